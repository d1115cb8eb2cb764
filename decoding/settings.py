"""Search settings of the beam decoder."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regmt.core.errors import InputError

UNLIMITED = -1
"""A stack or a distortion limit without bound."""

MOST = 100_000
"""Larger limits of the search than this are refused: they need more memory than there is."""

MAX_WORDS = 120
"""Longer sentences are translated in parts."""

DISTORTION_RULES = ("moses", "strict", "extended", "start")
SEARCHES = ("stack", "cube")
UNKNOWN_WORDS = ("copy", "drop")


@dataclass(frozen=True)
class SearchSettings:
    """Settings of the search.

    Attributes
    ----------
    stack : int
        Hypotheses kept per number of covered words; -1 keeps all.
    threshold : float
        A hypothesis is dropped if it is worse than the best of its stack by this factor; 0 keeps
        all.
    distortion_limit : int
        -1 for no limit, 0 for monotone translation.
    distortion_rule : str
        With the previous phrase ending before position y, the first uncovered position g and the
        next phrase at [a, b), the limit L means: ``moses`` |a-y| ≤ L and (a = g or b ≤ g+L);
        ``strict`` |a-y| ≤ L and b ≤ g+L; ``extended`` |a-y| ≤ L and a ≤ g+L (PORTAGE 7.2);
        ``start`` a ≤ g+L (Phrasal thesis, Algorithm 1).
    allow_swaps : bool
        Two phrases that touch may always be swapped (PORTAGE 7.2).
    ttable_limit : int
        Translation options per source phrase and table, the best by table scores, penalties and
        the language models' estimate; -1 takes all.
    search : str
        ``stack``, or ``cube`` for cube pruning.
    pop_limit : int
        With cube pruning, hypotheses made per stack; -1 makes all.
    estimate_distortion : bool
        Whether a hypothesis is judged also by the moves it must still make: back to its first
        gap, and over what it has covered beyond it.
    unknown : str
        Words that no table translates are ``copy``-ed or ``drop``-ped.
    recombine : bool
        Whether hypotheses that the future cannot tell apart are recombined.
    nbest_factor : int
        How many derivations are looked at for each entry of a list of distinct translations; in
        Moses 20.
    max_words : int
        Longer sentences are translated in parts, see `regmt.decoding.sentence_parts`; -1 for no
        limit.
    """

    stack: int = 100
    threshold: float = 1e-5
    distortion_limit: int = 6
    distortion_rule: str = "moses"
    allow_swaps: bool = False
    ttable_limit: int = 20
    search: str = "stack"
    pop_limit: int = 400
    estimate_distortion: bool = True
    unknown: str = "copy"
    recombine: bool = True
    nbest_factor: int = 1000
    max_words: int = MAX_WORDS

    def __post_init__(self) -> None:
        for name, choices in (
            ("distortion_rule", DISTORTION_RULES),
            ("search", SEARCHES),
            ("unknown", UNKNOWN_WORDS),
        ):
            value = getattr(self, name)
            if value not in choices:
                raise InputError(f"`{name}` is {' or '.join(choices)}, not {value!r}")
        for name in ("stack", "ttable_limit", "pop_limit", "distortion_limit", "max_words"):
            lowest = 0 if name == "distortion_limit" else 1
            if getattr(self, name) < lowest and getattr(self, name) != UNLIMITED:
                raise InputError(f"`{name}` must be at least {lowest}, or -1 for no limit")
            if getattr(self, name) > MOST:
                raise InputError(f"`{name}` must be at most {MOST:,}, or -1 for no limit")
        if not 1 <= self.nbest_factor <= MOST:
            raise InputError(f"`nbest_factor` must be at least 1 and at most {MOST:,}")
        if not 0.0 <= self.threshold < 1.0:
            raise InputError("`threshold` must be at least 0 and below 1")

    @property
    def log_threshold(self) -> float:
        """Natural logarithm of the threshold."""
        return math.log(self.threshold) if self.threshold > 0 else -math.inf

    def updated(self, values: Mapping[str, object]) -> SearchSettings:
        """Return the settings with others in place of some; refuses unknown names.

        Names may be written as in files, ``distortion-limit``.
        """
        known = {f.name: type(f.default) for f in dataclasses.fields(self)}
        given: dict[str, Any] = {}
        for key, value in values.items():
            name = key.replace("-", "_")
            if name not in known:
                raise InputError(f"unknown setting {key!r}", remedy=f"known: {', '.join(known)}")
            if known[name] is float and type(value) is int:
                value = float(value)
            if type(value) is not known[name]:
                raise InputError(f"{key} = {value!r}: expected {known[name].__name__}")
            given[name] = value
        return dataclasses.replace(self, **given)

    def changed(self) -> dict[str, int | float | str | bool]:
        """Return the settings that differ from the defaults, named as in files."""
        return {
            f.name.replace("_", "-"): getattr(self, f.name)
            for f in dataclasses.fields(self)
            if getattr(self, f.name) != f.default
        }
