"""BLEU of all candidates of a sentence against each other."""

import math

from regmt.core.compile import kernel


@kernel
def pairwise_bleu(ids, starts, lengths, offsets, weights, order, out):
    """Add to ``out[a]`` the sum of ``weights[b] · BLEU(a, b)`` over the others b of a's list.

    ``ids[starts[a·order + k]:starts[a·order + k + 1]]`` are the n-grams of order k + 1 of
    candidate a, sorted; the clipped matches of a and b are the common part of two sorted bags,
    the same in both directions. Precisions are smoothed by max(matches, 1/(2·length)).
    """
    for s in range(len(offsets) - 1):
        for a in range(offsets[s], offsets[s + 1]):
            for b in range(a + 1, offsets[s + 1]):
                length_a, length_b = lengths[a], lengths[b]
                log_a = 0.0
                log_b = 0.0
                for k in range(order):
                    i, end_i = starts[a * order + k], starts[a * order + k + 1]
                    j, end_j = starts[b * order + k], starts[b * order + k + 1]
                    n_a, n_b = max(1, end_i - i), max(1, end_j - j)
                    matches = 0
                    while i < end_i and j < end_j:
                        if ids[i] == ids[j]:
                            matches += 1
                            i += 1
                            j += 1
                        elif ids[i] < ids[j]:
                            i += 1
                        else:
                            j += 1
                    log_a += math.log(max(float(matches), 0.5 / max(1, length_a)) / n_a)
                    log_b += math.log(max(float(matches), 0.5 / max(1, length_b)) / n_b)
                if length_a > 0:  # an empty candidate has BLEU 0
                    penalty = min(0.0, 1.0 - length_b / length_a)
                    out[a] += weights[b] * math.exp(penalty + log_a / order)
                if length_b > 0:
                    penalty = min(0.0, 1.0 - length_a / length_b)
                    out[b] += weights[a] * math.exp(penalty + log_b / order)
