"""An alignment model of both directions: train, align, save, load."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array
from regmt.core.errors import InputError, check_choice
from regmt.core.files import StrPath
from regmt.core.progress import progress
from regmt.core.store import open_arrays, write_arrays
from regmt.core.structure import Damaged, Structure
from regmt.decoding.alignment.agreement import train_agreeing
from regmt.decoding.alignment.bitext import SIDES, Bitext, Side
from regmt.decoding.alignment.diagonal import DiagonalModel, train_diagonal, train_ibm1
from regmt.decoding.alignment.directed_model import (
    DirectedModel,
    PartModel,
    Work,
    on_text,
    over_parts,
)
from regmt.decoding.alignment.hmm import HmmModel, HmmOptions, train_hmm
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.symmetrize import symmetrize
from regmt.decoding.alignment.translation_table import TranslationTable
from regmt.instance_selection.corpus import Corpus, Text
from regmt.instance_selection.vocabulary import Vocabulary

METHODS = ("ibm1", "diagonal", "hmm", "agreement")

KIND = "regmt alignment model"
VERSION = 1

_TABLE = "probability", "null"
_JUMPS = "middle", "start", "final", "classes"

_REMEDY = "train it again and save it"


@dataclass
class AlignmentModel:
    """An alignment model in both directions over one pair of vocabularies."""

    method: str  #: one of `METHODS`
    forward: DirectedModel  #: source hidden: each target word has at most one link
    backward: DirectedModel  #: target hidden
    source_vocabulary: Vocabulary
    target_vocabulary: Vocabulary

    def bitext(self, corpus: Corpus) -> Bitext:
        """Prepare another corpus, with the word ids of this model; new words follow behind."""
        source, n_source = _in_ids_of(self.source_vocabulary, corpus.source)
        target, n_target = _in_ids_of(self.target_vocabulary, corpus.target)
        return Bitext.build(
            *(source, corpus.source.offsets, target, corpus.target.offsets),
            n_source_words=n_source,
            n_target_words=n_target,
        )

    def align(
        self,
        bitext: Bitext,
        *,
        heuristic: str = "grow-diag-final-and",
        threshold: float | None = None,
        p0: float | None = None,
        jobs: int = 1,
    ) -> Links:
        """Align sentence pairs.

        Parameters
        ----------
        bitext : Bitext
            The one it was trained on, or another in the model's word ids (`bitext` makes it).
        heuristic : str
            How to join the directions, one of `symmetrize.HEURISTICS`; or ``forward`` or
            ``backward`` for one of them.
        threshold : float, optional
            Take all links of at least this posterior probability in each direction, instead of
            the Viterbi alignment.
        p0 : float, optional
            Another probability of the empty word than in training.
        jobs : int
            Threads; the result is the same.
        """
        sides = {"forward": [self.forward], "backward": [self.backward]}
        models = [
            on_text(model, bitext) for model in sides.get(heuristic, [self.forward, self.backward])
        ]
        how = heuristic, threshold
        parts = over_parts(_align_part, how, bitext, models, jobs=jobs, p0=p0)
        n = len(bitext.parts)
        shown = progress(parts, what="align", total=n, unit="part", inner=True)
        return Links.concatenate([links for _, links in shown])

    def save(self, path: StrPath, *, overwrite: bool = False) -> None:
        """Write the model as a folder; loaded again it aligns exactly as before."""
        arrays: dict[str, npt.NDArray[Any]] = {
            "pair_starts": self.forward.table.pair_starts,
            "pair_targets": self.forward.table.pair_targets,
            "source_vocabulary": self.source_vocabulary.to_block(),
            "target_vocabulary": self.target_vocabulary.to_block(),
        }
        options: dict[str, object] = {"method": self.method}
        for name, model in (("forward", self.forward), ("backward", self.backward)):
            arrays |= {f"{name}_{part}": getattr(model.table, part) for part in _TABLE}
            if isinstance(model, HmmModel):
                arrays |= {f"{name}_{part}": getattr(model, part) for part in _JUMPS}
                options[name] = asdict(model.options)
            elif isinstance(model, DiagonalModel):
                options[name] = {"tension": model.tension, "p0": model.p0}
        write_arrays(path, arrays, kind=KIND, version=VERSION, options=options, overwrite=overwrite)

    @classmethod
    def load(cls, path: StrPath) -> AlignmentModel:
        """Open a saved model, memory-mapped."""
        arrays, options = open_arrays(
            path, kind=KIND, version=VERSION, remedy=_REMEDY, check=_check
        )
        method = options["method"]

        def directed(name: str, hidden: Side) -> DirectedModel:
            table = TranslationTable(
                *(hidden, arrays["pair_starts"], arrays["pair_targets"]),
                *(arrays[f"{name}_{part}"] for part in _TABLE),
            )
            if method in ("hmm", "agreement"):
                jumps = {part: arrays[f"{name}_{part}"] for part in _JUMPS}
                return HmmModel(table, **jumps, options=HmmOptions(**options[name]))
            return DiagonalModel(table, **options[name])

        return cls(
            method,
            directed("forward", "source"),
            directed("backward", "target"),
            Vocabulary.from_block(arrays["source_vocabulary"]),
            Vocabulary.from_block(arrays["target_vocabulary"]),
        )


def _align_part(how: tuple[str, float | None], work: Work) -> Links:
    heuristic, threshold = how
    part = work.part
    offsets = part.source.offsets, part.target.offsets

    def one(model: PartModel) -> Links:
        if threshold is not None:
            return Links.from_cells(
                np.flatnonzero(model.posteriors(part)[0] >= threshold), *offsets
            )
        is_source = model.hidden == "source"
        observed = offsets[1] if is_source else offsets[0]
        return Links.from_best(model.viterbi(part), observed, hidden_is_source=is_source)

    links = list(map(one, work.models))
    if len(links) == 1:
        return links[0]
    return symmetrize(links[0], links[1], *offsets, heuristic=heuristic)


def _check(structure: Structure) -> None:
    method = structure.options.get("method")
    if method not in METHODS:
        raise Damaged("method", "unknown")
    n_source, n_target = (structure.word_block(f"{side}_vocabulary") for side in SIDES)
    size = structure.rows("pair_starts", "pair_targets", n_source, n_target)
    for name, n_hidden, n_observed in (
        ("forward", n_source, n_target),
        ("backward", n_target, n_source),
    ):
        structure.reals(f"{name}_probability", size, lowest=0.0)
        structure.reals(f"{name}_null", n_observed, lowest=0.0)
        given = structure.options.get(name)
        if not isinstance(given, dict):
            raise Damaged(name, "no options")
        try:
            if method in ("ibm1", "diagonal"):
                DiagonalModel(None, **given)  # type: ignore[arg-type]
                math.fsum([given["tension"], given["p0"] or 0.0])
                continue
            options = HmmOptions(**given)
            width = 2 * operator.index(options.max_jump) + 1
            math.fsum([options.p0, options.up0])
        except (InputError, TypeError, OverflowError) as error:
            raise Damaged(name, f"unusable options ({error})") from error
        for part in ("start", "final"):
            structure.reals(f"{name}_{part}", width, lowest=0.0)
        middle = structure.reals(f"{name}_middle", None, width, lowest=0.0)
        words = {"none": 0, "previous-hidden": n_hidden}.get(options.conditioning, n_observed)
        structure.ids(f"{name}_classes", len(middle), words)


def train_alignment(
    bitext: Bitext,
    source_vocabulary: Vocabulary,
    target_vocabulary: Vocabulary,
    *,
    method: str = "agreement",
    iterations: int = 5,
    hmm_options: HmmOptions | None = None,
    initial: AlignmentModel | None = None,
    prior_strength: float = 0.0,
    jobs: int = 1,
) -> AlignmentModel:
    """Train both directions of a model.

    Parameters
    ----------
    bitext : Bitext
        With the word ids of the vocabularies.
    method : {"ibm1", "diagonal", "hmm", "agreement"}
    iterations : int
        Of EM; the HMM starts after as many iterations of the diagonal model, agreeing HMMs
        (`train_agreeing`) after as many of IBM 1.
    hmm_options : HmmOptions, optional
    initial : AlignmentModel, optional
        Start from this model of the same method; `bitext` must have its word ids.
    prior_strength : float
        With `initial`: how many observations per word its lexical table is worth (MAP).
    jobs : int
        Threads; the result is the same.
    """
    check_choice("method", method, METHODS)
    if initial is not None and initial.method != method:
        raise InputError(
            f"the model to start from is {initial.method}, not {method}",
            remedy=f"use `method` {initial.method}",
        )

    starts: Any = None if initial is None else (initial.forward, initial.backward)
    common: Any = {"iterations": iterations, "prior_strength": prior_strength, "jobs": jobs}
    if method in ("hmm", "agreement"):
        common |= {"first_iterations": iterations, "options": hmm_options}
    models: Sequence[DirectedModel]
    if method == "agreement":
        models = train_agreeing(bitext, initial=starts, **common)
    else:
        train: Any = {"ibm1": train_ibm1, "diagonal": train_diagonal, "hmm": train_hmm}[method]
        models = [
            train(bitext, side, initial=None if starts is None else starts[k], **common)
            for k, side in enumerate(SIDES)
        ]
    forward, backward = models
    return AlignmentModel(method, forward, backward, source_vocabulary, target_vocabulary)


def _in_ids_of(known: Vocabulary, text: Text) -> tuple[Int32Array, int]:
    """Return a text in the word ids of another vocabulary, and its size with the new words."""
    ids = known.encode(text.vocabulary.words)
    new = np.flatnonzero(ids < 0)
    ids[new] = len(known) + np.arange(len(new), dtype=np.int32)
    return ids[text.tokens], len(known) + len(new)
