"""``regmt.evaluate``: scores of several systems by several metrics, intervals and paired tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

from regmt.application.corpora import Lines, name_of, parallel_lines
from regmt.core.arrays import Float64Array
from regmt.core.errors import InputError
from regmt.core.files import StrPath
from regmt.core.progress import notice
from regmt.core.tables import aligned, html_table
from regmt.instance_selection.text_profile import detect
from regmt.metrics import Metric, make_metric
from regmt.metrics.paraphrases import load_paraphrases
from regmt.significance import (
    Comparison,
    Interval,
    bootstrap_interval,
    check_confidence,
    compare,
)

TESTS = {
    "bootstrap": "paired bootstrap",
    "ar": "approximate randomisation",
    "t": "paired t-test of sentence scores",
    "sign": "one-sided sign test of sentence scores",
}

WIDTH = 100
"""Of tables, in characters."""


@dataclass(frozen=True, eq=False)
class Result:
    """The score of one system by one metric.

    Attributes
    ----------
    system, metric : str
    score : float
        Percentage for all metrics except NIST.
    interval : Interval or None
        Bootstrap confidence interval, if requested.
    signature : str
        How the score was computed, to reproduce it.
    sentence_scores : ndarray, shape (n_sentences,)
    comparisons : tuple of (str, Comparison)
        Paired tests of this system against others, by their names.
    """

    system: str
    metric: str
    score: float
    interval: Interval | None
    signature: str
    sentence_scores: Float64Array
    comparisons: tuple[tuple[str, Comparison], ...] = ()

    def __repr__(self) -> str:
        return f"<{self.system}: {self.metric} {self}>"

    def __str__(self) -> str:
        digits = 3 if self.metric.startswith("nist") else 2
        text = f"{self.score:.{digits}f}"
        if self.interval is not None:
            text += f" [{self.interval.low:.{digits}f}, {self.interval.high:.{digits}f}]"
        return text

    def record(self, *, sentences: bool = False) -> dict[str, Any]:
        """Return the result as a JSON object, optionally with the scores of the sentences."""
        interval = self.interval
        item: dict[str, Any] = {
            "system": self.system,
            "metric": self.metric,
            "score": self.score,
            "low": interval.low if interval else None,
            "high": interval.high if interval else None,
            "signature": self.signature,
        }
        if self.comparisons:
            item["comparisons"] = [
                {"against": other, **vars(outcome)} for other, outcome in self.comparisons
            ]
        if sentences:
            item["sentences"] = self.sentence_scores.tolist()
        return item


@dataclass(frozen=True, eq=False, repr=False)
class Evaluation:
    """The scores of some systems; ``str()`` is a table of them.

    Attributes
    ----------
    results : tuple of Result
        System by system and metric by metric, in the order given.
    paired : str or None
        The test that compared the systems.
    """

    results: tuple[Result, ...]
    paired: str | None = None

    @property
    def systems(self) -> list[str]:
        """The names of the systems."""
        return list(dict.fromkeys(result.system for result in self.results))

    @property
    def metrics(self) -> list[str]:
        """The names of the metrics."""
        return list(dict.fromkeys(result.metric for result in self.results))

    def __getitem__(self, key: tuple[str, str]) -> Result:
        """Return the result of a system and a metric."""
        return {(result.system, result.metric): result for result in self.results}[key]

    def __repr__(self) -> str:
        return f"<Evaluation of {', '.join(self.systems)} by {', '.join(self.metrics)}>"

    def __str__(self) -> str:
        text = _table("system", {(one.system, one.metric): str(one) for one in self.results})
        if self.paired is not None:
            text += f"\n{TESTS[self.paired]}: difference and p (* where p < 0.05)\n"
            text += _table("systems", self._differences())
        signatures = {result.metric: result.signature for result in self.results}
        return text + "\n" + "".join(f"{name}|{value}\n" for name, value in signatures.items())

    def sentence_rows(self) -> list[list[str]]:
        """Return a header and rows: sentence (from 0), system, one score for each metric."""
        systems, metrics = self.systems, self.metrics
        scores = {(one.system, one.metric): one.sentence_scores for one in self.results}
        rows = [["sentence", "system", *metrics]]
        for i in range(len(self.results[0].sentence_scores)):
            for system in systems:
                values = (f"{scores[system, metric][i]:.4f}" for metric in metrics)
                rows.append([str(i), system, *values])
        return rows

    def _differences(self) -> dict[tuple[str, str], str]:
        return {
            (f"{result.system} - {other}", result.metric): f"{outcome.difference:+.2f} "
            f"p={outcome.p:.3f}{'*' if outcome.p < 0.05 else ' '}"
            for result in self.results
            for other, outcome in result.comparisons
        }

    def _repr_html_(self) -> str:
        cells = {(one.system, one.metric): str(one) for one in self.results}
        tables = html_table(_across("system", cells))
        if self.paired is not None:
            tables += html_table(_across("systems", self._differences()), caption=self.paired)
        return tables


def evaluate(
    hypotheses: StrPath | Sequence[StrPath] | Mapping[str, Lines],
    reference: StrPath | Sequence[Lines],
    *,
    metric: str | Sequence[str | Metric] = "bleu,chrf,ter",
    tokenize: str | None = None,
    lowercase: bool = False,
    target_lang: str = "en",
    paraphrases: StrPath | None = None,
    resamples: int = 1000,
    confidence: float = 0.95,
    paired: str | None = None,
    all_pairs: bool = False,
    seed: int = 0,
) -> Evaluation:
    """Score the translations of one or more systems.

    Parameters
    ----------
    hypotheses : path, sequence of paths, or mapping of str to path or sequence of str
        The translations of each system; a mapping names the systems.
    reference : path, or sequence whose items are paths or sequences of str
        One or more references.
    metric : str or sequence of str or Metric
        Names separated by commas, see `regmt.metrics.make_metric`.
    tokenize : {"none", "13a", "intl", "char", "zh"}, optional
        By default the usual tokenizer of each metric.
    lowercase : bool
        Ignore case.
    target_lang : str
        Stemmer language for METEOR and TERp.
    paraphrases : path, optional
        For TERp and TERpA: a table, or a model folder of `regmt.train` on whose phrase table
        paraphrases are learned by pivoting.
    resamples : int
        Bootstrap samples for intervals and tests; 0: no intervals.
    confidence : float
        Confidence level of the intervals.
    paired : {"bootstrap", "ar", "t", "sign"}, optional
        Compare each system with the first by this test.
    all_pairs : bool
        Compare each system with all before it instead.
    seed : int
        Random seed; all systems and metrics use the same resamples.

    Returns
    -------
    Evaluation

    Examples
    --------
    ::

        print(regmt.evaluate(["base.en", "new.en"], "reference.en", paired="ar"))
    """
    if all_pairs and not paired:
        raise InputError("`all_pairs` without a test", remedy="add `paired` bootstrap")
    if not resamples and paired in ("bootstrap", "ar"):
        raise InputError(f"`paired` {paired} needs resamples", remedy="omit `resamples`")
    check_confidence(confidence)
    systems, references = _read(hypotheses, reference)
    found = None
    if paraphrases is not None:
        found = load_paraphrases(paraphrases, chain(*systems.values(), *references))
    make = partial(
        make_metric,
        tokenize=tokenize,
        lowercase=lowercase or None,
        language=target_lang,
        paraphrases=found,
    )
    metrics = _metrics(metric, make)
    _warn_of_other_form(systems, references[0])
    if paired is not None and len(systems) < 2:
        raise InputError("a paired test needs two systems", remedy="give another system")
    chance: dict[str, Any] = {"resamples": resamples, "confidence": confidence, "seed": seed}
    results: dict[tuple[str, str], Result] = {}
    names = list(systems)
    for one in metrics:
        rows = {name: one.statistics(lines, references) for name, lines in systems.items()}
        signature = one.signature(len(references))
        if resamples:
            signature += f"|resamples:{resamples}|seed:{seed}"
        for place, name in enumerate(names):
            others = names[:place] if all_pairs else names[: min(place, 1)]
            results[name, one.name] = Result(
                system=name,
                metric=one.name,
                score=float(one.score(rows[name].sum(axis=0))),
                interval=bootstrap_interval(one, rows[name], **chance) if resamples else None,
                signature=signature,
                sentence_scores=one.sentence_scores(rows[name]),
                comparisons=tuple(
                    (other, compare(paired, one, rows[name], rows[other], **chance))
                    for other in others
                )
                if paired is not None
                else (),
            )
    ordered = tuple(results[name, one.name] for name in names for one in metrics)
    return Evaluation(ordered, paired)


def _metrics(metric: str | Sequence[str | Metric], make: Callable[[str], Metric]) -> list[Metric]:
    given = metric.split(",") if isinstance(metric, str) else metric
    metrics = [
        make(one.strip()) if isinstance(one, str) else one
        for one in given
        if not isinstance(one, str) or one.strip()
    ]
    if not metrics:
        raise InputError("no metric", remedy="give for example `metric` bleu,ter")
    return list({one.name: one for one in metrics}.values())


def _read(
    hypotheses: StrPath | Sequence[StrPath] | Mapping[str, Lines],
    reference: StrPath | Sequence[Lines],
) -> tuple[dict[str, list[str]], list[list[str]]]:
    """Read all texts; each must have as many lines as the first reference."""
    references: list[Lines] = (
        [reference] if isinstance(reference, str | os.PathLike) else list(reference)
    )
    if isinstance(hypotheses, str | os.PathLike):
        hypotheses = [hypotheses]
    texts = list(hypotheses.values() if isinstance(hypotheses, Mapping) else hypotheses)
    if sum(isinstance(text, str) and text == "-" for text in [*references, *texts]) > 1:
        raise InputError("standard input can only be read once", remedy="give '-' once")
    names = list(hypotheses) if isinstance(hypotheses, Mapping) else _names(texts)
    lines = parallel_lines([*references, *texts], "the first reference")
    if not lines[0]:
        raise InputError("is empty", path=name_of(references[0], "the first reference"))
    return dict(zip(names, lines[len(references) :], strict=True)), lines[: len(references)]


def _warn_of_other_form(systems: Mapping[str, list[str]], reference: list[str]) -> None:
    """Warn of raw translations with a tokenised reference, and the other way round."""
    expected = detect(reference)
    for name, lines in systems.items():
        found = detect(lines)
        if found.marks and expected.marks and found.kind != expected.kind:
            problem = f"{name} looks {found.kind}, the reference {expected.kind}"
            notice(f"warning: {problem}; give both in the same form")


def _names(paths: Sequence[Any]) -> list[str]:
    """Return the names of systems: those of their files, with folders where they are needed."""
    full = ["stdin" if os.fspath(path) == "-" else os.fspath(path) for path in paths]
    for names in ([os.path.basename(path) for path in full], full):
        if len(set(names)) == len(names):
            return names
    raise InputError("the same system is given twice", remedy="give each system once")


def _table(corner: str, cells: dict[tuple[str, str], str]) -> str:
    """Lay out cells by (row, metric): metrics across, else down, else one line for each cell."""
    across = _across(corner, cells)
    down = [list(column) for column in zip(*across, strict=True)]
    down[0][0] = "metric"
    for table in (across, down):
        if max(map(len, (text := aligned(table)).splitlines())) <= WIDTH:
            return text
    metrics, names = across[0][1:], down[0][1:]
    return aligned([[metric, name, cells[name, metric]] for metric in metrics for name in names])


def _across(corner: str, cells: dict[tuple[str, str], str]) -> list[list[str]]:
    names = dict.fromkeys(name for name, _ in cells)
    metrics = dict.fromkeys(metric for _, metric in cells)
    return [[corner, *metrics]] + [[name, *(cells[name, one] for one in metrics)] for name in names]
