"""Restoring the case of translations: Tables 19 to 21 of the PORTAGE report."""

from __future__ import annotations

from collections.abc import Sequence

from regmt.core.files import read_lines
from regmt.decoding.casing.case_model import CaseModel, normalise_starts
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.text_profile.casing import raised
from regmt.reproduction.data import ORDER, Bitext, Data, Task
from regmt.reproduction.phrase_systems import phrase_system
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result, single
from regmt.reproduction.scoring import TestSet

REAL = "l10n-de-en"
"""Real text with case; the other corpora have none, or do not start sentences with capitals."""
LINES, MOST = 30_000, 60
"""Pairs to train on, and words of the longest."""
TITLE = 8
"""Words of the longest title."""
_SMALL = frozenset("a an and as at but by for if in nor of on or the to up vs via".split())


def ways_of_truecasing(entry: Entry, data: Data) -> Result:
    """Table 19: translate lower-cased text and restore its case, or translate into cased text."""
    task = _task(data)
    test = task.test.sample(entry.size(data))
    judge = TestSet(test.target)
    cased = _cased_targets(task)
    truecaser = CaseModel.train(cased)
    restored = [" ".join(truecaser(line.split())) for line in _lowercased(data, entry)]
    naive = _system(task, test, [" ".join(words) for words in normalise_starts(cased)])
    figures = {
        "HMM truecaser": judge.score(restored),
        "trained on cased text": judge.score([line[:1].upper() + line[1:] for line in naive]),
    }
    return entry.result(
        f"{task.name}, {len(test)} test sentences, BLEU with case, same weights for both",
        single({name: figure.value for name, figure in figures.items()}),
        figures,
    )


def truecaser_orders(entry: Entry, data: Data) -> Result:
    """Table 20: the language model of the truecaser."""
    task = _task(data)
    test = task.test.sample(entry.size(data))
    outputs = _lowercased(data, entry)
    cased = _cased_targets(task)
    judge = TestSet(test.target)
    lower = TestSet([line.lower() for line in test.target])
    figures = {}
    for order in (3, 4, 5, 6):
        truecaser = CaseModel.train(cased, order=order)
        restored = [" ".join(truecaser(line.split())) for line in outputs]
        figures[f"{order}-grams"] = judge.score(restored)
    rows = {"without case": lower.score(outputs).value}
    rows |= {name: figure.value for name, figure in figures.items()}
    settings = f"{task.name}, {len(test)} test sentences, BLEU with case"
    return entry.result(settings, single(rows), figures)


def titles(entry: Entry, data: Data) -> Result:
    """Table 21: capitals for the content words of titles."""
    task = _task(data)
    test = task.test.sample(entry.size(data))
    judge = TestSet(test.target)
    truecaser = CaseModel.train(_cased_targets(task))
    restored = [truecaser(line.split()) for line in _lowercased(data, entry)]
    titled = [
        _titled(words) if _is_title(line.split()) else words
        for line, words in zip(test.source, restored, strict=True)
    ]
    figures = {
        "baseline": judge.score([" ".join(words) for words in restored]),
        "content words of titles": judge.score([" ".join(words) for words in titled]),
    }
    count = sum(_is_title(line.split()) for line in test.source)
    return entry.result(
        f"{task.name}, {len(test)} test sentences, {count} of them titles, BLEU with case",
        single({name: figure.value for name, figure in figures.items()}),
        figures,
    )


def _titled(words: Sequence[str]) -> list[str]:
    return [word if word in _SMALL else raised(word) for word in words]


def _is_title(source: Sequence[str]) -> bool:
    return 0 < len(source) <= TITLE and source[-1][-1].isalnum()


def _task(data: Data) -> Task:
    """Return pairs of raw text as tokens with case, or the bundled pairs."""
    if data.folder is None:
        return data.task("es-en")

    def make() -> Task:
        folder = data.real(REAL)
        profile = TextProfile(tokenize="moses")

        def read(name: str) -> Bitext:
            sides = [read_lines(folder / f"{name}.{language}") for language in ("de", "en")]
            pairs = (tuple(map(profile, pair)) for pair in zip(*sides, strict=True))
            words = [(x, y) for x, y in pairs if 0 < len(x) <= MOST and 0 < len(y) <= MOST]
            return Bitext([" ".join(x) for x, _ in words], [" ".join(y) for _, y in words])

        train, test = read("train").sample(LINES), read("dev.libreoffice")
        corpus = Corpus.from_strings(train.source, train.target)
        return Task(REAL, Index.build(corpus, order=ORDER), test, test)

    return data.remember("cased task", make)


def _cased_targets(task: Task) -> list[list[str]]:
    text = task.index.target.text
    return [list(text.sentence(i)) for i in range(len(text))]


def _lowercased(data: Data, entry: Entry) -> list[str]:
    """Translate lower-cased sentences with a system of lower-cased pairs."""
    task = _task(data)
    test = task.test.sample(entry.size(data))

    def make() -> list[str]:
        return _system(task, test, [" ".join(words).lower() for words in _cased_targets(task)])

    return data.remember(("lower-cased", task.name, len(test)), make)


def _system(task: Task, test: Bitext, targets: Sequence[str]) -> list[str]:
    """Train on lower-cased source sentences and the targets given; translate `test`."""
    text = task.index.source.text
    sources = [" ".join(text.sentence(i)).lower() for i in range(len(text))]
    index = Index.build(Corpus.from_strings(sources, targets), order=task.index.order)
    lower = Bitext([line.lower() for line in test.source], test.target)
    return phrase_system(Task(task.name, index, lower, lower), lower).outputs
