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


class Numbering(NamedTuple):
    """The distinct word pairs of some sentences as rows of source words, and those of the cells."""

    cells: Int32Array  #: the number of the pair of each cell
    starts: Int64Array  #: where the pairs of each source word begin
    targets: Int32Array  #: the target word of each pair, with room for as many as cells
    pair_of: Int32Array  #: room for each target word, -1 at first


@kernel
def number_pairs(starts, sentences, first_cells, target: Sentences, numbering: Numbering):
    """Number the pairs by source word, then by target word.

    Source word w stands at the places ``starts[w] <= k < starts[w + 1]``: in sentence
    ``sentences[k]``, whose cells with it begin at ``first_cells[k]``.
    """
    words, offsets = target
    cells, row_starts, targets, pair_of = numbering
    n = 0
    for word in range(len(starts) - 1):
        begin = n
        for k in range(starts[word], starts[word + 1]):
            for j in range(offsets[sentences[k]], offsets[sentences[k] + 1]):
                if pair_of[words[j]] < begin:  # so far only with words before
                    pair_of[words[j]] = n
                    targets[n] = words[j]
                    n += 1
        targets[begin:n].sort()
        row_starts[word + 1] = n
        for p in range(begin, n):
            pair_of[targets[p]] = p
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
def take_pairs(starts, targets, values, totals, pairs, by_source, taken):
    """Write the values of ascending pairs, divided by the total of their hidden word, if any."""
    word = 0
    for k in range(len(pairs)):
        p = pairs[k]
        taken[k] = values[p]
        if len(totals):
            while by_source and starts[word + 1] <= p:
                word += 1
            taken[k] /= totals[word if by_source else targets[p]]


@kernel
def add_at(places, values, first, totals):
    """Add a value at each of some places of an array that begins with place `first`."""
    for k in range(len(places)):
        totals[places[k] - first] += values[k]
