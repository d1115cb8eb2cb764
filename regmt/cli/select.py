"""Select training pairs for test sentences from a parallel corpus.

FILE defaults to the bundled test set, the training data to the bundled corpus. Ties are
broken by line number; the output does not depend on the machine or on --jobs.

output (--format):
  pairs  source<TAB>target, the lines of the corpus unchanged except that tabs become spaces
  ids    0-based line numbers: one line per query, or with --mode union or testset one per line
         (pairs skipped by --skip-empty are not counted)
  jsonl  one JSON object per selected pair: query, rank, id, score, gain, source, target

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
from typing import TYPE_CHECKING

from regmt.cli.inputs import read_sentences, training_data
from regmt.cli.option_table import add_options
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import (
    add_corpus_options,
    add_input,
    add_output_option,
    add_parameters_option,
    add_seed_option,
    add_work_options,
    given,
    selector_options,
)

if TYPE_CHECKING:
    from regmt.application.select import SelectedPairs

HELP = "select training pairs for test sentences"


SELECTION = """
  --selector NAME=fda  fda (default), fda5, dice, tfidf, ngram, dwds, elpr, idf-quota, shortest,
                       alignment, perplexity, random
  --instances N        pairs per query, or in total with --mode testset (default 100)
  --budget-words N     select at most N target words instead
  --mode {sentence,union,testset}=sentence
                       select for each query (default), merge these, or select once for all queries
  --ngrams N-M         orders of the features (default 1-2; tfidf 2, fda5 1-3)
  --init {one,idf,length}
                       fda: initial feature value (default idf)
  --decay {none,inverse,exponential}
                       fda: how values decay (default inverse, 1/(1+n))
"""

OUTPUT = """
  --exclude-exact   ignore training pairs whose source equals the query
  --format {pairs,ids,jsonl}=pairs
                    output format, see above
  --report          print coverage and size to standard error
  --reference FILE  translations of FILE, for the target coverage in --report
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_input(parser, "source sentences, one per line; - reads stdin")
    add_options(parser, SELECTION)
    add_parameters_option(parser, "selector")
    add_options(parser, OUTPUT)
    add_output_option(parser, "selection")
    add_work_options(parser)
    add_seed_option(parser)
    add_corpus_options(parser)


def run(args: argparse.Namespace) -> None:
    """Select, write, report."""
    from regmt.application.select import select
    from regmt.core.errors import InputError

    if args.reference is not None and not args.report:
        raise InputError("--reference without --report", remedy="add --report")
    options = dict(selector_options(args))
    options |= {name: value for name in ("init", "decay") if (value := getattr(args, name))}
    queries, references = read_sentences(args)
    own = {"queries": queries, "train": training_data(args), "selector_options": options}
    chosen = select(**given(args, select) | own)
    with open_output(args.output) as stream:
        stream.writelines(line + "\n" for line in _lines(chosen, args.format))
    if args.report:
        print(chosen.coverage(references).table(), file=sys.stderr)


def _lines(chosen: SelectedPairs, output_format: str) -> Iterator[str]:
    if output_format == "ids":
        for selection in chosen.selections:
            ids = map(str, selection.ids.tolist())
            yield from [" ".join(ids)] if chosen.mode == "sentence" else ids
        return
    for record in chosen.records():
        if output_format == "jsonl":
            yield json.dumps(record, ensure_ascii=False)
        else:
            yield "\t".join(record[side].replace("\t", " ") for side in ("source", "target"))
