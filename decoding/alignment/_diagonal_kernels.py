"""Inner loops of the alignment models IBM 1 and IBM 2 with a diagonal prior."""

import math

from regmt.core.compile import kernel, part
from regmt.decoding.alignment.direction import Direction, Expected, Lexicon


@part
def diagonal_row(o, n_hidden, n_observed, tension, mass, weights):
    """Fill `weights` with mass · exp(-λ|h/H - o/O|) / Z, positions counted from 1.

    Both sides of the diagonal are geometric series with ratio exp(-λ/H), so that Z has a closed
    form (Dyer et al. 2013, Eq 3) and one multiplication gives the next weight.
    """
    if n_hidden == 0:
        return
    if tension == 0.0:
        for h in range(n_hidden):
            weights[h] = mass / n_hidden
        return
    place = (o + 1) / n_observed
    split = ((o + 1) * n_hidden) // n_observed
    ratio = math.exp(-tension / n_hidden)
    weight = math.exp(-tension * (place - split / n_hidden))
    z = 0.0
    for h in range(split - 1, -1, -1):
        weights[h] = weight
        z += weight
        weight *= ratio
    weight = math.exp(-tension * ((split + 1) / n_hidden - place))
    for h in range(split, n_hidden):
        weights[h] = weight
        z += weight
        weight *= ratio
    for h in range(n_hidden):
        weights[h] *= mass / z


@kernel
def diagonal_expectation(
    text: Direction, lexicon: Lexicon, prior, weights, expected: Expected, positions
):
    """E-step; adds -|h/H - o/O| of the expected links to ``positions[0]``, if they are counted.

    `prior` are the tension and the probability of the empty word; a negative one stands for
    1/(H+1), the empty word as one more position (IBM 1).
    """
    hidden_offsets, observed = text.hidden.offsets, text.observed.offsets
    cells, cell_offsets, hidden_is_source = text.cells, text.cell_offsets, text.hidden_is_source
    probability, null = lexicon
    counts, unlinked, posterior, log_likelihood, best = expected
    tension, null_mass = prior
    feature = positions[0]
    for s in range(len(cell_offsets) - 1):
        n_hidden = hidden_offsets[s + 1] - hidden_offsets[s]
        n_observed = observed[s + 1] - observed[s]
        step_h, step_o = (n_observed, 1) if hidden_is_source else (1, n_hidden)
        mass = null_mass if null_mass >= 0.0 else 1.0 / (n_hidden + 1)
        log_likelihood[s] = 0.0
        for o in range(n_observed):
            cell = cell_offsets[s] + o * step_o
            diagonal_row(o, n_hidden, n_observed, tension, 1.0 - mass, weights)
            total = highest = empty = mass * null[observed[s] + o]
            for h in range(n_hidden):
                weights[h] *= probability[cells[cell + h * step_h]]
                total += weights[h]
            if len(best):
                best[observed[s] + o] = -1
                for h in range(n_hidden):
                    if weights[h] > highest:
                        highest = weights[h]
                        best[observed[s] + o] = h
            if len(counts):
                unlinked[observed[s] + o] = empty / total if total > 0.0 else 0.0
            if total <= 0.0:
                continue
            log_likelihood[s] += math.log(total)
            if len(posterior):
                for h in range(n_hidden):
                    posterior[cell + h * step_h] = weights[h] / total
            if len(counts):
                place = (o + 1) / n_observed
                for h in range(n_hidden):
                    p = weights[h] / total
                    counts[cells[cell + h * step_h]] += p
                    feature -= p * abs((h + 1) / n_hidden - place)
    positions[0] = feature


@kernel
def expected_feature(o, n_hidden, n_observed, tension):
    """E[-|h/H - o/O|] under the diagonal prior: the gradient of log Z, in closed form.

    Each side is an arithmetico-geometric series Σ (a + kb) r^k (Dyer et al. 2013, section 3.1).
    """
    place = (o + 1) / n_observed
    split = ((o + 1) * n_hidden) // n_observed
    ratio = math.exp(-tension / n_hidden)
    z = 0.0
    distance = 0.0
    for side in range(2):
        n = split if side == 0 else n_hidden - split
        if n == 0:
            continue
        nearest = place - split / n_hidden if side == 0 else (split + 1) / n_hidden - place
        first = math.exp(-tension * nearest)
        last = ratio**n
        geometric = (1.0 - last) / (1.0 - ratio)
        # Σ_{k<n} k r^k = r (1 - n r^(n-1) + (n-1) r^n) / (1-r)^2
        weighted = (ratio - n * last + (n - 1) * last * ratio) / (1.0 - ratio) ** 2
        z += first * geometric
        distance += first * (nearest * geometric + weighted / n_hidden)
    return -distance / z


@kernel
def mean_expected_feature(sizes, tension):
    """Mean of `expected_feature` over all observed positions; `sizes` rows are (H, O, count)."""
    total = 0.0
    n = 0
    for k in range(len(sizes)):
        n_hidden, n_observed, count = sizes[k, 0], sizes[k, 1], sizes[k, 2]
        for o in range(n_observed):
            total += count * expected_feature(o, n_hidden, n_observed, tension)
        n += count * n_observed
    return total / n
