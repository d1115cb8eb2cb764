"""The outer loop around a small decoder, interrupted and resumed, and on real lists."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.core.files import read_lines
from regmt.decoding.nbest import NBestEntry, read_nbest
from regmt.decoding.weights import Weights
from regmt.metrics import make_metric
from regmt.tuning.constraints import Constraints
from regmt.tuning.mert import Mert
from regmt.tuning.nbest_dev import NBestDev, decoder_of_lists, learn, uniform_weights
from regmt.tuning.outer_loop import TuningResult, largest_change, tune
from regmt.tuning.pool import PoolBuilder, corpus_gain
from regmt.tuning.run_state import Iteration
from regmt.tuning.tuner import TUNERS, Tuner, make_tuner

BLEU = make_metric("bleu", tokenize="none")
REFERENCES = [["a b c d e f g", "h i j k l m n", "o p q r s t u"]]


class ToyDecoder:
    """Knows 200 translations of each sentence and tells the 5 best under the weights."""

    def __init__(self, *, fail_at: int | None = None) -> None:
        rng = np.random.default_rng(3)
        self.entries: list[list[NBestEntry]] = []
        for i, reference in enumerate(REFERENCES[0]):
            words = reference.split()
            entries = []
            for _ in range(200):
                wrong = rng.random(7) < rng.uniform(0, 1)
                tokens = ["x" if bad else word for word, bad in zip(words, wrong, strict=True)]
                tm = tuple(rng.normal(size=2) - wrong.sum())
                entries.append(NBestEntry(i, tokens, {"lm": (float(rng.normal()),), "tm": tm}, 0.0))
            self.entries.append(entries)
        self.calls = 0
        self.fail_at = fail_at

    def __call__(self, weights: Weights) -> list[list[NBestEntry]]:
        if self.calls == self.fail_at:
            raise KeyboardInterrupt
        self.calls += 1
        return [
            sorted(entries, key=lambda entry: -weights.dot(entry.features))[:5]
            for entries in self.entries
        ]


START = Weights({"lm": 1.0, "tm": (-0.5, 0.1), "unused": 0.25})


def run(
    decoder: ToyDecoder,
    *,
    tuner: Tuner = Mert(restarts=2),  # noqa: B008
    constraints: Constraints | None = None,
    interpolation: float = 1.0,
    seed: int = 5,
    iterations: int = 30,
    origin: str = "last",
    state: Path | None = None,
    on_iteration: Callable[[Sequence[Iteration]], None] | None = None,
) -> TuningResult:
    dev = NBestDev(
        decoder,
        REFERENCES,
        metric=BLEU,
        tuner=tuner,
        constraints=constraints or Constraints(),
        interpolation=interpolation,
    )
    return tune(
        dev,
        start=START,
        seed=seed,
        iterations=iterations,
        origin=origin,
        state=state,
        on_iteration=on_iteration,
    )


def test_the_loop_improves_and_ends_when_nothing_is_new() -> None:
    decoder = ToyDecoder()
    result = run(decoder)
    assert result.score > result.history[0].score
    assert result.score == max(step.score for step in result.history)
    assert result.reason in ("no new hypotheses", "the weights no longer change")
    assert decoder.calls == len(result.history)
    assert [step.iteration for step in result.history] == list(range(len(result.history)))
    sizes = [step.hypotheses for step in result.history]
    assert np.diff([0, *sizes]).tolist() == [step.new for step in result.history]
    assert result.weights["unused"] == (0.25,)
    # The score of an iteration is that of what the decoder really gave.
    step = result.history[1]
    texts = [entries[0].text for entries in ToyDecoder()(step.weights)]
    assert step.score == pytest.approx(BLEU.corpus_score(texts, REFERENCES))


@pytest.mark.parametrize("name", ["bleu:2", "ter", "wer", "chrf", "f1", "bleu-ter"])
def test_any_metric_can_be_the_objective(name: str) -> None:
    metric = make_metric(name, tokenize="none")
    builder = PoolBuilder(REFERENCES, metric)
    builder.add([entries[:40] for entries in ToyDecoder().entries])
    pool = builder.pool()
    before = corpus_gain(pool, pool.vector(START), metric)
    for tuner in ("mert-powell", "pro", "mira"):
        options = {"restarts": 2} if tuner == "mert-powell" else {}
        weights = learn(
            pool, START, metric, make_tuner(tuner, options), Constraints(), "search", (0, 0)
        )
        assert corpus_gain(pool, pool.vector(weights), metric) > before


def test_cached_and_uncached_statistics_give_the_same_weights() -> None:
    """Statistics are computed once per text over all iterations; fresh ones change nothing."""
    lists = [entries[:30] for entries in ToyDecoder().entries]
    builder = PoolBuilder(REFERENCES, BLEU)
    for size in (10, 20, 30):
        builder.add([entries[:size] for entries in lists])
    cached = builder.pool()
    texts = [[entry.text for entry in entries] for entries in lists]
    fresh = dataclasses.replace(cached, statistics=BLEU.statistics_for_lists(texts, REFERENCES))
    found = [Mert(restarts=2).tune(pool, np.ones(3), BLEU, 0) for pool in (cached, fresh)]
    np.testing.assert_array_equal(*found)


def test_learning_starts_from_the_last_or_the_best_weights() -> None:
    """The best of all iterations so far, by what was decoded, not by what was learned."""
    starts: list[np.ndarray] = []

    class Worse:
        """Finds worse weights after a good first step."""

        def tune(self, pool, start, metric, seed):  # type: ignore[no-untyped-def]
            starts.append(start.copy())
            good = np.array([0.0, 1.0, 1.0])
            return good if len(starts) == 1 else -good - 0.1 * len(starts)

    for origin in ("last", "best"):
        starts.clear()
        result = run(ToyDecoder(), tuner=Worse(), iterations=3, origin=origin)  # type: ignore[arg-type]
        scores = [step.score for step in result.history]
        assert scores[1] == max(scores)
        expected = [1, 2] if origin == "last" else [1, 1]
        for start, number in zip(starts[1:], expected, strict=True):
            weights = result.history[number].weights
            assert start[-2:] == pytest.approx(weights["tm"]), origin


def test_the_number_of_iterations_is_kept() -> None:
    result = run(ToyDecoder(), iterations=1, tuner=make_tuner("pro"), interpolation=0.1)
    assert len(result.history) == 2
    assert result.reason == "1 iterations"


def test_an_interrupted_run_continues_to_the_same_end(tmp_path: Path) -> None:
    whole = run(ToyDecoder(), state=tmp_path / "whole")
    assert len(whole.history) >= 3
    with pytest.raises(KeyboardInterrupt):
        run(ToyDecoder(fail_at=2), state=tmp_path / "broken")
    rest = ToyDecoder()
    resumed = run(rest, state=tmp_path / "broken")
    assert resumed == whole
    assert rest.calls == len(whole.history) - 2
    names = sorted(path.name for path in (tmp_path / "whole").iterdir())
    assert names == sorted(path.name for path in (tmp_path / "broken").iterdir())
    for name in names:
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "broken" / name).read_bytes()
    # A finished run is only read.
    again = ToyDecoder()
    assert run(again, state=tmp_path / "whole") == whole
    assert again.calls == 0


def test_more_iterations_continue_a_run_that_reached_its_limit(tmp_path: Path) -> None:
    whole = run(ToyDecoder())
    run(ToyDecoder(), iterations=1, state=tmp_path / "s")
    longer = run(ToyDecoder(), state=tmp_path / "s")
    assert longer == whole


def test_a_state_of_another_run_is_refused(tmp_path: Path) -> None:
    run(ToyDecoder(), iterations=1, state=tmp_path / "s")
    with pytest.raises(InputError, match="other options \\(seed\\)"):
        run(ToyDecoder(), seed=6, state=tmp_path / "s")
    with pytest.raises(InputError, match="other options \\(tuner\\)"):
        run(ToyDecoder(), tuner=Mert(restarts=3), state=tmp_path / "s")
    (tmp_path / "s" / "state.json").write_text("{}")
    with pytest.raises(InputError, match="not the state"):
        run(ToyDecoder(), state=tmp_path / "s")
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="is a file"):
        run(ToyDecoder(), state=tmp_path / "file")


def test_the_change_of_weights_does_not_depend_on_their_scale() -> None:
    before = Weights({"lm": 1.0, "tm": (1.0, 2.0)})
    assert largest_change(before, Weights({"lm": 3.0, "tm": (3.0, 6.0)})) < 1e-12
    after = Weights({"lm": 1.0, "tm": (1.0, 1.0), "new": 1.0})
    assert largest_change(before, after) == pytest.approx(0.25)


def test_history_lines_read_back() -> None:
    seen: list[int] = []
    result = run(ToyDecoder(), on_iteration=lambda history: seen.append(len(history)))
    assert seen == list(range(1, len(result.history) + 1))
    for step in result.history:
        assert Iteration.from_json(json.loads(json.dumps(step.to_json()))) == step


def test_fixed_and_tied_weights_stay_so() -> None:
    constraints = Constraints(fixed=["lm"], tied=[["tm"]])
    result = run(ToyDecoder(), constraints=constraints)
    for step in result.history[1:]:
        assert step.weights["lm"] == (1.0,)
        assert step.weights["tm"][0] == step.weights["tm"][1]
    assert result.score > result.history[0].score


@pytest.fixture(scope="module")
def europarl(real_data: Path) -> tuple[list[list[NBestEntry]], list[list[str]]]:
    folder = real_data / "nbest-europarl"
    return read_nbest(folder / "nbest.txt"), [read_lines(folder / "reference.txt")]


@pytest.fixture(scope="module")
def europarl_builders(
    europarl: tuple[list[list[NBestEntry]], list[list[str]]],
) -> dict[bool, PoolBuilder]:
    lists, references = europarl
    builders = {}
    for lowercase in (False, True):
        builders[lowercase] = PoolBuilder(references, make_metric("bleu", lowercase=lowercase))
        builders[lowercase].add(lists)
    return builders


@pytest.mark.parametrize("name", TUNERS)
def test_every_tuner_raises_bleu_of_real_lists_from_uniform_weights(
    europarl: tuple[list[list[NBestEntry]], list[list[str]]],
    europarl_builders: dict[bool, PoolBuilder],
    name: str,
) -> None:
    start = uniform_weights(europarl[0])
    options = {"restarts": 3} if name.startswith("mert") else {}
    for lowercase, builder in europarl_builders.items():
        metric = make_metric("bleu", lowercase=lowercase)
        pool = builder.pool()
        before = corpus_gain(pool, pool.vector(start), metric)
        after = [
            learn(pool, start, metric, make_tuner(name, options), Constraints(), "search", (1, 0))
            for _ in range(2)
        ]
        assert after[0] == after[1]  # deterministic for a seed
        assert corpus_gain(pool, pool.vector(after[0]), metric) > before + 0.1


def test_the_loop_over_fixed_lists_is_one_round_of_learning(
    europarl: tuple[list[list[NBestEntry]], list[list[str]]],
) -> None:
    lists, references = europarl
    dev = NBestDev(
        decoder_of_lists(lists),
        references,
        metric=make_metric("bleu"),
        tuner=make_tuner("mira"),
        interpolation="search",
    )
    result = tune(dev, start=uniform_weights(lists))
    assert [step.new for step in result.history] == [5000, 0]
    assert result.score == result.history[1].score > result.history[0].score
    assert result.reason == "no new hypotheses"
