"""Lexicalised reordering tables: how a phrase is placed relative to its neighbours.

A table gives for a phrase pair the probabilities that it follows the previous phrase monotonically
(m), is swapped with it (s) or is discontinuous (d, or dleft and dright), and the same for the next
phrase relative to it (Phrasal thesis 2.6.1, PORTAGE 6.4; Moses' ``LexicalReordering``).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.decoding.phrase_table import PhraseTable

MONOTONE, SWAP, LEFT, RIGHT = range(4)
"""How a phrase stands to another; *left* and *right* are the discontinuous ones."""

_COLUMNS = {
    # orientation → column of the table, in the order MONOTONE, SWAP, LEFT, RIGHT
    "msd": (0, 1, 2, 2),
    "mslr": (0, 1, 2, 3),
    "monotonicity": (0, 1, 1, 1),
    "leftright": (1, 0, 0, 1),
}


@dataclass(frozen=True)
class ReorderingType:
    """What a reordering table models, written as in Moses: ``wbe-msd-bidirectional-fe-allff``.

    Attributes
    ----------
    hierarchical : bool
        Orientation towards the block of phrases around the neighbour (``hier``), not towards the
        neighbour alone (``wbe``, ``phrase``).
    orientations : str
        ``msd``, ``mslr``, ``monotonicity`` or ``leftright``.
    backward, forward : bool
        Towards the previous phrase, towards the next one.
    source_only : bool
        Conditioned on the source phrase alone (``f``), not on the pair (``fe``).
    collapsed : bool
        One feature per direction (``collapseff``) or one per orientation (``allff``).
    """

    hierarchical: bool = False
    orientations: str = "msd"
    backward: bool = True
    forward: bool = True
    source_only: bool = False
    collapsed: bool = False

    @classmethod
    def parse(cls, text: str) -> ReorderingType:
        """Read Moses' name of a type."""
        values: dict[str, bool | str] = {"backward": True, "forward": False}
        orientations = None
        for part in text.split("-"):
            match part:
                case "hier":
                    values["hierarchical"] = True
                case "wbe" | "phrase":
                    values["hierarchical"] = False
                case "msd" | "mslr" | "monotonicity" | "leftright":
                    orientations = part
                case "backward" | "unidirectional":
                    values |= {"backward": True, "forward": False}
                case "forward":
                    values |= {"backward": False, "forward": True}
                case "bidirectional":
                    values |= {"backward": True, "forward": True}
                case "f" | "fe":
                    values["source_only"] = part == "f"
                case "allff" | "collapseff":
                    values["collapsed"] = part == "collapseff"
                case _:
                    raise InputError(
                        f"unknown part {part!r} of the reordering type {text!r}",
                        remedy="use for example wbe-msd-bidirectional-fe-allff",
                    )
        if orientations is None:
            raise InputError(
                f"reordering type {text!r} does not name its orientations",
                remedy="use for example wbe-msd-bidirectional-fe-allff",
            )
        return cls(orientations=orientations, **values)  # type: ignore[arg-type]

    def __str__(self) -> str:
        both = self.backward and self.forward
        return "-".join(
            [
                "hier" if self.hierarchical else "wbe",
                self.orientations,
                "bidirectional" if both else "backward" if self.backward else "forward",
                "f" if self.source_only else "fe",
                "collapseff" if self.collapsed else "allff",
            ]
        )

    @property
    def columns(self) -> tuple[int, int, int, int]:
        """Column of the table, within one direction, for each of the four orientations."""
        return _COLUMNS[self.orientations]

    @property
    def n_columns(self) -> int:
        """Columns of the table: orientations × directions."""
        return (max(self.columns) + 1) * (self.backward + self.forward)

    @property
    def n_features(self) -> int:
        """Number of features of the model."""
        return (self.backward + self.forward) if self.collapsed else self.n_columns


class Direction(NamedTuple):
    """One direction of a reordering model, as the decoder sees it."""

    first_column: int  #: of this direction in the table
    first_feature: int  #: of this direction among the features of the model


@dataclass(frozen=True)
class ReorderingTable:
    """A lexicalised reordering table.

    Attributes
    ----------
    type : ReorderingType
    table : PhraseTable
        Its scores are the probabilities of the orientations; the target sides are empty if the
        type is conditioned on the source phrase alone.
    """

    type: ReorderingType
    table: PhraseTable

    @classmethod
    def load(
        cls, path: StrPath, type: ReorderingType | str, *, wanted: set[str] | None = None
    ) -> ReorderingTable:
        """Read a table, plain or gzip; with `wanted` only of these source phrases."""
        kind = ReorderingType.parse(type) if isinstance(type, str) else type
        table = PhraseTable.load(path, wanted=wanted, with_target=not kind.source_only)
        return cls._checked(kind, table, path)

    @classmethod
    def open(cls, path: StrPath, type: str) -> ReorderingTable:
        """Open a folder written by `PhraseTable.save`, memory-mapped."""
        return cls._checked(ReorderingType.parse(type), PhraseTable.open(path), path)

    @classmethod
    def _checked(cls, type: ReorderingType, table: PhraseTable, path: StrPath) -> ReorderingTable:
        if table.n_scores != type.n_columns:
            problem = f"{table.n_scores} scores, expected {type.n_columns}"
            raise InputError(problem, path=path, remedy=f"the type is {type}")
        return cls(type, table)

    def sharing(self, phrases: PhraseTable) -> ReorderingTable:
        """Return this table with the pairs of `phrases`, if they are the same: found at once."""
        if not phrases.same_pairs(self.table):
            return self
        return ReorderingTable(self.type, replace(phrases, scores=self.table.scores))

    def lines_for(self, phrases: PhraseTable, source: int, lines: Iterable[int]) -> list[int]:
        """Return for some lines of source phrase `source` the lines here, -1 where there is none.

        The two tables usually hold the same pairs in the same order, so that is tried first.
        """
        if self.table.words is phrases.words:  # made of the same lines
            return list(lines)
        here = self.table.lines_of(phrases.sources[source])
        if self.type.source_only or not here:
            return [here.start if here else -1 for _ in lines]
        shift = here.start - int(phrases.starts[source])
        line_of: dict[tuple[str, ...], int] = {}
        found = []
        for line in lines:
            target, place = phrases.target(line), line + shift
            if place not in here or self.table.target(place) != target:
                if not line_of:
                    line_of = {tuple(self.table.target(other)): other for other in here}
                place = line_of.get(tuple(target), -1)
            found.append(place)
        return found

    def directions(self) -> tuple[Direction | None, Direction | None]:
        """Return where the backward and the forward direction stand, None if not modelled."""
        width = max(self.type.columns) + 1
        per_direction = 1 if self.type.collapsed else width
        backward = Direction(0, 0) if self.type.backward else None
        if not self.type.forward:
            return backward, None
        return backward, Direction(width, per_direction) if backward else Direction(0, 0)
