"""The data needed to look up phrases in a corpus, built once and memory-mapped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.store import incomplete_header, open_arrays, write_arrays
from regmt.core.structure import Damaged, Structure
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.growing_lexicon import GrowingLexicon
from regmt.decoding.extraction.lexical_table import LexicalTable
from regmt.decoding.extraction.phrases import LONGEST
from regmt.decoding.lookup.statistics import Marginals, PhraseStatistics
from regmt.decoding.lookup.suffix_array import DERIVED, NONE, SuffixArray
from regmt.instance_selection.buffers import Room
from regmt.instance_selection.corpus import Corpus

_KIND = "regmt corpus phrases"
_VERSION = 1
_REMEDY = "remove the folder; it is made again"


@dataclass
class CorpusPhrases:
    """A corpus with word links, in which the phrases of sentences can be found.

    Attributes
    ----------
    corpus : Corpus
    links : Links
        Of all its pairs.
    source, target : SuffixArray
    lexical : LexicalTable
    statistics : PhraseStatistics
    longest : int
        Words of the longest phrase.
    lexicon : GrowingLexicon or None
        What `lexical` was computed from; only if sentence pairs were added or removed.
    room : Room
        Where the sentences of added words are stored.
    """

    corpus: Corpus
    links: Links
    source: SuffixArray
    target: SuffixArray
    lexical: LexicalTable
    statistics: PhraseStatistics
    longest: int
    lexicon: GrowingLexicon | None = None
    room: Room = field(default_factory=Room, repr=False)

    @classmethod
    def build(cls, corpus: Corpus, links: Links, *, longest: int = LONGEST) -> Self:
        """Sort the suffixes of both sides and count phrase pairs, words and links."""
        if len(links) != len(corpus):
            raise InputError(
                f"{len(links)} alignments for {len(corpus)} sentence pairs",
                remedy="give the links of the whole corpus",
            )
        if not 1 <= longest <= LONGEST:
            raise InputError(
                f"phrases of up to {longest} words", remedy=f"use a length from 1 to {LONGEST}"
            )
        source, target = SuffixArray.build(corpus.source), SuffixArray.build(corpus.target)
        lexical = LexicalTable.from_links(corpus, links)
        statistics = PhraseStatistics.count(source, target, links, longest=longest)
        return cls(corpus, links, source, target, lexical, statistics, longest)

    @property
    def free(self) -> tuple[Float64Array, Float64Array]:
        """The share of occurrences without a link of each source and each target word."""
        return self.lexical.free() if self.lexicon is None else self.lexicon.free

    def save(self, path: StrPath) -> None:
        """Write all but the corpus and its links as a folder of arrays."""
        statistics = self.statistics
        parts: dict[str, Mapping[str, npt.NDArray[Any]]] = {
            "pairs": {"counts": statistics.pairs, "completed": statistics.completed},
            "lexical": self.lexical._asdict(),
            "source": self.source.derived() | statistics.source._asdict(),
            "target": self.target.derived() | statistics.target._asdict(),
        }
        arrays = {f"{part}_{name}": array for part in parts for name, array in parts[part].items()}
        write_arrays(path, arrays, kind=_KIND, version=_VERSION, options={"longest": self.longest})

    @classmethod
    def open(cls, path: StrPath, corpus: Corpus, links: Links) -> Self:
        """Open what `save` wrote, memory-mapped, for the same corpus and links."""
        arrays, options = open_arrays(
            path, kind=_KIND, version=_VERSION, remedy=_REMEDY, check=partial(_check, corpus)
        )

        def part(name: str, fields: Iterable[str]) -> dict[str, npt.NDArray[Any]]:
            return {field: arrays[f"{name}_{field}"] for field in fields}

        try:
            source, target = (
                SuffixArray._make([text.tokens, text.offsets, *part(name, DERIVED).values(), NONE])
                for name, text in (("source", corpus.source), ("target", corpus.target))
            )
            of_source, of_target = (
                Marginals(**part(name, Marginals._fields)) for name in ("source", "target")
            )
            lexical = LexicalTable(**part("lexical", LexicalTable._fields))
            statistics = PhraseStatistics(
                of_source, of_target, arrays["pairs_counts"], arrays["pairs_completed"]
            )
            longest = options["longest"]
        except (KeyError, TypeError) as error:
            raise incomplete_header(path, remedy=_REMEDY) from error
        if any(
            len(side.positions) != len(side.tokens) or len(side.offsets) != len(links) + 1
            for side in (source, target)
        ):
            raise InputError("made for another corpus", path=path, remedy=_REMEDY)
        return cls(corpus, links, source, target, lexical, statistics, longest)


def _check(corpus: Corpus, structure: Structure) -> None:
    structure.integer("longest", 1, LONGEST)
    n_source, n_target = len(corpus.source.vocabulary), len(corpus.target.vocabulary)
    for name, text in (("source", corpus.source), ("target", corpus.target)):
        n = len(text.tokens)
        sentences = np.repeat(np.arange(len(text), dtype=np.int32), text.lengths)
        if not np.array_equal(structure.has(f"{name}_sentence", "i4", n), sentences):
            raise Damaged(f"{name}_sentence", "not the sentences of the words")
        positions = structure.ids(f"{name}_positions", n, n)
        ranks = structure.ids(f"{name}_ranks", n, n)
        if not np.array_equal(positions[ranks], np.arange(n)):
            raise Damaged(f"{name}_ranks", "not the places of the suffixes")
        common = structure.ids(f"{name}_common", LONGEST + 1, n, kinds="u1")
        if n and common[0]:
            raise Damaged(f"{name}_common", "words shared with no suffix")
        size = len(structure.has(f"{name}_keys", "i8", None))
        keys = structure.ascending(f"{name}_keys", strictly=True)
        if size and (keys[0] < 0 or (keys & ((1 << 40) - 1)).max() >= n):
            raise Damaged(f"{name}_keys", "suffixes that are not there")
        structure.ids(f"{name}_ends", n + 1, size, kinds="i8")
        for part in ("totals", "partners"):
            structure.ids(f"{name}_{part}", 1 << 40, size, lowest=1, kinds="i8")
    entries = structure.rows("lexical_row_starts", "lexical_columns", n_source, n_target)
    sizes = {"forward": entries, "backward": entries}
    for name, n in (sizes | {"forward_null": n_target, "backward_null": n_source}).items():
        structure.reals(f"lexical_{name}", n, lowest=0.0)
    structure.ids("pairs_counts", 1 << 50, 3, kinds="i8")
    completed = structure.has("pairs_completed", "i8", None, 3)
    limits = np.array([n_source, n_target, 1 << 50])
    if len(completed) and (completed.min() < 0 or (completed.max(axis=0) >= limits).any()):
        raise Damaged("pairs_completed", "words that are not there")
