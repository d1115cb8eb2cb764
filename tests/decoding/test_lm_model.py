"""The language model's structure and queries, against hand-added terms and plain Python."""

import io
import itertools
import math
import pickle
import random
from collections.abc import Callable
from pathlib import Path

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regmt.core.errors import InputError
from regmt.core.files import read_lines
from regmt.core.scratch import Scratch
from regmt.core.store import HEADER, write_arrays
from regmt.decoding.lm import LanguageModel, _arpa_kernels, _kernels, read_arpa, write_arpa
from regmt.decoding.lm.arpa import _NUMBER, dump_arpa
from regmt.decoding.lm.ngram_table import empty_table, filled_table
from regmt.instance_selection.vocabulary import Vocabulary

TOY = """\
a comment that is not part of the model

\\data\\
ngram 1=6
ngram 2=5
ngram 3=2

\\1-grams:
-1.5\t<unk>\t0
0\t<s>\t-0.25
-1.0\t</s>
-0.5\ta\t-0.125
-0.75\tb\t-0.375
-0.875\tc\t-0.0625

\\2-grams:
-0.25\t<s> a\t-0.5
-0.375\ta b\t-0.625
-0.1\tb </s>
-0.4\tb c\t0
-0.2\tc a\t-0.3

\\3-grams:
-0.05\t<s> a b
-0.07\ta b </s>

\\end\\
"""


@pytest.fixture
def toy_path(tmp_path: Path) -> Path:
    path = tmp_path / "toy.arpa"
    path.write_text(TOY, encoding="utf-8")
    return path


@pytest.fixture
def toy(toy_path: Path) -> LanguageModel:
    return read_arpa(toy_path)


def tables_of(path: Path) -> list[dict[tuple[str, ...], tuple[float, float]]]:
    """Read an ARPA file the slow way: n-gram → (log10 p, back-off), one dictionary per order."""
    tables: list[dict[tuple[str, ...], tuple[float, float]]] = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line.endswith("-grams:"):
            tables.append({})
        elif tables and line and not line.startswith("\\"):
            fields = line.split()
            k = len(tables)
            backoff = float(fields[k + 1]) if len(fields) == k + 2 else 0.0
            tables[-1][tuple(fields[1 : k + 1])] = (float(fields[0]), backoff)
    return tables


def reference_logprob(tables, context: tuple[str, ...], word: str) -> float:
    """Log10 p by the definition of a back-off model, with the whole context."""
    context = context[max(0, len(context) - len(tables) + 1) :]
    if (word,) not in tables[0]:
        word = "<unk>"
    if (*context, word) in tables[len(context)]:
        return tables[len(context)][(*context, word)][0]
    weight = tables[len(context) - 1].get(context, (0.0, 0.0))[1]
    return weight + reference_logprob(tables, context[1:], word)


def test_scores_are_sums_of_table_entries(toy: LanguageModel) -> None:
    assert toy.order == 3
    assert len(toy) == 13
    cases = {
        "": -0.25 - 1.0,
        "a b": -0.25 - 0.05 - 0.07,
        # b after <s>: back-off; c: bigram; </s>: back-off of "b c" (0), of c, unigram
        "b c": (-0.25 - 0.75) - 0.4 + (0 - 0.0625 - 1.0),
        # a after "b c": 0 + bigram "c a"; b after "c a": back-off of "c a" + bigram "a b"
        "b c a b": (-0.25 - 0.75) - 0.4 - 0.2 + (-0.3 - 0.375) - 0.07,
        "a x": -0.25 + (-0.5 - 0.125 - 1.5) + (0 - 1.0),
    }
    for sentence, expected in cases.items():
        assert toy.score(sentence.split()) == pytest.approx(expected, abs=1e-6), sentence


def test_unknown_words_are_marked(toy: LanguageModel) -> None:
    score = toy.score_sentences([["a", "x", "<unk>"], []])
    assert score[0].unknown.tolist() == [False, True, True, False]
    assert score[0].n_unknown == 2
    assert score[1].unknown.tolist() == [False]
    assert toy.score_sentences([]) == []


