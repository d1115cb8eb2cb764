"""The tables and figures that can be reproduced, by name, as listed in entries.toml."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regmt.core.errors import InputError
from regmt.reproduction.findings import Criterion, exact
from regmt.reproduction.result import Drawing, LineFigure, Result, Rows, Table

if TYPE_CHECKING:  # the list is shown without loading what the tables need
    from regmt.reproduction.data import Bitext, Data, Task
    from regmt.reproduction.estimate import Estimate


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One table or figure; its fields are those of entries.toml."""

    name: str
    document: str = "RegMT thesis"
    title: str
    run_by: str
    options: Mapping[str, Any] = field(default_factory=dict)
    seconds: int
    cpu: int = 0
    sentences: int = 0
    real_sentences: int = 0
    real: str = "multi30k-de-en"
    needs_real: bool = False
    table_title: str = ""
    columns: Sequence[str] = ()
    printed_columns: Sequence[str] | None = None
    printed: Mapping[str, Any] = field(default_factory=dict)
    digits: int = 3
    notes: Sequence[str] = ()
    findings: Sequence[Criterion] = ()

    @property
    def needs(self) -> str:
        """What it needs, in words."""
        if not self.real:
            return "nothing"
        return self.real if self.needs_real else f"bundled, or {self.real}"

    @property
    def module(self) -> str:
        """The module of this package that runs it."""
        return self.run_by.split(".")[0]

    @property
    def function(self) -> Callable[..., Result]:
        """The function that runs it, given the entry, the data and the entry's options."""
        module = import_module(f"regmt.reproduction.{self.module}")
        function: Callable[..., Result] = getattr(module, self.run_by.split(".")[1])
        return function

    def run(self, data: Data) -> Result:
        """Run it."""
        if self.needs_real and data.folder is None:
            raise InputError(
                f"{self.name} needs {self.real}",
                remedy=f"give --data DIR, a folder with {self.real}",
            )
        return self.function(self, data, **self.options)

    def size(self, data: Data) -> int:
        """Return how many sentences to take."""
        return data.sentences or (self.sentences if data.folder is None else self.real_sentences)

    def test(self, data: Data, pair: str = "de-en") -> tuple[Task, Bitext]:
        """Return the corpora of a language pair, and test sentences."""
        task = data.task(pair)
        return task, task.test.sample(self.size(data))

    def table(
        self,
        rows: Rows,
        *,
        title: str | None = None,
        columns: Sequence[str] | None = None,
        printed: Rows | None = None,
    ) -> Table:
        """Return our figures next to the printed ones; what is given replaces the entry's."""
        return Table(
            title=title or self.table_title,
            columns=columns or self.columns,
            rows=rows,
            printed=self.printed if printed is None else printed,
            printed_columns=self.printed_columns,
            digits=self.digits,
        )

    def result(
        self,
        settings: str,
        table: Rows | Sequence[Table],
        figures: Mapping[str, Estimate] | None = None,
        *,
        facts: Mapping[str, bool] | None = None,
        notes: Sequence[str] = (),
        drawn: LineFigure | Drawing | None = None,
    ) -> Result:
        """Return what was found: tables, or the rows of the entry's own, and the findings.

        The entry's criteria judge `figures`; `facts` hold or not without them.
        """
        tables = [self.table(table)] if isinstance(table, Mapping) else table
        return Result(
            settings=settings,
            tables=tables,
            findings=[
                *exact(facts or {}),
                *(criterion.judge(figures or {}) for criterion in self.findings),
            ],
            notes=[*notes, *self.notes],
            figure=drawn,
        )


def _read_entries() -> tuple[Entry, ...]:
    text = Path(__file__).with_name("entries.toml").read_text(encoding="utf-8")
    entries = []
    for name, fields in tomllib.loads(text).items():
        findings = [Criterion(**finding) for finding in fields.pop("findings", ())]
        entries.append(Entry(name=name, findings=findings, **fields))
    return tuple(entries)


ENTRIES = _read_entries()
"""All of them, in the order of the documents."""


def find_entry(name: str) -> Entry:
    """Return the entry called `name`."""
    for entry in ENTRIES:
        if entry.name == name:
            return entry
    close = difflib.get_close_matches(name, [entry.name for entry in ENTRIES], n=1)
    guess = f"did you mean {close[0]}? " if close else ""
    raise InputError(f"no table {name!r}", remedy=f"{guess}see regmt reproduce --list")
