"""Choosing among systems in batch: Tables 6.3 and 6.4 of the RegMT thesis."""

from __future__ import annotations

from regmt.core.progress import progress
from regmt.reproduction.data import Data
from regmt.reproduction.result import Cell, Result, Table, Tendency, column
from regmt.reproduction.system_outputs import LEARNERS, base_rows, outputs_of, regmt_scores

PRINTED_6_3 = {
    "Random": (0.2088, 6.4886),
    "Best": (0.2408, 6.9861),
    "L2": (0.2336, 6.9398),
    "FSR": (0.2357, 6.9254),
    "LP": (0.2368, 6.8850),
    "QP": (0.2368, 6.9172),
}
PRINTED_6_4 = {
    "Min": (0.1572,),
    "Best": (0.2413,),
    "2nd best": (0.2302,),
    "Average": (0.1997,),
    "Oracle": (0.3305,),
    "RegMT": (0.2322,),
}


def table_6_3(data: Data) -> Result:
    """Batch selection with each learner."""
    outputs = outputs_of(data)
    base = base_rows(outputs, data.seed)
    rows: dict[str, tuple[Cell, ...]] = {name: tuple(base[name]) for name in ("Random", "Best")}
    for label, (learner, instances) in progress(LEARNERS.items(), what="learners", total=4):
        combined = outputs.combined(learner, instances, data.seed)[outputs.skipped :]
        rows[label] = tuple(outputs.scores(outputs.test.best(combined)))
    bleu = column(rows)
    return Result(
        settings=outputs.settings,
        table=Table(
            title="BLEU and NIST",
            columns=["BLEU", "NIST"],
            rows=rows,
            printed=PRINTED_6_3,
            digits=4,
        ),
        tendencies=[
            Tendency(
                "every learner is above random selection",
                all(bleu[name] > bleu["Random"] for name in LEARNERS),
            ),
            Tendency(
                "some learner reaches the best system (de-en: it does not in print)",
                max(bleu[name] for name in LEARNERS) >= bleu["Best"],
            ),
            Tendency(
                "L2, FSR, LP and QP are within 1 BLEU",
                max(bleu[n] for n in LEARNERS) - min(bleu[n] for n in LEARNERS) < 0.01,
            ),
        ],
        notes=["printed: de-en of WMT'10"],
    )


def table_6_4(data: Data) -> Result:
    """Batch selection beside the systems' own scores."""
    outputs, combined = regmt_scores(data)
    base = base_rows(outputs, data.seed)
    base["RegMT"] = outputs.scores(outputs.test.best(combined))
    bleu = column(base)
    return Result(
        settings=outputs.settings,
        table=Table(
            title="BLEU",
            columns=["BLEU"],
            rows={name: base[name][:1] for name in PRINTED_6_4},
            printed=PRINTED_6_4,
            digits=4,
        ),
        tendencies=[
            Tendency("RegMT is above the average system", bleu["RegMT"] > bleu["Average"]),
            Tendency("RegMT reaches the second best system", bleu["RegMT"] >= bleu["2nd best"]),
            Tendency("the oracle is far above all (5 BLEU)", bleu["Oracle"] > bleu["Best"] + 0.05),
        ],
        notes=["Best is Max in print; printed: de-en of WMT'11"],
    )
