"""A service: its language pairs, workers and memories."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from starlette.exceptions import HTTPException

from regmt.core.errors import InputError
from regmt.instance_selection.index import Index
from regmt.instance_selection.memory import Memory
from regmt.serve.languages import NAMES, Detector, pair_of
from regmt.serve.metrics import Metrics
from regmt.serve.pieces import cut, escaped
from regmt.serve.pool import Pool
from regmt.serve.settings import Settings

T = TypeVar("T")
Languages = tuple[str, str]

AUTO = "auto"
"""The source language if it is to be detected."""


class Service:
    """What the endpoints share.

    Parameters
    ----------
    settings : Settings
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.indexes: dict[Languages, Index] = {}
        for folder in settings.indexes:
            index = Index.open(folder)
            pair = pair_of(index)
            if pair in self.indexes:
                problem = f"two indexes translate {pair[0]} to {pair[1]}"
                raise InputError(problem, path=folder, remedy="serve one of them")
            self.indexes[pair] = index
        if not self.indexes:
            raise InputError("nothing to serve", remedy="give at least one `index`")
        self.detector = Detector.of(self.indexes.values())
        self.memories = {pair: Memory(str(index.folder)) for pair, index in self.indexes.items()}
        self.metrics = Metrics()
        self._writing = threading.Lock()
        self.pool = Pool(settings, {pair: str(i.folder) for pair, i in self.indexes.items()})

    def languages(self) -> list[dict[str, Any]]:
        """Return all languages with their targets; clients look for theirs on both sides."""
        codes = dict.fromkeys(code for pair in zip(*self.indexes, strict=True) for code in pair)
        return [
            {
                "code": code,
                "name": NAMES.get(code, code),
                "targets": [target for source, target in self.indexes if source == code],
            }
            for code in codes
        ]

    def pair(self, source: str, target: str) -> Languages:
        """Return a language pair (``de-AT`` counts as ``de``), or refuse one that is not served."""
        short = [code.replace("_", "-").partition("-")[0].lower() for code in (source, target)]
        for pair in ((source, target), (short[0], short[1])):
            if pair in self.indexes:
                return pair
        served = ", ".join(f"{a} to {b}" for a, b in self.indexes)
        raise HTTPException(
            400, f"{source} to {target} is not supported; this service has {served}"
        )

    def detected(self, texts: Sequence[str], target: str) -> tuple[Languages, float]:
        """Return the pair of the most probable source language that has `target`."""
        chances = dict(self.detector.detect("\n".join(texts)))
        found = max(
            (pair for pair in self.indexes if pair[1] == target),
            key=lambda pair: chances[pair[0]],
            default=(AUTO, target),
        )
        return self.pair(*found), chances[found[0]]

    def check_size(self, lines: Sequence[str]) -> None:
        """Refuse too many or too long lines."""
        if len(lines) > self.settings.max_segments:
            raise HTTPException(413, f"more than {self.settings.max_segments} lines")
        if any(len(line.split()) > self.settings.max_words for line in lines):
            raise HTTPException(413, f"a line of more than {self.settings.max_words} words")
        if any(len(line) > 20 * self.settings.max_words for line in lines):
            raise HTTPException(413, f"a line of more than {20 * self.settings.max_words} letters")

    async def translate(
        self, pair: Languages, texts: Sequence[str], *, markup: bool, alternatives: int
    ) -> list[list[str]]:
        """Return for each text its translation and alternatives to it.

        Alternatives of a text of several lines differ in all lines that have them.
        """
        inline = self.indexes[pair].corpus.source.preprocessing.raw
        cuts = [cut(text, markup=markup, inline=inline) for text in texts]
        lines = [piece.text for pieces in cuts for piece in pieces if piece.is_line]
        self.check_size(lines)
        found = await self.pool.map("translate", [(pair, line, alternatives) for line in lines])
        self.metrics.segments += len(lines)
        following = iter(found)
        results = []
        for pieces in cuts:
            choices = [next(following) if piece.is_line else [piece.text] for piece in pieces]
            if markup:
                choices = [
                    [escaped(text, piece.text) for text in own] if piece.is_line else own
                    for own, piece in zip(choices, pieces, strict=True)
                ]
            most = max((len(own) for own in choices), default=1)
            joined = ["".join(own[min(k, len(own) - 1)] for own in choices) for k in range(most)]
            results.append(list(dict.fromkeys(joined)))
        return results

    async def memory(self, pair: Languages, change: Callable[[Memory], T]) -> T:
        """Return what a function returns for a memory; changes come one after the other."""

        def locked() -> T:
            with self._writing:
                return change(self.memories[pair])

        return await asyncio.to_thread(locked)
