"""W as a Hinton diagram (figures 4.2–4.5): the area of a square is the size of a weight."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from instance_selection.errors import InputError
from instance_selection.files import StrPath
from regmt.prediction.predictor import Prediction

FORMATS = (".png", ".svg")


def plot_weights(
    prediction: Prediction, path: StrPath, *, threshold: float = 0.0, max_targets: int = 40
) -> None:
    """Draw the weights between the sentence's features and the predicted target features.

    Parameters
    ----------
    prediction : Prediction
        Of a learner that has W.
    path : path-like
        Ends in ``.png`` or ``.svg``.
    threshold : float
        Only target features predicted above this are drawn, the best `max_targets` of them.
    max_targets : int

    Notes
    -----
    White squares are positive, black ones negative, as in the thesis.
    """
    if Path(path).suffix not in FORMATS:
        raise InputError(
            "unknown picture format", path=path, remedy=f"name it *{' or *'.join(FORMATS)}"
        )
    if prediction.coef is None:
        raise InputError("this learner has no W to draw", remedy="use another learner")
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
        from matplotlib.patches import Rectangle
    except ImportError as error:
        raise InputError(
            "drawing needs matplotlib", remedy="install it with pip install regmt[plot]"
        ) from error

    problem = prediction.problem
    columns = problem.columns
    at = np.flatnonzero(prediction.weights > threshold)
    targets = at[np.lexsort((at, -prediction.weights[at]))][:max_targets]
    W = prediction.coef[targets][:, columns].toarray()
    source = [" ".join(problem.source_name(j)) for j in columns]
    target = [" ".join(problem.target_name(i)) for i in targets]
    largest = np.abs(W).max(initial=0.0)

    figure = Figure(figsize=(1.5 + 0.3 * len(source), 1.5 + 0.3 * max(len(target), 1)))
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.set_facecolor("0.5")
    axes.set_xlim(-0.5, len(source) - 0.5)
    axes.set_ylim(max(len(target), 1) - 0.5, -0.5)
    axes.set_aspect("equal")
    axes.set_xticks(range(len(source)), source, rotation=90)
    axes.set_yticks(range(len(target)), target)
    for (i, j), weight in np.ndenumerate(W):
        if weight != 0.0:
            side = np.sqrt(abs(weight) / largest)
            colour = "white" if weight > 0 else "black"
            corner = (j - side / 2, i - side / 2)
            axes.add_patch(Rectangle(corner, side, side, facecolor=colour, edgecolor=colour))
    figure.tight_layout()
    # No time stamp, no random ids: the same W gives the same bytes.
    from matplotlib import rc_context

    metadata = {"Date": None} if Path(path).suffix == ".svg" else {"Software": None}
    with rc_context({"svg.hashsalt": "regmt"}):
        figure.savefig(path, metadata=metadata)
