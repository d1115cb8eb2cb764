"""Spanish verbs: finite forms, non-finite forms, clitics and the verb group."""

from __future__ import annotations

import unicodedata

from .spanish import ACUTE, PLAIN

_PERSONS = ("1s", "2s", "3s", "1p", "3p")

# overrides: lemmas.  ch = change of the stressed stem vowel, weak = change of the unstressed one
# (sentir -> sintió), yo = 1st person present, pret = irregular preterite stem, fut = future stem,
# part = participle
_VERBS: dict[str, dict[str, str]] = {}
for _line in """
ch=ue: acordar acostar almorzar colgar costar doler encontrar jugar llover mostrar probar
ch=ie: cerrar comenzar despertar empezar encender entender nevar pensar perder quebrar
: concluir creer estar haber ir oler reunir ser
ch=i weak=i: pedir repetir servir vestir
acc=í: enviar fotografiar resfriar
ch=ie weak=i: divertir preferir sentir
ch=ue: recordar soler volar
ch=ie: recomendar sentar
ch=ie pret=quis fut=querr: querer
ch=ue part=devuelto: devolver
ch=ue part=vuelto: volver
ch=ue weak=u pret=pud fut=podr: poder
ch=ue weak=u: dormir
part=abierto: abrir
part=escrito: escribir
part=roto: romper
yo=cojo: coger
yo=conduzco pret=conduj: conducir
yo=conozco: conocer
yo=digo ch=i weak=i pret=dij fut=dir part=dicho: decir
yo=doy: dar
yo=elijo ch=i weak=i: elegir
yo=hago pret=hic fut=har part=hecho: hacer
yo=merezco: merecer
yo=ofrezco: ofrecer
yo=oigo: oír
yo=parezco: parecer
yo=pongo pret=pus fut=pondr part=puesto: poner
yo=propongo pret=propus fut=propondr part=propuesto: proponer
yo=recojo: recoger
yo=salgo fut=saldr: salir
yo=sigo ch=i weak=i: seguir
yo=sé pret=sup fut=sabr: saber
yo=tengo ch=ie pret=tuv fut=tendr: tener
yo=traduzco pret=traduj: traducir
yo=traigo pret=traj part=traído: traer
yo=valgo fut=valdr: valer
yo=vengo ch=ie weak=i pret=vin fut=vendr: venir
yo=veo part=visto: ver
""".strip().splitlines():
    _features, _, _lemmas = _line.partition(":")
    for _lemma in _lemmas.split():
        _VERBS[_lemma] = dict(_feature.split("=") for _feature in _features.split())

_TABLES = {
    ("ser", "pres"): "soy eres es somos son",
    ("ser", "subj"): "sea seas sea seamos sean",
    ("ser", "pret"): "fui fuiste fue fuimos fueron",
    ("ser", "imp"): "era eras era éramos eran",
    ("ir", "pres"): "voy vas va vamos van",
    ("ir", "subj"): "vaya vayas vaya vayamos vayan",
    ("ir", "pret"): "fui fuiste fue fuimos fueron",
    ("ir", "imp"): "iba ibas iba íbamos iban",
    ("estar", "pres"): "estoy estás está estamos están",
    ("estar", "subj"): "esté estés esté estemos estén",
    ("estar", "pret"): "estuve estuviste estuvo estuvimos estuvieron",
    ("haber", "pres"): "he has ha hemos han",
    ("haber", "subj"): "haya hayas haya hayamos hayan",
    ("haber", "pret"): "hube hubiste hubo hubimos hubieron",
    ("haber", "imp"): "había habías había habíamos habían",
    ("dar", "pres"): "doy das da damos dan",
    ("dar", "subj"): "dé des dé demos den",
    ("dar", "pret"): "di diste dio dimos dieron",
    ("saber", "pres"): "sé sabes sabe sabemos saben",
    ("saber", "subj"): "sepa sepas sepa sepamos sepan",
    ("ver", "pret"): "vi viste vio vimos vieron",
    ("ver", "imp"): "veía veías veía veíamos veían",
    ("oír", "pres"): "oigo oyes oye oímos oyen",
    ("hacer", "pret"): "hice hiciste hizo hicimos hicieron",
    ("querer", "polite"): "quisiera quisieras quisiera quisiéramos quisieran",
    ("oler", "pres"): "huelo hueles huele olemos huelen",
    ("oler", "subj"): "huela huelas huela olamos huelan",
    ("reunir", "pres"): "reúno reúnes reúne reunimos reúnen",
    ("reunir", "subj"): "reúna reúnas reúna reunamos reúnan",
}
_FUTURE_STEMS = {"haber": "habr", "oír": "oir"}

