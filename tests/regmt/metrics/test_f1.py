"""F1 against Table 8.2 of the RegMT thesis and counting of features one by one."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.metrics import make_metric
from regmt.metrics.f1 import F1

LINES = st.lists(st.sampled_from(["a", "b", "c"]), max_size=9).map(" ".join)


def gapped_features(tokens, order, max_gap):
    """Each n-gram with at most one gap, by its tokens alone, written out."""
    found = Counter()
    for start in range(len(tokens)):
        for n in range(1, order + 1):
            found.update([tuple(tokens[start : start + n])] if start + n <= len(tokens) else [])
            for before in range(1, n):
                for gap in range(1, max_gap + 1):
                    if start + n + gap <= len(tokens):
                        middle = start + before
                        rest = tokens[middle + gap : start + n + gap]
                        found[(*tokens[start:middle], *rest)] += 1
    return found


def test_all_values_of_table_8_2():
    reference = "a sound compromise has been reached"
    table = {
        "a sound agreement has been reached": (0.6111, 0.5417, 0.5),
        "a compromise has reached": (0.44, 0.3492, 0.3188),
        "a sound agreement is reached": (0.2, 0.1558, 0.1429),
        "a compromise is reached": (0.2, 0.1587, 0.1449),
        "a good compromise is reached": (0.1667, 0.1299, 0.119),
        "a good compromise is been": (0.2, 0.1558, 0.1429),
    }
    for column, order in enumerate((3, 4, 5)):
        metric = make_metric("f1g3", order=order)
        scores = metric.score(metric.statistics(list(table), [[reference] * len(table)])) / 100
        assert scores.round(4).tolist() == [row[column] for row in table.values()]


@given(LINES, st.lists(LINES, min_size=1, max_size=2), st.integers(1, 5), st.integers(0, 3))
@settings(max_examples=60, deadline=None)
def test_statistics_equal_counting_one_by_one(hypothesis, references, order, max_gap):
    ours = gapped_features(hypothesis.split(), order, max_gap)
    rows = []
    for line in references:
        theirs = gapped_features(line.split(), order, max_gap)
        rows.append([(ours & theirs).total(), ours.total(), theirs.total()])
    metric = F1(order=order, max_gap=max_gap, tokenize="none")
    row = metric.statistics([hypothesis], [[line] for line in references])[0]
    assert row.tolist() in rows
    assert metric.score(row) == pytest.approx(metric.score(np.array(rows)).max())


def test_impossible_orders_are_refused():
    with pytest.raises(InputError):
        F1(order=0)
