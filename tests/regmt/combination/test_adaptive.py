"""Algorithm 3 against a plain transcription; convergence; exact state."""

from __future__ import annotations

import json

import numpy as np
import pytest

from regmt.combination.adaptive import AdaptiveWeights, run_adaptive
from regmt.combination.regscore import reference_losses, reg_scores
from regmt.combination.setting import Setting, all_settings
from regmt.core.errors import InputError
from regmt.metrics import make_metric
from regmt.reranking.candidates import Candidates


def data(n=30, models=4, seed=0):
    rng = np.random.default_rng(seed)
    scores = rng.uniform(0.05, 0.95, (n, models))
    losses = rng.uniform(0, 1, (n, models))
    lengths = rng.integers(5, 9, (n, models))
    return scores, losses, lengths


def update(name, w, loss, bic, eta):
    new = {
        "additive": w + np.exp(-eta * loss),
        "multiplicative": w * np.exp(-eta * loss**2),
        "winnow": w * np.exp(-eta * loss),
        "winnow-printed": w * np.exp(eta * loss),
        "bic": np.exp(-0.5 * bic),
        "bicw": w * np.exp(-0.5 * bic),
    }[name]
    return new / new.sum()


def transcription(scores, losses, setting):
    """Algorithm 3 line by line, for deterministic choices without ties."""
    n, models = scores.shape
    w = np.full(models, 1 / models)
    squared, chosen, obtained = [], [], []
    total = np.zeros(models)

    def eta():
        if setting.eta == "static":
            return np.sqrt(models / (0.05 * setting.instances))
        return np.sqrt(models / (total.min() + 3))

    def bic(cumulative):
        variance = np.var(squared, axis=0, ddof=1).mean() if len(squared) > 1 else 0.0
        return cumulative / (variance if variance > 0 else 1.0)

    for j in range(n):
        if setting.mixture:
            w = w * scores[j]
            w = w / w.sum()
        loss = 1 - scores[j]
        w = update(setting.update, w, loss, bic(total + loss**2), eta())
        best = int(np.argmax(w))
        chosen.append(best)
        right = losses[j, best] == losses[j].min()
        if not (setting.only_when_wrong and right):
            total = total + losses[j] ** 2
            squared.append(losses[j] ** 2)
            w = update(setting.update, w, losses[j], bic(total), eta())
        if setting.average > 1:
            obtained.append(w)
            w = np.mean(obtained[-setting.average :], axis=0)
    return chosen, w


@pytest.mark.parametrize("average", [1, 5])
@pytest.mark.parametrize(
    "setting",
    [
        s
        for s in all_settings(
            30, ("additive", "multiplicative", "winnow", "winnow-printed", "bic", "bicw")
        )
        if not s.stochastic
    ],
    ids=lambda s: f"{s.label}-{s.eta}",
)
def test_algorithm_3(setting, average):
    setting = Setting(**{**vars(setting), "average": average})
    scores, losses, lengths = data()
    # Choices only as far as plain weights do not underflow.
    n = 6 if setting.update == "bicw" else 30
    chosen, w = transcription(scores[:n], losses[:n], setting)
    state = AdaptiveWeights(4, setting)
    found = []
    for j in range(n):
        choice = state.choose(scores[j], lengths[j])
        found.append(int(choice[0]))
        state.learn(choice, losses[j])
        assert state.weights.sum() == pytest.approx(1.0)
    assert found == chosen
    assert state.weights[0] == pytest.approx(w, abs=1e-9)
    assert run_adaptive(scores[:n], losses[:n], lengths[:n], setting).chosen[0].tolist() == chosen


