from __future__ import annotations

import gzip
import os
import pickle
from pathlib import Path

import pytest

from regmt.core.errors import InputError
from regmt.core.files import (
    atomic_folder,
    atomic_write,
    atomic_write_bytes,
    check_new_folder,
    check_writable,
    read_lines,
)


def test_plain_gzip_bom_and_crlf_give_the_same_lines(tmp_path: Path) -> None:
    text = "ein Haus\nzwei Häuser\n"
    variants = {
        "plain": text.encode(),
        "no-final-newline": text[:-1].encode(),
        "bom": b"\xef\xbb\xbf" + text.encode(),
        "crlf": text.replace("\n", "\r\n").encode(),
        "gzip": gzip.compress(text.encode()),
    }
    for name, content in variants.items():
        (tmp_path / name).write_bytes(content)
        assert read_lines(tmp_path / name) == ["ein Haus", "zwei Häuser"], name


def test_only_newlines_end_a_line(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("a\u2028b\x0bc\x85d\n\ne\n", encoding="utf-8", newline="")
    assert read_lines(tmp_path / "f") == ["a\u2028b\x0bc\x85d", "", "e"]


def test_empty_file_has_no_lines(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b"")
    assert read_lines(tmp_path / "f") == []


def test_invalid_utf8_names_the_line(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b"gut\nschlecht \xe4\n")
    with pytest.raises(InputError, match=r"f:2: invalid UTF-8 \(byte 0xe4\); convert"):
        read_lines(tmp_path / "f")


def test_missing_file_and_folder(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="nowhere: no such file"):
        read_lines(tmp_path / "nowhere")
    with pytest.raises(InputError, match="is a folder"):
        read_lines(tmp_path)


def test_damaged_gzip(tmp_path: Path) -> None:
    (tmp_path / "f.gz").write_bytes(gzip.compress(b"some text\n" * 100)[:-12])
    with pytest.raises(InputError, match="damaged gzip"):
        read_lines(tmp_path / "f.gz")


@pytest.mark.parametrize("name", ["out.txt", "out.txt.gz"])
def test_atomic_write_leaves_the_old_file_when_it_fails(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with atomic_write(path) as out:
        out.write("erste\n")

    def fail() -> None:
        with atomic_write(path) as out:
            out.write("zweite\n")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert read_lines(path) == ["erste"]
    assert [p.name for p in tmp_path.iterdir()] == [name]


def test_gzip_output_is_reproducible(tmp_path: Path) -> None:
    for name in ("a.gz", "b.gz"):
        with atomic_write(tmp_path / name) as out:
            out.write("x\n")
    assert (tmp_path / "a.gz").read_bytes() == (tmp_path / "b.gz").read_bytes()


def test_atomic_write_into_a_missing_folder(tmp_path: Path) -> None:
    with (
        pytest.raises(InputError, match="its folder does not exist"),
        atomic_write(tmp_path / "no" / "f"),
    ):
        pass


def test_a_link_is_followed_and_a_device_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    with atomic_write(tmp_path / "link") as out:
        out.write("new")
    assert (tmp_path / "file").read_text() == "new"
    assert (tmp_path / "link").is_symlink()

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with atomic_write(pipe) as out:
        out.write("through the pipe\n")
    assert os.read(reader, 100) == b"through the pipe\n"
    os.close(reader)
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    ("path", "message"), [("no/f", "its folder does not exist"), ("f/g", "is not a folder")]
)
def test_where_nothing_can_be_written(path: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "f").touch()
    check_writable(tmp_path / "f")
    check_writable(os.devnull)
    with pytest.raises(InputError, match=message):
        check_writable(tmp_path / path)


def test_atomic_folder_replaces_only_at_the_end(tmp_path: Path) -> None:
    target = tmp_path / "d"
    with atomic_folder(target) as folder:
        (folder / "one").touch()
    assert os.listdir(target) == ["one"]

    def fail() -> None:
        with atomic_folder(target, overwrite=True) as folder:
            (folder / "two").touch()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert os.listdir(target) == ["one"]
    with atomic_folder(target, overwrite=True) as folder:
        (folder / "three").touch()
    assert os.listdir(target) == ["three"]
    assert os.listdir(tmp_path) == ["d"]


def test_an_existing_folder_is_not_replaced_unasked(tmp_path: Path) -> None:
    (tmp_path / "d").mkdir()
    check_new_folder(tmp_path / "d")  # empty: welcome
    (tmp_path / "d" / "f").touch()
    with pytest.raises(InputError, match="not empty"):
        check_new_folder(tmp_path / "d")
    with pytest.raises(InputError, match="is a file"):
        check_new_folder(tmp_path / "d" / "f")


def test_errors_survive_the_way_from_a_worker() -> None:
    error = InputError("bad", remedy="mend it", path="f", line=3)
    assert str(pickle.loads(pickle.dumps(error))) == "f:3: bad; mend it"


def test_a_folder_is_not_made_in_place_of_the_current_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for path in (".", "..", "/"):
        with pytest.raises(InputError, match="give a new name"):
            check_new_folder(path, overwrite=True)


def test_a_link_to_a_folder_is_followed(tmp_path: Path) -> None:
    (tmp_path / "d").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "d", target_is_directory=True)
    with atomic_folder(tmp_path / "link", overwrite=True) as folder:
        (folder / "new").touch()
    assert os.listdir(tmp_path / "d") == ["new"]
    assert (tmp_path / "link").is_symlink()
    assert sorted(os.listdir(tmp_path)) == ["d", "link"]


def test_a_reader_who_leaves_is_no_fault_of_another_file(tmp_path: Path) -> None:
    for open_it in (atomic_write, atomic_folder):
        with pytest.raises(BrokenPipeError), open_it(tmp_path / "f"):
            raise BrokenPipeError  # of standard output
        assert os.listdir(tmp_path) == []


def test_bytes_appear_when_complete(tmp_path: Path) -> None:
    with atomic_write_bytes(tmp_path / "f") as out:
        out.write(b"\x00\xff")
        assert not (tmp_path / "f").exists()
    assert (tmp_path / "f").read_bytes() == b"\x00\xff"
