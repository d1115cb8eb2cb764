"""Checks of arrays from files, so that no kernel can be led outside an array or round in circles.

Kernels do not check bounds. Whatever they use as an index is checked here, once for each folder.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.mapped import forget
from regmt.core.scratch import chunks

_CHUNK = 1 << 22  # elements looked at in one step, so that memory stays small


class Damaged(Exception):
    """An array is not what its kind of folder has: (name, problem)."""


class Structure:
    """The arrays and options of a folder; each method checks one thing and raises `Damaged`.

    Parameters
    ----------
    arrays : mapping of str to ndarray
    options : mapping
    """

    def __init__(
        self, arrays: Mapping[str, npt.NDArray[Any]], options: Mapping[str, object]
    ) -> None:
        self.arrays = arrays
        self.options = options

    def has(self, name: str, kinds: str, *shape: int | None) -> npt.NDArray[Any]:
        """Return an array of one of some types (``"i4 i8"``) and of a shape; None is any length."""
        array = self.arrays.get(name)
        if array is None:
            raise Damaged(name, "missing")
        if array.dtype not in [np.dtype(kind) for kind in kinds.split()]:
            raise Damaged(name, f"numbers of type {array.dtype}")
        fits = array.ndim == len(shape) and all(
            wanted in (None, found) for wanted, found in zip(shape, array.shape, strict=True)
        )
        if not fits or not array.flags.c_contiguous:
            raise Damaged(name, f"shape {array.shape}")
        return array

    def ids(
        self, name: str, below: int, n: int | None = None, *, lowest: int = 0, kinds: str = "i4"
    ) -> npt.NDArray[Any]:
        """Return an array of numbers from `lowest` to `below` - 1."""
        return self._within(name, self.has(name, kinds, n), lowest, below - 1)

    def reals(
        self, name: str, *shape: int | None, kinds: str = "f8", lowest: float = -np.inf
    ) -> npt.NDArray[Any]:
        """Return an array of numbers not below `lowest`, without NaN and +∞."""
        array = self.has(name, kinds, *shape)
        return self._within(name, array, lowest, float(np.finfo(array.dtype).max))

    def offsets(self, name: str, end: int, n: int | None = None) -> npt.NDArray[Any]:
        """Return where `n` parts begin and end: ascending from 0 to `end`."""
        offsets = self.has(name, "i8", None if n is None else n + 1)
        if not len(offsets) or offsets[0] != 0 or offsets[-1] != end:
            raise Damaged(name, f"does not go from 0 to {end}")
        return self.ascending(name)

    def ascending(
        self, name: str, *, strictly: bool = False, rows: npt.NDArray[Any] | None = None
    ) -> npt.NDArray[Any]:
        """Return an array that ascends; with `rows`, within each of the parts that they begin."""
        array = self.arrays[name]
        for start, part in _chunks(array, overlap=1):
            wrong = part[1:] <= part[:-1] if strictly else part[1:] < part[:-1]
            places = np.flatnonzero(wrong) + start + 1
            if rows is not None and len(places):
                places = places[rows[np.searchsorted(rows, places)] != places]
            if len(places):
                raise Damaged(name, f"not in order at {places[0]}")
        return array

    def rows(self, indptr: str, indices: str, n_rows: int, n_columns: int) -> int:
        """Check compressed rows with ascending columns; returns their number of entries."""
        found = self.ids(indices, n_columns)
        starts = self.offsets(indptr, len(found), n_rows)
        self.ascending(indices, strictly=True, rows=starts)
        return len(found)

    def text(self, name: str) -> npt.NDArray[Any]:
        """Return an array of UTF-8."""
        block = self.has(name, "u1", None)
        decoder = codecs.getincrementaldecoder("utf-8")()
        try:
            for part in chunks(block):
                decoder.decode(part.tobytes())
            decoder.decode(b"", final=True)
        except UnicodeDecodeError as error:
            raise Damaged(name, "invalid UTF-8") from error
        return block

    def word_block(self, name: str) -> int:
        """Check words joined by newlines; returns their number."""
        block = self.text(name)
        n_breaks = sum(int((part == ord("\n")).sum()) for part in chunks(block))
        return n_breaks + 1 if len(block) else 0

    def words(self, name: str) -> int:
        """Check the arrays of a vocabulary; returns the number of words."""
        n = self.word_block(f"{name}_text")
        text = self.arrays[f"{name}_text"]
        ends = self.has(f"{name}_ends", "i8", None)
        if n == 0 and len(ends) == 1:  # one empty word
            n = 1
        breaks = np.append(np.flatnonzero(text == ord("\n")), len(text))[:n]
        if not np.array_equal(ends, breaks):
            raise Damaged(f"{name}_ends", "not the ends of the words")
        self.has(f"{name}_hashes", "u8", n)
        self.ascending(f"{name}_hashes")
        self.ids(f"{name}_order", n, n)
        return n

    def integer(self, name: str, lowest: int, highest: int) -> int:
        """Return an option that is a whole number in a range."""
        if name not in self.options:
            raise Damaged(name, "missing")
        value = self.options[name]
        if type(value) is not int or not lowest <= value <= highest:
            raise Damaged(name, "not a number of the right size")
        return value

    def _within(
        self, name: str, array: npt.NDArray[Any], lowest: float, highest: float
    ) -> npt.NDArray[Any]:
        for part in chunks(array):
            if not (part.min() >= lowest and part.max() <= highest):  # NaN, too
                raise Damaged(name, f"numbers not from {lowest} to {highest}")
        return array


def _chunks(array: npt.NDArray[Any], overlap: int) -> Iterator[tuple[int, npt.NDArray[Any]]]:
    for start in range(0, len(array), _CHUNK):
        yield start, array[start : start + _CHUNK + overlap]
        forget(array)
