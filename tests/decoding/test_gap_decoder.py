"""The search with gaps against exhaustive enumeration, and without them the beam decoder."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator

import pytest

from regmt.application.decode import decode
from regmt.core.errors import InputError
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.extraction.phrase_scoring import PhraseOptions
from regmt.decoding.gaps.decoder import GapDecoder
from regmt.decoding.gaps.extraction import GAP
from regmt.decoding.phrase_table import PhrasePair, PhraseTable
from regmt.decoding.settings import SearchSettings
from regmt.decoding.training import train_model
from regmt.decoding.training_options import TrainingOptions
from regmt.decoding.weights import Weights
from regmt.instance_selection.corpus import Corpus

EVERYTHING = {"stack": -1, "threshold": 0.0, "ttable_limit": -1}
TYPES = [[], ["wbe-msd-bidirectional-fe-allff"], ["wbe-mslr-forward-fe-collapseff"]]


def with_gaps(problem, seed: int, n_pairs: int):
    """Leave one table and no option feature, and add a random table of phrases with gaps."""
    rng = random.Random(seed)
    problem.keep_one_table()
    model = problem.model
    model.option_features = {}
    n = len(problem.source)
    pairs: dict = {}
    while len(pairs) < n_pairs:
        places = sorted(rng.sample(range(n), rng.choice([1, 2, 2])))
        source = problem.source[places[0] : places[0] + 1]
        if len(places) == 2 and places[1] > places[0] + 1:
            source = [*source, GAP, problem.source[places[1]]]
        target = rng.choices("abc", k=rng.choice([1, 2]))
        if len(target) == 2 and rng.random() < 0.7:
            target = [target[0], GAP, target[1]]
        if GAP in source or GAP in target:
            scores = tuple(rng.uniform(0.3, 1) for _ in range(2))
            pairs[tuple(source), tuple(target)] = PhrasePair(tuple(source), tuple(target), scores)
    kept = {name: w for name, w in model.weights.items() if name != "Length"}
    if pairs:
        model.gap_tables = {"Gap0": PhraseTable.from_pairs(pairs.values())}
        kept["Gap0"] = (0.7, 0.4)
    model.weights = Weights(kept)
    return pairs


def gap_options(problem, pairs) -> list[tuple]:
    """All (places of source parts, target parts, scores)."""
    n, found = len(problem.source), []
    for pair in pairs.values():
        sides = [" ".join(side).split(f" {GAP} ") for side in (pair.source, pair.target)]
        lengths = [len(part.split()) for part in sides[0]]
        for places in itertools.combinations(range(n), len(lengths)):
            spans = [(a, a + k) for a, k in zip(places, lengths, strict=True)]
            apart = all(a[1] < b[0] for a, b in itertools.pairwise(spans))
            texts = [" ".join(problem.source[a:b]) for a, b in spans]
            if apart and texts == sides[0]:
                found.append((tuple(spans), [part.split() for part in sides[1]], pair.scores))
    return found


def enumerate_derivations(problem, pairs) -> Iterator[tuple[list, list[str]]]:
    """Yield (phrases in the order they are begun, words)."""
    n = len(problem.source)
    plain = [(((o[0], o[1]),), [list(o[2])], o) for o in problem.options()]
    options = plain + gap_options(problem, pairs)

    def extend(path, covered, words, waiting):
        if len(covered) == n and not waiting:
            yield list(path), list(words)
            return
        for spans, parts, origin in options:
            places = {p for a, b in spans for p in range(a, b)}
            if places & covered:
                continue
            new = [*waiting, (parts[1], len(words) + len(parts[0]))] if len(parts) > 1 else waiting
            step = spans, parts, origin
            yield from extend([*path, step], covered | places, [*words, *parts[0]], new)
        for k, (part, since) in enumerate(waiting):
            if len(words) > since:
                rest = waiting[:k] + waiting[k + 1 :]
                yield from extend(path, covered, [*words, *part], rest)

    yield from extend([], set(), [], [])


def score_of(problem, path: list, words: list[str]) -> float:
    placed = []
    gap = [0.0, 0.0]
    for spans, parts, origin in path:
        if isinstance(origin[1], int):
            placed.append(origin)
        else:
            text = f" {GAP} ".join(" ".join(part) for part in parts)
            placed.append((*spans[0], (text, "no entry"), 99))
            gap = [total + math.log(p) for total, p in zip(gap, origin, strict=True)]
    features = problem.features(placed)
    for i, lm in enumerate(problem.lms):
        features[f"LM{i}"] = [math.log(10) * lm.sentence(words)]
    features["WordPenalty0"] = [-float(len(words))]
    features["Gap0"] = gap
    return problem.model.weights.dot(features)


@pytest.mark.parametrize("seed", range(9))
def test_unlimited_search_is_exhaustive(seed: int, make_problem) -> None:
    problem = make_problem(seed, order=1 + seed % 3, n=3 + seed % 2, types=TYPES[seed % 3])
    pairs = with_gaps(problem, seed, 3)
    expected = sorted(
        (score_of(problem, path, words) for path, words in enumerate_derivations(problem, pairs)),
        reverse=True,
    )
    for recombine in (True, False):
        settings = SearchSettings(**EVERYTHING, distortion_limit=-1, recombine=recombine)
        found = GapDecoder(problem.model, settings=settings).decode(problem.source, nbest=10**5)
        assert [h.score for h in found] == pytest.approx(expected, abs=1e-9)
        for hypothesis in found:
            value = problem.model.weights.dot(hypothesis.features)
            assert value == pytest.approx(hypothesis.score, abs=1e-9)
        assert any(h.features["Gap0"] != (0.0, 0.0) for h in found)
    texts = GapDecoder(problem.model).decode(problem.source, nbest=30, distinct=True)
    assert len({h.text for h in texts}) == len(texts)


@pytest.mark.parametrize("seed", range(8))
def test_without_gaps_it_is_the_beam_decoder(seed: int, make_problem) -> None:
    problem = make_problem(seed, order=1 + seed % 3, n=6, types=TYPES[seed % 3])
    with_gaps(problem, seed, 0)
    rule = ("moses", "strict", "extended", "start")[seed % 4]
    limits = {"distortion_limit": 3 + seed % 2, "distortion_rule": rule}
    pruned = SearchSettings(stack=5 + seed, **limits)
    beam, gaps = (kind(problem.model, settings=pruned) for kind in (BeamDecoder, GapDecoder))
    best = beam.decode(problem.source)[0]
    assert gaps.decode(problem.source)[0].score == pytest.approx(best.score, abs=1e-9)
    settings = SearchSettings(**EVERYTHING, **limits)
    beam, gaps = (
        kind(problem.model, settings=settings).decode(problem.source, nbest=200)
        for kind in (BeamDecoder, GapDecoder)
    )
    assert [h.score for h in gaps] == pytest.approx([h.score for h in beam], abs=1e-9)
    for one, other in zip(gaps, beam, strict=True):
        if one.phrases == other.phrases:
            for name, values in other.features.items():
                assert one.features[name] == pytest.approx(values, abs=1e-9)


def test_what_does_not_go_together(make_problem) -> None:
    problem = make_problem(0, order=1, n=3, types=["hier-msd-bidirectional-fe-allff"])
    with pytest.raises(InputError, match="do not go with hierarchical"):
        GapDecoder(problem.model)


def test_a_trained_model_fills_a_gap(tmp_path) -> None:
    names = ["anna", "otto", "ida", "ute"]
    lines = [(f"er sieht {x} .", f"he sees {x} .") for x in [*names, "karl"]]
    lines += [(f"er ruft {x} an .", f"he calls {x} up .") for x in names]
    corpus = Corpus.from_strings([s for s, _ in lines], [t for _, t in lines])
    options = TrainingOptions(lm_order=2, gaps=True, phrases=PhraseOptions(reordering="none"))
    folder = train_model(corpus, tmp_path / "model", options=options)
    assert "GapModel0" not in (folder / "moses.ini").read_text()
    (found,) = decode(["er ruft karl an ."], folder, nbest=100)
    assert found.text == "he calls karl up ."
    # A phrase whose target side has a gap stands in the translation twice.
    gapped = [h for h in found.hypotheses if len(h.phrases) > h.features["PhrasePenalty0"][0]]
    assert gapped[0].text == "he calls karl up ."
    counts = [h.features["GapModel0"][4] for h in gapped]  # how many phrases have gaps
    assert counts == pytest.approx([round(n) for n in counts])
    assert min(counts) >= 1
    with pytest.raises(InputError, match="no lattices"):
        next(decode(["er sieht ."], folder, lattices=True))
