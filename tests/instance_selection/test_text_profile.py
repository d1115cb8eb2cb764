"""Raw text to tokens and back: masks, case, spaces, accelerators, and what texts are taken for."""

from __future__ import annotations

import json
import random
import unicodedata
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from regmt.instance_selection.corpus import Text
from regmt.instance_selection.text_profile import Segment, TextProfile, detect
from regmt.instance_selection.text_profile.masks import (
    PLACE,
    kind_of,
    like_source,
    mask,
    same_masks,
)
from regmt.instance_selection.text_profile.restore import restore
from regmt.instance_selection.text_profile.spacing import spaces

ENGLISH = TextProfile(tokenize="moses", language="en", raw=True)
GERMAN = TextProfile(tokenize="moses", language="de", raw=True)
SPANISH = TextProfile(tokenize="moses", language="es", raw=True)
PLACEHOLDERS = (
    "%s %d %1$s %2$s %(name)s %% {0} {name} {} {{x}} $x ${x} $[officename] &amp; &File _File ~File"
    " <b> </b> <i> </i> <br/> <a href='x'> </a> http://a.org/b. me@b.org /usr/lib --force \\n \\t"
)
MARKS = "⟦printf⟧ \ue000 \x01 “ ” „ « ’ ' \" ( ) . ... , ; : ! ? / - & 50% Word wort I 日本 e\u0301"
PIECES = [*PLACEHOLDERS.split(), *MARKS.split(" "), "\n", "\t", " ", "  ", "\u00a0"]
TEXT = st.lists(st.sampled_from(PIECES) | st.sampled_from([" ", "x "]) | st.text(max_size=3)).map(
    "".join
)
DEV = [
    (corpus, part, language)
    for corpus, languages in (("l10n-de-en", "de en"), ("l10n-es-en", "es en"))
    for part in ("libreoffice", "wesnoth")
    for language in languages.split()
]


@given(TEXT)
def test_masking_can_be_undone(text: str) -> None:
    masked, masks = mask(text)
    strings = [*(each.text for each in masks), ""]
    assert "".join(map("".join, zip(masked.split(PLACE), strings, strict=True))) == text
    assert len({each.token for each in masks}) == len(masks)


@settings(deadline=None)
@given(text=TEXT, lowercase=st.booleans(), tokenize=st.sampled_from(["moses", "13a", "none"]))
@example(text="a ~a", lowercase=False, tokenize="moses")
def test_decoding_the_encoded_gives_the_text(text: str, lowercase: bool, tokenize: str) -> None:
    profile = TextProfile(tokenize=tokenize, lowercase=lowercase, raw=True)
    segment = profile.encode(text)
    assert profile.decode(segment.tokens, segment) == unicodedata.normalize("NFC", text)
    assert profile(text) == segment.tokens


@pytest.mark.parametrize(
    ("text", "strings"),
    [
        ("%s of %1$s, %(name)s, %5.2f%%", ["%s", "%1$s", "%(name)s", "%5.2f", "%%"]),
        ("50% discount, 100%ige, 5 %", []),
        ("{0} {name} {{x}} {} {a b}", ["{0}", "{name}", "{{x}}", "{}"]),
        (
            "$x ${x} $[officename] costs $5, %PRODUCTNAME",
            ["$x", "${x}", "$[officename]", "%PRODUCTNAME"],
        ),
        ("<b class='a'>x</b> 3 < 4 &amp; a & b;", ["<b class='a'>", "</b>", "&amp;"]),
        ("See https://a.org/x?y=1. Or me@b.org!", ["https://a.org/x?y=1", "me@b.org"]),
        (
            "/etc/fstab and/or --force -- C:\\dir\\a.txt",
            ["/etc/fstab", "--force", "C:\\dir\\a.txt"],
        ),
        ("a\nb\\nc\td", ["\n", "\\n", "\t"]),
    ],
)
def test_what_is_masked(text: str, strings: list[str]) -> None:
    assert [each.text for each in mask(text)[1]] == strings


def test_kinds_are_numbered_and_tags_pair_up() -> None:
    assert " ".join(ENGLISH("<b>%s</b> <i>of</i><br> %d")) == (
        "⟦open⟧ ⟦printf⟧ ⟦close⟧ ⟦open2⟧ of ⟦close2⟧ ⟦tag⟧ ⟦printf2⟧"
    )
    assert ENGLISH.encode("%2$s, %1$s, %3$s", "%1$s (%2$s)").tokens == (
        "⟦printf2⟧ , ⟦printf⟧ , ⟦printf3⟧".split()
    )
    assert list(ENGLISH.tokens(["{b} {a}", "x"], ["{a} {b}", "y"])) == [
        ["⟦brace2⟧", "⟦brace⟧"],
        ["x"],
    ]
    assert like_source((), mask("%s")[1]) == ()


