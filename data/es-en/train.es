la falda más larga cuesta diecisiete euros , pero el jersey gris es más barato .
la gasolinera está enfrente del monasterio .
el vuelo a París fue cancelado por la tormenta .
tengo que hacer transbordo en Salzburgo .
el cine está a dos pasos de la torre .
pasado mañana los turistas tienen que descansar un poco .
debe de ser un error : reservamos una habitación individual , no una habitación doble .
no hay toallas en la habitación ciento veinte .
la cena se sirve a partir de las ocho y media en el comedor .
le pedí al camarero que guardara el equipaje hasta las dos y media , pero no ha pasado nada .
¿ tienen una habitación familiar para siete personas para cuatro noches ?
tome la tercera calle a la izquierda y verá el palacio delante de usted .
el jersey gris cuesta veintiocho euros , pero el bañador verde es más barato .
le han robado su billete de avión y sus gafas de sol .
la corbata que compramos es demasiado pequeña .
lléveme al banco , por favor , tengo prisa .
creo que descansaré un poco el sábado a las nueve y diez .
quisiera pan con mantequilla y una taza de café .
por culpa del atasco llegamos demasiado tarde a la oficina de objetos perdidos .
no hace falta que me traiga la lista de precios , la recepcionista ya me la ha dado .
¿ cómo se apaga la calefacción ?
la cerradura del armario está estropeada , y no encontramos la llave .
el taxi que mi mujer pidió para las diez y media todavía no ha venido .
si el domingo llueve , voy a tomar algo en el bar .
ayer me cambié a otra habitación .
si el fin de semana hace buen tiempo , mi hija va a dar un paseo por el casco antiguo .
la ventana no se puede cerrar , y el ascensor no funciona .
la chaqueta verde que la camarera de piso encontró en el cuarto de baño es de mi mujer .
nuestros amigos están sentados en un banco del jardín del castillo y nos esperan .
desde la terraza se pueden ver el teatro de la ópera y el puerto .
el camarero me ha traído un bocadillo en lugar de una pizza pequeña .
¿ qué autobús va a la librería ?
¿ desea pagar en efectivo o con tarjeta de crédito , señor Weber ?
estoy seguro de que cogeré el coche mañana .
¿ conoce un hotel barato cerca del centro comercial ?
la blusa que compré es demasiado grande .
hay que limpiar estas camisas antes del miércoles .
quiero cambiar de habitación porque la caja fuerte no funciona .
quería ir al mercado el veintiséis de noviembre .
llévenos a la agencia de viajes , por favor , tenemos prisa .
el vuelo de Zúrich fue cancelado por la huelga .
el señor Miller quiere cambiar de habitación porque la ducha está fuera de servicio .
ayer por la tarde nuestros amigos se resfriaron . ¿ qué deberían hacer ?
camarero , pedí una buena sopa de tomate , pero me ha traído una pizza .
ni hablar de que mi marido compre unos recuerdos .
un taxi a la oficina de turismo cuesta unos treinta euros .
¿ cuántos platos necesita ? - tres , por favor .
tengo que hacer transbordo en Lisboa .
tengo que hacer cola cuatro horas en el museo .
ya no tenemos fideos , pero puedo recomendarle el bocadillo vegetariano .
me llamo López , tengo una reserva para seis noches .
el señor Navarro celebra su cumpleaños mañana ; quisiera encargar una botella de vino .
me encantaría participar en el paseo en barco .
la sala de conferencias está abierta hasta las ocho .
¿ va este tren a Venecia ?
hasta que llegue mi hija , quiero probar el queso de la región .
¿ puede prestarme un bolígrafo , por favor ?
el billete a Barcelona cuesta veinticuatro euros , pero ella solo tiene un billete de cien euros .
despiértenos mañana a las once , por favor , tenemos que estar en el aeropuerto antes de las once y cuarto .
el ayuntamiento , que está a diez minutos de aquí , merece una visita .
¿ sabía que la sala de conferencias abre a las cuatro menos cinco ?
la autopista a Bruselas está cortada , así que tengo que coger el tren .
el tren de Granada a Roma lleva cincuenta minutos de retraso .
la señora Serrano dejó su tarjeta de crédito en el coche y ahora tiene que llamar al hotel .
quiero que la recepcionista traiga la cuenta .
los niños hacen demasiado ruido .
ni hablar de que los turistas alquilen un coche .
es importante que los niños cancelen su reserva antes de las dos menos diez .
la radio de nuestra habitación está estropeada .
no tengo ganas de comprar unas postales .
disculpe , ¿ podría decirme a qué hora sale el autocar para Salzburgo ?
después del almuerzo queremos visitar la biblioteca y el faro , pero antes tenemos que dejar nuestros guantes en la recepción .
no creo que mis padres puedan reunirse con unos amigos en la estación .
es una lástima que el sillón esté mojado .
a mis hijos les encantaría alquilar una motocicleta .
el señor Wilson dejó su billete de tren en el coche el mes pasado y ahora tiene que rellenar un formulario .
la habitación individual que reservé en octubre es demasiado cara .
quiero cambiar de habitación porque el ascensor hace demasiado ruido .
mi hijo suele levantarse a las diez y veinte .
la ventana no se puede cerrar , y la cama no está hecha .
se tarda cinco minutos en preparar la ensalada grande .
necesitamos un taxi desde la estación para seis personas a las cinco y media .
el fin de semana mi hermano va a descansar un poco .
ellos no comen ni jamón ni verduras .
buenos días , soy López , de la habitación ciento diez . quisiera hablar con el director .
al caballero le han robado su tarjeta de crédito y su anillo caro .
como el autocar queda cancelado , no llegaremos hasta las ocho y veinticinco .
el señor García ha cancelado la reserva para el sábado .
he olvidado recoger mi abrigo .
me llamo López , tengo una reserva para hoy .
me he dejado mi chaqueta verde en el autobús a Zúrich .
el hotel en el que estuve en Granada estaba cerca de la estación .
estoy esperando el tren para Varsovia .
una pregunta : ¿ puede abrir la ventana , por favor ?
me alegro de que los huéspedes cambien dinero pasado mañana .
desde el domingo me duele el pie .
Viena es la ciudad más bonita que mis hijos han visto nunca .
necesito el contrato . ¿ me lo puede traer ?
no tengo tiempo de ir de compras .
¿ le importaría recomendarnos un buen restaurante ?
el bañador cuesta diecinueve euros , pero la camisa blanca es más barata .
¿ puedes pedirnos un taxi , por favor ?
¿ podría pasarme el pan , por favor ?
hasta que lleguen los huéspedes , queremos comprar un diccionario .
solemos levantarnos a las tres y media .
la familia Becker se aloja aquí desde el quince de marzo .
el paseo en barco dura cuatro horas .
¿ dónde está el champú ? ¿ podría traérnoslo , por favor ?
si el tren nocturno llega con retraso , mi hija tiene que perder el avión .
antes de que salga el tren , quisiéramos nadar en el lago .
buenas noches , me interesa el hermoso teatro de la ópera . ¿ hay una visita guiada en español ?
el huésped de la habitación once ha perdido su llave .
he dejado mi billete de avión en la habitación . ¿ qué debería hacer ?
estamos a punto de cambiar la camisa más grande por otra cosa .
no podemos dormir porque la habitación huele a humo .
hemos oído que el teatro de la ópera abre a las once .
¿ podría limpiar la habitación trece , por favor ?
somos de Alemania , pero vivimos en Madrid desde hace cinco años .
mi hija tiene que coger un taxi porque el tren rápido llevará quince minutos de retraso .
¿ podría darnos la dirección de la agencia de viajes , por favor ?
queremos cambiar de habitación porque los niños escuchan música alta .
no sé si puedo dejar el hotel el martes .
¿ hay alguien aquí que hable español ? mi hermana no habla italiano .
la familia Wilson se aloja aquí desde el catorce de junio .
mañana a las cinco menos cinco tengo que preguntar en la recepción .
no me traiga todavía la sopa de verduras , por favor .
mi compañero toma café en el desayuno , pero yo prefiero agua mineral .
quisiera comprar unos pantalones más baratos y una postal .
mis hijos pueden tener la suite con baño .
¿ podría preparar la cuenta de la habitación cincuenta y cinco ? me marcho hoy .
llámenos en cuanto el autobús llegue , por favor .
no nos traiga todavía la sopa de pescado , por favor .
el castillo de Varsovia es más antiguo que el de Valencia .
este jersey es demasiado caro .
todas las habitaciones de la novena planta tienen ducha .
¿ a qué distancia está la catedral de aquí ?
perdí el enlace en Viena porque el autobús quedó cancelado anteayer .
a mis padres les han robado su pasaporte y su mochila .
la señora Wagner fue de compras .
¿ puede el mozo ponernos con la habitación doscientos veinte ?
me llamo Weber , tengo una reserva para dos personas .
ella ha escrito una carta a su oficina .
aquí tiene su pasaporte , señora Taylor . su habitación está en la segunda planta .
enséñenos el camino al cajero automático , por favor .
cuatro sellos para postales a Irlanda , por favor .
quisiera alquilar una barca e ir al mercado .
aunque llueve , ella va a hacer un picnic .
aunque la señora López está resfriada , quiere comprar un recuerdo .
cuando llegamos a Praga , el mando a distancia estaba estropeado .
¿ qué día es hoy ? - hoy es lunes , primero de abril .
mi marido tiene muchas ganas de dar un paseo por el jardín del castillo mañana .
el mes pasado quería aparcar mi coche en el garaje .
hemos reservado una habitación doble cómoda a nombre de Navarro .
acabamos de llegar a Varsovia .
acabamos de hablar con la guía .
la película que ellos querían ver ya ha empezado .
¿ puede enviar a alguien a la habitación nueve ?
el fin de semana lloverá , por eso vamos a almorzar en el restaurante .
es una lástima que los huéspedes de la habitación de al lado escuchen música alta .
el hotel en el que estuve en Atenas era más cómodo .
quisiéramos reservar una mesa para tres personas para esta noche .
desde esta mañana me duele la espalda .
antes de que anochezca , quisiéramos dar un paseo por el casco antiguo .
el hombre con el que hablé el domingo era muy amable .
el tren nocturno sale del andén once .
quisiera saber si el tren sale a las tres menos cuarto .
la carta que envié a Viena todavía no ha llegado .
tengo muchas ganas de ir a nadar el jueves .
necesitamos algo para el resfriado .
los huéspedes quieren cambiar de habitación porque el espejo está sucio .
no nevará la próxima semana .
quisiéramos pagar por separado . ¿ cuánto cuesta el helado ?
¿ puedo abrir la ventana ?
¿ sabía que el paseo en barco dura una hora ?
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del aeropuerto .
¿ está incluido el servicio de habitaciones en el precio o tenemos que pagarlo aparte ?
el caballero no está satisfecho con la habitación porque la ducha está fuera de servicio .
mi compañero lleva desde las dos y media intentando cambiar su vuelo .
sería muy amable de su parte hacerme una foto .
¿ sabe a qué hora abre la fortaleza ?
el aire acondicionado de nuestra habitación no funciona .
¿ puedes hacernos una foto , por favor ?
la iglesia está abierta desde las dos y cuarto hasta las doce menos cuarto , pero los domingos está cerrada .
he perdido mi bolsa de viaje y mi bolso .
estamos a punto de cambiar dinero .
el ascensor está estropeado , así que tenemos que subir a pie a la tercera planta .
quisiéramos que nos despertaran a las diez , habitación trescientos cuatro .
pienso que puedo ir en tren a Berlín .
quiero que me enseñe la habitación familiar luminosa .
he perdido mi portátil nuevo y mi sombrero .
una habitación familiar cuesta ochenta euros por noche , y el minibar no está incluido .
no hay de qué , señora Schmidt . ¡ buen viaje !
mi marido tiene que coger un taxi porque el tren rápido lleva cuarenta minutos de retraso .
de eso ni hablar , señora Weber .
estoy esperando el autobús para Múnich .
nuestros amigos quisieran comer algo porque tienen hambre .
es posible que mi mujer se duche dentro de tres horas .
no puedo dormir porque la cama supletoria es demasiado pequeña .
el hombre con el que nuestros amigos hablaron ayer era muy amable .
¿ cuándo sale el próximo tren nocturno para Praga ?
¿ tienen un apartamento tranquilo para cinco personas hasta el martes ?
hemos reservado una habitación tranquila a nombre de Fischer .
si el fin de semana hace buen tiempo , los turistas quieren hacer un picnic .
estamos de buen humor porque está nublado .
la fiesta tiene lugar en el ayuntamiento .
aquí tiene su llave , señor Taylor . su habitación está en la octava planta .
nuestro equipaje no ha llegado ; debe de estar todavía en Varsovia .
disculpe , ¿ puede prestarme una bicicleta , por favor ?
ella se ha perdido en la ciudad . ¿ qué debería hacer ?
mi mujer ha olvidado cambiar dinero .
¿ hay una habitación doble tranquila libre del veintitrés de octubre al siete de marzo ?
la cuenta asciende a siete euros , incluido el desayuno .
¿ tienen una habitación doble cómoda para ocho personas para seis noches ?
quisiera quejarme : el sofá es demasiado corto y los huéspedes de la habitación de al lado escuchan música alta .
la habitación está sucia .
en Colonia lleva tres días nevando .
la señora Fischer llamó a las seis y cinco y dejó un recado para el señor Fischer .
mi mujer quiere cambiar de habitación porque el grifo no funciona .
el señor Walker llegará el treinta de mayo a las tres .
quisiera quejarme : el cuarto de baño está sucio y los huéspedes de la habitación de al lado escuchan música alta .
llevo desde las dos y media intentando reservar una mesa para siete personas .
el veintidós de julio él quería fotografiar el teatro .
el tren nocturno para en todas las estaciones .
nos han robado nuestra tarjeta de crédito y nuestro collar .
los huéspedes que llegaron ayer se han quejado .
mis padres tienen que pagar un ojo de la cara por la chaqueta más grande .
si el fin de semana hace buen tiempo , vamos a visitar el hermoso ayuntamiento .
los huéspedes de la habitación de al lado escuchan música alta .
el castillo de Hamburgo es más antiguo que el de Granada .
no se permite fumar en la séptima planta .
ellos están a punto de dejar sus gafas de sol en la recepción .
hola , ¿ cuándo sale el próximo tren regional para Atenas ?
buenos días , ¿ podría pasarnos la pimienta , por favor ?
mi marido se queda hoy en el hotel porque está enfermo .
Londres es la ciudad más bonita que he visto nunca .
no puedo dormir porque el ascensor hace demasiado ruido .
quisiéramos que nos despertaran a las dos y media , habitación doscientos veinte .
la señora López dejó su pasaporte en la habitación hace nueve días y ahora tiene que rellenar un formulario .
la comida de este restaurante es muy buena , pero el servicio es lento .
no estoy satisfecha con la habitación porque el colchón es demasiado duro .
la familia Serrano se aloja aquí desde el veintidós de septiembre .
¿ cuánto se tarda en reparar el grifo ?
primero él quisiera reservar un apartamento y después hacer un picnic .
quiero que nos explique la cuenta .
si el sábado hace buen tiempo , voy a visitar el museo de arte .
el avión de Edimburgo despega a las ocho y cuarto .
¿ desea pagar por transferencia o en efectivo , señora Brown ?
deme una suite pequeña con vistas al parque , por favor .
la señora Becker llamó a las dos menos cinco y dejó un recado para el señor Moreno .
quisiera alquilar una motocicleta y participar en la visita guiada .
se tarda dos horas en llegar a París en coche .
¿ sabe cómo se va de la oficina de objetos perdidos al castillo ?
quisiera quejarme : el cuarto de baño está sucio y el frigorífico no funciona .
cuando llegue a Berlín , voy a dar un paseo por el casco antiguo .
ya no tenemos huevos , pero puedo recomendarle la sopa .
no tenemos tiempo de comprar unos sellos .
¿ cuándo cierra el palacio los domingos ?
el tren para Hamburgo sale a las cuatro y veinte del andén dos .
no puedo dormir porque el apartamento no está listo .
buenas noches , ¿ podemos pagar por transferencia ?
se tarda tres horas en llegar a Sevilla en tren .
quisiera ocho entradas para el paseo en barco del veintisiete de marzo .
no creo que podamos visitar el teatro pronto .
buenos días , señora Dubois . ¿ ha dormido bien ?
el avión de Hamburgo despega a las cinco y veinticinco .
los turistas tienen que ver la televisión .
tome la tercera calle a la izquierda y verá la famosa fortaleza delante de usted .
mi hermano ha perdido su llave del coche y su cámara .
me llamo Brown , tengo una reserva para dos personas .
¿ podría decirme de dónde sale el tren nocturno para Varsovia ? muchas gracias .
no creo que mi mujer pueda quedarse hasta el martes .
si mañana hace buen tiempo , nuestros amigos van a alquilar una barca .
quisiéramos un asiento en el coche restaurante para el domingo .
es importante que mi hermana envíe un paquete a Salzburgo hoy .
si mañana llueve , nos quedaremos en el hotel .
el señor Weber ha comprado pasta de dientes para su abogado .
se nos ha acabado la mantequilla ; la recepcionista ha ido a comprar más .
estamos esperando el tren nocturno para Ginebra .
si mañana llueve , voy a ir a la ópera .
después de la cena mi compañero quiere participar en la excursión , pero antes tiene que comprar un billete para Viena .
aquí tiene su pasaporte , señora Weber . su habitación está en la octava planta .
una habitación individual cuesta noventa euros por noche , y la limpieza final no está incluida .
¿ podría decirnos si el concierto dura dos horas ?
hace dos días perdí mi llave de la habitación y ahora tengo que ir a la policía .
esta bolsa es muy ligera , pero la otra es pesada .
me alegro de que la señora pueda dar un paseo por el parque .
si el tren nocturno lleva veinte minutos de retraso , perderé el avión .
quiero hacer un picnic esta tarde .
tengo que pagar un ojo de la cara por la camisa azul .
el castillo de Colonia es más antiguo que el de Londres .
llame a un médico , por favor , mi hijo se ha roto la mano .
mis hijos se quedan hoy en el hotel porque están enfermos .
la camarera dice que el curso de idiomas empieza a las nueve y veinticinco .
antes de marcharnos , quisiéramos prolongar nuestra estancia .
disculpe , ¿ qué hora es ? - son las seis .
si no es mucha molestia , ¿ podría encender la música ?
la cartera negra que la camarera de piso encontró en el cuarto de baño es de mi hermano .
necesito un taxi desde la agencia de viajes para cinco personas a las diez y media .
el teléfono de mi habitación no funciona .
el aeropuerto está a dos pasos de la hermosa fortaleza .
¿ sabe cómo se va de la playa a la torre ?
si el viernes hace buen tiempo , mi marido va a dar un paseo por la rosaleda .
desde la terraza se pueden ver el mercado cubierto y la plaza .
siento que los niños hayan roto el espejo .
¿ puede preparar la cuenta para mañana , por favor ?
la conexión a internet está fuera de servicio desde el martes .
mi hermana quería traer su gato anteayer .
una pregunta : ¿ cuánto cuestan las entradas para la película del domingo ?
hasta que llegue mi hermano , queremos alquilar un coche .
quiero nadar en el lago en lugar de visitar el faro y la biblioteca .
quisiera jamón y huevos y una taza de café .
son treinta euros . - quédese con el cambio .
una pregunta : ¿ quién puede lavar esta camisa ?
el señor Rossi ha cancelado la reserva para el domingo .
mi hija está harta de esperar .
la ensalada que pedimos está demasiado salada .
nos quedamos con la habitación familiar .
esta chaqueta es demasiado pequeña .
no podemos dormir porque el apartamento no está listo .
antes de salir de viaje , quisiéramos visitar el hermoso museo .
¿ han encontrado un reloj nuevo ? me lo he dejado en el comedor .
el pronóstico dice que hará mucho calor esta noche .
¿ dónde está el hielo ? ¿ podría traérnoslo , por favor ?
no sé si cancelaremos nuestra reserva a las tres .
ni hablar de que el caballero vaya a nadar .
¿ sería posible que me pusiera con la habitación doscientos cinco ?
buenos días , soy Serrano , de la habitación ciento cinco . quisiera pedir el desayuno .
quisiera quejarme : el frigorífico es demasiado ruidoso y la suite no está lista .
no tengo ganas de nadar en el lago .
¿ tienes sed , Martin ?
buenas noches , soy Rossi , de la habitación veintiséis . necesito una manta adicional .
¿ podría venir alguien a la habitación trece ? la lavadora hace demasiado ruido .
debe de ser un error : reservé una habitación , no una habitación familiar .
la chaqueta cuesta un ojo de la cara .
nos hemos dejado nuestro libro en el autobús a Zúrich .
la ventana no se puede abrir , y la obra es demasiado ruidosa .
el señor López llamó a las diez y veinte y dejó un recado para la señora Brown .
¿ cuánto cuesta enviar una postal a México ?
a mis hijos les han robado su billete de tren y su mochila .
la recepcionista dice que la visita guiada dura cinco horas .
el mozo apagará la luz .
he reservado una habitación más barata a nombre de López .
¿ cuánto dura el vuelo de Edimburgo a Granada ?
¿ podría decirme si la charla termina a las ocho y veinte ?
el médico dice que la señora tiene que quedarse en la cama durante tres días .
¿ tenemos que hacer transbordo en Berlín o hay un tren directo ?
quisiéramos comprar una guía de viajes y visitar el teatro de la ópera .
¿ cuánto se tarda en reparar el hervidor ?
tenemos que hacer transbordo en Granada .
cuando el taxista habla portugués , me suena a chino .
la biblioteca es más grande que el teatro .
el museo de arte es más bonito que el mercado cubierto .
¿ cuánto cuesta un apartamento con chimenea por noche ?
he comprado un sello para mi jefe .
el hotel en el que estuve en Ginebra era más cómodo .
¿ podría darme el número de teléfono de la estación ?
aquí tiene su pasaporte , señor Fischer . su habitación está en la cuarta planta .
el próximo mes nos registraremos .
el señor Brown llamó a las tres y cinco y dejó un recado para el señor Schmidt .
una pregunta : ¿ puede llamar a la policía ?
no podemos dormir porque la cama supletoria no está hecha .
antes de marcharnos , quisiéramos cambiar dinero .
lo sentimos mucho , señor Weber . el taxista vendrá dentro de cinco minutos .
la gasolinera está a dos pasos del acuario .
buenos días , ¿ podría traerme un poco más de mermelada , por favor ?
este bañador es demasiado largo .
desde ayer me duele la espalda .
¿ qué recomienda , la sopa de pescado caliente o la sopa de pescado ?
cuando llegue a Valencia , voy a visitar el zoo .
si el autobús queda cancelado , me quedaré otra noche .
mi hermana se quedó ocho noches .
me llamo Walker , tengo una reserva para dos personas .
si el tren llega con retraso , nuestros amigos cogerán el próximo tren .
¿ a qué distancia está el museo de arte nuevo de aquí ?
cámbieme doscientos euros , por favor .
no creo que mis hijos puedan recoger sus gafas pasado mañana .
tráigame seis vasos , por favor .
no podemos dormir porque la lavadora hace demasiado ruido .
el desayuno se sirve a partir de las siete en la terraza .
¿ sabía que la conferencia tiene lugar en la sala de conferencias ?
comí algo la semana pasada .
¿ tienen una habitación doble más grande para seis personas para ocho noches ?
¿ podría esperar un momento y hablar más despacio ?
¿ sería posible que me hiciera una foto ?
quisiera siete entradas para el concierto del veintinueve de agosto .
disculpe , ¿ qué hora es ? - son las tres .
quiero que el mozo traiga la cuenta .
nuestros amigos están a punto de pagar con tarjeta de crédito .
el vuelo a Roma fue cancelado por el mal tiempo .
¿ conoce un buen restaurante cerca del banco ?
buenas noches , ¿ le importaría preparar la cuenta para mañana ?
el barco zarpa a las siete y media .
la carta que mi mujer envió a Londres todavía no ha llegado .
el hotel más tranquilo de Bruselas está delante del teatro .
el taxi que la señora Becker pidió para la una y media todavía no ha venido .
lo sentimos mucho , señora Rossi . el técnico vendrá dentro de veinticinco minutos .
quisiéramos reservar una mesa para cuatro personas para la una y media .
pienso probar el queso de la región .
despiértenos el viernes a las doce y media , por favor , tenemos que coger el tren a Ginebra .
¿ podría traerme un poco más de vinagre , por favor ?
perdí el enlace en Granada porque el autobús estaba lleno hace tres días .
el castillo de Bruselas es más antiguo que el de Berlín .
tenemos muchas ganas de comprar unos sellos el fin de semana .
¿ puede apagar la música , por favor ?
¿ podría venir alguien a la habitación siete ? la lavadora es demasiado ruidosa .
a mi hermano le gusta viajar en tren .
ella piensa ir a bailar .
sería muy amable de su parte despertarnos a las siete menos diez .
necesito un taxi a la playa para seis personas a las nueve menos cuarto .
la recepcionista dice que la fiesta tiene lugar en la sala de conferencias .
hemos reservado una habitación doble más barata a nombre de Serrano .
el señor Miller celebra su cumpleaños el sábado ; quisiéramos encargar flores .
tengo que coger un taxi porque el tren rápido está lleno .
¿ puedes reservarnos una mesa junto a la ventana , por favor ?
vinimos a Venecia para visitar el teatro de la ópera y el palacio .
siento que el señor Wilson haya tenido un accidente .
la habitación doble que la señora Miller reservó en mayo está en la segunda planta .
la ventana no se puede abrir , y la caja fuerte está fuera de servicio .
en Múnich lleva dos días nevando .
ella llegó tarde porque el tren rápido llegó con retraso el domingo pasado .
me llamo García , tengo una reserva para esta noche .
el garaje del hotel está en la quinta planta .
por culpa del atasco la señora Weber llegó demasiado tarde a la gasolinera .
he pagado en efectivo .
me alegro de que podamos cambiarnos a otra habitación .
cuando llegué a Praga , el inodoro estaba fuera de servicio .
queremos que los huéspedes den un paseo por el jardín del castillo .
el trayecto dura cuatro horas y cuarenta minutos .
como el tren nocturno está lleno , no llegaré hasta la una y media .
¿ conoce un buen restaurante cerca de la parada de taxis ?
antes de salir de viaje , mi hija quisiera hacer un picnic .
quisiera quejarme : el frigorífico no funciona y el sofá es demasiado pequeño .
necesitamos el contrato . ¿ nos lo puede dar ?
mi hijo necesita unas gotas para los ojos de la farmacia .
preferiríamos una habitación doble más barata que tenga caja fuerte .
el sombrero marrón que la camarera de piso encontró en la habitación quince es de mi compañero .
quiero que me enseñe el apartamento .
del banco a la exposición hay solo cinco minutos a pie .
quisiera una habitación individual con cocina y vistas al castillo .
disculpe , ¿ va este tren a Londres ?
ella pasó cuatro días en Salzburgo y nueve días en Granada .
antes de marcharme , quisiera cambiar el bañador rojo por otra cosa .
quiero que nos pida un taxi .
quisiéramos comer algo porque tenemos hambre .
nos han robado nuestro carné de conducir y nuestro diario .
nos han robado nuestra tarjeta de crédito y nuestro reloj caro .
el hotel más barato de Atenas está enfrente de la estación .
debe de ser un error : reservamos una habitación , no una habitación individual cómoda .
mis padres nadaron en el lago el jueves pasado .
¿ cuánto cuesta enviar una postal a Italia ?
hemos olvidado aparcar nuestro coche en el garaje .
tome la primera calle a la izquierda y verá el mercado cubierto antiguo delante de usted .
debe de ser un error : reservé una suite cómoda , no una habitación individual .
el anillo que la camarera de piso encontró debajo de la cama es de mi mujer .
buenas noches , ¿ podría decirnos si la visita de la ciudad dura una hora ?
como el autocar llega demasiado tarde , no llegaremos hasta la una y media .
¿ puedes enseñarnos el camino al aeropuerto , por favor ?
él ha olvidado reservar un apartamento más barato .
¿ quién puede cerrar la ventana ?
¿ conoce un buen restaurante cerca del centro comercial ?
cuando llegue a Edimburgo , voy a hacer senderismo por la montaña .
una habitación familiar pequeña cuesta ciento veinticinco euros por noche , y la media pensión no está incluida .
una pregunta : ¿ puedo dejar aquí mi anillo hasta las once y cinco ?
¿ podría decirme si la sala de conferencias cierra a las dos y veinticinco ? muchas gracias de antemano .
se tarda una hora en llegar a Lisboa .
después de la cena puedo quedarme unos días más .
tenemos muchas ganas de tomar algo en el bar mañana .
he perdido mi chaqueta .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la embajada .
hemos oído que la charla tiene lugar en la sala de conferencias .
no hay de qué , señor Rossi . ¡ buen viaje !
hemos pedido una tortilla pequeña . ¿ cuándo nos la va a traer ?
quisiéramos reservar una mesa para tres personas en la terraza .
quiero que nos preste una guía de viajes .
cuando el técnico habla español , me suena a chino .
cuando llegamos a Edimburgo , la luz no funcionaba .
¿ a qué hora sale el autobús para Salzburgo ?
despiértenos el martes a las once , por favor , tenemos que coger el tren a París .
la carta que ellos enviaron a Madrid todavía no ha llegado .
no tenemos tiempo de ir a bailar .
el camarero dice que la iglesia merece la pena .
¿ puede prestarme un paraguas , por favor ?
¿ conoce un hotel barato cerca de la comisaría ?
¿ podría decirnos si la charla tiene lugar en la sala de conferencias ?
he comprado un sello para mi familia .
camarero , pedí una sopa de pescado , pero me ha traído una tabla de quesos .
no se preocupe , señora Dubois , repararemos la ducha .
mi marido no come ni arroz ni champiñones .
buenas noches , ¿ podría decirme si la consigna está abierta hasta las once y media ?
¿ qué autobús va a la parada de taxis ?
mis hijos quisieran pollo con arroz y una taza de té .
la autopista a Roma está cortada , así que tengo que coger el tren .
ellos se han dejado su portátil en el avión a Edimburgo .
no se preocupe , señor Fischer , le despertaremos a las ocho .
¿ quiere visitar la fortaleza o prefiere nadar en el lago ?
¿ puedo pagar con tarjeta de crédito ?
el banco está a dos pasos del faro .
no se olvide de imprimir el recibo , por favor .
el caballero habla español , pero no entiende el francés .
la señora Serrano llamó a las dos y media y dejó un recado para la señora Schmidt .
el próximo mes no voy a prolongar mi estancia .
mis hijos necesitan una tirita de la farmacia .
dos billetes de ida a Hamburgo para el diez de enero , por favor .
no creo que mi mujer se acueste temprano mañana .
después de la cena ella quiere alquilar un coche , pero antes tiene que cambiar su vuelo .
preferiríamos una habitación individual grande que tenga balcón .
vine a Sevilla para comprar crema solar .
desde el sábado me duele la pierna .
después de la cena quiero visitar el mercado cubierto y el teatro , pero antes tengo que cambiar el sombrero rojo por otra cosa .
¿ podría ayudarme con el equipaje y cambiar las sábanas ?
la señora Fischer quisiera nadar en el lago y tomar algo en el bar .
quisiera que me despertaran a la una menos diez , habitación treinta y nueve .
llevamos desde las cuatro y veinte intentando cambiar dinero .
todas las habitaciones de la novena planta tienen caja fuerte .
el banco está enfrente del teatro de la ópera .
el curso de idiomas dura seis horas .
queremos comprar un sello en lugar de ir a bailar .
a mi compañero le gusta mucho la biblioteca .
no se preocupe , señora Rossi , le despertaremos a la una y diez .
primero mi mujer quisiera pagar con cheque y después nadar en el lago .
¿ cuándo cierra el zoo los sábados ?
la estación de metro está al lado del museo .
¿ podría darnos una suite con vistas al parque y hablar más despacio ?
el director dice que la torre está cerrada los sábados .
no vale la pena visitar la hermosa torre .
¿ dónde tenemos que hacer transbordo para ir a la parada de autobús ?
no se olvide de apagar el aire acondicionado , por favor .
el desayuno se sirve a partir de las seis y cuarto en la terraza .
quisiéramos carne con verduras y cuatro vasos de cerveza .
estoy seguro de que mi hijo comprará un diccionario .
quisiera quejarme : el cuarto de baño no está listo y el cuarto de baño no está limpio .
no se olvide de darme la llave de la habitación ciento diez , por favor .
el señor Brown se quedó en el hotel .
¿ han encontrado una bolsa de viaje ? me la he dejado en el comedor .
¿ podría decirme si el mercado cubierto merece la pena ?
¿ sabe cómo se va de la panadería al hermoso monasterio ?
¿ cuándo cierra el monasterio los martes ?
¿ cuánto cuesta una habitación individual con balcón por noche ?
la camarera de piso dice que la sala de desayunos cierra a las ocho y diez .
tenemos sed .
¿ sabía que el seguro es gratis ?
perdimos el enlace en Colonia porque el autocar estaba lleno ayer por la noche .
cuando lleguemos a Berlín , vamos a dar un paseo por el bosque .
mi mujer toma leche en el desayuno , pero yo prefiero café .
cuatro billetes de ida a Madrid para el veinte de julio , por favor .
desde esta mañana me duele la rodilla .
mi mujer necesita unas pastillas de la farmacia .
quisiera cuatro entradas para la visita guiada del diecinueve de febrero .
¿ dónde está el contrato ? - se lo enviaré dentro de veinticinco minutos .
mi mujer se ha roto el pie y tiene que ir al hospital .
me encantaría visitar la biblioteca y la catedral .
el señor García celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
dentro de cinco horas tengo que descansar un poco .
no he estado nunca en Madrid , pero conozco bien Valencia .
el tren de Múnich a Ginebra lleva cincuenta minutos de retraso .
si mañana llueve , vamos a almorzar en el restaurante .
hemos perdido nuestro anillo y nuestra maleta .
¿ sabe cómo se va de la panadería a la exposición ?
hemos oído que el servicio está incluido en el precio .
¿ sería posible que me trajera tres hervidores ?
el caballero lleva desde las siete y veinte intentando hablar con la guía .
he oído que el curso de idiomas tiene lugar en la sala de conferencias .
cuando la guía habla francés , me suena a chino .
mi hijo va a comprar unas postales más tarde .
el tren rápido parará en Atenas .
un taxi a la oficina de correos cuesta unos siete euros .
llevamos desde las tres y media intentando prolongar nuestra estancia .
se tarda seis horas en llegar a Barcelona en tren .
los huéspedes se quedan hoy en el hotel porque tienen dolor de estómago .
¿ tienen una habitación doble cómoda para tres personas hasta el miércoles ?
como el tren rápido lleva treinta minutos de retraso , no llegaremos hasta las siete y media .
nos perdimos en la ciudad ayer .
pienso probar el vino de la región .
¿ cuánto dura el viaje de Granada a Zúrich ?
no tenemos ganas de tomar algo en el bar .
desde el miércoles me duele la rodilla .
¡ buen provecho ! el helado es la especialidad de la casa .
me han robado mi billete de tren y mi sombrero .
el autobús para en Viena .
cuando lleguemos a Roma , vamos a hacer senderismo por la montaña .
el huésped de la habitación treinta y nueve quisiera hablar con usted .
nos han robado nuestro billete de tren y nuestra chaqueta .
el sombrero que los turistas compraron es demasiado grande .
la llave de la habitación que la camarera de piso encontró debajo de la cama es de mis hijos .
¿ sabía que la lavandería está en la novena planta ?
el partido que queríamos ver empieza a las nueve .
la señora Weber celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
la conexión a internet está fuera de servicio desde el jueves .
¿ quién puede despertarme a las tres menos cuarto ?
no vale la pena visitar el famoso museo .
¿ cuánto cuesta enviar una carta a México ?
vine a Ginebra para visitar el museo de arte .
él acaba de llegar a Madrid .
tráigame el contrato , por favor .
quisiera que me despertaran a las ocho y cuarto , habitación cuarenta y ocho .
¿ cuánto dura el trayecto de Bruselas a Granada ?
ellos quisieran fotografiar la hermosa iglesia después del almuerzo .
el almuerzo se sirve a partir de la una y cuarto en el jardín .
¿ cuánto dura el viaje de Varsovia a Zúrich ?
el billete a Praga cuesta ciento quince euros , pero solo tengo un billete de cien euros .
quiero visitar la famosa iglesia en lugar de reunirme con unos amigos en la estación .
pedí un helado . ¿ cuándo me lo va a traer ?
el señor Walker piensa ir a bailar .
el jueves pasado el caballero siguió viaje a Madrid .
el tren rápido para Bruselas sale a las siete menos diez del andén dieciocho .
mi hermana piensa ir al mercado .
cuando el mozo habla italiano , me suena a chino .
el museo , que está a treinta minutos de aquí , merece una visita .
no me traiga todavía el filete grande , por favor .
quiero que cuide a los niños .
¿ cuánto cuesta la corbata amarilla del escaparate ?
una pregunta : estoy buscando mi diario . ¿ lo ha visto ?
tome la tercera calle a la izquierda y verá la catedral delante de usted .
queremos que mi hermano vaya de compras .
mi hermana ha comprado una guía de viajes para su hermano .
¿ puedo probarme el sombrero negro ?
¿ hay una habitación individual libre del diecinueve de octubre al veintiséis de noviembre ?
si mañana hace buen tiempo , visitaré el teatro .
¿ podría venir alguien a la habitación ciento veinte ? las cortinas no están limpias .
cuatro billetes de ida y vuelta a Zúrich para el veinticuatro de diciembre , por favor .
buenos días , soy Taylor , de la habitación ciento veinte . quisiera hablar con el director .
el huésped de la habitación veintiocho ha perdido su llave .
después del almuerzo quiero probar el queso de la región , pero antes tengo que preguntar en la recepción .
¿ podría preparar la cuenta de la habitación treinta y cinco ? me marcho hoy .
por culpa del mal tiempo mi mujer tiene más tiempo para leer .
es una lástima que el aire acondicionado haga demasiado ruido .
la llave que la camarera de piso encontró debajo de la cama es de mi hijo .
el fin de semana reservo una habitación para dos noches .
la carta que mi compañero envió a Múnich todavía no ha llegado .
mi hija puede tener la habitación con chimenea .
ellos tienen que coger un taxi porque el tren rápido está lleno .
mis hijos están intentando llamar a su jefe .
no hay de qué , señora Walker . ¡ buen viaje !
la cerradura de la maleta está estropeada , y él no encuentra la llave .
queremos probar el vino de la región en lugar de alquilar una motocicleta .
quisiera pan con mantequilla y un vaso de vino blanco .
¿ podría preparar la cuenta de la habitación trescientos cuatro ? nos marchamos dentro de seis horas .
buenos días , ¿ cuánto cuesta un apartamento con caja fuerte por noche ?
es posible que ellos visiten el castillo y el palacio a las dos y diez .
el director limpiará la habitación .
el avión a Ginebra despega a las diez y media .
¿ qué recomienda , el buen filete o la macedonia de frutas ?
¿ quién puede preparar la cuenta para mañana ?
si no es mucha molestia , ¿ podría apagar el aire acondicionado ?
he oído que la visita guiada empieza a las once .
es una lástima que la conexión a internet no funcione .
la señora Miller suele levantarse a la una .
de eso ni hablar , señor Taylor .
mi hermana se ha dejado sus guantes en el autobús a Colonia .
tengo muchas ganas de reunirme con unos amigos en la estación el lunes .
mi hermana quiere cambiarse a otra habitación .
mis hijos hablan italiano , pero no entienden el inglés .
a la señora López le gustó mucho la obra de teatro .
el próximo jueves no vamos a marcharnos .
no puedo dormir porque el ascensor es demasiado ruidoso .
mi marido tiene que coger un taxi porque el tren nocturno llega demasiado tarde .
los huéspedes toman té en el desayuno , pero yo prefiero zumo de manzana .
¿ sabía que la obra de teatro empieza a la una y media ?
si el martes llueve , la señora Walker quiere ver la televisión .
la bicicleta que alquilamos es demasiado pequeña .
¿ hay alguien aquí que hable italiano ? mi compañero no habla portugués .
la hermosa torre está cerrada los martes .
lo sentimos mucho , señor Dubois . la camarera de piso vendrá dentro de quince minutos .
antes de salir de viaje , quisiera alquilar una bicicleta .
¿ podríamos dejar la habitación a las cinco y diez ?
el bocadillo está demasiado salado .
somos de México , pero vivimos en Zúrich desde hace siete años .
no hay de qué , señor Taylor . ¡ buen viaje !
quiero que limpie la habitación trescientos ocho .
el camarero que habla inglés es muy amable .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la panadería .
su habitación está en la cuarta planta , al final del pasillo .
buenos días , ¿ podría traducir esta carta , por favor ?
hay que planchar estas camisas antes del jueves .
mi compañero ha olvidado hablar con el director .
lo sentimos mucho , señor Serrano . el cocinero vendrá dentro de diez minutos .
estoy seguro de que mi hermana irá a la peluquería después de la cena .
el partido que él quería ver fue ayer .
el coche que la señora Dubois alquiló está roto .
llegamos el sábado siete de septiembre a las diez y cuarto .
¿ podría decirnos a qué hora sale el autocar para Granada ?
el mejor hotel de Madrid está entre el banco y la oficina de correos .
el tren para Colonia sale a las cinco y media del andén dos .
la señora tiene que cambiar su vuelo dentro de tres días .
debe de ser un error : reservamos una habitación familiar pequeña , no una habitación tranquila .
quisiera alquilar una bicicleta por cuatro días .
hágame una foto , por favor .
mi hijo piensa visitar el teatro .
la familia Schmidt se aloja aquí desde el veintitrés de junio .
¿ podría decirme si la consigna abre a las cuatro ?
lloverá esta noche , por eso los turistas almorzarán en el restaurante .
cuando el mozo habla inglés , me suena a chino .
el castillo de Barcelona es más antiguo que el de Colonia .
desde la terraza se pueden ver el teatro y el jardín .
puedo ir a nadar a las once .
la señora Serrano no está satisfecha con la habitación porque el sofá es demasiado corto .
ocho billetes de ida y vuelta a Colonia para el veintinueve de mayo , por favor .
el médico dice que la señora tiene que tomar las pastillas durante nueve días .
lo sentimos mucho , señor Taylor . el taxista vendrá dentro de veinticinco minutos .
si esta tarde llueve , vamos a ver la televisión .
la cuenta asciende a veintidós euros , incluida la media pensión .
el frigorífico está fuera de servicio desde el martes .
la falda que compramos es demasiado pequeña .
de eso ni hablar , señor Moreno .
hay crema solar sobre la mesa de la habitación cincuenta y nueve .
tenemos que coger un taxi porque el autocar estará lleno .
mi marido ha dejado su pasaporte en la habitación .
una pregunta : ¿ cómo se apaga el televisor ?
buenas noches , ¿ cuánto cuesta el bolso del escaparate ?
el abrigo azul que la camarera de piso encontró debajo de la cama es de mi compañero .
tome la primera calle a la izquierda y verá el palacio delante de usted .
nuestros amigos toman café en el desayuno , pero yo prefiero zumo de manzana .
¿ le importaría llamar a la policía ?
me encantaría hacer senderismo por la montaña .
nuestro equipaje no ha llegado ; debe de estar todavía en Zúrich .
no sé si seguiré viaje a París .
ella tiene que ir al dentista .
despiértenos el lunes a las once menos veinte , por favor , tenemos que estar en el aeropuerto antes de la una y media .
quisiéramos que nos despertaran a las once y media , habitación veintiuno .
¿ podría decirme de dónde sale el autocar para Praga ?
necesito un taxi a la oficina de turismo para cinco personas a las dos .
¿ podría decirnos a qué hora sale el tren nocturno para Londres ?
¿ cuánto se tarda en reparar la calefacción ?
mi marido perdió el enlace en Londres porque el autobús quedó cancelado .
quisiera hablar con el señor García , por favor .
tenemos muchas ganas de hacer senderismo por la montaña mañana .
tenemos que coger un taxi porque el autocar llevará veinte minutos de retraso .
hemos reservado una habitación bonita a nombre de Serrano .
el tren para Salzburgo sale a las cinco menos cinco del andén catorce .
la señora Weber llamó a las diez y dejó un recado para el señor Miller .
después del desayuno quiero nadar en el lago , pero antes tengo que cambiar mi vuelo .
hola , ¿ tienen platos sin huevos ?
la catedral es más bonita que el castillo .
¿ cuándo sale el primer tren para Edimburgo ?
quisiera quejarme : el sillón no está limpio y la lavadora hace demasiado ruido .
la señora García llegó tarde porque el tren nocturno llegó demasiado tarde ayer por la noche .
si el autobús lleva cinco minutos de retraso , iré a pie .
el mozo dice que el servicio de habitaciones está incluido en el precio .
buenos días , soy Serrano , de la habitación doscientos siete . necesito una manta adicional .
lo sentimos mucho , señor García . el médico se ocupará de ello dentro de quince minutos .
en Sevilla lleva dos días lloviendo .
del aeropuerto al museo hay solo cincuenta minutos a pie .
de eso ni hablar , señor Weber .
hay pasta de dientes sobre la mesa de la habitación doscientos cinco .
el pronóstico dice que lloverá .
¿ tenemos que hacer transbordo en Madrid o hay un tren directo ?
el anillo caro que la camarera de piso encontró en la habitación ciento diez es de los turistas .
despiérteme mañana a las tres menos cuarto , por favor , tengo que coger el tren a Colonia .
quisiera reservar una mesa para ocho personas en la terraza .
avísenos en cuanto la cuenta esté lista , por favor .
ni hablar de que mis hijos visiten el famoso teatro de la ópera y el hermoso teatro de la ópera .
¿ quién puede traernos papel higiénico y una manta ?
estoy seguro de que aparcaré mi coche en el garaje el fin de semana .
Martin , ¿ puedes esperarme ?
hemos oído que la limpieza final cuesta treinta y cinco euros al día .
debe de ser un error : reservamos una habitación familiar pequeña , no una habitación .
mi hijo acaba de llegar a Salzburgo .
una habitación doble cuesta nueve euros por noche , y el servicio de lavandería está incluido .
mis hijos necesitan una pomada de la farmacia .
prolongué mi estancia ayer .
voy a acostarme temprano más tarde .
preferiríamos una habitación doble más barata que tenga terraza .
el vuelo a Valencia fue cancelado por la tormenta .
despiérteme el domingo a las cinco menos diez , por favor , tengo que estar en el aeropuerto antes de las tres y media .
los niños han perdido sus guantes y su cámara .
el taxi que el señor Walker pidió para las nueve y cuarto todavía no ha venido .
despiértenos el lunes a las once y cuarto , por favor , tenemos que coger el tren a Berlín .
disculpe , ¿ qué hora es ? - son las cinco y media .
me encantaría fotografiar la fortaleza .
creo que podemos prolongar nuestra estancia el próximo mes .
el señor Schmidt no está hoy . ¿ quiere dejar un recado ?
siga todo recto y luego gire a la izquierda en el hospital .
creo que nuestros amigos pueden ir al teatro dentro de una hora .
vivo en Londres .
él tuvo que ir a la peluquería el cinco de julio .
¿ cuánto se tarda en reparar el aire acondicionado ?
el señor Wagner ha cancelado la reserva para el miércoles .
la parada de taxis está enfrente del ayuntamiento .
quisiéramos dos entradas para la fiesta del ocho de noviembre .
¿ podría pasarme la mermelada , por favor ?
¿ qué tranvía va a la oficina de objetos perdidos ?
¿ a qué hora sale el tren para Zúrich ?
¿ sabe cuándo abre la fortaleza ?
¿ podría dejar la habitación a las doce y veinte ?
¿ puedes enseñarme la habitación grande , por favor ?
mis hijos han olvidado prolongar su estancia .
cuando la camarera habla francés , me suena a chino .
el bocadillo que pedí está frío .
de la estación al hermoso castillo hay solo veinticinco minutos a pie .
desde el puerto se pueden ver el museo y el río .
¿ podría imprimir la confirmación de la reserva , por favor ? muchas gracias .
el hotel más barato de Múnich está al lado del ayuntamiento .
ocho billetes de ida a Viena para el veintinueve de octubre , por favor .
el hotel en el que ellos estuvieron en Roma no era tan caro .
¿ quién puede rellenar el formulario ?
mi marido ha escrito una carta a su hermano .
me llamo Rossi , tengo una reserva para cinco noches .
él quiere ir a bailar en lugar de ir al mercado .
no hace falta que nos traiga el recibo , la recepcionista ya nos lo ha dado .
disculpe , ¿ qué hora es ? - son las diez y veinte .
cuando llegué a Hamburgo , la caja fuerte no funcionaba .
¿ sabía que la sala de desayunos está cerrada ?
hasta que llegue mi mujer , queremos visitar el acuario .
¿ qué tiempo hace en Berlín en abril ?
aunque estoy resfriado , quiero ir a la ópera .
¿ podría decirnos a qué hora sale el tren rápido para Bruselas ? gracias por su ayuda .
tenemos que coger un taxi porque el tren rápido llevará quince minutos de retraso .
me interesa el mercado cubierto antiguo . ¿ hay una visita guiada en inglés ?
primero quisiéramos preguntar en la recepción y después hacer senderismo por la montaña .
el vuelo a Lisboa fue cancelado por la huelga .
desde la terraza se pueden ver la hermosa biblioteca y la plaza .
preferiríamos una habitación doble que tenga televisor .
mi hijo está intentando recoger su maleta .
quería preguntarle si podría darnos la dirección de la oficina de objetos perdidos .
estoy seguro de que reservaré una habitación para cinco noches .
nevará , por eso mi marido va a ir al cine .
antes de salir de viaje , quisiera reunirme con unos amigos en la estación .
mi hijo recogió su bufanda hace tres horas .
¿ podría dejar la habitación a las seis y cuarto ? muchas gracias de antemano .
¿ desea pagar en efectivo o con cheque , señor Walker ?
tenemos que ir al banco antes de la una y media porque necesitamos dinero .
¿ podría decirnos si la reunión dura seis horas ?
buenos días , ¿ puede traducir esta frase ? muchas gracias .
de primero quisiera un bocadillo pequeño y de segundo pollo con arroz .
¿ puede hablar más despacio , por favor ?
el tren de Múnich a Londres lleva diez minutos de retraso .
le encantaría tomar algo en el bar .
¿ dónde está el recibo ? - se lo enseñaré dentro de cincuenta minutos .
hay un error en la cuenta : no hemos pedido ningún bocadillo .
¿ dónde está el contrato ? - se lo enseñaré mañana .
el técnico que vino ayer se olvidó las herramientas .
ellos perdieron su billete de tren .
el avión a Praga aterriza a las dos y cuarto .
mi hija ha comprado un sello para su abogado .
quería preguntarle si podría planchar esta camisa .
ellos están hartos de la lluvia .
ellos han tenido un accidente . ¿ qué deberían hacer ?
su habitación está en la segunda planta , al lado del ascensor .
hay que limpiar estos pantalones antes del lunes .
la estación de metro está enfrente del acuario .
quisiera saber si el ferry va a Génova .
mañana hará sol , por eso el caballero verá la televisión .
una pregunta : ¿ hay una habitación doble libre del ocho de febrero al diecinueve de octubre ?
el hotel en el que la señora estuvo en Sevilla estaba cerca de la estación .
¿ quién puede limpiar la habitación cincuenta y cuatro ?
he perdido mi diario y mi llave de la habitación .
no se olvide de traducir este menú , por favor .
de primero quisiera un filete grande y de segundo carne con verduras .
es importante que la señora recoja su reloj antes de las diez y diez .
mis padres quisieran coger un taxi porque tienen prisa .
tome las pastillas tres veces al día , después de las comidas .
por culpa del atasco llegamos demasiado tarde a la estación de metro .
¿ le importaría encender la música ?
no estamos satisfechos con la habitación porque la caja fuerte está fuera de servicio .
¿ hay una estación de metro cerca de aquí ?
el tren de Londres a Viena lleva treinta minutos de retraso .
¿ podría venir alguien a la habitación cuarenta y nueve ? la lavadora es demasiado ruidosa .
avísenos en cuanto el desayuno esté listo , por favor .
creo que puedo fotografiar el castillo mañana .
necesito un taxi desde la embajada para tres personas a las doce y media .
por culpa del atasco nuestros amigos llegaron demasiado tarde a la librería .
hablo francés , pero no entiendo el alemán .
no sé si mi marido puede ir al cine .
disculpe , ¿ quiere alquilar una barca o prefiere comprar un recuerdo ?
el técnico que reparó el frigorífico trabajó bien .
somos de Austria , pero vivimos en Sevilla desde hace cinco años .
lamentablemente el hotel está completo en diciembre .
quisiera quejarme : el apartamento es demasiado caro y la luz está estropeada .
buenos días , ¿ hay una habitación familiar bonita libre del siete de septiembre al diecinueve de marzo ?
el pronóstico dice que va a hacer sol pasado mañana .
si mañana hace buen tiempo , mi hijo va a fotografiar la famosa catedral .
buenos días , ¿ cuándo abre la fortaleza los jueves ?
antes de salir de viaje , mi marido quisiera participar en la conferencia .
primero mi compañero quisiera reservar una habitación más barata y después comprar unas postales .
hemos oído que la recepción está en la novena planta .
el castillo de Granada es más antiguo que el de Múnich .
disculpe , ¿ nos puede ayudar con el equipaje ?
el hotel en el que nuestros amigos estuvieron en Varsovia estaba cerca de la estación .
¿ podría venir alguien a la habitación ciento diez ? el frigorífico no funciona .
el mes pasado ellos tuvieron que hablar con el médico .
aquí tiene su llave , señora Taylor . su habitación está en la novena planta .
¿ quién puede llevar el equipaje al taxi ?
le encantaría visitar el teatro y la fortaleza .
queremos que la guía hable más despacio .
es posible que vayamos a la playa dentro de cuatro horas .
¿ podría enseñarnos en el mapa dónde está la exposición nueva ?
tome la primera calle a la izquierda y verá el teatro de la ópera delante de usted .
mis hijos preguntarán en la recepción mañana por la mañana .
el barco zarpará a las cuatro y media .
buenos días , ¿ qué vino va bien con el buen filete ?
¿ está incluido el servicio en el precio o tenemos que pagarlo aparte ?
hemos dejado nuestro billete de avión en la habitación .
antes de marcharnos , quisiéramos llamar a nuestro abogado .
va a nevar la próxima semana .
el filete está frío .
si esta tarde hace demasiado calor , voy a tomar algo en el bar .
quisiéramos una habitación individual pequeña con ducha , por favor .
¿ tengo que hacer transbordo en Venecia o hay un tren directo ?
estoy seguro de que los niños cambiarán su vuelo .
no tenemos ganas de comprar un diccionario .
el señor López sabe que la panadería está cerrada los domingos .
la guía quiere saber si mis hijos pagarán en efectivo después del desayuno .
pienso que podemos quedarnos unos días más .
quisiéramos saber si el tren rápido llega a Salzburgo a las once y diez .
quiero que mi compañero pruebe el pescado de la región .
lamentablemente no tenemos suites libres hasta el lunes .
¿ podría traernos una taza de café , por favor ? gracias por su ayuda .
me alegro de que mi hermano no participe en el paseo en barco dentro de cinco horas .
acabamos de cancelar nuestra reserva .
una pregunta : ¿ quiere alquilar una motocicleta o prefiere visitar el ayuntamiento ?
quisiera un apartamento con bañera y vistas al jardín .
cuando el camarero habla alemán , me suena a chino .
el señor Weber llegará el catorce de enero a las cuatro y veinticinco .
recogeré mi llave del coche .
la ventana no se puede abrir , y los huéspedes de la habitación de al lado escuchan música alta .
queremos que los turistas hagan senderismo por la montaña .
el helado que él pidió está quemado .
¿ dónde está la lista de precios ? - se la traeré dentro de treinta minutos .
quisiera pagar la cuenta .
el vuelo a Bruselas fue cancelado por la tormenta .
antes de marcharme , quisiera cambiar los zapatos por otra cosa .
la camisa que compramos es demasiado pequeña .
¡ hasta mañana , Anna !
la macedonia de frutas está buenísima .
quiero llamar a mi jefe .
lo sentimos mucho , señora Walker . el taxista se ocupará de ello dentro de cinco minutos .
cuando el taxista habla español , me suena a chino .
¿ cuándo abre el castillo los sábados ?
¿ sería posible que planchara esta blusa ?
¿ dónde está el periódico ? ¿ podría traérmelo , por favor ?
se tarda quince minutos en preparar el bocadillo .
quisiéramos reservar una habitación individual más barata para una noche .
no tengo hambre , pero quisiera un vaso de agua .
mi hermano quisiera cambiar ciento cincuenta dólares por euros .
lamentablemente no tenemos habitaciones individuales libres en febrero .
la obra de teatro que quería ver fue ayer .
despiértenos el viernes a las cuatro y veinte , por favor , tenemos que coger el tren a Valencia .
el teléfono de mi habitación está estropeado .
¿ cuánto cuesta un apartamento más grande con cocina por noche ?
aunque hace mucho calor , vamos a hacer senderismo por la montaña .
el señor Miller quiere seguir viaje a Edimburgo pronto .
quisiera quejarme : la habitación está sucia y el enchufe está estropeado .
si esta tarde nieva , voy a acostarme temprano .
del supermercado al teatro hay solo quince minutos a pie .
quisiéramos reservar una mesa para siete personas junto a la ventana .
tenemos que hacer transbordo en Edimburgo .
no tengo hambre , pero quisiera una ensalada pequeña .
el almuerzo se sirve a partir de las doce en la terraza .
si el fin de semana hace buen tiempo , nuestros amigos van a fotografiar el teatro de la ópera .
mañana la señora Rossi va a ver la televisión .
quisiera quejarme : la mesa está mojada y la cama supletoria es demasiado pequeña .
¡ hasta el domingo , Anna !
el tren rápido parará en todas las estaciones .
me han robado mi tarjeta de crédito y mi cartera .
confirme la reserva , por favor .
buenos días , soy Taylor , de la habitación doscientos veinte . quisiera pedir el desayuno .
cuando la camarera habla inglés , me suena a chino .
estamos de mal humor porque hace sol ahora .
¿ quiere tomar algo en el bar o prefiere reunirse con unos amigos en la estación ?
la cafetera está fuera de servicio desde ayer .
nadie pudo decirnos dónde está el cine .
es importante que los turistas prolonguen su estancia hoy .
ayer por la tarde los huéspedes hicieron senderismo por la montaña .
ella no come ni patatas ni queso .
el minibar cuesta veintiséis euros al día .
aquí tiene su pasaporte , señor Wilson . su habitación está en la octava planta .
es posible que mis hijos recojan su collar caro después de la cena .
llegamos tarde porque el tren rápido llegó con retraso el treinta de abril .
¿ qué día es hoy ? - hoy es martes , primero de marzo .
la cuenta asciende a quince euros , incluido el desayuno .
¿ cuándo sale el primer tren para Zúrich ?
de primero quisiéramos una pizza pequeña y de segundo patatas con queso .
el hombre con el que los niños hablaron ayer era muy amable .
quisiéramos reservar una habitación individual más grande para una noche .
la ventana no se puede abrir , y la ducha está estropeada .
quiero cambiar de habitación porque la habitación está sucia .
¿ hay una habitación familiar libre del dieciocho de febrero al once de febrero ?
¿ podría preparar la cuenta de la habitación treinta ? nos marchamos hoy .
la señora Schmidt ha cancelado la reserva para el sábado .
el tren rápido sale a las doce .
antes de salir de viaje , quisiera participar en la conferencia .
mi hermano quisiera comprar un vestido azul y una pila .
después de la cena mi compañero quiere reunirse con unos amigos en la estación , pero antes tiene que ir a la policía .
¿ cuándo cierra el faro los miércoles ?
¿ qué recomienda , el bocadillo o la tabla de quesos grande ?
mi compañero quiere cambiar de habitación porque el enchufe no funciona .
es posible que mi mujer reserve una mesa para dos personas .
¿ sabía que la sauna está en la quinta planta ?
no como ni champiñones ni patatas .
la película que quería ver empieza a las tres y media .
¿ cómo se llama ? - me llamo David Wagner .
la parada de taxis está a dos pasos del ayuntamiento .
he olvidado cambiar dinero .
espero que hagamos un picnic esta noche .
¿ podemos dejar aquí nuestro collar hasta las tres ?
ella quiere alquilar una bicicleta en lugar de ir al cine .
quiero pedir un bocadillo pasado mañana .
es posible que la señora Schmidt se marche .
la cama supletoria no está hecha .
espero que mi marido pueda comer algo mañana por la noche .
si el tren rápido está lleno , mis hijos tienen que ir a pie .
del supermercado al ayuntamiento antiguo hay solo quince minutos a pie .
mi hermano quisiera cambiar ciento cincuenta francos suizos por euros .
¿ a qué hora sale el tren rápido para Berlín ?
ella siguió viaje a Sevilla hace tres horas .
buenos días , señor Taylor . ¿ ha tenido un buen viaje ?
¿ podría preparar la cuenta de la habitación doscientos quince ? me marcho dentro de dos horas .
siete billetes de ida a Praga para el dos de agosto , por favor .
quisiera saber si el tren rápido llega a Zúrich a las cinco y media .
hay un error en la cuenta : no hemos tomado ningún bocadillo pequeño .
el miércoles va a nevar .
tenemos que visitar el zoo .
hay que limpiar estas camisas antes del lunes .
si el jueves hace demasiado calor , vamos a acostarnos temprano .
el vuelo de Valencia fue cancelado por la tormenta .
disculpe , ¿ cómo llegamos a la farmacia ?
no se preocupe , señora Wilson , le traeremos un cuchillo .
¿ desea pagar por transferencia o en efectivo , señora Wagner ?
mi marido está de mal humor porque hace sol en este momento .
¿ puede el mozo traducir esta carta ?
¿ desea pagar por transferencia o en efectivo , señor Navarro ?
he oído que la lavandería está en la tercera planta .
hola , soy Fischer , de la habitación ciento dos . quisiera hablar con el director .
los zapatos que mis hijos compraron son demasiado cortos .
mis hijos quisieran acostarse temprano porque están cansados .
¿ quién puede lavar esta camisa ?
no tengo tiempo de comprar chocolate .
quisiera un asiento en el pasillo para el lunes .
un taxi a la oficina de correos cuesta unos treinta y un euros .
el tren regional para Madrid sale a las seis y cuarto del andén dieciséis .
¿ quieres tomar algo en el bar o prefieres dar un paseo por la rosaleda ?
la llave que la camarera de piso encontró en la habitación treinta y dos es del caballero .
la caja fuerte está fuera de servicio desde ayer .
¿ cuánto cuesta una habitación cómoda con escritorio por noche ?
¿ puedes apagar la música , por favor ?
busco un hotel que esté cerca de la embajada .
como el tren rápido quedará cancelado , no llegaremos hasta las siete y media .
cuando el taxista habla italiano , me suena a chino .
me alegro de que podamos quedarnos unos días más .
buenos días , ¿ cuándo abre el teatro los miércoles ?
la cerradura de la puerta está estropeada , y no encuentro la llave .
camarero , pedí un buen filete , pero me ha traído una tortilla grande .
el bañador negro cuesta diez euros , pero la camisa blanca es más barata .
a la señora le encantaría visitar la catedral .
la carta que enviamos a París todavía no ha llegado .
me quedo hoy en el hotel porque estoy enfermo .
mis padres quieren cambiar de habitación porque la cama es muy vieja .
quiero comprar unos recuerdos en lugar de tomar algo en el bar .
he perdido mi abrigo y mi anillo .
mis padres han perdido su reloj nuevo y su diario .
he olvidado mi móvil en el taxi . ¿ qué debería hacer ?
los pantalones que compré son demasiado grandes .
tenemos que hacer transbordo en Londres .
la señora Weber llamó a las dos y veinticinco y dejó un recado para la señora Schmidt .
ya no tenemos arroz , pero puedo recomendarle la sopa caliente .
después del desayuno mi mujer quiere dar un paseo por el parque , pero antes tiene que comprar un billete para Venecia .
tengo hambre .
¿ cuánto cuesta el bañador del escaparate ?
en enero suele hacer mucho viento en Salzburgo .
mi marido suele levantarse a las cinco y cuarto .
quisiéramos acostarnos temprano .
¿ hay alguien aquí que hable español ? mi mujer no habla inglés .
la carta solo está en inglés , ¿ me la podría traducir ?
¿ puede firmar aquí ?
una habitación individual cómoda cuesta doce euros por noche , y el servicio de habitaciones está incluido .
primero el señor Wilson quisiera llamar a sus padres y después hacer senderismo por la montaña .
vinimos a Colonia para reunirnos con unos amigos en la estación .
mi hijo toma leche en el desayuno , pero yo prefiero zumo de manzana .
quisiera quejarme : el ascensor está estropeado y la obra es demasiado ruidosa .
¿ han encontrado una cámara ? me la he dejado en el comedor .
no se olvide de recomendarme un buen hotel , por favor .
tráigame una toalla y una taza limpia , por favor .
queremos que nuestros amigos visiten la iglesia y el museo de arte .
¿ sería posible que me diera la llave de la habitación trescientos ocho ?
hablo francés , pero no entiendo el italiano .
no tengo tiempo de comprar una guía de viajes .
¿ puede cuidar a los niños , por favor ?
mi hijo teme que el autocar esté lleno .
de primero quisiéramos un bocadillo y de segundo pollo con arroz .
un billete de ida y vuelta a Valencia , por favor , en primera clase .
acabamos de reservar una mesa para dos personas .
hay un cepillo de dientes sobre la mesa de la habitación ciento dos .
el señor Taylor llamó a las once menos diez y dejó un recado para la señora Walker .
temo que el tren lleve cuarenta minutos de retraso .
la señora Navarro no está satisfecha con la habitación porque la cafetera no funciona .
no tengo ganas de visitar el hermoso palacio .
el concierto que el señor Moreno quería ver empieza a las siete .
antes de salir de viaje , mis hijos quisieran tomar algo en el bar .
hasta que llegue mi hija , quiero visitar el famoso teatro de la ópera y el hermoso palacio .
mis padres tienen razón .
el concierto que mi hijo quería ver fue ayer .
el ferry llega a Atenas a las siete menos veinte .
¿ podría preparar la cuenta de la habitación trescientos quince ? nos marchamos dentro de tres horas .
camarero , pedí una ensalada , pero me ha traído un bocadillo .
del banco al castillo hay solo diez minutos a pie .
un billete de ida a Salzburgo , por favor , en segunda clase .
¿ podría recomendarme un buen restaurante y esperar un momento ?
el billete a Lisboa cuesta treinta euros , pero solo tenemos un billete de cien euros .
es posible que sigamos viaje a Valencia más tarde .
debe de ser un error : reservamos un apartamento más grande , no una suite tranquila .
tome la tercera calle a la izquierda y verá la famosa biblioteca delante de usted .
los pantalones cuestan setenta euros , pero los pantalones azules son más baratos .
la ventana no se puede cerrar , y la suite está sucia .
mis hijos pueden tener la suite con ducha .
necesito un taxi desde el centro comercial para cuatro personas a las diez .
tenemos muchas ganas de nadar en el lago mañana .
¿ cuándo tengo que pagar la cuenta ?
el señor Moreno vino a Barcelona para ir a la playa .
sería muy amable de su parte cuidar a los niños .
cuando llegué a Praga , el enchufe estaba estropeado .
ellos se quedan hoy en el hotel porque tienen fiebre .
las plantas de la octava planta necesitan agua .
mi marido no tiene ganas de participar en la visita de la ciudad .
no puedo dormir porque los niños escuchan música alta .
disculpe , ¿ cuánto cuesta la blusa verde del escaparate ?
cuando llegamos a Bruselas , el armario estaba sucio .
rompimos la lámpara .
ya no tenemos queso , pero puedo recomendarle el helado .
desde esta mañana me duele la mano .
los huéspedes que se marchan hoy todavía no han pagado .
¿ sabe a qué hora abre la catedral ?
quisiera que me despertaran a las diez menos cuarto , habitación veintidós .
los turistas están a punto de cambiar su vuelo .
¿ podría traerme la confirmación de la reserva , por favor ?
mi hija se ha roto la pierna y tiene que ir al hospital .
el tren de Ginebra a Roma lleva veinticinco minutos de retraso .
disculpe , ¿ cómo llego a la agencia de viajes ?
¿ podría decirme si la charla termina a las seis ?
mi hijo tiene treinta y ocho grados de fiebre y dolor de cabeza .
¿ sabe a qué hora abre el mercado cubierto ?
lamentablemente no tenemos habitaciones familiares libres antes del veintisiete de junio .
quisiera reservar una suite para cuatro noches .
la señora Navarro se ha dejado su portátil en el tren a Colonia .
nuestros amigos irán al mercado .
quisiera reservar una habitación individual tranquila para seis noches .
quisiéramos reservar un apartamento más grande para ocho noches .
me alegro de que él pueda comer algo pasado mañana .
siento que hayamos tenido un accidente ayer por la noche .
dudo que mi marido compre un billete para Granada pronto .
cuando lleguemos a Venecia , vamos a tomar algo en el bar .
¿ necesito receta para el jarabe para la tos ?
el zoo está abierto desde las cinco y cinco hasta las nueve y media , pero los miércoles está cerrado .
¿ hay una habitación familiar bonita libre del veintitrés de septiembre al trece de enero ?
cuando llegamos a París , la lavadora estaba estropeada .
mi hermano quisiera ir al mercado y comprar unas postales .
buenas noches , ¿ podría enseñarnos en el mapa dónde está la catedral antigua ?
de la farmacia al acuario hay solo veinticinco minutos a pie .
¿ qué día es hoy ? - hoy es lunes , veintiséis de febrero .
la señora Taylor ha visitado el castillo .
mi hijo está intentando llamar a su hermana .
si el domingo llueve , la señora Wilson va a ver la televisión .
no se preocupe , señor Navarro , le pediremos un taxi .
ellos suelen levantarse a las nueve menos veinte .
estoy seguro de que visitaremos el monasterio .
quisiéramos que nos despertaran a las dos menos cuarto , habitación veinticinco .
la estación está a dos pasos de la exposición .
un apartamento cuesta cincuenta y cinco euros por noche , y el servicio de lavandería está incluido .
he perdido mi abrigo y mi cartera negra .
el señor Brown no está hoy . ¿ quiere dejar un recado ?
la cerradura del armario está estropeada , y mi hermano no encuentra la llave .
mi hermano se queda hoy en el hotel porque está resfriado .
dudo que el caballero trabaje en la biblioteca el sábado .
el camarero que habla español está hoy enfermo .
antes de que salga el tren , quisiéramos ir a nadar .
quisiéramos pescado con patatas y seis vasos de agua mineral .
la carretera a Hamburgo está cortada , así que tenemos que coger el tren .
el pronóstico dice que nevará mañana .
he reservado un apartamento a nombre de Becker .
mi hijo tiene muchas ganas de fotografiar el palacio antiguo el domingo .
el mozo que habla italiano está hoy enfermo .
el pronóstico dice que va a hacer mucho frío pasado mañana .
quería preguntarle si podría traducir esta carta .
los niños llegan el martes diecinueve de abril a la una y veinte .
la carretera a Praga está cortada , así que tenemos que dar un rodeo .
vine a Barcelona para ir al teatro .
ocho billetes de ida y vuelta a Múnich para el veintinueve de julio , por favor .
cuando llegamos a Salzburgo , la habitación estaba sucia .
antes de marcharnos , quisiéramos dejar nuestro libro en la recepción .
no creo que podamos registrarnos .
estoy seguro de que ellos no pagarán con tarjeta de crédito dentro de cinco horas .
avísenos en cuanto el médico llegue , por favor .
después del almuerzo queremos ir a la playa , pero antes tenemos que hablar con el director .
vinimos a Roma para dar un paseo por el bosque .
vinimos a Berlín para probar el queso de la región .
no puedo dormir porque los vecinos escuchan música alta .
no se olvide de recomendarme un buen restaurante , por favor .
cuatro sellos para cartas a Austria , por favor .
dentro de cinco horas tenemos que almorzar en el restaurante .
somos de Italia , pero vivimos en Madrid desde hace ocho años .
quisiéramos una habitación doble bonita con terraza , por favor .
ni hablar de que mis hijos se reúnan con unos amigos en la estación .
la ducha no funciona .
el mozo preparará la cuenta para mañana .
puedo dar un paseo por el jardín del castillo dentro de una hora .
¿ cuánto cuestan las entradas para la visita guiada del sábado ?
el tren de Roma a Viena lleva veinticinco minutos de retraso .
mi marido no tiene ganas de visitar la hermosa torre .
camarero , pedí una sopa de verduras , pero me ha traído una buena sopa de pescado .
la autopista a Madrid está cortada , así que tenemos que dar un rodeo .
los niños están intentando ir al dentista .
buenos días , soy Fischer , de la habitación cuarenta y cinco . envíe al mozo , por favor .
¿ qué vino va bien con el filete ?
buenas noches , ¿ podría confirmar la reserva y traernos el recibo ?
la biblioteca , que está a diez minutos de aquí , merece una visita .
mi hermano necesita una pomada de la farmacia .
le pedí al camarero que llevara las maletas al coche , pero no ha pasado nada .
quisiera hablar con el señor Miller , por favor .
¿ cuándo tengo que dejar la habitación ?
buenos días , estoy buscando mi diario . ¿ lo ha visto ?
hemos oído que el palacio está cerrado los miércoles .
me quedo hoy en el hotel porque tengo dolor de estómago .
no creo que el caballero pague con cheque .
tenemos que pagar un ojo de la cara por la corbata .
hola , ¿ puede rellenar el formulario ?
quiero que mi hijo compre un diccionario .
disculpe , ¿ cómo llego al centro comercial ?
mi marido está de mal humor porque quiere nevar .
en julio suele hacer mucho sol en Bruselas .
es una lástima que el enchufe esté estropeado .
¿ qué tranvía va al hospital ?
quisiéramos alquilar una barca por nueve días .
para mí una sopa de verduras caliente y un vaso de cerveza , por favor .
creo que la señora Weber hará senderismo por la montaña pasado mañana .
¿ tienen una habitación individual para dos personas hasta el lunes ?
hasta que lleguen mis padres , quiero comprar unos sellos .
¡ hasta el martes , Anna !
la mochila roja que la camarera de piso encontró en el cuarto de baño es de mi hija .
quisiéramos alquilar una motocicleta por dos días .
primero ellos quisieran reservar un apartamento y después ir al mercado .
me gustó mucho el paseo en barco .
¿ cuándo estará listo mi sombrero blanco ?
creo que puedo leer un libro dentro de dos horas .
ellos suelen levantarse a las dos y media .
el huésped de la habitación treinta y siete todavía no ha pagado .
si el lunes hace buen tiempo , voy a dar un paseo por el parque .
la luz está fuera de servicio desde las nueve menos cuarto .
la carta que enviamos a Zúrich todavía no ha llegado .
¿ qué tranvía va a la gasolinera ?
aunque hace mucho calor , vamos a fotografiar la fortaleza .
hemos pedido una buena sopa de verduras . ¿ cuándo nos la va a traer ?
la línea está ocupada . ¿ desea esperar ?
le encantaría comprar unos sellos .
¿ podría preparar la cuenta de la habitación cuarenta y siete ? nos marchamos hoy .
la recepcionista dice que el bar está cerrado .
una habitación familiar pequeña cuesta treinta y un euros por noche , y el seguro no está incluido .
mi mujer está buscando sus gafas . ¿ las ha visto ?
la biblioteca es más bonita que el palacio .
hasta que llegue mi compañero , queremos alquilar un coche .
el sombrero negro cuesta quince euros , pero el sombrero rojo es más barato .
el apartamento luminoso que reservé por teléfono está en la tercera planta .
no podemos dormir porque el colchón es demasiado blando .
he reservado una habitación a nombre de Brown .
aunque nieva , los huéspedes quieren hacer un picnic .
aunque ellos están enfermos , quieren tomar algo en el bar .
la bicicleta que alquilé tiene una rueda pinchada .
mi reloj va atrasado ; ya son las dos y media .
lamentablemente no tenemos habitaciones familiares libres en septiembre .
el señor Weber quisiera cancelar su reserva mañana por la mañana .
desde esta mañana me duele el pie .
desde el balcón se pueden ver la famosa biblioteca y el patio .
nos quedamos con el apartamento tranquilo .
nuestros amigos querían registrarse hace seis horas .
el miércoles pasado olvidamos nuestra maleta en la habitación .
primero los turistas quisieran cambiar dinero y después reunirse con unos amigos en la estación .
¿ puede traernos tres vasos de cerveza , por favor ?
si el tren nocturno queda cancelado , perderé el avión .
¿ podría preparar la cuenta de la habitación doscientos quince ? nos marchamos dentro de cinco horas .
¿ podría decirme de dónde sale el tren nocturno para Hamburgo ?
me llamo Taylor , tengo una reserva para dos personas .
la oficina de objetos perdidos está delante de la iglesia .
el hotel más tranquilo de Edimburgo está en el hotel .
¿ qué autobús va al aeropuerto ?
de eso ni hablar , señora Becker .
mi hijo no está satisfecho con la habitación porque el frigorífico es demasiado ruidoso .
la ventana no se puede cerrar , y el cuarto de baño huele a humo .
¿ cuándo abre la famosa iglesia los viernes ?
¿ podría venir alguien a la habitación cuarenta ? el sofá es demasiado blando .
quisiera una suite luminosa con bañera y vistas al castillo .
la familia Rossi se aloja aquí desde el siete de septiembre .
¿ qué día es hoy ? - hoy es miércoles , once de septiembre .
en febrero suele hacer mucho viento en Granada .
¿ puedo dejar aquí mis guantes negros hasta las ocho menos diez ?
mis hijos quisieran comprar un bañador verde y una guía de viajes .
nadie pudo decirnos dónde está la oficina de objetos perdidos .
mi marido toma leche en el desayuno , pero yo prefiero café .
preferiríamos un apartamento que tenga escritorio .
cancelaré mi pedido después de la cena .
quisiera un apartamento con chimenea , por favor .
de eso ni hablar , señora Wilson .
¿ dónde tengo que bajar para ir al centro comercial ?
la ventana no se puede cerrar , y los vecinos hacen demasiado ruido .
una pregunta : ¿ dónde tenemos que bajar para ir a la embajada ?
mañana va a hacer mucho calor , por eso veré la televisión .
para mí una ensalada y un vaso de zumo de manzana , por favor .
tengo que hacer transbordo en Praga .
nos encantaría participar en la cata de vinos .
un taxi al hospital cuesta unos cuarenta euros .
la señora Fischer está buscando su llave de la habitación . ¿ la ha visto ?
me registro esta tarde .
mi hija olvidó su cartera en el restaurante anteayer y ahora tiene que rellenar un formulario .
es una lástima que el despertador no funcione .
el anillo caro que la camarera de piso encontró en la habitación doscientos quince es de mi hija .
¿ quiere hacer un picnic o prefiere alquilar una motocicleta ?
para mí un pastel de manzana y ocho vasos de vino blanco , por favor .
¿ hay alguien aquí que hable español ? mi compañero no habla portugués .
la familia Navarro se aloja aquí desde el cinco de junio .
no creo que podamos nadar en el lago .
aquí tiene su tarjeta , señor Brown . su habitación está en la quinta planta .
buenos días , ¿ hay una agencia de viajes cerca de aquí ?
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la estación de metro .
mi hermano quiere hacer senderismo por la montaña .
disculpe , ¿ cómo llegamos a la oficina de turismo ?
aquí tiene su tarjeta , señor García . su habitación está en la sexta planta .
la familia Weber se aloja aquí desde el treinta y uno de agosto .
el castillo , que está a cuarenta y cinco minutos de aquí , merece una visita .
mi reloj va atrasado ; ya son las cinco menos cinco .
la bufanda negra que la camarera de piso encontró debajo de la cama es del caballero .
seguiremos viaje a Granada la próxima semana .
antes de salir de viaje , los niños quisieran participar en la excursión .
mi mujer pasó tres días en Zúrich y ocho días en Madrid .
el hombre con el que mi hermana habló ayer era muy amable .
buenos días , señor Weber . ¿ ha tenido un buen viaje ?
el desayuno se sirve a partir de las siete en el comedor .
la señora Serrano está buscando su paraguas . ¿ lo ha visto ?
del cine a la hermosa catedral hay solo veinte minutos a pie .
se nos ha acabado la mermelada ; el director ha ido a comprar más .
¡ buen provecho ! la macedonia de frutas es la especialidad de la casa .
dos billetes de ida a Zúrich para el siete de septiembre , por favor .
podemos descansar un poco .
le pedí al mozo que me ayudara con el equipaje , pero no ha pasado nada .
el billete a Bruselas cuesta seis euros , pero solo tenemos un billete de cincuenta euros .
aunque estamos enfermos , queremos hacer un picnic .
pasamos tres días en Roma y seis días en Granada .
quisiéramos pagar por separado . ¿ cuánto cuesta la tabla de quesos ?
mi marido se ha cambiado a otra habitación .
el señor Weber llegó tarde porque el tren rápido quedó cancelado .
hace dos días mi mujer trajo su gato .
el mejor hotel de Venecia está delante del teatro .
ella acaba de cancelar su reserva .
¿ puedes firmar aquí , por favor ?
nadie pudo decirme dónde está el cine .
lléveme a la estación , por favor , tengo prisa .
dudo que mi mujer pague la cuenta el fin de semana .
estoy harto de la lluvia .
no hay de qué , señora Fischer . ¡ feliz estancia en Salzburgo !
no me traiga todavía la tabla de quesos pequeña , por favor .
¿ cómo se enciende la música ?
¿ puede la recepcionista reservarnos una mesa junto a la ventana ?
el vestido cuesta un ojo de la cara .
acabo de pagar con cheque .
quiero que mi hermana se reúna con unos amigos en la estación .
es importante que mis hijos dejen su maleta verde en la recepción antes de las nueve menos cuarto .
la recepcionista quiere saber si quiero participar en el curso de idiomas .
mi hija piensa visitar la biblioteca .
desde el lunes me duele la mano .
quisiéramos pagar juntos . ¿ cuánto cuesta el filete ?
el inodoro está fuera de servicio desde las tres menos cinco .
no puedo dormir porque la suite huele a humo .
si el tren nocturno llega demasiado tarde , tengo que quedarme otra noche .
me he dejado mi portátil en el avión a Praga .
preferiría una habitación doble que tenga chimenea .
el autocar para en Praga .
la señora Brown llegará el seis de septiembre a las cuatro y media .
tenemos que ir al banco antes de las nueve menos cuarto porque necesitamos dinero .
¿ cuánto cuesta una habitación más barata con terraza por noche ?
es una lástima que la lámpara esté fuera de servicio .
mis padres se perdieron en el barrio del puerto .
la habitación individual grande que reservamos en noviembre no está lista .
busco un hotel que esté cerca de la oficina de objetos perdidos .
lo sentimos mucho , señora Taylor . el taxista se ocupará de ello dentro de quince minutos .
la llave que la camarera de piso encontró debajo de la cama es de mi compañero .
probaré el pescado de la región .
en la habitación ciento veinte huele a humo .
no hace falta que me traiga el recibo , la recepcionista ya me lo ha dado .
el pastel de manzana que pedimos está frío .
una habitación doble grande cuesta treinta y nueve euros por noche , y la limpieza final está incluida .
la próxima semana hará sol .
nuestros amigos están intentando reservar una habitación individual .
sería muy amable de su parte darme una habitación individual más grande con vistas al parque .
¿ dónde tenemos que hacer transbordo para ir a la parada de taxis ?
¿ sabe cómo se va del hospital al mercado cubierto ?
su habitación está en la novena planta , a la izquierda .
¿ podríamos dejar la habitación a las siete menos cinco ?
buenos días , señor Moreno . ¿ ha dormido bien ?
hay que lavar estas blusas antes del viernes .
¿ podría encender la calefacción , por favor ?
¿ a qué distancia está la fortaleza de aquí ?
¿ sabía que el sótano para bicicletas cierra a las tres y cuarto ?
disculpe , ¿ qué hora es ? - son las cinco y veinticinco .
la carretera a Zúrich está cortada , así que tenemos que dar un rodeo .
nuestros amigos están a punto de reservar una habitación .
buenos días , ¿ me puedo llevar el plano de la ciudad ?
no nos traiga todavía el pastel de manzana , por favor .
¿ sería posible que nos trajera un vaso de vino tinto ?
me llamo Navarro , tengo una reserva para dos personas .
¿ podría decirme a qué hora sale el autocar para París ? muchas gracias .
no he estado nunca en Colonia , pero conozco bien Madrid .
ya no tenemos queso , pero puedo recomendarle la pizza pequeña .
temo que el tren nocturno llegue demasiado tarde .
si mañana hace buen tiempo , nuestros amigos van a hacer un picnic .
mi marido habla francés , pero no entiende el portugués .
el billete a Granada cuesta veinticinco euros , pero solo tengo un billete de cincuenta euros .
para mí una buena sopa de verduras y una taza de té , por favor .
la carta solo está en alemán , ¿ nos la podría traducir ?
cuando llegué a Varsovia , la habitación estaba sucia .
desde el puerto se pueden ver el museo antiguo y el castillo .
la habitación familiar bonita que reservé la semana pasada es demasiado cara .
una habitación individual cuesta once euros por noche , y el servicio está incluido .
quisiera hablar con la guía .
el taxi que mi mujer pidió para las nueve y veinte todavía no ha venido .
el billete a Roma cuesta cincuenta y cinco euros , pero solo tengo un billete de cincuenta euros .
¿ podemos dejar aquí nuestra chaqueta hasta la una y cuarto ? muchas gracias .
a mi mujer le gustó mucho la película .
antes de que cierren las tiendas , quisiera dar un paseo por el bosque .
¿ hay una parada de taxis cerca de aquí ?
¿ qué vino va bien con la ensalada verde ?
hay una pila sobre la mesa de la habitación veintitrés .
¿ cómo se apaga la música ?
preferiría una habitación individual cómoda que tenga escritorio .
quisiéramos una habitación familiar con bañera y vistas al patio .
quisiéramos carne con verduras y dos vasos de agua mineral .
debe de ser un error : reservé un apartamento tranquilo , no una habitación tranquila .
la señora quisiera fotografiar el zoo .
¿ qué recomienda , la pizza o la tortilla ?
no tengo tiempo de visitar la famosa biblioteca y la famosa fortaleza .
he reservado una habitación familiar cómoda a nombre de Becker .
el zoo es más grande que el palacio .
en Zúrich lleva tres días nevando .
el desayuno se sirve a partir de las seis en el comedor .
hola , ¿ cuándo estarán listos mis zapatos ?
¿ podemos dejar aquí nuestro diario hasta las ocho y cuarto ?
¿ podría decirnos si el faro está cerrado los domingos ?
¿ puedo probarme el bañador azul ?
el partido que mi mujer quería ver ya ha empezado .
quisiera ocho entradas para la visita guiada del once de abril .
quería llamar a mi jefe ayer por la tarde .
quisiéramos pagar con tarjeta , pero el aparato no funciona .
no sé si mi hermana irá al mercado mañana a las cuatro menos cinco .
el señor Rossi acaba de recoger su maleta .
no tengo tiempo de ir a bailar .
¿ qué autobús va a la farmacia ?
desde la terraza se pueden ver la torre y el mar .
quisiéramos reservar una habitación para ocho noches .
la señora Walker está buscando su reloj nuevo . ¿ lo ha visto ?
el camarero me ha traído una sopa de verduras caliente en lugar de una sopa de pescado caliente .
¿ podría venir alguien a la habitación doscientos diez ? el aire acondicionado es demasiado ruidoso .
hemos tenido un accidente . ¿ qué deberíamos hacer ?
la señora Dubois no tiene ganas de nadar en el lago .
hemos oído que la consigna abre a las nueve .
le encantaría visitar la biblioteca antigua y el palacio .
quiero dar un paseo por la rosaleda en lugar de nadar en el lago .
hay un error en la cuenta : no he pedido ninguna sopa de tomate caliente .
para mí una macedonia de frutas y tres vasos de vino tinto , por favor .
nos encantaría ir a nadar .
el caballero tiene que visitar el faro y el palacio .
quisiéramos un asiento en el coche restaurante para el viernes .
¿ podría pasarnos la pimienta , por favor ?
de primero quisiéramos una tabla de quesos y de segundo pescado con patatas .
me alegro de que podamos marcharnos .
el director quiere saber si mis padres traerán su perro más tarde .
Sevilla es la ciudad más bonita que mi compañero ha visto nunca .
el señor Wagner llamó a las dos y cuarto y dejó un recado para el señor Wilson .
llego el sábado trece de abril a las cuatro y diez .
la señora quisiera cambiar trescientos dólares por euros .
¿ necesito receta para la pomada ?
estoy seguro de que iré a bailar el martes a las cinco y veinte .
tengo que ir al banco antes de las siete y media porque necesito dinero .
la parada de autobús está delante del museo de arte .
¿ cuánto cuesta enviar una postal a España ?
¿ podría reservarnos una mesa junto a la ventana , por favor ?
estoy seguro de que los huéspedes harán un picnic esta noche .
mi marido acaba de pagar la cuenta .
el desayuno se sirve a partir de las siete y media en la sala de desayunos .
el desayuno se sirve a partir de las ocho en la sala de desayunos .
la recepcionista confirmará la reserva .
en agosto suele hacer mucho sol en Viena .
la semana pasada los turistas siguieron viaje a Venecia .
antes de salir de viaje , mis padres quisieran hacer senderismo por la montaña .
sería muy amable de su parte enseñarme el camino al supermercado .
la fortaleza está cerrada los miércoles .
¡ hasta el domingo , Julia !
¿ sería posible que nos prestara un adaptador ?
si el martes hace demasiado frío , vamos a tomar algo en el bar .
es una lástima que la cama supletoria no esté hecha .
no he estado nunca en Colonia , pero conozco bien Sevilla .
¿ han encontrado una llave del coche ? nos la hemos dejado en la habitación cincuenta y cinco .
mis padres no tienen ganas de dar un paseo por la rosaleda .
debe de ser un error : reservé un apartamento , no una habitación individual cómoda .
no vale la pena ir a la visita de la ciudad .
el mes pasado rompí la lámpara .
la autopista a Viena está cortada , así que tengo que coger el tren .
mis padres tienen muchas ganas de probar el vino de la región mañana .
aunque llueve , visitaré la iglesia .
¿ qué día es hoy ? - hoy es lunes , siete de diciembre .
el médico dice que la señora tiene que tomar las pastillas durante ocho días .
¿ podría dejar la habitación a las doce y media ?
no he estado nunca en Salzburgo , pero conozco bien Venecia .
sería muy amable de su parte planchar esta blusa .
mi hermana puede tener la habitación familiar más barata con televisor .
quería preguntarle si podría ponerme con la habitación cuatro .
necesito un taxi desde la librería para cuatro personas a las diez y cuarto .
no hemos estado nunca en Bruselas , pero conocemos bien Praga .
la señora Wilson llegará el veintiséis de septiembre a las ocho .
aunque estamos enfermos , queremos alquilar una barca .
estas botas son demasiado caras .
hemos escrito una carta a nuestra hermana .
ella perdió el enlace en Colonia porque el tren rápido quedó cancelado ayer por la noche .
seguí viaje a Viena .
el caballero vino a Bruselas para ir al teatro .
quiero cambiar de habitación porque la cafetera está estropeada .
el palacio es más antiguo que el monasterio .
una pregunta : ¿ podría darme el número de teléfono de la embajada ?
después del almuerzo quiero comprar una postal , pero antes tengo que reservar una mesa para dos personas .
siento que nos hayamos resfriado .
el hotel en el que estuve en Edimburgo no era tan caro .
¿ qué tranvía va al centro comercial ?
¿ podría venir alguien a la habitación cincuenta ? el hervidor está fuera de servicio .
tenemos que ir al banco antes de las seis menos cuarto porque necesitamos dinero .
¿ puede llamar a la policía , por favor ?
desde la torre se pueden ver la fortaleza antigua y el lago .
el director reparará la cerradura .
he escrito una carta a mis padres .
¿ hay alguien aquí que hable portugués ? mi hijo no habla alemán .
la señora Walker llamó a las seis y dejó un recado para el señor Schmidt .
mi marido no tiene ganas de participar en la conferencia .
¿ podría decirnos si la reunión termina a las dos ? muchas gracias .
antes de marcharme , quisiera reservar una mesa para cinco personas .
trabajé en la biblioteca el jueves pasado .
disculpe , ¿ qué autobús va a la oficina de correos ?
para mí un bocadillo pequeño y una botella de cerveza , por favor .
¿ puedes recomendarme un buen hotel , por favor ?
el taxi que pedí para las seis y veinte todavía no ha venido .
el mercado cubierto está abierto desde las dos hasta las siete y veinte , pero los domingos está cerrado .
ellos tienen que coger un taxi porque el tren rápido llega demasiado tarde .
el bañador que los niños compraron es demasiado corto .
quisiera una habitación familiar con baño y vistas a las montañas .
los turistas necesitan algo para la tos .
él está enfermo .
mi compañero sabe la respuesta .
¿ hay alguien aquí que hable francés ? mi hermano no habla inglés .
nuestros amigos quisieran visitar el mercado cubierto y la biblioteca y reunirse con unos amigos en la estación .
primero mi hijo quisiera cambiar la blusa por otra cosa y después fotografiar el palacio .
hola , ¿ me puede traer un vaso de agua mineral ?
no vale la pena visitar el monasterio .
el mercado cubierto es más grande que la biblioteca .
despiértenos el lunes a las seis menos diez , por favor , tenemos que estar en el aeropuerto antes de las tres y diez .
primero ella quisiera ir a la peluquería y después ir a la playa .
¿ podría venir alguien a la habitación doscientos diez ? el apartamento huele a humo .
el pronóstico dice que nevará .
quería preguntarle si podría reservarme una mesa junto a la ventana .
el señor Brown celebra su cumpleaños el martes ; quisiéramos encargar una botella de vino .
él se queda hoy en el hotel porque está enfermo .
desde la torre se pueden ver el famoso palacio y el mar .
buenas noches , ¿ quién puede hablar más despacio ?
¿ dónde está el cuchillo ? ¿ podría traérnoslo , por favor ?
¿ hay alguien aquí que hable inglés ? el caballero no habla italiano .
él está de buen humor porque hace sol ahora .
¿ han encontrado una mochila ? me la he dejado en el bar .
cuando lleguemos a Edimburgo , vamos a ir a la playa .
mi hija está sentada en un banco del patio y nos espera .
¿ podría pasarnos la sal , por favor ?
¿ sería posible que me reservara una mesa junto a la ventana ?
el señor Navarro celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
la película que queríamos ver empieza a las nueve .
tengo que ir de compras .
no se preocupe , señor Brown , le traeremos jabón .
mi hermana no tiene tiempo de participar en la visita de la ciudad .
¿ qué recomienda , la sopa de pescado caliente o la sopa fría ?
después de la cena queremos visitar el ayuntamiento , pero antes tenemos que cancelar nuestro pedido .
la señora Rossi quisiera fideos con champiñones y una botella de vino blanco .
mi hija puede pagar la cuenta esta noche .
queremos que mi mujer participe en el paseo en barco .
¿ podemos dejar aquí nuestra bufanda nueva hasta las siete y cuarto ?
la señora Taylor se resfrió . ¿ qué debería hacer ?
hay un error en la cuenta : no he pedido ningún bocadillo grande .
el señor Walker llegará el veintinueve de diciembre a la una menos cinco .
llame a un médico , por favor , mi hermano ha tenido un accidente .
pasé tres días en Granada y siete días en París .
siga todo recto y luego gire a la izquierda en la embajada .
¿ podría preparar la cuenta de la habitación veintidós ? nos marchamos mañana .
se tarda una hora en llegar a Londres .
mis padres quisieran visitar el mercado cubierto pronto .
¿ qué recomienda , la macedonia de frutas o la tortilla pequeña ?
mis padres tienen que hacer transbordo en Sevilla .
los huéspedes toman café en el desayuno , pero yo prefiero zumo de manzana .
la habitación familiar bonita que reservé la semana pasada es demasiado pequeña .
¿ cuánto cuesta el sombrero negro del escaparate ?
espero que el señor Miller pueda recoger su cartera negra .
¿ sería posible que guardara el equipaje hasta las tres menos cuarto ? gracias por su ayuda .
antes de marcharme , quisiera pagar en efectivo .
un taxi a la estación cuesta unos treinta y nueve euros .
si mañana hace buen tiempo , vamos a fotografiar el hermoso palacio .
¿ qué recomienda , la buena sopa de tomate o la ensalada pequeña ?
mis padres toman zumo de naranja en el desayuno , pero yo prefiero agua mineral .
quisiera saber si el barco llega a Marsella a las once .
¡ buen provecho ! la sopa de tomate es la especialidad de la casa .
quiero que lleve el equipaje a la habitación .
nos quedamos con la habitación individual cómoda .
los niños saben que la oficina de correos está cerrada los jueves .
si el fin de semana hace buen tiempo , ella va a fotografiar el castillo .
ya no tenemos queso , pero puedo recomendarle la sopa de verduras caliente .
sería muy amable de su parte lavar esta camisa .
lo sentimos mucho , señora Navarro . la camarera de piso vendrá inmediatamente .
en noviembre suele hacer mucho viento en Valencia .
hemos comprado una guía de viajes para nuestra familia .
llame a un médico , por favor , mi hija ha tenido un accidente .
mi hermana quiere comer algo .
es importante que mi hermana llame a sus padres antes de las diez y cuarto .
no estamos satisfechos con la habitación porque el inodoro no funciona .
quisiéramos saber si el autobús sale a las dos .
quisiéramos tres entradas para la visita guiada del veintiuno de marzo .
el médico dice que mi marido tiene que quedarse en la cama durante cinco días .
después del almuerzo queremos nadar en el lago , pero antes tenemos que cambiar dinero .
quisiéramos reunirnos con unos amigos en la estación y probar el vino de la región .
el hotel más barato de Roma está en la estación .
como el tren nocturno llega con retraso , no llegaremos hasta las cinco y cuarto .
¿ desea pagar con cheque o por transferencia , señora Rossi ?
el técnico que reparó la calefacción se olvidó las herramientas .
nuestros amigos están intentando hablar con la guía .
la habitación doble cómoda que reservé la semana pasada no está lista .
¿ cuándo estará lista mi blusa ?
como el autocar llevará cinco minutos de retraso , no llegaremos hasta las siete y media .
a la señora Dubois le gusta dormir con la ventana abierta .
la carta que ellos enviaron a Bruselas todavía no ha llegado .
el señor Moreno celebra su aniversario de boda hoy ; quisiéramos encargar flores .
el vuelo de Berlín fue cancelado por la niebla .
la chaqueta verde cuesta un ojo de la cara .
aunque mi hija está enferma , quiere comprar un sello .
el desayuno se sirve a partir de las siete menos cuarto en la sala de desayunos .
nuestros amigos tuvieron que visitar la exposición y el mercado cubierto antiguo el veinticuatro de agosto .
él quisiera comprar una blusa y una pila .
los zapatos que compré son demasiado grandes .
he oído que el partido de fútbol tiene lugar en el teatro de la ópera .
el pronóstico dice que lloverá esta tarde .
un billete de ida y vuelta a Ginebra , por favor , en primera clase .
hay un error en la cuenta : no he pedido ninguna buena sopa .
mis padres tienen que hacer cola cinco horas en el museo .
¿ tienen una suite pequeña para cuatro personas para seis noches ?
hay un error en la cuenta : no hemos tomado ningún pastel de manzana .
hemos oído que el servicio de lavandería es gratis .
la sopa de tomate que mi hija pidió está demasiado salada .
disculpe , ¿ sabe a qué hora abre el teatro ?
el acuario es más grande que el museo .
disculpe , ¿ cómo llego a la gasolinera ?
quisiera quejarme : la ventana está sucia y el despertador no funciona .
debe de ser un error : reservé una habitación doble más barata , no un apartamento .
el ascensor está estropeado , así que tenemos que bajar a pie a la quinta planta .
quisiera cancelar mi reserva .
necesitamos un taxi desde la oficina de correos para cinco personas a las cuatro y diez .
nos quedamos con la suite cómoda .
pedí una tabla de quesos grande . ¿ cuándo me la va a traer ?
buenas noches , ¿ podría decirnos si la sauna cierra a las once y media ?
la ventana no se puede abrir , y la mesa está mojada .
nuestros amigos tienen muchas ganas de hacer un picnic el fin de semana .
si esta tarde hace demasiado calor , veré la televisión .
quisiera saber si el autobús va a Praga .
tengo que reservar una suite tranquila .
antes de marcharnos , quisiéramos comprar un billete para Praga .
la estación está a dos pasos del monasterio .
quisiéramos reservar una mesa para cinco personas junto a la ventana .
quisiera que me despertaran a las diez y veinte , habitación doscientos diez .
quisiera reservar una mesa para siete personas junto a la ventana .
¿ a qué distancia está el museo de arte de aquí ?
la señora Dubois celebra su aniversario de boda el lunes ; quisiéramos encargar una botella de vino .
¿ está reservado este asiento ?
¿ dónde está la hoja de registro ? - se la traeré mañana .
necesitamos un taxi a la oficina de correos para seis personas a las diez y veinte .
la habitación familiar que reservamos la semana pasada está en la cuarta planta .
buenas noches , soy Serrano , de la habitación doscientos siete . necesito una manta adicional .
perdí mi cámara ayer . ¿ qué debería hacer ?
dejé mi collar en la recepción ayer .
disculpe , ¿ cómo llego a la parada de autobús ?
la señora Miller llegará el veinticinco de junio a las dos menos diez .
no creo que reservemos una habitación individual cómoda .
¿ tienen una habitación doble para tres personas desde el miércoles hasta el martes ?
el vestido negro cuesta veintún euros , pero las botas más baratas son más baratas .
el ascensor está estropeado , así que tengo que subir a pie a la octava planta .
la habitación pequeña que reservé por teléfono no está lista .
estoy buscando mi llave . ¿ la ha visto ?
es posible que mi compañero haga senderismo por la montaña esta tarde .
el trayecto dura una hora y cincuenta minutos .
¿ qué recomienda , el buen filete o el helado ?
si el martes llueve , voy a leer un libro .
tenemos que ir al banco antes de las tres y diez porque necesitamos dinero .
disculpe , ¿ podría enseñarnos en el mapa dónde está el castillo ?
disculpe , ¿ hay un banco cerca de aquí ?
el ascensor está estropeado , así que tengo que subir a pie a la cuarta planta .
quisiéramos dar un paseo por el jardín del castillo y nadar en el lago .
los huéspedes suelen levantarse a las cuatro y cuarto .
no creo que mi hermana se duche dentro de veinticinco minutos .
es posible que ella lea un libro .
debe de ser un error : reservamos una habitación tranquila , no una habitación doble bonita .
mi mujer se ha roto la pierna y tiene que ir al hospital .
¿ nos puede traer el recibo ?
quisiéramos saber si el barco zarpa a las tres menos cinco .
el huésped de la habitación ocho se marcha mañana .
¿ a qué hora sale el tren para Bruselas ?
voy a visitar la biblioteca el jueves .
dudo que el señor López vea la televisión el sábado .
buenos días , ¿ puede recomendarnos una buena playa , por favor ?
una pregunta : el señor García no está en este momento . ¿ quiere dejar un recado ?
disculpe , ¿ va este autobús a Bruselas ?
¿ qué tiempo hace en Viena en noviembre ?
el trayecto dura cinco horas y treinta minutos .
¿ qué tiempo hace en París en este momento ?
¿ podemos dejar aquí nuestra chaqueta hasta las siete y diez ?
quisiera saber si el autobús para en Varsovia .
¿ dónde está el albornoz limpio ? ¿ podría traérnoslo , por favor ?
queremos que mis hijos visiten la iglesia y el famoso faro .
quisiera quejarme : la lavadora hace demasiado ruido y la obra es demasiado ruidosa .
la conexión a internet de la habitación veinticinco está estropeada .
antes de marcharme , quisiera recoger mi llave de la habitación .
la iglesia merece la pena .
primero quisiera prolongar mi estancia y después alquilar una barca .
¿ cuánto cuesta una habitación doble grande con cocina por noche ?
cuando llegué a Berlín , la mesa estaba sucia .
¿ podría preparar la cuenta de la habitación nueve ? me marcho hoy .
queremos que el técnico espere un momento .
la habitación familiar más grande que él reservó en octubre está en la sexta planta .
ellos quisieran carne con verduras y una botella de vino blanco .
quiero participar en la excursión .
¿ qué recomienda , la macedonia de frutas o la sopa de tomate ?
la camisa que mi hijo compró es demasiado pequeña .
pasamos siete días en Madrid y cinco días en Venecia .
la recepcionista quiere saber si quisiera pagar con cheque mañana por la mañana .
quiero cambiar de habitación porque la cama supletoria no está hecha .
¿ podría traernos un poco más de miel , por favor ?
temo que el tren nocturno esté lleno .
¿ podría preparar la cuenta de la habitación trescientos quince ? nos marchamos mañana .
después del almuerzo queremos probar el queso de la región , pero antes tenemos que llamar a nuestro jefe .
tengo muchas ganas de hacer un picnic el fin de semana .
despiértenos mañana a las ocho , por favor , tenemos que estar en el aeropuerto antes de las diez y cuarto .
por culpa del mal tiempo ella tiene más tiempo para leer .
prolongaré mi estancia .
quisiera reservar una mesa para seis personas junto a la ventana .
mi compañero va a ir al cine dentro de cuarenta y cinco minutos .
¿ puedo dejar aquí mi bolso hasta las cinco menos diez ?
puedo recoger mi paraguas .
va a llover esta tarde , por eso la señora Brown va a ver la televisión .
no sé si puedo ir al dentista el fin de semana .
resérvenos una mesa junto a la ventana , por favor .
no he estado nunca en Salzburgo , pero conozco bien Atenas .
¿ tienen un apartamento más barato para dos personas hasta el martes ?
espero que podamos pagar la cuenta .
¿ tienen una habitación individual más barata para dos personas hasta el lunes ?
por culpa del atasco llegamos demasiado tarde a la oficina de correos .
debe de ser un error : reservé una habitación bonita , no una habitación familiar luminosa .
nos gustó mucho la película .
despiértenos el martes a las siete y media , por favor , tenemos que coger el tren a Bruselas .
primero mi hija quisiera cambiar su vuelo y después visitar el hermoso teatro de la ópera y el acuario .
siento que mi hermano se haya quedado dormido .
el señor Miller tiene que coger un taxi porque el tren rápido queda cancelado .
desde la torre se pueden ver el acuario y el lago .
la bañera no está limpia .
aunque mis padres tienen dolor de cabeza , quieren visitar la fortaleza .
el taxi que pedimos para la una menos cinco todavía no ha venido .
el hotel en el que él estuvo en Atenas era más cómodo .
ellos se han dejado su llave del coche en el tren a Bruselas .
¿ podría decirnos si el teatro abre a las cinco y veinte ?
el billete a Varsovia cuesta doce euros , pero solo tengo un billete de cincuenta euros .
la señora Rossi ha cancelado la reserva para el lunes .
la señora López quisiera cambiar doscientos dólares por euros .
la bicicleta que alquilé está rota .
antes de marcharnos , quisiéramos cancelar nuestro pedido .
¿ podría preparar la cuenta de la habitación diecisiete ? me marcho mañana .
perdí mi carné de identidad .
quisiera quejarme : los huéspedes de la habitación de al lado hacen demasiado ruido y los vecinos escuchan música alta .
primero quisiéramos enviar una carta a Praga y después ir al mercado .
mi reloj va atrasado ; ya son las diez .
quisiera un asiento en el pasillo para el jueves .
el hervidor está fuera de servicio desde ayer .
el señor García ha cancelado la reserva para el viernes .
aunque los huéspedes están cansados , quieren alquilar una barca .
la cuenta asciende a veintidós euros , incluido el desayuno .
no nos traiga todavía la tabla de quesos , por favor .
quiero que me despierte a las ocho .
los huéspedes que están en la quinta planta todavía no han pagado .
estoy esperando el tren rápido para Múnich .
¿ podría pasarme la sal , por favor ?
queremos ir a bailar en lugar de probar el queso de la región .
¿ está incluida la limpieza final en el precio o tenemos que pagarla aparte ?
despiértenos mañana a las cuatro , por favor , tenemos que estar en el aeropuerto antes de las siete y media .
perdí mi pasaporte y ahora tengo que ir a la oficina de objetos perdidos .
es posible que mi mujer compre unos sellos .
él acaba de cancelar su pedido .
ocho sellos para postales a Italia , por favor .
ellos vinieron a Salzburgo para hacer senderismo por la montaña .
¿ a qué hora sale el autocar para Edimburgo ?
buenos días , ¿ puedes apagar la música , por favor ?
el director quiere saber si cenaré en la terraza a las seis y veinticinco .
antes de que cierren las tiendas , quisiéramos visitar el acuario y la torre .
cuando llegue a Viena , voy a visitar el palacio .
la cena se sirve a partir de las ocho en la terraza .
antes de que salga el tren , quisiéramos ir de compras .
¿ cuánto cuesta una suite con ducha por noche ?
hemos comprado un diccionario para nuestra hermana .
¿ sabe cómo se va del cajero automático al castillo ?
¿ puedo probarme el jersey ?
el pronóstico dice que hará sol .
antes de marcharnos , quisiéramos cambiar nuestro vuelo .
cuide a los niños , por favor .
¿ podemos usar el teléfono ?
se tarda cuarenta minutos en preparar la macedonia de frutas .
¿ tienen una habitación doble para tres personas desde el martes hasta el miércoles ?
no se olvide de llevar las maletas a la recepción , por favor .
no se olvide de guardar el equipaje hasta las once y cinco , por favor .
la panadería está a dos pasos de la biblioteca antigua .
la mujer con la que hablé ayer era muy amable .
la familia Miller se aloja aquí desde el cuatro de septiembre .
hace seis días dejamos nuestro carné de conducir en casa y ahora tenemos que ir a la policía .
¿ puede encender la música ?
un taxi a la gasolinera cuesta unos ciento veinticinco euros .
la panadería está delante del teatro .
quisiera que me despertaran a las nueve menos cuarto , habitación cuatro .
el avión a Hamburgo despega a las tres y diez .
aunque ella está resfriada , quiere hacer senderismo por la montaña .
quisiéramos reservar un apartamento bonito .
avísenos en cuanto el equipaje llegue , por favor .
mi compañero está sentado en un banco del patio y lee el periódico .
mi hijo tiene que hacer transbordo en Bruselas .
quiero que me traiga una taza de té .
me quedé dormido .
quisiera una habitación doble más barata con bañera , por favor .
lo sentimos mucho , señora Taylor . el taxista vendrá dentro de cinco minutos .
el hotel en el que estuve en Bruselas era más cómodo .
no hay perchas en el cuarto de baño .
tengo que coger un taxi porque el autocar está lleno .
¿ conoce un hotel barato cerca del supermercado ?
lamentablemente no tenemos habitaciones familiares libres hasta el jueves .
el frigorífico de mi habitación está estropeado .
no tenemos tiempo de dar un paseo por el bosque .
¿ a qué distancia está el teatro de aquí ?
si mañana nieva , los huéspedes leerán un libro .
él quiere cambiar de habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
si el lunes hace demasiado frío , voy a tomar algo en el bar .
mi hermana tiene muchas ganas de comprar unas postales mañana .
¿ podría enseñarnos en el mapa dónde está la famosa torre ?
creo que mi compañero puede traer su gato dentro de treinta minutos .
el trayecto dura seis horas y cinco minutos .
cuando el técnico habla alemán , me suena a chino .
el castillo de Múnich es más antiguo que el de Ginebra .
¿ puedo dejar aquí mi bolso nuevo hasta las ocho y diez ?
se tarda tres horas en llegar a Praga en coche .
la señora López perdió el enlace en Viena porque el tren nocturno quedó cancelado .
la camisa que el señor Navarro compró es demasiado larga .
la estación de metro está al lado de la exposición nueva .
¿ sabe cómo se va de la playa al museo de arte ?
quisiéramos pagar juntos . ¿ cuánto cuesta la tabla de quesos pequeña ?
el bolso que la señora Wilson compró es demasiado corto .
¿ nos podemos llevar el paraguas ?
mi mujer está sentada en un banco del jardín del castillo y nos espera .
mi hermano sabe que la panadería está cerrada los domingos .
ella tiene que pagar un ojo de la cara por la falda roja .
ellos irán de compras .
quisiéramos ocho entradas para la visita guiada del tres de febrero .
la autopista a Praga está cortada , así que tenemos que dar un rodeo .
el juez está todavía en el juzgado , no puedo hablar con él antes de las nueve y media .
la conexión a internet de nuestra habitación no funciona .
buenas noches , señora Dubois . ¿ ha dormido bien ?
mi hermana se ha roto el pie y tiene que ir al hospital .
la camarera dice que el ayuntamiento merece la pena .
si el domingo hace buen tiempo , la señora Rossi va a fotografiar el museo .
es posible que comamos algo el miércoles .
cuando el mozo habla alemán , me suena a chino .
lamentablemente el hotel está completo en noviembre .
quisiéramos comprar una blusa blanca y una guía de viajes .
los niños no están satisfechos con la habitación porque la calefacción está fuera de servicio .
he dejado mi carné de conducir en la habitación y ahora tengo que llamar al hotel .
¿ quiere nadar en el lago o prefiere comprar unos recuerdos ?
buenos días , señora Weber . ¿ ha dormido bien ?
ella se ha resfriado .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Wagner ?
el hotel en el que estuve en Varsovia no era tan caro .
me alegro de que no vayamos en tren nocturno a Edimburgo .
mis padres están intentando preguntar en la recepción .
ya no tenemos queso , pero puedo recomendarle la macedonia de frutas .
la fortaleza antigua , que está a cincuenta minutos de aquí , merece una visita .
tuvimos que nadar en el lago .
tenemos que pagar un ojo de la cara por el bañador rojo .
la cuenta asciende a cien euros , incluido el acceso a internet .
mis hijos quisieran comprar una falda negra y crema solar .
la suite luminosa que los niños reservaron en enero no está lista .
quisiera reservar una mesa para cuatro personas para las doce menos cuarto .
me he dejado mi llave del coche en el avión a Berlín .
el señor Fischer celebra su cumpleaños mañana ; quisiera encargar una botella de vino .
¿ podría decirme de dónde sale el tren para Zúrich ? muchas gracias .
un taxi al cine cuesta unos noventa y cinco euros .
despiérteme mañana a las doce y media , por favor , tengo que coger el tren a Valencia .
no sé si el señor Brown puede enviar una carta a Ginebra mañana por la mañana .
el hermoso mercado cubierto está abierto desde las once y veinte hasta las cuatro y media , pero los domingos está cerrado .
¿ podría traernos un poco más de sal , por favor ?
¿ podría pasarme la mermelada , por favor ? muchas gracias .
el teatro es más famoso que la torre .
¿ podría darme el número de teléfono de la embajada ?
el museo , que está a quince minutos de aquí , merece una visita .
les encantaría probar el vino de la región .
llévenos a la oficina de turismo , por favor , tenemos prisa .
la señora Brown llegará el veintidós de julio a las cinco y cuarto .
sería muy amable de su parte traernos seis platos .
ellos llegaron tarde porque el tren llegó demasiado tarde .
la caja fuerte de nuestra habitación está estropeada .
traeré mi perro .
disculpe , ¿ cómo llegamos al supermercado ?
acabo de llegar a Granada .
después del almuerzo queremos reunirnos con unos amigos en la estación , pero antes tenemos que cambiar dinero .
¿ de dónde eres , Paul ? - soy de Italia .
llegué tarde porque el autobús llevaba cincuenta minutos de retraso .
tengo que ir al banco antes de las tres y veinte porque necesito dinero .
hasta que lleguen los turistas , quiero participar en la cata de vinos .
mi hermana necesita un termómetro de la farmacia .
el señor Fischer se siente muy bien aquí .
¿ qué tiempo hace en Londres en diciembre ?
¿ cuánto se tarda en reparar el secador ?
ni hablar de que el caballero compre una guía de viajes .
mi hermana teme que el tren rápido lleve treinta minutos de retraso .
se tarda cinco horas en llegar a Ginebra en tren .
despiérteme el jueves a las nueve y cuarto , por favor , tengo que coger el tren a Sevilla .
sé que el supermercado está cerrado los domingos .
no puedo dormir porque el frigorífico hace demasiado ruido .
he reservado una habitación a nombre de Becker .
primero quisiéramos comprar un billete para Londres y después reunirnos con unos amigos en la estación .
no me marché .
el veinticuatro de mayo perdí mi billete de avión .
el tren llega a Atenas a las once y diez .
¿ necesito receta para las pastillas ?
despiérteme el jueves a las once , por favor , tengo que coger el tren a Praga .
quisiera una habitación doble tranquila con balcón , por favor .
la señora Fischer se ha dejado su chaqueta en el avión a Zúrich .
nos interesa el castillo . ¿ hay una visita guiada en italiano ?
mi hija toma zumo de naranja en el desayuno , pero yo prefiero café .
¿ puedo probarme la camisa más barata ?
¿ puedes llamar a un médico , por favor ?
¿ podría el mozo recomendarnos un buen museo ?
pedimos un bocadillo grande . ¿ cuándo nos lo va a traer ?
hemos reservado una habitación familiar más grande a nombre de Taylor .
la iglesia , que está a diez minutos de aquí , merece una visita .
¿ puede imprimir la hoja de registro , por favor ?
es posible que el caballero se quede unos días más mañana por la mañana .
¿ podríamos dejar la habitación a las cinco ?
si esta tarde hace demasiado frío , mi mujer quiere acostarse temprano .
el mejor hotel de Viena está en el casco antiguo .
la señora está intentando enviar un paquete a Praga .
la recepcionista limpiará la habitación .
he olvidado cambiar el jersey por otra cosa .
¿ podría darnos el número de teléfono de la embajada ?
necesito un taxi desde el supermercado para cinco personas a las nueve .
¿ tienen una habitación doble para dos personas desde el jueves hasta el sábado ?
la sopa de pescado está fría .
el bocadillo que mi mujer pidió está quemado .
¿ podría preparar la cuenta de la habitación tres ? nos marchamos hoy .
él acaba de llegar a Zúrich .
¿ qué vino va bien con la ensalada mixta ?
¿ puede traernos la cuenta , por favor ?
tres billetes de ida a Berlín para el veinte de octubre , por favor .
no se preocupe , señor Schmidt , repararemos el despertador .
cuando llegue a Viena , voy a visitar el palacio y la famosa fortaleza .
mi mujer se ha roto la mano y tiene que ir al hospital .
tenemos que cancelar nuestro pedido dentro de dos horas .
¿ qué día es hoy ? - hoy es domingo , seis de agosto .
ya no tenemos carne , pero puedo recomendarle el filete .
preferiríamos una habitación doble bonita que tenga televisor .
mi mujer necesita algo para la fiebre .
¿ tienen una habitación para siete personas hasta el viernes ?
para mí una pizza y una botella de vino tinto , por favor .
el museo está abierto desde las cinco y media hasta las diez menos veinte , pero los lunes está cerrado .
quisiera comer algo porque tengo hambre .
nuestros amigos pueden tener la habitación individual cómoda con escritorio .
después de la cena mi hijo quiere ir al teatro , pero antes tiene que dejar su anillo en la recepción .
en julio suele hacer mucho sol en Atenas .
él se ha quedado dormido .
quisiera que me despertaran a las cuatro menos cuarto , habitación cuarenta y siete .
Laura , ¿ puedes ayudarme ?
llévenos a la embajada , por favor , tenemos prisa .
se tarda cuatro horas en llegar a Berlín en tren .
camarero , pedí un helado , pero me ha traído una ensalada .
aunque los niños están enfermos , quieren visitar el zoo y el acuario .
él ha olvidado cambiar dinero .
por culpa del atasco él llegó demasiado tarde a la oficina de turismo .
el coche que alquilamos está roto .
una pregunta : ¿ cuál es el código del garaje ?
el técnico que reparó la caja fuerte se olvidó las herramientas .
quisiera reservar un apartamento cómodo para ocho noches .
no puedo dormir porque el apartamento está sucio .
buscamos un hotel que no sea demasiado caro .
no estoy satisfecho con la habitación porque la cama supletoria no está hecha .
mañana por la noche no tenemos que cancelar nuestra reserva .
¿ cuánto cuesta una habitación con televisor por noche ?
un taxi a la panadería cuesta unos dieciséis euros .
¿ puedo dejar aquí mi llave de la habitación hasta las ocho menos veinte ?
tengo que esperar en el bar a las once y diez .
¿ cuándo cierra el palacio los martes ?
una pregunta : ¿ está libre este asiento ?
olvidé mis guantes en el autobús la semana pasada y ahora tengo que ir a la policía .
quería preguntarle si podría reparar la cerradura .
mi hermana no tiene ganas de tomar algo en el bar .
no creo que vayamos a la peluquería el viernes a la una menos cuarto .
hemos enviado una postal a Venecia .
disculpe , ¿ podría pasarme la miel , por favor ?
la señora Navarro no está hoy . ¿ quiere dejar un recado ?
la señora tiene que hacer cola seis horas en el aeropuerto .
como el autocar llega demasiado tarde , no llegaré hasta las doce y cuarto .
mis padres acaban de enviar un paquete a Londres .
no hace falta que me traiga el recibo , el camarero ya me lo ha dado .
hemos oído que el servicio de habitaciones es gratis .
desde el sábado me duele el estómago .
si esta tarde llueve , mi hijo va a ir al teatro .
la llave que la camarera de piso encontró debajo de la cama es de los turistas .
de primero quisiera una sopa y de segundo carne con verduras .
es importante que los huéspedes hablen con el cocinero hoy .
hay chocolate sobre la mesa de la habitación treinta .
¿ le importaría darme la dirección de la agencia de viajes ?
una habitación familiar bonita cuesta doce euros por noche , y el servicio de habitaciones está incluido .
¿ cuánto cuesta enviar un paquete a Alemania ?
queremos que el taxista traiga la cuenta .
¿ cuánto tiempo desea quedarse ? - hasta el viernes , si es posible .
el tren nocturno para Lisboa sale a las cinco y media del andén catorce .
¿ hay una habitación familiar bonita libre del seis de julio al once de julio ?
no hay de qué , señor López . ¡ buen viaje !
el frigorífico está fuera de servicio desde la una menos cuarto .
hola , ¿ podría traernos la cuenta , por favor ? muchas gracias de antemano .
siento que mi hermana haya perdido su diario .
el señor Fischer cambió su vuelo ayer por la tarde .
quería preguntarle si podría ayudarme con el equipaje .
tengo que hacer transbordo en Viena .
la camarera dice que el minibar cuesta ciento cinco euros al día .
¿ cuánto tiempo desea quedarse ? - hasta el domingo , si es posible .
quisiéramos pagar por separado . ¿ cuánto cuesta la sopa de pescado ?
la señora Rossi celebra su aniversario de boda hoy ; quisiéramos encargar una tarta .
es importante que mi hermana cambie dinero antes de las ocho .
no se preocupe , señora Wilson , le traeremos una cuna .
la señora Rossi tiene que coger un taxi porque el autobús llegará demasiado tarde .
la habitación individual que él reservó en noviembre está en la octava planta .
sabemos que la panadería está cerrada los jueves .
no estoy satisfecho con la habitación porque la conexión a internet no funciona .
mi marido es de Escocia , pero vive en Bruselas desde hace dos años .
¿ puedes enseñarme el camino a la gasolinera , por favor ?
le pedí al mozo que me diera la llave de la habitación catorce , pero no ha pasado nada .
ella quisiera comprar un jersey caliente y una guía de viajes .
la recepcionista quiere saber si traeré mi gato dentro de veinticinco minutos .
mañana lloverá .
avísenos en cuanto el autobús llegue , por favor .
quisiera pedir un helado .
necesito un taxi a la comisaría para ocho personas a las nueve .
después de la cena quiero fotografiar el museo de arte , pero antes tengo que cambiar el bolso por otra cosa .
¿ qué tiempo hace en Berlín en este momento ?
¿ podría venir alguien a la habitación ciento dos ? la caja fuerte no funciona .
disculpe , ¿ le importaría cambiar las toallas ?
la conexión a internet está fuera de servicio desde ayer .
el mozo que habla español es muy amable .
pensamos comprar unos sellos .
estoy seguro de que visitaré la hermosa fortaleza y el palacio mañana .
¿ de dónde eres , Paul ? - soy de Francia .
¿ podría preparar la cuenta de la habitación ciento dos ? nos marchamos dentro de cinco horas .
mis padres llegan el sábado veintiséis de marzo a las doce .
todas las habitaciones de la novena planta tienen baño .
si el jueves hace buen tiempo , voy a dar un paseo por el bosque .
le pedí a la recepcionista que limpiara la habitación cincuenta y dos , pero no ha pasado nada .
el vestido que él compró es demasiado corto .
la próxima semana va a hacer sol .
es posible que compremos un cepillo de dientes .
quisiera que me despertaran a las seis , habitación trescientos ocho .
un taxi a la gasolinera cuesta unos sesenta y cinco euros .
la señora Wagner celebra su aniversario de boda hoy ; quisiéramos encargar una tarta .
¿ cuánto dura el viaje de Roma a Madrid ?
mis hijos piensan comprar unos sellos .
¿ qué tiempo hace en Ginebra hoy ?
seguimos viaje a Zúrich pronto .
hemos reservado una habitación familiar más barata a nombre de Fischer .
quiero que guarde el equipaje hasta las siete .
pagué la cuenta hace tres horas .
se tarda seis horas en llegar a Granada en tren .
el hotel en el que estuvimos en Viena no era tan caro .
ella quiere cambiar de habitación porque la obra hace demasiado ruido .
nuestros amigos están buscando su mochila . ¿ la ha visto ?
quisiéramos ir al médico porque estamos enfermos .
la señora Wagner está a punto de llamar a su hermana .
la llave del coche que la camarera de piso encontró en el cuarto de baño es de mi mujer .
quisiera probar el queso de la región y alquilar una motocicleta .
en diciembre suele hacer mucho viento en Zúrich .
¿ cuándo sale el primer tren rápido para Salzburgo ?
buenas noches , ¿ quiere probar el queso de la región o prefiere ir al teatro ?
no hay almohadas en la habitación nueve .
no estamos satisfechos con la habitación porque la obra es demasiado ruidosa .
¿ quiere participar en la conferencia o prefiere fotografiar la biblioteca ?
debe de ser un error : reservamos una habitación , no una habitación individual .
queremos que el camarero hable más despacio .
vine a Viena para ir al teatro .
mi hermano puede tener el apartamento con terraza .
mis padres perdieron el enlace en Hamburgo porque el autobús llegó demasiado tarde .
ella quiere cambiar de habitación porque los vecinos escuchan música alta .
hay un error en la cuenta : no hemos tomado ningún helado .
quiero que abra la ventana .
la señora Fischer está buscando sus gafas de sol . ¿ las ha visto ?
el señor Becker celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
acabo de llegar a Viena .
tome las pastillas ocho veces al día , después de las comidas .
un taxi a la peluquería cuesta unos ochenta y cinco euros .
buenos días , quisiera pagar juntos . ¿ cuánto cuesta el pastel de manzana ?
en Valencia lleva seis días nevando .
quisiéramos pagar juntos . ¿ cuánto cuesta el helado ?
el avión de Atenas despega a las cuatro y diez .
se tarda cuatro horas en llegar a Madrid .
dudo que mi marido traiga su gato esta tarde .
me llamo Rossi , tengo una reserva para tres noches .
suelo levantarme a las doce y media .
la señora Dubois quisiera preguntar en la recepción el viernes .
tráiganos un hervidor y jabón , por favor .
el caballero quisiera fotografiar el ayuntamiento antiguo e ir al mercado .
vine a Hamburgo para alquilar una bicicleta .
buenos días , ¿ qué vino va bien con la tabla de quesos ?
de la agencia de viajes al ayuntamiento hay solo treinta minutos a pie .
el bocadillo que mi hermano pidió está frío .
cinco billetes de ida y vuelta a Londres para el doce de abril , por favor .
quería comprar unos sellos anteayer .
¿ sería posible que nos reservara una mesa junto a la ventana ?
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la oficina de turismo .
el pronóstico dice que estará nublado esta tarde .
queremos cambiar de habitación porque el sofá es demasiado corto .
mi hijo está sentado en un banco del parque y nos espera .
ellos tienen que pagar un ojo de la cara por la falda más barata .
si el tren nocturno está lleno , los huéspedes cogerán un taxi .
el vuelo a Colonia fue cancelado por la huelga .
si mañana hace buen tiempo , vamos a hacer un picnic .
¿ podemos dejar aquí nuestra llave hasta las siete y media ?
dejé mi billete de avión en la habitación ayer por la noche . ¿ qué debería hacer ?
aunque mi hermano está cansado , quiere comprar una postal .
el ascensor está estropeado , así que tengo que bajar a pie a la séptima planta .
lamentablemente no tenemos apartamentos libres hasta el jueves .
el castillo de Varsovia es más antiguo que el de Atenas .
buenos días , ¿ tienen platos sin pescado ?
pasé cinco días en Edimburgo y siete días en Venecia .
hemos comprado un cepillo de dientes para nuestro jefe .
en noviembre suele hacer mucho frío en Roma .
el coche que alquilé está roto .
espero que mis padres vayan al mercado mañana por la mañana .
nos han robado nuestro billete de tren y nuestro reloj .
los niños están sentados en un banco del parque y leen el periódico .
no hemos estado nunca en Berlín , pero conocemos bien Roma .
desde la terraza se pueden ver el mercado cubierto antiguo y el castillo .
de eso ni hablar , señora Rossi .
si el fin de semana hace buen tiempo , mi marido va a hacer senderismo por la montaña .
¿ tienes hambre , Laura ?
si el miércoles hace demasiado calor , ellos van a tomar algo en el bar .
ella no va a pagar con cheque esta tarde .
mis padres están sentados en un banco del patio y nos esperan .
¿ a qué distancia está el castillo de aquí ?
¿ cuánto dura el viaje de Zúrich a Venecia ?
los niños son de Italia , pero viven en Salzburgo desde hace tres años .
¿ puedes traernos un periódico , por favor ?
quiero que el médico espere un momento .
estoy de buen humor porque quiere nevar .
ella está de vacaciones .
nuestros amigos no tienen ganas de dar un paseo por el bosque .
la señora Miller llegará el veintiséis de noviembre a las cinco y media .
disculpe , ¿ podría cambiarme quinientos euros , por favor ?
no estoy satisfecho con la habitación porque la cama es muy vieja .
pasado mañana ellos van a cambiar dinero .
¿ sería posible que me trajera tres almohadas ? muchas gracias .
el apartamento no está listo .
vinimos a Colonia para visitar el monasterio .
¿ podría preparar la cuenta de la habitación ciento doce ? nos marchamos mañana .
quisiera saber si el tren va a Berlín .
desde esta mañana me duelen los ojos .
¿ cuánto cuestan las entradas para el paseo en barco del sábado ?
¿ qué recomienda , la sopa o el bocadillo ?
es una lástima que la habitación esté sucia .
¿ puedes preparar la cuenta para mañana , por favor ?
la maleta que la camarera de piso encontró en el cuarto de baño es del caballero .
buenos días , si no es mucha molestia , ¿ podría preparar la cuenta para mañana ?
quisiera que me despertaran a las tres y media , habitación diecinueve .
estamos acostumbrados a acostarnos tarde .
despiértenos el viernes a las cinco menos diez , por favor , tenemos que estar en el aeropuerto antes de las doce y media .
preferiríamos una habitación familiar bonita que tenga caja fuerte .
todas las habitaciones de la sexta planta tienen ducha .
vine a Edimburgo para fotografiar el museo de arte nuevo .
hemos reservado una habitación familiar grande a nombre de Wagner .
¿ podría cerrar la ventana , por favor ?
quisiera una habitación familiar con cocina , por favor .
el caballero tiene que pagar con cheque el sábado a las siete .
el cine está delante de la exposición .
el avión de Zúrich despega a las doce menos cinco .
estamos acostumbrados a cenar tarde .
quiero cambiar de habitación porque el frigorífico es demasiado ruidoso .
no hace falta que nos traiga la cuenta , la recepcionista ya nos la ha dado .
hay que lavar estas blusas antes del sábado .
¿ podemos dejar aquí nuestro collar hasta las cinco y media ?
hemos oído que el acuario abre a las tres .
el sombrero cuesta ciento diez euros , pero los pantalones más cortos son más baratos .
quisiera siete entradas para la visita guiada del diecisiete de mayo .
quisiera hablar con la señora Becker , por favor .
ellos tuvieron que comprar un cuaderno la semana pasada .
la suite es demasiado fría .
¿ podría enviar a alguien a la habitación cuarenta y dos y reparar el grifo ?
quisiera reservar una mesa para dos personas junto a la ventana .
tome la segunda calle a la izquierda y verá el hermoso teatro de la ópera delante de usted .
disculpe , ¿ podría decirme si la obra de teatro dura seis horas ?
quisiera tomar algo en el bar .
la ventana no se puede abrir , y la suite es demasiado fría .
estoy seguro de que el caballero se quedará seis noches .
mi hijo quiere comer algo .
antes de que anochezca , quisiéramos nadar en el lago .
se nos ha acabado la miel ; la recepcionista ha ido a comprar más .
si mañana hace buen tiempo , él hará senderismo por la montaña .
la cerradura de la maleta está estropeada , y ella no encuentra la llave .
la señora Walker ha cancelado la reserva para el viernes .
he roto el espejo .
me llamo Miller , tengo una reserva para ocho noches .
¿ cuánto cuestan las botas cómodas del escaparate ?
los niños están intentando ir a la policía .
lamentablemente no tenemos apartamentos pequeños libres hasta el jueves .
¿ tienen platos sin fideos ?
la oficina de objetos perdidos está a dos pasos de la iglesia .
quisiéramos comprar unos zapatos y una postal .
quisiera quejarme : el espejo es muy viejo y los huéspedes de la habitación de al lado hacen demasiado ruido .
es posible que probemos el queso de la región el martes .
quisiéramos fideos con champiñones y una taza de té .
no se preocupe , señor Miller , le pediremos un taxi .
espero que podamos reservar una mesa para ocho personas .
la mujer con la que hablamos ayer era muy amable .
mi reloj va atrasado ; ya son las dos y veinte .
lamentablemente el hotel está completo en marzo .
cuando llegamos a Barcelona , el mando a distancia estaba estropeado .
he oído que el concierto tiene lugar en el jardín del castillo .
quisiera seis entradas para la película del doce de diciembre .
el tren rápido para Barcelona sale a las tres del andén tres .
el concierto que queríamos ver empieza a las once menos cinco .
hola , soy Walker , de la habitación treinta y dos . quisiera pedir el desayuno .
el caballero perdió el enlace en Varsovia porque el tren rápido llevaba veinte minutos de retraso ayer por la noche .
si el lunes hace demasiado frío , ella quiere acostarse temprano .
buenos días , ¿ tenemos que hacer transbordo en Londres o hay un tren directo ?
¿ tienen una habitación individual para siete personas desde el lunes hasta el martes ?
el museo de arte nuevo , que está a cinco minutos de aquí , merece una visita .
mi hermano llegó tarde porque el tren nocturno llegó demasiado tarde hace dos días .
el mejor hotel de Salzburgo está cerca de la catedral .
queremos que el camarero traiga la cuenta .
quisiera que me despertaran a las siete menos cinco , habitación ciento cinco .
el técnico que reparó el teléfono trabajó bien .
tome la tercera calle a la derecha y verá el faro delante de usted .
creo que puedo prolongar mi estancia el próximo miércoles .
mi mujer dejó su carné de conducir en la habitación hace cinco horas .
no creo que mi compañero pueda participar en la conferencia .
antes de salir de viaje , el señor Dubois quisiera ir a bailar .
va a nevar esta noche , por eso ellos van a descansar un poco .
nos hemos dejado nuestro sombrero en el autobús a Varsovia .
antes de salir de viaje , ella quisiera ir a bailar .
el caballero sabe que la carnicería está cerrada los martes .
más tarde mi mujer quiere leer un libro .
¿ podría traernos tres vasos de vino blanco y despertarnos a las dos ?
nos encantaría visitar el palacio .
el mozo que habla portugués está de vacaciones .
buenas noches , ¿ nos puede pedir un taxi ? muchas gracias .
el tren de Valencia a Sevilla lleva diez minutos de retraso .
¿ podría decirnos de dónde sale el tren nocturno para París ?
si mañana hace buen tiempo , queremos nadar en el lago .
mi hijo quisiera ir a bailar y visitar el mercado cubierto y el museo de arte .
no creo que trabajemos en la biblioteca el jueves .
el señor Fischer llamó a las dos y cuarto y dejó un recado para la señora Navarro .
hablo alemán .
los turistas están sentados en un banco del jardín del castillo y nos esperan .
¿ quién puede darme una habitación doble grande con vistas al mar ?
pensamos tomar algo en el bar .
buenos días , ¿ sabe cómo se va de la parada de taxis al ayuntamiento ?
el bar está cerrado .
quisiéramos un apartamento con caja fuerte y vistas al mar .
¿ han encontrado una cartera ? nos la hemos dejado en la habitación cincuenta .
la señora quiere cambiar de habitación porque el armario está sucio .
mi hermana quisiera comer algo porque tiene hambre .
se tarda cuarenta y cinco minutos en preparar la tortilla .
le gusta viajar en tren .
¿ nos puede traer una botella de vino blanco ?
ya no tenemos champiñones , pero puedo recomendarle el filete .
¿ podría venir alguien a la habitación cuatrocientos diez ? la ventana está sucia .
sabemos que la farmacia está cerrada los jueves .
mi hijo está a punto de reservar una habitación doble pequeña .
dos billetes de ida y vuelta a Salzburgo para el catorce de noviembre , por favor .
hablamos portugués , pero no entendemos el inglés .
en Bruselas lleva siete días lloviendo .
la señora García celebra su cumpleaños el martes ; quisiéramos encargar una botella de vino .
necesito un taxi desde la gasolinera para seis personas a las siete y cuarto .
¿ podría venir alguien a la habitación diecinueve ? la obra es demasiado ruidosa .
por culpa del mal tiempo mi hijo tiene más tiempo para descansar .
la cuenta asciende a dieciséis euros , incluido el seguro .
he olvidado comprar un billete para Ginebra .
para mí una tortilla y un vaso de cerveza , por favor .
del centro comercial a la iglesia hay solo diez minutos a pie .
estamos de buen humor porque hace mucho calor hoy .
¿ hay una habitación doble libre del veintiocho de abril al veintiuno de julio ?
¿ qué día es hoy ? - hoy es lunes , veinticuatro de junio .
del cajero automático al ayuntamiento hay solo diez minutos a pie .
quería preguntarle si podría reservarnos una mesa junto a la ventana .
el taxi que pedimos para las tres y cuarto todavía no ha venido .
mi hermana se ha roto la mano y tiene que ir al hospital .
mi reloj va atrasado ; ya es la una y cuarto .
a los niños les gusta pasear por la playa .
el camarero que habla portugués está hoy enfermo .
mi hija tuvo que cambiar su vuelo anteayer .
una pregunta : ¿ podría traerme un poco más de mantequilla , por favor ?
¿ le importaría encender el televisor ? muchas gracias de antemano .
la cuenta asciende a treinta y un euros , incluido el acceso a internet .
ella sabe que la oficina de correos está cerrada los miércoles .
de primero quisiera una sopa de tomate caliente y de segundo pescado con patatas .
quisiéramos saber si el tren regional para en todas las estaciones .
aparqué mi coche en el garaje .
mi reloj va atrasado ; ya son las cuatro menos cuarto .
no sé si ellos pueden pagar la cuenta mañana a las cuatro menos veinte .
¿ cuándo cierra la torre los jueves ?
en Atenas lleva seis días lloviendo .
¿ qué tranvía va al cine ?
mi compañero quiere aparcar su coche en el garaje .
¿ podría decirme si el curso de idiomas dura una hora ?
esta noche va a llover , por eso leeré un libro .
es posible que mi mujer coja el coche pasado mañana .
¿ podría decirnos si la conferencia termina a las siete y cinco ?
¿ puede lavar esta blusa ?
la señora Rossi está harta de esperar .
el vuelo a Berlín fue cancelado por el mal tiempo .
el barco zarpará a las siete menos diez .
¿ hay una gasolinera cerca de aquí ?
hasta que llegue la señora , quiero hacer senderismo por la montaña .
la ventana no se puede abrir , y el cuarto de baño es muy viejo .
aunque mis padres tienen fiebre , quieren hacer un picnic .
estoy seguro de que mi mujer trabajará en la biblioteca pasado mañana .
en el pasillo huele a humo .
¿ dónde está la hoja de registro ? - se la enviaré dentro de cinco minutos .
¿ puedo probarme el jersey gris ?
la recepcionista dice que el servicio de lavandería cuesta dieciocho euros al día .
dos sellos para postales a Alemania , por favor .
nuestros amigos piensan ir de compras .
siento que ellos hayan dejado su pasaporte en casa ayer .
no hay de qué , señor López . ¡ que tenga un buen día !
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la playa .
la cuenta asciende a veintitrés euros , incluida la limpieza final .
no estoy satisfecha con la habitación porque el cuarto de baño es demasiado caro .
¿ sabe cuándo abre la biblioteca ?
la cuenta asciende a ciento veinte euros , incluido el desayuno .
quisiéramos comprar un jersey gris y pasta de dientes .
quisiera saber si el tren nocturno para en Barcelona .
mi compañero llega el viernes ocho de mayo a las once y cuarto .
me he dejado mis gafas de sol en el autobús a Zúrich .
el ayuntamiento , que está a cincuenta minutos de aquí , merece una visita .
es importante que mi hija envíe una postal a Valencia hoy .
los niños no tienen tiempo de comprar una pila .
en febrero suele hacer mucho viento en Colonia .
el tren para en Roma .
quisiera ocho entradas para el paseo en barco del veintiocho de septiembre .
tenemos muchas ganas de visitar el teatro de la ópera y el castillo antiguo mañana .
estoy harto de esperar .
la ventana no se puede cerrar , y la ventana está mojada .
camarero , pedí una sopa de pescado , pero me ha traído un bocadillo .
me gusta mucho el castillo .
¿ podría reparar el grifo , por favor ?
quisiéramos saber si el tren nocturno tiene coche restaurante .
quiero que apague el televisor .
le pedí a la recepcionista que me recomendara un buen museo , pero no ha pasado nada .
el museo de arte está abierto desde las doce hasta las siete menos cuarto , pero los viernes está cerrado .
cuando llegué a Viena , el cuarto de baño estaba sucio .
mi mujer quiere comprar un cuaderno en lugar de fotografiar el teatro .
quiero que mi hermano vaya al cine .
mis hijos tienen que coger un taxi porque el tren rápido llegará demasiado tarde .
¿ podría venir alguien a la habitación cuarenta y siete ? el mando a distancia no funciona .
la lavadora es demasiado ruidosa .
necesitamos un taxi desde el banco para ocho personas a la una menos diez .
mi marido no tiene tiempo de visitar el palacio y la hermosa torre .
se nos ha acabado la pimienta ; el mozo ha ido a comprar más .
el hotel en el que mis hijos estuvieron en Atenas tenía piscina .
el secador de la habitación trescientos uno no funciona .
lamentablemente no tenemos habitaciones individuales tranquilas libres antes del seis de octubre .
aunque hace mucho frío , quiero nadar en el lago .
una pregunta : ¿ quiere el té con o sin leche ?
la corbata más barata cuesta ciento veinte euros , pero la blusa es más barata .
disculpe , ¿ cómo llego al cine ?
no me traiga todavía el helado , por favor .
desde ayer me duele la rodilla .
me gusta levantarme tarde .
mi marido quiere cambiar de habitación porque los vecinos hacen demasiado ruido .
los niños necesitan unas gotas para los ojos de la farmacia .
quisiéramos saber si el tren regional sale del andén siete .
iré al mercado después de la cena .
¿ puede limpiar la habitación ciento diez ?
la calefacción está fuera de servicio desde las seis menos cuarto .
necesito cuatro mantas .
el director quiere saber si quiero aparcar mi coche en el garaje mañana por la mañana .
la carta que enviamos a Madrid todavía no ha llegado .
los turistas toman café en el desayuno , pero yo prefiero café .
dudo que mi hermana vaya a la policía mañana por la mañana .
no creo que nos quedemos hasta el jueves .
vinimos a Atenas para ir al mercado .
primero quisiéramos cambiar la blusa amarilla por otra cosa y después ir al mercado .
la señora Fischer ha cancelado la reserva para el miércoles .
mi reloj va atrasado ; ya son las doce y diez .
despiérteme el jueves a las ocho menos cuarto , por favor , tengo que estar en el aeropuerto antes de las cinco y media .
tenemos que pagar un ojo de la cara por la blusa más barata .
mi hermana ha perdido su reloj y sus guantes .
pedí una sopa vegetariana . ¿ cuándo me la va a traer ?
el caballero se queda hoy en el hotel porque está resfriado .
desde el puerto se pueden ver el monasterio y el puerto .
espero que podamos marcharnos .
disculpe , Laura , ¿ puedes ayudarme ?
llámenos en cuanto el equipaje llegue , por favor .
nos han robado nuestro carné de identidad y nuestro portátil .
hemos reservado una suite bonita a nombre de Schmidt .
la ventana no se puede abrir , y el frigorífico está fuera de servicio .
todas las habitaciones de la primera planta tienen televisor .
el hotel en el que estuve en Granada tenía piscina .
la estación está enfrente del acuario .
Granada es la ciudad más bonita que mi hija ha visto nunca .
quisiera comprar unos pantalones y un sello .
quisiera hablar con la señora Serrano , por favor .
mi compañero está acostumbrado a cenar tarde .
no podemos dormir porque el sofá es demasiado pequeño .
la señora Becker llamó a las dos menos cinco y dejó un recado para el señor Dubois .
¿ cuándo sale el último tren regional para Venecia ?
nos quedamos con la habitación individual .
el almuerzo se sirve a partir de las doce en el comedor .
la habitación individual luminosa que mis padres reservaron por teléfono no está lista .
despiérteme el martes a las doce menos veinte , por favor , tengo que estar en el aeropuerto antes de las dos .
preferiría una habitación doble tranquila que tenga terraza .
soy de Alemania , pero vivo en Zúrich desde hace cuatro años .
me resfrié el doce de junio .
la sauna cierra a las doce menos cuarto .
le pedí a la recepcionista que llamara a un médico , pero no ha pasado nada .
estoy seguro de que mi hermana reservará una mesa para cinco personas el lunes a las cinco y diez .
los niños están intentando hablar con el cocinero .
quería preguntarle si podría traerme el recibo .
los huéspedes pueden tener la suite con balcón .
del banco al museo de arte hay solo cincuenta minutos a pie .
no hemos estado nunca en Bruselas , pero conocemos bien Valencia .
mi marido tiene que hacer cola tres horas en el museo .
el trayecto dura una hora y diez minutos .
tenemos que pagar un ojo de la cara por los pantalones .
él quiere ir al mercado en lugar de tomar algo en el bar .
en julio suele hacer mucho calor en Barcelona .
quisiera reservar una habitación familiar cómoda para nueve noches .
debe de ser un error : reservamos una habitación doble pequeña , no un apartamento .
¿ le importaría imprimir el recibo ?
¿ cómo se apaga el televisor ?
lo sentimos mucho , señor Wilson . el taxista se ocupará de ello inmediatamente .
¿ cuántas botellas necesita ? - cinco , por favor .
el taxi que pedí para las tres y diez todavía no ha venido .
lamentablemente el hotel está completo hasta el tres de junio .
espero que volemos a Londres .
esta tarde quisiera ir en autobús a Valencia .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la peluquería .
la señora Serrano quería comprar unos sellos el primero de julio .
¿ puedo pagar con cheque ?
las botas negras cuestan doce euros , pero el bañador más barato es más barato .
tengo que pagar un ojo de la cara por la chaqueta más barata .
no se olvide de traerme un vaso de vino tinto , por favor .
mi hermana no tiene hambre , pero quisiera una taza de café .
el mercado cubierto está abierto desde las ocho hasta las diez menos cuarto , pero los viernes está cerrado .
¿ cuánto dura el trayecto de Valencia a Hamburgo ?
el billete a Valencia cuesta cinco euros , pero el señor Walker solo tiene un billete de cien euros .
puedo pagar en efectivo mañana por la noche .
nuestros amigos quisieran ir a nadar y alquilar una bicicleta .
mi compañero acaba de cancelar su reserva .
les encantaría ir a la playa .
no podemos dormir porque los niños escuchan música alta .
no tengo ganas de participar en la visita de la ciudad .
es posible que esperemos en el jardín mañana a las seis y media .
¿ podría darnos la dirección del dentista y llamar a un médico ?
queremos que la señora alquile una motocicleta .
el médico dice que mi hijo tiene que quedarse en la cama durante ocho días .
el director quiere saber si quiero marcharme el próximo sábado .
quisiera fideos con champiñones y una botella de vino blanco .
el trayecto dura tres horas y veinticinco minutos .
antes de marcharnos , quisiéramos comprar un billete para Salzburgo .
buenas noches , el viernes pasado olvidamos nuestro reloj en el restaurante . ¿ qué deberíamos hacer ?
los huéspedes se reunirán con unos amigos en la estación esta noche .
mi hijo tiene que quedarse en el hotel pasado mañana .
¿ desea pagar por transferencia o con cheque , señor Serrano ?
¿ dónde está el contrato ? - se lo traeré mañana .
¿ podría darme una suite más barata con vistas al parque , por favor ?
él está a punto de cambiar dinero .
la cuenta asciende a veinte euros , incluido el servicio de habitaciones .
¿ le importaría preparar la cuenta para mañana ? muchas gracias .
el juez está todavía en el juzgado , no podemos hablar con él antes de las doce y media .
aunque hace mucho frío , participaré en el paseo en barco .
hay un error en la cuenta : no hemos pedido ninguna sopa de tomate .
la ventana no se puede abrir , y la radio no funciona .
mi mujer está esperando el tren nocturno para Valencia .
tengo que hacer cola seis horas en el aeropuerto .
el ascensor es demasiado ruidoso .
¿ puede guardar el equipaje hasta las ocho y cinco , por favor ?
el tren de Granada a Salzburgo lleva cuarenta minutos de retraso .
si esta tarde nieva , voy a ir al cine .
espero que podamos comer algo .
desde el lunes me duele la pierna .
necesito un taxi desde la oficina de turismo para cuatro personas a las cuatro menos cuarto .
disculpe , si no es mucha molestia , ¿ podría confirmar la reserva por correo electrónico ?
el vuelo de Barcelona fue cancelado por la huelga .
la habitación familiar que reservamos la semana pasada no está lista .
buenos días , soy Becker , de la habitación trescientos quince . necesito una manta adicional .
estoy esperando el tren nocturno para Salzburgo .
hay que limpiar estos pantalones antes del martes .
¿ han encontrado un sombrero marrón ? me lo he dejado en el comedor .
la obra de teatro que quería ver empieza a las ocho menos cuarto .
el pronóstico dice que hará sol esta noche .
¿ podría preparar la cuenta de la habitación veintiocho ? me marcho mañana .
¿ han encontrado un portátil ? nos lo hemos dejado en el bar .
este bolso es demasiado pequeño .
quisiera hablar con la señora Rossi , por favor .
si esta tarde llueve , mi hija va a acostarse temprano .
el tren de Edimburgo a Londres lleva treinta minutos de retraso .
tengo que reservar una suite para nueve noches .
de eso ni hablar , señora Moreno .
ni hablar de que mi hermana vaya a bailar .
la película tiene lugar en el teatro de la ópera .
de la parada de autobús a la iglesia hay solo cuarenta y cinco minutos a pie .
debe de ser un error : reservamos una suite , no una habitación .
la señora Becker no quisiera pagar la cuenta mañana .
el huésped de la habitación diecinueve todavía no ha pagado .
va a llover pasado mañana , por eso los turistas van a quedarse en el hotel .
no comemos ni pollo ni champiñones .
hay un error en la cuenta : no hemos tomado ninguna tabla de quesos .
lo sentimos mucho , señor Taylor . el cocinero vendrá dentro de cuarenta y cinco minutos .
una habitación cuesta sesenta y cinco euros por noche , y el acceso a internet está incluido .
quisiera quejarme : la cama no está hecha y la plancha está fuera de servicio .
la camisa cuesta ciento veinticinco euros , pero el jersey gris es más barato .
¿ puede traernos una taza y jabón , por favor ?
la señora Walker se queda hoy en el hotel porque está enferma .
hola , ¿ cuándo estará lista mi falda ?
llévenos al cajero automático , por favor , tenemos prisa .
¿ podría despertarnos a las siete menos cuarto y preparar la cuenta para mañana ? muchas gracias .
ya no tenemos carne , pero puedo recomendarle el buen filete .
hay un recuerdo sobre la mesa de la habitación cuarenta .
si mañana hace demasiado calor , mi hijo verá la televisión .
es una lástima que la alfombra sea muy vieja .
ella está buscando su móvil nuevo . ¿ lo ha visto ?
¿ puede encender el aire acondicionado ?
disculpe , ¿ cómo llegamos al cajero automático ?
la agencia de viajes está a dos pasos del famoso castillo .
mi marido conoce bien Múnich .
el señor Fischer se ha dejado su bolso en el tren a Praga .
en febrero suele hacer mucho viento en Barcelona .
los huéspedes de la habitación de al lado hacen demasiado ruido .
a mi hermana le gusta mucho el zoo .
no hay toallas en nuestra habitación .
quisiéramos siete entradas para el paseo en barco del treinta de marzo .
mañana no nevará , por eso leeremos un libro .
es una lástima que los niños hagan demasiado ruido .
el mozo dice que el famoso faro está abierto hasta las siete menos veinte .
si el martes nieva , nos quedaremos en el hotel .
quisiera quejarme : el hervidor está estropeado y la cama es demasiado corta .
estoy buscando mi bufanda . ¿ la ha visto ?
va a hacer mucho calor pasado mañana , por eso vamos a desayunar en la habitación .
¿ podemos traer nuestro perro ?
primero quisiera recoger mi abrigo y después fotografiar el castillo .
¿ dónde está la confirmación de la reserva ? - se la traeré dentro de quince minutos .
en la habitación cuatrocientos uno huele a pescado .
he olvidado preguntar en la recepción .
debe de ser un error : reservé una suite , no una habitación individual .
lo sentimos mucho , señor Moreno . el cocinero se ocupará de ello dentro de quince minutos .
mi compañero tiene que hacer cola dos horas en la estación .
tenemos muchas ganas de comprar unos sellos mañana .
ya no tenemos verduras , pero puedo recomendarle el pastel de manzana .
quisiéramos un asiento junto a la ventana para Madrid .
él piensa comprar unos sellos .
aquí tiene su pasaporte , señora Brown . su habitación está en la sexta planta .
si el viernes hace buen tiempo , mi hija va a visitar el teatro .
llevamos desde las nueve y media intentando reservar una mesa para siete personas .
estamos esperando el autocar para Granada .
la habitación que reservamos en noviembre es demasiado cara .
mi hermano puede tener el apartamento luminoso con cocina .
se tarda una hora en llegar a Colonia en coche .
el secador está fuera de servicio desde ayer .
lléveme a la panadería , por favor , tengo prisa .
es posible que la señora Walker dé un paseo por el parque .
¿ qué línea de metro va a la estación ?
de la comisaría al mercado cubierto hay solo treinta minutos a pie .
me llamo Schmidt , tengo una reserva para hoy .
hará mucho viento el domingo , por eso el señor Fischer va a ir al teatro .
¿ está incluida la media pensión en el precio o tenemos que pagarla aparte ?
desde el domingo me duele la muela .
no creo que ella se marche el treinta y uno de diciembre .
¿ qué tiempo hace en Bruselas hoy ?
si el tren lleva cuarenta y cinco minutos de retraso , me quedaré otra noche .
espero que mi hijo pueda hacer senderismo por la montaña .
¿ han encontrado una llave ? me la he dejado en la habitación treinta .
por culpa del atasco llegué demasiado tarde a la farmacia .
la película que mi mujer quería ver fue ayer .
quisiéramos pagar juntos . ¿ cuánto cuesta la pizza ?
siento que mi hija haya olvidado su libro en la habitación .
hemos perdido nuestro sombrero . ¿ qué deberíamos hacer ?
quería preguntarle si podría llevar el equipaje a la habitación .
primero quisiéramos preguntar en la recepción y después tomar algo en el bar .
compramos unos recuerdos .
espero que podamos coger el coche después del desayuno .
¿ podríamos dejar la habitación a las nueve y media ?
buenas noches , quisiéramos pagar por separado . ¿ cuánto cuesta la buena sopa de verduras ?
me siento mejor aquí .
camarero , pedí una macedonia de frutas , pero me ha traído una buena sopa de verduras .
a mi hija le han robado su pasaporte y su llave del coche .
antes de que cierren las tiendas , quisiera participar en la excursión .
no sé si mi marido puede llamar a su jefe mañana por la mañana .
¿ sabe cuándo abre el mercado cubierto ?
quisiera hablar con el señor Fischer , por favor .
mi hijo sabe que la oficina de turismo está cerrada los miércoles .
hola , ¿ tienen una suite para cinco personas desde el sábado hasta el jueves ?
ocho sellos para cartas a Austria , por favor .
no sé si iré a bailar dentro de dos horas .
mi marido quisiera pagar con tarjeta , pero el aparato no funciona .
la corbata cuesta ochenta euros , pero la blusa es más barata .
¿ sería posible que apagara el televisor ?
mi hermana toma zumo de naranja en el desayuno , pero yo prefiero agua mineral .
necesitamos la cuenta . ¿ nos la puede traer ?
va a llover el fin de semana , por eso los huéspedes descansarán un poco .
el avión de Bruselas aterriza a las seis menos cuarto .
es importante que mi marido recoja su diario hoy .
el partido que el señor Wagner quería ver ya ha empezado .
Sevilla es la ciudad más bonita que el señor Dubois ha visto nunca .
a la señora le encantaría reunirse con unos amigos en la estación .
hola , ¿ dónde podemos comprar crema solar ?
si el tren rápido llega demasiado tarde , nuestros amigos perderán el avión .
quiero nadar en el lago en lugar de hacer un picnic .
la tabla de quesos que ellos pidieron está fría .
¿ qué tranvía va a la peluquería ?
¿ cuánto cuesta una habitación bonita con balcón por noche ?
¿ podría decirnos si el restaurante está abierto hasta las diez y media ?
los pantalones que la señora compró son demasiado cortos .
mi hija reservó una mesa para seis personas el dieciséis de enero .
no creo que mis padres puedan marcharse .
¿ qué línea de metro va a la oficina de turismo ?
la visita guiada empieza a las tres menos cuarto .
el hermoso faro merece la pena .
para mí una ensalada pequeña y una botella de agua mineral , por favor .
la parada de autobús está a dos pasos del palacio .
camarero , pedí una ensalada , pero me ha traído una macedonia de frutas .
mi compañero se quedará hasta el sábado .
hay un error en la cuenta : no he tomado ninguna ensalada mixta .
al señor Walker le encantaría participar en la excursión .
¿ le importaría pedirme un taxi ?
aunque hace mucho calor , haré senderismo por la montaña .
es importante que mi compañero reserve una habitación individual más grande antes de las doce menos cuarto .
podemos esperar en el bar el martes a las once menos cuarto .
quisiera quejarme : la cama es demasiado corta y el despertador está estropeado .
antes de marcharme , quisiera recoger mi bufanda roja .
hasta que lleguen nuestros amigos , quiero visitar el mercado cubierto .
él tiene que coger un taxi porque el autobús llegará demasiado tarde .
llame a una ambulancia , por favor , mi hermano se ha roto la pierna .
mis padres llegan el viernes veinticinco de febrero a las seis y media .
¿ sabe cómo se va de la peluquería a la hermosa catedral ?
el móvil que la camarera de piso encontró en el cuarto de baño es de nuestros amigos .
no se olvide de cambiar las toallas , por favor .
¿ cuánto cuesta alquilar una barca por seis días ?
no estoy satisfecho con la habitación porque el grifo está estropeado .
he probado el pescado de la región .
he escrito una carta a mi abogado .
¿ tienen una habitación individual para dos personas para seis noches ?
quisiera una suite grande con escritorio , por favor .
el autocar sale a las diez y diez .
no hace falta que me traiga la lista de precios , el director ya me la ha dado .
la señora Rossi ha cancelado la reserva para el viernes .
he oído que la película dura cinco horas .
en Ginebra lleva tres días lloviendo .
quisiera quejarme : el colchón no está hecho y los vecinos escuchan música alta .
la señora Wilson ha cancelado la reserva para el viernes .
quisiera descansar un poco porque estoy agotado .
ellos están a punto de ir al dentista .
pasé nueve días en Roma y seis días en París .
hemos reservado una habitación individual a nombre de Wagner .
el abrigo que la camarera de piso encontró en el cuarto de baño es de los turistas .
como el tren rápido llega demasiado tarde , no llegaremos hasta las diez menos cuarto .
Venecia es la ciudad más bonita que he visto nunca .
¿ dónde está el tenedor ? ¿ podría traérmelo , por favor ?
la señora Walker celebra su cumpleaños mañana ; quisiéramos encargar una botella de vino .
lo sentimos mucho , señor Fischer . la camarera se ocupará de ello inmediatamente .
ella está harta de la lluvia .
el acuario está abierto desde las nueve y cuarto hasta las once , pero los martes está cerrado .
soy de Francia , pero vivo en París desde hace ocho años .
quisiera que me despertaran a las doce menos cuarto , habitación cuarenta y dos .
el teatro merece la pena .
lamentablemente no tenemos habitaciones dobles cómodas libres en diciembre .
él ha traído su gato .
el hotel más barato de Zúrich está en la estación .
aquí tiene su tarjeta , señora Brown . su habitación está en la quinta planta .
el médico dice que nuestros amigos tienen que quedarse en la cama durante nueve días .
el hombre con el que hablamos el domingo era muy amable .
¿ podría decirme si el minibar es gratis ?
quisiera saber si el barco llega a Palma a las once menos cuarto .
ellos quisieran coger un taxi porque tienen prisa .
se tarda dos horas en limpiar la suite .
el médico dice que los huéspedes tienen que beber mucha agua durante dos días .
hay que planchar estas blusas antes del viernes .
una suite cuesta treinta y ocho euros por noche , y el acceso a internet no está incluido .
llegamos el jueves veintidós de septiembre a la una y media .
a mi hija le gusta mucho el ayuntamiento .
él quisiera fotografiar la torre antigua y participar en la visita guiada .
quisiera una habitación individual con ducha y vistas al puerto .
al señor Becker le gustó mucho la visita guiada .
es posible que cancelemos nuestra reserva a las tres y cuarto .
mi hermano ha olvidado prolongar su estancia .
el camarero que habla español es muy amable .
quisiera reservar una mesa para cinco personas junto a la ventana .
¿ puedes ponerme con la habitación doscientos quince , por favor ?
mi hermano necesita una venda de la farmacia .
la bicicleta que la señora Navarro alquiló tiene una rueda pinchada .
¿ hay una suite libre del veinticinco de abril al treinta de diciembre ?
hablamos español , pero no entendemos el italiano .
la guía con la que hablamos el sábado era muy amable .
mi hermano habla español , pero no entiende el francés .
estamos esperando el autocar para Valencia .
el avión a Londres aterriza a las doce menos veinte .
desde ayer me duele el pie .
buenos días , ¿ podría traerme un poco más de pan , por favor ?
¿ puede lavar esta camisa , por favor ?
el faro está abierto desde las once y veinte hasta las doce y cuarto , pero los domingos está cerrado .
hola , soy Moreno , de la habitación cuatrocientos diez . quisiera pedir el desayuno .
la señora Schmidt vino a Roma para hacer un picnic .
estoy seguro de que los huéspedes nadarán en el lago .
quiero cambiar de habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
me interesa la iglesia . ¿ hay una visita guiada en alemán ?
desde la terraza se pueden ver la biblioteca y la plaza .
el ascensor está estropeado , así que tenemos que bajar a pie a la primera planta .
desde la terraza se pueden ver la iglesia y el jardín .
¿ puedes traducir esta carta , por favor ?
necesitamos el contrato . ¿ nos lo puede traer ?
ella se ha dejado su bolso en el avión a París .
¿ dónde tengo que bajar para ir al aeropuerto ?
tenemos muchas ganas de probar el pescado de la región el fin de semana .
la señora Walker está esperando el autobús para Berlín .
hasta que llegue mi compañero , queremos fotografiar el ayuntamiento .
me han robado mi tarjeta de crédito y mi anillo .
el billete a Bruselas cuesta ciento veinticinco euros , pero solo tenemos un billete de cincuenta euros .
ya no tenemos queso , pero puedo recomendarle la pizza vegetariana .
¿ puedes darme la dirección de la embajada , por favor ?
él ha olvidado llamar a sus padres .
nuestros amigos no están satisfechos con la habitación porque el aire acondicionado es demasiado ruidoso .
la librería está detrás del faro .
¿ podría traerme un poco más de fruta , por favor ?
quiero que la señora vaya al mercado .
mis padres perdieron el enlace en Múnich porque el tren rápido estaba lleno .
nos hemos perdido en el barrio del puerto .
quería preguntarle si podría preparar la cuenta para mañana .
el pronóstico dice que hará mucho frío esta tarde .
después del desayuno mis padres quieren ir al teatro , pero antes tienen que prolongar su estancia .
si el miércoles hace demasiado frío , el señor Rossi va a ir al cine .
¿ quieres fotografiar el museo o prefieres ir a la playa ?
es una lástima que el secador esté fuera de servicio .
quisiera reservar una habitación familiar para siete noches .
quisiera un apartamento bonito con chimenea , por favor .
quisiera hacer un picnic y dar un paseo por la rosaleda .
esta noche estará nublado , por eso mis padres se quedarán en el hotel .
en la habitación cincuenta y nueve huele a humo .
hay un cuaderno sobre la mesa de la habitación cuarenta y ocho .
mi mujer quiere ir a la ópera más tarde .
creo que él puede quedarse en el hotel .
de eso ni hablar , señora Miller .
¿ puedo probarme la corbata ?
si no es mucha molestia , ¿ podría imprimir la cuenta ?
un billete de ida y vuelta a Lisboa , por favor , en primera clase .
lo sentimos mucho , señora López . el camarero vendrá inmediatamente .
solemos levantarnos a las doce y cuarto .
temo que el autocar llegue demasiado tarde .
el concierto tiene lugar en el casco antiguo .
la película que nuestros amigos querían ver fue ayer .
el teatro es más grande que el mercado cubierto .
el desayuno se sirve a partir de las ocho y cuarto en la terraza .
quisiera un apartamento con ducha y vistas al jardín .
el ayuntamiento , que está a quince minutos de aquí , merece una visita .
no sé si podemos comprar un billete para Viena en enero .
el señor Becker está buscando su portátil nuevo . ¿ lo ha visto ?
llámenos en cuanto la habitación esté lista , por favor .
disculpe , ¿ sería posible que tradujera esta carta ?
ayer no tuvimos que ir a la playa .
ella dejará el hotel .
tome las pastillas ocho veces al día , antes de las comidas .
hemos reservado una habitación doble a nombre de Navarro .
quisiera hablar con la señora López , por favor .
¿ sabe cómo se va de la parada de autobús a la fortaleza ?
el acuario es más bonito que el museo de arte .
nuestro equipaje no ha llegado ; debe de estar todavía en Atenas .
quisiéramos una habitación doble con ducha , por favor .
tuve que cambiar dinero .
mi hermano quiere alquilar una barca en lugar de hacer senderismo por la montaña .
quisiera quejarme : las sábanas están sucias y la tarjeta llave no funciona .
mi hijo ha perdido su portátil y su diario .
aquí tiene su pasaporte , señor Navarro . su habitación está en la octava planta .
una pregunta : ¿ podría darme el número de teléfono del hospital ?
hola , este plato está demasiado salado , ¿ podría cambiarlo ?
buenas noches , ¿ sabe cómo se va del aeropuerto al famoso monasterio ?
¿ podría decirme a qué hora sale el tren nocturno para Madrid ?
antes de marcharme , quisiera cambiar dinero .
¿ podemos dejar aquí nuestro paraguas hasta las diez y media ?
un taxi al cine cuesta unos treinta y tres euros .
si mañana hace buen tiempo , voy a dar un paseo por el bosque .
si el tren rápido queda cancelado , los niños tienen que coger un taxi .
el helado que pedí está quemado .
no creo que la señora Wilson pueda descansar un poco mañana .
el billete a Zúrich cuesta cuarenta y cinco euros , pero el señor Becker solo tiene un billete de cien euros .
lo sentimos mucho , señora Moreno . el médico vendrá inmediatamente .
¿ podría decirnos si el sótano para bicicletas cierra a las ocho menos cinco ?
el castillo de Varsovia es más antiguo que el de Edimburgo .
quisiéramos reservar una habitación doble luminosa para una noche .
aunque ellos están resfriados , quieren hacer senderismo por la montaña .
llámenos en cuanto el almuerzo esté listo , por favor .
despiérteme el martes a las cuatro menos cuarto , por favor , tengo que coger el tren a Múnich .
es importante que los huéspedes cambien su vuelo antes de la una y veinte .
buenas noches , soy Schmidt , de la habitación trescientos doce . quisiera hablar con el director .
pasé nueve días en Zúrich y seis días en Sevilla .
¿ dónde está la manta más gruesa ? ¿ podría traérnosla , por favor ?
el museo , que está a veinticinco minutos de aquí , merece una visita .
¿ está incluido el desayuno en el precio o tenemos que pagarlo aparte ?
mi hija tiene que cancelar su pedido .
pasé cinco días en Roma y cuatro días en Granada .
la señora Becker vino a Barcelona para ir al teatro .
la señora suele levantarse a las once y diez .
hola , nos quedamos dormidos . ¿ qué deberíamos hacer ?
si esta tarde llueve , vamos a tomar algo en el bar .
es importante que mi compañero reserve una habitación doble pequeña hoy .
mi hija no tiene hambre , pero quisiera un vaso de agua .
la cerradura del armario está estropeada , y mi marido no encuentra la llave .
ayer por la tarde tuve que comprar unas postales .
disculpe , ¿ podemos dejar aquí nuestra chaqueta gris hasta las doce y media ?
siento que hayamos perdido nuestro pasaporte .
¿ sería posible que cuidara a los niños ?
la película que queríamos ver empieza a las siete .
quisiera quejarme : el frigorífico hace demasiado ruido y el espejo es muy viejo .
¿ cuándo abre el museo los lunes ?
¿ dónde está la lista de precios ? - se la traeré inmediatamente .
me alegro de que podamos preguntar en la recepción mañana a las nueve y cuarto .
no vale la pena ir al paseo en barco .
me alegro de que ellos hablen con el director dentro de cinco horas .
de primero quisiera una sopa de tomate caliente y de segundo patatas con queso .
quisiera hablar con la señora Moreno , por favor .
aunque llueve , él hará senderismo por la montaña .
el comedor está abierto hasta las once y media .
la oficina de correos está enfrente de la exposición nueva .
le pedí al camarero que confirmara la reserva , pero no ha pasado nada .
¿ hay una parada de autobús cerca de aquí ?
el filete que mi marido pidió está frío .
el director lavará esta camisa .
si mañana hace buen tiempo , queremos participar en el paseo en barco .
llame a una ambulancia , por favor , mi hermana ha tenido un accidente .
¿ le importaría enseñarnos el camino al hospital ?
¿ puedo dejar aquí mi reloj hasta las siete y media ?
el huésped de la habitación treinta y cuatro no se encuentra bien .
no creo que mi compañero pueda reservar una habitación individual .
quiero que me haga una foto .
antes de salir de viaje , quisiera visitar la torre y el ayuntamiento .
lamentablemente no tenemos habitaciones familiares libres antes del catorce de octubre .
¿ va este autobús a Valencia ?
cámbieme quinientos euros , por favor .
la biblioteca , que está a treinta minutos de aquí , merece una visita .
quisiéramos visitar la hermosa catedral y reunirnos con unos amigos en la estación .
la señora Navarro llegará el dieciocho de julio a las nueve menos cuarto .
mi marido está buscando su bolso . ¿ lo ha visto ?
he oído que la piscina está cerrada .
hola , ¿ cuánto cuestan los pantalones más largos del escaparate ?
¿ hay una habitación individual libre del seis de junio al cuatro de diciembre ?
¿ podría traernos un poco más de aceite de oliva , por favor ?
desde la torre se pueden ver la exposición y la plaza .
disculpe , ¿ dónde tenemos que bajar para ir al aeropuerto ?
la panadería está enfrente de la fortaleza .
el mozo dice que el hermoso museo está cerrado los sábados .
no se preocupe , señora Serrano , le pediremos un taxi .
hemos reservado un apartamento .
la ventana no se puede cerrar , y el sofá es demasiado corto .
a la señora le han robado su billete de avión y su anillo caro .
¿ dónde tenemos que hacer transbordo para ir al supermercado ?
antes de marcharnos , quisiéramos dejar nuestro bolso en la recepción .
después del almuerzo quiero reunirme con unos amigos en la estación , pero antes tengo que prolongar mi estancia .
el tren rápido para Viena sale a las seis menos cinco del andén diecisiete .
un billete de ida a Bruselas , por favor , en segunda clase .
me quedo con el apartamento tranquilo .
dudo que cambiemos dinero el fin de semana .
descansaré un poco .
el monasterio está abierto desde la una menos cuarto hasta las doce menos cuarto , pero los miércoles está cerrado .
tenemos que hacer transbordo en Ginebra .
un billete de ida y vuelta a Granada , por favor , en primera clase .
pienso ir a nadar .
quisiéramos saber si el ferry llega a Marsella a las diez y media .
el médico dice que nuestros amigos tienen que tomar las pastillas durante tres días .
el tren de Lisboa a París lleva cincuenta minutos de retraso .
debe de ser un error : reservamos un apartamento , no una habitación luminosa .
ella acaba de reservar una habitación individual pequeña .
si mañana nieva , ella va a quedarse en el hotel .
¿ sabe cómo se va de la estación a la biblioteca ?
el médico dice que mi compañero tiene que tomar las pastillas durante cuatro días .
en diciembre suele hacer mucho viento en Bruselas .
la farmacia está a dos pasos del teatro .
vinimos a Varsovia para participar en la visita de la ciudad .
quisiera un asiento junto a la ventana para el domingo .
¿ sabe cuándo abre el hermoso teatro de la ópera ?
si tuviera más dinero , reservaría una suite .
¿ dónde está el periódico español ? ¿ podría traérnoslo , por favor ?
el señor Wagner llegará el once de diciembre a las siete .
es una lástima que el colchón no esté hecho .
hay que planchar estas blusas antes del miércoles .
después del desayuno mis padres quieren ir al cine , pero antes tienen que reservar una habitación doble .
la ventana no se puede cerrar , y la suite es demasiado calurosa .
mi mujer perdió el enlace en Barcelona porque el tren rápido llegó con retraso .
queremos cambiar de habitación porque la lavadora hace demasiado ruido .
antes de marcharme , quisiera dejar mi chaqueta gris en la recepción .
siento que hayamos dejado nuestro carné de conducir en el coche .
la llave no entra en la cerradura de la habitación diez .
como el tren rápido llega demasiado tarde , no llegaré hasta las tres y media .
¿ dónde puedo comprar pasta de dientes ?
mis hijos llegaron tarde porque el autobús quedó cancelado .
ya no tenemos pollo , pero puedo recomendarle el helado .
¿ quieres hacer senderismo por la montaña o prefieres hacer un picnic ?
nos quedamos con la suite .
¿ hay una suite más barata libre del veinticuatro de diciembre al veintiséis de marzo ?
quisiéramos reservar una mesa para siete personas para esta noche .
va a nevar el sábado , por eso vamos a leer un libro .
él quiere cambiar de habitación porque la radio está fuera de servicio .
los huéspedes vinieron a Madrid para ir a la playa .
el señor Fischer vino a Londres para ir al mercado .
quisiera reunirme con unos amigos en la estación y tomar algo en el bar .
el teléfono de la habitación siete está estropeado .
siga todo recto y luego gire a la izquierda en la oficina de correos .
el domingo pasado tomé algo en el bar .
¿ cuánto cuesta la corbata del escaparate ?
la carretera a Zúrich está cortada , así que tenemos que coger el tren .
anteayer mi mujer quería ir a la playa .
ellos están a punto de reservar una mesa para dos personas .
cuando llegué a Viena , la lámpara estaba fuera de servicio .
me alegro de que la señora pueda dar un paseo por el jardín del castillo .
nuestros amigos llegaron tarde porque el autobús quedó cancelado el trece de noviembre .
esta tarde ella quisiera hacer un picnic .
despiérteme el viernes a las siete , por favor , tengo que coger el tren a París .
¿ podría preparar la cuenta de la habitación trescientos doce ? nos marchamos dentro de cuatro horas .
en diciembre suele hacer mucho viento en Roma .
¿ sabe a qué hora abre el famoso palacio ?
no se preocupe , señor Miller , le despertaremos a las cinco .
me quedo hoy en el hotel porque estoy enferma .
mi marido está intentando ir a la peluquería .
quisiera quejarme : la caja fuerte está fuera de servicio y la cama supletoria no está hecha .
¿ cuándo sale el último tren rápido para Lisboa ?
el televisor de mi habitación está estropeado .
¿ qué día es hoy ? - hoy es sábado , veintidós de octubre .
el señor Weber quisiera acostarse temprano porque está cansado .
desde esta mañana me duele el oído .
¿ cómo se llama ? - me llamo Laura Fischer .
hemos perdido nuestra maleta y ahora tenemos que llamar al hotel .
despiértenos mañana a la una menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las tres .
buenos días , ¿ sabe cómo se va de la oficina de turismo al museo de arte ?
aunque estamos cansados , queremos alquilar una motocicleta .
nos gustó mucho la obra de teatro .
no hemos estado nunca en Venecia , pero conocemos bien Atenas .
¿ puede el mozo cuidar a los niños ?
¿ cuántas botellas necesita ? - cuatro , por favor .
hemos reservado una habitación familiar pequeña a nombre de Brown .
la semana pasada la señora Schmidt se resfrió .
¿ cuándo estará lista mi falda más barata ?
el castillo de Edimburgo es más antiguo que el de Sevilla .
debe de ser un error : reservamos un apartamento luminoso , no una suite .
¿ a qué hora sale el autobús para Praga ?
el once de abril llamé a mi oficina .
el hotel más barato de Venecia está junto al mar .
estamos buscando nuestro paraguas azul . ¿ lo ha visto ?
no sé si él puede marcharse .
estamos a punto de comprar un billete para Londres .
para mí una sopa de verduras fría y un vaso de zumo de naranja , por favor .
no como ni pollo ni queso .
me quedo con la habitación cómoda .
hay que limpiar estas blusas antes del lunes .
el señor Navarro suele levantarse a las seis y media .
sería muy amable de su parte apagar el televisor .
hasta que llegue mi hijo , quiero comprar unos sellos .
cuando llegué a Sevilla , el espejo no estaba limpio .
¿ sabía que la reunión tiene lugar en la sala de conferencias ?
el castillo está abierto desde las siete menos cuarto hasta las nueve y veinticinco , pero los miércoles está cerrado .
el paseo en barco empieza a las doce y media .
no creo que mi hija no pueda pagar con tarjeta de crédito el sábado a las siete .
me alegro de que ella no pueda pagar la cuenta .
¿ podría decirnos de dónde sale el autocar para Madrid ?
¿ a qué distancia está el ayuntamiento de aquí ?
por culpa del atasco ellos llegaron demasiado tarde al hospital .
de la playa al zoo hay solo treinta minutos a pie .
la habitación doble que mi hijo reservó la semana pasada es demasiado cara .
el hotel en el que estuvimos en Venecia estaba cerca de la estación .
¿ qué vino va bien con la pizza grande ?
la señora Wilson llegará el primero de enero a las siete menos cuarto .
antes de que anochezca , quisiera ir a la ópera .
el bolso cuesta doce euros , pero el vestido es más barato .
lo sentimos mucho , señor Taylor . la camarera de piso vendrá inmediatamente .
quisiera cambiar ciento cincuenta dólares por euros .
quisiéramos levantarnos temprano mañana por la mañana .
mi reloj va atrasado ; ya son las seis menos cuarto .
no creo que él pueda probar el vino de la región después de la cena .
mis padres no tienen ganas de hacer un picnic .
no hay jabón en la habitación doscientos uno .
mis hijos quisieran fideos con champiñones y siete vasos de vino blanco .
desde la torre se pueden ver el famoso teatro de la ópera y el parque .
una pregunta : ¿ cuánto cuesta enviar una postal a Escocia ?
disculpe , ¿ cómo llegamos a la oficina de objetos perdidos ?
el tren rápido para Zúrich sale a las ocho y diez del andén seis .
¿ dónde está el papel de carta ? ¿ podría traérmelo , por favor ?
hasta que llegue mi hermana , queremos reunirnos con unos amigos en la estación .
los turistas perdieron el enlace en Múnich porque el tren estaba lleno el miércoles pasado .
nadie pudo decirme dónde está el supermercado .
una pregunta : ¿ desea pagar por transferencia o con cheque , señor Moreno ?
si no es mucha molestia , ¿ podría llamar a la policía ?
¿ dónde está el periódico ? ¿ podría traérnoslo , por favor ?
avísenos en cuanto los amigos lleguen , por favor .
¿ cuál es el código de la caja fuerte ?
ya no tenemos jamón , pero puedo recomendarle la sopa fría .
hay una pila sobre la mesa de la habitación veinticuatro .
¿ podría traerme un poco más de azúcar , por favor ?
no he estado nunca en Valencia , pero conozco bien Edimburgo .
mi hermana llegó tarde porque el tren llegó demasiado tarde el mes pasado .
a los huéspedes les encantaría dar un paseo por el casco antiguo .
¿ puede llevar las maletas al coche ?
queremos que el director traiga la cuenta .
la guía con la que mis hijos hablaron ayer era muy amable .
¿ puede uno de sus compañeros limpiar la habitación doscientos veinte ?
la falda que mi marido compró es demasiado larga .
en Bruselas lleva siete días nevando .
cuando llegue a Sevilla , voy a reunirme con unos amigos en la estación .
quiero que llame a la policía .
cuando llegamos a Venecia , el colchón estaba mojado .
camarero , pedí una tabla de quesos , pero me ha traído una macedonia de frutas .
quisiera quejarme : la plancha no funciona y la cama es demasiado corta .
quisiera una habitación doble cómoda con terraza , por favor .
ella quisiera comer algo porque tiene hambre .
antes de marcharme , quisiera cambiar la blusa blanca por otra cosa .
el próximo mes él tiene que marcharse .
estamos de buen humor porque hace mucho frío hoy .
explíquenos la hoja de registro , por favor .
¿ sabe cómo se va de la embajada al teatro ?
si el fin de semana hace buen tiempo , vamos a hacer senderismo por la montaña .
ellos van a aparcar su coche en el garaje más tarde .
¿ qué recomienda , la macedonia de frutas o la tabla de quesos pequeña ?
quisiera quejarme : el aire acondicionado está fuera de servicio y la obra hace demasiado ruido .
creo que puedo enviar un paquete a Bruselas esta noche .
el castillo de Edimburgo es más antiguo que el de Varsovia .
tengo miedo a volar .
¿ podría venir alguien a la habitación cuarenta y tres ? la habitación no está lista .
hemos reservado una suite luminosa a nombre de Navarro .
antes de salir de viaje , quisiera ir al teatro .
el apartamento tranquilo que la señora Miller reservó en octubre es demasiado caro .
¿ podría venir alguien a la habitación ciento uno ? la suite está sucia .
camarero , pedí un bocadillo pequeño , pero me ha traído una sopa de verduras .
quisiéramos seis entradas para la visita guiada del veinte de agosto .
estamos de buen humor porque hace sol hoy .
la cerradura de la puerta está estropeada , y mi mujer no encuentra la llave .
no nos traiga todavía el helado , por favor .
por culpa del mal tiempo tenemos más tiempo para escribir cartas .
despiértenos el sábado a la una menos cuarto , por favor , tenemos que coger el tren a Ginebra .
sé que el banco está cerrado los viernes .
tengo que pagar un ojo de la cara por la falda verde .
quería descansar un poco el veintitrés de febrero .
necesito algo para la fiebre .
tenemos que hacer cola cinco horas en la estación .
mi mujer no tiene tiempo de participar en la visita de la ciudad .
el señor Dubois ha cancelado la reserva para el lunes .
por culpa del mal tiempo mis padres tienen más tiempo para leer .
¿ cuánto cuestan las entradas para la visita guiada del miércoles ?
el hervidor de la habitación cuarenta y ocho está estropeado .
¿ sabe a qué hora abre la biblioteca ?
lamentablemente no tenemos habitaciones individuales libres antes del diez de agosto .
mis hijos se quedan cinco noches pasado mañana .
¿ cuántas botellas necesita ? - siete , por favor .
aunque hace mucho frío , voy a dar un paseo por el casco antiguo .
mi hija se ha roto la mano y tiene que ir al hospital .
queremos que mis hijos se reúnan con unos amigos en la estación .
aunque llueve , voy a dar un paseo por la rosaleda .
espere un momento , por favor .
no se olvide de llamar a un médico , por favor .
no estamos satisfechos con la habitación porque la plancha no funciona .
si el autocar llega con retraso , perderemos el avión .
no tengo tiempo de comprar crema solar .
¿ podría decirnos si la lavandería abre a las seis menos cuarto ?
el apartamento cómodo que el señor Fischer reservó la semana pasada no está listo .
disculpe , ¿ qué hora es ? - son las ocho menos veinte .
¿ cuánto cuestan las botas del escaparate ?
mi marido está intentando reservar una habitación .
primero quisiéramos hablar con el médico y después fotografiar la exposición .
se tarda cuatro horas en llegar a Roma en tren .
no hemos estado nunca en Múnich , pero conocemos bien Salzburgo .
no se preocupe , señor Serrano , le traeremos una cuna .
aunque tenemos dolor de cabeza , queremos comprar unos sellos .
¿ qué día es hoy ? - hoy es miércoles , seis de febrero .
reservamos un apartamento para cuatro noches .
despiértenos mañana a las tres y cinco , por favor , tenemos que estar en el aeropuerto antes de las diez y media .
¿ puede limpiar la habitación trece ?
tengo que cambiar mi vuelo .
no puedo dormir porque el colchón no está hecho .
hay que planchar estas blusas antes del jueves .
mis hijos quisieran comprar unos pantalones más cortos y un sello .
¿ dónde está el secador ? ¿ podría traérmelo , por favor ?
lloverá , por eso mi marido se acostará temprano .
la señora Becker no está hoy . ¿ quiere dejar un recado ?
es una lástima que el colchón esté mojado .
la señora Walker ha comprado unos sellos .
nuestros amigos tienen sed .
no como ni jamón ni patatas .
estoy seguro de que haré un picnic mañana por la mañana .
¿ sabía que el curso de idiomas empieza a las siete y media ?
los huéspedes quisieran probar el queso de la región y fotografiar la catedral .
buenas noches , ¿ sería posible que me explicara el contrato ?
les han robado su carné de identidad y su cámara .
¿ cómo se llama ? - me llamo Julia Walker .
antes de marcharme , quisiera aparcar mi coche en el garaje .
mi compañero está de vacaciones .
compré un billete para Valencia .
cuando la recepcionista habla francés , me suena a chino .
no tenemos tiempo de fotografiar el castillo .
tenemos muchas ganas de ir a la ópera el sábado .
antes de que cierren las tiendas , quisiera comprar unos recuerdos .
la corbata que compramos es demasiado grande .
nuestros amigos llegan el viernes veinticuatro de junio a las diez .
la guía con la que hablamos el lunes era muy amable .
¿ podría cambiar las sábanas y enviar a alguien a la habitación cuatrocientos seis ? muchas gracias .
¿ puede traerme una botella de cerveza , por favor ?
el señor Navarro no está hoy . ¿ quiere dejar un recado ?
la autopista a Bruselas está cortada , así que tenemos que coger el tren .
¿ hay una habitación libre del veintisiete de marzo al veintidós de septiembre ?
somos de Irlanda , pero vivimos en Colonia desde hace cuatro años .
el huésped de la habitación cinco ha perdido su llave .
ayúdeme con el equipaje , por favor .
preferiría una habitación individual pequeña que tenga terraza .
el señor Fischer quisiera cenar en la terraza .
¿ qué vino va bien con la sopa ?
quisiera ir al mercado y dar un paseo por el casco antiguo .
el señor Wagner quisiera descansar un poco porque está agotado .
estamos de mal humor porque hace mucho calor hoy .
el vuelo a Ginebra fue cancelado por la huelga .
¿ cuánto dura el viaje de Sevilla a Granada ?
¿ sabe cuándo abre la hermosa fortaleza ?
tome la tercera calle a la izquierda y verá el famoso teatro delante de usted .
son cincuenta euros . - quédese con el cambio .
¿ podemos pagar por transferencia ?
la señora está intentando cambiar dinero .
queremos que el caballero tome algo en el bar .
mi hermana tiene treinta y ocho grados de fiebre y tos .
perdí el enlace en Roma porque el autocar quedó cancelado .
necesito el contrato . ¿ me lo puede enviar ?
nuestros amigos están intentando preguntar en la recepción .
quiero que la señora fotografíe la catedral antigua .
¿ qué día es hoy ? - hoy es viernes , trece de diciembre .
lléveme a la oficina de turismo , por favor , tengo prisa .
no hemos estado nunca en Berlín , pero conocemos bien Ginebra .
acabamos de llegar a Barcelona .
podemos traer nuestro perro .
nuestros amigos conocen bien Lisboa .
mi hijo se ha roto la pierna y tiene que ir al hospital .
¿ va este autobús a Londres ?
si tuviera más dinero , me quedaría más tiempo .
los niños saben que la agencia de viajes está cerrada los martes .
no se permite fumar en la sexta planta .
estamos esperando el tren rápido para Madrid .
ella lleva desde las doce menos cuarto intentando pagar la cuenta .
estamos a punto de cambiar nuestro vuelo .
me llamo Walker , tengo una reserva para esta noche .
el abrigo verde que la camarera de piso encontró en la habitación ciento veinte es del caballero .
nevará el viernes , por eso voy a ver la televisión .
¿ tienes hambre , Anna ?
¿ hay un apartamento libre del dos de septiembre al veintitrés de noviembre ?
dudo que compremos un recuerdo pasado mañana .
el señor Walker perdió el enlace en Venecia porque el tren nocturno estaba lleno hace tres horas .
si mañana hace demasiado frío , la señora Brown va a cenar en la terraza .
el castillo de Venecia es más antiguo que el de Sevilla .
mi mujer no tiene ganas de ir a la ópera .
aquí tiene su tarjeta , señora Navarro . su habitación está en la tercera planta .
no estamos satisfechos con la habitación porque el cuarto de baño está sucio .
el tren de Colonia a Barcelona lleva veinte minutos de retraso .
de la oficina de correos al acuario hay solo veinte minutos a pie .
llegamos el martes doce de julio a las tres y media .
si no es mucha molestia , ¿ podría rellenar el formulario ?
quisiera un asiento en el coche restaurante para Granada .
la embajada está a dos pasos del palacio .
son ciento quince euros . - quédese con el cambio .
quisiera alquilar una motocicleta por cuatro días .
queremos que la camarera de piso limpie la habitación .
el mozo que habla español está de vacaciones .
¿ puedes confirmar la reserva por correo electrónico , por favor ?
la señora Wagner llegará el treinta y uno de marzo a las ocho .
en el pasillo huele a pescado .
disculpe , mi hermana está buscando su bolsa de viaje . ¿ la ha visto ?
¿ puedo hacer fotos aquí ?
estamos esperando el tren para Ginebra .
la exposición , que está a treinta minutos de aquí , merece una visita .
si mañana hace buen tiempo , los turistas van a ir al mercado .
los turistas están intentando ir a la policía .
quisiéramos alquilar un coche por nueve días .
el huésped de la habitación veintinueve quisiera hablar con usted .
estoy buscando mi cámara . ¿ la ha visto ?
si mañana hace buen tiempo , él va a dar un paseo por la rosaleda .
quisiéramos probar el queso de la región y comprar un cepillo de dientes .
dudo que dejemos el hotel la próxima semana .
tome la tercera calle a la izquierda y verá el zoo delante de usted .
la mochila que la camarera de piso encontró debajo de la cama es de mi mujer .
le pedí al mozo que rellenara el formulario , pero no ha pasado nada .
estamos buscando nuestras gafas de sol . ¿ las ha visto ?
buenos días , ¿ quiere visitar el monasterio o prefiere ir a nadar ?
hay que lavar estos pantalones antes del sábado .
me encantaría visitar el famoso mercado cubierto .
hemos comprado un cuaderno para nuestra familia .
el tren nocturno para Venecia sale a las seis y media del andén diecisiete .
es importante que mi hija pague con cheque antes de las tres y cuarto .
se tarda cuatro horas en reparar la ducha .
no tenemos tiempo de nadar en el lago .
buenos días , ¿ desea pagar con cheque o con tarjeta de crédito , señora Weber ?
espero que los niños puedan seguir viaje a Roma el próximo mes .
no creo que la señora visite el faro y la iglesia después del almuerzo .
me interesa el famoso teatro de la ópera . ¿ hay una visita guiada en inglés ?
buenas noches , nos interesa el acuario . ¿ hay una visita guiada en portugués ?
el museo de arte está abierto desde las cuatro y veinte hasta las dos y media , pero los miércoles está cerrado .
¿ va este tren a Madrid ?
el hotel en el que mi mujer estuvo en Sevilla estaba cerca de la estación .
Laura , ¿ puedes prestarme cincuenta euros ?
disculpe , ¿ podría imprimir la hoja de registro , por favor ?
pedimos una sopa caliente . ¿ cuándo nos la va a traer ?
no se olvide de confirmar la reserva por correo electrónico , por favor .
quisiéramos acostarnos temprano porque estamos cansados .
¿ sabe a qué hora abre el teatro de la ópera ?
olvidé mi bufanda en la habitación el mes pasado .
sería muy amable de su parte firmar aquí .
¿ han encontrado un anillo ? me lo he dejado en la habitación trescientos ocho .
pedí una buena sopa de verduras . ¿ cuándo me la va a traer ?
acabamos de llegar a Sevilla .
disculpe , ¿ cuándo abre el acuario los viernes ?
hemos oído que la tasa turística es gratis .
¿ le importaría ayudarnos con el equipaje ?
el camarero me ha traído un helado en lugar de una buena sopa de verduras .
me quedo hoy en el hotel porque estoy cansado .
nos interesa el faro . ¿ hay una visita guiada en portugués ?
el desayuno se sirve a partir de las nueve en el comedor .
quisiéramos un apartamento tranquilo con terraza , por favor .
somos de Austria , pero vivimos en Salzburgo desde hace tres años .
sé que la oficina de correos está cerrada los viernes .
el hotel en el que el señor Schmidt estuvo en Sevilla estaba cerca de la estación .
mi marido tiene que hacer transbordo en Londres .
pienso que mi hermano puede cambiar dinero .
perdimos el tren hace tres horas .
hace una hora no traje mi perro .
si el tren rápido llega demasiado tarde , tengo que perder el avión .
¿ cuánto cuesta enviar un paquete a México ?
la oficina de turismo está al lado del famoso museo de arte .
¿ sabe cómo se va del hospital a la biblioteca ?
mi reloj va atrasado ; ya son las nueve .
¿ me puedo llevar la bicicleta ?
¿ cuánto cuesta enviar un paquete a Inglaterra ?
buenos días , soy Wagner , de la habitación treinta y tres . envíe al mozo , por favor .
de primero quisiera una sopa y de segundo patatas con queso .
imprima la confirmación de la reserva , por favor .
¿ quieres hacer un picnic o prefieres reunirte con unos amigos en la estación ?
llego el lunes ocho de septiembre a las diez menos cinco .
necesito un taxi a la farmacia para dos personas a las nueve y cinco .
no sé si podemos visitar la torre y la biblioteca dentro de cinco horas .
el hotel en el que mis padres estuvieron en Atenas tenía piscina .
ya no tenemos pescado , pero puedo recomendarle la tortilla pequeña .
la señora Schmidt no está en este momento . ¿ quiere dejar un recado ?
antes de que cierren las tiendas , quisiéramos ir al mercado .
mi hermana necesita aspirina de la farmacia .
¿ cuánto se tarda en reparar la ducha ?
¿ podría decirme a qué hora sale el tren rápido para Edimburgo ?
la habitación que reservamos la semana pasada es demasiado pequeña .
disculpe , ¿ qué hora es ? - son las tres y diez .
mi hermana tiene muchas ganas de tomar algo en el bar el fin de semana .
el despertador de mi habitación no funciona .
¿ puedes traerme una plancha , por favor ?
dentro de dos horas quisiera almorzar en el restaurante .
dudo que probemos el queso de la región dentro de cuarenta minutos .
de primero quisiera una sopa de pescado y de segundo fideos con champiñones .
¿ sabía que la sala de conferencias está cerrada ?
un taxi a la oficina de correos cuesta unos veintitrés euros .
la señora García no está satisfecha con la habitación porque la cerradura no funciona .
el señor García está de mal humor porque está nublado en este momento .
queremos que el director limpie la habitación .
un taxi al cine cuesta unos setenta y cinco euros .
quisiera ir a la playa .
no tenemos ganas de hacer senderismo por la montaña .
si esta tarde hace demasiado calor , quiero cenar en la terraza .
buenos días , señor Miller . ¿ ha dormido bien ?
queríamos nadar en el lago .
del supermercado al ayuntamiento hay solo quince minutos a pie .
si el tren nocturno lleva cincuenta minutos de retraso , perderemos el avión .
si el jueves llueve , vamos a quedarnos en el hotel .
me gusta mucho el museo de arte .
hay un error en la cuenta : no he pedido ninguna tabla de quesos .
¿ qué día es hoy ? - hoy es viernes , ocho de septiembre .
quisiéramos un asiento en el pasillo para el lunes .
mi compañero está esperando el tren nocturno para Varsovia .
ellos tienen muchas ganas de reunirse con unos amigos en la estación el jueves .
hola , ¿ podría decirnos si la charla tiene lugar en la sala de conferencias ?
¿ podemos dejar aquí nuestro sombrero hasta las ocho ?
sería muy amable de su parte imprimir la confirmación de la reserva .
la chaqueta marrón que la camarera de piso encontró en el cuarto de baño es de mi hija .
el señor Taylor llegará el veintidós de noviembre a la una menos cuarto .
hemos comprado crema solar para nuestro abogado .
hablaré con el médico .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la parada de autobús .
mi hermana está harta de esperar .
camarero , pedí un filete , pero me ha traído una sopa de verduras .
¿ hay alguien aquí que hable alemán ? los turistas no hablan portugués .
para mí una sopa de pescado caliente y una botella de cerveza , por favor .
la familia Weber se aloja aquí desde el veintiuno de enero .
un taxi a la estación cuesta unos setenta y cinco euros .
se tarda diez minutos en preparar la sopa de verduras .
¿ puede llamar a un médico ?
quisiera hacer un picnic y reunirme con unos amigos en la estación .
¿ dónde puedo comprar una guía de viajes ?
cuando llegue a Varsovia , voy a fotografiar el teatro .
¿ podría decirnos a qué hora sale el tren rápido para Venecia ?
una pregunta : ¿ cómo se enciende la música ?
el director nos traerá el contrato .
ellos acaban de llegar a Berlín .
el tren de Lisboa a Praga lleva treinta minutos de retraso .
quisiéramos reservar una mesa para seis personas junto a la ventana .
quisiéramos dos entradas para la visita de la ciudad del quince de agosto .
el billete a Venecia cuesta veintiocho euros , pero solo tengo un billete de cien euros .
es posible que ella vaya a la playa dentro de cuarenta y cinco minutos .
acabo de cambiar mi vuelo .
¿ qué día es hoy ? - hoy es viernes , veintisiete de agosto .
mañana hará mucho viento .
¿ dónde está la cuenta ? - se la enviaré inmediatamente .
mi mujer compró un billete para Lisboa el diecisiete de enero .
el castillo de Valencia es más antiguo que el de Múnich .
el aire acondicionado está estropeado .
mi hermano tiene que coger un taxi porque el autobús quedará cancelado .
después del almuerzo los huéspedes quieren comprar unos sellos , pero antes tienen que recoger su paraguas azul .
es importante que mi marido pague la cuenta antes de las nueve y media .
quiero que los niños tomen algo en el bar .
antes de salir de viaje , quisiéramos participar en la excursión .
¿ tengo que hacer transbordo en Ginebra o hay un tren directo ?
¿ le importaría traerme cinco vasos ?
él quiere cambiar de habitación porque el ascensor es demasiado ruidoso .
es una lástima que el enchufe esté fuera de servicio .
¿ puedo dejar aquí mi sombrero hasta las seis menos veinte ?
¿ dónde puedo comprar crema solar ?
la cena se sirve a partir de las siete menos cuarto en el comedor .
se tarda una hora en reparar el hervidor .
hay un error en la cuenta : no he tomado ninguna sopa de pescado caliente .
se tarda cincuenta minutos en preparar el filete .
¿ quiere el té con o sin leche ?
no tengo ganas de ir a la playa .
ellos acaban de llegar a Viena .
buenas noches , ¿ qué tiempo hace en Bruselas en mayo ?
vine a París para ir a la playa .
¿ cuándo cierra el monasterio los jueves ?
¿ podría ponernos con la habitación veinticuatro , por favor ?
he perdido mi bolso y mi collar .
el director quiere saber si nos quedaremos unos días más esta tarde .
la recepcionista quiere saber si queremos pagar con tarjeta de crédito .
llame a un médico , por favor , mi hermana se ha desmayado .
¿ puedo probarme los zapatos ?
la señora García ha cancelado la reserva para el jueves .
he oído que la reunión tiene lugar en la sala de conferencias .
hay pasta de dientes sobre la mesa de la habitación treinta y tres .
¿ puede apagar la música ?
el señor Navarro llegará el dos de febrero a las dos y cuarto .
el médico dice que mis padres tienen que tomar las pastillas durante siete días .
el tren para en todas las estaciones .
no vale la pena visitar el teatro .
¿ desea pagar en efectivo o por transferencia , señor Miller ?
he comprado un cepillo de dientes para mi hermana .
este plato está frío , ¿ podría cambiarlo ?
pasé cinco días en Múnich y dos días en Valencia .
¿ cuánto dura el vuelo de Londres a París ?
quisiera reservar una mesa para ocho personas para las seis y media .
¿ cuánto cuesta el sombrero del escaparate ?
cuando llegué a Zúrich , la alfombra era muy vieja .
sería muy amable de su parte traernos un plano de la ciudad y una cuna .
¿ le importaría traernos seis periódicos ?
nos quedamos con la habitación doble más barata .
¿ hay una embajada cerca de aquí ?
del banco al castillo hay solo treinta minutos a pie .
mi hija quería dejar su bolsa de viaje en la recepción ayer por la noche .
¿ puede darme un apartamento con vistas a las montañas , por favor ?
el tren nocturno sale a las cuatro .
mi hermana tiene treinta y nueve grados de fiebre y tos .
he reservado una habitación bonita a nombre de Dubois .
le pedí a la recepcionista que esperara un momento , pero no ha pasado nada .
quisiera pagar por separado . ¿ cuánto cuesta el filete ?
el señor Miller no está en este momento . ¿ quiere dejar un recado ?
el vuelo de Varsovia fue cancelado por el mal tiempo .
¿ puede la recepcionista traernos el contrato ?
un billete de ida a Sevilla , por favor , en primera clase .
mi hija no está satisfecha con la habitación porque las cortinas están mojadas .
el tren para Granada sale a las cinco menos cuarto del andén tres .
lo sentimos mucho , señor Dubois . el taxista se ocupará de ello inmediatamente .
¿ podría decirnos a qué hora sale el tren nocturno para Bruselas ?
¿ cuándo abre el museo de arte los miércoles ?
¿ sería posible que nos cambiara ochenta euros ?
voy a nadar en el lago más tarde .
ni hablar de que mi marido nade en el lago .
antes de marcharme , quisiera cancelar mi reserva .
después del almuerzo nuestros amigos quieren hacer senderismo por la montaña , pero antes tienen que comprar un billete para Viena .
quisiéramos alquilar un coche por dos días .
cuando el director habla portugués , me suena a chino .
hola , ¿ qué tiempo hace en Varsovia en mayo ?
disculpe , ¿ sabía que el teatro está abierto hasta la una y diez ?
disculpe , ¿ puedes despertarme a las tres y veinticinco , por favor ?
en enero suele hacer mucho frío en Roma .
¿ quiere visitar la iglesia y la exposición nueva o prefiere hacer un picnic ?
quisiéramos alquilar una motocicleta por cinco días .
preferiríamos una habitación individual que tenga televisor .
temo que el tren nocturno llegue con retraso .
la cuenta asciende a siete euros , incluida la media pensión .
la señora Rossi celebra su cumpleaños mañana ; quisiera encargar una tarta .
pedí una tortilla . ¿ cuándo me la va a traer ?
¿ podría enseñarme en el mapa dónde está el ayuntamiento ?
dejé el hotel hace dos horas .
¿ cuánto cuesta alquilar un coche por cuatro días ?
se tarda cuatro horas en limpiar la suite .
quisiéramos alquilar una barca por tres días .
el aeropuerto está al lado de la hermosa biblioteca .
hola , ¿ desea pagar en efectivo o con tarjeta de crédito , señora Weber ?
él quiere volar a Bruselas dentro de cinco minutos .
quisiera cambiar cien dólares por euros .
un taxi a la gasolinera cuesta unos cincuenta euros .
desde el puerto se pueden ver la fortaleza antigua y el río .
nos quedamos con la habitación individual más grande .
por culpa del mal tiempo él tiene más tiempo para descansar .
no tengo tiempo de dar un paseo por la rosaleda .
si el fin de semana hace buen tiempo , voy a ir al mercado .
los niños no están satisfechos con la habitación porque el apartamento no está listo .
me alegro de que mi hermano pueda tomar algo en el bar .
una pregunta : ¿ conoce un hotel barato cerca de la parada de taxis ?
el vuelo de Roma fue cancelado por la tormenta .
¿ podría decirnos de dónde sale el tren rápido para Múnich ?
la carta que enviamos a Varsovia todavía no ha llegado .
él quería ducharse .
es importante que mi mujer hable con el médico antes de las cuatro y media .
Varsovia es la ciudad más bonita que él ha visto nunca .
¿ podría decirme de dónde sale el autobús para Colonia ?
hasta que llegue mi mujer , quiero comprar chocolate .
hemos olvidado cambiar los pantalones blancos por otra cosa .
he perdido mi tarjeta de crédito y ahora tengo que llamar al hotel .
mis padres quieren ir en tren nocturno a Zúrich .
estoy seguro de que mi mujer reservará una habitación doble para ocho noches .
la guía quiere saber si mi hija almorzará en el restaurante esta noche .
el tren rápido irá a Roma .
nuestros amigos se quedaron dormidos .
a mi hijo le han robado su carné de conducir y su collar .
quisiera alquilar una motocicleta por seis días .
quisiera una suite más grande con terraza , por favor .
el ascensor hace demasiado ruido .
¿ le importaría reparar la lámpara ?
el aire acondicionado está fuera de servicio desde el sábado .
el mozo llevará el equipaje al taxi .
es importante que mi hermano reserve un apartamento hoy .
¿ hay un apartamento libre del nueve de julio al catorce de junio ?
¿ hay alguien aquí que hable italiano ? mis hijos no hablan inglés .
hola , ¿ puedes rellenar el formulario , por favor ?
pedí una buena sopa de tomate . ¿ cuándo me la va a traer ?
el tren de Berlín a Roma lleva quince minutos de retraso .
el tren rápido para Valencia sale a las once y cuarto del andén dieciséis .
el camarero nos ha traído un pastel de manzana en lugar de una tabla de quesos .
cuando llegamos a Sevilla , el cuarto de baño era demasiado oscuro .
el sombrero cuesta ciento quince euros , pero el vestido más grande es más barato .
nos hemos dejado nuestro reloj en el avión a Granada .
una habitación familiar cuesta diez euros por noche , y la media pensión no está incluida .
tengo que ir al mercado a las nueve y cuarto .
mi marido toma té en el desayuno , pero yo prefiero zumo de manzana .
la camarera de piso dice que el mercado cubierto está abierto hasta las ocho y veinte .
he oído que el concierto tiene lugar en el teatro de la ópera .
por culpa del atasco llegamos demasiado tarde a la embajada .
estoy seguro de que la señora Taylor se marchará .
el vuelo de Ginebra fue cancelado por el mal tiempo .
es posible que mis padres se levanten temprano más tarde .
no creo que la señora López pueda preguntar en la recepción .
nuestros amigos acaban de comprar un billete para Ginebra .
el ascensor está estropeado , así que tengo que subir a pie a la séptima planta .
desde el balcón se pueden ver la iglesia y el casco antiguo .
antes de marcharme , quisiera hablar con el médico .
se tarda una hora en llegar a Madrid en coche .
¿ podría dejar la habitación a las tres y cuarto ?
de primero quisiéramos una sopa fría y de segundo fideos con champiñones .
los huéspedes están intentando ir al dentista .
quisiera quejarme : la cama supletoria es demasiado blanda y los niños escuchan música alta .
¿ podría decirme si el teatro de la ópera está abierto hasta las cinco y media ?
nos quedamos dormidos .
perdimos el barco hace cuatro horas .
tenemos muchas ganas de participar en la visita guiada mañana .
estamos de vacaciones .
el armario es muy viejo .
¿ cuándo sale el próximo tren nocturno para Sevilla ?
la señora López llamó a las cinco y veinte y dejó un recado para la señora Navarro .
hasta que llegue mi hija , queremos participar en la cata de vinos .
si el jueves hace demasiado frío , queremos leer un libro .
mi hermana tiene que pagar un ojo de la cara por el sombrero blanco .
he oído que el gimnasio cierra a las dos .
ella quiere participar en la visita guiada en lugar de fotografiar la fortaleza .
una pregunta : ¿ quieres ir de compras o prefieres hacer un picnic ?
ella está a punto de preguntar en la recepción .
los huéspedes que se marchan hoy quisieran prolongar su estancia .
se tarda una hora en llegar a Londres en coche .
cuando llegue a Zúrich , voy a ir a la ópera .
si mañana hace buen tiempo , mi hijo hará senderismo por la montaña .
después del almuerzo queremos hacer un picnic , pero antes tenemos que reservar una mesa para seis personas .
antes de que salga el tren , quisiera comprar unos recuerdos .
de primero quisiéramos un bocadillo y de segundo carne con verduras .
quiero cambiar de habitación porque el cuarto de baño está sucio .
la cartera que la camarera de piso encontró en el cuarto de baño es de mis hijos .
del centro comercial al zoo hay solo cuarenta y cinco minutos a pie .
seis sellos para postales a España , por favor .
¿ me puede traer cuatro mantas ?
mi hija rompió el vaso el miércoles pasado .
aunque el técnico ha reparado el despertador , sigue sin funcionar .
hay que lavar estos pantalones antes del jueves .
una pregunta : ¿ podría decirme de dónde sale el tren nocturno para Edimburgo ?
en agosto suele hacer mucho sol en París .
disculpe , ¿ cómo se apaga el aire acondicionado ?
no hay vasos en nuestra habitación .
la biblioteca antigua está cerrada los martes .
siga todo recto y luego gire a la derecha en el hospital .
pienso que puedo quedarme unos días más después del desayuno .
por culpa del atasco él llegó demasiado tarde a la playa .
hemos oído que la catedral merece la pena .
¿ qué vino va bien con la sopa de verduras ?
el filete está demasiado salado .
no creo que mis hijos cancelen su reserva .
es importante que los turistas recojan su collar antes de las doce .
el señor Brown ha cancelado la reserva para el martes .
¿ qué tiempo hace en Viena en este momento ?
el señor Moreno llegará el doce de septiembre a las nueve y veinte .
he perdido mi llave de la habitación y mi abrigo .
mi mujer llega el lunes veintinueve de marzo a las doce y media .
el huésped de la habitación treinta y uno ha pedido el desayuno .
ellos han perdido el barco .
¿ puede limpiar la habitación trescientos cuatro , por favor ?
mi mujer tiene treinta y nueve grados de fiebre y tos .
siga todo recto y luego gire a la derecha en el banco .
si mañana hace buen tiempo , vamos a fotografiar el castillo .
por culpa del atasco llegamos demasiado tarde a la parada de autobús .
disculpe , si no es mucha molestia , ¿ podría llevar el equipaje a la habitación ?
aunque hace mucho calor , vamos a participar en la visita de la ciudad .
mis padres llegaron tarde porque el tren nocturno llevaba cuarenta minutos de retraso hace tres días .
me llamo Dubois , tengo una reserva para hoy .
nuestros amigos están de viaje de negocios .
la llave no entra en la cerradura de la habitación doscientos diez .
¿ podría hablar más despacio , por favor ?
quería preguntarle si podría confirmar la reserva por correo electrónico .
¿ cuándo sale el próximo tren para Madrid ?
sería muy amable de su parte traernos una cama supletoria y un vaso limpio .
los turistas tienen que hacer transbordo en Viena .
por culpa del atasco llegamos demasiado tarde a la parada de taxis .
a mi mujer le encantaría probar el queso de la región .
llegamos tarde porque el tren nocturno quedó cancelado el mes pasado .
una pregunta : ¿ cuánto cuestan las botas del escaparate ?
si no es mucha molestia , ¿ podría llevar el equipaje al taxi ?
he probado el queso de la región .
quiero cambiar de habitación porque el colchón no está hecho .
quisiera una suite con terraza y vistas a la plaza .
aunque hace mucho calor , haré un picnic .
¿ le importaría cerrar la ventana ?
para mí una tabla de quesos y una taza de té , por favor .
buenas noches , ¿ cuándo cierra la torre los martes ?
para mí una tabla de quesos grande y siete vasos de vino tinto , por favor .
tenemos que marcharnos .
el camarero que habla alemán está de vacaciones .
no nos traiga todavía la sopa de verduras , por favor .
¿ podría decirnos a qué hora sale el tren para Edimburgo ?
la carta que envié a Sevilla todavía no ha llegado .
una pregunta : ¿ quién puede traerme seis almohadas ?
¿ cuándo abre el palacio los martes ?
la visita de la ciudad tiene lugar en el ayuntamiento .
dentro de veinticinco minutos mi compañero puede ir al dentista .
he olvidado pagar en efectivo .
mi hermano teme que el tren lleve cuarenta y cinco minutos de retraso .
al señor Schmidt le han robado su pasaporte y su bolsa de viaje .
la sala de conferencias está en la sexta planta .
pienso que ellos pueden dejar el hotel mañana a las siete menos cuarto .
el médico dice que mis padres tienen que tomar las pastillas durante cinco días .
soy de Inglaterra , pero vivo en Atenas desde hace cinco años .
el caballero está esperando el tren rápido para Ginebra .
el aire acondicionado de nuestra habitación está estropeado .
mi mujer tiene razón .
¿ tienen un apartamento para cuatro personas hasta el domingo ?
me alegro de que mis padres paguen la cuenta dentro de treinta minutos .
¿ cuánto cuestan los zapatos cómodos del escaparate ?
no tengo ganas de probar el vino de la región .
para mí un helado y un vaso de zumo de naranja , por favor .
lo sentimos mucho , señor Serrano . el director vendrá dentro de cuarenta y cinco minutos .
¿ han encontrado una maleta ? nos la hemos dejado en la habitación doscientos siete .
buenos días , soy Wilson , de la habitación ciento dos . envíe al mozo , por favor .
¿ podemos dejar aquí nuestro abrigo gris hasta las cinco ?
aunque hace mucho frío , mi mujer dará un paseo por el jardín del castillo .
¿ podría darme el número de teléfono del restaurante ?
no hemos estado nunca en Granada , pero conocemos bien Hamburgo .
es una lástima que los niños escuchen música alta .
me llamo Taylor , tengo una reserva para seis noches .
el tren de Londres a Atenas lleva diez minutos de retraso .
se tarda cuatro horas en llegar a Sevilla en autobús .
la habitación familiar que mis padres reservaron la semana pasada es demasiado cara .
quisiera que me despertaran a las tres , habitación seis .
he oído que el curso de idiomas termina a las dos .
¿ puedes guardar el equipaje hasta las cinco , por favor ?
podemos enviar un paquete a Atenas .
Laura , ¿ puedes darme el paraguas ?
cuando el mozo habla francés , me suena a chino .
estamos esperando el tren nocturno para Hamburgo .
quisiéramos saber si el tren nocturno va a Valencia .
los niños quieren enviar una postal a Berlín el sábado a las cuatro y media .
buenos días , ¿ cuánto tiempo tengo antes de que salga el avión ?
desde el balcón se pueden ver la torre y la plaza .
hay que lavar estos pantalones antes del lunes .
¿ puedo dejar aquí mi móvil hasta las doce y diez ?
mi hija ha comprado chocolate para sus padres .
los niños necesitan una venda de la farmacia .
quisiéramos alquilar una barca por siete días .
queremos que la recepcionista hable más despacio .
espero que el señor Wilson pueda pagar en efectivo el fin de semana .
el sillón está sucio .
soy de Austria , pero vivo en Madrid desde hace ocho años .
hemos escrito una carta a nuestro abogado .
suelo levantarme a la una y media .
hemos perdido nuestro libro y ahora tenemos que rellenar un formulario .
hasta que llegue mi hija , queremos visitar el ayuntamiento .
el médico dice que los huéspedes tienen que beber mucha agua durante siete días .
llevo desde las dos y media intentando enviar una carta a Venecia .
siento que mi hermano haya olvidado su libro en el autobús el veinticinco de julio .
ella tiene que hacer cola tres horas en el aeropuerto .
el camarero nos ha traído una tortilla en lugar de una sopa caliente .
el cine está enfrente de la exposición .
buenas noches , ¿ quiere nadar en el lago o prefiere participar en el paseo en barco ?
no hay papel higiénico en nuestra habitación .
me alegro de que nos quedemos en el hotel .
he enviado una postal a Madrid .
queremos que la señora pruebe el vino de la región .
la barca que alquilamos está rota .
ella ha perdido su carné de identidad .
mi hijo perdió su libro ayer por la noche y ahora tiene que ir a la policía .
la señora Brown quisiera pagar con tarjeta , pero el aparato no funciona .
espero que mis hijos puedan comer algo dentro de cuatro horas .
la cena se sirve a partir de las siete en el jardín .
tome las pastillas siete veces al día , antes de las comidas .
si el lunes nieva , vamos a almorzar en el restaurante .
no estoy satisfecho con la habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
me he quedado unos días más .
camarero , pedí una macedonia de frutas , pero me ha traído un buen filete .
nuestros amigos necesitan un termómetro de la farmacia .
disculpe , ¿ podría decirnos si el paseo en barco dura seis horas ?
tenemos que comprar una guía de viajes .
si el viernes hace buen tiempo , mi hija hará un picnic .
¿ le importaría cambiar las toallas ?
dejaré mi llave de la habitación en la recepción .
no estoy satisfecha con la habitación porque la luz está fuera de servicio .
¿ dónde está la cuenta ? - se la traeré dentro de diez minutos .
mi marido se ha dejado su maleta en el autobús a Roma .
¿ cuándo sale el último tren regional para Edimburgo ?
la guía quiere saber si mi compañero quiere quedarse hasta el viernes .
el billete a Colonia cuesta nueve euros , pero solo tenemos un billete de cien euros .
¿ dónde tenemos que bajar para ir al cajero automático ?
el pronóstico dice que va a hacer sol mañana .
tengo que ir al banco antes de las cinco y media porque necesito dinero .
más tarde queremos reservar un apartamento luminoso .
aunque hace mucho calor , mi hija va a fotografiar el monasterio .
lamentablemente no tenemos apartamentos libres en junio .
buenos días , ¿ puede planchar esta camisa , por favor ?
el señor Taylor celebra su aniversario de boda mañana ; quisiéramos encargar flores .
antes de marcharme , quisiera reservar una mesa para tres personas .
quisiera alquilar un coche por ocho días .
la luz está fuera de servicio desde las cuatro y media .
aunque el técnico ha reparado la radio , sigue sin funcionar .
¿ tengo que hacer transbordo en Salzburgo o hay un tren directo ?
el castillo de Atenas es más antiguo que el de Salzburgo .
¿ podría traernos un poco más de azúcar , por favor ?
visitaremos el hermoso faro el próximo mes .
¿ cuánto tiempo desea quedarse ? - hasta el sábado , si es posible .
la señora Rossi ha pagado con tarjeta de crédito .
conocemos el camino .
el fin de semana pediré un helado .
¿ han encontrado una maleta ? me la he dejado en el comedor .
nos quedamos hoy en el hotel porque estamos enfermos .
¿ sabe cómo se va del supermercado al palacio antiguo ?
hemos perdido nuestro billete de tren .
¿ puede traerme un vaso , por favor ?
la ventana no se puede cerrar , y el colchón no está hecho .
el pronóstico dice que hará sol esta tarde .
¿ sabía que el desayuno es gratis ?
primero quisiéramos comprar un billete para Barcelona y después probar el queso de la región .
como el tren rápido llega demasiado tarde , no llegaré hasta las siete menos cuarto .
el director me explicará la hoja de registro .
se nos ha acabado la fruta ; la recepcionista ha ido a comprar más .
mis padres pueden tener el apartamento grande con bañera .
¿ le importaría prestarnos un plano de la ciudad ?
el helado que pedimos está quemado .
hola , ¿ cuánto cuesta alquilar un coche por cuatro días ?
se tarda cinco horas en llegar a Berlín en coche .
es posible que reservemos una habitación doble para ocho noches .
para mí un pastel de manzana y un vaso de agua mineral , por favor .
el camarero me ha traído un bocadillo en lugar de un filete grande .
deme su carné de identidad y firme aquí , por favor .
no creo que ella pueda reservar una mesa para tres personas el fin de semana .
¿ podría cuidar a los niños , por favor ?
cuando la recepcionista habla inglés , me suena a chino .
la semana pasada prolongamos nuestra estancia .
desde el puerto se pueden ver el teatro y el puerto .
la familia Brown se aloja aquí desde el ocho de septiembre .
nadie pudo decirnos dónde está el hospital .
si el tren rápido queda cancelado , cogeremos el próximo tren .
me interesa el palacio . ¿ hay una visita guiada en francés ?
no me traiga todavía la pizza , por favor .
¿ podría decirnos de dónde sale el tren nocturno para Londres ?
¿ cuánto tiempo tengo antes de que salga el autobús ?
desde ayer me duele la mano .
¿ le importaría darme la dirección del restaurante ?
nuestros amigos dejaron su billete de tren en la habitación el mes pasado .
he olvidado pagar la cuenta .
pienso participar en la visita de la ciudad .
el bocadillo que los huéspedes pidieron está demasiado salado .
¿ sabe cómo se va de la peluquería a la exposición nueva ?
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la estación .
¿ cómo se llama ? - me llamo Martin Schmidt .
es una lástima que el secador esté estropeado .
¿ podría traernos la hoja de registro y traerme una botella de vino tinto ?
sería muy amable de su parte pedirme un taxi .
el despertador de nuestra habitación no funciona .
¿ conoce un buen restaurante cerca del hospital ?
buenas noches , ¿ puedo dejar aquí mi maleta grande hasta las tres ?
el señor Rossi quisiera dar un paseo por el jardín del castillo y fotografiar el teatro de la ópera .
primero mi hija quisiera reservar una habitación individual cómoda y después ir al teatro .
hola , ¿ cuánto cuestan las entradas para la fiesta del viernes ?
el hotel en el que mi hermano estuvo en Bruselas estaba cerca de la estación .
antes de salir de viaje , quisiera visitar el zoo y el museo de arte .
no hemos estado nunca en Londres , pero conocemos bien Bruselas .
¿ dónde está el contrato ? - se lo enviaré inmediatamente .
¿ podemos dejar aquí nuestro bolso rojo hasta la una ?
¿ cuánto cuesta un apartamento con televisor por noche ?
le gusta levantarse tarde .
mi mujer quisiera preguntar en la recepción a las diez y media .
la señora Weber tiene que participar en la visita de la ciudad .
no tenemos hambre , pero quisiéramos una ensalada pequeña .
mi mujer ha comprado una pila para su familia .
¿ cuánto cuesta la chaqueta verde del escaparate ?
un billete de ida y vuelta a Múnich , por favor , en primera clase .
nos interesa el zoo . ¿ hay una visita guiada en inglés ?
me interesa el palacio . ¿ hay una visita guiada en alemán ?
reservamos una mesa para dos personas el catorce de marzo .
mi hermano se ha dejado su bufanda en el tren a Edimburgo .
nuestros amigos han olvidado pagar con tarjeta de crédito .
¿ tienen platos sin champiñones ?
hola , ¿ puedo dejar aquí mi mochila gris hasta las once ?
estoy acostumbrado a cenar tarde .
¿ cuánto cuestan las entradas para la visita guiada del lunes ?
me alegro de que la señora Wagner pueda cenar en la terraza .
no hay papel higiénico en la habitación treinta y uno .
debe de ser un error : reservé una habitación cómoda , no un apartamento luminoso .
camarero , pedí una tortilla pequeña , pero me ha traído un helado .
¿ sabe a qué hora abre la famosa fortaleza ?
¿ le importaría llevar el equipaje a la estación ?
el próximo mes quisiera prolongar mi estancia .
¿ cuánto cuesta el jersey más grueso del escaparate ?
nuestros amigos dejaron su carné de conducir en la habitación ayer .
perdimos el enlace en Madrid porque el tren rápido quedó cancelado .
mi hermano hablará con el director .
la semana pasada nos resfriamos .
la señora quiere hacer un picnic en lugar de comprar unos sellos .
perdí mi cámara la semana pasada y ahora tengo que rellenar un formulario .
su habitación está en la séptima planta , a la izquierda .
¿ me puede prestar un paraguas ?
va a estar nublado la próxima semana , por eso vamos a tomar algo en el bar .
no hace falta que me traiga la lista de precios , el camarero ya me la ha dado .
mi hermano suele levantarse a la una menos cinco .
quisiéramos saber si el tren rápido llega a Ginebra a la una .
¿ desea pagar con tarjeta de crédito o con cheque , señor Wilson ?
quisiéramos saber si el tren llega a Valencia a las nueve .
quisiéramos una habitación con escritorio , por favor .
mi mujer tiene que hacer cola cuatro horas en el aeropuerto .
nos quedamos con la suite grande .
queremos cambiar de habitación porque el ascensor es demasiado ruidoso .
siento que el señor Serrano haya dejado su billete de tren en la habitación .
la habitación doble cómoda que reservamos en julio no está lista .
no se olvide de despertarnos a las once y media , por favor .
la cuenta asciende a veinte euros , incluido el acceso a internet .
si el autocar está lleno , tengo que coger un taxi .
la recepcionista quiere saber si mi mujer reservará una mesa para ocho personas .
la llave no entra en la cerradura de la habitación doscientos siete .
el tren nocturno llega a Bruselas a las seis menos cuarto .
¿ le importaría recomendarnos un buen museo ?
llego el jueves primero de octubre a las dos .
disculpe , ¿ qué hora es ? - son las doce .
hemos reservado una habitación doble cómoda a nombre de Miller .
¿ tienen platos sin huevos ?
me he cambiado a otra habitación .
el caballero se queda hoy en el hotel porque está enfermo .
el señor Walker llamó a las tres menos cuarto y dejó un recado para el señor Weber .
el tren de Múnich a Salzburgo lleva cinco minutos de retraso .
¿ qué línea de metro va a la oficina de correos ?
ellos no tienen tiempo de ir de compras .
ella está a punto de cambiar el sombrero blanco por otra cosa .
el camarero que habla italiano está hoy enfermo .
¿ de dónde eres , Paul ? - soy de Inglaterra .
hace tres días mi marido se acostó temprano .
de la gasolinera al museo hay solo quince minutos a pie .
tengo muchas ganas de comprar unos sellos el sábado .
no vale la pena visitar el famoso ayuntamiento .
se tarda veinte minutos en preparar la sopa de verduras caliente .
preferiríamos una habitación individual cómoda que tenga escritorio .
el jersey gris cuesta doce euros , pero los pantalones azules son más baratos .
la cafetera de mi habitación no funciona .
quisiéramos reservar un apartamento pequeño para siete noches .
mi hija fotografió la torre antigua ayer por la noche .
es importante que mi marido aparque su coche en el garaje hoy .
he reservado una habitación doble pequeña a nombre de Becker .
la película que mi mujer quería ver ya ha empezado .
se tarda tres horas en limpiar la suite .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del centro comercial .
el castillo de Varsovia es más antiguo que el de Salzburgo .
¿ podría decirnos si el paseo en barco tiene lugar en el ayuntamiento ? muchas gracias de antemano .
el billete a Edimburgo cuesta cuarenta y cinco euros , pero solo tengo un billete de cincuenta euros .
fui al cine ayer .
ya no tenemos patatas , pero puedo recomendarle el bocadillo .
¿ podría dejar la habitación a las nueve menos cuarto ?
mis hijos no tienen tiempo de probar el queso de la región .
pienso comprar una pila .
el camarero nos ha traído un filete en lugar de una tabla de quesos grande .
en febrero suele hacer mucho viento en Ginebra .
el avión de Roma despega a las nueve .
no sé si haré senderismo por la montaña el próximo miércoles .
el señor Walker habla inglés , pero no entiende el italiano .
el médico dice que el caballero tiene que quedarse en la cama durante nueve días .
el señor Serrano ha perdido su chaqueta nueva y sus gafas .
¿ hay cerca del hotel un dentista que hable español ?
el acuario está abierto desde las once menos diez hasta las cuatro menos cuarto , pero los lunes está cerrado .
queremos que la camarera de piso hable más despacio .
desde la terraza se pueden ver el castillo y el castillo .
mi reloj va atrasado ; ya son las tres y media .
cuando llegue a Múnich , voy a reunirme con unos amigos en la estación .
el hotel en el que estuve en Londres no era tan caro .
el concierto que mi hermano quería ver ya ha empezado .
ellos perdieron el enlace en Bruselas porque el autocar llevaba treinta minutos de retraso el cinco de julio .
la recepcionista quiere saber si la señora Navarro cancelará su pedido más tarde .
buenos días , ¿ podría pasarme la mantequilla , por favor ?
mi compañero vino a Granada para alquilar un coche .
nos quedamos con la habitación individual bonita .
aunque mi compañero está enfermo , quiere comprar unos sellos .
la carta que enviamos a Barcelona todavía no ha llegado .
me quedo hoy en el hotel porque estoy resfriada .
una pregunta : ¿ puede darnos la llave de la habitación doscientos quince , por favor ?
quisiera carne con verduras y un vaso de zumo de manzana .
no hemos estado nunca en Berlín , pero conocemos bien Praga .
quisiera una habitación doble más grande con terraza , por favor .
¿ cómo se apaga el aire acondicionado ?
¿ dónde está el recibo ? - se lo enseñaré dentro de treinta minutos .
¿ tengo que hacer transbordo en Berlín o hay un tren directo ?
¿ podría darme el número de teléfono del hospital ?
le pedí a la recepcionista que limpiara la habitación ciento diez , pero no ha pasado nada .
nadie pudo decirme dónde está la oficina de turismo .
¿ podría el mozo traernos una plancha ?
la señora pidió una macedonia de frutas .
la señora Moreno ha cancelado la reserva para el miércoles .
el huésped de la habitación ciento cinco ha perdido su llave .
ni hablar de que mi hija fotografíe el museo de arte nuevo .
mi hermana puede tener la suite con escritorio .
temo que el tren nocturno lleve cinco minutos de retraso .
nuestros amigos quisieran cambiar ciento cincuenta dólares por euros .
la cena se sirve a partir de las diez menos cuarto en el jardín .
el huésped de la habitación trescientos cuatro ha perdido su llave .
¿ podría la recepcionista traernos champú ?
los turistas dejarán su diario en la recepción .
la famosa fortaleza está abierta desde las ocho hasta las tres , pero los lunes está cerrada .
¿ puedes encender la calefacción , por favor ?
la guía quiere saber si quiero cancelar mi reserva .
el tren nocturno sale a las doce menos diez .
¿ han encontrado una cartera ? nos la hemos dejado en el bar .
el señor Taylor ha olvidado cambiar dinero .
como el tren rápido quedará cancelado , no llegaré hasta las tres menos veinte .
hay un error en la cuenta : no hemos tomado ninguna pizza pequeña .
¿ cuántas tazas necesita ? - cuatro , por favor .
los niños toman leche en el desayuno , pero yo prefiero café .
cuando lleguemos a Atenas , vamos a alquilar un coche .
antes de marcharme , quisiera prolongar mi estancia .
mi hija quisiera comer algo porque tiene hambre .
la señora Weber celebra su aniversario de boda el miércoles ; quisiera encargar flores .
¿ dónde tenemos que hacer transbordo para ir al cajero automático ?
el señor Brown llamó a las nueve menos cuarto y dejó un recado para la señora Wagner .
son ciento cinco euros . - quédese con el cambio .
mi hermano quiere ir al mercado .
él no tiene hambre , pero quisiera una taza de café .
más tarde quisiéramos cambiar la corbata por otra cosa .
¿ necesita mi pasaporte o mi dirección ?
mi mujer suele levantarse a las nueve y diez .
el trayecto dura cinco horas y veinticinco minutos .
la cartera que la camarera de piso encontró en la habitación cincuenta es de nuestros amigos .
traduzca este menú , por favor .
la motocicleta que alquilamos está rota .
sería muy amable de su parte traducir esta carta .
es importante que nuestros amigos cambien su vuelo hoy .
quisiéramos saber si el autocar sale a la una menos cuarto .
el director quiere saber si el señor Weber quiere prolongar su estancia el próximo mes .
es una lástima que el ascensor haga demasiado ruido .
mi hermana está sentada en un banco del jardín del castillo y lee el periódico .
los niños quieren cambiar de habitación porque el aire acondicionado hace demasiado ruido .
no comemos ni verduras ni champiñones .
primero ellos quisieran recoger su collar caro y después ir al mercado .
hay que lavar estos pantalones antes del martes .
hemos volado a Praga .
¿ cuánto tiempo tengo antes de que salga el tren ?
el billete a Múnich cuesta seis euros , pero solo tengo un billete de cien euros .
¿ cuánto dura el vuelo de Edimburgo a Madrid ?
Varsovia es la ciudad más bonita que ellos han visto nunca .
siga todo recto y luego gire a la derecha en el cajero automático .
queremos que mis hijos hagan un picnic .
ellos pagarán la cuenta a las siete y media .
¿ cuánto dura el vuelo de Madrid a Granada ?
una pregunta : ¿ sabe cómo se va de la oficina de objetos perdidos a la biblioteca ?
el hotel más barato de Berlín está en el bar .
¿ podría enseñarme en el mapa dónde está el zoo ?
llamé a mi oficina .
disculpe , ¿ le importaría apagar la calefacción ?
¿ qué tiempo hace en Hamburgo en este momento ?
¿ han encontrado un bolso ? nos lo hemos dejado en el comedor .
¿ podría decirme a qué hora sale el tren rápido para Madrid ?
quisiera hablar con el señor Weber , por favor .
la cena se sirve a partir de las ocho en el comedor .
quisiera jamón y huevos y una botella de vino tinto .
¡ hasta luego , Paul !
mis hijos han perdido el autobús del aeropuerto . ¿ qué deberían hacer ?
si el fin de semana hace buen tiempo , vamos a alquilar una bicicleta .
preferiría una habitación familiar grande que tenga caja fuerte .
a los huéspedes les gusta mucho el famoso castillo .
¿ sabe a qué hora abre el famoso museo ?
camarero , pedí una tortilla , pero me ha traído una sopa de pescado .
el señor Becker pasó nueve días en Lisboa y seis días en Londres .
disculpe , mi mujer perdió su llave de la habitación ayer por la tarde . ¿ qué debería hacer ?
aunque el técnico ha reparado el televisor , sigue sin funcionar .
el fin de semana puedo comprar un diccionario .
a mi hijo le han robado su carné de conducir y su abrigo .
el vuelo de Edimburgo fue cancelado por la tormenta .
de primero quisiera una buena sopa de verduras y de segundo pescado con patatas .
si no es mucha molestia , ¿ podría explicarnos el contrato ?
¿ quién puede darme una habitación individual con vistas al puerto ?
pedimos una buena sopa de pescado . ¿ cuándo nos la va a traer ?
estamos buscando nuestra cartera negra . ¿ la ha visto ?
tres sellos para postales a Francia , por favor .
¿ puedo dejar aquí mi llave del coche hasta la una y media ?
nos han robado nuestro pasaporte y nuestra cámara .
mis padres quisieran cambiar ciento cincuenta francos suizos por euros .
el técnico que vino ayer trabajó bien .
el museo , que está a cuarenta minutos de aquí , merece una visita .
hemos perdido nuestro billete de tren . ¿ qué deberíamos hacer ?
quisiera dar un paseo por el casco antiguo .
el castillo de Madrid es más antiguo que el de Bruselas .
el centro comercial está al lado del zoo .
¿ sabía que el paseo en barco empieza a las nueve y media ?
avísenos en cuanto la habitación esté lista , por favor .
¿ podría decirme de dónde sale el tren nocturno para Colonia ?
aunque ellos están cansados , quieren hacer senderismo por la montaña .
Martin , ¿ puedes prestarme ciento cincuenta euros ?
buenas noches , ¿ conoce un hotel barato cerca de la estación ?
estamos buscando nuestro reloj caro . ¿ lo ha visto ?
mi compañero ha comprado un mapa para su jefe .
la guía quiere saber si quisiéramos marcharnos pronto .
hola , ¿ puede recomendarnos un buen museo , por favor ?
espero que los niños puedan leer un libro el fin de semana .
un taxi a la gasolinera cuesta unos catorce euros .
desde la torre se pueden ver la torre y las montañas .
antes de marcharnos , quisiéramos pagar con cheque .
llegué tarde porque el tren llegó con retraso .
la obra de teatro que queríamos ver fue ayer .
la oficina de objetos perdidos está a dos pasos del hermoso faro .
no sé si ella dejará el hotel dentro de quince minutos .
ocho sellos para cartas a España , por favor .
ni hablar de que mi compañero visite el acuario y el monasterio .
quisiera quejarme : la obra hace demasiado ruido y los huéspedes de la habitación de al lado hacen demasiado ruido .
la señora García ha cancelado la reserva para el miércoles .
resérveme una mesa junto a la ventana , por favor .
queremos cambiar de habitación porque el espejo está sucio .
sería muy amable de su parte darnos la llave de la habitación cinco .
la bicicleta que mis hijos alquilaron tiene una rueda pinchada .
¿ sabía que la torre está abierta hasta las dos y cuarto ?
mi mujer llega el martes seis de noviembre a la una y cuarto .
mi compañero puede tener la habitación cómoda con televisor .
no creo que podamos levantarnos temprano a la una y media .
estoy seguro de que mi marido dejará el hotel el próximo domingo .
¿ hay un hospital cerca de aquí ?
no creo que ella pueda fotografiar el acuario .
¿ tienen una suite para seis personas desde el miércoles hasta el domingo ?
buenos días , señor Serrano . ¿ ha tenido un buen viaje ?
tenemos muchas ganas de comprar una guía de viajes el miércoles .
estamos esperando el autocar para Sevilla .
suelo levantarme a las tres menos veinte .
mis padres están sentados en un banco del jardín del castillo y nos esperan .
ya no tenemos huevos , pero puedo recomendarle el bocadillo .
el ascensor está estropeado , así que tengo que bajar a pie a la tercera planta .
la suite bonita que mi hermana reservó por teléfono es demasiado pequeña .
¿ podría la recepcionista traernos una toalla de baño nueva ?
¿ tienen una suite para siete personas desde el lunes hasta el sábado ?
ocho sellos para cartas a Irlanda , por favor .
busco un hotel que no sea demasiado caro .
¿ cuándo sale el primer tren para Sevilla ?
mi hijo está intentando reservar una mesa para cuatro personas .
para mí una tabla de quesos y seis vasos de vino blanco , por favor .
la cena se sirve a partir de las seis y media en el jardín .
los niños acaban de cancelar su pedido .
mi hijo toma café en el desayuno , pero yo prefiero agua mineral .
ya no tenemos champiñones , pero puedo recomendarle la ensalada mixta .
el taxi que pedimos para la una y veinte todavía no ha venido .
¿ desea pagar con cheque o en efectivo , señora Rossi ?
¿ cuándo cierra el mercado cubierto los jueves ?
compraré unos recuerdos .
la carta que envié a Barcelona todavía no ha llegado .
el caballero ha comprado un sello para su familia .
la familia López se aloja aquí desde el veinte de enero .
¿ cuándo sale el próximo tren para Salzburgo ?
no sé si ella dejará su bolso gris en la recepción el jueves .
los turistas llevan desde las siete intentando prolongar su estancia .
si el fin de semana hace buen tiempo , los niños van a fotografiar el zoo .
quisiera nadar en el lago y reunirme con unos amigos en la estación .
buenas noches , ¿ dónde puedo comprar chocolate ?
no tengo tiempo de visitar el mercado cubierto .
¿ podría decirnos si la obra de teatro empieza a las diez menos cuarto ?
hemos comprado un sello para nuestro jefe .
estoy de mal humor porque hace sol .
no hay de qué , señora Serrano . ¡ que tenga un buen día !
ella quiere cambiar de habitación porque el apartamento no está listo .
¿ puedo dejar aquí mis gafas de sol hasta las cuatro ?
es posible que el caballero se quede en el hotel .
¿ podría traernos un poco más de mermelada , por favor ?
hay que limpiar estas blusas antes del jueves .
mi compañero se ha dejado su reloj en el autobús a Londres .
el tren de Lisboa a Hamburgo lleva cuarenta minutos de retraso .
él tiene muchas ganas de fotografiar el acuario mañana .
la carretera a Bruselas está cortada , así que tengo que coger el tren .
no creo que podamos recoger nuestro anillo .
¿ puedo fumar aquí ?
¿ podemos dejar aquí nuestra bolsa de viaje hasta las ocho ?
hay que lavar estos pantalones antes del miércoles .
una pregunta : Anna , ¿ puedes esperarme ?
el acuario es más grande que el ayuntamiento .
preferiríamos un apartamento más barato que tenga televisor .
espero que ella pueda ir a la peluquería el fin de semana .
mi hermana quiere nadar en el lago en lugar de hacer senderismo por la montaña .
hemos reservado una suite cómoda a nombre de García .
la señora Rossi no está hoy . ¿ quiere dejar un recado ?
la bolsa de viaje roja que la camarera de piso encontró en la habitación doscientos diez es de nuestros amigos .
quisiera un asiento en el coche restaurante para el jueves .
mi mujer quisiera comprar un bolso marrón y chocolate .
la exposición , que está a diez minutos de aquí , merece una visita .
le pedí al camarero que reparara la luz , pero no ha pasado nada .
hola , soy Weber , de la habitación cuatrocientos uno . envíe al mozo , por favor .
la barca que alquilamos es demasiado pequeña .
después de la cena mi hermana quiere fotografiar el faro , pero antes tiene que hablar con el director .
la agencia de viajes está a dos pasos del monasterio .
mis hijos hablan francés , pero no entienden el alemán .
cinco billetes de ida a Praga para el catorce de febrero , por favor .
no tengo ganas de participar en el paseo en barco .
tengo que pagar un ojo de la cara por la camisa .
antes de salir de viaje , mi compañero quisiera probar el pescado de la región .
ellos no están satisfechos con la habitación porque la cafetera no funciona .
¿ podemos pagar con tarjeta de crédito ?
mi compañero tuvo que trabajar en la biblioteca el mes pasado .
¿ sería posible que cambiara las toallas ?
quiero cambiar de habitación porque la cama es demasiado corta .
de primero quisiéramos una tabla de quesos y de segundo carne con verduras .
el ascensor no funciona .
después de la cena queremos dar un paseo por el parque , pero antes tenemos que llamar a nuestra oficina .
la carretera a Sevilla está cortada , así que tengo que dar un rodeo .
no me traiga todavía la sopa de pescado , por favor .
de eso ni hablar , señor López .
desde esta mañana me duele el brazo .
es posible que mi hija compre unos recuerdos .
nuestros amigos tienen que coger un taxi porque el tren nocturno está lleno .
estoy a punto de preguntar en la recepción .
¿ podría hablar más despacio y cuidar a los niños ?
después del almuerzo quiero hacer un picnic , pero antes tengo que dejar mi bufanda en la recepción .
las botas cuestan cincuenta y cinco euros , pero la chaqueta es más barata .
hablo portugués , pero no entiendo el francés .
el señor López no tiene hambre , pero quisiera un trozo de pastel .
he oído que el aparcamiento está incluido en el precio .
nuestros amigos llegan el lunes siete de marzo a las diez menos veinte .
el teléfono de nuestra habitación está estropeado .
cuando llegamos a Atenas , las sábanas eran muy viejas .
él quiere cambiar de habitación porque la luz está fuera de servicio .
antes de salir de viaje , ellos quisieran visitar el ayuntamiento .
mi marido toma té en el desayuno , pero yo prefiero agua mineral .
él habla español , pero no entiende el alemán .
el juez está todavía en el juzgado , no podemos hablar con él antes de las nueve .
no se olvide de esperar un momento , por favor .
mis padres tienen que almorzar en la terraza .
cuando llegue a Colonia , voy a ir al mercado .
buenas noches , ¿ puedo pagar con cheque ?
¿ podemos hacer fotos aquí ?
quiero cambiar de habitación porque la cama no está hecha .
no sé si él puede cenar en el restaurante .
nos resfriamos hace cinco horas .
nadie pudo decirnos dónde está la librería .
acabamos de pagar con tarjeta de crédito .
si el tren nocturno está lleno , él cogerá el próximo autobús .
una pregunta : estoy buscando mi libro . ¿ lo ha visto ?
el vuelo a París fue cancelado por la huelga .
lamentablemente el hotel está completo en octubre .
me he dejado mis gafas de sol en el autobús a Múnich .
antes de que cierren las tiendas , quisiéramos hacer senderismo por la montaña .
quisiera quejarme : la plancha está estropeada y el apartamento huele a humo .
¿ podría ponernos con la habitación cuarenta y tres , por favor ?
un taxi a la parada de autobús cuesta unos ciento quince euros .
él se perdió en el barrio del puerto ayer .
quisiera un asiento junto a la ventana para Bruselas .
tenemos muchas ganas de nadar en el lago el sábado .
¡ hasta el miércoles , Martin !
¿ cuánto cuesta un apartamento más barato con caja fuerte por noche ?
el bolso marrón que la camarera de piso encontró en la habitación ciento uno es de los niños .
cambiamos nuestro vuelo el quince de noviembre .
dentro de quince minutos mi hermana comprará pasta de dientes .
me alegro de que nuestros amigos puedan cancelar su reserva el jueves a las diez .
el mozo me recomendará un buen museo .
cámbieme cien euros , por favor .
el caballero está intentando prolongar su estancia .
mi hija habla francés , pero no entiende el español .
lamentablemente el hotel está completo hasta el diecinueve de marzo .
¿ a qué distancia está el museo de aquí ?
espero que podamos quedarnos en el hotel .
la obra es demasiado ruidosa .
el enchufe está fuera de servicio .
la obra de teatro que los huéspedes querían ver empieza a la una y media .
¿ puede guardar el equipaje hasta las ocho menos cuarto , por favor ?
¿ qué tiempo hace en Atenas hoy ?
después del desayuno queremos hacer un picnic , pero antes tenemos que hablar con la guía .
es posible que ella se cambie a otra habitación el próximo mes .
si el fin de semana hace buen tiempo , ellos van a nadar en el lago .
cuando lleguemos a Londres , vamos a comprar pasta de dientes .
hola , ¿ cuánto cuesta una habitación doble cómoda con chimenea por noche ?
el juez está todavía en el juzgado , no puedo hablar con él antes de la una y media .
hemos reservado una habitación individual a nombre de García .
mi marido tiene treinta y ocho grados de fiebre y dolor de cabeza .
la lavadora no funciona .
la señora toma leche en el desayuno , pero yo prefiero agua mineral .
la carta que envié a Zúrich todavía no ha llegado .
no he estado nunca en Barcelona , pero conozco bien Salzburgo .
¿ podría decirnos a qué hora sale el tren para Varsovia ?
no vale la pena ir al concierto .
de primero quisiera una ensalada verde y de segundo carne con verduras .
mi mujer está enferma .
he perdido mi carné de conducir . ¿ qué debería hacer ?
llegué tarde porque el tren llevaba cinco minutos de retraso el miércoles pasado .
quiero que limpie la habitación ocho .
mi hermana tiene muchas ganas de tomar algo en el bar mañana .
¿ puedes cerrar la ventana , por favor ?
buscamos un hotel que sea tranquilo .
quisiera seis entradas para la fiesta del diecisiete de enero .
me alegro de que podamos dejar el hotel pronto .
ni hablar de que mi compañero alquile una motocicleta .
el señor Miller quisiera jamón y huevos y un vaso de limonada .
queremos acostarnos temprano .
el caballero toma zumo de naranja en el desayuno , pero yo prefiero café .
el taxi que el señor García pidió para las dos menos veinte todavía no ha venido .
he pedido una tabla de quesos pequeña . ¿ cuándo me la va a traer ?
quisiera una suite con escritorio , por favor .
el tren rápido llega a Zúrich a las dos y veinte .
dos billetes de ida a Praga para el veintinueve de agosto , por favor .
dentro de cinco horas quisiera hablar con el director .
¿ cuánto cuesta el bolso más grande del escaparate ?
¿ puedo dejar aquí mi cartera hasta las diez menos veinte ?
hola , ¿ quiere el café con o sin azúcar ?
disculpe , ¿ tienes sed , Martin ?
¿ qué recomienda , el pastel de manzana o la pizza vegetariana ?
creo que puedo ducharme .
estoy harto de la cola .
el avión a Madrid despega a las ocho y veinte .
el avión de Barcelona aterriza a las siete y media .
vamos a reunirnos con unos amigos en la estación el lunes a las diez .
mis padres pueden tener la habitación familiar con cocina .
¿ han encontrado una bufanda azul ? nos la hemos dejado en el comedor .
esta falda es demasiado pequeña .
la señora Wagner llegará el cinco de septiembre a las seis y veinticinco .
el señor Navarro lleva desde las dos y cuarto intentando cambiar dinero .
¿ quieres hacer un picnic o prefieres visitar el teatro de la ópera ?
el ayuntamiento está abierto hasta las ocho menos cuarto .
entiendo la pregunta .
la señora García celebra su aniversario de boda hoy ; quisiéramos encargar flores .
Zúrich es la ciudad más bonita que he visto nunca .
hemos reservado una habitación doble a nombre de Moreno .
no puedo dormir porque los huéspedes de la habitación de al lado escuchan música alta .
quisiera una habitación doble tranquila con caja fuerte y vistas al castillo .
el tren regional para Valencia sale a las dos del andén diecinueve .
mi hermano ha olvidado preguntar en la recepción .
la biblioteca es más bonita que el acuario .
buenos días , ¿ qué tiempo hace en Barcelona en julio ?
quiero que mi hermana haga senderismo por la montaña .
la iglesia , que está a veinte minutos de aquí , merece una visita .
preferiríamos un apartamento tranquilo que tenga ducha .
hay que lavar estos pantalones antes del domingo .
el señor Wilson no está hoy . ¿ quiere dejar un recado ?
¿ cuánto tiempo desea quedarse ? - hasta el jueves , si es posible .
cuando llegamos a Edimburgo , el cuarto de baño estaba mojado .
ellos tienen que hacer cola cinco horas en la estación .
siento que mi mujer se haya quedado dormida .
llevo desde las siete y media intentando cambiar mi vuelo .
¿ puedes prestarme una guía de viajes , por favor ?
antes de que cierren las tiendas , quisiéramos nadar en el lago .
el secador de mi habitación está estropeado .
he oído que la obra de teatro empieza a las seis y diez .
limpie la habitación trescientos doce , por favor .
lo sentimos mucho , señora Wilson . el camarero se ocupará de ello dentro de cuarenta y cinco minutos .
la sopa de pescado que mi compañero pidió está deliciosa .
mi hermano está intentando aparcar su coche en el garaje .
preferiríamos una suite grande que tenga chimenea .
¿ podría decirme si la exposición abre a las cinco y veinte ?
¿ podemos dejar aquí nuestro anillo hasta las dos menos cuarto ?
nos interesa el mercado cubierto . ¿ hay una visita guiada en inglés ?
desde el viernes me duele la pierna .
¿ cuánto cuesta una habitación bonita con televisor por noche ?
la señora Schmidt no está hoy . ¿ quiere dejar un recado ?
quisiéramos un asiento en el pasillo para el martes .
el mozo nos dará la dirección del museo .
quisiera una habitación familiar con escritorio y vistas al mar .
desde la terraza se pueden ver el hermoso ayuntamiento y el parque .
hola , soy Wilson , de la habitación doscientos quince . quisiera hablar con el director .
el director me traerá un plano de la ciudad y un adaptador .
no podemos dormir porque la obra hace demasiado ruido .
hay un cuaderno sobre la mesa de la habitación cincuenta y cinco .
no tenemos tiempo de fotografiar el monasterio .
¿ podría decirnos si la película empieza a las seis menos cuarto ?
mi mujer ha comprado un cuaderno para su familia .
quiero que el técnico limpie la habitación .
la señora Schmidt quisiera probar el pescado de la región e ir a la ópera .
me he quedado dormido . ¿ qué debería hacer ?
en nuestra habitación huele a pescado .
mi marido no tiene ganas de participar en el curso de idiomas .
el caballero está sentado en un banco del jardín del castillo y lee el periódico .
soy de Alemania , pero vivo en Hamburgo desde hace cinco años .
he olvidado ir a la peluquería .
me llamo Becker , tengo una reserva para esta noche .
a nuestros amigos les gusta mucho el ayuntamiento .
el juez está todavía en el juzgado , no puedo hablar con él antes de las siete y veinte .
mis hijos quisieran ir al teatro y comprar una pila .
tuvimos que hacer senderismo por la montaña .
¿ podemos dejar aquí nuestra llave de la habitación hasta las nueve ?
la señora García quiere alquilar una barca en lugar de fotografiar el palacio .
nuestros amigos tuvieron que comprar unos sellos ayer .
él no tiene ganas de participar en el curso de idiomas .
me quedo con el apartamento .
desde ayer me duele el estómago .
el concierto empieza a las cuatro y diez .
tengo que pagar un ojo de la cara por la blusa azul .
el huésped de la habitación dieciséis no se encuentra bien .
sería muy amable de su parte cambiar las toallas .
estoy a punto de aparcar mi coche en el garaje .
la parada de taxis está delante de la exposición nueva .
buenos días , ¿ cuánto dura el vuelo de Madrid a Granada ?
¿ puede llevar el equipaje a la habitación , por favor ?
la suite pequeña que el caballero reservó en abril es demasiado cara .
perdimos nuestra llave .
me han robado mi carné de identidad y mi collar caro .
quisiera dar un paseo por el bosque y visitar la biblioteca y el mercado cubierto .
le pedí al camarero que lavara esta blusa , pero no ha pasado nada .
¿ qué día es hoy ? - hoy es domingo , diez de abril .
soy de Inglaterra , pero vivo en Lisboa desde hace cinco años .
tome la primera calle a la izquierda y verá el famoso museo delante de usted .
los huéspedes llevan desde las tres y cuarto intentando preguntar en la recepción .
de primero quisiera una pizza vegetariana y de segundo pescado con patatas .
lo sentimos mucho , señora Navarro . el mozo vendrá inmediatamente .
el tren rápido para París sale a las dos y diez del andén diecisiete .
quiero que encienda la luz .
cuando llegue a París , voy a comprar un sello .
¿ podría decirme si el partido de fútbol dura una hora ?
he oído que la lavandería está cerrada .
los turistas acaban de prolongar su estancia .
aunque llueve , vamos a ir al mercado .
la panadería está detrás del zoo .
no he estado nunca en Hamburgo , pero conozco bien Múnich .
cuando llegué a Lisboa , la cama estaba mojada .
quisiera quejarme : el apartamento huele a humo y el frigorífico es demasiado ruidoso .
la farmacia está delante de la exposición .
¿ puede enseñarnos el camino al cine , por favor ?
aunque mi mujer está enferma , quiere comprar unos sellos .
un billete de ida a Lisboa , por favor , en primera clase .
perdimos el enlace en Múnich porque el autocar quedó cancelado .
mi hermana quisiera cambiar trescientos francos suizos por euros .
el almuerzo se sirve a partir de las doce menos cuarto en el comedor .
he perdido mi cámara y mi bufanda .
mi hermana habla francés , pero no entiende el portugués .
el caballero quisiera comer algo porque tiene hambre .
estoy seguro de que ellos leerán un libro dentro de quince minutos .
tenemos muchas ganas de comprar un recuerdo el viernes .
necesito un taxi desde el supermercado para cinco personas a la una y diez .
quisiera una habitación doble más grande con terraza y vistas al jardín .
estamos esperando el autobús para Berlín .
no se preocupe , señora Walker , le pediremos un taxi .
nadie pudo decirnos dónde está la parada de autobús .
él tiene muchas ganas de comprar un diccionario mañana .
hará mucho frío esta noche , por eso vamos a leer un libro .
si el fin de semana hace buen tiempo , mi hija va a ir a la playa .
quería esperar en el jardín .
no hay vasos en el cuarto de baño .
sería muy amable de su parte despertarme a la una y cuarto .
no sé si puedo seguir viaje a Venecia en julio .
el director cuidará a los niños .
tome la segunda calle a la izquierda y verá el monasterio delante de usted .
creo que mi marido puede cambiar el bañador más barato por otra cosa .
desde ayer me duele el brazo .
ella no come ni arroz ni jamón .
mi hija llega el domingo nueve de mayo a las seis .
estará nublado , por eso mi hija se quedará en el hotel .
la señora Taylor llamó a las nueve y media y dejó un recado para la señora Schmidt .
despiérteme mañana a las cinco y diez , por favor , tengo que coger el tren a Viena .
de primero quisiéramos una tabla de quesos y de segundo patatas con queso .
¿ han encontrado una bufanda ? nos la hemos dejado en el comedor .
quisiéramos una habitación individual con terraza , por favor .
una habitación individual luminosa cuesta cincuenta y cinco euros por noche , y la limpieza final no está incluida .
todas las habitaciones de la quinta planta tienen escritorio .
tememos que el tren llegue demasiado tarde .
la carta que el señor López envió a Granada todavía no ha llegado .
quiero visitar la catedral y la fortaleza en lugar de ir a nadar .
la carta que enviamos a Valencia todavía no ha llegado .
¿ cuánto cuesta alquilar una barca por dos días ?
mañana a las nueve y media mi hijo va a volar a Zúrich .
cierre la ventana , por favor .
la tortilla está buenísima .
va a hacer mucho viento mañana , por eso ellos van a acostarse temprano .
es posible que reservemos una suite grande el miércoles .
la farmacia está al lado de la catedral .
la cuenta asciende a catorce euros , incluido el minibar .
cuando lleguemos a Madrid , vamos a dar un paseo por la rosaleda .
estoy esperando el autocar para Lisboa .
antes de salir de viaje , quisiéramos comprar unas postales .
nos perdimos en el bosque hace tres días .
una habitación individual más barata cuesta veinticuatro euros por noche , y la media pensión no está incluida .
cuando llegue a Hamburgo , voy a nadar en el lago .
mi hijo necesita una tirita de la farmacia .
todas las habitaciones de la segunda planta tienen escritorio .
quisiera fideos con champiñones y tres vasos de cerveza .
no se olvide de ayudarme con el equipaje , por favor .
el suelo no está limpio .
el tren de Praga a Ginebra lleva treinta minutos de retraso .
mi hermano está sentado en un banco del jardín del castillo y lee el periódico .
si el jueves hace demasiado frío , mis hijos leerán un libro .
siete sellos para cartas a Inglaterra , por favor .
es una lástima que la lavadora sea demasiado ruidosa .
la señora Taylor quería enviar una carta a Barcelona .
de primero quisiera una pizza y de segundo pollo con arroz .
mis padres necesitan jarabe para la tos de la farmacia .
tengo que hacer cola dos horas en el museo .
despiértenos el miércoles a la una y cuarto , por favor , tenemos que estar en el aeropuerto antes de las ocho .
buenos días , ¿ qué tiempo hace en Múnich en este momento ?
nos gustó mucho el paseo en barco .
la suite que reservé por teléfono es demasiado cara .
tome la segunda calle a la derecha y verá la fortaleza delante de usted .
¿ podría traernos la lista de precios , por favor ?
despiértenos mañana a las tres menos diez , por favor , tenemos que coger el tren a Lisboa .
tenemos muchas ganas de alquilar una barca mañana .
el caballero tiene que cancelar su pedido .
la chaqueta cuesta treinta y siete euros , pero las botas marrones son más baratas .
Viena es la ciudad más bonita que he visto nunca .
quisiera quejarme : la habitación está sucia y los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ puede limpiar la habitación doscientos cinco , por favor ? gracias por su ayuda .
¿ podría venir alguien a la habitación doscientos veinte ? los vecinos escuchan música alta .
la pizza que pedimos está quemada .
¿ podría ponernos con la habitación doscientos veinte , por favor ?
quisiéramos un apartamento tranquilo con bañera , por favor .
me gusta mucho la biblioteca .
todas las habitaciones de la sexta planta tienen cocina .
¿ sería posible que me diera una habitación individual con vistas al patio ? muchas gracias de antemano .
¿ puedes cuidar a los niños , por favor ?
vamos a ir en tren a Praga pronto .
la cuenta asciende a veinticuatro euros , incluida la media pensión .
el juez está todavía en el juzgado , no podemos hablar con él antes de las dos .
no creo que cambiemos dinero más tarde .
si esta tarde hace demasiado calor , voy a ir al teatro .
la autopista a Edimburgo está cortada , así que tengo que coger el tren .
¿ hay una habitación libre del diez de julio al veintiuno de enero ?
la ventana no se puede cerrar , y la cerradura no funciona .
no tengo ganas de dar un paseo por el parque .
llame a un médico , por favor , mi hermana se ha roto el brazo .
hay un recuerdo sobre la mesa de la habitación cuatrocientos uno .
no sé si cogeré el coche mañana .
¿ podría firmar aquí , por favor ? muchas gracias .
el tren de Londres a Valencia lleva cuarenta y cinco minutos de retraso .
necesito un taxi al supermercado para dos personas a la una .
cuando llegué a Edimburgo , el apartamento estaba sucio .
perdimos el autobús del aeropuerto ayer por la noche . ¿ qué deberíamos hacer ?
el monasterio es más famoso que el teatro .
si el sábado hace demasiado calor , voy a almorzar en la terraza .
en noviembre suele hacer mucho frío en Praga .
me alegro de que mis hijos vayan en autocar a Roma .
estoy a punto de recoger mi cartera marrón .
la señora no come ni arroz ni fideos .
hemos oído que la obra de teatro dura tres horas .
cuando llegué a París , las cortinas eran muy viejas .
el vuelo a Barcelona fue cancelado por la tormenta .
no estoy satisfecha con la habitación porque la lavadora es demasiado ruidosa .
necesitamos la hoja de registro . ¿ nos la puede enviar ?
se tarda seis horas en reparar la caja fuerte .
antes de marcharme , quisiera dejar mis guantes en la recepción .
en París lleva seis días lloviendo .
quisiera comprar un bolso más grande y un cepillo de dientes .
¿ podría preparar la cuenta de la habitación cuatrocientos diez ? nos marchamos mañana .
mi hermano está harto de la cola .
quisiera probar el pescado de la región .
es posible que cancelemos nuestra reserva el fin de semana .
desde el lunes me duele la rodilla .
el tren de París a Valencia lleva treinta minutos de retraso .
el coche que alquilé es demasiado pequeño .
disculpe , ¿ le importaría llamar a un médico ?
la gasolinera está detrás de la iglesia .
quisiera quejarme : los vecinos hacen demasiado ruido y la lavadora está fuera de servicio .
¿ puede cambiarme un billete de veinte euros ? la máquina solo acepta monedas .
el concierto tiene lugar en el jardín del castillo .
de la farmacia al ayuntamiento hay solo cinco minutos a pie .
mi hermana está esperando el tren para Sevilla .
¿ sabe a qué hora abre la hermosa biblioteca ?
el lunes voy a pedir una pizza .
¿ podría decirnos si el desayuno está incluido en el precio ?
mi hermana lleva desde las cuatro y media intentando hablar con el cocinero .
me llamo Becker , tengo una reserva para dos personas .
hemos reservado una habitación grande a nombre de Taylor .
no se olvide de reparar el frigorífico , por favor .
¿ de dónde eres , Julia ? - soy de España .
he olvidado dejar mi llave de la habitación en la recepción .
me he dejado mis gafas de sol en el avión a Berlín .
aunque hace mucho calor , nadaremos en el lago .
el médico dice que mi compañero tiene que tomar las pastillas durante nueve días .
esta noche va a hacer sol , por eso el señor Walker quiere ver la televisión .
de primero quisiera una sopa de tomate y de segundo pollo con arroz .
la señora Moreno llegará el tres de marzo a las doce .
cinco billetes de ida a Madrid para el dos de julio , por favor .
llévenos a la oficina de objetos perdidos , por favor , tenemos prisa .
la oficina de objetos perdidos está delante de la exposición nueva .
una habitación tranquila cuesta siete euros por noche , y el acceso a internet está incluido .
hay un sello sobre la mesa de la habitación cinco .
el tren de Atenas a Múnich lleva veinte minutos de retraso .
el director me dará un apartamento luminoso con vistas al puerto .
pedí una tabla de quesos pequeña . ¿ cuándo me la va a traer ?
en noviembre suele hacer mucho frío en Barcelona .
si el tren nocturno está lleno , me quedaré otra noche .
nos han robado nuestro pasaporte y nuestro sombrero gris .
he oído que la torre merece la pena .
quisiera comprar una corbata y un mapa .
aunque estamos enfermos , queremos fotografiar el ayuntamiento .
he oído que el museo de arte abre a las doce .
¿ desea pagar con cheque o por transferencia , señor Becker ?
¿ podría venir alguien a la habitación trescientos quince ? la lámpara no funciona .
mi hermano teme que el autobús llegue demasiado tarde .
desde el balcón se pueden ver el monasterio y el jardín .
necesito un taxi desde la agencia de viajes para dos personas a las nueve .
quisiera reservar una habitación más barata para cuatro noches .
quisiera un asiento en el pasillo para el domingo .
una pregunta : ¿ dónde tengo que hacer transbordo para ir a la peluquería ?
la guía quiere saber si me marcharé pasado mañana .
el banco está a dos pasos del acuario .
llegué tarde porque el autobús llegó con retraso el mes pasado .
la película que queríamos ver fue ayer .
estoy seguro de que iré a la playa .
a mi hijo le han robado su billete de tren y su diario .
queremos participar en la conferencia en lugar de comprar unos recuerdos .
desde esta mañana me duele la cabeza .
el señor Miller llegará el veintiocho de julio a las diez y veinte .
de primero quisiéramos una sopa de verduras y de segundo pollo con arroz .
he perdido el autocar . ¿ qué debería hacer ?
el fin de semana lloverá , por eso iremos al teatro .
¿ hay una habitación doble libre del cuatro de junio al veintiséis de octubre ?
tengo que hacer cola dos horas en la estación .
la señora Moreno llamó a las cuatro y cuarto y dejó un recado para la señora Wilson .
antes de que cierren las tiendas , quisiéramos comprar crema solar .
estamos a punto de pagar con tarjeta de crédito .
el desayuno se sirve a partir de las diez y cuarto en el comedor .
el tren nocturno para Berlín sale a las doce y cuarto del andén catorce .
si el miércoles hace buen tiempo , voy a visitar la catedral .
no tenemos tiempo de hacer senderismo por la montaña .
para mí una tabla de quesos pequeña y una taza de té , por favor .
¿ podría pasarnos el pan , por favor ?
mi hijo está a punto de reservar una habitación doble .
un billete de ida y vuelta a Atenas , por favor , en segunda clase .
hemos perdido nuestra mochila marrón y nuestro bolso rojo .
quisiera carne con verduras y dos vasos de cerveza .
mi marido no tiene ganas de ir al teatro .
disculpe , ¿ podría confirmar la reserva y hablar más despacio ?
¿ sería posible que me pidiera un taxi ?
el hombre con el que hablamos esta mañana era muy amable .
el desayuno se sirve a partir de las diez menos cuarto en el comedor .
¿ puede guardar el equipaje hasta las ocho y media , por favor ?
el camarero me ha traído una sopa de pescado en lugar de una sopa de tomate .
mi hijo quisiera cambiar quinientos francos suizos por euros .
la película que quería ver fue ayer .
recogeremos nuestra bufanda .
¿ sabe cómo se va de la comisaría al ayuntamiento ?
la blusa cuesta cuarenta y cinco euros , pero el bolso marrón es más barato .
me interesa el museo . ¿ hay una visita guiada en inglés ?
hemos pedido una ensalada . ¿ cuándo nos la va a traer ?
su habitación está en la octava planta , al final del pasillo .
hasta que llegue mi compañero , quiero hacer senderismo por la montaña .
el hotel en el que estuvimos en Ginebra era más cómodo .
una pregunta : ¿ puede despertarnos a las ocho y media , por favor ?
la señora Dubois ha perdido su cartera y su diario .
nadie pudo decirme dónde está la oficina de objetos perdidos .
espero que mi compañero pueda cambiar dinero .
disculpe , ¿ cómo llego al banco ?
no creo que nademos en el lago el fin de semana .
dos billetes de ida a Berlín para el cuatro de abril , por favor .
no sé si puedo recoger mi bolsa de viaje azul .
¿ podría uno de sus compañeros llevar el equipaje al taxi ?
él ha alquilado una barca .
¿ cuánto se tarda en reparar la cafetera ?
necesitamos el recibo . ¿ nos lo puede enviar ?
primero quisiéramos llamar a nuestra oficina y después hacer un picnic .
ellos tienen que hacer cola una hora en el aeropuerto .
pasamos nueve días en Hamburgo y siete días en Lisboa .
quisiera saber si el barco llega a Palma a las ocho .
despiértenos el sábado a las cinco menos veinte , por favor , tenemos que estar en el aeropuerto antes de las nueve y veinte .
él acaba de dejar su llave en la recepción .
un billete de ida a Londres , por favor , en primera clase .
los turistas están intentando prolongar su estancia .
estoy esperando el autocar para Granada .
el médico dice que mi mujer tiene que beber mucha agua durante tres días .
una habitación familiar más grande cuesta veinte euros por noche , y el servicio de lavandería no está incluido .
¿ podría el mozo cambiarme ciento cincuenta euros ?
si el tren queda cancelado , mi hermana perderá el avión .
me encantaría probar el pescado de la región .
soy de Portugal , pero vivo en Varsovia desde hace cuatro años .
mi hermana llegó tarde porque el tren nocturno llevaba treinta minutos de retraso la semana pasada .
hemos perdido nuestra cámara nueva y nuestro libro .
me gusta mucho el faro .
despiérteme mañana a las once , por favor , tengo que coger el tren a Viena .
¿ podría preparar la cuenta de la habitación doscientos diez ? me marcho dentro de dos horas .
preferiríamos una habitación familiar que tenga cocina .
es posible que mis hijos esperen en el bar .
necesitamos la cuenta . ¿ nos la puede dar ?
el teatro antiguo está abierto desde las siete hasta las cuatro y diez , pero los lunes está cerrado .
la carretera a Colonia está cortada , así que tengo que coger el tren .
queremos que mis hijos naden en el lago .
el domingo a la una el señor Brown quiere marcharse .
la recepcionista cuidará a los niños .
¿ podría venir alguien a la habitación dieciséis ? el sofá no está hecho .
hemos oído que el paseo en barco empieza a las doce .
¿ cuánto cuesta el vestido más barato del escaparate ?
el médico dice que el caballero tiene que beber mucha agua durante cuatro días .
disculpe , ¿ cuánto tiempo tengo antes de que salga el avión ?
¿ podría venir alguien a la habitación cuatrocientos seis ? el apartamento está sucio .
hemos oído que la visita guiada empieza a las diez y veinte .
la suite que mi compañero reservó en julio no está lista .
una habitación individual pequeña cuesta cincuenta euros por noche , y el acceso a internet no está incluido .
como el autocar llegará con retraso , no llegaré hasta las doce y cuarto .
ayer por la noche nuestros amigos visitaron la hermosa torre y la exposición .
¿ tienen una suite más grande para tres personas desde el jueves hasta el martes ?
busco un hotel que esté cerca del aeropuerto .
mi compañero toma café en el desayuno , pero yo prefiero café .
¿ podría ayudarnos con el equipaje , por favor ?
quisiera quejarme : el cuarto de baño no está listo y la cafetera no funciona .
hemos escrito una carta a nuestro jefe .
¿ cuánto cuesta una suite con caja fuerte por noche ?
mi marido ha perdido su chaqueta azul y su bolsa de viaje .
estoy resfriada .
¿ cuándo cierra el acuario los lunes ?
después del almuerzo quiero participar en la visita guiada , pero antes tengo que cambiar dinero .
¿ sabía que la media pensión es gratis ?
ni hablar de que mi marido haga un picnic .
desde el puerto se pueden ver el monasterio y el río .
¿ de dónde eres , Martin ? - soy de Irlanda .
el hotel en el que estuvimos en Valencia estaba cerca de la estación .
se tarda tres horas en llegar a Hamburgo .
el barco zarpa a las once y cuarto .
háganos una foto , por favor .
no hay de qué , señor Serrano . ¡ feliz estancia en Berlín !
mi hermano tuvo un accidente . ¿ qué debería hacer ?
él llegó tarde porque el autobús llevaba veinte minutos de retraso .
quería probar el vino de la región el mes pasado .
la recepcionista quiere saber si quiero quedarme unos días más .
tome la primera calle a la izquierda y verá el faro delante de usted .
¿ sabe a qué hora abre el zoo ?
dudo que la señora Serrano recoja su paraguas mañana .
él pasó tres días en Valencia y dos días en Colonia .
mi hija tiene que reservar una habitación doble más grande dentro de una hora .
he perdido mis gafas de sol y mi maleta marrón .
¿ podría esperar un momento y traernos una botella de cerveza ?
mi mujer se ha resfriado . ¿ qué debería hacer ?
desde el miércoles me duele el pie .
el castillo de Londres es más antiguo que el de Atenas .
quisiéramos cambiar dinero .
quisiera pollo con arroz y una taza de café .
¿ me puedo llevar la guía de viajes ?
como el tren nocturno queda cancelado , no llegaremos hasta las ocho y media .
el mercado cubierto , que está a cuarenta y cinco minutos de aquí , merece una visita .
mañana por la mañana quiero pagar con tarjeta de crédito .
los huéspedes han comprado un cuaderno para sus padres .
no nos traiga todavía la buena sopa de tomate , por favor .
siga todo recto y luego gire a la izquierda en la comisaría .
mi hija conoce la catedral .
el domingo a las tres y veinte la señora puede enviar una postal a Bruselas .
primero quisiera prolongar mi estancia y después reunirme con unos amigos en la estación .
buenos días , soy Schmidt , de la habitación ciento veinte . envíe al mozo , por favor .
para mí una ensalada grande y una botella de vino tinto , por favor .
la guía con la que mi hermano habló esta mañana era muy amable .
pasé tres días en París y dos días en Venecia .
el pronóstico dice que va a hacer mucho calor pasado mañana .
se tarda cuarenta y cinco minutos en preparar la macedonia de frutas .
quisiera pan con mantequilla y una botella de agua mineral .
pienso que pagaremos la cuenta el lunes a las diez menos cuarto .
quisiera quejarme : el apartamento huele a humo y el televisor está estropeado .
mis padres quisieran ir a la playa y hacer un picnic .
mi hija acaba de llegar a París .
no se olvide de enviar a alguien a la habitación trescientos doce , por favor .
he olvidado reservar una mesa para dos personas .
quisiera un apartamento bonito con ducha y vistas al lago .
la blusa verde cuesta treinta y tres euros , pero la chaqueta blanca es más barata .
la radio está fuera de servicio desde esta mañana .
quisiera hacer senderismo por la montaña e ir a nadar .
el próximo mes voy a ir en tren a Madrid .
los huéspedes necesitan unas pastillas de la farmacia .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la panadería .
quería preguntarle si podría traernos una toalla limpia y una cama supletoria .
el hombre con el que hablé ayer era muy amable .
¿ tienes sed , Julia ?
¿ le importaría ayudarme con el equipaje ?
¿ hay un supermercado cerca de aquí ?
llévenos a la peluquería , por favor , tenemos prisa .
llegué tarde porque el autobús estaba lleno .
espero que el señor Navarro recoja su anillo a las seis y cuarto .
hay un sello sobre la mesa de la habitación treinta y siete .
buenas noches , la carta solo está en español , ¿ me la podría traducir ?
¿ sería posible que nos pusiera con la habitación trescientos veinte ?
el tren nocturno para París sale a las nueve y media del andén cinco .
he oído que el seguro está incluido en el precio .
la señora está a punto de aparcar su coche en el garaje .
buenos días , soy Fischer , de la habitación doscientos quince . quisiera pedir el desayuno .
acabamos de llegar a París .
el pronóstico dice que hará sol pasado mañana .
el domingo pasado la señora olvidó su reloj en el autobús y ahora tiene que llamar al hotel .
quisiera cambiarme a otra habitación a la una y cinco .
he cogido el coche .
el mozo que habla español está hoy enfermo .
la ventana no se puede abrir , y la alfombra está sucia .
buenos días , ¿ podemos dejar aquí nuestra chaqueta hasta las seis y cuarto ?
¿ podría decirnos de dónde sale el autobús para Sevilla ?
primero quisiéramos pagar la cuenta y después hacer senderismo por la montaña .
el autocar llega a París a las ocho y diez .
camarero , pedí una tabla de quesos grande , pero me ha traído una buena sopa de tomate .
¿ dónde podemos comprar un cepillo de dientes ?
el huésped de la habitación veinticuatro se marcha mañana .
la ventana no se puede cerrar , y el apartamento es demasiado ruidoso .
es una lástima que la lavadora no funcione .
¿ sabe cómo se va de la estación a la exposición nueva ?
me he dejado mis gafas en el autobús a Granada .
la recepcionista quiere saber si queremos traer nuestro gato .
no se olvide de guardar el equipaje hasta las nueve y cuarto , por favor .
reservamos una mesa para ocho personas ayer por la tarde .
seguimos viaje a Valencia hace seis días .
estoy a punto de hablar con el médico .
el vuelo de Valencia fue cancelado por la huelga .
no tengo ganas de probar el pescado de la región .
no hay champú en el cuarto de baño .
va a estar nublado esta noche , por eso nos acostaremos temprano .
se nos ha acabado la mermelada ; el mozo ha ido a comprar más .
¿ le importaría ponernos con la habitación cuatrocientos diez ?
el vuelo de Salzburgo fue cancelado por la niebla .
el taxi que mi compañero pidió para la una y cuarto todavía no ha venido .
no creo que mi hermana pueda marcharse .
nuestros amigos han escrito una carta a sus padres .
mi mujer tiene muchas ganas de alquilar un coche mañana .
los huéspedes que llegaron ayer todavía no han pagado .
no sé si mi hijo puede cenar en la habitación mañana por la mañana .
hay un error en la cuenta : no he tomado ninguna ensalada verde .
quisiéramos un asiento junto a la ventana para el domingo .
la conferencia termina a las dos y cuarto .
me llamo Wagner , tengo una reserva para hoy .
el partido que el señor Brown quería ver ya ha empezado .
¿ cuánto cuesta una habitación doble con caja fuerte por noche ?
ni hablar de que los huéspedes vayan al mercado .
quisiéramos alquilar una motocicleta por tres días .
no creo que él dé un paseo por la rosaleda el fin de semana .
el tren de Londres a Granada lleva quince minutos de retraso .
mis padres toman leche en el desayuno , pero yo prefiero zumo de manzana .
nevará el fin de semana .
queremos ir a la playa .
¿ cuánto cuesta alquilar una motocicleta por tres días ?
el tren nocturno va a Madrid .
la farmacia está detrás del teatro de la ópera .
tome las pastillas seis veces al día , después de las comidas .
¿ dónde podemos comprar un recuerdo ?
¿ hay una habitación familiar libre del veintiséis de junio al diecinueve de noviembre ?
los niños han perdido su llave del coche y su reloj .
he tenido un accidente .
camarero , pedí una sopa de verduras , pero me ha traído una tabla de quesos .
no sé si él puede nadar en el lago .
el director quiere saber si nos quedaremos hasta el martes .
en Múnich lleva siete días nevando .
cuando lleguemos a Viena , vamos a comprar unos recuerdos .
una habitación familiar cuesta sesenta y cinco euros por noche , y la limpieza final no está incluida .
¿ puede llamar a la policía ?
pasé nueve días en Berlín y siete días en Múnich .
el tren rápido para París sale a las cuatro menos cuarto del andén diecinueve .
¡ hasta la próxima semana , Martin !
aunque nieva , la señora López quiere fotografiar el hermoso teatro de la ópera .
ya no tenemos patatas , pero puedo recomendarle la tabla de quesos .
¿ tienen una suite pequeña para cuatro personas desde el domingo hasta el jueves ?
lloverá la próxima semana .
espero que podamos cambiar el jersey verde por otra cosa .
haré un picnic .
hablaremos con la guía mañana .
disculpe , ¿ cómo llegamos a la gasolinera ?
llegué tarde porque el tren rápido llegó con retraso el veinticinco de diciembre .
la señora Navarro celebra su aniversario de boda el domingo ; quisiera encargar una tarta .
lo sentimos mucho , señora Taylor . la recepcionista vendrá inmediatamente .
quería preguntarle si podría enseñarnos el camino a la oficina de correos .
ya no tenemos huevos , pero puedo recomendarle la ensalada .
si tuviéramos más dinero , viajaríamos más .
el señor Brown llamó a las seis y media y dejó un recado para el señor Miller .
tome la segunda calle a la derecha y verá el famoso castillo delante de usted .
le pedí a la recepcionista que me trajera una taza y una cuna , pero no ha pasado nada .
quisiéramos cambiar trescientos dólares por euros .
¿ tienen platos sin arroz ?
mis padres fueron a la playa .
llamamos a nuestro hermano .
el huésped de la habitación trescientos quince ha perdido su llave .
la cafetera de mi habitación está estropeada .
¿ le importaría ponernos con la habitación ciento veinte ? muchas gracias de antemano .
¿ puede llevar el equipaje a la estación , por favor ?
no hay de qué , señora Wagner . ¡ feliz estancia en Varsovia !
¿ cuánto cuesta alquilar un coche por tres días ?
si mañana llueve , voy a acostarme temprano .
la señora Schmidt celebra su aniversario de boda mañana ; quisiéramos encargar una tarta .
el castillo de Edimburgo es más antiguo que el de Valencia .
acabo de llegar a Bruselas .
todas las habitaciones de la segunda planta tienen terraza .
quisiéramos recoger nuestro reloj .
si esta tarde llueve , el señor Navarro va a leer un libro .
¿ qué tiempo hace en Salzburgo en este momento ?
el hotel en el que estuve en Barcelona no era tan caro .
¿ sería posible que esperara un momento ?
¿ de dónde eres , Julia ? - soy de Irlanda .
dejé el hotel .
la carta solo está en portugués , ¿ nos la podría traducir ?
no creo que la señora Wagner pueda cambiarse a otra habitación .
la exposición es más bonita que el teatro .
la ducha de la habitación trescientos quince no funciona .
quiero cambiar de habitación porque el ascensor es demasiado ruidoso .
tenemos muchas ganas de comprar una postal el miércoles .
¿ qué día es hoy ? - hoy es sábado , veintiséis de marzo .
el desayuno se sirve a partir de las nueve en la sala de desayunos .
¿ sabe a qué hora abre la exposición ?
¿ podría decirme de dónde sale el tren nocturno para Múnich ?
el jersey rojo cuesta un ojo de la cara .
aquí tiene su tarjeta , señor Wilson . su habitación está en la primera planta .
¿ cuánto cuesta una habitación luminosa con chimenea por noche ?
hasta que lleguen nuestros amigos , quiero hacer un picnic .
como el tren rápido lleva cuarenta minutos de retraso , no llegaré hasta las doce menos diez .
¿ podría firmar aquí , por favor ?
¿ podría enseñarme en el mapa dónde está la fortaleza ? muchas gracias .
me alegro de que podamos ducharnos a las tres y media .
quisiéramos que nos despertaran a las once y cuarto , habitación siete .
¿ podría venir alguien a la habitación ciento uno ? el secador está fuera de servicio .
mis hijos toman leche en el desayuno , pero yo prefiero café .
como el tren rápido lleva cinco minutos de retraso , no llegaremos hasta las cinco y media .
disculpe , ¿ cuánto dura el trayecto de Bruselas a Granada ?
la ventana no se puede abrir , y el apartamento huele a humo .
mis padres están sentados en un banco del jardín del castillo y leen el periódico .
lo sentimos mucho , señora Becker . la camarera se ocupará de ello inmediatamente .
el tren regional para Múnich sale a las once menos cuarto del andén trece .
el mozo que habla italiano está de vacaciones .
el almuerzo se sirve a partir de las once y media en el comedor .
debería visitar el monasterio .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Taylor ?
buenos días , soy Rossi , de la habitación cincuenta y ocho . necesito una manta adicional .
¿ cuánto cuesta un apartamento con caja fuerte por noche ?
los niños están sentados en un banco del parque y nos esperan .
buenas noches , ¿ tienen una habitación doble más barata para ocho personas hasta el miércoles ?
no se olvide de llevar el equipaje a la habitación , por favor .
quisiéramos pan con mantequilla y una taza de café .
el médico dice que nuestros amigos tienen que beber mucha agua durante seis días .
he pedido una sopa de verduras . ¿ cuándo me la va a traer ?
siga todo recto y luego gire a la izquierda en la oficina de turismo .
dudo que trabajemos en la biblioteca el fin de semana .
tengo que ir al banco antes de las seis porque necesito dinero .
no tengo ganas de comprar unos sellos .
¿ qué día es hoy ? - hoy es miércoles , veintinueve de octubre .
la cama no está hecha .
quisiera reservar una suite pequeña para nueve noches .
quisiera pagar juntos . ¿ cuánto cuesta la sopa ?
dudo que mi hermano vea la televisión pasado mañana .
tres billetes de ida a Salzburgo para el ocho de marzo , por favor .
el concierto empieza a las doce y veinte .
la librería está al lado de la fortaleza .
es importante que mi hermana hable con el médico hoy .
camarero , pedí una sopa de pescado , pero me ha traído una sopa de tomate fría .
el autobús saldrá a las nueve y diez .
el señor Weber se perdió en el barrio del puerto el sábado pasado .
¿ sería posible que nos trajera una percha ?
tengo que ir al banco antes de las siete y cinco porque necesito dinero .
cuando llegamos a Edimburgo , las cortinas estaban mojadas .
estoy seguro de que cambiaré dinero más tarde .
pienso que puedo reservar una habitación doble para seis noches .
¿ a qué distancia está el hermoso ayuntamiento de aquí ?
no se olvide de reparar la plancha , por favor .
los niños tienen que comprar unas postales .
llegamos el sábado cinco de septiembre a las siete .
¿ podría traernos la confirmación de la reserva y reservarnos una mesa junto a la ventana ?
quisiera pescado con patatas y cuatro vasos de leche .
por culpa del mal tiempo tengo más tiempo para dormir .
todas las habitaciones de la octava planta tienen ducha .
¿ qué día es hoy ? - hoy es sábado , once de agosto .
de eso ni hablar , señora Wagner .
los pantalones blancos cuestan veinte euros , pero la falda verde es más barata .
el sábado a las diez y veinte quiero pagar la cuenta .
¿ podría decirme si el curso de idiomas empieza a las once y veinte ?
¿ puedo traer mi gato ?
ayer por la tarde el señor Dubois rompió el florero .
el billete a Londres cuesta diecinueve euros , pero solo tengo un billete de cincuenta euros .
no nos traiga todavía el bocadillo , por favor .
la camarera dice que la exposición abre a las doce y veinticinco .
¿ cuánto dura el vuelo de Edimburgo a Bruselas ?
ayer por la tarde perdimos nuestro paraguas y ahora tenemos que ir a la policía .
quisiéramos alquilar un coche por tres días .
el avión a Edimburgo despega a las siete y cuarto .
enséñeme el camino a la oficina de objetos perdidos , por favor .
por culpa del atasco él llegó demasiado tarde a la farmacia .
he perdido el autobús .
¿ hay una suite pequeña libre del cuatro de julio al diez de febrero ?
¿ podría traernos la carta de vinos , por favor ?
nos han robado nuestro carné de identidad y nuestro libro .
llámenos en cuanto el desayuno esté listo , por favor .
los huéspedes necesitan aspirina de la farmacia .
antes de que cierren las tiendas , quisiera visitar la exposición nueva y el zoo .
el hermoso mercado cubierto , que está a cinco minutos de aquí , merece una visita .
quisiera una habitación familiar cómoda con bañera y vistas al jardín .
mi hijo acaba de llegar a Bruselas .
acabo de llegar a Praga .
del supermercado al ayuntamiento hay solo cuarenta y cinco minutos a pie .
¿ puede traerme una toalla de baño y un adaptador , por favor ?
¿ cómo se llama ? - me llamo Paul Rossi .
¿ quieres tomar algo en el bar o prefieres hacer un picnic ?
disculpe , ¿ dónde puedo comprar un cuaderno ?
los niños necesitan una pomada de la farmacia .
no vale la pena ir a la película .
¿ sería posible que enviara a alguien a la habitación cuarenta y dos ? muchas gracias de antemano .
buenos días , ¿ desea pagar por transferencia o con tarjeta de crédito , señor Navarro ?
los turistas están sentados en un banco del parque y leen el periódico .
quisiéramos un apartamento con caja fuerte y vistas a las montañas .
la ventana no se puede cerrar , y la alfombra no está limpia .
me interesa la famosa torre . ¿ hay una visita guiada en español ?
nadie pudo decirme dónde está el centro comercial .
el servicio de lavandería cuesta siete euros al día .
mi hija quiere ir a nadar .
el apartamento que reservé en mayo es demasiado caro .
temo que el autobús llegue demasiado tarde .
¿ podría llevar las maletas al ascensor , por favor ?
el móvil nuevo que la camarera de piso encontró debajo de la cama es de mis hijos .
quiero traer mi perro dentro de veinte minutos .
¿ qué día es hoy ? - hoy es martes , diez de octubre .
¿ hay un centro comercial cerca de aquí ?
quisiera quejarme : el ascensor hace demasiado ruido y la cama supletoria no está hecha .
el camarero me ha traído un bocadillo grande en lugar de una ensalada .
el tren de Edimburgo a Berlín lleva quince minutos de retraso .
¿ tienen una habitación familiar para cinco personas desde el domingo hasta el miércoles ?
primero mi hija quisiera ir a la policía y después reunirse con unos amigos en la estación .
¿ podría darnos la dirección de la embajada , por favor ?
nos encantaría alquilar una motocicleta .
mi hija llegó tarde porque el tren llevaba quince minutos de retraso ayer por la tarde .
mañana mi marido quiere comprar un billete para Viena .
el camarero nos ha traído un pastel de manzana en lugar de una macedonia de frutas .
quisiera saber si el tren rápido tiene coche restaurante .
¿ podría explicarnos la confirmación de la reserva , por favor ?
se tarda cinco horas en llegar a Múnich en autobús .
pónganos con la habitación doscientos uno , por favor .
la recepcionista dice que la visita de la ciudad tiene lugar en el teatro de la ópera .
es posible que no paguemos la cuenta .
quisiéramos comprar un vestido y un recuerdo .
quisiera comprar una camisa azul y una postal .
estoy seguro de que volaremos a Berlín .
necesito un taxi desde la librería para cuatro personas a la una .
los huéspedes están sentados en un banco del jardín del castillo y nos esperan .
después del almuerzo quiero reunirme con unos amigos en la estación , pero antes tengo que cambiar mi vuelo .
para mí un filete grande y cinco vasos de agua mineral , por favor .
dudo que dejemos el hotel después del almuerzo .
dejé mi billete de avión en la habitación la semana pasada . ¿ qué debería hacer ?
después de la cena ellos quieren fotografiar la hermosa biblioteca , pero antes tienen que recoger sus guantes negros .
se nos ha acabado la miel ; la camarera de piso ha ido a comprar más .
hemos comprado un recuerdo para nuestro hermano .
el partido que ellos querían ver fue ayer .
el hotel más barato de Salzburgo está delante del teatro .
despiérteme el miércoles a las seis y media , por favor , tengo que estar en el aeropuerto antes de la una .
mañana tenemos que leer un libro .
la recepcionista quiere saber si cancelaré mi reserva .
el pronóstico dice que estará nublado .
pienso que puedo comprar un billete para Sevilla .
si el sábado nieva , la señora Rossi quiere descansar un poco .
la señora Weber trabajó en la biblioteca el domingo pasado .
aquí tiene su tarjeta , señora Taylor . su habitación está en la novena planta .
la suite que la señora Becker reservó en septiembre está en la sexta planta .
¿ de dónde eres , Anna ? - soy de Italia .
no se preocupe , señora Fischer , le pediremos un taxi .
seis sellos para postales a Irlanda , por favor .
me llamo Moreno , tengo una reserva para seis noches .
no sé si mi hermana puede dejar el hotel .
mis padres no comen ni jamón ni pollo .
después del almuerzo quiero ir de compras , pero antes tengo que cambiar mi vuelo .
no se olvide de pedirme un taxi , por favor .
queremos visitar el teatro de la ópera y el zoo .
quiero descansar un poco .
mi hermano suele levantarse a las diez y cuarto .
¿ hay alguien aquí que hable italiano ? mis hijos no hablan francés .
el hotel en el que estuvimos en Bruselas estaba cerca de la estación .
la catedral está abierta desde las cinco y cuarto hasta las ocho menos cinco , pero los domingos está cerrada .
mis padres se han marchado sin pagar la cuenta .
la cerradura de la maleta está estropeada , y mi mujer no encuentra la llave .
nos quedamos hoy en el hotel porque tenemos fiebre .
un apartamento más barato cuesta veinticinco euros por noche , y el servicio de lavandería no está incluido .
mi hijo puede prolongar su estancia dentro de dos horas .
como el tren rápido está lleno , no llegaremos hasta la una .
¿ puede la recepcionista confirmar la reserva por correo electrónico ?
quiero que lleve las maletas a la recepción .
él acaba de recoger su llave .
no creo que mi compañero pueda participar en la excursión en enero .
se tarda cinco horas en llegar a Salzburgo en tren .
¿ cuándo estará listo mi jersey más barato ?
sabemos que la agencia de viajes está cerrada los domingos .
sería muy amable de su parte recomendarme una buena playa .
como el autobús estará lleno , no llegaré hasta las dos menos cuarto .
¿ sería posible que me enseñara el apartamento bonito ?
la ventana no se puede cerrar , y la impresora está fuera de servicio .
nadie pudo decirme dónde está el aeropuerto .
el castillo , que está a treinta minutos de aquí , merece una visita .
¿ hay un apartamento libre del veintiuno de octubre al cuatro de julio ?
siga todo recto y luego gire a la derecha en la estación .
creo que puedo participar en la excursión .
el servicio cuesta ciento quince euros al día .
desde el lunes me duele la espalda .
no hemos estado nunca en Varsovia , pero conocemos bien Bruselas .
como el autocar queda cancelado , no llegaré hasta las siete y media .
acabo de reservar una mesa para tres personas .
ella llegó tarde porque el tren nocturno quedó cancelado .
el hotel en el que estuvimos en Ginebra estaba cerca de la estación .
el banco está al lado del museo .
el concierto que mi marido quería ver empieza a las ocho y cuarto .
la señora Fischer llamó a las nueve y media y dejó un recado para la señora Dubois .
los turistas están esperando el tren rápido para Venecia .
estamos hartos de esperar .
perdimos el enlace en Lisboa porque el tren llegó demasiado tarde .
tengo que coger un taxi porque el tren nocturno lleva cuarenta y cinco minutos de retraso .
la señora no tiene tiempo de ir al mercado .
nos gustó mucho la visita de la ciudad .
me llamo Wilson , tengo una reserva para hoy .
¿ podría decirnos si la media pensión cuesta trece euros al día ?
¿ hay cerca del hotel un dentista que hable inglés ?
¿ han encontrado un bolso gris ? me lo he dejado en la habitación doscientos quince .
nadie pudo decirme dónde está la playa .
disculpe , ¿ cómo llegamos al hospital ?
el señor Walker celebra su aniversario de boda hoy ; quisiera encargar una tarta .
siento que los huéspedes hayan perdido su pasaporte .
el director quiere saber si los niños quieren quedarse unos días más dentro de veinticinco minutos .
quisiera alquilar una barca por dos días .
se tarda veinte minutos en preparar el filete .
dentro de cinco días vamos a dejar el hotel .
dudo que mi hermana participe en la visita de la ciudad la próxima semana .
¿ dónde está la cuenta ? - se la traeré dentro de cinco minutos .
disculpe , ¿ cómo llegamos al aeropuerto ?
el director quiere saber si queremos pagar con cheque pasado mañana .
siento que mi hijo se haya resfriado .
necesito la confirmación de la reserva . ¿ me la puede traer ?
aquí tiene su llave , señor Dubois . su habitación está en la primera planta .
los niños dejaron su carné de identidad en el coche el lunes pasado .
¿ tienen platos sin pollo ?
buenas noches , ¿ sería posible que me despertara a las tres ?
el camarero nos ha traído un filete en lugar de un pastel de manzana .
si esta tarde hace demasiado frío , almorzaremos en la terraza .
este bañador es demasiado grande .
nos hemos dejado nuestro sombrero en el autobús a Lisboa .
aunque nieva , ella irá al mercado .
una pregunta : ¿ puedes cuidar a los niños , por favor ?
el treinta de noviembre quería preguntar en la recepción .
nos gustó mucho el partido de fútbol .
aunque tengo dolor de estómago , quiero hacer un picnic .
buenos días , ¿ qué tiempo hace en Zúrich en octubre ?
mi hermano toma zumo de naranja en el desayuno , pero yo prefiero agua mineral .
hola , ¿ tengo que hacer transbordo en Granada o hay un tren directo ?
¿ necesita mi pasaporte o mi confirmación de reserva ?
quisiéramos ocho entradas para la visita guiada del catorce de abril .
el almuerzo se sirve a partir de la una en el jardín .
quisiéramos una habitación con bañera y vistas al castillo .
me han robado mi billete de tren y mi portátil .
nos gusta mucho el ayuntamiento .
¿ desea pagar en efectivo o con cheque , señora Taylor ?
desde esta mañana me duele la muela .
quisiéramos cinco entradas para la película del veintitrés de julio .
quiero cambiar de habitación porque el aire acondicionado es demasiado ruidoso .
¿ le importaría traernos una plancha y un periódico ?
¿ podría traernos la cuenta , por favor ?
¿ puedo dejar aquí mi bufanda hasta las doce menos cuarto ?
no hay almohadas en nuestra habitación .
¿ cuándo abre el acuario los jueves ?
no hay almohadas en la habitación veinte .
se nos ha acabado la miel ; el director ha ido a comprar más .
el tren nocturno para Berlín sale a las siete del andén dieciocho .
no se preocupe , señor Moreno , le pediremos un taxi .
¿ puede planchar esta camisa , por favor ?
tememos que el tren rápido quede cancelado .
aquí tiene su pasaporte , señor López . su habitación está en la octava planta .
un billete de ida y vuelta a Múnich , por favor , en segunda clase .
pienso participar en el curso de idiomas .
el castillo de Edimburgo es más antiguo que el de Roma .
el mercado cubierto abre a las siete y cinco .
¿ cómo se apaga la luz ?
no puedo dormir porque los vecinos hacen demasiado ruido .
va a hacer mucho viento esta tarde , por eso mi hijo se quedará en el hotel .
¿ podría confirmar la reserva , por favor ?
primero quisiéramos cambiar dinero y después hacer un picnic .
¿ desea pagar con tarjeta de crédito o por transferencia , señora García ?
la señora Weber llegará el veintiocho de enero a las ocho menos diez .
me alegro de que podamos dar un paseo por el bosque más tarde .
no hay electricidad en el cuarto de baño .
hola , soy Wagner , de la habitación trescientos doce . necesito una manta adicional .
quisiera cambiar doscientos francos suizos por euros .
si el fin de semana hace buen tiempo , mi hermana va a fotografiar el castillo .
me encantaría comprar pasta de dientes .
voy a reservar una habitación individual bonita mañana por la noche .
mi mujer está sentada en un banco del patio y nos espera .
el taxi que la señora Weber pidió para las seis y diez todavía no ha venido .
aquí tiene su tarjeta , señor Navarro . su habitación está en la quinta planta .
me quedé cuatro noches .
el autobús va a Colonia .
la pizza que mi hermana pidió está deliciosa .
el helado que mi marido pidió está delicioso .
¿ podría enseñarme en el mapa dónde está el castillo ?
el tren regional saldrá del andén dos .
el billete a Granada cuesta cincuenta euros , pero ella solo tiene un billete de cien euros .
como el tren rápido llega con retraso , no llegaremos hasta las diez .
ellos van a cambiar dinero esta tarde .
no lloverá , por eso vamos a acostarnos temprano .
la señora Dubois suele levantarse a las nueve y cinco .
el partido que mi marido quería ver fue ayer .
quisiéramos pagar juntos . ¿ cuánto cuesta la buena sopa de verduras ?
si mañana hace demasiado calor , voy a descansar un poco .
hay que lavar estas camisas antes del sábado .
quisiera quejarme : la lavadora hace demasiado ruido y los huéspedes de la habitación de al lado hacen demasiado ruido .
necesitamos la confirmación de la reserva . ¿ nos la puede dar ?
¿ puede cambiar las sábanas ?
no se olvide de guardar el equipaje hasta las tres y cuarto , por favor .
dudo que nuestros amigos se queden hasta el miércoles .
¿ me puedo llevar el adaptador ?
la librería está delante del mercado cubierto .
¿ dónde tengo que bajar para ir a la peluquería ?
los turistas se han dejado su bolsa de viaje en el tren a Bruselas .
buenos días , ¿ dónde podemos comprar pasta de dientes ?
¿ cuál es la contraseña de la caja fuerte ?
la panadería está delante del teatro antiguo .
la carta solo está en inglés , ¿ nos la podría traducir ?
¿ podría reparar la cafetera , por favor ?
no se olvide de abrir la ventana , por favor .
para mí una sopa de pescado y un vaso de leche , por favor .
estoy esperando el autocar para Varsovia .
se tarda diez minutos en preparar la ensalada grande .
tome la segunda calle a la izquierda y verá el teatro delante de usted .
¿ le importaría hacerme una foto ?
hola , ¿ qué recomienda , el pastel de manzana o la tortilla grande ?
¿ quieres visitar el castillo o prefieres ir al cine ?
pasado mañana hará sol .
antes de salir de viaje , mi hijo quisiera alquilar un coche .
no tengo ganas de fotografiar el castillo antiguo .
hay un error en la cuenta : no hemos pedido ninguna ensalada .
un billete de ida a Roma , por favor , en primera clase .
el mozo que habla italiano es muy amable .
ellos son de Escocia , pero viven en Salzburgo desde hace dos años .
a mi hermano le han robado su billete de tren y sus gafas de sol .
la carta que envié a Venecia todavía no ha llegado .
la embajada está a dos pasos de la torre .
los pantalones negros cuestan un ojo de la cara .
hasta que llegue mi hermano , queremos probar el pescado de la región .
el tren de Edimburgo a Madrid lleva cuarenta minutos de retraso .
aunque estoy resfriado , quiero ir a bailar .
cuando llegué a Praga , la lámpara estaba estropeada .
¿ dónde tengo que hacer transbordo para ir a la oficina de objetos perdidos ?
la agencia de viajes está al lado del museo de arte nuevo .
quisiera comprar una falda y chocolate .
el reloj caro que la camarera de piso encontró en la habitación doscientos cinco es de mi hija .
si mañana hace buen tiempo , mi hermano va a ir al mercado .
mañana ella quiere cambiar la falda por otra cosa .
la camisa más pequeña cuesta ciento veinticinco euros , pero la blusa verde es más barata .
disculpe , ¿ a qué distancia está el faro de aquí ?
quisiéramos un asiento en primera clase para Hamburgo .
no sé si podemos ir al teatro .
mis padres perdieron su bufanda y ahora tienen que ir a la policía .
estamos buscando nuestra maleta . ¿ la ha visto ?
nos interesa la catedral antigua . ¿ hay una visita guiada en francés ?
¿ cuándo sale el próximo tren rápido para Praga ?
buenas noches , ¿ podría traernos cuatro camas supletorias , por favor ?
la embajada está delante de la biblioteca .
quisiera que me despertaran a la una , habitación cuatro .
mi reloj va atrasado ; ya son las diez y cuarto .
descansé un poco anteayer .
¿ de dónde eres , Laura ? - soy de Italia .
hola , ¿ cuánto cuesta enviar un paquete a Irlanda ?
no estoy satisfecho con la habitación porque el sofá es demasiado duro .
desde ayer me duele la garganta .
lamentablemente no tenemos suites libres en junio .
¿ está incluido el seguro en el precio o tengo que pagarlo aparte ?
estoy a punto de pagar la cuenta .
la macedonia de frutas que pedí está deliciosa .
aunque estoy cansado , quiero alquilar un coche .
llego el lunes dieciocho de febrero a las doce .
mi compañero quiere trabajar en la biblioteca .
¿ sería posible que me explicara la hoja de registro ? gracias por su ayuda .
nos interesa la famosa biblioteca . ¿ hay una visita guiada en español ?
disculpe , ¿ desea pagar en efectivo o con cheque , señora Becker ? gracias por su ayuda .
tenemos que coger un taxi porque el tren nocturno llega con retraso .
antes de que salga el tren , quisiéramos comprar unos sellos .
tuvimos que leer un libro .
quisiera quejarme : el colchón no está hecho y los huéspedes de la habitación de al lado escuchan música alta .
llame a una ambulancia , por favor , mi marido se ha desmayado .
el hervidor de la habitación trescientos doce no funciona .
pienso que me levantaré temprano esta noche .
¡ buen provecho ! el pastel de manzana es la especialidad de la casa .
hola , Julia , ¿ puedes ayudarme ?
¿ hay una habitación doble libre del siete de enero al veintiocho de noviembre ?
el billete a Varsovia cuesta ciento veinte euros , pero nuestros amigos solo tienen un billete de cien euros .
el billete a Madrid cuesta treinta y siete euros , pero solo tengo un billete de cincuenta euros .
¿ podría decirme si el partido de fútbol tiene lugar en el ayuntamiento ?
¿ podemos dejar aquí nuestra cámara nueva hasta las ocho ?
mi hijo no tiene tiempo de ir al teatro .
es importante que los niños cambien la corbata por otra cosa hoy .
solemos levantarnos a las doce menos diez .
después del desayuno queremos probar el pescado de la región , pero antes tenemos que reservar una habitación familiar .
en enero suele hacer mucho frío en Granada .
estoy seguro de que me reuniré con unos amigos en la estación a la una .
¿ cuánto cuesta la falda verde del escaparate ?
estoy seguro de que no dejaremos el hotel en abril .
me encantaría reunirme con unos amigos en la estación .
todas las habitaciones de la tercera planta tienen chimenea .
si el martes llueve , los turistas van a ir al teatro .
me alegro de que él pueda cambiar dinero .
¿ cuánto cuesta enviar una carta a España ?
Laura , ¿ puedes prestarme cien euros ?
¿ hay una suite grande libre del diez de junio al veintiséis de septiembre ?
se tarda dos horas en llegar a Berlín en tren .
el señor López se perdió en la ciudad .
el camarero me ha traído una sopa de pescado caliente en lugar de una sopa de tomate fría .
los huéspedes que están en la séptima planta todavía no han pagado .
el director quiere saber si quiero quedarme cuatro noches .
el director dice que el seguro es gratis .
mi hermana está esperando el tren rápido para Edimburgo .
necesito un taxi a la playa para cuatro personas a las ocho y media .
¿ quién puede hablar más despacio ?
¿ podría la recepcionista darnos la dirección de la agencia de viajes ?
he perdido mi llave y mi collar .
ayer por la noche mi mujer siguió viaje a Colonia .
nuestro equipaje no ha llegado ; debe de estar todavía en Roma .
no se preocupe , señora López , le traeremos una cuna .
el taxi que pedimos para las siete y veinte todavía no ha venido .
siento que hayamos tenido un accidente .
buenas noches , ¿ podría hablar más despacio y darnos una suite pequeña con vistas al parque ?
¿ a qué distancia está el hermoso mercado cubierto de aquí ?
mi hija no tiene ganas de reunirse con unos amigos en la estación .
el mes pasado trajimos nuestro perro .
hola , ¿ dónde tenemos que hacer transbordo para ir a la panadería ?
deme la llave de la habitación ciento doce , por favor .
el televisor está fuera de servicio desde el miércoles .
¿ desea pagar con tarjeta de crédito o en efectivo , señor Rossi ?
antes de marcharme , quisiera hablar con la guía .
a la señora Taylor le encantaría tomar algo en el bar .
la cama es demasiado blanda .
¿ le importaría confirmar la reserva ?
el señor Becker llegará el diecinueve de abril a las ocho y media .
¿ cuándo sale el primer tren rápido para Múnich ?
como el tren rápido está lleno , no llegaremos hasta las tres .
buenas noches , ¿ sería posible que me enseñara el camino a la librería ?
¿ puede hacernos una foto , por favor ?
no hemos estado nunca en Bruselas , pero conocemos bien Varsovia .
¿ qué tiempo hace en Ginebra en este momento ?
me interesa la exposición . ¿ hay una visita guiada en italiano ?
¿ qué día es hoy ? - hoy es lunes , cuatro de julio .
se tarda dos horas en llegar a Sevilla .
como el autobús llega demasiado tarde , no llegaré hasta las cinco y diez .
como el autocar lleva cinco minutos de retraso , no llegaré hasta las doce menos cuarto .
antes de que anochezca , quisiera probar el vino de la región .
aunque hace mucho calor , quiero fotografiar el castillo .
¿ qué autobús va a la oficina de objetos perdidos ?
¿ puede pedirme un taxi , por favor ?
cuando el cocinero habla español , me suena a chino .
antes de marcharnos , quisiéramos reservar una habitación grande .
me llamo Dubois , tengo una reserva para esta noche .
le pedí al mozo que nos trajera una plancha y champú , pero no ha pasado nada .
una habitación familiar grande cuesta veintiséis euros por noche , y el servicio está incluido .
si esta tarde nieva , ella va a almorzar en la terraza .
hemos oído que el seguro está incluido en el precio .
no sé si él comprará unos sellos más tarde .
la bicicleta que ellos alquilaron es demasiado pequeña .
¿ le importaría llevar el equipaje al taxi ?
primero quisiera ir a la peluquería y después comprar unos recuerdos .
¿ podría preparar la cuenta de la habitación cuarenta y tres ? nos marchamos dentro de cuatro horas .
¿ podría uno de sus compañeros hacernos una foto ?
¿ sabe cómo se va de la farmacia a la iglesia antigua ?
el filete está delicioso .
llame a una ambulancia , por favor , mi hijo se ha desmayado .
buenos días , ¿ qué tiempo hace en París en este momento ?
él vino a Edimburgo para comprar una pila .
quería preguntarle si podría reparar el secador .
quisiera quejarme : el inodoro está fuera de servicio y el hervidor no funciona .
la carta que envié a Bruselas todavía no ha llegado .
he perdido mis guantes y mi bolso .
mi mujer quisiera comprar una corbata y una guía de viajes .
buenos días , ¿ hay una panadería cerca de aquí ?
hará mucho viento el fin de semana .
ella tiene muchas ganas de ir a bailar mañana .
tráiganos siete vasos de vino blanco , por favor .
quisiera tomar algo en el bar y participar en la cata de vinos .
el pastel de manzana está delicioso .
¿ puede encender la luz ? gracias por su ayuda .
he perdido mi bolso .
he comprado un cepillo de dientes para mi hermano .
¿ podría dejar la habitación a las ocho menos cuarto ? muchas gracias de antemano .
¿ cuánto cuestan las entradas para la fiesta del domingo ?
la cerradura de la maleta está estropeada , y mi hermana no encuentra la llave .
si esta tarde llueve , mi hermana irá al teatro .
quisiera saber si el tren regional tiene coche restaurante .
tengo que pagar un ojo de la cara por los zapatos .
desde la torre se pueden ver el famoso mercado cubierto y el castillo .
sería muy amable de su parte rellenar el formulario .
ellos se quedan hoy en el hotel porque están enfermos .
los niños quisieran carne con verduras y un vaso de zumo de manzana .
¿ dónde tenemos que hacer transbordo para ir a la oficina de correos ?
cambié mi vuelo ayer .
cuando llegué a Londres , el sillón era muy viejo .
mis hijos quieren pagar la cuenta dentro de diez minutos .
¿ me puede prestar una bicicleta ?
es posible que mi hermana haga senderismo por la montaña mañana por la noche .
sería muy amable de su parte cambiarme ciento cincuenta euros .
cuando llegue a Varsovia , voy a tomar algo en el bar .
tenemos muchas ganas de reunirnos con unos amigos en la estación mañana .
la panadería está detrás de la biblioteca .
no tenemos ganas de alquilar una barca .
antes de salir de viaje , quisiera probar el pescado de la región .
tome la segunda calle a la derecha y verá la iglesia antigua delante de usted .
hasta que llegue mi hijo , queremos visitar la biblioteca y la fortaleza .
el apartamento más barato que mi hermana reservó por teléfono es demasiado caro .
el castillo de Venecia es más antiguo que el de Ginebra .
¿ tengo que hacer transbordo en París o hay un tren directo ?
aquí tiene su llave , señor Taylor . su habitación está en la cuarta planta .
acabo de llegar a Atenas .
mi compañero se ha roto el pie y tiene que ir al hospital .
el mozo dice que el concierto empieza a la una y media .
llego el sábado diez de marzo a las tres .
la señora Schmidt quisiera ducharse .
ni hablar de que los huéspedes vayan a nadar .
tenemos muchas ganas de ir a bailar mañana .
quiero que nos traiga papel higiénico .
cuando lleguemos a París , vamos a visitar la catedral y el monasterio .
él acaba de llegar a Londres .
¿ hay cerca del hotel un médico que hable alemán ?
no hace falta que me traiga la cuenta , el camarero ya me la ha dado .
todas las habitaciones de la quinta planta tienen caja fuerte .
si mañana hace buen tiempo , fotografiaremos el acuario .
mis padres perdieron el enlace en Lisboa porque el autocar quedó cancelado .
no sé si iré al mercado pasado mañana .
¿ desea pagar con cheque o en efectivo , señor Walker ?
desde ayer me duele la cabeza .
esta noche va a estar nublado .
no se preocupe , señor Schmidt , repararemos el aire acondicionado .
le pedí al camarero que imprimiera la lista de precios , pero no ha pasado nada .
¿ dónde puedo comprar un recuerdo ?
su habitación está en la quinta planta , enfrente del ascensor .
de primero quisiera una ensalada y de segundo pollo con arroz .
el tren regional para en todas las estaciones .
quisiera quejarme : la habitación es demasiado fría y el colchón es demasiado pequeño .
lamentablemente el hotel está completo hasta el nueve de octubre .
ellos temen que el tren nocturno llegue con retraso .
queremos que los niños se reúnan con unos amigos en la estación .
cuando llegamos a Barcelona , la tarjeta llave estaba estropeada .
no hay de qué , señora Taylor . ¡ feliz estancia en Varsovia !
la recepcionista nos traerá un vaso de vino tinto .
¿ cuánto cuesta el sombrero blanco del escaparate ?
¿ tenemos que hacer transbordo en Viena o hay un tren directo ?
Madrid es la ciudad más bonita que hemos visto nunca .
si mañana nieva , la señora va a leer un libro .
debe de ser un error : reservé una habitación individual cómoda , no una habitación individual .
no vale la pena ir a la fiesta .
mi hija dará un paseo por el parque .
quisiera quejarme : la caja fuerte está fuera de servicio y el cuarto de baño está sucio .
pienso que podemos cancelar nuestra reserva .
el ayuntamiento está abierto desde las tres y media hasta las diez menos veinte , pero los domingos está cerrado .
quiero que me explique la confirmación de la reserva .
¿ está incluido el minibar en el precio o tenemos que pagarlo aparte ?
el cuarto de baño está sucio .
el pronóstico dice que hará mucho calor .
¿ sabía que el monasterio está cerrado los jueves ?
quisiera reservar una mesa para siete personas en la terraza .
la consigna está cerrada .
¿ cuándo estarán listas mis botas ?
de la playa al faro hay solo cuarenta y cinco minutos a pie .
le encantaría ir al cine .
¿ cuánto cuesta alquilar un coche por seis días ?
me siento muy bien aquí .
me alegro de que mi hija pueda reunirse con unos amigos en la estación mañana a las cuatro .
buenas noches , ¿ puede esperar un momento , por favor ?
él quisiera comer algo porque tiene hambre .
la llave no entra en la cerradura de la habitación cuarenta y cinco .
son nueve euros . - quédese con el cambio .
nuestros amigos quieren cambiar de habitación porque la lavadora está fuera de servicio .
si el miércoles hace buen tiempo , iré a la playa .
disculpe , ¿ hay una oficina de objetos perdidos cerca de aquí ?
hemos reservado una habitación individual más barata a nombre de Fischer .
es posible que esperemos en el bar más tarde .
el billete a Barcelona cuesta noventa euros , pero solo tenemos un billete de cien euros .
quiero cambiar de habitación porque el teléfono está fuera de servicio .
antes de salir de viaje , mi hijo quisiera hacer un picnic .
quisiera saber si el tren sale del andén diez .
desde la terraza se pueden ver el ayuntamiento y el río .
nos gusta viajar en tren .
por culpa del atasco llegué demasiado tarde al centro comercial .
el bañador cuesta un ojo de la cara .
mis padres están intentando cancelar su pedido .
ella teme que el tren llegue demasiado tarde .
la ventana no se puede abrir , y el apartamento está sucio .
el restaurante abre a las cinco y diez .
el castillo de Colonia es más antiguo que el de Lisboa .
pedimos un helado . ¿ cuándo nos lo va a traer ?
la calefacción de mi habitación no funciona .
no hay perchas en nuestra habitación .
¿ cuánto cuesta alquilar una barca por ocho días ?
¿ desea pagar por transferencia o con cheque , señor Walker ?
¿ sabe cuándo abre el museo antiguo ?
de la oficina de correos al acuario hay solo cuarenta y cinco minutos a pie .
no se olvide de enviar a alguien a la habitación cincuenta y cuatro , por favor .
estoy satisfecha con la comida .
mi hija puede tener la habitación familiar cómoda con baño .
el señor Walker llamó a la una menos diez y dejó un recado para el señor Rossi .
hay pasta de dientes sobre la mesa de la habitación treinta y nueve .
la ensalada está demasiado salada .
quisiéramos que nos despertaran a las siete y media , habitación veintinueve .
¿ cuánto cuesta un apartamento grande con televisor por noche ?
tengo que ir al banco antes de las nueve menos cuarto porque necesito dinero .
esta noche voy a nadar .
quisiéramos pagar por separado . ¿ cuánto cuesta la tortilla pequeña ?
¿ se admiten perros en el hotel ?
¿ sabe cómo se va del cajero automático al zoo ?
se tarda tres horas en reparar el teléfono .
hola , mi hija está buscando su sombrero . ¿ lo ha visto ?
¿ va este tranvía a Varsovia ?
espero que los huéspedes puedan descansar un poco .
el restaurante está en la séptima planta .
no podemos dormir porque la habitación está sucia .
como el tren llega con retraso , no llegaremos hasta las seis menos cuarto .
¿ quiere participar en la visita guiada o prefiere probar el vino de la región ?
buenas noches , ¿ desea pagar en efectivo o con cheque , señora Rossi ?
el tren para Varsovia sale a las nueve menos veinte del andén siete .
¿ podría explicarme la lista de precios y limpiar la habitación ciento cinco ?
quería preguntarle si podría cambiarme ochenta euros .
nuestros amigos están sentados en un banco del jardín del castillo y leen el periódico .
mi marido quisiera ir al mercado y visitar el teatro de la ópera y el museo .
como el autobús estará lleno , no llegaré hasta las tres .
estoy buscando mi libro . ¿ lo ha visto ?
espero que compremos unas postales después del desayuno .
buenas noches , soy Serrano , de la habitación doscientos veinte . necesito una manta adicional .
él está esperando el tren rápido para Granada .
buenas noches , ¿ nos puede recomendar una buena playa ?
el servicio es gratis .
el monasterio es más antiguo que el museo .
desde la terraza se pueden ver la famosa iglesia y el lago .
tuve que nadar en el lago la semana pasada .
la sopa de verduras que pedimos está quemada .
ella se queda hoy en el hotel porque está resfriada .
el hotel más tranquilo de Varsovia está en el hotel .
¿ qué día es hoy ? - hoy es sábado , siete de abril .
la barca que alquilamos tiene una rueda pinchada .
mis hijos quieren cambiar de habitación porque el despertador no funciona .
¿ podría venir alguien a la habitación veintisiete ? la cama no está hecha .
tenemos hambre .
espero que mis padres puedan pagar la cuenta .
cuando llegue a Lisboa , voy a hacer un picnic .
no hay electricidad en la habitación cuarenta y cinco .
la gasolinera está enfrente de la iglesia .
siento que hayamos olvidado nuestros guantes en el autobús el diecisiete de enero .
hablamos español , pero no entendemos el portugués .
el apartamento tranquilo que reservamos la semana pasada es demasiado caro .
¿ podría uno de sus compañeros cerrar la ventana ?
quisiéramos reservar una habitación familiar para una noche .
siento que ellos hayan olvidado su libro en el taxi ayer por la tarde .
el huésped de la habitación treinta y nueve no se encuentra bien .
Praga es la ciudad más bonita que mis padres han visto nunca .
¿ podría preparar la cuenta de la habitación veintitrés ? me marcho mañana .
preferiría un apartamento grande que tenga cocina .
ya no tenemos pescado , pero puedo recomendarle el filete .
la carretera a Barcelona está cortada , así que tenemos que coger el tren .
las plantas de la primera planta necesitan agua .
mi marido tuvo que reservar una habitación doble tranquila para tres noches .
tengo que pagar un ojo de la cara por los zapatos cómodos .
si mañana hace buen tiempo , mi hermana va a nadar en el lago .
mi hija tuvo que enviar una postal a Hamburgo .
vinimos a Bruselas para ir a la playa .
me encantaría visitar el monasterio y el teatro de la ópera .
he reservado una habitación individual a nombre de Wagner .
ya no tenemos fideos , pero puedo recomendarle el helado .
mi hermana ha perdido su tarjeta de crédito y ahora tiene que llamar al hotel .
el autocar llega a Edimburgo a las diez menos diez .
ayer por la tarde tuvimos que cambiar dinero .
¿ tienen platos sin queso ?
¿ sería posible que cambiara las sábanas ?
tengo que hacer cola tres horas en el museo .
le pedí al camarero que preparara la cuenta para mañana , pero no ha pasado nada .
¿ cuánto cuesta el vestido verde del escaparate ?
¿ podría apagar el aire acondicionado y prestarnos un bolígrafo ?
me llamo Weber , tengo una reserva para esta noche .
nos hemos dejado nuestro portátil nuevo en el autobús a Bruselas .
llegamos tarde porque el tren rápido llegó demasiado tarde .
mi hermana está de mal humor porque no llueve en este momento .
antes de marcharme , quisiera reservar un apartamento pequeño .
quería preguntarle si podría imprimir el contrato .
¿ cuánto cuesta una habitación individual con terraza por noche ?
tome la tercera calle a la derecha y verá el famoso teatro de la ópera delante de usted .
la guía quiere saber si mi mujer participará en la visita guiada en diciembre .
lamentablemente el hotel está completo hasta el primero de abril .
si el tren nocturno lleva cuarenta minutos de retraso , tenemos que quedarnos otra noche .
me quedo con la habitación familiar .
la señora Wilson llegará el veinticinco de enero a las cinco y cuarto .
la recepcionista quiere saber si queremos marcharnos .
el taxi que nuestros amigos pidieron para las nueve y cuarto todavía no ha venido .
¿ sabe cuándo abre el famoso museo ?
¿ puedo probarme la corbata amarilla ?
estoy buscando mis gafas de sol . ¿ las ha visto ?
¿ podría traerme la carta de vinos , por favor ?
me quedo con la habitación individual más grande .
¿ va este tren a Varsovia ?
¿ podría traernos la cuenta , por favor ? muchas gracias .
camarero , pedí un filete grande , pero me ha traído una pizza vegetariana .
estoy seguro de que mi hermano recogerá su mochila .
no se olvide de explicarnos la confirmación de la reserva , por favor .
la llave no entra en la cerradura del armario .
estoy seguro de que nos quedaremos unos días más esta noche .
he pedido una tabla de quesos grande . ¿ cuándo me la va a traer ?
el museo es más antiguo que el mercado cubierto .
quisiéramos saber si el autocar para en París .
llévenos al cine , por favor , tenemos prisa .
el inodoro está fuera de servicio desde las cinco .
la carta solo está en español , ¿ me la podría traducir ?
antes de salir de viaje , los niños quisieran fotografiar el teatro de la ópera antiguo .
necesitamos el recibo . ¿ nos lo puede traer ?
hablamos inglés .
estamos esperando el autocar para Praga .
la señora Dubois dejará el hotel mañana .
mi reloj va atrasado ; ya son las diez menos cinco .
no hay de qué , señora López . ¡ buen viaje !
¿ quiere hacer un picnic o prefiere comprar un cepillo de dientes ?
la panadería está a dos pasos del faro .
debe de ser un error : reservamos una habitación doble , no una habitación familiar más barata .
hablamos italiano , pero no entendemos el inglés .
una habitación cómoda cuesta ciento veinte euros por noche , y la limpieza final está incluida .
no se preocupe , señora Navarro , repararemos la caja fuerte .
cuando llegamos a Sevilla , la calefacción estaba fuera de servicio .
la recepcionista dice que la tasa turística cuesta treinta euros al día .
no hace falta que nos traiga el recibo , el camarero ya nos lo ha dado .
no se olvide de reservarnos una mesa junto a la ventana , por favor .
no podemos dormir porque el cuarto de baño huele a humo .
quiero ir de compras pasado mañana .
hola , soy Walker , de la habitación cincuenta y ocho . quisiera pedir el desayuno .
queremos cambiar de habitación porque la cafetera está fuera de servicio .
póngame con la habitación treinta y dos , por favor .
el camarero me ha traído una macedonia de frutas en lugar de una sopa vegetariana .
estamos buscando nuestro libro . ¿ lo ha visto ?
de primero quisiéramos una sopa de pescado y de segundo patatas con queso .
mi hija tiene muchas ganas de hacer un picnic el miércoles .
no vale la pena visitar la catedral .
preferiríamos una habitación más grande que tenga televisor .
espero que los huéspedes puedan reservar una mesa para ocho personas mañana por la noche .
una mesa para seis , por favor .
cuando llegamos a Edimburgo , la conexión a internet estaba fuera de servicio .
¿ qué tiempo hace en Zúrich en este momento ?
¿ podemos dejar aquí nuestra llave hasta las dos y diez ?
¿ a qué hora sale el autobús para Viena ?
el castillo es más antiguo que el zoo .
el camarero me ha traído una macedonia de frutas en lugar de una sopa de tomate .
los huéspedes quisieran ir al teatro y hacer un picnic .
se nos ha acabado la fruta ; el camarero ha ido a comprar más .
los zapatos negros cuestan veintiocho euros , pero la corbata es más barata .
nuestros amigos toman zumo de naranja en el desayuno , pero yo prefiero agua mineral .
¿ cuántas tazas necesita ? - seis , por favor .
llegamos tarde porque el autocar estaba lleno ayer por la noche .
ella quisiera coger un taxi porque tiene prisa .
no hay champú en la habitación cincuenta y cuatro .
el avión de Roma aterriza a las cuatro menos veinte .
Ginebra es la ciudad más bonita que mi mujer ha visto nunca .
no como ni pescado ni queso .
nos gusta comer en la terraza .
quisiera comprar un bañador más barato y pasta de dientes .
hemos olvidado nuestra chaqueta en la habitación y ahora tenemos que rellenar un formulario .
compraremos un billete para Venecia .
la comida de este restaurante es demasiado cara , pero el servicio es malo .
nuestros amigos toman café en el desayuno , pero yo prefiero café .
quisiéramos siete entradas para la fiesta del dieciséis de septiembre .
despiértenos mañana a las dos menos cuarto , por favor , tenemos que coger el tren a Varsovia .
la señora López no está hoy . ¿ quiere dejar un recado ?
¿ desea pagar en efectivo o por transferencia , señora Wagner ?
no creo que ella pueda visitar la fortaleza y el zoo el fin de semana .
de la embajada al faro hay solo cuarenta minutos a pie .
¿ qué vino va bien con el helado ?
no tenemos tiempo de visitar el museo y el teatro .
hola , ¿ cuándo abre el palacio los miércoles ?
una mesa para dos , por favor .
una pregunta : ¿ le importaría abrir la ventana ?
si el fin de semana hace buen tiempo , voy a visitar el acuario .
estoy seguro de que leeremos un libro pasado mañana .
los turistas necesitan unas pastillas de la farmacia .
el taxi que pedimos para las doce todavía no ha venido .
quisiera una habitación individual con bañera , por favor .
nuestros amigos suelen levantarse a las once menos cuarto .
se tarda cincuenta minutos en preparar la sopa .
me he dejado mi llave del coche en el autobús a Valencia .
mi hija ha perdido su bolso rojo y ahora tiene que rellenar un formulario .
¿ sabe cómo se va de la embajada al castillo ?
el hotel en el que estuvimos en Hamburgo tenía piscina .
la señora García llamó a las diez y dejó un recado para el señor Brown .
vamos a dar un paseo por el bosque dentro de una hora .
la recepcionista quiere saber si mi hijo quiere pagar con tarjeta de crédito .
él vino a Granada para tomar algo en el bar .
la oficina de correos está delante del faro .
el mes pasado reservamos una suite .
quisiéramos siete entradas para la visita de la ciudad del cuatro de mayo .
el hotel más barato de Varsovia está al lado del ayuntamiento .
la sala de conferencias está cerrada .
disculpe , ¿ tienen una habitación individual para dos personas hasta el lunes ?
despiérteme mañana a la una menos veinte , por favor , tengo que coger el tren a Varsovia .
la ventana no se puede abrir , y el sofá es demasiado pequeño .
el hotel en el que la señora estuvo en Valencia era más cómodo .
lamentablemente ya no quedan entradas para la visita guiada .
¿ cuánto dura el trayecto de Atenas a Ginebra ?
ella está a punto de cambiar su vuelo .
reservamos una habitación doble cómoda para siete noches el fin de semana .
hola , soy Brown , de la habitación cuarenta y tres . quisiera pedir el desayuno .
el tren de Barcelona a Viena lleva treinta minutos de retraso .
de eso ni hablar , señor Schmidt .
va a hacer sol la próxima semana .
los niños no tienen tiempo de comprar unas postales .
después del desayuno quiero comprar unos sellos , pero antes tengo que ir a la policía .
¿ cuándo sale el primer tren nocturno para Venecia ?
quisiera quedarme nueve noches .
queremos que la guía traiga la cuenta .
la camarera de piso dice que el acceso a internet es gratis .
¿ está incluido el aparcamiento en el precio o tengo que pagarlo aparte ?
antes de que cierren las tiendas , quisiéramos participar en la visita de la ciudad .
la macedonia de frutas que mi mujer pidió está quemada .
no vale la pena visitar el hermoso teatro .
él se ha dejado su bolso en el autobús a París .
si no es mucha molestia , ¿ podría darme la llave de la habitación doscientos veinte ?
disculpe , Julia , ¿ puedes prestarme ochenta euros ?
la señora Weber se ha quedado dormida . ¿ qué debería hacer ?
¿ podemos dejar aquí nuestro abrigo hasta las tres menos cuarto ?
no creo que él pueda pagar con cheque el fin de semana .
es importante que mis padres reserven una mesa para cuatro personas hoy .
dudo que mi hermano compre un cuaderno dentro de quince minutos .
el vuelo a Salzburgo fue cancelado por la niebla .
¿ está incluido el servicio en el precio o tengo que pagarlo aparte ?
disculpe , ¿ cómo llego a la oficina de turismo ?
el diario que la camarera de piso encontró en el cuarto de baño es de los turistas .
mi mujer quiere reservar una habitación doble grande para ocho noches mañana por la mañana .
el médico dice que mis padres tienen que tomar las pastillas durante tres días .
hasta que llegue mi hijo , queremos dar un paseo por la rosaleda .
antes de que llegue el autobús , quisiera tomar algo en el bar .
¿ sabe cómo se va de la oficina de turismo a la fortaleza ?
mi hermano vino a París para comprar un cepillo de dientes .
un taxi a la estación cuesta unos veintún euros .
no tenemos hambre , pero quisiéramos un trozo de pastel .
la autopista a Colonia está cortada , así que tengo que coger el tren .
necesito un taxi a la embajada para ocho personas a las siete y media .
la señora Wagner llamó a la una menos cuarto y dejó un recado para el señor Serrano .
vine a Atenas para dar un paseo por el parque .
el desayuno se sirve a partir de las nueve menos cuarto en la terraza .
no creo que ellos puedan nadar en el lago el miércoles .
¿ hay una habitación doble libre del diecinueve de septiembre al ocho de mayo ?
siento que hayamos perdido nuestro carné de conducir el diecisiete de julio .
¿ va este tranvía a Berlín ?
el barco zarpa a las nueve menos cinco .
llame a un médico , por favor , mi hija se ha roto la mano .
se tarda tres horas en reparar el hervidor .
me he dejado mi libro en el tren a Salzburgo .
a las seis y media los huéspedes quisieran reservar una mesa para cuatro personas .
tres billetes de ida y vuelta a Londres para el trece de marzo , por favor .
me han robado mi billete de tren y mi bolso .
hemos olvidado nuestra bolsa de viaje marrón en el taxi y ahora tenemos que ir a la oficina de objetos perdidos .
he reservado una habitación tranquila a nombre de Weber .
quisiéramos cinco entradas para el paseo en barco del veinticinco de agosto .
siga todo recto y luego gire a la izquierda en la oficina de objetos perdidos .
desde la torre se pueden ver el teatro de la ópera y el puerto .
¿ dónde podemos comprar un sello ?
quisiera comprar unos sellos y probar el vino de la región .
quiero tomar algo en el bar en lugar de ir al cine .
lamentablemente no tenemos apartamentos más baratos libres hasta el lunes .
anteayer mi marido desayunó en la terraza .
siento que hayamos olvidado nuestro libro en el restaurante anteayer .
¿ quién puede darme la llave de la habitación cuarenta y cinco ?
quisiera jamón y huevos y cinco vasos de vino tinto .
los niños querían descansar un poco ayer por la noche .
el señor López llegará el nueve de mayo a las tres y diez .
de primero quisiéramos un bocadillo vegetariano y de segundo fideos con champiñones .
¿ cuánto cuestan las entradas para el partido de fútbol del viernes ?
¿ podría preparar la cuenta de la habitación treinta y uno ? nos marchamos dentro de cuatro horas .
una pregunta : el señor López no está hoy . ¿ quiere dejar un recado ?
nadie pudo decirnos dónde está el banco .
el médico dice que mi mujer tiene que beber mucha agua durante cinco días .
mi hijo no tiene hambre , pero quisiera una ensalada pequeña .
he reservado una habitación familiar a nombre de Serrano .
¿ podría decirme a qué hora sale el autobús para Londres ?
¿ puede uno de sus compañeros traducir esta frase ?
la cerradura del armario está estropeada , y los niños no encuentran la llave .
el taxi que nuestros amigos pidieron para las cinco y cuarto todavía no ha venido .
no creo que podamos levantarnos temprano mañana por la mañana .
siento que ellos se hayan quedado dormidos .
quiero que prepare la cuenta para mañana .
una pregunta : ¿ dónde puedo comprar una pila ?
a mis hijos les han robado su tarjeta de crédito y su reloj caro .
¿ a qué distancia está el zoo de aquí ?
el taxi que pedí para las dos y cuarto todavía no ha venido .
sería muy amable de su parte traernos la lista de precios .
el camarero me ha traído una tortilla en lugar de una macedonia de frutas .
despiérteme el jueves a las cuatro y media , por favor , tengo que coger el tren a Roma .
tenemos que ir a la playa .
después del desayuno queremos nadar en el lago , pero antes tenemos que preguntar en la recepción .
no comemos ni queso ni huevos .
soy de Inglaterra , pero vivo en París desde hace siete años .
no creo que podamos visitar el zoo y el faro a las cuatro menos veinte .
pensamos comprar crema solar .
quisiéramos que nos despertaran a las once , habitación doscientos diez .
ni hablar de que mi hermana visite la famosa biblioteca .
se tarda treinta minutos en preparar la buena sopa de pescado .
los niños están esperando el autobús para Lisboa .
¿ podría venir alguien a la habitación treinta y cuatro ? la calefacción está fuera de servicio .
necesitamos un taxi a la farmacia para seis personas a las seis y diez .
como algo más tarde .
estamos buscando nuestra mochila . ¿ la ha visto ?
hola , ¿ dónde tenemos que bajar para ir a la oficina de turismo ?
estoy seguro de que fotografiaré el acuario .
ayer quería reunirme con unos amigos en la estación .
la llave del coche que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
buenas noches , ¿ puede pedirme un taxi , por favor ?
ella quisiera jamón y huevos y dos vasos de leche .
la habitación que reservé por teléfono no está lista .
el avión a Atenas aterriza a las doce menos veinte .
¿ a qué hora sale el tren nocturno para Venecia ?
mi hermano comprará pasta de dientes .
hola , ¿ podría traerme la carta , por favor ?
hay crema solar sobre la mesa de la habitación catorce .
quisiéramos hacer un picnic pasado mañana .
no hemos estado nunca en Salzburgo , pero conocemos bien Ginebra .
en la carta no hay ningún plato caliente .
el castillo de Lisboa es más antiguo que el de Berlín .
tres billetes de ida a Venecia para el tres de junio , por favor .
hola , ayer por la noche el caballero tuvo un accidente . ¿ qué debería hacer ?
no creo que ella vaya al mercado .
aunque hace mucho calor , mi hijo quiere ir a la playa .
es posible que los huéspedes compren una postal dentro de cinco minutos .
¿ qué día es hoy ? - hoy es martes , veintisiete de junio .
cuando llegue a Venecia , voy a probar el vino de la región .
es posible que mi hija cambie el bañador verde por otra cosa mañana a las nueve y media .
¿ cuánto se tarda en reparar la conexión a internet ?
cuatro billetes de ida a Venecia para el doce de noviembre , por favor .
si el viernes nieva , vamos a acostarnos temprano .
el acuario está abierto hasta las siete y media .
la tortilla que pedí está deliciosa .
la blusa más pequeña cuesta veintinueve euros , pero el bañador más barato es más barato .
¿ qué día es hoy ? - hoy es miércoles , veinte de marzo .
quisiéramos reservar una habitación individual para cuatro noches .
¿ qué recomienda , la macedonia de frutas o el bocadillo ?
¿ puedo pagar por transferencia ?
aunque hace mucho calor , voy a hacer senderismo por la montaña .
ella acaba de aparcar su coche en el garaje .
no hay de qué , señora Serrano . ¡ feliz estancia en Venecia !
el ferry zarpa a las diez y media .
si el tren rápido está lleno , mi mujer se quedará otra noche .
he oído que la película empieza a las nueve menos cuarto .
la tarjeta llave no funciona .
llévenos a la gasolinera , por favor , tenemos prisa .
ella tiene que hacer transbordo en Sevilla .
hasta que llegue mi hermano , queremos comprar un diccionario .
¿ qué recomienda , la tortilla pequeña o la tabla de quesos pequeña ?
he oído que el palacio merece la pena .
sabemos que la oficina de turismo está cerrada los miércoles .
el tren nocturno llega a Ginebra a las cinco y cuarto .
disculpe , ¿ podría darme el número de teléfono de la embajada ? muchas gracias .
mis hijos están sentados en un banco del jardín del castillo y leen el periódico .
he comprado un sello .
una mesa para ocho , por favor .
el técnico que reparó el aire acondicionado se olvidó las herramientas .
¿ qué vino va bien con la buena sopa de pescado ?
acabo de aparcar mi coche en el garaje .
¿ sabía que el aparcamiento está incluido en el precio ?
primero él quisiera prolongar su estancia y después dar un paseo por el jardín del castillo .
aunque estamos resfriados , queremos hacer un picnic .
mis padres pueden tener la suite con ducha .
la comida de este restaurante es mejor que en el hotel , pero el servicio es antipático .
sabemos que la joyería está cerrada los viernes .
no tengo tiempo de fotografiar el palacio .
el museo de arte está abierto desde las once y media hasta las ocho y media , pero los miércoles está cerrado .
pienso que la señora Fischer puede ir al teatro .
el señor López ha cancelado la reserva para el sábado .
los turistas están buscando su llave . ¿ la ha visto ?
¿ dónde está la taza ? ¿ podría traérmela , por favor ?
el vuelo de Bruselas fue cancelado por la tormenta .
no se olvide de imprimir la cuenta , por favor .
quisiéramos fotografiar el palacio e ir a nadar .
perdimos el autobús del aeropuerto .
desde el puerto se pueden ver la hermosa fortaleza y el río .
¡ hasta el viernes , Anna !
Julia , ¿ puedes esperarme ?
si mañana hace buen tiempo , mis hijos van a visitar la torre .
no se preocupe , señora Brown , le traeremos una percha .
me llamo Fischer , tengo una reserva para hoy .
quisiéramos un asiento en primera clase para Praga .
quisiera que me despertaran a las nueve y cinco , habitación ciento doce .
por culpa del mal tiempo mi hija tiene más tiempo para escribir cartas .
ayer olvidamos nuestra llave de la habitación en el autobús y ahora tenemos que rellenar un formulario .
¿ cuánto cuestan las entradas para el concierto del viernes ?
nuestros amigos pueden tener la suite pequeña con chimenea .
¿ sería posible que enviara a alguien a la habitación treinta ?
buenos días , ¿ podría pedirnos un taxi , por favor ?
la lavandería cierra a las siete .
quisiera reunirme con unos amigos en la estación y dar un paseo por el bosque .
acabo de llegar a Hamburgo .
ni hablar de que el caballero vaya a la playa .
planche esta camisa , por favor .
mi hermano se ha roto el pie y tiene que ir al hospital .
¡ hasta el sábado , Julia !
antes de salir de viaje , el señor Wilson quisiera hacer senderismo por la montaña .
primero los huéspedes quisieran comprar un billete para Colonia y después ir a bailar .
se tarda cinco minutos en preparar el filete grande .
el caballero puede tener la habitación individual más grande con bañera .
deme su tarjeta de crédito y firme el formulario , por favor .
nuestros amigos vinieron a Valencia para ir al cine .
el billete a Lisboa cuesta ciento quince euros , pero solo tenemos un billete de cien euros .
el taxi que pedimos para las tres y diez todavía no ha venido .
¿ sabía que la piscina cierra a las diez ?
no sé si puedo pagar la cuenta pasado mañana .
¿ de dónde eres , Martin ? - soy de Francia .
quisiera pagar juntos . ¿ cuánto cuesta el pastel de manzana ?
¿ dónde tenemos que bajar para ir a la playa ?
el camarero nos ha traído una sopa de tomate en lugar de una sopa de pescado .
mi hermana está esperando el tren rápido para Bruselas .
debe de ser un error : reservé una habitación doble , no un apartamento .
el coche que alquilamos tiene una rueda pinchada .
la habitación que reservamos en diciembre es demasiado cara .
él quería cenar en la terraza .
el sofá no está hecho .
denos una habitación individual con vistas al río , por favor .
¿ hay cerca del hotel un dentista que hable portugués ?
nuestros amigos están intentando dejar su cámara en la recepción .
la cena se sirve a partir de las seis y cuarto en la terraza .
enséñeme el camino al hospital , por favor .
la ventana no se puede abrir , y el sofá no está hecho .
no estoy satisfecha con la habitación porque el ascensor hace demasiado ruido .
tenemos que coger un taxi porque el tren quedará cancelado .
si esta tarde nieva , nos quedaremos en el hotel .
el taxi que mi mujer pidió para las once menos cuarto todavía no ha venido .
he comprado un cepillo de dientes para mis padres .
mi compañero tiene treinta y nueve grados de fiebre y tos .
¿ hay cerca del hotel un médico que hable español ?
hay un error en la cuenta : no hemos pedido ninguna tabla de quesos .
estas botas son demasiado pequeñas .
el mozo que habla inglés está hoy enfermo .
la señora Miller llegará el doce de mayo a las once .
aunque el técnico ha reparado la conexión a internet , sigue sin funcionar .
un billete de ida y vuelta a Hamburgo , por favor , en primera clase .
disculpe , ¿ podría darme el número de teléfono del hospital ?
estoy a punto de cambiar mi vuelo .
el famoso museo , que está a cinco minutos de aquí , merece una visita .
dudo que vayamos al cine mañana por la mañana .
en la habitación doscientos cinco huele a humo .
quisiera una habitación con escritorio , por favor .
aquí tiene su llave , señor López . su habitación está en la tercera planta .
¿ qué autobús va a la oficina de correos ?
me han robado mi pasaporte y mi abrigo .
se nos ha acabado el vinagre ; el camarero ha ido a comprar más .
estoy buscando mi reloj . ¿ lo ha visto ?
quisiera reservar una habitación para cinco noches .
mi hermana tiene dolor de estómago .
la señora Wagner celebra su cumpleaños mañana ; quisiera encargar flores .
¿ cómo se llama ? - me llamo Julia Rossi .
¿ podría decirnos si la charla termina a las nueve y cuarto ?
primero quisiéramos reservar una mesa para tres personas y después visitar el acuario .
quiero visitar la catedral en lugar de hacer un picnic .
buenos días , ¿ podría cambiar las toallas , por favor ?
se tarda cuatro horas en llegar a Salzburgo en coche .
disculpe , ¿ cómo se enciende la música ?
¿ podría limpiar la habitación doscientos veinte y llamar a la policía ?
¿ cuánto cuesta enviar un paquete a Portugal ?
¿ podría cerrar la ventana y recomendarme un buen museo ?
nadie pudo decirme dónde está la estación de metro .
dudo que mi hermana aparque su coche en el garaje .
el frigorífico está fuera de servicio desde las siete y veinte .
mi hermano habla italiano , pero no entiende el español .
la oficina de objetos perdidos está a dos pasos de la famosa biblioteca .
¿ podría traerme cinco periódicos y rellenar el formulario ?
¿ sabía que la visita de la ciudad empieza a las nueve y cuarto ?
tenemos que pagar un ojo de la cara por el sombrero .
quisiéramos pescado con patatas y cuatro vasos de limonada .
¿ podría decirme de dónde sale el tren nocturno para Varsovia ?
mi mujer no tiene tiempo de alquilar una bicicleta .
al señor Brown le han robado su carné de identidad y su bolso .
mis hijos quisieran beber algo porque tienen sed .
tengo que pagar un ojo de la cara por la blusa .
si esta tarde nieva , me quedaré en el hotel .
el camarero nos ha traído un helado en lugar de una macedonia de frutas .
hasta que llegue mi hermano , queremos alquilar una bicicleta .
quisiéramos reservar una mesa para cuatro personas junto a la ventana .
queremos que la recepcionista limpie la habitación .
el taxi que mi mujer pidió para las seis y media todavía no ha venido .
la camisa azul cuesta un ojo de la cara .
sería muy amable de su parte llamar a un médico .
no vale la pena ir a la obra de teatro .
no nos traiga todavía la ensalada grande , por favor .
siga todo recto y luego gire a la derecha en la comisaría .
estoy seguro de que visitaremos el teatro de la ópera y la torre dentro de treinta minutos .
los turistas quisieran comprar un bañador más barato y crema solar .
el caballero viaja solo .
el cajero automático está enfrente del teatro de la ópera .
mi hija tiene treinta y nueve grados de fiebre y dolor de cabeza .
¿ tenemos que hacer transbordo en Hamburgo o hay un tren directo ?
¿ puede traernos cuatro vasos de zumo de manzana , por favor ?
los vecinos escuchan música alta .
buenas noches , ¿ tienen una habitación familiar tranquila para tres personas desde el sábado hasta el jueves ?
el señor Miller ha cancelado la reserva para el sábado .
el caballero quisiera tomar algo en el bar y visitar el castillo y la biblioteca .
pienso que podemos leer un libro dentro de treinta minutos .
la camisa cuesta ciento cinco euros , pero el sombrero es más barato .
es importante que los huéspedes aparquen su coche en el garaje antes de la una menos cuarto .
el caballero necesita algo para la tos .
si esta tarde hace demasiado calor , vamos a ver la televisión .
ya no tenemos carne , pero puedo recomendarle la buena sopa de verduras .
antes de marcharnos , quisiéramos recoger nuestro reloj .
a mi hijo le gustó mucho el paseo en barco .
la carta que mis hijos enviaron a Lisboa todavía no ha llegado .
quiero que envíe a alguien a la habitación cuatrocientos diez .
aunque él está cansado , quiere ir al mercado .
me levanté temprano hace dos días .
me alegro de que podamos aparcar nuestro coche en el garaje .
¿ dónde está el cuchillo nuevo ? ¿ podría traérmelo , por favor ?
¿ qué tranvía va al banco ?
después del desayuno los turistas quieren alquilar una motocicleta , pero antes tienen que cambiar dinero .
primero quisiera pagar en efectivo y después reunirme con unos amigos en la estación .
ni hablar de que mis padres vayan a la ópera .
mi marido quiere cambiar de habitación porque la cafetera está estropeada .
acabo de dejar mis gafas de sol en la recepción .
¿ puede traerme la lista de precios , por favor ?
la corbata cuesta trece euros , pero la blusa más pequeña es más barata .
debe de ser un error : reservamos una habitación familiar , no una suite .
me alegro de que mis padres desayunen en la habitación esta noche .
he perdido mi libro y ahora tengo que rellenar un formulario .
primero quisiera ir a la policía y después comprar unos recuerdos .
al caballero le gustó mucho la visita de la ciudad .
su habitación está en la tercera planta , al final del pasillo .
la guía quiere saber si quisiera desayunar en el restaurante dentro de cuarenta y cinco minutos .
espero que los niños puedan fotografiar la exposición .
¿ cuánto cuesta el vestido del escaparate ?
no tengo hambre , pero quisiera una taza de café .
una habitación familiar grande cuesta veintiocho euros por noche , y el servicio de habitaciones no está incluido .
¿ qué recomienda , el pastel de manzana o la tortilla ?
por culpa del atasco llegué demasiado tarde al aeropuerto .
él piensa ir a la playa .
me gusta pasear por la playa .
cambiaré dinero el fin de semana .
cuando lleguemos a Lisboa , vamos a fotografiar el acuario .
ayer perdí mi cartera .
quisiera saber si el tren rápido sale del andén diez .
hemos aparcado nuestro coche en el garaje .
aquí tiene su pasaporte , señor Weber . su habitación está en la octava planta .
quisiera pagar por separado . ¿ cuánto cuesta la sopa de pescado ?
quisiéramos cambiar ciento cincuenta dólares por euros .
mi compañero necesita algo para la tos .
¿ va este autobús a Colonia ?
el camarero nos ha traído una tabla de quesos en lugar de una buena sopa .
cuando llegamos a Viena , la conexión a internet estaba fuera de servicio .
su habitación está en la novena planta , al final del pasillo .
no creo que mi mujer pueda preguntar en la recepción .
debe de ser un error : reservé una habitación doble tranquila , no una habitación individual luminosa .
quisiéramos jamón y huevos y una botella de cerveza .
el director nos enseñará la habitación individual .
el taxi que pedimos para las dos todavía no ha venido .
el médico dice que mi hermana tiene que beber mucha agua durante cuatro días .
el tren de Madrid a Sevilla lleva cuarenta y cinco minutos de retraso .
disculpe , estoy buscando mi reloj . ¿ lo ha visto ?
las botas cuestan veintinueve euros , pero la blusa más pequeña es más barata .
disculpe , ¿ cómo llego a la parada de taxis ?
el barco llega a Palma a las once .
buenas noches , señora Weber . ¿ ha tenido un buen viaje ?
¿ podría venir alguien a la habitación cuatrocientos uno ? el frigorífico hace demasiado ruido .
mi hermano toma leche en el desayuno , pero yo prefiero café .
no he estado nunca en Bruselas , pero conozco bien Praga .
el desayuno se sirve a partir de las ocho en el comedor .
es una lástima que la obra sea demasiado ruidosa .
me he dejado mi collar caro en el avión a Salzburgo .
el ascensor está estropeado , así que tengo que subir a pie a la segunda planta .
quiero acostarme temprano .
no sé si mi hija irá en tren nocturno a Múnich mañana por la noche .
quisiéramos cambiar doscientos francos suizos por euros .
la cama supletoria es demasiado corta .
mis hijos están acostumbrados a acostarse tarde .
es posible que ella alquile una motocicleta .
estamos a punto de pagar en efectivo .
primero mis hijos quisieran hablar con la guía y después alquilar una barca .
no hay toallas en la habitación trescientos veinte .
buenos días , soy García , de la habitación veintiocho . necesito una manta adicional .
sería muy amable de su parte guardar el equipaje hasta la una menos cuarto .
nos gusta levantarnos tarde .
hay un error en la cuenta : no hemos pedido ningún filete .
aunque hace mucho calor , mi marido hará senderismo por la montaña .
no hace falta que nos traiga la confirmación de la reserva , la recepcionista ya nos la ha dado .
ya no tenemos patatas , pero puedo recomendarle el filete grande .
el médico dice que mi hijo tiene que quedarse en la cama durante cinco días .
¿ puede limpiar la habitación ciento veinte ? gracias por su ayuda .
el castillo de Zúrich es más antiguo que el de Roma .
son veinte euros . - quédese con el cambio .
mi hermano no está satisfecho con la habitación porque los vecinos hacen demasiado ruido .
la exposición está abierta desde las diez hasta las ocho menos diez , pero los viernes está cerrada .
¿ va este tranvía a Sevilla ?
tengo que hacer cola seis horas en la estación .
la sopa de pescado que pedimos está quemada .
no comemos ni jamón ni pescado .
¿ podría traerme la cuenta , por favor ?
los niños temen que el tren quede cancelado .
nuestros amigos quieren visitar el museo antiguo en lugar de dar un paseo por el jardín del castillo .
cinco sellos para cartas a Austria , por favor .
los huéspedes tienen que coger un taxi porque el tren nocturno lleva veinticinco minutos de retraso .
pienso ir a bailar .
quiero ir de compras en lugar de ir a la ópera .
¿ tienen una suite para siete personas desde el martes hasta el domingo ?
disculpe , ella tuvo un accidente . ¿ qué debería hacer ?
es una lástima que el teléfono esté estropeado .
la obra de teatro que el señor Rossi quería ver fue ayer .
un billete de ida a París , por favor , en primera clase .
hola , soy Brown , de la habitación trescientos doce . envíe al mozo , por favor .
me resfrié .
estamos a punto de preguntar en la recepción .
no he estado nunca en París , pero conozco bien Bruselas .
despiérteme mañana a las once menos cuarto , por favor , tengo que coger el tren a Madrid .
si el fin de semana hace buen tiempo , quiero visitar el famoso monasterio .
el billete a Zúrich cuesta sesenta euros , pero él solo tiene un billete de cien euros .
el vuelo a Atenas fue cancelado por la tormenta .
la farmacia está delante del museo de arte .
el castillo de Viena es más antiguo que el de Colonia .
me encantaría alquilar una bicicleta .
¿ cómo se llama ? - me llamo Anna Rossi .
la llave no entra en la cerradura de la caja fuerte .
hemos seguido viaje a Praga .
pienso comprar unas postales .
la gasolinera está enfrente de la biblioteca .
mi hermano piensa tomar algo en el bar .
el despertador de nuestra habitación está estropeado .
la chaqueta más grande cuesta ochenta euros , pero el vestido es más barato .
mi hermana necesita una pomada de la farmacia .
después de la cena el señor López quiere fotografiar el palacio , pero antes tiene que cambiar su vuelo .
llevo desde las cinco intentando reservar una habitación .
Roma es la ciudad más bonita que hemos visto nunca .
¿ hay alguien aquí que hable italiano ? mi hermano no habla francés .
preferiría una habitación familiar más grande que tenga televisor .
¿ cuándo estará lista mi chaqueta ?
la señora Walker llamó a las cuatro y veinte y dejó un recado para el señor Miller .
los niños conocen bien Venecia .
quisiera quejarme : la calefacción no funciona y el frigorífico es demasiado ruidoso .
primero mi hijo quisiera hablar con el cocinero y después nadar en el lago .
la camarera de piso dice que el garaje del hotel no está en la segunda planta .
aquí tiene su tarjeta , señora Becker . su habitación está en la octava planta .
el siete de mayo tuve que participar en el curso de idiomas .
perdí el enlace en Atenas porque el tren nocturno llevaba diez minutos de retraso anteayer .
no sé si mis padres pueden dejar el hotel el martes .
quisiéramos ir a nadar mañana por la noche .
pienso que puedo dejar mi llave del coche en la recepción esta noche .
queremos ir al teatro en lugar de fotografiar el museo .
la señora Walker aparcará su coche en el garaje .
su habitación está en la séptima planta , al lado del ascensor .
el tren no para en Viena .
una pregunta : ¿ podría traerme un poco más de miel , por favor ?
¿ le importaría cuidar a los niños ?
quisiera una habitación doble más barata con televisor y vistas al mar .
todas las habitaciones de la primera planta tienen bañera .
lave esta blusa , por favor .
espero que él pueda cambiar dinero mañana por la noche .
mi hermano acaba de preguntar en la recepción .
los turistas llegan el jueves nueve de abril a la una y media .
necesito la cuenta . ¿ me la puede enviar ?
hará mucho viento .
de primero quisiera una sopa de pescado y de segundo pollo con arroz .
ni hablar de que la señora compre unos sellos .
llegamos el lunes primero de agosto a la una y media .
la torre es más grande que el teatro .
del banco a la catedral hay solo cinco minutos a pie .
camarero , pedí una sopa caliente , pero me ha traído una buena sopa de pescado .
lo sentimos mucho , señora Wagner . la recepcionista vendrá inmediatamente .
la suite que ellos reservaron en junio no está lista .
nos interesa el museo . ¿ hay una visita guiada en portugués ?
¿ cuánto dura el trayecto de Roma a Lisboa ?
me encantaría comprar un cepillo de dientes .
debería seguir viaje a Barcelona el próximo miércoles .
mi hermana ha perdido su bufanda azul y su reloj nuevo .
antes de que cierren las tiendas , quisiera comprar unas postales .
el cuarto de baño huele a humo .
ellos no están satisfechos con la habitación porque la alfombra está mojada .
antes de salir de viaje , mis hijos quisieran alquilar una bicicleta .
mis hijos han escrito una carta a su oficina .
aunque el técnico ha reparado la luz , sigue sin funcionar .
ella quisiera ir al cine e ir al mercado .
ellos no comen ni huevos ni queso .
estoy a punto de enviar un paquete a Hamburgo .
mi mujer puede tener el apartamento con caja fuerte .
quiero cambiar de habitación porque los vecinos hacen demasiado ruido .
¿ está incluido el seguro en el precio o tenemos que pagarlo aparte ?
hola , ¿ podría dejar la habitación a las ocho ?
¿ podría decirnos si la sala de desayunos abre a las nueve ?
¿ podría venir alguien a la habitación trescientos uno ? la bañera está sucia .
es una lástima que el colchón sea demasiado duro .
la sala de conferencias cierra a las doce menos cuarto .
nos quedamos con la habitación familiar pequeña .
la estación de metro está a dos pasos de la fortaleza .
mi mujer ha escrito una carta a su jefe .
quería preguntarle si podría limpiar la habitación .
de primero quisiéramos una sopa y de segundo fideos con champiñones .
el grifo de la habitación cuatrocientos uno está estropeado .
para mí una tortilla y tres vasos de zumo de naranja , por favor .
el señor Schmidt llegará el veinticuatro de noviembre a las doce menos cinco .
¿ puede apagar la luz ?
¿ puedo dejar aquí mi paraguas hasta las ocho y veinte ?
solemos levantarnos a las once menos cuarto .
una habitación individual más grande cuesta treinta y seis euros por noche , y el servicio de habitaciones no está incluido .
la mochila nueva que la camarera de piso encontró debajo de la cama es de la señora .
¿ desea pagar por transferencia o con cheque , señora Wilson ?
¿ podría preparar la cuenta de la habitación doscientos veinte ? me marcho dentro de cuatro horas .
no tenemos ganas de visitar el palacio .
nos hemos dejado nuestro bolso negro en el avión a Londres .
la señora Weber llamó a las cuatro y veinte y dejó un recado para la señora Wilson .
a mis hijos les han robado su billete de tren y su móvil .
de primero quisiera una tortilla grande y de segundo patatas con queso .
mis padres no conocen el museo .
¿ quién puede encender la calefacción ?
¿ dónde tengo que bajar para ir a la oficina de correos ?
nuestros amigos tienen muchas ganas de participar en el paseo en barco el domingo .
hay que planchar estas blusas antes del domingo .
una habitación individual cuesta setenta y cinco euros por noche , y el servicio de lavandería no está incluido .
mi hermana está esperando el tren nocturno para Atenas .
primero quisiera preguntar en la recepción y después nadar en el lago .
estamos a punto de enviar una carta a Granada .
¿ podría uno de sus compañeros rellenar el formulario ?
estoy seguro de que dejaremos el hotel .
¿ dónde está la hoja de registro ? - se la enseñaré dentro de quince minutos .
¿ qué día es hoy ? - hoy es sábado , ocho de enero .
el almuerzo se sirve a partir de las once y cuarto en el comedor .
disculpe , ¿ cuánto cuesta alquilar una bicicleta por seis días ?
deme su pasaporte y firme el formulario , por favor .
he oído que la sauna está en la novena planta .
buenos días , necesito la hoja de registro . ¿ me la puede enviar ?
un taxi a la agencia de viajes cuesta unos treinta y dos euros .
no creo que mi hermana pueda preguntar en la recepción a las once menos diez .
¿ podría decirnos si la conferencia termina a las seis ? muchas gracias .
como el tren nocturno está lleno , no llegaremos hasta la una menos cuarto .
quisiera quejarme : la habitación huele a humo y el aire acondicionado hace demasiado ruido .
el caballero no come ni fideos ni jamón .
la tabla de quesos está demasiado salada .
si mañana hace buen tiempo , haremos senderismo por la montaña .
no he estado nunca en Barcelona , pero conozco bien Hamburgo .
no estamos satisfechos con la habitación porque el ascensor está estropeado .
la señora Fischer llamó a las nueve y veinte y dejó un recado para la señora Dubois .
quisiera comprar un bañador y chocolate .
vine a Hamburgo para ir al teatro .
hay un error en la cuenta : no he pedido ninguna tortilla .
un apartamento cuesta once euros por noche , y la media pensión no está incluida .
el director quiere saber si quiero cancelar mi reserva esta noche .
una pregunta : si no es mucha molestia , ¿ podría llamar a la policía ?
cuando el cocinero habla alemán , me suena a chino .
pasé ocho días en Praga y cinco días en Lisboa .
el vuelo de Sevilla fue cancelado por la niebla .
David , ¿ puedes prestarme ochenta euros ?
hemos olvidado llamar a nuestra oficina .
la biblioteca , que está a cinco minutos de aquí , merece una visita .
queremos cambiar de habitación porque la habitación es demasiado fría .
¿ cuánto tiempo desea quedarse ? - hasta el miércoles , si es posible .
dudo que mis padres se queden seis noches .
la cerradura de la puerta está estropeada , y mi hermano no encuentra la llave .
quisiera reservar una mesa para dos personas en la terraza .
espero que mi marido compre chocolate el domingo a las ocho .
si el lunes hace buen tiempo , iremos al mercado .
ayer perdí mi libro y ahora tengo que rellenar un formulario .
hará mucho calor , por eso tomaré algo en el bar .
lloverá el miércoles , por eso voy a ver la televisión .
la corbata que compré es demasiado grande .
es una lástima que la conexión a internet esté estropeada .
nadie pudo decirme dónde está el hospital .
hola , si no es mucha molestia , ¿ podría traernos cuatro toallas ?
cuando el director habla francés , me suena a chino .
la señora Taylor llamó a las doce y cuarto y dejó un recado para la señora Serrano .
la señora Walker no está en este momento . ¿ quiere dejar un recado ?
después del almuerzo mi compañero quiere visitar el famoso mercado cubierto , pero antes tiene que reservar una suite más barata .
el hermoso museo , que está a diez minutos de aquí , merece una visita .
el camarero me ha traído una buena sopa de verduras en lugar de una tortilla .
no sé si podemos seguir viaje a Viena .
el huésped de la habitación cincuenta y cuatro ha pedido el desayuno .
el castillo de Roma es más antiguo que el de Sevilla .
la catedral es más grande que el teatro .
ellos no tienen ganas de tomar algo en el bar .
la mujer con la que mi hermana habló el martes era muy amable .
antes de salir de viaje , quisiéramos dar un paseo por el casco antiguo .
no vale la pena ir a la visita guiada .
el avión de Colonia aterriza a las seis y cuarto .
¿ a qué hora sale el tren para Roma ?
el despertador de mi habitación está estropeado .
llegamos el miércoles once de enero a las once .
por culpa del atasco él llegó demasiado tarde al banco .
mi hijo quisiera comprar un vestido y una pila .
aunque estamos enfermos , queremos ir a la ópera .
cuando llegue a Atenas , voy a comprar chocolate .
quisiéramos pagar juntos . ¿ cuánto cuesta la ensalada grande ?
¿ podría apagar el televisor y reparar el televisor ?
¿ sabe cuándo abre el palacio ?
como el autobús llega con retraso , no llegaré hasta las tres y veinte .
cuando el cocinero habla italiano , me suena a chino .
no tenemos hambre , pero quisiéramos un vaso de agua .
nos interesa el hermoso palacio . ¿ hay una visita guiada en italiano ?
después del almuerzo quiero comprar un recuerdo , pero antes tengo que hablar con el cocinero .
hemos perdido nuestro carné de conducir y ahora tenemos que llamar al hotel .
llegamos el jueves nueve de marzo a la una .
si el fin de semana hace buen tiempo , queremos fotografiar el museo .
los huéspedes quieren cambiar de habitación porque el sofá no está hecho .
¿ qué tiempo hace en Varsovia en abril ?
llámenos en cuanto el médico llegue , por favor .
la señora Becker acaba de llegar a Madrid .
¿ tienen una habitación familiar grande para seis personas desde el martes hasta el lunes ?
no tengo ganas de tomar algo en el bar .
mi hija tiene que pagar un ojo de la cara por la chaqueta .
el castillo de Berlín es más antiguo que el de Varsovia .
el billete a Londres cuesta ochenta euros , pero solo tengo un billete de cincuenta euros .
mi mujer quisiera pescado con patatas y una taza de té .
ella quisiera ir al médico porque está enferma .
después de la cena quiero comprar crema solar , pero antes tengo que cambiar mi vuelo .
si el autobús queda cancelado , mi hermano irá a pie .
he oído que la sala de conferencias abre a las doce y media .
¿ quiere ir a bailar o prefiere visitar la fortaleza y la hermosa biblioteca ?
mis hijos quieren fotografiar el monasterio en lugar de alquilar un coche .
de primero quisiéramos una ensalada grande y de segundo fideos con champiñones .
lamentablemente no tenemos habitaciones dobles libres antes del veintidós de julio .
mi hermana está intentando cambiar su vuelo .
antes de salir de viaje , él quisiera comprar unos recuerdos .
si el autobús lleva treinta minutos de retraso , tengo que quedarme otra noche .
la habitación individual más barata que reservé en agosto es demasiado pequeña .
¿ está incluido el desayuno en el precio o tengo que pagarlo aparte ?
nuestros amigos han olvidado preguntar en la recepción .
la tortilla que nuestros amigos pidieron está fría .
hemos olvidado cambiar la camisa por otra cosa .
imprima el contrato , por favor .
se nos ha acabado la mermelada ; la recepcionista ha ido a comprar más .
voy a ir al mercado mañana por la noche .
no hemos estado nunca en Zúrich , pero conocemos bien Lisboa .
el director me traerá cinco vasos de agua mineral .
no se olvide de llevar el equipaje a la estación , por favor .
un billete de ida a Madrid , por favor , en primera clase .
buenas noches , ¿ cuándo tenemos que dejar la habitación ?
la carta solo está en italiano , ¿ me la podría traducir ?
¿ cuánto cuesta una habitación con caja fuerte por noche ?
pasé dos días en Viena y seis días en Lisboa .
¿ cómo se llama ? - me llamo Martin Rossi .
necesitamos el recibo . ¿ nos lo puede dar ?
nadie pudo decirnos dónde está el cajero automático .
mi mujer se ha dejado su cámara nueva en el avión a Roma .
la suite que él reservó la semana pasada es demasiado cara .
no se preocupe , señora Walker , le traeremos una toalla de baño .
mi reloj va atrasado ; ya son las doce y cinco .
mi hermana se ha dejado su diario en el avión a Lisboa .
¿ cuánto dura el vuelo de Múnich a Valencia ?
¿ dónde está el plato ? ¿ podría traérmelo , por favor ?
el señor Taylor pasó cuatro días en París y ocho días en Granada .
el director preparará la cuenta para mañana .
¿ qué vino va bien con la macedonia de frutas ?
la tasa turística es gratis .
él ha dejado su tarjeta de crédito en casa y ahora tiene que rellenar un formulario .
quería preguntarle si podría llamar a un médico .
mi hermano está sentado en un banco del patio y nos espera .
dudo que la señora Fischer coja el coche mañana .
¿ a qué hora sale el autobús para Hamburgo ?
él está esperando el tren para Hamburgo .
acabamos de reservar un apartamento .
¿ dónde tenemos que bajar para ir al hospital ?
¿ sabe cómo se va de la farmacia al acuario ?
¿ puede el mozo llamar a la policía ?
quisiéramos fotografiar el museo e ir al teatro .
tome las pastillas cuatro veces al día , antes de las comidas .
buenos días , señor Brown . ¿ ha dormido bien ?
mi hijo quiere tomar algo en el bar en lugar de comprar una postal .
¿ dónde está la hoja de registro ? - se la traeré inmediatamente .
aunque estamos enfermos , queremos ir de compras .
quisiera nadar en el lago e ir a la playa .
los zapatos que él compró son demasiado pequeños .
el señor Wagner piensa ir de compras .
el bolso más pequeño cuesta un ojo de la cara .
quiero cambiar de habitación porque la cama es demasiado dura .
¿ podría apagar el televisor , por favor ? muchas gracias de antemano .
antes de salir de viaje , mis hijos quisieran nadar en el lago .
ellos quisieran comer algo porque tienen hambre .
¿ puedo usar el teléfono ?
buenos días , ¿ cuánto cuesta una habitación individual con baño por noche ?
si mañana hace buen tiempo , el señor Becker fotografiará el museo de arte .
el camarero nos ha traído un helado en lugar de una sopa de pescado .
¿ podría dejar la habitación a las once y veinticinco ?
Valencia es la ciudad más bonita que la señora ha visto nunca .
una pregunta : ¿ podría la recepcionista ayudarme con el equipaje ? gracias por su ayuda .
mi hija piensa comprar un recuerdo .
el director me traerá siete vasos de vino tinto .
se nos ha acabado el azúcar ; el director ha ido a comprar más .
aquí tiene su tarjeta , señora Weber . su habitación está en la octava planta .
si el martes nieva , ella va a tomar algo en el bar .
¿ desea pagar en efectivo o con cheque , señor Serrano ? muchas gracias .
cuando llegamos a Atenas , el espejo estaba sucio .
no hay champú en la habitación cuatro .
la habitación más grande que mi mujer reservó en mayo es demasiado cara .
ellos temen que el autocar esté lleno .
la familia García se aloja aquí desde el veinticinco de julio .
mi hermano teme que el tren quede cancelado .
¿ tienen una habitación doble pequeña para ocho personas para seis noches ?
se tarda una hora en llegar a Colonia en tren .
¿ podría confirmar la reserva por correo electrónico , por favor ? muchas gracias de antemano .
el taxi que la señora Navarro pidió para las diez menos cuarto todavía no ha venido .
he enviado una postal a Praga .
mi hija llega el viernes diecisiete de marzo a las cinco y cuarto .
ellos se quedaron dormidos .
el señor Moreno celebra su cumpleaños el domingo ; quisiera encargar una tarta .
ellos están buscando su reloj caro . ¿ lo ha visto ?
lamentablemente el hotel está completo hasta el tres de julio .
pienso que mis padres pueden comprar un billete para Salzburgo .
la recepcionista me recomendará un buen hotel .
no como ni patatas ni pescado .
los turistas tienen que hacer transbordo en Praga .
la guía con la que hablamos esta mañana era muy amable .
si mañana hace demasiado frío , mi hijo se acostará temprano .
si el martes hace buen tiempo , iré al mercado .
la señora Serrano no come ni fideos ni queso .
si no es mucha molestia , ¿ podría despertarnos a las ocho menos cuarto ?
ellos no pueden ir al mercado más tarde .
mi marido está a punto de reservar una suite .
tome las pastillas seis veces al día , antes de las comidas .
el señor Rossi ha perdido su bolsa de viaje y su diario .
tome la tercera calle a la izquierda y verá el castillo delante de usted .
sería muy amable de su parte traernos seis albornoces .
quería preguntarle si podría ayudarnos con el equipaje .
los niños toman zumo de naranja en el desayuno , pero yo prefiero zumo de manzana .
en noviembre suele hacer mucho viento en Colonia .
le pedí a la recepcionista que me recomendara un buen hotel , pero no ha pasado nada .
si el fin de semana hace buen tiempo , mi marido alquilará una bicicleta .
estamos de mal humor porque está nublado en este momento .
tenemos que ir al banco antes de las dos menos cinco porque necesitamos dinero .
la fiesta empieza a las once y media .
no estamos satisfechos con la habitación porque el suelo está sucio .
si el sábado hace demasiado calor , me acostaré temprano .
el servicio de lavandería está incluido en el precio .
¿ hay alguien aquí que hable inglés ? mis padres no hablan francés .
el castillo de Venecia es más antiguo que el de Roma .
la suite que reservé la semana pasada es demasiado pequeña .
después del almuerzo los niños quieren probar el queso de la región , pero antes tienen que dejar sus gafas en la recepción .
quisiera comprar unos pantalones más largos y un sello .
los turistas llegaron tarde porque el tren nocturno quedó cancelado hace nueve días .
ni hablar de que mi hermano participe en el paseo en barco .
no creo que el señor Rossi pueda hablar con el médico .
necesito un taxi desde el supermercado para tres personas a las diez .
lamentablemente el hotel está completo en mayo .
si esta tarde llueve , voy a leer un libro .
quisiera pescado con patatas y una taza de café .
¿ quiere hacer senderismo por la montaña o prefiere alquilar una bicicleta ?
se nos ha acabado la mermelada ; la camarera de piso ha ido a comprar más .
el domingo pasado olvidamos nuestro anillo en el restaurante . ¿ qué deberíamos hacer ?
hemos comprado un recuerdo para nuestro jefe .
¿ tienen una habitación familiar cómoda para cuatro personas para cuatro noches ?
queremos que el camarero espere un momento .
el ascensor está estropeado , así que tenemos que subir a pie a la octava planta .
¿ tienen una habitación para siete personas para tres noches ?
¿ dónde está el cuchillo limpio ? ¿ podría traérnoslo , por favor ?
disculpe , ¿ qué hora es ? - son las once y diez .
quisiéramos cinco entradas para la obra de teatro del doce de mayo .
ni hablar de que la señora fotografíe la fortaleza .
anteayer perdí mis gafas de sol y ahora tengo que ir a la oficina de objetos perdidos .
antes de salir de viaje , quisiéramos tomar algo en el bar .
le pedí al mozo que nos trajera tres vasos de vino blanco , pero no ha pasado nada .
¿ podría dejar la habitación a las cuatro y diez ?
un billete de ida a Edimburgo , por favor , en primera clase .
la guía con la que el señor Navarro habló esta mañana era muy amable .
perdí el ferry ayer .
quisiéramos una habitación doble bonita con caja fuerte , por favor .
ellos quisieran comprar un bañador rojo y un mapa .
una pregunta : ¿ podría decirnos si el teatro está abierto hasta las dos menos cuarto ? gracias por su ayuda .
el taxi que ellos pidieron para las cuatro y veinticinco todavía no ha venido .
he olvidado mis gafas de sol en el restaurante .
el barco zarpa a las doce .
lamentablemente no tenemos habitaciones individuales más grandes libres hasta el sábado .
¿ hay una suite más barata libre del veintiséis de junio al veintiocho de febrero ?
tome las pastillas cinco veces al día , después de las comidas .
mi hijo se ha roto la mano y tiene que ir al hospital .
lléveme a la embajada , por favor , tengo prisa .
no vale la pena visitar el teatro de la ópera .
la chaqueta que la camarera de piso encontró en la habitación doscientos siete es de mi hermano .
camarero , pedí una sopa de verduras caliente , pero me ha traído una sopa de tomate .
la familia Moreno se aloja aquí desde el primero de diciembre .
en junio suele hacer mucho sol en Salzburgo .
buenos días , señor Weber . ¿ ha dormido bien ?
¿ qué tiempo hace en Roma en este momento ?
los huéspedes tienen que coger un taxi porque el tren rápido quedará cancelado .
estoy buscando mi collar . ¿ lo ha visto ?
me interesa la famosa catedral . ¿ hay una visita guiada en alemán ?
aunque el técnico ha reparado el inodoro , sigue sin funcionar .
mis hijos pueden tener la habitación familiar con ducha .
disculpe , ¿ está incluida la limpieza final en el precio o tenemos que pagarla aparte ?
el tren para Viena sale a las dos del andén diecisiete .
mi hermano tiene que ir a nadar .
necesitamos algo para las quemaduras de sol .
el señor García no tiene ganas de hacer un picnic .
hasta que llegue mi mujer , queremos ir a la playa .
tengo que quedarme unos días más .
¿ cuánto cuesta una habitación familiar más grande con ducha por noche ?
a mi hijo le gustó mucho la visita guiada .
el desayuno se sirve a partir de las once menos cuarto en el comedor .
¿ cuándo abre la fortaleza los sábados ?
el avión a Edimburgo aterriza a las nueve y cinco .
seis sellos para cartas a Portugal , por favor .
cinco sellos para cartas a México , por favor .
el tren nocturno para Valencia sale a las siete y diez del andén diecisiete .
queremos ir al cine en lugar de participar en el paseo en barco .
¿ podría llamar a un médico , por favor ? gracias por su ayuda .
no como ni verduras ni champiñones .
mi hermana quiere cambiar de habitación porque los vecinos hacen demasiado ruido .
hemos perdido nuestra llave y nuestra bolsa de viaje marrón .
una suite cuesta treinta y siete euros por noche , y la media pensión está incluida .
mi hijo está a punto de hablar con la guía .
mi reloj va atrasado ; ya son las cinco y veinticinco .
¿ quién puede abrir la ventana ?
la barca que los turistas alquilaron tiene una rueda pinchada .
buenos días , ¿ quieres participar en la visita guiada o prefieres nadar en el lago ?
ni hablar de que los huéspedes visiten la fortaleza y el ayuntamiento .
es posible que el señor Serrano se quede siete noches el fin de semana .
lamentablemente ya no quedan entradas para la fiesta .
pensamos visitar el mercado cubierto y el monasterio .
la motocicleta que los niños alquilaron tiene una rueda pinchada .
mi marido quisiera comer algo porque tiene hambre .
el trayecto dura dos horas y cuarenta y cinco minutos .
llegamos tarde porque el tren estaba lleno anteayer .
mi hija pagará en efectivo .
el ferry zarpará a las dos .
no tengo tiempo de probar el queso de la región .
disculpe , ¿ qué línea de metro va a la embajada ?
lloverá esta noche .
hablo inglés , pero no entiendo el portugués .
voy a ir a la playa más tarde .
los turistas se han quedado dormidos . ¿ qué deberían hacer ?
se nos ha acabado la sal ; la recepcionista ha ido a comprar más .
¿ cuándo sale el último tren rápido para Múnich ?
la comisaría está detrás del acuario .
no se preocupe , señora Miller , le pediremos un taxi .
la sopa que pedimos está demasiado salada .
mi hija quisiera comprar una blusa y chocolate .
no como ni queso ni pescado .
quisiéramos saber si el autocar para en Múnich .
buenos días , ¿ cuánto cuesta enviar una carta a Irlanda ?
necesitamos un taxi desde la oficina de turismo para tres personas a las nueve .
tenemos que pagar un ojo de la cara por el bañador .
el grifo está fuera de servicio desde ayer .
los huéspedes se quedan hoy en el hotel porque están cansados .
el trayecto dura seis horas y cuarenta minutos .
me quedo con la habitación individual luminosa .
estoy seguro de que visitaré el castillo dentro de dos días .
el aire acondicionado hace demasiado ruido .
¿ le importaría llevar las maletas al coche ?
quisiera un asiento en el pasillo para el viernes .
el libro que la camarera de piso encontró en la habitación trece es de mi hermano .
la ventana no se puede abrir , y el frigorífico es demasiado ruidoso .
creo que puedo alquilar un coche pronto .
disculpe , ¿ cuánto cuesta el jersey del escaparate ?
los huéspedes están intentando ir a la peluquería .
ella quisiera comprar un bañador azul y una pila .
lléveme a la parada de taxis , por favor , tengo prisa .
si mañana hace demasiado calor , voy a quedarme en el hotel .
no creo que la señora Walker pueda visitar el ayuntamiento y el hermoso ayuntamiento dentro de dos horas .
¿ podríamos dejar la habitación a las dos y veinte ?
buenas noches , soy Serrano , de la habitación cuarenta y tres . envíe al mozo , por favor .
es posible que mis hijos se queden en el hotel después del desayuno .
la señora quisiera pagar con tarjeta , pero el aparato no funciona .
acabo de enviar una postal a Salzburgo .
cuando lleguemos a Granada , vamos a hacer senderismo por la montaña .
un taxi a la comisaría cuesta unos setenta euros .
si no es mucha molestia , ¿ podría traernos una botella de agua mineral ?
la cuenta asciende a trece euros , incluido el minibar .
el camarero nos ha traído un helado en lugar de una buena sopa de pescado .
por culpa del atasco el señor Brown llegó demasiado tarde a la librería .
sería muy amable de su parte limpiar la habitación ciento uno .
¿ podría venir alguien a la habitación treinta y cuatro ? el frigorífico no funciona .
el desayuno cuesta treinta y cinco euros al día .
¿ cuándo cierra el famoso mercado cubierto los domingos ?
quisiera alquilar un coche y comprar una guía de viajes .
es importante que la señora reserve una habitación doble pequeña antes de las seis menos cuarto .
quisiera una habitación con caja fuerte y vistas al río .
tenemos muchas ganas de ir a bailar el martes .
necesitamos algo para el dolor de cabeza .
ayer por la noche tuve que reservar una suite más barata para tres noches .
¿ desea pagar por transferencia o en efectivo , señor Walker ?
¿ puedo dejar aquí mi bolso hasta las diez ?
para mí una sopa fría y seis vasos de vino tinto , por favor .
el grifo está fuera de servicio desde esta mañana .
¿ puedes ayudarnos con el equipaje , por favor ?
nos resfriamos el veintisiete de agosto .
hace nueve días queríamos esperar en el bar .
mi hijo tiene treinta y nueve grados de fiebre y tos .
una pregunta : ¿ podría traernos un poco más de fruta , por favor ?
me alegro de que reservemos una habitación grande para nueve noches mañana a las doce y cuarto .
es importante que mi hijo cambie dinero antes de la una y cuarto .
hemos oído que la reunión empieza a las dos y media .
¿ cuándo abre el faro los miércoles ?
de la oficina de objetos perdidos al monasterio hay solo veinte minutos a pie .
creo que volaremos a Berlín mañana por la mañana .
¿ sabe cómo se va del cajero automático a la hermosa torre ?
el billete a Varsovia cuesta dieciséis euros , pero solo tenemos un billete de cien euros .
¿ sabía que el faro abre a las diez menos cuarto ?
quisiera un apartamento pequeño con terraza , por favor .
el hotel más barato de Hamburgo está junto al mar .
no se olvide de hablar más despacio , por favor .
tenemos que coger un taxi porque el autocar está lleno .
el señor Brown vino a Colonia para tomar algo en el bar .
el médico dice que los niños tienen que quedarse en la cama durante ocho días .
¿ dónde está la plancha ? ¿ podría traérnosla , por favor ?
quisiera alquilar una barca por ocho días .
mi compañero ha ido en tren a Hamburgo .
él tiene muchas ganas de visitar la exposición y el acuario mañana .
solemos levantarnos a las diez menos veinte .
¿ tenemos que hacer transbordo en Roma o hay un tren directo ?
la cerradura de la puerta está estropeada , y no encontramos la llave .
¿ hay una habitación libre del veintiuno de septiembre al doce de julio ?
tenemos que pagar un ojo de la cara por la falda azul .
necesitamos la lista de precios . ¿ nos la puede dar ?
acabamos de llegar a Ginebra .
antes de salir de viaje , quisiéramos ir a la ópera .
quisiera un asiento en el coche restaurante para el domingo .
para mí una buena sopa de verduras y un vaso de zumo de manzana , por favor .
llame a un médico , por favor , mi hermano se ha roto la pierna .
si el sábado hace buen tiempo , mi mujer participará en la visita de la ciudad .
¿ cuánto cuesta el bolso rojo del escaparate ?
mi reloj va atrasado ; ya son las cinco .
tengo que ir al banco antes de las cuatro y media porque necesito dinero .
no se olvide de darme una habitación individual con vistas al lago , por favor .
nos interesa el mercado cubierto . ¿ hay una visita guiada en francés ?
la camarera de piso dice que la sala de desayunos cierra a las seis y veinticinco .
los huéspedes tienen que acostarse temprano .
de la parada de taxis al museo hay solo cinco minutos a pie .
¡ buen provecho ! la sopa de pescado es la especialidad de la casa .
llegamos el jueves dos de abril a las doce y cinco .
aunque ella está enferma , quiere tomar algo en el bar .
el pronóstico dice que va a nevar el viernes .
¿ podría decirme si el comedor cierra a las once ?
¿ cuánto cuestan los pantalones del escaparate ?
¿ nos puede dar la llave de la habitación ciento uno ?
buenas noches , ¿ tienen platos sin champiñones ?
creo que el señor Dubois puede comer algo .
las plantas de la novena planta necesitan agua .
de la playa a la iglesia hay solo quince minutos a pie .
Anna , ¿ puedes prestarme cien euros ?
en enero suele hacer mucho viento en Bruselas .
el juez está todavía en el juzgado , no podemos hablar con él antes de las nueve y cuarto .
la ventana no se puede cerrar , y el despertador está estropeado .
mi mujer está buscando su anillo . ¿ lo ha visto ?
mi mujer llega el jueves veintisiete de julio a las once menos cuarto .
lleve el equipaje a la habitación , por favor .
preferiríamos un apartamento tranquilo que tenga balcón .
se tarda tres horas en llegar a Barcelona en coche .
el museo de arte está abierto desde las siete y veinticinco hasta las once y cuarto , pero los lunes está cerrado .
el castillo de Sevilla es más antiguo que el de Ginebra .
una mesa para tres , por favor .
mi mujer tuvo que ir a la playa el domingo pasado .
el camarero nos ha traído una pizza en lugar de un helado .
aunque el señor Wilson está cansado , quiere reunirse con unos amigos en la estación .
me intereso por la arquitectura .
no tenemos ganas de visitar el teatro antiguo .
¿ han encontrado un reloj ? me lo he dejado en la habitación cuarenta .
¿ quieres ir a nadar o prefieres comprar un recuerdo ?
¿ tienen platos sin carne ?
mis hijos no están satisfechos con la habitación porque el aire acondicionado hace demasiado ruido .
mi marido quiere cambiar de habitación porque el colchón no está hecho .
perdimos nuestra tarjeta de crédito anteayer .
los niños no tienen hambre , pero quisieran un trozo de pastel .
una pregunta : ¿ desea pagar con tarjeta de crédito o en efectivo , señor Navarro ?
¿ hay una suite libre del tres de septiembre al veintitrés de noviembre ?
buenas noches , señora Schmidt . ¿ ha tenido un buen viaje ?
hay un error en la cuenta : no hemos tomado ninguna pizza vegetariana .
queremos tomar algo en el bar .
buenas noches , ¿ puedes llevar el equipaje a la habitación , por favor ?
lamentablemente ya no quedan entradas para la película .
¿ puedo probarme la chaqueta ?
¿ de dónde eres , Martin ? - soy de Escocia .
la señora García está esperando el autobús para Lisboa .
quisiéramos reservar una habitación doble para una noche .
un taxi al cajero automático cuesta unos treinta y ocho euros .
su habitación está en la tercera planta , al lado del ascensor .
para mí un buen filete y ocho vasos de vino blanco , por favor .
la señora Becker quisiera descansar un poco porque está agotada .
ni hablar de que nuestros amigos visiten el museo .
necesitamos algo para la fiebre .
disculpe , ¿ sabía que el ayuntamiento abre a las dos ?
estoy buscando mi cartera marrón . ¿ la ha visto ?
¿ cuánto cuesta una suite tranquila con escritorio por noche ?
una pregunta : ¿ podría darme el número de teléfono del aeropuerto ?
mi mujer llega el martes quince de octubre a las nueve menos cuarto .
dudo que mi hijo descanse un poco .
mi marido sabe que la embajada está cerrada los sábados .
preferiríamos una suite que tenga televisor .
nevará , por eso voy a ir al cine .
¿ cuántos vasos necesita ? - ocho , por favor .
los niños toman leche en el desayuno , pero yo prefiero zumo de manzana .
¿ podría preparar la cuenta de la habitación ocho ? nos marchamos hoy .
mi compañero vino a Edimburgo para ir al mercado .
el hotel en el que estuve en Colonia tenía piscina .
Paul , ¿ puedes esperarme ?
acabo de cambiar el sombrero más barato por otra cosa .
la recepcionista dice que la película tiene lugar en el casco antiguo .
el tren regional para Lisboa sale a las doce y veinte del andén dieciocho .
¿ a qué distancia está el monasterio de aquí ?
el supermercado está detrás del ayuntamiento .
un billete de ida a Zúrich , por favor , en primera clase .
hola , ¿ podría decirme si la conferencia empieza a las diez menos cuarto ?
la falda roja cuesta noventa y cinco euros , pero las botas más baratas son más baratas .
el señor Serrano ha perdido su cámara y su libro .
ella tiene que alquilar una bicicleta .
llegamos tarde porque el tren rápido llegó con retraso .
creo que puedo pagar con cheque esta tarde .
se tarda una hora en llegar a Roma .
no creo que mi compañero vaya al mercado esta noche .
ni hablar de que mi hijo visite la torre y el hermoso teatro .
como el tren llega con retraso , no llegaremos hasta las nueve y veinte .
la estación de metro está delante del monasterio antiguo .
la llave de la habitación que la camarera de piso encontró debajo de la cama es de mi hija .
el avión de Granada aterriza a las cuatro y veinte .
la guía quiere saber si quiero almorzar en la terraza esta noche .
quisiera una habitación doble con chimenea , por favor .
mi hija se ha roto el brazo y tiene que ir al hospital .
la habitación individual que reservamos en enero está en la octava planta .
¿ han encontrado un paraguas ? nos lo hemos dejado en la habitación doscientos quince .
mi hijo trabajó en la biblioteca .
quisiéramos jamón y huevos y una taza de café .
no hace falta que me traiga el contrato , el camarero ya me lo ha dado .
se tarda seis horas en llegar a Barcelona en coche .
mi compañero lleva desde las siete y media intentando cancelar su reserva .
en Colonia lleva nueve días nevando .
hay una guía de viajes sobre la mesa de la habitación quince .
hasta que lleguen los niños , quiero comprar unos sellos .
ayer por la tarde me perdí en la ciudad .
hay que limpiar estas blusas antes del domingo .
quisiera que me despertaran a las seis y veinte , habitación cuatro .
antes de marcharme , quisiera comprar un billete para Salzburgo .
¿ cuándo sale el primer tren nocturno para Múnich ?
aquí tiene su tarjeta , señora Dubois . su habitación está en la sexta planta .
él no tiene tiempo de nadar en el lago .
¿ han encontrado un anillo ? me lo he dejado en la habitación doscientos uno .
antes de que anochezca , quisiera nadar en el lago .
la familia Walker se aloja aquí desde el cinco de junio .
¿ podría pasarme la miel , por favor ?
el partido que quería ver fue ayer .
¿ tienen una suite para dos personas para dos noches ?
no podemos dormir porque el sofá no está hecho .
sería muy amable de su parte traernos una cama supletoria y una taza .
me han robado mi carné de conducir y mi llave del coche .
no comemos ni jamón ni verduras .
tengo que pagar un ojo de la cara por el jersey .
¿ cuánto cuesta enviar una carta a Francia ?
quisiera pollo con arroz y ocho vasos de limonada .
mis hijos están de buen humor porque está nublado .
mi compañero quiere cambiar de habitación porque el espejo es muy viejo .
no hay agua en nuestra habitación .
dudo que probemos el vino de la región esta tarde .
una pregunta : ¿ quieres nadar en el lago o prefieres dar un paseo por el bosque ?
disculpe , si no es mucha molestia , ¿ podría enviar a alguien a la habitación treinta y cinco ?
quisiéramos tres entradas para el partido de fútbol del quince de junio .
¿ conoce un buen restaurante cerca de la playa ?
la torre está abierta desde las once menos veinte hasta las seis menos cinco , pero los martes está cerrada .
después del desayuno mi hija quiere ir a la playa , pero antes tiene que dejar su diario en la recepción .
la visita guiada tiene lugar en el teatro de la ópera .
aunque el técnico ha reparado la ducha , sigue sin funcionar .
¿ cómo se llama ? - me llamo David Wilson .
¿ cuánto cuesta una habitación individual con bañera por noche ?
el director esperará un momento .
el director quiere saber si ellos participarán en la visita guiada .
¿ hay alguien aquí que hable francés ? mi marido no habla portugués .
buenos días , ¿ sabe cuándo abre la fortaleza ?
no tenemos tiempo de hacer un picnic .
en junio suele hacer mucho calor en Edimburgo .
la ventana no se puede cerrar , y el ascensor es demasiado ruidoso .
quiero que me ayude con el equipaje .
estará nublado mañana .
quisiéramos una habitación con televisor y vistas al lago .
el camarero me ha traído un helado en lugar de una buena sopa de tomate .
él leyó un libro el catorce de septiembre .
¿ sería posible que limpiara la habitación doscientos quince ?
siento que mi hermano haya roto el plato .
una pregunta : ¿ sería posible que me diera un apartamento más grande con vistas al casco antiguo ? muchas gracias .
mi hermana ha cambiado su vuelo .
su habitación está en la sexta planta , al final del pasillo .
quisiéramos fideos con champiñones y ocho vasos de vino blanco .
el camarero nos ha traído una sopa de verduras en lugar de una pizza pequeña .
el huésped de la habitación cincuenta y siete ha pedido el desayuno .
¿ tenemos que hacer transbordo en Lisboa o hay un tren directo ?
el señor Rossi quisiera cambiar ciento cincuenta dólares por euros .
hemos olvidado pagar con cheque .
me interesa el ayuntamiento . ¿ hay una visita guiada en francés ?
¿ de dónde eres , David ? - soy de Inglaterra .
quisiéramos reservar una habitación doble más grande para cinco noches .
la recepcionista quiere saber si queremos cancelar nuestro pedido esta tarde .
¿ podría darnos el número de teléfono de la estación ?
alquilé una bicicleta .
el director reparará el inodoro .
el hotel en el que estuvimos en Valencia tenía piscina .
siento que nos hayamos perdido en el bosque .
me alegro de que hablemos con el cocinero .
quisiera dos entradas para el partido de fútbol del dieciocho de mayo .
quisiéramos una habitación familiar grande con caja fuerte y vistas al río .
mi marido pasó seis días en Hamburgo y ocho días en Praga .
mañana por la mañana quiero alquilar una motocicleta .
tenemos que recoger nuestro anillo caro .
quisiera quejarme : el espejo está sucio y el apartamento huele a humo .
la señora Walker llamó a las tres y dejó un recado para el señor García .
mis hijos quisieran cambiar ochenta francos suizos por euros .
estamos buscando nuestra bufanda . ¿ la ha visto ?
nos gusta mucho el acuario .
creo que me levantaré temprano .
queremos que el mozo limpie la habitación .
aunque nieva , ellos van a visitar el zoo .
el vuelo de París fue cancelado por la niebla .
espero que nos registremos .
¿ cuándo sale el primer tren nocturno para Praga ?
llame a un médico , por favor , mi marido se ha desmayado .
ella lleva desde las siete intentando cambiar su vuelo .
¿ tienen una habitación para siete personas para cuatro noches ?
al señor Moreno le gustó mucho el partido de fútbol .
el anillo caro que la camarera de piso encontró en la habitación ciento doce es de mis hijos .
la farmacia está delante del famoso teatro de la ópera .
quisiera quejarme : la ventana no está limpia y los vecinos escuchan música alta .
quisiera un asiento junto a la ventana para Edimburgo .
como el tren llega demasiado tarde , no llegaremos hasta las seis y cuarto .
el señor Navarro se queda hoy en el hotel porque está enfermo .
lloverá mañana , por eso mi hija va a leer un libro .
¿ desea pagar con tarjeta de crédito o en efectivo , señor García ?
¿ qué recomienda , la sopa de tomate o la sopa de verduras ?
hará sol , por eso mi hija va a acostarse temprano .
Anna , ¿ puedes darme el bolígrafo ?
es una lástima que el apartamento esté sucio .
¿ puede confirmar la reserva , por favor ?
mi hija teme que el tren rápido esté lleno .
¿ cuánto cuestan las entradas para el concierto del martes ?
dudo que la señora visite la hermosa fortaleza y la fortaleza .
siento que nos hayamos resfriado ayer por la noche .
quisiera reservar una suite pequeña para tres noches .
no hay toallas en el cuarto de baño .
la chaqueta verde cuesta veintiocho euros , pero el bolso negro es más barato .
el castillo está abierto desde la una y media hasta las diez , pero los jueves está cerrado .
el tren nocturno llega a Edimburgo a las seis y diez .
primero quisiera aparcar mi coche en el garaje y después comprar unos recuerdos .
primero quisiera recoger mi abrigo y después reunirme con unos amigos en la estación .
quisiéramos que nos despertaran a las seis y veinte , habitación doscientos veinte .
espero que mi marido pueda ir a bailar mañana por la noche .
¿ podría uno de sus compañeros darme la llave de la habitación treinta y cuatro ?
de la panadería al acuario hay solo diez minutos a pie .
nevará esta noche .
si el miércoles hace demasiado calor , vamos a ir al cine .
disculpe , ¿ cómo llego al cajero automático ?
mi hermano toma té en el desayuno , pero yo prefiero té .
denos una suite con vistas al parque , por favor .
quisiera saber si el barco zarpa a las cuatro menos veinte .
después de la cena queremos probar el vino de la región , pero antes tenemos que enviar una postal a Salzburgo .
primero quisiera cambiar mi vuelo y después dar un paseo por el parque .
el director quiere saber si quiero quedarme hasta el jueves .
el ascensor está estropeado , así que tenemos que subir a pie a la novena planta .
el médico dice que mis hijos tienen que tomar las pastillas durante cuatro días .
no como ni queso ni carne .
ellos han comprado un recuerdo para su abogado .
¿ sabía que el museo abre a las nueve y media ?
el ascensor está estropeado , así que tengo que subir a pie a la quinta planta .
el señor Taylor no está en este momento . ¿ quiere dejar un recado ?
¿ podría pedirnos un taxi , por favor ?
no hace falta que me traiga la hoja de registro , el camarero ya me la ha dado .
antes de marcharnos , quisiéramos aparcar nuestro coche en el garaje .
creo que mi marido puede ir al teatro .
quisiera una habitación familiar luminosa con baño , por favor .
¿ podría preparar la cuenta de la habitación veintiuno ? nos marchamos dentro de seis horas .
ella tiene que hacer transbordo en Praga .
estamos buscando nuestro reloj . ¿ lo ha visto ?
¿ nos puede hacer una foto ?
el billete a Ginebra cuesta veinticuatro euros , pero ella solo tiene un billete de cien euros .
mi compañero quiere ir a la playa en lugar de participar en el curso de idiomas .
mi hermana tuvo que pagar en efectivo .
no estoy satisfecho con la habitación porque el ascensor hace demasiado ruido .
¿ podría decirme si el paseo en barco tiene lugar en el casco antiguo ?
tenemos que hacer transbordo en París .
la familia Miller se aloja aquí desde el doce de enero .
quiero cambiar de habitación porque el ascensor está estropeado .
llame a un médico , por favor , mi hija se ha roto la pierna .
antes de que salga el tren , quisiera participar en la conferencia .
la mujer con la que mi hermano habló ayer era muy amable .
¿ cómo se llama ? - me llamo Paul Moreno .
hará mucho calor .
ella se queda hoy en el hotel porque está enferma .
me marcharé la próxima semana .
hasta que lleguen los niños , queremos comprar una postal .
su habitación está en la octava planta , a la izquierda .
tengo que coger un taxi porque el autobús llegará demasiado tarde .
¿ conoce un buen restaurante cerca del cajero automático ?
los huéspedes que están en la segunda planta quisieran prolongar su estancia .
a la señora Navarro le gusta dormir con la ventana abierta .
aunque tengo dolor de cabeza , quiero ir a la playa .
la oficina de objetos perdidos está al lado de la biblioteca .
¿ qué recomienda , la sopa vegetariana o el helado ?
a las siete y cuarto quiero ir a la policía .
para mí una pizza y un vaso de zumo de naranja , por favor .
buenos días , ¿ qué tiempo hace en Berlín en agosto ?
hola , soy García , de la habitación trescientos quince . envíe al mozo , por favor .
¿ podría guardar el equipaje hasta las dos y media , por favor ?
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la agencia de viajes .
le pedí a la recepcionista que rellenara el formulario , pero no ha pasado nada .
¿ podría apagar la luz , por favor ?
necesitamos un taxi desde la panadería para tres personas a las tres y cuarto .
me llamo Wagner , tengo una reserva para siete noches .
buenos días , ¿ hay una habitación individual libre del diecisiete de marzo al veintidós de diciembre ?
podemos quedarnos en el hotel esta tarde .
el ferry zarpa a las seis menos cuarto .
cuando la guía habla italiano , me suena a chino .
quisiera una suite bonita con balcón y vistas al casco antiguo .
debe de ser un error : reservé un apartamento , no un apartamento tranquilo .
hasta que llegue mi hermana , quiero dar un paseo por el parque .
la hermosa iglesia está abierta desde la una y diez hasta las ocho menos cuarto , pero los martes está cerrada .
va a llover mañana .
¿ sabe cómo se va de la estación de metro a la iglesia antigua ?
aunque estoy cansada , quiero ir al mercado .
mi compañero piensa hacer un picnic .
necesito la hoja de registro . ¿ me la puede enviar ?
dudo que la señora Navarro se reúna con unos amigos en la estación .
mis padres tienen que hacer transbordo en Venecia .
lloverá , por eso el señor Weber va a descansar un poco .
del banco al famoso monasterio hay solo diez minutos a pie .
el médico dice que el caballero tiene que tomar las pastillas durante siete días .
no puedo dormir porque el aire acondicionado hace demasiado ruido .
la señora Fischer va a esperar en el vestíbulo dentro de una hora .
quería preguntarle si podría traerme un vaso nuevo y un hervidor .
no se olvide de hacernos una foto , por favor .
la señora Navarro ha perdido su libro y ahora tiene que ir a la policía .
quiero que los huéspedes se reúnan con unos amigos en la estación .
cuando el mozo habla portugués , me suena a chino .
¿ puedo probarme las botas más baratas ? muchas gracias de antemano .
por culpa del atasco llegué demasiado tarde a la comisaría .
temo que el autocar llegue con retraso .
quisiera saber si el tren nocturno tiene coche restaurante .
¿ hay una oficina de objetos perdidos cerca de aquí ?
¿ le importaría enviar a alguien a la habitación trescientos veinte ?
desde el balcón se pueden ver la famosa catedral y el mar .
¿ cuándo tengo que salir de la habitación ?
mi hermana tiene que quedarse cinco noches .
hola , si no es mucha molestia , ¿ podría reservarme una mesa junto a la ventana ?
le encantaría fotografiar el castillo .
¿ sabe cómo se va del hospital al museo de arte ?
mi hijo quiere reservar una habitación luminosa .
si el autocar está lleno , cogeremos un taxi .
buenos días , ¿ hay un apartamento luminoso libre del veintiséis de octubre al cuatro de febrero ?
disculpe , ¿ cómo llegamos a la oficina de correos ?
¿ a qué distancia está la iglesia antigua de aquí ?
participaremos en la visita guiada .
no creo que mi hermana pueda comprar unos recuerdos .
si mañana hace demasiado calor , quiero quedarme en el hotel .
el señor Weber ha escrito una carta a su abogado .
buenas noches , ¿ cuánto cuesta enviar una carta a Alemania ?
¿ sabe cómo se va de la oficina de turismo al monasterio ?
a mi hermana le gusta levantarse tarde .
el hervidor de la habitación cuarenta y cinco no funciona .
un apartamento más grande cuesta ciento veinte euros por noche , y el servicio de habitaciones está incluido .
llámenos en cuanto el taxi llegue , por favor .
él tiene que cambiarse a otra habitación .
¿ podría decirnos si el museo abre a las ocho menos cuarto ?
mis hijos están a punto de reservar una habitación familiar más barata .
buenos días , ¿ puede llamar a la policía , por favor ? gracias por su ayuda .
si mañana hace demasiado frío , tomaré algo en el bar .
ayer por la noche mis hijos compraron unas postales .
¿ cómo se enciende el aire acondicionado ?
mi compañero habla portugués , pero no entiende el francés .
ella tiene una reserva .
¿ qué recomienda , la pizza pequeña o la buena sopa de pescado ?
¿ sabía que la obra de teatro dura una hora ?
el huésped de la habitación treinta y uno ha perdido su llave .
mi compañero se ha roto la pierna y tiene que ir al hospital .
camarero , pedí una sopa caliente , pero me ha traído un helado .
ellos acaban de cambiar la camisa roja por otra cosa .
me he duchado .
¿ podría traducir esta frase y esperar un momento ?
mi reloj va atrasado ; ya son las once y media .
espero que mi mujer pueda ir a bailar mañana .
ella tiene que hacer cola cuatro horas en la estación .
la sopa de verduras está demasiado salada .
hay crema solar sobre la mesa de la habitación cuatrocientos diez .
estas botas son demasiado grandes .
tengo que hacer cola cuatro horas en el aeropuerto .
quiero cambiar de habitación porque el inodoro está fuera de servicio .
si no es mucha molestia , ¿ podría limpiar la habitación ?
el concierto dura una hora .
no creo que ellos compren unos sellos después del almuerzo .
la oficina de objetos perdidos está al lado de la famosa fortaleza .
¿ cuánto cuesta alquilar una motocicleta por cinco días ?
si el tren nocturno llega con retraso , tengo que ir a pie .
siento que hayamos olvidado nuestras gafas en el taxi .
estoy acostumbrada a acostarme tarde .
cuando llegue a Roma , voy a dar un paseo por el bosque .
¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
mi hija ha comprado un sello para sus padres .
¿ podría pasarnos la mermelada , por favor ?
¿ cuántos platos necesita ? - seis , por favor .
la cerradura de la maleta está estropeada , y no encuentro la llave .
llego el viernes dieciséis de febrero a las cinco y cuarto .
los niños pueden tener la suite pequeña con televisor .
es importante que mi hija pague con tarjeta de crédito hoy .
somos de México , pero vivimos en París desde hace ocho años .
quisiera hablar con el señor Moreno , por favor .
¿ podría decirnos de dónde sale el autocar para Múnich ?
no se olvide de limpiar la habitación , por favor .
el monasterio es más grande que el zoo .
el huésped de la habitación cuarenta y tres se marcha mañana .
después del almuerzo queremos hacer senderismo por la montaña , pero antes tenemos que dejar nuestro libro en la recepción .
la chaqueta que compré es demasiado larga .
la señora Rossi celebra su cumpleaños mañana ; quisiera encargar flores .
el ascensor está estropeado , así que tenemos que subir a pie a la primera planta .
no creo que volemos a Atenas mañana .
quisiera reservar una suite bonita para seis noches .
¿ puede confirmar la reserva por correo electrónico ?
preferiría una habitación que tenga televisor .
buenas noches , mi hija está buscando su portátil . ¿ lo ha visto ?
si mañana hace demasiado frío , ella va a desayunar en el restaurante .
¿ podría preparar la cuenta de la habitación veintiuno ? nos marchamos mañana .
el tren rápido sale a las seis menos diez .
la ensalada está fría .
la radio está fuera de servicio desde el viernes .
la camisa cuesta sesenta y cinco euros , pero el jersey es más barato .
es posible que mi marido tome algo en el bar esta tarde .
hola , la señora Becker no está hoy . ¿ quiere dejar un recado ?
el concierto que quería ver empieza a las doce .
tenemos que ir al banco antes de las dos y media porque necesitamos dinero .
quisiéramos una habitación doble grande con televisor y vistas al castillo .
tres billetes de ida a Ginebra para el veintiuno de agosto , por favor .
quisiéramos que nos despertaran a las tres y veinte , habitación ciento uno .
aunque hace mucho calor , mis padres van a hacer senderismo por la montaña .
mi hermano puede tener la habitación tranquila con balcón .
llegamos tarde porque el tren nocturno estaba lleno .
la comida de este restaurante es demasiado cara , pero el servicio es antipático .
¿ le importaría traerme cinco tenedores ?
¿ podría preparar la cuenta de la habitación catorce ? nos marchamos mañana .
me gustó mucho la fiesta .
el billete a Roma cuesta cuarenta euros , pero solo tenemos un billete de cincuenta euros .
el huésped de la habitación ciento doce no se encuentra bien .
¿ podría decirme si el comedor cierra a las cuatro ?
Bruselas es la ciudad más bonita que he visto nunca .
llame a una ambulancia , por favor , mi hija ha tenido un accidente .
nuestros amigos dejaron su billete de avión en casa el sábado pasado .
no creo que mi hija deje el hotel el próximo miércoles .
mis hijos conocen bien Venecia .
quisiera ir a la peluquería .
me he dejado mi cartera en el tren a Sevilla .
cuando llegamos a Sevilla , el despertador estaba fuera de servicio .
mi mujer piensa ir al mercado .
quería preguntarle si podría llevar el equipaje a la estación .
¿ quiere visitar el ayuntamiento y el museo o prefiere fotografiar el museo ?
quisiera que me despertaran a las dos , habitación cuarenta y tres .
una suite cuesta noventa euros por noche , y el servicio está incluido .
si mañana hace demasiado frío , vamos a leer un libro .
el museo de arte es más antiguo que el castillo .
mi hermano tiene que hacer cola cinco horas en el museo .
la oficina de correos está al lado de la fortaleza .
la guía con la que hablé ayer era muy amable .
¿ podría esperar un momento , por favor ? muchas gracias de antemano .
¿ sabía que la tasa turística es gratis ?
necesito un taxi al aeropuerto para ocho personas a las cuatro y cinco .
el móvil nuevo que la camarera de piso encontró en la habitación cuatrocientos uno es de mi hijo .
¿ podría explicarnos la confirmación de la reserva y planchar esta blusa ?
¿ le importaría confirmar la reserva por correo electrónico ?
la macedonia de frutas que pedimos está fría .
solemos levantarnos a las siete menos cuarto .
antes de marcharnos , quisiéramos dejar nuestro diario en la recepción .
el camarero dice que el partido de fútbol empieza a las doce menos cuarto .
la barca que alquilé es demasiado pequeña .
¿ podría enseñarnos en el mapa dónde está el mercado cubierto ?
preferiríamos una habitación grande que tenga escritorio .
disculpe , ¿ cómo llegamos a la playa ?
como el tren nocturno queda cancelado , no llegaremos hasta las doce y media .
los turistas quisieran beber algo porque tienen sed .
es posible que hagamos un picnic .
mi hija tiene treinta y nueve grados de fiebre y tos .
¿ sabe cómo se va de la oficina de correos a la torre ?
quisiera comprar unas botas y una pila .
no tengo ganas de ir a bailar .
la librería está detrás del hermoso teatro .
¿ va este autobús a Zúrich ?
le pedí al mozo que nos recomendara una buena playa , pero no ha pasado nada .
¿ puede la recepcionista traducir este menú ?
sería muy amable de su parte confirmar la reserva por correo electrónico .
quisiera cambiar cien francos suizos por euros .
me alegro de que mi marido pueda cambiarse a otra habitación .
las plantas de la cuarta planta necesitan agua .
la señora Becker celebra su cumpleaños el lunes ; quisiera encargar una botella de vino .
el taxi que pedimos para las seis y cuarto todavía no ha venido .
¿ podría traerme la carta , por favor ?
la macedonia de frutas está fría .
el apartamento tranquilo que reservamos la semana pasada no está listo .
¿ puedes guardar el equipaje hasta las tres menos cuarto , por favor ?
es importante que mi marido cancele su reserva antes de la una menos diez .
la señora Miller está buscando su collar caro . ¿ lo ha visto ?
ellos llevan desde las siete menos cinco intentando comprar un billete para Salzburgo .
me llamo Wilson , tengo una reserva para nueve noches .
no creo que podamos almorzar en la terraza .
¿ qué día es hoy ? - hoy es sábado , veinticuatro de diciembre .
hará sol el jueves .
no se preocupe , señora Wagner , le pediremos un taxi .
mi hermana quería ducharse .
¿ cuándo estará listo mi bolso más grande ?
lamentablemente no tenemos habitaciones dobles libres hasta el viernes .
si el domingo nieva , nuestros amigos van a acostarse temprano .
necesitamos un taxi desde la panadería para seis personas a las doce .
¿ hay alguien aquí que hable francés ? mi hijo no habla italiano .
un taxi a la panadería cuesta unos treinta y un euros .
el director quiere saber si mi hermano quisiera reservar una mesa para cinco personas esta noche .
el vuelo de Valencia fue cancelado por la niebla .
temo que el tren rápido esté lleno .
quisiera que me despertaran a las dos , habitación ciento uno .
hemos tenido un accidente .
el inodoro no funciona .
aunque llueve , voy a hacer senderismo por la montaña .
la carta que él envió a Múnich todavía no ha llegado .
le pedí al camarero que esperara un momento , pero no ha pasado nada .
la familia Schmidt se aloja aquí desde el trece de febrero .
un billete de ida a Valencia , por favor , en segunda clase .
¿ dónde podemos comprar una pila ?
el tren rápido para Valencia sale a las doce y veinticinco del andén dieciocho .
por culpa del mal tiempo ella tiene más tiempo para dormir .
tuvimos que seguir viaje a Barcelona el sábado pasado .
tenemos que ir al banco antes de las diez y veinte porque necesitamos dinero .
quisiera reservar una habitación doble para una noche .
¿ podría llevar las maletas a la recepción , por favor ?
hablo italiano , pero no entiendo el alemán .
¿ sabe cómo se va de la estación de metro a la fortaleza ?
hace cinco días queríamos descansar un poco .
quisiéramos una suite con balcón , por favor .
queremos que mi hermana haga un picnic .
llego el martes veinticinco de abril a las doce y media .
quisiéramos una habitación doble tranquila con baño y vistas a la plaza .
un billete de ida y vuelta a Berlín , por favor , en segunda clase .
¿ podría decirnos si el restaurante cierra a las ocho menos diez ? muchas gracias .
el castillo de Zúrich es más antiguo que el de Edimburgo .
tengo que coger un taxi porque el tren nocturno está lleno .
me llamo Miller , tengo una reserva para hoy .
¿ puede limpiar la habitación cuatrocientos diez , por favor ?
el señor Taylor quisiera levantarse temprano .
quisiera reservar una mesa para siete personas para las nueve y cuarto .
hay un error en la cuenta : no hemos tomado ninguna sopa de pescado .
la visita de la ciudad dura tres horas .
¡ hasta luego , Martin !
quisiéramos un asiento en primera clase para Ginebra .
quisiera un asiento en primera clase para el domingo .
hemos perdido nuestro carné de identidad y ahora tenemos que ir a la policía .
no vale la pena visitar el famoso faro .
el hotel en el que estuve en Roma era más cómodo .
hola , ¿ puedes guardar el equipaje hasta las once y media , por favor ?
lamentablemente ya no quedan entradas para el partido de fútbol .
¿ podría venir alguien a la habitación doscientos diez ? la suite huele a humo .
buenas noches , ¿ podría traerme un poco más de azúcar , por favor ?
cuando lleguemos a Salzburgo , vamos a fotografiar el monasterio .
mi hijo está a punto de recoger su bolso .
es posible que hagamos un picnic mañana .
mis padres quisieran cambiar ochenta francos suizos por euros .
el ascensor está estropeado , así que tengo que subir a pie a la novena planta .
estamos a punto de reservar una habitación individual grande .
¿ quiere hacer un picnic o prefiere visitar el acuario ?
la película que queríamos ver ya ha empezado .
como el tren rápido lleva diez minutos de retraso , no llegaremos hasta las once y cuarto .
quisiéramos saber si el tren nocturno para en Londres .
se tarda cuarenta minutos en preparar el pastel de manzana .
un billete de ida y vuelta a Sevilla , por favor , en segunda clase .
quiero que nos haga una foto .
una habitación doble cuesta siete euros por noche , y el acceso a internet no está incluido .
él perdió su billete de avión .
antes de que llegue el autobús , quisiéramos ir de compras .
quisiéramos reservar una mesa para cinco personas para las ocho menos cuarto .
pienso dar un paseo por el bosque .
por culpa del mal tiempo tengo más tiempo para leer .
nos han robado nuestra tarjeta de crédito y nuestra bolsa de viaje .
ya no tenemos verduras , pero puedo recomendarle el filete .
antes de marcharnos , quisiéramos pagar la cuenta .
en enero suele hacer mucho viento en Colonia .
deme una habitación familiar con vistas al jardín , por favor .
estoy a punto de enviar una carta a Berlín .
¿ podría la recepcionista explicarnos el recibo ?
se tarda tres horas en llegar a Berlín en coche .
la señora Wagner llegará el dieciséis de enero a las dos y veinte .
ella pasó dos días en Múnich y nueve días en Roma .
he oído que el restaurante está abierto hasta las seis menos cuarto .
disculpe , ¿ qué hora es ? - son las doce menos veinte .
es posible que él pida una pizza dentro de veinticinco minutos .
¿ sería posible que me explicara la confirmación de la reserva ?
el huésped de la habitación cincuenta y nueve ha pedido el desayuno .
los huéspedes que están en la sexta planta se han quejado .
mañana tengo que quedarme unos días más .
hemos comprado una postal para nuestro jefe .
tengo que hacer senderismo por la montaña el próximo mes .
hola , ¿ nos podemos llevar el bolígrafo ?
llévenos a la oficina de correos , por favor , tenemos prisa .
acabamos de llegar a Londres .
el castillo de Granada es más antiguo que el de Atenas .
dudo que probemos el vino de la región mañana a las dos y media .
buenos días , soy Brown , de la habitación cincuenta y tres . envíe al mozo , por favor .
después del almuerzo la señora quiere hacer un picnic , pero antes tiene que pagar en efectivo .
el quince de octubre perdimos nuestra bolsa de viaje y ahora tenemos que ir a la policía .
he comprado crema solar para mi jefe .
la señora Dubois ha cancelado la reserva para el domingo .
no estoy satisfecho con la habitación porque el suelo es muy viejo .
mi marido llega el domingo dieciséis de febrero a las tres menos cuarto .
buenos días , ¿ podría traernos la cuenta , por favor ?
¿ cuánto cuesta un apartamento bonito con ducha por noche ?
la blusa verde cuesta veintún euros , pero la corbata es más barata .
no sé si nos reuniremos con unos amigos en la estación dentro de cinco horas .
mi reloj va atrasado ; ya son las siete .
la cena se sirve a partir de las ocho y media en el jardín .
nos han robado nuestro carné de identidad y nuestro abrigo negro .
me interesa la hermosa biblioteca . ¿ hay una visita guiada en italiano ?
la señora está harta de la lluvia .
quisiéramos una habitación individual con televisor , por favor .
el caballero piensa probar el queso de la región .
disculpe , ¿ cómo llegamos a la comisaría ?
¿ puedes traerme papel de carta , por favor ?
no tenemos ganas de visitar el zoo .
la cena se sirve a partir de las nueve y media en el jardín .
esta noche no va a nevar .
la cuenta asciende a veintún euros , incluido el seguro .
el vuelo de Salzburgo fue cancelado por el mal tiempo .
ellos perdieron el enlace en Bruselas porque el tren rápido llevaba cincuenta minutos de retraso .
el señor García se ha marchado sin pagar la cuenta .
lo sentimos mucho , señor Navarro . el médico vendrá inmediatamente .
tome la tercera calle a la izquierda y verá la iglesia delante de usted .
¿ hay una suite grande libre del veinticinco de julio al veintisiete de septiembre ?
él es de Escocia , pero vive en Edimburgo desde hace tres años .
la señora Schmidt celebra su cumpleaños hoy ; quisiéramos encargar una botella de vino .
el caballero puede tener la habitación doble con baño .
es posible que dejemos el hotel a las doce .
buenos días , soy Weber , de la habitación trescientos quince . necesito una manta adicional .
quiero que lave esta camisa .
quisiera aparcar mi coche en el garaje .
estoy a punto de hablar con el director .
el avión de Lisboa aterriza a las tres .
camarero , pedí un bocadillo , pero me ha traído una macedonia de frutas .
nos han robado nuestro billete de tren y nuestros guantes nuevos .
ellos recogerán su libro mañana .
¿ de dónde eres , Martin ? - soy de España .
la señora Moreno no está hoy . ¿ quiere dejar un recado ?
la librería está a dos pasos de la catedral .
mi hijo quisiera beber algo porque tiene sed .
solemos levantarnos a las once .
confirme la reserva por correo electrónico , por favor .
Salzburgo es la ciudad más bonita que he visto nunca .
me he dejado mi bolsa de viaje en el avión a Múnich .
perdí mi bolsa de viaje el domingo pasado y ahora tengo que llamar al hotel .
la torre , que está a cuarenta y cinco minutos de aquí , merece una visita .
nos interesa el palacio . ¿ hay una visita guiada en inglés ?
él llegó tarde porque el tren quedó cancelado el martes pasado .
no creo que podamos reunirnos con unos amigos en la estación .
acabo de llegar a Colonia .
nuestros amigos son de España , pero viven en Viena desde hace ocho años .
¿ podría traerme jabón , por favor ?
no sé si mi hermana puede ir en tren nocturno a Colonia pronto .
sería muy amable de su parte darnos la llave de la habitación cincuenta y cuatro .
mi hija quisiera ir a la playa y nadar en el lago .
el hotel en el que mi hija estuvo en Viena no era tan caro .
¿ va este autobús a Granada ?
el ferry llega a Dublín a la una menos cuarto .
hasta que llegue mi hermana , queremos fotografiar el famoso teatro .
la señora Fischer piensa ir a bailar .
el director quiere saber si queremos cancelar nuestro pedido .
se tarda seis horas en limpiar la suite .
es posible que ella almuerce en el restaurante esta tarde .
¿ quién puede llevar las maletas al coche ?
debe de ser un error : reservamos una habitación familiar bonita , no una habitación doble .
al señor Rossi le gustó mucho el concierto .
¿ podría preparar la cuenta de la habitación trescientos doce ? me marcho hoy .
el monasterio es más grande que el castillo .
desde el puerto se pueden ver el museo y el castillo .
antes de marcharme , quisiera reservar una mesa para ocho personas .
nos hemos dejado nuestro abrigo en el tren a Valencia .
no se preocupe , señor Becker , le traeremos un hervidor .
¿ podría despertarme a las diez menos cuarto y hacerme una foto ?
hará sol el fin de semana , por eso los turistas descansarán un poco .
no entiendo la cuenta .
¿ sabía que la película empieza a las cuatro y cinco ?
lléveme a la playa , por favor , tengo prisa .
lamentablemente no tenemos suites más grandes libres en diciembre .
la señora López rompió el vaso hace cinco días .
el colchón es demasiado duro .
una habitación individual luminosa cuesta treinta y ocho euros por noche , y el minibar está incluido .
mañana a las nueve tenemos que dejar nuestra cartera negra en la recepción .
hemos perdido nuestra llave de la habitación y nuestras gafas de sol .
¿ puede traernos una cuna , por favor ?
en enero suele hacer mucho frío en Lisboa .
el próximo lunes el señor Brown va a registrarse .
tengo que ir al banco antes de la una porque necesito dinero .
de primero quisiéramos una macedonia de frutas y de segundo carne con verduras .
perdimos el enlace en Colonia porque el tren rápido llegó con retraso hace cuatro días .
el palacio , que está a cuarenta minutos de aquí , merece una visita .
lo sentimos mucho , señor Brown . el cocinero vendrá inmediatamente .
¿ le importaría limpiar la habitación ?
el señor Wilson ha cancelado la reserva para el sábado .
hay un mapa sobre la mesa de la habitación trescientos cuatro .
me han robado mi tarjeta de crédito y mi portátil .
necesito un taxi a la librería para seis personas a las ocho y cinco .
mis padres no están satisfechos con la habitación porque la suite está sucia .
el bañador que compré es demasiado pequeño .
la carretera a Barcelona está cortada , así que tengo que coger el tren .
nos quedamos hoy en el hotel porque estamos resfriados .
quiero que los turistas visiten la famosa iglesia y el teatro de la ópera .
una pregunta : ¿ quién puede prestarme un paraguas ?
hay un error en la cuenta : no he pedido ninguna sopa de pescado caliente .
¿ podemos pagar con cheque ?
los pantalones azules cuestan un ojo de la cara .
siento que ellos hayan olvidado su llave en la habitación .
el señor Moreno siguió viaje a Múnich .
no se preocupe , señora Wagner , repararemos el despertador .
el señor Rossi ha cancelado la reserva para el viernes .
¿ puedes prestarnos una guía de viajes , por favor ?
la reunión tiene lugar en la sala de conferencias .
un taxi a la oficina de turismo cuesta unos cuarenta y cinco euros .
el coche que mi hermano alquiló tiene una rueda pinchada .
tome la segunda calle a la izquierda y verá el zoo delante de usted .
el vestido que compré es demasiado largo .
al señor Dubois le gusta mucho la fortaleza .
no puedo dormir porque los niños hacen demasiado ruido .
espero que nuestros amigos reserven una mesa para ocho personas .
siento que nuestros amigos se hayan resfriado la semana pasada .
¿ le importaría guardar el equipaje hasta la una y media ?
ellos tienen muchas ganas de fotografiar el zoo el jueves .
no hay de qué , señora Rossi . ¡ que tenga un buen día !
el trayecto dura cuatro horas y cuarenta y cinco minutos .
el museo de arte , que está a cuarenta minutos de aquí , merece una visita .
el apartamento bonito que mi hermano reservó por teléfono es demasiado pequeño .
¿ cuándo sale el próximo tren regional para Zúrich ?
¿ cuánto tiempo tenemos antes de que salga el avión ?
quisiéramos pagar por separado . ¿ cuánto cuesta la ensalada ?
quisiéramos pagar por separado . ¿ cuánto cuesta la buena sopa de pescado ?
la señora Dubois llamó a las diez y media y dejó un recado para la señora Brown .
ellos temen que el autocar llegue demasiado tarde .
para mí una pizza y un vaso de agua mineral , por favor .
soy de España , pero vivo en Viena desde hace siete años .
un billete de ida y vuelta a Lisboa , por favor , en segunda clase .
mis padres necesitan una tirita de la farmacia .
quisiera quejarme : el aire acondicionado hace demasiado ruido y los vecinos escuchan música alta .
las plantas de la segunda planta necesitan agua .
tenemos que ir al banco antes de las once menos diez porque necesitamos dinero .
lléveme a la farmacia , por favor , tengo prisa .
queremos que nuestros amigos hagan senderismo por la montaña .
tome la primera calle a la derecha y verá el ayuntamiento delante de usted .
¿ cuánto cuestan los zapatos del escaparate ?
espero que mis padres puedan levantarse temprano .
disculpe , ¿ qué hora es ? - es la una .
¿ qué recomienda , la ensalada grande o la tabla de quesos grande ?
deme su billete de avión y firme aquí , por favor .
¿ le importaría darme la dirección de la oficina de objetos perdidos ?
quisiera reservar una suite cómoda para una noche .
pasamos dos días en Hamburgo y cuatro días en Salzburgo .
he reservado una habitación familiar a nombre de Brown .
mi hermano quiere pedir un helado .
pasé seis días en Ginebra y nueve días en París .
un taxi al aeropuerto cuesta unos treinta y dos euros .
¿ cuándo cierra el famoso museo los miércoles ?
le encantaría hacer senderismo por la montaña .
dudo que él almuerce en la habitación pasado mañana .
la cuenta asciende a veintidós euros , incluido el servicio de habitaciones .
el pastel de manzana que pedimos está quemado .
ella vino a Sevilla para ir a la playa .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la parada de taxis .
¿ dónde puedo comprar un sello ?
mi marido está intentando pagar con tarjeta de crédito .
el médico dice que mi hermana tiene que tomar las pastillas durante seis días .
no como ni queso ni verduras .
¿ de dónde eres , Julia ? - soy de Austria .
la media pensión está incluida en el precio .
queremos visitar el acuario en lugar de alquilar una motocicleta .
¿ dónde tenemos que hacer transbordo para ir a la farmacia ?
hay un cuaderno sobre la mesa de la habitación quince .
¿ podría decirnos a qué hora sale el autobús para Venecia ?
debe de ser un error : reservamos una habitación individual , no un apartamento grande .
¿ cuánto cuesta la blusa más barata del escaparate ?
si el fin de semana hace buen tiempo , mis hijos van a visitar la iglesia .
quisiera una habitación familiar con bañera y vistas al casco antiguo .
quisiera hablar con el señor Wilson , por favor .
vine a Atenas para nadar en el lago .
me llamo Becker , tengo una reserva para nueve noches .
antes de que anochezca , quisiera comprar unas postales .
en la carta no hay ningún plato vegetariano .
ya no tenemos arroz , pero puedo recomendarle la sopa de pescado .
la librería está a dos pasos de la torre .
acabo de llegar a Varsovia .
he comprado un sello para mi oficina .
el señor Miller llegará el nueve de junio a las ocho menos cuarto .
creo que puedo dejar mi bolsa de viaje en la recepción mañana a las seis y cuarto .
quisiéramos que nos despertaran a las dos y media , habitación once .
¿ han encontrado un sombrero azul ? nos lo hemos dejado en el bar .
estoy seguro de que mis padres seguirán viaje a Colonia .
mi mujer ha comprado crema solar para su oficina .
el señor Dubois acaba de llamar a su hermano .
desde el puerto se pueden ver el hermoso teatro y el parque .
¿ cuándo estarán listos mis zapatos cómodos ?
¿ tienen una habitación individual luminosa para siete personas hasta el jueves ?
hemos probado el pescado de la región .
estamos esperando el tren nocturno para Zúrich .
¿ puede la recepcionista guardar el equipaje hasta las ocho y diez ?
como el autocar lleva cinco minutos de retraso , no llegaré hasta las once y cuarto .
¿ podría pasarme la miel , por favor ? muchas gracias de antemano .
quisiera quejarme : el mando a distancia está fuera de servicio y las cortinas son muy viejas .
mi hija tiene treinta y ocho grados de fiebre y tos .
¿ podría pedirme un taxi , por favor ? muchas gracias .
ella quisiera fideos con champiñones y una taza de café .
buenas noches , ¿ podría traernos dos perchas , por favor ?
el castillo de Lisboa es más antiguo que el de Londres .
disculpe , ¿ podría darnos el número de teléfono del hospital ?
el cuarto de baño no está listo .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la oficina de objetos perdidos .
aunque hace mucho calor , iremos a la playa .
¿ podría reservarnos una mesa junto a la ventana y llamar a la policía ?
el viernes a las ocho y cuarto ellos tienen que llamar a su hermana .
hola , soy Becker , de la habitación veinticuatro . necesito una manta adicional .
quisiéramos un apartamento con escritorio y vistas al patio .
la radio está fuera de servicio desde la una .
si mañana nieva , me quedaré en el hotel .
él quiere cambiar de habitación porque el colchón es demasiado blando .
siga todo recto y luego gire a la derecha en la embajada .
¿ puedo probarme las botas cómodas ?
quiero que me despierte a la una y media .
¿ sabe cómo se va de la parada de taxis a la exposición nueva ?
la cuenta asciende a sesenta y cinco euros , incluido el desayuno .
la señora no come ni verduras ni arroz .
¿ podría venir alguien a la habitación diez ? los niños escuchan música alta .
hola , ¿ podría decirnos si la iglesia está abierta hasta las doce y cuarto ?
quisiera hacer un picnic y alquilar una motocicleta .
he descansado un poco .
ellos quisieran cambiar trescientos dólares por euros .
mi hijo lleva desde las seis y cinco intentando cambiar su vuelo .
disculpe , ¿ sabía que la recepción está abierta hasta las dos menos cinco ?
mi compañero vino a Colonia para hacer senderismo por la montaña .
quisiera que me despertaran a las once , habitación treinta y cinco .
el hotel en el que él estuvo en Múnich tenía piscina .
estoy seguro de que ella volará a Colonia el catorce de agosto .
siento que él haya tenido un accidente .
¿ podría dejar la habitación a las seis y cinco ?
¿ cuánto cuesta alquilar una barca por cuatro días ?
sería muy amable de su parte llamar a la policía .
no hay de qué , señor Wagner . ¡ que tenga un buen día !
mis hijos están intentando aparcar su coche en el garaje .
ayer por la tarde perdimos el tren nocturno .
estamos hartos del ruido .
¿ cuánto cuesta enviar una postal a Irlanda ?
¿ podría decirnos si el comedor está abierto hasta las tres menos cuarto ?
mi hermano ha perdido su reloj caro y su libro .
quisiera quejarme : el mando a distancia no funciona y los vecinos hacen demasiado ruido .
no sé si ellos pueden alquilar una bicicleta .
nevará esta tarde .
¿ sabía que la limpieza final es gratis ?
no se permite fumar en el restaurante .
he escrito una carta a mi familia .
nos gusta dormir con la ventana abierta .
hasta que lleguen los niños , queremos ir de compras .
pensamos dar un paseo por el jardín del castillo .
hola , soy Wagner , de la habitación cincuenta y tres . quisiera pedir el desayuno .
¿ podría decirnos a qué hora sale el autocar para Bruselas ?
¿ podría decirnos a qué hora sale el autocar para Venecia ?
quisiera reservar una habitación familiar bonita para tres noches .
acabamos de llegar a Salzburgo .
vine a Madrid para hacer senderismo por la montaña .
siento que el señor Wilson haya perdido su sombrero verde .
no me traiga todavía el filete , por favor .
la señora está de buen humor porque hace sol .
de primero quisiera un pastel de manzana y de segundo carne con verduras .
se nos ha acabado el vinagre ; la camarera ha ido a comprar más .
ya no tenemos fideos , pero puedo recomendarle la sopa fría .
tenemos que hacer cola cuatro horas en la estación .
¿ cuánto se tarda en reparar el frigorífico ?
tres billetes de ida y vuelta a Valencia para el tres de noviembre , por favor .
¿ quién puede esperar un momento ?
el camarero me ha traído una sopa de verduras fría en lugar de un helado .
el señor Navarro ha olvidado hablar con el director .
disculpe , ¿ cuánto cuestan las entradas para la visita de la ciudad del martes ?
siento que hayamos perdido nuestras gafas ayer por la noche .
ellos necesitan algo para el resfriado .
aunque nieva , él va a hacer un picnic .
el aparcamiento no está incluido en el precio .
estoy seguro de que me quedaré unos días más a las tres y media .
¿ puede uno de sus compañeros limpiar la habitación ? muchas gracias de antemano .
antes de marcharnos , quisiéramos hablar con el médico .
el director dice que la obra de teatro empieza a las seis y diez .
cinco sellos para cartas a Inglaterra , por favor .
el vestido que ellos compraron es demasiado pequeño .
del supermercado al acuario hay solo veinticinco minutos a pie .
hola , ¿ cómo se enciende la calefacción ?
a mi mujer le gustó mucho el partido de fútbol .
no se permite fumar en la cuarta planta .
si esta tarde llueve , me quedaré en el hotel .
en febrero suele hacer mucho viento en Venecia .
quisiéramos cuatro entradas para la fiesta del veinticuatro de septiembre .
no hay de qué , señora Becker . ¡ feliz estancia en Lisboa !
aunque nieva , iré a la playa .
cuatro billetes de ida y vuelta a Praga para el veinticuatro de julio , por favor .
soy de España , pero vivo en Múnich desde hace siete años .
no tengo ganas de participar en la visita guiada .
él está esperando el tren rápido para Colonia .
mi hija se ha marchado .
cuando lleguemos a Colonia , vamos a visitar el palacio y el famoso museo de arte .
el trayecto dura dos horas y cinco minutos .
un taxi al cajero automático cuesta unos veinticuatro euros .
la habitación familiar que reservé en agosto no está lista .
quiero que nos cambie doscientos euros .
¿ sabe cómo se va de la comisaría a la biblioteca ?
es una lástima que el cuarto de baño huela a humo .
el vuelo de Sevilla fue cancelado por la huelga .
el apartamento luminoso que reservé en octubre es demasiado caro .
ellos tuvieron que volar a Ginebra .
antes de marcharnos , quisiéramos reservar una habitación doble .
¿ hay alguien aquí que hable inglés ? mi hijo no habla español .
mi hermana tiene treinta y ocho grados de fiebre y dolor de cabeza .
va a hacer mucho calor esta tarde , por eso los huéspedes leerán un libro .
va a nevar esta tarde , por eso voy a acostarme temprano .
aunque llueve , el señor Navarro va a participar en la visita de la ciudad .
pienso que mi mujer almorzará en el restaurante el jueves .
una mesa para siete , por favor .
aunque los niños están resfriados , quieren hacer un picnic .
la carretera a Ginebra está cortada , así que tengo que coger el tren .
el hermoso palacio está abierto desde las tres y cuarto hasta las tres y veinticinco , pero los domingos está cerrado .
mi hermano se ha roto el brazo y tiene que ir al hospital .
el bañador que él compró es demasiado grande .
llame a una ambulancia , por favor , mi hermana se ha desmayado .
el servicio de habitaciones cuesta cien euros al día .
me llamo Serrano , tengo una reserva para esta noche .
tenemos que hacer cola dos horas en la estación .
¿ podría preparar la cuenta de la habitación cuarenta y siete ? me marcho mañana .
en Barcelona lleva seis días lloviendo .
quisiera saber si el tren rápido sale a las dos menos cuarto .
de la peluquería a la catedral hay solo diez minutos a pie .
¿ qué línea de metro va a la panadería ?
no comemos ni jamón ni arroz .
él se queda hoy en el hotel porque tiene dolor de cabeza .
la señora Navarro llamó a las cinco menos veinte y dejó un recado para el señor Navarro .
mi compañero quisiera comprar unos pantalones y un recuerdo .
siento que la señora Dubois haya perdido su billete de avión .
en Bruselas lleva dos días nevando .
hola , ¿ sabe cuándo abre el museo de arte ?
nevará , por eso mi hija va a quedarse en el hotel .
la señora Rossi quisiera comprar una chaqueta y pasta de dientes .
ellos temen que el autocar llegue con retraso .
él está a punto de cambiar los zapatos rojos por otra cosa .
tengo que hacer transbordo en Venecia .
quisiera quejarme : la ducha está estropeada y el aire acondicionado es demasiado ruidoso .
el pastel de manzana que pedí está delicioso .
la cuenta asciende a cuarenta euros , incluido el servicio .
¿ cuándo abre la biblioteca antigua los miércoles ?
¿ cómo se enciende la calefacción ?
¿ podría cambiarme ciento cincuenta euros y firmar aquí ?
la señora acaba de llegar a Lisboa .
la camarera de piso dice que la fortaleza merece la pena .
no sé si podemos reservar una habitación familiar para ocho noches a las once .
el partido de fútbol tiene lugar en el teatro de la ópera .
el teléfono está fuera de servicio desde el sábado .
¿ podría venir alguien a la habitación veintidós ? la ventana está sucia .
¿ dónde está el tenedor ? ¿ podría traérnoslo , por favor ?
buenas noches , ¿ podría esperar un momento , por favor ?
primero quisiera cambiar dinero y después probar el vino de la región .
los turistas han comprado una postal para su oficina .
el médico dice que mis hijos tienen que quedarse en la cama durante nueve días .
he pedido una sopa de pescado caliente . ¿ cuándo me la va a traer ?
¿ a qué distancia está el palacio de aquí ?
¿ puede la recepcionista guardar el equipaje hasta las cuatro y cuarto ?
me alegro de que mi hija pueda llamar a sus padres .
¿ cuánto cuesta enviar una postal a Alemania ?
quisiéramos fideos con champiñones y un vaso de limonada .
el desayuno se sirve a partir de las nueve en la terraza .
¿ cuánto cuesta una habitación con balcón por noche ?
¿ dónde está el cuchillo nuevo ? ¿ podría traérnoslo , por favor ?
quisiéramos reservar una mesa para cuatro personas para las doce menos cuarto .
me alegro de que podamos pagar la cuenta .
no hace falta que nos traiga el contrato , el camarero ya nos lo ha dado .
el hombre con el que el señor Miller habló esta mañana era muy amable .
¿ puedo probarme el vestido rojo ?
antes de salir de viaje , quisiera fotografiar el teatro de la ópera antiguo .
nadie pudo decirnos dónde está la peluquería .
¿ a qué hora sale el autocar para Valencia ?
no se preocupe , señor Miller , repararemos el frigorífico .
es una lástima que el frigorífico sea demasiado ruidoso .
¿ a qué distancia está el teatro de la ópera de aquí ?
¿ sabía que la hermosa iglesia abre a las cuatro ?
disculpe , ¿ puedo probarme el bolso rojo ?
la próxima semana podemos hacer senderismo por la montaña .
la embajada está a dos pasos de la catedral .
¿ puede cuidar a los niños ?
el hotel más tranquilo de Bruselas está en el casco antiguo .
cuando el médico habla portugués , me suena a chino .
si tuviera más dinero , alquilaría un coche .
en la habitación doscientos veinte huele a humo .
después del desayuno mi hija quiere tomar algo en el bar , pero antes tiene que aparcar su coche en el garaje .
¿ podría imprimir la lista de precios , por favor ?
quisiera un asiento en el coche restaurante para el viernes .
la conferencia tiene lugar en la sala de conferencias .
el señor Weber vino a Varsovia para alquilar una motocicleta .
quisiéramos tres entradas para la fiesta del veinticinco de abril .
no tengo ganas de hacer un picnic .
ni hablar de que mis hijos vayan a nadar .
aquí tiene su pasaporte , señor Miller . su habitación está en la primera planta .
estará nublado .
tengo que coger un taxi porque el tren nocturno llevará veinticinco minutos de retraso .
hola , ¿ le importaría limpiar la habitación treinta y cinco ?
¿ podría la recepcionista firmar aquí ? gracias por su ayuda .
hemos olvidado cambiar el jersey azul por otra cosa .
¿ cuánto tiempo tenemos antes de que salga el tren ?
en enero suele hacer mucho frío en Zúrich .
ellos quieren cambiar de habitación porque los vecinos escuchan música alta .
mis padres temen que el tren quede cancelado .
¿ podría traernos un poco más de pan , por favor ?
el avión de Barcelona aterriza a las doce y cinco .
quería preguntarle si podría traernos una taza de café .
es importante que mi hijo cambie el bolso más barato por otra cosa hoy .
¿ puedes prestarme un cargador , por favor ?
quiero que nos recomiende una buena playa .
después del almuerzo queremos alquilar una barca , pero antes tenemos que reservar una mesa para dos personas .
no sé si podemos ir al mercado esta tarde .
quisiéramos ir al teatro y visitar la biblioteca .
el camarero me ha traído una tortilla en lugar de una buena sopa de verduras .
el helado está demasiado salado .
el zoo , que está a veinte minutos de aquí , merece una visita .
es posible que no paguemos con tarjeta de crédito .
desde el balcón se pueden ver el faro y el casco antiguo .
el señor Taylor llegará el cuatro de diciembre a las nueve y media .
los turistas acaban de llegar a Bruselas .
¿ qué recomienda , la tabla de quesos o el helado ?
no sé si podemos cambiar dinero mañana .
es importante que mis hijos vayan al dentista antes de las nueve y diez .
camarero , pedí una buena sopa de verduras , pero me ha traído un helado .
la ventana no se puede cerrar , y la conexión a internet no funciona .
quisiéramos una suite con bañera y vistas al jardín .
hola , soy Weber , de la habitación cuarenta . necesito una manta adicional .
quisiera una suite grande con televisor , por favor .
quisiéramos alquilar una motocicleta por ocho días .
no sé si mi mujer puede ir a bailar .
vinimos a Salzburgo para visitar la biblioteca antigua y el hermoso castillo .
mis padres deberían leer un libro mañana por la noche .
desde la torre se pueden ver el museo de arte y el lago .
aunque el técnico ha reparado la caja fuerte , sigue sin funcionar .
buenos días , ¿ podría enseñarnos en el mapa dónde está el famoso castillo ?
nos interesa el museo antiguo . ¿ hay una visita guiada en italiano ?
una mesa para cinco , por favor .
la cuenta asciende a treinta y seis euros , incluida la tasa turística .
cuando llegamos a Lisboa , la suite olía a humo .
espero que podamos cambiarnos a otra habitación el veintitrés de octubre .
¿ se admiten gatos en el hotel ?
el televisor está fuera de servicio desde las tres y cinco .
como el tren nocturno llega demasiado tarde , no llegaré hasta las cuatro y media .
¿ qué autobús va a la oficina de turismo ?
mis padres han comprado un diccionario para su hermana .
quisiéramos saber si el tren rápido va a Lisboa .
¿ cuándo cierra la biblioteca los lunes ?
quisiéramos una habitación familiar luminosa con balcón y vistas a la plaza .
estoy esperando el tren para Madrid .
el caballero llega el domingo dos de junio a las dos y cuarto .
el hotel más barato de Praga está en la terraza .
quisiera saber si el tren nocturno va a Londres .
¿ podría decirnos de dónde sale el tren para Atenas ?
perdí mi bolsa de viaje marrón el lunes pasado y ahora tengo que ir a la policía .
¿ a qué hora sale el tren nocturno para Londres ?
el billete a Colonia cuesta siete euros , pero solo tenemos un billete de cien euros .
llevamos desde las seis y veinticinco intentando pagar en efectivo .
el señor López celebra su aniversario de boda el martes ; quisiera encargar una tarta .
no hemos estado nunca en Colonia , pero conocemos bien Valencia .
sería muy amable de su parte traernos champú y una plancha .
aunque llueve , mi compañero va a ir a la playa .
mañana a las cuatro y media él quiere fotografiar el ayuntamiento .
se nos ha acabado la sal ; el camarero ha ido a comprar más .
la librería está a dos pasos del museo .
las plantas de la sexta planta necesitan agua .
la señora quería alquilar una bicicleta hace cuatro horas .
el camarero me ha traído una tabla de quesos en lugar de una tortilla .
llego el sábado cinco de diciembre a la una y media .
me quedo hoy en el hotel porque tengo dolor de cabeza .
¿ puede firmar aquí , por favor ?
quisiéramos un asiento en el coche restaurante para Venecia .
acabamos de reservar una mesa para siete personas .
después de la cena la señora Fischer quiere ir de compras , pero antes tiene que aparcar su coche en el garaje .
tome las pastillas cinco veces al día , antes de las comidas .
el pronóstico dice que hará mucho frío .
he perdido mi bolso y mi anillo .
el mozo que habla francés está de vacaciones .
dos billetes de ida a París para el veintiocho de febrero , por favor .
¿ podría decirme a qué hora sale el autobús para Viena ? muchas gracias de antemano .
¡ hasta el sábado , Martin !
ellos cogerán el coche .
lo sentimos mucho , señora Moreno . el director se ocupará de ello inmediatamente .
después de la cena queremos reunirnos con unos amigos en la estación , pero antes tenemos que cambiar dinero .
la habitación familiar cómoda que reservé en marzo es demasiado pequeña .
tengo razón .
el ascensor está estropeado , así que tengo que subir a pie a la tercera planta .
la señora López quisiera comprar unas botas negras y pasta de dientes .
mi hija se ha dejado su móvil nuevo en el tren a Atenas .
mi marido tiene treinta y nueve grados de fiebre y dolor de cabeza .
el ayuntamiento , que está a cuarenta minutos de aquí , merece una visita .
nos resfriamos el mes pasado .
preferiría una habitación individual más grande que tenga ducha .
el huésped de la habitación ciento veinte no se encuentra bien .
si esta tarde hace demasiado calor , mi hermano descansará un poco .
pienso visitar el monasterio .
mi marido se ha roto el pie y tiene que ir al hospital .
¿ cuánto dura el vuelo de Bruselas a Salzburgo ?
la guía quiere saber si quisiéramos quedarnos cinco noches más tarde .
quisiera visitar el teatro y participar en el paseo en barco .
a mi mujer le gusta comer en la terraza .
quisiéramos beber algo porque tenemos sed .
aunque tenemos dolor de cabeza , queremos comprar un recuerdo .
no tengo tiempo de reunirme con unos amigos en la estación .
debe de ser un error : reservamos una habitación doble , no un apartamento grande .
quisiéramos una habitación individual con balcón , por favor .
¿ va este tren a Zúrich ?
¿ hay un apartamento bonito libre del cuatro de junio al veinte de abril ?
no estamos satisfechos con la habitación porque el enchufe está estropeado .
¿ podría preparar la cuenta de la habitación doscientos quince ? nos marchamos mañana .
el señor Walker tiene que coger un taxi porque el tren quedará cancelado .
¿ puede traerme cuatro almohadas , por favor ?
la cuenta asciende a veinte euros , incluido el aparcamiento .
quisiera marcharme .
esta maleta es muy ligera , pero la otra es pesada .
el señor Schmidt llegará el veintinueve de agosto a las doce y veinte .
estoy acostumbrada a cenar tarde .
no hemos estado nunca en Bruselas , pero conocemos bien Granada .
de primero quisiéramos una pizza y de segundo fideos con champiñones .
mañana por la mañana mi compañero no paga la cuenta .
antes de que llegue el autobús , quisiera comprar unos sellos .
¿ dónde está el hervidor ? ¿ podría traérmelo , por favor ?
estoy seguro de que mi hermano se cambiará a otra habitación dentro de siete días .
no puedo dormir porque la obra es demasiado ruidosa .
quisiera quejarme : el colchón no está hecho y la ventana es muy vieja .
¿ dónde tengo que hacer transbordo para ir al centro comercial ?
mis padres se quedaron dormidos .
tenemos que pagar un ojo de la cara por los zapatos más baratos .
siento que mi mujer haya olvidado su bolsa de viaje en el autobús el trece de julio .
ellos tienen que hablar con el director .
quisiera una habitación tranquila con televisor , por favor .
dejé mi billete de avión en el coche anteayer y ahora tengo que rellenar un formulario .
buenas noches , ¿ podría decirme si el garaje del hotel está abierto hasta las cuatro y cuarto ?
hay un error en la cuenta : no hemos tomado ningún bocadillo .
la línea está ocupada . ¿ desea volver a llamar más tarde ?
la señora no tiene hambre , pero quisiera una taza de café .
tres billetes de ida y vuelta a Bruselas para el nueve de julio , por favor .
disculpe , ¿ sabía que la limpieza final cuesta quince euros al día ?
quiero que apague la calefacción .
quisiera que me despertaran a las ocho menos cuarto , habitación trescientos uno .
los huéspedes tienen que hacer transbordo en Sevilla .
¿ sabía que la obra de teatro dura seis horas ?
acabamos de llegar a Granada .
quisiera reservar una mesa para cuatro personas junto a la ventana .
hay un error en la cuenta : no he tomado ninguna sopa .
tuve que aparcar mi coche en el garaje ayer .
el avión de Roma aterriza a las cuatro y media .
llévenos al banco , por favor , tenemos prisa .
¿ a qué hora sale el tren rápido para Venecia ?
¿ puedo probarme el bolso marrón ?
¿ le importaría preparar la cuenta para mañana ?
el avión a Lisboa despega a las doce .
¿ tienen una habitación familiar más barata para ocho personas para nueve noches ?
¿ puede limpiar la habitación seis , por favor ? gracias por su ayuda .
la bolsa de viaje que la camarera de piso encontró en el cuarto de baño es de mis padres .
el helado que el señor Walker pidió está quemado .
mi compañero está sentado en un banco del jardín del castillo y lee el periódico .
buenos días , soy Wagner , de la habitación cuatrocientos seis . quisiera hablar con el director .
mis hijos han comprado un recuerdo para su oficina .
no se olvide de darme la dirección del hospital , por favor .
¿ puede traerme el recibo , por favor ?
estoy a punto de cambiar la corbata por otra cosa .
quisiéramos un apartamento bonito con balcón , por favor .
¿ han encontrado una bolsa de viaje ? nos la hemos dejado en el comedor .
no hace falta que nos traiga la hoja de registro , el camarero ya nos la ha dado .
llegamos el viernes veintinueve de diciembre a las diez .
le pedí al mozo que apagara el aire acondicionado , pero no ha pasado nada .
el caballero está esperando el autocar para Colonia .
va a nevar el fin de semana , por eso vamos a tomar algo en el bar .
¿ a qué hora sale el tren nocturno para Varsovia ?
la llave que la camarera de piso encontró en la habitación once es de mi hermana .
pídame un taxi , por favor .
he olvidado mi cámara en el autobús y ahora tengo que rellenar un formulario .
mis hijos llevan desde las seis intentando pagar la cuenta .
tenemos muchas ganas de hacer un picnic el fin de semana .
el director quiere saber si la señora Dubois quiere aparcar su coche en el garaje mañana .
quisiéramos dar un paseo por el jardín del castillo .
¿ puedo probarme la falda roja ?
quisiéramos un asiento en el pasillo para Venecia .
llegamos el domingo veintiuno de noviembre a las cuatro y cuarto .
mis hijos han olvidado aparcar su coche en el garaje .
no estoy satisfecho con la habitación porque el aire acondicionado es demasiado ruidoso .
queremos hacer senderismo por la montaña dentro de una hora .
limpie la habitación , por favor .
si el fin de semana hace buen tiempo , ellos quieren nadar en el lago .
antes de salir de viaje , quisiera fotografiar el ayuntamiento antiguo .
buenas noches , soy Brown , de la habitación trescientos ocho . quisiera hablar con el director .
ella quisiera leer un libro mañana .
si mañana hace demasiado calor , me acostaré temprano .
¿ quién puede hacerme una foto ?
el inodoro está fuera de servicio desde las ocho y veinticinco .
es una lástima que los vecinos hagan demasiado ruido .
¿ puede hablar más despacio ?
pasado mañana podemos ducharnos .
no me traiga todavía el bocadillo , por favor .
mi hermano tiene que quedarse en el hotel .
lléveme al centro comercial , por favor , tengo prisa .
denos un apartamento con vistas al jardín , por favor .
hay una pila sobre la mesa de la habitación cuatrocientos seis .
la visita guiada dura dos horas .
¿ tienen una suite para cinco personas desde el sábado hasta el viernes ?
¿ podría enviar a alguien a la habitación ciento veinte y guardar el equipaje hasta las dos y cinco ?
el tren para Londres sale a las dos menos cuarto del andén diecinueve .
el médico dice que mi hija tiene que beber mucha agua durante cinco días .
¿ dónde está el periódico inglés ? ¿ podría traérmelo , por favor ?
estoy buscando mi bolso . ¿ lo ha visto ?
necesitamos la confirmación de la reserva . ¿ nos la puede traer ?
la estación de metro está a dos pasos del acuario .
nuestros amigos necesitan unas pastillas de la farmacia .
mis hijos quisieran comprar unos pantalones azules y una postal .
aunque estamos resfriados , queremos comprar un recuerdo .
quería preguntarle si podría traerme una plancha y una cuchara limpia .
el señor Miller no tiene ganas de tomar algo en el bar .
nos han robado nuestro pasaporte y nuestra cartera .
no se olvide de rellenar el formulario , por favor .
ella puede reservar una suite para ocho noches mañana por la noche .
necesitamos un taxi desde el banco para cinco personas a las nueve .
el autobús va a Atenas .
tengo que hablar con el director .
¿ de dónde eres , David ? - soy de Irlanda .
quisiéramos tres entradas para el concierto del veintinueve de noviembre .
necesitamos el contrato . ¿ nos lo puede enviar ?
lamentablemente no tenemos habitaciones dobles pequeñas libres antes del primero de abril .
no se preocupe , señora López , repararemos la cafetera .
¿ hay una suite libre del veinte de mayo al diecisiete de septiembre ?
ayúdenos con el equipaje , por favor .
quisiera visitar la torre y tomar algo en el bar .
necesitamos un taxi desde la oficina de turismo para cinco personas a la una y media .
tengo que coger un taxi porque el tren rápido llega con retraso .
quisiéramos pagar por separado . ¿ cuánto cuesta la pizza ?
mi marido está sentado en un banco del jardín del castillo y lee el periódico .
va a llover el viernes , por eso el caballero va a tomar algo en el bar .
he oído que la exposición está abierta hasta las siete menos cuarto .
buscamos un hotel que esté cerca del hospital .
de la parada de autobús a la famosa torre hay solo veinte minutos a pie .
mi marido quisiera ir al médico porque está enfermo .
me alegro de que ella pueda traer su gato .
vinimos a Viena para comprar un cuaderno .
¿ hay alguien aquí que hable inglés ? mi hermano no habla italiano .
¿ cuánto cuestan las entradas para el paseo en barco del miércoles ?
no sé si puedo reservar un apartamento para ocho noches mañana por la mañana .
el técnico que reparó la luz trabajó bien .
como el autobús llegará demasiado tarde , no llegaré hasta las diez .
¿ sabe cómo se va de la gasolinera al famoso teatro de la ópera ?
¿ a qué distancia está el hermoso palacio de aquí ?
quisiera quejarme : el aire acondicionado es demasiado ruidoso y la lámpara está fuera de servicio .
lo sentimos mucho , señor Dubois . el camarero se ocupará de ello dentro de veinticinco minutos .
¿ puede limpiar la habitación ?
tengo que pagar un ojo de la cara por el sombrero rojo .
hasta que llegue mi hermano , quiero fotografiar el acuario .
el hotel en el que ella estuvo en Venecia era más cómodo .
nuestros amigos llegan el sábado dos de mayo a las ocho menos cuarto .
de primero quisiera una sopa de verduras y de segundo fideos con champiñones .
¿ cuánto cuesta el bolso del escaparate ?
disculpe , ¿ cuándo estará lista mi blusa ?
hay que planchar estas blusas antes del sábado .
disculpe , ¿ qué hora es ? - son las cuatro y diez .
hablamos español , pero no entendemos el francés .
la cafetera de la habitación cuatrocientos diez está estropeada .
se nos ha acabado el pan ; el camarero ha ido a comprar más .
explíquenos el recibo , por favor .
¿ dónde está la toalla ? ¿ podría traérmela , por favor ?
hemos olvidado pagar la cuenta .
¿ puede abrir la ventana , por favor ?
es importante que mis padres paguen en efectivo hoy .
el tren de Roma a Varsovia lleva quince minutos de retraso .
el pronóstico dice que va a hacer mucho calor esta tarde .
el bar abre a las siete y media .
¿ hay alguien aquí que hable francés ? mi hijo no habla portugués .
Múnich es la ciudad más bonita que he visto nunca .
¿ podría venir alguien a la habitación treinta y uno ? las cortinas están sucias .
quiero que mis padres visiten el museo de arte y el ayuntamiento .
no nos traiga todavía la buena sopa de pescado , por favor .
tenemos que ir al banco antes de las once y cinco porque necesitamos dinero .
hemos comprado un mapa .
la estación está detrás del faro antiguo .
ella compra una guía de viajes el viernes a las tres menos cuarto .
explíqueme el recibo , por favor .
una habitación individual tranquila cuesta treinta y siete euros por noche , y la limpieza final no está incluida .
quisiéramos un asiento en el coche restaurante para Barcelona .
la película que el señor Taylor quería ver fue ayer .
mis hijos necesitan aspirina de la farmacia .
mi mujer toma leche en el desayuno , pero yo prefiero zumo de manzana .
buenos días , ¿ conoce un hotel barato cerca del cine ?
mis hijos están sentados en un banco del patio y nos esperan .
de primero quisiera una macedonia de frutas y de segundo fideos con champiñones .
¿ podría decirme a qué hora sale el tren nocturno para Berlín ?
de primero quisiera un helado y de segundo patatas con queso .
pasamos cinco días en Varsovia y siete días en Roma .
quisiera saber si el tren sale a las nueve y media .
si el tren rápido está lleno , mi hermano tiene que coger un taxi .
camarero , pedí una tabla de quesos , pero me ha traído un pastel de manzana .
vine a Atenas para fotografiar el teatro de la ópera .
la señora García llamó a las once y dejó un recado para el señor Weber .
el caballero necesita una pomada de la farmacia .
olvidamos nuestra bufanda en el restaurante .
mi compañero ha escrito una carta a su oficina .
lo sentimos mucho , señora Dubois . el director vendrá inmediatamente .
quisiera quejarme : el hervidor está fuera de servicio y el apartamento no está listo .
¿ va este tranvía a Venecia ?
los pantalones que compré son demasiado largos .
¿ podría decirme si el gimnasio está en la quinta planta ?
somos de Inglaterra , pero vivimos en Madrid desde hace tres años .
es una lástima que la cama supletoria sea demasiado corta .
el teléfono está fuera de servicio desde el miércoles .
aunque estamos enfermos , queremos nadar en el lago .
¿ podría preparar la cuenta de la habitación cincuenta y cinco ? me marcho mañana .
cuando el director habla español , me suena a chino .
cuando llegué a Zúrich , las cortinas no estaban limpias .
no sé si mis padres pedirán un filete el fin de semana .
¿ podría venir alguien a la habitación ciento dos ? la lavadora es demasiado ruidosa .
tome las pastillas dos veces al día , después de las comidas .
nos han robado nuestro carné de identidad y nuestro paraguas .
no hay de qué , señora Wagner . ¡ buen viaje !
buenos días , ¿ quién puede encender la música ?
quiero que la señora compre unos recuerdos .
cinco sellos para cartas a España , por favor .
¿ hay cerca del hotel un médico que hable inglés ?
¿ cuánto dura el trayecto de Ginebra a Viena ?
el tren de Hamburgo a Edimburgo lleva cuarenta minutos de retraso .
despiértenos mañana a las nueve , por favor , tenemos que estar en el aeropuerto antes de las nueve menos cinco .
si el tren rápido llega con retraso , cogeré un taxi .
quisiera saber si el ferry llega a Valencia a la una y media .
la charla dura seis horas .
quería preguntarle si podría despertarnos a las ocho .
tengo frío .
el señor Fischer llegará el veinte de marzo a las nueve .
hola , ¿ desea pagar con tarjeta de crédito o por transferencia , señor Becker ? muchas gracias de antemano .
la guía quiere saber si quiero registrarme pronto .
dudo que cambiemos nuestro vuelo .
el autobús para en Barcelona .
el billete a Edimburgo cuesta ciento veinte euros , pero mi marido solo tiene un billete de cincuenta euros .
el huésped de la habitación trece todavía no ha pagado .
el castillo de Zúrich es más antiguo que el de París .
mis hijos han dejado su billete de avión en casa .
la estación está a dos pasos del ayuntamiento .
hola , ¿ sabe cuándo abre la biblioteca ?
el faro , que está a diez minutos de aquí , merece una visita .
no hay de qué , señor Schmidt . ¡ que tenga un buen día !
¿ sabía que el bar cierra a las doce menos cuarto ?
mi hijo quisiera coger un taxi porque tiene prisa .
¿ dónde tengo que bajar para ir a la playa ?
si el viernes hace buen tiempo , ellos participarán en la visita de la ciudad .
disculpe , ¿ cómo llego a la comisaría ?
llévenos al hospital , por favor , tenemos prisa .
la cafetera está fuera de servicio desde el miércoles .
siete billetes de ida y vuelta a Ginebra para el veintitrés de junio , por favor .
quisiéramos cinco entradas para el partido de fútbol del veintidós de julio .
los pantalones que ellos compraron son demasiado largos .
no puedo dormir porque la cama es demasiado pequeña .
me quedaré hasta el viernes .
el señor García no está satisfecho con la habitación porque la luz está estropeada .
perdí mi tarjeta de crédito el dieciséis de abril . ¿ qué debería hacer ?
ayer por la noche tuvimos que ir a nadar .
si tuviera más dinero , viajaría más .
no podemos dormir porque la suite no está lista .
Paul , ¿ puedes prestarme doscientos euros ?
el mejor hotel de Granada está junto al mar .
no hemos estado nunca en Madrid , pero conocemos bien Londres .
el mozo dice que el aparcamiento es gratis .
no sé si podemos cambiarnos a otra habitación en abril .
présteme un adaptador , por favor .
esta noche hará mucho calor , por eso voy a ver la televisión .
mi compañero puede comer algo .
¿ cuándo sale el primer tren nocturno para Roma ?
¿ hay un apartamento libre del trece de julio al veintiocho de junio ?
tuve que reservar una mesa para cinco personas el catorce de marzo .
se tarda dos horas en llegar a Lisboa en tren .
esta noche ellos van a coger el coche .
el médico dice que mi mujer tiene que tomar las pastillas durante cuatro días .
después del almuerzo mi compañero quiere comprar unas postales , pero antes tiene que reservar una mesa para cuatro personas .
¿ puedes traducir esta carta , por favor ? muchas gracias de antemano .
la cuenta asciende a diecisiete euros , incluida la tasa turística .
en febrero suele hacer mucho frío en Salzburgo .
quería preguntarle si podría limpiar la habitación ciento uno .
somos de Escocia , pero vivimos en Granada desde hace siete años .
la señora Brown tiene muchas ganas de hacer senderismo por la montaña el lunes .
no hay de qué , señor Navarro . ¡ feliz estancia en Londres !
disculpe , ¿ qué hora es ? - son las dos .
le pedí a la recepcionista que nos trajera el recibo , pero no ha pasado nada .
no sé si él puede reservar una habitación doble luminosa .
espero que mi compañero pueda alquilar una barca .
la señora tiene frío .
hola , ¿ cuánto cuestan las entradas para la visita de la ciudad del miércoles ?
¿ podría traernos un poco más de mantequilla , por favor ?
disculpe , ¿ qué hora es ? - son las nueve y cuarto .
¿ sería posible que llamara a la policía ?
no puedo dormir porque la cama supletoria no está hecha .
no sé si mi hijo puede quedarse hasta el viernes .
hemos olvidado nuestro sombrero en el restaurante y ahora tenemos que llamar al hotel .
buenos días , la carta solo está en alemán , ¿ me la podría traducir ?
desde esta mañana me duele la garganta .
un billete de ida a Madrid , por favor , en segunda clase .
deme una habitación familiar con vistas al casco antiguo , por favor .
tengo que hacer cola tres horas en la estación .
me alegro de que el señor Miller pueda recoger su paraguas mañana a la una y diez .
me he dejado mi reloj nuevo en el autobús a Viena .
sería muy amable de su parte enseñarme la suite bonita .
el mozo firmará aquí .
mi hermana se queda hoy en el hotel porque está enferma .
¿ puede cambiarme un billete de cien euros ? la máquina solo acepta monedas .
el concierto que los niños querían ver fue ayer .
nuestro equipaje no ha llegado ; debe de estar todavía en Londres .
si tuviéramos más dinero , nos quedaríamos más tiempo .
me he dejado mi libro en el tren a Venecia .
no estoy satisfecho con la habitación porque el cuarto de baño no está listo .
lamentablemente ya no quedan entradas para la visita de la ciudad .
vinimos a Roma para dar un paseo por el casco antiguo .
no como ni patatas ni queso .
aunque el técnico ha reparado el aire acondicionado , sigue sin funcionar .
quisiéramos comprar unas postales y probar el queso de la región .
el camarero que habla inglés está de vacaciones .
¿ de dónde eres , Martin ? - soy de México .
no se preocupe , señora Serrano , le despertaremos a las nueve .
¿ quiere nadar en el lago o prefiere hacer un picnic ?
tome la primera calle a la derecha y verá el palacio delante de usted .
¿ podría enseñarme en el mapa dónde está el monasterio antiguo ?
mi marido vino a Londres para dar un paseo por el parque .
hola , ¿ sabe a qué hora abre el castillo ?
cambie las toallas , por favor .
tenemos que hacer senderismo por la montaña en agosto .
el vestido verde cuesta un ojo de la cara .
llego el martes ocho de agosto a las once menos veinte .
¿ necesita mi pasaporte o mi carné de identidad ?
buenas noches , soy Wilson , de la habitación doscientos cinco . envíe al mozo , por favor .
un billete de ida y vuelta a Londres , por favor , en primera clase .
es posible que nos quedemos unos días más pasado mañana .
la carretera a Londres está cortada , así que tengo que coger el tren .
dudo que ellos paguen la cuenta .
nuestros amigos piensan participar en el curso de idiomas .
después del desayuno el señor Brown quiere fotografiar la exposición , pero antes tiene que pagar con tarjeta de crédito .
la habitación es demasiado calurosa .
tenemos que fotografiar el hermoso monasterio .
el taxi que el caballero pidió para la una y cuarto todavía no ha venido .
mis padres han perdido su pasaporte .
es posible que mi compañero se duche .
mi hermana piensa comprar una postal .
no me traiga todavía la tabla de quesos , por favor .
disculpe , el señor Wilson no está hoy . ¿ quiere dejar un recado ?
mi hermana acaba de cambiar su vuelo .
el tren de Roma a París lleva diez minutos de retraso .
quiero que nos traiga una toalla y un cenicero limpio .
tenemos que coger un taxi porque el tren llega con retraso .
ya no tenemos patatas , pero puedo recomendarle la sopa .
no se permite fumar en el ascensor .
la recepcionista quiere saber si él quiere aparcar su coche en el garaje después del almuerzo .
la señora está satisfecha con la habitación .
el tren regional para Bruselas sale a las doce y cuarto del andén catorce .
el hotel en el que estuve en Colonia era más cómodo .
pienso que puedo traer mi perro el jueves a las diez y media .
¿ quiere nadar en el lago o prefiere ir al cine ?
me llamo Walker , tengo una reserva para hoy .
una pregunta : me interesa la hermosa catedral . ¿ hay una visita guiada en alemán ?
un billete de ida y vuelta a Venecia , por favor , en segunda clase .
tengo que ir al banco antes de las once menos cuarto porque necesito dinero .
¿ puedes llamar a la policía , por favor ?
antes de salir de viaje , quisiera nadar en el lago .
¿ quién puede cambiarme ciento cincuenta euros ?
¿ podemos dejar aquí nuestro abrigo hasta las doce y cuarto ?
la panadería está a dos pasos del mercado cubierto .
¿ han encontrado un bolso negro ? nos lo hemos dejado en la habitación cincuenta y cuatro .
hemos reservado una suite a nombre de Wilson .
¿ dónde está el adaptador ? ¿ podría traérmelo , por favor ?
el vuelo a Sevilla fue cancelado por la tormenta .
el señor Schmidt no está en este momento . ¿ quiere dejar un recado ?
¿ puedes encender el aire acondicionado , por favor ?
estoy a punto de pagar con cheque .
¡ hasta mañana , Laura !
mis padres están sentados en un banco del patio y leen el periódico .
estoy de buen humor porque llueve ahora .
la bicicleta que él alquiló es demasiado pequeña .
es importante que los niños reserven una mesa para siete personas antes de las nueve y media .
hemos comprado una pila para nuestro abogado .
una pregunta : ¿ cuándo estará lista mi chaqueta ?
quisiera que me despertaran a las ocho menos veinte , habitación cuatrocientos uno .
los turistas están sentados en un banco del patio y leen el periódico .
estamos buscando nuestro paraguas . ¿ lo ha visto ?
¿ podría esperar un momento , por favor ?
la señora Moreno no tiene ganas de nadar en el lago .
no hace falta que nos traiga el contrato , la recepcionista ya nos lo ha dado .
cuando el mozo habla español , me suena a chino .
mi mujer sabe que la carnicería está cerrada los lunes .
desde el balcón se pueden ver el monasterio y el patio .
el frigorífico de la habitación trescientos veinte no funciona .
se nos ha acabado el azúcar ; la camarera de piso ha ido a comprar más .
¿ podría venir alguien a la habitación trescientos quince ? la suite es demasiado pequeña .
cámbienos cien euros , por favor .
lléveme a la oficina de correos , por favor , tengo prisa .
¿ sería posible que tradujera esta frase ?
de la parada de autobús al hermoso teatro hay solo cinco minutos a pie .
¿ hay una librería cerca de aquí ?
el señor Wilson celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
ellos se registraron ayer por la tarde .
el pronóstico dice que hará sol mañana .
en agosto suele hacer mucho sol en Salzburgo .
quisiera comprar un bolso más pequeño y un sello .
quisiera beber algo porque tengo sed .
¿ tienen una suite tranquila para cinco personas para seis noches ?
el concierto que queríamos ver ya ha empezado .
dos billetes de ida a Edimburgo para el primero de febrero , por favor .
¿ quiere el café con o sin leche ?
la señora Weber está cansada .
hay un cepillo de dientes sobre la mesa de la habitación doscientos cinco .
quisiera ir a la playa el lunes a las once y cuarto .
el teatro , que está a cincuenta minutos de aquí , merece una visita .
la catedral es más bonita que el monasterio .
primero quisiéramos ir a la peluquería y después probar el queso de la región .
ellos han escrito una carta a sus padres .
¿ qué día es hoy ? - hoy es jueves , diez de abril .
en Londres lleva siete días lloviendo .
ella tiene que pagar un ojo de la cara por la falda azul .
estoy a punto de cambiar dinero .
quiero que confirme la reserva por correo electrónico .
el camarero nos ha traído una buena sopa de verduras en lugar de una tabla de quesos .
los turistas se quedan hoy en el hotel porque tienen dolor de estómago .
el ascensor está estropeado , así que tengo que bajar a pie a la octava planta .
¿ está incluido el aparcamiento en el precio o tenemos que pagarlo aparte ?
lleve las maletas al coche , por favor .
primero quisiéramos preguntar en la recepción y después ir a nadar .
no creo que la señora Fischer reserve una suite cómoda pronto .
¿ puedo dejar aquí mi cámara hasta las diez menos cuarto ?
ayer él olvidó su móvil en el taxi . ¿ qué debería hacer ?
el billete a Roma cuesta ocho euros , pero mi hermana solo tiene un billete de cincuenta euros .
¿ podemos dejar aquí nuestros guantes hasta las siete y cuarto ?
¿ podría enseñarme en el mapa dónde está el acuario ?
estoy esperando el autobús para Viena .
le gustó mucho la fiesta .
tengo que comprar un billete para Atenas .
ella ha roto la lámpara . ¿ qué debería hacer ?
necesito algo para la tos .
conocemos el famoso teatro .
estoy seguro de que seguiré viaje a Lisboa a las tres .
desayuné en el restaurante .
me llamo Wilson , tengo una reserva para dos personas .
¿ tenemos que hacer transbordo en Venecia o hay un tren directo ?
el hotel más tranquilo de Edimburgo está junto al mar .
no hemos estado nunca en Múnich , pero conocemos bien Zúrich .
los niños están de mal humor porque hace sol hoy .
hay un error en la cuenta : no he tomado ninguna buena sopa de tomate .
estamos esperando el autocar para Londres .
ya no tenemos patatas , pero puedo recomendarle la buena sopa de verduras .
la señora Dubois no está en este momento . ¿ quiere dejar un recado ?
necesito el recibo . ¿ me lo puede dar ?
siento que hayamos olvidado nuestro móvil en el restaurante .
tengo que registrarme .
me alegro de que paguemos en efectivo .
nos encantaría fotografiar el hermoso teatro de la ópera .
antes de que cierren las tiendas , quisiéramos fotografiar el ayuntamiento .
hasta que lleguen nuestros amigos , queremos participar en el curso de idiomas .
en Atenas lleva tres días nevando .
pienso que puedo comprar un billete para Lisboa .
de la peluquería a la torre antigua hay solo cincuenta minutos a pie .
¿ qué recomienda , la ensalada o la ensalada mixta ?
el tren regional para Roma sale a las nueve y media del andén cinco .
él tiene que traer su perro mañana a las tres menos diez .
la señora Serrano ha cancelado la reserva para el domingo .
disculpe , ¿ cuánto se tarda en reparar la radio ?
aunque mi marido está enfermo , quiere reunirse con unos amigos en la estación .
se tarda dos horas en llegar a Roma .
me alegro de que podamos comprar una postal .
hará sol , por eso queremos acostarnos temprano .
mi hermana tiene que pagar un ojo de la cara por la chaqueta más grande .
¿ cuándo cierra el faro los viernes ?
queremos que los turistas visiten el acuario y la hermosa iglesia .
el director quiere saber si cancelaré mi reserva .
quiero ir a nadar en lugar de visitar la exposición .
el caballero ha perdido el autobús . ¿ qué debería hacer ?
si el sábado hace buen tiempo , mis hijos quieren alquilar una barca .
el viernes pasado ellos perdieron su libro y ahora tienen que ir a la oficina de objetos perdidos .
vine a Colonia para hacer senderismo por la montaña .
es posible que la señora Taylor hable con el médico mañana por la mañana .
¿ podría decirme si el ayuntamiento está cerrado los sábados ?
la estación está a dos pasos del famoso teatro .
para mí una pizza y una taza de té , por favor .
no hemos estado nunca en Hamburgo , pero conocemos bien Lisboa .
olvidé mis gafas en el taxi . ¿ qué debería hacer ?
¿ cuándo abre el teatro de la ópera los domingos ?
he perdido el barco . ¿ qué debería hacer ?
quisiera un asiento en primera clase para Ginebra .
¿ cuánto se tarda en reparar la luz ?
quiero dejar el hotel .
desde el puerto se pueden ver la exposición nueva y el río .
hablamos francés , pero no entendemos el inglés .
¿ podría venir alguien a la habitación ciento dos ? los huéspedes de la habitación de al lado hacen demasiado ruido .
quiero que los niños participen en la visita guiada .
¿ dónde está la toalla de baño ? ¿ podría traérmela , por favor ?
lloverá el fin de semana .
somos de España , pero vivimos en Roma desde hace siete años .
la cuenta asciende a treinta y siete euros , incluido el acceso a internet .
el hermoso teatro de la ópera , que está a treinta minutos de aquí , merece una visita .
el mozo nos traerá una toalla de baño nueva .
tráiganos champú , por favor .
la recepcionista quiere saber si ellos quieren quedarse ocho noches .
¿ qué tiempo hace en Múnich hoy ?
la señora Schmidt llamó a las siete y cuarto y dejó un recado para el señor Rossi .
pienso que cambiaré mi vuelo el fin de semana .
¿ podría preparar la cuenta de la habitación treinta y ocho ? me marcho mañana .
la señora Walker ha cancelado la reserva para el jueves .
dudo que mi marido se cambie a otra habitación el próximo miércoles .
lleve el equipaje a la estación , por favor .
¿ a qué hora sale el autobús para Berlín ?
la cafetera está fuera de servicio desde esta mañana .
no creo que la señora Wagner pueda ir en tren nocturno a Roma .
perdimos nuestro carné de identidad el mes pasado . ¿ qué deberíamos hacer ?
el autobús llegará a Praga a las seis .
los turistas necesitan una venda de la farmacia .
¿ puedo probarme la corbata más barata ?
buenos días , soy Wilson , de la habitación cincuenta y tres . quisiera pedir el desayuno .
¿ podría decirme si el curso de idiomas termina a las tres menos diez ?
quisiera saber si el autobús para en Barcelona .
la obra de teatro que el caballero quería ver empieza a las seis menos cuarto .
el taxi que mi hermano pidió para las doce y cuarto todavía no ha venido .
se tarda cincuenta minutos en preparar el buen filete .
¿ nos puede poner con la habitación ciento doce ? muchas gracias .
hace tres horas fuimos a la playa .
en febrero suele hacer mucho frío en Hamburgo .
mi hermana tiene que reservar un apartamento tranquilo para cinco noches pasado mañana .
mi mujer quisiera acostarse temprano más tarde .
¿ sabía que la charla empieza a las nueve y media ?
buenas noches , ¿ quién puede confirmar la reserva ?
el señor Navarro se ha marchado sin pagar la cuenta .
tengo que almorzar en el restaurante .
es posible que mi hermano compre un cepillo de dientes .
si no es mucha molestia , ¿ podría planchar esta blusa ?
creo que podemos cambiar nuestro vuelo el próximo lunes .
la obra de teatro que quería ver empieza a las tres menos diez .
el tren de Barcelona a Varsovia lleva veinticinco minutos de retraso .
anteayer fotografié la fortaleza .
la corbata que compramos es demasiado larga .
acabamos de ir al dentista .
el cine está delante del museo de arte .
estoy de mal humor porque hace sol hoy .
he reservado una suite tranquila a nombre de Miller .
como el tren nocturno lleva cinco minutos de retraso , no llegaremos hasta las nueve y veinte .
disculpe , ¿ podría dejar la habitación a las seis ?
nos gusta pasear por la playa .
¿ tienen una habitación doble para seis personas hasta el miércoles ?
me quedo con la habitación individual pequeña .
¿ podría venir alguien a la habitación trescientos veinte ? el frigorífico hace demasiado ruido .
buenas noches , ¿ cuánto se tarda en reparar la radio ?
¿ puede enseñarnos el camino a la embajada , por favor ?
mi hijo pasó siete días en Zúrich y cinco días en Roma .
la camisa más pequeña cuesta un ojo de la cara .
¿ podría pedirme un taxi , por favor ?
este sombrero es demasiado grande .
mi hermana está buscando su sombrero rojo . ¿ lo ha visto ?
mañana por la mañana vamos a participar en la excursión .
tengo que coger un taxi porque el tren nocturno llega con retraso .
quisiéramos alquilar un coche y hacer senderismo por la montaña .
buenos días , este plato está demasiado salado , ¿ podría cambiarlo ?
el trayecto dura dos horas y veinte minutos .
¿ puedes darme la llave de la habitación ciento dos , por favor ?
¿ cuánto tiempo tengo antes de que salga el avión ?
la bufanda azul que la camarera de piso encontró en el cuarto de baño es de mi hermano .
me interesa el hermoso mercado cubierto . ¿ hay una visita guiada en francés ?
¡ buen provecho ! la tortilla es la especialidad de la casa .
¿ le importaría encender la luz ?
el sótano para bicicletas está cerrado .
mi hijo tiene que hacer cola tres horas en el aeropuerto .
el vuelo de Madrid fue cancelado por la niebla .
¿ podría preparar la cuenta de la habitación veinte ? me marcho hoy .
primero quisiéramos llamar a nuestra hermana y después ir a la playa .
después del desayuno quiero reunirme con unos amigos en la estación , pero antes tengo que preguntar en la recepción .
despiértenos mañana a las diez y diez , por favor , tenemos que estar en el aeropuerto antes de la una .
quisiéramos ocho entradas para la película del diez de febrero .
quisiera quejarme : los huéspedes de la habitación de al lado hacen demasiado ruido y la cerradura no funciona .
quisiéramos pan con mantequilla y siete vasos de zumo de manzana .
quisiéramos recoger nuestra llave del coche .
se tarda cinco minutos en preparar la pizza .
buenos días , señor Schmidt . ¿ ha tenido un buen viaje ?
¿ han encontrado un libro ? nos lo hemos dejado en el comedor .
la estación está delante del mercado cubierto .
necesitamos un taxi desde el hospital para tres personas a las cuatro y diez .
no se olvide de limpiar la habitación quince , por favor .
hablamos español , pero no entendemos el inglés .
el tren saldrá a las cinco y media .
él se siente mal aquí .
como el autocar llega demasiado tarde , no llegaremos hasta las diez menos diez .
no me traiga todavía la tabla de quesos grande , por favor .
¿ sería posible que nos enseñara la habitación doble grande ?
la llave no entra en la cerradura de la habitación dieciocho .
son diecinueve euros . - quédese con el cambio .
el hermoso faro está abierto desde la una y veinte hasta las doce , pero los viernes está cerrado .
¿ qué vino va bien con la buena sopa de tomate ?
ellos quisieran ir al cine y probar el queso de la región .
el señor Fischer llamó a las cinco y diez y dejó un recado para la señora Weber .
lo sentimos mucho , señor Dubois . el director vendrá inmediatamente .
se tarda una hora en llegar a Salzburgo .
he olvidado mi collar en la habitación .
no hay agua en el cuarto de baño .
pienso que mis hijos pueden cambiar su vuelo .
el bañador cuesta ciento cinco euros , pero los zapatos negros son más baratos .
los niños se han resfriado . ¿ qué deberían hacer ?
el barco va a Venecia .
un taxi a la peluquería cuesta unos ocho euros .
perdí el enlace en Berlín porque el tren quedó cancelado .
me gustó mucho la obra de teatro .
mi marido quisiera comprar unas postales y hacer senderismo por la montaña .
aunque el técnico ha reparado el hervidor , sigue sin funcionar .
de primero quisiéramos una buena sopa y de segundo fideos con champiñones .
hará sol mañana .
se tarda veinticinco minutos en preparar el helado .
camarero , pedí una sopa de pescado caliente , pero me ha traído una sopa de pescado .
el señor Schmidt llegará el veintitrés de abril a las dos .
quisiera saber si el tren para en Barcelona .
¿ podría pedirme un taxi y firmar aquí ?
¿ podría decirme de dónde sale el tren para Bruselas ?
nos encantaría reunirnos con unos amigos en la estación .
la señora Schmidt se ha dejado sus gafas en el tren a Ginebra .
quisiera probar el queso de la región y participar en la visita de la ciudad .
¿ tenemos que hacer transbordo en Barcelona o hay un tren directo ?
nos han robado nuestro carné de identidad y nuestra maleta .
mi marido se ha dejado su sombrero en el autobús a Zúrich .
el vestido que compramos es demasiado corto .
el tren nocturno para Zúrich sale a las ocho menos diez del andén quince .
¿ podría enseñarme en el mapa dónde está el teatro ?
¿ sabe cómo se va del cine al monasterio ?
el coche que alquilé tiene una rueda pinchada .
la cuenta asciende a ocho euros , incluido el servicio de habitaciones .
estoy seguro de que mi compañero pedirá una sopa caliente el fin de semana .
desde la torre se pueden ver el zoo y el río .
¿ podríamos dejar la habitación a las doce y media ?
tengo que hacer cola cuatro horas en la estación .
el castillo de Berlín es más antiguo que el de Granada .
el tren nocturno para Viena sale a las diez y veinte del andén nueve .
tome la primera calle a la derecha y verá el teatro de la ópera delante de usted .
lamentablemente el hotel está completo en julio .
sé que la joyería está cerrada los miércoles .
¿ podría venir alguien a la habitación ciento uno ? los niños hacen demasiado ruido .
es importante que mi hijo deje su bufanda negra en la recepción hoy .
el martes pasado dejamos nuestra cámara en la recepción .
ocho billetes de ida a Varsovia para el veintidós de abril , por favor .
no he estado nunca en Colonia , pero conozco bien Ginebra .
quería preguntarle si podría traerme seis vasos de vino blanco .
quisiéramos comprar unos pantalones y una pila .
quisiéramos tres entradas para la obra de teatro del veintitrés de enero .
si el tren rápido llega demasiado tarde , perderé el avión .
dos billetes de ida y vuelta a Sevilla para el seis de marzo , por favor .
el trayecto dura cuatro horas y cinco minutos .
el jersey cuesta ciento quince euros , pero el vestido blanco es más barato .
camarero , pedí un helado , pero me ha traído una tortilla .
aquí tiene su tarjeta , señor Wilson . su habitación está en la cuarta planta .
aquí tiene su llave , señor Taylor . su habitación está en la primera planta .
mis hijos llegaron tarde porque el tren llegó con retraso ayer .
espero que podamos ver la televisión .
vine a Hamburgo para probar el pescado de la región .
Paul , ¿ puedes prestarme cincuenta euros ?
pasé cuatro días en Viena y dos días en Múnich .
buenas noches , señor Rossi . ¿ ha tenido un buen viaje ?
mi marido lleva desde las seis y media intentando pagar con cheque .
quiero cambiar de habitación porque la cama supletoria es demasiado pequeña .
la señora Navarro celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
¿ podría uno de sus compañeros traernos una almohada ?
si no es mucha molestia , ¿ podría guardar el equipaje hasta las seis y cuarto ?
la falda cuesta un ojo de la cara .
la tabla de quesos que mi marido pidió está demasiado salada .
quiero ir de compras en lugar de comprar una guía de viajes .
¿ cuánto cuesta una habitación doble grande con caja fuerte por noche ?
como el tren queda cancelado , no llegaremos hasta las cinco y veinte .
necesitamos la lista de precios . ¿ nos la puede enviar ?
el camarero nos ha traído una pizza pequeña en lugar de una sopa fría .
ellos tienen sed .
creo que puedo fotografiar el famoso teatro de la ópera esta tarde .
los huéspedes han almorzado en el restaurante .
Ginebra es la ciudad más bonita que he visto nunca .
encienda el televisor , por favor .
quisiera alquilar una bicicleta por tres días .
le pedí al mozo que confirmara la reserva por correo electrónico , pero no ha pasado nada .
¿ podría decirnos si la conferencia empieza a las doce y cuarto ?
mi hija se queda hoy en el hotel porque tiene dolor de cabeza .
quisiéramos comprar un cuaderno y participar en la cata de vinos .
no se preocupe , señora Weber , repararemos el grifo .
mi hijo tiene treinta y nueve grados de fiebre y dolor de cabeza .
he escrito una carta a mi jefe .
el faro es más bonito que el teatro .
el billete a Múnich cuesta cien euros , pero solo tenemos un billete de cien euros .
necesitamos un taxi desde la panadería para tres personas a la una menos cuarto .
trabajaré en la biblioteca .
ya no tenemos jamón , pero puedo recomendarle la sopa de tomate caliente .
va a llover la próxima semana , por eso vamos a leer un libro .
¿ puede traducir este menú , por favor ?
estoy esperando el tren rápido para París .
la señora está intentando dejar su chaqueta en la recepción .
la señora Miller ha cancelado la reserva para el sábado .
antes de marcharnos , quisiéramos reservar una mesa para siete personas .
he reservado una suite cómoda a nombre de Becker .
él quiere cambiar de habitación porque el sofá no está hecho .
a mi hermano le encantaría comprar unos sellos .
¿ cuánto tiempo desea quedarse ? - hasta el martes , si es posible .
me alegro de que ellos puedan cenar en la terraza mañana por la mañana .
quisiera cambiar cincuenta dólares por euros .
tengo muchas ganas de visitar el castillo y la catedral el viernes .
lo sentimos mucho , señor Wilson . el técnico vendrá dentro de cuarenta y cinco minutos .
no hay papel higiénico en el cuarto de baño .
el autobús saldrá a las dos y cuarto .
ni hablar de que los huéspedes visiten el mercado cubierto y el hermoso monasterio .
antes de salir de viaje , ellos quisieran tomar algo en el bar .
ella habla italiano , pero no entiende el inglés .
quisiéramos que nos despertaran a la una y media , habitación dos .
he reservado una habitación doble pequeña a nombre de Taylor .
el almuerzo se sirve a partir de la una en la terraza .
despiértenos el lunes a las cuatro y cuarto , por favor , tenemos que coger el tren a Lisboa .
tres sellos para cartas a Alemania , por favor .
¿ sabe cuándo abre el faro antiguo ?
¿ tienen una habitación luminosa para cinco personas desde el jueves hasta el domingo ?
ellos tienen muchas ganas de alquilar una barca el fin de semana .
¿ me puede explicar la cuenta ?
el bañador que mi mujer compró es demasiado pequeño .
pasado mañana va a hacer sol , por eso ella se acostará temprano .
el juez está todavía en el juzgado , no podemos hablar con él antes de las cuatro y media .
tengo que coger un taxi porque el tren llega demasiado tarde .
¿ puede enviar a alguien a la habitación cincuenta , por favor ?
el castillo está abierto desde las seis menos cuarto hasta las siete , pero los martes está cerrado .
¿ dónde está el recibo ? - se lo traeré dentro de cincuenta minutos .
primero quisiera prolongar mi estancia y después nadar en el lago .
la señora Wilson sabe que la farmacia está cerrada los viernes .
ellos vinieron a Hamburgo para fotografiar la torre .
quiero tomar algo en el bar el jueves a las dos y cuarto .
el avión a Sevilla aterriza a las nueve .
tenemos que hacer transbordo en Viena .
la habitación familiar que el señor Wilson reservó por teléfono es demasiado pequeña .
lo sentimos mucho , señora Dubois . el técnico vendrá dentro de quince minutos .
el huésped de la habitación trescientos quince todavía no ha pagado .
la cámara nueva que la camarera de piso encontró en la habitación ciento dos es de mi hija .
no hace falta que nos traiga el contrato , el director ya nos lo ha dado .
mi hermana ha perdido su bolso y su portátil nuevo .
estoy seguro de que ellos volarán a Praga el próximo mes .
de la playa a la catedral hay solo veinticinco minutos a pie .
mi hermana está buscando su bolsa de viaje negra . ¿ la ha visto ?
el billete a Zúrich cuesta ciento veinticinco euros , pero los turistas solo tienen un billete de cincuenta euros .
el hervidor de mi habitación no funciona .
¿ hay alguien aquí que hable inglés ? mi hermano no habla francés .
llame a un médico , por favor , mi marido ha tenido un accidente .
la limpieza final es gratis .
quisiéramos reservar una suite para dos noches .
ellos están esperando el tren rápido para Roma .
la comida de este restaurante es muy buena , pero el servicio es antipático .
quisiera ir a la ópera y probar el queso de la región .
el señor Navarro quería pedir una pizza pequeña .
cuando llegue a Viena , voy a comprar unas postales .
en nuestra habitación huele a humo .
quisiéramos traer nuestro perro .
por culpa del mal tiempo mi mujer tiene más tiempo para escribir cartas .
el sombrero cuesta quince euros , pero el bolso es más barato .
¿ le importaría encender el televisor ?
¿ podría limpiar la habitación , por favor ?
no comemos ni pollo ni pescado .
quiero cambiar de habitación porque la cama supletoria es demasiado blanda .
es posible que descansemos un poco .
camarero , pedí una ensalada , pero me ha traído una sopa de pescado .
cuando llegue a Ginebra , voy a ir a bailar .
es una lástima que el grifo no funcione .
en diciembre suele hacer mucho frío en Hamburgo .
la habitación doble que reservamos por teléfono no está lista .
quisiéramos un asiento en el pasillo para el miércoles .
todas las habitaciones de la cuarta planta tienen ducha .
cuando llegue a Granada , voy a reunirme con unos amigos en la estación .
un apartamento cuesta treinta y tres euros por noche , y la media pensión está incluida .
el filete está buenísimo .
el camarero nos ha traído un filete grande en lugar de una macedonia de frutas .
la señora suele levantarse a las cinco menos diez .
¿ hay alguien aquí que hable alemán ? los huéspedes no hablan inglés .
no sé si mis hijos esperarán en el jardín pasado mañana .
el médico dice que los huéspedes tienen que quedarse en la cama durante ocho días .
mi marido puede tener la habitación individual más barata con televisor .
el señor Miller celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
sería muy amable de su parte encender la calefacción .
quisiera quejarme : los vecinos hacen demasiado ruido y el aire acondicionado está fuera de servicio .
ni hablar de que mis padres vayan de compras .
llévenos a la comisaría , por favor , tenemos prisa .
quisiera que me despertaran a las ocho y veinte , habitación cuarenta .
siento que mis padres se hayan quedado dormidos .
dentro de cinco horas tenemos que nadar en el lago .
no he estado nunca en Múnich , pero conozco bien Zúrich .
quiero que el director limpie la habitación .
las sábanas están sucias .
quisiera quejarme : el suelo es muy viejo y el colchón es demasiado corto .
¿ puede imprimir la confirmación de la reserva , por favor ?
la ventana no se puede cerrar , y los huéspedes de la habitación de al lado escuchan música alta .
mi compañero necesita un termómetro de la farmacia .
el taxi que pedí para la una todavía no ha venido .
¿ sabe cómo se va del cajero automático al famoso monasterio ?
no estamos satisfechos con la habitación porque el enchufe está fuera de servicio .
espero que veamos la televisión .
¿ podría decirnos si el acceso a internet cuesta veintidós euros al día ?
hemos prolongado nuestra estancia .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la estación de metro .
hay un mapa sobre la mesa de la habitación ciento doce .
tenemos que coger un taxi porque el autocar lleva treinta minutos de retraso .
el paraguas que la camarera de piso encontró debajo de la cama es de mi mujer .
el señor Schmidt celebra su aniversario de boda el miércoles ; quisiéramos encargar flores .
buenos días , soy Rossi , de la habitación cuatrocientos uno . envíe al mozo , por favor .
lamentablemente no tenemos habitaciones individuales libres antes del diecinueve de noviembre .
dudo que la señora Schmidt vuele a Sevilla dentro de treinta minutos .
me interesa la hermosa torre . ¿ hay una visita guiada en inglés ?
¿ a qué hora sale el autocar para París ?
la radio no funciona .
si no es mucha molestia , ¿ podría despertarnos a las cuatro y diez ?
¿ sabe cómo se va de la estación de metro al monasterio ?
tres billetes de ida y vuelta a Edimburgo para el trece de enero , por favor .
después de la cena la señora quiere probar el vino de la región , pero antes tiene que reservar una habitación doble grande .
el pronóstico dice que va a llover mañana .
lo sentimos mucho , señora Rossi . el mozo vendrá dentro de cincuenta minutos .
¿ podría decirme si el museo de arte está abierto hasta las ocho menos veinte ? muchas gracias .
ya no tenemos carne , pero puedo recomendarle la macedonia de frutas .
se tarda seis horas en llegar a Hamburgo en coche .
un billete de ida y vuelta a Praga , por favor , en primera clase .
quisiera ir al médico porque estoy enfermo .
el tren regional saldrá del andén diez .
este sombrero es demasiado largo .
nuestros amigos querían comprar unas postales anteayer .
quisiéramos fotografiar el acuario e ir al mercado .
quisiéramos que nos despertaran a las siete , habitación cuarenta y cuatro .
ayer por la tarde olvidé mi abrigo en el taxi .
los turistas necesitan una pomada de la farmacia .
¿ cuánto cuestan los pantalones más largos del escaparate ?
de primero quisiéramos un pastel de manzana y de segundo pescado con patatas .
la carta que ella envió a Valencia todavía no ha llegado .
lamentablemente no tenemos suites cómodas libres en marzo .
después del almuerzo quiero comprar un cepillo de dientes , pero antes tengo que recoger mi collar caro .
el juez está todavía en el juzgado , no puedo hablar con él antes de las tres y veinticinco .
llame a la policía , por favor .
¿ podría decirnos si el curso de idiomas empieza a las seis y veinticinco ? gracias por su ayuda .
¿ podría recomendarme un buen hotel y ayudarme con el equipaje ?
para mí una tortilla pequeña y una botella de vino blanco , por favor .
quisiéramos un asiento en el pasillo para Lisboa .
mi hija está de buen humor porque hace sol hoy .
tome la segunda calle a la izquierda y verá el museo de arte delante de usted .
¿ hay una suite luminosa libre del dieciocho de mayo al diecinueve de abril ?
dudo que mi mujer deje su bolsa de viaje en la recepción a las cuatro menos diez .
la señora Navarro celebra su aniversario de boda mañana ; quisiéramos encargar flores .
deme su billete de avión y firme el formulario , por favor .
hasta que lleguen mis padres , quiero nadar en el lago .
creo que ella no puede ir a la playa .
hemos comprado un cuaderno para nuestro abogado .
¿ puede traducir esta frase , por favor ?
si el autocar está lleno , mi compañero tiene que coger un taxi .
el concierto que ellos querían ver empieza a las diez y media .
quisiera comprar crema solar y comprar unos sellos .
no sé si la señora Miller puede visitar el palacio .
se tarda dos horas en llegar a Barcelona en coche .
dudo que hablemos con el director esta tarde .
dudo que mi mujer reserve una habitación familiar pronto .
mi hermano llega el viernes veinticinco de noviembre a las cuatro y cuarto .
dos billetes de ida a Ginebra para el quince de agosto , por favor .
una pregunta : ¿ podría pasarme la miel , por favor ?
el tren de París a Atenas lleva diez minutos de retraso .
buenas noches , señora López . ¿ ha dormido bien ?
tenemos que ir al banco antes de las cinco y veinte porque necesitamos dinero .
quisiéramos probar el pescado de la región y alquilar un coche .
antes de salir de viaje , la señora Schmidt quisiera visitar el teatro y el museo .
el apartamento está sucio .
la señora ha perdido su reloj y su mochila marrón .
mi marido está intentando prolongar su estancia .
le han robado su pasaporte y su diario .
¿ a qué hora sale el tren rápido para Barcelona ?
¿ puedes lavar esta blusa , por favor ?
la camarera de piso dice que la tasa turística es gratis .
si esta tarde hace demasiado calor , el señor López va a quedarse en el hotel .
el tren va a Salzburgo .
somos de Inglaterra , pero vivimos en Bruselas desde hace cuatro años .
quisiera quejarme : las sábanas son muy viejas y el armario está sucio .
mi hija tiene treinta y ocho grados de fiebre y dolor de cabeza .
el caballero no tiene hambre , pero quisiera un vaso de agua .
esta tarde quisiera hacer un picnic .
ellos quisieran hacer senderismo por la montaña y hacer un picnic .
mi compañero se quedará unos días más esta noche .
el trayecto dura seis horas y treinta minutos .
más tarde veré la televisión .
los huéspedes acaban de prolongar su estancia .
un apartamento cuesta trece euros por noche , y el desayuno está incluido .
¿ cuánto cuesta una habitación doble con bañera por noche ?
la estación está al lado de la fortaleza antigua .
mi hermano está sentado en un banco del parque y nos espera .
vimos la televisión ayer por la noche .
necesito un taxi al supermercado para siete personas a las seis .
el avión de Madrid despega a las cuatro menos cinco .
tenemos que hacer cola tres horas en el aeropuerto .
¿ han encontrado un collar ? me lo he dejado en la habitación doscientos quince .
nos han robado nuestro carné de identidad y nuestra cartera marrón .
los huéspedes que se marchan hoy se han quejado .
de la farmacia a la catedral hay solo cincuenta minutos a pie .
el camarero nos ha traído una sopa vegetariana en lugar de una sopa de pescado .
¿ han encontrado un anillo caro ? nos lo hemos dejado en la habitación doscientos diez .
esta noche tengo que ir de compras .
las sábanas están mojadas .
mi mujer quiere traer su gato esta tarde .
quería preguntarle si podría confirmar la reserva .
mi marido está a punto de dejar su diario en la recepción .
de la oficina de objetos perdidos al teatro hay solo cincuenta minutos a pie .
tengo que coger un taxi porque el autocar llegará con retraso .
necesitamos la hoja de registro . ¿ nos la puede dar ?
quisiera quejarme : el frigorífico hace demasiado ruido y las cortinas están mojadas .
¿ sabe cuándo abre el zoo ?
¿ quieres fotografiar el museo de arte o prefieres ir al mercado ?
la torre es más antigua que la biblioteca .
se tarda veinte minutos en preparar la tabla de quesos .
estoy de mal humor porque nieva ahora .
¿ cuánto cuesta una suite con baño por noche ?
lamentablemente no tenemos habitaciones dobles libres en diciembre .
me he dejado mis gafas de sol en el avión a Zúrich .
no se olvide de limpiar la habitación trescientos ocho , por favor .
el caballero perdió su bufanda .
¿ de dónde eres , David ? - soy de España .
acabo de hablar con el director .
la señora López no come ni fideos ni pescado .
hemos perdido nuestra mochila negra y nuestra cartera .
no tengo tiempo de hacer senderismo por la montaña .
la señora Taylor dio un paseo por la rosaleda hace dos horas .
siento que ellos hayan perdido su maleta .
de la parada de taxis a la torre antigua hay solo treinta minutos a pie .
se nos ha acabado el pan ; el director ha ido a comprar más .
¿ puede traernos el contrato , por favor ?
el hotel más barato de Venecia está en el hotel .
ayer por la noche visité el zoo y la torre .
mi compañero llegó tarde porque el autocar llegó demasiado tarde el veinticinco de junio .
ellos pueden reservar una habitación más barata mañana .
el camarero nos ha traído una sopa de pescado en lugar de una sopa de pescado caliente .
el inodoro de nuestra habitación no funciona .
¿ qué día es hoy ? - hoy es miércoles , veintitrés de junio .
aunque llueve , vamos a alquilar un coche .
una habitación familiar cuesta dieciocho euros por noche , y el acceso a internet no está incluido .
¿ qué vino va bien con la sopa de pescado ?
he oído que el servicio cuesta catorce euros al día .
estamos de mal humor porque nieva ahora .
quisiéramos comprar una corbata y un diccionario .
se tarda treinta minutos en preparar la tabla de quesos pequeña .
tenemos prisa .
aunque estamos resfriados , queremos probar el pescado de la región .
ella perdió el enlace en Sevilla porque el tren quedó cancelado .
la señora ha perdido su paraguas y su diario .
mis padres están a punto de cancelar su reserva .
mi hija necesita una pomada de la farmacia .
aquí tiene su llave , señora Miller . su habitación está en la séptima planta .
¿ podría explicarnos la lista de precios , por favor ?
mi marido quiere cambiar de habitación porque el colchón está mojado .
hablamos inglés , pero no entendemos el español .
son veintisiete euros . - quédese con el cambio .
su habitación está en la cuarta planta , enfrente del ascensor .
la cerradura está fuera de servicio .
ellos han escrito una carta a su jefe .
no hemos estado nunca en Ginebra , pero conocemos bien Múnich .
quisiera una habitación individual cómoda con terraza , por favor .
la ventana no se puede cerrar , y los niños escuchan música alta .
si el autocar está lleno , mi compañero tiene que quedarse otra noche .
tome la primera calle a la derecha y verá el teatro delante de usted .
quisiera reservar una mesa para tres personas en la terraza .
para mí un filete grande y un vaso de cerveza , por favor .
¿ podría decirme a qué hora sale el tren nocturno para Salzburgo ?
me quedo con la habitación individual más barata .
el autobús va a Múnich .
el mozo que habla alemán es muy amable .
buenas noches , ¿ cuánto cuesta una habitación con cocina por noche ?
la cerradura de la maleta está estropeada , y no encontramos la llave .
el tren de Ginebra a Granada lleva veinticinco minutos de retraso .
quisiéramos que nos despertaran a las ocho y diez , habitación trescientos quince .
estoy seguro de que dejaré el hotel el próximo mes .
¿ cuánto cuestan las entradas para el concierto del sábado ?
los huéspedes que están en la cuarta planta se han quejado .
hace cinco horas dejé mi carné de conducir en casa .
el partido de fútbol empieza a las cinco y media .
hemos oído que la fortaleza está abierta hasta las cuatro y cuarto .
la farmacia está a dos pasos de la exposición nueva .
¿ cuándo tenemos que dejar la habitación ?
quisiéramos carne con verduras y una botella de vino blanco .
no me traiga todavía la macedonia de frutas , por favor .
quiero quedarme unos días más .
no creo que él pueda nadar en el lago .
¿ dónde puedo comprar un diccionario ?
buenas noches , señora Fischer . ¿ ha dormido bien ?
el sombrero cuesta diez euros , pero los zapatos rojos son más baratos .
la carretera a Granada está cortada , así que tenemos que dar un rodeo .
he comprado pasta de dientes para mi hermana .
la guía quiere saber si mi hermana quisiera pagar con cheque el fin de semana .
quisiera tres entradas para la visita guiada del once de mayo .
¿ cuánto cuestan las entradas para la película del domingo ?
el fin de semana ellos tienen que pagar con cheque .
llego el martes diez de septiembre a las cinco menos cuarto .
estoy seguro de que fotografiaremos el monasterio el fin de semana .
la guía quiere saber si almorzaré en el restaurante más tarde .
¿ tienen un apartamento grande para ocho personas hasta el sábado ?
quisiera pagar juntos . ¿ cuánto cuesta el helado ?
ellos quisieran alquilar una barca y comprar un recuerdo .
mi hija está intentando hablar con la guía .
me alegro de que mi hermano pueda quedarse unos días más pasado mañana .
estoy seguro de que el señor Dubois preguntará en la recepción mañana por la noche .
se tarda cincuenta minutos en preparar el filete grande .
he olvidado reservar una habitación individual más barata .
mis hijos han perdido su cámara y su llave .
quisiera saber si el autocar para en Hamburgo .
despiértenos mañana a la una y cuarto , por favor , tenemos que estar en el aeropuerto antes de las cinco .
hará sol mañana , por eso cenaré en la habitación .
cuando llegue a Edimburgo , voy a probar el pescado de la región .
mi marido pasó ocho días en Lisboa y seis días en Madrid .
mañana va a hacer sol .
siento que hayamos olvidado nuestro portátil nuevo en la habitación .
la cuenta asciende a dieciocho euros , incluido el desayuno .
después de la cena queremos nadar en el lago , pero antes tenemos que pagar en efectivo .
el caballero quiere cambiar de habitación porque la lámpara no funciona .
he oído que el garaje del hotel cierra a las doce y diez .
la cena se sirve a partir de las seis y cuarto en el jardín .
¿ hay una habitación doble tranquila libre del cuatro de mayo al veintitrés de noviembre ?
seis sellos para postales a Francia , por favor .
el técnico que reparó la radio trabajó bien .
quería preguntarle si podría llamar a la policía .
quiero que me traiga tres toallas .
mi reloj va atrasado ; ya es la una menos cuarto .
si mañana hace buen tiempo , mis hijos quieren participar en el paseo en barco .
estamos a punto de cancelar nuestra reserva .
la carta que los niños enviaron a París todavía no ha llegado .
somos de México , pero vivimos en Valencia desde hace tres años .
he reservado un apartamento a nombre de Rossi .
el secador está fuera de servicio desde las cuatro y diez .
la familia Moreno se aloja aquí desde el ocho de noviembre .
acabo de llegar a Múnich .
la señora García suele levantarse a la una menos cuarto .
mi marido se ha roto la mano y tiene que ir al hospital .
la sopa de verduras que ella pidió está demasiado salada .
¿ podría preparar la cuenta de la habitación ciento uno ? me marcho hoy .
dudo que traigamos nuestro perro .
mi marido tiene que coger un taxi porque el tren rápido quedará cancelado .
camarero , pedí un filete , pero me ha traído una sopa de pescado caliente .
necesito algo para el resfriado .
¿ puedes abrir la ventana , por favor ?
el taxi que mis hijos pidieron para la una menos cuarto todavía no ha venido .
quisiera cinco entradas para el concierto del siete de marzo .
la guía quiere saber si aparcaré mi coche en el garaje el sábado a las dos y media .
los zapatos cómodos cuestan un ojo de la cara .
un taxi a la embajada cuesta unos veintisiete euros .
quisiera que me despertaran a las ocho , habitación cuatrocientos diez .
tememos que el autocar quede cancelado .
el director dice que la conferencia no tiene lugar en la sala de conferencias .
¿ qué día es hoy ? - hoy es viernes , ocho de agosto .
hola , soy Schmidt , de la habitación treinta y cuatro . envíe al mozo , por favor .
el avión a Lisboa despega a las ocho .
el señor Dubois llamó a las once y veinte y dejó un recado para la señora García .
llévenos a la estación de metro , por favor , tenemos prisa .
el secador de nuestra habitación no funciona .
se tarda dos horas en llegar a Múnich en coche .
desde el puerto se pueden ver el teatro de la ópera y el parque .
se nos ha acabado la fruta ; el mozo ha ido a comprar más .
¿ dónde está la confirmación de la reserva ? - se la enviaré mañana .
el desayuno se sirve a partir de las nueve y media en la terraza .
llame a una ambulancia , por favor , mi mujer se ha desmayado .
he oído que la media pensión cuesta siete euros al día .
queremos cambiar de habitación porque la cama no está limpia .
hemos reservado una habitación familiar a nombre de García .
quería preguntarle si podría cerrar la ventana .
quiero que me pida un taxi .
me interesa el famoso teatro de la ópera . ¿ hay una visita guiada en italiano ?
la guía con la que él habló el domingo era muy amable .
estamos buscando nuestro portátil . ¿ lo ha visto ?
se nos ha acabado la miel ; el mozo ha ido a comprar más .
¿ tienen una habitación familiar grande para cinco personas desde el domingo hasta el martes ?
¿ cuándo sale el último tren regional para Barcelona ?
le pedí a la recepcionista que apagara la música , pero no ha pasado nada .
en Varsovia lleva siete días nevando .
el hotel en el que estuvimos en Varsovia no era tan caro .
el señor Walker celebra su aniversario de boda mañana ; quisiera encargar una botella de vino .
la guía quiere saber si mi hija quiere pagar en efectivo .
cuando llegue a Berlín , voy a ir al teatro .
mi hija necesita jarabe para la tos de la farmacia .
estoy seguro de que me cambiaré a otra habitación .
no tengo ganas de visitar la fortaleza y el acuario .
lamentablemente no tenemos habitaciones familiares luminosas libres hasta el sábado .
¿ dónde está la hoja de registro ? - se la traeré dentro de cuarenta minutos .
¿ conoce un buen restaurante cerca de la oficina de objetos perdidos ?
es posible que nuestros amigos vayan al cine dentro de veinte minutos .
la señora está de mal humor porque hace mucho calor .
¿ hay alguien aquí que hable francés ? los huéspedes no hablan inglés .
después del desayuno quiero nadar en el lago , pero antes tengo que pagar la cuenta .
la carta que enviamos a Bruselas todavía no ha llegado .
buenos días , señora Taylor . ¿ ha tenido un buen viaje ?
¿ puede llevar las maletas al coche , por favor ?
preferiría una habitación que tenga cocina .
nos hemos resfriado .
la agencia de viajes está delante del zoo .
¿ podría decirme de dónde sale el tren para Granada ?
no podemos dormir porque la habitación no está lista .
quisiera saber si el autobús llega a Madrid a las ocho y media .
la sopa de tomate que pedí está fría .
el billete a Zúrich cuesta treinta y seis euros , pero solo tengo un billete de cincuenta euros .
la agencia de viajes está delante del teatro .
el hombre con el que hablamos ayer era muy amable .
quisiéramos reservar una mesa para dos personas para las cuatro .
nos interesa el teatro de la ópera . ¿ hay una visita guiada en español ?
tengo que ir al banco antes de las cinco y veinte porque necesito dinero .
nos perdimos en el casco antiguo anteayer .
buenas noches , ¿ sería posible que tradujera esta frase ?
llámenos en cuanto la cuenta esté lista , por favor .
¿ podría enseñarme en el mapa dónde está el museo ?
es una lástima que la bañera no esté limpia .
el sombrero que ella compró es demasiado grande .
¿ desea pagar con cheque o por transferencia , señor Schmidt ?
la calefacción está fuera de servicio desde esta mañana .
camarero , pedí un pastel de manzana , pero me ha traído una macedonia de frutas .
me llamo Navarro , tengo una reserva para esta noche .
¡ hasta la próxima semana , Paul !
busco un hotel que esté cerca de la gasolinera .
el vuelo de Granada fue cancelado por la huelga .
de primero quisiera un helado y de segundo pollo con arroz .
camarero , pedí una sopa de verduras caliente , pero me ha traído un pastel de manzana .
¿ desea pagar con cheque o en efectivo , señora Fischer ?
necesito un taxi desde la comisaría para seis personas a las tres y media .
llevo desde las nueve y media intentando ir al médico .
¿ sería posible que nos hiciera una foto ?
la tortilla que mi compañero pidió está fría .
el avión a Hamburgo despega a las once y veinte .
buenos días , nos interesa el teatro . ¿ hay una visita guiada en inglés ?
tenemos muchas ganas de ir a la playa mañana .
¿ cuánto cuesta alquilar una motocicleta por siete días ?
he oído que el monasterio merece la pena .
¿ cuándo abre el zoo los jueves ?
mi hijo tiene que hacer cola cinco horas en el museo .
el bañador azul cuesta un ojo de la cara .
ellos quisieran llamar a sus padres .
¿ puede apagar la calefacción ?
la señora Weber no está hoy . ¿ quiere dejar un recado ?
el faro , que está a veinticinco minutos de aquí , merece una visita .
él quiere ir al cine en lugar de visitar el teatro de la ópera y la catedral .
¿ va este tren a Londres ?
el bolso rojo que la camarera de piso encontró debajo de la cama es de mi compañero .
¿ dónde puedo comprar un cuaderno ?
el camarero nos ha traído un pastel de manzana en lugar de un buen filete .
ocho sellos para cartas a Italia , por favor .
quería preguntarle si podría llevar las maletas al coche .
los zapatos cuestan ciento veinticinco euros , pero los pantalones son más baratos .
después del almuerzo mi hija quiere reunirse con unos amigos en la estación , pero antes tiene que cancelar su reserva .
antes de que llegue el autobús , quisiéramos dar un paseo por el jardín del castillo .
la cuenta asciende a ciento quince euros , incluida la media pensión .
quisiera jamón y huevos y una botella de cerveza .
le pedí a la recepcionista que nos trajera una taza de té , pero no ha pasado nada .
me quedo hoy en el hotel porque estoy resfriado .
¿ podría venir alguien a la habitación cuarenta y cuatro ? los huéspedes de la habitación de al lado escuchan música alta .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho dentro de cuatro horas .
quisiéramos que nos despertaran a las siete y diez , habitación veintinueve .
¿ quién puede limpiar la habitación veintiuno ?
acabo de llegar a Valencia .
estoy seguro de que mis padres preguntarán en la recepción dentro de cinco minutos .
mi compañero quiere cambiar de habitación porque el colchón es demasiado duro .
mi marido pasó tres días en Granada y cinco días en Roma .
hasta que llegue mi compañero , quiero hacer un picnic .
la señora Wilson celebra su aniversario de boda el viernes ; quisiera encargar una tarta .
quisiera un asiento en primera clase para Hamburgo .
¿ cuánto cuesta alquilar un coche por nueve días ?
la próxima semana hará sol , por eso iremos a la ópera .
el avión de Múnich despega a las once menos veinte .
el técnico que reparó el grifo trabajó bien .
la ducha está fuera de servicio desde el martes .
¿ podemos abrir la ventana ?
la cuenta asciende a dieciocho euros , incluido el minibar .
¿ cuánto cuesta una habitación individual con baño por noche ?
lamentablemente no tenemos habitaciones individuales pequeñas libres en agosto .
estoy esperando el autobús para Barcelona .
busco un hotel que esté cerca del hospital .
el director dice que la sauna está abierta hasta las seis .
¿ podría preparar la cuenta de la habitación doce ? me marcho hoy .
el mercado cubierto es más grande que la catedral .
he dejado mi billete de tren en casa .
tenemos que ir al banco antes de las nueve y cuarto porque necesitamos dinero .
el tren para Berlín sale a la una y cuarto del andén nueve .
acabo de reservar una habitación familiar .
¿ conoce un buen restaurante cerca de la gasolinera ?
¿ cuánto cuesta enviar un paquete a Irlanda ?
si el miércoles nieva , tomaré algo en el bar .
nos quedamos con el apartamento grande .
mi compañero tiene que hacer transbordo en Lisboa .
¿ dónde está el adaptador ? ¿ podría traérnoslo , por favor ?
disculpe , ¿ podría darme el número de teléfono de la embajada ?
quiero que nos dé la dirección de la agencia de viajes .
tráiganos una almohada y un cuchillo , por favor .
preferiríamos una habitación doble pequeña que tenga escritorio .
quisiera cambiar trescientos dólares por euros .
tenemos que hacer cola dos horas en el museo .
antes de salir de viaje , quisiera hacer senderismo por la montaña .
de la gasolinera a la exposición nueva hay solo cinco minutos a pie .
si el fin de semana hace buen tiempo , queremos dar un paseo por el bosque .
la mochila roja que la camarera de piso encontró en la habitación doce es de mi hija .
el hotel más tranquilo de Londres está en el casco antiguo .
quiero que mis padres prueben el vino de la región .
no creo que mi mujer pueda seguir viaje a Colonia .
¿ tengo que hacer transbordo en Zúrich o hay un tren directo ?
la oficina de correos está al lado de la biblioteca antigua .
quisiéramos que nos despertaran a las tres y cuarto , habitación ciento diez .
¿ podría decirnos si la tasa turística está incluida en el precio ?
en junio suele hacer mucho calor en Madrid .
estoy buscando mi cartera . ¿ la ha visto ?
desde esta mañana me duele la pierna .
quiero probar el queso de la región .
el señor Becker piensa fotografiar el faro antiguo .
debe de ser un error : reservé un apartamento pequeño , no una habitación doble .
¿ quiere participar en la excursión o prefiere ir al cine ?
¿ está incluido el servicio de lavandería en el precio o tengo que pagarlo aparte ?
el tren llegará a París a las nueve y diez .
¿ podría decirnos si la conferencia empieza a las cinco y media ?
ni hablar de que mi hermano haga senderismo por la montaña .
el señor Miller llega el martes cinco de mayo a las nueve y media .
si mañana llueve , la señora Navarro verá la televisión .
quisiéramos seis entradas para la visita guiada del veintiséis de marzo .
la agencia de viajes está enfrente del mercado cubierto .
acabo de llegar a Venecia .
¿ está incluido el servicio de lavandería en el precio o tenemos que pagarlo aparte ?
no hay toallas en la habitación trescientos ocho .
el partido que quería ver ya ha empezado .
necesitamos un tenedor nuevo .
estamos de viaje de negocios .
hablamos inglés , pero no entendemos el italiano .
sería muy amable de su parte pedirnos un taxi .
¿ qué tiempo hace en Lisboa en octubre ?
reservaremos una mesa para ocho personas .
¿ podemos dejar aquí nuestras gafas de sol hasta las dos y veinte ?
pasado mañana va a estar nublado .
primero mi marido quisiera enviar una carta a Múnich y después visitar el ayuntamiento y el museo .
mis padres pueden tener la habitación individual con caja fuerte .
los pantalones que compré son demasiado pequeños .
¿ le importaría reservarnos una mesa junto a la ventana ?
los huéspedes que están en la tercera planta quisieran prolongar su estancia .
la recepcionista me hará una foto .
necesitamos un taxi desde la peluquería para seis personas a las cinco y diez .
antes de marcharme , quisiera cambiar el jersey más grueso por otra cosa .
¿ cuándo estará lista mi chaqueta roja ?
después del almuerzo mi mujer quiere ir a la playa , pero antes tiene que cambiar dinero .
si no es mucha molestia , ¿ podría encender el televisor ?
la familia Wilson se aloja aquí desde el veinticinco de abril .
el camarero nos ha traído una ensalada pequeña en lugar de un helado .
todas las habitaciones de la séptima planta tienen escritorio .
mi hija es de Francia , pero vive en Lisboa desde hace dos años .
la camisa que ellos compraron es demasiado grande .
preferiría una habitación doble más barata que tenga cocina .
mis padres perdieron su llave hace tres horas .
de la oficina de correos al mercado cubierto hay solo cuarenta y cinco minutos a pie .
quisiera reservar una mesa para tres personas junto a la ventana .
dudo que mis hijos compren un billete para Atenas esta noche .
quisiéramos una habitación individual con bañera , por favor .
ella quisiera comprar unos zapatos y un recuerdo .
perdí el enlace en Madrid porque el autocar llevaba veinticinco minutos de retraso el veintiocho de enero .
París es la ciudad más bonita que he visto nunca .
si el autobús llega con retraso , tengo que coger el próximo autobús .
¿ podría decirme si la película tiene lugar en el teatro de la ópera ?
mi compañero tiene que hacer transbordo en Berlín .
dudo que los huéspedes se queden unos días más .
nuestros amigos quisieran probar el queso de la región y hacer senderismo por la montaña .
el paseo en barco tiene lugar en el teatro de la ópera .
si el jueves nieva , voy a ver la televisión .
no puedo dormir porque el sofá no está hecho .
hemos oído que el garaje del hotel está cerrado .
le pedí a la recepcionista que imprimiera la confirmación de la reserva , pero no ha pasado nada .
ya no tenemos huevos , pero puedo recomendarle el helado .
se nos ha acabado el pan ; la camarera de piso ha ido a comprar más .
no como ni patatas ni verduras .
antes de salir de viaje , quisiéramos probar el pescado de la región .
¿ qué tiempo hace en Hamburgo en marzo ?
busco un hotel que esté junto al mar .
buenas noches , la carta solo está en español , ¿ nos la podría traducir ?
nuestros amigos acaban de comprar un billete para Valencia .
¿ sabe cuándo abre el hermoso mercado cubierto ?
¿ podría despertarnos a las ocho y cuarto , por favor ?
ayer por la tarde enviamos una postal a Colonia .
quisiera cambiar ochenta francos suizos por euros .
la carta que envié a Edimburgo todavía no ha llegado .
quería comprar un billete para Zúrich ayer .
mi hermano perdió el enlace en París porque el autocar quedó cancelado .
una habitación doble cuesta noventa y cinco euros por noche , y el servicio de lavandería no está incluido .
la señora Serrano tiene que coger un taxi porque el tren nocturno está lleno .
hemos escrito una carta a nuestra oficina .
¿ cuándo tenemos que salir de la habitación ?
el médico dice que mis padres tienen que quedarse en la cama durante cinco días .
¿ le importaría reparar la caja fuerte ?
¿ podría decirnos si la charla dura una hora ?
quisiera una habitación doble con televisor y vistas al río .
¿ cuándo abre la hermosa iglesia los sábados ?
¿ cuánto cuesta la camisa roja del escaparate ?
si esta tarde llueve , los turistas verán la televisión .
en junio suele hacer mucho sol en Varsovia .
ocho sellos para postales a España , por favor .
una habitación familiar cuesta veintinueve euros por noche , y el servicio de habitaciones está incluido .
la exposición nueva , que está a veinte minutos de aquí , merece una visita .
el billete a Lisboa cuesta treinta y tres euros , pero solo tengo un billete de cincuenta euros .
el coche que mi mujer alquiló es demasiado pequeño .
no hay papel higiénico en la habitación cuatrocientos uno .
dudo que mi hijo cambie dinero después del desayuno .
dudo que nos quedemos unos días más .
¿ podría decirnos si el paseo en barco tiene lugar en el jardín del castillo ?
el señor Dubois celebra su cumpleaños mañana ; quisiera encargar una tarta .
el camarero que habla inglés está hoy enfermo .
tengo que coger un taxi porque el tren llega con retraso .
¿ podría decirnos de dónde sale el autobús para Barcelona ?
es posible que probemos el pescado de la región esta tarde .
todas las habitaciones de la octava planta tienen chimenea .
quisiéramos una habitación doble con balcón , por favor .
es importante que mi hermana reserve una mesa para tres personas hoy .
la señora Weber tiene que pagar un ojo de la cara por la falda .
el secador de mi habitación no funciona .
el aire acondicionado está fuera de servicio desde ayer .
me quedé hasta el martes .
compraremos un billete para Varsovia .
el tren de Berlín a Edimburgo lleva cincuenta minutos de retraso .
a mis hijos les gusta mucho el teatro de la ópera antiguo .
ya no tenemos patatas , pero puedo recomendarle la pizza .
si tuviéramos más dinero , alquilaríamos un coche .
queremos que el técnico traiga la cuenta .
si esta tarde hace demasiado calor , quiero ir al teatro .
¿ se admiten gatos en las habitaciones ?
no podemos dormir porque el apartamento es demasiado oscuro .
avísenos en cuanto el taxi llegue , por favor .
quisiéramos cambiar cincuenta francos suizos por euros .
para mí una sopa de tomate fría y una botella de cerveza , por favor .
quiero reservar una mesa para seis personas dentro de diez minutos .
el hotel en el que mis padres estuvieron en Edimburgo era más cómodo .
la señora Schmidt comprará un billete para Madrid .
el paseo en barco dura una hora .
el señor Walker llamó a las once y dejó un recado para el señor Weber .
queremos participar en la excursión en lugar de nadar en el lago .
buenos días , ¿ cuánto dura el vuelo de Madrid a Praga ?
no hay de qué , señor Walker . ¡ feliz estancia en Ginebra !
mañana por la noche vamos a comprar unos sellos .
la línea está ocupada . ¿ desea dejar un recado ?
ellos han olvidado pagar la cuenta .
mi compañero se queda hoy en el hotel porque tiene fiebre .
mi hermana tiene muchas ganas de hacer senderismo por la montaña el fin de semana .
hemos perdido nuestra maleta roja y nuestra cámara .
si el tren rápido lleva cinco minutos de retraso , tengo que llamar al hotel .
sería muy amable de su parte ayudarnos con el equipaje .
el hotel más tranquilo de Lisboa está cerca de la catedral .
cuando llegué a Colonia , el ascensor estaba fuera de servicio .
¿ dónde está el champú ? ¿ podría traérmelo , por favor ?
si el tren rápido llega demasiado tarde , mi mujer llamará al hotel .
quisiera reservar una habitación familiar para seis noches .
mi hijo no está satisfecho con la habitación porque el aire acondicionado está estropeado .
nuestros amigos quisieran comprar un jersey azul y una guía de viajes .
mi hermana quería pedir una sopa de verduras fría el viernes pasado .
la fortaleza , que está a veinticinco minutos de aquí , merece una visita .
quisiera participar en la visita guiada y hacer un picnic .
se tarda cinco minutos en preparar la sopa de pescado .
hemos perdido nuestro sombrero y nuestro collar .
hemos olvidado nuestra llave de la habitación en el taxi y ahora tenemos que ir a la policía .
¿ podría pedirme un taxi y llevar las maletas al coche ?
quisiéramos reservar una habitación doble para tres noches .
lamentablemente no tenemos habitaciones familiares libres en noviembre .
buenas noches , ¿ nos puede dar un apartamento grande con vistas a la plaza ?
no comemos ni patatas ni jamón .
¿ sabe cómo se va de la gasolinera al famoso teatro ?
el médico dice que el caballero tiene que beber mucha agua durante cinco días .
despiérteme mañana a las diez , por favor , tengo que coger el tren a Praga .
nuestros amigos han escrito una carta a su jefe .
el técnico que reparó la calefacción trabajó bien .
no tenemos tiempo de dar un paseo por el parque .
se nos ha acabado la fruta ; la camarera ha ido a comprar más .
pienso que podemos esperar en el jardín .
el director reparará el teléfono .
el caballero está sentado en un banco del parque y nos espera .
la corbata que compré es demasiado pequeña .
el camarero me ha traído una sopa caliente en lugar de una tortilla .
el señor Dubois no está hoy . ¿ quiere dejar un recado ?
si esta tarde nieva , queremos leer un libro .
el sofá es demasiado blando .
cuando el director habla inglés , me suena a chino .
ellos tienen muchas ganas de ir al cine el martes .
¿ le importaría enviar a alguien a la habitación ciento doce ? muchas gracias .
quisiera quejarme : los vecinos escuchan música alta y el colchón es demasiado corto .
no vale la pena visitar el faro .
la oficina de objetos perdidos está detrás del museo .
¿ hay un banco cerca de aquí ?
el grifo de nuestra habitación está estropeado .
estamos a punto de reservar una mesa para cuatro personas .
camarero , pedí una sopa de verduras , pero me ha traído un filete .
el ferry llegará a Lisboa a las siete y media .
vine a Colonia para comprar un mapa .
¿ cuándo sale el último tren regional para Valencia ?
sería muy amable de su parte enseñarnos el camino a la peluquería .
el ascensor está estropeado , así que tenemos que bajar a pie a la tercera planta .
Barcelona es la ciudad más bonita que mi marido ha visto nunca .
me llamo Wagner , tengo una reserva para una noche .
¿ dónde está la cuenta ? - se la traeré inmediatamente .
el mozo rellenará el formulario .
estamos esperando el tren nocturno para Granada .
la ventana no se puede cerrar , y el sofá es demasiado duro .
¿ puede guardar el equipaje hasta las once y cuarto , por favor ?
va a hacer sol la próxima semana , por eso los huéspedes quieren ir a la ópera .
es posible que nos quedemos hasta el sábado .
¿ hay un apartamento libre del veintiuno de diciembre al dieciséis de octubre ?
mis hijos se perdieron en el barrio del puerto ayer por la noche .
¿ podría darnos el número de teléfono del hospital ?
despiértenos el martes a las nueve y media , por favor , tenemos que estar en el aeropuerto antes de las doce menos veinte .
¿ qué día es hoy ? - hoy es viernes , dieciséis de junio .
¿ puedes recomendarnos un buen museo , por favor ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las seis .
necesito la lista de precios . ¿ me la puede enviar ?
entendemos la pregunta .
¿ cuántas tazas necesita ? - dos , por favor .
para mí un bocadillo y un vaso de zumo de manzana , por favor .
cuando la camarera habla alemán , me suena a chino .
me he dejado mi diario en el tren a Múnich .
él es de Austria , pero vive en Madrid desde hace tres años .
hemos comprado una pila para nuestra oficina .
nuestros amigos quisieran carne con verduras y una botella de cerveza .
¿ se admiten perros en las habitaciones ?
el caballero necesita unas gotas para los ojos de la farmacia .
avísenos en cuanto la cena esté lista , por favor .
buenos días , ¿ a qué hora sale el tren rápido para Roma ?
de primero quisiera una tortilla y de segundo carne con verduras .
hablamos italiano , pero no entendemos el español .
el camarero me ha traído una macedonia de frutas en lugar de una tortilla .
el huésped de la habitación seis se marcha mañana .
no sé si mi compañero prolongará su estancia dentro de veinte minutos .
el señor Taylor no tiene hambre , pero quisiera una ensalada pequeña .
ya no tenemos verduras , pero puedo recomendarle la ensalada .
un billete de ida y vuelta a Madrid , por favor , en primera clase .
el desayuno se sirve a partir de las diez en la terraza .
preferiría una habitación más grande que tenga bañera .
la comida de este restaurante es mejor que en el hotel , pero el servicio es lento .
¿ sabe cuándo abre el castillo ?
el tren de Berlín a Edimburgo lleva treinta minutos de retraso .
¿ hay alguien aquí que hable francés ? mi hija no habla alemán .
dudo que mis hijos reserven una habitación individual grande mañana a las tres y media .
quisiéramos una habitación individual con ducha y vistas al puerto .
si el fin de semana hace buen tiempo , vamos a dar un paseo por la rosaleda .
¿ a qué hora sale el tren para Atenas ?
estará nublado pasado mañana .
el tren rápido para Múnich sale a las once menos cuarto del andén once .
no creo que podamos hacer un picnic dentro de cincuenta minutos .
buenos días , ¿ podríamos dejar la habitación a las cinco y media ?
nuestros amigos tienen que hacer transbordo en Madrid .
la señora Schmidt piensa participar en la visita de la ciudad .
quisiéramos saber si el autobús va a Bruselas .
lo sentimos mucho , señor Serrano . la recepcionista vendrá dentro de cincuenta minutos .
¿ cuánto cuesta la corbata verde del escaparate ?
espero que mi hermano pueda comprar un cuaderno el domingo .
necesito algo para las quemaduras de sol .
quería preguntarle si podría enviar a alguien a la habitación cuatrocientos diez .
el sombrero más barato cuesta setenta y cinco euros , pero la blusa azul es más barata .
la señora necesita una venda de la farmacia .
espero que mi hija pueda visitar el museo de arte y el teatro de la ópera .
vinimos a París para comprar unos recuerdos .
camarero , pedí una buena sopa de verduras , pero me ha traído una ensalada .
quisiera que me despertaran a las cinco y media , habitación cuarenta y cuatro .
le pedí al mozo que hablara más despacio , pero no ha pasado nada .
quiero que el camarero hable más despacio .
un taxi a la parada de autobús cuesta unos ciento veinte euros .
aunque el técnico ha reparado el frigorífico , sigue sin funcionar .
¿ puede encender la calefacción ?
¿ puede darme una habitación individual con vistas al casco antiguo , por favor ?
hemos olvidado reservar una habitación doble .
quiero cambiar de habitación porque la ducha está fuera de servicio .
el pronóstico dice que estará nublado pasado mañana .
este plato está demasiado salado , ¿ podría cambiarlo ?
quería ir a la ópera el mes pasado .
quisiera preguntar en la recepción el lunes a la una y diez .
el caballero necesita jarabe para la tos de la farmacia .
¿ sabía que el faro abre a las nueve menos cinco ?
buenos días , pedí un filete grande . ¿ cuándo me lo va a traer ?
¿ hay alguien aquí que hable francés ? mis hijos no hablan español .
¿ hay alguien aquí que hable francés ? mi hija no habla español .
antes de que cierren las tiendas , quisiéramos dar un paseo por el jardín del castillo .
si esta tarde hace demasiado frío , nuestros amigos van a ir a la ópera .
¿ me puede pedir un taxi ?
si el autocar queda cancelado , ellos se quedarán otra noche .
antes de que anochezca , quisiéramos comprar unos recuerdos .
el director dice que la película tiene lugar en la sala de conferencias .
¿ podría darnos el número de teléfono del restaurante ?
mi hija se ha roto el pie y tiene que ir al hospital .
son veintiocho euros . - quédese con el cambio .
como el tren rápido llevará cincuenta minutos de retraso , no llegaré hasta las tres .
¿ podría cambiar las toallas , por favor ?
preferiría una habitación familiar bonita que tenga ducha .
ella olvidó sus gafas de sol en el autobús ayer por la tarde y ahora tiene que ir a la policía .
¿ puede darme un apartamento bonito con vistas a la plaza , por favor ?
¿ sabe cómo se va del supermercado al acuario ?
acabamos de aparcar nuestro coche en el garaje .
el almuerzo se sirve a partir de las doce y media en la terraza .
la corbata roja cuesta treinta y cinco euros , pero la corbata verde es más barata .
en julio suele hacer mucho sol en Colonia .
estoy seguro de que no iré a la playa mañana .
la señora quisiera beber algo porque tiene sed .
pasamos cuatro días en Múnich y nueve días en Colonia .
¿ de dónde eres , David ? - soy de Italia .
¿ han encontrado un anillo ? nos lo hemos dejado en el bar .
el señor Becker no está en este momento . ¿ quiere dejar un recado ?
necesitamos un taxi a la playa para dos personas a las seis y cuarto .
la señora Rossi celebra su cumpleaños hoy ; quisiéramos encargar una botella de vino .
buenos días , ¿ cuánto dura el viaje de Praga a Varsovia ?
en la habitación seis huele a gas .
pienso que podemos cambiarnos a otra habitación .
hasta que lleguen mis hijos , queremos nadar en el lago .
¿ sabía que el mercado cubierto está cerrado los sábados ?
siento que nuestros amigos hayan perdido su carné de conducir .
disculpe , ¿ cómo llegamos al banco ?
¿ cuántos vasos necesita ? - cinco , por favor .
hace cuatro días él preguntó en la recepción .
el médico dice que mi hermana tiene que tomar las pastillas durante cinco días .
¿ han encontrado una cámara nueva ? me la he dejado en el comedor .
la carretera a Ginebra está cortada , así que tenemos que coger el tren .
quisiera comprar un jersey gris y pasta de dientes .
¿ hay un cine cerca de aquí ?
¿ sabe a qué hora abre la iglesia ?
nos hemos dejado nuestro sombrero en el autobús a Roma .
disculpe , me interesa la catedral . ¿ hay una visita guiada en español ?
¡ hasta luego , David !
el tren rápido para Sevilla sale a las siete y cuarto del andén once .
llévenos a la farmacia , por favor , tenemos prisa .
antes de salir de viaje , quisiera visitar el palacio y el museo .
he olvidado comprar un billete para Zúrich .
espero que él lea un libro .
despiértenos el viernes a las cinco menos cinco , por favor , tenemos que coger el tren a Sevilla .
estamos acostumbrados a levantarnos temprano .
pienso hacer un picnic .
la recepcionista me traerá una botella de agua mineral .
un billete de ida y vuelta a Colonia , por favor , en segunda clase .
ellos vinieron a Viena para reunirse con unos amigos en la estación .
quisiéramos una suite con terraza , por favor .
dentro de siete días quisiéramos registrarnos .
¿ dónde está la hoja de registro ? - se la enviaré mañana .
no sé si los niños pueden prolongar su estancia el próximo miércoles .
¿ cuándo estará lista mi blusa blanca ?
la señora Walker llamó a las doce menos diez y dejó un recado para el señor Weber .
quiero que cambie las sábanas .
va a hacer mucho viento esta noche .
no puedo dormir porque la cama no está hecha .
estoy harta de la cola .
me han robado mi carné de identidad y mi mochila .
más tarde dejaré mi cartera en la recepción .
¿ tienen una suite luminosa para seis personas para una noche ?
¿ cuándo sale el primer tren regional para Berlín ?
cuando llegue a Edimburgo , voy a ir a la ópera .
disculpe , ¿ qué hora es ? - son las once .
quisiera una habitación familiar con baño , por favor .
leímos un libro .
el señor Taylor llamó a las tres y dejó un recado para la señora Wilson .
la librería está a dos pasos del zoo .
¿ podría venir alguien a la habitación ciento veinte ? el inodoro está estropeado .
¿ podría preparar la cuenta de la habitación cuarenta y dos ? me marcho mañana .
después del desayuno quiero tomar algo en el bar , pero antes tengo que pagar la cuenta .
no hemos estado nunca en Granada , pero conocemos bien Colonia .
¿ cuánto cuesta una habitación con cocina por noche ?
la señora García llamó a las nueve y veinte y dejó un recado para el señor Taylor .
mi hija teme que el autocar esté lleno .
antes de salir de viaje , mi hermana quisiera participar en la visita de la ciudad .
¿ cuándo estará lista mi chaqueta caliente ?
él vino a Viena para comprar unas postales .
antes de salir de viaje , quisiéramos nadar en el lago .
la señora Becker vino a Granada para hacer senderismo por la montaña .
acabamos de pagar la cuenta .
debe de ser un error : reservamos una habitación individual más barata , no una habitación familiar .
mi compañero acaba de llegar a Lisboa .
el caballero ha escrito una carta a su hermana .
¿ está libre este asiento ?
no hay de qué , señor Weber . ¡ feliz estancia en Viena !
¿ me puede explicar la confirmación de la reserva ?
disculpe , he pedido un bocadillo pequeño . ¿ cuándo me lo va a traer ?
hemos oído que la recepción abre a las cinco y media .
el pronóstico dice que va a hacer mucho calor mañana .
el anillo caro que la camarera de piso encontró en la habitación once es de mi hijo .
¿ quiere participar en la visita de la ciudad o prefiere comprar un diccionario ?
deme su tarjeta de crédito y firme aquí , por favor .
el caballero toma café en el desayuno , pero yo prefiero té .
desde la torre se pueden ver el faro y el río .
queremos que la guía espere un momento .
en agosto suele hacer mucho calor en Berlín .
estos zapatos son demasiado largos .
desde el balcón se pueden ver el museo de arte nuevo y el río .
quisiera un apartamento más grande con televisor y vistas al mar .
es importante que mi hija compre un billete para Múnich hoy .
siga todo recto y luego gire a la izquierda en la playa .
quisiera quejarme : la tarjeta llave está fuera de servicio y el cuarto de baño no está limpio .
si tuviéramos más dinero , reservaríamos una suite .
¿ podría venir alguien a la habitación doscientos uno ? la tarjeta llave no funciona .
si el fin de semana hace buen tiempo , iré a la playa .
no estamos satisfechos con la habitación porque los vecinos escuchan música alta .
al señor Taylor le han robado su carné de identidad y su móvil .
llevo desde la una intentando pagar en efectivo .
¿ podría venir alguien a la habitación trece ? el sillón está sucio .
¿ podría decirme si el gimnasio está cerrado ?
no puedo dormir porque el cuarto de baño huele a humo .
¿ está ocupado este asiento ?
el mozo dice que la piscina cierra a las once .
la cuenta asciende a sesenta y cinco euros , incluida la tasa turística .
¿ podría decirme si el partido de fútbol dura tres horas ?
¿ dónde puedo comprar chocolate ?
desde el puerto se pueden ver la exposición nueva y el lago .
la señora García ha cancelado la reserva para el martes .
mis hijos no tienen ganas de tomar algo en el bar .
quisiéramos visitar el teatro de la ópera antiguo y el teatro de la ópera e ir de compras .
¿ sabe cuándo abre el teatro ?
hay que limpiar estas blusas antes del miércoles .
¿ cuánto cuesta una habitación doble con chimenea por noche ?
¿ quién puede explicarme la lista de precios ?
no como ni huevos ni pollo .
después del desayuno la señora Taylor quiere probar el pescado de la región , pero antes tiene que pagar en efectivo .
¿ le importaría enviar a alguien a la habitación trescientos ocho ?
¿ podría pasarnos la mantequilla , por favor ?
no se preocupe , señor Dubois , le despertaremos a las diez menos cuarto .
la mochila verde que la camarera de piso encontró debajo de la cama es de mi hijo .
nuestro equipaje no ha llegado ; debe de estar todavía en Edimburgo .
la mesa no está limpia .
antes de salir de viaje , él quisiera tomar algo en el bar .
un taxi al aeropuerto cuesta unos quince euros .
como el tren nocturno está lleno , no llegaremos hasta las dos .
la guía con la que hablamos el jueves era muy amable .
llévenos a la parada de taxis , por favor , tenemos prisa .
el director quiere saber si mis hijos cenarán en la habitación .
¿ conoce un hotel barato cerca de la estación ?
el aeropuerto está al lado del hermoso palacio .
mi hijo quisiera descansar un poco porque está agotado .
la señora Schmidt ha cancelado la reserva para el jueves .
ni hablar de que mi hija alquile una motocicleta .
no tenemos hambre , pero quisiéramos una taza de café .
una habitación familiar cuesta treinta y dos euros por noche , y la tasa turística no está incluida .
el inodoro está fuera de servicio desde las cinco y cuarto .
es una lástima que los huéspedes de la habitación de al lado hagan demasiado ruido .
la carta solo está en portugués , ¿ me la podría traducir ?
estoy seguro de que reservaré una habitación pequeña el veinte de febrero .
no se olvide de traernos una cama supletoria y un plato limpio , por favor .
no se olvide de darme una habitación doble con vistas al puerto , por favor .
tenemos que coger un taxi porque el tren lleva cuarenta minutos de retraso .
la bolsa de viaje roja que la camarera de piso encontró en el cuarto de baño es de mi hija .
¿ tienen una habitación individual para cuatro personas desde el lunes hasta el sábado ?
la cuenta asciende a diecisiete euros , incluido el servicio de habitaciones .
¿ podemos dejar aquí nuestra mochila hasta la una menos cuarto ?
he escrito una carta a mi hermano .
tenemos que coger un taxi porque el tren nocturno estará lleno .
la señora Taylor vino a Edimburgo para dar un paseo por el parque .
mi mujer pasó nueve días en Valencia y siete días en París .
¿ podría enseñarnos en el mapa dónde está el ayuntamiento ?
el inodoro está fuera de servicio .
¿ han encontrado un anillo caro ? me lo he dejado en la habitación veintisiete .
la señora García acaba de aparcar su coche en el garaje .
pienso que podemos ducharnos .
primero quisiera cambiar la camisa más barata por otra cosa y después ir a la ópera .
en enero suele hacer mucho frío en Berlín .
primero mi hijo quisiera prolongar su estancia y después ir al cine .
antes de marcharnos , quisiéramos reservar una mesa para dos personas .
este bolso es demasiado caro .
¿ dónde está el secador ? ¿ podría traérnoslo , por favor ?
ellos quisieran esperar en el jardín mañana .
perdimos el tren nocturno el veintidós de diciembre .
mis hijos perdieron el enlace en Varsovia porque el autobús quedó cancelado .
es posible que los huéspedes lean un libro esta tarde .
es una lástima que el sofá no esté hecho .
hola , si no es mucha molestia , ¿ podría planchar esta camisa ?
perdí mi carné de identidad hace siete días .
¿ podría decirnos si el curso de idiomas tiene lugar en la sala de conferencias ?
todas las habitaciones de la séptima planta tienen baño .
¿ han encontrado un móvil ? me lo he dejado en el comedor .
¿ le importaría esperar un momento ?
¿ podría decirnos si la limpieza final cuesta setenta euros al día ?
¿ podría decirme de dónde sale el tren rápido para Valencia ?
no tenemos tiempo de ir al cine .
¿ dónde tengo que hacer transbordo para ir a la gasolinera ?
lléveme a la oficina de objetos perdidos , por favor , tengo prisa .
por culpa del mal tiempo tenemos más tiempo para descansar .
¿ puede ponerme con la habitación trescientos cuatro , por favor ?
en febrero visitaremos el famoso castillo .
el filete que pedí está delicioso .
quiero que apague el aire acondicionado .
si el fin de semana hace buen tiempo , mi hermana quiere hacer senderismo por la montaña .
mi hermana está acostumbrada a cenar tarde .
a los turistas les gusta mucho el museo .
el hotel más tranquilo de París está entre el banco y la oficina de correos .
¿ podría decirme a qué hora sale el tren rápido para Granada ?
aunque llueve , iré a la playa .
nos han robado nuestro carné de conducir y nuestra llave de la habitación .
nos han robado nuestra tarjeta de crédito y nuestra llave del coche .
dudo que nos quedemos unos días más después del desayuno .
no sé si no puedo pagar la cuenta el fin de semana .
si el autobús llega demasiado tarde , perderemos el avión .
después de la cena mi marido quiere ir a la playa , pero antes tiene que ir al médico .
el director quiere saber si quisiera pagar en efectivo esta tarde .
¿ podría decirme de dónde sale el autocar para Berlín ?
¿ le importaría ponernos con la habitación veintitrés ?
los huéspedes que están en la octava planta se han quejado .
el tren rápido para Sevilla sale a las once y media del andén doce .
¿ sabe cómo se va del banco al famoso castillo ?
lo sentimos mucho , señor Brown . el técnico se ocupará de ello inmediatamente .
los niños escuchan música alta .
¿ quiere alquilar una barca o prefiere visitar el palacio ?
¿ puedes ponernos con la habitación cuarenta y dos , por favor ?
¿ dónde está la cuenta ? - se la enseñaré dentro de cuarenta minutos .
acabo de cancelar mi reserva .
¿ sería posible que enviara a alguien a la habitación dieciséis ?
¿ nos puede dar la dirección de la embajada ?
¿ le importaría traerme un albornoz nuevo y una cuna ?
un taxi a la estación de metro cuesta unos ciento cinco euros .
cuando llegamos a Salzburgo , la radio no funcionaba .
llego el domingo ocho de julio a las siete menos cinco .
el señor Rossi ha perdido su libro y su anillo .
estamos buscando nuestro móvil nuevo . ¿ lo ha visto ?
la tortilla que pedimos está demasiado salada .
el tren de Viena a París lleva veinticinco minutos de retraso .
la famosa iglesia está abierta desde las once y veinte hasta las diez , pero los lunes está cerrada .
quisiera una suite cómoda con cocina , por favor .
dudo que probemos el pescado de la región mañana .
¿ desea pagar en efectivo o por transferencia , señora Fischer ?
queremos que el taxista espere un momento .
el despertador está fuera de servicio desde ayer .
la camarera dice que la torre está abierta hasta las cinco .
¿ nos puede pedir un taxi ?
tenemos muchas ganas de fotografiar la exposición nueva el domingo .
ellos quisieran fotografiar el faro .
vamos a visitar el zoo el veintidós de junio .
mi hijo está a punto de reservar una mesa para tres personas .
ni hablar de que mi compañero nade en el lago .
en Venecia lleva cinco días lloviendo .
no hay jabón en nuestra habitación .
cuando llegue a Praga , voy a hacer un picnic .
¿ puedes imprimir el contrato , por favor ?
el huésped de la habitación trescientos cuatro quisiera hablar con usted .
¿ cuánto cuesta un apartamento luminoso con baño por noche ?
tenemos que ir al banco antes de las ocho y diez porque necesitamos dinero .
en agosto suele hacer mucho calor en Lisboa .
la autopista a Valencia está cortada , así que tenemos que coger el tren .
no hay de qué , señora Brown . ¡ buen viaje !
el señor Dubois celebra su cumpleaños el martes ; quisiera encargar flores .
temo que el autocar quede cancelado .
me quedaré unos días más .
¿ tienen platos sin jamón ?
el señor Walker ha dejado su billete de tren en casa y ahora tiene que ir a la oficina de objetos perdidos .
¿ cuánto cuesta alquilar una bicicleta por cuatro días ?
estoy de buen humor porque hace sol ahora .
he olvidado cambiar mi vuelo .
el vuelo de Londres fue cancelado por la niebla .
hemos olvidado hablar con el director .
no nos traiga todavía la tabla de quesos grande , por favor .
¿ qué tiempo hace en Hamburgo hoy ?
camarero , pedí un filete , pero me ha traído una sopa .
él perdió su pasaporte ayer por la tarde .
antes de marcharnos , quisiéramos dejar nuestro collar en la recepción .
mañana por la noche queremos leer un libro .
¿ le importaría firmar aquí ?
mi hija es de Francia , pero vive en Varsovia desde hace ocho años .
despiértenos mañana a las dos y cuarto , por favor , tenemos que coger el tren a Viena .
la barca que alquilé está rota .
son sesenta euros . - quédese con el cambio .
es importante que mi hermano recoja su llave del coche hoy .
¿ tienen una habitación familiar para seis personas hasta el miércoles ?
¿ puede despertarme a las once , por favor ?
aunque estamos resfriados , queremos visitar la exposición .
si mañana hace buen tiempo , fotografiaremos el museo .
¿ podría traerme un poco más de aceite de oliva , por favor ?
son ochenta y cinco euros . - quédese con el cambio .
es una lástima que la radio esté fuera de servicio .
queremos cambiar de habitación porque el apartamento huele a humo .
la carretera a Berlín está cortada , así que tengo que dar un rodeo .
no estoy satisfecho con la habitación porque la caja fuerte está fuera de servicio .
lamentablemente el hotel está completo en abril .
si mañana hace buen tiempo , mi mujer va a dar un paseo por el bosque .
el caballero se ha dejado sus gafas de sol en el tren a Granada .
¿ va este tren a Roma ?
después de la cena queremos comprar crema solar , pero antes tenemos que recoger nuestro diario .
la fortaleza es más famosa que la catedral .
¿ hay cerca del hotel un dentista que hable alemán ?
la ventana no se puede abrir , y la lavadora es demasiado ruidosa .
son diez euros . - quédese con el cambio .
no sé si podemos cancelar nuestra reserva dentro de cuarenta minutos .
hemos seguido viaje a Sevilla .
quisiera coger un taxi porque tengo prisa .
no se permite fumar en la primera planta .
cambiamos dinero .
he perdido mi sombrero verde y mi reloj .
el castillo de Berlín es más antiguo que el de Barcelona .
aunque hace mucho calor , daremos un paseo por el casco antiguo .
me he marchado sin pagar la cuenta .
¿ puede cambiarnos doscientos euros , por favor ?
la cama está mojada .
¿ dónde está la percha ? ¿ podría traérnosla , por favor ?
espero que mi hija pueda quedarse unos días más .
quisiéramos pollo con arroz y una botella de vino tinto .
los niños deberían reunirse con unos amigos en la estación esta tarde .
lo sentimos mucho , señora López . el taxista se ocupará de ello inmediatamente .
el zoo , que está a cincuenta minutos de aquí , merece una visita .
la carretera a Bruselas está cortada , así que tengo que dar un rodeo .
firme aquí , por favor .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cajero automático .
el técnico que reparó la cafetera trabajó bien .
es posible que nos duchemos esta tarde .
quisiéramos reservar una mesa para cinco personas para esta noche .
la película que quería ver ya ha empezado .
una pregunta : ¿ qué vino va bien con el bocadillo ?
¿ conoce un hotel barato cerca del hospital ?
buenas noches , soy Taylor , de la habitación diecisiete . envíe al mozo , por favor .
hará mucho frío .
buenas noches , ¿ cuál es la contraseña de internet ?
queremos leer un libro .
nuestros amigos tienen que coger el coche .
no hay champú en la habitación ciento dos .
el sombrero rojo cuesta un ojo de la cara .
cuando llegamos a Viena , la calefacción estaba fuera de servicio .
el secador está fuera de servicio desde las dos y cinco .
aunque el técnico ha reparado la cafetera , sigue sin funcionar .
el apartamento grande que el caballero reservó por teléfono es demasiado caro .
hemos dejado nuestra tarjeta de crédito en la habitación . ¿ qué deberíamos hacer ?
es importante que los niños cambien el sombrero blanco por otra cosa hoy .
¿ puede cerrar la ventana , por favor ?
el filete que pedí está quemado .
quisiéramos una habitación individual bonita con televisor y vistas a las montañas .
la mujer con la que el señor Serrano habló esta mañana era muy amable .
Julia , ¿ puedes ayudarme ?
el hotel en el que estuvimos en Zúrich no era tan caro .
hola , ¿ cuánto se tarda en reparar la calefacción ?
mi hija no come ni patatas ni queso .
la señora Walker se ha dejado su portátil en el avión a Berlín .
la señora Miller llegará el ocho de octubre a las ocho menos cinco .
cuando llegué a Salzburgo , las cortinas estaban mojadas .
nos encantaría dar un paseo por el bosque .
el barco llega a Marsella a las diez y media .
la calefacción está fuera de servicio desde el domingo .
buenos días , ¿ podría traerme un vaso de vino tinto , por favor ?
quisiera reservar una suite más grande para una noche .
si el tren rápido llega con retraso , ellos llamarán al hotel .
¿ podría darnos la llave de la habitación cuatrocientos seis , por favor ?
ni hablar de que mi compañero vaya a la playa .
el médico dice que mi marido tiene que beber mucha agua durante seis días .
el tren de Colonia a París lleva diez minutos de retraso .
como el autocar llegará con retraso , no llegaremos hasta la una .
ellos quisieran acostarse temprano porque están cansados .
tráiganos papel higiénico y una toalla , por favor .
el técnico que reparó el inodoro se olvidó las herramientas .
a mis hijos les encantaría probar el queso de la región .
este plato está demasiado picante , ¿ podría cambiarlo ?
la iglesia es más bonita que el ayuntamiento .
la chaqueta marrón que la camarera de piso encontró en la habitación cuatrocientos seis es de mi hijo .
¿ quiere dar un paseo por la rosaleda o prefiere nadar en el lago ?
después del desayuno la señora llamará a su hermana .
el almuerzo se sirve a partir de las doce y media en el comedor .
el médico dice que nuestros amigos tienen que beber mucha agua durante tres días .
¿ dónde está la cuenta ? - se la traeré dentro de treinta minutos .
antes de salir de viaje , mi marido quisiera visitar la fortaleza antigua y el zoo .
de primero quisiera una tabla de quesos grande y de segundo patatas con queso .
pienso que podemos comprar un billete para Hamburgo el próximo martes .
primero quisiéramos prolongar nuestra estancia y después nadar en el lago .
la señora Taylor no está satisfecha con la habitación porque el grifo está estropeado .
antes de que salga el tren , quisiera nadar en el lago .
los niños acaban de llegar a Múnich .
necesito un taxi desde la parada de autobús para siete personas a las seis y media .
no tenemos ganas de alquilar una motocicleta .
el frigorífico de nuestra habitación no funciona .
mi hermana es de Escocia , pero vive en Hamburgo desde hace dos años .
me interesa la catedral . ¿ hay una visita guiada en portugués ?
la señora Dubois perdió el enlace en Londres porque el tren nocturno quedó cancelado .
estoy acostumbrado a levantarme temprano .
llévenos al aeropuerto , por favor , tenemos prisa .
el hombre con el que él habló el miércoles era muy amable .
el trayecto dura seis horas y quince minutos .
despiértenos el lunes a la una y cuarto , por favor , tenemos que estar en el aeropuerto antes de las tres y media .
si mañana hace buen tiempo , la señora alquilará un coche .
si el domingo nieva , voy a leer un libro .
el apartamento que reservamos la semana pasada no está listo .
mis padres han olvidado comprar un billete para Roma .
quisiéramos un asiento en primera clase para Sevilla .
¿ podría traernos la carta , por favor ?
si mañana llueve , los niños irán a la ópera .
la ventana no se puede abrir , y el teléfono está fuera de servicio .
es importante que los niños hablen con el médico antes de las seis y media .
no tenemos ganas de ir a la playa .
hay que limpiar estas camisas antes del sábado .
buenas noches , soy Dubois , de la habitación ciento doce . envíe al mozo , por favor .
camarero , pedí una buena sopa , pero me ha traído una pizza vegetariana .
cuando llegamos a Varsovia , la ventana era muy vieja .
el bocadillo está frío .
hemos reservado una habitación doble a nombre de Serrano .
primero los turistas quisieran cambiar dinero y después tomar algo en el bar .
¿ nos puede poner con la habitación cuarenta y cinco ?
la playa está detrás del teatro de la ópera .
el hotel más tranquilo de Praga está delante del teatro .
¿ cuánto cuesta enviar un paquete a Escocia ?
aunque el técnico ha reparado el teléfono , sigue sin funcionar .
la señora Serrano no está en este momento . ¿ quiere dejar un recado ?
dudo que mi mujer llame a su hermana mañana por la mañana .
quisiera que me despertaran a las once y media , habitación trescientos doce .
el tren regional para Salzburgo sale a la una y media del andén quince .
este sombrero es demasiado pequeño .
quisiera quejarme : los niños hacen demasiado ruido y el cuarto de baño es demasiado caluroso .
quiero tomar algo en el bar en lugar de hacer un picnic .
de primero quisiéramos un buen filete y de segundo carne con verduras .
el catorce de enero él quería pedir una sopa de pescado .
antes de salir de viaje , ellos quisieran nadar en el lago .
el tren nocturno para Venecia sale a las once menos cuarto del andén catorce .
quisiera cinco entradas para el concierto del ocho de octubre .
se tarda seis horas en llegar a Lisboa en autobús .
mi hermano hizo un picnic el mes pasado .
le gusta mucho el teatro .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la librería .
no sé si podemos reservar una mesa para dos personas .
se tarda veinte minutos en preparar la sopa de pescado .
mi mujer quiere cambiar de habitación porque las cortinas están sucias .
no hemos estado nunca en Ginebra , pero conocemos bien Edimburgo .
el helado que pedí está frío .
hay crema solar sobre la mesa de la habitación cuarenta y uno .
hay un mapa sobre la mesa de la habitación trescientos ocho .
la señora García no está hoy . ¿ quiere dejar un recado ?
despiérteme el jueves a las doce , por favor , tengo que estar en el aeropuerto antes de las doce menos cuarto .
aunque hace mucho calor , ella va a hacer senderismo por la montaña .
hola , necesito el recibo . ¿ me lo puede traer ?
he oído que el desayuno cuesta treinta y cuatro euros al día .
¿ hay cerca del hotel un médico que hable portugués ?
cinco sellos para cartas a Alemania , por favor .
la maleta negra que la camarera de piso encontró en la habitación ocho es de mis hijos .
el señor Navarro llegó tarde porque el tren rápido llegó con retraso ayer por la tarde .
le pedí a la recepcionista que nos trajera un vaso de limonada , pero no ha pasado nada .
la mujer con la que mis hijos hablaron esta mañana era muy amable .
¿ nos podemos llevar el cargador ?
estoy seguro de que ella esperará en el jardín esta tarde .
la visita de la ciudad empieza a las dos y diez .
el camarero nos ha traído una sopa de tomate en lugar de una macedonia de frutas .
¿ cuándo estarán listos mis zapatos ?
la fiesta empieza a las diez y media .
buenas noches , ¿ cuánto cuestan las entradas para la visita guiada del sábado ?
¿ podría dejar la habitación a las once y cuarto ?
buenas noches , ¿ hay cerca del hotel un médico que hable francés ?
no se preocupe , señora Weber , le traeremos papel de carta .
todas las habitaciones de la octava planta tienen cocina .
¿ cuánto cuesta una habitación familiar con ducha por noche ?
ni hablar de que mis hijos prueben el queso de la región .
quisiera que me despertaran a las once y media , habitación cuatrocientos seis .
quisiera una habitación familiar con baño y vistas al lago .
¿ de dónde eres , Laura ? - soy de Portugal .
si mañana hace buen tiempo , ellos quieren alquilar un coche .
la cuenta asciende a ocho euros , incluido el minibar .
el señor Navarro no está en este momento . ¿ quiere dejar un recado ?
buenas noches , ¿ podría enseñarnos en el mapa dónde está el palacio ?
¿ nos puede enseñar la habitación individual más grande ?
quisiéramos una suite bonita con caja fuerte , por favor .
el hotel más tranquilo de Zúrich está en el jardín .
un taxi al aeropuerto cuesta unos ciento veinte euros .
¿ quién puede traernos una cama supletoria y una almohada más grande ?
el camarero dice que el teatro abre a las cuatro .
el huésped de la habitación ciento uno todavía no ha pagado .
¿ podría preparar la cuenta de la habitación veinte ? nos marchamos hoy .
¿ quién puede recomendarme un buen hotel ?
repare el inodoro , por favor .
el museo está abierto desde las cuatro y media hasta las dos y cuarto , pero los jueves está cerrado .
el vuelo a Bruselas fue cancelado por la huelga .
los huéspedes han comido algo .
¿ cuánto dura el trayecto de Roma a Berlín ?
el tren para Londres sale a las tres y cuarto del andén cuatro .
él quisiera quedarse hasta el lunes .
la cuenta asciende a cincuenta euros , incluida la media pensión .
creo que podemos reservar una habitación familiar cómoda más tarde .
quisiéramos un apartamento cómodo con balcón y vistas al mar .
mi marido se ha roto la pierna y tiene que ir al hospital .
quisiéramos reservar una mesa para tres personas junto a la ventana .
tenemos que hacer cola cinco horas en el museo .
quería preguntarle si podría traducir este menú .
¿ puedes limpiar la habitación , por favor ?
la carta que ellos enviaron a Zúrich todavía no ha llegado .
¿ tengo que hacer transbordo en Lisboa o hay un tren directo ?
¿ podría decirnos si el gimnasio está en la quinta planta ?
la señora Weber quiere cambiar de habitación porque la cama es demasiado pequeña .
¿ podría enseñarnos el camino a la gasolinera , por favor ? muchas gracias .
la falda cuesta treinta y cuatro euros , pero la falda azul es más barata .
repare la calefacción , por favor .
¿ sabe cómo se va del banco al hermoso monasterio ?
es posible que la señora pregunte en la recepción mañana a la una y media .
¿ podría rellenar el formulario , por favor ?
no se olvide de preparar la cuenta para mañana , por favor .
¿ han encontrado un diario ? nos lo hemos dejado en la habitación ciento cinco .
los huéspedes hablan portugués , pero no entienden el español .
la lavandería está en la primera planta .
el centro comercial está al lado de la catedral .
el tren de Colonia a Edimburgo lleva treinta minutos de retraso .
le pedí al camarero que confirmara la reserva por correo electrónico , pero no ha pasado nada .
no hay electricidad en nuestra habitación .
el hotel en el que nuestros amigos estuvieron en Ginebra era más cómodo .
hemos escrito una carta a nuestros padres .
de la oficina de turismo al palacio hay solo cuarenta y cinco minutos a pie .
el camarero me ha traído una tortilla en lugar de un pastel de manzana .
el señor Schmidt llegará el cuatro de noviembre a las siete y media .
estoy seguro de que reservaré una mesa para siete personas .
cuando el camarero habla español , me suena a chino .
en la habitación trescientos cuatro huele a pescado .
esta tarde mi marido va a comprar unas postales .
despiértenos el miércoles a las dos y diez , por favor , tenemos que coger el tren a Viena .
el señor Weber se ha dejado su bolso nuevo en el autobús a Roma .
mi hijo se ha roto el brazo y tiene que ir al hospital .
si el fin de semana hace buen tiempo , voy a participar en la visita guiada .
nevará , por eso quiero ver la televisión .
¿ podría preparar la cuenta de la habitación doscientos quince ? nos marchamos hoy .
¿ le importaría enseñarnos el camino al banco ?
mis padres quisieran acostarse temprano porque están cansados .
nos han robado nuestro pasaporte y nuestras gafas de sol .
hemos oído que la recepción está abierta hasta las dos y veinte .
creo que mis hijos pueden prolongar su estancia .
no sé si mi hijo se acostará temprano el viernes .
debe de ser un error : reservé una habitación familiar bonita , no una suite .
el tren nocturno para Roma sale a las seis y veinticinco del andén cinco .
tome la segunda calle a la izquierda y verá el museo delante de usted .
quisiéramos saber si el tren nocturno sale del andén doce .
de la playa a la catedral hay solo cuarenta y cinco minutos a pie .
quisiéramos un apartamento pequeño con bañera y vistas al casco antiguo .
desde la torre se pueden ver el museo y el mar .
esta noche estará nublado , por eso los turistas quieren quedarse en el hotel .
tememos que el autobús quede cancelado .
¿ podemos dejar aquí nuestra mochila azul hasta las dos ? gracias por su ayuda .
ella tiene que coger un taxi porque el tren rápido llega demasiado tarde .
siento que él haya perdido su maleta negra anteayer .
en junio suele hacer mucho calor en Barcelona .
nuestros amigos quisieran cambiar cien dólares por euros .
sería muy amable de su parte traernos el recibo .
buenos días , ¿ cuánto cuesta enviar una postal a Inglaterra ?
espero que podamos quedarnos en el hotel mañana a las doce y cuarto .
quisiera saber si el ferry va a Nápoles .
nos interesa la biblioteca . ¿ hay una visita guiada en español ?
¿ podría decirme si el paseo en barco tiene lugar en la sala de conferencias ?
pienso que daré un paseo por el jardín del castillo .
¿ han encontrado una llave ? nos la hemos dejado en el bar .
¿ han encontrado un anillo caro ? nos lo hemos dejado en el bar .
necesito un taxi a la gasolinera para siete personas a las nueve .
a mis hijos les encantaría comprar un sello .
la guía con la que el señor Brown habló ayer era muy amable .
el inodoro de mi habitación no funciona .
pronto quisiéramos ir en tren nocturno a Salzburgo .
llame a un médico , por favor , mi hija se ha roto el pie .
mi hijo ha dejado su billete de avión en la habitación y ahora tiene que ir a la policía .
es posible que nuestros amigos paguen la cuenta .
no hay de qué , señora Becker . ¡ feliz estancia en Zúrich !
hola , ¿ cuál es el código de internet ?
antes de salir de viaje , el señor Wagner quisiera comprar un cuaderno .
la ventana no se puede cerrar , y el ascensor hace demasiado ruido .
desde la terraza se pueden ver el acuario y el río .
quisiera hablar con el señor Rossi , por favor .
si el domingo hace buen tiempo , mis padres fotografiarán el museo .
el teatro de la ópera está abierto desde las nueve y cuarto hasta las seis y diez , pero los jueves está cerrado .
siga todo recto y luego gire a la derecha en el centro comercial .
quisiera que me despertaran a las cuatro y veinticinco , habitación doscientos uno .
pensamos hacer senderismo por la montaña .
me encantaría nadar en el lago .
camarero , pedí una sopa fría , pero me ha traído un pastel de manzana .
mi hermano tiene que ver la televisión mañana a las doce y veinte .
si el lunes nieva , quiero leer un libro .
como el tren nocturno llega demasiado tarde , no llegaré hasta las seis y veinte .
todas las habitaciones de la novena planta tienen televisor .
no se olvide de llevar el equipaje al taxi , por favor .
cuando llegué a Lisboa , la alfombra estaba sucia .
¿ cuánto cuesta alquilar una motocicleta por cuatro días ?
quisiéramos descansar un poco porque estamos agotados .
una pregunta : ¿ podría enseñarnos en el mapa dónde está el faro ?
¿ podría reparar el enchufe , por favor ?
busco un hotel que esté cerca del centro comercial .
una pregunta : ¿ conoce un hotel barato cerca de la oficina de objetos perdidos ?
no hay toallas en la habitación cincuenta y cinco .
el pronóstico dice que hará mucho viento .
¿ podría traerme un poco más de sal , por favor ?
¿ sabe cómo se va de la parada de autobús a la exposición nueva ?
quisiera un asiento en el pasillo para Praga .
el hotel más barato de Roma está al lado del ayuntamiento .
he oído que el acceso a internet es gratis .
¿ puede darme la dirección del dentista , por favor ?
¿ qué autobús va al banco ?
¿ puede la recepcionista despertarme a las seis y media ?
busco un hotel que esté cerca de la estación de metro .
el ferry va a Barcelona .
¿ cuándo estarán listas mis botas marrones ?
el televisor de mi habitación no funciona .
la charla dura tres horas .
el señor Brown no tiene hambre , pero quisiera un vaso de agua .
debería comer algo .
nos quedaremos en el hotel .
la señora Becker tiene que pagar un ojo de la cara por la camisa azul .
la señora tiene que pagar un ojo de la cara por la chaqueta más grande .
quisiera reservar una suite pequeña para cuatro noches .
quisiéramos una habitación familiar con cocina , por favor .
para mí una ensalada y una taza de té , por favor .
el concierto que mi mujer quería ver fue ayer .
¿ podría venir alguien a la habitación trescientos quince ? el despertador está fuera de servicio .
quiero que me dé una suite con vistas al patio .
¿ cuántas tazas necesita ? - cinco , por favor .
si esta tarde hace demasiado frío , ella va a leer un libro .
tenemos que coger un taxi porque el autobús llega demasiado tarde .
¿ hay una suite luminosa libre del treinta de octubre al veintisiete de marzo ?
acabo de enviar un paquete a Viena .
¿ hay cerca del hotel un médico que hable italiano ?
el castillo es más antiguo que el monasterio .
ni hablar de que mi compañero compre una guía de viajes .
preferiría una habitación que tenga terraza .
mi hija tiene que hacer transbordo en Edimburgo .
el billete a Varsovia cuesta treinta y dos euros , pero mi marido solo tiene un billete de cien euros .
hemos reservado una suite tranquila a nombre de Walker .
la guía con la que la señora habló esta mañana era muy amable .
la conexión a internet de nuestra habitación está estropeada .
en Salzburgo lleva cinco días nevando .
todas las habitaciones de la séptima planta tienen terraza .
mi compañero no come ni jamón ni arroz .
la barca que el señor Becker alquiló está rota .
el aire acondicionado está fuera de servicio desde el domingo .
¿ han encontrado un abrigo ? me lo he dejado en la habitación cuatro .
de primero quisiéramos una tabla de quesos y de segundo fideos con champiñones .
el juez está todavía en el juzgado , no podemos hablar con él antes de las cinco menos cuarto .
el señor Wagner acaba de llegar a Granada .
¿ quiere fotografiar la hermosa catedral o prefiere alquilar una motocicleta ?
los turistas han dejado su tarjeta de crédito en la habitación y ahora tienen que ir a la oficina de objetos perdidos .
el autocar no parará en Valencia .
no sé si él visitará la biblioteca pronto .
si el viernes hace buen tiempo , mi hermano quiere hacer senderismo por la montaña .
¿ podría decirme si la obra de teatro tiene lugar en la sala de conferencias ?
la señora Wagner acaba de reservar una mesa para dos personas .
el mozo me pedirá un taxi .
la señora Wilson tiene que cancelar su reserva .
¿ podría decirnos a qué hora sale el tren nocturno para Lisboa ?
los huéspedes están intentando pagar la cuenta .
la señora Weber tiene que coger un taxi porque el tren rápido está lleno .
un taxi al aeropuerto cuesta unos treinta y nueve euros .
tengo que ir al banco antes de la una y media porque necesito dinero .
¿ cuánto cuesta alquilar una barca por cinco días ?
el zoo está abierto desde la una menos cinco hasta las cuatro y diez , pero los viernes está cerrado .
preferiría una habitación más grande que tenga balcón .
queremos que el caballero fotografíe el teatro de la ópera .
he comprado un diccionario para mi jefe .
el señor García tiene que hacer transbordo en Varsovia .
la lavandería está abierta hasta las ocho y veinte .
el pronóstico dice que va a llover esta tarde .
la tabla de quesos está deliciosa .
buscamos un hotel que esté junto al mar .
para mí un pastel de manzana y seis vasos de vino tinto , por favor .
¿ podría preparar la cuenta de la habitación veintisiete ? nos marchamos hoy .
hasta que llegue mi hermano , queremos nadar en el lago .
no sé si mis hijos pueden quedarse unos días más .
quisiéramos ducharnos .
¿ quién puede limpiar la habitación tres ?
no tengo hambre , pero quisiera un trozo de pastel .
el mozo dice que el aparcamiento está incluido en el precio .
el autocar no irá a Zúrich .
quisiéramos reservar una mesa para siete personas en la terraza .
no hay de qué , señora Weber . ¡ que tenga un buen día !
el tren de Valencia a Londres lleva cuarenta y cinco minutos de retraso .
aunque nieva , vamos a hacer un picnic .
queremos que mi hija alquile un coche .
nadie pudo decirnos dónde está la estación .
los niños están de buen humor porque nieva ahora .
el mozo llevará el equipaje a la estación .
disculpe , ¿ qué hora es ? - son las seis y media .
Martin , ¿ puedes ayudarme ?
la señora Brown vino a Sevilla para dar un paseo por el parque .
¿ le importaría despertarme a las cinco menos cuarto ?
como el tren está lleno , no llegaré hasta las cuatro .
vine a Madrid para visitar el famoso monasterio .
esta noche el señor Wilson puede esperar en el jardín .
hay un error en la cuenta : no hemos tomado ningún buen filete .
espero que la señora pruebe el queso de la región mañana a la una .
se tarda cinco horas en limpiar la suite .
hemos comprado una pila para nuestra hermana .
¿ podría abrir la ventana y encender la música ?
el bañador negro cuesta un ojo de la cara .
¿ cuánto cuesta una habitación grande con terraza por noche ?
mi hermano ha perdido su paraguas y su móvil nuevo .
el señor Weber llamó a las once y diez y dejó un recado para la señora Serrano .
¿ puede imprimir el contrato , por favor ?
ellos no tienen hambre , pero quisieran un trozo de pastel .
somos de Escocia , pero vivimos en Berlín desde hace ocho años .
estos pantalones son demasiado cortos .
la señora Miller llegará el ocho de septiembre a las siete menos veinte .
por culpa del mal tiempo el caballero tiene más tiempo para escribir cartas .
el caballero tiene que pagar un ojo de la cara por el sombrero .
pensamos ir a la playa .
buenas noches , ¿ quién puede esperar un momento ?
¿ podría venir alguien a la habitación doscientos veinte ? el colchón no está hecho .
¿ qué recomienda , la pizza vegetariana o la sopa de pescado ?
¿ cuándo cierra la hermosa iglesia los lunes ?
el vuelo a Edimburgo fue cancelado por la huelga .
no hay agua en la habitación ciento diez .
la sopa de pescado está demasiado salada .
mi hijo es de Escocia , pero vive en Londres desde hace cinco años .
los huéspedes necesitan unas gotas para los ojos de la farmacia .
¿ podría enseñarme en el mapa dónde está la fortaleza ?
el médico dice que mi hijo tiene que beber mucha agua durante siete días .
de primero quisiéramos una macedonia de frutas y de segundo pollo con arroz .
el sábado pasado perdí mis gafas y ahora tengo que llamar al hotel .
¿ quién puede ayudarme con el equipaje ?
el próximo martes prolongaremos nuestra estancia .
hemos perdido nuestra bufanda y nuestra bolsa de viaje .
he reservado una habitación doble a nombre de Weber .
llevamos desde la una intentando llamar a nuestra familia .
¿ puede la recepcionista lavar esta camisa ?
ellos tienen que hacer cola cinco horas en el museo .
mi mujer no tiene ganas de dar un paseo por el jardín del castillo .
¿ sabía que la torre está cerrada los martes ?
la señora Wagner ha cancelado la reserva para el lunes .
necesitamos un taxi a la playa para seis personas a las cinco menos veinte .
¿ sabía que el minibar es gratis ?
¿ se admiten perros en el restaurante ?
el pronóstico dice que estará nublado el domingo .
mis hijos están intentando preguntar en la recepción .
nos hemos dejado nuestra mochila en el autobús a Lisboa .
¿ cómo se llama ? - me llamo Martin López .
ellos quisieran tomar algo en el bar y nadar en el lago .
se tarda tres horas en llegar a Bruselas en autobús .
¿ podría traernos un periódico y un tenedor limpio y confirmar la reserva por correo electrónico ?
hemos perdido nuestro sombrero y nuestra bufanda .
el taxi que mis hijos pidieron para las doce todavía no ha venido .
creo que puedo reunirme con unos amigos en la estación el veintinueve de diciembre .
mis hijos no tienen que quedarse en el hotel .
Anna , ¿ puedes prestarme trescientos euros ?
pienso comprar unos sellos .
no podemos dormir porque los vecinos hacen demasiado ruido .
lo sentimos mucho , señor Dubois . el cocinero se ocupará de ello inmediatamente .
hola , si no es mucha molestia , ¿ podría enseñarnos el camino a la agencia de viajes ?
quisiéramos un asiento en el pasillo para Múnich .
no se preocupe , señor Rossi , le traeremos papel higiénico .
ya no tenemos patatas , pero puedo recomendarle la buena sopa de pescado .
si esta tarde nieva , vamos a tomar algo en el bar .
el huésped de la habitación doscientos cinco ha pedido el desayuno .
llame a un médico , por favor , mi hermana ha tenido un accidente .
¿ podría preparar la cuenta de la habitación veintisiete ? me marcho hoy .
la conexión a internet de la habitación veintiocho está estropeada .
ellos acaban de reservar una mesa para seis personas .
¿ puedes traducir este menú , por favor ?
de primero quisiera una tabla de quesos grande y de segundo fideos con champiñones .
no sé si mis padres pueden prolongar su estancia .
no tengo ganas de comprar un cuaderno .
he olvidado mi chaqueta en el taxi .
no hemos estado nunca en Varsovia , pero conocemos bien Venecia .
no sé si puedo comprar un diccionario mañana por la mañana .
un taxi a la panadería cuesta unos diez euros .
ella ha nadado en el lago .
me han robado mi pasaporte y mi mochila .
mi hija no tiene tiempo de visitar la hermosa fortaleza y el acuario .
cuando llegamos a Roma , el cuarto de baño no estaba limpio .
a mi compañero le gusta levantarse tarde .
espero que nos levantemos temprano pasado mañana .
ellos no comen ni arroz ni carne .
quiero nadar en el lago en lugar de comprar un cuaderno .
he olvidado llamar a mi abogado .
ella sabe que la agencia de viajes está cerrada los miércoles .
mis padres vinieron a Viena para participar en la visita guiada .
sería muy amable de su parte cambiar las sábanas .
si el autocar llega con retraso , cogeré el próximo autobús .
nos han robado nuestro billete de tren y nuestra cartera negra .
si el martes hace buen tiempo , daré un paseo por la rosaleda .
antes de que llegue el autobús , quisiéramos hacer un picnic .
el mes pasado la señora Moreno se resfrió .
siete billetes de ida a Ginebra para el veintitrés de agosto , por favor .
¿ podría venir alguien a la habitación cincuenta y uno ? el inodoro no funciona .
quisiera tomar algo en el bar e ir de compras .
¿ podría decirnos si el acceso a internet es gratis ?
el ayuntamiento está abierto desde las diez hasta las nueve y cinco , pero los domingos está cerrado .
¿ me puede dar una habitación luminosa con vistas al lago ?
si no es mucha molestia , ¿ podría darme la llave de la habitación cincuenta y uno ?
¿ podría decirme si la piscina está en la quinta planta ?
es posible que mi hermana trabaje en la biblioteca a las nueve y veinte .
se tarda cinco horas en llegar a Granada en autobús .
la parada de autobús está a dos pasos del famoso palacio .
he reservado una habitación más barata a nombre de Weber .
¿ hay alguien aquí que hable francés ? mis padres no hablan inglés .
¿ cuántos platos necesita ? - cuatro , por favor .
desde el puerto se pueden ver la biblioteca y el mar .
deme su carné de conducir y firme aquí , por favor .
mi hermana toma té en el desayuno , pero yo prefiero zumo de manzana .
cuando llegué a Londres , el apartamento olía a humo .
de primero quisiera una sopa de tomate y de segundo patatas con queso .
he olvidado ir a la policía .
buenos días , ¿ cuánto cuesta alquilar una barca por tres días ?
el señor López llegará el primero de enero a las once y media .
el tren sale a las once menos cuarto .
quisiéramos que nos despertaran a las tres menos cuarto , habitación treinta .
acabo de cambiar dinero .
hablo italiano , pero no entiendo el francés .
buenos días , señor Wilson . ¿ ha dormido bien ?
si el lunes hace buen tiempo , voy a hacer senderismo por la montaña .
el autocar no va a Viena .
quiero cambiar la falda por otra cosa .
cuando llegue a Lisboa , voy a visitar el famoso museo .
hemos oído que la media pensión cuesta treinta y siete euros al día .
¿ hay una habitación familiar libre del veintiuno de diciembre al cinco de agosto ?
mi compañero es de Italia , pero vive en Sevilla desde hace seis años .
¿ podemos dejar aquí nuestra maleta hasta las siete y veinticinco ?
la luz de mi habitación no funciona .
la señora Becker llamó a las doce y diez y dejó un recado para el señor Dubois .
disculpe , ¿ podría cambiarnos cincuenta euros , por favor ?
¿ puede limpiar la habitación , por favor ?
tengo que hacer transbordo en Sevilla .
hola , ¿ puede ponerme con la habitación trescientos uno , por favor ? muchas gracias .
los vecinos hacen demasiado ruido .
disculpe , ¿ puedes llamar a la policía , por favor ?
lo sentimos mucho , señora Schmidt . el director se ocupará de ello dentro de cinco minutos .
¿ dónde podemos comprar un mapa ?
mi hijo se quedó dormido .
mi mujer ha comprado un cuaderno para su hermano .
estoy seguro de que reservaré una habitación .
el partido que queríamos ver ya ha empezado .
cuando llegue a Madrid , voy a fotografiar la exposición nueva .
el inodoro está fuera de servicio desde esta mañana .
si el viernes hace buen tiempo , vamos a hacer un picnic .
la biblioteca es más famosa que la exposición .
quisiera quejarme : el aire acondicionado es demasiado ruidoso y el colchón es demasiado pequeño .
quisiera reservar una mesa para dos personas para las tres y cuarto .
perdimos el enlace en Venecia porque el autobús llegó demasiado tarde .
ella acaba de llegar a Lisboa .
quisiéramos comprar unas postales mañana por la mañana .
mi marido no tiene ganas de fotografiar la famosa iglesia .
el viernes a las doce queremos aparcar nuestro coche en el garaje .
comí algo el dieciocho de abril .
primero mis hijos quisieran prolongar su estancia y después fotografiar la biblioteca .
el señor Schmidt tiene muchas ganas de ir al teatro el lunes .
prepare la cuenta para mañana , por favor .
es una lástima que el despertador esté estropeado .
le pedí al mozo que nos trajera la lista de precios , pero no ha pasado nada .
hemos comprado un cepillo de dientes para nuestra familia .
se tarda cuatro horas en reparar el aire acondicionado .
necesitamos un taxi desde el cajero automático para ocho personas a las ocho .
los turistas tienen que coger un taxi porque el autobús llega con retraso .
¿ sabía que el gimnasio está abierto hasta las cinco y media ?
después de la cena ellos quieren tomar algo en el bar , pero antes tienen que pagar con cheque .
¿ puede el mozo traernos siete vasos de vino tinto ?
sería muy amable de su parte esperar un momento .
la cartera negra que la camarera de piso encontró en el cuarto de baño es del caballero .
preferiríamos una habitación bonita que tenga caja fuerte .
espero que mi hija pueda cambiar la corbata verde por otra cosa dentro de cincuenta minutos .
¿ qué día es hoy ? - hoy es viernes , nueve de marzo .
el tren nocturno llega a Atenas a las doce .
¿ podría decirme a qué hora sale el tren nocturno para Venecia ? gracias por su ayuda .
nuestros amigos no están satisfechos con la habitación porque el sillón es muy viejo .
póngame con la habitación cuarenta , por favor .
el hotel en el que el señor Miller estuvo en Atenas era más cómodo .
¿ podría venir alguien a la habitación cincuenta y uno ? el colchón está sucio .
mi marido se ha dejado su bolsa de viaje roja en el avión a Edimburgo .
lléveme a la agencia de viajes , por favor , tengo prisa .
buenas noches , soy Dubois , de la habitación cuarenta . necesito una manta adicional .
de primero quisiera un bocadillo frío y de segundo fideos con champiñones .
siga todo recto y luego gire a la izquierda en la agencia de viajes .
el centro comercial está al lado del teatro .
¿ qué recomienda , el filete grande o la ensalada ?
antes de que llegue el autobús , quisiera alquilar una barca .
¿ podría decirme si la exposición nueva está cerrada los martes ?
antes de que cierren las tiendas , quisiéramos reunirnos con unos amigos en la estación .
quisiera una habitación con terraza y vistas al lago .
necesito la confirmación de la reserva . ¿ me la puede enviar ?
el tren para Viena sale a las tres menos diez del andén quince .
la recepcionista dice que el minibar cuesta treinta y siete euros al día .
aquí tiene su llave , señor Moreno . su habitación está en la segunda planta .
llame a una ambulancia , por favor , mi hermano ha tenido un accidente .
cuando lleguemos a Viena , vamos a dar un paseo por el casco antiguo .
quisiera reservar una mesa para siete personas para las doce y media .
quisiera una habitación con caja fuerte , por favor .
me resfrié ayer por la tarde .
la cena se sirve a partir de las ocho y cuarto en el comedor .
el taxi que ellos pidieron para las ocho menos diez todavía no ha venido .
tenemos muchas ganas de fotografiar la exposición el fin de semana .
buenos días , ¿ sería posible que me pidiera un taxi ?
dudo que el caballero espere en el vestíbulo a las tres .
estamos buscando nuestra bolsa de viaje . ¿ la ha visto ?
el trayecto dura cuatro horas y cincuenta minutos .
el tren regional sale del andén diecinueve .
necesito algo para el dolor de cabeza .
la señora Navarro llamó a las cuatro menos veinte y dejó un recado para el señor Wilson .
nos interesa la fortaleza antigua . ¿ hay una visita guiada en italiano ?
mi hija necesita unas pastillas de la farmacia .
¿ sabe a qué hora abre el monasterio ?
¿ nos puede prestar un plano de la ciudad ?
queremos que mis padres compren un cepillo de dientes .
el tren nocturno para Berlín sale a las tres y veinte del andén quince .
quisiera siete entradas para la visita guiada del cinco de marzo .
perdí mi cartera y ahora tengo que llamar al hotel .
¿ podría venir alguien a la habitación cuatrocientos seis ? las cortinas están mojadas .
como el autobús llegará con retraso , no llegaré hasta las cuatro y cuarto .
son cinco euros . - quédese con el cambio .
si el tren rápido queda cancelado , mi compañero llamará al hotel .
¿ hay una habitación doble tranquila libre del veintiséis de junio al catorce de abril ?
¿ cuánto cuestan las entradas para la película del jueves ?
si el sábado hace demasiado calor , tomaremos algo en el bar .
si el autobús llega con retraso , llamaré al hotel .
el avión de Atenas despega a las tres y cuarto .
a los niños les gustó mucho la obra de teatro .
el avión de Múnich aterriza a las cuatro menos diez .
aunque tenemos dolor de cabeza , queremos ir al mercado .
mi compañero quiere visitar el mercado cubierto y el teatro en lugar de reunirse con unos amigos en la estación .
ella quiere cambiar de habitación porque la lavadora es demasiado ruidosa .
el avión de Barcelona aterriza a la una menos veinte .
estamos hartos de la lluvia .
Laura , ¿ puedes esperarme ?
el señor García recogió su bolsa de viaje roja la semana pasada .
no sé si no podemos dejar nuestras gafas de sol en la recepción más tarde .
si esta tarde nieva , vamos a quedarnos en el hotel .
quiero que repare la luz .
hemos reservado una habitación familiar a nombre de Navarro .
disculpe , ¿ puede esperar un momento ?
el caballero ha dejado su billete de tren en la habitación y ahora tiene que ir a la policía .
de primero quisiera un pastel de manzana y de segundo patatas con queso .
ella quisiera descansar un poco porque está agotada .
ella no tiene hambre , pero quisiera una taza de café .
el castillo de Múnich es más antiguo que el de Salzburgo .
el señor Taylor quisiera comprar una blusa más pequeña y un cepillo de dientes .
la señora Rossi verá la televisión .
si no es mucha molestia , ¿ podría despertarnos a las seis y cuarto ?
ya no tenemos verduras , pero puedo recomendarle la pizza vegetariana .
es importante que mi hermana cambie su vuelo antes de las cuatro menos cinco .
¿ podría traerme una percha y un plano de la ciudad , por favor ?
quisiera una habitación familiar con terraza y vistas al patio .
tenemos que pagar un ojo de la cara por la falda .
cuando el médico habla español , me suena a chino .
he perdido el avión . ¿ qué debería hacer ?
el tren nocturno para París sale a las dos menos cuarto del andén dos .
quisiera reservar un apartamento para nueve noches .
hay un error en la cuenta : no hemos tomado ninguna tortilla .
como el tren rápido está lleno , no llegaremos hasta la una y media .
llame a un médico , por favor , mi hijo ha tenido un accidente .
el señor Moreno no está satisfecho con la habitación porque el aire acondicionado está estropeado .
nuestros amigos aparcaron su coche en el garaje .
¿ cuánto dura el trayecto de Edimburgo a Berlín ?
quisiera que me despertaran a las cuatro menos veinte , habitación treinta y cuatro .
la señora Rossi acaba de recoger su anillo .
buenas noches , soy Rossi , de la habitación cuarenta y siete . necesito una manta adicional .
el director cerrará la ventana .
preferiríamos un apartamento que tenga cocina .
mi compañero quisiera seguir viaje a Venecia .
un taxi a la farmacia cuesta unos treinta y tres euros .
¿ tenemos que hacer transbordo en Granada o hay un tren directo ?
tome la segunda calle a la derecha y verá el castillo delante de usted .
perdí mi reloj y ahora tengo que rellenar un formulario .
quisiera pagar por separado . ¿ cuánto cuesta el filete grande ?
¿ podría decirnos si la piscina cierra a las siete menos diez ?
la hermosa biblioteca está abierta hasta las tres menos cuarto .
mis hijos son de Inglaterra , pero viven en Bruselas desde hace ocho años .
pienso que podemos coger el coche esta noche .
tengo muchas ganas de ir al cine el fin de semana .
después del desayuno quiero alquilar una bicicleta , pero antes tengo que cambiar dinero .
¿ puede esperar un momento , por favor ?
quiero que encienda la música .
quisiéramos que nos despertaran a las ocho y veinte , habitación doscientos siete .
es posible que mi hija trabaje en la biblioteca mañana a la una .
la barca que alquilé tiene una rueda pinchada .
pasé tres días en Zúrich y cinco días en Múnich .
hola , soy Dubois , de la habitación cincuenta y tres . necesito una manta adicional .
quiero que repare la lámpara .
dudo que ella se reúna con unos amigos en la estación .
los zapatos cuestan un ojo de la cara .
la próxima semana va a estar nublado .
si no es mucha molestia , ¿ podría esperar un momento ?
el caballero toma café en el desayuno , pero yo prefiero zumo de manzana .
lamentablemente no tenemos habitaciones libres en enero .
aunque hace mucho calor , vamos a dar un paseo por el parque .
el vuelo a Praga fue cancelado por la huelga .
me han robado mi carné de identidad y mi diario .
el tren de Atenas a Bruselas lleva veinte minutos de retraso .
si el fin de semana hace buen tiempo , visitaremos la catedral antigua .
primero mi marido quisiera cancelar su reserva y después tomar algo en el bar .
pedimos una pizza . ¿ cuándo nos la va a traer ?
pienso que puedo trabajar en la biblioteca esta tarde .
la señora Becker celebra su aniversario de boda hoy ; quisiera encargar una tarta .
después de la cena él quiere visitar la iglesia y el ayuntamiento antiguo , pero antes tiene que cambiar su vuelo .
despiértenos el lunes a las ocho menos diez , por favor , tenemos que estar en el aeropuerto antes de las doce y diez .
el mozo me dará la dirección del hospital .
el camarero dice que la película tiene lugar en la sala de conferencias .
mis hijos vinieron a Colonia para fotografiar el acuario .
¿ desea pagar con cheque o en efectivo , señor Serrano ?
¿ podría hacerme una foto , por favor ?
ella quiere cambiar dinero .
quisiéramos una habitación familiar tranquila con balcón , por favor .
la carta que ella envió a Ginebra todavía no ha llegado .
el concierto que quería ver ya ha empezado .
no tenemos tiempo de dar un paseo por el jardín del castillo .
de la peluquería al faro hay solo quince minutos a pie .
dos sellos para cartas a Francia , por favor .
queremos esperar en el bar .
no se preocupe , señor Weber , repararemos la cafetera .
la llave no entra en la cerradura de la habitación trescientos uno .
la recepcionista quiere saber si la señora quiere aparcar su coche en el garaje .
busco un hotel que esté cerca de la agencia de viajes .
temo que el tren llegue demasiado tarde .
¿ a qué hora sale el autocar para Granada ?
el abrigo negro que la camarera de piso encontró en el cuarto de baño es del caballero .
¿ hay un aeropuerto cerca de aquí ?
vinimos a Edimburgo para alquilar una barca .
¿ puede la recepcionista hablar más despacio ?
ya no tenemos pollo , pero puedo recomendarle la sopa fría .
llegamos tarde porque el tren nocturno llegó demasiado tarde ayer .
el hotel en el que los turistas estuvieron en Viena estaba cerca de la estación .
no creo que mi hija pueda volar a Múnich el próximo mes .
¿ le importaría enseñarme el camino al centro comercial ?
la catedral , que está a quince minutos de aquí , merece una visita .
el señor Dubois quiere comprar unos recuerdos en lugar de ir a la playa .
espero que ellos puedan trabajar en la biblioteca .
buenos días , ¿ puedo probarme el sombrero ?
hice senderismo por la montaña hace cuatro días .
dejamos nuestro carné de conducir en el coche hace cuatro horas .
comí algo .
¿ le importaría darnos la dirección del dentista ?
¿ tienen una habitación individual para tres personas desde el miércoles hasta el martes ?
la ventana no está limpia .
hemos reservado una habitación familiar a nombre de Wilson .
ni hablar de que mi hermana vaya a la playa .
la señora Brown llegará el veintiocho de julio a las siete y veinticinco .
conocemos bien Valencia .
suelo levantarme a las tres y cuarto .
el señor García quisiera quedarse ocho noches .
¿ le importaría enseñarnos la suite luminosa ?
el martes pasado mi marido trabajó en la biblioteca .
la señora Fischer celebra su aniversario de boda el martes ; quisiera encargar flores .
aunque estamos cansados , queremos ir al mercado .
busco un hotel que esté cerca del cajero automático .
cuando el camarero habla francés , me suena a chino .
si mañana llueve , cenaré en la habitación .
el mozo dice que la consigna está en la octava planta .
he reservado una habitación grande a nombre de Dubois .
disculpe , ¿ qué hora es ? - son las diez y media .
queremos cambiar de habitación porque el secador no funciona .
estamos resfriados .
la familia Wilson se aloja aquí desde el dieciocho de agosto .
el juez está todavía en el juzgado , no puedo hablar con él antes de las nueve menos veinte .
el ascensor está estropeado , así que tenemos que bajar a pie a la séptima planta .
buenas noches , ¿ podría decirme de dónde sale el autocar para Praga ?
¿ han encontrado un paraguas ? me lo he dejado en el comedor .
si esta tarde llueve , me acostaré temprano .
quisiéramos fotografiar la exposición nueva y dar un paseo por el parque .
quisiera quejarme : el despertador está estropeado y la cama es muy vieja .
ellos están buscando su bolsa de viaje roja . ¿ la ha visto ?
quisiera tomar algo en el bar y comprar un diccionario .
mi mujer ha comprado un cepillo de dientes para su oficina .
el apartamento más grande que reservé por teléfono es demasiado pequeño .
hemos visitado la hermosa catedral y el teatro de la ópera .
es importante que mi hermano pague la cuenta antes de las doce menos cuarto .
me llamo Schmidt , tengo una reserva para una noche .
los niños no se interesan por la arquitectura .
el monasterio antiguo , que está a veinticinco minutos de aquí , merece una visita .
quisiera una habitación individual con terraza y vistas al parque .
estoy seguro de que participaré en la excursión .
ocho billetes de ida y vuelta a Barcelona para el tres de julio , por favor .
¿ dónde está la toalla limpia ? ¿ podría traérnosla , por favor ?
la torre es más bonita que el museo de arte .
es posible que hagamos senderismo por la montaña en octubre .
la señora Schmidt llamó a la una y media y dejó un recado para el señor Dubois .
hemos oído que la charla empieza a las siete .
cuando la recepcionista habla portugués , me suena a chino .
siento que hayamos perdido nuestras gafas de sol hace cinco días .
tengo muchas ganas de ir al teatro el fin de semana .
no sé si podemos leer un libro esta noche .
preferiríamos un apartamento que tenga bañera .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y el sofá es demasiado duro .
pienso ir de compras .
