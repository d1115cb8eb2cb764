"""Batch combination of systems: Tables 6.3 and 6.4 of the RegMT thesis."""

from __future__ import annotations

from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result
from regmt.reproduction.system_outputs import LEARNERS, base_rows, outputs_of, regmt_scores


def table_6_3(entry: Entry, data: Data) -> Result:
    """Batch selection with each learner."""
    outputs = outputs_of(entry, data)
    base = base_rows(outputs, data.seed)
    rows = {name: base[name] for name in ("Random", "Best")}
    figures = outputs.references_for(data.seed)
    for label, (learner, instances) in progress(LEARNERS.items(), what="learners"):
        combined = outputs.combined(learner, instances, data.seed)[outputs.skipped :]
        chosen = outputs.test.best(combined)
        rows[label], figures[label] = outputs.scores(chosen), outputs.bleu(chosen)
    return entry.result(outputs.settings, rows, figures)


def table_6_4(entry: Entry, data: Data) -> Result:
    """Batch selection compared with the scores of the systems."""
    outputs, combined = regmt_scores(entry, data)
    base = base_rows(outputs, data.seed)
    chosen = outputs.test.best(combined)
    base["RegMT"] = outputs.scores(chosen)
    rows = {name: base[name][:1] for name in entry.printed}
    figures = outputs.references_for(data.seed) | {"RegMT": outputs.bleu(chosen)}
    return entry.result(outputs.settings, rows, figures)
