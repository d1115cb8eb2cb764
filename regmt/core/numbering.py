"""Number the distinct keys of an array that is too long to sort at once.

External sorting: each part is sorted for itself, and the sorted runs are merged by ranges of keys.
The result does not depend on how the array was divided.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from regmt.core._numbering_kernels import sorted_distinct
from regmt.core.arrays import Int32Array, Int64Array, offsets_of
from regmt.core.mapped import forget
from regmt.core.parallel import map_in_order
from regmt.core.scratch import Scratch

PART = 1 << 20
"""Keys that are sorted or merged at once, unless there are many runs."""

_OF_A_RUN = 1 << 12
"""Keys of each run that are merged at once at least: what is read of a file is a whole page."""


class Run(NamedTuple):
    """The distinct keys of one part, ascending."""

    distinct: Int64Array
    counts: Int32Array  #: how often each occurs in the part
    numbers: Int32Array  #: the place of each key of the part among the distinct ones


class Numbered(NamedTuple):
    """The distinct keys of all parts, ascending."""

    distinct: Int64Array
    counts: Int64Array  #: how often each occurs
    numbers: list[Int32Array]  #: of each part, the place of each key among the distinct ones


def sorted_run(_: None, keys: Int64Array) -> Run:
    """Sort one part."""
    numbers = np.empty(len(keys), dtype=np.int32)
    lowest = keys.min(initial=0)
    distinct, counts = sorted_distinct((keys - lowest).view(np.uint64), numbers)
    return Run(distinct.view(np.int64) + lowest, counts, numbers)


def number_keys(
    parts: Iterable[Int64Array],
    *,
    scratch: Scratch | None = None,
    at_once: int | None = None,
    spread: bool = False,
) -> Numbered:
    """Number the keys of all parts in their order, each distinct one once.

    Parameters
    ----------
    parts : iterable of ndarray of int64
        Read once, one after the other.
    scratch : Scratch, optional
        Where what is kept of each part goes.
    at_once : int
        How many keys to merge at a time.
    spread : bool
        Let a cluster sort the parts, if there is one (`regmt.core.parallel.on_cluster`).
    """
    place = scratch or Scratch()
    kept = place.pile(np.int64), place.pile(np.int32), place.pile(np.int32)
    backend = None if spread else "joblib"
    for run in map_in_order(sorted_run, None, parts, backend=backend, batch=1):
        kept[0].add(run.distinct)
        kept[1].add(run.counts)
        kept[2].add(run.numbers)
    runs = list(itertools.starmap(Run, zip(*(pile.arrays() for pile in kept), strict=True)))
    if len(runs) == 1:
        return Numbered(runs[0].distinct, runs[0].counts.astype(np.int64), [runs[0].numbers])
    distinct, counts, places = place.pile(np.int64), place.pile(np.int64), Places(place)
    for found in merged([run.distinct for run in runs], at_once=at_once):
        weights = np.concatenate([r.counts[s] for r, s in zip(runs, found.slices, strict=True)])
        n = len(found.distinct)
        # Exact: sums of integers below 2^53.
        counts.add(np.bincount(found.number, weights, n).astype(np.int64))
        distinct.add(found.distinct)
        places.add(found)
        forget(runs[0].counts)
    numbers = place.pile(np.int32)
    for own, run in zip(places, runs, strict=True):
        numbers.add(own[run.numbers])
        forget(run.numbers)
    return Numbered(distinct.joined(), counts.joined(), numbers.arrays())


class Merged(NamedTuple):
    """The keys of all runs between two borders."""

    distinct: Int64Array
    slices: list[slice]  #: where they stand in each run
    number: Int64Array  #: of the keys of all these slices, their places in `distinct`
    n_before: int  #: distinct keys below


class Places:
    """Of each run, the place of each of its keys among the distinct keys of all runs."""

    def __init__(self, scratch: Scratch) -> None:
        self._numbers = scratch.pile(np.int32)
        self._ends: list[Int64Array] = []

    def add(self, found: Merged) -> None:
        """Add those of the next range of keys."""
        self._numbers.add((found.number + found.n_before).astype(np.int32))
        self._ends.append(offsets_of([s.stop - s.start for s in found.slices]))

    def __iter__(self) -> Iterator[Int32Array]:
        ranges, ends = self._numbers.arrays(), np.array(self._ends)
        for r in range(ends.shape[1] - 1 if len(ends) else 0):
            borders = zip(ranges, ends[:, r].tolist(), ends[:, r + 1].tolist(), strict=True)
            yield np.concatenate([numbers[a:b] for numbers, a, b in borders])
            forget(ranges[0])


def merged(runs: Sequence[Int64Array], *, at_once: int | None = None) -> Iterator[Merged]:
    """Merge runs of ascending keys, about `at_once` of them at a time."""
    cuts = _cuts(runs, at_once or max(PART, _OF_A_RUN * len(runs)))
    n_before = 0
    for k in range(len(cuts[0]) - 1 if cuts else 0):
        slices = [slice(int(cut[k]), int(cut[k + 1])) for cut in cuts]
        keys = np.concatenate([run[s] for run, s in zip(runs, slices, strict=True)])
        forget(*runs)
        distinct, number = np.unique(keys, return_inverse=True)
        yield Merged(distinct, slices, number.reshape(-1), n_before)
        n_before += len(distinct)


def _cuts(runs: Sequence[Int64Array], at_once: int) -> list[Int64Array]:
    """Return where to cut each run, so that about `at_once` keys lie between all cuts."""
    total = sum(map(len, runs))
    step = max(1, at_once // (8 * max(len(runs), 1)))
    samples = [np.empty(0, dtype=np.int64)]
    for run in runs:
        samples.append(run[::step].copy())
        forget(run)
    keys = np.sort(np.concatenate(samples))
    borders = np.unique(keys[:: max(1, at_once // step)][1:]) if total > at_once else keys[:0]
    cuts = []
    for run in runs:
        cuts.append(np.concatenate([[0], np.searchsorted(run, borders), [len(run)]]))
        forget(run)
    return cuts
