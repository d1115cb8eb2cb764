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
from regmt.reproduction.learners import compare  # noqa: E402
from regmt.reproduction.registry import find_entry  # noqa: E402

ENTRY = find_entry("8.7")
LEARNERS = ("ridge", "fsr", "qp", "ith", "svr", "logreg", "svc", "lp")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    beside = ROOT.parent / "shared" / "data"
    parser.add_argument("--data", type=Path, default=beside, help="folder of the corpora")
    parser.add_argument("--corpus", default="multi30k-de-en")
    parser.add_argument("--sentences", type=int, default=200)
    parser.add_argument("--instances", type=int, default=100)
    parser.add_argument("--selector", default="dice")
    orders = list(ENTRY.printed)
    parser.add_argument("--orders", nargs="+", default=orders, choices=orders)
    parser.add_argument("--learners", nargs="+", default=list(LEARNERS))
    args = parser.parse_args()

    folder = args.data / args.corpus
    source, target = args.corpus.split("-")[-2:]
    corpus = Corpus.from_files(folder / f"train.{source}", folder / f"train.{target}")
    index = Index.build(corpus, order=2)
    lines = [read_lines(folder / f"dev.{side}")[: args.sentences] for side in (source, target)]
    print(f"{args.corpus}, {len(lines[0])} sentences, m = {args.instances} by {args.selector}")
    for text in args.orders:
        scores, title = compare(
            index,
            Orders.parse(text),
            Bitext(*lines),
            args.learners,
            selector=args.selector,
            instances=args.instances,
        )
        table = ENTRY.table(
            {n: (*s.figures, s.threshold, s.milliseconds) for n, s in scores.items()},
            title=f"\n{title}",
            printed={n: row for n, row in ENTRY.printed[text].items() if n in args.learners},
        )
        print(table.text(), flush=True)


if __name__ == "__main__":
    main()
