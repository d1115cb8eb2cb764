"""Pronouns, people, names, cities and adjectives."""

from dataclasses import replace

from ..phrase import Human, Person


def _persons(text: str) -> list[Person]:
    """Read pronouns: the fields of `Person` but for the possessives, then these, then the sex."""
    found = []
    for line in text.strip().splitlines():
        *forms, sex = (field.strip().strip("-") for field in line.split(","))
        found.append(Person(*forms[:12], tuple(forms[12:]), sex))  # type: ignore[arg-type,call-arg]
    return found


I_MAN, I_WOMAN, WE, YOU, THOU, HE, SHE, THEY, IT = _persons("""
I,    ich, -,     1s, 1s, 1s, me,   mich, mir,   me,  me,  mí,       my,    mein,  mi,      m
I,    ich, -,     1s, 1s, 1s, me,   mich, mir,   me,  me,  mí,       my,    mein,  mi,      f
we,   wir, -,     1p, 1p, 1p, us,   uns,  uns,   nos, nos, nosotros, our,   unser, nuestro, m
you,  Sie, -,     2s, 3p, 3s, you,  Sie,  Ihnen, le,  le,  usted,    your,  Ihr,   su,      m
you,  du,  -,     2s, 2s, 2s, you,  dich, dir,   te,  te,  ti,       your,  dein,  tu,      m
he,   er,  él,    3s, 3s, 3s, him,  ihn,  ihm,   le,  lo,  él,       his,   sein,  su,      m
she,  sie, ella,  3s, 3s, 3s, her,  sie,  ihr,   le,  la,  ella,     her,   ihr,   su,      f
they, sie, ellos, 3p, 3p, 3p, them, sie,  ihnen, les, los, ellos,    their, ihr,   su,      m
it,   es,  -,     3s, 3s, 3s, it,   es,   ihm,   le,  lo,  ello,     its,   sein,  su,      m
""")


def _humans(text: str) -> list[Human]:
    found = []
    for line in text.strip().splitlines():
        en, de, es, sex = (field.strip() for field in line.split("|"))
        cases = tuple(form.strip() for form in de.split("/"))
        found.append(Human(en, cases, es, sex[0], sex.endswith("p")))  # type: ignore[arg-type]
    return found


FAMILY = _humans(
    """
my wife | meine Frau/meine Frau/meiner Frau | mi mujer | f
my husband | mein Mann/meinen Mann/meinem Mann | mi marido | m
my son | mein Sohn/meinen Sohn/meinem Sohn | mi hijo | m
my daughter | meine Tochter/meine Tochter/meiner Tochter | mi hija | f
my parents | meine Eltern/meine Eltern/meinen Eltern | mis padres | mp
my brother | mein Bruder/meinen Bruder/meinem Bruder | mi hermano | m
my sister | meine Schwester/meine Schwester/meiner Schwester | mi hermana | f
my children | meine Kinder/meine Kinder/meinen Kindern | mis hijos | mp
my colleague | mein Kollege/meinen Kollegen/meinem Kollegen | mi compañero | m
our friends | unsere Freunde/unsere Freunde/unseren Freunden | nuestros amigos | mp
"""
)

GUESTS = _humans(
    """
the guests | die Gäste/die Gäste/den Gästen | los huéspedes | mp
the lady | die Dame/die Dame/der Dame | la señora | f
the gentleman | der Herr/den Herrn/dem Herrn | el caballero | m
the tourists | die Touristen/die Touristen/den Touristen | los turistas | mp
the children | die Kinder/die Kinder/den Kindern | los niños | mp
"""
)

STAFF = _humans(
    """
the porter | der Gepäckträger/den Gepäckträger/dem Gepäckträger | el mozo | m
the waiter | der Kellner/den Kellner/dem Kellner | el camarero | m
the waitress | die Kellnerin/die Kellnerin/der Kellnerin | la camarera | f
the receptionist | die Empfangsdame/die Empfangsdame/der Empfangsdame | la recepcionista | f
the manager | der Direktor/den Direktor/dem Direktor | el director | m
the chambermaid | das Zimmermädchen/das Zimmermädchen/dem Zimmermädchen | la camarera de piso | f
the cook | der Koch/den Koch/dem Koch | el cocinero | m
the tour guide | die Reiseleiterin/die Reiseleiterin/der Reiseleiterin | la guía | f
the doctor | der Arzt/den Arzt/dem Arzt | el médico | m
the taxi driver | der Taxifahrer/den Taxifahrer/dem Taxifahrer | el taxista | m
the technician | der Techniker/den Techniker/dem Techniker | el técnico | m
"""
)

