"""Synchronous templates: three strings with shared slots and shared alternatives.

``{name:spec.spec@slot}``
    the value drawn for the slot, in the form the specs ask for, agreeing with ``slot``;
    the class of the value is the name without trailing digits; a clause slot ending in ``0`` gets
    a pronoun as subject that refers to the first slot (a person or a clause).
``{=lemma.tense@slot}``
    a finite verb agreeing with the value of ``slot``; the slot ``S`` is the subject of the clause.
``{~adjective@slot}``
    a Spanish adjective agreeing with the value of ``slot``.
``<a|b|c>``
    alternatives: the n-th group of one language goes with the n-th group of the others, or with
    the group that names its number, as in ``<2:a|b|c>``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from . import english, german_verbs, spanish, spanish_verbs
from .phrase import NP, Adjective, Context, Value
from .rng import Rng

_GROUP = re.compile(r"<(?:(\d):)?([^<>]*)>")
_SLOT = re.compile(r"\{([^{}]+)\}")
_FINITE = {"en": english.finite, "de": german_verbs.finite, "es": spanish_verbs.finite}

Draw = Callable[[str, Rng], Value]


class GrammarError(ValueError):
    """A template that its author got wrong."""


@dataclass(frozen=True)
class Triple:
    """One production: the same meaning in three languages; empty where a pair lacks it."""

    en: str
    de: str
    es: str
    tags: tuple[str, ...] = ()
    subject: str = ""
    weight: int = 4


def _slot_class(name: str) -> str:
    return name.rstrip("0123456789")


def _expand(text: str, choices: list[int]) -> str:
    """Replace every group of alternatives by the chosen one."""
    position = 0

    def pick(match: re.Match[str]) -> str:
        nonlocal position
        group = int(match[1]) - 1 if match[1] else position
        position += 1
        return match[2].split("|")[choices[group]]

    return _GROUP.sub(pick, text)


def _names(text: str) -> list[str]:
    """Return the slots of an expanded template in order of first use."""
    found: list[str] = []
    for slot in _SLOT.findall(text):
        head = re.split(r"[:@]", slot)[0]
        if not head.startswith(("=", "~")) and head != "S" and head not in found:
            found.append(head)
    return found


def _core(value: Value) -> object:
    """Return what must differ between two slots of a class: not merely the adjective."""
    return (value.noun, value.count) if isinstance(value, NP) else value


class Instance:
    """A template with its alternatives chosen and its slots filled."""

    def __init__(self, triple: Triple, draw: Draw, rng: Rng) -> None:
        self.triple = triple
        groups = [alternatives.split("|") for _, alternatives in _GROUP.findall(triple.en)]
        self._choices = [rng.below(len(group)) for group in groups]
        self.slots: dict[str, Value] = {}
        for name in _names(_expand(triple.en, self._choices)):
            self.slots[name] = self._fresh(name, draw, rng)
            if name.endswith("0"):
                self.slots[name].refer_to(self._antecedent())  # type: ignore[attr-defined]

    def _antecedent(self) -> object:
        """Return the subject of the first clause, or the first person, of the template."""
        first = next(iter(self.slots.values()))
        return getattr(first, "subject", first)

    def _fresh(self, name: str, draw: Draw, rng: Rng) -> Value:
        """Draw a value that differs from those of the same class drawn before."""
        kind = _slot_class(name)
        others = [_core(value) for slot, value in self.slots.items() if _slot_class(slot) == kind]
        for _ in range(50):
            value = draw(kind, rng)
            if all(_core(value) != other for other in others):
                return value
        raise GrammarError(f"cannot draw another {kind} for {self.triple.en}")

    def render(self, lang: str, ctx: Context) -> str:
        """Return the surface string in a language."""

        def fill(match: re.Match[str]) -> str:
            return self._fill(match[1], lang, ctx)

        text: str = getattr(self.triple, lang)
        try:
            return _SLOT.sub(fill, _expand(text, self._choices))
        except (KeyError, IndexError, AttributeError) as error:
            raise GrammarError(f"{error!r} in {text}") from error

    def _agreement(self, slot: str, ctx: Context) -> object:
        value = ctx.subject if slot == "S" else self.slots[slot]
        return getattr(value, "who", value)

    def _fill(self, expression: str, lang: str, ctx: Context) -> str:
        head, _, target = expression.partition("@")
        if head.startswith("="):
            verb, _, tense = head[1:].partition(".")
            person = self._agreement(target, ctx).person(lang)  # type: ignore[attr-defined]
            return _FINITE[lang](verb, person, tense or "pres")
        name, _, spec = head.partition(":")
        if head.startswith("~"):
            return _agree(head[1:], self._agreement(target, ctx))
        value = self._agreement(name, ctx) if name == "S" else self.slots[name]
        if isinstance(value, Adjective) and lang == "es" and target:
            return _agree(value.es, self._agreement(target, ctx))
        if target:
            ctx = Context(self._agreement(target, ctx))  # type: ignore[arg-type]
        specs = spec.split(".") if spec else []
        return value.render(lang, specs, ctx)  # type: ignore[attr-defined]


class Filled:
    """A filled template used as a value; equal to others of the same template."""

    def __init__(self, instance: Instance) -> None:
        self.instance = instance

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.instance.triple == other.instance.triple

    def __hash__(self) -> int:
        raise TypeError("values are not hashed: the order of the corpus must not depend on it")


def _agree(adjective: str, target: object) -> str:
    gender = target.gender("es")  # type: ignore[attr-defined]
    return spanish.adjective(adjective, gender, target.number("es"))  # type: ignore[attr-defined]


def parse_rules(text: str) -> list[Triple]:
    """Read blocks of ``en:``, ``de:`` and ``es:`` lines; ``weight:`` and ``tags:`` are optional."""
    rules: list[Triple] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        fields: dict[str, str] = {}
        for line in block.splitlines():
            if line.startswith("#"):
                continue
            key, colon, value = line.partition(":")
            if not colon or key not in ("en", "de", "es", "weight", "tags") or key in fields:
                raise GrammarError(f"cannot read {line!r}")
            fields[key] = value.strip()
        if not fields:
            continue
        weight = int(fields.pop("weight", "4"))
        tags = tuple(fields.pop("tags", "").split())
        rule = Triple(
            fields["en"], fields.get("de", ""), fields.get("es", ""), tags=tags, weight=weight
        )
        check(rule)
        rules.append(rule)
    return rules


def check(rule: Triple) -> None:
    """Raise if the groups or slots of the languages do not fit together."""
    sizes = [len(body.split("|")) for _, body in _GROUP.findall(rule.en)]
    for lang in ("de", "es"):
        text: str = getattr(rule, lang)
        for i, (number, body) in enumerate(_GROUP.findall(text)):
            group = int(number) - 1 if number else i
            if group >= len(sizes) or len(body.split("|")) != sizes[group]:
                raise GrammarError(f"alternatives differ: {rule.en} / {text}")
        known = set(_names(re.sub(r"[<>|]", " ", rule.en)))
        for name in _names(re.sub(r"[<>|]", " ", text)):
            if name not in known:
                raise GrammarError(f"slot {name} unknown in English: {rule.en} / {text}")
