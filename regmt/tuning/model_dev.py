"""The beam decoder as the source of n-best lists and lattices for tuning."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regmt.core.progress import progress
from regmt.core.threads import map_in_threads
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.gaps.decoder import make_decoder
from regmt.decoding.lattice import Lattice
from regmt.decoding.phrase_model import Model
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights
from regmt.tuning.nbest_dev import DecodeNBest, NBestLists


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

    The tables and language models stay in memory between calls.
    """

    def decode(weights: Weights) -> NBestLists:
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
    columns = tuple((block.name, k) for block in model.features for k in range(block.size))
    # An empty sentence has one translation, the empty one.
    empty = Lattice.from_arcs(columns, 2, [(0, 1, [0.0] * len(columns), ())])

    def decode(weights: Weights) -> list[Lattice]:
        decoder = BeamDecoder(model.with_weights(weights), settings=settings)

        def one(tokens: Sequence[str]) -> Lattice:
            return decoder.lattice(tokens).to_lattice() if tokens else empty

        decoded = map_in_threads(one, sentences, jobs)
        return list(progress(decoded, what="decode", total=len(sentences)))

    return decode
