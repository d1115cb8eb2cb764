"""Learners of W, the map from source to target features (thesis, chapters 3.1, 4 and 8.6).

All are scikit-learn estimators: ``make_learner("fsr", epsilon=1/256).fit(X, Y).predict(phi)``.
"""

from regmt.learners.base import Learner
from regmt.learners.registry import LEARNERS, make_learner, make_linear_learner

__all__ = ["LEARNERS", "Learner", "make_learner", "make_linear_learner"]
