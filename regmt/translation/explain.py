"""One self-contained HTML page per sentence: what was selected, learned, predicted and decoded."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from regmt.core.files import atomic_write
from regmt.decoding.lm import BEGIN, END
from regmt.sentence.sentence_model import Ngram, SentenceModel
from regmt.translation.decoders import GraphSentenceDecoder
from regmt.translation.drawings import graph_svg, hinton_svg
from regmt.translation.matches import best_matches

if TYPE_CHECKING:
    from regmt.decoding.beam.hypothesis import Hypothesis
    from regmt.translation.translator import Translation, Translator
    from regmt.translation.unknown_words import Used

MAX_INSTANCES = 40
MAX_ROWS = 40
MAX_HYPOTHESES = 10

_STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 72em; color: #1b1f23;
  padding: 0 1em; }
h1 { font-size: 1.25em; } h2 { font-size: 1.05em; margin-top: 2em; }
table { border-collapse: collapse; } td, th { padding: .15em .7em .15em 0; text-align: left;
  vertical-align: top; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
mark { background: #ffe58a; border-radius: 3px; padding: 0 1px; }
mark.two { background: #ffc24d; }
.said { color: #1a7f37; font-weight: 600; } .unsaid { color: #8a939c; }
.phrase { display: inline-block; border: 1px solid #c8d0d8; border-radius: 5px; padding: .1em .5em;
  margin: .15em; text-align: center; } .phrase small { color: #5a646e; display: block; }
.scroll { overflow-x: auto; } svg text { font: 12px system-ui, sans-serif; }
p.note { color: #5a646e; }
"""


def write_page(translation: Translation, translator: Translator, path: Path) -> None:
    """Write the page of one translation."""
    with atomic_write(path) as stream:
        stream.write(page(translation, translator))


def page(translation: Translation, translator: Translator) -> str:
    """Return the page of one translation as HTML."""
    sections = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        f"<title>{escape(translation.source)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(translation.source)}</h1>",
        f"<p><strong>{escape(translation.restored)}</strong></p>",
        _options(translator),
        *(_part(part, translator) for part in translation.parts),
        "</body></html>\n",
    ]
    return "\n".join(sections)


def _part(translation: Translation, translator: Translator) -> str:
    """Return what is shown of a sentence, or of a part of a long one."""
    model, tokens = translation.model, translation.tokens
    best = translation.hypotheses[0] if translation.hypotheses else None
    sections = [
        _hypotheses(translation.hypotheses),
        _matches(translation, translator),
        _decoding(translator, model, best),
        _prediction(model, tokens),
        _coefficients(model, tokens),
        _instances(translation, translator),
    ]
    return "\n".join(sections)


def _options(translator: Translator) -> str:
    o, regressor = translator.options, escape(str(translator.learner.regressor))
    return (
        f"<p class=note>selector {escape(o.selector)}, {o.instances} instances, learner "
        f"{regressor}, {escape(o.ngrams)}-grams, decoder {o.decoder}</p>"
    )


def _hypotheses(hypotheses: Sequence[Hypothesis]) -> str:
    if not hypotheses:
        return "<h2>Scores</h2><p class=note>No translation was found.</p>"
    names = list(hypotheses[0].features)
    head = "".join(f"<th class=n>{escape(name)}</th>" for name in names)
    rows = []
    for h in hypotheses[:MAX_HYPOTHESES]:
        values = "".join(
            f"<td class=n>{' '.join(f'{v:.3f}' for v in h.features.get(name, ()))}</td>"
            for name in names
        )
        text = escape(" ".join(h.tokens))
        rows.append(f"<tr><td>{text}</td><td class=n>{h.score:.3f}</td>{values}</tr>")
    return (
        "<h2>Scores</h2><div class=scroll><table><tr><th>translation</th><th class=n>score</th>"
        f"{head}</tr>{''.join(rows)}</table></div>"
    )


def _matches(translation: Translation, translator: Translator) -> str:
    """Return the stored pairs nearest to the sentence."""
    found = best_matches(translator.resources.index, translation.model.sentence)
    if not found:
        return ""
    rows = "".join(
        f"<tr><td class=n>{match.percent} %</td><td>{escape(match.source)}</td>"
        f"<td>{escape(match.target)}</td></tr>"
        for match in found
    )
    return f"<h2>Matches</h2><table>{rows}</table>"


def _decoding(translator: Translator, model: SentenceModel, best: Hypothesis | None) -> str:
    if best is None:
        return ""
    if not isinstance(translator.decoder, GraphSentenceDecoder):
        used = translator.decoder.prepare(model).back_offs
        return (
            f"<h2>Phrases</h2><p>{phrase_boxes(best, model.tokens)}</p>"
            f"{_back_offs(best, model.tokens, used)}"
        )
    ngrams = translator.decoder.prepare(model).ngrams
    svg = graph_svg(ngrams.graph(), [BEGIN, *best.tokens, END])
    if not svg:
        return ""
    return (
        "<h2>Graph</h2><p class=note>The predicted n-grams are the edges (thicker: higher value); "
        f"the path taken is green.</p><div class=scroll>{svg}</div>"
    )


