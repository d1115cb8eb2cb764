"""What the documentation shows is what happens: its commands are run and their output compared.

All pages of ``docs/`` and the README are read. Their blocks are run from top to bottom, each page
in a folder of its own that looks like a fresh checkout (it holds ``data``):

- ```` ```console ```` blocks: lines after ``$`` are commands for a shell, the others their output
  (standard output and standard error);
- ```` ```python ```` blocks are executed, ```` ```pycon ```` blocks compared, in one namespace.

``...`` stands for any text within a line, and alone on a line for any number of lines. Numbers are
compared to six digits. A block after ``<!-- not run: reason -->`` is not run.

With ``UPDATE_DOCS=1`` in the environment the output of commands that no longer print what the page
shows is put into the page (check it, and put back ``...`` where times are printed).
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from regmt.cli.main import main
from regmt.core.announcement import COMPILING
from regmt.core.progress import set_quiet

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

BLOCK = re.compile(
    r"(?P<skip><!-- not run: [^\n]+ -->\n)?^```(?P<kind>console|python|pycon)\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
SHELL = re.compile(r"[|<>;&*`$\\]")
NUMBER = re.compile(r"-?\d+\.\d+(e-?\d+)?")
UPDATE = os.environ.get("UPDATE_DOCS") == "1"


class Block(NamedTuple):
    kind: str
    body: str
    line: int


def blocks(page: str) -> Iterator[Block]:
    for match in BLOCK.finditer(page):
        if not match["skip"]:
            yield Block(match["kind"], match["body"], page[: match.start()].count("\n") + 1)


def commands(body: str) -> list[tuple[str, str]]:
    """Split a console block into commands and their output."""
    found: list[tuple[str, str]] = []
    continued = False
    for line in body.splitlines(keepends=True):
        if line.startswith("$ ") or continued:
            text = line if continued else line.removeprefix("$ ")
            before = found.pop()[0] if continued else ""
            found.append((before + text, ""))
            continued = line.endswith("\\\n")
        else:
            command, output = found.pop()
            found.append((command, output + line))
    return found


def run(command: str, shell: dict[str, str]) -> tuple[int, str]:
    """Run a command; plain calls of regmt in this process, where kernels are loaded already."""
    if command.startswith("regmt ") and not SHELL.search(command):
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            try:
                code = main(shlex.split(command)[1:])
            except SystemExit as exit_:
                code = int(exit_.code or 0)
        set_quiet(False)
        return code, out.getvalue()
    done = subprocess.run(
        command,
        shell=True,
        env=shell,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout


def rounded(text: str) -> str:
    """Keep six digits: the last ones of a logarithm differ between processors."""
    return NUMBER.sub(lambda number: f"{float(number[0]):.6g}", text)


def normalised(text: str) -> list[str]:
    lines = [line.rstrip() for line in rounded(text).splitlines()]
    return [line for line in lines if not line.startswith(COMPILING)]


def matches(shown: str, printed: str) -> bool:
    """Tell whether the output is as shown, where ``...`` stands for anything."""
    pattern = ""
    for line in normalised(shown):
        if line.strip() == "...":
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*".join(map(re.escape, line.split("..."))) + r"\n"
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in normalised(printed))) is not None


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Make a folder like a checkout, go there, and yield an environment that knows regmt.

    Processes whose numbers a page has written into files ``*.pid`` are ended.
    """
    folder, programs = tmp_path / "regmt", tmp_path / "bin"
    folder.mkdir()
    programs.mkdir()
    (folder / "data").symlink_to(ROOT / "data")
    program = programs / "regmt"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m regmt "$@"\n')
    program.chmod(0o755)
    monkeypatch.chdir(folder)
    yield os.environ | {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
        "LC_ALL": "C.UTF-8",  # ls and grep alike everywhere
    }
    for file in folder.glob("*.pid"):
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(file.read_text()), signal.SIGTERM)


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.skipif(sys.platform == "win32", reason="the pages are written for a POSIX shell")
@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_shows_what_happens(page: Path, checkout: dict[str, str]) -> None:
    names: dict[str, object] = {"__name__": "docs"}
    text = page.read_text(encoding="utf-8")
    for block in blocks(text):
        where = f"{name_of(page)}:{block.line}"
        if block.kind == "python":
            exec(compile(block.body, where, "exec", dont_inherit=True), names)
        elif block.kind == "pycon":
            test = doctest.DocTestParser().get_doctest(block.body, names, where, where, block.line)
            report = io.StringIO()
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            # The output of the examples goes to the report, so the namespace must survive.
            failed = runner.run(test, out=report.write, clear_globs=False).failed
            names = test.globs
            assert not failed, report.getvalue()
        else:
            for command, shown in commands(block.body):
                code, printed = run(command, checkout)
                told = f"{where}: $ {command.strip()}\n{printed}"
                assert code == 0 or "error: " in shown, told
                if UPDATE and not matches(shown, printed):
                    text = text.replace(f"$ {command}{shown}", f"$ {command}{printed}")
                    page.write_text(text, encoding="utf-8")
                else:
                    assert matches(shown, printed), told


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:|#", target):
            continue
        assert (page.parent / target.split("#")[0]).exists(), target


