"""Translations by the number of training pairs: Table 8.10 and Figures 8.1 to 8.3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regmt.core.progress import progress
from regmt.reproduction.data import Bitext, Data, Task
from regmt.reproduction.result import Cell, LineFigure, Result, Table, Tendency
from regmt.reproduction.scoring import corpus_score
from regmt.reproduction.selection_translation import everything, phrase_system
from regmt.translation.options import TranslationOptions
from regmt.translation.translator import Translator

PRINTED_8_10 = {"≤ 2-grams": (0.3021, 0.3397, 0.3357)}
SIZES = (25, 50, 100, 250)


def bleu(task: Task, test: Bitext, options: TranslationOptions) -> float:
    """Translate with some options and the default weights."""
    translator = Translator(task.resources, options)
    each = (translator.translate(line).text for line in test.source)
    what = f"{options.learner}, m={options.instances}"
    outputs = list(progress(each, what=what, total=len(test)))
    return corpus_score("bleu", outputs, test.target)


def table_8_10(data: Data) -> Result:
    """Individual phrase-based systems."""
    task = data.task()
    test = task.test.sample(data.size(60))
    sizes = (100, 250, 500)
    scores = [
        bleu(
            task,
            test,
            TranslationOptions(scores="phrases", instances=m, exclude_exact=True, stack=50),
        )
        for m in sizes
    ]
    whole = phrase_system(task, everything(task), test).bleu
    return Result(
        settings=f"{task.name}, {len(test)} test sentences, FDA",
        table=Table(
            title=f"BLEU by pairs per sentence (all pairs: {whole:.4f}; printed .3422)",
            columns=[str(m) for m in sizes],
            rows={"≤ 5-grams": tuple(scores)},
            printed=PRINTED_8_10,
            digits=4,
        ),
        tendencies=[
            Tendency("more pairs than 100 help", max(scores[1:]) > scores[0]),
            Tendency("the gap to all pairs closes to 1 BLEU", max(scores) > whole - 0.01),
        ],
        notes=["phrases up to 5 words here, weights not tuned"],
    )


def _options(given: Mapping[str, str], m: int) -> TranslationOptions:
    return TranslationOptions(
        decoder=given.get("decoder", "beam"),
        scores=given.get("scores", "combined"),
        ngrams=given.get("ngrams", "1-2"),
        learner=given.get("learner", "fsr"),
        instances=m,
        exclude_exact=True,
        stack=50,
    )


def _curves(
    data: Data,
    pair: str,
    options: Mapping[str, Mapping[str, str]],
    sizes: Sequence[int],
    n: int,
) -> tuple[Task, Bitext, dict[str, list[tuple[float, float]]]]:
    task = data.task(pair)
    test = task.test.sample(data.size(n))
    curves: dict[str, list[tuple[float, float]]] = {}
    for label, given in options.items():
        curves[label] = [(float(m), bleu(task, test, _options(given, m))) for m in sizes]
    return task, test, curves


def _result(
    task: Task,
    test: Bitext,
    curves: dict[str, list[tuple[float, float]]],
    tendencies: list[Tendency],
    *,
    extra: dict[str, tuple[Cell, ...]] | None = None,
    notes: Sequence[str] = (),
) -> Result:
    sizes = [int(m) for m, _ in next(iter(curves.values()))]
    rows: dict[str, tuple[Cell, ...]] = {
        name: tuple(score for _, score in curve) for name, curve in curves.items()
    }
    return Result(
        settings=f"{task.name}, {len(test)} test sentences, FDA, default weights",
        table=Table(
            title="BLEU by pairs per sentence",
            columns=[f"m={m}" for m in sizes],
            rows=rows | (extra or {}),
            digits=4,
        ),
        tendencies=tendencies,
        notes=[
            "the document prints this figure without numbers",
            "FSR stops at the correlation 1/(2m); the document tunes its step on dev",
            *notes,
        ],
        figure=LineFigure(x_label="training pairs m", y_label="BLEU", curves=curves),
    )


def figure_8_1(data: Data) -> Result:
    """W as the phrase table of the beam decoder."""
    task, test, curves = _curves(
        data,
        "de-en",
        {
            "lasso": {"scores": "regression", "learner": "fsr"},
            "L2": {"scores": "regression", "learner": "ridge"},
            "individual phrase tables": {"scores": "phrases"},
        },
        SIZES,
        40,
    )
    last = {name: curve[-1][1] for name, curve in curves.items()}
    return _result(
        task,
        test,
        curves,
        [
            Tendency(
                "W as the table stays below the phrase tables",
                last["individual phrase tables"] > max(last["lasso"], last["L2"]),
            ),
            Tendency(
                "lasso is above L2 with the fewest pairs",
                curves["lasso"][0][1] > curves["L2"][0][1],
            ),
            Tendency(
                "both learners gain from more pairs than the fewest",
                all(max(b for _, b in curves[n][1:]) > curves[n][0][1] for n in ("lasso", "L2")),
            ),
        ],
    )


def figure_8_2(data: Data) -> Result:
    """Graph decoding, de-en, 2-grams."""
    task, test, curves = _graph(data, "de-en", "2")
    return _result(
        task,
        test,
        curves,
        [
            Tendency(
                "lasso is above L2 at every m",
                all(a > b for (_, a), (_, b) in zip(curves["lasso"], curves["L2"], strict=True)),
            )
        ],
    )


def figure_8_3(data: Data) -> Result:
    """Graph decoding, es-en, 1&2-grams, beside a system of all pairs."""
    task, test, curves = _graph(data, "es-en", "1-2")
    whole = phrase_system(task, everything(task), test).bleu
    pairs = zip(curves["lasso"], curves["L2"], strict=True)
    small = [a > b for (m, a), (_, b) in pairs if m <= 100]
    best = max(b for curve in curves.values() for _, b in curve)
    return _result(
        task,
        test,
        curves,
        [
            Tendency("lasso is above L2 for m ≤ 100", all(small)),
            Tendency("graph decoding stays below the system of all pairs", best < whole),
        ],
        extra={"phrase-based, all pairs": (None,) * (len(SIZES) - 1) + (whole,)},
        notes=["printed for Moses with all pairs: 0.9340"],
    )


def _graph(
    data: Data, pair: str, ngrams: str
) -> tuple[Task, Bitext, dict[str, list[tuple[float, float]]]]:
    common = {"decoder": "graph", "ngrams": ngrams}
    return _curves(
        data,
        pair,
        {"lasso": common | {"learner": "fsr"}, "L2": common | {"learner": "ridge"}},
        SIZES,
        50,
    )
