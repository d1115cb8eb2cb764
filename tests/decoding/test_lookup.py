"""Phrases looked up in a corpus, against the table that is trained on it, and against counting."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from regmt.bundled import bundled_lines
from regmt.core.errors import InputError
from regmt.decoding.alignment.alignment_model import train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.links import Links
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.extraction.phrase_scoring import score_phrases
from regmt.decoding.extraction.tables import ScoredPairs
from regmt.decoding.instance_model import InstanceTrainer
from regmt.decoding.lm import train
from regmt.decoding.lookup.corpus_phrases import CorpusPhrases
from regmt.decoding.lookup.phrase_lookup import LookupOptions, PhraseLookup
from regmt.decoding.lookup.sentence_phrases import SentencePhrases
from regmt.decoding.lookup.suffix_array import SuffixArray
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable, phrases_of
from regmt.decoding.reordering import ReorderingTable, ReorderingType
from regmt.decoding.trained_model import default_weights
from regmt.decoding.training_options import TrainingOptions
from regmt.instance_selection.corpus import Corpus

Pair = tuple[str, str]
EXACT = 1e-12


def random_linked(seed: int, n_pairs: int = 120) -> tuple[Corpus, Links]:
    """Sentence pairs of few words with random links, some without any."""
    rng = np.random.default_rng(seed)
    sources, targets, links = [], [], []
    for _ in range(n_pairs):
        n, m = rng.integers(1, 10, 2)
        sources.append(" ".join(rng.choice(list("abcdefg"), n)))
        targets.append(" ".join(rng.choice(list("uvwxyz"), m)))
        k = rng.integers(0, 9)
        links.append(
            list(zip(rng.integers(0, n, k).tolist(), rng.integers(0, m, k).tolist(), strict=True))
        )
    # q is linked, but in no pair alone
    sources += ["q a", "a q b"]
    targets += ["u v", "v u"]
    links += [[(0, 0), (1, 0)], [(1, 0), (0, 0), (1, 1), (2, 1)]]
    return Corpus.from_strings(sources, targets), Links.from_sets(links)


@pytest.fixture(scope="module")
def bundled() -> tuple[Corpus, Links]:
    """The bundled corpus, aligned."""
    corpus = Corpus.from_strings(*(lines[:1500] for lines in bundled_lines("train")))
    bitext = Bitext.from_corpus(corpus)
    model = train_alignment(bitext, corpus.source.vocabulary, corpus.target.vocabulary)
    return corpus, model.align(bitext)


def lines_of(found: SentencePhrases, tokens: list[str]) -> dict[Pair, int]:
    """Return the row of each phrase pair by its text."""
    table = found.phrase_table(tokens)
    return {(" ".join(pair.source), " ".join(pair.target)): row for row, pair in enumerate(table)}


def trained_lines(scored: ScoredPairs, tokens: list[str]) -> dict[Pair, int]:
    wanted = phrases_of([tokens], 7)
    pairs = enumerate(zip(*scored.texts(), strict=True))
    return {pair: row for row, pair in pairs if pair[0] in wanted}


def look_up(lookup: PhraseLookup, tokens: list[str], **parameters) -> SentencePhrases:
    vocabulary = lookup.corpus_phrases.corpus.source.vocabulary
    return lookup.phrases(vocabulary.encode(tokens), **parameters)


# -- suffix arrays ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_suffixes_are_sorted_by_words_then_position(seed: int) -> None:
    text = random_linked(seed)[0].source
    suffixes = SuffixArray.build(text)
    ends = text.offsets[suffixes.sentence + 1]
    words = [tuple(text.tokens[p : ends[p]].tolist()) for p in range(len(text.tokens))]
    order = suffixes.positions.tolist()
    assert order == sorted(range(len(words)), key=lambda p: (words[p][:8], p))
    assert suffixes.ranks[suffixes.positions].tolist() == list(range(len(words)))
    for r in range(1, len(order)):
        a, b = words[order[r - 1]], words[order[r]]
        assert suffixes.common[r] == max(k for k in range(8) if a[:k] == b[:k] and len(a) >= k)


def test_phrases_of_a_sentence_are_found_where_they_occur() -> None:
    text = random_linked(0)[0].source
    suffixes = SuffixArray.build(text)
    occurrences = defaultdict(list)
    for s in range(len(text)):
        words = text[s].tolist()
        for i in range(len(words)):
            for k in range(1, 8):
                if i + k <= len(words):
                    occurrences[tuple(words[i : i + k])].append(text.offsets[s] + i)
    sentence = np.array([2, 0, 1, 1, -1, 3, 2, 2, 0, 4], dtype=np.int32)
    low, high = suffixes.find(sentence)
    for i in range(len(sentence)):
        for k in range(1, 8):
            phrase = tuple(sentence[i : i + k].tolist())
            found = sorted(suffixes.positions[low[i, k - 1] : high[i, k - 1]].tolist())
            assert found == (occurrences.get(phrase, []) if len(phrase) == k else [])


# -- equality with a trained table -----------------------------------------------------------------


def assert_equal_to_trained(
    lookup: PhraseLookup, scored: ScoredPairs, sentences: list[list[str]]
) -> int:
    n = 0
    assert scored.orientations is not None
    for tokens in sentences:
        found = look_up(lookup, tokens)
        mine, trained = lines_of(found, tokens), trained_lines(scored, tokens)
        assert mine.keys() == trained.keys()
        here, there = list(mine.values()), [trained[pair] for pair in mine]
        np.testing.assert_allclose(found.scores[here], scored.scores[there], rtol=0, atol=EXACT)
        np.testing.assert_allclose(
            found.orientations[here], scored.orientations[there], rtol=0, atol=EXACT
        )
        pairs = scored.pairs
        counts = np.stack([pairs.target_count, pairs.source_count, pairs.count], axis=1)
        assert np.array_equal(found.counts[here], counts[there])
        assert np.array_equal(found.links[here], pairs.links[there])
        for line, links in zip(found.phrase_table(tokens), found.links.tolist(), strict=True):
            bits = [tuple(map(int, link.split("-"))) for link in line.alignment.split()]
            assert sum(1 << (7 * i + j) for i, j in bits) == links
        n += len(mine)
    return n


def test_scores_equal_those_of_the_trained_table(bundled: tuple[Corpus, Links]) -> None:
    scored = score_phrases(*bundled, TrainingOptions().phrases)
    lookup = PhraseLookup(CorpusPhrases.build(*bundled))
    sentences = [line.split() for line in bundled_lines("test")[0][:25]]
    sentences += [bundled[0].source.sentence(i) for i in range(5)]
    assert assert_equal_to_trained(lookup, scored, sentences) > 3000


@pytest.mark.parametrize("smoothing", ["none", "add", "kneser-ney"])
@pytest.mark.parametrize("complete", [False, True])
@pytest.mark.parametrize("longest", [3, 7])
def test_random_links_give_the_trained_table(smoothing: str, complete: bool, longest: int) -> None:
    for seed in range(3):
        corpus, links = random_linked(seed)
        options = LookupOptions(smoothing=smoothing, complete=complete)
        phrases = CorpusPhrases.build(corpus, links, longest=longest)
        scored = score_phrases(corpus, links, options.training(longest))
        sentences = [corpus.source.sentence(i) for i in range(0, len(corpus), 5)]
        lookup = PhraseLookup(phrases, options)
        assert assert_equal_to_trained(lookup, scored, [*sentences, ["q", "a"]]) > 300
        assert phrases.statistics.all_pairs(completed=complete)[0] == len(scored)
        known = {pair[0] for pair in zip(*scored.texts(), strict=True)}
        assert ("q" in known) == complete


# -- leaving pairs out, selected pairs, samples ----------------------------------------------------


def test_excluded_pairs_leave_counts_of_the_rest() -> None:
    corpus, links = random_linked(5)
    whole = PhraseLookup(CorpusPhrases.build(corpus, links), LookupOptions(complete=False))
    for out in ([7], [0, 3, 50, 51]):
        rest = np.setdiff1d(np.arange(len(corpus)), out)
        phrases = CorpusPhrases.build(corpus.select(rest), links.select(rest))
        smaller = PhraseLookup(phrases, whole.options)
        # only what the documentation names is that of the whole corpus
        smaller._discount, smaller._n_pairs = whole._discount, whole._n_pairs
        tokens = corpus.source.sentence(out[0])
        mine, theirs = look_up(whole, tokens, exclude=out), look_up(smaller, tokens)
        here, there = lines_of(mine, tokens), lines_of(theirs, tokens)
        assert here.keys() == there.keys()
        assert here
        a, b = list(here.values()), [there[pair] for pair in here]
        assert np.array_equal(mine.counts[a], theirs.counts[b])
        np.testing.assert_allclose(
            mine.scores[a][:, [0, 2]], theirs.scores[b][:, [0, 2]], rtol=0, atol=EXACT
        )
        assert np.array_equal(mine.orientations[a], theirs.orientations[b])


def test_an_excluded_pair_is_not_selected_either() -> None:
    corpus, links = random_linked(6)
    lookup = PhraseLookup(CorpusPhrases.build(corpus, links), LookupOptions(samples=2))
    found = look_up(lookup, corpus.source.sentence(4), always=[4, 9], exclude=[4])
    assert found.support.max() <= 1


@pytest.mark.parametrize("samples", [None, 1, 5])
def test_selected_pairs_are_always_in_with_their_own_scores(
    bundled: tuple[Corpus, Links], samples: int | None
) -> None:
    corpus, links = bundled
    lookup = PhraseLookup(CorpusPhrases.build(corpus, links), LookupOptions(samples=samples))
    ids = [900, 3, 77, 12, 400, 401]
    tokens = corpus.source.sentence(12)
    found = look_up(lookup, tokens, always=ids)
    mine = lines_of(found, tokens)
    trainer = InstanceTrainer(corpus=corpus, links=links)
    scored = trainer.train(ids, sentence=corpus.source.vocabulary.encode(tokens))
    alone = {pair: row for row, pair in enumerate(zip(*scored.texts(), strict=True))}
    extracted = {pair: row for pair, row in alone.items() if scored.pairs.orientations[row].any()}
    assert extracted.keys() <= mine.keys()
    assert {pair for pair, row in mine.items() if found.support[row]} >= extracted.keys()
    for pair, row in extracted.items():
        assert found.selected_scores[mine[pair]] == pytest.approx(scored.scores[row], abs=EXACT)
    support: Counter[Pair] = Counter()
    for i in ids:
        one = score_phrases(corpus.select([i]), links.select([i]), lookup.options.training(7))
        rows = one.pairs.orientations.any(axis=1)
        pairs = zip(*one.texts(), strict=True)
        support.update(pair for pair, kept in zip(pairs, rows, strict=True) if kept)
    assert all(found.support[row] == support[pair] for pair, row in mine.items())


def test_samples_estimate_counts_within_their_bounds(bundled: tuple[Corpus, Links]) -> None:
    phrases = CorpusPhrases.build(*bundled)
    everything = PhraseLookup(phrases)
    tokens = bundled_lines("test")[0][3].split()
    exact = look_up(everything, tokens)
    rows = lines_of(exact, tokens)
    most = int((exact.counts[:, 1]).max())
    unsampled = look_up(PhraseLookup(phrases, LookupOptions(samples=10 * most)), tokens)
    assert np.array_equal(unsampled.scores, exact.scores)
    sampled = PhraseLookup(phrases, LookupOptions(samples=30))
    found = look_up(sampled, tokens, always=[1, 2])
    again = look_up(sampled, tokens, always=[2, 1])
    assert np.array_equal(found.scores, again.scores)
    mine = lines_of(found, tokens)
    assert mine.keys() < rows.keys()
    here, there = list(mine.values()), [rows[pair] for pair in mine]
    assert np.array_equal(found.counts[here, :2], exact.counts[there, :2])  # c(t), c(s)
    assert (found.counts[here, 2] <= exact.counts[there, 0]).all()
    assert (found.counts[here, 2] >= 1 - EXACT).all()
    # estimates are near: of pairs that are frequent, within three standard deviations
    often = exact.counts[there, 2] > 40
    error = found.counts[here, 2][often] / exact.counts[there, 1][often]
    error -= exact.counts[there, 2][often] / exact.counts[there, 1][often]
    assert often.sum() > 5
    assert np.abs(error).max() < 3 * 0.5 / np.sqrt(30)


def test_a_limit_keeps_the_best_translations_and_the_selected() -> None:
    corpus, links = random_linked(3)
    phrases = CorpusPhrases.build(corpus, links)
    tokens = corpus.source.sentence(12)
    exact = look_up(PhraseLookup(phrases), tokens, always=[12, 30])
    limited = look_up(PhraseLookup(phrases, LookupOptions(limit=2)), tokens, always=[12, 30])
    rows = lines_of(exact, tokens)
    by_source = defaultdict(list)
    for (source, target), row in rows.items():
        by_source[source].append((-exact.scores[row, 2], row, (source, target)))
    best = {pair for lines in by_source.values() for _, _, pair in sorted(lines)[:2]}
    supported = {pair for pair, row in rows.items() if exact.support[row]}
    assert lines_of(limited, tokens).keys() == best | supported
    assert supported - best
    assert best - supported
    assert best | supported < rows.keys()


# -- files, tables, bad input ----------------------------------------------------------------------


def test_saved_and_opened_it_finds_the_same(tmp_path: Path) -> None:
    corpus, links = random_linked(1)
    phrases = CorpusPhrases.build(corpus, links)
    phrases.save(tmp_path / "phrases")
    opened = CorpusPhrases.open(tmp_path / "phrases", corpus, links)
    tokens = corpus.source.sentence(3)
    for options in (LookupOptions(), LookupOptions(samples=4)):
        a, b = (look_up(PhraseLookup(p, options), tokens, always=[5]) for p in (phrases, opened))
        assert np.array_equal(a.scores, b.scores)
        assert np.array_equal(a.words, b.words)
    fewer = np.arange(40)
    with pytest.raises(InputError, match="another corpus"):
        CorpusPhrases.open(tmp_path / "phrases", corpus.select(fewer), links.select(fewer))


def test_tables_decode_as_those_made_of_strings(bundled: tuple[Corpus, Links]) -> None:
    corpus, links = bundled
    lookup = PhraseLookup(CorpusPhrases.build(corpus, links))
    lm = train((corpus.target.sentence(i) for i in range(300)), order=3)
    for line in bundled_lines("test")[0][:4]:
        tokens = [*line.split(), "unbekannt"]
        found = look_up(lookup, tokens)
        direct = found.phrase_table(tokens)
        pairs = list(direct)
        table = PhraseTable.from_pairs(pairs)
        sides = [[" ".join(getattr(pair, side)) for pair in pairs] for side in ("source", "target")]
        orientations = PhraseTable.from_lines(*sides, found.orientations)
        decoded = []
        for phrases, reordering in (
            (direct, found.reordering_table(direct)),
            (table, ReorderingTable(ReorderingType(), orientations)),
            (table, found.reordering_table(direct)),  # found by the text of its lines
        ):
            model = Model(
                {"TranslationModel0": phrases},
                {"LM0": lm},
                default_weights(),
                {"LexicalReordering0": reordering},
            )
            best = BeamDecoder(model).decode(tokens)[0]
            decoded.append((best.text, best.score))
        assert decoded[0] == decoded[1] == decoded[2]


def test_a_sentence_of_unknown_words_has_no_phrases() -> None:
    corpus, links = random_linked(2)
    lookup = PhraseLookup(CorpusPhrases.build(corpus, links), LookupOptions(samples=3, limit=2))
    for tokens in ([], ["unbekannt", "auch"]):
        found = look_up(lookup, tokens, always=[1, 2])
        assert len(found) == 0
        assert found.spans.shape == (0, 3)
        assert len(found.phrase_table(tokens)) == 0


def test_bad_options_are_refused() -> None:
    corpus, links = random_linked(2)
    for parameters in ({"samples": 0}, {"limit": -1}, {"smoothing": "good-turing"}):
        with pytest.raises(InputError):
            replace(LookupOptions(), **parameters)
    with pytest.raises(InputError, match="alignments for"):
        CorpusPhrases.build(corpus, links.select([0, 1]))
    with pytest.raises(InputError, match="1 to 7"):
        CorpusPhrases.build(corpus, links, longest=8)
