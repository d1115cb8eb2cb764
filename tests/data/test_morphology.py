"""Hand-written expectations for the inflection of the three languages."""

from __future__ import annotations

import pytest

from data.grammar import english, german, german_verbs, numbers, spanish, spanish_verbs
from data.grammar.clause import Clause, Predicate
from data.grammar.draw import draw
from data.grammar.lexicon import people
from data.grammar.load import adjectives, nouns, parse_noun
from data.grammar.phrase import NP, Context, Word
from data.grammar.rng import Rng
from data.grammar.template import GrammarError, Instance, Triple, check, parse_rules


def np(kind: str, noun: str, adjective: str = "", many: bool = False, count: int = 0) -> NP:
    found = next(n for n in nouns()[kind] if n.en == noun)
    return NP(found, adjectives()[adjective] if adjective else None, many, count)


def cases(text: str) -> list[list[str]]:
    """The cells of a table, a case on each line."""
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def de(value: NP, *specs: str) -> str:
    return german.finish(value.render("de", list(specs), Context()))


def es(value: NP, *specs: str) -> str:
    return spanish.finish(value.render("es", list(specs), Context()))


def en(value: NP, *specs: str) -> str:
    return english.finish(value.render("en", list(specs), Context()))


NOUN_PHRASES = {"Zimmer": ("room", "room", "large"), "Koffer": ("belonging", "suitcase", "black")}
NOUN_PHRASES["Suppe"] = ("dish", "soup", "cold")


@pytest.mark.parametrize(
    ("noun", "specs", "expected"),
    cases("""
        Zimmer | ein nom     | ein großes Zimmer
        Zimmer | ein dat     | einem großen Zimmer
        Zimmer | der nom     | das große Zimmer
        Zimmer | der gen     | des großen Zimmers
        Zimmer | kein akk pl | keine großen Zimmer
        Zimmer | der dat pl  | den großen Zimmern
        Zimmer | 0 nom pl    | große Zimmer
        Zimmer | unser dat   | unserem großen Zimmer
        Koffer | ein nom     | ein schwarzer Koffer
        Koffer | ein akk     | einen schwarzen Koffer
        Koffer | der nom     | der schwarze Koffer
        Koffer | der akk     | den schwarzen Koffer
        Koffer | mein nom    | mein schwarzer Koffer
        Koffer | dieser dat  | diesem schwarzen Koffer
        Koffer | rel akk     | den
        Koffer | er akk      | ihn
        Suppe  | ein dat     | einer kalten Suppe
        Suppe  | der akk     | die kalte Suppe
        Suppe  | kein nom    | keine kalte Suppe
        Suppe  | rel dat pl  | denen
        Suppe  | er dat      | ihr
    """),
)
def test_german_noun_phrases(noun: str, specs: str, expected: str) -> None:
    assert de(np(*NOUN_PHRASES[noun]), *specs.split()) == expected


def test_german_strong_adjective_without_article() -> None:
    assert german.adjective("gut", "0", "m", "dat") == "gutem"
    assert german.adjective("teuer", "ein", "n", "akk") == "teures"
    assert german.adjective("dunkel", "der", "f", "nom") == "dunkle"


def test_german_contractions_spare_relative_pronouns() -> None:
    assert german.finish("in ^dem Hotel") == "im Hotel"
    assert german.finish("zu ^der Bank") == "zur Bank"
    assert german.finish("das Hotel , in dem wir wohnen") == "das Hotel , in dem wir wohnen"


@pytest.mark.parametrize(
    ("verb", "person", "form"),
    cases("""
        ab·reisen | 1s | reise
        fahren    | 2s | fährst
        nehmen    | 3s | nimmt
        arbeiten  | 3s | arbeitet
        essen     | 2s | isst
        wechseln  | 1s | wechsle
        öffnen    | 3s | öffnet
        halten    | 3s | hält
        sein      | 3p | sind
        heißen    | 2s | heißt
    """),
)
def test_german_present(verb: str, person: str, form: str) -> None:
    assert german_verbs.finite(verb, person) == form


