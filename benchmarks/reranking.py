"""Reranking on real n-best lists: rows as in Table 6.2 and Table 18 of PORTAGE, tuners, speed.

europarl: Moses' 100-best lists of 50 sentences without their source, so with the scores that need
the list alone. multi30k: distinct 100-best lists of `regmt decode` for the first dev sentences
(`--nbest`; without it those that the Moses model beside the corpus covers are decoded here), with
regression by each learner, its number of training pairs as in section 6.2.4. Weights are tuned on
one half of the sentences and tested on the other, then the reverse; the rows are of all sentences,
each decided with weights from the other half. `--tuners`: the same with every tuner, also with few
sentences to tune on, there and on lists for the bundled corpus. speed: RegMT scores by FSR of
candidates of news sentences, with software text to learn from.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from sklearn.linear_model import Lasso
from threadpoolctl import threadpool_limits

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.decoding.lm import LanguageModel  # noqa: E402
from regmt.decoding.nbest import NBestEntry, read_nbest  # noqa: E402
from regmt.features.segments import PUNCTUATION  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.reproduction.data import Data  # noqa: E402
from regmt.reproduction.nbest_lists import dev_and_test  # noqa: E402
from regmt.reproduction.system_outputs import PREPARE, training_corpus  # noqa: E402
from regmt.reranking.candidates import Candidates  # noqa: E402
from regmt.reranking.cross_tuning import cross_tuned  # noqa: E402
from regmt.reranking.matrix import ScoreMatrix, score_matrix  # noqa: E402
from regmt.reranking.regression import RegressionOptions, RegressionScorer  # noqa: E402
from regmt.reranking.score_models import ScoreModels  # noqa: E402
from regmt.reranking.scores import parse_scores  # noqa: E402
from regmt.reranking.table import Judged, list_rows, result_table  # noqa: E402
from regmt.resources import Resources  # noqa: E402
from regmt.tuning.tuner import make_tuner  # noqa: E402

METRICS = [make_metric("bleu", tokenize="none"), make_metric("nist", tokenize="none")]
COMPARED = ("thesis", "model,posteriors,cbleu", "features")
"""Sets of scores that tuners are compared with."""
TUNERS = ("pro", "mert", "svm-iso", "mira")
LEARNERS = {
    "L2": RegressionOptions(learner="ridge", instances=140),
    "FSR": RegressionOptions(learner="fsr", instances=74),
    "FSR-6.2.1": RegressionOptions(
        learner="fsr",
        instances=74,
        ngrams="1-3",
        weighting="tokens",
        boundaries=tuple(PUNCTUATION),
    ),
    "LP": RegressionOptions(learner="lp", instances=61),
    "QP": RegressionOptions(learner="qp", instances=61),
}
"""Pairs per sentence as in 6.2.4; 1&2-grams, and once the features of 6.2.1."""


class Lists:
    """N-best lists that are judged."""

    def __init__(
        self, lists: list[list[NBestEntry]], reference: list[str], source: list[str] | None = None
    ) -> None:
        self.lists = lists
        documents = [str(i // 20) for i in range(len(lists))]
        self.candidates = Candidates.from_nbest(lists, source=source, documents=documents)
        self.judged = Judged.of(self.candidates, [reference], METRICS)
        self.rows = list_rows(self.candidates, self.judged)
        mbr = self.matrix("mbr", ScoreModels())
        self.rows["MBR"] = self.candidates.best(mbr.values[:, 0])

    def matrix(self, names: str, models: ScoreModels) -> ScoreMatrix:
        """Compute scores."""
        parsed = parse_scores(names, features=True)
        return score_matrix(parsed, self.candidates, models, lists=self.lists)

    def tune(self, label: str, matrix: ScoreMatrix, tuner: str) -> None:
        """Add a row: each half decided by weights from the other."""
        self.rows[f"{label}, {tuner}"] = cross_tuned(
            matrix, self.candidates, self.judged, tuner=make_tuner(tuner)
        )

    def compare_tuners(self, what: str, matrix: ScoreMatrix, parts: tuple[int, ...]) -> None:
        """Print BLEU by tuner where each part of the sentences is decided by the next one."""
        baseline = self.judged.scores(self.candidates.offsets[:-1])[0]
        for n in parts:
            cells = []
            for tuner in TUNERS:
                chosen = cross_tuned(
                    matrix, self.candidates, self.judged, tuner=make_tuner(tuner), parts=n
                )
                cells.append(f"{tuner} {self.judged.scores(chosen)[0] - baseline:+.2f}")
            size = self.candidates.sentences // n
            print(
                f"{what}, tuned on {size}: BLEU minus baseline {baseline:.2f}: {', '.join(cells)}"
            )


def europarl(data: Path, tuners: bool) -> None:
    """Print the table of Moses' own lists."""
    folder = data / "nbest-europarl"
    lists = Lists(read_nbest(folder / "nbest.txt"), read_lines(folder / "reference.txt"))
    for names in (*COMPARED[1:], "features,posteriors,cbleu"):
        matrix = lists.matrix(names, ScoreModels())
        for tuner in TUNERS:
            lists.tune(names, matrix, tuner)
        if tuners:
            lists.compare_tuners(f"europarl {names}", matrix, (2, 5))
    print(f"europarl, {len(lists.lists)} sentences, {len(lists.candidates)} candidates")
    print(result_table(lists.judged, lists.rows, against="Baseline"))


