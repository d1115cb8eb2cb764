"""Select training sentences for test sentences out of a parallel corpus.

Without FILE the bundled test set is taken, without --train or --index the bundled corpus.
Ties are broken by line number, so the output depends neither on the machine nor on --jobs.

output (--format):
  pairs  source<TAB>target, the lines as they are in the corpus (a tab in them becomes a space)
  ids    0-based line numbers, one line for each query; with --mode union or testset one a line
         (pairs left out by --skip-empty are not counted)
  jsonl  one JSON object for each selected pair: query, rank, id, score, gain, source, target

examples:
  regmt select test.de --train corpus.de corpus.en --instances 100 --mode union > chosen.tsv
  regmt select test.de --index corpus.index --mode testset --budget-words 100000 -o small.tsv
  regmt select test.de --index corpus.index --instances 5 --selector dice --format jsonl
  regmt select test.de --index corpus.index --selector fda5 --selector-option decay_factor=0.7
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, TextIO

from regmt.cli.shared_options import (
    add_corpus_options,
    add_jobs_option,
    add_output_option,
    add_parameters_option,
    add_seed_option,
    load_index,
    open_output,
    positive_int,
    read_sentences,
    selector_options,
)

if TYPE_CHECKING:
    from regmt.instance_selection.index import Index
    from regmt.instance_selection.selectors import Selection
    from regmt.instance_selection.selectors.stream import Recipe

HELP = "select training pairs for test sentences"

DEFAULT_INSTANCES = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="source sentences, one per line; - reads stdin"
    )
    parser.add_argument(
        "--selector",
        default="fda",
        metavar="NAME",
        help="fda (default), fda5, dice, tfidf, ngram, dwds, elpr, idf-quota, shortest, alignment, "
        "perplexity, random",
    )
    parser.add_argument(
        "--instances",
        type=positive_int,
        metavar="N",
        help=f"pairs per query, or in all with --mode testset (default {DEFAULT_INSTANCES})",
    )
    parser.add_argument(
        "--budget-words", type=positive_int, metavar="N", help="at most N target words instead"
    )
    parser.add_argument(
        "--mode",
        choices=("sentence", "union", "testset"),
        default="sentence",
        help="select for each query (default), join these, or select for all queries at once",
    )
    parser.add_argument(
        "--ngrams", metavar="N-M", help="orders of the features (default 1-2; tfidf 2, fda5 1-3)"
    )
    parser.add_argument(
        "--init", choices=("one", "idf", "length"), help="fda: initial feature value (default idf)"
    )
    parser.add_argument(
        "--decay",
        choices=("none", "inverse", "exponential"),
        help="fda: how values decay (default inverse, 1/(1+n))",
    )
    add_parameters_option(parser, "selector")
    parser.add_argument(
        "--exclude-exact",
        action="store_true",
        help="leave out training pairs whose source equals the query",
    )
    parser.add_argument(
        "--format",
        choices=("pairs", "ids", "jsonl"),
        default="pairs",
        help="see above (default pairs)",
    )
    parser.add_argument(
        "--report", action="store_true", help="print coverage and size to standard error"
    )
    parser.add_argument(
        "--reference", metavar="FILE", help="translations of FILE, for the tcov of --report"
    )
    add_output_option(parser, "selection")
    add_jobs_option(parser)
    add_seed_option(parser)
    add_corpus_options(parser)


def run(args: argparse.Namespace) -> None:
    """Select, write, report."""
    from regmt.core.errors import InputError
    from regmt.instance_selection.coverage import Measures
    from regmt.instance_selection.selectors.stream import select_stream

    if args.reference is not None and not args.report:
        raise InputError("--reference without --report", remedy="add --report")
    recipe = make_recipe(args)
    selector = recipe.make()
    queries, references = read_sentences(args)
    index = load_index(args, order=max(selector.orders.highest, 2))
    budget = args.instances or (len(index) if args.budget_words else DEFAULT_INSTANCES)
    selections = select_stream(
        recipe,
        index,
        queries,
        budget,
        mode=args.mode,
        budget_words=args.budget_words,
        exclude_exact=args.exclude_exact,
        jobs=args.jobs,
    )
    measures = Measures(index) if args.report else None
    with open_output(args.output) as stream:
        for number, selection in enumerate(selections):
            write(stream, index, selection, number, args)
            if measures is not None:
                mine = slice(number, number + 1) if args.mode == "sentence" else slice(None)
                measures.add(
                    selection.ids,
                    queries[mine],
                    None if references is None else references[mine],
                )
    if measures is not None:
        print(measures.table(), file=sys.stderr)


def make_recipe(args: argparse.Namespace) -> Recipe:
    """Turn the options into the name and parameters of a selector."""
    from regmt.instance_selection.ngrams import Orders
    from regmt.instance_selection.selectors.stream import Recipe

    options = dict(selector_options(args))
    for name in ("init", "decay"):
        if getattr(args, name) is not None:
            options[name] = getattr(args, name)
    orders = None if args.ngrams is None else Orders.parse(args.ngrams)
    return Recipe(args.selector, orders, tuple(options.items()))


def write(
    stream: TextIO, index: Index, selection: Selection, number: int, args: argparse.Namespace
) -> None:
    """Write one selection."""
    if args.format == "ids":
        separator = " " if args.mode == "sentence" else "\n"
        line = separator.join(map(str, selection.ids.tolist()))
        if line or args.mode == "sentence":
            stream.write(line + "\n")
        return
    for line in _lines(index, selection, None if args.mode != "sentence" else number, args.format):
        stream.write(line + "\n")


def _lines(
    index: Index, selection: Selection, query: int | None, output_format: str
) -> Iterator[str]:
    source, target = index.source.text.lines, index.target.text.lines
    for rank, (i, score, gain) in enumerate(
        zip(
            selection.ids.tolist(),
            selection.scores.tolist(),
            selection.gains.tolist(),
            strict=True,
        )
    ):
        if output_format == "pairs":
            yield "\t".join(line.replace("\t", " ") for line in (source[i], target[i]))
        else:
            record = {
                "query": query,
                "rank": rank,
                "id": i,
                "score": score,
                "gain": gain,
                "source": source[i],
                "target": target[i],
            }
            yield json.dumps(record, ensure_ascii=False)
