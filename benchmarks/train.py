"""The classical model: time and memory of each step, per-sentence models, and BLEU on dev."""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from regmt.core.files import read_lines
from regmt.core.progress import set_quiet
from regmt.decoding import lm
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.extraction.phrase_scoring import score_phrases
from regmt.decoding.instance_model import InstanceTrainer
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import phrases_of
from regmt.decoding.training import filter_pairs, train_model
from regmt.decoding.training_options import TrainingOptions
from regmt.instance_selection.corpus import Corpus
from regmt.metrics import make_metric

Result = TypeVar("Result")


def timed(name: str, work: Callable[[], Result], goal: float | None = None) -> Result:
    """Run `work` and print its wall and CPU time."""
    wall, cpu = time.perf_counter(), time.process_time()
    result = work()
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    ratio = "" if goal is None else f"{cpu / goal:12.2f}"
    print(f"{name:44}{wall:10.2f}{cpu:10.2f}{ratio}", flush=True)
    return result


def steps(corpus: Corpus, folder: Path) -> None:
    """Time each step alone, then the whole training."""
    print(f"{'':44}{'seconds':>10}{'CPU':>10}{'of the goal':>12}")
    train_model(corpus.select(range(200)), folder / "compile")
    bitext = timed("word pairs", lambda: Bitext.from_corpus(corpus))
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary

    def align(method: str) -> InstanceTrainer:
        model = train_alignment(bitext, *vocabularies, method=method, jobs=2)
        return InstanceTrainer(corpus=corpus, links=model.align(bitext, jobs=2))

    timed("diagonal model, both directions (goal 8 s)", lambda: align("diagonal"), 8.0)
    timed("HMM, both directions", lambda: align("hmm"))
    links = timed("agreement, both directions", lambda: align("agreement")).links
    assert links is not None

    def tables() -> None:
        scored = score_phrases(corpus, links).sorted_by_text()
        scored.write_phrase_table(folder / "phrase-table.gz")
        scored.write_reordering_table(folder / "reordering-table.gz")

    timed("extraction, scoring, reordering (goal 20 s)", tables, 20.0)
    sentences = [corpus.target.sentence(i) for i in range(len(corpus))]
    timed("5-gram language model", lambda: lm.train(sentences, order=5))
    for method in ("diagonal", "hmm", "agreement"):
        options = TrainingOptions(method=method)
        name = f"whole training, {method} (goal 45 s)"
        timed(
            name,
            lambda o=options, m=method: train_model(corpus, folder / m, options=o, jobs=2),
            45.0,
        )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory {peak:,.0f} MB")


def instances(corpus: Corpus) -> None:
    """Time models of selected sentence pairs."""
    bitext = Bitext.from_corpus(corpus)
    prior = train_alignment(bitext, corpus.source.vocabulary, corpus.target.vocabulary)
    rng = np.random.default_rng(0)
    print("\nmodels of selected instances: CPU ms per sentence (goal 150 ms at 500)")
    for name, trainer in (
        ("links known", InstanceTrainer(corpus=corpus, links=prior.align(bitext))),
        ("aligned with a prior", InstanceTrainer(corpus=corpus, prior=prior)),
        ("aligned alone", InstanceTrainer(corpus=corpus)),
    ):
        cells = []
        for n in (100, 500):
            chosen = [rng.choice(len(corpus), n, replace=False) for _ in range(11)]
            sentence = corpus.source.sentence(int(chosen[0][0]))
            trainer.tables(chosen[0], sentence)
            start = time.process_time()
            for ids in chosen[1:]:
                trainer.tables(ids, sentence)
            cells.append(f"{(time.process_time() - start) * 100:10.1f}")
        print(f"{name:24}" + "".join(cells))


def quality(folder: Path, source: Path, reference: Path) -> None:
    """Print the BLEU of the untuned models on a dev set."""
    sentences = [line.split() for line in read_lines(source)]
    references = [read_lines(reference)]
    metric = make_metric("bleu", tokenize="none")
    for method in ("diagonal", "hmm", "agreement"):
        model = Model.load(folder / method, wanted=phrases_of(sentences, 7))
        decoder = BeamDecoder(model, settings=replace(model.settings, search="cube"))
        output = [decoder.decode(tokens)[0].text for tokens in sentences]
        score = metric.score(metric.statistics(output, references).sum(axis=0))
        print(f"BLEU on dev, untuned, {method}: {float(score):.2f}", flush=True)


def growth(corpus: Corpus, folder: Path) -> None:
    """Time alignment and tables on a quarter, a half and all of a corpus.

    Every fourth or second pair is taken, so that the parts are alike. A pair costs as much as it
    has cells (words × words), which is why they are given.
    """
    train_model(corpus.select(range(200)), folder / "compile")
    columns = (
        "pairs",
        "M cells",
        "align s",
        "µs/pair",
        "tables s",
        "µs/pair",
        "M phrases",
        "peak MB",
    )
    print("".join(f"{name:>11}" for name in columns))
    for step in (4, 2, 1):
        part = filter_pairs(corpus.select(range(0, len(corpus), step)))
        began = time.process_time()
        bitext = Bitext.from_corpus(part)
        cells = len(bitext.cells) / 1e6
        vocabularies = part.source.vocabulary, part.target.vocabulary
        links = train_alignment(bitext, *vocabularies, method="agreement").align(bitext)
        del bitext
        aligned = time.process_time()
        scored = score_phrases(part, links).sorted_by_text()
        scored.write_phrase_table(folder / "phrase-table.gz")
        scored.write_reordering_table(folder / "reordering-table.gz")
        done = time.process_time()
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        n = len(part)
        row = f"{n:11,}{cells:11.1f}"
        for seconds in (aligned - began, done - aligned):
            row += f"{seconds:11.1f}{1e6 * seconds / n:11.0f}"
        print(row + f"{len(scored) / 1e6:11.2f}{peak:11,.0f}", flush=True)
        del scored, links


def main() -> None:
    """Run all parts."""
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(__file__).resolve().parents[2] / "shared" / "data"
    parser.add_argument("--data", type=Path, default=default, help="folder of the corpora")
    parser.add_argument(
        "--corpus", default="multi30k-de-en", help="corpus below it (default multi30k-de-en)"
    )
    parser.add_argument("--no-bleu", action="store_true", help="do not decode the dev set")
    parser.add_argument(
        "--growth", action="store_true", help="only time a quarter, a half and all of the corpus"
    )
    args = parser.parse_args()
    set_quiet(True)
    source, target = args.corpus.split("-")[-2:]
    data = args.data / args.corpus
    corpus = Corpus.from_files(data / f"train.{source}", data / f"train.{target}", skip_empty=True)
    print(f"{args.corpus}: {len(corpus):,} sentence pairs")
    with tempfile.TemporaryDirectory() as folder:
        if args.growth:
            growth(corpus, Path(folder))
            return
        steps(corpus, Path(folder))
        instances(corpus)
        if not args.no_bleu:
            quality(Path(folder), data / f"dev.{source}", data / f"dev.{target}")


if __name__ == "__main__":
    main()
