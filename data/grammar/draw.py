"""Drawing a value for a slot: the link from slot names to the lexicon."""

from __future__ import annotations

from collections.abc import Callable

from . import numbers
from .clause import Clause, Predicate, Pronoun
from .lexicon import people
from .load import adjectives, frames, nouns, word_lists
from .phrase import NP, Human, Person, Value, Word
from .quantities import Clock, Date, Digits, Number, Ordinal, Period
from .rng import Rng
from .template import Filled, GrammarError, Instance


class Phrase(Filled):
    """A filled template used as a value."""

    def render(self, lang: str, specs: list[str], ctx: object) -> str:
        """Return the phrase in a language."""
        return self.instance.render(lang, ctx)  # type: ignore[arg-type]


class Weekday(Word):
    """A weekday, with the Spanish plural and the German adverb (``montags``) on request."""

    def render(self, lang: str, specs: list[str], ctx: object) -> str:
        """Return the name of the day."""
        if lang == "de" and specs == ["adv"]:
            return self.de.lower() + "s"
        if lang == "es" and specs == ["pl"]:
            return self.es if self.es.endswith("s") else self.es + "s"
        return str(getattr(self, lang))


def noun_phrase(kind: str, rng: Rng, percent: int = 30) -> NP:
    """Draw a noun of a class, sometimes with an adjective that suits it."""
    noun = rng.choice(nouns()[kind])
    adj = None
    if noun.adjectives and rng.chance(percent):
        adj = adjectives()[rng.choice(noun.adjectives)]
    return NP(noun, adj)


def counted(kind: str, rng: Rng, low: int, high: int) -> NP:
    """Draw a countable noun with a number."""
    countable = [noun for noun in nouns()[kind] if not noun.mass and not noun.always]
    count = low + rng.below(high - low + 1)
    return NP(rng.choice(countable), None, many=count > 1, count=count)


def _clock(rng: Rng) -> Clock:
    minute = rng.weighted(
        (0, 15, 30, 45, 5, 10, 20, 25, 40, 50, 55), (6, 4, 6, 4, 1, 2, 2, 1, 1, 1, 1)
    )
    return Clock(1 + rng.below(12), minute)


def _date(rng: Rng) -> Date:
    month = rng.below(12)
    return Date(1 + rng.below(numbers.MONTH_DAYS[month]), month)


def _date_range(rng: Rng) -> Period:
    first = _date(rng)
    while first.day > 25:
        first = _date(rng)
    last = first.day + 2 + rng.below(numbers.MONTH_DAYS[first.month] - first.day - 1)
    return Period(first.day, last, first.month)


_ROOM_NUMBERS = (
    101, 102, 105, 110, 112, 120, 201, 205, 207, 210, 215, 220, 301, 304, 308, 312, 315, 320,
    401, 406, 410,
)  # fmt: skip


def _room_number(rng: Rng) -> Number:
    if rng.chance(50):
        return Number(2 + rng.below(58))
    return Number(rng.choice(_ROOM_NUMBERS))


def _building(rng: Rng) -> NP:
    while True:
        found = noun_phrase("sight", rng, 0)
        if found.noun.en != "exhibition":
            return found


def _one_belonging(rng: Rng) -> NP:
    while True:
        found = noun_phrase("belonging", rng, 60)
        if not found.noun.always:
            return found


def guest(rng: Rng) -> Person | Human:
    """Draw the subject of what guests do."""
    point = rng.below(100)
    if point < 32:
        return people.I_MAN if rng.chance(70) else people.I_WOMAN
    if point < 58:
        return people.WE
    if point < 78:
        return rng.choice(people.FAMILY)
    if point < 84:
        return rng.choice(people.GUESTS)
    if point < 90:
        return rng.choice(people.TITLED)
    return rng.choice([people.HE, people.SHE, people.THEY])


def _subject(kind: str, rng: Rng) -> Person | Human | NP:
    if kind == "guest":
        return guest(rng)
    if kind == "you":
        return people.YOU
    if kind == "thou":
        return people.YOU if rng.chance(70) else people.THOU
    if kind == "it":
        return people.IT
    if kind == "ridevehicle":
        return NP(rng.choice(nouns()["ridevehicle"]))
    return noun_phrase(kind, rng, 0 if kind != "sight" else 20)


def predicate(kind: str, rng: Rng) -> Predicate:
    """Draw a predicate of a class."""
    return Predicate(Instance(rng.choice(frames()[kind]), draw, rng))


_FACTS = [
    "opening",
    "onfloor",
    "charge",
    "daily",
    "sighthours",
    "happening",
    "staging",
    "congressing",
]

