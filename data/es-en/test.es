el huésped de la habitación doscientos siete no se encuentra bien .
su habitación está en la quinta planta , al final del pasillo .
el señor Dubois ha escrito una carta a su oficina .
cuatro billetes de ida a Bruselas para el once de mayo , por favor .
me alegro de que ella pueda pedir una tabla de quesos .
hemos reservado una habitación cómoda a nombre de Wilson .
tengo que coger un taxi porque el tren nocturno está lleno .
una pregunta : ¿ quieres quedarte hasta el miércoles ?
el pronóstico dice que lloverá esta tarde .
el tren rápido va a Praga .
los huéspedes pasaron tres días en Zúrich y nueve días en Venecia .
¿ han encontrado un abrigo ? nos lo hemos dejado en el comedor .
desde el puerto se pueden ver la catedral antigua y el río .
el camarero nos ha traído una tabla de quesos pequeña en lugar de una sopa de pescado caliente .
quisiera una habitación con bañera , por favor .
no tenemos hambre , pero quisiéramos una ensalada pequeña .
¿ sería posible que tradujera esta carta ? muchas gracias de antemano .
la mujer con la que ella habló esta mañana era muy amable .
hola , ¿ cuándo cierra el palacio los domingos ?
ella ha reservado una mesa para siete personas .
me encantaría participar en la cata de vinos .
si mañana hace demasiado calor , vamos a descansar un poco .
los niños no quieren dejar sus gafas en la recepción .
quisiera reservar una mesa para tres personas junto a la ventana .
la ventana no se puede abrir , y el colchón es muy viejo .
quería comprar un cuaderno ayer por la tarde .
una pregunta : ¿ le importaría traerme tres planos de la ciudad ?
llámenos en cuanto la cena esté lista , por favor .
¿ está incluido el aparcamiento en el precio o tenemos que pagarlo aparte ?
me gustó mucho la fiesta .
la cerradura del armario está estropeada , y no encontramos la llave .
quería preguntarle si podría preparar la cuenta para mañana .
¿ cuánto cuestan las entradas para el concierto del lunes ?
en febrero suele hacer mucho frío en Atenas .
la parada de autobús está delante del palacio .
no nos traiga todavía la ensalada , por favor .
lamentablemente no tenemos habitaciones individuales cómodas libres en enero .
¿ podría uno de sus compañeros hacerme una foto ?
nuestro equipaje no ha llegado ; debe de estar todavía en Granada .
mi marido se queda hoy en el hotel porque está resfriado .
buenos días , Martin , ¿ puedes esperarme ?
guarde el equipaje hasta las tres y cuarto , por favor .
una suite cuesta setenta euros por noche , y el servicio de habitaciones está incluido .
es una lástima que la obra sea demasiado ruidosa .
él quisiera preguntar en la recepción .
me alegro de que mi hermano pueda leer un libro .
el mozo dice que el aparcamiento está incluido en el precio .
ellos tienen que hacer transbordo en Zúrich .
el jersey que compré es demasiado largo .
nadie pudo decirme dónde está la panadería .
buenas noches , soy Becker , de la habitación ciento cinco . envíe al mozo , por favor .
solemos levantarnos a las once menos cinco .
quisiéramos ocho entradas para la visita guiada del quince de septiembre .
lo sentimos mucho , señora Fischer . el taxista vendrá inmediatamente .
no sé si puedo participar en la visita guiada .
la biblioteca es más antigua que la exposición .
¿ podría preparar la cuenta de la habitación treinta y cinco ? nos marchamos mañana .
ocho billetes de ida y vuelta a Viena para el dos de agosto , por favor .
¿ podría traerme un poco más de miel , por favor ?
estoy de vacaciones .
ya no tenemos fideos , pero puedo recomendarle el bocadillo vegetariano .
suelo levantarme a las dos .
esta tarde voy a levantarme temprano .
el huésped de la habitación diez ha perdido su llave .
no se preocupe , señor Brown , le pediremos un taxi .
creo que visitaré la torre y la biblioteca antigua el sábado a las tres y veinte .
mi mujer tiene que hacer cola cuatro horas en el aeropuerto .
sería muy amable de su parte recomendarnos una buena playa .
lamentablemente no tenemos habitaciones libres en junio .
buenos días , ¿ le importaría darnos la dirección del dentista ?
suelo levantarme a las diez .
quisiéramos descansar un poco porque estamos agotados .
quiero llamar a mi oficina mañana por la mañana .
buenas noches , ¿ puedo probarme las botas negras ?
nos quedamos con el apartamento cómodo .
¿ podemos dejar aquí nuestra cámara hasta las once menos diez ? gracias por su ayuda .
¿ dónde está la lista de precios ? - se la traeré mañana .
el señor Wagner llegará el dieciséis de agosto a las once menos cuarto .
quisiera cambiar trescientos dólares por euros .
antes de salir de viaje , ellos quisieran ir a nadar .
su habitación está en la sexta planta , a la izquierda .
cuando lleguemos a Hamburgo , vamos a hacer senderismo por la montaña .
de la oficina de correos al faro hay solo cuarenta minutos a pie .
quisiéramos comprar una corbata más barata y un diccionario .
mi marido tiene que coger un taxi porque el autocar lleva treinta minutos de retraso .
llego el domingo dos de diciembre a las once .
el bañador cuesta diecinueve euros , pero la corbata verde es más barata .
el huésped de la habitación once ha perdido su llave .
mi compañero llegó tarde porque el autocar llegó demasiado tarde .
después del desayuno mis padres quieren hacer senderismo por la montaña , pero antes tienen que reservar una suite .
mi hijo ha olvidado pagar la cuenta .
los turistas están buscando su reloj . ¿ lo ha visto ?
el tren rápido para Roma sale a las seis y cinco del andén dieciséis .
la señora Wagner quería dar un paseo por la rosaleda ayer por la tarde .
mi hermano ha perdido su carné de conducir .
¿ podría venir alguien a la habitación treinta y dos ? el aire acondicionado hace demasiado ruido .
el mes pasado tuve que llamar a mi familia .
para mí una buena sopa y cinco vasos de agua mineral , por favor .
no estoy satisfecho con la habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ sabe cómo se va del supermercado al ayuntamiento ?
disculpe , ¿ dónde tengo que hacer transbordo para ir a la farmacia ?
buenas noches , ¿ le importaría ponernos con la habitación trescientos veinte ?
el billete a Londres cuesta noventa euros , pero solo tengo un billete de cincuenta euros .
si el autocar está lleno , mi compañero tiene que perder el avión .
como el autocar está lleno , no llegaremos hasta las diez y diez .
si mañana llueve , el señor Navarro va a tomar algo en el bar .
quisiéramos una habitación familiar grande con caja fuerte y vistas al casco antiguo .
mi hijo ha perdido su bolso y ahora tiene que ir a la policía .
mis hijos han olvidado su llave en el autobús .
la cuenta asciende a veintitrés euros , incluido el seguro .
nevará la próxima semana .
disculpe , ¿ alquiló un coche hace cuatro horas ?
las botas cuestan un ojo de la cara .
aunque llueve , mi hermano quiere hacer senderismo por la montaña .
¿ llega el autocar a Colonia a las siete menos cuarto ?
¿ podría decirme a qué hora sale el autocar para Madrid ?
buenas noches , ¿ cuánto cuesta un apartamento con escritorio por noche ?
es una lástima que el mando a distancia esté estropeado .
¿ cuándo irá a la policía ?
de la comisaría al hermoso ayuntamiento hay solo treinta minutos a pie .
la radio está fuera de servicio desde el sábado .
aunque nieva , voy a nadar en el lago .
no comemos ni carne ni champiñones .
acabamos de llegar a Zúrich .
he perdido mi móvil y mis guantes .
mi hermano toma zumo de naranja en el desayuno , pero yo prefiero agua mineral .
me llamo Walker , tengo una reserva para tres noches .
quisiera tomar algo en el bar y fotografiar la exposición .
mi hermana lleva desde la una menos cuarto intentando cambiar su vuelo .
la barca que alquilamos está rota .
a mi compañero le gusta viajar en tren .
¿ cuánto cuesta una habitación familiar con balcón por noche ?
la señora Brown dejó su billete de tren en la habitación . ¿ qué debería hacer ?
lo sentimos mucho , señora Taylor . el técnico se ocupará de ello inmediatamente .
ya no tenemos huevos , pero puedo recomendarle la sopa de pescado .
quería preguntarle si podría darme la llave de la habitación cuatro .
lamentablemente el hotel está completo el fin de semana .
¿ le importaría reparar la radio ?
la señora Wagner perdió su llave del coche el quince de septiembre y ahora tiene que rellenar un formulario .
del supermercado a la iglesia hay solo diez minutos a pie .
¿ podría cambiarnos doscientos euros , por favor ?
hola , ¿ podría pasarme la sal , por favor ?
¿ está incluida la limpieza final en el precio o tengo que pagarla aparte ?
quisiéramos siete entradas para la obra de teatro del cinco de mayo .
aunque hace mucho calor , él quiere visitar el zoo .
¿ cuánto tiempo desea quedarse ? - hasta el domingo , si es posible .
la guía con la que los niños hablaron esta mañana era muy amable .
llámenos en cuanto el taxi llegue , por favor .
almorzaré en la habitación .
el colchón no está hecho .
preferiría un apartamento que tenga bañera .
los zapatos más baratos cuestan ochenta y cinco euros , pero el jersey caliente es más barato .
¿ puede reparar la luz ? muchas gracias de antemano .
¿ podría traerme un poco más de vinagre , por favor ?
¿ podría enseñarnos en el mapa dónde está la biblioteca ?
buscamos un hotel que esté junto al mar .
no creo que veamos la televisión más tarde .
debe de ser un error : reservé una suite , no una habitación doble más barata .
buenos días , soy Dubois , de la habitación trescientos cuatro . quisiera hablar con el director .
la familia López se aloja aquí desde el diecisiete de mayo .
el caballero quisiera cambiar las botas más baratas por otra cosa .
llegamos el martes primero de octubre a las once y cinco .
¿ podría decirme si la charla dura una hora ?
aunque estamos enfermos , queremos nadar en el lago .
¿ dónde tengo que hacer transbordo para ir a la librería ?
quisiéramos reservar una habitación más grande para cinco personas del dieciocho al veintidós de septiembre .
¿ cuántas tazas necesita ? - tres , por favor .
¿ podría traerme un hervidor , por favor ?
preferiría un apartamento que tenga baño .
mis padres van a comer algo a las seis y media .
es importante que la señora reserve una mesa para dos personas antes de las doce y diez .
ella tiene muchas ganas de hacer un picnic mañana .
el huésped de la habitación ciento diez ha perdido su llave .
¿ cuándo sale el último tren nocturno para Ginebra ?
quisiéramos reservar una mesa para siete personas para las diez y cinco .
su habitación está en la sexta planta , al lado del ascensor .
la oficina de objetos perdidos está detrás de la exposición nueva .
espero que ella traiga su gato después de la cena .
el taxi que pedimos para las cinco y media todavía no ha venido .
quisiéramos saber si el autobús llega a Sevilla a las diez y media .
cuatro sellos para postales a Portugal , por favor .
la señora Becker se resfrió el sábado pasado . ¿ qué debería hacer ?
antes de que salga el tren , quisiera probar el vino de la región .
los turistas están intentando enviar un paquete a Bruselas .
siento que hayamos olvidado nuestros guantes en el restaurante ayer .
quisiera pagar juntos . ¿ cuánto cuesta la tabla de quesos pequeña ?
¿ quisiera participar en la visita de la ciudad dentro de dos horas ?
si el miércoles hace demasiado calor , voy a desayunar en la terraza .
queremos que mi compañero nade en el lago .
estamos de mal humor porque llueve hoy .
desde ayer me duele el oído .
la señora está sentada en un banco del parque y lee el periódico .
en la habitación doscientos cinco huele a gas .
estamos a punto de hablar con el cocinero .
sería muy amable de su parte recomendarme un buen restaurante .
mi hijo está sentado en un banco del patio y lee el periódico .
¿ dónde está la toalla ? ¿ podría traérmela , por favor ?
¿ hay cerca del hotel un médico que hable inglés ?
en enero suele hacer mucho frío en Londres .
el cajero automático está detrás de la famosa biblioteca .
el señor García llamó a las cinco y cuarto y dejó un recado para la señora López .
no creo que mi mujer pueda quedarse tres noches el jueves a las once .
si no es mucha molestia , ¿ podría apagar el televisor ?
es importante que mi compañero cambie dinero hoy .
¿ podría darme el número de teléfono de la estación ?
mis padres quieren reservar una mesa para ocho personas .
el trayecto dura dos horas y cincuenta minutos .
después del almuerzo el caballero quiere nadar en el lago , pero antes tiene que ir a la policía .
¿ está la sauna abierta hasta la una y cuarto ?
la cena se sirve a partir de las ocho y media en el comedor .
llego el jueves quince de julio a las ocho y cuarto .
¿ de dónde eres , David ? - soy de España .
las plantas de la octava planta necesitan agua .
nos interesa el museo de arte . ¿ hay una visita guiada en italiano ?
el filete que pedí está frío .
el tren de Venecia a París lleva treinta minutos de retraso .
vamos a hacer senderismo por la montaña después del almuerzo .
mi marido participó en el curso de idiomas .
¿ puedo probarme los zapatos marrones ?
no hay de qué , señor Navarro . ¡ feliz estancia en Sevilla !
tome la tercera calle a la derecha y verá el museo delante de usted .
quiero participar en la cata de vinos el miércoles a la una y media .
he reservado una suite a nombre de Schmidt .
no sé si el señor Serrano puede ir a la ópera mañana por la noche .
ella no está satisfecha con la habitación porque el enchufe no funciona .
deme su billete de tren y firme el formulario , por favor .
se tarda cuatro horas en llegar a Lisboa en autobús .
¿ hay un apartamento más barato libre del veinticinco al treinta y uno de marzo ?
dudo que nos registremos el trece de marzo .
¿ dónde puedo comprar un recuerdo ?
quisiéramos pagar con tarjeta , pero el aparato no funciona .
¿ desea pagar con tarjeta de crédito o por transferencia , señor Miller ?
mañana tenemos que leer un libro .
la cerradura de la puerta está estropeada , y ellos no encuentran la llave .
nos encantaría ir al mercado .
la sala de desayunos está en la sexta planta .
el hotel en el que mi hija estuvo en Venecia tenía piscina .
cuando llegue a Praga , voy a nadar en el lago .
¿ podría pasarnos la mermelada , por favor ?
cuando lleguemos a Madrid , vamos a ir a bailar .
después de la cena mi hermana quiere hacer un picnic , pero antes tiene que preguntar en la recepción .
¿ puede llevar el equipaje al taxi ?
el tren para Edimburgo sale a las cinco menos diez del andén dos .
¿ le importaría imprimir la hoja de registro ?
mi hermana reservó una habitación individual pequeña para una noche .
el baile se celebra el seis de mayo .
la señora Wilson ha tenido un accidente . ¿ qué debería hacer ?
cuando lleguemos a Granada , vamos a reunirnos con unos amigos en la estación .
¿ tienes frío , Paul ?
ya no tenemos queso , pero puedo recomendarle la buena sopa de tomate .
la habitación más barata que ellos reservaron en octubre no está lista .
¿ le importaría llevar el equipaje al taxi ?
quisiéramos un asiento en el coche restaurante para Valencia .
estamos de mal humor porque quiere nevar .
el billete a París cuesta nueve euros , pero solo tenemos un billete de cien euros .
el señor Fischer puede traer su gato dentro de cuatro horas .
antes de marcharnos , quisiéramos reservar una mesa para dos personas .
en la habitación cincuenta y cuatro huele a gas .
el señor Navarro no está en este momento . ¿ quiere dejar un recado ?
mañana por la noche voy a cambiar dinero .
hola , soy Brown , de la habitación tres . necesito una manta adicional .
¿ cómo se apaga el televisor ?
la cerradura de la puerta está estropeada , y mis padres no encuentran la llave .
espero que él visite el hermoso castillo .
¿ le importaría traducir esta frase ? muchas gracias de antemano .
la película que la señora Dubois quería ver fue ayer .
¿ puede la recepcionista traernos una botella de cerveza ?
me quedé en el hotel .
necesitamos la lista de precios . ¿ nos la puede traer ?
preferiría una habitación familiar que tenga bañera .
llevo desde las diez intentando cambiar la corbata por otra cosa .
quería leer un libro ayer .
si el tren nocturno llega con retraso , tenemos que coger un taxi .
¿ sabe cómo se va del cine al museo ?
¿ está incluido el servicio de lavandería en el precio o tenemos que pagarlo aparte ?
¿ dónde tengo que hacer transbordo para ir a la agencia de viajes ?
el huésped de la habitación cuatrocientos diez ha pedido el desayuno .
hace una hora me resfrié .
¿ hay cerca del hotel un dentista que hable español ?
¿ podría venir alguien a la habitación doscientos siete ? el enchufe está fuera de servicio .
despiértenos mañana a la una , por favor , tenemos que estar en el aeropuerto antes de las diez y cuarto .
pregúntele al señor Moreno si quiere ir al mercado , por favor .
¿ han encontrado un móvil ? nos lo hemos dejado en el comedor .
¿ a qué hora sale el tren nocturno para Barcelona ?
en agosto suele hacer mucho calor en Varsovia .
¿ puedo probarme los pantalones ?
pienso hacer un picnic .
queremos visitar el hermoso palacio en lugar de nadar en el lago .
del banco al hermoso castillo hay solo treinta minutos a pie .
¿ cuánto dura el trayecto de Zúrich a París ?
cuando llegue a Sevilla , voy a reunirme con unos amigos en la estación .
los huéspedes acaban de cancelar su pedido .
aunque ella está cansada , quiere comprar un sello .
quiero que nos reserve una mesa junto a la ventana .
tenemos muchas ganas de ir al teatro mañana .
¿ quisiera pagar con cheque a las dos y media ? muchas gracias de antemano .
despiértenos mañana a las nueve menos cinco , por favor , tenemos que coger el tren a Granada .
los huéspedes necesitan algo para el resfriado .
¿ quiere nadar en el lago esta noche ?
¿ podría decirme si el comedor cierra a las diez y veinte ?
nos gusta mucho el museo .
la radio de mi habitación no funciona .
¿ podría reparar el teléfono , por favor ?
seis billetes de ida y vuelta a Madrid para el veinticuatro de octubre , por favor .
el castillo de Varsovia es más antiguo que el de Ginebra .
mi reloj va atrasado ; ya son las cuatro y cuarto .
¿ podría venir alguien a la habitación doscientos uno ? el hervidor está fuera de servicio .
buenos días , ¿ cambiaste tu vuelo ayer por la noche ?
todas las habitaciones de la séptima planta tienen bañera .
¿ podría enseñarme en el mapa dónde está el faro ?
sería muy amable de su parte reservarme una mesa junto a la ventana .
no podemos dormir porque el frigorífico es demasiado ruidoso .
quería visitar el monasterio y la catedral .
mi hermano se ha roto el pie y tiene que ir al hospital .
es una lástima que el colchón esté sucio .
antes de salir de viaje , mis padres quisieran tomar algo en el bar .
quisiéramos beber algo porque tenemos sed .
¿ puedo dejar aquí mi llave del coche hasta las cinco y media ?
la estación está al lado del mercado cubierto .
la cerradura de la maleta está estropeada , y no encuentro la llave .
antes de marcharnos , quisiéramos ir a la policía .
del hospital al famoso palacio hay solo cuarenta minutos a pie .
el camarero me ha traído una tabla de quesos en lugar de una tortilla grande .
si el fin de semana hace buen tiempo , voy a hacer senderismo por la montaña .
el señor García llamó a las doce y media y dejó un recado para la señora Schmidt .
temo que el tren rápido lleve quince minutos de retraso .
no hace falta que nos traiga la hoja de registro , la recepcionista ya nos la ha dado .
aunque estamos resfriados , queremos ir al mercado .
¿ quiere dar un paseo por el bosque esta noche ?
¿ de dónde eres , Anna ? - soy de Francia .
si el martes hace buen tiempo , mi hijo participará en el curso de idiomas .
he olvidado mi bolso negro en el taxi y ahora tengo que rellenar un formulario .
mi compañero tiene que coger un taxi porque el autobús está lleno .
el partido de fútbol empieza a las siete y veinte .
nadaremos en el lago .
¿ sabe cómo se va de la peluquería al teatro ?
¿ hay una habitación familiar libre del seis al doce de junio ?
dudo que él vaya de compras dentro de tres horas .
mi mujer suele levantarse a las doce y veinte .
tenemos que pagar un ojo de la cara por la blusa roja .
dudo que mi hermana se cambie a otra habitación .
no hay perchas en la habitación cuatrocientos uno .
he tenido un accidente .
la señora Schmidt no tiene ganas de visitar el famoso museo .
cuando lleguemos a Barcelona , vamos a comprar unos sellos .
¿ cuánto cuesta la falda verde del escaparate ?
el hotel en el que estuve en Barcelona estaba cerca de la estación .
es una lástima que la alfombra esté mojada .
pregúntele al señor Navarro si quiere ir al cine , por favor .
suelo levantarme a las doce y veinte .
estamos acostumbrados a acostarnos tarde .
estoy esperando el tren rápido para Granada .
no me traiga todavía la pizza , por favor .
¿ puede darnos la llave de la habitación cuatrocientos seis , por favor ?
mi hermana llega el viernes ocho de junio a las ocho menos cinco .
la señora Becker llegará el nueve de agosto a las doce menos cuarto .
tenemos que ir al banco antes de las seis y media porque necesitamos dinero .
el caballero necesita una pomada de la farmacia .
¿ qué recomienda , el bocadillo grande o la tortilla grande ?
mi compañero tiene que preguntar en la recepción .
no vale la pena visitar la torre antigua .
nadie pudo decirme dónde está la gasolinera .
el móvil nuevo que la camarera de piso encontró en el cuarto de baño es de mi hija .
tome la tercera calle a la derecha y verá la exposición delante de usted .
la señora está intentando recoger su reloj nuevo .
¿ podría darme el número de teléfono del hospital ?
el anillo que la camarera de piso encontró debajo de la cama es de los niños .
lo sentimos mucho , señor Fischer . la camarera de piso vendrá inmediatamente .
les encantaría tomar algo en el bar .
antes de que cierren las tiendas , quisiéramos visitar el palacio .
lamentablemente ya no quedan entradas para la obra de teatro .
el faro está abierto desde las siete y media hasta las nueve y media , pero los sábados está cerrado .
buenos días , ¿ cuánto dura el trayecto de Atenas a Praga ?
es posible que hagamos un picnic pasado mañana .
mis padres están a punto de hablar con la guía .
pienso que puedo quedarme hasta el martes .
ellos son alérgicos a los huevos .
en noviembre suele hacer mucho frío en Viena .
hará sol la próxima semana , por eso vamos a desayunar en la habitación .
pienso que él leerá un libro .
¿ puedo probarme la corbata ?
la carta solo está en portugués , ¿ nos la podría traducir ?
la sopa está deliciosa .
mi marido se ha roto el brazo y tiene que ir al hospital .
necesito algo para el resfriado .
tenemos muchas ganas de visitar el ayuntamiento y la iglesia el fin de semana .
el trayecto dura seis horas y cuarenta y cinco minutos .
la señora va a llamar a su familia el fin de semana .
el huésped de la habitación doce todavía no ha pagado .
la próxima semana mis padres quisieran cambiar su vuelo .
no sé si el señor Weber puede reservar una suite grande para seis noches .
ellos quieren cambiar de habitación porque los vecinos escuchan música alta .
desde la terraza se pueden ver el monasterio y la plaza .
sabemos que la librería está cerrada los domingos .
cuando llegamos a Zúrich , el cuarto de baño estaba sucio .
quiero que repare el televisor .
quisiera reservar una habitación doble para cuatro noches .
¿ está incluido el aparcamiento en el precio o tengo que pagarlo aparte ?
¿ desea pagar por transferencia o con tarjeta de crédito , señor Miller ?
el señor Moreno tiene muchas ganas de ir al mercado el fin de semana .
cuando llegue a Roma , voy a alquilar una motocicleta .
mis hijos temen que el tren rápido lleve cincuenta minutos de retraso .
tengo prisa .
en Colonia lleva seis días lloviendo .
¿ desea pagar con tarjeta de crédito o en efectivo , señor Moreno ?
la ventana no se puede abrir , y el frigorífico hace demasiado ruido .
mi mujer no tiene ganas de probar el pescado de la región .
pregúntele a la señora Fischer si quiere alquilar una barca , por favor .
¿ qué tiempo hace en Varsovia en octubre ?
la caja fuerte está fuera de servicio desde ayer .
hay un recuerdo sobre la mesa de la habitación treinta y seis .
espero que los niños se reúnan con unos amigos en la estación el fin de semana .
Valencia es la ciudad más bonita que hemos visto nunca .
ella llegó tarde porque el autocar llevaba treinta minutos de retraso .
la cena se sirve a partir de las seis en la terraza .
he olvidado enviar una postal a Salzburgo .
la parada de taxis está delante del teatro .
espero que prolonguemos nuestra estancia .
se tarda tres horas en llegar a Salzburgo .
la chaqueta cuesta un ojo de la cara .
mi hermano puede tener la habitación individual con terraza .
¿ quisiera participar en la excursión dentro de cinco días ?
todas las habitaciones de la novena planta tienen cocina .
deme su tarjeta de crédito y firme el formulario , por favor .
mi hermano tiene treinta y nueve grados de fiebre y tos .
nuestros amigos no tienen tiempo de visitar el museo .
un taxi a la oficina de correos cuesta unos quince euros .
en la habitación ciento cinco huele a pescado .
hasta que llegue mi mujer , quiero participar en la visita guiada .
a mi compañero le encantaría alquilar una barca .
¿ podemos dejar aquí nuestra maleta hasta las seis menos diez ?
no estoy satisfecho con la habitación porque la bañera no está limpia .
¿ qué día es hoy ? - hoy es sábado , veintidós de octubre .
el director dice que la fiesta se celebra en el jardín del castillo .
me han robado el billete de tren y las gafas .
hola , ¿ puedo pagar con cheque ?
desde ayer me duele el brazo .
buenas noches , soy Wagner , de la habitación dieciocho . quisiera hablar con el director .
de primero quisiera una sopa y de segundo pescado con patatas .
¿ va el tren rápido a Varsovia ?
¿ podría apagar la música y enviar a alguien a la habitación cincuenta y ocho ? muchas gracias .
aquí tiene su llave , señora Brown . su habitación está en la octava planta .
cuando llegué a Granada , la cafetera estaba fuera de servicio .
de la oficina de correos a la famosa catedral hay solo veinticinco minutos a pie .
¿ nos puede traer un adaptador y un periódico ?
la boda se celebra el primero de diciembre .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cajero automático .
¿ tienen platos sin champiñones ?
el tren de Berlín a Hamburgo lleva quince minutos de retraso .
ya no tenemos verduras , pero puedo recomendarle el bocadillo .
¿ dónde está la lista de precios ? - se la enviaré dentro de cinco minutos .
¿ quisiera hacer senderismo por la montaña ?
el vuelo de Múnich fue cancelado por la huelga .
mi hija pasó seis días en Granada y dos días en Edimburgo .
mis hijos no están satisfechos con la habitación porque la cama supletoria es demasiado pequeña .
hemos perdido nuestra cartera y nuestras gafas .
no hay de qué , señor Wagner . ¡ feliz estancia en Madrid !
la ducha está fuera de servicio desde ayer .
¿ podría preparar la cuenta de la habitación treinta y cuatro ? me marcho hoy .
buenos días , necesito el contrato . ¿ me lo puede traer ?
si el domingo hace buen tiempo , ellos van a participar en la excursión .
hay un error en la cuenta : no hemos tomado ninguna sopa de pescado .
el museo , que está a quince minutos de aquí , merece una visita .
avísenos en cuanto los amigos lleguen , por favor .
¿ conoce un hotel barato cerca del centro comercial ?
desde ayer me duele el estómago .
ella llega el jueves diecisiete de mayo a las siete y cuarto .
el huésped de la habitación cuarenta todavía no ha pagado .
la sopa que pedimos está deliciosa .
¿ sale el tren rápido del andén ocho ?
preferiría una suite bonita que tenga bañera .
¿ podría decirme si el teatro de la ópera está cerrado los domingos ?
antes de marcharnos , quisiéramos cancelar nuestra reserva .
¿ tienen una habitación individual para tres personas desde el martes hasta el sábado ?
quisiera quejarme : el ascensor hace demasiado ruido y los niños hacen demasiado ruido .
sé que el centro comercial está cerrado los martes .
la guía quiere saber si me quedaré cuatro noches .
los huéspedes que están en la octava planta todavía no han pagado .
¿ puede ponerme con la habitación ciento dos , por favor ?
¿ puedo probarme la camisa amarilla ?
su habitación está en la primera planta , al lado del ascensor .
¿ podría decirnos si la piscina abre a la una y diez ?
¿ han encontrado un diario ? me lo he dejado en el comedor .
lamentablemente no tenemos habitaciones familiares libres antes del diecinueve de diciembre .
no se preocupe , señor Serrano , le pediremos un taxi .
antes de marcharme , quisiera reservar una habitación individual más grande .
el teatro es más antiguo que el palacio .
la falda negra cuesta veinticuatro euros , pero los pantalones son más baratos .
ya no tenemos jamón , pero puedo recomendarle la sopa de tomate fría .
el almuerzo se sirve a partir de las doce y media en el comedor .
la falda que compré es demasiado corta .
¿ podría darnos el número de teléfono del aeropuerto ?
hola , ¿ a qué hora sale el tren para Venecia ?
no vale la pena visitar el famoso mercado cubierto .
cuatro billetes de ida a Edimburgo para el cinco de febrero , por favor .
quisiéramos reservar un apartamento para dos personas del diez al quince de febrero .
el médico dice que los niños tienen que tomar las pastillas durante tres días .
nos perdimos en el casco antiguo hace cinco días .
no tenemos hambre , pero quisiéramos un vaso de agua .
se tarda tres horas en llegar a Bruselas en tren .
