"""Arrays that mirror the text files of a model folder, and the rule for using them.

The arrays of ``F`` are in the folder ``arrays/F`` next to it. Their header has the size and the
checksum of the text. They replace the text if both match or if the text is missing; otherwise the
text is read. The checksum covers up to 17 blocks of 1 MB spread through the file, the last one
included, where gzip keeps a checksum of the whole content.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from regmt.core.progress import notice
from regmt.core.store import checksums, n_blocks, read_options
from regmt.decoding import lm

ARRAYS = "arrays"
_FORMAT = 2
"""Of all kinds of arrays; those of another format are not used."""

T = TypeVar("T")


def arrays_of(text: Path) -> Path:
    """Return the folder of the arrays of a text file."""
    return text.parent / ARRAYS / text.name


def write_mirror(text: Path, save: Callable[..., None]) -> None:
    """Write the arrays of a text file, which must be complete, by a method ``save``."""
    folder = arrays_of(text)
    folder.parent.mkdir(exist_ok=True)
    save(folder, overwrite=True, options={"text": _facts(text)})


def open_mirror(text: Path, open_arrays: Callable[[Path], T], read: Callable[[Path], T]) -> T:
    """Open the arrays of a text file if they mirror it, otherwise read the text."""
    folder = arrays_of(text)
    if folder.is_dir():
        mirrored = read_options(folder).get("text")
        if mirrored is not None and (not text.exists() or mirrored == _facts(text)):
            return open_arrays(folder)
        notice(f"{text} is read as text: {folder} belongs to another file or has another format")
    return read(text)


def write_language_model(model: lm.LanguageModel, text: Path) -> None:
    """Write an ARPA file and its arrays."""
    lm.write_arpa(model, text)
    write_mirror(text, lm.read_arpa(text).save)  # with the digits that were written


def open_language_model(text: Path) -> lm.LanguageModel:
    """Open the arrays of an ARPA file, or read it."""
    return open_mirror(text, lm.LanguageModel.open, lm.LanguageModel.load)


def _facts(text: Path) -> dict[str, int | str]:
    size = text.stat().st_size
    last = n_blocks(size) - 1
    blocks = sorted({last * i // 16 for i in range(17)})
    return {"format": _FORMAT, "bytes": size, "crc32": "".join(checksums(text, blocks))}
