"""Classes of words that stand in like contexts, and a language model of the classes.

A sequence of classes is long before it becomes rare, so that the model of classes knows which
words may follow each other where the model of words has never seen them together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, places_of
from regmt.core.mapped import forget
from regmt.core.numbering import number_keys
from regmt.core.scratch import scratch, slices
from regmt.core.structure import Structure
from regmt.decoding.lm import _exchange_kernels
from regmt.decoding.lm.counting import SPECIAL
from regmt.decoding.lm.kneser_ney import train
from regmt.decoding.lm.language_model import LanguageModel
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.vocabulary import Vocabulary

N_CLASSES = 100
ROUNDS = 10
_SENTENCES_AT_ONCE = 1 << 16
_SCRATCH_PER_WORD = 40  # bytes of temporary files, as for n-grams


def word_classes(text: Text, n_classes: int = N_CLASSES) -> Int32Array:
    """Return the class of each word of the vocabulary of a text.

    The exchange algorithm (Kneser and Ney 1993; Martin, Liermann and Ney 1998) maximises the
    likelihood of the text under a bigram model of classes,

        Σ_ab C(ab) log C(ab) − Σ_a C(a·) log C(a·) − Σ_b C(·b) log C(·b),

    where C counts pairs of neighbouring classes. Words begin in classes by their rank in frequency
    and move in this order. The boundary of sentences has a class of its own.
    """
    n_words = len(text.vocabulary)
    n_classes = max(1, min(n_classes, n_words))
    frequency = np.bincount(text.tokens, minlength=n_words)
    order = np.argsort(-frequency, kind="stable")
    rank = np.empty(n_words, dtype=np.int64)
    rank[order] = np.arange(n_words)
    with scratch("counting neighbours", _SCRATCH_PER_WORD * len(text.tokens)) as place:
        found = number_keys(_neighbouring(text, rank), scratch=place)
        first, second = np.divmod(found.distinct, n_words + 1)
        counts = np.array(found.counts)
        del found
    classes = np.arange(n_words + 1) % n_classes
    classes[n_words] = n_classes
    _exchange_kernels.exchange(
        _neighbours(first, second, counts),
        _neighbours(second, first, counts),
        classes,
        n_classes + 1,
        ROUNDS,
    )
    return classes[rank].astype(np.int32)


def _neighbouring(text: Text, rank: Int64Array) -> Iterator[Int64Array]:
    """Yield ``first * (n_words + 1) + second`` for each two words that stand side by side.

    The boundary of sentences is the last word; a part of the text begins and ends with one.
    """
    n_words = len(rank)
    for some in slices(len(text), _SENTENCES_AT_ONCE):
        lengths = text.lengths[some]
        within = places_of(1 + offsets_of(lengths + 1)[:-1], lengths)
        running = np.full(len(within) + len(lengths) + 1, n_words, dtype=np.int64)
        running[within] = rank[text.tokens[text.offsets[some.start] : text.offsets[some.stop]]]
        yield running[:-1] * (n_words + 1) + running[1:]
        forget(text.tokens)


def _neighbours(
    words: Int64Array, others: Int64Array, counts: Int64Array
) -> _exchange_kernels.Neighbours:
    order = np.argsort(words, kind="stable")
    offsets = offsets_of(np.bincount(words))
    return _exchange_kernels.Neighbours(
        offsets, others[order].astype(np.int32), counts[order].astype(np.int64)
    )


class ClassLanguageModel(LanguageModel):
    """A language model that reads each word as its class; create one with `train`.

    `vocabulary` holds the classes, `words` the words. An unseen word has the class of most words
    that were seen once.
    """

    _KIND: ClassVar[str] = "regmt language model of word classes"
    _VERSION: ClassVar[int] = 2
    _REMEDY: ClassVar[str] = "remove the folder; it is made again"

    words: Vocabulary
    classes: Int32Array  #: of each word its id in `vocabulary`

    @classmethod
    def train(cls, text: Text, *, order: int = 5, n_classes: int = N_CLASSES) -> ClassLanguageModel:
        """Find the classes of the words of a text and train a model of its classes."""
        of_words = word_classes(text, n_classes)
        names = Vocabulary([str(c) for c in range(n_classes + 1)])
        model = train(
            replace(text, tokens=of_words[text.tokens], vocabulary=names),
            order=order,
            announce=False,
        )
        found = cls.__new__(cls)
        vars(found).update(vars(model))
        ids = model.encode(names.words)[of_words]
        found.words = Vocabulary([*SPECIAL, *text.vocabulary.words])
        found.classes = np.concatenate([model.encode(SPECIAL), ids]).astype(np.int32)
        # An unseen word is most like those that were seen once.
        frequency = np.bincount(text.tokens, minlength=len(ids))
        found.classes[0] = np.bincount(ids[frequency == 1], minlength=1).argmax()
        return found

    def encode(self, words: Iterable[str]) -> Int32Array:
        """Return the classes of `words` as ids of the model; unseen words have a class as well."""
        return self.classes[np.maximum(self.words.encode(words), 0)]

    def _stored(self) -> dict[str, npt.NDArray[Any]]:
        words = self.words.to_arrays("words")
        return {**super()._stored(), **words, "classes": self.classes}

    def _restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        super()._restore(arrays)
        self.words = Vocabulary.from_arrays(arrays, "words")
        self.classes = arrays["classes"]

    @staticmethod
    def _check(structure: Structure) -> None:
        LanguageModel._check(structure)
        structure.ids("classes", structure.words("vocabulary"), structure.words("words"))
