"""The tendencies of Tables 5.1, 5.2 and 5.6 on real text."""

from pathlib import Path

import pytest

from regmt.core.files import read_lines
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.coverage import Measures, mean
from regmt.instance_selection.index import Index
from regmt.instance_selection.selectors import make_selector

N_SENTENCES = 60


@pytest.fixture(scope="module")
def multi30k(real_data: Path) -> tuple[Index, list[str], list[str]]:
    folder = real_data / "multi30k-de-en"
    index = Index.build(Corpus.from_files(folder / "train.de", folder / "train.en"), order=2)
    dev = [read_lines(folder / f"dev.{language}")[:N_SENTENCES] for language in ("de", "en")]
    return index, dev[0], dev[1]


def measures(data, name, **options):
    index, sources, references = data
    result = Measures(index)
    selections = make_selector(name, options=options).fit(index).select(sources, 100)
    for selection, source, reference in zip(selections, sources, references, strict=True):
        result.add(selection.ids, [source], [reference])
    return result


def tcov(data, name, **options):
    return mean(measures(data, name, **options).tcov["2"])


def test_table_5_1_decay(multi30k):
    """Decay beats none by far; between 1/n and 1/2ⁿ a few sentences cannot decide."""
    for init in ("one", "idf"):
        none, inverse, exponential = (
            tcov(multi30k, "fda", init=init, decay=decay)
            for decay in ("none", "inverse", "exponential")
        )
        assert inverse > none
        assert exponential > none


def test_table_5_2_selectors(multi30k):
    fda, tfidf, ngram, chance = (
        tcov(multi30k, name) for name in ("fda", "tfidf", "ngram", "random")
    )
    assert fda > tfidf > ngram > chance


def test_table_5_6_dice_selects_shorter_pairs(multi30k):
    fda, dice = measures(multi30k, "fda"), measures(multi30k, "dice")
    assert dice.words_per_sentence[1] < fda.words_per_sentence[1]
    assert mean(dice.tcov["2"]) > tcov(multi30k, "random")
