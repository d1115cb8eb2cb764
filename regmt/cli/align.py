"""Align the words of a parallel corpus.

Prints one line of Pharaoh links (source-target, from 0) per sentence pair. With --gold the first
lines of the text are scored against gold alignments. With --save the model is kept; with --model a
saved one aligns other text, exactly as it would have when it was trained.

With --learner the links come from a regression matrix W over words, learned for each sentence pair
from other pairs selected for it (thesis 8.7); the threshold is given, or chosen on the first pairs
of --gold with --dev.

examples:
  regmt align --train corpus.de corpus.en -o corpus.links
  regmt align --train corpus.de corpus.en --method hmm --symmetrize union --save my.model
  regmt align --train new.de new.en --model my.model -o new.links
  regmt align --train text.tsv --gold text.tsv
  regmt align --train text.tsv --learner fsr --pairs 100 --threshold 0.3
  regmt align --train text.tsv --learner fsr --gold text.tsv --dev 50
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.shared_options import (
    add_corpus_options,
    add_jobs_option,
    add_output_option,
    open_output,
    parse_assignments,
    positive_int,
    read_corpus,
)

if TYPE_CHECKING:
    from regmt.decoding.alignment.error_rate import AlignmentScores
    from regmt.decoding.alignment.links import Links
    from regmt.decoding.alignment.pharaoh import Gold
    from regmt.instance_selection.corpus import Corpus

HELP = "align the words of a parallel corpus"

METHODS = ("ibm1", "diagonal", "hmm", "agreement")

HEURISTICS = (
    "intersection",
    "union",
    "grow",
    "grow-diag",
    "grow-final",
    "grow-final-and",
    "grow-diag-final",
    "grow-diag-final-and",
    "forward",
    "backward",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_corpus_options(parser, index=False)
    group = parser.add_argument_group("alignment")
    group.add_argument(
        "--method",
        choices=METHODS,
        help="alignment model: IBM 1, IBM 2 near the diagonal (the fastest), HMM, or HMMs of both "
        "directions trained together (default: agreement)",
    )
    group.add_argument(
        "--iterations", type=positive_int, default=5, metavar="N", help="of EM (default 5)"
    )
    group.add_argument(
        "--symmetrize",
        choices=HEURISTICS,
        default="grow-diag-final-and",
        metavar="HEURISTIC",
        help="how to join both directions, or forward or backward for one of them "
        f"({', '.join(HEURISTICS)}; default: grow-diag-final-and)",
    )
    group.add_argument(
        "--posterior",
        type=float,
        metavar="P",
        help="take all links of at least this posterior probability, not the best alignment",
    )
    group.add_argument(
        "--p0", type=float, metavar="P", help="probability of the empty word when aligning"
    )
    group.add_argument("--save", metavar="DIR", help="keep the trained model in this folder")
    group.add_argument("--model", metavar="DIR", help="use a saved model instead of training one")
    group.add_argument(
        "--links",
        nargs="+",
        metavar="FILE",
        help="do not align: read links, or two directions of links to symmetrize, from here",
    )
    group.add_argument(
        "--gold",
        metavar="FILE",
        help="gold alignments of the first sentence pairs: 'i-j' sure, 'ipj' possible, or the "
        "last column of a tab-separated file; prints AER, precision and recall "
        "(and the links only with -o)",
    )
    group.add_argument(
        "--gold-base",
        type=int,
        choices=(0, 1),
        help="number of the first word in --gold (default: guessed)",
    )
    regression = parser.add_argument_group("alignment from W")
    regression.add_argument("--learner", metavar="NAME", help="learn W with it (fsr, ridge, qp, …)")
    regression.add_argument(
        "--learner-option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="may be repeated",
    )
    regression.add_argument(
        "--selector", default="dice", metavar="NAME", help="of the instances (default dice)"
    )
    regression.add_argument(
        "--instances", type=positive_int, default=100, metavar="N", help="per pair (default 100)"
    )
    regression.add_argument(
        "--threshold",
        type=float,
        default=0.2,
        metavar="T",
        help="link words of a higher weight (default 0.2)",
    )
    regression.add_argument(
        "--dev",
        type=positive_int,
        metavar="N",
        help="choose the threshold on the first N gold pairs; the others are scored",
    )
    regression.add_argument(
        "--pairs", type=positive_int, metavar="N", help="align only the first N sentence pairs"
    )
    add_jobs_option(parser)
    add_output_option(parser, "links")


def run(args: argparse.Namespace) -> None:
    """Align, write the links and score them."""
    from regmt.core.errors import InputError
    from regmt.core.files import check_new_folder

    for name in ("posterior", "p0"):
        value = getattr(args, name)
        if value is not None and not 0.0 <= value < 1.0:
            raise InputError(f"--{name} {value} is not a probability", remedy="use 0 ≤ P < 1")
    if args.save is not None:
        check_new_folder(args.save)
    corpus = read_corpus(args)
    if args.learner is not None:
        _align_with_w(args, corpus)
        return
    for name in ("pairs", "dev"):
        if getattr(args, name) is not None:
            raise InputError(f"--{name} without --learner", remedy="add --learner fsr")
    links = _links_from_files(args, corpus) if args.links else _links_from_model(args, corpus)
    _write(args, links)
    if args.gold is not None:
        _print_scores(args, corpus, links)


def _align_with_w(args: argparse.Namespace, corpus: Corpus) -> None:
    """Align with W, choose the threshold if asked, write and score."""
    from regmt.core.errors import InputError
    from regmt.core.progress import notice
    from regmt.decoding.alignment.pharaoh import read_gold
    from regmt.translation.regression_alignment import AlignmentOptions, align_with_w

    for name in ("method", "model", "save", "links"):
        if getattr(args, name) is not None:
            raise InputError(f"--learner and --{name} together", remedy="leave one of them out")
    gold = None if args.gold is None else read_gold(args.gold, base=args.gold_base)
    if args.dev is not None and (gold is None or args.dev >= len(gold)):
        raise InputError(
            f"--dev {args.dev} leaves no gold pairs to score", remedy="give --gold, and fewer"
        )
    n = min(args.pairs or len(corpus), len(corpus))
    if gold is not None:
        _check_gold(gold, corpus, n, args.gold)
        if args.output is None and args.pairs is None:
            n = len(gold)  # nothing else is asked for
    options = AlignmentOptions(
        selector=args.selector,
        learner=args.learner,
        learner_options=parse_assignments(args.learner_option, "--learner-option"),
        instances=args.instances,
    )
    found = align_with_w(
        corpus,
        options,
        pairs=n,
        threshold=args.threshold,
        gold=gold,
        dev=args.dev or 0,
        jobs=args.jobs,
    )
    if args.dev:
        notice(f"threshold {found.threshold:g}, chosen on the first {args.dev} pairs")
    _write(args, found.links)
    if gold is not None and found.scores is not None:
        _show(found.scores, len(gold) - (args.dev or 0))


def _write(args: argparse.Namespace, links: Links) -> None:
    """Write the links, if they are asked for."""
    from regmt.decoding.alignment.pharaoh import format_links

    if args.gold is None or args.output is not None:
        with open_output(args.output) as stream:
            stream.writelines(f"{line}\n" for line in format_links(links))


def _links_from_model(args: argparse.Namespace, corpus: Corpus) -> Links:
    from regmt.core.errors import InputError
    from regmt.decoding.alignment.alignment_model import AlignmentModel, train_alignment
    from regmt.decoding.alignment.bitext import Bitext

    if args.model is not None:
        if args.save is not None or args.method is not None:
            option = "--save" if args.save is not None else "--method"
            raise InputError(f"{option} and --model together", remedy=f"leave {option} out")
        model = AlignmentModel.load(args.model)
        bitext = model.bitext(corpus)
    else:
        bitext = Bitext.from_corpus(corpus)
        model = train_alignment(
            bitext,
            corpus.source.vocabulary,
            corpus.target.vocabulary,
            method=args.method or "agreement",
            iterations=args.iterations,
            jobs=args.jobs,
        )
        if args.save is not None:
            model.save(args.save)
    return model.align(
        bitext,
        heuristic=args.symmetrize,
        threshold=args.posterior,
        p0=args.p0,
        jobs=args.jobs,
    )


def _links_from_files(args: argparse.Namespace, corpus: Corpus) -> Links:
    from regmt.core.errors import InputError
    from regmt.decoding.alignment.pharaoh import check_links, read_links
    from regmt.decoding.alignment.symmetrize import symmetrize

    if len(args.links) > 2:
        raise InputError(f"--links takes one or two files, not {len(args.links)}")
    for name in ("method", "model", "save", "posterior", "p0"):
        if getattr(args, name) is not None:
            raise InputError(f"--links and --{name} together", remedy="leave one of them out")
    sides = []
    for path in args.links:
        links = read_links(path)
        check_links(links, corpus.source.lengths, corpus.target.lengths, path=path)
        sides.append(links)
    if len(sides) == 1:
        return sides[0]
    if args.symmetrize in ("forward", "backward"):
        return sides[args.symmetrize == "backward"]
    forward, backward = sides
    return symmetrize(
        forward,
        backward,
        corpus.source.offsets,
        corpus.target.offsets,
        heuristic=args.symmetrize,
    )


def _print_scores(args: argparse.Namespace, corpus: Corpus, links: Links) -> None:
    from regmt.decoding.alignment.error_rate import evaluate_alignment
    from regmt.decoding.alignment.pharaoh import read_gold

    gold = read_gold(args.gold, base=args.gold_base)
    _check_gold(gold, corpus, len(links), args.gold)
    _show(evaluate_alignment(links.select(range(len(gold))), gold), len(gold))


def _check_gold(gold: Gold, corpus: Corpus, n_aligned: int, path: str) -> None:
    """Refuse gold alignments of more, or of other, sentence pairs than those that are aligned."""
    from regmt.core.errors import InputError
    from regmt.decoding.alignment.pharaoh import check_links

    n = len(gold)
    if n > n_aligned:
        raise InputError(
            f"{n} gold alignments for {n_aligned} sentence pairs",
            path=path,
            remedy="give at most one line per sentence pair",
        )
    check_links(gold.possible, corpus.source.lengths[:n], corpus.target.lengths[:n], path=path)


def _show(scores: AlignmentScores, n: int) -> None:
    print(
        f"AER {scores.aer:.4f}  precision {scores.precision:.4f}  recall {scores.recall:.4f}  "
        f"({scores.n_links} links, {scores.n_sure} sure gold links, {n} sentence pairs)"
    )
