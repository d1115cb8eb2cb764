"""Findings hold, do not hold, or are not decided, as the intervals of the figures say."""

import re

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.reproduction.estimate import (
    Estimate,
    Resampling,
    correlation_across,
    mean_over_runs,
)
from regmt.reproduction.findings import FEWEST, Criterion
from regmt.reproduction.metric_study import LOWER, matrix_figures
from regmt.reproduction.registry import ENTRIES, find_entry
from regmt.reproduction.scoring import metric_of
from regmt.significance import bootstrap_interval, paired_bootstrap

CRITERIA = [(entry.name, criterion) for entry in ENTRIES for criterion in entry.findings]


def made_up(criterion: Criterion, outcome: bool | None) -> dict[str, Estimate]:
    """Return figures by which a criterion comes out as it should."""
    differences = [
        [(sign, name.replace("*", word)) for sign, name in _terms(text)]
        for text in criterion.figures
        for word in (["x", "y"] if "*" in text else ["-"])
    ]
    names = sorted({name for terms in differences for _, name in terms})
    table = np.zeros((len(differences), len(names)))
    for row, terms in zip(table, differences, strict=True):
        for sign, name in terms:
            row[names.index(name)] += sign
    bound = criterion.above if criterion.within is None else criterion.within
    right, wrong = bound + 1.0, bound - 1.0
    if criterion.within is not None:
        right, wrong = 0.0, bound + 1.0

    def values(wanted: float) -> np.ndarray:
        """Differences that are all as wanted; one of them, if they cannot all be."""
        found = np.linalg.lstsq(table, np.full(len(table), wanted), rcond=None)[0]
        if np.allclose(table @ found, wanted):
            return found
        assert criterion.within is not None
        return wanted * np.eye(len(names))[0]

    middle = {True: (right, right), False: (wrong, wrong), None: (right, wrong)}[outcome]
    draws = np.tile([values(wanted) for wanted in middle], (100, 1))
    return {
        name: Estimate(float(draws[:, k].mean()), draws[:, k], 100) for k, name in enumerate(names)
    }


def _terms(text: str) -> list[tuple[float, str]]:
    first, *rest = re.split(r" ([-+]) ", text)
    pairs = zip(rest[::2], rest[1::2], strict=True)
    return [(1.0, first), *((1.0 if sign == "+" else -1.0, name) for sign, name in pairs)]


@pytest.mark.parametrize("outcome", [True, False, None], ids=["held", "not", "undecided"])
@pytest.mark.parametrize(
    ("name", "criterion"), CRITERIA, ids=[f"{n}-{c.text}" for n, c in CRITERIA]
)
def test_every_criterion_can_come_out_each_way(name, criterion, outcome):
    figures = made_up(criterion, outcome)
    found = criterion.judge(figures)
    assert found.held is outcome
    assert found.text == criterion.text
    few = {key: Estimate(one.value, one.draws, FEWEST - 1) for key, one in figures.items()}
    assert criterion.judge(few).held is None


@pytest.mark.parametrize("name", ["metrics-1", "metrics-2"])
def test_the_printed_matrices_show_the_findings(name):
    entry = find_entry(name)
    printed = {
        row: dict(zip(entry.columns, cells, strict=True)) for row, cells in entry.printed.items()
    }
    sign = {metric: -1.0 if metric in LOWER else 1.0 for metric in entry.columns}
    on_dev = {row: {m: sign[m] * v for m, v in scores.items()} for row, scores in printed.items()}
    on_test = {
        row: {m: Estimate(v, np.full(10, v), 100) for m, v in scores.items()}
        for row, scores in printed.items()
    }
    figures = matrix_figures(on_dev, on_test)
    assert [criterion.judge(figures).held for criterion in entry.findings] == [True] * 5
    # A model trained to TER that is the best by METEOR contradicts the third.
    on_test["TER"]["METR"] = Estimate(99.0, np.full(10, 99.0), 100)
    on_dev["TER"]["METR"] = 99.0
    figures = matrix_figures(on_dev, on_test)
    assert entry.findings[2].judge(figures).held is False


def estimate(low: float, high: float) -> Estimate:
    return Estimate((low + high) / 2, np.linspace(low, high, 1001), 100)