def check_restored(segment: Segment, tokens: list[str]) -> None:
    wanted = [each.token for each in segment.masks]
    assert Counter(token for token in tokens if kind_of(token)) == Counter(wanted)
    opened = []
    for token in tokens:
        if kind_of(token) == "open":
            opened.append(token)
        elif kind_of(token) == "close":
            assert token == opened.pop().replace("open", "close")
    assert opened == []
    for kind in ("printf", "brace", "break"):
        ordered = [each.token for each in segment.masks if each.kind == kind and each.in_order]
        assert [token for token in tokens if token in ordered] == ordered


def disturbed(tokens: list[str], rng: random.Random) -> list[str]:
    """Return tokens dropped, doubled and shuffled at random."""
    result = [token for token in tokens for _ in range(rng.choice((0, 1, 1, 2)))]
    if rng.random() < 0.5:
        rng.shuffle(result)
    return result


@settings(deadline=None)
@given(text=TEXT, seed=st.integers(0, 1000), linked=st.booleans())
def test_every_mask_stands_in_the_translation_once(text: str, seed: int, linked: bool) -> None:
    rng = random.Random(seed)
    segment = ENGLISH.encode(text)
    target = disturbed([*segment.tokens, "⟦printf7⟧", "⟦close3⟧"], rng)
    n, m = len(segment.tokens), len(target)
    links = [(rng.randrange(n), rng.randrange(m)) for _ in range(m)] if n and linked else None
    restored = restore(target, segment.tokens, segment.masks, links)
    check_restored(segment, restored)
    words = [token for token in target if not kind_of(token)]
    assert [token for token in restored if not kind_of(token)] == words
    line = GERMAN.decode(target, segment, links)
    for each in segment.masks:
        assert each.text in line


@pytest.mark.parametrize(("corpus", "part", "language"), DEV)
def test_placeholders_of_real_strings(
    corpus: str, part: str, language: str, real_data: Path
) -> None:
    path = real_data / corpus / f"dev.{part}.{language}"
    rng = random.Random(1)
    profile = TextProfile(tokenize="moses", language=language, raw=True)
    for line in path.read_text(encoding="utf-8").split("\n"):
        segment = profile.encode(line)
        if segment.masks:
            target = disturbed(segment.tokens, rng)
            check_restored(segment, restore(target, segment.tokens, segment.masks))
            decoded = profile.decode(target, segment)
            for text, count in Counter(each.text for each in segment.masks).items():
                assert decoded.count(text) >= count


def test_lost_masks_follow_the_links() -> None:
    segment = ENGLISH.encode("Open the <b>red file</b> of %s now")
    target = "öffne jetzt von die rote Datei".split()
    links = [(0, 0), (1, 3), (3, 4), (4, 5), (6, 2), (8, 1)]
    assert GERMAN.decode(target, segment, links) == "Öffne jetzt von %s die <b>rote Datei</b>"
    assert (
        GERMAN.decode("⟦close⟧ Datei ⟦open⟧ %s".split(), ENGLISH.encode("<b>file</b>")).count("<b>")
        == 1
    )


@pytest.mark.parametrize(
    ("target", "links", "expected"),
    [
        # the search put the tags around nothing, in the wrong order, around other words
        ("die Datei ⟦open⟧ ⟦close⟧ schließen", "0-4 2-0 3-1", "<b>Die Datei</b> schließen"),
        ("⟦close⟧ die Datei ⟦open⟧ schließen", "0-4 2-1 3-2", "<b>Die Datei</b> schließen"),
        ("die Datei ⟦open⟧ schließen ⟦close⟧", "0-3 2-0 3-1", "<b>Die Datei</b> schließen"),
        # it put them well: "die" has no link
        ("⟦open⟧ die Datei ⟦close⟧ schließen", "0-4 3-2", "<b>Die Datei</b> schließen"),
        ("die ⟦open⟧ Datei ⟦close⟧ schließen", "0-4 3-2", "Die <b>Datei</b> schließen"),
    ],
)
def test_tags_enclose_what_they_enclosed(target: str, links: str, expected: str) -> None:
    segment = ENGLISH.encode("Close <b>the file</b>")
    pairs = [tuple(map(int, link.split("-"))) for link in links.split()]
    assert GERMAN.decode(target.split(), segment, pairs) == expected


