"""Kneser-Ney estimation against the textbook, done slowly, and against models of KenLM."""

import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from unittest import mock

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.core.scratch import Scratch, scratch
from regmt.decoding.lm import LanguageModel, _kernels, read_arpa, train, write_arpa
from regmt.decoding.lm.counting import count_ngrams, encode_sentences, encode_text
from regmt.decoding.lm.kneser_ney import Estimated, adjusted_counts, discounts, estimate
from regmt.instance_selection.corpus import Text

FALLBACK = (0.5, 1.0, 1.5)


class Textbook:
    """Interpolated modified Kneser-Ney with dictionaries of word tuples."""

    def __init__(self, sentences, order, prune=None):
        self.order = order
        count = defaultdict(Counter)
        for sentence in sentences:
            words = ["<s>", *sentence, "</s>"]
            for k in range(1, order + 1):
                for i in range(len(words) - k + 1):
                    count[k][tuple(words[i : i + k])] += 1
        self.vocabulary = {w for (w,) in count[1]} - {"<s>"} | {"<unk>"}
        self.adjusted = {order: dict(count[order])}
        for k in range(1, order):
            before = Counter(ngram[1:] for ngram in count[k + 1])
            self.adjusted[k] = {
                ngram: c if ngram[0] == "<s>" else before[ngram] for ngram, c in count[k].items()
            }
        self.adjusted[1].pop(("<s>",), None)
        self.discount = {k: self.discounts(k) for k in self.adjusted}
        prune = prune or [0] * order
        self.kept = {
            k: {ngram for ngram, c in count[k].items() if k == 1 or c > prune[k - 1]}
            for k in range(1, order + 1)
        }
        self.followers = {k: defaultdict(list) for k in self.adjusted}
        for k, table in self.adjusted.items():
            for ngram, a in table.items():
                self.followers[k][ngram[:-1]].append((ngram, a))

    def discounts(self, k):
        n = Counter(self.adjusted[k].values())
        if not (n[1] and n[2] and n[3]):
            return FALLBACK
        y = n[1] / (n[1] + 2 * n[2])
        values = (1 - 2 * y * n[2] / n[1], 2 - 3 * y * n[3] / n[2], 3 - 4 * y * n[4] / n[3])
        return values if all(0 <= d <= j + 1 for j, d in enumerate(values)) else FALLBACK

    def gamma(self, context):
        followers = self.followers[len(context) + 1][context]
        if not followers:
            return 1.0
        discount = self.discount[len(context) + 1]
        kept = self.kept[len(context) + 1]
        freed = sum(discount[min(a, 3) - 1] if ngram in kept else a for ngram, a in followers)
        return freed / sum(a for _, a in followers)

    def p(self, word, context):
        """p(word | context) for any context, with unknown words as <unk>."""
        if (word,) not in self.adjusted[1]:
            word = "<unk>"
        context = context[max(0, len(context) - self.order + 1) :]
        k = len(context) + 1
        lower = self.p(word, context[1:]) if context else 1 / len(self.vocabulary)
        followers = self.followers[k][context]
        if not followers:
            return lower
        a = self.adjusted[k].get((*context, word), 0)
        share = 0.0
        if a and (*context, word) in self.kept[k]:
            share = (a - self.discount[k][min(a, 3) - 1]) / sum(a for _, a in followers)
        return share + self.gamma(context) * lower


def check_against_textbook(model: LanguageModel, book: Textbook, contexts) -> None:
    words = sorted(book.vocabulary)
    ids = model.encode(words)
    for context in contexts:
        state = model.begin_state if context[:1] == ("<s>",) else 0
        for word in model.encode(context[1:] if context[:1] == ("<s>",) else context):
            _, state = model.step(state, int(word))
        total = 0.0
        for word, i in zip(words, ids, strict=True):
            logprob, _ = model.step(state, int(i))
            assert logprob == pytest.approx(math.log10(book.p(word, context)), abs=2e-6)
            total += 10**logprob
        assert total == pytest.approx(1.0, abs=1e-5)


def random_text(seed: int, n_sentences: int, n_words: int) -> list[list[str]]:
    """Sentences of a Markov chain whose words are unevenly frequent, so that counts vary."""
    rng = np.random.default_rng(seed)
    chain = rng.dirichlet(np.full(n_words, 0.3), size=n_words)
    text = []
    for length in rng.integers(0, 9, n_sentences):
        word, sentence = int(rng.integers(n_words)), []
        for _ in range(length):
            word = int(rng.choice(n_words, p=chain[word]))
            sentence.append(f"w{word}")
        text.append(sentence)
    return text


