"""Checks of translations: each kind is found, and nothing is found in good ones."""

from __future__ import annotations

import pytest

from regmt.documents.checks import check_unit
from regmt.documents.document import Unit


def found(source: str, target: str, **unit: object) -> list[tuple[str, str]]:
    made = Unit([source], [target], "translated", 1, lambda targets, remark: [], **unit)  # type: ignore[arg-type]
    return [(problem.check, problem.message) for problem in check_unit(made)]


@pytest.mark.parametrize(
    ("source", "target", "check", "message"),
    [
        ("Open %s now", "Jetzt öffnen", "placeholders", "missing %s"),
        ("Open %s now", "%s jetzt %s öffnen", "placeholders", "added %s"),
        ("%s has %d", "%d in %s", "placeholders", "in another order: %d %s"),
        ("Hello {name}", "Hallo {Name}", "placeholders", "missing {name}, added {Name}"),
        ("Click <b>here</b>", "Hier <b>klicken", "tags", "missing </b>"),
        ("Click <b>here</b>", "Hier </b>klicken<b>", "tags", "not balanced"),
        ("_File", "Datei", "accelerators", "not one letter with _"),
        ("File", "&Datei", "accelerators", "added"),
        ("One\n", "Eins", "whitespace", "other white space at the start or the end"),
        ("One\ntwo\nthree", "Eins\nzwei drei", "whitespace", "1 line breaks instead of 2"),
        ("One two", "Eins  zwei", "whitespace", "two spaces"),
        ("No", "Ein " * 9 + "Nein", "length", "40 characters for 2"),
        ("A sentence " * 9 + "ends", "Ein Satz", "length", "only 8 characters for 103"),
        ("Really?", "Wirklich.", "punctuation", "ends with . instead of ?"),
        ("Wait...", "Warten", "punctuation", "ends with none instead of …"),
    ],
)
def test_what_is_wrong_is_found(source: str, target: str, check: str, message: str) -> None:
    assert found(source, target) == [(check, message)]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("Delete “%s” (%d files)?", "„%s“ (%d Dateien) löschen?"),
        ("%1$s has %2$s", "%2$s in %1$s"),
        ("<b>One</b> <i>two</i>...", "<i>Zwei</i> <b>eins</b>…"),
        ("_Open file", "Datei ö_ffnen"),
        ("Is it open?", "開いていますか？"),
        ("Not translated %s", ""),
    ],
)
def test_good_translations_pass(source: str, target: str) -> None:
    assert found(source, target) == []


def test_a_plural_form_may_have_the_placeholders_of_either_number() -> None:
    numbers = ["One file", "%d files"]
    assert found("One file", "%d Datei", plurals=numbers) == []
    assert found("%d files", "Eine Datei", plurals=numbers) == []
    assert found("%d files", "%s Dateien", plurals=numbers) == [
        ("placeholders", "missing %d, added %s")
    ]
