"""A phrase model trained on the few sentence pairs selected for one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.decoding.alignment.alignment_model import AlignmentModel, train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.phrase_scoring import PhraseOptions, score_phrases
from regmt.decoding.extraction.tables import ScoredPairs
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.instance_selection.corpus import Corpus


@dataclass(kw_only=True)
class InstanceTrainer:
    """Trains classical models on selections of a corpus ("individual translation", 5.4.3).

    Parameters
    ----------
    corpus : Corpus
        What is selected from.
    links : Links, optional
        Links of the whole corpus. With them nothing is aligned again.
    prior : AlignmentModel, optional
        A model of the whole corpus; the selected pairs are realigned with its lexical table
        as the prior. Without either the selection is aligned on its own.
    prior_strength : float
        How many observations of each word the prior is worth.
    method : {"ibm1", "diagonal", "hmm", "agreement"}
        Alignment model; that of `prior` if there is one.
    iterations : int
        Of EM.
    heuristic : str
        How the directions are joined.
    options : PhraseOptions
    """

    corpus: Corpus
    links: Links | None = None
    prior: AlignmentModel | None = None
    prior_strength: float = 5.0
    method: str = "diagonal"
    iterations: int = 5
    heuristic: str = "grow-diag-final-and"
    options: PhraseOptions = field(default_factory=PhraseOptions)

    def __post_init__(self) -> None:
        if self.links is not None and self.prior is not None:
            raise InputError(
                "links and an alignment model together", remedy="give only one of them"
            )
        if self.links is not None and len(self.links) != len(self.corpus):
            raise InputError(
                f"{len(self.links)} alignments for {len(self.corpus)} sentence pairs",
                remedy="give the links of the whole corpus",
            )

    def align(self, ids: Sequence[int] | Int64Array) -> Links:
        """Return the links of the selected sentence pairs."""
        if self.links is not None:
            return self.links.select(ids)
        selected = self.corpus.select(ids)
        if self.prior is None:
            bitext = Bitext.from_corpus(selected)
            vocabularies = selected.source.vocabulary, selected.target.vocabulary
        else:
            bitext = self.prior.bitext(selected)
            vocabularies = self.prior.source_vocabulary, self.prior.target_vocabulary
        model = train_alignment(
            bitext,
            *vocabularies,
            method=self.method if self.prior is None else self.prior.method,
            iterations=self.iterations,
            initial=self.prior,
            prior_strength=0.0 if self.prior is None else self.prior_strength,
        )
        return model.align(bitext, heuristic=self.heuristic)

    def train(
        self, ids: Sequence[int] | Int64Array, *, sentence: Int32Array | None = None
    ) -> ScoredPairs:
        """Align, extract and score the sentence pairs `ids`.

        Parameters
        ----------
        ids : sequence of int
            Numbers of sentence pairs of the corpus.
        sentence : ndarray of int32, optional
            Keep only pairs whose source phrase occurs in this sentence, given by the word ids of
            the corpus.
        """
        scored = score_phrases(self.corpus.take(ids), self.align(ids), self.options)
        return scored if sentence is None else usable_for(scored, sentence)

    def tables(
        self, ids: Sequence[int] | Int64Array, sentence: Sequence[str]
    ) -> tuple[PhraseTable, ReorderingTable | None]:
        """Return the tables for one sentence, as the decoder takes them."""
        scored = self.train(ids, sentence=self.corpus.source.vocabulary.encode(sentence))
        if scored.orientations is None:
            return scored.phrase_table(), None
        kind = ReorderingType(
            hierarchical=self.options.reordering == "hierarchical", collapsed=self.options.collapse
        )
        return scored.phrase_table(), scored.reordering_table(kind)


def usable_for(scored: ScoredPairs, sentence: Int32Array) -> ScoredPairs:
    """Return the pairs whose source phrase occurs in a sentence of word ids."""
    phrases = scored.pairs.source_phrases
    longest = len(phrases.starts) - 1
    tokens = sentence.tolist()
    wanted = {
        tuple(tokens[a:b])
        for a in range(len(tokens))
        for b in range(a + 1, min(len(tokens), a + longest) + 1)
    }
    distinct, inverse = np.unique(scored.pairs.source, return_inverse=True)
    lengths = phrases.lengths(distinct)
    keep = np.zeros(len(distinct), dtype=bool)
    text = phrases.tokens
    starts = phrases.at[distinct]
    candidates = np.flatnonzero(np.isin(text[starts], tokens))  # by their first word
    for k in candidates.tolist():
        keep[k] = tuple(text[starts[k] : starts[k] + lengths[k]].tolist()) in wanted
    return scored.select(keep[inverse.reshape(-1)])
