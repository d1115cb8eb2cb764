"""What phrase tables are made from: Tables 5 and 13 of the PORTAGE report."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.phrase_scoring import score_phrases
from regmt.decoding.instance_model import InstanceTrainer
from regmt.decoding.phrase_model import Model
from regmt.decoding.splitting import split_pairs
from regmt.decoding.training import filter_pairs
from regmt.instance_selection.selectors import make_selector
from regmt.reproduction.data import Data
from regmt.reproduction.phrase_systems import OPTIONS, SETTINGS, phrase_model, tune_model
from regmt.reproduction.portage_tables import ITERATIONS, aligned, compare
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result

SHARES = {"split, longest": 0.95, "split, long": 0.75, "split, short": 0.5}
"""Share of the pairs that a limit of words leaves as they are."""
ALIGNERS = ("diagonal", "hmm")
GOOD = 4
"""The good part of the corpus is one in so many pairs."""
TABLE = "TranslationModel0"


def splitting(entry: Entry, data: Data) -> Result:
    """Table 5: leave long pairs out, or split them where both halves translate each other."""
    task = data.task()
    corpus = task.index.corpus
    longest = np.maximum(corpus.source.lengths, corpus.target.lengths)
    limits = {name: int(np.quantile(longest, share)) for name, share in SHARES.items()}
    most = max(limits.values())
    corpora = {"baseline": corpus, "filtered": corpus}
    corpora |= {name: split_pairs(corpus, max_words=n)[0] for name, n in limits.items()}
    models = {}
    for name, pairs in corpora.items():
        kept = filter_pairs(pairs, max_words=most) if name != "baseline" else range(len(pairs))
        corpora[name] = pairs = pairs.select(np.asarray(kept))
        scored = InstanceTrainer(corpus=pairs, options=OPTIONS).train(np.arange(len(pairs)))
        models[name] = phrase_model(task, scored, OPTIONS, SETTINGS)
    words = ", ".join(f"{name} {n} words" for name, n in limits.items())
    sizes = {name: len(pairs) for name, pairs in corpora.items()}
    return compare(entry, data, models, sizes, note=f"filtered {most}, {words}; same weights")


def combined_tables(entry: Entry, data: Data) -> Result:
    """Table 13: tables by alignment model and by part of the corpus, alone or as columns."""
    task = data.task()
    dev = task.dev.sample(entry.size(data))
    corpus = task.index.corpus
    n = len(corpus)
    selector = make_selector("fda").fit(task.index)
    good = selector.select(dev.source, n // GOOD, mode="testset")[0].ids
    by_corpus = np.tile(np.isin(np.arange(n), good).astype(np.int64), 2)
    by_model = np.repeat(np.arange(2), n)
    splits = {"model": by_model, "corp": by_corpus, "both": 2 * by_model + by_corpus}
    alignments = [aligned(task, method) for method in ALIGNERS]
    links = Links.concatenate([model.align(bitext) for model, bitext in alignments])
    twice = corpus.select(np.tile(np.arange(n), 2))  # once for each of the alignment models
    whole = phrase_model(task, score_phrases(twice, links, OPTIONS), OPTIONS, SETTINGS)

    def of_parts(split: Int64Array, how: str) -> Model:
        k = int(split.max()) + 1
        if how == "tables":
            parts = [np.flatnonzero(split == part) for part in range(k)]
            tables = [
                score_phrases(twice.select(own), links.select(own), OPTIONS).phrase_table()
                for own in parts
            ]
            named = {f"TranslationModel{i}": table for i, table in enumerate(tables)}
            weights = {name: [0.2 / k] * 4 for name in named}
        else:
            options = replace(OPTIONS, combine="columns", alpha=float(how))
            order = np.argsort(split, kind="stable")
            own = twice.select(order), links.select(order)
            named = {TABLE: score_phrases(*own, options, parts=split[order]).phrase_table()}
            weights = {TABLE: 2 * [*[0.2 / k] * k, 0.2]}
        return replace(whole, phrase_tables=named, weights=whole.weights.updated(weights))

    models: dict[str, Model] = {}
    for name in entry.printed:
        split, _, how = name.partition(", ")
        model = whole if split == "none" else of_parts(splits[split], how.removeprefix("α = "))
        found = tune_model(task, dev, model, tuner="mert", iterations=ITERATIONS, seed=data.seed)
        models[name] = model.with_weights(found.weights)
    note = f"each tuned by MERT on {len(dev)} dev sentences, for which the good part is selected"
    return compare(entry, data, models, note=note)
