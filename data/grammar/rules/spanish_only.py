"""Constructions written for the Spanish-English pair only."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: {we} want {employee} to <clean the room|bring the bill|wait a moment|speak more slowly> .
es: {=querer@we} que {employee} <limpie la habitación|traiga la cuenta|espere un momento|hable más despacio> .
weight: 7

en: {we} {=want@we} {family} to {vp_outing:inf@family} .
es: {=querer@we} que {family} {vp_outing:subj@family} .
weight: 11

en: it is important for {human} to {vp_duty:inf@human} <today|before {clock}> .
es: es importante que {human} {vp_duty:subj@human} <hoy|antes de {clock}> .
weight: 10

en: I doubt that {c_futurex} .
es: dudo que {c_futurex:subj} .
weight: 9

en: I am sure that {c_future} .
es: estoy seguro de que {c_future} .
weight: 8

en: until {human} {=arrive@human} , {we} want to {vp_outing:inf@we} .
es: hasta que {=llegar.subj@human} {human} , {=querer@we} {vp_outing:inf@we} .
weight: 8

en: if {we} had more money , {we} would <rent a car|travel more|stay longer|book a suite> .
es: si {=tener.isubj@we} más dinero , <{=alquilar.cond@we} un coche|{=viajar.cond@we} más|{we:refl} {=quedar.cond@we} más tiempo|{=reservar.cond@we} una suite> .
weight: 5

en: {s} {=have@s} just arrived in {city} .
es: {s} {=acabar@s} de llegar a {city} .
weight: 6

en: {s} {=have@s} just {vp_duty:part@s} .
es: {s} {=acabar@s} de {vp_duty:inf@s} .
weight: 10

en: {human} {=be@human} trying to {vp_duty:inf@human} .
es: {human} {=estar@human} intentando {vp_duty:inf@human} .
weight: 8

en: {s} {=like@s} to <travel by train|eat on the terrace|get up late|walk along the beach|sleep with the window open> .
es: {s:le} gusta <viajar en tren|comer en la terraza|levantar{s:refl} tarde|pasear por la playa|dormir con la ventana abierta> .
weight: 6

en: {s} would love to {vp_outing:inf@s} .
es: {s:le} encantaría {vp_outing:inf@s} .
weight: 10

en: the lift is broken , so {we} have to <go up|go down> on foot to the {floor} floor .
es: el ascensor está estropeado , así que {=tener@we} que <subir|bajar> a pie a la {floor:f} planta .
weight: 4

en: you do not need to bring {o:obj} {paper:the} , <the waiter|the receptionist|the manager> has already given {paper:it} to {o:obj} .
es: no hace falta que {o:le} traiga {paper:el} , <el camarero|la recepcionista|el director> ya {o:le} {paper:lo} ha dado .
weight: 8

en: where is {paper:the} ? - I will <bring|send|show> {paper:it} to you <immediately|tomorrow|in {minutes} minutes> .
es: ¿ dónde está {paper:el} ? - se {paper:lo} <traeré|enviaré|enseñaré> <inmediatamente|mañana|dentro de {minutes} minutos> .
weight: 8

en: do not bring {o:obj} {dish:the} yet , please .
es: no {o:le} traiga todavía {dish:el} , por favor .
weight: 7

en: {s} {=be@s} <in a good mood|in a bad mood> because {c_weather} .
es: {s} {=estar@s} de <buen humor|mal humor> porque {c_weather} .
weight: 7

en: {s} {=have@s} to pay through the nose for {ware:the} .
es: {s} {=tener@s} que pagar un ojo de la cara por {ware:el} .
weight: 5

en: {ware:the} {=cost@ware} an arm and a leg .
es: {ware:el} {=costar@ware} un ojo de la cara .
weight: 5

en: {place:the} is very close to {sight:the} .
es: {place:el} está a dos pasos de {sight:el} .
weight: 7

en: the ticket to {city} costs {price} euros , but {s} only {=have@s} a <fifty|hundred> euro note .
es: el billete a {city} cuesta {price:m} euros , pero {s} solo {=tener@s} un billete de <cincuenta|cien> euros .
weight: 7

en: how much time do {we} have before the <train|bus|plane> leaves ?
es: ¿ cuánto tiempo {=tener@we} antes de que salga el <tren|autobús|avión> ?
weight: 3

en: before <the train leaves|the bus arrives|it gets dark|the shops close> , {we} would like to {vp_outing:inf@we} .
es: antes de que <salga el tren|llegue el autobús|anochezca|cierren las tiendas> , {=querer.polite@we} {vp_outing:inf@we} .
weight: 9

en: there {=be@souvenir} {souvenir:a} on the table in room {roomno} .
es: hay {souvenir:un} sobre la mesa de la habitación {roomno} .
weight: 5
"""
