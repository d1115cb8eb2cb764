"""The pipeline at its edges: short and unknown sentences, lines without a translation."""

from __future__ import annotations

from pathlib import Path

import pytest

from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.decoding.nbest import read_nbest
from regmt.translation.options import TranslationOptions
from regmt.translation.regression_table import merge_tables, table_quality
from regmt.translation.translator import Translator

SOURCE = ["das haus ist klein", "das auto ist neu", "ein haus", "wo ist der bahnhof ?", "ja"]
TARGET = ["the house is small", "the car is new", "a house", "where is the station ?", "yes"]


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    for name, lines in (("c.de", SOURCE), ("c.en", TARGET), ("in.de", ["das haus", "", "ja"])):
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [str(tmp_path / name) for name in ("in.de", "c.de", "c.en")]


@pytest.mark.parametrize("decoder", ["beam", "graph"])
@pytest.mark.parametrize("ngrams", ["1-1", "2-2"])
@pytest.mark.parametrize("sentence", ["ja", "xyz", ""], ids=["one word", "unknown", "empty"])
def test_a_sentence_without_features_is_translated_and_explained(
    sentence: str, ngrams: str, decoder: str
) -> None:
    """The pair of "ja" has no bigram at all, and what is copied makes a graph of single words."""
    translator = Translator.from_text(
        SOURCE, TARGET, options=TranslationOptions(ngrams=ngrams, decoder=decoder, lm_order=2)
    )
    html = translator.explain(sentence)
    assert html.endswith("</body></html>\n")
    if sentence == "xyz":
        assert str(translator.translate(sentence)) == "xyz"


@pytest.mark.parametrize("decoder", ["beam", "graph"])
def test_nbest_lists_hold_every_line(
    decoder: str, files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also empty lines and those that fail, with all features: so the lists can be read again."""
    real = Translator.translation

    def failing(self: Translator, sentence: str) -> object:
        if sentence == "ja":
            raise ZeroDivisionError("no such luck")
        return real(self, sentence)

    monkeypatch.setattr(Translator, "translation", failing)
    out = str(tmp_path / "n.best")
    arguments = ["--train", *files[1:], "--decoder", decoder, "--nbest", "3", "--nbest-out", out]
    assert main(["translate", files[0], *arguments, "-o", str(tmp_path / "out.en")]) == 1
    lists = read_nbest(out)
    assert [entries[0].text for entries in lists[1:]] == ["", "ja"]
    assert not any(value for values in lists[1][0].features.values() for value in values)


@pytest.mark.parametrize("merged", [[], ["--merged"]], ids=["folder", "merged"])
def test_the_phrase_table_of_nothing_known_is_empty(
    merged: list[str], files: list[str], tmp_path: Path
) -> None:
    (tmp_path / "unknown").write_text("xyz\n")
    out = tmp_path / "table"
    arguments = ["--train", *files[1:], *merged, "-o", str(out)]
    assert main(["phrase-table", str(tmp_path / "unknown"), *arguments]) == 0
    if merged:
        assert out.read_bytes() == b""
    assert len(merge_tables([])) == 0


@pytest.mark.parametrize(
    ("learner", "options", "message"),
    [
        ("svr", (), "the learner 'svr' has no W"),
        ("svc", (), "the learner 'svc' has no W"),
        ("fsr", (("tolerance", "x"),), "tolerance of the learner 'fsr' is a number, not 'x'"),
        ("ridge", (("rank", "x"),), "rank of the learner 'ridge' is a number, not 'x'"),
        ("fsr", (("epsilon", -1.0),), "epsilon = -1.0 is not a positive number"),
    ],
)
def test_a_learner_that_cannot_serve_is_refused_before_the_first_sentence(
    learner: str, options: tuple[tuple[str, str | float], ...], message: str
) -> None:
    with pytest.raises(InputError, match=message):
        TranslationOptions(learner=learner, learner_options=options)


@pytest.mark.parametrize(
    ("decoder", "weights", "message"),
    [
        ("beam", {"LM": 0.5}, "weight for 'LM', which is no feature of the beam decoder"),
        ("beam", {"LM0": (0.5, 0.5)}, r"2 weight\(s\) for 'LM0', which has 1"),
        ("graph", {"LM0": 0.5}, "unknown weight 'LM0'"),
        ("graph", {"LM": (0.5, 0.5)}, "more than one weight for 'LM'"),
    ],
)
def test_weights_that_do_not_fit_are_refused_before_the_first_sentence(
    decoder: str, weights: dict[str, float | tuple[float, ...]], message: str
) -> None:
    options = TranslationOptions(decoder=decoder, lm_order=2)
    with pytest.raises(InputError, match=message):
        Translator.from_text(SOURCE, TARGET, options=options, weights=weights)
    known = {"UnknownWordPenalty0": 0.5} if decoder == "beam" else {"LM": 0.5}
    Translator.from_text(SOURCE, TARGET, options=options, weights=known)


def test_words_are_aligned_only_by_learners_with_weights(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--train", *files[1:], "--learner", "svr", "--threshold", "0.3"]
    assert main(["align", *arguments]) == 2
    assert "the learner 'svr' has no W" in capsys.readouterr().err


def test_quality_does_not_depend_on_the_order_of_a_set() -> None:
    """The sum is rounded once: 0.1 + … + 0.1 is not 1 if it is rounded at every step."""
    features = {(str(i),) for i in range(10)}
    assert table_quality([dict.fromkeys(features, 0.1)], [features]).total == 1.0 / 10
