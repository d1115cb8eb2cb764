"""Features with a state: Python and compiled ones against exhaustive enumeration."""

from __future__ import annotations

from itertools import pairwise

import numba
import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.beam.future_cost import future_costs
from regmt.decoding.features import CompiledScorer, StepFeature
from regmt.decoding.settings import SearchSettings

EVERYTHING = {"stack": -1, "threshold": 0.0, "ttable_limit": -1, "pop_limit": -1}
WEIGHTS = (-1.3, 0.4, 0.7)


def expected(path: list) -> list[float]:
    """Words that repeat the word before; open positions on the left of phrases; sums of spans.

    The first needs a state, the second the coverage, the third the previous phrase: the length of
    its source span times that of the next one.
    """
    words = [word for _, _, target, _ in path for word in target]
    repeated = sum(a == b for a, b in pairwise(["a", *words]))
    covered: set[int] = set()
    open_left = 0
    for start, end, *_ in path:
        covered |= set(range(start, end))
        open_left += len(set(range(start)) - covered)
    spans = [end - start for start, end, *_ in path]
    return [float(repeated), float(open_left), float(sum(a * b for a, b in pairwise(spans)))]


class Plain(StepFeature):
    n_values = 3
    looks_back = True
    initial = "a"

    def prepare(self, options):
        return self

    def extend(self, state, step):
        words = [state, *step.phrase.target]
        start, end = step.phrase.start, step.phrase.end
        before = step.previous
        values = (
            sum(a == b for a, b in pairwise(words)),
            start - (step.coverage % (1 << start)).bit_count(),
            0 if before is None else (before.end - before.start) * (end - start),
        )
        return values, words[-1]


@numba.njit
def compiled(step, state, after, values, ints, reals):
    """`ints`: number of options, source lengths, ends of target sides, target words."""
    n = ints[0]
    first = 0 if step.option == 0 else ints[n + step.option]
    after[0] = state[0]
    values[:] = 0.0
    for i in range(first, ints[n + 1 + step.option]):
        word = ints[1 + 2 * n + i]
        values[0] += word == after[0]
        after[0] = word
    for position in range(step.start):
        values[1] += (step.coverage[position >> 6] >> (position & 63)) & 1 == 0
    if step.previous >= 0:
        values[2] = ints[1 + step.previous] * (step.end - step.start)


class Compiled(Plain):
    def prepare(self, options):
        number = {"a": 0}
        words = [number.setdefault(w, len(number)) for target in options.targets for w in target]
        ends = np.cumsum([len(target) for target in options.targets])
        parts = [[len(ends)], options.end - options.start, ends, words]
        return CompiledScorer(compiled, (0,), np.concatenate(parts).astype(np.int64))


def with_feature(problem, feature):
    problem.keep_one_table()
    problem.model.step_features = {"Steps": feature}
    problem.model.weights = problem.model.weights.updated({"Steps": WEIGHTS})
    return problem.model


@pytest.mark.parametrize("search", ["stack", "cube"])
@pytest.mark.parametrize("feature", [Plain(), Compiled()])
@pytest.mark.parametrize("seed", range(4))
def test_search_with_a_state_is_exhaustive(seed, feature, search, make_problem) -> None:
    types = [[], ["wbe-msd-bidirectional-fe-allff"], ["hier-mslr-bidirectional-fe-allff"], []]
    problem = make_problem(seed, order=1 + seed % 3, n=4, types=types[seed])
    model = with_feature(problem, feature)
    settings = SearchSettings(**EVERYTHING, distortion_limit=-1, search=search)
    scores = {}
    for path in problem.derivations(settings):
        features = problem.features(path) | {"Steps": expected(path)}
        key = tuple((start, end, target) for start, end, target, _ in path)
        scores[key] = (model.weights.dot(features), features["Steps"])
    found = BeamDecoder(model, settings=settings).decode(problem.source, nbest=10**6)
    assert len(found) == len(scores)
    assert found[0].score == pytest.approx(max(score for score, _ in scores.values()))
    for hypothesis in found:
        key = tuple((p.start, p.end, p.target) for p in hypothesis.phrases)
        assert hypothesis.score == pytest.approx(scores[key][0], abs=1e-9)
        assert hypothesis.features["Steps"] == pytest.approx(scores[key][1])


class LastWord(Plain):
    """The first value alone."""

    n_values = 1
    looks_back = False

    def extend(self, state, step):
        (repeated, *_), word = super().extend(state, step)
        return (repeated,), word


def test_a_state_changes_the_best_translation(make_problem) -> None:
    changed = 0
    for seed in range(12):
        problem = make_problem(seed, order=1, n=4)
        problem.keep_one_table()
        model = problem.model
        settings = SearchSettings(**EVERYTHING, distortion_limit=-1)
        without = BeamDecoder(model, settings=settings).decode(problem.source)[0]
        model.step_features = {"Repeated": LastWord()}
        model.weights = model.weights.updated({"Repeated": -3.0})
        best = BeamDecoder(model, settings=settings).decode(problem.source)[0]
        truth = max(
            model.weights.dot(problem.features(path) | {"Repeated": expected(path)[:1]})
            for path in problem.derivations(settings)
        )
        assert best.score == pytest.approx(truth)
        changed += best.text != without.text
    assert changed > 3


def test_estimates_are_part_of_the_future_cost(make_problem) -> None:
    class Estimated(LastWord):
        def estimates(self, options):
            return np.full((len(options.start), 1), 2.0)

    problem = make_problem(1, order=2, n=4)
    costs = []
    for feature in (LastWord(), Estimated()):
        problem.model.step_features = {"Repeated": feature}
        problem.model.weights = problem.model.weights.updated({"Repeated": -3.0})
        decoder = BeamDecoder(problem.model, settings=SearchSettings(**EVERYTHING))
        costs.append(future_costs(decoder.index.collect(problem.source)))
    n = len(problem.source)
    singles = np.arange(n), np.arange(1, n + 1)
    assert costs[1][singles] == pytest.approx(costs[0][singles] - 6.0)


def test_mistakes_of_a_feature_are_raised(make_problem) -> None:
    class Broken(LastWord):
        def extend(self, state, step):
            raise KeyError("no such word")

    class TooMany(LastWord):
        def extend(self, state, step):
            return (1.0, 2.0), state

    problem = make_problem(1, order=2, n=3)
    problem.model.weights = problem.model.weights.updated({"Repeated": 1.0})
    problem.model.step_features = {"Repeated": Broken()}
    with pytest.raises(KeyError, match="no such word"):
        BeamDecoder(problem.model).decode(problem.source)
    problem.model.step_features = {"Repeated": TooMany()}
    with pytest.raises(InputError, match="'Repeated' must give 1 finite value"):
        BeamDecoder(problem.model).decode(problem.source)