SURNAMES = [
    "Weber",
    "Schmidt",
    "Fischer",
    "Wagner",
    "Becker",
    "Brown",
    "Taylor",
    "Wilson",
    "Walker",
    "Miller",
    "García",
    "López",
    "Moreno",
    "Serrano",
    "Navarro",
    "Rossi",
    "Dubois",
]

TITLED = [
    Human(f"{en} {name}", (f"{de} {name}", f"{akk} {name}", f"{akk} {name}"), f"{es} {name}", sex)
    for name in SURNAMES
    for en, de, akk, es, sex in (
        ("Mr", "Herr", "Herrn", "el señor", "m"),
        ("Mrs", "Frau", "Frau", "la señora", "f"),
    )
]

CITIES = """
Berlin | Berlin | Berlín
Munich | München | Múnich
Cologne | Köln | Colonia
Hamburg | Hamburg | Hamburgo
Vienna | Wien | Viena
Zurich | Zürich | Zúrich
Geneva | Genf | Ginebra
Madrid | Madrid | Madrid
Barcelona | Barcelona | Barcelona
Seville | Sevilla | Sevilla
Granada | Granada | Granada
Valencia | Valencia | Valencia
London | London | Londres
Edinburgh | Edinburgh | Edimburgo
Paris | Paris | París
Rome | Rom | Roma
Venice | Venedig | Venecia
Lisbon | Lissabon | Lisboa
Prague | Prag | Praga
Brussels | Brüssel | Bruselas
Athens | Athen | Atenas
Warsaw | Warschau | Varsovia
Salzburg | Salzburg | Salzburgo
"""

SOUTH = """
Madrid | Madrid | Madrid
Barcelona | Barcelona | Barcelona
Seville | Sevilla | Sevilla
Granada | Granada | Granada
Valencia | Valencia | Valencia
Rome | Rom | Roma
Venice | Venedig | Venecia
Lisbon | Lissabon | Lisboa
Athens | Athen | Atenas
"""

NORTH = """
Berlin | Berlin | Berlín
Munich | München | Múnich
Hamburg | Hamburg | Hamburgo
Vienna | Wien | Viena
Zurich | Zürich | Zúrich
Edinburgh | Edinburgh | Edimburgo
Prague | Prag | Praga
Warsaw | Warschau | Varsovia
Salzburg | Salzburg | Salzburgo
"""

PORTS = """
Barcelona | Barcelona | Barcelona
Valencia | Valencia | Valencia
Hamburg | Hamburg | Hamburgo
Venice | Venedig | Venecia
Lisbon | Lissabon | Lisboa
Athens | Athen | Atenas
Dublin | Dublin | Dublín
Genoa | Genua | Génova
Naples | Neapel | Nápoles
Marseille | Marseille | Marsella
Palma | Palma | Palma
"""

# English | German (attributive stem) | Spanish (^ marks one that precedes its noun)
ADJECTIVES = """
quiet | ruhig | tranquilo
large | groß | grande
small | klein | pequeño
bigger | größer | más grande
smaller | kleiner | más pequeño
cheaper | billiger | más barato
clean | sauber | limpio
comfortable | bequem | cómodo
bright | hell | luminoso
nice | schön | bonito
other | ander | ^otro
new | neu | nuevo
warm | warm | caliente
thicker | dicker | más grueso
softer | weicher | más blando
German | deutsch | alemán
English | englisch | inglés
Spanish | spanisch | español
black | schwarz | negro
red | rot | rojo
blue | blau | azul
brown | braun | marrón
grey | grau | gris
green | grün | verde
white | weiß | blanco
yellow | gelb | amarillo
big | groß | grande
heavy | schwer | pesado
expensive | teuer | caro
old | alt | antiguo
famous | berühmt | ^famoso
beautiful | schön | ^hermoso
good | gut | ^bueno
vegetarian | vegetarisch | vegetariano
cold | kalt | frío
mixed | gemischt | mixto
shorter | kürzer | más corto
longer | länger | más largo
"""


def anaphor(subject: object) -> Person:
    """Return the pronoun that refers back to a person; Spanish drops it."""
    if isinstance(subject, Person):
        return replace(subject, es="")
    if isinstance(subject, Human):
        pronoun = THEY if subject.many else SHE if subject.sex == "f" else HE
        return replace(pronoun, es="")
    raise TypeError(f"no pronoun for {subject!r}")
