"""Values of options: what `argparse` calls types, with errors that say what is expected."""

from __future__ import annotations

import argparse
import math


def positive_int(text: str) -> int:
    """Parse an integer ≥ 1 (an argparse type)."""
    return _integer(text, 1, "a positive whole number")


def whole_number(text: str) -> int:
    """Parse an integer ≥ 0 (an argparse type)."""
    return _integer(text, 0, "a whole number of at least 0")


def _integer(text: str, lowest: int, what: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = lowest - 1
    if value < lowest:
        raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
    return value


def finite_number(text: str) -> float:
    """Parse a number that is neither infinite nor nan (an argparse type)."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise argparse.ArgumentTypeError(f"{text!r} is not a finite number")
    return value


def probability(text: str) -> float:
    """Parse a number from 0 to 1 (an argparse type)."""
    value = finite_number(text)
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a probability, from 0 to 1")
    return value


def job_count(text: str) -> int:
    """Parse a number of processes that suits this machine (an argparse type)."""
    from regmt.core.errors import InputError
    from regmt.core.parallel import check_jobs

    value = positive_int(text)
    try:
        check_jobs(value)
    except InputError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return value
