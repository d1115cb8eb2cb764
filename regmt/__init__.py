"""Regression-based machine translation: select, learn a sparse map, decode."""

from typing import TYPE_CHECKING, Any

from regmt._version import __version__

if TYPE_CHECKING:
    from regmt.application import lm
    from regmt.application.align import WordAlignment, align
    from regmt.application.compact import compact
    from regmt.application.corpora import read_corpora, read_corpus
    from regmt.application.decode import Decoded, decode
    from regmt.application.documents import FileTranslation, check, match, translate_file
    from regmt.application.evaluate import Evaluation, evaluate
    from regmt.application.index import index
    from regmt.application.select import SelectedPairs, select
    from regmt.application.train import TrainedModel, train
    from regmt.application.tune import tune
    from regmt.combination.combine import combine
    from regmt.core.parallel import on_cluster
    from regmt.instance_selection.memory import Memory
    from regmt.prediction.records import predict
    from regmt.reranking.rerank import rerank
    from regmt.resources import Resources
    from regmt.sentence.learner import SentenceLearner
    from regmt.sentence.learning_options import LearningOptions
    from regmt.translation.options import TranslationOptions
    from regmt.translation.regression_alignment import align_with_w
    from regmt.translation.translation import Translation
    from regmt.translation.translator import Translator
    from regmt.tuning.outer_loop import TuningResult

__all__ = [
    "Decoded",
    "Evaluation",
    "FileTranslation",
    "LearningOptions",
    "Memory",
    "Resources",
    "SelectedPairs",
    "SentenceLearner",
    "TrainedModel",
    "Translation",
    "TranslationOptions",
    "Translator",
    "TuningResult",
    "WordAlignment",
    "__version__",
    "align",
    "align_with_w",
    "check",
    "combine",
    "compact",
    "decode",
    "evaluate",
    "index",
    "lm",
    "match",
    "on_cluster",
    "predict",
    "read_corpora",
    "read_corpus",
    "rerank",
    "select",
    "train",
    "translate_file",
    "tune",
]

_LAZY = {
    "Decoded": "application.decode",
    "Evaluation": "application.evaluate",
    "FileTranslation": "application.documents",
    "LearningOptions": "sentence.learning_options",
    "Memory": "instance_selection.memory",
    "Resources": "resources",
    "SelectedPairs": "application.select",
    "SentenceLearner": "sentence.learner",
    "TrainedModel": "application.train",
    "Translation": "translation.translation",
    "TranslationOptions": "translation.options",
    "Translator": "translation.translator",
    "TuningResult": "tuning.outer_loop",
    "WordAlignment": "application.align",
    "align": "application.align",
    "align_with_w": "translation.regression_alignment",
    "check": "application.documents",
    "combine": "combination.combine",
    "compact": "application.compact",
    "decode": "application.decode",
    "evaluate": "application.evaluate",
    "index": "application.index",
    "lm": "application.lm",
    "match": "application.documents",
    "on_cluster": "core.parallel",
    "predict": "prediction.records",
    "read_corpora": "application.corpora",
    "read_corpus": "application.corpora",
    "rerank": "reranking.rerank",
    "select": "application.select",
    "train": "application.train",
    "translate_file": "application.documents",
    "tune": "application.tune",
}


def __getattr__(name: str) -> Any:
    # Imported at the first use, so that ``regmt --help`` and ``import regmt`` start at once.
    if name not in _LAZY:
        raise AttributeError(f"module 'regmt' has no attribute {name!r}")
    from importlib import import_module

    module = import_module(f"regmt.{_LAZY[name]}")
    return getattr(module, name, module)


def __dir__() -> list[str]:
    return sorted([*globals(), *_LAZY])
