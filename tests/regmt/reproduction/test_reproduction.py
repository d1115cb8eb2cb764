"""Every entry of `regmt reproduce` is listed and runs; what is exact comes out as printed."""

import json
import math
from dataclasses import replace

import pytest

from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.reproduction.data import Bitext, Data
from regmt.reproduction.findings import Finding
from regmt.reproduction.registry import ENTRIES, find_entry
from regmt.reproduction.result import LineFigure, Result, Table

EXACT = ("3.1", "8.2", "phrasal-3.1", "pro-figure-1")


@pytest.fixture(scope="module")
def bundled() -> Data:
    return Data()


SIZES = {"8.3": 12, "8.6": 1, "8.7": 1}
"""Sentences where 2 are not enough, or take long."""


def test_both_halves_of_a_held_out_set_have_lines_of_all_kinds():
    # multi30k has a short line and a long one by turns
    lines = ["short", "a long line"] * 200
    whole = Bitext([f"{i} {line}" for i, line in enumerate(lines)], lines)
    halves = whole.halves()
    assert sorted(halves[0].source + halves[1].source) == sorted(whole.source)
    for half in halves:
        assert len(half) == 200
        assert all(
            source.endswith(f" {target}")
            for source, target in zip(half.source, half.target, strict=True)
        )
        for texts in (half, half.sample(100)):
            assert 0.4 < texts.target.count("short") / len(texts) < 0.6
    assert whole.halves() == halves


def test_names_are_unique_and_every_entry_has_its_function():
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES)
    assert all(callable(entry.function) for entry in ENTRIES)


def test_the_list_shows_every_entry(capsys):
    assert main(["reproduce", "--list"]) == 0
    shown = [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]]
    assert shown == [entry.name for entry in ENTRIES]


@pytest.mark.parametrize("name", EXACT)
def test_exact_tables_equal_the_printed_ones(name):
    result = find_entry(name).run(Data())
    (table,) = result.tables
    assert table.rows.keys() == table.printed.keys()
    for row, cells in table.rows.items():
        assert cells == pytest.approx(table.printed[row], abs=1e-9 if name == "3.1" else 5e-5)
    assert all(finding.held for finding in result.findings)


@pytest.mark.parametrize("name", [*EXACT, "phrasal-3.2", "metrics-5"])
def test_exact_findings_do_not_hold_of_other_figures(name):
    entry = find_entry(name)
    first, *rest = entry.printed
    changed = list(entry.printed[first])
    changed[1 if isinstance(changed[-1], str) else -1] += 1
    other = replace(entry, printed={first: changed} | {row: entry.printed[row] for row in rest})
    assert False in [finding.held for finding in other.run(Data()).findings]


def test_phrasal_table_3_2_has_the_ranges_put_right():
    rows = find_entry("phrasal-3.2").run(Data()).tables[0].rows
    assert rows["This is small house"][2].startswith("(-∞, -0.83")
    assert rows["This is a small house"][2].startswith("(-0.83, 0.8")
    assert rows["This is miniscule building"][2] == "n/a"


def check(result: Result) -> None:
    assert result.tables
    assert result.settings
    assert result.findings
    text = result.text()
    record = json.loads(json.dumps(result.to_json(), allow_nan=False))
    for table, plain in zip(result.tables, record["tables"], strict=True):
        assert table.title in text
        assert plain["rows"].keys() == dict(table.rows).keys()
        for cells in table.rows.values():
            assert len(cells) == len(table.columns)
        for cells in table.printed.values():
            assert len(cells) == len(table.printed_columns or table.columns)
    numbers = [c for t in result.tables for r in t.rows.values() for c in r]
    assert any(isinstance(c, int | float) and math.isfinite(c) for c in numbers)
    assert [finding["held"] for finding in record["findings"]] == [f.held for f in result.findings]
    assert all(finding.text in text for finding in result.findings)


QUICK = [entry.name for entry in ENTRIES if not entry.needs_real]


