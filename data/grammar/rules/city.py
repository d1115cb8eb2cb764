"""Sightseeing, shopping, money, post and leisure."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: when does {sight:the} <open|close> on {weekday}s ?
de: wann <öffnet|schließt> {sight:der.nom} {weekday:adv} ?
es: ¿ cuándo <abre|cierra> {sight:el} los {weekday:pl} ?
weight: 6

en: {sight:the} is open from {opens} to {closes} , but it is closed on {weekday}s .
de: {sight:der.nom} ist von {opens} bis {closes} geöffnet , aber {weekday:adv} ist {sight:er.nom} geschlossen .
es: {sight:el} está {~abierto@sight} desde {opens} hasta {closes} , pero los {weekday:pl} está {~cerrado@sight} .
weight: 9

en: {sight:the} , which is {minutes} minutes from here , is well worth a visit .
de: {sight:der.nom} , {sight:rel.nom} {minutes} Minuten von hier entfernt ist , ist einen Besuch wert .
es: {sight:el} , que está a {minutes} minutos de aquí , merece una visita .
weight: 8

en: {we} {=be@we} interested in {sight:the} . is there a guided tour in {language} ?
de: {we} {=interessieren@we} {we:refl} für {sight:der.akk} . gibt es eine Führung auf {language} ?
es: {we:le} interesa {sight:el} . ¿ hay una visita guiada en {language} ?
weight: 7

en: <how much are|how much are> the tickets for {event:the} on {weekday} ?
de: was kosten die Karten für {event:der.akk} am {weekday} ?
es: ¿ cuánto cuestan las entradas para {event:el} del {weekday} ?
weight: 6

en: {we} would like {people} tickets for {event:the} on {date} .
de: {we} {=möchten@we} {people} Karten für {event:der.akk} am {date} .
es: {=querer.polite@we} {people:f} entradas para {event:el} del {date} .
weight: 7

en: unfortunately there are no tickets left for {event:the} .
de: leider gibt es keine Karten mehr für {event:der.akk} .
es: lamentablemente ya no quedan entradas para {event:el} .
weight: 4

en: the <film|play|concert|match> that {s} wanted to see <begins at {clock}|has already begun|was yesterday> .
de: <der Film , den|das Theaterstück , das|das Konzert , das|das Spiel , das> {s} sehen {=wollen.past@s} , <beginnt um {clock}|hat schon begonnen|war gestern> .
es: <la película|la obra de teatro|el concierto|el partido> que {s} {=querer.imp@s} ver <empieza a {clock}|ya ha empezado|fue ayer> .
weight: 7

en: {s} {=like@s} {sight:the} very much .
de: {sight:der.nom} {=gefallen@sight} {s:dat} sehr gut .
es: {s:le} gusta mucho {sight:el} .
weight: 7

en: {s} liked {event:the} very much .
de: {event:der.nom} hat {s:dat} sehr gut gefallen .
es: {s:le} gustó mucho {event:el} .
weight: 6

en: from <the terrace|the tower|the balcony|the roof> you can see {sight:the} and {view:the} .
de: <von der Terrasse|vom Turm|vom Balkon|vom Dach> aus kann man {sight:der.akk} und {view:der.akk} sehen .
es: desde <la terraza|la torre|el balcón|el tejado> se pueden ver {sight:el} y {view:el} .
weight: 8

en: {we} {=have@we} never been to {city} before , but {we} know {city2} well .
de: {we} {=sein@we} noch nie in {city} gewesen , aber {city2} {=kennen@we} {we} gut .
es: no {=haber@we} estado nunca en {city} , pero {=conocer@we} bien {city2} .
weight: 7

en: {s} {=come@s} from {country} , but {p0} {=have@p0} been living in {city} for {people} years .
de: {s} {=kommen@s} aus {country} , aber {p0} {=wohnen@p0} seit {people} Jahren in {city} .
es: {s} {=ser@s} de {country} , pero {=vivir@p0} en {city} desde hace {people:m} años .
weight: 8

en: {s} {=speak@s} {language} , but {p0} {=do@p0} not understand {language2} .
de: {s} {=sprechen@s} {language} , aber {p0} {=verstehen@p0} kein {language2} .
es: {s} {=hablar@s} {language} , pero no {=entender@p0} el {language2} .
weight: 7

en: does anyone here speak {language} ? {human} {=do@human} not speak {language2} .
de: spricht hier jemand {language} ? {human} {=sprechen@human} kein {language2} .
es: ¿ hay alguien aquí que hable {language} ? {human} no {=hablar@human} {language2} .
weight: 6

en: {s} would like to buy {ware:a} and {souvenir:a} .
de: {s} {=möchten@s} {ware:ein.akk} und {souvenir:ein.akk} kaufen .
es: {s} {=querer.polite@s} comprar {ware:un} y {souvenir:un} .
weight: 9

en: {garment:this} {=be@garment} too <small|big|long|short|expensive> .
de: {garment:dieser.nom} {=sein@garment} zu <klein|groß|lang|kurz|teuer> .
es: {garment:este} {=ser@garment} demasiado <{~pequeño@garment}|{~grande@garment}|{~largo@garment}|{~corto@garment}|{~caro@garment}> .
weight: 5

en: {garment:the} that {s} bought {=be@garment} too <small|big|long|short> .
de: {garment:der.nom} , {garment:rel.akk} {s} gekauft {=haben@s} , {=sein@garment} zu <klein|groß|lang|kurz> .
es: {garment:el} que {s} {=comprar.pret@s} {=ser@garment} demasiado <{~pequeño@garment}|{~grande@garment}|{~largo@garment}|{~corto@garment}> .
weight: 9

en: how much {=do@ware} {ware:the} in the window cost ?
de: wie viel {=kosten@ware} {ware:der.nom} im Schaufenster ?
es: ¿ cuánto {=costar@ware} {ware:el} del escaparate ?
weight: 7

en: {ware:the} {=cost@ware} {price} euros , but {ware2:the} {=be@ware2} cheaper .
de: {ware:der.nom} {=kosten@ware} {price} Euro , aber {ware2:der.nom} {=sein@ware2} billiger .
es: {ware:el} {=costar@ware} {price:m} euros , pero {ware2:el} {=ser@ware2} más {~barato@ware2} .
weight: 9

en: where can {we} buy {errand:a} ?
de: wo {=können@we} {we} {errand:ein.akk} kaufen ?
es: ¿ dónde {=poder@we} comprar {errand:un} ?
weight: 4

en: can I try on {ware:the} ?
de: kann ich {ware:der.akk} anprobieren ?
es: ¿ puedo probarme {ware:el} ?
weight: 5

en: {s} would like to exchange {money} <dollars|Swiss francs> for euros .
de: {s} {=möchten@s} {money} <Dollar|Schweizer Franken> in Euro umtauschen .
es: {s} {=querer.polite@s} cambiar {money:m} <dólares|francos suizos> por euros .
weight: 6

en: how much does it cost to send <a letter|a postcard|a parcel> to {country} ?
de: was kostet es , <einen Brief|eine Postkarte|ein Paket> nach {country} zu schicken ?
es: ¿ cuánto cuesta enviar <una carta|una postal|un paquete> a {country} ?
weight: 5

en: {people} stamps for <letters|postcards> to {country} , please .
de: {people} Briefmarken für <Briefe|Postkarten> nach {country} , bitte .
es: {people:m} sellos para <cartas|postales> a {country} , por favor .
weight: 5

en: the letter that {s} sent to {city} has not arrived yet .
de: der Brief , den {s} nach {city} geschickt {=haben@s} , ist noch nicht angekommen .
es: la carta que {s} {=enviar.pret@s} a {city} todavía no ha llegado .
weight: 6

en: what is the weather like in {city} <in {month}|today|at the moment> ?
de: wie ist das Wetter <im {month}|heute|im Moment> in {city} ?
es: ¿ qué tiempo hace en {city} <en {month}|hoy|en este momento> ?
weight: 5

en: in {winter} it is often very <cold|windy> in {north} .
de: im {winter} ist es in {north} oft sehr <kalt|windig> .
es: en {winter} suele hacer mucho <frío|viento> en {north} .
weight: 4

en: in {summer} it is often very <hot|sunny> in {south} .
de: im {summer} ist es in {south} oft sehr <heiß|sonnig> .
es: en {summer} suele hacer mucho <calor|sol> en {south} .
weight: 4

en: in {city} it has been raining for {days} .
de: in {city} regnet es seit {days:dat} .
es: en {city} lleva {days} lloviendo .
weight: 4

en: {s} {=have@s} bought {gift:a} for {kin:own@s} .
de: {s} {=haben@s} für {kin:own.akk@s} {gift:ein.akk} gekauft .
es: {s} {=haber@s} comprado {gift:un} para {kin:own@s} .
weight: 8
"""
