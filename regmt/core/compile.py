"""Kernels: functions compiled by numba at their first call, and kept for later processes.

Machine code is stored in the user's cache folder, under a key made of the version, the sources of
the kernel's module and of all modules that it imports, the compiler and the processor. Later
processes load it without numba (`regmt.core.machine_code`): importing numba takes longer than many
commands. What is not stored is compiled (`regmt.core.compiler`).
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from regmt._version import __version__
from regmt.core.announcement import CompilationLine
from regmt.core.cache_folder import cache_folder
from regmt.core.errors import InputError

DISABLE_JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Whether kernels run as plain Python, slowly."""

_PACKAGE = Path(__file__).resolve().parent.parent
_CORE = [Path(__file__).with_name(name) for name in ("compile.py", "compiler.py")]
_IMPORT = re.compile(r"^\s*from (regmt[\w.]*) import ", re.MULTILINE)
_DAY = 86400.0
_UNUSED_DAYS = 30

# numpy's flags of an array.
_C_ORDER, _FORTRAN_ORDER, _ALIGNED_WRITEABLE = 0x1, 0x2, 0x100 | 0x400

_SAME_IN_CODE: dict[type, type] = {np.int64: int, np.float64: float, np.bool_: bool}

_loading = threading.RLock()


def kernel(function: Callable[..., Any]) -> Any:
    """Compile `function`, without the interpreter's lock, when it is first called."""
    return _plain(function) if DISABLE_JIT else Kernel(function)


def part(function: Callable[..., Any]) -> Any:
    """Compile `function` into the kernels that call it; Python cannot call it."""
    return _plain(function) if DISABLE_JIT else Part(function)


def hot_part(function: Callable[..., Any]) -> Any:
    """Like `part`, for a function that makes no arrays.

    numba counts the references to every array that a function takes out of a tuple, by atomic
    instructions, which cost more than most inner loops. Only code that makes arrays needs that.
    """
    return _plain(function) if DISABLE_JIT else Part(function, counts_references=False)


def intrinsic(function: Callable[..., Any]) -> Any:
    """Like ``numba.extending.intrinsic``; `function` is called when a kernel is compiled."""
    return Part(function, is_intrinsic=True)


def _plain(function: Any) -> Any:
    function.py_func = function
    return function


class Part:
    """A function that is compiled into kernels.

    Attributes
    ----------
    py_func : function
    """

    def __init__(
        self,
        function: Callable[..., Any],
        *,
        counts_references: bool = True,
        is_intrinsic: bool = False,
    ) -> None:
        functools.update_wrapper(self, function)
        self.py_func = function
        self.counts_references = counts_references
        self.is_intrinsic = is_intrinsic
        self.dispatcher: Any = None  # numba's, once it is compiled; its type does not keep it

    def __call__(self, *args: Any) -> Any:
        name = self.py_func.__name__
        raise TypeError(f"{name} is part of kernels; call {name}.py_func from Python")

    def __reduce__(self) -> str:
        return self.py_func.__qualname__

    @cached_property
    def _numba_type_(self) -> Any:
        """What numba asks for when it compiles a function that calls this one."""
        from regmt.core import compiler

        return compiler.type_of(self)


