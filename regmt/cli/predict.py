"""Predict the target features of sentences and the quality of their translation.

For each sentence, selects training pairs, learns W and applies it. FILE defaults to the bundled
test set with its references, the training data to the bundled corpus.

output (--format):
  jsonl  one JSON object per sentence: sentence (0-based), source_coverage, n_source_features,
         features (list of [n-gram, weight] above the threshold, best first); with a reference
         also target_coverage, bleu_bound (5.9), precision, recall, f1, ber (weighted) and p_max
  text   the features of each sentence on one line, as n-gram=weight separated by tabs

With references, the scores over all sentences are printed on standard error.

examples:
  regmt predict -o predictions.jsonl
  regmt predict test.de --reference test.en --train corpus.de corpus.en --learner fsr --jobs 2
  regmt predict test.de --index I --learner qp --dev dev.de dev.en --save-parameters qp.toml
  regmt predict test.de --index I --parameters qp.toml --plot w.svg
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any, TextIO

from regmt.cli.inputs import load_resources, read_parallel, read_sentences
from regmt.cli.option_table import add_options
from regmt.cli.option_values import finite_number, whole_number
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import (
    add_corpus_options,
    add_input,
    add_learning_options,
    add_output_option,
    add_work_options,
    learning_options,
)
from regmt.core.errors import InputError
from regmt.core.progress import notice, progress

if TYPE_CHECKING:
    from regmt.prediction import Optimum
    from regmt.resources import Resources
    from regmt.sentence.learning_options import LearningOptions

HELP = "predict target features and translation quality before decoding"


OPTIONS = """
  --threshold T      predict features above T (default: from --dev, or the default of the learner)
  --format {jsonl,text}=jsonl
                     output format, see above (default jsonl)
  --plot FILE        plot W of the first sentence (.png, .svg)
  --plot-sentence N  plot W of sentence N instead (0-based, default 0)
"""

OPTIMISATION = """
  --objective {f1,pmax,squared}=f1
                               what to optimise: weighted F1 (default), p^max or squared loss
  --save-parameters FILE.toml  write the optimal parameters here
  --parameters FILE.toml       use parameters saved by --save-parameters
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_input(parser, "source sentences, one per line; - reads stdin")
    add_options(parser, "  --reference FILE  reference translations of FILE")
    add_learning_options(parser, "ridge, qp, lp, ith, svr, logreg, svc, l1inf")
    add_options(parser, OPTIONS, {"T": finite_number, "N": whole_number})
    group = parser.add_argument_group("parameter optimisation")
    group.add_argument(
        "--dev", nargs=2, metavar=("SRC", "REF"), help="first optimise the learner on this set"
    )
    add_options(group, OPTIMISATION)
    add_output_option(parser, "predictions")
    add_work_options(parser)
    add_corpus_options(parser)


def run(args: argparse.Namespace) -> None:
    """Predict, and score the predictions if there are references."""
    from regmt.prediction import Confusion, Optimum, predict
    from regmt.sentence.learning_options import LearningOptions

    if args.save_parameters and not args.dev:
        raise InputError("--save-parameters without --dev", remedy="give --dev SRC REF")
    if args.parameters and (args.dev or args.learner_option or args.learner):
        raise InputError(
            "--parameters already sets the learner and its options",
            remedy="omit --dev, --learner and --learner-option",
        )
    if args.plot_sentence is not None and not args.plot:
        raise InputError("--plot-sentence without --plot", remedy="add --plot FILE")
    sentences, references = read_sentences(args)
    drawn = args.plot_sentence or 0
    if args.plot and drawn >= len(sentences):
        raise InputError(
            f"no sentence {drawn} to plot: there are {len(sentences)}, counted from 0",
            remedy="give a smaller --plot-sentence",
        )
    optimum = Optimum.load(args.parameters) if args.parameters else None
    options = LearningOptions(**learning_options(args))
    resources = load_resources(args, order=options.index_order)
    resources.checked(sentences)
    if args.dev:
        optimum = _optimise(args, resources, options)
    threshold = args.threshold
    if optimum is not None:
        options = optimum.applied_to(options)
        threshold = optimum.threshold if threshold is None else threshold
    found = predict(
        sentences,
        resources,
        options=options,
        references=references,
        threshold=threshold,
        jobs=args.jobs,
    )
    total = Confusion()
    with open_output(args.output) as stream:
        for prediction in progress(found, what="predict", total=len(sentences)):
            total += prediction.confusion
            _write(prediction.record, args.format, stream)
    if args.plot:
        from regmt.prediction.hinton import plot_weights
        from regmt.prediction.records import usual_threshold
        from regmt.sentence import SentenceLearner

        shown = usual_threshold(options) if threshold is None else threshold
        model = SentenceLearner(resources.index, options).learn(sentences[drawn])
        plot_weights(model, args.plot, threshold=shown)
    if references is not None:
        notice(
            f"{len(sentences)} sentences: weighted precision {total.precision:.3f}, "
            f"recall {total.recall:.3f}, F1 {total.f1:.3f}, BER {total.ber:.3f}"
        )


def _optimise(args: argparse.Namespace, resources: Resources, options: LearningOptions) -> Optimum:
    """Optimise the learner on ``--dev`` and report the result."""
    from regmt.core.files import read_lines
    from regmt.prediction import optimise

    sources = read_lines(args.dev[0])
    references = read_parallel(args.dev[1], args.dev[0], len(sources))
    grid = {option: [value] for option, value in options.learner_options} or None
    optimum = optimise(
        resources.index, options, sources, references, grid=grid, objective=args.objective
    )
    chosen = ", ".join(
        f"{option} = {value:g}" if isinstance(value, float) else f"{option} = {value}"
        for option, value in optimum.options.items()
    )
    notice(
        f"{optimum.learner}: {chosen or 'defaults'}, threshold {optimum.threshold:.4f}, "
        f"{args.objective} {optimum.score:.4f} on {len(sources)} sentences"
    )
    if args.save_parameters:
        optimum.save(args.save_parameters)
    return optimum


def _write(record: dict[str, Any], form: str, stream: TextIO) -> None:
    if form == "jsonl":
        print(json.dumps(record, ensure_ascii=False), file=stream)
    else:
        print("\t".join(f"{name}={weight:g}" for name, weight in record["features"]), file=stream)
