"""The Python interface: regmt.Translator."""

from __future__ import annotations

import dataclasses
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile

N_TRAIN = 600
BEAM = regmt.TranslationOptions(instances=30, lm_order=3, stack=20)
GRAPH = regmt.TranslationOptions(instances=30, lm_order=3, decoder="graph", learner="ridge")


@pytest.fixture(scope="module")
def text() -> tuple[list[str], list[str]]:
    source, target = bundled_lines("train")
    return source[:N_TRAIN], target[:N_TRAIN]


@pytest.fixture(scope="module")
def sentences() -> list[str]:
    return [*bundled_lines("test")[0][:10], "", "ich suche Herrn Qwertz ."]


@pytest.fixture(scope="module")
def folder(text: tuple[list[str], list[str]], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("api") / "corpus.index"
    Index.build(Corpus.from_strings(*text), order=2).save(path)
    return path


def test_text_files_and_index_give_the_command_lines_translations(
    text: tuple[list[str], list[str]],
    sentences: list[str],
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = [tmp_path / "train.de", tmp_path / "train.en", tmp_path / "input.de"]
    for path, lines in zip(files, (*text, sentences), strict=True):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    source, target, input_file = map(str, files)
    arguments = ["--train", source, target, "--instances", "30", "--lm-order", "3"]
    assert main(["translate", input_file, *arguments, "--decoder", "graph"]) == 0
    printed = capsys.readouterr().out.removesuffix("\n").split("\n")

    options = regmt.TranslationOptions(instances=30, lm_order=3, decoder="graph")
    for translator in (
        regmt.Translator.from_text(*text, options=options),
        regmt.Translator.from_files(source, target, options=options),
        regmt.Translator.from_index(folder, options=options),
    ):
        assert [str(translator.translate(line)) for line in sentences] == printed
        assert list(translator.translate_lines(sentences)) == printed


@pytest.mark.parametrize("options", [BEAM, GRAPH], ids=["beam", "graph"])
def test_threads_and_copies_translate_alike(
    text: tuple[list[str], list[str]], sentences: list[str], options: regmt.TranslationOptions
) -> None:
    translator = regmt.Translator.from_text(*text, options=options)
    alone = [translator.translate(line).text for line in sentences]
    with ThreadPoolExecutor(4) as threads:
        # Many short tasks in many threads: shared work space would be trampled on.
        together = list(threads.map(lambda s: translator.translate(s).text, sentences * 4))
    assert together == alone * 4
    copy = pickle.loads(pickle.dumps(translator))
    assert [copy.translate(line).text for line in sentences] == alone
    assert copy.options == translator.options


def test_an_index_is_not_copied_into_a_pickle(folder: Path, sentences: list[str]) -> None:
    translator = regmt.Translator.from_index(folder, weights={"LM": 0.3}, options=GRAPH)
    pickled = pickle.dumps(translator)
    assert len(pickled) < 5_000
    copy = pickle.loads(pickled)
    assert copy.decoder.weights == translator.decoder.weights
    assert copy.decoder.weights["LM"] == (0.3,)
    assert copy.translate(sentences[0]).text == translator.translate(sentences[0]).text


def test_several_processes_keep_the_order(folder: Path, sentences: list[str]) -> None:
    translator = regmt.Translator.from_index(folder, options=GRAPH)
    assert list(translator.translate_lines(sentences, jobs=2)) == list(
        translator.translate_lines(sentences)
    )


def test_a_line_that_fails_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    translator = regmt.Translator.from_index(folder, options=GRAPH)

    def failing(self: object, sentence: str) -> None:
        raise ZeroDivisionError("no such luck")

    monkeypatch.setattr(regmt.Translator, "translation", failing)
    with pytest.raises(RuntimeError, match="line 2: ZeroDivisionError: no such luck"):
        list(translator.translate_lines(["", "ja ."]))


def test_it_says_what_it_is_and_what_it_takes(folder: Path) -> None:
    translator = regmt.Translator.from_index(folder, options=GRAPH)
    assert f"of {len(translator.resources.index)} sentence pairs: selector='fda'" in repr(
        translator
    )
    with pytest.raises(
        TypeError, match="a sentence is a str, not list; translate_lines takes many"
    ):
        translator.translate(["ja .", "nein ."])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="lists of sentences"):
        regmt.Translator.from_text("das Haus", "the house")


def test_a_long_sentence_is_translated_in_parts(folder: Path, sentences: list[str]) -> None:
    options = regmt.TranslationOptions(max_words=12, exact=False, nbest=3)
    translator = regmt.Translator.from_index(folder, options=options)
    long = " ".join(sentences[:2])
    found = translator.translate(long)
    assert len(found.parts) > 1
    assert found.source == long
    assert found.text == " ".join(part.text for part in found.parts)
    assert len({h.text for h in found.hypotheses}) == len(found.hypotheses) == 3
    assert found.hypotheses[0].phrases[-1].end <= len(long.split())
    page = translator.explain(long)
    assert page.count("<h2>Scores</h2>") == page.count("<h2>Part ") == len(found.parts)
    with pytest.raises(ValueError, match="max_words"):
        regmt.TranslationOptions(max_words=0)


def test_the_sentences_of_a_line_are_translated_one_by_one(folder: Path) -> None:
    options = regmt.TranslationOptions(exact=False)
    translator = regmt.Translator.from_index(folder, options=options)
    line = "wo ist das Hotel ? ich komme morgen an ."
    found = translator.translate(line)
    assert [part.source for part in found.parts] == ["wo ist das Hotel ?", "ich komme morgen an ."]
    each = [str(translator.translate(part.source)) for part in found.parts]
    assert found.text == " ".join(each)
    assert translator.search(translator.prepare(line))[0].text == found.text
    whole = regmt.TranslationOptions(exact=False, by_sentence=False)
    assert len(regmt.Translator.from_index(folder, options=whole).translate(line).parts) == 1


def test_a_translation_shows_itself(folder: Path) -> None:
    translation = regmt.Translator.from_index(folder, options=GRAPH).translate("wo ist <b> ?")
    assert repr(translation) == f"<Translation {translation.text!r} of 'wo ist <b> ?'>"
    html = translation._repr_html_()
    assert "wo ist &lt;b&gt; ?" in html
    assert translation.text.replace("<b>", "&lt;b&gt;") in html


def test_ctrl_c_in_a_kernel_is_not_taken_for_a_bad_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled code returns with the exception set, which Python reports as a SystemError."""

    def interrupted(self: object, sentence: str) -> None:
        raise SystemError("returned a result with an exception set") from KeyboardInterrupt()

    monkeypatch.setattr(regmt.Translator, "translation", interrupted)
    translator = regmt.Translator.from_index(folder, options=GRAPH)
    with pytest.raises(KeyboardInterrupt):
        list(translator.translate_lines(["ja ."]))


def test_explain_returns_and_writes_the_same_page(folder: Path, tmp_path: Path) -> None:
    translator = regmt.Translator.from_index(folder, options=GRAPH)
    html = translator.explain("wo ist der Bahnhof ?", tmp_path / "page.html")
    assert html == (tmp_path / "page.html").read_text(encoding="utf-8")
    assert str(translator.translate("wo ist der Bahnhof ?")) in html
    assert "<svg" in html


def test_options_of_selector_and_learner_may_be_mappings(folder: Path) -> None:
    options = regmt.TranslationOptions(
        learner="ridge", learner_options={"alpha": 2.0}, selector_options={"decay": "none"}
    )
    assert hash(options) == hash(dataclasses.replace(options, learner_options=(("alpha", 2.0),)))
    learner = regmt.SentenceLearner(Index.open(folder), options)
    assert learner.regressor.alpha == 2.0
    assert learner.selector.decay == "none"


def test_tuning_gives_a_translator_with_other_weights(folder: Path) -> None:
    source, target = bundled_lines("dev")
    translator = regmt.Translator.from_index(folder, options=GRAPH)
    plain = translator.decoder.weights
    against_words = plain.updated({"Regression": [-w for w in plain["Regression"]]})
    tuned = translator.with_weights(against_words).tuned(source[:6], target[:6])
    assert tuned.decoder.weights != against_words
    assert tuned.resources is translator.resources


def test_what_is_unknown_is_refused(folder: Path) -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'instance'"):
        regmt.TranslationOptions(instance=5)
    with pytest.raises(InputError, match="2 source lines, but 1 target"):
        regmt.Translator.from_text(["a", "b"], ["c"])
    with pytest.raises(AttributeError, match="no attribute 'Transistor'"):
        regmt.Transistor  # noqa: B018


def test_the_package_is_light_to_import(repository: Path) -> None:
    code = "import regmt, sys; print('numpy' in sys.modules, 'Translator' in dir(regmt))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False True"


def test_raw_text_comes_back_restored() -> None:
    sources = [
        "Open the file.",
        "Delete “%s”?",
        "Click <b>%d</b> now.",
        "_File",
        "Save as PDF!",
        "_file",
    ]
    targets = [
        "Öffne die Datei.",
        "„%s“ löschen?",
        "Jetzt <b>%d</b> klicken.",
        "Da_tei",
        "Als PDF!",
        "datei",
    ]
    english, german = (
        TextProfile(tokenize="moses", language=language, raw=True) for language in ("en", "de")
    )
    translator = regmt.Translator.from_text(
        sources, targets, source_preprocessing=english, target_preprocessing=german
    )
    assert [str(translator.translate(line)) for line in sources] == targets
    assert translator.translate("SAVE AS PDF!").restored == "ALS PDF!"
    deleted = translator.translate("Delete “%1$s”?")
    assert deleted.text == '" ⟦printf⟧ " löschen ?'
    assert deleted.restored == "„%1$s“ löschen?"
    assert translator.translate("_Open <i>%s</i>!").restored.count("<i>%s</i>") == 1
