tuvimos que levantarnos temprano .
he reservado una habitación más grande a nombre de Schmidt .
sería muy amable de su parte darnos la dirección del dentista .
si esta tarde llueve , voy a ir a la ópera .
primero nuestros amigos quisieran preguntar en la recepción y después alquilar un coche .
el señor Navarro acaba de darse cuenta de que la ducha está estropeada .
¿ quiere probar el pescado de la región o prefiere visitar la exposición ?
ya no tenemos jamón , pero puedo recomendarle la tortilla .
no nos traiga todavía la tabla de quesos pequeña , por favor .
no tenemos ganas de probar el queso de la región .
para mí una sopa de pescado caliente y un vaso de limonada , por favor .
¿ podría preparar la cuenta de la habitación ciento cinco ? me marcho hoy .
pregúntele al señor Becker si quiere ir a la ópera , por favor .
antes de marcharnos , quisiéramos ir a la policía .
aunque estamos enfermos , queremos comprar unos recuerdos .
ellos llegan el martes veintiocho de junio a las ocho y cuarto .
¿ tienen una casa de vacaciones para seis personas desde el viernes hasta el jueves ?
voy a comer algo el lunes a las siete y media .
¿ podría preparar la cuenta de la habitación diez ? nos marchamos hoy .
los turistas quieren quedarse hasta el martes .
la recepcionista dice que el restaurante está en la octava planta .
de eso ni hablar , señor Serrano .
su habitación está en la séptima planta , a la izquierda .
la sopa que pedimos está quemada .
el tren rápido va a Sevilla .
disculpe , ¿ qué recomienda , la tabla de quesos pequeña o la ensalada mixta ?
¿ podría venir alguien a la habitación cuarenta y tres ? el frigorífico hace demasiado ruido .
se tarda tres horas en reparar la ducha .
el seguro está incluido en el precio .
he reservado una habitación a nombre de Wagner .
¿ quisiera ir a la playa mañana por la mañana ?
ni hablar de que mis padres visiten la fortaleza .
acabamos de darnos cuenta de que la lámpara no funciona .
¿ podría traerme un poco más de sal , por favor ?
mi marido ha olvidado reservar una mesa para cinco personas .
tememos que el tren rápido lleve quince minutos de retraso .
es importante que mi hijo pague con tarjeta de crédito antes de las once .
tome la primera calle a la derecha y verá el ayuntamiento delante de usted .
la torre está cerrada los miércoles .
si esta tarde hace demasiado calor , voy a leer un libro .
no comemos ni patatas ni verduras .
la llave no entra en la cerradura de la habitación cuatrocientos diez .
el hombre con el que mis hijos hablaron esta mañana era muy amable .
el hotel en el que estuve en Praga era más cómodo .
el sombrero nuevo que la camarera de piso encontró en la habitación treinta y tres es de mi mujer .
hemos perdido nuestros guantes verdes y nuestro collar .
despiérteme el domingo a las tres menos cuarto , por favor , tengo que coger el tren a Granada .
me llamo García , tengo una reserva para esta noche .
preferiría una suite más grande que tenga baño .
la cena se sirve a partir de las nueve menos cuarto en la terraza .
ellos quisieran descansar un poco porque están agotados .
¿ puedes imprimir la confirmación de la reserva , por favor ?
¿ han encontrado una bufanda verde ? me la he dejado en el comedor .
quisiera una habitación individual con televisor , por favor .
queremos que mi marido compre una postal .
el señor Miller perdió el enlace en Viena porque el autobús llegó demasiado tarde .
dudo que mi hija vaya al mercado .
¿ puede limpiar la habitación cincuenta , por favor ?
me llamo Miller , tengo una reserva para dos noches .
¿ puedo fumar aquí ?
quisiéramos reservar una habitación doble para una noche .
¿ por qué no fuiste en autobús a Madrid ?
buenas noches , soy Wilson , de la habitación trescientos uno . envíe al mozo , por favor .
pasamos ocho días en Ginebra y tres días en Múnich .
mis padres durmieron como un tronco porque la habitación era tan tranquila .
cuando llegue a Berlín , voy a fotografiar el teatro de la ópera .
en Edimburgo llueve a cántaros , por eso voy a quedarme en el hotel .
¿ puedes traernos la hoja de registro , por favor ?
he olvidado reservar una mesa para cuatro personas .
me perdí en el casco antiguo hace cinco horas .
hemos oído que la conferencia termina a las cinco menos cuarto .
quisiera un asiento en primera clase para Sevilla .
perdí el enlace en Londres porque el tren llegó con retraso .
antes de que cierren las tiendas , quisiera reunirme con unos amigos en la estación .
una taza de café cuesta ocho euros con noventa .
¿ podría esperar un momento y darme la llave de la habitación doscientos quince ?
¿ a qué distancia está el castillo de aquí ?
no comemos ni huevos ni jamón .
¿ a qué distancia está la fortaleza de aquí ?
llegué tarde porque el tren nocturno llegó demasiado tarde .
el avión a Ginebra despega a las tres .
es una lástima que el cuarto de baño no esté listo .
quiero que envíe a alguien a la habitación cuatrocientos seis .
no sé si el señor García irá al teatro .
la sopa de pescado que pedimos está demasiado salada .
despiértenos mañana a las once , por favor , tenemos que estar en el aeropuerto antes de las diez y veinticinco .
quisiéramos saber si el autocar va a Lisboa .
disculpe , ¿ cómo llego al cajero automático ?
si no es mucha molestia , ¿ podría ponernos con la habitación treinta y dos ?
ni hablar de que nuestros amigos visiten la iglesia y el zoo .
¿ cuándo quiere preguntar en la recepción ?
la cámara que la camarera de piso encontró en la habitación trescientos veinte es de los huéspedes .
hasta que llegue mi hermano , quiero comprar unos recuerdos .
si mañana llueve , queremos leer un libro .
no sé si ellos pueden comer algo mañana por la noche .
me alegro de que podamos ir en tren nocturno a Praga .
dudo que reservemos un apartamento más barato para seis noches .
el tren sale a las diez .
me gustó mucho el paseo en barco .
¿ está incluido el servicio de habitaciones en el precio o tenemos que pagarlo aparte ?
el frigorífico de mi habitación está estropeado .
hay un error en la cuenta : no he tomado ninguna sopa de pescado .
hemos tenido un accidente . ¿ qué deberíamos hacer ?
¿ nos podemos llevar el paraguas ?
no se olvide de hacerme una foto , por favor .
un taxi a la playa cuesta unos diez euros .
¿ va este tren a Roma ?
espero que podamos pagar en efectivo .
¿ cuánto cuestan las entradas para el paseo en barco del sábado ?
mañana nevará , por eso mi compañero va a acostarse temprano .
¿ cuándo estará lista mi camisa ?
hay un error en la cuenta : no hemos tomado ninguna macedonia de frutas .
tome las pastillas dos veces al día , antes de las comidas .
sé que la joyería está cerrada los jueves .
el médico dice que mi hijo tiene que tomar las pastillas durante cinco días .
una habitación familiar cómoda cuesta siete euros por noche , y la media pensión está incluida .
¿ quién puede darnos la dirección del hospital ?
mi marido no tiene tiempo de hacer un picnic .
esta blusa es demasiado cara .
a las ocho menos diez me marcho .
aquí tiene su llave , señora López . su habitación está en la tercera planta .
no como ni huevos ni champiñones .
tengo suerte : puedo tomar algo en el bar .
hemos escrito una carta a nuestro profesor .
el señor Becker llamó a las dos y dejó un recado para la señora Wagner .
hola , soy Wilson , de la habitación treinta y tres . necesito una manta adicional .
ya no tenemos pescado , pero puedo recomendarle el helado .
hablamos alemán , pero no entendemos el español .
¿ qué día es hoy ? - hoy es sábado , seis de julio .
los zapatos negros cuestan diecinueve euros , pero el sombrero más barato es más barato .
quisiera quejarme : el armario es muy viejo y los huéspedes de la habitación de al lado hacen demasiado ruido .
sabemos que la carnicería está cerrada los lunes .
aunque hace mucho frío , él va a participar en la visita de la ciudad .
no hay jabón en la habitación once .
quiero que limpie la habitación .
quisiéramos reservar una habitación más barata para dos noches .
vamos a cambiarnos a otra habitación el dieciocho de junio .
la oficina de turismo está detrás del teatro de la ópera .
después de la cena quiero visitar la exposición y el zoo , pero antes tengo que llamar a mi oficina .
he comprado un collar para mis padres .
tuve un accidente el lunes pasado .
¿ cuántos vasos necesita ? - ocho , por favor .
es importante que mis padres recojan su portátil antes de la una .
no se preocupe , señor Becker , le pediremos un taxi .
la señora tiene que hacer transbordo en Hamburgo .
he olvidado mi móvil nuevo en el restaurante . ¿ qué debería hacer ?
queremos reunirnos con unos amigos en la estación en lugar de alquilar una barca .
hemos reservado una habitación doble a nombre de Weber .
mi mujer se ha roto la pierna y tiene que ir al hospital .
ayer por la tarde olvidé mi bolsa de viaje azul en el restaurante y ahora tengo que llamar al hotel .
no puedo dormir porque el frigorífico hace demasiado ruido .
el hotel en el que el señor Navarro estuvo en Edimburgo estaba cerca de la estación .
el tren regional para Berlín sale a las tres del andén seis .
ya no tenemos pollo , pero puedo recomendarle el helado .
¿ puede darnos la dirección del restaurante , por favor ?
ya es hora de que mi mujer aparque su coche en el garaje .
la señora Becker celebra su cumpleaños el martes ; quisiéramos encargar una tarta .
el camarero que habla español es muy amable .
mis padres tuvieron un accidente el jueves pasado .
el tren parará en todas las estaciones .
¿ podría enseñarme en el mapa dónde está la hermosa torre ?
mi compañero está sentado en un banco del parque y lee el periódico .
¿ por qué no quiere traer su gato ?
el billete a Varsovia cuesta catorce euros , pero solo tenemos un billete de cincuenta euros .
no estamos satisfechos con la habitación porque la cama supletoria es demasiado dura .
llame a la señora Moreno al tres cuatro cinco tres tres , por favor .
es posible que nos quedemos en el hotel el fin de semana .
quisiera alquilar un coche por siete días .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Navarro ?
mi reloj va atrasado ; ya es la una y media .
nevará el sábado , por eso mi hermano quiere descansar un poco .
¿ necesita mi pasaporte o mi carné de identidad ?
¿ puede explicarme la confirmación de la reserva , por favor ?
hemos perdido nuestro abrigo y nuestra cartera .
¿ quién puede limpiar la habitación doscientos cinco ?
en Berlín lleva dos días lloviendo .
¿ qué tiempo hace en Colonia en octubre ?
si mañana hace buen tiempo , vamos a visitar el castillo .
hasta que llegue mi hermana , quiero ir al mercado .
es una lástima que el sofá sea demasiado duro .
en agosto suele hacer mucho sol en Atenas .
las plantas de la quinta planta necesitan agua .
mis hijos tienen suerte : pueden probar el pescado de la región .
despiértenos el sábado a las tres y media , por favor , tenemos que estar en el aeropuerto antes de las ocho .
buscamos un hotel que esté junto al mar .
disculpe , ¿ cómo llegamos a la oficina de correos ?
solemos levantarnos a las siete y media .
el bar está en la cuarta planta .
el trayecto dura cuatro horas y cincuenta minutos .
he perdido mi diario y mis guantes .
soy de Inglaterra , pero vivo en Valencia desde hace seis años .
ella está enferma .
cuando llegué a Bruselas , el cuarto de baño no estaba listo .
la carretera a Lisboa está cortada , así que tenemos que dar un rodeo .
por culpa del mal tiempo tenemos más tiempo para descansar .
¿ tienen una habitación familiar para cinco personas para una noche ?
su habitación está en la primera planta , a la izquierda .
llame a un médico , por favor , mi marido ha tenido un accidente .
¿ tienes sueño , Anna ?
mi compañero se ha roto la mano y tiene que ir al hospital .
disculpe , ¿ cómo llego a la estación ?
el señor García perdió su maleta el mes pasado . ¿ qué debería hacer ?
quisiera saber si el tren nocturno llega a Madrid a las seis y media .
¿ qué recomienda , el filete grande o la macedonia de frutas ?
el barco va a Hamburgo .
ya es hora de que mi hermana deje su portátil nuevo en la recepción .
perdí mi pasaporte la semana pasada y ahora tengo que ir a la oficina de objetos perdidos .
he comprado un libro para mis padres .
acabo de llegar a Múnich .
llego el domingo cinco de mayo a las once .
si el miércoles nieva , mi hermano va a ver la televisión .
¿ le importaría traerme un vaso de leche ?
quisiera comprar un sombrero rojo y una postal .
¿ puede traernos un adaptador , por favor ?
por culpa del atasco llegué demasiado tarde a la agencia de viajes .
para mí un filete y una taza de café , por favor .
nos gusta mucho el ayuntamiento .
no estoy satisfecho con la habitación porque la luz está estropeada .
acabamos de pagar con cheque .
despiérteme mañana a las dos y media , por favor , tengo que coger el tren a Zúrich .
preferiríamos un apartamento que tenga cocina .
un billete de ida y vuelta a Berlín , por favor , en segunda clase .
por culpa del mal tiempo mi hija tiene más tiempo para leer .
la biblioteca está abierta desde las seis hasta las siete , pero los miércoles está cerrada .
el hervidor no funciona desde esta mañana .
lo sentimos mucho , señora Moreno . el técnico vendrá dentro de cuarenta minutos .
¿ qué tiempo hace en Bruselas en enero ?
no tengo ganas de ir al teatro .
camarero , pedí un pastel de manzana , pero me ha traído una pizza grande .
no se preocupe , señor López , le despertaremos a las ocho .
no se olvide de firmar aquí , por favor .
no sé si ellos pueden ir en autobús a Ginebra dentro de veinticinco minutos .
tenemos que ir al banco antes de la una y veinte porque necesitamos dinero .
si no es mucha molestia , ¿ podría enseñarme el camino al cajero automático ?
¿ cuándo abre el museo de arte los jueves ?
Roma es la ciudad más bonita que mi hermano ha visto nunca .
ella sabe que la embajada está cerrada los sábados .
cuando llegamos a Zúrich , el armario no estaba limpio .
quisiera probar el vino de la región y tomar algo en el bar .
quisiera carne con verduras y un vaso de leche .
nuestros amigos vinieron a Múnich para ir a la playa .
el tren tiene coche restaurante .
he reservado una habitación más barata a nombre de Becker .
tenemos que ir al banco antes de las cinco y veinticinco porque necesitamos dinero .
necesito un taxi desde el cine para cuatro personas a las tres .
¿ tienen platos sin pescado ?
mi marido necesita un termómetro de la farmacia .
anteayer queríamos pagar la cuenta .
se tarda seis horas en llegar a Viena .
¿ cuándo abre el castillo los domingos ?
nadie pudo decirnos dónde está el cajero automático .
¿ sale el tren rápido a las cuatro menos cuarto ?
el tren nocturno sale del andén dieciséis .
llego el lunes veinte de septiembre a las ocho menos cuarto .
cuando el taxista habla francés , me suena a chino .
nuestros amigos tienen que pagar un ojo de la cara por los zapatos marrones .
¿ tiene el tren coche restaurante ?
hasta que llegue el caballero , quiero comprar una postal .
¿ dónde está la lista de precios ? - se la enseñaré inmediatamente .
no hay de qué , señora Miller . ¡ que tenga un buen día !
mi mujer habla italiano , pero no entiende el francés .
la recepcionista dice que la conferencia no se celebra en la sala de conferencias .
el hotel en el que mi mujer estuvo en Granada no era tan caro .
la señora Rossi acaba de darse cuenta de que la obra es demasiado ruidosa .
la calefacción de la habitación treinta y uno está estropeada .
quisiera una habitación individual con televisor y vistas al jardín .
el palacio está abierto hasta las seis y media .
necesito un taxi desde el banco para cinco personas a las cinco menos veinte .
mi marido está buscando sus gafas . ¿ las ha visto ?
queremos cambiar de habitación porque el colchón no está limpio .
no hay de qué , señor Dubois . ¡ que tenga un buen día !
aunque mi compañero está enfermo , quiere ir a la ópera .
camarero , pedí una tortilla , pero me ha traído un bocadillo .
el señor Wagner no está en este momento . ¿ quiere dejar un recado ?
¿ me puedo llevar el plano de la ciudad ?
nos gusta viajar en tren .
no hay electricidad en la habitación cuatrocientos diez .
tenemos muchas ganas de fotografiar la torre el fin de semana .
necesitamos un taxi al cajero automático para seis personas a las siete y veinte .
como el tren rápido llega con retraso , no llegaré hasta las nueve .
perdí el enlace en Londres porque el tren rápido llegó con retraso .
el próximo mes llego a Praga y me quedo nueve noches .
¿ está incluido el servicio de lavandería en el precio o tenemos que pagarlo aparte ?
¿ qué recomienda , la sopa o la buena sopa de tomate ?
camarero , pedí una buena sopa de pescado , pero me ha traído una macedonia de frutas .
sería muy amable de su parte planchar esta blusa .
se tarda seis horas en llegar a Atenas .
mi hija solo viaja a Londres de Pascuas a Ramos .
quisiéramos saber si el tren rápido va a Londres .
quisiéramos comprar una falda verde y chocolate .
es una lástima que el colchón sea demasiado pequeño .
antes de marcharnos , quisiéramos enviar una carta a Ginebra .
la gasolinera está delante del famoso museo de arte .
el mozo me dará la llave de la habitación cuarenta y ocho .
¿ cómo se llama ? - me llamo Martin Brown .
la señora quisiera pagar con tarjeta , pero el aparato no funciona .
quisiera quedarme hasta el jueves .
quisiera un apartamento cómodo con caja fuerte , por favor .
buenas noches , ¿ cuánto cuesta una habitación familiar con escritorio por noche ?
el partido que mis padres querían ver empieza a las doce .
desde el viernes me duele el brazo .
los niños saben que el centro comercial está cerrado los martes .
mi número de teléfono es el nueve cinco ocho siete cero .
me alegro de que mi mujer se cambie a otra habitación el treinta y uno de marzo .
no vale la pena ir a la obra de teatro .
si el autobús está lleno , tengo que coger el próximo tren .
el hotel en el que el señor Schmidt estuvo en Salzburgo no era tan caro .
un taxi a la estación cuesta unos veinticuatro euros .
no creo que podamos quedarnos tres noches dentro de seis horas .
quisiera alquilar una bicicleta por siete días .
nos interesa el zoo . ¿ hay una visita guiada en portugués ?
queremos que mi hermano participe en la cata de vinos .
una habitación cuesta ciento diez euros por noche , y la tasa turística no está incluida .
quisiera alquilar una barca y fotografiar el teatro .
disculpe , ¿ podría decirme a qué hora sale el autobús para Praga ? muchas gracias .
ellos quieren tomar algo en el bar en lugar de comprar un diccionario .
quisiéramos descansar un poco porque estamos agotados .
la señora Dubois no está hoy . ¿ quiere dejar un recado ?
quiero que nos traiga un vaso de zumo de manzana .
ya es hora de que mi marido pregunte en la recepción .
el huésped de la habitación cincuenta y seis ha perdido su llave .
llegué tarde porque el tren rápido llegó demasiado tarde .
el libro que la camarera de piso encontró en la habitación trescientos uno es del caballero .
la motocicleta que el señor Weber alquiló tiene una rueda pinchada .
la parada de autobús está enfrente de la hermosa biblioteca .
mis hijos han comprado una bufanda para su abuelo .
la tortilla que mi hermano pidió está demasiado salada .
¿ le importaría llevar el equipaje a la estación ?
ella no tiene tiempo de hacer senderismo por la montaña .
el avión a Sevilla despega a las diez .
nos han robado el billete de tren y la cartera marrón .
hola , ¿ puedes limpiar la habitación , por favor ?
los turistas quisieran comprar una corbata roja y una guía de viajes .
¿ podría venir alguien a la habitación ciento doce ? la cama no está hecha .
no he estado nunca en Berlín , pero conozco bien Granada .
tenemos que ir al banco antes de las cinco y cuarto porque necesitamos dinero .
el señor López celebra su cumpleaños el martes ; quisiéramos encargar una tarta .
la recepcionista quiere saber si ella quiere marcharse en julio .
quiero que el técnico hable más despacio .
quisiéramos que nos despertaran a las doce y media , habitación trescientos doce .
¿ hay alguien aquí que hable alemán ? los huéspedes no hablan portugués .
puedo esperar en el bar el viernes .
los huéspedes que están en la primera planta quisieran prolongar su estancia .
¿ necesito receta para las gotas para los ojos ?
en Sevilla llueve a cántaros , por eso mi hermano se acostará temprano .
ella está buscando sus gafas . ¿ las ha visto ?
¿ cuándo comprará unos recuerdos ?
si el lunes nieva , vamos a acostarnos temprano .
el médico dice que mi mujer tiene que tomar las pastillas durante dos días .
¿ quién puede darme un apartamento tranquilo con vistas al mar ?
estoy esperando el tren nocturno para Atenas .
no sé si puedo ir a la playa .
el famoso museo , que está a cinco minutos de aquí , merece una visita .
la recepcionista quiere saber si queremos registrarnos el domingo a las diez y media .
como el tren nocturno llegará demasiado tarde , no llegaré hasta las seis .
la autopista a Atenas está cortada , así que tenemos que coger el tren .
¿ nos podemos llevar el cargador ?
acabamos de darnos cuenta de que la impresora no funciona .
hemos perdido nuestro abrigo y nuestro anillo .
la familia Weber se aloja aquí desde el veintidós de julio .
no se preocupe , señor Brown , repararemos el hervidor .
como el tren rápido llega con retraso , no llegaremos hasta las seis .
un taxi a la agencia de viajes cuesta unos treinta y seis euros .
mañana por la mañana nuestros amigos quieren recoger su móvil .
no se olvide de llevar el equipaje a la habitación , por favor .
mi marido está buscando su anillo caro . ¿ lo ha visto ?
¿ qué día es hoy ? - hoy es jueves , veintiocho de febrero .
hola , todavía no he recibido la confirmación de la reserva . ¿ podría enseñármela ?
en abril llego a Múnich y me quedo ocho noches .
el hotel en el que estuvimos en Berlín tenía piscina .
¿ quiere el café con o sin azúcar ?
quisiéramos pagar por separado . ¿ cuánto cuesta la ensalada ?
la señora Serrano dejó su tarjeta de crédito en casa el miércoles pasado y ahora tiene que llamar al hotel .
la bicicleta que alquilé está rota .
mi hija está sentada en un banco del patio y nos espera .
de la peluquería a la catedral hay solo cincuenta minutos a pie .
llegamos el jueves ocho de noviembre a la una menos cuarto .
el señor Rossi olvidó su bolso en el restaurante ayer por la noche y ahora tiene que ir a la oficina de objetos perdidos .
en Hamburgo llueve a cántaros , por eso leeré un libro .
mi hija está intentando recoger su paraguas .
hemos oído que el servicio está incluido en el precio .
¿ tienen platos sin arroz ?
¿ cuándo sale el primer tren regional para Salzburgo ?
quisiera saber si el autobús sale a las diez y cuarto .
hola , soy Wagner , de la habitación ciento veinte . quisiera hablar con el director .
me han robado el billete de avión y el diario .
¿ qué día es hoy ? - hoy es martes , quince de julio .
el señor Wilson quisiera ir al médico porque está enfermo .
quisiéramos reservar un apartamento para cuatro personas del veinticuatro al veintiocho de noviembre .
mi marido vino a Berlín para fotografiar el zoo .
la carta que envié a Zúrich todavía no ha llegado .
el taxi que ella pidió para las dos y media todavía no ha venido .
¿ desea pagar con tarjeta de crédito o con cheque , señora Schmidt ?
ella acaba de darse cuenta de que la cerradura está estropeada .
no nos traiga todavía la sopa de verduras , por favor .
la cuenta asciende a noventa euros , incluida la limpieza final .
se tarda tres horas en llegar a Madrid en tren .
en Londres lleva tres días lloviendo .
la señora Navarro ha cancelado la reserva para el sábado .
preferiría una habitación familiar que tenga baño .
pregúntele al señor Dubois si quiere hacer senderismo por la montaña , por favor .
debe de ser un error : reservamos una habitación individual , no una habitación familiar .
quisiéramos reservar una mesa para cinco personas para las ocho menos diez .
llame a una ambulancia , por favor , mi hija se ha desmayado .
¿ podría uno de sus compañeros traducir este menú ?
hasta que lleguen mis hijos , queremos alquilar una barca .
¿ le importaría lavar esta blusa ? gracias por su ayuda .
¿ quisieras traer tu perro mañana por la noche ?
llego el sábado seis de agosto a las cuatro y diez .
la habitación más barata que mi hermano reservó por teléfono está en la cuarta planta .
buenas noches , ¿ cuánto se tarda en reparar la caja fuerte ?
mi mujer acaba de comprar un sello .
quiero visitar el museo y el hermoso faro .
a los huéspedes les gusta pasear por la playa .
¿ me puede traer la cuenta ? muchas gracias de antemano .
quisiera reservar una mesa para tres personas en la terraza .
el supermercado está enfrente del hermoso museo .
un billete de ida y vuelta a Granada , por favor , en primera clase .
va a hacer mucho frío el fin de semana .
¿ le importaría apagar la calefacción ?
no como ni fideos ni pollo .
¿ tienes sed , Paul ?
tenemos que dejar nuestro paraguas en la recepción .
¿ podría traerme una taza y despertarme a la una menos diez ?
la caja fuerte no funciona .
la señora Becker llega el viernes cuatro de diciembre a las once .
ella quiere dar un paseo por el casco antiguo pasado mañana .
¿ cuánto cuesta alquilar una barca por ocho días ?
¿ le importaría recomendarme un buen restaurante ?
¿ quién puede rellenar el formulario ?
queremos comprar unos sellos .
¿ cuánto cuesta alquilar una bicicleta por ocho días ?
la ventana no se puede cerrar , y los niños hacen demasiado ruido .
he ido al teatro .
me quedé dormido . ¿ qué debería hacer ?
la sopa de verduras está fría .
¿ sería posible que nos trajera un tenedor ?
es posible que el señor Weber se acueste temprano mañana por la mañana .
¿ podemos dejar aquí nuestra chaqueta hasta las cuatro y veinticinco ?
quisiéramos pagar todo junto . ¿ cuánto cuesta el pastel de manzana ?
debe de ser un error : reservé una habitación doble , no un apartamento .
¿ dónde está la almohada ? ¿ podría traérnosla , por favor ?
tráigame una percha y un cuchillo nuevo , por favor .
quisiera quejarme : el sofá es demasiado corto y el teléfono está fuera de servicio .
me he dejado mi anillo caro en el avión a Ginebra .
tengo que hacer transbordo en Lisboa .
el camarero me ha traído una ensalada en lugar de un bocadillo vegetariano .
su habitación está en la octava planta , a la izquierda .
el hotel más barato de Edimburgo está en el bar .
mi reloj va atrasado ; ya es la una .
la falda que mi compañero compró es demasiado pequeña .
hace dos horas la señora se resfrió .
¿ sería posible que imprimiera la lista de precios ?
todavía no he recibido la lista de precios . ¿ podría dármela ?
son diecinueve euros . - quédese con el cambio .
cuando llegue a Madrid , voy a comprar unos sellos .
quisiéramos un asiento en el pasillo para Colonia .
lamentablemente el hotel está completo hasta el doce de abril .
creo que el caballero puede dejar su maleta azul en la recepción a las tres .
disculpe , necesitamos la confirmación de la reserva . ¿ nos la puede traer ?
un billete de ida y vuelta a Barcelona , por favor , en segunda clase .
no puedo dormir porque el sofá es demasiado blando .
he oído que la catedral merece la pena .
él se resfrió anteayer .
una pregunta : si no es mucha molestia , ¿ podría confirmar la reserva ?
he oído que la boda se celebra en el teatro de la ópera .
aquí tiene su pasaporte , señor Taylor . su habitación está en la cuarta planta .
nuestros amigos están buscando su libro . ¿ lo ha visto ?
me interesa el mercado cubierto . ¿ hay una visita guiada en español ?
la parada de autobús está a dos pasos del ayuntamiento antiguo .
¿ podría prestarme un cargador , por favor ?
la recepcionista quiere saber si quiero participar en la visita de la ciudad .
no puedo dormir porque los niños hacen demasiado ruido .
sería muy amable de su parte prestarme una guía de viajes .
los huéspedes quisieran pollo con arroz y un vaso de cerveza .
una habitación cuesta veintiséis euros por noche , y el minibar está incluido .
¿ está incluido el servicio en el precio o tengo que pagarlo aparte ?
de eso ni hablar , señor Wagner .
los turistas durmieron como un tronco porque el viaje fue tan largo .
el desayuno se sirve a partir de las nueve y media en la sala de desayunos .
el señor Wagner ha roto el vaso . ¿ qué debería hacer ?
nos interesa la hermosa catedral . ¿ hay una visita guiada en italiano ?
¿ sería posible que me diera la llave de la habitación siete ?
suelo levantarme a las once menos cuarto .
en Edimburgo lleva seis días lloviendo .
mi hermano quisiera acostarse temprano porque está cansado .
¿ sabía que el comedor está en la cuarta planta ?
dos billetes de ida a Viena para el veinticuatro de agosto , por favor .
la comida de este restaurante es demasiado cara , pero el servicio es malo .
hace seis días me perdí en la ciudad .
hemos oído que la visita de la ciudad empieza a las tres .
la iglesia , que está a cincuenta minutos de aquí , merece una visita .
nos quedamos hasta el lunes .
¿ podemos dejar aquí nuestro libro hasta las cinco menos cinco ?
el señor Taylor llamó a las cinco y veinte y dejó un recado para la señora Weber .
cuando la guía habla español , me suena a chino .
la autopista a Viena está cortada , así que tengo que coger el tren .
la ventana es muy vieja .
ellos llegan el domingo dos de febrero a las siete menos cinco .
ella ha olvidado enviar una postal a Salzburgo .
