"""A test set weighted adaptively, and the table of all settings, against single runs."""

from __future__ import annotations

import numpy as np
import pytest

from regmt.combination.adaptation import Adaptation
from regmt.combination.adaptive import run_adaptive
from regmt.combination.grid import Grid, Spread
from regmt.combination.regscore import reg_scores
from regmt.combination.setting import GRID_UPDATES, Setting
from regmt.metrics import make_metric
from regmt.reranking.candidates import Candidates
from regmt.reranking.table import Judged

SYSTEMS = 3


@pytest.fixture(scope="module")
def tested():
    rng = np.random.default_rng(5)
    references = [" ".join(f"w{k}" for k in rng.integers(0, 20, 6)) for _ in range(12)]
    outputs = []
    for damage in (1, 2, 4):
        lines = [reference.split() for reference in references]
        for words in lines:
            for place in rng.choice(6, damage, replace=False):
                words[place] = f"x{rng.integers(0, 50)}"
        outputs.append([" ".join(words[: rng.integers(4, 7)]) for words in lines])
    candidates = Candidates.from_systems(outputs)
    judged = Judged.of(candidates, [references], [make_metric("bleu", tokenize="none")])
    return candidates, rng.normal(size=len(candidates)), judged, references


def test_simulated_losses_are_one_minus_regscore(tested):
    candidates, combined, _, _ = tested
    adaptation = Adaptation.simulated(candidates, combined, SYSTEMS)
    assert adaptation.scores.shape == (12, SYSTEMS)
    assert np.array_equal(adaptation.scores, reg_scores(combined, SYSTEMS))
    assert np.array_equal(adaptation.losses, 1.0 - adaptation.scores)


def test_online_losses_come_from_the_references(tested):
    candidates, combined, _, references = tested
    simulated = Adaptation.simulated(candidates, combined, SYSTEMS)
    online = simulated.online([references], tokenize="none")
    assert np.array_equal(online.scores, simulated.scores)
    metric = make_metric("sbleu", tokenize="none")
    for i, row in enumerate(online.losses):
        for k, loss in enumerate(row):
            statistics = metric.statistics([candidates.lines[i * SYSTEMS + k]], [[references[i]]])
            score = metric.sentence_scores(statistics)[0] / 100.0
            assert loss == pytest.approx(1.0 - score)


def test_only_chance_is_repeated(tested):
    candidates, combined, _, _ = tested
    adaptation = Adaptation.simulated(candidates, combined, SYSTEMS)
    assert adaptation.run(Setting(), runs=4).chosen.shape == (1, 12)
    course = adaptation.run(Setting(stochastic=True), runs=4)
    assert course.chosen.shape == (4, 12)
    rows = adaptation.rows(course)
    assert np.array_equal(candidates.sentence_of_row[rows], np.tile(np.arange(12), (4, 1)))
    assert np.array_equal(rows % SYSTEMS, course.chosen)


def test_grid_holds_every_setting(tested):
    candidates, combined, judged, _ = tested
    adaptation = Adaptation.simulated(candidates, combined, SYSTEMS)
    grid = Grid.run(adaptation, judged, repeat=3, seed=2)
    assert len(grid.rows) == 16
    assert all(len(cells) == len(GRID_UPDATES) for cells in grid.rows.values())
    for name, column in (("D-W-F dynamic", "bic"), ("S-M-T static", "winnow")):
        letters, eta = name.split()
        setting = Setting(
            update=column,
            stochastic=letters[0] == "S",
            mixture=letters[2] == "M",
            only_when_wrong=letters[4] == "T",
            eta=eta,
            instances=12,
        )
        lengths = candidates.lengths.reshape(12, SYSTEMS)
        runs = 3 if setting.stochastic else 1
        course = run_adaptive(
            adaptation.scores, adaptation.losses, lengths, setting, seed=2, runs=runs
        )
        scores = [judged.scores(candidates.offsets[:-1] + chosen)[0] for chosen in course.chosen]
        cell = grid.rows[name][GRID_UPDATES.index(column)]
        assert cell == Spread(pytest.approx(np.mean(scores)), pytest.approx(np.std(scores)))
        assert f"{cell.mean:.2f}" in next(
            line for line in grid.table().splitlines() if line.startswith(name)
        )
