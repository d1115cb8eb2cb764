"""Trains, buses, taxis, planes, and asking the way."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: what time does {ridevehicle:the} to {city} leave ?
de: um wie viel Uhr fährt {ridevehicle:der.nom} nach {city} ab ?
es: ¿ a qué hora sale {ridevehicle:el} para {city} ?
weight: 6

en: when does the <first|last|next> {rail:0} to {city} leave ?
de: wann fährt der <erste|letzte|nächste> {rail:0} nach {city} ab ?
es: ¿ cuándo sale el <primer|último|próximo> {rail:0} para {city} ?
weight: 6

en: {rail:the} to {city} leaves at {clock} from platform {platform} .
de: {rail:der.nom} nach {city} fährt um {clock} von Gleis {platform} ab .
es: {rail:el} para {city} sale a {clock} del andén {platform} .
weight: 9

en: the train from {city} to {city2} is {minutes} minutes late .
de: der Zug von {city} nach {city2} hat {minutes} Minuten Verspätung .
es: el tren de {city} a {city2} lleva {minutes} minutos de retraso .
weight: 8

en: the flight <to|from> {city} was cancelled because of the <weather|strike|fog|storm> .
de: der Flug <nach|aus> {city} wurde wegen des <Wetters|Streiks|Nebels|Sturms> gestrichen .
es: el vuelo <a|de> {city} fue cancelado por <el mal tiempo|la huelga|la niebla|la tormenta> .
weight: 7

en: the plane <to|from> {city} <1:takes off|lands> at {clock} .
de: das Flugzeug <1:nach|aus> {city} <1:startet|landet> um {clock} .
es: el avión <1:a|de> {city} <1:despega|aterriza> a {clock} .
weight: 6

en: how long does the <journey|flight|trip> from {city} to {city2} take ?
de: wie lange dauert <die Fahrt|der Flug|die Reise> von {city} nach {city2} ?
es: ¿ cuánto dura el <trayecto|vuelo|viaje> de {city} a {city2} ?
weight: 6

en: the journey takes {hours} and {minutes} minutes .
de: die Fahrt dauert {hours:akk} und {minutes} Minuten .
es: el trayecto dura {hours} y {minutes} minutos .
weight: 4

en: it takes {hours} to get to {city} by <train|bus|car> .
de: man braucht {hours:akk} , um mit dem <Zug|Bus|Auto> nach {city} zu kommen .
es: se tarda {hours} en llegar a {city} en <tren|autobús|coche> .
weight: 6

en: a <single|return> ticket to {city} , please , <first|second> class .
de: eine <einfache Fahrkarte|Rückfahrkarte> nach {city} , bitte , <erster|zweiter> Klasse .
es: un billete <de ida|de ida y vuelta> a {city} , por favor , en <primera|segunda> clase .
weight: 6

en: {people} <single|return> tickets to {city} for {date} , please .
de: {people} <einfache Fahrkarten|Rückfahrkarten> nach {city} für den {date} , bitte .
es: {people:m} billetes <de ida|de ida y vuelta> a {city} para el {date} , por favor .
weight: 6

en: {s} {=have@s} to change trains in {city} .
de: {s} {=müssen@s} in {city} umsteigen .
es: {s} {=tener@s} que hacer transbordo en {city} .
weight: 5

en: do {we} have to change trains in {city} or is there a direct train ?
de: {=müssen@we} {we} in {city} umsteigen oder gibt es einen direkten Zug ?
es: ¿ {=tener@we} que hacer transbordo en {city} o hay un tren directo ?
weight: 4

en: where do {we} have to <get off|change> to get to {place:the} ?
de: wo {=müssen@we} {we} <aussteigen|umsteigen> , um zu {place:der.dat} zu kommen ?
es: ¿ dónde {=tener@we} que <bajar|hacer transbordo> para ir a {place:el} ?
weight: 7

en: which <bus|tram|underground line> goes to {sight:the} ?
de: <welcher Bus|welche Straßenbahn|welche U-Bahn> fährt zu {sight:der.dat} ?
es: ¿ qué <autobús|tranvía|línea de metro> va a {sight:el} ?
weight: 6

en: excuse me , how do {we} get to {place:the} ?
de: Entschuldigung , wie {=kommen@we} {we} zu {place:der.dat} ?
es: disculpe , ¿ cómo {=llegar@we} a {place:el} ?
weight: 6

en: is there {place:a} near here ?
de: gibt es hier in der Nähe {place:ein.akk} ?
es: ¿ hay {place:un} cerca de aquí ?
weight: 5

en: {place:the} is <opposite|next to|behind|in front of> {sight:the} .
de: {place:der.nom} ist <gegenüber|neben|hinter|vor> {sight:der.dat} .
es: {place:el} está <enfrente de|al lado de|detrás de|delante de> {sight:el} .
weight: 12

en: go straight on and then turn <left|right> at {place:the} .
de: gehen Sie geradeaus und dann <bei|bei> {place:der.dat} <1:links|rechts> .
es: siga todo recto y luego gire a la <izquierda|derecha> en {place:el} .
weight: 6

en: take the <first|second|third> street on the <left|right> , then you will see {sight:the} in front of you .
de: nehmen Sie die <erste|zweite|dritte> Straße <links|rechts> , dann sehen Sie {sight:der.akk} vor sich .
es: tome la <primera|segunda|tercera> calle a la <izquierda|derecha> y verá {sight:el} delante de usted .
weight: 7

en: it is only {minutes} minutes on foot from {place:the} to {sight:the} .
de: von {place:der.dat} bis zu {sight:der.dat} sind es nur {minutes} Minuten zu Fuß .
es: de {place:el} a {sight:el} hay solo {minutes} minutos a pie .
weight: 9

en: how far is it from here to {sight:the} ?
de: wie weit ist es von hier bis zu {sight:der.dat} ?
es: ¿ a qué distancia está {sight:el} de aquí ?
weight: 5

en: a taxi to {place:the} costs about {fare} euros .
de: ein Taxi zu {place:der.dat} kostet ungefähr {fare} Euro .
es: un taxi a {place:el} cuesta unos {fare:m} euros .
weight: 7

en: please take {o:obj} to {place:the} , {o} {=be@o} in a hurry .
de: bitte bringen Sie {o:akk} zu {place:der.dat} , {o} {=haben@o} es eilig .
es: lléve{o:cl} a {place:el} , por favor , {=tener@o} prisa .
weight: 7

en: the taxi that {s} ordered for {clock} has not come yet .
de: das Taxi , das {s} für {clock} bestellt {=haben@s} , ist noch nicht gekommen .
es: el taxi que {s} {=pedir.pret@s} para {clock} todavía no ha venido .
weight: 8

en: {we} need a taxi <to|from> {place:the} for {people} people at {clock} .
de: {we} {=brauchen@we} um {clock} ein Taxi für {people} Personen <zu|von> {place:der.dat} .
es: {=necesitar@we} un taxi <a|desde> {place:el} para {people:f} personas a {clock} .
weight: 8

en: is this seat <free|taken|reserved> ?
de: ist dieser Platz <frei|besetzt|reserviert> ?
es: ¿ está <libre|ocupado|reservado> este asiento ?
weight: 1

en: {we} would like a seat <by the window|on the aisle|in the dining car|in first class> <to {city}|for {weekday}> .
de: {we} {=möchten@we} einen Platz <am Fenster|am Gang|im Speisewagen|in der ersten Klasse> <nach {city}|für {weekday}> .
es: {=querer.polite@we} un asiento <junto a la ventana|en el pasillo|en el coche restaurante|en primera clase> <para {city}|para el {weekday}> .
weight: 6

en: does this <bus|train> go to {city} ?
de: fährt dieser <Bus|Zug> nach {city} ?
es: ¿ va este <autobús|tren> a {city} ?
weight: 4

en: {s} {=be@s} waiting for {ridevehicle:the} to {city} .
de: {s} {=warten@s} auf {ridevehicle:der.akk} nach {city} .
es: {s} {=estar@s} esperando {ridevehicle:el} para {city} .
weight: 7

en: {s} missed the connection in {city} because {c_latepast} .
de: {s} {=haben@s} in {city} den Anschluss verpasst , weil {c_latepast:end} .
es: {s} {=perder.pret@s} el enlace en {city} porque {c_latepast} .
weight: 8

en: because of the traffic jam {s} arrived at {place:the} too late .
de: wegen des Staus {=sein@s} {s} zu spät zu {place:der.dat} gekommen .
es: por culpa del atasco {s} {=llegar.pret@s} demasiado tarde a {place:el} .
weight: 6

en: {we} would like to rent {rental:a} for {days} .
de: {we} {=möchten@we} für {days:akk} {rental:ein.akk} mieten .
es: {=querer.polite@we} alquilar {rental:un} por {days} .
weight: 6

en: how much does it cost to rent {rental:a} for {days} ?
de: was kostet es , {rental:ein.akk} für {days:akk} zu mieten ?
es: ¿ cuánto cuesta alquilar {rental:un} por {days} ?
weight: 6

en: {rental:the} that {s} rented <has a flat tyre|is broken|is too small> .
de: {rental:der.nom} , {rental:rel.akk} {s} gemietet {=haben@s} , <hat einen Platten|ist kaputt|ist zu klein> .
es: {rental:el} que {s} {=alquilar.pret@s} <tiene una rueda pinchada|está {~roto@rental}|es demasiado {~pequeño@rental}> .
weight: 6

en: where can {we} park the car ? - in the hotel garage or in front of {place:the} .
de: wo {=können@we} {we} das Auto parken ? - in der Hotelgarage oder vor {place:der.dat} .
es: ¿ dónde {=poder@we} aparcar el coche ? - en el garaje del hotel o delante de {place:el} .
weight: 5

en: could you tell {o:obj} <when|where> {ridevehicle:the} to {city} <1:leaves|leaves from> ?
de: könnten Sie {o:dat} sagen , <wann|wo> {ridevehicle:der.nom} nach {city} abfährt ?
es: ¿ podría decir{o:le} <a qué hora|de dónde> sale {ridevehicle:el} para {city} ?
weight: 8

en: do you know how to get from {place:the} to {sight:the} ?
de: wissen Sie , wie man von {place:der.dat} zu {sight:der.dat} kommt ?
es: ¿ sabe cómo se va de {place:el} a {sight:el} ?
weight: 9

en: nobody could tell {o:obj} where {place:the} is .
de: niemand konnte {o:dat} sagen , wo {place:der.nom} ist .
es: nadie pudo decir{o:le} dónde está {place:el} .
weight: 7

en: the <road|motorway> to {city} is closed , so {we} have to <make a detour|take the train> .
de: die <Straße|Autobahn> nach {city} ist gesperrt , deshalb {=müssen@we} {we} <einen Umweg machen|den Zug nehmen> .
es: la <carretera|autopista> a {city} está cortada , así que {=tener@we} que <dar un rodeo|coger el tren> .
weight: 5
"""
