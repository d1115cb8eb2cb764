"""One direction of an alignment model, and the EM loop that all models share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import NamedTuple, TypeVar

import numpy as np

from regmt.core.arrays import Float64Array, Int32Array
from regmt.core.errors import InputError
from regmt.core.progress import progress
from regmt.core.scratch import forget
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.direction import Expected
from regmt.decoding.alignment.translation_table import TranslationTable, maximize


class DirectedModel(ABC):
    """A model in which the words of one side, hidden, generate those of the other."""

    table: TranslationTable  #: t(f|e)

    @abstractmethod
    def expect(
        self, bitext: Bitext, expected: Expected, positions: Float64Array, p0: float | None = None
    ) -> None:
        """Fill `expected`; add what the positions of links are estimated from to `positions`.

        `p0` is another probability of the empty word than in training; raising it makes the
        alignment sparser.
        """

    @abstractmethod
    def no_positions(self) -> Float64Array:
        """Return zeros in the shape of the `positions` of `expect`."""

    def viterbi(self, bitext: Bitext, *, p0: float | None = None) -> Int32Array:
        """Return the best hidden position of each observed word, -1 for the empty word."""
        best = np.empty(len(bitext.observed(self.table.hidden).words), dtype=np.int32)
        expected = Expected.nothing(len(bitext))._replace(best=best)
        if len(best):
            self.expect(bitext, expected, self.no_positions(), p0)
        return best

    def posteriors(
        self, bitext: Bitext, *, p0: float | None = None, positions: Float64Array | None = None
    ) -> Float64Array:
        """Return the posterior probability of the link of each cell of `bitext`."""
        posterior = np.zeros(len(bitext.cells))
        expected = Expected.nothing(len(bitext))._replace(posterior=posterior)
        self.expect(bitext, expected, self.no_positions() if positions is None else positions, p0)
        return posterior

    def sentence_log_likelihoods(self, bitext: Bitext) -> Float64Array:
        """Return log p(observed | hidden) of each sentence pair, shape (n_sentences,)."""
        expected = Expected.nothing(len(bitext))
        self.expect(bitext, expected, self.no_positions())
        return expected.log_likelihood

    def log_likelihood(self, bitext: Bitext) -> float:
        """Return log p(observed | hidden) of a text (natural logarithm)."""
        return float(self.sentence_log_likelihoods(bitext).sum())


Model = TypeVar("Model", bound=DirectedModel)
Item = TypeVar("Item")
Result = TypeVar("Result")


def in_both_directions(
    function: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> list[Result]:
    """Apply `function` to the two directions; the kernels release the interpreter lock."""
    if jobs < 2:
        return [function(item) for item in items]
    with ThreadPoolExecutor(max_workers=len(items)) as pool:
        return list(pool.map(function, items))


def with_table(model: Model, table: TranslationTable, _: Float64Array | None = None) -> Model:
    """Return a model with another lexical table and the positions as they are."""
    return replace(model, table=table)  # type: ignore[type-var]


class Sums(NamedTuple):
    """Expected counts of one pass over a text, and of each direction `nulls` and `positions`."""

    counts: Float64Array
    nulls: list[Float64Array]
    positions: list[Float64Array]


def expect_alone(models: Sequence[DirectedModel], part: Bitext, sums: Sums) -> float:
    """E-step of one direction; returns the log-likelihood."""
    expected = Expected.nothing(len(part))._replace(counts=sums.counts, null_counts=sums.nulls[0])
    models[0].expect(part, expected, sums.positions[0])
    return float(expected.log_likelihood.sum())


def train_em(
    bitext: Bitext,
    models: list[Model],
    update: Callable[[Model, TranslationTable, Float64Array], Model],
    *,
    what: str,
    iterations: int,
    expect: Callable[[Sequence[Model], Bitext, Sums], float] = expect_alone,
    alpha: float = 0.0,
    prior_strength: float = 0.0,
    likelihoods: list[float] | None = None,
) -> list[Model]:
    """Train one direction, or both together.

    Parameters
    ----------
    models : list of DirectedModel
        What to start from.
    update : callable
        Makes a model of the one before, its new table and the expected positions.
    what : str
        Label of the progress bar.
    expect : callable
        The E-step of a part of the text; returns the log-likelihood.
    alpha, prior_strength : float
        See `maximize`; a prior strength above 0 takes the tables of `models` as the prior.
    likelihoods : list of float, optional
        Receives the log-likelihood before each M-step.
    """
    if iterations < 1:
        raise InputError(f"{iterations} iterations", remedy="use 1 or more")
    priors = [model.table.lexicon if prior_strength > 0.0 else None for model in models]
    parts = list(bitext.parts())
    total = iterations * len(parts)
    ticks = progress(range(total), what=f"train {what}", total=total, unit="part", inner=True)
    for iteration in range(iterations):
        sums = Sums(
            np.zeros(bitext.n_pairs),
            [np.zeros(bitext.n_observed_words(model.table.hidden)) for model in models],
            [model.no_positions() for model in models],
        )
        log_likelihood = 0.0
        for part in parts:
            next(ticks)
            log_likelihood += expect(models, part, sums)
            forget(bitext.cells)
        if likelihoods is not None:
            likelihoods.append(log_likelihood)
        tables = [
            maximize(
                *(bitext, model.table.hidden, sums.counts, null, alpha, prior, prior_strength),
                out=model.table.probability if iteration > 0 else None,  # the table is our own
            )
            for model, null, prior in zip(models, sums.nulls, priors, strict=True)
        ]
        models = list(map(update, models, tables, sums.positions))
    return models
