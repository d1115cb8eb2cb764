from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.weights import Weights, read_weights, write_weights


def write(folder: Path, text: str) -> Path:
    path = folder / "weights"
    path.write_text(text, encoding="utf-8")
    return path


EXPECTED = {"LM0": (0.5,), "TM0": (0.25, -1.0), "Distortion0": (3.0,)}


@pytest.mark.parametrize(
    "text",
    [
        "LM0= 0.5\nTM0= 0.25 -1\n\n# comment\nDistortion0= 3\n",
        "LM0 = 0.5\nTM0 = [0.25, -1]\nDistortion0 = 3\n",
        "# made by hand\n[weights]\nLM0 = 0.5\nTM0 = [0.25, -1]\nDistortion0 = 3 # km\n",
        "[feature]\nKENLM name=LM0 path=x\n\n[weight]\nLM0= 0.5\nTM0= 0.25 -1\n"
        "Distortion0= 3\n\n[threads]\n4\n",
    ],
)
def test_all_forms_read_the_same(tmp_path: Path, text: str) -> None:
    weights = read_weights(write(tmp_path, text))
    assert dict(weights) == EXPECTED
    assert list(weights) == list(EXPECTED)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("LM0= 0.5\nTM0= x\n", 2, "'x' is not a number"),
        ("LM0= 0.5\nTM0=\n", 2, "no weight after"),
        ("LM0= 0.5\n\nLM0= 1\n", 3, "second line"),
        ("[weight]\nLM0 0.5\n", 2, "expected 'Name= number"),
        ("LM0= nan\n", 1, "not a number"),
        ("", None, "no weights"),
        ("LM0: 0.5\n", None, "not TOML, nor lines"),
        ("LM0 = true\n", None, "must be a number"),
        ("LM0 = []\n", None, "must be a number"),
        ("LM0 = nan\n", None, "finite"),
        ("[weights]\nLM0 = 1\n[other]\nx = 1\n", None, "outside the table"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, text: str, line: int | None, problem: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(InputError, match=problem) as caught:
        read_weights(path)
    assert caught.value.line == line
    assert caught.value.path == str(path)


def test_dot_counts_unweighted_features_as_zero_and_checks_lengths() -> None:
    weights = Weights(EXPECTED)
    assert weights.dot({"TM0": (4.0, 2.0), "LM0": (-1.0,), "sparse": (9.0,)}) == -1.5
    with pytest.raises(InputError, match="1 values but 2 weights"):
        weights.dot({"TM0": (1.0,)})


def test_updated_keeps_the_order_and_the_original() -> None:
    weights = Weights(EXPECTED)
    assert list(weights.updated({"New": 1.0, "LM0": (2.0,)}).items()) == [
        ("LM0", (2.0,)),
        ("TM0", (0.25, -1.0)),
        ("Distortion0", (3.0,)),
        ("New", (1.0,)),
    ]
    assert weights["LM0"] == (0.5,)


def test_names_and_values_are_checked() -> None:
    with pytest.raises(InputError, match="name of a feature"):
        Weights({"a b": 1.0})
    with pytest.raises(InputError, match="two weights"):
        Weights([("a", 1.0), ("a", 2.0)])
    with pytest.raises(InputError, match="finite"):
        Weights({"a": ()})


names = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Z")), min_size=1)
finite = st.floats(allow_nan=False, allow_infinity=False)


@settings(max_examples=40, deadline=None)
@given(
    values=st.dictionaries(
        names, st.lists(finite, min_size=1, max_size=3).map(tuple), min_size=1, max_size=4
    )
)
def test_written_weights_read_back_equal(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, tuple[float, ...]]
) -> None:
    weights = Weights(values)
    path = tmp_path_factory.mktemp("weights") / "w.toml"
    write_weights(weights, path)
    assert read_weights(path) == weights
    assert list(read_weights(path)) == list(weights)


def test_moses_form_reads_back_equal(tmp_path: Path) -> None:
    weights = Weights(EXPECTED)
    write_weights(weights, tmp_path / "w", form="moses")
    assert (tmp_path / "w").read_text() == "LM0= 0.5\nTM0= 0.25 -1.0\nDistortion0= 3.0\n"
    assert read_weights(tmp_path / "w") == weights
