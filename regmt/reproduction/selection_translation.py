"""Phrase-based systems trained on selected pairs: Tables 5.3 to 5.7 and Figure 5.3."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from regmt.instance_selection.coverage import features_of
from regmt.instance_selection.selectors import make_selector
from regmt.reproduction.data import Bitext, Data
from regmt.reproduction.estimate import Estimate, correlation_across
from regmt.reproduction.phrase_systems import (
    PHRASES,
    System,
    phrase_system,
    system_of_all,
    translations,
)
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, LineFigure, Result
from regmt.reproduction.scoring import TestSet, corpus_score
from regmt.reproduction.selection_coverage import (
    BIGRAMS,
    SELECTORS,
    instances,
    select,
    selected,
    target_coverage,
    union,
    words_per_pair,
)


def best_on_dev(scores: Mapping[str, float]) -> str:
    """Return what scores best on dev: what is chosen on one set is judged on another."""
    return max(scores, key=scores.__getitem__)


def table_5_3(entry: Entry, data: Data) -> Result:
    """One selection by FDA for the whole test set (L_∪F), of rising size."""
    task = data.task()
    dev, test = (side.sample(entry.size(data)) for side in (task.dev, task.test))
    sizes = {f"{percent} %": len(task.index) * percent // 100 for percent in (5, 10, 20, 40)}

    def parts(texts: Bitext) -> dict[str, System]:
        largest = max(sizes.values())
        selector = make_selector("fda").fit(task.index)
        ids = selector.select(texts.source, largest, mode="testset")[0].ids
        return {name: phrase_system(task, texts, ids[:n]) for name, n in sizes.items()}

    on_dev = {name: _bleu(system, dev) for name, system in parts(dev).items()}
    systems = parts(test) | {"ALL": system_of_all(data, task, test)}
    judge = TestSet(test.target)
    figures = {name: judge.score(system.outputs) for name, system in systems.items()}
    rows = {
        name: (
            system.target_words,
            figures[name].value / 100.0,
            corpus_score("nist", system.outputs, test.target),
        )
        for name, system in systems.items()
    }
    chosen = best_on_dev(on_dev)
    return entry.result(
        f"{task.name}, {len(test)} test sentences, FDA, same weights for all; best on "
        f"{len(dev)} dev sentences: {chosen}",
        rows,
        figures | {"chosen": figures[chosen]},
    )


def table_5_5(entry: Entry, data: Data) -> Result:
    """BLEU of the union of what each selector takes."""
    task, test = entry.test(data)
    judge = TestSet(test.target)
    bleu, tcov = {}, {}
    for name in SELECTORS:
        ids = union(selected(data, task, test, name))
        bleu[name] = judge.score(phrase_system(task, test, ids).outputs)
        tcov[name] = target_coverage(task.index, ids, test, judge.resampling)
    together = correlation_across(list(bleu.values()), list(tcov.values()))
    return entry.result(
        f"{task.name}, {len(test)} test sentences, union of N = {instances(data)}",
        {name: (bleu[name].value / 100.0, tcov[name].value) for name in SELECTORS},
        bleu | {"correlation": together},
    )


def table_5_6(entry: Entry, data: Data) -> Result:
    """FDA and dice."""
    task, test = entry.test(data)
    n = instances(data)
    judge = TestSet(test.target)
    rows: dict[str, list[float]] = {}
    figures: dict[str, Estimate] = {}
    for name in ("fda", "dice"):
        selections = selected(data, task, test, name)
        ids = union(selections)
        alone = translations(task, test, replace(PHRASES, selector=name, instances=n))
        found = {
            "words": words_per_pair(task.index, selections, judge.resampling),
            "tcov": target_coverage(task.index, ids, test, judge.resampling),
            "BLEU L_∪": judge.score(phrase_system(task, test, ids).outputs),
            "BLEU L_I": judge.score(alone),
        }
        scale = {"BLEU L_∪": 100.0, "BLEU L_I": 100.0}
        unique = len(features_of(task.index.target, ids, orders=BIGRAMS))
        rows[name] = [unique, *(one.value / scale.get(what, 1.0) for what, one in found.items())]
        figures |= {f"{what} {name}": figure for what, figure in found.items()}
    return entry.result(f"{task.name}, {len(test)} test sentences, N = {n}", rows, figures)


def table_5_7(entry: Entry, data: Data) -> Result:
    """A tenth of the pairs selected for the test set, on two language pairs."""
    rows: dict[str, tuple[Cell, ...]] = {}
    figures: dict[str, Estimate] = {}
    facts: dict[str, bool] = {}
    names = []
    for pair in ("de-en", "es-en"):
        task, test = entry.test(data, pair)
        judge = TestSet(test.target)
        names.append(task.name)
        systems = {"ALL": system_of_all(data, task, test)}
        for name in ("fda", "dice"):
            selector = make_selector(name).fit(task.index)
            ids = selector.select(test.source, len(task.index) // 10, mode="testset")[0].ids
            systems[name] = phrase_system(task, test, ids)
        for name, system in systems.items():
            figures[f"{pair} {name}"] = judge.score(system.outputs)
            share = 100.0 * system.target_words / systems["ALL"].target_words
            bleu = figures[f"{pair} {name}"].value / 100.0
            rows[f"{pair} {name}"] = bleu, None if name == "ALL" else share
        fewer = systems["dice"].target_words < systems["fda"].target_words
        facts[f"{pair}: dice needs fewer words than FDA"] = fewer
    settings = f"{' and '.join(names)}, {len(test)} test sentences each, a tenth of the pairs"
    return entry.result(settings, rows, figures, facts=facts)


def figure_5_3(entry: Entry, data: Data) -> Result:
    """BLEU of L_∪ against its target words."""
    task = data.task()
    dev, test = (side.sample(entry.size(data)) for side in (task.dev, task.test))
    sizes = (5, 10, 20, 50, 100, 200)

    def unions(texts: Bitext) -> dict[str, System]:
        selections = select(task.index, "fda", texts.source, sizes[-1])
        ids = {n: union([one[:n] for one in selections]) for n in sizes}
        return {f"N={n}": phrase_system(task, texts, ids[n]) for n in sizes}

    chosen = best_on_dev({name: _bleu(system, dev) for name, system in unions(dev).items()})
    systems = unions(test)
    whole = systems["ALL"] = system_of_all(data, task, test)
    judge = TestSet(test.target)
    figures = {name: judge.score(system.outputs) for name, system in systems.items()}
    rows = {n: (s.target_words, figures[n].value / 100.0) for n, s in systems.items()}
    curve = [(float(words), bleu) for name, (words, bleu) in rows.items() if name != "ALL"]
    level = rows["ALL"][1]
    return entry.result(
        f"{task.name}, {len(test)} test sentences, union of FDA selections; best on "
        f"{len(dev)} dev sentences: {chosen}",
        rows,
        figures | {"chosen": figures[chosen]},
        drawn=LineFigure(
            x_label="target words in L_∪",
            y_label="BLEU",
            curves={
                "FDA": curve,
                "ALL": [(curve[0][0], level), (float(whole.target_words), level)],
            },
            logarithmic=True,
        ),
    )


def _bleu(system: System, texts: Bitext) -> float:
    return corpus_score("bleu", system.outputs, texts.target)
