"""What the selectors cover: Tables 5.1 and 5.2, Figures 5.1, 5.2 and 5.4 of the RegMT thesis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.progress import progress
from regmt.instance_selection.bleu_bound import CUBIC, bleu_bound, fit_cubic, simulate_curve
from regmt.instance_selection.coverage import Measures, coverage, mean
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector
from regmt.reproduction.data import Bitext, Data
from regmt.reproduction.result import (
    Cell,
    LineFigure,
    Result,
    Table,
    Tendency,
    highest,
    lowest,
    ordered,
)

BIGRAMS = Orders(2, 2)
SELECTORS = ("fda", "dwds", "tfidf", "ngram", "elpr")

DECAYS = {"none": "none", "inverse": "1/n", "exponential": "1/2^n"}
INITS = {"one": "1", "idf": "log(1/f)"}

PRINTED_5_1 = {
    ("one", "none"): (0.698, 0.556),
    ("idf", "none"): (0.801, 0.604),
    ("one", "inverse"): (0.928, 0.664),
    ("idf", "inverse"): (0.928, 0.656),
    ("one", "exponential"): (0.928, 0.653),
    ("idf", "exponential"): (0.928, 0.651),
}
"""scov and tcov, de→en."""

PRINTED_5_2 = {
    "fda": (827_928, 35.8, 0.74),
    "dwds": (412_719, 16.7, 0.67),
    "tfidf": (475_247, 16.2, 0.65),
    "ngram": (626_136, 16.6, 0.55),
    "elpr": (172_703, 10.9, 0.35),
    "dice": (707_802, 26.2, 0.73),
}
"""Unique target bigrams, target words per sentence and tcov, N = 1000; dice from Table 5.6."""


def instances(data: Data) -> int:
    """Return N: that of Table 5.1, and fewer of the small corpus, which 100 cover as a whole."""
    return 20 if data.folder is None else 100


def select(
    index: Index,
    name: str,
    sources: Sequence[str],
    n: int,
    *,
    options: Mapping[str, str | float | int] | None = None,
) -> list[Int64Array]:
    """Return the pairs that a selector takes for each sentence, in the order of selection."""
    orders = Orders(1, 2) if name == "fda5" else None
    selector = make_selector(name, orders=orders, options=options).fit(index)
    each = (selector.select([source], n)[0].ids for source in sources)
    return list(progress(each, what=name, total=len(sources)))


def measure(
    index: Index,
    name: str,
    test: Bitext,
    n: int,
    *,
    options: Mapping[str, str | float | int] | None = None,
) -> tuple[Measures, Int64Array]:
    """Select for each sentence; return the measures and the union of what is selected."""
    measures = Measures(index)
    selections = select(index, name, test.source, n, options=options)
    for ids, source, reference in zip(selections, test.source, test.target, strict=True):
        measures.add(ids, [source], [reference])
    return measures, union(selections)


def bigram_coverage(index: Index, ids: Int64Array, test: Bitext) -> float:
    """Return the tcov of some pairs for a whole test set."""
    return coverage(index.target, ids, test.target, orders=BIGRAMS)


def union(selections: Sequence[Int64Array]) -> Int64Array:
    """Return L_∪: every pair that was selected for some sentence."""
    return np.unique(np.concatenate([np.empty(0, np.int64), *selections]))


def table_5_1(data: Data) -> Result:
    """FDA: initial values and decays."""
    task = data.task()
    test = task.test.sample(data.size(100))
    rows: dict[str, tuple[Cell, ...]] = {}
    printed: dict[str, tuple[Cell, ...]] = {}
    scov: dict[tuple[str, str], float] = {}
    tcov: dict[tuple[str, str], float] = {}
    for init, decay in PRINTED_5_1:
        options = {"init": init, "decay": decay}
        measures, _ = measure(task.index, "fda", test, instances(data), options=options)
        scov[init, decay], tcov[init, decay] = mean(measures.scov["2"]), mean(measures.tcov["2"])
        label = f"init {INITS[init]}, decay {DECAYS[decay]}"
        rows[label] = (scov[init, decay], tcov[init, decay])
        printed[label] = PRINTED_5_1[init, decay]
    both = [
        (values[init, decay], values[init, "none"])
        for values in (scov, tcov)
        for init in INITS
        for decay in ("inverse", "exponential")
    ]
    gap = min(tcov[init, "inverse"] - tcov[init, "exponential"] for init in INITS)
    change = max(abs(tcov["one", decay] - tcov["idf", decay]) for decay in list(DECAYS)[1:])
    return Result(
        settings=_settings(task.name, len(task.index), len(test), instances(data)),
        table=Table(
            title="coverage of bigrams",
            columns=["scov", "tcov"],
            rows=rows,
            printed=printed,
            printed_columns=["scov de→en", "tcov de→en"],
        ),
        tendencies=[
            Tendency("decay covers more than none", all(a > b for a, b in both)),
            Tendency(f"1/n covers more target bigrams than 1/2^n (by {gap:+.4f})", gap > 0),
            Tendency(
                f"with decay the initial value hardly matters (tcov within .02: {change:.4f})",
                change < 0.02,
            ),
        ],
    )


def table_5_2(data: Data) -> Result:
    """Statistics of what five selectors take."""
    task = data.task()
    test = task.test.sample(data.size(30))
    rows: dict[str, tuple[Cell, ...]] = {}
    covered: dict[str, float] = {}
    words: dict[str, float] = {}
    bigrams: dict[str, int] = {}
    for name in SELECTORS:
        measures, ids = measure(task.index, name, test, instances(data))
        covered[name] = bigram_coverage(task.index, ids, test)
        words[name], bigrams[name] = measures.words_per_sentence[1], measures.unique_target_bigrams
        rows[name] = (bigrams[name], words[name], covered[name], mean(measures.tcov["2"]))
    return Result(
        settings=_settings(task.name, len(task.index), len(test), instances(data)),
        table=Table(
            title="what is selected",
            columns=["unique bigrams", "words per sent", "tcov", "tcov per sent"],
            rows=rows,
            printed={name: PRINTED_5_2[name] for name in SELECTORS},
            printed_columns=["unique bigrams", "words per sent", "tcov"],
        ),
        tendencies=[
            Tendency("none covers more than FDA", highest(covered) == "fda"),
            Tendency("tcov: FDA > DWDS > TF-IDF > NGRAM > ELPR", ordered(covered, *SELECTORS)),
            Tendency("FDA takes the longest sentences", highest(words) == "fda"),
            Tendency("ELPR takes the shortest sentences", lowest(words) == "elpr"),
            Tendency("DWDS has fewer bigrams than TF-IDF", bigrams["dwds"] < bigrams["tfidf"]),
        ],
        notes=["printed: Europarl, 100 sentences, N = 1000"],
    )


def figure_5_1(data: Data) -> Result:
    """The BLEU that coverage allows: the simulation of 5.4.1 and the printed cubic (5.9)."""
    tcov = np.linspace(0.0, 1.0, 11)
    bleu = simulate_curve(tcov, n_sentences=data.size(50) * 40, repeats=5, seed=data.seed)
    fit = fit_cubic(tcov, bleu)
    printed = [bleu_bound(t) for t in tcov.tolist()]
    rows = {f"tcov {t:.1f}": (float(b), p) for t, b, p in zip(tcov, bleu, printed, strict=True)}
    away = max(abs(bleu_bound(t, coefficients=fit) - p) for t, p in zip(tcov, printed, strict=True))
    powers = ["t³", "t²", "t", "1"]
    return Result(
        settings="simulated sentences of 25.6 ± 14.1 words, unknown words at random places",
        table=Table(title="BLEU", columns=["estimate", "bound (5.9)"], rows=rows),
        further=[
            Table(
                title="cubic fitted to the estimate",
                columns=powers,
                rows={"coefficients": fit},
                printed={"coefficients": CUBIC},
            ),
        ],
        tendencies=[
            Tendency("BLEU grows with coverage", bool((np.diff(bleu) >= 0).all())),
            Tendency(
                f"the fitted cubic is the printed one to 0.01 BLEU (at most {away:.4f} away)",
                away < 0.01,
            ),
        ],
        notes=[
            "the printed coefficients are those of the estimate itself, not of a curve 0.025 above "
            "it, which is how the figure draws it"
        ],
        figure=LineFigure(
            x_label="target coverage",
            y_label="BLEU",
            curves={
                "estimate": list(zip(tcov.tolist(), bleu.tolist(), strict=True)),
                "printed (5.9)": list(zip(tcov.tolist(), printed, strict=True)),
            },
        ),
    )


def figure_5_2(data: Data) -> Result:
    """Target coverage against the words selected, for five selectors."""
    result, covered = _growth(data, SELECTORS, total=True)
    last = {name: curve[-1][1] for name, curve in covered.items()}
    tendencies = [
        Tendency("FDA reaches the highest coverage", highest(last) == "fda"),
        Tendency("TF-IDF stays below DWDS", last["tfidf"] < last["dwds"]),
        Tendency("NGRAM reaches more than ELPR", last["ngram"] > last["elpr"]),
    ]
    return replace(result, tendencies=tendencies)


def figure_5_4(data: Data) -> Result:
    """Target coverage against the words selected per sentence, with dice and shortest."""
    names = ("fda", "dice", "shortest", "ngram", "elpr")
    result, covered = _growth(data, names, total=False)
    last = {name: curve[-1][1] for name, curve in covered.items()}
    short = {name: curve[-1][0] for name, curve in covered.items()}
    tendencies = [
        Tendency("dice comes within .05 of FDA", last["dice"] > last["fda"] - 0.05),
        Tendency("dice takes fewer words than FDA", short["dice"] < short["fda"]),
        Tendency(
            "shortest covers more than NGRAM and ELPR",
            last["shortest"] > max(last["ngram"], last["elpr"]),
        ),
    ]
    return replace(result, tendencies=tendencies)


def _growth(
    data: Data, names: Sequence[str], *, total: bool
) -> tuple[Result, dict[str, list[tuple[float, float]]]]:
    """Return coverage by the first n pairs of each sentence, for rising n."""
    task = data.task()
    test = task.test.sample(data.size(30))
    sizes = (1, 2, 5, 10, 20, 50, 100)
    lengths = task.index.target.text.lengths
    curves: dict[str, list[tuple[float, float]]] = {}
    rows: dict[str, tuple[Cell, ...]] = {}
    for name in names:
        selections = select(task.index, name, test.source, sizes[-1])
        curve = []
        for n in sizes:
            ids = union([ids[:n] for ids in selections])
            each = sum(int(lengths[ids[:n]].sum()) for ids in selections) / len(test)
            words = float(lengths[ids].sum()) if total else each
            curve.append((words, bigram_coverage(task.index, ids, test)))
        curves[name] = curve
        rows[name] = tuple(share for _, share in curve)
    rows |= {f"words of {name}": tuple(int(w) for w, _ in curves[name]) for name in names}
    what = "target words of the union" if total else "target words per test sentence"
    result = Result(
        settings=_settings(task.name, len(task.index), len(test), sizes[-1]),
        table=Table(
            title=f"tcov of the union by pairs per sentence, and {what}",
            columns=[f"N={n}" for n in sizes],
            rows=rows,
        ),
        notes=["the document prints this figure without numbers"],
        figure=LineFigure(x_label=what, y_label="tcov", curves=curves, logarithmic=True),
    )
    return result, curves


def _settings(name: str, pairs: int, sentences: int, instances: int) -> str:
    return f"{name}: {pairs:,} pairs, {sentences} test sentences, N = {instances}"
