"""Train language models and ask them.

examples:
  regmt lm train corpus.en --order 5 -o corpus.arpa.gz
  regmt lm perplexity dev.en --lm corpus.arpa.gz
  regmt lm score candidates.en --lm corpus.arpa.gz
  regmt lm mix --lm news.arpa --lm hotel.arpa --dev dev.en -o mixed.arpa
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from regmt.decoding.lm import LanguageModel, Mixture

HELP = "train, mix and query language models"

SUBCOMMANDS = ("train", "perplexity", "score", "mix", "convert")
"""Each is a module of this package, ``lm_NAME``."""


def add_text_options(parser: argparse.ArgumentParser) -> None:
    """How lines of text become tokens."""
    group = parser.add_argument_group("text")
    group.add_argument(
        "--tokenize",
        choices=("none", "13a", "moses"),
        default="none",
        help="tokenizer for raw text (default: none, tokens are separated by spaces)",
    )
    group.add_argument("--lowercase", action="store_true", help="lower-case everything")
    group.add_argument(
        "--lang", default="en", metavar="XX", help="language code, for --tokenize moses"
    )


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """Which text to score, and which language models to ask."""
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="text, one sentence per line; - is standard input "
        "(default: the English side of the bundled development set)",
    )
    parser.add_argument(
        "--lm",
        action="append",
        required=True,
        metavar="FILE",
        help="ARPA file, plain or gzip, or a folder of regmt; give it several times for several",
    )
    weights = parser.add_mutually_exclusive_group()
    weights.add_argument(
        "--mix", metavar="DEV", help="mix the models, with the weights that EM finds on this text"
    )
    weights.add_argument(
        "--mix-weights", nargs="+", type=float, metavar="W", help="mix them with these weights"
    )


def add_model_output_options(parser: argparse.ArgumentParser) -> None:
    """Where a language model is written, and how."""
    parser.add_argument(
        "-o",
        "--output",
        metavar="PATH",
        help="ARPA file to write, compressed if named *.gz (default: standard output), or a folder",
    )
    parser.add_argument(
        "--format",
        choices=("arpa", "folder"),
        default="arpa",
        help="arpa, or a folder that opens at once however large it is (default arpa)",
    )
    parser.add_argument("--force", action="store_true", help="replace an existing folder")


def check_model_output(args: argparse.Namespace) -> None:
    """Refuse an unusable ``-o`` before any work is done."""
    from regmt.core.errors import InputError
    from regmt.core.files import check_new_folder

    if args.format == "folder":
        if args.output is None:
            raise InputError("no folder to write", remedy="give one with -o DIR")
        check_new_folder(args.output, overwrite=args.force)


def write_model(model: LanguageModel, args: argparse.Namespace) -> None:
    """Write a language model where and how `add_model_output_options` says."""
    from regmt.cli.shared_options import open_output
    from regmt.decoding.lm.arpa import dump_arpa

    if args.format == "folder":
        model.save(args.output, overwrite=args.force)
        return
    with open_output(args.output) as stream:
        dump_arpa(model, stream)


def read_sentences(path: str, args: argparse.Namespace) -> Iterator[list[str]]:
    """Yield the tokens of each line of a file."""
    from regmt.core.files import open_lines
    from regmt.instance_selection.tokenization import Preprocessing

    preprocessing = Preprocessing(
        tokenize=args.tokenize, lowercase=args.lowercase, language=args.lang
    )
    for line in open_lines(path):
        yield preprocessing(line)


def load_models(args: argparse.Namespace) -> list[LanguageModel]:
    """Load the models named by ``--lm``."""
    from regmt.decoding.lm import LanguageModel

    return [LanguageModel.load(path) for path in args.lm]


def make_mixture(models: list[LanguageModel], args: argparse.Namespace) -> Mixture | None:
    """Mix the models as ``--mix`` or ``--mix-weights`` says; None without these."""
    from regmt.decoding.lm import Mixture

    if args.mix is not None:
        return Mixture.fit(models, read_sentences(args.mix, args))
    if args.mix_weights is not None:
        return Mixture(models, args.mix_weights)
    return None
