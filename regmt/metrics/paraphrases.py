"""Paraphrases for TERp: from a table, or learned by pivoting on a phrase table."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from regmt.core.errors import InputError
from regmt.core.files import StrPath, open_lines

Phrase = tuple[str, ...]

LEAST = 1e-3
"""Less probable paraphrases are not used."""

LONGEST = 7
"""Words of the longest phrase."""


class Paraphrases:
    """Pairs of phrases of one language with the probability that one stands for the other.

    Parameters
    ----------
    pairs : mapping
        p of each pair of a reference phrase and a hypothesis phrase.
    """

    def __init__(self, pairs: Mapping[tuple[Phrase, Phrase], float]) -> None:
        self.of: dict[Phrase, dict[Phrase, float]] = defaultdict(dict)
        self.longest = 0
        for (reference, hypothesis), probability in pairs.items():
            if reference != hypothesis:
                self.of[reference][hypothesis] = probability
                self.longest = max(self.longest, len(reference))

    def __len__(self) -> int:
        return sum(map(len, self.of.values()))

    @classmethod
    def read(cls, path: StrPath, *, lowercase: bool = True) -> Paraphrases:
        """Read lines ``phrase ||| paraphrase ||| probability``."""
        pairs: dict[tuple[Phrase, Phrase], float] = {}
        for number, line in enumerate(open_lines(path), start=1):
            fields = (line.lower() if lowercase else line).split("|||")
            try:
                one, other = (tuple(field.split()) for field in fields[:2])
                probability = float(fields[2])
            except (ValueError, IndexError):
                probability = math.nan
            if not 0.0 < probability <= 1.0 or not one or not other:
                raise InputError(
                    "not a pair of phrases with a probability",
                    path=path,
                    line=number,
                    remedy="write phrase ||| paraphrase ||| 0.2",
                )
            pairs[one, other] = max(probability, pairs.get((one, other), 0.0))
        if not pairs:
            raise InputError("no paraphrases", path=path)
        return cls(pairs)

    @classmethod
    def pivot(
        cls,
        entries: Iterable[tuple[str, str, float, float]],
        wanted: Collection[Phrase] | None = None,
        *,
        lowercase: bool = True,
    ) -> Paraphrases:
        """Learn paraphrases through another language.

        p(e'|e) = Σ_f p(f|e) p(e'|f) (Bannard and Callison-Burch 2005).

        Parameters
        ----------
        entries : iterable of (f, e, p(f|e), p(e|f))
            A phrase table.
        wanted : collection of phrases, optional
            Only these, for both e and e'.
        """
        of_foreign: dict[str, list[tuple[Phrase, float, float]]] = defaultdict(list)
        for foreign, text, backward, forward in entries:
            phrase = tuple((text.lower() if lowercase else text).split())
            if wanted is None or phrase in wanted:
                of_foreign[foreign].append((phrase, backward, forward))
        pairs: dict[tuple[Phrase, Phrase], float] = defaultdict(float)
        for translations in of_foreign.values():
            for one, backward, _ in translations:
                for other, _, forward in translations:
                    pairs[one, other] += backward * forward
        return cls({pair: min(1.0, p) for pair, p in pairs.items() if p >= LEAST})

    def in_pair(
        self, hypothesis: Sequence[str], reference: Sequence[str]
    ) -> Iterator[tuple[int, int, Phrase, float]]:
        """Yield (start, end) in the reference, the paraphrase and its probability.

        Only paraphrases of which the hypothesis has all words, wherever they stand, by the end of
        the reference phrase.
        """
        words = set(hypothesis)
        for end in range(1, len(reference) + 1):
            for start in range(max(0, end - self.longest), end):
                found = self.of.get(tuple(reference[start:end]), {})
                for paraphrase, probability in found.items():
                    if words.issuperset(paraphrase):
                        yield start, end, paraphrase, probability


def load_paraphrases(path: StrPath, texts: Iterable[str]) -> Paraphrases:
    """Read a table of paraphrases, or pivot on the phrase table of a model folder.

    Parameters
    ----------
    path : path-like
        A file, see `Paraphrases.read`, or a folder of ``regmt train``, whose target language is
        that of the texts.
    texts : iterable of str
        The texts to compare; only their phrases are looked up in a model.
    """
    if not Path(path).is_dir():
        return Paraphrases.read(path)
    table = Path(path) / "phrase-table.gz"
    wanted = set[Phrase]()
    for text in texts:
        words = text.lower().split()
        for n in range(1, LONGEST + 1):
            wanted.update(tuple(words[i : i + n]) for i in range(len(words) - n + 1))
    return Paraphrases.pivot(_entries(table), wanted)


def _entries(table: Path) -> Iterator[tuple[str, str, float, float]]:
    for number, line in enumerate(open_lines(table), start=1):
        try:
            source, target, scores = line.split(" ||| ")[:3]
            backward, _, forward, _ = map(float, scores.split())
        except ValueError:
            raise InputError(
                "not a phrase pair with four scores",
                path=table,
                line=number,
                remedy="pivot on a model of one corpus, without associations",
            ) from None
        yield source, target, backward, forward
