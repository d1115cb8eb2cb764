"""The decoder at its edges: empty, unknown and long input, options, threads, MBR, trace."""

from __future__ import annotations

import math
import pickle
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from regmt.core.errors import InputError
from regmt.decoding.beam import BeamDecoder, Hypothesis, Phrase, mbr
from regmt.decoding.beam._stack_kernels import descending
from regmt.decoding.beam.mbr import expected_gains
from regmt.decoding.lm import LanguageModel
from regmt.decoding.phrase_model import Model
from regmt.decoding.phrase_table import PhrasePair, PhraseTable
from regmt.decoding.settings import SearchSettings
from regmt.decoding.weights import Weights

ARPA = """\\data\\
ngram 1=6
ngram 2=3

\\1-grams:
-2\t<unk>\t0
-99\t<s>\t-0.5
-1\t</s>\t0
-1\tthe\t-0.1
-1\thouse\t-0.2
-1\tyes\t0

\\2-grams:
-0.2\tthe house
-0.3\t<s> the
-0.1\thouse </s>

\\end\\
"""
WEIGHTS = Weights(
    {
        "Distortion0": 0.1,
        "LM0": 0.5,
        "WordPenalty0": -0.2,
        "PhrasePenalty0": -0.5,
        "TranslationModel0": 0.3,
    }
)


@pytest.fixture
def model(tmp_path: Path) -> Model:
    (tmp_path / "lm").write_text(ARPA)
    pairs = [
        PhrasePair(("das",), ("the",), (0.5,), "0-0"),
        PhrasePair(("haus",), ("house",), (0.9,), "0-0"),
        PhrasePair(("das", "haus"), ("the", "house"), (0.4,), "0-0 1-1"),
        PhrasePair(("ja",), ("yes",), (0.8,), "0-0"),
        PhrasePair(("ja",), ("the",), (0.001,), "0-0"),
    ]
    return Model(
        {"TranslationModel0": PhraseTable.from_pairs(pairs)},
        {"LM0": LanguageModel.load(tmp_path / "lm")},
        WEIGHTS,
    )


def test_score_by_hand(model: Model) -> None:
    best = BeamDecoder(model).decode(["das", "haus"])[0]
    assert best.text == "the house"
    lm = -0.3 - 0.2 - 0.1
    assert best.features["LM0"] == pytest.approx((math.log(10) * lm,))
    assert best.phrases == (Phrase(0, 2, ("the", "house"), "0-0 1-1"),)
    assert best.alignment == [(0, 0), (1, 1)]
    expected = 0.5 * math.log(10) * lm + 0.2 * 2 - 0.5 + 0.3 * math.log(0.4)
    assert best.score == pytest.approx(expected, rel=1e-6)
    assert best.entry(3).sentence == 3


@pytest.mark.parametrize("n_models", [2, 3, 4])
def test_several_language_models_score_as_one_with_the_sum_of_weights(
    model: Model, n_models: int
) -> None:
    lm = model.language_models["LM0"]
    names = [f"LM{k}" for k in range(n_models)]
    weights = WEIGHTS.updated(dict.fromkeys(names, 0.5 / n_models))
    several = Model(model.phrase_tables, dict.fromkeys(names, lm), weights)
    for sentence in (["das", "haus"], ["ja", "das", "haus", "das"]):
        one, found = (BeamDecoder(m).decode(sentence, nbest=5) for m in (model, several))
        assert [h.text for h in found] == [h.text for h in one]
        assert [h.score for h in found] == pytest.approx([h.score for h in one], rel=1e-6)
        assert found[0].features[names[-1]] == pytest.approx(one[0].features["LM0"])


def test_empty_sentence(model: Model) -> None:
    (only,) = BeamDecoder(model).decode([], nbest=5)
    assert (only.tokens, only.score) == ([], 0.0)
    assert set(only.features) == {block.name for block in model.features}


@pytest.mark.parametrize("search", ["stack", "cube"])
def test_unknown_words_are_copied_or_dropped(model: Model, search: str) -> None:
    tokens = ["xyzzy", "ja", "|||", "quux"]
    copying = SearchSettings(distortion_limit=0, search=search)
    best = BeamDecoder(model, settings=copying).decode(tokens)[0]
    assert best.tokens == ["xyzzy", "yes", "|||", "quux"]
    assert best.features["UnknownWordPenalty0"] == (-300.0,)
    assert best.alignment == [(0, 0), (1, 1), (2, 2), (3, 3)]
    dropping = SearchSettings(distortion_limit=0, search=search, unknown="drop")
    best = BeamDecoder(model, settings=dropping).decode(tokens)[0]
    assert best.tokens == ["yes"]
    assert best.features["WordPenalty0"] == (-1.0,)
    kept = BeamDecoder(model, settings=dropping).decode(["quux", "ja", "x2"])[0]
    assert (kept.tokens, kept.alignment) == (["yes", "x2"], [(1, 0), (2, 1)])  # a digit, as Moses
    slf = BeamDecoder(model, settings=dropping).lattice(['"ja"', "ja"]).to_slf().splitlines()
    assert [line.split()[3] for line in slf if line.startswith("J=")][:2] == ["W=!NULL", 'W="yes"']
    all_unknown = BeamDecoder(model).decode(["foo", "bar"])[0]
    assert sorted(all_unknown.tokens) == ["bar", "foo"]


