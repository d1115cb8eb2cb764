"""Imports go one way: regmt → decoding → instance_selection."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

FORBIDDEN = {
    "instance_selection": {"decoding", "regmt"},
    "decoding": {"regmt"},
    "regmt": set(),
}


def imported_packages(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.split(".")[0]


def violations(folder: Path, forbidden: set[str]) -> list[str]:
    return [
        f"{file} imports {package}"
        for file in sorted(folder.rglob("*.py"))
        for package in imported_packages(file.read_text(encoding="utf-8"))
        if package in forbidden
    ]


@pytest.mark.parametrize("package", FORBIDDEN)
def test_imports_go_one_way(package: str, repository: Path) -> None:
    assert violations(repository / package, FORBIDDEN[package]) == []


def test_the_check_sees_a_violation(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def f():\n    from regmt.cli import main\n")
    assert len(violations(tmp_path, {"regmt"})) == 1


def test_the_command_line_starts_without_heavy_imports(repository: Path) -> None:
    code = (
        "import sys\n"
        "from regmt.cli.main import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = {'numpy', 'scipy', 'numba', 'sklearn', 'cvxpy', 'sacrebleu'} & set(sys.modules)\n"
        "print(sorted(heavy), file=sys.stderr)\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=repository, capture_output=True, text=True, check=True
    )
    assert result.stderr.strip() == "[]"
