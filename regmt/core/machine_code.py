"""Machine code of kernels, stored in files and loaded without numba.

What numba compiles is an object file with a function that Python can call. It refers to functions
of the interpreter and of numba's runtime, a few modules in C that can be imported alone.
"""

from __future__ import annotations

import builtins
import ctypes
import functools
import importlib.machinery
import importlib.util
import os
import pickle
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite
import llvmlite.binding as llvm

from regmt.core.files import atomic_write_bytes

_NOT_IN_CODE = ("NUMBA_NUM_THREADS", "NUMBA_CACHE_DIR")
"""Settings of numba that change no code; worker processes have others."""


class MachineCode(NamedTuple):
    """A compiled kernel."""

    object_file: bytes
    function: str  #: name of what Python calls
    constants: dict[str, list[Any]]  #: Python objects that the code uses, by name of their variable
    symbols: list[str]  #: what the code refers to


def save(path: Path, code: MachineCode) -> None:
    """Write machine code to a file."""
    data = pickle.dumps(tuple(code))
    with atomic_write_bytes(path) as file:
        file.write(zlib.crc32(data).to_bytes(4, "big") + data)


def load(path: Path, function: Callable[..., Any]) -> Callable[..., Any] | None:
    """Return the compiled form of `function`; None if there is none or it is damaged."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    data = content[4:]
    if zlib.crc32(data).to_bytes(4, "big") != content[:4]:
        return None
    code = MachineCode(*pickle.loads(data))
    engine = _engine()  # makes the functions of the process known, too
    if sys.platform == "win32" or not _resolve(code.symbols):
        from regmt.core import compiler

        compiler.initialize()  # numba knows more
        if not _resolve(code.symbols):
            return None
    return _callable(code, engine, function)


@functools.cache
def platform() -> str:
    """Return all that the machine code of given sources depends on."""
    llvm.initialize_native_target()
    numba = Path(_numba_folder(), "_version.py").read_text("utf-8")
    settings = sorted(
        item
        for item in os.environ.items()
        if item[0].startswith("NUMBA_") and item[0] not in _NOT_IN_CODE
    )
    features = llvm.get_host_cpu_features().flatten()
    versions = (sys.implementation.cache_tag, numba, llvmlite.__version__)
    machine = (llvm.get_process_triple(), llvm.get_host_cpu_name(), features)
    return repr((versions, machine, settings))


@functools.cache
def _numba_folder() -> str:
    found = importlib.util.find_spec("numba")
    assert found is not None
    assert found.submodule_search_locations
    return found.submodule_search_locations[0]


def _runtime_module(name: str) -> Any:
    """Import a module in C of numba without numba, which finds it when it is imported later."""
    if name not in sys.modules:
        suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
        path = Path(_numba_folder(), *name.split(".")[1:-1], name.split(".")[-1] + suffix)
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[name] = module
    return sys.modules[name]


@functools.cache
def _addresses() -> dict[str, int]:
    """Return what machine code may refer to besides functions of the interpreter, as numba does."""
    helpers = _runtime_module("numba._helperlib").c_helpers
    memory = _runtime_module("numba.core.runtime._nrt_python").c_helpers
    classes = (value for value in vars(builtins).values() if isinstance(value, type))
    exceptions = [one for one in classes if issubclass(one, BaseException)]
    return {
        **helpers,  # mathematical functions
        **{f"numba_{name}": address for name, address in helpers.items()},
        **{name if name[0] == "_" else f"NRT_{name}": memory[name] for name in memory},
        **{
            f"PyExc_{one.__name__}": id(one) for one in exceptions if issubclass(one, BaseException)
        },
        "_Py_NoneStruct": id(None),
        "numba_unpickle": ctypes.cast(_unpickle, ctypes.c_void_p).value or 0,
    }


@ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
def _unpickle(data: int, size: int, _digest: int) -> Any:
    """Return a class that machine code makes objects of; numba's function imports numba."""
    return _unpickled(ctypes.string_at(data, size))


_unpickled = functools.cache(pickle.loads)  # every call of a kernel that returns arrays asks for it


def _resolve(symbols: list[str]) -> bool:
    """Make known to LLVM what code refers to; return whether all is, or LLVM ends the process."""
    own = {} if "numba" in sys.modules else _addresses()
    for name in symbols:
        if name in own:
            llvm.add_symbol(name, own[name])
        elif not llvm.address_of_symbol(name):
            return False
    return True


def _engine() -> Any:
    """Return a linker of one kernel. Names in its code are unique in one process only."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    relocation = "static" if target.name.startswith("x86") else "default"  # as numba
    machine = target.create_target_machine(codemodel="jitdefault", reloc=relocation, jit=True)
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)


def _callable(code: MachineCode, engine: Any, function: Callable[..., Any]) -> Callable[..., Any]:
    """Link machine code and its Python objects."""
    engine.add_object_file(llvm.ObjectFileRef.from_data(code.object_file))
    engine.finalize_object()
    runtime = _runtime_module("numba._dynfunc")
    environments = []
    for name, constants in code.constants.items():
        environment = runtime.Environment(function.__globals__)
        environment.consts[:] = constants
        place = engine.get_global_value_address(name)
        ctypes.c_void_p.from_address(place).value = id(environment)
        environments.append(environment)
    return runtime.make_function(
        sys.modules[function.__module__],
        function.__name__,
        function.__doc__ or "",
        engine.get_function_address(code.function),
        environments[0],
        (engine, environments),
    )
