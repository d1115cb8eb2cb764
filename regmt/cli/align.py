"""Align the words of a parallel corpus.

Prints one line of Pharaoh links (source-target, from 0) per sentence pair. With --gold the first
lines of the text are scored against gold alignments. With --save the model is kept; with --model a
saved one aligns other text, exactly as it would have when it was trained.

examples:
  regmt align --train corpus.de corpus.en -o corpus.links
  regmt align --train corpus.de corpus.en --method hmm --symmetrize union --save hmm.model
  regmt align --train new.de new.en --model hmm.model -o new.links
  regmt align --train text.tsv --gold text.tsv
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.options import (
    add_corpus_options,
    add_jobs_option,
    add_output_option,
    open_output,
    positive_int,
    read_corpus,
)

if TYPE_CHECKING:
    from decoding.alignment.links import Links
    from instance_selection.corpus import Corpus

HELP = "align the words of a parallel corpus"

METHODS = ("ibm1", "diagonal", "hmm")

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
        "--method", choices=METHODS, help="alignment model (default: diagonal)", default=None
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
    add_jobs_option(parser)
    add_output_option(parser, "links")


def run(args: argparse.Namespace) -> None:
    """Align, write the links and score them."""
    from decoding.alignment.pharaoh import format_links
    from instance_selection.errors import InputError
    from instance_selection.files import check_new_folder

    for name in ("posterior", "p0"):
        value = getattr(args, name)
        if value is not None and not 0.0 <= value < 1.0:
            raise InputError(f"--{name} {value} is not a probability", remedy="use 0 ≤ P < 1")
    if args.save is not None:
        check_new_folder(args.save)
    corpus = read_corpus(args)
    links = _links_from_files(args, corpus) if args.links else _links_from_model(args, corpus)
    if args.gold is None or args.output is not None:
        with open_output(args.output) as stream:
            for line in format_links(links):
                stream.write(line + "\n")
    if args.gold is not None:
        _print_scores(args, corpus, links)


def _links_from_model(args: argparse.Namespace, corpus: Corpus) -> Links:
    from decoding.alignment.bitext import Bitext
    from decoding.alignment.model import AlignmentModel, train_alignment
    from instance_selection.errors import InputError

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
            method=args.method or "diagonal",
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
    from decoding.alignment.pharaoh import check_links, read_links
    from decoding.alignment.symmetrize import symmetrize
    from instance_selection.errors import InputError

    if len(args.links) > 2:
        raise InputError(f"--links takes one or two files, not {len(args.links)}")
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
    from decoding.alignment.evaluation import evaluate_alignment
    from decoding.alignment.pharaoh import check_links, read_gold
    from instance_selection.errors import InputError

    gold = read_gold(args.gold, base=args.gold_base)
    if len(gold) > len(links):
        raise InputError(
            f"{len(gold)} gold alignments for {len(links)} sentence pairs",
            path=args.gold,
            remedy="give at most one line per sentence pair",
        )
    n = len(gold)
    check_links(gold.possible, corpus.source.lengths[:n], corpus.target.lengths[:n], path=args.gold)
    scores = evaluate_alignment(links.select(range(n)), gold)
    print(
        f"AER {scores.aer:.4f}  precision {scores.precision:.4f}  recall {scores.recall:.4f}  "
        f"({scores.n_links} links, {scores.n_sure} sure gold links, {n} sentence pairs)"
    )
