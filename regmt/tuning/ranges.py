"""Options of tuners that are out of their range."""

from __future__ import annotations

from collections.abc import Iterable

from regmt.core.errors import InputError


def check_ranges(
    tuner: object, *, positive: Iterable[str] = (), not_negative: Iterable[str] = ()
) -> None:
    """Refuse a tuner with an option below its range; None stands for a default and passes."""
    for name in positive:
        value = getattr(tuner, name)
        if value is not None and not value > 0:
            raise InputError(f"{name} = {value!r} is not positive")
    for name in not_negative:
        value = getattr(tuner, name)
        if value is not None and not value >= 0:
            raise InputError(f"{name} = {value!r} is negative")
