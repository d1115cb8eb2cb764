"""Coverage of the selectors: Tables 5.1 and 5.2, Figures 5.1, 5.2 and 5.4 of the RegMT thesis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.progress import progress
from regmt.instance_selection.bleu_bound import CUBIC, bleu_bound, fit_cubic, simulate_curve
from regmt.instance_selection.coverage import Measures, coverage, mean
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import (
    LineFigure,
    Result,
    Table,
    column,
    heights,
    highest,
    lowest,
    ordered,
)

BIGRAMS = Orders(2, 2)
SELECTORS = ("fda", "dwds", "tfidf", "ngram", "elpr")


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


def table_5_1(entry: Entry, data: Data) -> Result:
    """FDA: initial values and decays."""
    task, test = data.test(100)
    covered: dict[tuple[str, str], tuple[float, float]] = {}
    for decay in ("none", "inverse", "exponential"):
        for init in ("one", "idf"):
            options = {"init": init, "decay": decay}
            found, _ = measure(task.index, "fda", test, instances(data), options=options)
            covered[init, decay] = mean(found.scov["2"]), mean(found.tcov["2"])
    more = all(
        a > b
        for (init, decay), row in covered.items()
        if decay != "none"
        for a, b in zip(row, covered[init, "none"], strict=True)
    )
    tcov = {setting: row[1] for setting, row in covered.items()}
    gap = min(tcov[init, "inverse"] - tcov[init, "exponential"] for init in ("one", "idf"))
    small = max(
        abs(tcov["one", decay] - tcov["idf", decay]) for decay in ("inverse", "exponential")
    )
    return entry.result(
        _settings(task, test, instances(data)),
        dict(zip(entry.printed, covered.values(), strict=True)),
        {
            "decay covers more than none": more,
            f"1/n covers more target bigrams than 1/2^n (by {gap:+.4f})": gap > 0,
            f"with decay the initial value hardly matters (tcov within .02: {small:.4f})": (
                small < 0.02
            ),
        },
    )


def table_5_2(entry: Entry, data: Data) -> Result:
    """Statistics of what five selectors take."""
    task, test = data.test(30)
    rows: dict[str, list[float]] = {}
    for name in SELECTORS:
        measures, ids = measure(task.index, name, test, instances(data))
        covered = bigram_coverage(task.index, ids, test), mean(measures.tcov["2"])
        rows[name] = [measures.unique_target_bigrams, measures.words_per_sentence[1], *covered]
    bigrams, words, tcov = (column(rows, k) for k in range(3))
    return entry.result(
        _settings(task, test, instances(data)),
        rows,
        {
            "none covers more than FDA": highest(tcov) == "fda",
            "tcov: FDA > DWDS > TF-IDF > NGRAM > ELPR": ordered(tcov, *SELECTORS),
            "FDA takes the longest sentences": highest(words) == "fda",
            "ELPR takes the shortest sentences": lowest(words) == "elpr",
            "DWDS has fewer bigrams than TF-IDF": bigrams["dwds"] < bigrams["tfidf"],
        },
    )


def figure_5_1(entry: Entry, data: Data) -> Result:
    """The BLEU that coverage allows: the simulation of 5.4.1 and the printed cubic (5.9)."""
    tcov = np.linspace(0.0, 1.0, 11)
    bleu = simulate_curve(tcov, n_sentences=data.size(50) * 40, repeats=5, seed=data.seed)
    fit = fit_cubic(tcov, bleu)
    printed = [bleu_bound(t) for t in tcov.tolist()]
    rows = {f"tcov {t:.1f}": (float(b), p) for t, b, p in zip(tcov, bleu, printed, strict=True)}
    away = max(abs(bleu_bound(t, coefficients=fit) - p) for t, p in zip(tcov, printed, strict=True))
    cubic = Table(
        title="cubic fitted to the estimate",
        columns=["t³", "t²", "t", "1"],
        rows={"coefficients": fit},
        printed={"coefficients": CUBIC},
    )
    curves = {
        "estimate": list(zip(tcov.tolist(), bleu.tolist(), strict=True)),
        "printed (5.9)": list(zip(tcov.tolist(), printed, strict=True)),
    }
    cubic_text = f"the fitted cubic is the printed one to 0.01 BLEU (at most {away:.4f} away)"
    return entry.result(
        "simulated sentences of 25.6 ± 14.1 words, unknown words at random places",
        [entry.table(rows), cubic],
        {"BLEU grows with coverage": bool((np.diff(bleu) >= 0).all()), cubic_text: away < 0.01},
        figure=LineFigure(x_label="target coverage", y_label="BLEU", curves=curves),
    )


def growth(entry: Entry, data: Data, selectors: Sequence[str], *, total: bool) -> Result:
    """Figures 5.2 and 5.4: coverage by the first n pairs of each sentence, for rising n.

    `total` counts the words of the union, otherwise those per test sentence.
    """
    task, test = data.test(30)
    sizes = (1, 2, 5, 10, 20, 50, 100)
    lengths = task.index.target.text.lengths
    curves: dict[str, list[tuple[float, float]]] = {}
    for name in selectors:
        selections = select(task.index, name, test.source, sizes[-1])
        curves[name] = []
        for n in sizes:
            ids = union([ids[:n] for ids in selections])
            each = sum(int(lengths[ids[:n]].sum()) for ids in selections) / len(test)
            words = float(lengths[ids].sum()) if total else each
            curves[name].append((words, bigram_coverage(task.index, ids, test)))
    rows: dict[str, tuple[float, ...]] = heights(curves)
    rows |= {f"words of {name}": tuple(int(w) for w, _ in curves[name]) for name in selectors}
    last = {name: curve[-1][1] for name, curve in curves.items()}
    if total:
        tendencies = {
            "FDA reaches the highest coverage": highest(last) == "fda",
            "TF-IDF stays below DWDS": last["tfidf"] < last["dwds"],
            "NGRAM reaches more than ELPR": last["ngram"] > last["elpr"],
        }
    else:
        above = last["shortest"] > max(last["ngram"], last["elpr"])
        tendencies = {
            "dice comes within .05 of FDA": last["dice"] > last["fda"] - 0.05,
            "dice takes fewer words than FDA": curves["dice"][-1][0] < curves["fda"][-1][0],
            "shortest covers more than NGRAM and ELPR": above,
        }
    what = "target words of the union" if total else "target words per test sentence"
    title = f"tcov of the union by pairs per sentence, and {what}"
    return entry.result(
        _settings(task, test, sizes[-1]),
        [entry.table(rows, title=title, columns=[f"N={n}" for n in sizes])],
        tendencies,
        figure=LineFigure(x_label=what, y_label="tcov", curves=curves, logarithmic=True),
    )


def _settings(task: Task, test: Bitext, instances: int) -> str:
    return f"{task.name}: {len(task.index):,} pairs, {len(test)} test sentences, N = {instances}"
