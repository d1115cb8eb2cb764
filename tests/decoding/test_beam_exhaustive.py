"""The search against exhaustive enumeration on small random models.

The reference here is plain Python and shares nothing with the decoder: it walks through all
segmentations and permutations that the distortion rule allows, scores words with a dictionary of
ARPA entries and phrases with dictionaries of table entries.
"""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import dataclass

import numpy as np
import pytest

from decoding.beam import BeamDecoder
from decoding.beam.future_cost import future_costs
from decoding.features import OptionView
from decoding.lm import LanguageModel
from decoding.model import Model
from decoding.phrase_table import PhrasePair, PhraseTable
from decoding.reordering import ReorderingTable, ReorderingType
from decoding.settings import SearchSettings
from decoding.weights import Weights

TARGET_WORDS = ["a", "b", "c", "oov"]
EVERYTHING = {"stack": -1, "threshold": 0.0, "ttable_limit": -1, "pop_limit": -1}


class DictionaryLM:
    """A random back-off model as a dictionary, with the textbook recursion."""

    def __init__(self, rng: random.Random, order: int) -> None:
        self.order = order
        self.entries: dict[tuple[str, ...], tuple[float, float]] = {}
        words = ["<unk>", "<s>", "</s>", "a", "b", "c"]
        previous = [(word,) for word in words]
        for ngram in previous:
            self.entries[ngram] = (-rng.uniform(0.1, 3), -rng.uniform(0, 1))
        for _ in range(2, order + 1):
            longer = [
                (*ngram, word)
                for ngram in previous
                for word in words[2:]
                if ngram[-1] not in ("</s>", "<unk>")
                and (*ngram[1:], word) in self.entries
                and rng.random() < 0.4
            ]
            for ngram in longer:
                self.entries[ngram] = (-rng.uniform(0.1, 3), -rng.uniform(0, 1))
            previous = longer

    def log10(self, word: str, context: tuple[str, ...]) -> float:
        word = word if (word,) in self.entries else "<unk>"
        context = context[max(0, len(context) - self.order + 1) :]
        total = 0.0
        while (*context, word) not in self.entries:
            total += self.entries.get(context, (0.0, 0.0))[1]
            context = context[1:]
        return total + self.entries[(*context, word)][0]

    def sentence(self, words: list[str]) -> float:
        known = ["<s>", *(w if (w,) in self.entries else "<unk>" for w in words), "</s>"]
        return sum(self.log10(known[i], tuple(known[:i])) for i in range(1, len(known)))

    def alone(self, words: list[str]) -> float:
        known = [w if (w,) in self.entries else "<unk>" for w in words]
        return sum(self.log10(known[i], tuple(known[:i])) for i in range(len(known)))

    def write(self, path) -> None:
        lines = ["\\data\\"]
        by_order = {k: [g for g in self.entries if len(g) == k] for k in range(1, self.order + 1)}
        lines += [f"ngram {k}={len(grams)}" for k, grams in by_order.items()]
        for k, grams in by_order.items():
            lines += ["", f"\\{k}-grams:"]
            for gram in grams:
                logprob, backoff = self.entries[gram]
                tail = "" if k == self.order else f"\t{backoff!r}"
                lines.append(f"{logprob!r}\t{' '.join(gram)}{tail}")
        path.write_text("\n".join([*lines, "", "\\end\\", ""]))

    def rounded(self) -> None:
        """Round to what float32 holds, as the compiled model does."""
        for gram, (p, b) in self.entries.items():
            self.entries[gram] = (float(np.float32(p)), float(np.float32(b)))


@dataclass
class Problem:
    """A random model in both forms."""

    source: list[str]
    model: Model
    lms: list[DictionaryLM]
    tables: list[list[PhrasePair]]
    reordering: list[tuple[ReorderingType, dict[tuple[str, str], list[float]]]]


class Length:
    """An extra feature: target words minus source words, and whether the word is unknown."""

    n_values = 2

    def values(self, options: OptionView) -> np.ndarray:
        lengths = [len(target) for target in options.targets] - (options.end - options.start)
        return np.stack([lengths, options.unknown], axis=1).astype(float)


