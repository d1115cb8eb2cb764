"""Parts of the tables of phrase-based systems, against counts and sums made by hand."""

from pathlib import Path

import numpy as np
import pytest

from regmt.decoding.weights import Weights
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.reproduction import metric_costs, portage_corpora, truecasing
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.phrase_systems import mean_weights, tune_model
from regmt.reproduction.portage_tables import base_model
from regmt.reproduction.registry import find_entry


@pytest.fixture(scope="module")
def small() -> Data:
    """The first pairs of the bundled corpus as the corpora of all tables."""
    whole = Data().task()
    corpus = whole.index.corpus.select(np.arange(400))
    index = Index.build(Corpus.from_strings(corpus.source.lines, corpus.target.lines), order=3)
    data = Data(sentences=3)
    data._made["task", "de-en"] = Task("small", index, whole.dev, whole.test)
    return data


def test_the_mean_of_weights() -> None:
    each = [Weights({"LM0": 0.5, "TM0": (1.0, 3.0)}), Weights({"LM0": -0.1, "TM0": (2.0, 0.0)})]
    mean = mean_weights(each)
    assert list(mean) == ["LM0", "TM0"]
    assert mean["LM0"] == pytest.approx((0.2,))
    assert mean["TM0"] == pytest.approx((1.5, 1.5))


def test_long_pairs_are_left_out_or_split(small: Data) -> None:
    rows = find_entry("portage-5").run(small).tables[0].rows
    pairs = {name: cells[0] for name, cells in rows.items()}
    corpus = small.task().index.corpus
    longest = [
        max(len(s.split()), len(t.split()))
        for s, t in zip(corpus.source.lines, corpus.target.lines, strict=True)
    ]
    most = sorted(longest)[int(0.95 * (len(longest) - 1))]
    assert pairs["baseline"] == len(corpus)
    assert pairs["filtered"] == sum(length <= most for length in longest)
    assert len(corpus) <= pairs["split, longest"] < pairs["split, long"] < pairs["split, short"]


def test_columns_are_those_of_the_parts(small: Data, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {}

    def tuned(task: Task, dev: Bitext, model, **how):
        seen[len(seen)] = {
            name: table.scores.shape[1] for name, table in model.phrase_tables.items()
        }
        return type("Found", (), {"weights": model.weights})

    monkeypatch.setattr(portage_corpora, "tune_model", tuned)
    result = find_entry("portage-13").run(small)
    columns = dict(zip(result.tables[0].rows, seen.values(), strict=True))
    name = "TranslationModel0"
    assert columns["none"] == {name: 4}
    assert columns["corp, tables"] == {name: 4, "TranslationModel1": 4}
    assert columns["corp, α = 0"] == columns["model, α = 0"] == {name: 6}
    assert columns["both, α = 0"] == {name: 10}


def test_rounds_are_those_of_tuning(small: Data, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metric_costs, "RUNS", 1)
    monkeypatch.setattr(metric_costs, "ROUNDS", 2)
    rows = find_entry("metrics-3").run(small).tables[0].rows
    task = small.task()
    dev, model = task.dev.sample(3), base_model(small, task)
    found = tune_model(task, dev, model, tuner="mert", iterations=2, seed=small.seed)
    assert rows["BLEU:4"][0] == len(found.history) - 1
    assert all(seconds > 0 for _, seconds in rows.values())


def test_titles_are_short_lines_without_punctuation(
    real_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert truecasing._is_title("Seiten einfügen".split())
    assert not truecasing._is_title("Das ist ein Satz .".split())
    assert not truecasing._is_title("eins zwei drei vier fünf sechs sieben acht neun".split())
    words = "insert the page break".split()
    assert truecasing._titled(words) == "Insert the Page Break".split()
    monkeypatch.setattr(truecasing, "LINES", 300)
    result = find_entry("portage-21").run(Data(real_data, sentences=9))
    assert 0 < int(result.settings.split(" of them titles")[0].split()[-1]) < 9
