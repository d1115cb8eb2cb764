"""Train, mix and query language models.

examples:
  regmt lm train corpus.en --order 5 -o corpus.arpa.gz
  regmt lm perplexity dev.en --lm corpus.arpa.gz
  regmt lm score candidates.en --lm corpus.arpa.gz
  regmt lm mix --lm news.arpa --lm hotel.arpa --dev dev.en -o mixed.arpa
  regmt lm adapt input.de --train news.de news.en --train app.de app.en -o adapted.arpa
"""

from __future__ import annotations

import argparse
import contextlib
from typing import TYPE_CHECKING, Any

from regmt.cli.option_table import add_options
from regmt.cli.outputs import open_output, output_folder
from regmt.cli.shared_options import add_input, given

if TYPE_CHECKING:
    from collections.abc import Callable

    from regmt.decoding.lm import LanguageModel

HELP = "train, mix and query language models"

SUBCOMMANDS = ("train", "perplexity", "score", "mix", "adapt", "convert")
"""Each is a module of this package, ``lm_NAME``."""


TEXT = """
text:
  --tokenize NAME=none  tokenizer: none (default), 13a, moses or an installed one
  --lowercase           lower-case everything
  --lang XX=en          language code, for --tokenize moses
"""

MIXTURE = """
  --mix DEV           mix the models; EM finds the weights on this text
  --mix-weights W...  mix the models with these weights
"""


OUTPUT = """
  -o, --output PATH  ARPA file, compressed if named *.gz, or a folder (default: standard output)
  --format {arpa,folder}=arpa
                     arpa, or a folder that opens instantly at any size
  --force            replace an existing folder
"""


def add_text_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how text is tokenised."""
    add_options(parser, TEXT)


def add_lm_option(parser: argparse.ArgumentParser) -> None:
    """``--lm``."""
    parser.add_argument(
        "--lm",
        action="append",
        required=True,
        metavar="FILE",
        help="ARPA file (plain or gzip) or a folder written by regmt; repeat for each model",
    )


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that name the text and the language models."""
    add_input(
        parser,
        "text, one sentence per line; - is standard input "
        "(default: the English side of the bundled development set)",
    )
    add_lm_option(parser)
    add_options(parser.add_mutually_exclusive_group(), MIXTURE, {"W": float})


def add_model_output_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where and how to write a language model."""
    add_options(parser, OUTPUT)


def run_and_write(make: Callable[[], LanguageModel], args: argparse.Namespace) -> None:
    """Make a language model and write it as the options specify."""
    from regmt.core.files import check_new_folder
    from regmt.core.resume import resumable
    from regmt.decoding.lm.arpa import dump_arpa

    with contextlib.ExitStack() as held:
        if args.output not in (None, "-"):
            held.enter_context(resumable(args.output))
        if args.format == "folder":
            check_new_folder(output_folder(args), overwrite=args.force)  # before the work
            make().save(args.output, overwrite=args.force)
            return
        model = make()
        with open_output(args.output) as stream:
            dump_arpa(model, stream)


def lm_options(args: argparse.Namespace, function: Callable[..., Any]) -> dict[str, Any]:
    """Return the options that a function of `regmt.lm` takes."""
    from regmt.instance_selection.text_profile import TextProfile

    text = TextProfile(tokenize=args.tokenize, lowercase=args.lowercase, language=args.lang)
    return given(args, function) | {"preprocessing": text}
