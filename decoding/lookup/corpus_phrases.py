"""The data needed to look up phrases in a corpus, built once and memory-mapped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy.typing as npt

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.store import incomplete_header, open_arrays, write_arrays
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.lexical_table import LexicalCounts, LexicalTable
from regmt.decoding.extraction.phrases import LONGEST
from regmt.decoding.lookup.statistics import Marginals, PhraseStatistics
from regmt.decoding.lookup.suffix_array import SuffixArray
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
    lexical_counts : LexicalCounts or None
        What `lexical` was computed from; only if sentence pairs were added or removed.
    """

    corpus: Corpus
    links: Links
    source: SuffixArray
    target: SuffixArray
    lexical: LexicalTable
    statistics: PhraseStatistics
    longest: int
    lexical_counts: LexicalCounts | None = None

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
        arrays, options = open_arrays(path, kind=_KIND, version=_VERSION, remedy=_REMEDY)

        def part(name: str, fields: Iterable[str]) -> dict[str, npt.NDArray[Any]]:
            return {field: arrays[f"{name}_{field}"] for field in fields}

        try:
            source, target = (
                SuffixArray(text.tokens, text.offsets, **part(name, SuffixArray._fields[2:]))
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
