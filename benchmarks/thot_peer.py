"""Trains Thot, a phrase-based peer that pip installs, on two files and translates a third one.

As sil-machine does it: HMM alignments, a trigram model, weights tuned by the simplex method on a
tenth of the pairs that is held out at first. That translates the tenth some hundred times, so
--tuning-pairs can leave it only the first ones.

    python benchmarks/thot_peer.py --train a.de a.en --input dev.de --folder model -o dev.out

prints the CPU seconds of training and of translating as JSON.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from machine.corpora import TextFileTextCorpus
from machine.translation.thot import (
    ThotSmtModel,
    ThotSmtModelTrainer,
    ThotSmtParameters,
    ThotWordAlignmentModelType,
)
from machine.translation.thot.simplex_model_weight_tuner import SimplexModelWeightTuner

ALIGNMENT = ThotWordAlignmentModelType.HMM


class Tuner(SimplexModelWeightTuner):
    """sil-machine's, on the first of the held-out pairs."""

    def __init__(self, pairs: int | None) -> None:
        super().__init__(ALIGNMENT)
        self.pairs = pairs

    def tune(self, parameters, source, target, stats, progress):
        first = slice(self.pairs)
        return super().tune(parameters, source[first], target[first], stats, progress)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--train", nargs=2, type=Path, required=True)
    parser.add_argument("--input", type=Path, required=True)
    parser.add_argument("--folder", type=Path, required=True, help="where the model is written")
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--tuning-pairs", type=int, metavar="N", help="at most N to tune on")
    options = parser.parse_args()
    corpora = [TextFileTextCorpus(str(file)) for file in options.train]
    parameters = ThotSmtParameters()
    parameters.translation_model_filename_prefix = str(options.folder / "tm" / "src_trg")
    parameters.language_model_filename_prefix = str(options.folder / "lm" / "trg.lm")
    options.folder.mkdir(parents=True, exist_ok=True)
    with ThotSmtModelTrainer(ALIGNMENT, corpora[0].align_rows(corpora[1]), parameters) as trainer:
        trainer._model_weight_tuner = Tuner(options.tuning_pairs)  # it has no public name
        trainer.train()
        trainer.save()
        trained = time.process_time()
        tuned = trainer.parameters
    lines = options.input.read_text(encoding="utf-8").splitlines()
    with ThotSmtModel(ALIGNMENT, tuned) as model, options.output.open("w", encoding="utf-8") as out:
        for line in lines:
            print(model.translate(line).translation, file=out)
    seconds = {"seconds": trained, "translation_seconds": time.process_time() - trained}
    print(json.dumps(seconds))


if __name__ == "__main__":
    main()
