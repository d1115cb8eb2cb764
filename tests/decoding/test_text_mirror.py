"""Arrays of a model folder: the same content as the text, and when they are used."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

import pytest

from regmt.core.errors import InputError
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.text_mirror import ARRAYS
from regmt.decoding.training import train_model
from regmt.decoding.training_options import TrainingOptions
from regmt.instance_selection.corpus import Corpus

SOURCE = ["das haus ist alt", "das alte haus", "ja , das ist da", "ein haus da", "da ist das"] * 2
TARGET = ["the house is old", "the old house", "yes , it is there", "a house there", "there it is"]
SENTENCES = [
    "das alte haus ist da",
    "ja , ein unbekanntes haus",
    "haus",
    "da da da ist ja das haus",
]


@pytest.fixture(scope="module", params=["word", "hierarchical", "none"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    corpus = Corpus.from_strings(SOURCE, TARGET * 2)
    options = TrainingOptions(phrases=PhraseOptions(reordering=request.param), lm_order=3)
    return train_model(corpus, tmp_path_factory.mktemp("mirror") / "model", options=options)


def copied(folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder, tmp_path / "copy"))


def decoded(folder: Path) -> list[list[tuple[object, ...]]]:
    decoder = BeamDecoder(Model.load(folder))
    return [
        [
            (h.tokens, h.score, h.features, h.alignment)
            for h in decoder.decode(line.split(), nbest=9)
        ]
        for line in SENTENCES
    ]


def test_text_and_arrays_are_one_content(folder: Path, tmp_path: Path) -> None:
    text = copied(folder, tmp_path)
    shutil.rmtree(text / ARRAYS)
    assert decoded(text) == decoded(folder)
    opened, read = (Model.load(path).phrase_tables["TranslationModel0"] for path in (folder, text))
    assert [(p.source, p.target, p.scores, p.alignment) for p in opened] == [
        (p.source, p.target, p.scores, p.alignment) for p in read
    ]


def test_decoding_reads_neither_text_nor_whole_vocabularies(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(*_: object, **__: object) -> None:
        raise AssertionError("the text was read")

    expected = decoded(folder)
    monkeypatch.setattr(PhraseTable, "load", read)
    monkeypatch.setattr("regmt.decoding.lm.LanguageModel.load", read)
    assert decoded(folder) == expected
    moved = copied(folder, tmp_path)  # other times of change, same content
    assert decoded(moved) == expected
    for name in ("phrase-table.gz", "reordering-table.gz", "lm.arpa.gz"):
        (moved / name).unlink(missing_ok=True)  # text that nobody needs may be removed
    model = Model.load(moved)
    assert decoded(moved) == expected
    BeamDecoder(model).decode(SENTENCES[0].split())
    table, lm = model.phrase_tables["TranslationModel0"], model.language_models["LM0"]
    for vocabulary in (table.sources, table.vocabulary, lm.vocabulary):
        assert vocabulary._words is None
        assert vocabulary._ids is None


def edit_text(copy: Path) -> None:
    path = copy / "phrase-table.gz"
    lines = gzip.decompress(path.read_bytes()).decode().replace("||| old |||", "||| new |||")
    path.write_bytes(gzip.compress(lines.encode()))


def older_format(copy: Path) -> None:
    path = copy / ARRAYS / "phrase-table.gz" / "header.json"
    header = json.loads(path.read_text())
    header["options"]["text"]["format"] = 0
    path.write_text(json.dumps(header))


@pytest.mark.parametrize("change", [edit_text, older_format])
def test_text_is_read_if_the_arrays_do_not_mirror_it(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], change
) -> None:
    copy = copied(folder, tmp_path)
    change(copy)
    table = Model.load(copy).phrase_tables["TranslationModel0"]
    assert "is read as text" in capsys.readouterr().err
    assert table.counts is not None  # which only the text has
    words = {word for pair in table for word in pair.target}
    assert ("new" in words) == (change is edit_text)


def test_damaged_arrays_are_named(folder: Path, tmp_path: Path) -> None:
    copy = copied(folder, tmp_path)
    path = copy / ARRAYS / "phrase-table.gz" / "words.npy"
    path.write_bytes(path.read_bytes()[:-4])
    with pytest.raises(InputError, match=r"words\.npy: damaged.*remove the folder"):
        Model.load(copy)
