"""Errors that a user can act on: what is wrong, where, and what to do about it."""

from __future__ import annotations

import os
from collections.abc import Iterable


class InputError(ValueError):
    """Input from the user is invalid.

    The message is one line: ``file:line: problem; remedy``.

    Parameters
    ----------
    problem : str
        What was found and, where it helps, what was expected.
    remedy : str, optional
        What the user can do about it.
    path : path-like, optional
        The file concerned.
    line : int, optional
        Its 1-based line number.
    """

    def __init__(
        self,
        problem: str,
        *,
        remedy: str | None = None,
        path: str | os.PathLike[str] | None = None,
        line: int | None = None,
    ) -> None:
        self.problem = problem
        self.remedy = remedy
        self.path = None if path is None else os.fspath(path)
        self.line = line
        place = ""
        if self.path is not None:
            place = f"{self.path}:{line}: " if line is not None else f"{self.path}: "
        super().__init__(place + problem + (f"; {remedy}" if remedy else ""))

    def __reduce__(self) -> tuple[object, ...]:
        # Worker processes hand their errors back pickled; keyword-only arguments need this.
        return (_rebuild, (self.problem, self.remedy, self.path, self.line))


def _rebuild(problem: str, remedy: str | None, path: str | None, line: int | None) -> InputError:
    return InputError(problem, remedy=remedy, path=path, line=line)


LONGEST_LINE = 300
"""Characters of the longest error message; of a longer one the middle is left out."""


def visible(text: str) -> str:
    """Return a text for a terminal, with control characters escaped; newlines and tabs stay."""
    return "".join(c if c.isprintable() or c in "\n\t" else ascii(c)[1:-1] for c in text)


def one_line(text: str) -> str:
    """Return a message as one line of visible characters for a terminal."""
    shown = visible(" ".join(text.split()))
    if len(shown) <= LONGEST_LINE:
        return shown
    half = (LONGEST_LINE - 3) // 2
    return f"{shown[:half]} … {shown[-half:]}"


def check_choice(name: str, value: object, choices: Iterable[str]) -> None:
    """Refuse a parameter that has none of its possible values."""
    known = list(choices)
    if value not in known:
        raise InputError(f"unknown {name} {value!r}", remedy=f"use one of {', '.join(known)}")


def check_ranges(
    options: object, *, positive: Iterable[str] = (), not_negative: Iterable[str] = ()
) -> None:
    """Refuse options below their range; None stands for a default and passes."""
    for name in positive:
        value = getattr(options, name)
        if value is not None and not value > 0:
            raise InputError(f"{name} = {value!r} is not positive")
    for name in not_negative:
        value = getattr(options, name)
        if value is not None and not value >= 0:
            raise InputError(f"{name} = {value!r} is negative")


def is_interrupt(error: BaseException | None) -> bool:
    """Whether an exception is Ctrl-C, or the `SystemError` that compiled code turns it into."""
    while error is not None:
        if isinstance(error, KeyboardInterrupt):
            return True
        error = error.__cause__ or error.__context__
    return False


def os_error_to_input_error(
    error: OSError, path: str | os.PathLike[str], *, remedy: str | None = None
) -> InputError:
    """Turn an operating-system error about `path` into a one-line `InputError`."""
    if isinstance(error, FileNotFoundError):
        return InputError("no such file", path=path, remedy=remedy or "check the path")
    if isinstance(error, IsADirectoryError):
        return InputError("is a folder, expected a file", path=path, remedy=remedy)
    if isinstance(error, PermissionError):
        return InputError("permission denied", path=path, remedy=remedy or "check its permissions")
    return InputError(error.strerror or str(error), path=path, remedy=remedy)
