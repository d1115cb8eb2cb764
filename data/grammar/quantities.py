"""Values for numbers, times of day and dates."""

from __future__ import annotations

from dataclasses import dataclass

from . import numbers, spanish
from .phrase import Context


@dataclass(frozen=True)
class Number:
    """A cardinal number."""

    n: int

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return it spelled; ``m``/``f`` ask for the Spanish form before a noun."""
        if lang == "en":
            return numbers.english(self.n)
        if lang == "de":
            return numbers.german(self.n) + ("mal" if "mal" in specs else "")
        if specs:
            return numbers.spanish_counting(self.n, specs[0])
        return numbers.spanish(self.n)


@dataclass(frozen=True)
class Digits:
    """A number read digit by digit."""

    digits: tuple[int, ...]

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the digits as words."""
        spell = {"en": numbers.english, "de": numbers.german, "es": numbers.spanish}[lang]
        return " ".join(spell(digit) for digit in self.digits)


@dataclass(frozen=True)
class Ordinal:
    """An ordinal number used as an attribute."""

    n: int

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return it; in German the spec is the ending, in Spanish the gender."""
        if lang == "en":
            return numbers.english_ordinal(self.n)
        if lang == "de":
            return numbers.german_ordinal(self.n) + specs[0]
        return spanish.prenominal(numbers.spanish_ordinal(self.n), specs[0], False)


@dataclass(frozen=True)
class Clock:
    """A time of day."""

    hour: int
    minute: int

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the time; ``son`` asks for the Spanish verb, too."""
        if lang == "es" and specs == ["son"]:
            text = numbers.clock(self.hour, self.minute, lang)
            return f"{'es' if text.startswith('la ') else 'son'} {text}"
        return numbers.clock(self.hour, self.minute, lang)


@dataclass(frozen=True)
class Date:
    """A day of a month."""

    day: int
    month: int

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the date; ``nom`` asks for the German nominative."""
        if lang == "de" and specs == ["nom"]:
            return f"{numbers.german_ordinal(self.day)}e {numbers.MONTHS[self.month][1]}"
        return numbers.date(self.day, self.month, lang)


@dataclass(frozen=True)
class Period:
    """Some days of a month: ``from the third to the seventh of May``."""

    first: int
    last: int
    month: int

    def render(self, lang: str, specs: list[str], ctx: Context) -> str:
        """Return the period with its prepositions."""
        end = numbers.date(self.last, self.month, lang)
        if lang == "en":
            return f"from the {numbers.english_ordinal(self.first)} to {end}"
        if lang == "de":
            return f"vom {numbers.german_ordinal(self.first)}en bis zum {end}"
        return f"del {'primero' if self.first == 1 else numbers.spanish(self.first)} al {end}"
