"""Compile kernels by numba.

By default, numba compiles every function to machine code on its own and again inside every caller.
Here the functions that a kernel calls, ours (`part`) and those of numba, are only linked into the
kernel, which takes half the time.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba import njit as _njit
from numba import types
from numba.core import event
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags
from numba.core.environment import lookup_environment
from numba.core.intrinsics import INTR_MATH
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.core.targetconfig import TargetConfig
from numba.extending import intrinsic as _intrinsic

from regmt.core.compile import Part, compilation
from regmt.core.machine_code import MachineCode

njit: Any = _njit  # options that numba's own types leave out


class _Listener(event.Listener):
    def on_start(self, event: object) -> None:
        compilation.begin()

    def on_end(self, event: object) -> None:
        compilation.end()


event.register("numba:compile", _Listener())


def compile_kernel(
    function: Callable[..., Any], args: tuple[Any, ...]
) -> tuple[Callable[..., Any], MachineCode]:
    """Compile `function` for the types of arguments; returns what Python calls, and its code."""
    initialize()
    dispatcher = njit(nogil=True, no_cfunc_wrapper=True, pipeline_class=_KernelCompiler)(function)
    dispatcher.compile(tuple(map(dispatcher.typeof_pyval, args)))
    (result,) = dispatcher.overloads.values()
    module = result.library._final_module
    environments = [result.environment, *result._find_referenced_environments()]
    used = [
        value for value in (*module.functions, *module.global_variables) if value.is_declaration
    ]
    names = [_called(value.name) for value in used]
    code = MachineCode(
        result.library._get_compiled_object(),
        result.fndesc.llvm_cpython_wrapper_name,
        {environment.env_name: list(environment.consts) for environment in environments},
        sorted({name for name in names if name}),
    )
    return result.entry_point, code


def _called(name: str) -> str:
    """Return what code that refers to `name` needs: nothing for most operations of LLVM."""
    if not name.startswith("llvm."):
        return name
    function = name.split(".")[1]  # of llvm.exp.f64
    return function if function in INTR_MATH else ""


def initialize() -> None:
    """Make known to LLVM what compiled code refers to."""
    target: Any = cpu_target.target_context
    target.refresh()
    rtsys.initialize(target)


def type_of(part: Part) -> Any:
    """Return the type of a function that kernels call."""
    if part.is_intrinsic:
        part.dispatcher = _intrinsic(part.py_func)
        cpu_target.typing_context.refresh()  # finds what is new
        cpu_target.target_context.refresh()
        return cpu_target.typing_context.resolve_value_type(part.dispatcher)
    dispatcher = part.dispatcher = njit(
        nogil=True,
        no_cfunc_wrapper=True,
        no_cpython_wrapper=True,
        _nrt=part.counts_references,
    )(part.py_func)

    def add_overload(result: Any) -> None:
        """Keep compiled code for other kernels, and away from calls by the interpreter."""
        dispatcher.overloads[tuple(result.signature.args)] = result

    dispatcher.add_overload = add_overload
    return types.Dispatcher(dispatcher)


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
