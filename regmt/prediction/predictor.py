"""ŷ for a sentence: select training pairs, learn W on them, apply it to φ(x)."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from scipy import sparse
from sklearn.base import clone

from regmt.core.arrays import Float64Array
from regmt.features.from_index import LocalProblem, distinct_ngrams, local_problem
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders, flatten
from regmt.instance_selection.selectors import Selector
from regmt.learners.base import Learner


@dataclass
class Prediction:
    """The predicted target features of one sentence.

    Attributes
    ----------
    sentence : str
    problem : LocalProblem
        The training features it was learned from.
    weights : ndarray, shape (N_Y,)
        ŷ: the predicted value of each target feature of `problem`.
    coef : csr_matrix or None, shape (N_Y, N_X)
        W in the columns of φ(x); None for learners without W.
    target_orders : Orders
    """

    sentence: str
    problem: LocalProblem
    weights: Float64Array
    coef: sparse.csr_matrix | None
    target_orders: Orders

    def above(self, threshold: float) -> list[tuple[tuple[str, ...], float]]:
        """Return the features predicted above `threshold` with their weights, best first."""
        at = np.flatnonzero(self.weights > threshold)
        best_first = at[np.lexsort((at, -self.weights[at]))]
        return [(self.problem.target_name(j), float(self.weights[j])) for j in best_first]

    def in_reference(self, reference: str) -> tuple[npt.NDArray[np.bool_], int]:
        """Compare with a reference translation.

        Returns
        -------
        present : ndarray of bool, shape (N_Y,)
            Which target features occur in the reference.
        n_uncovered : int
            Distinct features of the reference that the selected pairs do not have.
        """
        target = self.problem.index.target
        tokens = target.text.preprocessing(reference)
        ids, offsets = flatten([target.text.vocabulary.encode(tokens)])
        _, ngrams = target.table.find(ids, offsets, orders=self.target_orders)
        present = np.isin(self.problem.target_ids, ngrams)
        distinct = distinct_ngrams(tokens, self.target_orders)
        return present, len(distinct) - int(present.sum())


@dataclass(kw_only=True)
class Predictor:
    """Predicts target features sentence by sentence.

    Parameters
    ----------
    index : Index
    selector : Selector
        Fitted to `index`.
    learner : Learner
        A prototype; each sentence gets a clone.
    instances : int
        Training pairs m for each sentence.
    source_orders, target_orders : Orders
        N-gram orders of the features.
    exclude_exact : bool
        Leave out training pairs whose source is the sentence itself.
    """

    index: Index
    selector: Selector
    learner: Learner
    instances: int = 100
    source_orders: Orders = field(default_factory=Orders)
    target_orders: Orders = field(default_factory=Orders)
    exclude_exact: bool = False

    def problem(self, sentence: str) -> LocalProblem:
        """Select training pairs for `sentence` and make its regression problem."""
        selected = self.selector.select(
            [sentence], self.instances, exclude_exact=self.exclude_exact
        )[0]
        return local_problem(
            self.index,
            selected.ids,
            sentence,
            source_orders=self.source_orders,
            target_orders=self.target_orders,
        )

    def predict(self, sentence: str) -> Prediction:
        """Predict the target features of one raw sentence."""
        return self.solve(sentence, self.problem(sentence))

    def solve(self, sentence: str, problem: LocalProblem) -> Prediction:
        """Predict from a problem made before; the part that depends on the learner."""
        n_targets = problem.Y.shape[1]
        if problem.query.nnz == 0 or n_targets == 0:  # nothing known about the sentence
            nothing = sparse.csr_matrix((n_targets, problem.X.shape[1]))
            return Prediction(sentence, problem, np.zeros(n_targets), nothing, self.target_orders)
        learner = clone(self.learner).fit(problem.X, problem.Y, columns=problem.columns)
        weights = learner.predict(problem.query).reshape(-1)
        return Prediction(
            sentence, problem, weights, getattr(learner, "coef_", None), self.target_orders
        )