class Kernel(Part):
    """A function that Python calls in compiled form.

    Attributes
    ----------
    versions : dict
        Compiled functions by the types of their arguments, see `types_of`.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self.versions: dict[tuple[Any, ...], Callable[..., Any]] = {}

    def __call__(self, *args: Any) -> Any:
        """Call the version for the types of the arguments, which is made if there is none."""
        key: list[Any] = []
        _append_types(key, args)
        types = tuple(key)
        version = self.versions.get(types)
        if version is None:
            with _loading:
                version = self.versions.get(types) or self._version(types, args)
        return version(*args)

    def _version(self, types: tuple[Any, ...], args: tuple[Any, ...]) -> Callable[..., Any]:
        from regmt.core import machine_code

        folder = _folder(self.py_func.__code__.co_filename)
        name = f"{self.py_func.__name__}-{_digest(repr(list(map(_spelled, types))).encode())}"
        file = folder / f"{name}.code"
        _mark_used(folder)
        found = machine_code.load(file, self.py_func)
        if found is None:
            from regmt.core import compiler

            found, code = compiler.compile_kernel(self.py_func, args)
            with suppress(OSError, InputError):
                folder.mkdir(parents=True, exist_ok=True)
                machine_code.save(file, code)
                _remove_unused(folder.parent)
        else:
            compilation.loaded += 1
        self.versions[types] = found
        return found


def _append_types(key: list[Any], values: Sequence[Any]) -> None:
    """Append the types of values: what machine code depends on."""
    for value in values:
        kind = type(value)
        if kind is np.ndarray:
            flags = value.flags.num
            order = flags & _C_ORDER or flags & _FORTRAN_ORDER
            key += (value.dtype, value.ndim, order | flags & _ALIGNED_WRITEABLE)
        elif isinstance(value, tuple):
            key += (kind, len(value))
            _append_types(key, value)
        elif isinstance(value, np.ndarray):  # memory-mapped
            _append_types(key, (value.view(np.ndarray),))
        else:
            key.append(_SAME_IN_CODE.get(kind, kind))


def _spelled(element: Any) -> str | int:
    """Spell an element of a key in the same way in all processes."""
    if isinstance(element, np.dtype):
        return element.str
    if isinstance(element, type):
        return f"{element.__module__}.{element.__qualname__}"
    return int(element)


@functools.cache
def _folder(source: str) -> Path:
    from regmt.core.machine_code import platform

    key = source_digest(source) + platform()
    return cache_folder() / "kernels" / f"{__version__}-{_digest(key.encode())}"


@functools.cache
def _mark_used(folder: Path) -> None:
    with suppress(OSError):
        if folder.stat().st_mtime < time.time() - _DAY:
            os.utime(folder)


@functools.cache
def _remove_unused(kernels: Path) -> None:
    """Remove the code of versions and sources that have not been used for 30 days."""
    for folder in kernels.iterdir():
        with suppress(OSError):
            if folder.stat().st_mtime < time.time() - _UNUSED_DAYS * _DAY:
                shutil.rmtree(folder, ignore_errors=True)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


@functools.cache
def source_digest(file: str) -> str:
    """Return a digest of a module's source and, through them, of the modules it imports."""
    source = Path(file).read_bytes()
    digest = hashlib.sha256(source + _core_sources())
    for name in sorted(set(_IMPORT.findall(source.decode("utf-8")))):
        imported = _PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
        if imported.name.endswith("kernels.py"):
            digest.update(source_digest(str(imported)).encode())
        elif imported.is_file() and imported.parent != _PACKAGE / "core":
            digest.update(imported.read_bytes())  # constants that kernels compile in
    return digest.hexdigest()[:16]


@functools.cache
def _core_sources() -> bytes:
    return b"".join(path.read_bytes() for path in _CORE)


class Compilation:
    """What this process has compiled so far, seconds of waiting for it, and what it has loaded.

    What a kernel makes numba compile belongs to the kernel.
    """

    def __init__(self) -> None:
        self.kernels = 0
        self.loaded = 0
        self._line = CompilationLine(self)
        self._depth = 0
        self._started = 0.0
        self._finished_seconds = 0.0

    @property
    def seconds(self) -> float:
        """Seconds spent compiling, those of a kernel under way included."""
        under_way = time.perf_counter() - self._started if self._depth else 0.0
        return self._finished_seconds + under_way

    @property
    def ready(self) -> int:
        """Kernels that were compiled or loaded, one under way included."""
        return self.kernels + self.loaded

    @property
    def under_way(self) -> bool:
        """Whether a kernel is being compiled."""
        return self._depth > 0

    def begin(self) -> None:
        """Note that numba begins a function."""
        if self._depth == 0:
            self._started = time.perf_counter()
            self.kernels += 1
        self._depth += 1
        self._line.show()

    def end(self) -> None:
        """Note that numba finished a function."""
        if self._depth == 1:
            self._finished_seconds = self.seconds
        self._depth -= 1
        self._line.show()


compilation = Compilation()