@given(seed=st.integers(0, 1000))
def test_no_other_place_of_a_tag_would_be_better(seed: int) -> None:
    rng = random.Random(seed)
    segment = ENGLISH.encode("one two <b>three four five</b> six")
    words = [f"w{j}" for j in range(rng.randint(1, 6))]
    links = {(rng.choice((0, 1, 3, 4, 5, 7)), rng.randrange(len(words))) for _ in range(5)}

    def gain(first: int, last: int) -> int:
        own = [{i for i, k in links if k == j} for j in range(first, last)]
        return sum((1 if each & {3, 4, 5} else -1) for each in own if each)

    restored = restore(words, segment.tokens, segment.masks, links)
    found = restored.index("⟦open⟧"), restored.index("⟦close⟧") - 1
    n = len(words)
    best = max(gain(first, last) for first in range(n) for last in range(first, n + 1))
    assert best == 0 or gain(*found) == best


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("{ a } over {}", "{ } over ⟦brace⟧", "{ } over {}"),
        ("{} and { x }", "⟦brace⟧ und { }", "{} und { }"),
        ("costs $ 5", "kostet $ x", "Kostet $ x"),
    ],
)
def test_words_make_up_no_placeholder(source: str, target: str, expected: str) -> None:
    found = GERMAN.decode(target.split(), ENGLISH.encode(source))
    assert found.lower() == expected.lower()
    assert same_masks(source, found)


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("Save _As", "speichern unter", "_Speichern unter"),
        ("E&xit", "Beenden", "&Beenden"),
        ("~Format", "das Format", "Das ~Format"),
        ("&Open", "Datei öffnen", "&Datei öffnen"),
        ("_File", "文件", "文件(_F)"),
        ("R&D", "F & E", "F&E"),
        ("a_b and c_d", "x", "x"),
    ],
)
def test_accelerators_move_to_a_fitting_letter(source: str, target: str, expected: str) -> None:
    assert GERMAN.decode(target.split(), ENGLISH.encode(source)) == expected


def test_case() -> None:
    lines = [
        "we open the file",
        "the New York office",
        "to save and open it",
        "We save the file as PDF",
    ]
    english = Text.from_strings(lines, preprocessing=ENGLISH).preprocessing
    assert english("The file. Save it!") == "the file . save it !".split()
    assert english("New York is here") == "New York is here".split()
    assert english("PDF file") == "PDF file".split()
    assert english("SAVE THE FILE") == "save the file".split()
    assert english("%s saves The file") == "⟦printf⟧ saves The file".split()
    heading = english.encode("Save And Open The File")
    assert heading.tokens == "save and open the file".split()
    assert (
        SPANISH.decode("guardar y abrir el archivo".split(), heading)
        == "Guardar y abrir el archivo"
    )
    capitals = english.encode("SAVE %s NOW")
    assert GERMAN.decode("⟦printf⟧ jetzt speichern".split(), capitals) == "%s JETZT SPEICHERN"
    assert GERMAN.decode("eine Datei . noch eine".split(), english.encode("A file. Another")) == (
        "Eine Datei. Noch eine"
    )
    assert GERMAN.decode(["datei"], english.encode("file")) == "datei"


def test_quotation_marks_are_those_of_the_language() -> None:
    segment = ENGLISH.encode("He’s “here”.")
    assert segment.tokens == 'He \'s " here " .'.split()
    assert GERMAN.decode('er ist " hier " .'.split(), segment) == "Er ist „hier“."
    assert SPANISH.decode('está " aquí " .'.split(), segment) == "Está «aquí»."
    assert GERMAN.decode('" hier "'.split(), ENGLISH.encode('"here"')) == '"hier"'
    spanish = SPANISH.encode("¡No digas 'sí'!")
    words = "don 't say ' yes ' !".split()
    assert ENGLISH.decode(words, spanish, like="It’s") == "Don’t say 'yes'!"
    assert GERMAN.decode('er ist " hier "'.split(), segment, like='"so"') == 'Er ist "hier"'
    assert GERMAN.decode(["'s", '"', "da", '"'], spanish, like="„so“ geht's") == "'s „da“"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Don't say \"no\" (or the boys' 'yes'), it's 50% off: R&D at 10:30, and/or file(s)!",
        ),
        ("de", "Er sagte: „Nein“ (50 % der Datei/Ordner) – »ja«, SUMME(A1;B2)"),
        ("es", "¿Qué dice «usted»? ¡Nada! [10%] Ctrl+C y *.odt"),
        ("xx", "Una frase “normal”, senza sorprese."),
        ("ja", "日本語。"),
        (
            "fr",
            "L'image de l'utilisateur\u00a0: «\u00a0oui\u00a0»\u00a0!? À 12:30\u00a0; (là\u00a0?)",
        ),
        ("it", "Apri l'immagine dell'utente, un'altra volta: sì!"),
        ("tr", "Ankara'da 'açık' dosya."),
        ("tr", "Windows'u İstanbul'da aç."),
    ],
)
def test_spaces_by_rules(language: str, text: str) -> None:
    tokens = TextProfile(tokenize="moses", language=language)(text)
    assert "".join(map("".join, zip(spaces(tokens, language), tokens, strict=True))) == text


