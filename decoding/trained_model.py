"""The folder of a trained model: its files, default weights, ``model.toml`` and ``moses.ini``."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from regmt.core.files import atomic_write
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.orientation_model import NAME as DISCRIMINATIVE
from regmt.decoding.phrase_model import write_model_file
from regmt.decoding.reordering import ReorderingType
from regmt.decoding.settings import UNLIMITED, SearchSettings
from regmt.decoding.sparse_features import PREFIX
from regmt.decoding.table_text import SEPARATOR
from regmt.decoding.training_options import TrainingOptions
from regmt.decoding.weights import Weights, write_weights

PHRASE_TABLE = "phrase-table.gz"
REORDERING_TABLE = "reordering-table.gz"
LANGUAGE_MODEL = "lm.arpa.gz"
ALIGNMENT = "alignment.gz"
ORIENTATION_MODEL = "orientation-model"
SPARSE = "sparse-features.json"
GAP_TABLE = "gap-table.gz"
GAPS = "GapModel0"
GAP_WEIGHTS = (0.3, 0.3, 0.3, 0.3, -1.0)
"""Of the scores of phrases with gaps; the last counts them, and makes them dearer than others."""
WEIGHTS = "weights.toml"
UNTUNED_WEIGHTS = "weights.untuned.toml"
MOSES_INI = "moses.ini"

SEARCH = SearchSettings(distortion_limit=UNLIMITED)
"""How trained models are searched: Moses' usual limit of 6 cuts off what words at the other end of
a sentence translate, and the distortion feature keeps needless moves away without it."""


class ReorderingModel(NamedTuple):
    """A reordering feature of a trained model and its file."""

    name: str
    file: str
    type: str  #: as Moses writes it
    columns: slice  #: of the six probabilities of a phrase pair
    n_features: int


def reordering_models(options: PhraseOptions) -> list[ReorderingModel]:
    """Return the reordering features that a model is trained with.

    Collapsed, there is one with a table of its own for each direction: Moses reads the forward
    scores of one collapsed bidirectional table from a wrong column.
    """
    if options.reordering == "none":
        return []

    def named(kind: ReorderingType) -> str:
        name = str(kind)
        return name.replace("wbe", "phrase") if options.reordering == "phrase" else name

    kind = ReorderingType(hierarchical=options.reordering == "hierarchical")
    if not options.collapse:
        return [ReorderingModel("LexicalReordering0", REORDERING_TABLE, named(kind), slice(6), 6)]
    backward = replace(kind, forward=False, collapsed=True)
    forward = replace(kind, backward=False, collapsed=True)
    files = [REORDERING_TABLE.replace(".gz", f".{way}.gz") for way in ("backward", "forward")]
    return [
        ReorderingModel("LexicalReordering0", files[0], named(backward), slice(3), 1),
        ReorderingModel("LexicalReordering1", files[1], named(forward), slice(3, 6), 1),
    ]


def default_weights(options: PhraseOptions | None = None, *, n_corpora: int = 1) -> Weights:
    """Return weights that work untuned: those Moses starts from, with a weaker word penalty.

    The columns of several corpora share the weight of one; associations count nothing yet.
    """
    options = options or PhraseOptions()
    models = reordering_models(options)
    n = n_corpora if options.combine == "columns" else 1
    scores = 2 * [*[0.2 / n] * n, 0.2] + [0.0] * len(options.association)
    weights: dict[str, float | list[float]] = {m.name: [0.3] * m.n_features for m in models}
    weights |= {
        "Distortion0": 0.3,
        "LM0": 0.5,
        "WordPenalty0": -0.7,
        "PhrasePenalty0": 0.2,
        "TranslationModel0": scores,
        "UnknownWordPenalty0": 1.0,
    }
    return Weights(weights)


def write_settings(folder: Path, options: TrainingOptions, *, bars: bool = False) -> None:
    """Write default weights, ``model.toml`` and ``moses.ini`` into a folder.

    `bars` says whether words of the tables hold ``|``.
    """
    weights = default_weights(options.phrases, n_corpora=max(1, len(options.sizes)))
    if options.discriminative:
        weights = weights.updated({DISCRIMINATIVE: [0.1, 0.1]})
    if options.gaps:
        weights = weights.updated({GAPS: GAP_WEIGHTS})
    write_weights(weights, folder / WEIGHTS)
    write_weights(weights, folder / UNTUNED_WEIGHTS)
    write_model_file(
        folder,
        phrase_tables={"TranslationModel0": PHRASE_TABLE},
        language_models={"LM0": LANGUAGE_MODEL},
        reordering_tables={m.name: (m.file, m.type) for m in reordering_models(options.phrases)},
        orientation_models={DISCRIMINATIVE: ORIENTATION_MODEL} if options.discriminative else {},
        gap_tables={GAPS: GAP_TABLE} if options.gaps else {},
        sparse_features=SPARSE if options.extended else None,
        weights=WEIGHTS,
        settings=SEARCH,
    )
    _write_moses_ini(folder, weights, options, bars=bars)


def update_moses_ini(folder: Path, weights: Weights, *, absolute_paths: bool = False) -> None:
    """Replace the weights and the paths in the ``moses.ini`` of a folder."""
    before, heading, _ = (folder / MOSES_INI).read_text(encoding="utf-8").partition("[weight]\n")
    place = f"{folder.absolute()}/" if absolute_paths else ""
    before = re.sub(r"(?<= path=)(?:\S*/)?(?=[^\s/]+)", lambda _: place, before)
    with atomic_write(folder / MOSES_INI) as stream:
        stream.write(before + heading + _for_moses(weights))


def _write_moses_ini(
    folder: Path, weights: Weights, options: TrainingOptions, *, bars: bool
) -> None:
    """Write a ``moses.ini`` for the files of a folder; Moses is to be started there."""
    factors = "input-factor=0 output-factor=0"
    lines = ["[input-factors]", "0", "", "[mapping]", "0 T 0", ""]
    lines += ["[distortion-limit]", str(SEARCH.distortion_limit), ""]
    if bars:
        # By default Moses takes | within a word for the border between two factors and stops; no
        # word of a phrase table holds |||. Moses2 does not know the section.
        lines += ["[factor-delimiter]", SEPARATOR.strip(), ""]
    lines += ["[feature]", "UnknownWordPenalty", "WordPenalty", "PhrasePenalty"]
    lines.append(
        f"PhraseDictionaryMemory name=TranslationModel0 num-features={options.n_scores} "
        f"path={PHRASE_TABLE} {factors} table-limit=20"
    )
    lines += [
        f"LexicalReordering name={model.name} num-features={model.n_features} "
        f"type={model.type} {factors} path={model.file}"
        for model in reordering_models(options.phrases)
    ]
    lines += [
        "Distortion",
        f"KENLM name=LM0 factor=0 path={LANGUAGE_MODEL} order={options.lm_order}",
    ]
    lines += ["", "[weight]"]
    with atomic_write(folder / MOSES_INI) as stream:
        stream.write("\n".join(lines) + "\n" + _for_moses(weights))


def _for_moses(weights: Weights) -> str:
    """Return the weights of the features that Moses knows, too."""
    own = DISCRIMINATIVE, GAPS, PREFIX
    known = [name for name in weights if not name.startswith(own)]
    return Weights({name: weights[name] for name in known}).to_moses()
