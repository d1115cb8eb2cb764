"""Small closed lists: adverbials, drinks, countries and other uninflected phrases."""

# ruff: noqa: E501 - one line per language and rule is easier to read

# Adverbials by the tenses they go with; slots are allowed.
FUTURE = """
tomorrow | morgen | mañana
tomorrow morning | morgen früh | mañana por la mañana
tomorrow at {clock} | morgen um {clock} | mañana a {clock}
tomorrow evening | morgen Abend | mañana por la noche
the day after tomorrow | übermorgen | pasado mañana
on {weekday} | am {weekday} | el {weekday}
on {weekday} at {clock} | am {weekday} um {clock} | el {weekday} a {clock}
at {clock} | um {clock} | a {clock}
this evening | heute Abend | esta noche
this afternoon | heute Nachmittag | esta tarde
in {hours} | in {hours:dat} | dentro de {hours}
in {minutes} minutes | in {minutes} Minuten | dentro de {minutes} minutos
at the weekend | am Wochenende | el fin de semana
later | später | más tarde
after <breakfast|lunch|dinner> | nach dem <Frühstück|Mittagessen|Abendessen> | después <del desayuno|del almuerzo|de la cena>
"""

FAR = """
next week | nächste Woche | la próxima semana
next {weekday} | nächsten {weekday} | el próximo {weekday}
on {date} | am {date} | el {date}
in {month} | im {month} | en {month}
in {days} | in {days:dat} | dentro de {days}
soon | bald | pronto
next month | nächsten Monat | el próximo mes
"""

WEATHER = """
tomorrow | morgen | mañana
this afternoon | heute Nachmittag | esta tarde
tonight | heute Nacht | esta noche
on {weekday} | am {weekday} | el {weekday}
at the weekend | am Wochenende | el fin de semana
next week | nächste Woche | la próxima semana
the day after tomorrow | übermorgen | pasado mañana
"""

PAST = """
yesterday | gestern | ayer
yesterday evening | gestern Abend | ayer por la noche
yesterday afternoon | gestern Nachmittag | ayer por la tarde
the day before yesterday | vorgestern | anteayer
last week | letzte Woche | la semana pasada
last {weekday} | letzten {weekday} | el {weekday} pasado
{hours} ago | vor {hours:dat} | hace {hours}
{days} ago | vor {days:dat} | hace {days}
on {date} | am {date} | el {date}
last month | letzten Monat | el mes pasado
"""

NOW = """
today | heute | hoy
now | jetzt | ahora
at the moment | im Moment | en este momento
"""

LISTS = {
    "drinkcount": """
a cup of <coffee|tea> | eine Tasse <Kaffee|Tee> | una taza de <café|té>
a glass of {drink:0} | ein Glas {drink:0.akk} | un vaso de {drink:0}
a bottle of {bottled:0} | eine Flasche {bottled:0.akk} | una botella de {bottled:0}
{people} glasses of {drink:0} | {people} Gläser {drink:0.akk} | {people:m} vasos de {drink:0}
""",
    "inplace": """
in the hotel | im Hotel | en el hotel
in the bar | in der Bar | en el bar
on the terrace | auf der Terrasse | en la terraza
in the old town | in der Altstadt | en el casco antiguo
by the sea | am Meer | junto al mar
in the garden | im Garten | en el jardín
at the station | am Bahnhof | en la estación
at the airport | am Flughafen | en el aeropuerto
opposite the station | gegenüber dem Bahnhof | enfrente de la estación
near the cathedral | in der Nähe der Kathedrale | cerca de la catedral
next to the town hall | neben dem Rathaus | al lado del ayuntamiento
behind the market hall | hinter der Markthalle | detrás del mercado cubierto
in front of the theatre | vor dem Theater | delante del teatro
between the bank and the post office | zwischen der Bank und der Post | entre el banco y la oficina de correos
""",
    "country": """
Germany | Deutschland | Alemania
Spain | Spanien | España
England | England | Inglaterra
Austria | Österreich | Austria
France | Frankreich | Francia
Italy | Italien | Italia
Scotland | Schottland | Escocia
Portugal | Portugal | Portugal
Ireland | Irland | Irlanda
Mexico | Mexiko | México
""",
    "language": """
German | Deutsch | alemán
Spanish | Spanisch | español
English | Englisch | inglés
French | Französisch | francés
Italian | Italienisch | italiano
Portuguese | Portugiesisch | portugués
""",
    "firstname": """
Anna | Anna | Anna
Paul | Paul | Paul
Laura | Laura | Laura
Martin | Martin | Martin
Julia | Julia | Julia
David | David | David
""",
    "card": """
by credit card | mit Kreditkarte | con tarjeta de crédito
in cash | bar | en efectivo
by bank transfer | per Überweisung | por transferencia
by cheque | mit Scheck | con cheque
""",
}
