"""Constructions written for the German-English pair only."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: {s} {=have@s} {roomdevice:the} repaired .
de: {s} {=lassen@s} {roomdevice:der.akk} reparieren .
weight: 6

en: I am keeping my fingers crossed that {c_ablex} .
de: ich drücke die Daumen , dass {c_ablex:end} .
weight: 8

en: {s} {=have@s} had a lot of bad luck : {c_mishap0} .
de: {s} {=haben@s} viel Pech gehabt : {c_mishap0:v2} .
weight: 7

en: it does not matter to me whether {c_ablex} .
de: es ist mir egal , ob {c_ablex:end} .
weight: 9

en: either {we} take {ridevehicle:the} at {clock} or {we} stay here .
de: entweder {=nehmen@we} {we} {ridevehicle:der.akk} um {clock} oder {we} {=bleiben@we} hier .
weight: 8

en: both {roomdevice:the} and {roomdevice2:the} are broken .
de: sowohl {roomdevice:der.nom} als auch {roomdevice2:der.nom} sind kaputt .
weight: 7

en: while {s} {=have@s} breakfast , the chambermaid tidies <the room|room {roomno}> .
de: während {s} {=frühstücken@s} , räumt das Zimmermädchen <das Zimmer|Zimmer {roomno}> auf .
weight: 6

en: {s} could not come because {p0} had to {vp_duty:inf@p0} .
de: {s} {=können.past@s} nicht kommen , weil {p0} {vp_duty:inf@p0} {=müssen.past@p0} .
weight: 10

en: if {we} had more time , {we} would {vp_outing:inf@we} .
de: wenn {we} mehr Zeit {=haben.cond@we} , {=werden.cond@we} {we} {vp_outing:inf@we} .
weight: 11

en: {human} {=have@human} already arrived , but the luggage is still <at the airport|in the taxi|at the station> .
de: {human} {=sein@human} schon angekommen , aber das Gepäck ist noch <am Flughafen|im Taxi|am Bahnhof> .
weight: 7

en: yesterday {human} went out after <breakfast|lunch|dinner> and did not come back until {clock} .
de: gestern {=sein@human} {human} nach dem <Frühstück|Mittagessen|Abendessen> ausgegangen und erst um {clock} zurückgekommen .
weight: 8

en: {s} got off the <train|bus> in {city} .
de: {s} {=sein@s} in {city} aus dem <Zug|Bus> gestiegen .
weight: 6

en: have you already packed {belonging:your} ?
de: haben Sie {belonging:Ihr.akk} schon eingepackt ?
weight: 5

en: {belonging:my} {=be@belonging} lying <on the bed|under the table|next to the telephone|in the wardrobe> .
de: {belonging:mein.nom} {=liegen@belonging} <auf dem Bett|unter dem Tisch|neben dem Telefon|im Schrank> .
weight: 7

en: please put {belonging:the} <on the bed|under the table|next to the telephone|in the wardrobe> .
de: bitte legen Sie {belonging:der.akk} <auf das Bett|unter den Tisch|neben das Telefon|in den Schrank> .
weight: 7

en: {s} would rather stay in the hotel than {vp_outing:inf@s} .
de: {s} {=werden.cond@s} lieber im Hotel bleiben als {vp_outing:inf@s} .
weight: 9
"""
