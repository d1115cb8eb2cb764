"""Phrase probabilities, lexical weights, orientations, significance and the written tables."""

from __future__ import annotations

import itertools
import math
from collections import Counter, defaultdict

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chi2_contingency, hypergeom

from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction import _text_kernels
from regmt.decoding.extraction.counts import extract_counts, phrases_of_corpus
from regmt.decoding.extraction.joint_counts import combine_counts
from regmt.decoding.extraction.lexical import lexical_weights, zens_ney_weights
from regmt.decoding.extraction.lexical_table import LexicalCounts, LexicalTable
from regmt.decoding.extraction.orientation import PriorStrengths, orientation_probabilities
from regmt.decoding.extraction.pairs import PhrasePairs
from regmt.decoding.extraction.phrase_scoring import PhraseOptions, score_phrases
from regmt.decoding.extraction.significance_filter import (
    negative_log_p_values,
    sentence_counts,
    significant,
)
from regmt.decoding.extraction.smoothing import absolute_discount, conditional, good_turing
from regmt.decoding.map_estimate import map_estimate
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.instance_selection.corpus import Corpus


@pytest.fixture(scope="module")
def linked() -> tuple[Corpus, Links]:
    """Sixty sentence pairs with random links."""
    rng = np.random.default_rng(7)
    sources, targets, links = [], [], []
    for _ in range(60):
        n, m = rng.integers(2, 7, 2)
        sources.append(" ".join(rng.choice(list("abcde"), n)))
        targets.append(" ".join(rng.choice(list("vwxyz"), m)))
        k = rng.integers(1, 6)
        links.append(
            zip(rng.integers(0, n, k).tolist(), rng.integers(0, m, k).tolist(), strict=True)
        )
    return Corpus.from_strings(sources, targets), Links.from_sets([list(pairs) for pairs in links])


@pytest.fixture(scope="module")
def pairs(linked: tuple[Corpus, Links]) -> PhrasePairs:
    return PhrasePairs.from_counts(extract_counts(*linked))


def sums(phrases: np.ndarray, values: np.ndarray) -> np.ndarray:
    return np.array([values[phrases == phrase].sum() for phrase in np.unique(phrases)])


@pytest.mark.parametrize("side", ["source", "target"])
@pytest.mark.parametrize("smoothing", ["none", "good-turing", "add"])
def test_conditional_tables_sum_to_one(pairs: PhrasePairs, side: str, smoothing: str) -> None:
    values = conditional(pairs, given=side, smoothing=smoothing)
    assert sums(getattr(pairs, side), values) == pytest.approx(1.0)
    assert values.min() > 0


def test_kneser_ney_sums_to_one_with_the_unseen_phrases(pairs: PhrasePairs) -> None:
    values = conditional(pairs, smoothing="kneser-ney")
    discount = absolute_discount(*np.bincount(pairs.count, minlength=3)[1:3])
    spread = np.bincount(pairs.target) / len(pairs)
    for s in np.unique(pairs.source):
        rows = pairs.source == s
        unseen = 1.0 - spread[pairs.target[rows]].sum()
        reserved = discount * rows.sum() / pairs.source_count[rows][0]
        assert values[rows].sum() + reserved * unseen == pytest.approx(1.0)


def test_estimates_worked_by_hand() -> None:
    counts = np.array([1] * 10 + [2] * 4 + [3] * 2 + [7])
    assert absolute_discount(*np.bincount(counts)[1:3]) == pytest.approx(10 / 18)
    found = good_turing(counts)
    assert found[0] == pytest.approx(2 * 4 / 10)
    assert found[10] == pytest.approx(3 * 2 / 4)
    assert found[-1] == 7.0
    corpus = Corpus.from_strings(["a", "a", "a"], ["x", "x", "y"])
    pairs = PhrasePairs.from_counts(extract_counts(corpus, Links.from_sets([[(0, 0)]] * 3)))
    assert conditional(pairs).tolist() == pytest.approx([2 / 3, 1 / 3])
    smoothed = conditional(pairs, smoothing="add", alpha=0.5)
    assert smoothed.tolist() == pytest.approx([2.5 / 4, 1.5 / 4])


