"""Restoring the case of translations: Tables 19 and 20 of the PORTAGE report."""

from __future__ import annotations

from collections.abc import Sequence

from regmt.decoding.truecase import Truecaser, normalise_starts
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.registry import Entry
from regmt.reproduction.result import Result, single
from regmt.reproduction.scoring import TestSet
from regmt.reproduction.selection_translation import phrase_system

PAIR = "es-en"


def ways_of_truecasing(entry: Entry, data: Data) -> Result:
    """Table 19: translate lower-cased text and restore its case, or translate into cased text."""
    task, test = entry.test(data, PAIR)
    judge = TestSet(test.target)
    cased = _cased_targets(task)
    truecaser = Truecaser.train(cased)
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
    task, test = entry.test(data, PAIR)
    outputs = _lowercased(data, entry)
    cased = _cased_targets(task)
    judge = TestSet(test.target)
    lower = TestSet([line.lower() for line in test.target])
    figures = {}
    for order in (3, 4, 5, 6):
        truecaser = Truecaser.train(cased, order=order)
        restored = [" ".join(truecaser(line.split())) for line in outputs]
        figures[f"{order}-grams"] = judge.score(restored)
    rows = {"without case": lower.score(outputs).value}
    rows |= {name: figure.value for name, figure in figures.items()}
    settings = f"{task.name}, {len(test)} test sentences, BLEU with case"
    return entry.result(settings, single(rows), figures)


def _cased_targets(task: Task) -> list[list[str]]:
    text = task.index.target.text
    return [list(text.sentence(i)) for i in range(len(text))]


def _lowercased(data: Data, entry: Entry) -> list[str]:
    """Translate lower-cased sentences with a system of lower-cased pairs."""
    task, test = entry.test(data, PAIR)

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
