"""Paraphrases in TERp, against all ways to edit one by one."""

import math
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.metrics import make_metric
from regmt.metrics.paraphrases import Paraphrases, load_paraphrases
from regmt.metrics.ter import TERPA, EditCosts, Terp

PAIRS = {
    (("a", "b"), ("c",)): 0.5,
    (("d",), ("a", "a")): 0.25,
    (("c", "d"), ("b", "d")): 0.8,
}


def edits(hypothesis, reference, costs, pairs):
    """Least cost without shifts, by recursion over both sentences."""

    @cache
    def least(i, j):
        if i == 0 and j == 0:
            return 0.0
        ways = []
        if i:
            ways.append(least(i - 1, j) + costs.deletion)
        if j:
            ways.append(least(i, j - 1) + costs.insertion)
        if i and j:
            same = hypothesis[i - 1] == reference[j - 1]
            ways.append(least(i - 1, j - 1) + (0.0 if same else costs.substitution))
        for (theirs, own), p in pairs.items():
            m, n = len(own), len(theirs)
            if min(i - m, j - n) < 0 or (hypothesis[i - m : i], reference[j - n : j]) != (
                own,
                theirs,
            ):
                continue
            alone = edits(own, theirs, costs, {})
            ways.append(least(i - m, j - n) + costs.of_paraphrase(alone, p))
        return min(ways)

    return least(len(hypothesis), len(reference))


sentence = st.lists(st.sampled_from("abcd"), min_size=1, max_size=7).map(tuple)


@given(sentence, sentence)
@settings(max_examples=60, deadline=None)
def test_edits_with_paraphrases(hypothesis, reference):
    costs = EditCosts(shift=1e9, phrase=(0.05, -0.1, -0.3, 0.6), insertion=0.7)
    metric = Terp(costs=costs, synonyms=False, paraphrases=Paraphrases(PAIRS))
    found = metric.statistics([" ".join(hypothesis)], [[" ".join(reference)]])[0, 0]
    assert found == pytest.approx(edits(hypothesis, reference, costs, PAIRS))


def test_a_paraphrase_after_a_shift():
    metric = Terp(synonyms=False, paraphrases=Paraphrases({(("x", "y"), ("c",)): 0.5}))
    # Moving "f g" costs 1; then "c" stands for "x y", whose words would cost 2.
    (row,) = metric.statistics(["f g c a b"], [["x y a b f g"]])
    assert row[0] == pytest.approx(1.0 + 2 * 0.5)


def test_published_costs_and_cap():
    terpa = make_metric("terpa", paraphrases=Paraphrases({(("x",), ("y",)): 0.5}))
    w1, w2, w3, w4 = TERPA.phrase
    e = TERPA.substitution
    expected = max(0.0, w1 + e * (w2 * math.log(0.5) + w3 * 0.5 + w4))
    assert terpa.statistics(["y b"], [["x b"]])[0].tolist() == pytest.approx([expected, 2.0])
    assert terpa.statistics(["q r s t"], [["u"]])[0].tolist() == [1.0, 1.0]
    assert "paraphrases:1" in terpa.signature()
    assert make_metric("bleu-2terpa").name == "bleu-2terpa"


def test_pivot():
    """p(e'|e) = Σ_f p(f|e) p(e'|f), term by term."""
    entries = [
        ("haus", "house", 0.6, 0.7),
        ("haus", "the building", 0.5, 0.3),
        ("bau", "house", 0.1, 0.2),
        ("bau", "the building", 0.4, 0.8),
        ("ja", "yes", 1.0, 1.0),
    ]
    found = Paraphrases.pivot(entries).of
    assert found["house",]["the", "building"] == pytest.approx(0.6 * 0.3 + 0.1 * 0.8)
    assert found["the", "building"]["house",] == pytest.approx(0.5 * 0.7 + 0.4 * 0.2)
    assert ("yes",) not in found
    assert len(Paraphrases.pivot(entries, [("house",)])) == 0


def test_files(tmp_path):
    path = tmp_path / "table"
    path.write_text("The house ||| building ||| 0.25\n")
    assert load_paraphrases(path, []).of == {("the", "house"): {("building",): 0.25}}
    path.write_text("a ||| b ||| 0.1\na ||| b\n")
    with pytest.raises(InputError, match="table:2: not a pair of phrases"):
        load_paraphrases(path, [])
    import gzip

    model = tmp_path / "model"
    model.mkdir()
    lines = "haus ||| house ||| 0.5 1 0.5 1 ||| 0-0\nhaus ||| home ||| 0.5 1 0.5 1 ||| 0-0\n"
    with gzip.open(model / "phrase-table.gz", "wt") as stream:
        stream.write(lines)
    found = load_paraphrases(model, ["a house", "a home"])
    assert found.of["house",] == {("home",): 0.25}
