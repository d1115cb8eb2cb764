"""Table 8.7: weighted BER, precision, recall and F1 of the learners, beside the printed figures.

The thesis used Europarl German-English and dice; here the first half of a dev set gives each
learner its threshold and the second half the figures. `regmt reproduce 8.7` is the short form.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402
from regmt.instance_selection.ngrams import Orders  # noqa: E402
from regmt.reproduction.data import Bitext  # noqa: E402
from regmt.reproduction.learners import COLUMNS, PRINTED_8_7, compare  # noqa: E402
from regmt.reproduction.result import Table  # noqa: E402

LEARNERS = ("ridge", "fsr", "qp", "ith", "svr", "logreg", "svc", "lp")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    beside = ROOT.parent / "shared" / "data"
    parser.add_argument("--data", type=Path, default=beside, help="folder of the corpora")
    parser.add_argument("--corpus", default="multi30k-de-en")
    parser.add_argument("--sentences", type=int, default=200)
    parser.add_argument("--instances", type=int, default=100)
    parser.add_argument("--selector", default="dice")
    parser.add_argument("--orders", nargs="+", default=list(PRINTED_8_7), choices=list(PRINTED_8_7))
    parser.add_argument("--learners", nargs="+", default=list(LEARNERS))
    args = parser.parse_args()

    folder = args.data / args.corpus
    source, target = args.corpus.split("-")[-2:]
    corpus = Corpus.from_files(folder / f"train.{source}", folder / f"train.{target}")
    index = Index.build(corpus, order=2)
    lines = [read_lines(folder / f"dev.{side}")[: args.sentences] for side in (source, target)]
    print(f"{args.corpus}, {len(lines[0])} sentences, m = {args.instances} by {args.selector}")
    for text in args.orders:
        scores, size = compare(
            index,
            Orders.parse(text),
            Bitext(*lines),
            args.learners,
            selector=args.selector,
            instances=args.instances,
        )
        table = Table(
            title=f"\n{text}-grams, N_X × N_Y ≈ {size[0]:.0f} × {size[1]:.0f}",
            columns=[*COLUMNS, "threshold", "cpu ms"],
            rows={n: (*s.figures, s.threshold, s.milliseconds) for n, s in scores.items()},
            printed={n: PRINTED_8_7[text][n] for n in args.learners if n in PRINTED_8_7[text]},
            printed_columns=COLUMNS,
        )
        print(table.text(), flush=True)


if __name__ == "__main__":
    main()
