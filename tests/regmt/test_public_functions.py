"""What the commands do is a function: `regmt.rerank`, `regmt.combine`, `regmt.align_with_w`."""

from __future__ import annotations

from pathlib import Path

import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.cli.main import main
from regmt.combination.combine import Adaptive, FirstLines, SystemOutputs
from regmt.combination.setting import Setting
from regmt.core.errors import InputError
from regmt.decoding.alignment.links import Links
from regmt.decoding.alignment.pharaoh import Gold
from regmt.decoding.nbest import NBestEntry, write_nbest
from regmt.instance_selection.corpus import Corpus
from regmt.metrics import make_metric
from regmt.reranking.rerank import NBestSet, ScoreTuning

REFERENCES = ["the red house", "a blue car is here", "you see the small house"] * 4
WRONG = ["red house", "car blue", "house small see you"] * 4


@pytest.fixture
def lists() -> list[list[NBestEntry]]:
    return [
        [
            NBestEntry(i, bad.split(), {"f": (1.0,)}, 2.0),
            NBestEntry(i, good.split(), {"f": (3.0,)}, 1.0),
        ]
        for i, (bad, good) in enumerate(zip(WRONG, REFERENCES, strict=True))
    ]


def test_rerank_is_what_the_command_does(
    lists: list[list[NBestEntry]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = regmt.rerank(lists, scores=["model", "words"], weights={"model": 1.0, "words": 1.5})
    assert found.texts == REFERENCES
    assert repr(found) == "<Reranking of 12 lists by model, words>"
    again = found.nbest()
    assert [entries[0].text for entries in again] == REFERENCES
    assert again[0][0].features["words"] == (3.0,)
    write_nbest(lists, tmp_path / "n.best")
    (tmp_path / "w.toml").write_text("model = 1.0\nwords = 1.5\n")
    arguments = ["--scores", "model,words", "--weights", str(tmp_path / "w.toml")]
    assert main(["rerank", str(tmp_path / "n.best"), *arguments]) == 0
    assert capsys.readouterr().out.splitlines() == found.texts


def test_rerank_learns_weights_from_a_dev_set(lists: list[list[NBestEntry]]) -> None:
    known = NBestSet(lists, references=[REFERENCES])
    tuning = ScoreTuning(dev=known, metric=make_metric("bleu", tokenize="none"))
    found = regmt.rerank(lists, scores=["model", "words"], weights=tuning)
    assert found.texts == REFERENCES
    with pytest.raises(InputError, match="a dev set without references"):
        regmt.rerank(lists, scores=["words"], weights=ScoreTuning(dev=NBestSet(lists)))
    with pytest.raises(InputError, match="needs the source sentences; give `source`"):
        regmt.rerank(lists, scores=["regmt"])
    assert "Reranked" in found.table([REFERENCES], [make_metric("bleu", tokenize="none")])


def test_combine_in_batch_and_adaptively() -> None:
    systems = {"good": REFERENCES, "bad": WRONG, "other": REFERENCES}
    found = regmt.combine(systems)
    assert found.texts == REFERENCES
    assert repr(found) == "<Combination of 3 systems, 12 sentences>"
    known = SystemOutputs(systems, references=[REFERENCES])
    adapted = regmt.combine(
        known, weights=FirstLines(lines=4), adaptive=Adaptive(setting=Setting(), online=True)
    )
    assert adapted.texts[4:] == REFERENCES[4:]
    assert adapted.course is not None
    assert "Best is good" in adapted.table()
    with pytest.raises(InputError, match="no references"):
        found.table()
    with pytest.raises(InputError, match="4 of 12 lines to tune on; give references"):
        regmt.combine(systems, weights=FirstLines(lines=4))


def test_align_with_w_scores_what_it_did_not_choose_on() -> None:
    source, target = (lines[:200] for lines in bundled_lines("train"))
    corpus = Corpus.from_strings(source, target)
    # Gold: only the full stops, which every method finds.
    last = [[(len(s.split()) - 1, len(t.split()) - 1)] for s, t in zip(source, target, strict=True)]
    gold = Gold(Links.from_sets(last[:10]), Links.from_sets(last[:10]))
    found = regmt.align_with_w(corpus, pairs=10, gold=gold, dev=4)
    assert found.scores is not None
    assert found.scores.n_sure == 6
    assert found.scores.recall == 1.0
    assert f"links of 10 pairs, threshold {found.threshold:g}, AER" in repr(found)
    with pytest.raises(InputError, match="leave no gold pairs to score"):
        regmt.align_with_w(corpus, dev=4)
