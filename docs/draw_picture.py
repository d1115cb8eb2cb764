"""Draw picture.svg: the graph and the map W of one sentence of the bundled corpus.

Run from the root of a checkout: ``python docs/draw_picture.py``.
"""

from __future__ import annotations

import re
from pathlib import Path

import regmt
from regmt.core.files import atomic_write
from regmt.decoding.lm import BEGIN, END
from regmt.explanation.examples import ngrams_of
from regmt.explanation.matrix import largest_rows, weights_svg
from regmt.explanation.page import style
from regmt.explanation.search_graph import graph_svg, ngram_graph

SENTENCE = "ist das Frühstück im Preis inbegriffen ?"
ROWS = 14
SHOWN = 0.08
PICTURE = Path(__file__).with_name("picture.svg")


def size(svg: str) -> tuple[int, int]:
    """Return width and height of a drawing."""
    width, height = re.findall(r'(?:width|height)="(\d+)"', svg)[:2]
    return int(width), int(height)


def draw() -> str:
    """Return the picture: the graph of predicted n-grams beside the largest weights of W."""
    translator = regmt.Translator.bundled(options=regmt.TranslationOptions(decoder="graph"))
    translation = translator.translate(SENTENCE)
    model = translation.model
    # A lower threshold than the decoder's, to show more of what it chooses from.
    graph = ngram_graph(model.predicted_ngrams(threshold=SHOWN), [BEGIN, *translation.tokens, END])
    assert graph is not None
    matrix = weights_svg(model, largest_rows(model)[:ROWS], ngrams_of(translation.tokens))
    path = graph_svg(graph)
    title = f"{SENTENCE} → {translation.text}"
    width = 60 + size(path)[0] + size(matrix)[0]
    height = 50 + max(size(path)[1], size(matrix)[1])
    place = '<svg x="{}" y="{}" '
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">\n'
        f"<style>{style()}</style>\n<g class='regmt'>"
        f'<rect width="{width}" height="{height}" class="paper"/>\n'
        f'<text x="14" y="24" style="font-size: 15px; font-weight: 600">{title}</text>\n'
        + path.replace("<svg ", place.format(10, 40), 1)
        + "\n"
        + matrix.replace("<svg ", place.format(50 + size(path)[0], 40), 1)
        + "\n</g></svg>\n"
    )


if __name__ == "__main__":
    with atomic_write(PICTURE) as stream:
        stream.write(draw())