@pytest.mark.parametrize(
    ("verb", "participle", "auxiliary", "zu"),
    cases("""
        ab·reisen   | abgereist    | sein  | abzureisen
        besichtigen | besichtigt   | haben | zu besichtigen
        reservieren | reserviert   | haben | zu reservieren
        um·ziehen   | umgezogen    | sein  | umzuziehen
        an·rufen    | angerufen    | haben | anzurufen
        mieten      | gemietet     | haben | zu mieten
        teil·nehmen | teilgenommen | haben | teilzunehmen
    """),
)
def test_german_nonfinite(verb: str, participle: str, auxiliary: str, zu: str) -> None:
    assert german_verbs.participle(verb) == participle
    assert german_verbs.auxiliary(verb) == auxiliary
    assert german_verbs.zu_infinitive(verb) == zu


def clause(tense: str, neg: bool = False, front: bool = False) -> Clause:
    frame = Triple("leave", "ab·reisen", "marchar+se")
    tomorrow = Word("tomorrow", "morgen", "mañana")
    return Clause(people.WE, Predicate(Instance(frame, draw, Rng(1))), tense, neg, tomorrow, front)


@pytest.mark.parametrize(
    ("lang", "tense", "neg", "form", "expected"),
    cases("""
        de | pres  |     | v2   | wir reisen morgen ab
        de | pres  |     | end  | wir morgen abreisen
        de | perf  |     | v2   | wir sind morgen abgereist
        de | perf  |     | end  | wir morgen abgereist sind
        de | would |     | inv  | möchten wir morgen abreisen
        de | must  |     | end  | wir morgen abreisen müssen
        de | fut   |     | v2   | wir werden morgen abreisen
        en | pres  | neg |      | we do not leave tomorrow
        en | pres  |     | q    | do we leave tomorrow
        en | past  |     |      | we left tomorrow
        en | past  | neg | q    | did we not leave tomorrow
        en | can   | neg |      | we cannot leave tomorrow
        en | must  |     | q    | do we have to leave tomorrow
        en | prog  |     |      | we are leaving tomorrow
        es | pres  |     |      | nos marchamos mañana
        es | going |     |      | vamos a marcharnos mañana
        es | going |     | subj | nos marchemos mañana
        es | perf  |     |      | nos hemos marchado mañana
        es | perf  |     | subj | nos hayamos marchado mañana
        es | would |     |      | quisiéramos marcharnos mañana
        es | must  |     | subj | tengamos que marcharnos mañana
    """),
)
def test_clauses(lang: str, tense: str, neg: str, form: str, expected: str) -> None:
    finish = {"de": german.finish, "en": english.finish, "es": spanish.finish}[lang]
    assert finish(clause(tense, neg == "neg").render(lang, [form], Context())) == expected


def test_fronted_adverb_inverts_in_german_only() -> None:
    fronted = clause("pres", front=True)
    assert german.finish(fronted.render("de", ["v2"], Context())) == "morgen reisen wir ab"
    assert english.finish(fronted.render("en", ["main"], Context())) == "tomorrow we leave"
    assert spanish.finish(fronted.render("es", ["main"], Context())) == "mañana nos marchamos"


@pytest.mark.parametrize(
    ("verb", "person", "tense", "form"),
    cases("""
        querer  | 1s | polite | quisiera
        tener   | 1s | pres   | tengo
        dormir  | 3s | pret   | durmió
        dormir  | 1p | subj   | durmamos
        poder   | 1p | subj   | podamos
        pagar   | 1s | pret   | pagué
        buscar  | 3s | subj   | busque
        empezar | 3s | subj   | empiece
        salir   | 3s | subj   | salga
        coger   | 1s | pres   | cojo
        enviar  | 3s | pres   | envía
        leer    | 3s | pret   | leyó
        traer   | 3p | pret   | trajeron
        pedir   | 3s | isubj  | pidiera
        tener   | 1p | isubj  | tuviéramos
        hacer   | 3s | fut    | hará
        jugar   | 3s | pres   | juega
        seguir  | 3s | subj   | siga
    """),
)
def test_spanish_verbs(verb: str, person: str, tense: str, form: str) -> None:
    assert spanish_verbs.finite(verb, person, tense) == form


