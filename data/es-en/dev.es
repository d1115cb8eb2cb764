¿ por qué no llamó a sus padres ?
queremos que la camarera de piso hable más despacio .
la luz no funciona desde las seis y veinte .
¿ dónde está la lista de precios ? - se la enviaré inmediatamente .
estoy seguro de que nos reuniremos con unos amigos en la estación pasado mañana .
hay un mapa sobre la mesa de la habitación doscientos siete .
nadie pudo decirme dónde está la gasolinera .
ya es hora de que mi compañero pague en efectivo .
el médico dice que mi mujer tiene que beber mucha agua durante tres días .
quisiéramos visitar el museo y el museo de arte y fotografiar el teatro .
el desayuno se sirve a partir de las diez menos cuarto en la terraza .
es importante que mi marido deje su maleta pesada en la recepción antes de las cinco y media .
¿ podría traernos seis camas supletorias , por favor ?
aquí tiene su tarjeta , señora Wilson . su habitación está en la novena planta .
Venecia es la ciudad más bonita que he visto nunca .
aparcamos nuestro coche en el garaje anteayer .
no hace falta que me traiga la cuenta , el director ya me la ha dado .
¿ podría dejar la habitación a las ocho ?
deme su carné de identidad y firme aquí , por favor .
una botella de agua cuesta siete euros con noventa .
la señora está esperando el tren para Ginebra .
tenemos muchas ganas de comprar unas postales mañana .
por culpa del mal tiempo tengo más tiempo para escribir cartas .
no tengo tiempo de dar un paseo por el bosque .
antes de marcharme , quisiera enviar una postal a Venecia .
mis hijos acaban de pagar la cuenta .
la señora Fischer quisiera acostarse temprano porque está cansada .
es una lástima que el colchón sea demasiado duro .
del centro comercial al castillo antiguo hay solo cinco minutos a pie .
nos gusta mucho el monasterio .
el señor Fischer no está hoy . ¿ quiere dejar un recado ?
la guía con la que la señora Moreno habló ayer era muy amable .
mi hermano está de mal humor porque llueve ahora .
acabamos de comprar crema solar .
¿ quieres ir a nadar más tarde ?
mis hijos compraron un mapa anteayer .
la catedral es más grande que el castillo .
en febrero suele hacer mucho frío en Berlín .
el hotel en el que mis padres estuvieron en Múnich tenía piscina .
el concierto que la señora Schmidt quería ver empieza a las cuatro y veinticinco .
primero los turistas quisieran comprar un billete para Varsovia y después nadar en el lago .
una mesa para siete , por favor .
dos sellos para cartas a Austria , por favor .
desde el tejado se pueden ver la exposición y el puerto .
no tenemos ni idea de dónde está nuestro diario .
antes de salir de viaje , quisiera ir a bailar .
la sopa está deliciosa .
ellos no están satisfechos con la habitación porque los vecinos hacen demasiado ruido .
el huésped de la habitación ciento cinco quisiera hablar con usted .
quisiera reservar una mesa para dos personas para esta noche .
¿ podría preparar la cuenta de la habitación doscientos diez ? nos marchamos hoy .
antes de marcharnos , quisiéramos enviar un paquete a Berlín .
he reservado una habitación a nombre de Brown .
buenos días , el señor Taylor no está en este momento . ¿ quiere dejar un recado ?
buenos días , ¿ desea pagar por transferencia o con tarjeta de crédito , señora Serrano ?
hemos oído que la hermosa torre merece la pena .
las plantas de la octava planta necesitan agua .
despiérteme mañana a las cuatro y media , por favor , tengo que estar en el aeropuerto antes de la una y media .
¿ podría decirme de dónde sale el tren para Londres ? muchas gracias .
buenos días , ¿ puedo dejar aquí mi collar hasta las diez y diez ?
mi mujer habla italiano , pero no entiende el inglés .
mi hermana se ha roto la pierna y tiene que ir al hospital .
lo sentimos mucho , señor Wagner . la camarera de piso se ocupará de ello dentro de quince minutos .
la señora Fischer está resfriada .
si el martes hace demasiado frío , vamos a quedarnos en el hotel .
buenas noches , todavía no he recibido la cuenta . ¿ podría dármela ?
quisiera reservar un apartamento cómodo para tres noches .
el director dice que el monasterio merece la pena .
el billete a Viena cuesta dieciséis euros , pero mi hijo solo tiene un billete de cien euros .
el tren regional para Lisboa sale a las nueve y diez del andén dieciocho .
quisiera una habitación familiar cómoda con bañera , por favor .
la calefacción de la habitación trescientos ocho no funciona .
los huéspedes pueden tener la habitación individual tranquila con televisor .
queremos comprar una postal en lugar de tomar algo en el bar .
¿ puede enseñarme la habitación doble luminosa , por favor ?
la cena se sirve a partir de las nueve y media en el jardín .
nadie pudo decirnos dónde está la parada de taxis .
no hace falta que nos traiga la cuenta , el camarero ya nos la ha dado .
busco un hotel que esté cerca de la oficina de correos .
me he dejado mis guantes marrones en el autobús a París .
¿ de dónde eres , Martin ? - soy de Alemania .
ella tiene que quedarse cinco noches .
¿ cuánto dura el trayecto de Granada a Madrid ?
el almuerzo se sirve a partir de las doce menos cuarto en la terraza .
hasta que llegue mi mujer , quiero fotografiar el museo .
para mí una sopa de pescado y tres vasos de zumo de manzana , por favor .
la sopa de pescado que pedimos está deliciosa .
pienso visitar la biblioteca .
¿ hay un aeropuerto cerca de aquí ?
¿ le importaría darnos la llave de la habitación treinta y cinco ?
¿ podría decirme si la tasa turística cuesta treinta y tres euros al día ? gracias por su ayuda .
mi marido está sentado en un banco del parque y lee el periódico .
su habitación está en la quinta planta , a la izquierda .
la guía quiere saber si mi hija quiere cancelar su pedido .
le pedí al mozo que apagara la música , pero no ha pasado nada .
mi compañero lleva desde las cinco intentando pagar con tarjeta de crédito .
ya no tenemos fideos , pero puedo recomendarle la tabla de quesos .
después del desayuno él quiere comprar un recuerdo , pero antes tiene que pagar la cuenta .
¿ sabe cómo se va de la oficina de turismo a la exposición ?
el martes a las cuatro y media puedo hacer senderismo por la montaña .
quisiéramos cambiar cincuenta dólares por euros .
lléveme a la panadería , por favor , tengo prisa .
el hotel más tranquilo de Bruselas está detrás del mercado cubierto .
mi compañero está buscando su llave del coche . ¿ la ha visto ?
me quedaré cuatro noches .
hay un error en la cuenta : no hemos tomado ninguna pizza pequeña .
nadie pudo decirme dónde está la peluquería .
estoy a punto de cambiar la blusa amarilla por otra cosa .
el teatro de la ópera antiguo está abierto desde las diez hasta las siete y cuarto , pero los miércoles está cerrado .
tememos que el tren nocturno esté lleno .
el huésped de la habitación trescientos ocho no se encuentra bien .
les encantaría dar un paseo por el casco antiguo .
el mozo me dará una suite pequeña con vistas a la plaza .
no sé si la señora Navarro puede reunirse con unos amigos en la estación .
¿ sabe cómo se va del supermercado al museo ?
¿ quién puede encender el televisor ?
disculpe , ¿ cómo llego al aeropuerto ?
quisiéramos pan con mantequilla y un vaso de vino blanco .
¿ qué vino va bien con la tabla de quesos ?
antes de salir de viaje , quisiera comprar un recuerdo .
tenemos muchas ganas de ir a bailar mañana .
¿ cuánto cuesta una habitación con caja fuerte por noche ?
la cena se sirve a partir de las nueve menos cuarto en el jardín .
es una lástima que la habitación esté sucia .
ni hablar de que mi marido haga senderismo por la montaña .
ellos no tienen ganas de participar en la visita guiada .
la ventana no se puede cerrar , y el televisor está estropeado .
hasta que llegue el caballero , quiero visitar el hermoso museo .
una suite luminosa cuesta once euros por noche , y la media pensión está incluida .
mis padres temen que el tren sea cancelado .
¿ sabía que la exposición merece una visita ?
como el tren llega demasiado tarde , no llegaremos hasta las diez y diez .
llame a un médico , por favor , mi mujer se ha roto la mano .
¿ sabe a qué hora abre el palacio ?
hemos oído que el bar no está en la séptima planta .
la cena se sirve a partir de las ocho y cuarto en el jardín .
no hace falta que me traiga el recibo , la recepcionista ya me lo ha dado .
el señor Weber acaba de darse cuenta de que la cama no está hecha .
tenemos que hacer transbordo en Madrid .
¿ sería posible que nos diera una habitación individual luminosa con vistas al castillo ?
si esta tarde hace demasiado calor , voy a leer un libro .
¿ por qué no quieres dejar el hotel ?
mi reloj va atrasado ; ya son las once .
no me traiga todavía el pastel de manzana , por favor .
quería preguntarle si podría recomendarnos un buen restaurante .
después de la cena queremos hacer senderismo por la montaña , pero antes tenemos que preguntar en la recepción .
¿ podría venir alguien a la habitación cuatrocientos seis ? el ascensor está fuera de servicio .
espero que mi hermana pueda probar el queso de la región .
del hospital a la exposición hay solo cuarenta y cinco minutos a pie .
el concierto que ellos querían ver empieza a las seis .
estoy de mal humor porque hace mucho calor en este momento .
nos han robado el billete de avión y el anillo caro .
hablo alemán , pero no entiendo el italiano .
el vuelo de Sevilla fue cancelado por la tormenta .
mi hija no tiene ganas de participar en la excursión .
mi hermano llegó tarde porque el autocar llegó con retraso .
de la parada de taxis al museo de arte hay solo cuarenta minutos a pie .
la señora Wagner ha cancelado la reserva para el miércoles .
no sé si podemos ducharnos .
hola , ¿ podemos pagar por transferencia ?
¿ dónde está la cuenta ? - se la enseñaré dentro de cuarenta y cinco minutos .
la película que ellos querían ver ya ha empezado .
debe de ser un error : reservamos una habitación , no una habitación bonita .
¿ cómo se enciende el aire acondicionado ?
el trayecto dura seis horas y veinticinco minutos .
no se preocupe , señora Navarro , le pediremos un taxi .
un apartamento cómodo cuesta veintiocho euros por noche , y el servicio de habitaciones está incluido .
¿ zarpa el ferry a las tres y veinte ?
mi hija toma café en el desayuno , pero yo prefiero chocolate caliente .
¿ cuánto cuesta enviar una carta a Escocia ?
va a hacer mucho frío pasado mañana .
mi compañero se quedó dormido . ¿ qué debería hacer ?
nuestros amigos perdieron su billete de tren hace cuatro horas y ahora tienen que rellenar un formulario .
¿ cuánto tiempo desea quedarse ? - hasta el lunes , si es posible .
el collar que la camarera de piso encontró en el cuarto de baño es de mi hermano .
¿ hay un cine cerca de aquí ?
ni hablar de que mis hijos compren un cuaderno .
nuestros amigos tienen que darse prisa porque el tren para París sale dentro de cuarenta minutos .
es una lástima que el colchón sea demasiado blando .
del banco al teatro hay solo veinte minutos a pie .
la carretera a Praga está cortada , así que tenemos que coger el tren .
quisiéramos reservar una habitación doble bonita para una noche .
el taxi que mi hermana pidió para las nueve y veinte todavía no ha venido .
preferiría una habitación que tenga bañera .
cuando llegue a Barcelona , voy a comprar unos sellos .
antes de que llegue el autobús , quisiera reunirme con unos amigos en la estación .
el médico dice que mi hija tiene que beber mucha agua durante cinco días .
no me traiga todavía la sopa , por favor .
el señor Navarro llamó a las nueve y dejó un recado para el señor Serrano .
¿ va este autobús a Granada ?
la sopa de pescado está demasiado salada .
hay un diccionario sobre la mesa de la habitación trescientos quince .
quiero que el camarero limpie la habitación .
todas las habitaciones de la séptima planta tienen chimenea .
el frigorífico de la habitación doscientos uno está estropeado .
hemos reservado una habitación doble a nombre de Wilson .
nos han robado la tarjeta de crédito y el sombrero .
el vuelo de Madrid fue cancelado por el mal tiempo .
he pedido una buena sopa de verduras . ¿ cuándo me la va a traer ?
quisiéramos una habitación individual grande con baño y vistas a las montañas .
después del desayuno quiero nadar en el lago , pero antes tengo que enviar una carta a Atenas .
queríamos traer nuestro gato .
quisiera saber si el tren nocturno sale a las tres .
estoy seguro de que no prolongaremos nuestra estancia mañana .
quisiera comprar un billete para Praga .
antes de que anochezca , quisiera dar un paseo por la rosaleda .
la guía con la que hablamos el sábado era muy amable .
quisiera cambiar cien dólares por euros .
es posible que el señor Serrano cancele su reserva .
suelo levantarme a las ocho .
la autopista a Barcelona está cortada , así que tenemos que dar un rodeo .
mi hermano quiere trabajar en la biblioteca esta noche .
por culpa del atasco él llegó demasiado tarde a la oficina de turismo .
el taxi que mi marido pidió para las cuatro todavía no ha venido .
el director quiere saber si quiero quedarme hasta el jueves .
acabamos de llegar a Berlín .
la plancha está estropeada .
¿ puedo probarme la camisa más barata ?
buenas noches , ¿ tienen una suite grande para siete personas desde el martes hasta el jueves ?
antes de que cierren las tiendas , quisiera participar en la visita de la ciudad .
ella no come ni queso ni carne .
la señora pasó cinco días en Hamburgo y seis días en Valencia .
el huésped de la habitación cuarenta y uno no se encuentra bien .
¿ sabe cuándo abre el faro ?
¿ podría preparar la cuenta de la habitación cuarenta y dos ? nos marchamos dentro de dos horas .
el taxi que pedí para las siete todavía no ha venido .
buscamos un hotel que esté cerca del cajero automático .
es una lástima que la radio esté estropeada .
mi marido llega el martes once de diciembre a las cinco .
tengo que coger un taxi porque el tren rápido lleva veinte minutos de retraso .
no creo que mi hija pueda ir de compras .
ella quisiera comer algo porque tiene hambre .
ellos quisieran beber algo porque tienen sed .
¿ puedo probarme el bolso ?
el ferry no va a Hamburgo .
¿ qué recomienda , la buena sopa de pescado o la sopa de tomate ?
todas las habitaciones de la novena planta tienen escritorio .
creo que puedo esperar en el vestíbulo .
siga todo recto y luego gire a la izquierda en la parada de taxis .
no creo que podamos nadar en el lago .
¿ hay alguien aquí que hable francés ? nuestros amigos no hablan italiano .
el tren saldrá del andén nueve .
queremos cambiar de habitación porque el hervidor está estropeado .
los turistas quisieran cambiar ciento cincuenta dólares por euros .
¿ le importaría despertarme a las ocho y media ?
la cuenta asciende a cuarenta y cinco euros , incluido el desayuno .
el avión a Varsovia despega a las siete menos cuarto .
el señor Weber celebra su cumpleaños hoy ; quisiéramos encargar una botella de vino .
si el miércoles hace buen tiempo , voy a alquilar una barca .
desde el balcón se pueden ver el mercado cubierto y el río .
¿ podría enseñarnos en el mapa dónde está la hermosa catedral ?
¿ perdió su tarjeta de crédito ayer por la tarde ?
si mañana hace buen tiempo , fotografiaré el mercado cubierto antiguo .
una habitación individual bonita cuesta cuarenta y cinco euros por noche , y el acceso a internet no está incluido .
siga todo recto y luego gire a la derecha en el banco .
ya es hora de que mi marido pregunte en la recepción .
no se preocupe , señor Fischer , le pediremos un taxi .
no hace falta que nos traiga la cuenta , la recepcionista ya nos la ha dado .
el camarero me ha traído una tabla de quesos pequeña en lugar de una pizza grande .
despiértenos el miércoles a las nueve y veinte , por favor , tenemos que coger el tren a Ginebra .
la catedral está abierta hasta las dos .
si el fin de semana hace buen tiempo , vamos a fotografiar la biblioteca .
mañana va a hacer mucho calor .
espero que podamos ir a la playa pasado mañana .
se tarda cuarenta y cinco minutos en preparar la ensalada .
¿ cuándo dará un paseo por el bosque ?
he oído que la charla empieza a la una y media .
nos quedamos con el apartamento .
quisiera una habitación pequeña con escritorio , por favor .
los huéspedes tienen muchas ganas de alquilar una barca el miércoles .
en nuestra habitación huele a pescado .
de primero quisiéramos una sopa y de segundo pescado con patatas .
espero que mi hija pueda cancelar su reserva .
ella perdió el enlace en Roma porque el autocar estaba lleno .
ellos necesitan algo para la fiebre .
ella acaba de darse cuenta de que la cama supletoria no está hecha .
mis hijos hablan español .
no hay de qué , señora Brown . ¡ que tenga un buen día !
mi hijo tiene treinta y ocho grados de fiebre y tos .
disculpe , ¿ para el autocar en Granada ?
nevará la próxima semana .
el concierto que mi hermano quería ver empieza a las ocho menos cuarto .
tome la segunda calle a la izquierda y verá la torre delante de usted .
después del almuerzo mi compañero quiere nadar en el lago , pero antes tiene que reservar una suite grande .
quisiéramos un asiento en el pasillo para Venecia .
¿ de dónde eres , David ? - soy de México .
queremos cambiar de habitación porque el colchón es demasiado duro .
aunque nieva , mi hermana hará un picnic .
lo sentimos mucho , señora Serrano . la camarera de piso se ocupará de ello dentro de cinco minutos .
en noviembre suele hacer mucho frío en Varsovia .
mis hijos tienen suerte : pueden hacer un picnic .
no sé si mi hija puede seguir viaje a Madrid .
la próxima semana nevará .
¿ desea pagar con tarjeta de crédito o en efectivo , señora Weber ?
soy de Escocia , pero vivo en Varsovia desde hace siete años .
el caballero quisiera comprar un vestido verde y una postal .
quisiéramos reservar una casa de vacaciones para dos personas del diez al veintiuno de noviembre .
aunque estamos enfermos , queremos ir al cine .
primero el caballero quisiera cambiar el bañador azul por otra cosa y después hacer un picnic .
tengo que ir al banco antes de las ocho menos cuarto porque necesito dinero .
¿ podría venir alguien a la habitación doscientos quince ? el enchufe no funciona .
temo que el tren nocturno sea cancelado .
¿ quiere participar en la visita de la ciudad o prefiere nadar en el lago ?
¿ podría traernos la carta , por favor ?
siga todo recto y luego gire a la izquierda en la oficina de correos .
tengo muchas ganas de visitar el museo de arte el viernes .
tenemos suerte : podemos comprar unos sellos .
¿ conoce un buen restaurante cerca de la embajada ?
le pedí al camarero que llevara el equipaje a la habitación , pero no ha pasado nada .
¿ cuánto cuestan las entradas para el paseo en barco del jueves ?
quisiéramos cambiar quinientos francos suizos por euros .
la carta que enviamos a Viena todavía no ha llegado .
¿ tienes hambre , David ?
¿ puedo probarme los zapatos marrones ?
el billete a Sevilla cuesta dieciocho euros , pero solo tengo un billete de cincuenta euros .
antes de salir de viaje , quisiéramos dar un paseo por la rosaleda .
la oficina de correos está enfrente de la iglesia .
ya no tenemos patatas , pero puedo recomendarle la tabla de quesos .
quiero que mi hermana tome algo en el bar .
la oficina de correos está a dos pasos del faro .
el hotel en el que la señora Schmidt estuvo en Colonia tenía piscina .
¿ sabía que la fiesta se celebra el dos de mayo ?
un taxi a la estación de metro cuesta unos diecinueve euros .
el señor Rossi llegará el catorce de abril a las seis menos veinte .
me han robado el billete de avión y el anillo .
si mañana llueve , vamos a quedarnos en el hotel .
el director me enseñará la habitación individual más grande .
cuando llegué a París , el ascensor estaba estropeado .
el teatro es más bonito que el zoo .
mi hija quisiera beber algo porque tiene sed .
cuando lleguemos a Zúrich , vamos a comprar un diccionario .
el apartamento huele a humo .
quiero que nos reserve una mesa junto a la ventana .
mi compañero no está satisfecho con la habitación porque la habitación no está lista .
el avión de Edimburgo aterriza a las dos y media .
no hay agua en el cuarto de baño .
la barca que alquilé está rota .
el cajero automático está detrás del acuario .
David , ¿ puedes ayudarme ?
quisiéramos ir a nadar y hacer senderismo por la montaña .
el técnico que reparó el televisor se olvidó las herramientas .
el señor Navarro llegará el diecisiete de enero a las tres y cuarto .
he olvidado cambiar dinero .
no hay de qué , señora Rossi . ¡ feliz estancia en Viena !
¿ quisieras dar un paseo por el jardín del castillo mañana ?
mi hermano se quedó nueve noches .
el billete a Viena cuesta nueve euros , pero los niños solo tienen un billete de cien euros .
despiértenos el miércoles a las diez y media , por favor , tenemos que estar en el aeropuerto antes de las siete y cuarto .
cargue una taza de café a la cuenta de la habitación veintinueve , por favor .
la señora Dubois llamó a las dos y media y dejó un recado para la señora Becker .
perdí mi sombrero rojo ayer por la tarde .
una botella de agua cuesta cuatro euros con ochenta .
la cena se sirve a partir de las nueve menos cuarto en la terraza .
el tren para Berlín sale a las ocho menos diez del andén cinco .
quisiera reservar una habitación doble luminosa para tres noches .
ellos perdieron el enlace en Edimburgo porque el autocar fue cancelado .
un taxi al cajero automático cuesta unos treinta y cinco euros .
si el fin de semana hace buen tiempo , mi hermano va a dar un paseo por el jardín del castillo .
me alegro de que podamos participar en la cata de vinos pronto .
el director quiere saber si mis padres quieren participar en la cata de vinos el lunes a las seis y media .
mis hijos deberían levantarse temprano dentro de cinco minutos .
estoy a punto de cambiar mi vuelo .
¡ buen provecho ! la sopa de pescado es la especialidad de la casa .
¿ cuánto cuesta una suite pequeña con cocina por noche ?
a mi marido le gusta pasear por la playa .
lo sentimos mucho , señor Weber . el técnico se ocupará de ello dentro de cuarenta y cinco minutos .
a mi hija le gustó mucho el partido de fútbol .
el señor Rossi quiere cambiar de habitación porque la cama no está hecha .
el desayuno se sirve a partir de las seis en la sala de desayunos .
mi hijo no tiene ganas de probar el queso de la región .
mi hermano no está satisfecho con la habitación porque la cama supletoria es demasiado pequeña .
Berlín es la ciudad más bonita que mi hija ha visto nunca .
acabo de llegar a Madrid .
tres sellos para cartas a Escocia , por favor .
la mujer con la que mis hijos hablaron el domingo era muy amable .
¿ podría enseñarnos en el mapa dónde está la hermosa biblioteca ?
¿ hay una habitación doble bonita libre del veintiuno al veintitrés de octubre ?
¿ olvidaste tu mochila en el taxi ?
¿ han encontrado un anillo caro ? me lo he dejado en el comedor .
el señor Wilson habla francés , pero no entiende el italiano .
¿ conoce un hotel barato cerca de la gasolinera ?
quisiéramos comprar unas postales y fotografiar la famosa catedral .
no tengo ganas de ir al mercado .
pienso que puedo coger el coche el miércoles a las dos y diez .
¿ podría traerme un poco más de mantequilla , por favor ?
si el autobús lleva diez minutos de retraso , cogeré el próximo autobús .
me interesa la famosa biblioteca . ¿ hay una visita guiada en español ?
¿ puedo probarme la blusa roja ?
nos han robado el pasaporte y las gafas de sol .
tenemos que reservar una habitación doble bonita .
quisiéramos reservar una habitación familiar para cinco personas del diecinueve al veintisiete de octubre .
¿ puede traducir esta carta , por favor ?
no creo que el señor Wagner pueda dejar el hotel el domingo .
la radio de la habitación tres no funciona .
quisiera una habitación familiar cómoda con balcón y vistas al mar .
¿ tienen platos sin fideos ?
la falda cuesta noventa euros , pero las botas son más baratas .
¿ puede guardar el equipaje hasta las nueve y media ?
el hotel en el que estuvimos en Barcelona tenía piscina .
hemos oído que la fiesta se celebra en la sala de conferencias .
el castillo merece una visita .
sería muy amable de su parte despertarnos a las nueve .
necesito algo para el resfriado .
preferiríamos una habitación doble más barata que tenga terraza .
¿ cómo se llama ? - me llamo Julia Brown .
la cuenta asciende a setenta euros , incluido el servicio .
quisiéramos cinco entradas para la visita guiada del dieciocho de abril .
¿ han encontrado una bolsa de viaje azul ? nos la hemos dejado en el bar .
la sopa de tomate está demasiado salada .
aquí tiene su tarjeta , señora García . su habitación está en la séptima planta .
mi compañero se ha roto el pie y tiene que ir al hospital .
perdimos nuestras gafas de sol ayer por la tarde .
¿ podría decirme si la reunión dura dos horas ?
el taxi que pedí para la una y cuarto todavía no ha venido .
ellos temen que el tren rápido lleve diez minutos de retraso .
la carta que nuestros amigos enviaron a Sevilla todavía no ha llegado .
¿ está incluido el minibar en el precio o tengo que pagarlo aparte ?
no hay de qué , señora Wagner . ¡ que tenga un buen día !
desde la terraza se pueden ver el museo y el parque .
el mozo que habla inglés es muy amable .
me encantaría probar el vino de la región .
preferiríamos una habitación individual que tenga caja fuerte .
ella tiene suerte : puede dar un paseo por el casco antiguo mañana a las seis y veinticinco .
Bruselas es la ciudad más bonita que he visto nunca .
la carta que envié a Salzburgo todavía no ha llegado .
el ayuntamiento , que está a veinticinco minutos de aquí , merece una visita .
preferiría un apartamento bonito que tenga terraza .
quisiéramos cambiar ochenta dólares por euros .
la señora Miller celebra su cumpleaños mañana ; quisiéramos encargar una botella de vino .
¿ quiere dar un paseo por el bosque o prefiere visitar la biblioteca ?
mi marido se ha marchado .
despiérteme mañana a las cinco y diez , por favor , tengo que estar en el aeropuerto antes de las nueve y media .
mi compañero acaba de darse cuenta de que el ascensor es demasiado ruidoso .
¿ quién puede darme la llave de la habitación trescientos doce ?
¿ cuántos platos necesita ? - cinco , por favor .
hemos pedido una sopa de verduras . ¿ cuándo nos la va a traer ?
buscamos un hotel que esté cerca del cine .
no se preocupe , señor Weber , le traeremos jabón .
el billete a Granada cuesta cincuenta euros , pero solo tengo un billete de cincuenta euros .
el taxi que pedimos para las ocho menos diez todavía no ha venido .
hemos dejado nuestro carné de conducir en la habitación .
¿ qué recomienda , el filete o el pastel de manzana ?
quisiera alquilar un coche por siete días .
hemos reservado un apartamento grande a nombre de Serrano .
para mí una sopa de tomate y una taza de té , por favor .
la obra de teatro que él quería ver ya ha empezado .
me he perdido en el bosque . ¿ qué debería hacer ?
es posible que él dé un paseo por el bosque .
el avión a Colonia despega a las siete y media .
las plantas de la quinta planta necesitan agua .
después de la cena queremos alquilar una bicicleta , pero antes tenemos que cambiar dinero .
estamos acostumbrados a levantarnos temprano .
los huéspedes que están en la primera planta se han quejado .
mi hermana quisiera comer algo porque tiene hambre .
¿ qué día es hoy ? - hoy es viernes , veintisiete de mayo .
el hotel en el que los niños estuvieron en Hamburgo era más cómodo .
¿ qué tiempo hace en Edimburgo en diciembre ?
¿ quisiera registrarse ?
quisiéramos una habitación más grande con televisor y vistas al patio .
llame al señor Becker al nueve cinco siete ocho cinco , por favor .
siga todo recto y luego gire a la derecha en la farmacia .
camarero , pedí un helado , pero me ha traído una macedonia de frutas .
¿ cuesta el desayuno ciento diez euros al día ?
primero quisiera llamar a mi familia y después comprar un cuaderno .
el señor Wagner pasó ocho días en Valencia y tres días en Salzburgo .
un taxi a la estación cuesta unos dieciséis euros .
¿ podría venir alguien a la habitación cincuenta ? los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ cuánto cuestan los zapatos del escaparate ?
quisiera que me despertaran a las cinco y cuarto , habitación nueve .
lamentablemente no tenemos habitaciones familiares libres en diciembre .
quisiera hablar con el señor Moreno , por favor .
mis hijos tienen suerte : pueden ir a la playa mañana a las nueve .
¿ podría reparar el mando a distancia y reservarme una mesa junto a la ventana ?
el ascensor es demasiado ruidoso .
primero mis hijos quisieran pagar la cuenta y después fotografiar el hermoso palacio .
es posible que mi marido pida un pastel de manzana dentro de veinte minutos .
¿ dónde está el plano de la ciudad ? ¿ podría traérmelo , por favor ?
el mejor hotel de Viena está en el jardín .
nuestros amigos tienen muchas ganas de comprar un diccionario mañana .
la señora Schmidt llegará el diez de septiembre a las cinco .
para mí una buena sopa de pescado y un vaso de leche , por favor .
despiérteme el miércoles a las once y veinte , por favor , tengo que estar en el aeropuerto antes de las once menos cuarto .
son cuarenta euros . - quédese con el cambio .
mi número de teléfono es el tres siete siete cero uno .
el museo de arte , que está a cinco minutos de aquí , merece una visita .
quisiera dos entradas para la visita de la ciudad del treinta de noviembre .
llame al señor Moreno al tres cuatro ocho dos tres , por favor .
desde el tejado se pueden ver el teatro de la ópera y el jardín .
siento que ella haya perdido el ferry ayer por la tarde .
si no es mucha molestia , ¿ podría pedirme un taxi ?
no puedo dormir porque el apartamento no está listo .
debe de ser un error : reservamos una suite más barata , no un apartamento .
cargue una botella de vino tinto a la cuenta de la habitación cuatrocientos uno , por favor .
¿ puede planchar esta blusa , por favor ? muchas gracias de antemano .
el jersey que compramos es demasiado grande .
hablamos italiano , pero no entendemos el alemán .
no hace falta que me traiga la lista de precios , el camarero ya me la ha dado .
nuestros amigos no están satisfechos con la habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
quisiera alquilar una motocicleta por cinco días .
¿ quisiera dar un paseo por el jardín del castillo ?
