"""The wheel holds exactly what the tree holds."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

BESIDE = ("instance_selection", "decoding", "data")  # folders that are packages of regmt
SHIPPED = {".py", ".typed", ".toml", ".html", ".css", ".js"}
CORPUS = {".de", ".en", ".es", ".md", ".po", ".tmx"}


def tree_files(root: Path) -> set[str]:
    """What should be shipped, by the names it has in a wheel."""
    names = set()
    for top in ("regmt", *BESIDE):
        suffixes = SHIPPED | CORPUS if top == "data" else SHIPPED
        for path in (root / top).rglob("*"):
            if path.suffix in suffixes:
                name = path.relative_to(root).as_posix()
                names.add(name if top == "regmt" else f"regmt/{name}")
    return names


@pytest.fixture(scope="module")
def wheel(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    # Built from a copy: a build leaves its traces in the tree it works in.
    copy = tmp_path_factory.mktemp("tree") / "regmt"
    ignored = shutil.ignore_patterns(
        ".git", ".venv", "build", "dist", "*.egg-info", "__pycache__", ".*_cache"
    )
    shutil.copytree(repository, copy, ignore=ignored, symlinks=True)
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(out)]
    subprocess.run([*command, str(copy)], check=True)
    return next(out.glob("regmt-*.whl"))


def test_the_wheel_equals_the_tree(wheel: Path, repository: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == tree_files(repository)
    assert {name.split("/")[0] for name in names} == {"regmt"}


def test_the_bundled_corpus_loads_from_the_wheel(wheel: Path, tmp_path: Path, run_code) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    code = (
        "import regmt, regmt.bundled as b\n"
        "print(regmt.__file__)\n"
        "for pair in b.PAIRS:\n"
        "    for split in b.SPLITS:\n"
        "        source, target = b.bundled_lines(split, pair=pair)\n"
        "        assert len(source) == len(target) >= 100\n"
    )
    assert Path(run_code(code, tmp_path).stdout.strip()).is_relative_to(tmp_path)


def test_every_package_of_the_tree_is_listed(repository: Path) -> None:
    with open(repository / "pyproject.toml", "rb") as file:
        listed = set(tomllib.load(file)["tool"]["setuptools"]["packages"])
    found = {
        ("regmt." if top in BESIDE else "") + ".".join(path.parent.relative_to(repository).parts)
        for top in ("regmt", *BESIDE)
        for path in (repository / top).rglob("__init__.py")
    }
    assert found == listed
