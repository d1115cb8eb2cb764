"""Learn W for each sentence and export it as phrase tables that Moses and regmt decode read.

By default each source n-gram of a sentence has the 20 best target n-grams of W with the scores
p(s|t), p(t|s) and e. With --scores combined, the tables contain the phrase pairs of the whole
corpus with the scores that regmt translate uses, p(s|t), lex(s|t), p(t|s), lex(t|s) first.

FILE defaults to the bundled test set, the training data to the bundled corpus.

examples:
  regmt phrase-table test.de --index corpus.index -o tables/
  regmt phrase-table test.de --index corpus.index --merged -o phrase-table.gz
  regmt phrase-table test.de --index corpus.index --stats --reference test.en
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.inputs import load_resources
from regmt.cli.option_table import add_options
from regmt.cli.shared_options import add_corpus_options, add_input, add_work_options
from regmt.cli.translate import (
    add_pipeline_options,
    read_input,
    translation_options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from regmt.translation.export import SentenceTable
    from regmt.translation.options import TranslationOptions

HELP = "learn W for each sentence and export phrase tables"


OUTPUT = """
output:
  -o, --output PATH  folder for one table per sentence, or with --merged a file
  --merged           write one table for all sentences
  --stats            print the numbers of entries and words (Table 8.5)
  --reference FILE   with --stats: also print p^μ against this file (8.10-8.13)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_input(parser, "source sentences, one per line; - reads stdin")
    add_options(parser, OUTPUT)
    add_pipeline_options(parser, decoder=False)
    add_work_options(parser)
    add_corpus_options(parser)


def run(args: argparse.Namespace) -> None:
    """Learn, write, print."""
    from pathlib import Path

    from regmt.core.errors import InputError
    from regmt.core.files import atomic_folder, check_new_folder
    from regmt.core.progress import progress
    from regmt.translation.export import direct_column, sentence_tables
    from regmt.translation.regression_table import merge_tables
    from regmt.translation.translator import Translator

    if args.output is None and not args.stats:
        raise InputError("nothing to do", remedy="give -o PATH or --stats")
    if args.merged and args.output is None:
        raise InputError("--merged without -o", remedy="give -o FILE")
    args.scores = args.scores or "regression"
    options = translation_options(args)
    lines, references = read_input(args)
    lines = list(lines)
    if args.output is not None and not args.merged:
        check_new_folder(args.output)
    translator = Translator(load_resources(args, order=options.index_order), options)
    tables = progress(
        sentence_tables(translator, lines, jobs=args.jobs),
        what="phrase-table",
        total=len(lines),
    )
    summary = Summary()
    if args.merged:
        phrases = (one.phrases for one in summary.watch(tables))
        merge_tables(phrases, direct=direct_column(options)).write(args.output)
    elif args.output is not None:
        with atomic_folder(args.output) as folder:
            for number, one in enumerate(summary.watch(tables), start=1):
                one.phrases.write(Path(folder) / f"{number:06d}.gz")
    else:
        for _ in summary.watch(tables):
            pass
    if args.stats:
        if references is not None:
            references = translator.resources.profiles.references(references, lines)
        print(summary.text(references, options))


class Summary:
    """Adds up what Table 8.5 and Eq 8.10-8.13 need."""

    def __init__(self) -> None:
        from regmt.translation.regression_table import TableSize

        self.size = TableSize()
        self.sentences = 0
        self.best: list[dict[tuple[str, ...], float]] = []

    def watch(self, tables: Iterator[SentenceTable]) -> Iterator[SentenceTable]:
        """Pass tables on, adding each up."""
        for table in tables:
            self.size += table.size
            self.sentences += 1
            self.best.append(table.best_direct)
            yield table

    def text(self, references: Sequence[str] | None, options: TranslationOptions) -> str:
        """Return the statistics as aligned lines."""
        rows = [
            ("sentences", f"{self.sentences:,}"),
            ("entries", f"{self.size.entries:,}"),
            ("words", f"{self.size.words:,}"),
            ("words per entry", f"{self.size.words_per_entry:.2f}"),
        ]
        if references is not None:
            from regmt.features.from_index import distinct_ngrams
            from regmt.translation.regression_table import table_quality

            features = (distinct_ngrams(line.split(), options.orders) for line in references)
            quality = table_quality(self.best, features)
            mean = sum(quality.per_sentence) / max(1, len(quality.per_sentence))
            rows += [("p^μ(T)", f"{quality.total:.4f}"), ("mean p^μ", f"{mean:.4f}")]
        return "\n".join(f"{name:<18}{value:>12}" for name, value in rows)
