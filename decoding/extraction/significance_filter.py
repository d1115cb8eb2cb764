"""Discard phrase pairs that co-occur no more often than chance (Johnson et al. 2007)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array, offsets_of
from regmt.decoding.extraction import _significance_kernels as kernels
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.decoding.extraction.phrases import Phrases


def sentence_counts(
    pairs: PhrasePairs, source_offsets: Int64Array, target_offsets: Int64Array
) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Count the sentence pairs that contain s, t, and both, of each phrase pair (s, t)."""
    source = _sentences_of(pairs.source_phrases, source_offsets)
    target = _sentences_of(pairs.target_phrases, target_offsets)
    both = np.empty(len(pairs), dtype=np.int64)
    kernels.common_sentences(pairs.source, pairs.target, *source, *target, both)
    return np.diff(source[0])[pairs.source], np.diff(target[0])[pairs.target], both


def negative_log_p_values(
    both: Int64Array, source: Int64Array, target: Int64Array, n_sentences: int
) -> Float64Array:
    """Return -ln of the p-value of Fisher's exact test: P(X ≥ both), X hypergeometric.

    Parameters
    ----------
    both, source, target : ndarray of int64
        Sentence pairs with both phrases, with the source phrase, with the target phrase.
    n_sentences : int
        All sentence pairs.
    """
    table, place = np.unique(np.stack([both, source, target]), axis=1, return_inverse=True)
    values = np.empty(table.shape[1])
    kernels.fisher(table[0], table[1], table[2], n_sentences, values)
    result: Float64Array = values[place.reshape(-1)]
    return result


def significant(
    pairs: PhrasePairs,
    source_offsets: Int64Array,
    target_offsets: Int64Array,
    *,
    threshold: float | None = None,
) -> npt.NDArray[np.bool_]:
    """Return which pairs are kept.

    Parameters
    ----------
    threshold : float, optional
        Least -ln p. By default α + ε with α = ln N, N sentence pairs: this drops all pairs whose
        phrases occur once, together.
    """
    n_sentences = len(source_offsets) - 1
    source, target, both = sentence_counts(pairs, source_offsets, target_offsets)
    values = negative_log_p_values(both, source, target, n_sentences)
    return values > (np.log(n_sentences) + 1e-5 if threshold is None else threshold)


def _sentences_of(phrases: Phrases, offsets: Int64Array) -> tuple[Int64Array, Int64Array]:
    """Return the distinct sentences of every phrase as compressed rows (starts, sentences)."""
    n_sentences = len(offsets) - 1
    owner = np.repeat(np.arange(n_sentences), np.diff(offsets))
    keys = []
    for ids in phrases.ids:
        here = np.flatnonzero(ids >= 0)
        keys.append(ids[here] * n_sentences + owner[here])
    phrase, sentence = np.divmod(np.unique(np.concatenate(keys)), n_sentences)
    return offsets_of(np.bincount(phrase, minlength=len(phrases))), sentence
