"""Reading and writing text files: plain or gzip, UTF-8, never half-written."""

from __future__ import annotations

import contextlib
import glob
import gzip
import io
import json
import math
import os
import secrets
import shutil
import sys
import tomllib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, TextIO

from regmt.core.errors import InputError, os_error_to_input_error

StrPath = str | os.PathLike[str]

_BOM = b"\xef\xbb\xbf"
_GZIP_MAGIC = b"\x1f\x8b"
_GZIP_RATIO = 250
_GZIP_MEMBER = 31  # zlib's number for gzip
_BLOCK = 1 << 23  # bytes of a text file that are read at a time
_LEVEL = 6  # of gzip; 9 takes four times as long for a few percent


def read_bytes(path: StrPath) -> bytes:
    """Return the content of a file, decompressed if it is gzip; ``-`` is standard input."""
    try:
        if os.fspath(path) == "-":
            raw = sys.stdin.buffer.read()
        else:
            if os.path.isdir(path):  # opening a folder gives another error on each platform
                raise IsADirectoryError
            raw = Path(path).read_bytes()
        # Recognised by content, so that a wrong suffix does no harm.
        return _decompressed(raw, path) if raw.startswith(_GZIP_MAGIC) else raw
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise InputError(
            f"damaged gzip file ({error})", path=path, remedy="compress or download it again"
        ) from error
    except OSError as error:
        raise os_error_to_input_error(error, path) from error
    except ValueError as error:
        if isinstance(error, InputError):
            raise
        raise InputError(f"no file can have this name ({error})", path=repr(path)) from error


def _decompressed(raw: bytes, path: StrPath) -> bytes:
    """Return gzip content, but not if a small file unpacks to more than any text would."""
    most = max(_GZIP_RATIO * len(raw), 1 << 26)
    parts, size = [], 0
    while raw:  # a file may have several members, and zeros behind them
        member = zlib.decompressobj(_GZIP_MEMBER)
        parts.append(member.decompress(raw, most + 1 - size))
        size += len(parts[-1])
        if size > most:
            raise InputError(
                f"unpacks to more than {_GZIP_RATIO} times its size",
                path=path,
                remedy="unpack it first if that is right",
            )
        if not member.eof:
            raise EOFError("it is cut off")
        raw = member.unused_data.lstrip(b"\0")
    return b"".join(parts)


def read_lines(path: StrPath) -> list[str]:
    r"""Read a UTF-8 text file as a list of lines without their ends.

    Gzip is recognised by content; a byte-order mark is dropped; ``\r\n`` ends a line as ``\n``
    does. Other line separators of Unicode are ordinary characters, so that line numbers agree
    with those of other tools.

    Parameters
    ----------
    path : path-like
        The file; ``-`` is standard input.

    Raises
    ------
    InputError
        Missing file, folder, damaged gzip, or invalid UTF-8 (with the line).
    """
    return [line for block in line_blocks(path) for line in block]


def line_blocks(path: StrPath) -> Iterator[list[str]]:
    """Yield the lines of `read_lines`, many at a time; a file that is not gzip is read so, too."""
    n_before = 0
    for number, raw in enumerate(_whole_lines(path)):
        if number == 0 and raw.startswith(_BOM):
            raw = raw[len(_BOM) :]
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            raise InputError(
                f"invalid UTF-8 (byte 0x{raw[error.start]:02x})",
                path=path,
                line=n_before + raw.count(b"\n", 0, error.start) + 1,
                remedy="convert the file, for example with iconv -t UTF-8",
            ) from error
        lines = text.split("\n")
        if lines[-1] == "":
            lines.pop()
        if "\r" in text:
            lines = [line[:-1] if line.endswith("\r") else line for line in lines]
        n_before += len(lines)
        yield lines


def _whole_lines(path: StrPath) -> Iterator[bytes]:
    """Yield the content of a file in blocks that end with a line."""
    try:
        large = os.path.isfile(path) and os.path.getsize(path) > _BLOCK
    except ValueError:  # refused below
        large = False
    if not large:
        yield read_bytes(path)
        return
    try:
        with open(path, "rb") as stream:
            block = stream.read(_BLOCK)
            if block.startswith(_GZIP_MAGIC):
                yield read_bytes(path)
                return
            while block:
                yield block + stream.readline()
                block = stream.read(_BLOCK)
    except OSError as error:
        raise os_error_to_input_error(error, path) from error