# clause class: predicate class, (tense, adverbial class or "", weight), percent of negation
_CLAUSES: dict[str, tuple[list[str], list[tuple[str, str, int]], int]] = {
    "c_plan": (
        ["plan"],
        [
            ("going", "fut_adv", 5), ("fut", "fut_adv", 3), ("prog", "fut_adv", 2),
            ("would", "fut_adv", 4), ("want", "fut_adv", 4), ("must", "fut_adv", 4),
            ("can", "fut_adv", 3), ("should", "fut_adv", 1), ("would", "", 2), ("must", "", 2),
            ("want", "", 2), ("fut", "", 1),
        ],
        12,
    ),
    "c_future": (["plan"], [("fut", "fut_adv", 1)], 5),
    "c_able": (["plan"], [("can", "fut_adv", 2), ("can", "", 1), ("fut", "fut_adv", 1)], 0),
    "c_done": (
        ["plan", "plan", "mishap"],
        [
            ("past", "past_adv", 6), ("perf", "", 3), ("had", "past_adv", 2),
            ("wanted", "past_adv", 2),
        ],
        10,
    ),
    "c_youplan": (
        ["outing", "hotelplan"],
        [("would", "fut_adv", 3), ("want", "fut_adv", 3), ("want", "", 1)],
        0,
    ),
    "c_youwhen": (["outing", "duty"], [("want", "", 2), ("fut", "", 2), ("would", "", 1)], 0),
    "c_youdone": (["outing", "duty", "loss"], [("past", "past_adv", 1)], 0),
    "c_youwhy": (["deniable"], [("past", "", 2), ("can", "", 1), ("want", "", 1)], 100),
    "c_mishap": (["mishap"], [("past", "past_adv", 2), ("perf", "", 1), ("perf", "", 1)], 0),
    "c_state": (["state"], [("pres", "", 1)], 20),
    "c_ride": (["ride", "ride", "rail", "sail"], [("pres", "", 4), ("fut", "", 1)], 12),
    "c_indoor": (["indoor"], [("going", "", 3), ("fut", "", 2), ("want", "", 1)], 0),
    "c_outdoor": (["outdoor"], [("going", "", 3), ("fut", "", 2), ("want", "", 1)], 0),
    "c_taxi": (["taxi"], [("fut", "", 2), ("must", "", 1)], 0),
    "c_luck": (["outing"], [("can", "fut_adv", 1)], 0),
    "c_ill": (["ill"], [("pres", "", 1)], 0),
    "c_ready": (["ready", "arriving"], [("pres", "", 1)], 0),
    "c_latenow": (["late"], [("pres", "", 1)], 0),
    "c_loss": (["loss"], [("past", "past_adv", 2), ("perf", "", 2)], 0),
    "c_hotelplan": (
        ["hotelplan"],
        [("fut", "fut_adv", 2), ("want", "fut_adv", 2), ("want", "", 1), ("would", "fut_adv", 1)],
        0,
    ),
    "c_late": (["late"], [("pres", "", 2), ("fut", "", 1)], 0),
    "c_latepast": (["late"], [("past", "", 1)], 0),
    "c_problem": (
        [
            "broken", "broken", "outoforder", "unmade", "noisy", "shabby", "badroom", "badbed",
            "neighbour",
        ],
        [("pres", "", 1)],
        0,
    ),
    "c_problempast": (["broken", "shabby", "badroom"], [("past", "", 1)], 0),
    "c_sleepless": (["noisy", "badroom", "badbed", "neighbour"], [("pres", "", 1)], 0),
    "c_badweather": (["badweather"], [("fut", "weather_adv", 1)], 0),
    "c_latefut": (["late"], [("fut", "", 1)], 0),
    "c_opening": ([*_FACTS, "worthy"], [("pres", "", 1)], 10),
    "c_fact": (_FACTS, [("pres", "", 1)], 0),
    "c_timetable": (["ride", "ride", "rail", "sail"], [("pres", "", 1)], 0),
    "c_weather": (["weather"], [("pres", "now_adv", 1)], 10),
    "c_weatherfut": (["weather"], [("fut", "weather_adv", 1), ("going", "weather_adv", 1)], 10),
}  # fmt: skip


# nobody has to go swimming
_PLEASANT = {"must": "want", "should": "going", "had": "wanted"}


def clause(kind: str, rng: Rng) -> Clause:
    """Draw a clause of a class: subject, predicate, tense, polarity and adverbial."""
    other = kind.endswith("x")  # the subject must not be the speaker
    kinds, tenses, negation = _CLAUSES[kind.removesuffix("x")]
    tense, adverb_kind, _ = rng.weighted(tenses, [weight for *_, weight in tenses])
    frame = rng.choice(frames()[rng.choice(kinds)])
    while tense == "pres" and "nopres" in frame.tags:
        frame = rng.choice(frames()[rng.choice(kinds)])
    if "o" in frame.tags and tense in _PLEASANT:
        tense = _PLEASANT[tense]
    if tense == "prog" and frame.en.startswith(("be ", "have a")):
        tense = "going"
    if "mishap" in kinds and tense in ("had", "wanted") and frame in frames()["mishap"]:
        tense = "past"
    if adverb_kind == "fut_adv" and "far" in frame.tags and rng.chance(50):
        adverb_kind = "far_adv"
    if tense == "pres" and frame.en in ("rain", "snow"):
        tense = "prog"
    neg = "onlyneg" in frame.tags or ("neg" in frame.tags and rng.chance(negation))
    subject = _subject("thou" if kind.startswith("c_you") else frame.subject, rng)
    while other and subject.person("es") == "1s":
        subject = _subject(frame.subject, rng)
    if "noadv" in frame.tags or (tense in ("past", "perf") and frame.en.startswith("stay")):
        adverb_kind = ""
    adverb: Value | None = None
    if adverb_kind and "{clock}" not in frame.en and "until" not in frame.en and rng.chance(75):
        adverb = draw(adverb_kind, rng)
    if tense == "going" and adverb_kind and adverb is None:
        tense = "fut"
    if tense == "prog" and adverb is None:
        tense = "want"
    return Clause(
        subject, Predicate(Instance(frame, draw, rng)), tense, neg, adverb, rng.chance(40)
    )


