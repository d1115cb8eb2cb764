"""The counts of phrase pairs when sentence pairs are added to a corpus or removed from it.

Only the phrase pairs of these sentences change. How often each occurs elsewhere is counted around
the occurrences of its rarer side.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int32Array, Int64Array, offsets_of
from regmt.decoding.alignment.links import Links
from regmt.decoding.extraction.growing_lexicon import GrowingLexicon
from regmt.decoding.extraction.lexical_table import LexicalCounts
from regmt.decoding.lookup import _lookup_kernels as kernels
from regmt.decoding.lookup.corpus_phrases import CorpusPhrases
from regmt.decoding.lookup.pair_counter import Marks, PairCounter
from regmt.decoding.lookup.statistics import LinkArrays, Marginals, PhraseStatistics
from regmt.decoding.lookup.suffix_array import SuffixArray
from regmt.instance_selection.corpus import Corpus, Text
from regmt.instance_selection.ngrams import place_in

_AT_ONCE = 32  # sentence pairs whose phrase pairs are counted together
_FIRST = (1 << 40) - 1  # the bits of a key that hold the first suffix
_THRICE = 3  # more often is all the same to smoothing


def without_pairs(phrases: CorpusPhrases, kept: Int64Array) -> CorpusPhrases:
    """Return what looking up phrases needs of the sentence pairs `kept` alone."""
    stays = np.zeros(len(phrases.corpus), dtype=bool)
    stays[kept] = True
    removed = np.flatnonzero(~stays)
    corpus, links = phrases.corpus.take(kept), phrases.links.select(kept)
    before = _counted(phrases, removed, -1)
    source, of_source = _shortened(phrases.source, before.source, corpus.source, stays)
    target, of_target = _shortened(phrases.target, before.target, corpus.target, stays)
    statistics = PhraseStatistics(of_source, of_target, before.pairs, before.completed)
    changed = LexicalCounts.of(phrases.corpus.take(removed), phrases.links.select(removed))
    counts = (
        phrases.lexicon.counts
        if phrases.lexicon
        else LexicalCounts.of(phrases.corpus, phrases.links)
    )
    lexicon = GrowingLexicon.from_counts(counts.minus(changed))
    left = CorpusPhrases(
        corpus, links, source, target, lexicon.table, statistics, phrases.longest, lexicon
    )
    return _with_completed(left, phrases.corpus.source.take(removed).tokens)


def with_pairs(phrases: CorpusPhrases, corpus: Corpus, links: Links) -> CorpusPhrases:
    """Return what looking up phrases needs of a corpus that begins with this one."""
    before = len(phrases.corpus)
    added = np.arange(before, len(corpus))
    lengths = [np.diff(text.offsets[before:]) for text in (corpus.source, corpus.target)]
    sentences = phrases.room.appended(
        {"source": phrases.source.sentence, "target": phrases.target.sentence},
        {
            "source": np.repeat(added.astype(np.int32), lengths[0]),
            "target": np.repeat(added.astype(np.int32), lengths[1]),
        },
    )
    changed = LexicalCounts.of(corpus.take(added), links.select(added))
    lexicon = _lexicon(phrases).extended(changed)
    longer = replace(
        phrases,
        corpus=corpus,
        links=links,
        source=phrases.source.extended(corpus.source, sentences["source"]),
        target=phrases.target.extended(corpus.target, sentences["target"]),
        lexical=lexicon.table,
        lexicon=lexicon,
    )
    longer = replace(longer, statistics=_counted(longer, added, 1))
    return _with_completed(longer, corpus.source.take(added).tokens)


def _shortened(
    side: SuffixArray, known: Marginals, text: Text, stays: npt.NDArray[np.bool_]
) -> tuple[SuffixArray, Marginals]:
    """Return the suffixes of some sentences, and the marginals of their phrases."""
    stays = stays[side.sentence]
    if stays[: len(side.positions)].all():
        return side.without(text, stays), known
    before = offsets_of(stays[side.positions])
    lengths, first = known.keys >> 40, known.keys & _FIRST
    first, end = before[first], before[known.ends]
    there = first < end
    moved = Marginals((lengths << 40) | first, end, known.totals, known.partners)
    return side.without(text, stays), Marginals(*(column[there] for column in moved))


def _lexicon(phrases: CorpusPhrases) -> GrowingLexicon:
    return phrases.lexicon or GrowingLexicon.of(phrases.corpus, phrases.links)


def _counted(phrases: CorpusPhrases, changed: Int64Array, sign: int) -> PhraseStatistics:
    """Return the statistics without (-1) or with (+1) some sentence pairs of a corpus.

    The corpus holds them; the statistics given are those before.
    """
    before = phrases.statistics
    pairs = before.pairs.copy()
    of_source, of_target = (
        side._replace(totals=side.totals.copy(), partners=side.partners.copy())
        for side in (before.source, before.target)
    )
    counter = PairCounter(phrases)
    links = LinkArrays.both(phrases.links)
    for begin in range(0, len(changed), _AT_ONCE):
        # Those of the parts that follow were not added yet; those of the parts before are gone.
        now = changed[begin : begin + _AT_ONCE]
        absent = changed[begin + _AT_ONCE :] if sign > 0 else changed[:begin]
        marks = Marks.of(len(phrases.corpus), now, absent)
        found = _phrases_of(phrases.source, now, phrases.longest)
        rows, _ = counter.gather(found, marks, samples=0, complete=False)
        count, at, length = (rows[:, c].copy() for c in (kernels.COUNT, kernels.AT, kernels.LENGTH))
        source = found[rows[:, kernels.KEY]]
        first, end = phrases.target.ranges(at, length).T
        target = np.stack([first, end, length], axis=1)
        source_at = rows[:, kernels.OTHER_AT]
        larger = np.empty(len(rows), dtype=np.int64)
        from_source = source[:, 1] - source[:, 0] <= end - first
        for here, own, other, other_at, own_side, other_side, own_links in (
            (from_source, source, target, at, phrases.source, phrases.target, links[0]),
            (~from_source, target, source, source_at, phrases.target, phrases.source, links[1]),
        ):
            wanted = np.column_stack([own, other_at, other[:, 2], count + _THRICE])[here]
            counts = np.zeros(len(wanted), dtype=np.int64)
            kernels.count_pairs(own_side, other_side, own_links, wanted, marks.of_sentence, counts)
            larger[here] = counts
        smaller = larger - count
        pairs[0] += sign * (smaller == 0).sum()
        for k in (1, 2):
            pairs[k] += sign * ((larger == k).sum() - (smaller == k).sum())
        for side, known, phrase in (
            (phrases.source, of_source, source),
            (phrases.target, of_target, target),
        ):
            first, end = (side.sorted_before(bound) for bound in phrase.T[:2])
            place = place_in(known.keys, (phrase[:, 2] << 40) | first)
            there = (first < end) & (place >= 0)
            place = place[there]
            np.add.at(known.totals, place, sign * count[there])
            np.add.at(known.partners, place, sign * (smaller[there] == 0))
    return PhraseStatistics(of_source, of_target, pairs, before.completed)


def _phrases_of(side: SuffixArray, sentences: Int64Array, longest: int) -> Int64Array:
    """Return the phrases of sentences: their suffixes ``low … high - 1`` and their lengths."""
    found = []
    for s in sentences.tolist():
        low, high = side.find(side.tokens[side.offsets[s] : side.offsets[s + 1]], longest=longest)
        start, last = np.nonzero(low < high)
        found.append(np.stack([low[start, last], high[start, last], last + 1], axis=1))
    return np.unique(np.concatenate(found), axis=0)


def _with_completed(phrases: CorpusPhrases, words: Int32Array) -> CorpusPhrases:
    """Count the links of those words anew that are in no pair alone."""
    statistics, side = phrases.statistics, phrases.source
    others = statistics.completed[~np.isin(statistics.completed[:, 0], words)]
    low, high = (bound[:, 0] for bound in side.find(np.unique(words), longest=1))
    found = np.stack([low, high, np.ones_like(low)], axis=1)[low < high]
    counter, marks = PairCounter(phrases), Marks.of(len(phrases.corpus), (), ())
    at = np.stack([side.at(found[:, 0]), found[:, 2]], axis=1)
    found = found[counter.marginals(0, at, marks)[:, 1] == 0]
    rows, _ = counter.gather(found, marks, samples=0, complete=True)
    pairs = side.tokens[rows[:, kernels.OTHER_AT]], phrases.target.tokens[rows[:, kernels.AT]]
    own = np.column_stack([*pairs, rows[:, kernels.COUNT]])
    own = own[np.lexsort((own[:, 1], own[:, 0]))]
    completed = np.insert(others, np.searchsorted(others[:, 0], own[:, 0]), own, axis=0)
    return replace(phrases, statistics=replace(statistics, completed=completed))
