"""Alignment error rate, precision and recall against gold alignments."""

from __future__ import annotations

from dataclasses import dataclass

from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import Gold


@dataclass(frozen=True)
class AlignmentScores:
    """How well links A agree with gold links, S sure and P ⊇ S possible (Och and Ney 2003).

    Attributes
    ----------
    precision : float
        |A ∩ P| / |A|.
    recall : float
        |A ∩ S| / |S|.
    aer : float
        Alignment error rate, 1 - (|A ∩ S| + |A ∩ P|) / (|A| + |S|).
    n_links, n_sure, n_pairs : int
        |A|, |S| and the number of sentence pairs.
    """

    precision: float
    recall: float
    aer: float
    n_links: int
    n_sure: int
    n_pairs: int

    def __str__(self) -> str:
        return (
            f"AER {self.aer:.4f}  precision {self.precision:.4f}  recall {self.recall:.4f}  "
            f"({self.n_links} links, {self.n_sure} sure gold links, {self.n_pairs} sentence pairs)"
        )


def evaluate_alignment(links: Links, gold: Gold) -> AlignmentScores:
    """Score links against gold alignments of the same sentence pairs."""
    if len(links) != len(gold):
        raise InputError(
            f"{len(links)} alignments, but {len(gold)} gold alignments",
            remedy="give gold alignments for these sentence pairs",
        )
    n_links = n_sure = hits_sure = hits_possible = 0
    for s in range(len(links)):
        found, sure, possible = set(links[s]), set(gold.sure[s]), set(gold.possible[s])
        n_links += len(found)
        n_sure += len(sure)
        hits_sure += len(found & sure)
        hits_possible += len(found & possible)
    return AlignmentScores(
        precision=hits_possible / n_links if n_links else 1.0,
        recall=hits_sure / n_sure if n_sure else 1.0,
        aer=1.0 - (hits_sure + hits_possible) / (n_links + n_sure) if n_links + n_sure else 0.0,
        n_links=n_links,
        n_sure=n_sure,
        n_pairs=len(gold),
    )
