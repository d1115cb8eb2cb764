"""Case in context: the search against all paths, the counts against the corpus by hand."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.decoding import lm
from regmt.decoding.alignment.links import Links
from regmt.decoding.casing.recaser import Recaser
from regmt.decoding.casing.truecaser import best_forms
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.text_profile.casing import SHAPES, Case, case_of

ENGLISH = TextProfile(tokenize="moses", language="en", raw=True)
GERMAN = TextProfile(tokenize="moses", language="de", raw=True)
SPANISH = TextProfile(tokenize="moses", language="es", raw=True)


def recaser(pairs: list[tuple[str, str]], profile: TextProfile) -> tuple[Recaser, Corpus]:
    """Learn from pairs whose words translate each other one by one."""
    corpus = Corpus.from_strings(
        *map(list, zip(*pairs, strict=True)),
        source_preprocessing=profile,
        target_preprocessing=ENGLISH,
    )
    links = Links.from_sets([[(i, i) for i in range(n)] for n in corpus.target.lengths.tolist()])
    return Recaser.train(corpus, links), corpus


def recased(found: tuple[Recaser, Corpus], line: str, tokens: str) -> str:
    """Translate word by word: put the tokens into case."""
    source = found[1].source.preprocessing.encode(line)
    links = [(i, i) for i in range(len(source.tokens))]
    return found[1].target.preprocessing.decode(tokens.split(), source, links, recase=found[0])


def test_the_search_finds_the_best_of_all_paths() -> None:
    text = ["Open File", "the file menu", "The File menu", "Open the menu", "the Open menu"]
    model = lm.train([line.split() for line in text], order=3, announce=False)
    random = np.random.default_rng(3)
    for _ in range(20):
        words = random.choice(["open", "file", "menu", "the"], 3).tolist()
        forms = [[(f, float(random.normal())) for f in (w, w.title(), w.upper())] for w in words]
        paths = list(product(*forms))
        scores = [model.score([f for f, _ in p]) + sum(s for _, s in p) for p in paths]
        best = paths[int(np.argmax(scores))]
        assert best_forms(model, forms) == [form for form, _ in best]


def test_which_capitals_carry_over_is_learned() -> None:
    nouns = [
        ("Sie sehen das Haus.", "You see the house."),
        ("Wir sehen das Tor.", "We see the gate."),
    ]
    names = [
        ("Usted ve la Casa.", "You see the House."),
        ("Usted ve el Portal.", "You see the Gate."),
    ]
    german, spanish = recaser(nouns * 20, GERMAN), recaser(names * 20, SPANISH)
    assert recased(german, "Sie sehen das Dach.", "you see the roof .") == "You see the roof."
    assert recased(spanish, "Usted ve el Tejado.", "you see the roof .") == "You see the Roof."
    assert recased(spanish, "USTED VE EL TEJADO", "you see the roof") == "YOU SEE THE ROOF"


def test_starts_and_headings_are_those_of_the_corpus() -> None:
    pairs = [
        ("Dateien, öffnen", "files, opening"),
        ("Seiten, drucken", "pages, printing"),
        ("Wählen Sie Datei – Öffnen", "Choose File – Open"),
        ("Das ... ist gut.", "This ... is good."),
        ("Das ... ist neu.", "This ... is new."),
        ("Hallo. Das ist neu.", "Hello. This is new."),
    ]
    found = recaser(pairs * 4, GERMAN)
    assert recased(found, "Menüs, öffnen", "menus , opening") == "menus, opening"
    assert recased(found, "Hallo ... ist neu.", "hello ... is new .") == "Hello... is new."
    assert recased(found, "Gut. Das ist gut.", "good . this is good .") == "Good. This is good."


def test_the_counts_are_those_of_the_corpus(tmp_path: Path) -> None:
    pairs = [("Ein Haus.", "A house."), ("Das PDF", "The PDF"), ("rot: Rot", "red: Red")]
    found, _ = recaser(pairs, GERMAN)
    sentence, lower = SHAPES.index("sentence"), SHAPES.index("lower")
    unlinked = len(Case)
    expected = {
        (1, sentence, 1, Case.CAPITAL, 1, 0, Case.CAPITAL): 1,  # A
        (0, sentence, 1, Case.CAPITAL, 0, 0, Case.LOWER): 1,  # house
        (1, sentence, 0, Case.CAPITAL, 1, 0, Case.CAPITAL): 1,  # The
        (0, sentence, 0, Case.UPPER, 0, 1, Case.UPPER): 1,  # PDF, the same word
        (1, lower, 0, Case.LOWER, 1, 0, Case.LOWER): 1,  # red
        (4, lower, 0, Case.CAPITAL, 1, 0, Case.CAPITAL): 1,  # Red, after a colon
    }
    assert {k: found.counts[k] for k in zip(*np.nonzero(found.counts), strict=True)} == expected
    assert not found.counts[:, :, :, unlinked].any()
    found.save(tmp_path / "case")
    again = Recaser.open(tmp_path / "case")
    assert np.array_equal(again.counts, found.counts)
    assert again.model.score(["The", "PDF"]) == found.model.score(["The", "PDF"])
    found.model.save(tmp_path / "model")
    with pytest.raises(InputError, match="incomplete header"):
        Recaser.open(tmp_path / "model")


def test_lower_case_is_no_choice_for_words_that_never_have_it() -> None:
    pairs = [("Dann sehen wir", "Then I see"), ("dann geht Haldric", "then Haldric goes")]
    found = recaser([*pairs * 20, ("ja dann ja", "so i so")], GERMAN)
    assert recased(found, "so dann sehen", "so I see") == "so I see"
    assert recased(found, "so dann geht", "so haldric goes") == "so Haldric goes"


def test_lines_that_are_added_count_at_once() -> None:
    pairs = [
        ("das rote Tor", "the red gate"),
        ("das alte Berlin", "the old Berlin"),
        ("das neue Wien", "the new Vienna"),
    ]
    found, corpus = recaser(pairs * 3, GERMAN)
    line = "das grüne Tor", "the green Gate"
    assert recased((found, corpus), *line) == "the green Gate"
    lower = found.with_lines([["a", "small", "gate"]] * 30)
    assert recased((lower, corpus), *line) == "the green gate"
    capital = lower.with_lines([["the", "small", "Gate"]] * 90)
    assert recased((capital, corpus), *line) == "the green Gate"
    assert lower.with_lines([["Open", "Gate"]] * 90).learned == lower.learned  # a heading


def test_cases() -> None:
    words = {"file": Case.LOWER, "A": Case.CAPITAL, "LaTeX": Case.CAPITAL, "PDF": Case.UPPER}
    assert {word: case_of(word) for word in words} == words
    assert case_of("iPhone") == Case.MIXED
