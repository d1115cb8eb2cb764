"""Eating and drinking."""

# ruff: noqa: E501 - one line per language and rule is easier to read

RULES = """
en: a table for {people} , please .
de: einen Tisch für {people} Personen , bitte .
es: una mesa para {people:m} , por favor .
weight: 2

en: {we} would like to reserve a table for {people} people <for {clock}|for this evening|on the terrace|by the window> .
de: {we} {=möchten@we} einen Tisch für {people} Personen <für {clock}|für heute Abend|auf der Terrasse|am Fenster> reservieren .
es: {=querer.polite@we} reservar una mesa para {people:f} personas <para {clock}|para esta noche|en la terraza|junto a la ventana> .
weight: 8

en: for me {dish:a} and {drinkcount} , please .
de: für mich {dish:ein.akk} und {drinkcount} , bitte .
es: para mí {dish:un} y {drinkcount} , por favor .
weight: 8

en: as a starter {we} would like {starter:a} and as a main course <chicken with rice|fish with potatoes|meat with vegetables|noodles with mushrooms|potatoes with cheese> .
de: als Vorspeise {=möchten@we} {we} {starter:ein.akk} und als Hauptgericht <Hähnchen mit Reis|Fisch mit Kartoffeln|Fleisch mit Gemüse|Nudeln mit Pilzen|Kartoffeln mit Käse> .
es: de primero {=querer.polite@we} {starter:un} y de segundo <pollo con arroz|pescado con patatas|carne con verduras|fideos con champiñones|patatas con queso> .
weight: 8

en: {s} would like <chicken with rice|fish with potatoes|meat with vegetables|noodles with mushrooms|ham and eggs|bread and butter> and {drinkcount} .
de: {s} {=möchten@s} <Hähnchen mit Reis|Fisch mit Kartoffeln|Fleisch mit Gemüse|Nudeln mit Pilzen|Schinken und Eier|Brot und Butter> und {drinkcount} .
es: {s} {=querer.polite@s} <pollo con arroz|pescado con patatas|carne con verduras|fideos con champiñones|jamón y huevos|pan con mantequilla> y {drinkcount} .
weight: 9

en: {s} {=eat@s} neither {food:0} nor {food2:0} .
de: {s} {=essen@s} weder {food:0.akk} noch {food2:0.akk} .
es: {s} no {=comer@s} ni {food:0} ni {food2:0} .
weight: 8

en: do you have any dishes without {food:0} ?
de: haben Sie auch Gerichte ohne {food:0.akk} ?
es: ¿ tienen platos sin {food:0} ?
weight: 5

en: we do not have any {food:0} left , but I can recommend {dish:the} .
de: wir haben {food:kein.akk} mehr , aber ich kann Ihnen {dish:der.akk} empfehlen .
es: ya no tenemos {food:0} , pero puedo recomendarle {dish:el} .
weight: 8

en: could you pass {o:obj} the <salt|pepper|bread|butter|jam|honey> , please ?
de: könnten Sie {o:dat} bitte <das Salz|den Pfeffer|das Brot|die Butter|die Marmelade|den Honig> reichen ?
es: ¿ podría pasar{o:le} <la sal|la pimienta|el pan|la mantequilla|la mermelada|la miel> , por favor ?
weight: 5

en: {hotdish:the} that {s} ordered is <cold|too salty|delicious|burnt> .
de: {hotdish:der.nom} , {hotdish:rel.akk} {s} bestellt {=haben@s} , ist <kalt|zu salzig|köstlich|angebrannt> .
es: {hotdish:el} que {s} {=pedir.pret@s} está <{~frío@hotdish}|demasiado {~salado@hotdish}|{~delicioso@hotdish}|{~quemado@hotdish}> .
weight: 9

en: {hotdish:the} is <cold|too salty|delicious|excellent> .
de: {hotdish:der.nom} ist <kalt|zu salzig|köstlich|ausgezeichnet> .
es: {hotdish:el} está <{~frío@hotdish}|demasiado {~salado@hotdish}|{~delicioso@hotdish}|{~buenísimo@hotdish}> .
weight: 5

en: waiter , I ordered {dish:a} , but you have brought me {dish2:a} .
de: Herr Ober , ich habe {dish:ein.akk} bestellt , aber Sie haben mir {dish2:ein.akk} gebracht .
es: camarero , pedí {dish:un} , pero me ha traído {dish2:un} .
weight: 8

en: the waiter has brought {o:obj} {dish:a} instead of {dish2:a} .
de: der Kellner hat {o:dat} statt {dish2:ein.gen} {dish:ein.akk} gebracht .
es: el camarero {o:le} ha traído {dish:un} en lugar de {dish2:un} .
weight: 8

en: what would you recommend , {dish:the} or {dish2:the} ?
de: was empfehlen Sie , {dish:der.akk} oder {dish2:der.akk} ?
es: ¿ qué recomienda , {dish:el} o {dish2:el} ?
weight: 7

en: could you bring {o:obj} the <menu|wine list|bill> , please ?
de: könnten Sie {o:dat} bitte <die Speisekarte|die Weinkarte|die Rechnung> bringen ?
es: ¿ podría traer{o:le} <la carta|la carta de vinos|la cuenta> , por favor ?
weight: 3

en: the menu is only in {language} , could you translate it for {o:obj} ?
de: die Speisekarte ist nur auf {language} , könnten Sie sie {o:dat} übersetzen ?
es: la carta solo está en {language} , ¿ {o:le} la podría traducir ?
weight: 4

en: which wine goes with {dish:the} ?
de: welcher Wein passt zu {dish:der.dat} ?
es: ¿ qué vino va bien con {dish:el} ?
weight: 5

en: {human} {=drink@human} <coffee|milk|orange juice|lemonade> with breakfast , but I prefer <tea|apple juice|mineral water|hot chocolate> .
de: {human} {=trinken@human} zum Frühstück <Kaffee|Milch|Orangensaft|Limonade> , aber ich trinke lieber <Tee|Apfelsaft|Mineralwasser|heiße Schokolade> .
es: {human} {=tomar@human} <café|leche|zumo de naranja|limonada> en el desayuno , pero yo prefiero <té|zumo de manzana|agua mineral|chocolate caliente> .
weight: 6

en: would you like your <coffee|tea> with or without <milk|sugar> ?
de: möchten Sie Ihren <Kaffee|Tee> mit oder ohne <Milch|Zucker> ?
es: ¿ quiere el <café|té> con o sin <leche|azúcar> ?
weight: 2

en: enjoy your meal ! {dishplain:the} is the speciality of the house .
de: guten Appetit ! {dishplain:der.nom} ist die Spezialität des Hauses .
es: ¡ buen provecho ! {dishplain:el} es la especialidad de la casa .
weight: 4

en: the food in this restaurant is <very good|too expensive|better than in the hotel> , but the service is <slow|bad|unfriendly> .
de: das Essen in diesem Restaurant ist <sehr gut|zu teuer|besser als im Hotel> , aber die Bedienung ist <langsam|schlecht|unfreundlich> .
es: la comida de este restaurante es <muy buena|demasiado cara|mejor que en el hotel> , pero el servicio es <lento|malo|antipático> .
weight: 4

en: this dish is <too spicy|too salty|not warm> , could you change it ?
de: dieses Gericht ist <zu scharf|zu salzig|nicht warm> , könnten Sie es umtauschen ?
es: este plato está <demasiado picante|demasiado salado|frío> , ¿ podría cambiarlo ?
weight: 3

en: the judge is still in court , {we} cannot speak to him before {clock} .
de: der Richter ist noch im Gericht , {we} {=können@we} nicht vor {clock} mit ihm sprechen .
es: el juez está todavía en el juzgado , no {=poder@we} hablar con él antes de {clock} .
weight: 3

en: {we} would like to pay <together|separately> . how much is {dish:the} ?
de: {we} {=möchten@we} <zusammen|getrennt> bezahlen . was kostet {dish:der.nom} ?
es: {=querer.polite@we} pagar <todo junto|por separado> . ¿ cuánto cuesta {dish:el} ?
weight: 5

en: that comes to {price} euros . - keep the change .
de: das macht {price} Euro . - der Rest ist für Sie .
es: son {price:m} euros . - quédese con el cambio .
weight: 4

en: {s} {=be@s} not hungry , but {p0} would like <a cup of coffee|a piece of cake|a small salad|a glass of water> .
de: {s} {=haben@s} keinen Hunger , aber {p0} {=möchten@p0} <eine Tasse Kaffee|ein Stück Kuchen|einen kleinen Salat|ein Glas Wasser> .
es: {s} no {=tener@s} hambre , pero {=querer.polite@p0} <una taza de café|un trozo de pastel|una ensalada pequeña|un vaso de agua> .
weight: 6

en: how many <glasses|cups|bottles|plates> do you need ? - {people} , please .
de: wie viele <Gläser|Tassen|Flaschen|Teller> brauchen Sie ? - {people} , bitte .
es: ¿ <cuántos vasos|cuántas tazas|cuántas botellas|cuántos platos> necesita ? - <1:{people:m}|{people:f}|{people:f}|{people:m}> , por favor .
weight: 4

en: could you bring {o:obj} some more {spread:0} , please ?
de: könnten Sie {o:dat} bitte noch etwas {spread:0.akk} bringen ?
es: ¿ podría traer{o:le} un poco más de {spread:0} , por favor ?
weight: 6

en: we have run out of {spread:0} ; {desk} has gone to buy some .
de: {spread:der.nom} ist uns ausgegangen ; {desk} ist einkaufen gegangen .
es: se nos ha acabado {spread:el} ; {desk} ha ido a comprar más .
weight: 5

en: <a cup of coffee|a glass of wine|a piece of cake|a bottle of water> costs {people} euros {cents} .
de: <eine Tasse Kaffee|ein Glas Wein|ein Stück Kuchen|eine Flasche Wasser> kostet {people} Euro {cents} .
es: <una taza de café|un vaso de vino|un trozo de pastel|una botella de agua> cuesta {people:m} euros con {cents} .
weight: 5
"""
