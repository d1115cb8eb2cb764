"""German verbs: finite forms, participles, separable prefixes and the verb group."""

from __future__ import annotations

# lemma: 3rd person singular (or - when regular), participle, and "sein" when that is the auxiliary
_STRONG_VERBS = {
    line.split()[0]: line.split()[1:]
    for line in """
beginnen - begonnen
bekommen - bekommen
beschweren - beschwert
bestehen - bestanden
bieten - geboten
bitten - gebeten
bleiben - geblieben sein
brechen bricht gebrochen
brennen - gebrannt
bringen - gebracht
denken - gedacht
empfangen empfängt empfangen
empfehlen empfiehlt empfohlen
essen isst gegessen
fahren fährt gefahren sein
fallen fällt gefallen sein
finden - gefunden
fliegen - geflogen sein
folgen - gefolgt sein
frieren - gefroren
geben gibt gegeben
gefallen gefällt gefallen
gehen - gegangen sein
gelten gilt gegolten
haben hat gehabt
halten hält gehalten
heben - gehoben
heißen - geheißen
helfen hilft geholfen
kennen - gekannt
klingen - geklungen
kommen - gekommen sein
lassen lässt gelassen
laufen läuft gelaufen sein
leihen - geliehen
lesen liest gelesen
liegen - gelegen
nehmen nimmt genommen
passieren - passiert sein
reisen - gereist sein
reservieren - reserviert
rufen - gerufen
scheinen - geschienen
schlafen schläft geschlafen
schließen - geschlossen
schreiben - geschrieben
schwimmen - geschwommen sein
sehen sieht gesehen
sein ist gewesen sein
senden - gesendet
sitzen - gesessen
spazieren - spaziert sein
sprechen spricht gesprochen
springen - gesprungen sein
stehen - gestanden
stehlen stiehlt gestohlen
steigen - gestiegen sein
tragen trägt getragen
treffen trifft getroffen
trinken - getrunken
tun tut getan
unternehmen unternimmt unternommen
unterschreiben - unterschrieben
verbringen - verbracht
vergessen vergisst vergessen
verlassen verlässt verlassen
verlieren - verloren
verschieben - verschoben
versprechen verspricht versprochen
verstehen - verstanden
verschwinden - verschwunden sein
wandern - gewandert sein
waschen wäscht gewaschen
wechseln - gewechselt
werden wird geworden sein
werfen wirft geworfen
wiegen - gewogen
wissen weiß gewusst
ziehen - gezogen
riechen - gerochen
verbinden - verbunden
zerbrechen zerbricht zerbrochen
verschlafen verschläft verschlafen
verlaufen verläuft verlaufen
erkälten - erkältet
wiederholen - wiederholt
""".strip().splitlines()
}

# full paradigms: ich, du, er, wir, sie
_TABLES = {
    ("sein", "pres"): "bin bist ist sind sind",
    ("haben", "pres"): "habe hast hat haben haben",
    ("werden", "pres"): "werde wirst wird werden werden",
    ("wissen", "pres"): "weiß weißt weiß wissen wissen",
    ("tun", "pres"): "tue tust tut tun tun",
    ("können", "pres"): "kann kannst kann können können",
    ("müssen", "pres"): "muss musst muss müssen müssen",
    ("wollen", "pres"): "will willst will wollen wollen",
    ("dürfen", "pres"): "darf darfst darf dürfen dürfen",
    ("sollen", "pres"): "soll sollst soll sollen sollen",
    ("möchten", "pres"): "möchte möchtest möchte möchten möchten",
    ("sein", "past"): "war warst war waren waren",
    ("haben", "past"): "hatte hattest hatte hatten hatten",
    ("können", "past"): "konnte konntest konnte konnten konnten",
    ("müssen", "past"): "musste musstest musste mussten mussten",
    ("wollen", "past"): "wollte wolltest wollte wollten wollten",
    ("geben", "past"): "gab gabst gab gaben gaben",
    ("wissen", "past"): "wusste wusstest wusste wussten wussten",
    ("kommen", "past"): "kam kamst kam kamen kamen",
    ("sein", "cond"): "wäre wärst wäre wären wären",
    ("haben", "cond"): "hätte hättest hätte hätten hätten",
    ("werden", "cond"): "würde würdest würde würden würden",
    ("können", "cond"): "könnte könntest könnte könnten könnten",
    ("sollen", "cond"): "sollte solltest sollte sollten sollten",
}
# verbs whose past is the preterite in speech, too
_NARRATIVE = ("sein", "haben", "wissen")
_PERSONS = ("1s", "2s", "3s", "1p", "3p")
_INSEPARABLE = ("be", "ver", "er", "ent", "ge", "über", "unter", "zer", "emp")


