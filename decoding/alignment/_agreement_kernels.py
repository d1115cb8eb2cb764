"""Inner loop of joint training of both directions."""

import math

from regmt.core.compile import kernel
from regmt.decoding.alignment.direction import Direction


@kernel
def add_agreed_links(text: Direction, posteriors, geometric, counts, unlinked):
    """Add the links both posteriors support to `counts`, and keep what they leave of each word.

    q of a cell is the product of its posteriors, or its root with `geometric`. A word of the
    observed side of a direction has 1 - Σ q left for the empty word, if that is positive. `text`
    has the source hidden; `unlinked` are those of the target words and of the source words.
    """
    forward, backward = posteriors
    of_target, of_source = unlinked
    for s in range(len(text.cell_offsets) - 1):
        first, last = text.observed.offsets[s], text.observed.offsets[s + 1]
        of_target[first:last] = 1.0
        cell = text.cell_offsets[s]
        for i in range(text.hidden.offsets[s], text.hidden.offsets[s + 1]):
            spare = 1.0
            for j in range(first, last):
                q = forward[cell] * backward[cell]
                if geometric:
                    q = math.sqrt(q)
                counts[text.cells[cell]] += q
                of_target[j] -= q
                spare -= q
                cell += 1
            of_source[i] = max(spare, 0.0)
        for j in range(first, last):
            of_target[j] = max(of_target[j], 0.0)
