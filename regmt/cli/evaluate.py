"""Score translations against references, with confidence intervals and paired tests.

Each HYP is the output of one system. Each REF is a reference with as many lines as HYP.
Scores are percentages, except NIST (from 0 to about 10 or more). Higher is better, except for ter,
terp, wer and per. BLEU, chrF and TER are identical to those of sacreBLEU. Confidence intervals
come from bootstrap resampling.

metrics (--metric, comma-separated):
  bleu bleu:N bleu+1 sbleu   n-gram precision; up to order N; two smoothed sentence-level forms
  nist                       information-weighted n-grams
  ter terp terpa wer per     edit rates: with shifts; also with stems, synonyms and paraphrases, in
                             two settings; without shifts; bag of words
  meteor meteor-r meteor:A   aligned words; tuned for ranking; with another alpha
  chrf chrf++                character n-grams; with word n-grams
  f1 f1g3 f1:N               n-grams up to 5; with gaps of up to 3 tokens; up to N
  bleu-ter bleu-2terp ...    sums

paired tests (--paired): bootstrap, ar (approximate randomisation), t and sign (on sentences).
Each system is tested against the first, or with --all-pairs against all before it.

With --judgements, human judgements are counted instead: wins of each system, preferences of each
pair with a sign test, agreement of the judges (kappa). The first line of the tab-separated file
names its columns: segment judge first second preferred (a system, or = for a tie), or segment
judge system rank.

examples:
  regmt evaluate --judgements preferences.tsv
  regmt evaluate output.en --reference reference.en
  regmt evaluate base.en new.en --reference r1.en r2.en --metric bleu,ter,f1g3 --paired ar
  regmt translate test.de | regmt evaluate - --reference test.en --metric bleu --json
"""

from __future__ import annotations

import argparse
import json

from regmt.cli.option_table import add_options
from regmt.cli.option_values import finite_number, whole_number
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import (
    add_metric_text_options,
    add_output_option,
    add_seed_option,
    given,
)
from regmt.core.errors import InputError

HELP = "score translations: BLEU, TER, METEOR, chrF, F1 and more"


JUDGED = """
  --reference REF...  reference translations
  --judgements FILE   count human judgements instead
  --majority          with --judgements: count the majority of the judges of two translations, once
  --metric LIST=bleu,chrf,ter
                      metrics, see above
"""

OPTIONS = """
  --target-lang XX=en  stemmer language for meteor and terp (default en)
  --paraphrases PATH   for terp and terpa: a table (phrase ||| paraphrase ||| p), or a model folder
                       of regmt train, on whose phrase table they are learned
  --resamples N=1000   bootstrap samples for intervals and tests (default 1000); 0: no intervals
  --confidence P=0.95  confidence level of the intervals (default 0.95)
  --paired {bootstrap,ar,t,sign}
                       test systems against each other
  --all-pairs          test every pair of systems, not only against the first
  --sentences          print the scores of each sentence, separated by tabs
  --json               print JSON
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "hypotheses", nargs="*", metavar="HYP", help="translations, one per line; - reads stdin"
    )
    add_options(parser, JUDGED)
    add_metric_text_options(
        parser,
        "tokenizer (default: 13a; none for ter, terp and chrf)",
        "ignore case (ter, terp and meteor always do)",
    )
    add_options(parser, OPTIONS, {"N": whole_number, "P": finite_number})
    add_seed_option(parser)
    add_output_option(parser, "scores")


def run(args: argparse.Namespace) -> None:
    """Score and print."""
    from regmt.application.evaluate import evaluate

    if args.judgements is not None:
        _judgements(args)
        return
    if not args.hypotheses or not args.reference:
        raise InputError("no translations or no reference", remedy="give HYP and --reference REF")
    if args.majority:
        raise InputError("--majority without --judgements", remedy="leave it out")
    if args.sentences and args.paired and not args.json:
        raise InputError("--sentences does not show tests", remedy="add --json, or omit --paired")
    result = evaluate(**given(args, evaluate))
    with open_output(args.output) as stream:
        if args.json:
            records = [one.record(sentences=args.sentences) for one in result.results]
            stream.write(json.dumps(records, ensure_ascii=False, indent=1) + "\n")
        elif args.sentences:
            stream.writelines("\t".join(row) + "\n" for row in result.sentence_rows())
        else:
            stream.write(str(result))


def _judgements(args: argparse.Namespace) -> None:
    from regmt.judgements import read_judgements, summarise

    if args.hypotheses or args.reference:
        raise InputError("--judgements and translations together", remedy="omit one of them")
    report = summarise(read_judgements(args.judgements), majority=args.majority)
    with open_output(args.output) as stream:
        if args.json:
            stream.write(json.dumps(report.record(), ensure_ascii=False, indent=1) + "\n")
        else:
            stream.write(str(report))
