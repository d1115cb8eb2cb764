"""Give words the case that they would have in the corpus: a hidden Markov model.

The cased words c of a translation w are a path through a hidden Markov model (PORTAGE report,
section 9), whose transitions are a language model of cased text:

    score(c) = λ Σ log p(c_i | c_i-2, c_i-1) + Σ log p(c_i | w_i, …)

The report's emissions are relative frequencies, p(c_i | w_i). They serve tokenised text, which is
lower-cased before it is translated. For raw text, the emission is

    log p(case of c_i | …) + μ log p(c_i | w_i, case of c_i) + β [c_i = t_i]

where the first term knows the source and the case of c_i-1 (`CaseEvidence`), and t is the word in
the case that the decoder chose.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regmt.core.arrays import Int64Array
from regmt.core.files import StrPath, atomic_folder
from regmt.core.store import open_arrays, write_arrays
from regmt.core.structure import Structure
from regmt.decoding import lm
from regmt.decoding.alignment.links import Links
from regmt.decoding.casing.evidence import LOWER, NONE, OTHER, SIZE, CaseEvidence, Example, copied
from regmt.decoding.lm import LanguageModel
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.text_profile.casing import raised, sentence_starts
from regmt.instance_selection.text_profile.profile import Segment

#: λ, μ and β; chosen on texts of software, German and Spanish.
_TRANSITION, _FORM, _DECODED = 0.5, 1.0, 0.2
_PAIRS = 60_000  #: pairs that the evidence is learned from at most
_ORDER = 3
_UNSEEN = 0.5  #: added to the counts of forms
_RARE = 0.1  #: lower case is no choice if it is rarer than this, compared with the usual form
_BEAM = 8
_KIND, _VERSION, _REMEDY = "regmt case model", 1, "remove the folder; it is made again"
_MODEL, _EVIDENCE = "lm", "evidence"


class Choice(NamedTuple):
    """A form of a word.

    Attributes
    ----------
    form : str
    case : int
        What the next word sees: `LOWER`, `OTHER`, or `NONE` if it does not matter.
    scores : tuple of float
        log10 of the emission, by the case of the word before.
    """

    form: str
    case: int
    scores: tuple[float, float, float]


class CaseModel:
    """Restores the case of words; `learned` makes it from raw text, `train` from cased words.

    Parameters
    ----------
    model : LanguageModel
        Of cased text.
    counts : ndarray of int64
        How often each word of its vocabulary occurs.
    evidence : CaseEvidence or None
        Of the source; None for the model of the report.
    added : mapping, optional
        Lower-cased word → its forms in lines that were added later, and how often they are there.
    language : str
        Of the text: what the capital of a letter is depends on it.
    """

    def __init__(
        self,
        model: LanguageModel,
        counts: Int64Array,
        evidence: CaseEvidence | None = None,
        added: Mapping[str, Counter[str]] | None = None,
        language: str = "",
    ) -> None:
        self.model = model
        self.counts = counts
        self.evidence = evidence
        self.language = language
        self.added = added or {}
        #: Lower-cased word → its forms, and how often they occur.
        self._seen: dict[str, dict[str, int]] = {}
        for form, count in sorted(zip(model.vocabulary.words, counts.tolist(), strict=True)):
            if count:
                self._seen.setdefault(form.lower(), {})[form] = count

    @classmethod
    def train(cls, sentences: Iterable[Sequence[str]], *, order: int = _ORDER) -> CaseModel:
        """Learn the model of the report from cased sentences."""
        return cls(*_counted(normalise_starts(list(sentences), order=order), order))

    @classmethod
    def learned(cls, corpus: Corpus, links: Links) -> CaseModel:
        """Learn from the lines of a raw corpus and its word links."""
        source, target = corpus.source, corpus.target
        profile = target.preprocessing.cased

        def cased(step: int = 1) -> Iterator[list[str]]:
            ids = range(0, len(target), step)
            return profile.tokens((target.lines[i] for i in ids), (source.lines[i] for i in ids))

        step = -(-len(target) // _PAIRS)
        examples = (
            Example(words, segment, links[i])
            for i, words in zip(range(0, len(target), step), cased(step), strict=True)
            for segment in [source.preprocessing.encode(source.lines[i])]
            # not so if the pair is part of its lines
            if (len(segment.tokens), len(words)) == (source.lengths[i], target.lengths[i])
        )
        counted = _counted(list(cased()), _ORDER)
        language = target.preprocessing.language
        return cls(*counted, CaseEvidence.train(examples), language=language)

    def __call__(
        self,
        tokens: Sequence[str],
        source: Segment | None = None,
        links: Sequence[tuple[int, int]] = (),
    ) -> list[str]:
        """Return tokens in their most probable case.

        Those of raw text are recased in the light of what they translate. Without evidence, they
        must be in lower case, and the first one gets a capital.
        """
        if self.evidence is None or source is None:
            return _capitalised(self._best([self._frequent(token) for token in tokens]))
        emissions = self.evidence(tokens, source, links)
        own = copied(tokens, source, links)
        starts = sentence_starts(tokens)
        choices = []
        for j, token in enumerate(tokens):
            if j in emissions:
                inside = j not in starts
                choices.append(self._evident(token, emissions[j].tolist(), inside, own.get(j)))
            else:
                choices.append([Choice(token, NONE, (0.0, 0.0, 0.0))])
        return self._best(choices)

    def _frequent(self, word: str) -> list[Choice]:
        """Return the forms of a lower-cased word by their frequency (PORTAGE report)."""
        seen = self._seen.get(word)
        if not seen:
            return [Choice(word, NONE, (0.0, 0.0, 0.0))]
        total = sum(seen.values())
        logs = ((form, math.log10(count / total)) for form, count in seen.items())
        return [Choice(form, NONE, (log_p, log_p, log_p)) for form, log_p in logs]

    def _evident(
        self, token: str, emissions: Sequence[Sequence[float]], inside: bool, own: str | None
    ) -> list[Choice]:
        """Return the forms of a word of raw text; `own` is the one it has in the source."""
        word = token.lower()
        seen = self._seen.get(word, {})
        added: Mapping[str, int] = self.added.get(word, {})
        forms = {raised(word, self.language), token, *seen, *added} | ({own} if own else set())
        usual = not seen or _RARE * max(seen.values()) <= seen.get(word, 0)
        if usual or word in added or word == own:
            forms.add(word)
        else:  # lower case is hardly ever there, as of "I" and of names
            forms.discard(word)
        others = {form: seen.get(form, 0) + _UNSEEN for form in forms if form != word}
        if own in others:  # as likely as all others together
            others[own] += sum(others.values())
        total, n_added = sum(others.values()), sum(added.values()) + _UNSEEN * len(forms)
        choices = []
        for form in sorted(forms):
            case = LOWER if form == word else OTHER
            score = _DECODED * (form == token)
            if case == OTHER:
                score += _FORM * math.log10(others[form] / total)
            if added and inside:
                score += math.log10((added.get(form, 0) + _UNSEEN) / n_added)
            lower, other, none = (row[case] + score for row in emissions)
            choices.append(Choice(form, case, (lower, other, none)))
        return choices

    def _best(self, choices: Sequence[Sequence[Choice]]) -> list[str]:
        """Return the best form of each word, by Viterbi search with a small beam."""
        model = self.model
        weight = 1.0 if self.evidence is None else _TRANSITION
        # (state of the language model, case of the last word) → (log10 score, forms so far)
        beam: dict[tuple[int, int], tuple[float, tuple[str, ...]]]
        beam = {(model.begin_state, NONE): (0.0, ())}
        for forms in choices:
            words = model.encode(choice.form for choice in forms).tolist()
            following: dict[tuple[int, int], tuple[float, tuple[str, ...]]] = {}
            for (state, case), (score, path) in beam.items():
                for choice, word in zip(forms, words, strict=True):
                    step, new_state = model.step(state, word)
                    total = score + choice.scores[case] + weight * step
                    old = following.get((new_state, choice.case))
                    if old is None or total > old[0]:
                        following[new_state, choice.case] = total, (*path, choice.form)
            best = sorted(following.items(), key=lambda item: (-item[1][0], item[0]))
            beam = dict(best[:_BEAM])
        ended = [
            (score + weight * model.step(state, model.end_word)[0], path)
            for (state, _), (score, path) in beam.items()
        ]
        return list(max(ended, key=lambda item: item[0])[1])

    def with_lines(self, lines: Iterable[Sequence[str]]) -> CaseModel:
        """Return a model that has also seen these lines, as words in their own case.

        Only words inside of sentences count, and no headings.
        """
        added, changed = dict(self.added), set[str]()
        for words in lines:
            starts = sentence_starts(words)
            inner = [w for j, w in enumerate(words) if w[0].isalpha() and j not in starts]
            if any(word.islower() for word in inner):
                for word in inner:
                    lower = word.lower()
                    if lower not in changed:  # this model keeps its own counts
                        added[lower] = Counter(added.get(lower))
                        changed.add(lower)
                    added[lower][word] += 1
        longer = copy(self)
        longer.added = added
        return longer

    def save(self, folder: StrPath, *, overwrite: bool = False) -> None:
        """Write a folder with the language model and with the evidence."""
        evidence = self.evidence or CaseEvidence(np.empty(0, np.float32), 0.0)
        arrays: dict[str, npt.NDArray[Any]] = {
            "counts": self.counts,
            "coef": evidence.coef,
            "intercept": np.array([evidence.intercept]),
        }
        with atomic_folder(folder, overwrite=overwrite) as path:
            self.model.save(path / _MODEL)
            options = {"language": self.language}
            write_arrays(path / _EVIDENCE, arrays, kind=_KIND, version=_VERSION, options=options)

    @classmethod
    def open(cls, folder: StrPath) -> CaseModel:
        """Open what `save` wrote."""
        model = LanguageModel.open(Path(folder) / _MODEL)

        def check(structure: Structure) -> None:
            structure.ids("counts", 1 << 62, len(model.vocabulary), kinds="i8")
            structure.reals("intercept", 1)
            n = len(structure.has("coef", "f4", None))
            structure.reals("coef", SIZE if n else 0, kinds="f4")

        arrays, options = open_arrays(
            Path(folder) / _EVIDENCE, kind=_KIND, version=_VERSION, remedy=_REMEDY, check=check
        )
        coef, intercept = arrays["coef"], float(arrays["intercept"][0])
        evidence = CaseEvidence(coef, intercept) if len(coef) else None
        return cls(model, arrays["counts"], evidence, language=str(options.get("language", "")))


def _counted(sentences: Sequence[Sequence[str]], order: int) -> tuple[LanguageModel, Int64Array]:
    """Return the language model of sentences, and how often its words occur."""
    model = lm.train(sentences, order=order, announce=False)
    counts = Counter(word for sentence in sentences for word in sentence)
    return model, np.array([counts[word] for word in model.vocabulary.words], dtype=np.int64)


def normalise_starts(sentences: Sequence[Sequence[str]], *, order: int = 3) -> list[list[str]]:
    """Undo capitals that stand only for the start of a sentence ("nc1", section 9.1).

    The first word w1 is replaced by its lower-cased form if that is more likely before the words
    that follow: p(lc(w1) | w2, …) > p(w1 | w2, …), estimated by a language model of the text read
    backwards. The first words themselves are left out of it: they would all vote for capitals,
    which in a small corpus of short sentences decides.
    """
    others = [list(reversed(sentence[1:])) for sentence in sentences if len(sentence) > 1]
    if not others:
        return [list(sentence) for sentence in sentences]
    backwards = lm.train(others, order=order)
    result = []
    for sentence in sentences:
        words = list(sentence)
        if words and words[0] != words[0].lower():
            context = words[1:order]
            state = 0
            for word in reversed(context):
                state = backwards.step(state, int(backwards.encode([word])[0]))[1]
            lower = words[0].lower()
            if lower in backwards.vocabulary:
                as_it_is, lowered = (
                    backwards.step(state, int(backwards.encode([word])[0]))[0]
                    for word in (words[0], lower)
                )
                if lowered > as_it_is:
                    words[0] = lower
        result.append(words)
    return result


def _capitalised(tokens: list[str]) -> list[str]:
    """Return the tokens with a capital at the start of the first one that has letters."""
    for k, token in enumerate(tokens):
        if any(character.isalpha() for character in token):
            raised = token[0].upper() + token[1:]
            if raised.lower() == token.lower():  # ß has no capital of one letter
                return [*tokens[:k], raised, *tokens[k + 1 :]]
            break
    return tokens
