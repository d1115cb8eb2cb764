"""Tuning without a dev set: on pairs of the corpus, each translated as if it were not there.

Selection and look-up leave out every pair with the same source. The models of the corpus are
trained without the sample, too; with it, they would know each reference, and weigh too much.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.core.files import atomic_folder
from regmt.core.progress import notice
from regmt.decoding.weights import Weights, read_weights, write_weights
from regmt.instance_selection.index import Index
from regmt.instance_selection.tuning_set import tuning_pairs
from regmt.resources import Derived, Resources
from regmt.translation.corpus_models import left_out
from regmt.translation.options import TranslationOptions
from regmt.translation.tuning import (
    DevSentences,
    HowToTune,
    report_iteration,
    tune_translator,
)

if TYPE_CHECKING:
    from regmt.instance_selection.sentence import Sentence
    from regmt.translation.translator import Translator

FEATURES = 5
"""Version of the decoders' features and of tuning; weights of another one are not used."""
FEWEST_PAIRS = 20
_FILE = "weights.toml"


def tuned_weights(translator: Translator, how: HowToTune, *, jobs: int = 1) -> Derived[Weights]:
    """Return how weights are tuned on `tuning_pairs` of the corpus, from those of a translator."""
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
    same = _pairs_of_same_source(resources.index, pairs)
    with left_out(resources, options, same) as unseen:
        translator = Translator(resources, unseen, start)
        notice(f"tuning the weights on {len(pairs)} pairs of the corpus, once")
        sentences = DevSentences.prepare(translator, *_texts(resources.index, pairs), jobs=jobs)
        return tune_translator(translator, sentences, how, on_iteration=report_iteration)


def _texts(index: Index, pairs: Int64Array) -> tuple[list[Sentence], list[str]]:
    """Return the sources and the references of pairs."""
    source, target = index.source.text, index.target.text
    ids = pairs.tolist()
    return [source.stored(i) for i in ids], [" ".join(target.sentence(i)) for i in ids]


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
