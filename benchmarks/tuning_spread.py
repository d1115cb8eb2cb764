"""How much tuners vary with their seed: nbest-europarl, 5 seeds.

Every run starts from uniform weights on 4/5 of the sentences and is scored on them (tune) and on
the remaining fifth (held out); the fifth changes with the seed only if --rotate is given. Printed
are mean and standard deviation of BLEU. Log-linear training is convex and varies not at all.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.decoding.nbest import NBestEntry, read_nbest  # noqa: E402
from regmt.metrics import Metric, make_metric  # noqa: E402
from regmt.tuning.pool import Pool, PoolBuilder, corpus_gain  # noqa: E402
from regmt.tuning.tuner import TUNERS, make_tuner  # noqa: E402


def pool_of(
    lists: list[list[NBestEntry]], references: list[str], sentences: list[int], metric: Metric
) -> Pool:
    builder = PoolBuilder([[references[i] for i in sentences]], metric)
    builder.add([lists[i] for i in sentences])
    return builder.pool()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument(
        "--tuners",
        nargs="+",
        choices=list(TUNERS),
        metavar="NAME",
        default=["mert", "mert-koehn", "pro", "mira", "online-mira", "loglinear"],
    )
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--rotate", action="store_true", help="hold out another fifth per seed")
    args = parser.parse_args()
    folder = args.data / "nbest-europarl"
    lists, references = read_nbest(folder / "nbest.txt"), read_lines(folder / "reference.txt")
    metric = make_metric("bleu", lowercase=True)

    splits = []
    for seed in range(args.seeds):
        fifth = seed % 5 if args.rotate else 0
        held = [i for i in range(len(lists)) if i % 5 == fifth]
        rest = [i for i in range(len(lists)) if i % 5 != fifth]
        if splits and not args.rotate:
            splits.append(splits[0])
        else:
            splits.append(tuple(pool_of(lists, references, part, metric) for part in (rest, held)))
    start = np.full(len(splits[0][0].columns), 1.0 / len(splits[0][0].columns))
    print(f"BLEU, {args.seeds} seeds: mean ± standard deviation (lowest to highest)")
    print(f"{'tuner':<14}{'tune':>28}{'held out':>28}")
    uniform = [[corpus_gain(part, start, metric) for part in split] for split in splits]
    print(f"{'(uniform)':<14}" + "".join(_cell(values) for values in zip(*uniform, strict=True)))
    for name in args.tuners:
        scores = []
        for seed, split in enumerate(splits):
            weights = make_tuner(name).tune(split[0], start, metric, seed)
            scores.append([corpus_gain(part, weights, metric) for part in split])
        print(
            f"{name:<14}" + "".join(_cell(values) for values in zip(*scores, strict=True)),
            flush=True,
        )


def _cell(values: tuple[float, ...]) -> str:
    text = (
        f"{np.mean(values):.2f} ± {np.std(values, ddof=1):.2f} "
        f"({min(values):.2f}-{max(values):.2f})"
    )
    return f"{text:>28}"


if __name__ == "__main__":
    main()
