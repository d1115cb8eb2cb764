"""Save plots as PNG or SVG with matplotlib; equal content gives equal bytes."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write_bytes

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = (".png", ".svg")


def check_picture(path: StrPath) -> None:
    """Refuse a picture that cannot be drawn, before the work that it shows is done."""
    check_format(path)
    if importlib.util.find_spec("matplotlib") is None:
        raise _no_matplotlib()


def check_format(path: StrPath) -> None:
    """Refuse a picture file of a kind that is not drawn."""
    if Path(path).suffix not in FORMATS:
        raise InputError(
            "unknown picture format", path=path, remedy=f"name it *{' or *'.join(FORMATS)}"
        )


def new_figure(width: float, height: float) -> Figure:
    """Return an empty figure of so many inches, which needs no screen."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise _no_matplotlib() from error
    figure = Figure(figsize=(width, height))
    FigureCanvasAgg(figure)
    return figure


def _no_matplotlib() -> InputError:
    return InputError(
        "plotting needs matplotlib", remedy="install it with pip install 'regmt[plot]'"
    )


def save_figure(figure: Figure, path: StrPath) -> None:
    """Write a figure, without time stamps and random ids."""
    from matplotlib import rc_context

    check_format(path)
    figure.tight_layout()
    kind = Path(path).suffix.removeprefix(".")
    metadata = {"Date": None} if kind == "svg" else {"Software": None}
    with rc_context({"svg.hashsalt": "regmt"}), atomic_write_bytes(path) as stream:
        figure.savefig(stream, format=kind, metadata=metadata)
