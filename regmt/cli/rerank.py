r"""Rerank n-best lists.

Prints the candidate of each sentence with the highest weighted sum of scores. The weights come
from --weights or are tuned on --dev-nbest; without either, the scores keep their initial weights.
With --reference, a table on standard error compares the result with the first candidates of the
lists and with the best possible choice (oracle).

scores (--scores, separated by commas):
  features                           the features in the lists
  model                              the decoder's score
  lm lm-per-word                     language model (--lm, or trained on the training data)
  regmt regmt-brevity regmt-uncovered   regression (--source, and --train or --index)
  cbleu mbr                          similarity to the other candidates
  ibm1 ibm2 hmm hmm-viterbi translated inserted deletions
                                     alignment models (--source, and --alignment or --train)
  posterior-ngram posterior-length posterior-word-target ngram-frequency    from the list alone
  posterior-word-source posterior-phrase-source posterior-phrase-target posterior-reordering
                                     from the links of the HMM
  words characters ratio brackets quotes cache (--documents)
groups: thesis (model, lm, regmt, regmt-brevity), posteriors, portage (all of PORTAGE except cache)

examples:
  regmt rerank test.nbest --scores model,posteriors,cbleu -o test.out
  regmt rerank test.nbest --source test.de --train c.de c.en --scores thesis \
      --dev-nbest dev.nbest --dev-source dev.de --dev-reference dev.en -o test.out
  regmt rerank test.nbest --weights w.toml --scores features,cbleu --format nbest -o test.reranked
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from regmt.cli.option_table import add_options
from regmt.cli.outputs import open_output
from regmt.cli.score_options import (
    add_score_options,
    given_weights,
    known_sentences,
    make_metrics,
    make_models,
    make_score_tuner,
    print_results,
    weights_named,
    write_weights_out,
)
from regmt.cli.shared_options import add_output_option, add_seed_option
from regmt.core.errors import InputError
from regmt.core.progress import notice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.decoding.weights import Weights
    from regmt.metrics import Metric
    from regmt.reranking.rerank import NBestSet, ScoreTuning
    from regmt.reranking.score_models import ScoreModels

HELP = "rerank n-best lists"


OPTIONS = """
dev sets:
  --dev-nbest FILE          n-best lists to tune the weights on
  --dev-source FILE         their source sentences
  --dev-reference FILE...   their references
  --dev-documents FILE      their document names
  --dev2-nbest FILE         n-best lists to choose the scores on
  --dev2-source FILE        their source sentences
  --dev2-reference FILE...  their references
  --dev2-documents FILE     their document names
  --grid OPTION...          choose options of the regression by the dev set, for example
                            brevity_alpha=0.05,0.13,0.3 alpha=0.1,1
  --greedy {prune,expand}   drop or add scores as long as the second dev set improves
  --greedy-start LIST       scores to start from, for expand (default: the single best one)

choice and output:
  --select {best,mbr}=best  choose the best candidate, or the one of minimum Bayes risk under the
                            new scores
  --mbr-scale X             sharpness of the probabilities for mbr (default 1)
  --reference FILE...       print a table of results to stderr
  --format {text,nbest}=text
                            write the best candidates (default), or whole lists with the scores as
                            features
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("nbest", metavar="NBEST", help="n-best lists in Moses' format")
    add_score_options(
        parser, default="model, and the scores that the other options allow", tuner="svm-iso"
    )
    add_options(parser, OPTIONS)
    add_seed_option(parser)
    add_output_option(parser, "translations")


def run(args: argparse.Namespace) -> None:
    """Read, rerank, write."""
    from regmt.decoding.nbest import write_entries
    from regmt.reranking.rerank import default_scores, rerank
    from regmt.reranking.scores import parse_scores

    _check_options(args)
    names = None if args.scores is None else parse_scores(args.scores, features=True)
    nbest = _read_set(args, "")
    metrics = make_metrics(args)
    models = make_models(args)
    names = default_scores(nbest, models) if names is None else names
    scale = None if args.select == "best" else 1.0 if args.mbr_scale is None else args.mbr_scale
    with weights_named(args):
        weights = _weights(args, names, metrics[0])
        models = _with_best_options(args, names, models, weights)
        found = rerank(nbest, scores=names, models=models, weights=weights, mbr_scale=scale)
    if weights is None:
        notice("no dev set and no weights: the scores keep their initial weights")
    with open_output(args.output) as stream:
        if args.format == "nbest":
            for entries in found.nbest():
                write_entries(stream, entries)
        else:
            stream.writelines(f"{line}\n" for line in found.texts)
    write_weights_out(args, found.weights)
    if nbest.references is not None:
        table = found.table(nbest.references, metrics, seed=args.seed)
        print_results(table, metrics, len(nbest.references))