@pytest.mark.parametrize("name", ["additive", "multiplicative", "winnow", "bic", "bicw"])
def test_a_dominant_system_is_found(name):
    rng = np.random.default_rng(1)
    losses = rng.uniform(0.5, 1.0, (200, 5))
    losses[:, 3] = rng.uniform(0.0, 0.1, 200)
    equal = np.full((200, 5), 0.5)  # the scores tell nothing
    lengths = np.full((200, 5), 7)
    setting = Setting(update=name, instances=200)
    chosen = run_adaptive(equal, losses, lengths, setting).chosen[0]
    assert (chosen[20:] == 3).all()


def test_equal_weights_take_a_short_translation():
    state = AdaptiveWeights(3, Setting())
    choices = [int(state.choose(np.full(3, 0.5), np.array([4, 2, 2]))[0]) for _ in range(20)]
    assert set(choices) == {1, 2}


def test_stochastic_choice_follows_the_weights():
    state = AdaptiveWeights(2, Setting(update="multiplicative", stochastic=True), runs=20_000)
    state.log_weights = np.log(np.tile([0.25, 0.75], (20_000, 1)))
    chosen = state.choose(np.array([0.5, 0.5]), np.array([1, 1]))
    assert chosen.mean() == pytest.approx(0.75, abs=0.02)


@pytest.mark.parametrize("stochastic", [False, True])
def test_state_goes_on_exactly(stochastic):
    scores, losses, lengths = data(40)
    setting = Setting(update="bicw", stochastic=stochastic, average=5, only_when_wrong=True)
    whole = AdaptiveWeights(4, setting, seed=3)
    half = AdaptiveWeights(4, setting, seed=3)
    for j in range(40):
        if j == 20:
            half = AdaptiveWeights.from_json(json.loads(json.dumps(half.to_json())))
        choices = []
        for state in (whole, half):
            choices.append(state.choose(scores[j], lengths[j]))
            state.learn(choices[-1], losses[j])
        assert choices[0] == choices[1]
    assert np.array_equal(whole.log_weights, half.log_weights)


def test_runs_side_by_side_are_independent_runs():
    scores, losses, lengths = data(30)
    setting = Setting(update="additive", only_when_wrong=True, eta=0.5)
    one = run_adaptive(scores, losses, lengths, setting)
    many = run_adaptive(scores, losses, lengths, setting, runs=3)
    assert (many.chosen == one.chosen).all()
    assert np.array_equal(many.weights, one.weights)


def test_grid_has_the_settings_of_table_7_1():
    settings = list(all_settings(100, ("additive", "bic")))
    assert len(settings) == 32
    assert settings[0].label == "Add-S-M-T"
    assert len({(s.label, s.eta) for s in settings}) == 32


def test_reg_scores_keep_the_order_and_the_size_of_differences():
    combined = np.array([1.0, 2.0, 3.0, 5.0, 5.0, 5.0])
    scores = reg_scores(combined, 3)
    assert scores[1] == pytest.approx([0.5] * 3)
    assert (np.diff(scores[0]) > 0).all()
    scale = np.sqrt(2 / 6)
    assert scores[0] == pytest.approx(1 / (1 + np.exp(-np.array([-1, 0, 1]) / scale)))


def test_reference_losses_are_one_minus_sentence_bleu():
    outputs = [["a b c d", "x y"], ["a b c e", "x z"]]
    references = [["a b c d", "x z y"], ["a b d", "q"]]
    losses = reference_losses(Candidates.from_systems(outputs), references, 2, tokenize="none")
    metric = make_metric("sbleu", tokenize="none")
    for i in range(2):
        for k in range(2):
            score = metric.corpus_score([outputs[k][i]], [[r[i]] for r in references])
            assert losses[i, k] == pytest.approx(1 - score / 100)


def test_bad_settings():
    for options in ({"eta": "fast"}, {"eta": -1.0}, {"average": 0}, {"update": "x"}):
        with pytest.raises(InputError):
            Setting(**options)
    with pytest.raises(InputError, match="finite"):
        AdaptiveWeights(2, Setting()).learn(np.array([0]), np.array([0.5, np.nan]))
