"""Translators' files: read as other libraries read them, and changed only where they are filled."""

from __future__ import annotations

import io
import subprocess
from pathlib import Path
from shutil import which

import pytest

from regmt.core.errors import InputError
from regmt.documents import format_of, open_document
from regmt.documents.document import Candidate
from regmt.documents.plurals import PluralRule

PO = r"""# Translators' comment
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: de\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#. For the menu
#: main.c:1
msgctxt "menu"
msgid "Open \"%s\"\n"
msgstr ""

#, fuzzy, c-format
#| msgid "Close"
msgid "Close %d"
msgstr "Schließen %d"

#: main.c:3
#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] ""
msgstr[1] ""

msgid   ""
"A long "
"line"
msgstr ""
"Eine lange "
"Zeile"

#~ msgid "Old"
#~ msgstr "Alt"
"""

XLIFF1 = """<?xml version='1.0' encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="a" source-language="en" target-language="de" datatype='plaintext'><body>
    <trans-unit id="1">
      <source>Click <g id="1">here</g> &amp; <x id="2"/>wait</source>
    </trans-unit>
    <trans-unit id="2"><source>Done &#8212; &quot;x&quot;</source>
      <target>Fertig &#8212; "x"</target></trans-unit>
    <trans-unit id="3"><source>New</source><target state="new"/><note>Hi</note></trans-unit>
    <trans-unit id="4" translate="no"><source>Fixed</source></trans-unit>
  </body></file>
</xliff>
"""
XLIFF2 = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
 <file id="f1">
  <unit id="1">
   <segment>
    <source>Click <pc id="1">here</pc></source>
   </segment>
   <segment state="final"><source>Done</source><target>Fertig</target></segment>
  </unit>
 </file>
</xliff>
"""
TMX = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header srclang="en" adminlang="en" datatype="x" segtype="block" creationtool="x"
 creationtoolversion="1" o-tmf="x"/><body>
  <tu tuid="7">
    <tuv xml:lang="en-US"><seg>Click <bpt i="1">&lt;b></bpt>here<ept i="1">&lt;/b></ept></seg></tuv>
  </tu>
  <tu><tuv xml:lang="de"><seg>Fertig</seg></tuv><tuv xml:lang="en"><seg>Done</seg></tuv></tu>
</body></tmx>
"""
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Window</name>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Old</source>
        <translation type="vanished">Alt</translation>
    </message>
</context>
</TS>
"""
ANDROID = """<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="open">Don\\'t open <b>%1$s</b> &amp; go</string>
    <string name="id" translatable="false">x</string>
    <plurals name="files"><item quantity="one">%d file</item>
      <item quantity="other">%d files</item></plurals>
