"""Inner loops of the word alignment models IBM 1 and IBM 2 with a diagonal prior.

A *cell* is a pair of positions (i, j) of one sentence pair; ``cells`` holds the number of its word
pair, source position major. A model has a *hidden* side that generates the *observed* one; which
of them is the source is only a matter of strides, so both directions share one array of cells.
"""

import math

import numpy as np

from regmt.core.compile import kernel


@kernel
def count_distinct_pairs(by_word, word_starts, sentence_of, target, target_offsets, seen, sizes):
    """Count the distinct target words that stand in a sentence with each source word."""
    for word in range(len(word_starts) - 1):
        n = 0
        previous = -1
        for k in range(word_starts[word], word_starts[word + 1]):
            sentence = sentence_of[by_word[k]]
            if sentence == previous:
                continue
            previous = sentence
            for j in range(target_offsets[sentence], target_offsets[sentence + 1]):
                if seen[target[j]] != word:
                    seen[target[j]] = word
                    n += 1
        sizes[word] = n


@kernel
def number_pairs(
    by_word,
    word_starts,
    sentence_of,
    source_offsets,
    target,
    target_offsets,
    cell_offsets,
    pair_starts,
    seen,
    place,
    pair_targets,
    cells,
):
    """List the target words of each source word, ascending, and number the cells after them."""
    for word in range(len(word_starts) - 1):
        first = pair_starts[word]
        n = first
        previous = -1
        for k in range(word_starts[word], word_starts[word + 1]):
            sentence = sentence_of[by_word[k]]
            if sentence == previous:
                continue
            previous = sentence
            for j in range(target_offsets[sentence], target_offsets[sentence + 1]):
                if seen[target[j]] != word:
                    seen[target[j]] = word
                    pair_targets[n] = target[j]
                    n += 1
        pair_targets[first:n].sort()
        for p in range(first, n):
            place[pair_targets[p]] = p
        for k in range(word_starts[word], word_starts[word + 1]):
            position = by_word[k]
            sentence = sentence_of[position]
            start = target_offsets[sentence]
            length = target_offsets[sentence + 1] - start
            row = cell_offsets[sentence] + (position - source_offsets[sentence]) * length
            for j in range(length):
                cells[row + j] = place[target[start + j]]


@kernel
def look_up_pairs(starts, targets, known_starts, known_targets, known_values, unseen, values):
    """Write the value of each pair that is among the known ones, else `unseen`."""
    for word in range(len(starts) - 1):
        k = 0
        last = 0
        if word < len(known_starts) - 1:
            k, last = known_starts[word], known_starts[word + 1]
        for p in range(starts[word], starts[word + 1]):
            # both rows ascend: search on from the place of the pair before
            high = last
            while k < high:
                middle = (k + high) // 2
                if known_targets[middle] < targets[p]:
                    k = middle + 1
                else:
                    high = middle
            values[p] = known_values[k] if k < last and known_targets[k] == targets[p] else unseen


@kernel
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
    hidden_offsets,
    observed_offsets,
    observed,
    cell_offsets,
    cells,
    hidden_is_source,
    probability,
    null,
    tension,
    null_mass,
    counts,
    null_counts,
):
    """E-step: add the expected links to `counts` (per word pair) and `null_counts`.

    A negative `null_mass` stands for 1/(H+1), the empty word as one more position (IBM 1).
    Returns the log-likelihood and the sum of -|h/H - o/O| over the expected links.
    """
    longest = 0
    for s in range(len(hidden_offsets) - 1):
        longest = max(longest, hidden_offsets[s + 1] - hidden_offsets[s])
    weights = np.empty(longest)
    log_likelihood = 0.0
    feature = 0.0
    for s in range(len(hidden_offsets) - 1):
        n_hidden = hidden_offsets[s + 1] - hidden_offsets[s]
        n_observed = observed_offsets[s + 1] - observed_offsets[s]
        step_h, step_o = (n_observed, 1) if hidden_is_source else (1, n_hidden)
        mass = null_mass if null_mass >= 0.0 else 1.0 / (n_hidden + 1)
        for o in range(n_observed):
            cell = cell_offsets[s] + o * step_o
            word = observed[observed_offsets[s] + o]
            diagonal_row(o, n_hidden, n_observed, tension, 1.0 - mass, weights)
            empty = mass * null[word]
            total = empty
            for h in range(n_hidden):
                weights[h] *= probability[cells[cell + h * step_h]]
                total += weights[h]
            if total <= 0.0:
                continue
            log_likelihood += math.log(total)
            null_counts[word] += empty / total
            place = (o + 1) / n_observed
            for h in range(n_hidden):
                expected = weights[h] / total
                counts[cells[cell + h * step_h]] += expected
                feature -= expected * abs((h + 1) / n_hidden - place)
    return log_likelihood, feature


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


