"""Mixtures of language models and perplexity."""

import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.decoding.lm import LanguageModel, Mixture, Perplexity, em_weights, train, write_arpa

HOTEL = [line.split() for line in ["a room please", "a room with a bath", "the key please"] * 3]
PLACE = [line.split() for line in ["a man with a dog", "the dog runs", "two men run", "a dog"] * 2]


@pytest.fixture(scope="module")
def models() -> list[LanguageModel]:
    return [train(HOTEL, order=3), train(PLACE, order=2)]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 60), st.integers(1, 4))
def test_em_never_loses(seed: int, n_tokens: int, n_models: int) -> None:
    rng = np.random.default_rng(seed)
    probabilities = rng.random((n_tokens, n_models)) ** 4 + 1e-9
    weights, history = em_weights(probabilities)
    assert weights.sum() == pytest.approx(1.0)
    assert (weights >= 0).all()
    assert (np.diff(history) >= -1e-12).all()
    # No vertex or random point of the simplex does better: the likelihood is concave.
    for other in [*np.eye(n_models), *rng.dirichlet(np.ones(n_models), size=20)]:
        with np.errstate(divide="ignore"):
            assert np.log10(probabilities @ other).mean() <= history[-1] + 1e-4


def test_em_recovers_a_known_mixture() -> None:
    rng = np.random.default_rng(5)
    truth = np.array([0.55, 0.3, 0.15])
    p = rng.dirichlet(np.full(40, 0.2), size=3)  # three unigram models over 40 words
    words = rng.choice(40, size=60_000, p=truth @ p)
    weights, _ = em_weights(p[:, words].T)
    np.testing.assert_allclose(weights, truth, atol=0.015)


def test_em_needs_known_words() -> None:
    for probabilities in (np.empty((0, 2)), np.zeros((3, 2))):
        with pytest.raises(InputError, match="at least one model"):
            em_weights(probabilities)


def test_mixture_is_the_weighted_sum(models: list[LanguageModel]) -> None:
    mixture = Mixture(models, [1, 3])
    sentence = "a room with the dog zzz".split()
    a, b = (model.score_sentences([sentence])[0] for model in models)
    mixed = mixture.score_sentences([sentence])[0]
    pa, pb = 10**a.logprobs, 10**b.logprobs
    pb[1], pa[4] = 0, 0  # "room" and "dog" are known to one model only
    assert mixed.logprobs.tolist() == pytest.approx(np.log10(0.25 * pa + 0.75 * pb).tolist())
    assert mixed.unknown.tolist() == [False] * 5 + [True, False]
    assert mixture.score(sentence) == pytest.approx(mixed.total)


def test_fit_prefers_the_model_of_the_domain(models: list[LanguageModel]) -> None:
    weights = Mixture.fit(models, [["a", "room", "please"], ["zzz"]]).weights
    assert weights[0] > 0.9
    assert Mixture.fit(models, [["two", "men", "run"]]).weights[1] > 0.9
    assert Mixture.fit(models[:1], [["a"]]).weights.tolist() == [1.0]


def test_bad_weights(models: list[LanguageModel]) -> None:
    with pytest.raises(InputError, match="1 mixture weights for 2"):
        Mixture(models, [1.0])
    with pytest.raises(InputError, match="negative"):
        Mixture(models, [1.5, -0.5])


def test_merged_model(models: list[LanguageModel]) -> None:
    mixture = Mixture(models, [0.4, 0.6])
    merged = mixture.merge()
    assert merged.order == 3
    # The n-grams it holds have the mixture's probabilities.
    for sentence in [*HOTEL[:2], ["a", "dog"], ["the", "dog", "runs"]]:
        words = [*sentence, "</s>"]
        mixed = mixture.score_sentences([sentence])[0].logprobs
        state = merged.begin_state
        for i, word in enumerate(words):
            logprob, state = merged.step(state, int(merged.encode([word])[0]))
            history = ["<s>", *words[:i]][-2:]
            if merged.node_of([*history, word]) is not None:
                assert logprob == pytest.approx(mixed[i], abs=1e-6)
    # And it sums to one, also in contexts of which only a part is known.
    vocabulary = [i for i, word in enumerate(merged.vocabulary.words) if word != "<s>"]
    contexts = ["", "a", "the", "a room", "a dog", "with a", "zzz a", "two men", "please"]
    for context in contexts:
        for start in (0, merged.begin_state):
            state = start
            for word in merged.encode(context.split()):
                _, state = merged.step(state, int(word))
            total = sum(10 ** merged.step(state, word)[0] for word in vocabulary)
            assert total == pytest.approx(1.0, abs=1e-5)


def test_merging_a_model_with_itself_changes_nothing(models: list[LanguageModel]) -> None:
    merged = Mixture([models[0], models[0]], [0.3, 0.7]).merge()
    assert merged.vocabulary.words == models[0].vocabulary.words
    np.testing.assert_allclose(merged.arrays.logprob, models[0].arrays.logprob, atol=1e-5)
    np.testing.assert_allclose(merged.arrays.backoff, models[0].arrays.backoff, atol=1e-4)


def test_perplexity_by_hand(models: list[LanguageModel]) -> None:
    text = [["a", "room"], ["zzz"], []]
    result = Perplexity.of(models[0], text)
    assert (result.n_sentences, result.n_tokens, result.n_unknown) == (3, 6, 1)
    totals = [models[0].score(sentence) for sentence in text]
    assert result.including_unknown == pytest.approx(10 ** (-sum(totals) / 6))
    unknown = models[0].score_sentences([["zzz"]])[0].logprobs[0]
    assert result.excluding_unknown == pytest.approx(10 ** (-(sum(totals) - unknown) / 5))
    assert math.isnan(Perplexity.of(models[0], []).including_unknown)
    assert math.isnan(Perplexity.of(models[0], []).excluding_unknown)


def test_perplexity_agrees_with_kenlm(models: list[LanguageModel], tmp_path: Path) -> None:
    kenlm = pytest.importorskip("kenlm")
    write_arpa(models[0], tmp_path / "m.arpa")
    theirs = kenlm.Model(str(tmp_path / "m.arpa"))
    sentence = "the room with zzz please".split()
    ours = Perplexity.of(models[0], [sentence])
    assert ours.including_unknown == pytest.approx(theirs.perplexity(" ".join(sentence)), rel=1e-4)
