"""Curves as a picture, the same bytes for the same curves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from instance_selection.errors import InputError

if TYPE_CHECKING:
    from regmt.reproduction.result import LineFigure

FORMATS = (".png", ".svg")


def draw_lines(figure: LineFigure, path: Path) -> None:
    """Draw a `LineFigure` to a ``.png`` or ``.svg`` file."""
    check_format(path)
    try:
        from matplotlib import rc_context
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise InputError(
            "drawing needs matplotlib", remedy="install it with pip install regmt[plot]"
        ) from error
    picture = Figure(figsize=(7.0, 4.5))
    FigureCanvasAgg(picture)
    axes = picture.add_subplot()
    for name, curve in figure.curves.items():
        style = "--" if name.startswith("printed") else "o-"
        axes.plot([x for x, _ in curve], [y for _, y in curve], style, label=name, markersize=4)
    if figure.logarithmic:
        axes.set_xscale("log")
    axes.set_xlabel(figure.x_label)
    axes.set_ylabel(figure.y_label)
    axes.grid(alpha=0.3)
    axes.legend()
    picture.tight_layout()
    metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
    with rc_context({"svg.hashsalt": "regmt"}):
        picture.savefig(path, metadata=metadata)


def check_format(path: Path) -> None:
    """Refuse a picture file of a kind that is not drawn."""
    if path.suffix not in FORMATS:
        raise InputError(
            "unknown picture format", path=path, remedy=f"name it *{' or *'.join(FORMATS)}"
        )
