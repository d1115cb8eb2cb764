"""IBM 1, the diagonal model and the HMM against plain implementations and brute force."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.decoding.alignment import _diagonal_kernels
from regmt.decoding.alignment.alignment_model import AlignmentModel, train_alignment
from regmt.decoding.alignment.bitext import Bitext
from regmt.decoding.alignment.diagonal import DiagonalModel, train_diagonal, train_ibm1
from regmt.decoding.alignment.hmm import HmmModel, HmmOptions, train_hmm
from regmt.decoding.alignment.translation_table import TranslationTable
from regmt.instance_selection.corpus import Corpus

SOURCE = ["das haus ist klein", "das buch", "ein buch ist hier", "klein ist das haus", "das haus"]
TARGET = ["the house is small", "the book", "here is a book", "small is the house", "the house"]


def random_bitext(rng: np.random.Generator, n: int = 4, longest: int = 4) -> Bitext:
    lengths = rng.integers(1, longest + 1, (2, n))
    offsets = np.zeros((2, n + 1), dtype=np.int64)
    np.cumsum(lengths, axis=1, out=offsets[:, 1:])
    source = rng.integers(0, 5, offsets[0, -1]).astype(np.int32)
    target = rng.integers(0, 6, offsets[1, -1]).astype(np.int32)
    return Bitext.build(source, offsets[0], target, offsets[1], n_source_words=5, n_target_words=6)


def random_table(rng: np.random.Generator, bitext: Bitext, hidden: str) -> TranslationTable:
    table = TranslationTable.uniform(bitext, hidden)
    table.probability = rng.random(bitext.n_pairs)
    table.null = rng.random(len(table.null))
    return table


def sentences(bitext: Bitext, hidden: str) -> list[tuple[list[int], list[int]]]:
    source = np.split(bitext.source, bitext.source_offsets[1:-1])
    target = np.split(bitext.target, bitext.target_offsets[1:-1])
    pairs = [(a.tolist(), b.tolist()) for a, b in zip(source, target, strict=True)]
    return pairs if hidden == "source" else [(b, a) for a, b in pairs]


def lexicon(table: TranslationTable) -> dict[tuple[int, int], float]:
    """(hidden word, observed word) → probability, as a dictionary."""
    result = {}
    for e in range(len(table.pair_starts) - 1):
        for p in range(table.pair_starts[e], table.pair_starts[e + 1]):
            f = int(table.pair_targets[p])
            result[(e, f) if table.hidden == "source" else (f, e)] = float(table.probability[p])
    return result


def test_every_cell_has_the_number_of_its_pair() -> None:
    bitext = random_bitext(np.random.default_rng(0), n=20, longest=7)
    pairs = set()
    for s, (source, target) in enumerate(sentences(bitext, "source")):
        for i, e in enumerate(source):
            for j, f in enumerate(target):
                pair = bitext.cells[bitext.cell_offsets[s] + i * len(target) + j]
                assert (bitext.pair_sources[pair], bitext.pair_targets[pair]) == (e, f)
                pairs.add((e, f))
    assert len(pairs) == bitext.n_pairs


def test_ibm1_equals_nltk(corpus: Corpus, bitext: Bitext) -> None:
    nltk = pytest.importorskip("nltk.translate")
    model = train_ibm1(bitext, "source", iterations=4)
    # nltk's "words" are the observed side
    pairs = [nltk.AlignedSent(t.split(), s.split()) for s, t in zip(SOURCE, TARGET, strict=True)]
    reference = nltk.IBMModel1(pairs, 4).translation_table
    source, target = corpus.source.vocabulary, corpus.target.vocabulary
    for (e, f), probability in lexicon(model.table).items():
        assert probability == pytest.approx(reference[target[f]][source[e]], abs=1e-9)
    for f, probability in enumerate(model.table.null):
        assert probability == pytest.approx(reference[target[f]][None], abs=1e-9)


@pytest.mark.parametrize("hidden", ["source", "target"])
def test_ibm1_likelihood_never_falls_and_tables_sum_to_one(bitext: Bitext, hidden: str) -> None:
    likelihoods: list[float] = []
    model = train_ibm1(bitext, hidden, iterations=15, likelihoods=likelihoods)
    likelihoods.append(model.log_likelihood(bitext))
    assert np.all(np.diff(likelihoods) >= -1e-9)
    assert likelihoods[-1] > likelihoods[0] + 1
    totals: dict[int, float] = {}
    for (e, _), probability in lexicon(model.table).items():
        totals[e] = totals.get(e, 0.0) + probability
    assert list(totals.values()) == pytest.approx([1.0] * len(totals))
    assert model.table.null.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("hidden", ["source", "target"])
def test_diagonal_posteriors_and_viterbi_equal_the_formula(hidden: str) -> None:
    rng = np.random.default_rng(1)
    bitext = random_bitext(rng, n=12, longest=6)
    model = DiagonalModel(random_table(rng, bitext, hidden), tension=3.0, p0=0.1)
    t = lexicon(model.table)
    posterior, best = model.posteriors(bitext), model.viterbi(bitext)
    log_likelihood, position = 0.0, 0
    for s, (words, observed) in enumerate(sentences(bitext, hidden)):
        n_h, n_o = len(words), len(observed)
        for o, f in enumerate(observed):
            weights = [math.exp(-3.0 * abs((h + 1) / n_h - (o + 1) / n_o)) for h in range(n_h)]
            joint = [0.9 * w / sum(weights) * t[e, f] for w, e in zip(weights, words, strict=True)]
            empty = 0.1 * model.table.null[f]
            log_likelihood += math.log(sum(joint) + empty)
            for h in range(n_h):
                cell = h * n_o + o if hidden == "source" else o * n_h + h
                expected = joint[h] / (sum(joint) + empty)
                assert posterior[bitext.cell_offsets[s] + cell] == pytest.approx(expected)
            assert best[position] == (-1 if empty >= max(joint) else int(np.argmax(joint)))
            position += 1
    assert model.log_likelihood(bitext) == pytest.approx(log_likelihood)


@pytest.mark.parametrize(("n_hidden", "n_observed"), [(1, 1), (3, 5), (7, 2), (10, 10)])
def test_gradient_of_the_tension_has_the_closed_form(n_hidden: int, n_observed: int) -> None:
    for o, tension in itertools.product(range(n_observed), (0.1, 4.0, 14.0)):
        distance = np.abs(np.arange(1, n_hidden + 1) / n_hidden - (o + 1) / n_observed)
        weights = np.exp(-tension * distance)
        expected = -(weights * distance).sum() / weights.sum()
        found = _diagonal_kernels.expected_feature(o, n_hidden, n_observed, tension)
        assert found == pytest.approx(expected, abs=1e-9)


def test_tension_follows_the_text() -> None:
    words = [f"w{k}" for k in range(12)]
    rng = np.random.default_rng(3)
    lines = [" ".join(rng.permutation(words)[:8]) for _ in range(60)]
    parallel = Bitext.from_corpus(Corpus.from_strings(lines, lines))
    mirrored = [" ".join(reversed(line.split())) for line in lines]
    crossed = Bitext.from_corpus(Corpus.from_strings(lines, mirrored))
    assert train_diagonal(parallel, tension=1.0).tension > 10
    assert train_diagonal(crossed, tension=1.0).tension < 3


def brute_force_hmm(
    model: HmmModel, words: list[int], observed: list[int]
) -> tuple[float, np.ndarray, tuple[int, ...]]:
    """Sum over every sequence of links (-1: empty) of one sentence pair."""
    options, t = model.options, lexicon(model.table)
    n_h, n_o, m = len(words), len(observed), model.options.max_jump
    general = model.middle[-1]
    empty = min(options.p0 + options.up0 / (n_o + 1), 0.999)

    def jump(distribution: np.ndarray, origin: int, to: int, n: int) -> float:
        row = [distribution[min(max(h - origin, -m), m) + m] for h in range(n)]
        return row[to] / sum(row)

    total, posterior, best = 0.0, np.zeros((n_h, n_o)), (-1.0, ())
    for path in itertools.product(range(-1, n_h), repeat=n_o):
        p, last = 1.0, None
        for o, (h, f) in enumerate(zip(path, observed, strict=True)):
            if h < 0:
                p *= empty * model.table.null[f]
                continue
            if last is None:
                distribution, origin = (model.start if options.use_start else general), -1
            elif o == n_o - 1 and options.use_final:
                distribution, origin = model.final, last
            else:
                row = {
                    "none": 0,
                    "previous-hidden": words[last],
                    "previous-observed": observed[o - 1],
                    "current-observed": f,
                }[options.conditioning]
                distribution, origin = model.middle[row], last
            p *= (1 - empty) * jump(distribution, origin, h, n_h) * t[words[h], f]
            last = h
        if options.end_anchor:
            end = model.final if options.use_final else general
            p *= 1 / (n_h + 1) if last is None else jump(end, last, n_h, n_h + 1)
        total += p
        for o, h in enumerate(path):
            if h >= 0:
                posterior[h, o] += p
        if p > best[0]:
            best = (p, path)
    return total, posterior / total, best[1]


@pytest.mark.parametrize("hidden", ["source", "target"])
@pytest.mark.parametrize(
    ("conditioning", "use_start", "use_final", "end_anchor"),
    [
        ("none", True, True, False),
        ("none", False, False, True),
        ("previous-hidden", True, True, True),
        ("previous-observed", True, False, False),
        ("current-observed", False, True, False),
    ],
)
def test_hmm_equals_brute_force(
    hidden: str, conditioning: str, use_start: bool, use_final: bool, end_anchor: bool
) -> None:
    rng = np.random.default_rng(5)
    bitext = random_bitext(rng)
    options = HmmOptions(
        use_start=use_start,
        use_final=use_final,
        end_anchor=end_anchor,
        conditioning=conditioning,
        max_jump=2,
        p0=0.1,
        up0=0.5,
    )
    n_rows = 1 if conditioning == "none" else 7
    model = HmmModel(
        random_table(rng, bitext, hidden),
        rng.random((n_rows, 5)),
        rng.random(5),
        rng.random(5),
        np.arange(0 if conditioning == "none" else 6, dtype=np.int32),
        options,
    )
    posterior, best = model.posteriors(bitext), model.viterbi(bitext)
    log_likelihood, path = 0.0, []
    for s, (words, observed) in enumerate(sentences(bitext, hidden)):
        total, expected, links = brute_force_hmm(model, words, observed)
        log_likelihood += math.log(total)
        path += links
        grid = posterior[bitext.cell_offsets[s] : bitext.cell_offsets[s + 1]]
        shape = (len(words), len(observed))
        grid = grid.reshape(shape) if hidden == "source" else grid.reshape(shape[::-1]).T
        np.testing.assert_allclose(grid, expected, atol=1e-12)
    assert model.log_likelihood(bitext) == pytest.approx(log_likelihood)
    assert best.tolist() == path


def test_hmm_jump_distributions_sum_to_one_and_fall_back_on_the_general_one(
    bitext: Bitext,
) -> None:
    options = HmmOptions(conditioning="previous-hidden", max_jump=5)
    weak = train_hmm(bitext, options=options)
    for distribution in (weak.middle, weak.start, weak.final):
        assert distribution.sum(axis=-1) == pytest.approx(1.0)
    assert np.abs(weak.middle - weak.middle[-1]).max() > 1e-4
    strong = train_hmm(bitext, options=HmmOptions(max_jump=5, map_strength=1e9))
    assert np.abs(strong.middle - strong.middle[-1]).max() < 1e-6


@pytest.mark.parametrize("method", ["ibm1", "diagonal", "hmm", "agreement"])
def test_saved_model_aligns_as_when_trained(
    corpus: Corpus, bitext: Bitext, tmp_path, method: str
) -> None:
    model = train_alignment(
        bitext, corpus.source.vocabulary, corpus.target.vocabulary, method=method
    )
    links = model.align(bitext)
    model.save(tmp_path / "model")
    loaded = AlignmentModel.load(tmp_path / "model")
    # the same sentences in another order and company, hence with other word ids
    order = [3, 0, 4, 2, 1]
    other = Corpus.from_strings(
        ["unbekannt hier"] + [SOURCE[s] for s in order], ["unknown"] + [TARGET[s] for s in order]
    )
    aligned = loaded.align(loaded.bitext(other))
    assert [aligned[k + 1] for k in range(5)] == [links[s] for s in order]


def test_threads_change_nothing(corpus: Corpus, bitext: Bitext) -> None:
    models = [
        train_alignment(bitext, corpus.source.vocabulary, corpus.target.vocabulary, jobs=jobs)
        for jobs in (1, 2)
    ]
    assert np.array_equal(
        models[0].backward.table.probability, models[1].backward.table.probability
    )
    assert models[0].align(bitext) == models[1].align(bitext, jobs=2)


def test_prior_from_a_large_text_decides_in_a_small_one() -> None:
    many = Corpus.from_strings(
        ["a b", "b c", "a c", "a", "b"] * 20, ["x y", "y z", "x z", "x", "y"] * 20
    )
    large = train_alignment(
        Bitext.from_corpus(many), many.source.vocabulary, many.target.vocabulary, method="ibm1"
    )
    few = Corpus.from_strings(["a b"], ["y x"])
    bitext = large.bitext(few)
    alone = train_alignment(bitext, large.source_vocabulary, large.target_vocabulary, method="ibm1")
    assert alone.forward.table.probability == pytest.approx(0.5)
    informed = train_alignment(
        bitext,
        large.source_vocabulary,
        large.target_vocabulary,
        method="ibm1",
        initial=large,
        prior_strength=10.0,
    )
    assert informed.align(bitext, heuristic="intersection")[0] == [(0, 1), (1, 0)]


def test_mistakes_are_reported(bitext: Bitext, corpus: Corpus) -> None:
    vocabularies = corpus.source.vocabulary, corpus.target.vocabulary
    with pytest.raises(InputError, match="unknown method 'x'"):
        train_alignment(bitext, *vocabularies, method="x")
    with pytest.raises(InputError, match="0 iterations"):
        train_diagonal(bitext, iterations=0)
    with pytest.raises(InputError, match="not a probability"):
        train_diagonal(bitext, p0=1.0)
    with pytest.raises(InputError, match="unknown conditioning"):
        HmmOptions(conditioning="next")  # type: ignore[arg-type]
    ibm1 = train_alignment(bitext, *vocabularies, method="ibm1")
    with pytest.raises(InputError, match="is ibm1, not hmm"):
        train_alignment(bitext, *vocabularies, method="hmm", initial=ibm1)
