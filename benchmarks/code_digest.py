"""A digest of the code that a table depends on, to see whether the table is still that of the code.

It is made of the sources of the module that runs the table and, through them, of all modules of
regmt that these import, without comments, docstrings and spaces, and of what entries.toml says of
the table's sizes, options and criteria.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.reproduction.registry import Entry  # noqa: E402

TOP = ("decoding", "instance_selection", "data")
"""Packages of regmt that have a folder of their own."""

WITHOUT_INFLUENCE = ("regmt.core.announcement",)
"""Modules that only tell the user something."""

_BY_NAME = re.compile(r'import_module\(f"regmt\.(\w+)\.\{')


def digest_of(entry: Entry) -> str:
    """Return the digest of the code of one table."""
    return code_digest(
        f"regmt.reproduction.{entry.module}",
        entry.run_by,
        sorted(entry.options.items()),
        (entry.sentences, entry.real_sentences),
        [(c.figures, c.above, c.within, c.some) for c in entry.findings],
    )


def code_digest(module: str, *options: object) -> str:
    """Return a digest of a module, of all that it imports, and of options."""
    found = hashlib.sha256(repr(options).encode())
    for name in sorted(dependencies(module)):
        found.update(f"{name}\0{plain_source(name)}\0".encode())
    return found.hexdigest()[:10]


@functools.cache
def dependencies(module: str) -> frozenset[str]:
    """Return the modules of regmt that a module needs, itself among them."""
    known: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in known and name not in WITHOUT_INFLUENCE and _file(name) is not None:
            known.add(name)
            waiting += imports(name)
            waiting += [name.rsplit(".", k)[0] for k in range(1, name.count(".") + 1)]
    return frozenset(known)


@functools.cache
def imports(module: str) -> tuple[str, ...]:
    """Return the modules of regmt that a module imports, at its top or in a function."""
    source = _read(module)
    found = []
    for node in _walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    for package in _BY_NAME.findall(source):  # learners are imported by their names
        if package != "reproduction":
            folder = _folder(["regmt", package])
            found += [f"regmt.{package}.{path.stem}" for path in folder.glob("*.py")]
    return tuple(name for name in found if name.split(".")[0] == "regmt")


@functools.cache
def plain_source(module: str) -> str:
    """Return the source of a module without comments, docstrings and spaces."""
    source = _read(module)
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        for statement in body:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                for row in range(statement.lineno, (statement.end_lineno or 0) + 1):
                    lines[row - 1] = ""
    return " ".join(" ".join(lines).split())


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a tree that run, not those for type checkers only."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
            continue
        yield child
        yield from _walk(child)


def _read(module: str) -> str:
    path = _file(module)
    assert path is not None
    return path.read_text(encoding="utf-8")


def _file(module: str) -> Path | None:
    """Return the file of a module, or of a package."""
    place = _folder(module.split("."))
    found = (place.with_name(place.name + ".py"), place / "__init__.py")
    return next((path for path in found if path.is_file()), None)


def _folder(parts: list[str]) -> Path:
    _, *rest = parts
    if rest and rest[0] in TOP:
        return ROOT.joinpath(*rest)
    return ROOT.joinpath(*parts)
