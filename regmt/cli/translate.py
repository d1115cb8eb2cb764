"""Translate: for each sentence select training pairs, learn a map between n-grams, decode.

Without FILE the bundled test set is translated with the bundled corpus, and its BLEU reported.
Translations go to standard output, one per line; everything else to standard error. A sentence
that fails is reported, copied through and counted, and the exit code is then 1.

A translators' file (PO, XLIFF, TMX, Qt TS, Android or JSON resources, or a CSV or TSV table with
the columns source and target) is written again with its empty translations filled and marked for
review; everything else in it stays as it is, byte for byte. See also regmt check.

examples:
  regmt translate --selector fda --learner fsr
  regmt translate --source-lang es --decoder graph
  regmt translate input.de --train corpus.de corpus.en --instances 250 --jobs 2 -o output.en
  regmt translate input.de --index corpus.index --nbest 100 --nbest-out output.nbest
  regmt translate input.de --index corpus.index --tune auto -o output.en
  regmt translate input.de --index corpus.index --explain pages/ -o output.en
  regmt translate app.po --index app.index -o app.de.po
  regmt translate input.de --index corpus.index --backend dask --scheduler tcp://10.0.0.1:8786
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from regmt.cli.inputs import load_resources, read_parallel, read_sentences
from regmt.cli.option_table import add_options
from regmt.cli.option_values import probability, whole_number
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import (
    add_corpus_options,
    add_input,
    add_learning_options,
    add_output_option,
    add_seed_option,
    add_work_options,
    flag,
    given,
    learning_options,
)
from regmt.cli.translation_report import Report, confidence_record

if TYPE_CHECKING:
    from regmt.translation.confidence import Confidence
    from regmt.translation.options import TranslationOptions
    from regmt.translation.run import Outcome
    from regmt.translation.translator import Translator

HELP = "translate: select, learn, decode"

PIPELINE = (
    *("selector", "selector_option", "instances", "learner", "learner_option", "ngrams"),
    *("weighting", "alpha", "segments", "max_gap", "subwords"),
    *(
        "decoder",
        "lm_order",
        "lm_classes",
        "scores",
        "samples",
        "graph_objective",
        "graph_threshold",
    ),
)
"""Options that say how sentences are translated."""
LOOKING_UP = {
    "samples": "--samples",
    "lm_classes": "--lm-classes",
    "by_sentence": "--no-by-sentence",
}
"""Options that only phrases of the whole corpus need."""
AUTO = "auto"
"""``--tune`` without a dev set."""


OUTPUT = """
  --nbest K              with --nbest-out: K best
  --nbest-out FILE       write n-best lists here
  --confidence-out FILE  write the probability that a translation needs no edit, and that each of
                         its words is right: one JSON object per line
  --explain DIR          write one HTML page per sentence here
  --reference FILE       report BLEU against it, tokenised and cased like the training data; of raw
                         text after tokenizer 13a
  --examples N           show N translations on standard error at the end
"""

CHANGES = """
  --only-new   fill only empty translations (default)
  --overwrite  replace translations, too
"""

CONFIDENT = """
  --min-confidence P  leave translations empty that need no edit with a lower probability; the
                      probability is estimated from pairs of the corpus and goes into comments
"""

DECODER = """
  --decoder {beam,graph}  (default beam)
  --lm-order N            of the corpus's own language model (default 5)
  --lm-classes N          classes of words for a second language model, 0 for none (default 100)
  --graph-objective {preimage,weight}
                          what the graph decoder's regression feature counts: the decrease of the
                          distance to the predicted features (default), or the sum of their weights
  --graph-threshold X     features in the graph are predicted above X (default 0.15)
"""

PHRASES = """
  --scores {{combined,regression,phrases}}
      what the beam decoder's table holds: phrases of the whole corpus scored by the corpus, the
      selected pairs and W; W alone; phrases of the selected pairs alone (default {default})
  --samples N
      occurrences of a source phrase that are looked at in the whole corpus (default 300)
"""

DECODING = """
  --max-words N       cut longer lines at clause boundaries; -1: no limit (default 120)
  --lm FILE           language model instead of the corpus's own
  --weights FILE      weights of the decoder's features
"""

TUNING = """
  --tuner NAME=mira   see regmt tune
  --weights-out FILE  write the tuned weights here
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_input(parser, "source sentences, one per line, or a translators' file; - reads stdin")
    add_pipeline_options(parser)
    _add_decoding_options(parser.add_argument_group("decoding"))
    output = parser.add_argument_group("output")
    add_output_option(output, "translations")
    add_options(output, OUTPUT, {"N": whole_number})
    files = parser.add_argument_group("translators' files")
    add_options(files.add_mutually_exclusive_group(), CHANGES)
    add_options(files, CONFIDENT, {"P": probability})
    add_work_options(parser.add_argument_group("work"))
    add_corpus_options(parser)


