"""Models and search of a phrase-based system: tables of the PORTAGE report, Phrasal Table 2.2.

As in the report, one part of the system is exchanged while the log-linear weights stay the same,
except where the parts have different features: these are tuned on dev.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from regmt.core.files import read_lines
from regmt.decoding.alignment.alignment_model import AlignmentModel, train_alignment
from regmt.decoding.alignment.bitext import Bitext as AlignedText
from regmt.decoding.alignment.hmm import HmmOptions
from regmt.decoding.extraction.phrase_scoring import PhraseOptions, score_phrases
from regmt.decoding.lm.kneser_ney import train as train_lm
from regmt.decoding.lm.language_model import LanguageModel
from regmt.decoding.lm.mixture import Mixture
from regmt.decoding.phrase_model import Model
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights
from regmt.instance_selection.text_profile import TextProfile
from regmt.reproduction.data import Data, Task
from regmt.reproduction.phrase_systems import (
    OPTIONS,
    REORDERING,
    SETTINGS,
    decode,
    phrase_model,
    tune_model,
    tuning_dev,
)
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Cell, Result
from regmt.reproduction.scoring import TestSet, metric_of
from regmt.reproduction.selection_coverage import select, union
from regmt.tuning.constraints import Constraints
from regmt.tuning.lattice_mert import LatticeDev
from regmt.tuning.mert import Mert
from regmt.tuning.model_dev import lattice_decoder
from regmt.tuning.outer_loop import DevSet, tune

MATCHES = 100
"""Pairs that are most like a sentence (Table 6)."""
BY_HAND = 0.15
"""Weight of the dynamic model that the report settles for."""
LINES = 20_000
"""Lines of each further text (Table 10)."""
FURTHER = ("l10n-de-en", "l10n-es-en", "eutrans-es-en")
ITERATIONS = 5
MERT = Mert(restarts=5)


def base_model(data: Data, task: Task, options: PhraseOptions = OPTIONS) -> Model:
    """Return the model of all pairs, aligned by agreeing HMMs."""

    def make() -> Model:
        scored = score_phrases(task.index.corpus, task.resources.links, options)
        return phrase_model(task, scored, options, SETTINGS)

    return data.remember(("base model", task.name, options), make)


def compare(
    entry: Entry,
    data: Data,
    models: Mapping[str, Model],
    columns: Mapping[str, Cell] | None = None,
    *,
    facts: Mapping[str, bool] | None = None,
    note: str = "same weights for all",
) -> Result:
    """Return BLEU of models on the test set; `columns` has a further cell for each of them."""
    task, test = entry.test(data)
    judge = TestSet(test.target)
    figures = {name: judge.score(decode(task, test, model)) for name, model in models.items()}
    rows: dict[str, tuple[Cell, ...]] = {
        name: (figure.value,) if columns is None else (columns.get(name), figure.value)
        for name, figure in figures.items()
    }
    return entry.result(
        f"{task.name}, {len(test)} test sentences, {note}", rows, figures, facts=facts
    )


def dynamic_mixture(entry: Entry, data: Data) -> Result:
    """Tables 6 and 7: a language model of the pairs most like the test set, mixed in."""
    task, test = entry.test(data)
    ids = union(select(task.index, "tfidf", test.source, MATCHES))
    corpus = task.index.corpus
    sides = (corpus.source, corpus.target)
    whole, matched = (
        [train_lm([side.sentence(i) for i in which], order=4) for side in sides]
        for which in (range(len(corpus)), ids.tolist())
    )
    prepare = task.index.source.text.preprocessing
    fitted = Mixture.fit([whole[0], matched[0]], [prepare(line) for line in test.source])
    weights = {"EM": float(fitted.weights[1])}
    weights |= {f"{weight:.2f}": weight for weight in (0.05, 0.1, BY_HAND, 0.2)}
    base = replace(base_model(data, task), language_models={"LM0": whole[1]})
    models = {"baseline": base}
    for name, weight in weights.items():
        mixed = Mixture([whole[1], matched[1]], [1.0 - weight, weight]).merge()
        models[f"dynamic, {name}"] = replace(base, language_models={"LM0": mixed})
    over = {f"EM gives the dynamic model more than {BY_HAND}": weights["EM"] > BY_HAND}
    shown: dict[str, Cell] = {f"dynamic, {name}": weight for name, weight in weights.items()}
    return compare(entry, data, models, shown, facts=over)


def mixture_of_texts(entry: Entry, data: Data) -> Result:
    """Tables 9 and 10: one language model of several texts, or a mixture of one of each."""
    task = data.task()
    texts = {task.name: [task.index.target.text.sentence(i) for i in range(len(task.index))]}
    prepare = TextProfile(tokenize="moses", lowercase=True)
    for name in FURTHER:
        lines = read_lines(data.real(name) / "train.en")[:LINES]
        texts[name] = [list(words) for words in map(prepare, lines) if words]
    parts = {name: train_lm(text, order=5) for name, text in texts.items()}
    whole = train_lm([words for text in texts.values() for words in text], order=5)
    dev = [task.index.target.text.preprocessing(line) for line in task.dev.target]
    mixtures = {
        "mixture": Mixture.fit(list(parts.values()), dev),
        "mixture and all texts": Mixture.fit([*parts.values(), whole], dev),
    }
    base = base_model(data, task)
    models = {"one model": replace(base, language_models={"LM0": whole})}
    for name, mixture in mixtures.items():
        models[name] = replace(base, language_models={"LM0": mixture.merge()})
    weights = zip(parts, mixtures["mixture"].weights.tolist(), strict=True)
    told = ", ".join(f"{name} {weight:.3f}" for name, weight in weights)
    return compare(entry, data, models, note=f"same weights for all; of the mixture: {told}")


def language_model_order(entry: Entry, data: Data) -> Result:
    """Table 11: language models of rising order."""
    task = data.task()
    base = base_model(data, task)

    def of_order(order: int) -> LanguageModel:
        return task.resources.language_model(order=order)

    models = {f"{n}-grams": replace(base, language_models={"LM0": of_order(n)}) for n in (4, 5, 6)}
    return compare(entry, data, models)


def hmm_conditioning(entry: Entry, data: Data) -> Result:
    """Table 12: the word on which jumps of the alignment model depend."""
    task = data.task()
    models = {}
    for word in entry.printed:
        conditioning: Any = word.replace(" ", "-")
        alignment, bitext = aligned(task, options=HmmOptions(conditioning=conditioning))
        scored = score_phrases(task.index.corpus, alignment.align(bitext), OPTIONS)
        models[word] = phrase_model(task, scored, OPTIONS, SETTINGS)
    return compare(entry, data, models)


def sparser_alignments(entry: Entry, data: Data) -> Result:
    """Table 14: a higher probability of the empty word while aligning, and no unlinked pairs."""
    task = data.task()
    alignment, bitext = aligned(task, options=HmmOptions(p0=0.0))
    models: dict[str, Model] = {}
    phrases: dict[str, int] = {}
    for name in entry.printed:
        links = alignment.align(bitext, p0=float(name.removeprefix("p0 = ")))
        scored = score_phrases(task.index.corpus, links, OPTIONS)
        phrases[name] = len(scored)
        models[name] = phrase_model(task, scored, OPTIONS, SETTINGS)
    rising = itertools.pairwise(phrases.values())
    more = {"the sparser the alignment, the more phrases": all(a < b for a, b in rising)}
    return compare(entry, data, models, phrases, facts=more)


def aligned(
    task: Task, method: str = "hmm", options: HmmOptions | None = None
) -> tuple[AlignmentModel, AlignedText]:
    """Train an alignment model on all pairs, and return the pairs as it takes them."""
    corpus = task.index.corpus
    bitext = AlignedText.from_corpus(corpus)
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    return train_alignment(bitext, *vocabularies, method=method, hmm_options=options), bitext


def reordering_models(entry: Entry, data: Data, *, kinds: Mapping[str, str]) -> Result:
    """Table 15 and Phrasal Table 2.2: reordering models, each tuned by MERT on dev."""
    task = data.task()
    dev = task.dev.sample(entry.size(data))
    options = {
        "none": OPTIONS,
        "word": OPTIONS,
        "collapsed": replace(OPTIONS, collapse=True),
        "hierarchical": replace(OPTIONS, reordering="hierarchical"),
    }
    models = {}
    for label, kind in kinds.items():
        model = base_model(data, task, options[kind])
        weights = dict(model.weights)
        if kind == "none":
            del weights[REORDERING]
            model = replace(model, reordering_tables={}, weights=Weights(weights))
        found = tune_model(task, dev, model, tuner="mert", iterations=ITERATIONS, seed=data.seed)
        models[label] = model.with_weights(found.weights)
    note = f"each tuned by MERT on {len(dev)} dev sentences, {ITERATIONS} times"
    return compare(entry, data, models, note=note)


def lattice_mert(entry: Entry, data: Data) -> Result:
    """Table 16: MERT on n-best lists or on lattices, from the same weights."""
    task = data.task()
    dev = task.dev.sample(entry.size(data))
    tokens = [task.index.source.text.preprocessing(line) for line in dev.source]
    model = base_model(data, task)
    ways: dict[str, DevSet] = {
        "n-best": tuning_dev(task, dev, model),
        "lattice": LatticeDev(
            lattice_decoder(model, tokens),
            [dev.target],
            metric=metric_of("bleu"),
            mert=MERT,
            constraints=Constraints(fixed=[model.unknown_penalty]),
        ),
    }
    models: dict[str, Model] = {}
    rounds: dict[str, int] = {}
    for name, way in ways.items():
        found = tune(way, start=model.weights, seed=data.seed, iterations=2 * ITERATIONS)
        models[name] = model.with_weights(found.weights)
        best = max(found.history, key=lambda step: step.score)
        rounds[name] = best.iteration
    fewer = {"lattices need fewer rounds to their best": rounds["lattice"] < rounds["n-best"]}
    note = f"tuned on {len(dev)} dev sentences, at most {2 * ITERATIONS} rounds"
    return compare(entry, data, models, rounds, facts=fewer, note=note)


def extended_search(entry: Entry, data: Data) -> Result:
    """Table 17: more reordering in the search."""
    model = base_model(data, data.task())
    search: dict[str, SearchSettings] = {
        "limit 7": replace(SETTINGS, distortion_limit=7, distortion_rule="strict"),
        "limit 8, extended, swaps": replace(
            SETTINGS, distortion_limit=8, distortion_rule="extended", allow_swaps=True
        ),
    }
    models = {name: replace(model, settings=settings) for name, settings in search.items()}
    return compare(entry, data, models)
