"""Look up the phrase pairs of a sentence, with the scores of a table trained on the corpus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Float64Array, Int32Array, Int64Array
from regmt.core.errors import InputError
from regmt.decoding.extraction.lexical import Places, lexical_weights_at
from regmt.decoding.extraction.phrase_scoring import PhraseOptions, score_phrases
from regmt.decoding.extraction.smoothing import absolute_discount, smoothed
from regmt.decoding.lookup import _lookup_kernels as kernels
from regmt.decoding.lookup.corpus_phrases import CorpusPhrases
from regmt.decoding.lookup.pair_counter import Marks, PairCounter
from regmt.decoding.lookup.sentence_phrases import SentencePhrases
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
        Translations kept of each source phrase, by p(t|s), in addition to those that selected pairs
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
        self._counter = PairCounter(phrases)
        self._n_pairs, *few = phrases.statistics.all_pairs(completed=options.complete)
        self._discount = absolute_discount(*few)
        # What completed words add to c(t) and N(t) of single target words.
        n_words = len(phrases.corpus.target.vocabulary)
        _, words, counts = phrases.statistics.completed.T * options.complete
        self._completed = np.zeros((n_words, 2), dtype=np.int64)
        np.add.at(self._completed, words, np.stack([counts, counts > 0], axis=1))
        self.free = phrases.free

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
            Selected sentence pairs: they are always visited, for any number of samples, and their
            own scores are given next to those of the corpus.
        exclude : sequence of int
            Sentence pairs that are not used. Counts are those of the corpus without them; the
            discount of smoothing, the lexical table and what completed words add to c(t) remain
            those of the whole corpus.
        """
        data, options = self.corpus_phrases, self.options
        marks = Marks.of(len(data.corpus), always, exclude)
        spans, phrases = _source_phrases(data.source, words, data.longest)
        rows, extracted = self._counter.gather(
            phrases, marks, samples=options.samples, complete=options.complete
        )
        at = np.stack([rows[:, kernels.AT], rows[:, kernels.LENGTH]], axis=1)
        of_target = self._counter.marginals(1, at, marks)
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

    def _counts(
        self,
        phrases: Int64Array,
        rows: Int64Array,
        extracted: Int64Array,
        of_target: Int64Array,
        marks: Marks,
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
            at = np.stack([data.source.at(phrases[sampled, 0]), phrases[sampled, 2]], axis=1)
            known = self._counter.marginals(0, at, marks)
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
                # A target phrase of excluded pairs alone has a count of 0.
                smoothed(
                    smoothing, counts[:, 2], np.maximum(total, 1), given, backoff, discount=discount
                )
            )
        return np.stack(columns, axis=1)

    def _assembled(
        self,
        spans: Int64Array,
        phrases: Int64Array,
        rows: Int64Array,
        counts: Float64Array,
        estimates: Float64Array,
        marks: Marks,
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
        return SentencePhrases(
            spans=spans,
            starts=np.searchsorted(key, np.arange(len(translated) + 1)),
            words=data.target.tokens[flat],
            word_starts=word_starts,
            links=links,
            scores=np.stack([estimates[:, 0], lexical[:, 0], estimates[:, 1], lexical[:, 1]], 1),
            orientations=self._orientations(tally),
            counts=counts,
            support=rows[:, kernels.SUPPORT],
            selected_scores=self._selected(places, rows[:, kernels.SUPPORT] > 0, marks),
            vocabulary=data.corpus.target.vocabulary,
        )

    def _orientations(self, tally: Int64Array) -> Float64Array:
        """Return p(o | pair) in both directions, as `orientation_probabilities` does."""
        by_direction = tally.reshape(len(tally), 2, 3)
        totals = by_direction.sum(axis=2, keepdims=True)
        strength = 3.0 * self.options.add_to_orientations
        return map_estimate(by_direction, totals, 1.0 / 3.0, strength).reshape(len(tally), 6)

    def _selected(
        self, places: Places, supported: npt.NDArray[np.bool_], marks: Marks
    ) -> Float64Array:
        """Return the scores that a table of the selected pairs alone has."""
        scores = np.zeros((len(supported), 4))
        if not supported.any() or not self.options.selected_scores:
            return scores
        data = self.corpus_phrases
        corpus = data.corpus.select(marks.always)
        options = replace(self.options.training(data.longest), reordering="none")
        scored = score_phrases(corpus, data.links.select(marks.always), options)
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
        scores[rows[there]] = scored.scores[line[there]]
        return scores


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


def _best(group: Int64Array, values: Float64Array, limit: int) -> npt.NDArray[np.bool_]:
    """Return which rows are among the `limit` best of their group, given group by group."""
    order = np.lexsort((-values, group))
    starts = np.searchsorted(group, group)
    kept = np.zeros(len(group), dtype=bool)
    kept[order] = np.arange(len(group)) - starts < limit
    return kept
