"""Completing what a person has typed."""

from __future__ import annotations

import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.translation.completion import Draft, _distances

SENTENCE = "wo ist der Bahnhof ?"


@pytest.fixture(scope="module")
def translator() -> regmt.Translator:
    lines = [side[:1000] for side in bundled_lines("train")]
    options = regmt.TranslationOptions(instances=50, lm_order=3)
    return regmt.Translator.from_text(*lines, options=options)


def test_the_best_translation_comes_first(translator: regmt.Translator) -> None:
    draft = Draft(translator, SENTENCE)
    assert draft.complete("") == str(translator.translate(SENTENCE)) == draft.texts[0]
    assert len(draft.texts) > 5


def test_a_translation_of_the_list_is_found_by_each_of_its_beginnings(
    translator: regmt.Translator,
) -> None:
    draft = Draft(translator, SENTENCE)
    for text in draft.texts[:5]:
        for end in range(len(text) + 1):
            found = draft.complete(text[:end])
            rank = draft.texts.index(found)
            assert found.startswith(text[:end])
            assert rank == min(i for i, t in enumerate(draft.texts) if t.startswith(text[:end]))


def test_other_words_are_kept_and_the_rest_is_translated(translator: regmt.Translator) -> None:
    draft = Draft(translator, SENTENCE)
    assert not any(text.startswith("tell") for text in draft.texts)
    completed = draft.complete("tell me where is ")
    assert completed.startswith("tell me where is ")
    rest = completed.removeprefix("tell me where is ").split()
    assert "where" not in rest
    assert str(translator.translate(SENTENCE)).split()[2:] == rest


def test_words_typed_in_another_place_are_not_repeated(translator: regmt.Translator) -> None:
    best = str(translator.translate(SENTENCE)).split()
    noun = best[-2]
    completed = Draft(translator, SENTENCE).complete(f"{noun} ").split()
    assert completed[0] == noun
    assert completed.count(noun) == 1


def test_a_line_of_several_sentences_is_completed_sentence_by_sentence(
    translator: regmt.Translator,
) -> None:
    sentences = [SENTENCE, "ich reise am Montag ab ."]
    line = " ".join(sentences)
    one, two = (str(translator.translate(sentence)) for sentence in sentences)
    draft = Draft(translator, line)
    assert len(draft.translation.parts) == 2
    assert draft.complete("") == str(translator.translate(line)) == f"{one} {two}"
    for typed in ("tell me where is ", "tell me wh"):
        own = Draft(translator, SENTENCE).complete(typed)
        assert draft.complete(typed) == f"{own} {two}"
    for typed in ("tell me , please .", "tell me , please . "):
        assert draft.complete(typed) == f"{typed.rstrip()} {two}"
    own = Draft(translator, sentences[1]).complete("perhaps ")
    assert own != "perhaps "
    assert draft.complete("tell me ! perhaps ") == f"tell me ! {own}"
    assert draft.complete("well . yes . perhaps ").startswith("well . yes . perhaps ")


def test_nonsense_does_not_fail(translator: regmt.Translator) -> None:
    for typed in (" ", "\n", "((([*", "⟦", "a" * 50, "?", "Ω Ω Ω Ω Ω Ω Ω Ω Ω Ω Ω Ω "):
        assert Draft(translator, SENTENCE).complete(typed).startswith(typed)
    assert Draft(translator, "").complete("x") == "x"


def test_distances_to_all_beginnings() -> None:
    assert _distances(list("abc"), list("axcd")) == [3, 2, 2, 1, 2]
    assert _distances([], list("ab")) == [0, 1, 2]
