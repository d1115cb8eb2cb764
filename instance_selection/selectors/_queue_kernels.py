"""Priority queue: the highest score first, ties by the lower place."""

from regmt.core.compile import part


@part
def sift_down(scores, places, size, root):
    """Let the entry at `root` sink to where it belongs in a heap of (score, place)."""
    score, place = scores[root], places[root]
    at = root
    while True:
        child = 2 * at + 1
        if child >= size:
            break
        right = child + 1
        if right < size and (
            scores[right] > scores[child]
            or (scores[right] == scores[child] and places[right] < places[child])
        ):
            child = right
        if scores[child] < score or (scores[child] == score and places[child] > place):
            break
        scores[at], places[at] = scores[child], places[child]
        at = child
    scores[at], places[at] = score, place


@part
def sift_up(scores, places, leaf):
    """Let the entry at `leaf` rise to where it belongs in a heap of (score, place)."""
    score, place = scores[leaf], places[leaf]
    at = leaf
    while at > 0:
        parent = (at - 1) // 2
        if scores[parent] > score or (scores[parent] == score and places[parent] < place):
            break
        scores[at], places[at] = scores[parent], places[parent]
        at = parent
    scores[at], places[at] = score, place


@part
def heapify(scores, places):
    """Order two parallel arrays as a heap: highest score first, then lowest place."""
    for root in range(len(scores) // 2 - 1, -1, -1):
        sift_down(scores, places, len(scores), root)


@part
def is_ahead(score, place, scores, places, size):
    """Return whether (score, place) may stay at the root of the heap."""
    for child in range(1, min(size, 3)):
        if scores[child] > score or (scores[child] == score and places[child] < place):
            return False
    return True


@part
def best_free(score, taken):
    """Return the first place of the highest score that is not taken."""
    best = -1
    for c in range(len(score)):
        if not taken[c] and (best < 0 or score[c] > score[best]):
            best = c
    return best
