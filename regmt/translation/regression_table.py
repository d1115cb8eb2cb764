"""W as a phrase table, and how good it is (RegMT thesis, 8.3 and 8.4)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import sparse

from regmt.core.arrays import Float64Array, Int64Array
from regmt.decoding.phrase_table import PhraseTable

TOP = 20
"""Target features kept per source feature."""


@dataclass(frozen=True)
class RegressionTable:
    """The entries of a phrase table made from W, as parallel arrays.

    Attributes
    ----------
    source, target : ndarray of int64, shape (entries,)
        Column and row of W: the source and the target feature.
    weight : ndarray of float64, shape (entries,)
        ``W[f_y, f_x] > 0``.
    direct : ndarray of float64, shape (entries,)
        ``p(f_y | f_x)``, Eq 8.8: sums to 1 over the entries of a source feature.
    inverse : ndarray of float64, shape (entries,)
        ``p(f_x | f_y)``, Eq 8.9: sums to 1 over all positive weights of a target feature, so
        over its entries to 1 or, where the top list of some source feature leaves it out, less.
    """

    source: Int64Array
    target: Int64Array
    weight: Float64Array
    direct: Float64Array
    inverse: Float64Array

    def __len__(self) -> int:
        return len(self.source)

    @classmethod
    def from_coefficients(cls, coef: sparse.csr_matrix, *, top: int = TOP) -> RegressionTable:
        """Make the table of one test sentence.

        Parameters
        ----------
        coef : sparse matrix, shape (target features, source features)
            W restricted to the source features of the test sentence, which Eq 8.9 sums over.
        top : int
            Target features kept per source feature; ties go to the lower row.
        """
        entries = sparse.coo_matrix(coef)
        positive = entries.data > 0
        target = entries.row[positive].astype(np.int64)
        source = entries.col[positive].astype(np.int64)
        weight = entries.data[positive].astype(np.float64)
        n_targets, n_sources = coef.shape
        target_sums = np.bincount(target, weights=weight, minlength=n_targets)

        order = np.lexsort((target, -weight, source))
        source, target, weight = source[order], target[order], weight[order]
        sizes = np.bincount(source, minlength=n_sources)
        place = np.arange(len(source)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        kept = place < top
        source, target, weight = source[kept], target[kept], weight[kept]
        source_sums = np.bincount(source, weights=weight, minlength=n_sources)
        return cls(
            source=source,
            target=target,
            weight=weight,
            direct=weight / source_sums[source],
            inverse=weight / target_sums[target],
        )

    def best_direct(self) -> dict[int, float]:
        """Return ``p^max(f_y | Φ_X(x))`` of Eq 8.10 for every target feature of the table."""
        best: dict[int, float] = {}
        for target, probability in zip(self.target.tolist(), self.direct.tolist(), strict=True):
            best[target] = max(best.get(target, 0.0), probability)
        return best

    def to_phrase_table(
        self,
        source_names: Sequence[tuple[str, ...]],
        target_names: Sequence[tuple[str, ...]] | Mapping[int, tuple[str, ...]],
    ) -> PhraseTable:
        """Return it in the decoder's form, with the scores p(f_x|f_y), p(f_y|f_x) and e."""
        scores = np.column_stack((self.inverse, self.direct, np.full(len(self), math.e)))
        return PhraseTable.from_lines(
            [" ".join(source_names[i]) for i in self.source.tolist()],
            [" ".join(target_names[i]) for i in self.target.tolist()],
            scores,
        )

    def size(
        self,
        source_names: Sequence[tuple[str, ...]],
        target_names: Sequence[tuple[str, ...]] | Mapping[int, tuple[str, ...]],
    ) -> TableSize:
        """Return the statistics of Table 8.5."""
        words = sum(len(source_names[i]) for i in self.source.tolist())
        words += sum(len(target_names[i]) for i in self.target.tolist())
        return TableSize(len(self), words)


@dataclass(frozen=True)
class TableSize:
    """Entries of phrase tables and the words of both their sides (Table 8.5)."""

    entries: int = 0
    words: int = 0

    def __add__(self, other: TableSize) -> TableSize:
        return TableSize(self.entries + other.entries, self.words + other.words)

    @property
    def words_per_entry(self) -> float:
        """Source and target words per entry; 0 for an empty table."""
        return self.words / self.entries if self.entries else 0.0


@dataclass(frozen=True)
class TableQuality:
    """How well phrase tables explain reference translations.

    Attributes
    ----------
    per_sentence : list of float
        ``p^μ(Φ_Y(y) | Φ_X(x))`` of Eq 8.12 for each sentence.
    total : float
        ``p^μ(T)`` of Eq 8.13.
    """

    per_sentence: list[float]
    total: float


def table_quality(
    best_direct: Iterable[dict[tuple[str, ...], float]],
    references: Iterable[set[tuple[str, ...]]],
) -> TableQuality:
    """Measure phrase tables against the target features of the references.

    Parameters
    ----------
    best_direct : iterable of dict
        For each sentence ``p^max`` (Eq 8.10) of the target features in its table.
    references : iterable of set
        Φ_Y(y), the distinct features of each reference.
    """
    per_sentence, sums = [], 0.0
    union: set[tuple[str, ...]] = set()
    for best, features in zip(best_direct, references, strict=True):
        # Eq 8.11; exactly rounded, since the order of a set of words differs from run to run
        total = math.fsum(best.get(feature, 0.0) for feature in features)
        per_sentence.append(total / len(features) if features else 0.0)
        sums += total
        union |= features
    return TableQuality(per_sentence, sums / len(union) if union else 0.0)


def merge_tables(tables: Iterable[PhraseTable], *, direct: int = 1) -> PhraseTable:
    """Join the tables of several sentences into one.

    A phrase pair gets the mean of its scores over the sentences that have it, so that a score that
    is constant stays so. p(t|s), in column `direct`, is averaged over all sentences that have the
    source phrase, as 0 where they lack the pair, so that it still sums to 1.
    """
    n_tables: Counter[str] = Counter()
    counts: Counter[tuple[str, str]] = Counter()
    n_scores = 0
    sums: dict[tuple[str, str], npt.NDArray[np.float64]] = {}
    for table in tables:
        n_scores = table.n_scores
        for source in table.sources.words:
            n_tables[source] += 1
            for line in table.lines_of(source):
                pair = source, " ".join(table.target(line))
                counts[pair] += 1
                sums[pair] = sums.get(pair, 0.0) + table.scores[line]
    pairs = sorted(sums)
    scores = np.zeros((len(pairs), n_scores))
    for row, pair in enumerate(pairs):
        scores[row] = sums[pair] / counts[pair]
        scores[row, direct] = sums[pair][direct] / n_tables[pair[0]]
    return PhraseTable.from_lines(
        [source for source, _ in pairs], [target for _, target in pairs], scores
    )
