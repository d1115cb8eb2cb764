"""The synthetic experiment of PRO (Hopkins and May 2011, §3 and §4.2), in full.

Printed is the cosine of the learned and the true weights, beside the figures of an independent
implementation. The classes to reproduce: PRO above 0.99 without noise up to 1000 features (there
about), and above MERT with noise from 50 features on. `regmt reproduce pro-figure-3` is the short
form.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from regmt.reproduction.pro_synthetic import INDEPENDENT, Learned, learn  # noqa: E402


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
            found: dict[str, list[Learned]] = {}
            for repetition in range(args.repetitions):
                learned = learn(
                    dimensions,
                    noisy=data == "noisy",
                    mert_restarts=args.restarts if dimensions <= args.mert_up_to else None,
                    seed=args.seed,
                    repetition=repetition,
                )
                for tuner, one in learned.items():
                    found.setdefault(tuner, []).append(one)
            for tuner, runs in found.items():
                value = float(np.mean([run.cosine for run in runs]))
                seconds = float(np.mean([run.seconds for run in runs]))
                cosines[tuner, data, dimensions] = value
                known = INDEPENDENT[tuner, data].get(dimensions)
                print(
                    f"{tuner:<6}{data:<7}{dimensions:>9}{value:>9.4f}"
                    f"{'' if known is None else format(known, '.4f'):>13}{seconds:>9.1f}",
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
