"""The tables of a sentence from the whole corpus, and translations that stand in the corpus."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

import numpy as np
import pytest

from regmt.decoding.extraction.phrase_scoring import score_phrases
from regmt.decoding.lookup.phrase_lookup import LookupOptions, PhraseLookup
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.resources import Resources
from regmt.translation.corpus_tables import COLUMNS, PRIOR, corpus_phrases, corpus_tables
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator

SOURCE = [
    "das haus ist klein", "das haus ist gross", "ein haus", "das buch ist klein",
    "ein kleines buch", "das buch", "guten tag", "guten tag", "guten tag", "gute nacht",
]  # fmt: skip
TARGET = [
    "the house is small", "the house is big", "a house", "the book is small",
    "a small book", "the book", "good day", "hello", "hello there", "good night",
]  # fmt: skip


@pytest.fixture(scope="module")
def resources() -> Resources:
    return Resources(Index.build(Corpus.from_strings(SOURCE * 3, TARGET * 3), order=2))


def test_the_first_scores_are_those_of_a_trained_table(resources: Resources) -> None:
    options = TranslationOptions(instances=5)
    translator = Translator(resources, options)
    lookup = PhraseLookup(corpus_phrases(resources), LookupOptions())
    scored = score_phrases(
        resources.index.corpus,
        resources.links,
        LookupOptions().training(lookup.corpus_phrases.longest),
    )
    trained = {(pair.source, pair.target): pair.scores for pair in scored.phrase_table()}
    model = translator.learn("das buch ist gross")
    table, reordering, _ = corpus_tables(lookup, model)
    assert table.n_scores == len(COLUMNS)
    assert len(table) == len(reordering.table) > 5
    for pair in table:
        assert pair.scores[:4] == pytest.approx(trained[pair.source, pair.target], abs=1e-12)


def test_selected_pairs_move_probabilities(resources: Resources) -> None:
    """``λ p_selected + (1 − λ) p_corpus``, by a count of the selected pairs that hold a phrase."""
    translator = Translator(resources, TranslationOptions(instances=5))
    lookup = PhraseLookup(corpus_phrases(resources), LookupOptions())
    model = translator.learn("das buch ist gross")
    found = lookup.phrases(model.sentence.ids, always=model.ids)
    support: dict[str, int] = defaultdict(int)
    table, *_ = corpus_tables(lookup, model)
    pairs = list(table)
    for pair, n in zip(pairs, found.support.tolist(), strict=True):
        support[" ".join(pair.source)] += n
    assert max(support.values()) > 0
    for row, pair in enumerate(pairs):
        n = support[" ".join(pair.source)]
        for column, place in ((4, 0), (5, 2)):
            of_selected = found.selected_scores[row, place]
            moved = (n * of_selected + PRIOR * pair.scores[place]) / (n + PRIOR)
            assert pair.scores[column] == pytest.approx(moved, abs=1e-9)


def test_a_sentence_of_the_corpus_gets_its_stored_translation(resources: Resources) -> None:
    translator = Translator(resources, TranslationOptions(instances=5))
    stored = translator.translate("guten tag")
    # all three translations are equally frequent: the latest wins
    assert (stored.text, stored.exact) == ("hello there", 28)
    assert translator.translate("das haus ist klein").text == "the house is small"
    assert translator.translate("das buch ist gross").exact is None


def test_exact_matches_can_be_decoded_or_left_out(resources: Resources) -> None:
    decoded = Translator(resources, TranslationOptions(instances=5, exact=False))
    assert decoded.translate("guten tag").exact is None
    without = Translator(resources, TranslationOptions(instances=5, exclude_exact=True))
    translation = without.translate("guten tag")
    assert translation.exact is None
    exact = resources.index.exact_matches(translation.model.sentence.ids)
    assert len(exact) == 9
    assert not np.isin(exact, translation.selection.ids).any()
    # Nothing is left that could translate "tag".
    assert "tag" in translation.tokens
    options = TranslationOptions(instances=5, exclude_exact=True, exclude_near=2)
    near = options.excluded(resources.index, translation.model.sentence)
    n = len(resources.index)
    assert near.tolist() == [i for i in range(n) if np.abs(exact - i).min() <= 2]
    assert not np.isin(
        near, Translator(resources, options).translate("guten tag").selection.ids
    ).any()


def test_an_nbest_list_begins_with_the_stored_translation(resources: Resources) -> None:
    translator = Translator(resources, TranslationOptions(instances=5, nbest=5))
    entries = translator.translate("guten tag").nbest_entries(0)
    assert entries[0].tokens == ["hello", "there"]
    texts = [tuple(entry.tokens) for entry in entries]
    assert len(set(texts)) == len(texts) > 1
    assert all(a.score >= b.score for a, b in pairwise(entries))
