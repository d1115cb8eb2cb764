"""Options declared as they appear in the help: a table of usages and help texts."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from typing import Any

from regmt.cli.option_values import finite_number, positive_int

Types = Mapping[str, Callable[[str], Any]]

_TYPES: Types = {"N": positive_int, "K": positive_int, "X": finite_number}

_ROW = re.compile(
    r"^(?:(?P<title>\S.*):|"
    r"  (?P<short>-\w, )?(?:--|(?P<no>--\[no-\]))(?P<option>\w\S+)"
    r"(?: (?P<value>\{\S+\}|[^\s={]+?)(?P<many>\.\.\.)?(?P<again>\*)?(?:=(?P<default>\S*))?)?"
    r"(?P<help>(?:  +\S.*)?(?:\n {6,}\S.*)*))$",
    re.MULTILINE,
)


def add_options(parser: argparse._ActionsContainer, table: str, types: Types | None = None) -> None:
    """Add the options of a table to a parser, or to one of its groups.

    A help text may go on in further lines, indented by 6 or more. A title starts a new group::

        title of a group:
          -f, --flag              true if it is given
          --[no-]flag             true, false, or None if it is not given
          --name VALUE            one value, None by default
          --name VALUE=DEFAULT    one value with a default, which the help names
          --name {one,two}=one    one of several
          --name VALUE...         one value or more
          --name VALUE*           an option that may be repeated
          --name VALUE...*=       one value or more each time; an empty list by default

    Parameters
    ----------
    types : mapping, optional
        What converts values, by option or by the name of the value. By default N and K are
        positive whole numbers, X is a finite number, and everything else is text.
    """
    assert not _ROW.sub("", table).split(), f"no option: {_ROW.sub('', table).strip()}"
    group = parser
    for row in _ROW.finditer(table):
        if row["title"] is not None:
            group = parser.add_argument_group(row["title"])
        else:
            _add_option(group, row, {**_TYPES, **(types or {})})


def _add_option(group: argparse._ActionsContainer, row: re.Match[str], types: Types) -> None:
    option = "--" + row["option"]
    names = [*([row["short"][:2]] if row["short"] else []), option]
    value, default, text = row["value"], row["default"], " ".join((row["help"] or "").split())
    if value is None:
        action = argparse.BooleanOptionalAction if row["no"] else "store_true"
        group.add_argument(*names, action=action, help=text)
        return
    if default and "default" not in text:
        text = f"{text} (default {default})".lstrip()
    choices = value[1:-1].split(",") if value[0] == "{" else None
    kind = types.get(option, types.get(value, str))
    group.add_argument(
        *names,
        action="append" if row["again"] else "store",
        nargs="+" if row["many"] else None,
        metavar=None if choices else value,
        choices=choices,
        type=kind,
        default=kind(default) if default else [] if default == "" else None,
        help=text,
    )
