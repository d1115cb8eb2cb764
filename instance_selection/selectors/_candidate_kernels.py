"""Which sentences hold features of a query, and which of them, as rows of arrays.

Sentence ids ascend within every candidate list, so that comparing places compares ids.
"""

import numpy as np

from regmt.core.compile import kernel


@kernel
def count_candidates(postings, features, excluded, hits):
    """Count in `hits` how many of `features` each sentence holds; return how many hold any.

    Excluded sentences are left out. `hits` must come in as zeros.
    """
    n_candidates = 0
    for feature in features:
        for p in range(postings.indptr[feature], postings.indptr[feature + 1]):
            sentence = postings.indices[p]
            if excluded[sentence]:
                continue
            if hits[sentence] == 0:
                n_candidates += 1
            hits[sentence] += 1
    return n_candidates


@kernel
def take_candidates(hits, candidates):
    """Move the sentences that `count_candidates` found to `candidates`; `hits` is zeros again."""
    found = 0
    for sentence in range(len(hits)):
        if hits[sentence] > 0:
            candidates[found] = sentence
            found += 1
            hits[sentence] = 0


@kernel
def candidate_rows(postings, features, excluded, hits, n_candidates):
    """Turn the postings of `features` into rows: candidate → its features, in their order.

    Parameters
    ----------
    postings : IncidenceArrays
        N-gram → sentences and its count in each.
    features : ndarray of int64
    excluded : ndarray of bool
    hits : ndarray of int32
        As `count_candidates` left it; zeros again on return.

    Returns
    -------
    candidates : ndarray of int32
        Sentence ids, ascending.
    row_start : ndarray of int64
    row_feature : ndarray of int32
        Places in `features`.
    row_count : ndarray of int32
        How often the sentence holds the feature.
    """
    candidates = np.empty(n_candidates, np.int32)
    row_start = np.zeros(n_candidates + 1, np.int64)
    found = 0
    for sentence in range(len(hits)):
        if hits[sentence] > 0:
            candidates[found] = sentence
            row_start[found + 1] = row_start[found] + hits[sentence]
            hits[sentence] = found  # from here on: the place among the candidates
            found += 1
    cursor = row_start[:-1].copy()
    row_feature = np.empty(row_start[-1], np.int32)
    row_count = np.empty(row_start[-1], np.int32)
    for local in range(len(features)):
        feature = features[local]
        for p in range(postings.indptr[feature], postings.indptr[feature + 1]):
            sentence = postings.indices[p]
            if excluded[sentence]:
                continue
            at = cursor[hits[sentence]]
            row_feature[at] = local
            row_count[at] = postings.counts[p]
            cursor[hits[sentence]] += 1
    for c in range(n_candidates):
        hits[candidates[c]] = 0
    return candidates, row_start, row_feature, row_count


@kernel
def new_features(rows, ids, wanted, gains):
    """Count for each selected sentence the wanted features that it is the first to hold.

    `wanted` flags features; what is found is cleared.
    """
    for k in range(len(ids)):
        for p in range(rows.indptr[ids[k]], rows.indptr[ids[k] + 1]):
            if wanted[rows.indices[p]]:
                wanted[rows.indices[p]] = False
                gains[k] += 1
