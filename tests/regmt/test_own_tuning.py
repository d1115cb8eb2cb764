"""Tuning without a dev set: which pairs, what they may not see, what is kept."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from regmt.bundled import bundled_lines
from regmt.cli.main import main
from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.core.progress import set_quiet
from regmt.decoding.weights import Weights, read_weights
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.tuning_set import tuning_pairs
from regmt.metrics import Metric
from regmt.resources import DERIVED, Resources, train_language_model
from regmt.translation import own_tuning, tuning
from regmt.translation.beam import UNKNOWN
from regmt.translation.options import TranslationOptions
from regmt.translation.own_tuning import tuned_weights
from regmt.translation.translator import Translator
from regmt.translation.tuning import DevSentences, HowToTune, mean, tune_prepared, tune_translator

OPTIONS = TranslationOptions(decoder="graph", instances=20, lm_order=2)
FLAGS = ["--decoder", "graph", "--instances", "20", "--lm-order", "2"]


def built(n: int = 400, tuning_set: int | None = 24) -> Index:
    source, target = (side[:n] for side in bundled_lines("train"))
    return Index.build(Corpus.from_strings(source, target), order=2, tuning_set=tuning_set)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("own") / "saved.index"
    built().save(path)
    return path


@pytest.fixture
def folder(saved: Path, tmp_path: Path) -> Path:
    """An index of its own for each test."""
    return Path(shutil.copytree(saved, tmp_path / "hotel.index"))


def test_the_sample_is_spread_and_has_no_duplicates() -> None:
    source = [f"a b {i // 3}" for i in range(900)] + ["a b"] * 100
    source[0], source[1] = "short", " ".join("x" * 41)
    target = ["t u v"] * 1000
    target[2] = "short"
    index = Index.build(Corpus.from_strings(source, target), order=1, tuning_set=90)
    pairs = tuning_pairs(index)
    assert len(pairs) == 90
    assert pairs[0] == 3  # the first three are unusable on one side or the other
    sources = [source[i] for i in pairs]
    assert len(set(sources)) == 90
    assert all(len(s.split()) == 3 for s in sources)
    gaps = np.diff(pairs)
    assert gaps.min() > 0
    assert gaps.max() <= 13  # 897 pairs in 90 stretches; a source seen before costs a step or two


@pytest.mark.parametrize(("n", "expected"), [(400, 8), (40, 0)])
def test_by_default_two_percent(n: int, expected: int) -> None:
    assert len(tuning_pairs(built(n, None))) == expected


def test_by_default_no_more_than_500() -> None:
    lines = [f"a b {i}" for i in range(30000)]
    assert len(tuning_pairs(Index.build(Corpus.from_strings(lines, lines), order=1))) == 500


def test_the_choice_is_stored_and_older_indexes_open(folder: Path) -> None:
    assert np.array_equal(tuning_pairs(Index.open(folder)), tuning_pairs(built()))
    header = folder / "header.json"
    header.write_text(header.read_text().replace('"tuning_set": 24,', ""))
    assert Index.open(folder).tuning_set is None


def test_the_same_weights_for_any_number_of_jobs_and_they_are_kept(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_memory = Translator(Resources(built()), OPTIONS).tuned(jobs=2)
    translator = Translator.from_index(folder, options=OPTIONS)
    what = tuned_weights(translator, HowToTune())
    assert not translator.resources.keeps(what)
    tuned = translator.tuned()
    assert tuned.decoder.weights == in_memory.decoder.weights
    assert "of each half with the weights of the other" in capsys.readouterr().err
    opened = Translator.from_index(folder, options=replace(OPTIONS, nbest=3))  # changes no weight
    assert opened.resources.keeps(what)
    assert opened.tuned().decoder.weights == tuned.decoder.weights
    assert "tuning" not in capsys.readouterr().err
    other = Translator.from_index(folder, options=replace(OPTIONS, instances=21))
    assert not other.resources.keeps(tuned_weights(other, HowToTune()))
    assert not opened.resources.keeps(tuned_weights(opened, HowToTune(seed=1)))


def test_tuned_on_what_the_model_has_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pair's twins are left out; with them, its own target side would be selected and known."""
    source, target = (side[:300] for side in bundled_lines("train"))
    corpus = Corpus.from_strings([*source, *source], [*target, *target])
    index = Index.build(corpus, order=2, tuning_set=20)
    seen: dict[str, object] = {}

    def spy(translator: Translator, sources: list[object], references: list[str], **_: object):
        learned = [translator.learn(sentence).selection.ids for sentence in sources]
        seen.update(sources=sources, ids=learned, lm=translator.decoder.decoder.lm)
        return DevSentences([], references, 1)

    monkeypatch.setattr(DevSentences, "prepare", spy)
    monkeypatch.setattr(own_tuning, "tune_translator", lambda t, *_, **__: t.decoder.weights)
    resources = Resources(index)
    Translator(resources, OPTIONS).tuned()
    for sentence, ids in zip(seen["sources"], seen["ids"], strict=True):
        assert not {" ".join(corpus.source.sentence(int(i))) for i in ids} & {sentence.text}
    pairs = tuning_pairs(index)
    twins = [i for i in range(600) if source[i % 300] in {source[p % 300] for p in pairs}]
    assert len(twins) >= 40
    expected = train_language_model(resources, 2, without=twins)
    words = corpus.target.sentence(int(pairs[0]))
    assert seen["lm"].score(words) == expected.score(words)
    assert seen["lm"].score(words) < resources.language_model(order=2).score(words)


