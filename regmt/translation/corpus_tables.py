"""The tables of one sentence, from the whole corpus, the selected pairs and W.

The phrase pairs are those of the whole corpus (`regmt.decoding.lookup`), found for the sentence.
Each has the scores that a table trained on the corpus would give it, the same probabilities adapted
to the selected pairs, the support of these pairs, and the scores of W.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, offsets_of, places_of
from regmt.core.progress import notice
from regmt.decoding.alignment.links import Links
from regmt.decoding.lookup.corpus_phrases import CorpusPhrases
from regmt.decoding.lookup.phrase_lookup import PhraseLookup
from regmt.decoding.lookup.sentence_phrases import SentencePhrases
from regmt.decoding.lookup.update import with_pairs, without_pairs
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.merge import Change
from regmt.resources import Derived, Resources
from regmt.sentence.sentence_model import SentenceModel
from regmt.translation.phrase_scores import regression_scores
from regmt.translation.regression_table import RegressionTable
from regmt.translation.unknown_words import READINGS, UnknownWords, Used, with_back_offs

COLUMNS = (
    "p(s|t)", "lex(s|t)", "p(t|s)", "lex(t|s)",
    "selected p(s|t)", "selected p(t|s)", "support",
    "W(s|t)", "W(t|s)", "reverse W(s|t)", "reverse W(t|s)",
    "deleted", "inserted",
    *READINGS,
)  # fmt: skip
"""What the scores of a phrase pair are, in their order."""

PRIOR = 3.0
"""How many selected occurrences of a source phrase the whole corpus is worth."""
_LEAST = 1e-9
_LEAST_FREE = 1e-3
_BITS = 1 << np.arange(49).reshape(7, 7)
_LINKED = _BITS.sum(axis=1), _BITS.sum(axis=0)  # bits of the links of each word of a side


def corpus_phrases(resources: Resources) -> CorpusPhrases:
    """Return what looking up phrases needs of the corpus, made at the first use."""
    corpus, links = resources.base.index.corpus, resources.base.links
    opened = partial(_open, corpus=corpus, links=links)
    return resources.get(Derived("phrases", _build, CorpusPhrases.save, opened, _updated))


def _build(resources: Resources) -> CorpusPhrases:
    notice("sorting and counting the phrases of the corpus, once")
    return CorpusPhrases.build(resources.index.corpus, resources.links)


def _open(path: Path, *, corpus: Corpus, links: Links) -> CorpusPhrases:
    return CorpusPhrases.open(path, corpus, links)


def _updated(phrases: CorpusPhrases, resources: Resources, change: Change) -> CorpusPhrases:
    if change.n_removed:
        phrases = without_pairs(phrases, change.kept)
    if change.n_added:
        phrases = with_pairs(phrases, resources.index.corpus, resources.links)
    return phrases


class CorpusTables(NamedTuple):
    """The phrase table of a sentence with the scores of `COLUMNS`, and its reordering."""

    phrases: PhraseTable
    reordering: ReorderingTable
    back_offs: Used  #: what was looked up for unknown and rare words


def corpus_tables(
    lookup: PhraseLookup,
    model: SentenceModel,
    *,
    exclude: Sequence[int] | Int64Array = (),
    unknown: UnknownWords | None = None,
) -> CorpusTables:
    """Return the tables of a sentence.

    The pairs of `exclude` are not looked at. Unknown and rare words also get the translations of
    what `unknown` finds for them.
    """
    tokens, ids = model.tokens, model.sentence.ids
    back_offs = unknown.of_sentence(tokens, ids, exclude) if unknown else {}
    if unknown and back_offs:  # what is looked up for them follows, with unknown words between
        further = [
            part for choices in back_offs.values() for parts in choices for part in ("", *parts)
        ]
        tokens = [*tokens, *further]
        ids = np.concatenate([ids, unknown.text.vocabulary.encode(further)])
    found = lookup.phrases(ids, always=model.ids, exclude=exclude)
    support = found.support[:, None]
    scores = np.hstack(
        [
            found.scores,
            _moved_to_selected(found),
            (support + 1.0) / (support + 1.0 + PRIOR),
            _seen_by_w(found, model, ids),
            _without_links(found, lookup, ids),
            np.ones((len(found), len(READINGS))),
        ]
    )
    table = found.phrase_table(tokens, np.maximum(scores, _LEAST))
    table, orientations, used = with_back_offs(table, found.orientations, back_offs)
    return CorpusTables(table, found.reordering_table(table, orientations), used)


def _moved_to_selected(found: SentencePhrases) -> Float64Array:
    """Return ``λ p_selected + (1 − λ) p_corpus`` with λ = n / (n + PRIOR), for both directions.

    n is how often the source phrase was extracted from selected pairs.
    """
    sizes = np.diff(found.starts)
    totals = np.add.reduceat(np.append(found.support, 0), found.starts[:-1]) * (sizes > 0)
    n = np.repeat(totals, sizes)[:, None]
    share = n / (n + PRIOR)
    both = [0, 2]
    return share * found.selected_scores[:, both] + (1.0 - share) * found.scores[:, both]


def _seen_by_w(found: SentencePhrases, model: SentenceModel, words: Int32Array) -> Float64Array:
    assert model.reverse is not None, "the model was learned in both directions"
    tables = [
        RegressionTable.from_coefficients(model.local_coef),
        RegressionTable.from_coefficients(model.reverse.T.tocsr()),
    ]
    targets = found.words, found.word_starts
    return regression_scores(model, tables, _sources(found, words), targets)


def _without_links(found: SentencePhrases, lookup: PhraseLookup, words: Int32Array) -> Float64Array:
    """Return for each side the product of p(no link | word) over the words without a link.

    Links leave words free that have a translation elsewhere in the sentence. Phrase pairs that drop
    such a word, or add one, are otherwise cheap.
    """
    sides = _sources(found, words), (found.words, found.word_starts)
    columns = []
    for (ids, starts), free_words, linked in zip(sides, lookup.free, _LINKED, strict=True):
        free = np.maximum(free_words[ids], _LEAST_FREE)
        sizes = np.diff(starts)
        pair = np.repeat(np.arange(len(found)), sizes)
        place = np.arange(len(ids)) - np.repeat(starts[:-1], sizes)
        has_link = found.links[pair] & linked[place] > 0
        columns.append(np.bincount(pair, np.where(has_link, 0.0, np.log(free)), len(found)))
    return np.asarray(np.exp(np.stack(columns, axis=1)))


def _sources(found: SentencePhrases, words: Int32Array) -> tuple[Int32Array, Int64Array]:
    """Return the source side of each pair as word ids."""
    place = np.zeros((len(found.starts) - 1, 2), dtype=np.int64)
    place[found.spans[:, 2]] = found.spans[:, :2]
    start, end = np.repeat(place, np.diff(found.starts), axis=0).T
    return words[places_of(start, end - start)], offsets_of(end - start)
