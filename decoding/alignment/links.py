"""Word links of many sentence pairs in flat arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of, rows_of
from regmt.core.files import StrPath
from regmt.core.mapped import forget
from regmt.core.scratch import scratch, slices
from regmt.core.store import open_arrays, write_arrays
from regmt.core.structure import Damaged, Structure
from regmt.instance_selection.buffers import Room

_KIND = "regmt word links"
_ARRAYS = "offsets", "source", "target"
_PAIRS_AT_ONCE = 1 << 16


@dataclass
class Links:
    """Links (i, j) between source position i and target position j, both from 0."""

    offsets: Int64Array  #: links of sentence pair s are ``offsets[s] <= k < offsets[s + 1]``
    source: Int32Array  #: (n_links,) sorted by source, then target position within a sentence pair
    target: Int32Array
    _room: Room = field(default_factory=Room, repr=False, kw_only=True)

    def __len__(self) -> int:
        """Number of sentence pairs."""
        return len(self.offsets) - 1

    def __getitem__(self, s: int) -> list[tuple[int, int]]:
        """Return the links of sentence pair `s`."""
        part = slice(self.offsets[s], self.offsets[s + 1])
        return list(zip(self.source[part].tolist(), self.target[part].tolist(), strict=True))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Links):
            return NotImplemented
        return all(map(np.array_equal, self.arrays.values(), other.arrays.values()))

    __hash__ = None  # type: ignore[assignment]

    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """The arrays by name."""
        return {name: getattr(self, name) for name in _ARRAYS}

    @property
    def owner(self) -> Int64Array:
        """The sentence pair of each link."""
        return np.repeat(np.arange(len(self)), np.diff(self.offsets))

    def positions(
        self, source_offsets: Int64Array, target_offsets: Int64Array
    ) -> tuple[Int64Array, Int64Array]:
        """Return where the linked words of each link stand in the flat texts."""
        owner = self.owner
        return source_offsets[owner] + self.source, target_offsets[owner] + self.target

    def positions_by_parts(
        self, source_offsets: Int64Array, target_offsets: Int64Array
    ) -> Iterator[tuple[Int64Array, Int64Array]]:
        """Yield `positions` of some sentence pairs at a time."""
        for some in slices(len(self), _PAIRS_AT_ONCE):
            ends = self.offsets[some.start : some.stop + 1]
            owner = np.repeat(np.arange(some.start, some.stop), np.diff(ends))
            own = slice(ends[0], ends[-1])
            yield source_offsets[owner] + self.source[own], target_offsets[owner] + self.target[own]

    def turned(self) -> Links:
        """Return the links with source and target exchanged."""
        order = np.lexsort((self.source, self.target, self.owner))
        return Links(self.offsets, self.target[order], self.source[order])

    @classmethod
    def from_sets(cls, sentences: Sequence[Iterable[tuple[int, int]]]) -> Links:
        """Make links from one collection of (source, target) pairs per sentence pair."""
        ordered = [sorted(set(links)) for links in sentences]
        flat = np.array([link for links in ordered for link in links], dtype=np.int32)
        flat = flat.reshape(-1, 2)
        sizes = offsets_of([len(links) for links in ordered])
        return cls(sizes, flat[:, 0].copy(), flat[:, 1].copy())

    @classmethod
    def from_sizes(cls, sizes: Int64Array, source: Int32Array, target: Int32Array) -> Links:
        """Make links from their number per sentence pair and their sorted positions."""
        return cls(offsets_of(sizes), source, target)

    @classmethod
    def from_best(
        cls, best: Int32Array, observed_offsets: Int64Array, *, hidden_is_source: bool
    ) -> Links:
        """Make links from the hidden position of each observed word (-1: no link)."""
        owner = np.repeat(np.arange(len(observed_offsets) - 1), np.diff(observed_offsets))
        place = (np.arange(len(best)) - observed_offsets[owner]).astype(np.int32)
        linked = best >= 0
        owner, observed, hidden = owner[linked], place[linked], best[linked]
        source, target = (hidden, observed) if hidden_is_source else (observed, hidden)
        if hidden_is_source:  # else they come in the order of the source already
            order = np.lexsort((target, source, owner))
            source, target = source[order], target[order]
        sizes = np.bincount(owner, minlength=len(observed_offsets) - 1)
        return cls.from_sizes(sizes, source, target)

    def save(self, path: StrPath) -> None:
        """Write the links as a folder of arrays."""
        write_arrays(path, self.arrays, kind=_KIND, version=1, options={})

    @classmethod
    def open(cls, path: StrPath, lengths: Sequence[Int64Array] = ()) -> Links:
        """Open links written by `save`, memory-mapped.

        `lengths` are the numbers of words of the source and of the target sentences; links must
        lie within them.
        """
        remedy = "remove the folder; it is made again"

        def check(structure: Structure) -> None:
            most = np.iinfo(np.int32).max
            n = len(structure.ids("source", most))
            structure.ids("target", most, n)
            offsets = structure.offsets("offsets", n, len(lengths[0]) if lengths else None)
            for name, words in zip(("source", "target"), lengths, strict=False):
                places = structure.arrays[name]
                for some in slices(len(words), _PAIRS_AT_ONCE):
                    ends = offsets[some.start : some.stop + 1]
                    most_of_each = np.repeat(words[some], np.diff(ends))
                    if (places[ends[0] : ends[-1]] >= most_of_each).any():
                        raise Damaged(name, "links to words that are not there")
                forget(places)

        arrays, _ = open_arrays(path, kind=_KIND, version=1, remedy=remedy, check=check)
        return cls(*(arrays[name] for name in _ARRAYS))

    @classmethod
    def from_cells(
        cls, linked: Int64Array, source_offsets: Int64Array, target_offsets: Int64Array
    ) -> Links:
        """Make links from the linked cells, numbered as in `Bitext`, ascending."""
        widths = np.diff(target_offsets)
        cell_offsets = offsets_of(np.diff(source_offsets) * widths)
        owner = np.searchsorted(cell_offsets, linked, side="right") - 1
        source, target = np.divmod(linked - cell_offsets[owner], widths[owner])
        sizes = np.bincount(owner, minlength=len(widths))
        return cls.from_sizes(sizes, source.astype(np.int32), target.astype(np.int32))

    @classmethod
    def concatenate(cls, parts: Sequence[Links]) -> Links:
        """Join the links of successive parts of a text; mapped parts leave memory."""
        sizes = [np.zeros(0, dtype=np.int64), *(np.diff(part.offsets) for part in parts)]
        with scratch("joining links", 8 * sum(len(part.source) for part in parts)) as place:
            source, target = place.pile(np.int32), place.pile(np.int32)
            for part in parts:
                source.add(part.source)
                target.add(part.target)
                forget(*part.arrays.values())
            return cls.from_sizes(np.concatenate(sizes), source.joined(), target.joined())

    def extended(self, more: Links) -> Links:
        """Return these links with those of further pairs, at the cost of the latter alone."""
        offsets = self.offsets[-1] + more.offsets[1:]
        arrays = self._room.appended(self.arrays, {**more.arrays, "offsets": offsets})
        return Links(*(arrays[name] for name in _ARRAYS), _room=self._room)

    def select(self, ids: Sequence[int] | Int64Array) -> Links:
        """Return the links of the sentence pairs `ids`, in that order."""
        ids = np.asarray(ids, dtype=np.int64)
        sizes = self.offsets[ids + 1] - self.offsets[ids]
        sides = (rows_of(side, self.offsets, ids) for side in (self.source, self.target))
        return Links.from_sizes(sizes, *sides)
