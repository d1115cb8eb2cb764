"""The program ``regmt``: finds the command, reads its options, reports errors in one line."""

from __future__ import annotations

import argparse
import importlib
import os
import signal
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any, NoReturn

from instance_selection.errors import InputError
from regmt._version import __version__
from regmt.cli.config import arguments_from_config
from regmt.cli.options import add_global_options

COMMANDS = (
    "translate",
    "index",
    "select",
    "phrase-table",
    "align",
    "lm",
    "train",
    "decode",
    "tune",
    "rerank",
    "combine",
    "evaluate",
    "predict",
    "reproduce",
)
"""In the order of the work; each is a module of this package (with ``_`` for ``-``)."""

DESCRIPTION = """\
Regression-based machine translation: select a few hundred training sentences for each
test sentence, learn a sparse map from source to target n-grams, and decode with it."""


class _Parser(argparse.ArgumentParser):
    """An argument parser that reports a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: error: {message}; see {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit code.

    0 success, 1 finished but some items failed, 2 the user can put it right (bad option or
    input), 3 a fault of the program, 130 interrupted.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    debug = "--debug" in arguments
    try:
        parser, subparsers = _build_parser(arguments)
        command = _command(arguments, subparsers)
        if command:
            n = len(command)
            from_file = arguments_from_config(arguments[n:], subparsers[command], command)
            # What stands on the command line comes last and so has the last word.
            arguments = [*command, *from_file, *arguments[n:]]
        options = parser.parse_args(arguments)
        if options.quiet:
            from instance_selection.progress import set_quiet

            set_quiet(True)
        code = options.run(options)
        sys.stdout.flush()
        return int(code or 0)
    except BrokenPipeError:
        # The reader has gone (head, less): leave quietly, also when the interpreter flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("regmt: interrupted", file=sys.stderr)
        return 128 + signal.SIGINT
    except (InputError, OSError) as error:
        if debug:
            raise
        print(f"regmt: error: {_one_line(error)}", file=sys.stderr)
        return 2
    except Exception as error:
        if debug:
            raise
        print(
            f"regmt: internal error: {type(error).__name__}: {_one_line(error)}; "
            "run again with --debug and report what it shows",
            file=sys.stderr,
        )
        return 3


def _command(
    arguments: list[str], subparsers: dict[tuple[str, ...], argparse.ArgumentParser]
) -> tuple[str, ...]:
    """Return the command that the arguments begin with, in one word or two; () if there is none."""
    return next((key for n in (2, 1) if (key := tuple(arguments[:n])) in subparsers), ())


def _build_parser(
    arguments: list[str],
) -> tuple[argparse.ArgumentParser, dict[tuple[str, ...], argparse.ArgumentParser]]:
    parser = _Parser(prog="regmt", description=DESCRIPTION, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"regmt {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    built: dict[tuple[str, ...], argparse.ArgumentParser] = {}
    # Only the command asked for has its options defined; the others just show their line.
    wanted = arguments[0] if arguments and arguments[0] in COMMANDS else None
    for command in COMMANDS:
        if wanted in (None, command):
            _add_command(subparsers, (command,), built)
    return parser, built


def _add_command(
    subparsers: argparse._SubParsersAction[Any],
    command: tuple[str, ...],
    built: dict[tuple[str, ...], argparse.ArgumentParser],
) -> None:
    """Add a command; one whose module has `SUBCOMMANDS` is a group of commands of two words."""
    module = _module("_".join(command))
    sub = subparsers.add_parser(
        command[-1],
        help=module.HELP,
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    if hasattr(module, "SUBCOMMANDS"):
        group = sub.add_subparsers(title="commands", metavar="COMMAND", required=True)
        for name in module.SUBCOMMANDS:
            _add_command(group, (*command, name), built)
        return
    module.add_arguments(sub)
    add_global_options(sub)
    sub.set_defaults(run=module.run)
    built[command] = sub


def _module(command: str) -> ModuleType:
    return importlib.import_module(f"regmt.cli.{command.replace('-', '_')}")


def _one_line(error: BaseException) -> str:
    if isinstance(error, OSError) and not isinstance(error, InputError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split()) or type(error).__name__
