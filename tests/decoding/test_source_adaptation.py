"""Language models adapted to a source text."""

import numpy as np
import pytest

from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.decoding.lm import train
from regmt.decoding.lm.source_adaptation import adapt_to_source
from regmt.instance_selection.corpus import Corpus

FOOD = [("ich esse brot", "i eat bread"), ("ich trinke milch", "i drink milk")] * 4
TRAVEL = [("der zug fährt ab", "the train leaves"), ("das schiff kommt an", "the ship comes")] * 3


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    pairs = FOOD + TRAVEL
    return Corpus.from_strings([s for s, _ in pairs], [t for _, t in pairs])


def test_weights_by_em_on_the_source(corpus: Corpus) -> None:
    text = ["der zug kommt an".split(), "ich esse".split()]
    adapted = adapt_to_source(corpus, text, sizes=(8, 6), order=2)
    assert adapted.names == ("corpus 1", "corpus 2", "all")
    parts = [FOOD, TRAVEL, FOOD + TRAVEL]
    models = [train([s.split() for s, _ in part], order=2) for part in parts]
    columns = []
    for model in models:
        scores = model.score_sentences(text)
        unknown = np.concatenate([score.unknown for score in scores])
        p = 10.0 ** np.concatenate([score.logprobs for score in scores])
        columns.append(np.where(unknown, 0.0, p))  # `all` knows every word
    weights = np.full(3, 1 / 3)
    for _ in range(3000):
        shares = weights * np.column_stack(columns)
        weights = (shares / shares.sum(axis=1, keepdims=True)).mean(axis=0)
    assert adapted.target.weights == pytest.approx(weights, abs=1e-3)
    targets = [train([t.split() for _, t in part], order=2) for part in parts]
    words = "i eat bread".split()
    expected = sum(
        weight * 10.0 ** model.score_sentences([words])[0].logprobs[0]
        for weight, model in zip(adapted.target.weights, targets, strict=True)
        if "i" in model.vocabulary.words
    )
    found = adapted.target.score_sentences([words])[0].logprobs[0]
    assert 10.0**found == pytest.approx(expected)


def test_the_dynamic_model_has_the_weight_that_is_given(corpus: Corpus) -> None:
    text = ["ich trinke milch".split()]
    matches = np.array([1])
    plain = adapt_to_source(corpus, text, sizes=(8, 6), order=2)
    fixed = adapt_to_source(corpus, text, sizes=(8, 6), order=2, matches=matches)
    assert fixed.names[-1] == "matches"
    assert fixed.target.weights[-1] == pytest.approx(0.15)
    assert fixed.target.weights[:-1] == pytest.approx(0.85 * plain.target.weights)
    free = adapt_to_source(corpus, text, sizes=(8, 6), order=2, matches=matches, match_weight=None)
    assert free.target.weights[-1] > 0.15  # EM prefers what was selected for the text
    with pytest.raises(InputError, match="is not a weight from 0 to 1"):
        adapt_to_source(corpus, text, match_weight=1.5)


def test_command(tmp_path, capsys) -> None:
    for name, pairs in (("food", FOOD), ("travel", TRAVEL)):
        for side in (0, 1):
            lines = "".join(f"{pair[side]}\n" for pair in pairs)
            (tmp_path / f"{name}.{side}").write_text(lines, encoding="utf-8")
    (tmp_path / "input").write_text("ich esse\n", encoding="utf-8")
    files = [[str(tmp_path / f"{name}.{side}") for side in (0, 1)] for name in ("food", "travel")]
    trains = [argument for pair in files for argument in ("--train", *pair)]
    arpa = tmp_path / "a.arpa"
    command = ["lm", "adapt", str(tmp_path / "input"), *trains, "--order", "2", "-o", str(arpa)]
    assert main([*command, "--matches", "2"]) == 0
    err = capsys.readouterr().err
    assert "0.1500  matches" in err
    assert "corpus 2" in err
    assert "\\2-grams:" in arpa.read_text(encoding="utf-8")
    (tmp_path / "input").write_text("\n", encoding="utf-8")
    assert main(command) == 2
    assert "no text" in capsys.readouterr().err
