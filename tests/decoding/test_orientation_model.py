"""Discriminative distortion against scikit-learn on contexts that are enumerated by hand."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.features import OptionView
from regmt.decoding.orientation_model import NAME, OrientationModel
from regmt.decoding.phrase_model import Model
from regmt.decoding.settings import SearchSettings
from regmt.decoding.training import train_model
from regmt.decoding.training_options import TrainingOptions
from regmt.instance_selection.corpus import Corpus

PAIRS = [
    ("a b c d", "x y z", {(0, 0), (1, 2), (2, 1)}),
    ("b c a", "z y x", {(0, 1), (1, 0), (2, 2)}),
    ("c a b d", "y x z w", {(0, 0), (1, 1), (2, 2), (3, 3)}),
    ("d c b a a b", "w x x z", {(0, 0), (3, 1), (4, 2), (5, 3), (2, 3)}),
]


def spans(source: list[str], target: list[str], links: set) -> list[tuple[int, int, int, int]]:
    """Consistent pairs of spans [a, b), [c, d)."""
    found = []
    for a, b in itertools.combinations(range(len(source) + 1), 2):
        for c, d in itertools.combinations(range(len(target) + 1), 2):
            inside = [(a <= i < b, c <= j < d) for i, j in links]
            if any(x for x, _ in inside) and all(x == y for x, y in inside):
                found.append((a, b, c, d))
    return found


def context(source: list[str], target: list[str], a: int, b: int, known: tuple) -> dict[str, str]:
    """The properties of a phrase pair, by name."""
    own, other = known
    n = len(source)

    def word(words: list[str], i: int, of: set[str]) -> str:
        return ("other" if words[i] not in of else words[i]) if 0 <= i < len(words) else "none"

    return {
        "bias": "",
        "first": word(source, a, own),
        "last": word(source, b - 1, own),
        "before": word(source, a - 1, own),
        "after": word(source, b, own),
        "target first": word(target, 0, other),
        "target last": word(target, len(target) - 1, other),
        "length": str(b - a),
        "target length": str(len(target)),
        "position": str(5 * a // n),
        "sentence": "short" if n <= 5 else "longer",
    }


def test_probabilities_are_those_of_logistic_regression() -> None:
    corpus = Corpus.from_strings([s for s, _, _ in PAIRS], [t for _, t, _ in PAIRS])
    model = OrientationModel.train(corpus, Links.from_sets([links for *_, links in PAIRS]))
    texts = [(s.split(), t.split(), links) for s, t, links in PAIRS]
    known = tuple(
        {w for w in set(itertools.chain(*side)) if list(itertools.chain(*side)).count(w) > 1}
        for side in ([s for s, _, _ in texts], [t for _, t, _ in texts])
    )
    contexts: list[dict[str, str]] = []
    answers: list[tuple[int, int]] = []
    for source, target, links in texts:
        found = spans(source, target, links)
        for a, b, c, d in found:
            mono = (a, c) == (0, 0) or any((y, w) == (a, c) for _, y, _, w in found)
            swap = any((x, w) == (b, c) for x, _, _, w in found)
            after = (b, d) == (len(source), len(target)) or any(
                (x, z) == (b, d) for x, _, z, _ in found
            )
            swap_after = any((y, z) == (a, d) for _, y, z, _ in found)
            contexts.append(context(source, target[c:d], a, b, known))
            answers.append(
                (0 if mono else 1 if swap else 2, 0 if after else 1 if swap_after else 2)
            )
    vectorizer = DictVectorizer()
    X = vectorizer.fit_transform([*contexts, *[{"bias": ""}] * 3])
    source, options = "b a e d c".split(), [(0, 2, "x"), (1, 2, ""), (2, 5, "z y"), (3, 4, "w")]
    view = OptionView(
        source,
        np.array([a for a, _, _ in options], dtype=np.int32),
        np.array([b for _, b, _ in options], dtype=np.int32),
        [tuple(t.split()) for *_, t in options],
        [""] * 4,
        np.zeros(4, dtype=bool),
    )
    found = model.log_probabilities(view)
    rows = vectorizer.transform([context(source, t.split(), a, b, known) for a, b, t in options])
    for direction in range(2):
        y = [*(answer[direction] for answer in answers), 0, 1, 2]
        reference = LogisticRegression(fit_intercept=False, max_iter=3000, tol=1e-8).fit(X, y)
        assert found[direction] == pytest.approx(reference.predict_log_proba(rows), abs=0.02)
    assert model.estimates(view)[:, 0] == pytest.approx(found[0].max(axis=1))


def test_a_trained_model_scores_every_derivation(tmp_path: Path) -> None:
    source = ["a b c", "b a c", "c b", "a c b", "c a"] * 2
    target = ["x y z", "x y z", "y z", "x y z", "x z"] * 2
    options = TrainingOptions(method="ibm1", lm_order=2, discriminative=True)
    folder = train_model(Corpus.from_strings(source, target), tmp_path / "m", options=options)
    model = Model.load(folder)
    assert NAME not in (folder / "moses.ini").read_text()
    feature = model.step_features[NAME]
    assert isinstance(feature, OrientationModel)
    tokens = "b a c".split()
    settings = SearchSettings(stack=-1, threshold=0.0, distortion_limit=-1)
    decoder = BeamDecoder(model, settings=settings)
    found = decoder.decode(tokens, nbest=500)
    assert len({tuple((p.start, p.end) for p in h.phrases) for h in found}) > 6
    for hypothesis in found:
        expected = [0.0, 0.0]
        before, next_logs = None, np.zeros(3)
        for phrase in hypothesis.phrases:
            one = OptionView(
                tokens,
                np.array([phrase.start], dtype=np.int32),
                np.array([phrase.end], dtype=np.int32),
                [phrase.target],
                [""],
                np.zeros(1, dtype=bool),
            )
            logs = feature.log_probabilities(one)[:, 0]
            o = 0 if phrase.start == (before.end if before else 0) else 2
            if before is not None and phrase.end == before.start:
                o = 1
            expected[0] += logs[0, o]
            expected[1] += next_logs[o]
            before, next_logs = phrase, logs[1]
        assert hypothesis.features[NAME] == pytest.approx(expected)
        assert model.weights.dot(hypothesis.features) == pytest.approx(hypothesis.score)
    array = folder / "orientation-model" / "coefficients.npy"
    array.write_bytes(array.read_bytes()[:-8])
    with pytest.raises(InputError, match="damaged"):
        Model.load(folder)
