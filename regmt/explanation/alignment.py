"""A sentence over its translation: bands join phrases, lines join words, numbers tell the order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.explanation.drawing import element, label, svg, text_width

_ABOVE, _BELOW, _HEIGHT = 26, 86, 126  # source line, target line, height of a row
_SPACE, _BETWEEN = 9.0, 20.0  # between words, between blocks


@dataclass
class _Block:
    """Phrases that translate the same stretch of the sentence and nothing else."""

    start: int  #: its first source word
    first: int  #: its first target word
    phrases: list[tuple[int, int, Phrase]] = field(default_factory=list)  #: number, place, phrase

    @property
    def end(self) -> int:
        return max((phrase.end for _, _, phrase in self.phrases), default=self.start)

    @property
    def last(self) -> int:
        """The target word behind it."""
        return self.first + sum(len(phrase.target) for _, _, phrase in self.phrases)


def alignment_svg(tokens: Sequence[str], hypothesis: Hypothesis, width: float) -> str:
    """Draw a sentence over its translation, in as many rows as `width` asks for.

    A row ends only where no phrase crosses; one that cannot be cut may be wider.
    """
    target = hypothesis.tokens
    rows: list[list[tuple[_Block, float]]] = [[]]
    x, widest = 0.0, 0.0
    for block in _blocks(hypothesis.phrases):
        size = max(
            _size(tokens[block.start : block.end]),
            _size(target[block.first : block.last]),
            text_width("∅"),
        )
        if rows[-1] and x + size > width:
            rows.append([])
            x = 0.0
        rows[-1].append((block, x))
        widest = max(widest, x + size)
        x += size + _BETWEEN
    numbered = len(hypothesis.phrases) > 1
    parts = []
    for number, row in enumerate(rows):
        drawn = [part for at in row for part in _block(at, tokens, hypothesis, numbered)]
        parts.append(element("g", "".join(drawn), transform=f"translate(4 {_HEIGHT * number})"))
    name = "The words of the sentence and of its translation, linked"
    return svg(parts, widest + 8, _HEIGHT * len(rows) - 16, name, "alignment")


def _size(words: Sequence[str]) -> float:
    return sum(map(text_width, words)) + _SPACE * max(0, len(words) - 1)


def _blocks(phrases: Sequence[Phrase]) -> list[_Block]:
    """Cut a derivation wherever what is translated so far is a beginning of the sentence."""
    blocks = [_Block(0, 0)]
    covered = place = furthest = 0
    for number, phrase in enumerate(phrases, start=1):
        blocks[-1].phrases.append((number, place, phrase))
        covered += phrase.end - phrase.start
        place += len(phrase.target)
        furthest = max(furthest, phrase.end)
        if covered == furthest and number < len(phrases):
            blocks.append(_Block(furthest, place))
    return blocks


def _places(words: Sequence[str], x: float) -> list[tuple[float, float]]:
    """Return where each word begins and ends."""
    places = []
    for word in words:
        end = x + text_width(word)
        places.append((x, end))
        x = end + _SPACE
    return places


def _block(
    at: tuple[_Block, float], tokens: Sequence[str], hypothesis: Hypothesis, numbered: bool
) -> list[str]:
    block, x = at
    target = hypothesis.tokens
    words = tokens[block.start : block.end], target[block.first : block.last]
    wider = max(map(_size, words))
    above, below = (_places(side, x + (wider - _size(side)) / 2) for side in words)
    parts, text = [], []
    for number, place, phrase in block.phrases:
        source = above[phrase.start - block.start : phrase.end - block.start]
        own = below[place - block.first : place - block.first + len(phrase.target)]
        if not source:
            continue
        if not own:  # a word that is not translated
            middle = sum(source[0]) / 2
            own = [(middle - 5, middle + 5)]
            text.append(label("∅", middle, _BELOW + 18, class_="faint", text_anchor="middle"))
        parts += _band((source[0][0], source[-1][1]), (own[0][0], own[-1][1]), number)
        if numbered:
            middle = (source[0][0] + source[-1][1]) / 2
            number_of = label(
                str(number), middle, _ABOVE + 14, class_="order", text_anchor="middle"
            )
            text.append(number_of)
    for i, j in hypothesis.alignment:
        if block.start <= i < block.end and block.first <= j < block.last:
            (a, b), (c, d) = above[i - block.start], below[j - block.first]
            line = f"M{(a + b) / 2:.1f} {_ABOVE}L{(c + d) / 2:.1f} {_BELOW}"
            parts.append(element("path", d=line, class_="link"))
    for own, names, y in ((above, words[0], _ABOVE - 8), (below, words[1], _BELOW + 18)):
        for (a, b), word in zip(own, names, strict=True):
            text.append(label(word, (a + b) / 2, float(y), text_anchor="middle"))
    return parts + text


def _band(source: tuple[float, float], target: tuple[float, float], number: int) -> list[str]:
    (a, b), (c, d) = source, target
    middle = (_ABOVE + _BELOW) / 2
    outline = (
        f"M{a:.1f} {_ABOVE}C{a:.1f} {middle} {c:.1f} {middle} {c:.1f} {_BELOW}"
        f"H{d:.1f}C{d:.1f} {middle} {b:.1f} {middle} {b:.1f} {_ABOVE}Z"
    )
    tone = "band odd" if number % 2 else "band"
    ends = ((a, b, _ABOVE), (c, d, _BELOW))
    return [
        element("path", d=outline, class_=tone),
        *(element("path", d=f"M{p:.1f} {y}H{q:.1f}", class_="end") for p, q, y in ends),
    ]
