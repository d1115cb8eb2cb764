"""Random pools and a metric whose gains can be given."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from regmt.core.progress import set_quiet
from regmt.metrics import Metric
from regmt.tuning.pool import Pool


class Mean(Metric):
    """The mean of given numbers: statistics (value, 1)."""

    name = "mean"
    scale = 1.0
    n_statistics = 2

    def _compute(self, hypotheses: Sequence[str], sentence, references) -> np.ndarray:  # type: ignore[no-untyped-def]
        return np.array([[float(text), 1.0] for text in hypotheses])

    def score(self, totals) -> np.ndarray:  # type: ignore[no-untyped-def]
        totals = np.asarray(totals)
        return totals[..., 0] / totals[..., 1]


def random_pool(
    seed: int, *, sentences: int = 5, features: int = 3, whole: bool = False, largest: int = 7
) -> Pool:
    """A pool with BLEU statistics; with `whole`, whole-numbered features that often tie."""
    rng = np.random.default_rng(seed)
    sizes = rng.integers(1, largest + 1, sentences)
    offsets = np.concatenate(([0], np.cumsum(sizes)))
    rows = int(offsets[-1])
    values = rng.integers(-3, 4, (rows, features)) if whole else rng.normal(size=(rows, features))
    lengths = rng.integers(5, 12, rows)
    matches = np.sort(rng.integers(0, 5, (rows, 4)), axis=1)[:, ::-1]
    ngrams = lengths[:, None] - np.arange(4)
    statistics = np.column_stack([lengths, np.full(rows, 9), matches, ngrams])
    columns = tuple((f"f{k}", 0) for k in range(features))
    return Pool(
        columns,
        offsets.astype(np.int64),
        values.astype(np.float64),
        statistics.astype(np.float64),
        np.zeros(rows),
    )


@pytest.fixture(scope="session")
def make_pool() -> Callable[..., Pool]:
    return random_pool


@pytest.fixture(scope="session")
def mean_metric() -> Metric:
    return Mean(tokenize="none")


@pytest.fixture(autouse=True)
def not_quiet() -> None:
    """A test that runs the program with --quiet must not silence the next."""
    set_quiet(False)
