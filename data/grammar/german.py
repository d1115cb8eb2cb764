"""German nouns, articles, adjective endings and pronouns."""

from __future__ import annotations

CASES = ("nom", "akk", "dat", "gen")

# endings by gender (m, f, n, p = plural) in the order nominative, accusative, dative, genitive
_DER = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "p": ("die", "die", "den", "der"),
}
_DIESER = {
    "m": ("er", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "es"),
    "p": ("e", "e", "en", "er"),
}
_EIN = {
    "m": ("", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("", "", "em", "es"),
    "p": ("e", "e", "en", "er"),
}
_WEAK = {
    "m": ("e", "en", "en", "en"),
    "f": ("e", "e", "en", "en"),
    "n": ("e", "e", "en", "en"),
    "p": ("en", "en", "en", "en"),
}
_MIXED = {
    "m": ("er", "en", "en", "en"),
    "f": ("e", "e", "en", "en"),
    "n": ("es", "es", "en", "en"),
    "p": ("en", "en", "en", "en"),
}
_STRONG = {
    "m": ("er", "en", "em", "en"),
    "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "en"),
    "p": ("e", "e", "en", "er"),
}
EIN_WORDS = ("ein", "kein", "mein", "dein", "sein", "ihr", "Ihr", "unser")
DER_WORDS = {"dieser": "dies", "jeder": "jed", "welcher": "welch"}

_RELATIVE_DATIVE_PLURAL = "denen"
_PRONOUNS = {
    "m": ("er", "ihn", "ihm"),
    "f": ("sie", "sie", "ihr"),
    "n": ("es", "es", "ihm"),
    "p": ("sie", "sie", "ihnen"),
}

# The definite article is written with this mark until prepositions have swallowed it.
ARTICLE = "^"
_CONTRACTIONS = {
    ("in", "dem"): "im",
    ("in", "das"): "ins",
    ("an", "dem"): "am",
    ("an", "das"): "ans",
    ("zu", "dem"): "zum",
    ("zu", "der"): "zur",
    ("von", "dem"): "vom",
    ("bei", "dem"): "beim",
}


def article(det: str, gender: str, case: str) -> str:
    """Return the inflected determiner, empty for the indefinite plural and for ``0``."""
    i = CASES.index(case)
    if det == "0" or (det == "ein" and gender == "p"):
        return ""
    if det == "der":
        return ARTICLE + _DER[gender][i]
    if det in DER_WORDS:
        return DER_WORDS[det] + _DIESER[gender][i]
    if det in EIN_WORDS:
        return det + _EIN[gender][i]
    raise KeyError(det)


def adjective(stem: str, det: str, gender: str, case: str) -> str:
    """Return the attributive form of an adjective after the determiner ``det``."""
    i = CASES.index(case)
    if det == "0" or (det == "ein" and gender == "p"):
        table = _STRONG
    elif det == "der" or det in DER_WORDS:
        table = _WEAK
    else:
        table = _MIXED
    if stem.endswith("el"):
        stem = stem[:-2] + "l"
    elif stem == "teuer":
        stem = "teur"
    elif stem == "hoch":
        stem = "hoh"
    return stem + table[gender][i]


def noun(singular: str, plural: str, oblique: str, gender: str, case: str) -> str:
    """Return a noun in a case; ``gender`` is ``p`` for the plural."""
    if gender == "p":
        if case == "dat" and not plural.endswith(("n", "s")):
            return plural + "n"
        return plural
    if case == "nom":
        return singular
    if oblique:
        return oblique
    if case == "gen" and gender in "mn":
        return singular + ("es" if singular.endswith(("s", "ß", "z", "zt", "st", "sch")) else "s")
    return singular


def pronoun(gender: str, case: str) -> str:
    """Return the third person pronoun."""
    return _PRONOUNS[gender][CASES.index(case)]


def relative(gender: str, case: str) -> str:
    """Return the relative pronoun."""
    if gender == "p" and case == "dat":
        return _RELATIVE_DATIVE_PLURAL
    return _DER[gender][CASES.index(case)]


def finish(text: str) -> str:
    """Normalise spaces and contract prepositions with the definite article."""
    words: list[str] = []
    for word in text.split():
        if word.startswith(ARTICLE):
            word = word[1:]
            if words and (words[-1], word) in _CONTRACTIONS:
                words[-1] = _CONTRACTIONS[words[-1], word]
                continue
        words.append(word)
    return " ".join(words)
