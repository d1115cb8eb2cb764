"""Options declared as they appear in the help: a table of usages and help texts."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from typing import Any

from regmt.cli.shared_options import finite_number, positive_int

_TYPES: dict[str, Callable[[str], Any]] = {"N": positive_int, "X": finite_number}

_ROW = re.compile(
    r"^(?:(?P<title>\S.*):|"
    r"  (?P<option>--\S+)(?: (?P<value>\{\S+\}|[^\s={]+?)(?P<many>\.\.\.)?(?:=(?P<default>\S+))?)?"
    r"(?P<help>(?:  +\S.*)?(?:\n {6,}\S.*)*))$",
    re.MULTILINE,
)


def add_options(
    parser: argparse._ActionsContainer,
    table: str,
    types: Mapping[str, Callable[[str], Any]] | None = None,
) -> None:
    """Add the options of a table to a parser, or to one of its groups.

    A help text may go on in further lines, indented by 6 or more. A title starts a new group::

        title of a group:
          --flag                  true if it is given
          --name VALUE            one value, None by default
          --name VALUE=DEFAULT    one value with a default
          --name VALUE...         one value or more
          --name {one,two}=one    one of several

    Parameters
    ----------
    types : mapping, optional
        What converts values, by option or by the name of the value. By default N is a positive
        whole number, X is a finite number, and everything else is text.
    """
    assert not _ROW.sub("", table).split(), f"no option: {_ROW.sub('', table).strip()}"
    kinds = _TYPES | dict(types or {})
    group = parser
    for row in _ROW.finditer(table):
        option, value, text = row["option"], row["value"], " ".join((row["help"] or "").split())
        if option is None:
            group = parser.add_argument_group(row["title"])
        elif value is None:
            group.add_argument(option, action="store_true", help=text)
        else:
            choices = value[1:-1].split(",") if value[0] == "{" else None
            kind = kinds.get(option, kinds.get(value, str))
            group.add_argument(
                option,
                nargs="+" if row["many"] else None,
                metavar=None if choices else value,
                choices=choices,
                type=kind,
                default=None if row["default"] is None else kind(row["default"]),
                help=text,
            )
