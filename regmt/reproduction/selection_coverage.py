"""Coverage of the selectors: Tables 5.1 and 5.2, Figures 5.1, 5.2 and 5.4 of the RegMT thesis."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.progress import progress
from regmt.instance_selection.bleu_bound import CUBIC, bleu_bound, fit_cubic, simulate_curve
from regmt.instance_selection.coverage import Measures, features_of
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.instance_selection.selectors import make_selector
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.estimate import Estimate, Resampling
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import LineFigure, Result, Table, heights

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


def selected(
    data: Data, task: Task, test: Bitext, name: str, options: Mapping[str, str] | None = None
) -> list[Int64Array]:
    """Return the pairs that a selector takes for each test sentence; several tables share them."""
    key = ("selected", task.name, name, len(test), *sorted((options or {}).items()))
    return data.remember(
        key, lambda: select(task.index, name, test.source, instances(data), options=options)
    )


def measure(index: Index, selections: Sequence[Int64Array], test: Bitext) -> Measures:
    """Return the measures of what was selected for each sentence."""
    measures = Measures(index)
    for ids, source, reference in zip(selections, test.source, test.target, strict=True):
        measures.add(ids, [source], [reference])
    return measures


def target_coverage(
    index: Index, ids: Int64Array, test: Bitext, resampling: Resampling
) -> Estimate:
    """Return tcov: the share of the references' bigrams found in some pairs."""
    side = index.target
    features = features_of(side, ids, orders=BIGRAMS)
    covered, distinct = [], []
    for sentence in map(side.text.encode, test.target):
        distinct.append(len(sentence.distinct_ngrams(BIGRAMS)))
        known = np.unique(side.find([sentence], orders=BIGRAMS)[1])
        covered.append(int(np.isin(known, features).sum()))
    return resampling.ratio(covered, distinct)


def words_per_pair(
    index: Index, selections: Sequence[Int64Array], resampling: Resampling
) -> Estimate:
    """Return the mean target length of the selected pairs."""
    lengths = index.target.text.lengths
    words = [int(lengths[ids].sum()) for ids in selections]
    return resampling.ratio(words, [len(ids) for ids in selections])


def union(selections: Sequence[Int64Array]) -> Int64Array:
    """Return L_∪: every pair that was selected for some sentence."""
    return np.unique(np.concatenate([np.empty(0, np.int64), *selections]))


def table_5_1(entry: Entry, data: Data) -> Result:
    """FDA: initial values and decays."""
    task, test = entry.test(data)
    resampling = Resampling(len(test))
    rows: dict[str, tuple[float, float]] = {}
    figures: dict[str, Estimate] = {}
    settings = itertools.product(("none", "inverse", "exponential"), ("one", "idf"))
    for label, (decay, init) in zip(entry.printed, settings, strict=True):
        selections = selected(data, task, test, "fda", {"init": init, "decay": decay})
        found = measure(task.index, selections, test)
        scov, tcov = (resampling.mean(values["2"]) for values in (found.scov, found.tcov))
        rows[label] = scov.value, tcov.value
        figures |= {f"scov {label}": scov, f"tcov {label}": tcov}
    return entry.result(_settings(task, test, instances(data)), rows, figures)


def table_5_2(entry: Entry, data: Data) -> Result:
    """Statistics of what five selectors take."""
    task, test = entry.test(data)
    resampling = Resampling(len(test))
    rows: dict[str, list[float]] = {}
    figures: dict[str, Estimate] = {}
    for name in SELECTORS:
        selections = selected(data, task, test, name)
        ids = union(selections)
        side = task.index.target
        bigrams = [len(features_of(side, one, orders=BIGRAMS)) for one in selections]
        found = {
            "bigrams": resampling.mean(bigrams),
            "words": words_per_pair(task.index, selections, resampling),
            "tcov": target_coverage(task.index, ids, test, resampling),
        }
        unique = len(features_of(side, ids, orders=BIGRAMS))
        rows[name] = [unique, *(figure.value for figure in found.values())]
        figures |= {f"{what} {name}": figure for what, figure in found.items()}
    return entry.result(_settings(task, test, instances(data)), rows, figures)


def figure_5_1(entry: Entry, data: Data) -> Result:
    """The BLEU that coverage allows: the simulation of 5.4.1 and the printed cubic (5.9)."""
    tcov = np.linspace(0.0, 1.0, 11)
    bleu = simulate_curve(tcov, n_sentences=entry.size(data) * 40, repeats=5, seed=data.seed)
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
    return entry.result(
        "simulated sentences of 25.6 ± 14.1 words, unknown words at random places",
        [entry.table(rows), cubic],
        facts={"the fitted cubic is the printed one to 0.01 BLEU": away < 0.01},
        drawn=LineFigure(x_label="target coverage", y_label="BLEU", curves=curves),
    )


def growth(entry: Entry, data: Data, selectors: Sequence[str], *, total: bool) -> Result:
    """Figures 5.2 and 5.4: coverage by the first n pairs of each sentence, for rising n.

    `total` counts the words of the union, otherwise those per test sentence.
    """
    task, test = entry.test(data)
    resampling = Resampling(len(test))
    sizes = [n for n in (1, 2, 5, 10, 20, 50, 100) if n <= instances(data)]
    lengths = task.index.target.text.lengths
    curves: dict[str, list[tuple[float, float]]] = {}
    figures: dict[str, Estimate] = {}
    for name in selectors:
        selections = selected(data, task, test, name)
        curves[name] = []
        for n in sizes:
            ids = union([ids[:n] for ids in selections])
            each = sum(int(lengths[ids[:n]].sum()) for ids in selections) / len(test)
            words = float(lengths[ids].sum()) if total else each
            figures[f"tcov {name}"] = target_coverage(task.index, ids, test, resampling)
            curves[name].append((words, figures[f"tcov {name}"].value))
        figures[f"words {name}"] = words_per_pair(task.index, selections, resampling)
    rows: dict[str, tuple[float, ...]] = heights(curves)
    rows |= {f"words of {name}": tuple(int(w) for w, _ in curves[name]) for name in selectors}
    what = "target words of the union" if total else "target words per test sentence"
    title = f"tcov of the union by pairs per sentence, and {what}"
    return entry.result(
        _settings(task, test, sizes[-1]),
        [entry.table(rows, title=title, columns=[f"N={n}" for n in sizes])],
        figures,
        drawn=LineFigure(x_label=what, y_label="tcov", curves=curves, logarithmic=True),
    )


def _settings(task: Task, test: Bitext, instances: int) -> str:
    return f"{task.name}: {len(task.index):,} pairs, {len(test)} test sentences, N = {instances}"
