"""Benchmark against Moses, Moses2 and KenLM's lmplz: the table of benchmarks/README.md in one run.

Decodes the 200 sentences of the Moses model of multi30k-de-en, loading not counted; runs the whole
programs ``regmt decode`` and ``regmt lm train``; with --index also ``regmt index`` of raw text.
Times are processor seconds of one core, the median of three runs after one that warms the caches.
The peers' times are estimates for this machine in these minutes, see `timing.expected_peers`.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from decoder import read_sentences
from timing import cpu_seconds_of_runs, expected_peers

from regmt.decoding.beam import BeamDecoder
from regmt.decoding.moses_ini import read_moses_ini
from regmt.decoding.phrase_table import phrases_of
from regmt.decoding.settings import SearchSettings

MOSES_LOADING = 0.2
"""Moses loads this model in 0.6 to 1.0 s where it takes 3.0 to 4.6 s to decode (cube 400)."""
SEARCHES = (("stack", 200), ("cube pruning", 400), ("cube pruning", 100))


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(__file__).resolve().parent.parent.parent / "shared"
    parser.add_argument("--data", type=Path, default=default / "data", help="the real corpora")
    parser.add_argument("--calibration", type=Path, default=default / "tools" / "calibrate.py")
    parser.add_argument("--index", type=Path, nargs=2, help="raw source and target text to index")
    args = parser.parse_args()
    print("| work | Moses | Moses2 | lmplz | regmt | ratio |\n|---|---:|---:|---:|---:|---:|")
    decoding(args)
    with tempfile.TemporaryDirectory() as scratch:
        programs(args, Path(scratch))


def row(what: str, ours: float, *peers: float | None) -> None:
    """Print a row: the times of the peers and ours, and their times divided by ours."""
    cells = ["" if peer is None else f"{peer:.2f} s" for peer in peers]
    ratios = ", ".join(f"{peer / ours:.1f}" for peer in peers if peer is not None)
    print(f"| {what} | {' | '.join(cells)} | {ours:.2f} s | {ratios} |", flush=True)


def decoding(args: argparse.Namespace) -> None:
    """Decode in a running process."""
    folder = args.data / "moses-model-multi30k-de-en"
    sentences = read_sentences(folder / "input.txt", 200)
    model = read_moses_ini(folder / "moses.ini", wanted=phrases_of(sentences))
    for search, size in SEARCHES:
        settings = SearchSettings(
            stack=size if search == "stack" else 200, search=search.split()[0], pop_limit=size
        )
        decoder = BeamDecoder(model, settings=settings)
        seconds = cpu_seconds_of_runs(
            lambda decoder=decoder: [decoder.decode(tokens) for tokens in sentences]
        )
        peers = expected_peers(args.calibration)
        times = {
            name.split(",")[0]: peer
            for name, peer in peers.items()
            if name.endswith(f"{search} {size}")
        }
        row(f"{search} {size}", seconds, times.get("Moses"), times.get("Moses2"), None)


def programs(args: argparse.Namespace, scratch: Path) -> None:
    """Run whole programs."""
    folder = args.data / "moses-model-multi30k-de-en"
    (scratch / "empty").write_text("")
    decode = ["decode", "--moses-ini", str(folder / "moses.ini"), "--search", "cube"]
    decode += ["--pop-limit", "400", "-o", str(scratch / "out")]
    cube = "cube pruning 400"
    for what, text, share, megabytes in (
        ("the whole program, cube pruning 400", folder / "input.txt", 1 + MOSES_LOADING, "2048"),
        ("the same, without mirrors of text", folder / "input.txt", 1 + MOSES_LOADING, "0"),
        ("loading, empty input", scratch / "empty", MOSES_LOADING, "2048"),
        ("the same, without mirrors of text", scratch / "empty", MOSES_LOADING, "0"),
    ):
        seconds = program_seconds([*decode, str(text)], REGMT_MIRRORS=megabytes)
        peers = expected_peers(args.calibration)
        moses = next((p for name, p in peers.items() if name.endswith(cube)), None)
        row(what, seconds, None if moses is None else share * moses, None, None)
    train = ["lm", "train", str(args.data / "multi30k-de-en" / "train.en"), "--order", "5"]
    seconds = program_seconds([*train, "-o", str(scratch / "lm.arpa")])
    peers = expected_peers(args.calibration)
    lmplz = next((p for name, p in peers.items() if name.startswith("KenLM lmplz -o 5")), None)
    row("5-gram language model, text to ARPA", seconds, None, None, lmplz)
    if args.index:
        index = ["index", "--train", *map(str, args.index), "--tokenize", "moses", "--force"]
        row("index of raw text", program_seconds([*index, "-o", str(scratch / "index")], 1))


def program_seconds(options: list[str], runs: int = 3, **variables: str) -> float:
    """Return the processor time of a command, its start included, as of an installed program."""
    environment = {**os.environ, **variables}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed one has its byte code
    times = []
    for _ in range(runs + 1):
        command = [sys.executable, "-m", "regmt", *options, "--quiet"]
        process = subprocess.Popen(command, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        assert status == 0
        times.append(usage.ru_utime + usage.ru_stime)
    return statistics.median(times[1:])


if __name__ == "__main__":
    main()
