"""Character n-grams of words that the corpus lacks, as source features of W.

W knows nothing of a word that no pair holds; but other words hold its character n-grams. The value
of such a feature is the number of words of a pair that hold the n-gram, but for words of the
sentence, which are features by themselves; for the sentence it is the number of unseen words that
hold it. Pairs are selected with the most similar known word in the place of an unseen one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from scipy import sparse

from regmt.core.arrays import Int64Array
from regmt.instance_selection.sentence import Sentence
from regmt.instance_selection.spellings import Spellings

if TYPE_CHECKING:
    from regmt.features.from_index import LocalProblem

ALIKE = 0.5
"""Least similarity of a known word by which pairs are selected for an unseen one."""


def unseen_words(sentence: Sentence) -> Counter[str]:
    """Count the words that the corpus lacks and that consist of letters and hyphens.

    Others (numbers, file names, addresses) are not translated by their parts.
    """
    words = zip(sentence.tokens, sentence.ids.tolist(), strict=True)
    return Counter(word for word, i in words if i < 0 and word.replace("-", "").isalpha())


def spelled_alike(sentence: Sentence, spellings: Spellings) -> Sentence:
    """Return a sentence to select pairs by: the known word most similar to each unseen one."""
    ids = sentence.ids.copy()
    for word in unseen_words(sentence):
        similar = spellings.similar(word, most=1, least=ALIKE)
        if len(similar):
            ids[[token == word for token in sentence.tokens]] = similar[0]
    return Sentence(sentence.text, sentence.tokens, ids)


def with_subwords(
    problem: LocalProblem,
    ids: Int64Array,
    sentence: Sentence,
    spellings: Spellings,
    *,
    query_first: bool,
) -> LocalProblem:
    """Return a problem with the character n-grams of unseen words as further source features.

    With `query_first` their columns follow those of the n-grams of the sentence, else all columns.
    """
    unseen = unseen_words(sentence)
    if not unseen:
        return problem
    each = [spellings.ngrams(word) for word in unseen]
    ngrams, which = np.unique(np.concatenate(each), return_inverse=True)
    counts = np.repeat(list(unseen.values()), [len(found) for found in each])
    counts = np.bincount(which, counts, len(ngrams))
    values = _held(problem, ids, ngrams, spellings, without=sentence)
    seen = np.flatnonzero(values.getnnz(axis=0))
    query = sparse.csr_matrix(counts[seen])
    place = problem.query.nnz if query_first else problem.X.shape[1]
    number = len(problem.index.source.table) + len(problem.further) + np.arange(len(seen))

    def inserted(matrix: sparse.csr_matrix, columns: sparse.csr_matrix) -> sparse.csr_matrix:
        parts = matrix[:, :place], columns, matrix[:, place:]
        return sparse.csr_matrix(sparse.hstack(parts, format="csr"))

    distinct = set().union(*map(spellings.distinct, unseen))
    return replace(
        problem,
        X=inserted(problem.X, values[:, seen]),
        query=inserted(problem.query, query),
        source_ids=np.insert(problem.source_ids, place, number),
        n_source_features=problem.n_source_features + len(distinct),
        further=[*problem.further, *((spellings.name(i),) for i in ngrams[seen].tolist())],
    )


def _held(
    problem: LocalProblem,
    ids: Int64Array,
    ngrams: Int64Array,
    spellings: Spellings,
    *,
    without: Sentence,
) -> sparse.csr_matrix:
    """Return how many words of each pair hold each character n-gram, shape (m, n_ngrams).

    The words of the sentence `without` do not count.
    """
    pairs = problem.index.source.text.take(ids)
    words, place = np.unique(pairs.tokens, return_inverse=True)
    places = place.reshape(-1).astype(np.int32), pairs.offsets.astype(np.int32)
    shape = len(pairs), len(words)
    occurs = sparse.csr_matrix((np.ones(len(place)), *places), shape=shape)
    ngram, holder = spellings.holders(ngrams)
    counted = np.isin(holder, np.setdiff1d(words, without.ids))
    ngram, holder = ngram[counted], holder[counted]
    shape = len(words), len(ngrams)
    holds = np.ones(len(ngram)), (np.searchsorted(words, holder), ngram)
    held = occurs @ sparse.csr_matrix(holds, shape=shape)
    held.sort_indices()
    return held
