"""Metrics and significance on real system outputs, against the usual tools in the same run.

Every score is also compared with the peer's, where one computes the same; the largest difference
is printed beside the times.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import sacrebleu
from sacrebleu.significance import PairedTest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from regmt.core.files import read_lines  # noqa: E402
from regmt.metrics import make_metric  # noqa: E402
from regmt.significance import (  # noqa: E402
    approximate_randomization,
    bootstrap_interval,
    paired_bootstrap,
)

Text = Sequence[str]


def cpu_seconds(function: Callable[[], object]) -> tuple[float, object]:
    """Return the processor time of one call and its result."""
    started = time.process_time()
    result = function()
    return time.process_time() - started, result


def nltk_nist(hypotheses: Text, references: Sequence[Text]) -> float:
    """NIST of NLTK on lines as tokenised by 13a."""
    from nltk.translate.nist_score import corpus_nist

    prepare = make_metric("nist").prepare
    (stream,) = references
    return float(
        corpus_nist(
            [[prepare(line).split()] for line in stream],
            [prepare(line).split() for line in hypotheses],
        )
    )


def jiwer_wer(hypotheses: Text, references: Sequence[Text]) -> float:
    """WER of jiwer on lines as tokenised by 13a."""
    import jiwer

    prepare = make_metric("wer").prepare
    (stream,) = references
    return float(
        100 * jiwer.wer([prepare(line) for line in stream], [prepare(line) for line in hypotheses])
    )


PEERS: dict[str, tuple[str, Callable[[Text, Sequence[Text]], float]]] = {
    "bleu": ("sacrebleu", lambda h, r: float(sacrebleu.BLEU().corpus_score(h, r).score)),
    "ter": ("sacrebleu", lambda h, r: float(sacrebleu.TER().corpus_score(h, r).score)),
    "chrf": ("sacrebleu", lambda h, r: float(sacrebleu.CHRF().corpus_score(h, r).score)),
    "chrf++": (
        "sacrebleu",
        lambda h, r: float(sacrebleu.CHRF(word_order=2).corpus_score(h, r).score),
    ),
    "nist": ("nltk", nltk_nist),
    "wer": ("jiwer", jiwer_wer),
}


def compare_metrics(systems: Sequence[Text], references: Sequence[Text], label: str) -> None:
    """Print the time of each metric for all systems beside its peer's."""
    lines = sum(map(len, systems))
    print(f"\n{label}: {len(systems)} systems, {lines:,} lines, {len(references)} reference(s)")
    print(f"{'metric':<10}{'ours s':>9}{'peer s':>9}{'ratio':>8}  {'peer':<11}largest difference")
    for name in ("bleu", "nist", "ter", "terp", "wer", "per", "meteor", "chrf", "chrf++", "f1",
                 "f1g3"):  # fmt: skip
        metric = make_metric(name)
        metric.corpus_score(["a b"], [["a b"]])  # compile, or load from the cache
        ours, scores = cpu_seconds(
            lambda metric=metric: [metric.corpus_score(h, references) for h in systems]
        )
        peer = PEERS.get(name)
        if peer is None or (len(references) > 1 and peer[0] != "sacrebleu"):
            print(f"{name:<10}{ours:>9.3f}")
            continue
        theirs, expected = cpu_seconds(
            lambda peer=peer: [peer[1](list(h), references) for h in systems]
        )
        gap = np.max(np.abs(np.array(scores) - np.array(expected)))
        print(f"{name:<10}{ours:>9.3f}{theirs:>9.3f}{theirs / ours:>8.1f}  {peer[0]:<11}{gap:.1e}")


def time_lists(reference: Text, systems: Sequence[Text], hypotheses: int) -> None:
    """Print the time of the statistics of n-best lists: every system's line, repeated."""
    per_sentence = max(1, hypotheses // len(reference))
    lists = [
        [systems[k % len(systems)][i] for k in range(per_sentence)] for i in range(len(reference))
    ]
    total = per_sentence * len(reference)
    print(f"\nstatistics of {total:,} hypotheses, {per_sentence} per sentence, tokenize=none")
    for name in ("bleu", "ter", "meteor", "chrf", "f1g3"):
        metric = make_metric(name, tokenize="none")
        seconds, _ = cpu_seconds(
            lambda metric=metric: metric.statistics_for_lists(lists, [reference])
        )
        print(f"{name:<10}{seconds:>9.2f} s{1e6 * seconds / total:>9.1f} µs each")


def time_significance(a: Text, b: Text, reference: Text, n: int, resamples: int) -> None:
    """Print the time of intervals and tests on `n` sentences."""
    metric = make_metric("bleu")
    pick = np.arange(n) % len(reference)
    rows_a, rows_b = (metric.statistics(text, [reference])[pick] for text in (a, b))
    print(f"\nsignificance of BLEU: {n:,} sentences, {resamples:,} resamples")
    for label, function in {
        "interval": lambda: bootstrap_interval(metric, rows_a, resamples=resamples),
        "paired bootstrap": lambda: paired_bootstrap(metric, rows_a, rows_b, resamples=resamples),
        "randomisation": lambda: approximate_randomization(
            metric, rows_a, rows_b, resamples=resamples
        ),
    }.items():
        print(f"{label:<20}{cpu_seconds(function)[0]:>8.3f} s")
    text_a, text_b, text_r = ([text[i] for i in pick] for text in (a, b, reference))
    test = PairedTest(
        [("a", text_a), ("b", text_b)],
        {"BLEU": sacrebleu.BLEU(references=[text_r])},
        references=None,
        test_type="bs",
        n_samples=resamples,
    )
    print(f"{'sacrebleu bootstrap':<20}{cpu_seconds(test)[0]:>8.3f} s (statistics included)")


def main() -> None:
    """Run all parts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--systems", type=int, default=2, help="systems per set (default 2)")
    parser.add_argument("--hypotheses", type=int, default=100_000)
    args = parser.parse_args()
    folder = args.data / "systems-wmt17-en-de"
    systems = [read_lines(path) for path in sorted(folder.glob("hyp.*"))]
    reference = read_lines(folder / "ref.de")
    compare_metrics(systems[: args.systems], [reference], "wmt17 en-de")
    other = args.data / "systems-wmt21-de-en"
    compare_metrics(
        [read_lines(path) for path in sorted(other.glob("hyp.*"))[: args.systems]],
        [read_lines(other / "ref.A.en"), read_lines(other / "ref.B.en")],
        "wmt21 de-en",
    )
    time_lists(reference, systems, args.hypotheses)
    time_significance(systems[0], systems[1], reference, 2000, 1000)


if __name__ == "__main__":
    main()
