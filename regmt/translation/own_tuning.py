"""Tuning without a dev set: on pairs of the corpus, each translated as if it were not there.

Selection and look-up leave out every pair with the same source. The models of the corpus are
trained without the sample, too; with it, they would know each reference, and weigh too much.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.files import atomic_folder
from regmt.core.progress import notice
from regmt.decoding.weights import Weights, read_weights, write_weights
from regmt.instance_selection.index import Index
from regmt.instance_selection.tuning_set import tuning_pairs
from regmt.metrics import make_metric
from regmt.resources import Derived, Resources
from regmt.significance import paired_bootstrap
from regmt.translation.beam import UNKNOWN
from regmt.translation.corpus_models import left_out
from regmt.translation.options import TranslationOptions
from regmt.translation.tuning import DevSentences, report_iteration, tune_translator

if TYPE_CHECKING:
    from regmt.instance_selection.sentence import Sentence
    from regmt.translation.translator import Translator

FEATURES = 4
"""Version of the decoders' features; weights tuned for another one are not used."""
FEWEST_PAIRS = 20
WINS = 0.9
_FILE = "weights.toml"


class HowToTune(NamedTuple):
    """What tuned weights depend on, beside the corpus and the pipeline."""

    tuner: str = "mira"
    seed: int = 0


def tuned_weights(translator: Translator, how: HowToTune, *, jobs: int = 1) -> Derived[Weights]:
    """Return how weights are tuned on the corpus itself, from those of a translator.

    Two thirds of `tuning_pairs` are tuned on. The other third decides between the weights before,
    the tuned ones and the ones halfway, so that tuning does not make translations worse.
    """
    # What only says what is done with a translation has no influence on the weights.
    options = replace(translator.options, exact=True, exclude_exact=True, nbest=1)
    start = translator.decoder.weights
    lm = Path(options.lm).stat().st_mtime_ns if options.lm is not None else None
    key = hashlib.sha256(repr((FEATURES, options, lm, start, how)).encode()).hexdigest()
    make = partial(_tune, options, start, how, jobs)
    return Derived(f"weights-{options.decoder}-{key[:12]}", make, _save, _open)


def _save(weights: Weights, path: Path) -> None:
    with atomic_folder(path) as folder:
        write_weights(weights, folder / _FILE)


def _open(path: Path) -> Weights:
    return read_weights(path / _FILE)


def _tune(
    options: TranslationOptions, start: Weights, how: HowToTune, jobs: int, resources: Resources
) -> Weights:
    from regmt.translation.translator import Translator

    pairs = _enough_pairs(resources.index)
    held_out = np.arange(len(pairs)) % 3 == 2
    same = _pairs_of_same_source(resources.index, pairs)
    with left_out(resources, options, same) as unseen:
        translator = Translator(resources, unseen, start)
        notice(f"tuning the weights on {np.sum(~held_out)} pairs of the corpus, once")
        tuned = tune_translator(
            translator,
            *_texts(resources.index, pairs[~held_out]),
            **how._asdict(),
            jobs=jobs,
            on_iteration=report_iteration,
        )
        judged = _texts(resources.index, pairs[held_out])
        return _best(translator, tuned, DevSentences.prepare(translator, *judged, jobs=jobs))


def _texts(index: Index, pairs: Int64Array) -> tuple[list[Sentence], list[str]]:
    """Return the sources and the references of pairs."""
    source, target = index.source.text, index.target.text
    ids = pairs.tolist()
    return [source.stored(i) for i in ids], [" ".join(target.sentence(i)) for i in ids]


def _best(translator: Translator, tuned: Weights, judged: DevSentences) -> Weights:
    """Return the weights that translate held-out pairs best, if that is hardly by chance.

    Other weights than before must be better on `WINS` of the resampled sets of held-out pairs: a
    few pairs are soon translated better by weights that are worse on other text.
    """
    start = translator.decoder.weights
    ends = zip(_normalised(start).items(), _normalised(tuned).values(), strict=True)
    middle = Weights({name: np.mean([a, b], axis=0).tolist() for (name, a), b in ends})
    candidates = {"as before": start, "halfway": middle, "tuned": tuned}
    metric = make_metric("bleu", tokenize="none")
    counts = {
        name: judged.statistics(translator.with_weights(weights), metric)
        for name, weights in candidates.items()
    }
    scores = {name: float(metric.score(rows.sum(axis=0))) for name, rows in counts.items()}
    before = counts["as before"]
    wins = {name: paired_bootstrap(metric, rows, before).wins for name, rows in counts.items()}
    better = [name for name, share in wins.items() if share is not None and share >= WINS]
    best = max(better, key=lambda name: scores[name], default="as before")
    shown = ", ".join(f"{name} {score:.2f}" for name, score in scores.items())
    notice(f"BLEU of {len(judged.references)} held-out pairs: {shown}; kept: {best}")
    return candidates[best]


def _normalised(weights: Weights) -> dict[str, Float64Array]:
    """Return the weights with ``Σ|w| = 1``, but that of unknown words, which is not tuned."""
    total = sum(abs(w) for name, values in weights.items() for w in values if name != UNKNOWN)
    return {
        name: np.array(values) / (1.0 if name == UNKNOWN else total or 1.0)
        for name, values in weights.items()
    }


def _enough_pairs(index: Index) -> Int64Array:
    if index.tuning_set == 0:
        raise InputError(
            "the index was built without a tuning set",
            path=index.folder,
            remedy="build it again with one, or tune on a dev set",
        )
    pairs = tuning_pairs(index)
    if len(pairs) < FEWEST_PAIRS:
        raise InputError(
            f"{len(pairs)} pairs to tune on, at least {FEWEST_PAIRS} are needed",
            path=index.folder,
            remedy="tune on a dev set, or build the index with a larger `tuning_set`",
        )
    return pairs


def _pairs_of_same_source(index: Index, pairs: Int64Array) -> Int64Array:
    text = index.source.text
    return np.concatenate([index.exact_matches(text[pair]) for pair in pairs.tolist()])