_PRESENT = {
    "a": ("o", "as", "a", "amos", "an"),
    "e": ("o", "es", "e", "emos", "en"),
    "i": ("o", "es", "e", "imos", "en"),
}
_SUBJUNCTIVE = {
    "a": ("e", "es", "e", "emos", "en"),
    "e": ("a", "as", "a", "amos", "an"),
    "i": ("a", "as", "a", "amos", "an"),
}
_PRETERITE = {
    "a": ("é", "aste", "ó", "amos", "aron"),
    "e": ("í", "iste", "ió", "imos", "ieron"),
    "i": ("í", "iste", "ió", "imos", "ieron"),
}
_STRONG_PRETERITE = ("e", "iste", "o", "imos", "ieron")
_IMPERFECT = {
    "a": ("aba", "abas", "aba", "ábamos", "aban"),
    "e": ("ía", "ías", "ía", "íamos", "ían"),
    "i": ("ía", "ías", "ía", "íamos", "ían"),
}
_FUTURE = ("é", "ás", "á", "emos", "án")
_CONDITIONAL = ("ía", "ías", "ía", "íamos", "ían")


def _vowel(verb: str) -> str:
    return {"í": "i"}.get(verb[-2], verb[-2])


def _change(stem: str, change: str) -> str:
    """Replace the last vowel of a stem by its diphthong (or by ``i``/``u``)."""
    source = {"ie": "e", "i": "e", "ue": "o", "u": "o", "í": "i"}[change]
    i = stem.rfind(source)
    if i < 0 and change == "ue":
        i = stem.rfind("u")
    return stem[:i] + change + stem[i + 1 :]


def _spell(stem: str, vowel: str, ending: str) -> str:
    """Join stem and ending, keeping the sound of the consonant."""
    front = ending[0] in "eéií"
    if vowel == "a" and front:
        if stem.endswith("c"):
            stem = stem[:-1] + "qu"
        elif stem.endswith("g"):
            stem += "u"
        elif stem.endswith("z"):
            stem = stem[:-1] + "c"
    elif vowel != "a" and not front:
        if stem.endswith("g") and not stem.endswith("ng"):
            stem = stem[:-1] + "j"
        elif stem.endswith("gu"):
            stem = stem[:-1]
    return stem + ending


def finite(verb: str, person: str, tense: str = "pres") -> str:
    """Return a finite form.

    Tenses are ``pres``, ``pret``, ``imp``, ``fut``, ``cond``, ``subj`` (present subjunctive) and
    ``isubj`` (imperfect subjunctive).
    """
    i = _PERSONS.index(person)
    table = _TABLES.get((verb, tense))
    if table:
        return table.split()[i]
    stem, vowel, features = verb[:-2], _vowel(verb), _VERBS.get(verb, {})
    stressed = i != 3
    if tense in ("fut", "cond"):
        base = features.get("fut") or _FUTURE_STEMS.get(verb, verb)
        return base + (_FUTURE if tense == "fut" else _CONDITIONAL)[i]
    if tense == "imp":
        return stem + _IMPERFECT[vowel][i]
    if tense == "isubj":
        base = finite(verb, "3p", "pret").removesuffix("ron")
        if i == 3:
            return base[:-1] + ACUTE[base[-1]] + "ramos"
        return base + ("ra", "ras", "ra", "", "ran")[i]
    if tense == "pret":
        if "pret" in features:
            ending = _STRONG_PRETERITE[i]
            if features["pret"].endswith("j") and i == 4:
                ending = "eron"
            return features["pret"] + ending
        if "weak" in features and i in (2, 4):
            stem = _change(stem, features["weak"])
        ending = _PRETERITE[vowel][i]
        if vowel != "a" and stem[-1] in "aeou" and not stem.endswith("gu"):
            ending = {"ió": "yó", "ieron": "yeron"}.get(ending, ending)
            if i in (1, 3):
                ending = "í" + ending[1:]
        return _spell(stem, vowel, ending)
    change = features.get("ch") or features.get("acc")
    if tense == "subj":
        if "yo" in features:
            return features["yo"][:-1] + _SUBJUNCTIVE[vowel][i]
        if change and stressed:
            base = _change(stem, change)
        elif vowel == "i" and "weak" in features:
            base = _change(stem, features["weak"])
        else:
            base = stem
        return _spell(base, vowel, _SUBJUNCTIVE[vowel][i])
    if i == 0 and "yo" in features:
        return features["yo"]
    if change and stressed:
        stem = _change(stem, change)
    ending = _PRESENT[vowel][i]
    if verb.endswith("uir") and not verb.endswith("guir") and stressed:
        stem += "y"
    return _spell(stem, vowel, ending)


