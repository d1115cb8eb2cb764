"""A phrase-based model: tables, language models, weights, and the folder that stores them.

A model folder contains a ``model.toml`` that names its files by paths relative to the folder::

    format = 1
    weights = "weights.toml"

    [[phrase-table]]
    name = "TranslationModel0"
    path = "phrase-table.gz"

    [[language-model]]
    name = "LM0"
    path = "lm.arpa.gz"

    [[reordering-table]]
    name = "LexicalReordering0"
    path = "reordering-table.gz"
    type = "wbe-msd-bidirectional-fe-allff"

    [search]
    stack = 100
    distortion-limit = 6
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, read_toml
from regmt.core.parallel import Spec
from regmt.decoding.features import OptionFeature, StepFeature
from regmt.decoding.lm import LanguageModel
from regmt.decoding.orientation_model import OrientationModel
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable
from regmt.decoding.settings import SearchSettings
from regmt.decoding.sparse_features import PREFIX, SparseFeatures
from regmt.decoding.text_mirror import open_language_model, open_mirror
from regmt.decoding.weights import Weights, read_weights

MODEL_FILE = "model.toml"
_FORMAT = 1
_COMPONENTS = (
    "phrase-table",
    "language-model",
    "reordering-table",
    "orientation-model",
    "gap-table",
)


@dataclass(frozen=True)
class FeatureBlock:
    """A named feature function of a model and the place of its values in the feature vector."""

    name: str
    kind: str
    first: int
    size: int

    @property
    def places(self) -> slice:
        """Its places in the feature vector."""
        return slice(self.first, self.first + self.size)


@dataclass
class Model:
    """A log-linear phrase-based model, Eq 3.1 of the Phrasal thesis: score = w · Ψ.

    Parameters
    ----------
    phrase_tables, language_models, reordering_tables : dict
        Name of the feature → component. The first two must not be empty.
    weights : Weights
        One name for each feature, with as many weights as it has values. A missing weight of
        unknown words is 1.
    distortion, word_penalty, phrase_penalty, unknown_penalty : str or None
        Names of the features that need no file; None leaves one out.
    option_features : dict
        Name → further feature of translation options.
    step_features : dict
        Name → further feature of the steps of the search.
    gap_tables : dict
        Name → table of phrases with gaps, for `regmt.decoding.gaps.GapDecoder`.
    sparse_features : SparseFeatures or None
        Sparse features of phrase pairs; their weights are 0 where `weights` does not name them.
    settings : SearchSettings
        Default search settings.
    origin : Spec or None
        How another process opens the model, apart from weights and settings.
    """

    phrase_tables: dict[str, PhraseTable]
    language_models: dict[str, LanguageModel]
    weights: Weights
    reordering_tables: dict[str, ReorderingTable] = field(default_factory=dict)
    distortion: str | None = "Distortion0"
    word_penalty: str | None = "WordPenalty0"
    phrase_penalty: str | None = "PhrasePenalty0"
    unknown_penalty: str = "UnknownWordPenalty0"
    option_features: dict[str, OptionFeature] = field(default_factory=dict)
    step_features: dict[str, StepFeature] = field(default_factory=dict)
    gap_tables: dict[str, PhraseTable] = field(default_factory=dict)
    sparse_features: SparseFeatures | None = None
    settings: SearchSettings = field(default_factory=SearchSettings)
    origin: Spec | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if not self.phrase_tables:
            raise InputError("a model needs a phrase table")
        self.check_weights(self.weights)

    @property
    def features(self) -> list[FeatureBlock]:
        """The features in the order of the feature vector, which is that of n-best lists."""
        sizes: list[tuple[str, str, int]] = []
        for name, reordering in self.reordering_tables.items():
            sizes.append((name, "reordering", reordering.type.n_features))
        if self.distortion is not None:
            sizes.append((self.distortion, "distortion", 1))
        sizes += [(name, "language model", 1) for name in self.language_models]
        if self.word_penalty is not None:
            sizes.append((self.word_penalty, "word penalty", 1))
        if self.phrase_penalty is not None:
            sizes.append((self.phrase_penalty, "phrase penalty", 1))
        sizes += [(name, "phrase table", t.n_scores) for name, t in self.phrase_tables.items()]
        sizes += [(name, "gap table", t.n_scores) for name, t in self.gap_tables.items()]
        sizes.append((self.unknown_penalty, "unknown word", 1))
        sizes += [(name, "option", f.n_values) for name, f in self.option_features.items()]
        sizes += [(name, "step", f.n_values) for name, f in self.step_features.items()]
        blocks, first = [], 0
        for name, kind, size in sizes:
            blocks.append(FeatureBlock(name, kind, first, size))
            first += size
        if len({block.name for block in blocks}) < len(blocks):
            raise InputError("two features of the model have the same name")
        return blocks

    def check_weights(self, weights: Weights, path: StrPath | None = None) -> None:
        """Refuse weights that lack a feature of the model or name one it does not have."""
        blocks = {block.name: block for block in self.features}
        for name in weights:
            if name not in blocks and not (self.sparse_features and name.startswith(PREFIX)):
                raise InputError(
                    f"weight for {name!r}, which is not a feature of the model",
                    path=path,
                    remedy=f"its features are {', '.join(blocks)}",
                )
        for name, block in blocks.items():
            if name not in weights:
                if name == self.unknown_penalty:
                    continue
                raise InputError(
                    f"no weight for the feature {name!r}",
                    path=path,
                    remedy=f"give {block.size} number(s) for it",
                )
            if len(weights[name]) != block.size:
                raise InputError(
                    f"{len(weights[name])} weight(s) for {name!r}, which has {block.size} value(s)",
                    path=path,
                )

    @property
    def weight_vector(self) -> npt.NDArray[np.float64]:
        """The weights in the order of the feature vector."""
        return np.concatenate(
            [np.array(self.weights.get(b.name, (1.0,) * b.size)) for b in self.features]
        )

    @property
    def sparse_weights(self) -> dict[str, float]:
        """The weights of the sparse features that have one."""
        return {name: w[0] for name, w in self.weights.items() if name.startswith(PREFIX)}

    def with_weights(self, weights: Weights) -> Model:
        """Return the same model with other weights; tables and language models are shared."""
        return dataclasses.replace(self, weights=weights)

    def feature_dict(self, vector: npt.NDArray[np.float64]) -> dict[str, tuple[float, ...]]:
        """Return a feature vector as name → values."""
        values = vector.tolist()
        return {b.name: tuple(values[b.first : b.first + b.size]) for b in self.features}

    @classmethod
    def load(cls, folder: StrPath, *, wanted: Collection[str] | None = None) -> Model:
        """Open a model folder: its arrays where they mirror its text files, otherwise the text.

        Parameters
        ----------
        folder : path-like
            With a ``model.toml``.
        wanted : collection of str, optional
            Read only the lines of these source phrases from text tables, see `phrases_of`.
        """
        folder = Path(folder)
        path = folder / MODEL_FILE
        if folder.is_dir() and not path.exists():
            raise InputError(
                f"no {MODEL_FILE} in this folder",
                path=folder,
                remedy="create a model with regmt train",
            )
        return _from_toml(read_toml(path), path, None if wanted is None else set(wanted))


def write_model_file(
    folder: StrPath,
    *,
    phrase_tables: Mapping[str, str],
    language_models: Mapping[str, str],
    reordering_tables: Mapping[str, tuple[str, str]] | None = None,
    orientation_models: Mapping[str, str] | None = None,
    gap_tables: Mapping[str, str] | None = None,
    sparse_features: str | None = None,
    weights: str = "weights.toml",
    settings: SearchSettings | None = None,
) -> None:
    """Write the ``model.toml`` of a folder.

    Parameters
    ----------
    folder : path-like
        Must exist.
    phrase_tables, language_models : mapping
        Feature name → file, relative to the folder.
    reordering_tables : mapping, optional
        Feature name → (file, type).
    orientation_models : mapping, optional
        Feature name → folder of an `OrientationModel`.
    gap_tables : mapping, optional
        Feature name → file of a table of phrases with gaps.
    sparse_features : str, optional
        File of `SparseFeatures`.
    weights : str
        File of the weights, relative to the folder.
    settings : SearchSettings, optional
        Those that differ from the defaults are written.
    """
    lines = [f"format = {_FORMAT}", f"weights = {_toml(weights)}"]
    if sparse_features is not None:
        lines.append(f"sparse-features = {_toml(sparse_features)}")
    named = {"phrase-table": phrase_tables, "language-model": language_models}
    named |= {"orientation-model": orientation_models or {}, "gap-table": gap_tables or {}}
    for kind, files in named.items():
        for name, file in files.items():
            lines += ["", f"[[{kind}]]", f"name = {_toml(name)}"]
            lines.append(f"path = {_toml(file)}")
    for name, (file, kind) in (reordering_tables or {}).items():
        lines += ["", "[[reordering-table]]", f"name = {_toml(name)}"]
        lines += [f"path = {_toml(file)}", f"type = {_toml(kind)}"]
    changed = settings.changed() if settings is not None else {}
    if changed:
        lines += ["", "[search]"]
        for name, value in changed.items():
            lines.append(f"{name} = {_toml(value)}")
    with atomic_write(Path(folder) / MODEL_FILE) as stream:
        stream.write("\n".join(lines) + "\n")


def _toml(value: str | float | bool) -> str:
    """Return a value as TOML, which writes strings, numbers and truth values as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def _from_toml(table: dict[str, Any], path: Path, wanted: set[str] | None) -> Model:
    known = {"format", "weights", "sparse-features", "search", *_COMPONENTS}
    for key in table:
        if key not in known:
            raise InputError(f"unknown key {key!r}", path=path, remedy=f"known: {sorted(known)}")
    if table.get("format") != _FORMAT:
        raise InputError(f"format {table.get('format')!r}, expected {_FORMAT}", path=path)

    def entries(kind: str, *keys: str) -> list[tuple[str, ...]]:
        rows = table.get(kind, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise InputError(f"{kind!r} must be an array of tables: [[{kind}]]", path=path)
        for row in rows:
            if set(row) != set(keys) or not all(isinstance(row[key], str) for key in keys):
                raise InputError(f"[[{kind}]] must have the strings {', '.join(keys)}", path=path)
        names = [row["name"] for row in rows]
        for name in names:
            if names.count(name) > 1:
                raise InputError(f"[[{kind}]]: two have the name {name!r}", path=path)
        return [tuple(row[key] for key in keys) for row in rows]

    folder = path.parent
    tables = {
        name: open_mirror(folder / file, PhraseTable.open, partial(PhraseTable.load, wanted=wanted))
        for name, file in entries("phrase-table", "name", "path")
    }
    models = {
        name: open_language_model(folder / file)
        for name, file in entries("language-model", "name", "path")
    }
    reordering = {
        name: open_mirror(
            folder / file,
            partial(ReorderingTable.open, type=kind),
            partial(ReorderingTable.load, type=kind, wanted=wanted),
        )
        for name, file, kind in entries("reordering-table", "name", "path", "type")
    }
    gaps = {
        name: open_mirror(folder / file, PhraseTable.open, PhraseTable.load)
        for name, file in entries("gap-table", "name", "path")
    }
    orientations: dict[str, StepFeature] = {
        name: OrientationModel.open(folder / file)
        for name, file in entries("orientation-model", "name", "path")
    }
    if not tables:
        raise InputError("no [[phrase-table]]", path=path)
    if not isinstance(table.get("weights"), str):
        raise InputError("no weights file (weights = FILE)", path=path)
    weights_path = folder / table["weights"]
    words = table.get("sparse-features")
    if not isinstance(words, str | None):
        raise InputError("'sparse-features' must name a file", path=path)
    search = table.get("search", {})
    if not isinstance(search, dict):
        raise InputError("'search' must be a table: [search]", path=path)
    try:
        settings = SearchSettings().updated(search)
    except InputError as error:
        raise InputError(f"[search]: {error.problem}", path=path) from error
    try:
        return Model(
            phrase_tables=tables,
            language_models=models,
            reordering_tables=reordering,
            weights=read_weights(weights_path),
            step_features=orientations,
            gap_tables=gaps,
            sparse_features=SparseFeatures.load(folder / words) if words else None,
            settings=settings,
        )
    except InputError as error:
        raise InputError(
            error.problem, path=error.path or weights_path, line=error.line, remedy=error.remedy
        ) from error
