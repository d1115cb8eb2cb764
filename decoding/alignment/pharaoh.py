"""Links as text: Pharaoh's ``i-j``, and gold alignments with sure and possible links."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from regmt.core.errors import InputError
from regmt.core.files import StrPath, read_lines
from regmt.decoding.alignment.links import Links

_LINK = re.compile(r"(\d{1,9})([-p])(\d{1,9})", re.ASCII)


@dataclass
class Gold:
    """Gold alignments; every sure link is also a possible one."""

    sure: Links
    possible: Links

    def __len__(self) -> int:
        return len(self.sure)

    def select(self, ids: Sequence[int]) -> Gold:
        """Return the alignments of the sentence pairs `ids`."""
        return Gold(self.sure.select(ids), self.possible.select(ids))


def format_links(links: Links) -> Iterator[str]:
    """Yield one line ``i-j i-j …`` per sentence pair."""
    texts = [f"{i}-{j}" for i, j in zip(links.source.tolist(), links.target.tolist(), strict=True)]
    offsets = links.offsets.tolist()
    for s in range(len(links)):
        yield " ".join(texts[offsets[s] : offsets[s + 1]])


def read_links(path: StrPath) -> Links:
    """Read a file of Pharaoh lines (0-based)."""
    return Links.from_sets([links for links, _ in _read(path, base=0)])


def read_gold(path: StrPath, *, base: int | None = None) -> Gold:
    """Read gold alignments.

    Each line holds links ``i-j`` (sure) and ``ipj`` (possible); if it has tabs, its last column
    does (source, target, links).

    Parameters
    ----------
    path : path-like
    base : {0, 1}, optional
        The number of the first word. By default 0 for tab-separated files and for files with a
        position 0 in them, else 1.
    """
    rows = list(_read(path, base=None))
    if base is None:
        smallest = min((min(link) for _, links in rows for link in links), default=0)
        tabbed = any("\t" in line for line in read_lines(path))
        base = 0 if tabbed or smallest == 0 else 1
    sure = [[(i - base, j - base) for i, j in links] for links, _ in rows]
    possible = [[(i - base, j - base) for i, j in links] for _, links in rows]
    for number, links in enumerate(possible, start=1):
        if any(i < 0 or j < 0 for i, j in links):
            raise InputError(
                "position 0 in a 1-based file", path=path, line=number, remedy="use base 0"
            )
    return Gold(Links.from_sets(sure), Links.from_sets(possible))


def _read(
    path: StrPath, *, base: int | None
) -> Iterator[tuple[list[tuple[int, int]], list[tuple[int, int]]]]:
    """Yield (sure, sure and possible) links of each line as they stand."""
    for number, line in enumerate(read_lines(path), start=1):
        sure, possible = [], []
        for token in line.split("\t")[-1].split():
            match = _LINK.fullmatch(token)
            if match is None or (base == 0 and match[2] == "p"):
                raise InputError(
                    f"{token!r} is not a link",
                    path=path,
                    line=number,
                    remedy="write links as 0-0 1-2",
                )
            link = int(match[1]), int(match[3])
            possible.append(link)
            if match[2] == "-":
                sure.append(link)
        yield sure, possible


def check_links(
    links: Links,
    source_lengths: np.ndarray,
    target_lengths: np.ndarray,
    *,
    path: StrPath | None = None,
) -> None:
    """Refuse links that point beyond a sentence, naming the line."""
    if len(links) != len(source_lengths):
        raise InputError(
            f"{len(links)} alignments for {len(source_lengths)} sentence pairs",
            path=path,
            remedy="give one line of links per sentence pair",
        )
    owner = np.repeat(np.arange(len(links)), np.diff(links.offsets))
    bad = (links.source >= source_lengths[owner]) | (links.target >= target_lengths[owner])
    if bad.any():
        k = int(np.argmax(bad))
        raise InputError(
            f"link {links.source[k]}-{links.target[k]} points beyond the sentence",
            path=path,
            line=int(owner[k]) + 1,
            remedy="check that the alignment belongs to this text and its tokenisation",
        )
