"""From linked sentence pairs to scored phrase pairs, in one call."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regmt.core.errors import check_choice
from regmt.core.progress import progress
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.counts import (
    ORIENTATION_MODELS,
    JointCounts,
    extract_counts,
    linked_words_without_phrase,
)
from regmt.decoding.extraction.lexical import (
    largest_lexical_weights,
    lexical_weights,
    zens_ney_weights,
)
from regmt.decoding.extraction.lexical_table import LexicalTable
from regmt.decoding.extraction.orientation import orientation_probabilities
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.decoding.extraction.phrases import LONGEST
from regmt.decoding.extraction.significance_filter import significant
from regmt.decoding.extraction.smoothing import SMOOTHINGS, conditional
from regmt.decoding.extraction.tables import ScoredPairs
from regmt.instance_selection.corpus import Corpus

LEXICAL_WEIGHTS = ("links", "maximum", "zens-ney")
REORDERINGS = ("none", *ORIENTATION_MODELS)


@dataclass(frozen=True, kw_only=True)
class PhraseOptions:
    """How phrase pairs are extracted and scored.

    Parameters
    ----------
    longest : int
        Words of the longest phrase, at most 7.
    insect : bool
        Also pair phrases without any link between them.
    complete : bool
        Translate source words that are in no pair alone by the words they are linked to.
    smoothing : {"none", "good-turing", "kneser-ney", "add"}
        Of the phrase probabilities, see `scoring.conditional`.
    lexical : {"links", "maximum", "zens-ney"}
        Lexical weights by the most frequent links of the pair, the maximum over all its links, or
        noisy-or over all words.
    reordering : {"none", "word", "phrase", "hierarchical"}
        What decides orientations.
    add_to_orientations : float or None
        Smooth orientations by adding this to every count; None for the hierarchy of priors.
    collapse : bool
        One reordering feature per direction, not one per orientation (PORTAGE report, section
        6.4: the scheme of 2 features, not of 6).
    prune : bool
        Leave out pairs that are not significant.
    """

    longest: int = LONGEST
    insect: bool = False
    complete: bool = True
    smoothing: str = "kneser-ney"
    lexical: str = "links"
    reordering: str = "word"
    add_to_orientations: float | None = 0.5
    collapse: bool = False
    prune: bool = False

    def __post_init__(self) -> None:
        check_choice("smoothing", self.smoothing, SMOOTHINGS)
        check_choice("lexical weights", self.lexical, LEXICAL_WEIGHTS)
        check_choice("reordering model", self.reordering, REORDERINGS)


def score_phrases(
    corpus: Corpus,
    links: Links,
    options: PhraseOptions | None = None,
    *,
    counts: JointCounts | None = None,
) -> ScoredPairs:
    """Extract the phrase pairs of linked sentence pairs and score them.

    The scores are p(s|t), lex(s|t), p(t|s), lex(t|s), the order of Moses.

    Parameters
    ----------
    corpus : Corpus
        A whole corpus, or a few hundred selected sentence pairs.
    links : Links
    options : PhraseOptions, optional
    counts : JointCounts, optional
        The joint counts, if they are known already.
    """
    options = options or PhraseOptions()
    steps = progress(range(5), what="score phrases", unit="step", inner=True)
    next(steps)
    if counts is None:
        model = "word" if options.reordering == "none" else options.reordering
        counts = extract_counts(
            corpus, links, longest=options.longest, insect=options.insect, orientation=model
        )
    if options.complete:
        counts = counts + linked_words_without_phrase(counts, corpus, links)
    next(steps)
    pairs = PhrasePairs.from_counts(counts)
    next(steps)
    table = LexicalTable.from_links(corpus, links)
    if options.lexical == "maximum":
        weights = largest_lexical_weights(counts, table)
    else:
        weigh = lexical_weights if options.lexical == "links" else zens_ney_weights
        weights = weigh(pairs, table)
    next(steps)
    scores = np.column_stack(
        [
            conditional(pairs, given="target", smoothing=options.smoothing),
            weights[:, 0],
            conditional(pairs, given="source", smoothing=options.smoothing),
            weights[:, 1],
        ]
    )
    next(steps)
    orientations = None
    if options.reordering != "none":
        orientations = orientation_probabilities(pairs, add=options.add_to_orientations)
    scored = ScoredPairs(pairs, scores, orientations)
    if options.prune:
        return scored.select(significant(pairs, corpus.source.offsets, corpus.target.offsets))
    return scored
