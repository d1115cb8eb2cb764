"""The tables and figures that can be run again, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from instance_selection.errors import InputError
from regmt.reproduction.data import Data
from regmt.reproduction.result import Result

THESIS = "RegMT thesis"
PHRASAL = "Phrasal thesis"
PRO = "PRO paper"
METRICS = "metric study"
PORTAGE = "PORTAGE report"


@dataclass(frozen=True)
class Entry:
    """One table or figure.

    Parameters
    ----------
    name : str
        What it is asked for by.
    document, title : str
        Where it stands and what it shows.
    module, function : str
        The function in a module of this package that runs it.
    seconds : int
        About how long it takes on the bundled data, on one quiet core.
    real : str
        The folders that it reads from ``--data``; empty if it needs no data at all.
    needs_real : bool
        Whether the bundled data do not suffice.
    """

    name: str
    document: str
    title: str
    module: str
    function: str
    seconds: int
    real: str = "multi30k-de-en"
    needs_real: bool = False

    @property
    def needs(self) -> str:
        """What it needs, in words."""
        if not self.real:
            return "nothing"
        return f"{self.real}" if self.needs_real else f"bundled, or {self.real}"

    def run(self, data: Data) -> Result:
        """Run it."""
        if self.needs_real and data.folder is None:
            raise InputError(
                f"{self.name} needs {self.real}",
                remedy=f"give --data DIR, a folder with {self.real}",
            )
        module = import_module(f"regmt.reproduction.{self.module}")
        function: Callable[[Data], Result] = getattr(module, self.function)
        return function(data)


ENTRIES = (
    Entry("3.1", THESIS, "feature vectors", "worked_examples", "feature_mapping", 1, ""),
    Entry(
        "8.2", THESIS, "BLEU and gapped F1 of six sentences", "worked_examples", "gapped_f1", 3, ""
    ),
    Entry(
        "phrasal-3.1", PHRASAL, "BLEU-2 of four translations", "worked_examples", "mert_bleu", 3, ""
    ),
    Entry("phrasal-3.2", PHRASAL, "a line search", "worked_examples", "mert_line", 5, ""),
    Entry("pro-figure-1", PRO, "a candidate space", "worked_examples", "pro_candidates", 1, ""),
)
"""All of them, in the order of the documents."""


def find_entry(name: str) -> Entry:
    """Return the entry called `name`."""
    for entry in ENTRIES:
        if entry.name == name:
            return entry
    raise InputError(f"no table {name!r}", remedy="see regmt reproduce --list")
