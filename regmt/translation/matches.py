"""The stored pairs nearest to a sentence, as a translation memory shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from regmt.core.arrays import Int64Array, offsets_of
from regmt.instance_selection.index import Index
from regmt.instance_selection.sentence import Sentence
from regmt.metrics._kernels import error_statistics

_CHUNK = 256  # candidates that are compared at once


@dataclass(frozen=True)
class Match:
    """A stored pair.

    Attributes
    ----------
    percent : int
        ``100 (1 − d / max(m, n))`` for word edit distance d and lengths m and n, rounded down. 100
        is the same line, 101 in the same context (see `in_context`), and 99 a line that differs
        only in what its profile masks, such as ``%s`` and ``%d``.
    pair : int
        Its number in the index.
    source, target : str
        The stored lines.
    """

    percent: int
    pair: int
    source: str
    target: str

    def record(self) -> dict[str, Any]:
        """Return the match as an entry of a JSON file."""
        return vars(self).copy()


def best_matches(
    index: Index,
    sentence: str | Sentence,
    *,
    matches: int = 3,
    lowest: int = 50,
    without: Int64Array | None = None,
) -> list[Match]:
    """Return the pairs with the highest percentage, at least `lowest`; of equal ones the first.

    Pairs with the same lines count as one. The search is exact: a pair with s words of the query
    (as bags) has a distance of at least ``max(m, n) − s``, so candidates are taken in the order of
    this bound, until none can be among the best.

    Parameters
    ----------
    index : Index
    sentence : str or Sentence
    matches : int
        How many to return at most.
    lowest : int
        The lowest percentage.
    without : ndarray of int, optional
        Pairs that are not considered.
    """
    text = index.source.text
    query = text.encode(sentence)
    n = len(query)
    shared = _shared_words(index, query)
    if without is not None:
        shared[without] = 0
    candidates = np.flatnonzero(shared)
    longer = np.maximum(text.offsets[candidates + 1] - text.offsets[candidates], n)
    bound = shared[candidates] / longer
    possible = np.flatnonzero(100 * bound >= lowest)
    order = possible[np.argsort(-bound[possible], kind="stable")]
    found: dict[tuple[str, str], Match] = {}
    for start in range(0, len(order), _CHUNK):
        best = sorted((match.percent for match in found.values()), reverse=True)
        if len(best) >= matches and 100 * bound[order[start]] < best[matches - 1]:
            break
        chunk = order[start : start + _CHUNK]
        pairs = candidates[chunk]
        percents = np.floor(100 * (1 - _distances(index, pairs, query) / longer[chunk]) + 1e-9)
        for pair, percent in zip(pairs.tolist(), percents.astype(int).tolist(), strict=True):
            lines = text.lines[pair], index.target.text.lines[pair]
            if percent == 100 and lines[0] != query.text:
                percent = 99
            old = found.get(lines)
            if percent >= lowest and (old is None or pair < old.pair):
                found[lines] = Match(percent, pair, *lines)
    ranked = sorted(found.values(), key=lambda match: (-match.percent, match.pair))
    return ranked[:matches]


def in_context(
    index: Index, found: Sequence[Match], before: str | None, after: str | None
) -> list[Match]:
    """Return matches of which an exact one with the same neighbours has 101 %, best first.

    `before` and `after` are the lines next to the sentence, None at an end of its text. At least
    one of them must exist.
    """
    lines = index.source.text.lines

    def same(pair: int, neighbour: str | None) -> bool:
        return neighbour is None or (0 <= pair < len(lines) and lines[pair] == neighbour)

    judged = [
        replace(match, percent=101)
        if match.percent == 100
        and (before is not None or after is not None)
        and same(match.pair - 1, before)
        and same(match.pair + 1, after)
        else match
        for match in found
    ]
    return sorted(judged, key=lambda match: -match.percent)


def _shared_words(index: Index, query: Sentence) -> Int64Array:
    """Return for each pair how many words its source shares with the query, as bags."""
    words, counts = np.unique(query.ids[query.ids >= 0].astype(np.int64), return_counts=True)
    postings, rows = index.source.postings.only(words)
    shared = np.zeros(len(index), np.int64)
    for row, count in zip(rows.tolist(), counts.tolist(), strict=True):
        part = slice(postings.indptr[row], postings.indptr[row + 1])
        shared[postings.indices[part]] += np.minimum(postings.counts[part], count)
    return shared


def _distances(index: Index, pairs: Int64Array, query: Sentence) -> Int64Array:
    """Return the word edit distances between sources and the query."""
    sources = index.source.text.take(pairs)
    statistics = error_statistics(
        sources.tokens,
        sources.offsets,
        np.zeros(len(pairs), np.int64),
        query.ids,
        offsets_of([len(query)]),
        1,
        0,
        False,
    )
    edits: Int64Array = statistics[:, 0].astype(np.int64)
    return edits
