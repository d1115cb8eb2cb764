"""chrF and chrF++ against sacreBLEU."""

from __future__ import annotations

import numpy as np
import pytest
import sacrebleu
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.metrics import make_metric

LINES = st.text(alphabet="ab ü.(!", max_size=14)


@given(
    st.lists(st.tuples(LINES, LINES, LINES), min_size=1, max_size=4), st.booleans(), st.booleans()
)
@settings(max_examples=60, deadline=None)
def test_equals_sacrebleu(triples, with_words, lowercase):
    hypotheses, *references = (list(column) for column in zip(*triples, strict=True))
    theirs = sacrebleu.CHRF(word_order=2 if with_words else 0, lowercase=lowercase)
    ours = make_metric("chrf++" if with_words else "chrf", lowercase=lowercase)
    statistics = ours.statistics(hypotheses, references)
    np.testing.assert_array_equal(
        statistics, theirs._extract_corpus_statistics(hypotheses, references)
    )
    assert float(ours.score(statistics.sum(axis=0))) == pytest.approx(
        theirs.corpus_score(hypotheses, references).score, rel=1e-12, abs=1e-12
    )
    expected = [
        theirs.sentence_score(line, list(refs)).score
        for line, *refs in zip(hypotheses, *references, strict=True)
    ]
    assert ours.sentence_scores(statistics) == pytest.approx(expected, rel=1e-12, abs=1e-12)


def test_characters_beyond_the_basic_plane():
    lines = ["𝒳𝒴 größe 𝒳", "日本語"]
    assert make_metric("chrf").corpus_score(lines, [lines]) == pytest.approx(100.0)
