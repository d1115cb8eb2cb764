"""The synthetic experiment of PRO (Hopkins and May 2011, §3 and §4.2).

500 sentences with 100 candidates each; features from U[0, 500]; the gold score of a candidate is
linear in its features, g = w*·x; in the noisy variant the tuners see features with noise from
N(0, 500). How well is w* learned back? Printed is the cosine of w and w*, beside the figures of an
independent implementation. The classes to reproduce: PRO above 0.99 without noise up to 1000
features (there about), and above MERT with noise from 50 features on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from regmt.metrics import Metric  # noqa: E402
from regmt.tuning.mert import Mert  # noqa: E402
from regmt.tuning.pool import FloatArray, Pool  # noqa: E402
from regmt.tuning.pro import Pro  # noqa: E402

SENTENCES, CANDIDATES = 500, 100

INDEPENDENT = {
    ("PRO", "clean"): {10: 0.9998, 100: 0.9994, 500: 0.9962, 1000: 0.992},
    ("PRO", "noisy"): {10: 0.996, 100: 0.962, 500: 0.851, 1000: 0.728},
    ("MERT", "clean"): {10: 1.0, 100: 0.942, 500: 0.23},
    ("MERT", "noisy"): {10: 0.944, 100: 0.424, 500: 0.09},
}


class Gold(Metric):
    """The mean gold score; statistics (g, 1)."""

    name = "gold"
    scale = 1.0

    @property
    def n_statistics(self) -> int:
        return 2

    def _compute(
        self,
        hypotheses: Sequence[str],
        sentence: npt.NDArray[np.int64],
        references: Sequence[Sequence[str]],
    ) -> FloatArray:
        raise NotImplementedError("there is no text in this experiment")

    def score(self, totals: npt.ArrayLike) -> FloatArray:
        totals = np.asarray(totals)
        return np.asarray(totals[..., 0] / totals[..., 1])


def synthetic_pool(
    dimensions: int, *, noisy: bool, rng: np.random.Generator
) -> tuple[Pool, FloatArray]:
    """Return a pool and the gold weights."""
    gold = rng.uniform(-1.0, 1.0, dimensions)
    rows = SENTENCES * CANDIDATES
    features = rng.uniform(0.0, 500.0, (rows, dimensions))
    gains = features @ gold
    if noisy:
        features += rng.normal(0.0, 500.0, features.shape)
    pool = Pool(
        tuple((f"f{k}", 0) for k in range(dimensions)),
        np.arange(SENTENCES + 1) * CANDIDATES,
        features,
        np.column_stack([gains, np.ones(rows)]),
        np.zeros(rows),
    )
    return pool, gold


def cosine(a: FloatArray, b: FloatArray) -> float:
    return float(a @ b / np.linalg.norm(a) / np.linalg.norm(b))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dimensions", type=int, nargs="+", default=[10, 50, 100, 200, 500, 1000])
    parser.add_argument(
        "--mert-up-to", type=int, default=100, help="features that MERT is tried on (default 100)"
    )
    parser.add_argument("--restarts", type=int, default=19, help="random starts of MERT beside one")
    parser.add_argument("--repetitions", type=int, default=1, help="3 in the paper")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()

    print(f"{'tuner':<6}{'data':<7}{'features':>9}{'cosine':>9}{'independent':>13}{'cpu s':>9}")
    cosines: dict[tuple[str, str, int], float] = {}
    for dimensions in args.dimensions:
        for data in ("clean", "noisy"):
            found: dict[str, list[float]] = {"PRO": [], "MERT": []}
            seconds = {"PRO": 0.0, "MERT": 0.0}
            for repetition in range(args.repetitions):
                rng = np.random.default_rng([args.seed, dimensions, repetition])
                pool, gold = synthetic_pool(dimensions, noisy=data == "noisy", rng=rng)
                gains = pool.statistics[:, 0]
                started = time.process_time()
                learned = Pro().learn(pool, gains, np.random.default_rng([args.seed, 1]))
                seconds["PRO"] += time.process_time() - started
                found["PRO"].append(cosine(learned, gold))
                if dimensions <= args.mert_up_to:
                    mert = Mert(directions="powell", restarts=args.restarts)
                    start = rng.uniform(-1.0, 1.0, dimensions)
                    started = time.process_time()
                    learned = mert.tune(pool, start, Gold(), args.seed)
                    seconds["MERT"] += time.process_time() - started
                    found["MERT"].append(cosine(learned, gold))
            for tuner, values in found.items():
                if values:
                    cosines[tuner, data, dimensions] = float(np.mean(values))
                    known = INDEPENDENT[tuner, data].get(dimensions)
                    print(
                        f"{tuner:<6}{data:<7}{dimensions:>9}{np.mean(values):>9.4f}"
                        f"{'' if known is None else format(known, '.4f'):>13}"
                        f"{seconds[tuner] / args.repetitions:>9.1f}",
                        flush=True,
                    )
    clean = min(
        value for (tuner, data, _), value in cosines.items() if (tuner, data) == ("PRO", "clean")
    )
    print(f"PRO without noise: at least {clean:.4f}")
    for (tuner, data, dimensions), value in cosines.items():
        if (tuner, data) == ("MERT", "noisy") and dimensions >= 50:
            other = cosines["PRO", "noisy", dimensions]
            print(f"noisy, {dimensions} features: PRO {other:.3f}, MERT {value:.3f}")


if __name__ == "__main__":
    main()
