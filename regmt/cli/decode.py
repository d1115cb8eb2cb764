"""Translate text with a phrase-based model by beam search.

The model is a folder written by regmt train, a moses.ini, or a set of files. The input must be
like the text that a model folder was trained on, raw or tokenised; the output is in the same form.
Other models take tokenised text. Text on standard input is translated line by line as it arrives.
An empty line gives an empty line. Words that no table translates are copied.

examples:
  regmt decode --model MODEL input.txt > output.txt
  regmt decode --moses-ini moses.ini --search cube --pop-limit 400 --jobs 2 input.txt
  regmt decode --phrase-table pt.gz --lm lm.arpa.gz --weights weights.toml input.txt
  regmt decode --model MODEL input.txt --nbest 100 --nbest-out input.nbest --distinct
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regmt.cli.option_table import add_options
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import add_input, add_jobs_option, add_output_option, flag

if TYPE_CHECKING:
    from regmt.application.decode import Decoded
    from regmt.core.files import StrPath
    from regmt.decoding.phrase_model import Model
    from regmt.decoding.settings import SearchSettings

HELP = "translate with a phrase-based model (beam search)"


MODEL = """
model (one of --model, --moses-ini, --phrase-table):
  --model DIR              model folder written by regmt train
  --moses-ini FILE         configuration file of a Moses model
  --phrase-table FILE*     phrase table; may be repeated
  --lm FILE*               language model; may be repeated. With --model or --moses-ini a further
                           one (LM1): without a weight in --weights, it and LM0 share that of LM0
  --reordering-table FILE  lexicalised reordering table (optional)
  --reordering-type TYPE=wbe-msd-bidirectional-fe-allff
                           type of the reordering table (default: wbe-msd-bidirectional-fe-allff)
  --weights FILE           weights; replaces those of --model or --moses-ini
"""

SEARCH = """
  --distortion-limit N        distortion limit; 0: monotone, -1: no limit (default 6; models of
                              regmt train: -1)
  --distortion-rule {moses,strict,extended,start}
                              what the limit means (default: moses)
  --[no-]allow-swaps          always allow swaps of two adjacent phrases
  --[no-]estimate-distortion  add the estimated remaining distortion to the future cost (default:
                              yes)
  --ttable-limit N            translation options per source phrase (default 20)
  --search {stack,cube}       search algorithm; cube: cube pruning
  --pop-limit N               cube pruning: hypotheses per stack (default 400)
  --unknown {copy,drop}       what to do with untranslatable words (default: copy)
  --max-words N               cut longer lines at clause boundaries; -1: no limit (default 120)
  --nbest-factor N            derivations looked at for each distinct translation of an n-best list
                              (default 1000; in Moses 20)
  --mbr                       minimum Bayes risk over the n-best list (of --nbest, or 200)
  --mbr-scale X=1             scale of the scores for --mbr
