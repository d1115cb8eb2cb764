"""Findings of the documents, and the criteria by which our figures show them or not.

A criterion names differences of figures. It holds if the confidence intervals of the differences
lie wholly on the side it asks for, does not hold if one lies wholly on the other side, and is not
decided otherwise. Several differences share the error of 5 % (Bonferroni).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, Any

from regmt.core.errors import InputError

if TYPE_CHECKING:  # the list of tables is shown without loading these
    from regmt.reproduction.estimate import Estimate

ERROR = 0.05
FEWEST = 20
"""Resampling fewer sentences or runs than these says little; nothing is decided by it."""

WORDS = {True: "held", False: "did not hold", None: "not decided"}


@dataclass(frozen=True)
class Finding:
    """A finding of a document, and whether our figures show it; None if they cannot tell."""

    text: str
    held: bool | None
    evidence: str = ""
    tried: str = ""

    def lines(self) -> list[str]:
        """Return it as text, with what was tried if it did not hold."""
        lines = [f"{WORDS[self.held]:<12}  {self.text}"]
        if self.evidence:
            lines.append(f"{'':<12}  {self.evidence}")
        if self.tried and self.held is False:
            lines.append(f"{'':<12}  tried: {self.tried}")
        return lines

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        record = {"text": self.text, "held": self.held, "evidence": self.evidence}
        return record | ({"tried": self.tried} if self.tried else {})


@dataclass(frozen=True, kw_only=True)
class Criterion:
    """When a finding holds.

    Parameters
    ----------
    text : str
        The finding, in words.
    figures : sequence of str
        Sums and differences of figures by name, such as ``lasso - L2``. A ``*`` stands for any
        words, the same throughout a difference; the difference is taken for all that there are.
    above : float
        Each difference must be above this. By default 0.
    within : float, optional
        Each difference must be within this of 0; `above` does not count.
    some : bool
        It is enough if one of the differences is.
    tried : str
        What was done to find out why it does not hold.
    """

    text: str
    figures: Sequence[str]
    above: float = 0.0
    within: float | None = None
    some: bool = False
    tried: str = ""

    def judge(self, figures: Mapping[str, Estimate]) -> Finding:
        """Return whether figures, by name, show the finding."""
        differences = {
            name: _sum(name, figures) for text in self.figures for name in _each(text, figures)
        }
        confidence = 1.0 - ERROR / len(differences)
        shown: dict[str, bool | None] = {}
        evidence: dict[str, str] = {}
        for name, difference in differences.items():
            found = difference.interval(confidence)
            shown[name] = self._side(found.low, found.high)
            if difference.units < FEWEST:
                shown[name] = None
            evidence[name] = f"{difference.value:+.3g} [{found.low:+.3g}, {found.high:+.3g}]"
        # One that does not hold decides against all; one that holds decides for some.
        held: bool | None = self.some
        if held not in shown.values():
            held = None if None in shown.values() else not held
        names = [name for name, one in shown.items() if one is held]
        decides = (max if self.some else min)(names, key=lambda n: self._room(differences[n].value))
        of = "" if len(differences) == 1 else f" ({decides}; {len(differences)} compared)"
        return Finding(self.text, held, evidence[decides] + of, self.tried)

    def _room(self, value: float) -> float:
        """Return how far a value is on the right side."""
        return value - self.above if self.within is None else self.within - abs(value)

    def _side(self, low: float, high: float) -> bool | None:
        if self.within is not None:
            if -self.within < low and high < self.within:
                return True
            return False if low >= self.within or high <= -self.within else None
        if low > self.above:
            return True
        return False if high <= self.above else None


def exact(facts: Mapping[str, bool]) -> list[Finding]:
    """Return findings that no sample decides: they hold or not."""
    return [Finding(text, bool(held)) for text, held in facts.items()]


def _each(text: str, figures: Mapping[str, Estimate]) -> list[str]:
    """Return the differences that `text` stands for: itself, or one for each meaning of ``*``."""
    if "*" not in text:
        return [text]
    first = next(term for term in re.split(r" [-+] ", text) if "*" in term)
    pattern = re.compile(re.escape(first).replace(r"\*", "(.+)", 1).replace(r"\*", r"\1"))
    matches = (pattern.fullmatch(name) for name in figures)
    found = [text.replace("*", match.group(1)) for match in matches if match]
    if not found:
        raise InputError(f"no figure is called {first!r}")
    return found


def _sum(text: str, figures: Mapping[str, Estimate]) -> Estimate:
    """Return a sum or difference of figures."""
    first, *rest = re.split(r" ([-+]) ", text)
    terms = [figures[first]]
    for sign, name in zip(rest[::2], rest[1::2], strict=True):
        terms.append((1.0 if sign == "+" else -1.0) * figures[name])
    return reduce(add, terms)
