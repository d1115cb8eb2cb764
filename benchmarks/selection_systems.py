"""Phrase-based systems of selected training pairs against one of all pairs (thesis 5.4.3).

L_∪ is trained on the union of what is selected for each test sentence, L_∪F on one selection for
the features of the whole test set, with as many pairs, and L_I is one system per test sentence.
All have the language model of the whole target side and the same weights, which are not tuned, so
that they differ by their training pairs only.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from regmt.core.arrays import Int64Array

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.core.progress import set_quiet  # noqa: E402
from regmt.decoding import lm  # noqa: E402
from regmt.decoding.alignment.alignment_model import train_alignment  # noqa: E402
from regmt.decoding.alignment.bitext import Bitext  # noqa: E402
from regmt.decoding.beam import BeamDecoder  # noqa: E402
from regmt.decoding.instance_model import InstanceTrainer  # noqa: E402
from regmt.decoding.phrase_model import Model  # noqa: E402
from regmt.decoding.phrase_table import PhraseTable  # noqa: E402
from regmt.decoding.reordering import ReorderingTable  # noqa: E402
from regmt.decoding.settings import SearchSettings  # noqa: E402
from regmt.decoding.trained_model import default_weights  # noqa: E402
from regmt.decoding.training import filter_pairs  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402
from regmt.instance_selection.selectors import make_selector  # noqa: E402
from regmt.instance_selection.text_profile import TextProfile  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.significance import paired_bootstrap  # noqa: E402

LONGEST_SENTENCE = 80  # words, as in the thesis
BLEU = make_metric("bleu", tokenize="none")
SEARCH = SearchSettings(search="cube")


class Laboratory:
    """A corpus, a language model and the test sentences, for many systems."""

    def __init__(self, corpus: Corpus, source: Sequence[str], reference: Sequence[str]) -> None:
        self.corpus = corpus
        self.source = [line.split() for line in source]
        self.reference = list(reference)
        target = corpus.target
        self.lm = lm.train([target.sentence(i) for i in range(len(target))], order=5)
        self.baseline: np.ndarray | None = None

    def translate(
        self, tables: tuple[PhraseTable, ReorderingTable | None], *sentences: Sequence[str]
    ) -> list[str]:
        """Translate with these tables."""
        assert tables[1] is not None
        model = Model(
            phrase_tables={"TranslationModel0": tables[0]},
            language_models={"LM0": self.lm},
            reordering_tables={"LexicalReordering0": tables[1]},
            weights=default_weights(),
        )
        decoder = BeamDecoder(model, settings=SEARCH)
        return [decoder.decode(words)[0].text for words in sentences]

    def one_system(self, ids: Int64Array) -> list[str]:
        """Align and extract from the pairs `ids` alone and translate all test sentences."""
        # the sentences as one: a few phrases too many, across their borders
        everything = [word for words in self.source for word in words]
        return self.translate(
            InstanceTrainer(corpus=self.corpus).tables(ids, everything), *self.source
        )

    def system_per_sentence(
        self, trainer: InstanceTrainer, selections: Sequence[Int64Array]
    ) -> list[str]:
        """Make a system for each test sentence and translate it."""
        return [
            self.translate(trainer.tables(ids, words), words)[0]
            for ids, words in zip(selections, self.source, strict=True)
        ]

    def report(self, name: str, pairs: float, words: float, output: list[str], cpu: float) -> None:
        """Print a line; the first system is the one the others are compared with."""
        statistics = BLEU.statistics(output, [self.reference])
        score = float(BLEU.score(statistics.sum(axis=0)))
        against = ""
        if self.baseline is None:
            self.baseline = statistics
        else:
            compared = paired_bootstrap(BLEU, statistics, self.baseline)
            against = f"{compared.difference:+12.2f}{compared.p:8.3f}"
        print(f"{name:36}{pairs:10,.0f}{words:13,.0f}{cpu:8.0f}{score:8.2f}{against}", flush=True)


def run(laboratory: Laboratory, sizes: Sequence[int], selector: str) -> None:
    """Print the table of one test set."""
    corpus = laboratory.corpus
    lengths = corpus.target.lengths
    queries = [" ".join(words) for words in laboratory.source]
    index = Index.build(corpus, order=2)
    print(f"{'':36}{'pairs':>10}{'target words':>13}{'CPU s':>8}{'BLEU':>8}{'- ALL':>12}{'p':>8}")

    def batch(name: str, ids: Int64Array) -> None:
        began = time.process_time()
        output = laboratory.one_system(ids)
        cpu = time.process_time() - began
        laboratory.report(name, len(ids), float(lengths[ids].sum()), output, cpu)

    batch("ALL", np.arange(len(corpus)))
    chosen = make_selector(selector).fit(index)
    ranked = [one.ids for one in chosen.select(queries, max(sizes))]
    unions = {n: np.unique(np.concatenate([ids[:n] for ids in ranked])) for n in sizes}
    together = chosen.select(queries, max(map(len, unions.values())), mode="testset")[0].ids
    for n, ids in unions.items():
        batch(f"L_∪, N = {n}", ids)
        batch(f"L_∪F, as many pairs as N = {n}", together[: len(ids)])
    bitext = Bitext.from_corpus(corpus)
    prior = train_alignment(
        bitext, corpus.source.vocabulary, corpus.target.vocabulary, method="diagonal"
    )
    for name, trainer in (
        ("aligned alone", InstanceTrainer(corpus=corpus)),
        ("links of ALL", InstanceTrainer(corpus=corpus, links=prior.align(bitext))),
    ):
        for n in sizes:
            selections = [ids[:n] for ids in ranked]
            began = time.process_time()
            output = laboratory.system_per_sentence(trainer, selections)
            cpu = time.process_time() - began
            words = float(np.mean([lengths[ids].sum() for ids in selections]))
            laboratory.report(f"L_I, N = {n}, {name}", n, words, output, cpu)


def read(data: Path, name: str, test: str) -> tuple[Corpus, list[str], list[str]]:
    """Return training pairs and a test set, tokenised as BLEU's 13a does if they are raw."""
    preprocessing = TextProfile(tokenize="13a" if name.startswith("l10n") else "none")
    sides = [
        [" ".join(preprocessing(line)) for line in read_lines(data / name / f"{part}.{language}")]
        for part in ("train", test)
        for language in name.split("-")[-2:]
    ]
    pairs = [(s, t) for s, t in zip(sides[0], sides[1], strict=True) if s and t]
    corpus = Corpus.from_strings([s for s, _ in pairs], [t for _, t in pairs])
    corpus = corpus.select(filter_pairs(corpus, max_words=LONGEST_SENTENCE))
    return corpus, sides[2], sides[3]


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data", metavar="DIR")
    parser.add_argument(
        "--sets",
        nargs="+",
        default=["multi30k-de-en/dev", "l10n-de-en/dev.wesnoth", "l10n-de-en/dev.libreoffice"],
        metavar="CORPUS/TEST",
    )
    parser.add_argument("--sentences", type=int, default=100, help="test sentences (default 100)")
    parser.add_argument("--sizes", nargs="+", type=int, default=[100, 500], metavar="N")
    parser.add_argument("--selector", default="fda")
    args = parser.parse_args()
    set_quiet(True)
    for each in args.sets:
        name, test = each.split("/")
        corpus, source, reference = read(args.data, name, test)
        step = max(1, len(source) // args.sentences)
        source, reference = (x[::step][: args.sentences] for x in (source, reference))
        print(f"\n{each}: {len(corpus):,} training pairs, {len(source)} test sentences")
        run(Laboratory(corpus, source, reference), args.sizes, args.selector)


if __name__ == "__main__":
    main()
