"""From a translation memory to a checked file: library and commands."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from shutil import which

import pytest

import regmt
from regmt.cli.main import main
from regmt.core.files import read_lines
from regmt.instance_selection.corpus import Corpus
from regmt.instance_selection.text_profile import TextOptions
from regmt.instance_selection.text_profile.masks import mask

MEMORY = [
    ("Open the file", "Öffne die Datei"),
    ("Save the file", "Sichere die Datei"),
    ("Open the folder", "Öffne den Ordner"),
    ("Save the folder %s", "Sichere den Ordner %s"),
    ("Close the window.", "Schließe das Fenster."),
    ("Delete the file %s?", "Lösche die Datei %s?"),
    ("One file", "Eine Datei"),
    ("%d files", "%d Dateien"),
]
HEADER = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: de\\n"\n'
    '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
)
INPUT = (
    HEADER
    + '#: a.c:1\nmsgid "Open the folder %s?"\nmsgstr ""\n\n'
    + 'msgid   "Quit"\nmsgstr   "Beenden"\n\n'
    + '#, fuzzy\nmsgid "Exit"\nmsgstr "Ausgang"\n\n'
    + '#, c-format\nmsgid "One file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n'
)


@pytest.fixture
def files(tmp_path: Path) -> Path:
    entries = "".join(f'msgid "{s}"\nmsgstr "{t}"\n\n' for s, t in MEMORY[:4])
    more = (
        '#, fuzzy\nmsgid "Help"\nmsgstr "Hilf"\n\n'
        'msgid "New"\nmsgstr ""\n\n#~ msgid "a"\n#~ msgstr "b"\n'
    )
    (tmp_path / "memory.po").write_text(HEADER + entries + more)
    units = "".join(
        f'<tu><tuv xml:lang="de"><seg>{t}</seg></tuv><tuv xml:lang="en"><seg>{s}</seg></tuv></tu>'
        for s, t in MEMORY[4:6]
    )
    (tmp_path / "memory.tmx").write_text(
        f'<tmx version="1.4"><header srclang="en"/><body>{units}</body></tmx>'
    )
    for side in (0, 1):
        lines = "".join(pair[side] + "\n" for pair in MEMORY[6:])
        (tmp_path / f"plain.{('en', 'de')[side]}").write_text(lines)
    (tmp_path / "app.po").write_text(INPUT)
    return tmp_path


def indexed(files: Path) -> str:
    train = ["memory.po", "memory.tmx", "plain.en", "plain.de"]
    folder = str(files / "app.index")
    assert main(["index", "--train", *(str(files / name) for name in train), "-o", folder]) == 0
    return folder


def test_training_data_from_several_files(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = indexed(files)
    told = capsys.readouterr().err
    assert "memory.po: 4 pairs; left out: 1 fuzzy, 1 obsolete, 1 untranslated" in told
    assert "memory.tmx: 2 pairs" in told
    corpus = regmt.Resources.open(folder).index.corpus
    pairs = [(corpus.source.lines[i], corpus.target.lines[i]) for i in range(len(corpus))]
    assert pairs == MEMORY
    profiles = corpus.source.preprocessing, corpus.target.preprocessing
    assert [(p.raw, p.language) for p in profiles] == [(True, "en"), (True, "de")]
    turned = regmt.read_corpus(files / "memory.tmx", source_lang="de", target_lang="en")
    assert turned.source.lines[0] == "Schließe das Fenster."
    turned = regmt.read_corpus(files / "memory.po", source_lang="de", target_lang="en")
    assert turned.target.lines[0] == "Open the file"


def test_a_file_is_filled_and_checked(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = indexed(files)
    source, output = str(files / "app.po"), str(files / "app.de.po")
    assert main(["translate", source, "--index", folder, "-o", output]) == 0
    assert "2 units filled, 2 left as they were; no problems found" in capsys.readouterr().err
    text = Path(output).read_text()
    before = INPUT.splitlines()
    after = text.splitlines()
    new = [line for line in after if line not in before]
    assert [line for line in before if line not in after] == [
        "#, c-format",
        'msgstr[0] ""',
        'msgstr[1] ""',
    ]
    assert new[-3:] == ["#, fuzzy, c-format", 'msgstr[0] "Eine Datei"', 'msgstr[1] "%d Dateien"']
    assert any(line.startswith("# regmt: ") and "match " in line for line in new)
    assert "# regmt: translation memory; match 100 %" in new
    assert sum("%s" in line and line.startswith("msgstr") for line in new) == 1
    assert main(["check", output]) == 0
    capsys.readouterr()
    # Explanations show matches, too.
    assert (
        "<h2>Nearest stored pairs</h2><table class=matches><tr><td class=number>66 %"
        in regmt.Translator.from_index(folder).explain("Open the files")
    )
    # The library does the same; a second run finds nothing to do.
    translator = regmt.Translator.from_index(folder)
    again = regmt.translate_file(output, None, translator)
    assert (again.filled, bytes(again.document)) == ([], text.encode())
    everything = regmt.translate_file(output, None, translator, overwrite=True)
    assert len(everything.filled) == 4
    assert bytes(everything.document).count(b"# regmt: ") == 4


def test_check_reports_what_is_wrong(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = files / "bad.po"
    bad.write_text(HEADER + 'msgid "Open %s"\nmsgstr "Öffne"\n')
    assert main(["check", str(bad), str(files / "app.po")]) == 1
    out = capsys.readouterr().out
    assert out == f"{bad}:7: placeholders: missing %s: Open %s → Öffne\n"
    assert main(["check", str(bad), "--json"]) == 1
    record = json.loads(capsys.readouterr().out)
    assert (record["check"], record["line"], record["target"]) == ("placeholders", 7, "Öffne")
    assert main(["check", str(files / "plain.en")]) == 2
    assert "not a translators' file" in capsys.readouterr().err


def test_matches_of_a_file(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = indexed(files)
    capsys.readouterr()
    assert main(["match", str(files / "memory.po"), "--index", folder, "--matches", "1"]) == 0
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [r["source"] for r in records][:2] == ["Open the file", "Save the file"]
    assert [r["matches"][0]["percent"] for r in records[:3]] == [101, 101, 101]
    found = next(iter(regmt.match(["Open the files"], folder, lowest=60)))
    assert [(m.percent, m.target) for m in found.matches] == [
        (66, "Öffne die Datei"),
        (66, "Öffne den Ordner"),
    ]


def test_options_of_the_other_kind_are_refused(
    files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["translate", str(files / "plain.en"), "--overwrite"]) == 2
    assert "--overwrite is for translators' files" in capsys.readouterr().err
    assert main(["translate", str(files / "app.po"), "--reference", "x"]) == 2
    assert "--reference is for lines of text" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["de", "es"])
def test_placeholders_of_real_strings(language: str, real_data: Path, tmp_path: Path) -> None:
    folder = real_data / f"l10n-{language}-en"
    sides = [read_lines(folder / f"train.{side}")[::20] for side in ("en", language)]
    source, target = TextOptions("raw", languages=("en", language)).profiles()
    corpus = Corpus.from_strings(*sides, source_preprocessing=source, target_preprocessing=target)
    options = regmt.TranslationOptions(lm_order=3, stack=20)
    translator = regmt.Translator.from_corpus(corpus, options=options)
    dev = [line for path in folder.glob("dev.*.en") for line in read_lines(path)]
    strings = dict.fromkeys(line for line in dev if mask(line)[1])
    entries = "".join(f'msgid {json.dumps(s, ensure_ascii=False)}\nmsgstr ""\n\n' for s in strings)
    path, output = tmp_path / "app.po", tmp_path / "out.po"
    path.write_text(HEADER.replace("de", language) + entries, encoding="utf-8")
    result = regmt.translate_file(path, output, translator)
    assert len(result.filled) == len(strings) > 100
    # One source has two single braces, whose translations may come to stand side by side.
    found = [p for p in result.problems if p.check in ("placeholders", "tags", "accelerators")]
    assert [p for p in found if p.message != "added {}"] == []
    if which("msgfmt"):
        command = ["msgfmt", "-c", "--use-fuzzy", "-o", "/dev/null", str(output)]
        assert subprocess.run(command, check=False).returncode == 0
