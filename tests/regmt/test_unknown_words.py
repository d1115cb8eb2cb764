"""Words that the corpus cannot translate are looked up as something else."""

from __future__ import annotations

import math
import pickle
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.decoding.lookup.phrase_lookup import PhraseLookup
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.spellings import Spellings
from regmt.instance_selection.text_profile import TextProfile
from regmt.resources import Resources
from regmt.translation.corpus_tables import COLUMNS, corpus_phrases, corpus_tables
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator
from regmt.translation.unknown_words import (
    LINKS,
    MOST_PARTS,
    RARE,
    READINGS,
    SHORTEST_BY_HYPHENS,
    SHORTEST_PART,
    UnknownWords,
)

SOURCE = [
    "das Haus ist klein", "das Haus ist rot", "die Wand ist klein", "die Wand ist rot",
    "das Haus", "die Wand", "die Arbeit ist klein", "die Arbeit", "der Platz ist rot",
    "der Platz", "rote Tische", "kleine Tische", "alte Freund Brief", "alte Rose",
    "rote Rose", "kleine Rose", "Freund Brief ist klein", "Freund Brief ist rot",
]  # fmt: skip
TARGET = [
    "the house is small", "the house is red", "the wall is small", "the wall is red",
    "the house", "the wall", "the work is small", "the work", "the place is red",
    "the place", "red tables", "small tables", "old penfriend letter", "old rose",
    "red rose", "small rose", "penfriend letter is small", "penfriend letter is red",
]  # fmt: skip
GERMAN = TextProfile(language="de")


def unknown_words(*lines: str, language: str = "de") -> UnknownWords:
    profile = TextProfile(language=language)
    return UnknownWords(Corpus.from_strings(lines, lines, source_preprocessing=profile).source)


@pytest.fixture(scope="module")
def translator() -> Translator:
    corpus = Corpus.from_strings(SOURCE * 3, TARGET * 3, source_preprocessing=GERMAN)
    resources = Resources(Index.build(corpus, order=2))
    return Translator(resources, TranslationOptions(instances=12))


@pytest.mark.parametrize(
    ("sentence", "expected", "looked_up"),
    [
        ("die Hauswand ist klein", "the house wall is small", "Hauswand: Haus + Wand"),
        ("der Arbeitsplatz ist rot", "the work place is red", "Arbeitsplatz: Arbeit + Platz"),
        ("die Haus-Wand ist rot", "the house wall is red", "Haus-Wand: Haus + Wand"),
        ("Freundesbrief ist rot", "penfriend letter is red", "Freundesbrief: Freund + Brief"),
        ("rote Tischen", "red tables", "Tischen: Tische"),
        ("das HAUS ist rot", "the house is red", "HAUS: Haus"),
    ],
)
def test_each_back_off_translates_what_nothing_else_does(
    translator: Translator, sentence: str, expected: str, looked_up: str
) -> None:
    assert translator.translate(sentence).text == expected
    assert looked_up in translator.explain(sentence)


def test_what_has_no_back_off_is_copied(translator: Translator) -> None:
    for word in ("Haus7", "3000", "Malin", "xyHaus"):
        assert word in translator.translate(f"das {word} ist rot").tokens
        assert "Looked up for" not in translator.explain(f"das {word} ist rot")


def test_nothing_changes_without_unknown_words(translator: Translator) -> None:
    resources = translator.resources
    lookup = PhraseLookup(corpus_phrases(resources))
    unknown = UnknownWords(resources.index.source.text)
    model = translator.learn("die Arbeit ist rot")
    plain, with_back_offs = (
        corpus_tables(lookup, model),
        corpus_tables(lookup, model, unknown=unknown),
    )
    assert list(plain.phrases) == list(with_back_offs.phrases)
    assert not with_back_offs.back_offs
    # With one, the lines of other words stay as they are.
    model = translator.learn("die Hauswand ist rot")
    plain, longer = corpus_tables(lookup, model), corpus_tables(lookup, model, unknown=unknown)
    lines = {(pair.source, pair.target): pair.scores for pair in longer.phrases}
    assert all(lines[pair.source, pair.target] == pair.scores for pair in plain.phrases)
    column = COLUMNS.index("parts")
    own = [scores for (source, _), scores in lines.items() if source == ("Hauswand",)]
    assert own
    assert {scores[column] for scores in own} == {math.exp(-2)}
    assert {pair.scores[column] for pair in plain.phrases} == {1.0}
    house, wall = lines[("Haus",), ("house",)], lines[("Wand",), ("wall",)]
    multiplied = np.multiply(house, wall)[:column]
    assert lines[("Hauswand",), ("house", "wall")][:column] == pytest.approx(multiplied)
    links = {(pair.source, pair.target): pair.alignment for pair in longer.phrases}
    assert links[("Hauswand",), ("house", "wall")] == "0-0 0-1"


