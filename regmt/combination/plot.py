"""Plot the model weights over time."""

from __future__ import annotations

from collections.abc import Sequence

from regmt.core.arrays import Float64Array
from regmt.core.files import StrPath
from regmt.pictures import new_figure, save_figure


def plot_weights(weights: Float64Array, systems: Sequence[str], path: StrPath) -> None:
    """Draw the weight of each system at each sentence.

    Parameters
    ----------
    weights : ndarray, shape (n, M)
    """
    figure = new_figure(8.0, 4.5)
    axes = figure.add_subplot()
    # The heaviest at the end come first in the legend.
    for k in sorted(range(len(systems)), key=lambda k: -weights[-1, k]):
        axes.plot(range(1, len(weights) + 1), weights[:, k], label=systems[k], linewidth=1)
    axes.set_xlabel("sentence")
    axes.set_ylabel("weight")
    axes.legend(fontsize="x-small", ncols=2)
    save_figure(figure, path)
