"""Phrase-based systems trained on selected pairs: Tables 5.3 to 5.7 and Figure 5.3."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.progress import progress
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.instance_model import InstanceTrainer
from regmt.decoding.phrase_model import Model
from regmt.decoding.reordering import ReorderingType
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights
from regmt.instance_selection.selectors import make_selector
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, LineFigure, Result, column, highest, ordered
from regmt.reproduction.scoring import corpus_score, correlation
from regmt.reproduction.selection_coverage import (
    SELECTORS,
    bigram_coverage,
    instances,
    measure,
    select,
    union,
)
from regmt.translation.beam import DEFAULT_WEIGHTS, LONGEST_PHRASE
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator
from regmt.translation.tuning import tune_translator

PHRASES = TranslationOptions(exact=False, scores="phrases", stack=50)
"""L_I: a phrase-based system for each sentence."""
SETTINGS = SearchSettings(stack=50, distortion_limit=6)


@dataclass(frozen=True)
class System:
    """Translations of a test set by a phrase-based system of some training pairs."""

    outputs: list[str]
    bleu: float
    nist: float
    target_words: int


def phrase_system(task: Task, test: Bitext, ids: Int64Array | None = None) -> System:
    """Align and extract from the pairs `ids` alone, and translate `test` with the result.

    None are all pairs. The language model is that of the whole target side; the weights are
    fixed, so that systems differ by their pairs only.
    """
    if ids is None:
        ids = np.arange(len(task.index))
    trainer = InstanceTrainer(
        corpus=task.index.corpus, options=PhraseOptions(longest=LONGEST_PHRASE)
    )
    scored = trainer.train(ids)
    model = Model(
        phrase_tables={"TranslationModel0": scored.phrase_table()},
        language_models={"LM0": task.resources.language_model()},
        reordering_tables={"LexicalReordering0": scored.reordering_table(ReorderingType())},
        weights=DEFAULT_WEIGHTS["phrases"],
        settings=SETTINGS,
    )
    decoder = BeamDecoder(model)
    tokens = [task.index.source.text.preprocessing(line) for line in test.source]
    found = (decoder.decode(words) for words in tokens)
    outputs = [
        " ".join(best[0].tokens) if best else ""
        for best in progress(found, what="decode", total=len(tokens))
    ]
    return System(
        outputs,
        corpus_score("bleu", outputs, test.target),
        corpus_score("nist", outputs, test.target),
        int(task.index.target.text.lengths[ids].sum()),
    )


def bleu_of(
    task: Task, test: Bitext, options: TranslationOptions, weights: Weights | None = None
) -> float:
    """Return the BLEU of translations with some options, by default with the default weights."""
    translator = Translator(task.resources, options, weights=weights)
    each = (translator.translate(line).text for line in test.source)
    what = f"{options.learner}, m={options.instances}"
    outputs = list(progress(each, what=what, total=len(test)))
    return corpus_score("bleu", outputs, test.target)


def table_5_3(entry: Entry, data: Data) -> Result:
    """One selection by FDA for the whole test set (L_∪F), of rising size."""
    task, test = data.test(100)
    sizes = [len(task.index) * percent // 100 for percent in (5, 10, 20, 40)]
    ranked = make_selector("fda").fit(task.index).select(test.source, sizes[-1], mode="testset")
    systems = {f"{n:,}": phrase_system(task, test, ranked[0].ids[:n]) for n in sizes}
    systems["ALL"] = phrase_system(task, test)
    all_bleu = systems["ALL"].bleu
    small = [system for name, system in systems.items() if name != "ALL"]
    near = next((s for s in small if s.bleu >= all_bleu - 0.01), None)
    share = near.target_words / systems["ALL"].target_words if near else 1.0
    return entry.result(
        f"{task.name}, {len(test)} test sentences, FDA, same weights for all",
        {n: (s.target_words, s.bleu, s.nist) for n, s in systems.items()},
        {
            f"a part of the pairs comes within 1 BLEU of ALL ({share:.0%} of the words)": bool(
                near
            ),
            "a part of the pairs is better than ALL": max(s.bleu for s in small) > all_bleu,
            "the smallest part is the worst": min(small, key=lambda s: s.bleu) is small[0],
        },
    )


def table_5_4(entry: Entry, data: Data) -> Result:
    """A system for each sentence (L_I), with weights as they are and tuned on dev."""
    task = data.task()
    test, dev = task.test.sample(data.size(60)), task.dev.sample(data.size(60))
    translator = Translator(task.resources, PHRASES)
    tuned = tune_translator(
        translator, dev.source, dev.target, iterations=3, seed=data.seed, nbest=50
    )
    scores = {
        f"N={n}": [
            bleu_of(task, test, replace(PHRASES, instances=n), weights) for weights in (None, tuned)
        ]
        for n in (50, 100, 200, 400)
    }
    whole = phrase_system(task, test).bleu
    best = max(max(pair) for pair in scores.values())
    better = all(b > a for a, b in scores.values())
    return entry.result(
        f"{task.name}, {len(test)} test and {len(dev)} dev sentences, FDA",
        scores | {"ALL": [whole, None]},
        {
            "more pairs than the fewest help": best > max(scores["N=50"]),
            "weights tuned on a dev set are better than those that are not": better,
            "individual systems come within 2 BLEU of ALL": best > whole - 0.02,
        },
    )


def table_5_5(entry: Entry, data: Data) -> Result:
    """BLEU of the union of what each selector takes."""
    task, test = data.test(40)
    rows: dict[str, tuple[float, float]] = {}
    for name in SELECTORS:
        ids = union(select(task.index, name, test.source, instances(data)))
        rows[name] = phrase_system(task, test, ids).bleu, bigram_coverage(task.index, ids, test)
    bleu = column(rows)
    together = correlation(list(bleu.values()), list(column(rows, 1).values()))
    return entry.result(
        f"{task.name}, {len(test)} test sentences, union of N = {instances(data)}",
        rows,
        {
            "none translates better than FDA": highest(bleu) == "fda",
            "BLEU: FDA > DWDS > TF-IDF > NGRAM > ELPR": ordered(bleu, *SELECTORS),
            f"BLEU and coverage go together (correlation {together:.2f})": together > 0.5,
        },
    )


def table_5_6(entry: Entry, data: Data) -> Result:
    """FDA and dice."""
    task, test = data.test(60)
    n = instances(data)
    rows: dict[str, list[float]] = {}
    for name in ("fda", "dice"):
        measures, ids = measure(task.index, name, test, n)
        rows[name] = [
            measures.unique_target_bigrams,
            measures.words_per_sentence[1],
            bigram_coverage(task.index, ids, test),
            phrase_system(task, test, ids).bleu,
            bleu_of(task, test, replace(PHRASES, selector=name, instances=n)),
        ]
    words, covered, bleu = (column(rows, k) for k in (1, 2, 3))
    return entry.result(
        f"{task.name}, {len(test)} test sentences, N = {n}",
        rows,
        {
            "dice takes shorter sentences": words["dice"] < words["fda"],
            "dice covers nearly as much (.03)": covered["dice"] > covered["fda"] - 0.03,
            "dice translates within 1 BLEU of FDA": bleu["dice"] > bleu["fda"] - 0.01,
        },
    )


def table_5_7(entry: Entry, data: Data) -> Result:
    """A tenth of the pairs selected for the test set, on two language pairs."""
    rows: dict[str, tuple[Cell, ...]] = {}
    tendencies: dict[str, bool] = {}
    names = []
    for pair in ("de-en", "es-en"):
        task, test = data.test(80, pair)
        names.append(task.name)
        whole = phrase_system(task, test)
        rows[f"{pair} ALL"] = (whole.bleu, None)
        words: dict[str, int] = {}
        for name in ("fda", "dice"):
            selector = make_selector(name).fit(task.index)
            ids = selector.select(test.source, len(task.index) // 10, mode="testset")[0].ids
            part = phrase_system(task, test, ids)
            words[name] = part.target_words
            rows[f"{pair} {name}"] = (part.bleu, 100.0 * words[name] / whole.target_words)
            close = part.bleu > whole.bleu - 0.01
            tendencies[f"{pair}: {name} comes within 1 BLEU of ALL"] = close
        tendencies[f"{pair}: dice needs fewer words than FDA"] = words["dice"] < words["fda"]
    return entry.result(
        f"{' and '.join(names)}, {len(test)} test sentences each, a tenth of the pairs",
        rows,
        tendencies,
    )


def figure_5_3(entry: Entry, data: Data) -> Result:
    """BLEU of L_∪ against its target words."""
    task, test = data.test(60)
    sizes = (5, 10, 20, 50, 100, 200)
    selections = select(task.index, "fda", test.source, sizes[-1])
    systems = {
        f"N={n}": phrase_system(task, test, union([ids[:n] for ids in selections])) for n in sizes
    }
    curve = [(float(s.target_words), s.bleu) for s in systems.values()]
    whole = phrase_system(task, test)
    systems["ALL"] = whole
    ends = [(curve[0][0], whole.bleu), (float(whole.target_words), whole.bleu)]
    gains = [b for _, b in curve]
    return entry.result(
        f"{task.name}, {len(test)} test sentences, union of FDA selections",
        {name: (s.target_words, s.bleu) for name, s in systems.items()},
        {
            "BLEU rises with the pairs at first": gains[-1] > gains[0],
            "a part of the pairs is better than ALL": max(gains) > whole.bleu,
        },
        figure=LineFigure(
            x_label="target words in L_∪",
            y_label="BLEU",
            curves={"FDA": curve, "ALL": ends},
            logarithmic=True,
        ),
    )
