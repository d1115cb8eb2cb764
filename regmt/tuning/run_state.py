"""The state of a tuning run, saved to resume it."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, parse_json, parsing, read_lines
from regmt.decoding.weights import Weights

_STATE_FILE = "state.json"


def checksum(references: Sequence[Sequence[str]]) -> str:
    """Return a checksum that identifies a set of references."""
    text = json.dumps([list(stream) for stream in references], ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


@dataclasses.dataclass(frozen=True)
class Iteration:
    """The result of one iteration.

    Parameters
    ----------
    iteration : int
        0 for the start weights.
    weights : Weights
        Those the dev set was decoded with.
    score : float
        The metric of what was decoded.
    new, hypotheses : int
        How many hypotheses were new, and how many there are.
    """

    iteration: int
    weights: Weights
    score: float
    new: int
    hypotheses: int

    def to_json(self) -> dict[str, Any]:
        """Return it as a line of the history."""
        return {**dataclasses.asdict(self), "weights": dict(self.weights)}

    @classmethod
    def from_json(cls, record: dict[str, Any]) -> Iteration:
        """Read a line of the history."""
        return cls(**{**record, "weights": Weights(record["weights"])})


class RunState:
    """The state of a run, saved in a folder if one is given.

    `weights` are those to decode with next, None if they are still to be learned.

    Parameters
    ----------
    folder : path-like or None
        Made if it does not exist; an interrupted run in it is continued.
    start : Weights
        Those to decode with first.
    options : dict
        Options that must agree for a run to be continued; values as read from JSON.
    """

    def __init__(self, folder: StrPath | None, start: Weights, options: dict[str, Any]) -> None:
        self.folder = None if folder is None else Path(folder)
        self.options = options
        self.history: list[Iteration] = []
        self.weights: Weights | None = start
        self.reason: str | None = None
        if self.folder is not None:
            if (self.folder / _STATE_FILE).exists():
                self._load(self.folder / _STATE_FILE)
            elif self.folder.exists() and not self.folder.is_dir():
                raise InputError("is a file, expected a folder", path=self.folder)
            else:
                self.folder.mkdir(parents=True, exist_ok=True)

    def _load(self, path: Path) -> None:
        with parsing("the state of a tuning run", path, remedy="remove the folder"):
            saved = parse_json("\n".join(read_lines(path)))
            for name, value in self.options.items():
                if saved["run"][name] != value:
                    raise InputError(
                        f"contains a run with other options ({name})",
                        path=path.parent,
                        remedy="give the same options, or another folder",
                    )
            self.history = [Iteration.from_json(record) for record in saved["history"]]
            self.weights = None if saved["weights"] is None else Weights(saved["weights"])
            self.reason = saved["reason"]
            if not all(type(one.score) in (int, float) for one in self.history):
                raise ValueError("a score that is no number")

    def limit_reached(self, iterations: int) -> str | None:
        """Return the reason to end if the last of `iterations` weights have been decoded."""
        done = self.weights is None and len(self.history) > iterations
        return f"{iterations} iterations" if done else None

    def decoded(self, step: Iteration) -> None:
        """Add an iteration."""
        self.history.append(step)
        self.weights = None
        self.reason = "no new hypotheses" if step.new == 0 else None
        self._save()

    def learned(self, weights: Weights, reason: str | None) -> None:
        """Set the weights of the next iteration, or end."""
        self.weights, self.reason = weights, reason
        self._save()

    def _save(self) -> None:
        if self.folder is None:
            return
        record = {
            "run": self.options,
            "history": [iteration.to_json() for iteration in self.history],
            "weights": None if self.weights is None else dict(self.weights),
            "reason": self.reason,
        }
        with atomic_write(self.folder / _STATE_FILE) as stream:
            json.dump(record, stream, ensure_ascii=False, indent=1)
            stream.write("\n")
