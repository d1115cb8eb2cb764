"""From linked sentence pairs to scored phrase pairs, in one call."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError, check_choice
from regmt.core.progress import progress
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.association import ASSOCIATIONS, association_scores
from regmt.decoding.extraction.counts import (
    ORIENTATION_MODELS,
    JointCounts,
    add_counts,
    extract_counts,
    linked_words_without_phrase,
    phrases_of_corpus,
)
from regmt.decoding.extraction.joint_counts import combine_counts
from regmt.decoding.extraction.lexical import (
    largest_lexical_weights,
    lexical_weights,
    zens_ney_weights,
)
from regmt.decoding.extraction.lexical_table import LexicalCounts, LexicalTable
from regmt.decoding.extraction.orientation import orientation_probabilities
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.decoding.extraction.phrases import LONGEST
from regmt.decoding.extraction.significance_filter import significant
from regmt.decoding.extraction.smoothing import SMOOTHINGS, conditional
from regmt.decoding.extraction.tables import ScoredPairs
from regmt.decoding.phrase_table import floored_log
from regmt.instance_selection.corpus import Corpus

LEXICAL_WEIGHTS = ("links", "maximum", "zens-ney")
REORDERINGS = ("none", *ORIENTATION_MODELS)
COMBINATIONS = ("counts", "columns")


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
    limit : int, optional
        Keep the `limit` · l best translations of a source phrase of l words, before weights are
        tuned (PORTAGE, section 7.2, with 30).
    combine : {"counts", "columns"}
        Add up the joint counts of several corpora, or give each corpus columns of its own over
        the union of their pairs (`combine_counts`), without other smoothing.
    alpha : float
        With ``columns``: added to each count.
    association : tuple of {"significance", "llr"}
        Further scores, see `association_scores`.
    min_probability : float
        Leave out pairs with a lower p(t|s) (Phrasal thesis 4.3.1: 0.0001).
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
    limit: int | None = None
    combine: str = "counts"
    alpha: float = 0.0
    association: tuple[str, ...] = ()
    min_probability: float = 0.0

    def __post_init__(self) -> None:
        check_choice("smoothing", self.smoothing, SMOOTHINGS)
        check_choice("lexical weights", self.lexical, LEXICAL_WEIGHTS)
        check_choice("reordering model", self.reordering, REORDERINGS)
        check_choice("combination", self.combine, COMBINATIONS)
        if self.limit is not None and self.limit < 1:
            raise InputError(f"`limit` {self.limit} is not positive", remedy="use for example 30")
        if self.alpha < 0.0:
            raise InputError(f"`alpha` {self.alpha} is negative", remedy="use 0, 0.01 or 0.1")
        for measure in self.association:
            check_choice("association", measure, ASSOCIATIONS)

    def n_scores(self, n_corpora: int = 1) -> int:
        """Return the number of scores of a phrase pair."""
        n_tables = n_corpora if self.combine == "columns" else 1
        return 2 * n_tables + 2 + len(self.association)


def score_phrases(
    corpus: Corpus,
    links: Links,
    options: PhraseOptions | None = None,
    *,
    counts: JointCounts | None = None,
    parts: Int64Array | None = None,
    adapt_to: Int64Array | None = None,
) -> ScoredPairs:
    """Extract the phrase pairs of linked sentence pairs and score them.

    The scores are p(s|t), lex(s|t), p(t|s), lex(t|s), the order of Moses. If several corpora are
    combined as columns, p(s|t) and p(t|s) are one column for each; associations come last.

    Parameters
    ----------
    corpus : Corpus
        A whole corpus, or a few hundred selected sentence pairs.
    links : Links
    options : PhraseOptions, optional
    counts : JointCounts, optional
        The joint counts, if they are known already.
    parts : ndarray of int64, shape (n_sentence_pairs,), optional
        The number of the corpus that each sentence pair comes from, for ``combine="columns"``;
        ascending.
    adapt_to : ndarray of int64, optional
        Sentence pairs like the text to translate: word translation probabilities are estimated
        from them, with those of all pairs as the prior (`LexicalTable.adapted`).
    """
    options = options or PhraseOptions()
    steps = progress(range(5), what="score phrases", unit="step", inner=True)
    next(steps)
    pieces: list[JointCounts] = []
    if counts is None:
        pieces = _counts_of_parts(corpus, links, options, parts)
        counts = pieces[0] if len(pieces) == 1 else add_counts(pieces)
    if options.complete:
        counts = counts + linked_words_without_phrase(counts, corpus, links)
    next(steps)
    pairs = PhrasePairs.from_counts(counts)
    next(steps)
    if adapt_to is None:
        table = LexicalTable.from_links(corpus, links)
    else:
        own = LexicalCounts.of(corpus.take(adapt_to), links.select(adapt_to))
        table = LexicalTable.adapted(LexicalCounts.of(corpus, links), own)
    if options.lexical == "maximum":
        weights = largest_lexical_weights(counts, table)
    else:
        weigh = lexical_weights if options.lexical == "links" else zens_ney_weights
        weights = weigh(pairs, table)
    next(steps)
    probabilities = [
        _probabilities(pairs, pieces, given, options) for given in ("target", "source")
    ]
    offsets = corpus.source.offsets, corpus.target.offsets
    scores = np.column_stack(
        [
            probabilities[0],
            weights[:, 0],
            probabilities[1],
            weights[:, 1],
            association_scores(pairs, *offsets, options.association),
        ]
    )
    next(steps)
    orientations = None
    if options.reordering != "none":
        orientations = orientation_probabilities(pairs, add=options.add_to_orientations)
    scored = ScoredPairs(pairs, scores, orientations)
    forward = np.atleast_2d(probabilities[1].T).T  # a column for each corpus
    kept = np.asarray((forward >= options.min_probability).any(axis=1))
    if options.prune:
        kept &= significant(pairs, *offsets)
    if not kept.all():
        scored = scored.select(kept)
    if options.limit is not None:
        n_probabilities = options.n_scores(len(pieces) or 1) - len(options.association)
        values = floored_log(scored.scores[:, :n_probabilities]).sum(axis=1)
        scored = scored.select(_best_translations(scored.pairs, values, options.limit))
    return scored


def _best_translations(
    pairs: PhrasePairs, values: Float64Array, limit: int
) -> npt.NDArray[np.bool_]:
    """Return which pairs are among the limit · l best of their source phrases of l words."""
    order = np.lexsort((-values, pairs.source))
    sources = pairs.source[order]
    first = np.flatnonzero(np.diff(sources, prepend=-1))
    rank = np.arange(len(order)) - np.repeat(first, np.diff(np.append(first, len(order))))
    kept = np.zeros(len(order), dtype=bool)
    kept[order] = rank < limit * pairs.source_phrases.lengths(sources)
    return kept


def _counts_of_parts(
    corpus: Corpus, links: Links, options: PhraseOptions, parts: Int64Array | None
) -> list[JointCounts]:
    """Return the joint counts of each corpus if they become columns, or else those of all."""
    model = "word" if options.reordering == "none" else options.reordering
    phrases = phrases_of_corpus(corpus, longest=options.longest)

    def extract(sentences: range | None) -> JointCounts:
        return extract_counts(
            corpus,
            links,
            phrases=phrases,
            longest=options.longest,
            insect=options.insect,
            orientation=model,
            sentences=sentences,
        )

    if options.combine == "counts" or parts is None:
        return [extract(None)]
    starts = np.searchsorted(parts, np.arange(parts[-1] + 2))  # pairs stand corpus by corpus
    return [extract(range(a, b)) for a, b in pairwise(starts.tolist())]


def _probabilities(
    pairs: PhrasePairs, pieces: list[JointCounts], given: str, options: PhraseOptions
) -> Float64Array:
    """Return the probabilities of pairs: one column, or one for each corpus."""
    if options.combine == "counts" or not pieces:
        return conditional(pairs, given=given, smoothing=options.smoothing)
    return combine_counts(pieces, pairs, alpha=options.alpha, given=given)
