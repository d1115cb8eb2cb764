"""`regmt phrase-table` and word alignment from W."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from regmt.bundled import bundled_lines
from regmt.cli.main import main
from regmt.decoding.phrase_table import PhraseTable
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.sentence import SentenceLearner
from regmt.translation.regression_alignment import AlignmentOptions, links_above, pair_weights
from regmt.translation.regression_table import merge_tables


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source, target = bundled_lines("train")
    path = tmp_path_factory.mktemp("index") / "hotel.index"
    Index.build(Corpus.from_strings(source[:800], target[:800]), order=2).save(path)
    return path


@pytest.fixture
def queries(tmp_path: Path) -> Path:
    path = tmp_path / "in.de"
    path.write_text("wo ist der Bahnhof ?\ndas Zimmer ist kalt .\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_one_table_per_sentence_in_moses_format(
    folder: Path, queries: Path, tmp_path: Path, jobs: str
) -> None:
    out = tmp_path / "tables"
    common = ["--index", str(folder), "--instances", "40", "--jobs", jobs]
    assert main(["phrase-table", str(queries), *common, "-o", str(out)]) == 0
    assert sorted(p.name for p in out.iterdir()) == ["000001.gz", "000002.gz"]
    table = PhraseTable.load(out / "000001.gz")
    assert table.n_scores == 3
    for source in table.sources.words:
        assert set(source.split()) <= set("wo ist der Bahnhof ?".split())
        lines = list(table.lines_of(source))
        assert len(lines) <= 20
        assert table.scores[lines, 1].sum() == pytest.approx(1.0)  # Eq 8.8
        np.testing.assert_allclose(table.scores[lines, 2], math.e)
        assert (table.scores[lines, 0] <= 1.0 + 1e-12).all()


def test_a_merged_table_is_decoded(
    folder: Path, queries: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    merged, lm = tmp_path / "merged.gz", tmp_path / "lm.arpa"
    common = ["--index", str(folder), "--instances", "60"]
    assert main(["phrase-table", str(queries), *common, "--merged", "-o", str(merged)]) == 0
    table = PhraseTable.load(merged)
    for source in table.sources.words:
        assert table.scores[list(table.lines_of(source)), 1].sum() == pytest.approx(1.0)
    assert table.scores[:, 2] == pytest.approx(math.e)  # constant, as in every sentence's table
    target = tmp_path / "target.en"
    target.write_text("\n".join(bundled_lines("train")[1][:800]) + "\n", encoding="utf-8")
    assert main(["lm", "train", str(target), "--order", "3", "-o", str(lm)]) == 0
    weights = tmp_path / "w.toml"
    weights.write_text(
        "TranslationModel0 = [0.2, 0.2, 0.0]\nLM0 = 0.5\nDistortion0 = 0.3\n"
        "WordPenalty0 = -1.0\nPhrasePenalty0 = 0.2\n"
    )
    capsys.readouterr()
    models = ["--phrase-table", str(merged), "--lm", str(lm), "--weights", str(weights)]
    assert main(["decode", str(queries), *models]) == 0
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 2
    assert "station" in out[0]
    assert "room" in out[1]


def test_merging_by_hand() -> None:
    first = PhraseTable.from_lines(
        ["a", "a", "b"], ["x", "y", "z"], [[0.6, 0.5], [0.4, 0.5], [1.0, 1.0]]
    )
    second = PhraseTable.from_lines(["a"], ["x"], [[1.0, 0.25]])
    merged = merge_tables([first, second])
    scores = {
        (" ".join(pair.source), " ".join(pair.target)): pair.scores for pair in merged
    }  # fmt: skip
    assert scores == {
        ("a", "x"): pytest.approx((0.8, 0.375)),
        ("a", "y"): pytest.approx((0.4, 0.25)),
        ("b", "z"): pytest.approx((1.0, 1.0)),
    }


def test_statistics(
    folder: Path, queries: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reference = tmp_path / "ref.en"
    reference.write_text("where is the station ?\nthe room is cold .\n", encoding="utf-8")
    out = tmp_path / "tables"
    common = ["--index", str(folder), "--instances", "40", "--stats"]
    arguments = [str(queries), *common, "--reference", str(reference), "-o", str(out)]
    assert main(["phrase-table", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    printed = {line[:18].strip(): line[18:].strip() for line in lines}
    pairs = [pair for name in ("000001.gz", "000002.gz") for pair in PhraseTable.load(out / name)]
    words = sum(len(pair.source) + len(pair.target) for pair in pairs)
    assert printed["entries"] == f"{len(pairs):,}"
    assert printed["words"] == f"{words:,}"
    assert printed["words per entry"] == f"{words / len(pairs):.2f}"
    assert 0.0 < float(printed["p^μ(T)"]) < 1.0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [([], "nothing to do"), (["--merged", "--stats"], "--merged without -o")],
)
def test_phrase_table_without_output(
    folder: Path,
    queries: Path,
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["phrase-table", str(queries), "--index", str(folder), *arguments]) == 2
    assert message in capsys.readouterr().err


def test_weights_link_words_that_translate_each_other(folder: Path) -> None:
    index = Index.open(folder)
    learner = SentenceLearner(index, AlignmentOptions())
    found = []
    for pair in range(12):
        matrix = pair_weights(learner, pair)
        source, target = index.source.text.sentence(pair), index.target.text.sentence(pair)
        assert matrix.shape == (len(source), len(target))
        found.append(matrix)
    links = links_above(found, index, 0.2)
    words = {
        (index.source.text.sentence(p)[i], index.target.text.sentence(p)[j])
        for p in range(12)
        for i, j in links[p]
    }
    assert (".", ".") in words
    # A higher threshold only takes links away.
    fewer = links_above(found, index, 0.5)
    assert all(set(fewer[p]) <= set(links[p]) for p in range(12))
    assert len(fewer.source) < len(links.source)


def test_repeated_words_are_linked_to_the_nearest() -> None:
    corpus = Corpus.from_strings(["a b a"], ["x y x"])
    index = Index.build(corpus, order=1)
    weights = np.array([[0.9, 0.0, 0.9], [0.0, 0.9, 0.0], [0.9, 0.0, 0.9]])
    assert links_above([weights], index, 0.5)[0] == [(0, 0), (1, 1), (2, 2)]


def test_align_with_a_learner_chooses_its_threshold_on_dev(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = bundled_lines("train")
    text, gold = tmp_path / "text.tsv", tmp_path / "gold"
    text.write_text(
        "".join(f"{s}\t{t}\n" for s, t in zip(source[:300], target[:300], strict=True)),
        encoding="utf-8",
    )
    # Gold: only the full stops, which every method finds.
    gold.write_text(
        "".join(
            f"{len(s.split()) - 1}-{len(t.split()) - 1}\n"
            for s, t in zip(source[:8], target[:8], strict=True)
        )
    )
    common = ["align", "--train", str(text), "--learner", "fsr", "--instances", "60"]
    scored = [*common, "--gold", str(gold), "--gold-base", "0", "--dev", "4"]
    assert main(scored) == 0
    out, err = capsys.readouterr()
    assert out.startswith("AER ")
    assert "4 sentence pairs" in out
    assert "chosen on the first 4 pairs" in err
    assert main([*common, "--pairs", "3"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main([*common, "--method", "hmm"]) == 2
    assert "--learner and --method together" in capsys.readouterr().err
