"""Language model: training, reading, opening and queries on real text, beside KenLM.

Training is `regmt lm train` from the text to the ARPA file, in a process of its own. KenLM's
``lmplz`` is run beside it where it is installed (--lmplz), and KenLM's Python module reads the same
ARPA file and scores the same sentences. Seconds are CPU seconds, so that other work on the machine
counts less. With --calibration FILE (see timing.py) the time of ``lmplz`` is estimated for this
machine in this minute, to 20 %.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402
from timing import cpu_seconds, expected_peers  # noqa: E402

from regmt.core.files import read_lines  # noqa: E402
from regmt.decoding.lm import LanguageModel, _kernels  # noqa: E402
from regmt.instance_selection.ngrams import flatten  # noqa: E402


def run_command(command: list[str], stdin: Path | None = None) -> tuple[float, float]:
    """Run a command; returns its CPU seconds and peak memory in MB."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    handle = open(stdin) if stdin is not None else None  # noqa: SIM115 (closed below)
    process = subprocess.Popen(
        command, stdin=handle, env=environment, stderr=subprocess.DEVNULL, cwd=ROOT
    )
    _, status, usage = os.wait4(process.pid, 0)
    if handle is not None:
        handle.close()
    if status != 0:
        raise SystemExit(f"failed: {' '.join(command)}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 2**10


def query_rate(model: LanguageModel, lines: list[str]) -> float:
    """Return how many words per second a kernel scores, in one sweep over the lines."""
    tokens, offsets = flatten([model.encode(line.split()) for line in lines])
    scores = np.empty(len(tokens) + len(lines))
    begin, end = np.int64(model.begin_state), np.int64(model.end_word)
    seconds = cpu_seconds(
        lambda: _kernels.score_tokens(model.arrays, begin, end, tokens, offsets, scores),
        repetitions=5,
    )
    return len(scores) / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--corpora", nargs="+", default=["multi30k-de-en", "l10n-de-en"])
    parser.add_argument("--order", type=int, default=5)
    parser.add_argument("--lmplz", default=shutil.which("lmplz"), help="path of KenLM's lmplz")
    parser.add_argument(
        "--calibration", type=Path, help="peers' times in units of a fixed piece of work"
    )
    args = parser.parse_args()
    try:
        import kenlm
    except ImportError:
        kenlm = None

    header = ("corpus", "n-grams", "train s", "lmplz s", "ratio", "peak MB")
    print("{:<18}{:>12}{:>10}{:>10}{:>8}{:>10}".format(*header))
    asked = []
    with tempfile.TemporaryDirectory() as scratch:
        for corpus in args.corpora:
            text = args.data / corpus / "train.en"
            arpa = Path(scratch) / f"{corpus}.arpa"
            command = [sys.executable, "-m", "regmt", "lm", "train", str(text)]
            command += ["--order", str(args.order), "-o", str(arpa)]
            run_command(command)  # compiles the kernels, if that has not been done
            seconds, peak = sorted(run_command(command) for _ in range(3))[1]  # the median
            if args.lmplz:
                command = [args.lmplz, "-o", str(args.order), "--discount_fallback"]
                command += ["--arpa", str(Path(scratch) / "peer.arpa")]
                peer, _ = run_command(command, stdin=text)
            else:
                peers = expected_peers(args.calibration) if args.calibration else {}
                name = f"KenLM lmplz -o {args.order}, {corpus}/train.en"
                peer = peers.get(name, float("nan"))
            model = LanguageModel.load(arpa)
            print(
                f"{corpus:<18}{len(model):>12,}{seconds:>10.2f}{peer:>10.2f}"
                f"{peer / seconds:>8.2f}{peak:>10.0f}"
            )
            asked.append((corpus, arpa, model, read_lines(text)))
        print()
        header = ("corpus", "read s", "kenlm s", "open ms", "MB", "M words/s", "Mw/s KenLM module")
        print("{:<18}{:>8}{:>9}{:>9}{:>7}{:>11}{:>19}".format(*header))
        for corpus, arpa, model, lines in asked:
            read = cpu_seconds(lambda arpa=arpa: LanguageModel.load(arpa))
            folder = Path(scratch) / f"{corpus}.lm"
            model.save(folder)
            size = sum(file.stat().st_size for file in folder.iterdir()) / 2**20
            opened = cpu_seconds(lambda folder=folder: LanguageModel.open(folder))
            rate = query_rate(model, lines) / 1e6
            their_read = their_rate = float("nan")
            if kenlm is not None:
                started = time.process_time()
                theirs = kenlm.Model(str(arpa))
                their_read = time.process_time() - started
                sample = lines[:5000]
                n_words = sum(len(line.split()) + 1 for line in sample)
                seconds = cpu_seconds(
                    lambda theirs=theirs, sample=sample: [theirs.score(line) for line in sample]
                )
                their_rate = n_words / seconds / 1e6
            print(
                f"{corpus:<18}{read:>8.2f}{their_read:>9.2f}{opened * 1e3:>9.1f}{size:>7.0f}"
                f"{rate:>11.2f}{their_rate:>19.2f}"
            )
        usage = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10
        print(f"\npeak memory of this process {usage:.0f} MB")


if __name__ == "__main__":
    main()
