"""Numbering keys in parts against NumPy, which sorts them at once; temporary files."""

import functools
import shutil
import tempfile
from collections import namedtuple
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.core.numbering import number_keys
from regmt.core.scratch import Pile, Scratch, chunks, scratch


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


def test_piles_are_mapped_and_leave_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    parts = np.split(np.arange(1 << 18), [3, 3, 1000, 70000])

    def piled(place: Scratch) -> Pile[np.int64]:
        pile = place.pile(np.int64)
        for part in parts:
            pile.add(part)
        return pile

    with scratch("work", needed=1 << 20, little=0) as place:
        arrays, joined, empty = piled(place).arrays(), piled(place).joined(), place.pile(np.int32)
        assert not any(array.flags.owndata for array in [*arrays, joined])
        assert len({id(array.base) for array in arrays}) == 1  # one file for all of them
        assert empty.joined().dtype == np.int32
    for array, part in zip(arrays, parts, strict=True):
        np.testing.assert_array_equal(array, part)
    np.testing.assert_array_equal(joined, np.arange(1 << 18))
    assert list(tmp_path.iterdir()) == []
    with scratch("work", needed=1 << 20) as place:  # little work needs no folder
        assert all(a is b for a, b in zip(piled(place).arrays(), parts, strict=True))


@settings(deadline=None, max_examples=20)
@given(sizes=st.lists(st.integers(0, 9), max_size=5), at_once=st.integers(1, 9))
def test_numbering_is_the_same_in_files(sizes: list[int], at_once: int) -> None:
    keys = [np.arange(size, dtype=np.int64) * 7 % 5 for size in sizes]
    with tempfile.TemporaryDirectory() as folder:
        in_files = number_keys(iter(keys), scratch=Scratch(Path(folder)), at_once=at_once)
    in_memory = number_keys(iter(keys))
    np.testing.assert_array_equal(in_files.distinct, in_memory.distinct)
    np.testing.assert_array_equal(in_files.counts, in_memory.counts)
    for a, b in zip(in_files.numbers, in_memory.numbers, strict=True):
        np.testing.assert_array_equal(a, b)


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
    full = functools.partial(open, "/dev/full", "wb", buffering=0)
    monkeypatch.setattr("regmt.core.scratch.open", lambda *_, **__: full(), raising=False)
    with pytest.raises(InputError, match="No space left"):
        Scratch(tmp_path).joined([np.arange(1 << 18)], np.int64)


def test_chunks_are_the_array_and_let_go_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regmt.core.scratch.CHUNK", 1 << 16)
    whole = np.arange(1 << 18, dtype=np.int32)
    array = Scratch(tmp_path).joined([whole], np.int32)
    pieces = list(chunks(array))
    assert len(pieces) == 16
    np.testing.assert_array_equal(np.concatenate(pieces), whole)
    assert list(chunks(np.empty(0))) == []
