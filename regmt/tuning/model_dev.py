"""The beam decoder as the source of n-best lists and lattices for tuning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from regmt.core.parallel import Spec, cluster, map_in_order, opened
from regmt.core.progress import progress
from regmt.core.threads import map_in_threads
from regmt.decoding.beam import BeamDecoder, Hypothesis
from regmt.decoding.gaps.decoder import make_decoder
from regmt.decoding.lattice import Lattice
from regmt.decoding.phrase_model import Model
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights
from regmt.tuning.nbest_dev import DecodeNBest, NBestLists


class _Search(NamedTuple):
    """What a worker of a cluster decodes with."""

    model: Spec
    weights: Weights
    settings: SearchSettings | None
    size: int  #: of n-best lists; 0 asks for a lattice
    distinct: bool

    def decoder(self) -> BeamDecoder:
        """Return the decoder; a process makes it once."""
        made: BeamDecoder = opened(Spec(_decoder, (self.model, self.weights, self.settings)))
        return made


def _decoder(model: Model, weights: Weights, settings: SearchSettings | None) -> BeamDecoder:
    return make_decoder(model.with_weights(weights), settings=settings)


def _nbest(search: _Search, tokens: Sequence[str]) -> list[Hypothesis]:
    return search.decoder().decode(tokens, nbest=search.size, distinct=search.distinct)


def _lattice(search: _Search, tokens: Sequence[str]) -> Lattice:
    return _lattice_of(search.decoder(), tokens)


def _lattice_of(decoder: BeamDecoder, tokens: Sequence[str]) -> Lattice:
    if tokens:
        return decoder.lattice(tokens).to_lattice()
    # An empty sentence has one translation, the empty one.
    columns = tuple((block.name, k) for block in decoder.model.features for k in range(block.size))
    return Lattice.from_arcs(columns, 2, [(0, 1, [0.0] * len(columns), ())])


def nbest_decoder(
    model: Model,
    sentences: Sequence[Sequence[str]],
    *,
    size: int = 100,
    distinct: bool = False,
    settings: SearchSettings | None = None,
    jobs: int = 1,
) -> DecodeNBest:
    """Return a function from weights to the n-best lists of some tokenised sentences.

    The tables and language models stay in memory between calls. A cluster decodes models that were
    loaded from a folder or a ``moses.ini``.
    """

    def decode(weights: Weights) -> NBestLists:
        decoded: Iterable[list[Hypothesis]]
        if model.origin is not None and cluster() is not None:
            search = _Search(model.origin, weights, settings or model.settings, size, distinct)
            decoded = map_in_order(_nbest, search, sentences)
        else:
            decoder = make_decoder(model.with_weights(weights), settings=settings)
            decoded = decoder.decode_many(sentences, jobs=jobs, nbest=size, distinct=distinct)
        return [
            [hypothesis.entry(i) for hypothesis in hypotheses]
            for i, hypotheses in enumerate(progress(decoded, what="decode", total=len(sentences)))
        ]

    return decode


def lattice_decoder(
    model: Model,
    sentences: Sequence[Sequence[str]],
    *,
    settings: SearchSettings | None = None,
    jobs: int = 1,
) -> Callable[[Weights], list[Lattice]]:
    """Return a function from weights to the search lattices of some tokenised sentences."""

    def decode(weights: Weights) -> list[Lattice]:
        decoded: Iterable[Lattice]
        if model.origin is not None and cluster() is not None:
            search = _Search(model.origin, weights, settings or model.settings, 0, False)
            decoded = map_in_order(_lattice, search, sentences)
        else:
            decoder = BeamDecoder(model.with_weights(weights), settings=settings)
            decoded = map_in_threads(partial(_lattice_of, decoder), sentences, jobs)
        return list(progress(decoded, what="decode", total=len(sentences)))

    return decode
