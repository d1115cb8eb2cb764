"""What the search prunes by and what it leaves: future costs, thresholds, stacks, lattices."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from regmt.decoding.beam import BeamDecoder
from regmt.decoding.beam.future_cost import future_costs
from regmt.decoding.settings import SearchSettings

EVERYTHING = {"stack": -1, "threshold": 0.0, "ttable_limit": -1, "pop_limit": -1}
REORDERING = ["wbe-msd-bidirectional-fe-allff"]


@pytest.mark.parametrize("seed", range(6))
def test_future_cost_is_the_best_segmentation(seed: int, make_problem) -> None:
    problem = make_problem(seed, order=2, n=5)
    decoder = BeamDecoder(problem.model, settings=SearchSettings(**EVERYTHING))
    costs = future_costs(decoder.index.collect(problem.source))
    weights = problem.model.weights

    def isolated(option) -> float:
        start, end, target, _ = option
        features = problem.features([option])
        del features["Distortion0"]
        features["Length"][0] = len(target) - (end - start)
        for i, lm in enumerate(problem.lms):
            features[f"LM{i}"] = [math.log(10) * lm.alone(list(target))]
        return weights.dot(features)

    options = problem.options()
    best = {}
    for option in options:
        span = option[:2]
        best[span] = max(best.get(span, -math.inf), isolated(option))

    def segmentations(i: int, j: int):
        if i == j:
            yield []
        for k in range(i + 1, j + 1):
            if (i, k) in best:
                for rest in segmentations(k, j):
                    yield [(i, k), *rest]

    for i, j in itertools.combinations(range(6), 2):
        expected = max(sum(best[span] for span in spans) for spans in segmentations(i, j))
        assert costs[i, j] == pytest.approx(expected, abs=1e-9)


def test_beams_only_lose(make_problem) -> None:
    """A narrower search never finds a better score, and its lists stay consistent."""
    problem = make_problem(7, order=3, n=5, types=REORDERING)
    scores = []
    for stack in (1, 2, 5, 20, -1):
        settings = SearchSettings(stack=stack, threshold=0.0, ttable_limit=-1, distortion_limit=-1)
        found = BeamDecoder(problem.model, settings=settings).decode(problem.source, nbest=50)
        for hypothesis in found:
            assert problem.model.weights.dot(hypothesis.features) == pytest.approx(
                hypothesis.score, abs=1e-9
            )
        assert [h.score for h in found] == sorted((h.score for h in found), reverse=True)
        scores.append(found[0].score)
    assert all(score <= scores[-1] + 1e-12 for score in scores)


@pytest.mark.parametrize("search", ["stack", "cube"])
@pytest.mark.parametrize(("seed", "threshold"), [(42, 0.9), (17, 0.1), (18, 0.01)])
def test_a_stack_with_room_for_what_the_threshold_leaves_prunes_nothing(
    seed: int, threshold: float, search: str, make_problem
) -> None:
    """Not even while it is filled, where it may for a time hold more than that."""
    problem = make_problem(seed, order=3, n=7)
    common = {"threshold": threshold, "ttable_limit": -1, "distortion_limit": -1, "pop_limit": -1}
    lattices = []
    stack = -1
    for _ in range(2):
        settings = SearchSettings(stack=stack, search=search, **common)
        lattices.append(BeamDecoder(problem.model, settings=settings).lattice(problem.source))
        stack = int(lattices[0].trace[:, 4].max())
    unlimited, limited = lattices
    assert len(unlimited.scores) < unlimited.trace[:, 0].sum()  # the threshold leaves out some
    np.testing.assert_array_equal(limited.trace[:, 4], unlimited.trace[:, 4])
    np.testing.assert_allclose(limited.scores, unlimited.scores, atol=1e-12)


def test_the_trace_adds_up(make_problem) -> None:
    """Also where hypotheses are rejected before the language models have scored them."""
    problem = make_problem(2, order=3, n=8)
    settings = SearchSettings(stack=5, threshold=0.1, distortion_limit=-1)
    lattice = BeamDecoder(problem.model, settings=settings).lattice(problem.source)
    generated, rejected, recombined, pruned, kept, _ = lattice.trace.T
    assert rejected.any()
    assert pruned.any()
    np.testing.assert_array_equal(generated - rejected, recombined + pruned + kept)


def test_lattice_paths_are_the_derivations(make_problem) -> None:
    problem = make_problem(3, order=2, n=4, types=REORDERING)
    settings = SearchSettings(**EVERYTHING)
    decoder = BeamDecoder(problem.model, settings=settings)
    search_lattice = decoder.lattice(problem.source)
    lattice = search_lattice.to_lattice()
    weights = problem.model.weight_vector
    totals = sorted(float(lattice.features[p].sum(axis=0) @ weights) for p in lattice.paths())
    expected = sorted(h.score for h in decoder.decode(problem.source, nbest=10**5))
    assert totals == pytest.approx(expected, abs=1e-9)
    slf = search_lattice.to_slf().splitlines()
    assert slf[1] == f"N={lattice.nodes} L={len(lattice.source)}"
    assert len(slf) == 2 + lattice.nodes + len(lattice.source)