@pytest.mark.parametrize(
    ("form", "clitics", "expected"),
    cases("""
        dar       | me     | darme
        dar       | me lo  | dármelo
        traer     | nos la | traérnosla
        despierte | me     | despiérteme
        traiga    | nos    | tráiganos
        dé        | me     | deme
        diga      | me     | dígame
        buscando  | lo     | buscándolo
        explique  | nos    | explíquenos
    """),
)
def test_spanish_clitics(form: str, clitics: str, expected: str) -> None:
    assert spanish_verbs.attach(form, clitics.split()) == expected


def test_spanish_noun_phrases() -> None:
    assert es(np("room", "double room", "quiet"), "un") == "una habitación doble tranquila"
    assert es(np("room", "room", "quiet"), "el", "pl") == "las habitaciones tranquilas"
    assert es(np("sight", "church", "famous"), "el") == "la famosa iglesia"
    assert es(np("dish", "soup", "good"), "un") == "una buena sopa"
    assert spanish.prenominal("bueno", "m", False) == "buen"
    assert es(np("drink", "mineral water"), "el") == "el agua mineral"
    assert es(np("belonging", "glasses"), "mi") == "mis gafas"
    assert es(np("ware", "dress", "cheaper"), "este") == "este vestido más barato"


def test_number_may_differ_between_languages() -> None:
    trousers = np("ware", "trousers", "blue")
    assert en(trousers, "the") == "the blue trousers"
    assert de(trousers, "der", "nom") == "die blaue Hose"
    assert es(trousers, "el") == "los pantalones azules"
    assert [trousers.person(lang) for lang in ("en", "de", "es")] == ["3p", "3s", "3p"]


def test_spanish_contractions_and_euphony() -> None:
    assert spanish.finish("vamos a el mercado de el puerto") == "vamos al mercado del puerto"
    assert spanish.finish("nadar y ir") == "nadar e ir"
    assert spanish.finish("siete o ocho") == "siete u ocho"
    assert spanish.finish("agua y hielo") == "agua y hielo"


def test_english_noun_phrases() -> None:
    assert en(np("belonging", "umbrella"), "a") == "an umbrella"
    assert en(np("thing", "soap"), "a") == "some soap"
    assert en(np("ware", "bag", "cheaper"), "a") == "a cheaper bag"
    assert en(np("hour", "hour", many=False, count=1)) == "an hour"
    assert english.plural("key") == "keys"
    assert english.plural("dictionary") == "dictionaries"
    assert english.plural("knife") == "knives"
    assert english.gerund("take") == "taking"
    assert english.gerund("lie") == "lying"
    assert english.participle("forget") == "forgotten"
    assert english.third("go") == "goes"


@pytest.mark.parametrize(
    ("n", "en", "de", "es"),
    cases("""
        1   | one                     | eins                | uno
        16  | sixteen                 | sechzehn            | dieciséis
        17  | seventeen               | siebzehn            | diecisiete
        21  | twenty-one              | einundzwanzig       | veintiuno
        23  | twenty-three            | dreiundzwanzig      | veintitrés
        45  | forty-five              | fünfundvierzig      | cuarenta y cinco
        100 | one hundred             | hundert             | cien
        215 | two hundred and fifteen | zweihundertfünfzehn | doscientos quince
        500 | five hundred            | fünfhundert         | quinientos
    """),
)
def test_numbers(n: str, en: str, de: str, es: str) -> None:
    spelled = (spell(int(n)) for spell in (numbers.english, numbers.german, numbers.spanish))
    assert tuple(spelled) == (en, de, es)


