"""Values that fill the slots of a template: noun phrases, persons, words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from . import german, numbers, spanish


class Context:
    """What a slot may have to agree with: the subject of its clause."""

    def __init__(self, subject: Person | Human | NP | None = None) -> None:
        self.subject = subject


class Value(Protocol):
    """Anything a slot can hold."""

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the surface string in the form asked for by ``specs``."""
        ...


@dataclass(frozen=True)
class Word:
    """An uninflected trilingual word or phrase."""

    en: str
    de: str
    es: str

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the word in the language."""
        return str(getattr(self, lang))


@dataclass(frozen=True)
class Adjective:
    """An adjective; ``pre`` tells that the Spanish one stands before its noun."""

    en: str
    de: str
    es: str
    pre: bool = False

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the predicative form (Spanish: masculine singular)."""
        return str(getattr(self, lang))


@dataclass(frozen=True)
class Noun:
    """A noun with its gender and number forms in the three languages."""

    en: str
    en_plural: str  # empty for a mass noun, "!" + form in ``en`` when always plural
    de: str
    de_plural: str
    de_oblique: str
    de_gender: str
    es: str
    es_plural: str
    es_gender: str
    el: bool = False  # feminine, but with the article el (el agua)
    always: str = ""  # languages in which the noun is always plural
    bare: bool = False  # without the article in English (breakfast, room service)
    adjectives: tuple[str, ...] = ()

    @property
    def mass(self) -> bool:
        """Whether the noun cannot be counted."""
        return not self.en_plural


@dataclass(frozen=True)
class NP:
    """A noun with an optional adjective, singular or plural."""

    noun: Noun
    adj: Adjective | None = None
    many: bool = False
    count: int = 0

    def number(self, lang: str, specs: list[str] | None = None) -> bool:
        """Tell whether the phrase is plural in a language."""
        specs = specs or []
        if lang in self.noun.always.split():
            return True
        if "sg" in specs:
            return False
        return (self.many or "pl" in specs) and not self.noun.mass

    def person(self, lang: str) -> str:
        """Return the person for verb agreement."""
        return "3p" if self.number(lang) else "3s"

    def gender(self, lang: str) -> str:
        """Return m, f or n (German also p for the plural)."""
        if lang == "de":
            return "p" if self.number("de") else self.noun.de_gender
        return self.noun.es_gender

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the phrase; ``specs`` name a determiner, a case, ``pl`` or a pronoun."""
        return {"en": self._english, "de": self._german, "es": self._spanish}[lang](specs, ctx)

    def _english(self, specs: list[str], ctx: Context) -> str:
        many = self.number("en", specs)
        if "it" in specs:
            return "them" if many else "it"
        if "they" in specs:
            return "they" if many else "it"
        det = next((s for s in specs if s in _EN_DETS), "")
        if det == "own":
            det = possessive(ctx.subject, "en")
        elif det == "a":
            det = "some" if many or self.noun.mass else "a"
            if det == "a" and self.adj and self.adj.en == "other":
                return f"another {self.noun.en}"
            if "en" in self.noun.always.split():
                det = "some"
        elif det == "this":
            det = "these" if many else "this"
        elif det == "0" or (det == "the" and self.noun.bare and not self.adj):
            det = ""
        if self.count:
            det = f"{det} {numbers.english(self.count)}" if det not in ("a", "some") else ""
            det = det or numbers.english(self.count)
            if self.count == 1 and self.noun.en == "hour":
                det = "a"
        noun = self.noun.en_plural if many and self.noun.en_plural else self.noun.en
        return f"{det} {self.adj.en if self.adj else ''} {noun}"

    def _german(self, specs: list[str], ctx: Context) -> str:
        many = self.number("de", specs)
        gender = "p" if many else self.noun.de_gender
        case = next((s for s in specs if s in german.CASES), "nom")
        if "er" in specs:
            return german.pronoun(gender, case)
        if "rel" in specs:
            return german.relative(gender, case)
        det = next((s for s in specs if s in _DE_DETS), "0")
        if det == "own":
            det = possessive(ctx.subject, "de")
        if det == "ein" and self.noun.mass:
            det = "0"
        count = numbers.german(self.count) if self.count > 1 else ""
        if count and det == "ein":
            det = "0"
        if self.count == 1 and det == "0":
            det = "ein"
        article = german.article(det, gender, case)
        adj = german.adjective(self.adj.de, det, gender, case) if self.adj else ""
        n = self.noun
        noun = german.noun(n.de, n.de_plural, n.de_oblique, gender, case)
        return f"{article} {count} {adj} {noun}"

    def _spanish(self, specs: list[str], ctx: Context) -> str:
        many = self.number("es", specs)
        gender = self.noun.es_gender
        for pronoun in ("lo", "él"):
            if pronoun in specs:
                return spanish.determiner(pronoun, gender, many)
        det = next((s for s in specs if s in _ES_DETS), "0")
        if det == "own":
            det = possessive(ctx.subject, "es")
        if det == "0" or (det == "un" and self.noun.mass):
            article = ""
        elif self.noun.el and not many and det in ("el", "un") and not (self.adj and self.adj.pre):
            article = det
        else:
            article = spanish.determiner(det, gender, many)
        if self.count:
            number = numbers.spanish_counting(self.count, gender)
            article = number if det in ("un", "0") else f"{article} {number}"
        noun = self.noun.es_plural if many else self.noun.es
        if not self.adj:
            return f"{article} {noun}"
        if self.adj.pre:
            if det == "un" and self.adj.es == "otro":
                article = ""
            return f"{article} {spanish.prenominal(self.adj.es, gender, many)} {noun}"
        return f"{article} {noun} {spanish.adjective(self.adj.es, gender, many)}"


_EN_DETS = [
    "a",
    "the",
    "my",
    "your",
    "his",
    "her",
    "our",
    "their",
    "this",
    "that",
    "no",
    "any",
    "some",
    "every",
    "each",
    "which",
    "own",
    "0",
    "another",
]
_DE_DETS = [*german.EIN_WORDS, *german.DER_WORDS, "der", "own", "0"]
_ES_DETS = [
    "el",
    "un",
    "este",
    "ese",
    "ningún",
    "algún",
    "otro",
    "mi",
    "tu",
    "su",
    "nuestro",
    "cuánto",
    "mucho",
    "cada",
    "qué",
    "own",
    "0",
]


@dataclass(frozen=True)
class Person:
    """A personal pronoun with its agreement features in every language."""

    en: str
    de: str
    es: str  # empty where Spanish drops it
    en_person: str
    de_person: str
    es_person: str
    en_object: str
    de_akk: str
    de_dat: str
    es_dat: str
    es_akk: str
    es_after: str  # after a preposition
    possessives: tuple[str, str, str]
    sex: str = "m"

    def person(self, lang: str) -> str:
        """Return the person for verb agreement."""
        return str(getattr(self, f"{lang}_person"))

    def number(self, lang: str, specs: list[str] | None = None) -> bool:
        """Tell whether the person is plural."""
        return self.person(lang).endswith("p") and self.de != "Sie"

    def gender(self, lang: str) -> str:
        """Return the sex of the person."""
        return self.sex

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the pronoun as subject, or as the object the specs ask for."""
        if lang == "en":
            if "poss" in specs:
                return self.possessives[0]
            if "hidden" in specs:
                return ""
            return self.en_object if "obj" in specs else self.en
        if "refl" in specs:
            return reflexive(self, lang)
        if lang == "de":
            return self.de_akk if "akk" in specs else self.de_dat if "dat" in specs else self.de
        for spec, form in (("le", self.es_dat), ("cl", self.es_akk), ("con", self.es_after)):
            if spec in specs:
                return form
        return self.es


