"""Explanations: what they say, how they are drawn, and that no text becomes markup."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regmt
from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.explanation.alignment import alignment_svg
from regmt.explanation.examples import examples_of, highlight, phrase_pairs
from regmt.explanation.scores import COLUMNS_OF, parts_of
from regmt.explanation.search_graph import SearchGraph, graph_svg, ngram_graph, word_graph

HOSTILE = '"><img/src=x/onerror=alert(1)>'
SOURCE = [
    "das haus ist rot",
    "das auto ist rot",
    "das haus ist klein",
    f"{HOSTILE} ist rot",
    "ein auto",
]
TARGET = ["the house is red", "the car is red", "the house is small", f"{HOSTILE} is red", "a car"]
PLAIN = {
    "article",
    "body",
    "br",
    "details",
    "div",
    "figure",
    "footer",
    "g",
    "h1",
    "h2",
    "h3",
    "head",
}
PLAIN |= {
    "html",
    "i",
    "li",
    "mark",
    "meta",
    "ol",
    "p",
    "section",
    "span",
    "style",
    "summary",
    "svg",
}
PLAIN |= {"table", "tbody", "td", "text", "tfoot", "th", "thead", "title", "tr", "ul", "a", "nav"}
PLAIN |= {"circle", "path", "rect"}


class Reader(HTMLParser):
    """Notes the elements of a page, their attributes and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.attributes: set[str] = set()
        self.texts: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.attributes.update(name for name, _ in attrs)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(scope="module", params=["beam", "graph"])
def translator(request: pytest.FixtureRequest) -> regmt.Translator:
    options = regmt.TranslationOptions(decoder=request.param, lm_order=2, exact=False)
    return regmt.Translator.from_text(SOURCE, TARGET, options=options)


def test_text_never_becomes_markup(translator: regmt.Translator) -> None:
    sentence = f"das {HOSTILE} ist klein"
    translation = translator.translate(sentence, nbest=5)
    for html in (translator.explain(sentence), translation._repr_html_()):
        reader = Reader(html)
        assert reader.elements <= PLAIN
        assert not {name for name in reader.attributes if name.startswith("on") or name == "style"}
        assert sum(HOSTILE in text for text in reader.texts) > 2