def test_worse_weights_are_not_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = mean([Translator(Resources(built()), OPTIONS).decoder.weights])
    bad = start.updated({name: [-w for w in values] for name, values in start.items()})
    for before, learned, kept in ((start, bad, "as before"), (bad, start, "tuned")):
        monkeypatch.setattr(tuning, "tune_prepared", lambda *_, w=learned, **__: w)
        tuned = Translator(Resources(built()), OPTIONS, before).tuned()
        assert tuned.decoder.weights == start
        assert f"kept: {kept}" in capsys.readouterr().err


def test_each_half_judges_the_weights_of_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights that suit only the sentences they were tuned on are not kept."""
    translator = Translator(Resources(built()), OPTIONS)
    sentences = DevSentences.prepare(translator, *(side[:9] for side in bundled_lines("dev")))
    start = translator.decoder.weights
    bad = [start.updated({name: [-w * k for w in start[name]] for name in start}) for k in (1, 2)]
    first, second = sentences.halves()
    assert first.prepared + second.prepared == sentences.prepared
    assert [*first.references, *second.references] == sentences.references
    judged: list[tuple[object, object]] = []
    statistics = DevSentences.statistics

    def spy(self: DevSentences, judge: Translator, metric: Metric) -> Float64Array:
        judged.append((judge.decoder.weights, self.references))
        return statistics(self, judge, metric)

    def tuned_to(translator: Translator, half: DevSentences, *_: object, **__: object) -> Weights:
        return bad[half.references == second.references]

    monkeypatch.setattr(DevSentences, "statistics", spy)
    monkeypatch.setattr(tuning, "tune_prepared", tuned_to)
    assert tune_translator(translator, sentences) == start
    for weights, half, by in ((bad[0], first, second), (bad[1], second, first)):
        assert (weights, by.references) in judged
        assert (weights, half.references) not in judged


def test_one_sentence_is_no_dev_set() -> None:
    translator = Translator(Resources(built()), OPTIONS)
    with pytest.raises(InputError, match="fewer than 2 sentences"):
        translator.tuned(*(side[:1] for side in bundled_lines("dev")))


def test_the_weight_of_unknown_words_stays_one() -> None:
    options = TranslationOptions(scores="phrases", instances=20, lm_order=2, stack=10)
    translator = Translator(Resources(built()), options)
    sentences = DevSentences.prepare(translator, *(side[:6] for side in bundled_lines("dev")))
    tuned = tune_prepared(translator, sentences, HowToTune(nbest=10, iterations=1))
    assert tuned[UNKNOWN] == (1.0,)
    assert mean([tuned, translator.decoder.weights])[UNKNOWN] == (1.0,)


@pytest.mark.parametrize(
    ("n", "tuning_set", "message"),
    [(400, 0, "built without a tuning set"), (400, None, "8 pairs to tune on, at least 20")],
)
def test_too_few_pairs(n: int, tuning_set: int | None, message: str) -> None:
    with pytest.raises(InputError, match=message):
        Translator(Resources(built(n, tuning_set)), OPTIONS).tuned()


def test_the_commands(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "s.de", tmp_path / "r.en"
    for path, lines in zip((source, target), bundled_lines("dev"), strict=True):
        path.write_text("\n".join(lines[:3]) + "\n")
    weights = tmp_path / "w.toml"
    index = ["--index", str(folder), *FLAGS]
    translate = ["translate", *index, "--reference", str(target), "-o", str(tmp_path / "o.en")]
    assert main(["tune", *index, "-o", str(weights)]) == 0
    assert len(list((folder / DERIVED).glob("weights-graph-*"))) == 1
    again = tmp_path / "again.toml"
    capsys.readouterr()
    assert main([*translate, "--weights-out", str(again), "--tune", "auto", str(source)]) == 0
    assert "tuning" not in capsys.readouterr().err
    assert read_weights(again) == read_weights(weights)
    assert main([*translate, str(source)]) == 0
    assert "use --tune auto" in capsys.readouterr().err
    try:
        assert main([*translate, str(source), "--quiet"]) == 0
    finally:
        set_quiet(False)
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("BLEU = ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["tune", "--index", "x", "--nbest", "y"], "--index and --nbest together"),
        (["tune", "--index", "x", "--stack", "5"], "--index and --stack together"),
        (["tune", "--index", "x", "--lm", "a", "--lm", "b"], "--index takes one --lm"),
        (["tune", "--nbest", "x", "--decoder", "graph"], "--decoder without --index"),
        (["translate", "in.de", "--tune", "dev.de"], "--tune SRC REF or auto"),
        (["translate", "in.de", "--tune", "auto", "more"], "--tune SRC REF or auto"),
    ],
)
def test_mistakes(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert message in capsys.readouterr().err


def test_index_options(tmp_path: Path) -> None:
    lines = tmp_path / "c.txt"
    lines.write_text("a b c\n" * 10)
    for n, options in enumerate(([], ["--tuning-set", "7"], ["--no-tuning-set"])):
        path = tmp_path / f"{n}.index"
        assert main(["index", "--train", str(lines), str(lines), "-o", str(path), *options]) == 0
        assert Index.open(path).tuning_set == (None, 7, 0)[n]