</resources>
"""
JSON = '{"menu": {"open": "Open \\"{name}\\"", "@open": "no", "list": ["One", "Two"]},\n "n": 1}\n'
CSV = '"source","target","context"\r\n"One, two",,\r\n"Three","Drei\nvier","x"\r\n'

CASES = {
    "a.po": (PO, ['Open "%s"\n', "%d file", "%d files"]),
    "a.xlf": (XLIFF1, ['Click <g id="1">here</g> & <x id="2"/>wait', "New"]),
    "b.xliff": (XLIFF2, ['Click <pc id="1">here</pc>']),
    "a.tmx": (TMX, ['Click <bpt i="1"><b></bpt>here<ept i="1"></b></ept>']),
    "a.ts": (TS, ["&Open", "%n file(s)", "%n file(s)"]),
    "strings.xml": (ANDROID, ["Don't open <b>%1$s</b> & go", "%d file", "%d files"]),
    "a.json": (JSON, ['Open "{name}"', "One", "Two"]),
    "a.csv": (CSV, ["One, two"]),
}
TRANSLATED = {
    "a.po": [("A long line", "Eine lange Zeile")],
    "a.xlf": [('Done — "x"', 'Fertig — "x"')],
    "b.xliff": [("Done", "Fertig")],
    "a.tmx": [("Done", "Fertig")],
    "a.ts": [("Done", "Fertig")],
    "a.csv": [("Three", "Drei\nvier")],
}


@pytest.fixture(params=CASES)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / request.param
    path.write_bytes(CASES[request.param][0].encode())
    return path


def test_units_are_found_and_nothing_changes(file: Path) -> None:
    document = open_document(file)
    new = [source for unit in document.units if unit.state == "new" for source in unit.sources]
    assert new == CASES[file.name][1]
    done = [pair for unit in document.units if unit.state == "translated" for pair in unit.pairs]
    assert done == TRANSLATED.get(file.name, [])
    assert format_of(file) == file.suffix[1:]
    assert bytes(document) == file.read_bytes()


def test_filling_changes_only_what_was_empty(file: Path) -> None:
    document = open_document(file)
    for unit in document.units:
        if unit.state == "new":
            document.fill(unit, [f"ü{i} < {s}" for i, s in enumerate(unit.sources)], "80 %")
    filled = bytes(document)
    file.write_bytes(filled)
    again = open_document(file)
    if file.name in ("strings.xml", "a.json"):  # one language only
        expected = [t for u in document.units for t in (u.targets if any(u.targets) else u.sources)]
        assert [source for unit in again.units for source in unit.sources] == expected
        return
    assert [(u.sources, u.targets, u.name, u.context) for u in again.units if any(u.targets)] == [
        (u.sources, u.targets, u.name, u.context) for u in document.units if any(u.targets)
    ]
    if file.name != "a.csv":
        assert [u.state for u in again.units] == [u.state for u in document.units]
        assert filled.count(b"80 %") == len(
            {u.line for u in document.units if u.state == "fuzzy"}
        ) - (
            file.name == "a.po"  # one was fuzzy before
        )
    # Units that were translated stand there as before.
    before = CASES[file.name][0].encode()
    for line in before.splitlines():
        if any(
            word in line for word in (b"Fertig", b"Zeile", b"Drei", b"Alt", b"Schlie", b"Fixed")
        ):
            assert line in filled


def test_a_second_filling_replaces_the_remark(file: Path) -> None:
    for remark in ("first one", "second one"):
        document = open_document(file)
        for unit in document.units:
            if unit.state in ("new", "fuzzy"):
                document.fill(unit, unit.sources, remark)
        document.write(file)
    assert b"first one" not in file.read_bytes()


@pytest.mark.parametrize("name", ["a.xlf", "b.xliff"])
def test_xliff_files_hold_the_matches(tmp_path: Path, name: str) -> None:
    etree = pytest.importorskip("lxml.etree")
    path = tmp_path / name
    path.write_bytes(CASES[name][0].encode())
    for percents in ([101, 75], [80]):  # the second time the earlier ones go
        document = open_document(path)
        units = [unit for unit in document.units if unit.state in ("new", "fuzzy")]
        for unit in units:
            stored = [Candidate(percent, "A < b\x01", f"Ä {percent}") for percent in percents]
            document.fill(unit, unit.sources, "a remark", stored)
        document.write(path)
        root = etree.fromstring(path.read_bytes())
        found = [
            (each.get("match-quality") or each.get("matchQuality"), each.get("type"))
            for each in root.iterfind(".//{*}alt-trans[@origin='regmt']")
        ] or [
            (each.get("matchQuality"), each.get("type"))
            for each in root.iterfind(".//{urn:oasis:names:tc:xliff:matches:2.0}match")
        ]
        one = [(f"{p}%", None) for p in percents]
        two = [(str(min(p, 100)), "icm" if p > 100 else "tm") for p in percents]
        assert sorted(found) == sorted((one if name == "a.xlf" else two) * len(units))
        assert {each.text for each in root.iterfind(".//{*}match/{*}source")} <= {"A < b"}
    for unit in open_document(path).units:
        assert "Ä" not in "".join(unit.targets)
    document = open_document(path)
    for unit in document.units:
        if unit.state == "fuzzy":
            document.fill(unit, unit.sources)
    assert b"regmt" not in bytes(document).replace(b'id="regmt-', b"")


def test_segments_of_one_unit_share_notes_and_matches(tmp_path: Path) -> None:
    segment = "<segment><source>Text {}</source></segment>"
    unit = f'<unit id="1">{segment.format(1)}{segment.format(2)}</unit>'
    (tmp_path / "a.xlf").write_text(
        '<xliff version="2.0" srcLang="en" trgLang="de" '
        f'xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f">{unit}</file></xliff>'
    )
    document = open_document(tmp_path / "a.xlf")
    for number, each in enumerate(document.units):
        document.fill(each, ["Text"], f"remark {number}", [Candidate(50, "Text", f"{number}")])
    etree = pytest.importorskip("lxml.etree")
    matches, notes, *segments = etree.fromstring(bytes(document)).find(".//{*}unit")
    assert [each.tag.rpartition("}")[2] for each in (matches, notes)] == ["matches", "notes"]
    assert [note.text for note in notes] == ["remark 0", "remark 1"]
    assert [each.get("ref") for each in matches] == [f"#{s.get('id')}" for s in segments]


def test_what_a_person_confirms_is_not_marked(file: Path) -> None:
    if file.name in ("strings.xml", "a.json"):  # they cannot be marked
        return
    for remark in ("a remark", None):
        document = open_document(file)
        for unit in document.units:
            if unit.state in ("new", "fuzzy"):
                document.fill(unit, unit.sources, remark)
        document.write(file)
    assert b"a remark" not in file.read_bytes() or file.name == "a.csv"
    states = {unit.state for unit in open_document(file).units}
    assert states <= {"translated", "obsolete", "fixed"}


@pytest.mark.parametrize(
    ("name", "store"),
    [
        ("a.po", "pypo:pofile"),
        ("a.xlf", "xliff:Xliff1File"),
        ("b.xliff", "xliff2:Xliff2File"),
        ("a.tmx", "tmx:tmxfile"),
        ("a.ts", "ts2:tsfile"),
        ("strings.xml", "aresource:AndroidResourceFile"),
        ("a.csv", "csvl10n:csvfile"),
    ],
)
def test_translate_toolkit_reads_what_was_filled(tmp_path: Path, name: str, store: str) -> None:
    module, class_name = store.split(":")
    toolkit = pytest.importorskip(f"translate.storage.{module}")
    path = tmp_path / name
    path.write_bytes(CASES[name][0].encode())
    document = open_document(path, target_language="de")
    filled = []
    for unit in document.units:
        if unit.state == "new":
            texts = [f"Ein “Text” & {i}" for i in range(len(unit.sources))]
            document.fill(unit, texts, "a remark", [Candidate(75, "A & b", "Ä")])
            filled.append(unit)
    theirs = getattr(toolkit, class_name)()
    if name.endswith("tmx"):
        theirs.settargetlanguage("de")
    theirs.parse(bytes(document))
    targets = [getattr(unit.target, "strings", [unit.target or ""]) for unit in theirs.units]
    found = [strings for strings in targets if any(s.startswith("Ein “") for s in strings)]
    expected = [unit.targets for unit in filled]
    if name == "strings.xml":  # they take the two items of a plural for one unit
        expected = [expected[0], expected[1] + expected[2]]
        found = [getattr(strings[0], "strings", strings) for strings in found]
    assert [list(map(str, strings)) for strings in found] == expected
    if name == "a.xlf":
        offered = [str(each.target) for unit in theirs.units for each in unit.getalttrans()]
        assert offered.count("Ä") == len(filled)


def test_real_catalogues_agree_with_polib(tmp_path: Path) -> None:
    polib = pytest.importorskip("polib")
    catalogues = sorted(Path("/usr/share/locale").glob("[d-f]*/LC_MESSAGES/*.mo"))[::40]
    if not catalogues or not which("msgunfmt"):
        pytest.skip("no catalogues of gettext here")
    path = tmp_path / "a.po"
    for catalogue in catalogues:
        raw = subprocess.run(["msgunfmt", catalogue], capture_output=True, check=True).stdout
        path.write_bytes(raw)
        document = open_document(path)
        assert bytes(document) == raw
        theirs = [
            (
                e.msgctxt or "",
                e.msgid,
                [*e.msgstr_plural.values()] if e.msgid_plural else [e.msgstr],
            )
            for e in polib.pofile(str(path))
            if not set("\\\a\b\f\v") & set(e.msgid + e.msgstr)  # polib leaves some as they are
        ]
        mine = [
            (u.context, (u.plurals or u.sources)[0], u.targets)
            for u in document.units
            if not set("\\\a\b\f\v") & set(u.sources[0] + u.targets[0])
        ]
        assert mine == theirs


def test_msgfmt_accepts_a_filled_template(tmp_path: Path) -> None:
    if not which("msgfmt"):
        pytest.skip("no gettext here")
    path = tmp_path / "a.pot"
    path.write_text(
        '#, fuzzy\nmsgid ""\nmsgstr ""\n"Project-Id-Version: x\\n"\n"PO-Revision-Date: 2020\\n"\n'
        '"Last-Translator: x\\n"\n"Language-Team: x\\n"\n"MIME-Version: 1.0\\n"\n'
        '"Language: \\n"\n"Content-Type: text/plain; charset=CHARSET\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        '"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"\n\n'
        '#, c-format\nmsgid "One file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n'
    )
    document = open_document(path, target_language="pl")
    assert document.units[0].sources == ["One file", "%d files", "%d files"]
    document.fill(document.units[0], ["Jeden plik", "%d pliki", "%d plików"])
    output = tmp_path / "pl.po"
    document.write(output)
    command = ["msgfmt", "-c", "--use-fuzzy", "-o", "/dev/null", str(output)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("language", "sources"),
    [("de", "sp"), ("ja", "p"), ("ru", "ppp"), ("pl", "spp"), ("fr", "pp"), ("pt_BR", "pp")],
)
def test_what_plural_forms_translate(language: str, sources: str) -> None:
    names = {"one file": "s", "%d files": "p"}
    assert "".join(names[s] for s in PluralRule.of(language).sources(*names)) == sources


def test_files_of_other_encodings_keep_them(tmp_path: Path) -> None:
    path = tmp_path / "a.xlf"
    for encoding in ("utf-16", "iso-8859-1", "utf-8-sig"):
        text = XLIFF1.replace("UTF-8", encoding.removesuffix("-sig"))
        path.write_bytes(text.encode(encoding))
        document = open_document(path)
        assert bytes(document) == path.read_bytes()
        document.fill(document.units[0], ["Ä → "])
        assert "Ä " in bytes(document).decode(encoding)
        assert ("&#8594;" in bytes(document).decode(encoding)) == (encoding == "iso-8859-1")


BOMB = '<?xml version="1.0"?><!DOCTYPE tmx [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>' + TMX[45:]
EXTERNAL = '<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]><xliff version="1.2"/>'


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.tmx", BOMB.encode(), "a.tmx:1: declares entities"),
        (
            "a.tmx",
            BOMB.replace("?>", ' encoding="utf-16"?>', 1).encode("utf-16"),
            "declares entities",
        ),
        ("a.xlf", EXTERNAL.encode(), "a.xlf:1: declares entities"),
        (
            "a.xlf",
            XLIFF1.replace("</body>", "").encode(),
            "a.xlf:11: not well-formed XML: mismatched tag",
        ),
        ("a.xlf", XLIFF1.replace("Hi", "\xe9").encode("latin-1"), "a.xlf:9: invalid utf-8"),
        ("a.xlf", b"<html/>", "<html> is not the root"),
        ("a.xlf", b"", "a.xlf:1: not well-formed XML"),
        (
            "a.xlf",
            b'<?xml version="1.0" encoding="klingon"?><xliff/>',
            "unknown encoding 'klingon'",
        ),
        ("a.xlf", b'<?xml version="1.0" encoding="rot13"?><xliff/>', "unknown encoding 'rot13'"),
        ("a.po", PO.replace("Zeile", "\xe9").encode("latin-1"), "a.po:17: invalid utf-8"),
        ("a.po", PO.replace('Eine lange "', "Eine lange ").encode(), "a.po:30: not a line"),
        ("a.po", b'msgid "a"\nmsgid "b"\nmsgstr ""\n', "a.po:2: not a line"),
        ("a.po", b"\0" * 10, "not a text"),
        ("a.json", b'{"a": ', "not valid JSON"),
        ("a.json", b'{"a":' + b"[" * 100_000, "not valid JSON"),
        ("a.csv", b'source,target\n"open', "not a table"),
        ("a.csv", b"source,target\na,b,c\n", "a.csv:2: not a table: 3 columns"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(InputError) as caught:
        open_document(path)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    with open(path, "wb") as stream:
        stream.truncate(100_000_001)
    with pytest.raises(InputError, match="100 MB, more than the 100 MB that are read"):
        open_document(path)


def test_polib_and_toolkit_files_round_trip(tmp_path: Path) -> None:
    polib, toolkit = pytest.importorskip("polib"), pytest.importorskip("translate.storage.tmx")
    path = tmp_path / "a.po"
    made = polib.POFile(wrapwidth=40)
    made.metadata = {"Content-Type": "text/plain; charset=utf-8", "Language": "es"}
    made.append(
        polib.POEntry(msgid="A “quoted”\n\ttext " * 9, msgstr="", comment="x", flags=["c-format"])
    )
    made.append(
        polib.POEntry(msgid="a", msgstr="b", msgctxt="c", previous_msgid="o", obsolete=True)
    )
    made.save(str(path))
    assert bytes(open_document(path)) == path.read_bytes()
    assert open_document(path).units[0].sources[0] == "A “quoted”\n\ttext " * 9
    memory = toolkit.tmxfile()
    memory.addtranslation("a < b & c", "en", "a > b", "de")
    stream = io.BytesIO()
    memory.serialize(stream)
    path = tmp_path / "a.tmx"
    path.write_bytes(stream.getvalue())
    assert bytes(open_document(path)) == path.read_bytes()
    assert open_document(path).units[0].pairs == [("a < b & c", "a > b")]


def test_a_unit_inside_another_is_its_text(tmp_path: Path) -> None:
    inner = "<message><source>b</source><translation>B</translation></message>"
    text = f"<TS><context><message><source>a</source><translation>{inner}</translation></message>"
    path = tmp_path / "nested.ts"
    path.write_text(f"{text}</context></TS>", encoding="utf-8")
    document = open_document(path)
    (unit,) = document.units
    assert unit.sources == ["a"]
    document.fill(unit, ["A"], None)
    path.write_bytes(bytes(document))
    assert [unit.targets for unit in open_document(path).units] == [["A"]]
