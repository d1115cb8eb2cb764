"""Batch combination of systems: Tables 6.3 and 6.4 of the RegMT thesis."""

from __future__ import annotations

from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result, column
from regmt.reproduction.system_outputs import LEARNERS, base_rows, outputs_of, regmt_scores


def table_6_3(entry: Entry, data: Data) -> Result:
    """Batch selection with each learner."""
    outputs = outputs_of(data)
    base = base_rows(outputs, data.seed)
    rows = {name: base[name] for name in ("Random", "Best")}
    for label, (learner, instances) in progress(LEARNERS.items(), what="learners"):
        combined = outputs.combined(learner, instances, data.seed)[outputs.skipped :]
        rows[label] = outputs.scores(outputs.test.best(combined))
    bleu = column(rows)
    ours = [bleu[name] for name in LEARNERS]
    reached = max(ours) >= bleu["Best"]
    return entry.result(
        outputs.settings,
        rows,
        {
            "every learner is above random selection": min(ours) > bleu["Random"],
            "some learner reaches the best system (de-en: it does not in print)": reached,
            "L2, FSR, LP and QP are within 1 BLEU": max(ours) - min(ours) < 0.01,
        },
    )


def table_6_4(entry: Entry, data: Data) -> Result:
    """Batch selection compared with the scores of the systems."""
    outputs, combined = regmt_scores(data)
    base = base_rows(outputs, data.seed)
    base["RegMT"] = outputs.scores(outputs.test.best(combined))
    bleu = column(base)
    return entry.result(
        outputs.settings,
        {name: base[name][:1] for name in entry.printed},
        {
            "RegMT is above the average system": bleu["RegMT"] > bleu["Average"],
            "RegMT reaches the second best system": bleu["RegMT"] >= bleu["2nd best"],
            "the oracle is far above all (5 BLEU)": bleu["Oracle"] > bleu["Best"] + 0.05,
        },
    )
