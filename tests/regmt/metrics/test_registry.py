"""Names of metrics, blends, and what all metrics have in common."""

from __future__ import annotations

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.metrics import METRICS, make_metric
from regmt.metrics.blend import Blend

HYPOTHESES = ["The cats sat on the mat .", "hello", "", "a b c d e f"]
REFERENCES = [
    ["The cat sat on a mat .", "hello there", "x", "a b c d f e"],
    ["On the mat sat cats .", "hi", "", "b c"],
]


@pytest.mark.parametrize("name", [*METRICS, "bleu-ter", "nist+2*meteor"])
class TestEveryMetric:
    def test_statistics_have_the_shape_and_add_up(self, name):
        metric = make_metric(name)
        rows = metric.statistics(HYPOTHESES, REFERENCES)
        assert rows.shape == (4, metric.n_statistics)
        assert rows.dtype == np.float64
        assert (rows >= 0).all()
        corpus = metric.corpus_score(HYPOTHESES, REFERENCES)
        twice = metric.score(2 * rows.sum(axis=0))
        # The same text twice; only add-one smoothing and that of sbleu know absolute counts.
        if name not in ("sbleu", "bleu+1"):
            assert twice == pytest.approx(corpus)

    def test_score_is_vectorised(self, name):
        metric = make_metric(name)
        rows = metric.statistics(HYPOTHESES, REFERENCES)
        cube = np.stack([rows, rows[::-1]])
        assert metric.score(cube).shape == (2, 4)
        assert metric.score(cube)[1, 0] == metric.score(rows[3])
        assert metric.sentence_scores(rows).shape == (4,)
        assert np.isfinite(metric.score(cube)).all()
        assert np.isfinite(metric.score(np.zeros(metric.n_statistics)))

    def test_identity_is_best(self, name):
        metric = make_metric(name)
        text = ["a b c d e f", "the cats sat on this mat"]
        right = metric.corpus_score(text, [text])
        wrong = metric.corpus_score(["f c b", "cats on mat this"], [text])
        assert (right > wrong) == metric.higher_is_better

    def test_no_hypotheses(self, name):
        metric = make_metric(name)
        assert metric.statistics([], [[]]).shape == (0, metric.n_statistics)
        assert metric.statistics_for_lists([[], ["a"]], [["b", "a"]]).shape[0] == 1

    def test_name_makes_the_same_metric(self, name):
        metric = make_metric(name)
        assert make_metric(metric.name).signature() == metric.signature()
        assert "version:regmt-" in metric.signature(1)

    def test_options_are_honoured(self, name):
        metric = make_metric(name, tokenize="none", lowercase=True)
        identical = metric.corpus_score(["A B, C d"], [["a b, c D"]])
        assert identical == pytest.approx(metric.corpus_score(["a b, c d"], [["a b, c d"]]))


def test_blends_are_weighted_sums():
    bleu, ter, meteor = (make_metric(name) for name in ("bleu:4", "ter", "meteor"))
    scores = [metric.corpus_score(HYPOTHESES, REFERENCES) for metric in (bleu, ter, meteor)]
    for name, weights in {
        "bleu-ter": (1, -1, 0),
        "bleu:4 - 0.5*ter + 2meteor": (1, -0.5, 2),
        "bleu+1meteor": (1, 0, 1),
        "-ter+2bleu": (2, -1, 0),
    }.items():
        blend = make_metric(name)
        assert isinstance(blend, Blend)
        assert blend.higher_is_better
        expected = np.dot(weights, scores)
        assert blend.corpus_score(HYPOTHESES, REFERENCES) == pytest.approx(expected)


def test_sums_of_errors_are_errors():
    assert not make_metric("ter+wer").higher_is_better


def test_names_with_signs_are_not_blends():
    assert make_metric("bleu+1").name == "bleu+1"
    assert make_metric("chrf++").name == "chrf++"
    assert make_metric("meteor-r:0.5").name == "meteor-r:0.5"
    assert make_metric("chrf++-ter").terms[0][1].name == "chrf++"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "blue",
        "bleu-",
        "bleu+ter",
        "ter:2",
        "bleu:2.5",
        "meteor:x",
        "2bleu",
        "bleu-blue",
        "bleu:0",
    ],
)
def test_other_names_are_refused(name):
    with pytest.raises(InputError):
        make_metric(name)


def test_unknown_tokenizer_is_refused():
    with pytest.raises(InputError, match="tokenizer"):
        make_metric("bleu", tokenize="14b")


def test_an_order_is_for_metrics_that_have_one():
    assert make_metric("f1", order=3).name == "f1:3"
    for name, order in [("ter", 4), ("meteor", 2), ("bleu", 0)]:
        with pytest.raises(InputError, match="order"):
            make_metric(name, order=order)
