"""Choosing among systems: Tables 6.3, 6.4, 7.1 to 7.3 and Figure 7.1 of the RegMT thesis."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from decoding.lm import train
from instance_selection.corpus import Corpus
from instance_selection.files import read_lines
from instance_selection.index import Index
from instance_selection.progress import progress
from instance_selection.tokenization import Preprocessing
from regmt.combination.adaptive import Setting, grid, run_adaptive
from regmt.combination.regscore import reference_losses, reg_scores
from regmt.combination.selection import system_rows
from regmt.metrics import make_metric
from regmt.reproduction.data import Data
from regmt.reproduction.result import Cell, LineFigure, Result, Table, Tendency
from regmt.reproduction.scoring import metric_of
from regmt.reranking.candidates import Candidates, FloatArray, Int64Array
from regmt.reranking.matrix import score_matrix, tune_weights
from regmt.reranking.regression import RegressionOptions
from regmt.reranking.scores import Resources
from regmt.reranking.table import Judged
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator
from regmt.tuning.tuner import make_tuner

SYSTEMS = "systems-wmt21-de-en"
TRAINING = "l10n-de-en"
PREPARE = Preprocessing(tokenize="13a", lowercase=True)
UPDATES = ("additive", "bic", "bicw", "multiplicative", "winnow")
LEARNERS = {"L2": ("ridge", 189), "FSR": ("fsr", 78), "LP": ("lp", 64), "QP": ("qp", 64)}
"""Label → learner and pairs per sentence (6.3.2)."""

OWN_SYSTEMS = {
    "phrases": TranslationOptions(scores="phrases", stack=20),
    "phrases, 20 pairs": TranslationOptions(scores="phrases", instances=20, stack=20),
    "phrases, dice": TranslationOptions(scores="phrases", selector="dice", stack=20),
    "W as table, FSR": TranslationOptions(scores="regression", stack=20),
    "W as table, L2": TranslationOptions(scores="regression", learner="ridge", stack=20),
    "combined": TranslationOptions(stack=20),
    "graph, FSR": TranslationOptions(decoder="graph"),
    "graph, L2": TranslationOptions(decoder="graph", learner="ridge"),
}
"""Our own systems stand for those of a shared task on the bundled data."""

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
PRINTED_7_1 = {
    "S-M-T static": (0.1421, 0.1433, 0.1579, 0.1535, 0.1525),
    "S-M-T dynamic": (0.1422, 0.1431, 0.1573, 0.1550, 0.1523),
    "S-M-F static": (0.1421, 0.1432, 0.1569, 0.1529, 0.1525),
    "S-M-F dynamic": (0.1423, 0.1433, 0.1576, 0.1544, 0.1523),
    "S-W-T static": (0.1419, 0.1439, 0.1563, 0.1523, 0.1526),
    "S-W-T dynamic": (0.1426, 0.1440, 0.1576, 0.1526, 0.1522),
    "S-W-F static": (0.1417, 0.1439, 0.1562, 0.1526, 0.1524),
    "S-W-F dynamic": (0.1430, 0.1440, 0.1560, 0.1526, 0.1526),
    "D-M-T static": (0.1642, 0.1529, 0.1531, 0.1535, 0.1522),
    "D-M-T dynamic": (0.1641, 0.1530, 0.1531, 0.1520, 0.1528),
    "D-M-F static": (0.1643, 0.1530, 0.1507, 0.1536, 0.1521),
    "D-M-F dynamic": (0.1643, 0.1530, 0.1507, 0.1519, 0.1526),
    "D-W-T static": (0.1643, 0.1638, 0.1646, 0.1638, 0.1522),
    "D-W-T dynamic": (0.1643, 0.1638, 0.1646, 0.1647, 0.1525),
    "D-W-F static": (0.1644, 0.1638, 0.1646, 0.1638, 0.1522),
    "D-W-F dynamic": (0.1644, 0.1638, 0.1646, 0.1647, 0.1524),
}
CHOSEN = (
    ("additive", False, True, False),
    ("additive", False, False, False),
    ("bic", False, True, False),
    ("bic", False, False, False),
    ("bicw", False, False, True),
    ("bicw", True, False, True),
    ("multiplicative", False, False, False),
    ("multiplicative", True, False, False),
    ("winnow", False, False, True),
    ("winnow", True, False, True),
)
"""Update, stochastic, mixture, only when wrong: the settings of Tables 7.2 and 7.3."""
PRINTED_7_2 = {
    "Random": 0.2088,
    "Best": 0.2408,
    "RegMT": 0.2357,
    "Add-D-M-F": 0.2353,
    "Add-D-W-F": 0.2354,
    "BIC-D-M-F": 0.2141,
    "BIC-D-W-F": 0.2407,
    "BICW-D-W-T": 0.2357,
    "BICW-S-W-T": 0.2247,
    "Mul-D-W-F": 0.2267,
    "Mul-S-W-F": 0.2094,
    "Winnow-D-W-T": 0.2139,
    "Winnow-S-W-T": 0.2140,
}
PRINTED_7_3 = PRINTED_7_2 | {
    "Add-D-M-F": 0.2360,
    "Add-D-W-F": 0.2360,
    "BIC-D-M-F": 0.2141,
    "BIC-D-W-F": 0.2374,
    "BICW-D-W-T": 0.2419,
    "BICW-S-W-T": 0.2121,
    "Mul-D-W-F": 0.2373,
    "Mul-S-W-F": 0.2054,
    "Winnow-D-W-T": 0.2142,
    "Winnow-S-W-T": 0.2143,
}


@dataclass
class Outputs:
    """The outputs of several systems, divided into lines to tune on and lines to test on."""

    name: str
    systems: list[str]
    candidates: Candidates
    references: list[list[str]]
    judged: Judged
    resources: Resources
    tune_on: int
    tokenize: str | None

    @property
    def skipped(self) -> int:
        """Rows of the lines to tune on."""
        return self.tune_on * len(self.systems)

    @property
    def test(self) -> Candidates:
        """The candidates of the lines to test on."""
        return self.candidates.select(self.tune_on, self.candidates.sentences)

    @property
    def settings(self) -> str:
        """What they are, in words."""
        tested = self.candidates.sentences - self.tune_on
        return (
            f"{self.name}: {len(self.systems)} systems, {self.tune_on} lines to tune on, "
            f"{tested} to test on"
        )

    def combined(self, learner: str, instances: int, seed: int) -> FloatArray:
        """Return the tuned sum of RegMT, CBLEU and LM scores of every candidate."""
        self.resources.regression = RegressionOptions(learner=learner, instances=instances)
        names = ["cbleu", "lm", "regmt", "regmt-brevity"]
        matrix = score_matrix(names, self.candidates, self.resources)
        weights = tune_weights(
            matrix.head(self.tune_on),
            self.judged.statistics[0][: self.skipped],
            metric=self.judged.metrics[0],
            tuner=make_tuner("svm-iso"),
            seed=seed,
        )
        return matrix.combine(weights)

    def scores(self, rows: Int64Array) -> list[float]:
        """Return BLEU between 0 and 1 and NIST of a choice among the test lines."""
        bleu, nist = self.judged.tail(self.skipped).scores(rows)
        return [bleu / 100.0, nist]


def outputs_of(data: Data) -> Outputs:
    """Return the systems of WMT'21, or our own on the bundled data."""
    make = _own if data.folder is None else _wmt
    return data.remember(("outputs", data.sentences), lambda: make(data))


