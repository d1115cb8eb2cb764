"""Model folders, moses.ini, reordering tables and search settings: what is read and refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.decoding.moses_ini import read_moses_ini
from regmt.decoding.phrase_model import Model, write_model_file
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights, write_weights

ARPA = """\\data\\
ngram 1=4
ngram 2=1

\\1-grams:
-1\t<unk>\t0
-99\t<s>\t-0.5
-1\t</s>\t0
-0.5\tyes\t-0.1

\\2-grams:
-0.2\tyes </s>

\\end\\
"""
WEIGHTS = {
    "LexicalReordering0": [0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
    "Distortion0": [0.1],
    "LM0": [0.5],
    "WordPenalty0": [-0.1],
    "PhrasePenalty0": [0.2],
    "TranslationModel0": [0.3, 0.4],
}
TYPE = "wbe-msd-bidirectional-fe-allff"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pt").write_text("ja ||| yes ||| 0.5 0.25\n")
    (tmp_path / "ro").write_text("ja ||| yes ||| 0.2 0.3 0.5 0.6 0.3 0.1\n")
    (tmp_path / "lm").write_text(ARPA)
    write_weights(Weights(WEIGHTS), tmp_path / "weights.toml")
    write_model_file(
        tmp_path,
        phrase_tables={"TranslationModel0": "pt"},
        language_models={"LM0": "lm"},
        reordering_tables={"LexicalReordering0": ("ro", TYPE)},
        settings=SearchSettings(stack=7, threshold=0.0, search="cube", allow_swaps=True),
    )
    return tmp_path


def test_model_folder(folder: Path) -> None:
    model = Model.load(folder)
    assert [block.name for block in model.features] == [*WEIGHTS, "UnknownWordPenalty0"]
    assert model.weight_vector.tolist() == [w for values in WEIGHTS.values() for w in values] + [
        1.0
    ]
    assert model.settings == SearchSettings(stack=7, threshold=0.0, search="cube", allow_swaps=True)
    vector = np.arange(len(model.weight_vector), dtype=float)
    assert model.feature_dict(vector)["TranslationModel0"] == (10.0, 11.0)
    assert len(Model.load(folder, wanted={"nein"}).phrase_tables["TranslationModel0"]) == 0


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"Nonsense": [1.0]}, "weight for 'Nonsense', which is not a feature"),
        ({"LM0": [1.0, 2.0]}, r"2 weight\(s\) for 'LM0', which has 1"),
        ({"LM0": None}, "no weight for the feature 'LM0'"),
    ],
)
def test_weights_must_fit(folder: Path, change: dict, problem: str) -> None:
    weights = {name: values for name, values in (WEIGHTS | change).items() if values}
    write_weights(Weights(weights), folder / "weights.toml")
    with pytest.raises(InputError, match=problem) as error:
        Model.load(folder)
    assert error.value.path == str(folder / "weights.toml")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("format = 1", "format = 2", "format 2, expected 1"),
        ("[search]", "[serch]", "unknown key 'serch'"),
        ("stack = 7", "stac = 7", "unknown setting 'stac'"),
        ("stack = 7", "stack = 0", "must be at least 1"),
        ("stack = 7", 'stack = "7"', "expected int"),
        ('path = "lm"', 'file = "lm"', "must have the strings name, path"),
        ('path = "pt"', 'path = "missing"', "no such file"),
        (TYPE, "wbe-xyz", "unknown part 'xyz'"),
        ("format = 1", "format", "not valid TOML"),
        (
            "[[language-model]]",
            '[[language-model]]\nname = "LM0"\npath = "other"\n\n[[language-model]]',
            r"\[\[language-model\]\]: two have the name 'LM0'",
        ),
    ],
)
def test_bad_model_files(folder: Path, old: str, new: str, problem: str) -> None:
    path = folder / "model.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(InputError, match=problem):
        Model.load(folder)


INI = """# a comment
[input-factors]
0
[mapping]
0 T 0
[distortion-limit]
4
[stack]
50
[feature]
UnknownWordPenalty
WordPenalty
PhrasePenalty
PhraseDictionaryMemory name=TranslationModel0 num-features=2 path=pt input-factor=0
LexicalReordering name=LexicalReordering0 num-features=6 type=wbe-msd-bidirectional-fe-allff path=ro
Distortion
KENLM name=LM0 factor=0 path=lm order=2
[weight]
LexicalReordering0= 0.1 0.2 0.3 0.4 0.5 0.6
Distortion0= 0.1
LM0= 0.5
WordPenalty0= -0.1
PhrasePenalty0= 0.2
TranslationModel0= 0.3 0.4
UnknownWordPenalty0= 1
"""


def test_moses_ini(folder: Path) -> None:
    path = folder / "moses.ini"
    path.write_text(INI)
    model = read_moses_ini(path)
    assert model.settings == SearchSettings(stack=50, distortion_limit=4, pop_limit=1000)
    assert model.weight_vector.tolist() == Model.load(folder).weight_vector.tolist()
    without = INI.replace("PhrasePenalty\n", "").replace("PhrasePenalty0= 0.2\n", "")
    path.write_text(without.replace("[stack]\n50\n", "[search-algorithm]\n1\n[drop-unknown]\n"))
    model = read_moses_ini(path)
    assert "PhrasePenalty0" not in [block.name for block in model.features]
    assert model.settings == SearchSettings(
        stack=200, distortion_limit=4, search="cube", unknown="drop", pop_limit=1000
    )


def test_paths_of_a_moses_ini_may_start_in_the_working_directory(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "moses.ini").write_text(INI)
    monkeypatch.chdir(folder)
    model = read_moses_ini(elsewhere / "moses.ini")
    assert model.weight_vector.tolist() == Model.load(folder).weight_vector.tolist()


def test_the_line_of_an_error_is_named(folder: Path) -> None:
    path = folder / "moses.ini"
    path.write_text(INI.replace("50", "x"))
    with pytest.raises(InputError, match=r"moses\.ini:9: 'x' is not a whole number"):
        read_moses_ini(path)
    (folder / "weights.toml").write_text("LM0= 1\nWordPenalty0= x\n")
    with pytest.raises(InputError, match=r"weights\.toml:2: weight 'x' is not a number"):
        Model.load(folder)


def test_moses_defaults_and_comments(folder: Path) -> None:
    """DEFAULT_MAX_HYPOSTACK_SIZE, DEFAULT_CUBE_PRUNING_POP_LIMIT and -1 in Moses' sources."""
    path = folder / "moses.ini"
    silent = INI.replace("[distortion-limit]\n4\n[stack]\n50\n", "")
    path.write_text(silent.replace("LM0= 0.5", "LM0= 0.5 # tuned"))
    model = read_moses_ini(path)
    assert model.settings == SearchSettings(stack=200, distortion_limit=-1, pop_limit=1000)
    assert model.weights["LM0"] == (0.5,)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("\nWordPenalty\n", "\nNonsense\n", "feature Nonsense is not supported"),
        ("PhraseDictionaryMemory", "PhraseDictionaryCompact", "convert binary tables"),
        ("Distortion0= 0.1\n", "", "no weight for the feature 'Distortion0'"),
        ("[stack]\n50", "[stack]\nx", "'x' is not a whole number"),
        ("[stack]\n50", "[xml-input]\nexclusive", r"section \[xml-input\] is not supported"),
        ("path=pt", "", "without path="),
        ("name=LM0", "LM0", "expected key=value"),
        (" type=wbe-msd-bidirectional-fe-allff", "", "without type="),
        ("Distortion\n", "Distortion\nDistortion name=D1\n", "a second feature D1"),
        ("Distortion\n", "Distortion\nSRILM name=LM0 path=lm\n", "a second feature LM0"),
        ("[stack]\n50", "[stack]", r"section \[stack\] is empty"),
        ("[stack]\n50", "[beam-threshold]", r"section \[beam-threshold\] is empty"),
        ("[stack]\n50", "[search-algorithm]\n4", "search algorithm 4 is not supported"),
        ("[stack]\n50", "[monotone-at-punctuation]", r"\[monotone-at-punctuation\] is"),
    ],
)
def test_bad_moses_ini(folder: Path, old: str, new: str, problem: str) -> None:
    path = folder / "moses.ini"
    path.write_text(INI.replace(old, new, 1))
    with pytest.raises(InputError, match=problem):
        read_moses_ini(path)


