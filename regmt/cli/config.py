"""``--config FILE.toml``: options from a file, under the same names; unknown names are errors."""

from __future__ import annotations

import argparse
import difflib
import itertools
from collections.abc import Sequence
from typing import Any

from regmt.core.errors import InputError
from regmt.core.files import parsing, read_toml


def arguments_from_config(
    arguments: Sequence[str], parser: argparse.ArgumentParser, command: Sequence[str]
) -> list[str]:
    """Turn the file named by ``--config`` into arguments for `parser`.

    Keys are option names without the leading dashes (``lowercase = true``, ``ngrams = "1-2"``,
    ``train = ["a.de", "a.en"]``). A table named after a command (``[index]``, ``[lm.train]``) holds
    keys for that command only; one file can serve several commands.
    """
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--config")
    path = finder.parse_known_args([a for a in arguments if a != "--help"])[0].config
    if path is None:
        return []
    table = read_toml(path)

    from regmt.cli.main import COMMANDS  # here, because main imports this module

    flat = {k: v for k, v in table.items() if not (k in COMMANDS and isinstance(v, dict))}
    own: Any = table
    for word in command:
        own = own.get(word, {}) if isinstance(own, dict) else {}
    if isinstance(own, dict):
        flat |= own
    result: list[str] = []
    for key, value in flat.items():
        with parsing(f"a value for {key!r}", path):
            result += _argument(key, value, parser, path)
    # Repeating --config ends the values of an option that takes any number of them.
    return [*result, "--config", path]


def _argument(key: str, value: Any, parser: argparse.ArgumentParser, path: str) -> list[str]:
    known = parser._option_string_actions
    option = "--" + key.replace("_", "-")
    if option not in known or option in ("--config", "--help"):
        names = [name.removeprefix("--") for name in known if name.startswith("--")]
        close = difflib.get_close_matches(key, names, n=1)
        remedy = f"did you mean {close[0]!r}?" if close else f"see {parser.prog} --help"
        raise InputError(f"unknown key {key!r}", path=path, remedy=remedy)
    action = known[option]
    if action.nargs == 0:  # a switch
        if not isinstance(value, bool):
            raise InputError(
                f"{key!r} is a switch, not {value!r}", path=path, remedy="write true or false"
            )
        if isinstance(action, argparse.BooleanOptionalAction):
            return [option if value else option.replace("--", "--no-", 1)]
        return [option] if value else []
    if isinstance(value, dict | bool):
        raise InputError(f"{key!r} cannot be {value!r}", path=path)
    values = value if isinstance(value, list) else [value]
    # A repeatable option has one value or a list of values for each time that it is given.
    many = action.nargs is None or any(isinstance(v, list) for v in values)
    if not (isinstance(action, argparse._AppendAction) and many):
        values = [values]
    groups = [list(map(str, v)) if isinstance(v, list) else [str(v)] for v in values]
    for text in itertools.chain(*groups):
        try:
            parser._check_value(action, parser._get_value(action, text))
        except argparse.ArgumentError as error:
            raise InputError(f"{key!r}: {error.message}", path=path) from error
    return [part for group in groups for part in (option, *group)]
