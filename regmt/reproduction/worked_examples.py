"""Tables that need no data: their figures must come out as printed."""

from __future__ import annotations

import numpy as np

from regmt.features.kernels import spectrum_kernel
from regmt.features.spectrum import NgramFeatures
from regmt.metrics import make_metric
from regmt.metrics.bleu import Bleu
from regmt.reproduction.data import Data
from regmt.reproduction.result import Cell, Result, Table, Tendency
from regmt.tuning.line_search import PoolSurface, line_search
from regmt.tuning.pool import Pool
from regmt.tuning.pro import Pro

SENTENCES_3_1 = {"φ(x1)": "the book is on the table", "φ(x2)": "I saw the man"}
FEATURES_3_1 = (
    "the, book, is, on, table, I, saw, man, the book, book is, is on, on the, the table, I saw, "
    "saw the, the man"
).split(", ")
PRINTED_3_1 = {
    "φ(x1)": (2, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0),
    "φ(x2)": (1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1),
}

REFERENCE_8_2 = "a sound compromise has been reached"
PRINTED_8_2 = {
    "a sound agreement has been reached": (0.2427, 0.6111, 0.5417, 0.5),
    "a compromise has reached": (0.137, 0.44, 0.3492, 0.3188),
    "a sound agreement is reached": (0.1029, 0.2, 0.1558, 0.1429),
    "a compromise is reached": (0.0758, 0.2, 0.1587, 0.1449),
    "a good compromise is reached": (0.0579, 0.1667, 0.1299, 0.119),
    "a good compromise is been": (0.0579, 0.2, 0.1558, 0.1429),
}

REFERENCE_MERT = "This is a small house"
PRINTED_MERT = {
    "This is it": (-1.2, -0.1, 29.64),
    "This is small house": (-0.2, -1.2, 63.59),
    "This is miniscule building": (-1.6, -0.9, 31.79),
    "This is a small house": (-0.1, -0.9, 100.0),
}
"""Translation → log P_TM(f|e), log P_LM(e), BLEU-2 (Phrasal, Table 3.1)."""

PRINTED_LINE = {
    "This is it": (-0.1, -1.25, "(0.86, ∞)"),
    "This is small house": (-1.2, -0.8, "(-0.83, 0.88)"),
    "This is miniscule building": (-0.9, -2.05, "n/a"),
    "This is a small house": (-0.9, -0.55, "(-∞, -0.83)"),
}

CANDIDATES_PRO = {
    "he goes not": (1, (2, 4), 0.28, 0),
    "he does not go": (1, (3, 8), 0.42, 2),
    "she not go": (1, (6, 1), 0.12, -11),
    "I go not": (2, (-3, -3), 0.15, 3),
    "we do not go": (2, (1, -5), 0.18, -7),
    "I do not go": (2, (-5, -3), 0.34, 7),
}
"""Candidate → sentence, x, g and the printed h for w = [-2, 1] (PRO, Figure 1)."""


def feature_mapping(data: Data) -> Result:
    """Table 3.1: counts of 1- and 2-grams, and the kernel (3.11) as their dot product."""
    mapper = NgramFeatures(orders="1-2").fit(SENTENCES_3_1.values())
    matrix = mapper.transform(SENTENCES_3_1.values()).toarray()
    at = {" ".join(name): k for k, name in enumerate(mapper.feature_names_)}
    rows = {
        name: tuple(int(matrix[i, at[f]]) for f in FEATURES_3_1)
        for i, name in enumerate(SENTENCES_3_1)
    }
    kernel = spectrum_kernel(*(text.split() for text in SENTENCES_3_1.values()))
    shown = {f: tuple(rows[n][k] for n in rows) for k, f in enumerate(FEATURES_3_1)}
    printed = {f: tuple(PRINTED_3_1[n][k] for n in rows) for k, f in enumerate(FEATURES_3_1)}
    return Result(
        settings="two sentences, 2-spectrum word kernel",
        table=Table(title="counts", columns=list(rows), rows=shown, printed=printed),
        tendencies=[
            Tendency("all counts as printed", rows == PRINTED_3_1),
            Tendency("there are no other features", len(at) == len(FEATURES_3_1)),
            Tendency(
                "the kernel value is the dot product of the vectors",
                bool(np.isclose(kernel, matrix[0] @ matrix[1])),
            ),
        ],
    )


