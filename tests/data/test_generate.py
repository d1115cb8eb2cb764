"""The bundled corpus: it follows from the grammar and has the properties it promises."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from data import generate
from data.grammar.rng import Rng
from data.grammar.sentences import rules_for

ROOT = Path(generate.__file__).resolve().parent
SETS = ("train", "dev", "test")


@pytest.fixture(scope="module", params=generate.PAIRS)
def pair(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def read(pair: str, name: str, lang: str) -> list[str]:
    text = (ROOT / pair / f"{name}.{lang}").read_bytes().decode("utf-8")
    assert text.endswith("\n")
    assert "\r" not in text
    return text[:-1].split("\n")


def bitext(pair: str, name: str) -> list[tuple[str, str]]:
    foreign, english = (read(pair, name, lang) for lang in pair.split("-"))
    assert len(foreign) == len(english)
    return list(zip(foreign, english, strict=True))


def test_regeneration_equals_the_files(pair: str) -> None:
    for name, text in generate.files(pair).items():
        assert (ROOT / pair / name).read_bytes() == text.encode("utf-8"), name


def test_check_reports_a_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(generate, "files", lambda pair: {"dev.en": f"{pair} .\n"})
    assert generate.main(["--output", str(tmp_path)]) == 0
    assert generate.main(["--output", str(tmp_path), "--check"]) == 0
    (tmp_path / "de-en" / "dev.en").write_text("something else .\n", encoding="utf-8")
    assert generate.main(["--output", str(tmp_path), "--check"]) == 1
    assert "dev.en" in capsys.readouterr().err


def test_sizes(pair: str) -> None:
    assert [len(bitext(pair, name)) for name in SETS] == [10_000, 500, 500]


def test_sets_share_no_sentence_on_either_side(pair: str) -> None:
    for side in (0, 1):
        train, dev, test = ({sides[side] for sides in bitext(pair, name)} for name in SETS)
        assert not dev & train
        assert not test & train
        assert not test & dev


def test_foreign_sentences_are_distinct(pair: str) -> None:
    for name in SETS:
        foreign = [sides[0] for sides in bitext(pair, name)]
        assert len(set(foreign)) == len(foreign)


def test_words_of_dev_and_test_are_seen_in_train(pair: str) -> None:
    for lang in pair.split("-"):
        seen = {word for line in read(pair, "train", lang) for word in line.split()}
        for name in ("dev", "test"):
            new = {word for line in read(pair, name, lang) for word in line.split()} - seen
            assert not new


def test_vocabulary_and_length(pair: str) -> None:
    for lang in pair.split("-"):
        lines = [line.split() for line in read(pair, "train", lang)]
        assert len({word for line in lines for word in line}) >= 900
        lengths = [len(line) for line in lines]
        assert min(lengths) >= generate.MIN_TOKENS
        assert max(lengths) <= generate.MAX_TOKENS
        assert 9 <= sum(lengths) / len(lengths) <= 13
        assert sum(length <= 6 for length in lengths) > 200
        assert sum(length >= 18 for length in lengths) > 200


def test_sentences_are_well_formed(pair: str) -> None:
    for name in SETS:
        for lang in pair.split("-"):
            for line in read(pair, name, lang):
                words = line.split(" ")
                assert all(words), line
                assert line == line.strip()
                assert words[-1] in (".", "?", "!"), line
                assert not set(line) & set("{}<>|@=^~_+·"), line
                assert words[0] not in (",", ".", "?", "!"), line
                pairs = itertools.pairwise(words)
                assert not any(a == b == "," or (a, b) == (",", ".") for a, b in pairs), line


def test_punctuation_is_split_off(pair: str) -> None:
    for lang in pair.split("-"):
        for line in read(pair, "train", lang):
            for word in line.split():
                assert len(word) == 1 or not set(word) & set(".,?!¿¡:;"), line


def test_spanish_marks_open_and_close() -> None:
    for line in read("es-en", "train", "es"):
        assert line.count("¿") == line.count("?"), line
        assert line.count("¡") == line.count("!"), line


def test_articles_are_contracted() -> None:
    for line in read("es-en", "train", "es"):
        assert " a el " not in line
        assert " de el " not in line
    for line in read("de-en", "train", "de"):
        assert " zu dem " not in line
        assert " zu der " not in line


def test_indefinite_article_fits_the_next_word(pair: str) -> None:
    exceptions = {"hour", "European", "euro", "one", "university"}
    for line in read(pair, "train", "en"):
        words = line.split()
        for article, word in itertools.pairwise(words):
            if article in ("a", "an") and word not in exceptions:
                assert (article == "an") == (word[0].lower() in "aeiou"), line


def test_both_pairs_have_rules_of_their_own() -> None:
    german, spanish = rules_for("de"), rules_for("es")
    assert any(rule not in spanish for rule in german)
    assert any(rule not in german for rule in spanish)
    assert len(german) > 200
    assert len(spanish) > 200


def test_generator_is_the_published_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_split_moves_unseen_words_to_train(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generate, "SIZES", {"train": 6, "dev": 1, "test": 1})
    pairs = [(f"a b c{i % 2} {'x ' * i}.", f"d e {'y ' * i}.") for i in range(9)]
    pairs.append(("einmalig a .", "once e ."))
    for seed in range(20):
        sets = generate.split(pairs, seed)
        assert ("einmalig a .", "once e .") not in sets["dev"] + sets["test"]
        assert [len(sets[name]) for name in SETS] == [6, 1, 1]


def table_rows() -> list[list[str]]:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.split(" | ")] for line in lines if line[:2] == "| "]


def test_readme_statistics_are_true(pair: str) -> None:
    stated = {
        (row[1], row[2]): row[3:]
        for row in ([cell.strip("| ") for cell in row] for row in table_rows())
        if row[0] == pair
    }
    for name in SETS:
        for lang in pair.split("-"):
            lines = read(pair, name, lang)
            tokens = [word for line in lines for word in line.split()]
            mean = f"{len(tokens) / len(lines):.1f}"
            counts = [f"{n:,}" for n in (len(lines), len(tokens), len(set(tokens)))]
            assert stated[name, lang] == [*counts, mean]


def test_readme_examples_are_in_the_corpus() -> None:
    known = {sides for pair in generate.PAIRS for name in SETS for sides in bitext(pair, name)}
    examples = [
        (row[1].strip("| "), row[2].strip("| "))
        for row in table_rows()
        if len(row) == 3 and row[2].strip("| ")[-1:] in (".", "?", "!")
    ]
    assert len(examples) > 40
    assert [example for example in examples if example not in known] == []
