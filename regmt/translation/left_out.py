"""Language models of a corpus without the pairs that a translator is tuned or judged on."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from regmt.core.arrays import Int64Array
from regmt.resources import Resources, train_class_model, train_language_model
from regmt.translation.options import TranslationOptions


@contextlib.contextmanager
def left_out(
    resources: Resources, options: TranslationOptions, pairs: Int64Array
) -> Iterator[TranslationOptions]:
    """Give options whose language models have not seen `pairs`; a model of the user's stays."""
    order, ids = options.lm_order, pairs.tolist()
    with tempfile.TemporaryDirectory(prefix="regmt-") as scratch:
        words, classes = Path(scratch) / "words", Path(scratch) / "classes"
        if options.lm is None:
            train_language_model(resources, order, without=ids).save(words)
            options = replace(options, lm=str(words))
        if options.class_lm is None and options.uses_classes:
            train_class_model(resources, order, options.lm_classes, without=ids).save(classes)
            options = replace(options, class_lm=str(classes))
        yield options