_NP_CLASSES = frozenset(nouns())

_DRAW: dict[str, Callable[[Rng], Value]] = {
    "clock": _clock,
    "date": _date,
    "daterange": _date_range,
    "weekday": lambda rng: Weekday(*rng.choice(numbers.WEEKDAYS)),
    "winter": lambda rng: Word(*rng.choice([numbers.MONTHS[i] for i in (0, 1, 10, 11)])),
    "summer": lambda rng: Word(*rng.choice([numbers.MONTHS[i] for i in (5, 6, 7)])),
    "morning": lambda rng: Clock(6 + rng.below(5), rng.choice((0, 15, 30, 45))),
    "opens": lambda rng: Clock(8 + rng.below(3), rng.choice((0, 15, 30, 45))),
    "closes": lambda rng: Clock(4 + rng.below(4), rng.choice((0, 15, 30, 45))),
    "noon": lambda rng: Clock(rng.choice((11, 12, 1)), rng.choice((0, 15, 30, 45))),
    "evening": lambda rng: Clock(6 + rng.below(4), rng.choice((0, 15, 30, 45))),
    "month": lambda rng: Word(*rng.choice(numbers.MONTHS)),
    "people": lambda rng: Number(2 + rng.below(7)),
    "cents": lambda rng: Number(rng.choice((20, 30, 40, 50, 60, 70, 80, 90))),
    "digits": lambda rng: Digits(tuple(rng.below(10) for _ in range(5))),
    "minutes": lambda rng: Number(rng.choice((5, 10, 15, 20, 25, 30, 40, 45, 50))),
    "platform": lambda rng: Number(2 + rng.below(18)),
    "price": lambda rng: Number(rng.choice((*range(5, 40), *range(40, 130, 5)))),
    "fare": lambda rng: Number(5 + rng.below(35)),
    "money": lambda rng: Number(rng.choice((50, 80, 100, 150, 200, 300, 500))),
    "roomno": _room_number,
    "floor": lambda rng: Ordinal(1 + rng.below(9)),
    "nights": lambda rng: counted("night", rng, 1, 9),
    "days": lambda rng: counted("day", rng, 2, 9),
    "hours": lambda rng: counted("hour", rng, 1, 6),
    "thingcount": lambda rng: counted("thing", rng, 2, 6),
    "room": lambda rng: noun_phrase("room", rng, 50),
    "dish": lambda rng: noun_phrase("dish", rng, 50),
    "ware": lambda rng: noun_phrase("ware", rng, 60),
    "dishplain": lambda rng: noun_phrase("dish", rng, 0),
    "sightplain": _building,
    "belongingsg": _one_belonging,
    "s": guest,
    "we": lambda rng: rng.choice([people.I_MAN, people.WE, people.WE, people.I_WOMAN]),
    "p": lambda rng: Pronoun(),
    "o": lambda rng: rng.choice([people.I_MAN, people.WE]),
    "you": lambda rng: people.YOU if rng.chance(75) else people.THOU,
    "family": lambda rng: rng.choice(people.FAMILY),
    "sick": lambda rng: rng.choice([who for who in people.FAMILY if not who.many]),
    "human": lambda rng: rng.choice(people.FAMILY + people.GUESTS),
    "desk": lambda rng: rng.choice(people.STAFF[:6]),
    "employee": lambda rng: rng.choice(people.STAFF),
    "titled": lambda rng: rng.choice(people.TITLED),
    "surname": lambda rng: (lambda name: Word(name, name, name))(rng.choice(people.SURNAMES)),
}  # fmt: skip


def draw(kind: str, rng: Rng) -> Value:
    """Draw a value for a slot of a class."""
    if kind in _DRAW:
        return _DRAW[kind](rng)
    if kind.removesuffix("x") in _CLAUSES:
        return clause(kind, rng)
    if kind.startswith("vp_"):
        return predicate(kind[3:], rng)
    if kind in _NP_CLASSES:
        return noun_phrase(kind, rng)
    lists = word_lists()
    if kind in lists:
        return Phrase(Instance(rng.choice(lists[kind]), draw, rng))
    raise GrammarError(f"unknown slot class {kind}")