def add_pipeline_options(
    parser: argparse.ArgumentParser, *, decoder: bool = True, title: str = "model"
) -> None:
    """Options of the pipeline (`PIPELINE`), shared by the commands that run it."""
    group = parser.add_argument_group(title)
    add_learning_options(group, "ridge, qp, lp, ith, logreg, l1inf")
    if decoder:
        add_options(group, DECODER)
    add_options(group, PHRASES.format(default="combined" if decoder else "regression"))


def _add_decoding_options(group: argparse._ActionsContainer) -> None:
    group.add_argument(
        "--no-exact",
        dest="exact",
        action="store_false",
        default=None,
        help="decode also a sentence whose translation stands in the corpus",
    )
    group.add_argument(
        "--exclude-exact",
        action="store_true",
        default=None,
        help="translate as if the corpus did not hold the sentence",
    )
    group.add_argument(
        "--no-by-sentence",
        dest="by_sentence",
        action="store_false",
        default=None,
        help="translate a line of several sentences as if it were one",
    )
    add_options(group, DECODING, {"N": int})
    group.add_argument(
        "--tune",
        nargs="+",
        metavar=("SRC", "REF"),
        help="tune the weights on this dev set first; or auto: once on pairs of the corpus, and "
        "keep them with the index",
    )
    add_options(group, TUNING)
    add_seed_option(group)


def translation_options(args: argparse.Namespace) -> TranslationOptions:
    """Turn the command line into options; what was not given keeps its default."""
    from regmt.core.errors import InputError
    from regmt.translation.options import TranslationOptions

    graph: dict[str, Any] = {
        name: getattr(args, f"graph_{name}")
        for name in ("objective", "threshold")
        if getattr(args, f"graph_{name}", None) is not None
    }
    options = TranslationOptions(
        **graph,
        **learning_options(
            args,
            "decoder",
            "scores",
            "samples",
            "exact",
            "exclude_exact",
            "lm",
            "lm_order",
            "lm_classes",
            "nbest",
            "by_sentence",
            "max_words",
        ),
    )
    if graph and options.decoder != "graph":
        raise InputError(
            f"--graph-{next(iter(graph))} without the graph decoder", remedy="add --decoder graph"
        )
    for name, option in LOOKING_UP.items():
        if getattr(args, name, None) is not None and not options.looks_up:
            raise InputError(
                f"{option} without phrases of the whole corpus",
                remedy="use it with --scores combined and the beam decoder",
            )
    return options


def run(args: argparse.Namespace) -> int:
    """Translate, write, report."""
    from regmt.core.errors import InputError
    from regmt.core.files import check_new_folder
    from regmt.core.progress import progress
    from regmt.decoding.nbest import write_entries
    from regmt.translation.translator import Translator

    if bool(args.nbest) != bool(args.nbest_out):
        raise InputError("--nbest and --nbest-out go together", remedy="give both or none")
    options = translation_options(args)
    _take_file_from_tune(args)
    if _is_document(args):
        return _translate_document(args, options)
    lines, references = read_input(args)
    if args.explain is not None:
        check_new_folder(args.explain)
    resources = load_resources(args, order=options.index_order)
    lines = resources.checked(lines)
    raw = resources.profiles.target.raw
    if references is not None and not raw:
        references = resources.profiles.references(references, list(lines))
    translator = weighted(args, Translator(resources, options))
    confidence = None
    if args.confidence_out is not None:
        from regmt.translation.confidence import fitted_confidence

        confidence = fitted_confidence(translator, jobs=args.jobs)
    total = len(lines) if isinstance(lines, list) else None
    report = Report(examples=3 if args.examples is None and args.file is None else args.examples)
    with contextlib.ExitStack() as files:
        stream = files.enter_context(open_output(args.output))
        nbest = files.enter_context(open_output(args.nbest_out)) if args.nbest_out else None
        trust = files.enter_context(open_output(args.confidence_out)) if confidence else None
        found = watch(args, translator, lines, report, confidence)
        for outcome in progress(found, what="translate", total=total):
            print(outcome.text, file=stream)
            if nbest is not None:
                write_entries(nbest, outcome.entries)
            if trust is not None:
                print(confidence_record(outcome), file=trust)
    report.show(references, tokenize="13a" if raw else "none")
    return 1 if report.failed else 0


#: Options that have a meaning for lines of text, or for translators' files, alone.
_OF_LINES = ("nbest_out", "confidence_out", "reference", "examples")
_OF_DOCUMENTS = ("only_new", "overwrite", "min_confidence")


