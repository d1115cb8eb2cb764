"""Inner loops over word pairs, kept as compressed rows of source words."""

from regmt.core.compile import kernel
from regmt.decoding.alignment.direction import Sentences


@kernel
def find_pair(row_starts, columns, source, target):
    """Return the place of a word pair in compressed rows, -1 if it is not there."""
    low, last = row_starts[source], row_starts[source + 1]
    high = last
    while low < high:
        middle = (low + high) // 2
        if columns[middle] < target:
            low = middle + 1
        else:
            high = middle
    return low if low < last and columns[low] == target else -1


@kernel
def number_cells(source: Sentences, target: Sentences, row_starts, columns, cells):
    """Write the number of the word pair of each cell."""
    n = 0
    for s in range(len(source.offsets) - 1):
        for i in range(source.offsets[s], source.offsets[s + 1]):
            for j in range(target.offsets[s], target.offsets[s + 1]):
                cells[n] = find_pair(row_starts, columns, source.words[i], target.words[j])
                n += 1


@kernel
def look_up_pairs(starts, targets, known_starts, known_targets, known_values, values):
    """Write the value of each pair that is among the known ones; leave the others alone."""
    for word in range(min(len(starts), len(known_starts)) - 1):
        for p in range(starts[word], starts[word + 1]):
            place = find_pair(known_starts, known_targets, word, targets[p])
            if place >= 0:
                values[p] = known_values[place]