@pytest.mark.parametrize("factor", [1, 2, 20])
def test_distinct_lists_look_at_so_many_derivations(model: Model, factor: int) -> None:
    tokens = ["das", "haus", "ja", "das", "haus"]
    settings = SearchSettings(nbest_factor=factor)
    decoder = BeamDecoder(model, settings=settings)
    seen = list(dict.fromkeys(h.text for h in decoder.decode(tokens, nbest=10 * factor)))
    found = [h.text for h in decoder.decode(tokens, nbest=10, distinct=True)]
    assert found == seen[:10]
    assert (len(found) < 10) == (factor < 20)


@pytest.mark.parametrize("limit", [6, -1])
def test_long_sentences(model: Model, limit: int) -> None:
    """More words than bits in a machine word; without a limit the beam must hold."""
    tokens = ["das", "haus", "ja", "xyzzy"] * 50
    settings = SearchSettings(stack=5, distortion_limit=limit)
    decoder = BeamDecoder(model, settings=settings)
    found = decoder.decode(tokens, nbest=20)
    assert len(found) == 20
    for hypothesis in found:
        covered = sorted(i for p in hypothesis.phrases for i in range(p.start, p.end))
        assert covered == list(range(200))
        assert WEIGHTS.dot(hypothesis.features) - 50 * 100 == pytest.approx(hypothesis.score)


def test_ttable_limit_keeps_the_best(model: Model) -> None:
    one = BeamDecoder(model, settings=SearchSettings(ttable_limit=1))
    assert [h.text for h in one.decode(["ja"], nbest=9)] == ["yes"]
    assert len(BeamDecoder(model).decode(["ja"], nbest=9)) == 2


def test_threads_change_nothing(model: Model) -> None:
    decoder = pickle.loads(pickle.dumps(BeamDecoder(model)))
    sentences = [["das", "haus"], [], ["ja", "haus", "das"], ["xyzzy"]] * 5
    one = list(decoder.decode_many(sentences, nbest=3))
    assert one == list(decoder.decode_many(iter(sentences), nbest=3, jobs=3))
    assert len(one) == 20


def test_other_weights_share_the_tables(model: Model) -> None:
    other = model.with_weights(WEIGHTS.updated({"TranslationModel0": 3.0}))
    assert other.phrase_tables is model.phrase_tables
    score = BeamDecoder(other).decode(["ja"])[0].score
    assert score - BeamDecoder(model).decode(["ja"])[0].score == pytest.approx(2.7 * math.log(0.8))


def test_refusals(model: Model) -> None:
    with pytest.raises(InputError, match="at least one entry"):
        BeamDecoder(model).decode(["ja"], nbest=0)
    with pytest.raises(InputError, match="needs a language model"):
        BeamDecoder(
            Model(
                model.phrase_tables,
                {},
                Weights({name: w for name, w in WEIGHTS.items() if name != "LM0"}),
            )
        )
    with pytest.raises(InputError, match="needs a phrase table"):
        Model({}, model.language_models, WEIGHTS)

    class Wrong:
        n_values = 1

        def values(self, options: object) -> np.ndarray:
            return np.zeros(3)

    with pytest.raises(InputError, match="'Wrong' must give 1"):
        BeamDecoder(
            Model(
                model.phrase_tables,
                model.language_models,
                WEIGHTS.updated({"Wrong": 1.0}),
                option_features={"Wrong": Wrong()},
            )
        ).decode(["ja"])


def test_trace_counts_hypotheses(model: Model) -> None:
    lattice = BeamDecoder(model).lattice(["das", "haus", "ja"])
    generated, rejected, recombined, pruned, kept, coverages = lattice.trace.T
    assert (generated - rejected == recombined + pruned + kept).all()
    assert kept.sum() + 1 == len(lattice.scores)
    assert (coverages <= kept).all()
    assert len(lattice.arcs) == (recombined + kept).sum()


def test_descending_is_stable() -> None:
    uncompiled = getattr(descending, "py_func", descending)
    rng = np.random.default_rng(0)
    for n in (0, 1, 2, 7, 64, 129):
        keys = rng.integers(0, 10, size=n + 3).astype(float)
        found = uncompiled(keys, np.int64(2), np.int64(n + 2))
        expected = sorted(range(2, n + 2), key=lambda i: (-keys[i], i))
        assert found.tolist() == expected


def bleu_plus_one(candidate: list[str], reference: list[str]) -> float:
    total = 0.0
    for order in range(1, 5):
        ngrams = [
            Counter(tuple(s[i : i + order]) for i in range(len(s) - order + 1))
            for s in (candidate, reference)
        ]
        matches = sum((ngrams[0] & ngrams[1]).values())
        count = sum(ngrams[0].values())
        add = order > 1
        if matches + add == 0:
            return 0.0
        total += math.log((matches + add) / (count + add))
    return math.exp(total / 4 + min(0.0, 1 - len(reference) / len(candidate)))


def test_mbr_against_the_definition() -> None:
    texts = ["the house", "the house is small", "a house", "yes", "the small house is the house"]
    scores = [-1.0, -1.5, -0.9, -3.0, -1.2]
    hypotheses = [
        Hypothesis((Phrase(0, 1, tuple(text.split())),), score)
        for text, score in zip(texts, scores, strict=True)
    ]
    for scale in (0.0, 1.0, 5.0):
        posterior = np.exp(scale * np.array(scores))
        posterior /= posterior.sum()
        gains = [
            sum(
                p * bleu_plus_one(e.split(), r.split())
                for p, r in zip(posterior, texts, strict=True)
            )
            for e in texts
        ]
        found = expected_gains([t.split() for t in texts], scores, scale)
        assert found == pytest.approx(gains)
        ranked = mbr(hypotheses, scale=scale)
        assert [h.text for h in ranked] == [texts[i] for i in np.argsort(-np.array(gains))]