@dataclass(frozen=True)
class Human:
    """A noun phrase for a person with a fixed determiner: ``my wife``, ``Mr Weber``."""

    en: str
    de: tuple[str, str, str]  # nominative, accusative, dative
    es: str
    sex: str
    many: bool = False

    def person(self, lang: str) -> str:
        """Return the person for verb agreement."""
        return "3p" if self.many else "3s"

    def number(self, lang: str, specs: list[str] | None = None) -> bool:
        """Tell whether the phrase is plural."""
        return self.many

    def gender(self, lang: str) -> str:
        """Return the sex, or p for a German plural."""
        return "p" if self.many and lang == "de" else self.sex

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the phrase in a case."""
        if lang == "en":
            return self.en
        if "refl" in specs:
            return reflexive(self, lang)
        if lang == "de":
            return self.de[1 if "akk" in specs else 2 if "dat" in specs else 0]
        if "voc" in specs:
            return self.es.partition(" ")[2]
        if "le" in specs:
            return f"a {self.es} {'les' if self.many else 'le'}"
        return self.es


def possessive(subject: object, lang: str) -> str:
    """Return the possessive that refers back to the subject."""
    if isinstance(subject, Person):
        return subject.possessives[("en", "de", "es").index(lang)]
    if isinstance(subject, Human | NP):
        if lang == "es":
            return "su"
        if subject.number(lang):
            return {"en": "their", "de": "ihr"}[lang]
        sex = subject.gender(lang)
        return {"en": {"m": "his", "f": "her"}.get(sex, "its"), "de": _DE_POSS[sex]}[lang]
    raise TypeError("no subject to refer to")


_DE_POSS = {"m": "sein", "f": "ihr", "n": "sein"}


def reflexive(subject: object, lang: str, dative: bool = False) -> str:
    """Return the German or Spanish reflexive pronoun of the subject."""
    person = subject.person(lang)  # type: ignore[attr-defined]
    if lang == "es":
        return {"1s": "me", "2s": "te", "1p": "nos"}.get(person, "se")
    if dative:
        return {"1s": "mir", "2s": "dir", "1p": "uns"}.get(person, "sich")
    return {"1s": "mich", "2s": "dich", "1p": "uns"}.get(person, "sich")
