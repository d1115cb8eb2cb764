"""The weights of a log-linear model: named, ordered, in TOML or in Moses' ``Name= v v`` lines."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, parse_toml, read_lines

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?")


class Weights(Mapping[str, tuple[float, ...]]):
    """An ordered, immutable mapping from a feature's name to its weights.

    A feature function may give several values (a phrase table has four), so each name has a
    tuple. ``w · Ψ`` of Eq 3.1 (Phrasal thesis) is `dot`.

    Parameters
    ----------
    values : mapping or iterable of pairs
        Name → one number or several. The order is kept.

    Examples
    --------
    >>> weights = Weights({"LM0": 0.5, "TM0": (0.2, 0.1)})
    >>> weights["TM0"], weights.dot({"LM0": (-4.0,), "TM0": (-1.0, -2.0)})
    ((0.2, 0.1), -2.4)
    """

    __slots__ = ("_values",)

    def __init__(
        self,
        values: Mapping[str, float | Sequence[float]]
        | Iterable[tuple[str, float | Sequence[float]]] = (),
    ) -> None:
        self._values: dict[str, tuple[float, ...]] = {}
        for name, value in values.items() if isinstance(values, Mapping) else values:
            numbers = (value,) if isinstance(value, int | float) else tuple(value)
            if not name or any(c.isspace() for c in name):
                raise InputError(f"{name!r} cannot be the name of a feature")
            if name in self._values:
                raise InputError(f"two weights for {name!r}")
            try:
                self._values[name] = tuple(float(number) for number in numbers)
            except OverflowError:
                self._values[name] = (math.inf,)
            if not numbers or not all(map(math.isfinite, self._values[name])):
                raise InputError(f"weights of {name!r} must be finite numbers")

    def __getitem__(self, name: str) -> tuple[float, ...]:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        return f"Weights({self._values!r})"

    def dot(self, features: Mapping[str, Sequence[float]]) -> float:
        """Return Σ w·Ψ over the features that have a weight; the others count as weight 0."""
        total = 0.0
        for name, values in features.items():
            weights = self._values.get(name)
            if weights is None:
                continue
            if len(weights) != len(values):
                raise InputError(
                    f"feature {name!r} has {len(values)} values but {len(weights)} weights"
                )
            total += sum(w * v for w, v in zip(weights, values, strict=True))
        return total

    def updated(self, other: Mapping[str, float | Sequence[float]]) -> Weights:
        """Return these weights with those of `other` in place of, or added to, their own."""
        merged: dict[str, float | Sequence[float]] = {**self._values, **other}
        return Weights(merged)

    def to_toml(self) -> str:
        """Return the text of a TOML file; numbers are exact and read back equal."""
        lines = ["[weights]"]
        for name, values in self._values.items():
            key = name if _BARE_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)
            text = ", ".join(repr(value) for value in values)
            lines.append(f"{key} = {text}" if len(values) == 1 else f"{key} = [{text}]")
        return "\n".join(lines) + "\n"

    def to_moses(self) -> str:
        """Return Moses' form, one ``Name= v v`` per line."""
        return "".join(
            f"{name}= {' '.join(repr(value) for value in values)}\n"
            for name, values in self._values.items()
        )


def write_weights(weights: Weights, path: StrPath, *, form: str = "toml") -> None:
    """Write `weights` to a file, ``form="toml"`` or ``form="moses"``."""
    if form not in ("toml", "moses"):
        raise ValueError(f"form is 'toml' or 'moses', not {form!r}")
    with atomic_write(path) as stream:
        stream.write(weights.to_toml() if form == "toml" else weights.to_moses())


def read_weights(path: StrPath) -> Weights:
    """Read weights from TOML, from Moses' ``Name= v v`` lines or from a ``moses.ini``.

    In TOML they stand in a table ``[weights]`` or at the top; each value is a number or a list of
    numbers. Of a ``moses.ini`` only the section ``[weight]`` is read. The form is recognised by
    content.

    Raises
    ------
    InputError
        With the line, where the form has one.
    """
    lines = read_lines(path)
    if any(line.strip() == "[weight]" for line in lines):
        return _parse_moses(_weight_section(lines), path)
    content = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
    if content and all(_is_moses_line(line) for line in content):
        return _parse_moses(enumerate(lines, start=1), path)
    return _parse_toml(lines, path)


def _is_moses_line(line: str) -> bool:
    name, *values = line.split()
    # "Name = v" is TOML: in Moses' form the name and its = are one word.
    return len(name) > 1 and name.endswith("=") and not any(v[0] in "[\"'" for v in values)


def _weight_section(lines: list[str]) -> list[tuple[int, str]]:
    section, inside = [], False
    for number, line in enumerate(lines, start=1):
        text = line.partition("#")[0].strip()  # Moses takes a # anywhere for a comment
        if text.startswith("[") and text.endswith("]"):
            inside = text == "[weight]"
        elif inside:
            section.append((number, text))
    return section


def _parse_moses(lines: Iterable[tuple[int, str]], path: StrPath) -> Weights:
    values: dict[str, list[float]] = {}
    for number, line in lines:
        fields = line.split()
        if not fields or fields[0].startswith("#"):
            continue
        name = fields[0].removesuffix("=")
        if name == fields[0] or not name:
            raise InputError(
                f"expected 'Name= number …', found {line.strip()!r}", path=path, line=number
            )
        if name in values:
            raise InputError(f"second line for {name!r}", path=path, line=number)
        if len(fields) == 1:
            raise InputError(f"no weight after {fields[0]!r}", path=path, line=number)
        for field in fields[1:]:
            if not _NUMBER.fullmatch(field):
                raise InputError(f"weight {field!r} is not a number", path=path, line=number)
        values[name] = [float(field) for field in fields[1:]]
    if not values:
        raise InputError("no weights", path=path)
    return Weights(values)


def _parse_toml(lines: list[str], path: StrPath) -> Weights:
    table = parse_toml(lines, path, "TOML, nor lines of 'Name= number …'")
    if isinstance(table.get("weights"), dict):
        if len(table) > 1:
            other = next(name for name in table if name != "weights")
            raise InputError(f"unexpected {other!r} outside the table [weights]", path=path)
        table = table["weights"]
    if not table:
        raise InputError("no weights", path=path)
    values: dict[str, Sequence[float]] = {}
    for name, value in table.items():
        numbers = value if isinstance(value, list) else [value]
        # bool is an int to Python but not a weight.
        if not numbers or any(
            isinstance(number, bool) or not isinstance(number, int | float) for number in numbers
        ):
            raise InputError(
                f"{name!r} must be a number or a list of numbers, not {value!r}", path=path
            )
        values[name] = numbers
    try:
        return Weights(values)
    except InputError as error:
        raise InputError(error.problem, path=path) from error
