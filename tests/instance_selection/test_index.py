from __future__ import annotations

import binascii
import json
import os
import pickle
import shutil
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regmt.core import store
from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import SIDES, Index
from regmt.instance_selection.text_profile import TextProfile


@pytest.fixture
def index() -> Index:
    lower = TextProfile(tokenize="13a", lowercase=True, language="de")
    corpus = Corpus.from_strings(
        ["Das Haus ist klein.", "das Buch, das Haus", "ja"],
        ["The house is small.", "the book, the house", "yes"],
        source_preprocessing=lower,
    )
    return Index.build(corpus, order=3)


@pytest.fixture
def folder(index: Index, tmp_path: Path) -> Path:
    index.save(tmp_path / "index")
    return tmp_path / "index"


def test_an_opened_index_equals_the_one_that_was_saved(index: Index, folder: Path) -> None:
    opened = Index.open(folder, verify=True)
    assert len(opened) == 3
    assert opened.order == 3
    for name in SIDES:
        a, b = getattr(index, name), getattr(opened, name)
        assert a.text.vocabulary.words == b.text.vocabulary.words
        assert a.text.preprocessing == b.text.preprocessing
        assert [a.text.lines[i] for i in range(3)] == [b.text.lines[i] for i in range(3)]
        for part in ("sentences", "postings"):
            for field in ("indptr", "indices", "counts"):
                left, right = getattr(getattr(a, part), field), getattr(getattr(b, part), field)
                np.testing.assert_array_equal(left, right)
                assert left.dtype == right.dtype
    query = ["DAS HAUS ist neu"]
    np.testing.assert_array_equal(index.source.find(query), opened.source.find(query))
    assert [opened.source.ngram(i) for i in opened.source.find(query)[1]][-1] == (
        "das",
        "haus",
        "ist",
    )


def test_saving_twice_gives_the_same_bytes(index: Index, folder: Path, tmp_path: Path) -> None:
    index.save(tmp_path / "again")
    names = sorted(os.listdir(folder))
    assert names == sorted(os.listdir(tmp_path / "again"))
    for name in names:
        assert (folder / name).read_bytes() == (tmp_path / "again" / name).read_bytes()


def test_an_index_can_be_pickled_to_workers(index: Index) -> None:
    copy = pickle.loads(pickle.dumps(index))
    assert copy.source.text.sentence(0) == index.source.text.sentence(0)


def test_more_ngrams_than_can_be_numbered_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    corpus = Corpus.from_strings(["a b", "b c"], ["x", "y"])
    monkeypatch.setattr("regmt.instance_selection.index._MOST_NGRAMS", 4)
    Index.build(corpus, order=1)
    with pytest.raises(InputError, match="5 different n-grams, but at most 4 are supported"):
        Index.build(corpus, order=2)


def test_arrays_are_memory_mapped(folder: Path) -> None:
    tokens = Index.open(folder).source.text.tokens
    assert isinstance(tokens.base, np.memmap)
    assert not tokens.flags.writeable


