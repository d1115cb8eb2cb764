"""``regmt.decode``: translate text with the beam decoder, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import notice, progress
from regmt.core.threads import map_in_threads
from regmt.decoding.beam import Hypothesis, SearchLattice, mbr
from regmt.decoding.gaps.decoder import make_decoder
from regmt.decoding.model_files import load_model
from regmt.decoding.model_text import ModelText
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import phrases_to_read
from regmt.decoding.sentence_parts import spans_of
from regmt.decoding.text_mirror import ARRAYS
from regmt.decoding.weights import Weights
from regmt.instance_selection.text_profile import Segment, checked

REMEDY = "tokenise it, or train the model on raw text"
MBR_SIZE = 200
"""Hypotheses to choose from by minimum Bayes risk unless `nbest` says otherwise."""


@dataclass(frozen=True, repr=False)
class Decoded:
    """The translation of one line.

    Attributes
    ----------
    text : str
        The best translation, in the form of the input.
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
    weights: Weights | StrPath | None = None,
    language_models: Sequence[StrPath] = (),
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
        Sentences, translated one at a time; their text is like that of the corpus of a model
        folder, and tokenised for other models. For a list, only the lines of text tables that its
        phrases need are read.
    model : Model or path-like
        A model folder written by `regmt.train`, or a ``moses.ini``.
    weights : Weights or path-like, optional
        Weights that replace those of the model.
    language_models : sequence of path-like
        Further language models: features ``LM1`` and so on. Unless `weights` names them, they and
        ``LM0`` share its weight equally.
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
    text = ModelText() if isinstance(model, Model) else ModelText.load(model)
    lines = checked(lines, text.profiles.source, remedy=REMEDY)
    sentences: Iterable[Segment] = map(text.encode, lines)
    wanted = None
    if isinstance(lines, list):
        sentences = list(sentences)
        if not isinstance(model, Model) and not (Path(model) / ARRAYS).is_dir():
            wanted = phrases_to_read([one.tokens for one in sentences])
    loaded = load_model(model, weights=weights, language_models=language_models, wanted=wanted)
    decoder = make_decoder(loaded, settings=loaded.settings.updated(settings or {}))
    if loaded.gap_tables and lattices:
        raise InputError("no lattices of phrases with gaps", remedy="leave `lattices` out")
    size = nbest or (1 if mbr_scale is None else MBR_SIZE)
    different = distinct or mbr_scale is not None

    def one(item: tuple[int, Segment]) -> Decoded:
        number, source = item
        tokens = source.tokens
        n_parts = len(spans_of(tokens, decoder.settings.max_words))
        if n_parts > 1 and lattices:
            raise InputError(
                f"no lattice of line {number}: {len(tokens)} words are translated in parts",
                remedy=f"set `max_words` to {len(tokens)} or split the line",
            )
        if n_parts > 1:
            notice(f"line {number}: {len(tokens)} words, translated in {n_parts} parts")
        lattice = decoder.lattice(tokens) if tokens and lattices else None
        if lattice is None:
            found = decoder.decode(tokens, nbest=size, distinct=different)
        else:
            found = lattice.hypotheses(size, distinct=different)
        if mbr_scale is not None:
            found = mbr(found, scale=mbr_scale)
        return Decoded(text.decode(found[0], source), found, lattice)

    if isinstance(sentences, list):
        sentences = progress(sentences, what="decode", total=len(sentences))
    return map_in_threads(one, enumerate(sentences, start=1), jobs)