def participle(verb: str) -> str:
    """Return the past participle."""
    given = _VERBS.get(verb, {}).get("part")
    if given:
        return given
    stem, vowel = verb[:-2], _vowel(verb)
    if vowel == "a":
        return stem + "ado"
    return stem + ("ído" if stem and stem[-1] in "aeo" else "ido")


def gerund(verb: str) -> str:
    """Return the gerund."""
    stem, vowel, features = verb[:-2], _vowel(verb), _VERBS.get(verb, {})
    if vowel == "a":
        return stem + "ando"
    if verb == "ir":
        return "yendo"
    if "weak" in features:
        stem = _change(stem, features["weak"])
    return stem + ("yendo" if stem[-1] in "aeou" and not stem.endswith("gu") else "iendo")


def _nuclei(word: str) -> list[int]:
    """Return the positions of the syllable nuclei."""
    found: list[int] = []
    i = 0
    while i < len(word):
        if word[i] in "aeiouáéíóúü":
            silent = word[i] == "u" and i and word[i - 1] in "gq" and word[i + 1 : i + 2] in (
                "e", "é", "i", "í",
            )  # fmt: skip
            if not silent:
                j = i
                while j + 1 < len(word) and word[j + 1] in "aeiouáéíóúü":
                    j += 1
                found.extend(_split_vowels(word, i, j))
                i = j
        i += 1
    return found


def _split_vowels(word: str, i: int, j: int) -> list[int]:
    strong = [k for k in range(i, j + 1) if word[k] in "aeoáéíóú"]
    return strong or [j]


def attach(form: str, clitics: list[str]) -> str:
    """Attach clitics to an infinitive, gerund or imperative, writing the accent where needed."""
    if not clitics:
        return form
    nuclei = _nuclei(form)
    accented = [k for k in nuclei if form[k] in "áéíóú"]
    if accented:
        stress = accented[0]
    elif form[-1] in "aeiouns" and len(nuclei) > 1:
        stress = nuclei[-2]
    else:
        stress = nuclei[-1]
    if form.endswith("r") and form[-2] in PLAIN:
        return form + "".join(clitics)
    plain = form[:stress] + PLAIN.get(form[stress], form[stress]) + form[stress + 1 :]
    after = len([k for k in nuclei if k > stress]) + len(clitics)
    joined = plain + "".join(clitics)
    if after >= 2:
        joined = joined[:stress] + ACUTE[joined[stress]] + joined[stress + 1 :]
    return unicodedata.normalize("NFC", joined)


_MODALS = {
    "can": ("poder", "pres", ""),
    "could": ("poder", "pret", ""),
    "must": ("tener", "pres", "que"),
    "had": ("tener", "pret", "que"),
    "want": ("querer", "pres", ""),
    "wanted": ("querer", "imp", ""),
    "would": ("querer", "polite", ""),
    "may": ("poder", "pres", ""),
    "should": ("deber", "cond", ""),
    "going": ("ir", "pres", "a"),
}
_SIMPLE = {"pres": "pres", "prog": "pres", "past": "pret", "fut": "fut", "imperfect": "imp"}


def verb_group(
    verb: str, person: str, tense: str, clitics: list[str], mood: str = "ind"
) -> tuple[str, str]:
    """Return the finite part (with proclitics) and what follows it."""
    pro = " ".join(clitics)
    if tense in _MODALS:
        modal, time, link = _MODALS[tense]
        if mood == "subj" and time == "pres":
            time = "subj"
        if mood == "subj" and tense == "going":
            return f"{pro} {finite(verb, person, 'subj')}", ""
        return finite(modal, person, time), f"{link} {attach(verb, clitics)}"
    if tense == "perf" or (mood == "subj" and tense == "past"):
        time = "subj" if mood == "subj" else "pres"
        return f"{pro} {finite('haber', person, time)} {participle(verb)}", ""
    time = _SIMPLE[tense]
    if mood == "subj":
        time = "subj"
    elif mood == "isubj":
        time = "isubj"
    return f"{pro} {finite(verb, person, time)}", ""
