"""benchmarks/RESULTS.md: what other code made is marked; a run goes on where it was."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from regmt.reproduction.registry import ENTRIES, find_entry
from regmt.reproduction.result import Result

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "benchmarks" / "RESULTS.md"


@pytest.fixture(scope="module")
def results():
    sys.path.insert(0, str(ROOT / "benchmarks"))
    try:
        import results

        yield results
    finally:
        sys.path.remove(str(ROOT / "benchmarks"))


@pytest.fixture(scope="module")
def digests(results):
    import code_digest

    return code_digest


def test_stale_tables_are_marked(results):
    sections = results.read_sections(PAGE)
    assert sections
    stale = {name for name, section in results.marked(sections).items() if section.stale}
    marked = {name for name, section in sections.items() if section.stale}
    assert sorted(stale - marked) == [], "run python benchmarks/results.py --mark"
    headed = {
        name
        for name in sections
        if f"## {name}: {sections[name].title} (stale)" in PAGE.read_text()
    }
    assert headed == marked


def test_the_page_says_what_was_tried_where_a_finding_does_not_hold(results):
    for name, section in results.read_sections(PAGE).items():
        lines = section.block.splitlines()
        for k, line in enumerate(lines):
            if line.startswith("did not hold") and not section.stale:
                below = [text.strip() for text in lines[k + 1 : k + 3]]
                assert any(text.startswith("tried: ") for text in below), f"{name}: {line}"


def test_an_experiment_stands_behind_every_finding_that_does_not_hold(results):
    """Stale tables, too: what was tried is told by the entries and gives a figure."""
    for name, section in results.read_sections(PAGE).items():
        tried = {finding.text: finding.tried for finding in find_entry(name).findings}
        for line in section.block.splitlines():
            if line.startswith("did not hold"):
                text = line.removeprefix("did not hold").strip()
                assert re.search("[0-9]", tried.get(text, "")), f"{name}: {text}"


def test_all_tables_together_take_three_hours_on_two_cores():
    assert all(entry.cpu > 0 for entry in ENTRIES)
    assert sum(entry.cpu for entry in ENTRIES) <= 3 * 3600 * 2


def section(results, name: str, commit: str = "abc1234"):
    result = Result(settings="s", tables=[], findings=[])
    return results.Section.of(find_entry(name), result, 1.0, commit)


def test_the_page_is_read_as_it_is_written(results, tmp_path):
    path = tmp_path / "page.md"
    sections = {name: section(results, name) for name in ("5.1", "pro-figure-1")}
    sections["5.1"] = replace(sections["5.1"], stale=True)
    results.write_sections(path, sections, "a machine")
    assert results.read_sections(path) == sections
    assert "Not run yet: 3.1, " in path.read_text(encoding="utf-8")


def test_a_run_goes_on_where_it_was(results):
    entries = [find_entry(name) for name in ("3.1", "5.1", "8.2")]
    found = {"3.1": section(results, "3.1"), "5.1": section(results, "5.1", "other12")}
    names = [entry.name for entry in results.waiting(entries, found, "abc1234")]
    assert names == ["5.1", "8.2"]
    assert [entry.name for entry in results.waiting(entries, found, None)] == ["8.2"]
    found["3.1"] = replace(found["3.1"], code="0" * 10)
    names = [entry.name for entry in results.waiting(entries, found, "abc1234")]
    assert names == ["3.1", "5.1", "8.2"]
    assert results.marked(found)["3.1"].stale
    assert not results.marked(found)["5.1"].stale


def test_a_budget_takes_the_cheapest_and_groups_keep_all(results):
    entries = [replace(find_entry("3.1"), name=str(n), cpu=n) for n in (5, 1, 3, 9)]
    assert [entry.name for entry in results.within_budget(entries, 5)] == ["1", "3"]
    groups = results.groups_of(ENTRIES)
    assert sorted(e.name for group in groups for e in group) == sorted(e.name for e in ENTRIES)
    lists = next(group for group in groups if find_entry("metrics-1") in group)
    assert find_entry("portage-18") in lists  # they share n-best lists


def test_the_digest_is_of_code_and_not_of_words(digests, monkeypatch):
    module = "regmt.reproduction.worked_examples"
    assert "regmt.tuning.pro" in digests.dependencies(module)  # through imports
    assert "regmt.cli.main" not in digests.dependencies(module)
    assert "regmt.learners.ridge" in digests.dependencies("regmt.reproduction.learners")  # by name
    read, before = digests._read, digests.code_digest(module)
    assert digests.code_digest(module, "an option") != before

    def changed(old: str, new: str) -> str:
        digests.plain_source.cache_clear()
        monkeypatch.setattr(digests, "_read", lambda name: read(name).replace(old, new))
        try:
            return digests.code_digest(module)
        finally:
            monkeypatch.setattr(digests, "_read", read)
            digests.plain_source.cache_clear()

    assert changed('"""Table 3.1: counts', '# more\n    """Table 3.1, or else: counts') == before
    assert changed("spectrum_kernel(*(", "spectrum_kernel(*  (") != before
    assert changed("keep=5000", "keep=50") != before


def test_a_table_depends_on_its_sizes_and_criteria(digests):
    entry = find_entry("5.1")
    assert digests.digest_of(replace(entry, notes=["other words"])) == digests.digest_of(entry)
    assert digests.digest_of(replace(entry, real_sentences=7)) != digests.digest_of(entry)
    assert digests.digest_of(replace(entry, findings=[])) != digests.digest_of(entry)
