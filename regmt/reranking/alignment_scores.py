"""Scores by word alignment models (PORTAGE §8.1, features 2 to 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.decoding.alignment.alignment_model import AlignmentModel
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.directed_model import DirectedModel
from regmt.instance_selection.ngrams import flatten
from regmt.instance_selection.vocabulary import Vocabulary
from regmt.reranking.candidates import Candidates

DELETION_THRESHOLD = 0.01
"""A word counts as deleted if no word of the other side translates it with this probability."""

_CELLS = 4_000_000  # word pairs that are looked up at a time


@dataclass(frozen=True)
class _Chunk:
    """Some candidates and their source sentences."""

    rows: slice
    bitext: Bitext


def log_likelihoods(candidates: Candidates, model: AlignmentModel) -> Float64Array:
    """Return ``ln p(target | source)`` and ``ln p(source | target)``, shape (rows, 2).

    Without the models of sentence length, which other scores cover.
    """
    return _both_directions(
        candidates, model, lambda one, chunk: one.sentence_log_likelihoods(chunk.bitext)
    )


def viterbi_lexical(candidates: Candidates, model: AlignmentModel) -> Float64Array:
    """Return the log lexical probability along the best alignment, both ways, shape (rows, 2)."""

    def one_way(one: DirectedModel, chunk: _Chunk) -> Float64Array:
        bitext, hidden = chunk.bitext, one.table.hidden
        observed, offsets = bitext.observed(hidden)
        best = one.viterbi(bitext).astype(np.int64)
        probability, null = one.table.for_pairs_of(bitext)
        pair = np.repeat(np.arange(len(bitext)), np.diff(offsets))
        position = np.arange(len(observed)) - offsets[pair]
        n_target = np.diff(bitext.target_offsets)[pair]
        source, target = (best, position) if hidden == "source" else (position, best)
        cell = bitext.cell_offsets[pair] + np.maximum(source, 0) * n_target + np.maximum(target, 0)
        lexical = np.where(best >= 0, probability[bitext.cells[cell]], null[observed])
        logs = np.log(np.maximum(lexical, 1e-12))
        return np.asarray(np.bincount(pair, logs, minlength=len(bitext)), np.float64)

    return _both_directions(candidates, model, one_way)


def best_lexical(
    candidates: Candidates, model: AlignmentModel
) -> tuple[Float64Array, Float64Array]:
    """Return how well the words of either side are explained by the other.

    Returns
    -------
    logs : ndarray, shape (rows, 2)
        ``Σ_f ln max_e t(f|e)`` over the source words: all are translated; and
        ``Σ_e ln max_f t(e|f)`` over the target words: none is inserted.
    deletions : ndarray, shape (rows, 2)
        Minus the number of source words, and of target words, whose maximum is below
        `DELETION_THRESHOLD`.
    """

    def compute() -> tuple[Float64Array, Float64Array]:
        logs = np.empty((len(candidates), 2))
        deletions = np.empty((len(candidates), 2))
        for chunk in _chunks(candidates, model):
            bitext = chunk.bitext
            backward = model.backward.table.for_pairs_of(bitext)[0][bitext.cells]
            forward = model.forward.table.for_pairs_of(bitext)[0][bitext.cells]
            for k, row in enumerate(range(chunk.rows.start, chunk.rows.stop)):
                cells = slice(bitext.cell_offsets[k], bitext.cell_offsets[k + 1])
                width = int(bitext.target_offsets[k + 1] - bitext.target_offsets[k])
                for side, best in (
                    (0, backward[cells].reshape(-1, width).max(axis=1)),
                    (1, forward[cells].reshape(-1, width).max(axis=0)),
                ):
                    logs[row, side] = np.log(np.maximum(best, 1e-12)).sum()
                    deletions[row, side] = -(best < DELETION_THRESHOLD).sum()
        return logs, deletions

    return candidates.remember(("best lexical", id(model)), compute)


def source_links(candidates: Candidates, model: AlignmentModel) -> Int64Array:
    """Return the source position of each word of each candidate by the model, -1 for none."""

    def compute() -> Int64Array:
        parts = []
        for chunk in _chunks(candidates, model):
            best = model.forward.viterbi(chunk.bitext).astype(np.int64)
            # An empty candidate was given one unknown word; leave it out again.
            real = np.repeat(
                candidates.lengths[chunk.rows] > 0, np.diff(chunk.bitext.target_offsets)
            )
            parts.append(best[real])
        return np.concatenate(parts)

    return candidates.remember(("links", id(model)), compute)


def _both_directions(
    candidates: Candidates,
    model: AlignmentModel,
    score: Callable[[DirectedModel, _Chunk], Float64Array],
) -> Float64Array:
    scores = np.empty((len(candidates), 2))
    for chunk in _chunks(candidates, model):
        for column, one in enumerate((model.forward, model.backward)):
            scores[chunk.rows, column] = score(one, chunk)
    return scores


def _chunks(candidates: Candidates, model: AlignmentModel) -> Iterator[_Chunk]:
    """Yield the candidates with their sources as word ids of the model, a few sentences at a time.

    An empty side becomes one unknown word, which the models can score.
    """
    sources = [words or [""] for words in candidates.source_tokens]
    first = 0
    while first < candidates.sentences:
        last, cells = first, 0
        while last < candidates.sentences and (last == first or cells < _CELLS):
            rows = slice(candidates.offsets[last], candidates.offsets[last + 1])
            cells += len(sources[last]) * int(candidates.lengths[rows].sum())
            last += 1
        rows = slice(int(candidates.offsets[first]), int(candidates.offsets[last]))
        pairs = [
            (sources[i], candidates.tokens[row] or [""])
            for i in range(first, last)
            for row in range(candidates.offsets[i], candidates.offsets[i + 1])
        ]
        source, source_offsets, n_source = _encode([s for s, _ in pairs], model.source_vocabulary)
        target, target_offsets, n_target = _encode([t for _, t in pairs], model.target_vocabulary)
        yield _Chunk(
            rows,
            Bitext.build(
                source,
                source_offsets,
                target,
                target_offsets,
                n_source_words=n_source,
                n_target_words=n_target,
            ),
        )
        first = last


def _encode(
    sentences: list[list[str]], vocabulary: Vocabulary
) -> tuple[Int32Array, Int64Array, int]:
    """Return flat word ids and offsets; words that the model does not know follow its own."""
    ids = vocabulary.ids
    new: dict[str, int] = {}
    encoded = [
        [ids[word] if word in ids else new.setdefault(word, len(ids) + len(new)) for word in words]
        for words in sentences
    ]
    flat, offsets = flatten(encoded)
    return flat, offsets, len(ids) + len(new)
