"""Mirrors of text files: opened while the text is the same, and never after it has changed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from regmt.core import mirror as module
from regmt.core.errors import InputError
from regmt.core.mirror import Mirror
from regmt.core.store import open_arrays, write_arrays
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.lm import LanguageModel
from regmt.decoding.moses_ini import read_moses_ini
from regmt.decoding.phrase_table import PhraseTable, phrases_of


@pytest.fixture(autouse=True)
def mirrors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Mirrors of any text in a folder of their own."""
    monkeypatch.setenv("REGMT_MIRRORS", "100")
    monkeypatch.setattr(module, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(module, "_SMALLEST", 1)
    monkeypatch.setattr(module, "_SETTLED_SECONDS", 0.0)
    return tmp_path / "cache" / "mirrors"


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "text"
    path.write_text("abc")
    return path


def read(text: Path, *, size: int = 3, while_reading: Callable[[], object] = lambda: None) -> str:
    """Return the content of a text file, and say where it was found."""
    mirror = Mirror(text, "test")

    def opened(folder: Path) -> str:
        options = {"kind": "test", "version": 1, "remedy": "", "check": lambda _: None}
        arrays, _ = open_arrays(folder, **options)
        return "opened " + arrays["text"].tobytes()[:3].decode()

    found = mirror.open(opened)
    if found is None:
        found = text.read_text()
        while_reading()
        array = np.frombuffer(found.encode().ljust(size), dtype=np.uint8)
        mirror.keep(
            lambda folder: write_arrays(folder, {"text": array}, kind="test", version=1, options={})
        )
    return found


def test_what_was_read_is_opened(text: Path, mirrors: Path) -> None:
    assert [read(text) for _ in range(3)] == ["abc", "opened abc", "opened abc"]
    assert mirrors.stat().st_mode & 0o077 == 0
    os.symlink(text, text.with_name("link"))
    assert read(text.with_name("link")) == "opened abc"


def test_a_text_that_changed_is_read(text: Path, mirrors: Path) -> None:
    read(text)
    before = text.stat()
    text.write_text("xyz")
    os.utime(text, ns=(before.st_atime_ns, before.st_mtime_ns))  # same size, time and inode
    assert read(text) == "xyz"
    other = text.with_name("other")
    other.write_text("uvw")
    os.replace(other, text)
    assert [read(text), read(text)] == ["uvw", "opened uvw"]
    assert len(list(mirrors.iterdir())) == 1  # no stale ones


def test_a_text_that_changes_while_it_is_read_is_not_kept(text: Path) -> None:
    assert read(text, while_reading=lambda: text.write_text("new text")) == "abc"
    assert read(text) == "new text"


def test_a_text_that_has_just_changed_is_not_kept(
    text: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_SETTLED_SECONDS", 60.0)
    assert [read(text), read(text)] == ["abc", "abc"]


@pytest.mark.parametrize("damage", ["flip", "remove", "header"])
def test_a_damaged_mirror_is_made_again(text: Path, mirrors: Path, damage: str) -> None:
    read(text)
    (folder,) = mirrors.iterdir()
    if damage == "flip":
        content = bytearray((folder / "text.npy").read_bytes())
        content[-1] ^= 1
        (folder / "text.npy").write_bytes(content)
    elif damage == "remove":
        (folder / "text.npy").unlink()
    else:
        (folder / "header.json").write_text("{")
    assert [read(text), read(text)] == ["abc", "opened abc"]


def test_the_least_recently_used_are_removed(text: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGMT_MIRRORS", "2")
    texts = [text.with_name(name) for name in "123"]
    for i, one in enumerate(texts):
        one.write_text(one.name * 3)
        read(one, size=900_000)
        for folder in (text.parent / "cache" / "mirrors").iterdir():  # each older than the next
            os.utime(folder, ns=(0, folder.stat().st_mtime_ns - 10**9))
        if i == 1:
            assert read(texts[0]) == "opened 111"
    assert read(texts[0]) == "opened 111"
    assert read(texts[2]) == "opened 333"
    assert read(texts[1]) == "222"


def test_mirrors_can_be_switched_off(
    text: Path, mirrors: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGMT_MIRRORS", "0")
    assert [read(text), read(text)] == ["abc", "abc"]
    assert not mirrors.exists()
    monkeypatch.setenv("REGMT_MIRRORS", "many")
    with pytest.raises(InputError, match="number of megabytes"):
        read(text)


def test_a_folder_that_cannot_be_written_does_no_harm(text: Path, mirrors: Path) -> None:
    mirrors.parent.write_text("no folder")
    assert [read(text), read(text)] == ["abc", "abc"]


def test_a_missing_text_is_refused_by_its_reader(tmp_path: Path) -> None:
    for load in (LanguageModel.load, PhraseTable.load):
        with pytest.raises(InputError, match="no such file"):
            load(tmp_path / "nothing")


def test_only_wanted_lines_count_if_others_are_bad(tmp_path: Path) -> None:
    path = tmp_path / "table"
    path.write_text("a ||| b ||| 1\nc ||| d ||| none\n")
    for _ in range(2):
        assert [pair.target for pair in PhraseTable.load(path, wanted={"a"})] == [("b",)]
        with pytest.raises(InputError, match="not a probability"):
            PhraseTable.load(path)


def test_a_moses_model_decodes_to_the_same_bytes(
    real_data: Path, mirrors: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = real_data / "moses-model-eutrans-es-en"
    lines = (folder / "input.txt").read_text().splitlines()[:40]
    sentences = [line.split() for line in lines]

    def decoded() -> list[object]:
        model = read_moses_ini(folder / "moses.ini", wanted=phrases_of(sentences))
        found = BeamDecoder(model).decode_many(sentences, nbest=20)
        return [(h.tokens, h.score, h.features, h.alignment) for best in found for h in best]

    monkeypatch.setenv("REGMT_MIRRORS", "0")
    of_text = decoded()
    assert not mirrors.exists()
    monkeypatch.setenv("REGMT_MIRRORS", "100")
    assert decoded() == of_text
    assert len(list(mirrors.iterdir())) == 3
    monkeypatch.setattr("regmt.decoding.table_text.open_lines", None)  # no text is read
    monkeypatch.setattr("regmt.decoding.lm.arpa.read_bytes", None)
    assert decoded() == of_text
