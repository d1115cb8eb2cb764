"""Pictures are complete files, the same bytes for the same content."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from regmt.combination.plot import plot_weights
from regmt.core.errors import InputError
from regmt.pictures import new_figure, save_figure

WEIGHTS = np.array([[0.5, 0.5], [0.8, 0.2]])


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_the_same_content_gives_the_same_bytes(tmp_path: Path, suffix: str) -> None:
    for name in ("one", "two"):
        plot_weights(WEIGHTS, ["a", "b"], tmp_path / f"{name}.{suffix}")
    one, two = ((tmp_path / f"{name}.{suffix}").read_bytes() for name in ("one", "two"))
    assert one == two
    assert one.startswith(b"<?xml" if suffix == "svg" else b"\x89PNG")


def test_what_cannot_be_drawn_leaves_no_file(tmp_path: Path) -> None:
    figure = new_figure(2.0, 2.0)
    figure.add_subplot().set_xlabel("$\\nosuchsymbol$")
    with pytest.raises(ValueError, match="nosuchsymbol"):
        save_figure(figure, tmp_path / "f.svg")
    with pytest.raises(InputError, match="its folder does not exist"):
        save_figure(new_figure(2.0, 2.0), tmp_path / "nowhere" / "f.svg")
    with pytest.raises(InputError, match="unknown picture format"):
        save_figure(new_figure(2.0, 2.0), tmp_path / "f.gif")
    assert os.listdir(tmp_path) == []