def test_map_estimate_lies_between_frequency_and_prior() -> None:
    prior = np.array([0.7, 0.3])
    assert map_estimate([0, 0], 0, prior, 5.0) == pytest.approx(prior)
    assert map_estimate([1e9, 3e9], 4e9, prior, 5.0) == pytest.approx([0.25, 0.75])
    assert map_estimate([1, 3], 4, prior, 4.0) == pytest.approx([(1 + 2.8) / 8, (3 + 1.2) / 8])


def words_and_links(linked: tuple[Corpus, Links]) -> tuple[dict, dict, dict]:
    """c(s,t) with None for no link, c(s), c(t), counted with dictionaries."""
    corpus, links = linked
    joint: dict = defaultdict(float)
    for k in range(len(corpus)):
        source, target = corpus.source.sentence(k), corpus.target.sentence(k)
        here = links[k]
        for i, j in here:
            joint[source[i], target[j]] += 1
        for i in set(range(len(source))) - {i for i, _ in here}:
            joint[source[i], None] += 1
        for j in set(range(len(target))) - {j for _, j in here}:
            joint[None, target[j]] += 1
    by_source: dict = defaultdict(float)
    by_target: dict = defaultdict(float)
    for (s, t), n in joint.items():
        by_source[s] += n
        by_target[t] += n
    return joint, by_source, by_target


