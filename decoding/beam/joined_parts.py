"""Translations of a line from those of its parts."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.decoding.sentence_parts import Span


def join(
    parts: Sequence[Sequence[Hypothesis]],
    spans: Sequence[Span],
    *,
    nbest: int = 1,
    distinct: bool = False,
) -> list[Hypothesis]:
    """Return the best translations of a sentence from those of its parts, best first.

    Scores and features are sums over the parts; a part without translations is left out.
    """
    joined: list[Hypothesis] = []
    for hypotheses, (offset, _) in zip(parts, spans, strict=True):
        moved = [_moved(h, offset) for h in hypotheses]
        if not joined or not moved:
            joined = joined or moved
            continue
        # Of two sorted lists the pair (i, j) is at best number (i + 1)(j + 1).
        pairs = itertools.product(enumerate(joined, 1), enumerate(moved, 1))
        both = [_appended(a, b) for (i, a), (j, b) in pairs if i * j <= nbest]
        joined = sorted(both, key=lambda h: -h.score)[:nbest]
    if not distinct:
        return joined
    best: dict[tuple[str, ...], Hypothesis] = {}
    for hypothesis in joined:
        best.setdefault(tuple(hypothesis.tokens), hypothesis)
    return list(best.values())


def _moved(hypothesis: Hypothesis, offset: int) -> Hypothesis:
    phrases = tuple(
        Phrase(p.start + offset, p.end + offset, p.target, p.alignment) for p in hypothesis.phrases
    )
    return Hypothesis(phrases, hypothesis.score, hypothesis.features)


def _appended(first: Hypothesis, second: Hypothesis) -> Hypothesis:
    features = dict(first.features)
    for name, values in second.features.items():  # sparse ones may be in one part only
        before = features.get(name, (0.0,) * len(values))
        features[name] = tuple(a + b for a, b in zip(before, values, strict=True))
    return Hypothesis(first.phrases + second.phrases, first.score + second.score, features)
