"""The phrase tables of many sentences, to be written for other decoders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regmt.decoding.phrase_table import PhraseTable
from regmt.translation.options import TranslationOptions
from regmt.translation.regression_table import TableSize
from regmt.translation.translator import Translator


@dataclass(frozen=True)
class SentenceTable:
    """The phrase table of one sentence.

    Attributes
    ----------
    phrases : PhraseTable
    size : TableSize
        Entries and words (Table 8.5).
    best_direct : dict
        ``p^max`` (Eq 8.10): for each target phrase the best p(t|s) in the table.
    """

    phrases: PhraseTable
    size: TableSize
    best_direct: dict[tuple[str, ...], float]


def sentence_tables(
    translator: Translator, sentences: Sequence[str], *, jobs: int = 1
) -> Iterator[SentenceTable]:
    """Yield the phrase table of each sentence, in order."""
    return translator.resources.map(translator.at, _table, sentences, jobs=jobs)


def direct_column(options: TranslationOptions) -> int:
    """Return where p(t|s) is: the second score of W's table, the third of a classical one."""
    return 1 if options.scores == "regression" else 2


def _table(translator: Translator, sentence: str) -> SentenceTable:
    phrases = translator.decoder.prepare(translator.learn(sentence)).phrases
    direct = phrases.scores[:, direct_column(translator.options)]
    best: dict[tuple[str, ...], float] = {}
    words = 0
    for source in phrases.sources.words:
        for line in phrases.lines_of(source):
            target = tuple(phrases.target(line))
            best[target] = max(best.get(target, 0.0), float(direct[line]))
            words += source.count(" ") + 1 + len(target)
    return SentenceTable(phrases, TableSize(len(phrases), words), best)
