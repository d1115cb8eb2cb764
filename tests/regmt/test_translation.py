"""The pipeline: select, learn, decode; on one process, several, and a Dask cluster."""

from __future__ import annotations

import dataclasses
import math
import re
from pathlib import Path

import numpy as np
import pytest

from regmt.bundled import bundled_lines
from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.decoding.nbest import read_nbest
from regmt.decoding.weights import Weights
from regmt.explanation.page import page
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.ngrams import Orders
from regmt.learners import make_learner
from regmt.metrics import make_metric
from regmt.resources import DERIVED, Resources
from regmt.sentence import LearningOptions, SentenceLearner
from regmt.sentence.learner import Wanted
from regmt.translation.expected_ngrams import ExpectedNgrams
from regmt.translation.options import TranslationOptions
from regmt.translation.run import outcomes
from regmt.translation.translator import Translator
from regmt.translation.tuning import DevSentences, HowToTune, tune_prepared, tune_translator

N_TRAIN = 1500
SETTINGS = [
    TranslationOptions(decoder="graph", instances=40, lm_order=3),
    TranslationOptions(decoder="beam", scores="combined", instances=40, lm_order=3, stack=20),
    TranslationOptions(decoder="beam", scores="regression", instances=40, lm_order=3, stack=20),
    TranslationOptions(decoder="beam", scores="phrases", instances=40, lm_order=3, stack=20),
]
IDS = ["graph", "combined", "regression", "phrases"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source, target = bundled_lines("train")
    corpus = Corpus.from_strings(source[:N_TRAIN], target[:N_TRAIN])
    path = tmp_path_factory.mktemp("index") / "hotel.index"
    Index.build(corpus, order=3).save(path)
    return path


@pytest.fixture(scope="module")
def resources(folder: Path) -> Resources:
    return Resources.open(folder)


@pytest.fixture(scope="module")
def sentences() -> list[str]:
    # Training sentences come back; a word nobody knows; characters with a meaning elsewhere.
    source, _ = bundled_lines("train")
    return [source[3], source[10], "ich suche Herrn Qwertz .", "<b> & ||| x", "", "qwertz"]


@pytest.mark.parametrize("options", SETTINGS, ids=IDS)
def test_a_sentence_of_the_corpus_is_translated_well(
    resources: Resources, options: TranslationOptions
) -> None:
    source, target = bundled_lines("train")
    translator = Translator(resources, options)
    metric = make_metric("bleu", tokenize="none")
    texts = [translator.translate(line).text for line in source[:12]]
    score = float(metric.score(metric.statistics(texts, [target[:12]]).sum(axis=0)))
    assert score > (40 if options.scores == "regression" and options.decoder == "beam" else 75)


@pytest.mark.parametrize("options", SETTINGS, ids=IDS)
def test_unknown_words_are_copied(resources: Resources, options: TranslationOptions) -> None:
    translation = Translator(resources, options).translate("ich suche Herrn Qwertz .")
    assert "Qwertz" in translation.tokens
    assert translation.model.unknown_words == ["Qwertz"]
    assert Translator(resources, options).translate("qwertz").tokens == ["qwertz"]


@pytest.mark.parametrize("options", SETTINGS, ids=IDS)
def test_nbest_lists_are_sorted_distinct_and_scored(
    resources: Resources, options: TranslationOptions
) -> None:
    translator = Translator(resources, dataclasses.replace(options, nbest=20))
    found = translator.translate("wo ist der Bahnhof ?").hypotheses
    assert len(found) > 3
    scores = [h.score for h in found]
    assert scores == sorted(scores, reverse=True)
    assert len({tuple(h.tokens) for h in found}) == len(found)
    weights = translator.decoder.weights
    for hypothesis in found:
        unknown = hypothesis.features.get("UnknownWordPenalty0", (0.0,))[0]
        assert hypothesis.score == pytest.approx(weights.dot(hypothesis.features) + unknown)


def test_the_ends_of_sentences_are_features(resources: Resources) -> None:
    options = LearningOptions(learner="ridge", ngrams="1-3", instances=30)
    learner = SentenceLearner(resources.index, options)
    model = learner.learn("wo ist der Bahnhof ?", wanted=Wanted(ends=True))
    targets = [resources.index.target.text.sentence(int(i)) for i in model.ids]
    expected = set()
    for words in targets:
        expected |= {("<s>", words[0]), (words[-1], "</s>")}
        expected |= {("<s>", *words[:2]), (*words[-2:], "</s>")} if len(words) > 1 else set()
    assert set(model.ends) == expected
    assert model.coef is not None
    assert model.coef.shape[0] == model.n_targets + len(expected)
    assert model.target_name(model.n_targets) == model.ends[0]
    column = model.ends.index(("<s>", targets[0][0]))
    prediction = model.prediction[model.n_targets + column]
    assert np.isfinite(prediction)


@pytest.mark.parametrize("options", SETTINGS[:2], ids=IDS[:2])
def test_the_output_does_not_depend_on_who_does_the_work(
    resources: Resources, options: TranslationOptions, sentences: list[str], cluster: str
) -> None:
    translator = Translator(resources, options)
    alone = [o.text for o in outcomes(translator, sentences)]
    assert alone[4] == ""
    in_memory = dataclasses.replace(resources.index, folder=None)
    for found in (
        outcomes(translator, sentences, jobs=2),
        outcomes(translator, sentences, backend="dask", scheduler=cluster),
        outcomes(Translator(Resources(in_memory), options), sentences, jobs=2),
    ):
        assert [o.text for o in found] == alone


def test_a_sentence_that_fails_is_copied_and_counted(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    real = Translator.translation

    def failing(self: Translator, sentence: str) -> object:
        if "Bahnhof" in sentence:
            raise ZeroDivisionError("no such luck")
        return real(self, sentence)

    monkeypatch.setattr(Translator, "translation", failing)
    source = tmp_path / "in.de"
    source.write_text("ja .\nwo ist der Bahnhof ?\n\nnein .\n", encoding="utf-8")
    arguments = ["--index", str(folder), "--instances", "20", "--decoder", "graph"]
    assert main(["translate", str(source), *arguments]) == 1
    out, err = capsys.readouterr()
    lines = out.split("\n")
    assert lines[1:3] == ["wo ist der Bahnhof ?", ""]
    assert lines[0] != "ja ."
    assert "sentence 2 failed and was copied through: ZeroDivisionError: no such luck" in err
    assert "1 failed" in err


def test_what_is_derived_is_kept_with_the_index(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = Resources.open(folder)
    score = first.language_model(order=2).score(["the", "house"])
    assert "training a 2-gram language model" in capsys.readouterr().err
    assert (folder / DERIVED / "lm-2").is_dir()
    again = Resources.open(folder)
    assert again.language_model(order=2).score(["the", "house"]) == score
    assert again.links == first.links
    assert "language model" not in capsys.readouterr().err
    Index.open(folder, verify=True)  # it is still a sound index


@pytest.mark.parametrize("options", SETTINGS[:2], ids=IDS[:2])
def test_the_explanation_is_one_self_contained_page(
    resources: Resources, options: TranslationOptions
) -> None:
    translator = Translator(resources, options)
    html = page(translator.translate("wo ist der <b> Bahnhof ?"), translator)
    headings = re.findall("<h2>(.*?)</h2>", html)
    assert headings == ["Examples", "Regression", "Search", "Scores"]
    assert html.count("<mark") == html.count("</mark>") > 10
    assert "<b>" not in html
    assert not re.search("(src|href)=", html)


def test_tuning_raises_the_dev_score_and_is_deterministic(resources: Resources) -> None:
    options = SETTINGS[0]
    source, target = bundled_lines("dev")
    source, target = source[:25], target[:25]
    metric = make_metric("bleu", tokenize="none")

    def score(weights: Weights | None) -> float:
        texts = Translator(resources, options, weights).translate_lines(source)
        return float(metric.score(metric.statistics(list(texts), [target]).sum(axis=0)))

    translator = Translator(resources, options)
    how = HowToTune(nbest=30, iterations=2)
    alone, together = (
        DevSentences.prepare(translator, source, target, jobs=jobs) for jobs in (1, 2)
    )
    tuned = tune_prepared(translator, alone, how)
    assert score(tuned) >= score(None)
    assert tune_prepared(translator, together, how) == tuned
    kept = tune_translator(translator, alone, how)
    assert score(kept) >= score(None)
    assert tune_translator(translator, together, how) == kept


def test_the_command_writes_nbest_lists_and_pages(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, reference = tmp_path / "in.de", tmp_path / "ref.en"
    source.write_text("wo ist der Bahnhof ?\nguten Tag .\n", encoding="utf-8")
    reference.write_text("where is the station ?\nhello .\n", encoding="utf-8")
    weights = tmp_path / "w.toml"
    weights.write_text("LM = 0.2\n")
    assert main([
        "translate", str(source), "--index", str(folder), "--decoder", "graph", "--instances", "30",
        "--weights", str(weights), "--nbest", "5", "--nbest-out", str(tmp_path / "n.best"),
        "--explain", str(tmp_path / "pages"), "--reference", str(reference),
        "-o", str(tmp_path / "out.en"),
    ]) == 0  # fmt: skip
    out, err = capsys.readouterr()
    assert out == ""
    assert "BLEU = " in err
    assert "2 sentences in" in err
    lists = read_nbest(tmp_path / "n.best")
    assert [len(entries) for entries in lists] == [5, 5]
    best = (tmp_path / "out.en").read_text().splitlines()
    assert [entries[0].text for entries in lists] == best
    pages = {p.name: p.read_text(encoding="utf-8") for p in (tmp_path / "pages").iterdir()}
    assert sorted(pages) == ["000001.html", "000002.html", "index.html"]
    links = {name: re.findall(r"href='(.*?)'", text) for name, text in pages.items()}
    assert links == {
        "000001.html": ["index.html", "000002.html"],
        "000002.html": ["000001.html", "index.html"],
        "index.html": ["000001.html", "000002.html"],
    }
    assert all(line in pages["index.html"] for line in best)


def test_references_are_treated_as_the_training_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = {
        "c.de": "Das Haus ist rot.\nDas Auto ist da.\n",
        "c.en": "The house is red.\nThe car is there.\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    source, target = (str(tmp_path / name) for name in texts)
    common = [source, "--train", source, target, "--tokenize", "13a", "--lowercase"]
    assert main(["translate", *common, "--reference", target]) == 0
    out, err = capsys.readouterr()
    assert out == "the house is red .\nthe car is there .\n"
    assert "BLEU = 100.00" in err
    found = []
    (tmp_path / "upper.en").write_text(texts["c.en"].upper(), encoding="utf-8")
    for reference in (target, str(tmp_path / "upper.en")):
        assert main(["phrase-table", *common, "--stats", "--reference", reference]) == 0
        found.append(capsys.readouterr().out)
    assert found[0] == found[1]


def test_the_objective_and_threshold_of_the_graph(
    folder: Path, resources: Resources, sentences: list[str], tmp_path: Path
) -> None:
    """The regression feature is the sum of the predicted weights of the path's n-grams (8.8.2)."""
    source, lists = tmp_path / "in.de", tmp_path / "n.best"
    source.write_text(f"{sentences[0]}\n", encoding="utf-8")
    common = ["--index", str(folder), "--decoder", "graph", "--no-exact", "--nbest", "20"]
    graph = ["--graph-objective", "weight", "--graph-threshold", "0.3"]
    assert main(["translate", str(source), *common, *graph, "--nbest-out", str(lists)]) == 0
    model = SentenceLearner(resources.index, TranslationOptions()).learn(
        sentences[0], wanted=Wanted(ends=True)
    )
    values = {n: v for n, v in model.predicted_ngrams(threshold=0.0).items() if v > 0.3}
    (entries,) = read_nbest(lists)
    assert len(entries) > 1
    for entry in entries:
        tokens = ("<s>", *entry.text.split(), "</s>")
        ngrams = [tokens[i : i + n] for n in (1, 2) for i in range(len(tokens) - n + 1)]
        total = sum(values.get(ngram, 0.0) for ngram in ngrams)
        assert entry.features["Regression"] == pytest.approx([total], abs=1e-4)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--selector", "best"], "unknown selector 'best'"),
        (["--learner", "magic"], "unknown learner 'magic'"),
        (["--learner-option", "epsilon"], "write --learner-option NAME=VALUE"),
        (["--learner-option", "eps=1"], "has no option 'eps'"),
        (["--ngrams", "0-2"], "not a range"),
        (["--samples", "50", "--scores", "phrases"], "--samples without phrases"),
        (["--alpha", "2"], "--alpha without --weighting exponential"),
        (
            ["--graph-threshold", "0.3", "--decoder", "beam"],
            "--graph-threshold without the graph decoder",
        ),
        (
            ["--graph-objective", "weight", "--decoder", "beam"],
            "--graph-objective without the graph decoder",
        ),
        (["--nbest", "5"], "--nbest and --nbest-out go together"),
        (["--weights", "nowhere.toml"], "nowhere.toml: no such file"),
        (["--tune", "nowhere.de", "nowhere.en"], "nowhere.de: no such file"),
        (["--weights-out", "w.toml"], "--weights-out without --tune"),
        (["--learner-option", "epsilon=x"], "epsilon of the learner 'fsr' is a number"),
        (["--lm", __file__], "not an ARPA file"),
        (["--backend", "dask"], "no Dask scheduler"),
        (["--train", "a", "b"], "--train and --index together"),
    ],
)
def test_bad_options(
    arguments: list[str],
    message: str,
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source = tmp_path / "in.de"
    source.write_text("ja .\n", encoding="utf-8")
    options = ["--index", str(folder), "--decoder", "graph", *arguments]
    assert main(["translate", str(source), *options]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert "Traceback" not in err


def test_options_are_strict() -> None:
    with pytest.raises(InputError, match="unknown decoder"):
        TranslationOptions(decoder="magic")
    with pytest.raises(InputError, match="instances = 0"):
        TranslationOptions(instances=0)
    assert hash(TranslationOptions()) == hash(TranslationOptions())


def test_fsr_stops_at_half_an_occurrence_whatever_the_number_of_pairs() -> None:
    assert TranslationOptions(instances=500).make_learner().get_params()["tolerance"] == 0.001
    given = TranslationOptions(learner_options=(("tolerance", 0.25),))
    assert given.make_learner().get_params()["tolerance"] == 0.25
    # a target feature in one pair of 200, with its translation: Algorithm 1's ε leaves it alone
    X = np.zeros((200, 2))
    X[5:100, 0], X[7, 1] = 1.0, 2.0
    y = (X[:, 1] > 0).astype(float)
    learned = TranslationOptions(instances=200).make_learner().fit(X, y).coef_.toarray()
    stopped = make_learner("fsr").fit(X, y).coef_.toarray()
    assert stopped[0, 1] < 0.25 < learned[0, 1]


def test_expected_ngrams_by_hand() -> None:
    predicted = {("a",): 0.9, ("b",): 1.8, ("<s>", "a"): 0.7, ("a", "b"): 0.5, ("b", "</s>"): 0.2}
    expected = ExpectedNgrams(predicted, (0.8, 0.6), Orders(1, 2))
    # a b b: a once, b twice; <s> a, a b, b b (not predicted), b </s>
    words = math.sqrt(1.6) * 2 * (0.9 + 1.8 - 0.4 * 3)
    pairs = math.sqrt(1.2) * 2 * (0.7 + 0.5 + 0.2 - 0.3 * 4)
    assert expected.gains(["a", "b", "b"]) == pytest.approx((words, pairs))
    # A word beyond its predicted count only costs.
    assert expected.gains(["a", "a"])[0] == pytest.approx(math.sqrt(1.6) * 2 * (0.9 - 0.8))
    # With the centre ½ and nothing repeated it is Eq 3.9: ‖ŷ‖² − ‖Φ(y) − ŷ‖², times √2.
    half = ExpectedNgrams({("a",): 0.9, ("b",): 0.2}, (1.0,), Orders(1, 1))
    loss = (1 - 0.9) ** 2 + 0.2**2 + 1.0  # of "a c"
    assert half.gains(["a", "c"])[0] == pytest.approx(math.sqrt(2) * (0.9**2 + 0.2**2 - loss))


def test_rescoring_can_change_the_best_translation(resources: Resources) -> None:
    source, _ = bundled_lines("dev")
    options = dataclasses.replace(SETTINGS[1], nbest=5)
    plain = Translator(resources, options, weights={"Regression0": (0.0, 0.0)})
    strong = Translator(resources, options, weights={"Regression0": (3.0, 3.0)})
    first = [plain.translate(line) for line in source[:15]]
    second = [strong.translate(line) for line in source[:15]]
    assert [t.text for t in first] != [t.text for t in second]
    for a, b in zip(first, second, strict=True):
        best_plain, best_strong = a.hypotheses[0].features, b.hypotheses[0].features
        assert sum(best_strong["Regression0"]) >= sum(best_plain["Regression0"]) - 1e-9
