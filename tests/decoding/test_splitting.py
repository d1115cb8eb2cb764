"""Splitting of long sentence pairs, against all splits one by one."""

import itertools
import math

import numpy as np
import pytest

from regmt.decoding.splitting import Block, best_split, split_pairs
from regmt.instance_selection.corpus import Corpus


def log_p(direct, inverse, block):
    """IBM 1 of both directions, term by term."""
    a, b, c, d = block
    total = sum(math.log(sum(direct[j, i] for i in range(c, d)) / (d - c)) for j in range(a, b))
    return total + sum(
        math.log(sum(inverse[j, i] for j in range(a, b)) / (b - a)) for i in range(c, d)
    )


@pytest.mark.parametrize("seed", range(4))
def test_best_split_against_all_splits(seed: int) -> None:
    rng = np.random.default_rng(seed)
    direct, inverse = rng.random((2, 7, 6)) ** 4 + 1e-6
    block = Block(1, 6, 0, 5)
    candidates = []
    for j, i in itertools.product(range(2, 6), range(1, 5)):
        candidates.append((Block(1, j, 0, i), Block(j, 6, i, 5)))
        candidates.append((Block(1, j, i, 5), Block(j, 6, 0, i)))
    best = max(candidates, key=lambda parts: sum(log_p(direct, inverse, part) for part in parts))
    assert best_split(direct, inverse, block) == best
    assert best_split(direct, inverse, Block(2, 3, 0, 5)) is None


def test_split_where_the_translations_meet() -> None:
    source = [f"w{k} x{k} y{k}" for k in range(6)]
    target = [f"W{k} X{k} Y{k}" for k in range(6)]
    long = [f"{source[0]} {source[1]} {source[2]}", f"{target[2]} {target[0]} {target[1]}"]
    corpus = Corpus.from_strings([*source, long[0], "w1"], [*target, long[1], target[1]])
    split, owner = split_pairs(corpus, max_words=3)
    assert owner.tolist() == [0, 1, 2, 3, 4, 5, 6, 6, 6, 7]
    pairs = [
        (" ".join(split.source.sentence(i)), " ".join(split.target.sentence(i))) for i in range(10)
    ]
    assert pairs[:6] == list(zip(source, target, strict=True))
    assert pairs[6:9] == list(zip(source[:3], target[:3], strict=True))
    assert pairs[9] == ("w1", target[1])
    assert split.source.lines[6] == source[0]
    same, owner = split_pairs(corpus, max_words=9)
    assert same is corpus
    assert owner.tolist() == list(range(8))
