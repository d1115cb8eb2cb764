"""Inner loops over word pairs, kept as compressed rows of source words."""

from typing import NamedTuple

from regmt.core.arrays import Int32Array, Int64Array
from regmt.core.compile import kernel, part
from regmt.decoding.alignment.direction import Sentences


@part
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


class WordPlaces(NamedTuple):
    """Where each source word stands: of each place the sentence and the first of its cells."""

    starts: Int64Array
    sentences: Int32Array
    cells: Int64Array


@kernel
def number_cells(places: WordPlaces, target: Sentences, row_starts, columns, pair_of, cells):
    """Write the number of the word pair of each cell; `pair_of` has room for each target word."""
    starts, sentences, first_cells = places
    words, offsets = target
    for word in range(len(starts) - 1):
        for p in range(row_starts[word], row_starts[word + 1]):
            pair_of[columns[p]] = p
        for k in range(starts[word], starts[word + 1]):
            cell = first_cells[k]
            for j in range(offsets[sentences[k]], offsets[sentences[k] + 1]):
                cells[cell] = pair_of[words[j]]
                cell += 1


@kernel
def look_up_pairs(starts, targets, known_starts, known_targets, known_values, values):
    """Write the value of each pair that is among the known ones; leave the others alone."""
    for word in range(min(len(starts), len(known_starts)) - 1):
        for p in range(starts[word], starts[word + 1]):
            place = find_pair(known_starts, known_targets, word, targets[p])
            if place >= 0:
                values[p] = known_values[place]


@kernel
def add_to_hidden(starts, targets, by_source, counts, totals):
    """Add the count of each pair to the total of its hidden word, one after the other."""
    for word in range(len(starts) - 1):
        for p in range(starts[word], starts[word + 1]):
            totals[word if by_source else targets[p]] += counts[p]
