"""The n-gram index of a parallel corpus: built once, opened memory-mapped in milliseconds."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.numbering import PART
from regmt.core.parallel import Openable, Spec
from regmt.core.progress import progress
from regmt.core.resume import finished, found
from regmt.core.scratch import scratch
from regmt.core.store import HEADER, incomplete_header, open_arrays, write_arrays
from regmt.core.structure import Damaged, Structure
from regmt.instance_selection.buffers import Room
from regmt.instance_selection.corpus import Corpus, Lines, Text
from regmt.instance_selection.incidence import Incidence, count_ngrams
from regmt.instance_selection.ngrams import NgramTable, Orders, flatten
from regmt.instance_selection.sentence import Sentence
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.vocabulary import Vocabulary

KIND = "regmt index"
VERSION = 2

SIDES = ("source", "target")

_MOST_NGRAMS = np.iinfo(np.int32).max  # their ids are kept as int32
_SCRATCH_PER_WORD = 80  # bytes of temporary files: keys of one order, n-grams of all


@dataclass
class SideIndex:
    """The n-grams of one side of the corpus.

    Attributes
    ----------
    text : Text
    table : NgramTable
        Ids of the n-grams.
    sentences : Incidence
        Sentence → its distinct n-grams with their counts.
    postings : Incidence
        N-gram → the sentences that hold it (ascending) with its count in each.
    """

    text: Text
    table: NgramTable
    sentences: Incidence
    postings: Incidence
    room: Room | None = field(default=None, compare=False)  #: to grow in, see `merge`

    @property
    def document_frequency(self) -> Int64Array:
        """Number of sentences that hold each n-gram."""
        return np.diff(self.postings.indptr)

    @property
    def frequency(self) -> Int64Array:
        """Number of occurrences of each n-gram in the text."""
        totals = np.concatenate(([0], np.cumsum(self.postings.counts, dtype=np.int64)))
        return totals[self.postings.indptr[1:]] - totals[self.postings.indptr[:-1]]

    @classmethod
    def build(cls, text: Text, *, order: int, at_once: int = PART, name: str = "side") -> SideIndex:
        """Number and count the n-grams of `text` up to `order`.

        `at_once` is how many words to look at together; the result does not depend on it. Within
        `resumable`, it is stored under `name`.
        """
        n_words = len(text.vocabulary)
        depends_on = [text.tokens, text.offsets, n_words, order]
        if (made := found(name, depends_on)) is not None:
            return _side_of(text, n_words, order, made)
        words = {"n_words": n_words, "order": order, "at_once": at_once}
        with scratch("indexing", _SCRATCH_PER_WORD * len(text.tokens)) as place:
            table, ranks = NgramTable.build(
                text.tokens, text.offsets, **words, rank_type=np.int32, scratch=place
            )
            if len(table) > _MOST_NGRAMS:
                raise InputError(
                    f"{len(table):,} different n-grams, but at most {_MOST_NGRAMS:,} are supported",
                    remedy="use a lower order (`ngrams`) or a part of the text",
                )
            sentences = count_ngrams(text.offsets, table, ranks, place, at_once)
            del ranks
            side = cls(text, table, sentences, sentences.transposed(len(table), place, at_once))
            return _side_of(text, n_words, order, finished(name, depends_on, side.arrays()))

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Return what is stored of the n-grams."""
        arrays = {f"keys{k}": keys for k, keys in enumerate(self.table.keys, start=2)}
        for part, incidence in (("sentences", self.sentences), ("postings", self.postings)):
            arrays |= {f"{part}_{name}": x for name, x in incidence.arrays._asdict().items()}
        return arrays

    def find(
        self, sentences: Sequence[str | Sentence], *, orders: Orders | None = None
    ) -> tuple[Int64Array, Int64Array]:
        """Map sentences to the known n-grams in them; see `NgramTable.find`."""
        encoded = flatten([self.text.encode(sentence).ids for sentence in sentences])
        return self.table.find(*encoded, orders=orders)

    def ngram(self, ngram_id: int) -> tuple[str, ...]:
        """Return the words of an n-gram."""
        return tuple(self.text.vocabulary.decode(self.table.words(ngram_id)))

    def ngrams(self, ngram_ids: Int64Array) -> list[tuple[str, ...]]:
        """Return the words of many n-grams."""
        words = self.text.vocabulary.words
        rows = self.table.words_of(ngram_ids).tolist()
        return [tuple([words[i] for i in row if i >= 0]) for row in rows]


class AppliedMemory(NamedTuple):
    """How an index differs from what its folder has stored."""

    base: Index  #: without its memory
    numbers: Int64Array  #: of the pairs, ascending; those of `base` come first, see `Memory`
    next_number: int  #: of the next pair that is added
    end: int  #: how far the journal was read


