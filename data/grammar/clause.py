"""Predicates and clauses: one verb frame, every word order and verb form."""

from __future__ import annotations

from dataclasses import dataclass

from . import english
from . import german_verbs as german
from . import spanish_verbs as spanish
from .lexicon.people import YOU, anaphor
from .phrase import NP, Context, Human, Person, Value, reflexive
from .template import Filled, GrammarError

Subject = Person | Human | NP


class Predicate(Filled):
    """A verb with its complements, written as an infinitive phrase in each language.

    English and Spanish begin with the verb (Spanish clitics follow a ``+``), German ends with it
    (``·`` marks a separable prefix). In German ``_`` marks the place of adverbials and ``~`` that
    of ``nicht``; by default they are the beginning and the end of the middle field. ``sich`` and
    ``sich3`` are reflexive pronouns in the accusative and the dative.
    """

    def english(self, ctx: Context) -> tuple[str, str]:
        """Return the verb and the rest."""
        verb, _, rest = self.instance.render("en", ctx).partition(" ")
        return verb, rest

    def german(self, ctx: Context, adverb: str = "", neg: bool = False) -> tuple[str, str]:
        """Return the middle field and the verb."""
        words = self.instance.render("de", ctx).split()
        verb = words.pop()
        if "_" not in words:
            words.insert(0, "_")
        if "~" not in words:
            words.append("~")
        replace = {"_": adverb, "~": "nicht" if neg else ""}
        if ctx.subject is not None:
            replace["sich"] = reflexive(ctx.subject, "de")
            replace["sich3"] = reflexive(ctx.subject, "de", dative=True)
        return " ".join(replace.get(word, word) for word in words), verb

    def spanish(self, ctx: Context) -> tuple[str, list[str], str]:
        """Return the verb, its clitics and the rest."""
        head, _, rest = self.instance.render("es", ctx).partition(" ")
        verb, *clitics = head.split("+")
        clitics = [reflexive(ctx.subject, "es") if c == "se" else c for c in clitics]
        return verb, clitics, rest

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return a non-finite form or an imperative."""
        form = specs[0] if specs else "inf"
        subject = ctx.subject or YOU
        ctx = Context(subject)
        adverb = "bitte" if "bitte" in specs else ""
        if lang == "en":
            verb, rest = self.english(ctx)
            heads = {"inf": verb, "ing": english.gerund(verb), "part": english.participle(verb)}
            return f"{heads[form]} {rest}"
        if lang == "de":
            middle, verb = self.german(ctx, adverb)
            prefix, base = german.split_verb(verb)
            if form == "imp":
                return f"{'seien' if base == 'sein' else base} Sie {middle} {prefix}"
            if form == "end":
                return f"{middle} {prefix}{german.finite(base, subject.person('de'))}"
            last = {
                "inf": prefix + base,
                "zu": german.zu_infinitive(verb),
                "part": german.participle(verb),
            }[form]
            return f"{middle} {last}"
        verb, clitics, rest = self.spanish(ctx)
        if form == "inf":
            return f"{spanish.attach(verb, clitics)} {rest}"
        if form == "ger":
            return f"{spanish.attach(spanish.gerund(verb), clitics)} {rest}"
        if form == "imp":
            return f"{spanish.attach(spanish.finite(verb, '3s', 'subj'), clitics)} {rest}"
        if form == "no":
            return f"no {' '.join(clitics)} {spanish.finite(verb, '3s', 'subj')} {rest}"
        if form in ("subj", "isubj", "fut", "pres"):
            return f"{' '.join(clitics)} {spanish.finite(verb, subject.person('es'), form)} {rest}"
        if form == "climb":
            return f"{verb} {rest}"
        if form == "cl":
            return " ".join(clitics)
        raise GrammarError(f"unknown Spanish form {form}")


@dataclass(eq=False)
class Clause:
    """A subject and a predicate with tense, polarity and an optional adverbial."""

    subject: Subject
    predicate: Predicate
    tense: str
    neg: bool = False
    adverb: Value | None = None
    front: bool = False

    def __post_init__(self) -> None:
        self.front = self.front and self.adverb is not None

    def refer_to(self, antecedent: object) -> None:
        """Replace the subject by a pronoun for ``antecedent``."""
        self.subject = anaphor(antecedent)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clause) and self.predicate == other.predicate

    def __hash__(self) -> int:
        raise TypeError("clauses are not hashed: the order of the corpus must not depend on it")

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the clause in the word order or mood named by the first spec."""
        form = specs[0] if specs else ""
        inner = Context(self.subject)
        adverb = self.adverb.render(lang, [], inner) if self.adverb else ""
        subject = self.subject.render(lang, ["nom", "the", "el", "der"], inner)
        if lang == "en":
            return self._english(form, subject, adverb, inner)
        if lang == "de":
            return self._german(form, subject, adverb, inner)
        return self._spanish(form, subject, adverb, inner)

    def _english(self, form: str, subject: str, adverb: str, ctx: Context) -> str:
        verb, rest = self.predicate.english(ctx)
        person = self.subject.person("en")
        head, tail = english.verb_group(verb, person, self.tense, self.neg, form == "q")
        if form == "q":
            return f"{head} {subject} {tail} {rest} {adverb}"
        if self.front and form == "main":
            return f"{adverb} {subject} {head} {tail} {rest}"
        return f"{subject} {head} {tail} {rest} {adverb}"

    def _german(self, form: str, subject: str, adverb: str, ctx: Context) -> str:
        fronted = self.front and form == "v2"
        middle, verb = self.predicate.german(ctx, "" if fronted else adverb, self.neg)
        head, tail, joined = german.verb_group(verb, self.subject.person("de"), self.tense)
        if form == "end":
            return f"{subject} {middle} {joined}"
        if form == "inv":
            return f"{head} {subject} {middle} {tail}"
        if fronted:
            return f"{adverb} {head} {subject} {middle} {tail}"
        return f"{subject} {head} {middle} {tail}"

    def _spanish(self, form: str, subject: str, adverb: str, ctx: Context) -> str:
        verb, clitics, rest = self.predicate.spanish(ctx)
        mood = form if form in ("subj", "isubj") else "ind"
        tense = self.tense
        if tense == "past" and "st" in self.predicate.instance.triple.tags:
            tense = "imperfect"
        head, tail = spanish.verb_group(verb, self.subject.person("es"), tense, clitics, mood)
        no = "no" if self.neg else ""
        if form == "q":
            return f"{no} {head} {tail} {subject} {rest} {adverb}"
        if self.front and form == "main":
            return f"{adverb} {subject} {no} {head} {tail} {rest}"
        return f"{subject} {no} {head} {tail} {rest} {adverb}"


class Pronoun:
    """A subject pronoun that refers back to the first person of its sentence."""

    def __init__(self) -> None:
        self.who: Person = YOU

    def refer_to(self, antecedent: object) -> None:
        """Take over the person of ``antecedent``."""
        self.who = anaphor(antecedent)

    def person(self, lang: str) -> str:
        """Return the person for verb agreement."""
        return self.who.person(lang)

    def number(self, lang: str, specs: list[str] | None = None) -> bool:
        """Tell whether the person is plural."""
        return self.who.number(lang)

    def gender(self, lang: str) -> str:
        """Return the sex of the person."""
        return self.who.gender(lang)

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the pronoun."""
        return self.who.render(lang, specs, ctx)
