"""Several language models in three sets of arrays, so that kernels know only one kind.

The first two models are often large and the same for many sentences, so they are left as they are.
Others are small, such as what a few new sentences change in the first; they are joined.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from regmt.core.arrays import Int32Array
from regmt.decoding.lm import LanguageModel, LanguageModelArrays
from regmt.decoding.lm import _kernels as lm_kernels
from regmt.decoding.lm.ngram_table import empty_table


@dataclass(frozen=True)
class JoinedLanguageModels:
    """Language models, those after the second side by side in one space of nodes.

    Attributes
    ----------
    first, second, others : LanguageModelArrays
        For `lm_step`. What there is none of is the first again.
    roots : ndarray of int32, shape (K,)
        The state of each model without context.
    begin_states, end_words : ndarray of int32, shape (K,)
        State at the beginning of a sentence; word that ends it.
    """

    first: LanguageModelArrays
    second: LanguageModelArrays
    others: LanguageModelArrays
    roots: Int32Array
    begin_states: Int32Array
    end_words: Int32Array

    @classmethod
    def join(cls, models: Sequence[LanguageModel]) -> JoinedLanguageModels:
        """Join one model or more."""
        large, small = models[:2], models[2:]
        offsets = np.cumsum([0, *(len(model.parent) for model in small)])
        others = small[0].arrays if len(small) == 1 else models[0].arrays
        if len(small) > 1:
            others = _joined_arrays(small, offsets)
        roots = np.array([*(0 for _ in large), *offsets[:-1]], dtype=np.int32)
        return cls(
            large[0].arrays,
            large[-1].arrays,
            others,
            roots,
            np.array([model.begin_state for model in models], dtype=np.int32) + roots,
            np.array([model.end_word for model in models], dtype=np.int32),
        )

    def arrays_of(self, k: int) -> LanguageModelArrays:
        """Return the arrays that hold model k."""
        return (self.first, self.second, self.others)[min(k, 2)]


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
