"""Raw text through the commands: placeholders, case and spaces of the translations, warnings."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from regmt import TranslationOptions, Translator, evaluate, read_corpus
from regmt.cli.main import main
from regmt.core.files import read_lines
from regmt.decoding.nbest import read_nbest
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.index import Index
from regmt.instance_selection.text_profile import TextOptions, TextProfile
from regmt.instance_selection.text_profile.masks import mask

ENGLISH = """Open the file.
Delete the file “%s”?
Click <b>%d</b> to save the file.
Open the _File menu.
{0} files in ${HOME}
Do not delete {name}!
See https://example.org/help for help.
Find and Replace
Close the menu.
The file is open.
Save
Do you want to close the file?""".split("\n")
GERMAN = """Öffne die Datei.
Die Datei „%s“ löschen?
Klicke auf <b>%d</b>, um die Datei zu speichern.
Öffne das Menü _Datei.
{0} Dateien in ${HOME}
{name} nicht löschen!
Siehe https://example.org/help für Hilfe.
Suchen und ersetzen
Schließe das Menü.
Die Datei ist offen.
Speichern
Willst du die Datei schließen?""".split("\n")
NEW = """Click <i>%s</i> to open the _File menu.
Delete {0} “%1$s” in ${HOME}?\\n
OPEN THE FILE
Do not open <a href="https://x.org/">the file</a> {name}!""".split("\n")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("raw")
    files = [folder / "app.en", folder / "app.de"]
    for file, lines in zip(files, (ENGLISH, GERMAN), strict=True):
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [str(file) for file in files]


@pytest.fixture(scope="module")
def index(corpus: list[str]) -> str:
    folder = str(Path(corpus[0]).parent / "app.index")
    assert main(["index", "--train", *corpus, "-o", folder]) == 0
    return folder


def check_placeholders(source: str, translation: str) -> None:
    """Check without masks: each string as often as in the source, tags well nested."""
    strings = [each.text for each in mask(source)[1]]
    for text in strings:
        assert translation.count(text) == source.count(text), (source, translation)
    names = [text.strip("</>").split()[0] for text in strings if text[:1] == "<"]
    for name in names:
        assert 0 <= translation.find(f"<{name}") < translation.find(f"</{name}"), translation


def test_from_files_to_raw_translations(index: str, capsys, monkeypatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("\n".join(NEW).encode())))
    assert main(["translate", "--index", index, "-"]) == 0
    out = capsys.readouterr().out.splitlines()
    for source, translation in zip(NEW, out, strict=True):
        check_placeholders(source, translation)
    assert out[0].count("_") == 1
    assert out[1].endswith("?\\n")
    assert out[2] == "ÖFFNE DIE DATEI"
    stored = [str(each) for each in map(Translator.from_index(index).translate, ENGLISH)]
    assert stored == GERMAN


def test_what_is_detected_is_said_and_kept(corpus: list[str], index: str, capsys) -> None:
    found = "the corpus is raw text, source en, target de: 100% of 16 punctuation marks"
    assert read_corpus(corpus).target.preprocessing.raw
    assert found in capsys.readouterr().err
    profile = Index.open(index).target.text.preprocessing
    assert (profile.raw, profile.language, profile.tokenize) == (True, "de", "moses")
    assert "Datei" in profile.forms
    for options in ({"text": "tokenised"}, {"tokenize": "13a"}, {"lowercase": True}):
        assert not read_corpus(corpus, **options).target.preprocessing.raw
    assert capsys.readouterr().err == ""
    assert main(["translate", "--index", index, "--text", "raw", corpus[0]]) == 2
    assert "--text and --index together" in capsys.readouterr().err
    assert read_corpus(text="raw").source.preprocessing.raw
    assert TextOptions("raw", "13a").profiles()[0].tokenize == "13a"


def test_input_that_is_not_like_the_corpus(index: str, corpus: list[str], tmp_path, capsys) -> None:
    (tmp_path / "tokenised").write_text("open the file , now !\n" * 2)
    raw = ["--index", index, str(tmp_path / "tokenised")]
    assert main(["select", *raw]) == 0
    expected = "the input looks tokenised, but the model is of raw text (0% of 4 punctuation marks"
    assert expected in capsys.readouterr().err
    tokenised = str(tmp_path / "tokenised.index")
    assert main(["index", "--train", *corpus, "--text", "tokenised", "-o", tokenised]) == 0
    for command in ("translate", "predict"):
        capsys.readouterr()
        (tmp_path / "raw").write_text("Close it, now!\n" * 30)
        assert main([command, "--index", tokenised, str(tmp_path / "raw")]) == 0
        err = capsys.readouterr().err
        assert err.count("the input looks raw, but the model is of tokenised text (100% of 60") == 1
        assert "67% of its words are unknown); tokenise it, or index raw text" in err
    (tmp_path / "raw").write_text("Klicken Sie auf das Menü Datei, um alle zu öffnen.\n" * 30)
    with (tmp_path / "raw").open() as stream:
        list(Translator.from_index(index).resources.checked(line for line in stream))
    assert "the input is not like the corpus" in capsys.readouterr().err


def test_scores_and_lists_of_raw_text(index: str, corpus: list[str], tmp_path, capsys) -> None:
    nbest = str(tmp_path / "nbest")
    lists = ["--nbest", "5", "--nbest-out", nbest, "--no-exact"]
    files = [corpus[0], "--reference", corpus[1], "-o", str(tmp_path / "out")]
    assert main(["translate", "--index", index, *files, *lists]) == 0
    err = capsys.readouterr().err
    bleu = evaluate(str(tmp_path / "out"), corpus[1], metric="bleu").results[0].score
    assert f"BLEU = {bleu:.2f}" in err
    evaluate({"one": ["a , b ."], "two": ["a, b."]}, [["b, a."]], resamples=0)
    warning = "warning: one looks tokenised, the reference raw; give both in the same form\n"
    assert warning in capsys.readouterr().err
    assert "tok:13a" in err
    assert any("⟦printf⟧" in entry.text for entry in read_nbest(nbest)[1])
    again = ["rerank", nbest, "--index", index, "--source", corpus[0]]
    assert main([*again, "--scores", "model"]) == 0
    assert capsys.readouterr().out.splitlines() == read_lines(tmp_path / "out")


@pytest.mark.parametrize("pair", ["de-en", "es-en"])
def test_placeholders_of_real_strings(pair: str, real_data: Path) -> None:
    folder, languages = real_data / f"l10n-{pair}", pair.split("-")
    sides = [read_lines(folder / f"train.{language}")[::12] for language in languages]
    options = TextOptions("raw", languages=(languages[0], languages[1]))
    source, target = options.profiles()
    corpus = Corpus.from_strings(*sides, source_preprocessing=source, target_preprocessing=target)
    translator = Translator.from_corpus(corpus, options=TranslationOptions(lm_order=3, stack=20))
    dev = [line for path in folder.glob(f"dev.*.{languages[0]}") for line in read_lines(path)]
    strings = [line for line in dev if mask(line)[1]]
    assert len(strings) > 100
    for line, translation in zip(strings, translator.translate_lines(strings), strict=True):
        check_placeholders(line, translation)


def test_an_accelerator_follows_its_word_within_a_phrase() -> None:
    pairs = [
        (f"{german} {verb}", f"{to} {english}")
        for german, english in (("Datei", "file"), ("Bild", "image"), ("Ordner", "folder"))
        for verb, to in (("öffnen", "open"), ("löschen", "delete"))
    ]
    profiles = [TextProfile(tokenize="moses", language=side, raw=True) for side in ("de", "en")]
    translator = Translator.from_text(
        *zip(*pairs * 2, strict=True),
        source_preprocessing=profiles[0],
        target_preprocessing=profiles[1],
    )
    assert str(translator.translate("_Datei öffnen jetzt")) == "open _file jetzt"
    assert str(translator.translate("Datei _öffnen jetzt")) == "_open file jetzt"
    stored = translator.translate("Datei öffnen").hypotheses[0]
    assert stored.alignment == [(0, 1), (1, 0)]
