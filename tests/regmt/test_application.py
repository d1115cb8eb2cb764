"""The public functions: the names of the commands, the same results, readable objects."""

from __future__ import annotations

import ast
import inspect
import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.cli.main import _build_parser, main, with_flags
from regmt.core import progress
from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index

SOURCE = ["das haus ist klein", "das buch", "ein buch ist hier", "klein ist das haus", "das haus"]
TARGET = ["the house is small", "the book", "a book is here", "small is the house", "the house"]
NBEST = """\
0 ||| a b x ||| lm= -1 tm= -2 -1 ||| 0
0 ||| a b c ||| lm= -2 tm= -1 -1 ||| 0
1 ||| f g h ||| lm= -3 tm= -1 -1 ||| 0
"""


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    for name, lines in (("s", SOURCE), ("t", TARGET)):
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [str(tmp_path / "s"), str(tmp_path / "t")]


@pytest.mark.parametrize(
    ("command", "own"),
    [
        # What the command line names otherwise: repeated NAME=VALUE options, FILE, corpora.
        (("select",), {"queries", "selector_options"}),
        (("align",), {"hmm_options"}),
        (("train",), {"hmm_options", "sizes"}),
        (("tune",), {"tuner_options"}),
        (("evaluate",), set()),
        (("index",), set()),
        (("lm", "train"), {"preprocessing"}),
        (("lm", "score"), {"preprocessing"}),
        (("lm", "perplexity"), {"preprocessing"}),
        (("lm", "mix"), {"preprocessing"}),
    ],
)
def test_parameters_are_named_and_preset_as_the_options(
    command: tuple[str, ...], own: set[str]
) -> None:
    function = regmt
    for word in command:
        function = getattr(function, word)
    parameters = inspect.signature(function).parameters
    options = {a.dest: a.default for a in _build_parser(list(command))[2][command]._actions}
    assert own < set(parameters) or not own
    for name in parameters.keys() - own:
        assert name in options
        default = parameters[name].default
        if default is not inspect.Parameter.empty and options[name] not in (None, default):
            assert tuple(options[name]) == tuple(default)  # lists and tuples
    assert not any(p.kind is p.VAR_KEYWORD for p in parameters.values())
    assert function.__doc__ is not None
    assert all(name in function.__doc__ for name in parameters)


