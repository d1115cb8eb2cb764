aunque estamos enfermos , queremos ir a la ópera .
acabamos de enviar una postal a Sevilla .
la familia Fischer se aloja aquí desde el veintidós de enero .
mi hermano acaba de reservar una mesa para ocho personas .
quisiera saber si el barco llega a Marsella a las diez .
la señora Walker celebra su cumpleaños mañana ; quisiéramos encargar una botella de vino .
¿ de dónde eres , Julia ? - soy de Irlanda .
quisiera reservar una casa de vacaciones para siete personas del doce al veintitrés de marzo .
¿ podría decirme de dónde sale el autobús para Viena ?
cuando llegue a Granada , voy a participar en el paseo en barco .
buenos días , señora Wagner . ¿ ha tenido un buen viaje ?
si el tren nocturno llega con retraso , ellos cogerán el próximo tren .
¿ puede apagar la música , por favor ?
no he estado nunca en Barcelona , pero conozco bien Salzburgo .
quisiéramos una suite con baño , por favor .
¿ sale el tren nocturno del andén diecinueve ?
quisiera siete entradas para la visita de la ciudad del diez de junio .
mis padres han perdido su libro y su sombrero .
tengo que hacer transbordo en Salzburgo .
llegué tarde porque el tren rápido llegó con retraso .
¿ podría decirnos a qué hora sale el autobús para Barcelona ?
el ascensor está estropeado , así que tengo que subir a pie a la séptima planta .
vine a Venecia para visitar la fortaleza .
acabamos de aparcar nuestro coche en el garaje .
nos hemos dejado nuestra cámara en el tren a Granada .
queremos que nuestros amigos naden en el lago .
¿ podría decirnos si la charla dura tres horas ?
la señora Rossi no está satisfecha con la habitación porque la lavadora está fuera de servicio .
mis padres piensan ir a la ópera .
¿ tienen un apartamento para seis personas hasta el lunes ?
¿ qué autobús va a la parada de taxis ?
vine a Varsovia para fotografiar el mercado cubierto .
tome la primera calle a la derecha y verá la hermosa biblioteca delante de usted .
¿ a qué distancia está el teatro de la ópera de aquí ?
¿ podría decirnos de dónde sale el tren para Ginebra ?
he reservado una habitación bonita a nombre de Wilson .
se tarda cinco horas en llegar a París en autobús .
no sé si puedo seguir viaje a Londres esta tarde .
me alegro de que mi hermana pueda dejar el hotel .
¿ han encontrado un abrigo ? me lo he dejado en la habitación trescientos quince .
pensamos participar en la visita de la ciudad .
no puedo dormir porque los huéspedes de la habitación de al lado hacen demasiado ruido .
es una lástima que la escalera mecánica esté fuera de servicio .
cuando llegue a Venecia , voy a comprar chocolate .
¿ por qué no quiere llamar a su abogado ?
hemos perdido nuestra llave y nuestro paraguas .
el señor Fischer ha cancelado la reserva para el martes .
creo que podemos ir a la policía .
el bolso azul que la camarera de piso encontró en el cuarto de baño es de mi marido .
quisiéramos saber si el tren rápido llega a París a las ocho .
le pedí al camarero que me pusiera con la habitación dieciséis , pero no ha pasado nada .
¿ cuándo sale el primer tren rápido para Varsovia ?
la reunión termina a las tres y media .
el sombrero cuesta un ojo de la cara .
los huéspedes que están en la primera planta se han quejado .
llevamos desde las tres y cuarto intentando aparcar nuestro coche en el garaje .
desde el tejado se pueden ver el teatro de la ópera antiguo y el casco antiguo .
el camarero me ha traído una pizza en lugar de una tabla de quesos pequeña .
tome la primera calle a la izquierda y verá la exposición delante de usted .
mis padres perdieron su cartera marrón ayer por la noche y ahora tienen que llamar al hotel .
mi hermano tiene que hacer transbordo en París .
quisiéramos comer algo .
no hemos estado nunca en Zúrich , pero conocemos bien Varsovia .
queremos cambiar de habitación porque el ascensor está estropeado .
se tarda una hora en llegar a Zúrich en tren .
si el domingo nieva , voy a leer un libro .
quiero que me dé la dirección de la embajada .
no hace falta que me traiga la confirmación de la reserva , el camarero ya me la ha dado .
¿ dónde está la hoja de registro ? - se la traeré mañana .
una pregunta : me interesa el hermoso faro . ¿ hay una visita guiada en francés ?
llevo desde las dos menos veinte intentando aparcar mi coche en el garaje .
quisiéramos dos entradas para la visita de la ciudad del tres de junio .
¿ se celebra el baile el veintiséis de mayo ?
el museo de arte , que está a quince minutos de aquí , merece una visita .
el camarero me ha traído una buena sopa de pescado en lugar de una sopa de tomate .
¿ dónde está la cuenta ? - se la traeré dentro de diez minutos .
¿ qué línea de metro va a la estación de metro ?
se tarda tres horas en llegar a Varsovia en coche .
debe de ser un error : reservamos una habitación familiar cómoda , no una suite .
la señora Dubois ha cancelado la reserva para el jueves .
no puedo dormir porque el colchón no está hecho .
una pregunta : ¿ puede darme la dirección de la embajada , por favor ?
¿ a qué distancia está la fortaleza antigua de aquí ?
el almuerzo se sirve a partir de la una en la terraza .
no podemos dormir porque el colchón no está hecho .
antes de salir de viaje , quisiera ir al mercado .
hola , ¿ podría darnos una habitación doble bonita con vistas al jardín , por favor ? gracias por su ayuda .
el taxi que mi marido pidió para las doce todavía no ha venido .
llevo desde las cinco y diez intentando pagar en efectivo .
creo que llamaremos a nuestra hermana a las tres menos diez .
¿ qué tiempo hace en Lisboa en mayo ?
no nos traiga todavía la ensalada grande , por favor .
todas las habitaciones de la primera planta tienen caja fuerte .
¿ cuánto cuesta enviar una postal a España ?
queremos ver la televisión .
ella pasó tres días en Venecia y nueve días en Sevilla .
por culpa del atasco llegamos demasiado tarde a la oficina de turismo .
¿ hay una suite más barata libre del dieciséis al dieciocho de diciembre ?
aunque hace mucho calor , haré un picnic .
¿ podemos usar el teléfono ?
creo que podemos visitar la iglesia y el monasterio el jueves a las tres menos cuarto .
quisiera cambiar doscientos francos suizos por euros .
acabamos de pagar la cuenta .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Serrano ?
quisiera una habitación individual con balcón , por favor .
quisiéramos una habitación doble con bañera y vistas al jardín .
sé que la oficina de correos está cerrada los miércoles .
la recepcionista dice que el ayuntamiento merece una visita .
no sé si el señor Weber puede reservar una suite grande para seis noches .
mi marido vino a Salzburgo para probar el pescado de la región .
el camarero me ha traído un filete grande en lugar de una tortilla .
¿ han encontrado una llave ? me la he dejado en el comedor .
a la señora Schmidt le encantaría tomar algo en el bar .
los huéspedes que se marchan hoy todavía no han pagado .
la llave no entra en la cerradura de la habitación trescientos uno .
no hace falta que me traiga el contrato , el camarero ya me lo ha dado .
quiero que mis hijos vayan de compras .
hola , ¿ puedes traernos seis cunas , por favor ?
el camarero me ha traído una pizza pequeña en lugar de un bocadillo .
el taxi que pedí para las doce menos diez todavía no ha venido .
¿ quisiera comprar una postal ?
mi compañero suele levantarse a las diez menos cuarto .
¿ cuánto cuestan los zapatos cómodos del escaparate ?
¿ le importaría confirmar la reserva ?
tengo que hacer transbordo en Madrid .
he comprado un florero para mis nietos .
llegué tarde porque el autocar llegó con retraso .
a las cuatro y diez quiero esperar en el bar .
¿ cómo se apaga el aire acondicionado ?
nos encantaría comprar pasta de dientes .
¿ podría decirnos si la tasa turística cuesta cinco euros al día ?
los huéspedes están a punto de hablar con la guía .
tres sellos para postales a Portugal , por favor .
nos encantaría hacer un picnic .
buenas noches , ¿ cuánto cuesta un apartamento con escritorio por noche ?
la farmacia está detrás del teatro de la ópera .
aunque el técnico ha reparado la ducha , sigue sin funcionar .
nos encantaría visitar la fortaleza y la exposición .
la catedral está abierta desde las seis y media hasta las nueve menos cuarto , pero los sábados está cerrada .
la señora López se quedó dormida .
¿ podría venir alguien a la habitación ciento veinte ? el hervidor no funciona .
el vuelo a Barcelona fue cancelado por la niebla .
¿ puede imprimir la confirmación de la reserva , por favor ?
hay un error en la cuenta : no hemos tomado ningún pastel de manzana .
no estoy satisfecho con la habitación porque el sofá no está hecho .
el caballero está intentando hablar con el cocinero .
¿ qué autobús va a la embajada ?
la ensalada que mi hijo pidió está demasiado salada .
perdí el enlace en París porque el tren rápido estaba lleno .
no sé si puedo traer mi perro mañana por la mañana .
antes de salir de viaje , él quisiera ir al mercado .
mi hermana quiere hacer senderismo por la montaña el próximo sábado .
es una lástima que el ascensor esté fuera de servicio .
por culpa del mal tiempo mi hermano tiene más tiempo para leer .
la semana pasada dejamos nuestra tarjeta de crédito en el coche .
dejamos nuestro billete de avión en la habitación el domingo pasado .
antes de que cierren las tiendas , quisiera visitar el museo y el museo de arte .
le pedí al camarero que nos trajera un vaso de leche , pero no ha pasado nada .
de la parada de autobús al hermoso palacio hay solo quince minutos a pie .
no hay vasos en el cuarto de baño .
¿ podría enseñarnos la habitación familiar , por favor ?
buenos días , soy Taylor , de la habitación veintisiete . envíe al mozo , por favor .
nadie pudo decirme dónde está la librería .
ella quiere reservar una mesa para cinco personas .
el apartamento que reservamos por teléfono es demasiado caro .
el bolso más pequeño cuesta sesenta euros , pero el bolso más grande es más barato .
¡ buen provecho ! el bocadillo es la especialidad de la casa .
el mozo me prestará un bolígrafo .
la señora Serrano llamó a las dos menos cuarto y dejó un recado para la señora Becker .
el señor Miller acaba de preguntar en la recepción .
no sé si ella puede pedir un pastel de manzana .
hemos oído que el baile se celebra el cuatro de mayo .
si el autobús está lleno , tengo que coger un taxi .
¿ tenemos que hacer transbordo en Granada o hay un tren directo ?
mi hija quisiera cambiar cincuenta francos suizos por euros .
pasamos cuatro días en Barcelona y nueve días en Salzburgo .
después del almuerzo quiero participar en la visita de la ciudad , pero antes tengo que pagar con cheque .
despiértenos mañana a la una , por favor , tenemos que estar en el aeropuerto antes de las diez y cuarto .
cuando llegue a Roma , voy a ir a la playa .
he cogido el coche .
no he estado nunca en París , pero conozco bien Valencia .
buenos días , soy Wagner , de la habitación veintitrés . envíe al mozo , por favor .
¿ podría venir alguien a la habitación ciento dos ? los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ puedo dejar aquí mi bolso negro hasta las cuatro ?
no se olvide de recomendarnos un buen restaurante , por favor .
el trayecto dura seis horas y cuarenta minutos .
mi mujer no tiene ganas de probar el pescado de la región .
mi marido quisiera pagar con tarjeta , pero el aparato no funciona .
buenas noches , señora Taylor . ¿ ha dormido bien ?
no puedo dormir porque los vecinos escuchan música alta .
nos resfriamos la semana pasada .
él ha escrito una carta a su familia .
la sopa está fría .
¿ podría decirnos a qué hora sale el autocar para Ginebra ?
nadé en el lago el siete de noviembre .
antes de marcharme , quisiera pagar la cuenta .
disculpe , ¿ cuándo cierra la torre los martes ?
somos de Alemania , pero vivimos en Praga desde hace tres años .
no se preocupe , señor Navarro , le despertaremos a las siete y cuarto .
¿ puedes limpiar la habitación doscientos quince , por favor ?
ella ha comprado un florero para su hermana .
una pregunta : ella está buscando su collar . ¿ lo ha visto ?
¿ podría decirnos de dónde sale el autocar para Edimburgo ?
mi hija quisiera reunirse con unos amigos en la estación y comprar unos recuerdos .
pregúntele a la señora Walker si quiere hacer senderismo por la montaña , por favor .
quisiera cinco entradas para la fiesta del veinte de abril .
¿ dónde está la cuchara ? ¿ podría traérmela , por favor ?
hola , ¿ sale el tren regional del andén dieciocho ?
disculpe , ¿ puede cerrar la ventana ? muchas gracias de antemano .
me llamo Brown , tengo una reserva para hoy .
no creo que podamos reunirnos con unos amigos en la estación .
el médico dice que nuestros amigos tienen que beber mucha agua durante ocho días .
ella acaba de llegar a Múnich .
después del almuerzo quiero reunirme con unos amigos en la estación , pero antes tengo que reservar una mesa para cuatro personas .
por culpa del mal tiempo mis padres tienen más tiempo para leer .
¿ cuánto cuesta la corbata del escaparate ?
quisiéramos una habitación doble pequeña con cocina , por favor .
nos han robado el pasaporte y la chaqueta .
¿ quisieras visitar el ayuntamiento el próximo mes ?
llámenos en cuanto la cuenta esté lista , por favor .
quiero hacer un picnic en lugar de visitar el ayuntamiento .
no estamos satisfechos con la habitación porque el cuarto de baño está sucio .
me interesa la biblioteca . ¿ hay una visita guiada en italiano ?
le pedí a la recepcionista que llamara a la policía , pero no ha pasado nada .
se nos ha acabado la mermelada ; la camarera ha ido a comprar más .
mi compañero quisiera pan con mantequilla y una botella de cerveza .
siento que nos hayamos perdido en el casco antiguo .
los niños hacen demasiado ruido .
mi hija leyó un libro .
aunque ella tiene fiebre , quiere fotografiar el hermoso ayuntamiento .
antes de salir de viaje , mi compañero quisiera hacer un picnic .
me he dejado mi bufanda en el tren a Granada .
quisiéramos reservar una suite para nueve noches .
el tren nocturno para Berlín sale a la una del andén siete .
perdí el enlace en Granada porque el autocar llevaba treinta minutos de retraso .
¿ sería posible que nos enseñara el camino a la oficina de correos ?
sabemos que la panadería está cerrada los viernes .
¿ qué tranvía va a la embajada ?
mi mujer se queda hoy en el hotel porque está enferma .
no vale la pena visitar la torre .
mi marido puede tener la habitación individual más grande con terraza .
¿ podría decirme de dónde sale el tren rápido para Barcelona ? gracias por su ayuda .
hola , Martin , ¿ puedes darme el bolígrafo ?
¿ cómo se llama ? - me llamo Paul López .
pregúntele a la señora Taylor si quiere ir a nadar , por favor .
sé que la embajada está cerrada los miércoles .
necesitamos un taxi desde el banco para cinco personas a las cuatro menos cinco .
perdí el enlace en Venecia porque el tren nocturno llevaba cincuenta minutos de retraso .
quisiéramos reservar una suite luminosa para tres personas del dieciocho al veinticuatro de abril .
el señor Navarro ha cancelado la reserva para el sábado .
el tren nocturno para Viena sale a la una y veinticinco del andén cuatro .
el vuelo de Hamburgo fue cancelado por la huelga .
me alegro de que podamos cambiar la corbata por otra cosa pasado mañana .
camarero , pedí una ensalada grande , pero me ha traído una tortilla grande .
los pantalones cuestan seis euros , pero los zapatos más baratos son más baratos .
¿ podría enseñarnos en el mapa dónde está el castillo ?
queremos cambiar nuestro vuelo el viernes .
tráigame la lista de precios , por favor .
busco un hotel que esté cerca de la panadería .
hay un error en la cuenta : no he tomado ningún filete .
nuestros amigos tienen que coger un taxi porque el tren nocturno estará lleno .
no me traiga todavía la buena sopa de pescado , por favor .
mi hermana se ha roto la mano y tiene que ir al hospital .
¿ podría preparar la cuenta de la habitación dieciséis ? me marcho mañana .
llámenos en cuanto el autobús llegue , por favor .
hará mucho frío el fin de semana , por eso el caballero va a leer un libro .
para mí una sopa de tomate y un vaso de limonada , por favor .
¿ qué tiempo hace en Múnich en enero ?
¿ hay una habitación doble libre del diecinueve al veintinueve de marzo ?
la guía con la que hablamos ayer era muy amable .
estamos a punto de ir al dentista .
desde la terraza se pueden ver el famoso teatro y el puerto .
¿ dónde está el recibo ? - se lo enseñaré mañana .
los niños tienen muchas ganas de visitar el famoso castillo y el famoso monasterio el fin de semana .
buenos días , ¿ tienen una habitación familiar para ocho personas hasta el sábado ?
el ferry llegará a Hamburgo a las diez y veinticinco .
la ducha no funciona desde las tres menos diez .
el señor Walker acaba de llegar a Venecia .
la catedral es más bonita que el monasterio .
aunque la señora está resfriada , quiere probar el pescado de la región .
es una lástima que el colchón sea demasiado corto .
hola , ¿ podría pasarme el pan , por favor ?
quisiera jamón y huevos y una botella de vino blanco .
¿ podría traerme un poco más de sal , por favor ? muchas gracias .
hemos perdido el autocar .
he perdido mi llave del coche . ¿ qué debería hacer ?
mi hermana acaba de pagar con tarjeta de crédito .
hemos reservado una habitación cómoda a nombre de Wilson .
hemos oído que la sala de conferencias está abierta hasta las diez y cuarto .
quisiera reservar un apartamento más barato para cinco personas del diez al veintinueve de abril .
estoy buscando mis guantes . ¿ los ha visto ?
él acaba de dejar su abrigo en la recepción .
pienso comprar unas postales .
¿ podría darme el número de teléfono de la embajada ?
el museo de arte es más antiguo que el mercado cubierto .
el tren rápido sale a las dos .
no creo que podamos pagar con cheque .
la señora ha dado un paseo por el casco antiguo .
ocho billetes de ida a Granada para el veintisiete de febrero , por favor .
¿ cómo se llama ? - me llamo Anna Rossi .
he comprado un cuadro para mi vecina .
la autopista a Lisboa está cortada , así que tengo que coger el tren .
¿ por qué no pagaste con tarjeta de crédito ?
ella llegó tarde porque el autocar fue cancelado .
¿ quisiera pagar con cheque a las dos y media ?
la guía con la que los turistas hablaron ayer era muy amable .
¿ podría prestarnos una bicicleta , por favor ?
quería preguntarle si podría guardar el equipaje hasta las nueve .
mi hermano acaba de cambiar el bañador por otra cosa .
cuatro sellos para postales a Austria , por favor .
el médico dice que mi hermana tiene que tomar las pastillas durante siete días .
estamos a punto de cambiar el sombrero rojo por otra cosa .
mis padres tienen muchas ganas de visitar la exposición nueva el lunes .
el treinta de julio nuestros amigos visitarán la iglesia .
¿ podemos dejar aquí nuestra bufanda hasta las diez y media ?
el aeropuerto está delante del faro .
tengo que hacer transbordo en Venecia .
mis padres rompieron el espejo anteayer .
llame a una ambulancia , por favor , mi marido se ha desmayado .
la cerradura de la puerta está estropeada , y no encuentro la llave .
la señora Miller ha perdido sus guantes y su sombrero gris .
mi hija necesita unas gotas para los ojos de la farmacia .
¿ cómo se llama ? - me llamo Anna Taylor .
¿ qué recomienda , la pizza grande o la ensalada pequeña ?
hemos perdido nuestra cámara y nuestro bolso .
mi hijo tiene que reservar una habitación doble para cinco noches .
aunque llueve , voy a ir a la playa .
me alegro de que podamos preguntar en la recepción dentro de quince minutos .
hay que limpiar estas blusas antes del viernes .
¿ zarpa el ferry a las dos ?
si no es mucha molestia , ¿ podría apagar el aire acondicionado ?
estoy seguro de que mi hija comprará un diccionario esta tarde .
antes de salir de viaje , quisiéramos ir de compras .
Anna , ¿ puedes prestarme cincuenta euros ?
el director nos pondrá con la habitación cuarenta .
nos interesa la biblioteca . ¿ hay una visita guiada en alemán ?
la carta que envié a Madrid todavía no ha llegado .
el vestido rojo cuesta un ojo de la cara .
quisiera quejarme : el frigorífico hace demasiado ruido y la lámpara está estropeada .
hemos perdido nuestro reloj y nuestro paraguas rojo .
llame a un médico , por favor , mi hija se ha roto la mano .
¿ dura el partido de fútbol cinco horas ?
el huésped de la habitación trescientos quince no se encuentra bien .
temo que el autobús llegue con retraso .
hemos perdido nuestra mochila y nuestras gafas .
se tarda una hora en llegar a Sevilla en tren .
cuando llegamos a Ginebra , la habitación estaba sucia .
el señor Fischer puede traer su gato dentro de cuatro horas .
¿ sabe cómo se va del supermercado al castillo ?
solemos levantarnos a las seis y cuarto .
la suite que reservé la semana pasada no está lista .
el teatro es más antiguo que el museo .
¿ tienen una casa de vacaciones para cuatro personas para ocho noches ?
¿ a qué hora sale el tren para Praga ?
pensamos nadar en el lago .
¿ cuánto cuesta enviar una carta a Portugal ?
¿ por qué no puede pagar la cuenta ?
temo que el autocar llegue demasiado tarde .
debe de ser un error : reservamos una suite tranquila , no una habitación familiar .
estamos hartos de la cola .
¿ puedo traer mi perro ?
¿ sale el autocar a las doce y media ?
la oficina de objetos perdidos está detrás del mercado cubierto .
¿ puede limpiar la habitación , por favor ?
hará mucho frío , por eso el señor Rossi va a acostarse temprano .
si el domingo hace buen tiempo , iré al mercado .
quisiéramos reservar una suite más barata para dos personas del veinticuatro al treinta y uno de enero .
¿ quién puede darme la dirección del hospital ?
el camarero nos ha traído una pizza grande en lugar de una buena sopa de pescado .
llámenos en cuanto la cena esté lista , por favor .
me alegro de que ella pueda fotografiar la iglesia .
quisiéramos fotografiar el zoo e ir a la playa .
estoy seguro de que nadaremos en el lago esta noche .
¿ cuándo irá al cine ?
nadie pudo decirnos dónde está la oficina de correos .
¿ tienen un apartamento luminoso para dos personas desde el viernes hasta el domingo ?
son seis euros . - quédese con el cambio .
va a estar nublado mañana .
hola , el mes pasado rompí el florero . ¿ qué debería hacer ?
buenas noches , señor Weber . ¿ ha tenido un buen viaje ?
el tren nocturno para Atenas sale a las nueve y media del andén nueve .
dos sellos para postales a Austria , por favor .
disculpe , ¿ qué hora es ? - son las dos .
como el tren llega con retraso , no llegaré hasta las nueve menos cuarto .
el desayuno se sirve a partir de las ocho y cuarto en la sala de desayunos .
preferiría una habitación familiar pequeña que tenga bañera .
tenemos que preguntar en la recepción .
él vino a Varsovia para comprar unos recuerdos .
el ferry llega a Dublín a las diez y media .
iremos en tren nocturno a Salzburgo .
hasta que llegue mi hermano , queremos ir a nadar .
he oído que la conferencia empieza a las seis y media .
hemos oído que el baile se celebra en el casco antiguo .
el taxi que el señor Dubois pidió para las seis menos cuarto todavía no ha venido .
los niños acaban de llegar a Salzburgo .
la señora López ha comprado un collar para sus nietos .
¿ podría limpiar la habitación treinta , por favor ?
la recepcionista dice que la visita de la ciudad dura seis horas .
nos gusta mucho el teatro antiguo .
ellos suelen levantarse a las diez y media .
el hotel en el que estuve en Roma era más cómodo .
mis padres piensan comprar un cepillo de dientes .
el vuelo de Bruselas fue cancelado por la tormenta .
solemos levantarnos a las nueve y media .
hay un error en la cuenta : no hemos pedido ninguna pizza .
el pronóstico dice que hará sol .
¿ tienen un apartamento para cuatro personas hasta el miércoles ?
una pregunta : pedí una pizza vegetariana . ¿ cuándo me la va a traer ?
el hotel más tranquilo de Hamburgo está detrás del mercado cubierto .
quisiéramos saber si el autobús va a Atenas .
hola , soy Fischer , de la habitación doscientos siete . envíe al mozo , por favor .
¿ tengo que hacer transbordo en París o hay un tren directo ?
el tren nocturno sale del andén doce .
se nos ha acabado la fruta ; la camarera de piso ha ido a comprar más .
¿ cuánto dura el trayecto de Atenas a Bruselas ?
siete billetes de ida y vuelta a Venecia para el primero de marzo , por favor .
he oído que la sauna está cerrada .
buenas noches , nuestros amigos olvidaron su maleta en el autobús . ¿ qué deberían hacer ?
vinimos a Colonia para probar el vino de la región .
no podemos dormir porque la obra es demasiado ruidosa .
el señor Serrano no está hoy . ¿ quiere dejar un recado ?
aunque nieva , voy a nadar en el lago .
pregúntele a la señora Fischer si quiere hacer senderismo por la montaña , por favor .
el vuelo a Ginebra fue cancelado por la tormenta .
buenas noches , soy Dubois , de la habitación cincuenta y ocho . envíe al mozo , por favor .
la cuenta asciende a veintiséis euros , incluido el minibar .
¿ a qué hora sale el tren rápido para Bruselas ?
mis padres perdieron el enlace en Varsovia porque el tren rápido fue cancelado .
¿ cuándo sale el primer tren nocturno para Sevilla ?
¡ hasta luego , David !
en la habitación cincuenta y tres huele a gas .
¿ han encontrado un reloj ? me lo he dejado en la habitación treinta y seis .
quería preguntarle si podría darme la llave de la habitación cuatro .
Anna , ¿ puedes prestarme quinientos euros ?
nos gusta mucho la catedral .
el museo , que está a quince minutos de aquí , merece una visita .
el médico dice que mi mujer tiene que beber mucha agua durante tres días .
quisiéramos que nos despertaran a las cinco y cuarto , habitación cuatrocientos diez .
los turistas están intentando pagar con cheque .
el barco llega a Génova a las seis y media .
necesito un taxi a la farmacia para tres personas a las tres menos cuarto .
¿ cuánto cuestan las entradas para el concierto del miércoles ?
mi mujer teme que el autobús llegue con retraso .
¿ desea pagar con tarjeta de crédito o en efectivo , señor Taylor ?
mi hija fue de compras .
¿ sabía que el zoo abre a las once y veinte ?
¿ sería posible que nos trajera la cuenta ?
buenas noches , ¿ cuánto se tarda en reparar la ducha ?
el director nos traerá dos cunas .
hay pasta de dientes sobre la mesa de la habitación trescientos uno .
después del desayuno mis padres quieren hacer senderismo por la montaña , pero antes tienen que reservar una suite .
la señora Miller celebra su aniversario de boda el viernes ; quisiéramos encargar una tarta .
el taxi que pedimos para las tres y veinticinco todavía no ha venido .
no se preocupe , señora Serrano , repararemos la cafetera .
ocho billetes de ida a Roma para el cinco de septiembre , por favor .
¿ cuánto cuestan las entradas para la película del domingo ?
buenos días , ¿ quiere ir al teatro o prefiere comprar unos recuerdos ?
no hay papel higiénico en nuestra habitación .
siento que mi compañero haya perdido su pasaporte .
el vuelo a Venecia fue cancelado por la niebla .
quisiera quejarme : el aire acondicionado es demasiado ruidoso y el armario está mojado .
el autobús parará en Viena .
hola , soy Serrano , de la habitación nueve . envíe al mozo , por favor .
tememos que el tren rápido lleve cinco minutos de retraso .
¿ puede uno de sus compañeros confirmar la reserva ?
esta noche lloverá , por eso la señora López va a ver la televisión .
por culpa del atasco llegué demasiado tarde al cajero automático .
pasamos seis días en Praga y cuatro días en Colonia .
a mis hijos les gusta mucho el teatro de la ópera .
desde la terraza se pueden ver el zoo y el castillo .
buenas noches , ¿ cuánto dura el vuelo de Madrid a Praga ?
cuando el técnico habla italiano , me suena a chino .
de primero quisiéramos una tortilla y de segundo pescado con patatas .
me registré ayer por la tarde .
necesito algo para la tos .
mi hermana acaba de llegar a Granada .
el caballero tiene que pagar un ojo de la cara por el vestido .
el hotel en el que estuvimos en Colonia estaba cerca de la estación .
¿ cuánto cuestan las entradas para el partido de fútbol del martes ?
ella se ha levantado temprano .
no estoy satisfecho con la habitación porque la suite huele a humo .
¿ empieza el concierto a las once ?
hola , ¿ dio un paseo por el casco antiguo la semana pasada ?
creo que mi hermano hablará con el médico .
¿ cuánto cuestan las entradas para el concierto del domingo ?
la mujer con la que hablé ayer era muy amable .
despiérteme el sábado a las cuatro y diez , por favor , tengo que coger el tren a Bruselas .
¿ puede hablar más despacio , por favor ?
quiero que mi hermana fotografíe el zoo .
el señor Taylor no está en este momento . ¿ quiere dejar un recado ?
la estación está al lado del hermoso teatro de la ópera .
buenos días , señor Weber . ¿ ha tenido un buen viaje ?
quiero fotografiar la biblioteca .
¿ cuánto cuesta una habitación individual tranquila con chimenea por noche ?
mi hijo está sentado en un banco del parque y lee el periódico .
¿ podemos pagar por transferencia ?
estamos esperando el autocar para Praga .
¿ dónde está el vaso ? ¿ podría traérnoslo , por favor ?
ellos quisieran cambiar ciento cincuenta dólares por euros .
quiero leer un libro .
el jersey caliente cuesta un ojo de la cara .
no sé si mi hermano puede reunirse con unos amigos en la estación pronto .
la carta que enviamos a Berlín todavía no ha llegado .
conozco el camino .
hola , ¿ por qué no llamó a su oficina ?
espero que el señor Wagner pueda comprar una guía de viajes después de la cena .
¿ cuándo sale el próximo tren nocturno para Atenas ?
los niños no tienen tiempo de probar el vino de la región .
el director nos enseñará el camino a la playa .
la señora Dubois quisiera comer algo porque tiene hambre .
¿ podría venir alguien a la habitación cuatrocientos uno ? la ducha no funciona .
¿ qué tiempo hace en Salzburgo hoy ?
la cerradura de la maleta está estropeada , y el caballero no encuentra la llave .
¿ podría darnos el número de teléfono del hospital ?
el médico dice que mis padres tienen que tomar las pastillas durante seis días .
vine a Atenas para nadar en el lago .
mi hijo quiere cambiar de habitación porque la lámpara no funciona .
todas las habitaciones de la segunda planta tienen caja fuerte .
antes de marcharme , quisiera preguntar en la recepción .
necesitamos la cuenta . ¿ nos la puede dar ?
la señora va a llamar a su familia el fin de semana .
un taxi a la playa cuesta unos diez euros .
el apartamento que reservé en noviembre es demasiado pequeño .
se tarda tres horas en reparar el hervidor .
el cine está al lado de la famosa biblioteca .
no creo que podamos fotografiar el acuario el viernes a la una menos veinte .
tome la primera calle a la izquierda y verá el monasterio delante de usted .
no puedo dormir porque el apartamento es demasiado caluroso .
la exposición está abierta desde las seis y media hasta las ocho y cuarto , pero los viernes está cerrada .
ellos son alérgicos a los huevos .
no como ni carne ni pollo .
quisiéramos reservar una habitación familiar tranquila para cuatro personas del dieciocho al treinta de junio .
mi hermana está intentando cambiar su vuelo .
no hay toallas en nuestra habitación .
¿ cómo se apaga la calefacción ?
el castillo de Varsovia es más antiguo que el de Madrid .
el ascensor está estropeado , así que tenemos que subir a pie a la cuarta planta .
después del desayuno tenemos que ducharnos .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y la cama supletoria no está hecha .
hemos reservado una habitación individual tranquila a nombre de Wagner .
¿ podría decirnos a qué hora sale el autocar para Varsovia ?
¿ hay una estación cerca de aquí ?
he olvidado cambiar dinero .
siento que hayamos olvidado nuestra bufanda en el restaurante .
no creo que podamos cambiar dinero .
¿ puede esperar un momento ?
los huéspedes no comen ni verduras ni fideos .
la panadería está enfrente de la fortaleza .
de la comisaría al hermoso ayuntamiento hay solo treinta minutos a pie .
los niños tienen que coger un taxi porque el autocar llega demasiado tarde .
mi hermana tiene muchas ganas de reunirse con unos amigos en la estación el miércoles .
no se preocupe , señora Serrano , le pediremos un taxi .
en Hamburgo lleva nueve días lloviendo .
por culpa del atasco la señora Weber llegó demasiado tarde a la farmacia .
no creo que mi hermano pruebe el vino de la región el sábado a las seis y media .
de primero quisiéramos una sopa de tomate y de segundo fideos con champiñones .
llegamos tarde porque el tren llegó demasiado tarde .
¿ podría enviar a alguien a la habitación veintinueve y enseñarnos la suite ?
los huéspedes que llegaron ayer se han quejado .
él está harto de esperar .
antes de salir de viaje , quisiera tomar algo en el bar .
el hotel en el que él estuvo en Sevilla estaba cerca de la estación .
no hemos estado nunca en Venecia , pero conocemos bien Colonia .
despiértenos el martes a las ocho y media , por favor , tenemos que coger el tren a Atenas .
¿ cuántos platos necesita ? - dos , por favor .
la señora teme que el tren rápido esté lleno .
hola , ¿ nos puede dar la dirección de la embajada ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las dos menos cuarto .
pienso nadar en el lago .
hola , ¿ puedes hablar más despacio , por favor ?
¿ podría pasarnos la pimienta , por favor ?
mis hijos se registran dentro de cuatro días .
la habitación individual que reservé la semana pasada está en la séptima planta .
mis padres vinieron a Valencia para comprar una guía de viajes .
me llamo Serrano , tengo una reserva para hoy .
se nos ha acabado el pan ; la camarera ha ido a comprar más .
¿ sabía que la fiesta empieza a las cinco y veinticinco ?
tengo que hacer transbordo en Múnich .
quiero cambiar de habitación porque los vecinos escuchan música alta .
el tren rápido llega a Venecia a las cuatro menos diez .
¡ buen provecho ! la macedonia de frutas es la especialidad de la casa .
buenos días , ¿ le importaría limpiar la habitación trescientos ocho ?
va a hacer mucho viento mañana .
seis sellos para cartas a Escocia , por favor .
¿ a qué hora sale el autocar para Atenas ?
¿ hay alguien aquí que hable italiano ? los turistas no hablan francés .
me encantaría ir al mercado .
despiérteme mañana a las once y media , por favor , tengo que coger el tren a Salzburgo .
no me traiga todavía la sopa , por favor .
lloverá pasado mañana , por eso voy a quedarme en el hotel .
buenas noches , ¿ me puedo llevar el bolígrafo ?
mis hijos tienen muchas ganas de visitar la torre y el famoso museo de arte el fin de semana .
me marcharé .
Varsovia es la ciudad más bonita que he visto nunca .
necesito un taxi desde el cine para cinco personas a las once menos cinco .
si el lunes llueve , voy a ir al cine .
el señor Rossi no está hoy . ¿ quiere dejar un recado ?
cuando llegue a Edimburgo , voy a reunirme con unos amigos en la estación .
¿ conoce un hotel barato cerca de la farmacia ?
quisiéramos saber si el tren para en Viena .
desde el tejado se pueden ver el hermoso faro y el río .
el trayecto dura cuatro horas y cinco minutos .
el autocar no para en Colonia .
mi hija se ha roto la pierna y tiene que ir al hospital .
quisiera reservar una suite para siete personas del trece al dieciséis de diciembre .
después del almuerzo quiero ir al teatro , pero antes tengo que ir a la peluquería .
quisiera una habitación individual más grande con balcón y vistas al patio .
suelo levantarme a las siete y cuarto .
quiero que el camarero hable más despacio .
¿ a qué hora sale el autobús para Atenas ?
quisiéramos pagar todo junto . ¿ cuánto cuesta el bocadillo grande ?
quisiéramos una habitación familiar más barata con terraza , por favor .
antes de que anochezca , quisiéramos nadar en el lago .
ellos quieren cambiar de habitación porque la tarjeta llave está estropeada .
¿ cuántas tazas necesita ? - siete , por favor .
mi compañero tiene treinta y ocho grados de fiebre y tos .
el señor Navarro se reunirá con unos amigos en la estación .
se tarda dos horas en llegar a Sevilla en tren .
en junio suele hacer mucho sol en Salzburgo .
ellos necesitan algo para el resfriado .
el huésped de la habitación treinta y cuatro ha pedido el desayuno .
si el tren nocturno llega demasiado tarde , él se quedará otra noche .
tengo que hacer transbordo en Atenas .
si el autocar lleva cincuenta minutos de retraso , los huéspedes cogerán un taxi .
no tengo hambre , pero quisiera un vaso de agua .
¿ dónde está la lista de precios ? - se la enseñaré mañana .
¿ puede recomendarnos una buena playa , por favor ?
nos interesamos por la historia .
se tarda dos horas en llegar a Colonia en coche .
tráiganos cinco ceniceros , por favor .
el desayuno se sirve a partir de las siete en la sala de desayunos .
hay que lavar estas blusas antes del martes .
¿ podría traernos un poco más de aceite de oliva , por favor ?
mi mujer acaba de llegar a Salzburgo .
el mercado cubierto , que está a cuarenta minutos de aquí , merece una visita .
no creo que la señora pueda aparcar su coche en el garaje esta tarde .
quisiéramos un asiento en el pasillo para el sábado .
¿ podría recomendarme un buen restaurante y reservarnos una mesa junto a la ventana ? muchas gracias de antemano .
mi marido está intentando cambiar su vuelo .
estoy seguro de que mis hijos reservarán una mesa para seis personas dentro de dos horas .
quisiéramos reservar una habitación individual grande para una noche .
el mes pasado el señor Miller perdió el avión .
el señor Miller quiere fotografiar la iglesia en lugar de ir a la playa .
aunque el técnico ha reparado la cafetera , sigue sin funcionar .
dudo que mi hijo pregunte en la recepción más tarde .
no como ni arroz ni huevos .
tengo que pagar un ojo de la cara por el sombrero .
tengo que coger un taxi porque el tren estará lleno .
¿ sabía que la media pensión cuesta diez euros al día ?
¿ podría la recepcionista cambiar las sábanas ?
no sé si él puede comprar unos recuerdos .
me alegro de que podamos esperar en el bar esta tarde .
mi hija se ha roto el brazo y tiene que ir al hospital .
mi compañero ha comprado una bufanda para su familia .
el mozo dice que el partido de fútbol empieza a las ocho .
puedo dejar el hotel pasado mañana .
abra la ventana , por favor .
el señor Miller llegará el doce de mayo a las cuatro menos cuarto .
no tenemos tiempo de dar un paseo por el jardín del castillo .
buenas noches , ¿ podría decirnos de dónde sale el autobús para Granada ?
¿ podría pasarme la miel , por favor ?
nos quedamos hoy en el hotel porque tenemos fiebre .
si el tren nocturno llega con retraso , tenemos que coger un taxi .
¿ quiere alquilar una barca dentro de cuarenta y cinco minutos ?
cuando lleguemos a Granada , vamos a tomar algo en el bar .
¿ tienen una casa de vacaciones grande para cuatro personas desde el viernes hasta el miércoles ?
¿ podría traerme un hervidor , por favor ?
mis hijos hablan inglés , pero no entienden el alemán .
siga todo recto y luego gire a la derecha en la estación de metro .
Valencia es la ciudad más bonita que he visto nunca .
el ferry zarpa a las cinco y veinte .
el camarero me ha traído una tabla de quesos grande en lugar de una sopa de tomate .
¿ a qué hora sale el tren para Colonia ?
¿ tienen una suite para tres personas para tres noches ?
espero que mi compañero pueda ver la televisión .
hay que planchar estas camisas antes del martes .
nos gustó mucho la visita de la ciudad .
hola , soy García , de la habitación ciento diez . envíe al mozo , por favor .
el mozo dice que el bar cierra a las doce y media .
mi hermana necesita algo para la fiebre .
el viernes la señora Schmidt no quiere quedarse en el hotel .
¿ qué línea de metro va a la panadería ?
quisiera quejarme : la alfombra está mojada y el apartamento está sucio .
hasta que llegue el caballero , quiero nadar en el lago .
llame a un médico , por favor , mi marido se ha roto el pie .
quisiera una habitación con caja fuerte , por favor .
un billete de ida y vuelta a Lisboa , por favor , en primera clase .
la oficina de correos está a dos pasos de la exposición .
para mí una buena sopa de pescado y un vaso de leche , por favor .
perdimos el enlace en Madrid porque el tren nocturno llegó con retraso .
la guía con la que hablamos el domingo era muy amable .
¿ puedo dejar aquí mi diario hasta las siete y media ?
ni hablar de que mi marido haga senderismo por la montaña .
¿ a qué hora sale el tren rápido para Londres ?
la catedral antigua está abierta desde las siete y cuarto hasta las ocho y media , pero los martes está cerrada .
¿ puede guardar el equipaje hasta las nueve y cuarto ?
la bolsa de viaje azul que la camarera de piso encontró debajo de la cama es de mis hijos .
quiero que mi compañero visite la catedral y el hermoso faro .
mi hermano necesita aspirina de la farmacia .
hasta que llegue mi compañero , quiero hacer senderismo por la montaña .
mi hermano ha fotografiado el famoso castillo .
en julio suele hacer mucho sol en Madrid .
quisiera alquilar una barca por dos días .
el helado que pedí está quemado .
tome la segunda calle a la derecha y verá el famoso palacio delante de usted .
lloverá el fin de semana , por eso mi mujer se acostará temprano .
ella lleva desde las siete y veinte intentando aparcar su coche en el garaje .
es importante que los niños reserven una mesa para tres personas antes de las diez y diez .
quisiera reservar una casa de vacaciones para dos personas del ocho al veinticuatro de septiembre .
¿ podría explicarnos el recibo , por favor ?
es posible que compremos un billete para Londres en junio .
¿ cambió dinero el veintinueve de enero ?
nos encantaría comprar unas postales .
suelo levantarme a las seis y media .
la llave no entra en la cerradura de la habitación quince .
quiero que lleve el equipaje al taxi .
el portátil nuevo que la camarera de piso encontró en la habitación cincuenta y ocho es de mi hija .
si el miércoles llueve , vamos a quedarnos en el hotel .
¿ dónde está el albornoz limpio ? ¿ podría traérmelo , por favor ?
¿ podría venir alguien a la habitación trescientos uno ? el frigorífico hace demasiado ruido .
pienso que él puede alquilar un coche dentro de dos horas .
la señora García tuvo que preguntar en la recepción .
el tren llega a Lisboa a las dos menos cinco .
la bicicleta que alquilamos está rota .
no como ni huevos ni champiñones .
un billete de ida y vuelta a Múnich , por favor , en primera clase .
hay un error en la cuenta : no he tomado ningún helado .
quisiéramos reservar un apartamento tranquilo para una noche .
si el autobús lleva cuarenta minutos de retraso , iré a pie .
ellos temen que el tren nocturno llegue demasiado tarde .
nuestros amigos necesitan una pomada de la farmacia .
limpie la habitación cinco , por favor .
primero quisiera ir al médico y después ir a nadar .
si no es mucha molestia , ¿ podría darnos la llave de la habitación treinta y dos ?
los turistas vinieron a Valencia para visitar el hermoso teatro de la ópera y la catedral .
primero quisiéramos cambiar el sombrero por otra cosa y después alquilar un coche .
el billete a Venecia cuesta ocho euros , pero solo tengo un billete de cincuenta euros .
el autobús parará en Praga .
hemos reservado una habitación doble tranquila a nombre de Walker .
es posible que nuestros amigos compren unas postales mañana por la mañana .
mi compañero está acostumbrado a cenar tarde .
para mí una sopa de pescado caliente y una botella de vino tinto , por favor .
el pronóstico dice que va a estar nublado el jueves .
como el tren nocturno llegará con retraso , no llegaré hasta las once y veinte .
¿ puedes esperar un momento , por favor ?
el bañador cuesta quince euros , pero el bañador negro es más barato .
¿ podría decirnos si la conferencia dura dos horas ?
el pronóstico dice que hará mucho frío la próxima semana .
despiértenos el miércoles a las seis y cuarto , por favor , tenemos que estar en el aeropuerto antes de las siete y veinte .
Martin , ¿ puedes esperarme ?
el director rellenará el formulario .
el tren rápido para Salzburgo sale a la una menos cinco del andén once .
preferiría un apartamento que tenga bañera .
un billete de ida y vuelta a Colonia , por favor , en primera clase .
la recepcionista quiere saber si mi mujer quiere cenar en la habitación .
el sofá es demasiado duro .
quisiera quejarme : el colchón no está hecho y la habitación está sucia .
los zapatos cuestan veintiún euros , pero las botas son más baratas .
he perdido mis guantes y mi móvil .
¡ hasta luego , Laura !
cuando el director habla inglés , me suena a chino .
¿ podría venir alguien a la habitación trescientos cuatro ? la cama supletoria es demasiado blanda .
lamentablemente no tenemos habitaciones cómodas libres en diciembre .
¿ puedo probarme las botas ?
quiero que nuestros amigos se reúnan con unos amigos en la estación .
hay que limpiar estos pantalones antes del viernes .
quisiéramos una habitación doble grande con terraza y vistas al jardín .
me gusta pasear por la playa .
no sé si puedo enviar una postal a Hamburgo .
siga todo recto y luego gire a la izquierda en la estación .
¿ cuánto cuesta la falda verde del escaparate ?
¿ podría decirnos si el partido de fútbol dura cinco horas ?
nos interesa el museo de arte . ¿ hay una visita guiada en italiano ?
queremos que mi marido visite el monasterio y la exposición nueva .
la ducha no funciona desde ayer .
perdí el enlace en Salzburgo porque el tren llegó demasiado tarde .
¿ podría venir alguien a la habitación cuatrocientos diez ? la cama no está hecha .
hay un error en la cuenta : no he pedido ninguna sopa de tomate .
debe de ser un error : reservamos una habitación , no una habitación doble .
una pregunta : si no es mucha molestia , ¿ podría traerme una manta y una percha ?
me resfrié anteayer .
¿ está incluido el aparcamiento en el precio o tengo que pagarlo aparte ?
hasta que lleguen mis padres , quiero comprar unos recuerdos .
pedí un buen filete . ¿ cuándo me lo va a traer ?
cuando llegue a Venecia , voy a comprar unos sellos .
aunque el técnico ha reparado la radio , sigue sin funcionar .
¿ podría preparar la cuenta de la habitación doscientos siete ? me marcho dentro de una hora .
¿ hay un banco cerca de aquí ?
quisiéramos un asiento en el pasillo para Valencia .
no hemos estado nunca en Salzburgo , pero conocemos bien Atenas .
tengo que coger un taxi porque el tren lleva veinticinco minutos de retraso .
necesito el contrato . ¿ me lo puede dar ?
el castillo de Colonia es más antiguo que el de Lisboa .
espero que ellos puedan hacer senderismo por la montaña .
el tren regional sale del andén trece .
¿ sale el tren rápido del andén tres ?
¿ cuándo cierra la catedral los domingos ?
hola , ¿ conoce un hotel barato cerca del centro comercial ?
quisiera quejarme : la escalera mecánica está fuera de servicio y la calefacción está estropeada .
no podemos dormir porque la cama no está hecha .
no puedo dormir porque la suite no está lista .
de la oficina de turismo a la catedral hay solo treinta minutos a pie .
me han robado el billete de tren y las gafas .
cuando llegue a Edimburgo , voy a visitar el hermoso ayuntamiento .
el hotel en el que mi hija estuvo en Barcelona estaba cerca de la estación .
el caballero tiene muchas ganas de comprar unos sellos el lunes .
¿ tengo que hacer transbordo en Edimburgo o hay un tren directo ?
¿ desea pagar en efectivo o por transferencia , señor Moreno ?
si no es mucha molestia , ¿ podría enviar a alguien a la habitación trescientos doce ?
mis hijos acaban de llegar a Madrid .
aquí tiene su tarjeta , señora Navarro . su habitación está en la séptima planta .
hola , soy Becker , de la habitación ciento dos . envíe al mozo , por favor .
¿ cuándo quisiera ir a la ópera ?
¿ me puede hacer una foto ?
va a hacer sol mañana .
¿ le importaría rellenar el formulario ?
lo sentimos mucho , señor Wagner . el técnico vendrá inmediatamente .
el técnico que reparó la calefacción trabajó bien .
pienso que podemos ir en tren nocturno a Múnich después del almuerzo .
quisiera quejarme : los niños hacen demasiado ruido y los niños escuchan música alta .
la sala de conferencias cierra a las siete .
necesito el contrato . ¿ me lo puede traer ?
disculpe , ¿ qué tiempo hace en Ginebra hoy ?
me llamo García , tengo una reserva para dos personas .
quisiéramos reservar una habitación doble para seis noches .
es una lástima que los huéspedes de la habitación de al lado hagan demasiado ruido .
hola , ¿ por qué no puedes marcharte ?
una pregunta : ¿ cuánto dura el vuelo de Berlín a Edimburgo ?
estoy seguro de que el señor López dará un paseo por el bosque pasado mañana .
dudo que prolonguemos nuestra estancia el veintiséis de febrero .
la exposición es más antigua que el zoo .
quiero que mi hermana haga senderismo por la montaña .
preferiríamos una suite más grande que tenga bañera .
quisiéramos una suite con cocina y vistas al patio .
daré un paseo por el casco antiguo dentro de una hora .
el museo de arte , que está a veinte minutos de aquí , merece una visita .
ayer por la tarde perdimos nuestro bolso . ¿ qué deberíamos hacer ?
quiero que mi compañero alquile una motocicleta .
¿ cuándo sale el primer tren nocturno para Valencia ?
los niños están a punto de pagar la cuenta .
necesito un taxi a la gasolinera para dos personas a las ocho menos cuarto .
sabemos que la farmacia está cerrada los viernes .
sería muy amable de su parte confirmar la reserva .
el teléfono está fuera de servicio .
quisiéramos un asiento junto a la ventana para Praga .
pregúntele al señor Fischer si quiere hacer senderismo por la montaña , por favor .
acabamos de enviar una postal a Madrid .
¿ podría venir alguien a la habitación cinco ? la lámpara está estropeada .
ella no come ni verduras ni pollo .
buenas noches , ¿ podría traerme un poco más de fruta , por favor ?
¿ hay un supermercado cerca de aquí ?
tuvimos un accidente .
antes de que anochezca , quisiera ir al teatro .
¿ cuándo sale el primer tren regional para Colonia ?
aunque tenemos dolor de estómago , queremos ir al cine .
buenos días , mi hermana está buscando su llave de la habitación . ¿ la ha visto ?
se tarda dos horas en reparar el secador .
sería muy amable de su parte traernos una toalla de baño .
¿ podría limpiar la habitación y hablar más despacio ? gracias por su ayuda .
ni hablar de que mi mujer vaya de compras .
la torre es más famosa que la iglesia .
quisiéramos ir a la playa y tomar algo en el bar .
no me traiga todavía la ensalada , por favor .
un billete de ida y vuelta a Ginebra , por favor , en primera clase .
en febrero suele hacer mucho viento en Colonia .
en julio suele hacer mucho sol en Viena .
la tasa turística está incluida en el precio .
nos hemos dejado nuestra bolsa de viaje en el autobús a Varsovia .
¿ puede reparar el inodoro ?
el caballero no tiene tiempo de ir a bailar .
buenas noches , ¿ podría hablar más despacio e imprimir la lista de precios ?
quisiera saber si el ferry va a Palma .
no podemos dormir porque el sofá no está hecho .
nevará , por eso vamos a ir al cine .
puedo cambiar mi vuelo la próxima semana .
nos interesa el teatro . ¿ hay una visita guiada en francés ?
aunque hace mucho frío , mi mujer va a ir a la playa .
la parada de taxis está a dos pasos del acuario .
necesitamos un taxi desde la gasolinera para tres personas a las cuatro y veinticinco .
el señor Taylor celebra su cumpleaños el miércoles ; quisiéramos encargar una botella de vino .
el vuelo a Londres fue cancelado por el mal tiempo .
aunque estamos cansados , queremos comprar un mapa .
ellos están acostumbrados a cenar tarde .
¿ puedo dejar aquí mi móvil hasta las nueve ?
necesito el contrato . ¿ me lo puede enviar ?
la señora Walker celebra su aniversario de boda el lunes ; quisiéramos encargar flores .
el huésped de la habitación veinte ha perdido su llave .
¿ hay alguien aquí que hable español ? mi mujer no habla francés .
queremos que mi hermano participe en la visita guiada .
no hace falta que me traiga la lista de precios , la recepcionista ya me la ha dado .
¿ se admiten perros en las habitaciones ?
tenemos que ir al banco antes de las seis y media porque necesitamos dinero .
no creo que nos marchemos a las nueve .
quisiéramos comprar un sombrero y un diccionario .
hola , ¿ quiere participar en el curso de idiomas ?
el ferry irá a Palma .
si el fin de semana hace buen tiempo , el caballero va a hacer un picnic .
me he marchado sin pagar la cuenta .
buenas noches , ¿ puedo probarme el sombrero negro ?
he reservado una habitación familiar más barata a nombre de López .
estamos esperando el autobús para Valencia .
¿ dónde está la cuenta ? - se la traeré dentro de cincuenta minutos .
la estación de metro está delante del palacio antiguo .
cuando el director habla español , me suena a chino .
la suite pequeña que reservamos en junio no está lista .
aunque estamos enfermos , queremos ir a la playa .
cuando llegue a Roma , voy a alquilar una motocicleta .
¿ quién puede imprimir la cuenta ?
tengo que ir al banco antes de las doce y media porque necesito dinero .
he perdido mis guantes y mi llave .
a mi hermana le gusta mucho la biblioteca .
los huéspedes acaban de comprar un billete para Salzburgo .
mi hijo está buscando su diario . ¿ lo ha visto ?
tome la primera calle a la izquierda y verá el museo de arte nuevo delante de usted .
una pregunta : ¿ podría decirme de dónde sale el tren nocturno para Bruselas ?
estamos buscando nuestro abrigo . ¿ lo ha visto ?
¿ podría preparar la cuenta de la habitación doscientos veinte ? me marcho hoy .
hemos perdido nuestro anillo y nuestras gafas .
quiero que el taxista hable más despacio .
el señor Schmidt quisiera comprar unos pantalones más cortos y un diccionario .
es posible que nos quedemos unos días más dentro de cuarenta minutos .
estamos de mal humor porque hace mucho calor ahora .
hemos oído que la consigna está abierta hasta las cuatro menos cuarto .
llego el martes treinta de diciembre a las siete y media .
los pantalones cuestan cuarenta euros , pero los pantalones más baratos son más baratos .
he perdido mi reloj y mi diario .
el billete a Lisboa cuesta diez euros , pero ellos solo tienen un billete de cincuenta euros .
la carta que los niños enviaron a Viena todavía no ha llegado .
los niños necesitan una pomada de la farmacia .
ellos viven en Valencia .
es posible que reservemos un apartamento pequeño para cuatro noches .
¿ qué recomienda , la tabla de quesos pequeña o la ensalada verde ?
la cena se sirve a partir de las ocho y media en el comedor .
es posible que el señor Miller envíe un paquete a Lisboa esta tarde .
él no está satisfecho con la habitación porque el cuarto de baño es demasiado frío .
¿ podría lavar esta camisa , por favor ?
llame a un médico , por favor , mi hermano ha tenido un accidente .
¿ está incluido el servicio de habitaciones en el precio o tenemos que pagarlo aparte ?
el pronóstico dice que nevará esta noche .
quisiéramos que nos despertaran a las diez menos cuarto , habitación doscientos siete .
mi mujer ha comprado unas postales .
no creo que preguntemos en la recepción mañana a las cinco y media .
¿ podría decirnos si el mercado cubierto antiguo está cerrado los viernes ?
voy a visitar el mercado cubierto y el faro pasado mañana .
¿ podría venir alguien a la habitación doscientos diez ? el cuarto de baño está sucio .
se tarda cuatro horas en llegar a Viena en tren .
me alegro de que mi hermano aparque su coche en el garaje .
el hotel en el que mis hijos estuvieron en Atenas era más cómodo .
el hotel en el que estuvimos en Praga estaba cerca de la estación .
hemos escrito una carta a nuestra hermana .
quisiera una habitación familiar cómoda con baño , por favor .
¿ puedo hacer fotos aquí ?
quisiera reunirme con unos amigos en la estación y hacer senderismo por la montaña .
aunque estoy enfermo , quiero visitar la fortaleza .
ella acaba de comprar un billete para Berlín .
soy de Inglaterra , pero vivo en Hamburgo desde hace cinco años .
es posible que tomemos algo en el bar .
pregúntele a la señora Moreno si quiere dar un paseo por el bosque , por favor .
en agosto suele hacer mucho calor en Edimburgo .
¿ qué tiempo hace en Hamburgo en marzo ?
mis hijos necesitan algo para el dolor de cabeza .
ya no tenemos queso , pero puedo recomendarle el helado .
¿ cuándo estarán listos mis zapatos ?
hemos alquilado una barca .
¿ tienen platos sin champiñones ?
desde ayer me duele la mano .
¿ sería posible que abriera la ventana ?
el tren nocturno para Sevilla sale a las dos y cuarto del andén ocho .
los niños necesitan dos cuchillos .
¿ a qué distancia está la fortaleza de aquí ?
los turistas no trajeron su perro .
¿ podría venir alguien a la habitación cincuenta y nueve ? la impresora está fuera de servicio .
¿ quisiera visitar el teatro de la ópera ?
me he dejado mis guantes en el tren a Varsovia .
pasamos ocho días en Varsovia y siete días en Berlín .
me quedo hoy en el hotel porque estoy enferma .
de la parada de taxis al museo hay solo veinte minutos a pie .
nevará esta noche .
mi hija pasó nueve días en Hamburgo y ocho días en Varsovia .
no tengo ganas de alquilar una motocicleta .
el pastel de manzana está delicioso .
¿ podemos dejar aquí nuestras gafas de sol hasta las tres menos diez ?
mi reloj va atrasado ; ya son las cuatro .
los niños necesitan algo para el dolor de cabeza .
¿ hay una agencia de viajes cerca de aquí ?
mi mujer ha perdido su anillo caro y sus gafas de sol .
desde la torre se pueden ver el famoso ayuntamiento y el castillo .
el mejor hotel de Edimburgo está en la estación .
quisiéramos reservar una suite para ocho personas del veintitrés al veintiocho de febrero .
¿ quiere ir a bailar o prefiere hacer senderismo por la montaña ?
es importante que nuestros amigos llamen a su hermana antes de las siete y cuarto .
va a nevar esta tarde .
quisiera quejarme : el ascensor es demasiado ruidoso y los vecinos escuchan música alta .
sé que la panadería está cerrada los lunes .
me gusta dormir con la ventana abierta .
no como ni fideos ni champiñones .
explíqueme la cuenta , por favor .
mi hermana se ha roto la pierna y tiene que ir al hospital .
mi mujer quiere cambiar de habitación porque la obra es demasiado ruidosa .
tráiganos la confirmación de la reserva , por favor .
disculpe , ¿ hay una habitación individual grande libre del once al veintidós de febrero ?
¿ va el barco a Atenas ?
antes de salir de viaje , quisiéramos comprar unos recuerdos .
buenos días , soy Serrano , de la habitación trescientos doce . envíe al mozo , por favor .
quiero ir a la playa en lugar de nadar en el lago .
¿ podría pasarme la pimienta , por favor ? muchas gracias .
su habitación está en la cuarta planta , al final del pasillo .
quisiera una suite más barata con ducha y vistas al mar .
¿ probaste el queso de la región ?
la recepcionista dice que el servicio está incluido en el precio .
siento que nos hayamos quedado dormidos .
acabo de llegar a Venecia .
Valencia es la ciudad más bonita que hemos visto nunca .
él acaba de pagar con cheque .
quisiéramos tres entradas para el concierto del doce de abril .
la guía con la que hablé el lunes era muy amable .
mis padres no están satisfechos con la habitación porque la ducha está estropeada .
espero que mi hermano pueda recoger su diario pasado mañana .
es importante que mi compañero cambie su vuelo hoy .
la película que ellos querían ver ya ha empezado .
no se preocupe , señora Rossi , repararemos el teléfono .
cuando lleguemos a Varsovia , vamos a nadar en el lago .
el médico dice que la señora tiene que tomar las pastillas durante ocho días .
¿ podría dejar la habitación a la una y media ?
camarero , pedí una ensalada , pero me ha traído un pastel de manzana .
es importante que mi hija llame a su hermano hoy .
se tarda seis horas en llegar a Múnich en tren .
los huéspedes están sentados en un banco del parque y leen el periódico .
el vuelo de Ginebra fue cancelado por el mal tiempo .
la suite tranquila que mi hermana reservó por teléfono es demasiado cara .
el hotel en el que estuvimos en Viena era más cómodo .
tememos que el tren rápido llegue demasiado tarde .
quería preguntarle si podría lavar esta camisa .
¿ han encontrado un anillo ? nos lo hemos dejado en el bar .
¿ puedo probarme los pantalones más cortos ?
mi mujer olvidó su mochila en la habitación hace ocho días .
hay un error en la cuenta : no hemos pedido ningún helado .
disculpe , ¿ cuánto dura el viaje de Atenas a Zúrich ?
no creo que cenemos en la habitación mañana por la noche .
el señor Dubois tiene dolor de estómago .
hace tres días quería leer un libro .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y la bañera está sucia .
¿ cuánto cuesta una suite con ducha por noche ?
¿ reservó una mesa para tres personas el dos de octubre ?
he reservado un apartamento a nombre de Rossi .
de la oficina de objetos perdidos al famoso castillo hay solo veinte minutos a pie .
no sé si puedo reservar una habitación familiar esta tarde .
deme su carné de conducir y firme aquí , por favor .
la señora Becker quisiera comer algo porque tiene hambre .
el palacio está abierto desde las seis hasta las seis y media , pero los viernes está cerrado .
¿ puedo probarme la chaqueta azul ?
buenas noches , quisiera pagar todo junto . ¿ cuánto cuesta la sopa de pescado ?
la recepcionista quiere saber si nuestros amigos quieren cancelar su reserva el fin de semana .
hay chocolate sobre la mesa de la habitación ciento cinco .
le pedí al camarero que llamara a la policía , pero no ha pasado nada .
el taxi que mi hijo pidió para las seis y veinte todavía no ha venido .
aunque estoy enfermo , quiero probar el pescado de la región .
desde la terraza se pueden ver el zoo y el puerto .
de eso ni hablar , señor Serrano .
hola , ¿ podría decirme si la sauna está abierta hasta las once y cuarto ?
la señora Navarro tiene miedo a volar .
quería preguntarle si podría enseñarme el camino al supermercado .
la habitación está sucia .
espero que mi hija pueda enviar una postal a Hamburgo .
buenas noches , ¿ sabía que el acceso a internet es gratis ?
me han robado el pasaporte y el sombrero rojo .
hasta que lleguen los turistas , queremos reunirnos con unos amigos en la estación .
¿ dónde está la toalla de baño limpia ? ¿ podría traérmela , por favor ?
guarde el equipaje hasta la una y veinte , por favor .
he perdido mi bolsa de viaje y mi maleta negra .
¿ podría venir alguien a la habitación cincuenta y siete ? las cortinas son muy viejas .
no vale la pena ir al concierto .
nuestros amigos quieren probar el vino de la región en lugar de hacer un picnic .
cuatro sellos para cartas a Italia , por favor .
pregúntele al señor Navarro si quiere visitar el palacio , por favor .
después de la cena mi hermana quiere hacer un picnic , pero antes tiene que preguntar en la recepción .
cuando el taxista habla italiano , me suena a chino .
mi marido puede tener la habitación individual más grande con balcón .
la película que quería ver empieza a las dos .
siento que hayamos roto la lámpara hace siete días .
el señor García no está hoy . ¿ quiere dejar un recado ?
¿ tengo que hacer transbordo en Atenas o hay un tren directo ?
el castillo de Barcelona es más antiguo que el de Zúrich .
temo que el tren rápido lleve quince minutos de retraso .
es posible que los huéspedes visiten la biblioteca antigua .
tenemos que coger un taxi porque el autocar llega con retraso .
me interesa el museo . ¿ hay una visita guiada en francés ?
¿ podría uno de sus compañeros recomendarnos un buen museo ?
una habitación tranquila cuesta treinta y un euros por noche , y el minibar no está incluido .
¿ podría esperar un momento , por favor ?
quisiera pan con mantequilla y una taza de café .
nuestros amigos no tienen ganas de visitar el hermoso castillo .
va a hacer sol el lunes .
el partido que queríamos ver fue ayer .
la señora Navarro celebra su aniversario de boda el miércoles ; quisiera encargar una botella de vino .
quisiéramos cambiar quinientos francos suizos por euros .
la cuenta asciende a veinticinco euros , incluido el acceso a internet .
quiero que mis padres vayan al cine .
¿ cuánto cuestan las entradas para el paseo en barco del miércoles ?
vine a Salzburgo para ir al teatro .
¿ podría enseñarme en el mapa dónde está la iglesia ?
estamos esperando el tren nocturno para Londres .
queremos que la camarera de piso traiga la cuenta .
a mi mujer le gusta mucho el faro .
tengo muchas ganas de ir al teatro el fin de semana .
los huéspedes no tienen ganas de ir al cine .
el acuario está abierto desde las once menos cuarto hasta las seis y media , pero los jueves está cerrado .
ellos quieren visitar el palacio y el hermoso mercado cubierto .
¿ cuánto cuestan las entradas para la película del miércoles ?
cuando llegue a Londres , voy a participar en la conferencia .
quisiera quedarme en el hotel .
¿ cuántas tazas necesita ? - cinco , por favor .
mis hijos no quisieran visitar el ayuntamiento .
sé que el centro comercial está cerrado los miércoles .
después del almuerzo queremos hacer un picnic , pero antes tenemos que llamar a nuestros padres .
hay un recuerdo sobre la mesa de la habitación cuarenta y siete .
¿ quiere nadar en el lago o prefiere tomar algo en el bar ?
tome las pastillas tres veces al día , después de las comidas .
no vamos a cancelar nuestra reserva mañana por la noche .
creo que podemos dar un paseo por la rosaleda .
en enero suele hacer mucho frío en Londres .
el pronóstico dice que va a hacer mucho viento mañana .
la señora acaba de reservar un apartamento .
¿ dónde está el contrato ? - se lo traeré dentro de cinco minutos .
¿ sabe a qué hora abre la iglesia ?
por culpa del mal tiempo tenemos más tiempo para dormir .
dos billetes de ida y vuelta a Viena para el once de abril , por favor .
mi hermana está intentando llamar a su abogado .
¿ podría dejar la habitación a las nueve y cuarto ?
tenemos muchas ganas de comprar un diccionario el jueves .
pregúntele a la señora Weber si quiere hacer un picnic , por favor .
he olvidado cambiar las botas por otra cosa .
los niños quisieran jamón y huevos y una taza de té .
soy de Portugal , pero vivo en Viena desde hace cuatro años .
mis padres no están satisfechos con la habitación porque la escalera mecánica está fuera de servicio .
hemos hablado con el cocinero .
el taxi que pedimos para las once menos cuarto todavía no ha venido .
quisiera quejarme : el teléfono no funciona y la lámpara está estropeada .
¿ podría preparar la cuenta de la habitación diez ? nos marchamos dentro de dos horas .
nuestros amigos tienen que hacer cola tres horas en el aeropuerto .
por culpa del mal tiempo él tiene más tiempo para descansar .
¿ tienen una suite para cinco personas para seis noches ?
quisiéramos reservar una mesa para seis personas para esta noche .
Paul , ¿ puedes darme el paraguas ?
mi hermana tiene que pagar un ojo de la cara por los pantalones .
un billete de ida a Lisboa , por favor , en primera clase .
mi hermana quiere cambiar de habitación porque el apartamento huele a humo .
buenos días , soy Fischer , de la habitación cuarenta y nueve . envíe al mozo , por favor .
¿ a qué hora sale el tren rápido para Sevilla ?
no estoy satisfecho con la habitación porque la tarjeta llave está estropeada .
se tarda seis horas en llegar a Madrid en tren .
desde ayer me duele la rodilla .
quiero dar un paseo por el parque en lugar de comprar un cuaderno .
la mujer con la que hablamos esta mañana era muy amable .
quisiéramos reservar una suite para dos personas del diez al quince de febrero .
me han robado el carné de identidad y el paraguas .
hemos oído que la fiesta se celebra el veintinueve de noviembre .
ellos han comprado chocolate para su familia .
hay un error en la cuenta : no he pedido ninguna pizza pequeña .
¿ podría llamar a un médico y traernos el contrato ?
el trayecto dura una hora y veinte minutos .
nuestros amigos están de vacaciones .
llamé a mi hermano hace dos horas .
la fortaleza es más antigua que el monasterio .
disculpe , ¿ puedo probarme el bañador rojo ?
quisiéramos que nos despertaran a las doce , habitación catorce .
quisiéramos reservar un apartamento para tres personas del tres al veinticuatro de julio .
¿ a qué hora sale el tren nocturno para Zúrich ?
el médico dice que mi hija tiene que beber mucha agua durante ocho días .
me interesa la fortaleza . ¿ hay una visita guiada en español ?
tengo que ir al banco antes de las siete menos cuarto porque necesito dinero .
espero que ella pueda nadar en el lago .
buenas noches , estamos buscando nuestro abrigo rojo . ¿ lo ha visto ?
quiero que repare el televisor .
el billete a Varsovia cuesta veintitrés euros , pero mi hija solo tiene un billete de cincuenta euros .
quiero nadar en el lago en lugar de reunirme con unos amigos en la estación .
buenas noches , ¿ qué tiempo hace en Venecia en este momento ?
es posible que hablemos con la guía dentro de cuarenta minutos .
él acaba de llegar a Viena .
después de la cena quiero ir a nadar .
la cuenta asciende a setenta euros , incluido el servicio .
tengo sed .
para mí una sopa de pescado y un vaso de vino blanco , por favor .
el coche que ella alquiló es demasiado pequeño .
he olvidado mi bolso negro en el taxi y ahora tengo que rellenar un formulario .
quisiera quejarme : la lavadora está fuera de servicio y el despertador no funciona .
hasta que llegue la señora , queremos participar en el paseo en barco .
desde ayer me duele el oído .
me llamo Becker , tengo una reserva para dos noches .
el técnico que reparó el televisor se olvidó las herramientas .
mi hermana está intentando llamar a su hermano .
la comida de este restaurante es muy buena , pero el servicio es antipático .
¿ hay alguien aquí que hable alemán ? los turistas no hablan portugués .
¿ podría preparar la cuenta de la habitación trescientos ocho ? nos marchamos dentro de seis horas .
¿ podría preparar la cuenta de la habitación trescientos quince ? me marcho mañana .
¿ podría venir alguien a la habitación cincuenta y ocho ? la calefacción está fuera de servicio .
¿ dónde está la cama supletoria ? ¿ podría traérnosla , por favor ?
quisiera dos entradas para la película del dos de abril .
el camarero que habla portugués es muy amable .
quisiera tres entradas para la visita guiada del cinco de agosto .
quisiera comprar unas postales y dar un paseo por el parque .
¿ sabía que la película empieza a las tres y cuarto ?
es importante que los huéspedes aparquen su coche en el garaje antes de las diez y media .
no como ni arroz ni champiñones .
mi hijo está sentado en un banco del patio y lee el periódico .
antes de marcharme , quisiera cancelar mi pedido .
el señor Weber tiene muchas ganas de hacer senderismo por la montaña el martes .
debe de ser un error : reservé una habitación , no un apartamento .
mi hija rompió el florero ayer .
¡ hasta el jueves , Paul !
dentro de tres horas quisiera probar el vino de la región .
estoy a punto de comprar un billete para Viena .
los huéspedes que están en la octava planta todavía no han pagado .
siento que mi compañero haya tenido un accidente hace seis días .
vinimos a Zúrich para comprar unos sellos .
¿ podemos pagar con cheque ?
¿ cuánto cuesta una habitación familiar pequeña con ducha por noche ?
se nos ha acabado la mantequilla ; el camarero ha ido a comprar más .
hemos escrito una carta a nuestra vecina .
es importante que mi hermana cambie su vuelo antes de las cuatro .
siete sellos para postales a Austria , por favor .
¿ dónde está el plato ? ¿ podría traérmelo , por favor ?
le pedí al camarero que nos explicara el recibo , pero no ha pasado nada .
se nos ha acabado el aceite de oliva ; la camarera de piso ha ido a comprar más .
buenos días , ¿ conoce un buen restaurante cerca de la embajada ?
esta chaqueta es demasiado corta .
trabajé en la biblioteca .
quisiéramos reservar una habitación doble bonita para nueve noches .
el cajero automático está enfrente del zoo .
la señora tiene que pagar un ojo de la cara por los pantalones .
el avión de Londres despega a las cuatro menos cuarto .
el partido de fútbol empieza a las siete y veinte .
desde la terraza se pueden ver la iglesia y el jardín .
me perdí en el bosque . ¿ qué debería hacer ?
mi hijo no come ni patatas ni fideos .
¿ han encontrado unas gafas ? me las he dejado en la habitación doce .
no hay electricidad en el cuarto de baño .
la blusa que compramos es demasiado larga .
la motocicleta que alquilamos es demasiado pequeña .
hemos reservado una habitación familiar a nombre de López .
aunque tengo dolor de cabeza , quiero alquilar una bicicleta .
nevará el fin de semana , por eso el señor Taylor va a leer un libro .
siga todo recto y luego gire a la derecha en el banco .
¿ dónde podemos comprar un sello ?
¿ podría traerme la carta , por favor ? gracias por su ayuda .
¿ dónde tengo que hacer transbordo para ir a la oficina de correos ?
dudo que reservemos una habitación doble para dos noches .
ni hablar de que mi mujer haga senderismo por la montaña .
el bocadillo que la señora Serrano pidió está delicioso .
buenas noches , soy Schmidt , de la habitación trescientos veinte . quisiera pedir el desayuno .
el huésped de la habitación diez se marcha mañana .
tome las pastillas ocho veces al día , después de las comidas .
¿ quién puede confirmar la reserva por correo electrónico ?
el palacio es más bonito que el zoo .
el museo de arte nuevo está abierto desde las diez y media hasta las ocho , pero los domingos está cerrado .
¿ cuánto dura el vuelo de Edimburgo a Hamburgo ?
como el tren llevará quince minutos de retraso , no llegaré hasta las nueve y media .
¿ dónde está la cuenta ? - se la enseñaré inmediatamente .
el hotel en el que la señora García estuvo en Colonia no era tan caro .
si el lunes hace buen tiempo , iremos al mercado .
necesitamos la cuenta . ¿ nos la puede enviar ?
si no es mucha molestia , ¿ podría llamar a un médico ?
¿ podemos dejar aquí nuestro bolso hasta las seis menos cinco ?
del hospital al hermoso mercado cubierto hay solo quince minutos a pie .
¿ cuánto cuestan las entradas para la película del martes ?
ni hablar de que mi hija fotografíe el teatro .
no creo que mis padres puedan probar el pescado de la región .
quiero que mi hija participe en la excursión .
en agosto suele hacer mucho sol en Ginebra .
el billete a Edimburgo cuesta cincuenta y cinco euros , pero él solo tiene un billete de cincuenta euros .
dejamos nuestro billete de tren en el coche el mes pasado .
camarero , pedí una sopa de tomate , pero me ha traído una pizza grande .
¿ por qué no puede volar a Londres ?
¿ tenemos que hacer transbordo en Madrid o hay un tren directo ?
si mañana hace buen tiempo , mi hermana va a hacer senderismo por la montaña .
es una lástima que la caja fuerte esté estropeada .
ellos tienen muchas ganas de comprar unas postales el fin de semana .
suelo levantarme a las once menos cuarto .
llegamos el martes veintiséis de julio a las cinco y media .
el concierto se celebra el diez de septiembre .
un billete de ida y vuelta a Praga , por favor , en primera clase .
perdí el enlace en Bruselas porque el tren fue cancelado .
mi hermano ha comprado chocolate para su vecina .
mi mujer se ha roto el pie y tiene que ir al hospital .
quisiéramos una habitación grande con balcón , por favor .
sería muy amable de su parte ayudarnos con el equipaje .
preferiría una suite tranquila que tenga escritorio .
mi compañero perdió el enlace en Madrid porque el tren rápido llegó con retraso .
el castillo de Salzburgo es más antiguo que el de Múnich .
me perdí en la ciudad el dos de enero . ¿ qué debería hacer ?
mi hermano no come ni queso ni verduras .
es posible que mi mujer haga senderismo por la montaña pronto .
la señora Walker celebra su cumpleaños el sábado ; quisiera encargar una botella de vino .
el tren regional para Edimburgo sale a las cuatro del andén siete .
aunque nieva , queremos ir a la playa .
quisiéramos pescado con patatas y una taza de café .
¿ sería posible que nos diera un apartamento grande con vistas al casco antiguo ?
no comemos ni arroz ni huevos .
primero mi hermana quisiera pagar la cuenta y después hacer senderismo por la montaña .
buenas noches , ¿ sabía que la tasa turística cuesta veintisiete euros al día ?
mi hija tuvo que cambiarse a otra habitación ayer por la tarde .
¿ tienen una habitación familiar para tres personas desde el miércoles hasta el viernes ?
la señora Fischer se queda hoy en el hotel porque está cansada .
llegamos el lunes veintisiete de diciembre a la una .
siete billetes de ida a Múnich para el dos de mayo , por favor .
tememos que el autobús llegue demasiado tarde .
a mis hijos les gusta mucho el teatro .
¿ cuánto cuesta una habitación doble cómoda con bañera por noche ?
hay que planchar estos pantalones antes del martes .
la impresora no funciona .
¿ cuánto tiempo desea quedarse ? - hasta el martes , si es posible .
me he dejado mis gafas de sol en el tren a Salzburgo .
¿ cuánto dura el vuelo de Edimburgo a Granada ?
no se olvide de ponerme con la habitación trescientos veinte , por favor .
de la panadería a la iglesia hay solo veinticinco minutos a pie .
nos interesa la torre antigua . ¿ hay una visita guiada en portugués ?
buenas noches , ¿ puedo probarme las botas negras ?
¿ sabe cómo se va de la panadería a la exposición ?
hola , necesito el recibo . ¿ me lo puede traer ?
los huéspedes de la habitación de al lado hacen demasiado ruido .
para mí una buena sopa y cinco vasos de agua mineral , por favor .
en Barcelona lleva dos días lloviendo .
el taxi que él pidió para las ocho y media todavía no ha venido .
¿ puede uno de sus compañeros ayudarnos con el equipaje ?
¿ cuándo estará listo mi bolso ?
pasamos cinco días en París y cuatro días en Roma .
¿ cuánto dura el viaje de Valencia a París ?
es importante que mi hermano cambie la camisa verde por otra cosa antes de las cuatro y diez .
¿ hay alguien aquí que hable portugués ? el caballero no habla alemán .
ellos no están satisfechos con la habitación porque el teléfono está estropeado .
el camarero que habla inglés es muy amable .
el desayuno se sirve a partir de las ocho menos cuarto en la sala de desayunos .
como el tren llega con retraso , no llegaremos hasta las doce menos veinte .
no he estado nunca en Salzburgo , pero conozco bien Hamburgo .
¿ quieres quedarte hasta el jueves ?
de primero quisiéramos una sopa de verduras y de segundo patatas con queso .
¿ sabe cuándo abre la hermosa fortaleza ?
mi mujer quiere cambiar de habitación porque los niños hacen demasiado ruido .
una pregunta : ¿ sale el tren rápido a las cinco y media ?
ellos tienen que prolongar su estancia dentro de dos días .
tenemos que coger un taxi porque el tren lleva cincuenta minutos de retraso .
por culpa del mal tiempo tenemos más tiempo para leer .
le pedí al camarero que nos pusiera con la habitación doscientos siete , pero no ha pasado nada .
¿ qué tranvía va al hospital ?
¿ cómo se llama ? - me llamo Paul Brown .
el médico dice que los niños tienen que beber mucha agua durante nueve días .
perdí el enlace en Roma porque el tren nocturno llevaba diez minutos de retraso .
el bocadillo que pedimos está frío .
el mejor hotel de Lisboa está en el jardín .
espero que ella pueda quedarse unos días más .
queremos que mis padres se reúnan con unos amigos en la estación .
nos encantaría dar un paseo por el parque .
¿ podría confirmar la reserva por correo electrónico y llevar el equipaje a la estación ?
mi hija quisiera carne con verduras y siete vasos de cerveza .
disculpe , ¿ qué recomienda , la sopa de tomate o la sopa de verduras fría ?
no he estado nunca en Lisboa , pero conozco bien Praga .
mañana por la mañana vamos a trabajar en la biblioteca .
el mejor hotel de Madrid está delante del teatro .
si esta tarde llueve , él va a ver la televisión .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la parada de autobús .
el tren regional para Viena sale a las nueve del andén diez .
estoy harto del ruido .
mi hermano quisiera descansar un poco porque está agotado .
el trayecto dura dos horas y quince minutos .
el hotel más tranquilo de Berlín está en el jardín .
la playa está a dos pasos del monasterio .
la carta que enviamos a Venecia todavía no ha llegado .
mi hija toma leche en el desayuno , pero yo prefiero zumo de manzana .
¿ puedes cambiar las toallas , por favor ?
el vuelo a Sevilla fue cancelado por la huelga .
¿ está la sala de desayunos en la séptima planta ?
el médico dice que mi hermana tiene que beber mucha agua durante seis días .
debe de ser un error : reservé una habitación doble pequeña , no un apartamento .
más tarde quiero visitar el hermoso monasterio y la exposición nueva .
se tarda una hora en reparar la calefacción .
si mañana hace buen tiempo , mis padres visitarán el ayuntamiento .
se tarda treinta minutos en preparar la buena sopa de pescado .
¿ dónde está la hoja de registro ? - se la traeré dentro de quince minutos .
la chaqueta que compré es demasiado grande .
hemos reservado una habitación a nombre de Dubois .
el hotel en el que estuve en Barcelona no era tan caro .
¿ cómo se enciende la luz ?
el museo , que está a treinta minutos de aquí , merece una visita .
el señor López no come ni huevos ni verduras .
conocemos bien Colonia .
los huéspedes están acostumbrados a levantarse temprano .
cuatro billetes de ida a Edimburgo para el cinco de febrero , por favor .
la ventana no se puede abrir , y el secador no funciona .
disculpe , ¿ cómo llego a la peluquería ?
¿ podría pasarme la mermelada , por favor ? gracias por su ayuda .
la catedral merece la pena .
son nueve euros . - quédese con el cambio .
me alegro de que podamos prolongar nuestra estancia .
¿ cuánto cuesta una habitación individual pequeña con escritorio por noche ?
¿ podría traernos una plancha y una almohada e imprimir el contrato ?
el señor Wagner celebra su cumpleaños mañana ; quisiéramos encargar una botella de vino .
¿ qué día es hoy ? - hoy es domingo , diez de diciembre .
el taxi que pedí para las cuatro menos cuarto todavía no ha venido .
pensamos hacer senderismo por la montaña .
la carta solo está en alemán , ¿ me la podría traducir ?
¿ quiere hacer un picnic o prefiere fotografiar el faro ?
¿ tenemos que hacer transbordo en Sevilla o hay un tren directo ?
pregúntele a la señora Wilson si quiere fotografiar la exposición , por favor .
¿ podría enseñarme en el mapa dónde está el monasterio ?
él llega el miércoles quince de mayo a las diez menos cuarto .
la señora Wilson ha cancelado la reserva para el jueves .
la llave no entra en la cerradura de la habitación doscientos uno .
buenas noches , ¿ podría traernos un poco más de vinagre , por favor ?
no se preocupe , señor Miller , repararemos la ducha .
de la estación de metro al museo de arte hay solo cuarenta y cinco minutos a pie .
mi hija tiene frío .
aunque hace mucho calor , los huéspedes van a hacer senderismo por la montaña .
la señora Rossi llamó a las siete y veinticinco y dejó un recado para la señora Navarro .
la señora Rossi ha cancelado la reserva para el martes .
lloverá esta noche , por eso vamos a quedarnos en el hotel .
quisiéramos reservar una habitación familiar para seis personas del veinticuatro al veintiséis de junio .
le gusta mucho la biblioteca .
¿ es el garaje del hotel gratis ?
el señor Miller no tiene hambre , pero quisiera una ensalada pequeña .
quisiéramos reservar una mesa para tres personas junto a la ventana .
ya no tenemos fideos , pero puedo recomendarle la buena sopa de verduras .
la parada de autobús está enfrente del teatro .
si mañana llueve , el señor Navarro va a ver la televisión .
el tren irá a Sevilla .
quiero que me traiga cinco hervidores .
buenos días , ¿ qué recomienda , la sopa de verduras fría o el bocadillo grande ?
la sopa de tomate que pedimos está demasiado salada .
un taxi a la oficina de correos cuesta unos treinta y nueve euros .
¿ podría traernos una cuna y un hervidor y cambiar las toallas ?
un taxi a la panadería cuesta unos veinte euros .
la boda se celebra el diecisiete de octubre .
mi hermano se ha dejado su libro en el avión a Colonia .
la señora Rossi tiene que cambiarse a otra habitación el próximo domingo .
antes de marcharnos , quisiéramos reservar una mesa para dos personas .
llévenos al centro comercial , por favor , tenemos prisa .
no hace falta que nos traiga la hoja de registro , el camarero ya nos la ha dado .
despiérteme mañana a las ocho y veinte , por favor , tengo que coger el tren a Lisboa .
almorzamos en la habitación mañana .
¿ se celebra la fiesta en la sala de conferencias ?
queremos cambiar de habitación porque la radio está estropeada .
la señora Wagner celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
ellos quisieran carne con verduras y una botella de vino blanco .
se tarda dos horas en reparar el aire acondicionado .
los niños han escrito una carta a su vecina .
él llegó tarde porque el autobús llegó con retraso .
es posible que ellos vean la televisión .
hará mucho calor , por eso iré al cine .
sé que la farmacia está cerrada los domingos .
el señor Schmidt llegará el quince de diciembre a la una y media .
me llamo Weber , tengo una reserva para dos personas .
mi marido está de mal humor porque no quiere nevar .
hola , ¿ podemos pagar con cheque ?
de primero quisiera una tabla de quesos y de segundo carne con verduras .
esta blusa es demasiado corta .
es importante que mi marido cambie la camisa roja por otra cosa hoy .
nadie pudo decirnos dónde está el cajero automático .
¿ perdió su billete de tren hace cuatro días ?
he perdido el tren . ¿ qué debería hacer ?
he comprado un juguete para mi abuelo .
mi mujer quiere seguir viaje a Londres mañana por la noche .
siento que nuestros amigos hayan roto el espejo .
ella ha nadado en el lago .
mi marido tiene treinta y ocho grados de fiebre y dolor de cabeza .
a nuestros amigos les encantaría fotografiar el castillo .
¿ podría decirnos de dónde sale el autocar para Ginebra ?
mi hija es de España , pero vive en Hamburgo desde hace cinco años .
nuestro equipaje no ha llegado ; debe de estar todavía en Praga .
la señora Weber ha cancelado la reserva para el domingo .
mi hermano toma zumo de naranja en el desayuno , pero yo prefiero té .
¿ sabe cómo se va de la playa a la catedral ?
les encantaría tomar algo en el bar .
ni hablar de que nuestros amigos den un paseo por la rosaleda .
me quedo con la habitación doble más grande .
¿ sabía que el bar está en la sexta planta ?
el tren regional para Praga sale a las doce y cuarto del andén once .
el vuelo de Bruselas fue cancelado por la niebla .
el señor Schmidt quisiera quedarse unos días más .
acabo de recoger mi libro .
mis hijos tienen que pagar un ojo de la cara por el bañador negro .
siento que hayamos perdido nuestra cámara .
no creo que podamos fotografiar el museo .
primero quisiera reservar una habitación individual y después hacer un picnic .
¿ cuándo quiere prolongar su estancia ?
hasta que llegue mi hija , queremos ir a la ópera .
el huésped de la habitación trescientos quince se marcha mañana .
la carta que envié a Colonia todavía no ha llegado .
hola , ¿ sabía que el aparcamiento es gratis ?
la mujer con la que mi marido habló el jueves era muy amable .
el hospital está enfrente de la exposición .
¿ sería posible que preparara la cuenta para mañana ?
¿ puedo dejar aquí mi anillo caro hasta las seis y diez ?
él no tiene tiempo de fotografiar la biblioteca .
para mí un bocadillo y seis vasos de leche , por favor .
a mi hijo le encantaría ir a nadar .
me alegro de que mi hermano pueda ver la televisión más tarde .
las botas cómodas cuestan cincuenta euros , pero el vestido rojo es más barato .
¡ hasta el jueves , Laura !
despiértenos el martes a las tres , por favor , tenemos que coger el tren a Barcelona .
la exposición está abierta desde las ocho menos cuarto hasta las ocho y media , pero los miércoles está cerrada .
la bufanda marrón que la camarera de piso encontró en la habitación doscientos cinco es de mi marido .
no tenemos ganas de fotografiar el teatro antiguo .
disculpe , ¿ tienen una habitación familiar grande para cuatro personas desde el domingo hasta el lunes ?
¿ cuántos vasos necesita ? - cuatro , por favor .
queremos que la guía traiga la cuenta .
ayer por la tarde aparcamos nuestro coche en el garaje .
creo que mi hermana puede volar a Lisboa .
¿ cuándo cierra el ayuntamiento los martes ?
¿ cambiaste dinero hace seis horas ?
el famoso mercado cubierto merece la pena .
el jersey que compré es demasiado grande .
¿ puede reparar el grifo , por favor ?
he oído que la reunión empieza a las once menos cuarto .
hará sol esta noche .
el hotel en el que ellos estuvieron en Barcelona no era tan caro .
no podemos dormir porque la habitación es demasiado fría .
mi mujer está esperando el autobús para Barcelona .
la señora Becker celebra su cumpleaños mañana ; quisiera encargar una botella de vino .
anteayer olvidé mi diario en la habitación y ahora tengo que ir a la policía .
¿ podría preparar la cuenta de la habitación cincuenta y nueve ? me marcho dentro de cuatro horas .
quería preguntarle si podría imprimir el recibo .
quisiera quejarme : los niños hacen demasiado ruido y el espejo está sucio .
la recepcionista enviará a alguien a la habitación treinta y cinco .
quisiera una habitación doble con chimenea , por favor .
sabemos que la oficina de correos está cerrada los martes .
Martin , ¿ puedes ayudarme ?
¿ qué línea de metro va al banco ?
anteayer la señora Rossi olvidó su diario en el autobús .
hola , soy Schmidt , de la habitación treinta y tres . envíe al mozo , por favor .
quisiéramos reservar una habitación familiar para siete personas del siete al veintiocho de octubre .
debe de ser un error : reservamos una habitación doble más grande , no una habitación individual bonita .
el castillo de Salzburgo es más antiguo que el de Edimburgo .
¿ le importaría esperar un momento ?
por culpa del atasco llegué demasiado tarde a la estación .
antes de salir de viaje , él quisiera tomar algo en el bar .
debe de ser un error : reservé un apartamento , no una habitación pequeña .
el señor Becker llamó a las ocho y cinco y dejó un recado para el señor Moreno .
¿ puede traerme una plancha y un periódico inglés , por favor ?
cierre la ventana , por favor .
mis padres están esperando el tren nocturno para Varsovia .
mi hijo necesita algo para el dolor de cabeza .
hola , ¿ puedes traernos papel higiénico , por favor ?
antes de que llegue el autobús , quisiera reunirme con unos amigos en la estación .
el señor Fischer sabe que la oficina de turismo está cerrada los viernes .
¿ a qué hora sale el tren para Varsovia ?
de primero quisiera una tortilla y de segundo pollo con arroz .
¿ podría decirme a qué hora sale el autobús para Venecia ?
la oficina de objetos perdidos está al lado del faro .
quisiéramos saber si el tren nocturno sale a las ocho y media .
¿ dónde está el contrato ? - se lo traeré mañana .
me llamo Moreno , tengo una reserva para hoy .
quisiera quejarme : los vecinos escuchan música alta y la tarjeta llave está estropeada .
quiero alquilar una motocicleta .
¿ a qué hora sale el tren rápido para Granada ?
el anillo caro que la camarera de piso encontró en la habitación cuarenta y cuatro es de la señora .
si el autobús lleva veinticinco minutos de retraso , cogeremos el próximo autobús .
dudo que nos registremos el trece de marzo .
ya no tenemos carne , pero puedo recomendarle la sopa vegetariana .
queremos que mi hijo visite el hermoso palacio .
la señora Wagner celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
tengo que coger un taxi porque el tren lleva veinte minutos de retraso .
pasamos seis días en Granada y cinco días en Venecia .
es una lástima que las cortinas no estén limpias .
llame a un médico , por favor , mi hermana ha tenido un accidente .
de la estación de metro a la torre hay solo veinte minutos a pie .
preferiríamos una habitación doble tranquila que tenga terraza .
quisiera una habitación individual luminosa con baño , por favor .
de primero quisiera una sopa y de segundo fideos con champiñones .
quisiera ver la televisión .
lo sentimos mucho , señor Wilson . el mozo se ocupará de ello dentro de cuarenta minutos .
la señora tiene que hacer transbordo en Colonia .
mi compañero prolongará su estancia mañana .
me llamo Taylor , tengo una reserva para dos personas .
no estamos satisfechos con la habitación porque el sofá es demasiado duro .
¿ podemos dejar aquí nuestra llave de la habitación hasta las diez y media ?
un billete de ida y vuelta a Sevilla , por favor , en primera clase .
antes de marcharnos , quisiéramos preguntar en la recepción .
queremos que mi hermana vaya al mercado .
se tarda cuatro horas en reparar el televisor .
no creo que los turistas vayan en tren a Varsovia .
este plato está demasiado salado , ¿ podría cambiarlo ?
¿ podría enseñarme en el mapa dónde está la famosa fortaleza ?
quisiera quejarme : el hervidor no funciona y la alfombra está sucia .
ellos quisieran ir al mercado y comprar un recuerdo .
¿ qué recomienda , la pizza grande o la sopa de pescado ?
¿ puede rellenar el formulario , por favor ? muchas gracias .
quisiera una habitación con balcón , por favor .
el billete a Zúrich cuesta siete euros , pero ella solo tiene un billete de cincuenta euros .
ni hablar de que mi marido compre unos sellos .
¿ cuánto cuesta alquilar una motocicleta por ocho días ?
¿ puedes firmar aquí , por favor ?
¿ cuándo quiere dar un paseo por el bosque ?
va a hacer sol el fin de semana .
hemos perdido nuestro portátil y ahora tenemos que llamar al hotel .
¿ podría dejar la habitación a las ocho menos cuarto ?
si mañana hace buen tiempo , vamos a participar en la excursión .
¿ está la sauna abierta hasta la una y cuarto ?
hace tres horas tuvimos un accidente .
la carta que mis padres enviaron a Varsovia todavía no ha llegado .
el zoo está abierto desde las seis hasta las nueve menos cuarto , pero los sábados está cerrado .
quisiéramos prolongar nuestra estancia .
no sé si puedo quedarme nueve noches mañana .
la señora se ha dejado su llave en el tren a Roma .
se nos ha acabado la mantequilla ; la camarera de piso ha ido a comprar más .
el vestido cuesta un ojo de la cara .
buenos días , ¿ puede el mozo darnos una habitación con vistas al casco antiguo ?
¿ por qué no puede ir al mercado ?
camarero , pedí una sopa de verduras , pero me ha traído una macedonia de frutas .
el señor Fischer quisiera jamón y huevos y una taza de café .
nadie pudo decirnos dónde está la gasolinera .
nos han robado el billete de avión y la llave del coche .
la blusa que compramos es demasiado pequeña .
el autocar va a Zúrich .
¿ quién puede hablar más despacio ?
se nos ha acabado la mantequilla ; el director ha ido a comprar más .
¿ podría pasarme la mantequilla , por favor ?
queremos que mi hija visite la torre antigua .
¿ tengo que hacer transbordo en Londres o hay un tren directo ?
¿ qué día es hoy ? - hoy es lunes , veinticinco de agosto .
la conexión a internet de la habitación doscientos quince está estropeada .
espero que mi hija pueda nadar en el lago el sábado a las dos y diez .
en Edimburgo lleva cuatro días lloviendo .
se tarda seis horas en llegar a Edimburgo en coche .
mi mujer puede tener la habitación doble más barata con televisor .
la familia García se aloja aquí desde el doce de agosto .
solemos levantarnos a las siete .
aunque hace mucho calor , fotografiaré el hermoso faro .
antes de marcharnos , quisiéramos recoger nuestra mochila .
el avión a Ginebra aterriza a las seis y cuarto .
no hay jabón en la habitación cuatrocientos seis .
¿ cuánto cuesta enviar un paquete a Francia ?
no estamos satisfechos con la habitación porque la habitación no está lista .
tenemos muchas ganas de hacer un picnic mañana .
suelo levantarme a las nueve y media .
la cámara que la camarera de piso encontró en el cuarto de baño es de la señora .
una habitación grande cuesta veintidós euros por noche , y la limpieza final está incluida .
¿ nos podemos llevar la bicicleta ?
queremos que mis hijos alquilen una bicicleta .
pienso que mi hermano puede coger el coche .
tráigame cuatro vasos , por favor .
el hombre con el que mi marido habló ayer era muy amable .
la oficina de turismo está a dos pasos de la iglesia antigua .
¿ podría decirnos a qué hora sale el tren para Varsovia ?
me alegro de que mi hermano pueda leer un libro .
de la estación de metro al teatro de la ópera antiguo hay solo cinco minutos a pie .
hola , ¿ puedes cambiarme trescientos euros , por favor ?
no me traiga todavía el pastel de manzana , por favor .
nuestros amigos quisieran ir al médico porque están enfermos .
la sopa de verduras está buenísima .
mi hermano toma café en el desayuno , pero yo prefiero zumo de manzana .
un taxi a la estación de metro cuesta unos ocho euros .
el camarero nos ha traído un helado en lugar de una sopa .
cambié el jersey azul por otra cosa ayer por la tarde .
ayer por la tarde ella tuvo un accidente . ¿ qué debería hacer ?
quiero que mi mujer dé un paseo por el jardín del castillo .
no estamos satisfechos con la habitación porque la cama no está hecha .
lamentablemente no tenemos habitaciones familiares bonitas libres hasta el jueves .
la señora Brown dejó su billete de tren en la habitación . ¿ qué debería hacer ?
a mi hermano le gusta mucho el museo de arte .
por culpa del atasco mi hijo llegó demasiado tarde al aeropuerto .
acabo de cambiar la corbata amarilla por otra cosa .
el ascensor está estropeado , así que tenemos que bajar a pie a la octava planta .
tengo muchas ganas de ir al mercado el fin de semana .
la señora tiene muchas ganas de ir a la ópera mañana .
ella tiene que hacer cola dos horas en el museo .
el mejor hotel de Barcelona está en el hotel .
el abrigo que compré es demasiado grande .
¿ pagó la cuenta ?
la carta solo está en portugués , ¿ me la podría traducir ?
queremos que mi hermano tome algo en el bar .
no tengo ganas de comprar un cepillo de dientes .
el mes pasado tuve que llamar a mi familia .
acabamos de llegar a Berlín .
quisiera alquilar una motocicleta y fotografiar la catedral .
la cartera que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
quisiera que me despertaran a las cuatro menos veinte , habitación doscientos siete .
quisiera cuatro entradas para el concierto del primero de marzo .
no creo que dejemos nuestra cartera en la recepción a las dos .
la recepcionista limpiará la habitación .
si esta tarde hace demasiado calor , iré al cine .
¿ cuánto cuesta un apartamento con televisor por noche ?
estamos a punto de llamar a nuestro hermano .
para mí una tortilla grande y seis vasos de agua mineral , por favor .
quisiera pagar con tarjeta , pero el aparato no funciona .
llame a una ambulancia , por favor , mi hija ha tenido un accidente .
ella necesita algo para las quemaduras de sol .
he perdido mi libro y ahora tengo que ir a la policía .
antes de marcharnos , quisiéramos cambiar dinero .
el desayuno se sirve a partir de las nueve y media en el comedor .
hemos olvidado hablar con el médico .
¿ podría despertarnos a las ocho y cuarto y limpiar la habitación ?
¿ dónde tenemos que hacer transbordo para ir a la parada de taxis ?
buenos días , quisiera pagar por separado . ¿ cuánto cuesta la buena sopa de tomate ?
si el sábado hace buen tiempo , daré un paseo por el casco antiguo .
el castillo de Granada es más antiguo que el de Madrid .
estoy a punto de comprar un billete para Valencia .
mis hijos deberían dejar el hotel el miércoles a las cuatro y cinco .
me gusta mucho el teatro de la ópera .
desde el balcón se pueden ver la hermosa iglesia y el parque .
la ensalada está demasiado salada .
sería muy amable de su parte despertarme a las once y media .
mi hermana no tiene tiempo de reunirse con unos amigos en la estación .
me alegro de que él pueda dar un paseo por el jardín del castillo mañana .
quisiéramos alquilar una bicicleta por tres días .
lloverá el fin de semana .
buenas noches , necesitamos la lista de precios . ¿ nos la puede traer ?
el nueve de abril queríamos tomar algo en el bar .
mi marido no está satisfecho con la habitación porque la impresora está fuera de servicio .
el hotel más barato de Londres está cerca de la catedral .
¿ quién puede cambiarme quinientos euros ?
es posible que la señora Wagner se cambie a otra habitación a las dos y veinte .
buenos días , señora López . ¿ ha dormido bien ?
el señor Miller quisiera comprar unos zapatos cómodos y un mapa .
de la librería a la famosa biblioteca hay solo cuarenta minutos a pie .
si mañana hace demasiado calor , leeré un libro .
ella no tiene ganas de reunirse con unos amigos en la estación .
el restaurante está abierto hasta las nueve .
el hotel en el que mis padres estuvieron en París estaba cerca de la estación .
nuestros amigos se han marchado sin pagar la cuenta .
necesito un taxi a la oficina de objetos perdidos para siete personas a las cinco y diez .
el mejor hotel de Venecia está en el bar .
¿ tienen una habitación familiar para ocho personas para ocho noches ?
el pronóstico dice que estará nublado mañana .
mi mujer tiene muchas ganas de visitar la famosa biblioteca y la catedral el miércoles .
no hay de qué , señora Becker . ¡ buen viaje !
cinco billetes de ida y vuelta a Múnich para el dieciséis de marzo , por favor .
tengo que pagar un ojo de la cara por el bañador .
¿ sabe cómo se va del banco a la biblioteca antigua ?
la cuenta asciende a sesenta euros , incluida la tasa turística .
ellos reservan una habitación individual esta tarde .
¿ está el acuario cerrado los sábados ?
se tarda cincuenta minutos en preparar la sopa de verduras .
mis padres tienen que hacer cola cinco horas en el aeropuerto .
denos la dirección del museo , por favor .
él quiere ir al teatro dentro de veinte minutos .
la carta que enviamos a Salzburgo todavía no ha llegado .
hemos fotografiado el palacio .
sé que el centro comercial está cerrado los martes .
quisiéramos saber si el barco llega a Valencia a las ocho menos veinte .
no vale la pena visitar el ayuntamiento .
el vuelo de Múnich fue cancelado por la huelga .
no sé si el señor Serrano puede ir a la ópera mañana por la noche .
no sé si mi mujer puede almorzar en la habitación .
no vale la pena ir a la fiesta .
hace ocho días hicimos senderismo por la montaña .
hay que lavar estas blusas antes del lunes .
le gusta mucho el teatro de la ópera .
¿ puede traerme cuatro almohadas , por favor ?
queremos que la camarera de piso limpie la habitación .
primero quisiera llamar a mi oficina y después probar el vino de la región .
vinimos a Berlín para dar un paseo por la rosaleda .
un taxi a la estación de metro cuesta unos veinticuatro euros .
quisiéramos saber si el tren regional sale del andén diecinueve .
¿ podría decirme si el servicio de lavandería está incluido en el precio ?
tenemos que pagar un ojo de la cara por los zapatos marrones .
hasta que lleguen los huéspedes , queremos visitar la catedral .
¿ sería posible que me trajera hielo y un adaptador ?
seis billetes de ida y vuelta a Madrid para el veinticuatro de octubre , por favor .
el taxi que pedimos para las once y media todavía no ha venido .
¿ está incluido el servicio de lavandería en el precio o tenemos que pagarlo aparte ?
¿ quiere fotografiar el palacio o prefiere hacer senderismo por la montaña ?
nuestros amigos llevan desde las ocho y media intentando cambiar dinero .
la mochila marrón que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
nadie pudo decirnos dónde está la estación de metro .
¿ perdió su reloj ayer por la tarde ?
es una lástima que el mando a distancia esté estropeado .
me alegro de que podamos ir a la policía .
quisiera cambiar quinientos dólares por euros .
mi hijo no come ni champiñones ni fideos .
debe de ser un error : reservé una habitación individual , no un apartamento tranquilo .
me han robado la tarjeta de crédito y el reloj .
es posible que mi hija hable con la guía dentro de tres horas .
quiero acostarme temprano .
esta camisa es demasiado cara .
la carretera a Colonia está cortada , así que tenemos que coger el tren .
cuando llegue a Múnich , voy a participar en la excursión .
aunque hace mucho calor , mis padres fotografiarán el hermoso teatro .
creo que compraré unos recuerdos dentro de quince minutos .
el señor Schmidt está buscando su portátil . ¿ lo ha visto ?
buenos días , soy Fischer , de la habitación cincuenta . quisiera pedir el desayuno .
quisiéramos un asiento en el coche restaurante para Lisboa .
espero que él pueda pedir una pizza .
quisiera pollo con arroz y un vaso de vino tinto .
el vuelo a Sevilla fue cancelado por el mal tiempo .
mis padres tienen muchas ganas de hacer senderismo por la montaña el domingo .
hemos olvidado reservar una habitación individual más barata .
necesitamos un taxi a la estación para cuatro personas a las cuatro y diez .
los huéspedes necesitan unas gotas para los ojos de la farmacia .
es posible que mi marido se reúna con unos amigos en la estación esta noche .
quisiéramos que nos despertaran a las seis menos cuarto , habitación diez .
hola , soy Brown , de la habitación ciento cinco . quisiera pedir el desayuno .
quisiera comprar una chaqueta más barata y un diccionario .
el hombre con el que el caballero habló el lunes era muy amable .
avísenos en cuanto el equipaje llegue , por favor .
no se olvide de darme una habitación individual con vistas a la plaza , por favor .
mi marido suele levantarse a las ocho y cuarto .
dudo que los huéspedes naden en el lago a las cinco menos diez .
quisiéramos saber si el autobús va a Granada .
mi hermana toma café en el desayuno , pero yo prefiero café .
¿ sabe cómo se va de la oficina de objetos perdidos al acuario ?
la recepcionista quiere saber si quisiéramos traer nuestro perro esta tarde .
no estamos satisfechos con la habitación porque el frigorífico es demasiado ruidoso .
he perdido mi bufanda y mi portátil nuevo .
no creo que nos quedemos unos días más .
mi reloj va atrasado ; ya son las siete .
la señora Brown celebra su aniversario de boda el martes ; quisiera encargar una botella de vino .
antes de que cierren las tiendas , quisiéramos tomar algo en el bar .
mi compañero quiere cambiar de habitación porque la luz está estropeada .
quería preguntarle si podría explicarme el recibo .
llame a un médico , por favor , mi marido ha tenido un accidente .
una mesa para siete , por favor .
no se preocupe , señora Serrano , repararemos el televisor .
quiero que nos dé la llave de la habitación ciento uno .
¿ quiere quedarse unos días más esta tarde ?
el mozo limpiará la habitación .
el director dice que la fortaleza está cerrada los miércoles .
¿ podríamos dejar la habitación a las seis y cuarto ?
nevará , por eso voy a leer un libro .
el taxi que ella pidió para las tres todavía no ha venido .
el hervidor no funciona .
creo que puedo volar a Edimburgo dentro de cinco días .
quisiera saber si el ferry llega a Venecia a las cinco y media .
quisiéramos reservar una habitación luminosa para dos noches .
quiero alquilar una bicicleta en lugar de nadar en el lago .
primero quisiéramos recoger nuestro abrigo y después alquilar un coche .
el señor Wagner celebra su cumpleaños hoy ; quisiera encargar flores .
el director quiere saber si queremos prolongar nuestra estancia el dieciséis de junio .
pensamos probar el queso de la región .
necesito la cuenta . ¿ me la puede enviar ?
primero mis hijos quisieran preguntar en la recepción y después participar en la excursión .
¿ podría pasarme la sal , por favor ?
quiero llamar a mi oficina mañana por la mañana .
el camarero dice que la fiesta se celebra el veintisiete de octubre .
primero quisiéramos pagar la cuenta y después alquilar un coche .
quiero cambiar de habitación porque la lámpara no funciona .
ella quisiera alquilar una motocicleta e ir al cine .
¿ conoce un buen restaurante cerca de la playa ?
llame a un médico , por favor , mi hija se ha desmayado .
cuando llegue a Edimburgo , voy a alquilar una bicicleta .
la señora está sentada en un banco del jardín del castillo y nos espera .
la señora Schmidt ha cancelado la reserva para el jueves .
quisiera hablar con el señor Schmidt , por favor .
antes de marcharnos , quisiéramos recoger nuestro diario .
olvidé mi chaqueta azul en la habitación el miércoles pasado .
estoy a punto de pagar la cuenta .
el huésped de la habitación cincuenta y cuatro ha perdido su llave .
la señora Walker ha cancelado la reserva para el lunes .
ni hablar de que mi hermano fotografíe el palacio .
no como ni carne ni patatas .
¿ dónde tenemos que hacer transbordo para ir a la gasolinera ?
esta maleta es muy ligera , pero la otra es pesada .
nevará el miércoles , por eso los niños van a ir al cine .
quisiéramos una habitación individual bonita con televisor , por favor .
quiero que nos dé la dirección de la embajada .
el teatro está abierto desde las seis y cuarto hasta las siete , pero los miércoles está cerrado .
aquí tiene su tarjeta , señora Wagner . su habitación está en la tercera planta .
la habitación individual cómoda que reservamos la semana pasada es demasiado pequeña .
me interesa el palacio . ¿ hay una visita guiada en español ?
la señora Schmidt ha cancelado la reserva para el miércoles .
a mi hermana le gustó mucho la obra de teatro .
¿ le importaría traerme una manta caliente ?
aunque hace mucho frío , vamos a hacer senderismo por la montaña .
lamentablemente el hotel está completo hasta el nueve de abril .
estoy seguro de que los turistas se cambiarán a otra habitación el miércoles .
he oído que la visita de la ciudad empieza a las siete .
el hotel en el que estuvimos en Barcelona no era tan caro .
la señora Miller no tiene tiempo de nadar en el lago .
¿ cuándo tengo que dejar la habitación ?
nadé en el lago el martes pasado .
el avión a París despega a las diez y media .
quisiéramos una habitación doble con televisor , por favor .
quisiera carne con verduras y cinco vasos de leche .
nuestros amigos toman café en el desayuno , pero yo prefiero agua mineral .
¿ dónde tengo que hacer transbordo para ir a la agencia de viajes ?
mi hijo pasó cinco días en Viena y seis días en Londres .
pregúntele al señor López si quiere comprar un recuerdo , por favor .
antes de marcharnos , quisiéramos pagar con tarjeta de crédito .
no creo que podamos pagar con tarjeta de crédito .
llegamos tarde porque el autocar estaba lleno .
aunque el técnico ha reparado la calefacción , sigue sin funcionar .
¿ puede la recepcionista cambiar las sábanas ?
mi hijo toma zumo de naranja en el desayuno , pero yo prefiero té .
el partido que queríamos ver empieza a las tres y cuarto .
la fiesta se celebra en el casco antiguo .
de primero quisiera una sopa y de segundo patatas con queso .
estoy de mal humor porque llueve hoy .
el director quiere saber si ella quiere traer su gato .
si el fin de semana hace buen tiempo , mi compañero quiere alquilar una bicicleta .
antes de salir de viaje , quisiera alquilar una barca .
quiero comprar un cuaderno en lugar de participar en el paseo en barco .
¿ podría venir alguien a la habitación ciento uno ? las sábanas son muy viejas .
la parada de autobús está delante del palacio .
quisiéramos reservar una mesa para siete personas en la terraza .
el señor Navarro celebra su cumpleaños hoy ; quisiéramos encargar una botella de vino .
quisiera un asiento en primera clase para el miércoles .
me llamo Serrano , tengo una reserva para esta noche .
de eso ni hablar , señora Fischer .
los huéspedes están sentados en un banco del jardín del castillo y leen el periódico .
hablo alemán , pero no entiendo el francés .
Sevilla es la ciudad más bonita que él ha visto nunca .
tráigame un periódico , por favor .
¿ podría dejar la habitación a las ocho ?
¿ sabía que la fortaleza está abierta hasta las once ?
primero quisiéramos reservar una mesa para seis personas y después nadar en el lago .
la mujer con la que ella habló el jueves era muy amable .
hemos perdido nuestro sombrero nuevo y nuestro collar .
ellos quieren ir a la playa en lugar de hacer senderismo por la montaña .
sé que la panadería está cerrada los jueves .
llegamos tarde porque el autobús fue cancelado .
cuando el mozo habla inglés , me suena a chino .
¿ por qué no dejó el hotel ?
¿ le importaría enviar a alguien a la habitación veinte ?
ni hablar de que mi compañero participe en la visita guiada .
¿ le importaría hacerme una foto ?
anteayer tuvimos que cambiarnos a otra habitación .
todas las habitaciones de la tercera planta tienen ducha .
buenas noches , ¿ puede traerme un hervidor y papel de carta , por favor ?
no hay de qué , señora García . ¡ buen viaje !
he oído que el gimnasio está abierto hasta las once y cuarto .
quiero ir a la ópera en lugar de comprar un diccionario .
quisiéramos reservar una suite grande para seis personas del diez al dieciocho de junio .
¿ podría ayudarme con el equipaje y guardar el equipaje hasta las doce menos cuarto ?
¿ quiere hacer senderismo por la montaña la próxima semana ?
aquí tiene su llave , señor López . su habitación está en la quinta planta .
siga todo recto y luego gire a la derecha en el hospital .
hemos escrito una carta a nuestros nietos .
lamentablemente el hotel está completo en noviembre .
no creo que mi hermano pueda dejar su bolsa de viaje en la recepción .
lo sentimos mucho , señora Miller . el técnico se ocupará de ello dentro de cinco minutos .
la mujer con la que mi marido habló el domingo era muy amable .
la blusa que los niños compraron es demasiado grande .
buenos días , ¿ cuándo cierra el monasterio los miércoles ?
lamentablemente no tenemos apartamentos tranquilos libres hasta el viernes .
¿ sería posible que limpiara la habitación ?
el técnico que reparó el aire acondicionado trabajó bien .
hola , soy Moreno , de la habitación trescientos ocho . quisiera pedir el desayuno .
mi compañero teme que el tren rápido esté lleno .
ellos quisieran comprar una corbata amarilla y una guía de viajes .
nos han robado la tarjeta de crédito y las gafas de sol .
una pregunta : ¿ quiere visitar el monasterio y el museo o prefiere hacer senderismo por la montaña ?
la ventana no se puede abrir , y el ascensor es demasiado ruidoso .
la habitación familiar que reservé la semana pasada es demasiado cara .
dentro de dos días queremos participar en el paseo en barco .
estoy seguro de que él cancelará su reserva mañana por la mañana .
mi hermana toma té en el desayuno , pero yo prefiero agua mineral .
el sombrero azul que la camarera de piso encontró debajo de la cama es de nuestros amigos .
no sé si pagaré la cuenta el jueves .
me interesa el mercado cubierto . ¿ hay una visita guiada en francés ?
el hotel más tranquilo de Granada está junto al mar .
póngame con la habitación cincuenta y seis , por favor .
¿ le importaría cambiarnos cien euros ?
pasé cuatro días en Zúrich y seis días en Valencia .
la camisa cuesta quince euros , pero el bolso negro es más barato .
quisiera reservar un apartamento cómodo para siete personas del dos al doce de mayo .
llegamos el jueves seis de marzo a las diez y media .
le gusta dormir con la ventana abierta .
quisiera que me despertaran a las diez y media , habitación trescientos cuatro .
vinimos a Roma para fotografiar la exposición nueva .
el hospital está detrás del monasterio .
hola , ¿ podría traernos un tenedor y champú , por favor ?
¿ hay una habitación familiar libre del siete al veintiocho de diciembre ?
es importante que mi mujer vaya al dentista antes de las ocho menos cuarto .
el hotel más tranquilo de Praga está enfrente de la estación .
el tren irá a Lisboa .
no estamos satisfechos con la habitación porque el espejo está mojado .
nadie pudo decirnos dónde está la peluquería .
¿ sería posible que me diera la llave de la habitación doce ?
¿ quiere participar en el paseo en barco o prefiere fotografiar el castillo ?
el señor Rossi llamó a las nueve y dejó un recado para la señora Serrano .
es importante que los niños cambien dinero antes de las ocho y media .
la parada de taxis está detrás del hermoso mercado cubierto .
estoy seguro de que reservaré una mesa para cuatro personas .
queremos que mi hermano visite el faro .
lamentablemente no tenemos habitaciones individuales cómodas libres en enero .
el bar está en la séptima planta .
no hay jabón en nuestra habitación .
me alegro de que ellos puedan ir a la playa .
el sofá no está hecho .
quisiera jamón y huevos y una taza de té .
¿ cuándo cierra el zoo los viernes ?
tenemos que coger un taxi porque el autobús llega con retraso .
cuando lleguemos a Ginebra , vamos a fotografiar el zoo .
quisiera quejarme : el hervidor está estropeado y el sillón es muy viejo .
la oficina de objetos perdidos está al lado del castillo .
disculpe , ¿ cómo llegamos al cajero automático ?
debe de ser un error : reservamos una habitación familiar , no un apartamento luminoso .
si el tren está lleno , la señora Rossi tiene que perder el avión .
lo sentimos mucho , señor Moreno . la camarera de piso se ocupará de ello inmediatamente .
me interesa el zoo . ¿ hay una visita guiada en español ?
si el martes llueve , quiero tomar algo en el bar .
¿ dejó su billete de avión en la habitación hace tres horas ?
tememos que el tren rápido llegue con retraso .
pasado mañana lloverá , por eso vamos a tomar algo en el bar .
olvidamos nuestro sombrero en el taxi ayer por la tarde . ¿ qué deberíamos hacer ?
la recepcionista quiere saber si él quisiera registrarse esta noche .
antes de marcharme , quisiera aparcar mi coche en el garaje .
estoy seguro de que cenaremos en el restaurante el jueves .
¿ quieres participar en la cata de vinos mañana a las seis y cuarto ?
mi hermano rompió el espejo ayer por la tarde .
quiero que mis padres compren un cuaderno .
el frigorífico de la habitación ciento dos está estropeado .
¿ podría preparar la cuenta de la habitación ciento veinte ? me marcho mañana .
hasta que lleguen los huéspedes , queremos nadar en el lago .
mi compañero quisiera descansar un poco porque está agotado .
el fin de semana doy un paseo por el jardín del castillo .
estoy seguro de que mi hermano aparcará su coche en el garaje esta noche .
quisiera hablar con el señor Walker , por favor .
tuve que reservar una habitación doble cómoda para cinco noches .
pienso que podemos aparcar nuestro coche en el garaje .
mi hijo no tiene tiempo de participar en el paseo en barco .
¿ podría traerme la carta , por favor ?
de la embajada a la catedral hay solo cuarenta minutos a pie .
el cajero automático está delante del famoso monasterio .
el señor García llamó a las doce y media y dejó un recado para la señora Schmidt .
para mí un pastel de manzana y una taza de café , por favor .
quisiéramos pagar por separado . ¿ cuánto cuesta la sopa ?
los niños van a reservar una habitación individual grande para cinco noches .
mis hijos han olvidado su llave en el autobús .
el huésped de la habitación veinticinco ha perdido su llave .
los niños están intentando dejar su mochila en la recepción .
¿ le importaría llamar a un médico ?
mis padres han olvidado cambiar dinero .
nuestros amigos tienen que pagar un ojo de la cara por la corbata .
vimos la televisión el jueves pasado .
el camarero nos ha traído una macedonia de frutas en lugar de un helado .
mi compañero ha olvidado pagar con cheque .
quisiera saber si el autobús sale a las diez .
despiértenos el jueves a la una menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las once y cuarto .
la ventana no se puede abrir , y el sofá es demasiado pequeño .
mis hijos quisieran comprar unos pantalones más cortos y un diccionario .
mi compañero llegó tarde porque el autocar estaba lleno .
aquí tiene su pasaporte , señora Miller . su habitación está en la tercera planta .
ni hablar de que mi mujer dé un paseo por el casco antiguo .
quisiéramos reservar una mesa para ocho personas junto a la ventana .
anteayer el caballero voló a Bruselas .
quisiéramos una habitación con terraza , por favor .
hola , soy Taylor , de la habitación treinta y uno . envíe al mozo , por favor .
quisiera ir al teatro y fotografiar el teatro .
lamentablemente no tenemos habitaciones tranquilas libres en agosto .
he roto el plato . ¿ qué debería hacer ?
estoy esperando el tren para Varsovia .
nos perdimos en el casco antiguo hace dos días .
¿ cuándo cierra el teatro los miércoles ?
quisiera quejarme : la lavadora es demasiado ruidosa y el apartamento huele a humo .
si no es mucha molestia , ¿ podría limpiar la habitación cinco ?
hasta que lleguen los turistas , quiero visitar la torre y el museo de arte .
¿ podría decirme si la piscina abre a las doce ?
una pregunta : ¿ le importaría traerme tres planos de la ciudad ? muchas gracias .
¿ puedes recomendarnos una buena playa , por favor ?
él quisiera carne con verduras y una botella de agua mineral .
quería preguntarle si podría rellenar el formulario .
el famoso museo de arte merece la pena .
es una lástima que el colchón no esté hecho .
ocho billetes de ida a Barcelona para el diecisiete de mayo , por favor .
el bañador cuesta un ojo de la cara .
mi compañero toma leche en el desayuno , pero yo prefiero zumo de manzana .
no sé si daremos un paseo por el casco antiguo esta tarde .
espero que nademos en el lago mañana por la noche .
mi hermana quisiera tomar algo en el bar y dar un paseo por el parque .
¿ llega el tren a Ginebra a las once menos cuarto ?
rompimos el florero la semana pasada .
después del desayuno mi hijo puede ver la televisión .
el fin de semana va a llover .
me alegro de que mi hermano pueda levantarse temprano .
mis hijos quisieran acostarse temprano porque están cansados .
pregúntele al señor Dubois si quiere nadar en el lago , por favor .
el bañador más barato cuesta diecisiete euros , pero el jersey es más barato .
no creo que la señora pueda cambiar su vuelo el próximo mes .
antes de marcharme , quisiera llamar a mi familia .
el despertador no funciona desde esta mañana .
¿ puedes reservarme una mesa junto a la ventana , por favor ?
si esta tarde hace demasiado frío , voy a descansar un poco .
la señora Taylor no está en este momento . ¿ quiere dejar un recado ?
¿ puede prestarme un cargador , por favor ?
¿ sería posible que me hiciera una foto ?
¿ dónde está la cuenta ? - se la enseñaré dentro de veinte minutos .
una pregunta : ¿ podría preparar la cuenta para mañana y limpiar la habitación doscientos siete ?
no hay de qué , señor Walker . ¡ feliz estancia en Barcelona !
mi reloj va atrasado ; ya son las cinco y cuarto .
la peluquería está a dos pasos del famoso teatro .
resérvenos una mesa junto a la ventana , por favor .
se tarda cinco horas en limpiar la suite .
espero que mi hijo alquile una motocicleta .
antes de marcharnos , quisiéramos llamar a nuestra hermana .
a los huéspedes les encantaría ir al cine .
la señora Serrano no está hoy . ¿ quiere dejar un recado ?
¿ desea pagar en efectivo o con cheque , señora García ?
no sé si puedo cambiar el jersey por otra cosa pasado mañana .
somos alérgicos a los huevos .
¿ qué tranvía va a la panadería ?
le pedí al camarero que nos trajera el recibo , pero no ha pasado nada .
nos han robado el carné de identidad y el móvil .
se tarda cuatro horas en reparar el aire acondicionado .
el director quiere saber si ella quiere quedarse unos días más .
la señora Wilson acaba de llegar a Salzburgo .
tenemos muchas ganas de probar el vino de la región mañana .
pienso que mis padres pueden hacer un picnic dentro de cuatro horas .
mi hijo tiene que hacer cola dos horas en la estación .
como el autocar llega con retraso , no llegaremos hasta las once y cinco .
mis hijos quieren ir a la ópera .
se tarda una hora en llegar a Venecia en coche .
el camarero dice que el acceso a internet cuesta treinta y tres euros al día .
no estoy satisfecho con la habitación porque el secador no funciona .
he olvidado cambiar el vestido por otra cosa .
el vuelo a Múnich fue cancelado por el mal tiempo .
¿ prolongó su estancia ayer ?
llevo desde las doce intentando dejar mi sombrero azul en la recepción .
David , ¿ puedes darme el cargador ?
¿ podría decirme si el concierto se celebra en el jardín del castillo ?
el banco está a dos pasos del ayuntamiento .
¿ puedo dejar aquí mi llave del coche hasta las cinco y media ?
el tren parará en todas las estaciones .
quisiera una suite con balcón y vistas al lago .
no sé si puedo reservar una habitación doble para nueve noches .
nuestros amigos tienen que cambiar el bañador verde por otra cosa .
el concierto que queríamos ver empieza a las tres y cuarto .
debe de ser un error : reservamos un apartamento bonito , no un apartamento .
el tren de Hamburgo a Roma lleva cinco minutos de retraso .
¿ quisieras probar el vino de la región pasado mañana ?
¿ hay un apartamento luminoso libre del veinticinco al veintinueve de diciembre ?
me alegro de que los turistas puedan quedarse en el hotel .
¿ sabía que el faro está cerrado los jueves ?
para mí una pizza pequeña y un vaso de cerveza , por favor .
la oficina de objetos perdidos está al lado del ayuntamiento .
¿ han encontrado un libro ? nos lo hemos dejado en el bar .
me llamo Dubois , tengo una reserva para hoy .
el huésped de la habitación treinta y cinco ha perdido su llave .
aunque tengo dolor de cabeza , quiero comprar una postal .
ya no tenemos verduras , pero puedo recomendarle la macedonia de frutas .
quisiera saber si el tren nocturno para en Praga .
tráiganos la cuenta , por favor .
antes de marcharme , quisiera hablar con el cocinero .
nos han robado la tarjeta de crédito y el anillo .
la sala de conferencias está en la quinta planta .
más tarde mi compañero paga la cuenta .
¿ me puede traer la hoja de registro ?
quisiera un apartamento tranquilo con caja fuerte y vistas al casco antiguo .
la familia Taylor se aloja aquí desde el siete de febrero .
el pronóstico dice que estará nublado el jueves .
la carta solo está en inglés , ¿ me la podría traducir ?
¿ puede lavar esta camisa , por favor ?
perdí el enlace en Atenas porque el tren nocturno llegó con retraso .
buenas noches , ¿ sabe cómo se va del cine al teatro ?
la ensalada que pedí está deliciosa .
él necesita algo para la fiebre .
primero quisiera recoger mi móvil nuevo y después ir a nadar .
mi mujer está sentada en un banco del parque y nos espera .
quisiera reservar una mesa para cuatro personas en la terraza .
buenos días , mi mujer ha perdido su pasaporte . ¿ qué debería hacer ?
la habitación doble grande que mi hermano reservó en abril es demasiado pequeña .
quisiera saber si el barco zarpa a la una menos diez .
mi hijo se queda hoy en el hotel porque está resfriado .
¿ tienes sueño , Anna ?
quisiera un asiento en el coche restaurante para el jueves .
quería preguntarle si podría darme la llave de la habitación doscientos siete .
llame a una ambulancia , por favor , mi mujer ha tenido un accidente .
tengo muchas ganas de hacer un picnic el fin de semana .
si el autocar llega con retraso , tengo que quedarme otra noche .
siento que mi marido se haya quedado dormido .
mi hijo suele levantarse a las seis y cuarto .
se tarda treinta minutos en preparar la sopa de tomate .
el tren de Valencia a Barcelona lleva quince minutos de retraso .
quisiera comer algo porque tengo hambre .
el abrigo que la camarera de piso encontró en la habitación trescientos ocho es de la señora .
despiérteme el domingo a las nueve , por favor , tengo que estar en el aeropuerto antes de las nueve y diez .
mi compañero debería coger el coche mañana a las doce menos veinte .
¿ por qué no quieres marcharte ?
la guía con la que hablé ayer era muy amable .
el frigorífico es demasiado ruidoso .
¿ cuándo visitará el ayuntamiento ?
lloverá mañana , por eso la señora se acostará temprano .
quisiera quejarme : la conexión a internet está estropeada y la tarjeta llave no funciona .
hola , ¿ a qué hora sale el tren nocturno para Viena ?
si tuviéramos más dinero , nos quedaríamos más tiempo .
el huésped de la habitación doscientos uno ha pedido el desayuno .
quisiera una suite bonita con bañera y vistas al parque .
el huésped de la habitación diez ha perdido su llave .
no me traiga todavía el bocadillo , por favor .
en Ginebra lleva tres días lloviendo .
necesito algo para las quemaduras de sol .
para mí un filete grande y una taza de té , por favor .
un billete de ida a Colonia , por favor , en primera clase .
es una lástima que la plancha esté estropeada .
temo que el tren rápido esté lleno .
queremos ir al teatro en lugar de comprar unas postales .
quisiéramos cinco entradas para la fiesta del once de octubre .
queremos que mi hijo nade en el lago .
para mí una sopa y siete vasos de limonada , por favor .
si no es mucha molestia , ¿ podría reparar la impresora ?
tenemos muchas ganas de visitar el museo de arte y el famoso museo el lunes .
dejé mi carné de identidad en el coche ayer por la tarde .
pedimos una ensalada . ¿ cuándo nos la va a traer ?
¿ dónde está el recibo ? - se lo enviaré dentro de veinticinco minutos .
primero mi hermano quisiera pagar en efectivo y después fotografiar el hermoso faro .
no vale la pena ir al paseo en barco .
quería preguntarle si podría preparar la cuenta para mañana .
¿ qué recomienda , el filete grande o el bocadillo ?
antes de que llegue el autobús , quisiera ir al cine .
la suite es demasiado oscura .
mi mujer tiene muchas ganas de ir a la playa el fin de semana .
buenas noches , ¿ podría decirme si la torre está cerrada los miércoles ?
quisiera hacer senderismo por la montaña y comprar un diccionario .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del banco .
la señora Fischer llegará el veintisiete de julio a las siete y diez .
disculpe , me interesa el famoso teatro . ¿ hay una visita guiada en inglés ?
me alegro de que podamos quedarnos nueve noches el fin de semana .
el coche que alquilamos es demasiado pequeño .
le pedí a la recepcionista que nos cambiara cien euros , pero no ha pasado nada .
después del desayuno queremos ir al cine , pero antes tenemos que dejar nuestro collar en la recepción .
la familia Moreno se aloja aquí desde el diecisiete de junio .
estoy a punto de reservar una mesa para seis personas .
disculpe , ¿ sale el tren rápido del andén siete ?
el huésped de la habitación doscientos uno ha perdido su llave .
¿ a qué hora sale el autobús para Hamburgo ?
¿ quiere fotografiar el ayuntamiento o prefiere visitar la torre y el museo de arte ?
¿ podría reparar el mando a distancia y explicarnos la confirmación de la reserva ?
¿ podría venir alguien a la habitación doscientos cinco ? la cama es demasiado dura .
¿ podría traerme dos toallas , por favor ?
se nos ha acabado la sal ; el mozo ha ido a comprar más .
¿ cuándo estará lista mi blusa más barata ?
el castillo de Hamburgo es más antiguo que el de Múnich .
¿ han encontrado una llave del coche ? me la he dejado en la habitación cuatrocientos uno .
acabamos de ir a la peluquería .
la hermosa fortaleza , que está a treinta minutos de aquí , merece una visita .
¿ cuánto cuestan las entradas para la fiesta del domingo ?
antes de que cierren las tiendas , quisiéramos reunirnos con unos amigos en la estación .
quisiera quejarme : la suite es demasiado oscura y la ducha no funciona .
mi hermana va a hacer senderismo por la montaña dentro de tres días .
hace nueve días nadamos en el lago .
quiero que llame a un médico .
el mes pasado la señora reservó una mesa para cuatro personas .
estoy harta de la cola .
quisiera una suite luminosa con televisor , por favor .
ni hablar de que mi compañero alquile un coche .
la señora Navarro ha cancelado la reserva para el miércoles .
¿ desea pagar en efectivo o con cheque , señora Navarro ?
¿ dónde está la lista de precios ? - se la enviaré dentro de cuarenta minutos .
denos una habitación doble más barata con vistas al puerto , por favor .
me perdí en la ciudad .
quiero que la camarera de piso espere un momento .
¿ qué tranvía va al supermercado ?
la habitación individual que reservé en enero es demasiado pequeña .
la suite luminosa que reservé por teléfono es demasiado cara .
el hombre con el que hablamos esta mañana era muy amable .
¿ han encontrado una bolsa de viaje azul ? nos la hemos dejado en la habitación cuarenta y cuatro .
antes de que llegue el autobús , quisiera dar un paseo por el jardín del castillo .
una pregunta : ¿ puedo probarme las botas ?
no se preocupe , señora Fischer , le traeremos una cuna .
el acuario está abierto desde las seis y media hasta las seis y cuarto , pero los martes está cerrado .
mi hermano puede tener el apartamento luminoso con bañera .
mi hermana ha olvidado cancelar su reserva .
llegamos el domingo dieciocho de febrero a las diez y veinte .
por culpa del mal tiempo mi mujer tiene más tiempo para dormir .
buenos días , ¿ podría enseñarme en el mapa dónde está la famosa iglesia ?
cuando lleguemos a Valencia , vamos a ir a nadar .
nos interesa la biblioteca . ¿ hay una visita guiada en inglés ?
los niños se han dejado su llave del coche en el autobús a Roma .
la cuenta asciende a treinta euros , incluido el servicio .
la señora Wilson ha cancelado la reserva para el domingo .
Salzburgo es la ciudad más bonita que hemos visto nunca .
el hotel en el que él estuvo en Bruselas estaba cerca de la estación .
él tiene muchas ganas de probar el pescado de la región el fin de semana .
le pedí al mozo que rellenara el formulario , pero no ha pasado nada .
lo sentimos mucho , señora Serrano . el mozo vendrá inmediatamente .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la librería .
un billete de ida y vuelta a Atenas , por favor , en segunda clase .
¿ qué autobús va a la comisaría ?
si mañana nieva , mi hijo quiere quedarse en el hotel .
el desayuno se sirve a partir de las diez menos cuarto en la sala de desayunos .
buenos días , señor Taylor . ¿ ha dormido bien ?
cuando llegamos a Colonia , las sábanas estaban sucias .
los turistas tienen que hacer cola tres horas en el aeropuerto .
el camarero me ha traído una macedonia de frutas en lugar de una tabla de quesos .
a mis padres les gusta pasear por la playa .
¿ tienes frío , Julia ?
me llamo Miller , tengo una reserva para una noche .
el bocadillo que nuestros amigos pidieron está frío .
el desayuno se sirve a partir de las diez menos cuarto en la terraza .
si esta tarde hace demasiado frío , ella leerá un libro .
no estoy satisfecho con la habitación porque el teléfono no funciona .
hay una pila sobre la mesa de la habitación veintisiete .
los turistas quisieran comprar unos zapatos negros y un cepillo de dientes .
el señor García quisiera comprar una blusa verde y un diccionario .
ya no tenemos arroz , pero puedo recomendarle la macedonia de frutas .
no se preocupe , señor Schmidt , le despertaremos a las dos y veinticinco .
quería preguntarle si podría hacerme una foto .
anteayer quería quedarme ocho noches .
el tren nocturno va a Salzburgo .
¿ le importaría traducir esta frase ? muchas gracias de antemano .
estamos de mal humor porque hace mucho frío ahora .
mis padres tienen que leer un libro .
cuando llegué a Barcelona , la mesa era muy vieja .
el desayuno se sirve a partir de las ocho en la terraza .
para mí un bocadillo grande y cinco vasos de cerveza , por favor .
¿ qué recomienda , la tortilla o la sopa de pescado ?
ellos pasaron siete días en Londres y cinco días en Atenas .
creo que me levantaré temprano esta noche .
de eso ni hablar , señora Brown .
la señora no tiene tiempo de hacer senderismo por la montaña .
el billete a Lisboa cuesta cuarenta euros , pero mis padres solo tienen un billete de cincuenta euros .
perdí el enlace en Salzburgo porque el tren nocturno llegó demasiado tarde .
cuando llegue a Roma , voy a tomar algo en el bar .
buenas noches , ¿ puedo dejar aquí mi anillo hasta las doce y veinticinco ?
de la embajada al famoso monasterio hay solo cuarenta y cinco minutos a pie .
tenemos que coger un taxi porque el autocar está lleno .
quisiera quejarme : la cama es demasiado pequeña y la lavadora está estropeada .
perdimos el enlace en Colonia porque el autobús llevaba cinco minutos de retraso .
lamentablemente el hotel está completo en octubre .
lamentablemente no tenemos habitaciones libres antes del veinticuatro de julio .
si el sábado hace buen tiempo , él quiere participar en el paseo en barco .
primero quisiera cambiar mi vuelo y después dar un paseo por la rosaleda .
después de la cena puedo fotografiar el museo de arte .
mi hermana es de España , pero vive en Varsovia desde hace siete años .
ellos tienen que pagar un ojo de la cara por el vestido más pequeño .
la barca que mi mujer alquiló es demasiado pequeña .
el tren nocturno para en Viena .
quisiéramos visitar el museo de arte y el mercado cubierto y comprar un recuerdo .
¿ desea pagar con tarjeta de crédito o con cheque , señora Dubois ?
buenas noches , ¿ cómo se enciende el aire acondicionado ?
tenemos que ir al banco antes de las diez porque necesitamos dinero .
no estamos satisfechos con la habitación porque la plancha está estropeada .
mi marido necesita aspirina de la farmacia .
llévenos al cine , por favor , tenemos prisa .
¿ llega el tren nocturno a Valencia a las once menos diez ?
¿ está el minibar incluido en el precio ?
los niños han comprado un cuadro para su profesor .
de primero quisiéramos una sopa de verduras y de segundo pescado con patatas .
¿ cuándo quiere reunirse con unos amigos en la estación ?
es una lástima que la calefacción esté fuera de servicio .
perdimos nuestro carné de conducir la semana pasada .
buenos días , soy Fischer , de la habitación trescientos ocho . quisiera hablar con el director .
antes de marcharme , quisiera cambiar mi vuelo .
buenas noches , ¿ por qué no trajo su gato ?
estamos esperando el autobús para Bruselas .
la torre es más famosa que el teatro .
como el tren nocturno llegará con retraso , no llegaremos hasta las nueve y media .
¿ cuánto cuesta una habitación doble más barata con ducha por noche ?
antes de que anochezca , quisiera visitar el museo y el teatro .
¿ a qué hora sale el autocar para Ginebra ?
llámenos en cuanto el médico llegue , por favor .
recomiéndeme un buen hotel , por favor .
el domingo pasado queríamos dejar el hotel .
mi compañero quisiera comprar unos zapatos marrones y un mapa .
si el autobús llega demasiado tarde , cogeré un taxi .
tome la primera calle a la izquierda y verá el zoo delante de usted .
buenas noches , ¿ por qué no se marchó ?
¿ podría cambiarnos doscientos euros , por favor ?
¿ podría decirnos a qué hora sale el tren rápido para Roma ? muchas gracias .
¿ por qué no se marchó ?
la suite grande que mi marido reservó en abril está en la cuarta planta .
he reservado una suite más barata a nombre de Rossi .
visitaremos el teatro y el hermoso teatro de la ópera el jueves a las nueve y veinte .
buenos días , señor Fischer . ¿ ha dormido bien ?
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cine .
se tarda tres horas en llegar a París en coche .
¿ dónde está el recibo ? - se lo enviaré dentro de cinco minutos .
el ascensor está estropeado , así que tengo que subir a pie a la segunda planta .
no sé si podemos pagar la cuenta pasado mañana .
hemos reservado una habitación familiar cómoda a nombre de Taylor .
espero que la señora Becker pueda cambiar su vuelo .
antes de salir de viaje , quisiera hacer un picnic .
el almuerzo se sirve a partir de las doce menos cuarto en el jardín .
perdí el barco .
el avión de Colonia despega a las once y cuarto .
¿ va el tren rápido a Varsovia ?
¿ sabe cómo se va de la parada de taxis al museo de arte ?
es posible que demos un paseo por el parque dentro de tres horas .
me llamo Schmidt , tengo una reserva para hoy .
la fiesta se celebra el quince de diciembre .
¿ va este autobús a Viena ?
si el sábado hace buen tiempo , vamos a hacer un picnic .
¿ perdió su llave de la habitación ayer por la noche ?
¿ está incluida la tasa turística en el precio o tengo que pagarla aparte ?
¿ podría venir alguien a la habitación treinta y dos ? los niños hacen demasiado ruido .
disculpe , ¿ cómo llegamos al hospital ?
mi marido irá en tren a Praga .
el vuelo a Madrid fue cancelado por el mal tiempo .
¿ tienen un apartamento para ocho personas hasta el jueves ?
siento que mi hermano haya olvidado su sombrero en la habitación .
quisiera quejarme : la conexión a internet no funciona y el apartamento no está listo .
en agosto suele hacer mucho sol en Viena .
mi mujer tuvo que enviar una postal a Viena ayer por la tarde .
el taxi que pedí para las seis menos cinco todavía no ha venido .
¿ desea pagar por transferencia o con cheque , señor Wagner ?
el camarero me ha traído un buen filete en lugar de una tabla de quesos .
dentro de dos días reservaré una habitación individual .
los huéspedes de la habitación de al lado escuchan música alta .
primero quisiera llamar a mi hermana y después comprar un mapa .
he reservado una habitación doble cómoda a nombre de Wagner .
la impresora está estropeada .
debe de ser un error : reservamos una habitación pequeña , no una habitación individual más grande .
debe de ser un error : reservamos un apartamento , no una suite .
él puede quedarse en el hotel .
un taxi a la estación de metro cuesta unos veintitrés euros .
si el fin de semana hace buen tiempo , visitaremos el famoso palacio .
¿ cuánto cuesta una suite pequeña con caja fuerte por noche ?
llevo desde las cinco y media intentando preguntar en la recepción .
anteayer mi mujer tuvo que hablar con el cocinero .
el castillo de Venecia es más antiguo que el de Praga .
no hay de qué , señora Fischer . ¡ buen viaje !
mi marido tiene treinta y nueve grados de fiebre y tos .
estoy a punto de ir al dentista .
vine a Barcelona para fotografiar el museo de arte .
después de la cena queremos alquilar una bicicleta , pero antes tenemos que cancelar nuestra reserva .
el centro comercial está enfrente del palacio antiguo .
el médico dice que la señora tiene que quedarse en la cama durante ocho días .
me alegro de que la señora Navarro pueda acostarse temprano pasado mañana .
el caballero necesita una pomada de la farmacia .
el juez está todavía en el juzgado , no puedo hablar con él antes de las nueve y cinco .
el miércoles a las ocho y media tengo que aparcar mi coche en el garaje .
disculpe , ¿ cómo llegamos al banco ?
el bañador cuesta cincuenta euros , pero la camisa verde es más barata .
¿ está incluido el servicio en el precio o tengo que pagarlo aparte ?
el catorce de abril mi hermano dejó su pasaporte en el coche y ahora tiene que rellenar un formulario .
quisiéramos un asiento en el coche restaurante para el martes .
¿ conoce un buen restaurante cerca de la comisaría ?
es posible que mis padres hagan senderismo por la montaña dentro de seis días .
el taxi que pedí para la una menos diez todavía no ha venido .
vamos a comer algo el viernes a las cuatro .
sería muy amable de su parte darme la llave de la habitación cincuenta y cuatro .
en junio suele hacer mucho sol en Granada .
he reservado una suite grande a nombre de Wagner .
me encantaría comprar unos recuerdos .
la carretera a Praga está cortada , así que tenemos que coger el tren .
mis hijos tuvieron que registrarse ayer .
es posible que nos quedemos nueve noches dentro de diez minutos .
la sala de desayunos está abierta hasta las diez y diez .
lamentablemente no tenemos habitaciones individuales luminosas libres antes del veintiséis de abril .
desde el tejado se pueden ver la fortaleza y el puerto .
mi compañero se ha roto la pierna y tiene que ir al hospital .
para mí una buena sopa de pescado y una botella de vino blanco , por favor .
disculpe , me quedé dormida . ¿ qué debería hacer ?
¿ podría decirme de dónde sale el autocar para Zúrich ?
nos interesa el hermoso faro . ¿ hay una visita guiada en portugués ?
a mi hijo le encantaría hacer senderismo por la montaña .
he oído que el mercado cubierto merece una visita .
los niños han perdido su billete de avión y ahora tienen que rellenar un formulario .
¿ puede cerrar la ventana , por favor ?
llego el martes seis de febrero a las cuatro y diez .
tengo que descansar un poco pasado mañana .
la playa está detrás del famoso museo de arte .
en Valencia lleva dos días lloviendo .
la oficina de objetos perdidos está al lado de la catedral .
espero que podamos leer un libro .
desde el balcón se pueden ver el mercado cubierto y el mar .
si tuviera más dinero , reservaría una suite .
¿ perdió su billete de tren ayer por la tarde ?
¿ por qué no quiere ir a la ópera ?
no se olvide de encender la calefacción , por favor .
quisiéramos un asiento en primera clase para Edimburgo .
¿ qué vino va bien con la tortilla grande ?
aquí tiene su tarjeta , señor Wilson . su habitación está en la octava planta .
los turistas no tienen tiempo de fotografiar el castillo .
no hay electricidad en nuestra habitación .
¿ quién puede limpiar la habitación veinte ?
tengo muchas ganas de alquilar una bicicleta el domingo .
quisiera quejarme : la cafetera está fuera de servicio y la ducha está estropeada .
el palacio está abierto desde las ocho y media hasta las seis y cuarto , pero los martes está cerrado .
le gustó mucho el paseo en barco .
mi hija está sentada en un banco del parque y nos espera .
disculpe , ¿ podría enseñarnos la habitación familiar grande y traerme un tenedor limpio y una plancha ?
la señora Wagner se quedará cinco noches .
he perdido mi carné de conducir y ahora tengo que llamar al hotel .
la ventana no se puede abrir , y el sofá es demasiado blando .
el médico dice que mi mujer tiene que tomar las pastillas durante tres días .
la señora Serrano quiere enviar un paquete a Venecia .
el museo , que está a cincuenta minutos de aquí , merece una visita .
después de la cena ellos quieren visitar la iglesia y el hermoso monasterio , pero antes tienen que pagar con tarjeta de crédito .
no como ni pollo ni carne .
el faro es más bonito que el ayuntamiento .
¿ han encontrado un diario ? me lo he dejado en el comedor .
hace ocho días recogimos nuestra chaqueta .
la guía quiere saber si quisiera cenar en la terraza esta noche .
el jueves pasado quería fotografiar el acuario .
los huéspedes que están en la sexta planta se han quejado .
el médico dice que mi marido tiene que tomar las pastillas durante cuatro días .
¿ podría venir alguien a la habitación ciento doce ? la suite no está lista .
el desayuno se sirve a partir de las ocho menos cuarto en el comedor .
la calefacción de nuestra habitación no funciona .
el señor Weber se queda hoy en el hotel porque está cansado .
aunque hace mucho frío , quiero ir a la playa .
no hay de qué , señor Navarro . ¡ feliz estancia en Edimburgo !
nadie pudo decirnos dónde está el cine .
mi hija llega el jueves treinta de noviembre a las ocho menos cuarto .
¿ podría decirme si la sala de desayunos está en la cuarta planta ?
pagué con tarjeta de crédito .
mi hijo tiene frío .
quiero que me ayude con el equipaje .
quisiera una habitación doble con bañera , por favor .
esta noche la señora Miller quisiera ducharse .
¿ tienes frío , Laura ?
es posible que probemos el queso de la región el fin de semana .
buenos días , ¿ desea pagar en efectivo o con tarjeta de crédito , señor García ?
nos han robado la tarjeta de crédito y la mochila .
la corbata azul cuesta setenta y cinco euros , pero el bolso rojo es más barato .
¿ nos puede reservar una mesa junto a la ventana ?
mi reloj va atrasado ; ya son las nueve menos diez .
alquilé un coche anteayer .
aunque llueve , quiero dar un paseo por el casco antiguo .
¿ fotografiaste el faro ayer por la noche ?
¿ podemos dejar aquí nuestra maleta gris hasta las seis ?
hola , ¿ hay un apartamento libre del siete al dieciocho de marzo ?
quiero que envíe a alguien a la habitación doscientos veinte .
quiero que nuestros amigos compren una pila .
tuvimos que cambiarnos a otra habitación anteayer .
quisiéramos alquilar una motocicleta por tres días .
una pregunta : ¿ puedo dejar aquí mi bolso hasta las once y cuarto ?
mi hija está intentando ir a la peluquería .
un taxi a la librería cuesta unos dieciséis euros .
antes de que salga el tren , quisiéramos ir al teatro .
mi reloj va atrasado ; ya es la una y diez .
nevará la próxima semana .
mi marido vino a Salzburgo para hacer senderismo por la montaña .
lléveme a la comisaría , por favor , tengo prisa .
es posible que nademos en el lago .
el mozo que habla francés está de vacaciones .
¿ dónde está el secador ? ¿ podría traérmelo , por favor ?
el monasterio , que está a veinticinco minutos de aquí , merece una visita .
quisiera quejarme : el aire acondicionado hace demasiado ruido y las cortinas son muy viejas .
mis padres acaban de pagar la cuenta .
cuando llegue a Venecia , voy a reunirme con unos amigos en la estación .
necesitamos la confirmación de la reserva . ¿ nos la puede dar ?
dudo que compremos un billete para Salzburgo .
¿ desea pagar por transferencia o en efectivo , señora Wilson ?
¿ podría traernos un poco más de mermelada , por favor ?
he perdido mi billete de tren . ¿ qué debería hacer ?
se nos ha acabado la fruta ; el mozo ha ido a comprar más .
quisiera cambiar trescientos francos suizos por euros .
¿ puede despertarnos a las seis y cuarto , por favor ?
llegamos tarde porque el tren rápido llevaba treinta minutos de retraso .
la señora Navarro lleva desde las once y veinte intentando preguntar en la recepción .
no hemos estado nunca en Sevilla , pero conocemos bien Praga .
el próximo mes quiero participar en la conferencia .
de la panadería a la iglesia antigua hay solo cuarenta minutos a pie .
nos encantaría comprar unos recuerdos .
quería traer mi perro .
disculpe , ¿ podría decirnos si el mercado cubierto antiguo está abierto hasta las dos y media ?
la blusa azul cuesta veinticinco euros , pero la chaqueta es más barata .
la señora García perdió el enlace en Bruselas porque el tren rápido llegó con retraso .
¿ qué tranvía va a la parada de autobús ?
quiero cambiar de habitación porque los vecinos hacen demasiado ruido .
es importante que el caballero prolongue su estancia hoy .
mi hermano se ha roto el pie y tiene que ir al hospital .
es una lástima que el sofá sea demasiado corto .
si mañana hace buen tiempo , ellos quieren alquilar una bicicleta .
preferiría un apartamento pequeño que tenga baño .
el barco llega a Atenas a las cinco .
las plantas de la séptima planta necesitan agua .
el señor Walker tiene muchas ganas de comprar una postal mañana .
nos interesa la fortaleza antigua . ¿ hay una visita guiada en francés ?
es posible que nos quedemos unos días más esta tarde .
¿ puedo probarme los zapatos marrones ?
hemos oído que el monasterio está cerrado los lunes .
los huéspedes necesitan un termómetro de la farmacia .
debe de ser un error : reservamos una habitación individual , no una habitación individual más grande .
mis padres quisieran visitar la hermosa iglesia y alquilar un coche .
voy a hacer senderismo por la montaña dentro de cuarenta y cinco minutos .
la cuenta asciende a ciento veinte euros , incluido el servicio de habitaciones .
quisiera que me despertaran a la una y media , habitación doscientos diez .
¿ podría darme el número de teléfono de la estación ?
hay que planchar estas blusas antes del martes .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la estación .
buenos días , soy Dubois , de la habitación trescientos cuatro . quisiera hablar con el director .
el desayuno se sirve a partir de las ocho y media en el comedor .
el técnico que reparó la radio trabajó bien .
el señor Becker ha perdido su bufanda y su collar .
se nos ha acabado la miel ; la recepcionista ha ido a comprar más .
he olvidado cambiar mi vuelo .
¿ hay alguien aquí que hable español ? los huéspedes no hablan portugués .
el señor Fischer no está hoy . ¿ quiere dejar un recado ?
deme una suite con vistas al casco antiguo , por favor .
hace cuatro horas olvidamos nuestro diario en la habitación .
¿ cuánto cuesta una habitación familiar pequeña con bañera por noche ?
¿ puedes traerme la confirmación de la reserva , por favor ?
el ferry llega a Venecia a las diez menos cuarto .
cuando lleguemos a Múnich , vamos a participar en la cata de vinos .
el tren de París a Múnich lleva cincuenta minutos de retraso .
se nos ha acabado el vinagre ; el director ha ido a comprar más .
hola , ¿ dónde podemos comprar un diccionario ?
busco un hotel que esté cerca del aeropuerto .
lamentablemente no tenemos habitaciones individuales libres hasta el miércoles .
la familia López se aloja aquí desde el siete de febrero .
después del desayuno ella quiere alquilar una bicicleta , pero antes tiene que dejar su cámara nueva en la recepción .
le pedí a la recepcionista que hablara más despacio , pero no ha pasado nada .
nos gusta mucho la famosa biblioteca .
las plantas de la octava planta necesitan agua .
mi hijo quisiera beber algo porque tiene sed .
dentro de tres horas mi compañero quiere aparcar su coche en el garaje .
el huésped de la habitación cuatrocientos diez quisiera hablar con usted .
¿ cuánto cuesta una habitación doble con ducha por noche ?
mi reloj va atrasado ; ya es la una .
¿ le importaría darnos la llave de la habitación nueve ?
¿ podría preparar la cuenta de la habitación ciento dos ? nos marchamos mañana .
quisiera que me despertaran a las siete menos cuarto , habitación trescientos ocho .
el anillo caro que la camarera de piso encontró en la habitación trescientos uno es de mis padres .
estoy a punto de pagar con cheque .
¿ nos puede ayudar con el equipaje ?
quisiéramos reservar una habitación familiar pequeña para seis noches .
es una lástima que la lámpara esté estropeada .
¿ podría decirme a qué hora sale el tren rápido para Hamburgo ?
quisiera que me despertaran a las tres y diez , habitación cuatrocientos uno .
nos han robado el billete de avión y la mochila .
pregúntele a la señora Serrano si quiere alquilar una bicicleta , por favor .
quisiéramos pagar con tarjeta , pero el aparato no funciona .
¿ cierra la sala de desayunos a las dos menos veinte ?
es una lástima que la suite sea demasiado oscura .
un billete de ida y vuelta a Sevilla , por favor , en segunda clase .
aunque mi hijo tiene dolor de estómago , quiere alquilar una bicicleta .
¿ podría decirme si el baile se celebra en el casco antiguo ? gracias por su ayuda .
dos billetes de ida a Roma para el nueve de septiembre , por favor .
cinco sellos para cartas a Irlanda , por favor .
¿ podríamos dejar la habitación a las siete y cuarto ?
¡ buen provecho ! el helado es la especialidad de la casa .
mi compañero vino a Madrid para participar en la visita guiada .
sabemos que la agencia de viajes está cerrada los jueves .
mi hermana está sentada en un banco del parque y nos espera .
en enero suele hacer mucho viento en Colonia .
no se permite fumar en la tercera planta .
tuve un accidente la semana pasada .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la estación de metro .
buenos días , ¿ qué recomienda , la tortilla grande o el helado ?
como el tren rápido llega con retraso , no llegaremos hasta las ocho y cuarto .
una pregunta : ¿ podemos dejar aquí nuestro sombrero hasta las siete ?
estamos esperando el autocar para Viena .
no como ni pescado ni fideos .
el señor Serrano llegará el veinticuatro de julio a las tres y media .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho mañana .
el tren de Barcelona a Zúrich lleva cinco minutos de retraso .
hola , si no es mucha molestia , ¿ podría traernos tres vasos de vino blanco ?
quiero que mi hermana pruebe el queso de la región .
tengo muchas ganas de comprar un diccionario mañana .
mis hijos perdieron el enlace en Hamburgo porque el tren nocturno llevaba cuarenta minutos de retraso .
pienso que puedo quedarme hasta el jueves .
desde el viernes me duele el oído .
tengo que ir al banco antes de las seis y cuarto porque necesito dinero .
¿ fue al mercado anteayer ?
el mozo dice que la visita de la ciudad dura dos horas .
me alegro de que ella pueda reservar una habitación doble grande para una noche .
aunque estamos enfermos , queremos alquilar un coche .
no sé si los niños pueden quedarse hasta el sábado .
si el fin de semana hace buen tiempo , mi hijo quiere participar en la excursión .
¿ puede explicarnos el contrato , por favor ? gracias por su ayuda .
¿ podría preparar la cuenta de la habitación veintitrés ? me marcho hoy .
¿ cuánto dura el vuelo de Barcelona a Edimburgo ?
un billete de ida a Venecia , por favor , en segunda clase .
quisiera quejarme : la escalera mecánica está fuera de servicio y los niños hacen demasiado ruido .
buenas noches , soy Dubois , de la habitación trece . envíe al mozo , por favor .
mañana a las diez él quisiera descansar un poco .
siento que hayamos tenido un accidente hace cinco días .
la conexión a internet de mi habitación no funciona .
antes de marcharme , quisiera ir a la policía .
aunque nieva , voy a dar un paseo por el casco antiguo .
olvidamos nuestros guantes rojos en el taxi ayer por la tarde . ¿ qué deberíamos hacer ?
quisiéramos probar el vino de la región .
primero quisiera cambiar las botas más baratas por otra cosa y después hacer senderismo por la montaña .
la macedonia de frutas está deliciosa .
pasé siete días en París y dos días en Granada .
mi hija habla inglés , pero no entiende el portugués .
la camarera de piso dice que el desayuno es gratis .
la cama supletoria es demasiado dura .
¿ puede traernos una taza de café , por favor ?
ella quiere cambiar de habitación porque la lavadora está fuera de servicio .
la caja fuerte de la habitación treinta y cuatro está estropeada .
puedo cambiar mi vuelo más tarde .
después de la cena ellos quieren fotografiar el faro antiguo , pero antes tienen que comprar un billete para Roma .
¿ cuándo sale el primer tren nocturno para Berlín ?
desde la terraza se pueden ver el teatro y las montañas .
queremos ir a bailar en lugar de comprar unos recuerdos .
el mejor hotel de Berlín está delante del teatro .
¿ podría llamar a la policía y enseñarnos la habitación doble ?
disculpe , me interesa el castillo . ¿ hay una visita guiada en italiano ?
aquí tiene su llave , señora García . su habitación está en la octava planta .
disculpe , ¿ cómo llegamos al centro comercial ?
lamentablemente no tenemos habitaciones individuales libres en septiembre .
me quedaré hasta el martes .
la carretera a Ginebra está cortada , así que tenemos que coger el tren .
la cuenta asciende a treinta y nueve euros , incluida la tasa turística .
nuestro equipaje no ha llegado ; debe de estar todavía en Zúrich .
¿ le importaría pedirnos un taxi ?
quisiéramos cambiar quinientos dólares por euros .
es posible que demos un paseo por la rosaleda .
visitaremos el castillo y la iglesia .
¿ podría venir alguien a la habitación veintiocho ? el enchufe está estropeado .
mi hermana ha perdido el barco .
el partido que mis hijos querían ver empieza a las ocho menos cuarto .
¿ qué recomienda , la sopa fría o el bocadillo ?
la señora Walker llamó a las doce menos cuarto y dejó un recado para la señora Navarro .
buenas noches , ¿ quién puede traducir esta carta ?
mis padres no tienen ganas de visitar la torre .
¿ puedes encender la luz , por favor ?
temo que el tren llegue demasiado tarde .
después del desayuno queremos reunirnos con unos amigos en la estación , pero antes tenemos que cancelar nuestro pedido .
seguiré viaje a Bruselas el viernes .
¿ sabía que el sótano para bicicletas está abierto hasta las dos y veinticinco ?
¿ nos puede prestar una bicicleta ?
quisiera siete entradas para la visita de la ciudad del primero de marzo .
pregúntele a la señora Brown si quiere ir al mercado , por favor .
su habitación está en la séptima planta , a la izquierda .
despiértenos mañana a las ocho y veinticinco , por favor , tenemos que estar en el aeropuerto antes de las dos menos veinte .
¿ puedes apagar la música , por favor ?
mi compañero tiene que preguntar en la recepción .
¿ puedo probarme los zapatos rojos ?
¿ cuál es el código del garaje ?
me intereso por el arte .
desde ayer me duele el brazo .
él está a punto de llamar a su abogado .
el avión de Madrid aterriza a las diez .
lo sentimos mucho , señor García . el técnico vendrá inmediatamente .
me llamo Navarro , tengo una reserva para esta noche .
una mesa para cuatro , por favor .
vine a Berlín para tomar algo en el bar .
¿ a qué hora sale el tren rápido para Viena ?
cuando llegue a Edimburgo , voy a visitar el famoso museo de arte y la famosa torre .
su habitación está en la segunda planta , a la izquierda .
los turistas acaban de llegar a Venecia .
quisiera una habitación doble más grande con televisor , por favor .
no estoy satisfecha con la habitación porque la obra es demasiado ruidosa .
después de la cena quiero ir de compras , pero antes tengo que cambiar mi vuelo .
el tren para Ginebra sale a las cuatro menos cuarto del andén tres .
¿ cuesta el seguro treinta y cuatro euros al día ?
he reservado una suite a nombre de Taylor .
¿ sabe a qué hora abre el museo de arte ?
esta tarde hará mucho viento , por eso él leerá un libro .
tráiganos una toalla , por favor .
quisiera acostarme temprano porque estoy cansado .
despiértenos el jueves a las once , por favor , tenemos que estar en el aeropuerto antes de las nueve y media .
nos interesa la exposición . ¿ hay una visita guiada en español ?
hola , ¿ podría darnos el número de teléfono de la embajada ? muchas gracias de antemano .
hasta que lleguen mis padres , queremos participar en el paseo en barco .
¿ cuánto tiempo desea quedarse ? - hasta el viernes , si es posible .
el aeropuerto está a dos pasos del teatro .
el coche que mi hija alquiló tiene una rueda pinchada .
recogí mi libro ayer .
los turistas necesitan jarabe para la tos de la farmacia .
el teatro de la ópera está abierto desde las siete y cuarto hasta las ocho y media , pero los jueves está cerrado .
no he estado nunca en París , pero conozco bien Ginebra .
el centro comercial está enfrente de la iglesia .
el mozo dice que el partido de fútbol dura cinco horas .
lamentablemente no tenemos apartamentos libres hasta el domingo .
él llegó tarde porque el tren llegó con retraso .
¿ puede firmar aquí ? gracias por su ayuda .
si el miércoles hace demasiado frío , vamos a tomar algo en el bar .
cambiamos dinero ayer por la tarde .
la luz de la habitación ciento doce no funciona .
quisiera reservar una habitación familiar para dos personas del trece al veinticinco de mayo .
del cajero automático al monasterio hay solo cinco minutos a pie .
¿ dónde está el plato limpio ? ¿ podría traérmelo , por favor ?
¿ cuánto cuesta un apartamento pequeño con bañera por noche ?
me llamo Brown , tengo una reserva para esta noche .
mi hijo puede probar el pescado de la región más tarde .
perdí el enlace en Valencia porque el tren rápido llegó demasiado tarde .
no se olvide de hablar más despacio , por favor .
la familia Becker se aloja aquí desde el dieciocho de julio .
el director quiere saber si queremos participar en la visita de la ciudad .
esta falda es demasiado grande .
¿ podría recomendarme un buen museo , por favor ?
el pronóstico dice que va a hacer sol esta noche .
el camarero me ha traído un helado en lugar de un buen filete .
primero mis hijos quisieran comprar un billete para Viena y después tomar algo en el bar .
llévenos a la farmacia , por favor , tenemos prisa .
dudo que compremos un billete para Praga dentro de dos horas .
la señora Navarro está acostumbrada a cenar tarde .
¿ qué vino va bien con la pizza ?
es importante que nuestros amigos cambien dinero hoy .
¿ podría venir alguien a la habitación doscientos siete ? la obra hace demasiado ruido .
tememos que el autobús lleve treinta minutos de retraso .
después de la cena quiero nadar en el lago , pero antes tengo que comprar un billete para Roma .
me interesa el zoo . ¿ hay una visita guiada en francés ?
me gusta mucho el museo .
hemos escrito una carta a nuestra abuela .
hola , Anna , ¿ puedes prestarme quinientos euros ?
estamos a punto de llamar a nuestra familia .
una pregunta : ¿ le importaría ayudarnos con el equipaje ?
sería muy amable de su parte encender la calefacción .
todas las habitaciones de la primera planta tienen balcón .
la guía quiere saber si el señor Miller quiere pagar con tarjeta de crédito .
tenemos muchas ganas de dar un paseo por el casco antiguo mañana .
el paseo en barco empieza a las doce .
en nuestra habitación huele a pescado .
me interesa el teatro de la ópera antiguo . ¿ hay una visita guiada en francés ?
la plancha está estropeada .
he prolongado mi estancia .
¿ dónde está el cuchillo limpio ? ¿ podría traérnoslo , por favor ?
hemos oído que el garaje del hotel cuesta treinta y cuatro euros al día .
mi mujer no tiene hambre , pero quisiera una taza de café .
cuando llegue a Londres , voy a comprar unos recuerdos .
no vale la pena visitar el teatro de la ópera .
la cafetera de la habitación dieciocho está estropeada .
estamos a punto de ir a la policía .
desde la torre se pueden ver el teatro de la ópera antiguo y el río .
la señora habla italiano , pero no entiende el francés .
¿ hay una habitación libre del diecisiete al veintisiete de febrero ?
nos encantaría dar un paseo por la rosaleda .
el paraguas negro que la camarera de piso encontró en la habitación cincuenta y uno es de mis hijos .
espero que nuestros amigos cambien su vuelo en octubre .
desde el tejado se pueden ver el museo de arte y el puerto .
cuando llegué a Granada , la cafetera no funcionaba .
cuatro billetes de ida y vuelta a Granada para el treinta y uno de julio , por favor .
mi mujer está buscando su bufanda nueva . ¿ la ha visto ?
no se olvide de prestarme una guía de viajes , por favor .
una pregunta : quisiera pagar todo junto . ¿ cuánto cuesta la sopa de pescado ?
hemos reservado una habitación tranquila a nombre de Navarro .
¿ cómo se llama ? - me llamo Julia Navarro .
quisiera ocho entradas para la fiesta del cuatro de abril .
¿ sabe cuándo abre la fortaleza ?
es posible que el señor Navarro espere en el jardín .
siete sellos para cartas a España , por favor .
¿ va este tren a Edimburgo ?
nadie pudo decirme dónde está la embajada .
el caballero necesita jarabe para la tos de la farmacia .
espero que ella vaya a la peluquería .
¡ buen provecho ! la ensalada es la especialidad de la casa .
en agosto suele hacer mucho calor en Varsovia .
la conexión a internet no funciona desde el sábado .
¿ dónde tenemos que bajar para ir a la peluquería ?
espero que dejemos nuestro paraguas rojo en la recepción dentro de cinco horas .
la oficina de objetos perdidos está enfrente del famoso teatro de la ópera .
los huéspedes piensan visitar el museo de arte .
la señora puede tener la habitación con baño .
quisiera cenar en la terraza .
esta bolsa es muy ligera , pero la otra es pesada .
¿ zarpa el ferry a las tres ?
acabamos de llegar a Viena .
para mí un bocadillo y dos vasos de leche , por favor .
fui al mercado hace cinco días .
el hotel más barato de Lisboa está en la terraza .
mi hermano ha tomado algo en el bar .
antes de que salga el tren , quisiéramos fotografiar la biblioteca .
la llave no entra en la cerradura de la caja fuerte .
primero quisiera reservar una mesa para tres personas y después ir al mercado .
¿ podemos pagar en efectivo ?
¿ cuánto se tarda en reparar el despertador ?
no hay de qué , señor Serrano . ¡ que tenga un buen día !
buenas noches , señor Serrano . ¿ ha dormido bien ?
aquí tiene su pasaporte , señor Rossi . su habitación está en la cuarta planta .
el desayuno se sirve a partir de las ocho y cuarto en la terraza .
preferiría una suite grande que tenga cocina .
¿ hay una gasolinera cerca de aquí ?
el pastel de manzana que pedí está delicioso .
¿ podría darnos el número de teléfono de la embajada ?
nos hemos dejado nuestro paraguas en el avión a Praga .
el desayuno se sirve a partir de las siete menos cuarto en la sala de desayunos .
mi mujer piensa ir a bailar .
aunque hace mucho calor , él quiere visitar el zoo .
lamentablemente el hotel está completo hasta el catorce de diciembre .
¿ podría traernos dos almohadas y encender la música ?
quisiéramos dejar el hotel .
la señora Walker no tiene ganas de participar en la visita guiada .
¿ tienen una casa de vacaciones para ocho personas para siete noches ?
aquí tiene su pasaporte , señora Moreno . su habitación está en la séptima planta .
desde esta mañana me duelen los ojos .
me he dejado mis guantes en el autobús a Colonia .
el palacio , que está a cuarenta y cinco minutos de aquí , merece una visita .
hasta que llegue mi compañero , quiero comprar unos recuerdos .
no nos traiga todavía la tabla de quesos , por favor .
si el fin de semana hace buen tiempo , participaremos en la excursión .
nuestros amigos se han perdido en el bosque . ¿ qué deberían hacer ?
el vuelo de Madrid fue cancelado por la niebla .
los turistas están intentando enviar un paquete a Bruselas .
la señora está sentada en un banco del jardín del castillo y lee el periódico .
de primero quisiéramos una tabla de quesos y de segundo fideos con champiñones .
el médico dice que mis hijos tienen que quedarse en la cama durante cuatro días .
el tren regional para Bruselas sale a las siete y cuarto del andén diez .
antes de que salga el tren , quisiéramos probar el queso de la región .
si el lunes hace buen tiempo , voy a hacer senderismo por la montaña .
avísenos en cuanto el taxi llegue , por favor .
hemos oído que la lavandería abre a las tres y cuarto .
quisiera reservar una suite para cinco noches .
mi hija quisiera pan con mantequilla y una taza de té .
la blusa que nuestros amigos compraron es demasiado grande .
no me traiga todavía el buen filete , por favor .
no tenemos tiempo de alquilar una barca .
los niños necesitan una tirita de la farmacia .
una pregunta : ¿ cuándo sale el próximo tren nocturno para Viena ?
tengo que ir al banco antes de las tres y cuarto porque necesito dinero .
¿ cuántas tazas necesita ? - dos , por favor .
una pregunta : ¿ por qué no fue al cine ?
mi marido quisiera participar en el paseo en barco y hacer un picnic .
quiero que mi hijo tome algo en el bar .
¿ va el barco a Génova ?
¿ qué vino va bien con la sopa de tomate ?
el mercado cubierto está abierto desde las diez y media hasta las siete menos cuarto , pero los domingos está cerrado .
no hay almohadas en el cuarto de baño .
los turistas están sentados en un banco del patio y leen el periódico .
en enero suele hacer mucho viento en Valencia .
quisiéramos un asiento en primera clase para Venecia .
mi hermano tiene treinta y ocho grados de fiebre y tos .
el tren va a Ginebra .
ella quería enviar una postal a Londres hace siete días .
¿ desea pagar con cheque o en efectivo , señor García ?
a los turistas les gusta viajar en tren .
la camisa que compramos es demasiado larga .
¿ hay una habitación cómoda libre del veintitrés al veinticinco de febrero ?
preferiríamos un apartamento tranquilo que tenga chimenea .
no comemos ni patatas ni carne .
estoy harta del ruido .
pregúntele a la señora López si quiere comprar unos recuerdos , por favor .
el cajero automático está detrás de la famosa biblioteca .
primero el señor López quisiera cambiar dinero y después ir al cine .
hemos ido al médico .
la pizza que los turistas pidieron está demasiado salada .
el hotel en el que estuvimos en Sevilla no era tan caro .
buenos días , soy Serrano , de la habitación diecisiete . envíe al mozo , por favor .
¿ dónde está la hoja de registro ? - se la enseñaré dentro de cuarenta y cinco minutos .
¿ podría rellenar el formulario , por favor ?
antes de que anochezca , quisiéramos visitar el museo de arte .
¿ qué autobús va a la farmacia ?
¿ cuánto cuestan las botas del escaparate ?
el señor Wagner está acostumbrado a cenar tarde .
no hace falta que me traiga el recibo , el camarero ya me lo ha dado .
la señora García lleva desde la una y cuarto intentando enviar una postal a Venecia .
¿ cuándo irá a la policía ?
¿ puede hacerme una foto , por favor ?
quería preguntarle si podría confirmar la reserva por correo electrónico .
el hotel en el que estuve en París estaba cerca de la estación .
¿ cuándo sale el primer tren para Barcelona ?
sería muy amable de su parte traernos seis planchas .
¿ le importaría hablar más despacio ?
nos quedaremos unos días más el sábado .
esta camisa es demasiado corta .
mi reloj va atrasado ; ya son las cinco y media .
el señor Becker suele levantarse a las nueve menos cuarto .
¿ cuántas tazas necesita ? - seis , por favor .
¿ podemos abrir la ventana ?
no estoy satisfecha con la habitación porque la suite es demasiado oscura .
despiértenos el miércoles a la una y media , por favor , tenemos que estar en el aeropuerto antes de las ocho .
aunque tengo dolor de cabeza , quiero reunirme con unos amigos en la estación .
el hotel en el que estuve en Ginebra era más cómodo .
cambiamos el bañador negro por otra cosa anteayer .
el autobús no parará en Atenas .
una habitación familiar cuesta ocho euros por noche , y la tasa turística no está incluida .
el coche que alquilé tiene una rueda pinchada .
estoy a punto de cancelar mi reserva .
pienso que él puede ir de compras el martes a las dos y media .
el tren nocturno para en Hamburgo .
la señora Brown llamó a las cinco y cuarto y dejó un recado para la señora Taylor .
¿ hay una habitación libre del seis al diez de octubre ?
¿ quieres nadar en el lago o prefieres participar en la conferencia ?
Venecia es la ciudad más bonita que hemos visto nunca .
la señora Miller celebra su cumpleaños el viernes ; quisiera encargar una tarta .
disculpe , ¿ puede encender la luz , por favor ?
quisiéramos una habitación familiar con baño , por favor .
¿ qué día es hoy ? - hoy es domingo , cinco de septiembre .
pregúntele al señor López si quiere nadar en el lago , por favor .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la oficina de turismo .
he perdido mi collar y mi cartera negra .
¿ podría darme el número de teléfono del hospital ? gracias por su ayuda .
antes de que anochezca , quisiéramos participar en el paseo en barco .
disculpe , ¿ qué hora es ? - son las ocho y media .
creo que podemos comprar un billete para Varsovia .
ya no tenemos queso , pero puedo recomendarle la buena sopa de verduras .
les encantaría comprar un diccionario .
perdí el enlace en Colonia porque el autobús llegó demasiado tarde .
queremos que mi mujer alquile una bicicleta .
¿ sería posible que me pusiera con la habitación cincuenta y seis ?
¿ podría decirme si el zoo abre a las ocho y diez ?
no creo que mi hija pida una sopa de verduras fría dentro de una hora .
¿ quiere nadar en el lago esta noche ?
quisiera un apartamento más grande con caja fuerte y vistas al río .
el castillo , que está a cuarenta minutos de aquí , merece una visita .
¿ quiere tomar algo en el bar o prefiere ir de compras ?
¿ dónde está la toalla ? ¿ podría traérmela , por favor ?
vinimos a Bruselas para dar un paseo por el bosque .
el médico dice que mis padres tienen que quedarse en la cama durante nueve días .
¿ tienes sed , Anna ?
primero él quisiera dejar su móvil nuevo en la recepción y después participar en la visita guiada .
el almuerzo se sirve a partir de las doce en el comedor .
¿ quiere alquilar una barca o prefiere ir a la ópera ?
no sé si mi hijo cambiará la blusa amarilla por otra cosa .
antes de salir de viaje , quisiéramos hacer un picnic .
tengo que coger un taxi porque el tren rápido llega demasiado tarde .
le pedí a la recepcionista que me explicara el contrato , pero no ha pasado nada .
¿ tengo que hacer transbordo en Hamburgo o hay un tren directo ?
nuestros amigos necesitan algo para el dolor de cabeza .
si tuviéramos más dinero , alquilaríamos un coche .
el juez está todavía en el juzgado , no podemos hablar con él antes de las cuatro .
el director dice que el partido de fútbol empieza a las dos y media .
la carretera a Berlín está cortada , así que tengo que coger el tren .
quisiera un apartamento luminoso con caja fuerte , por favor .
¿ desea pagar con tarjeta de crédito o en efectivo , señor Moreno ?
hasta que lleguen los huéspedes , queremos hacer un picnic .
no creo que podamos hacer senderismo por la montaña el próximo jueves .
no hemos estado nunca en Venecia , pero conocemos bien Barcelona .
quisiéramos alquilar un coche por ocho días .
mis padres pasaron cuatro días en Valencia y cinco días en Lisboa .
¿ podría decirme si el minibar está incluido en el precio ? muchas gracias .
hasta que lleguen nuestros amigos , quiero tomar algo en el bar .
el camarero dice que el desayuno cuesta veintiún euros al día .
ella visitó el famoso ayuntamiento y la fortaleza .
¿ cuándo quisieras recoger tu bolsa de viaje roja ?
llévenos a la comisaría , por favor , tenemos prisa .
el señor Serrano está de buen humor porque quiere llover .
no tenemos ganas de alquilar una bicicleta .
me alegro de que nos quedemos tres noches el viernes a las diez menos cuarto .
¿ podría decirme de dónde sale el autobús para Atenas ?
si el fin de semana hace buen tiempo , mi hija visitará el palacio .
he almorzado en la terraza .
acabo de llegar a Ginebra .
la autopista a Colonia está cortada , así que tenemos que coger el tren .
la obra es demasiado ruidosa .
mi marido no tiene tiempo de alquilar una bicicleta .
el reloj nuevo que la camarera de piso encontró debajo de la cama es de mi hija .
¿ puedes cambiarnos ciento cincuenta euros , por favor ?
mis padres han comprado un collar para sus padres .
me alegro de que los huéspedes puedan aparcar su coche en el garaje mañana por la noche .
perdí el tren el sábado pasado . ¿ qué debería hacer ?
¿ me puede dar la dirección de la agencia de viajes ?
hemos ido a bailar .
la chaqueta que compramos es demasiado grande .
¿ dónde está el champú ? ¿ podría traérnoslo , por favor ?
he olvidado recoger mi collar caro .
el señor Brown llamó a las dos y media y dejó un recado para el señor López .
espero que los turistas puedan cambiarse a otra habitación .
si mañana hace buen tiempo , mi hija participará en el paseo en barco .
¿ qué tiempo hace en Londres hoy ?
¿ cuándo estará listo mi bañador ?
el tren nocturno para Sevilla sale a las nueve menos cuarto del andén cinco .
¿ tenemos que hacer transbordo en Varsovia o hay un tren directo ?
el vuelo de Viena fue cancelado por la huelga .
como el tren rápido estará lleno , no llegaré hasta las seis y cuarto .
son ochenta y cinco euros . - quédese con el cambio .
el billete a Hamburgo cuesta once euros , pero los turistas solo tienen un billete de cincuenta euros .
nadie pudo decirme dónde está el cine .
¿ le importaría pedirnos un taxi ? gracias por su ayuda .
dentro de cuatro horas mi hija va a dejar su llave de la habitación en la recepción .
el comedor está cerrado .
ellos se quedaron hasta el domingo .
es importante que los huéspedes reserven una habitación doble bonita hoy .
la carta que mi mujer envió a París todavía no ha llegado .
la suite luminosa que reservamos en enero no está lista .
¿ puede darme una habitación familiar con vistas al patio , por favor ?
quisiera quejarme : el aire acondicionado está fuera de servicio y los niños hacen demasiado ruido .
siento que los niños hayan perdido su pasaporte .
buenas noches , ¿ puedo abrir la ventana ?
disculpe , ¿ cuándo sale el próximo tren nocturno para París ?
quisiera tres entradas para el paseo en barco del tres de septiembre .
buenas noches , ¿ cuánto se tarda en reparar la cafetera ?
tenemos que ir al banco antes de las doce y cuarto porque necesitamos dinero .
los niños cancelaron su reserva el miércoles pasado .
¿ hay un centro comercial cerca de aquí ?
buenos días , soy Serrano , de la habitación veintiséis . quisiera hablar con el director .
el juez está todavía en el juzgado , no podemos hablar con él antes de la una .
la señora Schmidt no tiene ganas de visitar el famoso museo .
no tenemos ganas de hacer un picnic .
después del almuerzo queremos reunirnos con unos amigos en la estación , pero antes tenemos que cambiar nuestro vuelo .
el señor Weber quisiera reservar una habitación familiar para cinco noches .
quisiéramos un asiento en primera clase para Valencia .
lamentablemente no tenemos habitaciones individuales más grandes libres en diciembre .
ellos vinieron a Colonia para ir al cine .
perdí el enlace en Bruselas porque el tren rápido llevaba cinco minutos de retraso .
la cena se sirve a partir de las nueve menos cuarto en el comedor .
¿ qué recomienda , la sopa de tomate o la macedonia de frutas ?
no sé si puedo cancelar mi reserva el sábado a las siete y cuarto .
¿ cuánto cuesta alquilar una motocicleta por cinco días ?
siento que mis padres hayan olvidado su sombrero en el taxi .
¿ puedo dejar aquí mi bolso hasta las seis y media ?
¿ podría dejar la habitación a las ocho y media ?
mis padres perdieron su anillo ayer .
hemos olvidado pagar con tarjeta de crédito .
si tuviéramos más dinero , viajaríamos más .
la autopista a Viena está cortada , así que tengo que coger el tren .
lo sentimos mucho , señor Miller . el mozo se ocupará de ello inmediatamente .
estamos buscando nuestra mochila gris . ¿ la ha visto ?
dudo que compremos unos recuerdos después de la cena .
he olvidado mi anillo en la habitación y ahora tengo que rellenar un formulario .
llámenos en cuanto el equipaje llegue , por favor .
se nos ha acabado el vinagre ; el camarero ha ido a comprar más .
necesitamos un taxi a la oficina de correos para siete personas a las dos y veinticinco .
quisiéramos ir al mercado e ir al cine .
he preguntado en la recepción .
me alegro de que la señora Dubois vaya al dentista esta tarde .
la señora Dubois está esperando el autocar para Barcelona .
¿ podría pasarme la pimienta , por favor ?
¿ se admiten gatos en el restaurante ?
el vuelo a Madrid fue cancelado por la niebla .
la ventana no se puede abrir , y el apartamento huele a humo .
le pedí al camarero que planchara esta camisa , pero no ha pasado nada .
disculpe , ¿ podría enviar a alguien a la habitación veintiuno , por favor ?
hola , los huéspedes están buscando su cámara . ¿ la ha visto ?
hola , ¿ podría decirme de dónde sale el autobús para Barcelona ?
¿ quiere ir a bailar o prefiere dar un paseo por el parque ?
es una lástima que el frigorífico sea demasiado ruidoso .
quiero que la guía espere un momento .
me llamo Weber , tengo una reserva para hoy .
la sauna está cerrada .
de primero quisiéramos una sopa de tomate y de segundo pescado con patatas .
lo sentimos mucho , señora Weber . el técnico vendrá dentro de quince minutos .
todas las habitaciones de la séptima planta tienen bañera .
¿ podría decirme si la charla empieza a las siete y media ?
nuestros amigos toman zumo de naranja en el desayuno , pero yo prefiero café .
hay que limpiar estas camisas antes del domingo .
los huéspedes están de mal humor porque hace mucho frío en este momento .
quisiéramos trabajar en la biblioteca más tarde .
el trayecto dura seis horas y treinta minutos .
hola , si no es mucha molestia , ¿ podría llevar el equipaje al taxi ?
nuestros amigos están intentando ir a la policía .
¿ visitó la fortaleza y la torre el mes pasado ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho menos cuarto .
el taxi que pedimos para las siete y cinco todavía no ha venido .
a mi hermano le encantaría visitar la biblioteca .
es importante que la señora pague con tarjeta de crédito antes de las diez menos cuarto .
el trayecto dura tres horas y veinte minutos .
el camarero nos ha traído una sopa de verduras caliente en lugar de una sopa de pescado .
lo sentimos mucho , señor Walker . el técnico se ocupará de ello inmediatamente .
si el domingo hace buen tiempo , voy a hacer senderismo por la montaña .
quisiera fotografiar el museo antiguo y comprar un cuaderno .
me he dejado mi portátil en el tren a Praga .
la mujer con la que hablamos el martes era muy amable .
la sopa de tomate está demasiado salada .
estoy esperando el autobús para Lisboa .
quisiera saber si el tren nocturno tiene coche restaurante .
quisiera ir al médico porque estoy enferma .
el tren de Berlín a Granada lleva quince minutos de retraso .
el juez está todavía en el juzgado , no puedo hablar con él antes de las ocho y diez .
ya no tenemos jamón , pero puedo recomendarle la tabla de quesos .
el banco está al lado de la torre .
el acuario está abierto hasta la una y veinticinco .
el domingo pasado él se resfrió .
no tenemos ganas de ir al cine .
¿ sería posible que encendiera la música ?
el señor Moreno llamó a las doce y veinte y dejó un recado para la señora Rossi .
¿ puedo dejar aquí mi bolsa de viaje hasta las dos y media ?
aunque nieva , participaremos en la cata de vinos .
quisiéramos reservar un apartamento grande para cinco personas del nueve al catorce de enero .
una mesa para ocho , por favor .
aunque nieva , haré senderismo por la montaña .
los niños reservaron una habitación doble anteayer .
me quedo hoy en el hotel porque estoy resfriada .
la ventana no se puede abrir , y la caja fuerte no funciona .
son ciento diez euros . - quédese con el cambio .
lloverá , por eso el caballero verá la televisión .
tome la tercera calle a la izquierda y verá la torre antigua delante de usted .
¿ dónde tengo que bajar para ir a la gasolinera ?
no creo que los huéspedes puedan dar un paseo por el jardín del castillo .
el secador de la habitación ciento cinco no funciona .
¿ tienen una casa de vacaciones más barata para seis personas desde el lunes hasta el viernes ?
siento que ellos hayan olvidado su cartera en la habitación .
el tren rápido para Roma sale a las seis y cinco del andén dieciséis .
el curso de idiomas se celebra en la sala de conferencias .
hay que limpiar estos pantalones antes del miércoles .
tome la segunda calle a la izquierda y verá la famosa torre delante de usted .
la señora Fischer tiene muchas ganas de ir de compras el fin de semana .
no vale la pena visitar la fortaleza .
¿ quisiera quedarse cinco noches ?
cambie las sábanas , por favor .
mi hermano no está satisfecho con la habitación porque el colchón no está hecho .
¿ hay una habitación doble libre del tres al diez de mayo ?
llame a una ambulancia , por favor , mi marido se ha roto la pierna .
ella se ha quedado hasta el martes .
quisiera pagar todo junto . ¿ cuánto cuesta la pizza vegetariana ?
quisiera un apartamento con ducha y vistas al mar .
le pedí al camarero que nos prestara una guía de viajes , pero no ha pasado nada .
este abrigo es demasiado caro .
dudo que mis padres trabajen en la biblioteca pasado mañana .
quisiéramos visitar el castillo y la famosa biblioteca y alquilar una bicicleta .
me alegro de que el señor Brown pueda dejar su portátil en la recepción a las once y veinticinco .
¿ le importaría llevar el equipaje al taxi ?
he perdido mi anillo caro .
de primero quisiera una sopa de tomate y de segundo pescado con patatas .
cuatro sellos para postales a Irlanda , por favor .
Roma es la ciudad más bonita que los niños han visto nunca .
quisiera saber si el barco va a Venecia .
me he dejado mi bolso azul en el avión a Colonia .
una habitación individual cómoda cuesta cincuenta y cinco euros por noche , y la limpieza final no está incluida .
mi compañero puede tener la habitación individual con ducha .
no hace falta que nos traiga la cuenta , la recepcionista ya nos la ha dado .
lamentablemente ya no quedan entradas para la fiesta .
quisiéramos reservar una mesa para cinco personas en la terraza .
¿ puedes abrir la ventana , por favor ?
tenemos razón .
el caballero habla portugués , pero no entiende el alemán .
repare la lavadora , por favor .
le pedí a la recepcionista que lavara esta camisa , pero no ha pasado nada .
la oficina de objetos perdidos está detrás de la exposición nueva .
llame a una ambulancia , por favor , mi marido se ha roto el pie .
preferiría un apartamento que tenga baño .
estamos buscando nuestras gafas . ¿ las ha visto ?
el portátil nuevo que la camarera de piso encontró en el cuarto de baño es de la señora .
la recepcionista quiere saber si él se quedará unos días más pasado mañana .
estamos esperando el tren para Atenas .
quisiera reservar una habitación doble más barata para siete noches .
¿ hay un apartamento pequeño libre del cinco al veinticinco de diciembre ?
para mí una sopa de pescado y una taza de café , por favor .
mi hija llegó tarde porque el tren rápido llevaba cuarenta minutos de retraso .
¿ recogió su llave ?
¿ quieres participar en la visita de la ciudad o prefieres fotografiar el acuario ?
si mañana hace buen tiempo , la señora Walker visitará el museo .
el tren de Bruselas a Múnich lleva veinticinco minutos de retraso .
¿ cuánto cuesta enviar un paquete a Alemania ?
la familia García se aloja aquí desde el veinticinco de septiembre .
la señora Dubois ha escrito una carta a su jefe .
pregúntele al señor López si quiere comprar unos recuerdos , por favor .
¿ qué autobús va al centro comercial ?
nos gustó mucho la visita guiada .
¿ cuándo estará listo mi jersey gris ?
buenas noches , ¿ puede cambiarnos doscientos euros , por favor ?
quisiera una habitación individual cómoda con chimenea , por favor .
pasado mañana mi hijo puede coger el coche .
la falda verde cuesta cincuenta y cinco euros , pero la blusa es más barata .
el hotel en el que estuve en Lisboa tenía piscina .
voy a preguntar en la recepción después del desayuno .
disculpe , ¿ cómo llegamos a la comisaría ?
la blusa cuesta diecinueve euros , pero el sombrero es más barato .
quisiera alquilar un coche por cinco días .
¿ tienen una habitación familiar para ocho personas hasta el domingo ?
no se olvide de confirmar la reserva , por favor .
tengo que ir al banco antes de las diez porque necesito dinero .
un billete de ida a Múnich , por favor , en primera clase .
quería leer un libro ayer .
he perdido mis guantes verdes y mi sombrero .
la ducha no funciona desde las nueve y cuarto .
ella suele levantarse a las siete y cuarto .
la guía quiere saber si me quedaré cuatro noches .
tome las pastillas ocho veces al día , antes de las comidas .
disculpe , ¿ a qué distancia está el famoso castillo de aquí ?
¿ nos podemos llevar el adaptador ?
aunque el técnico ha reparado el teléfono , sigue sin funcionar .
quisiéramos reservar una habitación para cinco noches .
la cuenta asciende a ocho euros , incluido el desayuno .
se tarda cinco minutos en preparar la macedonia de frutas .
la carretera a Venecia está cortada , así que tengo que coger el tren .
hay un cuaderno sobre la mesa de la habitación cuarenta y siete .
buenas noches , ¿ a qué hora sale el autobús para Ginebra ?
queremos que mi compañero tome algo en el bar .
nos gusta mucho el famoso monasterio .
no sé si mi hermano irá a nadar el lunes .
la señora López ha cancelado la reserva para el domingo .
el señor García no tiene ganas de hacer un picnic .
despiértenos el viernes a las nueve y diez , por favor , tenemos que coger el tren a Zúrich .
la señora Moreno no tiene hambre , pero quisiera una taza de café .
me he dejado mi diario en el tren a Varsovia .
¿ qué día es hoy ? - hoy es viernes , dos de septiembre .
¿ sabe cómo se va de la panadería a la catedral ?
¿ podría decirme si el paseo en barco dura cuatro horas ?
si mañana nieva , mi marido leerá un libro .
hablo español , pero no entiendo el italiano .
hola , ¿ podría decirme si la azotea está en la quinta planta ?
el banco está al lado de la catedral .
la señora Serrano se queda hoy en el hotel porque tiene dolor de estómago .
Laura , ¿ puedes esperarme ?
mi marido quisiera participar en el paseo en barco y visitar la exposición y el castillo .
¿ podría enviar a alguien a la habitación doscientos uno y traernos la confirmación de la reserva ?
el vestido que mi hermana compró es demasiado corto .
hola , ¿ podría limpiar la habitación trescientos cuatro , por favor ?
mi hija quiere ir al cine en lugar de comprar unos recuerdos .
le pedí al mozo que me explicara la confirmación de la reserva , pero no ha pasado nada .
la llave no entra en la cerradura de la habitación ciento cinco .
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho y veinte .
¿ puede el mozo encender el aire acondicionado ?
una habitación familiar grande cuesta veinte euros por noche , y el seguro no está incluido .
ellos perdieron su carné de identidad .
¿ podría ayudarme con el equipaje , por favor ?
no sé si me acostaré temprano esta noche .
mi hermana quisiera pagar con tarjeta , pero el aparato no funciona .
la mujer con la que hablamos el sábado era muy amable .
el tren llegará a Ginebra a las seis menos cinco .
¿ qué tiempo hace en Múnich en abril ?
he escrito una carta a mi abuelo .
mi hermana tiene que trabajar en la biblioteca .
la señora Becker celebra su aniversario de boda hoy ; quisiéramos encargar flores .
aquí tiene su llave , señora Wagner . su habitación está en la primera planta .
queremos cambiar de habitación porque el apartamento huele a humo .
puedo pagar la cuenta .
llame a un médico , por favor , mi hermano se ha desmayado .
la tortilla que pedí está deliciosa .
me han robado el billete de tren y el collar .
si mañana hace buen tiempo , vamos a fotografiar el castillo antiguo .
en Roma lleva tres días lloviendo .
mis padres no están satisfechos con la habitación porque el teléfono no funciona .
pregúntele al señor Dubois si quiere ir de compras , por favor .
tenemos que coger un taxi porque el autobús será cancelado .
antes de que salga el tren , quisiera fotografiar la iglesia .
los niños quieren cambiar de habitación porque la escalera mecánica está fuera de servicio .
mi mujer quisiera pescado con patatas y una botella de cerveza .
vine a Varsovia para hacer un picnic .
olvidé mi bolso en el taxi .
estoy esperando el autocar para Viena .
¿ cuándo estarán listos mis zapatos negros ?
quiero que imprima el recibo .
hemos perdido nuestra bufanda y nuestra mochila .
¿ dónde está el cenicero nuevo ? ¿ podría traérnoslo , por favor ?
la iglesia , que está a quince minutos de aquí , merece una visita .
el señor Dubois ha escrito una carta a su hermano .
¿ hay cerca del hotel un médico que hable alemán ?
la carretera a Praga está cortada , así que tengo que dar un rodeo .
del cajero automático al famoso ayuntamiento hay solo cuarenta y cinco minutos a pie .
¿ de dónde eres , Julia ? - soy de España .
¿ podemos dejar aquí nuestro abrigo hasta las tres y diez ?
estamos de mal humor porque hace sol hoy .
¿ dónde está la confirmación de la reserva ? - se la enseñaré dentro de veinticinco minutos .
mañana queremos hacer un picnic .
mi hija pasó siete días en Varsovia y cuatro días en Barcelona .
una pregunta : ¿ cuánto cuesta enviar una postal a Francia ?
hasta que llegue el caballero , quiero comprar pasta de dientes .
lo sentimos mucho , señora Serrano . el mozo se ocupará de ello inmediatamente .
¿ cuánto cuesta una habitación doble tranquila con cocina por noche ?
me gustó mucho el concierto .
ellos están a punto de cancelar su pedido .
¿ hay una oficina de objetos perdidos cerca de aquí ?
la cuenta asciende a veintitrés euros , incluido el servicio de lavandería .
antes de salir de viaje , quisiera ir a la ópera .
quisiera reservar una casa de vacaciones para dos personas del veintiuno al veintisiete de noviembre .
¿ qué tiempo hace en Viena en junio ?
hemos perdido nuestra llave del coche y nuestra bolsa de viaje .
los huéspedes acaban de cancelar su pedido .
si no es mucha molestia , ¿ podría enseñarme la habitación ?
dejamos nuestro carné de conducir en casa .
es posible que mi mujer recoja su portátil .
la señora Navarro quiere comprar unas postales en lugar de participar en el paseo en barco .
siento que hayamos perdido nuestra bolsa de viaje .
tome la primera calle a la izquierda y verá el famoso teatro de la ópera delante de usted .
no comemos ni pollo ni pescado .
la carta que ella envió a Hamburgo todavía no ha llegado .
la cerradura de la maleta está estropeada , y no encontramos la llave .
me llamo Walker , tengo una reserva para hoy .
llame a una ambulancia , por favor , mi compañero se ha roto el pie .
¿ quieres reservar una mesa para siete personas mañana a las cuatro y veinticinco ?
estamos esperando el autobús para Viena .
me alegro de que mi compañero pueda enviar un paquete a Sevilla mañana por la noche .
siento que hayamos perdido el autobús .
¿ cuánto cuestan las entradas para el partido de fútbol del viernes ?
¿ podría llamar a la policía e imprimir la cuenta ?
el desayuno se sirve a partir de las seis en la sala de desayunos .
¿ va este tren a Roma ?
los niños están sentados en un banco del parque y nos esperan .
la boda se celebra el primero de diciembre .
la camarera dice que la fiesta se celebra el seis de diciembre .
queremos cambiar de habitación porque el aire acondicionado está fuera de servicio .
la bufanda que la camarera de piso encontró en la habitación cuarenta y ocho es del caballero .
el autocar llega a París a las ocho .
hemos perdido el ferry . ¿ qué deberíamos hacer ?
le pedí al mozo que me prestara un paraguas , pero no ha pasado nada .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cajero automático .
la habitación doble bonita que ella reservó la semana pasada es demasiado pequeña .
los huéspedes tienen que coger un taxi porque el tren rápido está lleno .
él rompió la lámpara .
el director dice que el concierto empieza a las seis menos cuarto .
tome la tercera calle a la derecha y verá el acuario delante de usted .
es importante que mis padres dejen su reloj en la recepción hoy .
si el viernes hace demasiado calor , queremos tomar algo en el bar .
dejamos nuestra tarjeta de crédito en el coche .
quisiera quejarme : la conexión a internet no funciona y la suite está sucia .
el taxi que mis padres pidieron para las seis y cuarto todavía no ha venido .
pregúntele al señor Navarro si quiere ir al cine , por favor .
¿ por qué no trajiste tu perro ?
necesitamos algo para las quemaduras de sol .
puedo quedarme unos días más pasado mañana .
¿ qué día es hoy ? - hoy es jueves , veintinueve de julio .
si el lunes llueve , el señor Becker tomará algo en el bar .
no he estado nunca en Lisboa , pero conozco bien Valencia .
un taxi a la parada de autobús cuesta unos diecinueve euros .
antes de salir de viaje , mi marido quisiera hacer un picnic .
mi mujer está buscando su mochila . ¿ la ha visto ?
suelo levantarme a las diez .
necesitamos el contrato . ¿ nos lo puede dar ?
un billete de ida y vuelta a Zúrich , por favor , en segunda clase .
me he acostado temprano .
la carta que mi hermano envió a Lisboa todavía no ha llegado .
no sé si podemos visitar la famosa torre pronto .
¿ dónde está la almohada más blanda ? ¿ podría traérnosla , por favor ?
no se olvide de reservarnos una mesa junto a la ventana , por favor .
cuatro billetes de ida a Bruselas para el once de mayo , por favor .
la señora García celebra su cumpleaños mañana ; quisiera encargar una tarta .
nos quedamos con la habitación individual .
preferiría un apartamento más barato que tenga balcón .
¿ han encontrado un sombrero ? me lo he dejado en el comedor .
debe de ser un error : reservamos una habitación familiar más barata , no una habitación familiar .
llame a un médico , por favor , mi compañero se ha roto el pie .
el pronóstico dice que estará nublado esta tarde .
me quedé hasta el domingo .
el tren de Varsovia a Edimburgo lleva veinticinco minutos de retraso .
¿ podría decirnos si el concierto se celebra en el jardín del castillo ? muchas gracias .
un billete de ida a Valencia , por favor , en primera clase .
si mañana nieva , vamos a tomar algo en el bar .
nos hemos quedado dormidos . ¿ qué deberíamos hacer ?
mi compañero no tiene ganas de ir a nadar .
la cena se sirve a partir de las nueve y media en el comedor .
no puedo dormir porque el apartamento está sucio .
la catedral está abierta desde las seis hasta las nueve menos cuarto , pero los martes está cerrada .
¿ qué vino va bien con la buena sopa de verduras ?
solemos levantarnos a las once menos cuarto .
¿ cuántas tazas necesita ? - ocho , por favor .
¿ le importaría confirmar la reserva ? gracias por su ayuda .
no hace falta que nos traiga el contrato , la recepcionista ya nos lo ha dado .
se tarda veinte minutos en preparar la tabla de quesos grande .
los vecinos hacen demasiado ruido .
un taxi a la comisaría cuesta unos veinte euros .
no tengo tiempo de tomar algo en el bar .
hola , ¿ necesito receta para las gotas para los ojos ?
disculpe , ¿ quiere dar un paseo por el jardín del castillo mañana ?
el caballero no tiene tiempo de hacer un picnic .
mi mujer tiene treinta y nueve grados de fiebre y dolor de cabeza .
¿ está la consigna cerrada ?
¿ quién puede cerrar la ventana ?
tengo que hacer cola cinco horas en la estación .
quisiera ocho entradas para la visita de la ciudad del diecisiete de agosto .
la carta que los niños enviaron a Atenas todavía no ha llegado .
el almuerzo se sirve a partir de las once y media en la terraza .
todas las habitaciones de la novena planta tienen balcón .
aunque el técnico ha reparado la caja fuerte , sigue sin funcionar .
¿ zarpa el ferry a las siete y diez ?
el castillo de Varsovia es más antiguo que el de Ginebra .
el helado que mi hija pidió está delicioso .
estoy de mal humor porque está nublado ahora .
si no es mucha molestia , ¿ podría confirmar la reserva por correo electrónico ?
el bañador cuesta diecinueve euros , pero la corbata verde es más barata .
después del almuerzo mi hijo quiere comprar un cuaderno , pero antes tiene que llamar a su hermano .
de eso ni hablar , señor Schmidt .
suelo levantarme a las ocho y media .
quisiera saber si el autobús para en Viena .
el billete a Londres cuesta cincuenta y cinco euros , pero los turistas solo tienen un billete de cincuenta euros .
son diecisiete euros . - quédese con el cambio .
tengo que coger un taxi porque el autocar llega con retraso .
¿ podría darme el número de teléfono del hospital ?
¿ le importaría prestarme un plano de la ciudad ?
para mí un bocadillo y una botella de agua mineral , por favor .
los huéspedes hablan francés , pero no entienden el alemán .
el almuerzo se sirve a partir de las doce y media en el comedor .
el ascensor está estropeado , así que tenemos que bajar a pie a la cuarta planta .
mi hermana necesita una pomada de la farmacia .
la cerradura del armario está estropeada , y nuestros amigos no encuentran la llave .
¿ cuánto cuesta la falda del escaparate ?
hemos olvidado reservar un apartamento .
el pronóstico dice que va a estar nublado pasado mañana .
¿ empieza el curso de idiomas a las doce menos cuarto ?
necesito la lista de precios . ¿ me la puede enviar ?
nuestros amigos vinieron a Edimburgo para hacer senderismo por la montaña .
disculpe , ¿ dónde tengo que hacer transbordo para ir a la farmacia ?
¿ cuánto cuesta alquilar una motocicleta por cuatro días ?
esta camisa es demasiado grande .
buenos días , señor Walker . ¿ ha tenido un buen viaje ?
nos gusta pasear por la playa .
hay un diccionario sobre la mesa de la habitación veintinueve .
no me traiga todavía la pizza , por favor .
aparcaremos nuestro coche en el garaje mañana por la noche .
antes de que salga el tren , quisiéramos hacer un picnic .
si el fin de semana hace buen tiempo , daremos un paseo por el jardín del castillo .
mis padres necesitan unas gotas para los ojos de la farmacia .
acabamos de cancelar nuestro pedido .
buenos días , ¿ cuánto cuesta la camisa del escaparate ?
la exposición está cerrada los sábados .
mi mujer lleva desde las once y diez intentando llamar a su jefe .
quisiéramos saber si el tren va a Zúrich .
estoy esperando el tren rápido para Salzburgo .
mi mujer quiere cambiar de habitación porque el ascensor está fuera de servicio .
¿ cuánto cuesta una habitación familiar bonita con chimenea por noche ?
¿ tienen una habitación familiar tranquila para seis personas desde el sábado hasta el martes ?
preferiríamos una suite que tenga caja fuerte .
el señor Wagner celebra su cumpleaños el viernes ; quisiéramos encargar una botella de vino .
antes de que cierren las tiendas , quisiéramos visitar el palacio .
tengo que ir al banco antes de las nueve menos cinco porque necesito dinero .
¿ podría preparar la cuenta de la habitación treinta y siete ? me marcho hoy .
¿ nos puede traer un adaptador y un periódico ?
hola , soy Rossi , de la habitación diez . quisiera hablar con el director .
¿ podría preparar la cuenta de la habitación cincuenta y dos ? nos marchamos dentro de cinco horas .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Rossi ?
¿ han encontrado unas gafas de sol ? nos las hemos dejado en la habitación cincuenta y siete .
la señora Fischer no está hoy . ¿ quiere dejar un recado ?
la llave no entra en la cerradura de la habitación ciento diez .
¿ le importaría explicarme la lista de precios ?
tenemos que pagar un ojo de la cara por la blusa roja .
creo que reservaré una habitación individual para siete noches .
quiero que el cocinero limpie la habitación .
después de la cena quiero comprar pasta de dientes , pero antes tengo que pagar la cuenta .
cinco sellos para cartas a Austria , por favor .
desde el tejado se pueden ver la catedral antigua y el río .
quisiera quejarme : la radio no funciona y la obra es demasiado ruidosa .
nevará , por eso veremos la televisión .
la radio de nuestra habitación está estropeada .
la bolsa de viaje negra que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
la semana pasada el señor Rossi tuvo que reservar una mesa para tres personas .
ellos se han dejado su llave del coche en el avión a Colonia .
una pregunta : necesitamos el recibo . ¿ nos lo puede dar ?
quisiéramos dar un paseo por el jardín del castillo y alquilar una bicicleta .
compré un billete para Roma el veintiuno de junio .
la recepcionista quiere saber si él quisiera cenar en el restaurante el fin de semana .
ya no tenemos pollo , pero puedo recomendarle la sopa de tomate .
antes de salir de viaje , el caballero quisiera hacer senderismo por la montaña .
lamentablemente el hotel está completo hasta el dos de mayo .
ella va a comprar unas postales esta tarde .
nos hemos marchado sin pagar la cuenta .
¿ podría preparar la cuenta de la habitación dieciocho ? me marcho hoy .
si mañana hace buen tiempo , queremos visitar la torre .
tengo que recoger mi portátil .
sería muy amable de su parte planchar esta camisa .
quiero cambiar de habitación porque la luz está estropeada .
mi hija está intentando dejar su sombrero en la recepción .
espero que podamos comprar un diccionario el martes a las once .
¿ cuándo cierra la iglesia los martes ?
¿ le importaría enseñarnos el camino al centro comercial ?
hasta que lleguen mis padres , quiero hacer senderismo por la montaña .
¿ a qué hora sale el tren para Ginebra ?
quisiéramos reservar una suite bonita para dos personas del veinticuatro al veintiséis de febrero .
me interesa el castillo . ¿ hay una visita guiada en español ?
¿ cuándo estarán listas mis botas cómodas ?
¿ cuándo sale el último tren para Salzburgo ?
mi marido acaba de ir a la policía .
antes de salir de viaje , ella quisiera tomar algo en el bar .
disculpe , ¿ cómo llegamos al aeropuerto ?
la comida de este restaurante es demasiado cara , pero el servicio es malo .
estoy a punto de llamar a mi jefe .
si esta tarde nieva , voy a quedarme en el hotel .
en Barcelona lleva cinco días lloviendo .
no tengo tiempo de ir a la ópera .
mi mujer perdió el enlace en Valencia porque el tren llegó con retraso .
buenos días , la carta solo está en español , ¿ nos la podría traducir ?
primero nuestros amigos quisieran comprar un billete para Lisboa y después nadar en el lago .
los pantalones más cortos cuestan ciento cinco euros , pero la camisa azul es más barata .
¿ puedes confirmar la reserva por correo electrónico , por favor ?
¿ podría guardar el equipaje hasta las diez y media , por favor ?
me llamo Navarro , tengo una reserva para dos personas .
mi marido puede tener el apartamento tranquilo con caja fuerte .
si el fin de semana hace buen tiempo , vamos a alquilar una bicicleta .
mi marido se ha roto la mano y tiene que ir al hospital .
mañana por la mañana los huéspedes quisieran probar el vino de la región .
lamentablemente no tenemos habitaciones familiares pequeñas libres hasta el domingo .
es importante que los niños envíen un paquete a Bruselas hoy .
¿ hay un apartamento tranquilo libre del dieciocho al veintisiete de septiembre ?
primero quisiéramos enviar una carta a Roma y después fotografiar la exposición .
el billete a Barcelona cuesta veintiocho euros , pero ellos solo tienen un billete de cien euros .
una pregunta : ¿ le importaría prestarme un cargador ?
el pastel de manzana que ellos pidieron está frío .
los niños son de Francia , pero viven en Granada desde hace dos años .
es posible que cambiemos el sombrero blanco por otra cosa el miércoles a las ocho y diez .
mi reloj va atrasado ; ya son las diez y media .
buenos días , pedí una sopa de verduras fría . ¿ cuándo me la va a traer ?
¿ cuándo quisieras preguntar en la recepción ?
no hay de qué , señor Wilson . ¡ feliz estancia en Sevilla !
siento que hayamos dejado nuestro billete de avión en el coche .
¿ podría preparar la cuenta de la habitación cincuenta y uno ? nos marchamos mañana .
siga todo recto y luego gire a la derecha en la playa .
el mejor hotel de Madrid está en el hotel .
buscamos un hotel que esté cerca de la librería .
quisiera una habitación individual bonita con escritorio , por favor .
mi mujer quiere traer su perro dentro de cincuenta minutos .
¿ dónde está la lista de precios ? - se la enviaré dentro de veinte minutos .
me quedo hoy en el hotel porque tengo fiebre .
quería preguntarle si podría llamar a la policía .
no vale la pena visitar el famoso museo de arte .
¿ está ocupado este asiento ?
hemos comprado una bufanda para nuestra vecina .
el mejor hotel de Ginebra está en el hotel .
¿ cuánto cuesta alquilar una barca por siete días ?
de primero quisiera una sopa y de segundo pescado con patatas .
un taxi a la agencia de viajes cuesta unos siete euros .
el acuario está abierto desde las ocho menos cuarto hasta las siete y media , pero los viernes está cerrado .
nos han robado el carné de identidad y la llave .
disculpe , ¿ necesito receta para las pastillas ?
quisiera quejarme : el cuarto de baño es muy viejo y la escalera mecánica está fuera de servicio .
la carta que envié a Praga todavía no ha llegado .
quisiera fideos con champiñones y cinco vasos de zumo de manzana .
lleve las maletas al ascensor , por favor .
queríamos marcharnos ayer por la tarde .
tres billetes de ida y vuelta a Edimburgo para el ocho de diciembre , por favor .
la señora necesita un termómetro de la farmacia .
quisiéramos tres entradas para el paseo en barco del veintidós de julio .
buenas noches , señora Fischer . ¿ ha tenido un buen viaje ?
¿ hay cerca del hotel un dentista que hable portugués ?
no puedo dormir porque el sofá no está hecho .
la recepcionista llevará las maletas al ascensor .
he reservado una suite bonita a nombre de Taylor .
¿ sabe cómo se va de la farmacia al teatro ?
el hotel más tranquilo de Lisboa está en el casco antiguo .
mi compañero está esperando el tren rápido para Zúrich .
¿ qué línea de metro va a la comisaría ?
quisiera alquilar una bicicleta por siete días .
¿ hay un apartamento libre del trece al diecisiete de febrero ?
los niños pueden tener la habitación individual con escritorio .
su habitación está en la tercera planta , a la izquierda .
mi marido quisiera comprar una corbata roja y un diccionario .
el tren de Varsovia a Colonia lleva diez minutos de retraso .
no estoy satisfecha con la habitación porque el aire acondicionado está estropeado .
¿ podría apagar la luz , por favor ?
el teatro , que está a treinta minutos de aquí , merece una visita .
buenas noches , ¿ está libre este asiento ?
la calefacción no funciona desde el miércoles .
quisiera una habitación individual tranquila con televisor y vistas al casco antiguo .
me alegro de que la señora Walker pueda alquilar una motocicleta .
la blusa cuesta un ojo de la cara .
un billete de ida a Londres , por favor , en segunda clase .
mi compañero se ha quedado dormido .
he reservado una habitación doble a nombre de Miller .
cuando llegamos a Atenas , el cuarto de baño era demasiado pequeño .
me perdí en el bosque ayer por la noche .
nuestros amigos van a reservar una mesa para dos personas más tarde .
es posible que nos levantemos temprano el fin de semana .
¿ podría darnos una habitación más barata con vistas al lago , por favor ?
¿ desea pagar con tarjeta de crédito o por transferencia , señor Walker ?
necesitamos un taxi desde el banco para cuatro personas a las cinco y media .
tenemos que ir al banco antes de las cinco y media porque necesitamos dinero .
buenos días , ¿ podría decirnos de dónde sale el autobús para Hamburgo ?
¿ qué recomienda , la pizza pequeña o la ensalada verde ?
el huésped de la habitación veintiuno todavía no ha pagado .
¿ cómo se llama ? - me llamo David Dubois .
nuestros amigos hablan italiano , pero no entienden el inglés .
el desayuno se sirve a partir de las ocho en el comedor .
estoy seguro de que probaremos el pescado de la región .
¿ qué día es hoy ? - hoy es lunes , veintitrés de diciembre .
esta blusa es demasiado larga .
por culpa del atasco ellos llegaron demasiado tarde a la playa .
el mozo dice que el curso de idiomas termina a las siete .
aquí tiene su tarjeta , señora Weber . su habitación está en la segunda planta .
el señor Wilson tuvo un accidente ayer por la tarde .
estamos de mal humor porque llueve hoy .
no sé si mi marido puede marcharse pronto .
necesito un taxi a la oficina de objetos perdidos para ocho personas a las cuatro menos cuarto .
disculpe , ¿ qué hora es ? - son las nueve y cuarto .
no vale la pena ir a la película .
el tren de Berlín a Hamburgo lleva quince minutos de retraso .
¿ sabe cómo se va de la librería al castillo ?
el bolso cuesta veintitrés euros , pero las botas cómodas son más baratas .
se nos ha acabado el aceite de oliva ; el mozo ha ido a comprar más .
el tren de Zúrich a Viena lleva quince minutos de retraso .
antes de que anochezca , quisiera comprar crema solar .
el señor Taylor llegará el veintidós de enero a las ocho y veinticinco .
el vuelo de Granada fue cancelado por la huelga .
su habitación está en la primera planta , al lado del ascensor .
tenemos que coger un taxi porque el tren llega demasiado tarde .
he olvidado hablar con el cocinero .
¿ hay una suite tranquila libre del cuatro al seis de febrero ?
hola , soy Walker , de la habitación once . envíe al mozo , por favor .
las plantas de la tercera planta necesitan agua .
¿ sale el tren rápido del andén ocho ?
nos gusta levantarnos tarde .
una habitación individual tranquila cuesta sesenta euros por noche , y la media pensión no está incluida .
hablamos francés , pero no entendemos el italiano .
la cuenta asciende a sesenta y cinco euros , incluido el minibar .
preferiríamos un apartamento más grande que tenga baño .
la habitación más barata que reservé en enero no está lista .
no sé si reservaremos una habitación grande el próximo mes .
quisiera alquilar una motocicleta por nueve días .
quisiera una habitación familiar cómoda con bañera , por favor .
las botas cuestan ciento veinte euros , pero el vestido más grande es más barato .
él quisiera pollo con arroz y ocho vasos de zumo de manzana .
el tren regional para París sale a las diez del andén once .
¿ cuánto dura el vuelo de Viena a Colonia ?
¿ me puede despertar a las diez y veinticinco ?
la autopista a Valencia está cortada , así que tenemos que dar un rodeo .
¿ podría enseñarme en el mapa dónde está el castillo ?
si el tren nocturno llega con retraso , él llamará al hotel .
cuando llegué a Colonia , la caja fuerte estaba estropeada .
la señora está intentando recoger su reloj nuevo .
llevamos desde la una menos cuarto intentando reservar una mesa para cinco personas .
el hotel más tranquilo de Roma está cerca de la catedral .
tengo muchas ganas de fotografiar la iglesia mañana .
no creo que ella espere en el vestíbulo mañana .
¿ conoce un hotel barato cerca de la oficina de objetos perdidos ?
mis hijos pueden tener la habitación individual grande con caja fuerte .
la torre está abierta desde las nueve y media hasta las nueve y cuarto , pero los lunes está cerrada .
si mañana llueve , él va a leer un libro .
la recepcionista quiere saber si participaremos en la excursión esta noche .
disculpe , ¿ qué hora es ? - son las once y veinte .
el secador de mi habitación está estropeado .
preferiríamos una habitación individual que tenga escritorio .
el filete que pedí está demasiado salado .
la autopista a Sevilla está cortada , así que tenemos que dar un rodeo .
el sombrero rojo cuesta treinta y nueve euros , pero la falda azul es más barata .
tenemos muchas ganas de ir al mercado mañana .
no se preocupe , señor Serrano , le despertaremos a las nueve y diez .
desde el sábado me duele el brazo .
en nuestra habitación huele a humo .
no me traiga todavía la ensalada grande , por favor .
le pedí a la recepcionista que me diera la dirección de la oficina de objetos perdidos , pero no ha pasado nada .
la señora Dubois reservó un apartamento ayer por la noche .
¿ podría esperar un momento , por favor ? muchas gracias de antemano .
el billete a Granada cuesta treinta y cuatro euros , pero la señora Rossi solo tiene un billete de cien euros .
si no es mucha molestia , ¿ podría llamar a la policía ?
mi compañero acaba de llegar a Granada .
es posible que hagamos un picnic mañana .
no creo que mi marido pueda coger el coche .
el director quiere saber si me quedaré unos días más después de la cena .
ellos han perdido su chaqueta .
si el tren está lleno , ella perderá el avión .
acabo de hablar con el cocinero .
¿ podría dejar la habitación a las nueve ?
primero mis hijos quisieran llamar a su jefe y después participar en la visita guiada .
¿ puedes enviar a alguien a la habitación ciento uno , por favor ?
¿ nadó en el lago el lunes pasado ?
dos billetes de ida a Ginebra para el veintidós de septiembre , por favor .
¿ podría enseñarme en el mapa dónde está el famoso museo ?
quisiera un asiento en el coche restaurante para el viernes .
una habitación familiar cuesta ochenta y cinco euros por noche , y el servicio de habitaciones no está incluido .
estoy seguro de que mi hermana se duchará el martes .
son setenta euros . - quédese con el cambio .
mis padres perdieron el enlace en Colonia porque el tren llegó con retraso .
mi hermano no está satisfecho con la habitación porque el cajero automático está fuera de servicio .
aunque el técnico ha reparado el frigorífico , sigue sin funcionar .
los huéspedes tienen que hacer cola cuatro horas en la estación .
disculpe , ¿ sabe cómo se va de la oficina de correos a la hermosa iglesia ?
no estoy satisfecha con la habitación porque los huéspedes de la habitación de al lado escuchan música alta .
este vestido es demasiado caro .
mi mujer quiere cambiar de habitación porque los niños escuchan música alta .
buenos días , señora Weber . ¿ ha dormido bien ?
el tren de Valencia a Berlín lleva cincuenta minutos de retraso .
los huéspedes que están en la tercera planta quisieran prolongar su estancia .
nadie pudo decirnos dónde está la parada de autobús .
¿ dónde puedo comprar pasta de dientes ?
¿ se admiten gatos en las habitaciones ?
una pregunta : si no es mucha molestia , ¿ podría encender el aire acondicionado ?
el vestido que mi hermano compró es demasiado corto .
me alegro de que mi mujer pueda ver la televisión .
en enero suele hacer mucho viento en París .
¿ podría darnos el número de teléfono del hospital ? gracias por su ayuda .
mi hijo quisiera visitar el museo de arte y el acuario y fotografiar la biblioteca .
hay un mapa sobre la mesa de la habitación ciento cinco .
la llave de la habitación que la camarera de piso encontró debajo de la cama es de nuestros amigos .
quisiéramos que nos despertaran a las tres menos cuarto , habitación ciento cinco .
pregúntele a la señora Walker si quiere dar un paseo por el bosque , por favor .
nos gusta comer en la terraza .
quisiera reservar una casa de vacaciones para siete personas del veintiuno al veintisiete de julio .
he oído que el desayuno está incluido en el precio .
un billete de ida y vuelta a Praga , por favor , en segunda clase .
cuando lleguemos a Sevilla , vamos a ir a nadar .
la recepcionista quiere saber si mi hijo quiere quedarse hasta el viernes .
el pronóstico dice que estará nublado la próxima semana .
¿ desea pagar por transferencia o con tarjeta de crédito , señor Miller ?
¿ cuándo estará listo mi jersey caliente ?
un taxi a la embajada cuesta unos diez euros .
en febrero suele hacer mucho frío en París .
¿ podría llamar a la policía y ayudarme con el equipaje ?
la señora Fischer se queda hoy en el hotel porque tiene dolor de cabeza .
el taxi que pedí para las once y cuarto todavía no ha venido .
quisiera alquilar una motocicleta por ocho días .
mi mujer se ha roto la pierna y tiene que ir al hospital .
mi hermano quería quedarse unos días más .
es posible que ellos vean la televisión dentro de cinco horas .
después de la cena mis padres quieren tomar algo en el bar , pero antes tienen que reservar una mesa para siete personas .
acabo de reservar una mesa para dos personas .
cuando llegue a Barcelona , voy a comprar unos sellos .
¿ podría venir alguien a la habitación doscientos uno ? los huéspedes de la habitación de al lado escuchan música alta .
siga todo recto y luego gire a la izquierda en la estación de metro .
preferiríamos una habitación familiar más grande que tenga ducha .
el vestido que compramos es demasiado pequeño .
hay crema solar sobre la mesa de la habitación siete .
las botas cuestan seis euros , pero la blusa amarilla es más barata .
¿ le importaría traerme una botella de vino tinto ?
el señor Schmidt celebra su aniversario de boda hoy ; quisiéramos encargar una tarta .
¿ sería posible que confirmara la reserva ?
tengo que acostarme temprano .
la carta que envié a Roma todavía no ha llegado .
no se preocupe , señora Walker , repararemos la luz .
tenemos que pagar un ojo de la cara por el bañador .
la barca que alquilamos es demasiado pequeña .
el caballero ha perdido su diario y su chaqueta .
quisiéramos alquilar una barca por cinco días .
quiero participar en la cata de vinos el miércoles a la una y media .
el once de febrero compré unos sellos .
los niños tienen que coger un taxi porque el tren lleva treinta minutos de retraso .
¿ puede llevar las maletas al ascensor , por favor ?
el sombrero que la camarera de piso encontró en la habitación once es de mi hija .
despiérteme el miércoles a las once menos veinte , por favor , tengo que estar en el aeropuerto antes de las once menos cuarto .
me llamo Fischer , tengo una reserva para esta noche .
pienso que podemos reunirnos con unos amigos en la estación .
hemos hecho un picnic .
quisiéramos que nos despertaran a las nueve menos diez , habitación trescientos uno .
antes de marcharme , quisiera ir al médico .
el huésped de la habitación ciento veinte todavía no ha pagado .
quisiera una habitación familiar bonita con cocina y vistas al lago .
quisiera cinco entradas para el concierto del treinta de noviembre .
¿ podría venir alguien a la habitación doscientos diez ? los huéspedes de la habitación de al lado escuchan música alta .
me alegro de que mi hermana pueda reservar una mesa para tres personas a las cuatro .
si el autobús está lleno , la señora Rossi cogerá un taxi .
¿ sabía que el minibar está incluido en el precio ?
buenos días , si no es mucha molestia , ¿ podría preparar la cuenta para mañana ?
una suite cómoda cuesta cinco euros por noche , y el servicio no está incluido .
se nos ha acabado el vinagre ; la recepcionista ha ido a comprar más .
se nos ha acabado la mantequilla ; la recepcionista ha ido a comprar más .
cuando llegamos a Viena , el cuarto de baño no estaba listo .
no vale la pena visitar el mercado cubierto .
¿ qué autobús va a la agencia de viajes ?
la playa está detrás del zoo .
dudo que aparquemos nuestro coche en el garaje más tarde .
no se preocupe , señora Schmidt , le despertaremos a las cuatro .
no tengo ganas de participar en la conferencia .
si el fin de semana hace buen tiempo , haremos senderismo por la montaña .
el castillo de Sevilla es más antiguo que el de Valencia .
como el autobús llega demasiado tarde , no llegaré hasta las doce y veinticinco .
¿ puede traducir este menú ?
mis padres están hartos de la cola .
el caballero toma café en el desayuno , pero yo prefiero café .
mi hermano perdió el enlace en Hamburgo porque el tren estaba lleno .
la cuenta asciende a siete euros , incluido el desayuno .
quería preguntarle si podría traerme una taza de café .
¿ cuánto cuesta un apartamento tranquilo con chimenea por noche ?
no sé si mi hijo puede levantarse temprano el fin de semana .
¿ cuánto cuesta alquilar una bicicleta por dos días ?
hay un error en la cuenta : no hemos tomado ningún bocadillo vegetariano .
quería preguntarle si podría esperar un momento .
me quedé hasta el sábado .
mis hijos llegan el martes veintisiete de junio a las tres y media .
en junio suele hacer mucho calor en Madrid .
nadie pudo decirme dónde está la parada de autobús .
el barco zarpa a las siete y media .
¿ desea pagar por transferencia o en efectivo , señora Walker ?
la falda que compré es demasiado corta .
hemos reservado una habitación individual tranquila a nombre de Brown .
¿ le importaría enseñarme la habitación doble grande ?
la señora llega el sábado trece de febrero a las diez y media .
hay que lavar estas blusas antes del jueves .
quisiera hablar con el señor Navarro , por favor .
nuestros amigos toman zumo de naranja en el desayuno , pero yo prefiero agua mineral .
mañana no nevará .
disculpe , ¿ cómo llego a la panadería ?
no creo que el señor Dubois pueda leer un libro mañana a las dos y cuarto .
he comprado chocolate para mis padres .
camarero , pedí una pizza pequeña , pero me ha traído un bocadillo .
el jersey más grueso cuesta noventa euros , pero el bolso más barato es más barato .
debe de ser un error : reservé una habitación familiar tranquila , no una habitación doble más barata .
el cajero automático está a dos pasos de la catedral antigua .
tenemos muchas ganas de ir a la playa mañana .
queremos quedarnos hasta el viernes .
quiero que el cocinero traiga la cuenta .
ya no tenemos pollo , pero puedo recomendarle la tortilla .
mi hermano se ha roto la mano y tiene que ir al hospital .
¿ hay una habitación familiar tranquila libre del once al quince de diciembre ?
la llave no entra en la cerradura de la habitación once .
una habitación doble cuesta treinta y seis euros por noche , y el acceso a internet no está incluido .
los niños están resfriados .
mi mujer quiere nadar en el lago en lugar de ir al cine .
ya no tenemos fideos , pero puedo recomendarle el bocadillo vegetariano .
buenas noches , señora García . ¿ ha tenido un buen viaje ?
no nos traiga todavía la pizza , por favor .
mi compañero perdió el enlace en Praga porque el autocar llevaba diez minutos de retraso .
la carretera a Varsovia está cortada , así que tengo que dar un rodeo .
hola , ¿ abre el bar a las diez ?
¿ podría preparar la cuenta de la habitación cuarenta y dos ? me marcho mañana .
la ducha de nuestra habitación no funciona .
¿ cuánto dura el vuelo de Venecia a Lisboa ?
él está acostumbrado a acostarse tarde .
el mejor hotel de Salzburgo está en el aeropuerto .
dentro de dos días mi mujer se registra .
¿ sabe a qué hora abre la biblioteca ?
el mes pasado ella perdió su pasaporte .
¿ sabe cómo se va del cine al famoso teatro ?
quisiera quejarme : el cajero automático está fuera de servicio y las sábanas están sucias .
no sé si mi hija puede enviar un paquete a Madrid dentro de cincuenta minutos .
un taxi al aeropuerto cuesta unos treinta y seis euros .
es una lástima que la ventana esté sucia .
siga todo recto y luego gire a la izquierda en la playa .
mi reloj va atrasado ; ya son las tres menos cuarto .
mis padres están intentando preguntar en la recepción .
una pregunta : ¿ cuándo abre la hermosa biblioteca los miércoles ?
¿ cuánto cuestan las botas más baratas del escaparate ?
hay que planchar estos pantalones antes del jueves .
el tren nocturno parará en Múnich .
queremos comprar un diccionario en lugar de participar en la excursión .
un taxi al aeropuerto cuesta unos veintiún euros .
ella piensa comprar pasta de dientes .
quisiéramos reservar una habitación familiar para una noche .
¿ sabe cómo se va del supermercado al zoo ?
no sé si ellos pueden ver la televisión el sábado a las ocho y media .
suelo levantarme a las ocho menos cuarto .
el huésped de la habitación treinta y dos ha pedido el desayuno .
no me traiga todavía el helado , por favor .
no hace falta que nos traiga la cuenta , el camarero ya nos la ha dado .
¿ qué vino va bien con la sopa de pescado ?
mi hija se ha quedado hasta el sábado .
mi compañero ha perdido su bolsa de viaje y su bolsa de viaje marrón .
¿ podría decirnos de dónde sale el tren rápido para Salzburgo ?
¿ qué autobús va a la oficina de objetos perdidos ?
¿ conoce un hotel barato cerca del cine ?
la recepcionista me pedirá un taxi .
¿ conoce un hotel barato cerca de la peluquería ?
espero que él pueda comprar unos sellos .
ellos quieren cambiar de habitación porque la cama supletoria es demasiado pequeña .
ellos perdieron el enlace en Roma porque el tren nocturno estaba lleno .
si no es mucha molestia , ¿ podría darnos la llave de la habitación cuarenta y cuatro ?
el móvil nuevo que la camarera de piso encontró debajo de la cama es del caballero .
para mí una ensalada y una taza de té , por favor .
el hotel en el que él estuvo en Venecia era más cómodo .
¿ cuánto cuesta alquilar una barca por nueve días ?
¿ cuándo probará el queso de la región ?
quiero que apague la calefacción .
los zapatos cuestan un ojo de la cara .
nuestros amigos tienen que pagar un ojo de la cara por la falda verde .
no estoy satisfecho con la habitación porque la lavadora está fuera de servicio .
el famoso palacio está abierto desde las seis y cuarto hasta las siete , pero los domingos está cerrado .
hay un mapa sobre la mesa de la habitación cincuenta y tres .
¿ podría enseñarnos en el mapa dónde está la exposición ?
¿ cuánto cuesta enviar un paquete a México ?
necesitamos un taxi al cine para cuatro personas a las ocho .
¿ quisiera visitar el museo de arte nuevo y el acuario mañana por la noche ?
ellos tienen muchas ganas de hacer un picnic el fin de semana .
el hotel más barato de Berlín está en el casco antiguo .
preferiríamos una habitación doble pequeña que tenga caja fuerte .
no hay de qué , señora Brown . ¡ feliz estancia en Atenas !
los niños quisieran pollo con arroz y una botella de cerveza .
ellos dejaron su pasaporte en casa ayer por la tarde .
el avión a Ginebra despega a las dos y cuarto .
he oído que la sauna está en la octava planta .
buenas noches , soy Brown , de la habitación treinta y siete . quisiera pedir el desayuno .
lo sentimos mucho , señor Taylor . la camarera de piso vendrá dentro de treinta minutos .
tememos que el autocar lleve veinticinco minutos de retraso .
no nos traiga todavía la sopa de pescado , por favor .
¿ cuándo estará listo mi sombrero más barato ?
quisiéramos reservar una suite para seis personas del tres al trece de mayo .
ellos quieren cambiar de habitación porque la tarjeta llave no funciona .
el palacio es más famoso que la biblioteca .
cinco billetes de ida a Viena para el primero de octubre , por favor .
quisiéramos saber si el ferry zarpa a las ocho y veinte .
el avión a Salzburgo despega a las tres menos cuarto .
¿ le importaría enseñarnos el camino al supermercado ?
quisiera una suite más grande con televisor y vistas al parque .
mi mujer quería visitar la famosa iglesia y el hermoso ayuntamiento el tres de septiembre .
buenos días , ¿ quiere el café con o sin leche ?
no podemos dormir porque la lavadora es demasiado ruidosa .
el hotel en el que el señor Miller estuvo en Atenas era más cómodo .
nuestro equipaje no ha llegado ; debe de estar todavía en Madrid .
mi hermano tiene que hacer cola tres horas en el aeropuerto .
el barco zarpa a las siete menos veinte .
como el tren rápido estará lleno , no llegaré hasta las once y media .
el taxi que pedí para las doce y diez todavía no ha venido .
se tarda cinco horas en llegar a Valencia .
¿ hiciste un picnic el lunes pasado ?
la catedral está abierta desde las siete hasta las seis y cuarto , pero los viernes está cerrada .
su habitación está en la quinta planta , enfrente del ascensor .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Walker ?
nos interesa el ayuntamiento . ¿ hay una visita guiada en inglés ?
tome las pastillas dos veces al día , después de las comidas .
el señor Walker se ha perdido en la ciudad .
¿ podría decirme si la boda se celebra en la sala de conferencias ? muchas gracias de antemano .
nuestros amigos quieren comprar unas postales en lugar de hacer un picnic .
preferiríamos una habitación que tenga cocina .
mi mujer se queda hoy en el hotel porque está resfriada .
la guía con la que hablé esta mañana era muy amable .
¿ cuánto cuesta el bañador negro del escaparate ?
el tren regional para Sevilla sale a las tres del andén once .
disculpe , ¿ sabe cómo se va de la estación a la exposición nueva ?
ya no tenemos queso , pero puedo recomendarle el bocadillo .
si el fin de semana hace buen tiempo , ellos van a hacer un picnic .
¿ cuánto cuesta enviar una postal a Italia ?
cuando la recepcionista habla inglés , me suena a chino .
es importante que la señora pague con tarjeta de crédito hoy .
tengo que hacer cola dos horas en la estación .
el tren para Ginebra sale a las tres y veinte del andén doce .
los niños no quieren dejar sus gafas en la recepción .
el almuerzo se sirve a partir de las dos menos cuarto en el comedor .
esta chaqueta es demasiado cara .
siete billetes de ida y vuelta a París para el dos de octubre , por favor .
soy de Austria , pero vivo en Zúrich desde hace tres años .
quisiéramos siete entradas para la fiesta del veintidós de febrero .
el tren de Barcelona a Valencia lleva treinta minutos de retraso .
para mí una sopa de verduras caliente y siete vasos de zumo de naranja , por favor .
quisiera quejarme : la obra hace demasiado ruido y la cama está sucia .
¿ podría decirnos si la visita guiada dura dos horas ?
¿ está incluido el servicio en el precio o tenemos que pagarlo aparte ?
nadie pudo decirme dónde está la farmacia .
quisiéramos una habitación doble con bañera y vistas al casco antiguo .
debe de ser un error : reservé una habitación doble , no un apartamento .
¿ dura la fiesta dos horas ?
el museo antiguo está abierto hasta las cuatro .
la señora Rossi llegará el veintisiete de marzo a las dos y cinco .
de eso ni hablar , señora Weber .
¿ quién puede cuidar a los niños ?
desde el tejado se pueden ver el palacio antiguo y el jardín .
estoy buscando mi bolso gris . ¿ lo ha visto ?
me he dejado mis gafas en el tren a Sevilla .
no vale la pena ir a la visita de la ciudad .
no hay electricidad en la habitación cincuenta .
es posible que mi hijo coja el coche pasado mañana .
pregunté en la recepción ayer por la tarde .
el señor Serrano quisiera comprar unas botas marrones y un cuaderno .
¿ hizo un picnic anteayer ?
no hemos estado nunca en Berlín , pero conocemos bien Salzburgo .
un apartamento cómodo cuesta veintitrés euros por noche , y el servicio no está incluido .
¿ podría llevar el equipaje a la habitación , por favor ? muchas gracias .
me quedé hasta el jueves .
mi marido quisiera beber algo porque tiene sed .
a los niños les encantaría ir a la ópera .
el médico dice que mi mujer tiene que tomar las pastillas durante siete días .
me gusta mucho el hermoso castillo .
¿ qué día es hoy ? - hoy es sábado , dos de junio .
se tarda cuatro horas en llegar a Lisboa en autobús .
el señor Rossi se ha dejado su chaqueta verde en el autobús a Edimburgo .
¿ hay cerca del hotel un médico que hable italiano ?
creo que hablaré con el cocinero a las once .
¿ podría venir alguien a la habitación doscientos cinco ? los niños escuchan música alta .
me encantaría ir a bailar .
quisiera reservar una casa de vacaciones para cuatro personas del diez al quince de diciembre .
quiero que el cocinero hable más despacio .
vine a París para participar en la excursión .
cuando llegué a Edimburgo , la suite no estaba lista .
no tengo ganas de probar el queso de la región .
siga todo recto y luego gire a la derecha en el centro comercial .
mi marido está intentando cancelar su reserva .
somos de Portugal , pero vivimos en Granada desde hace dos años .
estoy seguro de que desayunaré en la terraza esta noche .
mi hija ha olvidado aparcar su coche en el garaje .
ellos quisieran probar el pescado de la región y comprar un cepillo de dientes .
el hotel en el que estuvimos en Roma tenía piscina .
la tortilla está fría .
ella llega el jueves diecisiete de mayo a las siete y cuarto .
no se olvide de encender la música , por favor .
he comprado un collar para mi jefe .
me encantaría participar en la cata de vinos .
nos encantaría ir a nadar .
quisiera una habitación familiar cómoda con terraza , por favor .
quisiera cambiar cien dólares por euros .
¿ podría cerrar la ventana , por favor ?
la hermosa biblioteca está abierta desde las ocho hasta las nueve y media , pero los sábados está cerrada .
¿ cuándo cierra el mercado cubierto los viernes ?
estoy seguro de que haré senderismo por la montaña .
estoy acostumbrada a levantarme temprano .
el aire acondicionado no funciona desde las cinco menos cuarto .
hemos reservado una habitación familiar más grande a nombre de García .
ni hablar de que mi mujer compre unas postales .
¿ a qué hora sale el tren rápido para Lisboa ?
¿ cuándo cierra el faro los miércoles ?
tengo que hacer cola una hora en el aeropuerto .
hasta que llegue el caballero , queremos hacer senderismo por la montaña .
quiero que mi hermano vaya a la ópera .
la torre es más grande que el mercado cubierto .
le gustó mucho la visita de la ciudad .
soy alérgico a la leche .
ya no tenemos carne , pero puedo recomendarle la ensalada .
el libro que la camarera de piso encontró en el cuarto de baño es de mi hermano .
disculpe , ¿ desea pagar en efectivo o con tarjeta de crédito , señor Navarro ?
Granada es la ciudad más bonita que el señor Becker ha visto nunca .
hemos reservado una habitación doble a nombre de López .
tres sellos para postales a Francia , por favor .
el caballero trajo su gato .
la cama es demasiado pequeña .
¿ podría decirnos si el concierto se celebra en el teatro de la ópera ?
mi hijo se duchará .
¿ hay una habitación doble más barata libre del cinco al once de septiembre ?
hemos reservado una suite tranquila a nombre de Taylor .
este vestido es demasiado grande .
si el autobús está lleno , nos quedaremos otra noche .
ayer por la tarde nos reunimos con unos amigos en la estación .
perdí el enlace en Hamburgo porque el autobús llegó con retraso .
no tenemos ganas de probar el queso de la región .
siga todo recto y luego gire a la izquierda en la panadería .
el sombrero negro cuesta un ojo de la cara .
¿ qué recomienda , la sopa de tomate caliente o la tabla de quesos pequeña ?
quisiera quejarme : el frigorífico hace demasiado ruido y los huéspedes de la habitación de al lado hacen demasiado ruido .
mi mujer ha perdido su anillo y su cámara nueva .
no comemos ni queso ni carne .
los turistas están buscando su anillo caro . ¿ lo ha visto ?
quiero ir a la peluquería mañana por la noche .
la familia López se aloja aquí desde el diecisiete de mayo .
la señora necesita una venda de la farmacia .
el huésped de la habitación once ha perdido su llave .
ayer por la tarde los turistas rompieron la lámpara .
¿ cómo se apaga la música ?
¿ podría enseñarme en el mapa dónde está el teatro de la ópera ?
¿ cuánto se tarda en reparar la ducha ?
quisiéramos alquilar una barca por seis días .
¿ qué día es hoy ? - hoy es lunes , diez de julio .
¿ le importaría preparar la cuenta para mañana ? gracias por su ayuda .
en junio suele hacer mucho sol en Praga .
es posible que mi hermano vaya al dentista el viernes a las cinco y diez .
¿ podría imprimir la cuenta , por favor ?
sé que la agencia de viajes está cerrada los lunes .
la señora García llegará el diecinueve de enero a las cuatro menos veinte .
me encantaría hacer un picnic .
quisiera quedarme unos días más dentro de veinte minutos .
el autobús sale a las dos y cuarto .
¿ podría preparar la cuenta de la habitación once ? me marcho dentro de cinco horas .
por culpa del mal tiempo mi mujer tiene más tiempo para descansar .
ya no tenemos pollo , pero puedo recomendarle la sopa de verduras fría .
una suite cuesta dieciséis euros por noche , y el minibar no está incluido .
me alegro de que mi marido pueda alquilar un coche dentro de dos días .
quisiera cambiar ochenta francos suizos por euros .
es importante que mi hermano prolongue su estancia hoy .
¿ podría confirmar la reserva por correo electrónico , por favor ?
la próxima semana mis padres quisieran cambiar su vuelo .
pregúntele a la señora Taylor si quiere nadar en el lago , por favor .
dudo que los niños se duchen dentro de seis horas .
antes de salir de viaje , ella quisiera alquilar un coche .
he oído que el bar está en la octava planta .
antes de marcharnos , quisiéramos aparcar nuestro coche en el garaje .
se tarda cuarenta y cinco minutos en preparar la tortilla .
después del almuerzo quiero hacer un picnic , pero antes tengo que preguntar en la recepción .
es posible que el caballero se quede unos días más el lunes a las seis menos veinte .
he dejado mi billete de tren en casa . ¿ qué debería hacer ?
llame a un médico , por favor , mi hija se ha roto el pie .
me he dejado mi cámara en el avión a Viena .
¿ cuál es la contraseña de internet ?
le gusta mucho el zoo .
la carta que enviamos a Londres todavía no ha llegado .
no podemos dormir porque la habitación huele a humo .
son treinta y seis euros . - quédese con el cambio .
despiérteme mañana a las cuatro y media , por favor , tengo que coger el tren a Berlín .
perdí el enlace en Valencia porque el autobús llegó demasiado tarde .
¿ hay una suite libre del diez al veintitrés de junio ?
si el autocar llega con retraso , llamaré al hotel .
quisiera reservar un apartamento para cinco noches .
ella tiene hambre .
la señora Wilson no come ni queso ni huevos .
¿ quiere comprar un recuerdo a las cuatro ?
¿ puede enviar a alguien a la habitación cuarenta y cuatro ?
el pronóstico dice que va a hacer sol el fin de semana .
¿ sería posible que me trajera tres vasos ?
si no es mucha molestia , ¿ podría prestarme una guía de viajes ?
estamos esperando el tren para Edimburgo .
no hay de qué , señor Wagner . ¡ buen viaje !
mi hermano está intentando cambiar dinero .
llévenos a la agencia de viajes , por favor , tenemos prisa .
le pedí al camarero que me despertara a la una y media , pero no ha pasado nada .
los niños toman té en el desayuno , pero yo prefiero té .
los pantalones que compré son demasiado cortos .
el taxi que pedimos para las cinco todavía no ha venido .
buenos días , soy Schmidt , de la habitación cuatrocientos diez . quisiera pedir el desayuno .
los pantalones cuestan un ojo de la cara .
me he dejado mi bufanda gris en el avión a Ginebra .
estoy seguro de que cenaré en el restaurante dentro de treinta minutos .
mi mujer puede tener el apartamento con balcón .
queremos que nuestros amigos den un paseo por el parque .
mi compañero está sentado en un banco del patio y nos espera .
nuestros amigos piensan visitar la famosa iglesia .
¿ quiere ir al cine esta noche ?
quisiera alquilar una barca por siete días .
la radio de mi habitación está estropeada .
la bolsa de viaje negra que la camarera de piso encontró en la habitación dos es de la señora .
aunque el señor Schmidt está cansado , quiere tomar algo en el bar .
siento que mi marido haya roto el florero .
el señor Wilson llamó a las ocho menos cuarto y dejó un recado para la señora Serrano .
hará mucho calor mañana , por eso ella leerá un libro .
los turistas querían probar el queso de la región .
si el tren rápido llega demasiado tarde , cogeremos un taxi .
después del almuerzo quiero visitar el castillo , pero antes tengo que aparcar mi coche en el garaje .
el pronóstico dice que hará sol el fin de semana .
hola , ¿ cuánto cuesta enviar una carta a Irlanda ?
debe de ser un error : reservé una habitación familiar , no una habitación individual .
hasta que lleguen mis hijos , quiero nadar en el lago .
¿ sabía que la boda se celebra el veintisiete de enero ?
quisiera que me despertaran a las tres y media , habitación trescientos quince .
ella dejó su billete de avión en el coche hace nueve días .
quiero que mi hija dé un paseo por el jardín del castillo .
avísenos en cuanto el almuerzo esté listo , por favor .
¿ hay una oficina de turismo cerca de aquí ?
¿ puedes darme una habitación individual con vistas al jardín , por favor ?
quisiéramos saber si el tren nocturno tiene coche restaurante .
el señor Wagner no está hoy . ¿ quiere dejar un recado ?
¿ nos puede enseñar el camino al cine ?
le pedí al mozo que nos enseñara la suite cómoda , pero no ha pasado nada .
estamos enfermos .
mi hija toma zumo de naranja en el desayuno , pero yo prefiero café .
¿ qué recomienda , la macedonia de frutas o la sopa de pescado ?
la señora toma zumo de naranja en el desayuno , pero yo prefiero café .
¿ cambió dinero ?
la macedonia de frutas está fría .
temo que el tren rápido lleve cinco minutos de retraso .
pienso que puedo ducharme .
si el fin de semana hace buen tiempo , ellos harán un picnic .
¿ podría decirnos si el bar cierra a las cinco y veinte ?
¿ puedes ponerme con la habitación doscientos veinte , por favor ?
¿ cuánto se tarda en reparar el inodoro ?
a la señora Brown le encantaría participar en la visita guiada .
la calefacción de mi habitación está estropeada .
mi hermano toma leche en el desayuno , pero yo prefiero agua mineral .
me quedo hoy en el hotel porque estoy enfermo .
quisiera siete entradas para el concierto del trece de diciembre .
mi hermana quisiera cambiar cincuenta francos suizos por euros .
mis hijos suelen levantarse a las siete .
no he estado nunca en Colonia , pero conozco bien Venecia .
queríamos seguir viaje a Bruselas anteayer .
¿ quisiera probar el pescado de la región mañana a las cuatro y cuarto ?
estoy satisfecho con el servicio .
vamos a ir en tren nocturno a Sevilla pronto .
mi compañero está intentando cambiar dinero .
¿ sabe cómo se va de la farmacia a la catedral ?
el tren rápido parará en todas las estaciones .
hola , ¿ tienen una habitación familiar para cinco personas desde el martes hasta el viernes ?
despiérteme a las diez y diez , por favor .
el hotel en el que estuve en Múnich era más cómodo .
antes de salir de viaje , quisiéramos dar un paseo por el parque .
no hemos estado nunca en Ginebra , pero conocemos bien Bruselas .
¿ sabe cómo se va de la embajada a la exposición nueva ?
quisiera quejarme : la cama es muy vieja y los huéspedes de la habitación de al lado escuchan música alta .
pasé cuatro días en Roma y dos días en Salzburgo .
el señor Schmidt tiene que coger un taxi porque el autobús llevará cuarenta y cinco minutos de retraso .
mi reloj va atrasado ; ya es la una y cinco .
queremos que mi marido nade en el lago .
no estoy satisfecha con la habitación porque la cama supletoria no está hecha .
¿ podría traernos el recibo , por favor ?
mi hermana ha olvidado recoger sus gafas de sol .
lamentablemente el hotel está completo hasta el veintiséis de septiembre .
tráiganos una taza de café , por favor .
¿ sería posible que me pusiera con la habitación trescientos cuatro ?
tengo que pagar un ojo de la cara por los pantalones blancos .
es una lástima que el sofá no esté hecho .
¿ puedo probarme la corbata ?
acabo de llegar a Barcelona .
el vuelo a Ginebra fue cancelado por la niebla .
el desayuno se sirve a partir de las siete y cuarto en el comedor .
el frigorífico de la habitación treinta y uno no funciona .
no creo que ellos cancelen su pedido mañana a las doce y cuarto .
aunque nieva , voy a visitar la biblioteca .
el mozo dice que el concierto se celebra el cinco de marzo .
no se preocupe , señora Walker , le pediremos un taxi .
no tengo tiempo de hacer un picnic .
si el domingo llueve , él va a ir al teatro .
mi hija es de Escocia , pero vive en Viena desde hace dos años .
ellos tienen que pagar un ojo de la cara por los zapatos .
sabemos que la panadería está cerrada los lunes .
los niños comieron algo hace ocho días .
somos de Irlanda , pero vivimos en Berlín desde hace dos años .
queremos que mi hermana fotografíe el zoo .
lamentablemente el hotel está completo en febrero .
¿ sabía que el servicio de lavandería está incluido en el precio ?
es importante que mi compañero cambie los pantalones blancos por otra cosa hoy .
¿ cuándo tengo que pagar la cuenta ?
antes de salir de viaje , el señor Taylor quisiera dar un paseo por el parque .
¿ cuántos vasos necesita ? - tres , por favor .
quisiera cinco entradas para la visita de la ciudad del veintidós de agosto .
cuando llegamos a Colonia , el ascensor estaba estropeado .
no comemos ni arroz ni champiñones .
quisiera visitar el mercado cubierto y la famosa catedral y nadar en el lago .
como el autobús llega con retraso , no llegaré hasta las tres y diez .
el taxi que mi mujer pidió para la una menos cuarto todavía no ha venido .
mi marido toma leche en el desayuno , pero yo prefiero café .
mi mujer tiene que aparcar su coche en el garaje .
¿ qué recomienda , el buen filete o el filete ?
el director planchará esta blusa .
¿ cuándo quieres nadar en el lago ?
¿ hay cerca del hotel un médico que hable español ?
el tren rápido para París sale a las cinco y media del andén cuatro .
estos pantalones son demasiado pequeños .
el mozo encenderá la luz .
la señora Wagner se quedó hasta el miércoles .
buenos días , ¿ qué recomienda , el helado o la sopa de verduras fría ?
hay un recuerdo sobre la mesa de la habitación treinta y seis .
antes de que llegue el autobús , quisiera participar en el paseo en barco .
un billete de ida y vuelta a Londres , por favor , en segunda clase .
el tren de Varsovia a Bruselas lleva cinco minutos de retraso .
¿ quisiera ir a la playa el fin de semana ?
¿ qué recomienda , la buena sopa de tomate o la ensalada ?
mi marido suele levantarse a las nueve .
¿ cuándo estará listo mi vestido más pequeño ?
el caballero no tiene tiempo de tomar algo en el bar .
disculpe , ¿ tienen una habitación familiar para siete personas hasta el lunes ?
el anillo que la camarera de piso encontró debajo de la cama es de mis hijos .
una pregunta : ¿ cuánto dura el vuelo de Edimburgo a Praga ?
la biblioteca está abierta desde las nueve y cuarto hasta las nueve y cuarto , pero los sábados está cerrada .
buenos días , ¿ puede confirmar la reserva por correo electrónico , por favor ?
camarero , pedí una ensalada , pero me ha traído una sopa caliente .
siete billetes de ida a Barcelona para el veintiuno de febrero , por favor .
llego el sábado diez de marzo a las siete .
quería preguntarle si podría reservarnos una mesa junto a la ventana .
despiérteme mañana a las seis , por favor , tengo que estar en el aeropuerto antes de las doce .
¿ quieres ir al mercado o prefieres nadar en el lago ?
nos han robado el carné de conducir y el móvil .
el miércoles pasado perdimos nuestro carné de conducir .
ni hablar de que mi compañero compre unas postales .
¿ va este tren a Granada ?
pasé cinco días en Granada y cuatro días en Varsovia .
necesito un taxi a la oficina de turismo para cinco personas a las seis y veinticinco .
he ido en tren nocturno a Zúrich .
¿ sabía que el concierto dura dos horas ?
hemos oído que la tasa turística cuesta cinco euros al día .
la fiesta se celebra en el ayuntamiento .
¿ puedes ayudarnos con el equipaje , por favor ?
quisiera reservar una habitación doble para cinco noches .
ella sabe la respuesta .
tome la tercera calle a la derecha y verá la iglesia delante de usted .
la ventana no está limpia .
¿ le importaría preparar la cuenta para mañana ?
lloverá esta tarde , por eso nuestros amigos van a quedarse en el hotel .
vinimos a Edimburgo para ir a la ópera .
el partido que nuestros amigos querían ver empieza a las diez y media .
necesito papel higiénico .
en diciembre suele hacer mucho viento en Berlín .
nuestros amigos quieren hacer un picnic .
quiero que me dé la llave de la habitación doscientos quince .
hablamos alemán , pero no entendemos el italiano .
la recepcionista quiere saber si mis hijos traerán su gato mañana por la noche .
disculpe , ¿ está incluido el servicio de habitaciones en el precio o tenemos que pagarlo aparte ?
vine a Granada para ir a bailar .
por culpa del mal tiempo tengo más tiempo para dormir .
no vale la pena ir al partido de fútbol .
dudo que él dé un paseo por la rosaleda dentro de cinco horas .
lamentablemente no tenemos habitaciones familiares libres hasta el jueves .
¿ podría la recepcionista traerme dos tenedores ?
dejé mi pasaporte en el coche ayer por la noche . ¿ qué debería hacer ?
la señora Moreno no está hoy . ¿ quiere dejar un recado ?
el teatro de la ópera antiguo , que está a cincuenta minutos de aquí , merece una visita .
la línea está ocupada . ¿ desea volver a llamar más tarde ?
hola , ¿ dio un paseo por el parque ayer por la noche ?
el tren para Salzburgo sale a las doce y media del andén tres .
la familia Becker se aloja aquí desde el veinte de septiembre .
es posible que nos quedemos dos noches más tarde .
deme la llave de la habitación cincuenta y ocho , por favor .
el seguro cuesta setenta y cinco euros al día .
el sofá es demasiado corto .
la película que mi hermana quería ver fue ayer .
hemos oído que la biblioteca merece la pena .
queríamos ir al teatro el ocho de enero .
¿ podemos hacer fotos aquí ?
el mozo que habla italiano es muy amable .
¿ cuánto cuesta alquilar una barca por tres días ?
¿ puede la recepcionista traernos la hoja de registro ?
¿ puede cuidar a los niños , por favor ? gracias por su ayuda .
la señora Miller está a punto de pagar la cuenta .
no tenemos ganas de nadar en el lago .
la señora Schmidt no está satisfecha con la habitación porque la conexión a internet no funciona .
nos han robado el carné de conducir y el diario .
puedo comprar un diccionario .
¿ tienen una habitación familiar para dos personas para cinco noches ?
antes de que anochezca , quisiera hacer un picnic .
el frigorífico de la habitación trece está estropeado .
mi compañero tiene treinta y ocho grados de fiebre y dolor de cabeza .
mis padres vinieron a Varsovia para ir al mercado .
¿ han encontrado un abrigo ? nos lo hemos dejado en el comedor .
estamos buscando nuestro bolso . ¿ lo ha visto ?
¿ dónde está la lista de precios ? - se la traeré inmediatamente .
me he dejado mi llave de la habitación en el tren a Londres .
¿ cómo se llama ? - me llamo Julia Taylor .
soy de Portugal , pero vivo en Ginebra desde hace cinco años .
¿ sabe cómo se va del hospital al museo de arte ?
queremos que mi marido haga senderismo por la montaña .
¿ tienen un apartamento bonito para cinco personas desde el sábado hasta el lunes ?
la sopa de tomate que ellos pidieron está demasiado salada .
¿ hay una habitación individual libre del veinticuatro al treinta de abril ?
mi hijo ha comprado chocolate para su hermano .
ellos tienen que hacer cola tres horas en el museo .
la conexión a internet de mi habitación está estropeada .
estoy buscando mi sombrero . ¿ lo ha visto ?
vine a Ginebra para comprar unos sellos .
la macedonia de frutas está demasiado salada .
el señor Navarro celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
disculpe , ¿ me puedo llevar el paraguas ?
lamentablemente no tenemos suites libres en octubre .
hemos oído que el curso de idiomas empieza a las siete y media .
hemos comprado un juguete para nuestra familia .
se tarda una hora en llegar a Sevilla .
¿ sabe a qué hora abre la catedral ?
¿ han encontrado una maleta ? nos la hemos dejado en la habitación trescientos uno .
el tren rápido para Bruselas sale a las tres del andén dieciséis .
el hotel en el que mi hermana estuvo en Varsovia no era tan caro .
¿ quiere desayunar en la terraza esta noche ?
el curso de idiomas termina a las seis y veinte .
un taxi a la oficina de turismo cuesta unos catorce euros .
estoy seguro de que me quedaré hasta el miércoles .
no me traiga todavía la macedonia de frutas , por favor .
buenos días , ¿ está reservado este asiento ?
no he estado nunca en Praga , pero conozco bien París .
el tren para Sevilla sale a las doce y cuarto del andén tres .
disculpe , ¿ podría decirnos de dónde sale el tren para Lisboa ?
si el jueves hace buen tiempo , voy a nadar en el lago .
¿ sabe cómo se va del aeropuerto al museo de arte ?
¿ dónde tenemos que hacer transbordo para ir a la parada de autobús ?
ella llegó tarde porque el autocar llevaba treinta minutos de retraso .
la luz no funciona desde ayer .
después de la cena ellos alquilan una motocicleta .
hemos oído que el curso de idiomas dura dos horas .
la ventana no se puede abrir , y la obra hace demasiado ruido .
¿ cuál es el código de la caja fuerte ?
¿ podría decirnos si el seguro cuesta cinco euros al día ?
antes de marcharme , quisiera enviar un paquete a Hamburgo .
necesito un taxi al aeropuerto para ocho personas a las cuatro menos cuarto .
siento que hayamos olvidado nuestra bufanda azul en la habitación .
el teatro de la ópera , que está a veinticinco minutos de aquí , merece una visita .
el señor Taylor está de mal humor porque hace mucho calor ahora .
mi hermano quiere cambiar de habitación porque el apartamento es demasiado frío .
¿ dónde está la confirmación de la reserva ? - se la enseñaré dentro de diez minutos .
¿ puede prestarme un bolígrafo , por favor ?
la caja fuerte no funciona desde el jueves .
del centro comercial al museo hay solo cuarenta y cinco minutos a pie .
como el tren nocturno llega demasiado tarde , no llegaremos hasta las ocho y cinco .
se nos ha acabado el azúcar ; el camarero ha ido a comprar más .
¿ cómo se llama ? - me llamo Martin Miller .
el mozo esperará un momento .
he visto la televisión .
la carta que envié a Berlín todavía no ha llegado .
necesito el recibo . ¿ me lo puede traer ?
la calefacción de la habitación trescientos quince está estropeada .
¿ dónde está la cuenta ? - se la traeré dentro de veinte minutos .
lamentablemente no tenemos habitaciones libres antes del veintiocho de noviembre .
aunque tengo fiebre , quiero probar el vino de la región .
un billete de ida a Edimburgo , por favor , en primera clase .
¿ le importaría reparar la radio ?
no hace falta que nos traiga la lista de precios , el director ya nos la ha dado .
¿ hay un cajero automático cerca de aquí ?
si el tren rápido llega con retraso , tenemos que llamar al hotel .
el señor Weber celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
¿ dónde puedo comprar un recuerdo ?
¿ cuánto cuesta la falda roja del escaparate ?
como el autobús llegará con retraso , no llegaremos hasta las siete y media .
la guía con la que la señora Schmidt habló esta mañana era muy amable .
¿ tenemos que hacer transbordo en Roma o hay un tren directo ?
la señora Rossi no está hoy . ¿ quiere dejar un recado ?
el hotel en el que estuve en Ginebra no era tan caro .
el taxi que pedí para las seis todavía no ha venido .
¿ pagó en efectivo anteayer ?
cuando la recepcionista habla italiano , me suena a chino .
la semana pasada dejamos nuestro carné de identidad en el coche y ahora tenemos que llamar al hotel .
aunque estoy resfriado , quiero reunirme con unos amigos en la estación .
quiero que nos reserve una mesa junto a la ventana .
quisiéramos un asiento en primera clase para Londres .
¿ podría traernos la carta de vinos , por favor ? gracias por su ayuda .
estoy seguro de que mis hijos pagarán con cheque mañana a la una menos cuarto .
hola , soy Brown , de la habitación tres . necesito una manta adicional .
cuando lleguemos a Madrid , vamos a alquilar una motocicleta .
la cartera marrón que la camarera de piso encontró debajo de la cama es de mi hermano .
¿ podría venir alguien a la habitación cuatrocientos uno ? el cuarto de baño huele a humo .
desde la terraza se pueden ver el famoso museo de arte y el mar .
disculpe , él se quedó dormido . ¿ qué debería hacer ?
¿ cuándo sale el próximo tren para Roma ?
quisiera reservar una habitación individual para tres noches .
he comprado un juguete para mis nietos .
nuestros amigos se han dejado sus gafas en el tren a Colonia .
¿ puedes reparar la caja fuerte , por favor ?
esta chaqueta es demasiado pequeña .
llegamos tarde porque el autobús llegó demasiado tarde .
ella perdió el enlace en Atenas porque el tren estaba lleno .
no hace falta que me traiga el recibo , la recepcionista ya me lo ha dado .
la charla termina a las ocho menos veinte .
quisiera saber si el ferry zarpa a las cinco y cuarto .
mi hermana se queda hoy en el hotel porque está enferma .
se tarda cuatro horas en llegar a Múnich en tren .
el tren nocturno llega a Praga a las cinco .
la habitación doble bonita que nuestros amigos reservaron la semana pasada es demasiado cara .
la guía con la que los niños hablaron esta mañana era muy amable .
el caballero está intentando pagar la cuenta .
mi hija probó el vino de la región .
la radio no funciona desde el sábado .
me he dejado mi llave de la habitación en el tren a Colonia .
voy a acostarme temprano el martes a las cuatro y veinticinco .
necesitamos la hoja de registro . ¿ nos la puede traer ?
siga todo recto y luego gire a la derecha en la comisaría .
me gustó mucho la fiesta .
espero que mi hija lea un libro .
quisiéramos reservar un apartamento grande para tres personas del diecisiete al veintiocho de noviembre .
¿ cuándo estará listo mi sombrero ?
¡ buen provecho ! la sopa de verduras es la especialidad de la casa .
se tarda quince minutos en preparar la sopa de pescado .
en Edimburgo lleva cinco días lloviendo .
espero que mis padres puedan dejar el hotel .
quisiera pescado con patatas y tres vasos de vino blanco .
¿ sabe cómo se va de la parada de autobús al acuario ?
quisiera que me despertaran a la una , habitación cuatrocientos diez .
el señor Brown llamó a las siete y cuarto y dejó un recado para la señora Taylor .
¿ dónde está el contrato ? - se lo enseñaré mañana .
¿ para el tren regional en todas las estaciones ?
no hay de qué , señora Fischer . ¡ feliz estancia en Venecia !
lo sentimos mucho , señora Wagner . el técnico se ocupará de ello dentro de cuarenta y cinco minutos .
buenos días , ¿ quién puede reservarnos una mesa junto a la ventana ?
he reservado una suite a nombre de Schmidt .
estoy seguro de que él hará senderismo por la montaña .
no se preocupe , señor Walker , le despertaremos a las seis .
el médico dice que los niños tienen que quedarse en la cama durante tres días .
quisiéramos reservar una mesa para cinco personas junto a la ventana .
el juez está todavía en el juzgado , no puedo hablar con él antes de la una y veinte .
el reloj caro que la camarera de piso encontró debajo de la cama es de nuestros amigos .
antes de que cierren las tiendas , quisiéramos nadar en el lago .
mi hermana no come ni fideos ni pescado .
el ascensor es demasiado ruidoso .
las cortinas no están limpias .
la señora Navarro quiere reservar una suite luminosa .
la guía quiere saber si queremos marcharnos .
el tren rápido para Madrid sale a las diez del andén trece .
¿ desea pagar por transferencia o con cheque , señor Serrano ?
de la librería al museo de arte hay solo diez minutos a pie .
después de la cena quiero comprar unos sellos , pero antes tengo que cancelar mi pedido .
¿ quisiera comprar crema solar el viernes a las seis menos cuarto ?
aunque hace mucho calor , alquilaré una bicicleta .
deme su carné de conducir y firme el formulario , por favor .
no sé si los turistas pueden marcharse .
mi hermana tiene que pagar un ojo de la cara por el bolso marrón .
hola , ¿ hay una peluquería cerca de aquí ?
la pizza que ellos pidieron está quemada .
aunque tengo fiebre , quiero fotografiar la torre .
nos han robado el pasaporte y el portátil nuevo .
hará mucho frío pasado mañana , por eso él leerá un libro .
creo que podemos preguntar en la recepción mañana por la mañana .
¿ dónde puedo comprar una pila ?
es importante que mis padres vayan a la policía hoy .
quisiera un asiento en primera clase para Ginebra .
¿ puede imprimir la hoja de registro , por favor ?
pregúntele al señor García si quiere hacer un picnic , por favor .
primero quisiéramos pagar la cuenta y después hacer un picnic .
¿ cuánto cuesta una habitación individual con chimenea por noche ?
¿ puede rellenar el formulario , por favor ?
el hotel en el que el señor Brown estuvo en Barcelona no era tan caro .
espero que los niños puedan descansar un poco esta tarde .
ella no está satisfecha con la habitación porque el colchón no está hecho .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la embajada .
¿ podría el mozo reparar la calefacción ?
nevará el sábado , por eso ellos se quedarán en el hotel .
dudo que él llame a su familia mañana por la noche .
¿ qué tiempo hace en París hoy ?
¿ quiere el té con o sin azúcar ?
mi hijo acaba de prolongar su estancia .
perdimos el enlace en Roma porque el tren nocturno llegó demasiado tarde .
no creo que ellos puedan pedir una sopa de pescado .
tengo hambre .
¿ podría decirnos si el palacio antiguo está cerrado los domingos ?
¿ visitó el castillo ayer por la noche ?
¿ cuándo sale el último tren para Berlín ?
los turistas necesitan un termómetro de la farmacia .
es posible que hagamos senderismo por la montaña dentro de nueve días .
cuando lleguemos a Granada , vamos a ir a la playa .
¿ por qué no quiere pagar la cuenta ?
el juez está todavía en el juzgado , no puedo hablar con él antes de las ocho y cuarto .
estoy resfriado .
denos la llave de la habitación ciento dos , por favor .
tenemos muchas ganas de alquilar una barca mañana .
el taxi que pedí para las nueve y diez todavía no ha venido .
la lavandería cierra a las ocho y media .
ellos pasaron cuatro días en Venecia y dos días en Londres .
no he estado nunca en Ginebra , pero conozco bien Venecia .
es una lástima que la conexión a internet no funcione .
el hotel en el que mi hijo estuvo en Salzburgo no era tan caro .
no vale la pena visitar el museo .
el vuelo de Roma fue cancelado por la niebla .
¿ hay una librería cerca de aquí ?
tenemos que pagar un ojo de la cara por las botas .
camarero , pedí una ensalada , pero me ha traído una sopa de verduras .
¿ puedes llevar el equipaje al taxi , por favor ?
¿ quieres comprar una pila ?
hay que planchar estas blusas antes del miércoles .
el aparcamiento está incluido en el precio .
él irá a la peluquería .
¿ cuánto se tarda en reparar la luz ?
quisiéramos un asiento en el pasillo para Venecia .
se tarda veinte minutos en preparar la sopa de tomate caliente .
la señora Wilson llegará el veintiocho de julio a las cinco y veinticinco .
el tren de Berlín a Londres lleva veinte minutos de retraso .
mi hijo ha dejado su carné de conducir en casa y ahora tiene que ir a la policía .
¿ necesito receta para la pomada ?
los niños quisieran ducharse .
la señora Fischer ha cancelado la reserva para el martes .
¿ tienen platos sin patatas ?
la familia Serrano se aloja aquí desde el diecinueve de junio .
hablamos inglés , pero no entendemos el alemán .
¿ quién puede darme la dirección del museo ?
mi hermano toma té en el desayuno , pero yo prefiero té .
buenos días , soy Wagner , de la habitación cuatrocientos diez . quisiera pedir el desayuno .
¿ cuánto cuesta enviar un paquete a Inglaterra ?
¿ podría decirme si el aparcamiento está incluido en el precio ?
tome la tercera calle a la izquierda y verá la fortaleza delante de usted .
el señor Fischer no tiene ganas de ir al mercado .
¿ dónde puedo comprar un diccionario ?
la película que la señora Dubois quería ver fue ayer .
vinimos a Edimburgo para dar un paseo por el casco antiguo .
Martin , ¿ puedes darme el adaptador ?
por culpa del atasco llegué demasiado tarde al banco .
se tarda cinco horas en llegar a Zúrich en autobús .
¿ podría preparar la cuenta de la habitación cincuenta y nueve ? me marcho dentro de dos horas .
¿ a qué distancia está el hermoso monasterio de aquí ?
disculpe , ¿ qué hora es ? - son las dos menos cuarto .
mis padres perdieron el tren nocturno el siete de enero . ¿ qué deberían hacer ?
siento que hayamos roto el vaso .
el señor Schmidt no come ni champiñones ni pollo .
hablo francés , pero no entiendo el portugués .
ni hablar de que mi mujer compre unos recuerdos .
¿ dónde está el contrato ? - se lo traeré inmediatamente .
¿ puedes limpiar la habitación cuatrocientos seis , por favor ?
mis padres tienen que coger un taxi porque el autobús llega demasiado tarde .
¿ qué línea de metro va al cajero automático ?
¿ podría traerme la confirmación de la reserva y ponernos con la habitación doscientos uno ?
quiero dar un paseo por el casco antiguo .
si el fin de semana hace buen tiempo , vamos a dar un paseo por el jardín del castillo .
¿ de dónde eres , Anna ? - soy de Francia .
aquí tiene su llave , señora Weber . su habitación está en la quinta planta .
la señora Wilson no está hoy . ¿ quiere dejar un recado ?
hablo español , pero no entiendo el francés .
el médico dice que mi hermana tiene que tomar las pastillas durante ocho días .
es importante que mis padres aparquen su coche en el garaje hoy .
buenos días , ¿ quiere probar el queso de la región o prefiere alquilar una bicicleta ?
el hotel más tranquilo de Salzburgo está detrás del mercado cubierto .
quiero que llame a la policía .
la cena se sirve a partir de las nueve y media en la terraza .
¿ sabía que la media pensión es gratis ?
primero la señora Becker quisiera cambiar su vuelo y después hacer un picnic .
la guía quiere saber si quiero prolongar mi estancia el trece de enero .
la señora García llamó a las ocho y dejó un recado para la señora Walker .
mi hermano toma zumo de naranja en el desayuno , pero yo prefiero agua mineral .
la señora Weber quiere participar en el curso de idiomas en lugar de nadar en el lago .
los niños han olvidado preguntar en la recepción .
lo sentimos mucho , señora López . el técnico se ocupará de ello inmediatamente .
quisiéramos comprar un bolso y pasta de dientes .
ella sabe que la oficina de turismo está cerrada los martes .
un taxi a la parada de autobús cuesta unos veintidós euros .
el aire acondicionado hace demasiado ruido .
disculpe , ¿ cómo llego a la estación de metro ?
hemos comprado un libro para nuestra abuela .
antes de marcharnos , quisiéramos pagar la cuenta .
¿ cuántos platos necesita ? - siete , por favor .
la sauna está en la segunda planta .
la motocicleta que alquilé es demasiado pequeña .
quisiéramos una habitación individual con chimenea , por favor .
después de la cena ella quiere comprar unos recuerdos , pero antes tiene que cambiar dinero .
si mañana hace buen tiempo , alquilaremos una bicicleta .
el lunes estará nublado .
pregúntele al señor Dubois si quiere hacer senderismo por la montaña , por favor .
buenas noches , ¿ quiere tomar algo en el bar o prefiere hacer senderismo por la montaña ?
mi hermana no está satisfecha con la habitación porque la lavadora está estropeada .
mi hermano vino a Berlín para tomar algo en el bar .
quería preguntarle si podría ayudarnos con el equipaje .
buenos días , ¿ cuándo tenemos que salir de la habitación ?
el señor Schmidt ha cancelado la reserva para el jueves .
antes de que llegue el autobús , quisiéramos participar en el curso de idiomas .
mi hija no come ni queso ni pescado .
la motocicleta que los niños alquilaron es demasiado pequeña .
¿ podría darnos el número de teléfono de la estación ?
no hay de qué , señora Wagner . ¡ que tenga un buen día !
la recepcionista dice que la media pensión está incluida en el precio .
¿ podríamos dejar la habitación a las nueve ?
¿ hay un hospital cerca de aquí ?
buenos días , señor Wilson . ¿ ha dormido bien ?
no hay de qué , señor Becker . ¡ que tenga un buen día !
es posible que traigamos nuestro perro esta noche .
es posible que ellos den un paseo por el bosque dentro de cuarenta y cinco minutos .
mi marido teme que el tren esté lleno .
el señor Becker llegará el veintisiete de febrero a las dos y media .
mi mujer no tiene tiempo de probar el vino de la región .
cuando llegué a Madrid , las cortinas estaban mojadas .
mi mujer quisiera probar el pescado de la región e ir al mercado .
disculpe , ¿ qué hora es ? - son las tres y veinte .
primero ellos quisieran reservar una mesa para cuatro personas y después probar el queso de la región .
cuando lleguemos a Múnich , vamos a fotografiar el faro .
mañana pagaré la cuenta .
su habitación está en la sexta planta , a la izquierda .
hemos perdido nuestros guantes y nuestro móvil nuevo .
¿ han encontrado una bufanda ? nos la hemos dejado en el comedor .
nos gusta mucho el teatro .
la tortilla que mis padres pidieron está deliciosa .
el caballero no está satisfecho con la habitación porque los vecinos hacen demasiado ruido .
no vale la pena visitar el famoso mercado cubierto .
mi hermana no está satisfecha con la habitación porque la lavadora está fuera de servicio .
tome la tercera calle a la derecha y verá la exposición delante de usted .
estoy seguro de que haré senderismo por la montaña el quince de noviembre .
la señora quiere visitar el ayuntamiento en lugar de tomar algo en el bar .
mi mujer hará senderismo por la montaña .
me llamo Walker , tengo una reserva para esta noche .
aunque tengo dolor de cabeza , quiero comprar crema solar .
el taxi que mis hijos pidieron para las cinco y cuarto todavía no ha venido .
lamentablemente el hotel está completo hasta el seis de octubre .
¿ cuántas tazas necesita ? - cuatro , por favor .
la carta solo está en italiano , ¿ nos la podría traducir ?
¿ va este autobús a Bruselas ?
¿ cómo se llama ? - me llamo David Miller .
¿ hay cerca del hotel un médico que hable portugués ?
¿ qué tiempo hace en Granada hoy ?
la sala de desayunos abre a las nueve y veinticinco .
nadie pudo decirme dónde está la gasolinera .
lamentablemente ya no quedan entradas para la película .
lo sentimos mucho , señor Dubois . el mozo vendrá dentro de veinte minutos .
aunque hace mucho calor , vamos a nadar en el lago .
el pronóstico dice que hará mucho calor esta tarde .
si el martes nieva , voy a leer un libro .
necesitamos la hoja de registro . ¿ nos la puede dar ?
¿ desea pagar con tarjeta de crédito o en efectivo , señora Serrano ?
¿ han encontrado una bolsa de viaje ? nos la hemos dejado en el comedor .
buenos días , señor Rossi . ¿ ha tenido un buen viaje ?
despiérteme el miércoles a las nueve y cuarto , por favor , tengo que estar en el aeropuerto antes de las tres .
quisiéramos que nos despertaran a las dos , habitación treinta y cuatro .
¿ cuánto cuesta alquilar un coche por siete días ?
aquí tiene su tarjeta , señor Taylor . su habitación está en la segunda planta .
la recepcionista quiere saber si mi hermana quiere almorzar en el restaurante .
quisiera reservar una mesa para siete personas junto a la ventana .
quiero cambiar de habitación porque la ventana no está limpia .
el señor Wilson celebra su cumpleaños el miércoles ; quisiéramos encargar una tarta .
es posible que aparquemos nuestro coche en el garaje el miércoles a las cinco y media .
mis padres han perdido sus gafas de sol y su collar .
hemos comprado un collar para nuestro abuelo .
la habitación individual más barata que mi hermana reservó la semana pasada está en la quinta planta .
después del desayuno queremos visitar el ayuntamiento , pero antes tenemos que hablar con el cocinero .
debe de ser un error : reservé una habitación doble tranquila , no un apartamento grande .
mi mujer está sentada en un banco del patio y lee el periódico .
del supermercado a la iglesia hay solo diez minutos a pie .
el grifo no funciona desde ayer .
el bocadillo que la señora Dubois pidió está delicioso .
quisiera reservar una mesa para cinco personas para esta noche .
el teatro , que está a cinco minutos de aquí , merece una visita .
el partido de fútbol empieza a las dos y cinco .
llévenos a la oficina de correos , por favor , tenemos prisa .
siento que nos hayamos resfriado .
el monasterio está abierto desde las siete menos cuarto hasta las seis y cuarto , pero los sábados está cerrado .
el hotel en el que el señor Brown estuvo en Barcelona era más cómodo .
quisiéramos pagar todo junto . ¿ cuánto cuesta el pastel de manzana ?
¿ cuánto dura el viaje de Edimburgo a Venecia ?
aparqué mi coche en el garaje .
quisiéramos ir de compras el fin de semana .
la cerradura de la maleta está estropeada , y mi hija no encuentra la llave .
confirme la reserva , por favor .
mi mujer se ha dejado su reloj en el autobús a Hamburgo .
nevará mañana .
ya no tenemos jamón , pero puedo recomendarle el helado .
¿ necesito receta para las pastillas ?
¿ hay alguien aquí que hable inglés ? mi hijo no habla portugués .
ellos quieren cambiar de habitación porque los vecinos escuchan música alta .
la ventana no se puede abrir , y la cama no está hecha .
¿ sabe cómo se va de la oficina de correos al monasterio antiguo ?
el señor García ha cancelado la reserva para el viernes .
acabo de llegar a Zúrich .
no puedo dormir porque la cama supletoria no está hecha .
llegamos tarde porque el autobús llevaba cuarenta minutos de retraso .
una habitación familiar pequeña cuesta cincuenta y cinco euros por noche , y el seguro no está incluido .
cuando el taxista habla alemán , me suena a chino .
¿ fue a la policía ?
¿ tienen platos sin queso ?
temo que el autocar lleve treinta minutos de retraso .
me interesa la torre . ¿ hay una visita guiada en español ?
no sé si mis padres pueden coger el coche .
buenos días , necesito la lista de precios . ¿ me la puede traer ?
hola , ¿ cuánto cuesta el bañador del escaparate ?
la comida de este restaurante es demasiado cara , pero el servicio es antipático .
he perdido mi paraguas y mi cartera .
una pregunta : ¿ está incluido el desayuno en el precio o tengo que pagarlo aparte ?
la suite no está lista .
quisiéramos tres entradas para la visita de la ciudad del veintiséis de enero .
tengo muchas ganas de probar el pescado de la región el domingo .
creo que él dará un paseo por el parque después de la cena .
buenas noches , mis hijos están buscando su libro . ¿ lo ha visto ?
la ventana no se puede cerrar , y la escalera mecánica está fuera de servicio .
lo sentimos mucho , señor Weber . el mozo se ocupará de ello inmediatamente .
¿ quién puede planchar esta camisa ?
quiero que mi marido fotografíe el teatro de la ópera .
queremos visitar el museo de arte en lugar de comprar un cuaderno .
siga todo recto y luego gire a la izquierda en la oficina de turismo .
nadie pudo decirme dónde está la estación .
le pedí a la recepcionista que nos cambiara quinientos euros , pero no ha pasado nada .
despiértenos el martes a las tres y media , por favor , tenemos que estar en el aeropuerto antes de las diez .
el taxi que pedimos para las cinco y media todavía no ha venido .
el taxi que nuestros amigos pidieron para las doce todavía no ha venido .
el anillo que la camarera de piso encontró en la habitación ciento veinte es de los niños .
¿ podría dejar la habitación a las doce ?
¿ cuándo estará listo mi bolso marrón ?
¿ qué recomienda , el bocadillo o la tortilla ?
despiértenos mañana a las seis y media , por favor , tenemos que coger el tren a Colonia .
la camisa cuesta seis euros , pero la falda más corta es más barata .
debe de ser un error : reservamos una suite más barata , no una habitación familiar .
como el tren rápido está lleno , no llegaremos hasta las cuatro .
el hotel en el que mi hermano estuvo en Atenas no era tan caro .
antes de salir de viaje , los niños quisieran reunirse con unos amigos en la estación .
los niños están intentando reservar una mesa para siete personas .
cuando el cocinero habla alemán , me suena a chino .
¿ desea pagar en efectivo o con tarjeta de crédito , señora Serrano ?
la señora Weber es de Inglaterra , pero vive en Venecia desde hace seis años .
quisiéramos pagar por separado . ¿ cuánto cuesta la sopa de verduras ?
mis padres han comprado un juguete para sus padres .
el ascensor está estropeado , así que tengo que bajar a pie a la tercera planta .
es importante que mi hermana pregunte en la recepción hoy .
primero mi marido quisiera pagar con cheque y después ir al teatro .
¿ cuánto cuesta el vestido más barato del escaparate ?
tengo que coger un taxi porque el tren nocturno llega con retraso .
el bocadillo que pedí está demasiado salado .
la sopa de tomate que mi hermano pidió está quemada .
la recepcionista quiere saber si queremos quedarnos hasta el jueves .
buenas noches , soy Moreno , de la habitación trescientos doce . quisiera hablar con el director .
¿ a qué hora sale el autocar para Hamburgo ?
nos han robado el carné de identidad y la cartera marrón .
ni hablar de que mi hija alquile una barca .
mi hija quisiera jamón y huevos y tres vasos de limonada .
el banco está a dos pasos del famoso museo .
el aeropuerto está detrás del zoo .
el mejor hotel de Lisboa está en el hotel .
tengo que ir al banco antes de las siete y veinticinco porque necesito dinero .
el director dice que la boda se celebra el once de enero .
no sé si podemos visitar el teatro de la ópera .
¿ va el ferry a Marsella ?
nuestro equipaje no ha llegado ; debe de estar todavía en Londres .
antes de que cierren las tiendas , quisiera alquilar una bicicleta .
son catorce euros . - quédese con el cambio .
la corbata azul cuesta veintiséis euros , pero la corbata es más barata .
¿ cuánto dura el trayecto de Atenas a Salzburgo ?
la señora García quisiera hacer senderismo por la montaña .
¿ podría venir alguien a la habitación trescientos cuatro ? la escalera mecánica está fuera de servicio .
la tabla de quesos que los niños pidieron está deliciosa .
el tren rápido saldrá a la una menos cuarto .
como el autobús lleva quince minutos de retraso , no llegaremos hasta las doce menos cuarto .
pienso que puedo comer algo mañana .
quisiera hablar con el señor Becker , por favor .
se tarda tres horas en llegar a Bruselas en tren .
¿ cuánto cuesta la otra chaqueta del escaparate ?
el señor Walker llamó a las siete y diez y dejó un recado para la señora Walker .
mi compañero puede tener la habitación familiar luminosa con escritorio .
no comemos ni arroz ni fideos .
cuando el mozo habla español , me suena a chino .
no se olvide de llevar las maletas al ascensor , por favor .
él quisiera enviar una postal a Bruselas esta noche .
estoy seguro de que nos quedaremos unos días más el fin de semana .
estoy a punto de recoger mi anillo .
hasta que llegue mi compañero , quiero ir al mercado .
el caballero llega el viernes primero de mayo a las diez y diez .
¿ a qué hora sale el autocar para Venecia ?
queremos que mi hija nade en el lago .
¿ le importaría imprimir el contrato ?
de la parada de autobús al ayuntamiento hay solo cinco minutos a pie .
¿ le importaría imprimir la lista de precios ?
siento que mi hijo haya perdido el ferry .
¿ visitó el mercado cubierto el tres de septiembre ?
el tren nocturno llega a Sevilla a las cinco y veinte .
buenos días , ¿ puede cambiar las sábanas , por favor ?
¿ puedes confirmar la reserva , por favor ?
el avión de Ginebra aterriza a las nueve y media .
si el tren llega demasiado tarde , nos quedaremos otra noche .
ellos no tienen hambre , pero quisieran una taza de café .
quiero que prepare la cuenta para mañana .
buenas noches , necesitamos la lista de precios . ¿ nos la puede dar ?
¿ podría decirme de dónde sale el autobús para Granada ?
el castillo está abierto desde las siete menos cuarto hasta las nueve y media , pero los viernes está cerrado .
no se preocupe , señora Navarro , le pediremos un taxi .
la señora Becker no come ni patatas ni verduras .
si el viernes hace buen tiempo , queremos visitar el palacio .
hay que limpiar estas blusas antes del domingo .
el médico dice que los huéspedes tienen que quedarse en la cama durante ocho días .
el tren rápido para en Ginebra .
quisiéramos reservar una suite luminosa para cuatro personas del diez al dieciocho de octubre .
el garaje del hotel es gratis .
no puedo dormir porque la cama supletoria es demasiado corta .
disculpe , ¿ sería posible que nos enseñara el camino a la panadería ?
¿ qué día es hoy ? - hoy es domingo , veintiuno de septiembre .
ellos quieren alquilar una motocicleta en lugar de visitar el museo y el ayuntamiento .
una habitación pequeña cuesta treinta y cinco euros por noche , y la tasa turística no está incluida .
en la habitación treinta y tres huele a gas .
buenas noches , ¿ quién puede traerme dos vasos de vino blanco ?
a mis hijos les encantaría hacer senderismo por la montaña .
me interesa el teatro de la ópera . ¿ hay una visita guiada en inglés ?
la famosa biblioteca , que está a treinta minutos de aquí , merece una visita .
¿ compró pasta de dientes el domingo pasado ?
por culpa del mal tiempo mi hermana tiene más tiempo para descansar .
es una lástima que los vecinos hagan demasiado ruido .
¿ zarpa el barco a la una y cinco ?
el ascensor está estropeado , así que tenemos que bajar a pie a la tercera planta .
la barca que alquilé está rota .
espero que mi mujer pueda coger el coche el fin de semana .
¿ va este autobús a Londres ?
quisiéramos siete entradas para la obra de teatro del diecisiete de diciembre .
¿ han encontrado un paraguas azul ? nos lo hemos dejado en el bar .
el barco zarpa a las doce y media .
es posible que nuestros amigos hagan un picnic dentro de una hora .
la tabla de quesos está buenísima .
anteayer compramos un billete para Hamburgo .
el juez está todavía en el juzgado , no podemos hablar con él antes de las siete menos cuarto .
el camarero que habla francés está de vacaciones .
hará sol el lunes .
espero que los huéspedes puedan registrarse .
llegué tarde porque el tren llegó demasiado tarde .
¿ cuándo sale el primer tren regional para Múnich ?
¿ a qué hora sale el tren rápido para Ginebra ?
quería preguntarle si podría llevar las maletas al ascensor .
lamentablemente el hotel está completo hasta el cuatro de julio .
no estoy satisfecho con la habitación porque los niños escuchan música alta .
si el tren nocturno llega demasiado tarde , tengo que llamar al hotel .
se tarda cinco horas en llegar a Granada en autobús .
es posible que mi mujer lea un libro .
hola , ¿ quiere ir a la playa o prefiere ir de compras ?
mi hermana no tiene hambre , pero quisiera un trozo de pastel .
la habitación doble tranquila que el señor Becker reservó en diciembre no está lista .
primero mi hermano quisiera cancelar su reserva y después ir de compras .
a mi mujer le encantaría ir a bailar .
aunque estamos enfermos , queremos probar el pescado de la región .
el tren rápido para en todas las estaciones .
por culpa del mal tiempo tenemos más tiempo para descansar .
todas las habitaciones de la segunda planta tienen balcón .
¿ hay una habitación individual libre del cuatro al veintinueve de julio ?
pasé nueve días en Atenas y cuatro días en Barcelona .
mi marido tiene que hacer transbordo en Hamburgo .
mis padres necesitan una tirita de la farmacia .
¿ cuánto cuesta el bañador rojo del escaparate ?
el teatro , que está a quince minutos de aquí , merece una visita .
mi hermano ha perdido su carné de conducir .
antes de salir de viaje , ella quisiera probar el queso de la región .
creo que puedo ver la televisión a las nueve .
buenos días , ¿ cuánto dura el trayecto de Atenas a Praga ?
el taxi que pedimos para las ocho y media todavía no ha venido .
¿ podría venir alguien a la habitación ciento dos ? el apartamento no está listo .
¿ cuándo quisiera nadar en el lago ?
la estación está a dos pasos del faro .
necesitamos un taxi desde la oficina de correos para siete personas a las cinco y veinticinco .
queremos que el médico hable más despacio .
quisiéramos reservar una habitación familiar para cinco personas del once al dieciséis de julio .
¿ desea pagar con cheque o con tarjeta de crédito , señora Serrano ?
es una lástima que la cafetera esté fuera de servicio .
¿ dura la visita de la ciudad tres horas ?
quisiera quejarme : la impresora no funciona y las sábanas están mojadas .
como el autocar llega con retraso , no llegaré hasta las once y veinte .
¿ le importaría imprimir la hoja de registro ? muchas gracias .
hasta que lleguen mis padres , quiero probar el queso de la región .
los niños quieren comprar unas postales mañana por la noche .
si el tren rápido llega con retraso , los niños tienen que perder el avión .
el partido que él quería ver empieza a las dos y media .
no como ni carne ni champiñones .
estoy seguro de que mi hermano cambiará dinero después del desayuno .
no sé si podemos pedir una sopa .
tome la tercera calle a la derecha y verá el zoo delante de usted .
¿ podría preparar la cuenta de la habitación veintisiete ? nos marchamos mañana .
¿ tienen una suite para tres personas para cinco noches ?
¿ puede reparar la luz ? muchas gracias de antemano .
hay un diccionario sobre la mesa de la habitación nueve .
¿ va el ferry a Atenas ?
si no es mucha molestia , ¿ podría reparar el secador ?
hará mucho viento esta noche , por eso descansaré un poco .
los huéspedes se resfriaron ayer por la noche .
el billete a Edimburgo cuesta veintitrés euros , pero él solo tiene un billete de cien euros .
para mí un buen filete y cuatro vasos de limonada , por favor .
queremos que la camarera traiga la cuenta .
se tarda una hora en llegar a Bruselas en autobús .
no fuimos en tren nocturno a Berlín hace seis días .
el ascensor está estropeado , así que tenemos que bajar a pie a la sexta planta .
un billete de ida a Múnich , por favor , en segunda clase .
el señor Moreno pasó cuatro días en Salzburgo y nueve días en París .
no se preocupe , señor Schmidt , le traeremos un tenedor .
no hemos estado nunca en Colonia , pero conocemos bien Lisboa .
hola , ¿ puedes traducir esta frase , por favor ?
hemos reservado un apartamento a nombre de Dubois .
la recepcionista quiere saber si me marcharé .
la señora Weber llamó a las doce y veinticinco y dejó un recado para el señor Rossi .
me gustó mucho la obra de teatro .
pensamos reunirnos con unos amigos en la estación .
pedimos una sopa de tomate fría . ¿ cuándo nos la va a traer ?
pienso que podemos pagar en efectivo .
¿ hay alguien aquí que hable francés ? mis hijos no hablan español .
¿ qué vino va bien con el bocadillo vegetariano ?
si esta tarde hace demasiado calor , vamos a quedarnos en el hotel .
mi hermano está sentado en un banco del parque y lee el periódico .
pedí una sopa de verduras . ¿ cuándo me la va a traer ?
mi compañero quisiera acostarse temprano porque está cansado .
hemos comprado un cuadro para nuestro hermano .
busco un hotel que esté cerca del cajero automático .
no se preocupe , señora Taylor , le traeremos una percha .
quiero que apague la luz .
¿ puedo abrir la ventana ?
el castillo de Venecia es más antiguo que el de Granada .
lamentablemente no tenemos suites libres hasta el viernes .
pienso que ella recogerá su llave del coche a las diez y media .
¿ podría encender la música , por favor ?
mis padres quieren participar en la cata de vinos en lugar de hacer senderismo por la montaña .
estoy acostumbrado a cenar tarde .
quería preguntarle si podría cuidar a los niños .
el tren de Praga a Barcelona lleva cincuenta minutos de retraso .
en agosto suele hacer mucho sol en Varsovia .
el bar está cerrado .
el tren no va a Edimburgo .
espero que ella pueda hacer un picnic .
¿ perdió su maleta gris ?
el director quiere saber si quisiera traer mi gato esta noche .
antes de marcharnos , quisiéramos enviar una carta a Berlín .
busco un hotel que esté cerca del centro comercial .
no he estado nunca en Hamburgo , pero conozco bien Edimburgo .
son treinta y cuatro euros . - quédese con el cambio .
¿ qué día es hoy ? - hoy es sábado , trece de julio .
cuatro billetes de ida a Madrid para el veinticinco de febrero , por favor .
la cámara nueva que la camarera de piso encontró en la habitación doscientos quince es de los niños .
hola , ¿ por qué no puedes prolongar tu estancia ?
¿ cuánto cuesta una habitación familiar con balcón por noche ?
mi hermana tiene treinta y ocho grados de fiebre y tos .
si el autocar llega demasiado tarde , mis hijos cogerán un taxi .
me he dejado mi paraguas en el tren a Zúrich .
la macedonia de frutas que los turistas pidieron está quemada .
mi hija quiere alquilar una bicicleta en lugar de hacer un picnic .
¿ qué día es hoy ? - hoy es martes , nueve de mayo .
¿ qué recomienda , la sopa vegetariana o la sopa de pescado ?
es posible que trabajemos en la biblioteca mañana por la noche .
quisiéramos reservar una casa de vacaciones para tres personas del siete al veinticuatro de febrero .
como el autocar llega con retraso , no llegaré hasta las seis menos cuarto .
¿ cuánto cuesta una suite con chimenea por noche ?
Colonia es la ciudad más bonita que mi hermano ha visto nunca .
¿ podría enseñarme en el mapa dónde está el ayuntamiento ?
no tengo hambre , pero quisiera una taza de café .
no vamos a traer nuestro gato mañana por la mañana .
la agencia de viajes está al lado del teatro de la ópera .
disculpe , ¿ quiere ir al mercado o prefiere visitar la biblioteca antigua ?
ella ha perdido su llave del coche y su chaqueta .
buenas noches , soy Wagner , de la habitación dieciocho . quisiera hablar con el director .
la farmacia está al lado de la torre antigua .
¿ podría traducir este menú , por favor ?
el señor Weber celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
no creo que el caballero pueda levantarse temprano .
aunque ella está cansada , quiere comprar un sello .
¿ sabe cómo se va de la oficina de objetos perdidos a la fortaleza ?
es posible que hagamos un picnic dentro de treinta minutos .
¿ cuánto cuesta alquilar una bicicleta por nueve días ?
aunque mi marido está resfriado , quiere fotografiar el zoo .
¿ podría preparar la cuenta de la habitación dieciséis ? nos marchamos dentro de cinco horas .
la carta que mis hijos enviaron a Londres todavía no ha llegado .
no tenemos tiempo de visitar la exposición nueva y la hermosa iglesia .
despiértenos el sábado a las ocho menos cuarto , por favor , tenemos que coger el tren a Venecia .
la señora tiene que enviar una postal a Lisboa .
los turistas suelen levantarse a las diez menos cuarto .
de eso ni hablar , señor Taylor .
¿ tienen platos sin pescado ?
disculpe , ¿ cuándo cierra el teatro los miércoles ?
de la estación de metro al teatro hay solo quince minutos a pie .
pregúntele al señor Wagner si quiere visitar el acuario y el ayuntamiento , por favor .
el vuelo de París fue cancelado por la huelga .
nadie pudo decirme dónde está el aeropuerto .
el teatro de la ópera antiguo está abierto desde las siete y cuarto hasta las seis y cuarto , pero los jueves está cerrado .
¿ cuánto cuesta la corbata roja del escaparate ?
sería muy amable de su parte traernos un vaso de zumo de manzana .
nuestros amigos piensan visitar la exposición nueva y la hermosa biblioteca .
visité el acuario y el monasterio .
¿ puede confirmar la reserva , por favor ?
¿ cuánto cuesta alquilar una barca por seis días ?
no creo que podamos pedir una buena sopa de pescado .
mi mujer está sentada en un banco del jardín del castillo y lee el periódico .
¿ hay una suite libre del catorce al diecisiete de abril ?
quisiéramos cambiar cincuenta francos suizos por euros .
la embajada está delante de la fortaleza .
¿ qué tiempo hace en Varsovia en octubre ?
¿ podría venir alguien a la habitación trescientos veinte ? los niños hacen demasiado ruido .
¿ dónde tengo que hacer transbordo para ir a la librería ?
despiértenos mañana a las tres y media , por favor , tenemos que coger el tren a Colonia .
los turistas toman café en el desayuno , pero yo prefiero agua mineral .
¿ puedo pagar con tarjeta de crédito ?
la señora está intentando aparcar su coche en el garaje .
mis hijos tienen que hacer cola una hora en la estación .
lléveme a la oficina de correos , por favor , tengo prisa .
mi hijo quisiera cambiar dinero .
no sé si él puede ver la televisión mañana .
¿ tienen una casa de vacaciones para tres personas para siete noches ?
mi hermana se ha dejado sus gafas en el tren a Granada .
somos de México , pero vivimos en Londres desde hace tres años .
el señor García llamó a las diez y dejó un recado para el señor Rossi .
no se olvide de cuidar a los niños , por favor .
los turistas tienen que quedarse cinco noches .
los huéspedes que están en la novena planta quisieran prolongar su estancia .
¿ sabía que la catedral merece una visita ?
¿ tienen una habitación familiar grande para dos personas para cuatro noches ?
he comprado una pila .
disculpe , tuvimos un accidente . ¿ qué deberíamos hacer ?
quería fotografiar el museo .
cuatro billetes de ida y vuelta a Bruselas para el cuatro de agosto , por favor .
he olvidado aparcar mi coche en el garaje .
de eso ni hablar , señora Wilson .
soy de México , pero vivo en Venecia desde hace tres años .
¿ podría preparar la cuenta de la habitación treinta y cuatro ? me marcho hoy .
el tren de Ginebra a Múnich lleva treinta minutos de retraso .
estoy buscando mi llave . ¿ la ha visto ?
desayunamos en la terraza .
pregúntele al señor Wagner si quiere ir a la playa , por favor .
no creo que veamos la televisión más tarde .
si mañana hace buen tiempo , los niños van a hacer un picnic .
el médico dice que los niños tienen que tomar las pastillas durante tres días .
una pregunta : ¿ cuándo cierra la catedral los domingos ?
¿ podría enseñarnos en el mapa dónde está el museo de arte ?
¿ cuánto dura el viaje de Barcelona a Bruselas ?
ayer mi mujer perdió su portátil .
el tren nocturno para en Valencia .
el jersey que compré es demasiado pequeño .
el trayecto dura cinco horas y quince minutos .
si el fin de semana hace buen tiempo , nuestros amigos van a ir a la playa .
tome la segunda calle a la derecha y verá el acuario delante de usted .
para mí un bocadillo vegetariano y una botella de cerveza , por favor .
buenos días , soy Moreno , de la habitación trescientos quince . necesito una manta adicional .
él ha olvidado su bolso verde en el taxi y ahora tiene que ir a la oficina de objetos perdidos .
¿ podría enseñarme en el mapa dónde está el palacio antiguo ?
el avión a Sevilla aterriza a las dos menos cinco .
me gustó mucho el paseo en barco .
todas las habitaciones de la séptima planta tienen televisor .
ella se ha dejado su maleta gris en el autobús a Barcelona .
nos han robado el billete de avión y el bolso .
el camarero nos ha traído un bocadillo frío en lugar de un filete .
¿ a qué hora sale el tren nocturno para Salzburgo ?
vinimos a Varsovia para hacer un picnic .
mis hijos se han dejado sus gafas de sol en el tren a Valencia .
quisiera hablar con la señora Navarro , por favor .
tome la segunda calle a la derecha y verá el famoso ayuntamiento delante de usted .
les gustó mucho el paseo en barco .
antes de que anochezca , quisiéramos visitar la torre .
una habitación familiar más grande cuesta ochenta euros por noche , y el minibar no está incluido .
no hemos estado nunca en Londres , pero conocemos bien Ginebra .
el juez está todavía en el juzgado , no puedo hablar con él antes de las siete .
los pantalones que los turistas compraron son demasiado cortos .
olvidé mi anillo en el autobús .
¿ dónde está la cuchara nueva ? ¿ podría traérmela , por favor ?
un billete de ida a Edimburgo , por favor , en segunda clase .
¿ podría ponerme con la habitación doscientos quince , por favor ?
el señor Brown tiene que hacer cola una hora en la estación .
mi hija ha comprado un recuerdo para su familia .
la familia Navarro se aloja aquí desde el catorce de enero .
la motocicleta que mi marido alquiló es demasiado pequeña .
no hay jabón en el cuarto de baño .
mi hijo se ha roto la pierna y tiene que ir al hospital .
¿ tienen un apartamento para seis personas hasta el sábado ?
tres billetes de ida a Colonia para el dieciocho de agosto , por favor .
antes de que anochezca , quisiera alquilar un coche .
estamos esperando el autobús para Zúrich .
la chaqueta azul que la camarera de piso encontró en el cuarto de baño es de mi marido .
¿ cuándo tenemos que pagar la cuenta ?
la señora Brown llamó a las cinco y veinte y dejó un recado para el señor Serrano .
¿ desea pagar con cheque o por transferencia , señor Navarro ?
necesitamos un taxi desde la parada de taxis para siete personas a la una y veinte .
el señor López celebra su aniversario de boda mañana ; quisiéramos encargar flores .
la línea está ocupada . ¿ desea esperar ?
¿ puede recomendarnos un buen restaurante , por favor ?
la señora está sentada en un banco del patio y lee el periódico .
mi compañero toma zumo de naranja en el desayuno , pero yo prefiero té .
queremos ir al mercado en lugar de ir al cine .
mi hermano ha comprado un juguete para su profesor .
no hay de qué , señora Taylor . ¡ feliz estancia en Barcelona !
la carta solo está en español , ¿ me la podría traducir ?
mi hijo no está satisfecho con la habitación porque la cama es demasiado dura .
la oficina de correos está al lado del monasterio .
ya no tenemos arroz , pero puedo recomendarle la tortilla pequeña .
¿ quisieras probar el vino de la región el viernes ?
el tren rápido llega a Salzburgo a las nueve y cuarto .
después del desayuno cancelo mi reserva .
dudo que los huéspedes paguen la cuenta más tarde .
quisiéramos nadar en el lago y fotografiar la exposición .
sé que la embajada está cerrada los domingos .
quiero cambiar de habitación porque el sofá no está hecho .
lo sentimos mucho , señor Navarro . el técnico se ocupará de ello dentro de cincuenta minutos .
lo sentimos mucho , señor Navarro . el mozo vendrá inmediatamente .
cuando llegamos a Salzburgo , la cama no estaba limpia .
la iglesia antigua , que está a diez minutos de aquí , merece una visita .
quisiéramos reservar una casa de vacaciones para cuatro personas del siete al catorce de octubre .
nadie pudo decirme dónde está la panadería .
no tengo ganas de ir a la playa .
aquí tiene su pasaporte , señor Wagner . su habitación está en la quinta planta .
la cama supletoria no está hecha .
tengo muchas ganas de visitar la iglesia el sábado .
quiero cambiar de habitación porque la alfombra es muy vieja .
llevo desde las nueve y cuarto intentando reservar una mesa para siete personas .
sería muy amable de su parte limpiar la habitación quince .
espero que los turistas cojan el coche mañana a las tres y veinte .
vinimos a Barcelona para ir al teatro .
mi mujer pasó ocho días en Lisboa y cinco días en Salzburgo .
pienso que el señor Becker puede quedarse unos días más .
no me traiga todavía la pizza pequeña , por favor .
de la oficina de correos al faro hay solo cuarenta minutos a pie .
el hotel más barato de Varsovia está cerca de la catedral .
¿ podría enseñarnos en el mapa dónde está la biblioteca ?
nos han robado el pasaporte y el bolso .
quisiéramos que nos despertaran a las seis y cuarto , habitación ciento veinte .
¿ podría hacernos una foto , por favor ?
el caballero acaba de llegar a Valencia .
disculpe , ¿ cuándo tenemos que salir de la habitación ?
la ventana no se puede abrir , y el colchón no está hecho .
¿ qué tiempo hace en Varsovia en septiembre ?
¿ puede rellenar el formulario ?
no hace falta que me traiga la cuenta , el director ya me la ha dado .
nadie pudo decirme dónde está el cajero automático .
es una lástima que la habitación no esté lista .
me alegro de que él pueda reservar una suite grande .
sería muy amable de su parte despertarnos a las diez menos cuarto .
el tren de Ginebra a Bruselas lleva cinco minutos de retraso .
¿ podríamos dejar la habitación a la una ?
el tren para en Granada .
ni hablar de que nuestros amigos naden en el lago .
¡ buen provecho ! la sopa es la especialidad de la casa .
lamentablemente ya no quedan entradas para el concierto .
¿ quieres traer tu perro mañana ?
el caballero pasó ocho días en Berlín y siete días en Salzburgo .
el aeropuerto está detrás de la biblioteca .
repare la tarjeta llave , por favor .
para mí una ensalada y una botella de vino blanco , por favor .
¿ podría decirnos de dónde sale el autobús para Sevilla ?
no hay de qué , señora Miller . ¡ que tenga un buen día !
mi mujer toma té en el desayuno , pero yo prefiero agua mineral .
por culpa del atasco ella llegó demasiado tarde a la parada de taxis .
hay un error en la cuenta : no hemos tomado ninguna sopa de pescado .
en Colonia lleva seis días lloviendo .
los huéspedes quieren cambiar de habitación porque el ascensor es demasiado ruidoso .
no hay champú en la habitación trescientos cuatro .
el caballero acaba de llamar a su oficina .
ayer por la noche nuestros amigos comieron algo .
me resfrié .
mi reloj va atrasado ; ya son las cuatro y cuarto .
la cerradura de la maleta está estropeada , y los huéspedes no encuentran la llave .
quisiera comprar unos recuerdos y visitar el zoo y el mercado cubierto .
¿ sabe cuándo abre el palacio ?
el tren para Venecia sale a las seis y veinte del andén ocho .
mi marido se queda hoy en el hotel porque está resfriado .
me llamo López , tengo una reserva para hoy .
nadaremos en el lago .
lamentablemente no tenemos suites bonitas libres antes del ocho de noviembre .
la habitación doble grande que el señor Moreno reservó por teléfono está en la séptima planta .
después del almuerzo el caballero quiere nadar en el lago , pero antes tiene que ir a la policía .
ella no está satisfecha con la habitación porque la escalera mecánica está fuera de servicio .
¿ podría decirnos si el seguro cuesta veintiún euros al día ?
buenos días , he pedido una macedonia de frutas . ¿ cuándo me la va a traer ?
hemos oído que el paseo en barco dura seis horas .
los pantalones que ella compró son demasiado largos .
lléveme a la peluquería , por favor , tengo prisa .
hace dos horas perdí el barco .
¿ puedes planchar esta blusa , por favor ?
la conexión a internet no funciona desde ayer .
esta noche cogeremos el coche .
siga todo recto y luego gire a la izquierda en el banco .
la película que quería ver fue ayer .
antes de marcharme , quisiera llamar a mi oficina .
queremos que el médico limpie la habitación .
la famosa fortaleza , que está a cincuenta minutos de aquí , merece una visita .
en agosto suele hacer mucho sol en Colonia .
si mañana hace buen tiempo , alquilaré una motocicleta .
dos sellos para postales a Inglaterra , por favor .
antes de marcharnos , quisiéramos reservar un apartamento tranquilo .
tenemos muchas ganas de nadar en el lago el miércoles .
quisiera saber si el tren rápido sale a las diez y cinco .
¿ dónde tengo que bajar para ir a la agencia de viajes ?
quisiera comprar unos zapatos marrones y una postal .
la comida de este restaurante es mejor que en el hotel , pero el servicio es lento .
la piscina está abierta hasta las diez menos cuarto .
el ascensor está estropeado , así que tengo que subir a pie a la octava planta .
buenas noches , ¿ le importaría limpiar la habitación ?
estoy de mal humor porque quiere nevar .
ayer por la tarde perdí el ferry .
el avión a Madrid despega a las cuatro menos cuarto .
el abrigo que compré es demasiado corto .
dudo que recojamos nuestra llave después de la cena .
aunque los huéspedes están resfriados , quieren alquilar una barca .
el señor Wilson llegará el nueve de agosto a la una .
desde el tejado se pueden ver el castillo y el casco antiguo .
me he dejado mi diario en el tren a Múnich .
no comemos ni patatas ni pescado .
quisiéramos una habitación más barata con terraza , por favor .
le pedí al mozo que preparara la cuenta para mañana , pero no ha pasado nada .
el tren para Roma sale a la una del andén cuatro .
soy de Italia , pero vivo en Madrid desde hace cinco años .
¿ desea pagar con tarjeta de crédito o con cheque , señor Dubois ?
desde ayer me duelen los ojos .
el centro comercial está detrás del acuario .
la carta que envié a Edimburgo todavía no ha llegado .
quisiera una habitación con ducha , por favor .
el camarero que habla italiano es muy amable .
la cerradura de la puerta está estropeada , y mi compañero no encuentra la llave .
en diciembre suele hacer mucho frío en Madrid .
quisiera quejarme : el cuarto de baño no está listo y la luz está estropeada .
la guía quiere saber si quisiéramos prolongar nuestra estancia el dos de enero .
el mercado cubierto está abierto desde las seis y media hasta las nueve menos cuarto , pero los miércoles está cerrado .
el mozo imprimirá la hoja de registro .
la habitación que él reservó en abril es demasiado pequeña .
¿ hay alguien aquí que hable alemán ? mi mujer no habla inglés .
nuestros amigos tienen que hacer cola dos horas en el aeropuerto .
¿ quién puede cambiar las sábanas ?
el tren de Salzburgo a Venecia lleva cuarenta y cinco minutos de retraso .
nos gustó mucho la fiesta .
si mañana nieva , mi hijo va a descansar un poco .
¿ qué recomienda , la ensalada pequeña o el pastel de manzana ?
primero quisiéramos ir al dentista y después comprar pasta de dientes .
a la señora Weber le encantaría dar un paseo por la rosaleda .
¿ quieres comprar unos sellos o prefieres probar el queso de la región ?
el señor Fischer está a punto de recoger su chaqueta .
¿ sería posible que tradujera esta frase ?
un taxi a la parada de autobús cuesta unos treinta y ocho euros .
el vuelo a Londres fue cancelado por la tormenta .
mi hermano está de buen humor porque está nublado hoy .
la piscina está abierta hasta la una y media .
los vecinos escuchan música alta .
mi hermana ha alquilado una bicicleta .
pienso que podemos trabajar en la biblioteca .
el móvil nuevo que la camarera de piso encontró debajo de la cama es de mi mujer .
quisiéramos pollo con arroz y una botella de vino tinto .
¿ está incluida la media pensión en el precio o tenemos que pagarla aparte ?
no tenemos tiempo de reunirnos con unos amigos en la estación .
pienso que mi hermano puede volar a Ginebra el próximo mes .
buenas noches , ¿ podría traerme una toalla de baño nueva y un cuchillo y traerme un adaptador ?
quisiéramos alquilar una motocicleta por nueve días .
ella perdió su carné de identidad . ¿ qué debería hacer ?
¿ sabía que el comedor está en la sexta planta ?
llego el martes primero de diciembre a las cinco y media .
la cuenta asciende a veintitrés euros , incluido el seguro .
cuando la camarera de piso habla español , me suena a chino .
¡ hasta el sábado , Anna !
quisiéramos cambiar ciento cincuenta dólares por euros .
la corbata cuesta un ojo de la cara .
quisiera quejarme : el suelo es muy viejo y la calefacción está fuera de servicio .
quisiera quejarme : el apartamento está sucio y la suite es demasiado pequeña .
la blusa amarilla cuesta un ojo de la cara .
pienso que podemos comprar un diccionario .
quiero que nos haga una foto .
quisiéramos visitar el museo e ir a la playa .
es importante que los turistas compren un billete para Viena hoy .
¿ cuándo sale el primer tren nocturno para Madrid ?
pedí un helado . ¿ cuándo me lo va a traer ?
el almuerzo se sirve a partir de la una y cuarto en el comedor .
el fin de semana esperaremos en el bar .
aunque nieva , visitaré el museo de arte .
sabemos que el centro comercial está cerrado los martes .
¿ puedo probarme el bañador negro ?
mis hijos tuvieron que registrarse anteayer .
no creo que mi hermano pueda ir al cine .
he cambiado mi vuelo .
les gusta pasear por la playa .
desde la terraza se pueden ver el famoso museo de arte y el patio .
cinco billetes de ida y vuelta a Roma para el veintiséis de marzo , por favor .
¿ podría traerme un poco más de vinagre , por favor ?
el tren de Venecia a Colonia lleva cinco minutos de retraso .
vine a Zúrich para hacer senderismo por la montaña .
quiero quedarme unos días más el fin de semana .
tráigame un vaso , por favor .
el camarero nos ha traído un bocadillo en lugar de un bocadillo frío .
¿ podría preparar la cuenta de la habitación treinta y uno ? nos marchamos dentro de cuatro horas .
mis hijos pasaron cinco días en Lisboa y cuatro días en Bruselas .
¿ le importaría darme la dirección del museo ?
aunque llueve , haré un picnic .
el hombre con el que los turistas hablaron esta mañana era muy amable .
quisiera quejarme : la habitación está sucia y la cafetera no funciona .
el señor Serrano se interesa por la arquitectura .
la torre , que está a veinte minutos de aquí , merece una visita .
¿ hay una habitación individual libre del cuatro al veintiséis de diciembre ?
¿ podría decirnos si la piscina abre a las nueve y cuarto ?
los zapatos más baratos cuestan ochenta y cinco euros , pero el jersey caliente es más barato .
se tarda una hora en llegar a Edimburgo en coche .
esta tarde ellos quieren comer algo .
voy a acostarme temprano el domingo a las once y media .
después del desayuno ella quiere comprar unos recuerdos , pero antes tiene que comprar un billete para Roma .
el almuerzo se sirve a partir de las dos menos cuarto en el jardín .
¿ cuánto se tarda en reparar la conexión a internet ?
los niños quisieran comprar un mapa .
mis hijos suelen levantarse a las siete menos cuarto .
hola , si no es mucha molestia , ¿ podría cuidar a los niños ?
de primero quisiera una sopa de tomate y de segundo pollo con arroz .
quisiéramos comer algo porque tenemos hambre .
se tarda cuarenta minutos en preparar el bocadillo vegetariano .
el huésped de la habitación treinta ha pedido el desayuno .
el hermoso faro está abierto desde las diez y cuarto hasta las seis , pero los viernes está cerrado .
lamentablemente no tenemos habitaciones grandes libres antes del ocho de agosto .
para mí un buen filete y un vaso de agua mineral , por favor .
después de la cena queremos visitar el famoso monasterio , pero antes tenemos que reservar una habitación familiar .
¿ sería posible que firmara aquí ?
acabamos de recoger nuestro sombrero .
el señor Moreno no tiene ganas de dar un paseo por la rosaleda .
ni hablar de que mi hermano alquile un coche .
nos han robado el pasaporte y los guantes azules .
¿ cuándo quisiera enviar un paquete a Londres ?
él tiene muchas ganas de tomar algo en el bar el martes .
cuando lleguemos a Salzburgo , vamos a ir a la playa .
el caballero es de Portugal , pero vive en Atenas desde hace cinco años .
ya no tenemos fideos , pero puedo recomendarle la tortilla pequeña .
el hotel en el que él estuvo en Colonia tenía piscina .
llegamos tarde porque el tren nocturno fue cancelado .
la camisa más barata cuesta un ojo de la cara .
el frigorífico hace demasiado ruido .
en Atenas lleva tres días lloviendo .
he oído que la sala de conferencias está abierta hasta las cinco menos cuarto .
el paraguas verde que la camarera de piso encontró en el cuarto de baño es de la señora .
nuestros amigos esperarán en el bar .
mi compañero está esperando el tren para Bruselas .
si el fin de semana hace buen tiempo , mi hija va a participar en el paseo en barco .
ayer por la tarde trajimos nuestro perro .
quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa de tomate ?
¿ puedes rellenar el formulario , por favor ?
el billete a Venecia cuesta veinte euros , pero solo tengo un billete de cien euros .
¿ por qué no quieres traer tu perro ?
mi hermana puede tener la habitación doble luminosa con caja fuerte .
no he estado nunca en Salzburgo , pero conozco bien Ginebra .
¿ cuánto dura el vuelo de Viena a Atenas ?
disculpe , ¿ puede guardar el equipaje hasta las seis y diez , por favor ?
pienso que me cambiaré a otra habitación esta tarde .
queremos que el médico espere un momento .
camarero , pedí una tabla de quesos grande , pero me ha traído un bocadillo .
pienso que podemos hablar con el médico .
cuando llegue a Bruselas , voy a ir al cine .
¿ tiene el tren regional coche restaurante ?
siete billetes de ida y vuelta a Berlín para el veinticuatro de septiembre , por favor .
espero que podamos quedarnos en el hotel .
hemos olvidado reservar una suite .
quiero que el mozo traiga la cuenta .
ni hablar de que mi hija vaya al teatro .
quisiera alquilar una bicicleta por ocho días .
llegamos el miércoles doce de julio a las siete menos cuarto .
pasado mañana ella debería ir en autobús a Sevilla .
lo sentimos mucho , señor López . el mozo vendrá inmediatamente .
la recepcionista quiere saber si queremos prolongar nuestra estancia .
el médico dice que los turistas tienen que tomar las pastillas durante ocho días .
¿ de dónde eres , David ? - soy de Francia .
hay pasta de dientes sobre la mesa de la habitación doscientos uno .
soy de Italia , pero vivo en Granada desde hace ocho años .
he oído que la conferencia empieza a las cinco .
la película que mi marido quería ver empieza a las tres menos cuarto .
no podemos dormir porque la suite está sucia .
él habla alemán , pero no entiende el francés .
hemos olvidado nuestro collar en la habitación y ahora tenemos que rellenar un formulario .
no he estado nunca en Atenas , pero conozco bien Roma .
quisiera carne con verduras y seis vasos de vino tinto .
pienso que iré a la playa el viernes a las nueve .
la llave no entra en la cerradura de la habitación treinta y dos .
no como ni pescado ni huevos .
despiértenos mañana a las once y media , por favor , tenemos que coger el tren a Londres .
¿ sabe cómo se va de la estación a la biblioteca ?
pasé cinco días en Varsovia y dos días en Roma .
como el tren llega con retraso , no llegaré hasta las once .
la cuenta asciende a cuarenta y cinco euros , incluido el seguro .
hay un error en la cuenta : no he tomado ninguna tortilla .
en la carta no hay ningún plato frío .
no hace falta que me traiga la confirmación de la reserva , la recepcionista ya me la ha dado .
¿ sabía que la conferencia empieza a las nueve y media ?
la señora Taylor celebra su cumpleaños el miércoles ; quisiera encargar una botella de vino .
la carta que enviamos a Atenas todavía no ha llegado .
la señora Schmidt ha cancelado la reserva para el viernes .
mis padres están a punto de aparcar su coche en el garaje .
mi compañero quisiera pagar con tarjeta , pero el aparato no funciona .
es importante que mi hermana llame a sus padres hoy .
el técnico que vino ayer trabajó bien .
si tuviera más dinero , alquilaría un coche .
¿ puede llevar las maletas al coche ?
el señor Weber llegará el veintiocho de octubre a las cuatro y veinte .
¿ qué vino va bien con la macedonia de frutas ?
el señor Moreno celebra su cumpleaños el martes ; quisiéramos encargar una tarta .
lo sentimos mucho , señor Dubois . el técnico vendrá dentro de cincuenta minutos .
no he estado nunca en Viena , pero conozco bien Colonia .
si el martes hace buen tiempo , mi hijo participará en el curso de idiomas .
una pregunta : ¿ podría darme el número de teléfono de la estación ?
hemos comprado una bufanda para nuestro hermano .
el mozo dice que el servicio de lavandería está incluido en el precio .
si esta tarde nieva , vamos a descansar un poco .
después del desayuno quiero probar el pescado de la región , pero antes tengo que aparcar mi coche en el garaje .
la guía con la que mis padres hablaron esta mañana era muy amable .
quiero tomar algo en el bar en lugar de alquilar un coche .
¿ sabía que la media pensión está incluida en el precio ?
no se preocupe , señor Walker , le pediremos un taxi .
dudo que llamemos a nuestro hermano el lunes .
la recepcionista quiere saber si queremos cancelar nuestro pedido esta noche .
no podemos dormir porque la obra hace demasiado ruido .
mis padres toman zumo de naranja en el desayuno , pero yo prefiero té .
llame a un médico , por favor , mi hijo se ha desmayado .
soy de Portugal , pero vivo en Salzburgo desde hace ocho años .
él teme que el tren nocturno lleve veinticinco minutos de retraso .
¿ quiere reunirse con unos amigos en la estación ?
¿ podría el mozo llamar a la policía ?
quisiera pescado con patatas y una botella de vino tinto .
¿ dónde está el recibo ? - se lo enseñaré dentro de veinticinco minutos .
¿ hay una habitación familiar bonita libre del nueve al diecinueve de febrero ?
¿ cuánto cuesta alquilar una motocicleta por seis días ?
creo que podemos dejar nuestro anillo caro en la recepción .
el aire acondicionado de nuestra habitación no funciona .
anteayer dejamos nuestro carné de identidad en casa .
la ventana no se puede cerrar , y la caja fuerte está estropeada .
disculpe , ¿ podría dejar la habitación a las doce y media ?
¿ me puedo llevar el cargador ?
¿ cuánto tiempo tenemos antes de que salga el avión ?
es importante que mi compañero cambie dinero hoy .
mi hijo no tiene hambre , pero quisiera un trozo de pastel .
quiero que mi hijo pruebe el queso de la región .
el museo de arte es más antiguo que la biblioteca .
la habitación familiar luminosa que él reservó por teléfono está en la novena planta .
quisiéramos tres entradas para el paseo en barco del dieciocho de octubre .
mi compañero está sentado en un banco del jardín del castillo y lee el periódico .
¿ puede guardar el equipaje hasta las dos menos cuarto , por favor ?
el camarero que habla portugués está hoy enfermo .
él acaba de llegar a París .
hay pasta de dientes sobre la mesa de la habitación doscientos siete .
mis padres llegan el martes diez de enero a la una .
la cena se sirve a partir de las siete y cuarto en el comedor .
¿ me puede cambiar doscientos euros ?
antes de salir de viaje , quisiera dar un paseo por el casco antiguo .
buenos días , ¿ nos podemos llevar el bolígrafo ?
sería muy amable de su parte abrir la ventana .
¿ podría venir alguien a la habitación ciento doce ? la conexión a internet está estropeada .
hemos perdido nuestro reloj nuevo y nuestras gafas .
buenas noches , soy Weber , de la habitación dos . necesito una manta adicional .
el huésped de la habitación veintiséis no se encuentra bien .
el móvil nuevo que la camarera de piso encontró en el cuarto de baño es de mi hermano .
estamos buscando nuestra llave . ¿ la ha visto ?
mi hermana tiene que hacer cola seis horas en el museo .
hasta que llegue mi hijo , queremos hacer senderismo por la montaña .
hemos reservado una habitación individual pequeña a nombre de Taylor .
pregúntele a la señora Weber si quiere comprar pasta de dientes , por favor .
me llamo García , tengo una reserva para esta noche .
siento que nos hayamos perdido en la ciudad ayer por la noche .
¿ dónde está la hoja de registro ? - se la enseñaré mañana .
¿ cuándo abre la iglesia los domingos ?
mi hermana tiene treinta y ocho grados de fiebre y dolor de cabeza .
limpie la habitación cincuenta y cinco , por favor .
quisiéramos siete entradas para la visita de la ciudad del dieciséis de noviembre .
el ascensor está estropeado , así que tenemos que subir a pie a la segunda planta .
aunque tengo dolor de estómago , quiero hacer un picnic .
después del almuerzo nuestros amigos quieren ir a la playa , pero antes tienen que enviar un paquete a Venecia .
no puedo dormir porque el apartamento no está listo .
perdí el tren . ¿ qué debería hacer ?
me han robado el billete de avión y el diario .
quisiéramos hacer un picnic y hacer senderismo por la montaña .
¿ hay alguien aquí que hable español ? mi mujer no habla italiano .
el médico dice que mi marido tiene que quedarse en la cama durante ocho días .
buenas noches , ¿ puede firmar aquí , por favor ?
ellos tienen que registrarse el próximo jueves .
ni hablar de que mis padres vayan a la ópera .
pasé seis días en Londres y ocho días en Múnich .
lléveme a la parada de autobús , por favor , tengo prisa .
seis billetes de ida y vuelta a Berlín para el seis de febrero , por favor .
quisiéramos alquilar un coche por cuatro días .
¿ podría venir alguien a la habitación diecisiete ? el colchón no está hecho .
¿ le importaría apagar el aire acondicionado ?
el secador de mi habitación no funciona .
¿ dónde tengo que hacer transbordo para ir al supermercado ?
hace cuatro horas perdí mi carné de identidad .
no podemos dormir porque los niños hacen demasiado ruido .
¿ podría preparar la cuenta de la habitación doscientos cinco ? me marcho hoy .
¿ sería posible que cuidara a los niños ?
¿ podría enseñarme en el mapa dónde está la fortaleza ?
disculpe , ¿ conoce un hotel barato cerca del cine ?
el tren nocturno sale del andén cinco .
quisiéramos siete entradas para el concierto del diecinueve de octubre .
el jueves mi hermano puede cambiar dinero .
la recepcionista quiere saber si pagaremos con cheque esta noche .
hemos comprado un recuerdo para nuestra hermana .
tengo que pagar un ojo de la cara por la corbata más barata .
apague la luz , por favor .
quisiera reservar un apartamento bonito para cuatro noches .
¿ podría llevar las maletas a la recepción , por favor ?
para mí una tabla de quesos y cinco vasos de vino tinto , por favor .
estoy seguro de que pagaremos la cuenta .
estamos de mal humor porque hace sol en este momento .
tres billetes de ida a Valencia para el tres de septiembre , por favor .
mi hija tiene treinta y nueve grados de fiebre y tos .
la señora Moreno llamó a las dos y dejó un recado para el señor Fischer .
el huésped de la habitación ciento diez ha perdido su llave .
la cuenta asciende a trece euros , incluida la limpieza final .
Atenas es la ciudad más bonita que la señora López ha visto nunca .
quisiéramos una habitación individual con escritorio , por favor .
¿ dejó su billete de avión en la habitación ?
si tuviera más dinero , me quedaría más tiempo .
hola , ¿ quieres quedarte hasta el miércoles ?
quisiera reservar una habitación familiar más barata para cuatro noches .
el billete a Edimburgo cuesta veintitrés euros , pero el señor Weber solo tiene un billete de cien euros .
el colchón es demasiado pequeño .
no estoy satisfecho con la habitación porque la bañera está sucia .
el jersey que compré es demasiado largo .
ni hablar de que mi hija compre unas postales .
me quedo con la habitación individual .
quisiera saber si el autocar sale a las cuatro y media .
siento que hayamos perdido nuestro pasaporte .
no sé si podemos acostarnos temprano después del desayuno .
una pregunta : ¿ le importaría despertarnos a las once ?
no sé si puedo cambiar mi vuelo el próximo lunes .
es posible que mi hermana se reúna con unos amigos en la estación pasado mañana .
nevará esta tarde , por eso leeré un libro .
hola , ¿ cuánto cuesta alquilar un coche por cinco días ?
mi hijo ha perdido sus gafas de sol . ¿ qué debería hacer ?
el caballero está harto de esperar .
mi compañero necesita una tirita de la farmacia .
pienso probar el vino de la región .
la embajada está delante del teatro .
hemos olvidado preguntar en la recepción .
¿ reservó una habitación familiar cómoda ayer por la tarde ?
él tiene que hacer transbordo en Granada .
estamos de buen humor porque hace mucho calor hoy .
la señora Dubois no está en este momento . ¿ quiere dejar un recado ?
ellos tienen que coger un taxi porque el tren llega con retraso .
no he estado nunca en Roma , pero conozco bien Lisboa .
no hay de qué , señor Walker . ¡ feliz estancia en Colonia !
el director quiere saber si queremos aparcar nuestro coche en el garaje pasado mañana .
el juez está todavía en el juzgado , no puedo hablar con él antes de las tres menos cinco .
mi marido vino a Edimburgo para dar un paseo por el parque .
¿ hay cerca del hotel un médico que hable francés ?
la radio no funciona .
primero el señor García quisiera reservar una mesa para cinco personas y después alquilar una motocicleta .
como el autobús lleva quince minutos de retraso , no llegaré hasta las tres menos cuarto .
aunque llueve , voy a hacer un picnic .
¿ podría venir alguien a la habitación ciento uno ? el aire acondicionado está estropeado .
es posible que ella se quede siete noches mañana por la noche .
lamentablemente no tenemos suites cómodas libres en enero .
nuestros amigos están sentados en un banco del parque y nos esperan .
tome la tercera calle a la izquierda y verá la torre delante de usted .
¿ le importaría confirmar la reserva por correo electrónico ?
los turistas acaban de reservar una mesa para seis personas .
buscamos un hotel que sea tranquilo .
mi hija es de Portugal , pero vive en Viena desde hace siete años .
en junio suele hacer mucho calor en Salzburgo .
primero quisiéramos aparcar nuestro coche en el garaje y después alquilar una motocicleta .
disculpe , ¿ podría pasarnos la pimienta , por favor ?
no podemos dormir porque el ascensor hace demasiado ruido .
hola , ¿ cuánto se tarda en reparar la calefacción ?
¿ cuánto cuesta enviar una postal a Austria ?
la señora Miller quiere cambiar de habitación porque los huéspedes de la habitación de al lado escuchan música alta .
estamos de buen humor porque hace sol en este momento .
sería muy amable de su parte traernos tres vasos .
no se preocupe , señora Taylor , le pediremos un taxi .
llevo desde las seis y veinte intentando aparcar mi coche en el garaje .
nos interesa el famoso castillo . ¿ hay una visita guiada en italiano ?
en noviembre suele hacer mucho viento en Barcelona .
se tarda una hora en llegar a Londres en autobús .
¿ sabe cómo se va del hospital al castillo ?
quisiéramos un asiento en el coche restaurante para Praga .
la ventana no se puede cerrar , y el mando a distancia está estropeado .
la guía quiere saber si él se quedará hasta el martes .
el taxi que pedimos para las dos menos cuarto todavía no ha venido .
mi hermano puede tener el apartamento con chimenea .
¿ puedo probarme el jersey más grueso ?
la cena se sirve a partir de las seis y media en el jardín .
siga todo recto y luego gire a la derecha en la oficina de turismo .
siento que mi hermano haya roto la lámpara .
¿ qué tiempo hace en Zúrich hoy ?
¿ cuándo sale el primer tren nocturno para Hamburgo ?
¿ puedes traerme un adaptador , por favor ?
perdí el enlace en Roma porque el tren rápido llevaba cuarenta minutos de retraso .
la peluquería está al lado del teatro de la ópera .
el pastel de manzana que pedimos está frío .
el monasterio está abierto desde las ocho y cuarto hasta las ocho y cuarto , pero los sábados está cerrado .
tengo dolor de cabeza .
llevo desde las diez y cinco intentando prolongar mi estancia .
necesitamos un taxi desde la estación de metro para tres personas a las cuatro y cuarto .
una pregunta : ¿ podría decirme de dónde sale el autocar para Praga ?
quisiera quejarme : la bañera es muy vieja y el cuarto de baño huele a humo .
él quisiera pollo con arroz y un vaso de cerveza .
ella quisiera beber algo porque tiene sed .
disculpe , ¿ cómo llego al centro comercial ?
¿ qué recomienda , la ensalada mixta o la pizza vegetariana ?
¿ cómo se llama ? - me llamo Laura Brown .
¿ podría traernos un poco más de sal , por favor ?
pasamos cuatro días en Venecia y seis días en Múnich .
¿ se celebra el baile el trece de marzo ?
mi marido necesita algo para las quemaduras de sol .
¿ qué vino va bien con la sopa caliente ?
me gusta mucho la famosa torre .
los huéspedes están a punto de prolongar su estancia .
lamentablemente ya no quedan entradas para el paseo en barco .
nos quedamos con la habitación doble grande .
una pregunta : el señor Wagner está buscando sus gafas . ¿ las ha visto ?
no se olvide de darme una habitación familiar con vistas al parque , por favor .
los huéspedes pueden tener la suite más barata con balcón .
la parada de taxis está a dos pasos del palacio antiguo .
el castillo de Atenas es más antiguo que el de Bruselas .
pasado mañana hará mucho calor .
me quedo con la habitación familiar .
¿ le importaría cambiar las sábanas ? gracias por su ayuda .
el billete a Venecia cuesta cincuenta euros , pero solo tengo un billete de cien euros .
mi hermano está intentando ir al médico .
buenas noches , ¿ qué vino va bien con la sopa ?
¿ va este tren a Madrid ?
preferiríamos una suite que tenga terraza .
no hay perchas en el cuarto de baño .
disculpe , ¿ qué hora es ? - son las doce y cuarto .
es importante que el caballero hable con el director hoy .
mi mujer no quiere ir a la ópera .
¿ podría preparar la cuenta de la habitación trescientos quince ? me marcho hoy .
como el tren rápido llega demasiado tarde , no llegaré hasta las dos .
¿ podría decirme si la reunión termina a las tres ?
hay que lavar estas camisas antes del martes .
el billete a Varsovia cuesta cien euros , pero mi mujer solo tiene un billete de cincuenta euros .
va a llover pasado mañana .
no estamos satisfechos con la habitación porque el mando a distancia está estropeado .
buenas noches , ¿ desea pagar por transferencia o con cheque , señora García ?
¿ podría venir alguien a la habitación seis ? los niños escuchan música alta .
si mañana hace buen tiempo , mis padres van a dar un paseo por el casco antiguo .
¿ le importaría rellenar el formulario ? muchas gracias .
una pregunta : ¿ quién puede cuidar a los niños ?
el señor García ha cancelado la reserva para el domingo .
¿ conoce un hotel barato cerca de la parada de autobús ?
queremos cambiar de habitación porque el frigorífico no funciona .
sería muy amable de su parte recomendarme un buen restaurante .
buenos días , los huéspedes han tenido un accidente . ¿ qué deberían hacer ?
¿ quisiera comprar unas postales ?
¿ podría venir alguien a la habitación ciento uno ? la cafetera no funciona .
el billete a Berlín cuesta treinta y cuatro euros , pero él solo tiene un billete de cincuenta euros .
antes de que llegue el autobús , quisiéramos hacer un picnic .
quisiéramos una habitación cómoda con ducha y vistas al casco antiguo .
quisiéramos que nos despertaran a las siete y cinco , habitación diecinueve .
si no es mucha molestia , ¿ podría confirmar la reserva ?
¿ sabía que la boda se celebra en el ayuntamiento ?
no se preocupe , señor Navarro , le despertaremos a la una menos cinco .
Julia , ¿ puedes prestarme trescientos euros ?
¿ cuándo estará listo mi jersey ?
el colchón es demasiado blando .
de la farmacia al museo hay solo cincuenta minutos a pie .
el billete a Ginebra cuesta setenta euros , pero la señora Moreno solo tiene un billete de cien euros .
me reuní con unos amigos en la estación el mes pasado .
el señor Wagner tiene que hacer transbordo en Viena .
si no es mucha molestia , ¿ podría traernos hielo ?
quiero que envíe a alguien a la habitación veintitrés .
nos encantaría nadar en el lago .
si el tren rápido llega demasiado tarde , iré a pie .
no hay de qué , señor Schmidt . ¡ que tenga un buen día !
¿ por qué no prolongó su estancia ?
aunque hace mucho calor , nuestros amigos darán un paseo por la rosaleda .
¿ podría decirnos a qué hora sale el tren nocturno para Bruselas ?
¿ a qué hora sale el tren nocturno para Roma ?
por culpa del atasco mi hermana llegó demasiado tarde al supermercado .
¿ hay una habitación individual libre del trece al veintinueve de octubre ?
no creo que podamos reservar una mesa para ocho personas .
todas las habitaciones de la segunda planta tienen terraza .
queremos que el director limpie la habitación .
si el autocar está lleno , llamaré al hotel .
estamos acostumbrados a levantarnos temprano .
quisiera quejarme : la impresora no funciona y el ascensor está fuera de servicio .
¿ por qué no visitó la iglesia ?
sería muy amable de su parte llevar el equipaje a la estación .
me gusta mucho el monasterio .
el acuario está abierto desde las ocho menos cuarto hasta las nueve y media , pero los viernes está cerrado .
la camarera de piso dice que la media pensión está incluida en el precio .
mis padres están de mal humor porque está nublado .
pasamos cinco días en París y seis días en Barcelona .
el hotel en el que estuve en Sevilla era más cómodo .
quisiéramos ir al mercado y reunirnos con unos amigos en la estación .
es importante que mi hermano cancele su pedido antes de las dos menos cuarto .
¿ sería posible que nos diera una habitación individual tranquila con vistas al patio ?
la blusa cuesta dieciocho euros , pero la chaqueta es más barata .
no hay de qué , señora López . ¡ buen viaje !
perdimos el enlace en Zúrich porque el tren rápido llevaba veinticinco minutos de retraso .
una pregunta : ¿ podría darme el número de teléfono del aeropuerto ?
quisiera cambiar cincuenta dólares por euros .
quisiera quejarme : la conexión a internet está estropeada y la habitación es demasiado pequeña .
de primero quisiera una sopa de pescado y de segundo patatas con queso .
¿ cuándo sale el próximo tren regional para París ?
estoy harto de la lluvia .
¿ perdiste tu carné de conducir el lunes pasado ?
tenemos que hacer cola cuatro horas en el aeropuerto .
nuestros amigos perdieron su sombrero negro el miércoles pasado .
quisiéramos coger un taxi porque tenemos prisa .
el autobús llega a Roma a las diez y media .
cuando llegue a Hamburgo , voy a comprar una postal .
buenos días , nos interesa el faro antiguo . ¿ hay una visita guiada en inglés ?
camarero , pedí una ensalada mixta , pero me ha traído una sopa de verduras caliente .
¿ va este autobús a Berlín ?
como el autocar lleva treinta minutos de retraso , no llegaremos hasta las cinco .
mi mujer está de buen humor porque llueve ahora .
¿ cuánto cuesta la camisa más pequeña del escaparate ?
quisiera reservar una mesa para ocho personas junto a la ventana .
la señora Rossi llamó a las doce y media y dejó un recado para el señor Walker .
¿ le importaría enseñarme el camino a la parada de autobús ?
no hay de qué , señor Wagner . ¡ que tenga un buen día !
¿ tengo que hacer transbordo en Berlín o hay un tren directo ?
no podemos dormir porque la suite es demasiado oscura .
disculpe , ¿ está la sala de desayunos en la quinta planta ?
hablamos español , pero no entendemos el italiano .
me he perdido en el bosque .
probamos el vino de la región .
queremos que mis hijos den un paseo por el jardín del castillo .
no sé si puedo descansar un poco mañana por la noche .
cinco billetes de ida a Atenas para el veinticinco de septiembre , por favor .
estoy seguro de que iré al mercado dentro de cincuenta minutos .
hemos oído que la exposición merece una visita .
la carta solo está en portugués , ¿ nos la podría traducir ?
quisiéramos siete entradas para la obra de teatro del cinco de mayo .
me alegro de que él pueda trabajar en la biblioteca .
los huéspedes que están en la sexta planta quisieran prolongar su estancia .
vinimos a Londres para tomar algo en el bar .
los pantalones que compramos son demasiado grandes .
quisiera saber si el ferry va a Marsella .
su habitación está en la cuarta planta , al lado del ascensor .
quiero que confirme la reserva .
mi hermano quisiera comprar una guía de viajes y tomar algo en el bar .
acabo de llegar a Atenas .
se tarda veinte minutos en preparar el helado .
el paraguas que la camarera de piso encontró en el cuarto de baño es de mi compañero .
he olvidado hablar con la guía .
dudo que ella se quede unos días más después de la cena .
aunque estamos enfermos , queremos tomar algo en el bar .
he oído que la fortaleza merece la pena .
estos pantalones son demasiado caros .
la falda cuesta treinta y seis euros , pero la chaqueta es más barata .
buenos días , ¿ sabía que el paseo en barco empieza a las ocho ?
de eso ni hablar , señor Miller .
hay un cuaderno sobre la mesa de la habitación trescientos uno .
mi hijo tiene treinta y ocho grados de fiebre y tos .
el director llamará a la policía .
se tarda cuarenta minutos en preparar el pastel de manzana .
el bar está en la sexta planta .
soy de Portugal , pero vivo en Berlín desde hace tres años .
es importante que mi hija prolongue su estancia hoy .
mi hermana no tiene tiempo de comprar unos sellos .
ya no tenemos patatas , pero puedo recomendarle el bocadillo grande .
la guía quiere saber si queremos traer nuestro gato el viernes a las dos .
la boda se celebra en el casco antiguo .
la sopa de verduras que pedí está deliciosa .
¿ podría venir alguien a la habitación cincuenta y dos ? los niños hacen demasiado ruido .
una pregunta : ¿ nos podemos llevar el bolígrafo ?
hola , ¿ cuándo abre el faro los jueves ?
¿ puede darme la llave de la habitación diez , por favor ?
¿ cuándo cierra el famoso ayuntamiento los miércoles ?
quisiera una habitación pequeña con caja fuerte y vistas al mar .
sería muy amable de su parte reparar la impresora .
de primero quisiéramos una sopa y de segundo fideos con champiñones .
mi hermano está intentando enviar un paquete a Viena .
un taxi a la peluquería cuesta unos treinta y cinco euros .
¿ podría rellenar el formulario y recomendarme una buena playa ?
hasta que llegue la señora , queremos ir a nadar .
hasta que llegue la señora , quiero ir a nadar .
hay que lavar estas camisas antes del sábado .
ocho billetes de ida y vuelta a Salzburgo para el once de mayo , por favor .
la recepcionista cuidará a los niños .
estamos a punto de cambiar nuestro vuelo .
después del desayuno él quiere comprar unas postales , pero antes tiene que preguntar en la recepción .
he escrito una carta a mi jefe .
ellos pasaron seis días en Valencia y siete días en Roma .
quisiéramos reservar una mesa para siete personas para las diez y cinco .
un billete de ida a Praga , por favor , en primera clase .
mi mujer tiene que hacer transbordo en Sevilla .
como el tren nocturno llegará con retraso , no llegaré hasta las seis y veinticinco .
creo que nadaremos en el lago después de la cena .
de la parada de autobús a la famosa catedral hay solo diez minutos a pie .
le pedí al camarero que nos diera la dirección de la agencia de viajes , pero no ha pasado nada .
¿ sabe cómo se va del banco al acuario ?
la familia López se aloja aquí desde el siete de junio .
no tenemos ganas de tomar algo en el bar .
le encantaría tomar algo en el bar .
¿ tengo que hacer transbordo en Granada o hay un tren directo ?
la señora Serrano perdió el enlace en Lisboa porque el tren nocturno llegó con retraso .
el señor Schmidt tiene que acostarse temprano .
¿ cuánto cuesta una habitación doble con balcón por noche ?
¿ dura la charla dos horas ?
quisiera pescado con patatas y ocho vasos de leche .
ya no tenemos carne , pero puedo recomendarle el buen filete .
¿ han encontrado una mochila roja ? me la he dejado en el comedor .
¿ podría decirnos a qué hora sale el autocar para Zúrich ?
¿ cuándo quieres hacer senderismo por la montaña ?
¿ cuándo estará lista mi camisa ?
¿ podría ponernos con la habitación veintiocho y planchar esta blusa ?
tenemos que coger un taxi porque el autocar será cancelado .
quiero que cuide a los niños .
no sé si puedo reunirme con unos amigos en la estación .
hola , Martin , ¿ puedes darme el adaptador ?
desde la terraza se pueden ver la catedral antigua y las montañas .
si el autocar está lleno , mi compañero tiene que perder el avión .
ayer por la noche fui al cine .
llame a una ambulancia , por favor , mi compañero se ha desmayado .
ellos olvidaron sus gafas de sol en el restaurante anteayer .
quisiera que me despertaran a la una y veinte , habitación trescientos doce .
la guía quiere saber si mi hija quiere prolongar su estancia después de la cena .
preferiría una habitación que tenga ducha .
hay un error en la cuenta : no he pedido ningún pastel de manzana .
no estoy satisfecha con la habitación porque la calefacción está fuera de servicio .
se tarda tres horas en limpiar la suite .
no creo que mis padres puedan seguir viaje a Edimburgo .
mi hija perdió su abrigo el martes pasado y ahora tiene que rellenar un formulario .
¿ podría uno de sus compañeros llamar a un médico ?
mi mujer llega el lunes veintiséis de noviembre a las seis menos cuarto .
mis padres no comen ni fideos ni queso .
me quedo con la habitación bonita .
el avión a Granada despega a las seis .
estoy acostumbrada a cenar tarde .
la suite huele a humo .
preferiría una habitación que tenga terraza .
necesito un taxi desde la oficina de correos para cinco personas a las seis y cuarto .
buenas noches , soy Serrano , de la habitación diecinueve . necesito una manta adicional .
en la habitación doscientos siete huele a pescado .
mañana por la noche voy a cambiar dinero .
la señora Brown está harta de la cola .
antes de que anochezca , quisiéramos ir de compras .
quisiera reservar un apartamento para ocho personas del primero al siete de julio .
quería preguntarle si podría darnos la dirección de la embajada .
es importante que mi hermana aparque su coche en el garaje hoy .
el huésped de la habitación doscientos diez todavía no ha pagado .
queremos que el taxista traiga la cuenta .
quisiera reservar una habitación doble para siete noches .
el señor Wilson acaba de preguntar en la recepción .
nuestro equipaje no ha llegado ; debe de estar todavía en Múnich .
¿ puede encender la calefacción , por favor ?
una habitación familiar grande cuesta cuarenta y cinco euros por noche , y la limpieza final no está incluida .
perdí el enlace en Varsovia porque el autobús estaba lleno .
el mejor hotel de Valencia está en el casco antiguo .
¿ cuánto cuesta el bolso rojo del escaparate ?
el vuelo de Sevilla fue cancelado por la niebla .
no se olvide de apagar el aire acondicionado , por favor .
ya no tenemos verduras , pero puedo recomendarle el bocadillo .
el huésped de la habitación doscientos siete no se encuentra bien .
me alegro de que ella pueda hacer un picnic .
¿ tienen una suite para seis personas desde el viernes hasta el miércoles ?
lamentablemente el hotel está completo hasta el quince de enero .
aquí tiene su llave , señora Miller . su habitación está en la segunda planta .
¿ me puede cambiar ochenta euros ?
mis padres hablan alemán , pero no entienden el italiano .
nadie pudo decirme dónde está la oficina de correos .
los turistas tienen que coger un taxi porque el tren rápido será cancelado .
he reservado una habitación familiar a nombre de López .
la habitación individual que reservé por teléfono es demasiado cara .
nevará , por eso mi hermano va a quedarse en el hotel .
mi compañero puede tener la habitación familiar tranquila con ducha .
¿ qué autobús va al cajero automático ?
ella no come ni pollo ni arroz .
¿ qué recomienda , la buena sopa de pescado o la tabla de quesos grande ?
¿ cuándo cierra el acuario los domingos ?
mañana tenemos que registrarnos .
se tarda cinco minutos en preparar el filete .
buenos días , ¿ podría darnos una habitación pequeña con vistas al parque , por favor ?
quisiéramos reservar una habitación más barata para nueve noches .
un taxi a la comisaría cuesta unos veinticuatro euros .
el desayuno se sirve a partir de las nueve en el comedor .
¿ visitó el palacio y el acuario ?
el huésped de la habitación cuatrocientos diez ha perdido su llave .
no se permite fumar en la cuarta planta .
¿ podría decirme si el curso de idiomas se celebra en la sala de conferencias ?
un taxi a la farmacia cuesta unos treinta euros .
¿ puede la recepcionista hacerme una foto ?
la oficina de correos está detrás de la torre .
no comemos ni queso ni arroz .
como el tren rápido será cancelado , no llegaremos hasta las cuatro y cuarto .
hemos olvidado hablar con el director .
el tren de Valencia a Hamburgo lleva cincuenta minutos de retraso .
el ascensor está estropeado , así que tengo que subir a pie a la primera planta .
¿ tienen un apartamento para dos personas para cinco noches ?
como el autobús llega demasiado tarde , no llegaremos hasta las siete menos cinco .
quisiéramos cambiar la camisa amarilla por otra cosa .
la agencia de viajes está a dos pasos de la torre .
la señora necesita una pomada de la farmacia .
después del desayuno él quiere visitar la hermosa fortaleza , pero antes tiene que reservar una habitación doble .
si mañana hace demasiado frío , mi hija va a acostarse temprano .
esta falda es demasiado pequeña .
mi compañero ha ido al teatro .
buenas noches , ¿ por qué no puede pagar la cuenta ?
el sombrero cuesta doce euros , pero el vestido es más barato .
¿ han encontrado una cámara ? nos la hemos dejado en el bar .
quiero que nos dé una suite más barata con vistas al mar .
mis padres están a punto de recoger su llave .
si el tren está lleno , cogeremos el próximo tren .
¿ cuándo cierra la biblioteca antigua los domingos ?
llego el jueves diecisiete de mayo a la una menos veinte .
el señor Weber quiere probar el vino de la región .
acabamos de prolongar nuestra estancia .
el baile se celebra el treinta y uno de mayo .
lloverá el fin de semana , por eso mis padres van a tomar algo en el bar .
el castillo de Bruselas es más antiguo que el de Zúrich .
hemos perdido nuestro billete de tren .
es una lástima que la tarjeta llave no funcione .
no sé si puedo acostarme temprano .
acabo de dejar mi collar en la recepción .
el camarero dice que el partido de fútbol empieza a las siete .
quisiéramos ocho entradas para la visita guiada del quince de septiembre .
llévenos a la playa , por favor , tenemos prisa .
¿ dónde tenemos que hacer transbordo para ir al centro comercial ?
¿ podría reparar el inodoro , por favor ?
la cerradura de la maleta está estropeada , y ellos no encuentran la llave .
dudo que los turistas dejen el hotel .
nuestro equipaje no ha llegado ; debe de estar todavía en Barcelona .
es una lástima que la mesa esté mojada .
¿ puede la recepcionista traernos una botella de cerveza ?
hola , ¿ podría traerme la carta , por favor ?
buenos días , ¿ podría decirme de dónde sale el tren nocturno para Viena ?
quisiera pagar por separado . ¿ cuánto cuesta la tabla de quesos ?
deme su billete de tren y firme aquí , por favor .
el señor Wagner ha cancelado la reserva para el lunes .
hace seis días olvidamos nuestra cartera negra en el restaurante y ahora tenemos que ir a la policía .
la caja fuerte de mi habitación está estropeada .
quisiera cambiar la falda azul por otra cosa dentro de una hora .
buenas noches , ¿ cuánto se tarda en reparar la conexión a internet ?
mi compañero está intentando pagar la cuenta .
queremos cambiar de habitación porque la obra hace demasiado ruido .
¿ puede confirmar la reserva por correo electrónico , por favor ? muchas gracias .
la señora Schmidt llegó tarde porque el tren llevaba cuarenta minutos de retraso .
debe de ser un error : reservamos una habitación individual , no una habitación individual grande .
pasado mañana va a estar nublado .
¿ cuándo sale el primer tren para Edimburgo ?
mi reloj va atrasado ; ya son las doce .
quisiéramos una habitación doble cómoda con escritorio y vistas al mar .
los turistas perdieron el enlace en Berlín porque el autobús llevaba treinta minutos de retraso .
no puedo dormir porque la cama es demasiado dura .
no hay de qué , señor Navarro . ¡ feliz estancia en Sevilla !
quisiéramos seis entradas para la visita de la ciudad del veintiocho de noviembre .
hablamos francés , pero no entendemos el español .
estoy seguro de que ella pagará la cuenta después del desayuno .
pasamos cinco días en Berlín y ocho días en Madrid .
¿ puede darnos la dirección del dentista , por favor ?
¡ buen provecho ! el filete es la especialidad de la casa .
le pedí al camarero que cambiara las toallas , pero no ha pasado nada .
mi hermana quiere hacer senderismo por la montaña en lugar de nadar en el lago .
quisiera reservar un apartamento para cuatro noches .
como el autobús llegará demasiado tarde , no llegaremos hasta las siete .
si el fin de semana hace buen tiempo , ella nadará en el lago .
quisiéramos alquilar una barca por siete días .
de la estación a la fortaleza hay solo cuarenta y cinco minutos a pie .
tuve que cambiar dinero .
la falda que compré es demasiado larga .
la mujer con la que hablamos ayer era muy amable .
cuando llegué a Colonia , la plancha no funcionaba .
un taxi a la peluquería cuesta unos cinco euros .
el caballero ha olvidado ir al médico .
mi hermana llegó tarde porque el tren nocturno estaba lleno .
no tenemos tiempo de dar un paseo por la rosaleda .
el bocadillo que pedimos está quemado .
no hemos estado nunca en Salzburgo , pero conocemos bien Granada .
por culpa del mal tiempo mi compañero tiene más tiempo para descansar .
quisiera reservar una mesa para tres personas para esta noche .
hola , ¿ visitaste el palacio el primero de julio ?
el tren rápido para Granada sale a las ocho y cuarto del andén seis .
aunque tengo dolor de cabeza , quiero comprar unos recuerdos .
queremos quedarnos tres noches .
me alegro de que mi hijo pueda tomar algo en el bar .
he olvidado mi mochila en el autobús .
cuatro sellos para postales a Francia , por favor .
el juez está todavía en el juzgado , no podemos hablar con él antes de la una menos cuarto .
quiero fotografiar el famoso mercado cubierto esta tarde .
no se preocupe , señor Wilson , repararemos la radio .
llévenos a la oficina de turismo , por favor , tenemos prisa .
el tren para Madrid sale a las cuatro y cuarto del andén dos .
disculpe , ¿ cómo llegamos a la estación de metro ?
quiero que mi hijo vaya al teatro .
¿ podría decirme si el desayuno está incluido en el precio ?
disculpe , ¿ qué hora es ? - son las doce .
reservaré una habitación pequeña .
no se olvide de confirmar la reserva por correo electrónico , por favor .
la parada de autobús está detrás de la iglesia .
no sé si podemos quedarnos una noche pasado mañana .
dos billetes de ida y vuelta a Salzburgo para el veinte de diciembre , por favor .
quiero que el técnico hable más despacio .
¿ me puede recomendar un buen restaurante ?
mi hermana tiene prisa .
quiero que me traiga cuatro camas supletorias .
la cena se sirve a partir de las seis y cuarto en el jardín .
la señora Taylor no está satisfecha con la habitación porque el teléfono está fuera de servicio .
mis padres se quedaron dormidos .
¡ buen provecho ! la tabla de quesos es la especialidad de la casa .
¿ a qué hora sale el autobús para Ginebra ?
llame a una ambulancia , por favor , mi hermana se ha desmayado .
ella ha escrito una carta a su hermana .
tuvimos que ir en tren nocturno a Barcelona ayer por la tarde .
disculpe , ¿ puedo pagar con tarjeta de crédito ?
¿ han encontrado un sombrero ? nos lo hemos dejado en el comedor .
el hotel en el que estuve en Edimburgo era más cómodo .
sería muy amable de su parte esperar un momento .
nos gusta mucho el museo de arte .
quisiéramos una habitación familiar grande con caja fuerte y vistas al casco antiguo .
estamos esperando el tren nocturno para Madrid .
en junio suele hacer mucho calor en Hamburgo .
si el fin de semana hace buen tiempo , vamos a dar un paseo por el bosque .
el caballero quiere probar el queso de la región en lugar de participar en la visita de la ciudad .
¿ dónde está la toalla de baño ? ¿ podría traérmela , por favor ?
el tren de Londres a Zúrich lleva veinticinco minutos de retraso .
aunque el técnico ha reparado el aire acondicionado , sigue sin funcionar .
si mañana hace buen tiempo , mi hermana dará un paseo por el bosque .
hemos perdido el tren .
¿ cuándo sale el próximo tren para Múnich ?
sé que el banco está cerrado los sábados .
mi hijo se ha roto el pie y tiene que ir al hospital .
la familia Moreno se aloja aquí desde el cuatro de diciembre .
todas las habitaciones de la primera planta tienen televisor .
quiero que mi compañero alquile una barca .
ellos se quedan hoy en el hotel porque están cansados .
es importante que la señora vaya al médico antes de las seis .
¿ cuánto cuesta una habitación doble tranquila con ducha por noche ?
disculpe , ¿ desea pagar por transferencia o con tarjeta de crédito , señora Weber ?
ellos están a punto de cancelar su reserva .
si el tren nocturno llega demasiado tarde , ella irá a pie .
ella llega el sábado trece de febrero a la una y veinte .
tenemos que hacer transbordo en París .
¿ podría decirnos si el curso de idiomas dura dos horas ?
me quedo con la suite .
puedo cambiar dinero .
la estación está a dos pasos del ayuntamiento .
hasta que llegue mi compañero , quiero reunirme con unos amigos en la estación .
pregúntele a la señora López si quiere hacer senderismo por la montaña , por favor .
tuve un accidente .
¿ le importaría traernos la lista de precios ?
lamentablemente no tenemos habitaciones dobles cómodas libres antes del siete de junio .
una pregunta : si no es mucha molestia , ¿ podría llamar a un médico ?
mi hermano tiene treinta y nueve grados de fiebre y tos .
aunque hace mucho frío , mi hermano irá al mercado .
¿ hay una habitación familiar más barata libre del veintiuno al veintiocho de diciembre ?
de eso ni hablar , señora Moreno .
creo que podemos prolongar nuestra estancia .
¿ sabe cómo se va de la estación de metro al teatro ?
la parada de taxis está enfrente del castillo .
quiero que cambie las toallas .
me alegro de que nuestros amigos puedan llamar a su hermana el jueves .
me llamo Wilson , tengo una reserva para esta noche .
mi hijo no tiene tiempo de comprar unos recuerdos .
Laura , ¿ puedes prestarme trescientos euros ?
quisiera cambiar ochenta dólares por euros .
queremos que el camarero espere un momento .
la señora Brown llegará el seis de febrero a la una y veinticinco .
quisiera hablar con el señor Miller , por favor .
es posible que nos marchemos mañana .
ni hablar de que mis padres compren unos sellos .
es posible que los niños descansen un poco después del almuerzo .
mi hermano se ha dejado sus gafas en el autobús a Valencia .
quisiéramos reservar una mesa para seis personas junto a la ventana .
el señor Becker se ha cambiado a otra habitación .
hay un error en la cuenta : no he tomado ningún pastel de manzana .
mis hijos han comprado un recuerdo para su vecina .
no se preocupe , señora Dubois , le pediremos un taxi .
hola , ¿ puede la recepcionista enviar a alguien a la habitación doscientos uno ?
creo que la señora Miller puede comer algo mañana por la noche .
el señor Brown tiene muchas ganas de hacer un picnic el fin de semana .
quiero ir a la playa en lugar de probar el queso de la región .
quisiera quejarme : el cajero automático está fuera de servicio y el frigorífico es demasiado ruidoso .
después del almuerzo quiero ir al mercado , pero antes tengo que recoger mi llave de la habitación .
cuando el taxista habla portugués , me suena a chino .
¿ cuándo cierra la famosa biblioteca los jueves ?
no se preocupe , señor Navarro , le pediremos un taxi .
¿ tengo que hacer transbordo en Venecia o hay un tren directo ?
quisiera pagar en efectivo el fin de semana .
¿ podría venir alguien a la habitación veintiocho ? el hervidor está estropeado .
se nos ha acabado el pan ; la camarera de piso ha ido a comprar más .
espero que mi mujer pueda ver la televisión .
hola , estamos buscando nuestro abrigo . ¿ lo ha visto ?
es importante que la señora reserve un apartamento más grande hoy .
los turistas quieren comprar unos sellos .
si el tren nocturno llega con retraso , ella tiene que perder el avión .
quisiera reservar una mesa para siete personas para las nueve y media .
¿ podría preparar la cuenta de la habitación trescientos veinte ? nos marchamos mañana .
¿ puedo pagar con cheque ?
si mañana hace buen tiempo , voy a nadar en el lago .
quisiéramos reservar una suite para seis personas del primero al tres de febrero .
mi mujer tuvo que dejar su chaqueta en la recepción ayer .
¿ podría traernos un poco más de sal , por favor ? gracias por su ayuda .
él tiene que ducharse .
mi mujer tiene que hacer cola dos horas en la estación .
el hotel más tranquilo de Granada está enfrente de la estación .
estoy seguro de que mi mujer pedirá una pizza .
mi reloj va atrasado ; ya son las tres menos veinte .
no se preocupe , señora Becker , repararemos el hervidor .
¿ cuándo cierra el castillo los martes ?
si el martes hace buen tiempo , nadaré en el lago .
el huésped de la habitación cuatrocientos diez ha pedido el desayuno .
ni hablar de que mis hijos den un paseo por el parque .
disculpe , ¿ podemos dejar aquí nuestro bolso hasta las diez y veinte ?
dos billetes de ida y vuelta a Edimburgo para el diecinueve de septiembre , por favor .
espero que el señor Walker pueda ir al mercado dentro de quince minutos .
la señora Navarro llegó tarde porque el tren fue cancelado .
quisiéramos reservar una mesa para seis personas en la terraza .
mis hijos temen que el autocar lleve veinte minutos de retraso .
disculpe , ¿ qué hora es ? - son las seis y veinte .
¿ podría llevar el equipaje a la estación , por favor ?
me han robado el billete de tren y las gafas de sol .
¿ podría traernos la cuenta , por favor ?
se tarda tres horas en llegar a Praga .
quisiera saber si el tren llega a Berlín a las seis y cuarto .
estoy buscando mi mochila . ¿ la ha visto ?
me interesa el famoso museo . ¿ hay una visita guiada en alemán ?
disculpe , ¿ qué hora es ? - son las cuatro y cinco .
los niños acaban de llegar a París .
de la oficina de objetos perdidos a la catedral hay solo veinte minutos a pie .
¡ hasta luego , Paul !
¡ hasta el martes , Anna !
he escrito una carta a mis padres .
tengo que pagar un ojo de la cara por las botas .
hará mucho viento esta tarde , por eso mi mujer va a leer un libro .
si el tren rápido está lleno , perderé el avión .
¿ qué tiempo hace en Zúrich en enero ?
lléveme a la playa , por favor , tengo prisa .
el castillo de Bruselas es más antiguo que el de Atenas .
¿ quieres ir a nadar ?
quisiera tomar algo en el bar y fotografiar la exposición .
tenemos una reserva .
el tren rápido para Atenas sale a las nueve y veinticinco del andén once .
no hay toallas en el cuarto de baño .
mi compañero tiene que hacer cola seis horas en el museo .
tenemos que recoger nuestro sombrero .
estoy buscando mi reloj . ¿ lo ha visto ?
quisiéramos descansar un poco porque estamos agotados .
creo que mis padres enviarán un paquete a Viena pasado mañana .
mis hijos toman té en el desayuno , pero yo prefiero agua mineral .
es posible que la señora cancele su reserva después de la cena .
la ventana no se puede cerrar , y la cerradura está estropeada .
desde la torre se pueden ver la exposición nueva y el parque .
me han robado el pasaporte y el diario .
la cuenta asciende a setenta euros , incluido el acceso a internet .
vinimos a Zúrich para nadar en el lago .
el ferry llega a Nápoles a las ocho y cuarto .
cuando llegue a Viena , voy a hacer senderismo por la montaña .
solemos levantarnos a las ocho menos cuarto .
siento que ellos se hayan perdido en el bosque hace seis horas .
el concierto se celebra el dos de agosto .
el centro comercial está a dos pasos del teatro .
perdimos nuestra cámara y ahora tenemos que ir a la oficina de objetos perdidos .
el tren nocturno para Edimburgo sale a la una y diez del andén diecinueve .
no hay toallas en la habitación dieciséis .
mi hermano piensa dar un paseo por el jardín del castillo .
mi mujer tiene que coger un taxi porque el tren nocturno llegará demasiado tarde .
necesito un taxi desde el aeropuerto para cuatro personas a las nueve y diez .
si mañana hace demasiado calor , vamos a tomar algo en el bar .
antes de salir de viaje , quisiera ir a nadar .
buenos días , ¿ cuánto cuesta el bañador negro del escaparate ?
he reservado una habitación familiar a nombre de Brown .
buenos días , ¿ puede guardar el equipaje hasta las doce y veinte ?
mi hijo pagó la cuenta .
quería preguntarle si podría ponernos con la habitación trescientos veinte .
mi hija se ha dejado su mochila negra en el tren a Lisboa .
la carretera a Madrid está cortada , así que tenemos que coger el tren .
¿ puede traerme un plano de la ciudad y una cama supletoria , por favor ?
llame a una ambulancia , por favor , mi mujer se ha roto el brazo .
se tarda cinco horas en llegar a Ginebra en autobús .
me llamo Rossi , tengo una reserva para esta noche .
cuando llegué a Colonia , la ventana estaba mojada .
el trayecto dura una hora y treinta minutos .
¿ puede traducir esta frase ? gracias por su ayuda .
no se olvide de pedirme un taxi , por favor .
siento que hayamos dejado nuestro billete de avión en el coche la semana pasada .
los huéspedes tienen que coger un taxi porque el autocar lleva diez minutos de retraso .
aunque estoy resfriado , quiero probar el pescado de la región .
un billete de ida y vuelta a Venecia , por favor , en primera clase .
quisiera saber si el tren regional para en todas las estaciones .
espero que nuestros amigos cancelen su pedido .
estoy a punto de hablar con el médico .
lo sentimos mucho , señora Fischer . la camarera de piso vendrá inmediatamente .
la señora Serrano llamó a las cinco y veinte y dejó un recado para la señora Wagner .
como el autocar será cancelado , no llegaremos hasta las nueve y cuarto .
pregúntele al señor García si quiere participar en la excursión , por favor .
queremos comprar unas postales .
lo sentimos mucho , señor Miller . la camarera de piso vendrá inmediatamente .
¿ qué recomienda , la sopa vegetariana o la pizza ?
él quiere quedarse unos días más .
la señora Taylor suele levantarse a las ocho .
el jersey rojo cuesta veinte euros , pero los pantalones son más baratos .
se tarda seis horas en llegar a Viena en coche .
es importante que mi compañero pague con tarjeta de crédito hoy .
la cerradura de la puerta está estropeada , y no encontramos la llave .
hay que lavar estos pantalones antes del viernes .
antes de que anochezca , quisiera nadar en el lago .
pienso que nos quedaremos hasta el domingo .
el castillo está abierto desde las diez y media hasta las siete y media , pero los miércoles está cerrado .
la llave del coche que la camarera de piso encontró en la habitación trescientos quince es de los niños .
la señora Taylor pasó tres días en Ginebra y cinco días en Sevilla .
el hombre con el que hablamos el viernes era muy amable .
hola , ¿ sale el tren nocturno a las cinco y cuarto ?
el cine está a dos pasos del museo .
desde la terraza se pueden ver la hermosa catedral y el patio .
el caballero toma zumo de naranja en el desayuno , pero yo prefiero agua mineral .
lamentablemente no tenemos apartamentos libres antes del quince de abril .
hasta que lleguen los turistas , quiero ir a la ópera .
todas las habitaciones de la primera planta tienen chimenea .
la carta solo está en francés , ¿ me la podría traducir ?
aquí tiene su pasaporte , señora Wagner . su habitación está en la primera planta .
tenemos que reservar una mesa para cinco personas .
ellos quieren cambiar de habitación porque la bañera es muy vieja .
la recepcionista quiere saber si mi compañero se marchará la próxima semana .
en la habitación veintinueve huele a gas .
desde el balcón se pueden ver la catedral y las montañas .
necesito un taxi al cajero automático para seis personas a las nueve y media .
sería muy amable de su parte rellenar el formulario .
su habitación está en la primera planta , al final del pasillo .
¿ puede pedirnos un taxi , por favor ?
¿ podría guardar el equipaje hasta las ocho menos cuarto , por favor ?
el huésped de la habitación ciento dos no se encuentra bien .
el señor Wagner llega el lunes diecinueve de octubre a las diez y media .
pregúntele al señor Schmidt si quiere fotografiar el famoso museo de arte , por favor .
siga todo recto y luego gire a la derecha en la parada de autobús .
los niños llegan el lunes veinticuatro de mayo a las tres y media .
no puedo dormir porque la cama supletoria es demasiado pequeña .
siento que mi hija haya perdido su libro .
la chaqueta cuesta un ojo de la cara .
el huésped de la habitación trescientos uno no se encuentra bien .
mi hermana quisiera beber algo porque tiene sed .
¿ desea pagar en efectivo o con cheque , señora Walker ?
disculpe , ¿ puede cuidar a los niños ?
como el tren nocturno será cancelado , no llegaremos hasta las siete y cinco .
¿ cuánto cuesta el sombrero blanco del escaparate ?
el despertador de mi habitación no funciona .
el señor Rossi llamó a las tres y dejó un recado para la señora Fischer .
la señora Walker celebra su cumpleaños el viernes ; quisiera encargar una tarta .
tenemos muchas ganas de comprar un sello el domingo .
disculpe , ¿ a qué distancia está el zoo de aquí ?
mi hermana va a ir a la playa el fin de semana .
si el domingo nieva , mi hija va a quedarse en el hotel .
no tenemos tiempo de comprar crema solar .
tome la primera calle a la izquierda y verá el acuario delante de usted .
estoy a punto de cambiar dinero .
cuando llegué a Salzburgo , la caja fuerte no funcionaba .
nuestros amigos hablan español , pero no entienden el francés .
el reloj que la camarera de piso encontró en la habitación cincuenta y uno es de la señora .
mi marido ha olvidado pagar con tarjeta de crédito .
pienso que puedo cancelar mi pedido .
sería muy amable de su parte despertarnos a las siete y media .
el hotel en el que él estuvo en Hamburgo estaba cerca de la estación .
¡ buen provecho ! la tortilla es la especialidad de la casa .
un taxi a la oficina de turismo cuesta unos ocho euros .
he escrito una carta a mi familia .
buenas noches , soy Weber , de la habitación cuarenta y nueve . quisiera pedir el desayuno .
la cena se sirve a partir de las nueve menos cuarto en la terraza .
¿ cuándo tenemos que salir de la habitación ?
hemos perdido nuestra chaqueta y nuestro reloj .
estoy seguro de que volaremos a Atenas el próximo jueves .
la cuenta asciende a diecinueve euros , incluido el desayuno .
buenas noches , ¿ podría darme una habitación familiar con vistas al patio , por favor ?
lamentablemente el hotel está completo hasta el veintidós de julio .
mis padres temen que el tren rápido sea cancelado .
disculpe , el señor Wilson está buscando su diario . ¿ lo ha visto ?
¿ cuánto cuesta enviar un paquete a Escocia ?
si el autobús lleva veinte minutos de retraso , tengo que ir a pie .
cuando el técnico habla español , me suena a chino .
¿ quisiera marcharse la próxima semana ?
nuestros amigos quieren probar el queso de la región .
es una lástima que el mando a distancia no funcione .
¿ cómo se llama ? - me llamo Paul Walker .
quiero dejar mi maleta en la recepción .
es importante que mi marido reserve una mesa para tres personas hoy .
no creo que podamos dejar el hotel el próximo mes .
la sopa está deliciosa .
quería preguntarle si podría traerme una toalla y un plato .
llegué tarde porque el autocar estaba lleno .
la película que el señor Dubois quería ver fue ayer .
¿ podría dejar la habitación a las dos menos cuarto ?
estamos buscando nuestro libro . ¿ lo ha visto ?
¿ cuánto cuesta alquilar una motocicleta por siete días ?
un taxi al banco cuesta unos treinta y dos euros .
me alegro de que dejemos nuestro reloj caro en la recepción el fin de semana .
tenemos muchas ganas de visitar el ayuntamiento y la iglesia el fin de semana .
¿ quiere cancelar su reserva ?
¡ hasta el martes , Paul !
espero que mi mujer pueda esperar en el vestíbulo .
el secador de nuestra habitación no funciona .
mis padres van a comer algo a las seis y media .
para mí una sopa de tomate fría y dos vasos de vino tinto , por favor .
el tres de abril perdí mi cartera negra . ¿ qué debería hacer ?
¿ tenemos que hacer transbordo en Bruselas o hay un tren directo ?
aquí tiene su llave , señora Brown . su habitación está en la tercera planta .
la fortaleza merece la pena .
necesito la cuenta . ¿ me la puede traer ?
ella perdió su collar caro hace nueve días y ahora tiene que llamar al hotel .
siento que la señora Serrano haya roto el plato .
la ensalada que mis padres pidieron está deliciosa .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho dentro de una hora .
es importante que mi mujer cancele su reserva hoy .
¿ cuándo estará lista mi camisa amarilla ?
fuimos al mercado hace seis días .
quisiéramos un asiento junto a la ventana para el miércoles .
el acuario , que está a cuarenta y cinco minutos de aquí , merece una visita .
pasé cinco días en Múnich y tres días en Praga .
espero que nademos en el lago .
es una lástima que el ascensor haga demasiado ruido .
Martin , ¿ puedes prestarme ciento cincuenta euros ?
¿ cuándo cierra el ayuntamiento los sábados ?
el helado está buenísimo .
para mí una sopa de pescado y una taza de té , por favor .
tenemos que hacer cola cinco horas en el aeropuerto .
¿ cuánto dura el trayecto de Lisboa a Valencia ?
buenas noches , ¿ puedo probarme el otro vestido ?
hay que planchar estos pantalones antes del lunes .
¿ podría venir alguien a la habitación trescientos uno ? la cama supletoria no está hecha .
¿ cuánto cuesta alquilar un coche por tres días ?
¿ han encontrado un collar caro ? nos lo hemos dejado en la habitación veintitrés .
la señora Rossi está de mal humor porque quiere nevar .
nadie pudo decirme dónde está la oficina de objetos perdidos .
si mañana hace buen tiempo , fotografiaremos la torre .
nos gustó mucho el concierto .
si el fin de semana hace buen tiempo , quiero dar un paseo por el bosque .
no se preocupe , señor Wilson , repararemos el secador .
¿ a qué hora sale el tren nocturno para Ginebra ?
¿ qué tranvía va a la estación ?
el taxi que pedimos para las dos menos cinco todavía no ha venido .
he perdido mi móvil y mis guantes .
el señor García llamó a las cinco y cuarto y dejó un recado para la señora López .
¿ está incluido el aparcamiento en el precio o tenemos que pagarlo aparte ?
pídanos un taxi , por favor .
mis hijos temen que el tren nocturno sea cancelado .
el pronóstico dice que nevará pasado mañana .
una mesa para dos , por favor .
hemos reservado un apartamento a nombre de Serrano .
¿ hay alguien aquí que hable alemán ? nuestros amigos no hablan español .
hola , ¿ quieres prolongar tu estancia ?
lamentablemente no tenemos habitaciones libres antes del veinte de abril .
¿ dónde está el periódico ? ¿ podría traérnoslo , por favor ?
¿ podría recomendarme un buen restaurante , por favor ?
quisiera cinco entradas para la visita de la ciudad del diecisiete de julio .
quisiera fideos con champiñones y siete vasos de leche .
la famosa catedral , que está a cincuenta minutos de aquí , merece una visita .
¿ para el autobús en Valencia ?
me alegro de que enviemos una postal a Lisboa más tarde .
¿ quisiera participar en la conferencia más tarde ?
si el autocar llega demasiado tarde , nos quedaremos otra noche .
no creo que podamos volar a Viena .
Edimburgo es la ciudad más bonita que he visto nunca .
una habitación cuesta treinta y cinco euros por noche , y el minibar no está incluido .
¿ cuánto cuestan los pantalones azules del escaparate ?
la radio de nuestra habitación no funciona .
¿ puedes llevar las maletas al ascensor , por favor ?
quisiéramos una habitación individual con baño , por favor .
¿ puede despertarme a las once menos cuarto , por favor ?
dudo que prolonguemos nuestra estancia el primero de mayo .
la bolsa de viaje azul que la camarera de piso encontró en el cuarto de baño es de mis padres .
la chaqueta que ellos compraron es demasiado pequeña .
mis hijos llevan desde las once y veinte intentando llamar a su hermana .
cuando llegamos a Sevilla , las cortinas eran muy viejas .
la ventana no se puede cerrar , y la lámpara no funciona .
no hace falta que nos traiga la confirmación de la reserva , el director ya nos la ha dado .
quisiera reservar una mesa para tres personas junto a la ventana .
¿ podría recomendarme una buena playa , por favor ? muchas gracias .
espero que ellos puedan marcharse pronto .
le pedí al mozo que me enseñara la habitación doble cómoda , pero no ha pasado nada .
no como ni arroz ni pollo .
el apartamento está sucio .
quería preguntarle si podría traerme siete vasos de vino blanco .
hemos comprado un recuerdo para nuestro hermano .
el camarero me ha traído una sopa de verduras caliente en lugar de un helado .
buenas noches , la línea está ocupada . ¿ desea dejar un recado ?
mi hija se acostó temprano hace tres horas .
espero que mi hermana pueda reservar una habitación familiar más grande para nueve noches .
tengo que ir al banco antes de las once y diez porque necesito dinero .
acabo de aparcar mi coche en el garaje .
¿ puede planchar esta camisa ?
el taxi que la señora pidió para las dos y media todavía no ha venido .
¿ quisiera ir al mercado ?
no hay de qué , señor Serrano . ¡ feliz estancia en Colonia !
ella no está satisfecha con la habitación porque la calefacción está fuera de servicio .
si el tren rápido llega con retraso , llamaremos al hotel .
¿ qué línea de metro va a la playa ?
los huéspedes que están en la novena planta se han quejado .
¿ puede reparar el mando a distancia , por favor ?
la autopista a Edimburgo está cortada , así que tengo que dar un rodeo .
la motocicleta que alquilé tiene una rueda pinchada .
la suite que ella reservó por teléfono no está lista .
el bar está en la primera planta .
es una lástima que la cama supletoria no esté hecha .
¿ podría preparar la cuenta de la habitación doscientos cinco ? me marcho mañana .
nuestros amigos se perdieron en la ciudad hace dos días . ¿ qué deberían hacer ?
llevo desde las seis intentando reservar una mesa para ocho personas .
mi hija sabe que la agencia de viajes está cerrada los martes .
sabemos que la joyería está cerrada los domingos .
buenas noches , ¿ quiere ir a la ópera o prefiere alquilar una barca ?
el caballero ha dado un paseo por el casco antiguo .
el apartamento que reservé la semana pasada es demasiado pequeño .
queríamos descansar un poco anteayer .
¿ podría enseñarnos en el mapa dónde está el castillo antiguo ?
mi compañero se queda hoy en el hotel porque está resfriado .
mi hijo está a punto de pagar la cuenta .
quisiera un asiento junto a la ventana para Berlín .
no sé si el señor García puede ir a la playa mañana .
¿ dónde tengo que hacer transbordo para ir al cajero automático ?
pregúntele a la señora Serrano si quiere comprar unos sellos , por favor .
camarero , pedí una pizza vegetariana , pero me ha traído una tortilla .
primero quisiéramos recoger nuestro libro y después dar un paseo por la rosaleda .
para mí un bocadillo frío y cuatro vasos de cerveza , por favor .
aunque hace mucho calor , mi compañero alquilará una bicicleta .
hable más despacio , por favor .
dudo que cancelemos nuestro pedido el martes a las nueve y media .
disculpe , ¿ qué hora es ? - son las cinco .
lléveme a la librería , por favor , tengo prisa .
el huésped de la habitación treinta y tres no se encuentra bien .
el juez está todavía en el juzgado , no puedo hablar con él antes de las once y media .
no vale la pena visitar la hermosa biblioteca .
tenemos muchas ganas de visitar la biblioteca y el hermoso palacio el fin de semana .
tengo muchas ganas de probar el queso de la región el miércoles .
buenos días , ¿ sabe cómo se va del supermercado al museo de arte nuevo ?
¿ dónde está la confirmación de la reserva ? - se la enviaré mañana .
el caballero está sentado en un banco del parque y nos espera .
si esta tarde llueve , voy a tomar algo en el bar .
para mí una ensalada mixta y un vaso de agua mineral , por favor .
quisiera quejarme : los niños hacen demasiado ruido y la cama supletoria no está hecha .
nuestros amigos perdieron el enlace en Valencia porque el autobús estaba lleno .
hemos pedido una pizza . ¿ cuándo nos la va a traer ?
si mañana hace buen tiempo , vamos a alquilar un coche .
quiero que nos ayude con el equipaje .
el huésped de la habitación cuarenta y cuatro todavía no ha pagado .
disculpe , ¿ puede firmar aquí ? muchas gracias .
el señor Miller ha cancelado la reserva para el lunes .
¿ puede llamar a la policía ? gracias por su ayuda .
sé que la embajada está cerrada los martes .
la habitación familiar que ella reservó la semana pasada no está lista .
quisiéramos comprar una blusa blanca y crema solar .
quería preguntarle si podría ponerme con la habitación trescientos cuatro .
¿ podría decirnos de dónde sale el tren para Valencia ?
el filete está delicioso .
el vuelo de Varsovia fue cancelado por la huelga .
antes de marcharnos , quisiéramos recoger nuestra llave de la habitación .
quisiera fotografiar el hermoso mercado cubierto y participar en la conferencia .
¿ puede ponerme con la habitación ciento dos , por favor ?
el aeropuerto está detrás del monasterio .
es una lástima que la lavadora no funcione .
pienso que mi marido puede ir a la ópera dentro de cuatro horas .
el hotel más barato de Viena está en la terraza .
no se olvide de llevar el equipaje al taxi , por favor .
no sé si nos quedaremos unos días más el martes a las nueve .
necesito un taxi a la playa para dos personas a la una .
creo que visitaré la torre y la biblioteca antigua el sábado a las tres y veinte .
¿ podría decirnos si el ayuntamiento abre a las nueve y media ?
la cama supletoria es demasiado corta .
quisiera que me despertaran a las doce menos cuarto , habitación ciento doce .
les gusta mucho la biblioteca .
el camarero que habla español está hoy enfermo .
quisiéramos saber si el ferry va a Lisboa .
queremos cambiar de habitación porque la cerradura no funciona .
¿ qué recomienda , el helado o el pastel de manzana ?
mi marido tiene muchas ganas de tomar algo en el bar mañana .
¿ perdiste tu mochila negra ayer por la noche ?
aquí tiene su tarjeta , señor García . su habitación está en la tercera planta .
¿ puede cambiarme un billete de cincuenta euros ? la máquina solo acepta monedas .
para mí una pizza y cinco vasos de agua mineral , por favor .
me llamo Taylor , tengo una reserva para ocho noches .
¿ tienen platos sin arroz ?
¿ sería posible que me recomendara un buen museo ?
ella tiene muchas ganas de ir al cine el fin de semana .
buenas noches , ¿ quién puede ponerme con la habitación veintiuno ?
hablo inglés , pero no entiendo el italiano .
quisiéramos reservar una mesa para cuatro personas junto a la ventana .
tengo que coger un taxi porque el autobús lleva diez minutos de retraso .
¿ sabía que el baile se celebra en el casco antiguo ?
quisiera quejarme : los niños hacen demasiado ruido y el frigorífico es demasiado ruidoso .
el tren de Londres a Roma lleva treinta minutos de retraso .
hola , ¿ cuánto cuestan las entradas para la fiesta del miércoles ?
el caballero no tiene tiempo de hacer senderismo por la montaña .
¿ le importaría traernos la cuenta ?
la calefacción de mi habitación no funciona .
la mujer con la que hablé el martes era muy amable .
¿ quiere prolongar su estancia mañana ?
lloverá el lunes , por eso voy a descansar un poco .
nuestros amigos llegaron tarde porque el autocar fue cancelado .
ellos quisieran coger un taxi porque tienen prisa .
pregúntele al señor Moreno si quiere visitar el monasterio , por favor .
¿ prolongó su estancia anteayer ?
desde la terraza se pueden ver la fortaleza y el castillo .
tome la segunda calle a la derecha y verá el hermoso monasterio delante de usted .
¿ sería posible que llevara el equipaje al taxi ?
le pedí al camarero que apagara el aire acondicionado , pero no ha pasado nada .
despiértenos mañana a las seis menos veinte , por favor , tenemos que coger el tren a Colonia .
preguntaremos en la recepción más tarde .
¿ puedo probarme los pantalones ?
si no es mucha molestia , ¿ podría guardar el equipaje hasta las diez ?
¿ sabía que la reunión termina a las ocho y cuarto ?
los huéspedes quieren reservar una habitación individual tranquila para ocho noches .
no hemos estado nunca en Múnich , pero conocemos bien Colonia .
la señora necesita unas gotas para los ojos de la farmacia .
ella quisiera pagar con tarjeta , pero el aparato no funciona .
si el autocar llega demasiado tarde , tengo que coger un taxi .
David , ¿ puedes ayudarme ?
para mí una pizza y una botella de cerveza , por favor .
¿ podría venir alguien a la habitación once ? el colchón es demasiado pequeño .
el señor López tiene que coger un taxi porque el tren nocturno está lleno .
el camarero nos ha traído una sopa de verduras en lugar de un helado .
si el tren rápido llega con retraso , me quedaré otra noche .
¿ podría el mozo darme la dirección del dentista ?
la cerradura de la maleta está estropeada , y ella no encuentra la llave .
primero quisiera llamar a mis padres y después visitar la exposición nueva .
nos quedamos con la habitación .
la señora Wagner quisiera pescado con patatas y una botella de vino blanco .
mi marido ha escrito una carta a su hermano .
me alegro de que mi mujer pueda reservar una mesa para tres personas más tarde .
cuatro billetes de ida y vuelta a Salzburgo para el dieciocho de diciembre , por favor .
despiértenos el domingo a las ocho , por favor , tenemos que coger el tren a Salzburgo .
aquí tiene su tarjeta , señora Schmidt . su habitación está en la quinta planta .
temo que el tren nocturno lleve cincuenta minutos de retraso .
quisiéramos pan con mantequilla y tres vasos de limonada .
creo que nuestros amigos pueden nadar en el lago más tarde .
los turistas quisieran cambiar trescientos francos suizos por euros .
¿ qué día es hoy ? - hoy es lunes , siete de marzo .
quisiéramos que nos despertaran a las cuatro y cuarto , habitación doscientos siete .
el señor García perdió su billete de tren el mes pasado .
el hotel en el que estuve en Bruselas no era tan caro .
si esta tarde hace demasiado frío , veremos la televisión .
he oído que el museo de arte abre a las cinco y media .
preferiríamos una habitación doble grande que tenga baño .
mi hermana no está satisfecha con la habitación porque la cama no está limpia .
es importante que el caballero deje su llave del coche en la recepción antes de las seis .
buenos días , ¿ hay un apartamento libre del dieciséis al treinta de octubre ?
¿ dónde está la lista de precios ? - se la enseñaré inmediatamente .
antes de marcharme , quisiera dejar mi anillo caro en la recepción .
buenos días , ¿ dónde tengo que bajar para ir a la panadería ?
no sé si los huéspedes pueden hablar con el médico mañana a las nueve y media .
el castillo de Sevilla es más antiguo que el de Edimburgo .
los turistas están buscando su reloj . ¿ lo ha visto ?
es posible que hagamos un picnic pasado mañana .
¿ han encontrado un bolso ? me lo he dejado en el comedor .
camarero , pedí una sopa de tomate caliente , pero me ha traído una macedonia de frutas .
disculpe , ¿ quisiera comprar unas postales mañana por la noche ?
el apartamento más grande que mi compañero reservó en febrero está en la cuarta planta .
no tengo tiempo de visitar el castillo y el ayuntamiento .
quería preguntarle si podría cambiar las toallas .
¿ quiere hacer senderismo por la montaña o prefiere fotografiar la famosa torre ?
¿ quiere visitar el hermoso faro y el palacio o prefiere hacer senderismo por la montaña ?
vinimos a Granada para hacer senderismo por la montaña .
puedo cambiar las botas negras por otra cosa el miércoles a las ocho menos cuarto .
en junio suele hacer mucho calor en Viena .
disculpe , ¿ cuánto cuestan las entradas para la fiesta del viernes ?
la señora Serrano tiene que pagar un ojo de la cara por el jersey .
hola , ¿ puedo usar el teléfono ?
¿ podría traerme un poco más de pan , por favor ? muchas gracias .
me he dejado mi sombrero en el tren a París .
esta noche tengo que reservar una mesa para dos personas .
buenas noches , ¿ puedo pagar con tarjeta de crédito ?
ellos no tienen tiempo de ir a bailar .
disculpe , nos interesa el ayuntamiento . ¿ hay una visita guiada en inglés ?
¿ dónde está el plato nuevo ? ¿ podría traérmelo , por favor ?
el hombre con el que hablé el miércoles era muy amable .
la habitación más barata que ellos reservaron en octubre no está lista .
si el fin de semana hace buen tiempo , voy a visitar el monasterio .
el tren regional para Ginebra sale a las seis y cuarto del andén dieciséis .
¿ qué recomienda , la ensalada o la sopa de tomate ?
el barco llega a Palma a las diez menos cinco .
mi hijo toma té en el desayuno , pero yo prefiero té .
antes de que salga el tren , quisiéramos ir al cine .
¿ quisiera quedarse siete noches el sábado ?
¿ podría llamar a la policía , por favor ?
disculpe , ¿ sabe a qué hora abre el faro ?
¿ cómo se apaga la luz ?
el hotel en el que estuve en Bruselas era más cómodo .
temo que el autocar esté lleno .
no hay perchas en nuestra habitación .
el acceso a internet es gratis .
siento que mi compañero se haya resfriado .
nos han robado el carné de conducir y el reloj .
mi marido pasó tres días en Praga y dos días en París .
quisiera saber si el ferry zarpa a las ocho y diez .
le pedí al camarero que esperara un momento , pero no ha pasado nada .
¿ dónde está la toalla ? ¿ podría traérnosla , por favor ?
no como ni pollo ni champiñones .
desde ayer me duele el pie .
mi hija se perdió en el casco antiguo ayer . ¿ qué debería hacer ?
el mozo hablará más despacio .
ya no tenemos jamón , pero puedo recomendarle la tortilla pequeña .
¿ podría enseñarme en el mapa dónde está la fortaleza antigua ?
¿ cuánto cuesta enviar una carta a Inglaterra ?
aquí tiene su pasaporte , señor Rossi . su habitación está en la séptima planta .
le gusta mucho el teatro .
el hotel en el que los niños estuvieron en Londres estaba cerca de la estación .
nos reuniremos con unos amigos en la estación .
espero que podamos ir a la playa mañana .
tome la tercera calle a la derecha y verá el teatro de la ópera delante de usted .
¿ puede llevar las maletas al ascensor , por favor ? muchas gracias de antemano .
cuando lleguemos a Valencia , vamos a probar el pescado de la región .
ella está buscando sus gafas . ¿ las ha visto ?
buenos días , ¿ cuánto cuestan las entradas para la obra de teatro del martes ?
cuando llegue a Sevilla , voy a tomar algo en el bar .
no hay champú en el cuarto de baño .
nos interesa el museo de arte . ¿ hay una visita guiada en francés ?
el camarero que habla inglés está de vacaciones .
después del almuerzo mi compañero quiere comprar un mapa , pero antes tiene que hablar con el médico .
antes de que cierren las tiendas , quisiéramos visitar el museo y el famoso faro .
creo que podemos traer nuestro gato mañana por la noche .
¿ quisiera probar el queso de la región ?
¿ qué recomienda , el filete grande o la sopa de pescado caliente ?
antes de salir de viaje , ellos quisieran ir a nadar .
¿ tienen un apartamento para cuatro personas para siete noches ?
la señora Brown tiene que hacer transbordo en Edimburgo .
tengo que ir al banco antes de las ocho porque necesito dinero .
mi hermana llega el viernes ocho de junio a las ocho menos cinco .
el director quiere saber si quisiéramos marcharnos mañana .
el señor Rossi llegará el dieciséis de junio a las seis y media .
por culpa del mal tiempo tengo más tiempo para leer .
antes de salir de viaje , quisiéramos reunirnos con unos amigos en la estación .
es posible que mi hija vaya al médico el domingo a las siete y diez .
me quedo hoy en el hotel porque estoy cansada .
la sala de conferencias está abierta hasta las siete y media .
¿ cuánto cuestan las entradas para la visita guiada del miércoles ?
quisiéramos nadar en el lago y comprar chocolate .
el castillo de Múnich es más antiguo que el de Granada .
cámbienos cincuenta euros , por favor .
disculpe , ¿ podría limpiar la habitación , por favor ?
quisiéramos una suite tranquila con caja fuerte y vistas al casco antiguo .
¿ puede imprimir la cuenta , por favor ?
¿ qué recomienda , el bocadillo grande o la sopa de verduras ?
aunque el técnico ha reparado el grifo , sigue sin funcionar .
¿ quién puede ponerme con la habitación quince ?
nevará el fin de semana , por eso mi hijo va a tomar algo en el bar .
me han robado la tarjeta de crédito y la bufanda .
he oído que la visita de la ciudad empieza a las dos .
no se olvide de cambiarme quinientos euros , por favor .
quisiera quejarme : la cama es demasiado corta y la escalera mecánica está fuera de servicio .
quisiéramos dar un paseo por la rosaleda y participar en la conferencia .
lamentablemente el hotel está completo en abril .
dos billetes de ida y vuelta a Viena para el nueve de junio , por favor .
Paul , ¿ puedes prestarme doscientos euros ?
he olvidado enviar una carta a Edimburgo .
me llamo Moreno , tengo una reserva para nueve noches .
llego el lunes once de julio a las seis y diez .
cuando llegue a Sevilla , voy a reunirme con unos amigos en la estación .
disculpe , ¿ cómo llego a la agencia de viajes ?
la panadería está a dos pasos del teatro de la ópera .
quisiera reservar una suite para nueve noches .
ellos quisieran ver la televisión .
es posible que la señora Fischer reserve una suite grande para dos noches .
suelo levantarme a las seis y cuarto .
suelo levantarme a las ocho y cuarto .
vamos a reservar una habitación para una noche .
¿ cuánto dura el trayecto de Praga a Bruselas ?
¿ dónde está el periódico inglés ? ¿ podría traérmelo , por favor ?
¿ puede firmar aquí ?
¿ podría traerme una taza de café , por favor ?
¿ cuánto dura el vuelo de Atenas a Edimburgo ?
lamentablemente no tenemos habitaciones dobles pequeñas libres en diciembre .
la señora López tiene que hacer transbordo en Roma .
visitaremos el zoo y el museo de arte .
hola , ¿ puede uno de sus compañeros enseñarnos el camino a la parada de taxis ?
¿ quieres ir al mercado ?
quisiera que me despertaran a las nueve menos cuarto , habitación trescientos cuatro .
el señor Taylor llegará el veintisiete de febrero a las once .
el vuelo a Bruselas fue cancelado por el mal tiempo .
ayer por la noche mi hija tuvo que traer su gato .
he pedido una pizza . ¿ cuándo me la va a traer ?
¿ quiere alquilar una motocicleta o prefiere probar el vino de la región ?
una pregunta : ¿ hay cerca del hotel un médico que hable español ?
buenas noches , ¿ está el castillo cerrado los viernes ?
he escrito una carta a mi tío .
mi hija quiere reunirse con unos amigos en la estación .
¿ qué tiempo hace en Venecia hoy ?
¿ conoce un hotel barato cerca de la oficina de turismo ?
mis hijos pasaron cinco días en Salzburgo y dos días en Berlín .
quisiéramos reservar un apartamento para tres personas del veintiuno al treinta de diciembre .
nos han robado el carné de identidad y el sombrero azul .
la parada de autobús está a dos pasos del teatro de la ópera antiguo .
es una lástima que el frigorífico haga demasiado ruido .
mi hijo quiere alquilar un coche en lugar de probar el queso de la región .
es importante que la señora cambie su vuelo antes de las once y cuarto .
es importante que nuestros amigos paguen con tarjeta de crédito hoy .
somos de Alemania , pero vivimos en Viena desde hace dos años .
si mañana nieva , quiero ir al cine .
él no está satisfecho con la habitación porque los niños hacen demasiado ruido .
dudo que cambiemos dinero esta noche .
aquí tiene su llave , señora Becker . su habitación está en la séptima planta .
el señor López llamó a las diez menos diez y dejó un recado para la señora Dubois .
ellos no tienen ganas de hacer senderismo por la montaña .
quisiera una suite más grande con baño y vistas al mar .
¿ a qué hora sale el tren nocturno para Berlín ?
no tenemos ganas de hacer senderismo por la montaña .
el bañador cuesta doce euros , pero la chaqueta es más barata .
¿ podría enseñarme en el mapa dónde está la exposición ? muchas gracias .
creo que nuestros amigos pueden quedarse hasta el sábado .
mi compañero se ha roto el pie y tiene que ir al hospital .
tengo que pagar un ojo de la cara por el vestido negro .
quisiéramos una habitación pequeña con caja fuerte , por favor .
¿ hay alguien aquí que hable portugués ? la señora no habla inglés .
su habitación está en la quinta planta , al final del pasillo .
cuando la camarera habla alemán , me suena a chino .
no he estado nunca en Múnich , pero conozco bien Berlín .
mi hijo se quedó dormido .
¿ por qué no llamó a sus padres ?
hay un error en la cuenta : no he pedido ninguna sopa de pescado caliente .
¿ dónde tenemos que hacer transbordo para ir a la playa ?
un billete de ida a Viena , por favor , en segunda clase .
siento que ellos hayan olvidado sus gafas de sol en el taxi .
¿ sabía que el sótano para bicicletas está cerrado ?
¿ sería posible que tradujera esta carta ?
¿ podría enviar a alguien a la habitación ciento dos y planchar esta camisa ? muchas gracias .
mi hija necesita un termómetro de la farmacia .
se tarda tres horas en llegar a Ginebra en tren .
quisiéramos que nos despertaran a las siete , habitación ciento veinte .
lamentablemente el hotel está completo en julio .
el hotel en el que estuvimos en Bruselas tenía piscina .
mi hijo no está satisfecho con la habitación porque el sofá no está hecho .
hemos comido algo .
¿ puedes ponerme con la habitación cuarenta y uno , por favor ?
lo sentimos mucho , señora Fischer . el mozo vendrá dentro de cincuenta minutos .
espero que vayamos a la ópera .
el barco irá a Valencia .
le pedí a la recepcionista que me recomendara un buen museo , pero no ha pasado nada .
la señora López ha olvidado prolongar su estancia .
si el martes nieva , los niños van a leer un libro .
el aire acondicionado no funciona desde el domingo .
llame a un médico , por favor , mi mujer se ha desmayado .
¿ puede la recepcionista limpiar la habitación ?
cuando llegue a Roma , voy a comprar unos recuerdos .
¿ podría venir alguien a la habitación once ? el cajero automático está fuera de servicio .
mi marido ha dejado su cartera negra en la recepción .
buenos días , ¿ podría cuidar a los niños , por favor ?
si el autobús lleva cuarenta y cinco minutos de retraso , perderemos el avión .
el hotel en el que estuvimos en Atenas no era tan caro .
quisiéramos pescado con patatas y una taza de té .
el jersey más grueso cuesta veinticuatro euros , pero el bolso más pequeño es más barato .
de la comisaría a la biblioteca hay solo veinticinco minutos a pie .
quisiera quejarme : el colchón no está limpio y la caja fuerte no funciona .
¿ sería posible que planchara esta camisa ?
quisiera hablar con el señor López , por favor .
sabemos que la panadería está cerrada los domingos .
llévenos a la gasolinera , por favor , tenemos prisa .
quisiéramos reservar una suite para dos personas del primero al nueve de diciembre .
¿ podría preparar la cuenta de la habitación veintinueve ? me marcho dentro de cuatro horas .
el desayuno es gratis .
quisiera comprar una falda más corta y pasta de dientes .
necesito un taxi a la comisaría para siete personas a la una y media .
debería traer mi perro después de la cena .
espero que él visite el hermoso castillo .
el trayecto dura seis horas y cincuenta minutos .
mi hermano llega el viernes diecisiete de diciembre a las doce menos diez .
después del desayuno no puedo traer mi perro .
quisiera pescado con patatas y un vaso de leche .
quiero que lleve el equipaje a la habitación .
de la embajada a la exposición hay solo quince minutos a pie .
la habitación doble que reservé la semana pasada no está lista .
hace seis horas aparcamos nuestro coche en el garaje .
hace seis días el señor Dubois se resfrió .
estoy acostumbrada a acostarme tarde .
¿ podría decirnos si la reunión termina a las cinco y cinco ?
no nos traiga todavía la pizza grande , por favor .
¿ cuándo sale el último tren rápido para Praga ?
el señor Fischer celebra su aniversario de boda hoy ; quisiéramos encargar flores .
el veintiocho de febrero quisiera reservar una habitación luminosa .
se tarda cuatro horas en llegar a Granada .
la señora Brown quiere cambiar de habitación porque el ascensor es demasiado ruidoso .
mi marido se ha roto el brazo y tiene que ir al hospital .
he comprado un recuerdo para mi hermano .
¿ podría traducir esta carta , por favor ?
el director quiere saber si quiero traer mi gato esta tarde .
la falda que compramos es demasiado larga .
la señora García quiere cambiar de habitación porque los niños escuchan música alta .
he olvidado mi bolsa de viaje en el taxi . ¿ qué debería hacer ?
el vuelo a Varsovia fue cancelado por la huelga .
mi hermana no tiene tiempo de alquilar una barca .
la cuenta asciende a setenta euros , incluida la media pensión .
quería preguntarle si podría apagar la música .
¿ cómo se llama ? - me llamo David Wagner .
todas las habitaciones de la cuarta planta tienen cocina .
me alegro de que ella pueda hacer senderismo por la montaña .
una pregunta : ¿ cuándo tengo que pagar la cuenta ?
aunque hace mucho calor , haremos un picnic .
quiero ir al teatro .
el castillo merece una visita .
primero quisiera comprar un billete para Venecia y después fotografiar la famosa torre .
¿ qué autobús va a la gasolinera ?
¿ puedes apagar el aire acondicionado , por favor ?
a la señora le encantaría alquilar una barca .
el médico dice que mi mujer tiene que quedarse en la cama durante seis días .
ayer por la tarde nos resfriamos .
disculpe , ¿ podría pasarme la pimienta , por favor ?
¿ por qué no trajo su perro ?
no hay de qué , señor Moreno . ¡ buen viaje !
si el autobús está lleno , la señora tiene que llamar al hotel .
la señora Wagner es de Alemania , pero vive en Viena desde hace dos años .
la catedral , que está a treinta minutos de aquí , merece una visita .
no he estado nunca en Granada , pero conozco bien Múnich .
los huéspedes que llegaron ayer todavía no han pagado .
el martes pasado tuve que preguntar en la recepción .
quiero participar en la cata de vinos en lugar de ir al mercado .
¿ puede la recepcionista darme la dirección del restaurante ?
estoy esperando el tren nocturno para Roma .
me encantaría nadar en el lago .
la caja fuerte de nuestra habitación no funciona .
antes de que cierren las tiendas , quisiéramos hacer un picnic .
el tren de Zúrich a Roma lleva cincuenta minutos de retraso .
espero que ella traiga su gato después de la cena .
por culpa del atasco llegué demasiado tarde a la estación de metro .
después del desayuno quiero comprar unas postales , pero antes tengo que pagar la cuenta .
el museo merece una visita .
quisiera una habitación con balcón y vistas al castillo .
la cafetera no funciona desde esta mañana .
¿ nos podemos llevar el cargador ?
quisiera una suite con baño y vistas al castillo .
es una lástima que los niños escuchen música alta .
de la farmacia al monasterio hay solo cuarenta y cinco minutos a pie .
antes de salir de viaje , mi compañero quisiera alquilar una bicicleta .
tengo que registrarme .
el cuarto de baño es demasiado pequeño .
se tarda dos horas en llegar a Praga .
la señora Wilson suele levantarse a las nueve y media .
estoy seguro de que veré la televisión mañana a las ocho y cuarto .
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho y cuarto .
¿ tengo que hacer transbordo en Zúrich o hay un tren directo ?
el castillo de Lisboa es más antiguo que el de Edimburgo .
el ascensor está estropeado , así que tengo que subir a pie a la cuarta planta .
mi hermano quisiera nadar en el lago y alquilar un coche .
después de la cena quiero reunirme con unos amigos en la estación , pero antes tengo que pagar la cuenta .
¿ podría preparar la cuenta de la habitación cuarenta ? nos marchamos mañana .
quisiera fideos con champiñones y una taza de café .
mi hermana se ha roto el brazo y tiene que ir al hospital .
mi marido quiere comprar unas postales en lugar de ir al mercado .
estamos acostumbrados a acostarnos tarde .
¿ a qué hora sale el autobús para Salzburgo ?
¿ puede esperar un momento , por favor ?
pasamos nueve días en Venecia y cuatro días en Roma .
el camarero dice que la obra de teatro empieza a las doce .
la ensalada que pedimos está deliciosa .
mi hijo ha comprado un juguete para su vecina .
quisiera reservar una habitación familiar más barata para dos personas del dieciséis al veintidós de febrero .
la camarera de piso dice que el bar está en la segunda planta .
tres sellos para cartas a Italia , por favor .
como el tren nocturno lleva veinticinco minutos de retraso , no llegaremos hasta las siete y media .
¿ está incluida la limpieza final en el precio o tenemos que pagarla aparte ?
¿ cuánto cuesta la camisa del escaparate ?
¿ sabía que la iglesia está cerrada los viernes ?
a mi hijo le gustó mucho la visita de la ciudad .
estamos buscando nuestra llave del coche . ¿ la ha visto ?
quisiera ir a la playa e ir al teatro .
la recepcionista quiere saber si queremos quedarnos unos días más .
el camarero dice que el mercado cubierto merece la pena .
espero que mi hijo vaya en autocar a Berlín la próxima semana .
tome la primera calle a la derecha y verá el acuario delante de usted .
nuestros amigos olvidaron su paraguas en la habitación la semana pasada . ¿ qué deberían hacer ?
ella habla inglés , pero no entiende el francés .
¿ podría traernos un poco más de pimienta , por favor ? gracias por su ayuda .
la oficina de objetos perdidos está a dos pasos del teatro .
mi hermano acaba de cambiar su vuelo .
no tenemos ganas de dar un paseo por el jardín del castillo .
la ventana no se puede cerrar , y el inodoro está estropeado .
avísenos en cuanto la cuenta esté lista , por favor .
¿ podría venir alguien a la habitación ciento veinte ? el sofá es demasiado blando .
el vestido blanco cuesta un ojo de la cara .
¿ podría decirme si el famoso palacio está abierto hasta las cuatro y media ?
después del desayuno mi mujer quiere probar el queso de la región , pero antes tiene que ir al médico .
no vale la pena ir a la visita guiada .
el armario está sucio .
me quedé dormido .
quisiera que me despertaran a las cinco , habitación diez .
llevo desde las diez intentando cambiar la corbata por otra cosa .
si no es mucha molestia , ¿ podría hacerme una foto ?
hemos perdido nuestro diario y nuestra llave .
¿ cuánto cuesta el bolso marrón del escaparate ?
disculpe , ¿ qué hora es ? - son las diez y diez .
llego el domingo veintiséis de enero a las diez y media .
¿ perdió su tarjeta de crédito ?
¿ podría preparar la cuenta de la habitación ciento dos ? nos marchamos hoy .
el barco llega a Palma a las tres y diez .
quisiéramos una habitación más barata con escritorio y vistas al parque .
traduzca esta frase , por favor .
la carta que mi hermano envió a Atenas todavía no ha llegado .
me quedaré dos noches el sábado a las diez menos cuarto .
después del desayuno los turistas quieren visitar el palacio y el castillo , pero antes tienen que prolongar su estancia .
la carta que mi hija envió a Granada todavía no ha llegado .
estamos a punto de prolongar nuestra estancia .
espero que nuestros amigos se queden en el hotel esta tarde .
el aire acondicionado no funciona desde ayer .
¿ qué tranvía va a la oficina de objetos perdidos ?
hay que limpiar estos pantalones antes del jueves .
la motocicleta que alquilé está rota .
¿ a qué hora sale el autobús para Bruselas ?
la autopista a Edimburgo está cortada , así que tengo que coger el tren .
nadie pudo decirnos dónde está la oficina de objetos perdidos .
hará sol .
pedimos una sopa de tomate caliente . ¿ cuándo nos la va a traer ?
se tarda seis horas en llegar a Edimburgo en tren .
he reservado una habitación a nombre de Schmidt .
cuando llegue a Venecia , voy a comprar una pila .
he comprado un florero para mi familia .
mi hermano no come ni huevos ni pescado .
la cuenta asciende a cincuenta euros , incluida la media pensión .
buenos días , ¿ puede hablar más despacio , por favor ? muchas gracias de antemano .
¿ me puedo llevar el bolígrafo ?
nos encantaría ir al mercado .
seis billetes de ida a Atenas para el primero de junio , por favor .
ella es de Italia , pero vive en Hamburgo desde hace siete años .
¿ está incluido el minibar en el precio o tenemos que pagarlo aparte ?
¿ hay alguien aquí que hable italiano ? mi hermana no habla español .
por culpa del atasco nuestros amigos llegaron demasiado tarde a la playa .
el señor Miller quiere cambiar de habitación porque el mando a distancia está estropeado .
la comida de este restaurante es mejor que en el hotel , pero el servicio es malo .
¿ cuánto tiempo tenemos antes de que salga el autobús ?
voy a comprar unos sellos el fin de semana .
los zapatos marrones cuestan doce euros , pero los pantalones son más baratos .
me alegro de que el señor Navarro pueda trabajar en la biblioteca mañana a las cinco y media .
quisiéramos saber si el tren rápido llega a Salzburgo a las cinco y media .
mis hijos tienen hambre .
¿ quisiera prolongar su estancia en octubre ?
estamos buscando nuestro diario . ¿ lo ha visto ?
nos quedamos ocho noches .
ya no tenemos queso , pero puedo recomendarle la sopa de tomate .
no hemos estado nunca en Roma , pero conocemos bien Viena .
más tarde mi hermano quiere cambiar el sombrero más barato por otra cosa .
la señora López ha cancelado la reserva para el lunes .
¿ han encontrado una llave del coche ? me la he dejado en la habitación ciento veinte .
el huésped de la habitación diecisiete ha pedido el desayuno .
espero que los turistas puedan reunirse con unos amigos en la estación el martes .
la iglesia está abierta desde las diez y cuarto hasta las siete y cuarto , pero los martes está cerrada .
estoy buscando mi cartera marrón . ¿ la ha visto ?
disculpe , ¿ quién puede limpiar la habitación treinta ?
quiero que la recepcionista limpie la habitación .
mi hija lleva desde las cinco y media intentando dejar su libro en la recepción .
perdimos nuestro billete de avión la semana pasada y ahora tenemos que llamar al hotel .
antes de que llegue el autobús , quisiera ir a la ópera .
mi hermano ha perdido su anillo y su portátil .
¿ cuánto cuesta una habitación doble luminosa con ducha por noche ?
un taxi al cajero automático cuesta unos treinta y cinco euros .
no he estado nunca en Barcelona , pero conozco bien Edimburgo .
mis hijos están sentados en un banco del jardín del castillo y nos esperan .
quisiera probar el vino de la región y comprar unas postales .
no hay de qué , señora Navarro . ¡ buen viaje !
el tren nocturno para Salzburgo sale a las ocho menos cuarto del andén ocho .
dudo que él vaya al cine mañana a las siete menos cuarto .
la señora Wagner celebra su aniversario de boda el jueves ; quisiéramos encargar una botella de vino .
Anna , ¿ puedes prestarme trescientos euros ?
hemos reservado una habitación bonita a nombre de López .
quisiera hablar con la señora Becker , por favor .
¿ podría darnos el número de teléfono del restaurante ?
me alegro de que mi hermano hable con el cocinero el fin de semana .
me alegro de que mi hija pueda preguntar en la recepción .
¿ puede la recepcionista firmar aquí ?
vuelo a Bruselas en abril .
el señor Brown no tiene tiempo de hacer senderismo por la montaña .
el trayecto dura cinco horas y cuarenta minutos .
un billete de ida a Berlín , por favor , en segunda clase .
estoy de vacaciones .
el señor Moreno tiene que pagar un ojo de la cara por el sombrero rojo .
¿ está la media pensión incluida en el precio ?
el tren para París sale a las dos y veinte del andén trece .
pensamos ir al teatro .
pienso que podemos quedarnos en el hotel mañana .
¿ puede cambiarme ciento cincuenta euros , por favor ?
el vestido azul cuesta ocho euros , pero la blusa es más barata .
la peluquería está delante del zoo .
me llamo Moreno , tengo una reserva para dos personas .
el caballero quisiera pedir un bocadillo grande esta noche .
él piensa reunirse con unos amigos en la estación .
mi compañero puede cambiar su vuelo dentro de cuatro días .
tengo muchas ganas de tomar algo en el bar el viernes .
el tren rápido para Lisboa sale a las tres y diez del andén diecinueve .
se tarda dos horas en llegar a Múnich .
¿ quisieras hacer senderismo por la montaña más tarde ?
a la señora Walker le encantaría dar un paseo por el bosque .
quisiéramos comprar unas botas marrones y un sello .
son cien euros . - quédese con el cambio .
¿ qué recomienda , la tabla de quesos o la tortilla grande ?
por culpa del atasco llegué demasiado tarde a la librería .
para mí una tabla de quesos y una taza de café , por favor .
quisiera alquilar un coche por tres días .
el billete a Madrid cuesta ciento quince euros , pero la señora Dubois solo tiene un billete de cincuenta euros .
la señora Brown no come ni huevos ni arroz .
si mañana hace demasiado calor , voy a tomar algo en el bar .
¿ quién puede rellenar el formulario ?
ella necesita seis tenedores .
¿ le importaría imprimir la confirmación de la reserva ?
quisiera comprar un bolso más grande y un cuaderno .
antes de marcharme , quisiera cambiar la blusa blanca por otra cosa .
le gusta mucho el teatro antiguo .
el mozo dice que la fiesta empieza a la una menos cuarto .
una suite cuesta diecinueve euros por noche , y la limpieza final está incluida .
buenos días , ¿ olvidó su móvil en la habitación ayer por la noche ?
no creo que compremos un mapa esta noche .
ellos han pagado la cuenta .
puedo enviar un paquete a Bruselas después de la cena .
no vale la pena visitar el palacio antiguo .
¿ perdiste tu billete de avión el mes pasado ?
mi hijo ha comprado un libro para su hermana .
el tren rápido para Zúrich sale a las cinco menos veinte del andén dieciocho .
pasamos cuatro días en Varsovia y siete días en Barcelona .
hay un error en la cuenta : no he pedido ningún helado .
llevamos desde las ocho menos cinco intentando cambiar los zapatos negros por otra cosa .
despiértenos el martes a las dos , por favor , tenemos que estar en el aeropuerto antes de la una y media .
el huésped de la habitación cuarenta y dos quisiera hablar con usted .
el señor Wilson quiere cambiar de habitación porque la habitación está sucia .
estoy a punto de llamar a mi familia .
no se permite fumar en la sexta planta .
me quedo hoy en el hotel porque estoy cansado .
la habitación doble bonita que reservé la semana pasada está en la segunda planta .
hasta que lleguen nuestros amigos , queremos hacer un picnic .
pasé cinco días en Viena y ocho días en Atenas .
los huéspedes llegaron tarde porque el tren rápido llegó demasiado tarde .
antes de marcharme , quisiera reservar una habitación individual más grande .
la cerradura de la puerta está estropeada , y ellos no encuentran la llave .
pienso que podemos trabajar en la biblioteca mañana a las dos y veinte .
no tenemos tiempo de visitar el ayuntamiento .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la parada de taxis .
el hotel en el que mi hijo estuvo en Atenas no era tan caro .
quisiera quejarme : el ascensor hace demasiado ruido y el colchón no está hecho .
primero quisiera dejar mi reloj en la recepción y después comprar unos sellos .
no se olvide de explicarme la cuenta , por favor .
el taxi que mi mujer pidió para las ocho y veinte todavía no ha venido .
disculpe , ¿ cómo llego al aeropuerto ?
entiendo la pregunta .
el tren rápido para Valencia sale a las tres menos cuarto del andén dos .
la fiesta empieza a las once y cinco .
pasamos cuatro días en Zúrich y nueve días en Madrid .
se tarda cinco horas en llegar a Londres en autobús .
el coche que alquilé es demasiado pequeño .
una pregunta : ¿ podríamos dejar la habitación a las cuatro y media ?
de primero quisiera una sopa de pescado y de segundo pescado con patatas .
¿ llega el barco a Génova a las cuatro y media ?
¿ cierra el gimnasio a las doce y diez ?
¿ podría apagar la música y enviar a alguien a la habitación cincuenta y ocho ? muchas gracias .
la fortaleza está abierta desde las once menos cuarto hasta las ocho menos cuarto , pero los martes está cerrada .
estamos a punto de cambiar dinero .
me he perdido en el bosque . ¿ qué debería hacer ?
perdí el ferry anteayer .
¿ podría venir alguien a la habitación doscientos uno ? el ascensor es demasiado ruidoso .
mi hermano toma té en el desayuno , pero yo prefiero agua mineral .
perdí el enlace en París porque el autocar llegó demasiado tarde .
quisiera quejarme : la tarjeta llave no funciona y el cuarto de baño es demasiado pequeño .
¿ tienen un apartamento para tres personas desde el sábado hasta el jueves ?
el huésped de la habitación cincuenta y dos ha pedido el desayuno .
no hay papel higiénico en el cuarto de baño .
la radio no funciona desde ayer .
lamentablemente no tenemos habitaciones libres en junio .
estamos esperando el autocar para Lisboa .
cuando llegue a Edimburgo , voy a ir a bailar .
mis padres están de mal humor porque no llueve hoy .
¿ puedo probarme el bañador azul ?
mi hijo puede tener la suite con baño .
¿ podría decirnos si la media pensión es gratis ?
las plantas de la primera planta necesitan agua .
quisiera quejarme : la plancha no funciona y el colchón es demasiado duro .
el caballero quisiera comprar una corbata verde y crema solar .
mañana a las once voy a nadar en el lago .
el pronóstico dice que va a nevar el fin de semana .
¿ dónde está la hoja de registro ? - se la enseñaré dentro de veinticinco minutos .
mi marido perdió el tren el viernes pasado .
ni hablar de que mi hijo nade en el lago .
he tenido un accidente .
vine a Barcelona para fotografiar el acuario .
lo sentimos mucho , señora Weber . el mozo se ocupará de ello dentro de quince minutos .
sería muy amable de su parte despertarme a las diez menos cuarto .
hemos comprado chocolate para nuestro hermano .
buenos días , ¿ cuánto dura el vuelo de Atenas a Viena ?
vine a Atenas para hacer un picnic .
después del desayuno quiero ir al teatro , pero antes tengo que prolongar mi estancia .
¿ podría pedirme un taxi y hacernos una foto ?
el señor Brown no está satisfecho con la habitación porque los vecinos escuchan música alta .
nos encantaría tomar algo en el bar .
pienso hacer senderismo por la montaña .
mis hijos han escrito una carta a su vecina .
siento que hayamos roto el plato ayer por la tarde .
quisiéramos saber si el tren regional tiene coche restaurante .
me llamo Serrano , tengo una reserva para ocho noches .
la reunión dura seis horas .
él lleva desde las siete intentando comprar un billete para Hamburgo .
buenas noches , ¿ dónde tenemos que bajar para ir a la estación ?
la familia Serrano se aloja aquí desde el cuatro de julio .
cuatro sellos para cartas a Austria , por favor .
¿ han encontrado unos guantes negros ? me los he dejado en la habitación cuarenta y ocho .
de la playa al palacio hay solo quince minutos a pie .
mi compañero no come ni queso ni champiñones .
mi hermano puede tener la habitación individual con terraza .
deme su tarjeta de crédito y firme el formulario , por favor .
¿ puede prestarnos un bolígrafo , por favor ?
mi hija necesita una pomada de la farmacia .
ni hablar de que mi hermano se reúna con unos amigos en la estación .
no puedo dormir porque el cuarto de baño es demasiado pequeño .
me alegro de que mi hijo pueda ducharse .
la señora Moreno piensa nadar en el lago .
disculpe , este plato está demasiado salado , ¿ podría cambiarlo ?
la oficina de turismo está delante del famoso museo de arte .
mi compañero tiene muchas ganas de nadar en el lago mañana .
hay crema solar sobre la mesa de la habitación seis .
no se permite fumar en la segunda planta .
¿ podría enseñarme en el mapa dónde está el ayuntamiento antiguo ?
él suele levantarse a las nueve y cuarto .
no puedo dormir porque el ascensor hace demasiado ruido .
una suite más grande cuesta setenta euros por noche , y el seguro está incluido .
me quedo con la habitación grande .
aunque llueve , iré a la playa .
el tren de Múnich a París lleva quince minutos de retraso .
quisiera cambiar ciento cincuenta dólares por euros .
ellos no tienen tiempo de probar el vino de la región .
mis hijos temen que el autocar sea cancelado .
no tengo hambre , pero quisiera un trozo de pastel .
la señora tiene que cambiarse a otra habitación pasado mañana .
el móvil nuevo que la camarera de piso encontró debajo de la cama es de mi hija .
mi compañero leerá un libro .
quisiera un asiento en el coche restaurante para el domingo .
la panadería está detrás del famoso monasterio .
si no es mucha molestia , ¿ podría darme una habitación con vistas al casco antiguo ?
necesitamos un taxi al hospital para seis personas a las nueve .
por culpa del mal tiempo tengo más tiempo para escribir cartas .
creo que puedo recoger mi diario .
los niños piensan dar un paseo por el parque .
él no tiene hambre , pero quisiera una taza de café .
el billete a Salzburgo cuesta veintidós euros , pero solo tengo un billete de cincuenta euros .
nos hemos dejado nuestro portátil en el avión a Madrid .
¿ podría traernos un cenicero y un periódico inglés , por favor ?
despiértenos el jueves a las siete y veinte , por favor , tenemos que estar en el aeropuerto antes de las once y cuarto .
he pedido un buen filete . ¿ cuándo me lo va a traer ?
¿ podría darme el número de teléfono del restaurante ?
después del almuerzo el caballero quiere ir al mercado , pero antes tiene que prolongar su estancia .
quisiéramos reservar una habitación individual más grande para cinco noches .
pensamos ir a bailar .
me llamo Navarro , tengo una reserva para una noche .
su habitación está en la segunda planta , al final del pasillo .
¿ le importaría llevar el equipaje al taxi ? gracias por su ayuda .
¿ sabe cómo se va del supermercado al ayuntamiento ?
he oído que el paseo en barco dura cuatro horas .
pedimos una sopa de tomate . ¿ cuándo nos la va a traer ?
no hemos estado nunca en Valencia , pero conocemos bien París .
el sombrero nuevo que la camarera de piso encontró en el cuarto de baño es de mi hijo .
una pregunta : ¿ podría decirnos a qué hora sale el tren nocturno para Ginebra ?
no hace falta que nos traiga la cuenta , el director ya nos la ha dado .
si mañana hace demasiado calor , voy a descansar un poco .
he olvidado comprar un billete para Barcelona .
olvidamos nuestras gafas en el restaurante la semana pasada .
me han robado el billete de avión y el reloj caro .
¿ podría ayudarme con el equipaje y llamar a la policía ?
preferiríamos un apartamento luminoso que tenga cocina .
la señora Walker ha cancelado la reserva para el martes .
quisiera reservar una suite para dos personas del tres al dieciocho de septiembre .
buenas noches , ¿ puede explicarme el contrato , por favor ?
el tren nocturno para Hamburgo sale a las siete menos diez del andén diecisiete .
el señor García es de Austria , pero vive en Salzburgo desde hace cuatro años .
¡ hasta el sábado , Laura !
si el miércoles hace buen tiempo , haremos un picnic .
debe de ser un error : reservé una habitación , no una habitación doble más barata .
¿ está incluido el minibar en el precio o tengo que pagarlo aparte ?
tengo que hacer transbordo en Lisboa .
estoy seguro de que seguiremos viaje a Valencia pronto .
repare el grifo , por favor .
¿ cómo se llama ? - me llamo David López .
¿ cuándo estarán listos mis pantalones blancos ?
no puedo dormir porque el colchón es demasiado corto .
¿ le importaría reparar el teléfono ?
queremos que mi compañero nade en el lago .
mi marido necesita un termómetro de la farmacia .
¿ dónde está la confirmación de la reserva ? - se la enseñaré inmediatamente .
¿ podría enviar a alguien a la habitación cuarenta y siete , por favor ?
quiero fotografiar el acuario mañana por la mañana .
hablo italiano , pero no entiendo el alemán .
mi hermana quiere probar el vino de la región en lugar de fotografiar la catedral .
¿ está el garaje del hotel cerrado ?
he olvidado prolongar mi estancia .
me he quedado cinco noches .
¿ quiere quedarse tres noches el domingo a las nueve menos diez ?
hablo francés , pero no entiendo el italiano .
antes de salir de viaje , mis padres quisieran probar el queso de la región .
busco un hotel que no sea demasiado caro .
estoy a punto de recoger mi cartera .
la charla se celebra en la sala de conferencias .
la blusa roja cuesta once euros , pero el sombrero rojo es más barato .
la comida de este restaurante es demasiado cara , pero el servicio es lento .
todas las habitaciones de la octava planta tienen bañera .
quisiera hablar con el señor Weber , por favor .
quiero que me haga una foto .
la señora habla inglés , pero no entiende el alemán .
no sé si mi mujer puede comprar unos recuerdos después del almuerzo .
¿ va este tren a Valencia ?
el taxi que pedí para las once y media todavía no ha venido .
disculpe , ¿ cómo llego a la gasolinera ?
quisiera comprar un bañador y una postal .
camarero , pedí un pastel de manzana , pero me ha traído una tabla de quesos .
mi mujer quisiera nadar en el lago y comprar una pila .
el señor Fischer habla portugués , pero no entiende el italiano .
¿ cuánto dura el viaje de Lisboa a Varsovia ?
no me traiga todavía la tabla de quesos grande , por favor .
busco un hotel que esté junto al mar .
estamos acostumbrados a cenar tarde .
la carretera a Varsovia está cortada , así que tengo que coger el tren .
si esta tarde llueve , ella verá la televisión .
¿ dónde podemos comprar una pila ?
el director dice que el acuario merece la pena .
he reservado una suite a nombre de Moreno .
hemos oído que la sala de conferencias está abierta hasta las tres .
no estamos satisfechos con la habitación porque el sofá no está hecho .
espero que la señora Walker vaya al teatro pasado mañana .
¿ quieres prolongar tu estancia ?
por culpa del atasco llegamos demasiado tarde a la oficina de correos .
quisiéramos carne con verduras y un vaso de cerveza .
el tren para Sevilla sale a las dos menos diez del andén diecinueve .
quiero comprar unos recuerdos en lugar de hacer un picnic .
¿ podría preparar la cuenta de la habitación ciento cinco ? me marcho dentro de cinco horas .
buenas noches , ¿ sería posible que cerrara la ventana ?
buenas noches , la señora Moreno no está hoy . ¿ quiere dejar un recado ?
la señora está intentando pagar la cuenta .
llegué tarde porque el tren nocturno fue cancelado .
hace tres horas perdimos nuestra llave .
quisiera hablar con la señora Moreno , por favor .
buenas noches , ¿ quién puede llamar a la policía ?
antes de salir de viaje , quisiera comprar chocolate .
¿ puede ayudarnos con el equipaje , por favor ?
espero que podamos acostarnos temprano .
¡ hasta el miércoles , David !
¿ cuándo cierra el zoo los martes ?
¿ es la tasa turística gratis ?
los pantalones que compramos son demasiado largos .
acabo de cambiar mi vuelo .
quiero que planche esta blusa .
el mejor hotel de Londres está en la estación .
visitamos el acuario y el museo de arte .
¿ hay una habitación doble libre del diez al veintiuno de mayo ?
tengo muchas ganas de comprar una pila mañana .
quiero que el mozo hable más despacio .
despiértenos mañana a las cuatro menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las tres y veinticinco .
¿ cuándo irá a la playa ?
aunque hace mucho frío , iremos a la playa .
el hotel en el que estuve en Viena estaba cerca de la estación .
mis hijos están de buen humor porque hace sol .
aunque estoy enfermo , quiero alquilar un coche .
camarero , pedí una tortilla pequeña , pero me ha traído una macedonia de frutas .
es posible que demos un paseo por el jardín del castillo el fin de semana .
¿ conoce un buen restaurante cerca del aeropuerto ?
desde ayer me duele la espalda .
no podemos dormir porque el cuarto de baño no está listo .
¿ cuánto cuestan las entradas para el paseo en barco del viernes ?
el próximo jueves mi compañero sigue viaje a Múnich .
el grifo no funciona desde el miércoles .
deberíamos pagar la cuenta dentro de una hora .
¿ cuánto cuesta el jersey verde del escaparate ?
¿ puede cuidar a los niños , por favor ? muchas gracias .
¿ cuánto tiempo desea quedarse ? - hasta el domingo , si es posible .
¿ hiciste senderismo por la montaña la semana pasada ?
un apartamento bonito cuesta veintidós euros por noche , y el servicio no está incluido .
cuando llegue a Barcelona , voy a comprar chocolate .
buenas noches , ¿ cuánto cuesta una suite luminosa con chimenea por noche ?
¿ hizo un picnic la semana pasada ?
quiero que imprima la hoja de registro .
¿ va este autobús a Ginebra ?
aunque ella tiene dolor de estómago , quiere hacer un picnic .
¿ dónde tenemos que hacer transbordo para ir a la farmacia ?
aunque él está cansado , quiere comprar una guía de viajes .
hemos oído que el palacio abre a la una y cuarto .
el mozo dice que el faro está abierto hasta la una menos cuarto .
nos han robado la tarjeta de crédito y el bolso marrón .
necesitamos el recibo . ¿ nos lo puede traer ?
aunque hace mucho frío , daré un paseo por el parque .
quisiéramos reservar un apartamento grande para seis noches .
ella acaba de cambiar dinero .
¿ podría firmar aquí y darnos la llave de la habitación doscientos uno ?
buenas noches , ¿ conoce un hotel barato cerca de la librería ?
¿ puede uno de sus compañeros apagar la música ?
la sopa que pedimos está deliciosa .
no tengo ganas de hacer senderismo por la montaña .
mi hermana olvidó su llave del coche en el restaurante el miércoles pasado y ahora tiene que rellenar un formulario .
el mejor hotel de Barcelona está en el aeropuerto .
una suite luminosa cuesta setenta euros por noche , y la limpieza final está incluida .
suelo levantarme a las nueve .
si el fin de semana hace buen tiempo , mi marido irá al mercado .
deme su pasaporte y firme el formulario , por favor .
hemos reservado una habitación individual a nombre de Taylor .
quisiéramos pagar por separado . ¿ cuánto cuesta el bocadillo frío ?
la falda cuesta noventa y cinco euros , pero la camisa blanca es más barata .
antes de que anochezca , quisiéramos reunirnos con unos amigos en la estación .
¿ nos puede prestar un bolígrafo ?
mi hijo tiene que coger un taxi porque el tren nocturno llega con retraso .
tengo que coger un taxi porque el tren rápido estará lleno .
una habitación individual grande cuesta veinticinco euros por noche , y el desayuno está incluido .
antes de salir de viaje , él quisiera nadar en el lago .
¿ dónde está la hoja de registro ? - se la enviaré inmediatamente .
la señora Taylor ha cancelado la reserva para el sábado .
el hotel en el que la señora Weber estuvo en Madrid era más cómodo .
¿ cómo se llama ? - me llamo Julia Wagner .
buenas noches , señor Fischer . ¿ ha dormido bien ?
mi compañero toma té en el desayuno , pero yo prefiero agua mineral .
¿ cuánto dura el trayecto de Lisboa a Londres ?
el autocar irá a Praga .
estoy enfermo .
espero que podamos volar a Lisboa la próxima semana .
queremos que nuestros amigos vayan al teatro .
siento que hayamos tenido un accidente .
mis padres son de México , pero viven en Sevilla desde hace seis años .
el ocho de julio me duché .
no puedo dormir porque la obra es demasiado ruidosa .
el ferry va a Valencia .
¿ puedo dejar aquí mi móvil hasta las once ?
me llamo Miller , tengo una reserva para esta noche .
he comprado un juguete para mi jefe .
nos interesa el hermoso faro . ¿ hay una visita guiada en inglés ?
¿ cuándo estará listo mi jersey azul ?
no sé si puedo reservar una mesa para dos personas pasado mañana .
¿ qué recomienda , la ensalada mixta o la ensalada pequeña ?
el teléfono no funciona desde el miércoles .
la ventana no se puede abrir , y el sofá no está hecho .
no nos traiga todavía la macedonia de frutas , por favor .
el huésped de la habitación treinta y tres se marcha mañana .
¿ a qué distancia está el museo antiguo de aquí ?
lléveme a la gasolinera , por favor , tengo prisa .
disculpe , ¿ hay un hospital cerca de aquí ?
quería preguntarle si podría cerrar la ventana .
la calefacción no funciona desde el domingo .
lo sentimos mucho , señora Rossi . el técnico vendrá inmediatamente .
camarero , pedí una sopa de pescado , pero me ha traído una pizza pequeña .
mi mujer quisiera jamón y huevos y un vaso de vino blanco .
en el pasillo huele a gas .
tengo muchas ganas de hacer senderismo por la montaña el fin de semana .
la oficina de correos está a dos pasos de la fortaleza .
hola , ¿ quieres marcharte ?
hola , necesitamos la hoja de registro . ¿ nos la puede traer ?
si mañana hace buen tiempo , mi hija dará un paseo por el jardín del castillo .
a las siete y cuarto mi compañero quiere desayunar en la habitación .
¿ cuánto cuestan las entradas para el paseo en barco del martes ?
¿ qué día es hoy ? - hoy es viernes , cuatro de marzo .
la guía quiere saber si me marcharé el próximo lunes .
¿ podría venir alguien a la habitación cuarenta y cinco ? la cama supletoria no está hecha .
el hervidor no funciona desde ayer .
no hay de qué , señor García . ¡ que tenga un buen día !
¿ qué día es hoy ? - hoy es jueves , ocho de junio .
¿ quién puede enseñarme la suite grande ?
el camarero me ha traído una sopa en lugar de una sopa de verduras .
la catedral está abierta desde las siete y media hasta las ocho , pero los jueves está cerrada .
una habitación doble cuesta cien euros por noche , y el desayuno está incluido .
hemos escrito una carta a nuestro profesor .
no creo que el señor Navarro se duche .
cinco billetes de ida a Salzburgo para el quince de noviembre , por favor .
quisiera un asiento junto a la ventana para Atenas .
la parada de taxis está delante del teatro .
¿ cuándo comprarás un billete para Madrid ?
espero que paguemos en efectivo más tarde .
la cerradura del armario está estropeada , y no encontramos la llave .
¿ han encontrado un reloj ? nos lo hemos dejado en el comedor .
estamos de buen humor porque hace mucho frío en este momento .
pienso que podemos hacer un picnic esta noche .
aunque nieva , mis padres fotografiarán el palacio .
necesito un taxi desde la embajada para siete personas a las siete y media .
buenas noches , ¿ cuánto cuestan las entradas para el paseo en barco del martes ?
aunque mi marido tiene dolor de cabeza , quiere hacer un picnic .
el tren de Berlín a Múnich lleva treinta minutos de retraso .
mi hermana está intentando reservar una habitación más grande .
cuando llegue a Roma , voy a probar el queso de la región .
los zapatos negros cuestan un ojo de la cara .
¿ cuánto cuesta enviar un paquete a España ?
perdí el autobús el veintiséis de abril . ¿ qué debería hacer ?
quisiera saber si el tren regional tiene coche restaurante .
¿ podría traernos un poco más de fruta , por favor ?
es importante que el caballero reserve una suite luminosa hoy .
tenemos muchas ganas de tomar algo en el bar mañana .
quiero que mi mujer fotografíe la iglesia .
espero que nuestros amigos puedan reservar una mesa para ocho personas .
mi reloj va atrasado ; ya son las ocho y veinte .
camarero , pedí una ensalada , pero me ha traído una tabla de quesos grande .
hola , ¿ podría pasarme la sal , por favor ?
quisiera hablar con el señor Wilson , por favor .
el ferry llega a Génova a las siete .
siento que el señor Dubois haya perdido el tren .
estamos buscando nuestra cámara nueva . ¿ la ha visto ?
¿ quiere tomar algo en el bar o prefiere comprar crema solar ?
David , ¿ puedes darme el paraguas ?
buenas noches , nos interesa el museo de arte . ¿ hay una visita guiada en portugués ?
buenas noches , este plato está frío , ¿ podría cambiarlo ?
el tren rápido sale del andén nueve .
tengo que coger un taxi porque el autobús llega demasiado tarde .
desde la terraza se pueden ver el museo y el parque .
quiero que nos dé una habitación individual con vistas a la plaza .
necesitamos un taxi desde la comisaría para dos personas a las dos y veinticinco .
pienso que podemos coger el coche el domingo .
si el jueves llueve , mi hijo tomará algo en el bar .
no vale la pena visitar el famoso teatro de la ópera .
¿ dónde está el vaso limpio ? ¿ podría traérmelo , por favor ?
el señor Dubois llamó a las once y media y dejó un recado para la señora Dubois .
si el domingo hace buen tiempo , iré a la playa .
mi marido no tiene tiempo de nadar en el lago .
el caballero quisiera cambiar las botas más baratas por otra cosa .
la señora Fischer conoce el palacio .
no hay de qué , señora Navarro . ¡ feliz estancia en Zúrich !
¿ dónde tenemos que bajar para ir a la estación de metro ?
me gusta mucho el teatro .
los niños saben que la librería está cerrada los martes .
el frigorífico de nuestra habitación no funciona .
él quiere cambiar de habitación porque la habitación huele a humo .
mi hijo va a hacer senderismo por la montaña la próxima semana .
una pregunta : ¿ puedo probarme los zapatos cómodos ?
pasé siete días en Varsovia y nueve días en Múnich .
ya no tenemos pollo , pero puedo recomendarle la macedonia de frutas .
cuando lleguemos a Múnich , vamos a participar en la visita guiada .
ellos se han resfriado . ¿ qué deberían hacer ?
el monasterio , que está a cuarenta minutos de aquí , merece una visita .
¿ cuándo sale el primer tren nocturno para Venecia ?
¿ le importaría abrir la ventana ?
¿ conoce un buen restaurante cerca del supermercado ?
no tengo ganas de dar un paseo por el jardín del castillo .
de primero quisiéramos una sopa de verduras y de segundo pollo con arroz .
siga todo recto y luego gire a la izquierda en la parada de autobús .
pienso que mi mujer puede quedarse hasta el sábado .
los huéspedes han perdido su maleta . ¿ qué deberían hacer ?
Berlín es la ciudad más bonita que mi marido ha visto nunca .
el hospital está detrás de la fortaleza .
¿ qué tiempo hace en Atenas en noviembre ?
¿ podría firmar aquí , por favor ?
¿ quién puede enviar a alguien a la habitación doscientos uno ?
nos gustó mucho el partido de fútbol .
¿ hay alguien aquí que hable español ? mis padres no hablan portugués .
la falda cuesta veintiún euros , pero el bolso más barato es más barato .
los turistas pueden tener la habitación doble con escritorio .
perdimos el enlace en Ginebra porque el autocar llegó con retraso .
no estoy satisfecho con la habitación porque las cortinas son muy viejas .
¿ dónde está el papel higiénico ? ¿ podría traérnoslo , por favor ?
la piscina cierra a las dos .
si el sábado hace buen tiempo , voy a hacer un picnic .
ya no tenemos pollo , pero puedo recomendarle la buena sopa de tomate .
buenas noches , ¿ quiere ir al mercado ?
el señor Becker celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
¿ dónde está la cuenta ? - se la traeré dentro de veinticinco minutos .
el pronóstico dice que hará sol la próxima semana .
quisiera pan con mantequilla y una botella de vino tinto .
mi reloj va atrasado ; ya son las diez y veinte .
¿ cuánto cuesta el sombrero del escaparate ?
la guía quiere saber si traeré mi gato el fin de semana .
¡ buen provecho ! el pastel de manzana es la especialidad de la casa .
no he estado nunca en Varsovia , pero conozco bien Viena .
buenos días , ¿ dónde tengo que hacer transbordo para ir a la agencia de viajes ?
he perdido mi libro y mi llave de la habitación .
estoy seguro de que los huéspedes traerán su gato el domingo .
nuestros amigos están sentados en un banco del patio y leen el periódico .
la tortilla que pedimos está deliciosa .
¿ podría decirme de dónde sale el tren para Roma ? muchas gracias .
disculpe , ¿ podría hablar más despacio , por favor ? muchas gracias .
no estamos satisfechos con la habitación porque el ascensor está fuera de servicio .
queremos dar un paseo por el jardín del castillo .
disculpe , ¿ sería posible que enviara a alguien a la habitación ocho ?
ocho sellos para cartas a Portugal , por favor .
mi hijo necesita una tirita de la farmacia .
quisiera quejarme : el ascensor está fuera de servicio y el secador está estropeado .
la familia Wagner se aloja aquí desde el veinticuatro de julio .
quisiera un apartamento más barato con cocina y vistas al jardín .
del hospital al castillo antiguo hay solo cincuenta minutos a pie .
queremos cambiar de habitación porque el aire acondicionado no funciona .
mi compañero ha comprado un collar para sus padres .
¿ podría preparar la cuenta de la habitación cuarenta y ocho ? nos marchamos hoy .
estoy seguro de que él visitará el ayuntamiento antiguo .
¿ hay una habitación familiar libre del veinticinco al veintisiete de enero ?
el palacio está abierto desde las diez hasta las siete , pero los viernes está cerrado .
se nos ha acabado la sal ; la camarera de piso ha ido a comprar más .
el médico dice que mi hermana tiene que quedarse en la cama durante seis días .
él tiene que preguntar en la recepción .
mi hijo no está satisfecho con la habitación porque el cajero automático está fuera de servicio .
he pedido una sopa de verduras . ¿ cuándo me la va a traer ?
me llamo Navarro , tengo una reserva para hoy .
¿ podría decirnos si el curso de idiomas empieza a las once ?
él no está satisfecho con la habitación porque la cama supletoria es demasiado blanda .
¿ puede encender la música , por favor ?
el hotel en el que estuvimos en Salzburgo no era tan caro .
¿ dónde tengo que bajar para ir a la parada de autobús ?
¿ hay alguien aquí que hable francés ? mi marido no habla italiano .
el billete a Barcelona cuesta trece euros , pero solo tenemos un billete de cincuenta euros .
¿ hay una habitación individual bonita libre del tres al diecinueve de agosto ?
buenos días , soy García , de la habitación cuarenta y ocho . necesito una manta adicional .
mi hija necesita aspirina de la farmacia .
buenas noches , la señora Rossi no está hoy . ¿ quiere dejar un recado ?
tenemos fiebre .
se nos ha acabado la fruta ; el director ha ido a comprar más .
mi marido está esperando el autobús para Madrid .
pregúntele al señor Fischer si quiere ir al cine , por favor .
¿ podría enseñarnos en el mapa dónde está el hermoso castillo ? gracias por su ayuda .
¿ podría traernos cuatro periódicos y llamar a la policía ?
antes de salir de viaje , quisiera participar en el paseo en barco .
el mejor hotel de Ginebra está detrás del mercado cubierto .
tenemos que ir al banco antes de las ocho menos diez porque necesitamos dinero .
¿ me puede enseñar el camino a la peluquería ?
nos interesa el famoso castillo . ¿ hay una visita guiada en español ?
la macedonia de frutas que ella pidió está quemada .
hola , ¿ llamó a sus padres ayer por la tarde ?
el mercado cubierto merece una visita .
la camarera de piso dice que el desayuno está incluido en el precio .
mi compañero necesita unas gotas para los ojos de la farmacia .
nadie pudo decirnos dónde está la panadería .
el cine está enfrente del hermoso castillo .
¿ podría darme la llave de la habitación cuarenta y cuatro y darme la dirección de la embajada ?
¿ sabía que el paseo en barco empieza a las doce y media ?
es una lástima que el sillón sea muy viejo .
quisiera hablar con el señor Serrano , por favor .
espero que los turistas puedan ir a la ópera .
el señor Miller celebra su cumpleaños mañana ; quisiéramos encargar flores .
se tarda cuatro horas en reparar el secador .
el señor Dubois no tiene que pagar la cuenta mañana por la mañana .
dudo que nos marchemos el fin de semana .
no tenemos hambre , pero quisiéramos una taza de café .
la señora Walker es de Irlanda , pero vive en Salzburgo desde hace cinco años .
¿ por qué no puede llamar a su familia ?
quisiera un asiento en primera clase para el lunes .
¿ cuándo tomarás algo en el bar ?
no creo que mi hija pueda alquilar una barca .
no hay vasos en nuestra habitación .
¿ cuánto cuesta alquilar una motocicleta por tres días ?
quiero que la recepcionista espere un momento .
después de la cena quiero fotografiar la fortaleza , pero antes tengo que preguntar en la recepción .
quisiera que me despertaran a las doce , habitación dieciséis .
estoy buscando mi cámara nueva . ¿ la ha visto ?
el camarero me ha traído una tabla de quesos en lugar de una tortilla grande .
creo que ellos pueden nadar en el lago el jueves .
quiero que el médico limpie la habitación .
lloverá , por eso ellos tomarán algo en el bar .
mi compañero acaba de reservar una mesa para dos personas .
nadie pudo decirme dónde está el hospital .
¿ dónde está el papel de carta ? ¿ podría traérmelo , por favor ?
pienso que podemos ir a la peluquería .
¿ qué recomienda , la buena sopa de pescado o la pizza ?
no hace falta que nos traiga la hoja de registro , la recepcionista ya nos la ha dado .
desde esta mañana me duele la pierna .
¿ a qué distancia está el faro de aquí ?
mis hijos han perdido su chaqueta y su abrigo .
descansamos un poco mañana por la noche .
hola , ¿ qué vino va bien con el pastel de manzana ?
no comemos ni pollo ni patatas .
¿ podría venir alguien a la habitación cuarenta y ocho ? el cuarto de baño no está listo .
ellos tuvieron un accidente el mes pasado . ¿ qué deberían hacer ?
quisiéramos pescado con patatas y un vaso de vino blanco .
tome las pastillas cinco veces al día , después de las comidas .
lloverá el domingo , por eso los huéspedes se acostarán temprano .
no sé si puedo reunirme con unos amigos en la estación esta tarde .
siga todo recto y luego gire a la derecha en la embajada .
mi hermano quiere hacer un picnic en lugar de comprar unos sellos .
¿ perdió su carné de conducir el mes pasado ?
el señor Serrano está a punto de enviar una carta a Barcelona .
hemos olvidado ir a la peluquería .
necesito algo para el resfriado .
¿ podría decirme si la fiesta se celebra en el jardín del castillo ?
¿ puede traernos un plato y una toalla de baño nueva , por favor ?
el señor Schmidt llamó a las doce y dejó un recado para la señora Moreno .
limpie la habitación veintisiete , por favor .
queremos cambiar de habitación porque la cama supletoria no está hecha .
nuestros amigos están esperando el tren nocturno para Múnich .
mis hijos acaban de recoger su chaqueta .
¡ hasta el viernes , Martin !
¿ podría preparar la cuenta de la habitación trescientos doce ? nos marchamos dentro de dos horas .
por culpa del mal tiempo tenemos más tiempo para escribir cartas .
quisiéramos alquilar una bicicleta por cuatro días .
quisiéramos saber si el autobús va a Berlín .
me alegro de que podamos levantarnos temprano .
queremos que la camarera espere un momento .
ellos se han dejado su bolso en el avión a Salzburgo .
buenos días , necesito la confirmación de la reserva . ¿ me la puede traer ?
hola , ¿ a qué hora sale el tren para Venecia ?
no se preocupe , señor Moreno , le pediremos un taxi .
la familia Dubois se aloja aquí desde el diecisiete de diciembre .
necesitamos un taxi a la gasolinera para ocho personas a las cuatro y cinco .
¿ le importaría traerme cinco platos ?
mis hijos quisieran pagar con tarjeta , pero el aparato no funciona .
la falda que compramos es demasiado pequeña .
la cuenta asciende a cuarenta y cinco euros , incluido el servicio .
¡ hasta la próxima semana , Anna !
¿ hay un apartamento grande libre del catorce al diecinueve de marzo ?
una habitación doble cuesta treinta y cinco euros por noche , y el servicio está incluido .
quisiéramos reservar un apartamento para dos personas del siete al once de octubre .
busco un hotel que sea tranquilo .
¿ le importaría reservarme una mesa junto a la ventana ?
despiérteme el martes a las seis menos cuarto , por favor , tengo que coger el tren a Sevilla .
¿ tienen una habitación familiar para cuatro personas para tres noches ?
tenemos que hacer cola cuatro horas en el museo .
primero quisiéramos hablar con el cocinero y después participar en la excursión .
la ventana no se puede abrir , y la cama es demasiado blanda .
¿ cuánto dura el trayecto de Varsovia a Praga ?
desde el tejado se pueden ver la catedral antigua y el lago .
nuestros amigos toman zumo de naranja en el desayuno , pero yo prefiero zumo de manzana .
aunque estamos enfermos , queremos comprar unos sellos .
la carta que mi hermana envió a Valencia todavía no ha llegado .
quisiéramos una suite más barata con balcón , por favor .
¿ podría preparar la cuenta de la habitación treinta y cinco ? nos marchamos mañana .
nadie pudo decirme dónde está la estación de metro .
quiero cambiar de habitación porque la habitación es demasiado oscura .
la familia Taylor se aloja aquí desde el veintiocho de octubre .
buenas noches , señor Moreno . ¿ ha tenido un buen viaje ?
este plato está demasiado picante , ¿ podría cambiarlo ?
¿ sería posible que nos pidiera un taxi ?
buenas noches , ¿ qué tranvía va a la farmacia ?
no hemos estado nunca en Bruselas , pero conocemos bien Hamburgo .
antes de marcharme , quisiera reservar una mesa para seis personas .
me quedo con la habitación doble .
el médico dice que la señora tiene que tomar las pastillas durante nueve días .
¿ puede llevar el equipaje al taxi , por favor ?
quisiéramos una habitación individual con chimenea y vistas al parque .
ellos se sienten mal aquí .
no se permite fumar en las habitaciones .
él se queda hoy en el hotel porque está cansado .
nos quedamos hoy en el hotel porque estamos cansados .
enséñeme el camino al aeropuerto , por favor .
acabamos de llegar a Colonia .
somos de Inglaterra , pero vivimos en Edimburgo desde hace seis años .
¿ qué recomienda , el filete o la pizza ?
buenos días , ¿ desea pagar en efectivo o con cheque , señora Becker ?
de la parada de autobús a la biblioteca hay solo veinticinco minutos a pie .
solemos levantarnos a las seis .
el señor Wagner tuvo que prolongar su estancia .
debería hablar con el médico el sábado a las dos .
no nos traiga todavía el helado , por favor .
el garaje del hotel cuesta treinta y cinco euros al día .
las botas más baratas cuestan un ojo de la cara .
quisiéramos saber si el tren rápido para en Barcelona .
quisiera reservar una casa de vacaciones para ocho personas del seis al once de octubre .
¿ puedes reservarnos una mesa junto a la ventana , por favor ?
no se preocupe , señora Moreno , repararemos el despertador .
siete billetes de ida y vuelta a Roma para el veintiocho de mayo , por favor .
mi hermano tiene que hacer cola dos horas en el aeropuerto .
si tuviera más dinero , viajaría más .
el tren de Atenas a Bruselas lleva cincuenta minutos de retraso .
la cerradura de la maleta está estropeada , y mi hermana no encuentra la llave .
el concierto se celebra en el ayuntamiento .
necesitamos el recibo . ¿ nos lo puede dar ?
el tren rápido para Viena sale a las doce menos cuarto del andén dieciocho .
si el tren rápido está lleno , llamaré al hotel .
el aeropuerto está a dos pasos del zoo .
se tarda dos horas en llegar a Madrid en autobús .
hola , ¿ podría traducir esta frase y llevar el equipaje al taxi ?
¿ qué tiempo hace en Berlín en noviembre ?
tome la tercera calle a la derecha y verá el museo delante de usted .
si el fin de semana hace buen tiempo , el señor Wilson va a fotografiar la famosa fortaleza .
quisiéramos un apartamento con bañera , por favor .
¿ fue a nadar ?
¿ puedes traerme dos periódicos , por favor ?
si esta tarde hace demasiado calor , veremos la televisión .
¿ podría dejar la habitación a las ocho y veinte ?
el tren regional para Roma sale a las seis y veinticinco del andén nueve .
para mí un helado y un vaso de zumo de naranja , por favor .
quisiera saber si el tren rápido para en todas las estaciones .
no hace falta que me traiga el contrato , la recepcionista ya me lo ha dado .
preferiría una suite que tenga balcón .
quisiera comprar una chaqueta más grande y una postal .
queremos cambiar de habitación porque los niños hacen demasiado ruido .
el próximo sábado la señora García quisiera cambiarse a otra habitación .
buenos días , mi hijo está buscando su chaqueta . ¿ la ha visto ?
no sé si los turistas pueden probar el queso de la región mañana a las nueve .
el castillo , que está a cinco minutos de aquí , merece una visita .
son dieciocho euros . - quédese con el cambio .
ella ha escrito una carta a su abuelo .
¿ podría pasarnos la mermelada , por favor ?
el señor Fischer está a punto de enviar una postal a Valencia .
¿ qué día es hoy ? - hoy es martes , once de abril .
¿ puedo dejar aquí mi cámara hasta las nueve menos cuarto ?
hay que limpiar estas blusas antes del sábado .
¿ quiere reservar una mesa para tres personas el miércoles ?
lo sentimos mucho , señor Moreno . el mozo se ocupará de ello inmediatamente .
de primero quisiera una tortilla y de segundo fideos con champiñones .
hay que lavar estas camisas antes del viernes .
los niños están intentando enviar una carta a Viena .
buenas noches , ¿ cuándo irá al teatro ?
el televisor de nuestra habitación no funciona .
¿ qué día es hoy ? - hoy es domingo , diez de agosto .
nuestro equipaje no ha llegado ; debe de estar todavía en Atenas .
hasta que llegue mi hermano , quiero nadar en el lago .
un billete de ida a Viena , por favor , en primera clase .
ocho sellos para cartas a Austria , por favor .
aunque hace mucho frío , haré un picnic .
siete billetes de ida y vuelta a Valencia para el doce de mayo , por favor .
la señora Schmidt habla alemán .
¿ cuánto se tarda en reparar el teléfono ?
si el jueves hace buen tiempo , los turistas quieren hacer un picnic .
la farmacia está al lado de la exposición nueva .
¿ puede cambiarme un billete de veinte euros ? la máquina solo acepta monedas .
¿ cuánto tiempo tengo antes de que salga el autobús ?
hola , si no es mucha molestia , ¿ podría cerrar la ventana ?
hola , ¿ cuánto se tarda en reparar la caja fuerte ?
disculpe , ¿ qué hora es ? - son las seis menos diez .
quisiéramos carne con verduras y cuatro vasos de vino tinto .
¿ puede enviar a alguien a la habitación cuarenta y siete , por favor ?
¿ cuánto cuesta una suite tranquila con bañera por noche ?
ni hablar de que mi hijo dé un paseo por el jardín del castillo .
lo sentimos mucho , señora Brown . el técnico se ocupará de ello inmediatamente .
el billete a Roma cuesta ciento cinco euros , pero mi compañero solo tiene un billete de cien euros .
cuando llegué a Salzburgo , el colchón estaba mojado .
tengo que hacer cola dos horas en el museo .
quisiéramos un asiento en el coche restaurante para el jueves .
la señora Wagner perdió su llave del coche el quince de septiembre y ahora tiene que rellenar un formulario .
para mí un filete y tres vasos de limonada , por favor .
cuando llegué a Sevilla , el apartamento era demasiado oscuro .
cinco billetes de ida a Salzburgo para el siete de junio , por favor .
primero quisiera cambiar los zapatos más baratos por otra cosa y después ir al cine .
¿ me puedo llevar el plano de la ciudad ?
queremos que mi hijo alquile una barca .
la señora Serrano habla alemán , pero no entiende el francés .
hola , ¿ podría decirnos si la visita guiada dura dos horas ?
¿ podría preparar la cuenta de la habitación ciento diez ? nos marchamos mañana .
como el autobús lleva cuarenta y cinco minutos de retraso , no llegaré hasta las tres y cinco .
aunque el técnico ha reparado el hervidor , sigue sin funcionar .
quisiéramos reservar una suite para ocho personas del veintitrés al veintiséis de septiembre .
no he estado nunca en Varsovia , pero conozco bien Ginebra .
es posible que vayamos al médico dentro de cuatro horas .
¿ cuándo sale el próximo tren regional para Varsovia ?
hola , ¿ cuándo quieres cambiar tu vuelo ?
¿ puede traducir esta carta , por favor ? muchas gracias .
aquí tiene su tarjeta , señora Serrano . su habitación está en la tercera planta .
no comemos ni champiñones ni pollo .
él no irá en tren a Lisboa .
el despertador de nuestra habitación está estropeado .
primero la señora Weber quisiera cambiar su vuelo y después alquilar una motocicleta .
es importante que los turistas envíen una postal a Múnich hoy .
¿ dura la película dos horas ?
buenos días , ¿ por qué no voló a Viena ?
cuando llegué a Roma , el apartamento estaba sucio .
mi hija no está satisfecha con la habitación porque los vecinos escuchan música alta .
él quisiera comprar un sombrero negro y chocolate .
¿ tienen una habitación familiar para dos personas hasta el domingo ?
es una lástima que los niños hagan demasiado ruido .
disculpe , ¿ sería posible que confirmara la reserva ?
el hombre con el que hablé esta mañana era muy amable .
el vuelo de Valencia fue cancelado por el mal tiempo .
pasamos cuatro días en Roma y dos días en Salzburgo .
¿ puedo probarme la camisa ?
necesitamos un taxi al hospital para siete personas a las seis y media .
quisiera reservar una habitación para ocho noches .
el barco va a Lisboa .
espero que podamos comprar un mapa .
espero que podamos fotografiar el faro mañana a las dos menos cuarto .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la panadería .
quisiera una habitación luminosa con chimenea y vistas al parque .
¿ podría decirnos si la conferencia se celebra en la sala de conferencias ?
hemos reservado una habitación doble a nombre de Taylor .
el tren de Salzburgo a Lisboa lleva veinticinco minutos de retraso .
¿ compró unos sellos ayer ?
la señora Brown ha cancelado la reserva para el martes .
una pregunta : ¿ conoce un buen restaurante cerca de la gasolinera ?
¿ han encontrado un paraguas ? nos lo hemos dejado en la habitación treinta .
el suelo está mojado .
avísenos en cuanto la cena esté lista , por favor .
no sé si mi hija se cambiará a otra habitación el próximo sábado .
¿ podría el mozo cuidar a los niños ?
pedimos una pizza vegetariana . ¿ cuándo nos la va a traer ?
ya no tenemos arroz , pero puedo recomendarle la tabla de quesos .
siento que ella haya perdido su collar ayer por la tarde .
ni hablar de que mi hija nade en el lago .
¿ quién puede darnos la llave de la habitación cincuenta y tres ?
¿ cuándo quisiera recoger su llave de la habitación ?
camarero , pedí una ensalada , pero me ha traído un bocadillo .
el hotel en el que mi hija estuvo en París no era tan caro .
quisiera quejarme : la conexión a internet no funciona y el apartamento es demasiado frío .
¿ sería posible que esperara un momento ?
pregúntele al señor Moreno si quiere ir al cine , por favor .
el hotel en el que mi hija estuvo en Venecia tenía piscina .
aunque nieva , mis padres van a visitar el museo de arte .
la cena se sirve a partir de las seis y media en el comedor .
la habitación doble que mi hermano reservó en noviembre es demasiado pequeña .
¿ podría enseñarme en el mapa dónde está el palacio ?
buenas noches , ¿ sale el autobús a las seis y media ?
se nos ha acabado la miel ; el director ha ido a comprar más .
¿ cuándo quiere dar un paseo por el jardín del castillo ?
¿ cuánto dura el viaje de Atenas a Roma ?
quisiera beber algo porque tengo sed .
ella sabe que la agencia de viajes está cerrada los lunes .
nos han robado el billete de avión y la cartera .
nuestros amigos acaban de pagar con cheque .
voy a marcharme el lunes a las cinco y media .
aunque ellos están enfermos , quieren visitar el famoso teatro y la exposición nueva .
¿ qué día es hoy ? - hoy es miércoles , diez de octubre .
ya no tenemos fideos , pero puedo recomendarle el helado .
ellos quieren levantarse temprano .
es importante que los turistas reserven una suite hoy .
la ventana no se puede cerrar , y el ascensor es demasiado ruidoso .
el señor Taylor acaba de cancelar su reserva .
quisiera un asiento en el coche restaurante para Berlín .
la bicicleta que alquilamos tiene una rueda pinchada .
a nuestros amigos les gusta mucho el museo de arte .
antes de salir de viaje , quisiera hacer senderismo por la montaña .
quisiera hablar con la señora Wagner , por favor .
lamentablemente no tenemos habitaciones individuales libres en diciembre .
quería preguntarle si podría darme la dirección del museo .
mi hermana es de Alemania , pero vive en Londres desde hace tres años .
nevará esta noche , por eso vamos a quedarnos en el hotel .
el secador no funciona desde esta mañana .
se tarda treinta minutos en preparar el pastel de manzana .
¿ podría traernos tres platos y enseñarme la suite ?
el hotel en el que estuve en Atenas tenía piscina .
¿ me puede prestar un cargador ? muchas gracias de antemano .
me he dejado mi sombrero en el tren a Viena .
he oído que la boda se celebra el veintitrés de septiembre .
aquí tiene su tarjeta , señor Rossi . su habitación está en la séptima planta .
¿ dio un paseo por el bosque anteayer ?
mi hermano habla francés , pero no entiende el portugués .
pregúntele al señor Taylor si quiere tomar algo en el bar , por favor .
antes de marcharnos , quisiéramos ir al dentista .
cuando el mozo habla portugués , me suena a chino .
he perdido mi anillo y mi diario .
buenos días , ¿ podría enseñarnos en el mapa dónde está la exposición ?
no estoy satisfecho con la habitación porque el cajero automático está fuera de servicio .
la suite más grande que reservé la semana pasada es demasiado cara .
llámenos en cuanto el taxi llegue , por favor .
la señora Navarro celebra su aniversario de boda mañana ; quisiera encargar una botella de vino .
quería preguntarle si podría hablar más despacio .
mi hermano quisiera pescado con patatas y un vaso de zumo de naranja .
me llamo Brown , tengo una reserva para dos personas .
lloverá pasado mañana , por eso descansaré un poco .
camarero , pedí un pastel de manzana , pero me ha traído un helado .
¿ quieres quedarte unos días más después del almuerzo ?
lléveme al banco , por favor , tengo prisa .
¿ cuándo sale el primer tren rápido para Granada ?
el vuelo de Salzburgo fue cancelado por la tormenta .
mi mujer pasó cuatro días en Colonia y tres días en Bruselas .
¿ podría pasarme el pan , por favor ?
¿ hay alguien aquí que hable inglés ? nuestros amigos no hablan alemán .
me alegro de que podamos preguntar en la recepción .
¿ sabe cómo se va del aeropuerto al teatro de la ópera ?
no hay perchas en la habitación cuatrocientos uno .
si el sábado hace demasiado frío , ella quiere tomar algo en el bar .
queremos que mis hijos visiten el acuario .
¿ cuándo abre el museo los lunes ?
desde el tejado se pueden ver la catedral y el castillo .
¡ buen provecho ! la pizza es la especialidad de la casa .
aunque nieva , haremos un picnic .
no he estado nunca en Ginebra , pero conozco bien París .
no estamos satisfechos con la habitación porque el colchón es muy viejo .
¿ cómo se enciende el aire acondicionado ?
hemos oído que el teatro de la ópera merece una visita .
el señor Schmidt sabe que la farmacia está cerrada los jueves .
la recepcionista quiere saber si me quedaré hasta el miércoles .
¿ le importaría despertarme a las nueve y veinte ?
de eso ni hablar , señora Dubois .
sería muy amable de su parte traerme una percha y un plato .
mis hijos están buscando su llave del coche . ¿ la ha visto ?
necesitamos un taxi al supermercado para dos personas a las doce y media .
¿ hay una parada de autobús cerca de aquí ?
la camisa que mis hijos compraron es demasiado corta .
acabo de cambiar el jersey por otra cosa .
estos pantalones son demasiado cortos .
como el tren nocturno llega demasiado tarde , no llegaremos hasta las dos y media .
no me intereso por el arte .
sería muy amable de su parte traernos dos periódicos .
¿ va el tren nocturno a Múnich ?
quisiera hablar con la señora Schmidt , por favor .
aunque tenemos fiebre , queremos ir al mercado .
¿ cuánto cuesta enviar una postal a Francia ?
voy a comprar unos sellos mañana .
el centro comercial está al lado del castillo .
ya no tenemos patatas , pero puedo recomendarle la macedonia de frutas .
olvidé mi llave en el taxi ayer por la noche .
¿ le importaría firmar aquí ? gracias por su ayuda .
el taxi que la señora Rossi pidió para las doce todavía no ha venido .
disculpe , ¿ cómo llegamos a la embajada ?
¿ fue al dentista ?
lamentablemente no tenemos habitaciones libres hasta el martes .
pedí una sopa de tomate caliente . ¿ cuándo me la va a traer ?
¿ quiere fotografiar el famoso castillo o prefiere dar un paseo por el casco antiguo ?
la cuenta asciende a treinta y siete euros , incluido el seguro .
el televisor no funciona desde las cinco .
hemos dejado nuestro billete de avión en casa .
he reservado una habitación individual más barata a nombre de Dubois .
¿ podría enseñarme en el mapa dónde está el famoso museo de arte ?
aunque estoy resfriado , quiero dar un paseo por el casco antiguo .
hay un recuerdo sobre la mesa de la habitación cuatrocientos diez .
queremos que mis padres participen en la excursión .
no se olvide de traducir este menú , por favor .
no nos traiga todavía la sopa de pescado caliente , por favor .
llego el jueves veintidós de enero a las ocho y media .
¿ cuánto cuesta una habitación individual luminosa con bañera por noche ?
pienso hacer un picnic .
de la estación de metro al zoo hay solo cuarenta y cinco minutos a pie .
¿ podría reservarnos una mesa junto a la ventana e imprimir la cuenta ?
la llave no entra en la cerradura del armario .
mi marido quería pedir una sopa fría el sábado pasado .
su habitación está en la tercera planta , enfrente del ascensor .
nuestros amigos tienen que aparcar su coche en el garaje .
aquí tiene su tarjeta , señor Serrano . su habitación está en la séptima planta .
estamos esperando el autocar para Roma .
lamentablemente no tenemos suites luminosas libres en febrero .
necesito un taxi desde la panadería para cinco personas a las seis y media .
¿ cuánto cuesta enviar una carta a Austria ?
¿ a qué distancia está el acuario de aquí ?
me han robado el billete de tren y el móvil .
se tarda cuarenta minutos en preparar la sopa de tomate fría .
es importante que mi hijo aparque su coche en el garaje hoy .
no creo que ella pueda quedarse ocho noches .
el hotel en el que estuve en Varsovia era más cómodo .
camarero , pedí un filete , pero me ha traído un pastel de manzana .
lamentablemente no tenemos habitaciones individuales libres hasta el martes .
¿ fuiste de compras anteayer ?
¿ podría venir alguien a la habitación veintitrés ? el ascensor es demasiado ruidoso .
como el autobús está lleno , no llegaremos hasta la una y cuarto .
tengo que hacer cola una hora en el museo .
quisiera quejarme : la cama no está hecha y el ascensor hace demasiado ruido .
llevamos desde las siete y media intentando prolongar nuestra estancia .
he perdido mi tarjeta de crédito y ahora tengo que llamar al hotel .
sería muy amable de su parte llamar a la policía .
no hemos estado nunca en París , pero conocemos bien Edimburgo .
¿ puedo probarme el jersey caliente ?
he comprado chocolate para mis nietos .
ella quisiera pescado con patatas y una taza de té .
camarero , pedí una ensalada pequeña , pero me ha traído un filete .
nuestros amigos están intentando pagar con cheque .
si no es mucha molestia , ¿ podría planchar esta blusa ?
la señora Dubois no come ni verduras ni jamón .
buenas noches , ¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
la parada de taxis está a dos pasos de la iglesia antigua .
la cama es demasiado corta .
¿ puedes hacerme una foto , por favor ?
la señora Becker está a punto de comprar un billete para Colonia .
tengo que hacer cola cinco horas en el aeropuerto .
ellos leen un libro mañana a las cinco y diez .
quiero que el médico traiga la cuenta .
una habitación familiar pequeña cuesta cincuenta y cinco euros por noche , y la limpieza final está incluida .
disculpe , ¿ cuánto cuesta una suite luminosa con balcón por noche ?
de la comisaría al museo de arte hay solo cuarenta y cinco minutos a pie .
buenos días , ¿ le importaría enseñarme la habitación tranquila ? muchas gracias .
¿ podría preparar la cuenta de la habitación treinta y cuatro ? nos marchamos dentro de cinco horas .
hola , ¿ cuánto cuesta la chaqueta blanca del escaparate ?
la mujer con la que hablé esta mañana era muy amable .
el señor Dubois está buscando su llave del coche . ¿ la ha visto ?
todas las habitaciones de la octava planta tienen caja fuerte .
nevará , por eso mis padres van a leer un libro .
vinimos a Valencia para hacer un picnic .
los huéspedes que están en la cuarta planta quisieran prolongar su estancia .
si el autocar lleva treinta minutos de retraso , los niños tienen que coger un taxi .
el billete a Berlín cuesta setenta euros , pero solo tengo un billete de cien euros .
tenemos que pagar un ojo de la cara por el bolso más barato .
no hay de qué , señora Becker . ¡ feliz estancia en Ginebra !
antes de que cierren las tiendas , quisiéramos visitar el acuario .
¿ me puede enseñar la habitación familiar bonita ?
disculpe , ¿ cómo llegamos a la oficina de turismo ?
la corbata amarilla cuesta cincuenta y cinco euros , pero la falda roja es más barata .
disculpe , ¿ podría decirme si el baile se celebra en la sala de conferencias ? muchas gracias .
es importante que los turistas llamen a su abogado antes de las cinco y media .
quisiera reservar una habitación familiar tranquila para ocho personas del dieciséis al veinticuatro de noviembre .
quisiera una habitación doble con cocina y vistas a la plaza .
si el martes hace demasiado frío , tomaré algo en el bar .
no hay de qué , señora Wagner . ¡ feliz estancia en Varsovia !
el castillo de Salzburgo es más antiguo que el de Ginebra .
siga todo recto y luego gire a la derecha en el cine .
¿ conoce un hotel barato cerca del aeropuerto ?
aquí tiene su llave , señor Brown . su habitación está en la tercera planta .
¿ podría traerme un poco más de miel , por favor ?
el avión de Colonia aterriza a las dos y media .
la habitación doble pequeña que la señora Serrano reservó la semana pasada es demasiado pequeña .
busco un hotel que esté cerca de la parada de autobús .
el avión a Berlín despega a las seis y media .
me reuní con unos amigos en la estación ayer .
nos han robado la tarjeta de crédito y la bolsa de viaje .
mi hija necesita unas pastillas de la farmacia .
¿ qué tiempo hace en Varsovia hoy ?
estamos hartos de esperar .
la señora Walker vino a Granada para fotografiar la fortaleza antigua .
la sopa de tomate que el caballero pidió está deliciosa .
nadie pudo decirme dónde está el centro comercial .
he reservado un apartamento cómodo a nombre de Becker .
el camarero me ha traído una tabla de quesos pequeña en lugar de una buena sopa de verduras .
si no es mucha molestia , ¿ podría enseñarme la habitación doble ?
preferiría una habitación doble bonita que tenga bañera .
tome la segunda calle a la derecha y verá el museo delante de usted .
siento que hayamos dejado nuestro billete de tren en la habitación .
la carta solo está en alemán , ¿ nos la podría traducir ?
¿ a qué hora sale el autobús para Praga ?
desde el jueves me duele la espalda .
¿ podría decirme de dónde sale el autocar para Varsovia ?
mi hija tiene que hacer transbordo en Colonia .
preferiría una habitación familiar que tenga bañera .
el señor Serrano llegará el primero de junio a las doce y diez .
quisiera cuatro entradas para la visita guiada del cinco de octubre .
no hace falta que me traiga la hoja de registro , la recepcionista ya me la ha dado .
la carretera a Colonia está cortada , así que tengo que dar un rodeo .
la iglesia está abierta desde las seis y media hasta las siete y media , pero los miércoles está cerrada .
no se preocupe , señor Navarro , le despertaremos a las dos y media .
la ventana no se puede cerrar , y el teléfono no funciona .
¿ dónde está el contrato ? - se lo enviaré mañana .
quisiéramos una habitación familiar más grande con balcón y vistas al puerto .
desde ayer me duele la garganta .
¿ podría limpiar la habitación trescientos ocho , por favor ?
¿ quisiera probar el pescado de la región el domingo ?
¿ podría decirme a qué hora sale el autobús para Valencia ?
el pronóstico dice que va a llover el fin de semana .
mañana a las nueve y media voy a visitar la torre y el museo de arte nuevo .
la señora Brown llegó tarde porque el autocar llegó demasiado tarde .
el barco llega a Marsella a las doce y cuarto .
a mi mujer le encantaría nadar en el lago .
los pantalones blancos cuestan diecinueve euros , pero el bolso es más barato .
¿ hay una suite libre del siete al veinticinco de septiembre ?
no podemos dormir porque los niños escuchan música alta .
hola , la señora Moreno no está hoy . ¿ quiere dejar un recado ?
lleve las maletas al coche , por favor .
quisiera pollo con arroz y una botella de agua mineral .
¿ conoce un hotel barato cerca de la panadería ?
quiero que mi mujer vaya al mercado .
¿ cuándo cierra el ayuntamiento los domingos ?
¿ a qué hora sale el tren nocturno para Barcelona ?
¿ podría el mozo reparar la plancha ?
quería levantarme temprano ayer .
el portátil que la camarera de piso encontró debajo de la cama es de mi mujer .
espero que el caballero pueda quedarse unos días más .
tememos que el tren nocturno esté lleno .
¿ necesita mi pasaporte o mi carné de identidad ?
cuando lleguemos a Barcelona , vamos a comprar unos sellos .
la señora Rossi ha aparcado su coche en el garaje .
la cerradura del armario está estropeada , y mi hermana no encuentra la llave .
préstenos una bicicleta , por favor .
desde esta mañana me duele la espalda .
el taxi que pedí para las siete y cinco todavía no ha venido .
ellos tienen que hacer transbordo en Hamburgo .
hará mucho viento mañana , por eso mi hijo va a descansar un poco .
quiero que la recepcionista hable más despacio .
la señora está acostumbrada a acostarse tarde .
quisiera reservar una mesa para cuatro personas para esta noche .
él llegó tarde porque el tren nocturno llegó con retraso .
he escrito una carta a mi hermana .
para mí una tortilla pequeña y dos vasos de vino tinto , por favor .
si el fin de semana hace buen tiempo , vamos a nadar en el lago .
¿ sabe cómo se va de la farmacia al hermoso teatro ?
hola , he pedido una ensalada . ¿ cuándo me la va a traer ?
hay que planchar estas blusas antes del viernes .
la torre , que está a diez minutos de aquí , merece una visita .
después del desayuno queremos tomar algo en el bar , pero antes tenemos que pagar la cuenta .
desde la terraza se pueden ver el ayuntamiento y las montañas .
nuestros amigos querían acostarse temprano el cuatro de diciembre .
el mes pasado cené en el restaurante .
¿ cuánto dura el vuelo de Praga a Salzburgo ?
el huésped de la habitación treinta y siete se marcha mañana .
mi mujer quisiera cambiar ciento cincuenta francos suizos por euros .
quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa de pescado ?
el pronóstico dice que va a hacer sol esta tarde .
debe de ser un error : reservamos una habitación familiar , no una habitación individual .
hay una guía de viajes sobre la mesa de la habitación treinta y uno .
como el autocar está lleno , no llegaré hasta las once menos cinco .
es posible que participemos en la visita guiada el próximo sábado .
no hay champú en nuestra habitación .
¿ qué vino va bien con la tabla de quesos ?
pienso ir al mercado .
la mujer con la que él habló esta mañana era muy amable .
me han robado la tarjeta de crédito y el bolso nuevo .
hemos pedido una sopa de pescado . ¿ cuándo nos la va a traer ?
el médico dice que los turistas tienen que tomar las pastillas durante dos días .
él debería cancelar su reserva pasado mañana .
la señora quiere cambiar de habitación porque los vecinos hacen demasiado ruido .
nuestros amigos están esperando el tren para Salzburgo .
preferiríamos una habitación doble que tenga bañera .
les gusta mucho el faro .
antes de salir de viaje , ella quisiera reunirse con unos amigos en la estación .
mi compañero está acostumbrado a levantarse temprano .
lo sentimos mucho , señora Schmidt . la camarera de piso se ocupará de ello inmediatamente .
mi compañero quisiera comer algo porque tiene hambre .
no me traiga todavía la sopa de pescado , por favor .
¿ le importaría apagar la música ?
la señora Serrano llamó a las tres menos cuarto y dejó un recado para la señora Moreno .
el señor Wilson quisiera esperar en el vestíbulo después del almuerzo .
dudo que mis hijos compren un cuaderno mañana por la noche .
el mozo que habla alemán está hoy enfermo .
aunque nieva , ella va a participar en el paseo en barco .
me interesa el castillo . ¿ hay una visita guiada en francés ?
buenas noches , señor Walker . ¿ ha dormido bien ?
¿ podría confirmar la reserva , por favor ?
quiero que confirme la reserva por correo electrónico .
no sé si podemos quedarnos hasta el viernes .
denos la llave de la habitación ciento veinte , por favor .
¿ podría decirme si la charla se celebra en la sala de conferencias ?
no hay almohadas en nuestra habitación .
el caballero toma café en el desayuno , pero yo prefiero té .
llévenos a la estación , por favor , tenemos prisa .
dudo que la señora Miller reserve una habitación individual tranquila para dos noches .
antes de marcharme , quisiera prolongar mi estancia .
¿ puede la recepcionista esperar un momento ?
en Granada lleva nueve días lloviendo .
el supermercado está a dos pasos del acuario .
el mozo que habla italiano está de vacaciones .
¿ hay una habitación libre del diecinueve al veintiséis de febrero ?
todas las habitaciones de la novena planta tienen caja fuerte .
¿ podría pedirme un taxi , por favor ?
¿ han encontrado un libro ? me lo he dejado en la habitación ocho .
la recepcionista quiere saber si almorzaré en el restaurante mañana .
mi hijo ha perdido su bolso y ahora tiene que ir a la policía .
quiero que rellene el formulario .
pasé seis días en Colonia y siete días en Atenas .
nuestros amigos suelen levantarse a las nueve .
no hay almohadas en la habitación cuarenta y siete .
¿ dónde puedo comprar un mapa ?
¿ sabía que la sauna está en la segunda planta ?
¿ sabía que el curso de idiomas se celebra en la sala de conferencias ?
ella no tiene ganas de visitar el ayuntamiento y la iglesia .
mi hija está esperando el tren nocturno para París .
vinimos a Varsovia para comprar unas postales .
¿ desea pagar en efectivo o por transferencia , señor López ?
el billete a Ginebra cuesta veinte euros , pero ella solo tiene un billete de cien euros .
de la oficina de turismo al palacio hay solo cincuenta minutos a pie .
¿ qué línea de metro va al cine ?
¿ va este autobús a Edimburgo ?
el tren de Londres a Viena lleva veinte minutos de retraso .
quisiéramos reservar una mesa para dos personas en la terraza .
mi compañero ha perdido sus gafas y su maleta .
la playa está delante del museo .
¿ cuándo sale el primer tren rápido para Edimburgo ?
me alegro de que ellos puedan comer algo .
queremos traer nuestro perro .
¿ por qué no fuiste en autobús a Sevilla ?
mi mujer pasó cinco días en Valencia y ocho días en Hamburgo .
el tren nocturno para Roma sale a las once y veinticinco del andén diecinueve .
¿ cuánto se tarda en reparar el aire acondicionado ?
¿ han encontrado un bolso ? nos lo hemos dejado en la habitación treinta .
quiero fotografiar el zoo en lugar de hacer un picnic .
en la habitación ciento diez huele a gas .
mi mujer necesita algo para la fiebre .
en Varsovia lleva cinco días lloviendo .
quisiera reservar una habitación individual para cuatro noches .
quiero que mi compañero vaya a la playa .
¿ han encontrado una maleta ? me la he dejado en la habitación trescientos veinte .
he oído que la media pensión cuesta treinta y nueve euros al día .
hay que lavar estas blusas antes del sábado .
quisiera una habitación familiar cómoda con escritorio , por favor .
tengo muchas ganas de reunirme con unos amigos en la estación el fin de semana .
si el tren nocturno lleva veinte minutos de retraso , la señora Wilson tiene que perder el avión .
hará sol mañana .
pienso visitar el hermoso monasterio y el palacio .
¿ puedo pagar en efectivo ?
una pregunta : ¿ qué recomienda , la sopa de tomate o la pizza grande ?
mis hijos quieren comprar unas postales en lugar de fotografiar el faro .
quisiera cinco entradas para el partido de fútbol del veinticuatro de diciembre .
de primero quisiera una sopa de verduras y de segundo carne con verduras .
la cerradura de la maleta está estropeada , y no encuentro la llave .
no puedo dormir porque el aire acondicionado es demasiado ruidoso .
mis hijos se quedaron dormidos .
el paraguas rojo que la camarera de piso encontró debajo de la cama es de mi compañero .
mis hijos están intentando ir al médico .
no tenemos tiempo de visitar el acuario .
¿ hay alguien aquí que hable alemán ? mis padres no hablan portugués .
es posible que la señora Schmidt haga un picnic .
¿ dónde tenemos que bajar para ir al cine ?
¿ podríamos dejar la habitación a las doce menos cuarto ?
¿ cuándo estará listo mi vestido azul ?
es una lástima que el ascensor sea demasiado ruidoso .
el fin de semana nuestros amigos quieren registrarse .
perdí el enlace en Edimburgo porque el autocar llegó con retraso .
¿ cuántas botellas necesita ? - siete , por favor .
antes de que llegue el autobús , quisiera dar un paseo por el parque .
ya no tenemos huevos , pero puedo recomendarle la macedonia de frutas .
los huéspedes que llegaron ayer quisieran prolongar su estancia .
¿ perdió su pasaporte el mes pasado ?
quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa ?
¿ hay una habitación doble libre del cinco al veinticinco de febrero ?
el cine está a dos pasos del teatro .
la obra de teatro que queríamos ver ya ha empezado .
un taxi a la farmacia cuesta unos once euros .
quisiéramos siete entradas para la obra de teatro del diez de octubre .
quisiera pagar todo junto . ¿ cuánto cuesta la tabla de quesos grande ?
como el tren rápido llega con retraso , no llegaré hasta las diez menos veinte .
¿ cuál es la contraseña de la caja fuerte ?
no creo que mi hijo reserve una mesa para seis personas esta noche .
¿ necesita mi pasaporte o mi confirmación de reserva ?
¿ quieres ir de compras o prefieres reunirte con unos amigos en la estación ?
la señora Navarro llegará el veinte de noviembre a las dos y veinte .
la cerradura del armario está estropeada , y no encuentro la llave .
no tengo tiempo de fotografiar la iglesia .
el avión de Múnich despega a las ocho menos cuarto .
quisiera descansar un poco porque estoy agotada .
mis padres pueden tener la habitación familiar luminosa con terraza .
los niños no comen ni champiñones ni arroz .
buenos días , necesitamos la confirmación de la reserva . ¿ nos la puede dar ?
aunque la señora Walker está enferma , quiere nadar en el lago .
estoy esperando el autocar para Barcelona .
le pedí a la recepcionista que limpiara la habitación trescientos doce , pero no ha pasado nada .
quisiera seis entradas para el concierto del veintitrés de abril .
quisiera pan con mantequilla y una taza de té .
una suite cuesta setenta euros por noche , y el servicio de habitaciones está incluido .
quisiéramos reservar una suite para cinco personas del veinticuatro al veintisiete de febrero .
¿ cuándo sale el próximo tren para Salzburgo ?
quisiéramos reservar una mesa para ocho personas en la terraza .
se tarda cinco horas en llegar a Zúrich .
cuando el médico habla inglés , me suena a chino .
el médico dice que la señora tiene que beber mucha agua durante dos días .
la mochila que la camarera de piso encontró en el cuarto de baño es de mi compañero .
he comprado chocolate para mi hermano .
el señor Schmidt acaba de llegar a Bruselas .
quiero que la guía hable más despacio .
el director nos recomendará un buen museo .
¿ cuándo quieres visitar la torre y la catedral antigua ?
dudo que ella vaya en autocar a Múnich el martes a las ocho y veinte .
estoy acostumbrado a acostarme tarde .
¿ podría preparar la cuenta de la habitación ocho ? me marcho dentro de seis horas .
antes de salir de viaje , quisiéramos visitar el monasterio .
¿ sabe cómo se va del cine a la iglesia ?
he reservado un apartamento a nombre de Wagner .
dejé mi tarjeta de crédito en la habitación y ahora tengo que ir a la oficina de objetos perdidos .
¿ va el barco a Nápoles ?
el aeropuerto está detrás de la torre antigua .
primero mis hijos quisieran preguntar en la recepción y después hacer senderismo por la montaña .
los niños necesitan unas pastillas de la farmacia .
la motocicleta que alquilamos tiene una rueda pinchada .
el juez está todavía en el juzgado , no podemos hablar con él antes de las cuatro y media .
tengo que coger el coche el fin de semana .
de primero quisiera una sopa de verduras y de segundo patatas con queso .
queremos visitar el monasterio y la catedral en lugar de reunirnos con unos amigos en la estación .
buenas noches , ¿ cuánto dura el trayecto de Bruselas a Granada ?
una habitación familiar bonita cuesta veinticuatro euros por noche , y el aparcamiento no está incluido .
mi hija no tiene tiempo de comprar crema solar .
en diciembre suele hacer mucho frío en Varsovia .
Paul , ¿ puedes darme el bolígrafo ?
aunque llueve , la señora visitará la iglesia .
la ensalada está deliciosa .
el director me traerá un hervidor y un albornoz .
quisiera quejarme : el colchón es demasiado corto y la cafetera está fuera de servicio .
es posible que mi hija reserve un apartamento para seis noches .
el aeropuerto está delante de la torre .
el vuelo a Venecia fue cancelado por la tormenta .
el señor Brown tiene muchas ganas de hacer un picnic el martes .
¿ hay alguien aquí que hable italiano ? los turistas no hablan alemán .
los huéspedes querían probar el queso de la región hace siete días .
no hace falta que nos traiga el recibo , el director ya nos lo ha dado .
mi mujer llega el miércoles diecisiete de septiembre a las cuatro .
mi hermana suele levantarse a las ocho menos cuarto .
la señora Becker llegó tarde porque el autocar llevaba cinco minutos de retraso .
no hay champú en la habitación cincuenta y ocho .
primero los niños quisieran hablar con el médico y después nadar en el lago .
he escrito una carta a mi abuela .
disculpe , ¿ cuánto cuesta una habitación doble tranquila con televisor por noche ?
para mí una tortilla pequeña y una taza de café , por favor .
estamos de buen humor porque está nublado en este momento .
¿ a qué hora sale el autobús para Madrid ?
hay que planchar estas camisas antes del domingo .
un billete de ida a Venecia , por favor , en primera clase .
llego el viernes ocho de abril a las diez y cinco .
acabamos de enviar un paquete a Hamburgo .
se nos ha acabado la sal ; el director ha ido a comprar más .
la blusa que mi hija compró es demasiado larga .
¿ qué recomienda , el filete grande o la buena sopa de verduras ?
tengo muchas ganas de dar un paseo por el bosque mañana .
queremos cambiar de habitación porque el sofá no está hecho .
buenos días , estamos buscando nuestro bolso . ¿ lo ha visto ?
mi hermana ha escrito una carta a sus padres .
antes de salir de viaje , quisiéramos fotografiar la hermosa biblioteca .
mis padres saben que la carnicería está cerrada los viernes .
hemos reservado un apartamento grande a nombre de Schmidt .
creo que él se duchará a las once y diez .
si el martes hace buen tiempo , vamos a visitar el museo de arte .
antes de salir de viaje , quisiéramos hacer senderismo por la montaña .
mi marido tiene treinta y ocho grados de fiebre y tos .
quisiera hablar con el señor Dubois , por favor .
hola , ¿ qué vino va bien con la macedonia de frutas ?
hola , ¿ hay una parada de taxis cerca de aquí ?
ni hablar de que nuestros amigos visiten la famosa catedral .
¿ a qué hora sale el autobús para Sevilla ?
un billete de ida y vuelta a Londres , por favor , en primera clase .
el tren de Praga a Bruselas lleva cinco minutos de retraso .
la señora Moreno pasó ocho días en Londres y dos días en Edimburgo .
la habitación doble bonita que mis padres reservaron en julio está en la quinta planta .
antes de marcharme , quisiera dejar mi mochila roja en la recepción .
el señor Fischer celebra su aniversario de boda el martes ; quisiera encargar una tarta .
buenos días , ¿ desea pagar con cheque o con tarjeta de crédito , señor Miller ?
he oído que el ayuntamiento merece la pena .
me he dejado mis guantes en el avión a Salzburgo .
si el sábado hace demasiado frío , descansaremos un poco .
la carta que el señor Miller envió a Roma todavía no ha llegado .
no nos traiga todavía el filete , por favor .
el camarero dice que el bar está en la tercera planta .
el castillo de Edimburgo es más antiguo que el de Roma .
después de la cena queremos hacer senderismo por la montaña , pero antes tenemos que prolongar nuestra estancia .
preguntaremos en la recepción .
como el autocar será cancelado , no llegaré hasta las doce y veinte .
no hace falta que me traiga la confirmación de la reserva , el director ya me la ha dado .
la media pensión está incluida en el precio .
¿ qué día es hoy ? - hoy es miércoles , doce de mayo .
¿ sabe a qué hora abre el teatro ?
ella perdió el enlace en Bruselas porque el tren nocturno estaba lleno .
quisiéramos tres entradas para la visita guiada del primero de febrero .
¿ podría la recepcionista cambiarnos doscientos euros ?
¿ quiere el té con o sin leche ?
¿ puedes darnos un apartamento con vistas al puerto , por favor ?
él no tiene ganas de comprar pasta de dientes .
he olvidado enviar una postal a Salzburgo .
¿ dónde está la taza ? ¿ podría traérmela , por favor ?
la llave que la camarera de piso encontró en el cuarto de baño es de mi marido .
quisiéramos fideos con champiñones y una botella de vino tinto .
¿ quiere aparcar su coche en el garaje después del almuerzo ?
la película que ellos querían ver empieza a la una y cuarto .
no creo que vayamos a nadar .
no estoy satisfecho con la habitación porque la habitación huele a humo .
el autocar va a Sevilla .
siento que hayamos perdido nuestro abrigo .
la señora Rossi llamó a las once y cuarto y dejó un recado para el señor Rossi .
la señora acaba de prolongar su estancia .
quiero que me pida un taxi .
¿ dónde tenemos que bajar para ir al hospital ?
quisiera registrarme .
quisiera reservar una habitación familiar para tres personas del siete al veintitrés de agosto .
el pronóstico dice que no va a nevar el jueves .
el caballero está sentado en un banco del patio y lee el periódico .
nos interesa la iglesia . ¿ hay una visita guiada en francés ?
el hotel en el que estuve en Atenas no era tan caro .
la recepcionista quiere saber si quisiéramos prolongar nuestra estancia .
el huésped de la habitación treinta y nueve se marcha mañana .
el palacio es más grande que el acuario .
quisiera comprar unos zapatos rojos y un diccionario .
tráiganos una cuchara nueva , por favor .
disculpe , ¿ qué hora es ? - son las tres y cuarto .
es importante que mi hija envíe un paquete a Múnich hoy .
el mozo dice que el concierto dura cinco horas .
¿ podría venir alguien a la habitación dieciséis ? el ascensor es demasiado ruidoso .
en la habitación doscientos cinco huele a gas .
¿ puede planchar esta blusa , por favor ?
¿ puede el mozo cuidar a los niños ?
después del almuerzo mi hermano quiere probar el vino de la región , pero antes tiene que cambiar su vuelo .
¿ puedes cerrar la ventana , por favor ?
¿ perdiste tu cámara ?
el director dice que la fiesta se celebra en el jardín del castillo .
el teatro está abierto desde las seis hasta las nueve , pero los miércoles está cerrado .
dentro de seis horas puedo comer algo .
no nos traiga todavía la ensalada , por favor .
mi mujer necesita un termómetro de la farmacia .
¿ podría encender la calefacción , por favor ?
tengo razón .
es importante que mi hija aparque su coche en el garaje hoy .
disculpe , ¿ puede cambiarme cincuenta euros , por favor ? muchas gracias de antemano .
¿ puedo probarme la blusa verde ?
si no es mucha molestia , ¿ podría llevar las maletas al coche ?
quiero alquilar un coche en lugar de ir al teatro .
¿ tienen una casa de vacaciones más barata para tres personas hasta el lunes ?
el señor García celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
como el tren llega con retraso , no llegaremos hasta las seis y cuarto .
después del desayuno quiero dar un paseo por el parque , pero antes tengo que preguntar en la recepción .
no estamos satisfechos con la habitación porque la habitación es demasiado fría .
quiero que nos ponga con la habitación ocho .
me alegro de que mis hijos dejen el hotel mañana por la mañana .
¿ podría decirme si la visita guiada empieza a la una y media ?
¿ han encontrado una bufanda ? me la he dejado en la habitación ocho .
cambie las toallas , por favor .
despiérteme mañana a las dos menos diez , por favor , tengo que estar en el aeropuerto antes de las diez y veinte .
quisiera dos entradas para la película del dos de febrero .
la cama es demasiado dura .
hola , ¿ hay cerca del hotel un dentista que hable español ?
el bocadillo que pedí está delicioso .
¿ podría traerme un poco más de azúcar , por favor ? muchas gracias .
la habitación individual que reservé en diciembre está en la tercera planta .
el tren rápido para Venecia sale a las cinco y media del andén diecisiete .
la señora Rossi ha perdido su billete de tren y ahora tiene que ir a la oficina de objetos perdidos .
quisiera reservar una habitación individual bonita para nueve noches .
me alegro de que mi mujer pregunte en la recepción mañana .
tenemos que ir al banco antes de la una y cuarto porque necesitamos dinero .
no sé si los turistas pueden seguir viaje a Sevilla .
¿ por qué no canceló su reserva ?
es una lástima que el suelo esté sucio .
del centro comercial al mercado cubierto hay solo cinco minutos a pie .
¿ sabe cómo se va de la gasolinera al palacio antiguo ?
necesitamos un taxi al supermercado para siete personas a las dos menos cuarto .
quiero reunirme con unos amigos en la estación en lugar de comprar pasta de dientes .
pedí un pastel de manzana . ¿ cuándo me lo va a traer ?
la cerradura de la puerta está estropeada , y la señora Taylor no encuentra la llave .
camarero , pedí una tortilla , pero me ha traído una pizza pequeña .
el hotel más barato de Zúrich está en el casco antiguo .
temo que el autobús sea cancelado .
he perdido mi llave y mi llave de la habitación .
mis hijos están sentados en un banco del parque y nos esperan .
lo sentimos mucho , señora Taylor . la camarera de piso vendrá dentro de quince minutos .
buenas noches , ¿ podría apagar la luz , por favor ?
disculpe , ¿ cuándo sale el próximo tren regional para Varsovia ?
la recepcionista quiere saber si pagaré con cheque más tarde .
si el jueves hace buen tiempo , mi mujer dará un paseo por el casco antiguo .
siento que el señor Fischer se haya resfriado la semana pasada .
¿ podría uno de sus compañeros hacerme una foto ?
si el viernes llueve , el señor Navarro va a acostarse temprano .
¿ cambiaste tu vuelo hace dos horas ?
buenas noches , soy Taylor , de la habitación ciento veinte . envíe al mozo , por favor .
desde ayer me duele el estómago .
he olvidado ir a la policía .
he comprado un florero para mi hermano .
quiero probar el vino de la región en lugar de alquilar una motocicleta .
no puedo dormir porque los vecinos hacen demasiado ruido .
él pasó tres días en Bruselas y siete días en Hamburgo .
¿ cuándo sale el último tren regional para Sevilla ?
espero que vayamos al cine .
¿ puedo dejar aquí mi libro hasta las siete y media ?
el vuelo de Varsovia fue cancelado por el mal tiempo .
el vuelo de Atenas fue cancelado por la tormenta .
hará mucho calor esta tarde , por eso vamos a ir a la ópera .
¿ cuántos vasos necesita ? - cinco , por favor .
¿ podría guardar el equipaje hasta las ocho menos diez y cuidar a los niños ?
¿ puedo dejar aquí mi llave de la habitación hasta las tres y media ?
acabamos de llegar a Atenas .
somos alérgicos a las nueces .
antes de que cierren las tiendas , quisiéramos ir a la ópera .
no sé si puedo quedarme unos días más a las doce menos cuarto .
la obra de teatro que mi hijo quería ver fue ayer .
los niños son de Inglaterra , pero viven en Viena desde hace ocho años .
de la oficina de correos a la famosa catedral hay solo veinticinco minutos a pie .
se tarda quince minutos en preparar la macedonia de frutas .
lléveme a la agencia de viajes , por favor , tengo prisa .
es importante que el caballero hable con la guía hoy .
quisiera reservar una habitación doble para cuatro noches .
sabemos que la oficina de turismo está cerrada los sábados .
¿ está el comedor en la cuarta planta ?
hola , ¿ dónde tengo que bajar para ir a la panadería ?
quisiéramos reservar una habitación doble para una noche .
la habitación doble que reservé la semana pasada es demasiado pequeña .
el desayuno se sirve a partir de las siete en la terraza .
no sé si mi hermana se quedará en el hotel el miércoles .
me gusta comer en la terraza .
quisiéramos reservar una casa de vacaciones para cuatro personas del veinte al veinticuatro de octubre .
es una lástima que la obra sea demasiado ruidosa .
la agencia de viajes está a dos pasos del faro .
no he estado nunca en Sevilla , pero conozco bien París .
de primero quisiéramos una ensalada y de segundo carne con verduras .
quisiera quejarme : el cuarto de baño está sucio y el ascensor está estropeado .
quisiéramos pescado con patatas y un vaso de zumo de manzana .
él quiere cambiar de habitación porque el cajero automático está fuera de servicio .
una pregunta : ¿ podría uno de sus compañeros imprimir la cuenta ?
una habitación tranquila cuesta noventa euros por noche , y el servicio no está incluido .
el caballero se ha dejado su collar en el avión a Madrid .
el huésped de la habitación ciento doce ha pedido el desayuno .
hemos oído que el paseo en barco dura tres horas .
estoy seguro de que iremos en autobús a Varsovia después del almuerzo .
el señor Becker lleva desde las nueve intentando cambiar dinero .
mi hermano se ha roto la pierna y tiene que ir al hospital .
el vuelo de Múnich fue cancelado por el mal tiempo .
llevo desde las cinco intentando prolongar mi estancia .
desde el tejado se pueden ver el museo de arte y el río .
¿ sabía que el museo de arte merece una visita ?
no estamos satisfechos con la habitación porque la habitación huele a humo .
nos encantaría dar un paseo por el bosque .
espero que los huéspedes puedan pagar la cuenta .
pedí una pizza pequeña . ¿ cuándo me la va a traer ?
quisiera que me despertaran a las ocho menos diez , habitación cuarenta y ocho .
espero que podamos ir al teatro mañana por la noche .
quisiéramos saber si el tren rápido sale del andén trece .
tengo que reservar una mesa para seis personas .
el director dice que el teatro merece la pena .
preguntaré en la recepción más tarde .
mi mujer quiere fotografiar el monasterio .
dudo que mi marido vea la televisión mañana por la noche .
el vuelo de París fue cancelado por la tormenta .
compré unos sellos el domingo pasado .
lo sentimos mucho , señora Navarro . el técnico se ocupará de ello inmediatamente .
el hombre con el que hablamos ayer era muy amable .
queremos que la camarera hable más despacio .
necesito la confirmación de la reserva . ¿ me la puede dar ?
me gustó mucho el partido de fútbol .
la boda se celebra en el ayuntamiento .
¿ hay alguien aquí que hable alemán ? los niños no hablan italiano .
si el tren nocturno llega demasiado tarde , tengo que perder el avión .
la parada de autobús está enfrente del castillo .
¿ podría venir alguien a la habitación doscientos veinte ? la lámpara está estropeada .
el veinticinco de mayo fui a la playa .
¿ podría venir alguien a la habitación doscientos veinte ? la conexión a internet no funciona .
no tengo ganas de probar el pescado de la región .
no hemos estado nunca en Barcelona , pero conocemos bien Praga .
debe de ser un error : reservamos una habitación individual , no un apartamento grande .
¿ le importaría reservarnos una mesa junto a la ventana ?
enséñenos el camino a la embajada , por favor .
él teme que el tren rápido lleve cuarenta y cinco minutos de retraso .
el trayecto dura seis horas y veinticinco minutos .
¿ cuánto cuestan los pantalones más cortos del escaparate ?
quisiera un asiento en el pasillo para Lisboa .
quisiéramos una suite más barata con ducha y vistas a las montañas .
¿ dónde está la confirmación de la reserva ? - se la traeré dentro de cinco minutos .
estoy seguro de que mi compañero llamará a su familia mañana .
estoy de buen humor porque hace sol ahora .
tengo que ir al banco antes de las tres porque necesito dinero .
es una lástima que la mesa sea muy vieja .
despiértenos mañana a las ocho menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las ocho y media .
tome la segunda calle a la derecha y verá el faro delante de usted .
¿ de dónde eres , Paul ? - soy de México .
nuestros amigos están sentados en un banco del jardín del castillo y nos esperan .
la cuenta asciende a treinta y un euros , incluido el minibar .
¿ cuándo sale el próximo tren para Ginebra ?
quiero que mi hijo dé un paseo por el casco antiguo .
la camisa que compramos es demasiado pequeña .
¿ quieres dar un paseo por el parque ?
quisiera que me despertaran a la una y media , habitación veintitrés .
hola , ¿ cambiaste tu vuelo ayer por la noche ?
perdimos nuestro libro el martes pasado .
queremos que la camarera de piso hable más despacio .
tengo que ir al dentista dentro de cincuenta minutos .
de primero quisiéramos una sopa y de segundo carne con verduras .
hará mucho viento el martes , por eso ella descansará un poco .
antes de marcharnos , quisiéramos enviar una carta a Colonia .
aunque hace mucho frío , fotografiaré la exposición .
quisiéramos comprar unos pantalones azules y un mapa .
he reservado una suite pequeña a nombre de Walker .
¿ puede reservarme una mesa junto a la ventana , por favor ?
de primero quisiéramos una sopa y de segundo patatas con queso .
aunque hace mucho frío , ella va a ir a la playa .
el tren llega a Colonia a las nueve menos cinco .
los huéspedes saben la contraseña .
si el tren rápido está lleno , el señor Rossi llamará al hotel .
quisiéramos alquilar una bicicleta por seis días .
los turistas han perdido su maleta .
mis hijos tienen miedo a volar .
sé que el centro comercial está cerrado los lunes .
vinimos a Atenas para visitar el hermoso teatro y la exposición .
¿ dejaste tu pasaporte en el coche ?
él se ha marchado sin pagar la cuenta .
buenas noches , ¿ le importaría ponernos con la habitación trescientos veinte ?
¿ tienen una habitación familiar grande para seis personas para siete noches ?
¿ puedo dejar aquí mi libro hasta las cinco y veinte ?
primero quisiera reservar un apartamento y después ir al cine .
¿ está la azotea en la octava planta ?
para mí un pastel de manzana y una botella de agua mineral , por favor .
¿ cuándo estará listo mi bolso más grande ?
el taxi que pedí para las doce todavía no ha venido .
lleve las maletas a la recepción , por favor .
¿ cuándo quiere cambiar su vuelo ?
si mañana hace buen tiempo , quiero dar un paseo por el casco antiguo .
quisiera alquilar una bicicleta por nueve días .
estoy buscando mi cámara . ¿ la ha visto ?
mi hija llega el domingo veintiocho de julio a las doce menos cuarto .
¿ hay alguien aquí que hable italiano ? el caballero no habla inglés .
la habitación familiar bonita que reservamos la semana pasada está en la segunda planta .
mi mujer está esperando el autocar para Londres .
necesitamos un taxi desde el centro comercial para tres personas a la una y diez .
la ventana no se puede abrir , y los huéspedes de la habitación de al lado hacen demasiado ruido .
se tarda cuarenta minutos en preparar la sopa .
¿ está incluida la tasa turística en el precio o tenemos que pagarla aparte ?
¿ cuánto cuestan las entradas para la fiesta del miércoles ?
después de la cena él quiere comprar unos sellos , pero antes tiene que ir al dentista .
espero que prolonguemos nuestra estancia .
despiértenos el domingo a las tres menos diez , por favor , tenemos que estar en el aeropuerto antes de las cuatro .
¿ podría decirnos a qué hora sale el tren nocturno para Varsovia ?
me alegro de que mi hija pague la cuenta esta tarde .
no estamos satisfechos con la habitación porque el colchón es demasiado corto .
lo sentimos mucho , señor Becker . el técnico se ocupará de ello dentro de cincuenta minutos .
mi mujer tiene que ver la televisión .
el billete a Barcelona cuesta treinta y seis euros , pero ellos solo tienen un billete de cien euros .
¿ por qué no puede ir a la ópera ?
los turistas cambian dinero mañana .
la señora García se levantó temprano el jueves pasado .
ocho billetes de ida a Sevilla para el veintinueve de noviembre , por favor .
el pronóstico dice que estará nublado .
¿ necesito receta para el jarabe para la tos ?
¿ dónde tengo que hacer transbordo para ir a la peluquería ?
deberíamos ducharnos el lunes a las ocho .
¿ qué autobús va a la oficina de correos ?
tome la tercera calle a la izquierda y verá el palacio delante de usted .
la carta que él envió a Madrid todavía no ha llegado .
me quedo con el apartamento .
¿ podría traernos un tenedor y una plancha y reservarme una mesa junto a la ventana ?
hasta que llegue mi hermana , quiero dar un paseo por el parque .
el señor Brown celebra su aniversario de boda el miércoles ; quisiéramos encargar una botella de vino .
¿ está el servicio de habitaciones incluido en el precio ?
¿ a qué hora sale el autocar para Lisboa ?
hay un mapa sobre la mesa de la habitación cincuenta y nueve .
despiértenos mañana a las seis y media , por favor , tenemos que estar en el aeropuerto antes de las dos y media .
no tenemos tiempo de nadar en el lago .
mi mujer está a punto de pagar con cheque .
ellos son de Inglaterra , pero viven en Berlín desde hace cinco años .
él piensa dar un paseo por el casco antiguo .
el caballero no está satisfecho con la habitación porque el colchón no está hecho .
leo un libro esta noche .
buenas noches , ¿ está la biblioteca cerrada los sábados ?
el bolso cuesta cien euros , pero el bañador verde es más barato .
¿ quién puede enviar a alguien a la habitación ciento cinco ?
el hotel en el que estuvimos en Barcelona era más cómodo .
el tren regional para París sale a las tres del andén diecinueve .
¿ cuándo abre el museo de arte los jueves ?
despiértenos el miércoles a la una y cuarto , por favor , tenemos que coger el tren a Colonia .
la señora Weber no está hoy . ¿ quiere dejar un recado ?
ellos quisieran cambiar cincuenta dólares por euros .
limpie la habitación veintiséis , por favor .
enséñeme la habitación individual , por favor .
tenemos muchas ganas de nadar en el lago mañana .
mi hermano quiere cambiar de habitación porque las sábanas están sucias .
¿ podría enseñarnos en el mapa dónde está la hermosa torre ?
me he dejado mi chaqueta verde en el autobús a Roma .
antes de marcharnos , quisiéramos ir a la peluquería .
quisiera un asiento en el coche restaurante para el martes .
llame a un médico , por favor , mi marido se ha roto la pierna .
cuando llegamos a Hamburgo , las cortinas no estaban limpias .
¿ para el tren en todas las estaciones ?
buenas noches , soy Weber , de la habitación trescientos uno . necesito una manta adicional .
¿ cuánto cuestan las entradas para el partido de fútbol del miércoles ?
pregúntele al señor Becker si quiere ir a bailar , por favor .
de primero quisiera una ensalada y de segundo pollo con arroz .
¿ cuánto cuesta una habitación doble tranquila con balcón por noche ?
buenas noches , soy Weber , de la habitación trescientos veinte . envíe al mozo , por favor .
he reservado una suite pequeña a nombre de Dubois .
no hay de qué , señor Wagner . ¡ feliz estancia en Madrid !
no estoy satisfecho con la habitación porque el colchón es demasiado pequeño .
¿ le importaría encender la luz ?
mis padres toman té en el desayuno , pero yo prefiero café .
el vestido cuesta siete euros , pero la falda más corta es más barata .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la comisaría .
las plantas de la sexta planta necesitan agua .
no tenemos hambre , pero quisiéramos un vaso de agua .
una pregunta : ¿ dónde tenemos que hacer transbordo para ir a la oficina de objetos perdidos ?
no se preocupe , señor Weber , le despertaremos a las dos .
el zoo , que está a treinta minutos de aquí , merece una visita .
la panadería está al lado de la exposición nueva .
los zapatos más baratos cuestan veintiséis euros , pero la blusa es más barata .
por culpa del mal tiempo ellos tienen más tiempo para escribir cartas .
mi hermana piensa alquilar una barca .
hay una pila sobre la mesa de la habitación ciento diez .
he perdido mi chaqueta y mi llave del coche .
acabo de pagar la cuenta .
no creo que podamos levantarnos temprano después del almuerzo .
¿ hay cerca del hotel un dentista que hable inglés ?
la señora Schmidt quiere pedir una tabla de quesos grande .
el tren de Colonia a Lisboa lleva cincuenta minutos de retraso .
ayer queríamos reunirnos con unos amigos en la estación .
suelo levantarme a las ocho .
buenos días , necesitamos el recibo . ¿ nos lo puede dar ?
¿ cuánto dura el trayecto de Praga a Berlín ?
el viernes pasado quería coger el coche .
el colchón está sucio .
he reservado una habitación familiar a nombre de Rossi .
¿ podría preparar la cuenta de la habitación doscientos quince ? nos marchamos hoy .
no puedo dormir porque la lavadora hace demasiado ruido .
no comemos ni arroz ni jamón .
el bolso rojo cuesta un ojo de la cara .
¿ podríamos dejar la habitación a las seis y media ?
la señora Rossi ha cancelado la reserva para el lunes .
tome la segunda calle a la derecha y verá el hermoso castillo delante de usted .
cuando llegamos a Venecia , la habitación olía a humo .
tenemos frío .
mi hermano no come ni queso ni carne .
los turistas quieren hablar con la guía .
¿ sería posible que me enseñara el camino a la oficina de correos ?
los turistas se han dejado su llave en el tren a Berlín .
los zapatos rojos cuestan diecinueve euros , pero el sombrero es más barato .
he escrito una carta a mi vecina .
la biblioteca es más grande que la exposición .
mi hijo necesita jarabe para la tos de la farmacia .
¿ puedo probarme el sombrero negro ?
¿ cuándo sale el primer tren rápido para Viena ?
quisiera quejarme : la cama supletoria es demasiado corta y la ventana no está limpia .
quisiéramos comprar unos recuerdos .
ella quiere cambiar su vuelo .
¿ podría preparar la cuenta de la habitación trescientos uno ? nos marchamos mañana .
un taxi a la playa cuesta unos treinta y un euros .
él está buscando su mochila . ¿ la ha visto ?
se tarda cincuenta minutos en preparar la macedonia de frutas .
del cajero automático al palacio hay solo quince minutos a pie .
mi hermana no está satisfecha con la habitación porque la escalera mecánica está fuera de servicio .
¿ cuánto cuesta alquilar una bicicleta por ocho días ?
ella tiene que coger un taxi porque el tren nocturno está lleno .
buenas noches , soy Serrano , de la habitación treinta . quisiera hablar con el director .
¿ podría enseñarnos en el mapa dónde está el teatro ?
siete sellos para cartas a México , por favor .
el castillo de Hamburgo es más antiguo que el de Bruselas .
de primero quisiera una ensalada y de segundo patatas con queso .
buenas noches , ¿ cuánto cuestan las entradas para la fiesta del martes ?
la cena se sirve a partir de las ocho y cuarto en el comedor .
si el tren nocturno llega con retraso , mis padres cogerán el próximo tren .
lamentablemente el hotel está completo en enero .
he esperado en el vestíbulo .
no creo que la señora Taylor espere en el bar mañana a las diez y media .
mañana hará mucho frío , por eso ellos van a ir al teatro .
¿ le importaría traducir esta carta ?
la carta que mi mujer envió a Colonia todavía no ha llegado .
esta tarde mi hermano quisiera ver la televisión .
quisiera reservar una habitación familiar para cinco personas del quince al treinta y uno de octubre .
no hemos estado nunca en Praga , pero conocemos bien Granada .
lléveme a la oficina de turismo , por favor , tengo prisa .
le pedí al mozo que nos despertara a las once y cuarto , pero no ha pasado nada .
necesitamos el contrato . ¿ nos lo puede traer ?
lamentablemente no tenemos apartamentos cómodos libres en marzo .
¿ podría guardar el equipaje hasta las cuatro menos cuarto y traernos un vaso de zumo de naranja ?
ni hablar de que mi hermano vaya a la ópera .
la recepcionista dice que el palacio está abierto hasta las cinco y media .
Granada es la ciudad más bonita que hemos visto nunca .
primero quisiera llamar a mis padres y después participar en la visita de la ciudad .
el hospital está detrás de la hermosa iglesia .
ella no está satisfecha con la habitación porque la cama supletoria no está hecha .
ellos querían cambiar dinero .
el bocadillo que mi compañero pidió está delicioso .
buenas noches , ¿ podría reservarnos una mesa junto a la ventana y traerme cinco cucharas ?
la ventana no se puede abrir , y la lámpara está estropeada .
el huésped de la habitación doscientos diez se marcha mañana .
el hombre con el que mis padres hablaron ayer era muy amable .
llevo desde las siete intentando hablar con el cocinero .
mi marido teme que el tren lleve veinte minutos de retraso .
tomo algo en el bar después del desayuno .
la mujer con la que mi compañero habló esta mañana era muy amable .
el tren regional para Londres sale a la una y media del andén seis .
queremos dar un paseo por el jardín del castillo dentro de seis horas .
¿ podría decirnos si la piscina abre a las cinco y veinte ?
he reservado una suite pequeña a nombre de Becker .
el sombrero blanco cuesta veinticinco euros , pero las botas negras son más baratas .
¿ cuánto se tarda en reparar el frigorífico ?
mañana tenemos que leer un libro .
¿ podríamos dejar la habitación a las nueve menos diez ?
¿ cuándo estará lista mi chaqueta negra ?
mi hijo tiene treinta y ocho grados de fiebre y dolor de cabeza .
los huéspedes que están en la tercera planta todavía no han pagado .
de primero quisiera una sopa de pescado y de segundo pollo con arroz .
mi mujer pasó nueve días en Salzburgo y cinco días en Atenas .
mi hermano quisiera cambiar doscientos dólares por euros .
hola , ¿ hay cerca del hotel un médico que hable español ?
la cuenta asciende a diecinueve euros , incluido el servicio .
antes de marcharnos , quisiéramos ir a la policía .
¿ sabía que la sala de desayunos está en la novena planta ?
espero que nuestros amigos puedan tomar algo en el bar mañana por la mañana .
el taxi que pedimos para las nueve menos diez todavía no ha venido .
¿ sabe cómo se va de la farmacia al palacio ?
una pregunta : ¿ cuánto cuesta el bañador negro del escaparate ?
¿ podría enseñarnos en el mapa dónde está la catedral ?
quisiera tres entradas para el partido de fútbol del trece de noviembre .
el tren para en Colonia .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la panadería .
¿ podría pasarme la miel , por favor ? muchas gracias de antemano .
mi marido está sentado en un banco del jardín del castillo y lee el periódico .
hola , ¿ puedes prestarme una bicicleta , por favor ?
queremos cambiar de habitación porque la suite no está lista .
siento que hayamos dejado nuestro billete de tren en el coche el jueves pasado .
a mi compañero le gusta viajar en tren .
¿ podría venir alguien a la habitación treinta y dos ? el despertador no funciona .
no creo que mi mujer pueda ir a la playa mañana por la mañana .
la luz no funciona desde esta mañana .
vine a París para nadar en el lago .
¿ conoce un hotel barato cerca de la playa ?
¿ podría venir alguien a la habitación doscientos siete ? los niños escuchan música alta .
tome la tercera calle a la izquierda y verá el famoso faro delante de usted .
debe de ser un error : reservé una habitación individual , no un apartamento .
sabemos que el banco está cerrado los jueves .
¿ sería posible que nos ayudara con el equipaje ?
¿ podría uno de sus compañeros abrir la ventana ?
quisiera una habitación doble con terraza , por favor .
creo que puedo quedarme hasta el martes .
¿ han encontrado un sombrero ? nos lo hemos dejado en el bar .
quisiéramos saber si el autobús para en Ginebra .
siga todo recto y luego gire a la izquierda en el hospital .
hasta que lleguen mis hijos , quiero reunirme con unos amigos en la estación .
de primero quisiéramos una sopa y de segundo pescado con patatas .
son treinta y nueve euros . - quédese con el cambio .
los huéspedes llevan desde las dos menos cinco intentando cambiar su vuelo .
hay un error en la cuenta : no hemos pedido ninguna pizza grande .
necesitamos la lista de precios . ¿ nos la puede enviar ?
el camarero me ha traído una tortilla pequeña en lugar de un helado .
la calefacción de la habitación cuarenta y ocho no funciona .
estoy buscando mi llave del coche . ¿ la ha visto ?
la comisaría está a dos pasos de la iglesia antigua .
el billete a Bruselas cuesta dieciséis euros , pero solo tengo un billete de cincuenta euros .
¿ cuándo abre el monasterio antiguo los martes ?
mi hijo está intentando aparcar su coche en el garaje .
el inodoro de nuestra habitación no funciona .
¿ cuánto tiempo desea quedarse ? - hasta el miércoles , si es posible .
la señora Moreno no tiene ganas de reunirse con unos amigos en la estación .
el billete a Valencia cuesta cuarenta euros , pero la señora López solo tiene un billete de cien euros .
quisiera una suite con terraza , por favor .
tengo muchas ganas de fotografiar el castillo mañana .
camarero , pedí un bocadillo frío , pero me ha traído un filete .
ella quisiera acostarse temprano porque está cansada .
hola , ¿ podría enseñarme en el mapa dónde está el zoo ?
el trayecto dura una hora y cuarenta y cinco minutos .
¿ hay alguien aquí que hable inglés ? mis padres no hablan español .
quiero cambiar de habitación porque los niños escuchan música alta .
me alegro de que mis padres puedan traer su perro pasado mañana .
voy a seguir viaje a Madrid dentro de cuatro días .
dudo que mi hija pague la cuenta .
disculpe , ¿ qué hora es ? - son las tres .
¿ sabía que la película dura seis horas ?
el aire acondicionado de nuestra habitación está estropeado .
mi hija se queda hoy en el hotel porque tiene fiebre .
no he estado nunca en París , pero conozco bien Múnich .
la parada de autobús está detrás del famoso palacio .
hay que planchar estos pantalones antes del sábado .
el castillo de Hamburgo es más antiguo que el de Edimburgo .
pensamos comprar unos sellos .
la suite que él reservó la semana pasada está en la sexta planta .
mi hija no come ni fideos ni verduras .
mis padres necesitan unas pastillas de la farmacia .
acabo de pagar en efectivo .
lo sentimos mucho , señora García . la camarera de piso se ocupará de ello dentro de diez minutos .
la autopista a Venecia está cortada , así que tenemos que dar un rodeo .
el cajero automático está a dos pasos de la torre .
si el tren rápido llega demasiado tarde , tenemos que coger un taxi .
disculpe , ¿ le importaría recomendarme una buena playa ?
el restaurante está abierto hasta las ocho y diez .
quiero que envíe a alguien a la habitación treinta y ocho .
se tarda dos horas en limpiar la suite .
la ducha de nuestra habitación está estropeada .
¿ cuánto cuesta alquilar una bicicleta por cuatro días ?
se tarda cuatro horas en reparar el inodoro .
antes de marcharme , quisiera pagar con tarjeta de crédito .
antes de salir de viaje , quisiera visitar la famosa biblioteca .
quisiera un asiento en el coche restaurante para Granada .
el faro está abierto desde las siete hasta las seis y cuarto , pero los miércoles está cerrado .
es posible que él alquile un coche el fin de semana .
el avión de Londres despega a las ocho y media .
de eso ni hablar , señor Becker .
tengo prisa .
hemos roto el florero .
el médico dice que mis hijos tienen que tomar las pastillas durante tres días .
quisiéramos reservar una suite para siete noches .
no se olvide de llamar a un médico , por favor .
¿ dónde está la manta ? ¿ podría traérnosla , por favor ?
como el tren nocturno llegará con retraso , no llegaremos hasta las tres .
he cambiado dinero .
quiero que guarde el equipaje hasta las once y media .
cuando lleguemos a Lisboa , vamos a fotografiar la famosa fortaleza .
el trayecto dura cuatro horas y treinta minutos .
disculpe , mis hijos están buscando su abrigo . ¿ lo ha visto ?
mi hijo ha escrito una carta a su hermana .
quisiera que me despertaran a las once , habitación ciento dos .
necesito la cuenta . ¿ me la puede dar ?
quisiera quejarme : los niños hacen demasiado ruido y el colchón no está hecho .
el ferry llega a Marsella a las siete .
el mejor hotel de Edimburgo está en el casco antiguo .
mis hijos están a punto de pagar con cheque .
¿ puedo dejar aquí mi bufanda hasta la una menos diez ?
¿ podría firmar aquí y reservarme una mesa junto a la ventana ?
¿ tienen una habitación familiar para seis personas para cuatro noches ?
la iglesia , que está a cinco minutos de aquí , merece una visita .
acabo de ir al médico .
el billete a Sevilla cuesta ciento veinticinco euros , pero mis padres solo tienen un billete de cien euros .
¿ tienen una casa de vacaciones para tres personas desde el martes hasta el sábado ?
¿ sabe a qué hora abre el zoo ?
cuando lleguemos a París , vamos a dar un paseo por el casco antiguo .
el almuerzo se sirve a partir de la una y cuarto en la terraza .
quisiera un asiento junto a la ventana para Zúrich .
cuando llegamos a Atenas , la alfombra era muy vieja .
buenas noches , ¿ me puede traer tres planchas ?
¿ puedo dejar aquí mi diario hasta las tres y media ?
cuatro billetes de ida y vuelta a Roma para el dieciocho de noviembre , por favor .
la cuenta asciende a setenta euros , incluido el servicio de habitaciones .
cuando lleguemos a Ginebra , vamos a participar en la visita guiada .
cuando llegamos a Atenas , la bañera era muy vieja .
pregúntele a la señora Weber si quiere alquilar una barca , por favor .
de la librería a la exposición hay solo diez minutos a pie .
tenemos que pagar un ojo de la cara por los pantalones .
no tenemos tiempo de comprar unas postales .
¿ podría prestarme un bolígrafo , por favor ?
si mañana hace buen tiempo , nuestros amigos quieren fotografiar el monasterio .
no tengo tiempo de dar un paseo por el jardín del castillo .
la tabla de quesos que mi hermana pidió está demasiado salada .
llame a un médico , por favor , mi hermana se ha desmayado .
ni hablar de que mis padres hagan senderismo por la montaña .
la señora Moreno celebra su aniversario de boda mañana ; quisiera encargar una tarta .
quisiera quejarme : la bañera está sucia y el frigorífico es demasiado ruidoso .
es importante que mis hijos vayan al dentista hoy .
¿ fue al dentista el jueves pasado ?
tengo que coger un taxi porque el autobús lleva cinco minutos de retraso .
me llamo Walker , tengo una reserva para tres noches .
¿ cómo se apaga el televisor ?
el pronóstico dice que estará nublado esta noche .
de eso ni hablar , señor Walker .
le encantaría nadar en el lago .
estoy seguro de que nos marcharemos en diciembre .
¿ hay alguien aquí que hable francés ? los niños no hablan alemán .
mi reloj va atrasado ; ya son las once y media .
¿ hay alguien aquí que hable inglés ? la señora no habla español .
después del almuerzo la señora quiere fotografiar la biblioteca , pero antes tiene que comprar un billete para Lisboa .
cuando el director habla portugués , me suena a chino .
hemos comprado un anillo para nuestra familia .
¿ dónde tengo que bajar para ir a la parada de taxis ?
pregúntele al señor López si quiere fotografiar el teatro de la ópera , por favor .
no hemos estado nunca en Edimburgo , pero conocemos bien Valencia .
¿ sabía que el ayuntamiento merece una visita ?
todas las habitaciones de la novena planta tienen cocina .
la ventana no se puede cerrar , y los niños escuchan música alta .
he cancelado mi reserva .
quisiera quejarme : el cuarto de baño es demasiado caluroso y el ascensor hace demasiado ruido .
¿ podría decirnos a qué hora sale el tren nocturno para Valencia ?
no sé si puedo ir a bailar .
después del desayuno queremos probar el pescado de la región , pero antes tenemos que dejar nuestra llave del coche en la recepción .
la señora ha olvidado aparcar su coche en el garaje .
hemos oído que la torre está cerrada los domingos .
el director nos cambiará cincuenta euros .
ella llegó tarde porque el tren nocturno llegó demasiado tarde .
si no es mucha molestia , ¿ podría explicarnos el contrato ?
¿ llega el autocar a Colonia a las siete menos cuarto ?
a la señora Wagner le encantaría ir a la ópera .
necesitamos un taxi desde la embajada para siete personas a las seis y media .
los huéspedes están intentando cambiar su vuelo .
antes de marcharnos , quisiéramos cambiar la chaqueta por otra cosa .
la señora Moreno quiere visitar el teatro y la iglesia antigua en lugar de ir a la ópera .
el billete a París cuesta diez euros , pero solo tengo un billete de cincuenta euros .
el señor Wilson ha cancelado la reserva para el sábado .
necesitamos la cuenta . ¿ nos la puede traer ?
quisiéramos que nos despertaran a las once y veinte , habitación cuarenta y seis .
aquí tiene su pasaporte , señor Becker . su habitación está en la sexta planta .
la sopa de pescado que pedí está deliciosa .
el mozo nos pondrá con la habitación cuatrocientos diez .
preferiría una suite bonita que tenga bañera .
de la agencia de viajes al museo de arte hay solo cinco minutos a pie .
¿ dónde está el cenicero ? ¿ podría traérnoslo , por favor ?
es importante que mi hermano vaya al médico antes de las nueve menos diez .
ella perdió el enlace en Lisboa porque el tren llegó demasiado tarde .
quisiera reservar una suite para cinco personas del veinte al veintinueve de enero .
necesitamos algo para el resfriado .
el señor Weber está a punto de cambiar dinero .
antes de que salga el tren , quisiera dar un paseo por el jardín del castillo .
el señor García perdió el autocar ayer por la tarde .
el caballero quisiera acostarse temprano porque está cansado .
quisiera quejarme : la habitación no está lista y la cerradura no funciona .
¿ por qué no quiere pagar en efectivo ?
quisiera fideos con champiñones y una taza de té .
la iglesia merece una visita .
la cuenta asciende a diecinueve euros , incluida la tasa turística .
¿ cuánto cuesta la chaqueta azul del escaparate ?
¿ quiere fotografiar el famoso ayuntamiento o prefiere ir al mercado ?
ni hablar de que mis padres visiten la biblioteca y el teatro de la ópera .
anteayer tuve un accidente . ¿ qué debería hacer ?
tenemos muchas ganas de visitar el teatro y el zoo el fin de semana .
se nos ha acabado la miel ; el camarero ha ido a comprar más .
no como ni verduras ni pollo .
el billete a París cuesta sesenta euros , pero los huéspedes solo tienen un billete de cincuenta euros .
mi compañero vino a Praga para alquilar una motocicleta .
la señora es de Austria , pero vive en París desde hace siete años .
vamos a traer nuestro perro mañana por la noche .
¿ qué recomienda , la sopa de verduras caliente o la buena sopa de tomate ?
pregúntele al señor Brown si quiere ir a nadar , por favor .
quisiéramos siete entradas para la visita guiada del dieciocho de mayo .
la llave no entra en la cerradura de la habitación tres .
hemos roto el espejo . ¿ qué deberíamos hacer ?
el hotel más tranquilo de Zúrich está al lado del ayuntamiento .
no nos traiga todavía la sopa de verduras , por favor .
disculpe , estamos buscando nuestro abrigo . ¿ lo ha visto ?
el diecinueve de marzo él se reúne con unos amigos en la estación .
¿ quiere dar un paseo por el parque o prefiere reunirse con unos amigos en la estación ?
me alegro de que ella pueda ir a la policía .
la recepcionista encenderá el televisor .
la recepcionista quiere saber si me marcharé el próximo jueves .
mi hijo se ha quedado dormido .
la ventana no se puede cerrar , y la lavadora está fuera de servicio .
hola , ¿ se admiten gatos en las habitaciones ?
no se preocupe , señor Walker , le despertaremos a las tres y media .
para mí una tortilla pequeña y una taza de té , por favor .
me perdí en el bosque anteayer . ¿ qué debería hacer ?
la señora quisiera cambiar ciento cincuenta dólares por euros .
el frigorífico de mi habitación está estropeado .
llevamos desde las ocho y cuarto intentando cambiar nuestro vuelo .
mi hijo piensa visitar el famoso mercado cubierto .
la maleta que la camarera de piso encontró en la habitación doscientos uno es del caballero .
cuando lleguemos a Salzburgo , vamos a tomar algo en el bar .
mis hijos necesitan un termómetro de la farmacia .
dudo que él llame a su abogado dentro de cuarenta minutos .
quiero que me enseñe el camino a la agencia de viajes .
¿ podría decirnos si la azotea está en la quinta planta ?
en la habitación cuarenta y ocho huele a gas .
la sopa está buenísima .
he perdido mi llave del coche y ahora tengo que rellenar un formulario .
hay un error en la cuenta : no he tomado ninguna buena sopa de tomate .
el acuario está abierto hasta las cinco y media .
hemos perdido nuestra cartera y nuestras gafas .
la habitación familiar más barata que reservé en enero es demasiado cara .
¿ cuánto se tarda en reparar el televisor ?
el huésped de la habitación treinta y ocho quisiera hablar con usted .
hola , ¿ cuánto cuesta enviar un paquete a España ?
el castillo está abierto desde las diez hasta las siete y cuarto , pero los lunes está cerrado .
tenemos que hacer transbordo en Granada .
disculpe , ¿ cómo se apaga la calefacción ?
pregúntele al señor Miller si quiere participar en la visita de la ciudad , por favor .
quiero cambiar de habitación porque el apartamento es demasiado caluroso .
después del desayuno mi compañero quiere visitar el palacio y el faro , pero antes tiene que ir a la policía .
el avión de Lisboa aterriza a las siete .
he perdido mi libro y mi reloj .
hemos reservado una habitación familiar luminosa a nombre de Miller .
¿ dónde está la percha ? ¿ podría traérnosla , por favor ?
el médico dice que nuestros amigos tienen que tomar las pastillas durante cinco días .
llévenos a la parada de autobús , por favor , tenemos prisa .
¿ cuánto tiempo tenemos antes de que salga el tren ?
¿ cuánto cuesta una habitación individual con caja fuerte por noche ?
mis hijos pasaron ocho días en Venecia y cinco días en Salzburgo .
nevará esta noche , por eso la señora va a ir al teatro .
el caballero piensa ir a la playa .
me alegro de que mi hermana se quede unos días más .
despiérteme mañana a las cuatro y cinco , por favor , tengo que estar en el aeropuerto antes de las cinco menos cuarto .
el señor Walker celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
nuestro equipaje no ha llegado ; debe de estar todavía en Salzburgo .
disculpe , ¿ qué hora es ? - es la una y cuarto .
¿ han encontrado un móvil ? me lo he dejado en el bar .
¿ tienen platos sin fideos ?
es posible que traigamos nuestro perro mañana .
hay que lavar estas blusas antes del viernes .
¿ dónde tengo que bajar para ir a la oficina de objetos perdidos ?
creo que podemos llamar a nuestra oficina .
hola , soy Schmidt , de la habitación cuarenta y nueve . quisiera pedir el desayuno .
la ventana no se puede cerrar , y el aire acondicionado está fuera de servicio .
la carta que enviamos a Praga todavía no ha llegado .
¿ han encontrado una llave ? me la he dejado en la habitación cinco .
he dejado mi carné de conducir en casa y ahora tengo que rellenar un formulario .
ella quisiera comprar un sombrero y una postal .
estamos buscando nuestro anillo . ¿ lo ha visto ?
después del desayuno la señora Moreno quiere nadar en el lago , pero antes tiene que dejar su diario en la recepción .
no creo que ellos puedan nadar en el lago .
mi hijo acaba de cambiar su vuelo .
la calefacción está fuera de servicio .
¿ cuándo abre la iglesia los jueves ?
disculpe , ¿ hay cerca del hotel un dentista que hable español ?
queremos fotografiar la fortaleza en lugar de alquilar una motocicleta .
los niños quieren ir al cine pasado mañana .
la ventana no se puede abrir , y la cama supletoria no está hecha .
queríamos dar un paseo por el jardín del castillo .
estoy de buen humor porque quiere nevar .
no hemos estado nunca en Granada , pero conocemos bien Lisboa .
aquí tiene su llave , señor Walker . su habitación está en la tercera planta .
la cafetera no funciona desde las dos menos veinte .
después del almuerzo quiero dar un paseo por el bosque , pero antes tengo que pagar la cuenta .
dudo que él nade en el lago .
siga todo recto y luego gire a la izquierda en la peluquería .
¿ podría decirnos si el restaurante cierra a las ocho y cuarto ?
pensamos participar en el curso de idiomas .
buenas noches , soy Taylor , de la habitación ciento veinte . quisiera hablar con el director .
¡ hasta mañana , Paul !
no tengo tiempo de fotografiar la hermosa iglesia .
cuando la guía habla inglés , me suena a chino .
cuando llegamos a Varsovia , el despertador estaba estropeado .
no comemos ni fideos ni champiñones .
el inodoro de la habitación tres está estropeado .
mis hijos quieren tomar algo en el bar .
queremos que mi hija tome algo en el bar .
mis padres quisieran pollo con arroz y ocho vasos de vino blanco .
¿ qué recomienda , la sopa de pescado o el buen filete ?
en agosto suele hacer mucho sol en Bruselas .
nos resfriamos .
el jueves estará nublado .
quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa caliente ?
tenemos que marcharnos en marzo .
se tarda veinte minutos en preparar la sopa de tomate .
la guía con la que hablamos esta mañana era muy amable .
en la habitación cuarenta y dos huele a gas .
es una lástima que la lavadora esté estropeada .
los turistas se quedan hoy en el hotel porque están cansados .
quisiera saber si el barco va a Palma .
Múnich es la ciudad más bonita que he visto nunca .
quisiéramos carne con verduras y una taza de té .
llegamos tarde porque el tren rápido fue cancelado .
la cuenta asciende a cincuenta y cinco euros , incluido el desayuno .
¿ qué autobús va a la estación de metro ?
si mañana hace buen tiempo , mi hermano va a visitar el monasterio .
primero ellos quisieran cancelar su reserva y después dar un paseo por el parque .
el billete a Praga cuesta ochenta y cinco euros , pero él solo tiene un billete de cincuenta euros .
llame a una ambulancia , por favor , mi hija se ha desmayado .
hemos perdido nuestro bolso y nuestro paraguas .
me han robado el billete de tren y los guantes .
no se olvide de pedirnos un taxi , por favor .
ni hablar de que mis hijos hagan senderismo por la montaña .
espero que los turistas puedan pagar con cheque .
en agosto suele hacer mucho calor en Madrid .
una pregunta : ¿ podría darme el número de teléfono del hospital ?
los turistas acaban de dejar su llave del coche en la recepción .
me levantaré temprano .
tenemos que coger un taxi porque el autocar estará lleno .
el caballero toma café en el desayuno , pero yo prefiero agua mineral .
la señora Taylor llamó a las cuatro y cuarto y dejó un recado para el señor Wilson .
necesito un taxi a la parada de taxis para seis personas a la una y cuarto .
el camarero dice que el aparcamiento es gratis .
quisiera quejarme : la caja fuerte no funciona y el enchufe está estropeado .
si el tren llega demasiado tarde , iremos a pie .
pediremos una sopa de pescado caliente después del almuerzo .
¿ puedes despertarme a las nueve y diez , por favor ?
lo sentimos mucho , señor Schmidt . la camarera de piso se ocupará de ello inmediatamente .
un billete de ida y vuelta a Roma , por favor , en segunda clase .
el avión a Hamburgo despega a la una y diez .
¿ podría preparar la cuenta de la habitación trescientos doce ? nos marchamos hoy .
el señor Taylor quisiera pan con mantequilla y una taza de café .
perdimos el enlace en Bruselas porque el autobús estaba lleno .
no hay de qué , señor Schmidt . ¡ buen viaje !
el hospital está enfrente del palacio .
¿ tenemos que hacer transbordo en Hamburgo o hay un tren directo ?
hemos oído que la sala de desayunos cierra a las doce .
no creo que mis padres puedan trabajar en la biblioteca .
lamentablemente no tenemos suites tranquilas libres en febrero .
¿ necesito receta para las gotas para los ojos ?
espero que hagamos senderismo por la montaña .
la ventana no se puede cerrar , y la cama supletoria es demasiado dura .
mis padres temen que el tren llegue demasiado tarde .
el huésped de la habitación ciento doce quisiera hablar con usted .
quisiera reservar una habitación individual pequeña para dos noches .
el desayuno se sirve a partir de las diez menos cuarto en el comedor .
quisiera pan con mantequilla y tres vasos de vino tinto .
el huésped de la habitación cuatrocientos uno se marcha mañana .
¿ se admiten perros en el restaurante ?
¿ quiere nadar en el lago o prefiere ir de compras ?
¿ podría darme el número de teléfono del restaurante ? muchas gracias de antemano .
a mi hermano le encantaría comprar una guía de viajes .
hay que planchar estas blusas antes del lunes .
¿ puedo probarme la falda ?
quisiéramos que nos despertaran a las doce menos cuarto , habitación ciento uno .
el camarero nos ha traído una ensalada en lugar de una buena sopa de verduras .
ellos llegan el jueves diecinueve de octubre a las cinco y media .
sé que el supermercado está cerrado los miércoles .
me he reunido con unos amigos en la estación .
antes de salir de viaje , los niños quisieran visitar el museo de arte .
¿ cuánto se tarda en reparar la radio ?
buenas noches , ¿ podría llamar a un médico , por favor ?
hola , ¿ puedes traernos una taza de té , por favor ?
la habitación que reservamos en diciembre es demasiado cara .
ya no tenemos carne , pero puedo recomendarle la macedonia de frutas .
cuando llegue a Venecia , voy a hacer un picnic .
quisiera dos entradas para la visita guiada del diecinueve de octubre .
mi compañero quisiera coger el coche a la una menos cuarto .
el ascensor está estropeado , así que tengo que subir a pie a la tercera planta .
una pregunta : ¿ a qué hora sale el tren rápido para Madrid ?
¿ me puede despertar a las dos y media ?
camarero , pedí un filete , pero me ha traído una pizza .
lamentablemente el hotel está completo hasta el veintisiete de abril .
quisiéramos reservar una mesa para siete personas para las cinco menos cuarto .
se tarda seis horas en llegar a Madrid en coche .
la señora Schmidt tiene que hacer cola cinco horas en el museo .
hemos pedido una sopa de verduras fría . ¿ cuándo nos la va a traer ?
una pregunta : ¿ puede enseñarnos el camino a la oficina de correos , por favor ?
nuestros amigos quisieran enviar una postal a Berlín .
todas las habitaciones de la novena planta tienen bañera .
no se preocupe , señora Miller , repararemos el despertador .
es una lástima que los vecinos escuchen música alta .
¿ dónde está la cama supletoria ? ¿ podría traérmela , por favor ?
esta tarde lloverá .
el tren rápido para Ginebra sale a las dos y cuarto del andén diecinueve .
mi marido acaba de comprar un billete para Praga .
el señor Becker está acostumbrado a acostarse tarde .
¿ quiere participar en la visita guiada o prefiere ir a la ópera ?
a los turistas les encantaría visitar la exposición .
la autopista a Roma está cortada , así que tenemos que coger el tren .
queremos que mis hijos se reúnan con unos amigos en la estación .
¿ a qué hora sale el autobús para Colonia ?
la señora Moreno celebra su cumpleaños el domingo ; quisiéramos encargar una tarta .
ellos temen que el tren rápido llegue con retraso .
buenas noches , ¿ a qué distancia está el castillo de aquí ?
la llave que la camarera de piso encontró debajo de la cama es de mi compañero .
voy a reservar una habitación para ocho noches .
el director me prestará una guía de viajes .
el médico dice que el caballero tiene que tomar las pastillas durante dos días .
mi marido quería dejar su sombrero en la recepción la semana pasada .
estamos hartos de la lluvia .
quisiera un asiento en primera clase para Barcelona .
él necesita algo para la tos .
¿ me puede despertar a las ocho y cuarto ? gracias por su ayuda .
me gusta mucho la biblioteca .
tuvimos que volar a Múnich el mes pasado .
no se preocupe , señora Brown , le pediremos un taxi .
hola , ¿ sería posible que nos recomendara un buen restaurante ?
¿ cuándo estará lista mi falda ?
hemos comprado chocolate para nuestros padres .
despiérteme mañana a las nueve , por favor , tengo que estar en el aeropuerto antes de las ocho menos cuarto .
¿ podría dejar la habitación a las seis y media ?
¿ podemos dejar aquí nuestra cámara hasta las once menos diez ?
¿ podría uno de sus compañeros traerme un vaso de vino blanco ?
¿ va este autobús a Venecia ?
mis padres deberían coger el coche .
he olvidado mi maleta en el autobús y ahora tengo que rellenar un formulario .
el hotel en el que estuve en Hamburgo no era tan caro .
el señor Wagner ha cancelado la reserva para el viernes .
mi mujer acaba de llegar a Ginebra .
el director nos traerá un vaso de zumo de manzana .
el trayecto dura cuatro horas y diez minutos .
buenos días , ¿ cuándo comprará un billete para Praga ?
¿ nos puede enseñar la habitación doble más grande ?
hay chocolate sobre la mesa de la habitación treinta y ocho .
quisiéramos comprar una falda y un mapa .
es una lástima que el cuarto de baño sea demasiado frío .
perdimos el enlace en Hamburgo porque el autocar llegó con retraso .
su habitación está en la séptima planta , al final del pasillo .
hay un error en la cuenta : no he tomado ninguna ensalada .
¿ tienen un apartamento para cuatro personas para dos noches ?
nuestros amigos están hartos de esperar .
primero quisiéramos comprar un billete para Granada y después ir a la playa .
los niños son de Irlanda , pero viven en Lisboa desde hace tres años .
quisiera reservar una habitación doble para nueve noches .
es posible que mis padres hagan senderismo por la montaña pronto .
¿ sabe a qué hora abre el mercado cubierto ?
¿ puedo dejar aquí mi llave hasta las cinco y media ?
la comisaría está detrás de la fortaleza .
¿ cuánto cuesta alquilar un coche por nueve días ?
el inodoro no funciona desde ayer .
no tenemos hambre , pero quisiéramos una ensalada pequeña .
lamentablemente el hotel está completo el fin de semana .
de la comisaría a la hermosa biblioteca hay solo veinte minutos a pie .
despiértenos el domingo a las dos menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las cuatro y cuarto .
quisiera pagar por separado . ¿ cuánto cuesta la ensalada pequeña ?
¿ cuándo sale el próximo tren rápido para Granada ?
la falda que mi compañero compró es demasiado pequeña .
mis padres tienen que hacer cola cuatro horas en el aeropuerto .
mis padres quisieran hacer senderismo por la montaña y dar un paseo por el bosque .
mi hermano ha perdido su llave y su cartera negra .
el castillo de Berlín es más antiguo que el de Londres .
el hotel en el que estuvimos en Berlín no era tan caro .
mi compañero suele levantarse a las siete menos cuarto .
el hospital está delante del mercado cubierto .
¿ podemos dejar aquí nuestro sombrero rojo hasta las tres y media ?
el caballero necesita un termómetro de la farmacia .
quiero que nos despierte a las cinco menos cuarto .
quería preguntarle si podría cambiar las sábanas .
un billete de ida a Roma , por favor , en segunda clase .
mi hermano perdió el enlace en Viena porque el autobús estaba lleno .
acabamos de ir a la policía .
¿ podría traernos un poco más de azúcar , por favor ?
el señor Wilson llegará el dieciocho de marzo a las ocho .
cuatro billetes de ida a Berlín para el primero de enero , por favor .
buscamos un hotel que no sea demasiado caro .
los turistas están esperando el autobús para Viena .
se nos ha acabado la mermelada ; la camarera de piso ha ido a comprar más .
¿ sabía que la tasa turística es gratis ?
estoy seguro de que llamaré a mi hermano .
después del desayuno queremos visitar el acuario y el castillo , pero antes tenemos que recoger nuestro reloj .
queremos cambiar la camisa por otra cosa .
me alegro de que podamos ducharnos a las dos .
se nos ha acabado la sal ; el camarero ha ido a comprar más .
¿ sería posible que encendiera el aire acondicionado ?
pregúntele al señor Weber si quiere alquilar un coche , por favor .
¿ podría pedirnos un taxi y llamar a un médico ?
los niños están de mal humor porque está nublado .
llevamos desde las dos y veinte intentando reservar una mesa para tres personas .
no hace falta que me traiga la lista de precios , el camarero ya me la ha dado .
los niños llegan el martes veinticuatro de octubre a las nueve .
él está buscando sus gafas . ¿ las ha visto ?
una pregunta : ¿ podría darme el número de teléfono del restaurante ?
¿ quién puede traerme un cuchillo ?
primero quisiera llamar a mi jefe y después ir al cine .
quisiera quejarme : la cama supletoria no está hecha y la cerradura no funciona .
¿ podría pasarnos la mermelada , por favor ? gracias por su ayuda .
¿ se celebra la fiesta en el ayuntamiento ?
aunque estamos cansados , queremos nadar en el lago .
en Lisboa lleva dos días lloviendo .
antes de que llegue el autobús , quisiera hacer senderismo por la montaña .
si mañana hace buen tiempo , nadaré en el lago .
el tren para Viena sale a las dos menos cuarto del andén nueve .
la bicicleta que alquilé está rota .
siento que el caballero se haya quedado dormido .
preferiríamos una habitación doble cómoda que tenga chimenea .
vinimos a Venecia para nadar en el lago .
quisiera una habitación familiar con balcón y vistas al castillo .
la bicicleta que mi hijo alquiló está rota .
¿ podría traernos un poco más de pan , por favor ?
los huéspedes quisieran comprar una corbata y pasta de dientes .
se nos ha acabado el azúcar ; la camarera de piso ha ido a comprar más .
¿ le importaría darnos la llave de la habitación ciento diez ?
quisiéramos tres entradas para la película del doce de agosto .
me llamo Fischer , tengo una reserva para hoy .
quisiera un asiento en primera clase para Bruselas .
el pronóstico dice que lloverá .
nos perdimos en el barrio del puerto .
el castillo está abierto desde las ocho hasta las siete menos cuarto , pero los viernes está cerrado .
¿ sabía que el seguro cuesta ciento diez euros al día ?
mi mujer perdió el ferry la semana pasada . ¿ qué debería hacer ?
se tarda cinco horas en llegar a Viena en coche .
¿ quiere el café con o sin azúcar ?
aunque llueve , mis padres van a participar en la visita de la ciudad .
disculpe , ¿ podría traernos un secador y jabón , por favor ?
tres billetes de ida a Barcelona para el cinco de julio , por favor .
antes de que anochezca , quisiera probar el queso de la región .
no se preocupe , señor López , le despertaremos a las nueve menos cuarto .
mi hermana está intentando llamar a su familia .
mañana por la mañana podemos volar a Edimburgo .
queremos que mis padres den un paseo por el jardín del castillo .
¿ sabía que el gimnasio está en la séptima planta ?
quisiéramos acostarnos temprano porque estamos cansados .
¿ nos puede traer una manta ?
la falda cuesta un ojo de la cara .
quisiera comprar unos zapatos cómodos y un diccionario .
el mozo cambiará las sábanas .
la barca que alquilamos está rota .
la señora Wagner no está satisfecha con la habitación porque la alfombra está sucia .
los turistas están intentando pagar la cuenta .
¿ cuándo cierra el museo los lunes ?
¿ dónde está la cuchara ? ¿ podría traérnosla , por favor ?
¿ le importaría traerme la confirmación de la reserva ?
disculpe , ¿ cómo llego a la playa ?
quisiéramos un asiento en primera clase para el jueves .
nuestros amigos han perdido su cartera y su portátil nuevo .
no podemos dormir porque la cama supletoria es demasiado blanda .
es posible que ella desayune en la habitación el lunes .
ayer por la noche me resfrié .
preferiría una habitación familiar que tenga cocina .
desde el balcón se pueden ver el castillo y el castillo .
se tarda una hora en llegar a Barcelona en coche .
¿ sabía que el gimnasio está en la sexta planta ?
hola , ¿ sabía que el concierto se celebra el veintiocho de septiembre ?
buenas noches , ¿ podría guardar el equipaje hasta las once y media , por favor ?
quería preguntarle si podría enseñarnos la suite cómoda .
me quedo con la suite más grande .
mi hija quiere fotografiar el palacio mañana a las doce y media .
quería preguntarle si podría hacernos una foto .
no sé si iré a la playa mañana a las nueve .
mi compañero perdió el enlace en Praga porque el autobús llevaba quince minutos de retraso .
hemos oído que la media pensión es gratis .
¿ tienen platos sin jamón ?
es importante que mis padres hablen con la guía hoy .
quería preguntarle si podría pedirnos un taxi .
no hace falta que me traiga la cuenta , el camarero ya me la ha dado .
¿ conoce un hotel barato cerca del hospital ?
deme su billete de tren y firme el formulario , por favor .
acabo de llegar a Hamburgo .
mi marido participó en el curso de idiomas .
nos gustó mucho la película .
quisiéramos alquilar una barca por ocho días .
¿ podría uno de sus compañeros enseñarme la habitación tranquila ?
queremos cambiar de habitación porque el sofá es demasiado blando .
¿ puedes reparar la ducha , por favor ?
pregúntele a la señora Taylor si quiere visitar el teatro y el palacio antiguo , por favor .
preferiría una suite que tenga bañera .
su habitación está en la séptima planta , al lado del ascensor .
mi hijo ha dejado su pasaporte en casa y ahora tiene que llamar al hotel .
buenos días , ¿ cuánto cuesta alquilar una bicicleta por seis días ?
la conexión a internet de la habitación cuarenta y dos no funciona .
prepare la cuenta para mañana , por favor .
hasta que llegue el caballero , queremos reunirnos con unos amigos en la estación .
quiero alquilar un coche en lugar de reunirme con unos amigos en la estación .
preferiríamos una habitación familiar que tenga escritorio .
mi marido tiene que hacer cola una hora en el museo .
el taxi que ella pidió para las doce menos cuarto todavía no ha venido .
despiérteme mañana a las seis y veinte , por favor , tengo que coger el tren a Valencia .
mis padres están buscando sus guantes marrones . ¿ los ha visto ?
el tren nocturno para Lisboa sale a las dos y cuarto del andén dieciocho .
lamentablemente el hotel está completo hasta el cinco de abril .
¿ puede limpiar la habitación trescientos ocho , por favor ? gracias por su ayuda .
el viernes vamos al teatro .
¿ hay cerca del hotel un dentista que hable español ?
quiero que guarde el equipaje hasta las doce .
lamentablemente ya no quedan entradas para la visita guiada .
¿ podría decirme si el comedor cierra a las diez y veinte ?
¿ tienen una suite bonita para dos personas desde el domingo hasta el jueves ?
quisiera jamón y huevos y un vaso de vino tinto .
¿ qué recomienda , la tortilla o la macedonia de frutas ?
la ventana no se puede abrir , y los niños escuchan música alta .
en Londres lleva cuatro días lloviendo .
por culpa del atasco él llegó demasiado tarde al cajero automático .
no podemos dormir porque la cama supletoria no está hecha .
es posible que el señor Serrano dé un paseo por el casco antiguo esta noche .
¿ qué día es hoy ? - hoy es sábado , veintiséis de julio .
tuvimos que reservar una habitación doble luminosa para cuatro noches .
¿ de dónde eres , Paul ? - soy de Inglaterra .
la exposición nueva abre a las doce y media .
buenas noches , ¿ podemos dejar aquí nuestro collar hasta la una y media ?
nuestros amigos pasaron dos días en Venecia y cinco días en Praga .
ocho sellos para cartas a Alemania , por favor .
una pregunta : ¿ perdió su carné de conducir la semana pasada ?
el hotel en el que estuve en Múnich estaba cerca de la estación .
la señora Wilson ha tenido un accidente . ¿ qué debería hacer ?
¿ puede recomendarnos una buena playa , por favor ? gracias por su ayuda .
quisiéramos saber si el tren rápido sale a las tres y diez .
mi hija tiene treinta y ocho grados de fiebre y tos .
estamos a punto de reservar una mesa para seis personas .
la cartera marrón que la camarera de piso encontró debajo de la cama es de los turistas .
lamentablemente no tenemos habitaciones familiares libres antes del diecinueve de diciembre .
quisiéramos pan con mantequilla y una taza de café .
¿ podríamos dejar la habitación a las once y media ?
quisiéramos beber algo porque tenemos sed .
nos han robado el carné de identidad y el anillo .
después del almuerzo queremos tomar algo en el bar , pero antes tenemos que cancelar nuestro pedido .
el televisor de mi habitación está estropeado .
la ventana no se puede cerrar , y los huéspedes de la habitación de al lado escuchan música alta .
buenos días , ¿ desea pagar con cheque o en efectivo , señor López ?
el pronóstico dice que no va a nevar esta noche .
¿ sabe cuándo abre el ayuntamiento ?
queremos que mi hermana pruebe el pescado de la región .
primero la señora quisiera cambiar dinero y después visitar la iglesia y el acuario .
antes de que llegue el autobús , quisiéramos fotografiar el zoo .
¿ han encontrado una llave de la habitación ? nos la hemos dejado en el comedor .
disculpe , ¿ alquiló un coche hace cuatro horas ?
quisiéramos reservar una habitación individual para una noche .
mi hija piensa probar el pescado de la región .
el jueves a las dos y media el caballero puede ir a la peluquería .
una mesa para cinco , por favor .
el tren regional para Barcelona sale a la una y veinte del andén doce .
la señora quisiera comprar unas botas cómodas y una pila .
deme su carné de identidad y firme el formulario , por favor .
el billete a Zúrich cuesta trece euros , pero solo tenemos un billete de cien euros .
no sabemos la contraseña .
¿ qué recomienda , la macedonia de frutas o la sopa vegetariana ?
¿ dónde tengo que hacer transbordo para ir a la estación ?
el museo está abierto desde las siete menos cuarto hasta las nueve , pero los miércoles está cerrado .
nos han robado la tarjeta de crédito y las gafas .
lamentablemente no tenemos habitaciones libres antes del dieciocho de mayo .
acabamos de reservar una habitación familiar .
estoy esperando el tren para Valencia .
dos billetes de ida a Lisboa para el diez de febrero , por favor .
el pronóstico dice que va a estar nublado la próxima semana .
despiértenos mañana a las nueve menos cinco , por favor , tenemos que coger el tren a Granada .
aquí tiene su llave , señor Rossi . su habitación está en la cuarta planta .
disculpe , ¿ puede enviar a alguien a la habitación once , por favor ?
la señora García llamó a las once y media y dejó un recado para el señor Becker .
queremos que la guía espere un momento .
no me traiga todavía la tortilla , por favor .
pienso que los turistas pueden marcharse pasado mañana .
la cafetera no funciona desde las siete y diez .
la cafetera de mi habitación no funciona .
¿ hay alguien aquí que hable español ? mi compañero no habla francés .
la sopa de tomate está buenísima .
se tarda treinta minutos en preparar la tabla de quesos pequeña .
¿ sabe a qué hora abre el famoso teatro ?
¿ podría decirnos de dónde sale el tren nocturno para Múnich ? muchas gracias .
cuando el camarero habla alemán , me suena a chino .
espero que el señor Schmidt tome algo en el bar mañana por la noche .
¿ cuánto cuesta un apartamento tranquilo con terraza por noche ?
siga todo recto y luego gire a la derecha en la agencia de viajes .
el inodoro está estropeado .
mi hijo teme que el tren nocturno lleve diez minutos de retraso .
el taxi que pedimos para las siete menos diez todavía no ha venido .
después del desayuno queremos alquilar un coche , pero antes tenemos que recoger nuestro móvil .
ella llega el sábado dieciséis de diciembre a la una .
el billete a Granada cuesta cincuenta euros , pero solo tengo un billete de cincuenta euros .
espero que mi compañero pueda reunirse con unos amigos en la estación .
hola , necesitamos la lista de precios . ¿ nos la puede traer ?
hola , ¿ cuándo cierra el palacio los domingos ?
ni hablar de que mi hijo dé un paseo por el casco antiguo .
se tarda dos horas en llegar a Atenas en autobús .
¿ a qué distancia está el teatro de aquí ?
mi marido está buscando su reloj caro . ¿ lo ha visto ?
¿ podría enseñarnos en el mapa dónde está el teatro de la ópera antiguo ?
la señora Moreno llegará el veintinueve de octubre a la una y cinco .
en Madrid lleva seis días lloviendo .
en la carta no hay ningún plato caliente .
acabo de comprar un billete para Viena .
solemos levantarnos a las nueve .
la señora Walker quisiera comprar un bañador negro y un mapa .
aunque estamos enfermos , queremos nadar en el lago .
la cámara que la camarera de piso encontró debajo de la cama es de los turistas .
la chaqueta que compré es demasiado pequeña .
se tarda una hora en llegar a Roma .
ellos se han dejado su maleta en el autobús a Praga .
¡ hasta la próxima semana , Laura !
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del supermercado .
el aire acondicionado está fuera de servicio .
para mí un filete y una botella de vino blanco , por favor .
ellos dieron un paseo por el parque la semana pasada .
la biblioteca es más antigua que el acuario .
no se permite fumar en el ascensor .
¿ podría pasarnos la mantequilla , por favor ?
pregúntele a la señora Schmidt si quiere ir al mercado , por favor .
el grifo de mi habitación está estropeado .
David , ¿ puedes prestarme quinientos euros ?
¿ cuándo sale el primer tren regional para Granada ?
la señora García pasó cuatro días en Viena y cinco días en Londres .
quería preguntarle si podría traerme una botella de vino blanco .
cuando llegué a París , la impresora no funcionaba .
queremos reunirnos con unos amigos en la estación mañana .
tengo que hacer cola dos horas en el aeropuerto .
el banco está a dos pasos de la torre .
mi compañero llegó tarde porque el autocar llegó demasiado tarde .
pedí una sopa de pescado caliente . ¿ cuándo me la va a traer ?
la cuenta asciende a treinta y cinco euros , incluido el seguro .
¿ a qué hora sale el autobús para Londres ?
el mercado cubierto antiguo está abierto desde las ocho hasta las seis , pero los domingos está cerrado .
el fin de semana quiero descansar un poco .
nos encantaría participar en la cata de vinos .
el señor Walker ha cancelado la reserva para el jueves .
le pedí al camarero que limpiara la habitación , pero no ha pasado nada .
necesito un taxi a la farmacia para tres personas a las cuatro y diez .
llegué tarde porque el tren llevaba treinta minutos de retraso .
si el autobús llega con retraso , mis hijos cogerán el próximo tren .
el camarero me ha traído una buena sopa de verduras en lugar de un pastel de manzana .
¿ zarpa el ferry a la una y media ?
queremos cambiar de habitación porque los vecinos escuchan música alta .
mi hija fue al dentista el doce de enero .
la llave de la habitación que la camarera de piso encontró en la habitación dieciocho es de mi marido .
he oído que la fiesta se celebra en el ayuntamiento .
hará mucho calor esta tarde , por eso iré a la ópera .
la señora Brown ha olvidado hablar con la guía .
el señor Weber llegará el treinta de julio a las dos y media .
quisiera que me despertaran a las cinco , habitación doscientos uno .
por culpa del atasco el señor Moreno llegó demasiado tarde a la estación de metro .
me han robado el carné de conducir y los guantes .
por culpa del mal tiempo el señor Weber tiene más tiempo para leer .
sería muy amable de su parte lavar esta blusa .
hay un error en la cuenta : no he tomado ninguna sopa de pescado .
no se preocupe , señora Moreno , le despertaremos a las cinco y cinco .
¿ sabía que la biblioteca está abierta hasta las nueve y media ?
¿ podría decirnos si el paseo en barco dura dos horas ?
siento que mi hermana se haya resfriado .
quisiera pollo con arroz y ocho vasos de zumo de manzana .
tengo muchas ganas de ir de compras mañana .
la cuenta asciende a veintisiete euros , incluida la tasa turística .
si mañana hace buen tiempo , mi hijo quiere visitar el museo antiguo .
son noventa y cinco euros . - quédese con el cambio .
una pregunta : ¿ podría decirnos si la boda se celebra en el ayuntamiento ? muchas gracias de antemano .
mi hermano no tiene ganas de hacer un picnic .
buenos días , señora Miller . ¿ ha dormido bien ?
si no es mucha molestia , ¿ podría apagar el televisor ?
quisiera quejarme : la caja fuerte está estropeada y la impresora está fuera de servicio .
hola , ¿ cuánto se tarda en reparar el frigorífico ?
¿ hay una estación de metro cerca de aquí ?
¿ qué vino va bien con la sopa ?
conozco el faro antiguo .
la cuenta asciende a veintitrés euros , incluido el servicio .
el caballero está buscando sus guantes negros . ¿ los ha visto ?
no hay champú en la habitación doscientos diez .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la librería .
lo sentimos mucho , señora Navarro . la camarera de piso se ocupará de ello dentro de veinticinco minutos .
¿ cuánto tiempo desea quedarse ? - hasta el sábado , si es posible .
llevo desde la una y cuarto intentando reservar una mesa para cuatro personas .
¿ podría enseñarnos en el mapa dónde está el museo ?
esta tarde nevará , por eso el caballero se acostará temprano .
nos hemos dejado nuestro sombrero marrón en el avión a Salzburgo .
mi hija está esperando el tren rápido para Berlín .
llévenos al supermercado , por favor , tenemos prisa .
aunque el técnico ha reparado la luz , sigue sin funcionar .
cuando lleguemos a Ginebra , vamos a hacer senderismo por la montaña .
mi hija no tiene ganas de probar el queso de la región .
le pedí al mozo que nos diera una habitación doble bonita con vistas al puerto , pero no ha pasado nada .
¿ cuánto se tarda en reparar la caja fuerte ?
nuestro equipaje no ha llegado ; debe de estar todavía en Granada .
ella tiene miedo a volar .
de eso ni hablar , señor López .
pediré una ensalada .
lo sentimos mucho , señor Wagner . la camarera de piso se ocupará de ello dentro de cuarenta minutos .
¿ cuándo quiere reservar una mesa para cuatro personas ?
quisiera una habitación familiar grande con balcón y vistas al lago .
espero que los turistas puedan comer algo mañana a las cinco menos cuarto .
¿ cuál es la contraseña del garaje ?
quiero cambiar de habitación porque el ascensor hace demasiado ruido .
queremos que el técnico traiga la cuenta .
no hemos estado nunca en Varsovia , pero conocemos bien Ginebra .
buenas noches , he roto el espejo . ¿ qué debería hacer ?
lo sentimos mucho , señora Fischer . el técnico vendrá inmediatamente .
¿ sale el tren regional del andén trece ?
cuando llegué a Roma , la alfombra estaba sucia .
los huéspedes pueden tener la habitación individual cómoda con balcón .
estoy seguro de que ella esperará en el bar mañana a las ocho y media .
cuando llegamos a Madrid , la habitación era demasiado calurosa .
lamentablemente no tenemos apartamentos pequeños libres en enero .
la cuenta asciende a treinta y ocho euros , incluido el minibar .
ellos están buscando su llave de la habitación . ¿ la ha visto ?
si mañana hace buen tiempo , ellos van a hacer un picnic .
el cuarto de baño es muy viejo .
nuestros amigos están intentando preguntar en la recepción .
hola , ¿ cómo se apaga el aire acondicionado ?
quisiera carne con verduras y una taza de té .
él llega el jueves quince de septiembre a las doce menos cuarto .
la señora Brown quiere ir a la playa en lugar de visitar el faro antiguo .
¿ a qué hora sale el tren rápido para Roma ?
cuando lleguemos a Bruselas , vamos a ir a nadar .
es posible que la señora Walker cambie dinero .
somos de Alemania , pero vivimos en Varsovia desde hace siete años .
almorzaré en la habitación .
en noviembre suele hacer mucho frío en Hamburgo .
quiero cambiar de habitación porque el frigorífico está estropeado .
necesitamos la lista de precios . ¿ nos la puede dar ?
quisiera descansar un poco porque estoy agotado .
ella quiere comprar un sello .
¿ podría decirnos a qué hora sale el tren para Berlín ?
quiero ir al teatro en lugar de alquilar una barca .
¿ puedo probarme la blusa ?
queremos comprar un mapa .
¿ cuándo cierra el teatro de la ópera los lunes ?
por culpa del atasco llegué demasiado tarde a la comisaría .
acabamos de enviar una carta a Múnich .
para mí una tabla de quesos pequeña y un vaso de zumo de manzana , por favor .
la próxima semana lloverá , por eso ella irá al cine .
camarero , pedí un helado , pero me ha traído una macedonia de frutas .
a mi hija le encantaría dar un paseo por el casco antiguo .
él no tiene tiempo de participar en la excursión .
siete billetes de ida a Colonia para el ocho de febrero , por favor .
la señora Wilson piensa alquilar un coche .
estamos a punto de preguntar en la recepción .
los huéspedes pasaron tres días en Zúrich y nueve días en Venecia .
¿ desea pagar con cheque o en efectivo , señora Miller ?
buenas noches , ¿ podría decirnos si el aparcamiento cuesta ciento diez euros al día ?
¿ podría preparar la cuenta de la habitación cincuenta y cinco ? nos marchamos dentro de seis horas .
¿ sería posible que me trajera papel higiénico y una plancha ?
¿ podríamos dejar la habitación a las doce y media ?
buenas noches , ¿ sabe cómo se va de la agencia de viajes al palacio ?
primero quisiera aparcar mi coche en el garaje y después comprar un recuerdo .
¿ está el comedor abierto hasta las cuatro menos veinte ?
¿ hay una habitación familiar libre del seis al doce de junio ?
la torre es más bonita que el teatro .
¿ sería posible que nos reservara una mesa junto a la ventana ?
¿ puedo dejar aquí mi collar hasta las siete menos cuarto ?
mi compañero está intentando recoger su móvil .
si no es mucha molestia , ¿ podría limpiar la habitación trece ?
mi hijo ha olvidado pagar la cuenta .
¿ qué autobús va a la parada de autobús ?
el cuarto de baño está sucio .
para mí una pizza y una taza de café , por favor .
quisiera fotografiar el palacio .
si el autocar llega demasiado tarde , tenemos que coger un taxi .
el camarero que habla italiano está de vacaciones .
me han robado el carné de conducir y la bolsa de viaje roja .
buenas noches , ¿ cuánto cuesta el jersey del escaparate ?
estoy esperando el autocar para Valencia .
si el martes hace buen tiempo , voy a participar en la conferencia .
su habitación está en la segunda planta , al lado del ascensor .
¿ podría venir alguien a la habitación dieciséis ? la caja fuerte no funciona .
me marché hace tres horas .
este jersey es demasiado caro .
debe de ser un error : reservamos una habitación , no una suite luminosa .
dudo que nos levantemos temprano el fin de semana .
¿ quieres tomar algo en el bar o prefieres dar un paseo por el parque ?
¿ sabía que la boda se celebra el doce de junio ?
lo sentimos mucho , señora Taylor . el mozo vendrá dentro de cuarenta y cinco minutos .
ya no tenemos arroz , pero puedo recomendarle el filete .
el tres de julio él aparcó su coche en el garaje .
quisiéramos reservar una suite bonita para dos noches .
no se preocupe , señora López , le pediremos un taxi .
quisiéramos comprar una blusa amarilla y un cepillo de dientes .
no hace falta que me traiga la hoja de registro , el camarero ya me la ha dado .
¿ hay una embajada cerca de aquí ?
no nos traiga todavía el pastel de manzana , por favor .
no vale la pena visitar el castillo .
mañana hará mucho calor , por eso iré a la ópera .
somos de México , pero vivimos en Sevilla desde hace tres años .
el mozo dice que la fortaleza está abierta hasta las once menos cuarto .
quisiera quejarme : la habitación no está lista y el aire acondicionado está fuera de servicio .
tomaremos algo en el bar .
no vale la pena ir a la obra de teatro .
me han robado el billete de avión y el paraguas rojo .
quisiera una habitación con bañera , por favor .
buenos días , ¿ qué recomienda , la sopa de verduras o el pastel de manzana ?
es importante que los huéspedes cambien su vuelo antes de las tres menos cuarto .
no tengo tiempo de comprar una postal .
un taxi al cajero automático cuesta unos trece euros .
no se preocupe , señora Walker , le despertaremos a las dos y cuarto .
no puedo dormir porque el cuarto de baño huele a humo .
siga todo recto y luego gire a la derecha en el aeropuerto .
el billete a Bruselas cuesta ochenta y cinco euros , pero solo tengo un billete de cincuenta euros .
mi hermana suele levantarse a las diez menos cuarto .
el almuerzo se sirve a partir de la una menos cuarto en el jardín .
disculpe , ¿ qué hora es ? - son las tres menos cuarto .
¿ cuánto cuesta la chaqueta negra del escaparate ?
¿ desea pagar en efectivo o con tarjeta de crédito , señora Brown ?
quiero que abra la ventana .
el mozo me enseñará el apartamento bonito .
es posible que nuestros amigos alquilen una bicicleta dentro de tres horas .
mi reloj va atrasado ; ya es la una menos cinco .
la señora Miller acaba de llegar a Roma .
hace ocho días perdí mi pasaporte .
he roto el vaso .
no sé si nos quedaremos unos días más mañana .
mi hijo llegó tarde porque el tren rápido llegó con retraso .
mañana por la mañana mis padres van a ir al mercado .
no hay de qué , señora Moreno . ¡ que tenga un buen día !
estoy esperando el autobús para Ginebra .
llévenos al cajero automático , por favor , tenemos prisa .
quisiéramos cambiar ochenta dólares por euros .
del banco al hermoso castillo hay solo treinta minutos a pie .
la guía quiere saber si aparcaré mi coche en el garaje pasado mañana .
me alegro de que dejemos el hotel el próximo lunes .
¿ dónde podemos comprar un cepillo de dientes ?
nadie pudo decirme dónde está la agencia de viajes .
tráigame un plano de la ciudad y un vaso , por favor .
mi mujer necesita unas pastillas de la farmacia .
¿ cuánto cuestan los zapatos marrones del escaparate ?
primero mis hijos quisieran pagar la cuenta y después ir a la playa .
cuando llegue a Madrid , voy a dar un paseo por el bosque .
mi hermano piensa dar un paseo por la rosaleda .
quisiéramos un asiento junto a la ventana para Sevilla .
siga todo recto y luego gire a la derecha en la estación .
antes de marcharnos , quisiéramos reservar un apartamento .
quisiéramos que nos despertaran a las nueve y media , habitación doscientos quince .
despiértenos el domingo a las tres , por favor , tenemos que coger el tren a París .
¿ qué autobús va a la panadería ?
el señor Weber llegará el veintiocho de enero a las dos .
¿ podría traerme un hervidor y un cenicero , por favor ?
solemos levantarnos a las nueve y cuarto .
¿ tienen platos sin pollo ?
no se preocupe , señor Brown , le pediremos un taxi .
quisiera quejarme : la suite huele a humo y los vecinos escuchan música alta .
el técnico que reparó el grifo trabajó bien .
buenas noches , ¿ cuánto cuestan los zapatos del escaparate ?
la habitación familiar más grande que reservamos la semana pasada está en la primera planta .
ella suele levantarse a las diez .
quisiera saber si el autobús va a Salzburgo .
si no es mucha molestia , ¿ podría ayudarme con el equipaje ?
el trayecto dura seis horas y quince minutos .
nadie pudo decirnos dónde está la librería .
nuestros amigos quieren pagar la cuenta .
de la estación al museo de arte nuevo hay solo quince minutos a pie .
la señora García ha cancelado la reserva para el sábado .
¿ sabe cuándo abre el hermoso castillo ?
una habitación familiar cuesta ciento cinco euros por noche , y el servicio de habitaciones no está incluido .
perdimos el enlace en Berlín porque el autobús llevaba diez minutos de retraso .
es posible que mi compañero reserve una habitación mañana por la noche .
la maleta gris que la camarera de piso encontró en la habitación cuarenta y nueve es de nuestros amigos .
el fin de semana mi hijo se cambiará a otra habitación .
hola , ¿ puedo pagar con cheque ?
el médico dice que mi hija tiene que beber mucha agua durante nueve días .
disculpe , ¿ cuánto cuesta alquilar una bicicleta por seis días ?
el señor Dubois llamó a las siete y cuarto y dejó un recado para la señora García .
la guía quiere saber si queremos prolongar nuestra estancia .
la chaqueta que ella compró es demasiado grande .
aunque estamos resfriados , queremos ir al mercado .
la autopista a Granada está cortada , así que tenemos que coger el tren .
¿ sale el autobús a las dos menos cuarto ?
¿ podría pasarnos la sal , por favor ?
ellos quisieran descansar un poco porque están agotados .
el frigorífico no funciona desde las cinco y cinco .
dudo que mi hermana se cambie a otra habitación .
hemos reservado una suite grande a nombre de Dubois .
dejé mi pasaporte en la habitación ayer por la noche y ahora tengo que rellenar un formulario .
¿ hay una suite luminosa libre del veinticinco al treinta y uno de mayo ?
hemos oído que el desayuno es gratis .
el tren de Venecia a París lleva treinta minutos de retraso .
¿ qué tiempo hace en Atenas en agosto ?
como el tren rápido llega demasiado tarde , no llegaré hasta la una y cuarto .
no se preocupe , señora García , le traeremos un secador .
hola , ¿ puedes enseñarme el camino a la oficina de objetos perdidos , por favor ?
mi marido está a punto de prolongar su estancia .
cuando llegue a Madrid , voy a visitar la biblioteca antigua y la torre .
¿ quiere quedarse unos días más el martes a la una ?
de eso ni hablar , señora Navarro .
antes de marcharnos , quisiéramos cancelar nuestra reserva .
¿ sabe cómo se va del centro comercial al faro ?
buenos días , ¿ cómo se enciende la luz ?
a las seis y cuarto voy a nadar en el lago .
la comida de este restaurante es muy buena , pero el servicio es malo .
si mañana llueve , mi marido va a ver la televisión .
si el sábado llueve , mi hermano va a quedarse en el hotel .
para mí una sopa de pescado caliente y ocho vasos de vino tinto , por favor .
me interesa el ayuntamiento antiguo . ¿ hay una visita guiada en portugués ?
no se preocupe , señor Wagner , le pediremos un taxi .
la carta solo está en inglés , ¿ nos la podría traducir ?
como el autocar lleva treinta minutos de retraso , no llegaremos hasta la una y cuarto .
en julio suele hacer mucho calor en Varsovia .
no podemos dormir porque la habitación no está lista .
un taxi a la oficina de correos cuesta unos dieciocho euros .
¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
como el tren rápido será cancelado , no llegaremos hasta las ocho y cuarto .
quisiera quejarme : el apartamento no está listo y la suite huele a humo .
dudo que ella se acueste temprano esta noche .
si el lunes hace demasiado calor , vamos a ir al cine .
el camarero nos ha traído una tortilla pequeña en lugar de un pastel de manzana .
mi hermana se cambiará a otra habitación .
después de la cena mi compañero quiere ir al cine , pero antes tiene que ir al médico .
mi marido hará un picnic esta tarde .
¿ nos puede dar la dirección de la oficina de objetos perdidos ?
no hay papel higiénico en la habitación trescientos quince .
el taxi que pedí para las cuatro y media todavía no ha venido .
cuando la recepcionista habla alemán , me suena a chino .
ellos llevan desde las siete intentando hablar con el cocinero .
la lavadora está estropeada .
el señor Wilson teme que el tren rápido llegue con retraso .
¿ a qué distancia está el museo de arte de aquí ?
he reservado una suite tranquila a nombre de Weber .
el camarero dice que la tasa turística está incluida en el precio .
la ventana no se puede abrir , y el aire acondicionado está fuera de servicio .
¿ podría decirme si el teatro de la ópera está cerrado los domingos ?
soy de Portugal , pero vivo en Edimburgo desde hace ocho años .
¿ va este tren a París ?
cámbienos quinientos euros , por favor .
¿ perdió su anillo hace dos horas ?
hola , ¿ conoce un hotel barato cerca del banco ?
¿ podría enseñarnos en el mapa dónde está la iglesia ?
el señor Serrano llamó a las cuatro y media y dejó un recado para el señor Wagner .
hemos perdido nuestro portátil y nuestra llave del coche .
no creo que podamos dar un paseo por la rosaleda .
mi compañero puede tener la habitación grande con terraza .
ella quisiera hacer senderismo por la montaña y comprar unos recuerdos .
lléveme al cajero automático , por favor , tengo prisa .
este plato está frío , ¿ podría cambiarlo ?
lléveme a la farmacia , por favor , tengo prisa .
es importante que mis padres llamen a su oficina antes de las cinco y veinte .
hay una pila sobre la mesa de la habitación cincuenta y tres .
¿ qué vino va bien con la ensalada ?
si el fin de semana hace buen tiempo , fotografiaremos la catedral .
una pregunta : ¿ cuánto cuesta el bañador rojo del escaparate ?
antes de marcharnos , quisiéramos cambiar nuestro vuelo .
he hablado con el médico .
quiero reunirme con unos amigos en la estación en lugar de comprar crema solar .
la exposición es más famosa que el museo .
mi hermana toma té en el desayuno , pero yo prefiero café .
llegamos tarde porque el autobús estaba lleno .
nadie pudo decirme dónde está la oficina de turismo .
si esta tarde nieva , voy a ver la televisión .
una habitación individual luminosa cuesta treinta y tres euros por noche , y la limpieza final no está incluida .
¿ está la hermosa catedral abierta hasta las seis menos cuarto ?
el tren tiene coche restaurante .
buenas noches , ¿ podría enseñarme en el mapa dónde está el monasterio ?
cuando llegue a Bruselas , voy a fotografiar el monasterio antiguo .
no hay agua en la habitación cuatrocientos diez .
la hermosa biblioteca , que está a cuarenta minutos de aquí , merece una visita .
debe de ser un error : reservamos una habitación familiar pequeña , no una habitación doble bonita .
desde el balcón se pueden ver el museo antiguo y el castillo .
cuando llegamos a Londres , la habitación estaba sucia .
buenas noches , la señora García no está en este momento . ¿ quiere dejar un recado ?
no sé si el caballero volará a Múnich mañana por la noche .
quisiera pollo con arroz y un vaso de vino blanco .
lloverá el lunes , por eso quiero quedarme en el hotel .
¿ puede hacernos una foto , por favor ?
pagamos la cuenta el lunes pasado .
buenas noches , ¿ cuánto cuestan las entradas para la visita guiada del domingo ?
ella teme que el autobús sea cancelado .
ya no tenemos patatas , pero puedo recomendarle la tabla de quesos pequeña .
buenos días , ¿ cuánto cuesta enviar una postal a México ?
el famoso monasterio está abierto desde las siete y cuarto hasta las seis y media , pero los domingos está cerrado .
la señora Miller llamó a las doce y media y dejó un recado para la señora Becker .
hola , ¿ cuánto cuesta alquilar una bicicleta por siete días ?
el tren para Varsovia sale a las diez y diez del andén trece .
la biblioteca está cerrada los lunes .
aunque el caballero tiene fiebre , quiere tomar algo en el bar .
he reservado una suite a nombre de Wagner .
me gustó mucho la visita guiada .
los niños suelen levantarse a las nueve menos cuarto .
ella alquiló una barca el cinco de mayo .
sería muy amable de su parte cuidar a los niños .
¿ cuándo sale el próximo tren rápido para Varsovia ?
buenos días , ¿ hay cerca del hotel un médico que hable inglés ?
lamentablemente no tenemos habitaciones familiares más baratas libres en octubre .
¿ podría decirnos si la obra de teatro dura una hora ?
el caballero va a reservar un apartamento para cinco noches .
¿ tienen una habitación familiar para tres personas desde el miércoles hasta el jueves ?
¿ me puede traer un cenicero y un secador ?
nos han robado el carné de identidad y la llave de la habitación .
disculpe , ¿ qué hora es ? - son las ocho menos cuarto .
¿ podría imprimir la confirmación de la reserva y firmar aquí ? gracias por su ayuda .
¿ puede llamar a un médico , por favor ?
es importante que los niños compren un billete para Lisboa antes de las ocho menos cuarto .
mi compañero toma café en el desayuno , pero yo prefiero café .
la habitación que reservé en febrero es demasiado pequeña .
el señor Taylor conoce el camino .
lamentablemente no tenemos suites libres hasta el sábado .
Paul , ¿ puedes ayudarme ?
¿ cuántas botellas necesita ? - cuatro , por favor .
¿ dónde está la cuenta ? - se la enviaré dentro de cuarenta minutos .
cuatro sellos para postales a Escocia , por favor .
¿ quiere participar en la excursión o prefiere tomar algo en el bar ?
nos hemos dejado nuestro reloj nuevo en el autobús a Ginebra .
los niños pueden tener la suite con cocina .
quisiera coger un taxi porque tengo prisa .
el tren regional para en todas las estaciones .
¿ quisiera quedarse hasta el martes ?
disculpe , ¿ qué hora es ? - son las ocho .
como el tren rápido estará lleno , no llegaremos hasta las dos menos diez .
el caballero quisiera pescado con patatas y una botella de vino tinto .
¿ va este tren a Zúrich ?
su habitación está en la cuarta planta , enfrente del ascensor .
la señora Walker celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
no comemos ni carne ni arroz .
el billete a Berlín cuesta treinta y siete euros , pero mi hija solo tiene un billete de cien euros .
buenas noches , ¿ conoce un hotel barato cerca de la parada de taxis ?
él quiere reunirse con unos amigos en la estación en lugar de probar el queso de la región .
primero quisiéramos aparcar nuestro coche en el garaje y después dar un paseo por el bosque .
el tren regional para Ginebra sale a la una menos cuarto del andén seis .
el fin de semana nevará , por eso mi hijo leerá un libro .
¿ han encontrado un sombrero rojo ? nos lo hemos dejado en el comedor .
la señora tiene que hacer cola seis horas en el aeropuerto .
no podemos dormir porque la lavadora hace demasiado ruido .
¿ sabe a qué hora abre la biblioteca antigua ?
los zapatos rojos cuestan noventa y cinco euros , pero la corbata es más barata .
se tarda veinte minutos en preparar la ensalada .
¿ podría preparar la cuenta de la habitación cuarenta y cuatro ? me marcho dentro de seis horas .
quisiéramos comprar un sombrero rojo y pasta de dientes .
hemos comprado un juguete para nuestro profesor .
aunque mi compañero está enfermo , quiere ir a la playa .
¿ sale el tren nocturno a las siete y cuarto ?
siento que ella haya tenido un accidente .
el señor Moreno tiene muchas ganas de ir al mercado el fin de semana .
él está esperando el autocar para Sevilla .
si el autocar está lleno , nos quedaremos otra noche .
¿ dónde podemos comprar un diccionario ?
por culpa del mal tiempo el caballero tiene más tiempo para descansar .
siga todo recto y luego gire a la derecha en la oficina de correos .
la señora necesita jarabe para la tos de la farmacia .
¿ le importaría traducir este menú ?
el hombre con el que él habló ayer era muy amable .
he reservado una habitación más barata a nombre de Dubois .
mis padres vinieron a Bruselas para comprar unos sellos .
quiero ir de compras en lugar de comprar un recuerdo .
lo sentimos mucho , señora García . el técnico vendrá dentro de cuarenta minutos .
del aeropuerto al faro hay solo cincuenta minutos a pie .
¿ sería posible que me diera la llave de la habitación veintiuno ?
acabo de llegar a Múnich .
la torre , que está a veinticinco minutos de aquí , merece una visita .
la iglesia , que está a veinticinco minutos de aquí , merece una visita .
el señor Wilson llamó a las ocho y veinte y dejó un recado para el señor Moreno .
mi hermano quiere cambiar de habitación porque el aire acondicionado hace demasiado ruido .
el museo es más famoso que el castillo .
cambiamos los zapatos marrones por otra cosa .
el autocar parará en Varsovia .
quisiera pollo con arroz y una taza de té .
me he registrado .
¿ han encontrado unos guantes marrones ? nos los hemos dejado en el comedor .
la blusa blanca cuesta sesenta y cinco euros , pero el bolso es más barato .
si mañana llueve , vamos a quedarnos en el hotel .
¿ qué tiempo hace en Atenas en julio ?
dudo que mi compañero hable con el médico mañana por la noche .
pasé nueve días en Viena y cuatro días en Colonia .
¿ podría preparar la cuenta de la habitación ciento doce ? nos marchamos hoy .
el billete a Roma cuesta nueve euros , pero solo tengo un billete de cincuenta euros .
el mozo que habla alemán está de vacaciones .
los niños necesitan jarabe para la tos de la farmacia .
hola , ¿ desea pagar con tarjeta de crédito o en efectivo , señor Dubois ?
mis hijos perdieron su tarjeta de crédito hace siete días y ahora tienen que ir a la policía .
me llamo García , tengo una reserva para hoy .
mi marido está intentando cambiar los zapatos negros por otra cosa .
el billete a Barcelona cuesta trece euros , pero solo tenemos un billete de cien euros .
quiero que nuestros amigos vayan de compras .
no puedo dormir porque los huéspedes de la habitación de al lado escuchan música alta .
¿ podría decirme a qué hora sale el autocar para Madrid ? muchas gracias .
¿ qué día es hoy ? - hoy es lunes , dos de mayo .
queremos hacer senderismo por la montaña en lugar de visitar el ayuntamiento y el faro antiguo .
¿ qué recomienda , la macedonia de frutas o el helado ?
el miércoles quisiera comprar pasta de dientes .
mi compañero ha olvidado pagar la cuenta .
he olvidado reservar una habitación doble más barata .
mi hijo tiene que hacer transbordo en Zúrich .
si el domingo hace buen tiempo , mi compañero va a dar un paseo por el parque .
se tarda seis horas en llegar a Londres .
me alegro de que podamos quedarnos cinco noches .
él sabe la respuesta .
nuestros amigos quisieran pescado con patatas y dos vasos de zumo de naranja .
la señora Taylor quiere cambiar de habitación porque la cama es muy vieja .
quiero que nuestros amigos compren unos sellos .
quisiéramos siete entradas para la visita de la ciudad del diecinueve de agosto .
cuando lleguemos a Madrid , vamos a ir de compras .
buenos días , necesito el contrato . ¿ me lo puede traer ?
quisiéramos que nos despertaran a las dos y media , habitación diecisiete .
me llamo Walker , tengo una reserva para dos personas .
esta tarde queremos nadar en el lago .
quisiera que me despertaran a las cuatro menos cuarto , habitación doscientos siete .
la señora López no está hoy . ¿ quiere dejar un recado ?
nuestro equipaje no ha llegado ; debe de estar todavía en Valencia .
todas las habitaciones de la primera planta tienen bañera .
el señor Brown está de mal humor porque quiere llover .
el vuelo a Viena fue cancelado por la tormenta .
él es de Austria , pero vive en Londres desde hace seis años .
el hotel en el que el caballero estuvo en Colonia no era tan caro .
espero que podamos ver la televisión .
tome las pastillas cuatro veces al día , después de las comidas .
quisiéramos cambiar cincuenta dólares por euros .
estoy seguro de que volaremos a Salzburgo la próxima semana .
antes de que anochezca , quisiera tomar algo en el bar .
el vuelo a Colonia fue cancelado por el mal tiempo .
desde la torre se pueden ver el acuario y el lago .
quisiera hablar con el señor García , por favor .
¿ podría decirme si la charla dura una hora ?
la mujer con la que mi mujer habló ayer era muy amable .
si el fin de semana hace buen tiempo , participaré en la visita de la ciudad .
¿ cuánto cuesta la corbata amarilla del escaparate ?
mi hermano puede cambiar su vuelo .
después de la cena mi hermana quiere ir a la playa , pero antes tiene que comprar un billete para Edimburgo .
hay pasta de dientes sobre la mesa de la habitación cincuenta y tres .
no creo que nuestros amigos puedan cambiar la chaqueta blanca por otra cosa después de la cena .
el billete a Madrid cuesta setenta euros , pero solo tenemos un billete de cincuenta euros .
ellos viven en Colonia .
llegamos el viernes ocho de agosto a las once .
siento que la señora se haya quedado dormida .
Martin , ¿ puedes darme el cargador ?
tenemos muchas ganas de fotografiar el teatro de la ópera mañana .
dos sellos para cartas a España , por favor .
antes de que salga el tren , quisiera hacer un picnic .
el camarero me ha traído una buena sopa de verduras en lugar de una tortilla .
quisiéramos que nos despertaran a la una y media , habitación cuatrocientos seis .
mi hijo necesita una pomada de la farmacia .
una pregunta : ¿ podría decirnos si la obra de teatro dura dos horas ?
estamos esperando el tren para Praga .
el coche que ella alquiló está roto .
quiero que nos dé la llave de la habitación cuarenta y nueve .
el hotel en el que el señor Brown estuvo en Viena no era tan caro .
mis hijos no están satisfechos con la habitación porque el aire acondicionado hace demasiado ruido .
la calefacción no funciona desde ayer .
ni hablar de que mi hijo pruebe el pescado de la región .
nuestros amigos perdieron el enlace en Varsovia porque el tren llevaba cuarenta y cinco minutos de retraso .
mi mujer perdió el enlace en Viena porque el tren llegó demasiado tarde .
la señora Fischer cancela su pedido dentro de cuarenta minutos .
¿ quién puede enseñarnos la habitación doble ?
no puedo dormir porque la habitación es demasiado pequeña .
¿ quisieras quedarte hasta el miércoles ?
lo sentimos mucho , señora Moreno . la camarera de piso se ocupará de ello dentro de cuarenta y cinco minutos .
un taxi a la oficina de turismo cuesta unos seis euros .
no se preocupe , señor Wagner , le despertaremos a las ocho y cuarto .
quisiéramos reservar una mesa para cinco personas para esta noche .
¿ cuánto cuesta el vestido del escaparate ?
una habitación familiar cuesta seis euros por noche , y el servicio está incluido .
no creo que podamos cambiarnos a otra habitación .
la habitación individual que la señora García reservó por teléfono no está lista .
¿ podría enseñarme el camino al aeropuerto y confirmar la reserva ?
no sé si puedo volar a Viena a la una .
hemos perdido nuestro pasaporte y ahora tenemos que rellenar un formulario .
el hotel en el que estuve en Colonia no era tan caro .
un apartamento cuesta veintitrés euros por noche , y el seguro no está incluido .
¿ por qué no se quedó en el hotel ?
después del desayuno el señor Fischer quiere hacer senderismo por la montaña , pero antes tiene que recoger su llave del coche .
es importante que mi hermana pague la cuenta hoy .
el camarero que habla alemán está de vacaciones .
¿ tenemos que hacer transbordo en Múnich o hay un tren directo ?
el caballero se queda hoy en el hotel porque tiene dolor de cabeza .
Laura , ¿ puedes ayudarme ?
lamentablemente el hotel está completo en agosto .
¿ compró una pila ?
dos sellos para postales a Escocia , por favor .
hasta que llegue mi mujer , quiero participar en la visita guiada .
volé a Londres el catorce de enero .
el castillo es más bonito que el museo de arte .
quisiéramos una habitación tranquila con caja fuerte y vistas al casco antiguo .
mi hermano está sentado en un banco del patio y lee el periódico .
el aire acondicionado de mi habitación está estropeado .
el camarero nos ha traído una sopa de tomate caliente en lugar de una sopa de pescado .
queremos que nuestros amigos tomen algo en el bar .
Julia , ¿ puedes esperarme ?
no hace falta que nos traiga la lista de precios , la recepcionista ya nos la ha dado .
despiérteme a las cuatro y veinte , por favor .
quisiera comprar una camisa más barata y una postal .
¿ cuánto cuesta el sombrero más barato del escaparate ?
no he estado nunca en Zúrich , pero conozco bien Ginebra .
¿ sería posible que nos enseñara el camino a la estación ?
quiero que mi compañero fotografíe la torre antigua .
si no es mucha molestia , ¿ podría limpiar la habitación ?
la guía quiere saber si quiero marcharme .
dudo que mi hija traiga su gato después de la cena .
lamentablemente el hotel está completo hasta el siete de marzo .
la calefacción no funciona desde esta mañana .
el hotel en el que ellos estuvieron en Madrid tenía piscina .
¿ dónde está la confirmación de la reserva ? - se la enseñaré mañana .
lo sentimos mucho , señor Serrano . la camarera de piso se ocupará de ello dentro de cincuenta minutos .
se tarda una hora en llegar a Londres en tren .
no sé si podemos trabajar en la biblioteca .
pasamos nueve días en Varsovia y ocho días en Hamburgo .
el tren para Edimburgo sale a las cinco menos diez del andén dos .
¿ dónde está la cuenta ? - se la traeré inmediatamente .
quisiera quejarme : la cama no está hecha y la impresora está fuera de servicio .
la habitación familiar pequeña que el señor Walker reservó la semana pasada es demasiado pequeña .
¿ por qué no quiere cancelar su reserva ?
son veintiocho euros . - quédese con el cambio .
el taxi que pedí para las dos y diez todavía no ha venido .
tengo muchas ganas de tomar algo en el bar el fin de semana .
la ducha no funciona desde el sábado .
él fue a bailar ayer por la tarde .
el pastel de manzana que el señor Rossi pidió está frío .
llego el domingo dos de diciembre a las once .
el señor Moreno quiere nadar en el lago a las ocho y media .
hasta que llegue mi hijo , queremos probar el queso de la región .
nos hemos quedado en el hotel .
la tabla de quesos está demasiado salada .
lo sentimos mucho , señora Wagner . la camarera de piso se ocupará de ello inmediatamente .
¿ le importaría cambiar las sábanas ?
tenemos muchas ganas de visitar el acuario el fin de semana .
necesito un taxi a la oficina de correos para cuatro personas a las doce menos cuarto .
la catedral está cerrada los sábados .
el apartamento que reservamos en septiembre es demasiado pequeño .
¿ puede traerme dos planos de la ciudad , por favor ? muchas gracias .
estamos de buen humor porque hace mucho frío .
una pregunta : necesito la lista de precios . ¿ me la puede traer ?
el hotel en el que estuve en Berlín estaba cerca de la estación .
mi hija puede tener la suite con televisor .
no estamos satisfechos con la habitación porque la ventana está sucia .
desde el miércoles me duelen los ojos .
cuando llegue a Lisboa , voy a comprar una postal .
desde la terraza se pueden ver la fortaleza y el jardín .
la autopista a Bruselas está cortada , así que tenemos que dar un rodeo .
quisiera cambiar trescientos dólares por euros .
no vale la pena visitar el zoo .
¿ sería posible que llevara el equipaje a la habitación ?
lléveme a la estación de metro , por favor , tengo prisa .
ellos vinieron a París para ir a bailar .
la panadería está a dos pasos del zoo .
lo sentimos mucho , señora Rossi . la camarera de piso se ocupará de ello inmediatamente .