def gapped_f1(data: Data) -> Result:
    """Table 8.2: sentence BLEU, and F1 over n-grams with a gap of up to 3 tokens."""
    metrics = [
        make_metric("sbleu", tokenize="none", lowercase=False),
        *(make_metric(f"f1g3:{n}", tokenize="none", lowercase=False) for n in (3, 4, 5)),
    ]
    rows: dict[str, tuple[Cell, ...]] = {}
    for text in PRINTED_8_2:
        totals = [metric.statistics([text], [[REFERENCE_8_2]]).sum(axis=0) for metric in metrics]
        scores = [m.score(t) / m.scale for m, t in zip(metrics, totals, strict=True)]
        rows[text] = tuple(round(float(score), 4) for score in scores)
    columns = ["BLEU", "F1 3-grams", "4-grams", "5-grams"]
    f1 = {text: rows[text][2] for text in rows}
    third, fourth = list(rows)[2:4]
    return Result(
        settings=f"reference: {REFERENCE_8_2}",
        table=Table(title="scores", columns=columns, rows=rows, printed=PRINTED_8_2, digits=4),
        tendencies=[
            Tendency(
                "all figures as printed",
                all(
                    abs(float(a or 0) - b) < 1e-4
                    for text in rows
                    for a, b in zip(rows[text], PRINTED_8_2[text], strict=True)
                ),
            ),
            Tendency(
                f"F1 prefers “{fourth}” to “{third}”, BLEU does not",
                float(f1[fourth] or 0) > float(f1[third] or 0)
                and float(rows[fourth][0] or 0) < float(rows[third][0] or 0),
            ),
        ],
        notes=["smoothing is max(matches, 1/(2·length)); printed as a power of 2 in 6.3.2"],
    )


def mert_pool(metric: Bleu) -> Pool:
    """Return the four translations as a pool with the features tm and lm."""
    texts = list(PRINTED_MERT)
    features = np.array([PRINTED_MERT[text][:2] for text in texts])
    statistics = metric.statistics(texts, [[REFERENCE_MERT] * len(texts)])
    offsets = np.array([0, len(texts)])
    return Pool((("tm", 0), ("lm", 0)), offsets, features, statistics, np.zeros(len(texts)))


def mert_bleu(data: Data) -> Result:
    """Phrasal Table 3.1: BLEU-2 of four translations."""
    metric = Bleu(order=2, tokenize="none", lowercase=False)
    pool = mert_pool(metric)
    scores = [float(score) for score in metric.score(pool.statistics)]
    rows = {
        text: (*PRINTED_MERT[text][:2], round(score, 2))
        for text, score in zip(PRINTED_MERT, scores, strict=True)
    }
    columns = ["log P_TM", "log P_LM", "BLEU-2"]
    return Result(
        settings=f"reference: {REFERENCE_MERT}",
        table=Table(title="scores", columns=columns, rows=rows, printed=PRINTED_MERT, digits=2),
        tendencies=[
            Tendency(
                "all figures as printed",
                all(abs(rows[text][2] - PRINTED_MERT[text][2]) < 0.0051 for text in rows),
            )
        ],
    )


