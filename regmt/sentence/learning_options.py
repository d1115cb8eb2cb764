"""The options of selection and learning, in one strict and hashable object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.features.weighting import Weighting
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.stream import Recipe
from regmt.instance_selection.sentence import Sentence
from regmt.learners import Learner, make_learner, make_linear_learner

UNEXPLAINED = 0.5
"""FSR goes on while some source feature explains more than this part of an occurrence."""

OptionPairs = tuple[tuple[str, str | float | int], ...]
LearnerOptionPairs = tuple[tuple[str, str | float | int | None], ...]


def printed_options(learner: str) -> LearnerOptionPairs:
    """Return the options with which a learner stops as the thesis prints it (Algorithm 1's ε)."""
    return (("tolerance", None),) if learner == "fsr" else ()


@dataclass(frozen=True, kw_only=True)
class LearningOptions:
    """How training pairs are selected for a sentence and W is learned from them.

    Parameters
    ----------
    selector, selector_options
        Which training pairs are selected, see `make_selector`. Options are given as a mapping or
        as pairs.
    instances : int
        Pairs per sentence, the m of the regression.
    exclude_exact : bool
        Never select pairs whose source is the sentence itself.
    exclude_near : int
        With `exclude_exact`, leave out the pairs up to this many lines from them, too. Neighbours
        share words and phrases that new text lacks.
    learner, learner_options
        What learns W, see `make_learner`. For ``fsr`` the tolerance is ``UNEXPLAINED / instances``
        if none is given: it stops at the same ``<x, r>`` for any number of pairs. With the ε of
        Algorithm 1, features that occur only a few times in many pairs would get no weight.
    ngrams : str
        Orders of the features of both sides, e.g. ``1-2``.
    weighting, alpha
        Weight of an n-gram by its order, in Φ_X and in the squared loss; see `order_weight`.
    boundaries : tuple of str
        Punctuation that no n-gram crosses (6.2.1).
    max_gap : int
        Source features may have a gap of up to this many words (8.2.1).
    subwords : str or None
        Orders of the character n-grams that stand for words that the corpus lacks, e.g. ``3-5``.
    """

    needs_w: ClassVar[bool] = False  #: Whether learners without W are refused.

    selector: str = "fda"
    selector_options: OptionPairs = ()
    instances: int = 100
    exclude_exact: bool = False
    exclude_near: int = 0
    learner: str = "fsr"
    learner_options: LearnerOptionPairs = ()
    ngrams: str = "1-2"
    weighting: Weighting = "none"
    alpha: float = 1.0
    boundaries: tuple[str, ...] = ()
    max_gap: int = 0
    subwords: str | None = None

    def __post_init__(self) -> None:
        for name in ("selector_options", "learner_options"):
            given = getattr(self, name)
            if isinstance(given, Mapping):
                object.__setattr__(self, name, tuple(given.items()))
        self.check_positive("instances")
        for name in ("max_gap", "exclude_near"):
            if getattr(self, name) < 0:
                raise InputError(f"{name} = {getattr(self, name)} is negative")
        self.orders, self.subword_orders  # noqa: B018 (refuses a bad range now)
        self.make_learner()
        self.recipe.make()

    def check_positive(self, *names: str) -> None:
        """Reject options that must be at least 1."""
        for name in names:
            if getattr(self, name) < 1:
                raise InputError(f"{name} = {getattr(self, name)} is not positive")

    @property
    def orders(self) -> Orders:
        """The n-gram orders of the features."""
        return Orders.parse(self.ngrams)

    @property
    def subword_orders(self) -> Orders | None:
        """The orders of character n-grams, if these are features."""
        return None if self.subwords is None else Orders.parse(self.subwords)

    @property
    def recipe(self) -> Recipe:
        """How to make the selector."""
        return Recipe(self.selector, options=self.selector_options)

    @property
    def index_order(self) -> int:
        """The n-gram order an index must have to serve these options."""
        return max(self.orders.highest, self.recipe.make().orders.highest)

    def excluded(self, index: Index, sentence: Sentence) -> Int64Array:
        """Return the pairs that the model of a sentence must not see."""
        if not self.exclude_exact:
            return np.empty(0, dtype=np.int64)
        return index.exact_matches(sentence.ids, near=self.exclude_near)

    def make_learner(self) -> Learner:
        """Make the learner."""
        options = dict(self.learner_options)
        if self.learner == "fsr":
            options.setdefault("tolerance", UNEXPLAINED / self.instances)
        return (make_linear_learner if self.needs_w else make_learner)(self.learner, **options)
