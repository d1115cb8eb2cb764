"""Booking, arrival, departure, bills."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: {we} would like to book {room:a} for {nights} .
de: {we} {=möchten@we} {room:ein.akk} für {nights:akk} buchen .
es: {=querer.polite@we} reservar {room:un} para {nights} .
weight: 8

en: {we} would like {room:a} with {feature:a} , please .
de: {we} {=haben.cond@we} gern {room:ein.akk} mit {feature:0.dat} .
es: {=querer.polite@we} {room:un} con {feature:0} , por favor .
weight: 8

en: {we} would like {room:a} with {feature:a} and a view of {view:the} .
de: {we} {=möchten@we} {room:ein.akk} mit {feature:0.dat} und Blick auf {view:der.akk} .
es: {=querer.polite@we} {room:un} con {feature:0} y vistas a {view:el} .
weight: 8

en: do you have {bigroom:a} for {people} people <from {weekday} to {weekday2}|until {weekday}|for {nights}> ?
de: haben Sie {bigroom:ein.akk} für {people} Personen <von {weekday} bis {weekday2}|bis {weekday}|für {nights:akk}> ?
es: ¿ tienen {bigroom:un} para {people:f} personas <desde el {weekday} hasta el {weekday2}|hasta el {weekday}|para {nights}> ?
weight: 9

en: is there {room:a} free {daterange} ?
de: ist {daterange} {room:ein.nom} frei ?
es: ¿ hay {room:un} libre {daterange} ?
weight: 7

en: {we} would like to reserve {bigroom:a} for {people} people {daterange} .
de: {we} {=möchten@we} {daterange} {bigroom:ein.akk} für {people} Personen reservieren .
es: {=querer.polite@we} reservar {bigroom:un} para {people:f} personas {daterange} .
weight: 8

en: {we} {=have@we} reserved {room:a} in the name of {surname} .
de: {we} {=haben@we} {room:ein.akk} auf den Namen {surname} reserviert .
es: {=haber@we} reservado {room:un} a nombre de {surname} .
weight: 9

en: there must be a mistake : {we} booked {room:a} , not {room2:a} .
de: das muss ein Irrtum sein : {we} {=haben@we} {room:ein.akk} gebucht , {room2:kein.akk} .
es: debe de ser un error : {=reservar.pret@we} {room:un} , no {room2:un} .
weight: 6

en: my name is {surname} , I have a reservation for <today|tonight|{nights}|two people> .
de: mein Name ist {surname} , ich habe eine Reservierung für <heute|heute Nacht|{nights:akk}|zwei Personen> .
es: me llamo {surname} , tengo una reserva para <hoy|esta noche|{nights}|dos personas> .
weight: 8

en: how much does {room:a} with {feature:a} cost per night ?
de: wie viel kostet {room:ein.nom} mit {feature:0.dat} pro Nacht ?
es: ¿ cuánto cuesta {room:un} con {feature:0} por noche ?
weight: 8

en: {room:a} costs {price} euros per night , and {cost:the} is <included|not included> .
de: {room:ein.nom} kostet {price} Euro pro Nacht , und {cost:der.nom} ist <inbegriffen|nicht inbegriffen> .
es: {room:un} cuesta {price:m} euros por noche , y {cost:el} <está|no está> {~incluido@cost} .
weight: 9

en: {titled} will arrive on {date} at {clock} .
de: {titled} wird am {date} um {clock} ankommen .
es: {titled} llegará el {date} a {clock} .
weight: 7

en: {titled} has cancelled the reservation for {weekday} .
de: {titled} hat die Reservierung für {weekday} storniert .
es: {titled} ha cancelado la reserva para el {weekday} .
weight: 6

en: when do {we} have to <check out|leave the room|pay the bill> ?
de: wann {=müssen@we} {we} <auschecken|das Zimmer verlassen|die Rechnung bezahlen> ?
es: ¿ cuándo {=tener@we} que <dejar la habitación|salir de la habitación|pagar la cuenta> ?
weight: 3

en: could {we} leave the room at {clock} ?
de: {=können.cond@we} {we} das Zimmer um {clock} verlassen ?
es: ¿ {=poder.cond@we} dejar la habitación a {clock} ?
weight: 5

en: can {we} pay {card} ?
de: {=können@we} {we} {card} bezahlen ?
es: ¿ {=poder@we} pagar {card} ?
weight: 4

en: would you like to pay {card} or {card2} , {titled} ?
de: möchten Sie {card} oder {card2} bezahlen , {titled:voc} ?
es: ¿ desea pagar {card} o {card2} , {titled:voc} ?
weight: 7

en: there is a mistake in the bill : {we} did not <order|have> {dish:a} .
de: in der Rechnung ist ein Fehler : {we} {=haben@we} {dish:kein.akk} <bestellt|gehabt> .
es: hay un error en la cuenta : no {=haber@we} <pedido|tomado> {dish:ningún} .
weight: 5

en: the bill comes to {price} euros , including {cost:the} .
de: die Rechnung beträgt {price} Euro , einschließlich {cost:der.gen} .
es: la cuenta asciende a {price:m} euros , {~incluido@cost} {cost:el} .
weight: 6

en: could you prepare the bill for room {roomno} ? {we} {=be@we} leaving <today|tomorrow|in {hours}> .
de: könnten Sie die Rechnung für Zimmer {roomno} fertig machen ? {we} {=reisen@we} <heute|morgen|in {hours:dat}> ab .
es: ¿ podría preparar la cuenta de la habitación {roomno} ? {we:refl} {=marchar@we} <hoy|mañana|dentro de {hours}> .
weight: 8

en: your room is on the {floor} floor , <next to the lift|opposite the lift|at the end of the corridor|on the left> .
de: Ihr Zimmer ist im {floor:en} Stock , <neben dem Aufzug|gegenüber dem Aufzug|am Ende des Flurs|auf der linken Seite> .
es: su habitación está en la {floor:f} planta , <al lado del ascensor|enfrente del ascensor|al final del pasillo|a la izquierda> .
weight: 5

en: here is <your key|your card|your passport> , {titled} . your room is on the {floor} floor .
de: hier ist <Ihr Schlüssel|Ihre Karte|Ihr Reisepass> , {titled:voc} . Ihr Zimmer ist im {floor:en} Stock .
es: aquí tiene <su llave|su tarjeta|su pasaporte> , {titled:voc} . su habitación está en la {floor:f} planta .
weight: 8

en: all the rooms on the {floor} floor have {feature:a} .
de: alle Zimmer im {floor:en} Stock haben {feature:ein.akk} .
es: todas las habitaciones de la {floor:f} planta tienen {feature:0} .
weight: 5

en: {room:the} that {s} booked <in {month}|by telephone|last week> is <too small|too expensive|not ready|on the {floor} floor> .
de: {room:der.nom} , {room:rel.akk} {s} <im {month}|telefonisch|letzte Woche> gebucht {=haben@s} , ist <zu klein|zu teuer|nicht fertig|im {floor:en} Stock> .
es: {room:el} que {s} {=reservar.pret@s} <en {month}|por teléfono|la semana pasada> <es demasiado {~pequeño@room}|es demasiado {~caro@room}|no está {~listo@room}|está en la {floor:f} planta> .
weight: 10

en: {we} {=be@we} looking for a hotel that is <quiet|not too expensive|near {place:the}|by the sea> .
de: {we} {=suchen@we} ein Hotel , das <ruhig|nicht zu teuer|in der Nähe {place:der.gen}|am Meer> ist .
es: {=buscar@we} un hotel que <sea tranquilo|no sea demasiado caro|esté cerca de {place:el}|esté junto al mar> .
weight: 8

en: {we} would prefer {room:a} that has {feature:a} .
de: {we} {=werden.cond@we} {room:ein.akk} bevorzugen , {room:rel.nom} {feature:ein.akk} hat .
es: {=preferir.cond@we} {room:un} que tenga {feature:0} .
weight: 7

en: the guest in room {roomno} <has not paid yet|would like to speak to you|has lost his key|is leaving tomorrow|does not feel well|has ordered breakfast> .
de: der Gast in Zimmer {roomno} <hat noch nicht bezahlt|möchte mit Ihnen sprechen|hat seinen Schlüssel verloren|reist morgen ab|fühlt sich nicht wohl|hat das Frühstück bestellt> .
es: el huésped de la habitación {roomno} <todavía no ha pagado|quisiera hablar con usted|ha perdido su llave|se marcha mañana|no se encuentra bien|ha pedido el desayuno> .
weight: 8

en: the guests who <arrived yesterday|are leaving today|are staying on the {floor} floor> <have not paid yet|would like to extend their stay|have complained> .
de: die Gäste , die <gestern angekommen sind|heute abreisen|im {floor:en} Stock wohnen> , <haben noch nicht bezahlt|möchten ihren Aufenthalt verlängern|haben sich beschwert> .
es: los huéspedes que <llegaron ayer|se marchan hoy|están en la {floor:f} planta> <todavía no han pagado|quisieran prolongar su estancia|se han quejado> .
weight: 6

en: unfortunately we have no {room:0.pl} free <until {weekday}|in {month}|before {date}> .
de: leider haben wir <bis {weekday}|im {month}|vor dem {date}> {room:kein.akk.pl} frei .
es: lamentablemente no tenemos {room:0.pl} libres <hasta el {weekday}|en {month}|antes del {date}> .
weight: 8

en: unfortunately the hotel is fully booked <until {date}|in {month}|at the weekend> .
de: leider ist das Hotel <bis zum {date}|im {month}|am Wochenende> ausgebucht .
es: lamentablemente el hotel está completo <hasta el {date}|en {month}|el fin de semana> .
weight: 6

en: {human} can have {room:the} with {feature:a} .
de: {human} {=können@human} {room:der.akk} mit {feature:0.dat} haben .
es: {human} {=poder@human} tener {room:el} con {feature:0} .
weight: 5

en: how long would you like to stay ? - until {weekday} , if that is possible .
de: wie lange möchten Sie bleiben ? - bis {weekday} , wenn das möglich ist .
es: ¿ cuánto tiempo desea quedarse ? - hasta el {weekday} , si es posible .
weight: 3

en: do you need my passport or <my identity card|my booking confirmation|my address> ?
de: brauchen Sie meinen Reisepass oder <meinen Personalausweis|meine Buchungsbestätigung|meine Adresse> ?
es: ¿ necesita mi pasaporte o <mi carné de identidad|mi confirmación de reserva|mi dirección> ?
weight: 2

en: please give me {document:your} and sign <here|the form> .
de: bitte geben Sie mir {document:Ihr.akk} und unterschreiben Sie <hier|das Formular> .
es: deme {document:su} y firme <aquí|el formulario> , por favor .
weight: 4

en: breakfast is served from {morning} <in the dining room|on the terrace|in the breakfast room> .
de: das Frühstück wird ab {morning} <im Speisesaal|auf der Terrasse|im Frühstücksraum> serviert .
es: el desayuno se sirve a partir de {morning} <en el comedor|en la terraza|en la sala de desayunos> .
weight: 4

en: lunch is served from {noon} <in the dining room|on the terrace|in the garden> .
de: das Mittagessen wird ab {noon} <im Speisesaal|auf der Terrasse|im Garten> serviert .
es: el almuerzo se sirve a partir de {noon} <en el comedor|en la terraza|en el jardín> .
weight: 3

en: dinner is served from {evening} <in the dining room|on the terrace|in the garden> .
de: das Abendessen wird ab {evening} <im Speisesaal|auf der Terrasse|im Garten> serviert .
es: la cena se sirve a partir de {evening} <en el comedor|en la terraza|en el jardín> .
weight: 3

en: is {cost:the} included in the price or do {we} have to pay for it separately ?
de: ist {cost:der.nom} im Preis inbegriffen oder {=müssen@we} {we} {cost:er.akk} extra bezahlen ?
es: ¿ está {~incluido@cost} {cost:el} en el precio o {=tener@we} que pagar{cost:lo} aparte ?
weight: 7

en: {fut_adv} {we} {=be@we} leaving .
de: {fut_adv} {=reisen@we} {we} ab .
es: {fut_adv} {we:refl} {=marchar@we} .
weight: 6

en: {far_adv} {s} will arrive in {city} and stay {nights} .
de: {far_adv} {=kommen@s} {s} in {city} an und {=bleiben@s} {nights:akk} .
es: {far_adv} {s} {=llegar@s} a {city} y {s:refl} {=quedar@s} {nights} .
weight: 8
"""