def test_words_that_are_spelled_alike_come_last() -> None:
    text = unknown_words("Tische Tischlampe Stühle Lampenschirm", language="en").text
    spelled = UnknownWords(text, spellings=Spellings.of(text.vocabulary.words, Orders(3, 5)))
    assert spelled.back_offs("Tischlampen") == [("Tischlampe",), ("Tischlampen",)]
    assert UnknownWords(text).back_offs("Tischlampen") == []
    assert spelled.back_offs("Tischlampen", count=1) == []  # it has pairs of its own
    for word in ("Tisch-3", "Fenster", "stühle"):  # a number, nothing alike, another form
        assert spelled.back_offs(word) == UnknownWords(text).back_offs(word)
    # A word of excluded pairs does not stand in for itself.
    sentence = text.encode("Tischlampe")
    assert spelled.of_sentence(sentence.tokens, sentence.ids, exclude=[0]) == {}


def test_an_unknown_word_is_translated_as_one_that_is_spelled_alike(
    translator: Translator,
) -> None:
    options = replace(translator.options, subwords="3-5")
    other = Translator(translator.resources, options)
    assert translator.translate("alte Arbeitx ist rot").tokens[1] == "Arbeitx"
    assert other.translate("alte Arbeitx ist rot").tokens[1] == "work"
    assert "Arbeitx: Arbeit" in other.explain("alte Arbeitx ist rot")
    for line in ("das Haus ist rot", "Freundesbrief ist rot", "das Haus7 ist rot"):
        assert other.translate(line).text == translator.translate(line).text


def test_a_word_of_excluded_pairs_alone_is_unknown() -> None:
    unknown = unknown_words("Tische", "Tischen Tischen Tischen")
    sentence = unknown.text.encode("Tischen")
    assert unknown.of_sentence(sentence.tokens, sentence.ids) == {}
    found = unknown.of_sentence(sentence.tokens, sentence.ids, exclude=[1])
    assert found == {"Tischen": [("Tische",)]}


def test_a_rare_word_is_looked_up_as_what_is_more_frequent_too() -> None:
    source = [*SOURCE * 3, "die Hauswand ist alt", "rote Tischen", "Wand 12 alt"]
    target = [*TARGET * 3, "the façade is old", "red desks", "wall twelve old"]
    corpus = Corpus.from_strings(source, target, source_preprocessing=GERMAN)
    translator = Translator(Resources(Index.build(corpus, order=2)))
    sentence = "Hauswand Tischen 12 13"
    [tables] = translator.prepare(sentence).parts
    n = len(COLUMNS) - len(READINGS)
    found = {
        (pair.source[0], " ".join(pair.target)): pair.scores[n:]
        for pair in tables.phrases
        if len(pair.source) == 1
    }
    once, twice = math.exp(-1), math.exp(-2)
    assert found["Hauswand", "façade"] == (1, 1, 1)
    assert found["Hauswand", "house wall"] == (1, twice, 1)
    assert found["Tischen", "tables"] == (once, 1, 1)
    assert found["12", "12"] == (1, 1, once)
    assert ("13", "13") not in found  # the decoder copies it
    lengths = np.diff(tables.phrases.starts)
    assert len(lengths) == len(tables.phrases.sources)
    assert tables.reordering is not None
    assert len(tables.reordering.table) == len(tables.phrases) == lengths.sum()
    # The tuner can make each reading the best one.
    name = "TranslationModel0"
    weights = np.array(translator.decoder.weights[name])
    for reading, text in ((1, "house wall"), (0, "tables"), (2, "12")):
        weights[n + reading] = -20
        best = translator.with_weights({name: weights.tolist()}).translate(sentence).text
        assert text in best
        assert text not in translator.translate(sentence).text


def test_a_split_must_be_more_frequent_than_the_word() -> None:
    unknown = unknown_words(*["Haus"] * 8, *["Wand"] * 18)  # the geometric mean is 12
    assert unknown.splits("Hauswand", 11) == [("Haus", "Wand")]
    assert unknown.splits("Hauswand", 12) == []
    assert unknown.forms("haus", 7) == ("Haus",)
    assert unknown.forms("haus", 8) == ()


