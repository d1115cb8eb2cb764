"""Cutting texts and HTML into lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from regmt.serve.pieces import cut, escaped


@given(st.text(), st.booleans())
def test_text_is_cut_without_loss(text: str, inline: bool) -> None:
    pieces = cut(text, markup=False, inline=inline)
    assert "".join(piece.text for piece in pieces) == text
    lines = [piece.text for piece in pieces if piece.is_line]
    assert all(line == line.strip() != "" and len(line.splitlines()) == 1 for line in lines)


def test_html_is_cut_at_blocks() -> None:
    html = "<div>One <b>two</b> &eacute;&lt;</div><style>a b</style><!-- c --><p>d\n e</p>"
    pieces = cut(html, markup=True, inline=True)
    assert [p.text for p in pieces if p.is_line] == ["One <b>two</b> é&lt;", "d e"]
    assert [p.text for p in cut(html, markup=True, inline=False) if p.is_line] == [
        "One", "two", "é&lt;", "d e",
    ]  # fmt: skip


def test_only_tags_of_the_source_are_tags() -> None:
    source = "a <b>c</b> &amp;"
    assert escaped("<b>x</b> <b> & <i>&amp; &#39;", source) == (
        "<b>x</b> &lt;b&gt; &amp; &lt;i&gt;&amp; &#39;"
    )
