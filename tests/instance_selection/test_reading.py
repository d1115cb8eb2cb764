"""Text read part by part against reading it sentence by sentence, and what is known of its case."""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import regmt
from regmt.core.files import read_lines
from regmt.core.scratch import Scratch
from regmt.instance_selection import reading
from regmt.instance_selection.corpus import Text
from regmt.instance_selection.reading import Encoded, encode
from regmt.instance_selection.text_profile import TextProfile
from regmt.instance_selection.text_profile.casing import SeenForms

RAW = TextProfile(tokenize="moses", language="en", raw=True)


def sentence_by_sentence(
    lines: list[str], profile: TextProfile, sources: list[str] | None
) -> tuple[list[list[str]], TextProfile]:
    """Return the tokens of each line, and the profile with the case of words."""
    if not profile.learns_case:
        return list(profile.tokens(lines, sources)), profile
    seen = SeenForms()
    for tokens in profile.tokens_as_written(lines, sources):
        seen.add(tokens)
    profile = replace(profile, forms=seen.best())
    return list(profile.tokens(lines, sources)), profile


def sentences_of(found: Encoded) -> list[list[str]]:
    text = Text(found.tokens, found.offsets, found.vocabulary, lines=[], preprocessing=RAW)
    return [text.sentence(i) for i in range(len(text))]


words = st.sampled_from(
    "the The THE House house HOUSE of Open open PDF %s <b> ! . : – “ É été ÉTÉ ǅ 中文 _File".split()
)
lines_of_words = st.lists(st.lists(words, max_size=7).map(" ".join), max_size=12)


@settings(deadline=None, max_examples=150)
@given(
    lines=lines_of_words,
    profile=st.sampled_from(
        [RAW, replace(RAW, lowercase=True), replace(RAW, forms=("House", "open")), TextProfile()]
    ),
    at_once=st.integers(1, 6),
    with_sources=st.booleans(),
)
@example(["Open House", "open The HOUSE", "OPEN THE HOUSE", ""], RAW, 1, True)
def test_parts_of_any_size(
    lines: list[str], profile: TextProfile, at_once: int, with_sources: bool
) -> None:
    sources = [line + " %d %s" for line in lines] if with_sources else None
    expected, learned = sentence_by_sentence(lines, profile, sources)
    with mock.patch.object(reading, "LINES_AT_ONCE", at_once):
        found = encode(lines, profile, Scratch(), sources=sources)
    assert sentences_of(found) == expected
    assert found.profile == learned
    first = list(dict.fromkeys(token for sentence in expected for token in sentence))
    assert found.vocabulary.words == first


def test_real_text(real_data) -> None:
    folder = real_data / "l10n-de-en"
    sides = [read_lines(folder / f"train.{x}")[::40] for x in ("de", "en")]
    expected, learned = sentence_by_sentence(sides[1], RAW, sides[0])
    found = encode(sides[1], RAW, Scratch(), sources=sides[0])
    assert sentences_of(found) == expected
    assert found.profile == learned
    assert 1000 < len(learned.forms) < len({t for s in expected for t in s})


@pytest.mark.parametrize("profile", [RAW, TextProfile(tokenize="13a")])
def test_workers_of_a_cluster_read(
    cluster: str, monkeypatch: pytest.MonkeyPatch, profile: TextProfile
) -> None:
    lines = [f"Open the file {i}. IT IS “open” – The {i}th!" for i in range(50)]
    here = Text.from_strings(lines, preprocessing=profile, sources=lines)
    monkeypatch.setattr(reading, "LINES_AT_ONCE", 7)
    asked = []
    map_in_order = reading.map_in_order

    def watched(*args, **options):
        for result in map_in_order(*args, **options):
            asked.append(result)
            yield result

    monkeypatch.setattr(reading, "map_in_order", watched)
    with regmt.on_cluster(cluster):
        there = Text.from_strings(lines, preprocessing=profile, sources=lines)
    assert len(asked) == 8
    assert there.tokens.tobytes() == here.tokens.tobytes()
    assert there.vocabulary.words == here.vocabulary.words
    assert there.preprocessing == here.preprocessing
