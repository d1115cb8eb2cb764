"""Several language models in one set of arrays, so that kernels know only one kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Int32Array
from regmt.decoding.lm import LanguageModel, LanguageModelArrays
from regmt.decoding.lm import _kernels as lm_kernels
from regmt.decoding.lm.language_model import empty_table


@dataclass(frozen=True)
class JoinedLanguageModels:
    """Language models side by side in one space of nodes.

    Attributes
    ----------
    arrays : LanguageModelArrays
        For `lm_step`. A single model keeps its own arrays.
    roots : ndarray of int32, shape (K,)
        The state of each model without context.
    begin_states, end_words : ndarray of int32, shape (K,)
        State at the beginning of a sentence; word that ends it.
    """

    arrays: LanguageModelArrays
    roots: Int32Array
    begin_states: Int32Array
    end_words: Int32Array

    @classmethod
    def join(cls, models: Sequence[LanguageModel]) -> JoinedLanguageModels:
        """Join one model or more."""
        offsets = np.cumsum([0, *(len(model.parent) for model in models)])
        return cls(
            models[0].arrays if len(models) == 1 else _joined_arrays(models, offsets),
            offsets[:-1].astype(np.int32),
            np.array(
                [model.begin_state + offsets[k] for k, model in enumerate(models)], dtype=np.int32
            ),
            np.array([model.end_word for model in models], dtype=np.int32),
        )


def _joined_arrays(
    models: Sequence[LanguageModel], offsets: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> LanguageModelArrays:
    table = empty_table(int(offsets[-1]))
    for model, offset in zip(models, offsets.tolist(), strict=False):
        # The unigrams of later models are children of a root that is not node 0, so they are
        # entered in the table like all the others.
        parents = (model.parent[1:] + offset).astype(np.int32)
        lm_kernels.insert_ngrams(table, np.int64(offset + 1), parents, model.word[1:].copy())
    pairs = list(zip(models, offsets.tolist(), strict=False))
    arrays = LanguageModelArrays(
        np.concatenate([model.arrays.logprob for model in models]),
        np.concatenate([model.arrays.backoff for model in models]),
        np.concatenate([model.arrays.suffix + offset for model, offset in pairs]).astype(np.int32),
        np.concatenate([model.arrays.next_state + offset for model, offset in pairs]).astype(
            np.int32
        ),
        table,
    )
    for array in arrays:
        array.setflags(write=False)
    return arrays
