"""Give the words of a translation the case that they would have in the corpus.

The cased words c of a translation w are a path through a hidden Markov model:

    score(c) = Σ log p(c_i | c_i-2, c_i-1) + α log p(case of c_i | source) + β [c_i = w_i]

The first term is a language model of the target side as people wrote it. The second is a table of
counts from the linked corpus: how the case of a word depends on its place in the sentence, on the
shape of the source line and on the case of the source word it is linked to. From Spanish, capitals
carry over; from German, those of nouns do not.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from regmt.core.arrays import Float64Array, Int64Array
from regmt.core.files import StrPath
from regmt.core.store import incomplete_header, read_options
from regmt.decoding import lm
from regmt.decoding.alignment.links import Links
from regmt.decoding.casing.truecaser import Choice, best_forms
from regmt.decoding.lm import LanguageModel
from regmt.instance_selection.corpus import Corpus, Text
from regmt.instance_selection.text_profile.casing import (
    SENTENCE_ENDS,
    SHAPES,
    Case,
    case_of,
    raised,
    sentence_starts,
    truecase,
)
from regmt.instance_selection.text_profile.profile import Segment

#: α, and β of lower case and of other forms; chosen on texts of software, German and Spanish.
_SOURCE, _DECODED = 2.0, (1.0, 1.5)
_PAIRS = 20_000  #: pairs that are counted at most
_PRIOR = 3.0  #: weight of the coarser estimate, in words
_NONE = 0.5  #: added to the counts of forms in lines that were added later
_RARE = 0.1  #: lower case is no choice if it is rarer than this, compared with the usual form
_PLACE = {"": 1, "…": 3, "...": 3, ":": 4}  #: of a sentence's first word, by the mark before it
_UNLINKED = len(Case)
_COUNTS = (5, len(SHAPES), 2, len(Case) + 1, 2, 2, len(Case))


class Context(NamedTuple):
    """What the case of a word depends on; the index of a row of counts."""

    place: int  #: 0 inside a sentence, else by the mark before, see `_PLACE`
    shape: int  #: of the source line
    ended: bool  #: the line ends like a sentence
    linked: int  #: case of the source word
    starts: bool  #: the source word starts a sentence
    same: bool  #: the source word is the same but for case


class Recaser:
    """Restores the case of truecased translations in their context.

    Parameters
    ----------
    model : LanguageModel
        Of the target side in its own case.
    counts : ndarray of int64
        Words of the corpus by the fields of `Context` and their own case.
    learned : mapping, optional
        Lower-cased word → its forms in lines that were added later, and how often they are there.
    """

    def __init__(
        self,
        model: LanguageModel,
        counts: Int64Array,
        learned: Mapping[str, Counter[str]] | None = None,
    ) -> None:
        self.model = model
        self.counts = counts
        self.learned = learned or {}
        self._scores = _SOURCE * _log_probabilities(counts)
        self._seen: dict[str, list[str]] = {}
        for word in model.vocabulary.words:
            self._seen.setdefault(word.lower(), []).append(word)

    @classmethod
    def train(cls, corpus: Corpus, links: Links) -> Recaser:
        """Learn from the lines of a raw corpus and its word links."""
        source, target = (side.preprocessing.cased for side in (corpus.source, corpus.target))

        def lines(side: Text, step: int = 1) -> Iterator[str]:
            return (side.lines[i] for i in range(0, len(side), step))

        cased = target.tokens(lines(corpus.target), lines(corpus.source))
        model = lm.train(cased, order=3, announce=False)
        counts = np.zeros(_COUNTS, dtype=np.int64)
        step = -(-len(corpus.target) // _PAIRS)
        forms = {form.lower(): form for form in corpus.source.preprocessing.forms}
        sampled = zip(
            range(0, len(corpus.target), step),
            source.tokens(lines(corpus.source, step)),
            target.tokens(lines(corpus.target, step), lines(corpus.source, step)),
            strict=True,
        )
        for i, words, cased_words in sampled:
            tokens, shape = truecase(words, forms)
            for j, context in _contexts(
                cased_words, Segment(tokens, words, [], shape=shape), links[i]
            ):
                counts[(*map(int, context), case_of(cased_words[j]))] += 1
        return cls(model, counts)

    def __call__(
        self, tokens: Sequence[str], source: Segment, links: Sequence[tuple[int, int]]
    ) -> list[str]:
        """Return truecased tokens in the case of the corpus."""
        choices: list[list[Choice]] = [[(token, 0.0)] for token in tokens]
        for j, context in _contexts(tokens, source, links):
            word = tokens[j].lower()
            scores = self._scores[tuple(map(int, context))].tolist()
            forms = self._forms(word) | {tokens[j]}
            learned: Mapping[str, int] = {} if context.place else self.learned.get(word, {})
            total = sum(learned.values()) + _NONE * len(forms)
            choices[j] = [
                (
                    form,
                    scores[case_of(form)]
                    + _DECODED[tokens[j] != word] * (form == tokens[j])
                    + _SOURCE * math.log10((learned.get(form, 0) + _NONE) / total),
                )
                for form in sorted(forms)
            ]
        return best_forms(self.model, choices)

    def _forms(self, word: str) -> set[str]:
        """Return the forms that a lower-cased word can have.

        Lower case is not among them if the corpus hardly ever has it, as of "I" and of names.
        """
        seen = self._seen.get(word, [])
        ids = self.model.encode(seen).tolist()
        score = {form: self.model.step(0, i)[0] for form, i in zip(seen, ids, strict=True)}
        forms = {raised(word), *seen, *self.learned.get(word, ())}
        rare = max(score.values(), default=-math.inf) + math.log10(_RARE)
        if score and score.get(word, -math.inf) < rare:
            forms.discard(word)
        elif not seen:
            forms.add(word)
        return forms

    def with_lines(self, lines: Iterable[Sequence[str]]) -> Recaser:
        """Return a recaser that has also seen these lines, as words in their own case.

        Only words inside of sentences count, and no headings.
        """
        learned = {word: Counter(forms) for word, forms in self.learned.items()}
        for words in lines:
            starts = sentence_starts(words)
            inner = [w for j, w in enumerate(words) if w[0].isalpha() and j not in starts]
            if any(word.islower() for word in inner):
                for word in inner:
                    learned.setdefault(word.lower(), Counter())[word] += 1
        return Recaser(self.model, self.counts, learned)

    def save(self, folder: StrPath) -> None:
        """Write the language model, with the counts in its header."""
        self.model.save(folder, options={"counts": self.counts.ravel().tolist()})

    @classmethod
    def open(cls, folder: StrPath) -> Recaser:
        """Open what `save` wrote."""
        model = LanguageModel.open(folder)
        try:
            counts = np.array(read_options(folder)["counts"], dtype=np.int64).reshape(_COUNTS)
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            remedy = "remove the folder; it is made again"
            raise incomplete_header(folder, remedy=remedy) from error
        return cls(model, np.maximum(counts, 0))


def _contexts(
    tokens: Sequence[str], source: Segment, links: Sequence[tuple[int, int]]
) -> Iterator[tuple[int, Context]]:
    """Yield each target word with what its case depends on."""
    starts, source_starts = sentence_starts(tokens), sentence_starts(source.tokens)
    linked: dict[int, tuple[int, ...]] = {}
    for i, j in sorted(links):
        if source.words[i][0].isalpha():
            linked[j] = (*linked.get(j, ()), i)
    # Words of a phrase that has no alignment are all linked to all; they pair in order.
    phrases: dict[tuple[int, ...], list[int]] = {}
    for j, sources in linked.items():
        phrases.setdefault(sources, []).append(j)
    ended = bool(tokens) and tokens[-1] in SENTENCE_ENDS
    for j, token in enumerate(tokens):
        if not token[0].isalpha():
            continue
        word, i = token.lower(), -1
        if sources := linked.get(j, ()):
            group = phrases[sources]
            same = [i for i in sources if source.words[i].lower() == word]
            first = [i for i in sources if j in starts and i in source_starts]
            i = (*same, *first, sources[group.index(j) * len(sources) // len(group)])[0]
        context = Context(
            _PLACE.get(starts[j], 2) if j in starts else 0,
            SHAPES.index(source.shape),
            ended,
            case_of(source.words[i]) if i >= 0 else _UNLINKED,
            i in source_starts,
            i >= 0 and source.words[i].lower() == word,
        )
        yield j, context


def _log_probabilities(counts: Int64Array) -> Float64Array:
    """Return log10 p(case | context), smoothed by coarser contexts."""
    p = np.full(len(Case), 1 / len(Case))
    for summed in ((1, 2, 3, 4, 5), (3, 4, 5), ()):
        n = counts.sum(axis=summed, keepdims=True)
        p = (n + _PRIOR * p) / (n.sum(axis=-1, keepdims=True) + _PRIOR)
    return np.asarray(np.log10(p))
