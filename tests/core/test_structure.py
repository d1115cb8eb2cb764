"""Checks of arrays look at pieces, and find the same as a look at the whole."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.structure import Damaged, Structure


def accepts(check, *args: object) -> bool:
    try:
        check(*args)
    except Damaged:
        return False
    return True


@settings(deadline=None)
@given(
    st.one_of(st.text(max_size=9).map(str.encode), st.binary(max_size=9)),
    st.lists(st.integers(-1, 6), max_size=9),
    st.integers(8, 40),
)
def test_pieces_of_any_size(block: bytes, numbers: list[int], size: int) -> None:
    arrays = {"text": np.frombuffer(block, np.uint8), "ids": np.array(numbers, np.int32)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regmt.core.scratch.CHUNK", size // 8)
        patch.setattr("regmt.core.structure._CHUNK", size // 8)
        structure = Structure(arrays, {})
        valid = block.decode(errors="ignore").encode() == block
        assert accepts(structure.text, "text") == valid
        if valid and block:
            assert structure.word_block("text") == block.count(b"\n") + 1
        assert accepts(structure.ids, "ids", 5) == all(0 <= n < 5 for n in numbers)
        assert accepts(structure.ascending, "ids") == (numbers == sorted(numbers))