def test_the_last_part_may_be_inflected() -> None:
    unknown = unknown_words(*["Text"] * 3, *["fähige"] * 3)
    assert unknown.splits("textfähiges") == [("Text", "fähige")]
    assert unknown.splits("fähigemtext") == []  # but not another part


def test_hyphens_show_where_parts_begin_and_end() -> None:
    unknown = unknown_words(*["PDF", "b", "Zeile", "Farbe", "Farbe"] * 3, "Zeilen")
    assert unknown.back_offs("PDF-Zeile") == [("PDF", "Zeile")]
    assert unknown.back_offs("PDF-Zeilen-PDF") == []  # this form is rare
    assert unknown.back_offs("Zeile-PDF") == [("Zeile", "PDF")]
    assert unknown.back_offs("PDFZeile") == unknown.back_offs("b-Zeile") == []
    assert unknown.back_offs("-PDF-Farbe") == [("PDF", "Farbe")]
    for word in ("-farbe", "Farbe-", "-Farben"):
        assert unknown.back_offs(word) == [("Farbe",)]
    assert unknown.back_offs("-Farbe", 6) == unknown.back_offs("-", 0) == []


def test_forms_of_a_stem_come_by_frequency() -> None:
    words = "Häuser", "Häuser", "Hauses", "Hause", "Hause", "Hause", "Haus", "Hausen", "Maus"
    assert unknown_words(*words).forms("Häusern") == ("Hause", "Häuser", "Hauses")
    assert unknown_words(*words, language="xx").forms("Häusern") == ()
    assert unknown_words(*words, language="xx").forms("hauses") == ("Hauses",)


def splits(
    word: str, known: dict[str, int], after_hyphen: bool = True
) -> Iterator[tuple[str, ...]]:
    """All splits of a word, also into one part, by cutting off a first part in every way.

    Short parts stand between hyphens or ends of the word.
    """
    if word in known and len(word) >= (SHORTEST_BY_HYPHENS if after_hyphen else SHORTEST_PART):
        yield (word,)
    for end in range(1, len(word)):
        for link in LINKS:
            rest = word[end + len(link) :]
            by_hyphens = after_hyphen and word[end] == "-"
            if end < (SHORTEST_BY_HYPHENS if by_hyphens else SHORTEST_PART):
                continue
            if word[:end] in known and word[end:].startswith(link) and rest:
                for others in splits(rest, known, link == "-"):
                    yield (word[:end], *others)


part = st.text("aens", min_size=1, max_size=5)


@settings(max_examples=300, deadline=None)
@given(
    st.dictionaries(part, st.integers(1, 6), min_size=1, max_size=12).flatmap(
        lambda known: st.tuples(
            st.just(known),
            st.lists(
                st.tuples(st.sampled_from(sorted(known)), st.sampled_from(LINKS)),
                min_size=1,
                max_size=5,
            ),
        )
    )
)
def test_the_best_split_into_each_number_of_parts_is_found(
    drawn: tuple[dict[str, int], list[tuple[str, str]]],
) -> None:
    known, pieces = drawn
    word = "".join(word + link for word, link in pieces)
    text = " ".join(w for w, count in known.items() for _ in range(count))
    unknown = unknown_words(text, language="xx")

    def mean(parts: tuple[str, ...]) -> float:
        return math.prod(known[p] for p in parts) ** (1 / len(parts))

    frequent = {word: count for word, count in known.items() if count >= RARE}
    possible = [s for s in splits(word, frequent) if 2 <= len(s) <= MOST_PARTS]
    found = unknown.splits(word)
    assert sorted(map(len, found)) == sorted({len(s) for s in possible})
    assert set(found) <= set(possible)
    assert [mean(s) for s in found] == pytest.approx(sorted(map(mean, found), reverse=True))
    for parts in found:
        best = max(mean(s) for s in possible if len(s) == len(parts))
        assert mean(parts) == pytest.approx(best)
    assert unknown_words(text, language="xx").splits(word) == found


def test_the_same_after_a_journey_to_another_process(translator: Translator) -> None:
    other = pickle.loads(pickle.dumps(translator))
    sentence = "die Hauswand und Tischen"
    first, second = translator.translate(sentence), other.translate(sentence)
    assert (first.text, first.hypotheses[0].score) == (second.text, second.hypotheses[0].score)
