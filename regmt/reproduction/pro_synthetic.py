"""The synthetic experiment of PRO (Hopkins and May 2011, §3 and §4.2): its Figure 3.

500 sentences with 100 candidates each; features from U[0, 500]; the gold score of a candidate is
linear in its features, g = w*·x; in the noisy variant the tuners see features with noise from
N(0, 500). How well is w* learned back? The score is the cosine of w and w*.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.progress import progress
from regmt.metrics import Metric
from regmt.metrics.text import Lines
from regmt.reproduction.data import Data
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import LineFigure, Result
from regmt.tuning.mert import Mert
from regmt.tuning.pool import Pool
from regmt.tuning.pro import Pro

SENTENCES, CANDIDATES = 500, 100

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
    sentences = data.size(SENTENCES)
    curves: dict[str, list[tuple[float, float]]] = {}
    for size in progress(dimensions, what="features"):
        for kind in ("clean", "noisy"):
            found = learn(
                size,
                noisy=kind == "noisy",
                mert_restarts=1 if size <= mert_up_to else None,
                seed=data.seed,
                sentences=sentences,
            )
            for tuner, one in found.items():
                curves.setdefault(f"{tuner} {kind}", []).append((size, one.cosine))
    rows = {
        name: tuple(dict(curve).get(size) for size in dimensions) for name, curve in curves.items()
    }
    printed = {
        f"{tuner} {kind}": tuple(known.get(size) for size in dimensions)
        for (tuner, kind), known in INDEPENDENT.items()
    }
    table = entry.table(rows, columns=[str(size) for size in dimensions], printed=printed)
    pro, mert = dict(curves["PRO noisy"]), dict(curves["MERT noisy"])
    above = all(pro[size] > mert[size] for size in mert if size >= 50 or small)
    slowly = pro[dimensions[0]] > pro[dimensions[-1]] > 0.5
    return entry.result(
        f"{sentences} sentences × {CANDIDATES} candidates, MERT by coordinates with 2 "
        f"starts up to {mert_up_to} features",
        [table],
        {
            "without noise PRO stays above 0.99": min(c for _, c in curves["PRO clean"]) > 0.99,
            "with noise and 50 features PRO is above MERT": above,
            "with noise PRO gets worse with the number of features, slowly": slowly,
        },
        figure=LineFigure(x_label="features", y_label="cosine", curves=curves),
    )
