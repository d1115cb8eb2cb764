"""Sentence frames that embed clauses: subordination, conditions, purpose, coordination."""

# ruff: noqa: E501 - one line per language and rule is easier to read

SIMPLE = {
    "c_plan": 60, "c_done": 50, "c_state": 14, "c_ride": 12, "c_problem": 12, "c_opening": 14,
    "c_weatherfut": 8,
}  # fmt: skip
"""Clauses that are sentences by themselves, and their weights."""

_SIMPLE_RULES = "\n".join(
    f"en: {{{name}:main}} .\nde: {{{name}:v2}} .\nes: {{{name}:main}} .\nweight: {weight}\n"
    for name, weight in SIMPLE.items()
)

RULES = (
    _SIMPLE_RULES
    + """
en: {s} {=want@s} to move to another room because {c_problem} .
de: {s} {=wollen@s} in ein anderes Zimmer umziehen , weil {c_problem:end} .
es: {s} {=querer@s} cambiar de habitación porque {c_problem} .
weight: 12

en: {we} cannot sleep because {c_sleepless} .
de: {we} {=können@we} nicht schlafen , weil {c_sleepless:end} .
es: {we} no {=poder@we} dormir porque {c_sleepless} .
weight: 12

en: because {c_late} , {we} will not arrive until {clock} .
de: weil {c_late:end} , {=werden@we} {we} erst um {clock} ankommen .
es: como {c_late} , no {=llegar.fut@we} hasta {clock} .
weight: 10

en: {s} {=have@s} to take a taxi because {c_late} .
de: {s} {=müssen@s} ein Taxi nehmen , weil {c_late:end} .
es: {s} {=tener@s} que coger un taxi porque {c_late} .
weight: 9

en: {s} arrived late because {c_latepast} .
de: {s} {=sein@s} zu spät angekommen , weil {c_latepast:end} .
es: {s} {=llegar.pret@s} tarde porque {c_latepast} .
weight: 9

en: I <think|believe> that {c_able} .
de: ich <denke|glaube> , dass {c_able:end} .
es: <pienso|creo> que {c_able} .
weight: 14

en: I do not think that {c_ablex} .
de: ich glaube nicht , dass {c_ablex:end} .
es: no creo que {c_ablex:subj} .
weight: 12

en: it is possible that {c_futurex} .
de: es ist möglich , dass {c_futurex:end} .
es: es posible que {c_futurex:subj} .
weight: 12

en: I hope that {c_ablex} .
de: ich hoffe , dass {c_ablex:end} .
es: espero que {c_ablex:subj} .
weight: 12

en: it is a pity that {c_problem} .
de: es ist schade , dass {c_problem:end} .
es: es una lástima que {c_problem:subj} .
weight: 10

en: I am sorry that {c_mishapx} .
de: es tut mir leid , dass {c_mishapx:end} .
es: siento que {c_mishapx:subj} .
weight: 9

en: I am glad that {c_ablex} .
de: ich freue mich , dass {c_ablex:end} .
es: me alegro de que {c_ablex:subj} .
weight: 10

en: did you know that {c_opening} ?
de: wussten Sie , dass {c_opening:end} ?
es: ¿ sabía que {c_opening} ?
weight: 9

en: {desk} says that {c_opening} .
de: {desk} sagt , dass {c_opening:end} .
es: {desk} dice que {c_opening} .
weight: 10

en: {we} have heard that {c_opening} .
de: {we} {=haben@we} gehört , dass {c_opening:end} .
es: {=haber@we} oído que {c_opening} .
weight: 9

en: could you tell {o:obj} whether {c_fact} ?
de: könnten Sie {o:dat} sagen , ob {c_fact:end} ?
es: ¿ podría decir{o:le} si {c_fact} ?
weight: 12

en: {we} would like to know whether {c_timetable} .
de: {we} {=möchten@we} wissen , ob {c_timetable:end} .
es: {=querer.polite@we} saber si {c_timetable} .
weight: 10

en: I do not know whether {c_able} .
de: ich weiß nicht , ob {c_able:end} .
es: no sé si {c_able} .
weight: 12

en: <the receptionist|the manager|the tour guide> wants to know whether {c_hotelplan} .
de: <die Empfangsdame|der Direktor|die Reiseleiterin> möchte wissen , ob {c_hotelplan:end} .
es: <la recepcionista|el director|la guía> quiere saber si {c_hotelplan} .
weight: 10

en: if it <rains|snows|is too hot|is too cold> <tomorrow|on {weekday}|this afternoon> , {c_indoor} .
de: wenn es <2:morgen|am {weekday}|heute Nachmittag> <1:regnet|schneit|zu heiß ist|zu kalt ist> , {c_indoor:inv} .
es: si <2:mañana|el {weekday}|esta tarde> <1:llueve|nieva|hace demasiado calor|hace demasiado frío> , {c_indoor} .
weight: 14

en: if the weather is <nice|good> <tomorrow|at the weekend|on {weekday}> , {c_outdoor} .
de: wenn das Wetter <2:morgen|am Wochenende|am {weekday}> <1:schön|gut> ist , {c_outdoor:inv} .
es: si <2:mañana|el fin de semana|el {weekday}> hace <1:buen tiempo|buen tiempo> , {c_outdoor} .
weight: 14

en: if {c_latenow} , {c_taxi} .
de: wenn {c_latenow:end} , {c_taxi:inv} .
es: si {c_latenow} , {c_taxi} .
weight: 10

en: before leaving , {s} would like to {vp_outing:inf@s} .
de: vor der Abreise {=möchten@s} {s} {vp_outing:inf@s} .
es: antes de salir de viaje , {s} {=querer.polite@s} {vp_outing:inf@s} .
weight: 10

en: please <call us|let us know> as soon as {c_ready} .
de: bitte <rufen Sie uns an|sagen Sie uns Bescheid> , sobald {c_ready:end} .
es: <llámenos|avísenos> en cuanto {c_ready:subj} , por favor .
weight: 6

en: {s} came to {city} to {vp_outing:inf@s} .
de: {s} {=sein@s} nach {city} gekommen , um {vp_outing:zu@s} .
es: {s} {=venir.pret@s} a {city} para {vp_outing:inf@s} .
weight: 11

en: {s} {=have@s} no time to {vp_outing:inf@s} .
de: {s} {=haben@s} keine Zeit , {vp_outing:zu@s} .
es: {s} no {=tener@s} tiempo de {vp_outing:inf@s} .
weight: 9

en: {s} {=have@s} forgotten to {vp_duty:inf@s} .
de: {s} {=haben@s} vergessen , {vp_duty:zu@s} .
es: {s} {=haber@s} olvidado {vp_duty:inf@s} .
weight: 10

en: {s} {=plan@s} to {vp_outing:inf@s} .
de: {s} {=haben@s} vor , {vp_outing:zu@s} .
es: {s} {=pensar@s} {vp_outing:inf@s} .
weight: 9

en: first {s} would like to {vp_duty:inf@s} and then {vp_outing:inf@s} .
de: zuerst {=möchten@s} {s} {vp_duty:inf@s} und dann {vp_outing:inf@s} .
es: primero {s} {=querer.polite@s} {vp_duty:inf@s} y después {vp_outing:inf@s} .
weight: 12

en: {s} would like to {vp_outing:inf@s} and {vp_outing2:inf@s} .
de: {s} {=möchten@s} {vp_outing:inf@s} und {vp_outing2:inf@s} .
es: {s} {=querer.polite@s} {vp_outing:inf@s} y {vp_outing2:inf@s} .
weight: 12

en: {s} {=want@s} to {vp_outing:inf@s} instead of {vp_outing2:ing@s} .
de: {s} {=wollen@s} {vp_outing:inf@s} , statt {vp_outing2:zu@s} .
es: {s} {=querer@s} {vp_outing:inf@s} en lugar de {vp_outing2:inf@s} .
weight: 9

en: {s} would like to <go to bed early|eat something|drink something|rest a little|take a taxi|see a doctor> because {p0} {=be@p0} <1:tired|hungry|thirsty|exhausted|in a hurry|ill> .
de: {s} {=möchten@s} <1:zeitig ins Bett gehen|etwas essen|etwas trinken|{s:refl} ein wenig ausruhen|ein Taxi nehmen|zum Arzt gehen> , weil {p0} <1:müde {=sein@p0}|Hunger {=haben@p0}|Durst {=haben@p0}|erschöpft {=sein@p0}|es eilig {=haben@p0}|krank {=sein@p0}> .
es: {s} {=querer.polite@s} <1:acostar{s:refl} temprano|comer algo|beber algo|descansar un poco|coger un taxi|ir al médico> porque <1:{=estar@p0} {~cansado@p0}|{=tener@p0} hambre|{=tener@p0} sed|{=estar@p0} {~agotado@p0}|{=tener@p0} prisa|{=estar@p0} {~enfermo@p0}> .
weight: 12

en: {s} {=be@s} staying in the hotel today because {c_ill0} .
de: {s} {=bleiben@s} heute im Hotel , weil {c_ill0:end} .
es: {s} {s:refl} {=quedar@s} hoy en el hotel porque {c_ill0} .
weight: 9

en: although {c_ill} , {p0} {=want@p0} to {vp_outing:inf@p0} .
de: obwohl {c_ill:end} , {=wollen@p0} {p0} {vp_outing:inf@p0} .
es: aunque {c_ill} , {=querer@p0} {vp_outing:inf@p0} .
weight: 10

en: although it is <raining|snowing|very cold|very hot> , {c_outdoor} .
de: obwohl es <regnet|schneit|sehr kalt ist|sehr heiß ist> , {c_outdoor:inv} .
es: aunque <llueve|nieva|hace mucho frío|hace mucho calor> , {c_outdoor} .
weight: 8

en: {c_mishap:main} . what should {p0} do ?
de: {c_mishap:v2} . was {=sollen@p0} {p0} tun ?
es: {c_mishap:main} . ¿ qué {=deber.cond@p0} hacer ?
weight: 9

en: {c_loss:main} and now {p0} {=have@p0} to <go to the police|go to the lost property office|call the hotel|fill in a form> .
de: {c_loss:v2} und jetzt {=müssen@p0} {p0} <zur Polizei gehen|zum Fundbüro gehen|im Hotel anrufen|ein Formular ausfüllen> .
es: {c_loss:main} y ahora {=tener@p0} que <ir a la policía|ir a la oficina de objetos perdidos|llamar al hotel|rellenar un formulario> .
weight: 10

en: when {we} arrived in {city} , {c_problempast} .
de: als {we} in {city} an{=kommen.past@we} , {c_problempast:inv} .
es: cuando {=llegar.pret@we} a {city} , {c_problempast} .
weight: 9

en: before {we} {=leave@we} , {we} would like to {vp_duty:inf@we} .
de: bevor {we} ab{=reisen@we} , {=möchten@we} {we} {vp_duty:inf@we} .
es: antes de marchar{we:refl} , {=querer.polite@we} {vp_duty:inf@we} .
weight: 12

en: when {we} get to {city} , {we} will {vp_outing:inf@we} .
de: wenn {we} in {city} an{=kommen@we} , {=werden@we} {we} {vp_outing:inf@we} .
es: cuando {=llegar.subj@we} a {city} , {=ir@we} a {vp_outing:inf@we} .
weight: 10

en: after <breakfast|lunch|dinner> {s} {=want@s} to {vp_outing:inf@s} , but {p0} {=have@p0} to {vp_duty:inf@p0} first .
de: nach dem <Frühstück|Mittagessen|Abendessen> {=wollen@s} {s} {vp_outing:inf@s} , aber {p0} {=müssen@p0} zuerst {vp_duty:inf@p0} .
es: después <del desayuno|del almuerzo|de la cena> {s} {=querer@s} {vp_outing:inf@s} , pero antes {=tener@p0} que {vp_duty:inf@p0} .
weight: 12

en: do {you} want to {vp_outing:inf@you} or would you rather {vp_outing2:inf@you} ?
de: {=wollen@you} {you} {vp_outing:inf@you} oder {=möchten@you} {you} lieber {vp_outing2:inf@you} ?
es: ¿ {=querer@you} {vp_outing:inf@you} o {=preferir@you} {vp_outing2:inf@you} ?
weight: 8

en: {s} {=have@s} been trying to {vp_duty:inf@s} since {clock} .
de: {s} {=versuchen@s} seit {clock} , {vp_duty:zu@s} .
es: {s} {=llevar@s} desde {clock} intentando {vp_duty:inf@s} .
weight: 7

en: {s} {=be@s} afraid that {c_latefut} .
de: {s} {=befürchten@s} , dass {c_latefut:end} .
es: {s} {=temer@s} que {c_latefut:subj} .
weight: 8

en: the weather forecast says that {c_weatherfut} .
de: laut Wetterbericht {c_weatherfut:inv} .
es: el pronóstico dice que {c_weatherfut} .
weight: 7

en: {c_badweather:main} , so {c_indoor} .
de: {c_badweather:v2} , deshalb {c_indoor:inv} .
es: {c_badweather:main} , por eso {c_indoor} .
weight: 9

en: {s} {=be@s} looking forward to {vp_outing:ing@s} <tomorrow|on {weekday}|at the weekend> .
de: {s} {=freuen@s} {s:refl} darauf , <morgen|am {weekday}|am Wochenende> {vp_outing:zu@s} .
es: {s} {=tener@s} muchas ganas de {vp_outing:inf@s} <mañana|el {weekday}|el fin de semana> .
weight: 10

en: {s} {=have@s} left without paying the bill .
de: {s} {=sein@s} abgereist , ohne die Rechnung zu bezahlen .
es: {s} {s:refl} {=haber@s} marchado sin pagar la cuenta .
weight: 2

en: {c_youplan:q} ?
de: {c_youplan:inv} ?
es: ¿ {c_youplan:q} ?
weight: 14

en: {c_youdone:q} ?
de: {c_youdone:inv} ?
es: ¿ {c_youdone:q} ?
weight: 12

en: when {c_youwhen:q} ?
de: wann {c_youwhen:inv} ?
es: ¿ cuándo {c_youwhen:q} ?
weight: 8

en: why {c_youwhy:q} ?
de: warum {c_youwhy:inv} ?
es: ¿ por qué {c_youwhy:q} ?
weight: 8

en: {c_timetable:q} ?
de: {c_timetable:inv} ?
es: ¿ {c_timetable:q} ?
weight: 9

en: {c_fact:q} ?
de: {c_fact:inv} ?
es: ¿ {c_fact:q} ?
weight: 9

en: please ask {titled} whether {p0} {=want@p0} to {vp_outing:inf@p0} .
de: bitte fragen Sie {titled:akk} , ob {p0} {vp_outing:inf@p0} {=wollen@p0} .
es: pregúntele a {titled} si {=querer@p0} {vp_outing:inf@p0} , por favor .
weight: 10
"""
)
