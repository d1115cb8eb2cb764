"""Number the distinct keys of an array that is too long to sort at once.

External sorting: each part is sorted for itself, and the sorted runs are merged by ranges of keys.
The result does not depend on how the array was divided.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from regmt.core._numbering_kernels import sorted_distinct
from regmt.core.arrays import Int32Array, Int64Array, offsets_of
from regmt.core.parallel import map_in_order
from regmt.core.scratch import Scratch, forget

PART = 1 << 20
"""Keys that are sorted or merged at once."""


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
    at_once: int = PART,
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
    keep = (scratch or Scratch()).keep
    runs = []
    backend = None if spread else "joblib"
    for run in map_in_order(sorted_run, None, parts, backend=backend, batch=1):
        runs.append(Run(keep(run.distinct), keep(run.counts), keep(run.numbers)))
    if len(runs) == 1:
        return Numbered(runs[0].distinct, runs[0].counts.astype(np.int64), [runs[0].numbers])
    places = [np.empty(len(run.distinct), dtype=np.int32) for run in runs]
    distinct, counts = [np.empty(0, np.int64)], [np.empty(0, np.int64)]
    for found in merged([run.distinct for run in runs], at_once=at_once):
        weights = np.concatenate([r.counts[s] for r, s in zip(runs, found.slices, strict=True)])
        n = len(found.distinct)
        # Exact: sums of integers below 2^53.
        counts.append(keep(np.bincount(found.number, weights, n).astype(np.int64)))
        distinct.append(keep(found.distinct))
        found.write(places)
    numbers = []
    for place, run in zip(places, runs, strict=True):
        numbers.append(keep(place[run.numbers]))
    return Numbered(np.concatenate(distinct), np.concatenate(counts), numbers)


class Merged(NamedTuple):
    """The keys of all runs between two borders."""

    distinct: Int64Array
    slices: list[slice]  #: where they stand in each run
    number: Int64Array  #: of the keys of all these slices, their places in `distinct`
    n_before: int  #: distinct keys below

    def write(self, places: Sequence[Int32Array]) -> None:
        """Write the number of each key of each run to its place."""
        ends = offsets_of([s.stop - s.start for s in self.slices])
        for place, s, first, last in zip(places, self.slices, ends, ends[1:], strict=False):
            place[s] = self.number[first:last] + self.n_before


def merged(runs: Sequence[Int64Array], *, at_once: int = PART) -> Iterator[Merged]:
    """Merge runs of ascending keys, about `at_once` of them at a time."""
    cuts = _cuts(runs, at_once)
    n_before = 0
    for k in range(len(cuts[0]) - 1 if cuts else 0):
        slices = [slice(int(cut[k]), int(cut[k + 1])) for cut in cuts]
        keys = np.concatenate([run[s] for run, s in zip(runs, slices, strict=True)])
        for run in runs:
            forget(run)
        distinct, number = np.unique(keys, return_inverse=True)
        yield Merged(distinct, slices, number.reshape(-1), n_before)
        n_before += len(distinct)


def _cuts(runs: Sequence[Int64Array], at_once: int) -> list[Int64Array]:
    """Return where to cut each run, so that about `at_once` keys lie between all cuts."""
    total = sum(map(len, runs))
    step = max(1, at_once // (8 * max(len(runs), 1)))
    none = np.empty(0, dtype=np.int64)
    samples = np.sort(np.concatenate([none, *(run[::step] for run in runs)]))
    borders = np.unique(samples[:: max(1, at_once // step)][1:]) if total > at_once else samples[:0]
    return [np.concatenate([[0], np.searchsorted(run, borders), [len(run)]]) for run in runs]
