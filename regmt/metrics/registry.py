"""Metrics by name: ``bleu``, ``bleu:2``, ``f1g3``, ``meteor-r:0.5``, ``bleu-2terp``, …"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TypedDict

from regmt.core.errors import InputError
from regmt.metrics.base import Metric
from regmt.metrics.blend import Blend
from regmt.metrics.bleu import Bleu
from regmt.metrics.chrf import Chrf
from regmt.metrics.f1 import F1
from regmt.metrics.meteor import Meteor
from regmt.metrics.nist import Nist
from regmt.metrics.paraphrases import Paraphrases
from regmt.metrics.ter import TERPA, Ter, Terp
from regmt.metrics.wer import Per, Wer

METRICS = {
    "bleu": "BLEU; bleu:N for n-grams up to N",
    "bleu+1": "BLEU with add-one smoothing for n ≥ 2, for single sentences",
    "sbleu": "BLEU smoothed by max(matches, 1/(2·length)), for single sentences",
    "nist": "NIST; nist:N for n-grams up to N",
    "ter": "translation edit rate, with block shifts",
    "terp": "TER with cheap substitutions of words with one stem and of synonyms",
    "terpa": "TERp with the costs fitted to adequacy judgements, TERpA",
    "wer": "word error rate",
    "per": "position-independent error rate",
    "meteor": "METEOR; meteor:A for another α",
    "meteor-r": "METEOR with the parameters for ranking",
    "chrf": "chrF2",
    "chrf++": "chrF2 with word 1- and 2-grams",
    "f1": "F1 of n-grams up to 5; f1:N for others",
    "f1g3": "F1 of n-grams with a gap of up to 3 tokens; f1gK for K",
}

WITHOUT_ORDER = ("ter", "terp", "terpa", "wer", "per", "chrf", "chrf++", "meteor", "meteor-r")


class Text(TypedDict):
    """Text options that all metrics share."""

    tokenize: str | None
    lowercase: bool | None


_TERM = re.compile(
    r"(?P<sign>[+-]?)(?P<weight>\d+(?:\.\d+)?\*?)?"
    r"(?P<name>f1g\d+|bleu\+1|meteor-r|chrf\+\+|"
    + "|".join(name for name in sorted(METRICS, key=len, reverse=True) if name.isalnum())
    + r")(?P<suffix>:[\d.]+)?"
)


def make_metric(
    name: str,
    *,
    tokenize: str | None = None,
    lowercase: bool | None = None,
    order: int | None = None,
    language: str = "en",
    paraphrases: Paraphrases | None = None,
) -> Metric:
    """Return the metric called `name`, or the blend.

    Parameters
    ----------
    name : str
        A key of `METRICS`, optionally with ``:N`` for another n-gram order (``:A`` for another α
        of METEOR), or several of them with signs and weights: ``bleu-ter``, ``bleu-2terp``,
        ``bleu:4+2meteor``.
    tokenize, lowercase
        See `Metric`; by default what is usual for the metric.
    order : int, optional
        The n-gram order of BLEU, NIST and F1, unless the name has it; others have none.
    language : str
        ISO 639-1 code of the text, for the stemmers of METEOR and TERp.
    paraphrases : Paraphrases, optional
        For TERp and TERpA.
    """
    if order is not None and order < 1:
        raise InputError(f"n-grams of order {order} do not exist", remedy="use at least 1")
    text: Text = {"tokenize": tokenize, "lowercase": lowercase}
    wanted = re.sub(r"\s+", "", name.lower()).replace("−", "-")
    whole = _TERM.fullmatch(wanted)
    if whole and not whole["sign"] and not whole["weight"]:
        if order is not None and whole["name"] in WITHOUT_ORDER:
            raise InputError(f"{name} has no n-gram order", remedy="omit the order")
        return _single(whole, name, text, order, language, paraphrases)
    terms = _terms(wanted)
    if len(terms) < 2:
        raise InputError(
            f"unknown metric {name!r}",
            remedy=f"use one of {', '.join(METRICS)}, or a sum such as bleu-ter",
        )
    parts = [
        (
            float(f"{term['sign']}{(term['weight'] or '1').rstrip('*')}"),
            _single(term, name, text, order, language, paraphrases),
        )
        for term in terms
    ]
    return Blend(parts, name=wanted)


def _terms(text: str) -> list[re.Match[str]]:
    """Split a sum into its terms; empty if it is none. ``bleu+1meteor`` is BLEU plus METEOR."""
    if not text:
        return []
    for match in _candidates(text):
        rest = text[match.end() :]
        if not rest:
            return [match]
        if rest[0] in "+-" and (following := _terms(rest)):
            return [match, *following]
    return []


def _candidates(text: str) -> list[re.Match[str]]:
    """Return the terms that may begin `text`, the longest first."""
    return [match for end in range(len(text), 0, -1) if (match := _TERM.fullmatch(text, 0, end))]


def _single(
    term: re.Match[str],
    name: str,
    text: Text,
    order: int | None,
    language: str,
    paraphrases: Paraphrases | None,
) -> Metric:
    base, suffix = term["name"], (term["suffix"] or "").lstrip(":")
    if base.startswith("meteor"):
        return _meteor(base, suffix, name, text, language)
    if suffix:
        if not suffix.isdecimal() or int(suffix) < 1 or base in WITHOUT_ORDER:
            raise InputError(f"unknown metric {name!r}", remedy="write for example bleu:2")
        order = int(suffix)
    if base in ("bleu", "bleu+1", "sbleu"):
        smoothing = {"bleu": "exp", "bleu+1": "add-one", "sbleu": "half"}[base]
        return Bleu(order=order or 4, smoothing=smoothing, **text)
    if base == "nist":
        return Nist(order=order or 5, **text)
    if base.startswith("f1"):
        return F1(order=order or 5, max_gap=int(base[3:] or 0), **text)
    if base.startswith("chrf"):
        return Chrf(word_order=base.count("+"), **text)
    if base == "terp":
        return Terp(language=language, paraphrases=paraphrases, **text)
    if base == "terpa":
        own = Terp(costs=TERPA, cap=True, name="terpa", language=language, **text)
        return replace(own, paraphrases=paraphrases)
    simple: dict[str, type[Ter | Wer | Per]] = {"ter": Ter, "wer": Wer, "per": Per}
    return simple[base](**text)


def _meteor(base: str, suffix: str, name: str, text: Text, language: str) -> Meteor:
    alpha, beta, gamma = (0.95, 0.5, 0.5) if base == "meteor-r" else (0.8, 2.5, 0.4)
    label = base
    if suffix:
        try:
            alpha, label = float(suffix), f"{base}:{suffix}"
        except ValueError as error:
            raise InputError(f"unknown metric {name!r}", remedy="write meteor:0.5") from error
    return Meteor(alpha=alpha, beta=beta, gamma=gamma, language=language, name=label, **text)