def test_states_are_as_short_as_they_can_be(toy: LanguageModel) -> None:
    def state_after(*words: str, begin: bool = False) -> tuple[str, ...]:
        state = toy.begin_state if begin else 0
        for word in toy.encode(words):
            _, state = toy.step(state, int(word))
        return toy.words_of(state)

    assert toy.words_of(toy.begin_state) == ("<s>",)
    assert state_after("a", begin=True) == ("<s>", "a")
    assert state_after("a", "b", begin=True) == ("a", "b")  # as long as the order allows
    assert state_after("b", "c") == ("c",)  # "b c" is known, but nothing follows it
    assert state_after("c", "a") == ("c", "a")  # nothing follows it, but its back-off is not 0
    assert state_after("a", "x") == ()
    assert toy.node_of(["b", "c"]) is not None
    assert toy.node_of(["c", "b"]) is None
    assert toy.node_of(["nowhere"]) is None


def test_short_states_score_as_whole_contexts(toy: LanguageModel, toy_path: Path) -> None:
    tables = tables_of(toy_path)
    for words in itertools.product(["a", "b", "c", "x"], repeat=4):
        state, context = toy.begin_state, ("<s>",)
        for word in (*words, "</s>"):
            logprob, state = toy.step(state, int(toy.encode([word])[0]))
            assert logprob == pytest.approx(reference_logprob(tables, context, word), abs=1e-6)
            context = (*context, word)


def test_writing_and_reading_again(toy: LanguageModel, toy_path: Path, tmp_path: Path) -> None:
    for name in ("again.arpa", "again.arpa.gz"):
        write_arpa(toy, tmp_path / name)
        again = LanguageModel.load(tmp_path / name)
        assert again.vocabulary.words == toy.vocabulary.words
        for ours, theirs in zip(again.arrays, toy.arrays, strict=True):
            np.testing.assert_array_equal(ours, theirs)
    for ours, theirs in zip(tables_of(tmp_path / "again.arpa"), tables_of(toy_path), strict=True):
        assert list(ours) == list(theirs)
        for ngram, values in ours.items():
            assert values == pytest.approx(theirs[ngram], abs=1e-6)


def test_saving_and_opening(toy: LanguageModel, tmp_path: Path) -> None:
    toy.save(tmp_path / "toy.lm")
    opened = LanguageModel.load(tmp_path / "toy.lm")
    assert opened.order == toy.order
    assert opened.score(["b", "c", "a", "b"]) == toy.score(["b", "c", "a", "b"])
    assert opened.words_of(opened.begin_state) == ("<s>",)
    with pytest.raises(InputError, match="not empty"):
        toy.save(tmp_path / "toy.lm")


def test_folders_of_an_earlier_version_are_refused(toy: LanguageModel, tmp_path: Path) -> None:
    toy.save(tmp_path / "toy.lm")
    header = (tmp_path / "toy.lm" / HEADER).read_text(encoding="utf-8")
    assert '"version": 3' in header
    header = header.replace('"version": 3', '"version": 2')
    (tmp_path / "toy.lm" / HEADER).write_text(header, encoding="utf-8")
    with pytest.raises(InputError, match="format version 2, expected 3; write it again"):
        LanguageModel.open(tmp_path / "toy.lm")


def changed(table: np.ndarray, column: int, value: int, *, used: bool = True) -> np.ndarray:
    """Return a table with another value in the first slot that is used, or not used."""
    table = table.copy()
    table[np.flatnonzero((table[:, 0] >= 0) == used)[0], column] = value
    return table


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda t: t[t[:, 0] >= 0], "not a hash table"),  # full: a search would never end
        (lambda t: np.full_like(t, -1), "not a hash table"),
        (lambda t: changed(t, 0, -1), "n-grams of nothing"),
        (lambda t: changed(t, 2, 0, used=False), "n-grams of nothing"),
        (lambda t: changed(t, 2, 10_000), "not there"),
        (lambda t: changed(t, 2, 1), "not there"),
        (lambda t: changed(t, 2, -1), "not there"),
        (lambda t: changed(t, 0, 10_000), "other n-grams"),
        (lambda t: changed(t, 1, 0), "other n-grams"),
        (lambda t: t[:, :2], "shape"),
        (lambda t: t.astype(np.int64), "type int64"),
    ],
)
def test_damaged_tables_are_refused(
    toy: LanguageModel,
    tmp_path: Path,
    change: Callable[[np.ndarray], np.ndarray],
    problem: str,
) -> None:
    arrays = toy._stored()
    kind, version = LanguageModel._KIND, LanguageModel._VERSION
    for name, table in (("right", arrays["table"]), ("wrong", change(arrays["table"]))):
        stored = {**arrays, "table": table}
        write_arrays(tmp_path / name, stored, kind=kind, version=version, options={})
    LanguageModel.open(tmp_path / "right", verify=True)
    with pytest.raises(InputError, match=f"damaged: table: .*{problem}"):
        LanguageModel.open(tmp_path / "wrong", verify=True)