def _check_options(args: argparse.Namespace) -> None:
    """Reject options that exclude each other before reading anything."""
    if args.select == "mbr" and args.format == "nbest":
        raise InputError(
            "--select mbr chooses one candidate, --format nbest writes them all",
            remedy="omit one of them; the score mbr ranks whole lists",
        )
    if args.mbr_scale is not None and args.select != "mbr":
        raise InputError("--mbr-scale without --select mbr", remedy="add --select mbr")
    if args.weights is not None and args.dev_nbest is not None:
        raise InputError("--weights and --dev-nbest together", remedy="omit one of them")
    if args.greedy is not None and (args.dev_nbest is None or args.dev2_nbest is None):
        raise InputError("--greedy needs two dev sets", remedy="give --dev-nbest and --dev2-nbest")
    if args.greedy_start is not None and args.greedy != "expand":
        raise InputError("--greedy-start without --greedy expand", remedy="add --greedy expand")
    if args.dev2_nbest is not None and args.greedy is None:
        raise InputError("--dev2-nbest without --greedy", remedy="add --greedy prune or expand")
    for which in ("dev", "dev2"):
        if getattr(args, f"{which}_nbest") and not getattr(args, f"{which}_reference"):
            raise InputError(
                f"--{which}-nbest without references", remedy=f"give --{which}-reference FILE"
            )


def _weights(
    args: argparse.Namespace, names: Sequence[str], metric: Metric
) -> Weights | ScoreTuning | None:
    """Return the weights of ``--weights``, how to learn them on ``--dev-nbest``, or None."""
    from regmt.reranking.rerank import ScoreTuning

    tuner = make_score_tuner(args)
    if args.dev_nbest is None:
        return given_weights(args)
    _check_dev_sets(args, names)
    return ScoreTuning(
        dev=_read_set(args, "dev_"),
        second_dev=None if args.dev2_nbest is None else _read_set(args, "dev2_"),
        greedy=args.greedy,
        greedy_start=tuple(filter(None, (args.greedy_start or "").split(","))),
        tuner=tuner,
        metric=metric,
        seed=args.seed,
    )


def _with_best_options(
    args: argparse.Namespace,
    names: Sequence[str],
    models: ScoreModels,
    tuning: Weights | ScoreTuning | None,
) -> ScoreModels:
    """Return the models with the options of ``--grid`` that are best on the dev set."""
    from regmt.reranking.option_search import try_options
    from regmt.reranking.rerank import ScoreTuning

    grid: dict[str, list[float]] = {}
    for text in args.grid or ():
        name, _, values = text.partition("=")
        try:
            grid[name.replace("-", "_")] = [float(value) for value in values.split(",")]
        except ValueError:
            raise InputError(f"--grid {text}", remedy="write --grid NAME=0.1,1,10") from None
    if not grid:
        return models
    if not isinstance(tuning, ScoreTuning):
        raise InputError("--grid without a dev set", remedy="give --dev-nbest")
    best = max(try_options(tuning, names, models, grid), key=lambda trial: trial.gain)
    return replace(models, regression=best.options)


def _check_dev_sets(args: argparse.Namespace, names: Sequence[str]) -> None:
    """Reject dev sets that lack what the scores need before reading them."""
    from regmt.reranking.scores import SCORES

    for which in ("dev", "dev2"):
        for name in names if getattr(args, f"{which}_nbest") else ():
            for need in ("source", "documents"):
                asked = name in SCORES and need in SCORES[name].needs
                if asked and getattr(args, f"{which}_{need}") is None:
                    raise InputError(
                        f"the score {name!r} needs the {need} of --{which}-nbest too",
                        remedy=f"give --{which}-{need} FILE",
                    )


def _read_set(args: argparse.Namespace, which: str) -> NBestSet:
    """Read the lists of ``--dev-nbest`` and so on, and the files that belong to them."""
    from regmt.decoding.nbest import read_nbest
    from regmt.reranking.rerank import NBestSet

    nbest = getattr(args, f"{which}nbest")
    lists = read_nbest(nbest)
    return NBestSet(lists, **known_sentences(args, nbest, len(lists), which))
