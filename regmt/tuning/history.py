"""The history of a tuning run as JSON lines and as a plot."""

from __future__ import annotations

import json
from collections.abc import Sequence

from regmt.core.files import StrPath, atomic_write
from regmt.metrics import Metric
from regmt.pictures import new_figure, save_figure
from regmt.tuning.run_state import Iteration


def write_history(history: Sequence[Iteration], metric: Metric, path: StrPath) -> None:
    """Write one JSON object per iteration: iteration, score, new, hypotheses, weights."""
    with atomic_write(path) as stream:
        for step in history:
            record = {**step.to_json(), "metric": metric.name}
            stream.write(json.dumps(record, ensure_ascii=False) + "\n")


def plot_history(history: Sequence[Iteration], metric: Metric, path: StrPath) -> None:
    """Draw the dev metric per iteration to a ``.png`` or ``.svg`` file."""
    figure = new_figure(6.4, 4.0)
    from matplotlib.ticker import MaxNLocator

    axes = figure.add_subplot()
    axes.plot([step.iteration for step in history], [step.score for step in history], marker="o")
    axes.set_xlabel("iteration")
    axes.set_ylabel(f"{metric.name} of the dev set")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(alpha=0.3)
    save_figure(figure, path)