def _back_offs(best: Hypothesis, tokens: Sequence[str], used: Used) -> str:
    """Return a line for each unknown word: what was looked up for it."""
    lines = {
        f"{tokens[phrase.start]}: {' + '.join(parts)}": None
        for phrase in best.phrases
        if phrase.end == phrase.start + 1
        and (parts := used.get((tokens[phrase.start], tuple(phrase.target))))
    }
    if not lines:
        return ""
    return f"<p class=note>Looked up for unknown words:<br>{'<br>'.join(map(escape, lines))}</p>"


def phrase_boxes(best: Hypothesis, tokens: Sequence[str]) -> str:
    """Return the phrases of a translation, each above the source words it stands for."""
    return "".join(
        f"<span class=phrase>{escape(' '.join(phrase.target)) or '∅'}"
        f"<small>{escape(' '.join(tokens[phrase.start : phrase.end]))}</small></span>"
        for phrase in best.phrases
    )


def _prediction(model: SentenceModel, tokens: list[str]) -> str:
    values = model.prediction
    order = np.argsort(-values, kind="stable")[:MAX_ROWS]
    said = ngrams_of([BEGIN, *tokens, END])
    rows = []
    for row in order.tolist():
        if values[row] <= 0:
            break
        name = model.target_name(row)
        chosen = name in said
        rows.append(
            f"<tr class={'said' if chosen else 'unsaid'}><td>{escape(' '.join(name))}</td>"
            f"<td class=n>{values[row]:.3f}</td><td>{'✓' if chosen else ''}</td></tr>"
        )
    return (
        "<h2>Predicted target features</h2><p class=note>The highest values of ŷ = W φ(x); those "
        f"in the translation are green.</p><table>{''.join(rows)}</table>"
    )


def _coefficients(model: SentenceModel, tokens: list[str]) -> str:
    coef = model.local_coef.toarray()
    if coef.size == 0:
        return ""
    rows = np.argsort(-np.abs(coef).max(axis=1), kind="stable")[:MAX_ROWS]
    rows = rows[np.abs(coef[rows]).max(axis=1) > 0]
    said = ngrams_of(tokens)
    names = [model.target_name(int(row)) for row in rows]
    svg = hinton_svg(
        coef[rows],
        [" ".join(name) for name in model.source_names],
        [" ".join(name) for name in names],
        [name in said for name in names],
    )
    return (
        "<h2>W</h2><p class=note>Hinton diagram: the area of a square is the weight from the "
        "source feature (column) to the target feature (row); red is negative.</p>"
        f"<div class=scroll>{svg}</div>"
    )


def _instances(translation: Translation, translator: Translator) -> str:
    selection, index = translation.selection, translator.resources.index
    wanted = ngrams_of(translation.model.tokens)
    said = ngrams_of(translation.tokens)
    rows = []
    shown = list(zip(selection.ids.tolist(), selection.scores.tolist(), strict=True))
    for number, (pair, score) in enumerate(shown[:MAX_INSTANCES], start=1):
        source = highlight(index.source.text.sentence(pair), wanted)
        target = highlight(index.target.text.sentence(pair), said)
        rows.append(
            f"<tr><td class=n>{number}</td><td class=n>{score:.3f}</td><td>{source}</td>"
            f"<td>{target}</td></tr>"
        )
    note = f"{len(selection)} training pairs were selected"
    note += f"; the first {MAX_INSTANCES} are shown." if len(shown) > MAX_INSTANCES else "."
    return (
        f"<h2>Selected instances</h2><p class=note>{note} Words shared with the sentence (or, on "
        "the right, with its translation) are marked, runs of two and more darker.</p>"
        "<table><tr><th class=n>#</th><th class=n>score</th><th>source</th><th>target</th></tr>"
        f"{''.join(rows)}</table>"
    )


def ngrams_of(tokens: Sequence[str], highest: int = 3) -> set[Ngram]:
    """Return all n-grams of a sentence up to an order."""
    return {
        tuple(tokens[i : i + n]) for n in range(1, highest + 1) for i in range(len(tokens) - n + 1)
    }


def highlight(tokens: Sequence[str], wanted: set[Ngram]) -> str:
    """Mark the words of a sentence that are wanted, alone or as part of a wanted bigram."""
    in_bigram = [False] * len(tokens)
    for i in range(len(tokens) - 1):
        if (tokens[i], tokens[i + 1]) in wanted:
            in_bigram[i] = in_bigram[i + 1] = True
    words = []
    for token, together in zip(tokens, in_bigram, strict=True):
        text = escape(token)
        if together:
            text = f"<mark class=two>{text}</mark>"
        elif (token,) in wanted:
            text = f"<mark>{text}</mark>"
        words.append(text)
    return " ".join(words)