def test_damage_to_any_file_is_noticed(folder: Path, tmp_path: Path) -> None:
    names = sorted(os.listdir(folder))
    assert len(names) > 20
    for name in names:
        for damage in ("cut", "flip", "remove"):
            copy = tmp_path / "copy"
            shutil.copytree(folder, copy)
            content = bytearray((copy / name).read_bytes())
            if damage == "cut":
                (copy / name).write_bytes(content[: len(content) // 2])
            elif damage == "flip":
                # In the header, a digit of a checksum; elsewhere the last byte.
                at = -1 if name.endswith(".npy") else content.rindex(b"crc32") + 9
                content[at] ^= 1
                (copy / name).write_bytes(content)
            else:
                (copy / name).unlink()
            with pytest.raises(InputError, match="build it again with regmt index"):
                Index.open(copy)
            shutil.rmtree(copy)


def test_every_block_of_a_large_file_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrays = {"big": np.arange(300_000, dtype=np.int64)}  # 3 blocks
    facts = {"kind": "test", "version": 1}
    store.write_arrays(tmp_path / "d", arrays, options={}, **facts)
    file = tmp_path / "d" / "big.npy"
    sums = json.loads((tmp_path / "d" / store.HEADER).read_text())["files"]["big"]["crc32"]
    whole = file.read_bytes()
    blocks = [whole[at : at + store.BLOCK] for at in range(0, len(whole), store.BLOCK)]
    assert sums == "".join(f"{binascii.crc32(block):08x}" for block in blocks)
    before = file.stat()
    content = bytearray(whole)
    content[store.BLOCK + 1000] ^= 255
    file.write_bytes(content)
    checked = []
    how = {"remedy": "-", "check": checked.append}
    with pytest.raises(InputError, match=r"wrong checksum \(block 2 of 3\)"):
        store.open_arrays(tmp_path / "d", **how, **facts)
    # Damage that the file system does not show is found on request, or when its turn comes.
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    for block, found in enumerate((False, True, False)):
        monkeypatch.setattr(store.time, "time_ns", lambda now=block: 3_000_000 + 1000 * now)
        with pytest.raises(InputError, match="wrong checksum") if found else nullcontext():
            store.open_arrays(tmp_path / "d", **how, **facts)
    with pytest.raises(InputError, match="wrong checksum"):
        store.open_arrays(tmp_path / "d", verify=True, **how, **facts)
    assert checked == []


def test_the_structure_is_checked_when_a_folder_comes_from_elsewhere(tmp_path: Path) -> None:
    checked: list[object] = []
    facts = {"kind": "test", "version": 1}
    store.write_arrays(tmp_path / "a", {"x": np.arange(3)}, options={}, **facts)
    how = {"remedy": "-", "check": checked.append}
    store.open_arrays(tmp_path / "a", **how, **facts)
    assert len(checked) == 0  # written here
    shutil.copytree(tmp_path / "a", tmp_path / "b")
    for _ in range(3):
        store.open_arrays(tmp_path / "b", **how, **facts)
    assert len(checked) == 1  # once
    store.open_arrays(tmp_path / "b", verify=True, **how, **facts)
    assert len(checked) == 2
    np.save(tmp_path / "b" / "x.npy", np.arange(3))
    store.open_arrays(tmp_path / "b", **how, **facts)
    assert len(checked) == 3  # written to


def forged(folder: Path, name: str, array: np.ndarray) -> None:
    """Replace an array and its checksums."""
    np.save(folder / f"{name}.npy", array)
    header = json.loads((folder / "header.json").read_text())
    file = folder / f"{name}.npy"
    header["files"][name] = store.facts_of(file)
    (folder / "header.json").write_text(json.dumps(header))


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("source_postings_indices", lambda a: a + 100),
        ("source_postings_indices", lambda a: a[::-1].copy()),
        ("source_postings_indptr", lambda a: a * 1000),
        ("source_postings_indptr", lambda a: np.r_[a[:-2], -5, a[-1]]),
        ("source_postings_counts", lambda a: a * 0),
        ("target_sentences_indices", lambda a: -a),
        ("source_tokens", lambda a: a + 1),
        ("source_offsets", lambda a: a[:-1]),
        ("target_keys2", lambda a: a + 10_000),
        ("target_keys2", lambda a: a.astype(np.float64)),
        ("source_lines", lambda a: a + 128),
        ("source_words", lambda a: np.r_[a, np.uint8(10)]),
    ],
)
def test_forged_arrays_are_refused(folder: Path, name: str, change: Any) -> None:
    forged(folder, name, change(np.load(folder / f"{name}.npy")))
    with pytest.raises(InputError, match=f"{name}: .*build it again"):
        Index.open(folder)


def test_foreign_folders_and_versions_are_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such regmt index"):
        Index.open(tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    with pytest.raises(InputError, match="not a regmt index"):
        Index.open(tmp_path / "empty")
    with pytest.raises(InputError, match="is a file"):
        Index.open(folder / "header.json")
    header = json.loads((folder / "header.json").read_text())
    (folder / "header.json").write_text(json.dumps(header | {"version": 99}))
    with pytest.raises(InputError, match="format version 99, expected 2; build it again"):
        Index.open(folder)
    (folder / "header.json").write_text(json.dumps(header | {"kind": "cake"}))
    with pytest.raises(InputError, match="not the header of a regmt index"):
        Index.open(folder)
    for lost in ("source_n_words", "target_preprocessing", "order"):
        options = {name: value for name, value in header["options"].items() if name != lost}
        (folder / "header.json").write_text(json.dumps(header | {"options": options}))
        with pytest.raises(InputError, match=r"damaged: .*; build it again"):
            Index.open(folder)
    for files in ({}, [], {"source_tokens": 3}):
        (folder / "header.json").write_text(json.dumps(header | {"files": files}))
        with pytest.raises(InputError, match="build it again"):
            Index.open(folder)


def test_only_an_index_is_overwritten(index: Index, folder: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not empty"):
        index.save(folder)
    index.save(folder, overwrite=True)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "novel.txt").touch()
    with pytest.raises(InputError, match="not a regmt index"):
        index.save(tmp_path / "mine", overwrite=True)
    assert (tmp_path / "mine" / "novel.txt").exists()
