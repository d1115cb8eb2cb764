"""Word classes against the definition of their objective, and the model of classes."""

import itertools
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from regmt.bundled import bundled_lines
from regmt.core.errors import InputError
from regmt.decoding.lm import LanguageModel, train
from regmt.decoding.lm.word_classes import ClassLanguageModel, _neighbouring, word_classes
from regmt.instance_selection.corpus import Corpus, Text


def text_of(lines: list[str]) -> Text:
    return Corpus.from_strings(lines, lines).target


def objective(text: Text, classes: np.ndarray) -> float:
    """Σ C(ab) log C(ab) − Σ C(a·) log C(a·) − Σ C(·b) log C(·b), from the text itself."""
    boundary = len(classes)
    pairs: Counter[tuple[int, int]] = Counter()
    for i in range(len(text)):
        pairs.update(itertools.pairwise([boundary, *classes[text[i]].tolist(), boundary]))
    sums = [Counter[int](), Counter[int]()]
    for pair, count in pairs.items():
        for side, c in zip(sums, pair, strict=True):
            side[c] += count

    def total(counts: Counter) -> float:
        return sum(n * np.log(n) for n in counts.values())

    return total(pairs) - total(sums[0]) - total(sums[1])


def test_no_word_has_a_better_class() -> None:
    text = text_of(bundled_lines("train")[1][:60])
    classes = word_classes(text, 6)
    assert set(classes.tolist()) <= set(range(7))
    best = objective(text, classes)
    start = np.arange(len(classes)) % 6
    assert best > objective(text, start)
    moves = 0
    for word in range(len(classes)):
        for c in range(6):
            moved = classes.copy()
            moved[word] = c
            moves += objective(text, moved) > best + 1e-6
    assert moves <= len(classes) // 500 * 6  # rounds end when one word in 500 still moves


def test_like_words_share_a_class() -> None:
    animals, colours = ["cat", "dog", "fox"], ["red", "blue", "grey"]
    lines = [f"the {c} {a} sleeps" for c, a in itertools.product(colours, animals)]
    text = text_of([*lines, *(f"a {a} runs" for a in animals)])
    of = dict(zip(text.vocabulary.words, word_classes(text, 4).tolist(), strict=True))
    assert len({of[a] for a in animals}) == len({of[c] for c in colours}) == 1
    assert of["cat"] != of["red"]


def test_model_of_classes_is_a_model_of_the_text_of_classes(tmp_path: Path) -> None:
    text = text_of(bundled_lines("train")[1][:200])
    model = ClassLanguageModel.train(text, order=3, n_classes=10)
    of = word_classes(text, 10)
    plain = train(
        [[str(c) for c in of[text[i]]] for i in range(len(text))], order=3, announce=False
    )
    sentence = text.sentence(7)
    spelled = [str(of[text.vocabulary.ids[word]]) for word in sentence]
    assert model.score(sentence) == pytest.approx(plain.score(spelled), abs=1e-6)
    model.save(tmp_path / "classes")
    opened = ClassLanguageModel.open(tmp_path / "classes")
    assert opened.score(sentence) == model.score(sentence)
    with pytest.raises(InputError, match="regmt language model"):
        LanguageModel.open(tmp_path / "classes")


def test_classes_are_the_same_for_any_part_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(["a b a c", "c b", "d d a"] * 5)
    whole = word_classes(text, 3).tolist()
    for n in (1, 3, 7):
        monkeypatch.setattr("regmt.decoding.lm.word_classes._SENTENCES_AT_ONCE", n)
        pairs = np.concatenate(list(_neighbouring(text, np.arange(4))))
        expected = Counter(
            5 * a + b
            for i in range(len(text))
            for a, b in itertools.pairwise([4, *text[i].tolist(), 4])
        )
        assert Counter(pairs.tolist()) == expected
        assert word_classes(text, 3).tolist() == whole


def test_unseen_words_have_the_class_of_rare_ones() -> None:
    lines = ["the cat sleeps", "the dog sleeps", "the cat and the dog", "the fox sleeps"]
    model = ClassLanguageModel.train(text_of(lines), order=2, n_classes=4)
    counts = Counter(" ".join(lines).split())
    rare = Counter(model.encode([word for word, n in counts.items() if n == 1]).tolist())
    assert rare[int(model.encode(["unheard-of"])[0])] == max(rare.values())
    ends = ["<s>", "</s>"]
    assert model.encode(ends).tolist() == model.vocabulary.encode(ends).tolist()
