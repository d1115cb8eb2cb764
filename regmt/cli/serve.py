"""Serve translations: the API of LibreTranslate, learning at once, and a workbench.

Open http://127.0.0.1:5000 in a browser to translate texts and files (PO, XLIFF, TMX). What you
accept is added to the memory of the index, and used for the next segment. Programs that know
LibreTranslate use the same address; /docs describes all endpoints. Needs the extra regmt[serve].

examples:
  regmt serve --index app.index
  regmt serve --index de-en.index --index es-en.index --jobs 2 --port 8080
  regmt serve --index app.index --host 0.0.0.0 --api-key-file key.txt
"""

from __future__ import annotations

import argparse

from regmt.cli.shared_options import add_jobs_option, add_value, given, whole_number

HELP = "serve translations and a workbench"

_LOOPBACK = ("127.0.0.1", "localhost", "::1")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Define the options."""
    parser.add_argument(
        "--index",
        action="append",
        required=True,
        metavar="DIR",
        help="index written by regmt index with --source-lang and --target-lang; may be repeated, "
        "for other languages",
    )
    add_value(parser, "--host", "127.0.0.1", "address to listen at", "ADDRESS")
    parser.add_argument(
        "--port",
        type=whole_number,
        default=5000,
        metavar="N",
        help="port to listen at, 0 for a free one (default 5000)",
    )
    add_jobs_option(parser)
    parser.add_argument(
        "--tune",
        action="store_true",
        help="tune the weights once on pairs of the index, and keep them with it",
    )
    parser.add_argument(
        "--no-confidence",
        dest="confidence",
        action="store_false",
        help="do not estimate how far translations can be trusted; this is fitted once on pairs of "
        "the index, in the background",
    )
    access = parser.add_argument_group("access")
    keys = access.add_mutually_exclusive_group()
    keys.add_argument("--api-key", metavar="KEY", help="requests must carry this key")
    keys.add_argument("--api-key-file", metavar="FILE", help="file that holds the key")
    keys.add_argument(
        "--no-auth", action="store_true", help="let everyone in who reaches another --host"
    )
    access.add_argument(
        "--cors",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="web pages of this origin (https://example.org) may call the service",
    )
    limits = parser.add_argument_group("limits")
    add_value(limits, "--max-body", 10_000_000, "bytes of a request")
    add_value(limits, "--max-segments", 2000, "lines of a request")
    add_value(limits, "--max-words", 500, "words of a line")
    add_value(limits, "--timeout", 60.0, "seconds per request", "S")
    add_value(limits, "--queue", 64, "requests at a time")


def run(args: argparse.Namespace) -> None:
    """Serve until interrupted."""
    import socket
    from pathlib import Path

    from regmt.core.errors import InputError
    from regmt.core.progress import notice

    try:
        import python_multipart  # noqa: F401
        import uvicorn

        from regmt.serve.application import application
    except ModuleNotFoundError as error:
        raise InputError(
            f"regmt serve needs {error.name}", remedy="install regmt[serve]"
        ) from error
    from regmt.serve.settings import Settings

    key = Path(args.api_key_file).read_text("utf-8").strip() if args.api_key_file else args.api_key
    local = args.host in _LOOPBACK
    if not (local or key or args.no_auth):
        raise InputError(
            f"everyone who reaches {args.host} could use the service and change the memory",
            remedy="give --api-key or --api-key-file, or --no-auth if that is what you want",
        )
    options = given(args, Settings) | {"indexes": tuple(args.index), "api_key": key}
    settings = Settings(
        **options,
        origins=tuple(origin.rstrip("/") for origin in args.cors),
        hosts=Settings.hosts if local else ("*",),
    )
    family = socket.AF_INET6 if ":" in args.host else socket.AF_INET
    try:  # first, because opening an index may take long
        listening = socket.create_server((args.host, args.port), family=family)
    except (OSError, OverflowError) as error:
        place = f"{args.host} port {args.port}"
        raise InputError(f"cannot listen at {place}: {error}", remedy="choose another") from error
    with listening:
        config = uvicorn.Config(application(settings), log_level="warning", server_header=False)
        host = f"[{args.host}]" if ":" in args.host else args.host
        notice(f"listening at http://{host}:{listening.getsockname()[1]}")
        uvicorn.Server(config).run(sockets=[listening])
