"""Fixtures of the tests of commands."""

from __future__ import annotations

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
