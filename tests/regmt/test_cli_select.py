"""``regmt select``: formats, budgets, report, errors."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from regmt.cli.main import main
from regmt.instance_selection.corpus import Corpus, read_tsv
from regmt.instance_selection.selectors import make_selector

SOURCE = ["Das Haus ist klein", "das  Buch | hier", "ein Buch", "ein Haus & ein Buch", "ja"]
TARGET = ["the house is small", "the book | here", "a book", "a house & a book", "yes"]
QUERIES = ["das Haus", "ein Buch", "xyzzy"]


def write(path: Path, lines: list[str]) -> str:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return str(path)


@pytest.fixture
def train(tmp_path: Path) -> list[str]:
    files = [write(tmp_path / "c.de", SOURCE), write(tmp_path / "c.en", TARGET)]
    return ["--train", *files, "--lowercase"]


@pytest.fixture
def queries(tmp_path: Path) -> str:
    return write(tmp_path / "q.de", QUERIES)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(argv) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def expected(budget: int, mode: str = "sentence") -> list[list[int]]:
    from regmt.instance_selection.text_profile import TextProfile

    lower = TextProfile(lowercase=True)
    corpus = Corpus.from_strings(
        SOURCE, TARGET, source_preprocessing=lower, target_preprocessing=lower
    )
    selections = make_selector("fda").fit(corpus).select(QUERIES, budget, mode=mode)
    return [selection.ids.tolist() for selection in selections]


def test_pairs_are_the_original_lines(
    capsys: pytest.CaptureFixture[str], train: list[str], queries: str
) -> None:
    out = run(capsys, "select", queries, *train, "--instances", "2")
    ids = [i for selected in expected(2) for i in selected]
    assert out == "".join(f"{SOURCE[i]}\t{TARGET[i]}\n" for i in ids)


def test_pairs_can_be_read_again_whatever_is_in_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source, target = write(tmp_path / "s", ["a\tb", "a"]), write(tmp_path / "t", ["x \t y", "z"])
    out = run(capsys, "select", source, "--train", source, target, "--mode", "testset")
    corpus = Corpus.from_strings(*read_tsv(write(tmp_path / "pairs", out.splitlines())))
    pairs = zip(corpus.source.lines, corpus.target.lines, strict=True)
    assert sorted(pairs) == [("a", "z"), ("a b", "x   y")]


def test_ids(capsys: pytest.CaptureFixture[str], train: list[str], queries: str) -> None:
    out = run(capsys, "select", queries, *train, "--instances", "2", "--format", "ids")
    assert out.split("\n") == [*(" ".join(map(str, ids)) for ids in expected(2)), ""]
    for mode in ("union", "testset"):
        arguments = ["--instances", "2", "--format", "ids", "--mode", mode]
        out = run(capsys, "select", queries, *train, *arguments)
        assert out == "".join(f"{i}\n" for i in expected(2, mode)[0])


def test_jsonl(capsys: pytest.CaptureFixture[str], train: list[str], queries: str) -> None:
    out = run(capsys, "select", queries, *train, "--instances", "2", "--format", "jsonl")
    records = [json.loads(line) for line in out.splitlines()]
    keys = ["query", "rank", "id", "score", "gain", "source", "target"]
    assert all(list(record) == keys for record in records)
    for query, ids in enumerate(expected(2)):
        mine = [record for record in records if record["query"] == query]
        assert [record["rank"] for record in mine] == list(range(len(ids)))
        assert [record["id"] for record in mine] == ids
        assert all(record["target"] == TARGET[record["id"]] for record in mine)
    out = run(capsys, "select", queries, *train, "--format", "jsonl", "--mode", "testset")
    assert {json.loads(line)["query"] for line in out.splitlines()} == {None}


def test_saved_index_output_file_and_jobs(
    capsys: pytest.CaptureFixture[str], train: list[str], tmp_path: Path
) -> None:
    queries = write(tmp_path / "many.de", QUERIES * 12)  # more than one worker takes at a time
    index = str(tmp_path / "index")
    run(capsys, "index", *train, "-o", index)
    out = run(capsys, "select", queries, *train, "--format", "jsonl")
    file = tmp_path / "out.jsonl"
    arguments = ["--index", index, "--format", "jsonl", "--jobs", "2", "-o", str(file)]
    assert run(capsys, "select", queries, *arguments) == ""
    assert file.read_text(encoding="utf-8") == out


def test_budget_words_and_exclude_exact(
    capsys: pytest.CaptureFixture[str], train: list[str], queries: str
) -> None:
    arguments = ["--mode", "testset", "--budget-words", "5", "--format", "ids"]
    ids = [int(i) for i in run(capsys, "select", queries, *train, *arguments).split()]
    assert ids
    assert sum(len(TARGET[i].split()) for i in ids) <= 5
    out = run(capsys, "select", queries, *train, "--exclude-exact", "--format", "ids")
    assert "2" not in out.split("\n")[1].split()  # "ein Buch" is the second query


def test_report_goes_to_standard_error(
    capsys: pytest.CaptureFixture[str], train: list[str], queries: str, tmp_path: Path
) -> None:
    reference = write(tmp_path / "q.en", ["the house", "a book", "xyzzy"])
    assert main(["select", queries, *train, "--report", "--reference", reference]) == 0
    out, err = capsys.readouterr()
    assert "scov" not in out
    for text in ("scov", "tcov", "words per sentence", "unique target bigrams", "BLEU bound"):
        assert text in err
    assert main(["select", queries, *train, "--report"]) == 0
    assert "tcov" not in capsys.readouterr().err


def test_parameters_reach_the_selector(
    capsys: pytest.CaptureFixture[str], train: list[str], queries: str
) -> None:
    base = ["select", queries, *train, "--format", "jsonl"]
    plain = run(capsys, *base)
    assert run(capsys, *base, "--init", "idf", "--decay", "inverse") == plain
    assert run(capsys, *base, "--decay", "none") != plain
    assert run(capsys, *base, "--selector-option", "length-exponent=1") != plain
    assert run(capsys, *base, "--ngrams", "1") != plain
    draws = [run(capsys, *base, "--selector", "random", "--seed", seed) for seed in "112"]
    assert draws[0] == draws[1] != draws[2]


def test_standard_input(
    capsys: pytest.CaptureFixture[str],
    train: list[str],
    queries: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = run(capsys, "select", queries, *train)
    stream = io.TextIOWrapper(io.BytesIO(Path(queries).read_bytes()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert run(capsys, "select", "-", *train) == out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--selector", "best"], "unknown selector 'best'"),
        (["--selector-option", "x"], "NAME=VALUE"),
        (["--selector-option", "x=1"], "no parameter 'x'"),
        (["--selector", "dice", "--init", "one"], "no parameter 'init'"),
        (["--ngrams", "2-1"], "not a range"),
        (["--report", "--reference", "absent.en"], "no such file"),
        (["--reference", "absent.en"], "--reference without --report"),
        (["--selector", "random", "--seed", "-1"], "--seed: '-1' is not"),
    ],
)
def test_errors(
    capsys: pytest.CaptureFixture[str],
    train: list[str],
    queries: str,
    arguments: list[str],
    message: str,
) -> None:
    with contextlib.suppress(SystemExit):
        assert main(["select", queries, *train, *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert message in err


def test_reference_of_another_length(
    capsys: pytest.CaptureFixture[str], train: list[str], queries: str, tmp_path: Path
) -> None:
    reference = write(tmp_path / "q.en", ["the house"])
    assert main(["select", queries, *train, "--report", "--reference", reference]) == 2
    assert "1 line, but" in capsys.readouterr().err


def test_bundled_data_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "select", "--mode", "testset", "--instances", "3")
    lines = out.splitlines()
    assert len(lines) == 3
    assert all(line.count("\t") == 1 for line in lines)


@pytest.mark.parametrize("fed", [True, False])
def test_who_feeds_standard_input_is_told_that_it_is_not_read(fed: bool) -> None:
    command = [sys.executable, "-m", "regmt", "select", "--instances", "1", "--selector", "random"]
    given = {"input": "ein Zimmer\n"} if fed else {"stdin": subprocess.DEVNULL}
    done = subprocess.run(command, capture_output=True, text=True, check=True, **given)
    assert ("standard input is read only if you pass -" in done.stderr) == fed
