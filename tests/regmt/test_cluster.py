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
from regmt.decoding.alignment import bitext as bitext_module
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.extraction import counts as counts_module
from regmt.decoding.extraction.counts import extract_counts
from regmt.decoding.lm.counting import count_ngrams, encode_text
from regmt.decoding.weights import Weights
from regmt.instance_selection.corpus import Corpus, Text
from regmt.instance_selection.index import SideIndex
from regmt.translation.tuning import DevSentences, HowToTune, tune_prepared


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


@pytest.mark.parametrize("method", ["ibm1", "hmm", "agreement"])
def test_words_are_aligned_by_workers(
    cluster: str, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    monkeypatch.setattr(bitext_module, "CELLS_AT_ONCE", 4000)
    corpus = Corpus.from_strings(*(read_lines(file)[:150] for file in bundled_files("train")))
    bitext = Bitext.from_corpus(corpus)
    assert len(bitext.parts) > 2
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    here = train_alignment(bitext, *vocabularies, method=method, iterations=2)
    links = here.align(bitext)
    with regmt.on_cluster(cluster):
        there = train_alignment(bitext, *vocabularies, method=method, iterations=2)
        assert there.align(bitext) == links
        monkeypatch.setattr(counts_module, "PAIRS_PER_TASK", 40)
        extracted = extract_counts(corpus, links)
    for side in ("forward", "backward"):
        tables = getattr(here, side).table, getattr(there, side).table
        assert tables[0].probability.tobytes() == tables[1].probability.tobytes()
        assert tables[0].null.tobytes() == tables[1].null.tobytes()
    alone = extract_counts(corpus, links)
    for name in ("source", "target", "links", "count", "orientations"):
        assert np.array_equal(getattr(alone, name), getattr(extracted, name))


def test_tuning_by_workers(cluster: str, tmp_path: Path) -> None:
    lines = [read_lines(file)[:200] for file in bundled_files("train")]
    model = tmp_path / "model"
    regmt.train(Corpus.from_strings(*lines), model, lm_order=2, max_phrase=3)
    regmt.index(Corpus.from_strings(*lines), tmp_path / "index", ngrams="1-2")
    dev = [read_lines(file)[:3] for file in bundled_files("dev")]

    def weights(tuner: str) -> Weights:
        return regmt.tune(model=model, dev=dev, tuner=tuner, iterations=1, nbest_size=10).weights

    def pipeline() -> Weights:
        translator = regmt.Translator.from_index(tmp_path / "index")
        sentences = DevSentences.prepare(translator, *dev)
        return tune_prepared(translator, sentences, HowToTune(nbest=5, iterations=1))

    tuners = ("mira", "lattice-mert")
    here = [*map(weights, tuners), pipeline()]
    with regmt.on_cluster(cluster):
        there = [*map(weights, tuners), pipeline()]
    assert there == here


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
