"""The data of the experiments: the bundled corpora, or a folder of real ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from regmt.bundled import bundled_files, bundled_lines
from regmt.core.errors import InputError
from regmt.core.files import read_lines
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.resources import Resources

T = TypeVar("T")

REAL = {"de-en": "multi30k-de-en", "es-en": "eutrans-es-en"}
"""The real corpus used for a language pair."""

ORDER = 3
"""N-gram order of the indexes."""


@dataclass(frozen=True)
class Bitext:
    """Sentences and their translations."""

    source: list[str]
    target: list[str]

    def __len__(self) -> int:
        return len(self.source)

    def halves(self) -> tuple[Bitext, Bitext]:
        """Return two random halves, always the same, each in the order of the text."""
        mixed = np.random.default_rng(0).permutation(len(self))
        first, second = (np.sort(mixed[k::2]).tolist() for k in (0, 1))
        return self._pairs(first), self._pairs(second)

    def _pairs(self, which: Sequence[int]) -> Bitext:
        return Bitext([self.source[i] for i in which], [self.target[i] for i in which])

    def sample(self, n: int) -> Bitext:
        """Return about `n` pairs, evenly spread."""
        step = max(1, len(self) // n)
        return Bitext(self.source[::step][:n], self.target[::step][:n])


@dataclass
class Task:
    """A training corpus, its index, and two held-out sets."""

    name: str
    index: Index
    dev: Bitext
    test: Bitext

    @cached_property
    def resources(self) -> Resources:
        """The index with a language model and word links, made at the first use."""
        return Resources(self.index)


@dataclass
class Data:
    """Where experiments find their data, and how large they are.

    Parameters
    ----------
    folder : Path or None
        Real corpora, each in its own folder; None for the bundled ones.
    sentences : int or None
        Number of test sentences; by default as many as the entry says.
    seed : int
        Seed of all random choices.
    """

    folder: Path | None = None
    sentences: int | None = None
    seed: int = 0
    _made: dict[object, Any] = field(default_factory=dict, repr=False)

    def task(self, pair: str = "de-en") -> Task:
        """Return the corpora of a language pair.

        The real ones have one held-out set: a random half of its lines is the dev set, the rest
        the test set. Every second line would not do: multi30k's are short and long by turns.
        """
        return self.remember(("task", pair), lambda: self._load(pair))

    def remember(self, key: object, make: Callable[[], T]) -> T:
        """Return the result of `make`, made once per `key`: several tables share work."""
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made

    def real(self, name: str) -> Path:
        """Return the folder of a real corpus; raise an error if there is none."""
        if self.folder is None:
            raise InputError(
                f"this table needs {name}", remedy=f"give --data DIR, a folder with {name}"
            )
        folder = self.folder / name
        if not folder.is_dir():
            raise InputError(f"no {name} in it", path=self.folder, remedy="give another --data DIR")
        return folder

    def _load(self, pair: str) -> Task:
        source, target = pair.split("-")
        if self.folder is None:
            train = bundled_files("train", pair=pair)
            dev = Bitext(*bundled_lines("dev", pair=pair))
            test = Bitext(*bundled_lines("test", pair=pair))
            name = f"bundled {pair}"
        else:
            name = REAL[pair]
            folder = self.real(name)
            train = folder / f"train.{source}", folder / f"train.{target}"
            held = [read_lines(folder / f"dev.{language}") for language in (source, target)]
            dev, test = Bitext(*held).halves()
        return Task(name, Index.build(Corpus.from_files(*train), order=ORDER), dev, test)
