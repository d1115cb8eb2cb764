"""The memory of an index: sentence pairs added, corrected or deleted after it was built.

The pairs are kept in a journal inside the index folder (`regmt.core.journal`). ``Index.open``
applies it, so that all commands see the index and its memory as one corpus.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from regmt.core.errors import InputError
from regmt.core.files import StrPath, parse_json
from regmt.core.journal import Journal
from regmt.core.store import check_kind, read_options
from regmt.instance_selection.text_profile import TextProfile

if TYPE_CHECKING:
    from regmt.instance_selection.index import Index

JOURNAL = "memory.journal"
"""Name of the journal inside an index folder."""

KIND = "regmt index"


class StoredPair(NamedTuple):
    """A pair of the memory."""

    number: int  #: by which it is replaced or deleted
    source: str
    target: str


@dataclass
class Replay:
    """What the records of a journal change in pairs that were numbered before.

    Attributes
    ----------
    next_number : int
        The number of the next pair that is added; older pairs have smaller numbers.
    end : int
        How far the journal was read.
    added : dict of int to StoredPair
        The pairs that were added since and not deleted.
    removed : set of int
        Older pairs that were deleted or replaced.
    """

    next_number: int
    end: int = 0
    added: dict[int, StoredPair] = field(default_factory=dict)
    removed: set[int] = field(default_factory=set)

    def read(self, journal: Journal, *, until: int | None = None) -> None:
        """Apply the records that follow those read before."""
        records, self.end = journal.read(self.end, until=until)
        for number, content in enumerate(records, 1):
            remove, pair = _checked_record(content, journal.path, number, self.next_number)
            if remove is not None and self.added.pop(remove, None) is None:
                self.removed.add(remove)
            if pair is not None:
                self.added[self.next_number] = StoredPair(self.next_number, *pair)
                self.next_number += 1


def _checked_record(
    content: bytes, path: StrPath, number: int, next_number: int
) -> tuple[int | None, list[str] | None]:
    """Return what a record removes and adds; a journal may come from elsewhere."""
    try:
        record = parse_json(content)
        remove, pair = record.get("remove"), record.get("pair")
        known = remove is None or (type(remove) is int and 0 <= remove < next_number)
        if known and (pair is None or [type(text) for text in pair] == [str, str]):
            return remove, pair
    except (ValueError, TypeError, AttributeError):
        pass
    raise InputError(
        f"record {number} is damaged", path=path, remedy="delete the file to lose its pairs"
    )


class Memory:
    """Adds sentence pairs to an index, and corrects or deletes pairs, at once and durably.

    Every change is on the disk when the method returns. Several processes may change a memory at
    the same time. Translators that are open in any process use the changes for their next sentence.

    Pairs have numbers: pair i of the index has the number i (from 0), and pairs that are added
    continue the count. Numbers stay valid until `regmt.compact` merges the memory into the index.

    Parameters
    ----------
    folder : path-like
        The folder of the index.

    Examples
    --------
    ::

        memory = regmt.Memory("hotel.index")
        number = memory.add("wo ist die Sauna ?", "where is the sauna ?")
        number = memory.replace(number, "wo ist die Sauna ?", "where do I find the sauna ?")
        memory.delete(number)
    """

    def __init__(self, folder: StrPath) -> None:
        self.folder = Path(folder)
        check_kind(self.folder, kind=KIND)
        self.journal = Journal(self.folder / JOURNAL)
        self._index: Index | None = None
        self._load()

    def _load(self) -> None:
        """Read the facts about the index, and start at the beginning of the journal."""
        options = read_options(self.folder)
        self._preprocessing = [
            TextProfile.from_json(options[f"{side}_preprocessing"]) for side in ("source", "target")
        ]
        offsets = np.load(self.folder / "source_offsets.npy", mmap_mode="r", allow_pickle=False)
        self._inode = self.folder.stat().st_ino
        self._n_indexed = len(offsets) - 1
        self._replay = Replay(self._n_indexed)

    @property
    def languages(self) -> tuple[str, str] | tuple[None, None]:
        """The languages of the index; None if they were never told, which makes both the same."""
        source, target = (profile.language for profile in self._preprocessing)
        return (source, target) if source != target else (None, None)

    def add(self, source: str, target: str) -> int:
        """Add a sentence pair; returns its number."""
        return self.extend([(source, target)])[0]

    def extend(self, pairs: Iterable[tuple[str, str]]) -> range:
        """Add many sentence pairs, with one wait for the disk; returns their numbers.

        If a pair is refused (an empty side, a line break unless the text is raw), none is added.
        """
        records = [{"pair": self._checked(*pair, number)} for number, pair in enumerate(pairs, 1)]
        with self._writing():
            first = self._replay.next_number
            self._write(records)
        return range(first, first + len(records))

    def replace(self, number: int, source: str, target: str) -> int:
        """Replace a pair of the index or the memory; returns the number of the new pair."""
        record = {"remove": number, "pair": self._checked(source, target, 1)}
        with self._writing():
            self._check_number(number)
            self._write([record])
            return self._replay.next_number - 1

    def delete(self, *numbers: int) -> None:
        """Delete pairs of the index or the memory; if a number is unknown, none is deleted."""
        with self._writing():
            distinct = list(dict.fromkeys(numbers))
            for number in distinct:
                self._check_number(number)
            self._write([{"remove": number} for number in distinct])

    def pairs(self) -> list[StoredPair]:
        """Return the pairs that were added and not deleted, in the order of their numbers."""
        return list(self._refreshed().added.values())

    def find(self, source: str) -> list[StoredPair]:
        """Return the pairs of the index and the memory whose source has the same words."""
        from regmt.instance_selection.index import Index

        index = self._index.refreshed() if self._index else Index.open(self.folder)
        self._index = index
        texts = index.source.text, index.target.text
        found = index.exact_matches(texts[0].encode(source).ids).tolist()
        return [StoredPair(int(index.numbers[i]), *(t.lines[i] for t in texts)) for i in found]

    def __len__(self) -> int:
        """Number of pairs that were added and not deleted."""
        return len(self._refreshed().added)

    @property
    def removed(self) -> list[int]:
        """The pairs of the index itself that were deleted or replaced, ascending."""
        return sorted(self._refreshed().removed)

    def _refreshed(self) -> Replay:
        """Read what any process has written since the last time."""
        if self.folder.stat().st_ino != self._inode:  # compacted
            self._load()
        self._replay.read(self.journal)
        return self._replay

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        with self.journal.locked():
            self._refreshed()
            yield

    def _write(self, records: Sequence[dict[str, Any]]) -> None:
        lines = [json.dumps(record, ensure_ascii=False).encode() for record in records]
        self.journal.append(lines, self._replay.end)
        self._replay.read(self.journal)

    def _check_number(self, number: int) -> None:
        replay = self._replay
        known = number in replay.added or 0 <= number < self._n_indexed
        if not known or number in replay.removed:
            raise InputError(
                f"no pair has the number {number}",
                path=self.folder,
                remedy="list the pairs of the memory, and take one of their numbers",
            )

    def _checked(self, source: str, target: str, line: int) -> list[str]:
        """Return the sides of a pair; refuse what a line of a corpus cannot be."""
        for side, text, prepare in zip(
            ("source", "target"), (source, target), self._preprocessing, strict=True
        ):
            problem = None
            if not prepare.raw and ("\n" in text or "\r" in text):
                problem = "has a line break"
            elif any("\ud800" <= c <= "\udfff" for c in text):
                problem = "is not valid Unicode"
            elif not prepare(text):
                problem = "is empty"
            if problem:
                raise InputError(
                    f"the {side} side of pair {line} {problem}",
                    remedy="give one line of text on each side",
                )
        return [source, target]
