"""Selectors by name."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from regmt.core.errors import InputError, check_choice
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors.alignment_score import AlignmentScore
from regmt.instance_selection.selectors.base import Selector
from regmt.instance_selection.selectors.dice import Dice
from regmt.instance_selection.selectors.dwds import DWDS
from regmt.instance_selection.selectors.elpr import ELPR
from regmt.instance_selection.selectors.fda import FDA, FDA5
from regmt.instance_selection.selectors.idf_quota import IdfQuota
from regmt.instance_selection.selectors.ngram import NgramCoverage
from regmt.instance_selection.selectors.perplexity import Perplexity
from regmt.instance_selection.selectors.random_choice import RandomChoice
from regmt.instance_selection.selectors.shortest import Shortest
from regmt.instance_selection.selectors.tfidf import TfIdf

SELECTORS: dict[str, type[Selector]] = {
    selector.name: selector
    for selector in (
        FDA,
        FDA5,
        Dice,
        TfIdf,
        NgramCoverage,
        DWDS,
        ELPR,
        IdfQuota,
        Shortest,
        AlignmentScore,
        Perplexity,
        RandomChoice,
    )
}


def make_selector(
    name: str,
    *,
    orders: Orders | None = None,
    options: Mapping[str, str | float | int] | None = None,
) -> Selector:
    """Make a selector from its name.

    Parameters
    ----------
    name : str
        One of `SELECTORS`.
    orders : Orders, optional
        The n-grams that serve as features; by default the selector's own choice, mostly 1-2.
    options : mapping, optional
        Further parameters of the selector's class; numbers may be given as strings.
    """
    check_choice("selector", name, SELECTORS)
    cls = SELECTORS[name]
    known: dict[str, type] = {f.name: type(f.default) for f in fields(cls) if f.name != "orders"}
    values: dict[str, Any] = {} if orders is None else {"orders": orders}
    for option, value in (options or {}).items():
        if option not in known:
            raise InputError(
                f"{name} has no parameter {option!r}",
                remedy=f"it has {', '.join(known)}" if known else "it has none",
            )
        kind = known[option]
        try:
            values[option] = kind(str(value))  # as text, so that int refuses 2.5
            if kind is float and not math.isfinite(values[option]):
                raise ValueError
        except ValueError as error:
            what = "a finite number" if kind is float else "a whole number"
            raise InputError(f"{option}={value!r} is not {what}", remedy=f"give {what}") from error
    return cls(**values)