def test_one_wrong_member_decides_against_all_and_one_right_member_for_some():
    figures = {"a": estimate(1, 2), "b": estimate(-1, 2), "c": estimate(-2, -1)}
    assert Criterion(text="", figures=["a"]).judge(figures).held is True
    assert Criterion(text="", figures=["a", "b"]).judge(figures).held is None
    against = Criterion(text="", figures=["a", "b", "c"]).judge(figures)
    assert against.held is False
    assert "(c; 3 compared)" in against.evidence
    assert Criterion(text="", figures=["a", "b", "c"], some=True).judge(figures).held is True
    assert Criterion(text="", figures=["b", "c"], some=True).judge(figures).held is None
    assert Criterion(text="", figures=["c"], some=True).judge(figures).held is False


def test_several_comparisons_share_the_error():
    """An interval that is above 0 at 95 % and not at 99 % decides alone, but not among five."""
    draws = np.concatenate([np.full(15, -1.0), np.full(985, 1.0)])
    figures = {name: Estimate(1.0, draws, 100) for name in "abcde"}
    assert Criterion(text="", figures=["a"]).judge(figures).held is True
    assert Criterion(text="", figures=list("abcde")).judge(figures).held is None


def test_equal_systems_are_not_above_each_other():
    same = estimate(3, 4)
    assert Criterion(text="", figures=["a - b"]).judge({"a": same, "b": same}).held is False


def test_a_star_stands_for_the_same_words_and_must_stand_for_some():
    figures = {"x 1": estimate(1, 2), "x 2": estimate(5, 6), "y 1": estimate(0, 0.5)}
    figures["y 2"] = estimate(7, 8)
    found = Criterion(text="", figures=["x * - y *"]).judge(figures)
    assert (found.held, "(x 2 - y 2; 2 compared)" in found.evidence) == (False, True)
    with pytest.raises(InputError, match="no figure"):
        Criterion(text="", figures=["z *"]).judge(figures)


def test_an_undefined_figure_decides_nothing():
    nothing = Estimate(float("nan"), np.full(100, np.nan), 100)
    assert Criterion(text="", figures=["a"]).judge({"a": nothing}).held is None


def test_intervals_are_those_of_the_significance_tests():
    generator = np.random.default_rng(1)
    words = "a b c d e f".split()
    lines = [[" ".join(generator.choice(words, 7)) for _ in range(40)] for _ in range(3)]
    metric = metric_of("bleu")
    a, b = (metric.statistics(hypotheses, [lines[2]]) for hypotheses in lines[:2])
    resampling = Resampling(40)
    first, second = resampling.score(metric, a), resampling.score(metric, b)
    known, paired = bootstrap_interval(metric, a), paired_bootstrap(metric, a, b)
    assert first.interval(0.95) == known
    found = (first - second).interval(0.95)
    assert (found.low, found.high) == pytest.approx((paired.low, paired.high))
    assert (first - second).value == pytest.approx(paired.difference)


def test_figures_of_resampled_sets_are_those_of_repeated_sentences():
    generator = np.random.default_rng(2)
    x, y = generator.normal(size=(2, 30))
    x[3] = np.nan
    resampling = Resampling(30, resamples=5)
    z = np.nan_to_num(x)
    for draw, counts in enumerate(resampling.counts.astype(int)):
        repeated = np.repeat(np.arange(30), counts)
        for found, expected in (
            (resampling.mean(x), np.nanmean(x[repeated])),
            (resampling.ratio(z, y), z[repeated].sum() / y[repeated].sum()),
            (resampling.deviation(y), y[repeated].std(ddof=1)),
            (resampling.correlation(z, y), np.corrcoef(z[repeated], y[repeated])[0, 1]),
        ):
            assert found.draws[draw] == pytest.approx(expected)
    assert resampling.deviation(y).value == pytest.approx(y.std(ddof=1))
    assert np.isnan(resampling.correlation(np.ones(30), y).value)


def test_correlation_across_systems_is_numpy_s():
    generator = np.random.default_rng(3)
    systems = [
        [Estimate(v, generator.normal(size=4), 50) for v in row] for row in [[1, 2, 4], [3, 1, 9]]
    ]
    found = correlation_across(*systems)
    assert found.value == pytest.approx(np.corrcoef([1, 2, 4], [3, 1, 9])[0, 1])
    second = [[one.draws[1] for one in row] for row in systems]
    assert found.draws[1] == pytest.approx(np.corrcoef(*second)[0, 1])


def test_runs_that_differ_widen_the_interval():
    alike = [estimate(1, 2) for _ in range(5)]
    apart = [estimate(1 + k, 2 + k) for k in range(-2, 3)]
    narrow, wide = (mean_over_runs(runs) for runs in (alike, apart))
    assert narrow.value == pytest.approx(wide.value)
    width = [one.interval(0.95).high - one.interval(0.95).low for one in (narrow, wide)]
    assert width[1] > width[0]
