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
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from regmt.cli.options import add_output_option, add_seed_option, open_output, read_parallel
from regmt.cli.score_options import (
    add_score_options,
    make_metrics,
    make_resources,
    make_score_tuner,
    text_preprocessings,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from decoding.nbest import NBestEntry
    from decoding.weights import Weights
    from regmt.metrics import Metric
    from regmt.reranking.candidates import Candidates, FloatArray, Int64Array
    from regmt.reranking.matrix import ScoreMatrix
    from regmt.reranking.scores import Resources
    from regmt.tuning.tuner import Tuner

HELP = "rerank n-best lists"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("nbest", metavar="NBEST", help="n-best lists in Moses' format")
    add_score_options(parser, default="model and what the other options allow", tuner="pro")
    group = parser.add_argument_group("dev sets")
    for number, what in (("", "to tune the weights on"), ("2", "for the choice of the scores")):
        group.add_argument(f"--dev{number}-nbest", metavar="FILE", help=f"n-best lists {what}")
        group.add_argument(f"--dev{number}-source", metavar="FILE", help="their source")
        group.add_argument(
            f"--dev{number}-reference", nargs="+", metavar="FILE", help="their references"
        )
        group.add_argument(f"--dev{number}-documents", metavar="FILE", help="their documents")
    group.add_argument(
        "--greedy",
        choices=("prune", "expand"),
        help="drop or add scores while the second dev set gains",
    )
    group = parser.add_argument_group("choice and output")
    group.add_argument(
        "--select",
        choices=("best", "mbr"),
        default="best",
        help="take the best candidate, or that of minimum Bayes risk under the new scores",
    )
    group.add_argument(
        "--mbr-scale",
        type=float,
        default=1.0,
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
    from decoding.weights import read_weights, write_weights
    from instance_selection.errors import InputError
    from instance_selection.progress import announce_compilation, notice
    from regmt.reranking.matrix import score_matrix
    from regmt.reranking.scores import check_needs

    if args.weights is not None and args.dev_nbest is not None:
        raise InputError("--weights and --dev-nbest together", remedy="leave one of them out")
    if args.greedy is not None and (args.dev_nbest is None or args.dev2_nbest is None):
        raise InputError("--greedy needs two dev sets", remedy="give --dev-nbest and --dev2-nbest")
    if args.dev2_nbest is not None and args.greedy is None:
        raise InputError("--dev2-nbest without --greedy", remedy="add --greedy prune or expand")
    given = _read(args.nbest, args.source, args.documents)
    names = _names(args)
    tuner, metrics = make_score_tuner(args), make_metrics(args)
    references = _references(args.reference, args.nbest, len(given.lists))
    announce_compilation()
    resources = make_resources(args, names)
    lists, candidates = given.lists, given.candidates(args, resources)
    check_needs(names, candidates, resources)
    if args.dev_nbest is not None:
        weights = _tuned(args, names, resources, tuner, metrics[0])
    matrix = score_matrix(names, candidates, resources, lists=lists)
    if args.weights is not None:
        weights = read_weights(args.weights)
    elif args.dev_nbest is None:
        weights = matrix.default_weights()
        notice("no dev set and no weights: the scores keep their first weights")
    scores = matrix.combine(weights)
    chosen = _choose(args, candidates, scores)
    with open_output(args.output) as stream:
        if args.format == "nbest":
            from decoding.nbest import write_entries

            for entries in _reranked(lists, matrix, scores, candidates):
                write_entries(stream, entries)
        else:
            stream.writelines(f"{candidates.lines[row]}\n" for row in chosen)
    if args.weights_out is not None:
        write_weights(weights, args.weights_out)
    if references is not None:
        _print_table(args, candidates, chosen, references, metrics)


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


@dataclass(frozen=True)
class _Lists:
    """N-best lists and what is known of their sentences."""

    lists: list[list[NBestEntry]]
    source: list[str] | None
    documents: list[str] | None

    def candidates(self, args: argparse.Namespace, resources: Resources) -> Candidates:
        """Return the candidates, their words treated like those of the training data."""
        from regmt.reranking.candidates import Candidates

        source_preprocessing, preprocessing = text_preprocessings(args, resources)
        return Candidates.from_nbest(
            self.lists,
            source=self.source,
            documents=self.documents,
            preprocessing=preprocessing,
            source_preprocessing=source_preprocessing,
        )


def _read(nbest: str, source: str | None, documents: str | None) -> _Lists:
    from decoding.nbest import read_nbest
    from instance_selection.errors import InputError
    from instance_selection.files import read_lines

    lists = read_nbest(nbest)
    lines = None if source is None else read_lines(source)
    if lines is not None and len(lines) < len(lists):
        raise InputError(
            f"sentence ids go up to {len(lists) - 1}, but {source} has {len(lines)} lines",
            path=nbest,
            remedy="give the source of these lists",
        )
    if lines is not None and len(lines) > len(lists):
        raise InputError(
            f"{len(lines)} lines, but {nbest} has {len(lists)} sentences",
            path=source,
            remedy="give the source of these lists",
        )
    named = None if documents is None else read_parallel(documents, nbest, len(lists))
    return _Lists(lists, lines, named)


def _references(paths: Sequence[str] | None, nbest: str, sentences: int) -> list[list[str]] | None:
    if paths is None:
        return None
    return [read_parallel(path, nbest, sentences) for path in paths]


def _tuned(
    args: argparse.Namespace,
    names: Sequence[str],
    resources: Resources,
    tuner: Tuner,
    metric: Metric,
) -> Weights:
    """Tune on the dev lists, with --greedy for the scores that the second dev set likes."""
    from instance_selection.progress import notice
    from regmt.reranking.greedy import greedy_scores
    from regmt.reranking.matrix import tune_weights

    first, first_statistics = _dev(args, "dev", names, resources, metric)
    if args.greedy is None:
        return tune_weights(first, first_statistics, metric=metric, tuner=tuner, seed=args.seed)
    second, second_statistics = _dev(args, "dev2", names, resources, metric)
    steps = greedy_scores(
        first,
        first_statistics,
        second,
        second_statistics,
        strategy=args.greedy,
        metric=metric,
        tuner=tuner,
        seed=args.seed,
    )
    notice(f"scores kept: {', '.join(steps[-1].names)}")
    return steps[-1].weights


def _dev(
    args: argparse.Namespace,
    which: str,
    names: Sequence[str],
    resources: Resources,
    metric: Metric,
) -> tuple[ScoreMatrix, FloatArray]:
    from instance_selection.errors import InputError
    from regmt.reranking.matrix import score_matrix
    from regmt.reranking.table import Judged

    nbest = getattr(args, f"{which}_nbest")
    paths = getattr(args, f"{which}_reference")
    if paths is None:
        raise InputError(
            f"--{which}-nbest without references", remedy=f"give --{which}-reference FILE"
        )
    source, documents = getattr(args, f"{which}_source"), getattr(args, f"{which}_documents")
    given = _read(nbest, source, documents)
    references = _references(paths, nbest, len(given.lists))
    assert references is not None
    lists, candidates = given.lists, given.candidates(args, resources)
    judged = Judged.of(candidates, references, [metric])
    return score_matrix(names, candidates, resources, lists=lists), judged.statistics[0]


def _choose(args: argparse.Namespace, candidates: Candidates, scores: FloatArray) -> Int64Array:
    if args.select == "best":
        return candidates.best(scores)
    from regmt.reranking.candidates import posterior_weights
    from regmt.reranking.consensus import expected_bleu

    weights = posterior_weights(replace(candidates, model_scores=scores), scale=args.mbr_scale)
    return candidates.best(expected_bleu(candidates, weights))


def _reranked(
    lists: Sequence[Sequence[NBestEntry]],
    matrix: ScoreMatrix,
    scores: FloatArray,
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
