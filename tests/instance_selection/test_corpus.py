from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus, Text, read_tsv
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.vocabulary import UNKNOWN, Vocabulary


def test_words_get_ids_in_order_of_occurrence() -> None:
    text = Text.from_strings(["das Haus", "das Buch ist das"])
    assert text.vocabulary.words == ["das", "Haus", "Buch", "ist"]
    assert text[1].tolist() == [0, 2, 3, 0]
    assert text.sentence(1) == ["das", "Buch", "ist", "das"]
    assert text.lengths.tolist() == [2, 4]
    assert text.lines[1] == "das Buch ist das"


def test_vocabulary_round_trip_through_a_block() -> None:
    words = ["ä", "b", "日本", "|||", "<s>"]
    vocabulary = Vocabulary.from_block(Vocabulary(words).to_block())
    assert vocabulary.words == words
    assert vocabulary.encode(["日本", "nie", "ä"]).tolist() == [2, UNKNOWN, 0]
    assert pickle.loads(pickle.dumps(vocabulary)).decode([4, 3]) == ["<s>", "|||"]
    assert Vocabulary.from_block(Vocabulary().to_block()).words == []


@pytest.mark.parametrize("collisions", [False, True])
def test_vocabulary_is_looked_up_in_arrays(
    monkeypatch: pytest.MonkeyPatch, collisions: bool
) -> None:
    if collisions:
        monkeypatch.setattr(
            "regmt.instance_selection.vocabulary._hashes",
            lambda words: np.array([len(word) % 2 for word in words], dtype=np.uint64),
        )
    words = ["ä", "", "b", "日本", "das haus", "|||", "<s>"]
    arrays = Vocabulary(words).to_arrays("v")
    opened = Vocabulary.from_arrays(arrays, "v")
    assert opened.encode(["日本", "nie", "ä", "das haus", "das"]).tolist() == [3, -1, 0, 4, -1]
    assert opened.decode(range(7)) == words
    assert ("" in opened, "haus" in opened, len(opened)) == (True, False, 7)
    assert opened._words is None  # all that without a list of the words
    assert opened._ids is None
    assert opened.words == words
    assert opened.add("neu") == 7
    assert opened.encode(["neu", "b"]).tolist() == [7, 2]
    empty = Vocabulary.from_arrays(Vocabulary().to_arrays("v"), "v")
    assert (len(empty), "x" in empty) == (0, False)


@pytest.mark.parametrize(
    ("tokenize", "language", "expected"),
    [
        ("none", "en", ["Don't", "stop:", "50%", "&", "<b>!"]),
        ("13a", "en", ["Don't", "stop", ":", "50", "%", "&", "<", "b", ">", "!"]),
        ("moses", "en", ["Don", "'t", "stop", ":", "50", "%", "&", "<", "b", ">", "!"]),
    ],
)
def test_tokenizers(tokenize: str, language: str, expected: list[str]) -> None:
    line = "Don't  stop: 50% & <b>!"
    assert TextProfile(tokenize=tokenize, language=language)(line) == expected
    lower = TextProfile(tokenize=tokenize, language=language, lowercase=True)
    assert lower(line) == [token.lower() for token in expected]


def test_unknown_tokenizer_is_refused() -> None:
    with pytest.raises(InputError, match="unknown tokenizer 'mosess'; use one of none"):
        TextProfile(tokenize="mosess")


def test_the_original_lines_are_kept_beside_the_tokens() -> None:
    lower = TextProfile(tokenize="13a", lowercase=True)
    text = Text.from_strings(["Hello, World!"], preprocessing=lower)
    assert text.sentence(0) == ["hello", ",", "world", "!"]
    assert text.lines[0] == "Hello, World!"


def write(path: Path, *lines: str) -> Path:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return path


def test_two_files_and_a_tsv_give_the_same_corpus(tmp_path: Path) -> None:
    source, target = write(tmp_path / "s", "a b", "c"), write(tmp_path / "t", "A", "C D")
    both = write(tmp_path / "tsv", "a b\tA", "c\tC D\tremark")
    with pytest.raises(InputError, match=r"tsv:2: 3 columns, expected source and target"):
        read_tsv(both)
    with_remark = Corpus.from_strings(*read_tsv(both, further_columns=True))
    for corpus in (Corpus.from_files(source, target), with_remark):
        assert [corpus.source.sentence(i) for i in range(2)] == [["a", "b"], ["c"]]
        assert [corpus.target.sentence(i) for i in range(2)] == [["A"], ["C", "D"]]


def test_unequal_line_counts_name_the_shorter_file(tmp_path: Path) -> None:
    source, target = write(tmp_path / "s", "a", "b", "c"), write(tmp_path / "t", "A", "B")
    with pytest.raises(InputError, match=r"t:2: ends at line 2, but the other side has 3 lines"):
        Corpus.from_files(source, target)


@pytest.mark.parametrize("blank", ["", "  \t "])
def test_an_empty_line_is_an_error_or_skipped(tmp_path: Path, blank: str) -> None:
    source, target = write(tmp_path / "s", "a", "b", "c"), write(tmp_path / "t", "A", blank, "C")
    with pytest.raises(InputError, match=r"t:2: empty line; .*`skip_empty`"):
        Corpus.from_files(source, target)
    corpus = Corpus.from_files(source, target, skip_empty=True)
    assert corpus.source.vocabulary.words == ["a", "c"]
    assert len(corpus) == 2


def test_a_line_that_tokenising_empties_counts_as_empty() -> None:
    lines = ["<skipped>", "word"], ["x", "y"]
    preprocessing = TextProfile(tokenize="13a")
    with pytest.raises(InputError, match=r"source:1: empty line"):
        Corpus.from_strings(*lines, source_preprocessing=preprocessing)
    corpus = Corpus.from_strings(*lines, source_preprocessing=preprocessing, skip_empty=True)
    assert corpus.target.vocabulary.words == ["y"]


def test_an_empty_corpus_is_refused(tmp_path: Path) -> None:
    source, target = write(tmp_path / "s"), write(tmp_path / "t")
    with pytest.raises(InputError, match="no sentences"):
        Corpus.from_files(source, target)
    with pytest.raises(InputError, match="no sentences"):
        Corpus.from_strings([""], [""], skip_empty=True)


def test_a_tsv_line_without_tab_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"tsv:2: expected source and target separated by a tab"):
        read_tsv(write(tmp_path / "tsv", "a\tA", "b B"))
