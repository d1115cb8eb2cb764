"""The score of a translation, feature by feature, with names for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.explanation.drawing import element
from regmt.translation.corpus_tables import COLUMNS

_BAR = 220.0  # width of the bars

_PHRASES = {
    "p(s|t)": "phrases of the corpus: source given target",
    "lex(s|t)": "words of the corpus: source given target",
    "p(t|s)": "phrases of the corpus: target given source",
    "lex(t|s)": "words of the corpus: target given source",
    "selected p(s|t)": "phrases of the examples: source given target",
    "selected p(t|s)": "phrases of the examples: target given source",
    "support": "examples that have the phrases",
    "W(s|t)": "regression: source given target",
    "W(t|s)": "regression: target given source",
    "reverse W(s|t)": "regression, backwards: source given target",
    "reverse W(t|s)": "regression, backwards: target given source",
    "deleted": "source words without a translation",
    "inserted": "words that translate nothing",
    "back-off": "parts of unknown words",
    "e": "regression: phrases",
}
_ONE = {
    "LM": "language model",
    "LM0": "language model",
    "ClassLM0": "language model of word classes",
    "Distortion0": "word order: distance of jumps",
    "WordPenalty0": "number of words",
    "Length0": "distance from the expected length",
    "Operations0": "sequence of translation steps",
    "PhrasePenalty0": "number of phrases",
    "UnknownWordPenalty0": "unknown words",
    "Regression": "regression: predicted n-grams",
    "Brevity": "length",
    "Gaps": "steps that nothing predicted",
}
_ORIENTATIONS = [
    f"word order: {how} {where}"
    for where in ("the phrase before", "the phrase after")
    for how in ("in step with", "swapped with", "apart from")
]
COLUMNS_OF = {
    "combined": COLUMNS,
    "phrases": COLUMNS[:4],
    "regression": ("W(s|t)", "W(t|s)", "e"),
}
"""What the scores of the phrase table are, by `TranslationOptions.scores`."""
_FEATURES = (
    *("LM", "Regression", "TranslationModel", "LexicalReordering", "Distortion"),
    *("Length", "WordPenalty", "PhrasePenalty", "UnknownWordPenalty"),
)
"""The order of the table."""
_ORDERS = ("words", "pairs of words", "three words")


class Part(NamedTuple):
    """What one value of a feature adds to the score."""

    name: str
    value: float
    weight: float

    @property
    def product(self) -> float:
        return self.value * self.weight


def feature_names(
    feature: str, size: int, columns: Sequence[str], orders: Sequence[int]
) -> list[str]:
    """Return names for the values of a feature.

    Parameters
    ----------
    feature : str
    size : int
        How many values it has.
    columns : sequence of str
        What the scores of the phrase table are.
    orders : sequence of int
        Of the n-grams of the regression.
    """
    names: list[str] = []
    if feature == "TranslationModel0" and len(columns) == size:
        names = [_PHRASES.get(column, column) for column in columns]
    elif feature == "Regression0" and len(orders) == size:
        names = [f"regression: {_ORDERS[n - 1] if n < 4 else f'{n} words'}" for n in orders]
    elif feature == "LexicalReordering0" and size == len(_ORIENTATIONS):
        names = _ORIENTATIONS
    elif size == 1:
        names = [_ONE.get(feature, feature)]
    return names or [f"{feature} {k}" for k in range(1, size + 1)]


def _place(feature: str) -> tuple[int, str]:
    """Return where a feature stands in the table."""
    name = feature.rstrip("0123456789")
    return (_FEATURES.index(name) if name in _FEATURES else len(_FEATURES)), feature


def parts_of(
    hypothesis: Hypothesis,
    weights: Mapping[str, Sequence[float]],
    columns: Sequence[str],
    orders: Sequence[int],
) -> list[Part]:
    """Return what each value of each feature adds to the score of a translation."""
    return [
        Part(*values)
        for feature in sorted(hypothesis.features.keys() & weights.keys(), key=_place)
        for own in [hypothesis.features[feature]]
        for values in zip(
            feature_names(feature, len(own), columns, orders), own, weights[feature], strict=True
        )
    ]


def score_table(best: Sequence[Part], other: Sequence[Part] | None) -> str:
    """Return a table with a bar per value, and how it compares with another translation."""
    low = min([0.0, *(part.product for part in best)])
    high = max([0.0, *(part.product for part in best)])
    if low == high:
        return ""
    rows, nothing = [], []
    for k, part in enumerate(best):
        if part.product == 0 and (other is None or other[k].product == 0):
            nothing.append(part.name)
            continue
        against = ""
        if other is not None:
            against = f"<td class=number>{_signed(part.product - other[k].product)}</td>"
        rows.append(
            f"<tr><th scope=row>{escape(part.name)}</th><td>{_bar(part.product, low, high)}</td>"
            f"<td class=number>{_number(part.product)}</td><td class='number soft'>"
            f"{_number(part.value)} × {_number(part.weight, 'g')}</td>{against}</tr>"
        )
    total = sum(part.product for part in best)
    head = "<th>feature<th><th class=number>adds<th class=number>value × weight"
    foot = f"<th scope=row>score</th><td></td><td class=number>{_number(total)}</td><td></td>"
    if other is not None:
        head += "<th class=number>against the next"
        foot += f"<td class=number>{_signed(total - sum(part.product for part in other))}</td>"
    return (
        f"<div class=scroll><table class=scores><thead><tr>{head}</thead>"
        f"<tbody>{''.join(rows)}</tbody><tfoot><tr>{foot}</tr></tfoot></table></div>"
        + (f"<p class=note>Nothing from {escape(', '.join(nothing))}.</p>" if nothing else "")
    )


def _number(value: float, form: str = ".2f") -> str:
    return f"{value:{form}}".replace("-", "−")


def _signed(value: float) -> str:
    return "·" if abs(value) < 0.005 else _number(value, "+.2f")


def _bar(value: float, low: float, high: float) -> str:
    """Draw a value from the line of zero to the left or the right."""
    zero = -low / (high - low) * _BAR
    width = abs(value) / (high - low) * _BAR
    x = zero - width if value < 0 else zero
    kind = "bar negative" if value < 0 else "bar"
    drawn = element("rect", x=x, y=3, width=width, height=10, rx=1.5, class_=kind)
    axis = element("path", d=f"M{zero:.1f} 0V16", class_="axis")
    return element(
        "svg",
        drawn + axis,
        width=round(_BAR),
        height=16,
        viewBox=f"0 0 {_BAR:.0f} 16",
        aria_hidden="true",
    )
