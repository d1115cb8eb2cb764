"""Cross tuning against two separate runs, one for each direction."""

from __future__ import annotations

import numpy as np
import pytest

from regmt.decoding.nbest import NBestEntry
from regmt.metrics import make_metric
from regmt.reranking.candidates import Candidates
from regmt.reranking.cross_tuning import cross_tuned
from regmt.reranking.matrix import score_matrix, tune_weights
from regmt.reranking.score_models import ScoreModels
from regmt.reranking.table import Judged
from regmt.tuning.tuner import make_tuner

BLEU = make_metric("bleu", tokenize="none")
TUNER = make_tuner("svm-iso")


@pytest.fixture(scope="module")
def lists():
    """Lists of unequal length; what tells good candidates changes sign in the second half."""
    rng = np.random.default_rng(3)
    lists, references = [], []
    for i in range(20):
        reference = [f"w{k}" for k in rng.integers(0, 30, 8)]
        entries = []
        for _ in range(int(rng.integers(2, 6))):
            damage = int(rng.integers(0, 6))
            words = [*reference[damage:], *["bad"] * damage]
            told = (-damage if i < 10 else damage) + float(rng.normal(0, 0.1))
            entries.append(NBestEntry(i, words, {"told": (told,)}, float(rng.normal())))
        lists.append(entries)
        references.append(" ".join(reference))
    return lists, references


def prepared(lists, references):
    candidates = Candidates.from_nbest(lists)
    matrix = score_matrix(["features", "model"], candidates, ScoreModels(), lists=lists)
    return matrix, candidates, Judged.of(candidates, [references], [BLEU])


def test_each_half_is_decided_by_the_other(lists):
    entries, references = lists
    matrix, candidates, judged = prepared(entries, references)
    found = cross_tuned(matrix, candidates, judged, tuner=TUNER)
    expected = []
    for test, dev in ((slice(None, 10), slice(10, None)), (slice(10, None), slice(None, 10))):
        dev_matrix, _, dev_judged = prepared(entries[dev], references[dev])
        weights = tune_weights(dev_matrix, dev_judged.statistics[0], metric=BLEU, tuner=TUNER)
        test_matrix, test_candidates, _ = prepared(entries[test], references[test])
        start = candidates.offsets[test.start or 0]
        expected.append(start + test_candidates.best(test_matrix.combine(weights)))
    assert found.tolist() == np.concatenate(expected).tolist()
    # With weights of its own half each would choose well; with those of the other, badly.
    assert judged.scores(found)[0] < judged.scores(judged.oracle(candidates))[0] - 20


def test_all_other_parts(lists):
    matrix, candidates, judged = prepared(*lists)
    found = cross_tuned(matrix, candidates, judged, tuner=TUNER, parts=20, tune_on_one=False)
    assert (candidates.sentence_of_row[found] == np.arange(20)).all()
    part, rows = matrix.take(np.arange(1, 20))
    assert rows.tolist() == list(range(candidates.offsets[1], len(candidates)))
    weights = tune_weights(part, judged.statistics[0][rows], metric=BLEU, tuner=TUNER)
    assert found[0] == candidates.best(matrix.combine(weights))[0]
