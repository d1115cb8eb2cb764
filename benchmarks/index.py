"""Index build, opening and look-up on real text, and how the cost grows with the corpus.

Each part of the corpus is built in a process of its own, so that the peak memory is that of one
build. The peer in the same run is a plain dictionary of word tuples.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.corpus import Corpus  # noqa: E402
from regmt.instance_selection.index import Index  # noqa: E402


def build_once(source: Path, target: Path, pairs: int, order: int, folder: Path) -> None:
    """Build an index of the first `pairs` pairs and print the seconds of each step."""
    started = time.perf_counter()
    corpus = Corpus.from_strings(read_lines(source)[:pairs], read_lines(target)[:pairs])
    read = time.perf_counter()
    index = Index.build(corpus, order=order)
    built = time.perf_counter()
    index.save(folder)
    saved = time.perf_counter()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10
    print(read - started, built - read, saved - built, peak)


def dictionary_seconds(lines: list[str], order: int) -> float:
    """Count the same n-grams of one side in plain Python."""
    started = time.perf_counter()
    postings: dict[tuple[str, ...], list[int]] = {}
    for i, line in enumerate(lines):
        words = line.split()
        grams = Counter(
            tuple(words[j : j + n]) for n in range(1, order + 1) for j in range(len(words) - n + 1)
        )
        for gram in grams:
            postings.setdefault(gram, []).append(i)
    return time.perf_counter() - started


def best_of(repetitions: int, function: object, *args: object) -> float:
    """Return the least of several wall-clock times."""
    assert callable(function)
    times = []
    for _ in range(repetitions):
        started = time.perf_counter()
        function(*args)
        times.append(time.perf_counter() - started)
    return min(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--corpus", default="l10n-de-en")
    parser.add_argument("--order", type=int, default=3)
    parser.add_argument("--build-once", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    source_lang, target_lang = args.corpus.rsplit("-", 2)[1:]
    folder = args.data / args.corpus
    source, target = folder / f"train.{source_lang}", folder / f"train.{target_lang}"
    if args.build_once:
        build_once(source, target, int(args.build_once[0]), args.order, Path(args.build_once[1]))
        return

    lines = read_lines(source)
    print(f"{args.corpus}, 1-{args.order}-grams of both sides")
    header = ("pairs", "read s", "index s", "save s", "total s", "µs/pair", "peak MB", "dict s")
    print("".join(f"{name:>10}" for name in header))
    with tempfile.TemporaryDirectory() as scratch:
        for part in (8, 4, 2, 1):
            pairs = len(lines) // part
            where = Path(scratch) / "index"
            shutil.rmtree(where, ignore_errors=True)
            command = [sys.executable, __file__, *sys.argv[1:], "--build-once", str(pairs)]
            output = subprocess.run([*command, str(where)], capture_output=True, check=True).stdout
            read, built, saved, peak = (float(x) for x in output.split())
            total = read + built + saved
            peer = dictionary_seconds(lines[:pairs], args.order)
            print(
                f"{pairs:>10,}{read:>10.2f}{built:>10.2f}{saved:>10.2f}{total:>10.2f}"
                f"{total / pairs * 1e6:>10.1f}{peak:>10.0f}{peer:>10.2f}"
            )
        print("(dict: a plain dictionary of the source side alone, in memory, without saving)")
        opened = best_of(5, Index.open, where)
        index = Index.open(where)
        queries = lines[:1000]
        index.source.find(queries[:1])
        mapped = best_of(5, index.source.find, queries)
        print(f"open {opened * 1e3:.1f} ms; map 1000 sentences {mapped * 1e3:.1f} ms")


if __name__ == "__main__":
    main()