@dataclass
class Index(Openable):
    """A parallel corpus with the n-grams of both sides.

    Attributes
    ----------
    source, target : SideIndex
    folder : Path or None
        Where it was opened, and where other processes can open it; None for one in memory.
    memory : AppliedMemory or None
        The pairs that the memory of the folder has added and removed; None if there are none.
    opened : int
        Modification time of the folder's header when it was opened.
    tuning_set : int or None
        How many pairs are set aside for tuning, 0 for none; None for 500 or 2 %, whichever is
        less. See `tuning_pairs`.

    Examples
    --------
    >>> from regmt.instance_selection.corpus import Corpus
    >>> corpus = Corpus.from_strings(["das Haus", "das Buch"], ["the house", "the book"])
    >>> index = Index.build(corpus, order=2)
    >>> index.source.document_frequency.tolist()
    [2, 1, 1, 1, 1]
    """

    source: SideIndex
    target: SideIndex
    folder: Path | None = field(default=None, compare=False)
    tuning_set: int | None = None
    memory: AppliedMemory | None = field(default=None, compare=False)
    opened: int = field(default=0, compare=False)

    def __len__(self) -> int:
        """Number of sentence pairs."""
        return len(self.source.text)

    @property
    def corpus(self) -> Corpus:
        """The sentence pairs themselves."""
        return Corpus(self.source.text, self.target.text)

    @property
    def order(self) -> int:
        """The highest n-gram order."""
        return self.source.table.order

    @classmethod
    def build(cls, corpus: Corpus, *, order: int = 3, tuning_set: int | None = None) -> Index:
        """Index both sides of `corpus` with n-grams up to `order`."""
        sides = {
            side: SideIndex.build(getattr(corpus, side), order=order, name=f"index-{side}")
            for side in progress(SIDES, what="index", total=2, unit="side")
        }
        return cls(sides["source"], sides["target"], tuning_set=tuning_set)

    def exact_matches(self, words: Int32Array, *, near: int = 0) -> Int64Array:
        """Return the pairs whose source is word for word the given one (word ids), ascending.

        With `near`, also the pairs up to this many lines before and after each of them.
        """
        if len(words) == 0 or (words < 0).any():
            return np.empty(0, dtype=np.int64)
        text, postings = self.source.text, self.source.postings
        rarest = words[np.argmin(postings.sizes(words))]
        holders = postings.row(int(rarest))
        lengths = text.offsets[holders + 1] - text.offsets[holders]
        same = [i for i in holders[lengths == len(words)] if np.array_equal(text[i], words)]
        found = np.array(same, dtype=np.int64)
        if near and len(found):
            around = np.unique(found[:, None] + np.arange(-near, near + 1))
            found = around[(around >= 0) & (around < len(self))]
        return found

    @property
    def spec(self) -> Spec | None:
        """How a worker opens the index; reopened if it was rebuilt in the same folder."""
        if self.folder is None:
            return None
        end = self.memory.end if self.memory else 0
        return Spec(_open_as_of, (str(self.folder), self.opened, end))

    @property
    def base(self) -> Index:
        """The index without its memory."""
        return self.memory.base if self.memory else self

    @property
    def numbers(self) -> Int64Array:
        """The number of each pair, by which `Memory` replaces or deletes it."""
        return self.memory.numbers if self.memory else np.arange(len(self))

    @property
    def is_replaced(self) -> bool:
        """Whether another index is in its folder by now."""
        return self.folder is not None and _time_of(self.folder) not in (0, self.opened)

    def added_pairs(self) -> Int64Array:
        """Return the pairs that were added to the memory of the index."""
        n_indexed = int(np.searchsorted(self.numbers, len(self.base))) if self.memory else len(self)
        return np.arange(n_indexed, len(self))

    def refreshed(self) -> Index:
        """Return the index with what was added to its memory since; itself if there is nothing.

        An index that was rebuilt or compacted in the same folder is opened anew.
        """
        if self.folder is None:
            return self
        from regmt.instance_selection.merge import with_memory

        index = with_memory(self)
        return Index.open(self.folder) if self.is_replaced else index

    @contextlib.contextmanager
    def shared(self) -> Iterator[Index]:
        """Give an index that workers can open: itself, or if it is in memory, a saved copy."""
        if self.folder is not None:
            yield self
            return
        with tempfile.TemporaryDirectory(prefix="regmt-") as scratch:
            self.save(Path(scratch) / "index")
            yield Index.open(Path(scratch) / "index")

    def save(self, path: StrPath, *, overwrite: bool = False) -> None:
        """Write the index as a folder (to a temporary name first)."""
        if self.memory is not None:
            raise InputError("an index with a memory", remedy="merge it first (regmt.compact)")
        arrays: dict[str, npt.NDArray[Any]] = {}
        options: dict[str, object] = {"order": self.order, "tuning_set": self.tuning_set}
        for name in SIDES:
            side: SideIndex = getattr(self, name)
            parts: dict[str, npt.NDArray[Any]] = {
                "tokens": side.text.tokens,
                "offsets": side.text.offsets,
                "words": side.text.vocabulary.to_block(),
                "lines": side.text.lines.block,
                "line_offsets": side.text.lines.offsets,
                **side.arrays(),
            }
            arrays |= {f"{name}_{part}": array for part, array in parts.items()}
            options[f"{name}_preprocessing"] = side.text.preprocessing.to_json()
            options[f"{name}_n_words"] = side.table.n_words
        write_arrays(path, arrays, kind=KIND, version=VERSION, options=options, overwrite=overwrite)

    @classmethod
    def open(
        cls, path: StrPath, *, verify: bool = False, memory: bool = True, until: int | None = None
    ) -> Index:
        """Open a saved index, memory-mapped, with the pairs of its memory.

        Parameters
        ----------
        path : path-like
            The folder.
        verify : bool
            Check every byte, not only sizes, small files and samples of the large ones.
        memory : bool
            Apply the changes of the index's `Memory`.
        until : int, optional
            Where to stop reading its journal.
        """
        while True:
            before = _time_of(Path(path))
            try:
                index = cls._opened(path, verify=verify)
                if memory:
                    from regmt.instance_selection.merge import with_memory

                    index = with_memory(index, until=until)
            except InputError:
                if _time_of(Path(path)) == before:
                    raise
            else:
                if not index.is_replaced:
                    return index
            # It was replaced while it was opened: once more.

    @classmethod
    def _opened(cls, path: StrPath, *, verify: bool) -> Index:
        remedy = "build it again with regmt index"
        opened = _time_of(Path(path))
        arrays, options = open_arrays(
            path, kind=KIND, version=VERSION, remedy=remedy, check=_check, verify=verify
        )
        try:
            source, target = (_opened_side(name, arrays, options) for name in SIDES)
        except (KeyError, TypeError, AttributeError) as error:
            raise incomplete_header(path, remedy=remedy) from error
        folder = Path(path).resolve()
        return cls(source, target, folder, options.get("tuning_set"), opened=opened)


