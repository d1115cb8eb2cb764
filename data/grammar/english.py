"""English morphology: plurals, verb forms, the verb group and the article ``a``/``an``."""

from __future__ import annotations

VOWELS = "aeiou"

# lemma: past, participle (the same when one form is given), optionally the -ing form
_IRREGULAR = {
    line.split()[0]: line.split()[1:]
    for line in """
be was been
become became become
begin began begun beginning
break broke broken
bring brought
buy bought
catch caught
choose chose chosen
come came come
cost cost
cut cut cut cutting
do did done
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feel felt
find found
fly flew flown
forget forgot forgotten forgetting
get got got getting
give gave given
go went gone
have had
hear heard
hurt hurt
keep kept
know knew known
leave left
lend lent
lie lay lain lying
lose lost
make made
mean meant
meet met
oversleep overslept
pay paid
plan planned planned planning
prefer preferred preferred preferring
put put put putting
rain rained
read read
ride rode ridden
ring rang rung
run ran run running
say said
see saw seen
sell sold
send sent
set set set setting
shop shopped shopped shopping
show showed shown
shut shut shut shutting
sit sat sat sitting
sleep slept
speak spoke spoken
spend spent
stand stood
steal stole stolen
stop stopped stopped stopping
swim swam swum swimming
take took taken
teach taught
tell told
think thought
travel travelled travelled travelling
cancel cancelled cancelled cancelling
understand understood
wake woke woken
wear wore worn
write wrote written
""".strip().splitlines()
}

_PLURALS = {
    "man": "men",
    "woman": "women",
    "child": "children",
    "person": "people",
    "knife": "knives",
    "tooth": "teeth",
    "foot": "feet",
    "wife": "wives",
    "potato": "potatoes",
    "tomato": "tomatoes",
}


def plural(noun: str) -> str:
    """Return the plural of a noun or noun phrase whose head is its last word."""
    head, space, last = noun.rpartition(" ")
    for singular, irregular in _PLURALS.items():
        if last == singular:
            return head + space + irregular
    if last.endswith(("s", "x", "ch", "sh")):
        return noun + "es"
    if last.endswith("y") and last[-2] not in VOWELS:
        return noun[:-1] + "ies"
    return noun + "s"


def third(verb: str) -> str:
    """Return the third person singular present."""
    if verb == "be":
        return "is"
    if verb == "have":
        return "has"
    if verb.endswith(("s", "x", "ch", "sh", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in VOWELS:
        return verb[:-1] + "ies"
    return verb + "s"


def past(verb: str) -> str:
    """Return the simple past (of ``be``: the singular)."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][0]
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2] not in VOWELS:
        return verb[:-1] + "ied"
    return verb + "ed"


def participle(verb: str) -> str:
    """Return the past participle."""
    forms = _IRREGULAR.get(verb)
    if forms:
        return forms[min(1, len(forms) - 1)]
    return past(verb)


def gerund(verb: str) -> str:
    """Return the -ing form."""
    forms = _IRREGULAR.get(verb, [])
    if len(forms) == 3:
        return forms[2]
    if verb == "be":
        return "being"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith("ee"):
        return verb[:-1] + "ing"
    return verb + "ing"


def finite(verb: str, person: str, tense: str = "pres") -> str:
    """Return the form of ``verb`` for a person such as ``1s`` in ``pres`` or ``past``."""
    if verb == "be":
        if tense == "past":
            return "was" if person in ("1s", "3s") else "were"
        return {"1s": "am", "3s": "is"}.get(person, "are")
    if tense == "past":
        return past(verb)
    return third(verb) if person == "3s" else verb


MODALS = {
    "can": "can",
    "could": "could",
    "may": "may",
    "should": "should",
    "fut": "will",
    "would": "would",
}
_SEMIMODALS = {
    "must": "have to",
    "had": "have to",
    "want": "want to",
    "wanted": "want to",
}


def verb_group(verb: str, person: str, tense: str, neg: bool, question: bool) -> tuple[str, str]:
    """Split the verb group into the part before a questioned subject and the part after it.

    In a statement the subject precedes both parts.
    """
    no = "not" if neg else ""
    if tense in MODALS:
        modal = MODALS[tense]
        if tense == "can" and neg:
            modal, no = "cannot", ""
        rest = f"like to {verb}" if tense == "would" else verb
        return modal, f"{no} {rest}"
    if tense == "going":
        return finite("be", person), f"{no} going to {verb}"
    if tense == "prog":
        return finite("be", person), f"{no} {gerund(verb)}"
    if tense == "perf":
        return finite("have", person), f"{no} {participle(verb)}"
    particle = ""
    time = "past" if tense in ("past", "had", "wanted") else "pres"
    if tense in _SEMIMODALS:
        semi, particle = _SEMIMODALS[tense].split(" ")
        particle = f"{particle} {verb}"
        verb = semi
    elif verb == "be":
        return finite("be", person, time), no
    if neg or question:
        return finite("do", person, time), f"{no} {verb} {particle}"
    return "", f"{finite(verb, person, time)} {particle}"


def _an(word: str) -> bool:
    if word.startswith(("hour", "honest")):
        return True
    if word.startswith(("uni", "eu", "Eu", "one", "use")):
        return False
    return word[0].lower() in VOWELS


def finish(text: str) -> str:
    """Normalise spaces and choose between ``a`` and ``an``."""
    words = text.split()
    for i in range(len(words) - 1):
        if words[i] == "a" and _an(words[i + 1]):
            words[i] = "an"
    return " ".join(words)
