"""A folder of ``.npy`` files opened memory-mapped, with a JSON header to check them.

The header has a CRC-32 of every block of 1 MB. When a folder is first opened on a machine, all
blocks and the structure of the arrays are checked. That is remembered in the user's cache folder
until a file changes (size, time or inode). Later openings check sizes and one block of each file,
another one every time; this takes milliseconds. `verify` reads everything again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib import format as npy

from regmt.core.cache_folder import cache_folder
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_folder, atomic_write, parse_json
from regmt.core.mapped import forget, opened
from regmt.core.scratch import chunks, write_all
from regmt.core.structure import Damaged, Structure

HEADER = "header.json"

BLOCK = 1 << 20


def write_arrays(
    path: StrPath,
    arrays: Mapping[str, npt.NDArray[Any]],
    *,
    kind: str,
    version: int,
    options: Mapping[str, object],
    overwrite: bool = False,
) -> None:
    """Write `arrays` as one folder; it appears under its name only when complete.

    Parameters
    ----------
    path : path-like
        The folder; must not exist, or be empty, unless `overwrite` is set.
    arrays : mapping of str to ndarray
    kind : str
        What the folder is, e.g. ``"regmt index"``; checked on opening.
    version : int
        Format version; checked on opening.
    options : mapping
        Anything JSON can hold; returned by `open_arrays`.
    overwrite : bool
        Replace an existing folder of the same kind.
    """
    if overwrite and Path(path).is_dir() and any(Path(path).iterdir()):
        _read_header(Path(path), kind=kind)  # never replace a folder that is something else
    with atomic_folder(path, overwrite=overwrite) as folder:
        files = {}
        for name, array in arrays.items():
            file = folder / f"{name}.npy"
            _write_array(file, array)
            files[name] = facts_of(file)
        header = {"kind": kind, "version": version, "options": dict(options), "files": files}
        (folder / HEADER).write_text(json.dumps(header, indent=1) + "\n", encoding="utf-8")
    _remember(Path(path), header)


def _write_array(file: Path, array: npt.NDArray[Any]) -> None:
    """Write what ``np.save`` does, without taking all of a mapped array into memory."""
    if not array.flags.c_contiguous or array.dtype.hasobject:
        array = np.ascontiguousarray(array)
    with open(file, "wb", buffering=0) as stream:
        npy.write_array_header_1_0(stream, npy.header_data_from_array_1_0(array))
        for chunk in chunks(array):
            write_all(stream, chunk)


def open_arrays(
    path: StrPath,
    *,
    kind: str,
    version: int,
    remedy: str,
    check: Callable[[Structure], None],
    verify: bool = False,
) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
    """Open a folder written by `write_arrays`, memory-mapped.

    Parameters
    ----------
    remedy : str
        What the user should do when the folder cannot be used.
    check : callable
        Checks everything that a kernel uses as an index, see `Structure`.
    verify : bool
        Check every byte and the structure, even if the folder has been opened before.

    Returns
    -------
    arrays : dict of str to ndarray
    options : dict

    Raises
    ------
    InputError
        Not such a folder, another version, or damaged (naming the file).
    """
    folder = Path(path)
    header = _read_header(folder, kind=kind, remedy=remedy)
    if header["version"] != version:
        raise InputError(
            f"{kind} of format version {header['version']}, expected {version}",
            path=folder,
            remedy=remedy,
        )
    arrays: dict[str, npt.NDArray[Any]] = {}
    verify = verify or not _remembered(folder, header)
    for name, facts in header["files"].items():
        file = folder / f"{name}.npy"
        try:
            if os.path.basename(name) != name:
                raise InputError("damaged: names a file elsewhere", path=folder / HEADER)
            size = file.stat().st_size
            if size != facts["bytes"]:
                raise InputError(
                    f"damaged: {size} bytes, expected {facts['bytes']}", path=file, remedy=remedy
                )
            n = n_blocks(size)
            blocks = range(n) if verify else [time.time_ns() // 1000 % n]
            for block, found in zip(blocks, checksums(file, blocks), strict=True):
                if facts["crc32"][8 * block : 8 * block + 8] != found:
                    problem = f"damaged: wrong checksum (block {block + 1} of {n})"
                    raise InputError(problem, path=file, remedy=remedy)
            # A view as a plain array: np.memmap's own indexing is slower.
            arrays[name] = np.asarray(np.load(file, mmap_mode="r", allow_pickle=False))
        except (OSError, EOFError) as error:
            raise InputError("missing or unreadable", path=file, remedy=remedy) from error
        except (KeyError, TypeError) as error:
            raise incomplete_header(folder, remedy=remedy) from error
        except InputError:
            raise
        except ValueError as error:
            raise InputError(f"damaged: {error}", path=file, remedy=remedy) from error
    if verify:
        try:
            check(Structure(arrays, header["options"]))
        except Damaged as error:
            name, problem = error.args
            file = folder / (f"{name}.npy" if name in arrays else HEADER)
            raise InputError(f"damaged: {name}: {problem}", path=file, remedy=remedy) from error
        for array in arrays.values():
            forget(array)  # what was only checked needs no memory
        _remember(folder, header)
    opened(arrays.values())  # not before: the checks read everything in order
    return arrays, header["options"]


def check_kind(path: StrPath, *, kind: str) -> None:
    """Refuse what is not a folder of this kind."""
    _read_header(Path(path), kind=kind)


_MOST_REMEMBERED = 1000


def _state(folder: Path, header: Mapping[str, Any]) -> str:
    """Return what identifies the content of a folder as long as nobody writes to it."""
    found = [repr((2, str(folder.resolve()), json.dumps(header)))]  # 2: version of the checks
    for name in header["files"]:
        facts = os.stat(folder / f"{name}.npy")
        found.append(repr((name, facts.st_size, facts.st_mtime_ns, facts.st_ino)))
    return hashlib.sha256("\n".join(found).encode()).hexdigest()


def _note_of(folder: Path) -> Path:
    key = hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:32]
    return cache_folder() / "verified" / key


def _remembered(folder: Path, header: Mapping[str, Any]) -> bool:
    """Whether these very files were checked before."""
    try:
        return _note_of(folder).read_text(encoding="ascii") == _state(folder, header)
    except (OSError, ValueError):
        return False


def _remember(folder: Path, header: Mapping[str, Any]) -> None:
    """Note that the files were checked; without a cache folder they are checked every time."""
    note = _note_of(folder)
    with contextlib.suppress(OSError, InputError):
        note.parent.mkdir(parents=True, exist_ok=True)
        notes = list(note.parent.iterdir())
        if len(notes) > _MOST_REMEMBERED:
            for old in sorted(notes, key=lambda p: p.stat().st_mtime)[: _MOST_REMEMBERED // 2]:
                old.unlink(missing_ok=True)
        with atomic_write(note) as stream:
            stream.write(_state(folder, header))


def read_options(path: StrPath) -> dict[str, Any]:
    """Return the options of a folder without opening its arrays; none if there is no header."""
    try:
        header = parse_json((Path(path) / HEADER).read_bytes())
        return dict(header["options"])
    except (OSError, ValueError, TypeError, KeyError):
        return {}


def _read_header(folder: Path, *, kind: str, remedy: str | None = None) -> dict[str, Any]:
    file = folder / HEADER
    if not folder.is_dir():
        problem = f"no such {kind}" if not folder.exists() else f"is a file, expected a {kind}"
        raise InputError(problem, path=folder, remedy=remedy)
    try:
        header = parse_json(file.read_bytes())
    except OSError as error:
        raise InputError(f"not a {kind} (no {HEADER})", path=folder, remedy=remedy) from error
    except ValueError as error:
        raise InputError("damaged: not valid JSON", path=file, remedy=remedy) from error
    if not isinstance(header, dict) or header.get("kind") != kind:
        raise InputError(f"not the header of a {kind}", path=file, remedy=remedy)
    if "version" not in header or not all(
        isinstance(header.get(part), dict) for part in ("options", "files")
    ):
        raise incomplete_header(folder, remedy=remedy)
    return header


def incomplete_header(folder: StrPath, *, remedy: str | None) -> InputError:
    """Return the error of a folder whose header lacks something."""
    return InputError("damaged: incomplete header", path=Path(folder) / HEADER, remedy=remedy)


def facts_of(file: Path) -> dict[str, int | str]:
    """Return what the header says of a file: its size, and the checksums of its blocks."""
    size = file.stat().st_size
    return {"bytes": size, "crc32": "".join(checksums(file, range(n_blocks(size))))}


def n_blocks(size: int) -> int:
    """Return the number of blocks of 1 MB of a file; an empty one has an empty block."""
    return max(1, -(-size // BLOCK))


def checksums(file: Path, blocks: Iterable[int]) -> Iterator[str]:
    """Yield the CRC-32 of each of some blocks of a file, in eight hexadecimal digits."""
    with open(file, "rb", buffering=0) as stream:
        for block in blocks:
            stream.seek(block * BLOCK)
            yield f"{zlib.crc32(stream.read(BLOCK)):08x}"
