"""German nouns, articles, adjective endings and pronouns."""

from __future__ import annotations

CASES = ("nom", "akk", "dat", "gen")


def _declensions(text: str) -> dict[str, dict[str, list[str]]]:
    """Read forms by gender (m, f, n, p = plural), each in the order of `CASES`; - is nothing."""
    tables = {}
    for line in text.strip().splitlines():
        name, *columns = (column.split() for column in line.split("|"))
        forms = ([form.strip("-") for form in column] for column in columns)
        tables[name[0]] = dict(zip("mfnp", forms, strict=True))
    return tables


_FORMS = _declensions("""
der     | der den dem des | die die der der | das das dem des | die die den der
dieser  | er en em es     | e e er er       | es es em es     | e e en er
ein     | - en em es      | e e er er       | - - em es       | e e en er
weak    | e en en en      | e e en en       | e e en en       | en en en en
mixed   | er en en en     | e e en en       | es es en en     | en en en en
strong  | er en em en     | e e er er       | es es em en     | e e en er
pronoun | er ihn ihm      | sie sie ihr     | es es ihm       | sie sie ihnen
""")
EIN_WORDS = ("ein", "kein", "mein", "dein", "sein", "ihr", "Ihr", "unser")
DER_WORDS = {"dieser": "dies", "jeder": "jed", "welcher": "welch"}

_RELATIVE_DATIVE_PLURAL = "denen"

# The definite article is written with this mark until prepositions have swallowed it.
ARTICLE = "^"
_CONTRACTIONS = {
    (preposition, article): contracted
    for preposition, article, contracted in (
        words.split()
        for words in "in dem im, in das ins, an dem am, an das ans, zu dem zum, zu der zur, "
        "von dem vom, bei dem beim".split(", ")
    )
}


def article(det: str, gender: str, case: str) -> str:
    """Return the inflected determiner, empty for the indefinite plural and for ``0``."""
    i = CASES.index(case)
    if det == "0" or (det == "ein" and gender == "p"):
        return ""
    if det == "der":
        return ARTICLE + _FORMS["der"][gender][i]
    if det in DER_WORDS:
        return DER_WORDS[det] + _FORMS["dieser"][gender][i]
    if det in EIN_WORDS:
        return det + _FORMS["ein"][gender][i]
    raise KeyError(det)


def adjective(stem: str, det: str, gender: str, case: str) -> str:
    """Return the attributive form of an adjective after the determiner ``det``."""
    i = CASES.index(case)
    if det == "0" or (det == "ein" and gender == "p"):
        kind = "strong"
    elif det == "der" or det in DER_WORDS:
        kind = "weak"
    else:
        kind = "mixed"
    if stem.endswith("el"):
        stem = stem[:-2] + "l"
    elif stem == "teuer":
        stem = "teur"
    elif stem == "hoch":
        stem = "hoh"
    return stem + _FORMS[kind][gender][i]


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
    return _FORMS["pronoun"][gender][CASES.index(case)]


def relative(gender: str, case: str) -> str:
    """Return the relative pronoun."""
    if gender == "p" and case == "dat":
        return _RELATIVE_DATIVE_PLURAL
    return _FORMS["der"][gender][CASES.index(case)]


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
