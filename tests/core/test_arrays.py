"""Parts of flat arrays against plain Python."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.arrays import inserted, offsets_of, rows_of, without

ROWS = st.lists(st.lists(st.integers(0, 9), max_size=3), min_size=1, max_size=30)


@settings(deadline=None)
@given(ROWS, st.data())
def test_rows_are_taken_in_any_order_and_number(rows: list[list[int]], data: st.DataObject) -> None:
    flat = np.array([x for row in rows for x in row], dtype=np.int32)
    offsets = offsets_of([len(row) for row in rows])
    gaps = data.draw(st.sets(st.integers(0, len(rows) - 1), max_size=3))
    runs = [i for i in range(len(rows)) if i not in gaps]
    anywhere = data.draw(st.lists(st.integers(0, len(rows) - 1)))
    for chosen in (runs, anywhere):
        found = rows_of(flat, offsets, np.array(chosen, dtype=np.int64))
        assert found.tolist() == [x for i in chosen for x in rows[i]]
        assert found.dtype == flat.dtype


@settings(deadline=None)
@given(st.lists(st.integers(0, 9), min_size=1), st.data())
def test_removing_reverses_inserting(values: list[int], data: st.DataObject) -> None:
    places = np.array(sorted(data.draw(st.sets(st.integers(0, len(values) - 1)))), dtype=np.int64)
    array = np.array(values)
    left = without(array, places)
    assert left.tolist() == [x for i, x in enumerate(values) if i not in set(places.tolist())]
    before = places - np.arange(len(places))
    assert inserted(left, before, array[places]).tolist() == values