def test_the_site_is_built_without_warnings(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="the docs extra is not installed")
    pytest.importorskip("mkdocstrings")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "api" / "regmt" / "index.html").read_text(encoding="utf-8")
    assert "regmt.translation.translator.Translator" in page


@pytest.mark.parametrize(("name", "least"), [("equations", 100), ("documents", 60), ("choices", 3)])
def test_modules_and_tests_of_the_maps_exist(name: str, least: int) -> None:
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:regmt|decoding|instance_selection|tests)/[\w/.]*)`", page)
    assert len(named) > least
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_commands_of_the_items_of_the_documents_have_their_options(capsys) -> None:
    from regmt.cli.main import main

    page = (ROOT / "docs" / "documents.md").read_text(encoding="utf-8")
    rows = [line.split("|")[2] for line in page.splitlines() if line.startswith("| ")]
    wanted: dict[tuple[str, ...], set[str]] = {}
    for text in re.findall(r"`([a-z][^`]*)`", " ".join(rows)):
        words = text.split()
        command = tuple(words[:2] if words[0] == "lm" else words[:1])
        wanted.setdefault(command, set()).update(w for w in words if w.startswith("--"))
    assert len(wanted) > 10
    for command, options in wanted.items():
        if command in {("svm-iso",), ("m3n",), ("loglinear",)}:  # tuners of the command before
            continue
        with pytest.raises(SystemExit) as end:
            main([*command, "--help"])
        assert end.value.code == 0, command
        known = set(re.findall(r"--[a-z0-9-]+", capsys.readouterr().out))
        assert options <= known, (command, options - known)


@pytest.mark.parametrize("page", sorted((ROOT / "benchmarks").rglob("*.md")), ids=lambda p: p.name)
def test_links_and_scripts_of_the_benchmark_pages_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []
    scripts = re.findall(r"`(?:python benchmarks/)?((?:thesis/)?[a-z_0-9]+\.py)\b", text)
    assert [name for name in scripts if not (ROOT / "benchmarks" / name).is_file()] == []
    modules = re.findall(r"`((?:regmt|decoding|instance_selection)/[\w/]+\.py)`", text)
    assert [path for path in modules if not (ROOT / path).is_file()] == []


def test_the_map_names_every_module_that_runs_a_table_again() -> None:
    from regmt.reproduction.registry import ENTRIES

    page = (ROOT / "docs" / "equations.md").read_text(encoding="utf-8")
    modules = {f"`regmt/reproduction/{entry.module}.py`" for entry in ENTRIES}
    assert len(modules) > 5
    assert sorted(name for name in modules if name not in page) == []


def test_every_row_of_the_map_names_a_module_and_a_test() -> None:
    page = (ROOT / "docs" / "equations.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:-1] for line in page.splitlines() if line.startswith("| ")]
    rows = [row for row in rows if not row[0].startswith(" in the ")]
    assert len(rows) > 80
    assert [row[0] for row in rows if "/" not in row[2] or "`tests/" not in row[3]] == []


def test_the_comparison_can_fail() -> None:
    assert matches("a 1.2345678\n...\nz\n", "a 1.23456779\nb\nc\nz\n")
    assert matches("took ... s\n", f"{COMPILING} 5 of about 9, 2 s\ntook 0.5 s\n")
    assert not matches("a\n...\nz\n", "a\nb\n")
    assert not matches("a 1.23\n", "a 1.24\n")
    assert not matches("a\n", "a\nb\n")


def test_blocks_and_commands_are_found() -> None:
    page = (
        "text\n```console\n$ one \\\n    two\nout\n$ three\n```\n"
        "<!-- not run: needs a cluster -->\n```console\n$ four\n```\n```python\nx = 1\n```\n"
        "<!-- not run: too long -->\n```python\ny = 1\n```\n"
    )
    first, second = blocks(page)
    assert (first.kind, first.line, second) == ("console", 2, Block("python", "x = 1\n", 12))
    assert commands(first.body) == [("one \\\n    two\n", "out\n"), ("three\n", "")]
