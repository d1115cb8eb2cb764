"""The history of a tuning run as JSON lines and as a plot."""

from __future__ import annotations

import json
from collections.abc import Sequence

from instance_selection.errors import InputError
from instance_selection.files import StrPath, atomic_write
from regmt.metrics import Metric
from regmt.tuning.run_state import Iteration


def write_history(history: Sequence[Iteration], metric: Metric, path: StrPath) -> None:
    """Write one JSON object per iteration: iteration, score, new, hypotheses, weights."""
    with atomic_write(path) as stream:
        for step in history:
            record = {**step.to_json(), "metric": metric.name}
            stream.write(json.dumps(record, ensure_ascii=False) + "\n")


def plot_history(history: Sequence[Iteration], metric: Metric, path: StrPath) -> None:
    """Draw the dev metric per iteration; the suffix of the file name says the format."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator
    except ImportError as error:
        raise InputError(
            "plots need matplotlib", remedy="install it with pip install 'regmt[plot]'"
        ) from error
    figure = Figure(figsize=(6.4, 4.0), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.plot([step.iteration for step in history], [step.score for step in history], marker="o")
    axes.set_xlabel("iteration")
    axes.set_ylabel(f"{metric.name} of the dev set")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(alpha=0.3)
    try:
        figure.savefig(path)
    except ValueError as error:  # an unknown suffix
        raise InputError(str(error), path=path, remedy="use .png, .svg or .pdf") from error
