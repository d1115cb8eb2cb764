"""Time of the learners for one sentence, beside scikit-learn and cvxpy, and its growth with m.

One core, CPU time, 1&2-grams on both sides, W in the columns of the test sentence; medians. The
peers learn the same problem: `Lasso` with λ/(2m) on the 2-D target, which solves column by column.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import Lasso, MultiTaskLasso
from sklearn.linear_model import Ridge as SklearnRidge

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from regmt.core.files import read_lines
from regmt.features.from_index import LocalProblem, local_problem
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.selectors import make_selector
from regmt.learners import make_learner

TARGETS_MS = {"ridge": 5, "fsr": 30, "qp": 100, "lp": 1000, "ith": 50}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    beside = Path(__file__).resolve().parents[2] / "shared" / "data"
    parser.add_argument("--data", type=Path, default=beside, help="folder of the corpora")
    parser.add_argument("--corpus", default="multi30k-de-en")
    parser.add_argument("--selector", default="fda")
    parser.add_argument("--sentences", type=int, default=50, help="number to take the median of")
    parser.add_argument("--slow", type=int, default=3, help="number for lp and the peers")
    parser.add_argument("--growth", type=int, nargs="*", default=[50, 100, 200, 500, 1000])
    parser.add_argument("--plot", help="draw the growth to this file")
    args = parser.parse_args()
    warnings.simplefilter("ignore", ConvergenceWarning)

    folder = args.data / args.corpus
    source, target = args.corpus.split("-")[-2:]
    corpus = Corpus.from_files(folder / f"train.{source}", folder / f"train.{target}")
    index = Index.build(corpus, order=2)
    sentences = read_lines(folder / f"dev.{source}")[: args.sentences]
    selector = make_selector(args.selector).fit(index)

    def problems(m: int) -> list[LocalProblem]:
        chosen = selector.select(sentences, m, exclude_exact=True)
        return [
            local_problem(index, selection.ids, sentence)
            for selection, sentence in zip(chosen, sentences, strict=True)
        ]

    at_100 = problems(100)
    sizes = [np.median([getattr(p, side).shape[1] for p in at_100]) for side in ("X", "Y")]
    print(f"{args.corpus}, m = 100 by {args.selector}, N_X × N_Y = {sizes[0]:.0f} × {sizes[1]:.0f}")
    print(f"{'':26}{'median ms':>10}{'target ms':>10}{'times ours':>11}")
    ours: dict[str, float] = {}
    for name, limit in TARGETS_MS.items():
        some = at_100[: args.slow] if name == "lp" else at_100
        ours[name] = median_ms(fit(name), some)
        print(f"{name:26}{ours[name]:10.2f}{limit:10}")
    peers: list[tuple[str, str, Callable[[LocalProblem], object]]] = [
        ("scikit-learn Ridge", "ridge", lambda p: SklearnRidge(**no_intercept(1.0)).fit(*dense(p))),
        ("scikit-learn Lasso", "qp", lambda p: Lasso(**no_intercept(1 / 200)).fit(*dense(p))),
        (
            "scikit-learn MultiTaskLasso",
            "qp",
            lambda p: MultiTaskLasso(**no_intercept(1 / 200)).fit(*dense(p)),
        ),
        ("cvxpy (Clarabel)", "qp", fit("qp", solver="cvxpy")),
    ]
    for title, name, run in peers:
        # the joint solvers take minutes: one sentence, and no call to warm up
        joint = title.startswith(("cvxpy", "scikit-learn MultiTask"))
        value = median_ms(run, at_100[:1] if joint else at_100[: args.slow], warm_up=not joint)
        print(f"{title:26}{value:10.1f}{'':10}{value / ours[name]:10.1f}×", flush=True)

    growth: dict[str, list[float]] = {name: [] for name in ("ridge", "fsr", "qp", "ith")}
    if args.growth:
        print(f"\nms by m   {''.join(f'{name:>9}' for name in growth)}")
    for m in args.growth:
        some = problems(m)[: max(args.slow, 5)]
        for name, values in growth.items():
            values.append(median_ms(fit(name), some))
        print(f"{m:<10}{''.join(f'{values[-1]:9.1f}' for values in growth.values())}", flush=True)
    if args.plot:
        draw(args.growth, growth, args.plot)


def fit(name: str, **options: object) -> Callable[[LocalProblem], object]:
    """Return the work of one sentence: learn W for its features and predict."""

    def work(problem: LocalProblem) -> object:
        learner = make_learner(name, **options)
        learner.fit(problem.X, problem.Y, columns=problem.columns)
        return learner.predict(problem.query)

    return work


def median_ms(
    work: Callable[[LocalProblem], object], problems: list[LocalProblem], *, warm_up: bool = True
) -> float:
    """Return the median CPU time in ms, after a first call that compiles."""
    if warm_up:
        work(problems[0])
    times = []
    for problem in problems:
        start = time.process_time()
        work(problem)
        times.append(time.process_time() - start)
    return float(np.median(times)) * 1e3


def no_intercept(alpha: float) -> dict[str, object]:
    return {"alpha": alpha, "fit_intercept": False}


def dense(problem: LocalProblem) -> tuple[np.ndarray, np.ndarray]:
    return problem.X.toarray(), problem.Y.toarray()


def draw(sizes: list[int], growth: dict[str, list[float]], path: str) -> None:
    """Draw the times against m, both logarithmic."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 4))
    axes = figure.add_subplot(xscale="log", yscale="log", xlabel="m", ylabel="ms per sentence")
    for name, values in growth.items():
        axes.plot(sizes, values, marker="o", label=name)
    axes.legend()
    figure.tight_layout()
    figure.savefig(path)


if __name__ == "__main__":
    main()
