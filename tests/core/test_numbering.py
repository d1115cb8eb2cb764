"""Numbering keys in parts against NumPy, which sorts them at once; temporary files."""

import functools
import shutil
from collections import namedtuple
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.core.numbering import number_keys
from regmt.core.scratch import Scratch, forget, scratch


@settings(deadline=None)
@given(
    keys=st.lists(st.integers(0, 40) | st.integers(-(2**62), 2**62), max_size=60),
    cuts=st.lists(st.integers(0, 60), max_size=6),
    at_once=st.integers(1, 70),
)
def test_the_result_does_not_depend_on_the_parts(
    keys: list[int], cuts: list[int], at_once: int
) -> None:
    whole = np.array(keys, dtype=np.int64)
    parts = np.split(whole, sorted(min(cut, len(keys)) for cut in cuts))
    distinct, inverse, counts = np.unique(whole, return_inverse=True, return_counts=True)
    found = number_keys(iter(parts), at_once=at_once)
    assert found.distinct.tolist() == distinct.tolist()
    assert found.counts.tolist() == counts.tolist()
    assert np.concatenate(found.numbers).tolist() == inverse.reshape(-1).tolist()
    assert [len(numbers) for numbers in found.numbers] == [len(part) for part in parts]


def test_large_arrays_are_mapped_and_leave_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    array = np.arange(1 << 18)
    with scratch("work", needed=1 << 20, little=0) as place:
        kept, small = place.keep(array), place.keep(array[:8])
        assert not kept.flags.owndata
        assert np.shares_memory(small, array)
        np.testing.assert_array_equal(kept, array)
    np.testing.assert_array_equal(kept, array)
    assert list(tmp_path.iterdir()) == []
    with scratch("work", needed=1 << 20) as place:  # little work needs no folder
        assert place.keep(array) is array


def test_too_small_a_disk_is_refused_before_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")  # as shutil.disk_usage returns
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(1 << 40, 0, 1 << 30))
    message = r"counting needs 5.0 GB .* only 1.0 GB .*TMPDIR"
    with pytest.raises(InputError, match=message), scratch("counting", needed=5 << 30):
        pytest.fail("the work has begun")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_disk_that_fills_up_meanwhile_is_one_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = functools.partial(open, "/dev/full", "wb")
    monkeypatch.setattr("regmt.core.scratch.open", lambda *_: full(), raising=False)
    with pytest.raises(InputError, match="No space left"):
        Scratch(tmp_path).keep(np.arange(1 << 18))


def test_parts_become_one_mapped_array_that_can_be_forgotten(tmp_path: Path) -> None:
    parts = np.split(np.arange(1 << 18, dtype=np.int32), [3, 1000, 70000])
    array = Scratch(tmp_path, small=0).joined(iter(parts), 1 << 18, np.dtype(np.int32))
    assert not array.flags.owndata
    assert list(tmp_path.iterdir()) == []
    forget(array)
    np.testing.assert_array_equal(array, np.arange(1 << 18))
    in_memory = Scratch().joined(iter(parts), 1 << 18, np.dtype(np.int32))
    np.testing.assert_array_equal(in_memory, array)
    forget(in_memory)
