"""Explanations as pages of their own, as part of other pages, and in notebooks.

Everything is one piece of HTML with inline SVG and one style sheet. It holds no script and no style
attribute, needs nothing from elsewhere, and works under a policy that allows this style alone.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from regmt.core.files import atomic_write
from regmt.explanation.examples import example_list, examples_of, phrase_pairs
from regmt.explanation.sections import drawn_alignment, sentence_sections

if TYPE_CHECKING:
    from regmt.translation.translation import Translation
    from regmt.translation.translator import Translator

INDEX = "index.html"
"""Name of the page that lists the others."""

_SHORT = 3  # examples and alternatives in notebooks


class Neighbours(NamedTuple):
    """The numbers of the sentences whose pages are before and behind, from 0."""

    before: int | None = None
    after: int | None = None


class Listed(NamedTuple):
    """A sentence in the list of all pages."""

    number: int
    source: str
    translation: str


@cache
def style() -> str:
    """Return the style sheet of explanations."""
    return files("regmt.explanation").joinpath("explanation.css").read_text(encoding="utf-8")


@cache
def policy() -> str:
    """Return the content security policy of a page: nothing but its style."""
    digest = base64.b64encode(hashlib.sha256(style().encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"


def page_name(number: int) -> str:
    """Return the name of the file of a sentence; numbers count from 0."""
    return f"{number + 1:06d}.html"


def fragment(translation: Translation, translator: Translator) -> str:
    """Return the explanation of a translation, to be put into a page with the style."""
    parts = translation.parts
    sections = [
        _heading(translation),
        *(
            section
            for number, part in enumerate(parts, start=1)
            for section in (
                f"<h2>Part {number} of {len(parts)}</h2>" if len(parts) > 1 else "",
                *sentence_sections(part, translator),
            )
        ),
        _options(translator),
    ]
    return f"<article class=regmt>{''.join(sections)}</article>"


def short(translation: Translation) -> str:
    """Return the beginning of an explanation, for notebooks."""
    sections = [_heading(translation)]
    for part in translation.parts:
        best = part.hypotheses[0] if part.hypotheses else None
        pairs = phrase_pairs(part.model.tokens, best)
        examples = examples_of(part.model, pairs)[:_SHORT]
        sections.append(drawn_alignment(part))
        if examples:
            listed = example_list(examples, part.model.tokens, part.tokens)
            sections.append(
                f"<section><h3>Best of {len(part.selection)} examples</h3>{listed}</section>"
            )
    if others := translation.hypotheses[1 : 1 + _SHORT]:
        rows = "".join(f"<li>{escape(h.text)}</li>" for h in others)
        sections.append(f"<section><h3>Alternatives</h3><ul>{rows}</ul></section>")
    return f"<style>{style()}</style><div class='regmt short'>{''.join(sections)}</div>"


def page(
    translation: Translation, translator: Translator, neighbours: Neighbours | None = None
) -> str:
    """Return the page of a translation, with links to its neighbours if it is one of many."""
    content = _navigation(neighbours) + fragment(translation, translator)
    return _document(translation.source, content)


def failure_page(source: str, error: str, neighbours: Neighbours) -> str:
    """Return the page of a sentence that could not be translated."""
    content = f"<p class=source>{escape(source)}</p><p>Not translated: {escape(error)}</p>"
    return _document(source, _navigation(neighbours) + content)


def index_page(listed: Iterable[Listed]) -> str:
    """Return the page that lists the pages of many sentences."""
    rows = "".join(
        f"<li><a href='{page_name(number)}'>{number + 1}</a><span>{escape(source)}</span>"
        f"<span>{escape(translation)}</span></li>"
        for number, source, translation in listed
    )
    return _document(
        "Explanations", f"<h2>How each line was translated</h2><ol class=list>{rows}</ol>"
    )


def write(path: Path, content: str) -> None:
    """Write a page."""
    with atomic_write(path) as stream:
        stream.write(content)


def _document(name: str, content: str) -> str:
    return (
        "<!doctype html>\n<html lang=en><head><meta charset=utf-8>"
        f'<meta http-equiv=Content-Security-Policy content="{policy()}">'
        '<meta name=viewport content="width=device-width, initial-scale=1">'
        f"<title>{escape(name)}</title><style>{style()}</style></head>\n"
        f'<body class="regmt page">{content}</body></html>\n'
    )


def _navigation(neighbours: Neighbours | None) -> str:
    if neighbours is None:
        return ""
    links = [
        f"<a href='{page_name(number)}' rel={kind}>{text}</a>"
        if number is not None
        else f"<span>{text}</span>"
        for number, kind, text in (
            (neighbours.before, "prev", "← Previous"),
            (neighbours.after, "next", "Next →"),
        )
    ]
    return f"<nav>{links[0]}<a href='{INDEX}'>All lines</a>{links[1]}</nav>"


def _heading(translation: Translation) -> str:
    return (
        f"<h1 class=source>{escape(translation.source)}</h1>"
        f"<p class=target>{escape(translation.restored)}</p>"
    )


def _options(translator: Translator) -> str:
    o, regressor = translator.options, escape(str(translator.learner.regressor))
    return (
        f"<footer>{len(translator.resources.index):,} pairs · selector {escape(o.selector)}, "
        f"{o.instances} examples · learner {regressor}, {escape(o.ngrams)}-grams · "
        f"decoder {escape(o.decoder)}</footer>"
    )
