"""Operations against a plain account of them with sets, and their model."""

from pathlib import Path

import networkx as nx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regmt.decoding.alignment.links import Links
from regmt.decoding.lm import train
from regmt.decoding.operations import OperationModel
from regmt.decoding.operations import operation_model as module
from regmt.instance_selection.corpus import Corpus

Pair = tuple[list[int], list[int], list[tuple[int, int]]]


@st.composite
def pairs(draw: st.DrawFn) -> Pair:
    source, target = (draw(st.lists(st.integers(0, 3), min_size=1, max_size=6)) for _ in "st")
    places = st.tuples(st.integers(0, len(source) - 1), st.integers(0, len(target) - 1))
    return source, target, sorted(set(draw(st.lists(places, max_size=8))))


def told(source: list[int], target: list[int], links: list[tuple[int, int]]) -> list[tuple]:
    """The operations of Durrani et al. with cepts from connected components."""
    graph = nx.Graph((("s", i), ("t", j)) for i, j in links)
    cepts = [
        tuple(sorted(k for side, k in component if side == which) for which in "st")
        for component in nx.connected_components(graph)
    ]
    linked = {i for i, _ in links}
    free = [i for i in range(len(source)) if i not in linked]
    done: set[int] = set()
    at, furthest, story = 0, 0, []

    def delete(end: int) -> None:
        nonlocal at
        while at < end and at in free and at not in done:
            story.append(("delete", source[at]))
            done.add(at)
            at += 1

    for j, word in enumerate(target):
        cept = next((c for c in cepts if j in c[1]), None)
        if cept is None:
            story.append(("insert", word))
            continue
        if cept[1][0] != j:
            continue
        for k, i in enumerate(cept[0]):
            if k == 0:
                delete(len(source))
            if i >= furthest and at < i:
                if at < furthest:
                    story.append(("forward",))
                    at = furthest
                delete(i)
                if at < i:
                    story.append(("gap",))
            elif at != i:
                open_ = [x for x in range(i, furthest) if x not in done]
                runs = sum(1 for x in open_ if x + 1 not in open_)
                story.append(("back", runs))
            done.add(i)
            at = i + 1
            furthest = max(furthest, at)
            words = tuple(source[x] for x in cept[0]), tuple(target[x] for x in cept[1])
            story.append(("generate", *words) if k == 0 else ("continue",))
    story += [("delete", source[i]) for i in free if i not in done]
    return story


def codes_of(given: list[Pair]) -> list[list[int]]:
    sides = []
    for k in (0, 1):
        words = [np.array(pair[k], dtype=np.int32) for pair in given]
        sides.append((np.concatenate(words), np.cumsum([0, *map(len, words)])))
    links = Links.from_sets([pair[2] for pair in given])
    codes, offsets = module.operations(module.pairs_of(*sides, links))
    return [part.tolist() for part in np.split(codes, offsets[1:-1])]


@given(st.lists(pairs(), min_size=1, max_size=5))
def test_each_operation_has_one_code(given: list[Pair]) -> None:
    meaning: dict[int, tuple] = {}
    for codes, story in zip(codes_of(given), (told(*pair) for pair in given), strict=True):
        assert len(codes) == len(story)
        for code, operation in zip(codes, story, strict=True):
            assert meaning.setdefault(code, operation) == operation
    assert len(set(meaning.values())) == len(meaning)


def test_german_order() -> None:
    """er hat das Buch gelesen: he has read the book."""
    links = [(0, 0), (1, 1), (4, 2), (2, 3), (3, 4)]
    story = told([0, 1, 2, 3, 4], [0, 1, 2, 3, 4], links)
    assert [operation[0] for operation in story] == [
        *("generate", "generate", "gap", "generate", "back", "generate", "generate")
    ]
    (codes,) = codes_of([([0, 1, 2, 3, 4], [0, 1, 2, 3, 4], links)])
    assert codes[2] == 1
    assert codes[4] == 17  # back to the only gap


def test_model_is_a_language_model_of_the_operations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = ["ich habe das Buch gelesen", "ich lese das Buch", "ich lese", "das Buch"] * 3
    target = ["I have read the book", "I read the book", "I read", "the book"] * 3
    links = Links.from_sets(
        [
            *([(0, 0), (1, 1), (4, 2), (2, 3), (3, 4)], [(0, 0), (1, 1), (2, 2), (3, 3)]),
            *([(0, 0), (1, 1)], [(0, 0), (1, 1)]),
        ]
        * 3
    )
    corpus = Corpus.from_strings(source, target)
    model = OperationModel.train(corpus, links)
    monkeypatch.setattr(module, "_PAIRS_AT_ONCE", 5)
    in_parts = OperationModel.train(corpus, links)._stored()
    for name, array in model._stored().items():
        assert array.tobytes() == in_parts[name].tobytes()
    given = [(corpus.source[s].tolist(), corpus.target[s].tolist(), links[s]) for s in range(12)]
    spelled = [[str(code) for code in codes] for codes in codes_of(given)]
    plain = train(spelled, order=module.ORDER, prune=module.PRUNE, announce=False)
    scores = model.score_translations(
        corpus.source[1], [corpus.target[s] for s in (1, 3)], links.select([1, 1 + 2])
    )
    assert scores[0] == pytest.approx(plain.score(spelled[1]), abs=1e-6)
    shorter = codes_of([(given[1][0], given[3][1], given[3][2])])[0]
    known = {code for codes in spelled for code in codes}
    words = [str(code) if str(code) in known else "<unk>" for code in shorter]
    assert scores[1] == pytest.approx(plain.score(words), abs=1e-6)
    model.save(tmp_path / "operations")
    opened = OperationModel.open(tmp_path / "operations")
    again = opened.score_translations(corpus.source[1], [corpus.target[1]], links.select([1]))
    assert again[0] == scores[0]