def decode(data: Path, sentences: int, folder: Path) -> list[list[NBestEntry]]:
    """Decode the first dev sentences with the model that lies beside the corpus."""
    text, nbest = folder / "dev.de", folder / "dev.nbest"
    lines = read_lines(data / "multi30k-de-en" / "dev.de")[:sentences]
    text.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    model = data / "moses-model-multi30k-de-en" / "moses.ini"
    command = [sys.executable, "-m", "regmt", "decode", str(text), "--moses-ini", str(model)]
    command += ["--nbest", "100", "--distinct", "--nbest-out", str(nbest)]
    subprocess.run([*command, "-o", str(folder / "out")], check=True, cwd=ROOT)
    return read_nbest(nbest)


def multi30k(
    data: Path, entries: list[list[NBestEntry]], lm: Path, args: argparse.Namespace
) -> None:
    """Print the table of our decoder's lists, and the time of the regression."""
    folder = data / "multi30k-de-en"
    source, reference = (read_lines(folder / f"dev.{x}")[: len(entries)] for x in ("de", "en"))
    lists = Lists(entries, reference, source)
    corpus = Corpus.from_files(folder / "train.de", folder / "train.en")
    models = ScoreModels(Resources(Index.build(corpus, order=3)), lm=LanguageModel.load(lm))
    matrix = lists.matrix("model,lm", models)
    for tuner in TUNERS[:3]:
        lists.tune("TM+LM", matrix, tuner)
    times = []
    for label in args.learners:
        models.regression = LEARNERS[label]
        score_matrix(["regmt"], lists.candidates.select(0, 1), models)  # compile
        started = time.process_time()
        matrix = lists.matrix("thesis", models)
        each = 1000 * (time.process_time() - started) / len(entries)
        times.append(
            f"{label}, m = {LEARNERS[label].instances}: {each:.0f} ms per sentence for all scores"
        )
        for tuner in TUNERS[:3]:
            lists.tune(label, matrix, tuner)
        if args.tuners and label == "FSR":
            for names in COMPARED:
                matrix = lists.matrix(names, models)
                lists.compare_tuners(f"multi30k {names}", matrix, (2, 7, 14))
    if args.portage:
        matrix = lists.matrix("portage,cache,cbleu", models)
        for tuner in TUNERS:
            lists.tune("PORTAGE and CBLEU", matrix, tuner)
    print(f"multi30k de-en, {len(entries)} dev sentences, {len(lists.candidates)} candidates")
    print(result_table(lists.judged, lists.rows, against="Baseline"))
    print("\n".join(times))


