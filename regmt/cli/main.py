"""The program ``regmt``: find the command, parse its options, report errors in one line."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import importlib
import io
import os
import re
import signal
import sys
import threading
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, NoReturn

from regmt._version import __version__
from regmt.cli.config import arguments_from_config
from regmt.cli.outputs import check_outputs
from regmt.cli.shared_options import add_global_options
from regmt.core.announcement import announce_compilation
from regmt.core.errors import InputError, is_interrupt, one_line
from regmt.core.progress import set_quiet

COMMANDS = (
    "translate",
    "check",
    "match",
    "index",
    "memory",
    "serve",
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
"""In the order of use; each is a module of this package (with ``_`` for ``-``)."""

DESCRIPTION = """\
Regression-based machine translation: select a few hundred training sentences for each
test sentence, learn a sparse map from source to target n-grams, and decode with it.

examples:
  regmt translate                                      translate the bundled test set
  regmt translate input.de --train corpus.de corpus.en -o output.en
  regmt COMMAND --help                                 show options and examples of a command"""


class _Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one line and suggests a correction."""

    def error(self, message: str) -> NoReturn:
        stop = "" if message.endswith("?") else ";"
        self.exit(2, f"{self.prog}: error: {one_line(message)}{stop} see {self.prog} --help\n")

    def refuse(self, unknown: str) -> NoReturn:
        """Report an argument that belongs to no option."""
        if not unknown.startswith("-"):
            self.error(f"unexpected argument {unknown!r}")
        name = unknown.partition("=")[0]
        guess = _guess(name, self._option_string_actions)
        self.error(f"unknown option {name}{guess or ' here'}")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        known = [str(choice) for choice in action.choices]
        if isinstance(action, argparse._SubParsersAction):
            self.error(f"unknown command {value!r}{_guess(value, known)}")
        guess = _guess(str(value), known) or f"; use one of {', '.join(known)}"
        raise argparse.ArgumentError(action, f"{value!r} is not known{guess}")