def test_pickled_models_have_the_same_kernel_type(toy: LanguageModel) -> None:
    copy = pickle.loads(pickle.dumps(toy))
    assert not any(array.flags.writeable for array in copy.arrays)
    assert copy.score(["b", "c", "a", "b"]) == toy.score(["b", "c", "a", "b"])


def test_missing_intermediate_ngrams_are_skipped(tmp_path: Path) -> None:
    """A pruned model may hold "a b c" without "b c": the suffix link goes to "c"."""
    path = tmp_path / "pruned.arpa"
    path.write_text(
        "\\data\\\nngram 1=6\nngram 2=2\nngram 3=2\n\n\\1-grams:\n-1 </s>\n0 <s> -0.5\n-2 a -0.1\n"
        "-2.5 b -0.2\n-3 c -0.3\n-1.25 <UNK>\n\\2-grams:\n-0.5 a b -0.15\n-0.6 c a\n"
        "\\3-grams:\n-0.7 a b c\n-0.8 a b </s>\n\\end\\\n",
        encoding="utf-8",
    )
    model = read_arpa(path)
    assert model.words_of(int(model.arrays.suffix[model.node_of(["a", "b", "c"])])) == ("c",)
    # <s>: -0.5; a b c in full; "b c" is missing (weight 1), then "c a"
    expected = (-0.5 - 2) - 0.5 - 0.7 - 0.6 + (-0.1 - 1)
    assert model.score(["a", "b", "c", "a"]) == pytest.approx(expected, abs=1e-6)
    assert model.score(["zzz"]) == pytest.approx(-0.5 - 1.25 - 1, abs=1e-6)


