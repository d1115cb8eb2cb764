"""Learning at once: translators, commands and compaction with the memory of an index."""

from __future__ import annotations

import gc
import json
import math
import shutil
import subprocess
import sys
import threading
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.cli.main import main
from regmt.core.errors import InputError
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextProfile
from regmt.resources import DERIVED, Resources
from regmt.translation.beam import BeamSentenceDecoder

OPTIONS = regmt.TranslationOptions(instances=30, lm_order=3)
NEW = "der Zauberstab ist kaputt .", "the magic wand is broken ."
SIMILAR = "wo ist der Zauberstab ?"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An index with all that is derived from it."""
    folder = tmp_path_factory.mktemp("memory") / "hotel.index"
    corpus = Corpus.from_strings(*(lines[:300] for lines in bundled_lines("train")))
    Index.build(corpus, order=2).save(folder)
    regmt.Translator.from_index(folder, options=OPTIONS)
    return folder


@pytest.fixture
def folder(built: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(built, tmp_path / "hotel.index"))


def test_the_next_sentence_uses_an_added_pair(folder: Path) -> None:
    translator = regmt.Translator.from_index(folder, options=OPTIONS)
    memory = regmt.Memory(folder)
    assert "wand" not in str(translator.translate(SIMILAR))
    number = memory.add(*NEW)
    assert str(translator.translate(NEW[0])) == NEW[1]
    translation = translator.translate(SIMILAR)
    assert "magic wand" in str(translation)
    assert number in translation.model.problem.index.numbers[translation.selection.ids]
    memory.replace(number, NEW[0], "the wand is broken .")
    assert str(translator.translate(NEW[0])) == "the wand is broken ."
    assert "magic" not in str(translator.translate(SIMILAR))
    memory.delete(number + 1)
    assert "wand" not in str(translator.translate(SIMILAR))


def test_a_translator_opened_later_translates_the_same(folder: Path) -> None:
    followed = regmt.Translator.from_index(folder, options=OPTIONS)
    memory = regmt.Memory(folder)
    for source, target in (NEW, ("ein Drache , bitte .", "a dragon , please .")):
        memory.add(source, target)
        followed.translate(SIMILAR)
    memory.delete(5)
    lines = [SIMILAR, *bundled_lines("test")[0][:4]]
    opened = regmt.Translator.from_index(folder, options=OPTIONS)
    expected = [opened.translate(line) for line in lines]
    ours = [followed.translate(line) for line in lines]
    assert [str(t) for t in ours] == [str(t) for t in expected]
    assert [t.hypotheses[0].score for t in ours] == [t.hypotheses[0].score for t in expected]
    assert list(opened.translate_lines(lines, jobs=2)) == [str(t) for t in expected]


def test_an_added_translation_of_a_known_sentence_is_preferred(folder: Path) -> None:
    translator = regmt.Translator.from_index(folder, options=OPTIONS)
    source = bundled_lines("train")[0][3]
    regmt.Memory(folder).add(source, "quite another translation")
    assert str(translator.translate(source)) == "quite another translation"


def test_another_process_adds_a_pair(folder: Path) -> None:
    translator = regmt.Translator.from_index(folder, options=OPTIONS)
    command = [sys.executable, "-m", "regmt", "memory", "add", str(folder), "--pair", *NEW]
    added = subprocess.run(command, capture_output=True, text=True, check=True)
    assert added.stdout == "300\n"
    assert str(translator.translate(NEW[0])) == NEW[1]


def test_threads_share_a_translator_that_learns(folder: Path) -> None:
    translator = regmt.Translator.from_index(folder, options=OPTIONS)
    memory = regmt.Memory(folder)
    found: list[str] = []

    def work(name: str) -> None:
        for i in range(5):
            source, target = f"{name} {i} {NEW[0]}", f"{name} {i} {NEW[1]}"
            memory_of_thread = regmt.Memory(folder)
            memory_of_thread.add(source, target)
            assert str(translator.translate(source)) == target
            found.append(target)

    threads = [threading.Thread(target=work, args=(name,)) for name in ("x", "y", "z")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == len(memory) == 15


def test_the_search_scores_with_what_the_memory_changes_in_the_language_model(
    folder: Path,
) -> None:
    translator = regmt.Translator.from_index(folder, options=OPTIONS)
    before = translator.translate(SIMILAR, nbest=3).hypotheses
    regmt.Memory(folder).extend([NEW, ("wo ist sie ?", "where is the magic wand ?")])
    current = translator.current()
    decoder = current.decoder
    assert isinstance(decoder, BeamSentenceDecoder)
    assert decoder.correction is not None
    found = translator.translate(SIMILAR, nbest=3).hypotheses
    assert found[0].text == "where is the magic wand ?"
    for hypothesis in found:
        models = decoder.lm, decoder.correction
        total = sum(m.score_sentences([hypothesis.tokens])[0].total for m in models)
        assert hypothesis.features["LM0"] == pytest.approx([total * math.log(10)], abs=1e-4)
        assert hypothesis.features.keys() == before[0].features.keys()
        weighted = decoder.weights.dot(hypothesis.features)
        assert hypothesis.score == pytest.approx(weighted, abs=1e-6)


def test_what_a_translator_knew_before_is_freed_at_once(folder: Path) -> None:
    """It may be large, and the collector of garbage sees only the number of objects."""
    translator = regmt.Translator.from_index(folder, options=OPTIONS)
    memory = regmt.Memory(folder)
    memory.add(*NEW)
    gc.disable()
    try:
        old = weakref.ref(translator.current())
        memory.add(*NEW)
        assert translator.current() is not translator
        assert old() is None
    finally:
        gc.enable()


def calls_to_learn(folder: Path, translator: regmt.Translator, pair: tuple[str, str]) -> int:
    """Add a pair; count the calls of functions until the translator knows it."""
    regmt.Memory(folder).add(*pair)
    calls = 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        translator.current()
    finally:
        sys.setprofile(None)
    return calls


def raw_translator(folder: Path, size: int) -> regmt.Translator:
    """Make an index of raw text, with all that is derived from it."""
    raw = TextProfile(raw=True)
    sides = (lines[:size] for lines in bundled_lines("train"))
    corpus = Corpus.from_strings(*sides, source_preprocessing=raw, target_preprocessing=raw)
    Index.build(corpus, order=2).save(folder)
    translator = regmt.Translator.from_index(folder, options=OPTIONS)
    translator.translate(SIMILAR)
    return translator


def test_learning_a_pair_takes_no_more_calls_with_a_large_index_or_memory(tmp_path: Path) -> None:
    """Only arrays may be as long as these are; loops over them would take most of the time."""
    calls = []
    for size in (100, 800):
        folder = tmp_path / f"{size}.index"
        translator = raw_translator(folder, size)
        calls_to_learn(folder, translator, NEW)  # makes room for others
        calls.append(calls_to_learn(folder, translator, NEW))
    further = (lines[800:1100] for lines in bundled_lines("train"))
    regmt.Memory(folder).extend(zip(*further, strict=True))
    translator.translate(SIMILAR)
    calls.append(calls_to_learn(folder, translator, NEW))
    assert max(calls) < 1.1 * calls[0]


def test_an_index_in_memory_has_no_memory() -> None:
    resources = Resources(Index.build(Corpus.from_strings(["a b"], ["x y"]), order=2))
    assert resources.refreshed() is resources


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def changed(folder: Path) -> Corpus:
    """Change the memory of an index; returns the merged text."""
    memory = regmt.Memory(folder)
    memory.extend([NEW, ("ein Drache", "a dragon")])
    memory.replace(300, NEW[0], "the wand is broken .")
    memory.delete(17)
    source, target = (list(lines[:300]) for lines in bundled_lines("train"))
    del source[17], target[17]
    merged = [*source, "ein Drache", NEW[0]], [*target, "a dragon", "the wand is broken ."]
    return Corpus.from_strings(*merged)


def derived(folder: Path) -> set[str]:
    return {path.name for path in (folder / DERIVED).iterdir() if path.is_dir()}


def test_compaction_derives_anew_what_raw_text_needs(tmp_path: Path) -> None:
    folder = tmp_path / "raw.index"
    raw_translator(folder, 100)
    before = derived(folder)
    regmt.Memory(folder).add(*NEW)
    regmt.compact(folder)
    assert derived(folder) == before


def test_compaction_gives_the_bytes_of_the_index_of_the_merged_text(
    folder: Path, tmp_path: Path
) -> None:
    merged = changed(folder)
    before = derived(folder)
    assert main(["index", "--compact", str(folder)]) == 0
    Index.build(merged, order=2).save(tmp_path / "anew")
    assert files_of(folder) == files_of(tmp_path / "anew")
    assert derived(folder) == before
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
    assert len(regmt.Memory(folder)) == 0


def test_an_open_translator_goes_over_to_the_compacted_index(folder: Path) -> None:
    translator = regmt.Translator.from_index(folder, options=OPTIONS)
    memory = regmt.Memory(folder)
    memory.add(*NEW)
    translator.translate(SIMILAR)
    index = regmt.compact(folder)
    assert len(index) == 301
    assert translator.current().resources.index.memory is None
    assert memory.add("ein Drache", "a dragon") == 301
    assert str(translator.translate("ein Drache")) == "a dragon"
    assert str(translator.translate(NEW[0])) == NEW[1]


def test_pairs_added_during_compaction_are_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed(folder)
    memory = regmt.Memory(folder)
    save = Index.save

    def save_late(index: Index, path: Path) -> None:
        save(index, path)
        memory.add("zu spät", "too late")  # 303
        memory.replace(303, "noch später", "later still")
        memory.delete(301)  # a dragon
        memory.delete(20)

    monkeypatch.setattr(Index, "save", save_late)
    index = regmt.compact(folder)
    lines = [index.source.text.lines[i] for i in range(len(index))]
    assert lines[-2:] == [NEW[0], "noch später"]
    assert "ein Drache" not in lines
    expected = [*bundled_lines("train")[0][:17], *bundled_lines("train")[0][18:20]]
    assert lines[:19] == expected
    assert lines[19] == bundled_lines("train")[0][21]


def test_readers_and_writers_work_during_compaction(tmp_path: Path) -> None:
    folder = tmp_path / "small.index"
    Index.build(Corpus.from_strings(["a b"], ["x y"]), order=2).save(folder)
    done = threading.Event()
    sizes: list[int] = []
    problems: list[BaseException] = []

    def read() -> None:
        try:
            index = Index.open(folder)
            while not done.is_set():
                index = index.refreshed()
                sizes.extend((len(index), len(Index.open(folder))))
        except BaseException as error:
            problems.append(error)

    readers = [threading.Thread(target=read) for _ in range(2)]
    for reader in readers:
        reader.start()
    memory = regmt.Memory(folder)
    for i in range(30):
        memory.add(f"a {i}", f"x {i}")
        if i % 3 == 2:
            regmt.compact(folder)
    done.set()
    for reader in readers:
        reader.join()
    assert problems == []
    assert max(sizes) == len(Index.open(folder)) == 31


def test_an_index_with_a_memory_is_not_overwritten(folder: Path) -> None:
    regmt.Memory(folder).add(*NEW)
    with pytest.raises(InputError, match="memory, which would be lost"):
        regmt.index(output=folder, force=True)
    assert len(regmt.Memory(folder)) == 1


def test_the_commands(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pairs = tmp_path / "more.tsv"
    pairs.write_text("eins\tone\nzwei\ttwo\n")

    def run(*arguments: str) -> list[str]:
        code = main(["memory", arguments[0], str(folder), *arguments[1:]])
        printed = capsys.readouterr()
        return printed.out.splitlines() if code == 0 else [printed.err]

    assert run("add", str(pairs), "--pair", *NEW) == ["300", "301", "302"]
    assert run("replace", "301", "eins", "one !") == ["303"]
    assert run("delete", "302", "0") == []
    assert run("list") == [f"300\t{NEW[0]}\t{NEW[1]}", "303\teins\tone !"]
    assert run("list", "--source", "eins") == ["303\teins\tone !"]
    assert "no pair has the number 302" in run("delete", "302")[0]
    assert "no pair has the number 302" in run("delete", "300", "302")[0]
    assert len(run("list")) == 2, "of several numbers, one of them wrong, none is deleted"
    assert run("delete", "1", "1") == []
    assert "no pairs" in run("add")[0]
    pairs.write_text("drei\tthree\n\tfour\n")
    assert "or use --skip-empty" in run("add", str(pairs))[0]
    assert run("add", str(pairs), "--skip-empty") == ["304"]
    assert "is empty" in run("add", "--pair", "a", "")[0]


@pytest.mark.parametrize(
    ("language", "stored", "told"),
    [
        ("en", ("Save", "Speichern"), ""),
        ("de", ("Speichern", "Save"), ""),
        ("fr", ("Save", "Speichern"), "names the language fr; expected: de, en"),
    ],
)
def test_added_files_are_turned_to_the_languages_of_the_index(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
    language: str, stored: tuple[str, str], told: str,
) -> None:  # fmt: skip
    german, english = TextProfile(language="de"), TextProfile(language="en")
    corpus = Corpus.from_strings(
        ["Datei"], ["File"], source_preprocessing=german, target_preprocessing=english
    )
    folder = tmp_path / "app.index"
    Index.build(corpus, order=2).save(folder)
    file = tmp_path / "reviewed.po"
    header = f'msgid ""\nmsgstr "Language: {language}\\n"\n'
    file.write_text(f'{header}\nmsgid "Save"\nmsgstr "Speichern"\n')
    assert main(["memory", "add", str(folder), str(file)]) == 0
    [pair] = regmt.Memory(folder).pairs()
    assert (pair.source, pair.target) == stored
    printed = capsys.readouterr().err
    assert told in printed
    assert bool(told) == ("expected" in printed)


def test_an_empty_memory_changes_nothing(folder: Path) -> None:
    before = json.loads((folder / "header.json").read_text())
    memory = regmt.Memory(folder)
    assert memory.pairs() == []
    resources = Resources.open(folder)
    assert resources.base is resources
    assert json.loads((folder / "header.json").read_text()) == before
    assert not (folder / "memory.journal").exists()
    assert regmt.compact(folder).memory is None
    options = replace(OPTIONS, decoder="graph")
    assert str(regmt.Translator.from_index(folder, options=options).translate(NEW[0]))
