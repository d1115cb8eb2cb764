"""Agreeing HMMs against a plain implementation, and what agreement is for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from contextlib import AbstractContextManager

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.bundled import bundled_lines
from regmt.core.errors import InputError
from regmt.core.scratch import Scratch, scratch
from regmt.decoding.alignment import bitext as bitext_module
from regmt.decoding.alignment.agreement import OPTIONS, train_agreeing
from regmt.decoding.alignment.alignment_model import METHODS, train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.diagonal import DiagonalModel
from regmt.decoding.alignment.hmm import HmmModel, train_hmm
from regmt.decoding.alignment.translation_table import TranslationTable
from regmt.instance_selection.corpus import Corpus

SOURCE = ["das haus ist klein", "das buch", "ein buch ist hier", "klein ist das haus", "haus"]
TARGET = ["the house is small", "the book", "here is a book", "small is the house", "house"]

Lexicon = dict[tuple[int, int], float]


def agreed(
    bitext: Bitext, forward: np.ndarray, backward: np.ndarray, combine: Callable[[float], float]
) -> tuple[Lexicon, dict[int, float], dict[int, float]]:
    """Expected links of word pairs (source, target), and of words with none, by plain loops."""
    links: Lexicon = defaultdict(float)
    nulls: tuple[dict[int, float], dict[int, float]] = (defaultdict(float), defaultdict(float))
    for s in range(len(bitext)):
        source = bitext.source[bitext.source_offsets[s] : bitext.source_offsets[s + 1]].tolist()
        target = bitext.target[bitext.target_offsets[s] : bitext.target_offsets[s + 1]].tolist()
        shape = len(source), len(target)
        here = slice(bitext.cell_offsets[s], bitext.cell_offsets[s + 1])
        q = [
            [combine(p * r) for p, r in zip(*rows, strict=True)]
            for rows in zip(
                forward[here].reshape(shape), backward[here].reshape(shape), strict=True
            )
        ]
        for i, e in enumerate(source):
            nulls[1][e] += max(0.0, 1.0 - sum(q[i]))
            for j, f in enumerate(target):
                links[e, f] += q[i][j]
        for j, f in enumerate(target):
            nulls[0][f] += max(0.0, 1.0 - sum(row[j] for row in q))
    return links, *nulls


def normalised(bitext: Bitext, side: str, links: Lexicon, null: dict[int, float]):
    """The table c(e,f)/c(e) of a direction."""
    table = TranslationTable.uniform(bitext, side)  # type: ignore[arg-type]
    totals: dict[int, float] = defaultdict(float)
    hidden = 0 if side == "source" else 1
    for pair, count in links.items():
        totals[pair[hidden]] += count
    pairs = zip(bitext.pair_sources.tolist(), bitext.pair_targets.tolist(), strict=True)
    table.probability = np.array([links[pair] / totals[pair[hidden]] for pair in pairs])
    table.null = np.array([null.get(word, 0.0) for word in range(len(table.null))])
    table.null /= table.null.sum()
    return table


def test_equals_a_plain_implementation(bitext: Bitext) -> None:
    sides = ("source", "target")
    tables = [TranslationTable.uniform(bitext, side) for side in sides]  # type: ignore[arg-type]
    for _ in range(2):
        posteriors = [DiagonalModel(table, 0.0, None).posteriors(bitext) for table in tables]
        links, *nulls = agreed(bitext, *posteriors, lambda product: product)
        tables = [normalised(bitext, sides[k], links, nulls[k]) for k in range(2)]
    models = [HmmModel.uniform(bitext, table, OPTIONS) for table in tables]
    for _ in range(2):
        [part] = bitext.parts
        found = [model.for_part(part).posteriors(part) for model in models]
        posteriors, jumps = [posterior for posterior, _ in found], []
        for model, (_, positions) in zip(models, found, strict=True):
            jumps.append(model.no_positions())
            jumps[-1][positions.rows] = positions.values
        links, *nulls = agreed(bitext, *posteriors, lambda product: product**0.5)
        tables = [normalised(bitext, sides[k], links, nulls[k]) for k in range(2)]
        models = [models[k].updated(tables[k], jumps[k]) for k in range(2)]
    trained = train_agreeing(bitext, iterations=2, first_iterations=2)
    for expected, model in zip(models, trained, strict=True):
        assert model.table.probability == pytest.approx(expected.table.probability, abs=1e-12)
        assert model.table.null == pytest.approx(expected.table.null, abs=1e-12)
        assert model.middle == pytest.approx(expected.middle, abs=1e-12)
        assert model.start == pytest.approx(expected.start, abs=1e-12)


@settings(deadline=None, max_examples=20)
@given(
    n_cells=st.integers(1, 40),
    n_pairs=st.integers(1, 40),
    jobs=st.integers(2, 3),
    method=st.sampled_from(METHODS),
)
def test_parts_of_any_size_hold_the_text_and_threads_and_files_change_nothing(
    n_cells: int, n_pairs: int, jobs: int, method: str
) -> None:
    corpus = Corpus.from_strings(SOURCE, TARGET)
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    whole = Bitext.from_corpus(corpus)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bitext_module, "CELLS_AT_ONCE", n_cells)
        bitext = Bitext.from_corpus(corpus)
        assert len(bitext.parts) > 1
        assert all(len(part) == 1 or len(part.cells) <= n_cells for part in bitext.parts)
        for name in ("cells", "cell_offsets", "pair_starts", "pair_targets"):
            assert np.array_equal(getattr(bitext, name), getattr(whole, name))
        one = train_alignment(bitext, *vocabularies, method=method)
        patch.setattr("regmt.decoding.alignment.pair_sums.PAIRS_AT_ONCE", n_pairs)
        for module in ("directed_model", "translation_table", "hmm"):
            patch.setattr(f"regmt.decoding.alignment.{module}.scratch", in_files)
        several = train_alignment(bitext, *vocabularies, method=method, jobs=jobs)
        assert one.align(bitext) == several.align(bitext, jobs=jobs)
    together = train_alignment(whole, *vocabularies, method=method)
    for side in ("forward", "backward"):
        tables = [getattr(model, side).table for model in (one, several, together)]
        assert tables[0].probability.tobytes() == tables[1].probability.tobytes()
        assert tables[0].null.tobytes() == tables[1].null.tobytes()
        assert tables[0].probability == pytest.approx(tables[2].probability, abs=1e-12)


def in_files(what: str, needed: int) -> AbstractContextManager[Scratch]:
    return scratch(what, needed, little=-1)


def test_links_across_a_sentence_are_found() -> None:
    """*por favor* may stand first and *please* last, where one direction links its neighbours."""
    lines = bundled_lines("train", pair="es-en")
    corpus = Corpus.from_strings(*(side[:2000] for side in lines))
    bitext = Bitext.from_corpus(corpus)
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    right, wrong = {}, {}
    for method in ("hmm", "agreement"):
        links = train_alignment(bitext, *vocabularies, method=method).align(bitext)
        partners = [
            {corpus.source.sentence(s)[i] for i, j in links[s] if words[j] == "please"}
            for s, words in enumerate(map(corpus.target.sentence, range(len(corpus))))
            if "please" in words and "favor" in corpus.source.sentence(s)
        ]
        assert len(partners) > 100
        right[method] = np.mean([bool(words & {"por", "favor"}) for words in partners])
        wrong[method] = np.mean([bool(words - {"por", "favor"}) for words in partners])
    assert right["agreement"] > right["hmm"] + 0.1
    assert wrong["agreement"] < 0.05 < 0.3 < wrong["hmm"]


def test_a_few_sentences_are_aligned_with_what_many_have_taught() -> None:
    many = Corpus.from_strings(
        ["a b", "b c", "a c", "a", "b"] * 20, ["y x", "y z", "z x", "x", "y"] * 20
    )
    vocabularies = many.source.vocabulary, many.target.vocabulary
    large = train_alignment(Bitext.from_corpus(many), *vocabularies)
    few = large.bitext(Corpus.from_strings(["c b"], ["y z"]))
    informed = train_alignment(few, *vocabularies, initial=large, prior_strength=10.0)
    assert informed.align(few, heuristic="intersection")[0] == [(0, 1), (1, 0)]
    assert isinstance(informed.forward, HmmModel)
    assert isinstance(large.forward, HmmModel)
    assert np.array_equal(informed.forward.middle, large.forward.middle)


def test_one_word_is_linked_to_the_other() -> None:
    corpus = Corpus.from_strings(["ja"], ["yes"])
    bitext = Bitext.from_corpus(corpus)
    model = train_alignment(bitext, corpus.source.vocabulary, corpus.target.vocabulary)
    assert model.align(bitext)[0] == [(0, 0)]


def test_a_side_without_words_has_no_links(corpus: Corpus) -> None:
    offsets = np.array([0, 0, 2], dtype=np.int64), np.array([0, 1, 3], dtype=np.int64)
    words = np.array([0, 1], dtype=np.int32), np.array([0, 0, 1], dtype=np.int32)
    bitext = Bitext.build(
        words[0], offsets[0], words[1], offsets[1], n_source_words=2, n_target_words=2
    )
    for forward, backward in (
        train_agreeing(bitext),
        (train_hmm(bitext, "source"), train_hmm(bitext, "target")),
    ):
        assert forward.viterbi(bitext)[0] == -1
        assert len(backward.viterbi(bitext)) == 2


def test_no_iterations_are_refused(bitext: Bitext) -> None:
    with pytest.raises(InputError, match="0 iterations"):
        train_agreeing(bitext, iterations=0)
