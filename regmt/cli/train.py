"""Train a classical phrase-based model.

Aligns words, extracts and scores phrase pairs, trains a language model, and leaves everything in a
folder for regmt decode --model (and a moses.ini for Moses, to be started in that folder). With
--dev the weights are tuned at the end. An interrupted training is continued by the same command.

examples:
  regmt train -o hotel.model
  regmt train --train train.de train.en --dev dev.de dev.en -o de-en.model --jobs 2
  regmt train --train raw.de raw.en --tokenize moses --truecase --source-lang de --target-lang en
              -o raw.model
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.align import HEURISTICS, METHODS
from regmt.cli.shared_options import (
    add_corpus_options,
    add_jobs_option,
    add_seed_option,
    positive_int,
    read_corpus,
    read_parallel,
)

if TYPE_CHECKING:
    from regmt.decoding.training import TrainingOptions

HELP = "train a classical phrase-based model"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("-o", "--output", metavar="DIR", help="the model folder to write")
    parser.add_argument("--force", action="store_true", help="repeat steps that are done already")
    add_corpus_options(parser, index=False)
    parser.add_argument(
        "--truecase",
        action="store_true",
        help="train on lower-cased text and restore the case of what is translated",
    )
    filters = parser.add_argument_group("filters")
    filters.add_argument(
        "--max-words", type=positive_int, default=100, metavar="N", help="per side (default 100)"
    )
    filters.add_argument(
        "--max-ratio",
        type=float,
        default=9.0,
        metavar="R",
        help="words of one side per word of the other, at most (default 9)",
    )
    model = parser.add_argument_group("model")
    model.add_argument(
        "--method",
        choices=METHODS,
        default="agreement",
        help="of alignment (default agreement: HMMs of both directions, trained together)",
    )
    model.add_argument(
        "--symmetrize",
        choices=HEURISTICS,
        default="grow-diag-final-and",
        metavar="HEURISTIC",
        help="as of regmt align (default grow-diag-final-and)",
    )
    model.add_argument(
        "--max-phrase", type=positive_int, default=7, metavar="N", help="words, 1-7 (default 7)"
    )
    model.add_argument(
        "--smoothing",
        choices=("none", "good-turing", "kneser-ney", "add"),
        default="kneser-ney",
        help="of phrase probabilities (default kneser-ney; none for relative frequencies)",
    )
    model.add_argument(
        "--lexical",
        choices=("links", "zens-ney"),
        default="links",
        help="lexical weights (default links)",
    )
    model.add_argument(
        "--reordering",
        choices=("none", "word", "phrase", "hierarchical"),
        default="word",
        help="lexicalised reordering model (default word)",
    )
    model.add_argument(
        "--collapse",
        action="store_true",
        help="2 reordering features, one per direction, not 6",
    )
    model.add_argument(
        "--orientations",
        choices=("add", "map"),
        default="add",
        help="their smoothing: add 0.5 to each count, or a hierarchy of priors (default add)",
    )
    model.add_argument(
        "--prune", action="store_true", help="leave out phrase pairs that are not significant"
    )
    model.add_argument(
        "--lm-order",
        type=positive_int,
        default=5,
        metavar="N",
        help="n-grams of the LM (default 5)",
    )
    tuning = parser.add_argument_group("tuning")
    tuning.add_argument(
        "--dev", nargs="+", metavar="FILE", help="source and reference(s) to tune the weights on"
    )
    tuning.add_argument("--tuner", default="mert", metavar="NAME", help="(default mert)")
    tuning.add_argument("--metric", default="bleu", metavar="NAME", help="(default bleu)")
    tuning.add_argument(
        "--iterations", type=positive_int, default=10, metavar="N", help="at most (default 10)"
    )
    add_seed_option(parser)
    add_jobs_option(parser)


def run(args: argparse.Namespace) -> None:
    """Train, tune if asked, and say where the model is."""
    from regmt.core.errors import InputError
    from regmt.core.progress import notice
    from regmt.decoding.training import train_model

    if args.output is None:
        raise InputError("no folder to write", remedy="give one with -o DIR")
    if args.dev is not None and len(args.dev) < 2:
        raise InputError("--dev takes a source and its reference(s)", remedy="--dev SRC REF…")
    options = _options(args)
    dev = _read_dev(args.dev)  # now: a mistake in them should not cost the training
    folder = train_model(
        read_corpus(args), args.output, options=options, jobs=args.jobs, force=args.force
    )
    if dev:
        _tune(args, options, dev)
    notice(f"model in {folder}")


def _options(args: argparse.Namespace) -> TrainingOptions:
    from regmt.core.errors import InputError
    from regmt.decoding.extraction.phrase_scoring import PhraseOptions
    from regmt.decoding.training import TrainingOptions

    if args.max_phrase > 7:
        raise InputError(f"--max-phrase {args.max_phrase}", remedy="use 1 to 7")
    if args.max_ratio < 1.0:
        raise InputError(f"--max-ratio {args.max_ratio}", remedy="use 1 or more, for instance 9")
    return TrainingOptions(
        method=args.method,
        heuristic=args.symmetrize,
        phrases=PhraseOptions(
            longest=args.max_phrase,
            smoothing=args.smoothing,
            lexical=args.lexical,
            reordering=args.reordering,
            add_to_orientations=0.5 if args.orientations == "add" else None,
            collapse=args.collapse,
            prune=args.prune,
        ),
        lm_order=args.lm_order,
        max_words=args.max_words,
        max_ratio=args.max_ratio,
        truecase=args.truecase,
    )


def _read_dev(paths: list[str] | None) -> list[list[str]]:
    """Read the source and the references to tune on."""
    from regmt.core.files import read_lines

    if paths is None:
        return []
    source = read_lines(paths[0])
    return [source, *(read_parallel(path, paths[0], len(source)) for path in paths[1:])]


def _tune(args: argparse.Namespace, options: TrainingOptions, dev: list[list[str]]) -> None:
    """Tune the weights with ``regmt tune`` and put them in place."""
    from pathlib import Path

    from regmt.cli import tune
    from regmt.core.files import atomic_write
    from regmt.decoding.raw_text import RawText
    from regmt.decoding.training import (
        UNTUNED_WEIGHTS,
        WEIGHTS,
        Steps,
        write_moses_ini,
    )
    from regmt.decoding.weights import read_weights

    folder = Path(args.output)
    steps = Steps(folder)
    text = RawText.load(folder)
    # The dev set as the models see it: tokenised, and in lower case if they are.
    prepared = []
    content: list[list[str]] = []
    for number, raw in enumerate(dev):
        preprocessing = text.source if number == 0 else text.target
        lines = [" ".join(preprocessing(line)) for line in raw]
        content.append(lines)
        prepared.append(folder / ("dev.source" if number == 0 else f"dev.reference{number}"))
        with atomic_write(prepared[-1]) as stream:
            stream.writelines(f"{line}\n" for line in lines)

    def work() -> None:
        parser = argparse.ArgumentParser()
        tune.add_arguments(parser)
        words = ["--model", str(folder), "--weights", str(folder / UNTUNED_WEIGHTS)]
        words += ["--dev", *map(str, prepared), "--tuner", args.tuner, "--metric", args.metric]
        words += ["--iterations", str(args.iterations), "--seed", str(args.seed)]
        words += ["--jobs", str(args.jobs), "--output", str(folder / WEIGHTS)]
        words += ["--tokenize", "none"] if args.metric == "bleu" else []
        tune.run(parser.parse_args(words))
        weights = read_weights(folder / WEIGHTS)
        write_moses_ini(folder, weights, options)

    choices = [args.tuner, args.metric, args.iterations, args.seed]
    before = {name: value for name, value in steps.done.items() if name != "tune"}
    steps.run("tune", "", [before, content, *choices], [WEIGHTS], work)
