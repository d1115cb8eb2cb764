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
import socket

from regmt.cli.option_table import add_options
from regmt.cli.option_values import whole_number
from regmt.cli.shared_options import add_jobs_option, given
from regmt.core.errors import InputError

HELP = "serve translations and a workbench"

_LOOPBACK = ("127.0.0.1", "localhost", "::1")


OPTIONS = """
  --host ADDRESS=127.0.0.1  address to listen at
  --port PORT=5000          port to listen at, 0 for a free one
  --tune                    tune the weights once on pairs of the index, and keep them with it
"""

ACCESS = """
  --api-key KEY        requests must carry this key
  --api-key-file FILE  file that holds the key
  --no-auth            let everyone in who reaches another --host
"""

CORS = """
  --cors ORIGIN*=  web pages of this origin (https://example.org) may call the service
"""

LIMITS = """
limits:
  --max-body N=10000000  bytes of a request
  --max-segments N=2000  lines or units to translate in a request
  --max-words N=500      words of a line
  --timeout X=60         seconds per request
  --queue N=64           requests at a time
"""


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
    add_options(parser, OPTIONS, {"PORT": whole_number})
    add_jobs_option(parser)
    parser.add_argument(
        "--no-confidence",
        dest="confidence",
        action="store_false",
        help="do not estimate how far translations can be trusted; this is fitted once on pairs of "
        "the index, in the background",
    )
    access = parser.add_argument_group("access")
    add_options(access.add_mutually_exclusive_group(), ACCESS)
    add_options(access, CORS)
    add_options(parser, LIMITS)


def run(args: argparse.Namespace) -> None:
    """Serve until interrupted."""
    from pathlib import Path

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
    # First, because opening an index may take long.
    with listening_socket(args.host, args.port) as listening:
        config = uvicorn.Config(application(settings), log_level="warning", server_header=False)
        host = f"[{args.host}]" if ":" in args.host else args.host
        notice(f"listening at http://{host}:{listening.getsockname()[1]}")
        uvicorn.Server(config).run(sockets=[listening])


def listening_socket(host: str, port: int) -> socket.socket:
    """Listen at an address; connections send the parts of an answer without delay."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        problem = f"cannot listen at {host} port {port}: {error}"
        raise InputError(problem, remedy="choose another") from error
    # asyncio does this only for sockets that were made with the number of the protocol.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening
