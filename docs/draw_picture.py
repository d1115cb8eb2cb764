"""Draw picture.svg: the graph and the map W of one sentence of the bundled corpus.

Run from the root of a checkout: ``python docs/draw_picture.py``.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

import regmt
from regmt.core.files import atomic_write
from regmt.decoding.graph import PredictedNgrams
from regmt.decoding.lm import BEGIN, END
from regmt.translation.drawings import graph_svg, hinton_svg
from regmt.translation.explain import ngrams_of

SENTENCE = "ist das Frühstück im Preis inbegriffen ?"
ROWS = 14
SHOWN = 0.08
PICTURE = Path(__file__).with_name("picture.svg")


def size(svg: str) -> tuple[int, int]:
    """Return width and height of a drawing."""
    width, height = re.findall(r'(?:width|height)="(\d+)"', svg)[:2]
    return int(width), int(height)


def draw() -> str:
    """Return the picture: the graph of predicted n-grams above the largest weights of W."""
    translator = regmt.Translator.bundled(options=regmt.TranslationOptions(decoder="graph"))
    translation = translator.translate(SENTENCE)
    model = translation.model
    # A lower threshold than the decoder's, to show more of what it chooses from.
    graph = PredictedNgrams(model.predicted_ngrams(threshold=SHOWN)).graph()
    coef = model.local_coef.toarray()
    rows = np.argsort(-np.abs(coef).max(axis=1), kind="stable")[:ROWS]
    names = [model.target_name(int(row)) for row in rows]
    said = ngrams_of(translation.tokens)
    hinton = hinton_svg(
        coef[rows],
        [" ".join(name) for name in model.source_names],
        [" ".join(name) for name in names],
        [name in said for name in names],
    )
    path = graph_svg(graph, [BEGIN, *translation.tokens, END])
    title = f"{SENTENCE} → {translation.text}"
    width = 20 + max(size(path)[0], size(hinton)[0])
    height = 60 + size(path)[1] + size(hinton)[1]
    place = '<svg x="{}" y="{}" '
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">\n'
        "<style>text { font: 12px system-ui, sans-serif; }</style>\n"
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n'
        f'<text x="14" y="24" style="font-size: 15px; font-weight: 600">{title}</text>\n'
        + path.replace("<svg ", place.format(10, 40), 1)
        + "\n"
        + hinton.replace("<svg ", place.format(10, 50 + size(path)[1]), 1)
        + "\n</svg>\n"
    )


if __name__ == "__main__":
    with atomic_write(PICTURE) as stream:
        stream.write(draw())