def test_the_policy_of_a_page_allows_its_style_and_nothing_else(
    translator: regmt.Translator,
) -> None:
    html = translator.explain("das haus")
    [policy] = re.findall(r'Content-Security-Policy content="(.*?)"', html)
    [style] = re.findall(r"<style>(.*?)</style>", html, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert policy.split("; ")[:2] == ["default-src 'none'", f"style-src 'sha256-{digest}'"]
    assert "http" not in re.sub(r'"http://www.w3.org/2000/svg"|http-equiv', "", html)


def test_the_parts_of_a_score_sum_to_it(translator: regmt.Translator) -> None:
    options, weights = translator.options, translator.decoder.weights
    for hypothesis in translator.translate("das auto ist klein", nbest=3).hypotheses:
        parts = parts_of(hypothesis, weights, COLUMNS_OF[options.scores], list(options.orders))
        assert sum(part.product for part in parts) == pytest.approx(hypothesis.score)
        names = [part.name for part in parts]
        assert len(set(names)) == len(names) == sum(map(len, weights.values()))
        assert names[0] == "language model"
        assert not any(re.search(r"\d|\(", name) for name in names)


def test_examples_that_add_something_come_first() -> None:
    options = regmt.TranslationOptions(exact=False, lm_order=2)
    translator = regmt.Translator.from_text(SOURCE, TARGET, options=options)
    model = translator.learn("ein auto ist rot")
    phrases = Phrase(0, 2, ("a", "car")), Phrase(2, 4, ("is", "red"))
    pairs = phrase_pairs(model.tokens, Hypothesis(phrases, 0.0))
    examples = examples_of(model, pairs)
    assert len(examples) == len(model.selection)
    first, second = examples[:2]
    assert {*first.phrases, *second.phrases} == set(pairs)
    assert (first.words, second.words) == (2, 2)
    assert all(not e.phrases or e.phrases == [pairs[1]] for e in examples[2:])


def test_shared_words_are_marked_runs_as_one() -> None:
    wanted = {("a",), ("b",), ("d",), ("a", "b")}
    found = highlight(["a", "b", "c", "d", "<"], wanted)
    assert found == "<mark class=run>a b</mark> c <mark>d</mark> &lt;"


def words_of(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>(?:<title>.*?</title>)?([^<]*)</text>", svg)


@pytest.mark.parametrize("width", [10_000.0, 150.0, 10.0])
def test_all_words_are_drawn_whatever_the_width(width: float) -> None:
    """The second and third phrase cross, so that no row ends between them."""
    phrases = (
        Phrase(0, 1, ("yes",)),
        Phrase(3, 4, ("is",), "0-0"),
        Phrase(1, 3, ("the", "house"), "0-0 1-1"),
        Phrase(4, 5, ()),
    )
    svg = alignment_svg(["ja", "das", "haus", "ist", "eben"], Hypothesis(phrases, 0.0), width)
    drawn = [word for word in words_of(svg) if not word.isdigit()]
    assert sorted(drawn) == sorted("ja das haus ist eben yes is the house ∅".split())
    assert svg.count('class="link"') == 3
    assert svg.count("translate(") == {10_000.0: 1, 150.0: 2, 10.0: 3}[width]


def points_of(route: str) -> list[tuple[float, float]]:
    """Return points of a line, dense enough to hit any label that it crosses."""
    x = y = 0.0
    points = []
    for command, numbers in re.findall(r"([MCV])([^MCV]*)", route):
        v = [float(n) for n in numbers.split()]
        curve = {"M": lambda v: (*v, *v, *v), "V": lambda v: (x, y, x, v[0], x, v[0])}  # noqa: B023
        a, b, c, d, e, f = v if command == "C" else curve[command](v)
        if command == "M":
            x, y = a, b
        for k in range(201):
            t, u = k / 200, 1 - k / 200
            points.append(
                (
                    u**3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t**3 * e,
                    u**3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t**3 * f,
                )
            )
        x, y = e, f
    return points


def assert_no_edge_crosses_a_label(graph: SearchGraph) -> None:
    svg = graph_svg(graph)
    number = r"([\d.-]+)"
    boxes = [
        tuple(map(float, box))
        for box in re.findall(
            rf'<rect x="{number}" y="{number}" width="{number}" height="{number}"', svg
        )
    ]
    width, height = map(int, re.findall(r'(?:width|height)="(\d+)"', svg)[:2])
    routes = re.findall(r'<path d="(.*?)"', svg)
    assert len(routes) == len(graph.edges)
    for route in routes:
        for px, py in points_of(route):
            assert 0 <= px <= width
            assert 0 <= py <= height
            for x, y, w, h in boxes:
                assert not (x < px < x + w and y + 0.5 < py < y + h - 0.5)
    for i, (x, y, w, h) in enumerate(boxes):
        for a, b, c, d in boxes[:i]:
            assert x + w <= a or a + c <= x or y + h <= b or b + d <= y


TEXTS = st.lists(st.sampled_from("ab c long-word, x".split()), max_size=6)


@settings(deadline=None, max_examples=50)
@given(TEXTS, st.lists(TEXTS, max_size=5))
def test_other_translations_are_routes_of_the_graph(
    best: list[str], others: list[list[str]]
) -> None:
    graph = word_graph(best, [(tokens, 0.5) for tokens in others])
    after: dict[object, list[object]] = {}
    for a, b in graph.edges:
        after.setdefault(a, []).append(b)

    def spelled(node: object, rest: list[str]) -> bool:
        words = graph.labels[node].split()
        if rest[: len(words)] != words:
            return False
        rest = rest[len(words) :]
        if node == graph.path[-1]:
            return not rest
        return any(spelled(other, rest) for other in after[node])

    assert all(spelled(graph.path[0], tokens) for tokens in [best, *others])
    assert_no_edge_crosses_a_label(graph)


GRAMS = st.dictionaries(
    st.tuples(st.sampled_from("<s> a b c d e".split()), st.sampled_from("a b c d e </s>".split())),
    st.floats(0.01, 2.0),
    min_size=1,
)


@settings(deadline=None, max_examples=50)
@given(GRAMS, st.lists(st.sampled_from("abc"), max_size=6))
def test_the_path_is_drawn_whole_through_predicted_ngrams(
    values: dict[tuple[str, str], float], words: list[str]
) -> None:
    """A node that is passed twice is there twice; n-grams beside the path touch it."""
    graph = ngram_graph(values, ["<s>", *words, "</s>"])
    assert graph is not None
    assert [graph.labels[node] for node in graph.path] == ["<s>", *words, "</s>"]
    for a, b in graph.edges:
        known = (graph.labels[a], graph.labels[b]) in values
        assert known or (a in graph.path and b in graph.path)
    assert_no_edge_crosses_a_label(graph)


def test_single_words_make_no_graph() -> None:
    assert ngram_graph({("a",): 1.0}, ["<s>", "a", "</s>"]) is None
