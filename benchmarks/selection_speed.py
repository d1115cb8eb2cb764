"""Speed of instance selection: whole test sets, single sentences, memory.

The peer in the same run is Algorithm 2 in plain Python: dictionaries, tuples and `heapq`. Seconds
are processor time; kernels are compiled beforehand.
"""

from __future__ import annotations

import argparse
import heapq
import math
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.corpus import Corpus, Text  # noqa: E402
from regmt.instance_selection.index import Index, SideIndex  # noqa: E402
from regmt.instance_selection.ngrams import Orders  # noqa: E402
from regmt.instance_selection.selectors import SELECTORS, make_selector  # noqa: E402


def ngrams(line: str, order: int) -> set[tuple[str, ...]]:
    """Return the distinct n-grams up to `order`."""
    words = line.split()
    return {tuple(words[i : i + n]) for n in range(1, order + 1) for i in range(len(words) - n + 1)}


def plain_python(train: Sequence[str], test: Sequence[str], order: int) -> list[int]:
    """Rank all sentences by Algorithm 2 (idf, inverse decay) with dictionaries and `heapq`."""
    wanted = {f for line in test for f in ngrams(line, order)}
    features = [ngrams(line, order) & wanted for line in train]
    frequency = Counter(f for fs in features for f in fs)
    initial = {f: math.log(len(train) / n) for f, n in frequency.items()}
    value, count = dict(initial), Counter[tuple[str, ...]]()
    queue = [(-sum(value[f] for f in fs), i) for i, fs in enumerate(features) if fs]
    heapq.heapify(queue)
    ranking = []
    while queue:
        _, i = heapq.heappop(queue)
        score = sum(value[f] for f in features[i])
        if not queue or (-score, i) <= queue[0]:
            ranking.append(i)
            for f in features[i]:
                count[f] += 1
                value[f] = initial[f] / (1 + count[f])
        else:
            heapq.heappush(queue, (-score, i))
    return ranking


def source_index(lines: Sequence[str], order: int) -> Index:
    """Index one language only, as the selection by source features needs."""
    side = SideIndex.build(Text.from_strings(lines), order=order)
    return Index(source=side, target=side)


def whole_test_set(train: Sequence[str], test: Sequence[str], order: int) -> tuple[float, float]:
    """Return the seconds for reading and indexing, and those for ranking everything."""
    started = time.process_time()
    index = source_index(train, order)
    indexed = time.process_time()
    selector = make_selector("fda", orders=Orders(1, order)).fit(index)
    selector.select(test, len(index), mode="testset")
    return indexed - started, time.process_time() - indexed


def anonymous_megabytes() -> float:
    """Return the memory of this process that no file backs (Linux)."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("RssAnon"):
            return int(line.split()[1]) / 2**10
    return math.nan


def single_sentences(index: Index, name: str, queries: Sequence[str], n: int) -> list[float]:
    """Return the milliseconds for each query alone."""
    selector = make_selector(name).fit(index)
    times = []
    for query in queries:
        started = time.process_time()
        selector.select([query], n)
        times.append(1000 * (time.process_time() - started))
    return times


def main() -> None:
    """Run all parts and print their tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data", metavar="DIR")
    parser.add_argument("--queries", type=int, default=200, help="for the single-sentence times")
    parser.add_argument("--no-peer", action="store_true", help="leave plain Python out")
    args = parser.parse_args()

    folder = args.data / "l10n-de-en"
    train, target = read_lines(folder / "train.de"), read_lines(folder / "train.en")
    dev = [read_lines(folder / f"dev.{part}.de") for part in ("wesnoth", "libreoffice")]
    test = dev[0][:500] + dev[1][:500]
    small = Index.build(Corpus.from_strings(train[:500], target[:500]), order=3)
    for name in SELECTORS:  # compile
        make_selector(name).fit(small).select(test[:3], 3)

    print("whole test set of 1,000 sentences, all sentences ranked, 1-2-grams, l10n-de-en")
    print(
        f"{'sentences':>10}{'index s':>10}{'rank s':>10}{'µs/(n log n)':>14}"
        f"{'plain s':>10}{'ratio':>8}"
    )
    for part in (len(train) // 4, len(train) // 2, len(train)):
        indexing, ranking = whole_test_set(train[:part], test, 2)
        per = 1e6 * ranking / (part * math.log2(part))
        peer = ""
        if not args.no_peer:
            started = time.process_time()
            plain_python(train[:part], test, 2)
            plain = time.process_time() - started
            peer = f"{plain:>10.2f}{plain / (indexing + ranking):>8.1f}"
        print(f"{part:>10,}{indexing:>10.2f}{ranking:>10.2f}{per:>14.3f}{peer}")

    print("\nmulti30k-de-en, German, 1,014 test sentences, all sentences ranked")
    print(
        f"{'sentences':>10}{'n-grams':>10}{'read s':>10}{'index s':>10}"
        f"{'rank s':>10}{'total s':>10}"
    )
    folder = args.data / "multi30k-de-en"
    test = read_lines(folder / "dev.de")
    for copies, order in ((1, 3), (10, 2)):
        started = time.process_time()
        lines = read_lines(folder / "train.de") * copies
        reading = time.process_time() - started
        indexing, ranking = whole_test_set(lines, test, order)
        total = reading + indexing + ranking
        print(
            f"{len(lines):>10,}{f'1-{order}':>10}{reading:>10.2f}{indexing:>10.2f}{ranking:>10.2f}"
            f"{total:>10.2f}"
        )

    half = args.queries // 2
    queries = dev[0][:half] + dev[1][:half]
    print("\none sentence, 100 instances, opened index of l10n-de-en (113,625 pairs), ms")
    print(f"{'selector':>12}{'mean':>9}{'median':>9}{'95 %':>9}{'max':>9}{'MB':>9}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.data / "l10n-de-en"
        # In a process of its own: memory that the build gives back would hide what selecting takes.
        build = "import sys; from regmt.cli.main import main; sys.exit(main(sys.argv[1:]))"
        files = [str(folder / "train.de"), str(folder / "train.en")]
        target_folder = str(Path(scratch) / "index")
        subprocess.run(
            [sys.executable, "-c", build, "index", "--train", *files, "-o", target_folder],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        for name in SELECTORS:
            index = Index.open(Path(scratch) / "index")
            few = queries if name not in ("dwds", "elpr", "perplexity") else queries[::20]
            _ = index.source.text.vocabulary.ids  # belongs to the index, not to the selector
            before = anonymous_megabytes()
            times = single_sentences(index, name, few, 100)
            megabytes = anonymous_megabytes() - before
            quantile = statistics.quantiles(times, n=20)[-1]
            print(
                f"{name:>12}{statistics.mean(times):>9.2f}{statistics.median(times):>9.2f}"
                f"{quantile:>9.2f}{max(times):>9.2f}{megabytes:>9.0f}"
            )


if __name__ == "__main__":
    main()
