"""Reading the lexicon tables into nouns, adjectives, predicates and phrases."""

from __future__ import annotations

import re
from functools import cache

from . import english, spanish
from .lexicon import hotel, people, predicates, special, travel, words
from .phrase import Adjective, Noun
from .template import Triple, check


@cache
def adjectives() -> dict[str, Adjective]:
    """Return the adjectives by their English word."""
    found = {}
    for line in people.ADJECTIVES.strip().splitlines():
        en, de, es = (field.strip() for field in line.split("|"))
        found[en] = Adjective(en, de, es.lstrip("^"), es.startswith("^"))
    return found


def _spanish_plural(phrase: str) -> str:
    """Pluralise a Spanish noun phrase: its head, and the adjective that may follow."""
    first, *rest = phrase.split(" ")
    if rest and rest[0] in ("de", "del", "a", "para", "llave", "en"):
        return " ".join([spanish.plural(first), *rest])
    return " ".join(spanish.plural(word) for word in [first, *rest])


def parse_noun(line: str, adjectives_of_class: tuple[str, ...]) -> tuple[Noun, list[str]]:
    """Read one line of a noun table; return the noun and its further classes."""
    en, de, es, *more = (field.strip() for field in line.split("|"))
    classes = re.findall(r"\+(\w+)", more[0]) if more else []
    given = re.search(r":([\w ]*)", more[0]) if more else None
    adjs = tuple(given[1].split()) if given else adjectives_of_class
    bare = en.startswith("~")
    en = en.lstrip("~")
    always = " ".join(k for k, text in (("en", en), ("de", de), ("es", es)) if "!" in text)
    en, en_slash, en_plural = en.replace("!", "").partition("/")
    article, _, de_forms = de.replace("!", "").partition(" ")
    de_word, *de_more = de_forms.split("/")
    es_article, _, es_forms = es.replace("!", "").partition(" ")
    es_word, _, es_plural = es_forms.partition("/")
    if en_plural == "-":
        en_plural = ""
    elif "en" in always:
        en_plural = en
    elif not en_slash:
        en_plural = english.plural(en)
    if "es" in always:
        es_plural = es_word
    elif not es_plural:
        es_plural = _spanish_plural(es_word)
    noun = Noun(
        en=en,
        en_plural=en_plural,
        de=de_word,
        de_plural=de_word if "de" in always.split() else (de_more[0] if de_more else ""),
        de_oblique=de_more[1] if len(de_more) > 1 else "",
        de_gender={"der": "m", "die": "f", "das": "n"}[article],
        es=es_word,
        es_plural=es_plural,
        es_gender="m" if es_article in ("el", "los") else "f",
        el=es_article == "el.f",
        always=always,
        bare=bare,
        adjectives=adjs,
    )
    return noun, classes


@cache
def nouns() -> dict[str, list[Noun]]:
    """Return the nouns by class."""
    found: dict[str, list[Noun]] = {}
    for table in (hotel.NOUNS, travel.NOUNS, special.NOUNS):
        name = ""
        adjs: tuple[str, ...] = ()
        for line in table.strip().splitlines():
            if line.startswith("@"):
                name, _, listed = line[1:].partition(":")
                name, adjs = name.strip(), tuple(listed.split())
                found.setdefault(name, [])
            elif line.strip():
                noun, classes = parse_noun(line, adjs)
                for key in [name, *classes]:
                    found.setdefault(key, []).append(noun)
    return found


@cache
def frames() -> dict[str, list[Triple]]:
    """Return the predicates by class."""
    found: dict[str, list[Triple]] = {}
    name = subject = ""
    for line in predicates.PREDICATES.strip().splitlines():
        if line.startswith("@"):
            name, subject = line[1:].split()
            found[name] = []
        elif line.strip():
            en, de, es, *tags = (field.strip() for field in re.split(r" \| ", line))
            triple = Triple(en, de, es, tuple(" ".join(tags).split()), subject)
            check(triple)
            found[name].append(triple)
    for tag, (derived, kinds) in _TAGGED.items():
        found[derived] = [f for kind in kinds for f in found[kind] if tag in f.tags]
    return found


# tag: name of the class of the predicates that bear it, and the classes they are taken from
_TAGGED = {
    "o": ("outing", ["plan"]),
    "d": ("duty", ["plan"]),
    "in": ("indoor", ["plan"]),
    "out": ("outdoor", ["plan"]),
    "h": ("hotelplan", ["plan"]),
    "neg": ("deniable", ["plan"]),
    "ill": ("ill", ["state"]),
    "bad": ("badweather", ["weather"]),
    "loss": ("loss", ["mishap"]),
}


@cache
def word_lists() -> dict[str, list[Triple]]:
    """Return the lists of uninflected phrases by name."""
    lists = dict(words.LISTS)
    lists.update(
        city=people.CITIES,
        port=people.PORTS,
        south=people.SOUTH,
        north=people.NORTH,
        fut_adv=words.FUTURE,
        far_adv=words.FAR,
        weather_adv=words.WEATHER,
        past_adv=words.PAST,
        now_adv=words.NOW,
    )
    found: dict[str, list[Triple]] = {}
    for name, text in lists.items():
        found[name] = []
        for line in text.strip().splitlines():
            en, de, es = (field.strip() for field in re.split(r" \| ", line))
            found[name].append(Triple(en, de, es))
        for triple in found[name]:
            check(triple)
    return found
