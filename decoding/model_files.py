"""Load a model from a model folder, a ``moses.ini`` or separate files."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.parallel import Spec
from regmt.decoding.lm import LanguageModel
from regmt.decoding.moses_ini import read_moses_ini
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable
from regmt.decoding.weights import Weights, read_weights

DEFAULT_REORDERING = "wbe-msd-bidirectional-fe-allff"


def load_model(
    model: Model | StrPath,
    *,
    weights: Weights | StrPath | None = None,
    language_models: Sequence[StrPath] = (),
    wanted: Collection[str] | None = None,
) -> Model:
    """Return a model with its own or other weights, and with further language models.

    Parameters
    ----------
    model : Model or path-like
        A model folder or a ``moses.ini``; a `Model` is returned as it is.
    weights : Weights or path-like, optional
        In place of the model's own.
    language_models : sequence of path-like
        Further language models, ``LM1`` and so on. Unless `weights` names them, they and the
        model's first one share its weight equally.
    wanted : collection of str, optional
        Read only the lines of these source phrases from text tables, see `phrases_of`.
    """
    if not isinstance(model, Model):
        read = read_moses_ini if Path(model).is_file() else Model.load
        files = (os.path.abspath(file) for file in language_models)
        origin = Spec(_open_again, (os.path.abspath(model), *files))
        model = replace(read(model, wanted=wanted), origin=origin)
    extra: dict[str, LanguageModel] = {}
    if language_models:
        names = (f"LM{i}" for i in count())
        free = (name for name in names if name not in model.language_models)
        extra = dict(zip(free, map(LanguageModel.load, language_models), strict=False))
        shared = _share(model.weights, next(iter(model.language_models), ""), list(extra))
        models = model.language_models | extra
        model = replace(model, language_models=models, weights=shared)
    if weights is None:
        return model
    given = weights if isinstance(weights, Weights) else read_weights(weights)
    if not any(name in given for name in extra):
        given = _share(given, next(iter(model.language_models)), list(extra))
    model.check_weights(given, None if isinstance(weights, Weights) else weights)
    return model.with_weights(given)


def _open_again(model: str, *language_models: str) -> Model:
    return load_model(model, language_models=language_models)


def _share(weights: Weights, first: str, others: list[str]) -> Weights:
    """Divide the weight of a language model equally among it and others."""
    if first not in weights:
        return weights
    share = weights[first][0] / (1 + len(others))
    return weights.updated(dict.fromkeys([first, *others], share))


def model_of_files(
    phrase_tables: Sequence[StrPath],
    language_models: Sequence[StrPath],
    weights: StrPath,
    *,
    reordering_table: StrPath | None = None,
    reordering_type: str = DEFAULT_REORDERING,
    wanted: Collection[str] | None = None,
) -> Model:
    """Read a model from its files; the features get Moses' names: ``TranslationModel0``, …"""
    phrases = None if wanted is None else set(wanted)
    tables = {
        f"TranslationModel{i}": PhraseTable.load(path, wanted=phrases)
        for i, path in enumerate(phrase_tables)
    }
    reordering = {}
    if reordering_table is not None:
        table = ReorderingTable.load(reordering_table, reordering_type, wanted=phrases)
        reordering["LexicalReordering0"] = table.sharing(tables["TranslationModel0"])
    lms = {f"LM{i}": LanguageModel.load(path) for i, path in enumerate(language_models)}
    given = read_weights(weights)
    try:
        return Model(tables, lms, given, reordering)
    except InputError as error:
        raise InputError(error.problem, path=error.path or weights, remedy=error.remedy) from error
