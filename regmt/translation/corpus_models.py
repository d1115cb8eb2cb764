"""Models of the corpus that the one model uses beside its language model of words."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Int64Array
from regmt.core.progress import notice
from regmt.decoding.lm.word_classes import ClassLanguageModel
from regmt.decoding.operations import OperationModel
from regmt.resources import Derived, Resources, train_language_model
from regmt.translation.options import TranslationOptions

FEWEST_PAIRS = 200
"""With fewer pairs no model of operations is made: too few of them occur twice."""
_CLASSES, _OPERATIONS = "classes", "operations"


class CorpusModels(NamedTuple):
    """The models of word classes and of operations, if any."""

    classes: ClassLanguageModel | None
    operations: OperationModel | None

    @classmethod
    def of(cls, resources: Resources, options: TranslationOptions) -> CorpusModels:
        """Return the models of a corpus, or those in the folder that the options name."""
        n_classes = options.lm_classes
        enough = len(resources.base.index) >= FEWEST_PAIRS
        if options.models is not None:
            folder = Path(options.models)
            return cls(
                ClassLanguageModel.open(folder / _CLASSES) if n_classes else None,
                OperationModel.open(folder / _OPERATIONS) if enough else None,
            )
        return cls(
            resources.get(class_model(options.lm_order, n_classes)) if n_classes else None,
            resources.get(OPERATIONS) if enough else None,
        )


def class_model(order: int, n_classes: int) -> Derived[ClassLanguageModel]:
    """Return how the language model of word classes of the target side is made."""
    make = partial(_train_classes, order=order, n_classes=n_classes)
    name = f"lm-{order}-of-{n_classes}-classes"
    return Derived(name, make, ClassLanguageModel.save, ClassLanguageModel.open)


def _train_classes(
    resources: Resources, order: int, n_classes: int, kept: Int64Array | None = None
) -> ClassLanguageModel:
    notice(f"training a language model of {n_classes} classes of words{_part(kept)}, once")
    text = resources.index.target.text
    text = text if kept is None else text.take(kept)
    return ClassLanguageModel.train(text, order=order, n_classes=n_classes)


def _train_operations(resources: Resources, kept: Int64Array | None = None) -> OperationModel:
    corpus, links = resources.index.corpus, resources.links
    notice(f"training a model of the operations that translate{_part(kept)}, once")
    if kept is not None:
        corpus, links = corpus.take(kept), links.select(kept)
    return OperationModel.train(corpus, links)


def _part(kept: Int64Array | None) -> str:
    return "" if kept is None else " without the pairs to tune on"


OPERATIONS = Derived(_OPERATIONS, _train_operations, OperationModel.save, OperationModel.open)


@contextlib.contextmanager
def left_out(
    resources: Resources, options: TranslationOptions, pairs: Int64Array
) -> Iterator[TranslationOptions]:
    """Give options whose models have not seen `pairs`; models that the options name stay."""
    with tempfile.TemporaryDirectory(prefix="regmt-") as scratch:
        folder = Path(scratch)
        if options.lm is None:
            words = folder / "words"
            train_language_model(resources, options.lm_order, without=pairs.tolist()).save(words)
            options = replace(options, lm=str(words))
        if options.looks_up and options.models is None:
            kept = np.setdiff1d(np.arange(len(resources.index)), pairs)
            n_classes = options.lm_classes
            if n_classes:
                model = _train_classes(resources, options.lm_order, n_classes, kept)
                model.save(folder / _CLASSES)
            if len(resources.base.index) >= FEWEST_PAIRS:
                _train_operations(resources, kept).save(folder / _OPERATIONS)
            options = replace(options, models=scratch)
        yield options
