"""Restore the masks of a source in its translation: each once, tags in pairs, well nested."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from itertools import islice
from operator import eq
from typing import NamedTuple

from regmt.instance_selection.text_profile.masks import Mask, kind_of

Links = Iterable[tuple[int, int]]


def restore(
    target: Sequence[str],
    source: Sequence[str],
    masks: Sequence[Mask],
    alignment: Links | None = None,
) -> list[str]:
    """Return `target` with each mask token of `source` once.

    Doubled and foreign mask tokens are replaced by missing ones of their kind, or removed. What is
    still missing goes beside the translations of its neighbours; a pair of tags around those of the
    words it encloses.

    Parameters
    ----------
    target, source : sequence of str
    masks : sequence of Mask
        Those of `source`, in order.
    alignment : iterable of (int, int), optional
        Links between positions of `source` and of `target`. Without it equal words are linked.
    """
    if not masks:
        return [token for token in target if not kind_of(token)]
    at = _kept(target, masks)
    place = _Placement(source, target, alignment)
    position_in_source = {token: i for i, token in enumerate(source) if kind_of(token)}
    for each in masks:
        if each.kind == "open":
            _place_pair(each.token, at, place, position_in_source)
    for each in masks:
        if each.token not in at:
            at[each.token] = place.single(position_in_source[each.token])
    _anchor_breaks(source, at, len(target))
    order = {each.token: k for k, each in enumerate(masks)}
    closes_later = {t for t in at if kind_of(t) == "close" and at[t] > at[_partner(t)]}
    items = [(float(i), 1, 0, token) for i, token in enumerate(target) if not kind_of(token)]
    items += [(at[t], int(t not in closes_later), order[t], t) for t in order]
    return _balanced(_in_order([token for *_, token in sorted(items)], masks))


def _kept(target: Sequence[str], masks: Sequence[Mask]) -> dict[str, float]:
    """Return where masks stand in `target`, or a spare one of their kind that they replace."""
    at: dict[str, float] = {}
    wanted = {each.token for each in masks}
    spare = []
    for i, token in enumerate(target):
        if kind_of(token):
            if token in wanted and token not in at:
                at[token] = i
            else:
                spare.append(i)
    for i in spare:
        kind = kind_of(target[i])
        missing = (each.token for each in masks if each.kind == kind and each.token not in at)
        for token in islice(missing, 1):
            at[token] = i
    return at


class _Placement:
    """Where in the target something of the source belongs; between words are halves."""

    def __init__(
        self, source: Sequence[str], target: Sequence[str], alignment: Links | None
    ) -> None:
        self.source, self.target = source, target
        self.links: dict[int, list[int]] = {}
        for i, j in equal_tokens(source, target) if alignment is None else alignment:
            if i < len(source) and j < len(target) and not kind_of(source[i]):
                self.links.setdefault(i, []).append(j)

    def single(self, i: int) -> float:
        """Return the place beside the word before or after position `i`, else as far in."""
        if i - 1 in self.links:
            return max(self.links[i - 1]) + 0.5
        if i + 1 in self.links:
            return min(self.links[i + 1]) - 0.5
        return round(i / max(len(self.source) - 1, 1) * len(self.target)) - 0.5

    def around(self, inside: range) -> _Span | None:
        """Return the span of the translations of source positions, None if they have none.

        Of all spans the one with the highest `gain`, the shortest of equal ones.
        """
        gains = self._gains(inside)
        best, start, total = _Span(0.0, 0.0, 0), 0, 0
        for j, gain in enumerate(gains):
            if total <= 0:
                start, total = j, 0
            total += gain
            if total > best.gain:
                best = _Span(start - 0.5, j + 0.5, total)
        return best if best.gain else None

    def gain(self, opening: float, closing: float, inside: range) -> int:
        """Return how many words of a span translate source positions, less those that do not."""
        gains = self._gains(inside)
        return sum(gain for j, gain in enumerate(gains) if opening < j < closing)

    def _gains(self, inside: range) -> list[int]:
        gains = [0] * len(self.target)
        for of_inside in (False, True):
            for i, linked in self.links.items():
                if (i in inside) is of_inside:
                    for j in linked:
                        gains[j] = 1 if of_inside else -1
        return [
            0 if kind_of(token) else gain for token, gain in zip(self.target, gains, strict=True)
        ]


class _Span(NamedTuple):
    """The places of a pair of tags, and what is gained by them."""

    opening: float
    closing: float
    gain: int


def equal_tokens(source: Sequence[str], target: Sequence[str]) -> list[tuple[int, int]]:
    """Link equal tokens of two sentences in the same order."""
    if len(source) == len(target) and all(map(eq, source, target)):
        return [(i, i) for i in range(len(source))]
    # In long texts frequent tokens are no anchors: with them the search is quadratic.
    matcher = SequenceMatcher(None, source, target, autojunk=len(target) > 1000)
    blocks = matcher.get_matching_blocks()
    return [(i + k, j + k) for i, j, size in blocks for k in range(size)]


def _partner(token: str) -> str:
    return token.replace("close", "open") if "close" in token else token.replace("open", "close")


def _place_pair(
    opening: str, at: dict[str, float], place: _Placement, in_source: dict[str, int]
) -> None:
    """Place a pair of tags around the translations of what it encloses, unless it is there."""
    closing = _partner(opening)
    first, last = in_source[opening] + 1, in_source[closing] - 1
    inside = range(first, last + 1)
    found = [at.get(tag, place.single(i)) for tag, i in ((opening, first - 1), (closing, last + 1))]
    found.sort()
    best = place.around(inside)
    if best is not None:
        there = (
            opening in at and closing in at and place.gain(found[0], found[1], inside) == best.gain
        )
        found = found if there else [best.opening, best.closing]
    at[opening], at[closing] = found


def _anchor_breaks(source: Sequence[str], at: dict[str, float], n: int) -> None:
    """Keep line breaks at the start and the end of the source there."""
    for tokens, place in ((source, -1.0), (source[::-1], n + 1.0)):
        for token in tokens:
            if kind_of(token) != "break":
                break
            at[token] = place


def _in_order(tokens: list[str], masks: Sequence[Mask]) -> list[str]:
    """Put masks that mean something by their order, such as ``%s``, into that of the source."""
    for kind in ("printf", "brace", "break"):
        ordered = [each.token for each in masks if each.kind == kind and each.in_order]
        places = [i for i, token in enumerate(tokens) if token in ordered]
        for i, token in zip(places, ordered, strict=True):
            tokens[i] = token
    return tokens


def _balanced(tokens: list[str]) -> list[str]:
    """Let each closing tag close the last tag that is open."""
    opened = []
    for i, token in enumerate(tokens):
        kind = kind_of(token)
        if kind == "open":
            opened.append(token)
        elif kind == "close":
            tokens[i] = _partner(opened.pop())
    return tokens
