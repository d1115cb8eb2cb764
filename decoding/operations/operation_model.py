"""An n-gram model of the operations that generate a translation together with its source.

A linked sentence pair is told as a sequence of operations (Durrani, Schmid and Fraser, ACL 2011):
generate a cept (source and target words that links connect), insert a target word, delete a source
word, leave a gap, jump back to a gap, jump forward. Its n-grams reach over the borders of phrases,
on both sides and with the order of words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of
from regmt.core.mapped import forget
from regmt.core.numbering import number_keys
from regmt.core.scratch import Pile, scratch, slices
from regmt.core.structure import Structure
from regmt.decoding.alignment.links import Links
from regmt.decoding.lm.counting import SPECIAL
from regmt.decoding.lm.kneser_ney import train
from regmt.decoding.lm.language_model import LanguageModel
from regmt.decoding.operations._operation_kernels import Pairs, operations
from regmt.instance_selection.corpus import Corpus, Lines, Text
from regmt.instance_selection.vocabulary import Vocabulary

ORDER = 4
PRUNE = (0, 0, 1)
"""Operations are more various than words: of the longer n-grams those seen twice are kept."""


_PAIRS_AT_ONCE = 1 << 15
_SCRATCH_PER_WORD = 40  # bytes of temporary files: at most two operations for a source word


class OperationModel(LanguageModel):
    """A language model of operations; create one with `train`."""

    _KIND: ClassVar[str] = "regmt model of operations"
    _VERSION: ClassVar[int] = 2
    _REMEDY: ClassVar[str] = "remove the folder; it is made again"

    codes: Int64Array  #: the operations, ascending
    ids: Int32Array  #: of each its id in `vocabulary`

    @classmethod
    def train(cls, corpus: Corpus, links: Links) -> OperationModel:
        """Train a model of the operations of a linked corpus."""
        n_words = len(corpus.source.tokens) + len(corpus.target.tokens)
        with scratch("numbering operations", _SCRATCH_PER_WORD * n_words) as place:
            sizes = place.pile(np.int64)
            numbered = number_keys(_operations(corpus, links, sizes), scratch=place)
            tokens = place.joined(numbered.numbers, np.int32)
            offsets = offsets_of(sizes.joined())
        codes = np.array(numbered.distinct)
        del numbered
        names = Vocabulary([str(k) for k in range(len(codes))])
        text = Text(tokens, offsets, names, Lines.from_strings([]))
        model = cls.__new__(cls)
        vars(model).update(vars(train(text, order=ORDER, prune=PRUNE, announce=False)))
        model.codes = codes
        model.ids = np.empty(len(codes), dtype=np.int32)
        known = np.array(model.vocabulary.words[len(SPECIAL) :], dtype=np.int64)
        model.ids[known] = np.arange(len(SPECIAL), len(SPECIAL) + len(known))
        return model

    def score_translations(
        self, source: Int32Array, targets: Sequence[Int32Array], links: Links
    ) -> Float64Array:
        """Return log10 p of the operations of translations of one sentence.

        Unknown words are -1.
        """
        n = len(targets)
        lengths = offsets_of([len(words) for words in targets])
        sides = (
            (np.tile(source, n), len(source) * np.arange(n + 1)),
            (np.concatenate(targets), lengths),
        )
        found, offsets = operations(pairs_of(*sides, links))
        scores = self.score_ids(self.ids_of(found), offsets)
        return np.add.reduceat(scores, offsets[:-1] + np.arange(n))

    def ids_of(self, codes: Int64Array) -> Int32Array:
        """Return the ids of operations in `vocabulary`, 0 for unknown ones."""
        places = np.minimum(np.searchsorted(self.codes, codes), len(self.codes) - 1)
        return np.where(self.codes[places] == codes, self.ids[places], 0).astype(np.int32)

    def _stored(self) -> dict[str, npt.NDArray[Any]]:
        return {**super()._stored(), "codes": self.codes, "ids": self.ids}

    def _restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        super()._restore(arrays)
        self.codes, self.ids = arrays["codes"], arrays["ids"]

    @staticmethod
    def _check(structure: Structure) -> None:
        LanguageModel._check(structure)
        structure.has("codes", "i8", None)
        n_codes = len(structure.ascending("codes", strictly=True))
        structure.ids("ids", structure.words("vocabulary"), n_codes)


def _operations(corpus: Corpus, links: Links, sizes: Pile[np.int64]) -> Iterator[Int64Array]:
    """Yield the operations of some pairs at a time; `sizes` gets their number in each pair."""
    for some in slices(len(corpus), _PAIRS_AT_ONCE):
        sides = [_rows(side.tokens, side.offsets, some) for side in (corpus.source, corpus.target)]
        own = [_rows(side, links.offsets, some) for side in (links.source, links.target)]
        linked = Links(own[0][1], own[0][0], own[1][0])
        found, offsets = operations(pairs_of(sides[0], sides[1], linked))
        sizes.add(np.diff(offsets))
        yield found
        forget(corpus.source.tokens, corpus.target.tokens, links.source, links.target)


def _rows(flat: Int32Array, offsets: Int64Array, some: slice) -> tuple[Int32Array, Int64Array]:
    """Return some rows of a flat array, and where each begins among them."""
    own = offsets[some.start : some.stop + 1]
    return flat[own[0] : own[-1]], own - own[0]


def pairs_of(
    source: tuple[Int32Array, Int64Array], target: tuple[Int32Array, Int64Array], links: Links
) -> Pairs:
    """Return the words and offsets of both sides and links as kernels take them: read-only."""
    arrays = [
        np.asarray(array).view()
        for array in (*source, *target, links.offsets, links.source, links.target)
    ]
    for array in arrays:
        array.setflags(write=False)
    return Pairs(*arrays)
