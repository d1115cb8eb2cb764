"""From the nodes of the search with gaps to its best derivations, with their features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from regmt.core.arrays import Float64Array
from regmt.decoding.beam._path_kernels import best_paths
from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.decoding.beam.translation_options import LN10, OptionIndex

if TYPE_CHECKING:
    from regmt.decoding.gaps.decoder import Node, _Search

Steps = Sequence[tuple[int, int]]
"""Options and their parts, in the order of the translation."""


def derivations(
    index: OptionIndex, search: _Search, nodes: Sequence[Node], k: int, *, distinct: bool
) -> list[Hypothesis]:
    """Return the `k` best derivations, or the best derivations of `k` distinct translations."""
    number = {id(node): i for i, node in enumerate(nodes)}
    starts, previous, steps, scores = [0], [], [], []
    for node in nodes:
        for before, option, part, score in sorted(node.ways, key=lambda way: -way[3]):
            previous.append(number[id(before)])
            steps.append((option, part))
            scores.append(score)
        starts.append(len(scores))
    graph = np.array(starts, np.int64), np.array(previous, np.int32), np.array(scores)
    node_scores = np.array([node.score for node in nodes])
    wanted = k
    while True:
        arcs, ends, totals = best_paths(*graph, node_scores, wanted)
        found: dict[object, tuple[Steps, float]] = {}
        for p, score in enumerate(totals.tolist()):
            path = [steps[arc] for arc in arcs[ends[p] : ends[p + 1]].tolist()]
            key = tuple(
                w for option, part in path for w in search.options[option].parts[part].words
            )
            found.setdefault(key if distinct else p, (path, score))
        factor = index.settings.nbest_factor
        if len(found) >= k or len(totals) < wanted or wanted >= k * factor:
            break
        wanted *= 4
    best = list(found.values())[:k]
    return [_hypothesis(index, search, path, score) for path, score in best]


def _hypothesis(index: OptionIndex, search: _Search, path: Steps, score: float) -> Hypothesis:
    phrases = []
    for number, part in path:
        option = search.options[number]
        start, end = option.spans[min(part, len(option.spans) - 1)]
        alignment = ""
        if option.number >= 0:
            table, line = (int(a[option.number]) for a in (search.source.table, search.source.line))
            alignment = index.alignment(table, line)
        phrases.append(Phrase(start, end, option.parts[part].words, alignment))
    vector = features(index, search, path)
    return Hypothesis(tuple(phrases), score, index.model.feature_dict(vector))


def features(index: OptionIndex, search: _Search, path: Steps) -> Float64Array:
    """Return Ψ of a derivation."""
    model, blocks = index.model, index.blocks
    vector = np.zeros(index.n_features)
    last = -1
    for number, part in path:
        if part > 0:
            continue
        option = search.options[number]
        vector += option.features
        jump, orientation = search.place(last, option)
        if model.distortion is not None:
            vector[blocks[model.distortion].first] -= jump
        _add_reordering(index, search, vector, (last, number), orientation)
        last = number
    for k, (name, lm) in enumerate(model.language_models.items()):
        state, total = lm.begin_state, 0.0
        for number, part in path:
            for word in search.options[number].parts[part].ids[k]:
                logprob, state = lm.step(state, word)
                total += logprob
        vector[blocks[name].first] = LN10 * (total + lm.step(state, lm.end_word)[0])
    return vector


def _add_reordering(
    index: OptionIndex,
    search: _Search,
    vector: Float64Array,
    pair: tuple[int, int],
    orientation: int,
) -> None:
    first = 0
    for name, table in index.model.reordering_tables.items():
        column = table.type.columns[orientation]
        # Towards the next phrase it is the one before that has the values.
        for place, number in zip(table.directions(), reversed(pair), strict=True):
            if place is None or number < 0 or search.options[number].number < 0:
                continue
            feature = index.blocks[name].first + place.first_feature
            feature += 0 if table.type.collapsed else column
            row = search.source.reordering[search.options[number].number]
            vector[feature] += row[first + place.first_column + column]
        first += table.type.n_columns
