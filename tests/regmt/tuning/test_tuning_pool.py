from __future__ import annotations

import numpy as np
import pytest
import scipy.sparse as sp

from regmt.core.errors import InputError
from regmt.decoding.nbest import NBestEntry
from regmt.decoding.weights import Weights
from regmt.metrics import make_metric
from regmt.tuning.pool import PoolBuilder, corpus_gain

BLEU = make_metric("bleu", tokenize="none")
REFERENCES = [["a b c d e", "f g h i"]]


def entry(sentence: int, text: str, score: float = 0.0, **features: float) -> NBestEntry:
    values = {name: (value,) for name, value in features.items()}
    return NBestEntry(sentence, text.split(), {"tm": (score, 1.0), **values}, score)


def test_hypotheses_accumulate_and_duplicates_do_not() -> None:
    builder = PoolBuilder(REFERENCES, BLEU)
    assert builder.add([[entry(0, "a b"), entry(0, "a b")], [entry(1, "f")]]) == 2
    assert builder.add([[entry(0, "a b")], [entry(1, "f")]]) == 0
    # The same words with other feature values are another derivation, and kept.
    assert builder.add([[entry(0, "a b", 2.0)], [entry(1, "f g h i"), entry(1, "f")]]) == 2
    pool = builder.pool()
    assert len(builder) == len(pool) == 4
    assert pool.offsets.tolist() == [0, 2, 4]
    assert pool.columns == (("tm", 0), ("tm", 1))
    assert pool.features[:, 0].tolist() == [0.0, 2.0, 0.0, 0.0]
    expected = BLEU.statistics(
        ["a b", "a b", "f", "f g h i"], [[REFERENCES[0][i] for i in (0, 0, 1, 1)]]
    )
    np.testing.assert_array_equal(pool.statistics, expected)


def test_named_sparse_features_get_columns_and_zeros() -> None:
    builder = PoolBuilder(REFERENCES, BLEU)
    builder.add([[entry(0, "a"), entry(0, "b", src_2=1.0)], [entry(1, "f", tgt_4=3.0)]])
    pool = builder.pool()
    assert pool.columns == (("tm", 0), ("tm", 1), ("src_2", 0), ("tgt_4", 0))
    assert pool.features.tolist() == [[0, 1, 0, 0], [0, 1, 1, 0], [0, 1, 0, 3]]
    weights = Weights({"tm": (0.5, 0.25), "tgt_4": 2.0})
    assert pool.vector(weights).tolist() == [0.5, 0.25, 0.0, 2.0]
    assert dict(pool.weights(pool.vector(weights))) == {
        "tm": (0.5, 0.25),
        "src_2": (0.0,),
        "tgt_4": (2.0,),
    }


def test_many_columns_are_kept_sparse_and_score_the_same() -> None:
    builder = PoolBuilder(REFERENCES, BLEU)
    lists = [
        [entry(0, "a b", 1.0, **{f"s{k}": float(k)}) for k in range(100)],
        [entry(1, "f g", 2.0, s3=1.0)],
    ]
    builder.add(lists)
    pool = builder.pool()
    assert sp.issparse(pool.features)
    vector = np.random.default_rng(0).normal(size=len(pool.columns))
    by_name = pool.weights(vector)
    expected = [by_name.dot(e.features) for entries in lists for e in entries]
    np.testing.assert_allclose(pool.scores(vector), expected)
    assert pool.best(vector)[1] == 100
    difference = pool.differences(np.array([2]), np.array([5])).toarray()
    np.testing.assert_array_equal(
        difference, (pool.features.toarray()[2] - pool.features.toarray()[5])[None]
    )


def test_equal_scores_choose_the_first() -> None:
    builder = PoolBuilder(REFERENCES, BLEU)
    builder.add([[entry(0, "a"), entry(0, "a b c d e")], [entry(1, "f g h i")]])
    pool = builder.pool()
    assert pool.best(np.zeros(2)).tolist() == [0, 2]
    assert corpus_gain(pool, np.zeros(2), BLEU) < 100.0


def test_lists_that_do_not_fit_are_refused() -> None:
    builder = PoolBuilder(REFERENCES, BLEU)
    with pytest.raises(InputError, match="1 n-best lists but 2 reference sentences"):
        builder.add([[entry(0, "a")]])
    with pytest.raises(InputError, match="sentence 1 has no hypotheses"):
        builder.add([[entry(0, "a")], []])
    other = NBestEntry(1, ["f"], {"tm": (1.0,)}, 0.0)
    with pytest.raises(InputError, match="'tm' has 1 values, elsewhere 2"):
        builder.add([[entry(0, "a")], [other]])
    with pytest.raises(InputError, match="no references"):
        PoolBuilder([], BLEU)
    fresh = PoolBuilder(REFERENCES, BLEU)
    fresh.add([[entry(0, "a")], [entry(1, "f")]])
    with pytest.raises(InputError, match="more values"):
        fresh.pool().vector({"tm": (1.0,)})
