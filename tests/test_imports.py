"""Imports go one way: core ← instance_selection ← decoding ← the rest."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

# Each storey may use those before it; the command line and the reproduction stand on all.
STOREYS = (
    ("regmt.core",),
    ("regmt.instance_selection",),
    ("regmt.decoding", "regmt.documents"),
    ("regmt.features", "regmt.learners", "regmt.metrics"),
    ("regmt.sentence",),
    (
        *("regmt.translation", "regmt.tuning", "regmt.reranking", "regmt.combination"),
        *("regmt.prediction", "regmt.explanation"),
    ),
    ("regmt.application", "regmt.serve"),
    ("regmt.cli", "regmt.reproduction"),
)


def imported_modules(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def violations(folder: Path, forbidden: tuple[str, ...]) -> list[str]:
    return [
        f"{file} imports {module}"
        for file in sorted(folder.rglob("*.py"))
        for module in imported_modules(file.read_text(encoding="utf-8"))
        if f"{module}.".startswith(tuple(f"{package}." for package in forbidden))
    ]


@pytest.mark.parametrize("storey", range(len(STOREYS)))
def test_imports_go_one_way(storey: int, repository: Path) -> None:
    above = tuple(package for packages in STOREYS[storey + 1 :] for package in packages)
    for package in STOREYS[storey]:
        folder = repository / package.replace(".", "/")
        assert folder.is_dir()
        assert violations(folder.resolve(), above) == []


def test_the_check_sees_a_violation(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def f():\n    from regmt.cli import main\n")
    assert len(violations(tmp_path, ("regmt.cli",))) == 1


def test_a_sentence_is_translated_without_heavy_imports(repository: Path, run_code) -> None:
    """Each of these takes about as long to import as all the rest."""
    code = (
        "import sys, regmt\n"
        "lines = [f'satz {i}' for i in range(9)]\n"
        "regmt.Translator.from_text(lines, lines).translate('satz 3')\n"
        "heavy = {'sklearn', 'networkx', 'cvxpy', 'joblib', 'sacrebleu', 'scipy.stats'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    assert run_code(code, repository).stdout.strip() == "[]"


def test_the_command_line_starts_without_heavy_imports(repository: Path, run_code) -> None:
    code = (
        "import sys\n"
        "from regmt.cli.main import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = {'numpy', 'scipy', 'numba', 'sklearn', 'cvxpy', 'sacrebleu'} & set(sys.modules)\n"
        "print(sorted(heavy), file=sys.stderr)\n"
    )
    assert run_code(code, repository).stderr.strip() == "[]"