@kernel
def diagonal_viterbi(
    hidden_offsets,
    observed_offsets,
    observed,
    cell_offsets,
    cells,
    hidden_is_source,
    probability,
    null,
    tension,
    null_mass,
    best,
):
    """Write the most probable hidden position of each observed word, -1 for the empty word."""
    longest = 0
    for s in range(len(hidden_offsets) - 1):
        longest = max(longest, hidden_offsets[s + 1] - hidden_offsets[s])
    weights = np.empty(longest)
    for s in range(len(hidden_offsets) - 1):
        n_hidden = hidden_offsets[s + 1] - hidden_offsets[s]
        n_observed = observed_offsets[s + 1] - observed_offsets[s]
        step_h, step_o = (n_observed, 1) if hidden_is_source else (1, n_hidden)
        mass = null_mass if null_mass >= 0.0 else 1.0 / (n_hidden + 1)
        for o in range(n_observed):
            cell = cell_offsets[s] + o * step_o
            position = observed_offsets[s] + o
            diagonal_row(o, n_hidden, n_observed, tension, 1.0 - mass, weights)
            highest = mass * null[observed[position]]
            best[position] = -1
            for h in range(n_hidden):
                score = weights[h] * probability[cells[cell + h * step_h]]
                if score > highest:
                    highest = score
                    best[position] = h


@kernel
def diagonal_posteriors(
    hidden_offsets,
    observed_offsets,
    observed,
    cell_offsets,
    cells,
    hidden_is_source,
    probability,
    null,
    tension,
    null_mass,
    posterior,
):
    """Write the posterior probability of the link of each cell."""
    longest = 0
    for s in range(len(hidden_offsets) - 1):
        longest = max(longest, hidden_offsets[s + 1] - hidden_offsets[s])
    weights = np.empty(longest)
    for s in range(len(hidden_offsets) - 1):
        n_hidden = hidden_offsets[s + 1] - hidden_offsets[s]
        n_observed = observed_offsets[s + 1] - observed_offsets[s]
        step_h, step_o = (n_observed, 1) if hidden_is_source else (1, n_hidden)
        mass = null_mass if null_mass >= 0.0 else 1.0 / (n_hidden + 1)
        for o in range(n_observed):
            cell = cell_offsets[s] + o * step_o
            diagonal_row(o, n_hidden, n_observed, tension, 1.0 - mass, weights)
            total = mass * null[observed[observed_offsets[s] + o]]
            for h in range(n_hidden):
                weights[h] *= probability[cells[cell + h * step_h]]
                total += weights[h]
            for h in range(n_hidden):
                posterior[cell + h * step_h] = weights[h] / total if total > 0.0 else 0.0


@kernel
def add_agreed_links(
    source,
    source_offsets,
    target,
    target_offsets,
    cells,
    cell_offsets,
    forward,
    backward,
    geometric,
    counts,
    target_null,
    source_null,
):
    """Add the links both posteriors support to `counts`, and what they leave of each word.

    q of a cell is the product of its posteriors, or its root with `geometric`. A word of the
    observed side of a direction has 1 - Σ q left for the empty word, if that is positive.
    """
    longest = 0
    for s in range(len(target_offsets) - 1):
        longest = max(longest, target_offsets[s + 1] - target_offsets[s])
    left = np.empty(longest)
    for s in range(len(source_offsets) - 1):
        n_source = source_offsets[s + 1] - source_offsets[s]
        n_target = target_offsets[s + 1] - target_offsets[s]
        left[:n_target] = 1.0
        for i in range(n_source):
            row = cell_offsets[s] + i * n_target
            spare = 1.0
            for j in range(n_target):
                q = forward[row + j] * backward[row + j]
                if geometric:
                    q = math.sqrt(q)
                counts[cells[row + j]] += q
                left[j] -= q
                spare -= q
            source_null[source[source_offsets[s] + i]] += max(spare, 0.0)
        for j in range(n_target):
            target_null[target[target_offsets[s] + j]] += max(left[j], 0.0)


@kernel
def links_from_posteriors(source_offsets, target_offsets, cell_offsets, posterior, threshold):
    """Return (count per sentence, source positions, target positions) of the cells ≥ threshold."""
    n = 0
    for c in range(len(posterior)):
        if posterior[c] >= threshold:
            n += 1
    sizes = np.zeros(len(source_offsets) - 1, dtype=np.int64)
    source = np.empty(n, dtype=np.int32)
    target = np.empty(n, dtype=np.int32)
    n = 0
    for s in range(len(source_offsets) - 1):
        length = target_offsets[s + 1] - target_offsets[s]
        for c in range(cell_offsets[s], cell_offsets[s + 1]):
            if posterior[c] >= threshold:
                source[n] = (c - cell_offsets[s]) // length
                target[n] = (c - cell_offsets[s]) % length
                sizes[s] += 1
                n += 1
    return sizes, source, target
