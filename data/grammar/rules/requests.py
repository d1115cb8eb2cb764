"""Requests to the staff, in every degree of politeness."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: <could|can> you {vp_staff:inf} , please ?
de: <könnten|können> Sie {vp_staff:inf.bitte} ?
es: ¿ <podría|puede> {vp_staff:inf} , por favor ?
weight: 30

en: would you mind {vp_staff:ing} ?
de: würde es Ihnen etwas ausmachen , {vp_staff:zu} ?
es: ¿ le importaría {vp_staff:inf} ?
weight: 14

en: please {vp_staff:inf} .
de: bitte {vp_staff:imp} .
es: {vp_staff:imp} , por favor .
weight: 14

en: I would like you to {vp_staff:inf} .
de: ich möchte , dass Sie {vp_staff:end} .
es: quiero que {vp_staff:subj} .
weight: 14

en: can you {vp_staff:inf} ?
de: können Sie {vp_staff:inf} ?
es: ¿ {vp_staff:cl} puede {vp_staff:climb} ?
weight: 10

en: can you {vp_staff:inf} , please ?
de: kannst du {vp_staff:inf.bitte} ?
es: ¿ puedes {vp_staff:inf} , por favor ?
weight: 10

en: it would be very kind of you to {vp_staff:inf} .
de: es wäre sehr freundlich von Ihnen , {vp_staff:zu} .
es: sería muy amable de su parte {vp_staff:inf} .
weight: 8

en: I wanted to ask whether you could {vp_staff:inf} .
de: ich wollte fragen , ob Sie {vp_staff:inf} könnten .
es: quería preguntarle si podría {vp_staff:inf} .
weight: 10

en: please do not forget to {vp_staff:inf} .
de: bitte vergessen Sie nicht , {vp_staff:zu} .
es: no se olvide de {vp_staff:inf} , por favor .
weight: 8

en: would it be possible for you to {vp_staff:inf} ?
de: wäre es möglich , dass Sie {vp_staff:end} ?
es: ¿ sería posible que {vp_staff:isubj} ?
weight: 8

en: who can {vp_staff:inf} ?
de: wer kann {vp_staff:inf} ?
es: ¿ quién puede {vp_staff:inf} ?
weight: 5

en: <the porter|the receptionist|the manager> will {vp_staff:inf} .
de: <der Gepäckträger|die Empfangsdame|der Direktor> wird {vp_staff:inf} .
es: <el mozo|la recepcionista|el director> {vp_staff:fut} .
weight: 6

en: <could|can> <the porter|the receptionist|one of your colleagues> {vp_staff:inf} ?
de: <könnte|kann> <der Gepäckträger|die Empfangsdame|einer Ihrer Kollegen> {vp_staff:inf.bitte} ?
es: ¿ <podría|puede> <el mozo|la recepcionista|uno de sus compañeros> {vp_staff:inf} ?
weight: 6

en: if it is not too much trouble , could you {vp_staff:inf} ?
de: wenn es nicht zu viel Mühe macht , könnten Sie {vp_staff:inf.bitte} ?
es: si no es mucha molestia , ¿ podría {vp_staff:inf} ?
weight: 7

en: I asked <the porter|the waiter|the receptionist> to {vp_staff:inf} , but nothing has happened .
de: ich habe <den Gepäckträger|den Kellner|die Empfangsdame> gebeten , {vp_staff:zu} , aber es ist nichts passiert .
es: le pedí <al mozo|al camarero|a la recepcionista> que {vp_staff:isubj} , pero no ha pasado nada .
weight: 7

en: could you {vp_staff:inf} and {vp_staff2:inf} ?
de: könnten Sie {vp_staff:inf.bitte} und {vp_staff2:inf} ?
es: ¿ podría {vp_staff:inf} y {vp_staff2:inf} ?
weight: 8

en: where is {thing:the} ? could you bring {thing:it} to {o:obj} , please ?
de: wo ist {thing:der.nom} ? könnten Sie {thing:er.akk} {o:dat} bitte bringen ?
es: ¿ dónde está {thing:el} ? ¿ podría traér{o:le}{thing:lo} , por favor ?
weight: 8

en: {o} need {paper:the} . can you <bring|send|give> it to {o:obj} ?
de: {o} {=brauchen@o} {paper:der.akk} . können Sie {paper:er.akk} {o:dat} <bringen|schicken|geben> ?
es: {=necesitar@o} {paper:el} . ¿ {o:le} {paper:lo} puede <traer|enviar|dar> ?
weight: 10

en: {o} <ordered|have ordered> {dish:a} . when will you bring {thing:it} to {o:obj} ?
de: {o} {=haben@o} <1:{dish:ein.akk}|{dish:ein.akk}> bestellt . wann bringen Sie {dish:er.akk} {o:dat} ?
es: <{=pedir.pret@o}|{=haber@o} pedido> {dish:un} . ¿ cuándo {o:le} {dish:lo} va a traer ?
weight: 6

en: {o} {=have@o} not received {paper:the} yet . could you <send|give|show> {paper:it} to {o:obj} ?
de: {o} {=haben@o} {paper:der.akk} noch nicht bekommen . könnten Sie {paper:er.akk} {o:dat} <schicken|geben|zeigen> ?
es: todavía no {=haber@o} recibido {paper:el} . ¿ podría <enviár|dár|enseñár>{o:le}{paper:lo} ?
weight: 9

en: please put {drinkcount} on the bill for room {roomno} .
de: bitte setzen Sie {drinkcount} auf die Rechnung von Zimmer {roomno} .
es: cargue {drinkcount} a la cuenta de la habitación {roomno} , por favor .
weight: 7
"""
