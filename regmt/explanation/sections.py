"""The sections of the explanation of one sentence, or of a part of a long one."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import exp
from typing import TYPE_CHECKING

import numpy as np

from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.decoding.lm import BEGIN, END
from regmt.explanation.alignment import alignment_svg
from regmt.explanation.drawing import element
from regmt.explanation.examples import (
    PhrasePair,
    example_list,
    examples_of,
    ngrams_of,
    phrase_pairs,
)
from regmt.explanation.matrix import largest_rows, weights_svg
from regmt.explanation.scores import COLUMNS_OF, parts_of, score_table
from regmt.explanation.search_graph import graph_svg, ngram_graph, word_graph
from regmt.sentence.sentence_model import SentenceModel
from regmt.translation.decoders import GraphSentenceDecoder
from regmt.translation.matches import best_matches

if TYPE_CHECKING:
    from regmt.translation.translation import Translation
    from regmt.translation.translator import Translator

WIDTHS = {"wide": 960.0, "narrow": 330.0}
"""Widths for which the words are drawn."""

_ALTERNATIVES = 10
_FIRST, _MOST = 12, 40  # features shown at once, and in all


def sentence_sections(translation: Translation, translator: Translator) -> list[str]:
    """Return the sections, the most telling first."""
    model = translation.model
    best = translation.hypotheses[0] if translation.hypotheses else None
    if best is None:
        return ["<p class=note>No translation was found.</p>"]
    prepared = translator.decoder.prepare(model)
    found = [best]
    if translation.exact is None:
        others = translator.decoder.search(prepared, nbest=_ALTERNATIVES)
        found += [h for h in others if h.tokens != best.tokens][: _ALTERNATIVES - 1]
    pairs = phrase_pairs(model.tokens, best)
    looked_up = _looked_up(best, model.tokens, getattr(prepared, "back_offs", {}))
    return [
        drawn_alignment(translation),
        _origin(translation, translator),
        looked_up,
        _examples(translation, pairs if translation.exact is None else []),
        _matches(translation, translator),
        _regression(model, translation.tokens),
        _search(translator, found, prepared),
        _scores(translator, found),
    ]


def drawn_alignment(translation: Translation) -> str:
    """Return the sentence over its translation, in the forms of wide and narrow screens."""
    if not translation.hypotheses or not translation.hypotheses[0].phrases:
        return ""
    tokens, best = translation.model.tokens, translation.hypotheses[0]
    if any(phrase.end > len(tokens) for phrase in best.phrases):
        return ""
    drawings = {alignment_svg(tokens, best, width): name for name, width in WIDTHS.items()}
    if len(drawings) == 1:
        [svg] = drawings
        return f"<figure class=scroll>{svg}</figure>"
    return "".join(
        f"<figure class='scroll {name}'>{svg}</figure>" for svg, name in drawings.items()
    )


def _section(title: str, note: str, content: str) -> str:
    note = f"<p class=note>{note}</p>" if note else ""
    return f"<section><h2>{title}</h2>{note}{content}</section>" if content else ""


def _origin(translation: Translation, translator: Translator) -> str:
    if translation.exact is None:
        return ""
    number = int(translator.resources.index.numbers[translation.exact])
    return f"<p class=note>Pair {number} has this line; its translation was taken.</p>"


def _looked_up(best: Hypothesis, tokens: Sequence[str], used: dict[object, Sequence[str]]) -> str:
    """Return a line for each unknown or rare word that was read as something else."""
    lines = {
        f"{tokens[phrase.start]}: {_reading(tokens[phrase.start], parts)}": None
        for phrase in best.phrases
        if phrase.end == phrase.start + 1
        and (parts := used.get((tokens[phrase.start], tuple(phrase.target))))
    }
    if not lines:
        return ""
    shown = "<br>".join(map(escape, lines))
    return f"<p class=note>Looked up for unknown and rare words:<br>{shown}</p>"


def _reading(word: str, parts: Sequence[str]) -> str:
    return "copied" if tuple(parts) == (word,) else " + ".join(parts)


def _examples(translation: Translation, pairs: Sequence[PhrasePair]) -> str:
    model = translation.model
    examples = examples_of(model, pairs)
    if not examples:
        return ""
    seen = {pair for example in examples for pair in example.phrases}
    rest = [pair for pair in pairs if pair not in seen and pair[0] and pair[1]]
    content = example_list(examples, model.tokens, translation.tokens)
    if rest and seen:
        names = "; ".join(f"{' '.join(s)} → {' '.join(t)}" for s, t in rest)
        content += f"<p class=note>In none of them as a whole: {escape(names)}</p>"
    note = (
        f"{len(examples)} pairs were chosen for this sentence. Words that the sentence or its "
        "translation has, too, are marked, runs of words darker."
    )
    if seen:
        note += (
            " Below each are the phrases of the translation that it has; those with a green edge "
            "are in no example above."
        )
    return _section("Examples", note, content)


def _matches(translation: Translation, translator: Translator) -> str:
    found = best_matches(translator.resources.index, translation.model.sentence)
    rows = "".join(
        f"<tr><td class=number>{match.percent} %</td><td>{escape(match.source)}</td>"
        f"<td>{escape(match.target)}</td></tr>"
        for match in found
    )
    return _section(
        "Nearest stored pairs", "", f"<table class=matches>{rows}</table>" if rows else ""
    )


def _regression(model: SentenceModel, tokens: list[str]) -> str:
    """Return W beside the n-grams that it predicts."""
    columns = [
        content for content in (_weights(model, tokens), _predicted(model, tokens)) if content
    ]
    note = (
        "From the examples, a map W from n-grams of the source to n-grams of the target was "
        "learned. What the translation has is green."
    )
    return _section(
        "Regression", note, f"<div class=columns>{''.join(columns)}</div>" if columns else ""
    )


def _weights(model: SentenceModel, tokens: list[str]) -> str:
    rows = largest_rows(model)[:_MOST]
    if not len(rows):
        return ""
    said = ngrams_of(tokens)
    shown = f"<div class=scroll>{weights_svg(model, rows[:_FIRST], said)}</div>"
    if len(rows) > _FIRST:
        shown += (
            f"<details><summary>The first {len(rows)} rows</summary>"
            f"<div class=scroll>{weights_svg(model, rows, said)}</div></details>"
        )
    note = (
        "The area of a square is the weight from an n-gram of the sentence (column) to one of the "
        "target (row); red ones are negative."
    )
    return f"<div><h3>Largest weights of W</h3><p class=note>{note}</p>{shown}</div>"


def _predicted(model: SentenceModel, tokens: list[str]) -> str:
    values = model.prediction
    order = np.argsort(-values, kind="stable")[:_MOST]
    order = order[values[order] > 0]
    if not len(order):
        return ""
    said, largest = ngrams_of([BEGIN, *tokens, END]), float(values[order[0]])
    rows = []
    for row in order.tolist():
        name, width = model.target_name(row), 120 * values[row] / largest
        bar = element("rect", y=3, width=float(width), height=10, rx=1.5, class_="bar")
        svg = element("svg", bar, width=120, height=16, viewBox="0 0 120 16", aria_hidden="true")
        chosen = name in said
        rows.append(
            f"<tr{' class=said' if chosen else ''}><td>{escape(_spoken(name))}</td><td>{svg}</td>"
            f"<td class=number>{values[row]:.2f}</td><td>{'✓' if chosen else ''}</td></tr>"
        )
    shown = f"<table>{''.join(rows[:_FIRST])}</table>"
    if rows[_FIRST:]:
        shown += (
            f"<details><summary>{len(rows) - _FIRST} more</summary>"
            f"<table>{''.join(rows[_FIRST:])}</table></details>"
        )
    note = "The highest values of ŷ = W φ(x): how often each n-gram is expected in the translation."
    return f"<div><h3>Predicted n-grams</h3><p class=note>{note}</p>{shown}</div>"


def _spoken(name: Sequence[str]) -> str:
    return " ".join({BEGIN: "[start]", END: "[end]"}.get(word, word) for word in name)


def _search(translator: Translator, found: Sequence[Hypothesis], prepared: object) -> str:
    """Return the graph of the search, and the other translations that it found."""
    best, others = found[0], found[1:]
    if isinstance(translator.decoder, GraphSentenceDecoder):
        values = prepared.ngrams.values  # type: ignore[attr-defined]
        graph = ngram_graph(values, [BEGIN, *best.tokens, END])
        note = "Predicted n-grams join words; thicker lines have higher values."
    else:
        shares = [exp(max(-700.0, h.score - best.score)) for h in others]
        tokens = [h.tokens for h in others]
        graph = word_graph(best.tokens, list(zip(tokens, shares, strict=True))) if others else None
        note = "Where the next best translations differ; thicker lines have higher scores."
    columns = []
    if graph is not None:
        columns.append(f"<div class=scroll>{graph_svg(graph)}</div>")
    if others:
        rows = "".join(
            f"<tr><td>{escape(h.text)}</td><td class=number>{h.score:.2f}</td></tr>" for h in found
        )
        columns.append(f"<div><h3>Best translations</h3><table>{rows}</table></div>")
    content = f"<div class='columns search'>{''.join(columns)}</div>" if columns else ""
    return _section("Search", f"{note} The path that was taken is green.", content)


def _scores(translator: Translator, found: Sequence[Hypothesis]) -> str:
    weights, orders = translator.decoder.weights, list(translator.options.orders)
    columns = COLUMNS_OF[translator.options.scores]
    best, *others = (parts_of(h, weights, columns, orders) for h in found[:2])
    note = "Each bar is what a feature adds to the score: its value times its weight."
    if others:
        text = escape(found[1].text)
        note += f" The last column compares with the next best, “{text}”."
    return _section("Scores", note, score_table(best, others[0] if others else None))
