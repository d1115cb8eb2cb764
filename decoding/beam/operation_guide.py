"""What the search of a translation is told about operations while it is under way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of, places_of
from regmt.decoding.alignment.links import Links
from regmt.decoding.beam._guide_kernels import PhraseOperations, phrase_ends
from regmt.decoding.beam._lm_kernels import score_alone
from regmt.decoding.features import OptionView
from regmt.decoding.operations._operation_kernels import BACK, FORWARD, GAP, operations
from regmt.decoding.operations.operation_model import OperationModel, pairs_of
from regmt.instance_selection.vocabulary import Vocabulary

_MOST_GAPS = 20
"""Jumps back over more gaps than that count as jumps over so many."""
_JUMPS = np.array([GAP, FORWARD, *range(BACK, BACK + _MOST_GAPS + 1)], dtype=np.int64)


class OperationGuide:
    """Lets the search prefer translations whose operations are probable.

    A hypothesis is scored by the operations of its phrases, one after the other, and by the jumps
    between them. The sequence differs from that of the whole translation where it depends on what
    is translated later: a source word without a link is deleted with the phrase that covers it, not
    when it is passed, and gaps before a phrase do not count within. So the guide is no
    feature: it changes which hypotheses survive and the order of n-best lists, not their features.

    Parameters
    ----------
    model : OperationModel
    source : mapping of str to int
        The words to be translated and their ids in the corpus; -1 for those that it lacks.
    target : Vocabulary
        Of the target side of the corpus.
    weight : float
        For the natural logarithm of the probability.
    """

    def __init__(
        self, model: OperationModel, source: Mapping[str, int], target: Vocabulary, weight: float
    ) -> None:
        self.model, self.source, self.target = model, source, target
        self.weight = float(weight * np.log(10))

    def prepare(self, options: OptionView) -> tuple[PhraseOperations, Float64Array]:
        """Return the operations of all options, and their weighted scores alone."""
        model, start = self.model, options.start.astype(np.int64)
        lengths = options.end - start
        ids = np.array([self.source[word] for word in options.source], dtype=np.int32)
        source = ids[places_of(start, lengths)]
        sizes = np.array([len(target) for target in options.targets])
        target = self.target.encode([word for words in options.targets for word in words])
        linked = [
            _cells(text if size else "")
            for text, size in zip(options.alignments, sizes.tolist(), strict=True)
        ]
        cells = np.concatenate(linked)
        n_links = np.array([len(own) for own in linked])
        links = Links(offsets_of(n_links), cells[:, 0].copy(), cells[:, 1].copy())
        pairs = pairs_of((source, offsets_of(lengths)), (target, offsets_of(sizes)), links)
        codes, offsets = operations(pairs)
        inserted, ends = phrase_ends(pairs)
        words = model.ids_of(codes)
        states, rests = np.empty(len(words), dtype=np.int32), np.empty(len(words))
        alone = score_alone(model.arrays, np.int32(0), words, offsets, states, rests)
        prepared = PhraseOperations(
            lm=model.arrays,
            begin_state=model.begin_state,
            end_word=model.end_word,
            weight=self.weight,
            jumps=model.ids_of(_JUMPS),
            first=offsets[:-1].copy(),
            inserted=offsets[:-1] + inserted,
            last=offsets[1:].copy(),
            ends=ends,
            words=words,
            states=states,
            rests=rests,
        )
        return prepared, self.weight * alone


def reordered(prepared: PhraseOperations, order: Int64Array) -> PhraseOperations:
    """Return the operations of options in another order."""
    return prepared._replace(
        first=prepared.first[order],
        inserted=prepared.inserted[order],
        last=prepared.last[order],
        ends=prepared.ends[order],
    )


@lru_cache(maxsize=1 << 14)
def _cells(text: str) -> Int32Array:
    """Return the links ``i-j …`` of a phrase pair, shape (n, 2)."""
    return np.array([link.split("-") for link in text.split()], dtype=np.int32).reshape(-1, 2)
