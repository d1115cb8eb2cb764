"""Small talk, idioms, and words whose translation depends on the context."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
# know: wissen / kennen, saber / conocer
en: do you know <a good restaurant|a cheap hotel> near {place:the} ?
de: kennen Sie <ein gutes Restaurant|ein billiges Hotel> in der Nähe {place:der.gen} ?
es: ¿ conoce <un buen restaurante|un hotel barato> cerca de {place:el} ?
weight: 6

en: do you know <when|at what time> {sight:the} opens ?
de: wissen Sie , <wann|um wie viel Uhr> {sight:der.nom} öffnet ?
es: ¿ sabe <cuándo|a qué hora> abre {sight:el} ?
weight: 6

en: {s} {=know@s} that {shop:the} is closed on {weekday}s .
de: {s} {=wissen@s} , dass {shop:der.nom} {weekday:adv} geschlossen ist .
es: {s} {=saber@s} que {shop:el} está {~cerrado@shop} los {weekday:pl} .
weight: 7

# Bank, banco: bank and bench
en: {we} {=have@we} to go to the bank before {clock} because {we} need money .
de: {we} {=müssen@we} vor {clock} zur Bank gehen , weil {we} Geld {=brauchen@we} .
es: {=tener@we} que ir al banco antes de {clock} porque {=necesitar@we} dinero .
weight: 5

en: {human} {=be@human} sitting on a bench in <the park|the castle garden|the courtyard> <and waiting for us|and reading the newspaper> .
de: {human} {=sitzen@human} <im Park|im Schlossgarten|im Innenhof> auf einer Bank und <2:{=warten@human} auf uns|{=lesen@human} die Zeitung> .
es: {human} {=estar@human} {~sentado@human} en un banco <del parque|del jardín del castillo|del patio> y <2:nos {=esperar@human}|{=leer@human} el periódico> .
weight: 7

# Schloss: castle and lock
en: the key does not fit the lock of <room {roomno}|the wardrobe|the safe> .
de: der Schlüssel passt nicht in das Schloss <von Zimmer {roomno}|des Schranks|des Safes> .
es: la llave no entra en la cerradura <de la habitación {roomno}|del armario|de la caja fuerte> .
weight: 4

en: the castle in {city} is older than the one in {city2} .
de: das Schloss in {city} ist älter als das in {city2} .
es: el castillo de {city} es más antiguo que el de {city2} .
weight: 6

# Karte: map, card, ticket, menu
en: could you show {o:obj} on the map where {sight:the} is ?
de: könnten Sie {o:dat} auf der Karte zeigen , wo {sight:der.nom} ist ?
es: ¿ podría enseñar{o:le} en el mapa dónde está {sight:el} ?
weight: 7

en: {s} would like to pay by card , but the machine does not work .
de: {s} {=möchten@s} mit Karte bezahlen , aber das Gerät funktioniert nicht .
es: {s} {=querer.polite@s} pagar con tarjeta , pero el aparato no funciona .
weight: 4

# carta: letter and menu; billete: ticket and banknote; planta: floor and plant
en: {s} {=have@s} written a letter to {kin:own@s} .
de: {s} {=haben@s} {kin:own.dat@s} einen Brief geschrieben .
es: {s} {=haber@s} escrito una carta a {kin:own@s} .
weight: 6

en: there is no <vegetarian|cold|warm> dish on the menu .
de: auf der Karte steht kein <vegetarisches|kaltes|warmes> Gericht .
es: en la carta no hay ningún plato <vegetariano|frío|caliente> .
weight: 2

en: can you change a <fifty|hundred|twenty> euro note ? the machine only takes coins .
de: können Sie einen <Fünfzigeuroschein|Hunderteuroschein|Zwanzigeuroschein> wechseln ? der Automat nimmt nur Münzen .
es: ¿ puede cambiarme un billete de <cincuenta|cien|veinte> euros ? la máquina solo acepta monedas .
weight: 2

en: the plants on the {floor} floor need water .
de: die Pflanzen im {floor:en} Stock brauchen Wasser .
es: las plantas de la {floor:f} planta necesitan agua .
weight: 3

en: because of the bad weather {s} {=have@s} more time to <read|sleep|rest|write letters> .
de: wegen des schlechten Wetters {=haben@s} {s} mehr Zeit zum <Lesen|Schlafen|Ausruhen|Briefeschreiben> .
es: por culpa del mal tiempo {s} {=tener@s} más tiempo para <leer|dormir|descansar|escribir cartas> .
weight: 5

en: this <suitcase|bag> is very light , but that one is heavy .
de: <dieser Koffer|diese Tasche> ist sehr leicht , aber <1:der andere|die andere> ist schwer .
es: <esta maleta|esta bolsa> es muy ligera , pero <1:la otra|la otra> es pesada .
weight: 2

en: how long does it take to repair {roomdevice:the} ?
de: wie lange dauert es , {roomdevice:der.akk} zu reparieren ?
es: ¿ cuánto se tarda en reparar {roomdevice:el} ?
weight: 6

en: it takes {hours} to <repair {roomdevice:the}|clean the suite|get to {city}> .
de: es dauert {hours:akk} , <{roomdevice:der.akk} zu reparieren|die Suite zu reinigen|nach {city} zu kommen> .
es: se tarda {hours} en <reparar {roomdevice:el}|limpiar la suite|llegar a {city}> .
weight: 6

en: it takes {minutes} minutes to prepare {dishplain:the} .
de: es dauert {minutes} Minuten , {dishplain:der.akk} zuzubereiten .
es: se tarda {minutes} minutos en preparar {dishplain:el} .
weight: 4

en: {we} will take {room:the} .
de: {we} {=nehmen@we} {room:der.akk} .
es: {we:refl} {=quedar@we} con {room:el} .
weight: 5

en: may {we} take {lendable:the} along ?
de: {=dürfen@we} {we} {lendable:der.akk} mitnehmen ?
es: ¿ {we:refl} {=poder@we} llevar {lendable:el} ?
weight: 3

en: it is out of the question for {family} to {vp_outing:inf@family} .
de: es kommt nicht in Frage , dass {family} {vp_outing:end@family} .
es: ni hablar de que {family} {vp_outing:subj@family} .
weight: 9

en: that is out of the question , {titled} .
de: das kommt nicht in Frage , {titled:voc} .
es: de eso ni hablar , {titled:voc} .
weight: 4

en: when {employee} speaks {language} , it is all Greek to me .
de: wenn {employee} {language} spricht , verstehe ich nur Bahnhof .
es: cuando {employee} habla {language} , me suena a chino .
weight: 8

en: {s} {=have@s} to queue for {hours} at <the station|the airport|the museum> .
de: {s} {=müssen@s} <am Bahnhof|am Flughafen|vor dem Museum> {hours:akk} Schlange stehen .
es: {s} {=tener@s} que hacer cola {hours} en <la estación|el aeropuerto|el museo> .
weight: 8

en: {s} {=be@s} fed up with <the noise|the rain|waiting|the queue> .
de: {s} {=haben@s} <vom Lärm|vom Regen|vom Warten|von der Schlange> die Nase voll .
es: {s} {=estar@s} {~harto@s} <del ruido|de la lluvia|de esperar|de la cola> .
weight: 5

en: it is not worth <visiting {sight:the}|going to {event:the}> .
de: es lohnt sich nicht , <{sight:der.akk} zu besichtigen|zu {event:der.dat} zu gehen> .
es: no vale la pena <visitar {sight:el}|ir a {event:el}> .
weight: 7

en: {s} {=do@s} not feel like {vp_outing:ing@s} .
de: {s} {=haben@s} keine Lust , {vp_outing:zu@s} .
es: {s} no {=tener@s} ganas de {vp_outing:inf@s} .
weight: 10

en: {s} {=be@s} about to {vp_duty:inf@s} .
de: {s} {=sein@s} im Begriff , {vp_duty:zu@s} .
es: {s} {=estar@s} a punto de {vp_duty:inf@s} .
weight: 9

en: {s} usually {=get@s} up at {morning} .
de: {s} {=stehen@s} gewöhnlich um {morning} auf .
es: {s} {=soler@s} levantar{s:refl} a {morning} .
weight: 6

en: {s} {=be@s} used to <getting up early|going to bed late|eating late> .
de: {s} {=sein@s} daran gewöhnt , <zeitig aufzustehen|spät ins Bett zu gehen|spät zu essen> .
es: {s} {=estar@s} {~acostumbrado@s} a <levantar{s:refl} temprano|acostar{s:refl} tarde|cenar tarde> .
weight: 5

en: you are welcome , {titled} . <have a nice day|have a good trip|enjoy your stay in {city}> !
de: gern geschehen , {titled:voc} . <schönen Tag noch|gute Reise|einen schönen Aufenthalt in {city}> !
es: no hay de qué , {titled:voc} . ¡ <que tenga un buen día|buen viaje|feliz estancia en {city}> !
weight: 6

en: <good morning|good evening> , {titled} . did you <sleep well|have a good journey> ?
de: <guten Morgen|guten Abend> , {titled:voc} . <haben Sie gut geschlafen|hatten Sie eine gute Reise> ?
es: <buenos días|buenas noches> , {titled:voc} . ¿ <ha dormido bien|ha tenido un buen viaje> ?
weight: 4

en: see you <tomorrow|later|on {weekday}|next week> , {firstname} !
de: bis <morgen|später|{weekday}|nächste Woche> , {firstname} !
es: ¡ <hasta mañana|hasta luego|hasta el {weekday}|hasta la próxima semana> , {firstname} !
weight: 3

en: what is your name ? - my name is {firstname} {surname} .
de: wie heißen Sie ? - ich heiße {firstname} {surname} .
es: ¿ cómo se llama ? - me llamo {firstname} {surname} .
weight: 3

en: where are you from , {firstname} ? - I am from {country} .
de: woher kommst du , {firstname} ? - ich komme aus {country} .
es: ¿ de dónde eres , {firstname} ? - soy de {country} .
weight: 3

en: {firstname} , can you <help me|wait for me|lend me {money} euros|give me {lendable:the}> ?
de: {firstname} , kannst du <mir helfen|auf mich warten|mir {money} Euro leihen|mir {lendable:der.akk} geben> ?
es: {firstname} , ¿ puedes <ayudarme|esperarme|prestarme {money:m} euros|darme {lendable:el}> ?
weight: 6

en: are you <hungry|thirsty|sleepy|in a hurry|cold> , {firstname} ?
de: <hast du Hunger|hast du Durst|bist du müde|hast du es eilig|frierst du> , {firstname} ?
es: ¿ <tienes hambre|tienes sed|tienes sueño|tienes prisa|tienes frío> , {firstname} ?
weight: 2

en: what day is it today ? - today is {weekday} , {date} .
de: welcher Tag ist heute ? - heute ist {weekday} , der {date:nom} .
es: ¿ qué día es hoy ? - hoy es {weekday} , {date} .
weight: 6

en: my watch is slow ; it is already {clock} .
de: meine Uhr geht nach ; es ist schon {clock} .
es: mi reloj va atrasado ; ya {clock:son} .
weight: 5

en: excuse me , what time is it ? - it is {clock} .
de: Entschuldigung , wie spät ist es ? - es ist {clock} .
es: disculpe , ¿ qué hora es ? - {clock:son} .
weight: 5

en: {s} {=be@s} arriving on {weekday} , {date} , at {clock} .
de: {s} {=kommen@s} am {weekday} , dem {date} , um {clock} an .
es: {s} {=llegar@s} el {weekday} {date} a {clock} .
weight: 9

en: the {surname} family has been staying here since {date} .
de: Familie {surname} wohnt seit dem {date} hier .
es: la familia {surname} se aloja aquí desde el {date} .
weight: 5

en: {s} spent {days} in {city} and {days2} in {city2} .
de: {s} {=haben@s} {days:akk} in {city} und {days2:akk} in {city2} verbracht .
es: {s} {=pasar.pret@s} {days} en {city} y {days2} en {city2} .
weight: 9

en: {sightplain:the} is <older|bigger|more beautiful|more famous> than {sightplain2:the} .
de: {sightplain:der.nom} ist <älter|größer|schöner|berühmter> als {sightplain2:der.nom} .
es: {sightplain:el} es más <{~antiguo@sightplain}|{~grande@sightplain}|{~bonito@sightplain}|{~famoso@sightplain}> que {sightplain2:el} .
weight: 7

en: the <cheapest|best|quietest> hotel in {city} is {inplace} .
de: das <billigste|beste|ruhigste> Hotel in {city} ist {inplace} .
es: el <hotel más barato|mejor hotel|hotel más tranquilo> de {city} está {inplace} .
weight: 6

en: {city} is the most beautiful city that {s} {=have@s} ever seen .
de: {city} ist die schönste Stadt , die {s} je gesehen {=haben@s} .
es: {city} es la ciudad más bonita que {s} {=haber@s} visto nunca .
weight: 5

en: {s} {=have@s} no idea where {belonging:own@s} {=be@belonging} .
de: {s} {=haben@s} keine Ahnung , wo {belonging:own.nom@s} {=sein@belonging} .
es: {s} no {=tener@s} ni idea de dónde {=estar@belonging} {belonging:own@s} .
weight: 8

en: {s} {=have@s} only just noticed that {c_problem} .
de: {s} {=haben@s} erst jetzt bemerkt , dass {c_problem:end} .
es: {s} {=acabar@s} de dar{s:refl} cuenta de que {c_problem} .
weight: 9

en: it is high time for {family} to {vp_duty:inf@family} .
de: es wird höchste Zeit , dass {family} {vp_duty:end@family} .
es: ya es hora de que {family} {vp_duty:subj@family} .
weight: 9

en: {s} slept like a log because the <bed was so comfortable|room was so quiet|journey was so long> .
de: {s} {=haben@s} wie ein Murmeltier geschlafen , weil <das Bett so bequem|das Zimmer so ruhig|die Reise so lang> war .
es: {s} {=dormir.pret@s} como un tronco porque <la cama era tan cómoda|la habitación era tan tranquila|el viaje fue tan largo> .
weight: 5

en: it is raining cats and dogs in {city} , so {c_indoor} .
de: in {city} regnet es in Strömen , deshalb {c_indoor:inv} .
es: en {city} llueve a cántaros , por eso {c_indoor} .
weight: 8

en: {s} only {=travel@s} to {city} once in a blue moon .
de: {s} {=reisen@s} nur alle Jubeljahre nach {city} .
es: {s} solo {=viajar@s} a {city} de Pascuas a Ramos .
weight: 6

en: {s} {=be@s} lucky : {c_luck0} .
de: {s} {=haben@s} Glück : {c_luck0:v2} .
es: {s} {=tener@s} suerte : {c_luck0} .
weight: 8

en: {s} {=have@s} to hurry because {ridevehicle:the} to {city} leaves in {minutes} minutes .
de: {s} {=müssen@s} {s:refl} beeilen , weil {ridevehicle:der.nom} nach {city} in {minutes} Minuten abfährt .
es: {s} {=tener@s} que dar{s:refl} prisa porque {ridevehicle:el} para {city} sale dentro de {minutes} minutos .
weight: 8
"""
