"""Complaints, lost property, theft."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: {roomdevice:the} in <my room|our room|room {roomno}> <does not work|is broken> .
de: {roomdevice:der.nom} in <meinem Zimmer|unserem Zimmer|Zimmer {roomno}> <funktioniert nicht|ist kaputt> .
es: {roomdevice:el} de <mi habitación|nuestra habitación|la habitación {roomno}> <no funciona|está {~estropeado@roomdevice}> .
weight: 10

en: could someone come to room {roomno} ? {c_problem:main} .
de: könnte jemand auf Zimmer {roomno} kommen ? {c_problem:v2} .
es: ¿ podría venir alguien a la habitación {roomno} ? {c_problem:main} .
weight: 9

en: I would like to complain : {c_problem} and {c_problem2} .
de: ich möchte mich beschweren : {c_problem:v2} und {c_problem2:v2} .
es: quisiera quejarme : {c_problem:main} y {c_problem2:main} .
weight: 12

en: {s} {=be@s} not satisfied with the room because {c_problem} .
de: {s} {=sein@s} mit dem Zimmer nicht zufrieden , weil {c_problem:end} .
es: {s} no {=estar@s} {~satisfecho@s} con la habitación porque {c_problem} .
weight: 10

en: there is no {missing:0} in <the bathroom|our room|room {roomno}> .
de: <im Badezimmer|in unserem Zimmer|in Zimmer {roomno}> gibt es {missing:kein.akk} .
es: no hay {missing:0} en <el cuarto de baño|nuestra habitación|la habitación {roomno}> .
weight: 5

en: there are no {missings:0} in <the bathroom|our room|room {roomno}> .
de: <im Badezimmer|in unserem Zimmer|in Zimmer {roomno}> gibt es {missings:kein.akk} .
es: no hay {missings:0} en <el cuarto de baño|nuestra habitación|la habitación {roomno}> .
weight: 5

en: the technician who <repaired {roomdevice:the}|came yesterday> <forgot his tools|did a good job> .
de: der Techniker , der <{roomdevice:der.akk} repariert hat|gestern gekommen ist> , hat <sein Werkzeug vergessen|gut gearbeitet> .
es: el técnico que <reparó {roomdevice:el}|vino ayer> <se olvidó las herramientas|trabajó bien> .
weight: 5

en: although the technician has repaired {roomdevice:the} , it still does not work .
de: obwohl der Techniker {roomdevice:der.akk} repariert hat , funktioniert {roomdevice:er.nom} immer noch nicht .
es: aunque el técnico ha reparado {roomdevice:el} , sigue sin funcionar .
weight: 6

en: {roomdevice:the} has not worked since <yesterday|{weekday}|this morning|{clock}> .
de: {roomdevice:der.nom} funktioniert seit <gestern|{weekday}|heute Morgen|{clock}> nicht .
es: {roomdevice:el} no funciona desde <ayer|el {weekday}|esta mañana|{clock}> .
weight: 8

en: how do you turn <on|off> {switch:the} ?
de: wie schaltet man {switch:der.akk} <ein|aus> ?
es: ¿ cómo se <enciende|apaga> {switch:el} ?
weight: 4

en: {s} {=have@s} lost {belonging:own@s} and {belonging2:own@s} .
de: {s} {=haben@s} {belonging:own.akk@s} und {belonging2:own.akk@s} verloren .
es: {s} {=haber@s} perdido {belonging:own@s} y {belonging2:own@s} .
weight: 9

en: someone has stolen {document:own@we} and {belonging:own@we} {we:hidden} .
de: man hat {we:dat} {document:der.akk} und {belonging:der.akk} gestohlen .
es: {we:le} han robado {document:el} y {belonging:el} .
weight: 9

en: have you found {belonging:a} ? {we} left {belonging:it} <in the dining room|at the bar|in room {roomno}> .
de: haben Sie {belonging:ein.akk} gefunden ? {we} {=haben@we} {belonging:er.akk} <im Speisesaal|an der Bar|in Zimmer {roomno}> liegen lassen .
es: ¿ han encontrado {belonging:un} ? {we:refl} {belonging:lo} {=haber@we} dejado <en el comedor|en el bar|en la habitación {roomno}> .
weight: 9

en: {belongingsg:the} that the chambermaid found <under the bed|in room {roomno}|in the bathroom> belongs to {human} .
de: {belongingsg:der.nom} , {belongingsg:rel.akk} das Zimmermädchen <unter dem Bett|in Zimmer {roomno}|im Badezimmer> gefunden hat , gehört {human:dat} .
es: {belongingsg:el} que la camarera de piso encontró <debajo de la cama|en la habitación {roomno}|en el cuarto de baño> es de {human} .
weight: 10

en: {s} {=be@s} looking for {belonging:own@s} . have you seen {belonging:it} ?
de: {s} {=suchen@s} {belonging:own.akk@s} . haben Sie {belonging:er.akk} gesehen ?
es: {s} {=estar@s} buscando {belonging:own@s} . ¿ {belonging:lo} ha visto ?
weight: 10

en: {s} left {belonging:own@s} on the <train|bus|plane> to {city} .
de: {s} {=haben@s} {belonging:own.akk@s} im <Zug|Bus|Flugzeug> nach {city} vergessen .
es: {s} {s:refl} {=haber@s} dejado {belonging:own@s} en el <tren|autobús|avión> a {city} .
weight: 9

en: our luggage has not arrived ; it must still be in {city} .
de: unser Gepäck ist nicht angekommen ; es muss noch in {city} sein .
es: nuestro equipaje no ha llegado ; debe de estar todavía en {city} .
weight: 3

en: the lock <of the suitcase|on the door|of the wardrobe> is broken , and {s} cannot find the key .
de: das Schloss <am Koffer|an der Tür|am Schrank> ist kaputt , und {s} {=können@s} den Schlüssel nicht finden .
es: la cerradura <de la maleta|de la puerta|del armario> está estropeada , y {s} no {=encontrar@s} la llave .
weight: 6

en: the window cannot be <opened|closed> , and {c_problem} .
de: das Fenster lässt sich nicht <öffnen|schließen> , und {c_problem:v2} .
es: la ventana no se puede <abrir|cerrar> , y {c_problem} .
weight: 7

en: it smells of <smoke|gas|fish> in <our room|room {roomno}|the corridor> .
de: <2:in unserem Zimmer|in Zimmer {roomno}|im Flur> riecht es nach <1:Rauch|Gas|Fisch> .
es: en <2:nuestra habitación|la habitación {roomno}|el pasillo> huele a <1:humo|gas|pescado> .
weight: 4

en: we are very sorry , {titled} . <the technician|the chambermaid|the porter> will <come|take care of it> <immediately|in {minutes} minutes> .
de: es tut uns sehr leid , {titled:voc} . <der Techniker|das Zimmermädchen|der Gepäckträger> wird <2:|sich> <3:sofort|in {minutes} Minuten> <2:kommen|darum kümmern> .
es: lo sentimos mucho , {titled:voc} . <el técnico|la camarera de piso|el mozo> <vendrá|se ocupará de ello> <inmediatamente|dentro de {minutes} minutos> .
weight: 8
"""
