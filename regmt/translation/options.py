"""The choices of a translation run, in one strict and hashable object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from regmt.core.errors import InputError
from regmt.decoding.settings import UNLIMITED
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.stream import Recipe
from regmt.learners import Learner, make_linear_learner

DECODERS = ("beam", "graph")
SCORES = ("combined", "regression", "phrases")

UNEXPLAINED = 0.5
"""FSR goes on while some source feature explains more than this part of an occurrence."""

OptionPairs = tuple[tuple[str, str | float | int], ...]


@dataclass(frozen=True, kw_only=True)
class TranslationOptions:
    """How sentences are translated.

    Parameters
    ----------
    selector, selector_options
        Which training pairs are selected, see `make_selector`.
    instances : int
        Pairs per sentence.
    learner, learner_options
        What learns W, see `make_linear_learner`. For ``fsr`` the tolerance is
        ``UNEXPLAINED / instances`` if none is given, so that it stops at the same ``<x, r>``
        however many pairs there are: at Algorithm 1's ε, features of a few occurrences would get
        no weight among many pairs.
    ngrams : str
        Orders of the features of both sides, e.g. ``1-2``.
    decoder : {"beam", "graph"}
    scores : {"combined", "regression", "phrases"}
        What the phrase table of the beam decoder holds: the scores of W (in both directions) and
        classical phrase scores from the same selected pairs side by side; W alone, as in the
        thesis; or the classical scores alone ("individual translation", 5.4.3).
    threshold : float
        Graph decoder: features predicted below this are not in the graph.
    beam : int
        Graph decoder: paths kept per length.
    objective : {"preimage", "weight"}
        Graph decoder: what the regression feature counts, see `GraphDecoder`.
    stack, distortion_limit : int
        Beam decoder, see `SearchSettings`.
    rescored : int
        Beam decoder with ``scores="combined"``: how many of its best translations are rescored by
        their distance to W's prediction.
    exclude_exact : bool
        Never select pairs whose source is the sentence itself.
    nbest : int
        Translations per sentence.
    lm_order : int
        Order of the language model trained on the target side.
    lm : str or None
        An ARPA file or model folder to use instead.
    """

    selector: str = "fda"
    selector_options: OptionPairs = ()
    instances: int = 100
    learner: str = "fsr"
    learner_options: OptionPairs = ()
    ngrams: str = "1-2"
    decoder: str = "beam"
    scores: str = "combined"
    threshold: float = 0.15
    beam: int = 100
    objective: str = "preimage"
    stack: int = 100
    distortion_limit: int = UNLIMITED
    rescored: int = 50
    exclude_exact: bool = False
    nbest: int = 1
    lm_order: int = 5
    lm: str | None = None

    def __post_init__(self) -> None:
        for name, choices in (("decoder", DECODERS), ("scores", SCORES)):
            if getattr(self, name) not in choices:
                raise InputError(
                    f"unknown {name} {getattr(self, name)!r}", remedy=f"use {' or '.join(choices)}"
                )
        for name in ("instances", "nbest", "beam", "lm_order", "rescored"):
            if getattr(self, name) < 1:
                raise InputError(f"{name} = {getattr(self, name)} is not positive")
        self.orders  # noqa: B018 (refuses a bad range now)
        self.make_learner()
        self.selector_recipe.make()

    @property
    def orders(self) -> Orders:
        """The n-gram orders of the features."""
        return Orders.parse(self.ngrams)

    @property
    def selector_recipe(self) -> Recipe:
        """How to make the selector."""
        return Recipe(self.selector, options=self.selector_options)

    @property
    def index_order(self) -> int:
        """The n-gram order an index must have to serve these options."""
        return max(self.orders.highest, self.selector_recipe.make().orders.highest)

    def make_learner(self) -> Learner:
        """Make the learner."""
        options = dict(self.learner_options)
        if self.learner == "fsr":
            options.setdefault("tolerance", UNEXPLAINED / self.instances)
        return make_linear_learner(self.learner, **options)


def options_from(given: Mapping[str, Any]) -> TranslationOptions:
    """Make options from names and values; the options of selector and learner may be mappings."""
    known = [field.name for field in fields(TranslationOptions)]
    values = dict(given)
    for name in values:
        if name not in known:
            raise InputError(f"unknown option {name!r}", remedy=f"there are {', '.join(known)}")
    for name in ("selector_options", "learner_options"):
        if isinstance(values.get(name), Mapping):
            values[name] = tuple(values[name].items())
    return TranslationOptions(**values)
