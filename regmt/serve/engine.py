"""What a worker does: translate, complete, match and explain with the indexes of the service."""

from __future__ import annotations

import contextlib
import threading
from collections import OrderedDict
from typing import Any

from regmt.core.arrays import Int64Array
from regmt.core.errors import InputError
from regmt.explanation.page import fragment, page
from regmt.translation.completion import Draft
from regmt.translation.confidence import Confidence, fitted_confidence, is_fitted
from regmt.translation.matches import Match, best_matches, in_context
from regmt.translation.translator import Translator

_DRAFTS = 16  # of the sentences that are typed at the moment


class Engine:
    """The translators of one process.

    Parameters
    ----------
    indexes : mapping of (str, str) to str
        Folders of indexes by language pair.
    tune, confidence : bool
        See `Settings`.
    """

    def __init__(
        self, indexes: dict[tuple[str, str], str], tune: bool = False, confidence: bool = True
    ) -> None:
        self._translators: dict[tuple[str, str], Translator] = {}
        self._confidences: dict[tuple[str, str], Confidence] = {}
        self._drafts: OrderedDict[tuple[tuple[str, str], str], Draft] = OrderedDict()
        self._lock = threading.Lock()
        for pair, folder in indexes.items():
            translator = Translator.from_index(folder)
            self._translators[pair] = translator = translator.tuned() if tune else translator
            if confidence and is_fitted(translator):
                self._confidences[pair] = fitted_confidence(translator)
            elif confidence:  # takes minutes for a large index
                threading.Thread(target=self._fit, args=[pair, folder], daemon=True).start()

    def _fit(self, pair: tuple[str, str], folder: str) -> None:
        """Fit the confidence of a pair; none if the index has too few pairs for it."""
        weights = self._translators[pair].decoder.weights
        # With resources of its own: those in use are locked while something is derived.
        with contextlib.suppress(InputError):
            own = Translator.from_index(folder, weights=weights)
            self._confidences[pair] = fitted_confidence(own)

    def translate(self, pair: tuple[str, str], line: str, alternatives: int) -> list[str]:
        """Return the translation of a line and up to `alternatives` others."""
        translator = self._translators[pair].current()
        translation = translator.translation(line, nbest=1 + alternatives)
        others = translator.restored(translation, translation.hypotheses[1:])
        return list(dict.fromkeys([translation.restored, *others]))

    def segment(
        self,
        pair: tuple[str, str],
        line: str,
        alternatives: int,
        around: tuple[str | None, str | None],
    ) -> dict[str, Any]:
        """Return a translation with all that helps to judge it."""
        draft = self._draft(pair, line)
        translator, confidence = draft.translator, self._confidences.get(pair)
        index, translation = translator.resources.index, draft.translation
        record: dict[str, Any] = {
            "translatedText": translation.restored,
            "alternatives": draft.texts[1 : 1 + alternatives],
            "exact": translation.exact is not None,
            "matches": self.matches(pair, line, 3, 50, around),
        }
        if confidence is not None:
            estimate = confidence.estimate(translation, index)
            record["confidence"] = round(estimate.sentence, 4)
            words = zip(translation.tokens, estimate.words, strict=True)
            record["words"] = [[word, round(p, 4)] for word, p in words]
        return record

    def matches(
        self,
        pair: tuple[str, str],
        line: str,
        most: int,
        lowest: int,
        around: tuple[str | None, str | None] = (None, None),
    ) -> list[dict[str, Any]]:
        """Return the stored pairs nearest to a line, with their numbers in the memory."""
        index = self._translators[pair].current().resources.index
        found = in_context(index, best_matches(index, line, matches=most, lowest=lowest), *around)
        numbers = index.numbers
        return [_match_record(match, numbers) for match in found]

    def complete(self, pair: tuple[str, str], line: str, typed: str) -> str:
        """Return the best translation of a line that begins with what was typed."""
        return self._draft(pair, line).complete(typed)

    def explain(self, pair: tuple[str, str], line: str, whole: bool) -> str:
        """Return what shows how a line is translated: a `whole` page, or a part of one."""
        translator = self._translators[pair].current()
        translation = translator.translation(line)
        return (page if whole else fragment)(translation, translator)

    def _draft(self, pair: tuple[str, str], line: str) -> Draft:
        """Return the translations of a line, which are kept while nothing is learned."""
        current, key = self._translators[pair].current(), (pair, line)
        with self._lock:
            for other, draft in list(self._drafts.items()):
                if other[0] == pair and draft.translator is not current:
                    del self._drafts[other]  # it would keep the corpus as it was
            if key in self._drafts:
                self._drafts.move_to_end(key)
                return self._drafts[key]
        draft = Draft(current, line)
        with self._lock:
            self._drafts[key] = draft
            self._drafts.move_to_end(key)
            if len(self._drafts) > _DRAFTS:
                self._drafts.popitem(last=False)
        return draft


def _match_record(match: Match, numbers: Int64Array) -> dict[str, Any]:
    record = match.record()
    return {"number": int(numbers[record.pop("pair")])} | record