def test_import_is_light_and_names_come_when_asked_for(repository: Path) -> None:
    code = (
        "import sys, regmt\n"
        "assert set(regmt.__all__) <= set(dir(regmt))\n"
        "assert not {'numpy', 'numba', 'sklearn'} & set(sys.modules)\n"
        "assert all(getattr(regmt, name) is not None for name in regmt.__all__)\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=repository, check=True)
    with pytest.raises(AttributeError, match="no attribute 'cook'"):
        _ = regmt.cook


def test_select_from_files_a_corpus_and_an_index(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(["select", files[0], "--train", *files, "--instances", "2", "--format", "jsonl"]) == 0
    )
    expected = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    folder = tmp_path / "index"
    index = regmt.index(files, folder, ngrams="2")
    assert isinstance(index, Index)
    for train in (files, regmt.read_corpus(files), folder, index, lambda: index):
        chosen = regmt.select(SOURCE, train, instances=2)
        assert list(chosen.records()) == expected
    assert repr(chosen) == "<10 pairs selected for 5 queries, mode 'sentence'>"
    assert chosen._repr_html_().count("<tr>") == 11
    assert "<td>das haus ist klein</td>" in chosen._repr_html_()
    assert chosen.coverage(TARGET).table().count("1.0000") > 1
    with pytest.raises(InputError, match="1 line, but"):
        chosen.coverage(["the house"])


def test_select_takes_bundled_data_by_default() -> None:
    chosen = regmt.select(mode="testset", instances=3, selector_options={"decay": "none"})
    assert (len(chosen), len(chosen.queries)) == (3, len(bundled_lines("test")[0]))


def test_read_corpus(files: list[str], tmp_path: Path) -> None:
    corpus = regmt.read_corpus(files, lowercase=True, source_lang="de")
    assert corpus.source.preprocessing.language == "de"
    assert len(regmt.read_corpus(source_lang="es")) == len(bundled_lines("train", pair="es-en")[0])
    with pytest.raises(InputError, match=r"`train` takes two files or one .*, not 3"):
        regmt.read_corpus([*files, files[0]])
    table = tmp_path / "three.tsv"
    table.write_text("ja\tyes\t0-0\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"three.tsv:1: 3 columns, .*; keep two columns"):
        regmt.read_corpus(table)
    assert len(regmt.read_corpus(table, further_columns=True)) == 1


def test_a_corpus_in_several_files(tmp_path: Path) -> None:
    sides = [lines[:30] for lines in bundled_lines("train")]
    parts = []
    for k, some in enumerate((slice(0, 12), slice(12, 30))):
        for language, lines in zip(("de", "en"), sides, strict=True):
            parts.append(tmp_path / f"part{k}.{language}")
            parts[-1].write_text("".join(f"{line}\n" for line in lines[some]), encoding="utf-8")
    in_parts = regmt.read_corpus(parts)
    whole = Corpus.from_strings(*sides)
    for one, other in ((in_parts.source, whole.source), (in_parts.target, whole.target)):
        assert one.tokens.tobytes() == other.tokens.tobytes()
        assert list(one.lines) == list(other.lines)
        assert one.vocabulary.words == other.vocabulary.words


def test_gold_alignments_beside_the_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "text.tsv"
    rows = zip(SOURCE, TARGET, ["0-0 1-1 2-2 3-3", "0-0 1-1", "0-0", "0-0", "0-0 1-1"], strict=True)
    table.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
    options = ["--gold", str(table), "--gold-base", "0", "--method", "ibm1"]
    assert main(["align", "--train", str(table), *options]) == 0
    assert "5 sentence pairs)" in capsys.readouterr().out
    assert main(["align", "--train", str(table)]) == 2
    assert "text.tsv:1: 3 columns" in capsys.readouterr().err


def test_align(files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["align", "--train", *files, "--symmetrize", "union"]) == 0
    printed = capsys.readouterr().out.splitlines()
    aligned = regmt.align(files, symmetrize="union", save=tmp_path / "m")
    assert list(aligned.lines()) == printed
    assert repr(aligned) == "<word alignment of 5 sentence pairs>"
    again = regmt.align(
        Corpus.from_strings(SOURCE, TARGET), model=tmp_path / "m", symmetrize="union"
    )
    assert list(again.lines()) == printed
    with pytest.raises(InputError, match="`links` and `p0` together"):
        regmt.align(files, links=files, p0=0.1)
    with pytest.raises(InputError, match="one or two files, not 3"):
        regmt.align(files, links=[*files, files[0]])


def test_train_tunes_and_leaves_what_decode_reads(files: list[str], tmp_path: Path) -> None:
    options = {"lm_order": 2, "iterations": 1, "dev": (SOURCE[:2], TARGET[:2])}
    model = regmt.train(files, tmp_path / "model", **options)
    assert model.tuning is not None
    assert model.weights == model.tuning.weights
    assert model.load().weights == model.weights
    assert regmt.train(files, tmp_path / "model", **options).tuning is None  # done before
    for wrong, message in (
        ({"max_phrase": 8}, "`max_phrase` 8; use 1 to 7"),
        ({"max_ratio": 0.5}, "`max_ratio` 0.5"),
        ({"orientations": "x"}, "unknown orientations 'x'"),
        ({"dev": (SOURCE, TARGET[:1])}, "1 line, but the source has 5"),
    ):
        with pytest.raises(InputError, match=message):
            regmt.train(files, tmp_path / "other", **wrong)
    assert not (tmp_path / "other").exists()


def test_tune_on_lists(tmp_path: Path) -> None:
    lists = tmp_path / "lists"
    lists.write_text(NBEST)
    references = [["a b c", "f g h"]]
    metric = regmt.evaluate({"x": references[0]}, references, metric="f1").metrics[0]
    result = regmt.tune(nbest=lists, reference=references, metric=metric, tuner="pro")
    assert result.score == 100.0
    assert repr(result).startswith("<TuningResult: f1 ")
    assert result._repr_html_().count("<tr>") == 1 + len(result.history)
    again = regmt.tune(nbest=lists, reference=references, metric="f1", weights=result.weights)
    assert again.history[0].score == 100.0
    for wrong, message in (
        ({}, "nothing to tune on"),
        ({"nbest": lists}, "`nbest` without `reference`"),
        ({"nbest": lists, "reference": references, "dev": ["x"]}, "`nbest` and `model` together"),
        ({"model": tmp_path, "dev": ["x"]}, "`dev` takes a source text and its references"),
        ({"model": tmp_path, "tuner": "lattice-mert", "interpolation": 1}, "not interpolated"),
        ({"nbest": lists, "tuner": "lattice-mert"}, "lattice-mert needs a decoder"),
    ):
        with pytest.raises(InputError, match=message):
            regmt.tune(**wrong)


def test_evaluate_shows_itself() -> None:
    systems = {"good": TARGET, "bad": ["x"] * 5}
    result = regmt.evaluate(systems, [TARGET], metric="bleu,f1", paired="sign", resamples=10)
    assert repr(result) == "<Evaluation of good, bad by bleu, f1>"
    assert result["good", "bleu"].score == pytest.approx(100.0)
    assert repr(result["good", "f1"]).startswith("<good: f1 100.00 [")
    assert str(result).splitlines()[0].split() == ["system", "bleu", "f1"]
    assert result._repr_html_().count("<table>") == 2
    assert "bad - good" in result._repr_html_()


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_slow_stages_show_their_progress(
    files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := _Terminal())
    monkeypatch.setattr(progress, "INNER_DELAY", 0.0)
    regmt.train(files, tmp_path / "model", lm_order=3, reordering="none")
    shown = terminal.getvalue()
    stages = ["read text", "count n-grams", "write phrase-table.gz"]
    for stage in [*stages, "train IBM 1", "train HMM", "align", "score phrases"]:
        assert re.search(rf"\r{stage}: .*\[.*\]", shown), stage


def test_language_models(files: list[str], tmp_path: Path) -> None:
    models = [regmt.lm.train([file], order=2) for file in files]
    mixture = regmt.lm.mix(models, weights=[1, 3])
    result = regmt.lm.perplexity(TARGET, lm=models, mix_weights=[1, 3])
    assert result.weights == tuple(mixture.weights)
    assert [name for name, _ in result.results] == ["model", "model", "mixture"]
    assert "<table>" in result._repr_html_()
    assert repr(result) == "<perplexities of model, model, mixture>"
    scored = list(regmt.lm.score(TARGET[:1], lm=models, mix_weights=[1, 3]))
    assert scored[0][0] == TARGET[0].split()
    assert scored[0][1].total == pytest.approx(mixture.score(TARGET[0].split()))
    with pytest.raises(InputError, match="give either `dev` or `weights`"):
        regmt.lm.mix(models)


def test_the_command_line_names_the_option_of_a_parameter(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        with_flags("use `skip_empty` or `force`", {"--skip-empty"}) == "use --skip-empty or force"
    )
    folder = tmp_path / "index"
    regmt.index(files, folder)
    with pytest.raises(InputError, match="or use `force`"):
        regmt.index(files, folder)
    assert main(["index", "--train", *files, "-o", str(folder)]) == 2
    assert "or use --force" in capsys.readouterr().err
    assert main(["index", "--train", *files, "--ngrams", "2-3", "-o", str(tmp_path / "i")]) == 2
    assert "--ngrams 2-3: an index contains all orders from 1; write --ngrams 3" in (
        capsys.readouterr().err
    )


@pytest.mark.parametrize(
    "folder", ["regmt/core", "instance_selection", "decoding", "regmt/application", "regmt/tuning"]
)
def test_errors_of_the_library_name_no_options(folder: str, repository: Path) -> None:
    named = [
        f"{file}:{node.lineno}: {part.value}"
        for file in sorted((repository / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "InputError"
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and re.search(r"(^|\W)--[a-z]", str(part.value))
    ]
    assert named == []


def test_too_many_jobs_are_refused(
    files: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from regmt.core import parallel

    monkeypatch.setattr(parallel.os, "sched_getaffinity", lambda pid: {0, 1}, raising=False)
    for jobs in ("9", "100000"):
        with pytest.raises(SystemExit):
            main(["align", "--train", *files, "--jobs", jobs])
        assert f"{jobs} jobs on 2 cores; use 1 to 8" in capsys.readouterr().err
    with pytest.raises(InputError, match="0 jobs on 2 cores"):
        parallel.map_in_order(lambda spec, item: item, None, [1], jobs=0)
