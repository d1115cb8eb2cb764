"""What ``regmt translate`` tells about translations: progress, failures, examples, BLEU."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regmt.translation.run import Outcome


class Report:
    """Counts and times what is done, and tells about it on standard error at the end."""

    def __init__(self, *, examples: int | None) -> None:
        self.n_examples = examples or 0
        self.sources: list[str] = []
        self.texts: list[str] = []
        self.failed = 0
        self.seconds = 0.0
        self.started = time.perf_counter()

    def add(self, line: str, outcome: Outcome) -> None:
        """Note one sentence; failures are reported immediately."""
        from regmt.core.errors import one_line
        from regmt.core.progress import notice

        self.sources.append(line)
        self.texts.append(outcome.text)
        self.seconds += outcome.seconds
        if outcome.parts > 1:
            notice(f"line {len(self.texts)}: translated in {outcome.parts} parts")
        if outcome.error is not None:
            self.failed += 1
            print(
                f"regmt: sentence {len(self.texts)} failed and was copied through: "
                f"{one_line(outcome.error)}",
                file=sys.stderr,
            )

    def show(self, references: Sequence[str] | None, tokenize: str) -> None:
        """Print the summary, with BLEU after `tokenize` if there are references."""
        from regmt.core.progress import notice

        if not self.texts:
            return
        elapsed = time.perf_counter() - self.started
        for i in range(0, len(self.texts), max(1, len(self.texts) // max(1, self.n_examples)))[
            : self.n_examples
        ]:
            notice(f"  source       {self.sources[i]}")
            notice(f"  translation  {self.texts[i]}")
            if references is not None:
                notice(f"  reference    {references[i]}")
            notice("")
        failures = f", {self.failed} failed" if self.failed else ""
        notice(
            f"{len(self.texts)} sentence{'s' * (len(self.texts) > 1)} in {elapsed:.1f} s, "
            f"{self.seconds / len(self.texts):.3f} s per sentence and core{failures}"
        )
        if references is not None:
            from regmt.metrics import make_metric

            metric = make_metric("bleu", tokenize=tokenize)
            totals = metric.statistics(self.texts, [references]).sum(axis=0)
            # Asked for, so shown also if quiet.
            print(
                f"BLEU = {float(metric.score(totals)):.2f}  {metric.signature()}", file=sys.stderr
            )


def confidence_record(outcome: Outcome) -> str:
    """Return the probabilities of a translation and of its words as JSON."""
    record: dict[str, Any] = {"translation": outcome.text}
    if outcome.confidence is not None:
        words = outcome.entries[0].tokens
        chances = [round(p, 4) for p in outcome.confidence.words]
        record["confidence"] = round(outcome.confidence.sentence, 4)
        record["words"] = list(zip(words, chances, strict=True))
    return json.dumps(record, ensure_ascii=False)