def test_reordering_tables(folder: Path) -> None:
    table = ReorderingTable.load(folder / "ro", TYPE)
    phrases = PhraseTable.from_lines(["ja", "ja", "x"], ["no", "yes", "no"], np.ones((3, 1)))
    assert table.lines_for(phrases, 0, [0, 1]) == [-1, 0]
    assert table.lines_for(phrases, 1, [2]) == [-1]
    assert table.table.scores.tolist() == [[0.2, 0.3, 0.5, 0.6, 0.3, 0.1]]
    with pytest.raises(InputError, match="6 scores, expected 3"):
        ReorderingTable.load(folder / "ro", "wbe-msd-backward-fe-allff")
    with pytest.raises(InputError, match=r"'source \|\|\| scores'"):
        ReorderingTable.load(folder / "ro", "wbe-msd-bidirectional-f-allff")
    (folder / "f").write_text("ja ||| 0.2 0.8\n")
    only = ReorderingTable.load(folder / "f", "phrase-monotonicity-forward-f-collapseff")
    assert only.lines_for(phrases, 0, [0, 1]) == [0, 0]
    assert only.lines_for(phrases, 1, [2]) == [-1]
    assert (only.type.n_columns, only.type.n_features) == (2, 1)


@pytest.mark.parametrize("name", [TYPE, "hier-mslr-backward-f-collapseff"])
def test_reordering_type_names(name: str) -> None:
    assert str(ReorderingType.parse(name)) == name


def test_reordering_type_needs_orientations() -> None:
    with pytest.raises(InputError, match="does not name its orientations"):
        ReorderingType.parse("wbe-bidirectional")


@pytest.mark.parametrize(
    "values", [{"threshold": 1.0}, {"distortion_limit": -2}, {"search": "x"}, {"pop_limit": 0}]
)
def test_bad_settings(values: dict) -> None:
    with pytest.raises(InputError):
        SearchSettings(**values)
