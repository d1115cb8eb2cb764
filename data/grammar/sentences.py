"""All rules together, and the drawing of one sentence pair."""

from __future__ import annotations

from . import english, german, spanish
from .draw import draw
from .lexicon.people import THOU
from .phrase import Context
from .rng import Rng
from .rules import MODULES
from .template import Instance, Triple, parse_rules

_FINISH = {"en": english.finish, "de": german.finish, "es": spanish.finish}


def rules_for(lang: str) -> list[Triple]:
    """Return the rules that have a sentence in ``lang`` (``de`` or ``es``)."""
    rules = [rule for module in MODULES for rule in parse_rules(module.RULES)]
    return [rule for rule in rules if getattr(rule, lang)]


_OPENING = {
    "en": ("excuse me ,", "good morning ,", "good evening ,", "hello ,", "one question :"),
    "de": ("entschuldigen Sie ,", "guten Morgen ,", "guten Abend ,", "hallo ,", "eine Frage :"),
    "es": ("disculpe ,", "buenos días ,", "buenas noches ,", "hola ,", "una pregunta :"),
}
_HELLO = 3
_CLOSING = {
    "en": ("thank you very much .", "many thanks in advance .", "thank you for your help ."),
    "de": ("vielen Dank .", "vielen Dank im Voraus .", "danke für Ihre Hilfe ."),
    "es": ("muchas gracias .", "muchas gracias de antemano .", "gracias por su ayuda ."),
}


def _informal(instance: Instance) -> bool:
    """Tell whether the addressee is called ``du`` and ``tú``."""
    who = [getattr(value, "subject", value) for value in instance.slots.values()]
    return THOU in who or bool({"du", "dir", "dich"} & set(instance.triple.de.split()))


def _frame(rng: Rng, text: str, informal: bool) -> tuple[int, int]:
    """Choose an opening and a closing formula (-1 for none) for an English sentence."""
    first = text.split(" ", 1)[0]
    if text.count("?") != 1 or not text.endswith("?") or first in ("excuse", "hello", "good"):
        return -1, -1
    opening = rng.below(len(_OPENING["en"])) if rng.chance(14) else -1
    if informal:
        return (_HELLO if opening >= 0 else -1), -1
    polite = text.startswith(("could you", "can you", "would you mind")) and rng.chance(12)
    return opening, rng.below(len(_CLOSING["en"])) if polite else -1


def sentence(rule: Triple, lang: str, rng: Rng) -> tuple[str, str]:
    """Expand a rule; return the sentence in ``lang`` and its English translation."""
    instance = Instance(rule, draw, rng)
    opening, closing = _frame(rng, instance.render("en", Context()).strip(), _informal(instance))
    found = []
    for side in (lang, "en"):
        text = _FINISH[side](instance.render(side, Context()))
        if opening >= 0:
            text = f"{_OPENING[side][opening]} {text}"
        if closing >= 0:
            text = f"{text} {_CLOSING[side][closing]}"
        found.append(text)
    return found[0], found[1]
