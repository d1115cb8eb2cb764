"""One direction of an alignment model, and the EM loop that all models share.

The parts of a text are looked at by threads or by the workers of a cluster. A worker receives a
part with what it needs of the models, and returns sums of this part; they are added in the order of
the parts, so that the result does not depend on the number of workers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.core.parallel import cluster, map_in_order
from regmt.core.progress import progress
from regmt.core.resume import Arrays, checksum, finished, found
from regmt.core.scratch import scratch
from regmt.core.threads import map_in_threads
from regmt.decoding.alignment.bitext import Bitext, Part, Side
from regmt.decoding.alignment.direction import Expected, Lexicon
from regmt.decoding.alignment.pair_sums import PairSums
from regmt.decoding.alignment.translation_table import TranslationTable, maximize


class Positions(NamedTuple):
    """What the positions of links are estimated from: `values` for some rows of all."""

    rows: Int64Array
    values: Float64Array


class PartModel(ABC):
    """A model with what one part of a text needs of it."""

    hidden: Side  #: the side that generates the other
    lexicon: Lexicon  #: of the word pairs of the part, and of its observed words

    @abstractmethod
    def expect(self, part: Part, expected: Expected) -> Positions:
        """Fill `expected`."""

    def viterbi(self, part: Part) -> Int32Array:
        """Return the best hidden position of each observed word, -1 for the empty word."""
        best = np.empty(len(self.lexicon.null), dtype=np.int32)
        if len(best):
            self.expect(part, Expected.nothing(len(part))._replace(best=best))
        return best

    def posteriors(self, part: Part) -> tuple[Float64Array, Positions]:
        """Return the posterior probability of the link of each cell."""
        posterior = np.zeros(len(part.cells))
        expected = Expected.nothing(len(part))._replace(posterior=posterior)
        return posterior, self.expect(part, expected)


class DirectedModel(ABC):
    """A model in which the words of one side, hidden, generate those of the other."""

    table: TranslationTable  #: t(f|e)

    @abstractmethod
    def for_part(self, part: Part, p0: float | None = None) -> PartModel:
        """Return what a part of the text of `table` needs of the model.

        `p0` is another probability of the empty word than in training; raising it makes the
        alignment sparser.
        """

    @abstractmethod
    def no_positions(self) -> Float64Array:
        """Return zeros for all rows of `Positions`."""

    @abstractmethod
    def state(self) -> dict[str, npt.NDArray[Any]]:
        """Return what training changes besides the table."""

    @abstractmethod
    def with_state(self: Model, table: TranslationTable, state: Arrays) -> Model:
        """Return the model with this table and what `state` has returned of another."""

    def viterbi(self, bitext: Bitext, *, p0: float | None = None) -> Int32Array:
        """Return the best hidden position of each observed word, -1 for the empty word."""
        none = np.empty(0, dtype=np.int32)
        return self._joined(bitext, lambda part, model: model.viterbi(part), none, p0)

    def posteriors(self, bitext: Bitext, *, p0: float | None = None) -> Float64Array:
        """Return the posterior probability of the link of each cell of `bitext`."""
        return self._joined(bitext, lambda part, model: model.posteriors(part)[0], np.empty(0), p0)

    def sentence_log_likelihoods(self, bitext: Bitext) -> Float64Array:
        """Return log p(observed | hidden) of each sentence pair, shape (n_sentences,)."""

        def one(part: Part, model: PartModel) -> Float64Array:
            expected = Expected.nothing(len(part))
            model.expect(part, expected)
            return expected.log_likelihood

        return self._joined(bitext, one, np.empty(0))

    def log_likelihood(self, bitext: Bitext) -> float:
        """Return log p(observed | hidden) of a text (natural logarithm)."""
        return float(self.sentence_log_likelihoods(bitext).sum())

    def _joined(
        self,
        bitext: Bitext,
        function: Callable[[Part, PartModel], npt.NDArray[Number]],
        none: npt.NDArray[Number],
        p0: float | None = None,
    ) -> npt.NDArray[Number]:
        model = on_text(self, bitext)
        found = (function(part, model.for_part(part, p0)) for part in bitext.parts)
        return np.concatenate([none, *found])


Number = TypeVar("Number", bound=np.generic)
Model = TypeVar("Model", bound=DirectedModel)
Shared = TypeVar("Shared")
Result = TypeVar("Result")


def with_table(model: Model, table: TranslationTable, _: Float64Array | None = None) -> Model:
    """Return a model with another lexical table and the positions as they are."""
    return replace(model, table=table)  # type: ignore[type-var]


def on_text(model: Model, bitext: Bitext) -> Model:
    """Return a model with a table of the word pairs of this text."""
    if model.table.pair_starts is bitext.pair_starts:
        return model
    return with_table(model, model.table.carried_to(bitext))


class Work(NamedTuple):
    """A part of a text and what it needs of each model; nothing else is needed for its pass."""

    part: Part
    models: Sequence[PartModel]


class PartSums(NamedTuple):
    """Expected counts of a part, and of each direction `unlinked` and `positions`."""

    counts: Float64Array  #: of the word pairs of the part
    unlinked: Sequence[Float64Array]  #: of each observed word
    positions: Sequence[Positions]
    log_likelihood: float


def over_parts(
    function: Callable[[Shared, Work], Result],
    shared: Shared,
    bitext: Bitext,
    models: Sequence[DirectedModel],
    *,
    jobs: int,
    p0: float | None = None,
) -> Iterator[tuple[Part, Result]]:
    """Yield the parts of a text, each with what a function makes of it: in threads or a cluster."""

    def work(part: Part) -> Work:
        return Work(part, [model.for_part(part, p0) for model in models])

    if cluster() is not None:
        results = map_in_order(function, shared, map(work, bitext.parts), batch=1)
    else:
        results = map_in_threads(lambda part: function(shared, work(part)), bitext.parts, jobs)
    for part, result in zip(bitext.parts, results, strict=True):
        yield part, result
        part.forget()


def expect_alone(_: None, work: Work) -> PartSums:
    """E-step of one direction."""
    part, [model] = work
    counts, unlinked = np.zeros(len(part.pairs)), np.zeros(len(model.lexicon.null))
    expected = Expected.nothing(len(part))._replace(counts=counts, unlinked=unlinked)
    positions = model.expect(part, expected)
    return PartSums(counts, [unlinked], [positions], float(expected.log_likelihood.sum()))


def train_em(
    bitext: Bitext,
    models: list[Model],
    update: Callable[[Model, TranslationTable, Float64Array], Model],
    *,
    what: str,
    iterations: int,
    expect: Callable[[None, Work], PartSums] = expect_alone,
    alpha: float = 0.0,
    prior_strength: float = 0.0,
    likelihoods: list[float] | None = None,
    jobs: int = 1,
) -> list[Model]:
    """Train one direction, or both together.

    Parameters
    ----------
    models : list of DirectedModel
        What to start from, with tables of `bitext`. The list is emptied, so that the memory of
        its models is free after the first iteration.
    update : callable
        Makes a model of the one before, its new table and the expected positions.
    what : str
        Label of the progress bar.
    expect : callable
        The E-step of a part of the text, a function at the top of a module.
    alpha, prior_strength : float
        See `maximize`; a prior strength above 0 takes the tables of `models` as the prior.
    likelihoods : list of float, optional
        Receives the log-likelihood before each M-step.
    jobs : int
        Threads; the result is the same.
    """
    if iterations < 1:
        raise InputError(f"{iterations} iterations", remedy="use 1 or more")
    given, models = models, list(models)
    given.clear()
    priors = [model.table.lexicon if prior_strength > 0.0 else None for model in models]
    total = iterations * len(bitext.parts)
    sides = "-".join(model.table.hidden for model in models)
    stages = [f"{what} {sides} {i + 1}" for i in range(iterations)]
    text = bitext.source, bitext.source_offsets, bitext.target, bitext.target_offsets
    key = checksum(*text, alpha, prior_strength, *_stored(models).values())
    done = 0
    for i in reversed(range(iterations)):
        if (stored := found(stages[i], [key])) is not None:
            done, models = i + 1, _restored(models, stored)
            break
    ticks = progress(range(total), what=f"train {what}", total=total, unit="part", inner=True)
    for iteration in range(done, iterations):
        nulls = [np.zeros(bitext.n_observed_words(model.table.hidden)) for model in models]
        positions = [model.no_positions() for model in models]
        log_likelihood = 0.0
        with scratch("expected word pairs", PairSums.scratch_bytes(bitext)) as place:
            pair_sums = PairSums(bitext, place)
            for part, sums in over_parts(expect, None, bitext, models, jobs=jobs):
                next(ticks)
                pair_sums.add(sums.counts)
                for k, model in enumerate(models):
                    words = part.observed(model.table.hidden).words
                    np.add.at(nulls[k], words, sums.unlinked[k])
                    positions[k][sums.positions[k].rows] += sums.positions[k].values
                log_likelihood += sums.log_likelihood
            counts = pair_sums.total()
            del pair_sums
        if likelihoods is not None:
            likelihoods.append(log_likelihood)
        tables = [
            maximize(bitext, model.table.hidden, counts, null, alpha, prior, prior_strength)
            for model, null, prior in zip(models, nulls, priors, strict=True)
        ]
        models = list(map(update, models, tables, positions))
        before = stages[iteration - 1] if iteration else None
        finished(stages[iteration], [key], _stored(models), instead_of=before)
    return models


def _stored(models: Sequence[DirectedModel]) -> dict[str, npt.NDArray[Any]]:
    """Return all that training changes; what the models share, once."""
    arrays: dict[str, npt.NDArray[Any]] = {"probability-0": models[0].table.probability}
    for k, model in enumerate(models):
        if model.table.probability is not models[0].table.probability:
            arrays[f"probability-{k}"] = model.table.probability
        arrays[f"null-{k}"] = model.table.null
        if model.table.totals is not None:
            arrays[f"totals-{k}"] = model.table.totals
        arrays |= {f"{name}-{k}": array for name, array in model.state().items()}
    return arrays


def _restored(models: Sequence[Model], arrays: Arrays) -> list[Model]:
    """Return models as they were when they were stored."""

    def one(k: int, model: Model) -> Model:
        probability = arrays.get(f"probability-{k}", arrays["probability-0"])
        null, totals = arrays[f"null-{k}"], arrays.get(f"totals-{k}")
        table = replace(model.table, probability=probability, null=null, totals=totals)
        return model.with_state(table, {name: arrays[f"{name}-{k}"] for name in model.state()})

    return [one(k, model) for k, model in enumerate(models)]


def settled(bitext: Bitext, models: Sequence[Model]) -> list[Model]:
    """Return trained models with tables of their own."""
    return [with_table(model, model.table.settled(bitext)) for model in models]
