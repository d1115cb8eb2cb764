"""The search against exhaustive enumeration on small random models (see `conftest`)."""

from __future__ import annotations

import math

import pytest

from regmt.decoding.beam import BeamDecoder
from regmt.decoding.settings import SearchSettings

EVERYTHING = {"stack": -1, "threshold": 0.0, "ttable_limit": -1, "pop_limit": -1}
TYPES = [
    [],
    ["wbe-msd-bidirectional-fe-allff"],
    ["hier-msd-bidirectional-fe-allff"],
    ["wbe-mslr-backward-f-collapseff", "hier-mslr-bidirectional-fe-collapseff"],
    ["phrase-monotonicity-forward-fe-allff", "hier-leftright-forward-f-allff"],
]
DISTORTION = [
    ("moses", 6, False),
    ("moses", -1, False),
    ("moses", 2, False),
    ("moses", 1, True),
    ("moses", 0, False),
    ("strict", 2, False),
    ("strict", 3, True),
    ("extended", 1, False),
    ("extended", 2, True),
    ("start", 1, False),
    ("start", 2, True),
]


@pytest.mark.parametrize("seed", range(33))
def test_unlimited_search_and_nbest_lists_are_exhaustive(seed: int, make_problem) -> None:
    rule, limit, swaps = DISTORTION[seed % len(DISTORTION)]
    problem = make_problem(seed, order=1 + seed % 4, n=3 + seed % 3 // 2, types=TYPES[seed % 5])
    settings = SearchSettings(
        **EVERYTHING, distortion_limit=limit, distortion_rule=rule, allow_swaps=swaps
    )
    paths = list(problem.derivations(settings))
    if not paths:  # a dead end for every order: then word by word from left to right
        paths = list(problem.derivations(SearchSettings(**EVERYTHING, distortion_limit=0)))
    weights = problem.model.weights
    expected: dict[tuple, float] = {}
    for path in paths:
        key = tuple((start, end, target) for start, end, target, _ in path)
        score = weights.dot(problem.features(path))
        # The same pair may come from two tables: then a derivation has several scores.
        expected.setdefault(key, []).append(score)  # type: ignore[arg-type, attr-defined]
    all_scores = sorted((s for scores in expected.values() for s in scores), reverse=True)
    for recombine in (True, False):
        for search in ("stack", "cube"):
            decoder = BeamDecoder(
                problem.model,
                settings=SearchSettings(
                    **EVERYTHING,
                    distortion_limit=limit,
                    distortion_rule=rule,
                    allow_swaps=swaps,
                    search=search,
                    recombine=recombine,
                ),
            )
            best = decoder.decode(problem.source)[0]
            assert best.score == pytest.approx(all_scores[0], abs=1e-9)
            found = decoder.decode(problem.source, nbest=len(all_scores) + 10)
            assert [h.score for h in found] == pytest.approx(all_scores, abs=1e-9)
            for hypothesis in found:
                assert weights.dot(hypothesis.features) == pytest.approx(hypothesis.score, abs=1e-9)
                key = tuple((p.start, p.end, p.target) for p in hypothesis.phrases)
                scores = expected[key]
                assert min(abs(hypothesis.score - s) for s in scores) < 1e-9  # type: ignore
            keys = [tuple((p.start, p.end, p.target) for p in h.phrases) for h in found]
            assert sorted(keys) == sorted(k for k, s in expected.items() for _ in s)  # type: ignore
            texts = {tuple(h.tokens) for h in found}
            distinct = decoder.decode(problem.source, nbest=len(all_scores) + 10, distinct=True)
            assert len(distinct) == len(texts)
            assert {tuple(h.tokens) for h in distinct} == texts
            assert [h.score for h in distinct] == sorted((h.score for h in distinct), reverse=True)


@pytest.mark.parametrize("seed", [1, 5, 8])
def test_features_of_every_derivation(seed: int, make_problem) -> None:
    problem = make_problem(seed, order=3, n=4, types=TYPES[1 + seed % 4])
    problem.keep_one_table()
    settings = SearchSettings(**EVERYTHING, distortion_limit=-1)
    expected = {
        tuple((start, end, target) for start, end, target, _ in path): problem.features(path)
        for path in problem.derivations(settings)
    }
    found = BeamDecoder(problem.model, settings=settings).decode(problem.source, nbest=10**5)
    assert len(found) == len(expected)
    for hypothesis in found:
        features = expected[tuple((p.start, p.end, p.target) for p in hypothesis.phrases)]
        assert set(hypothesis.features) == set(features)
        for name, values in features.items():
            assert hypothesis.features[name] == pytest.approx(values, abs=1e-9), name


@pytest.mark.parametrize("search", ["stack", "cube"])
def test_features_when_all_arrays_have_to_grow(search: str, make_problem) -> None:
    """Thousands of hypotheses, coverages, arcs and stacks of blocks, with features as before."""
    problem = make_problem(2, order=3, n=9, types=[*TYPES[1], *TYPES[2]])
    problem.keep_one_table()
    settings = SearchSettings(
        stack=2000, threshold=0.0, distortion_limit=-1, search=search, pop_limit=5000
    )
    decoder = BeamDecoder(problem.model, settings=settings)
    lattice = decoder.lattice(problem.source)
    assert len(lattice.scores) > 3000
    assert len(lattice.arcs) > 2 * len(lattice.scores)
    assert lattice.nodes[:, 3].max() > 64  # stacks of blocks
    found = lattice.hypotheses(100)
    known = problem.options()
    for hypothesis in found:
        path = []
        for phrase in hypothesis.phrases:
            key = (phrase.start, phrase.end, phrase.target)
            path.append(next(option for option in known if option[:3] == key))
        for name, values in problem.features(path).items():
            assert hypothesis.features[name] == pytest.approx(values, abs=1e-9), name
        assert problem.model.weights.dot(hypothesis.features) == pytest.approx(
            hypothesis.score, abs=1e-9
        )


def blocks_before(path: list, i: int) -> set[tuple[int, int]]:
    """All source spans of phrases k … i - 1 that can be bracketed two at a time.

    Found by trying all splits of all ranges of phrases, not by shifting and reducing.
    """
    known: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for size in range(1, i + 1):
        for k in range(i - size + 1):
            found = {path[k][:2]} if size == 1 else set()
            for middle in range(k + 1, k + size):
                for a, b in known[k, middle]:
                    for c, d in known[middle, k + size]:
                        if b == c:
                            found.add((a, d))
                        elif d == a:
                            found.add((c, b))
            known[k, k + size] = found
    return {span for k in range(i) for span in known[k, i]}


@pytest.mark.parametrize("seed", range(4))
def test_hierarchical_orientation_by_all_bracketings(seed: int, make_problem) -> None:
    problem = make_problem(4 * seed, order=1, n=5, types=["hier-mslr-backward-fe-allff"])
    problem.keep_one_table()
    ((_, values),) = problem.reordering
    settings = SearchSettings(**EVERYTHING, distortion_limit=-1)
    found = BeamDecoder(problem.model, settings=settings).decode(problem.source, nbest=3000)
    swaps = 0
    for hypothesis in found:
        path = [(p.start, p.end, p.target) for p in hypothesis.phrases]
        expected = [0.0] * 4
        for i, (start, end, target) in enumerate(path):
            spans = blocks_before(path, i)
            if not spans:
                letter = 0 if start == 0 else 3
            elif any(b == start for _, b in spans):
                letter = 0
            elif any(a == end for a, _ in spans):
                letter = 1
                swaps += path[i - 1][0] != end  # a swap that the phrase alone does not show
            else:
                letter = 3 if start > path[i - 1][0] else 2
            row = values.get((" ".join(problem.source[start:end]), " ".join(target)))
            if row is not None:
                expected[letter] += math.log(row[letter])
        assert hypothesis.features["R0"] == pytest.approx(expected, abs=1e-9)
    assert swaps > 0
