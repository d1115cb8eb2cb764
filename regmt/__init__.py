"""Regression-based machine translation: select, learn a sparse map, decode."""

from typing import TYPE_CHECKING, Any

from regmt._version import __version__

if TYPE_CHECKING:
    from regmt.combination.combine import combine
    from regmt.prediction.records import predict
    from regmt.reranking.rerank import rerank
    from regmt.resources import Resources
    from regmt.sentence.learner import SentenceLearner
    from regmt.sentence.learning_options import LearningOptions
    from regmt.translation.options import TranslationOptions
    from regmt.translation.regression_alignment import align_with_w
    from regmt.translation.translator import Translation, Translator

__all__ = [
    "LearningOptions",
    "Resources",
    "SentenceLearner",
    "Translation",
    "TranslationOptions",
    "Translator",
    "__version__",
    "align_with_w",
    "combine",
    "predict",
    "rerank",
]

_LAZY = {
    "LearningOptions": "regmt.sentence.learning_options",
    "Resources": "regmt.resources",
    "SentenceLearner": "regmt.sentence.learner",
    "Translation": "regmt.translation.translator",
    "TranslationOptions": "regmt.translation.options",
    "Translator": "regmt.translation.translator",
    "align_with_w": "regmt.translation.regression_alignment",
    "combine": "regmt.combination.combine",
    "predict": "regmt.prediction.records",
    "rerank": "regmt.reranking.rerank",
}


def __getattr__(name: str) -> Any:
    # Imported at the first use, so that ``regmt --help`` and ``import regmt`` start at once.
    if name not in _LAZY:
        raise AttributeError(f"module 'regmt' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LAZY[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_LAZY])