def mert_line(data: Data) -> Result:
    """Phrasal Table 3.2: the upper envelope along w_lm from (1.0, 0.5)."""
    metric = Bleu(order=2, tokenize="none", lowercase=False)
    pool = mert_pool(metric)
    start, direction = np.array([1.0, 0.5]), np.array([0.0, 1.0])
    slopes, intercepts = pool.features @ direction, pool.scores(start)
    found = PoolSurface(pool).plateaus(start, direction)
    edges = [-np.inf, *found.boundaries.tolist(), np.inf]
    ranges: dict[str, tuple[float, float]] = {}
    texts = list(PRINTED_MERT)
    for k, totals in enumerate(found.totals):
        best = int(np.flatnonzero((pool.statistics == totals).all(axis=1))[0])
        ranges[texts[best]] = (edges[k], edges[k + 1])
    rows = {
        text: (float(slopes[i]), float(intercepts[i]), _interval(ranges.get(text)))
        for i, text in enumerate(texts)
    }
    optimum = line_search(PoolSurface(pool), metric, start, direction)
    boundaries = np.array([-5 / 6, 0.875])
    return Result(
        settings="line search along w_lm from (w_tm, w_lm) = (1.0, 0.5)",
        table=Table(
            title="lines and where each is best",
            columns=["m", "b", "1-best"],
            rows=rows,
            printed=PRINTED_LINE,
            digits=2,
        ),
        tendencies=[
            Tendency(
                "slopes and intercepts as printed",
                all(np.allclose(rows[t][:2], PRINTED_LINE[t][:2], atol=5e-3) for t in texts),
            ),
            Tendency(
                "the boundaries are -0.8333 and 0.875, the printed ones but for rounding",
                len(found.boundaries) == 2 and bool(np.allclose(found.boundaries, boundaries)),
            ),
            Tendency("“This is miniscule building” is nowhere the best", texts[2] not in ranges),
            Tendency("the search ends where the reference is the best", optimum.value > 99.99),
        ],
        notes=[
            "erratum: the printed ranges of “This is small house” and “This is a small house” are "
            "exchanged; the steeper line is the best on the far left"
        ],
    )


def pro_candidates(data: Data) -> Result:
    """PRO Figure 1: scores under w = [-2, 1], and what the sampler makes of the candidates."""
    weights = np.array([-2.0, 1.0])
    features = np.array([x for _, x, _, _ in CANDIDATES_PRO.values()], np.float64)
    gold = np.array([g for _, _, g, _ in CANDIDATES_PRO.values()])
    offsets = np.array([0, 3, 6])
    pool = Pool((("x", 0), ("x", 1)), offsets, features, gold[:, None], np.zeros(6))
    scores = pool.scores(weights)
    columns = ["x1", "x2", "g", "h"]
    rows = {
        text: (int(x[0]), int(x[1]), float(g), int(h))
        for text, x, g, h in zip(CANDIDATES_PRO, features, gold, scores, strict=True)
    }
    printed = {text: (*x, g, h) for text, (_, x, g, h) in CANDIDATES_PRO.items()}
    better, worse = Pro(keep=5000).sample(pool, gold, np.random.default_rng(data.seed))
    pairs = {(int(a), int(b)) for a, b in zip(better, worse, strict=True)}
    difference = pool.differences(np.array([0]), np.array([2]))
    sums = (float(scores[1] + scores[5]), float(scores[2] + scores[3]))
    return Result(
        settings="two sentences of three candidates, w = [-2, 1]",
        table=Table(title="candidates", columns=columns, rows=rows, printed=printed, digits=2),
        tendencies=[
            Tendency("all local scores as printed", all(rows[t] == printed[t] for t in rows)),
            Tendency("H is 9 for the choice 1→2, 2→3 and -8 for 1→3, 2→1", sums == (9.0, -8.0)),
            Tendency(
                "the candidates 1 and 3 of sentence 1 give the example ([-4, 3], +)",
                (0, 2) in pairs and np.asarray(difference).ravel().tolist() == [-4.0, 3.0],
            ),
            Tendency(
                "no pair with a difference of gold scores below 0.05 is sampled",
                all(gold[a] - gold[b] >= 0.05 for a, b in pairs) and (4, 3) not in pairs,
            ),
        ],
    )


def _interval(bounds: tuple[float, float] | None) -> str:
    if bounds is None:
        return "n/a"
    low, high = ("-∞" if b == -np.inf else "∞" if b == np.inf else f"{b:.2f}" for b in bounds)
    return f"({low}, {high})"