def bundled(sentences: int) -> None:
    """Compare tuners on lists of the individual systems for the bundled dev and test sets."""
    data = Data()
    task = data.task()
    dev, test = dev_and_test(data, sentences // 2)
    lists = Lists(
        [*dev.entries, *test.entries],
        [*dev.texts.target, *test.texts.target],
        [*dev.texts.source, *test.texts.source],
    )
    models = ScoreModels(task.resources)
    models.regression = RegressionOptions(exclude_exact=True)
    for names in COMPARED:
        lists.compare_tuners(f"bundled {names}", lists.matrix(names, models), (2, 4))


def speed(data: Path, sentences: int) -> None:
    """Time FSR with m = 100 on lists of 100: the systems' outputs and shortened copies of them."""
    folder = data / "systems-wmt21-de-en"
    corpus = training_corpus(data / "l10n-de-en")
    outputs = [read_lines(path) for path in sorted(folder.glob("hyp.*"))]
    source = read_lines(folder / "src.de")
    chosen = np.linspace(0, len(source) - 1, sentences).astype(int).tolist()
    items = []
    for i in chosen:
        own = [PREPARE(lines[i]) for lines in outputs]
        copies = [[*words[:k], *words[k + 1 :]] for k in range(6) for words in own]
        items.append((source[i], [*own, *copies][:100]))
    index = Index.build(corpus, order=2)
    scorer = RegressionScorer(index, RegressionOptions(instances=100))
    scorer.score(*items[0])  # compile
    started = time.process_time()
    for line, words in items:
        scorer.score(line, words)
    ours = 1000 * (time.process_time() - started) / len(items)
    # The peer: scikit-learn's lasso, the learning alone, on a few of the same problems.
    few = items[len(items) // 2 :][:3]
    peer = 0.0
    for line, _ in few:
        problem = scorer.learner.problem(line, scorer.learner.select(line))
        X, Y = problem.X.toarray(), problem.Y.toarray()
        started = time.process_time()
        with threadpool_limits(1):
            Lasso(alpha=0.01, fit_intercept=False).fit(X, Y)
        peer += 1000 * (time.process_time() - started) / len(few)
    print(f"FSR, m = 100, 113k pairs of software text, 100-best: {ours:.0f} ms a sentence", end="")
    print(f"; scikit-learn's lasso alone {peer:.0f} ms ({peer / ours:.1f}×)")


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--only", choices=("europarl", "multi30k", "bundled", "speed"))
    parser.add_argument("--nbest", type=Path, help="lists of the first multi30k dev sentences")
    parser.add_argument("--lm", type=Path, help="the language model of those lists")
    parser.add_argument("--sentences", type=int, default=200, help="to use (default 200)")
    parser.add_argument(
        "--learners", nargs="*", choices=LEARNERS, default=list(LEARNERS), help="of regression"
    )
    parser.add_argument("--tuners", action="store_true", help="compare tuners")
    parser.add_argument(
        "--portage", action="store_true", help="alignment models and posteriors too"
    )
    args = parser.parse_args()
    if args.only in (None, "europarl"):
        europarl(args.data, args.tuners)
    if args.tuners and args.only in (None, "bundled"):
        bundled(args.sentences)
    if args.only in (None, "speed"):
        speed(args.data, args.sentences)
    if args.only in (None, "multi30k"):
        with tempfile.TemporaryDirectory() as folder:
            if args.nbest is not None:
                entries = read_nbest(args.nbest)[: args.sentences]
            else:
                entries = decode(args.data, args.sentences, Path(folder))
        beside = args.data / "moses-model-multi30k-de-en" / "lm.arpa.gz"
        multi30k(args.data, entries, args.lm or beside, args)


if __name__ == "__main__":
    main()
