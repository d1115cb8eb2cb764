"""Corpora of which only some pairs train the alignment model."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.core import resume
from regmt.core.files import read_lines
from regmt.core.resume import resumable
from regmt.decoding.alignment import corpus_text
from regmt.decoding.alignment.alignment_model import METHODS, train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.corpus_text import ITERATIONS, PRIOR_STRENGTH, CorpusText
from regmt.decoding.alignment.links import Links
from regmt.decoding.trained_model import ALIGNMENT
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.resources import Resources


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return Corpus.from_strings(*(lines[:600] for lines in bundled_lines("train")))


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than 150 pairs are many."""
    monkeypatch.setattr(corpus_text, "TRAINED_PAIRS", 150)
    monkeypatch.setattr(corpus_text, "PAIRS_AT_ONCE", 250)


def train(corpus: Corpus, text: CorpusText, method: str = "agreement"):
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    return train_alignment(text.training, *vocabularies, method=method)


def same_links(one: Links, other: Links) -> float:
    """Return the F measure of the links of both."""

    def cells(links: Links) -> set[tuple[int, ...]]:
        arrays = links.owner, links.source, links.target
        return set(zip(*(array.tolist() for array in arrays), strict=True))

    both = cells(one), cells(other)
    return 2 * len(both[0] & both[1]) / (len(both[0]) + len(both[1]))


def test_a_small_corpus_is_aligned_as_a_whole(corpus: Corpus) -> None:
    text = CorpusText(corpus)
    model = train(corpus, text)
    assert text.align(model) == model.align(Bitext.from_corpus(corpus))


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("method", METHODS)
def test_pieces_of_a_large_corpus_are_aligned_by_what_they_add_to_the_model(
    corpus: Corpus, method: str
) -> None:
    text = CorpusText(corpus)
    model = train(corpus, text, method)
    assert len(text.training) == 150
    found = text.align(model, jobs=2, heuristic="intersection")
    assert len(found) == len(corpus)
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    spread = corpus.take(np.arange(0, 600, 4))
    again = train_alignment(Bitext.from_corpus(spread), *vocabularies, method=method)
    for first, last in ((0, 200), (200, 400), (400, 600)):
        bitext = Bitext.from_corpus(corpus.take(range(first, last)))
        prior = {"initial": again, "prior_strength": PRIOR_STRENGTH, "iterations": ITERATIONS}
        own = train_alignment(bitext, *vocabularies, method=method, **prior)
        expected = own.align(bitext, heuristic="intersection")
        assert found.select(range(first, last)) == expected


@pytest.mark.usefixtures("large")
def test_the_links_are_nearly_those_of_a_model_of_all_pairs(
    corpus: Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = CorpusText(corpus)
    model = train(corpus, text)
    in_pieces = text.align(model)
    of_few = model.align(Bitext.from_corpus(corpus))
    monkeypatch.undo()
    whole = CorpusText(corpus)
    of_all = whole.align(train(corpus, whole))
    assert same_links(in_pieces, of_all) > max(0.85, same_links(of_few, of_all))


@pytest.mark.usefixtures("large")
def test_aligned_pieces_are_used_again_after_a_kill(
    corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resume, "WORTH", 0)
    text = CorpusText(corpus)
    model = train(corpus, text)
    expected, aligned, tried = text.align(model), CorpusText._aligned, []

    def killed(self: CorpusText, *rest):
        tried.append(len(tried))
        if tried == [0, 1]:
            raise KeyboardInterrupt
        return aligned(self, *rest)

    monkeypatch.setattr(CorpusText, "_aligned", killed)
    with pytest.raises(KeyboardInterrupt), resumable(tmp_path / "links"):
        text.align(model)
    with resumable(tmp_path / "links"):
        assert text.align(model) == expected
    assert tried == [0, 1, 2, 3]  # of three pieces the second twice


@pytest.mark.usefixtures("large")
def test_aligned_pieces_of_another_text_are_not_used(
    corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resume, "WORTH", 0)
    model = train(corpus, CorpusText(corpus))
    rows = np.arange(len(corpus))
    rows[[1, 2]] = 2, 1  # neither trains the model
    other = corpus.take(rows)
    expected, aligned, n_tried = CorpusText(other).align(model), CorpusText._aligned, 0

    def killed(self: CorpusText, *rest):
        nonlocal n_tried
        n_tried += 1
        if n_tried == 2:
            raise KeyboardInterrupt
        return aligned(self, *rest)

    monkeypatch.setattr(CorpusText, "_aligned", killed)
    with pytest.raises(KeyboardInterrupt), resumable(tmp_path / "links"):
        CorpusText(corpus).align(model)
    with resumable(tmp_path / "links"):
        assert CorpusText(other).align(model) == expected
    assert n_tried == 5


@pytest.mark.usefixtures("large")
def test_all_commands_align_a_large_corpus_alike(corpus: Corpus, tmp_path: Path) -> None:
    aligned = regmt.align(corpus)
    assert aligned.links == Resources(Index.build(corpus, order=2)).links
    regmt.train(corpus, tmp_path / "model")
    assert read_lines(tmp_path / "model" / ALIGNMENT) == list(aligned.lines())
