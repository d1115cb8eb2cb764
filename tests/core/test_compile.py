"""Compiled kernels: kept by their sources, mended when damaged, removed when unused."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

from regmt.core import compile as compilation

ROOT = Path(__file__).resolve().parents[2]
KERNELS = sorted(
    path
    for folder in ("regmt", "decoding", "instance_selection")
    for path in (ROOT / folder).rglob("_*kernels.py")
    if not any(parent.is_symlink() for parent in path.parents)
)
needs_compiler = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled")

INNER = """
from typing import NamedTuple
import numpy as np
from regmt.core.compile import part
class Pair(NamedTuple):
    values: np.ndarray
    divisor: int
@part
def value():
    return {value}
"""
OUTER = """
import sys
import numpy as np
from regmt.core.compile import compilation, kernel
from regmt._inner_kernels import Pair, value
@kernel
def answer(pair):
    return Pair(np.exp(pair.values) ** 1.5 // value() // pair.divisor, 1 // pair.divisor), None
(pair, nothing) = answer(Pair(np.arange(6.0), 1))
assert type(pair) is Pair and pair.divisor == 1 and nothing is None
assert (pair.values == np.exp(np.arange(6.0)) ** 1.5 // value.py_func()).all()
try:
    answer(Pair(np.arange(6.0), 0))
except ZeroDivisionError:
    print(value.py_func(), compilation.kernels, int("numba" in sys.modules))
"""


@pytest.fixture
def answer(tmp_path):
    """A program of two modules in a package folder of its own; returns what it prints."""
    package = tmp_path / "regmt"
    package.mkdir()
    shutil.copytree(ROOT / "regmt" / "core", package / "core")
    shutil.copy(ROOT / "regmt" / "_version.py", package)
    (package / "_outer_kernels.py").write_text(OUTER, "utf-8")

    def run(value: int, **settings: str) -> list[int]:
        (package / "_inner_kernels.py").write_text(INNER.format(value=value), "utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "regmt._outer_kernels"],
            cwd=tmp_path,
            env=os.environ
            | {"PYTHONPATH": str(tmp_path), "REGMT_CACHE": str(tmp_path / "c")}
            | {"PYTHONDONTWRITEBYTECODE": "1"}  # sources change within the same second
            | settings,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return [int(word) for word in done.stdout.split()]

    return run


@needs_compiler
def test_a_kernel_is_compiled_once_loaded_without_numba_and_compiled_when_its_parts_change(
    answer,
):
    assert answer(5) == [5, 1, 1]
    assert answer(5) == [5, 0, 0]
    assert answer(5, NUMBA_NUM_THREADS="1") == [5, 0, 0]  # as in worker processes
    assert answer(6) == [6, 1, 1]  # only the module that the kernel's module imports has changed
    assert answer(5) == [5, 0, 0]


@needs_compiler
@pytest.mark.parametrize("keep", [0, 3, 50])
def test_a_damaged_file_is_compiled_anew(answer, tmp_path, keep):
    answer(5)
    (file,) = (tmp_path / "c").rglob("*.code")
    file.write_bytes(file.read_bytes()[:keep])
    assert answer(5) == [5, 1, 1]
    assert answer(5) == [5, 0, 0]


@needs_compiler
def test_a_folder_that_cannot_be_written_costs_only_time(answer, tmp_path):
    (tmp_path / "c").write_text("a file, not a folder")
    assert answer(5) == [5, 1, 1]


def test_code_that_was_not_used_for_a_month_is_removed(tmp_path):
    now = time.time()
    for name, days in (("old", 31), ("recent", 29)):
        (tmp_path / name / "inside").mkdir(parents=True)
        os.utime(tmp_path / name, (now, now - days * 86400))
    compilation._mark_used(tmp_path / "recent")
    compilation._remove_unused(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["recent"]
    assert (tmp_path / "recent").stat().st_mtime > now - 86400


@needs_compiler
def test_parts_refuse_calls_from_python():
    @compilation.part
    def double(value):
        return 2 * value

    assert numba.njit(lambda value: double(double(value)))(3) == 12
    with pytest.raises(TypeError, match="double is part of kernels"):
        double(3)
    assert double.py_func(3) == 6


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_key_of_a_kernel_sees_all_that_its_module_imports(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert "regmt" not in ast.unparse(node)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, ast.unparse(node)
            module = str(node.module)
            if module.startswith("regmt"):
                file = ROOT.joinpath(*module.split(".")).with_suffix(".py")
                assert file.is_file(), f"{ast.unparse(node)} imports a package"


COMMANDS = """
import contextlib, gc, io, sys
from pathlib import Path
from regmt.cli.main import main
from regmt.core.compile import Kernel

Path("in.de").write_text("wo ist der Bahnhof ?\\nist das Frühstück im Preis inbegriffen ?\\n")
Path("in.en").write_text("where is the station ?\\nis breakfast included in the price ?\\n")
for command in (
    "translate in.de -o first.en",
    "index -o all.index",
    "translate in.de --index all.index --nbest 5 --nbest-out list -o out.en",
    "translate in.de --index all.index --decoder graph -o graph.en",
    "select in.de --instances 3 -o chosen.tsv",
    "predict in.de --index all.index -o predicted",
    "align --train in.de in.en -o links",
    "evaluate out.en --reference in.en --metric bleu,ter,chrf,f1g3",
    "rerank list --scores model --select mbr -o best",
):
    with contextlib.redirect_stdout(io.StringIO()):
        assert not main([*command.split(), "--quiet"]), command
for found in gc.get_objects():
    if isinstance(found, Kernel) and found.versions:
        print(found.__module__, found.__name__, len(found.versions))
        for types in found.versions if len(found.versions) > 1 else ():
            print("   ", types)
"""


@needs_compiler
def test_documented_commands_compile_one_version_of_each_kernel(tmp_path, run_code):
    kernels = run_code(COMMANDS, tmp_path).stdout.splitlines()
    assert len(kernels) > 25
    assert [line for line in kernels if not line.endswith(" 1")] == []