def test_model_without_unknown_word(tmp_path: Path) -> None:
    path = tmp_path / "closed.arpa"
    path.write_text("\\data\\\nngram 1=2\n\n\\1-grams:\n-1 <s>\n-0.1 </s>\n\n\\end\\\n")
    model = read_arpa(path)
    assert model.vocabulary[0] == "<unk>"
    assert model.score(["x"]) == pytest.approx(-100.1, abs=1e-4)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("\\data\\", "", None, "not an ARPA file"),
        ("ngram 2=5", "ngram 3=5", 5, "expected 'ngram 2=COUNT'"),
        ("ngram 2=5", "ngram 2=6", 22, "5 2-grams, but the header says 6"),
        ("ngram 2=5", "ngram 2=555555555555", 5, "more n-grams than there is text"),
        ("ngram 2=5", "ngram 2=4", 22, "5 2-grams, but the header says 4"),
        ("\\2-grams:", "\\two-grams:", 16, "expected \\2-grams:"),
        ("-0.4\tb c\t0", "-0.4\tb\n", 20, "2 fields in a line of the 2-grams"),
        ("-0.4\tb c\t0", "-0.4\tb c\t0 0", 20, "5 fields in a line of the 2-grams"),
        ("-0.4\tb c\t0", "x\tb c\t0", 20, "'x' is not a log10 probability"),
        ("-0.4\tb c\t0", "nan\tb c\t0", 20, "'nan' is not a log10 probability"),
        ("-0.4\tb c\t0", "0.4\tb c\t0", 20, "positive log10 probability 0.4"),
        ("-0.4\tb c\t0", "-infinity\tb c\t0", 20, "'-infinity' is not a log10 probability"),
        ("-0.4\tb c\t0", "-0.4\tb c\tinf", 20, "'inf' is not a back-off weight"),
        ("-0.4\tb c\t0", "-0.4\tb c\ty", 20, "'y' is not a back-off weight"),
        ("-0.4\tb c\t0", "-0.4\tb d\t0", 20, "the word 'd' is not among the 1-grams"),
        ("-0.4\tb c\t0", "-0.4\ta b\t0", 20, "this 2-gram was given before"),
        ("-0.75\tb", "-0.75\ta", 13, "the word 'a' was given before"),
        ("-0.07\ta b", "-0.07\tb a", 25, "the first 2 words are not among the 2-grams"),
        ("0\t<s>", "0\t<z>", None, "no <s> among the 1-grams"),
        ("\\end\\", "", 27, "the file ends where \\end\\ was expected"),
        ("\\end\\", "\\fin\\", 27, "expected \\end\\"),
    ],
)
def test_malformed_files_are_refused(
    tmp_path: Path, old: str, new: str, line: int | None, message: str
) -> None:
    path = tmp_path / "bad.arpa"
    assert old in TOY
    path.write_text(TOY.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_arpa(path)
    assert message in str(caught.value)
    if line is not None:
        assert caught.value.line == line


def test_invalid_utf8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "latin1.arpa"
    path.write_bytes(TOY.encode().replace(b"\tb\t", b"\t\xe4\t"))
    with pytest.raises(InputError, match="13: invalid UTF-8"):
        read_arpa(path)


@numba.njit
def child_of(table, node, word):
    return _kernels.lm_child(table, node, word)


def test_table_kernels_agree_with_a_dictionary() -> None:
    rng = np.random.default_rng(3)
    parents = rng.integers(1, 50, 400).astype(np.int32)
    words = rng.integers(0, 60, 400).astype(np.int32)
    pairs = np.unique(np.stack([parents, words], axis=1), axis=0)
    parents, words = np.ascontiguousarray(pairs[:, 0]), np.ascontiguousarray(pairs[:, 1])
    table = empty_table(len(pairs))
    assert _kernels.insert_ngrams(table, np.int64(1000), parents, words) == -1
    known = {(p, w): 1000 + i for i, (p, w) in enumerate(pairs.tolist())}
    for p, w in itertools.product(range(1, 50), range(60)):
        assert child_of(table, p, w) == known.get((p, w), -1)
    assert child_of(table, 0, 17) == 18
    assert _kernels.insert_ngrams(table, np.int64(5000), parents[7:8], words[7:8]) == 0


@settings(deadline=None)
@given(
    st.dictionaries(
        st.tuples(st.integers(1, 6), st.integers(0, 6)), st.integers(1, 2**31 - 1), max_size=42
    ),
    st.integers(1, 40),
)
def test_tables_of_any_density_agree_with_a_dictionary(
    known: dict[tuple[int, int], int], n_empty: int
) -> None:
    """With a single empty slot, too, every search ends."""
    table = np.full((len(known) + n_empty, 3), -1, dtype=np.int32)
    for (node, word), child in known.items():
        one = np.array([node], dtype=np.int32), np.array([word], dtype=np.int32)
        assert _kernels.insert_ngrams(table, np.int64(child), *one) == -1
        assert _kernels.insert_ngrams(table, np.int64(child), *one) == 0
    for node, word in itertools.product(range(1, 8), range(8)):
        assert child_of(table, np.int64(node), np.int64(word)) == known.get((node, word), -1)
    assert (table[:, 0] >= 0).sum() == len(known)


@settings(deadline=None)
@given(
    st.sets(st.tuples(st.integers(1, 9), st.integers(0, 50)), max_size=60),
    st.integers(1, 40),
    st.randoms(use_true_random=False),
)
def test_a_table_is_the_same_in_any_windows(
    pairs: set[tuple[int, int]], window: int, chance: random.Random
) -> None:
    rows = np.array(sorted(pairs, key=lambda _: chance.random()), dtype=np.int32).reshape(-1, 2)
    parents, words = np.ascontiguousarray(rows.T)
    whole = empty_table(len(rows))
    _kernels.insert_ngrams(whole, np.int64(7), parents, words)
    before = np.zeros(7, dtype=np.int32)
    nodes = np.concatenate([before, parents]), np.concatenate([before, words])
    found = filled_table(*nodes, 7, Scratch(), window=window)
    assert found.tolist() == whole.tolist()


def parse(text: str) -> float:
    raw = np.frombuffer(text.encode(), dtype=np.uint8)
    return float(_arpa_kernels.parse_number(raw, 0, len(raw)))


@settings(max_examples=200, deadline=None)
@given(st.floats(-1e4, 1e4), st.sampled_from([".8g", ".6f", ".3e", "+.12g", ".17g", ".40f"]))
def test_numbers_are_read_as_python_reads_them(value: float, form: str) -> None:
    text = f"{value:{form}}"
    assert parse(text) == pytest.approx(float(text), rel=1e-14, abs=1e-280)
    assert parse(f"{value:.8g}") == float(f"{value:.8g}") or abs(value) < 1e-10  # exactly


@pytest.mark.parametrize(
    "text", ["", "-", ".", "e5", "1e", "1e+", "1x", "--1", "1-", "0x1", "in", "nan", "1_0", "1.2.3"]
)
def test_what_is_no_number(text: str) -> None:
    assert math.isnan(parse(text))
    assert _NUMBER.fullmatch(text.encode()) is None


def test_odd_numbers() -> None:
    cases = {"1.": 1.0, ".5": 0.5, "-inf": -math.inf, "+INF": math.inf, "1E-3": 1e-3, "-0": 0.0}
    cases["1" * 40] = float("1" * 40)
    for text, value in cases.items():
        assert parse(text) == pytest.approx(value)
        assert _NUMBER.fullmatch(text.encode())


def test_spacing_line_ends_and_blank_lines_do_not_matter(tmp_path: Path, toy) -> None:
    loose = TOY.replace("\t", "   ").replace("\n", " \r\n").replace("-0.4", "\r\n\n -0.4")
    (tmp_path / "loose.arpa").write_bytes(b"\xef\xbb\xbf" + loose[loose.index("\\data") :].encode())
    for ours, theirs in zip(read_arpa(tmp_path / "loose.arpa").arrays, toy.arrays, strict=True):
        np.testing.assert_array_equal(ours, theirs)


def test_agrees_with_kenlm(tmp_path: Path, toy: LanguageModel) -> None:
    kenlm = pytest.importorskip("kenlm")
    write_arpa(toy, tmp_path / "toy.arpa")
    theirs = kenlm.Model(str(tmp_path / "toy.arpa"))
    for words in itertools.product(["a", "b", "c", "x"], repeat=4):
        scores = [score for score, _, _ in theirs.full_scores(" ".join(words))]
        ours = toy.score_sentences([list(words)])[0]
        assert ours.logprobs.tolist() == pytest.approx(scores, abs=1e-5)
        assert math.isclose(ours.total, theirs.score(" ".join(words)), abs_tol=1e-5)


def test_agrees_with_kenlm_on_real_text(real_data: Path) -> None:
    kenlm = pytest.importorskip("kenlm")
    path = real_data / "moses-model-multi30k-de-en" / "lm.arpa.gz"
    ours, theirs = LanguageModel.load(path), kenlm.Model(str(path))
    text = [real_data / corpus / "dev.en" for corpus in ("multi30k-de-en", "eutrans-es-en")]
    lines = [line for file in text for line in read_lines(file)[:500]]
    scores = ours.score_sentences([line.split() for line in lines])
    for line, score in zip(lines, scores, strict=True):
        full = list(theirs.full_scores(line))
        assert np.abs(score.logprobs - [p for p, _, _ in full]).max() < 1e-5
        assert score.unknown.tolist() == [unknown for _, _, unknown in full]


def test_numbers_of_an_arpa_file_have_eight_correctly_rounded_digits() -> None:
    random = np.random.default_rng(5)
    drawn = -(10.0 ** random.uniform(-12, 10, 20_000))
    near = [-9.9999999, -0.99999999, -9.99999995e-05, -99.0, -1e-5, -12345678.5, -100.0, -1e8]
    values = np.array([*drawn, *near, 0.0, -0.0, -np.inf, 0.5, 0.25, 1e-45], dtype=np.float32)
    n = len(values)
    words = ["<unk>", "<s>", "</s>", *(f"w{i}" for i in range(n - 3))]
    parent, word = np.zeros(n + 2, np.int32), np.array([0, *range(n), 5], np.int32)
    parent[-1] = 4  # one bigram, so that unigrams have back-off weights
    probabilities, weights = np.array([0, *values, -1]), np.array([0, *values[::-1], 0])
    model = LanguageModel(
        Vocabulary(words), [1, n + 1, n + 2], parent, word, probabilities, weights
    )
    stream = io.StringIO()
    dump_arpa(model, stream)
    lines = stream.getvalue().splitlines()
    rows = zip(values.tolist(), words, values[::-1].tolist(), strict=True)
    assert lines[5 : 5 + n] == [f"{p:.8g}\t{word}\t{b:.8g}" for p, word, b in rows]
    assert lines[5 + n :] == ["", "\\2-grams:", "-1\tw0 w2", "", "\\end\\"]
