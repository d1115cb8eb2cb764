"""Verb frames: what guests, staff, trains, rooms and the weather do.

``@ class subject [tags]`` opens a class. Every line holds an infinitive phrase per language (see
``clause.Predicate``) and optionally tags; ``neg`` allows negation.
"""

# ruff: noqa: E501 - one line per language and rule is easier to read

PREDICATES = """
@ plan guest
stay {nights} | _ {nights:akk} bleiben | quedar+se {nights} | h
stay until {weekday} | _ bis {weekday} bleiben | quedar+se hasta el {weekday} | h
stay a few more days | _ noch ein paar Tage bleiben | quedar+se unos días más | h
leave | ab·reisen | marchar+se | neg far h
check in | ein·checken | registrar+se | far h
leave the hotel | das Hotel verlassen | dejar el hotel | neg far
rent {rental:a} | {rental:ein.akk} mieten | alquilar {rental:un} | far o out
visit {sight:the} | {sight:der.akk} besichtigen | visitar {sight:el} | neg far o out
visit {sight:the} and {sight2:the} | {sight:der.akk} und {sight2:der.akk} besichtigen | visitar {sight:el} y {sight2:el} | o
take the <train|bus|night train|coach> to {city} | ~ mit dem <Zug|Bus|Nachtzug|Reisebus> nach {city} fahren | ir en <tren|autobús|tren nocturno|autocar> a {city} | neg far
fly to {city} | ~ nach {city} fliegen | volar a {city} | neg far
travel on to {city} | ~ nach {city} weiter·reisen | seguir viaje a {city} | far
have <breakfast|lunch|dinner> <in the restaurant|on the terrace|in the room> | <2:im Restaurant|auf der Terrasse|auf dem Zimmer> <1:frühstücken|zu Mittag essen|zu Abend essen> | <desayunar|almorzar|cenar> <en el restaurante|en la terraza|en la habitación> | h
pay <in cash|by credit card|by cheque> | ~ <bar|mit Kreditkarte|mit Scheck> bezahlen | pagar <en efectivo|con tarjeta de crédito|con cheque> | neg d h
pay the bill | die Rechnung bezahlen | pagar la cuenta | neg d
change some money | Geld wechseln | cambiar dinero | d
go <shopping|swimming|dancing> | <einkaufen|schwimmen|tanzen> gehen | ir <de compras|a nadar|a bailar> | o
go for a walk in {park:the} | in {park:der.dat} spazieren gehen | dar un paseo por {park:el} | o out
go to the <cinema|theatre|opera> | ~ <ins Kino|ins Theater|in die Oper> gehen | ir <al cine|al teatro|a la ópera> | neg o in
go to the <beach|market> | ~ <an den Strand|auf den Markt> gehen | ir <a la playa|al mercado> | neg o out
extend {stay:own} | {stay:own.akk} verlängern | prolongar {stay:own} | neg far d h
cancel {booking:own} | {booking:own.akk} stornieren | cancelar {booking:own} | neg d h
change {flight:own} | {flight:own.akk} um·buchen | cambiar {flight:own} | far d
pick up {belonging:own} | {belonging:own.akk} ab·holen | recoger {belonging:own} | d
buy {souvenir:a} | {souvenir:ein.akk} kaufen | comprar {souvenir:un} | o
buy {errand:a} | {errand:ein.akk} kaufen | comprar {errand:un} | d
buy <some postcards|some souvenirs|some stamps> | <Postkarten|Andenken|Briefmarken> kaufen | comprar <unas postales|unos recuerdos|unos sellos> | o
send <a letter|a parcel|a postcard> to {city} | <einen Brief|ein Paket|eine Postkarte> nach {city} schicken | enviar <una carta|un paquete|una postal> a {city} | d
call {relative:own} | {relative:own.akk} an·rufen | llamar a {relative:own} | neg d
meet some friends at the station | am Bahnhof Freunde treffen | reunir+se con unos amigos en la estación | far o
get up early | zeitig auf·stehen | levantar+se temprano
go to bed early | zeitig ins Bett gehen | acostar+se temprano | in
rest a little | sich _ ein wenig aus·ruhen | descansar un poco | in
eat something | etwas essen | comer algo
drink something at the bar | _ an der Bar etwas trinken | tomar algo en el bar | o in
take a shower | duschen | duchar+se
speak to the <manager|doctor|tour guide|cook> | ~ mit <dem Direktor|dem Arzt|der Reiseleiterin|dem Koch> sprechen | hablar con <el director|el médico|la guía|el cocinero> | d
take part in {tour:the} | ~ an {tour:der.dat} teil·nehmen | participar en {tour:el} | neg far o out h
leave {belonging:own} at reception | {belonging:own.akk} _ ~ an der Rezeption lassen | dejar {belonging:own} en la recepción | neg d
reserve a table for {people} people | _ einen Tisch für {people} Personen reservieren | reservar una mesa para {people:f} personas | d h
order {dish:a} | {dish:ein.akk} bestellen | pedir {dish:un}
try the local <wine|cheese|fish> | <den Wein|den Käse|den Fisch> aus der Region probieren | probar <el vino|el queso|el pescado> de la región | o
park {auto:own} in the garage | {auto:own.akk} _ ~ in der Garage parken | aparcar {auto:own} en el garaje | d h
go to the <doctor|dentist|police|hairdresser> | ~ <zum Arzt|zum Zahnarzt|zur Polizei|zum Friseur> gehen | ir <al médico|al dentista|a la policía|a la peluquería> | d
buy a ticket to {city} | eine Fahrkarte nach {city} kaufen | comprar un billete para {city} | far d
move to another room | in ein anderes Zimmer um·ziehen | cambiar+se a otra habitación | far
bring {pet:own} along | {pet:own.akk} mit·bringen | traer {pet:own} | neg h
book {room:a} | {room:ein.akk} buchen | reservar {room:un} | far d
book {room:a} for {nights} | {room:ein.akk} für {nights:akk} buchen | reservar {room:un} para {nights} | noadv
take the car | das Auto nehmen | coger el coche
wait in the <lobby|bar|garden> | <in der Halle|in der Bar|im Garten> warten | esperar <en el vestíbulo|en el bar|en el jardín>
ask at reception | an der Rezeption fragen | preguntar en la recepción | d
take photos of {sight:the} | {sight:der.akk} fotografieren | fotografiar {sight:el} | o out
exchange {ware:the} | {ware:der.akk} um·tauschen | cambiar {ware:el} por otra cosa | d
go hiking in the mountains | in den Bergen wandern | hacer senderismo por la montaña | far o out
have a picnic | ein Picknick machen | hacer un picnic | o out
swim in the lake | im See schwimmen | nadar en el lago | o out
stay in the hotel | ~ im Hotel bleiben | quedar+se en el hotel | neg in
read a book | ein Buch lesen | leer un libro | in
watch television | fern·sehen | ver la televisión | in
work in the library | in der Bibliothek arbeiten | trabajar en la biblioteca

@ mishap guest
lose {belonging:own} | {belonging:own.akk} verlieren | perder {belonging:own} | loss
lose {document:own} | {document:own.akk} verlieren | perder {document:own} | loss
leave {belonging:own} <in the taxi|on the bus|in the restaurant|in the room> | {belonging:own.akk} _ im <Taxi|Bus|Restaurant|Zimmer> vergessen | olvidar {belonging:own} en <el taxi|el autobús|el restaurante|la habitación> | loss
leave {document:own} <at home|in the car|in the room> | {document:own.akk} _ <zu Hause|im Auto|im Zimmer> lassen | dejar {document:own} <en casa|en el coche|en la habitación> | loss
miss {vehicle:the} | {vehicle:der.akk} verpassen | perder {vehicle:el}
break {glasslike:the} | {glasslike:der.akk} zerbrechen | romper {glasslike:el}
oversleep | verschlafen | quedar+se {~dormido@S} | noadv
get lost in {oldtown:the} | sich _ in {oldtown:der.dat} verlaufen | perder+se en {oldtown:el}
have an accident | einen Unfall haben | tener un accidente
catch a cold | sich _ erkälten | resfriar+se

@ state guest
need {thing:a} | {thing:ein.akk} brauchen | necesitar {thing:un} | st
need {thingcount} | {thingcount:akk} brauchen | necesitar {thingcount} | st
have a reservation | eine Reservierung haben | tener una reserva | st
be tired | müde sein | estar {~cansado@S} | ill st
be hungry | Hunger haben | tener hambre | st
be thirsty | Durst haben | tener sed | st
be ill | krank sein | estar {~enfermo@S} | ill st
be in a hurry | es _ eilig haben | tener prisa | st
be cold | frieren | tener frío | st
be right | recht haben | tener razón | st
be interested in <art|history|music|architecture> | sich _ ~ für <Kunst|Geschichte|Musik|Architektur> interessieren | interesar+se por <el arte|la historia|la música|la arquitectura> | neg st
be allergic to <nuts|fish|milk|eggs> | ~ allergisch gegen <Nüsse|Fisch|Milch|Eier> sein | ser {~alérgico@S} <a las nueces|al pescado|a la leche|a los huevos> | st
be afraid of flying | Flugangst haben | tener miedo a volar | st
know {sight:the} | {sight:der.akk} kennen | conocer {sight:el} | neg st
know the way | den Weg kennen | conocer el camino | neg st
know the <answer|password|phone number> | <die Antwort|das Passwort|die Telefonnummer> wissen | saber <la respuesta|la contraseña|el número de teléfono> | neg st
know {city} well | {city} gut kennen | conocer bien {city} | st
live in {city} | ~ in {city} wohnen | vivir en {city} | neg st
be on holiday | ~ im Urlaub sein | estar de vacaciones | st
be on a business trip | auf Geschäftsreise sein | estar de viaje de negocios | st
travel alone | allein reisen | viajar {~solo@S} | st
be satisfied with the <room|service|hotel|food> | ~ mit <dem Zimmer|dem Service|dem Hotel|dem Essen> zufrieden sein | estar {~satisfecho@S} con <la habitación|el servicio|el hotel|la comida> | neg st
have <a fever|a headache|a stomach ache> | <Fieber|Kopfschmerzen|Bauchschmerzen> haben | tener <fiebre|dolor de cabeza|dolor de estómago> | ill st
have a cold | erkältet sein | estar {~resfriado@S} | ill st
speak <German|English|Spanish|French> | <Deutsch|Englisch|Spanisch|Französisch> sprechen | hablar <alemán|inglés|español|francés> | st
understand the <menu|bill|question> | <die Speisekarte|die Rechnung|die Frage> verstehen | entender <la carta|la cuenta|la pregunta> | neg st
feel <ill|better|very well> here | sich _ hier <schlecht|besser|sehr wohl> fühlen | sentir+se <mal|mejor|muy bien> aquí | st

@ staff you
call {o:obj} a taxi | {o:dat} _ ein Taxi rufen | pedir+{o:le} un taxi
call a doctor | einen Arzt rufen | llamar a un médico
call the police | die Polizei rufen | llamar a la policía
wake {o:obj} at {clock} | {o:akk} _ um {clock} wecken | despertar+{o:cl} a {clock}
bring {o:obj} {thing:a} | {o:dat} _ {thing:ein.akk} bringen | traer+{o:le} {thing:un}
bring {o:obj} {thingcount} | {o:dat} _ {thingcount:akk} bringen | traer+{o:le} {thingcount}
bring {o:obj} {thing:a} and {thing2:a} | {o:dat} _ {thing:ein.akk} und {thing2:ein.akk} bringen | traer+{o:le} {thing:un} y {thing2:un}
bring {o:obj} {paper:the} | {o:dat} _ {paper:der.akk} bringen | traer+{o:le} {paper:el}
bring {o:obj} {drinkcount} | {o:dat} _ {drinkcount} bringen | traer+{o:le} {drinkcount}
send someone to room {roomno} | jemanden auf Zimmer {roomno} schicken | enviar a alguien a la habitación {roomno}
clean the room | das Zimmer reinigen | limpiar la habitación
clean room {roomno} | Zimmer {roomno} reinigen | limpiar la habitación {roomno}
repair {device:the} | {device:der.akk} reparieren | reparar {device:el}
recommend {o:obj} a good <restaurant|hotel|beach|museum> | {o:dat} _ <ein gutes Restaurant|ein gutes Hotel|einen guten Strand|ein gutes Museum> empfehlen | recomendar+{o:le} <un buen restaurante|un buen hotel|una buena playa|un buen museo>
show {o:obj} {room:the} | {o:dat} _ {room:der.akk} zeigen | enseñar+{o:le} {room:el}
show {o:obj} the way to {place:the} | {o:dat} _ den Weg zu {place:der.dat} zeigen | enseñar+{o:le} el camino a {place:el}
help {o:obj} with the luggage | {o:dat} _ mit dem Gepäck helfen | ayudar+{o:cl} con el equipaje
take the luggage <up to the room|to the taxi|to the station> | das Gepäck _ <aufs Zimmer|zum Taxi|zum Bahnhof> bringen | llevar el equipaje <a la habitación|al taxi|a la estación>
carry the suitcases <to the lift|to the car|to reception> | die Koffer _ <zum Aufzug|zum Auto|zur Rezeption> tragen | llevar las maletas <al ascensor|al coche|a la recepción>
give {o:obj} the key to room {roomno} | {o:dat} _ den Schlüssel für Zimmer {roomno} geben | dar+{o:le} la llave de la habitación {roomno}
print {paper:the} | {paper:der.akk} aus·drucken | imprimir {paper:el}
reserve {o:obj} a table by the window | {o:dat} _ einen Tisch am Fenster reservieren | reservar+{o:le} una mesa junto a la ventana
change {o:obj} {money} euros | {o:dat} _ {money} Euro wechseln | cambiar+{o:le} {money:m} euros
keep the luggage until {clock} | das Gepäck _ bis {clock} auf·bewahren | guardar el equipaje hasta {clock}
turn off {switch:the} | {switch:der.akk} aus·schalten | apagar {switch:el}
turn on {switch:the} | {switch:der.akk} ein·schalten | encender {switch:el}
<open|close> the window | das Fenster <auf·machen|zu·machen> | <abrir|cerrar> la ventana
speak more slowly | etwas langsamer sprechen | hablar más despacio
translate <this letter|this menu|this sentence> | <diesen Brief|diese Speisekarte|diesen Satz> übersetzen | traducir <esta carta|este menú|esta frase>
sign here | hier unterschreiben | firmar aquí
fill in the form | das Formular aus·füllen | rellenar el formulario
wait a moment | einen Augenblick warten | esperar un momento
confirm the reservation | die Reservierung bestätigen | confirmar la reserva
confirm the reservation by e-mail | die Reservierung per E-Mail bestätigen | confirmar la reserva por correo electrónico
<iron|wash> this <shirt|blouse> | <2:dieses Hemd|diese Bluse> <1:bügeln|waschen> | <planchar|lavar> <esta camisa|esta blusa>
put {o:obj} through to room {roomno} | {o:akk} _ mit Zimmer {roomno} verbinden | poner+{o:le} con la habitación {roomno}
change the <sheets|towels> | die <Laken|Handtücher> wechseln | cambiar las <sábanas|toallas>
take a photo of {o:obj} | _ ein Foto von {o:dat} machen | hacer+{o:le} una foto
lend {o:obj} {lendable:a} | {o:dat} _ {lendable:ein.akk} leihen | prestar+{o:le} {lendable:un}
explain {paper:the} to {o:obj} | {o:dat} _ {paper:der.akk} erklären | explicar+{o:le} {paper:el}
give {o:obj} {room:a} with a view of {view:the} | {o:dat} _ {room:ein.akk} mit Blick auf {view:der.akk} geben | dar+{o:le} {room:un} con vistas a {view:el}
prepare the bill for tomorrow | die Rechnung für morgen vor·bereiten | preparar la cuenta para mañana
give {o:obj} the address of {office:the} | {o:dat} _ die Adresse {office:der.gen} geben | dar+{o:le} la dirección de {office:el}
look after the children | auf die Kinder auf·passen | cuidar a los niños

@ taxi guest
take a taxi | ein Taxi nehmen | coger un taxi
walk | zu Fuß gehen | ir a pie
take the next <bus|train> | den nächsten <Bus|Zug> nehmen | coger el próximo <autobús|tren>
miss the plane | das Flugzeug verpassen | perder el avión
stay another night | noch eine Nacht bleiben | quedar+se otra noche
call the hotel | im Hotel an·rufen | llamar al hotel

@ ready readything
be ready | fertig sein | estar {~listo@S}

@ arriving arriver
arrive | da sein | llegar

@ ride ridevehicle
leave at {clock} | _ um {clock} ab·fahren | salir a {clock}
arrive in {city} at {clock} | _ um {clock} in {city} an·kommen | llegar a {city} a {clock}
stop in {city} | ~ in {city} halten | parar en {city} | neg
go to {city} | ~ nach {city} fahren | ir a {city} | neg

@ sail seavehicle
leave at {clock} | um {clock} ab·legen | zarpar a {clock}
arrive in {port} at {clock} | _ um {clock} in {port} an·kommen | llegar a {port} a {clock}
go to {port} | ~ nach {port} fahren | ir a {port} | neg

@ rail rail
leave from platform {platform} | von Gleis {platform} ab·fahren | salir del andén {platform}
stop at every station | an jeder Station halten | parar en todas las estaciones
have a dining car | einen Speisewagen haben | tener coche restaurante

@ late ridevehicle
be {minutes} minutes late | {minutes} Minuten Verspätung haben | llevar {minutes} minutos de retraso | st
be cancelled | aus·fallen | ser {~cancelado@S} | nopres
be full | voll sein | estar {~lleno@S} | st
be late | Verspätung haben | llegar con retraso
arrive too late | zu spät an·kommen | llegar demasiado tarde

@ broken device
work | funktionieren | funcionar | onlyneg st
be broken | kaputt sein | estar {~estropeado@S} | st

@ outoforder machine
be out of order | außer Betrieb sein | estar fuera de servicio | st

@ noisy noisemaker
make too much noise | zu viel Lärm machen | hacer demasiado ruido | st
be too loud | zu laut sein | ser demasiado {~ruidoso@S} | st

@ shabby furniture
be dirty | schmutzig sein | estar {~sucio@S} | st
be wet | nass sein | estar {~mojado@S} | st
be very old | sehr alt sein | ser muy {~viejo@S} | st
be clean | ~ sauber sein | estar {~limpio@S} | onlyneg st

@ badroom troom
be too <small|cold|dark|hot> | zu <klein|kalt|dunkel|heiß> sein | ser demasiado <{~pequeño@S}|{~frío@S}|{~oscuro@S}|{~caluroso@S}> | st
be dirty | schmutzig sein | estar {~sucio@S} | st
be ready | ~ fertig sein | estar {~listo@S} | onlyneg st
smell of smoke | nach Rauch riechen | oler a humo | st

@ badbed bed
be too <hard|soft|short|small> | zu <hart|weich|kurz|klein> sein | ser demasiado <{~duro@S}|{~blando@S}|{~corto@S}|{~pequeño@S}> | st

@ unmade realbed
be made | ~ gemacht sein | estar {~hecho@S} | onlyneg st

@ opening hotelroom
open at {clock} | um {clock} öffnen | abrir a {clock}
close at {clock} | um {clock} schließen | cerrar a {clock}
be open until {clock} | bis {clock} geöffnet sein | estar {~abierto@S} hasta {clock}
be closed | geschlossen sein | estar {~cerrado@S}

@ onfloor floored
be on the {floor} floor | ~ im {floor:en} Stock sein | estar en la {floor:f} planta | neg

@ charge cost
be included in the price | ~ im Preis inbegriffen sein | estar {~incluido@S} en el precio | neg

@ daily dailycost
cost {price} euros a day | {price} Euro pro Tag kosten | costar {price:m} euros al día
be free | kostenlos sein | ser gratis

@ sighthours sight
be closed on {weekday}s | {weekday:adv} geschlossen sein | estar {~cerrado@S} los {weekday:pl}
open at {clock} | um {clock} öffnen | abrir a {clock}
be open until {clock} | bis {clock} geöffnet sein | estar {~abierto@S} hasta {clock}

@ worthy sight
be well worth seeing | sehr sehenswert sein | merecer la pena
be well worth a visit | einen Besuch wert sein | merecer una visita

@ happening event
begin at {clock} | um {clock} beginnen | empezar a {clock}
last {hours} | {hours:akk} dauern | durar {hours}

@ staging stage
take place in {hall:the} | ~ in {hall:der.dat} statt·finden | celebrar+se en {hall:el}
take place on {date} | ~ am {date} statt·finden | celebrar+se el {date}

@ congressing congress
begin at {clock} | um {clock} beginnen | empezar a {clock}
last {hours} | {hours:akk} dauern | durar {hours}
take place in the conference room | ~ im Konferenzraum statt·finden | celebrar+se en la sala de conferencias | neg
end at {clock} | um {clock} enden | terminar a {clock}

@ weather it
rain | regnen | llover | neg bad
snow | schneien | nevar | neg bad
be very <hot|cold|windy> | sehr <heiß|kalt|windig> sein | hacer mucho <calor|frío|viento> | st bad
be sunny | sonnig sein | hacer sol | st
be cloudy | bewölkt sein | estar nublado | st

@ neighbour noisypeople
make too much noise | zu viel Lärm machen | hacer demasiado ruido
listen to loud music | laute Musik hören | escuchar música alta
"""
