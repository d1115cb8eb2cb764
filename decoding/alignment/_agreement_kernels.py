"""Inner loop of joint training of both directions."""

import math

from regmt.core.compile import kernel
from regmt.decoding.alignment.direction import Direction


@kernel
def add_agreed_links(text: Direction, posteriors, geometric, left, counts, nulls):
    """Add the links both posteriors support to `counts`, and what they leave of each word.

    q of a cell is the product of its posteriors, or its root with `geometric`. A word of the
    observed side of a direction has 1 - Σ q left for the empty word, if that is positive. `text`
    has the source hidden; `nulls` are those of the target words and of the source words.
    """
    forward, backward = posteriors
    for s in range(len(text.cell_offsets) - 1):
        first, last = text.observed.offsets[s], text.observed.offsets[s + 1]
        left[: last - first] = 1.0
        cell = text.cell_offsets[s]
        for i in range(text.hidden.offsets[s], text.hidden.offsets[s + 1]):
            spare = 1.0
            for j in range(last - first):
                q = forward[cell] * backward[cell]
                if geometric:
                    q = math.sqrt(q)
                counts[text.cells[cell]] += q
                left[j] -= q
                spare -= q
                cell += 1
            nulls[1][text.hidden.words[i]] += max(spare, 0.0)
        for j in range(last - first):
            nulls[0][text.observed.words[first + j]] += max(left[j], 0.0)
