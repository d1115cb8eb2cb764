en Edimburgo lleva cuatro días lloviendo .
nos hemos dejado nuestros guantes verdes en el avión a Viena .
no sé si puedo quedarme unos días más esta noche .
un billete de ida y vuelta a Praga , por favor , en segunda clase .
he oído que la conferencia empieza a las seis y media .
el hotel en el que ellos estuvieron en Berlín no era tan caro .
la tortilla que pedí está deliciosa .
me llamo Becker , tengo una reserva para dos personas .
de primero quisiera una sopa de verduras y de segundo patatas con queso .
¿ cuánto cuesta el sombrero del escaparate ?
como el tren rápido será cancelado , no llegaré hasta las cuatro y media .
si el tren nocturno llega con retraso , ellos cogerán el próximo tren .
¿ a qué hora sale el autobús para Hamburgo ?
mi mujer ha comprado unas postales .
no tenemos tiempo de reunirnos con unos amigos en la estación .
pasado mañana la señora Schmidt quisiera seguir viaje a Sevilla .
el desayuno se sirve a partir de las siete en la sala de desayunos .
primero los huéspedes quisieran recoger su móvil y después participar en la conferencia .
¿ cuánto dura el vuelo de Edimburgo a Granada ?
necesito un taxi desde la panadería para cuatro personas a las cuatro y media .
estoy seguro de que él visitará el ayuntamiento antiguo .
el comedor abre a las ocho menos cinco .
queremos que mi hermano tome algo en el bar .
un billete de ida a Múnich , por favor , en primera clase .
hay que planchar estas blusas antes del miércoles .
en Venecia lleva seis días lloviendo .
espero que podamos ir al médico .
la oficina de objetos perdidos está al lado del ayuntamiento .
quisiera saber si el barco va a Palma .
¿ tienen una suite para seis personas hasta el lunes ?
¿ podría traernos cuatro periódicos y llamar a la policía ?
¿ podría la recepcionista enseñarnos el camino al banco ?
antes de salir de viaje , quisiéramos fotografiar el famoso teatro .
suelo levantarme a las diez y media .
para mí una sopa de tomate y un vaso de limonada , por favor .
me alegro de que podamos prolongar nuestra estancia .
él está cansado .
tenemos que coger un taxi porque el autobús está lleno .
no se preocupe , señor Navarro , le pediremos un taxi .
aunque estamos enfermos , queremos visitar el teatro de la ópera antiguo y el famoso mercado cubierto .
él se ha marchado sin pagar la cuenta .
la guía quiere saber si prolongaré mi estancia dentro de dos días .
hemos perdido nuestros guantes y nuestro móvil nuevo .
el mercado cubierto , que está a cuarenta minutos de aquí , merece una visita .
¿ perdió su carné de conducir el mes pasado ?
la señora Fischer conoce el palacio .
dejé mi billete de avión en la habitación y ahora tengo que ir a la oficina de objetos perdidos .
en nuestra habitación huele a humo .
mi compañero está acostumbrado a cenar tarde .
quisiéramos saber si el tren rápido llega a París a las ocho .
queremos hacer senderismo por la montaña en lugar de visitar el ayuntamiento y el faro antiguo .
el desayuno se sirve a partir de las seis en la sala de desayunos .
la falda cuesta noventa euros , pero los zapatos son más baratos .
el armario no está limpio .
nuestro equipaje no ha llegado ; debe de estar todavía en París .
si no es mucha molestia , ¿ podría enseñarme el camino a la panadería ?
quisiera un asiento junto a la ventana para Zúrich .
el mozo dice que el bar cierra a las doce y media .
lamentablemente no tenemos habitaciones individuales libres hasta el miércoles .
le pedí al camarero que nos trajera un vaso de leche , pero no ha pasado nada .
hemos perdido el autocar .
quisiéramos comer algo .
aquí tiene su llave , señor López . su habitación está en la quinta planta .
el billete a Barcelona cuesta treinta y seis euros , pero ellos solo tienen un billete de cien euros .
si mañana hace buen tiempo , ellos quieren alquilar una bicicleta .
cuando el cocinero habla alemán , me suena a chino .
¿ se celebra la fiesta el seis de octubre ?
¿ han encontrado una bufanda ? me la he dejado en la habitación ocho .
lamentablemente ya no quedan entradas para la visita de la ciudad .
¿ podría decirnos a qué hora sale el autocar para Varsovia ?
hola , ¿ sabía que el concierto se celebra el veintiocho de septiembre ?
necesitamos la hoja de registro . ¿ nos la puede traer ?
he oído que la sauna está cerrada .
antes de marcharnos , quisiéramos recoger nuestra llave de la habitación .
el camarero me ha traído una buena sopa de pescado en lugar de una sopa de tomate .
queremos que mis padres se reúnan con unos amigos en la estación .
tome las pastillas dos veces al día , antes de las comidas .
pienso nadar en el lago .
buenos días , ¿ puedes traernos una taza de té , por favor ?
la llave no entra en la cerradura de la habitación veintitrés .
¿ qué línea de metro va al cajero automático ?
una pregunta : ¿ puede darme la dirección de la embajada , por favor ?
¿ puedes cambiar las toallas , por favor ?
camarero , pedí una tabla de quesos grande , pero me ha traído un bocadillo .
la famosa catedral , que está a cincuenta minutos de aquí , merece una visita .
antes de salir de viaje , quisiera ir al mercado .
quisiera cambiar ochenta dólares por euros .
una pregunta : necesitamos el recibo . ¿ nos lo puede dar ?
el ocho de julio me duché .
he escrito una carta a mis padres .
¿ qué vino va bien con la macedonia de frutas ?
¿ de dónde eres , Julia ? - soy de México .
quisiera prolongar mi estancia el próximo mes .
el señor Brown llegará el dos de noviembre a las seis y media .
la recepcionista dice que la media pensión está incluida en el precio .
mi hermano no está satisfecho con la habitación porque la habitación es demasiado ruidosa .
cuando llegué a Madrid , la plancha estaba fuera de servicio .
un taxi a la embajada cuesta unos doce euros .
Martin , ¿ puedes ayudarme ?
¿ quiere visitar el hermoso faro y el palacio o prefiere hacer senderismo por la montaña ?
acabamos de enviar un paquete a Hamburgo .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cine .
el hotel en el que mi hijo estuvo en Salzburgo no era tan caro .
si esta tarde hace demasiado frío , ella descansará un poco .
necesitamos un taxi desde la peluquería para dos personas a las once y diez .
la comida de este restaurante es mejor que en el hotel , pero el servicio es antipático .
aquí tiene su llave , señor Navarro . su habitación está en la novena planta .
creo que hablaré con el cocinero a las once .
la ducha de nuestra habitación está estropeada .
quisiéramos que nos despertaran a las seis menos cuarto , habitación diez .
el señor Taylor celebra su cumpleaños el miércoles ; quisiéramos encargar una botella de vino .
después de la cena quiero comprar pasta de dientes , pero antes tengo que pagar la cuenta .
siento que nos hayamos quedado dormidos .
estoy buscando mi diario . ¿ lo ha visto ?
disculpe , ¿ podría enviar a alguien a la habitación veintiuno , por favor ?
no hace falta que me traiga el contrato , el camarero ya me lo ha dado .
quiero que mis hijos vayan de compras .
el viernes pasado perdí mi pasaporte .
tomo algo en el bar después del desayuno .
¿ me puede cambiar doscientos euros ?
la señora acaba de prolongar su estancia .
no podemos dormir porque el sofá es demasiado pequeño .
me alegro de que mi hermano hable con el cocinero el fin de semana .
camarero , pedí una ensalada , pero me ha traído un pastel de manzana .
el vuelo a Atenas fue cancelado por el mal tiempo .
estoy de mal humor porque hace mucho calor .
mi mujer ha olvidado su cámara nueva en el restaurante y ahora tiene que rellenar un formulario .
no tengo hambre , pero quisiera una taza de café .
quisiéramos acostarnos temprano porque estamos cansados .
quisiera reservar una habitación para ocho noches .
¿ podría decirnos si la tasa turística cuesta cinco euros al día ?
¿ por qué no canceló su reserva ?
¿ cuándo sale el primer tren para Barcelona ?
cuatro sellos para cartas a Austria , por favor .
ocho billetes de ida a Granada para el veintisiete de febrero , por favor .
hola , ¿ tienen una habitación para cinco personas desde el martes hasta el viernes ?
el museo de arte es más antiguo que el mercado cubierto .
disculpe , ¿ puede encender la luz , por favor ?
hay que planchar estas blusas antes del viernes .
hemos oído que la fiesta se celebra el veintinueve de noviembre .
no creo que podamos dejar nuestro libro en la recepción el domingo .
el señor Brown llamó a las dos y media y dejó un recado para el señor López .
necesitamos algo para el resfriado .
la recepcionista quiere saber si pagaremos con cheque esta noche .
la ventana no se puede cerrar , y el teléfono no funciona .
quisiera comprar una chaqueta más barata y un diccionario .
el castillo de Hamburgo es más antiguo que el de Colonia .
estoy seguro de que mi compañero llamará a su familia mañana .
quisiéramos nadar en el lago y comprar chocolate .
primero mis padres quisieran cambiar dinero y después ir al teatro .
hola , ¿ se admiten gatos en las habitaciones ?
quisiera hablar con el señor Becker , por favor .
¿ tienen una suite para ocho personas hasta el domingo ?
la señora Walker llamó a las doce menos cuarto y dejó un recado para la señora Navarro .
¿ qué vino va bien con la ensalada grande ?
queríamos ir al teatro el ocho de enero .
¿ nos puede ayudar con el equipaje ?
la comida de este restaurante es mejor que en el hotel , pero el servicio es malo .
disculpe , ¿ cómo llegamos al banco ?
no hay vasos en el cuarto de baño .
mi hermano puede tener el apartamento luminoso con bañera .
estoy a punto de comprar un billete para Valencia .
¿ podría decirme de dónde sale el autocar para Varsovia ?
el hotel en el que mi hermana estuvo en Atenas tenía piscina .
el apartamento que reservamos por teléfono es demasiado caro .
¿ dónde está la cuenta ? - se la traeré dentro de cincuenta minutos .
¡ buen provecho ! el bocadillo es la especialidad de la casa .
tuvimos que cambiarnos a otra habitación anteayer .
necesitamos un taxi desde la oficina de correos para siete personas a las cinco y veinticinco .
¿ sería posible que preparara la cuenta para mañana ?
disculpe , ¿ qué hora es ? - son las tres .
quisiéramos cinco entradas para la fiesta del veintitrés de abril .
si el tren nocturno llega demasiado tarde , llamaré al hotel .
es posible que vayamos al médico dentro de cuatro horas .
si el tren rápido está lleno , el señor Rossi llamará al hotel .
¿ han encontrado unas gafas de sol ? nos las hemos dejado en la habitación cincuenta y siete .
ya no tenemos patatas , pero puedo recomendarle la sopa de tomate .
¿ podría decirnos si la piscina abre a las cinco y veinte ?
los niños escuchan música alta .
quisiera alquilar una bicicleta por ocho días .
me he dejado mi collar en el tren a París .
buenas noches , soy Weber , de la habitación ciento dos . necesito una manta adicional .
puedo quedarme unos días más pasado mañana .
el señor Wilson sabe que la agencia de viajes está cerrada los domingos .
¿ puedo dejar aquí mi diario hasta las siete y media ?
para mí una pizza y una botella de vino blanco , por favor .
lamentablemente el hotel está completo hasta el veintidós de julio .
¿ qué vino va bien con el pastel de manzana ?
nos han robado el carné de identidad y el móvil .
como el tren llega con retraso , no llegaré hasta las nueve menos cuarto .
vine a Ginebra para comprar unos sellos .
¿ podría preparar la cuenta de la habitación dieciséis ? nos marchamos dentro de cinco horas .
una pregunta : Laura , ¿ puedes ayudarme ?
siento que hayamos perdido el autobús .
¿ podría traerme una plancha , por favor ? gracias por su ayuda .
¿ fue a la policía ?
la fiesta se celebra en el casco antiguo .
mi hija se ha quedado hasta el sábado .
¿ hay alguien aquí que hable italiano ? mi hermana no habla español .
leo un libro esta noche .
¿ hay una comisaría cerca de aquí ?
buenos días , ¿ hay un apartamento libre del dieciséis al treinta de octubre ?
quiero que me dé una habitación luminosa con vistas al lago .
¿ hay alguien aquí que hable alemán ? los turistas no hablan portugués .
el taxi que ella pidió para las doce menos cuarto todavía no ha venido .
¿ quiere visitar el zoo y el acuario o prefiere fotografiar el teatro ?
una pregunta : ¿ puedo pagar con cheque ?
seis billetes de ida y vuelta a Hamburgo para el veintidós de agosto , por favor .
el restaurante está abierto hasta las nueve .
mi hijo no está satisfecho con la habitación porque la habitación huele a humo .
todas las habitaciones de la tercera planta tienen terraza .
de eso ni hablar , señora Dubois .
debe de ser un error : reservamos una habitación familiar más barata , no una habitación familiar .
después del almuerzo quiero reunirme con unos amigos en la estación , pero antes tengo que reservar una mesa para cuatro personas .
¿ podría decirme a qué hora sale el tren rápido para Zúrich ?
el tren va a Ginebra .
¿ conoce un buen restaurante cerca de la oficina de correos ?
necesitamos un taxi desde el aeropuerto para cuatro personas a las ocho menos cinco .
ni hablar de que mi hermana vaya a la playa .
¿ cuándo quiere alquilar un coche ?
la cámara que la camarera de piso encontró en la habitación cincuenta y nueve es del caballero .
estamos acostumbrados a cenar tarde .
me interesa la biblioteca . ¿ hay una visita guiada en italiano ?
hola , ¿ podría pasarme el pan , por favor ?
¿ cuánto cuesta alquilar una barca por siete días ?
le pedí al camarero que nos trajera el recibo , pero no ha pasado nada .
si el autocar llega demasiado tarde , mis hijos cogerán un taxi .
se tarda seis horas en limpiar la suite .
¿ cuándo sale el próximo tren para Ginebra ?
¿ sabe cuándo abre el hermoso castillo ?
el hotel en el que los niños estuvieron en Londres estaba cerca de la estación .
mi compañero toma café en el desayuno , pero yo prefiero café .
quisiera fideos con champiñones y una taza de café .
¿ qué autobús va a la gasolinera ?
buenos días , ¿ cuánto cuesta un apartamento tranquilo con cocina por noche ?
he oído que el mercado cubierto merece una visita .
la cena se sirve a partir de las nueve y media en el comedor .
la cerradura del armario está estropeada , y mis padres no encuentran la llave .
estos pantalones son demasiado pequeños .
nos gusta mucho la famosa biblioteca .
mi marido puede tener la habitación individual más grande con terraza .
no hace falta que me traiga la cuenta , el director ya me la ha dado .
¿ qué recomienda , la buena sopa de tomate o la ensalada ?
quisiéramos pescado con patatas y una botella de vino blanco .
despiérteme mañana a las dos menos diez , por favor , tengo que estar en el aeropuerto antes de las diez y veinte .
no creo que podamos dar un paseo por la rosaleda .
necesitamos un taxi desde el banco para cinco personas a las cuatro menos cinco .
ni hablar de que mis padres vayan a la ópera .
¿ quién puede reservarme una mesa junto a la ventana ?
es importante que mi mujer cancele su reserva hoy .
el huésped de la habitación trescientos quince se marcha mañana .
el castillo de Lisboa es más antiguo que el de Venecia .
preferiríamos una suite más grande que tenga bañera .
hasta que llegue el caballero , quiero nadar en el lago .
no hay agua en el cuarto de baño .
¿ visitaste el famoso mercado cubierto y el hermoso castillo ayer ?
hemos reservado un apartamento a nombre de Dubois .
me llamo Serrano , tengo una reserva para ocho noches .
le pedí al mozo que preparara la cuenta para mañana , pero no ha pasado nada .
el hotel en el que los niños estuvieron en Granada no era tan caro .
¿ le importaría limpiar la habitación ?
quisiéramos que nos despertaran a las nueve menos diez , habitación trescientos uno .
¿ se celebra el curso de idiomas en la sala de conferencias ?
seis billetes de ida a Atenas para el primero de junio , por favor .
¿ cuánto cuesta enviar un paquete a Austria ?
esta noche tengo que reservar una mesa para dos personas .
el miércoles quisiera comprar pasta de dientes .
¿ qué tiempo hace en Múnich en enero ?
acabamos de llegar a Londres .
¿ han encontrado un libro ? nos lo hemos dejado en el bar .
es una lástima que la habitación sea demasiado fría .
desde la terraza se pueden ver el famoso teatro y el puerto .
hará sol el lunes .
¿ cuándo sale el próximo tren para Salzburgo ?
buenas noches , ¿ sabe a qué hora abre el faro ?
¿ podría decirme si la azotea está en la octava planta ?
la oficina de objetos perdidos está al lado del faro .
no se olvide de traducir este menú , por favor .
estoy esperando el autobús para Bruselas .
un billete de ida a Edimburgo , por favor , en segunda clase .
es posible que él pida una sopa el sábado a las seis menos cinco .
el hotel en el que él estuvo en Hamburgo estaba cerca de la estación .
la recepcionista dice que el ayuntamiento merece una visita .
desde el puerto se pueden ver el castillo y el casco antiguo .
en febrero suele hacer mucho viento en París .
el señor Moreno quiere nadar en el lago a las ocho y media .
mi hermano ha perdido su anillo y su portátil .
estoy seguro de que dejaremos nuestra llave de la habitación en la recepción dentro de diez minutos .
quisiéramos alquilar una motocicleta por tres días .
el tren rápido para en todas las estaciones .
perdí el enlace en Edimburgo porque el autocar llegó con retraso .
el avión de Colonia despega a las nueve y media .
llego el martes treinta de diciembre a las siete y media .
el médico dice que mi hija tiene que beber mucha agua durante ocho días .
la guía con la que la señora Schmidt habló esta mañana era muy amable .
aunque estamos enfermos , queremos alquilar un coche .
no tengo tiempo de reunirme con unos amigos en la estación .
llegamos tarde porque el autobús estaba lleno .
el camarero dice que la fiesta se celebra el veintisiete de octubre .
nuestros amigos están intentando pagar con cheque .
he comprado un mapa para mi abogado .
si esta tarde hace demasiado calor , leeremos un libro .
la señora Miller acaba de llegar a Roma .
la estación está delante del teatro .
ella quiere cambiar de habitación porque la ventana no está limpia .
quisiera cinco entradas para la fiesta del veinte de abril .
olvidamos nuestros guantes rojos en el taxi ayer por la tarde . ¿ qué deberíamos hacer ?
la señora Serrano habla alemán , pero no entiende el francés .
los niños quisieran pagar con tarjeta , pero el aparato no funciona .
creo que puedo quedarme hasta el martes .
si el martes hace buen tiempo , voy a alquilar una motocicleta .
disculpe , ¿ sabe cómo se va de la oficina de correos a la hermosa iglesia ?
si mañana hace buen tiempo , mi hermana va a hacer senderismo por la montaña .
mis padres saben que la carnicería está cerrada los viernes .
no me intereso por el arte .
quisiera que me despertaran a las cuatro menos cuarto , habitación doscientos siete .
la comida de este restaurante es muy buena , pero el servicio es lento .
quisiera hablar con la señora Moreno , por favor .
su habitación está en la cuarta planta , enfrente del ascensor .
buenos días , ¿ tienes sueño , Paul ?
¿ quién puede confirmar la reserva ?
no sé si nos quedaremos unos días más mañana .
tememos que el autobús lleve treinta minutos de retraso .
desde la torre se pueden ver el acuario y el lago .
quisiera un asiento en primera clase para el lunes .
la cerradura de la maleta está estropeada , y ellos no encuentran la llave .
antes de salir de viaje , mi compañero quisiera alquilar una bicicleta .
la señora ha perdido su billete de tren .
en noviembre suele hacer mucho viento en Lisboa .
hay un error en la cuenta : no hemos pedido ninguna pizza .
siga todo recto y luego gire a la derecha en el cine .
es posible que mi hermana se reúna con unos amigos en la estación pasado mañana .
vine a Varsovia para hacer un picnic .
para mí un bocadillo y una botella de agua mineral , por favor .
cuando lleguemos a Granada , vamos a tomar algo en el bar .
después de la cena queremos alquilar una bicicleta , pero antes tenemos que cancelar nuestra reserva .
no hay de qué , señor García . ¡ que tenga un buen día !
camarero , pedí una sopa de pescado , pero me ha traído una pizza pequeña .
¿ podría decirme de dónde sale el autocar para Granada ?
la guía quiere saber si traeré mi gato el fin de semana .
llame a un médico , por favor , mi hija se ha roto la mano .
¿ han encontrado un libro ? me lo he dejado en la habitación ocho .
el ferry irá a Palma .
pagamos la cuenta el lunes pasado .
Paul , ¿ puedes darme el bolígrafo ?
¿ hay una habitación individual libre del trece al veintinueve de enero ?
la guía quiere saber si quiero marcharme .
el director dice que la fortaleza está cerrada los miércoles .
¿ desea pagar en efectivo o con tarjeta de crédito , señora Serrano ?
quiero que el camarero hable más despacio .
no sé si el caballero volará a Múnich mañana por la noche .
mi hermana está intentando pagar la cuenta .
la película que quería ver fue ayer .
todas las habitaciones de la octava planta tienen caja fuerte .
el señor Becker llamó a las ocho y cinco y dejó un recado para el señor Moreno .
nevará esta noche .
tengo que hacer transbordo en Atenas .
¿ podría hacernos una foto , por favor ?
cámbienos quinientos euros , por favor .
nadie pudo decirme dónde está la estación .
va a nevar pasado mañana , por eso la señora Serrano va a descansar un poco .
la habitación doble bonita que mis padres reservaron en julio está en la quinta planta .
el vuelo de Valencia fue cancelado por el mal tiempo .
queremos dar un paseo por el jardín del castillo .
somos de Alemania , pero vivimos en Viena desde hace dos años .
quiero ir al cine esta tarde .
¿ hay un apartamento luminoso libre del veinticinco al veintinueve de diciembre ?
disculpe , ¿ podría enseñarnos la habitación familiar grande y traerme un tenedor limpio y una plancha ?
me gustó mucho la visita de la ciudad .
es una lástima que los huéspedes de la habitación de al lado hagan demasiado ruido .
mi hermana tiene treinta y ocho grados de fiebre y dolor de cabeza .
quisiera quejarme : la cama supletoria es demasiado corta y el colchón está sucio .
antes de salir de viaje , mi compañero quisiera visitar el monasterio .
la señora Brown no come ni jamón ni verduras .
el billete a Berlín cuesta veinte euros , pero solo tengo un billete de cincuenta euros .
antes de salir de viaje , él quisiera nadar en el lago .
el mercado cubierto antiguo está abierto desde las ocho hasta las seis , pero los domingos está cerrado .
disculpe , ¿ cuánto dura el viaje de Barcelona a Granada ?
somos de Alemania , pero vivimos en Valencia desde hace tres años .
la señora Rossi está de mal humor porque quiere nevar .
hola , ¿ conoce un hotel barato cerca del banco ?
ellos vinieron a Colonia para ir al cine .
buenas noches , soy López , de la habitación ciento doce . quisiera pedir el desayuno .
esta tarde ellos quieren comer algo .
en Praga lleva nueve días lloviendo .
para mí una buena sopa de pescado y un vaso de leche , por favor .
perdí el enlace en Praga porque el autobús llegó demasiado tarde .
hola , Martin , ¿ puedes darme el adaptador ?
tome las pastillas siete veces al día , antes de las comidas .
perdí mi carné de conducir el jueves pasado .
siento que la señora se haya quedado dormida .
he prolongado mi estancia .
no creo que mi hermana pueda ducharse .
el hotel en el que estuvimos en Roma tenía piscina .
me llamo Fischer , tengo una reserva para esta noche .
los pantalones azules cuestan treinta y cinco euros , pero la chaqueta es más barata .
¿ cuándo sale el primer tren rápido para Varsovia ?
¿ cuánto dura el vuelo de Venecia a Lisboa ?
¿ han encontrado una llave de la habitación ? nos la hemos dejado en el bar .
se nos ha acabado el aceite de oliva ; la recepcionista ha ido a comprar más .
pregúntele al señor Moreno si quiere visitar el monasterio , por favor .
¡ hasta el sábado , David !
el avión a Zúrich despega a las tres menos diez .
el taxi que pedimos para las dos menos cuarto todavía no ha venido .
la recepcionista quiere saber si almorzaré en el restaurante mañana .
desde esta mañana me duele la espalda .
ni hablar de que mis hijos visiten la fortaleza .
hemos reservado una habitación individual tranquila a nombre de Wagner .
quisiera una habitación más grande con caja fuerte , por favor .
el médico dice que el caballero tiene que tomar las pastillas durante cuatro días .
no tengo tiempo de visitar el castillo y el ayuntamiento .
no sé si podemos acostarnos temprano después del desayuno .
la señora Wagner celebra su aniversario de boda hoy ; quisiéramos encargar una tarta .
son diecisiete euros . - quédese con el cambio .
creo que me levantaré temprano esta noche .
quisiéramos carne con verduras y una taza de té .
quisiera saber si el ferry zarpa a las cinco y cuarto .
hemos perdido nuestra bufanda y nuestra mochila .
¿ perdiste tu pasaporte ayer por la noche ?
primero mi compañero quisiera aparcar su coche en el garaje y después hacer senderismo por la montaña .
la señora Taylor ha cancelado la reserva para el sábado .
hemos perdido nuestro reloj y nuestro paraguas rojo .
es posible que mis padres hablen con el cocinero dentro de cincuenta minutos .
¿ tienen platos sin jamón ?
los turistas están buscando su llave de la habitación . ¿ la ha visto ?
¿ cuándo estará listo mi jersey caliente ?
Sevilla es la ciudad más bonita que él ha visto nunca .
el juez está todavía en el juzgado , no podemos hablar con él antes de las cuatro y media .
la cena se sirve a partir de las ocho y cuarto en el comedor .
mi hermano tiene treinta y ocho grados de fiebre y tos .
el museo es más famoso que el castillo .
¿ han encontrado un reloj ? me lo he dejado en la habitación treinta y seis .
hola , ¿ dónde podemos comprar un diccionario ?
disculpe , ¿ me puedo llevar el paraguas ?
la familia López se aloja aquí desde el siete de junio .
el teatro de la ópera antiguo está abierto desde las siete y cuarto hasta las seis y cuarto , pero los jueves está cerrado .
mi hermana tiene que pagar un ojo de la cara por el bolso marrón .
el reloj nuevo que la camarera de piso encontró en el cuarto de baño es de mis padres .
¿ sabe cómo se va del aeropuerto al teatro de la ópera ?
el médico dice que la señora tiene que quedarse en la cama durante ocho días .
la suite que reservé por teléfono está en la tercera planta .
acabo de llegar a Múnich .
¿ podría decirme de dónde sale el autocar para Zúrich ?
a la señora Wagner le encantaría ir a la ópera .
estamos de mal humor porque hace sol hoy .
el desayuno se sirve a partir de las nueve y media en el comedor .
mañana por la mañana vamos a trabajar en la biblioteca .
quisiera quejarme : los vecinos escuchan música alta y la tarjeta llave está fuera de servicio .
el taxi que pedí para las doce menos diez todavía no ha venido .
¿ puedes traducir esta carta , por favor ? muchas gracias de antemano .
el monasterio , que está a veinticinco minutos de aquí , merece una visita .
pedimos una sopa de tomate fría .
el taxi que pedimos para las tres y veinticinco todavía no ha venido .
el tren nocturno para Hamburgo sale a las siete menos diez del andén diecisiete .
¿ quisiera registrarse ?
ellos quieren cambiar de habitación porque el apartamento no está listo .
primero quisiéramos comprar un billete para Granada y después ir a la playa .
nos interesa la iglesia . ¿ hay una visita guiada en francés ?
tenemos que ir al banco antes de las once menos diez porque necesitamos dinero .
¿ quiere aparcar su coche en el garaje después del almuerzo ?
mis padres están sentados en un banco del jardín del castillo y nos esperan .
disculpe , este plato está demasiado salado , ¿ podría cambiarlo ?
queremos que el médico espere un momento .
aunque hace mucho frío , vamos a ir al mercado .
es posible que mi mujer haga senderismo por la montaña pronto .
el vestido cuesta ciento veinticinco euros , pero la corbata amarilla es más barata .
¿ qué vino va bien con la sopa de tomate ?
préstenos una bicicleta , por favor .
la chaqueta blanca cuesta cincuenta y cinco euros , pero la falda roja es más barata .
me llamo Serrano , tengo una reserva para esta noche .
la guía con la que ellos hablaron esta mañana era muy amable .
¿ empieza el curso de idiomas a las doce menos cuarto ?
una pregunta : ¿ cuánto cuesta el bañador rojo del escaparate ?
es posible que trabajemos en la biblioteca mañana por la noche .
mi hermana necesita una pomada de la farmacia .
el avión de Praga aterriza a las nueve y media .
mi hermano está buscando su mochila nueva . ¿ la ha visto ?
¿ podría venir alguien a la habitación ciento veinte ? el cuarto de baño es demasiado caro .
siento que mi marido haya roto el florero .
¿ tengo que hacer transbordo en Granada o hay un tren directo ?
¿ qué recomienda , la macedonia de frutas o la ensalada grande ?
¿ podría pasarnos la mantequilla , por favor ?
ellos quisieran comer algo porque tienen hambre .
el huésped de la habitación treinta y cinco ha perdido su llave .
vinimos a París para participar en el paseo en barco .
el señor Brown está de mal humor porque quiere llover .
mi hermana necesita una tirita de la farmacia .
mi hijo ha perdido sus gafas de sol . ¿ qué debería hacer ?
el hervidor está fuera de servicio .
no se olvide de darme una habitación familiar con vistas al parque , por favor .
es posible que mi compañero reserve una habitación mañana por la noche .
su habitación está en la cuarta planta , al lado del ascensor .
en diciembre suele hacer mucho frío en Madrid .
la recepcionista quiere saber si quisiéramos prolongar nuestra estancia .
¿ sabía que el hermoso ayuntamiento merece una visita ?
¿ cuánto cuestan las botas más baratas del escaparate ?
ya no tenemos arroz , pero puedo recomendarle el filete .
tengo muchas ganas de alquilar una bicicleta el domingo .
disculpe , ¿ cuánto dura el viaje de Atenas a Zúrich ?
disculpe , ¿ qué hora es ? - son las cuatro y cuarto .
el trayecto dura cuatro horas y treinta minutos .
llego el lunes once de julio a las seis y diez .
mis hijos quieren comprar unas postales en lugar de fotografiar el faro .
disculpe , ¿ qué hora es ? - son las tres y veinte .
si no es mucha molestia , ¿ podría hacerme una foto ?
me interesa el museo . ¿ hay una visita guiada en francés ?
quiero que mi mujer fotografíe la iglesia .
aquí tiene su llave , señora Becker . su habitación está en la séptima planta .
acabamos de enviar una carta a Múnich .
él está a punto de llamar a su abogado .
la señora Becker llegó tarde porque el autocar llevaba cinco minutos de retraso .
no estamos satisfechos con la habitación porque el mando a distancia no funciona .
hablamos francés , pero no entendemos el español .
la chaqueta que compramos es demasiado larga .
¿ cuánto dura el vuelo de Atenas a Granada ?
mi hija está intentando recoger sus gafas de sol .
no se olvide de cambiar las toallas , por favor .
por culpa del atasco mi hijo llegó demasiado tarde a la oficina de turismo .
hemos reservado una habitación doble a nombre de Taylor .
necesitamos la cuenta . ¿ nos la puede dar ?
¿ podría preparar la cuenta de la habitación ciento dos ? nos marchamos mañana .
se tarda cuatro horas en reparar el secador .
el apartamento que reservé en noviembre es demasiado pequeño .
¿ dura la visita guiada tres horas ?
el despertador de mi habitación no funciona .
anteayer tuvimos que cambiarnos a otra habitación .
quisiera quejarme : las cortinas son muy viejas y el despertador está estropeado .
quisiera saber si el barco va a Venecia .
mi mujer quería visitar la famosa iglesia y el hermoso ayuntamiento el tres de septiembre .
tenemos que coger un taxi porque el autobús estará lleno .
llegamos tarde porque el autobús llegó demasiado tarde .
el hombre con el que hablé esta mañana era muy amable .
el despertador está fuera de servicio .
el bañador cuesta doce euros , pero la chaqueta es más barata .
el teatro de la ópera , que está a veinticinco minutos de aquí , merece una visita .
mis padres deberían coger el coche .
¿ va este autobús a Varsovia ?
la guía con la que la señora Navarro habló esta mañana era muy amable .
mis padres cogieron el coche ayer por la noche .
tome la tercera calle a la derecha y verá la iglesia delante de usted .
me he dejado mi paraguas verde en el avión a Atenas .
despiértenos el domingo a las tres y veinte , por favor , tenemos que estar en el aeropuerto antes de las cuatro y media .
mis padres perdieron el tren nocturno el siete de enero . ¿ qué deberían hacer ?
la calefacción está fuera de servicio desde el miércoles .
he olvidado hablar con el cocinero .
hablo inglés , pero no entiendo el italiano .
lo sentimos mucho , señor López . la recepcionista se ocupará de ello dentro de quince minutos .
los huéspedes tienen muchas ganas de participar en el curso de idiomas el fin de semana .
una habitación individual cómoda cuesta cincuenta y cinco euros por noche , y la limpieza final no está incluida .
Martin , ¿ puedes prestarme quinientos euros ?
su habitación está en la séptima planta , al lado del ascensor .
dejamos nuestro billete de tren en el coche el mes pasado .
le pedí al mozo que planchara esta blusa , pero no ha pasado nada .
ella tiene miedo a volar .
la cuenta asciende a trece euros , incluida la limpieza final .
¿ podría venir alguien a la habitación ciento uno ? el armario no está limpio .
hay que limpiar estas blusas antes del domingo .
¿ podría guardar el equipaje hasta las diez y media , por favor ?
los huéspedes que llegaron ayer se han quejado .
aunque nieva , los huéspedes quieren fotografiar la biblioteca antigua .
explíquenos la cuenta , por favor .
el señor Brown tiene muchas ganas de hacer un picnic el martes .
hemos dejado nuestro billete de avión en casa .
¿ quieres ir al mercado o prefieres nadar en el lago ?
buenas noches , soy García , de la habitación treinta y siete . necesito una manta adicional .
es importante que mi hija llame a su hermano hoy .
queremos que la camarera de piso traiga la cuenta .
la bufanda que la camarera de piso encontró en la habitación cuarenta y ocho es del caballero .
hola , soy Serrano , de la habitación nueve . envíe al mozo , por favor .
mi hija llega el domingo veintiocho de julio a las doce menos cuarto .
perdí el ferry anteayer .
tres sellos para cartas a Alemania , por favor .
quiero que me haga una foto .
el seguro es gratis .
los pantalones que ella compró son demasiado largos .
no creo que podamos reservar una mesa para ocho personas .
¿ sabía que la fiesta empieza a las cinco y veinticinco ?
mi hermana no tiene tiempo de comprar unos sellos .
no estamos satisfechos con la habitación porque la cafetera está estropeada .
buenos días , ¿ cuánto cuesta el bañador negro del escaparate ?
el señor Becker celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
¿ cuánto cuesta la chaqueta verde del escaparate ?
¿ podría rellenar el formulario y cerrar la ventana ?
la playa está delante del museo .
el ascensor está estropeado , así que tenemos que subir a pie a la tercera planta .
me perdí en el bosque . ¿ qué debería hacer ?
de primero quisiéramos una sopa de tomate y de segundo pollo con arroz .
si mañana hace demasiado frío , vamos a ver la televisión .
he perdido mi collar caro y mis gafas de sol .
nuestros amigos quieren probar el vino de la región en lugar de hacer un picnic .
¿ quiere hacer un picnic o prefiere fotografiar el faro ?
¿ tienen una habitación individual para cuatro personas hasta el domingo ?
quiero que me traiga siete vasos de zumo de naranja .
¿ podría venir alguien a la habitación treinta y cinco ? la cama está mojada .
quería preguntarle si podría cerrar la ventana .
el tren nocturno para en Londres .
si el fin de semana hace buen tiempo , haremos un picnic .
el avión a Madrid despega a las cuatro menos cuarto .
pregúntele a la señora Taylor si quiere ir a nadar , por favor .
quiero que lleve el equipaje al taxi .
espero que mi compañero pueda reunirse con unos amigos en la estación .
es posible que mi hija reserve un apartamento para seis noches .
quisiera que me despertaran a la una , habitación cuatrocientos diez .
¿ reservó una habitación familiar cómoda ayer por la tarde ?
el camarero nos ha traído una macedonia de frutas en lugar de un helado .
el hotel en el que estuve en Roma era más cómodo .
me alegro de que los huéspedes puedan aparcar su coche en el garaje mañana por la noche .
¿ a qué hora sale el tren nocturno para Salzburgo ?
no estoy satisfecho con la habitación porque el ascensor hace demasiado ruido .
si el lunes llueve , él irá al teatro .
el banco está detrás del acuario .
el castillo de Atenas es más antiguo que el de Granada .
para mí una sopa de pescado caliente y una botella de vino tinto , por favor .
el tren de Londres a Zúrich lleva veinticinco minutos de retraso .
¿ me puede traer un cenicero y un secador ?
nuestros amigos tienen que hacer cola dos horas en el aeropuerto .
¿ perdió su reloj ayer por la tarde ?
no hay agua en la habitación cuatrocientos diez .
en junio suele hacer mucho sol en Salzburgo .
ellos necesitan algo para el resfriado .
hay que lavar estas blusas antes del martes .
lléveme a la farmacia , por favor , tengo prisa .
el caballero se ha dejado su collar en el avión a Madrid .
hola , ¿ puede la recepcionista enviar a alguien a la habitación doscientos uno ?
mi hermana tiene que hacer cola seis horas en el museo .
no se olvide de confirmar la reserva por correo electrónico , por favor .
quisiéramos ir al mercado y reunirnos con unos amigos en la estación .
¿ sería posible que me reservara una mesa junto a la ventana ?
¿ prolongó su estancia ayer ?
a mi hijo le encantaría ir a nadar .
el médico dice que mi mujer tiene que tomar las pastillas durante tres días .
el veintiocho de febrero quisiera reservar una habitación luminosa .
la ducha está fuera de servicio desde las tres menos diez .
me gusta mucho el castillo .
pregúntele al señor Dubois si quiere nadar en el lago , por favor .
estamos esperando el tren nocturno para Madrid .
la señora Rossi llamó a las once y cuarto y dejó un recado para el señor Rossi .
la calefacción de la habitación cuarenta y dos está estropeada .
no creo que compremos un mapa esta noche .
lloverá el domingo , por eso los huéspedes almorzarán en la terraza .
mis hijos tuvieron que registrarse anteayer .
buscamos un hotel que esté cerca de la playa .
estará nublado el martes , por eso voy a acostarme temprano .
me alegro de que podamos preguntar en la recepción .
quisiera reservar una suite para ocho personas del primero al siete de julio .
la catedral , que está a treinta minutos de aquí , merece una visita .
¿ sabía que la visita de la ciudad empieza a la una ?
el tren rápido para Madrid sale a las diez del andén trece .
¿ sabía que la media pensión cuesta diez euros al día ?
pienso que mi hermano puede coger el coche .
¿ nos puede traer una manta ?
espero que vayamos a la ópera .
mi hijo tiene frío .
quisiera quejarme : el secador está fuera de servicio y el frigorífico está estropeado .
perdí el tren el sábado pasado . ¿ qué debería hacer ?
la señora Walker ha cancelado la reserva para el martes .
la carta solo está en alemán , ¿ nos la podría traducir ?
el señor García no está hoy . ¿ quiere dejar un recado ?
siento que mi marido se haya quedado dormido .
la cuenta asciende a cuarenta y cinco euros , incluido el seguro .
si el lunes hace buen tiempo , iremos al mercado .
¿ podría venir alguien a la habitación trescientos quince ? los vecinos hacen demasiado ruido .
he roto el plato . ¿ qué debería hacer ?
queremos cambiar de habitación porque el colchón está sucio .
¿ quiere comprar unos recuerdos o prefiere visitar el museo de arte y el museo ?
el vuelo de Ginebra fue cancelado por el mal tiempo .
¿ qué tiempo hace en Zúrich en enero ?
no como ni arroz ni champiñones .
por culpa del atasco llegué demasiado tarde a la estación de metro .
aquí tiene su llave , señor Serrano . su habitación está en la novena planta .
el mozo dice que la visita de la ciudad dura dos horas .
el camarero me ha traído una tabla de quesos grande en lugar de una sopa de tomate .
la parada de taxis está a dos pasos del palacio antiguo .
¿ tienen una habitación familiar para tres personas para tres noches ?
¿ cuándo cierra el ayuntamiento los sábados ?
su habitación está en la séptima planta , al final del pasillo .
no nos traiga todavía el pastel de manzana , por favor .
el tren rápido para Ginebra sale a las dos y cuarto del andén diecinueve .
siento que hayamos dejado nuestro billete de tren en la habitación .
¿ tienes sueño , Julia ?
quisiera reservar una mesa para seis personas para esta noche .
los huéspedes no comen ni verduras ni fideos .
aunque hace mucho frío , vamos a alquilar una barca .
quiero cambiar de habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ quieres traer tu perro mañana ?
pregúntele a la señora Brown si quiere ir al mercado , por favor .
mi marido está sentado en un banco del jardín del castillo y nos espera .
mi mujer quiere fotografiar el monasterio .
mi mujer perdió el ferry la semana pasada . ¿ qué debería hacer ?
los turistas están sentados en un banco del patio y leen el periódico .
no hay vasos en la habitación catorce .
¿ sabía que el aparcamiento está incluido en el precio ?
mi mujer tiene que ver la televisión .
el ascensor está estropeado , así que tenemos que subir a pie a la sexta planta .
¿ cuánto cuesta una suite con chimenea por noche ?
se nos ha acabado la fruta ; el director ha ido a comprar más .
queremos que mis hijos alquilen una bicicleta .
mi hijo está sentado en un banco del parque y lee el periódico .
mi mujer está esperando el autobús para Barcelona .
nuestros amigos toman leche en el desayuno , pero yo prefiero café .
¿ cuánto cuesta el bolso rojo del escaparate ?
¿ podría darnos un apartamento con vistas al mar y darnos la dirección de la agencia de viajes ?
hola , ¿ tienen una suite grande para cinco personas hasta el sábado ?
no va a nevar el fin de semana , por eso iré al cine .
la conexión a internet de mi habitación no funciona .
el tren rápido irá a Viena .
necesito la cuenta . ¿ me la puede traer ?
no sé si puedo reservar una mesa para dos personas pasado mañana .
¿ qué día es hoy ? - hoy es domingo , cinco de septiembre .
la sopa está demasiado salada .
el coche que alquilamos es demasiado pequeño .
¿ dónde tengo que bajar para ir a la comisaría ?
¿ han encontrado un reloj ? nos lo hemos dejado en el comedor .
queremos que mi hermana fotografíe el zoo .
¿ tienes sueño , Anna ?
¿ podría apagar la calefacción , por favor ? gracias por su ayuda .
necesito un taxi a la estación de metro para cuatro personas a las doce y cuarto .
esta noche el señor Dubois recoge sus gafas .
la conexión a internet de la habitación cincuenta no funciona .
el hotel más barato de Berlín está en el casco antiguo .
el castillo de Múnich es más antiguo que el de Granada .
hay chocolate sobre la mesa de la habitación ciento cinco .
tome las pastillas ocho veces al día , antes de las comidas .
¿ qué recomienda , la macedonia de frutas o la sopa de pescado ?
mi hermana no tiene tiempo de reunirse con unos amigos en la estación .
¿ hay un hospital cerca de aquí ?
quiero ir al teatro .
se tarda una hora en llegar a Londres en autobús .
antes de que salga el tren , quisiera hacer un picnic .
quisiéramos ir a la playa y tomar algo en el bar .
no creo que mi hermano pueda dejar su bolsa de viaje en la recepción .
me llamo Wagner , tengo una reserva para ocho noches .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la embajada .
¿ qué tranvía va a la parada de autobús ?
espero que mi mujer pueda ver la televisión .
les encantaría comprar un diccionario .
desde el miércoles me duele el pie .
ellos saben que la embajada está cerrada los domingos .
¿ puede apagar la música , por favor ?
¿ dónde está la manta ? ¿ podría traérnosla , por favor ?
pregúntele al señor Schmidt si quiere fotografiar el famoso museo de arte , por favor .
ya no tenemos pollo , pero puedo recomendarle la tortilla .
como el tren nocturno llegará con retraso , no llegaré hasta las seis y veinticinco .
¿ cuánto cuesta alquilar una motocicleta por cuatro días ?
temo que el autobús lleve cuarenta y cinco minutos de retraso .
¿ dónde está la cuchara ? ¿ podría traérmela , por favor ?
ella es de Escocia , pero vive en Praga desde hace dos años .
me perdí en el bosque ayer por la noche .
tenemos muchas ganas de visitar el acuario el fin de semana .
quisiera reservar una mesa para ocho personas en la terraza .
el señor Schmidt quisiera quedarse unos días más .
la señora Serrano tiene que pagar un ojo de la cara por el jersey .
el vuelo de Madrid fue cancelado por la niebla .
el tren regional para Ginebra sale a la una menos cuarto del andén seis .
quisiéramos un asiento junto a la ventana para Praga .
en Valencia lleva dos días lloviendo .
¿ por qué no pagaste con tarjeta de crédito ?
¿ podría preparar la cuenta de la habitación doscientos siete ? me marcho dentro de una hora .
¿ le importaría esperar un momento ?
me he dejado mi llave de la habitación en el tren a Colonia .
mis hijos se registran dentro de cuatro días .
¿ tienen una habitación familiar más barata para dos personas hasta el martes ?
si mañana hace buen tiempo , vamos a fotografiar el castillo antiguo .
pregúntele al señor Taylor si quiere reunirse con unos amigos en la estación , por favor .
mi hijo pagó la cuenta .
no hace falta que me traiga la cuenta , el camarero ya me la ha dado .
el huésped de la habitación diecisiete ha pedido el desayuno .
mis hijos suelen levantarse a las nueve y diez .
el sombrero que la camarera de piso encontró en la habitación trescientos veinte es de los huéspedes .
mi hermano ha comprado chocolate para su oficina .
el hombre con el que hablamos el viernes era muy amable .
hola , ¿ por qué no llamó a su oficina ?
el mejor hotel de Barcelona está en el hotel .
¿ sabía que el teatro de la ópera está cerrado los lunes ?
¿ cuánto cuesta una suite con ducha por noche ?
¿ han encontrado una llave del coche ? me la he dejado en la habitación ciento veinte .
pienso que cambiaré el bañador por otra cosa esta noche .
el vuelo a Madrid fue cancelado por la tormenta .
acabo de prolongar mi estancia .
quisiera cambiar ciento cincuenta dólares por euros .
tememos que el autobús llegue demasiado tarde .
quisiera una habitación doble con terraza , por favor .
¿ qué recomienda , la tortilla o la macedonia de frutas ?
el móvil nuevo que la camarera de piso encontró en el cuarto de baño es de mi hermano .
no creo que mis padres puedan seguir viaje a Edimburgo .
¡ buen provecho ! la pizza es la especialidad de la casa .
quisiera hablar con el señor López , por favor .
cuando lleguemos a Colonia , vamos a tomar algo en el bar .
¿ cuánto dura el viaje de Salzburgo a Venecia ?
el trayecto dura cuatro horas y diez minutos .
tengo que coger un taxi porque el tren lleva veinticinco minutos de retraso .
¿ podría venir alguien a la habitación doscientos uno ? el grifo está fuera de servicio .
no sé si podemos trabajar en la biblioteca .
el helado está buenísimo .
quisiera una suite con terraza , por favor .
espero que podamos leer un libro .
me gusta mucho el teatro de la ópera .
mi hermana está intentando cambiar su vuelo .
el director dice que el acuario merece la pena .
mi reloj va atrasado ; ya son las diez y veinte .
si el martes hace demasiado frío , tomaré algo en el bar .
una habitación doble grande cuesta setenta y cinco euros por noche , y la media pensión no está incluida .
no creo que podamos dejar el hotel el próximo mes .
quería traer mi perro .
en julio suele hacer mucho sol en Madrid .
la señora Navarro llegó tarde porque el tren fue cancelado .
buenas noches , ¿ puedes cambiarme trescientos euros , por favor ?
¿ qué autobús va a la estación de metro ?
¿ le importaría explicarnos el contrato ?
¿ a qué hora sale el autobús para Bruselas ?
nos quedaremos unos días más el sábado .
quería preguntarle si podría esperar un momento .
¿ tienen una habitación doble para seis personas para tres noches ?
la señora Schmidt quiere reservar un apartamento cómodo para siete noches .
creo que ella puede prolongar su estancia mañana a las tres .
¿ puedo abrir la ventana ?
¿ dónde puedo comprar una pila ?
quisiéramos reservar una mesa para siete personas para esta noche .
después del almuerzo quiero ir al mercado , pero antes tengo que recoger mi llave de la habitación .
estoy seguro de que mi mujer se acostará temprano pasado mañana .
el caballero es de Portugal , pero vive en Atenas desde hace cinco años .
mis padres se quedaron dormidos .
la carta que envié a Granada todavía no ha llegado .
no se olvide de cuidar a los niños , por favor .
quisiéramos reservar una habitación doble para una noche .
los vecinos escuchan música alta .
no hay de qué , señora Miller . ¡ que tenga un buen día !
la señora Walker tuvo que registrarse el mes pasado .
no podemos dormir porque los niños escuchan música alta .
¿ puede preparar la cuenta para mañana , por favor ?
no se olvide de explicarme la cuenta , por favor .
quisiera alquilar una bicicleta por nueve días .
¿ desea pagar en efectivo o con tarjeta de crédito , señora Brown ?
¿ qué día es hoy ? - hoy es miércoles , doce de mayo .
la señora Wilson acaba de llegar a Salzburgo .
ni hablar de que mi hija alquile una barca .
la señora Walker vino a Granada para fotografiar la fortaleza antigua .
cuando llegué a Barcelona , la mesa era muy vieja .
el señor Dubois llamó a las once y media y dejó un recado para la señora Dubois .
mi compañero está sentado en un banco del patio y nos espera .
siento que la señora haya perdido su carné de conducir ayer por la tarde .
buscamos un hotel que esté cerca de la librería .
me llamo Wilson , tengo una reserva para esta noche .
no creo que mi hija pueda alquilar una barca .
el avión de Londres despega a las ocho y media .
llegué tarde porque el tren llevaba treinta minutos de retraso .
hace tres horas perdimos nuestra llave .
hola , ¿ tienen una habitación familiar más grande para seis personas desde el lunes hasta el sábado ?
por culpa del mal tiempo tengo más tiempo para escribir cartas .
aunque el técnico ha reparado el grifo , sigue sin funcionar .
las botas cuestan veintiocho euros , pero la chaqueta más grande es más barata .
me alegro de que dejemos nuestro reloj caro en la recepción el fin de semana .
nos registramos pronto .
es importante que los niños envíen un paquete a Bruselas hoy .
quisiéramos saber si el tren rápido para en todas las estaciones .
el billete a Granada cuesta sesenta euros , pero solo tenemos un billete de cien euros .
el filete que los turistas pidieron está quemado .
mi reloj va atrasado ; ya son las doce .
me interesa el ayuntamiento antiguo . ¿ hay una visita guiada en portugués ?
hace tres días quería leer un libro .
¿ cuánto se tarda en reparar la conexión a internet ?
buenos días , soy García , de la habitación cuarenta y ocho . necesito una manta adicional .
el avión a Sevilla aterriza a las dos menos cinco .
vinimos a Valencia para hacer un picnic .
he oído que la reunión empieza a las once menos cuarto .
¿ sería posible que nos enseñara el camino a la estación ?
tengo muchas ganas de hacer senderismo por la montaña el martes .
acabo de llegar a Sevilla .
no puedo dormir porque el colchón es demasiado pequeño .
¿ podemos dejar aquí nuestra bolsa de viaje negra hasta la una y diez ?
antes de marcharnos , quisiéramos recoger nuestro diario .
quisiera saber si el ferry va a Palma .
¿ cuánto cuesta una habitación doble tranquila con balcón por noche ?
el hombre con el que hablamos esta mañana era muy amable .
estoy acostumbrado a levantarme temprano .
hay un error en la cuenta : no he tomado ningún filete .
aunque hace mucho frío , mi mujer va a ir a la playa .
quiero nadar en el lago en lugar de reunirme con unos amigos en la estación .
mi marido puede tener la habitación familiar con balcón .
el avión de Lisboa aterriza a las siete .
¿ cuándo estará lista mi corbata verde ?
despiértenos el jueves a las once , por favor , tenemos que estar en el aeropuerto antes de las nueve y media .
dudo que él llame a su abogado dentro de cuarenta minutos .
necesitamos el recibo . ¿ nos lo puede dar ?
espero que mis hijos puedan leer un libro .
¿ podría enviar a alguien a la habitación doscientos uno y traernos la confirmación de la reserva ?
quiero que traduzca este menú .
tengo muchas ganas de hacer senderismo por la montaña mañana .
el hombre con el que mis padres hablaron ayer era muy amable .
la señora Becker celebra su aniversario de boda hoy ; quisiéramos encargar una tarta .
¿ se admiten perros en las habitaciones ?
mañana por la mañana la señora quiere enviar una postal a Múnich .
en la habitación ciento doce huele a humo .
temo que el autocar lleve treinta minutos de retraso .
no nos traiga todavía la pizza grande , por favor .
el señor Wagner llega el lunes diecinueve de octubre a las diez y media .
mi hermana quiere probar el vino de la región en lugar de fotografiar la catedral .
me he marchado sin pagar la cuenta .
buenas noches , ¿ puedo probarme el sombrero negro ?
quisiéramos pagar juntos . ¿ cuánto cuesta el bocadillo grande ?
se tarda una hora en llegar a Bruselas en autobús .
la señora Weber ha olvidado su móvil en la habitación y ahora tiene que llamar al hotel .
hemos olvidado reservar una suite .
mi hija fue al dentista el doce de enero .
la recepcionista quiere saber si queremos prolongar nuestra estancia .
¿ me puede hacer una foto ?
mi mujer ha perdido su anillo y su cámara nueva .
tenemos que preguntar en la recepción .
pienso que puedo ver la televisión el viernes a las tres y veinticinco .
necesito un taxi desde el centro comercial para cinco personas a las diez y cuarto .
tráiganos una cuchara nueva , por favor .
es posible que nos duchemos .
pregúntele a la señora Rossi si quiere fotografiar el acuario , por favor .
no hay papel higiénico en nuestra habitación .
va a hacer sol mañana .
como el tren rápido llega demasiado tarde , no llegaré hasta las dos .
¿ podría preparar la cuenta de la habitación doscientos veinte ? me marcho hoy .
hemos perdido nuestro anillo y nuestras gafas .
después de la cena queremos fotografiar la fortaleza , pero antes tenemos que pagar en efectivo .
¿ cuándo sale el último tren para Berlín ?
mis hijos llegan el martes veintisiete de junio a las tres y media .
antes de salir de viaje , quisiera participar en el paseo en barco .
¿ quieres quedarte hasta el jueves ?
he oído que el paseo en barco dura cuatro horas .
él acaba de pagar con cheque .
el teatro de la ópera antiguo , que está a cuarenta minutos de aquí , merece una visita .
¿ qué vino va bien con la pizza ?
tememos que el tren rápido lleve cinco minutos de retraso .
la habitación doble que reservé la semana pasada es demasiado pequeña .
el billete a Praga cuesta treinta y cinco euros , pero solo tengo un billete de cien euros .
el paraguas que la camarera de piso encontró en el cuarto de baño es de mi compañero .
¿ qué recomienda , la tabla de quesos pequeña o la ensalada verde ?
el aire acondicionado de mi habitación está estropeado .
puedo traer mi gato esta tarde .
dudo que nos marchemos el fin de semana .
por culpa del mal tiempo tengo más tiempo para leer .
le pedí a la recepcionista que nos cambiara cien euros , pero no ha pasado nada .
¿ está incluido el servicio de habitaciones en el precio o tenemos que pagarlo aparte ?
lo sentimos mucho , señor López . el camarero se ocupará de ello dentro de quince minutos .
¿ dónde tengo que bajar para ir a la agencia de viajes ?
¿ podría enseñarnos en el mapa dónde está la iglesia ?
quiero que nos explique el recibo .
no creo que los turistas vayan en tren a Varsovia .
nadie pudo decirnos dónde está la panadería .
hemos fotografiado el palacio .
¿ podría venir alguien a la habitación ciento uno ? el colchón es demasiado blando .
¿ puede despertarnos a las seis y cuarto , por favor ?
quisiera una habitación familiar cómoda con bañera , por favor .
los huéspedes necesitan unas gotas para los ojos de la farmacia .
la mujer con la que hablamos esta mañana era muy amable .
el camarero me ha traído un helado en lugar de un buen filete .
debe de ser un error : reservé una suite , no una habitación familiar luminosa .
la autopista a Roma está cortada , así que tenemos que coger el tren .
siento que hayamos perdido nuestro abrigo .
buenos días , soy Fischer , de la habitación trescientos ocho . quisiera hablar con el director .
el señor Wilson teme que el tren rápido llegue con retraso .
lamentablemente ya no quedan entradas para la visita guiada .
le encantaría ir al cine .
hola , quisiera pagar por separado . ¿ cuánto cuesta el filete ?
me he dejado mi chaqueta verde en el autobús a Roma .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la peluquería .
mi hijo está de mal humor porque llueve en este momento .
ella ha comprado un cuaderno para su familia .
¿ sabe a qué hora abre el ayuntamiento ?
es una lástima que el cuarto de baño esté mojado .
si el sábado hace buen tiempo , voy a nadar en el lago .
podemos hablar con el médico después de la cena .
nos encantaría ir a nadar .
¿ podría pasarnos el pan , por favor ?
buenos días , ¿ olvidó su móvil en la habitación ayer por la noche ?
la suite más grande que reservé la semana pasada es demasiado cara .
he comprado crema solar para mis padres .
nadie pudo decirnos dónde está la oficina de objetos perdidos .
¿ podría decirme si el concierto se celebra en el jardín del castillo ?
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la parada de autobús .
¿ hay cerca del hotel un dentista que hable francés ?
creo que ella puede ver la televisión pasado mañana .
mis hijos tienen muchas ganas de visitar la torre y el famoso museo de arte el fin de semana .
¿ podría preparar la cuenta de la habitación ciento dos ? nos marchamos hoy .
¿ cuánto cuesta una suite tranquila con bañera por noche ?
el pronóstico dice que va a hacer mucho viento mañana .
su habitación está en la quinta planta , enfrente del ascensor .
cuando llegué a Colonia , la suite olía a humo .
aquí tiene su tarjeta , señora Weber . su habitación está en la segunda planta .
no creo que dejemos nuestra cartera en la recepción a las dos .
puedo enviar un paquete a Bruselas después de la cena .
la señora Wilson piensa alquilar un coche .
quisiéramos reservar una mesa para cinco personas en la terraza .
quisiera quejarme : la impresora está estropeada y el frigorífico hace demasiado ruido .
he escrito una carta a mi oficina .
sería muy amable de su parte despertarme a las diez menos cuarto .
hola , soy Fischer , de la habitación doscientos siete . envíe al mozo , por favor .
la luz está fuera de servicio desde ayer .
esta falda es demasiado pequeña .
despiértenos mañana a las doce y diez , por favor , tenemos que coger el tren a Lisboa .
si el tren rápido está lleno , llamaré al hotel .
quisiéramos seis entradas para la visita guiada del dos de abril .
desde el balcón se pueden ver la catedral y las montañas .
mi reloj va atrasado ; ya son las tres menos cuarto .
me alegro de que mi mujer pueda ver la televisión .
disculpe , ¿ hay una habitación individual grande libre del once al veintidós de febrero ?
buenas noches , nos interesa el museo de arte . ¿ hay una visita guiada en portugués ?
él piensa dar un paseo por el casco antiguo .
quisiéramos una habitación familiar más grande con balcón y vistas al puerto .
el señor Wagner celebra su cumpleaños el viernes ; quisiéramos encargar una botella de vino .
puedo comprar un diccionario .
despiértenos mañana a las cuatro menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las tres y veinticinco .
antes de salir de viaje , él quisiera tomar algo en el bar .
mis padres hablan alemán , pero no entienden el italiano .
¿ sería posible que encendiera la música ?
lo sentimos mucho , señora López . el cocinero se ocupará de ello inmediatamente .
a nuestros amigos les encantaría fotografiar el castillo .
¿ cuándo abre el monasterio antiguo los martes ?
¿ hizo un picnic anteayer ?
quisiera tres entradas para el partido de fútbol del trece de noviembre .
el vuelo de Varsovia fue cancelado por la huelga .
el frigorífico de la habitación trece está estropeado .
en enero suele hacer mucho frío en Atenas .
¿ podría decirme si el castillo antiguo abre a las tres menos cuarto ?
él está buscando su mochila . ¿ la ha visto ?
el aire acondicionado de nuestra habitación no funciona .
el señor Moreno celebra su cumpleaños el martes ; quisiéramos encargar una tarta .
el médico dice que la señora tiene que tomar las pastillas durante ocho días .
antes de que llegue el autobús , quisiéramos tomar algo en el bar .
¿ puedo probarme el bañador azul ?
¿ quieres quedarte cuatro noches ?
tenemos que ir al banco antes de las ocho menos diez porque necesitamos dinero .
¿ sabe cómo se va del cine al famoso teatro ?
como el tren rápido llega demasiado tarde , no llegaré hasta la una y cuarto .
el tren irá a Sevilla .
hola , ¿ cuándo cierra la iglesia los martes ?
no puedo dormir porque la obra hace demasiado ruido .
¿ dónde está el vaso ? ¿ podría traérnoslo , por favor ?
es importante que la señora reserve un apartamento más grande hoy .
mi hija está sentada en un banco del parque y nos espera .
nos interesa el famoso castillo . ¿ hay una visita guiada en español ?
ni hablar de que mi mujer compre unas postales .
el hotel más barato de Viena está en la terraza .
la señora Dubois celebra su aniversario de boda el martes ; quisiera encargar una tarta .
si el fin de semana hace buen tiempo , quiero dar un paseo por el parque .
¿ quiere tomar algo en el bar ?
¿ puedes reparar el aire acondicionado , por favor ?
enséñenos el camino a la oficina de objetos perdidos , por favor .
pregúntele a la señora Weber si quiere hacer un picnic , por favor .
quisiera comprar una corbata azul y pasta de dientes .
¿ por qué no voló a Bruselas ?
preferiría una habitación que tenga ducha .
a mi hijo le gusta mucho el zoo .
quisiéramos reservar una mesa para cinco personas para esta noche .
el bañador cuesta quince euros , pero el bañador negro es más barato .
quisiera ocho entradas para la visita de la ciudad del diecisiete de agosto .
es importante que los turistas compren un billete para Viena hoy .
el señor Weber llegará el veintiocho de enero a las dos .
quiero que mi mujer dé un paseo por el jardín del castillo .
espero que dejemos nuestro paraguas rojo en la recepción dentro de cinco horas .
la cena se sirve a partir de las nueve en el jardín .
ni hablar de que mi hija tome algo en el bar .
tenemos muchas ganas de visitar la biblioteca y el hermoso palacio el fin de semana .
¿ hay una agencia de viajes cerca de aquí ?
la oficina de correos está al lado de la hermosa biblioteca .
la ventana no se puede abrir , y la bañera es muy vieja .
mi hijo quiere cambiar de habitación porque el sofá es demasiado blando .
se tarda veinte minutos en preparar la tabla de quesos grande .
va a hacer mucho viento mañana .
quisiera alquilar una barca por dos días .
buenas noches , la señora Moreno no está hoy . ¿ quiere dejar un recado ?
de eso ni hablar , señora Weber .
espero que mis padres puedan dejar el hotel .
el frigorífico de la habitación treinta y uno no funciona .
lamentablemente el hotel está completo hasta el nueve de abril .
ella necesita algo para las quemaduras de sol .
la señora Weber llamó a las doce y veinticinco y dejó un recado para el señor Rossi .
acabo de llegar a Venecia .
el taxi que él pidió para las ocho y media todavía no ha venido .
¿ quisiera comprar crema solar el viernes a las seis menos cuarto ?
no como ni patatas ni huevos .
el hotel más barato de Atenas está en el casco antiguo .
desde la terraza se pueden ver el famoso museo de arte y el patio .
la película que quería ver empieza a las dos .
no vale la pena ir a la obra de teatro .
he oído que el servicio de habitaciones está incluido en el precio .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho mañana .
el hotel más tranquilo de Lisboa está en el casco antiguo .
si no es mucha molestia , ¿ podría enseñarme la habitación ?
es posible que los huéspedes visiten la biblioteca antigua .
lamentablemente no tenemos habitaciones libres antes del dieciocho de mayo .
no creo que podamos ir al mercado .
aquí tiene su pasaporte , señor Serrano . su habitación está en la octava planta .
el almuerzo se sirve a partir de las doce y cuarto en el comedor .
me alegro de que mi hermana pueda reservar una mesa para tres personas a las cuatro .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho dentro de una hora .
para mí una ensalada mixta y un vaso de agua mineral , por favor .
nadie pudo decirme dónde está la parada de autobús .
pregúntele al señor Moreno si quiere ir al cine , por favor .
aunque tengo fiebre , quiero fotografiar la torre .
hola , si no es mucha molestia , ¿ podría llevar el equipaje al taxi ?
es importante que el caballero pague con cheque hoy .
el jueves estará nublado .
disculpe , ¿ cuánto cuestan las entradas para la fiesta del viernes ?
vine a Salzburgo para ir al teatro .
¿ podría llevar el equipaje a la estación , por favor ?
dejamos nuestro billete de avión en la habitación el domingo pasado .
me quedo con la habitación doble .
no comemos ni carne ni arroz .
el huésped de la habitación treinta y ocho quisiera hablar con usted .
perdí el enlace en Bruselas porque el tren rápido llevaba cinco minutos de retraso .
siete billetes de ida y vuelta a Bruselas para el diecinueve de diciembre , por favor .
la guía con la que mi hija habló esta mañana era muy amable .
mi compañero tiene que coger un taxi porque el tren nocturno llevará treinta minutos de retraso .
mi hijo está sentado en un banco del parque y nos espera .
espero que el señor Schmidt tome algo en el bar mañana por la noche .
la corbata azul cuesta veintiséis euros , pero la corbata es más barata .
quiero que mi marido tome algo en el bar .
¿ puede llevar las maletas al ascensor , por favor ? muchas gracias de antemano .
tengo muchas ganas de probar el queso de la región el miércoles .
preferiría una habitación que tenga terraza .
conozco el faro antiguo .
la señora Dubois llamó a las seis y media y dejó un recado para la señora Wilson .
quisiera un apartamento más grande con caja fuerte y vistas al río .
el señor García quisiera comprar una blusa verde y un diccionario .
nadie pudo decirnos dónde está la farmacia .
¿ sería posible que planchara esta camisa ?
¿ está incluido el desayuno en el precio o tenemos que pagarlo aparte ?
me han robado el carné de identidad y el reloj .
¿ sabe a qué hora abre la iglesia ?
he cambiado mi vuelo .
el aeropuerto está a dos pasos del hermoso monasterio .
él quiere quedarse unos días más .
el inodoro está fuera de servicio desde el sábado .
he perdido mi billete de tren .
el médico dice que mis hijos tienen que tomar las pastillas durante cuatro días .
la mujer con la que mi mujer habló ayer era muy amable .
¿ puedes firmar aquí , por favor ? gracias por su ayuda .
no estoy satisfecho con la habitación porque el sofá no está hecho .
los zapatos más baratos cuestan ciento cinco euros , pero el vestido verde es más barato .
¿ puede darme la llave de la habitación diez , por favor ?
la sopa de verduras que pedimos está deliciosa .
ellos tienen muchas ganas de hacer un picnic el fin de semana .
sabemos que el supermercado está cerrado los sábados .
debería quedarme hasta el martes .
¿ podría decirnos si el acceso a internet es gratis ?
¿ podría decirnos a qué hora sale el tren rápido para Roma ? muchas gracias .
mis padres vinieron a Bruselas para comprar unos sellos .
más tarde mi compañero paga la cuenta .
mi hermana tiene que pagar un ojo de la cara por los pantalones .
hemos hablado con el cocinero .
pregúntele al señor López si quiere nadar en el lago , por favor .
buenos días , ¿ podría traerme un poco más de miel , por favor ? gracias por su ayuda .
hasta que llegue el caballero , queremos reunirnos con unos amigos en la estación .
mis padres están buscando sus guantes marrones . ¿ los ha visto ?
hay una postal sobre la mesa de la habitación cincuenta y nueve .
tenemos muchas ganas de fotografiar el teatro de la ópera mañana .
el mozo dice que la fiesta empieza a la una menos cuarto .
ayer perdimos nuestra llave del coche y ahora tenemos que ir a la policía .
he perdido mis guantes y mi llave .
mi marido habla español , pero no entiende el inglés .
el mozo dice que el concierto dura cinco horas .
tenemos que ir al banco antes de las doce y cuarto porque necesitamos dinero .
pienso ir a nadar .
la señora ha dado un paseo por el casco antiguo .
la señora Fischer no está hoy . ¿ quiere dejar un recado ?
quiero que mi compañero dé un paseo por el parque .
la pizza que los turistas pidieron está demasiado salada .
no hace falta que nos traiga la cuenta , el director ya nos la ha dado .
el famoso monasterio está abierto desde las siete y cuarto hasta las seis y media , pero los domingos está cerrado .
necesito una almohada .
¿ podría venir alguien a la habitación doscientos cinco ? los niños escuchan música alta .
¿ sería posible que nos trajera la cuenta ?
primero quisiera dejar mi reloj en la recepción y después comprar unos sellos .
la cerradura de la maleta está estropeada , y no encontramos la llave .
necesitamos un taxi desde la embajada para siete personas a las seis y media .
la catedral merece la pena .
¿ podríamos dejar la habitación a las once y veinticinco ?
ayer por la noche perdí mi pasaporte .
la señora Schmidt llegará el veintidós de diciembre a las doce y media .
dejamos nuestro carné de conducir en casa .
volé a Londres el catorce de enero .
él no tiene hambre , pero quisiera un vaso de agua .
¿ me puede enseñar la habitación familiar bonita ?
mi marido tiene que hacer transbordo en Hamburgo .
la guía con la que los turistas hablaron ayer era muy amable .
si el tren rápido está lleno , tengo que perder el avión .
vimos la televisión el jueves pasado .
el médico dice que los huéspedes tienen que quedarse en la cama durante ocho días .
¿ podría traerme un hervidor y un cenicero , por favor ?
quisiera quejarme : las cortinas están sucias y el aire acondicionado hace demasiado ruido .
la señora Brown quiere ir a la playa en lugar de visitar el faro antiguo .
¿ podría dejar la habitación a las nueve y cuarto ?
nos han robado el pasaporte y el portátil nuevo .
me interesa el teatro de la ópera antiguo . ¿ hay una visita guiada en francés ?
si el fin de semana hace buen tiempo , vamos a alquilar una bicicleta .
quisiera hablar con la señora Navarro , por favor .
los turistas toman café en el desayuno , pero yo prefiero agua mineral .
hay un error en la cuenta : no hemos pedido ningún helado .
buenas noches , ¿ quiere tomar algo en el bar o prefiere hacer senderismo por la montaña ?
llame a una ambulancia , por favor , mi hija ha tenido un accidente .
¿ dónde está la cama supletoria ? ¿ podría traérnosla , por favor ?
el partido que quería ver fue ayer .
¿ podría enviar a alguien a la habitación ciento dos y planchar esta camisa ? muchas gracias .
llevo desde las nueve y media intentando cambiar mi vuelo .
aunque los huéspedes están resfriados , quieren alquilar una barca .
solemos levantarnos a las once .
el billete a Madrid cuesta ciento quince euros , pero la señora Dubois solo tiene un billete de cincuenta euros .
estoy buscando mi bolsa de viaje . ¿ la ha visto ?
tome la primera calle a la derecha y verá el hermoso castillo delante de usted .
el billete a Madrid cuesta setenta euros , pero solo tenemos un billete de cincuenta euros .
quisiera comprar un bañador y un mapa .
quisiéramos reservar una habitación individual más grande para cinco noches .
¿ dónde está el plato limpio ? ¿ podría traérmelo , por favor ?
busco un hotel que esté cerca del cajero automático .
mi mujer llega el lunes veintiséis de noviembre a las seis menos cuarto .
vinimos a Atenas para visitar el hermoso teatro y la exposición .
el camarero dice que el desayuno cuesta veintiún euros al día .
ella suele levantarse a las diez y media .
¿ podría venir alguien a la habitación trescientos uno ? el frigorífico está estropeado .
¿ le importaría darnos la llave de la habitación ciento diez ?
es posible que el señor Serrano dé un paseo por el casco antiguo esta noche .
¿ podría el mozo cuidar a los niños ?
hemos escrito una carta a nuestro jefe .
la estación está al lado del hermoso teatro de la ópera .
¿ quién puede apagar el aire acondicionado ?
después del desayuno mi mujer quiere probar el queso de la región , pero antes tiene que ir al médico .
¿ a qué hora sale el autocar para Atenas ?
disculpe , ¿ cómo llegamos a la peluquería ?
el señor Serrano llegará el veinticuatro de julio a las tres y media .
esta chaqueta es demasiado corta .
el taxi que la señora Becker pidió para la una y media todavía no ha venido .
la habitación individual que reservé por teléfono está en la novena planta .
estamos buscando nuestra mochila gris . ¿ la ha visto ?
desde la terraza se pueden ver el museo y el parque .
dudo que él llame a su familia mañana por la noche .
¿ cuál es el código de la caja fuerte ?
quisiéramos una suite tranquila con caja fuerte y vistas al casco antiguo .
nos hemos dejado nuestra llave de la habitación en el autobús a Berlín .
el palacio está abierto desde las ocho y media hasta las seis y cuarto , pero los martes está cerrado .
preferiría una habitación familiar pequeña que tenga bañera .
quisiera que me despertaran a las doce , habitación dieciséis .
nos hemos dejado nuestra cámara en el tren a Granada .
la llave no entra en la cerradura de la habitación once .
¿ podría enseñarme en el mapa dónde está el famoso museo ?
hasta que lleguen los huéspedes , queremos visitar la catedral .
quisiera un asiento en el pasillo para Lisboa .
queremos que mis hijos hagan senderismo por la montaña .
la señora Weber es de Inglaterra , pero vive en Venecia desde hace seis años .
mi reloj va atrasado ; ya son las dos y cuarto .
la señora tiene que hacer transbordo en Colonia .
sabemos que la panadería está cerrada los lunes .
va a hacer mucho viento esta noche .
el bar está en la séptima planta .
de primero quisiera una tabla de quesos y de segundo pollo con arroz .
¿ cuánto dura el vuelo de Viena a Colonia ?
tome las pastillas ocho veces al día , después de las comidas .
estoy harta del ruido .
¿ puedo dejar aquí mi paraguas hasta las nueve ?
le gusta mucho la biblioteca .
me he dejado mi collar en el tren a Edimburgo .
quisiéramos reservar un apartamento más barato para tres personas del dieciocho al veinticuatro de abril .
¿ dónde está la cuenta ? - se la enseñaré inmediatamente .
para mí una sopa y una taza de café , por favor .
¿ cuándo cambiará el vestido amarillo por otra cosa ?
¿ a qué distancia está el museo antiguo de aquí ?
si no es mucha molestia , ¿ podría llamar a un médico ?
la ventana no se puede abrir , y el aire acondicionado es demasiado ruidoso .
mi hija tiene treinta y ocho grados de fiebre y dolor de cabeza .
disculpe , ¿ qué hora es ? - son las seis y veinte .
antes de marcharme , quisiera ir al médico .
camarero , pedí una tortilla pequeña , pero me ha traído una macedonia de frutas .
la ventana no se puede cerrar , y el mando a distancia está fuera de servicio .
en agosto suele hacer mucho sol en Ginebra .
después del almuerzo quiero hacer un picnic , pero antes tengo que preguntar en la recepción .
quisiéramos reservar una habitación individual grande para dos personas del veinticuatro al treinta y uno de enero .
el autobús no parará en Atenas .
cuando llegué a Berlín , el cuarto de baño no estaba listo .
la señora Fischer ha cancelado la reserva para el viernes .
si el tren nocturno llega demasiado tarde , ella irá a pie .
buenas noches , ¿ cuánto se tarda en reparar la cafetera ?
dentro de una hora el señor Brown quisiera dar un paseo por el parque .
el médico dice que mi mujer tiene que quedarse en la cama durante ocho días .
por culpa del mal tiempo mi hermana tiene más tiempo para descansar .
primero quisiera llamar a mi hermana y después comprar un mapa .
el tren de Venecia a Colonia lleva cinco minutos de retraso .
¿ le importaría enseñarnos el camino al supermercado ?
llevo desde las diez y cinco intentando prolongar mi estancia .
hasta que llegue mi hermano , queremos ir a nadar .
queremos ir a nadar en lugar de reunirnos con unos amigos en la estación .
antes de que llegue el autobús , quisiéramos participar en la conferencia .
ellos quisieran ver la televisión .
tome la primera calle a la izquierda y verá el acuario delante de usted .
una pregunta : ¿ dónde tenemos que hacer transbordo para ir a la oficina de objetos perdidos ?
de la comisaría al museo de arte hay solo cuarenta y cinco minutos a pie .
mi hermano no come ni queso ni verduras .
estará nublado esta tarde , por eso vamos a descansar un poco .
el pronóstico dice que va a nevar el fin de semana .
es posible que traigamos nuestro perro esta noche .
estamos esperando el tren rápido para Bruselas .
el billete a Múnich cuesta ciento quince euros , pero la señora solo tiene un billete de cincuenta euros .
mi hija está esperando el tren nocturno para París .
¿ podemos hacer fotos aquí ?
el camarero dice que la obra de teatro empieza a las doce .
¿ dónde tengo que bajar para ir al banco ?
mi reloj va atrasado ; ya son las siete .
tenemos muchas ganas de nadar en el lago mañana .
la señora Fischer se queda hoy en el hotel porque está cansada .
buenos días , mi mujer ha perdido su pasaporte . ¿ qué debería hacer ?
mi hermana está sentada en un banco del patio y lee el periódico .
la ventana no se puede cerrar , y el cuarto de baño está sucio .
ellos llegan el jueves diecinueve de octubre a las cinco y media .
la familia Wagner se aloja aquí desde el nueve de julio .
antes de que anochezca , quisiera alquilar un coche .
disculpe , ¿ cómo llego a la farmacia ?
¿ va el tren nocturno a Múnich ?
¿ podemos dejar aquí nuestros guantes rojos hasta las dos y media ?
¿ qué recomienda , la tabla de quesos grande o la macedonia de frutas ?
nos resfriamos la semana pasada .
tome la segunda calle a la derecha y verá el museo de arte delante de usted .
buenas noches , ¿ a qué hora sale el autobús para Ginebra ?
¿ dejaste tu billete de tren en el coche hace tres horas ?
aunque hace mucho frío , quiero ir a la playa .
es posible que el señor Wagner visite el museo y el hermoso palacio .
¿ podría decirnos de dónde sale el tren rápido para Salzburgo ?
no he estado nunca en Praga , pero conozco bien París .
¿ cuándo tengo que dejar la habitación ?
quiero acostarme temprano .
me alegro de que podamos ducharnos a las dos .
¿ a qué distancia está la iglesia de aquí ?
pasamos cinco días en París y cuatro días en Roma .
¿ cuánto dura el viaje de Valencia a París ?
nuestros amigos se han dejado su maleta en el tren a Hamburgo .
para mí una sopa de verduras y un vaso de limonada , por favor .
no sé si podemos pagar la cuenta pasado mañana .
¿ sabe a qué hora abre el mercado cubierto ?
me llamo Rossi , tengo una reserva para esta noche .
¿ quieres ir al mercado ?
dejé mi carné de identidad en el coche ayer por la tarde .
¿ es el seguro gratis ?
¿ qué tranvía va a la estación ?
hará sol , por eso voy a descansar un poco .
queremos marcharnos .
es importante que la señora pague con tarjeta de crédito hoy .
no hay perchas en la habitación trescientos doce .
llame a un médico , por favor , mi hijo se ha desmayado .
acabamos de cambiar nuestro vuelo .
se tarda cinco horas en llegar a Valencia .
no estoy satisfecha con la habitación porque la cama supletoria no está hecha .
el mozo limpiará la habitación .
quisiéramos comer algo porque tenemos hambre .
¿ qué día es hoy ? - hoy es domingo , diez de agosto .
estará nublado , por eso nos acostaremos temprano .
el señor Miller acaba de preguntar en la recepción .
espero que ella pueda quedarse unos días más .
cuando la camarera habla alemán , me suena a chino .
quiero que hable más despacio .
no sé si puedo quedarme unos días más a las doce menos cuarto .
desde el puerto se pueden ver la catedral antigua y el lago .
la lavadora es demasiado ruidosa .
¿ podría preparar la cuenta de la habitación ciento cinco ? me marcho dentro de cinco horas .
mis hijos pasaron nueve días en Valencia y dos días en Londres .
mi hermano quisiera comprar una guía de viajes y tomar algo en el bar .
nuestro equipaje no ha llegado ; debe de estar todavía en Varsovia .
quería coger el coche .
el concierto que quería ver empieza a la una menos cuarto .
llame a una ambulancia , por favor , mi mujer se ha desmayado .
buenas noches , señor Dubois . ¿ ha dormido bien ?
mi hijo sabe que el centro comercial está cerrado los jueves .
perdí mi carné de identidad .
¿ cuánto cuesta una habitación doble con balcón por noche ?
quisiera reservar una mesa para siete personas junto a la ventana .
la recepcionista quiere saber si quiero aparcar mi coche en el garaje .
es importante que los turistas llamen a su abogado antes de las cinco y media .
quisiéramos jamón y huevos y un vaso de cerveza .
quisiera ir al médico porque estoy enfermo .
el médico dice que mi hermana tiene que beber mucha agua durante seis días .
buenas noches , señora Serrano . ¿ ha tenido un buen viaje ?
si el tren llega con retraso , la señora llamará al hotel .
¿ está incluido el servicio de habitaciones en el precio o tengo que pagarlo aparte ?
no se preocupe , señor Wilson , repararemos el despertador .
es una lástima que la ducha esté fuera de servicio .
cuatro billetes de ida a París para el veintisiete de junio , por favor .
¿ dónde está la confirmación de la reserva ? - se la enviaré dentro de treinta minutos .
¿ dónde está la confirmación de la reserva ? - se la enviaré inmediatamente .
la habitación familiar bonita que reservamos la semana pasada está en la segunda planta .
hemos reservado una habitación doble más barata .
despiérteme mañana a las doce , por favor , tengo que coger el tren a Roma .
dudo que aparquemos nuestro coche en el garaje más tarde .
la mujer con la que hablé el martes era muy amable .
si el martes hace buen tiempo , vamos a visitar el museo de arte .
¿ hay una habitación libre del diecisiete al veinticuatro de febrero ?
cuando llegue a Múnich , voy a participar en la excursión .
disculpe , ¿ cómo llego a la peluquería ?
¿ tengo que hacer transbordo en Hamburgo o hay un tren directo ?
el portátil nuevo que la camarera de piso encontró en la habitación cincuenta y ocho es de mi hija .
mi hermano quiere ir al mercado en lugar de ir a bailar .
no hemos estado nunca en Ginebra , pero conocemos bien Bruselas .
el hotel en el que estuve en Barcelona no era tan caro .
buenos días , soy Rossi , de la habitación cuatro . quisiera pedir el desayuno .
tenemos que hacer cola seis horas en la estación .
mi hermana quiere cambiar de habitación porque la impresora está estropeada .
me gustó mucho la película .
antes de que llegue el autobús , quisiera ir a la ópera .
voy a preguntar en la recepción después del desayuno .
hola , ¿ está incluido el servicio en el precio o tenemos que pagarlo aparte ?
mi marido vino a Salzburgo para hacer senderismo por la montaña .
no sé si mi hijo cambiará la blusa amarilla por otra cosa .
sería muy amable de su parte despertarme a las once y media .
él llega el miércoles quince de mayo a las diez menos cuarto .
cuando la camarera habla italiano , me suena a chino .
la llave no entra en la cerradura de la habitación doscientos uno .
¿ cuándo estará lista mi falda ?
mis hijos tienen miedo a volar .
¿ dónde está la manta caliente ? ¿ podría traérnosla , por favor ?
¿ qué autobús va a la comisaría ?
¿ puedes esperar un momento , por favor ?
ni hablar de que mi hijo dé un paseo por el jardín del castillo .
¿ cuánto cuesta el sombrero más barato del escaparate ?
el caballero no está satisfecho con la habitación porque el frigorífico hace demasiado ruido .
a mi mujer le encantaría ir a bailar .
es una lástima que el sofá sea demasiado corto .
la sopa de pescado que pedí está fría .
debe de ser un error : reservamos una habitación doble tranquila , no una habitación familiar .
lamentablemente no tenemos apartamentos libres antes del veinticinco de enero .
el televisor está estropeado .
aquí tiene su llave , señor García . su habitación está en la tercera planta .
mi mujer pasó ocho días en Granada y nueve días en Valencia .
no sé si la señora Schmidt puede comprar unas postales .
lamentablemente no tenemos habitaciones dobles libres hasta el miércoles .
la carta que envié a Edimburgo todavía no ha llegado .
¿ desea pagar por transferencia o en efectivo , señora Wilson ?
¿ qué tiempo hace en Berlín en este momento ?
llegamos el jueves seis de marzo a las diez y media .
los niños están a punto de pagar la cuenta .
la playa está detrás del famoso museo de arte .
se tarda dos horas en llegar a Roma en tren .
la barca que alquilamos es demasiado pequeña .
¿ podría decirme si la sala de conferencias cierra a las cinco y media ?
¿ visitó la fortaleza y la torre el mes pasado ?
primero mis hijos quisieran preguntar en la recepción y después participar en la excursión .
el concierto que queríamos ver empieza a las tres y cuarto .
la recepcionista quiere saber si mi compañero se marchará la próxima semana .
buenos días , ¿ cuándo quiere reservar una habitación bonita ?
hay que limpiar estos pantalones antes del viernes .
no estoy satisfecha con la habitación porque la bañera está mojada .
me perdí en la ciudad .
no se olvide de rellenar el formulario , por favor .
¿ puedes hacerme una foto , por favor ? muchas gracias .
lloverá el fin de semana , por eso él va a ir al teatro .
la maleta que la camarera de piso encontró en la habitación doscientos uno es del caballero .
de primero quisiéramos una tortilla y de segundo pollo con arroz .
sé que la farmacia está cerrada los domingos .
aunque llueve , quiero dar un paseo por el bosque .
el billete a Madrid cuesta veintidós euros , pero solo tenemos un billete de cincuenta euros .
¿ te reuniste con unos amigos en la estación ?
buenos días , ¿ qué recomienda , la sopa de verduras fría o el bocadillo grande ?
quisiera reservar un apartamento tranquilo para cinco personas del tres al veintiséis de noviembre .
mi hermana ha alquilado una bicicleta .
ya no tenemos carne , pero puedo recomendarle el buen filete .
el centro comercial está detrás del acuario .
¿ dónde podemos comprar un cepillo de dientes ?
¿ podría preparar la cuenta de la habitación trescientos cuatro ? me marcho hoy .
debe de ser un error : reservé una habitación , no una habitación doble más barata .
hasta que llegue mi hermana , quiero comprar unas postales .
el tres de julio él aparcó su coche en el garaje .
necesitamos la hoja de registro . ¿ nos la puede dar ?
tengo que ir al banco antes de las once y diez porque necesito dinero .
el caballero habla portugués , pero no entiende el alemán .
¿ quisieras alquilar una barca ?
los niños se han dejado su llave del coche en el autobús a Roma .
hola , soy Rossi , de la habitación diez . quisiera hablar con el director .
en julio suele hacer mucho sol en Barcelona .
temo que el tren llegue con retraso .
¿ hay una habitación doble libre del diecinueve al veintinueve de marzo ?
el teatro de la ópera , que está a diez minutos de aquí , merece una visita .
el señor Schmidt quiere cambiar de habitación porque la cama es muy vieja .
el colchón es demasiado duro .
de primero quisiéramos una sopa de verduras y de segundo pollo con arroz .
el barco va a Lisboa .
el médico dice que los niños tienen que beber mucha agua durante siete días .
un billete de ida a Berlín , por favor , en segunda clase .
acabo de recoger mi libro .
¿ hay una suite luminosa libre del veinticinco al treinta y uno de mayo ?
hay que limpiar estas blusas antes del viernes .
los niños necesitan unas pastillas de la farmacia .
hola , ¿ hay una parada de taxis cerca de aquí ?
ya no tenemos carne , pero puedo recomendarle la macedonia de frutas .
Atenas es la ciudad más bonita que los huéspedes han visto nunca .
buenos días , necesito la confirmación de la reserva . ¿ me la puede traer ?
debe de ser un error : reservé una habitación individual , no un apartamento .
¿ cuántos vasos necesita ? - siete , por favor .
la mujer con la que mi marido habló el jueves era muy amable .
necesito un taxi al cajero automático para seis personas a las nueve y media .
disculpe , ¿ quiere reservar una mesa para siete personas dentro de quince minutos ?
ella habla inglés , pero no entiende el francés .
antes de que llegue el autobús , quisiera comprar unos sellos .
necesito el recibo . ¿ me lo puede enviar ?
recomiéndeme un buen hotel , por favor .
¿ han encontrado un abrigo ? me lo he dejado en la habitación trescientos quince .
mi mujer pasó cuatro días en Colonia y tres días en Bruselas .
primero mi mujer quisiera ir al dentista y después visitar el teatro de la ópera .
¿ cuándo sale el próximo tren regional para París ?
ella está buscando sus gafas . ¿ las ha visto ?
quisiera que me despertaran a las diez y veinte , habitación treinta y dos .
esta noche hará mucho viento .
tememos que el tren nocturno llegue demasiado tarde .
¿ cuánto cuesta la blusa verde del escaparate ?
nevará , por eso mis hijos van a quedarse en el hotel .
despiértenos el jueves a la una menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las once y cuarto .
no tengo tiempo de ir a la playa .
¿ cuándo cierra el ayuntamiento los martes ?
mi mujer quisiera nadar en el lago y comprar una pila .
mi mujer tiene que hacer cola dos horas en la estación .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Wagner ?
el hotel en el que él estuvo en Sevilla estaba cerca de la estación .
la biblioteca es más grande que la exposición .
¿ cuándo quiere reunirse con unos amigos en la estación ?
la caja fuerte está fuera de servicio desde el jueves .
los niños han olvidado aparcar su coche en el garaje .
quisiera quejarme : el teléfono está fuera de servicio y los vecinos escuchan música alta .
la farmacia está al lado de la exposición nueva .
ellos tienen que hacer cola dos horas en la estación .
¿ cuándo sale el próximo tren para Múnich ?
si el sábado hace demasiado frío , ella quiere tomar algo en el bar .
¿ conoce un hotel barato cerca de la parada de autobús ?
el tren rápido para Lisboa sale a las tres y diez del andén diecinueve .
la señora Brown llamó a las cinco y veinte y dejó un recado para el señor Serrano .
¿ podría enseñarnos en el mapa dónde está el castillo ?
estamos de mal humor porque hace sol en este momento .
la señora necesita una pomada de la farmacia .
la carretera a Ginebra está cortada , así que tenemos que coger el tren .
¡ hasta mañana , Martin !
¿ va este autobús a Londres ?
los huéspedes necesitan un termómetro de la farmacia .
el trayecto dura tres horas y cincuenta minutos .
le gusta mucho el teatro de la ópera .
de la estación de metro al teatro de la ópera antiguo hay solo cinco minutos a pie .
después de la cena quiero fotografiar la fortaleza , pero antes tengo que preguntar en la recepción .
quisiera que me despertaran a las doce menos cuarto , habitación ciento doce .
el anillo caro que la camarera de piso encontró en la habitación cuarenta y cuatro es de la señora .
lamentablemente el hotel está completo hasta el dos de mayo .
¿ fuiste a bailar el veinticuatro de marzo ?
hemos ido a bailar .
el tren de Ginebra a Bruselas lleva cinco minutos de retraso .
ni hablar de que mi hija fotografíe el teatro .
¿ por qué no quiere ir a la ópera ?
la señora Navarro celebra su aniversario de boda el miércoles ; quisiera encargar una botella de vino .
no podemos dormir porque la cama supletoria no está hecha .
mi hermana piensa ir a nadar .
¿ podría venir alguien a la habitación cuatrocientos diez ? el cuarto de baño está mojado .
¿ qué tiempo hace en Granada hoy ?
estoy seguro de que nos quedaremos unos días más el fin de semana .
¿ cuánto cuesta una habitación doble con ducha por noche ?
mi compañero ha comprado un diccionario para su abogado .
una habitación doble cuesta cien euros por noche , y el desayuno está incluido .
el fin de semana esperaremos en el bar .
he seguido viaje a Roma .
el tren de Ginebra a Zúrich lleva cincuenta minutos de retraso .
llevamos desde las once y veinte intentando reservar una habitación doble .
aunque mi compañero está enfermo , quiere ir a la playa .
hemos perdido nuestra cámara y nuestro bolso .
¿ cuánto cuesta alquilar un coche por tres días ?
debe de ser un error : reservamos una habitación pequeña , no una habitación familiar cómoda .
espero que nuestros amigos puedan reservar una mesa para ocho personas .
la ensalada que mi hijo pidió está demasiado salada .
¿ podemos dejar aquí nuestra bufanda hasta las diez y media ?
el taxi que pedimos para las once menos cuarto todavía no ha venido .
¿ cuánto cuesta alquilar una barca por cinco días ?
perdí el enlace en Salzburgo porque el tren llegó demasiado tarde .
quisiera una habitación individual luminosa con baño , por favor .
en agosto suele hacer mucho sol en París .
¿ conoce un hotel barato cerca del hospital ?
el ascensor está estropeado , así que tenemos que bajar a pie a la cuarta planta .
mi mujer quiere cambiar de habitación porque la ducha no funciona .
buenas noches , ¿ cuánto cuestan los zapatos del escaparate ?
me llamo Taylor , tengo una reserva para dos personas .
lamentablemente ya no quedan entradas para el paseo en barco .
¿ podemos dejar aquí nuestra llave de la habitación hasta las diez y media ?
el mozo dice que la torre está cerrada los lunes .
esta camisa es demasiado cara .
nos interesa la exposición . ¿ hay una visita guiada en español ?
¿ cuánto cuesta una habitación doble cómoda con bañera por noche ?
preferiría una habitación doble que tenga bañera .
mi hijo se ha dejado su sombrero gris en el avión a Valencia .
sería muy amable de su parte llevar el equipaje a la estación .
necesitamos un taxi desde el centro comercial para tres personas a la una y diez .
temo que el tren rápido lleve cinco minutos de retraso .
¡ buen provecho ! el helado es la especialidad de la casa .
¿ podría decirnos si la media pensión es gratis ?
¿ podría preparar la cuenta de la habitación doscientos siete ? me marcho hoy .
lamentablemente no tenemos habitaciones dobles libres en diciembre .
acabamos de recoger nuestro sombrero .
quisiera un asiento en primera clase para Barcelona .
ellos hicieron senderismo por la montaña el mes pasado .
mis padres toman zumo de naranja en el desayuno , pero yo prefiero té .
mi hermano no come ni queso ni carne .
perdimos el enlace en Berlín porque el autobús llevaba diez minutos de retraso .
mi hermana se ha roto la pierna y tiene que ir al hospital .
si mañana hace buen tiempo , vamos a participar en la excursión .
tengo muchas ganas de comprar un diccionario mañana .
del hospital al palacio hay solo veinte minutos a pie .
no sé si puedo coger el coche mañana a las dos menos cuarto .
¿ tienen una habitación familiar bonita para ocho personas para dos noches ?
quisiéramos prolongar nuestra estancia .
primero quisiera ir al médico y después ir a nadar .
pensamos comprar unos sellos .
buenos días , ¿ a qué hora sale el autobús para Barcelona ?
antes de que anochezca , quisiéramos visitar el museo de arte .
necesito el contrato . ¿ me lo puede dar ?
el señor Wilson ha cancelado la reserva para el sábado .
¿ cuándo quisiera llamar a su jefe ?
quisiéramos una habitación individual con escritorio , por favor .
hace ocho días recogimos nuestra chaqueta .
nos han robado el billete de avión y la llave del coche .
él habla alemán , pero no entiende el francés .
mi hija se perdió en la ciudad anteayer .
llegué tarde porque el tren llegó con retraso .
es una lástima que el colchón sea demasiado blando .
quisiera que me despertaran a las diez y media , habitación trescientos cuatro .
ellos fueron al teatro el mes pasado .
estoy seguro de que mis hijos reservarán una mesa para seis personas dentro de dos horas .
¿ sabe cómo se va del cine a la iglesia ?
David , ¿ puedes darme el cargador ?
¿ por qué no voló a Varsovia ?
ella suele levantarse a las dos menos cuarto .
siete billetes de ida a Barcelona para el veintiuno de febrero , por favor .
tememos que el tren rápido lleve treinta minutos de retraso .
pedí una pizza pequeña . ¿ cuándo me la va a traer ?
ocho billetes de ida a Barcelona para el diecisiete de mayo , por favor .
el hospital está al lado del hermoso faro .
queremos que mi hermana pruebe el pescado de la región .
son nueve euros . - quédese con el cambio .
la oficina de correos está a dos pasos de la exposición .
vamos a visitar el zoo y el famoso monasterio después del almuerzo .
si el lunes llueve , vamos a cenar en el restaurante .
el hotel en el que estuvimos en Berlín no era tan caro .
el abrigo que mis padres compraron es demasiado largo .
en la habitación cuarenta y dos huele a gas .
su habitación está en la tercera planta , a la izquierda .
una pregunta : ¿ puede el mozo traernos una taza de café ?
ella quisiera comprar un sombrero y una postal .
un taxi a la farmacia cuesta unos veintisiete euros .
¿ cuándo abre el palacio los viernes ?
perdimos el enlace en Hamburgo porque el autocar llegó con retraso .
¿ puedes llevar las maletas al ascensor , por favor ?
¿ podría decirnos a qué hora sale el autocar para Zúrich ?
mi compañero llegó tarde porque el autocar estaba lleno .
¡ hasta el jueves , Paul !
quisiera una habitación familiar bonita con cocina y vistas al lago .
aquí tiene su llave , señor Rossi . su habitación está en la cuarta planta .
a la señora Schmidt le gusta mucho el monasterio .
quisiera reservar una mesa para siete personas para las nueve y media .
¿ podría decirme de dónde sale el autobús para Viena ?
nuestros amigos esperarán en el bar .
me he dejado mi diario en el tren a Varsovia .
¿ cuánto cuesta un apartamento pequeño con bañera por noche ?
ayer por la tarde ella tuvo un accidente . ¿ qué debería hacer ?
el ascensor está estropeado , así que tenemos que bajar a pie a la novena planta .
la señora Brown llegó tarde porque el autocar llegó demasiado tarde .
antes de que cierren las tiendas , quisiéramos reunirnos con unos amigos en la estación .
ni hablar de que mi compañero participe en la visita guiada .
no puedo dormir porque el ascensor hace demasiado ruido .
si el autobús llega demasiado tarde , cogeré un taxi .
tenemos que pagar un ojo de la cara por los pantalones .
¿ dónde puedo comprar un cuaderno ?
no hace falta que nos traiga la confirmación de la reserva , el director ya nos la ha dado .
la reunión termina a las tres y media .
el faro está abierto desde las siete hasta las seis y cuarto , pero los miércoles está cerrado .
¿ cuánto dura el viaje de Atenas a Roma ?
el museo de arte , que está a veinte minutos de aquí , merece una visita .
estoy a punto de reservar una mesa para siete personas .
¿ va este autobús a Bruselas ?
pedí una tortilla . ¿ cuándo me la va a traer ?
quisiéramos una habitación familiar con escritorio y vistas al patio .
dos billetes de ida y vuelta a Viena para el once de abril , por favor .
el billete a Zúrich cuesta ciento quince euros , pero mi hija solo tiene un billete de cien euros .
¿ sabía que el paseo en barco empieza a las once y media ?
quisiera un asiento en primera clase para el miércoles .
¿ podría preparar la cuenta de la habitación trescientos doce ? me marcho hoy .
quisiéramos ir de compras el fin de semana .
mi hermano perdió el enlace en Hamburgo porque el tren estaba lleno .
la recepcionista limpiará la habitación .
el trayecto dura una hora y cuarenta y cinco minutos .
hemos volado a Madrid .
buenos días , ¿ puede guardar el equipaje hasta las doce y veinte ?
tenemos que ir al banco antes de la una y cuarto porque necesitamos dinero .
el pastel de manzana que el señor Rossi pidió está frío .
lamentablemente no tenemos suites luminosas libres hasta el domingo .
esta tarde queremos nadar en el lago .
los turistas han olvidado dejar su cámara en la recepción .
la carta que los niños enviaron a Viena todavía no ha llegado .
hemos oído que la tasa turística cuesta cinco euros al día .
queremos que la guía traiga la cuenta .
¿ cómo se llama ? - me llamo David García .
¿ cuándo sale el primer tren para Edimburgo ?
el tren regional para Praga sale a las doce y cuarto del andén once .
no se olvide de encender la música , por favor .
me llamo Navarro , tengo una reserva para dos personas .
el hotel en el que estuvimos en Atenas no era tan caro .
primero quisiera cambiar mi vuelo y después dar un paseo por la rosaleda .
quería preguntarle si podría firmar aquí .
Edimburgo es la ciudad más bonita que hemos visto nunca .
me interesa el famoso museo . ¿ hay una visita guiada en alemán ?
¿ puedo dejar aquí mi llave hasta las doce y media ?
¿ perdió su anillo hace dos horas ?
a mis hijos les gusta comer en la terraza .
después del desayuno quiero ir al teatro , pero antes tengo que prolongar mi estancia .
no sé si puedo acostarme temprano .
Julia , ¿ puedes prestarme trescientos euros ?
sería muy amable de su parte reparar el hervidor .
¿ cuándo quiere ir al mercado ?
después del desayuno el señor Fischer quiere hacer senderismo por la montaña , pero antes tiene que recoger su llave del coche .
hemos oído que el baile se celebra el cuatro de mayo .
su habitación está en la octava planta , al final del pasillo .
he comprado una guía de viajes para mi hermana .
quisiéramos reservar una mesa para tres personas junto a la ventana .
ellos están buscando su llave de la habitación . ¿ la ha visto ?
no estamos satisfechos con la habitación porque el colchón no está hecho .
¿ quiere aparcar su coche en el garaje ?
la carta solo está en portugués , ¿ me la podría traducir ?
si no es mucha molestia , ¿ podría reparar el secador ?
hola , soy Becker , de la habitación ciento dos . envíe al mozo , por favor .
¿ podría decirnos si el concierto se celebra en el teatro de la ópera ?
¿ a qué distancia está el ayuntamiento de aquí ?
quisiéramos reservar una suite para siete noches .
el pronóstico dice que estará nublado mañana .
¿ va este tren a Edimburgo ?
no hay de qué , señora Becker . ¡ buen viaje !
cinco billetes de ida y vuelta a Múnich para el dieciséis de marzo , por favor .
aquí tiene su pasaporte , señora Wagner . su habitación está en la primera planta .
la peluquería está a dos pasos de la exposición .
me he acostado temprano .
no me traiga todavía la pizza pequeña , por favor .
mi mujer pasó cinco días en Valencia y ocho días en Hamburgo .
ya no tenemos arroz , pero puedo recomendarle la tortilla pequeña .
el martes mi hermana puede coger el coche .
no tenemos ganas de tomar algo en el bar .
la bicicleta que alquilé está rota .
¿ tienen platos sin patatas ?
pagué con tarjeta de crédito .
camarero , pedí un helado , pero me ha traído una macedonia de frutas .
quisiera reservar una habitación individual para dos personas del ocho al veinticuatro de septiembre .
¿ desea pagar con cheque o en efectivo , señor Fischer ? muchas gracias de antemano .
la recepcionista quiere saber si él quisiera cenar en el restaurante el fin de semana .
nos gusta mucho el teatro antiguo .
lo sentimos mucho , señor Moreno . la camarera vendrá dentro de cuarenta y cinco minutos .
¿ puede llevar el equipaje a la habitación ? muchas gracias .
¿ le importaría prestarme un plano de la ciudad ?
¿ han encontrado una llave ? me la he dejado en el comedor .
mi hija no come ni queso ni pescado .
nuestros amigos quisieran enviar una postal a Berlín .
como el autobús estará lleno , no llegaremos hasta las diez .
vinimos a Granada para hacer senderismo por la montaña .
el señor Wagner ha cancelado la reserva para el viernes .
hola , Martin , ¿ puedes darme el bolígrafo ?
no puedo dormir porque el colchón no está hecho .
hemos perdido nuestra chaqueta y nuestro reloj .
el señor Wagner no está hoy . ¿ quiere dejar un recado ?
el hotel más tranquilo de Granada está enfrente de la estación .
la carta que envié a Varsovia todavía no ha llegado .
rompimos el florero la semana pasada .
lamentablemente el hotel está completo hasta el quince de mayo .
dudo que nos reunamos con unos amigos en la estación el sábado a las ocho .
quiero que mi mujer participe en el curso de idiomas .
estoy seguro de que cenaremos en el restaurante el jueves .
buenas noches , ¿ cuándo abre la exposición los sábados ?
nuestros amigos están esperando el tren nocturno para Múnich .
el vuelo a Colonia fue cancelado por el mal tiempo .
la llave no entra en la cerradura de la habitación cuarenta y cinco .
¿ han encontrado unos guantes negros ? me los he dejado en la habitación cuarenta y ocho .
el hervidor está fuera de servicio desde ayer .
¿ cuándo comprará unos sellos ?
quiero que la camarera de piso espere un momento .
tengo que hacer cola seis horas en el museo .
mi hijo toma té en el desayuno , pero yo prefiero té .
¿ podemos dejar aquí nuestro sombrero rojo hasta las tres y media ?
mi hijo puede tener la suite con bañera .
la carretera a Colonia está cortada , así que tenemos que coger el tren .
el médico dice que mi hermana tiene que tomar las pastillas durante siete días .
aunque hace mucho calor , mis padres fotografiarán el hermoso teatro .
creo que compraré unos recuerdos dentro de quince minutos .
el director nos cambiará cincuenta euros .
la señora necesita una venda de la farmacia .
nos gusta mucho el teatro .
disculpe , ¿ quién puede limpiar la habitación treinta ?
la blusa que nuestros amigos compraron es demasiado grande .
he perdido mis guantes rojos y mi cámara .
buenos días , ¿ podría traernos la carta de vinos , por favor ?
llame a una ambulancia , por favor , mi compañero se ha roto el pie .
¿ puede confirmar la reserva por correo electrónico , por favor ?
quisiéramos reservar una habitación familiar pequeña para seis noches .
es posible que mi marido se reúna con unos amigos en la estación esta noche .
buenos días , necesitamos el recibo . ¿ nos lo puede dar ?
hasta que llegue mi compañero , quiero hacer senderismo por la montaña .
necesito un taxi a la oficina de objetos perdidos para cinco personas a las dos menos veinte .
nos hemos dejado nuestro sombrero azul en el autobús a Praga .
¿ puede darnos la llave de la habitación ciento diez , por favor ?
una pregunta : ¿ cuándo sale el próximo tren nocturno para Viena ?
mi hermana está intentando llamar a su abogado .
cuando llegue a Viena , voy a hacer senderismo por la montaña .
los zapatos cuestan veintidós euros , pero la corbata es más barata .
¿ han encontrado una llave de la habitación ? nos la hemos dejado en el comedor .
¿ le importaría traernos la lista de precios ?
el vuelo a Colonia fue cancelado por la tormenta .
el filete que nuestros amigos pidieron está quemado .
antes de marcharnos , quisiéramos pagar la cuenta .
los huéspedes no tienen ganas de ir al cine .
la señora Wagner celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
he pedido una pizza . ¿ cuándo me la va a traer ?
cuando llegue a Bruselas , voy a fotografiar el monasterio antiguo .
mi mujer tiene que levantarse temprano .
siento que los niños se hayan resfriado .
desde el puerto se pueden ver el palacio antiguo y el jardín .
siento que mi compañero haya tenido un accidente hace seis días .
Hamburgo es la ciudad más bonita que he visto nunca .
la sopa de pescado que pedí está deliciosa .
¿ han encontrado una maleta ? nos la hemos dejado en la habitación trescientos uno .
tengo que coger un taxi porque el tren rápido llega demasiado tarde .
si no es mucha molestia , ¿ podría enviar a alguien a la habitación trescientos doce ?
el tren para Salzburgo sale a las doce y media del andén tres .
quería preguntarle si podría reservarnos una mesa junto a la ventana .
dudo que él vaya al cine mañana a las siete menos cuarto .
este plato está demasiado salado , ¿ podría cambiarlo ?
la línea está ocupada . ¿ desea esperar ?
quiero que mi hija alquile un coche .
para mí una ensalada verde y una taza de té , por favor .
el móvil que la camarera de piso encontró en el cuarto de baño es de mi hermana .
¿ cuánto cuestan las entradas para el paseo en barco del miércoles ?
¿ va este tren a Madrid ?
quisiera jamón y huevos y una taza de té .
estamos buscando nuestro anillo . ¿ lo ha visto ?
hemos comprado una guía de viajes .
necesitamos el contrato . ¿ nos lo puede traer ?
¡ hasta luego , Laura !
un billete de ida a Hamburgo , por favor , en primera clase .
mi hija quiere fotografiar el palacio mañana a las doce y media .
¿ me puede despertar a las diez y veinticinco ?
el coche que ella alquiló está roto .
el hotel en el que ellos estuvieron en Madrid tenía piscina .
sabemos que la oficina de turismo está cerrada los sábados .
cambiamos los zapatos marrones por otra cosa .
queremos ir en tren a París la próxima semana .
mi hijo sabe que la oficina de turismo está cerrada los domingos .
sería muy amable de su parte imprimir la confirmación de la reserva .
él acaba de llegar a París .
un taxi al banco cuesta unos seis euros .
¿ qué día es hoy ? - hoy es lunes , siete de marzo .
perdí el enlace en Colonia porque el autobús llegó demasiado tarde .
antes de marcharme , quisiera llamar a mi familia .
la piscina está abierta hasta la una y media .
¿ cuánto dura el trayecto de Roma a Berlín ?
antes de salir de viaje , mi mujer quisiera probar el queso de la región .
nos gusta levantarnos tarde .
esta maleta es muy ligera , pero la otra es pesada .
buenas noches , ¿ puedes firmar aquí , por favor ?
se tarda tres horas en llegar a París en coche .
¿ dónde está la confirmación de la reserva ? - se la enviaré mañana .
pasado mañana va a estar nublado , por eso voy a descansar un poco .
mi hermano toma zumo de naranja en el desayuno , pero yo prefiero té .
esta tarde mi hermano quisiera ver la televisión .
me interesa el palacio . ¿ hay una visita guiada en español ?
es una lástima que el colchón no esté hecho .
tenemos que hacer cola cinco horas en el aeropuerto .
la señora Navarro quisiera acostarse temprano porque está cansada .
llegamos tarde porque el autobús fue cancelado .
el desayuno se sirve a partir de las siete y cuarto en el comedor .
¿ sería posible que nos reservara una mesa junto a la ventana ?
cuando llegue a Londres , voy a reunirme con unos amigos en la estación .
nadie pudo decirme dónde está la librería .
mi marido está esperando el autobús para Madrid .
quiero que mi hija pruebe el pescado de la región .
el mozo que habla alemán está de vacaciones .
el avión a París despega a las diez y media .
es posible que la señora Walker cambie dinero .
mis hijos están sentados en un banco del parque y nos esperan .
ella quisiera beber algo porque tiene sed .
llame a una ambulancia , por favor , mi hija se ha desmayado .
ya no tenemos pollo , pero puedo recomendarle la buena sopa de tomate .
pregúntele al señor López si quiere comprar un recuerdo , por favor .
si el fin de semana hace buen tiempo , ella nadará en el lago .
quisiera un apartamento más barato con caja fuerte , por favor .
Roma es la ciudad más bonita que he visto nunca .
si mañana hace demasiado calor , mis hijos se quedarán en el hotel .
la mujer con la que hablé ayer era muy amable .
el partido que quería ver empieza a las ocho y cuarto .
el partido que queríamos ver empieza a las tres y cuarto .
¿ por qué no dejó el hotel ?
quisiéramos una habitación individual bonita con televisor , por favor .
¿ sería posible que abriera la ventana ?
los turistas no comen ni queso ni huevos .
nos hemos quedado en el hotel .
la falda que compramos es demasiado larga .
mi marido se ha roto el pie y tiene que ir al hospital .
el abrigo que la camarera de piso encontró en la habitación ciento diez es de los huéspedes .
quiero que mi hijo vaya al teatro .
nuestro equipaje no ha llegado ; debe de estar todavía en Londres .
me encantaría nadar en el lago .
antes de marcharnos , quisiéramos ir a la peluquería .
¿ cuánto cuestan las entradas para la película del domingo ?
¿ cuánto cuesta una habitación individual con chimenea por noche ?
son veintiocho euros . - quédese con el cambio .
no estoy satisfecha con la habitación porque la ducha no funciona .
no tengo tiempo de visitar el museo y la catedral .
el señor Taylor no está hoy . ¿ quiere dejar un recado ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho y veinte .
no se preocupe , señor López , le despertaremos a las nueve menos cuarto .
de la embajada al famoso monasterio hay solo cuarenta y cinco minutos a pie .
el hombre con el que mi compañero habló esta mañana era muy amable .
él ha escrito una carta a su abogado .
¿ a qué hora sale el autocar para Venecia ?
¿ cuándo quieres hacer senderismo por la montaña ?
hay un error en la cuenta : no he tomado ninguna tortilla .
la obra de teatro que quería ver fue ayer .
quisiera saber si el tren rápido para en Praga .
quisiera saber si el tren llega a Berlín a las seis y cuarto .
quería preguntarle si podría darnos la dirección de la embajada .
me levantaré temprano .
¿ cómo se llama ? - me llamo Martin Miller .
el director quiere saber si quisiéramos marcharnos mañana .
el pronóstico dice que hará sol la próxima semana .
si el sábado hace buen tiempo , daré un paseo por el casco antiguo .
camarero , pedí una sopa de tomate caliente , pero me ha traído un pastel de manzana .
quiero ir a la ópera en lugar de comprar un diccionario .
antes de que llegue el autobús , quisiera dar un paseo por el parque .
quisiéramos saber si el tren va a Zúrich .
mi compañero perdió su sombrero el viernes pasado . ¿ qué debería hacer ?
a los turistas les encantaría visitar la exposición .
espero que mi hija lea un libro .
se tarda una hora en llegar a Zúrich en tren .
¿ quién puede llevar las maletas al ascensor ?
¿ sabe cómo se va de la parada de taxis al zoo ?
¿ podría pedirme un taxi , por favor ?
no se olvide de encender la calefacción , por favor .
¿ cuánto cuesta alquilar una bicicleta por cinco días ?
debe de ser un error : reservé una habitación familiar , no una habitación individual .
temo que el tren esté lleno .
¿ podríamos dejar la habitación a las seis y media ?
¿ cuánto cuestan las entradas para el paseo en barco del martes ?
el reloj que la camarera de piso encontró en la habitación cincuenta y uno es de la señora .
después de la cena quiero comprar unos sellos , pero antes tengo que cancelar mi pedido .
una habitación individual cuesta seis euros por noche , y el seguro no está incluido .
¿ le importaría apagar el aire acondicionado ?
lléveme a la parada de taxis , por favor , tengo prisa .
no creo que el caballero deje su portátil en la recepción .
el billete a París cuesta treinta y siete euros , pero solo tengo un billete de cincuenta euros .
¿ puedes prestarnos una bicicleta , por favor ?
tráigame dos mantas , por favor .
la señora Wilson no está hoy . ¿ quiere dejar un recado ?
¿ quieres ir al cine o prefieres ir a bailar ?
olvidé mis gafas de sol en el taxi . ¿ qué debería hacer ?
traduzca esta frase , por favor .
él acaba de hablar con el médico .
mis hijos están sentados en un banco del jardín del castillo y leen el periódico .
quisiera seis entradas para el concierto del veintitrés de abril .
la señora Weber ha cancelado la reserva para el jueves .
suelo levantarme a las once y cuarto .
los niños quieren cambiar de habitación porque la cama supletoria no está hecha .
buenos días , señor Weber . ¿ ha tenido un buen viaje ?
de eso ni hablar , señora Wilson .
he oído que la visita de la ciudad empieza a las siete .
mi mujer ha dejado su tarjeta de crédito en la habitación .
lamentablemente el hotel está completo en abril .
el huésped de la habitación veinticinco ha perdido su llave .
la tortilla que pedí está fría .
aunque el técnico ha reparado la ducha , sigue sin funcionar .
siento que hayamos tenido un accidente .
tengo que ir al banco antes de las doce y media porque necesito dinero .
lamentablemente no tenemos apartamentos bonitos libres antes del catorce de julio .
lo sentimos mucho , señor Taylor . el mozo se ocupará de ello inmediatamente .
la carta que envié a Hamburgo todavía no ha llegado .
el viernes la señora Schmidt no quiere quedarse en el hotel .
mi compañero perdió su pasaporte ayer por la tarde y ahora tiene que llamar al hotel .
disculpe , ¿ quisiera comprar unas postales mañana por la noche ?
aquí tiene su tarjeta , señor Serrano . su habitación está en la séptima planta .
la torre está abierta desde las once menos cuarto hasta las nueve menos cuarto , pero los domingos está cerrada .
¿ podría ayudarme con el equipaje , por favor ?
¿ a qué distancia está el museo de arte de aquí ?
¿ por qué no pagó con tarjeta de crédito ?
¿ cuánto cuesta enviar un paquete a Alemania ?
¡ buen provecho ! la ensalada es la especialidad de la casa .
la calefacción no funciona .
para mí una ensalada y una taza de té , por favor .
el camarero nos ha traído un pastel de manzana en lugar de un helado .
la señora quiere comprar un billete para Valencia la próxima semana .
la sopa de pescado que pedimos está demasiado salada .
¿ sale el tren nocturno a las diez y media ?
la panadería está a dos pasos del zoo .
quisiera carne con verduras y un vaso de vino blanco .
quiero ver la televisión .
hola , la señora Moreno no está hoy . ¿ quiere dejar un recado ?
¿ es la tasa turística gratis ?
la ventana no se puede abrir , y la calefacción está estropeada .
mi hermana se ha dejado sus gafas en el tren a Granada .
la película que mi hermana quería ver empieza a las ocho .
he olvidado cambiar dinero .
la cafetera no funciona .
buenas noches , señor López . ¿ ha tenido un buen viaje ?
mi hermano quisiera descansar un poco porque está agotado .
ni hablar de que mis hijos hagan senderismo por la montaña .
buenas noches , soy Dubois , de la habitación trece . envíe al mozo , por favor .
a las cuatro y diez quiero esperar en el bar .
¿ dura el partido de fútbol cinco horas ?
no se preocupe , señora Moreno , le despertaremos a las doce .
el apartamento que reservé por teléfono es demasiado pequeño .
¿ tengo que hacer transbordo en Londres o hay un tren directo ?
el hotel más barato de Lisboa está en la terraza .
mi compañero quisiera descansar un poco porque está agotado .
hasta que llegue el caballero , quiero comprar pasta de dientes .
estoy seguro de que mi hermano aparcará su coche en el garaje esta noche .
no hay papel higiénico en la habitación trescientos quince .
dejé mi pasaporte en la habitación ayer por la noche y ahora tengo que rellenar un formulario .
quisiéramos una habitación doble cómoda con escritorio y vistas al mar .
estamos enfermos .
si el miércoles hace buen tiempo , haremos un picnic .
el hombre con el que hablamos ayer era muy amable .
¿ puedo probarme el sombrero negro ?
quisiera quejarme : la habitación está sucia y el hervidor está estropeado .
preferiría una habitación individual bonita que tenga balcón .
quisiéramos pagar por separado . ¿ cuánto cuesta la sopa ?
siento que hayamos roto el espejo .
no creo que cenemos en la habitación mañana por la noche .
acabamos de prolongar nuestra estancia .
¿ podría preparar la cuenta de la habitación treinta y uno ? nos marchamos dentro de cuatro horas .
no sé si los turistas pueden ir en tren a Viena .
tengo que coger un taxi porque el tren estará lleno .
¿ podría enseñarnos en el mapa dónde está la hermosa torre ?
¿ perdiste tu cámara ?
tengo que ir al banco antes de las seis y media porque necesito dinero .
¿ tengo que hacer transbordo en Venecia o hay un tren directo ?
buenas noches , ¿ podría llamar a un médico , por favor ?
cuando llegué a Colonia , la plancha estaba fuera de servicio .
el señor Rossi llegará el dieciséis de junio a las seis y media .
¿ le importaría traerme cinco platos ?
hasta que lleguen los huéspedes , queremos nadar en el lago .
no podemos dormir porque la habitación huele a humo .
¿ podría decirme si el desayuno está incluido en el precio ?
tengo que ir al dentista dentro de cincuenta minutos .
llego el sábado cuatro de julio a las doce .
disculpe , ¿ cuánto se tarda en reparar la cafetera ?
ellos se han dejado su llave del coche en el avión a Colonia .
¿ qué recomienda , la tabla de quesos pequeña o la tabla de quesos ?
¿ podría venir alguien a la habitación trescientos veinte ? el cuarto de baño no está listo .
¿ cuánto cuesta alquilar una bicicleta por dos días ?
¿ puede cerrar la ventana ?
nos perdimos en el casco antiguo hace dos días .
disculpe , ¿ está incluido el servicio de lavandería en el precio o tengo que pagarlo aparte ?
no puedo dormir porque los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ cuánto cuesta el bolso negro del escaparate ?
de eso ni hablar , señor López .
si el autocar llega demasiado tarde , nos quedaremos otra noche .
los niños necesitan dos cuchillos .
la señora quiere visitar el ayuntamiento en lugar de tomar algo en el bar .
se tarda cinco horas en llegar a Zúrich en autobús .
ellos viven en Colonia .
¡ buen provecho ! la tortilla es la especialidad de la casa .
¿ por qué no prolongó su estancia ?
la señora García se levantó temprano el jueves pasado .
¿ quiere ir a nadar mañana por la noche ?
mis padres piensan ir a la ópera .
el señor Walker ha cancelado la reserva para el jueves .
¿ han encontrado una mochila roja ? me la he dejado en el comedor .
el juez está todavía en el juzgado , no puedo hablar con él antes de las tres menos cinco .
quiero cambiar de habitación porque la habitación huele a humo .
pasamos dos días en Zúrich y seis días en Atenas .
el director me traerá un plato nuevo .
los huéspedes que se marchan hoy se han quejado .
¿ quién puede imprimir la cuenta ?
¿ tienen un apartamento grande para tres personas hasta el lunes ?
mis hijos han olvidado prolongar su estancia .
el bañador más barato cuesta diecisiete euros , pero el jersey es más barato .
espero que nos quedemos ocho noches el fin de semana .
se tarda una hora en reparar la calefacción .
una pregunta : ¿ sabe a qué hora abre la famosa iglesia ?
¿ recogió su cartera la semana pasada ?
hay que planchar estas blusas antes del martes .
lloverá la próxima semana , por eso mi mujer quiere ir a la ópera .
el castillo de Praga es más antiguo que el de Madrid .
dudo que los niños se duchen dentro de seis horas .
¿ puedes reparar la lámpara , por favor ?
una pregunta : mi hija perdió el autobús ayer por la tarde . ¿ qué debería hacer ?
¿ podría preparar la cuenta de la habitación ciento veinte ? me marcho mañana .
el castillo de Lisboa es más antiguo que el de Edimburgo .
la cerradura de la puerta está estropeada , y mi hermana no encuentra la llave .
la caja fuerte de la habitación treinta y cuatro está estropeada .
en noviembre suele hacer mucho frío en Hamburgo .
¿ quién puede recomendarme un buen restaurante ?
queremos que nuestros amigos naden en el lago .
si no es mucha molestia , ¿ podría guardar el equipaje hasta las diez ?
quiero que mi hermana fotografíe el zoo .
el huésped de la habitación cuarenta y cuatro todavía no ha pagado .
mi hija tiene treinta y ocho grados de fiebre y tos .
creo que mis padres enviarán un paquete a Viena pasado mañana .
no hace falta que me traiga la lista de precios , la recepcionista ya me la ha dado .
espero que paguemos en efectivo más tarde .
pasado mañana hará sol , por eso vamos a quedarnos en el hotel .
cuando lleguemos a Ginebra , vamos a tomar algo en el bar .
el director quiere saber si ella quiere quedarse unos días más .
¿ dónde puedo comprar un cepillo de dientes ?
como el autobús está lleno , no llegaremos hasta las dos y cuarto .
el médico dice que mi mujer tiene que beber mucha agua durante cinco días .
buenas noches , soy Taylor , de la habitación cuatrocientos seis . quisiera hablar con el director .
¿ podría venir alguien a la habitación trescientos uno ? el aire acondicionado no funciona .
cinco billetes de ida y vuelta a Roma para el veintiséis de marzo , por favor .
si el sábado hace buen tiempo , él quiere participar en el paseo en barco .
los huéspedes quieren cambiar de habitación porque el hervidor no funciona .
no estoy satisfecho con la habitación porque el secador está estropeado .
antes de salir de viaje , quisiera probar el pescado de la región .
ni hablar de que mi marido visite el zoo y el mercado cubierto .
no creo que podamos reunirnos con unos amigos en la estación .
la señora no tiene tiempo de hacer senderismo por la montaña .
se nos ha acabado la fruta ; la camarera de piso ha ido a comprar más .
¿ va este autobús a Ginebra ?
tenemos muchas ganas de fotografiar el monasterio el fin de semana .
le pedí al camarero que me despertara a la una y media , pero no ha pasado nada .
el billete a Zúrich cuesta cincuenta euros , pero el caballero solo tiene un billete de cincuenta euros .
siga todo recto y luego gire a la izquierda en el centro comercial .
probamos el vino de la región .
el médico dice que mis padres tienen que beber mucha agua durante tres días .
cuatro billetes de ida a Madrid para el veinticinco de febrero , por favor .
pienso ir al mercado .
si el fin de semana hace buen tiempo , vamos a dar un paseo por el bosque .
la llave de la habitación que la camarera de piso encontró en la habitación dieciocho es de mi marido .
¿ hay una habitación doble más barata libre del dieciocho al veinticinco de mayo ?
quería preguntarle si podría pedirnos un taxi .
¿ sabía que el faro está cerrado los jueves ?
el señor Moreno no está hoy . ¿ quiere dejar un recado ?
tengo que ir al banco antes de las ocho porque necesito dinero .
la cafetera está estropeada .
por culpa del mal tiempo tenemos más tiempo para dormir .
¿ quién puede cambiar las sábanas ?
me quedaré unos días más .
los huéspedes que se marchan hoy quisieran prolongar su estancia .
por culpa del atasco llegamos demasiado tarde a la parada de autobús .
¿ cuánto cuesta una habitación luminosa con escritorio por noche ?
¿ quisiera quedarse cinco noches ?
cuando el director habla inglés , me suena a chino .
¿ puedes confirmar la reserva , por favor ?
no hemos estado nunca en Sevilla , pero conocemos bien Praga .
¿ me puede traer la hoja de registro ?
pregúntele al señor Fischer si quiere nadar en el lago , por favor .
somos de México , pero vivimos en Londres desde hace tres años .
siga todo recto y luego gire a la derecha en la comisaría .
el tren de Varsovia a Colonia lleva diez minutos de retraso .
el billete a Valencia cuesta cuarenta euros , pero la señora López solo tiene un billete de cien euros .
quisiera quejarme : los huéspedes de la habitación de al lado hacen demasiado ruido y la caja fuerte no funciona .
si el fin de semana hace buen tiempo , ellos van a hacer un picnic .
el ayuntamiento antiguo , que está a veinticinco minutos de aquí , merece una visita .
me alegro de que podamos quedarnos cinco noches .
¿ cuánto cuesta la blusa más pequeña del escaparate ?
¿ por qué no quiere cancelar su reserva ?
me perdí en el bosque anteayer . ¿ qué debería hacer ?
la señora Serrano no está hoy . ¿ quiere dejar un recado ?
¿ puedo dejar aquí mi libro hasta las cinco y veinte ?
la habitación individual que reservé en diciembre está en la tercera planta .
el avión a Hamburgo despega a la una y diez .
el aire acondicionado está fuera de servicio desde ayer .
el caballero quiere cambiar de habitación porque la obra es demasiado ruidosa .
quería preguntarle si podría darme la llave de la habitación doscientos siete .
es posible que la señora Schmidt haga un picnic .
aunque estoy cansado , quiero alquilar un coche .
el martes pasado tuve que preguntar en la recepción .
estamos buscando nuestra llave del coche . ¿ la ha visto ?
ya no tenemos champiñones , pero puedo recomendarle el filete .
de la farmacia al monasterio hay solo cuarenta y cinco minutos a pie .
su habitación está en la séptima planta , a la izquierda .
creo que podemos ir a la policía .
no se preocupe , señora Weber , le despertaremos a las nueve .
la recepcionista esperará un momento .
no creo que la señora hable con el médico mañana por la noche .
¿ dónde tengo que hacer transbordo para ir al supermercado ?
no tenemos tiempo de probar el queso de la región .
quisiera quedarme unos días más dentro de veinte minutos .
la recepcionista dice que la visita de la ciudad dura seis horas .
el museo está abierto desde las ocho menos cuarto hasta las ocho y cuarto , pero los domingos está cerrado .
estamos acostumbrados a levantarnos temprano .
no hemos estado nunca en Edimburgo , pero conocemos bien Valencia .
si tuviéramos más dinero , nos quedaríamos más tiempo .
el huésped de la habitación doscientos uno ha pedido el desayuno .
¿ qué recomienda , la macedonia de frutas o la tortilla ?
me registraré .
desde el jueves me duele la espalda .
solemos levantarnos a las doce y media .
buenas noches , olvidamos nuestros guantes en el taxi . ¿ qué deberíamos hacer ?
no hace falta que me traiga la lista de precios , el camarero ya me la ha dado .
quisiera acostarme temprano porque estoy cansado .
no hace falta que nos traiga el recibo , la recepcionista ya nos lo ha dado .
ayer por la tarde nos resfriamos . ¿ qué deberíamos hacer ?
el ascensor está estropeado , así que tengo que subir a pie a la segunda planta .
¿ podría enseñarnos en el mapa dónde está el zoo ?
mis padres vinieron a Varsovia para ir al mercado .
he perdido mi llave y mi bolsa de viaje .
el fin de semana va a hacer mucho calor , por eso vamos a ver la televisión .
me alegro de que mi hermano pueda ver la televisión más tarde .
quisiera ver la televisión .
he olvidado enviar una carta a Edimburgo .
¿ puede recomendarnos un buen restaurante , por favor ?
una pregunta : mis hijos están buscando su cámara . ¿ la ha visto ?
el taxi que pedí para la una menos diez todavía no ha venido .
los turistas están intentando pagar con cheque .
ella tiene que pagar un ojo de la cara por el sombrero rojo .
preferiríamos una habitación doble grande que tenga baño .
una pregunta : quisiera pagar juntos . ¿ cuánto cuesta la sopa de pescado ?
dudo que nos registremos en enero .
quiero alquilar un coche en lugar de reunirme con unos amigos en la estación .
el autocar no para en Colonia .
mi compañero quisiera comer algo porque tiene hambre .
la bolsa de viaje negra que la camarera de piso encontró debajo de la cama es de los niños .
una habitación familiar cuesta ocho euros por noche , y la tasa turística no está incluida .
¿ qué línea de metro va a la playa ?
¿ cuánto cuestan las entradas para la visita de la ciudad del domingo ?
mis hijos pueden tener la habitación individual grande con caja fuerte .
¿ quiere dar un paseo por el casco antiguo o prefiere hacer senderismo por la montaña ?
mi hija se perdió en la ciudad .
nos quedamos hoy en el hotel porque estamos enfermos .
¿ puede pedirnos un taxi , por favor ?
no tenemos ganas de nadar en el lago .
cinco sellos para cartas a Austria , por favor .
aunque tengo fiebre , quiero alquilar una bicicleta .
buenas noches , señor Weber . ¿ ha tenido un buen viaje ?
nuestros amigos se han perdido en el bosque . ¿ qué deberían hacer ?
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del hospital .
si el sábado llueve , mis hijos van a leer un libro .
los huéspedes pueden tener la habitación individual cómoda con balcón .
despiérteme mañana a las cuatro y media , por favor , tengo que coger el tren a Berlín .
debe de ser un error : reservamos un apartamento , no una suite .
necesitamos algo para el dolor de cabeza .
aunque el técnico ha reparado el hervidor , sigue sin funcionar .
el camarero nos ha traído un bocadillo frío en lugar de un filete .
tengo hambre .
¿ qué tiempo hace en Zúrich hoy ?
¿ le importaría ponerme con la habitación ciento uno ?
una pregunta : ¿ puedo probarme las botas ?
lamentablemente no tenemos habitaciones individuales luminosas libres antes del veintiséis de abril .
el hotel más barato de Londres está cerca de la catedral .
mis hijos quieren ir a la ópera .
tome la primera calle a la izquierda y verá el monasterio delante de usted .
lo sentimos mucho , señora Schmidt . el cocinero se ocupará de ello dentro de quince minutos .
¿ compró pasta de dientes el domingo pasado ?
espero que él pueda recoger su anillo caro .
no podemos dormir porque la habitación es demasiado ruidosa .
¿ podría confirmar la reserva por correo electrónico , por favor ?
disculpe , ¿ qué hora es ? - son las tres menos cuarto .
¿ cuándo estará listo mi sombrero más barato ?
vinimos a Viena para visitar el palacio .
quisiéramos nadar en el lago e ir al mercado .
aquí tiene su pasaporte , señor Wagner . su habitación está en la quinta planta .
el tren de Varsovia a Bruselas lleva cinco minutos de retraso .
aunque el técnico ha reparado el teléfono , sigue sin funcionar .
¿ cuándo estará lista mi blusa amarilla ?
los huéspedes de la habitación de al lado escuchan música alta .
aquí tiene su pasaporte , señora Miller . su habitación está en la tercera planta .
¿ abre el monasterio a las cuatro y veinticinco ?
el portátil nuevo que la camarera de piso encontró en la habitación cincuenta y cuatro es de mis padres .
disculpe , ¿ tienen platos sin huevos ?
¿ sabía que el sótano para bicicletas está cerrado ?
el señor Becker suele levantarse a las cinco menos diez .
hemos olvidado hablar con el médico .
¿ hay alguien aquí que hable francés ? mi hijo no habla español .
el domingo pasado queríamos dejar el hotel .
buenos días , ¿ podría decirme de dónde sale el tren nocturno para Viena ?
mi hijo puede probar el pescado de la región más tarde .
le gusta levantarse tarde .
¿ podría pedirme un taxi y hacernos una foto ?
disculpe , ¿ podría explicarme el recibo y hacerme una foto ? gracias por su ayuda .
la ventana no se puede cerrar , y la habitación huele a humo .
el vuelo de Barcelona fue cancelado por la niebla .
¿ cómo se enciende el aire acondicionado ?
una habitación familiar cuesta ochenta y cinco euros por noche , y el servicio no está incluido .
quisiera quejarme : la alfombra está mojada y el aire acondicionado no funciona .
buenas noches , soy Taylor , de la habitación ciento veinte . quisiera hablar con el director .
tengo que ir al banco antes de las siete y veinticinco porque necesito dinero .
quisiéramos reservar una mesa para ocho personas junto a la ventana .
el pronóstico dice que va a hacer sol pasado mañana .
mi hermano se ha roto la pierna y tiene que ir al hospital .
tome la segunda calle a la derecha y verá el hermoso castillo delante de usted .
si mañana hace buen tiempo , vamos a alquilar un coche .
¿ cuánto cuesta un apartamento tranquilo con terraza por noche ?
¿ tienes frío , Julia ?
¿ cuánto dura el viaje de Edimburgo a Venecia ?
mis hijos están sentados en un banco del parque y leen el periódico .
quiero que nos dé una suite más barata con vistas al mar .
creo que la señora Miller puede comer algo mañana por la noche .
¿ podría uno de sus compañeros recomendarnos un buen museo ?
si el sábado llueve , quiero ir a la ópera .
el taxi que pedimos para las siete menos diez todavía no ha venido .
quiero probar el vino de la región en lugar de alquilar una motocicleta .
nos han robado el carné de identidad y la llave de la habitación .
necesito un taxi a la oficina de correos para cuatro personas a las doce menos cuarto .
queremos ir al mercado en lugar de ir al cine .
estoy seguro de que ella pagará la cuenta después del desayuno .
hemos dejado nuestro pasaporte en la habitación .
no sé si puedo quedarme nueve noches mañana .
el sombrero negro cuesta un ojo de la cara .
el partido que quería ver ya ha empezado .
mi hija tiene que hacer transbordo en Colonia .
no como ni huevos ni champiñones .
buenos días , ¿ cuándo comprará un billete para Praga ?
estoy esperando el autocar para Viena .
el avión a Sevilla aterriza a las once y veinticinco .
soy de Austria , pero vivo en Londres desde hace dos años .
el treinta de julio nuestros amigos visitarán la iglesia .
los niños toman té en el desayuno , pero yo prefiero té .
les gustó mucho el paseo en barco .
quisiéramos ir al médico porque estamos enfermos .
los turistas pueden tener la habitación doble con escritorio .
de la estación de metro al zoo hay solo cuarenta y cinco minutos a pie .
quería preguntarle si podría traerme una botella de vino blanco .
es importante que mi hijo reserve una habitación familiar antes de las siete y cuarto .
no se olvide de confirmar la reserva , por favor .
si el fin de semana hace buen tiempo , participaremos en la excursión .
quisiera una suite más grande con baño y vistas al mar .
¿ qué tiempo hace en Atenas en agosto ?
la mujer con la que hablé esta mañana era muy amable .
olvidamos nuestras gafas en el restaurante la semana pasada .
¿ a qué hora sale el autobús para Praga ?
¿ cómo se enciende el televisor ?
mi marido quiere cambiar de habitación porque el cuarto de baño huele a humo .
buenos días , señor Wilson . ¿ ha dormido bien ?
si el fin de semana hace buen tiempo , nuestros amigos van a ir a la playa .
no hemos estado nunca en Múnich , pero conocemos bien Colonia .
espero que el señor Wagner pueda comprar una guía de viajes después de la cena .
quisiéramos reservar una suite para tres personas del tres al veinticuatro de julio .
¿ puedes abrir la ventana , por favor ?
dudo que cancelemos nuestro pedido el martes a las nueve y media .
como el tren nocturno llegará con retraso , no llegaremos hasta las nueve y media .
se nos ha acabado el aceite de oliva ; el mozo ha ido a comprar más .
¿ sabe cómo se va de la panadería al teatro ?
nuestros amigos están intentando ir a la policía .
he comprado chocolate para mi hermano .
lamentablemente el hotel está completo hasta el veintisiete de mayo .
¿ se admiten perros en el hotel ?
es una lástima que la cama supletoria no esté hecha .
¿ cuándo tomarás algo en el bar ?
solemos levantarnos a la una .
¿ cuánto se tarda en reparar el inodoro ?
es importante que mis padres hablen con la guía hoy .
¿ quién puede lavar esta blusa ?
¿ puede guardar el equipaje hasta las dos menos cuarto , por favor ?
cuando llegue a Madrid , voy a dar un paseo por el bosque .
necesito la hoja de registro . ¿ me la puede enviar ?
quiero que mis hijos vayan al cine .
me quedo con la habitación doble más grande .
quisiera reservar una mesa para tres personas en la terraza .
necesito algo para las quemaduras de sol .
para mí un bocadillo grande y cinco vasos de cerveza , por favor .
¿ tenemos que hacer transbordo en Hamburgo o hay un tren directo ?
lo sentimos mucho , señor Rossi . el mozo vendrá dentro de veinte minutos .
¿ dónde está la lista de precios ? - se la enviaré dentro de veinte minutos .
va a estar nublado pasado mañana , por eso vamos a tomar algo en el bar .
hasta que llegue el caballero , queremos hacer senderismo por la montaña .
el juez está todavía en el juzgado , no puedo hablar con él antes de las ocho y cuarto .
de eso ni hablar , señora Navarro .
¿ podría venir alguien a la habitación cuarenta y ocho ? los vecinos hacen demasiado ruido .
¿ está incluida la tasa turística en el precio o tenemos que pagarla aparte ?
es una lástima que el sillón sea muy viejo .
el tren de Granada a Barcelona lleva quince minutos de retraso .
cuando llegamos a Salzburgo , la cama no estaba limpia .
hay un error en la cuenta : no hemos pedido ningún pastel de manzana .
quisiera cuatro entradas para la película del dieciocho de mayo .
¿ sabe a qué hora abre el museo de arte ?
ella llega el sábado dieciséis de diciembre a la una .
hemos reservado una habitación familiar cómoda a nombre de Taylor .
¿ por qué no puedes llamar a tu familia ?
el bocadillo está demasiado salado .
mi hermana acaba de pagar con tarjeta de crédito .
la señora Weber perdió el enlace en París porque el autocar estaba lleno .
¿ cuánto cuesta enviar un paquete a México ?
lamentablemente no tenemos habitaciones grandes libres antes del ocho de agosto .
los huéspedes tienen que coger un taxi porque el autobús está lleno .
¿ podría apagar la luz , por favor ?
quisiera reservar una mesa para siete personas para las diez y cuarto .
pienso comprar un diccionario .
espero que podamos comprar un mapa .
¿ dio un paseo por la rosaleda ayer por la tarde ?
él quiere comprar crema solar en lugar de comprar unos sellos .
¿ cuánto cuesta una habitación doble tranquila con cocina por noche ?
hemos oído que el monasterio está cerrado los lunes .
del centro comercial al mercado cubierto hay solo cinco minutos a pie .
¿ desea pagar en efectivo o con cheque , señor Brown ?
Julia , ¿ puedes esperarme ?
¿ tienen una habitación doble más grande para cinco personas hasta el sábado ?
mi hermano ha comprado una pila para sus padres .
despiérteme el jueves a las diez y media , por favor , tengo que estar en el aeropuerto antes de las nueve y veinticinco .
quisiera fotografiar el palacio .
¿ podemos pagar con cheque ? muchas gracias de antemano .
el señor Schmidt acaba de llegar a Bruselas .
¿ sabe cómo se va de la playa a la catedral ?
siento que nos hayamos perdido en el bosque .
el aire acondicionado está estropeado .
estoy seguro de que mis hijos pagarán con cheque mañana a la una menos cuarto .
ella acaba de comprar un billete para Berlín .
hay un sello sobre la mesa de la habitación cincuenta y tres .
la suite huele a humo .
debe de ser un error : reservamos una habitación pequeña , no una habitación individual más grande .
mi mujer se queda hoy en el hotel porque está enferma .
los niños pueden tener la suite con cocina .
quisiéramos reservar una habitación doble tranquila para cuatro personas del dieciocho al treinta de junio .
tenemos que coger un taxi porque el autobús será cancelado .
tengo que ir al banco antes de las dos menos cinco porque necesito dinero .
los zapatos negros cuestan un ojo de la cara .
estoy buscando mi llave del coche . ¿ la ha visto ?
¿ hay una habitación doble libre del diez al veintiuno de mayo ?
la carretera a Madrid está cortada , así que tengo que dar un rodeo .
el tren de Viena a Hamburgo lleva treinta minutos de retraso .
espero que mi compañero pueda ver la televisión .
desayunamos en la terraza .
no tenemos tiempo de comprar unas postales .
quería preguntarle si podría cuidar a los niños .
quisiera una habitación luminosa con chimenea y vistas al parque .
el ferry no va a Dublín .
¿ podría despertarnos a las ocho y cuarto y limpiar la habitación ?
quisiera una suite con balcón y vistas al lago .
si el autocar lleva diez minutos de retraso , iré a pie .
el hotel en el que mi hermana estuvo en Varsovia no era tan caro .
necesitamos un taxi al hospital para seis personas a las nueve .
¿ está incluido el servicio en el precio o tengo que pagarlo aparte ?
el catorce de abril mi hermano dejó su pasaporte en el coche y ahora tiene que rellenar un formulario .
la cuenta asciende a treinta euros , incluido el servicio .
¿ conoce un buen restaurante cerca de la estación ?
¿ podría venir alguien a la habitación veintinueve ? el sofá es demasiado pequeño .
nuestros amigos vinieron a Edimburgo para hacer senderismo por la montaña .
el inodoro está fuera de servicio .
he perdido mis guantes verdes y mi sombrero .
la señora tiene que hacer cola seis horas en el aeropuerto .
si no es mucha molestia , ¿ podría limpiar la habitación ?
quisiera quejarme : el sillón está sucio y el cuarto de baño es muy viejo .
tenemos que volar a Londres el cuatro de septiembre .
¿ qué tiempo hace en Venecia en enero ?
el tren nocturno para Berlín sale a la una del andén siete .
la sala de desayunos está abierta hasta las diez y diez .
¿ dónde tenemos que bajar para ir a la estación de metro ?
quisiera una habitación doble con cocina y vistas a la plaza .
¿ puedes apagar la música , por favor ? muchas gracias .
¿ han encontrado una llave del coche ? me la he dejado en la habitación cuatrocientos uno .
¿ me puede recomendar un buen restaurante ?
no sé si mi mujer puede comprar unos recuerdos después del almuerzo .
si no es mucha molestia , ¿ podría limpiar la habitación cinco ?
mis padres tienen que hacer cola cinco horas en el aeropuerto .
¿ cuánto cuesta enviar una postal a España ?
lléveme a la gasolinera , por favor , tengo prisa .
hay que planchar estos pantalones antes del lunes .
hay un mapa sobre la mesa de la habitación cincuenta y nueve .
el señor Fischer habla portugués , pero no entiende el italiano .
cuando llegué a Sevilla , el apartamento era demasiado oscuro .
el trayecto dura seis horas y quince minutos .
no se preocupe , señora Serrano , repararemos el televisor .
la parada de autobús está enfrente del teatro .
¿ tiene el tren regional coche restaurante ?
por culpa del atasco él llegó demasiado tarde al cajero automático .
llevamos desde las dos y media intentando reservar una mesa para cinco personas .
una suite más barata cuesta veintisiete euros por noche , y la limpieza final está incluida .
¿ cuándo visitará el ayuntamiento ?
¿ cuántas tazas necesita ? - dos , por favor .
quisiéramos comprar unos zapatos rojos y un diccionario .
quisiera quejarme : el suelo es muy viejo y la cama es demasiado blanda .
le encantaría tomar algo en el bar .
quería preguntarle si podría rellenar el formulario .
quisiera cambiar cincuenta dólares por euros .
¿ quién puede rellenar el formulario ?
queremos que nuestros amigos tomen algo en el bar .
¿ cuándo comprarás un billete para Madrid ?
mi hermana va a hacer senderismo por la montaña dentro de tres días .
quisiéramos reservar una habitación individual para dos personas del primero al nueve de diciembre .
hasta que lleguen los turistas , queremos reunirnos con unos amigos en la estación .
la camisa que compramos es demasiado grande .
quiero tomar algo en el bar en lugar de alquilar un coche .
denos la llave de la habitación ciento dos , por favor .
¿ sabía que la sauna cierra a las diez y media ?
una pregunta : ¿ a qué hora sale el tren rápido para Madrid ?
¿ quiere alquilar una barca dentro de cuarenta y cinco minutos ?
la cuenta asciende a cuarenta y cinco euros , incluido el servicio .
¿ cuándo cierra el faro los miércoles ?
una habitación doble cuesta sesenta euros por noche , y la tasa turística no está incluida .
repare la tarjeta llave , por favor .
el huésped de la habitación doscientos siete todavía no ha pagado .
en la carta no hay ningún plato frío .
la señora Fischer cancela su pedido dentro de cuarenta minutos .
lo sentimos mucho , señor Weber . la recepcionista se ocupará de ello dentro de cincuenta minutos .
quisiéramos una habitación familiar más barata con terraza , por favor .
de primero quisiéramos una sopa de tomate y de segundo fideos con champiñones .
llego el jueves treinta de junio a las cuatro y veinte .
la tortilla que mis padres pidieron está deliciosa .
me gusta mucho el faro .
¿ sabe cómo se va del supermercado al zoo ?
el señor Dubois llamó a las siete y cuarto y dejó un recado para la señora García .
hemos oído que la lavandería abre a las tres .
aunque tengo fiebre , quiero probar el vino de la región .
¿ cómo se llama ? - me llamo Julia Wilson .
¿ podría decirnos si el partido de fútbol dura cinco horas ?
lamentablemente el hotel está completo en octubre .
no vale la pena visitar el museo .
sería muy amable de su parte despertarnos a las diez menos cuarto .
el banco está a dos pasos del ayuntamiento .
buenos días , ¿ puede confirmar la reserva por correo electrónico , por favor ?
no hace falta que me traiga la confirmación de la reserva , el director ya me la ha dado .
la señora Fischer quiere cambiar de habitación porque el teléfono está fuera de servicio .
en la habitación ciento diez huele a gas .
el castillo de Hamburgo es más antiguo que el de Salzburgo .
vine a Berlín para reunirme con unos amigos en la estación .
¿ dejó su billete de avión en la habitación hace tres horas ?
queremos que nuestros amigos compren un cepillo de dientes .
mañana hará mucho frío , por eso iré al teatro .
sería muy amable de su parte reparar la impresora .
mi compañero perdió el enlace en Madrid porque el tren rápido llegó con retraso .
dudo que la señora López deje su collar en la recepción dentro de dos horas .
el hotel más tranquilo de Berlín está en el jardín .
el señor Brown llamó a las siete y cuarto y dejó un recado para la señora Taylor .
a mi hermana le encantaría visitar el castillo y la torre .
la motocicleta que alquilé está rota .
primero quisiera reservar un apartamento y después ir al cine .
mi mujer hará senderismo por la montaña .
hay un error en la cuenta : no he tomado ninguna sopa de verduras fría .
aunque tengo dolor de cabeza , quiero reunirme con unos amigos en la estación .
el miércoles lloverá , por eso quiero ir a la ópera .
he perdido el autobús . ¿ qué debería hacer ?
buenos días , soy Taylor , de la habitación veintisiete . envíe al mozo , por favor .
¿ va el barco a Atenas ?
es posible que paguemos la cuenta esta tarde .
preferiríamos una habitación doble que tenga bañera .
mi hijo se ha roto la pierna y tiene que ir al hospital .
debe de ser un error : reservé una habitación familiar tranquila , no una habitación doble más barata .
no tenemos ganas de hacer un picnic .
disculpe , ¿ qué hora es ? - son las dos .
le pedí al mozo que me prestara un adaptador , pero no ha pasado nada .
¿ llega el tren a Ginebra a las once menos cuarto ?
¿ podría darnos el número de teléfono del restaurante ?
quisiera reservar una habitación individual más grande para siete personas del seis al veintitrés de diciembre .
desde el puerto se pueden ver el hermoso faro y el río .
quiero que nuestros amigos compren una pila .
olvidé mi bolso en el taxi .
la autopista a Viena está cortada , así que tengo que coger el tren .
me quedo con la suite .
quisiéramos pescado con patatas y un vaso de zumo de manzana .
buenas noches , ¿ está el castillo cerrado los viernes ?
¿ desea pagar por transferencia o con tarjeta de crédito , señora Becker ?
¿ dónde está el tenedor ? ¿ podría traérmelo , por favor ?
si mañana nieva , vamos a leer un libro .
llevo desde las cinco y diez intentando pagar en efectivo .
¿ han encontrado un collar caro ? nos lo hemos dejado en la habitación doscientos siete .
disculpe , ¿ podría decirnos si el mercado cubierto antiguo está abierto hasta las dos y media ?
me llamo Miller , tengo una reserva para una noche .
buenas noches , ¿ quién puede traerme dos vasos de vino blanco ?
¿ está incluida la tasa turística en el precio o tengo que pagarla aparte ?
para mí una sopa de verduras caliente y un vaso de limonada , por favor .
es importante que el caballero prolongue su estancia hoy .
mi hermana ha olvidado cancelar su reserva .
participaremos en el curso de idiomas .
la señora Navarro está a punto de reservar una mesa para ocho personas .
el juez está todavía en el juzgado , no puedo hablar con él antes de las ocho y diez .
el pastel de manzana está delicioso .
¿ desea pagar con tarjeta de crédito o por transferencia , señor Walker ?
estoy seguro de que los huéspedes traerán su gato el domingo .
necesitamos un taxi al supermercado para dos personas a las doce y media .
mi marido está intentando cambiar su vuelo .
tenemos que coger un taxi porque el autocar será cancelado .
vamos a traer nuestro perro mañana por la noche .
hasta que lleguen mis padres , quiero probar el queso de la región .
tuve que quedarme tres noches la semana pasada .
mis padres están esperando el tren nocturno para Varsovia .
estoy seguro de que volaré a Madrid .
quisiéramos dar un paseo por la rosaleda y participar en la conferencia .
quería preguntarle si podría hacerme una foto .
no hemos estado nunca en Venecia , pero conocemos bien Barcelona .
¿ sale el tren nocturno a las dos menos diez ?
cuando llegue a Lisboa , voy a comprar una postal .
¿ a qué hora sale el tren nocturno para Berlín ?
quería preguntarle si podría apagar la calefacción .
una habitación familiar grande cuesta treinta y siete euros por noche , y la media pensión está incluida .
si no es mucha molestia , ¿ podría confirmar la reserva por correo electrónico ?
¿ qué línea de metro va a la comisaría ?
él teme que el tren nocturno lleve veinticinco minutos de retraso .
va a hacer mucho calor mañana .
el centro comercial está enfrente del palacio antiguo .
mi hermana ha comprado crema solar para su abogado .
¿ quiere participar en la excursión o prefiere tomar algo en el bar ?
si el viernes hace demasiado calor , queremos ver la televisión .
¿ de dónde eres , David ? - soy de Portugal .
la impresora está fuera de servicio .
mi hermana va a ir a la playa el fin de semana .
¿ sería posible que me despertara a las siete menos veinte ?
no hemos estado nunca en Colonia , pero conocemos bien Valencia .
¿ podría preparar la cuenta de la habitación cuarenta y cuatro ? me marcho dentro de seis horas .
la señora Brown tiene que hacer transbordo en Edimburgo .
quiero que nos despierte a las cinco menos cuarto .
¿ cuántas tazas necesita ? - siete , por favor .
¿ podría guardar el equipaje hasta las cuatro menos cuarto y traernos un vaso de zumo de naranja ?
me quedé hasta el jueves .
¿ puede planchar esta blusa ? muchas gracias .
nuestros amigos hablan español , pero no entienden el francés .
necesitamos un taxi al supermercado para tres personas a las diez y media .
acabo de llegar a Atenas .
pienso que el señor Becker puede quedarse unos días más .
nuestros amigos quieren pagar la cuenta .
se tarda cuatro horas en llegar a Atenas en autobús .
llámenos en cuanto la cuenta esté lista , por favor .
¿ podría venir alguien a la habitación cincuenta y nueve ? el aire acondicionado no funciona .
el señor Walker se ha perdido en la ciudad .
el anillo caro que la camarera de piso encontró en la habitación trescientos uno es de mis padres .
creo que podemos dejar nuestro anillo caro en la recepción .
quería preguntarle si podría ayudarnos con el equipaje .
quisiéramos que nos despertaran a las dos y cuarto , habitación doscientos cinco .
buenas noches , señora Dubois . ¿ ha dormido bien ?
¿ cuánto cuestan las entradas para el partido de fútbol del jueves ?
nos gusta mucho la catedral .
la señora Dubois no está en este momento . ¿ quiere dejar un recado ?
el castillo de Edimburgo es más antiguo que el de Salzburgo .
¿ sabía que la media pensión está incluida en el precio ?
de la playa al palacio hay solo quince minutos a pie .
aquí tiene su llave , señora López . su habitación está en la octava planta .
hemos escrito una carta a nuestros padres .
ya no tenemos pescado , pero puedo recomendarle la tabla de quesos pequeña .
despiérteme mañana a las once y media , por favor , tengo que coger el tren a Salzburgo .
es posible que hagamos un picnic dentro de treinta minutos .
cinco sellos para cartas a Irlanda , por favor .
preferiríamos una habitación familiar que tenga escritorio .
no vale la pena visitar la exposición .
el colchón es demasiado blando .
¿ puede cambiarme un billete de veinte euros ? la máquina solo acepta monedas .
mi hermana está sentada en un banco del parque y nos espera .
le pedí al camarero que nos prestara una guía de viajes , pero no ha pasado nada .
¿ cierra la sala de desayunos a las dos menos veinte ?
antes de salir de viaje , quisiéramos fotografiar el zoo .
no se preocupe , señor Wagner , le pediremos un taxi .
no me traiga todavía el helado , por favor .
ellos quieren cambiar de habitación porque el cuarto de baño es demasiado caluroso .
es importante que mi marido cambie la camisa verde por otra cosa hoy .
¿ cuándo quisiera enviar un paquete a Londres ?
tengo muchas ganas de visitar la iglesia el sábado .
buenas noches , soy Weber , de la habitación dos . necesito una manta adicional .
¿ cuánto se tarda en reparar el despertador ?
quisiera quejarme : la cama supletoria es demasiado pequeña y los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ llega el tren rápido a Lisboa a las cuatro y cuarto ?
disculpe , ¿ cómo llego a la panadería ?
el hotel en el que estuvimos en Colonia no era tan caro .
el hermoso teatro de la ópera , que está a cuarenta y cinco minutos de aquí , merece una visita .
desde la terraza se pueden ver la fortaleza y el castillo .
un billete de ida y vuelta a Zúrich , por favor , en segunda clase .
el señor Moreno tiene que pagar un ojo de la cara por el sombrero rojo .
la torre está abierta desde las once menos cuarto hasta las seis , pero los martes está cerrada .
aquí tiene su llave , señora Walker . su habitación está en la segunda planta .
nos interesa la fortaleza antigua . ¿ hay una visita guiada en francés ?
¿ qué tiempo hace en Edimburgo hoy ?
cuando el técnico habla italiano , me suena a chino .
tememos que el tren llegue con retraso .
de primero quisiera una sopa y de segundo patatas con queso .
el hotel en el que ellos estuvieron en Barcelona no era tan caro .
¿ le importaría pedirnos un taxi ?
me llamo Miller , tengo una reserva para hoy .
pregúntele a la señora Serrano si quiere comprar unos sellos , por favor .
después del desayuno tenemos que ducharnos .
ellos tienen que hacer cola tres horas en el museo .
lamentablemente no tenemos habitaciones familiares más grandes libres hasta el lunes .
el tren para Múnich sale a las doce y diez del andén trece .
el caballero toma té en el desayuno , pero yo prefiero café .
antes de que anochezca , quisiera nadar en el lago .
la peluquería está al lado del teatro de la ópera .
se tarda cuatro horas en limpiar la suite .
quiero cancelar mi reserva .
quisiéramos reservar un apartamento para tres personas del trece al veintitrés de mayo .
pasé siete días en París y dos días en Granada .
creo que llamaremos a nuestros padres mañana a las siete y diez .
la camarera de piso dice que el desayuno es gratis .
le pedí al camarero que nos explicara el recibo , pero no ha pasado nada .
lamentablemente el hotel está completo en febrero .
¿ cómo se apaga la luz ?
de la embajada a la catedral hay solo cuarenta minutos a pie .
la ventana no se puede abrir , y el sofá es demasiado corto .
¿ podemos pagar por transferencia ?
el señor García no tiene ganas de hacer un picnic .
lamentablemente no tenemos apartamentos cómodos libres en marzo .
el castillo de Varsovia es más antiguo que el de Berlín .
quiero cambiar de habitación porque los vecinos hacen demasiado ruido .
no tengo tiempo de dar un paseo por el casco antiguo .
mi hijo tiene que pagar un ojo de la cara por los pantalones más baratos .
la señora tiene muchas ganas de ir a la ópera mañana .
mi mujer tiene treinta y ocho grados de fiebre y dolor de cabeza .
la cartera marrón que la camarera de piso encontró debajo de la cama es de los turistas .
ella perdió el enlace en Lisboa porque el tren llegó demasiado tarde .
no tengo tiempo de dar un paseo por el parque .
vine a Viena para hacer senderismo por la montaña .
pienso que podemos hablar con el médico .
nos resfriamos .
¿ le importaría lavar esta camisa ?
pienso que podemos aparcar nuestro coche en el garaje .
la bicicleta que alquilé tiene una rueda pinchada .
desde la terraza se pueden ver el famoso museo de arte y el mar .
el señor Dubois perdió su pasaporte y ahora tiene que ir a la oficina de objetos perdidos .
¿ sabe cuándo abre la biblioteca ?
¿ qué día es hoy ? - hoy es lunes , diecinueve de septiembre .
queremos que el técnico traiga la cuenta .
¿ puede traerme cuatro almohadas , por favor ?
¿ qué línea de metro va al banco ?
buenas noches , soy Weber , de la habitación trescientos uno . necesito una manta adicional .
¿ participó en la excursión el veintiuno de julio ?
nos quedamos hoy en el hotel porque estamos resfriados .
el billete a Lisboa cuesta setenta euros , pero solo tengo un billete de cincuenta euros .
el castillo de Granada es más antiguo que el de Madrid .
estamos esperando el tren para Edimburgo .
una pregunta : ¿ podría decirme de dónde sale el tren nocturno para Bruselas ?
¿ quisiera quedarse hasta el martes ?
se tarda veinte minutos en preparar la sopa de tomate .
quisiera acostarme temprano porque estoy cansada .
he reservado una suite pequeña a nombre de Walker .
tuve que quedarme seis noches el mes pasado .
el desayuno se sirve a partir de las ocho y media en el comedor .
la habitación que él reservó en abril es demasiado pequeña .
¿ zarpa el ferry a las tres ?
no sé si él visitará el ayuntamiento y la catedral a las nueve y media .
después del desayuno cancelo mi reserva .
mi hijo tiene muchas ganas de reunirse con unos amigos en la estación mañana .
buenos días , ¿ cuánto cuesta un apartamento bonito con baño por noche ?
tengo que hacer cola cinco horas en la estación .
¿ tengo que hacer transbordo en París o hay un tren directo ?
el médico dice que mi mujer tiene que quedarse en la cama durante cinco días .
el hospital está a dos pasos de la biblioteca .
¿ a qué hora sale el autocar para Ginebra ?
si el fin de semana hace buen tiempo , el caballero va a alquilar una motocicleta .
¿ sale el autocar a las doce y media ?
nos encantaría hacer un picnic .
hola , ¿ por qué no puedes prolongar tu estancia ?
tengo que coger el coche el fin de semana .
el sombrero cuesta un ojo de la cara .
quiero que mi hija pruebe el vino de la región .
una habitación doble cuesta treinta y seis euros por noche , y el acceso a internet no está incluido .
el tren de Valencia a Berlín lleva cincuenta minutos de retraso .
como el autobús llega demasiado tarde , no llegaré hasta las doce y veinticinco .
es importante que mi hermana aparque su coche en el garaje hoy .
la agencia de viajes está al lado del teatro de la ópera .
tuvimos un accidente hace tres días . ¿ qué deberíamos hacer ?
la cuenta asciende a cincuenta y cinco euros , incluido el desayuno .
hay una guía de viajes sobre la mesa de la habitación treinta y uno .
mi compañero está esperando el tren rápido para Zúrich .
la familia Wagner se aloja aquí desde el veinticuatro de julio .
disculpe , ¿ desea pagar en efectivo o con tarjeta de crédito , señor Navarro ?
de la panadería a la iglesia hay solo veinticinco minutos a pie .
ya no tenemos jamón , pero puedo recomendarle la tabla de quesos .
mi hija quisiera carne con verduras y siete vasos de cerveza .
encienda el aire acondicionado , por favor .
quiero que nos dé una habitación individual con vistas a la plaza .
el autobús llega a Zúrich a las seis menos cuarto .
el mozo dice que el partido de fútbol dura cinco horas .
quisiéramos reservar una habitación más barata para nueve noches .
hemos oído que la biblioteca abre a las tres y veinticinco .
quisiéramos una habitación pequeña con caja fuerte , por favor .
es importante que el caballero hable con el director hoy .
seis sellos para cartas a Escocia , por favor .
¿ cuánto cuestan los pantalones más cortos del escaparate ?
mi marido acaba de ir a la policía .
el mozo hablará más despacio .
denos una suite pequeña con vistas al jardín , por favor .
en enero suele hacer mucho viento en Varsovia .
no he estado nunca en Varsovia , pero conozco bien Hamburgo .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la panadería .
perdí el enlace en Valencia porque el tren rápido llegó demasiado tarde .
cinco billetes de ida a Viena para el primero de octubre , por favor .
tenemos muchas ganas de comprar un sello el domingo .
es posible que nademos en el lago .
el tren regional para en todas las estaciones .
¿ podría recomendarme un buen museo , por favor ?
he oído que la visita de la ciudad empieza a las dos .
¿ le importaría traerme una almohada y un adaptador ?
tengo que hacer cola dos horas en el aeropuerto .
una pregunta : ¿ puedo dejar aquí mi bolso hasta las once y cuarto ?
la recepcionista quiere saber si quiero desayunar en el restaurante .
nuestros amigos tienen que pagar un ojo de la cara por la falda verde .
ellos suelen levantarse a las once y veinticinco .
es importante que nuestros amigos cambien dinero hoy .
el hospital está detrás del monasterio .
estos pantalones son demasiado grandes .
el faro es más bonito que el ayuntamiento .
pienso que podemos hacer un picnic esta noche .
el portátil que la camarera de piso encontró debajo de la cama es de mi mujer .
ellos no están satisfechos con la habitación porque el teléfono no funciona .
la macedonia de frutas está demasiado salada .
el caballero ha olvidado ir al médico .
una pregunta : ¿ le importaría ayudarnos con el equipaje ?
es una lástima que el cuarto de baño esté sucio .
una pregunta : ¿ hay una habitación individual libre del seis al nueve de agosto ?
en Barcelona lleva tres días lloviendo .
¿ podemos dejar aquí nuestro bolso hasta las seis menos cinco ?
llévenos a la parada de autobús , por favor , tenemos prisa .
queremos que el médico hable más despacio .
la exposición está abierta desde las seis y media hasta las ocho y cuarto , pero los viernes está cerrada .
quisiera reservar una suite para cuatro noches .
mi compañero teme que el tren rápido esté lleno .
¿ hay alguien aquí que hable español ? mi mujer no habla italiano .
la chaqueta que ellos compraron es demasiado pequeña .
preferiría una suite que tenga balcón .
mi mujer dejó su billete de avión en la habitación anteayer . ¿ qué debería hacer ?
tenemos que ir al banco antes de las tres y cinco porque necesitamos dinero .
antes de marcharnos , quisiéramos llamar a nuestros padres .
el castillo está abierto desde las diez menos cuarto hasta las siete , pero los sábados está cerrado .
pasamos cinco días en París y seis días en Barcelona .
la sala de conferencias está abierta hasta las siete y media .
una habitación cuesta dieciséis euros por noche , y la tasa turística no está incluida .
nos encantaría dar un paseo por la rosaleda .
quisiera reservar una suite cómoda para siete personas del dos al doce de mayo .
todas las habitaciones de la novena planta tienen bañera .
cuando llegué a París , la impresora no funcionaba .
¿ dónde está el cenicero ? ¿ podría traérnoslo , por favor ?
disculpe , ¿ puede cambiarme cincuenta euros , por favor ? muchas gracias de antemano .
¿ me puedo llevar el cargador ?
nuestros amigos toman café en el desayuno , pero yo prefiero agua mineral .
me interesa la catedral antigua . ¿ hay una visita guiada en portugués ?
nos gustó mucho el partido de fútbol .
él acaba de dejar su abrigo en la recepción .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Walker ?
el señor López tiene que coger un taxi porque el tren nocturno está lleno .
¿ podría enseñarme en el mapa dónde está el castillo ?
la habitación doble que mi hermano reservó en noviembre es demasiado pequeña .
¿ sabe cómo se va del supermercado a la catedral ?
¿ cuándo cierra el acuario los domingos ?
a las seis y cuarto voy a nadar en el lago .
le pedí al camarero que esperara un momento , pero no ha pasado nada .
¿ cuánto dura el vuelo de Barcelona a Edimburgo ?
aunque el técnico ha reparado la calefacción , sigue sin funcionar .
tráiganos una toalla , por favor .
el caballero no tiene tiempo de hacer un picnic .
¿ podría decirnos si la conferencia dura dos horas ?
¿ quiere fotografiar el famoso castillo o prefiere dar un paseo por el casco antiguo ?
enséñenos el camino a la embajada , por favor .
quisiera reservar una habitación individual .
se nos ha acabado la miel ; el mozo ha ido a comprar más .
mi marido es de Irlanda , pero vive en París desde hace cinco años .
¿ podría limpiar la habitación trescientos ocho , por favor ?
vinimos a Roma para fotografiar la exposición nueva .
¿ puede cerrar la ventana , por favor ?
quisiéramos una habitación individual con televisor y vistas al jardín .
hemos reservado un apartamento grande a nombre de Schmidt .
el huésped de la habitación treinta y nueve se marcha mañana .
¿ dónde está la cuenta ? - se la enviaré dentro de veinticinco minutos .
nos quedamos con la suite .
¿ puede planchar esta blusa , por favor ?
la boda se celebra en el ayuntamiento .
dudo que enviemos una carta a Sevilla después del desayuno .
no creo que mis padres puedan trabajar en la biblioteca .
quisiera hablar con la señora Miller , por favor .
se tarda cuarenta minutos en preparar el pastel de manzana .
debe de ser un error : reservamos una habitación individual , no una habitación individual grande .
estamos buscando nuestro abrigo . ¿ lo ha visto ?
he preguntado en la recepción .
¿ sabía que la película dura seis horas ?
no puedo dormir porque la lavadora es demasiado ruidosa .
nos encantaría visitar la fortaleza y la exposición .
la oficina de correos está detrás de la exposición nueva .
tenemos que coger un taxi porque el autocar llevará veinte minutos de retraso .
se tarda cuatro horas en llegar a Madrid en autobús .
he seguido viaje a Londres .
tres sellos para cartas a Italia , por favor .
la guía quiere saber si el señor Miller quiere pagar con tarjeta de crédito .
¿ puedes planchar esta blusa , por favor ?
¿ qué autobús va a la playa ?
¿ dónde tengo que bajar para ir a la parada de autobús ?
¿ podría decirnos a qué hora sale el tren nocturno para Bruselas ?
antes de marcharme , quisiera cancelar mi reserva .
nos han robado el carné de identidad y la cartera marrón .
va a hacer sol pasado mañana , por eso voy a descansar un poco .
anteayer trabajamos en la biblioteca .
acabo de llamar a mi abogado .
sería muy amable de su parte traernos dos periódicos .
cambie las sábanas , por favor .
un taxi a la agencia de viajes cuesta unos treinta y un euros .
nuestros amigos acaban de pagar con cheque .
el director quiere saber si me quedaré hasta el domingo .
el desayuno se sirve a partir de las diez menos cuarto en el comedor .
tengo muchas ganas de comprar una pila mañana .
una pregunta : ¿ podría darme el número de teléfono del restaurante ?
quiero cambiar de habitación porque el apartamento es demasiado ruidoso .
¿ cuánto cuesta alquilar una bicicleta por seis días ?
perdí mi billete de tren .
no puedo dormir porque los huéspedes de la habitación de al lado escuchan música alta .
siete sellos para cartas a España , por favor .
pasamos cuatro días en Barcelona y nueve días en Salzburgo .
¿ cuánto cuestan las entradas para el concierto del domingo ?
el señor Weber está harto de esperar .
¿ qué día es hoy ? - hoy es domingo , diez de diciembre .
después del almuerzo quiero ir al teatro , pero antes tengo que ir a la peluquería .
el aeropuerto está detrás de la torre antigua .
me alegro de que mi compañero pueda llamar a su hermano el fin de semana .
lleve las maletas al ascensor , por favor .
para mí una sopa de pescado y una taza de té , por favor .
una habitación familiar cuesta ciento veinticinco euros por noche , y el aparcamiento no está incluido .
no vale la pena visitar la fortaleza .
mi marido pasó tres días en Salzburgo y seis días en Praga .
pasado mañana estará nublado , por eso veremos la televisión .
mi marido vino a Salzburgo para probar el pescado de la región .
no me he quedado en el hotel .
llame a una ambulancia , por favor , mi compañero se ha roto la mano .
me interesa el teatro de la ópera . ¿ hay una visita guiada en inglés ?
el billete a Londres cuesta cincuenta y cinco euros , pero los turistas solo tienen un billete de cincuenta euros .
buenos días , los huéspedes han tenido un accidente . ¿ qué deberían hacer ?
he reservado una suite a nombre de Brown .
queremos cambiar nuestro vuelo el viernes .
no me traiga todavía la sopa de pescado , por favor .
he reservado una suite tranquila a nombre de Weber .
como el tren rápido llega con retraso , no llegaremos hasta las ocho y cuarto .
disculpe , ¿ podría traernos un secador y jabón , por favor ?
lo sentimos mucho , señora García . la camarera de piso vendrá dentro de cuarenta y cinco minutos .
¿ dónde tenemos que hacer transbordo para ir a la peluquería ?
los pantalones que compramos son demasiado largos .
¿ necesito receta para las gotas para los ojos ?
¿ puedes limpiar la habitación cuatrocientos seis , por favor ?
lo sentimos mucho , señor Navarro . el cocinero vendrá dentro de diez minutos .
no hay champú en el cuarto de baño .
antes de salir de viaje , el señor Miller quisiera reunirse con unos amigos en la estación .
nos encantaría alquilar una motocicleta .
despiérteme el domingo a las nueve , por favor , tengo que estar en el aeropuerto antes de las nueve y diez .
a mi hijo le gustó mucho la visita guiada .
la suite que él reservó la semana pasada está en la sexta planta .
buenas noches , ¿ quién puede traducir esta carta ?
son treinta y ocho euros . - quédese con el cambio .
queríamos participar en la visita guiada el viernes pasado .
su habitación está en la segunda planta , al final del pasillo .
pensamos ir a la ópera .
el teatro , que está a quince minutos de aquí , merece una visita .
¿ puede hacerme una foto , por favor ?
el tren regional para Londres sale a la una y media del andén seis .
el hotel en el que estuve en París estaba cerca de la estación .
la recepcionista quiere saber si queremos quedarnos unos días más mañana por la noche .
¿ conoce un buen restaurante cerca de la comisaría ?
¿ cuánto se tarda en reparar la caja fuerte ?
siento que nuestros amigos hayan roto el espejo .
no tengo ganas de dar un paseo por el jardín del castillo .
buenos días , ¿ podría enseñarme en el mapa dónde está la famosa iglesia ?
el suelo está sucio .
disculpe , ¿ qué hora es ? - son las seis menos diez .
el señor Dubois está buscando su llave del coche . ¿ la ha visto ?
no tengo hambre , pero quisiera una ensalada pequeña .
la señora ha perdido sus gafas de sol y ahora tiene que llamar al hotel .
¿ podría decirnos a qué hora sale el autocar para Ginebra ?
el banco está al lado del palacio .
la macedonia de frutas está deliciosa .
tome la segunda calle a la izquierda y verá la famosa torre delante de usted .
¿ visitó el mercado cubierto el tres de septiembre ?
le pedí al camarero que llamara a la policía , pero no ha pasado nada .
no hay de qué , señor Walker . ¡ feliz estancia en Barcelona !
pienso que él puede ir de compras el martes a las dos y media .
quiero probar el pescado de la región .
mi marido está intentando ir al médico .
vine a Varsovia para fotografiar el mercado cubierto .
el señor García ha cancelado la reserva para el domingo .
cuando llegué a Roma , la alfombra estaba sucia .
la autopista a Valencia está cortada , así que tenemos que dar un rodeo .
mi hermano piensa dar un paseo por la rosaleda .
nos gustó mucho la visita de la ciudad .
Laura , ¿ puedes prestarme trescientos euros ?
¿ cuándo quisiera ir a la ópera ?
no se preocupe , señora Serrano , le pediremos un taxi .
¿ le importaría encender la luz ?
¿ le importaría confirmar la reserva ?
la señora Miller llamó a las doce y media y dejó un recado para la señora Becker .
aunque nieva , participaremos en la cata de vinos .
¿ qué recomienda , la sopa de tomate caliente o la tabla de quesos pequeña ?
dudo que vayamos a bailar pasado mañana .
¿ podría decirnos de dónde sale el tren nocturno para Múnich ? muchas gracias .
¿ cuánto cuesta el vestido del escaparate ?
quisiera quejarme : la bañera no está limpia y el sofá es demasiado duro .
la mesa está sucia .
¿ podríamos dejar la habitación a las nueve menos diez ?
no puedo dormir porque el frigorífico es demasiado ruidoso .
quisiéramos ir a bailar e ir al teatro .
cuando llegue a Madrid , voy a visitar la biblioteca antigua y la torre .
nuestros amigos tienen que hacer cola tres horas en el aeropuerto .
mi hijo necesita una pomada de la farmacia .
llévenos a la oficina de turismo , por favor , tenemos prisa .
quisiéramos que nos despertaran a las siete , habitación ciento veinte .
¿ dónde está la lista de precios ? - se la enviaré dentro de cuarenta minutos .
si no es mucha molestia , ¿ podría confirmar la reserva ?
no sé si puedo reunirme con unos amigos en la estación esta tarde .
buenas noches , ¿ cuánto dura el trayecto de Bruselas a Granada ?
mis hijos temen que el tren nocturno llegue con retraso .
¿ podría preparar la cuenta de la habitación cincuenta y dos ? nos marchamos dentro de cinco horas .
mi reloj va atrasado ; ya es la una y cinco .
no se olvide de explicarme la lista de precios , por favor .
si el fin de semana hace buen tiempo , participaré en la visita de la ciudad .
mi hijo suele levantarse a las diez y media .
la guía quiere saber si aparcaré mi coche en el garaje pasado mañana .
¿ podría venir alguien a la habitación cincuenta y dos ? la conexión a internet no funciona .
la falda cuesta treinta y seis euros , pero la chaqueta es más barata .
la guía con la que mis padres hablaron esta mañana era muy amable .
quiero que limpie la habitación .
¿ cuándo cambiará el bañador por otra cosa ?
la bufanda negra que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
el vuelo a Madrid fue cancelado por el mal tiempo .
la cena se sirve a partir de las nueve menos cuarto en la terraza .
el huésped de la habitación trescientos ocho no se encuentra bien .
la tarjeta llave está estropeada .
mis padres pasaron cuatro días en Valencia y cinco días en Lisboa .
nos quedamos hoy en el hotel porque tenemos dolor de cabeza .
pregúntele a la señora Fischer si quiere probar el vino de la región , por favor .
mis hijos han tenido un accidente . ¿ qué deberían hacer ?
si el viernes llueve , voy a ver la televisión .
me alegro de que podamos descansar un poco esta tarde .
en julio suele hacer mucho calor en Roma .
creo que nuestros amigos pueden nadar en el lago más tarde .
no sé si él puede ver la televisión mañana .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la parada de taxis .
la habitación individual que reservé por teléfono es demasiado cara .
camarero , pedí una ensalada pequeña , pero me ha traído un filete .
la ventana no se puede cerrar , y la cama no está hecha .
el huésped de la habitación veintiocho quisiera hablar con usted .
¿ tienen una suite para cuatro personas hasta el miércoles ?
¿ sabe a qué hora abre el museo ?
es posible que mis hijos dejen su mochila en la recepción mañana a las tres y media .
no sé si pagaré la cuenta el jueves .
se tarda cuarenta minutos en preparar la sopa de tomate fría .
cuando llegue a Venecia , voy a hacer un picnic .
quisiera saber si el ferry llega a Venecia a las cinco y media .
¿ podría decirme si la visita guiada empieza a la una y media ?
he reservado una suite pequeña a nombre de Dubois .
espero que la señora Walker vaya al teatro pasado mañana .
tememos que el tren rápido llegue con retraso .
él quisiera carne con verduras y una botella de agua mineral .
desde el puerto se pueden ver la fortaleza y el puerto .
el huésped de la habitación trescientos uno ha pedido el desayuno .
quisiera comer algo porque tengo hambre .
no se preocupe , señora Walker , le despertaremos a las dos y cuarto .
preferiríamos una habitación individual cómoda que tenga televisor .
¿ puedo probarme los zapatos rojos ?
se nos ha acabado el vinagre ; el camarero ha ido a comprar más .
no he estado nunca en Zúrich , pero conozco bien Valencia .
tenemos que marcharnos .
de la parada de autobús al hermoso palacio hay solo quince minutos a pie .
vine a Praga para ir al teatro .
una habitación individual grande cuesta veinticinco euros por noche , y el desayuno está incluido .
quisiéramos un asiento en el coche restaurante para el martes .
le pedí al mozo que confirmara la reserva , pero no ha pasado nada .
tráiganos la cuenta , por favor .
me alegro de que los turistas puedan quedarse en el hotel .
para mí una buena sopa de verduras y una taza de té , por favor .
desde el miércoles me duelen los ojos .
después del almuerzo quiero participar en la visita de la ciudad , pero antes tengo que pagar con cheque .
antes de salir de viaje , quisiera ir a nadar .
pienso que podemos comprar un diccionario .
a mi mujer le gusta mucho el faro .
el señor Schmidt llegará el quince de diciembre a la una y media .
buenas noches , ¿ puedo abrir la ventana ?
mi hermano ha perdido su llave y su cartera negra .
¿ quiere tomar algo en el bar o prefiere comprar crema solar ?
mi hijo puede tener la suite con baño .
cuando el técnico habla portugués , me suena a chino .
el médico dice que los turistas tienen que tomar las pastillas durante dos días .
primero nuestros amigos quisieran comprar un billete para Lisboa y después nadar en el lago .
pregúntele a la señora Moreno si quiere hacer un picnic , por favor .
dudo que compremos unos recuerdos después de la cena .
¿ sabe cómo se va de la farmacia al teatro ?
llame a una ambulancia , por favor , mi mujer ha tenido un accidente .
ya no tenemos fideos , pero puedo recomendarle la ensalada grande .
creo que mi mujer visitará el hermoso faro y la hermosa fortaleza pasado mañana .
ni hablar de que nuestros amigos naden en el lago .
el señor Fischer celebra su cumpleaños el miércoles ; quisiera encargar flores .
no estoy satisfecho con la habitación porque los vecinos hacen demasiado ruido .
me alegro de que podamos levantarnos temprano .
mañana hará sol , por eso vamos a almorzar en la habitación .
mi hermano quisiera ir de compras y visitar el faro y el famoso monasterio .
no se olvide de prestarme una guía de viajes , por favor .
¿ cómo se apaga la calefacción ?
quisiera ir a la playa e ir al teatro .
el vuelo de Varsovia fue cancelado por el mal tiempo .
los zapatos rojos cuestan noventa y cinco euros , pero la corbata es más barata .
dentro de dos días reservaré una habitación individual .
no comemos ni pollo ni patatas .
mi marido está intentando pagar la cuenta .
el tren para Sevilla sale a las dos menos diez del andén diecinueve .
¿ podría pasarme la mantequilla , por favor ?
de primero quisiera una sopa de verduras y de segundo carne con verduras .
¿ cambiaste dinero ?
he olvidado mi anillo en la habitación y ahora tengo que rellenar un formulario .
los huéspedes han volado a Varsovia .
mi mujer quisiera coger un taxi porque tiene prisa .
antes de que salga el tren , quisiera fotografiar la iglesia .
mi compañero no come ni queso ni champiñones .
mi reloj va atrasado ; ya son las cinco y media .
quiero que espere un momento .
la señora Dubois está esperando el autocar para Barcelona .
estamos esperando el tren nocturno para Londres .
¿ podría uno de sus compañeros abrir la ventana ?
el señor López no come ni huevos ni verduras .
no creo que podamos trabajar en la biblioteca pasado mañana .
después de la cena él quiere comprar unos sellos , pero antes tiene que ir al dentista .
hola , ¿ hay un apartamento libre del siete al dieciocho de marzo ?
el apartamento no está listo .
estamos buscando nuestra chaqueta azul . ¿ la ha visto ?
no se preocupe , señor Wagner , repararemos la luz .
¿ puede lavar esta camisa , por favor ?
estamos a punto de ir al dentista .
¿ le importaría imprimir la lista de precios ?
limpie la habitación veintiocho , por favor .
¿ podría traernos una cuna y un hervidor y cambiar las toallas ?
ella se ha dejado sus guantes marrones en el tren a Lisboa .
como el tren nocturno llega con retraso , no llegaremos hasta las doce y cuarto .
¿ quiere nadar en el lago o prefiere ir de compras ?
quisiéramos un asiento en primera clase para Edimburgo .
¿ sería posible que confirmara la reserva ?
el señor Brown no tiene tiempo de hacer senderismo por la montaña .
como el tren rápido llega con retraso , no llegaré hasta las diez menos veinte .
¿ está el comedor en la cuarta planta ?
me encantaría visitar la torre antigua y la torre .
¿ qué tiempo hace en Varsovia hoy ?
es posible que nos levantemos temprano el fin de semana .
después de la cena ellos quieren fotografiar el faro antiguo , pero antes tienen que comprar un billete para Roma .
¿ puede cambiarnos ciento cincuenta euros , por favor ?
¿ puedo dejar aquí mis guantes hasta las ocho ?
acabamos de llegar a Viena .
hola , ¿ sale el tren nocturno a las cinco y cuarto ?
la habitación individual que reservé la semana pasada está en la séptima planta .
antes de que cierren las tiendas , quisiéramos nadar en el lago .
antes de marcharme , quisiera pagar la cuenta .
¿ nos puede dar la dirección de la oficina de objetos perdidos ?
quisiéramos nadar en el lago y fotografiar la exposición .
la caja fuerte de mi habitación está estropeada .
queremos cambiar de habitación porque el sofá no está hecho .
el billete a Atenas cuesta once euros , pero mi compañero solo tiene un billete de cincuenta euros .
el helado que pedí está quemado .
ellos saben que la agencia de viajes está cerrada los miércoles .
ella habla portugués , pero no entiende el inglés .
no hemos estado nunca en Colonia , pero conocemos bien Lisboa .
quisiera comprar unos zapatos marrones y una postal .
la señora Moreno no tiene ganas de reunirse con unos amigos en la estación .
el acuario está abierto hasta la una y veinticinco .
hemos escrito una carta a nuestra oficina .
se tarda dos horas en reparar el secador .
hace dos horas perdí el barco .
es posible que mi hija hable con la guía dentro de tres horas .
¿ puede reparar el despertador ?
me he dejado mis guantes en el tren a Varsovia .
desde la torre se pueden ver la biblioteca y el jardín .
una mesa para ocho , por favor .
se nos ha acabado la mermelada ; la camarera de piso ha ido a comprar más .
¿ podría decirnos a qué hora sale el tren nocturno para París ? muchas gracias de antemano .
él lleva desde las siete intentando comprar un billete para Hamburgo .
la radio de la habitación cuatrocientos seis está estropeada .
el paraguas negro que la camarera de piso encontró en la habitación cincuenta y uno es de mis hijos .
llegamos tarde porque el autocar estaba lleno .
nos encantaría comprar unas postales .
estoy harta de la cola .
¿ sería posible que confirmara la reserva por correo electrónico ?
¿ podría preparar la cuenta de la habitación diez ? nos marchamos dentro de dos horas .
¿ dónde está el contrato ? - se lo enviaré mañana .
el tren regional para París sale a las tres del andén diecinueve .
quisiéramos ocho entradas para la película del veintiocho de noviembre .
me han robado el carné de conducir y el reloj .
hay que limpiar estos pantalones antes del miércoles .
¿ cuánto cuesta una habitación familiar pequeña con ducha por noche ?
la señora Fischer tiene muchas ganas de ir de compras el fin de semana .
anteayer el caballero voló a Bruselas .
¿ podría decirnos a qué hora sale el autobús para Valencia ?
me he dejado mis guantes en el avión a Salzburgo .
mi hermano no está satisfecho con la habitación porque la ducha está estropeada .
¿ hay una habitación doble libre del tres al diez de mayo ?
quisiera quejarme : el hervidor no funciona y el sofá es demasiado blando .
ella se ha quedado hasta el martes .
he oído que el bar está en la octava planta .
¿ puede uno de sus compañeros pedirnos un taxi ?
el avión de Múnich despega a las ocho menos cuarto .
quisiera quejarme : el inodoro está fuera de servicio y los niños escuchan música alta .
creo que mi compañero puede participar en el curso de idiomas .
no vale la pena visitar la hermosa biblioteca .
¿ perdió su maleta gris ?
no creo que podamos dejar el hotel .
no me traiga todavía el pastel de manzana , por favor .
de primero quisiera una sopa de tomate y de segundo pescado con patatas .
cuatro sellos para postales a Irlanda , por favor .
despiérteme el miércoles a las once menos veinte , por favor , tengo que estar en el aeropuerto antes de las once menos cuarto .
¿ podría traernos la cuenta , por favor ?
¿ cuándo cierra el ayuntamiento los domingos ?
siento que mi hermana se haya resfriado .
¿ qué vino va bien con la sopa caliente ?
en la carta no hay ningún plato vegetariano .
deme la dirección de la agencia de viajes , por favor .
¿ sabe cuándo abre el castillo ?
he perdido mi mochila marrón y mi llave del coche .
buenas noches , ¿ quieres marcharte ?
¿ qué día es hoy ? - hoy es lunes , dos de diciembre .
despiérteme el miércoles a las nueve y cuarto , por favor , tengo que estar en el aeropuerto antes de las tres .
¿ podría decirnos si la azotea está en la quinta planta ?
disculpe , ¿ cuánto cuesta una suite luminosa con balcón por noche ?
la carta que mi hija envió a Granada todavía no ha llegado .
necesito un taxi al aeropuerto para ocho personas a las cuatro menos cuarto .
hola , ¿ podría limpiar la habitación trescientos cuatro , por favor ?
¿ dónde tenemos que bajar para ir a la embajada ?
a la señora Brown le encantaría participar en la visita guiada .
no tenemos hambre , pero quisiéramos una taza de café .
ella ha comprado chocolate para su hermano .
las plantas de la cuarta planta necesitan agua .
tenemos que coger un taxi porque el autobús llevará veinticinco minutos de retraso .
mi reloj va atrasado ; ya son las cuatro .
la ensalada que pedimos está deliciosa .
hemos comprado una pila para nuestro jefe .
pregúntele a la señora Serrano si quiere alquilar una bicicleta , por favor .
la habitación familiar luminosa que él reservó por teléfono está en la novena planta .
el zoo está abierto desde las seis y media hasta las siete , pero los martes está cerrado .
la sauna está cerrada .
¿ cuánto cuesta una habitación doble luminosa con ducha por noche ?
estoy seguro de que me quedaré hasta el viernes .
¿ cuánto cuesta alquilar una barca por dos días ?
¿ está el servicio de habitaciones incluido en el precio ?
el ascensor está fuera de servicio .
hola , ¿ hiciste un picnic la semana pasada ?
llámenos en cuanto el equipaje llegue , por favor .
buenos días , señora Weber . ¿ ha dormido bien ?
desde el puerto se pueden ver el hermoso palacio y el lago .
temo que el autobús llegue con retraso .
quisiera una habitación doble con chimenea , por favor .
si el domingo hace buen tiempo , iré a la playa .
quiero cambiar de habitación porque el colchón está sucio .
acabamos de llegar a Sevilla .
el señor García celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
espero que mis padres puedan registrarse el veintitrés de diciembre .
cuando lleguemos a Lisboa , vamos a fotografiar la famosa fortaleza .
¿ sabía que la iglesia está cerrada los viernes ?
no comemos ni fideos ni champiñones .
la señora Wagner no está hoy . ¿ quiere dejar un recado ?
la cena se sirve a partir de las siete menos cuarto en el jardín .
me interesa el zoo . ¿ hay una visita guiada en francés ?
disculpe , ¿ puedes darnos una suite con vistas al lago , por favor ?
nos gustó mucho la fiesta .
¿ sería posible que nos pidiera un taxi ?
el taxi que pedí para las cuatro menos cuarto todavía no ha venido .
el taxi que mi mujer pidió para la una menos cuarto todavía no ha venido .
quiero que me enseñe el camino al cajero automático .
mi compañero se ha roto la pierna y tiene que ir al hospital .
el teléfono está fuera de servicio desde ayer .
debe de ser un error : reservamos una habitación familiar , no un apartamento tranquilo .
¿ podría enviar a alguien a la habitación veintinueve y enseñarnos la suite ?
me marché hace tres horas .
quisiéramos saber si el tren regional tiene coche restaurante .
el mercado cubierto merece una visita .
lo sentimos mucho , señora Wilson . el director vendrá inmediatamente .
¿ sería posible que me trajera papel higiénico y una plancha ?
quiero que imprima la hoja de registro .
quiero reunirme con unos amigos en la estación en lugar de comprar pasta de dientes .
aunque estamos enfermos , queremos tomar algo en el bar .
no creo que mi hermano pruebe el vino de la región el sábado a las seis y media .
despiértenos el martes a las ocho y media , por favor , tenemos que coger el tren a Atenas .
espero que podamos ver la televisión .
cuando llegue a Edimburgo , voy a alquilar una bicicleta .
él tiene que hacer transbordo en Granada .
va a hacer sol esta tarde , por eso ella se quedará en el hotel .
cuando llegue a Roma , voy a comprar unos recuerdos .
perdí el enlace en Bruselas porque el tren fue cancelado .
quiero que prepare la cuenta para mañana .
aquí tiene su pasaporte , señor Fischer . su habitación está en la cuarta planta .
¿ quieres ir a nadar ?
quisiera hablar con la señora Becker , por favor .
el tren nocturno va a Salzburgo .
hace seis días el señor Dubois se resfrió .
¿ a qué distancia está el acuario de aquí ?
nos resfriamos el viernes pasado .
la llave no entra en la cerradura de la habitación ciento cinco .
llegamos el martes veinticuatro de enero a las diez y diez .
el almuerzo se sirve a partir de la una en la terraza .
la bolsa de viaje negra que la camarera de piso encontró en la habitación dos es de la señora .
¿ puede traernos un plato y una toalla de baño nueva , por favor ?
de primero quisiera una sopa y de segundo pollo con arroz .
el sombrero cuesta doce euros , pero el vestido es más barato .
¿ hay una habitación individual libre del trece al veintinueve de octubre ?
mañana no nevará .
el ferry llega a Marsella a las siete .
quiero que mi mujer vaya al mercado .
nuestros amigos tienen que coger un taxi porque el autobús lleva diez minutos de retraso .
trabajé en la biblioteca .
¿ por qué no trajo su gato ?
el cuarto de baño no está listo .
¿ hay alguien aquí que hable francés ? mi compañero no habla español .
quisiera dos entradas para la película del dos de febrero .
¿ hay alguien aquí que hable español ? mis padres no hablan portugués .
lo sentimos mucho , señor Wilson . el taxista se ocupará de ello dentro de cuarenta minutos .
el bar está cerrado .
¿ sabe cómo se va de la farmacia al hermoso teatro ?
creo que ellos pueden nadar en el lago el jueves .
la carretera a Varsovia está cortada , así que tengo que dar un rodeo .
no se preocupe , señor Navarro , le despertaremos a la una menos cinco .
buenas noches , ¿ sabe cómo se va de la agencia de viajes al palacio ?
¿ podría decirme si la fiesta se celebra en el jardín del castillo ?
mi marido suele levantarse a las cuatro y cuarto .
aquí tiene su tarjeta , señora Becker . su habitación está en la novena planta .
él no está satisfecho con la habitación porque las cortinas son muy viejas .
mi compañero puede tener la habitación individual con ducha .
¿ qué recomienda , la tabla de quesos o la tortilla grande ?
¿ qué línea de metro va a la panadería ?
mi mujer toma té en el desayuno , pero yo prefiero agua mineral .
antes de que anochezca , quisiéramos nadar en el lago .
¿ tengo que hacer transbordo en Madrid o hay un tren directo ?
estoy harto de la lluvia .
siento que hayamos perdido nuestro pasaporte .
no he estado nunca en París , pero conozco bien Múnich .
no tengo ganas de alquilar una motocicleta .
la recepcionista dice que el garaje del hotel está abierto hasta las seis y veinticinco .
tráigame un periódico , por favor .
¿ sería posible que limpiara la habitación ?
¿ puede traducir este menú , por favor ?
lamentablemente ya no quedan entradas para la película .
¿ qué día es hoy ? - hoy es viernes , cuatro de marzo .
¿ por qué no se quedó en el hotel ?
¿ dónde puedo comprar un diccionario ?
ella sabe la respuesta .
el señor Dubois no tiene que pagar la cuenta mañana por la mañana .
los turistas quieren cambiar su vuelo esta tarde .
la recepcionista encenderá el televisor .
perdimos nuestro libro el martes pasado .
¿ dónde tenemos que hacer transbordo para ir a la embajada ?
desde el puerto se pueden ver la catedral y el castillo .
se tarda tres horas en llegar a Varsovia en coche .
cuando lleguemos a Múnich , vamos a fotografiar el faro .
despiértenos mañana a las ocho menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las ocho y media .
no creo que nos quedemos unos días más .
no vale la pena visitar el palacio antiguo .
antes de marcharnos , quisiéramos dejar nuestro collar en la recepción .
hasta que llegue la señora , queremos participar en el paseo en barco .
creo que podemos preguntar en la recepción mañana por la mañana .
buenas noches , ¿ sabe cómo se va del cine al teatro ?
no creo que preguntemos en la recepción mañana a las cinco y media .
quisiéramos seis entradas para la visita de la ciudad del veintiocho de noviembre .
¿ dónde está el contrato ? - se lo enseñaré mañana .
reservaremos una habitación .
disculpe , ¿ quiere tomar algo en el bar mañana por la mañana ?
mis hijos hablan inglés , pero no entienden el alemán .
como el autobús llega demasiado tarde , no llegaremos hasta las siete menos cinco .
¿ podría recomendarme un buen restaurante y reservarnos una mesa junto a la ventana ?
siento que hayamos tenido un accidente hace cinco días .
¿ cuál es la contraseña de la caja fuerte ?
¿ podría el mozo reparar la calefacción ?
el tren regional para Madrid sale a las diez y veinte del andén diecinueve .
si mañana hace buen tiempo , mi hijo quiere visitar el museo antiguo .
es posible que reservemos un apartamento pequeño para cuatro noches .
¿ podría enseñarnos en el mapa dónde está el hermoso castillo ? gracias por su ayuda .
tengo razón .
si no es mucha molestia , ¿ podría traernos una botella de agua mineral ?
la camarera dice que la fiesta se celebra el seis de diciembre .
queremos cambiar de habitación porque la obra es demasiado ruidosa .
buenas noches , ¿ tengo que hacer transbordo en Múnich o hay un tren directo ?
los niños llegan el lunes veinticuatro de mayo a las tres y media .
por culpa del atasco ella llegó demasiado tarde a la parada de taxis .
¿ podría llevar las maletas al coche , por favor ?
el señor Dubois llamó a las diez y dejó un recado para el señor Becker .
dudo que él visite el castillo y la hermosa catedral mañana por la noche .
el centro comercial está a dos pasos del teatro .
no creo que el caballero pueda cancelar su pedido pasado mañana .
quisiera reunirme con unos amigos en la estación y hacer senderismo por la montaña .
queremos que mis padres participen en la excursión .
disculpe , ¿ puedo probarme el bañador rojo ?
un taxi a la farmacia cuesta unos treinta y cinco euros .
dejamos nuestra tarjeta de crédito en el coche .
buenos días , pedí una sopa de verduras fría . ¿ cuándo me la va a traer ?
lleve el equipaje a la habitación , por favor .
no estoy satisfecha con la habitación porque la cama no está hecha .
¿ por qué no trajiste tu perro ?
necesitamos algo para las quemaduras de sol .
primero quisiera llamar a mis padres y después participar en la visita de la ciudad .
quisiera hablar con el señor Dubois , por favor .
mi mujer se queda hoy en el hotel porque está resfriada .
quiero que cuide a los niños .
la oficina de correos está a dos pasos del faro antiguo .
la señora Taylor celebra su cumpleaños el miércoles ; quisiera encargar una botella de vino .
quisiéramos siete entradas para la visita de la ciudad del dieciséis de noviembre .
cuando el médico habla inglés , me suena a chino .
es posible que el señor Navarro espere en el jardín .
el barco llega a Palma a las tres y diez .
me intereso por el arte .
¿ quiere alquilar una motocicleta o prefiere probar el vino de la región ?
quisiéramos reservar una habitación familiar grande para siete personas del veintitrés al veintiséis de noviembre .
¿ le importaría pedirme un taxi ?
no se olvide de reservarnos una mesa junto a la ventana , por favor .
mi mujer está a punto de pagar con cheque .
quisiéramos alquilar un coche por ocho días .
si mañana hace buen tiempo , mi hermano va a visitar el monasterio .
la señora Fischer tiene que ducharse dentro de seis horas .
¿ sería posible que nos despertara a las siete ? gracias por su ayuda .
camarero , pedí una ensalada grande , pero me ha traído una tortilla grande .
llame a un médico , por favor , mi compañero se ha roto el pie .
si mañana hace buen tiempo , los niños van a hacer un picnic .
la película que quería ver empieza a las diez y media .
nuestros amigos llegaron tarde porque el autocar fue cancelado .
quisiera hablar con el señor Miller , por favor .
nos han robado la tarjeta de crédito y las gafas de sol .
el director dice que el concierto empieza a las seis menos cuarto .
¿ podría lavar esta camisa , por favor ?
¿ cuánto cuesta la chaqueta negra del escaparate ?
quiero ir a la playa en lugar de nadar en el lago .
no puedo dormir porque el apartamento está sucio .
nadie pudo decirme dónde está el cine .
primero los turistas quisieran recoger su llave y después dar un paseo por la rosaleda .
la parada de autobús está detrás de la hermosa fortaleza .
siga todo recto y luego gire a la izquierda en la panadería .
el inodoro está estropeado .
el tren regional sale del andén trece .
¿ está la famosa catedral abierta hasta las nueve menos diez ?
antes de que anochezca , quisiera visitar el museo y el teatro .
la radio de nuestra habitación no funciona .
en julio suele hacer mucho calor en Sevilla .
me alegro de que mi hija pueda preguntar en la recepción .
hasta que llegue la señora , quiero ir a nadar .
¿ podría preparar la cuenta de la habitación cuarenta y ocho ? nos marchamos hoy .
una pregunta : ¿ cuánto cuesta el bañador negro del escaparate ?
por culpa del atasco nuestros amigos llegaron demasiado tarde a la oficina de objetos perdidos .
antes de marcharnos , quisiéramos recoger nuestro libro .
antes de que llegue el autobús , quisiera ir al cine .
soy alérgica a la leche .
la embajada está delante del teatro .
quisiéramos alquilar una bicicleta por tres días .
mi compañero está intentando cambiar dinero .
buenos días , necesito la lista de precios . ¿ me la puede traer ?
tengo que pagar un ojo de la cara por los pantalones blancos .
quisiéramos que nos despertaran a las ocho , habitación veintitrés .
temo que el autocar llegue demasiado tarde .
no se preocupe , señor Schmidt , le traeremos un plano de la ciudad .
¿ nos podemos llevar el adaptador ?
me he dejado mi sombrero en el tren a París .
desde la terraza se pueden ver la fortaleza y el jardín .
cuando el taxista habla alemán , me suena a chino .
se tarda diez minutos en preparar el bocadillo vegetariano .
¿ podría traernos ocho vasos de leche y darme una habitación familiar tranquila con vistas a la plaza ?
llévenos al cajero automático , por favor , tenemos prisa .
lo sentimos mucho , señora Rossi . la recepcionista se ocupará de ello inmediatamente .
quisiera tres entradas para el paseo en barco del tres de septiembre .
¿ va este autobús a Viena ?
¿ quiere ir a la ópera o prefiere hacer senderismo por la montaña ?
quiero fotografiar el famoso mercado cubierto esta tarde .
¿ cuánto cuestan las entradas para el partido de fútbol del martes ?
en noviembre suele hacer mucho frío en Roma .
¿ qué vino va bien con la sopa ?
mañana a las dos menos cinco mi hermana compra crema solar .
no nos traiga todavía la tabla de quesos , por favor .
tengo que quedarme unos días más .
es posible que ella se quede siete noches mañana por la noche .
el hermoso palacio está abierto desde las seis hasta las diez menos cuarto , pero los sábados está cerrado .
el técnico que vino ayer se olvidó las herramientas .
si el fin de semana hace buen tiempo , vamos a alquilar un coche .
el vestido que mi hermano compró es demasiado corto .
¿ podría dejar la habitación a las ocho ?
¿ podría uno de sus compañeros traerme un vaso de vino blanco ?
esta camisa es demasiado grande .
¿ puede uno de sus compañeros apagar la música ?
el ferry llega a Nápoles a las ocho y cuarto .
¿ puede traerme un plano de la ciudad y una cama supletoria , por favor ?
me llamo García , tengo una reserva para seis noches .
aparcaremos nuestro coche en el garaje mañana por la noche .
quería preguntarle si podría ponerme con la habitación trescientos cuatro .
lamentablemente el hotel está completo hasta el diecisiete de mayo .
la reunión dura seis horas .
preferiríamos una habitación familiar tranquila que tenga televisor .
busco un hotel que esté cerca de la parada de autobús .
disculpe , ¿ podría decirnos de dónde sale el tren para Lisboa ?
tengo muchas ganas de reunirme con unos amigos en la estación el fin de semana .
sabemos que la agencia de viajes está cerrada los jueves .
estoy esperando el tren rápido para Salzburgo .
¿ cuánto cuesta alquilar una bicicleta por ocho días ?
he perdido mi anillo caro .
buenos días , ¿ sabe cómo se va del supermercado al museo de arte nuevo ?
he visto la televisión .
buenos días , ¿ quién puede abrir la ventana ?
mi compañero quisiera pagar con tarjeta , pero el aparato no funciona .
no se preocupe , señor Moreno , le pediremos un taxi .
despiérteme el sábado a las dos menos veinte , por favor , tengo que estar en el aeropuerto antes de las tres y cuarto .
hemos perdido nuestro pasaporte y ahora tenemos que rellenar un formulario .
queremos cambiar de habitación porque los huéspedes de la habitación de al lado escuchan música alta .
llevo desde las doce intentando dejar mi sombrero azul en la recepción .
llame a un médico , por favor .
aunque llueve , la señora Moreno quiere fotografiar el ayuntamiento .
la señora suele levantarse a las cinco y cuarto .
no hay de qué , señora López . ¡ buen viaje !
disculpe , ¿ cuándo cierra el teatro los miércoles ?
disculpe , ¿ qué hora es ? - son las cuatro y cinco .
creo que reservaré una habitación individual para siete noches .
la sopa de tomate que el caballero pidió está deliciosa .
no hay almohadas en la habitación cuarenta y siete .
el curso de idiomas se celebra en la sala de conferencias .
ocho billetes de ida y vuelta a Barcelona para el cinco de mayo , por favor .
quisiera quejarme : el sillón es muy viejo y la suite huele a humo .
nadie pudo decirnos dónde está el cajero automático .
es importante que los huéspedes cambien la camisa por otra cosa antes de las tres y cuarto .
me alegro de que ella pueda reservar una habitación doble grande para una noche .
el cuarto de baño huele a humo .
una pregunta : ¿ cuánto cuestan las entradas para la fiesta del domingo ?
¿ podría enseñarme el camino a la embajada , por favor ?
no hay de qué , señora Moreno . ¡ que tenga un buen día !
la farmacia está enfrente de la torre .
no hay de qué , señora Navarro . ¡ buen viaje !
¿ podría esperar un momento y preparar la cuenta para mañana ? muchas gracias .
mi marido ha olvidado recoger su llave de la habitación .
¿ cuánto tiempo tenemos antes de que salga el autobús ?
quería preguntarle si podría llevar el equipaje a la estación .
nos hemos marchado sin pagar la cuenta .
quisiéramos una habitación más barata con terraza , por favor .
¿ podemos usar el teléfono ?
se tarda tres horas en limpiar la suite .
la cámara nueva que la camarera de piso encontró en la habitación doscientos quince es de los niños .
nuestros amigos quisieran participar en el paseo en barco y hacer un picnic .
¡ hasta la próxima semana , Laura !
una pregunta : ¿ podría decirme de dónde sale el autocar para Praga ?
es posible que nuestros amigos compren unas postales mañana por la mañana .
¿ cuánto cuesta el bañador negro del escaparate ?
hasta que lleguen mis padres , quiero hacer senderismo por la montaña .
quiero que me recomiende un buen hotel .
no hay almohadas en el cuarto de baño .
el secador está fuera de servicio desde el lunes .
¿ cuándo estarán listas mis botas cómodas ?
la guía con la que hablamos ayer era muy amable .
sé que la oficina de correos está cerrada los miércoles .
antes de salir de viaje , ella quisiera tomar algo en el bar .
la comisaría está detrás de la fortaleza .
desde el balcón se pueden ver la famosa iglesia y el mar .
quiero visitar el museo y la fortaleza .
no hay de qué , señora Wilson . ¡ buen viaje !
no sé si mi hermano puede reunirse con unos amigos en la estación pronto .
ellos quisieran ir al mercado y comprar un recuerdo .
es posible que hablemos con la guía dentro de cuarenta minutos .
el ascensor hace demasiado ruido .
el barco zarpa a las doce y media .
¡ hasta el martes , Julia !
hola , ¿ hay cerca del hotel un dentista que hable español ?
me encantaría ir a bailar .
son catorce euros . - quédese con el cambio .
llame a un médico , por favor , mi marido ha tenido un accidente .
no creo que ellos puedan leer un libro .
el médico dice que mi hermano tiene que beber mucha agua durante cinco días .
¿ dejó su pasaporte en el coche ?
el castillo de Salzburgo es más antiguo que el de Múnich .
nuestros amigos han perdido su cartera y su portátil nuevo .
el coche que ellos alquilaron está roto .
buenos días , ¿ cuánto cuesta enviar una postal a México ?
vinimos a Edimburgo para ir a la ópera .
me llamo Schmidt , tengo una reserva para hoy .
quisiéramos probar el vino de la región .
la señora Becker no come ni patatas ni verduras .
¿ quién puede confirmar la reserva por correo electrónico ?
¿ qué recomienda , la pizza grande o la sopa de pescado ?
la señora Becker está a punto de comprar un billete para Colonia .
me llamo Moreno , tengo una reserva para nueve noches .
mi hijo ha perdido su llave del coche y su llave de la habitación .
la película que ellos querían ver ya ha empezado .
la ducha está fuera de servicio desde las nueve y cuarto .
los turistas han perdido su móvil y sus guantes .
mi compañero necesita una tirita de la farmacia .
el castillo está abierto desde las ocho hasta las siete menos cuarto , pero los viernes está cerrado .
me llamo Weber , tengo una reserva para dos personas .
es una lástima que el espejo esté sucio .
hay un error en la cuenta : no hemos tomado ningún pastel de manzana .
¿ puede ayudarnos con el equipaje , por favor ?
nuestros amigos están sentados en un banco del jardín del castillo y nos esperan .
el tren irá a Lisboa .
¿ puedes confirmar la reserva por correo electrónico , por favor ?
¿ podría preparar la cuenta de la habitación cincuenta y uno ? nos marchamos mañana .
la iglesia , que está a quince minutos de aquí , merece una visita .
hola , ¿ conoce un hotel barato cerca de la oficina de turismo ?
en diciembre suele hacer mucho frío en Colonia .
la cena se sirve a partir de las nueve menos cuarto en el comedor .
nos quedamos ocho noches .
estamos de buen humor porque hace sol en este momento .
de primero quisiéramos una sopa de tomate y de segundo pescado con patatas .
una pregunta : ¿ cuándo tengo que pagar la cuenta ?
¿ hay alguien aquí que hable italiano ? los turistas no hablan francés .
he reservado una habitación doble más barata a nombre de Brown .
el director quiere saber si ella quiere traer su gato .
sería muy amable de su parte traernos un vaso de zumo de manzana .
tres billetes de ida y vuelta a Edimburgo para el ocho de diciembre , por favor .
¿ podría enseñarnos en el mapa dónde está el museo ?
¿ qué día es hoy ? - hoy es sábado , trece de julio .
¿ sabe cómo se va del centro comercial al faro ?
la sala de conferencias abre a las ocho y cuarto .
he cancelado mi reserva .
avísenos en cuanto el desayuno esté listo , por favor .
si el fin de semana hace buen tiempo , mi compañero quiere alquilar una bicicleta .
llame a una ambulancia , por favor , mi hijo se ha desmayado .
estamos buscando nuestro abrigo marrón . ¿ lo ha visto ?
llego el domingo doce de abril a las siete y cuarto .
no creo que el señor Navarro se duche .
Laura , ¿ puedes ayudarme ?
ayer por la tarde nos reunimos con unos amigos en la estación .
vine a Zúrich para dar un paseo por el parque .
anteayer mi mujer tuvo que hablar con el cocinero .
el restaurante no está en la quinta planta .
de la estación al palacio hay solo veinticinco minutos a pie .
el tren nocturno sale del andén cinco .
disculpe , ¿ cuándo sale el próximo tren nocturno para París ?
mañana queremos hacer un picnic .
¿ qué recomienda , la sopa de pescado o el buen filete ?
quisiera hablar con el señor García , por favor .
mi hermano puede tener la habitación familiar con terraza .
quiero que imprima el recibo .
¿ nadó en el lago el lunes pasado ?
soy de Francia , pero vivo en Madrid desde hace ocho años .
hemos olvidado cambiar el sombrero blanco por otra cosa .
el jersey caliente cuesta ciento veinte euros , pero el bolso es más barato .
pregúntele al señor Wagner si quiere visitar el acuario y el ayuntamiento , por favor .
el servicio de lavandería está incluido en el precio .
un billete de ida a Praga , por favor , en segunda clase .
cuando llegue a Barcelona , voy a comprar unos sellos .
la impresora está estropeada .
buenos días , soy Weber , de la habitación doscientos veinte . necesito una manta adicional .
el señor Rossi llamó a las tres y dejó un recado para la señora Fischer .
llegamos tarde porque el tren llegó demasiado tarde .
es una lástima que la cama sea demasiado dura .
hola , ¿ dio un paseo por el parque ayer por la noche ?
después del almuerzo queremos reunirnos con unos amigos en la estación , pero antes tenemos que cambiar nuestro vuelo .
¿ puedo probarme el sombrero blanco ?
es una lástima que los vecinos escuchen música alta .
quisiéramos saber si el tren nocturno tiene coche restaurante .
¿ empieza la reunión a las nueve ?
¿ pagó en efectivo anteayer ?
la caja fuerte de nuestra habitación está estropeada .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del centro comercial .
¿ cuándo cierra el teatro los miércoles ?
si el tren rápido está lleno , tengo que coger un taxi .
dentro de tres horas mi compañero quiere aparcar su coche en el garaje .
más tarde la señora tiene que comer algo .
el tren nocturno para Edimburgo sale a la una y diez del andén diecinueve .
necesito un taxi a la oficina de objetos perdidos para ocho personas a las cuatro menos cuarto .
tome la tercera calle a la izquierda y verá la torre antigua delante de usted .
enséñeme el camino al aeropuerto , por favor .
¿ cuánto dura el trayecto de Praga a Bruselas ?
el concierto que queríamos ver ya ha empezado .
el técnico que reparó la radio trabajó bien .
lo sentimos mucho , señora Becker . el mozo vendrá dentro de cuarenta minutos .
la señora García lleva desde la una y cuarto intentando enviar una postal a Venecia .
estoy a punto de recoger mi anillo .
una pregunta : ¿ podría darme el número de teléfono del hospital ?
¿ dónde está el recibo ? - se lo enviaré dentro de cuarenta y cinco minutos .
si el fin de semana hace buen tiempo , mi hija visitará el palacio .
¿ conoce un buen restaurante cerca del cajero automático ?
¿ dónde tengo que hacer transbordo para ir a la farmacia ?
disculpe , él se quedó dormido . ¿ qué debería hacer ?
después de la cena quiero ir de compras , pero antes tengo que cambiar mi vuelo .
estoy acostumbrado a cenar tarde .
no creo que podamos quedarnos siete noches a las seis y media .
¿ cuánto cuesta enviar una postal a Austria ?
las botas cuestan seis euros , pero la blusa amarilla es más barata .
el supermercado está a dos pasos del acuario .
buenas noches , ¿ cómo se enciende el aire acondicionado ?
los pantalones azules cuestan veintiocho euros , pero la camisa es más barata .
cuando la recepcionista habla italiano , me suena a chino .
¿ puedes ayudarnos con el equipaje , por favor ?
¿ podría pasarme la sal , por favor ?
no hay de qué , señor Schmidt . ¡ que tenga un buen día !
es posible que los niños den un paseo por la rosaleda esta noche .
siento que el señor Moreno se haya quedado dormido .
quisiera quejarme : los vecinos escuchan música alta y la cama supletoria no está hecha .
disculpe , ¿ qué tiempo hace en Ginebra hoy ?
el huésped de la habitación doscientos diez todavía no ha pagado .
él tiene miedo a volar .
¿ puede enviar a alguien a la habitación cuarenta y cuatro ?
lamentablemente no tenemos apartamentos pequeños libres en enero .
¿ es el garaje del hotel gratis ?
la torre es más famosa que la iglesia .
estoy buscando mi mochila . ¿ la ha visto ?
quisiera hablar con el señor Serrano , por favor .
quisiéramos reservar una mesa para ocho personas en la terraza .
¿ desea pagar con cheque o en efectivo , señor García ?
no vale la pena visitar el castillo antiguo .
el vuelo a Madrid fue cancelado por la niebla .
¿ quisiera probar el pescado de la región mañana a las cuatro y cuarto ?
cuando llegué a Edimburgo , la suite no estaba lista .
el tren regional para Salzburgo sale a las doce del andén once .
el billete a Bruselas cuesta dieciséis euros , pero solo tengo un billete de cincuenta euros .
la señora Taylor quiere cambiar de habitación porque el ascensor está estropeado .
me alegro de que mi mujer hable con la guía .
la señora Miller llegará el veintiséis de diciembre a las dos y veinte .
quisiera saber si el tren nocturno tiene coche restaurante .
¿ hay alguien aquí que hable portugués ? mi compañero no habla alemán .
he comprado una pila .
es una lástima que el aire acondicionado esté fuera de servicio .
hemos oído que el garaje del hotel cuesta treinta y cuatro euros al día .
el señor Miller quisiera comprar unos zapatos cómodos y un mapa .
el caballero toma café en el desayuno , pero yo prefiero agua mineral .
quisiera quejarme : la habitación no está lista y el sofá es demasiado corto .
el aire acondicionado de nuestra habitación está estropeado .
a mi hermana le encantaría fotografiar el acuario .
¿ fue al dentista ?
no sé si podemos nadar en el lago .
disculpe , ¿ necesito receta para las pastillas ?
entiendo la pregunta .
la conexión a internet está fuera de servicio desde el sábado .
¿ puedes despertarme a las nueve y diez , por favor ?
¿ para el tren regional en todas las estaciones ?
el acuario es más grande que el zoo .
antes de que cierren las tiendas , quisiera ir al cine .
mi mujer quisiera fideos con champiñones y una botella de vino tinto .
preguntaremos en la recepción .
un taxi a la panadería cuesta unos dieciocho euros .
¿ quiere reunirse con unos amigos en la estación ?
¿ cuándo estará lista mi camisa ?
antes de salir de viaje , quisiéramos hacer un picnic .
¿ cuándo abre el museo los lunes ?
despiértenos el jueves a las siete y veinte , por favor , tenemos que estar en el aeropuerto antes de las once y cuarto .
quiero que mis padres hagan senderismo por la montaña .
¿ le importaría traerme la confirmación de la reserva ?
es posible que hagamos un picnic mañana .
quisiera quejarme : la calefacción está estropeada y el colchón no está hecho .
el autobús irá a Viena .
¿ podría ponernos con la habitación veintiocho y planchar esta blusa ?
la catedral es más antigua que la fortaleza .
¿ qué recomienda , la buena sopa de pescado o el pastel de manzana ?
quisiera hablar con el señor Schmidt , por favor .
¿ dónde tenemos que hacer transbordo para ir al centro comercial ?
hará mucho viento .
nadie pudo decirnos dónde está la playa .
el billete a Venecia cuesta veinte euros , pero solo tengo un billete de cien euros .
resérvenos una mesa junto a la ventana , por favor .
el taxi que pedí para las once y cuarto todavía no ha venido .
¿ se admiten gatos en las habitaciones ?
¿ cuánto cuestan las entradas para la fiesta del domingo ?
¿ podría dejar la habitación a las cuatro menos cinco ?
quisiera comprar unos zapatos rojos y un diccionario .
quisiéramos pan con mantequilla y tres vasos de limonada .
buenas noches , ¿ podría darme una habitación familiar con vistas al patio , por favor ?
¿ cuánto tiempo tenemos antes de que salga el avión ?
¿ cómo se enciende la calefacción ?
aunque tengo dolor de estómago , quiero hacer un picnic .
como el tren rápido está lleno , no llegaremos hasta las cuatro .
hemos perdido nuestro diario y nuestra llave .
¿ por qué no quiere visitar el zoo ?
buenas noches , soy Schmidt , de la habitación trescientos veinte . quisiera pedir el desayuno .
¿ podría traernos un poco más de azúcar , por favor ?
apague la música , por favor .
cuando lleguemos a Sevilla , vamos a ir a nadar .
¿ le importaría imprimir el contrato ?
necesitamos un taxi desde la estación de metro para dos personas a las once menos cuarto .
he reservado una habitación familiar a nombre de López .
en enero suele hacer mucho viento en Colonia .
los huéspedes que están en la cuarta planta quisieran prolongar su estancia .
quisiera cambiar la falda azul por otra cosa dentro de una hora .
¿ puedo dejar aquí mi reloj hasta las cinco ?
espero que mi hija pueda nadar en el lago el sábado a las dos y diez .
los huéspedes están sentados en un banco del jardín del castillo y nos esperan .
quisiéramos fideos con champiñones y una botella de vino tinto .
él tiene que hacer cola una hora en la estación .
no hay perchas en la habitación treinta y cinco .
dudo que nos levantemos temprano el fin de semana .
después de la cena mis padres quieren tomar algo en el bar , pero antes tienen que reservar una mesa para siete personas .
es importante que los turistas reserven una suite hoy .
mi mujer está sentada en un banco del jardín del castillo y lee el periódico .
primero mi hermano quisiera comprar un billete para Londres y después visitar el acuario y el famoso faro .
el vuelo a Londres fue cancelado por la tormenta .
un taxi a la parada de autobús cuesta unos ochenta y cinco euros .
¿ dio un paseo por el bosque anteayer ?
queremos que mi hija tome algo en el bar .
la cerradura de la maleta está estropeada , y ella no encuentra la llave .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la estación .
el señor Schmidt celebra su aniversario de boda hoy ; quisiéramos encargar una tarta .
la familia Brown se aloja aquí desde el ocho de mayo .
¿ quieres probar el queso de la región o prefieres visitar el hermoso monasterio y la iglesia ?
a mis padres les gusta pasear por la playa .
me llamo Taylor , tengo una reserva para ocho noches .
un taxi al supermercado cuesta unos veintitrés euros .
llegué tarde porque el tren rápido fue cancelado .
quisiera quejarme : el armario está sucio y el mando a distancia está fuera de servicio .
mi hermano perdió el enlace en Viena porque el autobús estaba lleno .
si el tren rápido está lleno , perderé el avión .
la cámara que la camarera de piso encontró debajo de la cama es de los turistas .
siento que ellos se hayan perdido en el bosque hace seis horas .
suelo levantarme a las ocho y media .
¿ podría preparar la cuenta de la habitación ocho ? me marcho dentro de seis horas .
debe de ser un error : reservamos una habitación familiar cómoda , no una suite .
quiero que me pida un taxi .
el castillo está abierto desde las siete menos cuarto hasta las nueve y media , pero los viernes está cerrado .
pienso que me cambiaré a otra habitación esta tarde .
cuando llegue a Sevilla , voy a comprar un cepillo de dientes .
el señor Schmidt tiene que acostarse temprano .
¿ qué día es hoy ? - hoy es sábado , dos de junio .
el hotel en el que el señor Weber estuvo en Ginebra era más cómodo .
quisiera cinco entradas para el concierto del treinta de noviembre .
disculpe , ¿ cómo llegamos a la estación de metro ?
preferiríamos una habitación que tenga cocina .
¿ qué recomienda , el bocadillo frío o la pizza vegetariana ?
no como ni carne ni queso .
mi compañero ha comprado un cepillo de dientes para su jefe .
deberíamos volar a Múnich mañana por la noche .
¿ cuánto cuestan las entradas para el paseo en barco del viernes ?
se nos ha acabado la mantequilla ; la recepcionista ha ido a comprar más .
quiero que apague la luz .
¿ cuándo tengo que salir de la habitación ?
queremos dar un paseo por el jardín del castillo dentro de seis horas .
la falda verde cuesta cincuenta y cinco euros , pero la blusa es más barata .
la macedonia de frutas que pedí está demasiado salada .
disculpe , ¿ qué hora es ? - son las dos y veinticinco .
la recepcionista quiere saber si la señora traerá su perro .
buenas noches , ¿ podría guardar el equipaje hasta las once y media , por favor ?
la oficina de objetos perdidos está enfrente del faro .
la comida de este restaurante es mejor que en el hotel , pero el servicio es lento .
estará nublado , por eso voy a tomar algo en el bar .
mis padres están hartos de la cola .
una habitación individual tranquila cuesta sesenta euros por noche , y la media pensión no está incluida .
queremos que la camarera hable más despacio .
hola , los huéspedes están buscando su cámara . ¿ la ha visto ?
el tren nocturno para Lisboa sale a las nueve del andén dos .
¿ llega el barco a Valencia a las diez y cuarto ?
no estamos satisfechos con la habitación porque los vecinos hacen demasiado ruido .
tres billetes de ida a Barcelona para el cinco de julio , por favor .
hemos oído que la sala de desayunos cierra a las doce .
¿ podría llevar el equipaje a la habitación , por favor ? muchas gracias .
me quedé hasta el sábado .
pienso comprar unas postales .
después del desayuno los turistas quieren visitar el palacio y el castillo , pero antes tienen que prolongar su estancia .
cuando llegué a Colonia , la caja fuerte estaba fuera de servicio .
debe de ser un error : reservé un apartamento , no una habitación pequeña .
el jueves mi hermano puede cambiar dinero .
no tenemos tiempo de ir de compras .
es importante que los huéspedes cambien su vuelo antes de la una y veinte .
¿ podría apagar el televisor , por favor ?
el mozo dice que el servicio de lavandería está incluido en el precio .
dejamos nuestro pasaporte en la habitación y ahora tenemos que llamar al hotel .
se tarda cuatro horas en llegar a Viena en tren .
no tengo hambre , pero quisiera un trozo de pastel .
él se queda hoy en el hotel porque está cansado .
¿ qué día es hoy ? - hoy es martes , once de abril .
es posible que nos quedemos unos días más esta tarde .
tenemos que coger un taxi porque el autocar estará lleno .
quisiéramos que nos despertaran a las tres , habitación doscientos veinte .
quisiera pollo con arroz y un vaso de vino blanco .
si el tren está lleno , ella perderá el avión .
pienso que podemos pagar en efectivo .
el señor Dubois llamó a las nueve menos cuarto y dejó un recado para la señora Navarro .
el camarero dice que la lavandería abre a las cuatro y media .
creo que el caballero descansará un poco .
no vale la pena visitar la iglesia .
quisiera reservar una habitación familiar para cinco personas del doce al veintiuno de febrero .
si esta tarde llueve , los huéspedes van a ir al teatro .
¿ dónde está el adaptador ? ¿ podría traérnoslo , por favor ?
mi compañero toma té en el desayuno , pero yo prefiero agua mineral .
¿ le importaría planchar esta camisa ?
antes de que anochezca , quisiera probar el queso de la región .
¿ tienen un apartamento más grande para seis personas desde el lunes hasta el viernes ?
antes de que salga el tren , quisiéramos visitar el museo de arte y el mercado cubierto .
no nos traiga todavía la pizza , por favor .
aunque el técnico ha reparado la conexión a internet , sigue sin funcionar .
lléveme al banco , por favor , tengo prisa .
¿ le importaría explicarme la cuenta ?
nos encantaría comprar pasta de dientes .
antes de marcharnos , quisiéramos cambiar dinero .
la iglesia merece una visita .
¿ cambió dinero ?
ella se ha levantado temprano .
la calefacción está fuera de servicio desde ayer .
mi hermana no está satisfecha con la habitación porque la habitación huele a humo .
el hotel en el que estuvimos en Viena era más cómodo .
disculpe , ¿ cuánto cuesta alquilar un coche por cinco días ?
¿ podría decirnos si el restaurante cierra a las ocho y cuarto ?
la autopista a Edimburgo está cortada , así que tengo que dar un rodeo .
el billete a Edimburgo cuesta cincuenta y cinco euros , pero él solo tiene un billete de cincuenta euros .
hará sol , por eso mi hijo va a descansar un poco .
mi hermana se ha roto la mano y tiene que ir al hospital .
estoy seguro de que llamaré a mi hermano .
el huésped de la habitación dos se marcha mañana .
buenos días , ¿ qué recomienda , la sopa de verduras o el pastel de manzana ?
el avión a Berlín despega a las seis y media .
ni hablar de que mi hija compre unos recuerdos .
la señora Moreno quiere visitar el teatro y la iglesia antigua en lugar de ir a la ópera .
¿ desea pagar con tarjeta de crédito o en efectivo , señor Brown ?
la ventana no se puede cerrar , y el aire acondicionado hace demasiado ruido .
mis padres pasaron nueve días en Ginebra y cinco días en Zúrich .
pedimos una ensalada . ¿ cuándo nos la va a traer ?
no hemos estado nunca en Valencia , pero conocemos bien París .
¿ podría decirme si la charla empieza a las siete y media ?
no hay de qué , señora Taylor . ¡ buen viaje !
¿ dónde está la confirmación de la reserva ? - se la enseñaré inmediatamente .
¿ cuándo sale el próximo tren nocturno para Sevilla ?
he olvidado recoger mi collar caro .
¿ cuánto cuestan las entradas para la película del martes ?
¿ hay un centro comercial cerca de aquí ?
ni hablar de que mis padres vayan a bailar .
¿ podría llamar a la policía y ayudarme con el equipaje ?
tenemos muchas ganas de nadar en el lago el miércoles .
no hace falta que nos traiga la cuenta , la recepcionista ya nos la ha dado .
es posible que los turistas vayan a la ópera mañana por la mañana .
los huéspedes que están en la cuarta planta todavía no han pagado .
es importante que los turistas llamen a su abogado hoy .
¿ tienen una habitación más barata para ocho personas hasta el jueves ?
quería preguntarle si podría enseñarme el camino al supermercado .
si no es mucha molestia , ¿ podría darnos la llave de la habitación cuarenta y cuatro ?
el móvil nuevo que la camarera de piso encontró debajo de la cama es del caballero .
me alegro de que podamos preguntar en la recepción dentro de quince minutos .
antes de que anochezca , quisiera tomar algo en el bar .
¿ cuánto cuesta enviar una carta a Escocia ?
¿ sabía que la tasa turística es gratis ?
no se preocupe , señora Navarro , le pediremos un taxi .
¿ puedo dejar aquí mi llave hasta las cinco y media ?
pienso visitar la fortaleza antigua .
queríamos quedarnos en el hotel hace dos días .
aunque tenemos fiebre , queremos ir al mercado .
disculpe , ¿ le importaría traducir esta carta ?
pregúntele a la señora Wilson si quiere fotografiar la exposición , por favor .
queremos que mi hija visite la torre antigua .
una pregunta : ¿ está incluido el desayuno en el precio o tengo que pagarlo aparte ?
¿ sería posible que cerrara la ventana ?
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y los huéspedes de la habitación de al lado hacen demasiado ruido .
aquí tiene su llave , señor Brown . su habitación está en la tercera planta .
la calefacción de la habitación trescientos quince está estropeada .
el bolso cuesta diecinueve euros , pero el vestido rojo es más barato .
¿ quisieras aparcar tu coche en el garaje el domingo ?
¿ cuánto cuestan las entradas para la obra de teatro del jueves ?
hemos comprado pasta de dientes para nuestra hermana .
¿ cuál es la contraseña del garaje ?
no hay de qué , señor Brown . ¡ feliz estancia en Roma !
desde el puerto se pueden ver el teatro de la ópera antiguo y el casco antiguo .
el caballero no tiene tiempo de tomar algo en el bar .
Laura , ¿ puedes esperarme ?
hemos perdido el tren .
en junio suele hacer mucho calor en Madrid .
si mañana nieva , quiero descansar un poco .
¿ cuánto dura el vuelo de Viena a Atenas ?
nevará , por eso voy a descansar un poco .
no tenemos ganas de dar un paseo por el parque .
cuando llegamos a Berlín , la mesa estaba sucia .
creo que los turistas pueden pedir un helado .
¿ sabía que el garaje del hotel es gratis ?
nos hemos resfriado . ¿ qué deberíamos hacer ?
nos gustó mucho el concierto .
cuando el médico habla italiano , me suena a chino .
el ascensor está estropeado , así que tenemos que bajar a pie a la tercera planta .
mi hijo no tiene tiempo de comprar unos recuerdos .
pregúntele a la señora Taylor si quiere comprar unas postales , por favor .
acabamos de pagar con tarjeta de crédito .
si el tren rápido llega con retraso , me quedaré otra noche .
el caballero quisiera beber algo porque tiene sed .
el castillo de Barcelona es más antiguo que el de Zúrich .
el caballero acaba de llegar a Valencia .
si el fin de semana hace buen tiempo , él va a fotografiar el ayuntamiento .
la recepcionista dice que el desayuno está incluido en el precio .
hay una pila sobre la mesa de la habitación veintisiete .
póngame con la habitación veintinueve , por favor .
cuando lleguemos a Múnich , vamos a participar en la cata de vinos .
¿ podría preparar la cuenta de la habitación ciento diez ? nos marchamos mañana .
el médico dice que mi hermano tiene que beber mucha agua durante cuatro días .
es una lástima que la conexión a internet esté estropeada .
el camarero dice que el acceso a internet cuesta treinta y tres euros al día .
espero que ella pueda hacer un picnic .
¿ tienen platos sin fideos ?
aunque nieva , voy a visitar la biblioteca .
hemos reservado un apartamento a nombre de Fischer .
el fin de semana doy un paseo por el jardín del castillo .
la familia López se aloja aquí desde el siete de febrero .
¿ podría llamar a la policía , por favor ?
¿ sabe cuándo abre el hermoso palacio ?
siento que mi hijo haya perdido el ferry .
nuestros amigos no tienen ganas de visitar el hermoso castillo .
tengo que hacer cola dos horas en la estación .
hace tres horas perdimos nuestra llave del coche y ahora tenemos que llamar al hotel .
estoy acostumbrado a acostarme tarde .
el almuerzo se sirve a partir de las dos menos cuarto en el comedor .
la chaqueta que compramos es demasiado grande .
mi marido teme que el tren esté lleno .
le pedí al camarero que me pusiera con la habitación dieciséis , pero no ha pasado nada .
después de la cena quiero nadar en el lago , pero antes tengo que comprar un billete para Roma .
quisiéramos una habitación doble con balcón , por favor .
la mesa no está limpia .
me interesa el castillo . ¿ hay una visita guiada en español ?
un billete de ida a Múnich , por favor , en segunda clase .
¿ podría prestarnos una bicicleta , por favor ?
tengo que coger un taxi porque el autocar llegará con retraso .
en la habitación doscientos siete huele a pescado .
se tarda cinco horas en llegar a Granada en autobús .
¿ de dónde eres , Julia ? - soy de Italia .
me gusta mucho el teatro .
el tren nocturno tendrá coche restaurante .
si el fin de semana hace buen tiempo , mi marido irá al mercado .
¿ podría venir alguien a la habitación ciento veinte ? los vecinos hacen demasiado ruido .
quisiera reservar una suite para nueve noches .
aunque estoy enfermo , quiero visitar la fortaleza .
no he estado nunca en Granada , pero conozco bien Múnich .
me quedé dos noches .
la ventana no se puede cerrar , y la tarjeta llave está fuera de servicio .
mañana tenemos que registrarnos .
el avión a Hamburgo despega a las diez .
quiero que llame a la policía .
¿ cuándo estará listo mi jersey azul ?
lo sentimos mucho , señora Serrano . el camarero se ocupará de ello dentro de diez minutos .
nos hemos dejado nuestro bolso en el autobús a París .
estoy seguro de que mi mujer pedirá una pizza .
¿ cuánto cuesta alquilar una motocicleta por siete días ?
hay que lavar estos pantalones antes del viernes .
¿ sale el autocar a las dos ?
el cajero automático está a dos pasos de la torre .
¿ podemos dejar aquí nuestra llave hasta las ocho menos cinco ?
¿ hay una suite libre del doce al treinta de enero ?
quiero dar un paseo por el casco antiguo .
el señor Rossi se ha dejado su chaqueta verde en el autobús a Edimburgo .
me marcharé .
preferiría una habitación familiar que tenga televisor .
el señor Miller ha cancelado la reserva para el lunes .
llévenos a la estación de metro , por favor , tenemos prisa .
el mejor hotel de Lisboa está en el hotel .
llámenos en cuanto el almuerzo esté listo , por favor .
¿ por qué no visitó la iglesia ?
la habitación familiar tranquila que reservamos en diciembre es demasiado cara .
¿ qué tiempo hace en Salzburgo en este momento ?
¿ podría llevar el equipaje a la habitación , por favor ?
hemos oído que la sala de conferencias está abierta hasta las tres .
¿ sabía que la boda se celebra en el ayuntamiento ?
¿ sería posible que firmara aquí ?
me gusta viajar en tren .
el tren regional para Colonia sale a la una y veinte del andén cinco .
el camarero nos ha traído un helado en lugar de una sopa .
todas las habitaciones de la tercera planta tienen ducha .
aparqué mi coche en el garaje .
¿ hay alguien aquí que hable alemán ? los niños no hablan italiano .
¿ cuándo abre la iglesia los domingos ?
¿ podría enseñarme el camino al aeropuerto y confirmar la reserva ?
el partido que los turistas querían ver empieza a las tres .
¿ podría dejar la habitación a las siete y media ?
dudo que nos levantemos temprano .
¿ hay alguien aquí que hable inglés ? mis hijos no hablan español .
una pregunta : ¿ quiere visitar el monasterio y el museo o prefiere hacer senderismo por la montaña ?
queremos comprar unos recuerdos en lugar de nadar en el lago .
me he dejado mi llave del coche en el autobús a Berlín .
¿ tienes sed , Anna ?
aunque hace mucho frío , quiero participar en el curso de idiomas .
lo sentimos mucho , señora Becker . el camarero se ocupará de ello inmediatamente .
él no tiene hambre , pero quisiera una ensalada pequeña .
disculpe , ¿ cómo llego a la estación de metro ?
¿ tienen una suite para cuatro personas para dos noches ?
buenas noches , nuestros amigos olvidaron su maleta en el autobús . ¿ qué deberían hacer ?
necesitamos un taxi a la oficina de turismo para cuatro personas a la una y cuarto .
si el lunes nieva , mi hermano quiere descansar un poco .
me he dejado mi abrigo rojo en el avión a Valencia .
hola , soy Brown , de la habitación ciento cinco . quisiera pedir el desayuno .
¿ podría venir alguien a la habitación dieciséis ? la cama no está hecha .
puedo prolongar mi estancia pronto .
una pregunta : ¿ podría decirnos a qué hora sale el tren nocturno para Ginebra ?
ellos vinieron a París para ir a bailar .
mi compañero tiene treinta y ocho grados de fiebre y dolor de cabeza .
mi hijo ha comprado pasta de dientes para su familia .
quería preguntarle si podría traerme una toalla y un plato .
¿ a qué hora sale el tren para Colonia ?
¿ podríamos dejar la habitación a las siete y cuarto ?
los niños quisieran ir al médico porque están enfermos .
buenos días , señora Wagner . ¿ ha tenido un buen viaje ?
¿ han encontrado una mochila ? nos la hemos dejado en el comedor .
me interesa la torre . ¿ hay una visita guiada en español ?
me llamo Wilson , tengo una reserva para tres noches .
ella teme que el autocar esté lleno .
el señor Weber celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
estoy seguro de que veré la televisión mañana a las ocho y cuarto .
no hay vasos en nuestra habitación .
el libro que la camarera de piso encontró en el cuarto de baño es de nuestros amigos .
estamos de buen humor porque hace mucho frío .
es posible que tomemos algo en el bar .
quisiera alquilar una bicicleta por siete días .
¿ cuándo dejarás tus guantes verdes en la recepción ?
en diciembre suele hacer mucho viento en Zúrich .
si mañana hace buen tiempo , quiero hacer un picnic .
llegué tarde porque el tren estaba lleno .
el cajero automático está enfrente del zoo .
¿ dónde está el papel de carta ? ¿ podría traérmelo , por favor ?
pregúntele al señor Miller si quiere participar en la visita de la ciudad , por favor .
la cama es demasiado dura .
mi hijo tiene que hacer cola dos horas en la estación .
camarero , pedí un bocadillo grande , pero me ha traído una sopa de pescado .
la falda que mi compañero compró es demasiado pequeña .
hemos reservado una habitación tranquila a nombre de Navarro .
¿ se celebra el baile el veintiséis de mayo ?
la señora Weber llamó a las ocho y media y dejó un recado para la señora Walker .
mis hijos quisieran recoger su sombrero verde .
quisiéramos trabajar en la biblioteca más tarde .
la señora Miller celebra su cumpleaños el viernes ; quisiera encargar una tarta .
la recepcionista dice que el restaurante está abierto hasta las seis menos cuarto .
mi compañero quisiera comprar unos zapatos marrones y un mapa .
quisiéramos comprar un bolso y pasta de dientes .
¿ puede hacernos una foto , por favor ?
¿ puedes ponerme con la habitación cuarenta y uno , por favor ?
ayer por la tarde perdí el ferry .
quisiéramos saber si el autobús va a Atenas .
el caballero ha perdido el tren .
la guía quiere saber si mis hijos se registrarán .
¿ podría rellenar el formulario , por favor ?
en nuestra habitación huele a pescado .
la cartera marrón que la camarera de piso encontró debajo de la cama es de mi hermano .
quiero que nos dé la dirección de la embajada .
ya no tenemos arroz , pero puedo recomendarle la macedonia de frutas .
¿ le importaría llevar el equipaje al taxi ? gracias por su ayuda .
el partido que queríamos ver empieza a las once .
quisiéramos cambiar ciento cincuenta francos suizos por euros .
¿ puedo dejar aquí mi móvil hasta las ocho menos cuarto ?
¿ dónde puedo comprar un mapa ?
dudo que hagamos senderismo por la montaña después de la cena .
el mozo que habla francés está de vacaciones .
a nuestros amigos les gusta mucho el museo de arte .
he dejado mi billete de tren en casa . ¿ qué debería hacer ?
desde ayer me duele la espalda .
el vuelo a Atenas fue cancelado por la huelga .
¿ cuánto dura el trayecto de Atenas a Salzburgo ?
el señor Dubois no come ni pescado ni huevos .
necesitamos un taxi a la farmacia para tres personas a las cinco y cuarto .
queremos cambiar de habitación porque las sábanas están mojadas .
¿ cómo se llama ? - me llamo Paul Navarro .
buenas noches , ¿ cuánto dura el vuelo de Madrid a Praga ?
antes de marcharme , quisiera cambiar dinero .
mi hermano quiere cambiar de habitación porque el apartamento es demasiado frío .
un taxi al cine cuesta unos ciento cinco euros .
el director dice que el teatro merece la pena .
¿ quieres nadar en el lago o prefieres fotografiar el acuario ?
la ensalada está buenísima .
¿ qué recomienda , la ensalada mixta o la pizza vegetariana ?
disculpe , ¿ por qué no puedes marcharte ?
se nos ha acabado la mantequilla ; la camarera de piso ha ido a comprar más .
el jueves a las dos y media el caballero puede ir a la peluquería .
ellos tienen que hacer transbordo en Sevilla .
una pregunta : me interesa el hermoso faro . ¿ hay una visita guiada en francés ?
la fortaleza merece la pena .
necesitamos un taxi desde el aeropuerto para cinco personas a las once y cinco .
mi mujer quiere traer su perro dentro de cincuenta minutos .
¿ le importaría rellenar el formulario ? muchas gracias .
ayer queríamos reunirnos con unos amigos en la estación .
he olvidado aparcar mi coche en el garaje .
los niños llegan el martes veinticuatro de octubre a las nueve .
buenos días , soy Schmidt , de la habitación cuatrocientos diez . quisiera pedir el desayuno .
no hay de qué , señor Serrano . ¡ feliz estancia en Colonia !
disculpe , ¿ puede cerrar la ventana ? muchas gracias de antemano .
dudo que mis hijos compren un cuaderno mañana por la noche .
es una lástima que el colchón sea demasiado duro .
¿ cuántas tazas necesita ? - cuatro , por favor .
queremos que mi marido nade en el lago .
¿ dónde está el cenicero nuevo ? ¿ podría traérnoslo , por favor ?
ella no tiene ganas de visitar el ayuntamiento y la iglesia .
¿ podría venir alguien a la habitación doscientos veinte ? el sofá no está hecho .
¿ reservó una mesa para tres personas el dos de octubre ?
el pronóstico dice que lloverá pasado mañana .
queremos que la camarera espere un momento .
mi reloj va atrasado ; ya son las once y media .
el castillo de Venecia es más antiguo que el de Granada .
ya no tenemos pollo , pero puedo recomendarle la sopa de verduras fría .
¿ hay una habitación familiar libre del veinticinco al veintisiete de enero ?
el caballero no tiene tiempo de hacer senderismo por la montaña .
una pregunta : ¿ cuánto dura el vuelo de Berlín a Edimburgo ?
anteayer perdí mi reloj caro y ahora tengo que rellenar un formulario .
quisiéramos reservar una suite más barata para cinco personas del nueve al catorce de enero .
mis hijos quisieran comprar unos pantalones más cortos y un diccionario .
estamos de mal humor porque hace mucho frío ahora .
el señor Taylor quisiera pan con mantequilla y una taza de café .
¿ podría traernos cinco almohadas y llevar el equipaje a la estación ?
para mí un bocadillo frío y cuatro vasos de cerveza , por favor .
antes de que cierren las tiendas , quisiéramos visitar el museo y el famoso faro .
quisiera quejarme : el mando a distancia está fuera de servicio y los niños escuchan música alta .
¿ dónde tenemos que bajar para ir a la peluquería ?
cuando la guía habla portugués , me suena a chino .
ellos están a punto de cancelar su reserva .
quería preguntarle si podría llevar las maletas al ascensor .
estoy harta de la lluvia .
queremos hablar con el director .
nos quedamos dormidos .
quisiéramos que nos despertaran a las cuatro y media , habitación treinta y nueve .
el concierto se celebra el dos de agosto .
¿ llega el tren a Viena a las cinco y cuarto ?
en el pasillo huele a gas .
mi hijo se ha quedado dormido .
anteayer compramos un billete para Hamburgo .
pienso que ella recogerá su llave del coche a las diez y media .
estoy seguro de que nos marcharemos en diciembre .
el camarero me ha traído una ensalada en lugar de un helado .
después del almuerzo quiero dar un paseo por el bosque , pero antes tengo que pagar la cuenta .
es posible que participemos en la visita guiada el próximo sábado .
me llamo Weber , tengo una reserva para hoy .
los turistas no están satisfechos con la habitación porque la conexión a internet está fuera de servicio .
¿ a qué distancia está el hermoso monasterio de aquí ?
los huéspedes perdieron su libro ayer por la noche y ahora tienen que rellenar un formulario .
el pronóstico dice que va a llover el fin de semana .
buenos días , señora López . ¿ ha dormido bien ?
la cuenta asciende a veintiséis euros , incluido el minibar .
¿ dónde está el papel higiénico ? ¿ podría traérmelo , por favor ?
cuando el cocinero habla portugués , me suena a chino .
el barco llega a Barcelona a las nueve menos veinte .
no sé si puedo quedarme tres noches .
hemos pedido una sopa de verduras fría . ¿ cuándo nos la va a traer ?
he reservado una suite más barata a nombre de Rossi .
quisiéramos que nos despertaran a las dos , habitación treinta y cuatro .
se tarda cuatro horas en reparar el inodoro .
la iglesia está abierta desde las seis y media hasta las siete y media , pero los miércoles está cerrada .
¿ para el autobús en Valencia ?
¿ quiere quedarse unos días más el martes a la una ?
pasé siete días en Varsovia y nueve días en Múnich .
¿ cuántos platos necesita ? - dos , por favor .
la recepcionista quiere saber si cancelaremos nuestro pedido después de la cena .
¿ qué autobús va a la embajada ?
buenos días , ¿ le importaría esperar un momento ?
¿ a qué distancia está la biblioteca de aquí ?
la señora Rossi ha aparcado su coche en el garaje .
la sopa de tomate está fría .
me interesa el teatro de la ópera antiguo . ¿ hay una visita guiada en portugués ?
¿ podría traernos el recibo , por favor ?
acabamos de reservar una habitación familiar .
¿ podría decirnos de dónde sale el autocar para Varsovia ? gracias por su ayuda .
los niños han comprado un recuerdo para su hermano .
hay que limpiar estas blusas antes del lunes .
el vestido que compramos es demasiado pequeño .
es una lástima que el hervidor no funcione .
¿ quisiera ir al mercado ?
quiero que me traiga cinco hervidores .
la luz de la habitación ciento doce no funciona .
hay un error en la cuenta : no hemos tomado ninguna macedonia de frutas .
quiero que guarde el equipaje hasta las siete .
ni hablar de que mi marido haga senderismo por la montaña .
los huéspedes que están en la sexta planta quisieran prolongar su estancia .
hola , ¿ le importaría reservarme una mesa junto a la ventana ?
mi hija puede tener la habitación individual más barata con balcón .
si el autobús lleva veinte minutos de retraso , tengo que ir a pie .
quisiera una habitación individual cómoda con chimenea , por favor .
hay que limpiar estas camisas antes del domingo .
¿ sabe a qué hora abre la biblioteca ?
mi hija quiere ir al cine en lugar de comprar unos recuerdos .
los turistas han perdido su libro y sus gafas de sol .
¿ cuánto cuesta enviar un paquete a Escocia ?
¿ puedes reparar la ducha , por favor ?
mi hermano se ha dejado sus gafas en el autobús a Valencia .
¿ sabía que el servicio de lavandería está incluido en el precio ?
es importante que mi compañero cambie los pantalones blancos por otra cosa hoy .
¿ cuándo tengo que pagar la cuenta ?
lo sentimos mucho , señora Walker . el cocinero se ocupará de ello dentro de cincuenta minutos .
la oficina de objetos perdidos está a dos pasos del faro .
mi compañero tiene que hacer cola seis horas en el museo .
no sé si podemos quedarnos una noche pasado mañana .
sé que el supermercado está cerrado los miércoles .
primero mi hermano quisiera enviar una carta a Ginebra y después nadar en el lago .
¿ puedo dejar aquí mi cámara hasta las nueve menos cuarto ?
el palacio está abierto desde las diez hasta las siete , pero los viernes está cerrado .
una habitación familiar bonita cuesta veinticuatro euros por noche , y el aparcamiento no está incluido .
la embajada está delante de la fortaleza .
el huésped de la habitación treinta ha pedido el desayuno .
el director planchará esta blusa .
¿ cuánto cuesta la corbata amarilla del escaparate ?
¿ hay cerca del hotel un médico que hable español ?
la señora Brown llamó a las cinco y cuarto y dejó un recado para la señora Taylor .
como el autocar llega con retraso , no llegaré hasta las seis y diez .
necesitamos un taxi a la oficina de turismo para cuatro personas a las diez y cuarto .
los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ por qué no puede volar a Londres ?
mi hermana ha perdido el barco .
me llamo Wagner , tengo una reserva para cinco noches .
¿ me puede reservar una mesa junto a la ventana ? muchas gracias de antemano .
no tenemos tiempo de hacer un picnic .
buenos días , soy Serrano , de la habitación veintiséis . quisiera hablar con el director .
quisiera alquilar una motocicleta por ocho días .
el trayecto dura seis horas y cuarenta minutos .
aquí tiene su tarjeta , señora Navarro . su habitación está en la sexta planta .
él llegó tarde porque el tren llegó con retraso .
el tren para en Granada .
los niños han escrito una carta a su abogado .
mi hermana tiene muchas ganas de reunirse con unos amigos en la estación el miércoles .
hay pasta de dientes sobre la mesa de la habitación trescientos uno .
quisiéramos reservar una suite para cinco personas del once al dieciséis de julio .
no hace falta que me traiga la hoja de registro , el director ya me la ha dado .
estoy harto del ruido .
una pregunta : ¿ qué recomienda , la tortilla grande o el pastel de manzana ?
me alegro de que enviemos una postal a Lisboa más tarde .
mi compañero está intentando pagar la cuenta .
quisiera una habitación doble con bañera , por favor .
pregúntele a la señora Wilson si quiere visitar el zoo , por favor .
estoy acostumbrada a cenar tarde .
Laura , ¿ puedes prestarme ochenta euros ?
el sombrero negro cuesta catorce euros , pero los zapatos más baratos son más baratos .
el despertador de mi habitación está estropeado .
en Londres lleva cuatro días lloviendo .
hay chocolate sobre la mesa de la habitación treinta y ocho .
¿ puede llamar a la policía , por favor ?
si el fin de semana hace buen tiempo , visitaremos el famoso palacio .
despiértenos mañana a las once y media , por favor , tenemos que coger el tren a Londres .
la señora García pasó cuatro días en Viena y cinco días en Londres .
si el lunes hace buen tiempo , voy a hacer senderismo por la montaña .
pregúntele a la señora Schmidt si quiere ir al mercado , por favor .
el hotel en el que mi hija estuvo en París no era tan caro .
para mí una pizza y una taza de café , por favor .
creo que él dará un paseo por el parque después de la cena .
Granada es la ciudad más bonita que el señor Becker ha visto nunca .
el huésped de la habitación veintiuno todavía no ha pagado .
el teatro es más antiguo que la biblioteca .
el hervidor no funciona .
¿ hay una oficina de correos cerca de aquí ?
el señor Brown llamó a las nueve y cuarto y dejó un recado para el señor Serrano .
el trayecto dura dos horas y cuarenta minutos .
la blusa que compramos es demasiado larga .
mi mujer lleva desde las nueve intentando aparcar su coche en el garaje .
despiértenos el martes a las cuatro y media , por favor , tenemos que coger el tren a Salzburgo .
buenos días , soy Rossi , de la habitación treinta . necesito una manta adicional .
¿ dónde tenemos que hacer transbordo para ir a la panadería ?
si el domingo hace buen tiempo , mi hijo visitará la fortaleza .
el aeropuerto está delante de la torre .
mis hijos quisieran pagar con tarjeta , pero el aparato no funciona .
¿ dónde está el cuchillo limpio ? ¿ podría traérnoslo , por favor ?
¿ se admiten gatos en el restaurante ?
¿ podría preparar la cuenta de la habitación veintinueve ? me marcho dentro de cuatro horas .
el teatro de la ópera antiguo , que está a cincuenta minutos de aquí , merece una visita .
quisiera dar un paseo por el casco antiguo y fotografiar la famosa catedral .
quisiéramos dejar el hotel .
fui al mercado hace cinco días .
la señora quiere cambiar de habitación porque el televisor está fuera de servicio .
¿ dónde está la cuenta ? - se la enviaré dentro de cuarenta minutos .
¿ cuánto cuesta enviar una carta a Austria ?
el seguro cuesta setenta y cinco euros al día .
¿ podría preparar la cuenta de la habitación cincuenta y nueve ? me marcho dentro de cuatro horas .
quiero que me recomiende un buen museo .
va a nevar la próxima semana , por eso queremos ir al teatro .
les gustó mucho la obra de teatro .
después del desayuno no puedo traer mi perro .
necesitamos el recibo . ¿ nos lo puede traer ?
se nos ha acabado la miel ; la recepcionista ha ido a comprar más .
quisiera siete entradas para la visita de la ciudad del diez de junio .
disculpe , ¿ cuánto cuesta el sombrero negro del escaparate ?
mi hijo quisiera cambiar dinero .
ayer por la tarde los turistas rompieron la lámpara .
una habitación familiar cuesta ochenta y cinco euros por noche , y el servicio de habitaciones no está incluido .
la camisa que los turistas compraron es demasiado pequeña .
la cena se sirve a partir de las nueve y media en la terraza .
no he estado nunca en Madrid , pero conozco bien Praga .
primero quisiera hablar con el director y después ir al teatro .
quisiéramos saber si el tren rápido sale a las tres y diez .
deme su carné de identidad y firme aquí , por favor .
he reservado una habitación familiar a nombre de Rossi .
el grifo está fuera de servicio desde ayer .
buenas noches , señor Serrano . ¿ ha dormido bien ?
¿ podría decirme si la fiesta se celebra el trece de agosto ?
la señora teme que el tren rápido esté lleno .
¿ cuánto se tarda en reparar la cafetera ?
mi hija no está satisfecha con la habitación porque los niños escuchan música alta .
estamos esperando el tren para Atenas .
un taxi a la parada de autobús cuesta unos veinte euros .
nuestros amigos suelen levantarse a las cinco .
despiértenos mañana a las seis menos veinte , por favor , tenemos que coger el tren a Colonia .
imprima la lista de precios , por favor .
me alegro de que mi hermana pueda dejar el hotel .
quisiera fotografiar el museo antiguo y comprar un cuaderno .
Martin , ¿ puedes darme el adaptador ?
disculpe , ¿ qué hora es ? - son las nueve y cuarto .
buenos días , soy Fischer , de la habitación cincuenta . quisiera pedir el desayuno .
la habitación individual cómoda que reservamos la semana pasada es demasiado pequeña .
mi hermana ha perdido sus gafas y su sombrero .
el vuelo de Roma fue cancelado por la niebla .
volamos a Hamburgo .
cuando llegamos a Hamburgo , las cortinas no estaban limpias .
mi mujer pasó nueve días en Salzburgo y cinco días en Atenas .
se tarda una hora en llegar a Sevilla .
la fortaleza está abierta desde las ocho y media hasta las seis , pero los martes está cerrada .
¿ sabe cuándo abre la hermosa fortaleza ?
hay que planchar estas camisas antes del domingo .
se tarda cinco horas en reparar el televisor .
para mí una tabla de quesos grande y una botella de cerveza , por favor .
¿ sabe cómo se va del banco a la biblioteca antigua ?
la guía con la que él habló el viernes era muy amable .
¿ podríamos dejar la habitación a las once y media ?
¿ por qué no dejó su maleta negra en la recepción ?
antes de salir de viaje , ella quisiera probar el queso de la región .
el hospital está a dos pasos de la famosa torre .
él quisiera cambiar trescientos francos suizos por euros .
no hay jabón en el cuarto de baño .
mi hija ha escrito una carta a sus padres .
no he estado nunca en Ginebra , pero conozco bien París .
¿ dónde tenemos que hacer transbordo para ir a la parada de autobús ?
el vuelo de Hamburgo fue cancelado por la huelga .
el camarero me ha traído una sopa de verduras caliente en lugar de un helado .
la señora Schmidt no está hoy . ¿ quiere dejar un recado ?
¿ podría decirnos si el paseo en barco dura dos horas ?
de la parada de autobús a la iglesia antigua hay solo cinco minutos a pie .
llévenos al cine , por favor , tenemos prisa .
¿ tienen una habitación doble para dos personas para cinco noches ?
mi hija rompió el florero ayer .
la obra de teatro empieza a la una menos cuarto .
¿ dónde está el contrato ? - se lo traeré mañana .
el viernes pasado quería coger el coche .
el avión a Valencia despega a las tres y cuarto .
¿ a qué hora sale el tren rápido para Ginebra ?
¿ a qué distancia está el monasterio antiguo de aquí ?
cuando llegue a Edimburgo , voy a visitar el hermoso ayuntamiento .
he escrito una carta a mi hermano .
¿ cuánto cuesta enviar una carta a Inglaterra ?
anteayer mis padres reservaron una mesa para siete personas .
Paul , ¿ puedes esperarme ?
el tren rápido para Atenas sale a las nueve y veinticinco del andén once .
tomaremos algo en el bar .
es importante que los turistas envíen una postal a Salzburgo hoy .
he perdido mis guantes y mi móvil .
¿ puede traducir esta frase ? gracias por su ayuda .
hemos reservado una habitación familiar a nombre de López .
pregúntele a la señora Moreno si quiere dar un paseo por el bosque , por favor .
¿ podría preparar la cuenta de la habitación doscientos cinco ? me marcho mañana .
hemos perdido nuestro reloj nuevo y nuestras gafas .
la sopa de verduras que pedí está deliciosa .
¿ cómo se apaga la música ?
la autopista a Bruselas está cortada , así que tenemos que dar un rodeo .
mi hermano habla francés , pero no entiende el portugués .
es una lástima que la lavadora esté fuera de servicio .
la hermosa biblioteca , que está a cuarenta minutos de aquí , merece una visita .
se nos ha acabado la miel ; el director ha ido a comprar más .
quisiera siete entradas para la visita de la ciudad del primero de marzo .
quisiéramos siete entradas para la visita de la ciudad del diecinueve de agosto .
camarero , pedí una sopa de verduras fría , pero me ha traído una sopa de verduras caliente .
tuve que cambiar dinero .
no se preocupe , señor Serrano , le despertaremos a las nueve y diez .
cuando llegue a Londres , voy a participar en la conferencia .
ella quería enviar una postal a Londres hace siete días .
nos gusta comer en la terraza .
mis padres están a punto de recoger su llave .
no tenemos tiempo de comprar crema solar .
¿ tienen platos sin queso ?
¿ podría decirnos si el mercado cubierto antiguo está cerrado los viernes ?
los turistas no tienen tiempo de fotografiar el castillo .
¿ cuándo cierra la fortaleza los viernes ?
ellos perdieron su carné de identidad .
aunque tengo dolor de cabeza , quiero alquilar una bicicleta .
¿ está incluido el minibar en el precio o tenemos que pagarlo aparte ?
hay un error en la cuenta : no he pedido ningún helado .
¿ podría venir alguien a la habitación cuatrocientos uno ? el cuarto de baño no está limpio .
¿ cuándo sale el último tren rápido para Praga ?
en Hamburgo lleva nueve días lloviendo .
¿ cuánto cuestan las entradas para la película del miércoles ?
lamentablemente no tenemos apartamentos libres antes del quince de abril .
un taxi a la oficina de turismo cuesta unos diecisiete euros .
el acuario está abierto desde las once menos cuarto hasta las seis y media , pero los jueves está cerrado .
el almuerzo se sirve a partir de las doce y cuarto en el jardín .
mi hermano tuvo que marcharse el dieciséis de diciembre .
estoy seguro de que mi hermano cambiará dinero después del desayuno .
mi hija sabe que el supermercado está cerrado los sábados .
me llamo Rossi , tengo una reserva para dos personas .
mi hermana suele levantarse a las cinco menos cuarto .
el tren para Sevilla sale a las doce y cuarto del andén tres .
mi mujer no quiere ir a la ópera .
el centro comercial está al lado del mercado cubierto antiguo .
estoy a punto de reservar una mesa para seis personas .
mis hijos tuvieron que registrarse ayer .
antes de salir de viaje , quisiera tomar algo en el bar .
quisiéramos cambiar trescientos dólares por euros .
en diciembre suele hacer mucho frío en Varsovia .
la ducha de nuestra habitación no funciona .
quiero que el cocinero hable más despacio .
nuestros amigos han preguntado en la recepción .
quería levantarme temprano ayer .
quisiera quejarme : la habitación es demasiado calurosa y la radio está fuera de servicio .
el coche que alquilé es demasiado pequeño .
mi hermana quiere hacer senderismo por la montaña en lugar de nadar en el lago .
los huéspedes toman té en el desayuno , pero yo prefiero té .
¿ olvidó su chaqueta en el taxi la semana pasada ?
¿ podría preparar la cuenta de la habitación dos ? me marcho dentro de seis horas .
los turistas quieren comprar unos sellos .
¿ desea pagar por transferencia o en efectivo , señora Walker ?
me encantaría ir al mercado .
como el tren nocturno llega demasiado tarde , no llegaré hasta las diez y veinticinco .
es una lástima que el apartamento huela a humo .
de la estación de metro al teatro hay solo quince minutos a pie .
es importante que mi marido vaya a la policía antes de las diez menos cuarto .
la señora se queda hoy en el hotel porque está enferma .
la señora Moreno piensa nadar en el lago .
el señor Wilson acaba de preguntar en la recepción .
quiero que apague la calefacción .
tengo que coger un taxi porque el tren lleva veinte minutos de retraso .
la agencia de viajes está detrás del monasterio .
nos han robado el carné de conducir y la bufanda azul .
quisiera que me despertaran a las nueve , habitación cuatrocientos seis .
cuando llegue a Hamburgo , voy a visitar el famoso museo y la exposición .
él está buscando su cartera . ¿ la ha visto ?
no me quedé en el hotel .
buenos días , señor Rossi . ¿ ha tenido un buen viaje ?
dudo que los huéspedes naden en el lago a las cinco menos diez .
el monasterio , que está a cinco minutos de aquí , merece una visita .
pregúntele al señor Becker si quiere ir a bailar , por favor .
camarero , pedí una tabla de quesos grande , pero me ha traído una tabla de quesos .
¿ hay una suite tranquila libre del cuatro al seis de febrero ?
la ventana no se puede abrir , y la caja fuerte no funciona .
no se preocupe , señora Weber , le traeremos un cenicero nuevo .
¿ cuánto se tarda en reparar la radio ?
no creo que el señor Rossi pueda pagar la cuenta mañana .
llegamos el miércoles tres de febrero a las doce menos cuarto .
no sé si el caballero puede hacer un picnic el fin de semana .
busco un hotel que no sea demasiado caro .
quisiéramos hacer un picnic y hacer senderismo por la montaña .
el secador de la habitación ciento cinco no funciona .
el teatro de la ópera , que está a cincuenta minutos de aquí , merece una visita .
buenas noches , ¿ qué recomienda , el pastel de manzana o el buen filete ?
la semana pasada rompí la lámpara .
la guía con la que hablé el domingo era muy amable .
¿ cuándo sale el primer tren nocturno para Berlín ?
mi marido no tiene tiempo de alquilar una bicicleta .
mi hermano ha escrito una carta a su familia .
aunque hace mucho frío , ella va a ir a la playa .
si no es mucha molestia , ¿ podría ayudarme con el equipaje ?
quisiera un asiento en primera clase para Ginebra .
quisiera hacer un picnic y tomar algo en el bar .
estamos hartos de esperar .
¿ sabe cómo se va del hospital al castillo ?
hay que lavar estas blusas antes del domingo .
¿ quién puede darme una habitación familiar con vistas al lago ?
si el tren lleva cuarenta y cinco minutos de retraso , cogeré un taxi .
¿ quisiera probar el queso de la región esta tarde ?
¿ cambiaste tu vuelo hace dos horas ?
he oído que la media pensión cuesta treinta y nueve euros al día .
despiérteme el sábado a las cuatro y media , por favor , tengo que estar en el aeropuerto antes de las dos y cuarto .
nevará el sábado , por eso ellos se quedarán en el hotel .
¿ tenemos que hacer transbordo en Edimburgo o hay un tren directo ?
ellos quieren alquilar una motocicleta en lugar de visitar el museo y el ayuntamiento .
mi hija puede llamar a sus padres dentro de cinco horas .
mi hijo acaba de prolongar su estancia .
creo que mi hermano hablará con el médico .
el caballero quisiera acostarse temprano porque está cansado .
lo sentimos mucho , señor García . el cocinero se ocupará de ello inmediatamente .
¿ está la azotea en la octava planta ?
pasé cuatro días en Atenas y nueve días en Zúrich .
ellos viven en Valencia .
ella está esperando el tren nocturno para Atenas .
mi hija se quedó cinco noches .
creo que podemos comer algo .
aunque nieva , mis padres van a visitar el museo de arte .
la autopista a Edimburgo está cortada , así que tengo que coger el tren .
el hotel en el que mi hija estuvo en Barcelona estaba cerca de la estación .
se nos ha acabado la sal ; el mozo ha ido a comprar más .
¿ hay alguien aquí que hable alemán ? mi mujer no habla inglés .
ellos se han resfriado . ¿ qué deberían hacer ?
quisiera que me despertaran a las siete y cuarto , habitación cuatro .
el pastel de manzana que pedí está delicioso .
si mañana hace buen tiempo , voy a hacer senderismo por la montaña .
he reservado una suite a nombre de Taylor .
anteayer tuve un accidente . ¿ qué debería hacer ?
¿ cuánto cuesta alquilar una motocicleta por tres días ?
he oído que el faro abre a las dos .
¿ hay una librería cerca de aquí ?
¿ cuándo probará el queso de la región ?
dudo que él dé un paseo por la rosaleda dentro de cinco horas .
después del desayuno él quiere comprar unas postales , pero antes tiene que preguntar en la recepción .
¿ puede darnos la dirección del dentista , por favor ?
la suite grande que mi marido reservó en abril está en la cuarta planta .
hemos perdido nuestras gafas de sol y nuestra chaqueta .
ellos tienen que pagar un ojo de la cara por los zapatos .
espero que ella pueda descansar un poco .
¿ qué día es hoy ? - hoy es lunes , dos de mayo .
dudo que mi mujer descanse un poco el jueves a las diez y cuarto .
¿ cuándo sale el primer tren rápido para Granada ?
la señora Wagner celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
mi hijo ha dejado su carné de conducir en casa y ahora tiene que ir a la policía .
voy a acostarme temprano el martes a las cuatro y veinticinco .
¿ podría traernos un poco más de pan , por favor ?
sería muy amable de su parte traernos seis planchas .
tengo que hacer cola una hora en el aeropuerto .
la ventana no se puede abrir , y el cuarto de baño está sucio .
hablamos inglés , pero no entendemos el alemán .
le pedí a la recepcionista que nos cambiara quinientos euros , pero no ha pasado nada .
¿ para el tren nocturno en todas las estaciones ?
de eso ni hablar , señor Miller .
¿ compró unos sellos ayer ?
¿ podría decirme si el aparcamiento está incluido en el precio ?
estoy buscando mi chaqueta . ¿ la ha visto ?
mi hermana tiene que trabajar en la biblioteca .
cuando llegué a Ginebra , el sillón estaba sucio .
tengo que hacer transbordo en Lisboa .
el baile se celebra el diez de marzo .
¿ han encontrado unos guantes marrones ? nos los hemos dejado en el bar .
ya no tenemos queso , pero puedo recomendarle la sopa de tomate caliente .
he oído que el museo de arte abre a las cinco y media .
¿ perdiste tu billete de avión el mes pasado ?
mis hijos han olvidado llamar a su abogado .
preferiríamos un apartamento tranquilo que tenga chimenea .
Roma es la ciudad más bonita que los niños han visto nunca .
va a nevar el fin de semana , por eso el señor Taylor va a tomar algo en el bar .
quiero que mi hermana pruebe el pescado de la región .
preferiríamos un apartamento luminoso que tenga cocina .
como el autocar será cancelado , no llegaré hasta las doce y veinte .
¿ dónde está el contrato ? - se lo traeré inmediatamente .
buenas noches , ¿ cierra el gimnasio a las nueve y cuarto ?
busco un hotel que esté cerca del centro comercial .
ellos acaban de llegar a Varsovia .
el señor Serrano quisiera pagar con tarjeta , pero el aparato no funciona .
la calefacción está fuera de servicio desde esta mañana .
lo sentimos mucho , señora García . el técnico se ocupará de ello inmediatamente .
el camarero que habla italiano es muy amable .
puedo ir a nadar dentro de cincuenta minutos .
quiero que envíe a alguien a la habitación veintitrés .
quisiéramos saber si el tren nocturno para en todas las estaciones .
el vuelo a Varsovia fue cancelado por la huelga .
el taxi que los turistas pidieron para las siete menos diez todavía no ha venido .
mi hermana acaba de llegar a Granada .
a mi compañero le encantaría participar en el curso de idiomas .
me alegro de que nos quedemos tres noches el viernes a las diez menos cuarto .
tenemos que hacer transbordo en Sevilla .
un billete de ida y vuelta a Londres , por favor , en segunda clase .
los turistas cambian dinero mañana .
mi mujer quiere cambiar de habitación porque la tarjeta llave está estropeada .
antes de salir de viaje , quisiéramos comprar unos recuerdos .
¿ podría traernos un poco más de fruta , por favor ?
¿ cuánto cuesta enviar un paquete a Inglaterra ?
en enero suele hacer mucho viento en Sevilla .
la guía quiere saber si quiero quedarme hasta el miércoles .
ella tiene hambre .
hola , estamos buscando nuestro abrigo . ¿ lo ha visto ?
cuando llegamos a Lisboa , las cortinas no estaban limpias .
hasta que llegue la señora , queremos ir a nadar .
sé que la carnicería está cerrada los miércoles .
¿ hay alguien aquí que hable italiano ? los turistas no hablan alemán .
por culpa del atasco llegué demasiado tarde a la estación .
suelo levantarme a las cuatro y media .
dudo que paguemos con tarjeta de crédito mañana a las cuatro y diez .
es importante que mi mujer compre un billete para Colonia hoy .
le pedí al camarero que limpiara la habitación , pero no ha pasado nada .
me han robado el billete de tren y el móvil .
los niños quisieran pollo con arroz y una botella de cerveza .
él tiene que pagar un ojo de la cara por el bolso marrón .
solemos levantarnos a las diez y media .
¿ llega el barco a Génova a las cuatro y media ?
los pantalones blancos cuestan diecinueve euros , pero el bolso es más barato .
los niños no tienen ganas de visitar el famoso faro .
hola , ¿ perdiste tu pasaporte el viernes pasado ?
quisiera ir al teatro y fotografiar el teatro .
como el tren nocturno llega demasiado tarde , no llegaremos hasta las ocho y cinco .
siento que ella haya perdido su collar ayer por la tarde .
la pizza está deliciosa .
ella es de Italia , pero vive en Hamburgo desde hace siete años .
el huésped de la habitación cuatrocientos diez se marcha mañana .
no podemos dormir porque el apartamento está sucio .
llevo desde las diez menos cuarto intentando enviar una postal a Zúrich .
mi hermano no come ni huevos ni pescado .
¿ puedes enseñarnos la habitación individual luminosa , por favor ?
el partido de fútbol empieza a las diez y media .
¿ hay una embajada cerca de aquí ?
¿ dura la fiesta dos horas ?
es posible que ellos den un paseo por el bosque dentro de cuarenta y cinco minutos .
espero que nuestros amigos se queden en el hotel esta tarde .
quisiera reservar una mesa para cuatro personas para esta noche .
no he estado nunca en Varsovia , pero conozco bien Ginebra .
mi hermana suele levantarse a las diez y cinco .
¿ podría recomendarnos una buena playa , por favor ? gracias por su ayuda .
hola , ¿ quiere participar en el curso de idiomas ?
me llamo Walker , tengo una reserva para hoy .
mis hijos necesitan un termómetro de la farmacia .
los turistas quisieran cambiar trescientos francos suizos por euros .
he escrito una carta a mi jefe .
¿ podría prestarme un bolígrafo , por favor ?
nos interesa la biblioteca . ¿ hay una visita guiada en alemán ?
necesitamos un taxi a la oficina de correos para siete personas a las dos y veinticinco .
desde el balcón se pueden ver la hermosa iglesia y el parque .
no hemos estado nunca en Granada , pero conocemos bien Lisboa .
la suite tranquila que mi hermana reservó por teléfono es demasiado cara .
disculpe , ¿ qué hora es ? - son las diez .
quisiera una habitación familiar grande con balcón y vistas al lago .
los huéspedes querían probar el queso de la región hace siete días .
la señora Wilson ha cancelado la reserva para el domingo .
queremos que la camarera de piso hable más despacio .
me llamo Walker , tengo una reserva para esta noche .
mis hijos han escrito una carta a su oficina .
acabamos de ir a la policía .
el once de abril mi hermana va a hacer senderismo por la montaña .
he comprado crema solar para mi familia .
nadie pudo decirme dónde está la agencia de viajes .
no estoy satisfecho con la habitación porque el aire acondicionado hace demasiado ruido .
el concierto que quería ver fue ayer .
para mí un filete y tres vasos de limonada , por favor .
no podemos dormir porque la lavadora es demasiado ruidosa .
hasta que llegue mi marido , queremos visitar el museo de arte .
quisiéramos una habitación doble con televisor , por favor .
buenos días , he pedido una macedonia de frutas . ¿ cuándo me la va a traer ?
ellos pasaron siete días en Londres y cinco días en Atenas .
mi compañero quiere cambiar de habitación porque la cama no está hecha .
el pronóstico dice que hará mucho frío la próxima semana .
el miércoles pasado perdimos nuestro carné de conducir .
de la agencia de viajes al museo de arte hay solo cinco minutos a pie .
¿ cuánto cuesta una habitación individual grande con ducha por noche ?
quisiéramos que nos despertaran a las cuatro y cuarto , habitación doscientos siete .
mi hermana toma té en el desayuno , pero yo prefiero café .
camarero , pedí un pastel de manzana , pero me ha traído una tabla de quesos .
la habitación familiar pequeña que el señor Walker reservó la semana pasada es demasiado pequeña .
¿ por qué no cancelaste tu pedido ?
quisiéramos cambiar ciento cincuenta dólares por euros .
si no es mucha molestia , ¿ podría apagar la luz ?
el aeropuerto está detrás del zoo .
¿ podría decirnos si la charla dura tres horas ?
quisiéramos ir al mercado e ir al cine .
el castillo de Praga es más antiguo que el de Roma .
hace cuatro horas rompimos el vaso .
llego el miércoles catorce de junio a las siete .
buenos días , ¿ hay una habitación libre del dieciséis al veintitrés de junio ?
ya no tenemos pollo , pero puedo recomendarle la sopa .
el técnico que reparó la conexión a internet trabajó bien .
¿ sale el autobús a las dos menos cuarto ?
me he dejado mis gafas en el tren a Sevilla .
primero mi hermana quisiera pagar la cuenta y después hacer senderismo por la montaña .
el vestido más pequeño cuesta un ojo de la cara .
no me traiga todavía el filete , por favor .
pienso que podemos trabajar en la biblioteca .
él ha comprado un recuerdo para sus padres .
¿ puede reparar el inodoro ?
hemos escrito una carta a nuestro hermano .
no se preocupe , señor López , repararemos la ducha .
siga todo recto y luego gire a la izquierda en la parada de autobús .
primero quisiéramos reservar una mesa para seis personas y después participar en la conferencia .
lamentablemente no tenemos habitaciones familiares pequeñas libres hasta el domingo .
quiero que mis hijos fotografíen el palacio .
mis padres quisieran hacer senderismo por la montaña y dar un paseo por el bosque .
tome las pastillas cuatro veces al día , después de las comidas .
el caballero trabajará en la biblioteca .
son setenta euros . - quédese con el cambio .
el camarero que habla español está hoy enfermo .
¿ podría traernos un vaso de zumo de naranja , por favor ?
¿ necesito receta para las pastillas ?
¿ sabía que la sala de desayunos está en la novena planta ?
¿ puede cambiar las toallas , por favor ?
quería preguntarle si podría limpiar la habitación treinta y tres .
ya no tenemos queso , pero puedo recomendarle la buena sopa .
cuatro billetes de ida y vuelta a Roma para el dieciocho de noviembre , por favor .
Varsovia es la ciudad más bonita que he visto nunca .
¿ tienen platos sin arroz ?
en nuestra habitación huele a gas .
una habitación familiar pequeña cuesta cincuenta y cinco euros por noche , y el seguro no está incluido .
mi hermano no tiene ganas de hacer un picnic .
¿ hay una habitación cómoda libre del veintitrés al veinticinco de febrero ?
busco un hotel que esté cerca del aeropuerto .
¿ cuándo abre el museo de arte los jueves ?
mi hijo pasó cinco días en Viena y seis días en Londres .
¿ sabía que el bar está en la sexta planta ?
hasta que llegue la señora , quiero tomar algo en el bar .
antes de que cierren las tiendas , quisiéramos visitar el teatro de la ópera .
como el autocar llega con retraso , no llegaremos hasta las once y cinco .
a mis hijos les encantaría visitar la torre y el acuario .
la señora Serrano perdió el enlace en Lisboa porque el tren nocturno llegó con retraso .
la guía con la que hablé esta mañana era muy amable .
el huésped de la habitación treinta y cuatro ha pedido el desayuno .
él está de mal humor porque está nublado ahora .
quisiera reservar una mesa para cuatro personas en la terraza .
si el domingo hace buen tiempo , vamos a participar en el paseo en barco .
no puedo dormir porque la habitación es demasiado cara .
he comprado un cuaderno para mi oficina .
quisiéramos una habitación doble con ducha , por favor .
buenas noches , ¿ conoce un buen restaurante cerca de la farmacia ?
mi marido llegó tarde porque el tren nocturno llevaba cincuenta minutos de retraso .
siga todo recto y luego gire a la izquierda en la oficina de turismo .
hemos perdido nuestro bolso y nuestro paraguas .
¿ tienen una habitación para seis personas para cuatro noches ?
el pronóstico dice que nevará .
¿ cómo se llama ? - me llamo Julia Taylor .
¿ podría explicarnos el recibo , por favor ?
he olvidado reservar una habitación doble más barata .
somos de México , pero vivimos en Sevilla desde hace tres años .
quisiéramos una habitación doble grande con terraza y vistas al jardín .
no tengo tiempo de fotografiar la iglesia .
hemos oído que la consigna está abierta hasta las cuatro menos cuarto .
la camisa cuesta seis euros , pero la falda más corta es más barata .
me alegro de que podamos cancelar nuestra reserva .
si el sábado hace demasiado frío , nos acostaremos temprano .
no creo que podamos descansar un poco .
los niños acaban de llegar a París .
el tren regional para Bruselas sale a las siete y cuarto del andén diez .
es posible que mi mujer lea un libro .
en Roma lleva tres días lloviendo .
quisiéramos una habitación familiar con baño , por favor .
todas las habitaciones de la primera planta tienen baño .
la macedonia de frutas está buenísima .
para mí una sopa de pescado y un vaso de vino blanco , por favor .
¿ puede la recepcionista limpiar la habitación veintiséis ?
la señora Miller ha perdido sus guantes y su sombrero gris .
mi mujer no tiene tiempo de probar el vino de la región .
creo que podemos dar un paseo por la rosaleda .
¿ sabía que la fiesta se celebra el veintiocho de julio ?
no creo que podamos fotografiar el museo .
el trayecto dura cinco horas y cuarenta y cinco minutos .
el mes pasado el señor Miller perdió el avión .
¿ a qué hora sale el autocar para Hamburgo ?
necesito el contrato . ¿ me lo puede enviar ?
la señora Dubois ha escrito una carta a su hermana .
quiero que llame a un médico .
¿ hay una habitación libre del diecinueve al veintiséis de febrero ?
sería muy amable de su parte despertarme a las nueve y media .
Granada es la ciudad más bonita que hemos visto nunca .
la guía quiere saber si participaremos en la cata de vinos el próximo martes .
mi hermano se ha quedado dormido . ¿ qué debería hacer ?
buenos días , ¿ puede hablar más despacio , por favor ?
el vuelo a Sevilla fue cancelado por la huelga .
no hay toallas en nuestra habitación .
antes de que cierren las tiendas , quisiera alquilar una bicicleta .
¿ cuánto cuesta una habitación familiar bonita con chimenea por noche ?
¿ hay una gasolinera cerca de aquí ?
el apartamento que mi mujer reservó por teléfono es demasiado pequeño .
la señora García quisiera hacer senderismo por la montaña .
¿ podría venir alguien a la habitación trescientos cuatro ? los niños escuchan música alta .
las plantas de la tercera planta necesitan agua .
nos encantaría dar un paseo por el parque .
he oído que la fiesta se celebra en el ayuntamiento .
las plantas de la sexta planta necesitan agua .
el señor Schmidt quisiera ir a la ópera y nadar en el lago .
quisiera una habitación familiar cómoda con baño , por favor .
¡ buen provecho ! el filete es la especialidad de la casa .
no tengo ganas de comprar un cepillo de dientes .
mi compañero puede tener la habitación familiar luminosa con escritorio .
la cena se sirve a partir de las nueve en el comedor .
¿ cuándo estarán listos mis pantalones blancos ?
me alegro de que ella pueda ir a la policía .
¿ podría decirme si la piscina abre a las doce ?
el señor García perdió su billete de tren el mes pasado .
nuestros amigos hablan italiano , pero no entienden el inglés .
¿ puede abrir la ventana ?
no hay jabón en la habitación cuatrocientos seis .
¿ puede esperar un momento , por favor ?
estoy seguro de que cenaré en el restaurante dentro de treinta minutos .
despiértenos el miércoles a la una y media , por favor , tenemos que estar en el aeropuerto antes de las ocho .
la señora Dubois reservó un apartamento ayer por la noche .
la cama supletoria es demasiado dura .
el tren de Valencia a Hamburgo lleva cincuenta minutos de retraso .
mi mujer quisiera pescado con patatas y una botella de cerveza .
llevo desde la una menos cuarto intentando cancelar mi reserva .
como el autobús llegará demasiado tarde , no llegaré hasta las tres y media .
quisiéramos un asiento en el pasillo para el sábado .
lo sentimos mucho , señora Taylor . el director se ocupará de ello inmediatamente .
este abrigo es demasiado caro .
aunque llueve , la señora Becker va a dar un paseo por la rosaleda .
mi hija se ha roto el brazo y tiene que ir al hospital .
cuando el taxista habla italiano , me suena a chino .
lamentablemente ya no quedan entradas para el partido de fútbol .
¿ podría decirme si la boda se celebra en la sala de conferencias ? muchas gracias de antemano .
cuando llegue a Barcelona , voy a comprar chocolate .
cuando llegamos a Madrid , la habitación era demasiado ruidosa .
¿ qué recomienda , la tortilla o la sopa de pescado ?
llame a un médico , por favor , mi hija se ha desmayado .
un billete de ida a Roma , por favor , en segunda clase .
cuando el mozo habla portugués , me suena a chino .
quisiéramos reservar una habitación individual pequeña para cuatro personas del diez al dieciocho de octubre .
la parada de taxis está detrás del hermoso mercado cubierto .
la carta que mi hermana envió a Valencia todavía no ha llegado .
nuestros amigos llevan desde las ocho y media intentando cambiar dinero .
¿ podría traernos un poco más de sal , por favor ?
mi marido acaba de comprar un billete para Praga .
hablo francés , pero no entiendo el italiano .
¿ podría decirme si la reunión termina a las tres ?
quisiera un apartamento con terraza y vistas a la plaza .
nos encantaría nadar en el lago .
¿ han encontrado una bolsa de viaje ? nos la hemos dejado en el comedor .
estamos buscando nuestro diario . ¿ lo ha visto ?
le gusta mucho el zoo .
si el fin de semana hace buen tiempo , fotografiaremos la catedral .
lléveme a la oficina de correos , por favor , tengo prisa .
quisiéramos tres entradas para la película del veintiuno de diciembre .
el camarero que habla portugués es muy amable .
dudo que mi hijo pregunte en la recepción más tarde .
el teatro está abierto desde las siete y cuarto hasta las siete y media , pero los domingos está cerrado .
pregúntele a la señora Fischer si quiere hacer senderismo por la montaña , por favor .
lamentablemente no tenemos habitaciones individuales libres hasta el martes .
sé que la joyería está cerrada los viernes .
¿ podría preparar la cuenta de la habitación cuarenta y dos ? me marcho mañana .
creo que ella puede quedarse hasta el sábado .
la tabla de quesos está buenísima .
quiero que nos haga una foto .
¿ dónde tenemos que bajar para ir al cine ?
nadie pudo decirme dónde está la oficina de objetos perdidos .
hay pasta de dientes sobre la mesa de la habitación cincuenta y tres .
lo sentimos mucho , señor Brown . la recepcionista vendrá inmediatamente .
ni hablar de que mi hija compre unas postales .
quisiera quejarme : los vecinos hacen demasiado ruido y el cuarto de baño no está listo .
es posible que mi mujer se marche el próximo sábado .
el camarero que habla inglés está de vacaciones .
quiero alquilar una motocicleta .
pregúntele al señor Brown si quiere ir a nadar , por favor .
le pedí al camarero que nos diera la dirección de la agencia de viajes , pero no ha pasado nada .
me duché ayer por la noche .
lamentablemente no tenemos apartamentos libres hasta el domingo .
el tren de Praga a Barcelona lleva cincuenta minutos de retraso .
un billete de ida a Colonia , por favor , en primera clase .
él necesita algo para la tos .
David , ¿ puedes darme el paraguas ?
llevo desde las nueve y cuarto intentando reservar una mesa para siete personas .
el tren regional para Sevilla sale a las doce y diez del andén catorce .
la guía quiere saber si queremos traer nuestro gato el viernes a las dos .
si tuviéramos más dinero , alquilaríamos un coche .
estará nublado esta tarde , por eso voy a desayunar en la terraza .
¿ podría venir alguien a la habitación veintiocho ? el armario está mojado .
estoy seguro de que pagaremos la cuenta .
los niños son de Francia , pero viven en Granada desde hace dos años .
quisiera hablar con el señor Fischer , por favor .
cuando lleguemos a Salzburgo , vamos a tomar algo en el bar .
hemos perdido nuestras gafas de sol y nuestras gafas .
quisiéramos un asiento en el pasillo para Venecia .
la carta que enviamos a París todavía no ha llegado .
dudo que paguemos la cuenta a las tres menos cinco .
ayer por la tarde perdimos nuestro bolso . ¿ qué deberíamos hacer ?
disculpe , ¿ podría traerme tres secadores , por favor ?
debe de ser un error : reservé una habitación doble tranquila , no un apartamento grande .
enséñenos la habitación tranquila , por favor .
mi hermano rompió el espejo ayer por la tarde .
¿ podría traernos un poco más de aceite de oliva , por favor ?
las botas más baratas cuestan un ojo de la cara .
el museo , que está a cincuenta minutos de aquí , merece una visita .
quiero que el cocinero traiga la cuenta .
es importante que los huéspedes cambien las botas por otra cosa hoy .
el señor Becker lleva desde las nueve intentando cambiar dinero .
no hay electricidad en el cuarto de baño .
nos gustó mucho la visita guiada .
son treinta y tres euros . - quédese con el cambio .
él tiene que ducharse .
los niños quieren comprar unas postales mañana por la noche .
el señor Taylor llegará el veintidós de enero a las ocho y veinticinco .
aunque el técnico ha reparado la caja fuerte , sigue sin funcionar .
no puedo dormir porque la lavadora hace demasiado ruido .
¿ desea pagar en efectivo o con tarjeta de crédito , señor Fischer ?
buenos días , señor Schmidt . ¿ ha tenido un buen viaje ?
¿ puedo probarme la chaqueta roja ?
la señora Dubois celebra su aniversario de boda hoy ; quisiera encargar una tarta .
el aire acondicionado hace demasiado ruido .
si el tren lleva cuarenta y cinco minutos de retraso , mi hijo cogerá el próximo tren .
buenas noches , ¿ puede explicarme el contrato , por favor ?
no creo que mi marido pueda coger el coche .
lamentablemente no tenemos apartamentos tranquilos libres hasta el viernes .
mis hijos acaban de recoger su chaqueta .
ella quisiera pan con mantequilla y una taza de té .
la ventana no se puede cerrar , y la calefacción está estropeada .
ella no está satisfecha con la habitación porque el mando a distancia no funciona .
llegué tarde porque el tren llevaba quince minutos de retraso .
¿ podría rellenar el formulario y recomendarme una buena playa ?
nevará pasado mañana , por eso mis padres van a descansar un poco .
el paraguas rojo que la camarera de piso encontró debajo de la cama es de mi compañero .
después del desayuno queremos ir al cine , pero antes tenemos que dejar nuestro collar en la recepción .
hemos perdido el ferry . ¿ qué deberíamos hacer ?
mi hija es de Portugal , pero vive en Viena desde hace siete años .
pienso que puedo seguir viaje a Londres .
tuvimos que ir en tren nocturno a Barcelona ayer por la tarde .
¿ han encontrado un sombrero ? me lo he dejado en el comedor .
mis hijos perdieron su tarjeta de crédito hace siete días y ahora tienen que ir a la policía .
¿ hay una farmacia cerca de aquí ?
tenemos que pagar la cuenta después del desayuno .
es importante que mis hijos cambien la falda por otra cosa hoy .
lamentablemente no tenemos habitaciones dobles grandes libres hasta el viernes .
hemos perdido nuestro reloj y nuestras gafas .
mi marido no tiene ganas de ir al mercado .
hola , ¿ hay cerca del hotel un médico que hable español ?
disculpe , ¿ cómo llego al centro comercial ?
¿ podría decirnos a qué hora sale el autobús para Barcelona ?
¿ sabía que el comedor está en la sexta planta ?
la conexión a internet de nuestra habitación no funciona .
mi hijo tiene que hacer transbordo en Zúrich .
si no es mucha molestia , ¿ podría cerrar la ventana ?
no creo que mi hijo reserve una mesa para seis personas esta noche .
me resfrié anteayer .
mis padres llegan el martes diez de enero a la una .
estará nublado .
llevo desde las siete intentando aparcar mi coche en el garaje .
llevo desde las cinco intentando prolongar mi estancia .
mi marido pasó tres días en Praga y dos días en París .
desde la terraza se pueden ver el zoo y el puerto .
quisiera una habitación familiar con balcón y vistas al castillo .
en junio suele hacer mucho calor en Viena .
necesitamos el contrato . ¿ nos lo puede dar ?
la bolsa de viaje azul que la camarera de piso encontró en el cuarto de baño es de mis padres .
el lunes estará nublado .
primero quisiera cambiar las botas más baratas por otra cosa y después hacer senderismo por la montaña .
tome la primera calle a la derecha y verá la fortaleza delante de usted .
¿ cuánto dura el trayecto de Varsovia a Praga ?
una pregunta : ¿ puedo dejar aquí mi paraguas negro hasta las dos menos diez ?
pedí una sopa de tomate caliente . ¿ cuándo me la va a traer ?
antes de salir de viaje , nuestros amigos quisieran probar el vino de la región .
perdí el enlace en Varsovia porque el tren fue cancelado .
quisiéramos comprar unos pantalones y chocolate .
no hemos estado nunca en Berlín , pero conocemos bien Salzburgo .
la señora Taylor llamó a las cuatro y cuarto y dejó un recado para el señor Wilson .
quiero cambiar de habitación porque la cama no está hecha .
disculpe , ¿ a qué distancia está el famoso castillo de aquí ?
el camarero nos ha traído una buena sopa en lugar de una macedonia de frutas .
antes de salir de viaje , quisiéramos nadar en el lago .
¿ podría decirme de dónde sale el autobús para Atenas ?
el filete está delicioso .
no he estado nunca en Salzburgo , pero conozco bien Ginebra .
se tarda cuatro horas en llegar a Granada .
nuestro equipaje no ha llegado ; debe de estar todavía en Bruselas .
la señora Rossi ha cancelado la reserva para el miércoles .
tengo muchas ganas de alquilar una bicicleta mañana .
¿ le importaría preparar la cuenta para mañana ?
aunque hace mucho calor , voy a visitar el palacio .
el taxi que pedimos para las cinco todavía no ha venido .
el acuario , que está a cuarenta y cinco minutos de aquí , merece una visita .
los niños han olvidado preguntar en la recepción .
el ferry llega a Génova a las siete .
no tenemos tiempo de visitar la exposición nueva y la hermosa iglesia .
¿ cuánto cuesta el vestido verde del escaparate ?
¿ qué vino va bien con la tabla de quesos ?
no vale la pena visitar el palacio .
la camarera de piso dice que el monasterio merece una visita .
no hace falta que nos traiga el contrato , la recepcionista ya nos lo ha dado .
por culpa del atasco el señor Moreno llegó demasiado tarde a la estación de metro .
póngame con la habitación treinta y seis , por favor .
¿ cuánto cuesta enviar una postal a Italia ?
hemos perdido nuestro portátil y ahora tenemos que llamar al hotel .
sé que el centro comercial está cerrado los lunes .
no estamos satisfechos con la habitación porque la cama no está hecha .
¿ cuánto cuesta alquilar una bicicleta por nueve días ?
estoy esperando el autobús para Lisboa .
el tren para Ginebra sale a las cuatro menos cuarto del andén tres .
del hospital al hermoso mercado cubierto hay solo quince minutos a pie .
los huéspedes están intentando cambiar su vuelo .
¿ dejó su carné de conducir en el coche el doce de octubre ?
buenos días , ¿ podría darnos una habitación pequeña con vistas al parque , por favor ?
él quiere cambiar de habitación porque los huéspedes de la habitación de al lado escuchan música alta .
el inodoro de la habitación tres está estropeado .
¿ cuándo cierra el museo de arte los martes ?
buenas noches , ¿ podría decirnos si el aparcamiento cuesta ciento diez euros al día ?
el camarero me ha traído una tortilla pequeña en lugar de una sopa vegetariana .
el coche que mi hija alquiló tiene una rueda pinchada .
queremos comprar unos sellos en lugar de dar un paseo por el bosque .
tenemos muchas ganas de visitar el museo de arte y el famoso museo el lunes .
¿ visitó el palacio y el acuario ?
¿ cuánto cuesta la corbata roja del escaparate ?
¿ zarpa el ferry a las dos ?
es posible que ellos pregunten en la recepción dentro de dos horas .
de primero quisiera una sopa de pescado y de segundo patatas con queso .
¿ conoce un hotel barato cerca de la oficina de objetos perdidos ?
tome la primera calle a la derecha y verá la hermosa biblioteca delante de usted .
aunque estamos enfermos , queremos ir a la playa .
les gusta mucho el faro .
antes de marcharme , quisiera preguntar en la recepción .
la señora Moreno llamó a las siete y cuarto y dejó un recado para el señor Moreno .
¿ puede cambiar las sábanas , por favor ?
quisiéramos que nos despertaran a las siete y cinco , habitación diecinueve .
siento que hayamos perdido nuestro pasaporte anteayer .
¿ hay un apartamento grande libre del catorce al diecinueve de marzo ?
el pronóstico dice que estará nublado la próxima semana .
¿ puede confirmar la reserva , por favor ?
¿ puedo pagar con tarjeta de crédito ?
la señora Schmidt ha cancelado la reserva para el jueves .
la señora Walker ha cancelado la reserva para el lunes .
quisiera quejarme : los vecinos escuchan música alta y el sillón está sucio .
mi hermana teme que el autocar llegue con retraso .
el billete a Salzburgo cuesta veintidós euros , pero solo tengo un billete de cincuenta euros .
la señora Miller celebra su cumpleaños el miércoles ; quisiéramos encargar una botella de vino .
el partido que ella quería ver ya ha empezado .
la sopa de pescado que pedimos está fría .
no hay toallas en el cuarto de baño .
quería preguntarle si podría explicarme la lista de precios .
¿ le importaría reservarnos una mesa junto a la ventana ?
el médico dice que mi hermana tiene que tomar las pastillas durante ocho días .
¿ puedes hacernos una foto , por favor ?
le gustó mucho la visita guiada .
ella ha olvidado dejar su diario en la recepción .
la radio de la habitación cuatrocientos diez está estropeada .
los niños quisieran jamón y huevos y una taza de té .
el tren regional para Hamburgo sale a las once y cuarto del andén doce .
sería muy amable de su parte limpiar la habitación doscientos veinte .
el barco llega a Palma a las diez menos cinco .
queremos que el camarero espere un momento .
si el tren está lleno , la señora Rossi tiene que perder el avión .
quiero que planche esta blusa .
el mejor hotel de Berlín está delante del teatro .
un taxi a la estación cuesta unos setenta euros .
me han robado el billete de tren y los guantes .
ella quiere visitar la fortaleza y el zoo en lugar de visitar el museo de arte .
el caballero necesita jarabe para la tos de la farmacia .
¿ dura la conferencia cuatro horas ?
¿ tienen una habitación para tres personas desde el sábado hasta el jueves ?
sería muy amable de su parte traerme un adaptador .
¿ podría preparar la cuenta de la habitación trescientos quince ? me marcho mañana .
quería preguntarle si podría llamar a un médico .
¿ puede confirmar la reserva por correo electrónico , por favor ? muchas gracias .
el jersey que compré es demasiado pequeño .
¿ podría traerme un poco más de azúcar , por favor ? muchas gracias .
¿ podría dejar la habitación a las doce ?
después del almuerzo queremos tomar algo en el bar , pero antes tenemos que cancelar nuestro pedido .
la señora Miller está a punto de pagar la cuenta .
¿ desea pagar con cheque o con tarjeta de crédito , señora Serrano ?
¿ quisieras prolongar tu estancia el martes ?
estoy esperando el tren para Varsovia .
hemos olvidado nuestro collar en la habitación y ahora tenemos que rellenar un formulario .
la estación está a dos pasos del faro .
todas las habitaciones de la séptima planta tienen televisor .
el señor Wagner tiene que hacer transbordo en Viena .
¿ puede traducir esta carta , por favor ?
ella está acostumbrada a levantarse temprano .
cuando llegamos a Colonia , las sábanas estaban sucias .
buenas noches , señora Schmidt . ¿ ha tenido un buen viaje ?
mi hermano vino a Salzburgo para participar en la cata de vinos .
¿ puede la recepcionista darme la dirección del restaurante ?
tengo que coger un taxi porque el autobús lleva cinco minutos de retraso .
¿ por qué no quieres ir al teatro ?
los turistas acaban de llegar a Londres .
el señor Brown no está hoy . ¿ quiere dejar un recado ?
el hervidor está fuera de servicio desde el domingo .
quisiera un asiento en el coche restaurante para Granada .
los pantalones que los turistas compraron son demasiado cortos .
este plato está frío , ¿ podría cambiarlo ?
ya no tenemos patatas , pero puedo recomendarle la macedonia de frutas .
como el tren rápido estará lleno , no llegaré hasta las seis y cuarto .
el zoo está abierto desde las nueve hasta las nueve y cuarto , pero los viernes está cerrado .
¿ cuándo estará listo mi jersey gris ?
¿ podría preparar la cuenta de la habitación treinta y nueve ? nos marchamos dentro de cuatro horas .
para mí un buen filete y un vaso de agua mineral , por favor .
la motocicleta que mi marido alquiló es demasiado pequeña .
de eso ni hablar , señor Schmidt .
en la habitación cuatrocientos diez huele a pescado .
no tengo tiempo de comprar una postal .
¿ cuál es la contraseña de internet ?
si esta tarde hace demasiado frío , mi hermana tomará algo en el bar .
el médico dice que mis hijos tienen que quedarse en la cama durante cuatro días .
si tuviera más dinero , reservaría una suite .
¿ quieres participar en la visita de la ciudad ?
¿ se admiten perros en el restaurante ?
quiero que envíe a alguien a la habitación treinta y ocho .
mis hijos pasaron cinco días en Salzburgo y dos días en Berlín .
necesito un taxi a la oficina de objetos perdidos para siete personas a las cinco y diez .
¿ desea pagar con tarjeta de crédito o en efectivo , señor Taylor ?
los niños quisieran comprar un mapa .
ellos hablaron con la guía ayer .
el trayecto dura cinco horas y quince minutos .
me he dejado mi mochila en el autobús a Lisboa .
disculpe , ¿ tienen una habitación para siete personas hasta el lunes ?
quiero que la recepcionista hable más despacio .
desde la terraza se pueden ver el zoo y el castillo .
la señora Serrano llamó a las cinco y veinte y dejó un recado para la señora Wagner .
la oficina de correos está al lado del monasterio .
la boda se celebra en el casco antiguo .
¿ dónde tenemos que hacer transbordo para ir a la farmacia ?
nos interesamos por la historia .
el hombre con el que los turistas hablaron esta mañana era muy amable .
cuando llegué a Salzburgo , el colchón estaba mojado .
¿ qué recomienda , la sopa de tomate o la macedonia de frutas ?
de primero quisiera una sopa y de segundo fideos con champiñones .
los niños quisieran ducharse .
para mí una tabla de quesos y una taza de café , por favor .
puedo cambiar mi vuelo más tarde .
tenemos dolor de cabeza .
cuando llegue a Bruselas , voy a ir al cine .
quiero que confirme la reserva por correo electrónico .
nos han robado la tarjeta de crédito y el bolso marrón .
si esta tarde nieva , la señora Fischer irá a la ópera .
si el martes llueve , ellos quieren descansar un poco .
los turistas están intentando hablar con la guía .
el billete a París cuesta diez euros , pero solo tengo un billete de cincuenta euros .
después del desayuno ella quiere alquilar una bicicleta , pero antes tiene que dejar su cámara nueva en la recepción .
¿ está el teatro cerrado los domingos ?
el médico dice que mi marido tiene que tomar las pastillas durante cuatro días .
no comemos ni arroz ni fideos .
la cena se sirve a partir de las ocho menos cuarto en el jardín .
el palacio es más grande que el acuario .
quisiera quejarme : la radio está estropeada y los vecinos hacen demasiado ruido .
es importante que mis padres dejen su bolso en la recepción hoy .
les gusta pasear por la playa .
el sofá no está hecho .
quiero visitar el famoso faro en lugar de ir a la playa .
¿ qué tranvía va al hospital ?
quisiéramos que nos despertaran a las seis y cuarto , habitación ciento veinte .
nos interesa la biblioteca . ¿ hay una visita guiada en inglés ?
queremos que mi hermano participe en la visita guiada .
no comemos ni queso ni arroz .
es importante que mi hermana llame a sus padres hoy .
¿ qué tiempo hace en Varsovia en septiembre ?
mi mujer puede tener el apartamento con balcón .
se tarda seis horas en llegar a Viena en autobús .
necesito papel higiénico .
mi compañero vino a Madrid para participar en la visita guiada .
el billete a Bruselas cuesta treinta y cinco euros , pero mi marido solo tiene un billete de cien euros .
disculpe , ¿ qué hora es ? - son las dos menos cinco .
quisiera pollo con arroz y una taza de té .
pasé cinco días en Múnich y tres días en Praga .
necesito un taxi a la farmacia para tres personas a las tres menos cuarto .
necesitamos un taxi desde la playa para tres personas a las nueve y cuarto .
el monasterio está abierto desde las siete menos cuarto hasta las seis y cuarto , pero los sábados está cerrado .
el bañador cuesta ciento diez euros , pero el sombrero es más barato .
vine a Barcelona para fotografiar el acuario .
los zapatos marrones cuestan doce euros , pero los pantalones son más baratos .
acabamos de ir a la peluquería .
dudo que probemos el vino de la región .
ella está acostumbrada a acostarse tarde .
el médico dice que mis padres tienen que quedarse en la cama durante nueve días .
necesitamos un taxi al cajero automático para ocho personas a las cuatro y veinticinco .
quería preguntarle si podría traernos champú .
quisiera quejarme : el televisor no funciona y la cama está sucia .
¿ hay una habitación libre del diecisiete al veintisiete de febrero ?
¿ hay alguien aquí que hable español ? mi mujer no habla francés .
estamos buscando nuestra llave . ¿ la ha visto ?
los huéspedes están intentando cambiar dinero .
¿ qué día es hoy ? - hoy es sábado , dieciocho de abril .
cuando lleguemos a Madrid , vamos a alquilar una motocicleta .
mi hija está de buen humor porque llueve ahora .
tenemos razón .
mi mujer perdió el enlace en Viena porque el tren llegó demasiado tarde .
si el fin de semana hace buen tiempo , visitaremos la iglesia .
mi hermano se ha roto el brazo y tiene que ir al hospital .
la conexión a internet de la habitación doscientos quince está estropeada .
me alegro de que mi hermana se quede unos días más .
buenos días , estamos buscando nuestro bolso . ¿ lo ha visto ?
mi compañero quisiera coger el coche a la una menos cuarto .
estamos a punto de llamar a nuestra familia .
en Londres lleva dos días lloviendo .
¿ han encontrado un collar caro ? nos lo hemos dejado en la habitación veintitrés .
hola , ¿ sería posible que nos recomendara un buen restaurante ?
lamentablemente el hotel está completo hasta el doce de septiembre .
el castillo de Colonia es más antiguo que el de Lisboa .
sería muy amable de su parte encender la calefacción .
quisiéramos un apartamento con bañera y vistas al puerto .
¿ se celebra la boda en el teatro de la ópera ?
¿ le importaría reparar el teléfono ?
el mozo encenderá la luz .
la conexión a internet está fuera de servicio desde ayer .
el paseo en barco empieza a las doce .
disculpe , ¿ puedo probarme el jersey ?
hasta que lleguen mis hijos , queremos hacer senderismo por la montaña .
no he estado nunca en Lisboa , pero conozco bien Valencia .
¿ qué día es hoy ? - hoy es jueves , ocho de junio .
¿ a qué hora sale el autocar para Lisboa ?
el caballero va a reservar un apartamento para cinco noches .
en julio suele hacer mucho sol en Viena .
me quedo hoy en el hotel porque estoy cansado .
el taxi que ella pidió para las tres todavía no ha venido .
cuando llegué a Colonia , la ventana estaba mojada .
no podemos dormir porque la suite está sucia .
es posible que ella no se quede en el hotel .
el vuelo de Berlín fue cancelado por la niebla .
quisiéramos que nos despertaran a las cuatro y veinte , habitación veintiuno .
quisiera quejarme : la alfombra está mojada y la luz está estropeada .
tome la segunda calle a la izquierda y verá el acuario delante de usted .
pregúntele al señor Wagner si quiere ir a la playa , por favor .
le pedí a la recepcionista que limpiara la habitación trescientos doce , pero no ha pasado nada .
¿ qué recomienda , la tortilla o la pizza ?
no vale la pena visitar el teatro .
tengo que coger un taxi porque el autobús llega demasiado tarde .
me alegro de que mi marido pueda alquilar un coche dentro de dos días .
¿ podría pasarme el pan , por favor ?
el señor Wilson llegará el nueve de agosto a la una .
el tren rápido para Venecia sale a las cinco y media del andén diecisiete .
¿ podría traerme un poco más de pan , por favor ? muchas gracias .
ella tiene que hacer cola dos horas en el museo .
no sé si me registraré dentro de cinco días .
después del desayuno la señora Wagner quiere nadar en el lago , pero antes tiene que prolongar su estancia .
aunque el técnico ha reparado el despertador , sigue sin funcionar .
buenas noches , ¿ podría firmar aquí y ayudarnos con el equipaje ? muchas gracias .
quisiéramos hacer senderismo por la montaña y fotografiar el mercado cubierto .
la carta que enviamos a Venecia todavía no ha llegado .
él lleva desde las once y diez intentando preguntar en la recepción .
¿ zarpa el ferry a las siete y diez ?
el camarero nos ha traído un bocadillo en lugar de un bocadillo frío .
ella llegó tarde porque el tren nocturno llegó demasiado tarde .
el vuelo a Viena fue cancelado por la tormenta .
en agosto suele hacer mucho calor en Madrid .
lamentablemente no tenemos habitaciones familiares más baratas libres en octubre .
estoy acostumbrada a acostarme tarde .
he reservado una suite a nombre de Navarro .
no se preocupe , señora Moreno , le despertaremos a las cuatro y cuarto .
¿ podría traerme la carta , por favor ?
¿ puedes firmar aquí , por favor ?
el pronóstico dice que va a hacer sol el martes .
aquí tiene su tarjeta , señora Wagner . su habitación está en la tercera planta .
¿ tienen una habitación doble tranquila para dos personas para cuatro noches ?
antes de salir de viaje , el caballero quisiera hacer senderismo por la montaña .
el señor Fischer llamó a las tres y dejó un recado para la señora Wagner .
¿ puedes rellenar el formulario , por favor ?
primero quisiéramos ir al dentista y después comprar pasta de dientes .
sería muy amable de su parte traernos una toalla de baño .
el taxi que pedí para las doce y veinte todavía no ha venido .
el avión a Lisboa despega a las ocho menos cuarto .
quiero que el cocinero limpie la habitación .
se tarda diez minutos en preparar la tabla de quesos .
quisiera fideos con champiñones y cinco vasos de zumo de manzana .
¿ hiciste un picnic el lunes pasado ?
cuando llegue a Sevilla , voy a tomar algo en el bar .
se tarda cincuenta minutos en preparar la macedonia de frutas .
pasamos ocho días en Madrid y tres días en Viena .
para mí una tortilla grande y un vaso de leche , por favor .
hola , ¿ cuánto cuestan las entradas para la fiesta del miércoles ?
el taxi que mis padres pidieron para las seis y cuarto todavía no ha venido .
¿ podría decirnos si el sótano para bicicletas está cerrado ?
mi hija conoce el camino .
el director me prestará una guía de viajes .
hay un recuerdo sobre la mesa de la habitación cuarenta y siete .
ya no tenemos fideos , pero puedo recomendarle la buena sopa de verduras .
compré unos sellos el domingo pasado .
mi compañero teme que el tren nocturno llegue con retraso .
la señora Walker celebra su cumpleaños el sábado ; quisiera encargar una botella de vino .
sería muy amable de su parte cambiar las toallas .
¿ hay una suite libre del nueve al veintiocho de abril ?
los huéspedes llevan desde las dos menos cinco intentando cambiar su vuelo .
cuando la camarera de piso habla español , me suena a chino .
denos una habitación doble más barata con vistas al puerto , por favor .
quisiera quejarme : la lavadora hace demasiado ruido y la mesa no está limpia .
¿ podría pasarnos la miel , por favor ?
¿ tienen un apartamento bonito para dos personas desde el domingo hasta el jueves ?
antes de marcharnos , quisiéramos pagar con tarjeta de crédito .
no estamos satisfechos con la habitación porque la habitación no está lista .
nos reuniremos con unos amigos en la estación .
no hemos estado nunca en Bruselas , pero conocemos bien Hamburgo .
¿ podría darme el número de teléfono del aeropuerto ?
el señor Brown no está satisfecho con la habitación porque los vecinos escuchan música alta .
el hombre con el que mi marido habló ayer era muy amable .
nevará mañana .
llame a un médico , por favor , mi mujer se ha desmayado .
el banco está a dos pasos del famoso museo .
¿ puedo probarme el bañador negro ?
la sopa está fría .
deme la llave de la habitación cincuenta y ocho , por favor .
el caballero acaba de llamar a su oficina .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la oficina de turismo .
estoy a punto de cambiar las botas marrones por otra cosa .
no tengo tiempo de tomar algo en el bar .
¿ podría venir alguien a la habitación doscientos uno ? el apartamento está sucio .
¿ quiere hacer un picnic ?
el caballero quisiera pedir un bocadillo grande esta noche .
¿ quiere participar en la visita guiada o prefiere reunirse con unos amigos en la estación ?
si el autobús está lleno , tengo que perder el avión .
su habitación está en la tercera planta , al lado del ascensor .
para mí una macedonia de frutas y un vaso de leche , por favor .
buenas noches , ¿ va este tren a Zúrich ?
he oído que el teatro de la ópera está abierto hasta las cinco y cinco .
¿ han encontrado una llave ? me la he dejado en el bar .
disculpe , el señor Wilson está buscando su diario . ¿ lo ha visto ?
tengo que ir al banco antes de las dos porque necesito dinero .
aunque estoy cansada , quiero visitar el teatro y el museo .
el señor Rossi llegará el once de julio a las diez menos cuarto .
le gusta mucho el teatro antiguo .
si mañana hace buen tiempo , voy a nadar en el lago .
¿ quiere traer su perro ?
mi hijo teme que el tren nocturno lleve diez minutos de retraso .
de la comisaría al famoso mercado cubierto hay solo cuarenta minutos a pie .
hola , ¿ cuánto cuesta el bañador del escaparate ?
¿ puedes firmar aquí , por favor ? muchas gracias de antemano .
si mañana hace buen tiempo , quiero dar un paseo por el casco antiguo .
buenos días , nos interesa el faro antiguo . ¿ hay una visita guiada en inglés ?
buenos días , ¿ me puedo llevar el plano de la ciudad ?
el hotel en el que mis padres estuvieron en París estaba cerca de la estación .
nuestros amigos quisieran ir al médico porque están enfermos .
para mí un buen filete y cuatro vasos de limonada , por favor .
de la comisaría a la hermosa biblioteca hay solo veinte minutos a pie .
¿ podría pasarnos la sal , por favor ?
el mozo esperará un momento .
mi hija tiene que pagar un ojo de la cara por los zapatos rojos .
antes de marcharnos , quisiéramos cambiar las botas cómodas por otra cosa .
el palacio , que está a cuarenta y cinco minutos de aquí , merece una visita .
por culpa del mal tiempo ellos tienen más tiempo para escribir cartas .
¿ tienen una suite cómoda para cinco personas desde el sábado hasta el lunes ?
Anna , ¿ puedes prestarme cincuenta euros ?
dos billetes de ida y vuelta a Salzburgo para el veinte de diciembre , por favor .
estamos resfriados .
la tabla de quesos que mi hermana pidió está demasiado salada .
llego el lunes cinco de marzo a las dos y diez .
el camarero nos ha traído una pizza en lugar de un filete grande .
hay un error en la cuenta : no he tomado ninguna ensalada .
quisiéramos reservar una habitación más barata para tres personas del diecisiete al veintiocho de noviembre .
buenos días , si no es mucha molestia , ¿ podría preparar la cuenta para mañana ?
el hotel en el que él estuvo en Colonia tenía piscina .
el señor Walker tiene muchas ganas de comprar una postal mañana .
quisiera reservar una mesa para dos personas para las tres y veinte .
nuestros amigos han comprado chocolate para su familia .
póngame con la habitación cincuenta y seis , por favor .
¿ le importaría cuidar a los niños ?
estamos esperando el autobús para Viena .
hay que lavar estos pantalones antes del jueves .
Múnich es la ciudad más bonita que he visto nunca .
¿ tenemos que hacer transbordo en Granada o hay un tren directo ?
perdimos nuestro carné de conducir la semana pasada .
estoy a punto de comprar un billete para Viena .
por culpa del mal tiempo mi compañero tiene más tiempo para descansar .
tome la primera calle a la izquierda y verá la exposición delante de usted .
el hotel en el que el señor Brown estuvo en Viena no era tan caro .
la señora está sentada en un banco del jardín del castillo y lee el periódico .
¿ necesito receta para la pomada ?
lléveme a la peluquería , por favor , tengo prisa .
he comprado un diccionario para mi hermano .
el tren de Valencia a Roma lleva cinco minutos de retraso .
siga todo recto y luego gire a la derecha en la estación .
pienso que puedo ducharme .
si el autocar está lleno , llamaré al hotel .
debe de ser un error : reservamos un apartamento bonito , no un apartamento .
¿ podría traernos dos almohadas y encender la música ?
estoy seguro de que mi compañero alquilará una barca .
no sé si puedo comer algo esta noche .
los huéspedes que se marchan hoy todavía no han pagado .
quiero que el mozo traiga la cuenta .
ya no tenemos pollo , pero puedo recomendarle la sopa de tomate .
quisiera comprar unos recuerdos y visitar el zoo y el mercado cubierto .
la cena se sirve a partir de las siete y media en la terraza .
suelo levantarme a la una y media .
si el viernes hace demasiado frío , quiero ver la televisión .
quería preguntarle si podría hacernos una foto .
el hotel en el que mi hermana estuvo en Zúrich era más cómodo .
el mejor hotel de Barcelona está en el aeropuerto .
hemos oído que el sótano para bicicletas abre a las nueve menos cuarto .
el billete a Bruselas cuesta cuarenta y cinco euros , pero solo tenemos un billete de cincuenta euros .
¿ sale el tren regional del andén trece ?
¿ podría venir alguien a la habitación seis ? el cuarto de baño está mojado .
he perdido mi llave del coche y mi reloj .
¿ podría encender la música , por favor ?
estoy acostumbrada a levantarme temprano .
¿ se celebra la fiesta en el ayuntamiento ?
el tren de Atenas a Venecia lleva veinte minutos de retraso .
es importante que mis padres aparquen su coche en el garaje hoy .
la comida de este restaurante es muy buena , pero el servicio es antipático .
es una lástima que la plancha esté estropeada .
¿ puedes prestarme un adaptador , por favor ?
ellos tienen que prolongar su estancia dentro de dos días .
¿ podría darnos la dirección de la agencia de viajes , por favor ?
el autocar parará en Varsovia .
tuvimos que reservar una habitación doble luminosa para cuatro noches .
estamos esperando el tren para Varsovia .
quisiera una suite luminosa con ducha y vistas al casco antiguo .
¿ a qué hora sale el tren para Varsovia ?
quisiera saber si el barco llega a Marsella a las diez .
me interesa la fortaleza . ¿ hay una visita guiada en inglés ?
el vuelo de Salzburgo fue cancelado por la tormenta .
lo sentimos mucho , señor Rossi . el camarero se ocupará de ello inmediatamente .
quisiéramos comprar una blusa y chocolate .
espero que la señora Becker pueda cambiar su vuelo .
nos han robado la tarjeta de crédito y el anillo .
disculpe , ¿ sabía que la tasa turística es gratis ?
si tuviera más dinero , alquilaría un coche .
cuando llegamos a Viena , el cuarto de baño no estaba listo .
mi hijo necesita una tirita de la farmacia .
no nos traiga todavía el helado , por favor .
hay que planchar estas camisas antes del martes .
no hay de qué , señora Wilson . ¡ feliz estancia en Ginebra !
estos pantalones son demasiado cortos .
después del desayuno queremos reunirnos con unos amigos en la estación , pero antes tenemos que cancelar nuestro pedido .
¿ podría guardar el equipaje hasta las ocho menos cuarto , por favor ?
soy de Portugal , pero vivo en Salzburgo desde hace ocho años .
¿ podría decirnos a qué hora sale el tren para Berlín ?
es posible que la señora cancele su reserva después de la cena .
ni hablar de que mis padres visiten la fortaleza .
no creo que podamos pagar con cheque el lunes .
todas las habitaciones de la cuarta planta tienen terraza .
si el autocar está lleno , nos quedaremos otra noche .
la consigna abre a la una y veinticinco .
me quedo hoy en el hotel porque estoy resfriado .
somos de Inglaterra , pero vivimos en Lisboa desde hace cinco años .
no podemos dormir porque la obra hace demasiado ruido .
quisiera pagar por separado . ¿ cuánto cuesta la ensalada pequeña ?
el hotel en el que mi hijo estuvo en Atenas no era tan caro .
el huésped de la habitación cuatrocientos diez quisiera hablar con usted .
¿ qué línea de metro va al cine ?
he oído que la boda se celebra el veintitrés de septiembre .
¿ podría el mozo llamar a la policía ? gracias por su ayuda .
hemos perdido nuestra llave del coche y nuestra bolsa de viaje .
no hace falta que me traiga la hoja de registro , el camarero ya me la ha dado .
nos perdimos en el barrio del puerto .
¿ puedo dejar aquí mi libro hasta las siete y media ?
la sauna está en la segunda planta .
aunque mi hijo está resfriado , quiere reunirse con unos amigos en la estación .
la cafetera está fuera de servicio desde las dos menos veinte .
¿ qué vino va bien con la tabla de quesos grande ?
disculpe , ¿ podría dejar la habitación a las doce y media ?
¿ podría preparar la cuenta de la habitación ciento doce ? nos marchamos hoy .
la carta que enviamos a Salzburgo todavía no ha llegado .
se tarda cinco horas en limpiar la suite .
no tenemos ganas de ir al cine .
hola , ¿ sale el autocar a las cuatro y diez ?
la señora llega el sábado trece de febrero a las diez y media .
la carta solo está en italiano , ¿ nos la podría traducir ?
mi reloj va atrasado ; ya son las tres .
mi compañero está sentado en un banco del jardín del castillo y lee el periódico .
quisiéramos un asiento en el pasillo para Valencia .
la señora tiene que enviar una postal a Lisboa .
¿ podría preparar la cuenta de la habitación cuatrocientos seis ? nos marchamos mañana .
¿ quieres comprar unos sellos o prefieres probar el queso de la región ?
la tasa turística está incluida en el precio .
quisiera cambiar trescientos francos suizos por euros .
dudo que llamemos a nuestro hermano el lunes .
ellos están acostumbrados a cenar tarde .
los niños pasaron nueve días en Sevilla y cuatro días en Bruselas .
¿ podría enseñarnos la habitación familiar cómoda y traernos la confirmación de la reserva ?
sería muy amable de su parte traerme un plato nuevo .
va a llover pasado mañana .
nos encantaría visitar el zoo .
él acaba de llegar a Viena .
no hay champú en la habitación cincuenta y ocho .
el tren nocturno para en Viena .
ellos no tienen tiempo de ir a bailar .
no he estado nunca en París , pero conozco bien Ginebra .
el vuelo a Lisboa fue cancelado por la huelga .
los huéspedes saben que la librería está cerrada los miércoles .
ni hablar de que mi mujer dé un paseo por el casco antiguo .
sabemos que la farmacia está cerrada los martes .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la oficina de objetos perdidos .
quisiéramos que nos despertaran a las dos y media , habitación diecisiete .
¿ cierra el gimnasio a las doce y diez ?
¿ podría guardar el equipaje hasta las ocho menos diez y cuidar a los niños ?
quisiéramos alquilar una bicicleta por cuatro días .
me he dejado mi bufanda gris en el avión a Ginebra .
acabo de llegar a Ginebra .
buenas noches , la señora García no está en este momento . ¿ quiere dejar un recado ?
disculpe , ¿ sería posible que nos enseñara el camino a la panadería ?
no se preocupe , señor Wilson , repararemos el secador .
nos interesa el monasterio . ¿ hay una visita guiada en portugués ?
el cine está enfrente de la iglesia .
somos alérgicos a los huevos .
¿ dónde tengo que bajar para ir a la parada de taxis ?
cuando llegué a Barcelona , el cuarto de baño no estaba listo .
necesitamos la lista de precios . ¿ nos la puede dar ?
disculpe , ¿ qué hora es ? - son las doce .
antes de que llegue el autobús , quisiéramos participar en el curso de idiomas .
¿ cuánto cuesta la camisa más pequeña del escaparate ?
¿ a qué distancia está el hermoso teatro de aquí ?
llévenos a la estación , por favor , tenemos prisa .
estoy seguro de que iremos de compras .
después del desayuno mi hermano quiere participar en la visita de la ciudad , pero antes tiene que recoger su abrigo .
la llave no entra en la cerradura del armario .
¿ podría traernos un poco más de mermelada , por favor ?
es una lástima que el suelo sea muy viejo .
él puede quedarse en el hotel .
ya no tenemos queso , pero puedo recomendarle la buena sopa de verduras .
¿ sería posible que cuidara a los niños ?
¿ sabía que la boda se celebra el veintisiete de enero ?
disculpe , ¿ cuánto cuesta una habitación individual más barata con baño por noche ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho menos cuarto .
vine a Zúrich para hacer senderismo por la montaña .
al señor Schmidt le encantaría visitar el mercado cubierto antiguo .
mi hermana suele levantarse a las nueve menos cuarto .
es importante que mis padres vayan a la policía hoy .
la guía quiere saber si quiero reservar una mesa para dos personas esta noche .
hemos comprado un recuerdo para nuestro abogado .
Anna , ¿ puedes prestarme trescientos euros ?
quisiera cinco entradas para la película del veintiséis de febrero .
el grifo está fuera de servicio desde el miércoles .
no estoy satisfecha con la habitación porque el despertador está fuera de servicio .
no se olvide de traernos el contrato , por favor .
tres billetes de ida a Valencia para el tres de septiembre , por favor .
mi mujer no tiene hambre , pero quisiera una taza de café .
hemos comprado un mapa para nuestro abogado .
cuando lleguemos a Madrid , vamos a ir de compras .
solemos levantarnos a las dos .
de la estación de metro al castillo hay solo cuarenta y cinco minutos a pie .
la catedral , que está a veinte minutos de aquí , merece una visita .
se nos ha acabado la fruta ; el mozo ha ido a comprar más .
limpie la habitación doscientos diez , por favor .
quisiera hablar con el señor Weber , por favor .
tengo muchas ganas de tomar algo en el bar el viernes .
mi hijo ha dejado su pasaporte en casa y ahora tiene que llamar al hotel .
quisiera cenar en la terraza .
me quedo con el apartamento .
ella pasó tres días en Venecia y nueve días en Sevilla .
la mujer con la que la señora habló ayer era muy amable .
¿ podría preparar la cuenta de la habitación ciento doce ? me marcho hoy .
el huésped de la habitación ciento veinte todavía no ha pagado .
la carta que envié a Colonia todavía no ha llegado .
pregúntele al señor Taylor si quiere hacer un picnic , por favor .
me gusta mucho la famosa torre .
disculpe , ¿ cómo llego a la gasolinera ?
quisiéramos saber si el tren nocturno para en París .
se tarda treinta minutos en preparar el pastel de manzana .
quisiéramos alquilar una barca por cinco días .
¿ cómo se llama ? - me llamo Laura Brown .
el tren nocturno para Roma sale a las once y veinticinco del andén diecinueve .
¿ dónde tengo que bajar para ir a la gasolinera ?
suelo levantarme a las tres menos diez .
disculpe , estamos buscando nuestro abrigo . ¿ lo ha visto ?
¿ han encontrado un portátil ? nos lo hemos dejado en la habitación ciento diez .
lamentablemente el hotel está completo hasta el cinco de abril .
quisiéramos dar un paseo por el jardín del castillo y alquilar una bicicleta .
¿ sabía que el monasterio merece la pena ?
después de la cena quiero ir a nadar .
quisiera reservar un apartamento bonito para cuatro noches .
estamos a punto de cambiar nuestro vuelo .
quisiéramos tres entradas para el concierto del doce de abril .
aunque ella tiene fiebre , quiere fotografiar el hermoso ayuntamiento .
despiérteme mañana a las ocho y veinte , por favor , tengo que coger el tren a Lisboa .
mi hijo toma zumo de naranja en el desayuno , pero yo prefiero té .
es posible que ellos vean la televisión dentro de cinco horas .
quisiera cambiar cien dólares por euros .
como el tren rápido lleva cuarenta y cinco minutos de retraso , no llegaré hasta las siete menos cuarto .
se nos ha acabado el aceite de oliva ; la camarera de piso ha ido a comprar más .
buenos días , soy Moreno , de la habitación trescientos quince . necesito una manta adicional .
¿ cuánto cuesta alquilar un coche por siete días ?
la señora Navarro llegará el veinte de noviembre a las dos y veinte .
tenemos que ir al banco antes de las cinco y media porque necesitamos dinero .
el caballero quisiera comprar una corbata verde y crema solar .
estamos a punto de llamar a nuestro hermano .
esta tarde lloverá .
una suite luminosa cuesta setenta euros por noche , y la limpieza final está incluida .
buscamos un hotel que sea tranquilo .
he reservado una habitación familiar más barata a nombre de López .
¿ cómo se llama ? - me llamo Paul Walker .
me alegro de que ella pueda hacer senderismo por la montaña .
¿ le importaría abrir la ventana ?
¿ podría venir alguien a la habitación ciento doce ? el ascensor es demasiado ruidoso .
después de la cena ellos alquilan una motocicleta .
se tarda una hora en llegar a Barcelona en coche .
hemos reservado una habitación a nombre de Dubois .
¿ sabía que la catedral merece una visita ?
cámbienos doscientos euros , por favor .
no se preocupe , señora Taylor , le pediremos un taxi .
me alegro de que ellos prueben el vino de la región mañana a las once menos cuarto .
pienso que nos quedaremos hasta el domingo .
¿ le importaría hacerme una foto ?
mi mujer perdió el enlace en Valencia porque el tren llegó con retraso .
buenos días , ¿ por qué no fue en autobús a Edimburgo ?
desde el balcón se pueden ver el zoo y el puerto .
los huéspedes que están en la tercera planta se han quejado .
¿ qué recomienda , la sopa fría o el bocadillo ?
se nos ha acabado el azúcar ; el director ha ido a comprar más .
quisiera una habitación con balcón , por favor .
tome la primera calle a la derecha y verá el museo delante de usted .
mis padres acaban de pagar la cuenta .
quisiéramos alquilar una barca por siete días .
la cuenta asciende a ciento veinte euros , incluido el servicio de habitaciones .
¿ podría venir alguien a la habitación doscientos diez ? el frigorífico está fuera de servicio .
hola , si no es mucha molestia , ¿ podría cerrar la ventana ?
nadie pudo decirme dónde está la embajada .
es importante que el caballero deje su llave del coche en la recepción antes de las seis .
¿ cuándo tenemos que pagar la cuenta ?
el señor Schmidt ha comprado crema solar para su abogado .
mis padres tienen que hacer cola una hora en la estación .
¿ podría enseñarme en el mapa dónde está el famoso museo de arte ?
disculpe , ¿ cómo se apaga la calefacción ?
la fiesta se celebra en el ayuntamiento .
nos gusta dormir con la ventana abierta .
cuando llegue a Roma , voy a tomar algo en el bar .
hemos reservado una habitación familiar grande a nombre de Walker .
la señora Brown celebra su aniversario de boda el martes ; quisiera encargar una botella de vino .
todas las habitaciones de la segunda planta tienen balcón .
buenos días , ¿ es el seguro gratis ?
mi mujer llega el miércoles diecisiete de septiembre a las cuatro .
me alegro de que podamos comer algo .
el huésped de la habitación cuarenta y dos quisiera hablar con usted .
buenos días , soy Navarro , de la habitación once . quisiera pedir el desayuno .
¿ dónde está el hervidor ? ¿ podría traérmelo , por favor ?
¿ podría decirnos de dónde sale el tren para Ginebra ?
¿ puede enviar a alguien a la habitación dos ?
antes de marcharnos , quisiéramos hablar con el director .
la oficina de turismo está al lado del faro .
el nueve de abril queríamos tomar algo en el bar .
antes de salir de viaje , quisiéramos ir a la ópera .
perdí el enlace en Venecia porque el tren nocturno llevaba cincuenta minutos de retraso .
¿ puede reservarme una mesa junto a la ventana , por favor ?
vine a París para participar en la excursión .
el hotel en el que estuve en Múnich estaba cerca de la estación .
la cuenta asciende a sesenta euros , incluida la tasa turística .
pasé cinco días en Varsovia y dos días en Roma .
creo que podemos ver la televisión .
¿ nos podemos llevar el cargador ?
¿ puede traerme una plancha y un periódico inglés , por favor ?
lo sentimos mucho , señor Navarro . el mozo vendrá inmediatamente .
no hace falta que nos traiga la confirmación de la reserva , el camarero ya nos la ha dado .
¿ hay alguien aquí que hable inglés ? nuestros amigos no hablan alemán .
¿ puedo pagar por transferencia ?
¿ cuándo sale el primer tren nocturno para Sevilla ?
el pronóstico dice que hará mucho calor .
ocho sellos para cartas a Austria , por favor .
buenas noches , necesitamos la lista de precios . ¿ nos la puede dar ?
disculpe , ¿ qué hora es ? - son las dos menos cuarto .
él puede quedarse unos días más dentro de cuatro horas .
si no es mucha molestia , ¿ podría traducir este menú ?
es una lástima que la habitación no esté lista .
ella va a comprar unas postales esta tarde .
buenos días , ¿ conoce un buen restaurante cerca de la embajada ?
quisiéramos saber si el autobús va a Granada .
disculpe , ¿ sabe cómo se va del hospital al ayuntamiento ?
la calefacción de nuestra habitación está estropeada .
no tenemos tiempo de dar un paseo por el jardín del castillo .
ellos tuvieron un accidente el mes pasado . ¿ qué deberían hacer ?
hay que lavar estas blusas antes del lunes .
siga todo recto y luego gire a la derecha en la estación de metro .
cuando llegamos a Londres , la habitación estaba sucia .
dejé mi carné de conducir en la habitación hace cuatro días y ahora tengo que ir a la policía .
nuestros amigos toman zumo de naranja en el desayuno , pero yo prefiero café .
hola , ¿ cuándo cierra el faro los miércoles ?
antes de marcharnos , quisiéramos cambiar nuestro vuelo .
¿ a qué hora sale el autocar para Zúrich ?
el aeropuerto está a dos pasos del palacio .
un taxi a la farmacia cuesta unos ochenta y cinco euros .
cuatro billetes de ida a Berlín para el primero de enero , por favor .
los pantalones cuestan un ojo de la cara .
buenos días , ¿ dónde tengo que bajar para ir a la panadería ?
la blusa que compramos es demasiado pequeña .
¿ cuándo quiere reservar una mesa para cuatro personas ?
¿ cuántas botellas necesita ? - ocho , por favor .
el almuerzo se sirve a partir de la una menos cuarto en el jardín .
el avión de Lisboa aterriza a las tres y cuarto .
mis hijos no tienen ganas de visitar el museo .
esta tarde va a llover , por eso leeré un libro .
no hace falta que nos traiga la lista de precios , el director ya nos la ha dado .
ni hablar de que mi marido visite el zoo y la iglesia .
pregúntele a la señora Weber si quiere dar un paseo por el parque , por favor .
¿ quisiera marcharse la próxima semana ?
el taxi que el señor Weber pidió para las doce menos veinte todavía no ha venido .
¿ puede la recepcionista traernos la hoja de registro ?
un billete de ida y vuelta a Berlín , por favor , en segunda clase .
quería ir a bailar ayer .
la habitación no está lista .
siento que mis padres hayan olvidado su sombrero en el taxi .
tome la tercera calle a la izquierda y verá la torre delante de usted .
la cama es demasiado corta .
quisiera alquilar un coche por tres días .
mi compañero se ha dejado sus gafas de sol en el tren a Berlín .
hola , soy Schmidt , de la habitación dieciséis . quisiera hablar con el director .
¿ puedes traerme la confirmación de la reserva , por favor ?
el ascensor está estropeado , así que tengo que subir a pie a la primera planta .
disculpe , ¿ cómo llegamos a la comisaría ?
¿ quiere fotografiar el famoso ayuntamiento o prefiere ir al mercado ?
todas las habitaciones de la novena planta tienen caja fuerte .
¿ podría preparar la cuenta de la habitación veintitrés ? me marcho hoy .
el acuario está abierto desde las ocho menos cuarto hasta las nueve y media , pero los viernes está cerrado .
¿ cuánto se tarda en reparar el hervidor ?
acabo de cambiar el jersey por otra cosa .
mis hijos han perdido su chaqueta y su abrigo .
quisiera pollo con arroz y un vaso de vino tinto .
mi hermano llega el viernes diecisiete de diciembre a las doce menos diez .
soy de Portugal , pero vivo en Edimburgo desde hace ocho años .
no nos traiga todavía la tabla de quesos pequeña , por favor .
¿ cuánto cuesta una habitación familiar con ducha por noche ?
tome la tercera calle a la izquierda y verá el palacio delante de usted .
¿ tengo que hacer transbordo en Berlín o hay un tren directo ?
me han robado el billete de avión y el reloj caro .
vine a Hamburgo para fotografiar el monasterio .
el juez está todavía en el juzgado , no puedo hablar con él antes de las once y media .
la carta que ella envió a Madrid todavía no ha llegado .
aquí tiene su pasaporte , señor Becker . su habitación está en la sexta planta .
mi compañero quiere cambiar su vuelo la próxima semana .
queremos fotografiar la fortaleza en lugar de alquilar una motocicleta .
la conexión a internet de mi habitación está estropeada .
mi hermana se ha roto el brazo y tiene que ir al hospital .
la camarera de piso dice que el bar está en la segunda planta .
mi marido irá a la ópera .
¿ hay una estación de metro cerca de aquí ?
me alegro de que mi hermano aparque su coche en el garaje .
primero mi hermano quisiera cambiar la corbata por otra cosa y después reunirse con unos amigos en la estación .
no puedo dormir porque la cama es demasiado dura .
si el domingo hace buen tiempo , voy a hacer senderismo por la montaña .
la camisa cuesta un ojo de la cara .
quisiera un apartamento luminoso con caja fuerte , por favor .
él no come ni verduras ni champiñones .
primero la señora Becker quisiera cambiar su vuelo y después hacer un picnic .
¿ por qué no quiere pagar en efectivo ?
no hay de qué , señor Wagner . ¡ que tenga un buen día !
mi compañero ha olvidado pagar con cheque .
quiero que mis hijos participen en la visita guiada .
disculpe , ¿ tienen platos sin pollo ?
les encantaría probar el queso de la región .
el pronóstico dice que estará nublado esta noche .
todas las habitaciones de la cuarta planta tienen cocina .
la mujer con la que mi marido habló el domingo era muy amable .
la señora Wagner celebra su aniversario de boda el jueves ; quisiéramos encargar una botella de vino .
¿ podría llevar las maletas a la recepción , por favor ?
no creo que podamos pagar con cheque .
el vuelo de Bruselas fue cancelado por la tormenta .
estamos a punto de cancelar nuestra reserva .
¿ cuándo quiere hacer un picnic ?
un apartamento más barato cuesta treinta euros por noche , y el servicio de lavandería está incluido .
buenas noches , soy Taylor , de la habitación ciento veinte . envíe al mozo , por favor .
la sopa que pedimos está fría .
la señora Moreno ha perdido su sombrero y su móvil .
necesito la hoja de registro . ¿ me la puede traer ?
la autopista a Praga está cortada , así que tengo que dar un rodeo .
la señora Walker celebra su cumpleaños mañana ; quisiéramos encargar una botella de vino .
¿ podría decirme si la charla se celebra en la sala de conferencias ?
ellos quisieran cambiar ciento cincuenta dólares por euros .
pediremos una sopa de pescado caliente después del almuerzo .
debe de ser un error : reservé una habitación individual , no un apartamento tranquilo .
¡ hasta el miércoles , David !
¿ va este tren a Zúrich ?
¿ cuántas tazas necesita ? - ocho , por favor .
he oído que la fortaleza merece la pena .
no vale la pena ir a la visita de la ciudad .
la carta que enviamos a Atenas todavía no ha llegado .
aquí tiene su pasaporte , señor Rossi . su habitación está en la séptima planta .
preferiríamos una suite que tenga terraza .
hay un cuaderno sobre la mesa de la habitación trescientos uno .
¿ puede la recepcionista limpiar la habitación ?
hay un error en la cuenta : no he pedido ninguna sopa de verduras fría .
no me traiga todavía la buena sopa de pescado , por favor .
¿ puedes cerrar la ventana , por favor ? gracias por su ayuda .
el castillo de Berlín es más antiguo que el de Londres .
llevamos desde las siete y media intentando prolongar nuestra estancia .
el caballero tiene que pagar un ojo de la cara por el vestido .
el billete a Edimburgo cuesta veintitrés euros , pero el señor Weber solo tiene un billete de cien euros .
va a hacer sol el fin de semana .
una pregunta : ¿ cuánto cuesta el jersey del escaparate ?
si mañana hace buen tiempo , participaremos en la visita de la ciudad .
¿ podría pasarme la miel , por favor ?
desde la terraza se pueden ver la iglesia y el jardín .
pienso visitar el hermoso monasterio y el palacio .
el caballero está intentando preguntar en la recepción .
es posible que la señora Wagner se cambie a otra habitación a las dos y veinte .
dudo que mi compañero hable con el médico mañana por la noche .
como el autocar será cancelado , no llegaremos hasta las nueve y cuarto .
mi compañero necesita unas gotas para los ojos de la farmacia .
queremos ir al teatro en lugar de comprar unas postales .
¿ podría traerme una taza de café , por favor ?
la estación de metro está enfrente del museo .
acabo de llegar a Zúrich .
el hotel más tranquilo de Praga está enfrente de la estación .
hola , ¿ podría decirme de dónde sale el tren para Hamburgo ?
el desayuno se sirve a partir de las ocho menos cuarto en el comedor .
antes de salir de viaje , quisiera probar el queso de la región .
apague la luz , por favor .
mañana por la mañana comeré algo .
dudo que recojamos nuestra llave después de la cena .
mi hermana está sentada en un banco del jardín del castillo y lee el periódico .
la señora Moreno llamó a las tres y dejó un recado para el señor Brown .
el museo de arte nuevo , que está a quince minutos de aquí , merece una visita .
no he estado nunca en Múnich , pero conozco bien Berlín .
la panadería está enfrente de la fortaleza .
no me traiga todavía la sopa , por favor .
el señor Weber llegará el veintiocho de octubre a las cuatro y veinte .
buenas noches , quisiéramos pagar por separado . ¿ cuánto cuesta el filete grande ?
el pronóstico dice que va a hacer sol el fin de semana .
pensamos hacer senderismo por la montaña .
una pregunta : ¿ puedes prestarme una bicicleta , por favor ?
hay un error en la cuenta : no he pedido ningún pastel de manzana .
él acaba de hablar con el director .
mi mujer pasó cinco días en Madrid y nueve días en Edimburgo .
ya no tenemos verduras , pero puedo recomendarle la macedonia de frutas .
es importante que los huéspedes reserven una habitación doble bonita hoy .
el señor García llega el martes veintidós de julio a las siete y cuarto .
¿ por qué no puede llamar a su familia ?
después de la cena quiero reunirme con unos amigos en la estación , pero antes tengo que pagar la cuenta .
necesitamos un taxi al cine para cuatro personas a las ocho .
la hermosa fortaleza , que está a treinta minutos de aquí , merece una visita .
buenas noches , ¿ podría decirnos si el aparcamiento está incluido en el precio ?
le pedí a la recepcionista que llamara a la policía , pero no ha pasado nada .
¿ dónde está la manta más gruesa ? ¿ podría traérmela , por favor ?
es importante que mi hija aparque su coche en el garaje hoy .
he olvidado cambiar mi vuelo .
le gustó mucho la visita de la ciudad .
queremos cambiar de habitación porque las cortinas están sucias .
hemos oído que el curso de idiomas dura dos horas .
¿ cuánto cuestan las entradas para la visita guiada del martes ?
no tengo ganas de ir a nadar .
si mañana hace buen tiempo , daré un paseo por el casco antiguo .
¿ visitó el castillo ayer por la noche ?
quisiera que me despertaran a la una y veinte , habitación trescientos doce .
hemos olvidado hablar con el director .
despiértenos el domingo a las dos menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las cuatro y cuarto .
¿ puedo probarme las botas más baratas ?
buenos días , mi hermana está buscando su llave de la habitación . ¿ la ha visto ?
mi hija no tiene hambre , pero quisiera una ensalada pequeña .
si el domingo nieva , voy a ver la televisión .
ella quiere cambiar de habitación porque la plancha está fuera de servicio .
la mujer con la que hablamos el sábado era muy amable .
la señora Navarro lleva desde las once y veinte intentando preguntar en la recepción .
la señora García llegará el diecinueve de enero a las cuatro menos veinte .
aunque el técnico ha reparado la radio , sigue sin funcionar .
quisiera una suite más barata con ducha y vistas al mar .
de la embajada a la exposición hay solo quince minutos a pie .
perdí el enlace en Salzburgo porque el tren nocturno llegó demasiado tarde .
pienso que podemos quedarnos en el hotel mañana .
llame a un médico , por favor , mi marido se ha roto la pierna .
la piscina está abierta hasta las diez menos cuarto .
¿ quieres participar en la cata de vinos mañana a las seis y cuarto ?
él irá a la peluquería .
¿ cuándo estará listo mi sombrero ?
quisiera fideos con champiñones y siete vasos de leche .
buenos días , si no es mucha molestia , ¿ podría prestarme un plano de la ciudad ?
mi mujer quisiera pagar con tarjeta , pero el aparato no funciona .
el señor Schmidt está buscando su portátil . ¿ lo ha visto ?
mi reloj va atrasado ; ya son las cinco y cuarto .
queremos cambiar de habitación porque el colchón es demasiado duro .
la farmacia está al lado de la torre antigua .
ellos pasaron seis días en Valencia y siete días en Roma .
tenemos que hacer transbordo en Madrid .
es una lástima que el frigorífico sea demasiado ruidoso .
la camisa roja cuesta un ojo de la cara .
primero quisiera cambiar los zapatos por otra cosa y después alquilar una motocicleta .
él ha olvidado cambiar la camisa por otra cosa .
el ascensor está estropeado , así que tengo que subir a pie a la cuarta planta .
un taxi a la oficina de turismo cuesta unos setenta euros .
no se olvide de apagar el aire acondicionado , por favor .
no creo que ellos puedan nadar en el lago .
el señor García ha cancelado la reserva para el sábado .
pienso que podemos ir en tren nocturno a Múnich después del almuerzo .
estoy buscando mi reloj . ¿ lo ha visto ?
antes de que salga el tren , quisiéramos probar el queso de la región .
¿ dónde tenemos que hacer transbordo para ir a la agencia de viajes ?
no se preocupe , señora Fischer , le traeremos una cuna .
antes de que cierren las tiendas , quisiéramos visitar el acuario .
¿ le importaría reservarme una mesa junto a la ventana ?
de primero quisiéramos una sopa y de segundo carne con verduras .
queremos que mis hijos visiten el acuario .
el barco llega a Marsella a las doce y cuarto .
la sala de desayunos abre a las nueve y veinticinco .
¿ conoce un hotel barato cerca de la playa ?
¿ qué autobús va al cajero automático ?
¿ cómo se llama ? - me llamo David Wagner .
una habitación familiar bonita cuesta nueve euros por noche , y el acceso a internet no está incluido .
hay que planchar estos pantalones antes del martes .
buenos días , ¿ sabía que el restaurante está en la segunda planta ?
necesitamos un taxi desde la estación para cuatro personas a las cinco menos cuarto .
pregúntele a la señora Walker si quiere dar un paseo por el bosque , por favor .
el señor Becker tiene que coger un taxi porque el tren rápido llevará cincuenta minutos de retraso .
no creo que ella pueda quedarse ocho noches .
mi marido quisiera participar en el paseo en barco y hacer un picnic .
quisiera comprar una chaqueta más barata y un cuaderno .
¿ está incluida la media pensión en el precio o tenemos que pagarla aparte ?
dudo que mi hija pague la cuenta .
él teme que el tren rápido lleve cuarenta y cinco minutos de retraso .
aunque estoy cansado , quiero dar un paseo por el jardín del castillo .
¿ sería posible que me enseñara la habitación individual ?
si mañana hace buen tiempo , queremos visitar la torre .
la señora Serrano se queda hoy en el hotel porque tiene dolor de estómago .
la torre es más bonita que el teatro .
el tren de Bruselas a Múnich lleva veinticinco minutos de retraso .
deme su carné de conducir y firme aquí , por favor .
pasado mañana hará mucho calor .
no sé si puedo seguir viaje a Bruselas dentro de cuarenta y cinco minutos .
necesito el recibo . ¿ me lo puede traer ?
primero los niños quisieran hablar con el médico y después nadar en el lago .
no puedo dormir porque el cuarto de baño es demasiado caro .
¿ podría venir alguien a la habitación once ? los huéspedes de la habitación de al lado escuchan música alta .
antes de salir de viaje , quisiera comprar chocolate .
si mañana hace demasiado frío , voy a quedarme en el hotel .
quiero tomar algo en el bar en lugar de ir a la ópera .
vine a Venecia para visitar la fortaleza .
es una lástima que el mando a distancia esté fuera de servicio .
el señor Wagner ha cancelado la reserva para el lunes .
¿ qué recomienda , la sopa de tomate o la sopa de tomate fría ?
el almuerzo se sirve a partir de las doce en el comedor .
quisiéramos una suite con baño , por favor .
¿ podría decirme de dónde sale el autobús para Praga ?
el avión de Madrid despega a las seis y cuarto .
primero quisiera ir al médico y después dar un paseo por la rosaleda .
mi hermano está intentando cambiar el bolso marrón por otra cosa .
¿ qué día es hoy ? - hoy es lunes , veintitrés de diciembre .
quisiera reservar una suite para cinco noches .
el camarero me ha traído una tortilla pequeña en lugar de un helado .
si el fin de semana hace buen tiempo , quiero dar un paseo por el bosque .
tenemos muchas ganas de ir a bailar el fin de semana .
el camarero nos ha traído una pizza grande en lugar de una buena sopa de pescado .
hemos reservado una suite tranquila a nombre de Taylor .
el técnico que reparó el grifo trabajó bien .
ni hablar de que mi hijo dé un paseo por el casco antiguo .
el castillo de Venecia es más antiguo que el de Hamburgo .
me quedo hoy en el hotel porque estoy resfriada .
no creo que la señora pueda aparcar su coche en el garaje esta tarde .
mañana a las nueve y media voy a visitar la torre y el museo de arte nuevo .
quisiera comprar una chaqueta caliente y una postal .
¿ puede traerme dos planos de la ciudad , por favor ?
nuestro equipaje no ha llegado ; debe de estar todavía en Barcelona .
mi compañero prolongará su estancia mañana .
el vuelo de Sevilla fue cancelado por la niebla .
¿ cuándo estará lista mi falda roja ?
el señor Weber está a punto de cambiar dinero .
mi marido quisiera comprar una corbata roja y un diccionario .
a mi hijo le gustó mucho la visita de la ciudad .
para mí una tabla de quesos y cinco vasos de vino tinto , por favor .
hace seis días olvidamos nuestra cartera negra en el restaurante y ahora tenemos que ir a la policía .
pasado mañana ella debería ir en autobús a Sevilla .
ella acaba de llegar a Múnich .
¿ quiere participar en la excursión esta tarde ?
la línea está ocupada . ¿ desea dejar un recado ?
¿ puede llevar las maletas a la recepción ?
disculpe , ¿ puede cuidar a los niños , por favor ? muchas gracias de antemano .
ella se ha dejado su maleta gris en el autobús a Barcelona .
quiero ir a la playa en lugar de probar el queso de la región .
cuando llegue a Hamburgo , voy a comprar una postal .
la señora Schmidt ha cancelado la reserva para el miércoles .
de primero quisiéramos una sopa de verduras y de segundo pescado con patatas .
quisiéramos alquilar un coche por cuatro días .
¿ podríamos dejar la habitación a las once y cinco ?
se tarda cinco horas en llegar a Londres en autobús .
aunque mi marido está resfriado , quiere fotografiar el zoo .
antes de marcharme , quisiera hablar con el cocinero .
suelo levantarme a las cinco y cuarto .
un taxi al cajero automático cuesta unos ciento quince euros .
el médico dice que los niños tienen que beber mucha agua durante nueve días .
queremos cambiar de habitación porque la bañera está mojada .
el cine está a dos pasos del teatro .
los huéspedes pueden tener la suite más barata con balcón .
buenas noches , ¿ puedes traducir esta frase , por favor ?
el avión de Varsovia aterriza a las tres y cuarto .
como el tren llega con retraso , no llegaremos hasta las seis y cuarto .
preguntaré en la recepción más tarde .
es posible que mis padres hagan senderismo por la montaña dentro de seis días .
esta noche cogeremos el coche .
mi hermano tiene que hacer cola dos horas en el aeropuerto .
el huésped de la habitación once se marcha mañana .
vinimos a Zúrich para comprar unos sellos .
lamentablemente no tenemos suites luminosas libres en febrero .
los niños comieron algo hace ocho días .
¿ cuándo sale el último tren rápido para Barcelona ?
mi hermana llegó tarde porque el tren nocturno estaba lleno .
¿ puedo probarme las botas ?
llegué tarde porque el tren llegó demasiado tarde .
el camarero me ha traído una pizza en lugar de una tabla de quesos pequeña .
aquí tiene su llave , señora Miller . su habitación está en la segunda planta .
el billete a Sevilla cuesta ciento veinticinco euros , pero mis padres solo tienen un billete de cien euros .
se tarda treinta minutos en preparar la buena sopa de pescado .
el billete a Roma cuesta cuarenta y cinco euros , pero solo tengo un billete de cien euros .
el director nos enseñará el camino a la playa .
no hemos estado nunca en Hamburgo , pero conocemos bien Colonia .
no se preocupe , señora Miller , repararemos el despertador .
mi mujer vino a Sevilla para hacer senderismo por la montaña .
tenemos frío .
¿ podría decirme a qué hora sale el tren rápido para Valencia ?
si tuviera más dinero , viajaría más .
la señora López ha cancelado la reserva para el miércoles .
hace cuatro horas olvidamos nuestro diario en la habitación .
¿ tenemos que hacer transbordo en Sevilla o hay un tren directo ?
el mejor hotel de Valencia está en el casco antiguo .
el bocadillo que la señora Serrano pidió está delicioso .
¿ dónde tenemos que bajar para ir a la farmacia ?
hablo español , pero no entiendo el italiano .
tome la primera calle a la izquierda y verá el zoo delante de usted .
me alegro de que el señor Navarro pueda trabajar en la biblioteca mañana a las cinco y media .
¿ podría decirme a qué hora sale el autobús para Venecia ?
ocho billetes de ida a Sevilla para el veintinueve de noviembre , por favor .
quisiera saber si el tren nocturno sale a las once menos veinte .
quiero que el técnico hable más despacio .
¿ quiere tomar algo en el bar o prefiere comprar chocolate ?
¿ tienen una habitación individual grande para siete personas hasta el miércoles ?
mi hijo tiene que coger un taxi porque el tren nocturno llega con retraso .
el vuelo a Múnich fue cancelado por el mal tiempo .
¿ cuánto cuesta alquilar un coche por nueve días ?
disculpe , ¿ sería posible que enviara a alguien a la habitación ocho ?
mis hijos quieren tomar algo en el bar .
¿ a qué hora sale el autobús para Ginebra ?
lamentablemente no tenemos habitaciones libres hasta el viernes .
no he estado nunca en Salzburgo , pero conozco bien Roma .
de eso ni hablar , señor Taylor .
el señor López celebra su aniversario de boda mañana ; quisiéramos encargar flores .
quisiera cambiar ochenta francos suizos por euros .
no creo que mi marido pueda cambiar dinero .
mi compañero puede tener la habitación con caja fuerte .
pregúntele a la señora Serrano si quiere dar un paseo por el parque , por favor .
¿ le importaría enviar a alguien a la habitación veinte ?
la habitación es demasiado calurosa .
¿ cuánto cuesta el bolso marrón del escaparate ?
la señora Wilson no come ni queso ni huevos .
me alegro de que podamos cambiar la corbata por otra cosa pasado mañana .
quisiéramos tres entradas para el paseo en barco del dieciocho de octubre .
hola , necesitamos la hoja de registro . ¿ nos la puede traer ?
hola , ¿ podría decirnos si la visita guiada dura dos horas ?
¿ sale el tren nocturno del andén ocho ?
la falda que la señora Dubois compró es demasiado corta .
a los niños les encantaría ir a la ópera .
¿ de dónde eres , Julia ? - soy de Irlanda .
es posible que mi mujer recoja su portátil .
nuestros amigos dejarán el hotel .
¿ hay una habitación doble libre del cinco al veinticinco de febrero ?
¿ a qué hora sale el tren para Ginebra ?
lamentablemente ya no quedan entradas para el concierto .
¿ hay una habitación individual bonita libre del tres al diecinueve de agosto ?
mis hijos temen que el tren nocturno sea cancelado .
busco un hotel que sea tranquilo .
me han robado el pasaporte y el diario .
¡ buen provecho ! el pastel de manzana es la especialidad de la casa .
la señora quisiera descansar un poco porque está agotada .
llame a una ambulancia , por favor , mi mujer se ha roto el brazo .
¿ puedo pagar con cheque ?
el trayecto dura seis horas y diez minutos .
puedo cambiar dinero .
¿ quisiera probar el pescado de la región el domingo ?
ellos tienen que hacer transbordo en Hamburgo .
mis padres perdieron el enlace en Colonia porque el tren llegó con retraso .
los niños son de Irlanda , pero viven en Lisboa desde hace tres años .
la motocicleta que alquilamos es demasiado pequeña .
denos la llave de la habitación ciento veinte , por favor .
la recepcionista quiere saber si pagaré con cheque más tarde .
el secador está fuera de servicio desde el sábado .
aunque llueve , ella quiere hacer un picnic .
cuando llegue a Zúrich , voy a participar en la visita guiada .
de eso ni hablar , señora Moreno .
quiero cambiar de habitación porque el apartamento es demasiado caluroso .
el mozo cambiará las sábanas .
la suite pequeña que reservamos en junio no está lista .
mis padres quisieran pollo con arroz y ocho vasos de vino blanco .
¿ quieres ir al mercado o prefieres fotografiar el castillo ?
¿ hay una parada de autobús cerca de aquí ?
espero que los turistas puedan reunirse con unos amigos en la estación el martes .
mi mujer ha perdido su maleta .
no he estado nunca en Lisboa , pero conozco bien Praga .
no se olvide de esperar un momento , por favor .
nos quedamos hoy en el hotel porque tenemos dolor de estómago .
avísenos en cuanto el taxi llegue , por favor .
para mí una sopa de tomate caliente y siete vasos de vino blanco , por favor .
ellos quieren ir en tren nocturno a Edimburgo .
quisiera reservar una habitación doble para cinco personas del quince al treinta y uno de octubre .
¿ podría preparar la cuenta de la habitación doscientos cinco ? me marcho hoy .
quisiéramos reservar una mesa para seis personas para esta noche .
¿ puede confirmar la reserva ?
la agencia de viajes está al lado de la exposición .
mis hijos han comprado un diccionario para su familia .
quisiera que me despertaran a las tres y media , habitación trescientos quince .
estoy seguro de que volaremos a Atenas el próximo jueves .
el sombrero azul que la camarera de piso encontró debajo de la cama es de nuestros amigos .
el hotel en el que el señor Miller estuvo en Atenas era más cómodo .
el señor Becker está acostumbrado a acostarse tarde .
no me traiga todavía el bocadillo , por favor .
quiero comprar un cuaderno en lugar de participar en el paseo en barco .
confirme la reserva por correo electrónico , por favor .
mi marido está intentando cancelar su reserva .
el fin de semana nuestros amigos quieren registrarse .
no comemos ni patatas ni pescado .
una pregunta : ¿ perdió su carné de conducir la semana pasada ?
la camarera de piso dice que la torre está cerrada los martes .
el apartamento luminoso que los niños reservaron por teléfono es demasiado pequeño .
la sopa de verduras está buenísima .
mi compañero está intentando recoger su móvil .
quisiéramos siete entradas para la visita guiada del dieciocho de mayo .
¿ sería posible que me enseñara la habitación familiar ?
mi mujer se ha roto el pie y tiene que ir al hospital .
he oído que la fiesta se celebra el veinte de septiembre .
ella perdió su carné de identidad . ¿ qué debería hacer ?
nuestro equipaje no ha llegado ; debe de estar todavía en Viena .
¿ cuánto cuesta la chaqueta más barata del escaparate ?
¿ cuándo irá a nadar ?
el aeropuerto está detrás del monasterio .
dejé mi pasaporte en el coche ayer por la noche . ¿ qué debería hacer ?
ella sabe que la agencia de viajes está cerrada los lunes .
nuestros amigos piensan visitar la exposición nueva y la hermosa biblioteca .
mi hermana toma zumo de naranja en el desayuno , pero yo prefiero té .
¿ conoce un hotel barato cerca de la panadería ?
el acuario está abierto desde las ocho menos cuarto hasta las siete y media , pero los viernes está cerrado .
no se olvide de hablar más despacio , por favor .
el hotel en el que mi mujer estuvo en Madrid no era tan caro .
el billete a Barcelona cuesta veintiocho euros , pero ellos solo tienen un billete de cien euros .
se tarda tres horas en reparar el hervidor .
buenos días , ¿ cuánto cuesta alquilar una bicicleta por seis días ?
disculpe , ¿ podemos dejar aquí nuestro bolso hasta las diez y veinte ?
el ascensor está estropeado , así que tenemos que subir a pie a la séptima planta .
primero quisiera comprar un billete para Venecia y después fotografiar la famosa torre .
despiértenos el viernes a las nueve y diez , por favor , tenemos que coger el tren a Zúrich .
el pronóstico dice que va a estar nublado la próxima semana .
el caballero no tiene tiempo de ir a bailar .
quisiera pan con mantequilla y una taza de café .
la familia Navarro se aloja aquí desde el catorce de enero .
la habitación familiar más barata que reservé en enero es demasiado cara .
aquí tiene su pasaporte , señor Weber . su habitación está en la séptima planta .
¿ dónde está el periódico ? ¿ podría traérnoslo , por favor ?
el portátil nuevo que la camarera de piso encontró en el cuarto de baño es de la señora .
el billete a Bruselas cuesta cincuenta euros , pero solo tengo un billete de cien euros .
nos hemos quedado dormidos .
no se preocupe , señora López , le pediremos un taxi .
el apartamento es demasiado caro .
preferiría un apartamento más barato que tenga balcón .
mi marido no está satisfecho con la habitación porque el aire acondicionado hace demasiado ruido .
¿ dónde está el recibo ? - se lo traeré mañana .
pediré una ensalada .
una suite cómoda cuesta cinco euros por noche , y el servicio no está incluido .
espere un momento , por favor .
pensamos reunirnos con unos amigos en la estación .
es una lástima que la lavadora esté estropeada .
he oído que el gimnasio está abierto hasta las once y cuarto .
una pregunta : si no es mucha molestia , ¿ podría llamar a un médico ?
la fortaleza está abierta desde las once menos cuarto hasta las ocho menos cuarto , pero los martes está cerrada .
¿ dónde está la confirmación de la reserva ? - se la enseñaré dentro de diez minutos .
el señor Miller celebra su aniversario de boda mañana ; quisiera encargar una tarta .
mañana por la mañana los huéspedes quisieran probar el vino de la región .
quisiera reservar una mesa para cuatro personas para las diez y cuarto .
pensamos participar en la visita de la ciudad .
nos interesa la catedral . ¿ hay una visita guiada en inglés ?
¿ podría encender la calefacción , por favor ?
siete billetes de ida y vuelta a Berlín para el veinticuatro de septiembre , por favor .
anteayer tuvimos que comprar un billete para Ginebra .
los huéspedes llegaron tarde porque el tren rápido llegó demasiado tarde .
mi hermana ha olvidado recoger sus gafas de sol .
¿ está la consigna cerrada ?
he perdido mi libro y mi reloj .
quisiera quejarme : el cuarto de baño no está listo y la luz está estropeada .
el técnico que vino ayer trabajó bien .
aunque tengo dolor de cabeza , quiero comprar crema solar .
mis padres quisieran ir a la ópera y visitar el teatro de la ópera y la exposición .
el juez está todavía en el juzgado , no podemos hablar con él antes de las once menos cinco .
tome la segunda calle a la derecha y verá el acuario delante de usted .
nadie pudo decirme dónde está el cajero automático .
la cerradura del armario está estropeada , y mi hermana no encuentra la llave .
¿ podría venir alguien a la habitación veintitrés ? el suelo está mojado .
¿ podría decirnos de dónde sale el tren rápido para Berlín ?
desde la torre se pueden ver el teatro de la ópera antiguo y el río .
queremos visitar el museo de arte en lugar de comprar un cuaderno .
¿ cambió dinero el veintinueve de enero ?
si el tren llega demasiado tarde , nos quedaremos otra noche .
sé que la panadería está cerrada los lunes .
sería muy amable de su parte esperar un momento .
el huésped de la habitación trescientos uno no se encuentra bien .
el tren regional para París sale a las diez del andén once .
el hotel en el que estuvimos en París no era tan caro .
lo sentimos mucho , señora Navarro . la camarera vendrá dentro de cuarenta minutos .
¿ dónde tenemos que hacer transbordo para ir a la oficina de objetos perdidos ?
debe de ser un error : reservamos una suite tranquila , no una habitación familiar .
una habitación cuesta dieciséis euros por noche , y el servicio de lavandería no está incluido .
hasta que lleguen los turistas , quiero visitar la torre y el museo de arte .
suelo levantarme a las nueve .
¿ conoce un hotel barato cerca de la oficina de turismo ?
siete billetes de ida a Zúrich para el diecinueve de enero , por favor .
al caballero le gusta levantarse tarde .
tenemos que dejar el hotel esta tarde .
buenas noches , ¿ cuánto cuesta el jersey del escaparate ?
la obra de teatro que el señor Wagner quería ver ya ha empezado .
buenas noches , ¿ dejó su billete de tren en el coche ?
mi hermana se queda hoy en el hotel porque está enferma .
soy de Italia , pero vivo en Madrid desde hace cinco años .
buenas noches , ¿ preguntaste en la recepción ayer por la tarde ?
el tren nocturno llega a Praga a las cinco .
¿ quisiera participar en la conferencia más tarde ?
no hay papel higiénico en el cuarto de baño .
queremos que mi marido visite el monasterio y la exposición nueva .
vinimos a Berlín para dar un paseo por la rosaleda .
quiero que envíe a alguien a la habitación doscientos veinte .
tengo muchas ganas de tomar algo en el bar el fin de semana .
es posible que nuestros amigos alquilen una bicicleta dentro de tres horas .
queremos comprar unas postales .
la bicicleta que alquilamos es demasiado pequeña .
la guía con la que mi hijo habló el miércoles era muy amable .
me han robado el billete de tren y el collar .
¿ quieres comprar unos sellos o prefieres probar el pescado de la región ?
el jersey rojo cuesta veinte euros , pero los pantalones son más baratos .
¿ me puede prestar un cargador ? muchas gracias de antemano .
un taxi a la playa cuesta unos cincuenta euros .
he comprado un cepillo de dientes para mis padres .
quería preguntarle si podría llamar a la policía .
¿ podría venir alguien a la habitación cincuenta y ocho ? la cama supletoria no está hecha .
de primero quisiera una sopa de pescado y de segundo pescado con patatas .
el mercado cubierto está abierto desde las diez y media hasta las siete menos cuarto , pero los domingos está cerrado .
la oficina de objetos perdidos está al lado del castillo .
dudo que mi mujer pague la cuenta pasado mañana .
el avión a Granada despega a las seis .
¿ cuánto cuesta alquilar una barca por seis días ?
el cine está a dos pasos del museo .
mi hermana está intentando reservar una habitación más grande .
es posible que los niños se queden cinco noches mañana .
¿ qué tiempo hace en Berlín en noviembre ?
la carta que ella envió a Hamburgo todavía no ha llegado .
la famosa fortaleza , que está a cincuenta minutos de aquí , merece una visita .
quiero que nos traiga la hoja de registro .
estoy seguro de que pediré una tabla de quesos después de la cena .
¿ quiere ir a bailar o prefiere hacer senderismo por la montaña ?
avísenos en cuanto el equipaje llegue , por favor .
buenos días , ¿ desea pagar en efectivo o con tarjeta de crédito , señor García ?
antes de salir de viaje , quisiera alquilar una barca .
vamos a comer algo el viernes a las cuatro .
el sombrero rojo cuesta treinta y nueve euros , pero la falda azul es más barata .
sería muy amable de su parte rellenar el formulario .
nos han robado el pasaporte y el bolso .
el tren de Londres a Viena lleva veinte minutos de retraso .
el tres de abril perdí mi cartera negra . ¿ qué debería hacer ?
la tortilla está fría .
primero quisiera aparcar mi coche en el garaje y después comprar un recuerdo .
¿ qué recomienda , la ensalada o la sopa de tomate ?
la exposición nueva abre a las doce y media .
¿ probó el vino de la región anteayer ?
no puedo dormir porque la cama supletoria es demasiado pequeña .
quisiera saber si el autobús sale a las diez .
no nos traiga todavía la sopa de pescado , por favor .
dudo que prolonguemos nuestra estancia el veintiséis de febrero .
el tren rápido parará en todas las estaciones .
preferiría una habitación doble bonita que tenga bañera .
hasta que llegue mi compañero , quiero comprar unos recuerdos .
quiero reunirme con unos amigos en la estación en lugar de comprar crema solar .
llevo desde las cinco y media intentando preguntar en la recepción .
mi marido acaba de recoger su maleta .
el tren para Viena sale a las dos menos cuarto del andén nueve .
llámenos en cuanto el médico llegue , por favor .
me llamo Wagner , tengo una reserva para hoy .
el vuelo de Salzburgo fue cancelado por la niebla .
buenas noches , ¿ sabía que el acceso a internet es gratis ?
va a hacer mucho calor el fin de semana , por eso me acostaré temprano .
mi hermana toma té en el desayuno , pero yo prefiero agua mineral .
desde la terraza se pueden ver el ayuntamiento y las montañas .
el abrigo que la camarera de piso encontró en el cuarto de baño es de mi hija .
el director cerrará la ventana .
como el tren nocturno lleva veinticinco minutos de retraso , no llegaremos hasta las siete y media .
despiértenos el martes a las tres y media , por favor , tenemos que estar en el aeropuerto antes de las diez .
el tren de Colonia a Lisboa lleva cincuenta minutos de retraso .
no sé si nos quedaremos unos días más el martes a las nueve .
el señor Serrano está de buen humor porque quiere llover .
quisiera ocho entradas para la fiesta del cuatro de abril .
me quedo con la habitación .
perdimos el enlace en Roma porque el tren nocturno llegó demasiado tarde .
buenas noches , ¿ cuándo irá al teatro ?
buenas noches , soy Weber , de la habitación cuarenta y nueve . quisiera pedir el desayuno .
mi mujer acaba de llegar a Salzburgo .
¿ cuándo tenemos que salir de la habitación ?
¿ hay una habitación individual libre del cuatro al veintinueve de julio ?
la habitación doble que el caballero reservó la semana pasada es demasiado cara .
¿ cuándo sale el próximo tren nocturno para Atenas ?
¡ hasta el viernes , Martin !
el gimnasio está en la primera planta .
me interesa el zoo . ¿ hay una visita guiada en alemán ?
llámenos en cuanto el desayuno esté listo , por favor .
el director quiere saber si queremos prolongar nuestra estancia el dieciséis de junio .
nadie pudo decirnos dónde está la parada de autobús .
es importante que mi mujer vaya al dentista antes de las ocho menos cuarto .
el zoo es más antiguo que el museo de arte .
nuestros amigos vinieron a Viena para alquilar un coche .
nos encantaría tomar algo en el bar .
¿ puedo traer mi perro ?
desde la terraza se pueden ver la catedral antigua y las montañas .
¿ puedes darnos un apartamento con vistas al puerto , por favor ?
no hay jabón en nuestra habitación .
quisiéramos dos entradas para la fiesta del veintidós de octubre .
del cajero automático al monasterio hay solo cinco minutos a pie .
he reservado un apartamento cómodo a nombre de Becker .
hola , ¿ cómo se apaga el aire acondicionado ?
no se preocupe , señora Taylor , le traeremos una percha .
mis hijos se han dejado sus gafas de sol en el tren a Valencia .
¿ quisieras hacer senderismo por la montaña más tarde ?
¿ a qué hora sale el autobús para Madrid ?
olvidé mi chaqueta azul en la habitación el miércoles pasado .
no vale la pena visitar el teatro de la ópera .
¿ han encontrado una llave del coche ? nos la hemos dejado en el bar .
de eso ni hablar , señor Rossi .
¿ han encontrado una maleta azul ? me la he dejado en el comedor .
necesitamos un taxi a la parada de taxis para seis personas a las diez y cuarto .
he reservado un apartamento a nombre de Wagner .
¿ quiere comprar un recuerdo a las cuatro ?
¿ quisiera tomar algo en el bar ?
he escrito una carta a mi hermana .
quisiera pescado con patatas y una botella de vino blanco .
no he estado nunca en Roma , pero conozco bien Lisboa .
aquí tiene su pasaporte , señor Rossi . su habitación está en la cuarta planta .
visité el acuario y el monasterio .
la carta que mi hermano envió a Atenas todavía no ha llegado .
hace seis días visitamos la exposición .
la macedonia de frutas está fría .
nos hemos dejado nuestro sombrero marrón en el avión a Salzburgo .
¿ cuándo estará lista mi camisa roja ?
quisiéramos que nos despertaran a las doce menos cuarto , habitación ciento uno .
me llamo García , tengo una reserva para tres noches .
¿ tienen una habitación para seis personas hasta el sábado ?
tememos que el tren rápido llegue demasiado tarde .
pasé ocho días en Colonia y seis días en Sevilla .
hola , ¿ cuánto se tarda en reparar la caja fuerte ?
ella ha olvidado cambiar la falda azul por otra cosa .
me llamo García , tengo una reserva para dos personas .
él está harto de esperar .
debe de ser un error : reservamos una habitación familiar pequeña , no una habitación doble bonita .
hemos alquilado una barca .
quisiéramos comprar unos pantalones azules y un mapa .
no hay de qué , señor Weber . ¡ buen viaje !
el almuerzo se sirve a partir de las once y media en la terraza .
no se preocupe , señora Wilson , repararemos la radio .
lamentablemente ya no quedan entradas para la fiesta .
el cajero automático está a dos pasos de la catedral antigua .
los huéspedes están sentados en un banco del jardín del castillo y leen el periódico .
cuando llegue a Edimburgo , voy a reunirme con unos amigos en la estación .
¿ quiere el café con o sin azúcar ?
aunque él tiene dolor de estómago , quiere tomar algo en el bar .
la oficina de correos está a dos pasos del acuario .
la señora Brown llamó a las tres y diez y dejó un recado para la señora Moreno .
debe de ser un error : reservé una habitación individual grande , no una habitación individual .
ni hablar de que mi compañero alquile un coche .
le gusta mucho el teatro .
cambiamos el bañador negro por otra cosa anteayer .
la cerradura de la maleta está estropeada , y los huéspedes no encuentran la llave .
hemos reservado una habitación individual pequeña a nombre de Taylor .
quisiéramos una habitación doble pequeña con cocina , por favor .
no se permite fumar en el restaurante .
¿ le importaría cerrar la ventana ?
no como ni carne ni verduras .
disculpe , ¿ podría traernos la carta , por favor ?
¿ podría venir alguien a la habitación ciento diez ? los niños hacen demasiado ruido .
mi marido quisiera beber algo porque tiene sed .
llevamos desde las dos y veinte intentando reservar una mesa para tres personas .
el tren para Venecia sale a las seis y veinte del andén ocho .
hablo alemán , pero no entiendo el francés .
el ascensor está estropeado , así que tengo que subir a pie a la octava planta .
le pedí a la recepcionista que hablara más despacio , pero no ha pasado nada .
en Granada lleva nueve días lloviendo .
hola , soy Rossi , de la habitación cincuenta y cuatro . quisiera hablar con el director .
me he perdido en el bosque . ¿ qué debería hacer ?
queremos que mi hermano visite el faro .
¿ hay cerca del hotel un médico que hable portugués ?
si mañana nieva , mis hijos quieren quedarse en el hotel .
se tarda dos horas en llegar a Praga en autobús .
¿ puedo dejar aquí mi llave de la habitación hasta las tres y media ?
¿ cuánto cuestan los pantalones azules del escaparate ?
la habitación familiar que reservé la semana pasada es demasiado cara .
aunque hace mucho calor , alquilaré una bicicleta .
es posible que mi hijo coja el coche pasado mañana .
si el autocar está lleno , nuestros amigos cogerán un taxi .
hola , ¿ quiere ir a la playa o prefiere ir de compras ?
la cuenta asciende a veinticinco euros , incluido el acceso a internet .
la señora Miller se ha dejado su chaqueta en el autobús a Viena .
lo sentimos mucho , señor Wilson . la camarera de piso se ocupará de ello dentro de cinco minutos .
en Varsovia lleva cuatro días lloviendo .
vine a Barcelona para fotografiar el museo de arte .
pedimos un pastel de manzana . ¿ cuándo nos lo va a traer ?
pensamos tomar algo en el bar .
me llamo Dubois , tengo una reserva para hoy .
la barca que mi mujer alquiló es demasiado pequeña .
deme su tarjeta de crédito y firme aquí , por favor .
disculpe , ¿ qué hora es ? - son las doce y cuarto .
Bruselas es la ciudad más bonita que he visto nunca .
para mí una pizza vegetariana y un vaso de vino tinto , por favor .
compré un billete para Roma el veintiuno de junio .
sé que la embajada está cerrada los miércoles .
buenas noches , la línea está ocupada . ¿ desea dejar un recado ?
la cerradura de la puerta está estropeada , y mi marido no encuentra la llave .
el sombrero nuevo que la camarera de piso encontró en el cuarto de baño es de mi hijo .
la recepcionista quiere saber si quisiéramos traer nuestro perro esta tarde .
no tenemos ganas de comprar unos recuerdos .
he perdido mi tarjeta de crédito y ahora tengo que llamar al hotel .
queremos cambiar de habitación porque el apartamento está sucio .
el avión de Londres aterriza a las siete y veinte .
¿ quisieras registrarte ? gracias por su ayuda .
sería muy amable de su parte confirmar la reserva .
la corbata cuesta un ojo de la cara .
quería preguntarle si podría lavar esta camisa .
el médico dice que mi mujer tiene que beber mucha agua durante tres días .
me he dejado mi bolso en el tren a Valencia .
la señora Taylor no está en este momento . ¿ quiere dejar un recado ?
buenos días , ¿ dónde tengo que hacer transbordo para ir a la agencia de viajes ?
en julio suele hacer mucho calor en Varsovia .
el jersey azul cuesta treinta y seis euros , pero el vestido más pequeño es más barato .
¿ puede rellenar el formulario , por favor ?
la biblioteca está cerrada los lunes .
primero ellos quisieran cancelar su reserva y después dar un paseo por el parque .
ocho sellos para cartas a Portugal , por favor .
buenas noches , ¿ cuánto se tarda en reparar la ducha ?
ella quisiera comprar un bolso marrón y una pila .
antes de marcharnos , quisiéramos enviar una carta a Colonia .
¿ han encontrado un bolso ? me lo he dejado en el comedor .
estará nublado mañana , por eso los niños van a tomar algo en el bar .
¿ dónde está la cuchara ? ¿ podría traérnosla , por favor ?
mis padres perdieron su anillo ayer .
mi marido quisiera participar en el paseo en barco y visitar la exposición y el castillo .
¿ qué día es hoy ? - hoy es sábado , veintiuno de junio .
buenas noches , soy Taylor , de la habitación ciento cinco . quisiera hablar con el director .
el castillo de Salzburgo es más antiguo que el de Edimburgo .
debe de ser un error : reservamos un apartamento , no una habitación doble grande .
no podemos dormir porque la cama supletoria es demasiado blanda .
el cajero automático está a dos pasos de la hermosa catedral .
el tren de Ginebra a Múnich lleva treinta minutos de retraso .
temo que el tren rápido esté lleno .
despiértenos mañana a las tres y media , por favor , tenemos que coger el tren a Colonia .
hable más despacio , por favor .
siento que el caballero se haya quedado dormido .
si el autocar está lleno , cogeré el próximo tren .
la ducha está fuera de servicio desde el sábado .
mi hijo piensa visitar el famoso mercado cubierto .
si el tren está lleno , cogeremos el próximo tren .
para mí un bocadillo vegetariano y una botella de cerveza , por favor .
vinimos a Venecia para nadar en el lago .
estoy seguro de que haré senderismo por la montaña el quince de noviembre .
¿ podría pedirnos un taxi y llamar a un médico ?
lamentablemente el hotel está completo hasta el veintisiete de abril .
el caballero está sentado en un banco del parque y nos espera .
el pronóstico dice que va a nevar esta tarde .
la obra es demasiado ruidosa .
el despertador está fuera de servicio desde esta mañana .
se tarda dos horas en llegar a París en coche .
la señora Schmidt ha cancelado la reserva para el viernes .
he olvidado cambiar el vestido por otra cosa .
lléveme al supermercado , por favor , tengo prisa .
soy alérgico a la leche .
tuvimos que volar a Múnich el mes pasado .
vuelo a Bruselas en abril .
¿ puede llamar a la policía ?
el jueves pasado quería fotografiar el acuario .
después de la cena queremos reunirnos con unos amigos en la estación .
él quiere cambiar de habitación porque la mesa no está limpia .
hay un diccionario sobre la mesa de la habitación nueve .
¿ tienen una habitación para cinco personas desde el martes hasta el sábado ?
todas las habitaciones de la segunda planta tienen caja fuerte .
es una lástima que la cafetera esté estropeada .
si no es mucha molestia , ¿ podría enseñarme el camino a la oficina de objetos perdidos ?
¿ por qué no puede ir a la ópera ?
la hermosa catedral , que está a cinco minutos de aquí , merece una visita .
llame a un médico , por favor , mi hermana ha tenido un accidente .
como el tren rápido estará lleno , no llegaremos hasta las dos menos diez .
disculpe , ¿ cómo llego a la agencia de viajes ?
buenos días , ¿ cuándo quieres cambiar tu vuelo ?
acabo de aparcar mi coche en el garaje .
¿ dónde está la lista de precios ? - se la enseñaré mañana .
estoy esperando el tren nocturno para Ginebra .
llevamos desde la una y media intentando cambiar las botas negras por otra cosa .
¿ podría darnos el número de teléfono de la embajada ?
¿ cuánto cuestan las botas negras del escaparate ?
acabamos de llegar a Bruselas .
si mañana llueve , descansaré un poco .
antes de marcharme , quisiera aparcar mi coche en el garaje .
mis padres temen que el tren llegue demasiado tarde .
pasamos seis días en Granada y cinco días en Venecia .
es posible que los niños descansen un poco después del almuerzo .
buenas noches , este plato está frío , ¿ podría cambiarlo ?
el señor Wagner está acostumbrado a cenar tarde .
¿ quiere alquilar una barca ?
¿ puede cambiarme un billete de cincuenta euros ? la máquina solo acepta monedas .
necesitamos un taxi desde la comisaría para dos personas a las dos y veinticinco .
él perdió su llave hace siete días .
cuatro billetes de ida y vuelta a Salzburgo para el dieciocho de diciembre , por favor .
una pregunta : ¿ podría darme el número de teléfono de la estación ?
ella tiene muchas ganas de ir al cine el fin de semana .
la parada de autobús está detrás de la iglesia .
el desayuno se sirve a partir de las diez menos cuarto en la sala de desayunos .
tengo que hacer transbordo en Venecia .
la señora Moreno llegará el veintinueve de octubre a la una y cinco .
el monasterio , que está a cuarenta minutos de aquí , merece una visita .
lamentablemente no tenemos habitaciones familiares bonitas libres hasta el jueves .
sabemos que la joyería está cerrada los lunes .
ella tiene que hacer transbordo en Lisboa .
la motocicleta que mi hermano alquiló está rota .
¿ quién puede cerrar la ventana ?
es importante que mis padres llamen a su oficina antes de las cinco y veinte .
mi reloj va atrasado ; ya son las nueve menos cuarto .
quisiera quejarme : la tarjeta llave está estropeada y el cuarto de baño es demasiado oscuro .
el acuario , que está a veinticinco minutos de aquí , merece una visita .
la película que el señor Dubois quería ver fue ayer .
siga todo recto y luego gire a la derecha en el aeropuerto .
aunque hace mucho calor , los huéspedes van a hacer senderismo por la montaña .
¿ prolongó su estancia anteayer ?
Viena es la ciudad más bonita que he visto nunca .
el almuerzo se sirve a partir de la una y media en la terraza .
un billete de ida y vuelta a Venecia , por favor , en segunda clase .
¿ puedes reservarme una mesa junto a la ventana , por favor ?
la cerradura del armario está estropeada , y mis hijos no encuentran la llave .
ella necesita seis tenedores .
¿ qué tranvía va a la gasolinera ?
pedimos una sopa de tomate caliente . ¿ cuándo nos la va a traer ?
no me traiga todavía la macedonia de frutas , por favor .
mi marido vino a Edimburgo para dar un paseo por el parque .
un taxi a la peluquería cuesta unos seis euros .
buenas noches , soy Brown , de la habitación treinta y siete . quisiera pedir el desayuno .
quiero que el director espere un momento .
mi hermano quiere cambiar de habitación porque la lavadora es demasiado ruidosa .
el tren nocturno para en Hamburgo .
¿ podría traerme dos toallas , por favor ?
estoy a punto de hablar con el médico .
el autocar va a Sevilla .
el camarero nos ha traído una sopa de verduras en lugar de un helado .
no nos traiga todavía la sopa de verduras , por favor .
mi mujer quisiera jamón y huevos y un vaso de vino blanco .
el tren rápido para París sale a las cinco y media del andén cuatro .
la camarera de piso dice que el desayuno está incluido en el precio .
¿ podría venir alguien a la habitación cincuenta y siete ? la cama es demasiado corta .
es posible que la señora López compre un cepillo de dientes .
es importante que nuestros amigos llamen a su hermana antes de las siete y cuarto .
tenemos sed .
ella quisiera cambiar ciento cincuenta dólares por euros .
quisiera pagar juntos . ¿ cuánto cuesta la tabla de quesos grande ?
el señor Rossi llamó a las nueve y dejó un recado para la señora Serrano .
la chaqueta que ella compró es demasiado grande .
quiero ir de compras en lugar de comprar un recuerdo .
el bolso más pequeño cuesta sesenta euros , pero el bolso más grande es más barato .
vinimos a Varsovia para hacer un picnic .
¿ puede traducir este menú ?
mi mujer tiene muchas ganas de visitar la famosa biblioteca y la catedral el miércoles .
somos de Escocia , pero vivimos en Madrid desde hace seis años .
a mi hija le encantaría dar un paseo por el casco antiguo .
nuestro equipaje no ha llegado ; debe de estar todavía en Atenas .
dudo que prolonguemos nuestra estancia el primero de mayo .
quisiéramos visitar el museo de arte y el mercado cubierto y comprar un recuerdo .
ayer por la noche me resfrié .
debe de ser un error : reservé una habitación , no un apartamento .
a mi hermano le gustó mucho la obra de teatro .
¿ dónde está la lista de precios ? - se la enseñaré inmediatamente .
el pronóstico dice que hará sol el fin de semana .
¿ cuándo estará listo mi bolso más grande ?
cuatro sellos para cartas a Italia , por favor .
el castillo de Sevilla es más antiguo que el de Edimburgo .
después de la cena ellos quieren visitar la iglesia y el hermoso monasterio , pero antes tienen que pagar con tarjeta de crédito .
una habitación familiar más barata cuesta veintinueve euros por noche , y el servicio no está incluido .
los huéspedes han perdido su maleta . ¿ qué deberían hacer ?
el cine está al lado de la famosa biblioteca .
no hace falta que nos traiga la cuenta , el camarero ya nos la ha dado .
siga todo recto y luego gire a la izquierda en el hospital .
mis hijos suelen levantarse a las ocho y media .
la camisa cuesta nueve euros , pero los pantalones más cortos son más baratos .
una habitación individual luminosa cuesta treinta y tres euros por noche , y la limpieza final no está incluida .
¿ han encontrado un sombrero ? nos lo hemos dejado en el comedor .
no vale la pena ir a la película .
cuando llegue a Granada , voy a visitar el mercado cubierto y el hermoso museo .
tenemos muchas ganas de probar el vino de la región mañana .
tuvimos que quedarnos en el hotel .
¿ le importaría traerme una botella de vino tinto ?
si esta tarde hace demasiado frío , ellos van a ir al cine .
estoy seguro de que mi hermana leerá un libro .
¿ conoce un hotel barato cerca de la farmacia ?
temo que el tren nocturno lleve cincuenta minutos de retraso .
buenas noches , ¿ puedo pagar con tarjeta de crédito ?
el castillo de Lisboa es más antiguo que el de Varsovia .
del cajero automático al palacio hay solo quince minutos a pie .
¿ le importaría enseñarme el camino a la parada de autobús ?
¿ puede uno de sus compañeros traerme papel de carta ?
la llave no entra en la cerradura de la habitación trescientos uno .
la señora Brown llegará el seis de febrero a la una y veinticinco .
¿ hay cerca del hotel un dentista que hable portugués ?
un apartamento cuesta veintitrés euros por noche , y el seguro no está incluido .
la carta solo está en francés , ¿ me la podría traducir ?
iremos en tren nocturno a Salzburgo .
¿ qué vino va bien con el bocadillo vegetariano ?
mi hija quiere nadar en el lago el fin de semana .
he reservado una habitación a nombre de Schmidt .
soy de Portugal , pero vivo en Berlín desde hace tres años .
si el viernes hace buen tiempo , voy a dar un paseo por el bosque .
el hotel en el que estuve en Bruselas era más cómodo .
antes de que cierren las tiendas , quisiéramos fotografiar la fortaleza .
¿ podría decirme si el paseo en barco dura cuatro horas ?
quisiera reservar una habitación individual pequeña para siete personas del cinco al veintiocho de septiembre .
quisiéramos comprar una blusa blanca y crema solar .
primero mi hermano quisiera recoger su llave y después tomar algo en el bar .
sé que la panadería está cerrada los jueves .
quisiéramos saber si el barco zarpa a las tres y cuarto .
quisiera reservar una suite para dos noches .
¿ dónde está la toalla ? ¿ podría traérnosla , por favor ?
el autocar va a Colonia .
el desayuno es gratis .
el billete a Edimburgo cuesta veintitrés euros , pero él solo tiene un billete de cien euros .
mi compañero es de España , pero vive en Ginebra desde hace siete años .
la cuenta asciende a diecinueve euros , incluida la tasa turística .
él quisiera pollo con arroz y un vaso de cerveza .
un taxi a la peluquería cuesta unos treinta y nueve euros .
si el lunes hace demasiado calor , vamos a ir al cine .
¿ sabe a qué hora abre el zoo ?
el billete a Berlín cuesta once euros , pero solo tenemos un billete de cien euros .
¿ qué tiempo hace en Múnich en abril ?
el tren nocturno para en Madrid .
estoy esperando el autobús para Ginebra .
buenas noches , ¿ podría decirnos de dónde sale el tren nocturno para Praga ?
creo que puedo volar a Edimburgo dentro de cinco días .
la llave no entra en la cerradura de la caja fuerte .
¿ sabe cómo se va de la estación a la biblioteca ?
el trayecto dura dos horas y quince minutos .
el tren para Viena sale a las diez y media del andén tres .
la playa está a dos pasos del teatro de la ópera .
nos han robado el billete de avión y la mochila .
preferiríamos una habitación individual que tenga terraza .
¿ podría venir alguien a la habitación once ? el enchufe está fuera de servicio .
tenemos que hacer transbordo en Bruselas .
¿ cuánto cuesta una suite pequeña con caja fuerte por noche ?
ellos no tienen ganas de comprar un mapa .
tenemos que pagar la cuenta esta noche .
el tren para Varsovia sale a las diez y diez del andén trece .
¿ hay alguien aquí que hable español ? los huéspedes no hablan portugués .
¿ podría imprimir la confirmación de la reserva y firmar aquí ? gracias por su ayuda .
cuando la recepcionista habla inglés , me suena a chino .
él quisiera pollo con arroz y ocho vasos de zumo de manzana .
¿ sabe cómo se va de la oficina de correos al monasterio antiguo ?
no comemos ni pollo ni pescado .
el caballero está buscando sus guantes negros . ¿ los ha visto ?
no sé si los huéspedes pueden hablar con el médico mañana a las nueve y media .
pensamos ir al teatro .
¿ dejaste tu pasaporte en el coche ?
los niños han escrito una carta a su jefe .
quisiera que me despertaran a las nueve menos cuarto , habitación trescientos cuatro .
¿ qué día es hoy ? - hoy es sábado , veintisiete de noviembre .
¿ podría traerme la cuenta , por favor ?
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la estación .
despiérteme a las diez y diez , por favor .
no hay de qué , señora Taylor . ¡ feliz estancia en Barcelona !
el huésped de la habitación cuatrocientos diez ha perdido su llave .
me alegro de que la señora Miller pague con cheque dentro de veinticinco minutos .
¿ podría decirnos si el palacio antiguo está cerrado los domingos ?
voy a hacer senderismo por la montaña dentro de cuarenta y cinco minutos .
la ventana no se puede cerrar , y el hervidor está estropeado .
buenos días , soy Serrano , de la habitación diecisiete . envíe al mozo , por favor .
nos interesa el museo . ¿ hay una visita guiada en alemán ?
no tengo ganas de probar el pescado de la región .
el señor García llamó a las diez y dejó un recado para el señor Rossi .
el servicio de lavandería no está incluido en el precio .
el zoo está abierto desde las seis hasta las nueve menos cuarto , pero los sábados está cerrado .
¿ le importaría limpiar la habitación trescientos doce ?
disculpe , ¿ cómo llego a la comisaría ?
¿ a qué distancia está la fortaleza de aquí ?
no sé si puedo reservar una habitación doble para nueve noches .
se nos ha acabado la miel ; el camarero ha ido a comprar más .
la oficina de objetos perdidos está enfrente del famoso teatro de la ópera .
el helado está demasiado salado .
mi marido toma leche en el desayuno , pero yo prefiero café .
no se preocupe , señor Wilson , repararemos la radio .
llevo desde las nueve menos cuarto intentando ir al dentista .
el billete a Colonia cuesta cincuenta euros , pero mis padres solo tienen un billete de cincuenta euros .
hemos perdido nuestro abrigo azul y nuestra cámara .
pienso que iré a la playa el viernes a las nueve .
despiértenos el domingo a las ocho , por favor , tenemos que coger el tren a Salzburgo .
estoy seguro de que él cancelará su reserva mañana por la mañana .
quería preguntarle si podría hablar más despacio .
¿ podría enseñarme en el mapa dónde está el teatro antiguo ?
¿ sabía que el restaurante no está en la novena planta ?
el señor Wagner celebra su cumpleaños hoy ; quisiera encargar flores .
la señora López tiene que hacer transbordo en Roma .
¿ dónde podemos comprar un diccionario ?
tenemos que coger un taxi porque el tren lleva cincuenta minutos de retraso .
nuestro equipaje no ha llegado ; debe de estar todavía en Valencia .
espero que mi mujer pueda coger el coche el fin de semana .
el señor Taylor está de mal humor porque hace mucho calor ahora .
un billete de ida a Viena , por favor , en segunda clase .
la ensalada que pedí está quemada .
mi compañero tiene treinta y ocho grados de fiebre y tos .
un billete de ida y vuelta a Venecia , por favor , en primera clase .
la señora quisiera cambiar ciento cincuenta dólares por euros .
ya no tenemos queso , pero puedo recomendarle el helado .
la llave no entra en la cerradura de la habitación cuatrocientos uno .
me he dejado mi diario en el tren a Múnich .
cuando llegue a Venecia , voy a comprar chocolate .
¿ conoce un buen restaurante cerca del supermercado ?
si el autobús lleva veinticinco minutos de retraso , cogeremos el próximo autobús .
la cafetera está fuera de servicio desde esta mañana .
quisiéramos alquilar una barca por ocho días .
la guía quiere saber si quisiera cenar en la terraza esta noche .
perdí el autobús el veintiséis de abril . ¿ qué debería hacer ?
somos de España , pero vivimos en Salzburgo desde hace siete años .
él está esperando el autocar para Sevilla .
quisiéramos coger un taxi porque tenemos prisa .
¿ conoce un buen restaurante cerca del centro comercial ?
¿ podríamos dejar la habitación a la una ?
el ascensor está estropeado , así que tengo que subir a pie a la séptima planta .
la cuenta asciende a treinta y nueve euros , incluida la tasa turística .
la sopa de pescado está buenísima .
conocemos bien Colonia .
cambié el jersey azul por otra cosa ayer por la tarde .
¿ sabe a qué hora abre el hermoso teatro de la ópera ?
si el fin de semana hace buen tiempo , daré un paseo por el bosque .
explíqueme la cuenta , por favor .
el caballero toma café en el desayuno , pero yo prefiero café .
la señora Taylor pasó tres días en Ginebra y cinco días en Sevilla .
se tarda una hora en llegar a Roma .
la luz no funciona .
¿ quieres visitar el hermoso teatro de la ópera y la fortaleza o prefieres dar un paseo por el casco antiguo ?
un billete de ida a Lisboa , por favor , en primera clase .
mi marido irá en tren a Praga .
el abrigo que la camarera de piso encontró en la habitación trescientos ocho es de la señora .
nadie pudo decirme dónde está el hospital .
¿ puede rellenar el formulario ?
quisiera dos entradas para la visita guiada del diecinueve de octubre .
¿ podría venir alguien a la habitación veintiocho ? las sábanas no están limpias .
mi compañero se ha quedado dormido .
¿ puedo probarme la falda ?
los pantalones cuestan cuarenta euros , pero los pantalones más baratos son más baratos .
me registré ayer por la tarde .
disculpe , ¿ va este autobús a Varsovia ?
pasé siete días en Ginebra y cinco días en Sevilla .
el museo de arte es más antiguo que la biblioteca .
¿ cuánto cuestan las entradas para el partido de fútbol del miércoles ?
quisiéramos pagar por separado . ¿ cuánto cuesta el bocadillo frío ?
nos encantaría dar un paseo por el bosque .
mi hermana piensa alquilar una barca .
no se preocupe , señora Serrano , repararemos la cafetera .
no sé si los turistas pueden probar el queso de la región mañana a las nueve .
quisiera reservar una habitación individual para dos noches .
cinco billetes de ida y vuelta a Londres para el treinta de julio , por favor .
tome la tercera calle a la izquierda y verá el famoso faro delante de usted .
mi hijo quiere alquilar un coche en lugar de probar el queso de la región .
¿ puedo dejar aquí mi bufanda hasta las seis y veinte ?
quisiera un asiento en el coche restaurante para el jueves .
la habitación familiar que la señora reservó por teléfono es demasiado pequeña .
se nos ha acabado el azúcar ; el camarero ha ido a comprar más .
el aire acondicionado está fuera de servicio desde el domingo .
hemos reservado un apartamento luminoso a nombre de Becker .
el vuelo de Bruselas fue cancelado por la niebla .
¿ tenemos que hacer transbordo en Múnich o hay un tren directo ?
después del desayuno la señora quiere alquilar una bicicleta , pero antes tiene que prolongar su estancia .
desde el puerto se pueden ver el monasterio y el mar .
no se preocupe , señor Fischer , le traeremos una toalla .
el tren rápido para Praga sale a las diez y cuarto del andén quince .
es importante que mi mujer recoja su llave del coche antes de las once y cuarto .
mi mujer se queda hoy en el hotel porque está cansada .
si el fin de semana hace buen tiempo , vamos a nadar en el lago .
¿ qué recomienda , el bocadillo o la tortilla ?
la señora Miller celebra su aniversario de boda el viernes ; quisiéramos encargar una tarta .
ellos pasaron cuatro días en Venecia y dos días en Londres .
la ensalada que pedí está deliciosa .
la cuenta asciende a veintisiete euros , incluida la tasa turística .
¿ sería posible que me diera la llave de la habitación veintiuno ?
llegué tarde porque el tren nocturno fue cancelado .
queremos que mis hijos den un paseo por el jardín del castillo .
el señor García ha cancelado la reserva para el viernes .
¿ está el palacio cerrado los miércoles ?
la guía quiere saber si queremos marcharnos .
mi hermano quería quedarse unos días más .
hay que planchar estos pantalones antes del sábado .
aunque la señora Walker está enferma , quiere nadar en el lago .
el tren de Londres a Múnich lleva veinte minutos de retraso .
creo que podemos llamar a nuestra oficina .
ni hablar de que mis hijos vayan al mercado .
quiero que lleve el equipaje a la habitación .
quisiera quejarme : la lavadora es demasiado ruidosa y el aire acondicionado no funciona .
el camarero dice que la tasa turística está incluida en el precio .
nadie pudo decirnos dónde está la peluquería .
preferiría una habitación familiar que tenga cocina .
después del desayuno mi hijo puede ver la televisión .
¿ hay un banco cerca de aquí ?
quisiéramos saber si el tren nocturno sale a las ocho y media .
buenas noches , ¿ le importaría limpiar la habitación ?
sabemos que la farmacia está cerrada los viernes .
el vuelo de Viena fue cancelado por la huelga .
la señora Taylor no come ni jamón ni arroz .
les encantaría comprar chocolate .
el señor Schmidt sabe que la farmacia está cerrada los jueves .
el médico dice que mi hermana tiene que tomar las pastillas durante seis días .
sería muy amable de su parte lavar esta blusa .
he oído que el ayuntamiento merece la pena .
estoy buscando mi cámara . ¿ la ha visto ?
primero quisiéramos cambiar el sombrero por otra cosa y después alquilar un coche .
lo sentimos mucho , señor Wagner . la camarera se ocupará de ello dentro de veinte minutos .
si no es mucha molestia , ¿ podría llevar las maletas al coche ?
quisiera una habitación con balcón y vistas al castillo .
si el viernes nieva , vamos a acostarnos temprano .
quería preguntarle si podría apagar la música .
hablo alemán , pero no entiendo el español .
siento que nos hayamos perdido en la ciudad ayer por la noche .
los niños hacen demasiado ruido .
¿ cuándo cierra la catedral los domingos ?
quisiera pollo con arroz y ocho vasos de zumo de manzana .
debería hablar con el médico el sábado a las dos .
quisiéramos carne con verduras y un vaso de cerveza .
le pedí al camarero que apagara el aire acondicionado , pero no ha pasado nada .
debe de ser un error : reservé una habitación doble pequeña , no un apartamento .
buenos días , ¿ a qué hora sale el autobús para Praga ?
mi hijo tiene treinta y ocho grados de fiebre y tos .
el técnico que reparó la radio se olvidó las herramientas .
el mejor hotel de Madrid está en el hotel .
he perdido mi paraguas y mi bolsa de viaje .
mi compañero suele levantarse a las doce .
antes de marcharme , quisiera ir a la peluquería .
el tren de París a Múnich lleva cincuenta minutos de retraso .
el trayecto dura cuatro horas y cinco minutos .
el tren rápido saldrá a la una menos cuarto .
¿ va el barco a Génova ?
primero quisiéramos recoger nuestro libro y después dar un paseo por la rosaleda .
ya no tenemos verduras , pero puedo recomendarle el helado .
ni hablar de que mis hijos den un paseo por el parque .
el tren tiene coche restaurante .
¿ puede enseñarnos la habitación individual , por favor ?
después del desayuno ella quiere comprar unos recuerdos , pero antes tiene que comprar un billete para Roma .
la señora Schmidt llegó tarde porque el tren llevaba cuarenta minutos de retraso .
es posible que nos quedemos nueve noches dentro de diez minutos .
el tren de Zúrich a Roma lleva cincuenta minutos de retraso .
el autobús sale a las doce y cinco .
de primero quisiéramos una tabla de quesos y de segundo fideos con champiñones .
quisiera reservar un apartamento para dos personas del tres al dieciocho de septiembre .
el museo merece una visita .
ellos se han dejado su maleta en el autobús a Praga .
camarero , pedí una ensalada , pero me ha traído un bocadillo .
la blusa cuesta diecinueve euros , pero el sombrero es más barato .
¿ quisiera prolongar su estancia en octubre ?
si el autobús llega con retraso , tenemos que quedarnos otra noche .
quisiera cinco entradas para la visita de la ciudad del diecisiete de julio .
estoy satisfecho con el servicio .
hay un diccionario sobre la mesa de la habitación cincuenta y ocho .
la familia Moreno se aloja aquí desde el diecisiete de junio .
necesito un taxi desde el aeropuerto para cuatro personas a las nueve y diez .
¿ a qué hora sale el autobús para Atenas ?
quisiera hacer senderismo por la montaña y comprar un diccionario .
hay un error en la cuenta : no he tomado ninguna buena sopa de tomate .
primero quisiéramos hablar con el cocinero y después participar en la excursión .
hemos oído que la media pensión es gratis .
me han robado la tarjeta de crédito y el bolso nuevo .
¿ podría dejar la habitación a las nueve y media ?
la falda cuesta noventa y cinco euros , pero la camisa blanca es más barata .
la iglesia antigua está abierta desde las siete hasta las siete , pero los viernes está cerrada .
tráigame una taza , por favor .
siga todo recto y luego gire a la derecha en el hospital .
como el tren llega con retraso , no llegaremos hasta las doce menos veinte .
el tren no va a Edimburgo .
necesitamos algo para la tos .
si tuviéramos más dinero , reservaríamos una suite .
quisiéramos alquilar una bicicleta por siete días .
¿ le importaría enseñarme la habitación doble grande ?
¿ puedo pagar en efectivo ?
hemos olvidado cambiar nuestro vuelo .
hola , si no es mucha molestia , ¿ podría traernos tres vasos de vino blanco ?
ella alquiló una barca el cinco de mayo .
¿ quiere prolongar su estancia mañana ?
ellos quisieran coger un taxi porque tienen prisa .
quisiéramos cambiar cincuenta francos suizos por euros .
una habitación familiar cuesta seis euros por noche , y el servicio está incluido .
todas las habitaciones de la tercera planta tienen baño .
¿ está incluido el acceso a internet en el precio o tenemos que pagarlo aparte ?
¿ puedes cambiarnos ciento cincuenta euros , por favor ?
quisiéramos reservar una habitación familiar para seis personas del tres al trece de mayo .
buenos días , soy Navarro , de la habitación doscientos siete . necesito una manta adicional .
se nos ha acabado el pan ; la camarera ha ido a comprar más .
¡ hasta luego , David !
mi compañero no tiene ganas de ir a nadar .
¿ dónde está la hoja de registro ? - se la enseñaré dentro de veinticinco minutos .
disculpe , ¿ cuánto cuesta una habitación doble tranquila con televisor por noche ?
¿ podría traernos un poco más de pimienta , por favor ? gracias por su ayuda .
el famoso museo está abierto desde las ocho y cuarto hasta las siete menos cuarto , pero los martes está cerrado .
¿ empieza la visita guiada a las siete menos cuarto ?
busco un hotel que esté cerca de la gasolinera .
mi mujer acaba de llegar a Ginebra .
avísenos en cuanto la cuenta esté lista , por favor .
el taxi que pedí para las ocho y veinticinco todavía no ha venido .
lo sentimos mucho , señora Dubois . el médico se ocupará de ello inmediatamente .
una pregunta : ¿ nos podemos llevar el bolígrafo ?
la bolsa de viaje negra que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
el castillo de Edimburgo es más antiguo que el de Roma .
la señora habla inglés , pero no entiende el alemán .
¿ han encontrado una llave del coche ? me la he dejado en el comedor .
quisiera que me despertaran a las cinco , habitación diez .
quisiera quejarme : el sillón está mojado y el grifo no funciona .
¿ puedes reparar la caja fuerte , por favor ?
quisiéramos comprar un sombrero rojo y pasta de dientes .
quiero que repare el secador .
¿ puede prestarme un cargador , por favor ?
¡ hasta la próxima semana , Anna !
disculpe , ¿ sabe cómo se va de la estación a la exposición nueva ?
cuando el técnico habla español , me suena a chino .
antes de marcharnos , quisiéramos reservar un apartamento .
¿ tienen una habitación familiar pequeña para seis personas desde el viernes hasta el miércoles ?
necesitamos un taxi desde la gasolinera para tres personas a las cuatro y veinticinco .
la señora López ha cancelado la reserva para el lunes .
pienso que mi marido puede ir a la ópera dentro de cuatro horas .
no se olvide de llevar el equipaje al taxi , por favor .
hasta que llegue la señora , quiero dar un paseo por el casco antiguo .
el señor Wagner se quedó dormido . ¿ qué debería hacer ?
es posible que mis padres alquilen una motocicleta pronto .
la maleta gris que la camarera de piso encontró en la habitación cuarenta y nueve es de nuestros amigos .
el vuelo a Ginebra fue cancelado por la niebla .
mañana el señor Schmidt quiere volar a Colonia .
mis padres perdieron el enlace en Varsovia porque el tren rápido fue cancelado .
¿ a qué distancia está el faro de aquí ?
quisiera un asiento en el coche restaurante para el viernes .
nuestros amigos perdieron el enlace en Valencia porque el autobús estaba lleno .
el billete a Londres cuesta cincuenta y cinco euros , pero solo tenemos un billete de cien euros .
acabamos de llegar a Salzburgo .
nuestro equipaje no ha llegado ; debe de estar todavía en Zúrich .
la suite no está lista .
antes de marcharnos , quisiéramos cambiar la blusa más pequeña por otra cosa .
no se preocupe , señora Dubois , le pediremos un taxi .
Edimburgo es la ciudad más bonita que he visto nunca .
tengo que hacer cola dos horas en el museo .
¿ sabía que la fortaleza merece una visita ?
¿ dónde está el plato nuevo ? ¿ podría traérmelo , por favor ?
hasta que llegue mi hijo , quiero dar un paseo por el jardín del castillo .
mi hermano puede tener el apartamento con chimenea .
para mí un pastel de manzana y un vaso de vino tinto , por favor .
me gusta mucho el museo .
¿ podría decirme si el concierto dura una hora ?
quisiéramos pagar juntos . ¿ cuánto cuesta la sopa ?
de eso ni hablar , señor Becker .
no creo que nos marchemos a las nueve .
quiero cambiar de habitación porque la habitación es demasiado cara .
mi hermano puede cambiar su vuelo .
quisiéramos reservar una mesa para siete personas en la terraza .
he tomado algo en el bar .
tome la segunda calle a la derecha y verá el famoso palacio delante de usted .
me alegro de que podamos ir al cine .
ella ha perdido su mochila y su cartera .
quisiera un asiento junto a la ventana para Atenas .
¿ quieres tomar algo en el bar o prefieres dar un paseo por el parque ?
queremos que mi hija nade en el lago .
el director quiere saber si queremos participar en la visita de la ciudad .
no hay de qué , señor Navarro . ¡ feliz estancia en Edimburgo !
ella no come ni pollo ni arroz .
se tarda cincuenta minutos en preparar la sopa de verduras .
¿ sabe a qué hora abre el acuario ?
la habitación individual más barata que mi hermana reservó la semana pasada está en la quinta planta .
no puedo dormir porque el cuarto de baño está sucio .
buenas noches , señora Serrano . ¿ ha dormido bien ?
¿ qué tiempo hace en Salzburgo hoy ?
¿ dónde está la cuenta ? - se la traeré dentro de cinco minutos .
quisiera reservar una suite para dos personas del trece al veinticinco de mayo .
no hay de qué , señora Wagner . ¡ que tenga un buen día !
me quedo hoy en el hotel porque estoy enferma .
buenos días , ¿ podría decirnos de dónde sale el autobús para Hamburgo ?
este abrigo es demasiado largo .
nuestros amigos están hartos de esperar .
¿ desea pagar en efectivo o por transferencia , señor Moreno ?
la señora Weber perdió el enlace en Atenas porque el autobús llegó demasiado tarde .
¡ hasta el viernes , Paul !
buenas noches , ¿ podría apagar la luz , por favor ?
¿ hay cerca del hotel un médico que hable alemán ?
cuando llegamos a Atenas , el cuarto de baño era demasiado caro .
una pregunta : necesito la lista de precios . ¿ me la puede traer ?
como el tren está lleno , no llegaremos hasta las doce y media .
dudo que mis padres trabajen en la biblioteca pasado mañana .
mi hijo acaba de pagar con cheque .
un billete de ida a Praga , por favor , en primera clase .
pregúntele al señor López si quiere comprar unos recuerdos , por favor .
quisiéramos alquilar una bicicleta por seis días .
no sé si puedo cambiar la chaqueta más grande por otra cosa .
los niños saben que la librería está cerrada los martes .
queremos ver la televisión .
¿ puede traerme una taza de té , por favor ?
quisiera saber si el tren regional tiene coche restaurante .
el pronóstico dice que estará nublado esta tarde .
la señora Dubois quisiera comer algo porque tiene hambre .
¿ está la media pensión incluida en el precio ?
la cafetera está fuera de servicio desde las siete y diez .
la exposición está abierta desde las ocho menos cuarto hasta las ocho y media , pero los miércoles está cerrada .
una pregunta : ¿ está incluida la tasa turística en el precio o tenemos que pagarla aparte ?
nos gusta mucho el ayuntamiento .
¿ sabe a qué hora abre la catedral ?
¿ puede imprimir la cuenta , por favor ?
nuestros amigos están de vacaciones .
quisiera saber si el ferry va a Marsella .
quisiera pescado con patatas y un vaso de leche .
mi hermano quiere nadar en el lago .
no hemos estado nunca en Salzburgo , pero conocemos bien Atenas .
una suite más grande cuesta setenta euros por noche , y el seguro está incluido .
me encantaría reunirme con unos amigos en la estación .
una pregunta : ¿ por qué no fue al cine ?
nos interesa la torre antigua . ¿ hay una visita guiada en portugués ?
mi hijo teme que el tren llegue demasiado tarde .
¿ quiere participar en el paseo en barco o prefiere fotografiar el castillo ?
quisiera quejarme : la cama es demasiado pequeña y la cama no está hecha .
quisiéramos tres entradas para la visita de la ciudad del veintiséis de enero .
nuestros amigos tienen que aparcar su coche en el garaje .
si el fin de semana hace buen tiempo , iremos a la playa .
la recepcionista quiere saber si me marcharé .
hemos olvidado preguntar en la recepción .
¿ puede la recepcionista reservarme una mesa junto a la ventana ?
¿ podría enseñarme en el mapa dónde está la fortaleza ?
mi reloj va atrasado ; ya son las seis y diez .
no estamos satisfechos con la habitación porque la plancha está fuera de servicio .
¿ tienen un apartamento para tres personas para una noche ?
mi hijo está enfermo .
me quedaré hasta el martes .
¿ puede firmar aquí ?
no sé si reservaremos una habitación grande el próximo mes .
he comprado un sello para mi oficina .
el palacio es más grande que el teatro .
el secador de mi habitación no funciona .
no hay champú en nuestra habitación .
queremos cambiar de habitación porque las cortinas no están limpias .
se tarda seis horas en llegar a Viena en coche .
no se preocupe , señor Walker , le pediremos un taxi .
cuando llegué a Lisboa , el televisor estaba fuera de servicio .
lo sentimos mucho , señor Walker . el director vendrá dentro de cincuenta minutos .
buenos días , soy Wagner , de la habitación cuatrocientos diez . quisiera pedir el desayuno .
¿ cuánto cuesta enviar una postal a Francia ?
la torre es más famosa que el teatro .
hola , ¿ sabía que el aparcamiento es gratis ?
ellos quieren levantarse temprano .
antes de marcharme , quisiera cancelar mi pedido .
preferiríamos una habitación doble pequeña que tenga caja fuerte .
espero que nuestros amigos cancelen su pedido .
la familia Moreno se aloja aquí desde el dos de abril .
si el sábado hace buen tiempo , voy a hacer un picnic .
la cuenta asciende a veintitrés euros , incluido el servicio de lavandería .
siga todo recto y luego gire a la derecha en la oficina de turismo .
no se permite fumar en el ascensor .
él quiere cambiar de habitación porque la cama supletoria es demasiado corta .
buenos días , señor Fischer . ¿ ha dormido bien ?
no tenemos tiempo de visitar el ayuntamiento .
¿ sabe cómo se va de la playa a la exposición ?
¿ cuánto cuesta una habitación doble tranquila con ducha por noche ?
buenas noches , señora Fischer . ¿ ha tenido un buen viaje ?
mi marido puede cenar en la habitación esta tarde .
después del almuerzo el señor Moreno quiere comprar unos recuerdos , pero antes tiene que pagar la cuenta .
la librería está detrás del faro .
cuando lleguemos a Bruselas , vamos a ir a nadar .
¿ a qué distancia está la exposición de aquí ?
¿ quisiera probar el queso de la región ?
mi hija quiere alquilar una bicicleta en lugar de hacer un picnic .
los niños necesitan algo para el dolor de cabeza .
la señora Navarro no está en este momento . ¿ quiere dejar un recado ?
¿ tenemos que hacer transbordo en Madrid o hay un tren directo ?
una pregunta : ¿ podríamos dejar la habitación a las cuatro y media ? gracias por su ayuda .
¿ podría traernos una taza de café , por favor ?
¿ podría traerme la confirmación de la reserva y ponernos con la habitación doscientos uno ?
mi compañero toma leche en el desayuno , pero yo prefiero zumo de manzana .
nuestro equipaje no ha llegado ; debe de estar todavía en Salzburgo .
una pregunta : el señor Wagner está buscando sus gafas . ¿ las ha visto ?
antes de que cierren las tiendas , quisiéramos tomar algo en el bar .
¿ tienen un apartamento pequeño para cuatro personas desde el viernes hasta el miércoles ?
sería muy amable de su parte darme la llave de la habitación cincuenta y cuatro .
¿ quién puede ponerme con la habitación trescientos veinte ?
quisiera quejarme : la tarjeta llave está fuera de servicio y el hervidor está estropeado .
el tren de Atenas a Bruselas lleva cincuenta minutos de retraso .
¿ qué recomienda , la pizza grande o la ensalada pequeña ?
siete billetes de ida a Colonia para el ocho de febrero , por favor .
quisiera quejarme : la cama es demasiado pequeña y la cama supletoria no está hecha .
el coche que alquilamos tiene una rueda pinchada .
la señora Dubois ha cancelado la reserva para el jueves .
quisiera quejarme : la bañera es muy vieja y la cama supletoria no está hecha .
el televisor está fuera de servicio desde ayer .
el tren nocturno tiene coche restaurante .
preferiríamos una habitación doble más grande que tenga televisor .
antes de marcharnos , quisiéramos aparcar nuestro coche en el garaje .
el tren nocturno para Sevilla sale a las dos y cuarto del andén ocho .
después del almuerzo queremos hacer un picnic , pero antes tenemos que llamar a nuestros padres .
aquí tiene su pasaporte , señora Moreno . su habitación está en la séptima planta .
¿ podría darnos el número de teléfono de la estación ?
espero que mi hermana pueda esperar en el bar .
quisiéramos un asiento en el coche restaurante para París .
lléveme a la oficina de turismo , por favor , tengo prisa .
¿ sale el tren nocturno del andén diecinueve ?
sería muy amable de su parte traerme un plato limpio .
lamentablemente el hotel está completo hasta el cuatro de julio .
antes de que salga el tren , quisiera dar un paseo por el jardín del castillo .
primero quisiéramos aparcar nuestro coche en el garaje y después alquilar una motocicleta .
sería muy amable de su parte traerme una percha y un plato .
tememos que el autocar lleve veinticinco minutos de retraso .
los niños van a reservar una habitación individual grande para cinco noches .
como el autobús llega con retraso , no llegaré hasta las tres y diez .
vine a Atenas para hacer un picnic .
¿ cuánto se tarda en reparar el grifo ?
no creo que ella espere en el vestíbulo mañana .
mi hija no come ni fideos ni verduras .
la señora ha olvidado aparcar su coche en el garaje .
los huéspedes que llegaron ayer quisieran prolongar su estancia .
los niños acaban de llegar a Salzburgo .
siento que hayamos roto el plato ayer por la tarde .
hemos comprado una guía de viajes para nuestro abogado .
quisiera saber si el tren rápido llega a Salzburgo a la una menos cuarto .
camarero , pedí una sopa de tomate , pero me ha traído un filete .
tome la segunda calle a la derecha y verá la famosa fortaleza delante de usted .
quisiéramos una suite más barata con ducha y vistas a las montañas .
buenos días , ¿ desea pagar en efectivo o con cheque , señora Becker ? gracias por su ayuda .
pregúntele al señor López si quiere visitar el zoo y la famosa biblioteca , por favor .
el caballero puede tener la habitación con balcón .
quisiéramos reservar una habitación doble para seis noches .
quiero que nos traiga una botella de vino tinto .
el hotel más tranquilo de Zúrich está al lado del ayuntamiento .
los pantalones que compré son demasiado cortos .
¿ puede prestarnos un bolígrafo , por favor ?
¿ sale el tren nocturno a las doce ?
hemos oído que el teatro de la ópera merece una visita .
lamentablemente no tenemos habitaciones dobles pequeñas libres en diciembre .
¿ podría reparar el mando a distancia y explicarnos la confirmación de la reserva ?
disculpe , ¿ quiere dar un paseo por el jardín del castillo mañana ?
¿ podría reservarnos una mesa junto a la ventana e imprimir la cuenta ?
buenas noches , señor Schmidt . ¿ ha dormido bien ?
¿ cuánto cuesta una habitación cómoda con baño por noche ?
mi hermano piensa nadar en el lago .
llevamos desde las tres y cuarto intentando aparcar nuestro coche en el garaje .
siento que ella haya dejado su billete de tren en casa ayer .
no nos traiga todavía la sopa , por favor .
no puedo dormir porque los vecinos escuchan música alta .
los huéspedes han olvidado aparcar su coche en el garaje .
me quedo con la habitación grande .
si no es mucha molestia , ¿ podría enseñarme la habitación doble ?
¿ podría traerme un poco más de sal , por favor ? muchas gracias .
el huésped de la habitación doscientos cinco se marcha mañana .
camarero , pedí una pizza pequeña , pero me ha traído un bocadillo .
llevo desde las once y veinte intentando pagar en efectivo .
el tren rápido para Viena sale a las doce menos cuarto del andén dieciocho .
sé que la agencia de viajes está cerrada los lunes .
tráigame cuatro vasos , por favor .
de primero quisiéramos una sopa de verduras y de segundo patatas con queso .
es posible que él coma algo .
¿ tienen platos sin huevos ?
¿ podría enseñarme en el mapa dónde está el mercado cubierto ?
antes de salir de viaje , quisiera nadar en el lago .
siento que hayamos perdido nuestra bolsa de viaje .
¿ quiere nadar en el lago o prefiere tomar algo en el bar ?
los niños piensan dar un paseo por el parque .
no he estado nunca en Sevilla , pero conozco bien París .
preferiría un apartamento que tenga ducha .
¿ han encontrado un paraguas ? nos lo hemos dejado en la habitación treinta .
no hace falta que nos traiga el recibo , el director ya nos lo ha dado .
le pedí al mozo que nos enseñara la suite cómoda , pero no ha pasado nada .
un billete de ida y vuelta a Colonia , por favor , en primera clase .
¿ podría darme el número de teléfono del restaurante ?
¿ podría limpiar la habitación treinta , por favor ?
mi marido no tiene tiempo de ir de compras .
antes de que salga el tren , quisiéramos hacer un picnic .
no creo que podamos hacer senderismo por la montaña el próximo jueves .
no creo que podamos marcharnos el fin de semana .
no hay de qué , señor Walker . ¡ feliz estancia en Colonia !
¿ empieza la reunión a la una y veinte ?
el fin de semana quiero descansar un poco .
ni hablar de que mi mujer vaya de compras .
el supermercado está al lado de la fortaleza .
nos encantaría alquilar un coche .
solemos levantarnos a las dos menos cuarto .
una habitación familiar grande cuesta cuarenta y cinco euros por noche , y la limpieza final no está incluida .
no vale la pena ir al concierto .
¿ podría decirnos si la visita guiada dura dos horas ?
me han robado el carné de identidad y el sombrero gris .
disculpe , ¿ necesita mi pasaporte o mi confirmación de reserva ?
¿ qué día es hoy ? - hoy es domingo , veintiuno de septiembre .
queremos que mis hijos se reúnan con unos amigos en la estación .
la carta que los niños enviaron a Atenas todavía no ha llegado .
¿ dónde está el albornoz limpio ? ¿ podría traérmelo , por favor ?
si esta tarde hace demasiado calor , mi hermana va a descansar un poco .
quería preguntarle si podría cambiar las toallas .
un taxi a la peluquería cuesta unos diecinueve euros .
la comida de este restaurante es muy buena , pero el servicio es malo .
a la señora García le encantaría alquilar una barca .
¿ cuánto dura el trayecto de Praga a Berlín ?
el tren rápido para Granada sale a las ocho y cuarto del andén seis .
quisiera reservar una mesa para tres personas para esta noche .
mi hermano no tiene ganas de comprar unos recuerdos .
esta camisa es demasiado corta .
¿ podemos dejar aquí nuestras gafas de sol hasta las tres menos diez ?
el helado que mi hija pidió está delicioso .
¿ podría uno de sus compañeros preparar la cuenta para mañana ?
es una lástima que la suite no esté lista .
quisiera pagar en efectivo el fin de semana .
ellos querían cambiar dinero .
ella ha escrito una carta a su hermana .
espero que él pueda comprar unos sellos .
quiero quedarme en el hotel a las seis menos cuarto .
hola , ¿ qué vino va bien con el pastel de manzana ?
lamentablemente no tenemos habitaciones libres en agosto .
mi hermana puede tener la habitación doble luminosa con caja fuerte .
una pregunta : ¿ conoce un buen restaurante cerca de la gasolinera ?
queremos cambiar de habitación porque la calefacción no funciona .
dudo que mi hijo reserve una habitación familiar luminosa dentro de cinco días .
se nos ha acabado el vinagre ; el director ha ido a comprar más .
quisiéramos cambiar cincuenta dólares por euros .
¿ podría traerme un poco más de pan , por favor ?
no vamos a cancelar nuestra reserva mañana por la noche .
lléveme a la comisaría , por favor , tengo prisa .
pedimos una sopa de pescado caliente . ¿ cuándo nos la va a traer ?
hay que planchar estos pantalones antes del jueves .
todas las habitaciones de la octava planta tienen bañera .
me han robado el carné de conducir y los guantes .
cuando lleguemos a Ginebra , vamos a fotografiar el zoo .
antes de que cierren las tiendas , quisiéramos hacer un picnic .
a mis hijos les gusta mucho el teatro de la ópera .
el cajero automático está a dos pasos del teatro de la ópera .
quisiera comprar una chaqueta roja y un diccionario .
de primero quisiéramos una ensalada y de segundo carne con verduras .
el señor Fischer está a punto de recoger su chaqueta .
buenos días , señor Walker . ¿ ha tenido un buen viaje ?
queremos cambiar la camisa por otra cosa .
quisiéramos alquilar una motocicleta por nueve días .
cuatro sellos para postales a Escocia , por favor .
el señor Brown celebra su aniversario de boda el miércoles ; quisiéramos encargar una botella de vino .
busco un hotel que esté junto al mar .
quisiera hablar con la señora Schmidt , por favor .
la carretera a Varsovia está cortada , así que tengo que coger el tren .
desde la torre se pueden ver la exposición nueva y el parque .
el mozo nos pondrá con la habitación cuatrocientos diez .
el caballero es de Austria , pero vive en Múnich desde hace cinco años .
se nos ha acabado la mantequilla ; el camarero ha ido a comprar más .
antes de que llegue el autobús , quisiéramos ir a nadar .
llame a un médico , por favor , mi hermano ha tenido un accidente .
la autopista a Colonia está cortada , así que tenemos que coger el tren .
queremos que mi hijo alquile una barca .
¿ qué recomienda , la sopa o la tortilla ?
no puedo dormir porque los vecinos hacen demasiado ruido .
ella quisiera acostarse temprano porque está cansada .
los huéspedes están sentados en un banco del parque y leen el periódico .
¿ podríamos dejar la habitación a las doce y veinte ?
quiero fotografiar el famoso teatro el lunes .
mi hermano no tiene hambre , pero quisiera un trozo de pastel .
ayer olvidé mi bufanda nueva en el autobús y ahora tengo que ir a la oficina de objetos perdidos .
¿ cuánto cuesta la camisa del escaparate ?
quiero que me traiga papel de carta .
me llamo Brown , tengo una reserva para dos noches .
deme su billete de tren y firme aquí , por favor .
puedo pagar la cuenta .
la señora Walker no tiene ganas de participar en la visita guiada .
la iglesia está abierta desde las ocho menos cuarto hasta las seis y cuarto , pero los jueves está cerrada .
aunque tengo dolor de cabeza , quiero comprar una postal .
la señora acaba de reservar un apartamento .
la catedral está abierta desde las siete hasta las seis y cuarto , pero los viernes está cerrada .
antes de marcharme , quisiera pagar con cheque .
mi hijo tiene que pagar un ojo de la cara por el bolso .
he reservado una habitación individual más barata a nombre de Dubois .
hará sol esta noche .
la guía quiere saber si quiero prolongar mi estancia el trece de enero .
si esta tarde hace demasiado calor , voy a tomar algo en el bar .
el tren para Venecia sale a las tres del andén doce .
la habitación doble más barata que mi hija reservó por teléfono está en la séptima planta .
¿ tienen una suite para cuatro personas para tres noches ?
¿ podría firmar aquí y darnos la llave de la habitación doscientos uno ?
buenos días , ¿ cuándo tenemos que salir de la habitación ?
el hotel en el que estuve en Viena estaba cerca de la estación .
el hotel en el que mi hijo estuvo en Colonia era más cómodo .
la blusa cuesta un ojo de la cara .
¿ puedo probarme el jersey más grueso ?
el castillo de Sevilla es más antiguo que el de Berlín .
su habitación está en la tercera planta , enfrente del ascensor .
el barco irá a Valencia .
mi hijo se ha roto el pie y tiene que ir al hospital .
perdí el enlace en Granada porque el autocar llevaba treinta minutos de retraso .
mi marido ha dejado su cartera negra en la recepción .
la cuenta asciende a ocho euros , incluido el desayuno .
¿ cómo se llama ? - me llamo Julia Navarro .
somos de Austria , pero vivimos en Granada desde hace cinco años .
el desayuno se sirve a partir de las nueve en el comedor .
pregunté en la recepción ayer por la tarde .
él piensa reunirse con unos amigos en la estación .
el camarero que habla alemán está de vacaciones .
la recepcionista quiere saber si mi mujer quiere cenar en la habitación .
buenas noches , ¿ cuánto cuesta una suite luminosa con chimenea por noche ?
¿ sería posible que me diera la llave de la habitación doce ?
después del desayuno queremos alquilar un coche , pero antes tenemos que recoger nuestro móvil .
nos han robado el pasaporte y el diario .
el famoso mercado cubierto merece la pena .
quisiera reservar una mesa para cinco personas en la terraza .
el huésped de la habitación cincuenta y siete todavía no ha pagado .
¿ qué día es hoy ? - hoy es martes , dos de septiembre .
ni hablar de que mi hija nade en el lago .
¿ nos puede prestar una bicicleta ?
quisiera cambiar quinientos dólares por euros .
va a hacer sol el fin de semana , por eso veré la televisión .
la señora García perdió el enlace en Bruselas porque el tren rápido llegó con retraso .
llame a un médico , por favor , mi marido se ha roto el pie .
mis padres necesitan una tirita de la farmacia .
¿ podría la recepcionista cambiarnos doscientos euros ?
los pantalones cuestan seis euros , pero los zapatos más baratos son más baratos .
para mí un helado y un vaso de zumo de naranja , por favor .
¿ hay cerca del hotel un médico que hable italiano ?
el famoso monasterio , que está a cinco minutos de aquí , merece una visita .
mis padres han comprado un diccionario para su jefe .
estamos a punto de reservar una mesa para seis personas .
pienso que puedo alquilar una bicicleta .
el castillo de Atenas es más antiguo que el de Bruselas .
¿ hay una habitación individual luminosa libre del dieciocho al veinticuatro de febrero ?
quisiera quejarme : el inodoro está fuera de servicio y la habitación está sucia .
la oficina de objetos perdidos está detrás del mercado cubierto .
¿ podríamos dejar la habitación a las doce menos cuarto ?
la señora Fischer está de buen humor porque hace sol en este momento .
no creo que preguntemos en la recepción esta noche .
ayer por la tarde nos resfriamos .
tengo que coger un taxi porque el tren rápido estará lleno .
la camarera de piso dice que la media pensión está incluida en el precio .
la recepcionista quiere saber si mi hermana quiere almorzar en el restaurante .
se tarda treinta minutos en preparar la sopa de tomate .
¿ quién puede darnos la llave de la habitación cincuenta y tres ?
el secador está fuera de servicio desde esta mañana .
hemos oído que el paseo en barco dura seis horas .
el mes pasado ella perdió su pasaporte .
la señora Wilson llegará el veintiocho de julio a las cinco y veinticinco .
una habitación pequeña cuesta treinta y cinco euros por noche , y la tasa turística no está incluida .
el señor Rossi llegará el tres de mayo a las nueve menos veinte .
después del desayuno quiero reunirme con unos amigos en la estación , pero antes tengo que llamar a mi familia .
¿ quién puede ponerme con la habitación quince ?
las plantas de la séptima planta necesitan agua .
no se olvide de pedirme un taxi , por favor .
el centro comercial está enfrente de la iglesia .
quisiera quejarme : la cama no está limpia y el frigorífico hace demasiado ruido .
no puedo dormir porque la obra es demasiado ruidosa .
quisiéramos reservar una mesa para dos personas junto a la ventana .
quisiera quejarme : el cuarto de baño huele a humo y el aire acondicionado es demasiado ruidoso .
¿ podría decirnos si el curso de idiomas dura dos horas ?
¿ le importaría reparar la calefacción ?
he olvidado mi collar en el restaurante . ¿ qué debería hacer ?
es posible que demos un paseo por el parque dentro de tres horas .
nos han robado el billete de avión y el bolso .
la señora Moreno celebra su cumpleaños hoy ; quisiera encargar flores .
el teléfono está fuera de servicio desde el miércoles .
queremos cambiar de habitación porque la calefacción está fuera de servicio .
el sombrero que la camarera de piso encontró en la habitación once es de mi hija .
¿ cuándo sale el último tren rápido para Hamburgo ?
el desayuno se sirve a partir de las siete en la terraza .
¿ nos puede pedir un taxi ?
no fuimos en tren nocturno a Berlín hace seis días .
quisiéramos comprar un sombrero y un diccionario .
me reuní con unos amigos en la estación ayer .
me interesa el famoso mercado cubierto . ¿ hay una visita guiada en alemán ?
tengo que pagar un ojo de la cara por el vestido azul .
cuando llegue a Edimburgo , voy a visitar el famoso museo de arte y la famosa torre .
hemos oído que la lavandería abre a las tres y cuarto .
despiérteme el lunes a las seis y media , por favor , tengo que estar en el aeropuerto antes de las cuatro y media .
es importante que mi hija llame a su hermano antes de las ocho menos cuarto .
visitaremos el zoo y el museo de arte .
buenas noches , soy Dubois , de la habitación cincuenta y ocho . envíe al mozo , por favor .
mi marido tiene treinta y ocho grados de fiebre y dolor de cabeza .
quiero que mi compañero fotografíe la torre antigua .
mi hija se queda hoy en el hotel porque tiene fiebre .
mi hijo está sentado en un banco del jardín del castillo y nos espera .
la guía quiere saber si me marcharé el próximo lunes .
una habitación doble cuesta treinta y cinco euros por noche , y el servicio está incluido .
siete billetes de ida y vuelta a Valencia para el doce de mayo , por favor .
la biblioteca es más antigua que el acuario .
buenos días , perdí el autocar . ¿ qué debería hacer ?
quisiéramos un asiento en primera clase para el jueves .
llegué tarde porque el autocar fue cancelado .
¡ hasta luego , Paul !
después del almuerzo queremos alquilar una barca , pero antes tenemos que pagar en efectivo .
me alegro de que ellos puedan comer algo .
para mí un filete grande y una taza de té , por favor .
tenemos que cenar en la habitación .
la recepcionista enviará a alguien a la habitación treinta y cinco .
quisiera un asiento en el coche restaurante para el domingo .
¿ puedes darme una habitación individual con vistas al jardín , por favor ?
la señora Miller no tiene tiempo de nadar en el lago .
estamos a punto de ir a la policía .
¿ podría preparar la cuenta de la habitación dieciséis ? me marcho mañana .
¿ sabía que el minibar está incluido en el precio ?
los niños toman leche en el desayuno , pero yo prefiero café .
cuatro billetes de ida y vuelta a Granada para el treinta y uno de julio , por favor .
la biblioteca es más grande que el zoo .
mi compañero ha perdido sus gafas y su maleta .
¿ le importaría apagar la música ?
el hotel en el que la señora Weber estuvo en Madrid era más cómodo .
se tarda dos horas en llegar a Sevilla en tren .
acabamos de pagar la cuenta .
despiérteme el martes a las seis menos cuarto , por favor , tengo que coger el tren a Sevilla .
antes de salir de viaje , quisiera hacer senderismo por la montaña .
ellos quisieran carne con verduras y una botella de vino blanco .
¿ puedes reservarnos una mesa junto a la ventana , por favor ?
ella dejó su billete de avión en el coche hace nueve días .
si el tren lleva cuarenta y cinco minutos de retraso , los huéspedes tienen que llamar al hotel .
mi hijo llegó tarde porque el tren rápido llegó con retraso .
¿ podría enseñarme en el mapa dónde está el acuario ? muchas gracias de antemano .
el tren rápido para en Ginebra .
en agosto suele hacer mucho sol en Colonia .
la señora Schmidt quiere pedir una tabla de quesos grande .
buenas noches , soy Wagner , de la habitación diecinueve . quisiera hablar con el director .
es una lástima que la cama no esté limpia .
la cafetera está fuera de servicio desde ayer .
espero que podamos volar a Lisboa la próxima semana .
estamos buscando nuestra cámara nueva . ¿ la ha visto ?
es posible que cambiemos el sombrero blanco por otra cosa el miércoles a las ocho y diez .
el taxi que pedí para las cinco menos cuarto todavía no ha venido .
es importante que mi hijo aparque su coche en el garaje hoy .
pasé cuatro días en Roma y dos días en Salzburgo .
por culpa del atasco mi hijo llegó demasiado tarde al aeropuerto .
los huéspedes saben la contraseña .
la suite luminosa que reservamos en enero no está lista .
quiero que me enseñe el camino a la agencia de viajes .
la mujer con la que mi hermana habló el lunes era muy amable .
sé que el centro comercial está cerrado los miércoles .
el museo antiguo está abierto desde las seis y cuarto hasta las ocho y media , pero los martes está cerrado .
¿ podría apagar la calefacción , por favor ?
un taxi a la estación de metro cuesta unos treinta y cinco euros .
la carta solo está en español , ¿ nos la podría traducir ?
ella no está satisfecha con la habitación porque el enchufe está fuera de servicio .
es importante que mi marido hable con el médico antes de las seis y diez .
no sé si puedo volar a Viena a la una .
mi marido perdió el enlace en Viena porque el tren rápido llegó con retraso .
es posible que ella desayune en la habitación el lunes .
disculpe , ¿ cómo llegamos a la oficina de turismo ?
¿ sale el tren a las tres ?
camarero , pedí una macedonia de frutas , pero me ha traído un filete grande .
la ventana no se puede abrir , y la habitación no está lista .
mi compañero habla inglés .
no sé si puedo cambiar mi vuelo el próximo lunes .
mi compañero ha ido al teatro .
quiero que rellene el formulario .
por culpa del mal tiempo tengo más tiempo para dormir .
mi hija está intentando llamar a su abogado .
el autocar llega a París a las ocho .
hola , soy Walker , de la habitación once . envíe al mozo , por favor .
la señora Brown quiere cambiar de habitación porque las sábanas no están limpias .
después del desayuno mis hijos quieren alquilar una barca , pero antes tienen que aparcar su coche en el garaje .
quisiera saber si el tren rápido sale a las diez y cinco .
el camarero me ha traído una sopa de tomate en lugar de un filete .
¿ cuándo estarán listos mis zapatos ?
nadie pudo decirme dónde está la farmacia .
vamos a alquilar un coche el fin de semana .
la hermosa biblioteca está abierta desde las ocho hasta las nueve y media , pero los sábados está cerrada .
quisiéramos una habitación individual con baño , por favor .
el bolso cuesta cien euros , pero el bañador verde es más barato .
¿ sabe cómo se va del hospital al museo de arte ?
¿ cuántos vasos necesita ? - cinco , por favor .
¿ cuándo quisiera recoger su llave de la habitación ?
hemos comprado un cuaderno para nuestro hermano .
¿ tienen una habitación doble para dos personas desde el jueves hasta el sábado ?
¿ de dónde eres , Paul ? - soy de México .
quisiéramos reservar una habitación individual grande para una noche .
el taxi que la señora Rossi pidió para las doce todavía no ha venido .
lamentablemente no tenemos habitaciones cómodas libres en diciembre .
buenos días , ¿ por qué no voló a Viena ?
¿ cuándo visitará la catedral ?
la ventana no se puede cerrar , y la plancha está estropeada .
quiero hacer un picnic en lugar de dar un paseo por el jardín del castillo .
estoy harto de esperar .
queremos cambiar de habitación porque la cama supletoria no está hecha .
no hay vasos en la habitación ocho .
la iglesia antigua , que está a diez minutos de aquí , merece una visita .
el billete a Roma cuesta nueve euros , pero solo tengo un billete de cincuenta euros .
mi mujer tuvo que dejar su chaqueta en la recepción ayer .
antes de que cierren las tiendas , quisiéramos comprar unos sellos .
el hotel en el que estuvimos en Sevilla no era tan caro .
la cafetera de la habitación dieciocho está estropeada .
hay un cepillo de dientes sobre la mesa de la habitación siete .
disculpe , ¿ podría limpiar la habitación , por favor ?
he perdido mi libro y mi llave de la habitación .
pregúntele a la señora Taylor si quiere nadar en el lago , por favor .
no estamos satisfechos con la habitación porque la cama supletoria no está hecha .
disculpe , ¿ podría pasarme la pimienta , por favor ?
el pronóstico dice que va a hacer mucho calor el fin de semana .
me encantaría probar el vino de la región .
¿ a qué distancia está la hermosa catedral de aquí ?
si el martes hace demasiado frío , queremos descansar un poco .
el bañador rojo cuesta setenta y cinco euros , pero la blusa es más barata .
los niños no comen ni champiñones ni arroz .
si el autobús está lleno , la señora tiene que llamar al hotel .
¿ puede la recepcionista cambiar las sábanas ?
mi hermana quisiera pagar con tarjeta , pero el aparato no funciona .
¿ es el desayuno gratis ?
en julio suele hacer mucho sol en Roma .
la catedral antigua está abierta desde las siete y cuarto hasta las ocho y media , pero los martes está cerrada .
el taxi que pedí para las nueve y diez todavía no ha venido .
el señor Walker acaba de llegar a Venecia .
no tenemos ganas de dar un paseo por el jardín del castillo .
¿ hay una habitación familiar pequeña libre del dieciséis al veinticinco de enero ?
es una lástima que el sofá sea demasiado blando .
mis hijos tienen que coger un taxi porque el autocar llega con retraso .
la señora está acostumbrada a acostarse tarde .
él tiene que preguntar en la recepción .
cuando llegue a Venecia , voy a comprar una pila .
quisiera probar el vino de la región y comprar unas postales .
quisiéramos un asiento junto a la ventana para el viernes .
me he dejado mi bufanda en el tren a Granada .
quisiéramos trabajar en la biblioteca esta noche .
una mesa para cuatro , por favor .
buenas noches , ¿ cuánto cuesta el vestido blanco del escaparate ?
mi mujer está sentada en un banco del parque y nos espera .
el señor Taylor acaba de cancelar su reserva .
estamos a punto de cambiar la blusa por otra cosa .
la media pensión está incluida en el precio .
se tarda tres horas en llegar a Salzburgo en autobús .
una suite cuesta dieciséis euros por noche , y el minibar no está incluido .
buenas noches , la señora Rossi no está hoy . ¿ quiere dejar un recado ?
tenemos fiebre .
primero mis hijos quisieran preguntar en la recepción y después hacer senderismo por la montaña .
siento que hayamos perdido el ferry .
soy de México , pero vivo en Venecia desde hace tres años .
¿ llega el autocar a Bruselas a las nueve menos cinco ?
quiero probar el queso de la región en lugar de ir a la playa .
para mí una pizza y cinco vasos de agua mineral , por favor .
esta noche la señora Miller quisiera ducharse .
una pregunta : ¿ podría decirnos si la boda se celebra en el ayuntamiento ?
¿ me puede enseñar el camino a la peluquería ?
la ventana no se puede abrir , y los vecinos escuchan música alta .
mi hermano está sentado en un banco del patio y lee el periódico .
el banco está al lado de la catedral .
cuando llegue a Roma , voy a ir a la playa .
¿ quién puede traerme un cuchillo ?
ayer por la tarde trajimos nuestro perro .
estoy a punto de recoger mi cartera .
el cine está enfrente del hermoso castillo .
hola , ¿ podría traernos un tenedor y champú , por favor ?
¿ le importaría cambiarnos cien euros ?
la señora Wagner llamó a la una menos cuarto y dejó un recado para la señora Brown .
hay un sello sobre la mesa de la habitación cuatrocientos uno .
mi compañero puede cambiar su vuelo dentro de cuatro días .
quisiéramos reservar una habitación familiar para ocho personas del veintitrés al veintiséis de septiembre .
la comida de este restaurante es demasiado cara , pero el servicio es lento .
¿ podría ayudarme con el equipaje y guardar el equipaje hasta las doce menos cuarto ?
el bocadillo que pedí está demasiado salado .
¿ hay una habitación doble más barata libre del cinco al once de septiembre ?
una pregunta : ¿ le importaría despertarnos a las once ?
no comemos ni patatas ni carne .
ella quiere reservar una mesa para cinco personas .
¿ cuándo quieres nadar en el lago ?
este vestido es demasiado caro .
el aeropuerto está a dos pasos del teatro .
el ascensor está estropeado , así que tenemos que bajar a pie a la octava planta .
quiero que la recepcionista espere un momento .
buenos días , ¿ puedes limpiar la habitación , por favor ?
si el tren rápido llega con retraso , los niños tienen que perder el avión .
nuestros amigos acaban de preguntar en la recepción .
quisiéramos cambiar quinientos francos suizos por euros .
disculpe , ¿ sería posible que confirmara la reserva ? muchas gracias de antemano .
necesitamos un taxi desde la peluquería para dos personas a las tres y cuarto .
tengo que descansar un poco pasado mañana .
hay que lavar estas camisas antes del viernes .
¿ puedes cambiar las sábanas , por favor ?
mi compañero tiene muchas ganas de nadar en el lago mañana .
cuatro sellos para postales a Austria , por favor .
siento que el señor Fischer se haya resfriado la semana pasada .
desde esta mañana me duelen los ojos .
¿ sabe cómo se va de la oficina de objetos perdidos al acuario ?
el castillo de Atenas es más antiguo que el de Ginebra .
la señora Rossi ha cancelado la reserva para el lunes .
quisiéramos una habitación individual con chimenea , por favor .
Berlín es la ciudad más bonita que mi marido ha visto nunca .
quiero que el médico limpie la habitación .
primero la señora Weber quisiera cambiar su vuelo y después alquilar una motocicleta .
me he dejado mi móvil nuevo en el avión a Madrid .
sería muy amable de su parte planchar esta camisa .
tome las pastillas cinco veces al día , después de las comidas .
no vale la pena ir al paseo en barco .
¿ cuándo te reunirás con unos amigos en la estación ?
el pronóstico dice que va a llover la próxima semana .
¿ conoce un buen restaurante cerca de la agencia de viajes ?
¿ sabe cómo se va de la parada de autobús al acuario ?
el señor Serrano está a punto de enviar una carta a Barcelona .
¿ cuándo sale el primer tren nocturno para Hamburgo ?
no hemos estado nunca en Roma , pero conocemos bien Viena .
el técnico que reparó el televisor trabajó bien .
¿ cómo se llama ? - me llamo Laura Moreno .
quiero que firme aquí .
limpie la habitación veintisiete , por favor .
me alegro de que ellos puedan ir a la playa .
buenos días , ¿ desea pagar con cheque o con tarjeta de crédito , señor Miller ?
después del desayuno él quiere visitar la hermosa fortaleza , pero antes tiene que reservar una habitación doble .
los turistas pueden tener la habitación con baño .
¿ podría preparar la cuenta de la habitación trescientos doce ? nos marchamos dentro de dos horas .
por culpa del mal tiempo tenemos más tiempo para escribir cartas .
París es la ciudad más bonita que los huéspedes han visto nunca .
hay que lavar estas blusas antes del viernes .
se nos ha acabado el pan ; la camarera de piso ha ido a comprar más .
el caballero llega el viernes primero de mayo a las diez y diez .
la señora García llamó a las ocho y dejó un recado para la señora Walker .
se tarda quince minutos en preparar la macedonia de frutas .
quiero que el taxista traiga la cuenta .
quería preguntarle si podría traerme una taza de café .
quisiera un apartamento con ducha y vistas al mar .
¿ cuánto tiempo desea quedarse ? - hasta el martes , si es posible .
primero quisiéramos aparcar nuestro coche en el garaje y después dar un paseo por el bosque .
si no es mucha molestia , ¿ podría cuidar a los niños ?
la falda que compramos es demasiado pequeña .
si no es mucha molestia , ¿ podría explicarnos el contrato ?
¿ podríamos dejar la habitación a la una y diez ?
un billete de ida y vuelta a Praga , por favor , en primera clase .
¿ cuándo sale el próximo tren para Roma ?
el zoo , que está a cincuenta minutos de aquí , merece una visita .
¿ sale el tren rápido del andén siete ?
mi hermano está intentando enviar un paquete a Viena .
en agosto suele hacer mucho sol en Viena .
los turistas vinieron a Valencia para visitar el hermoso teatro de la ópera y la catedral .
no sé si podemos esperar en el vestíbulo .
el mozo imprimirá la hoja de registro .
perdimos el enlace en Ginebra porque el autocar llegó con retraso .
hemos oído que el desayuno es gratis .
el tren parará en todas las estaciones .
mi mujer pasó ocho días en Lisboa y cinco días en Salzburgo .
el hotel en el que el señor Brown estuvo en Barcelona era más cómodo .
si el fin de semana hace buen tiempo , el señor Wilson va a fotografiar la famosa fortaleza .
no podemos dormir porque la lavadora hace demasiado ruido .
no creo que mis padres puedan probar el pescado de la región .
nadie pudo decirme dónde está la estación de metro .
el señor Brown tiene que hacer cola una hora en la estación .
he roto el florero .
buenas noches , ¿ cuándo estará lista mi camisa ?
este plato está demasiado picante , ¿ podría cambiarlo ?
quisiera quejarme : los vecinos escuchan música alta y el aire acondicionado hace demasiado ruido .
pienso que mi hermano puede volar a Ginebra el próximo mes .
hola , ¿ está incluido el servicio de lavandería en el precio o tenemos que pagarlo aparte ?
soy de Portugal , pero vivo en Viena desde hace cuatro años .
la señora Schmidt celebra su cumpleaños mañana ; quisiéramos encargar flores .
disculpe , ¿ cómo llegamos a la gasolinera ?
pregúntele al señor Taylor si quiere nadar en el lago , por favor .
el sofá es demasiado blando .
pedimos una tortilla . ¿ cuándo nos la va a traer ?
no se permite fumar en las habitaciones .
despiértenos mañana a las once y media , por favor , tenemos que estar en el aeropuerto antes de las cuatro menos cuarto .
nos quedamos hoy en el hotel porque estamos cansados .
hay que lavar estas camisas antes del martes .
¡ buen provecho ! la sopa es la especialidad de la casa .
la llave no entra en la cerradura de la habitación treinta y dos .
no se olvide de ayudarnos con el equipaje , por favor .
quisiera una habitación luminosa con televisor , por favor .
de la parada de autobús a la biblioteca hay solo veinticinco minutos a pie .
buenos días , necesitamos la confirmación de la reserva . ¿ nos la puede dar ?
el señor Schmidt ha cancelado la reserva para el jueves .
no me traiga todavía el buen filete , por favor .
son treinta y seis euros . - quédese con el cambio .
el centro comercial está al lado del castillo .
llévenos a la farmacia , por favor , tenemos prisa .
lamentablemente el hotel está completo en noviembre .
la bicicleta que alquilamos tiene una rueda pinchada .
hay una pila sobre la mesa de la habitación cincuenta y tres .
el director firmará aquí .
los huéspedes que están en la tercera planta todavía no han pagado .
buenas noches , soy Dubois , de la habitación cinco . quisiera pedir el desayuno .
si no es mucha molestia , ¿ podría traernos hielo ?
mi hija es de España , pero vive en Hamburgo desde hace cinco años .
no creo que el señor Dubois pueda leer un libro mañana a las dos y cuarto .
una pregunta : ¿ quieres tomar algo en el bar o prefieres ir al teatro ?
¿ de dónde eres , Anna ? - soy de Austria .
la habitación doble tranquila que el señor Becker reservó en diciembre no está lista .
cuando el mozo habla inglés , me suena a chino .
Anna , ¿ puedes prestarme quinientos euros ?
¿ cuándo quiere cambiar su vuelo ?
estamos hartos del ruido .
Valencia es la ciudad más bonita que he visto nunca .
desde la terraza se pueden ver la catedral y el casco antiguo .
ella tiene que coger un taxi porque el tren nocturno está lleno .
mi hijo no tiene hambre , pero quisiera un trozo de pastel .
¿ qué línea de metro va al centro comercial ?
hará sol esta tarde , por eso descansaré un poco .
mi hermana ha escrito una carta a su hermana .
si el tren nocturno llega con retraso , mis padres cogerán el próximo tren .
¿ podría darme el número de teléfono de la embajada ?
el tren de Múnich a París lleva quince minutos de retraso .
el lunes pasado compramos un billete para Berlín .
solemos levantarnos a las cinco y media .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y la cafetera está estropeada .
me he dejado mi libro en el avión a Roma .
el hotel más tranquilo de Hamburgo está detrás del mercado cubierto .
necesito un taxi al supermercado para tres personas a las dos menos veinte .
buenos días , mi hijo está buscando su chaqueta . ¿ la ha visto ?
hará sol mañana .
visitamos el acuario y el museo de arte .
son dieciocho euros . - quédese con el cambio .
hay un error en la cuenta : no he pedido ninguna ensalada .
tome las pastillas tres veces al día , después de las comidas .
me quedé dormido .
estamos esperando el tren rápido para Salzburgo .
¿ por qué no quiere traer su perro ?
¿ está incluido el servicio en el precio o tenemos que pagarlo aparte ?
los niños necesitan una tirita de la farmacia .
quisiera reservar una habitación doble para dos personas del siete al quince de noviembre .
quisiera reservar una habitación individual para seis personas del catorce al veintisiete de marzo .
¿ dónde está la confirmación de la reserva ? - se la traeré dentro de cinco minutos .
¿ qué autobús va a la farmacia ?
quisiera saber si el autobús para en Viena .
¿ qué tiempo hace en Granada en este momento ?
por culpa del atasco llegamos demasiado tarde a la oficina de turismo .
el señor Miller puede descansar un poco .
hasta que llegue mi hermano , quiero nadar en el lago .
un billete de ida a Viena , por favor , en primera clase .
el señor Wilson va a quedarse unos días más mañana a las cuatro y media .
la ventana no se puede abrir , y la caja fuerte está fuera de servicio .
voy a visitar el mercado cubierto y el faro pasado mañana .
el castillo es más bonito que el museo de arte .
he perdido mi bufanda y mi portátil nuevo .
si el jueves hace buen tiempo , los turistas quieren hacer un picnic .
buenos días , ¿ cuándo cierra el monasterio los miércoles ?
quisiéramos reservar una mesa para seis personas junto a la ventana .
¿ cuánto tiempo tengo antes de que salga el autobús ?
tuve un accidente .
sería muy amable de su parte traerme una taza de café .
anteayer quería quedarme ocho noches .
quisiéramos carne con verduras y cuatro vasos de vino tinto .
cuando llegué a Madrid , la suite olía a humo .
he perdido mi llave del coche y ahora tengo que rellenar un formulario .
¿ le importaría enseñarme la habitación familiar luminosa ?
hasta que lleguen los niños , quiero hacer un picnic .
mi hijo perdió su paraguas gris . ¿ qué debería hacer ?
solemos levantarnos a las nueve y media .
cuando llegue a Edimburgo , voy a ir a bailar .
quisiéramos un asiento en el coche restaurante para el jueves .
¿ han encontrado un paraguas azul ? nos lo hemos dejado en el bar .
quería preguntarle si podría guardar el equipaje hasta las siete menos cuarto .
voy a hacer un picnic mañana por la noche .
el tren nocturno para Viena sale a la una y veinticinco del andén cuatro .
quisiéramos que nos despertaran a las doce , habitación catorce .
disculpe , ¿ qué hora es ? - son las ocho y diez .
la señora quiere cambiar de habitación porque el grifo está fuera de servicio .
quisiera reservar una habitación familiar para cinco personas del veinte al veintinueve de enero .
disculpe , ¿ puede cuidar a los niños ?
¿ perdiste tu carné de conducir el lunes pasado ?
el señor Wilson quisiera esperar en el vestíbulo después del almuerzo .
quisiera que me despertaran a las seis y diez , habitación doscientos veinte .
mis padres quisieran fotografiar el zoo e ir al teatro .
cuatro sellos para cartas a España , por favor .
llegamos el domingo dieciséis de mayo a las diez y media .
estoy buscando mis guantes . ¿ los ha visto ?
no hemos estado nunca en Salzburgo , pero conocemos bien Granada .
no se olvide de recomendarnos un buen restaurante , por favor .
no tengo ganas de visitar el teatro de la ópera y la exposición nueva .
no comemos ni champiñones ni pollo .
él no irá en tren a Lisboa .
llame a un médico , por favor , mi hermano se ha roto la mano .
me he dejado mis gafas de sol en el tren a Salzburgo .
el tren de Berlín a Londres lleva veinte minutos de retraso .
quisiera carne con verduras y cinco vasos de leche .
la señora Moreno celebra su cumpleaños el domingo ; quisiéramos encargar una tarta .
desde ayer me duele la mano .
el señor Navarro celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
tenemos que hacer transbordo en Granada .
deberíamos ducharnos el lunes a las ocho .
preferiríamos una habitación que tenga balcón .
¿ cuándo cierra la famosa biblioteca los jueves ?
he olvidado ir a la policía .
la parada de autobús está a dos pasos del palacio .
¿ cuándo estará listo mi bolso marrón ?
¿ hay una habitación bonita libre del veintidós al veintinueve de septiembre ?
mi hijo quisiera beber algo porque tiene sed .
pregúntele a la señora Miller si quiere hacer senderismo por la montaña , por favor .
lamentablemente no tenemos suites libres en agosto .
en la carta no hay ningún plato caliente .
hola , si no es mucha molestia , ¿ podría cuidar a los niños ?
antes de salir de viaje , quisiera reunirme con unos amigos en la estación .
cuando llegue a Venecia , voy a reunirme con unos amigos en la estación .
estoy seguro de que desayunaré en la terraza esta noche .
la guía quiere saber si quisiéramos prolongar nuestra estancia el dos de enero .
creo que reservaré un apartamento luminoso para nueve noches .
cuando lleguemos a Valencia , vamos a ir a nadar .
la llave no entra en la cerradura de la habitación treinta y seis .
creo que podemos comprar unas postales el martes a las doce menos cuarto .
suelo levantarme a las nueve y media .
lamentablemente no tenemos habitaciones individuales libres hasta el jueves .
¿ dónde está la cuenta ? - se la traeré dentro de diez minutos .
hemos oído que el seguro es gratis .
los niños tienen que coger un taxi porque el tren lleva treinta minutos de retraso .
lléveme a la parada de autobús , por favor , tengo prisa .
¿ podemos dejar aquí nuestra maleta gris hasta las seis ?
no tenemos tiempo de visitar el acuario .
¿ puedo probarme los pantalones más cortos ?
¿ cuánto cuestan las entradas para el partido de fútbol del sábado ?
¿ podría imprimir la cuenta , por favor ?
preferiríamos una suite que tenga caja fuerte .
ella va a nadar en el lago dentro de tres horas .
¿ qué día es hoy ? - hoy es jueves , veintidós de agosto .
¿ sería posible que esperara un momento ?
llame a un médico , por favor , mi compañero ha tenido un accidente .
acabamos de llegar a Colonia .
cuatro billetes de ida y vuelta a Barcelona para el ocho de enero , por favor .
buenas noches , ¿ quieres prolongar tu estancia ?
la familia García se aloja aquí desde el veinticinco de septiembre .
me interesa el faro . ¿ hay una visita guiada en francés ?
buenas noches , ¿ cuánto cuestan las entradas para la fiesta del martes ?
quisiera pagar juntos . ¿ cuánto cuesta la pizza vegetariana ?
él pasó tres días en Bruselas y siete días en Hamburgo .
es posible que nos marchemos en octubre .
el mejor hotel de Londres está en la estación .
primero quisiera cancelar mi reserva y después alquilar una barca .
los turistas están esperando el autobús para Viena .
en Barcelona lleva cinco días lloviendo .
hemos olvidado reservar un apartamento .
¿ nos puede enseñar el camino a la comisaría ?
¿ qué día es hoy ? - hoy es miércoles , diez de octubre .
lamentablemente no tenemos habitaciones dobles tranquilas libres antes del primero de enero .
el ascensor está estropeado , así que tenemos que bajar a pie a la sexta planta .
¿ sabe a qué hora abre la biblioteca antigua ?
mi compañero ha olvidado pagar la cuenta .
necesito algo para el dolor de cabeza .
la recepcionista quiere saber si mis hijos traerán su gato mañana por la noche .
disculpe , ¿ puede uno de sus compañeros traerme el recibo ?
¿ han encontrado una cartera marrón ? nos la hemos dejado en la habitación cincuenta y cinco .
¿ hay alguien aquí que hable alemán ? nuestros amigos no hablan español .
la torre , que está a veinticinco minutos de aquí , merece una visita .
hará mucho calor el fin de semana .
es una lástima que el ascensor sea demasiado ruidoso .
¿ podríamos dejar la habitación a las seis y cuarto ?
¿ sabía que el concierto dura dos horas ?
como el tren nocturno llegará con retraso , no llegaré hasta las once y veinte .
hola , necesitamos la lista de precios . ¿ nos la puede traer ?
¿ podría traernos tres platos y enseñarme la suite ?
hemos dejado nuestro carné de conducir en la habitación .
hola , soy Taylor , de la habitación treinta y uno . envíe al mozo , por favor .
se nos ha acabado la mermelada ; la camarera ha ido a comprar más .
el camarero nos ha traído una sopa de verduras fría en lugar de una tortilla grande .
quería preguntarle si podría enseñarnos la suite cómoda .
mis hijos quisieran descansar un poco porque están agotados .
ya no tenemos carne , pero puedo recomendarle la ensalada .
¿ cuánto se tarda en reparar la ducha ?
para mí una tortilla pequeña y una taza de café , por favor .
primero quisiéramos reservar una mesa para seis personas y después nadar en el lago .
no tengo hambre , pero quisiera un vaso de agua .
quisiéramos alquilar una motocicleta por dos días .
¿ dónde está la hoja de registro ? - se la enseñaré mañana .
¿ cuánto cuesta la falda roja del escaparate ?
no comemos ni arroz ni huevos .
si el tren nocturno está lleno , tenemos que llamar al hotel .
si el autobús lleva cuarenta minutos de retraso , iré a pie .
¿ cuánto se tarda en reparar el televisor ?
buenos días , ¿ qué recomienda , el helado o la sopa de verduras fría ?
siete billetes de ida y vuelta a Venecia para el primero de marzo , por favor .
el técnico que reparó la calefacción trabajó bien .
no se preocupe , señor Walker , le despertaremos a las seis .
quiero ir al teatro en lugar de alquilar una barca .
mi hija leyó un libro .
nuestros amigos están sentados en un banco del patio y leen el periódico .
el fin de semana estará nublado , por eso el caballero se quedará en el hotel .
el trayecto dura tres horas y treinta minutos .
¿ podría decirnos a qué hora sale el tren nocturno para Valencia ?
un taxi a la oficina de correos cuesta unos ciento diez euros .
la cámara que la camarera de piso encontró en el cuarto de baño es de la señora .
he olvidado prolongar mi estancia .
los huéspedes que están en la tercera planta quisieran prolongar su estancia .
he olvidado reservar una habitación doble .
sería muy amable de su parte ayudarnos con el equipaje .
¿ cuándo quisiera ir al mercado ?
después de la cena quisiéramos levantarnos temprano .
he roto el vaso .
disculpe , ¿ a qué distancia está el zoo de aquí ?
antes de salir de viaje , mis padres quisieran probar el queso de la región .
mi hermana no tiene ganas de visitar el teatro antiguo y el museo de arte .
buenos días , ¿ quién puede reservarnos una mesa junto a la ventana ?
mi hijo tiene que coger un taxi porque el autobús llega demasiado tarde .
hay un mapa sobre la mesa de la habitación ciento cinco .
¿ podría enseñarnos en el mapa dónde está el castillo antiguo ?
llame a un médico , por favor , mi hijo se ha roto el brazo .
es importante que mis hijos vayan al dentista hoy .
¿ han encontrado una llave ? me la he dejado en la habitación cinco .
¿ podría decirnos de dónde sale el autocar para Edimburgo ?
despiérteme mañana a las cuatro y cinco , por favor , tengo que estar en el aeropuerto antes de las cinco menos cuarto .
los turistas vinieron a Lisboa para dar un paseo por el bosque .
¿ me puedo llevar el adaptador ?
no me traiga todavía la tortilla pequeña , por favor .
quiero que nuestros amigos compren unos sellos .
hasta que llegue mi hermana , quiero dar un paseo por el parque .
no tenemos tiempo de ir a bailar .
le pedí al mozo que me prestara un paraguas , pero no ha pasado nada .
hay que limpiar estas blusas antes del sábado .
la señora Rossi tiene que cambiarse a otra habitación el próximo domingo .
la recepcionista quiere saber si nuestros amigos quieren cancelar su reserva el fin de semana .
¿ qué recomienda , la macedonia de frutas o la sopa fría ?
primero quisiera reservar una habitación familiar y después visitar la hermosa iglesia .
¿ cuánto cuesta el bañador rojo del escaparate ?
¿ podría el mozo reparar la plancha ?
buenas noches , ¿ quién puede llamar a la policía ?
¿ sería posible que llevara el equipaje a la habitación ?
mi hijo se queda hoy en el hotel porque está resfriado .
el caballero tiene que dejar su collar en la recepción .
llevo desde las dos menos veinte intentando aparcar mi coche en el garaje .
una pregunta : ¿ puedo probarme los pantalones ?
la fortaleza , que está a quince minutos de aquí , merece una visita .
somos de Alemania , pero vivimos en Viena desde hace ocho años .
hola , la señora Dubois no está en este momento . ¿ quiere dejar un recado ?
después del desayuno queremos visitar el ayuntamiento , pero antes tenemos que hablar con el cocinero .
no creo que mi hija pida una sopa de verduras fría dentro de una hora .
mi hijo va a dar un paseo por la rosaleda mañana por la mañana .
aunque estoy resfriado , quiero dar un paseo por el casco antiguo .
lamentablemente el hotel está completo hasta el veintiséis de septiembre .
no sé si podemos comprar un billete para París en octubre .
la oficina de objetos perdidos está al lado de la catedral .
queremos cambiar de habitación porque el frigorífico está estropeado .
por culpa del mal tiempo el señor Weber tiene más tiempo para leer .
¿ puede llevar las maletas al coche ?
¿ va este tren a París ?
es posible que hagamos senderismo por la montaña dentro de nueve días .
¿ podría planchar esta blusa y pedirnos un taxi ?
el señor Weber celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
¿ cuál es el código del garaje ?
siga todo recto y luego gire a la izquierda en la estación .
ella vino a Granada para visitar el zoo y la catedral .
la señora Moreno no está hoy . ¿ quiere dejar un recado ?
hay que limpiar estos pantalones antes del jueves .
aunque hace mucho frío , iremos a la playa .
la mujer con la que hablamos ayer era muy amable .
lo sentimos mucho , señora Becker . el director se ocupará de ello inmediatamente .
la señora Rossi perdió su diario ayer por la noche .
¿ desea pagar con cheque o por transferencia , señor Navarro ?
¿ tienen una habitación familiar para ocho personas hasta el miércoles ?
¿ perdió su tarjeta de crédito ?
esta noche va a nevar .
¿ cuándo sale el primer tren regional para Granada ?
el camarero me ha traído una pizza pequeña en lugar de un bocadillo .
quería preguntarle si podría limpiar la habitación .
aunque tengo dolor de cabeza , quiero comprar unos recuerdos .
antes de salir de viaje , mi hermana quisiera alquilar un coche .
todas las habitaciones de la primera planta tienen balcón .
tengo que hacer cola una hora en el museo .
¿ perdió su billete de tren hace cuatro días ?
¿ cuánto cuesta la corbata del escaparate ?
no se preocupe , señora Walker , le pediremos un taxi .
dentro de cuatro horas mi hija va a dejar su llave de la habitación en la recepción .
¿ cuánto cuestan las entradas para el partido de fútbol del viernes ?
¿ podemos pagar en efectivo ?
siento que hayamos olvidado nuestra bufanda azul en la habitación .
el huésped de la habitación cincuenta y cuatro ha perdido su llave .
me he dejado mis guantes en el autobús a Colonia .
lamentablemente el hotel está completo en agosto .
ni hablar de que mi marido compre unos sellos .
ellos están a punto de cancelar su pedido .
es importante que mi marido deje su maleta en la recepción hoy .
el bolso cuesta trece euros , pero la corbata amarilla es más barata .
el castillo de Edimburgo es más antiguo que el de Madrid .
¿ qué vino va bien con la sopa de verduras ?
el móvil nuevo que la camarera de piso encontró debajo de la cama es de mi hija .
quisiéramos dos entradas para la visita de la ciudad del tres de junio .
quisiéramos visitar el museo e ir a la playa .
¿ a qué hora sale el autobús para París ?
el supermercado está enfrente de la famosa iglesia .
disculpe , ¿ cómo llegamos al cajero automático ?
el partido que queríamos ver fue ayer .
espero que mi mujer pueda probar el queso de la región .
¿ desea pagar en efectivo o por transferencia , señor López ?
¿ dónde está la cuenta ? - se la traeré inmediatamente .
cuando llegué a Salzburgo , la caja fuerte estaba fuera de servicio .
¿ podría enseñarnos en el mapa dónde está el hermoso ayuntamiento ?
¿ podría pasarnos la pimienta , por favor ?
¿ podría traerme dos tazas , por favor ?
la familia Taylor se aloja aquí desde el veintisiete de junio .
mi mujer se ha roto la pierna y tiene que ir al hospital .
mis hijos están de buen humor porque hace sol .
él no tiene hambre , pero quisiera una taza de café .
estoy buscando mi abrigo . ¿ lo ha visto ?
no nos traiga todavía el filete , por favor .
llame a la policía , por favor .
el caballero está intentando pagar la cuenta .
¿ fotografiaste el faro ayer por la noche ?
pienso que mis hijos pueden reservar una mesa para dos personas .
quisiéramos reservar una mesa para seis personas para las diez menos diez .
la señora tiene que pagar un ojo de la cara por los pantalones .
quisiéramos una habitación doble bonita con bañera , por favor .
aunque hace mucho frío , fotografiaré la exposición .
¿ cuánto tiempo desea quedarse ? - hasta el viernes , si es posible .
¿ qué autobús va a la panadería ?
¿ sabía que la película empieza a las dos ?
es importante que mi marido reserve una mesa para tres personas hoy .
son ochenta y cinco euros . - quédese con el cambio .
acabamos de llegar a Berlín .
quisiéramos saber si el autobús va a Berlín .
es importante que mi hermana llame a su abogado antes de las siete y media .
la habitación doble pequeña que la señora Serrano reservó la semana pasada es demasiado pequeña .
tengo muchas ganas de visitar el famoso castillo y la torre el domingo .
nos quedamos hoy en el hotel porque tenemos fiebre .
¿ quiere nadar en el lago o prefiere hacer un picnic ?
hasta que llegue mi hija , queremos ir a la ópera .
hola , ¿ puede uno de sus compañeros enseñarnos el camino a la parada de taxis ?
el hotel en el que estuvimos en Praga estaba cerca de la estación .
antes de marcharme , quisiera cambiar mi vuelo .
el mozo dice que el curso de idiomas termina a las siete .
el centro comercial está al lado del famoso teatro .
despiértenos el martes a las tres , por favor , tenemos que coger el tren a Barcelona .
la recepcionista dice que el restaurante está en la segunda planta .
¿ podría venir alguien a la habitación doscientos siete ? el secador está estropeado .
quería preguntarle si podría ponernos con la habitación trescientos veinte .
él es de Austria , pero vive en Londres desde hace seis años .
es importante que mis hijos compren un billete para Barcelona hoy .
quiero que la guía hable más despacio .
¿ cuánto dura el vuelo de Praga a Madrid ?
vinimos a París para alquilar una barca .
hemos olvidado nuestra llave del coche en el autobús . ¿ qué deberíamos hacer ?
estoy esperando el tren rápido para Bruselas .
limpie la habitación veinte , por favor .
lo sentimos mucho , señor López . la camarera de piso se ocupará de ello inmediatamente .
no tengo ganas de participar en la conferencia .
el hombre con el que hablé el miércoles era muy amable .
ella sabe que la oficina de turismo está cerrada los martes .
no podemos dormir porque los huéspedes de la habitación de al lado hacen demasiado ruido .
la torre está abierta desde las nueve y media hasta las nueve y cuarto , pero los lunes está cerrada .
nos quedamos con la habitación doble .
quisiera un asiento junto a la ventana para el miércoles .
mis hijos llevan desde las once y veinte intentando llamar a su hermana .
lo sentimos mucho , señor Brown . el cocinero se ocupará de ello dentro de cincuenta minutos .
quisiera quejarme : las sábanas son muy viejas y el aire acondicionado es demasiado ruidoso .
nos han robado la tarjeta de crédito y la mochila .
una suite más grande cuesta cuarenta y cinco euros por noche , y el servicio no está incluido .
nos han robado el billete de tren y la bufanda .
¿ podría preparar la cuenta de la habitación trescientos uno ? nos marchamos mañana .
ya no tenemos huevos , pero puedo recomendarle la macedonia de frutas .
¿ podría recomendarme un buen restaurante , por favor ?
ya no tenemos pollo , pero puedo recomendarle la tortilla pequeña .
quisiera quejarme : el colchón no está hecho y la habitación es demasiado cara .
el monasterio está abierto desde las ocho y cuarto hasta las ocho y cuarto , pero los sábados está cerrado .
¿ sería posible que nos enseñara el camino a la oficina de correos ?
tengo muchas ganas de ir al mercado el fin de semana .
hemos oído que la biblioteca merece la pena .
quisiéramos seguir viaje a Viena dentro de seis días .
¿ cuánto cuesta el jersey verde del escaparate ?
el tren nocturno para Lisboa sale a las dos y cuarto del andén dieciocho .
el señor Becker ha perdido su bufanda y su collar .
la playa está a dos pasos del monasterio .
quiero cambiar de habitación porque el apartamento está sucio .
para mí un bocadillo y una taza de té , por favor .
¿ sale el tren nocturno a las siete y cuarto ?
de eso ni hablar , señora Brown .
espero que el caballero pueda quedarse unos días más .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y la radio no funciona .
no puedo dormir porque la cama supletoria es demasiado corta .
perdimos el enlace en Viena porque el tren llevaba cincuenta minutos de retraso .
quisiéramos saber si el tren rápido para en Barcelona .
quisiera beber algo porque tengo sed .
¿ cuándo sale el primer tren regional para Múnich ?
los niños están sentados en un banco del parque y nos esperan .
¿ puede prestarme un bolígrafo , por favor ?
me quedo hoy en el hotel porque tengo fiebre .
¿ cuánto cuesta alquilar una motocicleta por seis días ?
buenos días , soy Brown , de la habitación doscientos uno . necesito una manta adicional .
el bolso cuesta veintitrés euros , pero las botas cómodas son más baratas .
¿ podría decirme si el garaje del hotel cuesta catorce euros al día ?
¿ hay una habitación más barata libre del dieciséis al veinticuatro de septiembre ?
la camisa que compramos es demasiado larga .
ellos no tienen hambre , pero quisieran una taza de café .
Anna , ¿ puedes esperarme ?
¿ termina la conferencia a las diez menos cuarto ?
el acceso a internet está incluido en el precio .
mi hijo va a hacer senderismo por la montaña la próxima semana .
¿ sale el tren a las ocho y media ?
es posible que ellos vean la televisión .
hasta que llegue la señora , queremos comprar un cuaderno .
me alegro de que podamos ir a la policía .
el caballero está de buen humor porque quiere llover .
¿ podría decirnos si la piscina abre a las nueve y cuarto ?
espero que el señor López pueda comer algo esta noche .
debe de ser un error : reservé un apartamento , no una suite grande .
mi compañero se queda hoy en el hotel porque está resfriado .
disculpe , me interesa el castillo . ¿ hay una visita guiada en italiano ?
¿ hay una oficina de turismo cerca de aquí ?
un apartamento bonito cuesta veintidós euros por noche , y el servicio no está incluido .
hay un diccionario sobre la mesa de la habitación veintinueve .
creo que nadaremos en el lago después de la cena .
vamos a hablar con el cocinero después del almuerzo .
no como ni arroz ni huevos .
aunque estamos resfriados , queremos ir a la ópera .
la mujer con la que él habló esta mañana era muy amable .
el camarero nos ha traído una sopa de tomate caliente en lugar de una sopa de pescado .
me llamo Brown , tengo una reserva para dos personas .
ya no tenemos arroz , pero puedo recomendarle el pastel de manzana .
¿ dónde está la lista de precios ? - se la traeré inmediatamente .
¿ podría preparar la cuenta de la habitación treinta y siete ? me marcho hoy .
un taxi al aeropuerto cuesta unos treinta y un euros .
hemos reservado una habitación doble a nombre de Dubois .
el secador de mi habitación está estropeado .
¿ por qué no quieres traer tu perro ?
¿ quiere quedarse tres noches el domingo a las nueve menos diez ?
¿ sabe a qué hora abre el famoso teatro ?
¿ a qué hora sale el tren rápido para Lisboa ?
nuestros amigos necesitan una tirita de la farmacia .
¿ cuándo sale el último tren rápido para Madrid ?
¿ podría cerrar la ventana , por favor ?
buenas noches , ¿ puedo dejar aquí mi anillo hasta las doce y veinticinco ?
¿ quieres nadar en el lago o prefieres participar en la conferencia ?
¿ empieza la película a las dos y cinco ?
un billete de ida a Londres , por favor , en segunda clase .
buenas noches , soy Brown , de la habitación ciento cinco . quisiera hablar con el director .
lléveme a la agencia de viajes , por favor , tengo prisa .
¿ dónde está la cama supletoria ? ¿ podría traérmela , por favor ?
el señor Moreno llamó a las doce y veinte y dejó un recado para la señora Rossi .
mis hijos pasaron cinco días en Lisboa y cuatro días en Bruselas .
el taxi que mis hijos pidieron para las cinco y cuarto todavía no ha venido .
disculpe , ¿ cómo llego al aeropuerto ?
no hay almohadas en nuestra habitación .
la chaqueta azul que la camarera de piso encontró en el cuarto de baño es de mi marido .
si no es mucha molestia , ¿ podría apagar el aire acondicionado ?
dudo que la señora Miller reserve una habitación individual tranquila para dos noches .
mi hermano quiere hacer un picnic en lugar de comprar unos sellos .
soy de Inglaterra , pero vivo en Hamburgo desde hace cinco años .
lo sentimos mucho , señor Miller . la guía vendrá dentro de cuarenta minutos .
¿ hay un apartamento pequeño libre del cinco al veinticinco de diciembre ?
lamentablemente el hotel está completo en junio .
pregúntele a la señora Dubois si quiere alquilar un coche , por favor .
¿ me puede pedir un taxi ?
el señor López llamó a las diez menos diez y dejó un recado para la señora Dubois .
¿ dónde tengo que hacer transbordo para ir al cajero automático ?
hemos olvidado pagar con tarjeta de crédito .
perdí el enlace en Varsovia porque el autobús estaba lleno .
es importante que mis hijos recojan su cartera hoy .
hemos hecho un picnic .
buenos días , ¿ le importaría limpiar la habitación trescientos ocho ?
¿ podría traerme un poco más de azúcar , por favor ?
no hay de qué , señor Serrano . ¡ que tenga un buen día !
¿ sabía que la sauna está en la segunda planta ?
un taxi a la comisaría cuesta unos noventa euros .
se nos ha acabado la sal ; la camarera de piso ha ido a comprar más .
buenos días , soy Fischer , de la habitación cuarenta y nueve . envíe al mozo , por favor .
disculpe , tuvimos un accidente . ¿ qué deberíamos hacer ?
el servicio de habitaciones está incluido en el precio .
queremos visitar el museo y el ayuntamiento antiguo en lugar de fotografiar el castillo antiguo .
el jersey que compré es demasiado corto .
mi hermana toma café en el desayuno , pero yo prefiero café .
¿ va este autobús a Edimburgo ?
¿ quién puede darnos una suite con vistas al castillo ?
pregúntele a la señora López si quiere comprar unos recuerdos , por favor .
¿ dónde tengo que hacer transbordo para ir a la oficina de correos ?
la recepcionista dice que la lavandería abre a las tres y veinte .
mi hija se ha roto la pierna y tiene que ir al hospital .
la recepcionista me pedirá un taxi .
el acuario abre a las seis y media .
nuestro equipaje no ha llegado ; debe de estar todavía en Madrid .
quisiéramos que nos despertaran a la una y media , habitación cuatrocientos seis .
si el lunes hace buen tiempo , nuestros amigos van a hacer senderismo por la montaña .
quiero nadar en el lago en lugar de alquilar una bicicleta .
el trayecto dura una hora y veinte minutos .
no hace falta que me traiga el recibo , la recepcionista ya me lo ha dado .
una pregunta : ¿ para el tren nocturno en todas las estaciones ?
el hombre con el que hablé ayer era muy amable .
estoy seguro de que volaremos a Salzburgo la próxima semana .
buenos días , señor Taylor . ¿ ha dormido bien ?
quiero que mi compañero vaya a la playa .
queríamos marcharnos ayer por la tarde .
el señor Navarro compró un cuaderno .
me gustó mucho el partido de fútbol .
tengo que ir al banco antes de las seis porque necesito dinero .
¿ podría dejar la habitación a las ocho menos cuarto ?
dudo que veamos la televisión mañana por la noche .
¿ cuándo quisieras recoger tu bolsa de viaje roja ?
quisiéramos saber si el barco llega a Valencia a las ocho menos veinte .
espero que los huéspedes puedan registrarse .
una pregunta : ¿ qué recomienda , la sopa de tomate o la pizza grande ?
¿ podría decirnos si el seguro cuesta cinco euros al día ?
el tren llega a Colonia a las nueve menos cinco .
nos han robado el carné de conducir y el diario .
quisiera saber si el tren rápido para en todas las estaciones .
si el fin de semana hace buen tiempo , mi marido va a dar un paseo por el bosque .
mi marido necesita un termómetro de la farmacia .
¿ quién puede hablar más despacio ?
es importante que mi hermana compre un billete para Praga hoy .
no tengo ganas de ir al cine .
los niños están sentados en un banco del patio y nos esperan .
mi mujer quiere cambiar de habitación porque las cortinas están mojadas .
la señora García está esperando el tren para Roma .
¿ quieres quedarte unos días más después del almuerzo ?
¿ dónde está la hoja de registro ? - se la enviaré inmediatamente .
¿ dónde podemos comprar una pila ?
¿ desea pagar con tarjeta de crédito o en efectivo , señor Fischer ?
¿ va este tren a Granada ?
desde el puerto se pueden ver el mercado cubierto y el parque .
me interesa la fortaleza . ¿ hay una visita guiada en español ?
les gusta mucho la biblioteca .
el billete a Berlín cuesta treinta y siete euros , pero mi hija solo tiene un billete de cien euros .
quisiéramos una habitación familiar más grande con baño , por favor .
le pedí a la recepcionista que lavara esta camisa , pero no ha pasado nada .
me llamo Rossi , tengo una reserva para cinco noches .
el hospital está enfrente de la exposición .
¿ quisiera quedarse siete noches el sábado ?
el castillo de Edimburgo es más antiguo que el de Varsovia .
quisiéramos reservar una mesa para dos personas en la terraza .
tome las pastillas dos veces al día , después de las comidas .
ella quisiera pagar con tarjeta , pero el aparato no funciona .
es posible que traigamos nuestro perro mañana .
queremos que mi hijo visite el hermoso palacio .
¿ necesita mi pasaporte o mi confirmación de reserva ?
antes de que salga el tren , quisiéramos probar el vino de la región .
no hay de qué , señora Brown . ¡ feliz estancia en Atenas !
quisiéramos reservar una habitación para cinco noches .
después del desayuno el señor Taylor quiere nadar en el lago , pero antes tiene que reservar una mesa para cinco personas .
si mañana hace buen tiempo , mi hija participará en la conferencia .
la señora Serrano llamó a las dos menos cuarto y dejó un recado para la señora Becker .
mis padres pueden tener la habitación familiar luminosa con terraza .
quisiera dos entradas para la película del dos de abril .
nos han robado la tarjeta de crédito y las gafas .
cuatro billetes de ida y vuelta a Bruselas para el cuatro de agosto , por favor .
suelo levantarme a las once y media .
cámbienos cincuenta euros , por favor .
despiérteme mañana a las seis , por favor , tengo que estar en el aeropuerto antes de las doce .
dos billetes de ida y vuelta a Venecia para el treinta y uno de diciembre , por favor .
¿ podría venir alguien a la habitación doscientos cinco ? la cerradura no funciona .
después del almuerzo nuestros amigos quieren ir a la playa , pero antes tienen que enviar un paquete a Venecia .
¿ dónde podemos comprar un sello ?
me encantaría alquilar un coche .
es importante que el caballero hable con la guía hoy .
mis hijos hablan español .
el médico dice que la señora tiene que beber mucha agua durante dos días .
quisiera una suite luminosa con televisor , por favor .
el castillo de Venecia es más antiguo que el de Praga .
rellene el formulario , por favor .
es posible que mi hija vaya al médico el domingo a las siete y diez .
¿ fotografió el teatro ?
¿ cuándo quieres visitar la torre y la catedral antigua ?
el director nos traerá dos cunas .
¿ por qué no te marchaste ?
¿ qué día es hoy ? - hoy es lunes , diez de julio .
el señor Navarro ha cancelado la reserva para el sábado .
pregúntele a la señora Navarro si quiere comprar unas postales , por favor .
el aeropuerto está detrás de la biblioteca .
¿ me puedo llevar el bolígrafo ?
quisiera pan con mantequilla y una taza de té .
lo sentimos mucho , señor Weber . la guía se ocupará de ello inmediatamente .
el director enviará a alguien a la habitación veinticuatro .
dentro de veinticinco minutos debería cambiar el bañador por otra cosa .
la película que mi marido quería ver empieza a las tres menos cuarto .
no hay de qué , señora Fischer . ¡ buen viaje !
la carta solo está en español , ¿ me la podría traducir ?
¿ sabía que la reunión termina a las ocho y cuarto ?
antes de salir de viaje , los niños quisieran reunirse con unos amigos en la estación .
buenos días , ¿ cuánto cuestan las entradas para la obra de teatro del martes ?
¿ tienen una suite pequeña para cuatro personas para ocho noches ?
si no es mucha molestia , ¿ podría limpiar la habitación trece ?
cuando llegué a Múnich , el colchón estaba mojado .
¿ podría decirme si la sala de desayunos está en la cuarta planta ?
quiero cambiar de habitación porque los vecinos escuchan música alta .
hemos perdido nuestro portátil y nuestra llave del coche .
de primero quisiera una tortilla y de segundo pollo con arroz .
¿ sabía que el baile se celebra en el casco antiguo ?
tenemos que marcharnos en marzo .
avísenos en cuanto la cena esté lista , por favor .
¿ a qué hora sale el tren nocturno para Zúrich ?
la familia Dubois se aloja aquí desde el diecisiete de diciembre .
me quedo con la habitación bonita .
ocho sellos para cartas a Alemania , por favor .
nuestros amigos quisieran fideos con champiñones y una taza de café .
mi compañero puede tener la habitación familiar tranquila con ducha .
hola , soy Walker , de la habitación veintidós . quisiera pedir el desayuno .
estoy buscando mi bolso negro . ¿ lo ha visto ?
despiérteme mañana a las seis y veinte , por favor , tengo que coger el tren a Valencia .
el pastel de manzana que ellos pidieron está frío .
me han robado la tarjeta de crédito y la chaqueta .
de la librería a la exposición hay solo diez minutos a pie .
mi hermano tiene que hacer transbordo en París .
el huésped de la habitación ciento doce ha perdido su llave .
la estación de metro está delante del palacio antiguo .
quería fotografiar el museo .
nadie pudo decirme dónde está el centro comercial .
hay un error en la cuenta : no he pedido ninguna sopa de tomate .
¿ dónde está la hoja de registro ? - se la traeré mañana .
el hotel en el que él estuvo en Venecia era más cómodo .
hemos comido algo .
¿ podría esperar un momento , por favor ?
él sabe que la embajada está cerrada los jueves .
aunque el técnico ha reparado el inodoro , sigue sin funcionar .
¿ han encontrado un bolso ? nos lo hemos dejado en la habitación treinta .
¿ conoce un buen restaurante cerca del banco ?
debe de ser un error : reservamos una habitación familiar , no una habitación individual .
¿ puedes enviar a alguien a la habitación ciento uno , por favor ? muchas gracias .
tome las pastillas seis veces al día , después de las comidas .
el ascensor está estropeado , así que tenemos que subir a pie a la segunda planta .
todas las habitaciones de la tercera planta tienen bañera .
el apartamento tranquilo que reservamos la semana pasada es demasiado pequeño .
mi marido tiene treinta y ocho grados de fiebre y tos .
no creo que nuestros amigos puedan cambiar la chaqueta roja por otra cosa después de la cena .
¿ dónde está la toalla de baño ? ¿ podría traérmela , por favor ?
no sé si puedo reunirme con unos amigos en la estación .
enséñeme la habitación individual , por favor .
la camisa que los niños compraron es demasiado larga .
si el fin de semana hace buen tiempo , daremos un paseo por el jardín del castillo .
una pregunta : ¿ cuándo abre la hermosa biblioteca los miércoles ?
espero que veamos la televisión el viernes .
ellos quieren cambiar de habitación porque los niños hacen demasiado ruido .
la cama es demasiado blanda .
¿ sería posible que nos pusiera con la habitación treinta y nueve ?
ni hablar de que mis padres hagan senderismo por la montaña .
la habitación bonita que el caballero reservó la semana pasada está en la octava planta .
¿ está el acuario cerrado los sábados ?
¿ podría hacernos una foto y ponerme con la habitación ciento veinte ?
me he dejado mi bolso azul en el avión a Colonia .
no podemos dormir porque los huéspedes de la habitación de al lado escuchan música alta .
la cama supletoria no está hecha .
quisiéramos comprar un jersey caliente y un cuaderno .
espero que podamos comprar un diccionario el martes a las once .
¿ qué día es hoy ? - hoy es jueves , veinte de septiembre .
¿ quisieras visitar el ayuntamiento el próximo mes ?
mi reloj va atrasado ; ya son las ocho y veinte .
en la habitación treinta y tres huele a gas .
hola , ¿ sabía que el partido de fútbol dura una hora ?
¿ cómo se enciende la luz ?
todas las habitaciones de la primera planta tienen chimenea .
nuestros amigos dejaron su carné de conducir en la habitación anteayer y ahora tienen que ir a la oficina de objetos perdidos .
los turistas acaban de dejar su llave del coche en la recepción .
¿ quiere el té con o sin leche ?
siga todo recto y luego gire a la derecha en el centro comercial .
¿ tienen una habitación pequeña para seis personas desde el sábado hasta el martes ?
como el tren llevará quince minutos de retraso , no llegaré hasta las nueve y media .
¿ puedes llamar a un médico , por favor ?
el almuerzo se sirve a partir de las once en la terraza .
no creo que mi hermano pueda ir al cine .
¿ a qué hora sale el autobús para Sevilla ?
pienso probar el vino de la región .
si el autocar llega demasiado tarde , tenemos que coger un taxi .
la panadería está enfrente del hermoso mercado cubierto .
aquí tiene su llave , señora Brown . su habitación está en la tercera planta .
quisiéramos seis entradas para el concierto del trece de octubre .
cuando llegamos a Berlín , el apartamento era demasiado frío .
hablamos alemán , pero no entendemos el italiano .
aunque el técnico ha reparado el frigorífico , sigue sin funcionar .
el apartamento que reservé la semana pasada es demasiado pequeño .
la caja fuerte no funciona .
mañana a las once voy a nadar en el lago .
estamos esperando el tren rápido para Granada .
el caballero está sentado en un banco del patio y lee el periódico .
¿ cuánto tiempo tengo antes de que salga el avión ?
la oficina de correos está enfrente del museo .
él rompió la lámpara .
nuestro equipaje no ha llegado ; debe de estar todavía en Praga .
el veinticinco de mayo fui a la playa .
el tren nocturno para en Sevilla .
al caballero le encantaría reunirse con unos amigos en la estación .
me alegro de que él pueda reservar una suite grande .
para mí una tabla de quesos pequeña y un vaso de zumo de manzana , por favor .
una habitación familiar más grande cuesta ochenta euros por noche , y el minibar no está incluido .
¿ qué autobús va a la agencia de viajes ?
quisiera reservar una mesa para seis personas .
¿ qué recomienda , el helado o el pastel de manzana ?
llevo desde las doce y media intentando cambiar mi vuelo .
después del almuerzo mi hermano quiere probar el vino de la región , pero antes tiene que cambiar su vuelo .
aunque nieva , haremos un picnic .
mi mujer lleva desde las once y diez intentando llamar a su jefe .
lamentablemente el hotel está completo hasta el seis de octubre .
necesito un taxi desde la embajada para siete personas a las siete y media .
estamos a punto de prolongar nuestra estancia .
¿ qué vino va bien con la buena sopa de verduras ?
la falda que compré es demasiado larga .
siga todo recto y luego gire a la derecha en el banco .
¿ hay una habitación individual luminosa libre del once al veintitrés de noviembre ?
más tarde cogemos el coche .
cuando llegamos a Atenas , la alfombra era muy vieja .
la motocicleta que alquilé tiene una rueda pinchada .
no creo que los huéspedes puedan dar un paseo por el jardín del castillo .
siento que hayamos roto el florero .
si el autobús está lleno , tengo que coger un taxi .
cuando llegué a Atenas , la lámpara no funcionaba .
¿ podría preparar la cuenta de la habitación once ? me marcho dentro de cinco horas .
la señora Wagner quisiera pescado con patatas y una botella de vino blanco .
mi hijo ha comprado una pila para su oficina .
el taxi que pedimos para las nueve menos diez todavía no ha venido .
disculpe , ¿ qué hora es ? - son las cinco .
quisiéramos reservar una habitación luminosa para tres noches .
el frigorífico de mi habitación está estropeado .
no creo que mi mujer pueda ir a la playa mañana por la mañana .
¿ a qué hora sale el tren rápido para Roma ?
¿ podría enseñarme en el mapa dónde está la fortaleza antigua ?
nuestros amigos están intentando preguntar en la recepción .
¿ cuánto cuestan las entradas para la fiesta del miércoles ?
el señor Navarro vino a Múnich para tomar algo en el bar .
¿ puedo dejar aquí mi anillo caro hasta las seis y diez ?
la señora Moreno celebra su aniversario de boda mañana ; quisiera encargar una tarta .
tenemos que coger un taxi porque el tren llega demasiado tarde .
he oído que la sala de desayunos está en la séptima planta .
si el fin de semana hace buen tiempo , visitaré el monasterio antiguo .
ellos han escrito una carta a sus padres .
estoy seguro de que seguiremos viaje a Valencia pronto .
la cerradura de la puerta está estropeada , y no encontramos la llave .
¿ le importaría enseñarnos el camino al centro comercial ?
a la señora Weber le encantaría dar un paseo por la rosaleda .
la señora Weber está a punto de cambiar dinero .
la biblioteca está abierta desde las nueve y cuarto hasta las nueve y cuarto , pero los sábados está cerrada .
no sé si mis hijos pueden ir a bailar el miércoles .
pregúntele al señor Taylor si quiere tomar algo en el bar , por favor .
mi hijo quisiera ir al médico porque está enfermo .
pregúntele a la señora Weber si quiere fotografiar el palacio , por favor .
buenos días , soy Wagner , de la habitación veintitrés . envíe al mozo , por favor .
es posible que la señora Wagner llame a su familia .
es importante que los turistas dejen su bolso en la recepción hoy .
mi hija necesita unas pastillas de la farmacia .
el señor Schmidt sabe que la joyería está cerrada los jueves .
lo sentimos mucho , señora López . la camarera de piso vendrá inmediatamente .
mi mujer está esperando el autocar para Londres .
si el fin de semana hace buen tiempo , el caballero va a hacer un picnic .
ellos llevan desde las siete intentando hablar con el cocinero .
quisiéramos reservar una habitación individual para tres personas del siete al veinticuatro de febrero .
¿ dónde está la cuchara nueva ? ¿ podría traérmela , por favor ?
tráigame un vaso , por favor .
de la panadería a la iglesia antigua hay solo cuarenta minutos a pie .
no creo que podamos hacer senderismo por la montaña .
creo que puedo ver la televisión a las nueve .
perdimos nuestro billete de avión la semana pasada y ahora tenemos que llamar al hotel .
¿ desea pagar por transferencia o con cheque , señor Wagner ?
un taxi a la comisaría cuesta unos treinta euros .
el señor Miller quiere cambiar de habitación porque el mando a distancia está estropeado .
el frigorífico hace demasiado ruido .
¿ qué tiempo hace en Madrid hoy ?
me gusta mucho la biblioteca .
¿ puede la recepcionista hacerme una foto ?
no hay de qué , señora Navarro . ¡ feliz estancia en Zúrich !
no hay perchas en la habitación trescientos veinte .
el pronóstico dice que no va a nevar el jueves .
disculpe , nos interesa el ayuntamiento . ¿ hay una visita guiada en inglés ?
ellos quieren fotografiar el mercado cubierto pasado mañana .
tenemos muchas ganas de tomar algo en el bar mañana .
sería muy amable de su parte despertarnos a las siete y media .
no sé si puedo esperar en el bar dentro de una hora .
el hotel en el que estuvimos en Zúrich no era tan caro .
del hospital al teatro hay solo cuarenta minutos a pie .
hemos oído que la iglesia está cerrada los viernes .
por culpa del atasco nuestros amigos llegaron demasiado tarde a la playa .
el señor Schmidt quisiera comprar unos pantalones más cortos y un diccionario .
ni hablar de que mi hermana vaya al mercado .
estoy a punto de llamar a mi familia .
buenos días , la carta solo está en español , ¿ nos la podría traducir ?
¿ cuándo quiere prolongar su estancia ?
quisiera reservar una habitación doble grande para dos personas del dieciséis al diecinueve de abril .
se tarda cuarenta minutos en preparar el bocadillo .
es importante que el caballero reserve una suite luminosa hoy .
los turistas necesitan algo para la fiebre .
he esperado en el vestíbulo .
el caballero se queda hoy en el hotel porque tiene dolor de cabeza .
llegamos el lunes cinco de noviembre a las seis y media .
no sé si mi hermana se quedará en el hotel el miércoles .
¿ desea pagar con tarjeta de crédito o por transferencia , señor Rossi ?
antes de salir de viaje , quisiéramos fotografiar la hermosa biblioteca .
tenemos que pagar un ojo de la cara por los zapatos marrones .
si el fin de semana hace buen tiempo , voy a hacer un picnic .
quisiéramos reservar una mesa para siete personas para las cinco menos cuarto .
quiero fotografiar la biblioteca .
mi hermana ha roto el florero .
seguiré viaje a Bruselas el viernes .
hay crema solar sobre la mesa de la habitación seis .
el tren nocturno para en Varsovia .
siento que mi hija haya perdido su libro .
antes de marcharme , quisiera llamar a mi oficina .
¿ puede guardar el equipaje hasta las nueve y cuarto ?
aunque hace mucho calor , fotografiaré el hermoso faro .
¿ cuánto cuesta alquilar una barca por tres días ?
hasta que llegue mi hijo , queremos hacer senderismo por la montaña .
la guía con la que hablé ayer era muy amable .
el taxi que la señora pidió para las dos y media todavía no ha venido .
tengo que coger un taxi porque el tren nocturno llega con retraso .
no creo que mi hermano pueda alquilar una motocicleta pronto .
creo que podemos pagar en efectivo mañana por la mañana .
quisiéramos reservar una mesa para cinco personas para las nueve menos cuarto .
necesitamos un taxi desde el banco para cuatro personas a las cinco y media .
mi hermano acaba de cambiar el bañador por otra cosa .
aunque hace mucho calor , haremos un picnic .
el tren de Roma a Ginebra lleva cinco minutos de retraso .
ellos son de Inglaterra , pero viven en Berlín desde hace cinco años .
¿ podría preparar la cuenta de la habitación doce ? nos marchamos mañana .
me perdí en la ciudad el dos de enero . ¿ qué debería hacer ?
preferiría una suite que tenga bañera .
mi hijo se quedó dormido .
¿ abre el comedor a las cuatro y media ?
no se preocupe , señora Brown , le pediremos un taxi .
la señora está a punto de ir al dentista .
el acuario está abierto desde las ocho hasta las seis y cuarto , pero los lunes está cerrado .
nuestros amigos toman zumo de naranja en el desayuno , pero yo prefiero zumo de manzana .
el señor Becker ha cancelado la reserva para el sábado .
mi hijo no tiene tiempo de participar en el paseo en barco .
¿ puede llevar el equipaje al taxi , por favor ?
el aire acondicionado es demasiado ruidoso .
no puedo dormir porque la cama no está hecha .
es importante que los niños reserven una mesa para tres personas antes de las diez y diez .
¿ tienes hambre , David ?
mi hija tiene que coger un taxi porque el autocar llega demasiado tarde .
antes de que salga el tren , quisiéramos ir al cine .
la cuenta asciende a treinta y siete euros , incluido el seguro .
el anillo que la camarera de piso encontró debajo de la cama es de mi mujer .
pasado mañana mi hijo puede coger el coche .
no hemos estado nunca en Barcelona , pero conocemos bien Praga .
el técnico que reparó el televisor se olvidó las herramientas .
vine a Hamburgo para alquilar un coche .
mi mujer necesita un termómetro de la farmacia .
quiero que abra la ventana .
mi hermana piensa comprar un recuerdo .
¿ puedo probarme la blusa ?
¿ podría venir alguien a la habitación doscientos diez ? la cerradura está estropeada .
hace siete días dejamos nuestro billete de tren en casa .
si mañana hace demasiado calor , voy a leer un libro .
hola , ¿ cuándo abre el faro los jueves ?
¿ podría decirme a qué hora sale el autobús para Valencia ?
por culpa del atasco ellos llegaron demasiado tarde a la playa .
tengo que ir al banco antes de las seis y cuarto porque necesito dinero .
él quisiera quedarse siete noches esta tarde .
tome la segunda calle a la derecha y verá el faro delante de usted .
¿ podría decirnos si la conferencia se celebra en la sala de conferencias ?
el tren regional para Viena sale a las nueve del andén diez .
la cuenta asciende a treinta y un euros , incluido el minibar .
cuando lleguemos a Múnich , vamos a participar en la visita guiada .
quiero que mi hijo dé un paseo por el casco antiguo .
el jersey que ella compró es demasiado pequeño .
en la habitación cincuenta y tres huele a gas .
quisiera que me despertaran a la una y media , habitación veintitrés .
me llamo López , tengo una reserva para ocho noches .
quisiéramos saber si el tren para en Viena .
mi compañero ha comprado crema solar para su hermano .
no vamos a traer nuestro gato mañana por la mañana .
me han robado la tarjeta de crédito y las gafas de sol .
la habitación individual que la señora García reservó por teléfono no está lista .
quisiera comprar una falda más corta y pasta de dientes .
buenas noches , estamos buscando nuestro abrigo rojo . ¿ lo ha visto ?
quiero quedarme unos días más el fin de semana .
¿ qué día es hoy ? - hoy es lunes , dos de abril .
mi mujer tiene treinta y ocho grados de fiebre y tos .
Ginebra es la ciudad más bonita que hemos visto nunca .
¿ podría traernos la carta , por favor ?
camarero , pedí una sopa de pescado caliente , pero me ha traído una buena sopa de tomate .
hemos reservado una habitación familiar más grande a nombre de García .
hola , ¿ puedo usar el teléfono ?
si el autobús está lleno , el señor Weber cogerá un taxi .
¿ cuánto cuesta una habitación individual pequeña con escritorio por noche ?
primero mis hijos quisieran comprar un billete para Viena y después tomar algo en el bar .
me alegro de que podamos acostarnos temprano .
¿ podría preparar la cuenta de la habitación cincuenta y cinco ? nos marchamos dentro de seis horas .
tengo que reservar una mesa para seis personas .
el señor Weber se queda hoy en el hotel porque está cansado .
¿ hay cerca del hotel un dentista que hable alemán ?
el almuerzo se sirve a partir de las doce menos cuarto en el jardín .
el reloj caro que la camarera de piso encontró debajo de la cama es de nuestros amigos .
me alegro de que podamos quedarnos nueve noches el fin de semana .
¿ le importaría cambiar las sábanas ? gracias por su ayuda .
¿ dónde está el recibo ? - se lo traeré inmediatamente .
el hombre con el que el caballero habló el lunes era muy amable .
llegamos el lunes dos de agosto a las once .
¿ puede limpiar la habitación , por favor ?
hasta que lleguen nuestros amigos , queremos hacer un picnic .
¿ tienen una habitación familiar para cinco personas para seis noches ?
mi hija quisiera jamón y huevos y tres vasos de limonada .
creo que podemos traer nuestro gato mañana por la noche .
estamos buscando nuestras gafas . ¿ las ha visto ?
disculpe , ¿ cuánto cuesta alquilar una bicicleta por seis días ?
primero quisiera preguntar en la recepción y después reunirme con unos amigos en la estación .
mi reloj va atrasado ; ya son las cinco menos cuarto .
nuestros amigos han olvidado cancelar su reserva .
¿ por qué no trajo su perro ?
el palacio es más famoso que la biblioteca .
no vale la pena visitar el zoo .
nadie pudo decirme dónde está el aeropuerto .
necesitamos un taxi desde la parada de taxis para siete personas a la una y veinte .
¿ de dónde eres , Paul ? - soy de Alemania .
los turistas están satisfechos con la habitación .
estoy esperando el autocar para Valencia .
aquí tiene su pasaporte , señor Brown . su habitación está en la primera planta .
no estamos satisfechos con la habitación porque el apartamento no está listo .
¿ quiere ir a bailar o prefiere dar un paseo por el parque ?
conozco bien Colonia .
el señor Becker quisiera comprar un jersey rojo y una pila .
tráiganos una botella de cerveza , por favor .
disculpe , ¿ qué hora es ? - son las seis menos cuarto .
mi hermano perdió su billete de tren .
la librería está detrás del monasterio .
mi hija se acostó temprano hace tres horas .
buenos días , ¿ podría enseñarnos en el mapa dónde está la exposición ?
el vuelo a Sevilla fue cancelado por el mal tiempo .
el banco está a dos pasos de la torre .
mi compañero puede tener la habitación grande con terraza .
el museo , que está a treinta minutos de aquí , merece una visita .
la carta que él envió a Madrid todavía no ha llegado .
el señor Brown llegará el dos de enero a las diez menos cuarto .
un taxi a la peluquería cuesta unos noventa y cinco euros .
mi hija necesita una pomada de la farmacia .
buenas noches , señor Fischer . ¿ ha dormido bien ?
hablo italiano , pero no entiendo el alemán .
la habitación doble bonita que nuestros amigos reservaron la semana pasada es demasiado cara .
limpie la habitación , por favor .
quisiéramos que nos despertaran a las cinco y cuarto , habitación cuatrocientos diez .
no podemos dormir porque el cuarto de baño es demasiado caro .
pedí un helado . ¿ cuándo me lo va a traer ?
anteayer olvidé mi diario en la habitación y ahora tengo que ir a la policía .
disculpe , ¿ qué hora es ? - son las ocho .
limpie la habitación doscientos quince , por favor .
nos hemos dejado nuestro portátil en el avión a Madrid .
el billete a Ginebra cuesta setenta euros , pero la señora Moreno solo tiene un billete de cien euros .
¿ tienen una habitación cómoda para cuatro personas desde el jueves hasta el viernes ?
la señora Rossi llegará el veintisiete de marzo a las dos y cinco .
el teatro está abierto desde las seis y cuarto hasta las siete , pero los miércoles está cerrado .
¿ cuántas tazas necesita ? - cinco , por favor .
la calefacción de nuestra habitación no funciona .
el señor Miller quiere fotografiar la iglesia en lugar de ir a la playa .
si mañana nieva , quiero ver la televisión .
ellos quisieran cambiar cincuenta dólares por euros .
cinco billetes de ida a Salzburgo para el siete de junio , por favor .
buenas noches , ¿ podría traernos un poco más de vinagre , por favor ?
el tren de Ginebra a Sevilla lleva cincuenta minutos de retraso .
la biblioteca merece una visita .
la cerradura de la maleta está estropeada , y mi hija no encuentra la llave .
¡ buen provecho ! la sopa de pescado es la especialidad de la casa .
mi mujer necesita unas pastillas de la farmacia .
estoy a punto de llamar a mi jefe .
el famoso museo de arte merece la pena .
quisiera quejarme : el ascensor hace demasiado ruido y los niños escuchan música alta .
¿ para el tren en todas las estaciones ?
mis padres no están satisfechos con la habitación porque la cama es demasiado corta .
el billete a Barcelona cuesta trece euros , pero solo tenemos un billete de cien euros .
mi compañero se ha roto el pie y tiene que ir al hospital .
me llamo García , tengo una reserva para esta noche .
la llave no entra en la cerradura de la habitación trece .
¿ dónde está la percha ? ¿ podría traérnosla , por favor ?
acabo de cambiar mi vuelo .
el castillo de Venecia es más antiguo que el de Barcelona .
la cerradura de la maleta está estropeada , y mis padres no encuentran la llave .
quisiera hablar con el señor Wilson , por favor .
la llave del coche que la camarera de piso encontró en la habitación trescientos quince es de los niños .
el vestido cuesta siete euros , pero la falda más corta es más barata .
mi hijo no está satisfecho con la habitación porque el sofá no está hecho .
¿ podría decirnos si la obra de teatro dura una hora ?
¿ puede limpiar la habitación trescientos ocho , por favor ? gracias por su ayuda .
nuestros amigos van a prolongar su estancia dentro de nueve días .
¿ cuándo estará lista mi chaqueta más barata ?
el vuelo de Edimburgo fue cancelado por el mal tiempo .
buenas noches , ¿ está libre este asiento ?
en Sevilla lleva seis días lloviendo .
a mis hijos les gusta mucho el teatro .
¿ tienes sed , David ?
el vuelo de Múnich fue cancelado por el mal tiempo .
creo que podemos comprar un billete para Varsovia .
cuando lleguemos a Londres , vamos a nadar en el lago .
buenas noches , mis hijos están buscando su libro . ¿ lo ha visto ?
¿ a qué distancia está la catedral de aquí ?
la señora Fischer ha cancelado la reserva para el martes .
buenos días , ¿ qué recomienda , la tortilla grande o el helado ?
quisiera descansar un poco porque estoy agotada .
el vestido que compré es demasiado pequeño .
no creo que podamos levantarnos temprano después del almuerzo .
¿ hay una habitación individual libre del veinticuatro al treinta de abril ?
el huésped de la habitación treinta y tres no se encuentra bien .
una pregunta : ¿ podría preparar la cuenta para mañana y limpiar la habitación doscientos siete ?
no podemos dormir porque la cama no está hecha .
¿ quién puede enseñarme el camino a la embajada ?
despiértenos el martes a las dos , por favor , tenemos que estar en el aeropuerto antes de la una y media .
no comemos ni arroz ni jamón .
se tarda una hora en llegar a Londres en tren .
hablamos francés , pero no entendemos el italiano .
la ensalada que mis padres pidieron está deliciosa .
el tren de Barcelona a Zúrich lleva cinco minutos de retraso .
hay una pila sobre la mesa de la habitación ciento diez .
esta tarde quiero dejar el hotel .
¿ podría decirme a qué hora sale el tren rápido para Granada ?
¿ hay una habitación familiar libre del siete al veintiocho de diciembre ?
el famoso palacio está abierto desde las seis y cuarto hasta las siete , pero los domingos está cerrado .
el tren de Salzburgo a Venecia lleva cuarenta y cinco minutos de retraso .
¿ conoce un hotel barato cerca de la gasolinera ?
la carta solo está en inglés , ¿ nos la podría traducir ?
una habitación tranquila cuesta noventa euros por noche , y el servicio no está incluido .
vinimos a Granada para ir al teatro .
la parada de autobús está a dos pasos del acuario .
aunque estoy enfermo , quiero alquilar un coche .
no creo que la señora Weber pueda comprar un recuerdo .
quisiéramos comprar unos recuerdos .
el billete a Varsovia cuesta cien euros , pero mi mujer solo tiene un billete de cincuenta euros .
hola , ¿ cuánto cuesta la chaqueta caliente del escaparate ?
la señora García celebra su cumpleaños el jueves ; quisiera encargar flores .
dudo que ella se quede unos días más después de la cena .
pasamos nueve días en Varsovia y ocho días en Hamburgo .
siga todo recto y luego gire a la derecha en la oficina de correos .
quisiéramos ocho entradas para la visita de la ciudad del catorce de diciembre .
si el fin de semana hace buen tiempo , voy a visitar el monasterio .
si el domingo hace demasiado calor , iremos al teatro .
hará sol , por eso quiero desayunar en la habitación .
mis hijos no comen ni fideos ni pollo .
hola , ¿ cuánto se tarda en reparar el frigorífico ?
espero que los turistas cojan el coche mañana a las tres y veinte .
el tren nocturno parará en Múnich .
no vale la pena visitar el famoso teatro de la ópera .
de la comisaría a la biblioteca hay solo veinticinco minutos a pie .
¿ podría traernos un poco más de miel , por favor ?
¿ sabe cómo se va de la oficina de objetos perdidos a la fortaleza ?
es una lástima que la impresora no funcione .
¿ han encontrado un paraguas ? nos lo hemos dejado en el comedor .
si mañana nieva , vamos a acostarnos temprano .
no hay de qué , señor Schmidt . ¡ feliz estancia en Hamburgo !
cuando lleguemos a Varsovia , vamos a nadar en el lago .
¿ sabía que el paseo en barco empieza a las doce y media ?
de la estación al museo de arte nuevo hay solo quince minutos a pie .
nos gusta mucho el famoso monasterio .
buenos días , ¿ puedo probarme la blusa roja ?
el señor Wilson llamó a las ocho y veinte y dejó un recado para el señor Moreno .
mi hermano está de buen humor porque está nublado hoy .
la cerradura del armario está estropeada , y nuestros amigos no encuentran la llave .
tengo muchas ganas de visitar el famoso mercado cubierto y la famosa biblioteca el fin de semana .
desde el balcón se pueden ver el castillo y el castillo .
despiértenos el miércoles a las seis y cuarto , por favor , tenemos que estar en el aeropuerto antes de las siete y veinte .
buenas noches , ¿ puedes traernos papel higiénico , por favor ?
mi reloj va atrasado ; ya son las seis y media .
el palacio es más famoso que el castillo .
quisiéramos siete entradas para el concierto del diecinueve de octubre .
primero quisiéramos enviar una carta a Roma y después fotografiar la exposición .
disculpe , ¿ quiere ir al mercado o prefiere visitar la biblioteca antigua ?
¿ podemos pagar por transferencia ? muchas gracias de antemano .
la calefacción de mi habitación no funciona .
dos billetes de ida y vuelta a Viena para el nueve de junio , por favor .
mi hijo se ha roto la mano y tiene que ir al hospital .
los huéspedes quieren reservar una habitación individual tranquila para ocho noches .
cuando llegue a Granada , voy a fotografiar la iglesia antigua .
mi marido suele levantarse a las seis .
quisiera saber si el autobús llega a Sevilla a las tres y media .
el médico dice que los turistas tienen que tomar las pastillas durante ocho días .
nuestros amigos suelen levantarse a las cinco menos cuarto .
camarero , pedí un filete , pero me ha traído un pastel de manzana .
me alegro de que el señor Brown pueda dejar su portátil en la recepción a las once y veinticinco .
buenos días , señor Wagner . ¿ ha tenido un buen viaje ?
el castillo de Hamburgo es más antiguo que el de Múnich .
una pregunta : ¿ cuánto dura el vuelo de Edimburgo a Praga ?
mi mujer está sentada en un banco del patio y lee el periódico .
ellos quisieran probar el pescado de la región y comprar un cepillo de dientes .
¿ han encontrado una bufanda ? nos la hemos dejado en el comedor .
una pregunta : si no es mucha molestia , ¿ podría encender el aire acondicionado ?
¿ podría decirnos a qué hora sale el tren para Varsovia ?
nos han robado el carné de conducir y el móvil .
el caballero está harto de esperar .
nos han robado la tarjeta de crédito y la bolsa de viaje .
todas las habitaciones de la segunda planta tienen terraza .
lo sentimos mucho , señora Serrano . la recepcionista vendrá dentro de cinco minutos .
necesito algo para la tos .
si el sábado hace buen tiempo , vamos a hacer un picnic .
dudo que nuestros amigos se reúnan con unos amigos en la estación pronto .
estoy seguro de que probaremos el pescado de la región .
el camarero me ha traído una tortilla grande en lugar de un filete .
de la oficina de turismo a la catedral hay solo treinta minutos a pie .
quisiera hablar con el señor Walker , por favor .
los turistas cambiarán dinero .
¿ qué recomienda , la buena sopa de pescado o la pizza ?
mi hijo necesita algo para el dolor de cabeza .
el mozo dice que la catedral abre a las diez y media .
¿ cuántos platos necesita ? - ocho , por favor .
si tuviera más dinero , me quedaría más tiempo .
siento que hayamos dejado nuestro billete de tren en el coche el jueves pasado .
¿ qué tiempo hace en París hoy ?
¿ sabe cómo se va de la gasolinera al palacio antiguo ?
tenemos muchas ganas de hacer un picnic mañana .
hay crema solar sobre la mesa de la habitación siete .
el tren regional tiene coche restaurante .
¿ por qué no puedes marcharte ?
más tarde mi hermano quiere cambiar el sombrero más barato por otra cosa .
estamos de mal humor porque hace mucho calor ahora .
¿ sabía que el sótano para bicicletas está abierto hasta las dos y veinticinco ?
he almorzado en la terraza .
hola , ¿ podría decirme si la azotea está en la quinta planta ?
el trayecto dura una hora y cincuenta minutos .
quisiera visitar el mercado cubierto y la famosa catedral y nadar en el lago .
he comprado una guía de viajes para mi hermano .
quisiéramos reservar una habitación doble para seis personas del veinticuatro al veintiséis de junio .
no sé si puedo cambiar el jersey por otra cosa pasado mañana .
la señora Dubois llamó a la una y diez y dejó un recado para la señora Navarro .
tengo que ir al banco antes de las siete y media porque necesito dinero .
de primero quisiéramos una sopa y de segundo pescado con patatas .
son treinta y nueve euros . - quédese con el cambio .
la señora López se quedó dormida .
tengo que acostarme temprano .
tome la segunda calle a la izquierda y verá la catedral delante de usted .
tome la tercera calle a la derecha y verá el acuario delante de usted .
nuestros amigos necesitan algo para el dolor de cabeza .
no hay de qué , señor Moreno . ¡ buen viaje !
quisiéramos tres entradas para el paseo en barco del veintidós de julio .
¿ sabía que la conferencia empieza a las nueve y media ?
tráigame la lista de precios , por favor .
tenemos que coger un taxi porque el autocar llega con retraso .
quisiera quejarme : la obra hace demasiado ruido y el ascensor está estropeado .
¿ podría cambiarnos quinientos euros , por favor ?
son treinta y cuatro euros . - quédese con el cambio .
mi marido suele levantarse a las nueve y media .
no me traiga todavía la ensalada , por favor .
debe de ser un error : reservé una habitación doble , no un apartamento .
quisiera saber si el barco zarpa a la una menos diez .
no sé si mi hija puede ir a la policía después del almuerzo .
una pregunta : ¿ fue a la policía ayer por la noche ?
estoy seguro de que el señor López dará un paseo por el bosque pasado mañana .
¿ hay alguien aquí que hable inglés ? mis padres no hablan español .
pienso que mi mujer puede leer un libro dentro de veinte minutos .
me alegro de que mis padres puedan traer su perro pasado mañana .
él no tiene tiempo de fotografiar la biblioteca .
la familia Weber se aloja aquí desde el veinticuatro de agosto .
si el autobús está lleno , la señora Rossi cogerá un taxi .
el taxi que pedí para las doce todavía no ha venido .
¿ está el comedor abierto hasta las cuatro menos veinte ?
¿ conoce un buen restaurante cerca de la parada de autobús ?
preferiría una suite grande que tenga cocina .
¿ cuánto dura el vuelo de Atenas a Edimburgo ?
la señora necesita un termómetro de la farmacia .
¿ cuánto cuesta alquilar una motocicleta por cinco días ?
llámenos en cuanto el autobús llegue , por favor .
me han robado la tarjeta de crédito y el reloj .
él ha olvidado su bolso verde en el taxi y ahora tiene que ir a la oficina de objetos perdidos .
la autopista a Salzburgo está cortada , así que tenemos que dar un rodeo .
acabo de pagar en efectivo .
quiero que mi compañero visite la catedral y el hermoso faro .
el tren de Berlín a Granada lleva quince minutos de retraso .
el partido que mis hijos querían ver empieza a las ocho menos cuarto .
debe de ser un error : reservé una habitación individual tranquila , no una habitación individual cómoda .
un taxi a la estación de metro cuesta unos veinticinco euros .
me he dejado mi mochila en el tren a Granada .
camarero , pedí una ensalada , pero me ha traído una sopa de verduras .
quiero que nos ayude con el equipaje .
quisiéramos una habitación doble con terraza , por favor .
el pronóstico dice que estará nublado .
tenemos muchas ganas de hacer senderismo por la montaña el martes .
me alegro de que ella pueda hacer un picnic .
el señor Dubois celebra su aniversario de boda mañana ; quisiera encargar flores .
no sé si mi hija puede enviar un paquete a Madrid dentro de cincuenta minutos .
el trayecto dura tres horas y veinte minutos .
es posible que él alquile un coche el fin de semana .
quisiera comprar unas postales y dar un paseo por el parque .
el pronóstico dice que hará sol .
quisiera quejarme : el armario no está limpio y la impresora no funciona .
el garaje del hotel es gratis .
el billete a Granada cuesta treinta y cuatro euros , pero la señora Rossi solo tiene un billete de cien euros .
el teléfono de nuestra habitación está estropeado .
¿ quisieras probar el vino de la región el viernes ?
llegamos el domingo dieciocho de febrero a las diez y veinte .
buenos días , ¿ cuánto cuestan las entradas para el paseo en barco del viernes ?
cuando el director habla portugués , me suena a chino .
mi hermano tiene que hacer cola tres horas en el aeropuerto .
no podemos dormir porque la suite es demasiado pequeña .
¿ le importaría explicarme la lista de precios ?
¿ puede el mozo cuidar a los niños ?
la cuenta asciende a diecinueve euros , incluido el desayuno .
buenas noches , ¿ termina la charla a las ocho menos cuarto ?
la ventana no se puede abrir , y la lavadora es demasiado ruidosa .
los niños querían tomar algo en el bar el diecisiete de octubre .
iremos a la playa esta tarde .
nuestros amigos perdieron su sombrero negro el miércoles pasado .
un billete de ida a Edimburgo , por favor , en primera clase .
¿ podríamos dejar la habitación a las cinco menos cuarto ? muchas gracias de antemano .
¿ podría firmar aquí y reservarme una mesa junto a la ventana ?
una pregunta : ¿ cuándo cierra la catedral los domingos ?
la llave que la camarera de piso encontró debajo de la cama es de mi compañero .
la habitación individual que reservé en enero es demasiado pequeña .
tenemos que pagar un ojo de la cara por las botas .
el huésped de la habitación ciento doce quisiera hablar con usted .
la señora Fischer celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
la llave no entra en la cerradura de la habitación trescientos cuatro .
quiero que nos dé la llave de la habitación cuarenta y nueve .
antes de que cierren las tiendas , quisiera visitar el museo y el museo de arte .
ni hablar de que mi hermana vaya al teatro .
una habitación individual tranquila cuesta ciento veinticinco euros por noche , y el servicio de lavandería no está incluido .
los huéspedes que llegaron ayer todavía no han pagado .
repare la lavadora , por favor .
hola , ¿ reservó una mesa para ocho personas el diecisiete de octubre ?
he pedido un buen filete . ¿ cuándo me lo va a traer ?
el jersey gris cuesta un ojo de la cara .
mi hermana necesita algo para la fiebre .
mi hermano acaba de reservar una mesa para ocho personas .
mis hijos se quedaron dormidos .
el señor Weber llegará el treinta de julio a las dos y media .
llego el domingo trece de agosto a las cinco .
no vamos a visitar la biblioteca el próximo sábado .
espero que podamos ir al mercado .
el caballero ha perdido su diario y su chaqueta .
antes de salir de viaje , mi marido quisiera hacer un picnic .
aunque nieva , vamos a hacer senderismo por la montaña .
quisiera reservar una habitación doble para cinco noches .
el tren nocturno para Hamburgo sale a las diez del andén diecinueve .
¿ cuánto cuesta enviar un paquete a España ?
cuando la guía habla inglés , me suena a chino .
¿ sabe cómo se va de la agencia de viajes a la biblioteca ?
perdimos el enlace en Zúrich porque el tren rápido llevaba veinticinco minutos de retraso .
me gusta mucho el monasterio .
hace ocho días perdí mi pasaporte .
de eso ni hablar , señor Walker .
¿ sería posible que nos diera un apartamento grande con vistas al casco antiguo ?
no nos traiga todavía la macedonia de frutas , por favor .
el huésped de la habitación doscientos diez se marcha mañana .
¿ cuánto cuestan los zapatos cómodos del escaparate ?
¿ cuánto cuesta una suite con baño por noche ?
hay un mapa sobre la mesa de la habitación cincuenta y tres .
el tren nocturno sale del andén siete .
no estoy satisfecho con la habitación porque la cama supletoria es demasiado blanda .
la catedral es más bonita que el monasterio .
la sopa de tomate está buenísima .
disculpe , ¿ qué hora es ? - son las cuatro .
antes de salir de viaje , él quisiera ir al mercado .
mis padres tienen muchas ganas de visitar la exposición nueva el lunes .
mis padres tienen que coger un taxi porque el autobús llega demasiado tarde .
queremos que mis padres den un paseo por el jardín del castillo .
le pedí al mozo que nos diera una habitación doble bonita con vistas al puerto , pero no ha pasado nada .
sería muy amable de su parte abrir la ventana .
la guía quiere saber si mi hija quiere prolongar su estancia después de la cena .
¿ hay una suite más barata libre del dieciséis al dieciocho de diciembre ?
es posible que comamos algo esta tarde .
soy de Escocia , pero vivo en Edimburgo desde hace cuatro años .
¿ cuánto cuesta alquilar una motocicleta por nueve días ?
antes de que llegue el autobús , quisiéramos hacer senderismo por la montaña .
dudo que nos acostemos temprano dentro de veinticinco minutos .
estamos esperando el autobús para Ginebra .
buenos días , soy Weber , de la habitación doscientos quince . quisiera pedir el desayuno .
primero quisiera recoger mi móvil nuevo y después ir a nadar .
no se olvide de explicarme la hoja de registro , por favor .
antes de marcharnos , quisiéramos cambiar la chaqueta por otra cosa .
me llamo Navarro , tengo una reserva para hoy .
el castillo , que está a cinco minutos de aquí , merece una visita .
quisiera alquilar un coche por cinco días .
hay que lavar estas blusas antes del sábado .
después del almuerzo queremos nadar en el lago , pero antes tenemos que cambiar dinero .
la señora Navarro está acostumbrada a cenar tarde .
he reservado una habitación doble a nombre de Miller .
siete billetes de ida a Bruselas para el quince de enero , por favor .
¿ quién puede enviar a alguien a la habitación doscientos uno ?
¿ tenemos que hacer transbordo en Bruselas o hay un tren directo ?
estamos a punto de preguntar en la recepción .
dos sellos para postales a Inglaterra , por favor .
el señor Wilson tuvo un accidente ayer por la tarde .
necesitamos un taxi a la estación para cuatro personas a las cuatro y diez .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Serrano ?
quisiéramos una habitación tranquila con caja fuerte y vistas al casco antiguo .
se tarda seis horas en llegar a Edimburgo en coche .
los niños son de Inglaterra , pero viven en Viena desde hace ocho años .
disculpe , ¿ cuándo cierra la torre los martes ?
el abrigo que compré es demasiado corto .
disculpe , ¿ qué hora es ? - son las siete .
¿ cuándo estará listo mi vestido más barato ?
quisiéramos reservar una mesa para dos personas para las siete .
¿ está incluida la limpieza final en el precio o tenemos que pagarla aparte ?
el vuelo a Barcelona fue cancelado por la niebla .
hola , he pedido una ensalada . ¿ cuándo me la va a traer ?
se tarda dos horas en reparar el aire acondicionado .
cuando llegué a Granada , la suite estaba sucia .
no hemos estado nunca en Londres , pero conocemos bien Ginebra .
espero que él pueda pedir una pizza .
¿ podría pasarme la pimienta , por favor ?
el billete a París cuesta sesenta euros , pero los huéspedes solo tienen un billete de cincuenta euros .
el mozo dice que la consigna está abierta hasta las dos .
pensamos nadar en el lago .
mi hijo quisiera visitar el museo de arte y el acuario y fotografiar la biblioteca .
¿ qué recomienda , la sopa de verduras caliente o la buena sopa de tomate ?
me llamo Becker , tengo una reserva para dos noches .
el grifo de mi habitación está estropeado .
voy a marcharme el lunes a las cinco y media .
quisiera comprar un bañador y una postal .
el señor Serrano no está hoy . ¿ quiere dejar un recado ?
mi marido ha olvidado su chaqueta en la habitación y ahora tiene que rellenar un formulario .
si el fin de semana hace buen tiempo , mi hermano dará un paseo por la rosaleda .
el hotel en el que mi hermano estuvo en Atenas no era tan caro .
cuando llegamos a Venecia , la habitación olía a humo .
descansamos un poco mañana por la noche .
buenas noches , soy Serrano , de la habitación treinta . quisiera hablar con el director .
nos han robado el carné de identidad y la llave .
perdí el enlace en Atenas porque el tren nocturno llegó con retraso .
la señora López ha cancelado la reserva para el domingo .
la cartera que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
pasado mañana mi hermana quiere comprar unas postales .
el billete a Hamburgo cuesta once euros , pero los turistas solo tienen un billete de cincuenta euros .
en diciembre suele hacer mucho viento en Colonia .
¿ puedes llevar el equipaje al taxi , por favor ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las dos menos cuarto .
hola , ¿ cuánto se tarda en reparar la calefacción ?
después del almuerzo quiero visitar el faro y el monasterio , pero antes tengo que reservar una mesa para siete personas .
cierre la ventana , por favor .
se tarda cuarenta minutos en preparar el bocadillo vegetariano .
lloverá , por eso mis padres van a acostarse temprano .
sabemos que el banco está cerrado los jueves .
el señor Navarro habla francés , pero no entiende el portugués .
la señora Walker celebra su cumpleaños el viernes ; quisiera encargar una tarta .
el viernes vamos al teatro .
él quiere reunirse con unos amigos en la estación en lugar de probar el queso de la región .
quisiera quejarme : los niños hacen demasiado ruido y la habitación es demasiado oscura .
quisiera reservar una habitación doble para nueve noches .
es una lástima que la cama supletoria sea demasiado blanda .
¿ va el barco a Nápoles ?
llame a una ambulancia , por favor , mi hermana se ha desmayado .
¿ qué recomienda , la macedonia de frutas o la sopa vegetariana ?
¿ puedes explicarme la hoja de registro , por favor ?
mis padres no comen ni fideos ni queso .
¿ cuándo sale el último tren regional para Sevilla ?
el vuelo de Atenas fue cancelado por la tormenta .
quiero dejar mi maleta en la recepción .
quisiera reservar una habitación doble más barata para siete noches .
¿ por qué no llamó a sus padres ?
mi mujer está de buen humor porque llueve ahora .
si el tren rápido llega demasiado tarde , perderé el avión .
¿ dónde está el recibo ? - se lo enseñaré mañana .
¿ le importaría encender el televisor ?
desde ayer me duele la garganta .
¿ podría enseñarnos en el mapa dónde está el museo de arte ?
espero que nuestros amigos cambien su vuelo en octubre .
me han robado la tarjeta de crédito y la bufanda .
una pregunta : ¿ cuánto cuesta enviar una postal a Francia ?
siento que hayamos perdido nuestra cámara .
acabo de cambiar dinero .
él quisiera enviar una postal a Bruselas esta noche .
¿ sabe a qué hora abre el teatro ?
un taxi al aeropuerto cuesta unos treinta y ocho euros .
buenas noches , ¿ podría hablar más despacio e imprimir la lista de precios ?
pienso que él cogerá el coche .
el castillo de Hamburgo es más antiguo que el de Bruselas .
la cuenta asciende a catorce euros , incluida la tasa turística .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la panadería .
no vale la pena visitar el castillo .
el director quiere saber si mi marido quisiera marcharse mañana por la mañana .
¿ dónde tengo que bajar para ir a la oficina de objetos perdidos ?
aunque el técnico ha reparado el aire acondicionado , sigue sin funcionar .
no me traiga todavía la sopa de verduras , por favor .
el director quiere saber si los niños se quedarán unos días más mañana a las dos .
quisiera alquilar una motocicleta por nueve días .
mis padres temen que el tren lleve quince minutos de retraso .
el banco está al lado de la torre .
lamentablemente el hotel está completo en julio .
¿ hay alguien aquí que hable francés ? mis hijos no hablan inglés .
después del desayuno la señora Moreno quiere nadar en el lago , pero antes tiene que dejar su diario en la recepción .
creo que nuestros amigos pueden quedarse hasta el sábado .
un billete de ida y vuelta a Londres , por favor , en primera clase .
antes de salir de viaje , ella quisiera alquilar un coche .
la ventana no se puede abrir , y la lámpara está fuera de servicio .
¿ cuánto dura el trayecto de Atenas a Bruselas ?
ella ha escrito una carta a su jefe .
desde el viernes me duele el oído .
la autopista a Sevilla está cortada , así que tenemos que dar un rodeo .
el tren de París a Venecia lleva veinticinco minutos de retraso .
estoy de buen humor porque quiere nevar .
¿ puedo hacer fotos aquí ?
cuando llegue a Granada , voy a participar en el paseo en barco .
el tren para Madrid sale a las cuatro y cuarto del andén dos .
si no es mucha molestia , ¿ podría prestarme una guía de viajes ?
dudo que él nade en el lago .
mis padres tienen que coger un taxi porque el tren rápido llevará veinticinco minutos de retraso .
buenas noches , ¿ desea pagar por transferencia o con cheque , señora García ?
pensamos participar en el curso de idiomas .
un taxi al aeropuerto cuesta unos veintiún euros .
la parada de taxis está a dos pasos de la iglesia antigua .
¿ qué tiempo hace en Hamburgo en marzo ?
¿ sabía que el museo de arte merece una visita ?
suelo levantarme a las cuatro menos diez .
¿ nos puede reservar una mesa junto a la ventana ?
quisiera hablar con la señora Wagner , por favor .
lamentablemente no tenemos suites libres hasta el sábado .
no sé si puedo descansar un poco mañana por la noche .
estamos hartos de la cola .
antes de salir de viaje , quisiera visitar la famosa biblioteca .
en agosto suele hacer mucho sol en Bruselas .
le pedí al camarero que llevara las maletas al ascensor , pero no ha pasado nada .
estamos buscando nuestro bolso . ¿ lo ha visto ?
si no es mucha molestia , ¿ podría darnos la llave de la habitación treinta y dos ?
mis hijos necesitan algo para el dolor de cabeza .
si mañana nieva , ellos quieren acostarse temprano .
la guía con la que hablamos esta mañana era muy amable .
esta bolsa es muy ligera , pero la otra es pesada .
quisiera quejarme : el aire acondicionado está estropeado y el enchufe está fuera de servicio .
los turistas se quedan hoy en el hotel porque están cansados .
no vale la pena ir a la fiesta .
desde la torre se pueden ver el faro y la plaza .
quiero alquilar un coche en lugar de ir al teatro .
no hemos estado nunca en Varsovia , pero conocemos bien Ginebra .
espero que nuestros amigos puedan hacer un picnic .
¿ hay una oficina de objetos perdidos cerca de aquí ?
el castillo , que está a cuarenta minutos de aquí , merece una visita .
la señora Becker quisiera comer algo porque tiene hambre .
el pronóstico dice que va a estar nublado el jueves .
despiértenos el sábado a las ocho menos cuarto , por favor , tenemos que coger el tren a Venecia .
hasta que llegue mi hijo , queremos tomar algo en el bar .
queremos que mi hijo nade en el lago .
¿ qué recomienda , el bocadillo grande o la sopa de verduras ?
he escrito una carta a mi familia .
pensamos ir a la playa .
¿ podemos dejar aquí nuestro abrigo hasta las tres y diez ?
el ascensor está estropeado , así que tenemos que subir a pie a la cuarta planta .
hará sol , por eso mis padres van a tomar algo en el bar .
para mí una tortilla pequeña y una taza de té , por favor .
me llamo Navarro , tengo una reserva para esta noche .
es una lástima que los niños escuchen música alta .
su habitación está en la cuarta planta , al final del pasillo .
¿ está la tasa turística incluida en el precio ?
necesito la cuenta . ¿ me la puede dar ?
el camarero me ha traído una buena sopa de verduras en lugar de un pastel de manzana .
el director dice que la boda se celebra el once de enero .
el camarero dice que el partido de fútbol empieza a las siete .
he perdido mi chaqueta y mi llave del coche .
llego el jueves veintidós de enero a las ocho y media .
no hemos estado nunca en Zúrich , pero conocemos bien Varsovia .
disculpe , ¿ qué hora es ? - es la una y cuarto .
no hay de qué , señor Wagner . ¡ buen viaje !
se tarda cinco horas en llegar a Ginebra en autobús .
mis padres están de mal humor porque está nublado .
el mozo dice que el concierto se celebra el cinco de marzo .
hemos reservado una suite grande a nombre de Dubois .
necesito un taxi a la embajada para siete personas a las nueve y cuarto .
¿ conoce un hotel barato cerca de la peluquería ?
tengo que ir al banco antes de las diez porque necesito dinero .
quiero que mi compañero alquile una barca .
se tarda una hora en reparar el secador .
estamos esperando el autobús para Barcelona .
se tarda cinco horas en llegar a Múnich en tren .
ella siguió viaje a Ginebra .
en febrero suele hacer mucho frío en Venecia .
debe de ser un error : reservé una habitación individual más barata , no una habitación .
quisiera reservar una habitación doble para siete noches .
nuestros amigos pasaron dos días en Venecia y cinco días en Praga .
queremos que mi hija compre chocolate .
ya no tenemos carne , pero puedo recomendarle la sopa de pescado .
mi mujer quisiera cambiar ciento cincuenta francos suizos por euros .
el museo antiguo está abierto hasta las cuatro .
disculpe , ¿ qué recomienda , la sopa de tomate o la sopa de verduras fría ?
si mañana nieva , iré a la ópera .
quisiera quejarme : el apartamento no está listo y la obra es demasiado ruidosa .
antes de que anochezca , quisiéramos ir de compras .
aunque nieva , ella va a participar en el paseo en barco .
la señora Wilson ha cancelado la reserva para el jueves .
quisiera quejarme : la conexión a internet no funciona y la cama supletoria es demasiado corta .
aunque hace mucho frío , vamos a participar en la cata de vinos .
mi hija no está satisfecha con la habitación porque el cuarto de baño está sucio .
todas las habitaciones de la tercera planta tienen balcón .
no creo que ellos puedan pedir una sopa de pescado .
la señora necesita jarabe para la tos de la farmacia .
¿ cuánto cuesta la chaqueta azul del escaparate ?
¿ dónde está la cuenta ? - se la traeré dentro de veinticinco minutos .
a mis hijos les encantaría comprar chocolate .
el castillo está abierto desde las diez y media hasta las siete y media , pero los miércoles está cerrado .
antes de salir de viaje , quisiera comprar unos recuerdos .
antes de marcharme , quisiera reservar una mesa para seis personas .
enséñenos el camino al hospital , por favor .
una habitación doble cuesta seis euros por noche , y la media pensión no está incluida .
camarero , pedí un filete , pero me ha traído una pizza .
quisiera comprar un bolso más grande y un cuaderno .
ayer por la noche nuestros amigos comieron algo .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de los niños .
mi hermana quiere hacer senderismo por la montaña el próximo sábado .
¿ han encontrado una maleta ? nos la hemos dejado en la habitación doscientos uno .
este vestido es demasiado grande .
aunque nieva , mis padres fotografiarán el palacio .
¿ cuánto dura el vuelo de Praga a Hamburgo ?
quisiera ir al médico porque estoy enferma .
por culpa del mal tiempo mi mujer tiene más tiempo para descansar .
quisiéramos saber si el tren rápido va a Atenas .
la cuenta asciende a veintidós euros , incluido el acceso a internet .
hay un error en la cuenta : no hemos tomado ningún bocadillo vegetariano .
¿ se celebra el baile el trece de marzo ?
¡ buen provecho ! la tabla de quesos es la especialidad de la casa .
todas las habitaciones de la primera planta tienen bañera .
mi hijo necesita jarabe para la tos de la farmacia .
hola , ¿ puedes hablar más despacio , por favor ?
es posible que mi hermano vaya al dentista el viernes a las cinco y diez .
¿ a qué hora sale el autobús para Colonia ?
buenos días , ¿ cuánto dura el vuelo de Atenas a Viena ?
el señor Fischer celebra su aniversario de boda el martes ; quisiera encargar una tarta .
el taxi que mi hijo pidió para las seis y veinte todavía no ha venido .
no tenemos tiempo de alquilar una barca .
voy a reservar una habitación para ocho noches .
ellos dejaron su pasaporte en casa ayer por la tarde .
mi hijo tiene treinta y ocho grados de fiebre y dolor de cabeza .
mi marido quería dejar su sombrero en la recepción la semana pasada .
estamos hartos de la lluvia .
he dejado mi carné de conducir en casa y ahora tengo que rellenar un formulario .
no como ni verduras ni pollo .
¿ perdió su cartera anteayer ?
¿ fuiste de compras anteayer ?
mi mujer está buscando su mochila . ¿ la ha visto ?
tenemos que coger un taxi porque el autocar está lleno .
el billete a Venecia cuesta cincuenta euros , pero solo tengo un billete de cien euros .
la blusa azul cuesta veinticinco euros , pero la chaqueta es más barata .
es una lástima que los vecinos hagan demasiado ruido .
no estamos satisfechos con la habitación porque el sofá es demasiado duro .
no comemos ni fideos ni jamón .
envíe a alguien a la habitación veinte , por favor .
los niños necesitan algo para la fiebre .
¿ qué día es hoy ? - hoy es sábado , veintiséis de julio .
quisiera un asiento junto a la ventana para el viernes .
mi hija pasó siete días en Varsovia y cuatro días en Barcelona .
no he estado nunca en Zúrich , pero conozco bien Ginebra .
la carta solo está en alemán , ¿ me la podría traducir ?
es posible que nos quedemos unos días más dentro de cuarenta minutos .
si el tren rápido llega demasiado tarde , iré a pie .
no he estado nunca en Ginebra , pero conozco bien Venecia .
no se preocupe , señora Moreno , repararemos el despertador .
a mi hermano le gusta dormir con la ventana abierta .
disculpe , ¿ puede firmar aquí ? muchas gracias .
la sopa de tomate que mi hermano pidió está quemada .
antes de salir de viaje , quisiéramos tomar algo en el bar .
es importante que nuestros amigos paguen con tarjeta de crédito hoy .
buenas noches , ¿ dónde tenemos que bajar para ir a la estación ?
la tabla de quesos que los niños pidieron está deliciosa .
si no es mucha molestia , ¿ podría planchar esta blusa ?
no sé si podemos quedarnos hasta el viernes .
una pregunta : ¿ cuál es la contraseña de la caja fuerte ?
¿ puede enseñarme el apartamento pequeño , por favor ?
¿ sale el autobús a las dos y cuarto ?
el despertador está fuera de servicio desde las siete .
los turistas perdieron el enlace en Berlín porque el autobús llevaba treinta minutos de retraso .
suelo levantarme a las doce y cuarto .
¿ puede enviar a alguien a la habitación cuarenta y siete , por favor ?
siento que mi hermano haya olvidado su sombrero en la habitación .
mi hermano quisiera coger un taxi porque tiene prisa .
se nos ha acabado el azúcar ; la camarera de piso ha ido a comprar más .
no quisiera dejar mi cámara nueva en la recepción .
se tarda dos horas en llegar a Madrid en autobús .
el señor García perdió el autocar ayer por la tarde .
el hospital está enfrente del palacio .
¿ cuándo sale el próximo tren rápido para Granada ?
el hospital está detrás de la hermosa iglesia .
nos gusta pasear por la playa .
el desayuno se sirve a partir de las ocho en la terraza .
¿ sabía que el desayuno está incluido en el precio ?
somos de Alemania , pero vivimos en Praga desde hace tres años .
la carta que envié a Praga todavía no ha llegado .
se tarda seis horas en llegar a Madrid en coche .
el médico dice que el caballero tiene que tomar las pastillas durante dos días .
llame a una ambulancia , por favor , mi hermano se ha roto el pie .
tenemos muchas ganas de ir al mercado mañana .
un taxi a la oficina de turismo cuesta unos ciento diez euros .
mi mujer olvidó su mochila en la habitación hace ocho días .
¿ quisieras probar el vino de la región pasado mañana ?
en Madrid lleva seis días lloviendo .
estoy de mal humor porque llueve hoy .
vinimos a Edimburgo para dar un paseo por el casco antiguo .
los niños no están satisfechos con la habitación porque la cama supletoria es demasiado dura .
de la peluquería al hermoso teatro de la ópera hay solo cincuenta minutos a pie .
buscamos un hotel que no sea demasiado caro .
¿ podría traernos un cenicero y un periódico inglés , por favor ?
¿ dónde está la hoja de registro ? - se la traeré dentro de treinta minutos .
queremos que nuestros amigos participen en la cata de vinos .
¿ a qué hora sale el tren rápido para Sevilla ?
sé que la oficina de turismo está cerrada los viernes .
¿ cuándo quisiera prolongar su estancia ?
hace nueve días nadamos en el lago .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la comisaría .
¿ podría enseñarme en el mapa dónde está la exposición ? muchas gracias .
la carretera a Lisboa está cortada , así que tengo que coger el tren .
¿ podría enseñarnos en el mapa dónde está la exposición ?
el huésped de la habitación treinta y dos ha pedido el desayuno .
aquí tiene su llave , señora Wilson . su habitación está en la cuarta planta .
quisiera quejarme : la habitación está sucia y la ventana está sucia .
¿ hay una habitación familiar bonita libre del nueve al diecinueve de febrero ?
quisiéramos saber si el tren para en todas las estaciones .
tenemos que pagar un ojo de la cara por el bolso más barato .
¿ a qué hora sale el tren rápido para Zúrich ?
nuestros amigos están sentados en un banco del jardín del castillo y leen el periódico .
la familia Taylor se aloja aquí desde el veinticinco de julio .
¿ podría la recepcionista traerme dos tenedores ?
el taxi que mi marido pidió para las doce todavía no ha venido .
nuestros amigos quieren comprar unas postales en lugar de hacer un picnic .
tuvimos un accidente .
no se preocupe , señora Weber , le traeremos una almohada .
un taxi a la farmacia cuesta unos veintinueve euros .
la cama supletoria es demasiado blanda .
pagaré la cuenta .
el señor García es de Austria , pero vive en Salzburgo desde hace cuatro años .
quería preguntarle si podría guardar el equipaje hasta las nueve .
mañana pagaré la cuenta .
si esta tarde llueve , me quedaré en el hotel .
me alegro de que mi hija pague la cuenta esta tarde .
buenos días , soy Brown , de la habitación cincuenta y siete . necesito una manta adicional .
¿ hay cerca del hotel un dentista que hable inglés ?
una mesa para cinco , por favor .
ayer por la noche él cambió dinero .
el centro comercial está enfrente del faro .
disculpe , ¿ sabe a qué hora abre el faro ?
he oído que el curso de idiomas empieza a las dos y veinte .
¿ podría traernos un tenedor y una plancha y reservarme una mesa junto a la ventana ?
¿ podría preparar la cuenta de la habitación trescientos doce ? nos marchamos hoy .
¿ puedes limpiar la habitación doscientos quince , por favor ?
el tren rápido sale a las dos .
mis hijos temen que el autocar lleve veinte minutos de retraso .
¿ puede cambiarnos quinientos euros , por favor ?
si el tren nocturno llega con retraso , ella tiene que perder el avión .
no vale la pena visitar el monasterio .
el caballero piensa ir a la playa .
la ventana no se puede cerrar , y el colchón no está hecho .
se tarda dos horas en llegar a Colonia en coche .
me gusta mucho el acuario .
la señora Wagner no come ni champiñones ni verduras .
el señor Schmidt celebra su aniversario de boda el lunes ; quisiera encargar una tarta .
cuando llegamos a Colonia , el ascensor estaba estropeado .
quisiera carne con verduras y dos vasos de limonada .
llego el sábado diez de marzo a las siete .
debe de ser un error : reservamos una habitación , no una habitación doble .
sería muy amable de su parte apagar la música .
dudo que hagamos un picnic mañana a las siete .
quiero que el taxista hable más despacio .
ella ha nadado en el lago .
mi hermano llega el martes cuatro de noviembre a las doce y media .
ya no tenemos champiñones , pero puedo recomendarle el pastel de manzana .
la llave no entra en la cerradura de la habitación ciento diez .
pienso que mis padres pueden hacer un picnic dentro de cuatro horas .
¿ perdiste tu pasaporte ayer ?
tenemos que recoger nuestro sombrero .
es una lástima que el frigorífico esté fuera de servicio .
una pregunta : la señora Moreno no está hoy . ¿ quiere dejar un recado ?
el aeropuerto está delante del faro .
¿ por qué no se marchó ?
olvidé mi llave en el taxi ayer por la noche .
si mañana hace buen tiempo , mi hija participará en el paseo en barco .
quiero que la guía espere un momento .
mi hijo está a punto de pagar la cuenta .
mi hijo está intentando aparcar su coche en el garaje .
para mí un helado y ocho vasos de agua mineral , por favor .
para mí un bocadillo y seis vasos de leche , por favor .
camarero , pedí un pastel de manzana , pero me ha traído un bocadillo grande .
me quedo con la suite más grande .
¿ reservó una suite bonita el jueves pasado ?
el concierto se celebra el diez de septiembre .
el jersey más grueso cuesta veinticuatro euros , pero el bolso más pequeño es más barato .
la habitación doble bonita que ella reservó la semana pasada es demasiado pequeña .
he comprado crema solar para mi hermano .
ni hablar de que mi compañero compre unas postales .
el once de febrero compré unos sellos .
el director quiere saber si queremos aparcar nuestro coche en el garaje pasado mañana .
cuando llegue a Berlín , voy a participar en el paseo en barco .
disculpe , ¿ cómo llegamos a la embajada ?
¿ cuándo cierra el museo los lunes ?
¿ sabe a qué hora abre la hermosa fortaleza ?
pasamos cuatro días en Roma y dos días en Salzburgo .
aquí tiene su llave , señor Walker . su habitación está en la tercera planta .
no hace falta que me traiga el contrato , el director ya me lo ha dado .
desde el balcón se pueden ver el museo antiguo y el castillo .
quería preguntarle si podría darme la dirección del museo .
el secador de nuestra habitación no funciona .
hace ocho días hicimos senderismo por la montaña .
cuando lleguemos a Viena , vamos a comprar unos sellos .
no se olvide de pedirnos un taxi , por favor .
en la habitación veintinueve huele a gas .
buenas noches , ¿ puede traducir esta frase ?
lo sentimos mucho , señor García . el camarero vendrá dentro de veinticinco minutos .
prepare la cuenta para mañana , por favor .
es posible que aparquemos nuestro coche en el garaje el miércoles a las cinco y media .
el faro , que está a veinte minutos de aquí , merece una visita .
acabo de dejar mi collar en la recepción .
el centro comercial está a dos pasos de la catedral .
ya no tenemos jamón , pero puedo recomendarle el helado .
la suite que ella reservó por teléfono no está lista .
me he dejado mi sombrero en el tren a Viena .
aunque hace mucho calor , nuestros amigos darán un paseo por la rosaleda .
una pregunta : ¿ cuándo sale el primer tren nocturno para Salzburgo ?
¿ quiere el café con o sin leche ?
el tren rápido para Berlín sale a las seis del andén cuatro .
antes de que salga el tren , quisiera visitar el zoo y el teatro de la ópera .
¿ cuándo irá al cine ?
mis hijos van a pagar con tarjeta de crédito mañana por la noche .
como el autobús lleva quince minutos de retraso , no llegaremos hasta las doce menos cuarto .
pasé nueve días en Atenas y cuatro días en Barcelona .
quisiéramos tres entradas para la visita guiada del primero de febrero .
no he estado nunca en París , pero conozco bien Valencia .
la ventana no se puede abrir , y la cama supletoria no está hecha .
¿ le importaría hablar más despacio ?
la habitación familiar más grande que reservamos la semana pasada está en la primera planta .
la señora se ha dejado su llave en el tren a Roma .
llego el martes seis de febrero a las cuatro y diez .
aquí tiene su tarjeta , señora Schmidt . su habitación está en la quinta planta .
cuatro sellos para postales a Francia , por favor .
la ventana no se puede abrir , y la cama está sucia .
necesitamos un taxi al hospital para siete personas a las seis y media .
antes de que salga el tren , quisiera visitar el museo de arte y la biblioteca .
no como ni carne ni pollo .
disculpe , ¿ visitaste el palacio el primero de julio ?
el libro que la camarera de piso encontró en el cuarto de baño es de mi hermano .
se tarda una hora en llegar a Edimburgo en coche .
tenemos una reserva .
la carta que envié a Roma todavía no ha llegado .
si mañana hace buen tiempo , nadaré en el lago .
quisiéramos que nos despertaran a las dos y media , habitación cuatrocientos diez .
la guía con la que hablamos el lunes era muy amable .
se tarda treinta minutos en preparar la tabla de quesos pequeña .
siga todo recto y luego gire a la derecha en la playa .
no hay electricidad en la habitación cincuenta .
los niños quieren ir al cine pasado mañana .
mis padres necesitan unas gotas para los ojos de la farmacia .
suelo levantarme a las once .
la señora Brown ha olvidado hablar con la guía .
quisiera jamón y huevos y una botella de vino blanco .
el caballero necesita un termómetro de la farmacia .
buenos días , ¿ desea pagar con cheque o en efectivo , señor López ?
la señora Weber no está hoy . ¿ quiere dejar un recado ?
¿ sabe cuándo abre el ayuntamiento ?
mi compañero perdió el enlace en Praga porque el autobús llevaba quince minutos de retraso .
primero la señora quisiera cambiar dinero y después visitar la iglesia y el acuario .
el mejor hotel de Berlín está al lado del ayuntamiento .
mis padres toman té en el desayuno , pero yo prefiero café .
es posible que nuestros amigos hagan un picnic dentro de una hora .
necesito un taxi a la farmacia para tres personas a las cuatro y diez .
mi mujer puede tener la habitación doble más barata con televisor .
¿ cuándo quiere visitar el monasterio ?
la oficina de turismo está enfrente del mercado cubierto .
he oído que el aparcamiento es gratis .
pregúntele al señor Fischer si quiere ir al cine , por favor .
mi marido quisiera pagar con tarjeta , pero el aparato no funciona .
me llamo Miller , tengo una reserva para esta noche .
no sabemos la contraseña .
me llamo Fischer , tengo una reserva para hoy .
¿ de dónde eres , Paul ? - soy de Francia .
me alegro de que mi marido pueda coger el coche el fin de semana .
un billete de ida a Sevilla , por favor , en segunda clase .
puedo cambiar mi vuelo la próxima semana .
desde el lunes me duele la mano .
¿ cuesta el desayuno veintisiete euros al día ?
no estoy satisfecha con la habitación porque la habitación está sucia .
¿ desea pagar con tarjeta de crédito o con cheque , señor Dubois ?
se tarda seis horas en llegar a Múnich en tren .
antes de marcharnos , quisiéramos prolongar nuestra estancia .
no creo que podamos quedarnos nueve noches .
¿ quiere hacer senderismo por la montaña la próxima semana ?
queremos que la guía espere un momento .
estamos a punto de cambiar dinero .
pienso que los turistas pueden marcharse pasado mañana .
¿ cuándo quisieras preguntar en la recepción ?
tome la tercera calle a la derecha y verá el zoo delante de usted .
el museo de arte , que está a quince minutos de aquí , merece una visita .
mis padres quieren participar en la cata de vinos en lugar de hacer senderismo por la montaña .
quisiera alquilar una motocicleta por siete días .
si el fin de semana hace buen tiempo , haré senderismo por la montaña .
después del desayuno quiero comprar unas postales , pero antes tengo que pagar la cuenta .
es posible que ella coma algo a las cinco .
si el tren nocturno llega demasiado tarde , tengo que perder el avión .
mi hermana no está satisfecha con la habitación porque los vecinos escuchan música alta .
¿ me puedo llevar el plano de la ciudad ?
¿ cuándo estará listo mi jersey ?
la carta que enviamos a Praga todavía no ha llegado .
¿ dónde tenemos que hacer transbordo para ir a la gasolinera ?
pasé cuatro días en Zúrich y seis días en Valencia .
la señora García quiere cambiar de habitación porque la lámpara está estropeada .
de la farmacia al museo hay solo cincuenta minutos a pie .
¿ dura la charla dos horas ?
por culpa del atasco mi hermana llegó demasiado tarde al supermercado .
pasamos cinco días en Berlín y ocho días en Madrid .
no podemos dormir porque los vecinos escuchan música alta .
¿ dónde está la confirmación de la reserva ? - se la enseñaré mañana .
me gusta pasear por la playa .
¿ podría preparar la cuenta de la habitación doscientos veinte ? me marcho dentro de una hora .
no se preocupe , señora Rossi , le traeremos jabón .
tengo que hablar con la guía .
una habitación individual pequeña cuesta treinta y cuatro euros por noche , y la media pensión está incluida .
ella perdió el enlace en Bruselas porque el tren nocturno estaba lleno .
¿ quién puede enseñarme la suite grande ?
me alegro de que mi hijo pueda tomar algo en el bar .
nos hemos dejado nuestro paraguas en el avión a Praga .
necesito algo para la fiebre .
quisiera quejarme : el frigorífico hace demasiado ruido y el ascensor es demasiado ruidoso .
aunque la señora está resfriada , quiere probar el pescado de la región .
el tren de Berlín a Múnich lleva treinta minutos de retraso .
cuando lleguemos a París , vamos a dar un paseo por el casco antiguo .
la falda cuesta veintiún euros , pero el bolso más barato es más barato .
camarero , pedí una sopa de tomate fría , pero me ha traído un filete .
quisiéramos una habitación más barata con escritorio y vistas al parque .
el hotel más tranquilo de Salzburgo está detrás del mercado cubierto .
nos quedamos con la habitación familiar .
quisiera un asiento en el coche restaurante para Berlín .
después del desayuno queremos probar el pescado de la región , pero antes tenemos que dejar nuestra llave del coche en la recepción .
los huéspedes están acostumbrados a levantarse temprano .
mi marido quiere comprar unas postales en lugar de ir al mercado .
buenos días , soy Walker , de la habitación cincuenta y tres . envíe al mozo , por favor .
David , ¿ puedes prestarme quinientos euros ?
hemos olvidado reservar una habitación individual más barata .
buenas noches , ¿ podría enseñarme en el mapa dónde está el monasterio ?
¿ compró un billete para Praga ?
es una lástima que el apartamento no esté listo .
ya no tenemos champiñones , pero puedo recomendarle la tortilla grande .
la señora Navarro quiere comprar unas postales en lugar de participar en el paseo en barco .
no sé si mis padres pueden coger el coche .
hemos oído que el servicio está incluido en el precio .
aunque mi marido tiene dolor de cabeza , quiere hacer un picnic .
los huéspedes que están en la primera planta se han quejado .
¿ a qué hora sale el autobús para Londres ?
¿ hay alguien aquí que hable italiano ? mis hijos no hablan portugués .
se tarda quince minutos en preparar el filete .
un billete de ida y vuelta a Roma , por favor , en primera clase .
llegamos tarde porque el tren nocturno fue cancelado .
buenas noches , ¿ me puede traer tres planchas ?
¿ a qué hora sale el tren rápido para Bruselas ?
quisiera un asiento junto a la ventana para Berlín .
mi mujer está intentando cambiar dinero .
no se olvide de ponerme con la habitación trescientos veinte , por favor .
mi compañero quisiera pan con mantequilla y una botella de cerveza .
quiero que nos dé la llave de la habitación ciento uno .
el taxi que el caballero pidió para las ocho menos cinco todavía no ha venido .
nuestros amigos están esperando el tren para Salzburgo .
espero que los turistas puedan ir a la ópera .
se tarda una hora en llegar a Venecia en coche .
deme su carné de identidad y firme el formulario , por favor .
he hablado con el médico .
quisiera que me despertaran a las cinco , habitación doscientos uno .
llévenos a la comisaría , por favor , tenemos prisa .
me quedo con la habitación familiar .
el inodoro de nuestra habitación no funciona .
mi marido hará un picnic esta tarde .
¿ cuándo estará lista mi blusa más barata ?
no se permite fumar en la tercera planta .
hola , ¿ cuánto cuesta alquilar una bicicleta por siete días ?
hemos perdido nuestros guantes y nuestra chaqueta nueva .
tengo muchas ganas de ir al teatro el fin de semana .
el huésped de la habitación ocho se marcha mañana .
si mañana hace buen tiempo , alquilaremos una bicicleta .
él está acostumbrado a acostarse tarde .
la señora Dubois ha perdido su billete de tren y ahora tiene que rellenar un formulario .
no hay agua en nuestra habitación .
¿ hiciste senderismo por la montaña la semana pasada ?
no tengo ganas de probar el queso de la región .
no podemos dormir porque el aire acondicionado es demasiado ruidoso .
me he dejado mi paraguas en el tren a Zúrich .
ya no tenemos pollo , pero puedo recomendarle la macedonia de frutas .
el hotel en el que estuvimos en Barcelona era más cómodo .
el camarero me ha traído una tabla de quesos pequeña en lugar de una buena sopa de verduras .
disculpe , ¿ puede traerme la cuenta , por favor ?
un taxi a la parada de autobús cuesta unos veinticuatro euros .
queremos que mi hermano compre unos sellos .
disculpe , ¿ cómo llegamos al hospital ?
el médico dice que mi marido tiene que quedarse en la cama durante ocho días .
el taxi que pedí para las seis todavía no ha venido .
cuando el médico habla español , me suena a chino .
disculpe , ¿ sale el tren rápido del andén siete ?
si el miércoles llueve , mis hijos van a tomar algo en el bar .
después de la cena quiero ir al mercado , pero antes tengo que dejar mi anillo en la recepción .
mi mujer tiene treinta y nueve grados de fiebre y dolor de cabeza .
¿ dónde tenemos que hacer transbordo para ir a la parada de taxis ?
¿ qué recomienda , la pizza o la buena sopa de pescado ?
quisiera pescado con patatas y ocho vasos de leche .
quería preguntarle si podría confirmar la reserva por correo electrónico .
¿ tengo que hacer transbordo en Atenas o hay un tren directo ?
el camarero dice que el bar está en la tercera planta .
buenas noches , ¿ podría traerme un poco más de fruta , por favor ?
hemos comprado un cepillo de dientes para nuestra familia .
no creo que mis hijos puedan comer algo .
¿ cuánto tiempo desea quedarse ? - hasta el sábado , si es posible .
¿ cuándo estará listo mi bolso ?
no sé si haré un picnic más tarde .
el concierto se celebra en el ayuntamiento .
¿ dónde está el secador ? ¿ podría traérmelo , por favor ?
disculpe , ¿ puede enviar a alguien a la habitación once , por favor ?
el tren de Granada a Venecia lleva diez minutos de retraso .
se tarda tres horas en llegar a Ginebra en tren .
el tren de Salzburgo a Berlín lleva cuarenta y cinco minutos de retraso .
el partido que mis padres querían ver empieza a la una y cinco .
la bolsa de viaje azul que la camarera de piso encontró debajo de la cama es de mis hijos .
siento que los niños hayan perdido su pasaporte .
el apartamento huele a humo .
¿ podría traerme la carta de vinos , por favor ?
alquilé un coche anteayer .
estoy a punto de aparcar mi coche en el garaje .
el billete a Edimburgo cuesta ciento diez euros , pero ella solo tiene un billete de cincuenta euros .
¿ está ocupado este asiento ?
aunque estamos cansados , queremos nadar en el lago .
es importante que la señora vaya al médico antes de las seis .
¿ podemos pagar con cheque ?
el billete a Ginebra cuesta veinte euros , pero ella solo tiene un billete de cien euros .
el tren de Madrid a Zúrich lleva quince minutos de retraso .
me llamo Navarro , tengo una reserva para una noche .
¿ sería posible que me trajera tres vasos ?
quisiera carne con verduras y una taza de té .
si el martes hace buen tiempo , nadaré en el lago .
mi marido ha escrito una carta a su jefe .
siete sellos para cartas a México , por favor .
¿ sabe cómo se va de la comisaría al ayuntamiento ?
¿ podemos abrir la ventana ?
ellos quisieran comprar una corbata amarilla y una guía de viajes .
el hotel en el que estuve en Varsovia era más cómodo .
el señor Taylor no está en este momento . ¿ quiere dejar un recado ?
estoy seguro de que mi hija comprará un diccionario esta tarde .
¿ podría preparar la cuenta de la habitación trescientos quince ? me marcho hoy .
el médico dice que nuestros amigos tienen que tomar las pastillas durante cinco días .
ella quiere comprar un sello .
la falda que la señora Taylor compró es demasiado pequeña .
una pregunta : ¿ podemos hacer fotos aquí ?
no se preocupe , señor Walker , le despertaremos a las tres y media .
tengo que hacer transbordo en Hamburgo .
hay pasta de dientes sobre la mesa de la habitación doscientos quince .
aquí tiene su tarjeta , señor Wilson . su habitación está en la octava planta .
la motocicleta que alquilamos tiene una rueda pinchada .
buenas noches , necesitamos la lista de precios . ¿ nos la puede traer ?
nuestros amigos quisieran ir a bailar e ir al mercado .
en julio suele hacer mucho calor en Venecia .
¿ sabe cómo se va de la farmacia a la catedral ?
despiérteme el sábado a las cuatro y diez , por favor , tengo que coger el tren a Bruselas .
quisiera pescado con patatas y una botella de vino tinto .
aunque hace mucho frío , daré un paseo por el parque .
al señor Weber le encantaría alquilar una bicicleta .
tenemos que pagar un ojo de la cara por el bañador .
¿ quisiera comprar unas postales ? muchas gracias .
¿ sabía que la boda se celebra el doce de junio ?
en la habitación cuarenta y ocho huele a gas .
la recepcionista quiere saber si queremos cancelar nuestro pedido esta noche .
¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
después de la cena quiero ir a la playa , pero antes tengo que hablar con el cocinero .
¿ cuánto dura el vuelo de Praga a Salzburgo ?
dentro de tres horas quisiera probar el vino de la región .
cuando el mozo habla español , me suena a chino .
el autobús parará en Viena .
ella acaba de cambiar dinero .
me quedaré dos noches el sábado a las diez menos cuarto .
el hospital está detrás de la fortaleza .
hemos reservado una habitación doble a nombre de López .
como el autobús lleva cuarenta y cinco minutos de retraso , no llegaré hasta las tres y cinco .
si esta tarde hace demasiado frío , nuestros amigos cenarán en la habitación .
quisiera un asiento junto a la ventana para Múnich .
mi hija lleva desde las cinco y media intentando dejar su libro en la recepción .
quisiera quejarme : el ascensor está estropeado y la suite está sucia .
quisiera reservar una mesa para dos personas en la terraza .
el camarero que habla italiano está de vacaciones .
¿ a qué hora sale el autobús para Berlín ?
necesitamos la cuenta . ¿ nos la puede traer ?
queremos cambiar de habitación porque el sofá es demasiado duro .
¿ podría venir alguien a la habitación cuarenta y siete ? los niños escuchan música alta .
su habitación está en la segunda planta , al lado del ascensor .
¿ podría venir alguien a la habitación dieciséis ? la caja fuerte está estropeada .
el vuelo de Zúrich fue cancelado por la tormenta .
el señor Moreno vino a Lisboa para nadar en el lago .
ellos reservan una habitación individual esta tarde .
en Edimburgo lleva cinco días lloviendo .
tengo que coger un taxi porque el autobús lleva diez minutos de retraso .
primero quisiera aparcar mi coche en el garaje y después reunirme con unos amigos en la estación .
disculpe , él está buscando su maleta . ¿ la ha visto ?
la camisa que compramos es demasiado pequeña .
¿ tienen una habitación tranquila para seis personas para siete noches ?
la recepcionista dice que el palacio está abierto hasta las cinco y media .
necesito un taxi a la comisaría para siete personas a la una y media .
¿ cuánto dura el vuelo de Berlín a Bruselas ?
estoy buscando mi sombrero . ¿ lo ha visto ?
quisiera quejarme : la plancha no funciona y la lavadora hace demasiado ruido .
el tren de Zúrich a Viena lleva quince minutos de retraso .
se tarda dos horas en llegar a Praga .
espero que nuestros amigos puedan quedarse hasta el sábado .
tengo muchas ganas de fotografiar el castillo mañana .
los niños han perdido su billete de avión y ahora tienen que rellenar un formulario .
voy a fotografiar el mercado cubierto dentro de cuatro horas .
vinimos a Viena para visitar la biblioteca y el mercado cubierto .
hemos ido al médico .
¿ quiere reunirse con unos amigos en la estación o prefiere tomar algo en el bar ?
el jersey más grueso cuesta noventa euros , pero el bolso más barato es más barato .
nos encantaría probar el pescado de la región .
¿ puede uno de sus compañeros confirmar la reserva ?
la carretera a Praga está cortada , así que tenemos que coger el tren .
quisiéramos coger el coche .
¿ cuándo estará lista mi chaqueta negra ?
dudo que ella vaya en autocar a Múnich el martes a las ocho y veinte .
es posible que la señora Fischer reserve una suite grande para dos noches .
pedí un buen filete . ¿ cuándo me lo va a traer ?
mis padres pueden tener la habitación doble con ducha .
buenas noches , señor Moreno . ¿ ha tenido un buen viaje ?
¿ puede el mozo encender el aire acondicionado ?
el señor Moreno no tiene ganas de dar un paseo por la rosaleda .
no hay de qué , señora Dubois . ¡ feliz estancia en Lisboa !
quisiera reservar una mesa para cinco personas para esta noche .
aunque ella tiene dolor de estómago , quiere hacer un picnic .
quería preguntarle si podría planchar esta camisa .
la señora habla italiano , pero no entiende el francés .
el huésped de la habitación cuatrocientos uno se marcha mañana .
nos cambiaremos a otra habitación .
¿ cuánto se tarda en reparar el frigorífico ?
una pregunta : ¿ quién puede cuidar a los niños ?
el vuelo a Bruselas fue cancelado por el mal tiempo .
quiero hacer un picnic en lugar de visitar el ayuntamiento .
la sala de conferencias está en la quinta planta .
nuestros amigos perdieron el enlace en Varsovia porque el tren llevaba cuarenta y cinco minutos de retraso .
mi hija pasó nueve días en Hamburgo y ocho días en Varsovia .
quisiéramos cambiar ochenta dólares por euros .
sabemos que el centro comercial está cerrado los martes .
desde el balcón se pueden ver el hermoso teatro y las montañas .
preferiríamos una habitación doble que tenga baño .
quisiera pagar con tarjeta , pero el aparato no funciona .
todas las habitaciones de la primera planta tienen televisor .
el espejo está mojado .
sé que la embajada está cerrada los martes .
queremos cambiar de habitación porque el sofá es demasiado blando .
siento que mi compañero se haya resfriado .
preferiría un apartamento grande que tenga cocina .
son seis euros . - quédese con el cambio .
la torre es más grande que el mercado cubierto .
mis hijos perdieron el enlace en Hamburgo porque el tren nocturno llevaba cuarenta minutos de retraso .
la agencia de viajes está a dos pasos del faro .
no hace falta que nos traiga la lista de precios , la recepcionista ya nos la ha dado .
primero mis hijos quisieran cambiar su vuelo y después ir a la playa .
disculpe , ¿ qué hora es ? - son las diez y diez .
hay que lavar estas blusas antes del jueves .
es una lástima que la lavadora no funcione .
¿ tienes prisa , Anna ?
no sé si me acostaré temprano esta noche .
tome la segunda calle a la derecha y verá el famoso ayuntamiento delante de usted .
quiero que mi hermana haga senderismo por la montaña .
somos alérgicos a las nueces .
por culpa del atasco nuestros amigos llegaron demasiado tarde al cine .
siga todo recto y luego gire a la izquierda en el cajero automático .
ella está acostumbrada a cenar tarde .
¿ sabe cuándo abre la fortaleza ?
la tabla de quesos está demasiado salada .
el taxi que pedí para las dos y diez todavía no ha venido .
quisiéramos dar un paseo por el bosque y reunirnos con unos amigos en la estación .
pasé seis días en Colonia y siete días en Atenas .
la cerradura de la puerta está estropeada , y no encuentro la llave .
ya no tenemos jamón , pero puedo recomendarle la tortilla pequeña .
¿ puede limpiar la habitación ?
el ascensor está estropeado , así que tengo que bajar a pie a la tercera planta .
por culpa del atasco llegamos demasiado tarde a la estación .
no se preocupe , señor Navarro , le despertaremos a las siete y cuarto .
la señora Moreno no tiene hambre , pero quisiera una taza de café .
¿ podría venir alguien a la habitación ciento doce ? el suelo es muy viejo .
¿ me puede dar la dirección de la agencia de viajes ?
mi marido tiene treinta y nueve grados de fiebre y dolor de cabeza .
¿ cuánto cuesta una habitación individual luminosa con bañera por noche ?
el señor Wilson ha cancelado la reserva para el lunes .
quisiera reservar un apartamento para cuatro noches .
la señora Serrano quiere enviar un paquete a Venecia .
¿ tienen una habitación familiar para tres personas para siete noches ?
llévenos a la oficina de correos , por favor , tenemos prisa .
mi hija ha olvidado aparcar su coche en el garaje .
en Granada lleva tres días lloviendo .
¿ sabía que la conferencia no se celebra en la sala de conferencias ?
siga todo recto y luego gire a la izquierda en la estación de metro .
pídanos un taxi , por favor .
la señora Navarro tiene miedo a volar .
como el tren nocturno llega demasiado tarde , no llegaremos hasta las dos y media .
pregúntele a la señora Weber si quiere alquilar una barca , por favor .
si el domingo nieva , voy a tomar algo en el bar .
la señora Brown está harta de la cola .
quisiera un apartamento pequeño con chimenea , por favor .
la señora García celebra su cumpleaños mañana ; quisiera encargar una tarta .
en junio suele hacer mucho calor en Hamburgo .
la semana pasada dejamos nuestro carné de identidad en el coche y ahora tenemos que llamar al hotel .
la habitación doble bonita que reservé la semana pasada está en la segunda planta .
estoy a punto de cancelar mi reserva .
quisiera una habitación familiar cómoda con escritorio , por favor .
¿ podría llamar a la policía y enseñarnos la habitación doble ?
la señora Miller quiere cambiar de habitación porque el mando a distancia no funciona .
el museo de arte nuevo está abierto desde las diez y media hasta las ocho , pero los domingos está cerrado .
tráiganos cinco ceniceros , por favor .
perdimos el enlace en Hamburgo porque el tren nocturno llegó demasiado tarde .
me alegro de que ella pueda descansar un poco mañana a la una y cuarto .
el trayecto dura seis horas y veinticinco minutos .
¿ por qué no puede pagar la cuenta ?
preferiríamos una habitación individual cómoda que tenga balcón .
quisiéramos reservar un apartamento tranquilo para una noche .
la guía quiere saber si mi mujer quiere reservar una mesa para cinco personas esta noche .
su habitación está en la segunda planta , a la izquierda .
hemos reservado una habitación doble bonita a nombre de Dubois .
la comida de este restaurante es demasiado cara , pero el servicio es antipático .
no podemos dormir porque la habitación no está lista .
no me traiga todavía la tabla de quesos grande , por favor .
el hotel en el que el señor Brown estuvo en Barcelona no era tan caro .
como el tren rápido será cancelado , no llegaremos hasta las ocho y cuarto .
en Viena lleva siete días lloviendo .
¿ podría darnos una habitación más barata con vistas al lago , por favor ?
el médico dice que mi mujer tiene que tomar las pastillas durante siete días .
¿ sabía que la exposición nueva merece la pena ?
no he estado nunca en Colonia , pero conozco bien Venecia .
esta blusa es demasiado larga .
¿ cuánto se tarda en reparar el aire acondicionado ?
el mozo dice que la biblioteca merece la pena .
¿ qué tranvía va a la oficina de objetos perdidos ?
nevará esta tarde .
la señora Schmidt habla alemán .
es importante que mis padres dejen su reloj en la recepción hoy .
si mañana hace buen tiempo , mi hija dará un paseo por el jardín del castillo .
hasta que lleguen mis padres , quiero comprar unos recuerdos .
la cuenta asciende a setenta euros , incluido el servicio .
llame a una ambulancia , por favor , mi marido se ha roto la pierna .
antes de salir de viaje , quisiéramos dar un paseo por el parque .
quisiera cinco entradas para la visita de la ciudad del veintidós de agosto .
¿ hay alguien aquí que hable francés ? mi marido no habla italiano .
no se preocupe , señor Weber , le despertaremos a las dos .
no tengo tiempo de ir a la ópera .
¿ tienen un apartamento para tres personas para cinco noches ?
queremos que la camarera traiga la cuenta .
el frigorífico está fuera de servicio desde las cinco y cinco .
¿ podemos pagar por transferencia ? gracias por su ayuda .
el ferry zarpa a las doce y cuarto .
los huéspedes están a punto de prolongar su estancia .
el señor Serrano ha dejado su carné de identidad en casa . ¿ qué debería hacer ?
dudo que ella se acueste temprano esta noche .
quisiéramos pagar juntos . ¿ cuánto cuesta la sopa de pescado ?
es posible que compremos un billete para Londres en junio .
¿ qué recomienda , la sopa de pescado caliente o la ensalada mixta ?
queríamos descansar un poco anteayer .
¿ podría enviar a alguien a la habitación cuarenta y siete , por favor ?
no vale la pena visitar la torre .
¿ qué vino va bien con la ensalada ?
tenemos que reservar una mesa para cinco personas .
la motocicleta que los niños alquilaron es demasiado pequeña .
¿ puedo dejar aquí mi móvil hasta las nueve ?
quisiéramos reservar una mesa para cinco personas junto a la ventana .
pienso que preguntaré en la recepción .
¿ dónde está la taza ? ¿ podría traérmela , por favor ?
necesitamos la lista de precios . ¿ nos la puede enviar ?
anteayer mis padres perdieron su bolso y ahora tienen que ir a la oficina de objetos perdidos .
nadie pudo decirme dónde está la oficina de turismo .
¿ necesito receta para el jarabe para la tos ?
hay un error en la cuenta : no he tomado ningún helado .
quisiera probar el vino de la región .
¿ podemos dejar aquí nuestra llave hasta la una menos cinco ?
se nos ha acabado la sal ; el camarero ha ido a comprar más .
siento que ellos hayan olvidado su cartera en la habitación .
el señor Rossi no está hoy . ¿ quiere dejar un recado ?
me llamo Walker , tengo una reserva para dos personas .
¿ puede rellenar el formulario , por favor ? muchas gracias .
no creo que vayamos a nadar .
el pastel de manzana está demasiado salado .
¿ cuánto dura el viaje de Barcelona a Bruselas ?
se tarda veinte minutos en preparar la ensalada .
llevamos desde las ocho y cuarto intentando cambiar nuestro vuelo .
disculpe , ¿ desea pagar por transferencia o con cheque , señor Miller ?
por culpa del atasco mi hija llegó demasiado tarde a la oficina de objetos perdidos .
mi hija acaba de cancelar su reserva .
la oficina de turismo está delante de la famosa fortaleza .
la señora Brown no come ni huevos ni arroz .
pienso que mi mujer puede quedarse hasta el sábado .
una mesa para siete , por favor .
no sé si mi mujer puede almorzar en la habitación .
mis padres son de México , pero viven en Sevilla desde hace seis años .
si el martes nieva , voy a leer un libro .
un billete de ida a Ginebra , por favor , en primera clase .
el avión de Colonia despega a las once y cuarto .
esta blusa es demasiado corta .
la mujer con la que ella habló el jueves era muy amable .
pienso que podemos reunirnos con unos amigos en la estación .
¿ quiere participar en el curso de idiomas o prefiere nadar en el lago ?
¿ va este autobús a Berlín ?
quisiéramos pescado con patatas y un vaso de vino blanco .
la fiesta empieza a las once y cinco .
quiero que mi hija participe en la excursión .
quisiera quejarme : la cama está sucia y la calefacción está estropeada .
buenas noches , ¿ cuánto cuestan las entradas para el paseo en barco del martes ?
el tren para Roma sale a la una del andén cuatro .
el señor López está acostumbrado a cenar tarde .
esta chaqueta es demasiado pequeña .
el avión de Colonia aterriza a las dos y media .
para mí una pizza y una botella de cerveza , por favor .
la recepcionista quiere saber si me quedaré hasta el miércoles .
más tarde la señora Moreno quisiera fotografiar la hermosa torre .
¿ cómo se llama ? - me llamo Paul López .
queremos que el médico limpie la habitación .
he pedido una sopa de verduras . ¿ cuándo me la va a traer ?
cuando llegué a Lisboa , la luz estaba estropeada .
tome la segunda calle a la izquierda y verá el teatro delante de usted .
Paul , ¿ puedes ayudarme ?
Paul , ¿ puedes darme el paraguas ?
desde el puerto se pueden ver el museo de arte y el río .
¿ desea pagar por transferencia o con cheque , señor Serrano ?
quiero cambiar de habitación porque el hervidor no funciona .
quisiéramos que nos despertaran a las diez menos cuarto , habitación doscientos siete .
cuando llegamos a Varsovia , el despertador estaba estropeado .
¿ podría traernos la carta de vinos , por favor ? gracias por su ayuda .
nadie pudo decirme dónde está la oficina de correos .
de primero quisiera una tortilla y de segundo fideos con champiñones .
su habitación está en la novena planta , a la izquierda .
el autobús parará en Praga .
ellos no están satisfechos con la habitación porque la luz está fuera de servicio .
antes de marcharme , quisiera pagar con tarjeta de crédito .
como el tren rápido estará lleno , no llegaré hasta las once y media .
buenas noches , ¿ se reunió con unos amigos en la estación ayer por la tarde ?
primero quisiera llamar a mi oficina y después probar el vino de la región .
no sé si los niños pueden quedarse hasta el sábado .
quisiéramos dos entradas para el concierto del seis de junio .
antes de marcharme , quisiera prolongar mi estancia .
el tren rápido para Bruselas sale a las tres del andén dieciséis .
cuando llegue a Roma , voy a probar el queso de la región .
¿ a qué hora sale el tren rápido para Venecia ?
no creo que él pueda ducharse .
ella llegó tarde porque el tren fue cancelado .
mis padres están de mal humor porque no llueve hoy .
espero que podamos fotografiar el faro mañana a las dos menos cuarto .
¿ desea pagar con tarjeta de crédito o con cheque , señora Dubois ?
despiérteme mañana a las dos , por favor , tengo que coger el tren a Atenas .
no tengo tiempo de dar un paseo por el jardín del castillo .
¿ puede cambiarme doscientos euros , por favor ?
hemos comprado un diccionario para nuestros padres .
¿ puedes encender la luz , por favor ?
la ventana no se puede cerrar , y los vecinos escuchan música alta .
quisiéramos saber si el tren rápido llega a Salzburgo a las cinco y media .
mi hijo no come ni patatas ni fideos .
el filete que los huéspedes pidieron está demasiado salado .
estoy de mal humor porque hace sol ahora .
¿ qué vino va bien con el filete ?
a la señora Walker le encantaría dar un paseo por el bosque .
el señor Schmidt llamó a las doce y dejó un recado para la señora Moreno .
¿ qué autobús va a la oficina de objetos perdidos ?
disculpe , ¿ qué hora es ? - es la una y media .
como el autocar llega con retraso , no llegaré hasta las seis menos cuarto .
la cerradura de la maleta está estropeada , y el señor García no encuentra la llave .
necesitamos la confirmación de la reserva . ¿ nos la puede dar ?
una habitación cuesta treinta y cinco euros por noche , y el minibar no está incluido .
la señora Rossi ha perdido su billete de tren y ahora tiene que ir a la oficina de objetos perdidos .
del aeropuerto al faro hay solo cincuenta minutos a pie .
si el martes llueve , quiero acostarme temprano .
¿ tienen una habitación tranquila para dos personas desde el viernes hasta el domingo ?
el bañador cuesta un ojo de la cara .
no se olvide de llamar a la policía , por favor .
este vestido es demasiado pequeño .
la oficina de turismo está a dos pasos de la iglesia antigua .
he olvidado comprar un billete para Barcelona .
¿ qué recomienda , el bocadillo frío o el bocadillo grande ?
he oído que la sauna está en la octava planta .
nadie pudo decirnos dónde está la estación .
dentro de dos días mi mujer se registra .
no se preocupe , señora Miller , le pediremos un taxi .
el taxi que nuestros amigos pidieron para la una y cuarto todavía no ha venido .
he olvidado mi mochila en el autobús .
¿ qué tiempo hace en Atenas en julio ?
camarero , pedí una macedonia de frutas , pero me ha traído un helado .
el almuerzo se sirve a partir de las dos menos cuarto en el jardín .
le pedí a la recepcionista que me recomendara un buen museo , pero no ha pasado nada .
tengo que recoger mi portátil .
el mozo me prestará un bolígrafo .
nos hemos dejado nuestra llave de la habitación en el tren a Londres .
hay pasta de dientes sobre la mesa de la habitación doscientos siete .
pregúntele al señor Weber si quiere alquilar un coche , por favor .
llegué tarde porque el autocar llegó con retraso .
la sopa de verduras que nuestros amigos pidieron está demasiado salada .
aunque nieva , queremos ir a la playa .
la comida de este restaurante es demasiado cara , pero el servicio es malo .
del aeropuerto al hermoso palacio hay solo veinte minutos a pie .
tenemos que ir al banco antes de las ocho menos cuarto porque necesitamos dinero .
me llamo Serrano , tengo una reserva para nueve noches .
el tren de Atenas a Praga lleva veinticinco minutos de retraso .
los turistas quisieran ir al médico porque están enfermos .
espero que ellos puedan marcharse pronto .
el caballero tiene muchas ganas de comprar unos sellos el lunes .
no tengo tiempo de hacer un picnic .
la charla se celebra en la sala de conferencias .
el billete a Varsovia cuesta ciento quince euros , pero solo tengo un billete de cien euros .
se tarda seis horas en llegar a Londres .
mi compañero suele levantarse a las ocho y cinco .
la recepcionista quiere saber si queremos registrarnos .
como el autobús llegará con retraso , no llegaremos hasta las siete y media .
¿ está libre este asiento ?
¿ sabía que el partido de fútbol empieza a las cuatro ?
se tarda cinco minutos en preparar la macedonia de frutas .
si el viernes llueve , el señor Navarro va a ver la televisión .
hemos olvidado dejar nuestro bolso marrón en la recepción .
¿ cuándo quiere ir al teatro ?
como el autobús será cancelado , no llegaré hasta las dos y media .
¿ cómo se llama ? - me llamo Anna Taylor .
sería muy amable de su parte llevar el equipaje al taxi .
no tenemos ganas de probar el queso de la región .
quisiera registrarme .
la película que queríamos ver ya ha empezado .
mis hijos están buscando su llave del coche . ¿ la ha visto ?
es importante que mi hermano cancele su pedido antes de las dos menos cuarto .
la señora Dubois no come ni verduras ni jamón .
el hotel en el que el caballero estuvo en Colonia no era tan caro .
mis hijos saben que la agencia de viajes está cerrada los miércoles .
¿ puedes recomendarnos una buena playa , por favor ?
estoy seguro de que ella esperará en el bar mañana a las ocho y media .
suelo levantarme a las cuatro menos veinte .
el abrigo que compré es demasiado grande .
quiero que mi hermana pruebe el queso de la región .
la recepcionista quiere saber si mi hijo quiere quedarse hasta el viernes .
hemos perdido nuestra mochila y nuestras gafas .
no estamos satisfechos con la habitación porque el aire acondicionado es demasiado ruidoso .
ella perdió su collar caro hace nueve días y ahora tiene que llamar al hotel .
por culpa del mal tiempo mi mujer tiene más tiempo para dormir .
pregúntele al señor Dubois si quiere ir de compras , por favor .
los turistas quieren hablar con la guía .
hablo francés , pero no entiendo el inglés .
¿ sería posible que me hiciera una foto ?
hay un recuerdo sobre la mesa de la habitación cuatrocientos diez .
se tarda quince minutos en preparar la sopa de pescado .
¿ cuántos vasos necesita ? - tres , por favor .
el zoo , que está a treinta minutos de aquí , merece una visita .
no tenemos hambre , pero quisiéramos un trozo de pastel .
Martin , ¿ puedes darme el cargador ?
hasta que lleguen los huéspedes , queremos hacer un picnic .
dos sellos para cartas a España , por favor .
desde la terraza se pueden ver la hermosa catedral y el patio .
la recepcionista dice que el servicio está incluido en el precio .
antes de salir de viaje , quisiéramos visitar el monasterio .
quisiera fotografiar la exposición y reunirme con unos amigos en la estación .
quisiera dos entradas para la visita guiada del veintinueve de julio .
el camarero que habla portugués está de vacaciones .
el acuario está abierto hasta las cinco y media .
el huésped de la habitación trescientos quince no se encuentra bien .
¿ sabía que el curso de idiomas se celebra en la sala de conferencias ?
el hotel en el que estuve en Ginebra era más cómodo .
lamentablemente el hotel está completo hasta el quince de enero .
ni hablar de que mi hijo pruebe el pescado de la región .
ellos olvidaron sus gafas de sol en el restaurante anteayer .
el ferry llega a Venecia a las diez menos cuarto .
quiero que me ayude con el equipaje .
la familia Fischer se aloja aquí desde el veintidós de enero .
ellos han comprado un cepillo de dientes para su abogado .
hace cuatro horas perdí mi carné de identidad .
¿ quisiera comprar una postal ?
ella quisiera ir de compras y probar el queso de la región .
¿ qué tiempo hace en Londres hoy ?
¿ dónde tengo que hacer transbordo para ir a la estación ?
el mozo que habla italiano es muy amable .
aunque el técnico ha reparado la luz , sigue sin funcionar .
quisiera coger un taxi porque tengo prisa .
tenemos que hacer cola cinco horas en el museo .
¿ quién puede darme la dirección del hospital ?
el camarero nos ha traído una sopa de verduras caliente en lugar de una sopa de pescado .
mi marido se ha roto la mano y tiene que ir al hospital .
¿ podría preparar la cuenta de la habitación trescientos ocho ? nos marchamos dentro de seis horas .
hará sol esta tarde , por eso quiero ir a la ópera .
antes de que salga el tren , quisiera visitar el faro .
¿ podría enseñarnos en el mapa dónde está el teatro ?
¿ sería posible que tradujera esta frase ?
es importante que los huéspedes cambien su vuelo antes de las tres menos cuarto .
siete sellos para postales a Austria , por favor .
hemos pedido un helado . ¿ cuándo nos lo va a traer ?
él no tiene ganas de comprar pasta de dientes .
aquí tiene su llave , señora Wagner . su habitación está en la primera planta .
¿ compró una pila ?
¿ qué recomienda , la macedonia de frutas o el helado ?
¿ qué tiempo hace en Bruselas hoy ?
quisiera saber si el tren regional para en todas las estaciones .
los turistas no trajeron su perro .
he reservado una suite bonita a nombre de Taylor .
si el martes hace buen tiempo , voy a participar en la conferencia .
el señor Serrano se interesa por la arquitectura .
la parada de autobús está a dos pasos del teatro de la ópera antiguo .
me han robado el carné de conducir y el collar .
aquí tiene su tarjeta , señor Taylor . su habitación está en la segunda planta .
después de la cena queremos hacer senderismo por la montaña , pero antes tenemos que prolongar nuestra estancia .
él no come ni pollo ni fideos .
la carretera a Praga está cortada , así que tengo que dar un rodeo .
¿ podría preparar la cuenta de la habitación veintiuno ? me marcho mañana .
el abrigo que mi hermana compró es demasiado largo .
no estamos satisfechos con la habitación porque el secador no funciona .
hola , ¿ cuánto cuesta enviar una carta a Irlanda ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho y cuarto .
una mesa para dos , por favor .
dudo que mi hija traiga su gato después de la cena .
la obra de teatro que queríamos ver ya ha empezado .
siento que la señora haya dejado su billete de avión en casa .
espero que mis padres puedan fotografiar el castillo .
no se preocupe , señora Schmidt , le despertaremos a las cuatro .
¿ puede llevar las maletas al ascensor , por favor ?
quisiéramos un asiento en el coche restaurante para Lisboa .
la carta solo está en francés , ¿ nos la podría traducir ?
¿ puede despertarme a las once menos cuarto , por favor ?
¿ dónde está la hoja de registro ? - se la enseñaré dentro de cuarenta y cinco minutos .
primero quisiéramos recoger nuestro abrigo y después alquilar un coche .
¿ han encontrado una llave de la habitación ? me la he dejado en el bar .
antes de que anochezca , quisiera comprar crema solar .
quisiera que me despertaran a las ocho menos diez , habitación cuarenta y ocho .
hemos oído que la hermosa biblioteca abre a las cinco y media .
pienso que mi marido se acostará temprano el sábado a las seis .
desde el balcón se pueden ver el mercado cubierto y el mar .
la familia Becker se aloja aquí desde el veinte de septiembre .
¿ cómo se llama ? - me llamo Julia Wagner .
mi mujer tiene que coger un taxi porque el tren nocturno llegará demasiado tarde .
lléveme al cajero automático , por favor , tengo prisa .
la familia Taylor se aloja aquí desde el siete de febrero .
mi hija sabe que la agencia de viajes está cerrada los martes .
los niños necesitan jarabe para la tos de la farmacia .
los niños están intentando enviar una carta a Viena .
quisiéramos pagar juntos . ¿ cuánto cuesta el pastel de manzana ?
¿ le importaría cambiar las sábanas ?
si mañana nieva , mi compañero quiere descansar un poco .
queremos que la recepcionista limpie la habitación .
como el autocar lleva treinta minutos de retraso , no llegaremos hasta las cinco .
quisiéramos pollo con arroz y una botella de cerveza .
nadé en el lago el martes pasado .
espero que nuestros amigos puedan tomar algo en el bar mañana por la mañana .
solemos levantarnos a las doce y cuarto .
el hotel en el que estuve en Berlín estaba cerca de la estación .
primero quisiera llamar a mis padres y después visitar la exposición nueva .
lamentablemente no tenemos suites libres en octubre .
el mozo dice que la fortaleza está abierta hasta las once menos cuarto .
no creo que la señora Taylor espere en el bar mañana a las diez y media .
despiértenos mañana a las seis y media , por favor , tenemos que coger el tren a Colonia .
¿ podría decirnos si el seguro cuesta veintiún euros al día ?
necesito un taxi a la playa para dos personas a la una .
¿ podría traducir este menú , por favor ?
la obra de teatro que mi hijo quería ver fue ayer .
quisiera alquilar una barca por siete días .
confirme la reserva , por favor .
el señor Fischer está a punto de enviar una postal a Valencia .
nuestros amigos toman leche en el desayuno , pero yo prefiero agua mineral .