"""

OUTPUT = """
additional output:
  --nbest K             length of n-best lists
  --nbest-out FILE      write n-best lists with features here
  --distinct            list each translation only once
  --scores FILE         write the model score of each line here
  --alignment-out FILE  write the word alignment (i-j) of each line here
  --lattice-out DIR     write each line's search lattice here (N.slf)
  --verbose             trace the search on stderr
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_input(parser, "sentences, one per line (default: stdin)", default="-")
    add_output_option(parser, "translations")
    add_model_options(parser)
    add_search_options(parser)
    add_options(parser, OUTPUT)
    add_jobs_option(parser)


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that name the model."""
    add_options(parser, MODEL)


def add_search_options(parser: argparse.ArgumentParser) -> None:
    """Add the search options; the model provides the defaults."""
    group = parser.add_argument_group("search (the defaults come from the model)")
    stack = "  --stack N  hypotheses per stack; -1: no limit (default 100)"
    add_options(group, stack, {"N": int})
    group.add_argument(
        "--beam-threshold",
        dest="threshold",
        type=float,
        metavar="P",
        help="drop hypotheses less than P times as likely as the best in the stack (default 1e-5)",
    )
    add_options(group, SEARCH, {"N": int})


def run(args: argparse.Namespace) -> None:
    """Translate line by line."""
    from regmt.application.decode import decode
    from regmt.core.errors import InputError
    from regmt.core.files import check_writable, open_lines

    for option, needed, found, remedy in (
        ("nbest_out", "nbest", args.nbest, "give the length with --nbest K"),
        ("nbest", "nbest_out", args.nbest_out or args.mbr, "add --nbest-out FILE"),
        ("distinct", "nbest", args.nbest, "give the length with --nbest K"),
    ):
        if getattr(args, option) and not found:
            raise InputError(f"{flag(option)} without {flag(needed)}", remedy=remedy)
    if args.scores not in (None, "-"):  # in other commands no file: not in `check_outputs`
        check_writable(args.scores)
    lines = open_lines(args.file) if args.file == "-" else list(open_lines(args.file))
    wanted = None
    if args.phrase_table and isinstance(lines, list):
        from regmt.decoding.phrase_table import phrases_to_read

        wanted = phrases_to_read([line.split() for line in lines])
    decoded = decode(
        lines,
        _model(args, wanted),
        **_beside_model(args),
        settings=_given_settings(args),
        nbest=args.nbest,
        distinct=args.distinct,
        mbr_scale=args.mbr_scale if args.mbr else None,
        lattices=args.lattice_out is not None or args.verbose,
        jobs=args.jobs,
    )
    with _Outputs(args) as outputs:
        for best in decoded:
            outputs.write(best)


def _model(args: argparse.Namespace, wanted: Collection[str] | None) -> Model | StrPath:
    """Return the path of the model, or the model read from its files."""
    from regmt.core.errors import InputError

    given = [o for o in ("model", "moses_ini", "phrase_table") if getattr(args, o)]
    if len(given) != 1:
        raise InputError(
            "several models given" if given else "no model given",
            remedy="give one of --model DIR, --moses-ini FILE, "
            "--phrase-table FILE --lm FILE --weights FILE",
        )
    if not args.phrase_table:
        if args.reordering_table:
            problem = "--reordering-table belongs to --phrase-table"
            raise InputError(problem, remedy="omit --reordering-table")
        return str(args.model or args.moses_ini)
    for option in ("lm", "weights"):
        if not getattr(args, option):
            raise InputError(f"--phrase-table without --{option}")
    from regmt.decoding.model_files import model_of_files

    return model_of_files(
        args.phrase_table,
        args.lm,
        args.weights,
        reordering_table=args.reordering_table,
        reordering_type=args.reordering_type,
        wanted=wanted,
    )


def load_model(args: argparse.Namespace, wanted: Collection[str] | None) -> Model:
    """Load the model that the options name."""
    from regmt.decoding.model_files import load_model

    return load_model(_model(args, wanted), **_beside_model(args), wanted=wanted)


def _beside_model(args: argparse.Namespace) -> dict[str, Any]:
    """Return what the options add to a model that is complete without it."""
    if args.phrase_table:
        return {}
    return {"weights": args.weights, "language_models": args.lm or ()}


def search_settings(args: argparse.Namespace, settings: SearchSettings) -> SearchSettings:
    """Return the model's settings, overridden by those of the command line."""
    return settings.updated(_given_settings(args))


def _given_settings(args: argparse.Namespace) -> dict[str, object]:
    from regmt.decoding.settings import SearchSettings

    names = [field.name for field in dataclasses.fields(SearchSettings)]
    return {name: getattr(args, name) for name in names if getattr(args, name, None) is not None}


class _Outputs(contextlib.ExitStack):
    """All the files that a run writes; each appears only when complete."""

    def __init__(self, args: argparse.Namespace) -> None:
        super().__init__()
        self._args = args
        self._count = 0
        self._main = self.enter_context(open_output(args.output))
        self._nbest, self._scores, self._alignment = (
            self.enter_context(open_output(path)) if path else None
            for path in (args.nbest_out, args.scores, args.alignment_out)
        )
        self._lattices: Path | None = None
        if args.lattice_out:
            from regmt.core.files import atomic_folder

            self._lattices = self.enter_context(atomic_folder(args.lattice_out))

    def write(self, decoded: Decoded) -> None:
        """Write the requested output of one sentence."""
        from regmt.decoding.nbest import write_entries

        best, lattice = decoded.hypotheses[0], decoded.lattice
        self._main.write(f"{decoded.text}\n")
        if self._nbest is not None:
            kept = decoded.hypotheses[: self._args.nbest]
            write_entries(self._nbest, [h.entry(self._count) for h in kept])
        if self._scores is not None:
            self._scores.write(f"{best.score!r}\n")
        if self._alignment is not None:
            self._alignment.write(" ".join(f"{i}-{j}" for i, j in best.alignment) + "\n")
        if self._lattices is not None:
            text = lattice.to_slf() if lattice is not None else "VERSION=1.0\nN=1 L=0\nI=0\n"
            (self._lattices / f"{self._count}.slf").write_text(text, encoding="utf-8")
        if self._args.verbose and lattice is not None:
            _trace(self._count, decoded)
        if self._args.file == "-":
            self._main.flush()
        self._count += 1


def _trace(number: int, decoded: Decoded) -> None:
    from regmt.core.progress import notice

    lattice, best = decoded.lattice, decoded.hypotheses[0]
    assert lattice is not None
    notice(f"sentence {number}: {len(lattice.options)} options, {len(lattice.scores)} hypotheses")
    notice(" covered generated  rejected recombined   pruned   kept coverages")
    for covered, row in enumerate(lattice.trace.tolist(), start=1):
        notice("{:8d} {:9d} {:9d} {:10d} {:8d} {:6d} {:9d}".format(covered, *row))
    tokens = lattice.options.tokens
    for phrase in best.phrases:
        source = " ".join(tokens[phrase.start : phrase.end])
        notice(f"  [{phrase.start}:{phrase.end}] {source} → {' '.join(phrase.target)}")
    notice(f"  score {best.score:.6f}")
