"""The search guided by operations: against exhaustive enumeration, and against whole sequences."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import networkx as nx
import numpy as np
import pytest

import regmt
from regmt.bundled import bundled_lines
from regmt.decoding.alignment.links import Links
from regmt.decoding.beam import BeamDecoder
from regmt.decoding.beam.operation_guide import OperationGuide
from regmt.decoding.operations import OperationModel
from regmt.decoding.operations._operation_kernels import BACK, FORWARD, GAP, operations
from regmt.decoding.operations.operation_model import pairs_of
from regmt.decoding.phrase_table import PhraseTable
from regmt.decoding.settings import SearchSettings
from regmt.instance_selection.corpus import Corpus
from regmt.translation.beam import OPERATIONS

EVERYTHING = {"stack": -1, "threshold": 0.0, "ttable_limit": -1, "pop_limit": -1}


def links_between(rng: random.Random, n: int, m: int) -> list[tuple[int, int]]:
    cells = [(i, j) for i in range(n) for j in range(m)]
    return sorted(rng.sample(cells, rng.randint(0, min(len(cells), n + 1))))


def trained(rng: random.Random, words: list[str]) -> tuple[OperationModel, Corpus]:
    """A model of the operations of random pairs."""
    sides = [[" ".join(rng.choices(w, k=rng.randint(1, 5))) for _ in range(300)]
             for w in (words, ["a", "b", "c"])]  # fmt: skip
    corpus = Corpus.from_strings(*sides)
    lengths = zip(*([len(line.split()) for line in side] for side in sides), strict=True)
    links = Links.from_sets([links_between(rng, n, m) for n, m in lengths])
    return OperationModel.train(corpus, links), corpus


def told(path: list, sentence: np.ndarray, corpus: Corpus, links: dict) -> list[int]:
    """The operations of a derivation, phrase by phrase."""
    at, furthest, covered, story = 0, 0, set(), []
    for start, end, target, table in path:
        cells = [(0, 0)] if table < 0 else links[start, end, target]
        words = corpus.target.vocabulary.encode(target)
        pair = (sentence[start:end], [0, end - start]), (words, [0, len(words)])
        codes, _ = operations(pairs_of(*pair, Links.from_sets([cells])))
        linked = {j for _, j in cells}
        first = min(linked, default=len(target))
        story += codes[:first].tolist()
        if start >= furthest:
            story += [FORWARD] * (at < furthest) + [GAP] * (furthest < start)
        elif at != start:
            free = [x for x in range(start, furthest) if x not in covered]
            story.append(BACK + sum(x + 1 not in free for x in free))
        story += codes[first:].tolist()
        cepts = nx.connected_components(nx.Graph((("s", i), ("t", j)) for i, j in cells))
        last = max(cepts, key=lambda cept: min(k for side, k in cept if side == "t"), default=())
        at = max((k + 1 for side, k in last if side == "s"), default=end - start)
        while at < end - start and at not in {i for i, _ in cells}:
            at += 1
        at, furthest = start + at, max(furthest, end)
        covered |= set(range(start, end))
    return story


@pytest.mark.parametrize("search", ["stack", "cube"])
@pytest.mark.parametrize("seed", range(6))
def test_guided_search_is_exhaustive(seed: int, search: str, make_problem) -> None:
    rng = random.Random(seed)
    problem = make_problem(seed, order=1 + seed % 3, n=4)
    problem.keep_one_table()
    pairs = [
        replace(pair, alignment=" ".join(f"{i}-{j}" for i, j in cells))
        for pair in problem.tables[0]
        for cells in [links_between(rng, len(pair.source), len(pair.target))]
    ]
    model = problem.model
    model.phrase_tables = {"TM0": PhraseTable.from_pairs(pairs)}
    known = {
        (pair.source, pair.target): [tuple(map(int, c.split("-"))) for c in pair.alignment.split()]
        for pair in pairs
    }
    operation_model, corpus = trained(rng, sorted({*problem.source, "f9"}))
    sentence = corpus.source.vocabulary.encode(problem.source)
    weight = [0.7, -0.4][seed % 2]
    ids = dict(zip(problem.source, sentence.tolist(), strict=True))
    guide = OperationGuide(operation_model, ids, corpus.target.vocabulary, weight)
    settings = SearchSettings(**EVERYTHING, distortion_limit=-1, search=search)
    truth = {}
    for path in problem.derivations(settings):
        cells = {(s, e, t): known.get((tuple(problem.source[s:e]), t), []) for s, e, t, _ in path}
        codes = np.array(told(path, sentence, corpus, cells), dtype=np.int64)
        ids = operation_model.ids_of(codes)
        logprob = operation_model.score_ids(ids, np.array([0, len(ids)])).sum()
        score = model.weights.dot(problem.features(path)) + weight * math.log(10) * logprob
        truth[tuple((s, e, t) for s, e, t, _ in path)] = score
    found = BeamDecoder(model, settings=settings, guide=guide).decode(problem.source, nbest=10**6)
    assert len(found) == len(truth)
    assert found[0].score == pytest.approx(max(truth.values()))
    for hypothesis in found:
        key = tuple((p.start, p.end, p.target) for p in hypothesis.phrases)
        assert hypothesis.score == pytest.approx(truth[key], abs=1e-9)


def test_the_guide_foresees_the_whole_sequence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most often; what is returned has the score of the whole sequence."""
    sides = [lines[:2000] for lines in bundled_lines("train")]
    options = regmt.TranslationOptions(instances=50)
    translator = regmt.Translator.from_corpus(Corpus.from_strings(*sides), options=options)
    searched = []
    decode = BeamDecoder.decode

    def watched(self, tokens, **options):
        found = decode(self, tokens, **options)
        searched.append((self.model.weights, tokens, found))
        return found

    monkeypatch.setattr(BeamDecoder, "decode", watched)
    lines = bundled_lines("test")[0][:40]
    for line in lines:
        for hypothesis in translator.translate(line, nbest=20).hypotheses:
            assert hypothesis.score == pytest.approx(
                translator.decoder.weights.dot(hypothesis.features)
            )
    differences = []
    (weight,) = translator.decoder.weights[OPERATIONS]
    vocabulary = translator.resources.index.source.text.vocabulary
    for weights, tokens, found in searched:
        whole = translator.decoder._operations(found, vocabulary.encode(tokens))
        guided = [(one.score - weights.dot(one.features)) / weight for one in found]
        differences += np.abs(np.array(guided) - whole).tolist()
    assert np.median([len(found) for *_, found in searched]) == 50  # guided lists are as full
    assert 0.75 < np.mean(np.array(differences) < 1e-6) < 1


def test_parts_of_a_long_sentence_are_guided_by_their_own_words(make_problem) -> None:
    problem = make_problem(2, order=2, n=4)
    operation_model, corpus = trained(random.Random(2), sorted({*problem.source, "f9"}))
    words = corpus.source.vocabulary.words
    ids = dict(zip(words, range(len(words)), strict=True))
    guide = OperationGuide(operation_model, ids, corpus.target.vocabulary, 0.7)
    settings = SearchSettings(max_words=4)
    decoder = BeamDecoder(problem.model, settings=settings, guide=guide)
    parts = ["f9", *problem.source[:3]], problem.source
    scores = [decoder.decode(part)[0].score for part in parts]
    assert decoder.decode([*parts[0], *parts[1]])[0].score == pytest.approx(sum(scores))
