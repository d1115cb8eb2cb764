"""BLEU of the classical model on dev: untuned, tuned on one half of dev, and tuned on all of it.

The model is trained on the whole training set. Weights that are tuned on the first half of dev tell
by the second half what tuning is worth on text it has not seen; those tuned on all of dev are what
a user gets, with a figure that flatters them.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.core.progress import set_quiet  # noqa: E402
from regmt.decoding.beam import BeamDecoder  # noqa: E402
from regmt.decoding.phrase_model import Model  # noqa: E402
from regmt.decoding.phrase_table import phrases_of  # noqa: E402
from regmt.decoding.settings import SearchSettings  # noqa: E402
from regmt.decoding.training import train_model  # noqa: E402
from regmt.decoding.weights import Weights  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.tuning.constraints import Constraints  # noqa: E402
from regmt.tuning.model_dev import nbest_decoder  # noqa: E402
from regmt.tuning.nbest_dev import NBestDev  # noqa: E402
from regmt.tuning.outer_loop import tune  # noqa: E402
from regmt.tuning.tuner import DECODER_INTERPOLATION, make_tuner  # noqa: E402

BLEU = make_metric("bleu", tokenize="none")


class Experiment:
    """A trained model and the dev set it is tuned and measured on."""

    def __init__(self, folder: Path, source: Sequence[str], reference: Sequence[str]) -> None:
        self.source = [line.split() for line in source]
        self.reference = list(reference)
        self.model = Model.load(folder, wanted=phrases_of(self.source, 7))

    def halves(self, weights: Weights, settings: SearchSettings, jobs: int) -> list[float]:
        """Return BLEU on the first half of dev, on the second, and on all of it."""
        decoder = BeamDecoder(self.model.with_weights(weights), settings=settings)
        output = [best[0].text for best in decoder.decode_many(self.source, jobs=jobs)]
        statistics = BLEU.statistics(output, [self.reference])
        half = len(output) // 2
        parts = statistics[:half], statistics[half:], statistics
        return [float(BLEU.score(part.sum(axis=0))) for part in parts]

    def tuned(
        self, tuner: str, n: int, settings: SearchSettings, args: argparse.Namespace
    ) -> Weights:
        """Return weights tuned on the first `n` sentences."""
        lists = nbest_decoder(self.model, self.source[:n], settings=settings, jobs=args.jobs)
        options = {"restarts": args.restarts} if tuner.startswith("mert") else {}
        dev = NBestDev(
            lists,
            [self.reference[:n]],
            metric=BLEU,
            tuner=make_tuner(tuner, options),
            constraints=Constraints(fixed=[self.model.unknown_penalty]),
            interpolation=DECODER_INTERPOLATION.get(tuner, 1.0),
        )
        start = Weights(self.model.feature_dict(self.model.weight_vector))
        result = tune(dev, start=start, seed=args.seed, iterations=args.iterations)
        scores = " ".join(f"{step.score:.2f}" for step in result.history)
        print(f"{tuner} on {n:,} sentences: {scores}", file=sys.stderr, flush=True)
        return result.weights


def measure(name: str, args: argparse.Namespace, folder: Path) -> None:
    """Train on one corpus and print its table."""
    source, target = name.split("-")[-2:]
    data = args.data / name
    corpus = Corpus.from_files(data / f"train.{source}", data / f"train.{target}", skip_empty=True)
    began = time.process_time()
    train_model(corpus, folder / name, jobs=args.jobs)
    print(f"\n{name}: {len(corpus):,} training pairs, {time.process_time() - began:.0f} CPU s")
    dev = Experiment(folder / name, *(read_lines(data / f"dev.{x}") for x in (source, target)))
    settings = replace(dev.model.settings, search="cube", pop_limit=args.pop_limit)
    n = len(dev.source)
    print(f"{'':36}{'first half':>12}{'second half':>12}{f'all {n:,}':>12}{'CPU s':>8}")

    def row(label: str, weights: Weights, seconds: float) -> None:
        cells = dev.halves(weights, settings, args.jobs)
        print(f"{label:36}" + "".join(f"{c:12.2f}" for c in cells) + f"{seconds:8.0f}", flush=True)

    row("untuned", dev.model.weights, 0.0)
    for tuner in args.tuners:
        for part, size in (("first half", n // 2), ("all", n)):
            began = time.process_time()
            weights = dev.tuned(tuner, size, settings, args)
            row(f"{tuner} on {part} of dev", weights, time.process_time() - began)


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpora", nargs="*", default=["multi30k-de-en", "eutrans-es-en"])
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data", metavar="DIR")
    parser.add_argument("--models", type=Path, metavar="DIR", help="keep the models here")
    parser.add_argument("--tuners", nargs="*", default=["mert", "pro"], metavar="NAME")
    parser.add_argument("--iterations", type=int, default=10, help="of tuning (default 10)")
    parser.add_argument("--restarts", type=int, default=20, help="of MERT (default 20)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pop-limit", type=int, default=400, help="of cube pruning (default 400)")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    set_quiet(True)
    with tempfile.TemporaryDirectory() as folder:
        for name in args.corpora:
            measure(name, args, args.models or Path(folder))


if __name__ == "__main__":
    main()
