"""Health, telephone, wake-up calls and other services."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: my {body:0} {=have@body} been hurting since <yesterday|{weekday}|this morning> .
de: seit <gestern|{weekday}|heute Morgen> {=tun@body} mir {body:der.nom} weh .
es: desde <ayer|el {weekday}|esta mañana> me {=doler@body} {body:el} .
weight: 7

en: {s} {=need@s} something for <a headache|a cough|a cold|a fever|sunburn> .
de: {s} {=brauchen@s} etwas gegen <Kopfschmerzen|Husten|eine Erkältung|Fieber|Sonnenbrand> .
es: {s} {=necesitar@s} algo para <el dolor de cabeza|la tos|el resfriado|la fiebre|las quemaduras de sol> .
weight: 6

en: the doctor says that {human} {=have@human} to <stay in bed|take the tablets|drink a lot of water> for {days} .
de: der Arzt sagt , dass {human} {days:akk} lang <im Bett bleiben|die Tabletten nehmen|viel Wasser trinken> {=müssen@human} .
es: el médico dice que {human} {=tener@human} que <quedar{human:refl} en la cama|tomar las pastillas|beber mucha agua> durante {days} .
weight: 9

en: {human} {=need@human} {remedy:a} from the pharmacy .
de: {human} {=brauchen@human} {remedy:ein.akk} aus der Apotheke .
es: {human} {=necesitar@human} {remedy:un} de la farmacia .
weight: 7

en: take the tablets <before|after> meals , {people} times a day .
de: nehmen Sie die Tabletten {people:mal} täglich <vor|nach> dem Essen .
es: tome las pastillas {people:f} veces al día , <antes|después> de las comidas .
weight: 3

en: do I need a prescription for <the tablets|the eye drops|the cough syrup|the ointment> ?
de: brauche ich für <die Tabletten|die Augentropfen|den Hustensaft|die Salbe> ein Rezept ?
es: ¿ necesito receta para <las pastillas|las gotas para los ojos|el jarabe para la tos|la pomada> ?
weight: 3

en: {sick} has broken {limb:own@sick} and must go to hospital .
de: {sick} hat sich {limb:der.akk} gebrochen und muss ins Krankenhaus .
es: {sick} se ha roto {limb:el} y tiene que ir al hospital .
weight: 6

en: please call <a doctor|an ambulance> , {sick} has <had an accident|fainted|broken {limb:own@sick}> .
de: bitte rufen Sie <einen Arzt|einen Krankenwagen> , {sick} <hatte einen Unfall|ist ohnmächtig geworden|hat sich {limb:der.akk} gebrochen> .
es: llame a <un médico|una ambulancia> , por favor , {sick} <ha tenido un accidente|se ha desmayado|se ha roto {limb:el}> .
weight: 8

en: is there a <doctor|dentist> who speaks {language} near the hotel ?
de: gibt es in der Nähe des Hotels einen <Arzt|Zahnarzt> , der {language} spricht ?
es: ¿ hay cerca del hotel un <médico|dentista> que hable {language} ?
weight: 5

en: {sick} has a temperature of thirty-<eight|nine> degrees and <a cough|a headache> .
de: {sick} hat <achtunddreißig|neununddreißig> Grad Fieber und <Husten|Kopfschmerzen> .
es: {sick} tiene <treinta y ocho|treinta y nueve> grados de fiebre y <tos|dolor de cabeza> .
weight: 4

en: please wake {o:obj} <tomorrow|on {weekday}> at {clock} , {o} have to <catch the train to {city}|be at the airport by {clock2}> .
de: bitte wecken Sie {o:akk} <morgen|am {weekday}> um {clock} , {o} {=müssen@o} <den Zug nach {city} nehmen|bis {clock2} am Flughafen sein> .
es: despiérte{o:cl} <mañana|el {weekday}> a {clock} , por favor , {=tener@o} que <coger el tren a {city}|estar en el aeropuerto antes de {clock2}> .
weight: 8

en: {we} would like a wake-up call at {clock} , room {roomno} .
de: {we} {=möchten@we} um {clock} geweckt werden , Zimmer {roomno} .
es: {=querer.polite@we} que {we:cl} despertaran a {clock} , habitación {roomno} .
weight: 8

en: <hello|good morning|good evening> , this is {surname} in room {roomno} . <I would like to order breakfast|I need an extra blanket|I would like to speak to the manager|please send the porter up> .
de: <hallo|guten Morgen|guten Abend> , hier ist {surname} in Zimmer {roomno} . <ich möchte das Frühstück bestellen|ich brauche eine zusätzliche Decke|ich möchte mit dem Direktor sprechen|bitte schicken Sie den Gepäckträger herauf> .
es: <hola|buenos días|buenas noches> , soy {surname} , de la habitación {roomno} . <quisiera pedir el desayuno|necesito una manta adicional|quisiera hablar con el director|envíe al mozo , por favor> .
weight: 9

en: I would like to speak to {titled} , please .
de: ich möchte bitte mit {titled:dat} sprechen .
es: quisiera hablar con {titled} , por favor .
weight: 4

en: {titled} is not in <at the moment|today> . can I take a message ?
de: {titled} ist <im Moment|heute> nicht da . kann ich etwas ausrichten ?
es: {titled} no está <en este momento|hoy> . ¿ quiere dejar un recado ?
weight: 5

en: {titled} called at {clock} and left a message for {titled2} .
de: {titled} hat um {clock} angerufen und eine Nachricht für {titled2:akk} hinterlassen .
es: {titled} llamó a {clock} y dejó un recado para {titled2} .
weight: 8

en: the line is engaged . would you like to <wait|call back later|leave a message> ?
de: die Leitung ist besetzt . möchten Sie <warten|später zurückrufen|eine Nachricht hinterlassen> ?
es: la línea está ocupada . ¿ desea <esperar|volver a llamar más tarde|dejar un recado> ?
weight: 2

en: could you give {o:obj} the telephone number of <the restaurant|the airport|the station|the embassy|the hospital> ?
de: könnten Sie {o:dat} die Telefonnummer <des Restaurants|des Flughafens|des Bahnhofs|der Botschaft|des Krankenhauses> geben ?
es: ¿ podría dar{o:le} el número de teléfono <del restaurante|del aeropuerto|de la estación|de la embajada|del hospital> ?
weight: 4

en: what is the <password|code> for the <internet|safe|garage> ?
de: wie lautet <das Passwort|der Code> für <das Internet|den Safe|die Garage> ?
es: ¿ cuál es <la contraseña|el código> <de internet|de la caja fuerte|del garaje> ?
weight: 2

en: can {we} leave {belonging:own@we} here until {clock} ?
de: {=können@we} {we} {belonging:own.akk@we} bis {clock} hier lassen ?
es: ¿ {=poder@we} dejar aquí {belonging:own@we} hasta {clock} ?
weight: 8

en: these <shirts|trousers|blouses> have to be <washed|ironed|cleaned> by {weekday} .
de: diese <Hemden|Hosen|Blusen> müssen bis {weekday} <gewaschen|gebügelt|gereinigt> werden .
es: hay que <2:lavar|planchar|limpiar> <1:estas camisas|estos pantalones|estas blusas> antes del {weekday} .
weight: 6

en: when will {ware:my} be ready ?
de: wann {=sein@ware} {ware:mein.nom} fertig ?
es: ¿ cuándo {=estar.fut@ware} {~listo@ware} {ware:mi} ?
weight: 5

en: {titled} is celebrating {birthday:own@titled} <today|on {weekday}|tomorrow> ; {we} would like to order <a cake|flowers|a bottle of wine> .
de: {titled} feiert <heute|am {weekday}|morgen> {birthday:own.akk@titled} ; {we} {=möchten@we} <einen Kuchen|Blumen|eine Flasche Wein> bestellen .
es: {titled} celebra {birthday:own@titled} <hoy|el {weekday}|mañana> ; {=querer.polite@we} encargar <una tarta|flores|una botella de vino> .
weight: 7

en: are {pet:0.pl} allowed in <the hotel|the restaurant|the rooms> ?
de: sind {pet:0.nom.pl} <im Hotel|im Restaurant|auf den Zimmern> erlaubt ?
es: ¿ se admiten {pet:0.pl} en <el hotel|el restaurante|las habitaciones> ?
weight: 2

en: smoking is not allowed <in the rooms|in the lift|in the restaurant|on the {floor} floor> .
de: <in den Zimmern|im Aufzug|im Restaurant|im {floor:en} Stock> darf man nicht rauchen .
es: no se permite fumar <en las habitaciones|en el ascensor|en el restaurante|en la {floor:f} planta> .
weight: 3

en: may {we} <smoke here|take photos here|use the telephone|open the window|bring {pet:own@we}> ?
de: {=dürfen@we} {we} <hier rauchen|hier fotografieren|das Telefon benutzen|das Fenster öffnen|{pet:own.akk@we} mitbringen> ?
es: ¿ {=poder@we} <fumar aquí|hacer fotos aquí|usar el teléfono|abrir la ventana|traer {pet:own@we}> ?
weight: 3

en: the <waiter|porter> who speaks {language} is <very friendly|ill today|on holiday> .
de: der <Kellner|Gepäckträger> , der {language} spricht , ist <sehr freundlich|heute krank|im Urlaub> .
es: el <camarero|mozo> que habla {language} <es muy amable|está hoy enfermo|está de vacaciones> .
weight: 4

en: the <man|woman|tour guide> with whom {s} spoke <yesterday|on {weekday}|this morning> was very friendly .
de: <der Mann , mit dem|die Frau , mit der|die Reiseleiterin , mit der> {s} <gestern|am {weekday}|heute Morgen> gesprochen {=haben@s} , war sehr freundlich .
es: <el hombre con el que|la mujer con la que|la guía con la que> {s} {=hablar.pret@s} <ayer|el {weekday}|esta mañana> era muy amable .
weight: 8

en: the hotel in which {s} stayed in {city} <was more comfortable|had a swimming pool|was near the station|was not so expensive> .
de: das Hotel , in dem {s} in {city} gewohnt {=haben@s} , <war bequemer|hatte ein Schwimmbad|war in der Nähe des Bahnhofs|war nicht so teuer> .
es: el hotel en el que {s} {=estar.pret@s} en {city} <era más cómodo|tenía piscina|estaba cerca de la estación|no era tan caro> .
weight: 9

en: do not worry , {titled} , we will <call you a taxi|wake you at {clock}|bring you {thing:a}|repair {roomdevice:the}> .
de: machen Sie sich keine Sorgen , {titled:voc} , wir werden <Ihnen ein Taxi rufen|Sie um {clock} wecken|Ihnen {thing:ein.akk} bringen|{roomdevice:der.akk} reparieren> .
es: no se preocupe , {titled:voc} , <le pediremos un taxi|le despertaremos a {clock}|le traeremos {thing:un}|repararemos {roomdevice:el}> .
weight: 10

en: my telephone number is {digits} .
de: meine Telefonnummer ist {digits} .
es: mi número de teléfono es el {digits} .
weight: 4

en: please call {titled} at {digits} .
de: bitte rufen Sie {titled:akk} unter {digits} an .
es: llame a {titled} al {digits} , por favor .
weight: 5

en: you can reach {human} by telephone : {digits} .
de: Sie können {human:akk} telefonisch erreichen : {digits} .
es: puede localizar a {human} por teléfono : {digits} .
weight: 4
"""
