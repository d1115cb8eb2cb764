es importante que mi mujer llame a su abogado antes de las cinco .
¿ desea pagar con tarjeta de crédito o con cheque , señor García ?
estoy a punto de reservar un apartamento pequeño .
¿ qué recomienda , el pastel de manzana o la buena sopa ?
hablamos francés , pero no entendemos el italiano .
quiero que nos traiga una taza de té .
la agencia de viajes está enfrente del museo .
preferiríamos una suite cómoda que tenga balcón .
¿ han encontrado una llave del coche ? me la he dejado en la habitación veintisiete .
antes de que anochezca , quisiéramos ir al cine .
perdí el enlace en París porque el tren quedó cancelado .
¿ cuánto cuesta la blusa verde del escaparate ?
¿ qué día es hoy ? - hoy es jueves , veintisiete de septiembre .
¿ podría preparar la cuenta de la habitación cuatrocientos seis ? nos marchamos hoy .
¿ qué vino va bien con la sopa de tomate ?
la torre es más bonita que el mercado cubierto .
a mi mujer le gusta mucho el faro .
¿ podría decirme si el comedor está en la octava planta ?
mis hijos saben que la oficina de correos está cerrada los domingos .
hemos perdido nuestro portátil y nuestro sombrero .
antes de marcharnos , quisiéramos ir a la peluquería .
la recepcionista dice que el desayuno es gratis .
antes de marcharnos , quisiéramos preguntar en la recepción .
el autocar llega a Salzburgo a las siete .
hablo francés , pero no entiendo el portugués .
¿ podría decirnos si la reunión termina a las siete menos cuarto ?
¿ quiere dar un paseo por la rosaleda o prefiere reunirse con unos amigos en la estación ?
lamentablemente ya no quedan entradas para la obra de teatro .
de primero quisiéramos una tortilla grande y de segundo pollo con arroz .
antes de que llegue el autobús , quisiéramos alquilar un coche .
necesitamos un taxi desde la peluquería para ocho personas a las doce y veinte .
quiero que cambie las toallas .
desde el balcón se pueden ver el faro y las montañas .
estoy seguro de que mi mujer irá en tren nocturno a Salzburgo .
hay un error en la cuenta : no hemos tomado ningún bocadillo frío .
el pronóstico dice que va a estar nublado esta tarde .
no creo que ella pueda quedarse unos días más .
¿ hay alguien aquí que hable italiano ? nuestros amigos no hablan francés .
le pedí al camarero que me diera una habitación familiar con vistas al castillo , pero no ha pasado nada .
la sopa que mi mujer pidió está fría .
mi hija tiene que comprar un diccionario .
la señora Wagner ha cancelado la reserva para el martes .
la fortaleza abre a las diez y diez .
sabemos que el supermercado está cerrado los sábados .
tengo muchas ganas de ir al cine mañana .
quiero recoger mi libro mañana por la noche .
¿ cuándo tenemos que pagar la cuenta ?
¿ quiere ir a la playa o prefiere hacer un picnic ?
siga todo recto y luego gire a la izquierda en la gasolinera .
lo sentimos mucho , señor Wilson . el técnico vendrá dentro de veinticinco minutos .
antes de que salga el tren , quisiera comprar unos sellos .
cuando llegue a Múnich , voy a fotografiar la iglesia antigua .
quisiéramos un asiento en el coche restaurante para Berlín .
nuestros amigos llegan el viernes ocho de agosto a las ocho y media .
estamos esperando el autobús para Madrid .
desde la torre se pueden ver la fortaleza y el parque .
quisiéramos reservar una habitación familiar para nueve noches .
acabamos de preguntar en la recepción .
antes de salir de viaje , quisiéramos comprar un cepillo de dientes .
quisiéramos ir a bailar y dar un paseo por la rosaleda .
el señor García necesita algo para el dolor de cabeza .
quisiera hablar con el señor Navarro , por favor .
debe de ser un error : reservamos una habitación , no una habitación bonita .
los niños están intentando ir a la peluquería .
hola , ¿ podemos dejar aquí nuestra mochila hasta las siete y media ?
el tren nocturno sale del andén cinco .
el trayecto dura tres horas y quince minutos .
la cuenta asciende a veintinueve euros , incluido el servicio .
hará sol esta tarde .
¿ podría decirnos si la limpieza final cuesta veintidós euros al día ?
nos sentimos mal aquí .
creo que podemos acostarnos temprano .
¿ le importaría pedirnos un taxi ?
ella tiene que pagar un ojo de la cara por la corbata .
la sopa de tomate está fría .
en Granada lleva cuatro días lloviendo .
los niños quisieran comprar unas botas más baratas y un sello .
aunque la señora Navarro está enferma , quiere reunirse con unos amigos en la estación .
¿ hay un cajero automático cerca de aquí ?
disculpe , ¿ cómo llego al supermercado ?
vine a Madrid para hacer un picnic .
necesitamos un taxi al cajero automático para seis personas a las siete y diez .
ocho sellos para cartas a Escocia , por favor .
es una lástima que la caja fuerte no funcione .
ellos no comen ni fideos ni verduras .
buenos días , ¿ le importaría darnos la dirección del dentista ?
el partido que quería ver empieza a las nueve y cuarto .
no nos traiga todavía la tabla de quesos pequeña , por favor .
necesito el contrato . ¿ me lo puede dar ?
la blusa que compramos es demasiado grande .
dudo que mi marido se quede en el hotel dentro de tres horas .
el acuario es más bonito que el castillo .
dejamos nuestro billete de avión en la habitación anteayer y ahora tenemos que ir a la oficina de objetos perdidos .
mi marido quisiera ir a nadar y visitar la biblioteca .
quería preguntarle si podría darme una habitación individual con vistas al puerto .
pienso hacer senderismo por la montaña .
¿ tienen una habitación familiar bonita para tres personas desde el viernes hasta el lunes ?
el tren rápido llega a Hamburgo a las cuatro menos diez .
me alegro de que podamos reservar una suite .
no hace falta que nos traiga la cuenta , el camarero ya nos la ha dado .
mi mujer puede tener la habitación doble pequeña con escritorio .
¿ dónde tenemos que hacer transbordo para ir a la oficina de objetos perdidos ?
estoy a punto de cancelar mi reserva .
no estamos satisfechos con la habitación porque la lámpara está fuera de servicio .
pienso visitar el museo .
no creo que podamos fotografiar el zoo .
¿ podría decirnos si la piscina está abierta hasta las cuatro menos cuarto ?
la cuenta asciende a veintisiete euros , incluido el servicio de habitaciones .
mi hija quiere alquilar una barca en lugar de ir a bailar .
mi marido tiene muchas ganas de participar en la excursión el fin de semana .
preferiríamos una suite pequeña que tenga caja fuerte .
quisiera que me despertaran a las nueve menos cuarto , habitación treinta y siete .
¿ hay una habitación doble libre del treinta y uno de octubre al veintiocho de junio ?
a mis padres les gusta comer en la terraza .
tengo que pagar un ojo de la cara por la falda .
lo sentimos mucho , señora Taylor . el técnico se ocupará de ello inmediatamente .
la maleta que la camarera de piso encontró debajo de la cama es de los niños .
mi hijo necesita un termómetro de la farmacia .
mi hijo necesita algo para la tos .
quisiéramos comprar un vestido blanco y un cepillo de dientes .
después del desayuno queremos alquilar un coche , pero antes tenemos que comprar un billete para Londres .
quisiéramos reservar una mesa para seis personas en la terraza .
de la estación de metro a la exposición hay solo veinte minutos a pie .
aquí tiene su llave , señora Wilson . su habitación está en la cuarta planta .
imprima el recibo , por favor .
disculpe , ¿ cómo llego al aeropuerto ?
¿ conoce un buen restaurante cerca de la comisaría ?
no vale la pena visitar el acuario .
¿ desea pagar con cheque o por transferencia , señora Taylor ?
la señora Fischer no tiene tiempo de visitar el teatro .
el médico dice que mi hermana tiene que quedarse en la cama durante seis días .
vinimos a Sevilla para visitar el zoo .
mi reloj va atrasado ; ya son las ocho menos cuarto .
¿ necesito receta para las gotas para los ojos ?
lo sentimos mucho , señora Wagner . el técnico vendrá dentro de treinta minutos .
¿ podría traernos un poco más de pimienta , por favor ?
primero quisiera prolongar mi estancia y después probar el queso de la región .
la señora Moreno ha tenido un accidente . ¿ qué debería hacer ?
quisiera hablar con la señora Dubois , por favor .
me encantaría comprar chocolate .
seis sellos para postales a Austria , por favor .
los huéspedes toman zumo de naranja en el desayuno , pero yo prefiero té .
¿ desea pagar con cheque o por transferencia , señor Navarro ?
el billete a Varsovia cuesta veinte euros , pero solo tengo un billete de cincuenta euros .
¿ podemos dejar aquí nuestras gafas de sol hasta las doce ?
¿ a qué hora sale el tren rápido para Edimburgo ?
llámenos en cuanto los amigos lleguen , por favor .
pienso que mi marido puede cambiar los pantalones más largos por otra cosa .
tome la tercera calle a la derecha y verá el palacio delante de usted .
la luz está fuera de servicio desde las siete y diez .
aunque mi compañero está resfriado , quiere ir de compras .
la cuenta asciende a setenta euros , incluido el servicio de habitaciones .
el pronóstico dice que estará nublado el viernes .
la señora está de buen humor porque hace sol hoy .
el centro comercial está enfrente de la iglesia .
no sé si puedo acostarme temprano el domingo a las seis menos cuarto .
la señora Dubois ha cancelado la reserva para el jueves .
mi hermano ha perdido su sombrero rojo y su bolso .
¿ podría preparar la cuenta de la habitación doscientos diez ? nos marchamos hoy .
la carta que enviamos a Sevilla todavía no ha llegado .
¿ podría recomendarnos un buen restaurante , por favor ?
el sombrero cuesta veinticuatro euros , pero la chaqueta negra es más barata .
el televisor está fuera de servicio desde ayer .
aparqué mi coche en el garaje ayer por la noche .
necesitamos algo para la tos .
lo sentimos mucho , señor Becker . el mozo se ocupará de ello dentro de quince minutos .
tome la segunda calle a la izquierda y verá la biblioteca delante de usted .
¿ puedo probarme el bañador ? muchas gracias .
una pregunta : ¿ cuánto cuesta el sombrero blanco del escaparate ?
estamos hartos de la cola .
debe de ser un error : reservamos un apartamento , no una habitación .
los niños van a ducharse a las siete menos cuarto .
¿ sabe cómo se va de la peluquería al famoso museo de arte ?
quisiera reservar una habitación doble para ocho noches .
el señor Wagner llamó a las once menos cuarto y dejó un recado para el señor Weber .
la señora Miller quisiera acostarse temprano porque está cansada .
cuando llegamos a Granada , el colchón estaba mojado .
él quiere traer su perro el domingo a las once menos cuarto .
la visita guiada dura cuatro horas .
a las dos menos cuarto ellos quisieran aparcar su coche en el garaje .
espero que la señora pueda visitar el palacio y el famoso museo de arte el fin de semana .
cuando la guía habla portugués , me suena a chino .
va a hacer sol esta noche .
el famoso monasterio está abierto desde las ocho y diez hasta las siete y media , pero los viernes está cerrado .
estamos de buen humor porque llueve hoy .
lamentablemente no tenemos habitaciones dobles libres en junio .
buenos días , señor Brown . ¿ ha tenido un buen viaje ?
necesito un taxi a la librería para tres personas a las siete y cuarto .
¿ tienen una suite cómoda para ocho personas desde el sábado hasta el lunes ?
la chaqueta negra cuesta cuarenta euros , pero el sombrero blanco es más barato .
Anna , ¿ puedes prestarme doscientos euros ?
hemos pedido un bocadillo vegetariano . ¿ cuándo nos lo va a traer ?
¿ dónde está el recibo ? - se lo traeré dentro de quince minutos .
¿ quiere ir al mercado o prefiere ir a nadar ?
¿ podría pasarme la pimienta , por favor ? gracias por su ayuda .
en febrero suele hacer mucho frío en Zúrich .
lamentablemente no tenemos habitaciones dobles libres hasta el martes .
de primero quisiera un pastel de manzana y de segundo fideos con champiñones .
todas las habitaciones de la tercera planta tienen baño .
el hotel en el que estuve en Londres tenía piscina .
la motocicleta que alquilamos tiene una rueda pinchada .
quisiéramos una suite con bañera y vistas al río .
¿ podría traerme una taza , por favor ? gracias por su ayuda .
me quedo con la habitación doble grande .
el taxi que los huéspedes pidieron para las diez y veinte todavía no ha venido .
en Venecia lleva ocho días lloviendo .
el taxi que pedimos para las once y media todavía no ha venido .
no creo que mi compañero pueda cambiar dinero el sábado .
mi hija no va a pagar con cheque mañana .
quiero que envíe a alguien a la habitación doscientos siete .
el señor Miller quiere probar el vino de la región .
no se olvide de planchar esta blusa , por favor .
de la oficina de correos al ayuntamiento hay solo cuarenta y cinco minutos a pie .
el camarero que habla portugués está de vacaciones .
¿ han encontrado una bufanda marrón ? nos la hemos dejado en el comedor .
si no es mucha molestia , ¿ podría traducir este menú ?
disculpe , ¿ podría decirme si la fiesta dura cinco horas ?
no he estado nunca en Salzburgo , pero conozco bien Lisboa .
nevará la próxima semana .
seis sellos para cartas a Austria , por favor .
no hay jabón en el cuarto de baño .
una habitación familiar bonita cuesta cinco euros por noche , y la media pensión no está incluida .
del centro comercial al famoso ayuntamiento hay solo diez minutos a pie .
necesito la hoja de registro . ¿ me la puede traer ?
hola , ¿ podría llevar el equipaje al taxi , por favor ?
quería preguntarle si podría cambiarme trescientos euros .
la suite que reservamos la semana pasada está en la quinta planta .
¿ puedo traer mi perro ?
antes de salir de viaje , nuestros amigos quisieran hacer senderismo por la montaña .
el castillo de Hamburgo es más antiguo que el de Lisboa .
¿ cuánto dura el vuelo de Zúrich a Múnich ?
quiero que lleve el equipaje a la estación .
me alegro de que mi hijo pueda reservar una mesa para dos personas .
quiero que me traiga la confirmación de la reserva .
quiero que me dé la llave de la habitación treinta .
hay un error en la cuenta : no he pedido ninguna sopa de verduras caliente .
mis padres toman café en el desayuno , pero yo prefiero té .
el castillo antiguo está abierto desde las diez y cuarto hasta las nueve menos cuarto , pero los jueves está cerrado .
una habitación doble más barata cuesta veintinueve euros por noche , y el servicio de lavandería no está incluido .
he pedido una sopa de tomate . ¿ cuándo me la va a traer ?
aquí tiene su tarjeta , señor Wagner . su habitación está en la novena planta .
seis billetes de ida y vuelta a Viena para el treinta de septiembre , por favor .
ellos han perdido sus gafas y su paraguas .
estoy de mal humor porque está nublado en este momento .
pensamos comprar una guía de viajes .
aunque hace mucho frío , los turistas irán al mercado .
cuando llegue a Londres , voy a ir al teatro .
¿ podemos dejar aquí nuestro anillo caro hasta las cinco y cuarto ?
he perdido mi anillo caro . ¿ qué debería hacer ?
¿ puede darnos la llave de la habitación trece , por favor ?
ellos han comido algo .
buscamos un hotel que esté cerca de la parada de taxis .
por culpa del mal tiempo mi mujer tiene más tiempo para dormir .
pensamos alquilar una motocicleta .
de eso ni hablar , señora López .
nadie pudo decirnos dónde está el supermercado .
la habitación que reservamos en septiembre es demasiado pequeña .
si mañana hace demasiado calor , iré a la ópera .
va a estar nublado esta noche , por eso mi hermana va a leer un libro .
me he dejado mis guantes en el tren a Varsovia .
la playa está a dos pasos del monasterio .
mi hermana está intentando reservar una mesa para cuatro personas .
nadie pudo decirnos dónde está la farmacia .
el bolso cuesta un ojo de la cara .
el almuerzo se sirve a partir de las once y media en la terraza .
¿ a qué hora sale el autobús para Colonia ?
¿ qué recomienda , la sopa de verduras o la tortilla ?
quisiéramos una habitación doble más barata con chimenea y vistas a la plaza .
la guía con la que hablamos ayer era muy amable .
los niños quisieran pagar con tarjeta , pero el aparato no funciona .
he oído que la sala de conferencias abre a las siete .
mi mujer es de Austria , pero vive en Venecia desde hace tres años .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del aeropuerto .
me alegro de que podamos cambiar la falda más barata por otra cosa .
¿ sabía que el paseo en barco dura seis horas ?
se tarda dos horas en llegar a Ginebra en coche .
¿ sabía que el comedor está en la quinta planta ?
quisiéramos alquilar una motocicleta por siete días .
hola , ¿ desea pagar por transferencia o con tarjeta de crédito , señor Wagner ?
mis padres están de mal humor porque hace sol en este momento .
hola , soy Miller , de la habitación dos . necesito una manta adicional .
mi hermano tiene treinta y nueve grados de fiebre y dolor de cabeza .
se tarda cuarenta y cinco minutos en preparar la sopa de pescado caliente .
ayer por la tarde rompí el espejo .
cuando llegué a Zúrich , la cama estaba mojada .
¿ cuánto tiempo tenemos antes de que salga el autobús ?
cinco billetes de ida y vuelta a Atenas para el tres de marzo , por favor .
¿ podría traernos un poco más de fruta , por favor ?
¿ sabía que el comedor abre a las cinco y veinte ?
me interesa la torre . ¿ hay una visita guiada en portugués ?
¿ tienen platos sin verduras ?
¿ han encontrado un portátil ? me lo he dejado en el comedor .
en noviembre suele hacer mucho viento en Ginebra .
el coche que alquilamos es demasiado pequeño .
¿ qué día es hoy ? - hoy es martes , cuatro de octubre .
la próxima semana lloverá .
antes de salir de viaje , el caballero quisiera alquilar un coche .
mi compañero toma café en el desayuno , pero yo prefiero té .
disculpe , ¿ tienen una suite grande para ocho personas hasta el martes ?
mi reloj va atrasado ; ya son las cinco y media .
¿ sabe cómo se va de la librería al castillo ?
necesito un taxi a la oficina de objetos perdidos para seis personas a las cuatro y media .
dentro de nueve días ella hace senderismo por la montaña .
¿ sabía que la fiesta empieza a las cinco y media ?
¿ podemos dejar aquí nuestra cartera negra hasta las cinco menos veinte ?
mi hijo suele levantarse a las nueve menos diez .
quisiera reservar una mesa para cinco personas para las doce y cuarto .
la recepcionista quiere saber si quisiera cenar en la habitación mañana .
camarero , pedí una ensalada mixta , pero me ha traído una tabla de quesos pequeña .
no tenemos tiempo de comprar crema solar .
una pregunta : ¿ podría esperar un momento , por favor ?
no estoy satisfecho con la habitación porque la cafetera no funciona .
después del desayuno quiero reunirme con unos amigos en la estación , pero antes tengo que ir al dentista .
nuestros amigos quieren cambiar de habitación porque la radio no funciona .
¿ cuánto dura el viaje de Varsovia a Sevilla ?
¿ cuánto cuesta una habitación familiar luminosa con escritorio por noche ?
¿ puedo dejar aquí mi diario hasta las diez menos cuarto ?
aquí tiene su pasaporte , señor López . su habitación está en la tercera planta .
la corbata que compré es demasiado corta .
el señor Taylor habla inglés , pero no entiende el alemán .
¿ podría decirme si la fiesta tiene lugar en el teatro de la ópera ?
la señora quiere cambiar de habitación porque la obra es demasiado ruidosa .
tengo que coger un taxi porque el autocar queda cancelado .
el avión a Roma despega a las cinco menos cinco .
quisiera dos entradas para la película del treinta de junio .
¿ sería posible que lavara esta camisa ?
quisiera cinco entradas para la visita guiada del diecisiete de enero .
el museo es más antiguo que el zoo .
quisiera pollo con arroz y ocho vasos de vino blanco .
enséñenos el camino a la agencia de viajes , por favor .
aunque la señora Brown está cansada , quiere probar el vino de la región .
¿ podemos dejar aquí nuestro portátil hasta las tres ?
mi hermano ha olvidado cancelar su reserva .
el desayuno se sirve a partir de las siete y cuarto en la terraza .
quisiera siete entradas para la película del diecisiete de mayo .
queremos que el caballero compre un mapa .
despiértenos mañana a las doce y cuarto , por favor , tenemos que coger el tren a Hamburgo .
siga todo recto y luego gire a la izquierda en el supermercado .
mis padres están hartos del ruido .
no se preocupe , señora Wilson , le despertaremos a las cuatro menos veinte .
el famoso mercado cubierto está abierto desde las seis hasta las doce menos cuarto , pero los domingos está cerrado .
un billete de ida a Barcelona , por favor , en primera clase .
el señor Schmidt quiere visitar el famoso mercado cubierto y el teatro de la ópera en lugar de nadar en el lago .
por culpa del mal tiempo el caballero tiene más tiempo para leer .
primero quisiéramos comprar un billete para Barcelona y después probar el vino de la región .
el señor Rossi se perdió en el barrio del puerto ayer por la noche .
la habitación doble que reservamos en agosto está en la sexta planta .
debe de ser un error : reservé un apartamento , no una habitación individual .
hemos perdido el tren nocturno . ¿ qué deberíamos hacer ?
quisiera cambiar quinientos francos suizos por euros .
desde esta mañana me duele el estómago .
me llamo García , tengo una reserva para hoy .
tengo que reservar una mesa para dos personas .
podemos quedarnos hasta el viernes .
la camarera dice que la tasa turística es gratis .
mi mujer piensa hacer senderismo por la montaña .
no creo que podamos pagar con cheque el viernes .
necesitamos un cenicero .
disculpe , ¿ quién puede enseñarnos el camino a la panadería ?
quisiera una habitación grande con cocina , por favor .
quiero que hable más despacio .
la señora Wagner llegará el once de febrero a la una y cuarto .
¿ hay una habitación grande libre del once de mayo al once de enero ?
la iglesia , que está a quince minutos de aquí , merece una visita .
ella ha comprado crema solar para su hermano .
nadie pudo decirme dónde está la gasolinera .
dudo que mi mujer envíe un paquete a Colonia mañana por la noche .
despiértenos mañana a las cinco y diez , por favor , tenemos que estar en el aeropuerto antes de las seis .
la cena se sirve a partir de las ocho en el jardín .
la agencia de viajes está enfrente del acuario .
siga todo recto y luego gire a la izquierda en el cajero automático .
el señor Rossi se queda en el hotel mañana por la noche .
entendemos la carta .
el autobús para en Berlín .
llegué tarde porque el tren llegó demasiado tarde .
el tren nocturno para Múnich sale a las nueve y cuarto del andén diecisiete .
buenos días , soy Becker , de la habitación doscientos diez . quisiera pedir el desayuno .
el desayuno se sirve a partir de las ocho y media en la sala de desayunos .
quiero registrarme .
antes de marcharnos , quisiéramos llamar a nuestra familia .
¿ cuánto cuesta enviar una carta a Austria ?
la conferencia termina a las dos y media .
el señor Miller celebra su cumpleaños mañana ; quisiéramos encargar una botella de vino .
desde la terraza se pueden ver la fortaleza antigua y el patio .
tenemos miedo a volar .
el vuelo a Viena fue cancelado por la huelga .
no tengo tiempo de comprar unos recuerdos .
hasta que llegue el caballero , quiero alquilar una motocicleta .
no como ni queso ni champiñones .
la señora Fischer llamó a las dos y dejó un recado para el señor Serrano .
¿ puede llevar las maletas al ascensor , por favor ?
¿ hay alguien aquí que hable alemán ? mi hijo no habla español .
le han robado su billete de avión y su reloj .
mi compañero acaba de cambiar su vuelo .
soy de Alemania , pero vivo en Granada desde hace tres años .
el huésped de la habitación siete se marcha mañana .
¿ sería posible que me recomendara un buen museo ?
¿ va este tren a Bruselas ?
¿ podríamos dejar la habitación a las cuatro menos diez ?
pasado mañana va a llover .
el señor Fischer vino a Varsovia para comprar unas postales .
quisiera que me despertaran a las once y media , habitación trescientos quince .
antes de que salga el tren , quisiera hacer un picnic .
¿ me puedo llevar el cargador ?
el señor Dubois no tiene tiempo de reunirse con unos amigos en la estación .
después de la cena mi hija quiere hacer senderismo por la montaña , pero antes tiene que hablar con el cocinero .
no podemos dormir porque el ascensor hace demasiado ruido .
dudo que compremos un mapa el sábado .
siento que él haya perdido su carné de conducir .
suelo levantarme a las cuatro menos diez .
es posible que él cancele su reserva el fin de semana .
como el tren nocturno estará lleno , no llegaremos hasta las siete y veinte .
una habitación individual cuesta ochenta euros por noche , y el acceso a internet no está incluido .
el centro comercial está a dos pasos de la fortaleza .
preferiríamos una habitación doble que tenga ducha .
¿ puede preparar la cuenta para mañana ?
el hotel más tranquilo de Lisboa está en el jardín .
el médico dice que mi marido tiene que quedarse en la cama durante dos días .
Paul , ¿ puedes darme el adaptador ?
ni hablar de que mis padres den un paseo por la rosaleda .
me he dejado mi paraguas en el tren a Hamburgo .
mi hermano quisiera carne con verduras y un vaso de agua mineral .
quisiéramos saber si el barco zarpa a la una y media .
¿ cuánto cuestan las entradas para la película del sábado ?
¿ cuánto cuestan las entradas para la película del lunes ?
no tengo tiempo de comprar pasta de dientes .
¿ hay un apartamento libre del ocho de abril al trece de marzo ?
el médico dice que nuestros amigos tienen que quedarse en la cama durante ocho días .
quiero que el mozo hable más despacio .
estos pantalones son demasiado largos .
por culpa del mal tiempo ella tiene más tiempo para escribir cartas .
¿ podría explicarnos el contrato , por favor ?
quiero cambiar de habitación porque la obra es demasiado ruidosa .
¿ conoce un buen restaurante cerca de la embajada ?
dos billetes de ida a Varsovia para el veinticinco de abril , por favor .
el señor Brown ha comprado una guía de viajes para sus padres .
él tiene que hacer cola cinco horas en el aeropuerto .
nuestros amigos no están satisfechos con la habitación porque la lavadora está fuera de servicio .
¿ nos podemos llevar la guía de viajes ?
no he estado nunca en Sevilla , pero conozco bien Roma .
despiértenos mañana a las once y veinticinco , por favor , tenemos que estar en el aeropuerto antes de las nueve y cuarto .
¿ podría decirnos a qué hora sale el autobús para París ?
aunque llueve , vamos a hacer senderismo por la montaña .
no me traiga todavía el pastel de manzana , por favor .
quisiera alquilar un coche por cuatro días .
la llave de la habitación que la camarera de piso encontró en la habitación trescientos quince es de mi hermano .
nos gusta mucho la famosa catedral .
desde la terraza se pueden ver la hermosa iglesia y el parque .
he comprado chocolate para mi hermano .
no sé si ella no pagará la cuenta el fin de semana .
el frigorífico hace demasiado ruido .
disculpe , ¿ qué hora es ? - son las diez .
el señor Walker no está hoy . ¿ quiere dejar un recado ?
él se ha marchado sin pagar la cuenta .
¿ podría venir alguien a la habitación cuatrocientos seis ? la lavadora está fuera de servicio .
ellos quisieran pagar con tarjeta , pero el aparato no funciona .
acabo de recoger mi llave .
¿ tienes hambre , Julia ?
el señor Fischer va a nadar en el lago esta noche .
va a llover esta noche , por eso leeré un libro .
tenemos frío .
no se preocupe , señor Navarro , le despertaremos a las nueve y cinco .
queremos alquilar una motocicleta en lugar de reunirnos con unos amigos en la estación .
me quedé dormida . ¿ qué debería hacer ?
no he estado nunca en Hamburgo , pero conozco bien Venecia .
no he estado nunca en Hamburgo , pero conozco bien Zúrich .
a los turistas les encantaría visitar el zoo y la exposición nueva .
si el jueves nieva , mi hermano va a descansar un poco .
planche esta blusa , por favor .
la señora Schmidt ha olvidado aparcar su coche en el garaje .
¿ quiere visitar la hermosa fortaleza y el palacio o prefiere ir a la playa ?
de primero quisiéramos una tabla de quesos grande y de segundo pollo con arroz .
antes de salir de viaje , mi mujer quisiera participar en el curso de idiomas .
la sopa de verduras que pedí está quemada .
la macedonia de frutas que pedí está fría .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho hoy .
no puedo dormir porque el apartamento huele a humo .
acabo de hablar con el médico .
el frigorífico no funciona .
una pregunta : ¿ podría el mozo llevar el equipaje a la estación ? gracias por su ayuda .
¿ sabía que la conferencia empieza a las seis ?
si no es mucha molestia , ¿ podría lavar esta blusa ?
perdí mi reloj el miércoles pasado y ahora tengo que rellenar un formulario .
buenas noches , ¿ podría dejar la habitación a las diez menos veinte ?
el señor Wagner llamó a las diez y media y dejó un recado para el señor López .
¿ podría traernos papel de carta y una manta más gruesa , por favor ?
mi hijo quiere cambiar de habitación porque la alfombra es muy vieja .
los zapatos rojos cuestan un ojo de la cara .
quisiéramos pagar por separado . ¿ cuánto cuesta la sopa de tomate ?
quisiera seis entradas para el partido de fútbol del diecinueve de octubre .
tenemos muchas ganas de hacer senderismo por la montaña el fin de semana .
aunque él está resfriado , quiere visitar el mercado cubierto .
hola , ¿ podría enseñarme en el mapa dónde está la hermosa torre ?
no he estado nunca en Hamburgo , pero conozco bien Madrid .
no hemos estado nunca en Valencia , pero conocemos bien Ginebra .
el grifo de nuestra habitación no funciona .
estoy buscando mi llave de la habitación . ¿ la ha visto ?
lamentablemente no tenemos suites tranquilas libres antes del dos de octubre .
quisiéramos saber si el autocar llega a Viena a las tres menos cuarto .
buenos días , ¿ tienen un apartamento para ocho personas desde el miércoles hasta el sábado ?
