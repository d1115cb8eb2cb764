"""Align the words of a parallel corpus.

Prints one line of Pharaoh links (source-target, counted from 0) per sentence pair. --gold scores
the links of the first pairs against gold alignments. --save keeps the trained model, and --model
aligns other text with a saved model.

--learner takes the links from a regression matrix W over words, learned for each sentence pair
from other pairs selected for it (thesis 8.7). --threshold sets the threshold; --dev chooses it on
the first pairs of --gold instead.

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

from regmt.cli.inputs import read_corpus, training_data
from regmt.cli.option_table import add_options
from regmt.cli.option_values import finite_number
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import (
    add_alignment_options,
    add_corpus_options,
    add_output_option,
    add_parameters_option,
    add_work_options,
    given,
    hmm_options,
    parse_assignments,
)
from regmt.core.errors import InputError
from regmt.core.progress import notice

if TYPE_CHECKING:
    from regmt.decoding.alignment.links import Links
    from regmt.instance_selection.corpus import Corpus

HELP = "align the words of a parallel corpus"


OPTIONS = """
  --iterations N=5  EM iterations (default 5)
  --posterior P     keep all links with at least this posterior probability, not the best alignment
  --save DIR        save the trained model in this folder
  --model DIR       use a saved model instead of training one
  --links FILE...   do not align: read the links from one file, or both directions from two files
  --gold FILE       gold alignments of the first sentence pairs: 'i-j' sure, 'ipj' possible, or the
                    last column of a tab-separated file; prints AER, precision and recall (and the
                    links only with -o)
"""

REGRESSION = """
  --selector NAME=dice  instance selector (default dice)
  --instances N=100     training pairs per sentence pair (default 100)
  --threshold T=0.2     link words with a higher weight (default 0.2)
  --dev N               choose the threshold on the first N gold pairs and score the rest
  --pairs N             align only the first N sentence pairs
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_corpus_options(parser, index=False, raw=False)
    group = parser.add_argument_group("alignment")
    add_alignment_options(group)
    add_options(group, OPTIONS, {"P": float})
    group.add_argument(
        "--gold-base",
        type=int,
        choices=(0, 1),
        help="number of the first word in --gold (default: guessed)",
    )
    group = parser.add_argument_group("alignment from W")
    group.add_argument(
        "--learner", metavar="NAME", help="learn W with this learner (fsr, ridge, qp, …)"
    )
    add_parameters_option(group, "learner")
    add_options(group, REGRESSION, {"T": finite_number})
    add_work_options(parser)
    add_output_option(parser, "links")


def run(args: argparse.Namespace) -> None:
    """Align, write the links and score them."""
    from regmt.application.align import align

    # Gold alignments may be the third column of the text itself.
    args.further_columns = args.train is not None and args.gold in args.train
    if args.learner is not None:
        _align_with_w(args, read_corpus(args))
        return
    for name in ("pairs", "dev"):
        if getattr(args, name) is not None:
            raise InputError(f"--{name} without --learner", remedy="add --learner fsr")
    shape = hmm_options(args.hmm_option)
    aligned = align(**given(args, align) | shape | {"train": training_data(args)})
    _write(args, aligned.links)
    if args.gold is not None:
        print(aligned.score(args.gold, gold_base=args.gold_base))


def _align_with_w(args: argparse.Namespace, corpus: Corpus) -> None:
    """Align with W, choose the threshold if requested, write and score."""
    from regmt.application.align import check_gold
    from regmt.decoding.alignment.pharaoh import read_gold
    from regmt.translation.regression_alignment import AlignmentOptions, align_with_w

    for name in ("method", "model", "save", "links"):
        if getattr(args, name) is not None:
            raise InputError(f"--learner and --{name} together", remedy="omit one of them")
    gold = None if args.gold is None else read_gold(args.gold, base=args.gold_base)
    if args.dev is not None and (gold is None or args.dev >= len(gold)):
        raise InputError(
            f"--dev {args.dev} leaves no gold pairs to score",
            remedy="give --gold and a smaller --dev",
        )
    n = min(args.pairs or len(corpus), len(corpus))
    if gold is not None:
        check_gold(gold, corpus, n, args.gold)
        if args.output is None and args.pairs is None:
            n = len(gold)  # nothing else is requested
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
    if found.scores is not None:
        print(found.scores)


def _write(args: argparse.Namespace, links: Links) -> None:
    """Write the links if they are requested."""
    from regmt.decoding.alignment.pharaoh import format_links

    if args.gold is None or args.output is not None:
        with open_output(args.output) as stream:
            stream.writelines(f"{line}\n" for line in format_links(links))
