"""The dev lists of ``rerank``: weights are tuned on one set, scores chosen on a second."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.rerank_lists import read_lists, read_references

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.core.arrays import Float64Array
    from regmt.decoding.weights import Weights
    from regmt.metrics import Metric
    from regmt.reranking.matrix import ScoreMatrix
    from regmt.reranking.resources import Resources
    from regmt.tuning.tuner import Tuner


def add_dev_options(parser: argparse.ArgumentParser) -> None:
    """Define the options of both sets."""
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


def check_dev_options(args: argparse.Namespace, names: Sequence[str]) -> None:
    """Refuse what cannot be tuned, before anything is read or trained."""
    from regmt.core.errors import InputError
    from regmt.reranking.scores import SCORES

    if args.weights is not None and args.dev_nbest is not None:
        raise InputError("--weights and --dev-nbest together", remedy="leave one of them out")
    if args.greedy is not None and (args.dev_nbest is None or args.dev2_nbest is None):
        raise InputError("--greedy needs two dev sets", remedy="give --dev-nbest and --dev2-nbest")
    if args.dev2_nbest is not None and args.greedy is None:
        raise InputError("--dev2-nbest without --greedy", remedy="add --greedy prune or expand")
    for which in ("dev", "dev2"):
        if getattr(args, f"{which}_nbest") is None:
            continue
        if getattr(args, f"{which}_reference") is None:
            raise InputError(
                f"--{which}-nbest without references", remedy=f"give --{which}-reference FILE"
            )
        for name in names:
            for need in ("source", "documents"):
                asked = name in SCORES and need in SCORES[name].needs
                if asked and getattr(args, f"{which}_{need}") is None:
                    raise InputError(
                        f"the score {name!r} needs the {need} of --{which}-nbest too",
                        remedy=f"give --{which}-{need} FILE",
                    )


def tuned_weights(
    args: argparse.Namespace,
    names: Sequence[str],
    resources: Resources,
    tuner: Tuner,
    metric: Metric,
) -> Weights:
    """Tune on the dev lists, with --greedy for the scores that the second dev set likes."""
    from regmt.core.progress import notice
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
) -> tuple[ScoreMatrix, Float64Array]:
    from regmt.reranking.matrix import score_matrix
    from regmt.reranking.table import Judged

    nbest = getattr(args, f"{which}_nbest")
    paths = getattr(args, f"{which}_reference")
    source, documents = getattr(args, f"{which}_source"), getattr(args, f"{which}_documents")
    given = read_lists(nbest, source, documents)
    references = read_references(paths, nbest, len(given.lists))
    assert references is not None
    lists, candidates = given.lists, given.candidates(args, resources)
    judged = Judged.of(candidates, references, [metric])
    return score_matrix(names, candidates, resources, lists=lists), judged.statistics[0]
