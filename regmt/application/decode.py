"""``regmt.decode``: translate text with the beam decoder, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import progress
from regmt.decoding.beam import BeamDecoder, Hypothesis, SearchLattice, mbr
from regmt.decoding.beam.decoder import map_in_threads
from regmt.decoding.model_files import load_model
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import phrases_to_read
from regmt.decoding.raw_text import RawText
from regmt.decoding.text_mirror import ARRAYS
from regmt.decoding.weights import Weights
from regmt.instance_selection.tokenization import Preprocessing

MBR_SIZE = 200
"""Hypotheses to choose from by minimum Bayes risk unless `nbest` says otherwise."""


@dataclass(frozen=True, repr=False)
class Decoded:
    """The translation of one line.

    Attributes
    ----------
    text : str
        The best translation.
    hypotheses : list of Hypothesis
        The n-best list, best first.
    lattice : SearchLattice or None
        The search lattice, if requested and the line is not empty.
    """

    text: str
    hypotheses: list[Hypothesis]
    lattice: SearchLattice | None = None

    @property
    def score(self) -> float:
        """The model score of the best translation."""
        return self.hypotheses[0].score

    def __repr__(self) -> str:
        return f"<Decoded {self.text!r}, score {self.score:.4f}>"


def decode(
    lines: Iterable[str],
    model: Model | StrPath,
    *,
    raw: bool = False,
    weights: Weights | StrPath | None = None,
    settings: Mapping[str, object] | None = None,
    nbest: int | None = None,
    distinct: bool = False,
    mbr_scale: float | None = None,
    lattices: bool = False,
    jobs: int = 1,
) -> Iterator[Decoded]:
    """Translate lines with a phrase-based model by beam search.

    Parameters
    ----------
    lines : iterable of str
        Tokenised sentences, translated one at a time. For a list, only the lines of text tables
        that its phrases need are read.
    model : Model or path-like
        A model folder written by `regmt.train`, or a ``moses.ini``.
    raw : bool
        The lines are raw text: tokenise, truecase and detokenise as the model folder specifies.
    weights : Weights or path-like, optional
        Weights that replace those of the model.
    settings : mapping, optional
        Search settings that replace those of the model, by the names of `SearchSettings`:
        ``{"stack": 200}``.
    nbest : int, optional
        Length of the n-best lists, 1 by default.
    distinct : bool
        Keep only the best derivation of each translation in n-best lists.
    mbr_scale : float, optional
        Choose by minimum Bayes risk over the n-best list (200 by default), with scores multiplied
        by this factor.
    lattices : bool
        Keep the search lattice of each line.
    jobs : int
        Number of threads; does not change the result.

    Returns
    -------
    iterator of Decoded
        One per line, in order. An empty line gives an empty line.

    Examples
    --------
    ::

        for best in regmt.decode(open("input.de"), "de-en.model"):
            print(best.text)
    """
    if nbest is not None and nbest < 1:
        raise InputError(f"an n-best list needs at least one entry, not {nbest}")
    if raw and (isinstance(model, Model) or Path(model).is_file()):
        raise InputError(
            "raw text without a model folder",
            remedy="give a model folder: it stores how to tokenise",
        )
    text = RawText(Preprocessing(), Preprocessing())
    if raw and not isinstance(model, Model):
        text = RawText.load(model)
    sentences: Iterable[list[str]] = (text.prepare(line) for line in lines)
    wanted = None
    if isinstance(lines, list):
        sentences = list(sentences)
        if not isinstance(model, Model) and not (Path(model) / ARRAYS).is_dir():
            wanted = phrases_to_read(sentences)
    loaded = load_model(model, weights=weights, wanted=wanted)
    decoder = BeamDecoder(loaded, settings=loaded.settings.updated(settings or {}))
    size = nbest or (1 if mbr_scale is None else MBR_SIZE)
    different = distinct or mbr_scale is not None

    def one(tokens: list[str]) -> tuple[list[Hypothesis], SearchLattice | None]:
        lattice = decoder.lattice(tokens) if tokens and lattices else None
        if lattice is None:
            found = decoder.decode(tokens, nbest=size, distinct=different)
        else:
            found = lattice.hypotheses(size, distinct=different)
        return found if mbr_scale is None else mbr(found, scale=mbr_scale), lattice

    if isinstance(sentences, list):
        sentences = progress(sentences, what="decode", total=len(sentences))
    return (
        Decoded(text.finish(found[0].tokens), found, lattice)
        for found, lattice in map_in_threads(one, sentences, jobs)
    )
