"""Looking up the phrase pairs of a sentence, scored as those of a table trained on the corpus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array, read_only
from regmt.core.errors import InputError
from regmt.decoding.extraction.lexical import Places, lexical_weights_at
from regmt.decoding.extraction.phrase_scoring import PhraseOptions, score_phrases
from regmt.decoding.extraction.smoothing import absolute_discount, smoothed
from regmt.decoding.lookup import _lookup_kernels as kernels
from regmt.decoding.lookup.corpus_phrases import CorpusPhrases
from regmt.decoding.lookup.sentence_phrases import SentencePhrases
from regmt.decoding.lookup.statistics import LinkArrays
from regmt.decoding.lookup.suffix_array import SuffixArray
from regmt.decoding.map_estimate import map_estimate

_ORIENTATIONS = slice(kernels.TALLY, kernels.TALLY + 6)


@dataclass(frozen=True, kw_only=True)
class LookupOptions:
    """How much is looked up, and how it is scored.

    Parameters
    ----------
    samples : int or None
        Occurrences of a source phrase that are visited, spread evenly over all of them. None
        visits all; the scores are then those of a table trained on the corpus.
    limit : int or None
        Translations kept of each source phrase, by p(t|s), beside those that selected pairs
        support.
    selected_scores : bool
        Score the selected pairs on their own, too; else those columns stay 0.
    complete : bool
        Give source words that are in no pair alone the words they are linked to.
    smoothing : {"none", "kneser-ney", "add"}
        Of phrase probabilities, see `conditional`. ``good-turing`` would need the whole table.
    add_to_orientations : float
        Added to every count of an orientation.
    """

    samples: int | None = None
    limit: int | None = None
    selected_scores: bool = True
    complete: bool = True
    smoothing: str = "kneser-ney"
    add_to_orientations: float = 0.5

    def __post_init__(self) -> None:
        for name in ("samples", "limit"):
            value = getattr(self, name)
            if value is not None and value < 1:
                raise InputError(f"{name} = {value} is not positive", remedy="use None for all")
        known = ("none", "kneser-ney", "add")
        if self.smoothing not in known:
            raise InputError(f"unknown smoothing {self.smoothing!r}", remedy=f"use one of {known}")

    def training(self, longest: int) -> PhraseOptions:
        """Return the same choices for `score_phrases`."""
        return PhraseOptions(
            longest=longest,
            complete=self.complete,
            smoothing=self.smoothing,
            add_to_orientations=self.add_to_orientations,
        )


@dataclass
class _Marks:
    """The sentence pairs that are always visited and those that are left out."""

    of_sentence: npt.NDArray[np.uint8]
    always: Int64Array
    excluded: Int64Array


class PhraseLookup:
    """Finds the phrase pairs of sentences in a corpus.

    Parameters
    ----------
    phrases : CorpusPhrases
    options : LookupOptions, optional

    Examples
    --------
    ::

        lookup = PhraseLookup(CorpusPhrases.build(corpus, links))
        found = lookup.phrases(corpus.source.vocabulary.encode(tokens), always=selected_ids)
        table = found.phrase_table(tokens)
    """

    def __init__(self, phrases: CorpusPhrases, options: LookupOptions | None = None) -> None:
        self.corpus_phrases = phrases
        self.options = options = options or LookupOptions()
        self._capacity = 1 << 12  # pairs there is room for; grows
        self._links = LinkArrays.both(phrases.links)
        self._marginals = read_only(phrases.statistics.source), read_only(phrases.statistics.target)
        self._n_pairs, *few = phrases.statistics.all_pairs(completed=options.complete)
        self._discount = absolute_discount(*few)
        # What completed words add to c(t) and N(t) of single target words.
        n_words = len(phrases.corpus.target.vocabulary)
        _, words, counts = phrases.statistics.completed.T * options.complete
        self._completed = np.zeros((n_words, 2), dtype=np.int64)
        np.add.at(self._completed, words, np.stack([counts, counts > 0], axis=1))

    def phrases(
        self,
        words: Int32Array,
        *,
        always: Sequence[int] | Int64Array = (),
        exclude: Sequence[int] | Int64Array = (),
    ) -> SentencePhrases:
        """Look up the phrase pairs of a sentence.

        Parameters
        ----------
        words : ndarray of int32
            The sentence as words of the corpus; -1 for an unknown one.
        always : sequence of int
            Selected sentence pairs: they are visited whatever the number of samples, and their
            own scores stand beside those of the corpus.
        exclude : sequence of int
            Sentence pairs that are not used. Counts are those of the corpus without them; the
            discount of smoothing, the lexical table and what completed words add to c(t) remain
            those of the whole corpus.
        """
        data, options = self.corpus_phrases, self.options
        marks = self._marks(always, exclude)
        spans, phrases = _source_phrases(data.source, words, data.longest)
        rows, extracted = self._gather(phrases, marks)
        at = np.stack([rows[:, kernels.AT], rows[:, kernels.LENGTH]], axis=1)
        of_target = self._find_marginals(1, at, marks)
        alone = at[:, 1] == 1
        of_target[alone, 1:] += self._completed[data.target.tokens[at[alone, 0]]]
        order = np.lexsort((of_target[:, 0], at[:, 1], rows[:, kernels.KEY]))
        rows, of_target = rows[order], of_target[order]
        counts, fan_out = self._counts(phrases, rows, extracted, of_target[:, 1], marks)
        estimates = self._estimates(counts, fan_out, of_target[:, 2])
        if options.limit is not None:
            kept = _best(rows[:, kernels.KEY], estimates[:, 1], options.limit)
            kept |= rows[:, kernels.SUPPORT] > 0
            rows, counts, estimates = rows[kept], counts[kept], estimates[kept]
        return self._assembled(spans, phrases, rows, counts, estimates, marks)

    def _marks(
        self, always: Sequence[int] | Int64Array, exclude: Sequence[int] | Int64Array
    ) -> _Marks:
        marks = np.zeros(len(self.corpus_phrases.corpus), dtype=np.uint8)
        excluded = np.unique(np.asarray(exclude, dtype=np.int64))
        selected = np.setdiff1d(np.asarray(always, dtype=np.int64), excluded)
        marks[selected], marks[excluded] = kernels.ALWAYS, kernels.EXCLUDED
        return _Marks(marks, selected, excluded)

    def _gather(self, phrases: Int64Array, marks: _Marks) -> tuple[Int64Array, Int64Array]:
        """Return rows of phrase pairs, and the extractions of each phrase by mark."""
        data, samples = self.corpus_phrases, self.options.samples
        always = _positions(data.source, marks.always)
        found = np.empty(int(np.diff(phrases[:, :2]).max(initial=0)) + len(always), dtype=np.int64)
        n, rows, extracted = -1, phrases, phrases
        while n < 0:
            rows, slots = self._room(kernels.PAIR_COLUMNS)
            extracted = np.zeros((len(phrases), 2), dtype=np.int64)
            n = kernels.gather(
                data.source,
                data.target,
                self._links[0],
                phrases,
                data.longest,
                -1 if samples is None else samples,
                (marks.of_sentence, always),
                (rows, slots, np.empty((len(rows), 3), dtype=np.int64), found),
                extracted,
            )
            self._capacity *= 1 if n >= 0 else 2
        rows = rows[:n]
        if self.options.complete:
            missing = (phrases[:, 2] == 1) & (extracted.sum(axis=1) == 0)
            more = [
                self._completed_word(phrases, q, marks) for q in np.flatnonzero(missing).tolist()
            ]
            rows = np.concatenate([rows, *more])
            np.add.at(extracted[:, 0], rows[n:, kernels.KEY], rows[n:, kernels.COUNT])
        return rows, extracted

    def _room(self, n_columns: int) -> tuple[Int64Array, Int32Array]:
        """Return memory for rows of pairs, and slots to find them."""
        rows = np.empty((self._capacity, n_columns), dtype=np.int64)
        return rows, np.full(2 * self._capacity, -1, dtype=np.int32)

    def _completed_word(self, phrases: Int64Array, q: int, marks: _Marks) -> Int64Array:
        """Return the words to which a word is linked as rows of pairs, with their counts."""
        data, links = self.corpus_phrases, self._links[0]
        at = data.source.positions[phrases[q, 0] : phrases[q, 1]]
        mark = marks.of_sentence[data.source.sentence[at]]
        # Selected pairs first: a row stands where it is met first.
        at = np.concatenate([at[mark == kernels.ALWAYS], at[mark == kernels.UNMARKED]])
        sentence = data.source.sentence[at]
        which = _ranges(links.offsets[sentence], links.offsets[sentence + 1])
        owner = np.repeat(np.arange(len(at)), links.offsets[sentence + 1] - links.offsets[sentence])
        here = links.own[which] == (at - data.source.offsets[sentence])[owner]
        owner = owner[here]
        partner = data.target.offsets[sentence[owner]] + links.other[which[here]]
        words, first, row = np.unique(
            data.target.tokens[partner], return_index=True, return_inverse=True
        )
        selected = owner < (mark == kernels.ALWAYS).sum()
        supporting = np.unique(np.stack([row[selected], sentence[owner[selected]]]), axis=1)[0]
        rows = np.zeros((len(words), kernels.PAIR_COLUMNS), dtype=np.int64)
        for column, values in (
            (kernels.KEY, q),
            (kernels.AT, partner[first]),
            (kernels.LENGTH, 1),
            (kernels.OTHER_AT, at[owner[first]]),
            (kernels.VARIANT, 1),
            (kernels.COUNT, np.bincount(row, minlength=len(words))),
            (kernels.SELECTED, np.bincount(row[selected], minlength=len(words))),
            (kernels.SUPPORT, np.bincount(supporting, minlength=len(words))),
        ):
            rows[:, column] = values
        return rows

    def _find_marginals(self, side: int, phrases: Int64Array, marks: _Marks) -> Int64Array:
        """Return the first suffix, c and N of phrases of the source (0) or target (1)."""
        data = self.corpus_phrases
        sides = data.source, data.target
        found = np.empty((len(phrases), 3), dtype=np.int64)
        while not kernels.find_marginals(
            sides[side],
            sides[1 - side],
            self._links[side],
            self._marginals[side],
            phrases,
            data.longest,
            (marks.of_sentence, _positions(sides[side], marks.excluded)),
            self._room(kernels.COUNT_COLUMNS),
            found,
        ):
            self._capacity *= 2
        return found

    def _counts(
        self,
        phrases: Int64Array,
        rows: Int64Array,
        extracted: Int64Array,
        of_target: Int64Array,
        marks: _Marks,
    ) -> tuple[Float64Array, Int64Array]:
        """Return c(t), c(s), c(s,t) of each row, and N(s).

        Where occurrences were sampled, c(s) and N(s) are known from the marginals. Of c(s,t) the
        part in selected pairs is known; the rest is the share of t in the sample, scaled to what
        is missing to c(s). It cannot exceed c(t).
        """
        key = rows[:, kernels.KEY]
        totals = extracted.sum(axis=1)
        fan_out = np.bincount(key, minlength=len(phrases))
        scale = np.ones(len(phrases))
        if self.options.samples is not None:
            # Rows without orientations are of completed words, which are in no pair.
            paired = np.bincount(key, rows[:, kernels.TALLY : kernels.TALLY + 3].sum(axis=1))
            sampled = np.flatnonzero(
                (phrases[: len(paired), 1] - phrases[: len(paired), 0] > self.options.samples)
                & (paired > 0)
            )
            data = self.corpus_phrases
            at = np.stack([data.source.positions[phrases[sampled, 0]], phrases[sampled, 2]], axis=1)
            known = self._find_marginals(0, at.astype(np.int64), marks)
            totals[sampled], fan_out[sampled] = known[:, 1], known[:, 2]
            others = np.maximum(extracted[sampled, kernels.UNMARKED], 1)
            scale[sampled] = (known[:, 1] - extracted[sampled, kernels.ALWAYS]) / others
        selected = rows[:, kernels.SELECTED]
        joint = selected + (rows[:, kernels.COUNT] - selected) * scale[key]
        counts = np.stack([of_target, totals[key], np.minimum(joint, of_target)], axis=1)
        return counts.astype(np.float64), fan_out[key]

    def _estimates(
        self, counts: Float64Array, source_fan_out: Int64Array, target_fan_out: Int64Array
    ) -> Float64Array:
        """Return p(s|t) and p(t|s)."""
        columns = []
        for total, given, event in (
            (counts[:, 0], target_fan_out, source_fan_out),
            (counts[:, 1], source_fan_out, target_fan_out),
        ):
            backoff = event / self._n_pairs
            smoothing, discount = self.options.smoothing, self._discount
            columns.append(
                smoothed(smoothing, counts[:, 2], total, given, backoff, discount=discount)
            )
        return np.stack(columns, axis=1)

    def _assembled(
        self,
        spans: Int64Array,
        phrases: Int64Array,
        rows: Int64Array,
        counts: Float64Array,
        estimates: Float64Array,
        marks: _Marks,
    ) -> SentencePhrases:
        data = self.corpus_phrases
        key, lengths = rows[:, kernels.KEY], rows[:, kernels.LENGTH]
        places = Places(
            data.source.tokens,
            data.target.tokens,
            rows[:, kernels.OTHER_AT].copy(),
            phrases[key, 2],
            rows[:, kernels.AT].copy(),
            lengths.copy(),
        )
        links = rows[:, kernels.VARIANT].copy()
        lexical = lexical_weights_at(places, links, data.lexical)
        word_starts = np.concatenate([[0], np.cumsum(lengths)])
        flat = np.arange(word_starts[-1]) + np.repeat(places.target_at - word_starts[:-1], lengths)
        tally = rows[:, _ORIENTATIONS]
        translated, key = np.unique(key, return_inverse=True)
        spans = spans[np.isin(spans[:, 2], translated)]
        spans[:, 2] = np.searchsorted(translated, spans[:, 2])
        scores, orientations = self._selected(places, rows[:, kernels.SUPPORT] > 0, marks)
        return SentencePhrases(
            spans=spans,
            starts=np.searchsorted(key, np.arange(len(translated) + 1)),
            words=data.target.tokens[flat],
            word_starts=word_starts,
            links=links,
            scores=np.stack([estimates[:, 0], lexical[:, 0], estimates[:, 1], lexical[:, 1]], 1),
            orientations=self._orientations(tally),
            counts=counts,
            orientation_counts=tally,
            support=rows[:, kernels.SUPPORT],
            selected_scores=scores,
            selected_orientations=orientations,
            vocabulary=data.corpus.target.vocabulary,
        )

    def _orientations(self, tally: Int64Array) -> Float64Array:
        """Return p(o | pair) in both directions, as `orientation_probabilities` does."""
        by_direction = tally.reshape(len(tally), 2, 3)
        totals = by_direction.sum(axis=2, keepdims=True)
        strength = 3.0 * self.options.add_to_orientations
        return map_estimate(by_direction, totals, 1.0 / 3.0, strength).reshape(len(tally), 6)

    def _selected(
        self, places: Places, supported: npt.NDArray[np.bool_], marks: _Marks
    ) -> tuple[Float64Array, Float64Array]:
        """Return the scores and orientations that a table of the selected pairs alone has."""
        scores, orientations = np.zeros((len(supported), 4)), np.zeros((len(supported), 6))
        if not supported.any() or not self.options.selected_scores:
            return scores, orientations
        data = self.corpus_phrases
        corpus = data.corpus.select(marks.always)
        scored = score_phrases(
            corpus, data.links.select(marks.always), self.options.training(data.longest)
        )
        # A supported row stands where it occurs in a selected pair.
        rows = np.flatnonzero(supported)
        source_at, target_at = places.source_at[rows], places.target_at[rows]
        sentence = data.source.sentence[source_at]
        own = np.searchsorted(marks.always, sentence)
        source_at = source_at - data.source.offsets[sentence] + corpus.source.offsets[own]
        target_at = target_at - data.target.offsets[sentence] + corpus.target.offsets[own]
        pairs = scored.pairs
        width = len(pairs.target_phrases)
        wanted = pairs.source_phrases.ids[places.source_length[rows] - 1, source_at] * width
        wanted += pairs.target_phrases.ids[places.target_length[rows] - 1, target_at]
        keys = pairs.source * width + pairs.target
        line = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
        there = keys[line] == wanted
        assert scored.orientations is not None
        scores[rows[there]] = scored.scores[line[there]]
        orientations[rows[there]] = scored.orientations[line[there]]
        return scores, orientations


def _source_phrases(
    side: SuffixArray, words: Int32Array, longest: int
) -> tuple[Int64Array, Int64Array]:
    """Return the spans that occur (start, end, phrase), and the different phrases among them.

    A phrase has the suffixes ``low … high - 1`` and a length.
    """
    low, high = side.find(words, longest=longest)
    start, last = np.nonzero(low < high)
    found = np.stack([low[start, last], high[start, last], last + 1], axis=1)
    phrases, number = np.unique(found, axis=0, return_inverse=True)
    return np.stack([start, start + last + 1, number.reshape(-1)], axis=1), phrases


def _positions(side: SuffixArray, sentences: Int64Array) -> Int64Array:
    """Return all positions of some sentences."""
    return _ranges(side.offsets[sentences], side.offsets[sentences + 1])


def _ranges(first: Int64Array, last: Int64Array) -> Int64Array:
    """Return first[0] … last[0] - 1, first[1] … last[1] - 1 and so on."""
    sizes = last - first
    return np.repeat(first - np.cumsum(sizes) + sizes, sizes) + np.arange(sizes.sum())


def _best(group: Int64Array, values: Float64Array, limit: int) -> npt.NDArray[np.bool_]:
    """Return which rows are among the `limit` best of their group, given group by group."""
    order = np.lexsort((-values, group))
    starts = np.searchsorted(group, group)
    kept = np.zeros(len(group), dtype=bool)
    kept[order] = np.arange(len(group)) - starts < limit
    return kept