def test_numbers_before_nouns() -> None:
    assert numbers.spanish_counting(1, "f") == "una"
    assert numbers.spanish_counting(21, "m") == "veintiún"
    assert numbers.spanish_counting(31, "m") == "treinta y un"
    assert numbers.spanish_counting(200, "f") == "doscientas"
    assert de(np("night", "night", count=1), "dat") == "einer Nacht"
    assert de(np("night", "night", many=True, count=3), "dat") == "drei Nächten"
    assert es(np("night", "night", many=True, count=3)) == "tres noches"


@pytest.mark.parametrize(
    ("hour", "minute", "en", "de", "es"),
    cases("""
        7  | 0  | seven o'clock          | sieben Uhr          | las siete
        7  | 30 | half past seven        | halb acht           | las siete y media
        12 | 30 | half past twelve       | halb eins           | las doce y media
        6  | 45 | a quarter to seven     | Viertel vor sieben  | las siete menos cuarto
        12 | 45 | a quarter to one       | Viertel vor eins    | la una menos cuarto
        7  | 15 | a quarter past seven   | Viertel nach sieben | las siete y cuarto
        7  | 25 | twenty-five past seven | fünf vor halb acht  | las siete y veinticinco
        7  | 40 | twenty to eight        | zwanzig vor acht    | las ocho menos veinte
        1  | 0  | one o'clock            | ein Uhr             | la una
    """),
)
def test_clock(hour: str, minute: str, en: str, de: str, es: str) -> None:
    times = (numbers.clock(int(hour), int(minute), lang) for lang in ("en", "de", "es"))
    assert tuple(times) == (en, de, es)


def test_dates() -> None:
    assert numbers.date(3, 4, "en") == "the third of May"
    assert numbers.date(3, 4, "de") == "dritten Mai"
    assert numbers.date(1, 4, "es") == "primero de mayo"
    assert numbers.date(21, 11, "en") == "the twenty-first of December"
    assert numbers.date(21, 11, "de") == "einundzwanzigsten Dezember"


def test_rules_with_different_alternatives_are_refused() -> None:
    with pytest.raises(GrammarError, match="alternatives differ"):
        check(Triple("<a|b> .", "<a|b|c> .", ""))
    with pytest.raises(GrammarError, match="unknown in English"):
        check(Triple("{city} .", "{place:der.nom} .", ""))
    with pytest.raises(GrammarError, match="cannot read"):
        parse_rules("en: a .\nfr: un .")


def test_alternatives_are_chosen_together() -> None:
    rule = Triple("<one|two> <red|blue>", "<2:rot|blau> <1:eins|zwei>", "<uno|dos> <rojo|azul>")
    meaning = {"one": "eins", "two": "zwei", "red": "rot", "blue": "blau"}
    for seed in range(8):
        instance = Instance(rule, draw, Rng(seed))
        first, second = instance.render("en", Context()).split()
        assert instance.render("de", Context()) == f"{meaning[second]} {meaning[first]}"


def test_slots_of_a_class_get_different_nouns() -> None:
    rule = Triple("{dish:a} {dish2:a}", "", "")
    for seed in range(200):
        first, second = Instance(rule, draw, Rng(seed)).slots.values()
        assert isinstance(first, NP)
        assert isinstance(second, NP)
        assert first.noun != second.noun


def test_noun_tables_are_read() -> None:
    noun, classes = parse_noun("knife | das Messer/Messer | el cuchillo | :clean +device", ())
    assert (noun.en_plural, noun.de_gender, noun.es_plural) == ("knives", "n", "cuchillos")
    assert noun.adjectives == ("clean",)
    assert classes == ["device"]
    assert parse_noun("soap/- | die Seife/- | el jabón/-", ())[0].mass
