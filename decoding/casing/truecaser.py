"""Restore the case of lower-cased text with a hidden Markov model (PORTAGE report, section 9).

Hidden states are cased forms. An n-gram language model of cased text gives the transitions, and
p(cased form | lower-cased form), a relative frequency, the emissions.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from regmt.core.errors import InputError
from regmt.core.files import StrPath, atomic_write, read_lines
from regmt.decoding import lm
from regmt.decoding.lm import LanguageModel
from regmt.decoding.text_mirror import open_language_model, write_language_model

FORMS_FILE = "forms.gz"
LM_FILE = "lm.arpa.gz"

_BEAM = 8

Choice = tuple[str, float]  #: a form and the log10 of its emission


class Truecaser:
    """Restores the case of lower-cased tokens.

    Parameters
    ----------
    forms : dict
        Cased form → how often it occurs, sentence starts normalised.
    model : LanguageModel
        Of cased text.
    """

    def __init__(self, forms: dict[str, int], model: LanguageModel) -> None:
        self.forms = forms
        self.model = model
        totals: Counter[str] = Counter()
        for form, count in forms.items():
            totals[form.lower()] += count
        #: lower-cased word → [(cased form, log10 p)]
        self._choices: dict[str, list[Choice]] = {}
        for form in sorted(forms):
            word = form.lower()
            log_p = math.log10(forms[form] / totals[word])
            self._choices.setdefault(word, []).append((form, log_p))

    @classmethod
    def train(cls, sentences: Iterable[Sequence[str]], *, order: int = 3) -> Truecaser:
        """Learn from cased sentences."""
        normalised = normalise_starts(list(sentences), order=order)
        forms = Counter(word for sentence in normalised for word in sentence)
        return cls(dict(forms), lm.train(normalised, order=order))

    def __call__(self, tokens: Sequence[str]) -> list[str]:
        """Return the tokens in their most probable case; a sentence starts with a capital."""
        return _capitalised(self.restore(tokens))

    def restore(self, tokens: Sequence[str]) -> list[str]:
        """Return the most probable cased forms."""
        return best_forms(
            self.model, [self._choices.get(token) or [(token, 0.0)] for token in tokens]
        )

    def save(self, folder: StrPath) -> None:
        """Write the truecaser as a folder of two files."""
        path = Path(folder)
        path.mkdir(exist_ok=True)
        with atomic_write(path / FORMS_FILE) as stream:
            stream.writelines(f"{form} {self.forms[form]}\n" for form in sorted(self.forms))
        write_language_model(self.model, path / LM_FILE)

    @classmethod
    def load(cls, folder: StrPath) -> Truecaser:
        """Read what `save` wrote."""
        path = Path(folder)
        forms: dict[str, int] = {}
        for number, line in enumerate(read_lines(path / FORMS_FILE), start=1):
            form, _, count = line.rpartition(" ")
            if not form or not re.fullmatch(r"0*[1-9]\d{0,14}", count, re.ASCII):
                raise InputError(
                    "expected a word and its count",
                    path=path / FORMS_FILE,
                    line=number,
                    remedy="train the model again",
                )
            forms[form] = int(count)
        return cls(forms, open_language_model(path / LM_FILE))


def best_forms(model: LanguageModel, choices: Sequence[Sequence[Choice]]) -> list[str]:
    """Return the best form of each word, by Viterbi search with a small beam."""
    # state of the language model → (log10 score, forms so far)
    beam: dict[int, tuple[float, tuple[str, ...]]] = {model.begin_state: (0.0, ())}
    for forms in choices:
        words = model.encode(form for form, _ in forms).tolist()
        following: dict[int, tuple[float, tuple[str, ...]]] = {}
        for state, (score, path) in beam.items():
            for (form, log_p), word in zip(forms, words, strict=True):
                step, new_state = model.step(state, word)
                total = score + log_p + step
                old = following.get(new_state)
                if old is None or total > old[0]:
                    following[new_state] = (total, (*path, form))
        best = sorted(following.items(), key=lambda item: (-item[1][0], item[0]))
        beam = dict(best[:_BEAM])
    ended = [(s + model.step(state, model.end_word)[0], path) for state, (s, path) in beam.items()]
    return list(max(ended, key=lambda item: item[0])[1])


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
