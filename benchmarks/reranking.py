"""Reranking on real n-best lists: rows as in Table 6.2 and Table 18 of PORTAGE, and its speed.

europarl: Moses' 100-best lists of 50 sentences without their source, so with the scores that need
the list alone. multi30k: 100-best lists of the beam decoder for dev sentences (given, or decoded
here with the Moses model beside the corpus), with regression by each learner, its number of
training pairs as in section 6.2.4. All weights are tuned on one half of the sentences and tested on
the other, then the reverse; the rows are of all sentences, each decided with weights from the other
half.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from decoding.alignment.bitext import Bitext  # noqa: E402
from decoding.alignment.model import train_alignment  # noqa: E402
from decoding.lm import LanguageModel  # noqa: E402
from decoding.nbest import NBestEntry, read_nbest  # noqa: E402
from instance_selection.corpus import Corpus  # noqa: E402
from instance_selection.files import read_lines  # noqa: E402
from instance_selection.index import Index  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.reranking.candidates import Candidates, Int64Array  # noqa: E402
from regmt.reranking.matrix import ScoreMatrix, score_matrix, tune_weights  # noqa: E402
from regmt.reranking.regression import RegressionOptions  # noqa: E402
from regmt.reranking.scores import Resources, parse_scores  # noqa: E402
from regmt.reranking.table import Judged, result_table  # noqa: E402
from regmt.tuning.tuner import make_tuner  # noqa: E402

METRICS = [make_metric("bleu", tokenize="none"), make_metric("nist", tokenize="none")]
TUNERS = ("mert", "pro")
INSTANCES = {"ridge": ("L2", 140), "fsr": ("FSR", 74), "qp": ("QP", 61), "lp": ("LP", 61)}


def rows_of(matrix: ScoreMatrix, sentences: Int64Array) -> Int64Array:
    """Return the rows of some sentences."""
    return np.concatenate([np.arange(*matrix.offsets[i : i + 2]) for i in sentences])


def cross_tuned(
    matrix: ScoreMatrix, judged: Judged, candidates: Candidates, tuner: str
) -> Int64Array:
    """Choose for each half with weights that were tuned on the other half."""
    n = candidates.sentences
    halves = np.array_split(np.arange(n), 2)
    chosen = np.empty(n, np.int64)
    for test, dev in (halves, halves[::-1]):
        rows = rows_of(matrix, dev)
        sizes = np.diff(matrix.offsets)[dev]
        offsets = np.concatenate(([0], np.cumsum(sizes)))
        part = ScoreMatrix(matrix.columns, matrix.values[rows], matrix.prior, offsets)
        weights = tune_weights(
            part, judged.statistics[0][rows], metric=METRICS[0], tuner=make_tuner(tuner)
        )
        chosen[test] = candidates.best(matrix.combine(weights))[test]
    return chosen


def base_rows(candidates: Candidates, judged: Judged) -> dict[str, Int64Array | Sequence[float]]:
    """Return the rows Baseline, Oracle and MBR."""
    mbr = score_matrix(["mbr"], candidates, Resources()).values[:, 0]
    return {
        "Baseline": candidates.offsets[:-1],
        "Oracle": judged.oracle(candidates),
        "MBR": candidates.best(mbr),
    }


def europarl(data: Path) -> None:
    """Print the table of Moses' own lists."""
    folder = data / "nbest-europarl"
    lists = read_nbest(folder / "nbest.txt")
    candidates = Candidates.from_nbest(lists)
    judged = Judged.of(candidates, [read_lines(folder / "reference.txt")], METRICS)
    rows = base_rows(candidates, judged)
    for label, names, tuner in (
        ("model+posteriors+CBLEU, MERT", "model,posteriors,cbleu", "mert"),
        ("model+posteriors+CBLEU, SVM", "model,posteriors,cbleu", "svm-iso"),
        ("features, MERT", "features", "mert"),
        ("features, SVM", "features", "svm-iso"),
        ("features+posteriors+CBLEU, SVM", "features,posteriors,cbleu", "svm-iso"),
    ):
        matrix = score_matrix(
            parse_scores(names, features=True), candidates, Resources(), lists=lists
        )
        rows[label] = cross_tuned(matrix, judged, candidates, tuner)
    print("europarl, 50 sentences, 100-best")
    print(result_table(judged, rows, against="Baseline"))