def split_verb(verb: str) -> tuple[str, str]:
    """Split ``ab·reisen`` into its prefix and its base."""
    prefix, dot, base = verb.rpartition("·")
    return (prefix, base) if dot else ("", verb)


def _stem(verb: str) -> str:
    return verb[:-1] if verb.endswith(("eln", "ern")) else verb[:-2]


def _third(base: str) -> str:
    given = _STRONG_VERBS.get(base, ["-"])[0]
    if given != "-":
        return given
    stem = _stem(base)
    soft = stem.endswith(("t", "d", "ffn", "chn", "gn"))
    return stem + ("et" if soft else "t")


def finite(verb: str, person: str, tense: str = "pres") -> str:
    """Return the finite form of the base of ``verb``, without a separable prefix."""
    base = split_verb(verb)[1]
    i = _PERSONS.index(person)
    table = _TABLES.get((base, tense))
    if table:
        return table.split()[i]
    if tense != "pres":
        raise KeyError((verb, tense))
    if i >= 3:
        return base
    if i == 0:
        stem = _stem(base)
        return (stem[:-2] + "le") if stem.endswith("el") else stem + "e"
    third = _third(base)
    if i == 2:
        return third
    stem = third[:-1]
    return third if stem.endswith(("s", "ß", "z", "x")) else stem + "st"


def participle(verb: str) -> str:
    """Return the past participle, with its prefix if it has one."""
    prefix, base = split_verb(verb)
    given = _STRONG_VERBS.get(base)
    if given:
        return prefix + given[1]
    stem = _stem(base)
    ending = "et" if stem.endswith(("t", "d", "ffn", "chn", "gn")) else "t"
    ge = "" if base.startswith(_INSEPARABLE) or base.endswith("ieren") else "ge"
    return prefix + ge + stem + ending


def auxiliary(verb: str) -> str:
    """Return ``sein`` or ``haben``, whichever builds the perfect."""
    prefix, base = split_verb(verb)
    if prefix + base in ("aufstehen", "einschlafen", "umziehen"):
        return "sein"
    return "sein" if _STRONG_VERBS.get(base, [])[-1:] == ["sein"] else "haben"


def zu_infinitive(verb: str) -> str:
    """Return ``abzureisen`` or ``zu buchen``."""
    prefix, base = split_verb(verb)
    return f"{prefix}zu{base}" if prefix else f"zu {base}"


_MODALS = {
    "can": ("können", "pres"),
    "could": ("können", "past"),
    "must": ("müssen", "pres"),
    "had": ("müssen", "past"),
    "want": ("wollen", "pres"),
    "wanted": ("wollen", "past"),
    "would": ("möchten", "pres"),
    "may": ("dürfen", "pres"),
    "should": ("sollen", "cond"),
    "fut": ("werden", "pres"),
}


def verb_group(verb: str, person: str, tense: str) -> tuple[str, str, str]:
    """Return the finite verb, the clause-final rest, and both joined for a verb-final clause."""
    prefix, base = split_verb(verb)
    if tense in _MODALS:
        modal, time = _MODALS[tense]
        head, tail = finite(modal, person, time), prefix + base
    elif tense == "past" and base in _NARRATIVE:
        head, tail = finite(base, person, "past"), prefix
        return head, tail, prefix + head
    elif tense in ("past", "perf"):
        head, tail = finite(auxiliary(verb), person), participle(verb)
    else:
        head, tail = finite(base, person), prefix
        return head, tail, prefix + head
    return head, tail, f"{tail} {head}"
