"""W as a Hinton diagram (figures 4.2–4.5): the area of a square is the size of a weight."""

from __future__ import annotations

import numpy as np

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.pictures import check_format, new_figure, save_figure
from regmt.sentence.sentence_model import SentenceModel


def plot_weights(
    model: SentenceModel, path: StrPath, *, threshold: float = 0.0, max_targets: int = 40
) -> None:
    """Draw the weights between the sentence's features and the predicted target features.

    Parameters
    ----------
    model : SentenceModel
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
    check_format(path)
    if model.coef is None:
        raise InputError("this learner has no W to draw", remedy="use another learner")
    problem = model.problem
    columns = problem.columns
    at = np.flatnonzero(model.prediction > threshold)
    targets = at[np.lexsort((at, -model.prediction[at]))][:max_targets]
    W = model.coef[targets][:, columns].toarray()
    source = [" ".join(problem.source_name(j)) for j in columns]
    target = [" ".join(problem.target_name(i)) for i in targets]
    largest = np.abs(W).max(initial=0.0)

    figure = new_figure(1.5 + 0.3 * len(source), 1.5 + 0.3 * max(len(target), 1))
    from matplotlib.patches import Rectangle

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
    save_figure(figure, path)
