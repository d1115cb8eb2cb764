"""``regmt combine --online`` without files: serve adaptive weighting over JSON lines."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.adaptive_options import make_setting
from regmt.cli.score_options import make_models
from regmt.cli.shared_options import open_output
from regmt.core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regmt.combination.online import OnlineCombiner


def serve(args: argparse.Namespace, names: Sequence[str] | None) -> int:
    """Answer until the input ends; returns 1 if a message could not be answered."""
    import json

    from regmt.core.files import open_lines

    combiner = _combiner(args, names)
    if args.state is not None:
        combiner.restore(args.state)
    failed = False
    with open_output(args.output) as stream:
        for number, line in enumerate(open_lines("-"), start=1):
            if not line.strip():
                continue
            try:
                try:
                    message = json.loads(line)
                except json.JSONDecodeError as error:
                    raise InputError(f"not JSON: {error}") from error
                reply = combiner.answer(message)
            except InputError as error:
                # A bad message does not end a long-running process; nothing is learned from it.
                reply = {"error": str(error), "line": number}
                failed = True
            else:
                if args.state is not None:
                    combiner.save(args.state)
            stream.write(json.dumps(reply, ensure_ascii=False) + "\n")
            stream.flush()
    return int(failed)


def _combiner(args: argparse.Namespace, names: Sequence[str] | None) -> OnlineCombiner:
    from regmt.combination.combine import default_scores
    from regmt.combination.online import OnlineCombiner
    from regmt.decoding.weights import read_weights

    models = make_models(args)
    return OnlineCombiner(
        default_scores(models) if names is None else names,
        models,
        make_setting(args, args.expected or 1000),
        weights=None if args.weights is None else dict(read_weights(args.weights)),
        simulated=args.simulated,
        metric_tokenize=args.metric_tokenize,
        lowercase=args.lowercase or None,
        seed=args.seed,
    )
