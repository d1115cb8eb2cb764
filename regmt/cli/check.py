"""Check the translations in a translators' file.

Placeholders, tags, keyboard accelerators, white space, length and final punctuation of each
translation are compared with those of its source. The exit code is 1 if something is wrong.

examples:
  regmt check app.de.po
  regmt check app.de.xlf --json > problems.jsonl
"""

from __future__ import annotations

import argparse
import json

from regmt.cli.outputs import open_output
from regmt.cli.shared_options import add_input, add_output_option

HELP = "check the translations in PO, XLIFF and other translators' files"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    add_input(
        parser, "PO, XLIFF 1.2 or 2, TMX, Qt TS, or a table with the columns source and target", "+"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object per problem")
    add_output_option(parser, "problems")


def run(args: argparse.Namespace) -> int:
    """Check, print, count."""
    from regmt.application.documents import check
    from regmt.core.progress import notice

    found = [(file, problem) for file in args.files for problem in check(file)]
    with open_output(args.output) as stream:
        for file, problem in found:
            if args.json:
                record = {"file": file, **problem.record()}
                print(json.dumps(record, ensure_ascii=False), file=stream)
            else:
                place = f"{file}:{problem.unit.line}"
                texts = " → ".join(" ".join(t.split()) for t in (problem.source, problem.target))
                print(f"{place}: {problem.check}: {problem.message}: {texts}", file=stream)
    notice(f"{len(found)} problem{'s' * (len(found) > 1)}" if found else "no problems")
    return 1 if found else 0
