"""Tables that need no data: our numbers must equal the printed ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from regmt.features.kernels import spectrum_kernel
from regmt.features.spectrum import NgramFeatures
from regmt.metrics.bleu import Bleu
from regmt.reproduction.registry import Entry, find_entry
from regmt.reproduction.result import Result
from regmt.reproduction.scoring import metric_of
from regmt.tuning.line_search import PoolSurface, line_search
from regmt.tuning.pool import Pool
from regmt.tuning.pro import Pro

if TYPE_CHECKING:  # their code does not depend on the corpora
    from regmt.reproduction.data import Data

SENTENCES_3_1 = ("the book is on the table", "I saw the man")
REFERENCE_8_2 = "a sound compromise has been reached"
REFERENCE_MERT = "This is a small house"


def feature_mapping(entry: Entry, data: Data) -> Result:
    """Table 3.1: counts of 1- and 2-grams, and the kernel (3.11) as their dot product."""
    mapper = NgramFeatures(orders="1-2").fit(SENTENCES_3_1)
    counts = mapper.transform(SENTENCES_3_1).toarray().astype(int)
    found = dict(zip(map(" ".join, mapper.feature_names_), counts.T.tolist(), strict=True))
    rows = {name: found[name] for name in entry.printed}
    kernel = spectrum_kernel(*(text.split() for text in SENTENCES_3_1))
    return entry.result(
        "two sentences, 2-spectrum word kernel",
        rows,
        facts={
            "all counts as printed": rows == entry.printed,
            "there are no other features": len(found) == len(rows),
            "the kernel value is the dot product of the vectors": bool(
                np.isclose(kernel, counts[0] @ counts[1])
            ),
        },
    )


def gapped_f1(entry: Entry, data: Data) -> Result:
    """Table 8.2: sentence BLEU, and F1 over n-grams with a gap of up to 3 tokens."""
    metrics = [metric_of(name) for name in ("sbleu", "f1g3:3", "f1g3:4", "f1g3:5")]
    rows: dict[str, list[float]] = {}
    for text in entry.printed:
        totals = [metric.statistics([text], [[REFERENCE_8_2]]).sum(axis=0) for metric in metrics]
        scores = [m.score(t) / m.scale for m, t in zip(metrics, totals, strict=True)]
        rows[text] = [round(float(score), 4) for score in scores]
    third, fourth = list(rows)[2:4]
    better_f1, lower_bleu = rows[fourth][2] > rows[third][2], rows[fourth][0] < rows[third][0]
    return entry.result(
        f"reference: {REFERENCE_8_2}",
        rows,
        facts={
            "all figures as printed": _close(rows, entry.printed, 1e-4),
            f"F1 prefers “{fourth}” to “{third}”, BLEU does not": better_f1 and lower_bleu,
        },
    )


def _translations(metric: Bleu) -> Pool:
    """Return the four translations of Phrasal Table 3.1 as a pool with the features tm and lm."""
    printed = find_entry("phrasal-3.1").printed
    features = np.array([cells[:2] for cells in printed.values()])
    statistics = metric.statistics(list(printed), [[REFERENCE_MERT] * len(printed)])
    offsets = np.array([0, len(printed)])
    return Pool((("tm", 0), ("lm", 0)), offsets, features, statistics, np.zeros(len(printed)))


def mert_bleu(entry: Entry, data: Data) -> Result:
    """Phrasal Table 3.1: BLEU-2 of four translations."""
    metric = Bleu(order=2, tokenize="none", lowercase=False)
    scores = metric.score(_translations(metric).statistics).tolist()
    rows = {
        text: [*cells[:2], round(score, 2)]
        for (text, cells), score in zip(entry.printed.items(), scores, strict=True)
    }
    as_printed = _close(rows, entry.printed, 0.0051)
    return entry.result(
        f"reference: {REFERENCE_MERT}", rows, facts={"all figures as printed": as_printed}
    )


def mert_line(entry: Entry, data: Data) -> Result:
    """Phrasal Table 3.2: the upper envelope along w_lm from (1.0, 0.5)."""
    metric = Bleu(order=2, tokenize="none", lowercase=False)
    pool = _translations(metric)
    start, direction = np.array([1.0, 0.5]), np.array([0.0, 1.0])
    slopes, intercepts = pool.features @ direction, pool.scores(start)
    found = PoolSurface(pool).plateaus(start, direction)
    edges = [-np.inf, *found.boundaries.tolist(), np.inf]
    ranges: dict[str, tuple[float, float]] = {}
    texts = list(entry.printed)
    for k, totals in enumerate(found.totals):
        best = int(np.flatnonzero((pool.statistics == totals).all(axis=1))[0])
        ranges[texts[best]] = (edges[k], edges[k + 1])
    lines = {text: [float(slopes[i]), float(intercepts[i])] for i, text in enumerate(texts)}
    printed_lines = {text: cells[:2] for text, cells in entry.printed.items()}
    optimum = line_search(PoolSurface(pool), metric, start, direction)
    boundaries = len(edges) == 4 and np.allclose(found.boundaries, [-5 / 6, 0.875])
    return entry.result(
        "line search along w_lm from (w_tm, w_lm) = (1.0, 0.5)",
        {text: [*line, _interval(ranges.get(text))] for text, line in lines.items()},
        facts={
            "slopes and intercepts as printed": _close(lines, printed_lines, 5e-3),
            "the boundaries are -0.8333 and 0.875, the printed ones but for rounding": boundaries,
            "“This is miniscule building” is nowhere the best": texts[2] not in ranges,
            "the search ends where the reference is the best": optimum.value > 99.99,
        },
    )


def pro_candidates(entry: Entry, data: Data) -> Result:
    """PRO Figure 1: scores under w = [-2, 1], and what the sampler makes of the candidates."""
    printed = np.array(list(entry.printed.values()))
    features, gold = printed[:, :2], printed[:, 2]
    offsets = np.array([0, 3, 6])  # two sentences of three candidates
    pool = Pool((("x", 0), ("x", 1)), offsets, features, gold[:, None], np.zeros(6))
    scores = pool.scores(np.array([-2.0, 1.0]))
    rows = {
        text: [int(x[0]), int(x[1]), float(g), int(h)]
        for text, x, g, h in zip(entry.printed, features, gold, scores, strict=True)
    }
    better, worse = Pro(keep=5000).sample(pool, gold, np.random.default_rng(data.seed))
    pairs = {(int(a), int(b)) for a, b in zip(better, worse, strict=True)}
    difference = np.asarray(pool.differences(np.array([0]), np.array([2]))).ravel().tolist()
    example = (0, 2) in pairs and difference == [-4.0, 3.0]
    apart = all(gold[a] - gold[b] >= 0.05 for a, b in pairs) and (4, 3) not in pairs
    sums = (float(scores[1] + scores[5]), float(scores[2] + scores[3]))
    return entry.result(
        "two sentences of three candidates, w = [-2, 1]",
        rows,
        facts={
            "all local scores as printed": rows == entry.printed,
            "H is 9 for the choice 1→2, 2→3 and -8 for 1→3, 2→1": sums == (9.0, -8.0),
            "the candidates 1 and 3 of sentence 1 give the example ([-4, 3], +)": example,
            "no pair with a difference of gold scores below 0.05 is sampled": apart,
        },
    )


def _close(rows: Mapping[str, list[float]], printed: Mapping[str, Any], within: float) -> bool:
    return all(np.allclose(rows[name], printed[name], rtol=0.0, atol=within) for name in rows)


def _interval(bounds: tuple[float, float] | None) -> str:
    if bounds is None:
        return "n/a"
    low, high = ("-∞" if b == -np.inf else "∞" if b == np.inf else f"{b:.2f}" for b in bounds)
    return f"({low}, {high})"
