"""The synthetic experiment of PRO (Hopkins and May 2011, §3 and §4.2): its Figure 3.

500 sentences with 100 candidates each; features from U[0, 500]; the gold score of a candidate is
linear in its features, g = w*·x; in the noisy variant the tuners see features with noise from
N(0, 500). How well is w* learned back? The score is the cosine of w and w*.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.progress import progress
from regmt.metrics import Metric
from regmt.metrics.text import Lines
from regmt.reproduction.estimate import Resampling
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import LineFigure, Result
from regmt.tuning.mert import Mert
from regmt.tuning.pool import Pool
from regmt.tuning.pro import Pro

if TYPE_CHECKING:  # their code does not depend on the corpora
    from regmt.reproduction.data import Data

SENTENCES, CANDIDATES = 500, 100
REPETITIONS = 20

INDEPENDENT = {
    ("PRO", "clean"): {10: 0.9998, 100: 0.9994, 500: 0.9962, 1000: 0.992},
    ("PRO", "noisy"): {10: 0.996, 100: 0.962, 500: 0.851, 1000: 0.728},
    ("MERT", "clean"): {10: 1.0, 100: 0.942, 500: 0.23},
    ("MERT", "noisy"): {10: 0.944, 100: 0.424, 500: 0.09},
}
"""Cosines of an independent implementation; the paper has curves."""


class Gold(Metric):
    """The mean gold score; statistics (g, 1)."""

    name = "gold"
    scale = 1.0
    n_statistics = 2

    def _compute(
        self, hypotheses: Lines, sentence: Int64Array, references: Sequence[Lines]
    ) -> Float64Array:
        raise NotImplementedError("there is no text in this experiment")

    def score(self, totals: npt.ArrayLike) -> Float64Array:
        """Return the mean."""
        totals = np.asarray(totals)
        return np.asarray(totals[..., 0] / totals[..., 1])


@dataclass(frozen=True)
class Learned:
    """The cosine that a tuner reached, and its processor seconds."""

    cosine: float
    seconds: float


def synthetic_pool(
    dimensions: int, *, noisy: bool, rng: np.random.Generator, sentences: int = SENTENCES
) -> tuple[Pool, Float64Array]:
    """Return a pool and the gold weights."""
    gold = rng.uniform(-1.0, 1.0, dimensions)
    rows = sentences * CANDIDATES
    features = rng.uniform(0.0, 500.0, (rows, dimensions))
    gains = features @ gold
    if noisy:
        features += rng.normal(0.0, 500.0, features.shape)
    pool = Pool(
        tuple((f"f{k}", 0) for k in range(dimensions)),
        np.arange(sentences + 1) * CANDIDATES,
        features,
        np.column_stack([gains, np.ones(rows)]),
        np.zeros(rows),
    )
    return pool, gold


def learn(
    dimensions: int,
    *,
    noisy: bool,
    mert_restarts: int | None,
    seed: int = 0,
    repetition: int = 0,
    sentences: int = SENTENCES,
) -> dict[str, Learned]:
    """Learn the weights back by PRO and, unless `mert_restarts` is None, by MERT."""
    rng = np.random.default_rng([seed, dimensions, repetition])
    pool, gold = synthetic_pool(dimensions, noisy=noisy, rng=rng, sentences=sentences)
    started = time.process_time()
    weights = Pro().learn(pool, pool.statistics[:, 0], np.random.default_rng([seed, 1]))
    found = {"PRO": Learned(cosine(weights, gold), time.process_time() - started)}
    if mert_restarts is not None:
        mert = Mert(directions="powell", restarts=mert_restarts)
        start = rng.uniform(-1.0, 1.0, dimensions)
        started = time.process_time()
        weights = mert.tune(pool, start, Gold(), seed)
        found["MERT"] = Learned(cosine(weights, gold), time.process_time() - started)
    return found


def cosine(a: Float64Array, b: Float64Array) -> float:
    """Return the cosine of two vectors."""
    return float(a @ b / np.linalg.norm(a) / np.linalg.norm(b))


def figure_3(entry: Entry, data: Data) -> Result:
    """PRO and MERT, with and without noise, for growing numbers of features."""
    small = data.sentences is not None and data.sentences < 100
    dimensions = (5, 10) if small else (10, 50, 100, 200, 500)
    mert_up_to = 10 if small else 50
    repetitions = 2 if small else REPETITIONS
    cosines: dict[str, dict[int, list[float]]] = {}
    for size in progress(dimensions, what="features"):
        for kind, repetition in itertools.product(("clean", "noisy"), range(repetitions)):
            found = learn(
                size,
                noisy=kind == "noisy",
                mert_restarts=1 if size <= mert_up_to else None,
                seed=data.seed,
                repetition=repetition,
                sentences=entry.size(data),
            )
            for tuner, one in found.items():
                each = cosines.setdefault(f"{tuner} {kind}", {})
                each.setdefault(size, []).append(one.cosine)
    resampling = Resampling(repetitions)
    means = {
        name: {size: resampling.mean(values) for size, values in by_size.items()}
        for name, by_size in cosines.items()
    }
    rows = {
        name: tuple(by_size[size].value if size in by_size else None for size in dimensions)
        for name, by_size in means.items()
    }
    printed = {
        f"{tuner} {kind}": tuple(known.get(size) for size in dimensions)
        for (tuner, kind), known in INDEPENDENT.items()
    }
    figures = {
        f"{name} {size}": figure
        for name, by_size in means.items()
        for size, figure in by_size.items()
    }
    # The fewest and the most features by which both are compared, and PRO is judged.
    for name, by_size in means.items():
        figures[f"{name} fewest"] = by_size[dimensions[0]]
        figures[f"{name} most"] = by_size[max(by_size)]
    curves = {
        name: [(float(size), figure.value) for size, figure in by_size.items()]
        for name, by_size in means.items()
    }
    figures["PRO noisy as MERT"] = means["PRO noisy"][mert_up_to]
    return entry.result(
        f"{entry.size(data)} sentences × {CANDIDATES} candidates, {repetitions} repetitions, "
        f"MERT by coordinates with 2 starts up to {mert_up_to} features",
        [entry.table(rows, columns=[str(size) for size in dimensions], printed=printed)],
        figures,
        drawn=LineFigure(x_label="features", y_label="cosine", curves=curves),
    )
