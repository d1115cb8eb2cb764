"""Inner loops of the significance of phrase pairs."""

import math

from regmt.core.compile import kernel, part


@kernel
def common_sentences(
    source, target, source_starts, source_sentences, target_starts, target_sentences, both
):
    """Count the sentences in the sorted lists of both phrases of each pair."""
    for r in range(len(source)):
        a, a_end = source_starts[source[r]], source_starts[source[r] + 1]
        b, b_end = target_starts[target[r]], target_starts[target[r] + 1]
        n = 0
        while a < a_end and b < b_end:
            if source_sentences[a] < target_sentences[b]:
                a += 1
            elif source_sentences[a] > target_sentences[b]:
                b += 1
            else:
                n += 1
                a += 1
                b += 1
        both[r] = n


@part
def _log_choose(n, k):
    return math.lgamma(n + 1.0) - math.lgamma(k + 1.0) - math.lgamma(n - k + 1.0)


@kernel
def fisher(both, source, target, n, out):
    """Write -ln P(X ≥ both), X hypergeometric: the one-sided p-value of Fisher's exact test."""
    for r in range(len(both)):
        k, a, b = both[r], source[r], target[r]
        first = (
            _log_choose(a, k) + _log_choose(n - a, b - k) - _log_choose(n, b)
        )  # ln P(X = both); further terms by their ratio to the one before
        term = 1.0
        total = 1.0
        for x in range(k, min(a, b)):
            term *= (a - x) * (b - x) / ((x + 1.0) * (n - a - b + x + 1.0))
            total += term
            if term < 1e-17 * total and (a - x) * (b - x) < (x + 1.0) * (n - a - b + x + 1.0):
                break
        out[r] = max(0.0, -(first + math.log(total)))
