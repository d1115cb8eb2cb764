"""Learners by name."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

from regmt.core.errors import InputError, check_choice
from regmt.learners.base import Learner

LEARNERS: dict[str, tuple[str, str]] = {
    "ridge": ("ridge", "Ridge"),
    "fsr": ("fsr", "ForwardStagewise"),
    "qp": ("qp", "LassoQP"),
    "lp": ("lp", "BasisPursuit"),
    "ith": ("ith", "IterativeThresholding"),
    "svr": ("svr", "SupportVectorRegression"),
    "logreg": ("logreg", "Logistic"),
    "svc": ("svc", "SupportVectorClassification"),
    "l1inf": ("l1inf", "L1Infinity"),
}
"""Name → module and class; a module is imported only when its learner is used."""


def make_learner(name: str, **options: Any) -> Learner:
    """Make a learner by its name.

    Parameters
    ----------
    name : str
        One of `LEARNERS`.
    **options
        The options of the learner's constructor; unknown ones are refused.

    Examples
    --------
    >>> make_learner("ridge", alpha=2.0)
    Ridge(alpha=2.0)
    """
    check_choice("learner", name, LEARNERS)
    module, class_name = LEARNERS[name]
    learner: type[Learner] = getattr(import_module(f"regmt.learners.{module}"), class_name)
    known = inspect.signature(learner).parameters
    for option, value in options.items():
        if option not in known:
            raise InputError(
                f"the learner {name!r} has no option {option!r}",
                remedy=f"it has {', '.join(known)}",
            )
        # Options whose default is None are numbers, too.
        if isinstance(value, str) and not isinstance(known[option].default, str):
            raise InputError(f"{option} of the learner {name!r} is a number, not {value!r}")
    made = learner(**options)
    made._check_options()  # before any work is done; `fit` checks again
    return made


def make_linear_learner(name: str, **options: Any) -> Learner:
    """Make a learner that has W, as `make_learner` does; the others are refused."""
    made = make_learner(name, **options)
    if not made.has_coef:
        raise InputError(
            f"the learner {name!r} has no W, only predictions",
            remedy="use another one, for example fsr or ridge",
        )
    return made
