"""W's scores of phrase pairs against a direct transcription of Eq 8.12."""

from __future__ import annotations

import numpy as np

from regmt.bundled import bundled_lines
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders, flatten
from regmt.sentence import LearningOptions, SentenceLearner, SentenceModel
from regmt.sentence.learner import Wanted
from regmt.translation.phrase_scores import FLOOR, regression_scores
from regmt.translation.regression_table import RegressionTable

ORDERS = Orders(1, 2)
PAIRS = [("das", "the"), ("ein zimmer", "a room"), ("unbekannt", "nothing known"), ("das", "a b")]


def ngrams(phrase: str) -> list[tuple[str, ...]]:
    words = phrase.split()
    return [tuple(words[i : i + n]) for n in (1, 2) for i in range(len(words) - n + 1)]


def transcription(model: SentenceModel, table: RegressionTable, source: str, target: str) -> list:
    """p^μ(s|t) and p^μ(t|s): the mean over n-grams of one side of the best of the other side."""
    names = model.source_names
    entry = {
        (names[x], model.target_name(int(y))): (i, d)
        for x, y, i, d in zip(table.source, table.target, table.inverse, table.direct, strict=True)
    }
    xs, ys = ngrams(source), ngrams(target)
    given_target = np.mean([max(entry.get((x, y), (0, 0))[0] for y in ys) for x in xs])
    given_source = np.mean([max(entry.get((x, y), (0, 0))[1] for x in xs) for y in ys])
    return [max(given_target, FLOOR), max(given_source, FLOOR)]


def test_scores_are_means_of_the_best_entries_of_w() -> None:
    source, target = (lines[:400] for lines in bundled_lines("train"))
    index = Index.build(Corpus.from_strings(source, target), order=2)
    learner = SentenceLearner(index, LearningOptions(instances=60, ngrams=str(ORDERS)))
    model = learner.learn(source[3], wanted=Wanted(both_directions=True))
    assert model.reverse is not None
    tables = [
        RegressionTable.from_coefficients(model.local_coef),
        RegressionTable.from_coefficients(model.reverse.T.tocsr()),
    ]
    words = source[3].split(), target[3].split()
    pairs = [*PAIRS, *((" ".join(words[0][i : i + 3]), " ".join(words[1][:4])) for i in range(4))]
    sources, targets = zip(*pairs, strict=True)
    flat = [
        flatten([side.text.encode(phrase).ids for phrase in phrases])
        for side, phrases in ((index.source, sources), (index.target, targets))
    ]
    scores = regression_scores(model, tables, *flat)
    expected = [
        [v for table in tables for v in transcription(model, table, *pair)] for pair in pairs
    ]
    np.testing.assert_allclose(scores, expected, rtol=1e-12)
    assert scores.max() > 10 * FLOOR
    assert scores.min() == FLOOR
