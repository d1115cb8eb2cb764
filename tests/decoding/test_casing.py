"""Case in context: the search against all paths, the evidence against scikit-learn."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from regmt.core.errors import InputError
from regmt.decoding import lm
from regmt.decoding.alignment.links import Links
from regmt.decoding.casing.case_model import CaseModel, Choice
from regmt.decoding.casing.evidence import ALONE, PENALTY, WITH_BEFORE, contexts
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.text_profile.casing import Case, case_of

ENGLISH = TextProfile(tokenize="moses", language="en", raw=True)
GERMAN = TextProfile(tokenize="moses", language="de", raw=True)
SPANISH = TextProfile(tokenize="moses", language="es", raw=True)


TURKISH = TextProfile(tokenize="moses", language="tr", raw=True)


def learned(
    pairs: list[tuple[str, str]], profile: TextProfile, target: TextProfile = ENGLISH
) -> tuple[CaseModel, Corpus]:
    """Learn from pairs whose words translate each other one by one."""
    corpus = Corpus.from_strings(
        *map(list, zip(*pairs, strict=True)),
        source_preprocessing=profile,
        target_preprocessing=target,
    )
    links = Links.from_sets([[(i, i) for i in range(n)] for n in corpus.target.lengths.tolist()])
    return CaseModel.learned(corpus, links), corpus


def recased(found: tuple[CaseModel, Corpus], line: str, tokens: str) -> str:
    """Translate word by word: put the tokens into case."""
    source = found[1].source.preprocessing.encode(line)
    links = [(i, i) for i in range(len(source.tokens))]
    return found[1].target.preprocessing.decode(tokens.split(), source, links, recase=found[0])


def test_the_search_finds_the_best_of_all_paths() -> None:
    text = ["Open File", "the file menu", "The File menu", "Open the menu", "the Open menu"]
    model = lm.train([line.split() for line in text], order=3, announce=False)
    cased = CaseModel(model, np.zeros(len(model.vocabulary), np.int64))
    random = np.random.default_rng(3)
    for _ in range(20):
        words = random.choice(["open", "file", "menu", "the"], 3).tolist()
        forms = [
            [
                Choice(form, case, tuple(random.normal(size=3).tolist()))
                for case, form in ((0, w), (1, w.title()), (1, w.upper()))
            ]
            for w in words
        ]
        paths = list(product(*forms))
        scores = []
        for path in paths:
            before = [2, *(choice.case for choice in path)]
            emissions = sum(c.scores[case] for c, case in zip(path, before, strict=False))
            scores.append(model.score([choice.form for choice in path]) + emissions)
        best = paths[int(np.argmax(scores))]
        assert cased._best(forms) == [choice.form for choice in best]


def test_which_capitals_carry_over_is_learned() -> None:
    nouns = [
        ("Sie sehen das Haus.", "You see the house."),
        ("Wir sehen das Tor.", "We see the gate."),
    ]
    names = [
        ("Usted ve la Casa.", "You see the House."),
        ("Usted ve el Portal.", "You see the Gate."),
    ]
    german, spanish = learned(nouns * 20, GERMAN), learned(names * 20, SPANISH)
    assert recased(german, "Sie sehen das Dach.", "you see the roof .") == "You see the roof."
    assert recased(spanish, "Usted ve el Tejado.", "you see the roof .") == "You see the Roof."
    headings = [("Abrir La Casa", "Open The House"), ("Abrir el Portal", "Open the Gate")]
    titled = learned(headings * 20, SPANISH)
    assert recased(titled, "Abrir El Tejado", "open the roof") == "Open The Roof"
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
    found = learned(pairs * 20, GERMAN)
    assert recased(found, "Menüs, öffnen", "menus , opening") == "menus, opening"
    assert recased(found, "Hallo ... ist neu.", "hello ... is new .") == "Hello... is new."
    assert recased(found, "Gut. Das ist gut.", "good . this is good .") == "Good. This is good."


def test_contexts_see_the_line_and_the_linked_words() -> None:
    source = GERMAN.encode("Wählen Sie Datei – Neu .")
    tokens = "Choose File - New .".split()
    found = dict(contexts(tokens, source, [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)]))
    assert sorted(found) == [0, 1, 3]
    choose, file, new = found.values()
    assert (choose.place, file.place, new.place) == (1, 0, 0)
    assert choose.starts
    assert not file.starts
    assert {each.spaced for each in found.values()} == {1}
    assert (file.mark, new.mark) == (4, 2)  # the full stop has a space before it
    assert (choose.step, file.step, new.step) == (0, 3, 3)
    assert file.source_before == choose.source_after
    assert new.source_before != file.source_before


def test_evidence_is_a_logistic_regression_of_combinations(tmp_path: Path) -> None:
    pairs = [("Ein Haus.", "A house."), ("Das PDF", "The PDF"), ("rot: Rot", "red: Red")] * 3
    found, corpus = learned(pairs, GERMAN)
    rows, labels, predicted = [], [], []
    for source, target in pairs:
        segment = corpus.source.preprocessing.encode(source)
        words = ENGLISH.encode(target).words
        links = [(i, i) for i in range(len(words))]
        probabilities = found.evidence(words, segment, links)
        for j, context in contexts(words, segment, links):
            inner = j > 0 and words[j - 1][0].isalpha()
            before = int(not words[j - 1].islower()) if inner else 2
            row = [" ".join(f"{name}={getattr(context, name)}" for name in c) for c in ALONE]
            row += [
                f"{before} " + " ".join(f"{name}={getattr(context, name)}" for name in c)
                for c in WITH_BEFORE
            ]
            rows.append(dict.fromkeys(row, 1.0))
            labels.append(not words[j].islower())
            predicted.append(10 ** probabilities[j][before])
    X = DictVectorizer().fit_transform(rows)
    expected = LogisticRegression(C=1 / PENALTY, max_iter=1000).fit(X, labels).predict_proba(X)
    assert np.array(predicted) == pytest.approx(expected, abs=1e-3)
    found.save(tmp_path / "case")
    again = CaseModel.open(tmp_path / "case")
    assert np.array_equal(again.evidence.coef, found.evidence.coef)
    assert np.array_equal(again.counts, found.counts)
    coef = tmp_path / "case" / "evidence" / "coef.npy"
    coef.write_bytes(coef.read_bytes()[:-4])
    with pytest.raises(InputError, match="damaged"):
        CaseModel.open(tmp_path / "case")


def test_lower_case_is_no_choice_for_words_that_never_have_it() -> None:
    pairs = [("Dann sehen wir", "Then I see"), ("dann geht Haldric", "then Haldric goes")]
    found = learned([*pairs * 20, ("ja dann ja", "so i so")], GERMAN)
    assert recased(found, "so dann sehen", "so I see") == "so I see"
    assert recased(found, "so dann geht", "so haldric goes") == "so Haldric goes"


def test_words_of_the_source_can_keep_their_form() -> None:
    pairs = [("das DIV gilt nicht", "the DIV holds not"), ("ein NewLine", "a NewLine")]
    for word in ("sub", "sup", "int"):
        pairs += [(f"der Befehl {word} gilt", f"the command {word} holds")] * 9
        pairs += [(f"das Befehl {word.upper()} gilt", f"the command {word.upper()} holds")] * 9
    found = learned(pairs, GERMAN)
    command = "the command DIV holds"
    assert recased(found, "der Befehl div gilt", command) == "the command div holds"
    assert recased(found, "das Befehl DIV gilt", command) == command
    assert recased(found, "das Befehl NEWLINE gilt", "the command NewLine holds") == (
        "the command NEWLINE holds"
    )


def test_lines_that_are_added_count_at_once() -> None:
    pairs = [
        ("das rote Tor", "the red gate"),
        ("das alte Berlin", "the old Berlin"),
        ("das neue Wien", "the new Vienna"),
    ]
    found, corpus = learned(pairs * 3, GERMAN)
    line = "das grüne Tor", "the green gate"
    assert recased((found, corpus), *line) == "the green gate"
    capital = found.with_lines([["the", "small", "Gate"]] * 90)
    assert recased((capital, corpus), *line) == "the green Gate"
    lower = capital.with_lines([["a", "small", "gate"]] * 900)
    assert recased((lower, corpus), *line) == "the green gate"
    assert lower.with_lines([["Open", "Gate"]] * 90).added == lower.added  # a heading


def test_cases() -> None:
    words = {"file": Case.LOWER, "A": Case.CAPITAL, "LaTeX": Case.CAPITAL, "PDF": Case.UPPER}
    assert {word: case_of(word) for word in words} == words
    assert case_of("iPhone") == Case.MIXED


def test_the_capital_of_a_letter_depends_on_the_language(tmp_path: Path) -> None:
    pairs = [("First file.", "Birinci dosya."), ("Last file.", "Son dosya.")] * 10
    pairs += [("the image is lost.", "imge kayıp oldu gitti.")]
    model, corpus = learned(pairs, ENGLISH, TURKISH)
    model.save(tmp_path / "case")
    for found in (model, CaseModel.open(tmp_path / "case")):
        assert recased((found, corpus), "Image lost.", "imge kayıp .") == "İmge kayıp."
