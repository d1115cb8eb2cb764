"""Our tokenizers against sacremoses and sacreBLEU."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a
from sacremoses import MosesTokenizer

from regmt.core.errors import InputError
from regmt.instance_selection.text_profile.tokenizers import tokenizer

LANGUAGES = ("en", "de", "es", "fr", "it", "zh", "ja", "fi")
# Mostly characters that rules look at, with neighbours of every class, and any other character.
CHARACTERS = st.one_of(st.sampled_from("aZsßé15²٣.,'`-–\"&;<>/ \t\n\x01\xa0日…%$"), st.characters())
WORDS = st.sampled_from(["Mr.", "z.B.", "No.", "Nr.", "5", "1,5", "don't", "l'eau", "'s", "e.g."])
LINES = st.lists(st.text(CHARACTERS, max_size=8) | WORDS, max_size=8).flatmap(
    lambda parts: st.sampled_from([" ".join(parts), "".join(parts)])
)


def reference(name: str, language: str) -> Callable[[str], list[str]]:
    if name == "13a":
        return lambda line: Tokenizer13a()(line).split()
    moses = MosesTokenizer(lang=language)
    return lambda line: moses.tokenize(line, return_str=True, escape=False).split()


@settings(deadline=None)
@given(lines=st.lists(LINES, max_size=3), language=st.sampled_from(LANGUAGES))
@example(
    lines=[",,,5", "5' '6", "x.'", "''a'' ''", "a \x01 b", "5,,6,", "... 'tis..'", "a'b'c"],
    language="en",
)
def test_moses_as_sacremoses(lines: list[str], language: str) -> None:
    expected = reference("moses", language)
    assert list(tokenizer("moses", language)(lines)) == [expected(line) for line in lines]


@settings(deadline=None)
@given(lines=st.lists(LINES, max_size=3))
@example(lines=["0...9", 'f("a",,1)', "-\nx", "&amp;lt;", "<skipped>a", "1-2-3", "5-.,6"])
def test_13a_as_sacrebleu(lines: list[str]) -> None:
    expected = reference("13a", "")
    assert list(tokenizer("13a", "")(lines)) == [expected(line) for line in lines]


@pytest.mark.parametrize("name", ["moses", "13a"])
@pytest.mark.parametrize(
    ("corpus", "language"), [("de-en", "de"), ("de-en", "en"), ("es-en", "es"), ("es-en", "en")]
)
def test_real_text(name: str, corpus: str, language: str, real_data: Path) -> None:
    path = real_data / f"l10n-{corpus}" / f"train.{language}"
    lines = path.read_text(encoding="utf-8").split("\n")[::100]
    expected = reference(name, language)
    assert list(tokenizer(name, language)(lines)) == [expected(line) for line in lines]
    lowered = tokenizer(name, language, lowercase=True)(lines)
    assert list(lowered) == [
        expected(line) and " ".join(expected(line)).lower().split() for line in lines
    ]


def test_a_package_can_offer_a_tokenizer(monkeypatch: pytest.MonkeyPatch) -> None:
    class EntryPoint:
        def load(self) -> Callable[[str], list[str]]:
            return list

    offered = {"characters": [EntryPoint()]}
    monkeypatch.setattr(
        importlib.metadata,
        "entry_points",
        lambda *, group, name: offered.get(name, []) if group else [],
    )
    assert list(tokenizer("characters", "zh")(["日本", "Ab"])) == [["日", "本"], ["A", "b"]]
    assert list(tokenizer("characters", "ja", lowercase=True)(["Ab"])) == [["a", "b"]]
    with pytest.raises(InputError, match="unknown tokenizer 'words'"):
        tokenizer("words", "zh")