def decode(data: Path, sentences: int, folder: Path) -> list[list[NBestEntry]]:
    """Decode the first dev sentences with the model that lies beside the corpus."""
    text, nbest = folder / "dev.de", folder / "dev.nbest"
    lines = read_lines(data / "multi30k-de-en" / "dev.de")[:sentences]
    text.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    model = data / "moses-model-multi30k-de-en" / "moses.ini"
    command = [sys.executable, "-m", "regmt", "decode", str(text), "--moses-ini", str(model)]
    command += ["--nbest", "100", "--nbest-out", str(nbest), "-o", str(folder / "out")]
    subprocess.run(command, check=True, cwd=ROOT)
    return read_nbest(nbest)


def multi30k(data: Path, lists: list[list[NBestEntry]], portage: bool) -> None:
    """Print the table of our decoder's lists, and the time of the regression."""
    folder = data / "multi30k-de-en"
    source = read_lines(folder / "dev.de")[: len(lists)]
    reference = read_lines(folder / "dev.en")[: len(lists)]
    corpus = Corpus.from_files(folder / "train.de", folder / "train.en")
    index = Index.build(corpus, order=2)
    lm = LanguageModel.load(data / "moses-model-multi30k-de-en" / "lm.arpa.gz")
    documents = [str(i // 20) for i in range(len(lists))]
    candidates = Candidates.from_nbest(lists, source=source, documents=documents)
    judged = Judged.of(candidates, [reference], METRICS)
    rows = base_rows(candidates, judged)
    resources = Resources(lm=lm, index=index)
    matrix = score_matrix(["model", "lm"], candidates, resources)
    for tuner in TUNERS:
        rows[f"TM+LM, {tuner}"] = cross_tuned(matrix, judged, candidates, tuner)
    times = []
    for learner, (label, instances) in INSTANCES.items():
        resources.regression = RegressionOptions(learner=learner, instances=instances)
        names = parse_scores("thesis", features=True)
        score_matrix(["regmt"], candidates.select(0, 1), resources)  # compile
        started = time.process_time()
        matrix = score_matrix(names, candidates, resources)
        times.append((label, instances, time.process_time() - started))
        for tuner in TUNERS:
            rows[f"{label}, {tuner}"] = cross_tuned(matrix, judged, candidates, tuner)
    if portage:
        bitext = Bitext.from_corpus(corpus)
        words = corpus.source.vocabulary, corpus.target.vocabulary
        resources.alignments = {
            method: train_alignment(bitext, *words, method=method)
            for method in ("ibm1", "diagonal", "hmm")
        }
        names = parse_scores("portage,cache,cbleu", features=True)
        matrix = score_matrix(names, candidates, resources, lists=lists)
        for tuner in ("pro", "svm-iso"):
            rows[f"PORTAGE and CBLEU, {tuner}"] = cross_tuned(matrix, judged, candidates, tuner)
    print(
        f"multi30k de-en, {len(lists)} dev sentences, {len(candidates)} candidates of our decoder"
    )
    print(result_table(judged, rows, against="Baseline"))
    for label, instances, seconds in times:
        each = 1000 * seconds / len(lists)
        print(
            f"{label}, m = {instances}: {each:.0f} ms per sentence for all scores (processor time)"
        )
    resources.regression = RegressionOptions(learner="fsr", instances=100)
    started = time.process_time()
    score_matrix(["regmt"], candidates.select(0, min(100, len(lists))), resources)
    each = 1000 * (time.process_time() - started) / min(100, len(lists))
    print(f"FSR, m = 100, 100-best: {each:.0f} ms per sentence (to reach: 150)")


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--nbest", type=Path, help="lists of the first multi30k dev sentences")
    parser.add_argument(
        "--sentences",
        type=int,
        default=200,
        help="dev sentences to use; the model covers the first 200 (default)",
    )
    parser.add_argument(
        "--portage", action="store_true", help="alignment models and posteriors too"
    )
    args = parser.parse_args()
    europarl(args.data)
    if args.nbest is not None:
        lists = read_nbest(args.nbest)[: args.sentences]
    else:
        with tempfile.TemporaryDirectory() as folder:
            lists = decode(args.data, args.sentences, Path(folder))
    multi30k(args.data, lists, args.portage)


if __name__ == "__main__":
    main()
