"""Phrase tables: reading, refusing, look-up, filtering, writing."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.phrase_table import (
    PhrasePair,
    PhraseTable,
    best_lines,
    floored_log,
    phrases_of,
)

LINES = [
    "das haus ||| the house ||| 0.5 0.25 0.8 1e-05 ||| 0-0 1-1 ||| 3 4 2 ||| |||",
    "das haus ||| house ||| 0.1 0 0.2 0.3 ||| 1-0 ||| 3 4 1 ||| |||",
    "das ||| the ||| 1 1 1 1 ||| 0-0 ||| 1 1 1 ||| |||",
    "haus ||| house ||| 0.9 0.9 0.9 0.9",
    "ja ||| | yes || ||| 0.9 0.9 0.9 0.9",
    "äh |||  ||| 0.9 0.9 0.9 0.9",
]


def load(tmp_path: Path, *lines: str, **options) -> PhraseTable:
    path = tmp_path / "pt"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return PhraseTable.load(path, **options)


def test_fields(tmp_path: Path) -> None:
    table = load(tmp_path, *LINES)
    assert len(table) == 6
    assert (table.n_scores, table.max_length) == (4, 2)
    pairs = list(table)
    assert pairs[0] == PhrasePair(
        ("das", "haus"), ("the", "house"), (0.5, 0.25, 0.8, 1e-5), "0-0 1-1", "3 4 2"
    )
    assert pairs[3].alignment == pairs[3].counts == ""
    assert pairs[4].target == ("|", "yes", "||")
    assert pairs[5].target == ()
    np.testing.assert_allclose(
        floored_log(table.scores[1]), [np.log(0.1), -100, np.log(0.2), np.log(0.3)]
    )
    assert list(table.lines_of("das haus")) == [0, 1]
    assert list(table.lines_of("nein")) == []


def test_gzip_and_wanted(tmp_path: Path) -> None:
    path = tmp_path / "pt.gz"
    path.write_bytes(gzip.compress("\n".join(LINES).encode()))
    assert list(PhraseTable.load(path)) == list(load(tmp_path, *LINES))
    some = PhraseTable.load(path, wanted={"das", "ja"})
    assert [pair.source for pair in some] == [("das",), ("ja",)]
    nothing = PhraseTable.load(path, wanted={"nein"})
    assert (len(nothing), nothing.n_scores, nothing.max_length) == (0, 4, 0)
    assert nothing.spans(["das", "haus"]) == []


def test_lines_of_one_source_are_brought_together(tmp_path: Path) -> None:
    table = load(tmp_path, LINES[0], LINES[2], LINES[1])
    assert [" ".join(pair.target) for pair in table] == ["the house", "house", "the"]
    assert table.scores[1].tolist() == [0.1, 0, 0.2, 0.3]
    assert table.alignments is not None
    assert [table.alignments[line] for line in range(3)] == ["0-0 1-1", "1-0", "0-0"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("das", "one field"),
        (" ||| the ||| 1 1 1 1", "no source phrase"),
        ("das ||| the", "2 fields"),
        ("das ||| the ||| 1 1 1", "3 scores, expected 4"),
        ("das ||| the ||| 1 1 1 x", "score 'x' is not a probability"),
        ("das ||| the ||| 1 1 1 -0.5", "score '-0.5' is not a probability"),
        ("das ||| the ||| 1 1 nan 1", "score 'nan' is not a probability"),
        ("das ||| the ||| ", "no scores"),
        ("", "one field"),
    ],
)
def test_malformed_lines_are_named(tmp_path: Path, line: str, problem: str) -> None:
    with pytest.raises(InputError, match=problem) as error:
        load(tmp_path, LINES[0], LINES[1], line, LINES[2])
    assert error.value.line == 3


def test_an_empty_file_is_no_table(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with pytest.raises(InputError, match="no phrase pairs: the file is empty"):
        PhraseTable.load(tmp_path / "empty")


def test_spans(tmp_path: Path) -> None:
    table = load(tmp_path, *LINES)
    ids = table.sources.ids
    assert table.spans("das haus das".split()) == [
        (0, 1, ids["das"]),
        (0, 2, ids["das haus"]),
        (1, 2, ids["haus"]),
        (2, 3, ids["das"]),
    ]


def test_best_lines(tmp_path: Path) -> None:
    table = load(tmp_path, *LINES)
    best, starts = best_lines(table.starts, table.scores[:, 3], 1)
    assert best.tolist() == [1, 2, 3, 4, 5]
    assert starts.tolist() == [0, 1, 2, 3, 4, 5]
    assert best_lines(table.starts, table.scores[:, 3], -1)[0].tolist() == [1, 0, 2, 3, 4, 5]
    assert phrases_of([["a", "b", "c"]], 2) == {"a", "b", "c", "a b", "b c"}


words = st.text(alphabet="abcé|&<", min_size=1, max_size=3).filter(lambda w: w != "|||")
pairs = st.builds(
    PhrasePair,
    st.lists(words, min_size=1, max_size=3).map(tuple),
    st.lists(words, max_size=3).map(tuple),
    st.tuples(st.floats(0, 1), st.floats(0, 3)),
    st.sampled_from(["", "0-0"]),
    st.sampled_from(["", "1 2 3"]),
)


@settings(max_examples=50, deadline=None)
@given(st.lists(pairs, min_size=1, max_size=8))
def test_round_trip(tmp_path_factory: pytest.TempPathFactory, items: list[PhrasePair]) -> None:
    path = tmp_path_factory.mktemp("pt") / "table.gz"
    table = PhraseTable.from_pairs(items)
    table.write(path)
    assert list(PhraseTable.load(path)) == list(table)
    assert sorted(map(str, table)) == sorted(map(str, items))
    table.save(path.with_suffix(".arrays"))
    opened = PhraseTable.open(path.with_suffix(".arrays"))
    assert list(opened) == list(table)
    tokens = [*items[0].source, "x", *items[-1].source]
    assert opened.spans(tokens) == table.spans(tokens)
    assert all(opened.lines_of(s) == table.lines_of(s) for s in ["nie", *table.sources.words])


def test_the_separator_cannot_be_written(tmp_path: Path) -> None:
    table = PhraseTable.from_pairs([PhrasePair(("a",), ("|||",), (1.0,))])
    with pytest.raises(InputError, match="separates the fields"):
        table.write(tmp_path / "pt")
    with pytest.raises(InputError, match="different numbers of scores"):
        PhraseTable.from_pairs([PhrasePair(("a",), (), (1.0,)), PhrasePair(("a",), (), ())])