@contextlib.contextmanager
def parsing(what: str, path: StrPath, *, remedy: str | None = None) -> Iterator[None]:
    """Turn all that bad content of a file makes a parser raise into an `InputError`.

    Such as a number with thousands of digits, brackets nested thousands deep, or a null where a
    list was expected.
    """
    try:
        yield
    except InputError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
        raise InputError(f"not {what} ({error})", path=path, remedy=remedy) from error
    except RecursionError as error:
        raise InputError(f"not {what} (nested too deeply)", path=path, remedy=remedy) from error


def read_toml(path: StrPath) -> dict[str, Any]:
    """Read a TOML file."""
    return parse_toml(read_lines(path), path)


def parse_toml(lines: list[str], path: StrPath, what: str = "valid TOML") -> dict[str, Any]:
    """Parse the lines of a TOML file."""
    with parsing(what, path):
        return tomllib.loads("\n".join(lines))


def parse_json(text: str | bytes) -> Any:
    """Parse JSON as the standard has it, without NaN and infinities; refuses with `ValueError`."""

    def refuse(constant: str) -> float:
        raise ValueError(f"{constant} is not JSON")

    def number(text: str) -> float:
        value = float(text)
        return value if math.isfinite(value) else refuse(text)

    try:
        return json.loads(text, parse_constant=refuse, parse_float=number)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def open_lines(path: StrPath) -> Iterator[str]:
    """Yield the lines of a file one by one; standard input (``-``) is not read ahead."""
    if os.fspath(path) != "-":
        yield from read_lines(path)
        return
    for number, raw in enumerate(iter(sys.stdin.buffer.readline, b""), start=1):
        if number == 1 and raw.startswith(_BOM):
            raw = raw[len(_BOM) :]
        try:
            line = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            raise InputError(
                f"invalid UTF-8 (byte 0x{raw[error.start]:02x})",
                path="standard input",
                line=number,
                remedy="convert the text, for example with iconv -t UTF-8",
            ) from error
        yield line.removesuffix("\n").removesuffix("\r")


@contextlib.contextmanager
def atomic_write(path: StrPath) -> Iterator[TextIO]:
    r"""Open `path` for writing UTF-8 text; it appears under its name only when complete.

    As `atomic_write_bytes`. A name ending in ``.gz`` is compressed, without a time stamp, so that
    the same text gives the same bytes. Lines end in ``\n`` on every platform.
    """
    with atomic_write_bytes(path) as binary:
        if _followed(path).suffix == ".gz":
            with (
                gzip.GzipFile("", "wb", _LEVEL, binary, mtime=0) as compressed,
                io.TextIOWrapper(compressed, encoding="utf-8", newline="\n") as text,
            ):
                yield text
        else:
            with io.TextIOWrapper(binary, encoding="utf-8", newline="\n") as text:
                yield text


@contextlib.contextmanager
def atomic_write_bytes(path: StrPath) -> Iterator[IO[bytes]]:
    """Open `path` for writing; it appears under its name only when complete.

    Written to a temporary name in the same folder and renamed at the end; if the block raises,
    the temporary file is removed and an earlier file of that name is untouched. A link is followed,
    and what is no file (``/dev/null``, a named pipe) is written to as it is.
    """
    target = _followed(path)
    if target.is_dir():
        raise InputError("is a folder, expected a file name", path=path)
    if target.exists() and not target.is_file():
        with open(target, "wb") as device:
            yield device
        return
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    try:
        binary: IO[bytes] = open(temporary, "xb")  # noqa: SIM115 (closed below)
    except OSError as error:
        raise _cannot_write(error, target) from error
    try:
        with binary:
            yield binary
        os.replace(temporary, target)
    except BaseException as error:
        temporary.unlink(missing_ok=True)
        # A broken pipe is that of another output: nobody can stop reading a file.
        if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
            raise _cannot_write(error, target) from error
        raise


