"""Kernels: functions compiled by numba at their first call, and cached for later processes.

Compiled code is stored in the user's cache folder under a key made of the version and the sources
of the kernel's module and of all modules that it imports. numba itself notices only changes of the
file that defines a function, not of the files it calls into. This key excludes code compiled from
other sources.

By default, numba compiles every function to machine code on its own and again inside every caller.
Here the functions that a kernel calls, ours (`part`) and those of numba, are only linked into the
kernel, which takes half the time.
"""

from __future__ import annotations

import functools
import gc
import hashlib
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from numba import config as _numba_config
from numba import njit as _njit
from numba.core import event
from numba.core.caching import FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags
from numba.core.environment import lookup_environment
from numba.core.runtime import rtsys
from numba.core.targetconfig import TargetConfig

from regmt._version import __version__
from regmt.core.announcement import CompilationLine
from regmt.core.cache_folder import cache_folder

_PACKAGE = Path(__file__).resolve().parent.parent
# Settings and options that numba's own types leave out.
config: Any = _numba_config
njit: Any = _njit

_IMPORT = re.compile(r"^\s*from (regmt[\w.]*) import ", re.MULTILINE)
_DAY = 86400.0
_UNUSED_DAYS = 30


def kernel(function: Callable[..., Any]) -> Any:
    """Compile `function`, without the interpreter's lock, when it is first called."""
    dispatcher = njit(nogil=True, no_cfunc_wrapper=True, pipeline_class=_KernelCompiler)(function)
    if not config.DISABLE_JIT:
        # The folder is read when the cache is made; other users of numba keep their own.
        before = config.CACHE_DIR
        config.CACHE_DIR = str(_folder(function.__code__.co_filename))
        try:
            dispatcher._cache = _Cache(function)
        finally:
            config.CACHE_DIR = before
    return dispatcher


def part(function: Callable[..., Any]) -> Any:
    """Compile `function` into the kernels that call it; Python cannot call it."""
    return _part(function, counts_references=True)


def hot_part(function: Callable[..., Any]) -> Any:
    """Like `part`, for a function that makes no arrays.

    numba counts the references to every array that a function takes out of a tuple, by atomic
    instructions, which cost more than most inner loops. Only code that makes arrays needs that.
    """
    return _part(function, counts_references=False)


def _part(function: Callable[..., Any], *, counts_references: bool) -> Any:
    dispatcher = njit(
        nogil=True,
        no_cfunc_wrapper=True,
        no_cpython_wrapper=True,
        _nrt=counts_references,
    )(function)
    if not config.DISABLE_JIT:
        dispatcher._compile_for_args = functools.partial(_refuse, function.__name__)
        dispatcher.add_overload = functools.partial(_add_overload, dispatcher)
    return dispatcher


def _refuse(name: str, *_: object, **__: object) -> None:
    raise TypeError(f"{name} is part of kernels; call {name}.py_func from Python")


def _add_overload(dispatcher: Any, result: Any) -> None:
    """Keep compiled code for other kernels, and away from calls by the interpreter."""
    dispatcher.overloads[tuple(result.signature.args)] = result


class _KernelLibrary(JITCodeLibrary):
    """The code of a kernel and of everything it calls."""

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)  # the Python objects of a function
            if environment is not None:
                codegen: Any = self._codegen
                codegen.set_env(variable.name, environment)


class _PartLibrary(JITCodeLibrary):
    """Code that is optimised and translated to machine code only in the kernel it is linked to."""

    @property
    def codegen(self) -> Any:
        return self  # for `set_env`

    def set_env(self, name: str, environment: object) -> None:
        """Leave it to the kernel, which has the memory for it."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class _KernelCompiler(Compiler):
    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        library = _KernelLibrary(target.codegen(), "kernel")
        library.enable_object_caching()
        super().__init__(typing, target, library, *rest)

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        with _libraries(self.state.targetctx, _PartLibrary), _quick_settings(), _no_collection():
            return super().compile_extra(function)


@contextmanager
def _libraries(target: Any, kind: type[JITCodeLibrary]) -> Iterator[None]:
    """Let numba make libraries of a kind; it holds its lock while it compiles."""
    codegen = target.codegen()
    before = codegen._library_class
    codegen._library_class = kind
    try:
        yield
    finally:
        codegen._library_class = before


@contextmanager
def _no_collection() -> Iterator[None]:
    """Switch off the search for unused cycles of objects: numba makes few and keeps millions."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@contextmanager
def _quick_settings() -> Iterator[None]:
    """Let numba compare the settings of functions quickly.

    It looks up every operation of a kernel by the settings, among others, and gathers their values
    each time, which takes a fifth of all compile time. The results are the same: its own hash is
    that of the settings' names, and settings are equal if those given are.
    """
    kind: Any = TargetConfig
    own_hash, own_eq = kind.__hash__, kind.__eq__
    value = hash(Flags())

    def quick_eq(one: Any, other: object) -> Any:
        same = isinstance(other, kind) and one._values == other._values
        return same or own_eq(one, other)

    kind.__hash__, kind.__eq__ = (lambda _: value), quick_eq
    try:
        yield
    finally:
        kind.__hash__, kind.__eq__ = own_hash, own_eq


class _Cache(FunctionCache):
    """The cache of a function; if it cannot be read or written, the function is compiled."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        _mark_used(Path(self.cache_path).parent)
        try:
            with _libraries(target_context, JITCodeLibrary):
                # What the code calls. numba's own method makes the compiler ready as well, which
                # takes longer than all else and is done anyway before something is compiled.
                rtsys.initialize(target_context)
                found = self._load_overload(sig, target_context)
        except Exception:  # a damaged file can raise anything
            with suppress(OSError):
                self.flush()
            return None
        # Processes that save at the same time may exchange their files.
        if found is None or found.signature.args != sig:
            return None
        compilation.loaded += 1
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)
            _remove_unused(Path(self.cache_path).parent.parent)


@functools.cache
def _folder(source: str) -> Path:
    return cache_folder() / "kernels" / f"{__version__}-{source_digest(source)}"


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


@functools.cache
def source_digest(file: str) -> str:
    """Return a digest of a module's source and, through them, of the modules it imports."""
    source = Path(file).read_bytes()
    digest = hashlib.sha256(source + Path(__file__).read_bytes())
    for name in sorted(set(_IMPORT.findall(source.decode("utf-8")))):
        imported = _PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
        if imported.name.endswith("kernels.py"):
            digest.update(source_digest(str(imported)).encode())
        elif imported.is_file() and imported.parent != _PACKAGE / "core":
            digest.update(imported.read_bytes())  # constants that kernels compile in
    return digest.hexdigest()[:16]


class Compilation(event.Listener):
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

    def on_start(self, event: object) -> None:
        """Note that numba begins a function."""
        if self._depth == 0:
            self._started = time.perf_counter()
            self.kernels += 1
        self._depth += 1
        self._line.show()

    def on_end(self, event: object) -> None:
        """Note that numba finished a function."""
        if self._depth == 1:
            self._finished_seconds = self.seconds
        self._depth -= 1
        self._line.show()


compilation = Compilation()
event.register("numba:compile", compilation)
