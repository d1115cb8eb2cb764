"""Reproduce tables and figures of the documents and compare them with the published ones.

Runs on the bundled corpora, or with --data DIR on real corpora, each in its own folder (for example
multi30k-de-en with train.de, train.en, dev.de and dev.en). Prints our table next to the published
one and states which findings of the document our results confirm.

examples:
  regmt reproduce --list
  regmt reproduce 8.7
  regmt reproduce figure-8.2 --plot figure.svg
  regmt reproduce 5.1 5.2 --data corpora --sentences 200 --json -o tables.json
"""

from __future__ import annotations

import argparse

from regmt.cli.option_table import add_options
from regmt.cli.outputs import open_output
from regmt.cli.shared_options import add_output_option, add_seed_option
from regmt.core.errors import InputError

HELP = "reproduce tables and figures of the documents"


OPTIONS = """
  --list         list the tables and figures
  --data DIR     folder with real corpora
  --sentences N  number of test sentences (default: a few dozen)
  --json         print JSON, one object per table
  --plot FILE    plot the figure (.png, .svg)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="names as printed by --list")
    add_options(parser, OPTIONS)
    add_seed_option(parser)
    add_output_option(parser, "results")


def run(args: argparse.Namespace) -> None:
    """List the tables, or run the requested ones."""
    import json
    import time
    from pathlib import Path

    from regmt.reproduction.registry import find_entry

    if args.list:
        with open_output(args.output) as stream:
            stream.write(_listing(as_json=args.json))
        return
    if not args.tables:
        raise InputError("no table given", remedy="see regmt reproduce --list")
    entries = [find_entry(name) for name in args.tables]
    from regmt.reproduction.data import Data

    folder = None if args.data is None else Path(args.data)
    if folder is not None and not folder.is_dir():
        raise InputError("is not a folder", path=folder, remedy="give --data a folder of corpora")
    if args.plot is not None and len(entries) > 1:
        raise InputError("--plot draws one figure", remedy="name a single table")
    if args.plot is not None and "figure" not in entries[0].name:
        raise InputError(f"{entries[0].name} is a table, not a figure", remedy="omit --plot")
    data = Data(folder, args.sentences, args.seed)
    with open_output(args.output) as stream:
        for number, entry in enumerate(entries):
            started = time.perf_counter()
            result = entry.run(data)
            seconds = time.perf_counter() - started
            if args.plot is not None:
                if result.figure is None:
                    raise InputError(f"{entry.name} has no figure", remedy="omit --plot")
                result.figure.draw(Path(args.plot))
            if args.json:
                record = {"name": entry.name, "document": entry.document, "title": entry.title}
                record |= result.to_json() | {"seconds": round(seconds, 1)}
                stream.write(json.dumps(record, ensure_ascii=False) + "\n")
            else:
                head = f"{entry.document}, {entry.name}: {entry.title}\n"
                gap = "\n" if number else ""
                stream.write(f"{gap}{head}{result.text()}\n\n{seconds:.1f} s\n")
            stream.flush()


def _listing(*, as_json: bool) -> str:
    import json

    from regmt.reproduction.registry import ENTRIES

    if as_json:
        fields = ("name", "document", "title", "needs", "seconds")
        records = [{field: getattr(entry, field) for field in fields} for entry in ENTRIES]
        return json.dumps(records, ensure_ascii=False, indent=1) + "\n"
    rows = [(e.name, e.document, e.title, e.needs, f"{e.seconds} s") for e in ENTRIES]
    rows.insert(0, ("name", "document", "shows", "needs", "takes"))
    widths = [max(len(row[k]) for row in rows) for k in range(4)]
    return "".join(
        "  ".join(f"{c:<{w}}" for c, w in zip(row[:4], widths, strict=True)) + f"  {row[4]:>6}\n"
        for row in rows
    )
