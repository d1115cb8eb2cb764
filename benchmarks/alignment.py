"""Alignment error rates on hand-aligned text, and the time both directions take."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

from regmt.core.files import read_lines
from regmt.decoding.alignment import corpus_text
from regmt.decoding.alignment.alignment_model import METHODS, train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.corpus_text import CorpusText
from regmt.decoding.alignment.error_rate import evaluate_alignment
from regmt.decoding.alignment.hmm import HmmOptions
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import read_gold
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.text_profile import TextProfile

HEURISTICS = ("forward", "backward", "intersection", "grow-diag", "grow-diag-final-and")


def read_xlwa(data: Path, n_further: int) -> tuple[Corpus, Path]:
    """Return English-Spanish text, the gold-aligned dev set first, then l10n text."""
    gold = data / "alignment-en-es-xlwa" / "dev.tsv"
    rows = [line.split("\t")[:2] for line in read_lines(gold)]
    rows += [line.split("\t")[:2] for line in read_lines(gold.with_name("train.tsv"))]
    pairs = [(source.lower(), target.lower()) for source, target in rows]
    english, spanish = (
        TextProfile(tokenize="moses", lowercase=True, language=language)
        for language in ("en", "es")
    )
    folder = data / "l10n-es-en"
    further = zip(read_lines(folder / "train.en"), read_lines(folder / "train.es"), strict=True)
    for _, (source, target) in zip(range(n_further), further, strict=False):
        words = english(source), spanish(target)
        if all(0 < len(side) <= 60 for side in words):
            pairs.append((" ".join(words[0]), " ".join(words[1])))
    return Corpus.from_strings([s for s, _ in pairs], [t for _, t in pairs]), gold


def error_rates(data: Path, n_further: int) -> None:
    """Print the alignment error rate of each model and heuristic."""
    corpus, path = read_xlwa(data, n_further)
    gold = read_gold(path)
    bitext = Bitext.from_corpus(corpus)
    print(f"AER on {len(gold)} sentence pairs, trained on {len(corpus):,}")
    print(f"{'':24}" + "".join(f"{name:>22}" for name in HEURISTICS))
    plain = HmmOptions(conditioning="none")
    for name, method, options in (
        ("IBM 1", "ibm1", None),
        ("IBM 2, diagonal", "diagonal", None),
        ("HMM", "hmm", plain),
        ("HMM, previous word", "hmm", None),
        ("HMMs that agree", "agreement", None),
    ):
        model = train_alignment(
            bitext,
            corpus.source.vocabulary,
            corpus.target.vocabulary,
            method=method,
            hmm_options=options,
            jobs=2,
        )
        cells = []
        for heuristic in HEURISTICS:
            links = model.align(bitext, heuristic=heuristic, jobs=2).select(range(len(gold)))
            cells.append(f"{evaluate_alignment(links, gold).aer:22.4f}")
        print(f"{name:24}" + "".join(cells))


def in_pieces(data: Path, n_further: int) -> None:
    """Print the error rate if few pairs train the model, as of corpora above a million pairs."""
    corpus, path = read_xlwa(data, n_further)
    gold = read_gold(path)
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    print(f"\nAER of grow-diag-final-and, links (F) shared with the model of all {len(corpus):,}")

    def report(name: str, links: Links) -> None:
        aer = evaluate_alignment(links.select(range(len(gold))), gold).aer
        cells = [
            set(zip(*map(np.ndarray.tolist, (x.owner, x.source, x.target)), strict=True))
            for x in (links, of_all)
        ]
        shared = 2 * len(cells[0] & cells[1]) / sum(map(len, cells))
        print(f"{name:46}{aer:8.4f}{shared:8.3f}")

    whole = Bitext.from_corpus(corpus)
    of_all = train_alignment(whole, *vocabularies, jobs=2).align(whole, jobs=2)
    report("all pairs train", of_all)
    for share in (5, 10):
        corpus_text.TRAINED_PAIRS = len(corpus) // share
        corpus_text.PAIRS_AT_ONCE = len(corpus) // 5
        text = CorpusText(corpus)
        model = train_alignment(text.training, *vocabularies, jobs=2)
        report(f"1/{share} train", model.align(whole, jobs=2))
        report(f"1/{share} train, fifths as in `CorpusText`", text.align(model, jobs=2))


def speed(data: Path) -> None:
    """Print how long 29,000 sentence pairs take, and how far this is from the goal."""
    folder = data / "multi30k-de-en"
    corpus = Corpus.from_files(folder / "train.de", folder / "train.en")
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    small = Bitext.from_corpus(corpus.select(range(50)))
    for method in METHODS:  # compile
        model = train_alignment(small, *vocabularies, method=method)
        model.align(small)
    print(f"\n{len(corpus):,} sentence pairs, both directions, 5 iterations, symmetrised")
    print(f"{'':12}{'seconds':>10}{'CPU':>10}{'of the 8 s allowed':>22}")
    for method in METHODS:
        wall, cpu = time.perf_counter(), time.process_time()
        bitext = Bitext.from_corpus(corpus)
        model = train_alignment(bitext, *vocabularies, method=method, jobs=2)
        model.align(bitext, jobs=2)
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        print(f"{method:12}{wall:10.2f}{cpu:10.2f}{cpu / 8.0:22.2f}")


def main() -> None:
    """Run both parts."""
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(__file__).resolve().parents[2] / "shared" / "data"
    parser.add_argument("--data", type=Path, default=default, help="folder of the corpora")
    parser.add_argument(
        "--pairs", type=int, default=20000, help="lines of l10n-es-en added (default 20000)"
    )
    args = parser.parse_args()
    error_rates(args.data, args.pairs)
    in_pieces(args.data, args.pairs)
    speed(args.data)


if __name__ == "__main__":
    main()
