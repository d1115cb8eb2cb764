"""``regmt combine --online`` without files: serve adaptive weighting over JSON lines."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from regmt.cli.adaptive_options import make_setting
from regmt.cli.outputs import open_output
from regmt.cli.score_options import make_models
from regmt.core.errors import InputError, is_interrupt, one_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from regmt.combination.online import OnlineCombiner


def serve(args: argparse.Namespace, names: Sequence[str] | None) -> int:
    """Answer until the input ends; returns 1 if a message could not be answered."""
    combiner = _combiner(args, names)
    if args.state is not None:
        combiner.restore(args.state)
    failed = False
    with open_output(args.output) as stream:
        for number, line in enumerate(_messages(args.max_bytes), start=1):
            if line is not None and not line.strip():
                continue
            try:
                if line is None:
                    raise InputError(f"more than {args.max_bytes} bytes", remedy="see --max-bytes")
                reply = _as_json(combiner.answer(_parsed(line, args.max_words)))
            except Exception as error:
                if is_interrupt(error):
                    raise
                # A bad message does not end a long-running process; nothing is learned from it.
                problem = str(error) if isinstance(error, InputError) else f"cannot: {error!r}"
                reply = _as_json({"error": one_line(problem), "line": number})
                failed = True
            else:
                if args.state is not None:
                    combiner.save(args.state)
            stream.write(f"{reply}\n")
            stream.flush()
    return int(failed)


def _messages(max_bytes: int) -> Iterator[bytes | None]:
    """Yield the lines of standard input; None for one that is too long."""
    read = sys.stdin.buffer.readline
    while line := read(max_bytes + 1):
        if len(line) <= max_bytes:
            yield line
            continue
        while line and not line.endswith(b"\n"):  # skip the rest of it
            line = read(1 << 20)
        yield None


def _parsed(line: bytes, max_words: int) -> Any:
    """Return a message that can be sent back as JSON, of texts that are not too long."""
    from regmt.core.files import parse_json

    try:
        message = parse_json(line.decode("utf-8"))
        _as_json(message).encode("utf-8")  # refuses half characters
    except (ValueError, RecursionError) as error:
        raise InputError(f"not JSON: {error}") from error
    if isinstance(message, dict):
        for key in ("hypotheses", "source", "reference"):
            value = message.get(key, [])
            for text in value if isinstance(value, list) else [value]:
                if isinstance(text, str) and len(text.split()) > max_words:
                    raise InputError(
                        f"{key}: a text of more than {max_words} words", remedy="see --max-words"
                    )
    return message


def _as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


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