def _check(structure: Structure) -> None:
    order, n = structure.integer("order", 1, 100), None
    for side in SIDES:
        n_words = structure.integer(f"{side}_n_words", 1, _MOST_NGRAMS)
        if structure.word_block(f"{side}_words") != n_words:
            raise Damaged(f"{side}_words", f"not {n_words} words")
        n_tokens = len(structure.ids(f"{side}_tokens", n_words))
        n = len(structure.offsets(f"{side}_offsets", n_tokens, n)) - 1
        n_bytes = len(structure.text(f"{side}_lines"))
        structure.offsets(f"{side}_line_offsets", n_bytes, n)
        n_ngrams = shorter = n_words
        for k in range(2, order + 1):
            name = f"{side}_keys{k}"
            shorter = len(structure.ids(name, shorter * n_words, kinds="i8"))
            structure.ascending(name, strictly=True)
            n_ngrams += shorter
        for part, shape in (("sentences", (n, n_ngrams)), ("postings", (n_ngrams, n))):
            name = f"{side}_{part}"
            size = structure.rows(f"{name}_indptr", f"{name}_indices", *shape)
            structure.ids(f"{name}_counts", 1 << 32, size, lowest=1, kinds="u1 u2 u4 i4 i8")


def _open_as_of(folder: str, time: int, end: int) -> Index:
    return Index.open(folder, until=end)


def _time_of(folder: Path) -> int:
    """Return when the index of a folder was written; 0 if there is none."""
    try:
        return (folder / HEADER).stat().st_mtime_ns
    except OSError:
        return 0


def _opened_side(
    name: str, arrays: Mapping[str, npt.NDArray[Any]], options: Mapping[str, Any]
) -> SideIndex:
    part = {
        key.removeprefix(f"{name}_"): array
        for key, array in arrays.items()
        if key.startswith(f"{name}_")
    }
    text = Text(
        tokens=part["tokens"],
        offsets=part["offsets"],
        vocabulary=Vocabulary.from_block(part["words"]),
        lines=Lines(part["lines"], part["line_offsets"]),
        preprocessing=TextProfile.from_json(options[f"{name}_preprocessing"]),
    )
    return _side_of(text, options[f"{name}_n_words"], options["order"], part)


def _side_of(
    text: Text, n_words: int, order: int, arrays: Mapping[str, npt.NDArray[Any]]
) -> SideIndex:
    """Return the side of a text from what `SideIndex.arrays` has stored."""
    table = NgramTable(n_words=n_words, keys=[arrays[f"keys{k}"] for k in range(2, order + 1)])
    sentences, postings = (
        Incidence(arrays[f"{x}_indptr"], arrays[f"{x}_indices"], arrays[f"{x}_counts"])
        for x in ("sentences", "postings")
    )
    return SideIndex(text, table, sentences, postings)
