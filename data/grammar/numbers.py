"""Numbers, ordinals, clock times and dates, spelled out in the three languages."""

from __future__ import annotations

_EN = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_EN_TENS = [
    "_",
    "ten",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
]
_DE = [
    "null",
    "eins",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
]
_DE_TENS = [
    "_",
    "zehn",
    "zwanzig",
    "dreißig",
    "vierzig",
    "fünfzig",
    "sechzig",
    "siebzig",
    "achtzig",
    "neunzig",
]
_ES = [
    "cero",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
    "veintiuno",
    "veintidós",
    "veintitrés",
    "veinticuatro",
    "veinticinco",
    "veintiséis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
]
_ES_TENS = [
    "_",
    "_",
    "_",
    "treinta",
    "cuarenta",
    "cincuenta",
    "sesenta",
    "setenta",
    "ochenta",
    "noventa",
]
_ES_HUNDREDS = [
    "_",
    "ciento",
    "doscientos",
    "trescientos",
    "cuatrocientos",
    "quinientos",
    "seiscientos",
    "setecientos",
    "ochocientos",
    "novecientos",
]


def english(n: int) -> str:
    """Spell an integer from 0 to 999 in English."""
    if n >= 100:
        rest = f" and {english(n % 100)}" if n % 100 else ""
        return f"{_EN[n // 100]} hundred{rest}"
    if n < 20:
        return _EN[n]
    return _EN_TENS[n // 10] + (f"-{_EN[n % 10]}" if n % 10 else "")


def german(n: int) -> str:
    """Spell an integer from 0 to 999 in German."""
    if n >= 100:
        head = "" if n < 200 else _DE[n // 100]
        return f"{head}hundert{german(n % 100) if n % 100 else ''}"
    if n < 20:
        return _DE[n]
    unit = {0: "", 1: "einund"}.get(n % 10, f"{_DE[n % 10]}und")
    return unit + _DE_TENS[n // 10]


def spanish(n: int) -> str:
    """Spell an integer from 0 to 999 in Spanish."""
    if n == 100:
        return "cien"
    if n >= 100:
        rest = f" {spanish(n % 100)}" if n % 100 else ""
        return _ES_HUNDREDS[n // 100] + rest
    if n < 30:
        return _ES[n]
    return _ES_TENS[n // 10] + (f" y {_ES[n % 10]}" if n % 10 else "")


def spanish_counting(n: int, gender: str) -> str:
    """Spell a number standing before a noun: ``veintiún euros``, ``una noche``."""
    text = spanish(n)
    if gender == "f":
        text = text.replace("cientos", "cientas").replace("quinientos", "quinientas")
        return text[:-1] + "a" if text.endswith("uno") else text
    if text.endswith("veintiuno"):
        return text[:-3] + "ún"
    return text[:-1] if text.endswith("uno") else text


_EN_ORDINALS = [
    "_",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
]


def english_ordinal(n: int) -> str:
    """Spell an ordinal from 1 to 31."""
    if n <= 20:
        return _EN_ORDINALS[n]
    if n == 30:
        return "thirtieth"
    return f"{_EN_TENS[n // 10]}-{_EN_ORDINALS[n % 10]}"


def german_ordinal(n: int) -> str:
    """Return the stem of an ordinal, to which adjective endings are added."""
    irregular = {1: "erst", 3: "dritt", 7: "siebt", 8: "acht"}
    if n in irregular:
        return irregular[n]
    return german(n) + ("t" if n < 20 else "st")


_ES_ORDINALS = [
    "_",
    "primero",
    "segundo",
    "tercero",
    "cuarto",
    "quinto",
    "sexto",
    "séptimo",
    "octavo",
    "noveno",
    "décimo",
]


def spanish_ordinal(n: int) -> str:
    """Return the masculine ordinal from 1 to 10."""
    return _ES_ORDINALS[n]


def _side_by_side(english: str, german: str, spanish: str) -> list[tuple[str, str, str]]:
    return list(zip(english.split(), german.split(), spanish.split(), strict=True))


MONTHS = _side_by_side(
    "January February March April May June July August September October November December",
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
)
MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

WEEKDAYS = _side_by_side(
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "lunes martes miércoles jueves viernes sábado domingo",
)


def date(day: int, month: int, lang: str) -> str:
    """Return a date: ``the third of May``, ``dritten Mai`` (after am), ``tres de mayo``."""
    if lang == "en":
        return f"the {english_ordinal(day)} of {MONTHS[month][0]}"
    if lang == "de":
        return f"{german_ordinal(day)}en {MONTHS[month][1]}"
    return f"{'primero' if day == 1 else spanish(day)} de {MONTHS[month][2]}"


def clock(hour: int, minute: int, lang: str) -> str:
    """Return a time of day; hours run from 1 to 12, minutes are multiples of five.

    The Spanish time has its article (``las siete y media``), the English and the German one are
    ready for ``at`` and ``um``.
    """
    following = hour % 12 + 1
    if lang == "en":
        if minute == 0:
            return f"{english(hour)} o'clock"
        amount = {15: "a quarter", 30: "half", 45: "a quarter"}.get(minute)
        if minute <= 30:
            return f"{amount or english(minute)} past {english(hour)}"
        return f"{amount or english(60 - minute)} to {english(following)}"
    if lang == "de":
        if minute == 0:
            return f"{'ein' if hour == 1 else german(hour)} Uhr"
        if minute in (25, 30, 35):
            distance = {25: "fünf vor ", 30: "", 35: "fünf nach "}[minute]
            return f"{distance}halb {german(following)}"
        if minute < 30:
            return f"{'Viertel' if minute == 15 else german(minute)} nach {german(hour)}"
        return f"{'Viertel' if minute == 45 else german(60 - minute)} vor {german(following)}"
    named = hour if minute <= 30 else following
    text = "la una" if named == 1 else f"las {spanish(named)}"
    if minute == 0:
        return text
    amount = {15: "cuarto", 30: "media", 45: "cuarto"}.get(minute)
    if minute <= 30:
        return f"{text} y {amount or spanish(minute)}"
    return f"{text} menos {amount or spanish(60 - minute)}"
