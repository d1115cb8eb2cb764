"""Data derived from a corpus is built once for all users: counted."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.cli.main import main
from regmt.core.parallel import _opened
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.resources import DERIVED, Derived, Resources

N_TRAIN = 300
MODELS = ("language model", "alignment model", "aligning", "compiling")


@pytest.fixture
def corpus(tmp_path: Path) -> list[str]:
    files = []
    for language, lines in zip(("de", "en"), bundled_lines("train"), strict=True):
        path = tmp_path / f"train.{language}"
        path.write_text("\n".join(lines[:N_TRAIN]) + "\n", encoding="utf-8")
        files.append(str(path))
    source, target = bundled_lines("test")
    (tmp_path / "in.de").write_text("\n".join(source[:6]) + "\n", encoding="utf-8")
    (tmp_path / "in.en").write_text("\n".join(target[:6]) + "\n", encoding="utf-8")
    return files


@pytest.fixture
def folder(corpus: list[str], tmp_path: Path) -> Path:
    path = tmp_path / "corpus.index"
    Index.build(Corpus.from_files(*corpus), order=2).save(path)
    return path


@pytest.fixture
def work(capfd: pytest.CaptureFixture[str]) -> Callable[..., Counter[str]]:
    """Run a command; return what was trained and aligned by it, in whichever process."""

    def run(*arguments: object) -> Counter[str]:
        capfd.readouterr()
        assert main([str(argument) for argument in arguments]) == 0
        err = capfd.readouterr().err
        return Counter(
            line.split(",")[0]
            for line in err.splitlines()
            if line.startswith(("training", "aligning"))
        )

    return run


EVERYTHING = {
    "training a 5-gram language model of the target side": 1,
    "training a language model of 100 classes of words": 1,
    "training the alignment model agreement on the corpus": 1,
    "aligning the words of the corpus": 1,
    "training a model of the operations that translate": 1,
}


@pytest.mark.parametrize("jobs", [1, 2])
def test_translating_from_text_makes_everything_once(
    corpus: list[str], tmp_path: Path, work: Callable[..., Counter[str]], jobs: int
) -> None:
    made = work("translate", tmp_path / "in.de", "--train", *corpus, "--jobs", jobs)
    assert made == EVERYTHING


def test_an_index_serves_all_commands_after_the_first(
    corpus: list[str], folder: Path, tmp_path: Path, work: Callable[..., Counter[str]]
) -> None:
    source, nbest = tmp_path / "in.de", tmp_path / "n.best"
    lists = ("--nbest", 5, "--nbest-out", nbest)
    assert work("translate", source, "--index", folder, *lists, "--jobs", 2) == EVERYTHING
    assert not work("translate", source, "--index", folder)
    assert not work("predict", source, "--index", folder, "--jobs", 2)
    thesis = ("rerank", nbest, "--source", source, "--index", folder, "--scores", "thesis")
    assert not work(*thesis, "--jobs", 2)
    systems = (tmp_path / "in.en", tmp_path / "in.de")
    regression = ("--source", source, "--index", folder, "--scores", "cbleu,lm,regmt")
    assert not work("combine", *systems, *regression, "--jobs", 2)
    assert not work("phrase-table", source, "--index", folder, "--stats")
    aligned = (*thesis[:-1], "model,hmm,ibm1")
    assert work(*aligned) == {
        "training the alignment model hmm on the corpus": 1,
        "training the alignment model ibm1 on the corpus": 1,
    }
    assert not work(*aligned)


def test_reranking_from_text_trains_each_model_once(
    corpus: list[str], tmp_path: Path, work: Callable[..., Counter[str]]
) -> None:
    nbest = tmp_path / "n.best"
    source = tmp_path / "in.de"
    nbest.write_text(
        "".join(f"{i} ||| a b ||| f= 1 ||| 1\n{i} ||| b ||| f= 1 ||| 2\n" for i in range(6))
    )
    made = work(
        "rerank", nbest, "--source", source, "--train", *corpus, "--jobs", 2,
        "--scores", "lm,lm-per-word,regmt,ibm1,translated,hmm,hmm-viterbi",
        "--dev-nbest", nbest, "--dev-source", source, "--dev-reference", tmp_path / "in.en",
    )  # fmt: skip
    assert made == {
        "training a 5-gram language model of the target side": 1,
        "training the alignment model ibm1 on the corpus": 1,
        "training the alignment model hmm on the corpus": 1,
    }


def test_the_bundled_corpus_is_indexed_and_trained_on_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regmt.resources.cache_folder", lambda: tmp_path / "cache")
    short = {split: tuple(lines[:50] for lines in bundled_lines(split)) for split in ("train",)}
    files = []
    for language, lines in zip(("de", "en"), short["train"], strict=True):
        files.append(tmp_path / f"short.{language}")
        files[-1].write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setattr("regmt.resources.bundled_files", lambda split, pair: tuple(files))
    calls: Counter[str] = Counter()
    real = Index.build

    def build(*given: object, **named: object) -> Index:
        calls["index"] += 1
        return real(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Index, "build", build)
    counted = Derived("counted", lambda r: calls.update(["made"]), _touch, lambda path: None)
    for _ in range(2):
        resources = Resources.bundled()
        assert len(resources.index) == 50
        resources.get(counted)
    assert calls == {"index": 1, "made": 1}
    Resources.bundled(order=3)  # another index
    files[0].write_text(files[0].read_text(encoding="utf-8").replace("ist", "war"))
    Resources.bundled()  # and another text
    assert calls["index"] == 3


def _touch(made: object, path: Path) -> None:
    path.mkdir()


def test_a_read_only_index_serves_and_its_models_are_kept_in_the_cache(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regmt.resources.cache_folder", lambda: tmp_path / "cache")
    (folder / DERIVED).touch()  # a file: nothing can be kept there, even by root
    calls: list[int] = []
    counted = Derived("counted", lambda r: calls.append(1), _touch, lambda path: None)
    for _ in range(2):
        Resources.open(folder).get(counted)
    assert len(calls) == 1
    Index.open(folder, verify=True)


def test_links_of_two_readers_are_equal_and_an_in_memory_copy_is_saved_for_workers(
    folder: Path,
) -> None:
    kept = Resources.open(folder)
    memory = Resources(Index.build(kept.index.corpus, order=2))
    assert memory.links == kept.links
    with memory.shared() as shared:
        assert (shared.index.folder / DERIVED / "links-agreement").is_dir()
        assert shared.links == kept.links
    assert not shared.index.folder.exists()


def test_deleting_what_is_derived_makes_it_again(folder: Path) -> None:
    score = Resources.open(folder).language_model(order=2).score(["the", "room"])
    shutil.rmtree(folder / DERIVED)
    _opened.cache_clear()
    assert Resources.open(folder).language_model(order=2).score(["the", "room"]) == score
    assert repr(Resources.open(folder)).startswith(f"<Resources of {N_TRAIN} sentence pairs in ")


def test_the_public_names() -> None:
    for name in regmt.__all__:
        assert getattr(regmt, name) is not None
