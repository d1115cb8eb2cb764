"""Score translations against references, with confidence intervals and paired tests.

Each HYP is the output of one system, each reference a file of as many lines. Scores are in per
cent, as usual (NIST: from 0 to about 10 or more); higher is better but for ter, terp, wer and
per. BLEU, chrF and TER equal those of sacreBLEU. Intervals come from bootstrap resampling.

metrics (--metric, comma-separated):
  bleu bleu:N bleu+1 sbleu   n-gram precision; order N; smoothed for sentences in two ways
  nist ter terp wer per      information-weighted; edit rates with and without shifts, on bags
  meteor meteor-r meteor:A   aligned words; for ranking; with another alpha
  chrf chrf++                character n-grams; with words
  f1 f1g3 f1:N               n-grams up to 5; with gaps of up to 3 tokens; up to N
  bleu-ter bleu-2terp ...    sums

paired tests (--paired): bootstrap, ar (approximate randomisation), t and sign (on sentences);
each system against the first, or with --all-pairs against all before it.

examples:
  regmt evaluate output.en --reference reference.en
  regmt evaluate base.en new.en --reference r1.en r2.en --metric bleu,ter,f1g3 --paired ar
  regmt translate test.de | regmt evaluate - --reference test.en --metric bleu --json
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from regmt.cli.shared_options import add_output_option, add_seed_option, open_output, whole_number

if TYPE_CHECKING:
    from regmt.evaluation import Result
    from regmt.significance import Comparison

HELP = "score translations: BLEU, TER, METEOR, chrF, F1 and more"

TESTS = {
    "bootstrap": "paired bootstrap",
    "ar": "approximate randomisation",
    "t": "paired t-test of sentence scores",
    "sign": "one-sided sign test of sentence scores",
}


WIDTH = 100
"""Of tables, in characters."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "hypotheses", nargs="+", metavar="HYP", help="translations, one per line; - reads stdin"
    )
    parser.add_argument(
        "--reference", nargs="+", required=True, metavar="REF", help="reference translations"
    )
    parser.add_argument(
        "--metric", default="bleu,chrf,ter", metavar="LIST", help="(default bleu,chrf,ter)"
    )
    parser.add_argument(
        "--tokenize",
        choices=("none", "13a", "intl", "char", "zh"),
        help="tokenizer (default: 13a; for ter, terp and chrf the lines as they are)",
    )
    parser.add_argument(
        "--lowercase", action="store_true", help="ignore case (ter, terp and meteor always do)"
    )
    parser.add_argument(
        "--target-lang",
        default="en",
        metavar="XX",
        help="language of the stemmer of meteor and terp (default en)",
    )
    parser.add_argument(
        "--resamples",
        type=whole_number,
        default=1000,
        metavar="N",
        help="for intervals and tests (default 1000); 0 for no intervals",
    )
    parser.add_argument(
        "--confidence", type=float, default=0.95, metavar="P", help="of intervals (default 0.95)"
    )
    parser.add_argument("--paired", choices=tuple(TESTS), help="test systems against each other")
    parser.add_argument(
        "--all-pairs", action="store_true", help="test every pair, not only against the first"
    )
    parser.add_argument(
        "--sentences", action="store_true", help="print each sentence's scores, separated by tabs"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_seed_option(parser)
    add_output_option(parser, "scores")


def run(args: argparse.Namespace) -> None:
    """Read, score and print."""
    from regmt.core.errors import InputError
    from regmt.core.progress import announce_compilation
    from regmt.evaluation import evaluate
    from regmt.metrics import make_metric

    if args.all_pairs and not args.paired:
        raise InputError("--all-pairs without a test", remedy="add --paired bootstrap")
    if args.sentences and args.paired and not args.json:
        raise InputError("--sentences shows no tests", remedy="add --json, or leave out --paired")
    if not args.resamples and args.paired in ("bootstrap", "ar"):
        raise InputError(f"--paired {args.paired} needs resamples", remedy="leave --resamples out")
    names = dict.fromkeys(name.strip() for name in args.metric.split(",") if name.strip())
    metrics = [
        make_metric(
            name,
            tokenize=args.tokenize,
            lowercase=args.lowercase or None,
            language=args.target_lang,
        )
        for name in names
    ]
    if not metrics:
        raise InputError("no metric", remedy="give for instance --metric bleu,ter")
    systems, references = _read(args.hypotheses, args.reference)
    announce_compilation()
    results = evaluate(
        systems,
        references,
        metrics,
        resamples=args.resamples,
        confidence=args.confidence,
        seed=args.seed,
        paired=args.paired,
        all_pairs=args.all_pairs,
    )
    with open_output(args.output) as stream:
        if args.json:
            _print_json(results, stream, sentences=args.sentences)
        elif args.sentences:
            _print_sentences(results, stream)
        else:
            _print_tables(results, args.paired, stream)


def _read(
    hypotheses: Sequence[str], references: Sequence[str]
) -> tuple[dict[str, list[str]], list[list[str]]]:
    """Read all files and check that they have as many lines as the first reference."""
    from regmt.core.errors import InputError
    from regmt.core.files import read_lines

    paths = [*references, *hypotheses]
    if paths.count("-") > 1:
        raise InputError("standard input can only be read once", remedy="give '-' once")
    texts: list[list[str]] = []
    for path in paths:
        lines = read_lines(path)
        shown = "standard input" if path == "-" else path
        if not lines:
            raise InputError("is empty", path=shown)
        if texts and len(lines) != len(texts[0]):
            raise InputError(
                f"has {len(lines)} lines, but {paths[0]} has {len(texts[0])}",
                path=shown,
                remedy="give files of the same sentences",
            )
        texts.append(lines)
    names = ["stdin" if path == "-" else os.path.basename(path) for path in hypotheses]
    if len(set(names)) < len(names):
        names = list(hypotheses)
    if len(set(names)) < len(names):
        raise InputError("the same HYP twice", remedy="name each system once")
    outputs = texts[len(references) :]
    return dict(zip(names, outputs, strict=True)), texts[: len(references)]


def _print_json(results: Sequence[Result], stream: TextIO, *, sentences: bool) -> None:
    objects = []
    for result in results:
        interval = result.interval
        item: dict[str, object] = {
            "system": result.system,
            "metric": result.metric,
            "score": result.score,
            "low": interval.low if interval else None,
            "high": interval.high if interval else None,
            "signature": result.signature,
        }
        if result.comparisons:
            item["comparisons"] = [
                {"against": other, **vars(outcome)} for other, outcome in result.comparisons
            ]
        if sentences:
            item["sentences"] = result.sentence_scores.tolist()
        objects.append(item)
    json.dump(objects, stream, ensure_ascii=False, indent=1)
    stream.write("\n")


def _print_sentences(results: Sequence[Result], stream: TextIO) -> None:
    """Print tab-separated sentence scores: sentence (from 0), system, one column per metric."""
    metrics = list(dict.fromkeys(result.metric for result in results))
    scores = {(result.system, result.metric): result.sentence_scores for result in results}
    stream.write("\t".join(["sentence", "system", *metrics]) + "\n")
    systems = list(dict.fromkeys(result.system for result in results))
    for i in range(len(results[0].sentence_scores)):
        for system in systems:
            values = (f"{scores[system, metric][i]:.4f}" for metric in metrics)
            stream.write("\t".join([str(i), system, *values]) + "\n")


def _print_tables(results: Sequence[Result], paired: str | None, stream: TextIO) -> None:
    metrics = list(dict.fromkeys(result.metric for result in results))
    scores: dict[tuple[str, str], str] = {}
    differences: dict[tuple[str, str], str] = {}
    for result in results:
        scores[result.system, result.metric] = _score(result)
        for other, outcome in result.comparisons:
            differences[f"{result.system} - {other}", result.metric] = _difference(outcome)
    stream.write(_table("system", scores))
    if paired is not None:
        stream.write(f"\n{TESTS[paired]}: difference and p (* where p < 0.05)\n")
        stream.write(_table("systems", differences))
    stream.write("\n")
    signatures = {result.metric: result.signature for result in results}
    stream.writelines(f"{metric}|{signatures[metric]}\n" for metric in metrics)


def _score(result: Result) -> str:
    digits = 3 if result.metric.startswith("nist") else 2
    if result.interval is None:
        return f"{result.score:.{digits}f}"
    low, high = result.interval.low, result.interval.high
    return f"{result.score:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]"


def _difference(outcome: Comparison) -> str:
    return f"{outcome.difference:+.2f} p={outcome.p:.3f}{'*' if outcome.p < 0.05 else ' '}"


def _table(corner: str, cells: dict[tuple[str, str], str]) -> str:
    """Lay out cells by (row, metric): metrics across, else down, else one line for each cell."""
    names = list(dict.fromkeys(name for name, _ in cells))
    metrics = list(dict.fromkeys(metric for _, metric in cells))
    across = [[corner, *metrics]]
    across += [[name, *(cells[name, metric] for metric in metrics)] for name in names]
    down = [list(column) for column in zip(*across, strict=True)]
    down[0][0] = "metric"
    for table in (across, down):
        if max(map(len, (text := _aligned(table)).splitlines())) <= WIDTH:
            return text
    return _aligned([[metric, name, cells[name, metric]] for metric in metrics for name in names])


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
    return "".join(f"{line}\n" for line in lines)
