"""Curves as a picture, the same bytes for the same curves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from regmt.pictures import new_figure, save_figure

if TYPE_CHECKING:
    from regmt.reproduction.result import LineFigure


def draw_lines(figure: LineFigure, path: Path) -> None:
    """Draw a `LineFigure` to a ``.png`` or ``.svg`` file."""
    picture = new_figure(7.0, 4.5)
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
    save_figure(picture, path)
