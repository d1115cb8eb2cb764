"""Small random models in two forms: the decoder's, and a plain one that can be enumerated.

The plain one shares nothing with the decoder: it walks through all segmentations and permutations
that the distortion rule allows, scores words with a dictionary of ARPA entries and phrases with
dictionaries of table entries.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.features import OptionView
from regmt.decoding.lm import LanguageModel
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhrasePair, PhraseTable
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights
from regmt.instance_selection.corpus import Corpus

TARGET_WORDS = ["a", "b", "c", "oov"]

Option = tuple[int, int, tuple[str, ...], int]
"""Start, end, target words and table of a translation option; table -1 for an unknown word."""


@pytest.fixture
def corpus(request: pytest.FixtureRequest) -> Corpus:
    """The sentences that a test module calls SOURCE and TARGET."""
    return Corpus.from_strings(request.module.SOURCE, request.module.TARGET)


@pytest.fixture
def bitext(corpus: Corpus) -> Bitext:
    """The same for alignment."""
    return Bitext.from_corpus(corpus)


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

    def keep_one_table(self) -> None:
        """Leave out further tables: then a derivation is known by its phrases."""
        self.tables = self.tables[:1]
        self.model.phrase_tables = {"TM0": self.model.phrase_tables["TM0"]}
        self.model.weights = Weights({n: w for n, w in self.model.weights.items() if n != "TM1"})

    def options(self) -> list[Option]:
        """All (start, end, target, table); table -1 for unknown words."""
        found = []
        n = len(self.source)
        for start, end in itertools.combinations(range(n + 1), 2):
            for t, table in enumerate(self.tables):
                for pair in table:
                    if pair.source == tuple(self.source[start:end]):
                        found.append((start, end, pair.target, t))
        covered = {start for start, end, _, _ in found if end == start + 1}
        found += [(i, i + 1, (self.source[i],), -1) for i in range(n) if i not in covered]
        return found

    def derivations(self, settings: SearchSettings) -> Iterator[list[Option]]:
        """Yield all complete derivations as lists of options."""
        options = self.options()
        n = len(self.source)

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

    def features(self, path: list[Option]) -> dict[str, list[float]]:
        """Ψ of a derivation, feature by feature."""
        words = [word for _, _, target, _ in path for word in target]
        features: dict[str, list[float]] = {
            "Distortion0": [
                -float(
                    sum(
                        abs(b[0] - (a[1] if a else 0)) for a, b in itertools.pairwise([None, *path])
                    )
                )
            ],
            "WordPenalty0": [-float(len(words))],
            "PhrasePenalty0": [float(len(path))],
            "UnknownWordPenalty0": [-100.0 * sum(table < 0 for *_, table in path)],
            "Length": [
                float(len(words) - len(self.source)),
                float(sum(table < 0 for *_, table in path)),
            ],
        }
        for i, lm in enumerate(self.lms):
            features[f"LM{i}"] = [math.log(10) * lm.sentence(words)]
        for t, table in enumerate(self.tables):
            scores = {(pair.source, pair.target): pair.scores for pair in table}
            total = [0.0, 0.0]
            for start, end, target, own in path:
                if own == t:
                    for i, p in enumerate(scores[tuple(self.source[start:end]), target]):
                        total[i] += math.log(p)
            features[f"TM{t}"] = total
        for i, (kind, values) in enumerate(self.reordering):
            features[f"R{i}"] = self._reordering_features(kind, values, path)
        return features

    def _reordering_features(
        self, kind: ReorderingType, values: dict[tuple[str, str], list[float]], path: list[Option]
    ) -> list[float]:
        features = [0.0] * kind.n_features
        width = {"msd": 3, "mslr": 4, "monotonicity": 2, "leftright": 2}[kind.orientations]

        def add(option: Option, direction: int, letter: str) -> None:
            start, end, target, table = option
            source = " ".join(self.source[start:end])
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


class Length:
    """An extra feature: target words minus source words, and whether the word is unknown."""

    n_values = 2

    def values(self, options: OptionView) -> np.ndarray:
        lengths = [len(target) for target in options.targets] - (options.end - options.start)
        return np.stack([lengths, options.unknown], axis=1).astype(float)


def random_problem(
    seed: int, folder: Path, *, order: int, n: int, types: Sequence[str] = ()
) -> Problem:
    """Make a model of random tables, language models and weights, and a sentence of n words."""
    rng = random.Random(seed)
    source = [f"f{rng.randrange(n + 1)}" for _ in range(n)]
    lms = [DictionaryLM(rng, order) for _ in range(1 + seed % 2)]
    for i, lm in enumerate(lms):
        lm.rounded()
        lm.write(folder / f"{i}.arpa")
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
        {f"LM{i}": LanguageModel.load(folder / f"{i}.arpa") for i in range(len(lms))},
        Weights(weights),
        {
            f"R{i}": ReorderingTable(
                kind,
                PhraseTable.from_lines(
                    [s for s, _ in values],
                    ["" if kind.source_only else t for _, t in values],
                    np.array(list(values.values())).reshape(len(values), kind.n_columns),
                ),
            )
            for i, (kind, values) in enumerate(reordering)
        },
        option_features={"Length": Length()},
    )
    return Problem(source, model, lms, tables, reordering)


@pytest.fixture
def make_problem(tmp_path: Path) -> Callable[..., Problem]:
    """Return `random_problem` with a folder for its files."""

    def make(seed: int, *, order: int, n: int, types: Sequence[str] = ()) -> Problem:
        return random_problem(seed, tmp_path, order=order, n=n, types=types)

    return make
