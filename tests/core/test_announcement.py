"""The notice that a kernel is being compiled."""

from __future__ import annotations

import numba
import pytest

from regmt.core import progress


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
def test_compilation_is_announced_once(monkeypatch, capsys):
    monkeypatch.setattr(progress, "_announced", False)
    progress.announce_compilation()
    progress.announce_compilation()
    for increment in (1, 2):

        @numba.njit
        def add(value, increment=increment):
            return value + increment

        add(1)
        add(1)
    assert capsys.readouterr().err.count("compiling") == 1
