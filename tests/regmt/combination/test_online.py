"""The process that answers messages."""

from __future__ import annotations

import json

import pytest

from regmt.combination.online import OnlineCombiner
from regmt.combination.setting import Setting
from regmt.core.errors import InputError
from regmt.reranking.score_models import ScoreModels

MESSAGES = [
    {"hypotheses": ["the house is red", "the house was red", "a house is blue"]},
    {"reference": "the house is red"},
    {"hypotheses": ["a b c", "a b d", "x"], "reference": ["a b d", "a b e"], "id": "two"},
    {"hypotheses": ["one two", "one", "two one"]},
    {"hypotheses": ["", "one", "two"]},
    {"reference": "one"},
]


def combiner(**options):
    setting = Setting(update="multiplicative", stochastic=True, average=3)
    return OnlineCombiner(["cbleu"], ScoreModels(), setting, metric_tokenize="none", **options)


def test_answers():
    online = combiner()
    answers = [online.answer(message) for message in MESSAGES]
    for message, answer in zip(MESSAGES, answers, strict=True):
        assert sum(answer["weights"]) == pytest.approx(1)
        if "hypotheses" in message:
            assert answer["translation"] == message["hypotheses"][answer["choice"]]
        if "reference" in message:
            assert len(answer["losses"]) == 3
    assert answers[1]["losses"][0] == pytest.approx(0)
    assert answers[2]["id"] == "two"
    assert online.state.steps == 3


def test_state_is_restored_exactly(tmp_path):
    straight = combiner(seed=5)
    expected = [straight.answer(message) for message in MESSAGES]
    found = []
    for message in MESSAGES:  # a new process for every message, even between text and reference
        online = combiner(seed=5)
        online.restore(tmp_path / "state.json")
        found.append(online.answer(message))
        online.save(tmp_path / "state.json")
    assert found == expected


def test_simulated_learning_needs_no_references():
    online = combiner(simulated=True)
    first = online.answer(MESSAGES[0])
    assert online.state.steps == 1
    assert online.answer(MESSAGES[0])["weights"] != first["weights"]
    with pytest.raises(InputError, match="simulated"):
        online.answer({"reference": "a"})


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ([], "JSON object"),
        ({}, "neither"),
        ({"reference": "a"}, "without a sentence"),
        ({"hypotheses": []}, "list of strings"),
        ({"hypotheses": ["a", 1]}, "list of strings"),
        ({"hypotheses": ["a", "b"]}, "2 hypotheses, but there are 3"),
        ({"hypotheses": ["a", "b", "c"], "reference": 7}, "string or a list"),
        ({"hypotheses": ["a", "b", "c"], "source": 7}, "source must be a string"),
        ({"hypothesis": "a"}, "unknown key"),
    ],
)
def test_a_bad_message_leaves_no_trace(tmp_path, message, problem):
    online = combiner()
    online.answer({**MESSAGES[0], "reference": "the house"})
    online.save(tmp_path / "before")
    with pytest.raises(InputError, match=problem):
        online.answer(message)
    online.save(tmp_path / "after")
    assert (tmp_path / "before").read_text() == (tmp_path / "after").read_text()


def test_a_foreign_state_is_refused(tmp_path):
    path = tmp_path / "state.json"
    online = combiner()
    online.answer(MESSAGES[0])
    online.save(path)
    other = OnlineCombiner(["cbleu"], ScoreModels(), Setting())
    with pytest.raises(InputError, match="another setting"):
        other.restore(path)
    with pytest.raises(InputError, match="other scores"):
        combiner(simulated=True).restore(path)
    record = json.loads(path.read_text())
    record["state"]["generator"]["bit_generator"] = "another"
    for content in (record, {"x": 1}, [], None):
        path.write_text(json.dumps(content))
        with pytest.raises(InputError, match="not a state"):
            combiner().restore(path)


def test_several_scores_need_weights():
    online = OnlineCombiner(["cbleu", "words"], ScoreModels(), Setting())
    with pytest.raises(InputError, match="without weights"):
        online.answer(MESSAGES[0])
    assert online.state is None  # nor does a bad message fix the number of systems
    weighted = OnlineCombiner(
        ["cbleu", "words"], ScoreModels(), Setting(), weights={"cbleu": (1.0,), "words": (0.1,)}
    )
    assert weighted.answer(MESSAGES[0])["choice"] in range(3)