def make_problem(seed: int, tmp_path, *, order: int, n: int, types: list[str]) -> Problem:
    rng = random.Random(seed)
    source = [f"f{rng.randrange(n + 1)}" for _ in range(n)]
    lms = [DictionaryLM(rng, order) for _ in range(1 + seed % 2)]
    for i, lm in enumerate(lms):
        lm.rounded()
        lm.write(tmp_path / f"{i}.arpa")
    tables = []
    for t in range(1 + (seed // 2) % 2):
        pairs: dict[tuple[tuple[str, ...], tuple[str, ...]], PhrasePair] = {}
        for start, end in itertools.combinations(range(n + 1), 2):
            if end - start > 3 or rng.random() < 0.5 + 0.2 * t:
                continue
            for _ in range(rng.choice([1, 1, 2])):
                target = tuple(rng.choices(TARGET_WORDS, k=rng.choice([0, 1, 1, 2, 3])))
                scores = tuple(rng.uniform(0.01, 1) for _ in range(2))
                key = (tuple(source[start:end]), target)
                pairs.setdefault(key, PhrasePair(*key, scores))
        tables.append(list(pairs.values()))
    if not any(tables):
        tables[0].append(PhrasePair((source[0],), ("a",), (0.5, 0.5)))
    if not tables[0]:
        tables = tables[::-1]
    reordering = []
    for name in types:
        kind = ReorderingType.parse(name)
        values = {}
        for table in tables:
            for pair in table:
                if rng.random() < 0.8:  # some pairs are missing from the table
                    key = (" ".join(pair.source), "" if kind.source_only else " ".join(pair.target))
                    values[key] = [rng.uniform(0.05, 1) for _ in range(kind.n_columns)]
        reordering.append((kind, values))
    weights: dict[str, list[float]] = {
        "Distortion0": [rng.uniform(0, 1)],
        "WordPenalty0": [rng.gauss(0, 0.5)],
        "PhrasePenalty0": [rng.gauss(0, 0.5)],
        "UnknownWordPenalty0": [rng.uniform(0, 0.05)],
        "Length": [rng.gauss(0, 0.5), rng.gauss(0, 0.5)],
    }
    for i in range(len(lms)):
        weights[f"LM{i}"] = [rng.uniform(0, 1) if rng.random() < 0.8 else rng.gauss(0, 1)]
    tables = [table for table in tables if table]
    for i in range(len(tables)):
        weights[f"TM{i}"] = [rng.gauss(0, 1), rng.uniform(0, 1)]
    for i, (kind, _) in enumerate(reordering):
        weights[f"R{i}"] = [rng.uniform(-0.2, 1) for _ in range(kind.n_features)]
    model = Model(
        {f"TM{i}": PhraseTable.from_pairs(table) for i, table in enumerate(tables)},
        {f"LM{i}": LanguageModel.load(tmp_path / f"{i}.arpa") for i in range(len(lms))},
        Weights(weights),
        {
            f"R{i}": ReorderingTable(
                kind,
                [s if kind.source_only else f"{s} ||| {t}" for s, t in values],
                np.array(list(values.values())).reshape(len(values), kind.n_columns),
            )
            for i, (kind, values) in enumerate(reordering)
        },
        option_features={"Length": Length()},
    )
    return Problem(source, model, lms, tables, reordering)


def options_of(problem: Problem) -> list[tuple[int, int, tuple[str, ...], int]]:
    """All (start, end, target, table); table -1 for unknown words."""
    found = []
    n = len(problem.source)
    for start, end in itertools.combinations(range(n + 1), 2):
        for t, table in enumerate(problem.tables):
            for pair in table:
                if pair.source == tuple(problem.source[start:end]):
                    found.append((start, end, pair.target, t))
    covered = {start for start, end, _, _ in found if end == start + 1}
    found += [(i, i + 1, (problem.source[i],), -1) for i in range(n) if i not in covered]
    return found


def allowed(settings: SearchSettings, covered: set[int], previous, start: int, end: int, n: int):
    gap = min(set(range(n)) - covered)
    before = previous[1] if previous else 0
    limit = settings.distortion_limit
    if limit < 0 or (settings.allow_swaps and previous and previous[0] == end):
        return True
    jump = abs(start - before) <= limit
    return {
        "moses": jump and (start == gap or end <= gap + limit),
        "strict": jump and end <= gap + limit,
        "extended": jump and start <= gap + limit,
        "start": start <= gap + limit,
    }[settings.distortion_rule]


def derivations(problem: Problem, settings: SearchSettings):
    """Yield all complete derivations as lists of options."""
    options = options_of(problem)
    n = len(problem.source)

    def extend(path, covered):
        if len(covered) == n:
            yield list(path)
            return
        for option in options:
            span = set(range(option[0], option[1]))
            if span & covered:
                continue
            previous = path[-1] if path else None
            if allowed(settings, covered, previous, option[0], option[1], n):
                yield from extend([*path, option], covered | span)

    yield from extend([], set())


def orientation(start: int, end: int, other: tuple[int, int]) -> str:
    if start == other[1]:
        return "m"
    if end == other[0]:
        return "s"
    return "r" if start > other[1] else "l"


def column(kind: ReorderingType, letter: str) -> int:
    names = {
        "msd": {"m": 0, "s": 1, "l": 2, "r": 2},
        "mslr": {"m": 0, "s": 1, "l": 2, "r": 3},
        "monotonicity": {"m": 0, "s": 1, "l": 1, "r": 1},
        "leftright": {"m": 1, "s": 0, "l": 0, "r": 1},
    }
    return names[kind.orientations][letter]


def reordering_features(problem: Problem, kind, values, path) -> list[float]:
    features = [0.0] * kind.n_features
    width = {"msd": 3, "mslr": 4, "monotonicity": 2, "leftright": 2}[kind.orientations]

    def add(option, direction: int, letter: str) -> None:
        start, end, target, table = option
        source = " ".join(problem.source[start:end])
        row = values.get((source, "" if kind.source_only else " ".join(target)))
        if row is None or table < 0:
            return
        first = width * direction if kind.backward and kind.forward else 0
        place = direction if kind.collapsed else width * direction + column(kind, letter)
        if not (kind.backward and kind.forward):
            place -= (1 if kind.collapsed else width) * direction
        features[place] += math.log(row[first + column(kind, letter)])

    blocks: list[tuple[int, int]] = []
    covered: set[int] = set()
    for i, option in enumerate(path):
        start, end = option[:2]
        covered |= set(range(start, end))
        last = path[i - 1] if i else None
        if kind.backward:
            if last is None:
                letter = "m" if start == 0 else "r"
            else:
                letter = orientation(start, end, blocks[-1] if kind.hierarchical else last[:2])
            add(option, 0, letter)
        if kind.forward and last is not None:
            letter = orientation(start, end, last[:2])
            if kind.hierarchical:  # an open gap beside the last phrase may still be filled
                if start > last[1] and last[1] not in covered:
                    letter = "m"
                elif end < last[0] and last[0] - 1 not in covered:
                    letter = "s"
            add(last, 1, letter)
        top = (start, end)
        while blocks and (blocks[-1][1] == top[0] or blocks[-1][0] == top[1]):
            other = blocks.pop()
            top = (min(top[0], other[0]), max(top[1], other[1]))
        blocks.append(top)
    return features


def features_of(problem: Problem, path) -> dict[str, list[float]]:
    words = [word for _, _, target, _ in path for word in target]
    features: dict[str, list[float]] = {
        "Distortion0": [
            -float(
                sum(abs(b[0] - (a[1] if a else 0)) for a, b in itertools.pairwise([None, *path]))
            )
        ],
        "WordPenalty0": [-float(len(words))],
        "PhrasePenalty0": [float(len(path))],
        "UnknownWordPenalty0": [-100.0 * sum(table < 0 for *_, table in path)],
        "Length": [
            float(len(words) - len(problem.source)),
            float(sum(table < 0 for *_, table in path)),
        ],
    }
    for i, lm in enumerate(problem.lms):
        features[f"LM{i}"] = [math.log(10) * lm.sentence(words)]
    for t, table in enumerate(problem.tables):
        scores = {(pair.source, pair.target): pair.scores for pair in table}
        total = [0.0, 0.0]
        for start, end, target, own in path:
            if own == t:
                for i, p in enumerate(scores[tuple(problem.source[start:end]), target]):
                    total[i] += math.log(p)
        features[f"TM{t}"] = total
    for i, (kind, values) in enumerate(problem.reordering):
        features[f"R{i}"] = reordering_features(problem, kind, values, path)
    return features


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
def test_unlimited_search_and_nbest_lists_are_exhaustive(seed: int, tmp_path) -> None:
    rule, limit, swaps = DISTORTION[seed % len(DISTORTION)]
    problem = make_problem(
        seed, tmp_path, order=1 + seed % 4, n=3 + seed % 3 // 2, types=TYPES[seed % 5]
    )
    settings = SearchSettings(
        **EVERYTHING, distortion_limit=limit, distortion_rule=rule, allow_swaps=swaps
    )
    paths = list(derivations(problem, settings))
    if not paths:  # a dead end for every order: then word by word from left to right
        paths = list(derivations(problem, SearchSettings(**EVERYTHING, distortion_limit=0)))
    weights = problem.model.weights
    expected: dict[tuple, float] = {}
    for path in paths:
        key = tuple((start, end, target) for start, end, target, _ in path)
        score = weights.dot(features_of(problem, path))
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
def test_features_of_every_derivation(seed: int, tmp_path) -> None:
    problem = make_problem(seed, tmp_path, order=3, n=4, types=TYPES[1 + seed % 4])
    problem.tables = problem.tables[:1]  # one table: a derivation is known by its phrases
    problem.model.phrase_tables = {"TM0": problem.model.phrase_tables["TM0"]}
    problem.model.weights = Weights({n: w for n, w in problem.model.weights.items() if n != "TM1"})
    settings = SearchSettings(**EVERYTHING, distortion_limit=-1)
    expected = {
        tuple((start, end, target) for start, end, target, _ in path): features_of(problem, path)
        for path in derivations(problem, settings)
    }
    found = BeamDecoder(problem.model, settings=settings).decode(problem.source, nbest=10**5)
    assert len(found) == len(expected)
    for hypothesis in found:
        features = expected[tuple((p.start, p.end, p.target) for p in hypothesis.phrases)]
        assert set(hypothesis.features) == set(features)
        for name, values in features.items():
            assert hypothesis.features[name] == pytest.approx(values, abs=1e-9), name


@pytest.mark.parametrize("search", ["stack", "cube"])
def test_features_when_all_arrays_have_to_grow(search: str, tmp_path) -> None:
    """Thousands of hypotheses, coverages, arcs and stacks of blocks, with features as before."""
    problem = make_problem(2, tmp_path, order=3, n=9, types=[*TYPES[1], *TYPES[2]])
    problem.tables = problem.tables[:1]
    problem.model.phrase_tables = {"TM0": problem.model.phrase_tables["TM0"]}
    problem.model.weights = Weights({n: w for n, w in problem.model.weights.items() if n != "TM1"})
    settings = SearchSettings(
        stack=2000, threshold=0.0, distortion_limit=-1, search=search, pop_limit=5000
    )
    decoder = BeamDecoder(problem.model, settings=settings)
    lattice = decoder.lattice(problem.source)
    assert len(lattice.scores) > 3000
    assert len(lattice.arcs) > 2 * len(lattice.scores)
    assert lattice.nodes[:, 3].max() > 64  # stacks of blocks
    found = lattice.hypotheses(100)
    known = options_of(problem)
    for hypothesis in found:
        path = []
        for phrase in hypothesis.phrases:
            key = (phrase.start, phrase.end, phrase.target)
            path.append(next(option for option in known if option[:3] == key))
        for name, values in features_of(problem, path).items():
            assert hypothesis.features[name] == pytest.approx(values, abs=1e-9), name
        assert problem.model.weights.dot(hypothesis.features) == pytest.approx(
            hypothesis.score, abs=1e-9
        )


@pytest.mark.parametrize("seed", range(6))
def test_future_cost_is_the_best_segmentation(seed: int, tmp_path) -> None:
    problem = make_problem(seed, tmp_path, order=2, n=5, types=[])
    decoder = BeamDecoder(problem.model, settings=SearchSettings(**EVERYTHING))
    costs = future_costs(decoder.index.collect(problem.source))
    weights = problem.model.weights

    def isolated(option) -> float:
        start, end, target, _ = option
        features = features_of(problem, [option])
        del features["Distortion0"]
        features["Length"][0] = len(target) - (end - start)
        for i, lm in enumerate(problem.lms):
            features[f"LM{i}"] = [math.log(10) * lm.alone(list(target))]
        return weights.dot(features)

    options = options_of(problem)
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


def test_beams_only_lose(tmp_path) -> None:
    """A narrower search never finds a better score, and its lists stay consistent."""
    problem = make_problem(7, tmp_path, order=3, n=5, types=TYPES[1])
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


def test_lattice_paths_are_the_derivations(tmp_path) -> None:
    problem = make_problem(3, tmp_path, order=2, n=4, types=TYPES[1])
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