@pytest.mark.parametrize("at_once", [1, 7, 1000])
def test_links_are_counted_in_any_parts(
    linked, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    corpus, links = linked
    words = [
        (int(corpus.source[s][i]), int(corpus.target[s][j]))
        for s in range(len(corpus))
        for i, j in links[s]
    ]
    monkeypatch.setattr("regmt.decoding.alignment.links._PAIRS_AT_ONCE", at_once)
    counts = LexicalCounts.of(corpus, links)
    rows, columns = counts.linked.nonzero()
    found = zip(rows.tolist(), columns.tolist(), counts.linked.data.tolist(), strict=True)
    assert {(s, t): n for s, t, n in found} == Counter(words)
    assert counts.linked.has_canonical_format


def test_lexical_weights_equal_the_formulas(linked, pairs: PhrasePairs) -> None:
    joint, by_source, by_target = words_and_links(linked)
    table = LexicalTable.from_links(*linked)
    koehn, zens_ney = lexical_weights(pairs, table), zens_ney_weights(pairs, table)
    sources = pairs.source_phrases.strings(pairs.source)
    targets = pairs.target_phrases.strings(pairs.target)
    for r in range(0, len(pairs), 3):
        source, target = sources[r].split(), targets[r].split()
        inside = [
            (i, j)
            for i in range(len(source))
            for j in range(len(target))
            if int(pairs.links[r]) >> (7 * i + j) & 1
        ]
        forward = 1.0
        for j, t in enumerate(target):
            near = [source[i] for i, b in inside if b == j] or [None]
            forward *= sum(joint[s, t] / by_source[s] for s in near) / len(near)
        backward = 1.0
        for i, s in enumerate(source):
            near = [target[j] for a, j in inside if a == i] or [None]
            backward *= sum(joint[s, t] / by_target[t] for t in near) / len(near)
        assert koehn[r] == pytest.approx([backward, forward])
        noisy_or = math.prod(
            1 - math.prod(1 - joint[s, t] / by_target[t] for t in target) for s in source
        )
        assert zens_ney[r, 0] == pytest.approx(noisy_or)
        noisy_or = math.prod(
            1 - math.prod(1 - joint[s, t] / by_source[s] for s in source) for t in target
        )
        assert zens_ney[r, 1] == pytest.approx(noisy_or)


def test_the_largest_lexical_weight_of_all_links(linked, pairs: PhrasePairs) -> None:
    """Eq 8.7 with dictionaries, over every set of links that a pair was extracted with."""
    joint, by_source, by_target = words_and_links(linked)
    counts = extract_counts(*linked)
    sources = counts.source_phrases.strings(counts.source)
    targets = counts.target_phrases.strings(counts.target)
    largest: dict[tuple[str, str], list[float]] = {}
    for source, target, links in zip(sources, targets, counts.links.tolist(), strict=True):
        weights = [1.0, 1.0]
        for i, s in enumerate(source.split()):
            near = [t for j, t in enumerate(target.split()) if links >> (7 * i + j) & 1] or [None]
            weights[0] *= sum(joint[s, t] / by_target[t] for t in near) / len(near)
        for j, t in enumerate(target.split()):
            near = [s for i, s in enumerate(source.split()) if links >> (7 * i + j) & 1] or [None]
            weights[1] *= sum(joint[s, t] / by_source[s] for s in near) / len(near)
        largest[source, target] = [*map(max, largest.get((source, target), weights), weights)]
    scored = score_phrases(*linked, PhraseOptions(lexical="maximum", complete=False))
    found = dict(zip(zip(*scored.texts(), strict=True), scored.scores[:, [1, 3]], strict=True))
    assert found.keys() == largest.keys()
    for pair, weights in largest.items():
        assert found[pair] == pytest.approx(weights)
    by_links = score_phrases(*linked, PhraseOptions(complete=False)).scores
    assert (scored.scores >= by_links - 1e-12)[:, [1, 3]].all()
    assert (scored.scores > by_links + 1e-6)[:, [1, 3]].any()


def test_orientations_follow_the_hierarchy_of_priors(pairs: PhrasePairs) -> None:
    strengths = PriorStrengths(uniform=2.0, overall=3.0, source=5.0, target=7.0)
    found = orientation_probabilities(pairs, strengths=strengths)
    assert found[:, :3].sum(axis=1) == pytest.approx(1.0)
    assert found[:, 3:].sum(axis=1) == pytest.approx(1.0)
    f = pairs.orientations[:, :3]
    p_g = (f.sum(axis=0) + 2.0 / 3) / (f.sum() + 2.0)
    for r in range(0, len(pairs), 5):
        f_s = f[pairs.source == pairs.source[r]].sum(axis=0)
        f_t = f[pairs.target == pairs.target[r]].sum(axis=0)
        p_s = (f_s + 3.0 * p_g) / (f_s.sum() + 3.0)
        p_t = (f_t + 3.0 * p_g) / (f_t.sum() + 3.0)
        expected = (f[r] + 5.0 * p_s + 7.0 * p_t) / (f[r].sum() + 12.0)
        assert found[r, :3] == pytest.approx(expected)
    as_moses = orientation_probabilities(pairs, add=0.5)
    assert as_moses[:, 3:] == pytest.approx(
        (pairs.orientations[:, 3:] + 0.5) / (pairs.count[:, None] + 1.5)
    )


@pytest.mark.parametrize("alpha", [0.0, 0.1])
@pytest.mark.parametrize("side", ["source", "target"])
def test_combined_columns_sum_to_one_over_the_union(linked, alpha: float, side: str) -> None:
    corpus, links = linked
    phrases = phrases_of_corpus(corpus)
    parts = [
        extract_counts(corpus, links, phrases=phrases, sentences=part)
        for part in (range(20), range(20, 60))
    ]
    union = PhrasePairs.from_counts(parts[0] + parts[1])
    columns = combine_counts(parts, union, alpha=alpha, given=side)
    condition = getattr(union, side)
    for column, part in zip(columns.T, parts, strict=True):
        assert sums(condition, column) == pytest.approx(1.0)
        unknown = ~np.isin(condition, getattr(part, side))
        assert unknown.any()
        fan_out = np.bincount(condition)[condition]
        assert column[unknown] == pytest.approx(1.0 / fan_out[unknown])


def test_columns_of_corpora_associations_and_adapted_words(linked) -> None:
    corpus, links = linked
    parts = np.repeat([0, 1], [20, 40])
    options = PhraseOptions(
        combine="columns", alpha=0.1, association=("llr", "significance"), complete=False
    )
    scored = score_phrases(corpus, links, options, parts=parts, adapt_to=np.arange(20, 60))
    assert scored.scores.shape[1] == options.n_scores(2) == 8
    phrases = phrases_of_corpus(corpus)
    pieces = [
        extract_counts(corpus, links, phrases=phrases, sentences=part)
        for part in (range(20), range(20, 60))
    ]
    plain = score_phrases(corpus, links, PhraseOptions(complete=False))
    assert np.array_equal(scored.pairs.count, plain.pairs.count)
    for place, side in ((0, "target"), (3, "source")):
        expected = combine_counts(pieces, plain.pairs, alpha=0.1, given=side)
        assert np.array_equal(scored.scores[:, place : place + 2], expected)
    source, target, both = sentence_counts(
        plain.pairs, corpus.source.offsets, corpus.target.offsets
    )
    for row in range(0, len(plain), 37):
        s, t, b = (int(counts[row]) for counts in (source, target, both))
        table = np.array([[b, s - b], [t - b, len(corpus) - s - t + b]])
        if table.any(axis=0).all() and table.any(axis=1).all():
            found = chi2_contingency(table, correction=False, lambda_="log-likelihood")
            assert scored.scores[row, 6] == pytest.approx(1 + found.statistic)
    values = negative_log_p_values(both, source, target, len(corpus))
    assert scored.scores[:, 7] == pytest.approx(1 + values)
    # w(t|s) = (c(s,t) + 10 w_all(t|s)) / (c(s) + 10), of the pairs 20 to 59
    own, whole = Counter(), Counter()
    for n in range(len(corpus)):
        for counts in (whole, own) if n >= 20 else (whole,):
            i_linked = {i for i, _ in links[n]}
            for i, j in links[n]:
                counts[int(corpus.source[n][i]), int(corpus.target[n][j])] += 1
            for i, s in enumerate(corpus.source[n].tolist()):
                counts[s, "free"] += i not in i_linked
    table = LexicalTable.adapted(
        LexicalCounts.of(corpus, links),
        LexicalCounts.of(corpus.take(range(20, 60)), links.select(range(20, 60))),
    )
    for s in range(len(corpus.source.vocabulary)):
        for place in range(table.row_starts[s], table.row_starts[s + 1]):
            t = int(table.columns[place])
            c_all, c_own = (sum(n for (a, _), n in c.items() if a == s) for c in (whole, own))
            expected = (own[s, t] + 10 * whole[s, t] / c_all) / (c_own + 10)
            assert table.forward[place] == pytest.approx(expected)


def test_the_best_translations_by_length(linked) -> None:
    plain = score_phrases(*linked)
    limited = score_phrases(*linked, PhraseOptions(limit=2))
    expected = []
    rows_of = itertools.groupby(range(len(plain)), key=lambda row: plain.pairs.source[row])
    for source, rows in rows_of:
        length = plain.pairs.source_phrases.lengths(np.array([source]))[0]
        value = {row: np.log(plain.scores[row]).sum() for row in rows}
        expected += sorted(sorted(value, key=lambda row: -value[row])[: 2 * length])
    assert len(expected) < len(plain)
    assert np.array_equal(limited.scores, plain.scores[expected])


def test_significance_equals_scipy(linked, pairs: PhrasePairs) -> None:
    corpus, _ = linked
    source, target, both = sentence_counts(pairs, corpus.source.offsets, corpus.target.offsets)
    found = negative_log_p_values(both, source, target, len(corpus))
    expected = -hypergeom.logsf(both - 1, len(corpus), source, target)
    np.testing.assert_allclose(found, expected, atol=1e-9)
    row = int(np.argmax(both))
    s, t = (
        phrases.strings(ids[[row]])[0].split()
        for phrases, ids in (
            (pairs.source_phrases, pairs.source),
            (pairs.target_phrases, pairs.target),
        )
    )
    assert len(s) == len(t) == 1
    assert both[row] == sum(
        s[0] in corpus.source.sentence(k) and t[0] in corpus.target.sentence(k)
        for k in range(len(corpus))
    )
    once = (source == 1) & (target == 1)
    kept = significant(pairs, corpus.source.offsets, corpus.target.offsets)
    assert once.any()
    assert not kept[once].any()


@settings(max_examples=50, deadline=None)
@given(st.floats(1e-90, 1e7) | st.sampled_from([0.0, 1.0, 0.1, 1e-4, 0.99999951, 123456.7]))
def test_numbers_are_written_as_by_c(value: float) -> None:
    out = np.empty(40, dtype=np.uint8)
    n = _text_kernels.put_number(out, 0, value)
    assert n <= _text_kernels.LONGEST_NUMBER
    assert float(out[:n].tobytes()) == pytest.approx(float(f"{value:.6g}"), rel=1.1e-5)
    if value in (0.0, 1.0, 0.1, 1e-4):
        assert out[:n].tobytes().decode() == f"{value:.6g}"


def test_tables_are_read_back(linked, tmp_path) -> None:
    scored = score_phrases(*linked).sorted_by_text()
    scored.write_phrase_table(tmp_path / "table.gz")
    scored.write_reordering_table(tmp_path / "orientations.gz")
    read, memory = PhraseTable.load(tmp_path / "table.gz"), scored.phrase_table()
    assert read.sources.words == sorted(read.sources.words, key=str.split)
    assert [read.target(r) for r in range(len(read))] == [
        memory.target(r) for r in range(len(memory))
    ]
    np.testing.assert_allclose(read.scores, memory.scores, rtol=1e-5)
    pairs = scored.pairs
    assert read.counts is not None
    assert read.alignments is not None
    assert read.counts[0].split() == [
        str(n[0]) for n in (pairs.target_count, pairs.source_count, pairs.count)
    ]
    for r in range(0, len(read), 7):
        links = [tuple(map(int, link.split("-"))) for link in read.alignments[r].split()]
        assert sum(1 << (7 * i + j) for i, j in links) == pairs.links[r]
    kind = ReorderingType.parse("wbe-msd-bidirectional-fe-allff")
    orientations = ReorderingTable.load(tmp_path / "orientations.gz", kind)
    in_memory = scored.reordering_table(kind).table
    assert [(p.source, p.target) for p in orientations.table] == [
        (p.source, p.target) for p in in_memory
    ]
    np.testing.assert_allclose(orientations.table.scores, scored.orientations, rtol=1e-4)
    # what is kept as arrays is what the text says, to the last bit
    written = scored.as_written()
    assert written.scores.tolist() == read.scores.tolist()
    assert written.orientations.tolist() == orientations.table.scores.tolist()
    links = scored.phrase_table().alignments
    assert all(links[r] == read.alignments[r] for r in range(len(read)))


def test_options_change_the_table(linked) -> None:
    plain = score_phrases(*linked)
    pruned = score_phrases(*linked, PhraseOptions(prune=True, reordering="none"))
    assert 0 < len(pruned) < len(plain)
    assert pruned.orientations is None
    short = score_phrases(*linked, PhraseOptions(longest=1, lexical="zens-ney"))
    assert short.pairs.source.max() < 5
    with pytest.raises(InputError, match="unknown smoothing"):
        PhraseOptions(smoothing="laplace")


def test_pairs_below_a_probability_are_dropped() -> None:
    corpus = Corpus.from_strings(["a b", "a b", "a", "b"], ["x y", "x z", "w", "y"])
    links = Links.from_sets([{(0, 0), (1, 1)}, {(0, 0), (1, 1)}, {(0, 0)}, {(0, 0)}])
    everything = score_phrases(corpus, links)
    cut = score_phrases(corpus, links, PhraseOptions(min_probability=0.3))
    kept = everything.scores[:, 2] >= 0.3
    assert 0 < kept.sum() < len(kept)
    assert np.array_equal(cut.scores, everything.scores[kept])