def _own(data: Data) -> Outputs:
    task = data.task()
    texts = task.test.sample(data.size(100))
    outputs = []
    for name, options in progress(OWN_SYSTEMS.items(), what="systems", total=len(OWN_SYSTEMS)):
        translator = Translator(task.resources, options)
        outputs.append([translator.translate(line).text or name for line in texts.source])
    candidates = Candidates.from_systems(outputs, source=texts.source)
    metrics = [metric_of("bleu"), metric_of("nist")]
    judged = Judged.of(candidates, [texts.target], metrics)
    resources = Resources(lm=task.resources.lm, index=task.index)
    name = f"{task.name}, our own systems"
    tune_on = max(1, len(texts) // 3)
    return Outputs(
        name, list(OWN_SYSTEMS), candidates, [texts.target], judged, resources, tune_on, "none"
    )


def _wmt(data: Data) -> Outputs:
    folder, training = data.real(SYSTEMS), data.real(TRAINING)
    n = data.size(150)
    paths = sorted(folder.glob("hyp.*"))
    references = [read_lines(path)[:n] for path in sorted(folder.glob("ref.*.en"))]
    corpus = Corpus.from_files(
        training / "train.de",
        training / "train.en",
        source_preprocessing=PREPARE,
        target_preprocessing=PREPARE,
        skip_empty=True,
    )
    lm = train((corpus.target.sentence(i) for i in range(len(corpus))), order=5, announce=False)
    candidates = Candidates.from_systems(
        [read_lines(path)[:n] for path in paths],
        source=read_lines(folder / "src.de")[:n],
        preprocessing=PREPARE,
        source_preprocessing=PREPARE,
    )
    metrics = [make_metric("bleu"), make_metric("nist")]
    judged = Judged.of(candidates, references, metrics)
    resources = Resources(lm=lm, index=Index.build(corpus, order=2))
    names = [path.name.split(".")[1] for path in paths]
    return Outputs(SYSTEMS, names, candidates, references, judged, resources, max(1, n // 3), None)


def _base(outputs: Outputs, seed: int) -> dict[str, list[float]]:
    found = system_rows(
        outputs.test, outputs.judged.tail(outputs.skipped), outputs.systems, seed=seed
    )
    rows: dict[str, list[float]] = {}
    for name, value in found.rows.items():
        if isinstance(value, np.ndarray):
            rows[name] = outputs.scores(value)
        else:
            rows[name] = [float(value[0]) / 100.0, float(value[1])]
    return rows


def table_6_3(data: Data) -> Result:
    """Batch selection with each learner."""
    outputs = outputs_of(data)
    base = _base(outputs, data.seed)
    rows: dict[str, tuple[Cell, ...]] = {name: tuple(base[name]) for name in ("Random", "Best")}
    for label, (learner, instances) in progress(LEARNERS.items(), what="learners", total=4):
        combined = outputs.combined(learner, instances, data.seed)[outputs.skipped :]
        rows[label] = tuple(outputs.scores(outputs.test.best(combined)))
    bleu = {name: float(cells[0] or 0) for name, cells in rows.items()}
    return Result(
        settings=outputs.settings,
        tables=[
            Table(
                title="BLEU and NIST",
                columns=["BLEU", "NIST"],
                rows=rows,
                printed=PRINTED_6_3,
                digits=4,
            )
        ],
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


def _regmt(data: Data) -> tuple[Outputs, FloatArray]:
    """Return the outputs and the RegMT score with FSR of the test lines."""
    outputs = outputs_of(data)
    learner, instances = LEARNERS["FSR"]
    combined = data.remember(
        ("combined", data.sentences), lambda: outputs.combined(learner, instances, data.seed)
    )
    return outputs, combined[outputs.skipped :]


def table_6_4(data: Data) -> Result:
    """Batch selection beside the systems' own scores."""
    outputs, combined = _regmt(data)
    base = _base(outputs, data.seed)
    base["RegMT"] = outputs.scores(outputs.test.best(combined))
    bleu = {name: cells[0] for name, cells in base.items()}
    return Result(
        settings=outputs.settings,
        tables=[
            Table(
                title="BLEU",
                columns=["BLEU"],
                rows={name: (bleu[name],) for name in PRINTED_6_4},
                printed=PRINTED_6_4,
                digits=4,
            )
        ],
        tendencies=[
            Tendency("RegMT is above the average system", bleu["RegMT"] > bleu["Average"]),
            Tendency("RegMT reaches the second best system", bleu["RegMT"] >= bleu["2nd best"]),
            Tendency("the oracle is far above all (5 BLEU)", bleu["Oracle"] > bleu["Best"] + 0.05),
        ],
        notes=["Best is Max in print; printed: de-en of WMT'11"],
    )


class Adaptive:
    """Adaptive weighting of the systems by RegMT scores."""

    def __init__(self, data: Data, *, online: bool = False) -> None:
        self.outputs, self.combined = _regmt(data)
        systems = len(self.outputs.systems)
        self.test = self.outputs.test
        self.scores = reg_scores(self.combined, systems)
        self.lengths = self.test.lengths.reshape(-1, systems)
        self.losses = 1.0 - self.scores
        if online:
            references = [lines[self.outputs.tune_on :] for lines in self.outputs.references]
            self.losses = reference_losses(
                self.test, references, systems, tokenize=self.outputs.tokenize
            )
        self.seed = data.seed

    def bleu(self, setting: Setting, *, runs: int = 10) -> float:
        """Return the mean BLEU over runs; without chance there is one."""
        course = run_adaptive(
            self.scores,
            self.losses,
            self.lengths,
            setting,
            seed=self.seed,
            runs=runs if setting.stochastic else 1,
        )
        rows = self.test.offsets[:-1] + course.chosen
        return float(np.mean([self.outputs.scores(one)[0] for one in rows]))

    def base(self) -> dict[str, float]:
        """Return Random, Best and RegMT."""
        rows = {name: cells[0] for name, cells in _base(self.outputs, self.seed).items()}
        regmt = self.outputs.scores(self.test.best(self.combined))[0]
        return {"Random": rows["Random"], "Best": rows["Best"], "RegMT": regmt}


def table_7_1(data: Data) -> Result:
    """Simulated online learning, all settings."""
    adaptive = Adaptive(data)
    cells: dict[str, list[float]] = {}
    for setting in grid(adaptive.test.sentences, UPDATES):
        letters = setting.label.split("-", 1)[1]
        cells.setdefault(f"{letters} {setting.eta}", []).append(adaptive.bleu(setting))
    rows = {name: tuple(values) for name, values in cells.items()}
    base = adaptive.base()
    stochastic = [v for name, values in cells.items() if name[0] == "S" for v in values[:2]]
    deterministic = [v for name, values in cells.items() if name[0] == "D" for v in values[:2]]
    eta = [
        abs(a - b)
        for name in cells
        if name.endswith("static")
        for a, b in zip(cells[name], cells[name.replace("static", "dynamic")], strict=True)
    ]
    return Result(
        settings=f"{adaptive.outputs.settings}; random {base['Random']:.4f}, best system "
        f"{base['Best']:.4f}, RegMT {base['RegMT']:.4f}; stochastic settings over 10 runs",
        tables=[
            Table(
                title="BLEU (S/D stochastic or deterministic, W/M weights or mixture, "
                "T/F update only when different)",
                columns=UPDATES,
                rows=rows,
                printed=PRINTED_7_1,
                digits=4,
            )
        ],
        tendencies=[
            Tendency(
                "additive and BIC need deterministic selection",
                float(np.mean(deterministic)) > float(np.mean(stochastic)),
            ),
            Tendency(
                "deterministic additive comes near the best system (1 BLEU)",
                max(values[0] for name, values in cells.items() if name[0] == "D")
                > base["Best"] - 0.01,
            ),
            Tendency(
                "the choice of η matters little (median change under 0.2 BLEU)",
                float(np.median(eta)) < 0.002,
            ),
        ],
    )


def _test_table(data: Data, *, online: bool) -> Result:
    adaptive = Adaptive(data, online=online)
    bleu = adaptive.base()
    for update, stochastic, mixture, wrong in CHOSEN:
        setting = Setting(
            update=update,
            stochastic=stochastic,
            mixture=mixture,
            only_when_wrong=wrong,
            instances=adaptive.test.sentences,
        )
        bleu[setting.label] = adaptive.bleu(setting)
    printed = PRINTED_7_3 if online else PRINTED_7_2
    rest = [value for name, value in bleu.items() if "-" in name and not name.startswith("Add")]
    additive = max(bleu["Add-D-M-F"], bleu["Add-D-W-F"])
    return Result(
        settings=adaptive.outputs.settings,
        tables=[
            Table(
                title="BLEU",
                columns=["BLEU"],
                rows={name: (value,) for name, value in bleu.items()},
                printed={name: (value,) for name, value in printed.items()},
                digits=4,
            )
        ],
        tendencies=[
            Tendency("the additive update is the best of all", additive >= max(rest)),
            Tendency(
                "the additive update reaches the best system to 1 BLEU",
                additive > bleu["Best"] - 0.01,
            ),
            Tendency(
                "every update is above random selection",
                all(value > bleu["Random"] for value in [additive, *rest]),
            ),
        ],
        notes=["printed: de-en of WMT'10"],
    )


def table_7_2(data: Data) -> Result:
    """Simulated online learning on the test lines."""
    return _test_table(data, online=False)


def table_7_3(data: Data) -> Result:
    """Online learning from references."""
    return _test_table(data, online=True)


def figure_7_1(data: Data) -> Result:
    """Averaging the last weight vectors."""
    adaptive = Adaptive(data)
    windows = (1, 5, 10, 50)
    curves = {
        update: [
            (
                float(window),
                adaptive.bleu(
                    Setting(update=update, instances=adaptive.test.sentences, average=window)
                ),
            )
            for window in windows
        ]
        for update in UPDATES
    }
    gain = {name: max(b for _, b in curve[1:]) - curve[0][1] for name, curve in curves.items()}
    return Result(
        settings=f"{adaptive.outputs.settings}; deterministic, weights, dynamic η",
        tables=[
            Table(
                title="BLEU by the number of weight vectors averaged",
                columns=[f"N={window}" for window in windows],
                rows={name: tuple(b for _, b in curve) for name, curve in curves.items()},
                digits=4,
            )
        ],
        tendencies=[
            Tendency("averaging helps Winnow", gain["winnow"] > 0),
            Tendency("averaging does not help multiplicative updates", gain["multiplicative"] <= 0),
        ],
        notes=["the document prints this figure without numbers"],
        figure=LineFigure(x_label="window N", y_label="BLEU", curves=curves),
    )