@pytest.mark.parametrize("order", [1, 2, 3, 5])
def test_equals_the_textbook(order: int) -> None:
    text = random_text(1, 150, 25)
    book = Textbook(text, order)
    model = train(text, order=order)
    if order == 5:  # both ways to get discounts are exercised
        assert book.discount[3] != FALLBACK
    rng = np.random.default_rng(2)
    contexts = [(), ("<s>",), ("never seen",)]
    for _ in range(25):
        sentence = ["<s>", *text[rng.integers(len(text))]]
        end = int(rng.integers(1, len(sentence) + 1))
        contexts.append(tuple(sentence[max(0, end - order + 1) : end]))
        contexts.append(tuple(f"w{i}" for i in rng.integers(0, 26, order - 1)))
    check_against_textbook(model, book, contexts)


def test_pruned_model_equals_the_textbook() -> None:
    text = random_text(3, 200, 15)
    book = Textbook(text, 4, prune=[0, 1, 2, 2])
    model = train(text, order=4, prune=[0, 1, 2])
    whole = train(text, order=4)
    assert model.starts[1] == whole.starts[1]
    for k in (2, 3, 4):
        size = int(model.starts[k] - model.starts[k - 1])
        assert size == len(book.kept[k]) < whole.starts[k] - whole.starts[k - 1]
    contexts = [("<s>",), *itertools.islice(itertools.product(["w0", "w3", "w9"], repeat=3), 27)]
    check_against_textbook(model, book, contexts)


WORDS = st.sampled_from(["a", "b", "c", "ä", "…"])


@settings(max_examples=30, deadline=None)
@given(st.lists(st.lists(WORDS, max_size=5), min_size=1, max_size=6), st.integers(1, 4))
def test_tiny_texts_just_work(text: list[list[str]], order: int) -> None:
    model = train(text, order=order)
    book = Textbook(text, order)
    contexts = {()} | {("<s>", *sentence)[-order + 1 :] for sentence in text if order > 1}
    check_against_textbook(model, book, sorted(contexts))


def test_conventions_of_the_special_words(tmp_path: Path) -> None:
    model = train([["a", "b"], ["a"]], order=3)
    path = tmp_path / "a.arpa"
    write_arpa(model, path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[:4] == ["\\data\\", "ngram 1=5", "ngram 2=4", "ngram 3=3"]
    assert [line.split("\t")[1] for line in lines[6:11]] == ["<unk>", "<s>", "</s>", "a", "b"]
    assert lines[6].endswith("\t0")
    assert lines[7].startswith("0\t<s>\t-")
    assert lines[8].endswith("\t</s>\t0")
    # Before a stands <s> only, before b a, before </s> a and b: adjusted counts 1, 1, 2.
    gamma = (0.5 + 0.5 + 1.0) / 4
    assert 10 ** float(lines[6].split("\t")[0]) == pytest.approx(gamma / 4, rel=1e-6)
    assert 10 ** float(lines[8].split("\t")[0]) == pytest.approx((2 - 1) / 4 + gamma / 4, rel=1e-6)


def test_fallback_is_announced_and_can_be_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regmt.core.progress._quiet", False)
    train([["a", "b"]], order=2)
    err = capsys.readouterr().err
    assert err == "small text: fallback discounts 0.5, 1, 1.5 for the 1-, 2-grams\n"
    train([["a", "b"]], order=2, announce=False)
    assert capsys.readouterr().err == ""
    with pytest.raises(InputError, match=r"too small or artificial.*no 1-gram has the adjusted"):
        train([["a", "b"]], order=2, fallback=None)
    counts = np.repeat([1, 2, 3, 4], [4, 10, 3, 40])
    with pytest.raises(InputError, match="out of range"):
        discounts(counts, order=2)
    # Chen and Goodman's eq. 26 by hand: n = 20, 10, 6, 3 → Y = 1/2
    counts = np.repeat([0, 1, 2, 3, 4, 5], [9, 20, 10, 6, 3, 8])
    assert discounts(counts, order=2) == pytest.approx((0.5, 1.1, 2.0))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"order": 0}, "order 0"),
        ({"fallback": (2.0, 1.0, 1.0)}, "fallback discounts 2 1 1"),
        ({"prune": ()}, "pruning thresholds"),
        ({"prune": (1, 1)}, "pruning thresholds 1 1"),
        ({"prune": (0, 2, 1)}, "pruning thresholds 0 2 1"),
        ({"order": 2, "prune": (0, 0, 1)}, "3 pruning thresholds"),
    ],
)
def test_bad_options(options, message: str) -> None:
    with pytest.raises(InputError, match=message):
        train([["a"]], **options)


def test_orders_without_any_ngram(tmp_path: Path) -> None:
    model = train([[], ["a"]], order=5)  # the longest n-gram is "<s> a </s>"
    write_arpa(model, tmp_path / "short.arpa")
    again = read_arpa(tmp_path / "short.arpa")
    assert np.diff(again.starts).tolist() == [4, 3, 1, 0, 0]
    assert again.score(["a"]) == pytest.approx(model.score(["a"]), abs=1e-6)