def check_new_folder(path: StrPath, *, overwrite: bool = False) -> None:
    """Refuse `path` if `atomic_folder` would, before hours of work are spent on its content."""
    target = Path(path)
    if target.name in ("", ".."):
        raise InputError("cannot be created as a folder", path=path, remedy="give a new name")
    if target.exists() and not target.is_dir():
        raise InputError("is a file, expected a folder name", path=path)
    if target.is_dir() and any(target.iterdir()) and not overwrite:
        raise InputError(
            "folder exists and is not empty",
            path=path,
            remedy="choose another one, remove it or use `force`",
        )
    check_writable(target)


def check_writable(path: StrPath) -> None:
    """Refuse a path whose folder is missing or read-only, before its content is computed."""
    target = Path(path)
    if target.exists() and not target.is_file() and not target.is_dir():  # such as /dev/null
        return
    parent = target.absolute().parent
    if not parent.exists():
        raise _cannot_write(FileNotFoundError(), target)
    if not parent.is_dir():
        raise _cannot_write(NotADirectoryError(), target)
    if not os.access(parent, os.W_OK):
        raise _cannot_write(PermissionError(), target)


@contextlib.contextmanager
def atomic_folder(path: StrPath, *, overwrite: bool = False) -> Iterator[Path]:
    """Make a folder under a temporary name and rename it to `path` when the block succeeds.

    An existing folder is replaced only with ``overwrite=True``, and only at the very end.
    """
    with only_writer(path):
        check_new_folder(path, overwrite=overwrite)
        target = _followed(path)
        for leftover in target.parent.glob(f".{glob.escape(target.name)}.*.tmp"):
            shutil.rmtree(leftover, ignore_errors=True)  # of a process that was killed
        temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
        try:
            temporary.mkdir()
        except OSError as error:
            raise _cannot_write(error, target) from error
        try:
            yield temporary
            if target.exists():
                exchange_folders(temporary, target)
                shutil.rmtree(temporary)
            else:
                os.replace(temporary, target)
        except BaseException as error:
            shutil.rmtree(temporary, ignore_errors=True)
            if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
                raise _cannot_write(error, target) from error
            raise


@contextlib.contextmanager
def only_writer(path: StrPath) -> Iterator[None]:
    """Refuse if another process is writing the folder `path`; may be nested.

    A lock next to the folder is held meanwhile. It ends with the process, however that ends.
    """
    from filelock import FileLock, Timeout

    target = _followed(path)
    if target.name in ("", "..") or not target.absolute().parent.is_dir():
        yield  # refused where it is written
        return
    lock = FileLock(target.with_name(f".{target.name}.writing"), is_singleton=True)
    held = True
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise InputError(
            "another process is writing this folder", path=path, remedy="wait for it"
        ) from error
    except (OSError, NotImplementedError):  # a file system without locks, or read-only
        held = False
    try:
        yield
    finally:
        if held:
            if lock.lock_counter == 1:
                Path(lock.lock_file).unlink(missing_ok=True)
            lock.release()


def exchange_folders(one: Path, other: Path) -> None:
    """Let two folders change their names: at one instant on Linux, else one after the other."""
    import ctypes

    rename = getattr(ctypes.CDLL(None), "renameat2", None) if os.name == "posix" else None
    here, exchange = -100, 2  # AT_FDCWD, RENAME_EXCHANGE
    names = os.fsencode(one), os.fsencode(other)
    if rename and rename(here, names[0], here, names[1], exchange) == 0:
        return
    aside = other.with_name(f".{other.name}.{secrets.token_hex(4)}.old")
    os.replace(other, aside)
    os.replace(one, other)
    os.replace(aside, one)


def _followed(path: StrPath) -> Path:
    """Return the place that a link leads to, so that the link itself stays."""
    return Path(path).resolve() if os.path.islink(path) else Path(path)


def _cannot_write(error: OSError, target: Path) -> InputError:
    if isinstance(error, FileNotFoundError):
        return InputError(
            "cannot write: its folder does not exist", path=target, remedy="create the folder first"
        )
    if isinstance(error, NotADirectoryError):
        return InputError("cannot write: its parent is not a folder", path=target)
    if isinstance(error, PermissionError) or error.errno == 30:  # EROFS
        return InputError(
            "cannot write: the folder is read-only", path=target, remedy="choose another location"
        )
    return InputError(f"cannot write: {error.strerror or error}", path=target)