def _guess(word: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(word, known, n=1)
    return f"; did you mean {close[0]}?" if close else ""


class _CommandList(argparse.RawDescriptionHelpFormatter):
    """Help on a group of commands, each on a line of its own."""

    def add_argument(self, action: argparse.Action) -> None:
        super().add_argument(action)
        self._action_max_length += 2  # argparse forgets that the names are indented


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit code.

    0: success; 1: finished, but some items failed; 2: bad option or input; 3: bug in the program;
    130: interrupted; 143: terminated.
    """
    if "numpy" not in sys.modules:  # its threads, which start with it, serve no command
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if threading.current_thread() is not threading.main_thread():
        return _main(argv)
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        return _main(argv)
    finally:
        signal.signal(signal.SIGTERM, before)


def _main(argv: Sequence[str] | None) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):  # the same bytes in every locale
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    arguments = list(sys.argv[1:] if argv is None else argv)
    debug = "--debug" in arguments  # for errors in the options themselves
    known: Iterable[str] = ()  # the options of the command
    try:
        parser, groups, commands = _build_parser(arguments)
        if tuple(arguments) in groups:
            groups[tuple(arguments)].print_help(sys.stderr)
            return 2
        command = _command(arguments, commands)
        if command:
            n = len(command)
            known = commands[command]._option_string_actions
            from_file = arguments_from_config(arguments[n:], commands[command], command)
            # Arguments of the command line come last and so override the file.
            arguments = [*command, *from_file, *arguments[n:]]
        elif arguments[0].startswith("-") and arguments[0] not in parser._option_string_actions:
            parser.refuse(arguments[0])
        options, unknown = parser.parse_known_args(arguments)
        if unknown:
            commands.get(command, parser).refuse(unknown[0])
        debug = options.debug
        set_quiet(options.quiet)
        announce_compilation(" ".join(command))
        check_outputs(options)
        with _workers(options):
            code = options.run(options)
        sys.stdout.flush()
        return int(code or 0)
    except BrokenPipeError:
        # The reader has closed the pipe (head, less): exit quietly, even when Python flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt as error:
        return _interrupted(error)
    except (InputError, OSError) as error:
        if debug:
            raise
        print(f"regmt: error: {one_line(with_flags(_message(error), known))}", file=sys.stderr)
        return 2
    except MemoryError:
        if debug:
            raise
        print("regmt: error: not enough memory; give less text at once", file=sys.stderr)
        return 2
    except Exception as error:
        if is_interrupt(error):  # while a kernel was running
            return _interrupted(error)
        if debug:
            raise
        print(
            f"regmt: internal error: {type(error).__name__}: {one_line(_message(error))}; "
            "run again with --debug and report the traceback",
            file=sys.stderr,
        )
        return 3


def _workers(options: argparse.Namespace) -> contextlib.AbstractContextManager[None]:
    """Return the workers that the options name, as a context, for the commands that have them."""
    if getattr(options, "backend", None) is None and getattr(options, "scheduler", None) is None:
        return contextlib.nullcontext()
    from regmt.core.parallel import in_threads, on_cluster, scheduler_of

    if options.backend == "threads" and options.scheduler is None:
        return in_threads()
    return on_cluster(scheduler_of(options.backend, options.scheduler))


class _Terminated(KeyboardInterrupt):
    """SIGTERM, which ends the program as Ctrl-C does: outputs and workers are cleaned up."""


def _terminate(number: int, frame: object) -> NoReturn:
    raise _Terminated


def _interrupted(error: BaseException) -> int:
    terminated = False
    cause: BaseException | None = error
    while cause is not None:
        terminated |= isinstance(cause, _Terminated)
        cause = cause.__cause__ or cause.__context__
    print(f"regmt: {'terminated' if terminated else 'interrupted'}", file=sys.stderr)
    return 128 + (signal.SIGTERM if terminated else signal.SIGINT)


def _command(arguments: list[str], commands: dict[tuple[str, ...], _Parser]) -> tuple[str, ...]:
    """Return the command (one word or two) that the arguments begin with; () if there is none."""
    return next((key for n in (2, 1) if (key := tuple(arguments[:n])) in commands), ())


def _build_parser(
    arguments: list[str],
) -> tuple[_Parser, dict[tuple[str, ...], _Parser], dict[tuple[str, ...], _Parser]]:
    """Return the parser, the parsers of command groups and those of commands, by name."""
    parser = _Parser(
        prog="regmt", description=DESCRIPTION, formatter_class=_CommandList, allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"regmt {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    groups: dict[tuple[str, ...], _Parser] = {(): parser}
    built: dict[tuple[str, ...], _Parser] = {}
    # Only the requested command defines its options; the others just show their line.
    wanted = arguments[0] if arguments and arguments[0] in COMMANDS else None
    for command in COMMANDS:
        if wanted in (None, command):
            _add_command(subparsers, (command,), groups, built)
    return parser, groups, built


def _add_command(
    subparsers: argparse._SubParsersAction[Any],
    command: tuple[str, ...],
    groups: dict[tuple[str, ...], _Parser],
    built: dict[tuple[str, ...], _Parser],
) -> None:
    """Add a command; a module with `SUBCOMMANDS` is a group of two-word commands."""
    module = _module("_".join(command))
    is_group = hasattr(module, "SUBCOMMANDS")
    sub = subparsers.add_parser(
        command[-1],
        help=module.HELP,
        description=module.__doc__,
        formatter_class=_CommandList if is_group else argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    if is_group:
        groups[command] = sub
        group = sub.add_subparsers(title="commands", metavar="COMMAND", required=True)
        for name in module.SUBCOMMANDS:
            _add_command(group, (*command, name), groups, built)
        return
    module.add_arguments(sub)
    add_global_options(sub)
    sub.set_defaults(run=module.run)
    built[command] = sub


def _module(command: str) -> ModuleType:
    return importlib.import_module(f"regmt.cli.{command.replace('-', '_')}")


def with_flags(message: str, known: Iterable[str]) -> str:
    """Replace parameter names in backquotes by option names in a message of the library."""

    def name(match: re.Match[str]) -> str:
        option = "--" + match[1].replace("_", "-")
        return option if option in known else match[1]

    return re.sub(r"`(\w+)`", name, message)


def _message(error: BaseException) -> str:
    if isinstance(error, OSError) and not isinstance(error, InputError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error) or type(error).__name__