def _is_document(args: argparse.Namespace) -> bool:
    """Return whether FILE is a translators' file; refuse the options of the other kind."""
    from regmt.core.errors import InputError
    from regmt.documents import format_of

    found = args.file is not None and format_of(args.file) is not None
    for name in _OF_LINES if found else _OF_DOCUMENTS:
        if getattr(args, name) not in (None, False):
            kind = "lines of text" if found else "translators' files"
            option = flag(name)
            raise InputError(f"{option} is for {kind}", path=args.file, remedy=f"omit {option}")
    return found


def _translate_document(args: argparse.Namespace, options: TranslationOptions) -> int:
    from regmt.application.documents import translate_file
    from regmt.core.progress import notice
    from regmt.translation.translator import Translator

    translator = weighted(
        args, Translator(load_resources(args, order=options.index_order), options)
    )
    own = {"path": args.file, "translator": translator, "explain": prepare_explain(args.explain)}
    result = translate_file(**given(args, translate_file) | own)
    if args.output is None:
        sys.stdout.buffer.write(bytes(result.document))
    for unit, error in result.failed:
        print(f"regmt: {args.file}:{unit.line}: not translated: {error}", file=sys.stderr)
    notice(f"{args.file}: {result}")
    return 1 if result.failed else 0


def watch(
    args: argparse.Namespace,
    translator: Translator,
    lines: Iterable[str],
    report: Report,
    confidence: Confidence | None = None,
) -> Iterator[Outcome]:
    """Translate lines and pass the outcomes on, noting each in the report."""
    from regmt.translation.run import outcomes

    waiting: list[str] = []

    def remembered() -> Iterator[str]:
        for line in lines:
            waiting.append(line)
            yield line

    found = outcomes(
        translator,
        remembered(),
        explain=prepare_explain(args.explain),
        confidence=confidence,
        jobs=args.jobs,
    )
    for outcome in found:
        report.add(waiting.pop(0), outcome)
        yield outcome


def read_input(
    args: argparse.Namespace,
) -> tuple[Iterable[str], list[str] | None]:
    """Return the sentences to translate, and their references if there are any."""
    from regmt.core.files import open_lines

    if args.file == "-" and args.reference is None:
        return open_lines("-"), None  # answered line by line
    return read_sentences(args)


def weighted(args: argparse.Namespace, translator: Translator) -> Translator:
    """Return the translator with the weights of ``--weights``, or those tuned on ``--tune``."""
    from regmt.core.errors import InputError
    from regmt.core.files import read_lines
    from regmt.decoding.weights import read_weights, write_weights

    if args.weights_out and not args.tune:
        raise InputError("--weights-out without --tune", remedy="give --tune SRC REF or auto")
    if args.weights:
        if args.tune:
            raise InputError("--weights and --tune together", remedy="leave one of them out")
        return translator.with_weights(read_weights(args.weights))
    how = {"tuner": args.tuner, "seed": args.seed}
    if not args.tune:
        _mention_tuned_weights(translator, how)
        return translator
    dev: list[list[str]] = []
    if args.tune != [AUTO]:
        sources = read_lines(args.tune[0])
        translator.resources.checked(sources)
        dev = [sources, read_parallel(args.tune[1], args.tune[0], len(sources))]
    tuned = translator.tuned(*dev, **how, jobs=args.jobs)
    if args.weights_out:
        write_weights(tuned.decoder.weights, args.weights_out)
    return tuned


def _take_file_from_tune(args: argparse.Namespace) -> None:
    """Give FILE back where ``--tune``, which takes one value or two, has taken it, too."""
    from regmt.core.errors import InputError

    if not args.tune:
        return
    own = 1 if args.tune[0] == AUTO else 2
    args.tune, rest = args.tune[:own], args.tune[own:]
    if rest and args.file is None:
        args.file = rest.pop(0)
    if rest or len(args.tune) < own:
        raise InputError("--tune takes a dev set or auto", remedy="give --tune SRC REF or auto")


def _mention_tuned_weights(translator: Translator, how: Mapping[str, Any]) -> None:
    from regmt.core.progress import notice
    from regmt.translation.own_tuning import tuned_weights
    from regmt.translation.tuning import HowToTune

    if translator.resources.keeps(tuned_weights(translator, HowToTune(**how))):
        notice("tuned weights are kept with the index; use --tune auto")


def prepare_explain(folder: str | None) -> str | None:
    """Make the folder for the explanations."""
    if folder is None:
        return None
    from pathlib import Path

    Path(folder).mkdir(exist_ok=True)
    return str(Path(folder).resolve())
