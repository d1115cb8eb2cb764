"""Reading and indexing in small pieces through files against doing it at once in memory."""

import tempfile
from pathlib import Path
from unittest import mock

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import sparse

from regmt.core.errors import InputError
from regmt.core.files import read_lines
from regmt.core.scratch import Scratch, scratch
from regmt.instance_selection import corpus
from regmt.instance_selection.corpus import Corpus, Lines, Text
from regmt.instance_selection.incidence import Incidence
from regmt.instance_selection.index import Index


@settings(deadline=None, max_examples=50)
@given(
    seed=st.integers(0, 1000),
    shape=st.tuples(st.integers(1, 12), st.integers(1, 12)),
    at_once=st.integers(1, 40),
)
def test_transposing_equals_scipy(seed: int, shape: tuple[int, int], at_once: int) -> None:
    matrix = sparse.random(*shape, density=0.4, random_state=seed, format="csr")
    matrix.data = np.arange(1, len(matrix.data) + 1).astype(np.uint16)
    matrix.sort_indices()
    rows = Incidence(matrix.indptr.astype(np.int64), matrix.indices, matrix.data)
    expected = matrix.tocsc()
    per_word = mock.patch("regmt.instance_selection.incidence._PER_WORD", 1)
    with tempfile.TemporaryDirectory() as folder, per_word:
        for place in (None, Scratch(Path(folder))):
            found = rows.transposed(shape[1], place, at_once)
            assert found.indptr.tolist() == expected.indptr.tolist()
            assert found.indices.tolist() == expected.indices.tolist()
            assert found.counts.tolist() == expected.data.tolist()
            assert found.counts.dtype == np.uint16


pieces = st.sampled_from(["a", "ü b", "", "\r", "€ c", " ", "日本"])
lines_of_a_file = st.lists(st.lists(pieces, max_size=3).map(" ".join), max_size=12)


@settings(deadline=None, max_examples=60)
@given(
    lines=lines_of_a_file,
    end=st.sampled_from(["\n", "\r\n"]),
    last=st.booleans(),
    bom=st.booleans(),
    block=st.integers(1, 30),
)
def test_a_file_in_blocks(lines: list[str], end: str, last: bool, bom: bool, block: int) -> None:
    raw = end.join(lines) + (end if last else "")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "text"
        path.write_bytes((b"\xef\xbb\xbf" if bom else b"") + raw.encode())
        whole = read_lines(path)
        little = mock.patch.object(
            corpus, "scratch", lambda what, needed: scratch(what, needed, little=0)
        )
        with mock.patch("regmt.core.files._BLOCK", block), little:
            stored = Lines.from_file(path)
            assert read_lines(path) == whole
        assert list(stored) == whole
        assert [stored[i] for i in range(len(stored))] == whole
        assert stored[::2] == whole[::2]
        in_memory = Lines.from_strings(whole)
        assert stored.block.tobytes() == in_memory.block.tobytes()
        assert stored.offsets.tolist() == in_memory.offsets.tolist()


def test_a_wrong_byte_in_a_later_block_has_its_line(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"one\ntwo\nthree\n\xff\nfive\n")
    with mock.patch("regmt.core.files._BLOCK", 5), pytest.raises(InputError, match=r":4: .*0xff"):
        read_lines(path)


@settings(deadline=None, max_examples=30)
@given(
    lines=st.lists(
        st.lists(st.sampled_from("abcd"), min_size=1, max_size=6).map(" ".join), min_size=1
    ),
    part=st.integers(1, 9),
)
def test_an_index_made_through_files_has_the_same_bytes(lines: list[str], part: int) -> None:
    expected = Index.build(Corpus.from_strings(lines, lines), order=3)

    def in_files(what: str, needed: int) -> object:
        return scratch(what, needed, little=-1)

    with (
        mock.patch("regmt.instance_selection.reading.LINES_AT_ONCE", part),
        mock.patch.object(corpus, "scratch", in_files),
        mock.patch("regmt.instance_selection.index.scratch", in_files),
    ):
        text = Text.from_strings(lines)
        found = Index.build(Corpus(text, text), order=3)
    for one, other in ((found.source, expected.source), (found.target, expected.target)):
        assert one.text.tokens.tobytes() == other.text.tokens.tobytes()
        assert one.text.offsets.tobytes() == other.text.offsets.tobytes()
        assert one.text.vocabulary.words == other.text.vocabulary.words
        for name, array in one.arrays().items():
            wanted = other.arrays()[name]
            assert (array.dtype, array.tobytes()) == (wanted.dtype, wanted.tobytes())
