"""The examples that were chosen for a sentence, and what each gave to its translation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from regmt.decoding.beam.hypothesis import Hypothesis
from regmt.explanation.drawing import element
from regmt.instance_selection.index import Index
from regmt.sentence.sentence_model import Ngram, SentenceModel

FIRST, MOST = 6, 40
"""Examples that are shown at once, and in all."""

_METER = 60.0

PhrasePair = tuple[Ngram, Ngram]


@dataclass(frozen=True)
class Example:
    """A selected pair.

    Attributes
    ----------
    rank : int
        Its place in the selection, from 1.
    source, target : list of str
    phrases : list of (tuple of str, tuple of str)
        Phrase pairs of the translation that it has on both sides.
    words : int
        How many words of the sentence these translate.
    gain : float
        The share of the n-grams of the sentence that no example before had.
    """

    rank: int
    source: list[str]
    target: list[str]
    phrases: list[PhrasePair]
    words: int
    gain: float


def phrase_pairs(tokens: Sequence[str], best: Hypothesis | None) -> list[PhrasePair]:
    """Return the distinct phrase pairs of a translation."""
    phrases = best.phrases if best else ()
    pairs = [(tuple(tokens[p.start : p.end]), tuple(p.target)) for p in phrases]
    return list(dict.fromkeys(pairs))


def examples_of(model: SentenceModel, pairs: Sequence[PhrasePair]) -> list[Example]:
    """Return the selected pairs, those first that have most of what those before them lack."""
    index, selection = model.problem.index, model.selection
    found = []
    chosen = zip(selection.ids.tolist(), selection.gains.tolist(), strict=True)
    for rank, (pair, gain) in enumerate(chosen, start=1):
        source, target = _sides(index, pair)
        own = [(s, t) for s, t in pairs if s and t and _has(source, s) and _has(target, t)]
        words = sum(len(s) for s, _ in own)
        found.append(Example(rank, source, target, own, words, gain))
    known: set[PhrasePair] = set()
    ordered: list[Example] = []

    def usefulness(example: Example) -> tuple[int, int, int]:
        new = sum(len(s) for s, t in example.phrases if (s, t) not in known)
        return new, example.words, -example.rank

    while found:
        best = max(found, key=usefulness)
        if usefulness(best)[0] == 0:
            break
        ordered.append(best)
        found.remove(best)
        known.update(best.phrases)
    return [*ordered, *sorted(found, key=lambda example: (-example.words, example.rank))]


def _sides(index: Index, pair: int) -> tuple[list[str], list[str]]:
    return index.source.text.sentence(pair), index.target.text.sentence(pair)


def _has(words: Sequence[str], part: Ngram) -> bool:
    n = len(part)
    return any(tuple(words[i : i + n]) == part for i in range(len(words) - n + 1))


def example_list(
    examples: Sequence[Example], tokens: Sequence[str], said: Sequence[str], first: int = FIRST
) -> str:
    """Return the examples as HTML, the first at once, the others to be opened."""
    wanted = ngrams_of(tokens), ngrams_of(said)
    known: set[PhrasePair] = set()
    items = []
    for example in examples[:MOST]:
        items.append(_item(example, wanted, len(tokens), known))
        known.update(example.phrases)
    shown = f"<ol class=examples>{''.join(items[:first])}</ol>"
    if items[first:]:
        shown += (
            f"<details><summary>{len(items) - first} more</summary>"
            f"<ol class=examples>{''.join(items[first:])}</ol></details>"
        )
    return shown


def _item(
    example: Example, wanted: tuple[set[Ngram], set[Ngram]], length: int, known: set[PhrasePair]
) -> str:
    chips = "".join(
        f"<li{'' if pair in known else ' class=new'}>{escape(' '.join(pair[0]))} <i>→</i> "
        f"{escape(' '.join(pair[1]))}</li>"
        for pair in example.phrases
    )
    gave = f"<ul class=chips>{chips}</ul>" if chips else ""
    meter = _meter(example.words / length) if chips else ""
    share = f"{100 * example.gain:.0f} %"
    gain = f", for {share} of the sentence's n-grams" if example.gain >= 0.005 else ""
    source, target = (
        highlight(*side) for side in zip((example.source, example.target), wanted, strict=True)
    )
    return (
        f"<li><div class=soft>{meter} chosen as no. {example.rank}{gain}</div>"
        f"<p>{source}</p><p>{target}</p>{gave}</li>"
    )


def _meter(share: float) -> str:
    name = f"has the phrases of {100 * share:.0f} % of the sentence"
    full = element("rect", width=_METER, height=8, rx=2, class_="track")
    part = element("rect", width=_METER * share, height=8, rx=2, class_="bar")
    return element(
        "svg",
        element("title", name) + full + part,
        width=round(_METER),
        height=8,
        viewBox=f"0 0 {_METER:.0f} 8",
        role="img",
        aria_label=name,
    )


def ngrams_of(tokens: Sequence[str], highest: int = 3) -> set[Ngram]:
    """Return all n-grams of a sentence up to an order."""
    return {
        tuple(tokens[i : i + n]) for n in range(1, highest + 1) for i in range(len(tokens) - n + 1)
    }


def highlight(tokens: Sequence[str], wanted: set[Ngram]) -> str:
    """Mark the words of a sentence that are wanted; neighbours that are wanted together as one."""
    joined = [tuple(tokens[i : i + 2]) in wanted for i in range(len(tokens) - 1)]
    parts: list[str] = []
    i = 0
    while i < len(tokens):
        end = i + 1
        while end < len(tokens) and joined[end - 1]:
            end += 1
        text = escape(" ".join(tokens[i:end]))
        if end > i + 1:
            text = f"<mark class=run>{text}</mark>"
        elif (tokens[i],) in wanted:
            text = f"<mark>{text}</mark>"
        parts.append(text)
        i = end
    return " ".join(parts)
