"""Spanish agreement, plurals and determiners."""

from __future__ import annotations

ACUTE = dict(zip("aeiou", "áéíóú", strict=True))
PLAIN = {accented: plain for plain, accented in ACUTE.items()}


def plural(word: str) -> str:
    """Return the plural of a single word."""
    if word[-1] in "aeiouéáó":
        return word + "s"
    if word.endswith("z"):
        return word[:-1] + "ces"
    if word.endswith("s") and word[-2] not in "áéíóú":
        return word
    if word[-1] in "nsl" and word[-2] in "áéíóú":
        return word[:-2] + PLAIN[word[-2]] + word[-1] + "es"
    if word in ("joven", "examen"):
        return {"joven": "jóvenes", "examen": "exámenes"}[word]
    return word + "es"


def adjective(word: str, gender: str, many: bool) -> str:
    """Inflect an adjective or participle; of several words, the last is inflected."""
    head, space, last = word.rpartition(" ")
    if last.endswith("o"):
        last = last[:-1] + ("a" if gender == "f" else "o")
    elif gender == "f" and last in _FEMININE:
        last = _FEMININE[last]
    if last in ("rosa", "lila", "gratis"):
        return head + space + last
    return head + space + (plural(last) if many else last)


_FEMININE = {
    "español": "española",
    "alemán": "alemana",
    "inglés": "inglesa",
    "francés": "francesa",
    "irlandés": "irlandesa",
    "encantador": "encantadora",
    "acogedor": "acogedora",
}

_APOCOPE = {"bueno": "buen", "malo": "mal", "primero": "primer", "tercero": "tercer", "uno": "un"}


def prenominal(word: str, gender: str, many: bool) -> str:
    """Inflect an adjective standing before its noun (``buen``, ``primer``)."""
    if gender == "m" and not many and word in _APOCOPE:
        return _APOCOPE[word]
    return adjective(word, gender, many)


_DETS = {
    "el": ("el", "la", "los", "las"),
    "un": ("un", "una", "unos", "unas"),
    "este": ("este", "esta", "estos", "estas"),
    "ese": ("ese", "esa", "esos", "esas"),
    "ningún": ("ningún", "ninguna", "ningún", "ninguna"),
    "algún": ("algún", "alguna", "algunos", "algunas"),
    "otro": ("otro", "otra", "otros", "otras"),
    "mi": ("mi", "mi", "mis", "mis"),
    "tu": ("tu", "tu", "tus", "tus"),
    "su": ("su", "su", "sus", "sus"),
    "nuestro": ("nuestro", "nuestra", "nuestros", "nuestras"),
    "cuánto": ("cuánto", "cuánta", "cuántos", "cuántas"),
    "mucho": ("mucho", "mucha", "muchos", "muchas"),
    "cada": ("cada", "cada", "cada", "cada"),
    "qué": ("qué", "qué", "qué", "qué"),
    "lo": ("lo", "la", "los", "las"),
    "él": ("él", "ella", "ellos", "ellas"),
}


def determiner(det: str, gender: str, many: bool) -> str:
    """Inflect a determiner or clitic."""
    return _DETS[det][2 * many + (gender == "f")]


def finish(text: str) -> str:
    """Normalise spaces; contract ``al``/``del``; write ``e`` and ``u`` for ``y`` and ``o``."""
    words: list[str] = []
    for word in text.split():
        last = words[-1] if words else ""
        if word == "el" and last in ("a", "de"):
            words[-1] = {"a": "al", "de": "del"}[last]
            continue
        bare = word.lower().removeprefix("h")
        if last == "y" and bare.startswith(("i", "í")) and not bare.startswith("ie"):
            words[-1] = "e"
        elif last == "o" and bare.startswith(("o", "ó")):
            words[-1] = "u"
        words.append(word)
    return " ".join(words)
