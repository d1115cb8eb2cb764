"""A picture of the model weights over time."""

from __future__ import annotations

from collections.abc import Sequence

from instance_selection.errors import InputError
from instance_selection.files import StrPath
from regmt.combination.updates import FloatArray


def plot_weights(
    weights: FloatArray, systems: Sequence[str], path: StrPath, *, title: str = ""
) -> None:
    """Draw the weight of each system at each sentence.

    Parameters
    ----------
    weights : ndarray, shape (n, M)
    """
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise InputError(
            "matplotlib is not installed", remedy="pip install 'regmt[plot]'"
        ) from error
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    # The heaviest at the end come first in the legend.
    for k in sorted(range(len(systems)), key=lambda k: -weights[-1, k]):
        axes.plot(range(1, len(weights) + 1), weights[:, k], label=systems[k], linewidth=1)
    axes.set_xlabel("sentence")
    axes.set_ylabel("weight")
    axes.set_title(title)
    axes.legend(fontsize="x-small", ncols=2)
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise InputError(f"cannot draw: {error}", path=path) from error