@pytest.mark.parametrize("name", QUICK)
def test_entries_run_on_a_few_bundled_sentences(name, bundled, tmp_path):
    bundled.sentences = SIZES.get(name, 2)
    result = find_entry(name).run(bundled)
    check(result)
    if result.figure is not None:
        path = tmp_path / "figure.svg"
        result.figure.draw(path)
        assert path.read_text(encoding="utf-8").startswith("<?xml")


def test_a_table_that_needs_real_data_says_so():
    for entry in ENTRIES:
        if entry.needs_real:
            with pytest.raises(InputError, match="--data"):
                entry.run(Data())


def test_tables_are_laid_out_side_by_side():
    table = Table(
        title="t", columns=["a", "b"], rows={"x": (1, 0.25)}, printed={"x": (2, None), "y": (3, 4)}
    )
    lines = table.text().splitlines()
    assert lines[3].split() == ["x", "1", "0.250", "|", "2", "-"]
    assert lines[4].split() == ["y", "|", "3", "4"]
    assert lines[2].index("|") == lines[3].index("|") == lines[4].index("|")


def test_findings_are_shown_with_what_was_tried_if_they_do_not_hold():
    findings = [Finding("a > b", True, "+1", "x"), Finding("b > c", False, "-1", "more data")]
    result = Result(settings="s", tables=[], findings=[*findings, Finding("c > d", None)])
    assert [line.split() for line in result.text().splitlines()[-6:]] == [
        ["held", "a", ">", "b"],
        ["+1"],
        ["did", "not", "hold", "b", ">", "c"],
        ["-1"],
        ["tried:", "more", "data"],
        ["not", "decided", "c", ">", "d"],
    ]


def test_a_figure_is_the_same_bytes_each_time(tmp_path):
    figure = LineFigure(x_label="x", y_label="y", curves={"a": [(1, 2), (2, 3)]})
    for name in ("one.svg", "two.svg"):
        figure.draw(tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_the_command_prints_text_and_json(capsys):
    assert main(["reproduce", "3.1"]) == 0
    assert "all counts as printed" in capsys.readouterr().out
    assert main(["reproduce", "3.1", "pro-figure-1", "--json"]) == 0
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [record["name"] for record in records] == ["3.1", "pro-figure-1"]
    assert all(finding["held"] for record in records for finding in record["findings"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "no table given"),
        (["9.9"], "no table '9.9'"),
        (["5.1", "--plot", "x.svg"], "5.1 is a table, not a figure"),
        (["pro-figure-1", "--plot", "x.svg"], "has no figure"),
        (["3.1", "--plot", "x.txt"], "picture format"),
        (["3.1", "--data", "nowhere"], "not a folder"),
    ],
)
def test_the_command_explains_mistakes(arguments, message, capsys):
    assert main(["reproduce", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_word_alignment_on_real_text(real_data, monkeypatch):
    from regmt.reproduction import word_alignment

    monkeypatch.setattr(word_alignment, "LINES", 300)
    result = find_entry("8.9").run(Data(real_data, sentences=9))
    check(result)
    rows = result.tables[0].rows
    for precision, recall, f1, aer, links in rows.values():
        assert 0 <= min(precision, recall, f1, aer) <= max(precision, recall, f1, aer) <= 1
        assert links > 0
    better = next(one for one in result.findings if one.text == "QP is better than L2")
    assert better.held is None  # 9 pairs are too few
    assert float(better.evidence.split()[0]) == pytest.approx(
        rows["L2"][3] - rows["QP"][3], rel=0.01
    )


def test_systems_of_a_shared_task(real_data, monkeypatch):
    """The tables of combination read the systems' outputs where there are real data."""
    from regmt.reproduction import system_outputs

    monkeypatch.setattr(system_outputs, "TRAINING", "multi30k-de-en")
    rows = find_entry("6.4").run(Data(real_data, sentences=9)).tables[0].rows
    assert rows["Oracle"][0] >= rows["Best"][0] >= rows["2nd best"][0] >= rows["Min"][0]
    assert rows["Oracle"][0] >= rows["RegMT"][0] > 0
