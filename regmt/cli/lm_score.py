"""Score sentences with a language model.

Prints log10 p of each line, sentence end included. With --words every word has its own line (word,
log10 p, OOV if the model does not know it), and each sentence ends with </s> and a blank line.

examples:
  regmt lm score candidates.en --lm corpus.arpa
  echo "the key please" | regmt lm score - --lm corpus.arpa --words
"""

from __future__ import annotations

import argparse

from regmt.cli.lm import add_model_options, add_text_options, lm_options
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import add_output_option

HELP = "score sentences with a language model"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_model_options(parser)
    parser.add_argument("--words", action="store_true", help="print the score of every word")
    add_output_option(parser, "scores")
    add_text_options(parser)


def run(args: argparse.Namespace) -> None:
    """Score line by line and answer each line of a pipe as it arrives."""
    from regmt.application.lm import score

    with open_output(args.output) as stream:
        for words, result in score(**lm_options(args, score)):
            if args.words:
                rows = zip([*words, "</s>"], result.logprobs, result.unknown, strict=True)
                for word, logprob, unknown in rows:
                    stream.write(f"{word}\t{logprob:.6f}{chr(9) + 'OOV' if unknown else ''}\n")
                stream.write("\n")
            else:
                stream.write(f"{result.total:.6f}\n")
            if args.file == "-":
                stream.flush()
