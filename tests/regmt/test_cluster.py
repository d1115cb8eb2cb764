"""Work on a Dask cluster gives the same bytes as on one machine."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import regmt
from regmt.bundled import bundled_files
from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.core.files import read_lines
from regmt.core.parallel import SCHEDULER
from regmt.core.parallel import cluster as current_cluster
from regmt.decoding.lm.counting import count_ngrams, encode_text
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.index import SideIndex


def test_ngrams_are_counted_by_workers(cluster: str) -> None:
    text = Text.from_strings(read_lines(bundled_files("train")[1])[:300])
    vocabulary, tokens = encode_text(text)
    here = count_ngrams(tokens, n_words=len(vocabulary), order=3)
    side = SideIndex.build(text, order=3)
    with regmt.on_cluster(cluster):
        there = count_ngrams(tokens, n_words=len(vocabulary), order=3, at_once=700)
        same = SideIndex.build(text, order=3, at_once=700)
    for one, other in zip(here, there, strict=True):
        assert all(np.array_equal(x, vars(other)[name]) for name, x in vars(one).items())
    for one_array, array in zip(side.postings.arrays, same.postings.arrays, strict=True):
        assert one_array.tobytes() == array.tobytes()


@pytest.mark.parametrize("by_variable", [False, True])
def test_selection_by_workers(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_variable: bool
) -> None:
    lines = tmp_path / "input.de"
    lines.write_text("\n".join(read_lines(bundled_files("test")[0])[:70]) + "\n", encoding="utf-8")
    select = ["select", str(lines), "--instances", "5", "--quiet", "-o"]
    assert main([*select, str(tmp_path / "here")]) == 0
    where = ["--backend", "dask", "--scheduler", cluster]
    if by_variable:
        monkeypatch.setenv(SCHEDULER, cluster)
        where = []
    assert main([*select, str(tmp_path / "there"), *where]) == 0
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()


def test_the_nearest_choice_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SCHEDULER, "tcp://first:1")
    assert current_cluster() == "tcp://first:1"
    with regmt.on_cluster("tcp://second:1"):
        assert current_cluster() == "tcp://second:1"
        with regmt.on_cluster(None):
            assert current_cluster() is None
        assert current_cluster() == "tcp://second:1"
    monkeypatch.delenv(SCHEDULER)
    assert current_cluster() is None


def test_a_scheduler_that_does_not_answer_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "--scheduler", "tcp://127.0.0.1:1", "--nbest", "x"]) == 2
    assert "--backend to dask" in capsys.readouterr().err
    with pytest.raises(InputError, match=f"no Dask scheduler.*{SCHEDULER}"):
        regmt.Translator.bundled().translate_lines(["x"], backend="dask").__next__()
