"""What a translator's confirmations are worth: BLEU with and without learning at once.

The sentences of a dev set are translated in their order, once with the index as it is, and once
with a memory: the reference of each sentence is added after it was translated, as if a person had
corrected it. The index is copied (links to its files), so it stays as it is.

python benchmarks/learning_translator.py l10n.index libreoffice.de libreoffice.en --sentences 150
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.instance_selection.memory import Memory  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.significance import approximate_randomization  # noqa: E402
from regmt.translation.translator import Translator  # noqa: E402


def main() -> None:
    """Print BLEU and CPU seconds of both ways, for every part of the text as well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("index", type=Path, help="an index folder")
    parser.add_argument("source", type=Path)
    parser.add_argument("reference", type=Path)
    parser.add_argument("--sentences", type=int)
    args = parser.parse_args()
    sources, targets = (read_lines(f)[: args.sentences] for f in (args.source, args.reference))
    with tempfile.TemporaryDirectory(dir=args.index.resolve().parent) as scratch:
        folder = Path(scratch) / "index"
        shutil.copytree(args.index, folder, copy_function=os.link)
        (folder / "memory.journal").unlink(missing_ok=True)
        plain, learning = Translator.from_index(args.index), Translator.from_index(folder)
        prepare = plain.resources.index.target.text.preprocessing
        references = [" ".join(prepare(line)) for line in targets]
        plain.translate(sources[0])  # compile and load outside the clock
        memory = Memory(folder)
        before: list[str] = []
        after: list[str] = []
        seconds = {"before": 0.0, "after": 0.0, "add": 0.0, "refresh": 0.0}
        for source, target in zip(sources, targets, strict=True):
            started = time.process_time()
            before.append(plain.translate(source).text)
            seconds["before"] += time.process_time() - started
            started = time.process_time()
            current = learning.current()
            seconds["refresh"] += time.process_time() - started
            started = time.process_time()
            after.append(current.translate(source).text)
            seconds["after"] += time.process_time() - started
            started = time.process_time()
            if prepare(target) and plain.learner.encode(source).tokens:
                memory.add(source, target)
            seconds["add"] += time.process_time() - started
    metric = make_metric("bleu", tokenize="none")

    def bleu(texts: list[str], part: slice) -> float:
        return float(metric.score(metric.statistics(texts[part], [references[part]]).sum(axis=0)))

    print(f"{'sentences':<12}{'alone':>8}{'learning':>10}")
    quarters = [len(sources) * k // 4 for k in range(5)]
    parts = [slice(a, b) for a, b in itertools.pairwise(quarters)]
    for part in [*parts, slice(0, len(sources))]:
        name = f"{part.start + 1}-{part.stop}"
        print(f"{name:<12}{bleu(before, part):>8.2f}{bleu(after, part):>10.2f}")
    pair = [metric.statistics(texts, [references]) for texts in (after, before)]
    test = approximate_randomization(metric, *pair)
    print(f"gain {test.difference:.2f}, p {test.p:.3f} (approximate randomisation)")
    print("CPU ms per sentence:", end=" ")
    print(", ".join(f"{name} {1000 * s / len(sources):.0f}" for name, s in seconds.items()))


if __name__ == "__main__":
    main()
