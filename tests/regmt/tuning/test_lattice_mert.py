"""Envelopes carried through lattices against n-best lists of all their paths."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.lattice import Lattice
from regmt.decoding.nbest import NBestEntry
from regmt.metrics import make_metric
from regmt.tuning.lattice_mert import LatticeSurface
from regmt.tuning.line_search import PoolSurface, line_search
from regmt.tuning.mert import Mert
from regmt.tuning.pool import Pool, PoolBuilder, gain

BLEU = make_metric("bleu", tokenize="none")
COLUMNS = (("lm", 0), ("tm", 0), ("tm", 1))
REFERENCES = ["a b c d e", "b b a e", "c d a b a c"]


def random_lattice(rng: np.random.Generator, *, whole: bool) -> Lattice:
    nodes = int(rng.integers(2, 7))
    arcs = []
    for target in range(1, nodes):
        sources = {target - 1, *rng.integers(0, target, rng.integers(1, 4)).tolist()}
        for source in sorted(sources):
            for _ in range(rng.integers(1, 3)):
                values = rng.integers(-2, 3, 3) if whole else rng.normal(size=3)
                words = rng.choice(list("abcde"), rng.integers(0, 3))
                arcs.append((source, target, values.astype(float), tuple(map(str, words))))
    return Lattice.from_arcs(COLUMNS, nodes, arcs)


def all_paths_pool(lattices: list[Lattice]) -> Pool:
    lists = []
    for i, lattice in enumerate(lattices):
        entries = []
        for path in lattice.paths():
            lm, *tm = lattice.features[path].sum(axis=0)
            entries.append(NBestEntry(i, lattice.tokens(path), {"lm": (lm,), "tm": tuple(tm)}, 0.0))
        lists.append(entries)
    builder = PoolBuilder([REFERENCES], BLEU)
    builder.add(lists)
    return builder.pool()


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_same_on_all_paths(seed: int) -> None:
    rng = np.random.default_rng(seed)
    lattices = [random_lattice(rng, whole=True) for _ in REFERENCES]
    surface = LatticeSurface(lattices, [REFERENCES], BLEU)
    for column in range(3):
        sums = [{x.features[path, column].sum() for path in x.paths()} for x in lattices]
        assert surface.same_on_all_paths(column) == all(len(values) == 1 for values in sums)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_line_search_over_lattices_equals_that_over_all_paths(seed: int) -> None:
    rng = np.random.default_rng(seed)
    lattices = [random_lattice(rng, whole=False) for _ in REFERENCES]
    surface = LatticeSurface(lattices, [REFERENCES], BLEU)
    pool_surface = PoolSurface(all_paths_pool(lattices))
    vector, direction = rng.normal(size=(2, 3))
    np.testing.assert_allclose(surface.totals(vector), pool_surface.totals(vector))
    ours = surface.plateaus(vector, direction)
    theirs = pool_surface.plateaus(vector, direction)
    np.testing.assert_allclose(ours.boundaries, theirs.boundaries, rtol=1e-6, atol=1e-9)
    np.testing.assert_allclose(ours.totals, theirs.totals)
    found = line_search(surface, BLEU, vector, direction)
    expected = line_search(pool_surface, BLEU, vector, direction)
    assert found.value == pytest.approx(expected.value)
    assert found.step == pytest.approx(expected.step, rel=1e-6)


def test_mert_over_lattices_equals_mert_over_all_paths() -> None:
    rng = np.random.default_rng(4)
    lattices = [random_lattice(rng, whole=False) for _ in REFERENCES]
    surface = LatticeSurface(lattices, [REFERENCES], BLEU)
    pool = all_paths_pool(lattices)
    mert = Mert(directions="koehn", restarts=3)
    ours = mert.optimise(surface, np.ones(3), BLEU, 0)
    threads = Mert(directions="koehn", restarts=3, jobs=2)
    fresh = LatticeSurface(lattices, [REFERENCES], BLEU)
    np.testing.assert_array_equal(threads.optimise(fresh, np.ones(3), BLEU, 0), ours)
    theirs = mert.optimise(PoolSurface(pool), np.ones(3), BLEU, 0)
    assert gain(BLEU, surface.totals(ours)) == pytest.approx(
        float(gain(BLEU, pool.totals(pool.best(theirs))))
    )
    assert gain(BLEU, surface.totals(ours)) > gain(BLEU, surface.totals(np.ones(3)))


def test_equal_lines_and_long_chains() -> None:
    """Whole-numbered features give equal slopes; many nodes make the arrays grow."""
    rng = np.random.default_rng(9)
    lattices = [random_lattice(rng, whole=True) for _ in REFERENCES]
    pool = all_paths_pool(lattices)
    surface = LatticeSurface(lattices, [REFERENCES], BLEU)
    direction, vector = np.array([1.0, 0.0, -1.0]), np.array([0.3, 0.21, 0.47])
    found = surface.plateaus(vector, direction)
    expected = PoolSurface(pool).plateaus(vector, direction)
    np.testing.assert_allclose(np.unique(found.boundaries), np.unique(expected.boundaries))
    arcs = [(i, i + 1, rng.normal(size=3), (word,)) for i in range(300) for word in ("a", "b", "c")]
    chain = Lattice.from_arcs(COLUMNS, 301, arcs)
    long = LatticeSurface([chain], [["a b " * 150]], BLEU)
    best = [
        max(range(3), key=lambda a, i=i: chain.features[3 * i + a] @ vector) for i in range(300)
    ]
    expected_totals = BLEU.statistics([" ".join("abc"[b] for b in best)], [["a b " * 150]])[0]
    np.testing.assert_array_equal(long.totals(vector), expected_totals)
    assert len(long.plateaus(vector, direction).boundaries) > 300


def test_what_cannot_be_searched_is_refused() -> None:
    lattice = Lattice.from_arcs(COLUMNS, 3, [(1, 2, (0, 0, 0), ("a",))])
    with pytest.raises(InputError, match="no path"):
        LatticeSurface([lattice], [["a"]], BLEU).totals(np.ones(3))
    with pytest.raises(InputError, match="do not match"):
        LatticeSurface([lattice], [["a", "b"]], BLEU)
    other = Lattice.from_arcs(COLUMNS[:2], 2, [(0, 1, (0, 0), ("a",))])
    with pytest.raises(InputError, match="same features"):
        LatticeSurface([lattice, other], [["a", "b"]], BLEU)
