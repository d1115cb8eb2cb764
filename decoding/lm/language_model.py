"""A back-off n-gram language model as arrays, queried one word at a time from kernels."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float32Array, Float64Array, Int32Array, Int64Array, read_only
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.mapped import forget
from regmt.core.mirror import Mirror
from regmt.core.scratch import scratch, slices
from regmt.core.store import open_arrays, write_arrays
from regmt.core.structure import Damaged, Structure
from regmt.decoding.lm import _kernels
from regmt.decoding.lm.ngram_table import SLOT_BYTES, WINDOW, filled_table, n_slots
from regmt.instance_selection.ngrams import flatten
from regmt.instance_selection.vocabulary import Vocabulary

UNKNOWN_WORD, BEGIN, END = "<unk>", "<s>", "</s>"


class LanguageModelArrays(NamedTuple):
    """What `lm_step` reads; all arrays are read-only, so that all models have one kernel type."""

    logprob: Float32Array  #: (nodes,) log10 p of the last word after the others
    backoff: Float32Array  #: (nodes,) log10 of the back-off weight
    suffix: Int32Array  #: (nodes,) node of the longest known proper suffix
    next_state: Int32Array  #: (nodes,) the state after the n-gram
    table: Int32Array  #: (slots, 3) hash table of children, see `_kernels`


@dataclass(frozen=True)
class SentenceScore:
    """The score of one sentence.

    Attributes
    ----------
    logprobs : ndarray of float64, shape (n_words + 1,)
        Log10 p of each word and, last, of the end of the sentence.
    unknown : ndarray of bool, shape (n_words + 1,)
        Which words are not in the vocabulary.
    """

    logprobs: Float64Array
    unknown: npt.NDArray[np.bool_]

    @property
    def total(self) -> float:
        """Log10 p of the sentence with its end."""
        return float(self.logprobs.sum())

    @property
    def n_unknown(self) -> int:
        """Number of words that are not in the vocabulary."""
        return int(self.unknown.sum())


class LanguageModel:
    """A back-off language model of any order.

    Each n-gram is a *node*: 0 is the empty context, ``word + 1`` the unigram of a word, then come
    the higher orders. A *state* is a node, too: the longest suffix of the words so far that can
    matter to the next. `lm_step` takes a state and a word and gives log10 p and the new state.

    Parameters
    ----------
    vocabulary : Vocabulary
        The words; ``<unk>`` has id 0, ``<s>`` and ``</s>`` must be there.
    starts : sequence of int
        Nodes of order k are ``starts[k - 1] <= node < starts[k]``; ``starts[0]`` is 1.
    parent, word : ndarray of int32, shape (nodes,)
        N-gram without its last word, and that word; of a unigram 0 and its word. Children of
        one node must differ.
    logprob, backoff : ndarray of float, shape (nodes,)
        Log10 values; those of node 0 are not used.
    suffix, table : ndarray, optional
        See `LanguageModelArrays`; by default they are made.
    """

    _KIND: ClassVar[str] = "regmt language model"
    _VERSION: ClassVar[int] = 3
    _REMEDY: ClassVar[str] = "write it again from the ARPA file"

    def __init__(
        self,
        vocabulary: Vocabulary,
        starts: Sequence[int] | Int64Array,
        parent: Int32Array,
        word: Int32Array,
        logprob: npt.NDArray[np.floating[Any]],
        backoff: npt.NDArray[np.floating[Any]],
        *,
        suffix: Int32Array | None = None,
        table: Int32Array | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.starts = np.asarray(starts, dtype=np.int64)
        self.parent, self.word = parent, word
        self.logprob = logprob.astype(np.float32, copy=False)
        self.backoff = backoff.astype(np.float32, copy=False)
        self._suffix, self._table = suffix, table

    @cached_property
    def arrays(self) -> LanguageModelArrays:
        """The arrays that kernels are called with."""
        parent, word, suffix, table = self.parent, self.word, self._suffix, self._table
        n, first = len(parent), int(self.starts[1])
        needed = SLOT_BYTES * n_slots(n - first) + 4 * n
        what, little = "filling the table of n-grams", SLOT_BYTES * WINDOW
        with scratch(what, needed, little=little) as place:
            if table is None:
                table = filled_table(parent, word, first, place)
            if suffix is None:
                suffix = np.zeros(n, dtype=np.int32)
                _kernels.link_suffixes(*map(read_only, (table, parent, word)), suffix)
            next_state = np.zeros(n, dtype=np.int32)
            for some in slices(n - 1):
                nodes = slice(some.start + 1, some.stop + 1)
                _kernels.mark_contexts(read_only(parent[nodes]), next_state)
                forget(parent)
            for nodes in slices(n):
                arrays = suffix[nodes], self.backoff[nodes]
                _kernels.link_states(nodes.start, *map(read_only, arrays), next_state)
                forget(suffix, self.backoff)
            next_state = place.joined([next_state], np.int32)
        return _fixed(LanguageModelArrays(self.logprob, self.backoff, suffix, next_state, table))

    def __setstate__(self, state: dict[str, Any]) -> None:
        # Unpickled arrays can be written to, or are memory maps: give them the kernels' type again.
        self.__dict__.update(state)
        if "arrays" in state:
            self.arrays = _fixed(LanguageModelArrays._make(map(np.asarray, self.arrays)))

    @property
    def order(self) -> int:
        """The highest order of n-grams."""
        return len(self.starts) - 1

    def __len__(self) -> int:
        """Return the number of n-grams of all orders."""
        return int(self.starts[-1]) - 1

    @property
    def begin_state(self) -> int:
        """The state at the beginning of a sentence."""
        return int(self.arrays.next_state[self.encode([BEGIN])[0] + 1])

    @property
    def end_word(self) -> int:
        """Id of the word that ends a sentence."""
        return int(self.encode([END])[0])

    @classmethod
    def load(cls, path: StrPath) -> LanguageModel:
        """Read an ARPA file (plain or gzip), or open a folder written by `save`.

        What was read from a large file is opened from its `Mirror` the next time.
        """
        if os.path.isdir(path):
            return cls.open(path)
        mirror = Mirror(path, "ARPA")
        model = mirror.open(LanguageModel.open)
        if model is None:
            from regmt.decoding.lm.arpa import read_arpa

            model = read_arpa(path)
            mirror.keep(model.save)
        return model

    def save(
        self,
        path: StrPath,
        *,
        overwrite: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Write the model as a folder that `open` maps into memory without reading it.

        `options` are kept in the header.
        """
        write_arrays(
            path,
            self._stored(),
            kind=self._KIND,
            version=self._VERSION,
            options=options or {},
            overwrite=overwrite,
        )

    def _stored(self) -> dict[str, npt.NDArray[Any]]:
        """Return what a folder of the model holds."""
        return {
            **self.arrays._asdict(),
            "starts": self.starts,
            "parent": self.parent,
            "word": self.word,
            **self.vocabulary.to_arrays("vocabulary"),
        }

    @classmethod
    def open(cls, path: StrPath, *, verify: bool = False) -> Self:
        """Open a folder written by `save`."""
        arrays, _ = open_arrays(
            path,
            kind=cls._KIND,
            version=cls._VERSION,
            remedy=cls._REMEDY,
            check=cls._check,
            verify=verify,
        )
        model = cls.__new__(cls)
        model._restore(arrays)
        return model

    def _restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Take what `_stored` returned."""
        names = ("starts", "parent", "word", "logprob", "backoff")
        vocabulary = Vocabulary.from_arrays(arrays, "vocabulary")
        LanguageModel.__init__(self, vocabulary, *(arrays[name] for name in names))
        fields = {name: arrays[name] for name in LanguageModelArrays._fields}
        self.arrays = _fixed(LanguageModelArrays(**fields))

    @staticmethod
    def _check(structure: Structure) -> None:
        _check_model(structure)

    def encode(self, words: Iterable[str]) -> Int32Array:
        """Return the ids of `words`, 0 for words that the model does not know."""
        return np.maximum(self.vocabulary.encode(words), 0)

    def step(self, state: int, word: int) -> tuple[float, int]:
        """Return log10 p of the word id `word` after `state`, and the new state."""
        logprob, new_state = _kernels.score_word(self.arrays, np.int64(state), np.int64(word))
        return float(logprob), int(new_state)

    def score(self, words: Sequence[str]) -> float:
        """Return log10 p of a sentence, from its beginning to its end."""
        return self.score_sentences([words])[0].total

    def score_sentences(self, sentences: Iterable[Sequence[str]]) -> list[SentenceScore]:
        """Return the scores of tokenised sentences."""
        tokens, offsets = flatten([self.encode(sentence) for sentence in sentences])
        scores = self.score_ids(tokens, offsets)
        bounds = offsets + np.arange(len(offsets))
        unknown = np.zeros(len(scores), dtype=bool)
        unknown[np.delete(np.arange(len(scores)), bounds[1:] - 1)] = tokens == 0
        return [
            SentenceScore(scores[a:b], unknown[a:b]) for a, b in itertools.pairwise(bounds.tolist())
        ]

    def score_ids(self, tokens: Int32Array, offsets: Int64Array) -> Float64Array:
        """Return log10 p of the words of sentences, given as ids, each followed by its end."""
        scores = np.empty(len(tokens) + len(offsets) - 1)
        _kernels.score_tokens(
            self.arrays,
            np.int64(self.begin_state),
            np.int64(self.end_word),
            tokens,
            offsets,
            scores,
        )
        return scores

    def words_of(self, node: int) -> tuple[str, ...]:
        """Return the n-gram of a node."""
        ids: list[int] = []
        while node != 0:
            ids.append(int(self.word[node]))
            node = int(self.parent[node])
        return tuple(self.vocabulary.decode(reversed(ids)))

    def node_of(self, ngram: Sequence[str]) -> int | None:
        """Return the node of an n-gram, None if the model does not hold it."""
        if any(token not in self.vocabulary for token in ngram):
            return None
        words = np.array([[self.vocabulary.ids[token] for token in ngram]], dtype=np.int32)
        nodes = np.empty(1, dtype=np.int64)
        _kernels.find_ngrams(self.arrays.table, words, nodes)
        return int(nodes[0]) if nodes[0] >= 0 else None


def _fixed(arrays: LanguageModelArrays) -> LanguageModelArrays:
    for array in arrays:
        array.setflags(write=False)
    return arrays


def check_vocabulary(vocabulary: Vocabulary, path: StrPath | None = None) -> None:
    """Refuse a vocabulary without the words that begin and end a sentence."""
    for needed in (BEGIN, END):
        if needed not in vocabulary:
            raise InputError(f"no {needed} among the 1-grams", path=path)


def _check_model(structure: Structure) -> None:
    n_words = structure.words("vocabulary")
    starts = structure.has("starts", "i8", None).tolist()
    n = starts[-1] if starts else 0
    if n_words < 1 or starts[:2] != [1, n_words + 1] or starts != sorted(starts):
        raise Damaged("starts", "not where the orders begin")
    for name in ("logprob", "backoff"):
        structure.reals(name, n, kinds="f4")
    structure.ids("next_state", n, n)
    word, parent, suffix = (
        structure.ids(name, below, n)
        for name, below in (("word", n_words), ("parent", n), ("suffix", n))
    )
    # Parents and suffixes are shorter, so that every walk along them ends.
    for k, (first, last) in enumerate(itertools.pairwise(starts), start=1):
        shortest = starts[k - 2] if k > 1 else 0
        for name, lowest, array in (("parent", shortest, parent), ("suffix", 0, suffix)):
            part = array[first:last]
            if len(part) and (part.min() < lowest or part.max() >= first):
                raise Damaged(name, f"not shorter than the {k}-grams")
    if parent[0] or suffix[0] or not np.array_equal(word[1 : n_words + 1], np.arange(n_words)):
        raise Damaged("word", "not one unigram for each word")
    table = structure.has("table", "i4", None, 3)
    n_used = 0
    for some in slices(len(table)):
        parents, words, children = table[some].T
        used = parents >= 0
        if (children[~used] != -1).any():
            raise Damaged("table", "n-grams of nothing")
        parents, words, children = parents[used], words[used], children[used]
        n_used += len(children)
        if len(children) and (children.min() < starts[1] or children.max() >= n):
            raise Damaged("table", "n-grams that are not there")
        if not np.array_equal(parents, parent[children]) or not np.array_equal(
            words, word[children]
        ):
            raise Damaged("table", "other n-grams than in the lists")
        forget(table)
    if n_used >= len(table) or n_used != n - starts[1]:
        raise Damaged("table", "not a hash table of the n-grams")
