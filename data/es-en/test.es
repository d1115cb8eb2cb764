¿ dónde tenemos que bajar para ir a la estación ?
quisiera que me despertaran a las seis menos cuarto , habitación veintitrés .
siento que hayamos tenido un accidente ayer .
la señora López llamó a las diez y veinte y dejó un recado para el señor Brown .
¿ podría decirme a qué hora sale el tren rápido para Barcelona ?
tráiganos tres perchas , por favor .
mi marido se ha roto el brazo y tiene que ir al hospital .
nuestros amigos llevan desde las tres menos veinte intentando recoger su paraguas .
llame a un médico , por favor , mi compañero se ha roto el pie .
¿ puedes despertarme a las cinco y diez , por favor ?
el aeropuerto está a dos pasos del acuario .
¿ hay una habitación familiar libre del veinticinco de octubre al doce de mayo ?
le pedí al mozo que nos hiciera una foto , pero no ha pasado nada .
quiero que el mozo espere un momento .
espero que podamos dejar nuestra mochila en la recepción dentro de cincuenta minutos .
camarero , pedí una tabla de quesos grande , pero me ha traído un pastel de manzana .
he oído que el servicio de lavandería es gratis .
mi compañero tiene fiebre .
mi marido no tiene tiempo de probar el queso de la región .
le pedí al mozo que enviara a alguien a la habitación veinte , pero no ha pasado nada .
quiero que la señora haga un picnic .
el faro está abierto desde las diez y veinticinco hasta las cuatro y media , pero los viernes está cerrado .
es una lástima que el ascensor esté fuera de servicio .
no hay almohadas en la habitación ciento veinte .
¿ puedo dejar aquí mi libro hasta las siete y media ?
perdimos nuestro bolso ayer por la noche y ahora tenemos que ir a la policía .
ayer por la tarde queríamos hacer un picnic .
un billete de ida a Praga , por favor , en segunda clase .
el señor Fischer llamó a las doce menos cuarto y dejó un recado para el señor Dubois .
aquí tiene su llave , señora Taylor . su habitación está en la primera planta .
mi mujer habla portugués , pero no entiende el español .
el huésped de la habitación cuarenta ha pedido el desayuno .
la motocicleta que alquilé es demasiado pequeña .
quisiéramos saber si el tren rápido para en todas las estaciones .
disculpe , ¿ cómo llegamos a la peluquería ?
necesito la hoja de registro . ¿ me la puede dar ?
me han robado mi carné de identidad y mi abrigo gris .
mi hijo necesita algo para el resfriado .
¿ de dónde eres , Martin ? - soy de Inglaterra .
quería reservar una habitación doble para cinco noches hace nueve días .
¿ podría preparar la cuenta de la habitación cuatrocientos uno ? nos marchamos hoy .
ellos están esperando el tren rápido para Londres .
el taxi que pedimos para las once todavía no ha venido .
del centro comercial al faro hay solo treinta minutos a pie .
nos gustó mucho el concierto .
tome la segunda calle a la derecha y verá el museo de arte nuevo delante de usted .
¿ va este tranvía a Ginebra ?
la bicicleta que alquilé es demasiado pequeña .
en Lisboa lleva siete días nevando .
¿ quiere reunirse con unos amigos en la estación o prefiere alquilar una barca ?
el billete a Edimburgo cuesta once euros , pero solo tengo un billete de cien euros .
disculpe , ¿ puede confirmar la reserva ?
¿ dónde tenemos que bajar para ir a la parada de autobús ?
el señor Weber ha cancelado la reserva para el domingo .
no sé si la señora Serrano puede comprar unos recuerdos el jueves .
es posible que mi mujer compre unas postales a la una menos cuarto .
¿ sabe a qué hora abre el museo ?
¿ cuánto se tarda en reparar el televisor ?
quería preguntarle si podría darnos una habitación familiar con vistas al castillo .
la señora Navarro no está en este momento . ¿ quiere dejar un recado ?
ella tiene hambre .
¿ cuánto cuestan los zapatos negros del escaparate ?
quiero que nos dé una habitación familiar pequeña con vistas al parque .
hay un error en la cuenta : no hemos tomado ninguna tabla de quesos grande .
la habitación que reservé la semana pasada es demasiado pequeña .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la comisaría .
el acuario está abierto desde las once menos veinte hasta las seis y veinticinco , pero los miércoles está cerrado .
no hace falta que nos traiga la confirmación de la reserva , el camarero ya nos la ha dado .
él ha perdido su maleta y su portátil .
mi compañero quisiera ir al médico porque está enfermo .
se tarda seis horas en llegar a Edimburgo en coche .
deme su pasaporte y firme aquí , por favor .
me encantaría probar el queso de la región .
la cerradura de la puerta está estropeada , y el señor López no encuentra la llave .
disculpe , ¿ cómo llego a la librería ?
¿ podría decirnos de dónde sale el autobús para Valencia ?
hemos comido algo .
pienso que podemos preguntar en la recepción esta tarde .
quisiera quejarme : el televisor está fuera de servicio y el apartamento es demasiado ruidoso .
vine a Barcelona para probar el vino de la región .
el huésped de la habitación veintidós no se encuentra bien .
tomé algo en el bar anteayer .
el centro comercial está detrás de la famosa fortaleza .
mi hijo se ha quedado dormido .
nos interesa el famoso teatro de la ópera . ¿ hay una visita guiada en inglés ?
el director quiere saber si mi hermana aparcará su coche en el garaje el jueves .
hemos perdido el barco .
es posible que el señor López tome algo en el bar el sábado .
por culpa del mal tiempo él tiene más tiempo para leer .
perdí el enlace en Praga porque el tren nocturno quedó cancelado .
aunque hace mucho calor , queremos hacer senderismo por la montaña .
quisiera pollo con arroz y una taza de té .
la recepción está en la tercera planta .
ni hablar de que el caballero haga senderismo por la montaña .
ni hablar de que los huéspedes vayan de compras .
quisiéramos reservar una mesa para ocho personas para esta noche .
hemos oído que la charla empieza a las tres y media .
quiero tomar algo en el bar en lugar de nadar en el lago .
no se olvide de traerme un vaso de leche , por favor .
todas las habitaciones de la primera planta tienen ducha .
¿ a qué hora sale el tren para Praga ?
¿ podría venir alguien a la habitación trescientos doce ? la lámpara no funciona .
pedimos una tortilla pequeña . ¿ cuándo nos la va a traer ?
la autopista a Zúrich está cortada , así que tengo que dar un rodeo .
después del almuerzo queremos ir de compras , pero antes tenemos que cambiar nuestro vuelo .
Múnich es la ciudad más bonita que mi marido ha visto nunca .
el huésped de la habitación cincuenta y ocho ha pedido el desayuno .
¿ dónde está la cuna ? ¿ podría traérnosla , por favor ?
mi compañero no come ni carne ni fideos .
el director quiere saber si queremos aparcar nuestro coche en el garaje mañana por la mañana .
sé que la farmacia está cerrada los viernes .
buenas noches , ¿ qué línea de metro va al banco ?
el director quiere saber si queremos reservar una mesa para cinco personas más tarde .
quisiera un asiento en primera clase para Berlín .
el taxi que pedí para las nueve todavía no ha venido .
el museo está abierto desde las doce y diez hasta la una menos cuarto , pero los sábados está cerrado .
hemos pedido un pastel de manzana . ¿ cuándo nos lo va a traer ?
debería nadar en el lago mañana por la mañana .
la recepcionista quiere saber si quisiera quedarme hasta el sábado .
el monasterio , que está a cincuenta minutos de aquí , merece una visita .
lo sentimos mucho , señor Wagner . la camarera de piso se ocupará de ello inmediatamente .
la sopa de pescado que mi hermana pidió está fría .
¿ podría enseñarnos en el mapa dónde está el museo de arte ?
el director quiere saber si el señor Serrano quiere quedarse hasta el jueves .
ellos están de vacaciones .
mi hermana tiene que hacer un picnic pasado mañana .
buenas noches , soy Miller , de la habitación ciento uno . envíe al mozo , por favor .
la obra de teatro que mi marido quería ver fue ayer .
disculpe , ¿ puedo pagar con cheque ?
dudo que cambiemos dinero más tarde .
un billete de ida y vuelta a Edimburgo , por favor , en segunda clase .
el hotel en el que los turistas estuvieron en Barcelona no era tan caro .
creo que la señora puede cambiar dinero dentro de cinco horas .
ellos acaban de llegar a Venecia .
el caballero puede tener la habitación familiar con terraza .
un taxi a la estación de metro cuesta unos ocho euros .
buenas noches , ¿ podría decirnos a qué hora sale el autobús para Venecia ?
el monasterio , que está a treinta minutos de aquí , merece una visita .
quisiéramos comprar una camisa y una postal .
el mozo llevará las maletas al coche .
si no es mucha molestia , ¿ podría pedirnos un taxi ?
quiero prolongar mi estancia .
a los turistas les han robado su billete de tren y su bolso .
si el miércoles hace demasiado calor , mi hija va a descansar un poco .
si el jueves nieva , nos acostaremos temprano .
mi hermano no tiene ganas de nadar en el lago .
mis padres nadarán en el lago después del desayuno .
¿ tienes hambre , Paul ?
nos interesa el teatro . ¿ hay una visita guiada en español ?
lamentablemente el hotel está completo el fin de semana .
¿ hay alguien aquí que hable portugués ? mi compañero no habla francés .
mi marido ha olvidado cambiar las botas negras por otra cosa .
me gusta comer en la terraza .
¿ cuánto cuesta alquilar un coche por cinco días ?
ayer por la noche tuve que cambiar el jersey por otra cosa .
debe de ser un error : reservamos una habitación familiar , no una habitación doble .
deme su billete de tren y firme aquí , por favor .
buenas noches , quisiera pagar juntos . ¿ cuánto cuesta la sopa de tomate ?
todas las habitaciones de la cuarta planta tienen escritorio .
el billete a Varsovia cuesta dieciséis euros , pero el señor Taylor solo tiene un billete de cincuenta euros .
siga todo recto y luego gire a la derecha en el cine .
¿ cuántos platos necesita ? - ocho , por favor .
¿ dónde está el recibo ? - se lo enseñaré mañana .
hay que planchar estas camisas antes del miércoles .
aquí tiene su tarjeta , señor Serrano . su habitación está en la cuarta planta .
dejé mi tarjeta de crédito en la habitación el mes pasado .
disculpe , ¿ tienen una habitación para cinco personas desde el miércoles hasta el sábado ?
es posible que ella compre un billete para Edimburgo dentro de cuatro días .
¿ sabe a qué hora abre el teatro ?
¿ tienen una habitación individual luminosa para dos personas desde el domingo hasta el jueves ?
quisiera una habitación familiar grande con baño y vistas al castillo .
no tengo tiempo de hacer un picnic .
lo sentimos mucho , señora Dubois . el director vendrá dentro de cincuenta minutos .
¿ sabe cómo se va de la estación al zoo ?
no creo que el señor Dubois pueda esperar en el jardín esta noche .
antes de salir de viaje , nuestros amigos quisieran dar un paseo por el bosque .
el servicio de habitaciones es gratis .
espero que podamos visitar el mercado cubierto y el castillo mañana .
la camisa cuesta un ojo de la cara .
para mí una sopa y un vaso de agua mineral , por favor .
mi hermano perdió su billete de avión el mes pasado y ahora tiene que ir a la policía .
llame a un médico , por favor , mi mujer se ha desmayado .
quería preguntarle si podría traerme un secador y un periódico .
sé que la carnicería está cerrada los jueves .
espero que podamos ir a nadar .
el tren para en Londres .
todas las habitaciones de la novena planta tienen balcón .
quisiera quedarme hasta el miércoles .
lo sentimos mucho , señora Walker . la guía vendrá inmediatamente .
el señor Weber tiene que hacer transbordo en Granada .
el vestido que compré es demasiado grande .
¿ podría decirme si el concierto tiene lugar en el ayuntamiento ?
¿ a qué distancia está el hermoso castillo de aquí ?
antes de marcharme , quisiera pagar la cuenta .
cinco sellos para postales a Inglaterra , por favor .
antes de marcharnos , quisiéramos enviar un paquete a Barcelona .
Colonia es la ciudad más bonita que hemos visto nunca .
¿ le importaría abrir la ventana ? muchas gracias .
lo sentimos mucho , señora García . el cocinero vendrá dentro de veinticinco minutos .
quisiera hablar con la señora Fischer , por favor .
de primero quisiera una sopa de verduras y de segundo pescado con patatas .
quisiera quejarme : la ducha no funciona y los niños escuchan música alta .
siento que los niños hayan dejado su tarjeta de crédito en la habitación el domingo pasado .
hay un error en la cuenta : no hemos tomado ningún filete grande .
necesito un taxi desde la playa para tres personas a las doce y media .
mañana a las diez y media la señora llama a su hermana .
el taxi que pedí para las siete todavía no ha venido .
los huéspedes acaban de llegar a Madrid .
no se preocupe , señora Miller , le traeremos un secador .
¿ podría dejar la habitación a las ocho y veinte ?
cuando lleguemos a Madrid , vamos a visitar el famoso museo de arte y la fortaleza .
¿ cuántos vasos necesita ? - seis , por favor .
después de la cena queremos participar en el curso de idiomas , pero antes tenemos que cambiar nuestro vuelo .
quisiéramos coger un taxi porque tenemos prisa .
una habitación individual más grande cuesta ciento quince euros por noche , y el servicio no está incluido .
la pizza que pedí está deliciosa .
ellos perdieron su bolso ayer por la tarde . ¿ qué deberían hacer ?
acabo de llegar a Edimburgo .
llego el martes diecisiete de septiembre a las cinco y veinticinco .
necesito un taxi a la oficina de turismo para dos personas a las once .
¿ podría preparar la cuenta de la habitación diecinueve ? me marcho dentro de seis horas .
¿ cuánto cuestan las entradas para el concierto del miércoles ?
estoy a punto de llamar a mi jefe .
¿ podría decirnos de dónde sale el autocar para Viena ? muchas gracias .
el camarero nos ha traído un pastel de manzana en lugar de un bocadillo pequeño .
la señora Serrano llamó a las cinco menos cinco y dejó un recado para la señora Taylor .
ya no tenemos pollo , pero puedo recomendarle el filete .
mi hermano llega el miércoles treinta de septiembre a las doce .
hasta que llegue mi hermana , queremos fotografiar la exposición .
aunque estamos enfermos , queremos reunirnos con unos amigos en la estación .
¿ tienen platos sin patatas ?
el vuelo de París fue cancelado por el mal tiempo .
¿ podría enviar a alguien a la habitación doscientos cinco y firmar aquí ?
el bolso cuesta veintitrés euros , pero la chaqueta verde es más barata .
mi marido vino a Atenas para alquilar una motocicleta .
¿ puede la recepcionista limpiar la habitación treinta y nueve ?
son treinta y cinco euros . - quédese con el cambio .
cuando llegamos a Múnich , el cuarto de baño estaba sucio .
¿ podría ponerme con la habitación treinta y seis y traernos un secador y una toalla de baño limpia ?
llegué tarde porque el tren llevaba veinticinco minutos de retraso el veinte de agosto .
la señora Weber celebra su cumpleaños mañana ; quisiéramos encargar una tarta .
mi reloj va atrasado ; ya son las doce y cuarto .
hay un error en la cuenta : no he tomado ninguna tabla de quesos .
el concierto que mi marido quería ver fue ayer .
quiero que nos traiga una cuna .
mi hermana toma zumo de naranja en el desayuno , pero yo prefiero té .
hemos olvidado preguntar en la recepción .
me he perdido en el bosque .
antes de que salga el tren , quisiéramos ir a la playa .
no creo que mis padres puedan cenar en la habitación .
el camarero me ha traído una pizza en lugar de una buena sopa de pescado .
quisiera alquilar una barca por tres días .
la ducha está fuera de servicio desde esta mañana .
por culpa del atasco llegué demasiado tarde al cajero automático .
quisiera saber si el tren rápido para en todas las estaciones .
ayer tomé algo en el bar .
¿ desea pagar en efectivo o con cheque , señora Wagner ?
quisiera comprar unos sellos el lunes a las doce .
ni hablar de que los niños alquilen una bicicleta .
la señora Fischer ha cancelado la reserva para el sábado .
he olvidado reservar una mesa para seis personas .
buenas noches , señora Dubois . ¿ ha tenido un buen viaje ?
la autopista a Sevilla está cortada , así que tengo que coger el tren .
estos pantalones son demasiado grandes .
no hace falta que nos traiga la cuenta , el director ya nos la ha dado .
siento que mi compañero se haya perdido en la ciudad hace tres horas .
vinimos a Praga para visitar la hermosa iglesia y la exposición .
la señora García llegará el ocho de mayo a las once .
su habitación está en la quinta planta , a la izquierda .
mi marido teme que el tren rápido esté lleno .
la blusa roja cuesta noventa euros , pero el bolso es más barato .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la oficina de objetos perdidos .
¿ qué vino va bien con el pastel de manzana ?
¿ podría llamar a la policía , por favor ?
creo que mi hermano puede trabajar en la biblioteca .
lo sentimos mucho , señor Navarro . el camarero vendrá dentro de quince minutos .
ella ha ido a nadar .
en diciembre suele hacer mucho frío en Ginebra .
¿ puede el mozo enseñarnos el camino al hospital ?
la señora García vino a Salzburgo para comprar unas postales .
preferiría una habitación que tenga ducha .
el teléfono está fuera de servicio desde esta mañana .
¿ cuándo sale el primer tren nocturno para Londres ?
pensamos dar un paseo por el casco antiguo .
¿ cómo se llama ? - me llamo David Miller .
¿ hay cerca del hotel un médico que hable francés ?
¿ podría uno de sus compañeros encender la música ?
si el tren rápido lleva cinco minutos de retraso , iremos a pie .
el teatro de la ópera está abierto desde las cuatro hasta las doce menos cuarto , pero los miércoles está cerrado .
la ensalada está deliciosa .
¿ podría decirnos si la reunión dura dos horas ?
el tren de París a Zúrich lleva treinta minutos de retraso .
buenos días , la carta solo está en francés , ¿ me la podría traducir ?
en agosto suele hacer mucho calor en Edimburgo .
tráiganos cuatro tazas , por favor .
como el tren nocturno llegará demasiado tarde , no llegaré hasta la una .
se tarda tres horas en llegar a Bruselas en tren .
nuestros amigos quisieran descansar un poco porque están agotados .
la señora Rossi llamó a las diez menos cuarto y dejó un recado para la señora Moreno .
¿ dónde está el papel higiénico ? ¿ podría traérnoslo , por favor ?
la conexión a internet de mi habitación no funciona .
espero que mi hermana pruebe el queso de la región .
solemos levantarnos a las tres y cuarto .
mi hija se ha marchado sin pagar la cuenta .
¿ dónde tengo que bajar para ir al supermercado ?
quisiera reservar una mesa para seis personas para esta noche .
primero quisiéramos reservar una mesa para siete personas y después alquilar un coche .
mis hijos toman café en el desayuno , pero yo prefiero té .
mi compañero va a ducharse pasado mañana .
ni hablar de que mi hijo visite el palacio antiguo y la hermosa biblioteca .
quiero que nos despierte a las doce y cuarto .
pienso que podemos reservar una mesa para dos personas esta noche .
¿ cuánto se tarda en reparar el teléfono ?
mi hijo necesita una venda de la farmacia .
en junio suele hacer mucho calor en Atenas .
¿ sabe cómo se va de la oficina de objetos perdidos a la exposición ?
quisiera reservar una habitación doble más barata para cinco noches .
dudo que la señora Miller cancele su reserva mañana por la noche .
buenos días , quisiéramos pagar juntos . ¿ cuánto cuesta el filete ?
él tiene que pagar un ojo de la cara por el sombrero .
hola , ¿ tengo que hacer transbordo en Zúrich o hay un tren directo ?
la autopista a Lisboa está cortada , así que tengo que dar un rodeo .
un billete de ida a Sevilla , por favor , en segunda clase .
¿ podría preparar la cuenta de la habitación quince ? nos marchamos dentro de cuatro horas .
el castillo de Sevilla es más antiguo que el de Colonia .
nuestros amigos tienen que coger un taxi porque el autobús quedará cancelado .
mis hijos no comen ni champiñones ni pescado .
disculpe , ¿ quiere reunirse con unos amigos en la estación o prefiere comprar unos sellos ?
después del desayuno quiero ir al mercado , pero antes tengo que reservar una mesa para siete personas .
¿ está incluido el acceso a internet en el precio o tenemos que pagarlo aparte ?
acabamos de cambiar nuestro vuelo .
es una lástima que la cama sea muy vieja .
el taxi que el señor Moreno pidió para las cinco todavía no ha venido .
antes de marcharme , quisiera llamar a mi oficina .
hablamos italiano , pero no entendemos el francés .
los huéspedes que están en la quinta planta quisieran prolongar su estancia .
¿ hay una habitación doble más barata libre del dos de diciembre al dos de octubre ?
¿ tenemos que hacer transbordo en Ginebra o hay un tren directo ?
el tren rápido para Venecia sale a las doce menos veinte del andén ocho .
el apartamento luminoso que los huéspedes reservaron por teléfono no está listo .
ellos perdieron su anillo caro hace tres horas y ahora tienen que rellenar un formulario .
ya no tenemos carne , pero puedo recomendarle la sopa .
no tengo tiempo de ir a la playa .
dos sellos para cartas a Inglaterra , por favor .
me llamo Schmidt , tengo una reserva para esta noche .
quisiera comprar unas botas negras y un recuerdo .
siento que mi marido haya tenido un accidente .
hay un recuerdo sobre la mesa de la habitación trescientos uno .
despiértenos mañana a las tres , por favor , tenemos que estar en el aeropuerto antes de las doce menos diez .
siga todo recto y luego gire a la derecha en la peluquería .
disculpe , ¿ podemos hacer fotos aquí ?
él llega el jueves nueve de octubre a las ocho y veinte .
la habitación que reservé en marzo es demasiado pequeña .
si mañana hace buen tiempo , haré senderismo por la montaña .
¿ qué tranvía va a la embajada ?
¿ tienen una habitación familiar tranquila para seis personas desde el sábado hasta el lunes ?
antes de salir de viaje , él quisiera dar un paseo por la rosaleda .
creo que el caballero puede coger el coche .
no se preocupe , señor Dubois , le traeremos una cama supletoria .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del supermercado .
una pregunta : ¿ puedo pagar con cheque ?
¿ qué línea de metro va al hospital ?
en julio suele hacer mucho sol en Edimburgo .
¿ podría decirme si el servicio de habitaciones cuesta ciento veinte euros al día ?
quisiéramos reservar una mesa para siete personas para las ocho y cuarto .
quisiera acostarme temprano porque estoy cansado .
mi mujer no tiene hambre , pero quisiera un trozo de pastel .
no sé si puedo acostarme temprano .
quisiera quejarme : la plancha no funciona y la cama supletoria es demasiado pequeña .
no he estado nunca en Sevilla , pero conozco bien Venecia .
no se preocupe , señor Schmidt , le traeremos un hervidor .
una pregunta : estamos buscando nuestra llave de la habitación . ¿ la ha visto ?
¿ quiere probar el vino de la región o prefiere nadar en el lago ?
nuestro equipaje no ha llegado ; debe de estar todavía en Múnich .
hemos pedido una tortilla . ¿ cuándo nos la va a traer ?
si el domingo hace buen tiempo , daré un paseo por la rosaleda .
son treinta y seis euros . - quédese con el cambio .
llevo desde las dos menos cuarto intentando cambiar dinero .
por culpa del mal tiempo tengo más tiempo para escribir cartas .
mi hijo se queda hoy en el hotel porque está resfriado .
si mañana hace buen tiempo , ellos van a participar en la conferencia .
ellos se han dejado su cámara en el avión a Múnich .
él tuvo que descansar un poco .
¿ podría decirnos si el palacio abre a la una y veinte ?
la macedonia de frutas que ella pidió está fría .
llame a una ambulancia , por favor , mi mujer ha tenido un accidente .
quisiéramos saber si el ferry va a Venecia .
desde el puerto se pueden ver el zoo y el castillo .
en Sevilla lleva cinco días nevando .
¿ podría llevar el equipaje al taxi , por favor ?
mi marido tiene que reunirse con unos amigos en la estación .
tenemos que ir al banco antes de las seis y veinte porque necesitamos dinero .
la señora Wagner suele levantarse a las doce menos cinco .
el juez está todavía en el juzgado , no podemos hablar con él antes de las cuatro y cuarto .
ella quiere cambiar de habitación porque la cama supletoria no está hecha .
he olvidado mis guantes en el autobús y ahora tengo que ir a la policía .
quisiera un apartamento más grande con baño y vistas al patio .
después del desayuno queremos visitar el famoso monasterio , pero antes tenemos que cambiar los pantalones más largos por otra cosa .
he olvidado cancelar mi reserva .
¿ podemos dejar aquí nuestro sombrero hasta las doce y media ?
ni hablar de que mi hija se reúna con unos amigos en la estación .
quisiera que me despertaran a las seis y cuarto , habitación treinta y siete .
no creo que mi hija pueda pedir una tabla de quesos grande .
mi marido no tiene ganas de reunirse con unos amigos en la estación .
hasta que lleguen los niños , queremos alquilar una motocicleta .
tenemos que esperar en el jardín dentro de cinco minutos .
no hemos estado nunca en Atenas , pero conocemos bien Varsovia .
he reservado una habitación doble tranquila a nombre de Wilson .
el camarero me ha traído un pastel de manzana en lugar de una sopa fría .
ya no tenemos pescado , pero puedo recomendarle la sopa de pescado .
llame a una ambulancia , por favor , mi compañero ha tenido un accidente .
la señora Walker ha comprado crema solar para su abogado .
es importante que los niños vayan al dentista hoy .
tengo sed .
no tengo tiempo de visitar el faro y la fortaleza .
Martin , ¿ puedes prestarme cien euros ?
esta noche él tiene que hacer un picnic .
tome las pastillas tres veces al día , antes de las comidas .
¿ puedo pagar en efectivo ?
camarero , pedí un pastel de manzana , pero me ha traído una buena sopa de verduras .
mis hijos están intentando enviar un paquete a Granada .
necesitamos la hoja de registro . ¿ nos la puede traer ?
necesito un taxi desde la peluquería para cinco personas a las doce menos veinte .
¿ podría preparar la cuenta de la habitación trece ? nos marchamos hoy .
el hotel en el que estuve en Madrid no era tan caro .
esta corbata es demasiado larga .
nos han robado nuestro carné de conducir y nuestro portátil .
sería muy amable de su parte traernos una botella de vino blanco .
no creo que mi hijo pueda trabajar en la biblioteca .
ellos se han dejado su sombrero en el avión a Praga .
los turistas están acostumbrados a acostarse tarde .
el concierto que él quería ver fue ayer .
quiero que espere un momento .
el tren de Colonia a Viena lleva veinticinco minutos de retraso .
esta noche nevará , por eso vamos a quedarnos en el hotel .
hay que lavar estos pantalones antes del viernes .
mi hija necesita algo para las quemaduras de sol .
quisiera reservar una mesa para ocho personas junto a la ventana .
de primero quisiéramos un helado y de segundo pollo con arroz .
hay chocolate sobre la mesa de la habitación cuatrocientos seis .
perdimos el tren nocturno . ¿ qué deberíamos hacer ?
llegamos el miércoles dieciocho de marzo a las dos y media .
he olvidado reservar una mesa para siete personas .
Ginebra es la ciudad más bonita que los niños han visto nunca .
queremos cambiar de habitación porque la cama supletoria no está hecha .
la guía quiere saber si nuestros amigos almorzarán en el restaurante mañana por la mañana .
la oficina de turismo está delante de la catedral .
la biblioteca antigua , que está a treinta minutos de aquí , merece una visita .
¿ puede cambiarme un billete de cincuenta euros ? la máquina solo acepta monedas .
tenemos muchas ganas de visitar el palacio mañana .
deberíamos quedarnos seis noches dentro de una hora .
tengo muchas ganas de ir a bailar el fin de semana .
no he estado nunca en Bruselas , pero conozco bien Valencia .
las plantas de la quinta planta necesitan agua .
la radio de la habitación doscientos quince está estropeada .
una pregunta : ¿ le importaría cuidar a los niños ?
antes de salir de viaje , mi hermano quisiera ir a nadar .
¿ puede traerme cuatro platos , por favor ?
les gusta mucho el famoso teatro .
mi mujer está esperando el tren rápido para Praga .
llego el jueves veinte de abril a las doce menos diez .
vinimos a Zúrich para comprar unos sellos .
¿ podría decirme si la visita de la ciudad tiene lugar en el jardín del castillo ?
llevo desde las siete menos cinco intentando aparcar mi coche en el garaje .
tenemos que ir al banco antes de las tres menos veinte porque necesitamos dinero .
¿ puedes rellenar el formulario , por favor ?
la motocicleta que alquilé está rota .
¿ puedo probarme el vestido ? muchas gracias .
mi hija está intentando dejar su bolsa de viaje en la recepción .
¿ cuándo sale el próximo tren regional para Madrid ?
mi mujer está sentada en un banco del patio y lee el periódico .
la señora está de mal humor porque llueve en este momento .
la cuenta asciende a cinco euros , incluido el minibar .
no he estado nunca en Salzburgo , pero conozco bien París .
nuestro equipaje no ha llegado ; debe de estar todavía en París .
ellos quisieran nadar en el lago y hacer senderismo por la montaña .
lléveme a la gasolinera , por favor , tengo prisa .
¿ podría cambiarnos trescientos euros , por favor ?
de primero quisiéramos una ensalada y de segundo patatas con queso .
mis padres necesitan aspirina de la farmacia .
no como ni arroz ni verduras .
tenemos que coger un taxi porque el tren queda cancelado .
¿ puedes enseñarnos la habitación doble bonita , por favor ? gracias por su ayuda .
la sopa que pedí está quemada .
la ventana no se puede abrir , y el espejo no está limpio .
estoy seguro de que reservaré un apartamento más grande para dos noches .
¿ podría traernos tres hervidores y rellenar el formulario ?
llego el martes veintiséis de octubre a las cinco y media .
se nos ha acabado el aceite de oliva ; la camarera ha ido a comprar más .
el ascensor está estropeado , así que tengo que bajar a pie a la quinta planta .
el hervidor de nuestra habitación no funciona .
el mozo nos dará la llave de la habitación doscientos diez .
el garaje del hotel cierra a las once y cuarto .
la recepcionista quiere saber si queremos registrarnos dentro de dos días .
el anillo caro que la camarera de piso encontró en la habitación cuatro es de mi mujer .
la peluquería está detrás del zoo .
el desayuno se sirve a partir de las siete y media en el comedor .
estamos de buen humor porque hace mucho calor ahora .
el hotel en el que estuve en Sevilla no era tan caro .
la corbata que la señora Navarro compró es demasiado pequeña .