def test_french_and_turkish_have_their_own_marks_and_letters() -> None:
    french = TextProfile(tokenize="moses", raw=True, language="fr")
    segment = ENGLISH.encode("Delete “%s”?")
    tokens = ["Supprimer", '"', "⟦printf⟧", '"', "?"]
    assert french.decode(tokens, segment) == "Supprimer «\u00a0%s\u00a0»\u00a0?"
    assert french.decode(tokens, segment, like='"') == 'Supprimer "%s"\u00a0?'
    turkish = TextProfile(tokenize="moses", raw=True, language="tr")
    assert turkish.decode(["imgeyi", "sil"], ENGLISH.encode("DELETE THE IMAGE")) == "İMGEYİ SİL"
    assert turkish.decode(["imgeyi", "sil"], ENGLISH.encode("Delete the image")) == "İmgeyi sil"


@pytest.mark.parametrize(
    ("corpus", "language", "by_rules"),
    [("de-en", "de", 0.89), ("de-en", "en", 0.9), ("es-en", "es", 0.92), ("es-en", "en", 0.9)],
)
def test_real_lines_come_back(corpus: str, language: str, by_rules: float, real_data: Path) -> None:
    path = real_data / f"l10n-{corpus}" / f"train.{language}"
    lines = path.read_text(encoding="utf-8").split("\n")[:-1:200]
    raw = TextProfile(tokenize="moses", language=language, raw=True)
    profile = Text.from_strings(lines, preprocessing=raw).preprocessing
    segments = [profile.encode(line) for line in lines]
    assert [profile.decode(segment.tokens, segment) for segment in segments] == lines
    same = 0
    for segment in segments:
        words = [t if kind_of(t) else w for t, w in zip(segment.tokens, segment.words, strict=True)]
        same += spaces(words, language) == segment.spaces[:-1]
    assert same / len(lines) > by_rules  # much of the rest has spaces where tags were removed


def test_a_profile_round_trips_through_json() -> None:
    lines = ["the House of Usher", "the cat"]
    learned = Text.from_strings(lines, preprocessing=ENGLISH).preprocessing
    assert TextProfile.from_json(json.loads(json.dumps(learned.to_json()))) == learned
    assert TextProfile(tokenize="13a", lowercase=True).to_json() == (
        {"tokenize": "13a", "lowercase": True, "language": "en"}
    )
    with pytest.raises(TypeError):
        TextProfile.from_json({"tokenise": "13a"})


def test_a_tokenised_profile_splits_at_spaces() -> None:
    profile = TextProfile(lowercase=True)
    assert profile("A  %s .") == ["a", "%s", "."]
    assert profile.decode(["b", "%s", "."], profile.encode("A %s .")) == "b %s ."


def test_detection(real_data: Path, repository: Path) -> None:
    raw = [*real_data.glob("l10n-*/*"), *real_data.glob("systems-*/*")]
    patterns = "eutrans-*/* multi30k-*/* alignment-*/t* moses-model-*/input.txt moses-model-*/*.out"
    tokenised = [path for pattern in patterns.split() for path in real_data.glob(pattern)]
    tokenised += [real_data / "nbest-europarl" / "reference.txt"]
    tokenised += (repository / "data").glob("*-en/*")
    for kind, paths in (("raw", raw), ("tokenised", tokenised)):
        assert len(paths) > 10
        for path in paths:
            lines = path.read_text(encoding="utf-8").split("\n")
            assert detect(lines).kind == kind, path


def test_detection_gives_its_reason() -> None:
    assert detect(["Hello, world.", "No"]) == (
        "raw",
        "100% of 2 punctuation marks in 2 lines follow a word without a space",
        2,
    )
    assert detect(["hello , world ."]).kind == "tokenised"
    assert detect(["hello", "50 %"]) == ("tokenised", "no punctuation in 2 lines", 0)
    assert detect(["hello", "%s"]) == ("raw", "placeholders in 1 of 2 lines", 0)
    assert detect(["(see below)", "Open..."]).marks == 2
