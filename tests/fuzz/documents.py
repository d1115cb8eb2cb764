"""Translators' files: a small valid one of each format; all that can be read can be filled in."""

from __future__ import annotations

from pathlib import Path

from regmt.documents.formats import open_document, parse_document

DOCUMENTS = {
    "f.po": """msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

#: a.c:1
#, fuzzy, c-format
#| msgid "Open"
msgctxt "menu"
msgid "Open %s"
msgstr "Öffne %s"

msgid "one"
msgid_plural "many"
msgstr[0] "eins"
msgstr[1] ""

msgid "Close"
msgstr "Schließen"

#~ msgid "old"
#~ msgstr "alt"
""",
    "f.tmx": """<?xml version="1.0"?>
<tmx version="1.4"><header srclang="de"/><body><tu><note>x</note>
<tuv xml:lang="de"><seg>Das <bpt i="1">&lt;b></bpt>Haus<ept i="1">&lt;/b></ept>.</seg></tuv>
<tuv xml:lang="en"><seg>The house.</seg></tuv></tu></body></tmx>
""",
    "f.xlf": """<?xml version="1.0"?>
<xliff version="1.2"><file source-language="de" target-language="en" original="x"
datatype="plaintext"><body><trans-unit id="1"><source>Das <g id="1">Haus</g>.</source>
<target state="translated">The house.</target><note>x</note></trans-unit></body></file></xliff>
""",
    "f.xliff": """<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="en">
<file id="f"><unit id="1"><notes><note>x</note></notes><segment state="initial">
<source>Das <pc id="1">Haus</pc>.</source><target/></segment>
<segment state="final"><source>Ja</source><target>Yes</target></segment></unit></file></xliff>
""",
    "f.ts": """<?xml version="1.0"?>
<!DOCTYPE TS><TS version="2.1" language="en" sourcelanguage="de"><context><name>c</name>
<message><source>Das Haus</source><translation type="unfinished"></translation></message>
<message><source>Ja</source><translation>Yes</translation></message>
<message numerus="yes"><source>%n Haus</source><translation><numerusform>%n house</numerusform>
<numerusform></numerusform></translation></message></context></TS>
""",
    "f.xml": """<?xml version="1.0"?>
<resources xmlns:xliff="x"><string name="a">Das <b>Haus</b> \\'%1$s\\'</string>
<string-array name="c"><item>ein</item></string-array>
<plurals name="b"><item quantity="one">ein</item><item quantity="other">%d</item></plurals>
</resources>
""",
    "f.json": '{"a": {"b": "Das Haus", "c": ["ein \\u00e4", 1]}, "@a": {"d": "x"}}\n',
    "f.csv": 'source,target,fuzzy\n"Das, Haus","The\nhouse",x\na,b,\n',
    "f.tsv": "id\tsource\ttarget\n1\tDas Haus\tThe house\n",
}


def fill(path: Path) -> object:
    """Read a file, give every unit a translation, and read what that makes."""
    document = open_document(path, source_language="de", target_language="en")
    for unit in document.units:
        if unit.state not in ("fixed", "obsolete"):
            document.fill(unit, [f"{text} <&\"'>\\" for text in unit.sources], "by machine")
    again = parse_document(bytes(document), path, source_language="de", target_language="en")
    assert len(again.units) == len(document.units), "a unit was lost"
    return again