def test_unusable_text() -> None:
    with pytest.raises(InputError, match="no text"):
        train([])
    for special in ("<s>", "</s>", "<unk>"):
        with pytest.raises(InputError, match=f"f:3: the text contains {special}"):
            train([["a"], [], ["b", special]], path="f")
    assert train([[]], order=3).score([]) < 0  # an empty line is a sentence


@pytest.mark.parametrize("corpus", ["eutrans-es-en", "multi30k-de-en"])
def test_equals_the_models_of_lmplz(real_data: Path, corpus: str) -> None:
    """The models of KenLM's lmplz made from the same text, value by value."""
    text = (real_data / corpus / "train.en").read_text(encoding="utf-8").splitlines()
    ours = train([line.split() for line in text], order=5)
    theirs = read_arpa(real_data / f"moses-model-{corpus}" / "lm.arpa.gz")
    assert ours.vocabulary.words == theirs.vocabulary.words
    assert ours.starts.tolist() == theirs.starts.tolist()
    node = np.zeros(len(theirs) + 1, dtype=np.int64)
    for k in range(1, 6):
        a, b = int(theirs.starts[k - 1]), int(theirs.starts[k])
        words = np.empty((b - a, k), dtype=np.int32)
        at = np.arange(a, b)
        for j in range(k - 1, -1, -1):
            words[:, j] = theirs.word[at]
            at = theirs.parent[at]
        _kernels.find_ngrams(ours.arrays.table, words, node[a:b])
    assert (node[1:] > 0).all()
    for name in ("logprob", "backoff"):
        difference = getattr(ours.arrays, name)[node] - getattr(theirs.arrays, name)
        assert np.abs(difference[1:]).max() < 2e-6


@settings(deadline=None, max_examples=50)
@given(
    st.lists(st.lists(st.sampled_from("abcd"), max_size=6), min_size=1, max_size=12),
    st.integers(1, 4),
    st.integers(1, 40),
)
def test_any_part_of_the_text_at_a_time(text: list[list[str]], order: int, at_once: int) -> None:
    encoded = Text.from_strings([" ".join(words) for words in text])
    vocabulary, tokens = encode_sentences(text)
    with mock.patch("regmt.core.scratch.CHUNK", at_once << 4):
        of_text = encode_text(encoded)
    assert of_text[0].words == vocabulary.words
    np.testing.assert_array_equal(of_text[1], tokens)
    whole = count_ngrams(tokens, n_words=len(vocabulary), order=order)
    parts = count_ngrams(tokens, n_words=len(vocabulary), order=order, at_once=at_once)
    lower = np.array([0.5])
    for level, same, a in zip(whole, parts, adjusted_counts(whole), strict=True):
        for name, array in vars(level).items():
            assert array.tobytes() == getattr(same, name).tobytes()
        once = _joined(estimate(level, a, 1, FALLBACK, lower))
        again = _joined(estimate(same, a, 1, FALLBACK, lower, at_once=at_once))
        assert [array.tobytes() for array in once] == [array.tobytes() for array in again]
        lower = once[0]


def _joined(parts: Iterable[Estimated]) -> list[np.ndarray]:
    each = [(part.probability, part.gamma, part.kept) for part in parts]
    none = np.empty(0)
    return [np.concatenate([none, *(arrays[k] for arrays in each)]) for k in range(3)]


@settings(deadline=None, max_examples=25)
@given(
    st.lists(st.lists(st.sampled_from("abcd"), max_size=6), min_size=1, max_size=12),
    st.sampled_from([(0,), (0, 0, 1), (0, 1)]),
    st.integers(1, 200),
)
def test_files_read_in_any_pieces(text: list[list[str]], prune: tuple[int, ...], size: int) -> None:
    whole = train(text, order=4, prune=prune, announce=False)
    # Its suffixes come from the counts; here they are looked up.
    arrays = whole.parent, whole.word, whole.logprob, whole.backoff
    looked_up = LanguageModel(whole.vocabulary, whole.starts, *arrays)
    with (
        mock.patch("regmt.core.scratch.CHUNK", size),
        mock.patch("regmt.decoding.lm.kneser_ney.scratch", in_files),
        mock.patch("regmt.decoding.lm.language_model.scratch", in_files),
    ):
        pieces = train(text, order=4, prune=prune, announce=False)
        for model in (looked_up, pieces):
            for name, array in whole._stored().items():
                assert array.tobytes() == model._stored()[name].tobytes()


def in_files(what: str, needed: int, little: int = 0) -> AbstractContextManager[Scratch]:
    return scratch(what, needed, little=-1)
