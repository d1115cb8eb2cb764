"""Fixtures of the tests of commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

SOURCE = ["das haus ist klein", "das buch", "ein buch ist hier", "klein ist das haus", "das haus"]
TARGET = ["the house is small", "the book", "a book is here", "small is the house", "the house"]


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """A small corpus in two files."""
    for name, lines in (("s", SOURCE), ("t", TARGET)):
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [str(tmp_path / "s"), str(tmp_path / "t")]


@pytest.fixture
def write_lines(tmp_path: Path) -> Callable[[Mapping[str, Sequence[str]]], Callable[[str], str]]:
    """Write texts by name, and return the function from a name to its path."""

    def write(texts: Mapping[str, Sequence[str]]) -> Callable[[str], str]:
        for name, lines in texts.items():
            (tmp_path / name).write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        return lambda name: str(tmp_path / name)

    return write
