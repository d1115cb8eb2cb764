r"""Rerank n-best lists.

Prints the best candidate of each sentence by a weighted sum of scores. The weights come from
--weights, or are tuned on --dev-nbest; without either, the scores keep their first weights.
With --reference a table on standard error compares the result with the first candidates of the
lists and with the best there are (oracle).

scores (--scores, separated by commas):
  features                           those the lists have
  model                              the decoder's score
  lm lm-per-word                     language model (--lm, or trained on the training data)
  regmt regmt-brevity regmt-uncovered   regression (--source, and --train or --index)
  cbleu mbr                          likeness to the other candidates
  ibm1 ibm2 hmm hmm-viterbi translated inserted deletions
                                     alignment models (--source, and --alignment or --train)
  posterior-ngram posterior-length posterior-word-target ngram-frequency    of the list alone
  posterior-word-source posterior-phrase-source posterior-phrase-target posterior-reordering
                                     by the HMM's links
  words characters ratio brackets quotes cache (--documents)
groups: thesis (model, lm, regmt, regmt-brevity), posteriors, portage (all of PORTAGE but cache)

examples:
  regmt rerank test.nbest --scores model,posteriors,cbleu -o test.out
  regmt rerank test.nbest --source test.de --train c.de c.en --scores thesis \
      --dev-nbest dev.nbest --dev-source dev.de --dev-reference dev.en -o test.out
  regmt rerank test.nbest --weights w.toml --scores features,cbleu --format nbest -o test.reranked
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from regmt.cli.rerank_dev import add_dev_options, check_dev_options, tuned_weights
from regmt.cli.rerank_lists import read_lists, read_references
from regmt.cli.score_options import (
    add_score_options,
    combine_scores,
    make_metrics,
    make_resources,
    make_score_tuner,
)
from regmt.cli.shared_options import add_output_option, add_seed_option, finite_number, open_output

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.core.arrays import Float64Array, Int64Array
    from regmt.decoding.nbest import NBestEntry
    from regmt.metrics import Metric
    from regmt.reranking.candidates import Candidates
    from regmt.reranking.matrix import ScoreMatrix

HELP = "rerank n-best lists"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("nbest", metavar="NBEST", help="n-best lists in Moses' format")
    add_score_options(parser, default="model and what the other options allow", tuner="svm-iso")
    add_dev_options(parser)
    group = parser.add_argument_group("choice and output")
    group.add_argument(
        "--select",
        choices=("best", "mbr"),
        default="best",
        help="take the best candidate, or that of minimum Bayes risk under the new scores",
    )
    group.add_argument(
        "--mbr-scale",
        type=finite_number,
        metavar="X",
        help="sharpness of the probabilities for mbr (default 1)",
    )
    group.add_argument(
        "--reference", nargs="+", metavar="FILE", help="print the table of results to stderr"
    )
    group.add_argument(
        "--format",
        choices=("text", "nbest"),
        default="text",
        help="the best candidates (default), or whole lists with the scores as features",
    )
    add_seed_option(parser)
    add_output_option(parser, "translations")


def run(args: argparse.Namespace) -> None:
    """Score, tune, choose and write."""
    from regmt.core.progress import announce_compilation, notice
    from regmt.decoding.weights import read_weights, write_weights
    from regmt.reranking.matrix import score_matrix
    from regmt.reranking.scores import check_needs

    _check_choice(args)
    names = _names(args)
    check_dev_options(args, names)
    given = read_lists(args.nbest, args.source, args.documents)
    tuner, metrics = make_score_tuner(args), make_metrics(args)
    references = read_references(args.reference, args.nbest, len(given.lists))
    announce_compilation()
    resources = make_resources(args, names)
    lists, candidates = given.lists, given.candidates(args, resources)
    check_needs(names, candidates, resources)
    if args.dev_nbest is not None:
        weights = tuned_weights(args, names, resources, tuner, metrics[0])
    matrix = score_matrix(names, candidates, resources, lists=lists)
    if args.weights is not None:
        weights = read_weights(args.weights)
    elif args.dev_nbest is None:
        weights = matrix.default_weights()
        notice("no dev set and no weights: the scores keep their first weights")
    scores = combine_scores(matrix, weights, args)
    chosen = _choose(args, candidates, scores)
    with open_output(args.output) as stream:
        if args.format == "nbest":
            from regmt.decoding.nbest import write_entries

            for entries in _reranked(lists, matrix, scores, candidates):
                write_entries(stream, entries)
        else:
            stream.writelines(f"{candidates.lines[row]}\n" for row in chosen)
    if args.weights_out is not None:
        write_weights(weights, args.weights_out)
    if references is not None:
        _print_table(args, candidates, chosen, references, metrics)


def _check_choice(args: argparse.Namespace) -> None:
    from regmt.core.errors import InputError

    if args.select == "mbr" and args.format == "nbest":
        raise InputError(
            "--select mbr chooses one candidate, --format nbest writes them all",
            remedy="leave one of them out; the score mbr ranks whole lists",
        )
    if args.mbr_scale is not None and args.select != "mbr":
        raise InputError("--mbr-scale without --select mbr", remedy="add --select mbr")


def _names(args: argparse.Namespace) -> list[str]:
    from regmt.reranking.scores import parse_scores

    if args.scores is not None:
        return parse_scores(args.scores, features=True)
    names = ["model"]
    trained = args.train is not None or args.index is not None
    if args.lm is not None or trained:
        names.append("lm")
    if args.source is not None and trained:
        names += ["regmt", "regmt-brevity"]
    return names if len(names) > 1 else ["model", "posterior-ngram", "posterior-length", "cbleu"]


def _choose(args: argparse.Namespace, candidates: Candidates, scores: Float64Array) -> Int64Array:
    if args.select == "best":
        return candidates.best(scores)
    from regmt.reranking.candidates import posterior_weights
    from regmt.reranking.consensus import expected_bleu

    scale = 1.0 if args.mbr_scale is None else args.mbr_scale
    weights = posterior_weights(replace(candidates, model_scores=scores), scale=scale)
    return candidates.best(expected_bleu(candidates, weights))


def _reranked(
    lists: Sequence[Sequence[NBestEntry]],
    matrix: ScoreMatrix,
    scores: Float64Array,
    candidates: Candidates,
) -> list[list[NBestEntry]]:
    """Return the lists in their new order, with the new scores and the features behind them."""
    result = []
    for i, entries in enumerate(lists):
        start = int(candidates.offsets[i])
        changed = []
        for k, entry in enumerate(entries):
            features = dict(entry.features)
            row = matrix.values[start + k]
            for name in matrix.names:
                if name not in entry.features:
                    here = [c for c, (own, _) in enumerate(matrix.columns) if own == name]
                    features[name] = tuple(float(row[c]) for c in here)
            changed.append(replace(entry, features=features, score=float(scores[start + k])))
        result.append(sorted(changed, key=lambda entry: -entry.score))
    return result


def _print_table(
    args: argparse.Namespace,
    candidates: Candidates,
    chosen: Int64Array,
    references: list[list[str]],
    metrics: list[Metric],
) -> None:
    from regmt.reranking.table import Judged, list_rows, result_table

    judged = Judged.of(candidates, references, metrics)
    rows = list_rows(candidates, judged)
    rows["Reranked"] = chosen
    print(result_table(judged, rows, against="Baseline", seed=args.seed), end="", file=sys.stderr)
    for metric in metrics:
        print(f"{metric.name}|{metric.signature(len(references))}", file=sys.stderr)
