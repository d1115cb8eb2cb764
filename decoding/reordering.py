"""Lexicalised reordering tables: how a phrase tends to stand to its neighbours.

A table gives for a phrase pair the probabilities that it follows the previous phrase monotonically
(m), is swapped with it (s) or stands apart (d, or dleft and dright), and the same of the next
phrase with respect to it (Phrasal thesis 2.6.1, PORTAGE 6.4; Moses' ``LexicalReordering``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, open_lines
from regmt.decoding.phrase_table import SEPARATOR, PhraseTable, parse_scores

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
                        remedy="a usual one is wbe-msd-bidirectional-fe-allff",
                    )
        if orientations is None:
            raise InputError(
                f"reordering type {text!r} does not name its orientations",
                remedy="a usual one is wbe-msd-bidirectional-fe-allff",
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


class ReorderingTable:
    """A lexicalised reordering table.

    Parameters
    ----------
    type : ReorderingType
    keys : list of str or PhraseTable
        Source phrase, or source and target phrase separated by `` ||| ``, words by one space; or a
        phrase table whose lines these are.
    probabilities : ndarray, shape (n_lines, n_columns)
    """

    def __init__(
        self, type: ReorderingType, keys: list[str] | PhraseTable, probabilities: Float64Array
    ) -> None:
        if probabilities.shape != (len(keys), type.n_columns):
            raise InputError(
                f"{probabilities.shape[1]} scores per line, but {type} has {type.n_columns}"
            )
        self.type = type
        self.keys = keys
        with np.errstate(divide="ignore"):
            #: Natural logarithms, floored at -100 as those of phrase tables are.
            self.log_scores: Float64Array = np.maximum(np.log(probabilities), -100.0)

    @cached_property
    def line_of(self) -> dict[str, int]:
        """Key → line."""
        keys = self.keys
        if isinstance(keys, PhraseTable):
            keys = [" ".join((*pair.source, "|||", *pair.target)) for pair in keys]
        return {key: line for line, key in enumerate(keys)}

    @classmethod
    def load(
        cls, path: StrPath, type: ReorderingType | str, *, wanted: set[str] | None = None
    ) -> ReorderingTable:
        """Read a table, plain or gzip; with `wanted` only of these source phrases."""
        kind = ReorderingType.parse(type) if isinstance(type, str) else type
        numbers: list[int] = []
        keys: list[str] = []
        fields: list[str] = []
        for number, line in enumerate(open_lines(path), start=1):
            key, found, scores = line.rpartition(SEPARATOR)
            source, pair, _ = key.partition(SEPARATOR)
            if not found or bool(pair) == kind.source_only:
                raise InputError(
                    f"{line.count('|||') + 1} fields",
                    path=path,
                    line=number,
                    remedy="the format is 'source ||| scores'"
                    if kind.source_only
                    else "the format is 'source ||| target ||| scores'",
                )
            if wanted is not None and source not in wanted:
                continue
            numbers.append(number)
            keys.append(key)
            fields.append(scores)
        return cls(kind, keys, parse_scores(fields, numbers, path, kind.n_columns))

    def lines_for(self, table: PhraseTable) -> Int64Array:
        """Return for each line of a phrase table the line here, -1 where there is none."""
        if table is self.keys:
            return np.arange(len(table))
        lines = np.empty(len(table), dtype=np.int64)
        words = table.vocabulary.words
        flat, starts = table.words.tolist(), table.word_starts.tolist()
        for source, i in table.source_ids.items():
            for line in range(table.starts[i], table.starts[i + 1]):
                if self.type.source_only:
                    key = source
                else:
                    target = " ".join([words[w] for w in flat[starts[line] : starts[line + 1]]])
                    key = f"{source}{SEPARATOR}{target}"
                lines[line] = self.line_of.get(key, -1)
        return lines

    def directions(self) -> tuple[Direction | None, Direction | None]:
        """Return where the backward and the forward direction stand, None if not modelled."""
        width = max(self.type.columns) + 1
        per_direction = 1 if self.type.collapsed else width
        backward = Direction(0, 0) if self.type.backward else None
        if not self.type.forward:
            return backward, None
        return backward, Direction(width, per_direction) if backward else Direction(0, 0)

    def write(self, path: StrPath) -> None:
        """Write the table; a name ending in ``.gz`` is compressed."""
        with atomic_write(path) as stream:
            for key, line in self.line_of.items():
                numbers = " ".join(f"{p:.6g}" for p in np.exp(self.log_scores[line]))
                stream.write(f"{key}{SEPARATOR}{numbers}\n")
