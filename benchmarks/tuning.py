"""Speed of tuning: 1000 sentences × 100-best × 15 features.

The pool is made of the 50 real lists of nbest-europarl, repeated with features that vary a little
so that no two copies change at the same point. Peers in the same run: the line search in plain
Python (sorted lines, upper envelope, the same metric), and scikit-learn's logistic regression for
PRO. Processor seconds; kernels are compiled beforehand.
"""

from __future__ import annotations

import argparse
import dataclasses
import itertools
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from timing import cpu_seconds  # noqa: E402

from regmt.core.arrays import Float64Array  # noqa: E402
from regmt.core.files import read_lines  # noqa: E402
from regmt.decoding.nbest import read_nbest  # noqa: E402
from regmt.metrics import Metric, make_metric  # noqa: E402
from regmt.tuning.line_search import PoolSurface, line_search  # noqa: E402
from regmt.tuning.oracle import sentence_gains  # noqa: E402
from regmt.tuning.pool import Pool, PoolBuilder, corpus_gain, gain  # noqa: E402
from regmt.tuning.pro import Pro  # noqa: E402
from regmt.tuning.tuner import TUNERS, make_tuner  # noqa: E402


def real_pool(data: Path, metric: Metric) -> Pool:
    """Return the pool of nbest-europarl."""
    folder = data / "nbest-europarl"
    builder = PoolBuilder([read_lines(folder / "reference.txt")], metric)
    builder.add(read_nbest(folder / "nbest.txt"))
    return builder.pool()


def repeated(pool: Pool, times: int) -> Pool:
    """Return a pool of `times` as many sentences, with features that vary by 5 %."""
    rng = np.random.default_rng(0)
    features = np.tile(pool.features, (times, 1))
    features *= rng.normal(1.0, 0.05, features.shape)
    sizes = np.tile(np.diff(pool.offsets), times)
    return dataclasses.replace(
        pool,
        offsets=np.concatenate(([0], np.cumsum(sizes))),
        features=features,
        statistics=np.tile(pool.statistics, (times, 1)),
        base=np.zeros(len(features)),
    )


def plain_line_search(
    pool: Pool, metric: Metric, vector: Float64Array, direction: Float64Array
) -> float:
    """Return the best value on a line: the textbook search in plain Python."""
    slopes = (pool.features @ direction).tolist()
    intercepts = pool.scores(vector).tolist()
    statistics = pool.statistics.tolist()
    totals = [0.0] * len(statistics[0])
    events = []
    for i in range(pool.sentences):
        rows = range(pool.offsets[i], pool.offsets[i + 1])
        stack: list[tuple[int, float]] = []
        for h in sorted(rows, key=lambda h: (slopes[h], intercepts[h])):
            start = -np.inf
            while stack:
                top, since = stack[-1]
                if slopes[top] == slopes[h]:
                    stack.pop()
                    continue
                start = (intercepts[top] - intercepts[h]) / (slopes[h] - slopes[top])
                if start > since:
                    break
                stack.pop()
            stack.append((h, start if stack else -np.inf))
        totals = [t + s for t, s in zip(totals, statistics[stack[0][0]], strict=True)]
        for (old, _), (new, since) in itertools.pairwise(stack):
            events.append((since, old, new))
    best = float(gain(metric, np.array(totals)))
    for _, old, new in sorted(events):
        totals = [
            t + n - o for t, n, o in zip(totals, statistics[new], statistics[old], strict=True)
        ]
        best = max(best, float(gain(metric, np.array(totals))))
    return best


def row(what: str, ours: float, peer: float | None = None, name: str = "") -> None:
    rest = "" if peer is None else f"{peer:>9.3f}{peer / ours:>8.1f}  {name}"
    print(f"{what:<44}{ours:>9.3f}{rest}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--sentences", type=int, default=1000)
    parser.add_argument(
        "--tuners", nargs="*", default=list(TUNERS), choices=list(TUNERS), metavar="NAME"
    )
    args = parser.parse_args()
    metric = make_metric("bleu", lowercase=True)
    small = real_pool(args.data, metric)
    pool = repeated(small, args.sentences // small.sentences)
    start = np.full(len(pool.columns), 1.0 / len(pool.columns))
    surface = PoolSurface(pool)
    rng = np.random.default_rng(1)
    direction = rng.standard_normal(len(start))
    print(f"{pool.sentences} sentences, {len(pool)} hypotheses, {len(start)} features, BLEU")
    print(f"{'':<44}{'cpu s':>9}{'peer s':>9}{'ratio':>8}")

    found = line_search(surface, metric, start, direction)  # compiles
    ours = cpu_seconds(lambda: line_search(surface, metric, start, direction), 5)
    plain = plain_line_search(pool, metric, start, direction)
    assert abs(plain - found.value) < 1e-6, (plain, found.value)
    peer = cpu_seconds(lambda: plain_line_search(pool, metric, start, direction))
    row("one MERT direction", ours, peer, "plain Python")

    pro = Pro()
    gains = sentence_gains(metric, pool.statistics)
    pro.learn(small, gains[: len(small)], rng)

    def with_scikit_learn() -> None:
        from sklearn.linear_model import LogisticRegression

        better, worse = pro.sample(pool, gains, np.random.default_rng(0))
        differences = pool.differences(better, worse)
        both = np.vstack([differences, -differences])
        labels = np.repeat([1, -1], len(differences))
        LogisticRegression(fit_intercept=False, max_iter=1000).fit(both, labels)

    row(
        "PRO, one iteration",
        cpu_seconds(lambda: pro.learn(pool, gains, np.random.default_rng(0))),
        cpu_seconds(with_scikit_learn),
        "same pairs, scikit-learn",
    )
    print(f"\n{'whole run from uniform weights':<44}{'cpu s':>9}{'BLEU':>9}")
    print(f"{'(start)':<44}{'':>9}{corpus_gain(pool, start, metric):>9.2f}")
    for name in args.tuners:
        tuner = make_tuner(name)
        tuner.tune(small, start, metric, 0)  # compiles what is left
        started = time.process_time()
        weights = tuner.tune(pool, start, metric, 0)
        seconds = time.process_time() - started
        label = f"{name}, 20 restarts" if name.startswith("mert") else name
        print(f"{label:<44}{seconds:>9.2f}{corpus_gain(pool, weights, metric):>9.2f}", flush=True)


if __name__ == "__main__":
    main()
