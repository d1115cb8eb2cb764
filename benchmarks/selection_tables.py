"""Tables 5.1, 5.2 and 5.6 of the RegMT thesis on open data: what the selectors cover.

100 instances are selected for each dev sentence. `scov` and `tcov` are the coverage of the bigrams
of each sentence by its own selection, averaged; `union tcov` is that of all dev sentences by all
that was selected. `regmt reproduce 5.1` is the short form.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402
from regmt.instance_selection.coverage import mean  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402
from regmt.instance_selection.text_profile import TextProfile  # noqa: E402
from regmt.reproduction.data import Bitext  # noqa: E402
from regmt.reproduction.estimate import Resampling  # noqa: E402
from regmt.reproduction.registry import find_entry  # noqa: E402
from regmt.reproduction.selection_coverage import (  # noqa: E402
    measure,
    select,
    target_coverage,
    union,
)

DATA = {
    "multi30k-de-en": ("dev", "none"),
    "eutrans-es-en": ("dev", "none"),
    "l10n-de-en/wesnoth": ("dev.wesnoth", "13a"),
    "l10n-de-en/libreoffice": ("dev.libreoffice", "13a"),
}
"""Corpus → its dev set and how it is tokenized."""

PRINTED = {**find_entry("5.2").printed, "dice": find_entry("5.6").printed["dice"][:3]}
OTHERS = ("fda5", "shortest", "idf-quota", "alignment", "perplexity", "random")


def main() -> None:
    """Print the tables for each corpus."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data", metavar="DIR")
    parser.add_argument("--corpus", choices=tuple(DATA), action="append", help="default: all")
    parser.add_argument("--sentences", type=int, default=200, help="dev sentences (default 200)")
    parser.add_argument("--instances", type=int, default=100, help="per sentence (default 100)")
    parser.add_argument("--table", choices=("5.1", "5.2"), help="default: both")
    parser.add_argument("--all", action="store_true", help="the other selectors too")
    args = parser.parse_args()
    for corpus in args.corpus or DATA:
        dev, tokenizer = DATA[corpus]
        folder = args.data / corpus.partition("/")[0]
        languages = folder.name.split("-")[-2:]
        preprocessing = TextProfile(tokenize=tokenizer)
        train = [folder / f"train.{language}" for language in languages]
        index = Index.build(
            Corpus.from_files(
                *train, source_preprocessing=preprocessing, target_preprocessing=preprocessing
            ),
            order=2,
        )
        test = Bitext(*(read_lines(folder / f"{dev}.{side}") for side in languages))
        test = test.sample(args.sentences)
        print(f"{corpus}: {len(index):,} pairs, {len(test)} sentences, N = {args.instances}")
        if args.table != "5.2":
            print(f"\n  {'init':<8}{'decay':<13}{'scov':>8}{'tcov':>8}   (Table 5.1)")
            for init in ("one", "idf"):
                for decay in ("none", "inverse", "exponential"):
                    options = {"init": init, "decay": decay}
                    ids = select(index, "fda", test.source, args.instances, options=options)
                    measures = measure(index, ids, test)
                    scov, tcov = mean(measures.scov["2"]), mean(measures.tcov["2"])
                    print(f"  {init:<8}{decay:<13}{scov:>8.3f}{tcov:>8.3f}", flush=True)
        if args.table != "5.1":
            print(
                f"\n  {'selector':<12}{'bigrams':>10}{'words':>8}{'tcov':>8}{'union tcov':>12}"
                f"   printed (Tables 5.2, 5.6): bigrams, words, tcov"
            )
            for name in (*PRINTED, *(OTHERS if args.all else ())):
                selections = select(index, name, test.source, args.instances)
                measures = measure(index, selections, test)
                covered = target_coverage(index, union(selections), test, Resampling(len(test)))
                printed = "".join(f"{x:>10,}" for x in PRINTED.get(name, ()))
                print(
                    f"  {name:<12}{measures.unique_target_bigrams:>10,}"
                    f"{measures.words_per_sentence[1]:>8.1f}{mean(measures.tcov['2']):>8.3f}"
                    f"{covered.value:>12.3f}   {printed}",
                    flush=True,
                )
        print()


if __name__ == "__main__":
    main()
