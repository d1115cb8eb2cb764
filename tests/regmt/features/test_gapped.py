import math
from collections import Counter

import pytest

from regmt.features.gapped import GappedNgramFeatures, gapped_ngrams

REFERENCE = "a sound compromise has been reached"

# Table 8.2 of the thesis: sentence BLEU and F1 over up to 3-, 4- and 5-grams, gaps of up to 3.
TABLE_8_2 = {
    "a sound agreement has been reached": (0.2427, 0.6111, 0.5417, 0.5),
    "a compromise has reached": (0.137, 0.44, 0.3492, 0.3188),
    "a sound agreement is reached": (0.1029, 0.2, 0.1558, 0.1429),
    "a compromise is reached": (0.0758, 0.2, 0.1587, 0.1449),
    "a good compromise is reached": (0.0579, 0.1667, 0.1299, 0.119),
    "a good compromise is been": (0.0579, 0.2, 0.1558, 0.1429),
}


@pytest.mark.parametrize("translation", TABLE_8_2)
@pytest.mark.parametrize("order", [3, 4, 5])
def test_f1_of_table_8_2(translation, order):
    of_reference, of_translation = (
        gapped_ngrams(sentence.split(), orders=f"1-{order}", max_gap=3)
        for sentence in (REFERENCE, translation)
    )
    matches = (of_reference & of_translation).total()
    f1 = 2 * matches / (of_reference.total() + of_translation.total())
    assert f1 == pytest.approx(TABLE_8_2[translation][order - 2], abs=5e-5)


@pytest.mark.parametrize("translation", TABLE_8_2)
def test_sentence_bleu_of_table_8_2(translation):
    # No match counts as 1/(2·length of the translation).
    hypothesis, reference = translation.split(), REFERENCE.split()
    log_precision = 0.0
    for n in range(1, 5):
        of_hypothesis, of_reference = (
            gapped_ngrams(tokens, orders=str(n), max_gap=0) for tokens in (hypothesis, reference)
        )
        matches = (of_hypothesis & of_reference).total()
        smoothed = max(matches, 1 / (2 * len(hypothesis)))
        log_precision += math.log(smoothed / of_hypothesis.total()) / 4
    brevity = min(0.0, 1 - len(reference) / len(hypothesis))
    expected = TABLE_8_2[translation][0]
    assert math.exp(log_precision + brevity) == pytest.approx(expected, abs=5e-5)


def test_a_feature_is_its_tokens_alone():
    # "a c" once with the gap x, once with the gap x y.
    assert gapped_ngrams(["a", "x", "c"], orders="2", max_gap=3)["a", "c"] == 1
    assert gapped_ngrams(["a", "x", "y", "c"], orders="2", max_gap=3)["a", "c"] == 1
    assert gapped_ngrams(["a", "x", "y", "c"], orders="2", max_gap=1)["a", "c"] == 0
    # two occurrences with different gaps are one feature with count 2
    assert gapped_ngrams(["a", "c", "c"], orders="2", max_gap=1) == Counter(
        {("a", "c"): 2, ("c", "c"): 1}
    )


def test_only_one_gap():
    features = gapped_ngrams(["a", "x", "b", "y", "c"], orders="3", max_gap=3)
    assert ("a", "b", "c") not in features
    assert ("a", "y", "c") in features


def test_transformer_counts():
    features = GappedNgramFeatures(orders="1-2", max_gap=1).fit(["a x b"])
    assert features.feature_names_ == [("a",), ("x",), ("b",), ("a", "x"), ("x", "b"), ("a", "b")]
    assert features.transform(["a b a q", ""]).toarray().tolist() == [
        [2, 0, 1, 0, 0, 1],
        [0, 0, 0, 0, 0, 0],
    ]
