from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.nbest import NBestEntry, read_nbest, write_nbest

GOOD = "0 ||| a b ||| lm= -1 tm= 1 2 ||| -3\n"


def write(folder: Path, text: str) -> Path:
    path = folder / "nbest"
    path.write_text(text, encoding="utf-8")
    return path


def test_both_name_styles_and_extra_fields_are_read(tmp_path: Path) -> None:
    text = (
        "0||| das  ist |||| x  ||| d: 0 -7.5 lm: -41 ||| -14.6\n"
        "0 |||  ||| d= 0 -1 lm= 2e1 ||| 3 ||| 0-0 1-1\n"
        "1 ||| it = is ||| d= 0 -1 lm= .5 src=2= 1 ||| 3\n"
    )
    lists = read_nbest(write(tmp_path, text))
    assert [len(entries) for entries in lists] == [2, 1]
    assert lists[0][0] == NBestEntry(
        0, ["das", "ist", "||||", "x"], {"d": (0.0, -7.5), "lm": (-41.0,)}, -14.6
    )
    assert lists[0][1].tokens == []
    assert lists[0][1].features == {"d": (0.0, -1.0), "lm": (20.0,)}
    assert lists[0][1].links == ((0, 0), (1, 1))
    assert lists[1][0].text == "it = is"
    assert lists[1][0].features["src=2"] == (1.0,)


def test_values_without_names_are_named_by_position(tmp_path: Path) -> None:
    path = tmp_path / "nbest"
    path.write_text("0 ||| a b ||| -1 2.5 ||| 1\n", encoding="utf-8")
    assert read_nbest(path)[0][0].features == {"feature0": (-1.0,), "feature1": (2.5,)}


def test_a_repeated_name_continues_its_values(tmp_path: Path) -> None:
    lists = read_nbest(write(tmp_path, "0 ||| a ||| lm: -1 d: 0 lm: -2 ||| -3\n"))
    assert lists[0][0].features == {"lm": (-1.0, -2.0), "d": (0.0,)}


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("1 ||| a ||| lm= -1 tm= 1 2", "3 fields"),
        ("1 a b lm= -1", "1 fields"),
        ("x ||| a ||| lm= -1 tm= 1 2 ||| 1", "sentence id 'x'"),
        ("-1 ||| a ||| lm= -1 tm= 1 2 ||| 1", "sentence id '-1'"),
        ("3 ||| a ||| lm= -1 tm= 1 2 ||| 1", "sentence 2 has no hypotheses"),
        ("0 ||| a ||| lm= -1 tm= 1 2 ||| 1", "out of order"),
        ("1 ||| a ||| lm= -1 tm= 1 2 3 ||| 1", "'tm' has 3 values, but 2 in line 1"),
        ("1 ||| a ||| lm= -1 ||| 1", "'tm' is missing"),
        ("1 ||| a ||| lm= tm= 1 2 ||| 1", "'lm' has no value"),
        ("1 ||| a ||| lm= x tm= 1 2 ||| 1", "'x' is not a finite number"),
        ("1 ||| a ||| lm= nan tm= 1 2 ||| 1", "'nan' is not a finite number"),
        ("1 ||| a ||| 4 lm= 1 tm= 1 2 ||| 1", "before any name"),
        ("1 ||| a ||| = 4 lm= 1 tm= 1 2 ||| 1", "without a name"),
        ("1 ||| a ||| lm= -1 tm= 1 2 ||| best", "score 'best'"),
        ("", "1 fields"),
    ],
)
def test_bad_lines_are_refused_with_their_number(tmp_path: Path, line: str, problem: str) -> None:
    path = write(tmp_path, GOOD + GOOD.replace("0", "1", 1) + line + "\n")
    with pytest.raises(InputError) as caught:
        read_nbest(path)
    assert caught.value.line == 3
    assert caught.value.path == str(path)
    assert problem in str(caught.value)


def test_a_block_missing_before_it_is_first_seen_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="'tm' is missing") as caught:
        read_nbest(write(tmp_path, "0 ||| a ||| lm= -1 ||| 0\n" + GOOD))
    assert caught.value.line == 1


def test_first_id_must_be_zero_and_the_file_not_empty(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="first sentence id is 1"):
        read_nbest(write(tmp_path, GOOD.replace("0", "1", 1)))
    with pytest.raises(InputError, match="empty"):
        read_nbest(write(tmp_path, ""))


def test_the_separator_as_a_word_is_refused_when_writing(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="the separator of fields"):
        write_nbest([[NBestEntry(0, ["|||"], {}, 0.0)]], tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


number = st.floats(allow_nan=False, allow_infinity=False)
word = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Z")), min_size=1)
entries = st.lists(
    st.tuples(st.lists(word.filter(lambda w: w != "|||"), max_size=4), number, number, number),
    min_size=1,
    max_size=4,
)


@settings(max_examples=40, deadline=None)
@given(lists=st.lists(entries, min_size=1, max_size=3), old_names=st.booleans())
def test_what_is_written_is_read_back(
    tmp_path_factory: pytest.TempPathFactory,
    lists: list[list[tuple[list[str], float, float, float]]],
    old_names: bool,
) -> None:
    nbest = [
        [NBestEntry(i, tokens, {"tm": (a, b), "x|y": (c,)}, a) for tokens, a, b, c in items]
        for i, items in enumerate(lists)
    ]
    path = tmp_path_factory.mktemp("nbest") / "list.gz"
    write_nbest(nbest, path, old_names=old_names)
    assert read_nbest(path) == nbest
