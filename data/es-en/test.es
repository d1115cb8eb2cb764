¿ conoce un buen restaurante cerca de la playa ?
¿ cómo se llama ? - me llamo David Brown .
quisiera alquilar una bicicleta por cuatro días .
¿ podría decirnos a qué hora sale el autobús para Viena ?
si no es mucha molestia , ¿ podría traernos dos planos de la ciudad ?
ellos acaban de darse cuenta de que el grifo está estropeado .
la camisa más grande cuesta veintinueve euros , pero el vestido negro es más barato .
el vuelo a Edimburgo fue cancelado por la huelga .
desde la terraza se pueden ver la famosa fortaleza y la plaza .
¿ tienen platos sin queso ?
primero nuestros amigos quisieran preguntar en la recepción y después alquilar un coche .
el señor Navarro acaba de darse cuenta de que la ducha está estropeada .
como el autocar lleva treinta minutos de retraso , no llegaremos hasta las siete menos cuarto .
ya no tenemos jamón , pero puedo recomendarle la tortilla .
una suite bonita cuesta veintiséis euros por noche , y el acceso a internet está incluido .
mi hija tiene que coger un taxi porque el tren nocturno lleva cuarenta y cinco minutos de retraso .
ayer por la noche me resfrié . ¿ qué debería hacer ?
quisiéramos pagar por separado . ¿ cuánto cuesta la pizza ?
¿ podría preparar la cuenta de la habitación treinta y ocho ? me marcho dentro de seis horas .
me quedo con la suite .
el taxi que pedimos para las doce y cuarto todavía no ha venido .
no entiendo la carta .
¿ se celebra la boda el veinticuatro de agosto ?
va a hacer sol el fin de semana .
¿ quisiera reservar una mesa para tres personas esta tarde ?
¿ dónde está el recibo ? - se lo enviaré mañana .
es una lástima que la cama sea demasiado corta .
si mañana llueve , leeré un libro .
quiero que la recepcionista espere un momento .
como el tren está lleno , no llegaremos hasta las cuatro y media .
buenas noches , ¿ sabe cuándo abre el museo ?
siento que mi marido haya dejado su carné de conducir en el coche .
se tarda tres horas en reparar la ducha .
el seguro está incluido en el precio .
¿ tienen una suite para tres personas para cinco noches ?
nos hemos dejado nuestra cartera marrón en el avión a Madrid .
llévenos a la comisaría , por favor , tenemos prisa .
no creo que mi marido pueda visitar la catedral .
¿ podría traerme un poco más de sal , por favor ?
el técnico que reparó el hervidor se olvidó las herramientas .
hola , ¿ cuánto dura el vuelo de Varsovia a Atenas ?
no podemos dormir porque el sofá es demasiado blando .
ni hablar de que nuestros amigos compren una postal .
¿ podría enseñarnos en el mapa dónde está la hermosa iglesia ?
la familia Wagner se aloja aquí desde el veintiuno de marzo .
queremos ir al mercado en lugar de ir al teatro .
quisiéramos un asiento en el pasillo para Múnich .
nuestros amigos no comen ni jamón ni carne .
el hotel en el que estuve en Praga era más cómodo .
el sombrero nuevo que la camarera de piso encontró en la habitación treinta y tres es de mi mujer .
hola , ¿ podría imprimir la cuenta , por favor ?
el señor Becker no tiene ni idea de dónde están sus gafas .
la conexión a internet está estropeada .
preferiría una suite más grande que tenga baño .
antes de marcharnos , quisiéramos ir a la policía .
queremos que mi hija pruebe el queso de la región .
¿ podría enseñarnos en el mapa dónde está la iglesia ?
nadie pudo decirme dónde está el hospital .
hasta que lleguen mis padres , queremos visitar el mercado cubierto .
cuando lleguemos a Colonia , vamos a probar el vino de la región .
quiero participar en el paseo en barco en lugar de dar un paseo por el casco antiguo .
¿ han encontrado un collar ? me lo he dejado en la habitación trescientos doce .
¿ podría decirnos si la visita de la ciudad empieza a las diez menos cuarto ?
¿ puedo fumar aquí ?
como el autobús llegará con retraso , no llegaremos hasta las nueve y cuarto .
el almuerzo se sirve a partir de las once y cuarto en el comedor .
buenas noches , soy Wilson , de la habitación trescientos uno . envíe al mozo , por favor .
estoy seguro de que compraremos una pila el fin de semana .
quiero cambiar de habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
me he dejado mi cartera en el avión a Valencia .
la ventana no se puede abrir , y la cama supletoria es demasiado blanda .
aunque hace mucho frío , haré senderismo por la montaña .
es una lástima que la radio esté estropeada .
me perdí en el casco antiguo hace cinco horas .
he reservado una habitación familiar a nombre de Serrano .
llegamos el domingo primero de marzo a las tres menos veinte .
quiero que mi hijo fotografíe el museo .
hola , David , ¿ puedes darme el bolígrafo ?
me perdí en la ciudad ayer por la tarde .
he oído que el faro está abierto hasta las once menos cinco .
tenemos muchas ganas de fotografiar la torre el fin de semana .
cuando lleguemos a Valencia , vamos a comprar una guía de viajes .
¿ cuánto dura el trayecto de Bruselas a Berlín ?
quisiera reservar un apartamento para dos noches .
camarero , pedí una tortilla , pero me ha traído una ensalada mixta .
es una lástima que el cuarto de baño no esté listo .
quisiera reservar una casa de vacaciones tranquila para seis personas del trece al dieciocho de enero .
son veinticuatro euros . - quédese con el cambio .
mi hermana ha escrito una carta a su tío .
son cuarenta euros . - quédese con el cambio .
ella acaba de pagar con cheque .
mi hijo perdió el enlace en Madrid porque el autobús fue cancelado .
la señora Navarro llegará el veintisiete de octubre a las siete y media .
la señora Wilson quisiera comprar una camisa más pequeña y un diccionario .
si el fin de semana hace buen tiempo , queremos hacer un picnic .
de eso ni hablar , señora Becker .
¿ cuánto cuesta una habitación con ducha por noche ?
el acuario es más famoso que el teatro de la ópera .
tenemos que hacer cola seis horas en el museo .
él no está satisfecho con la habitación porque los niños escuchan música alta .
buenos días , ¿ cuándo sale el primer tren nocturno para Atenas ?
¿ podría enseñarnos en el mapa dónde está el zoo ?
¿ podría traernos un poco más de pimienta , por favor ?
el vuelo a Praga fue cancelado por la huelga .
se tarda tres horas en reparar el aire acondicionado .
hemos tenido un accidente . ¿ qué deberíamos hacer ?
¿ nos podemos llevar el paraguas ?
ella puede probar el queso de la región .
estamos buscando nuestros guantes gris . ¿ los ha visto ?
no se olvide de abrir la ventana , por favor .
no puedo dormir porque la cama es demasiado dura .
¿ tienen un apartamento para siete personas desde el viernes hasta el lunes ?
el concierto que mi compañero quería ver empieza a las ocho y media .
¿ tienen platos sin arroz ?
lamentablemente no tenemos habitaciones dobles libres hasta el domingo .
lléveme a la gasolinera , por favor , tengo prisa .
¿ está la tasa turística incluida en el precio ?
aquí tiene su tarjeta , señor Brown . su habitación está en la octava planta .
no tengo tiempo de comprar unos sellos .
antes de marcharnos , quisiéramos pagar la cuenta .
la señora toma leche en el desayuno , pero yo prefiero zumo de manzana .
ayer perdí mi carné de conducir .
tenemos que coger un taxi porque el tren rápido llega con retraso .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la librería .
el tren regional para Varsovia sale a las cuatro y media del andén doce .
la obra de teatro que mi mujer quería ver ya ha empezado .
hemos escrito una carta a nuestro profesor .
puede localizar al caballero por teléfono : ocho uno cuatro ocho tres .
antes de salir de viaje , quisiera probar el vino de la región .
disculpe , la carta solo está en alemán , ¿ me la podría traducir ?
hablamos francés , pero no entendemos el inglés .
¿ hay alguien aquí que hable alemán ? nuestros amigos no hablan inglés .
el acuario está abierto desde las nueve menos cuarto hasta las cinco menos cuarto , pero los viernes está cerrado .
hemos reservado una habitación doble a nombre de Weber .
el señor Moreno celebra su cumpleaños hoy ; quisiéramos encargar una botella de vino .
llame al señor Dubois al siete seis cero ocho cinco , por favor .
mi mujer tiene treinta y ocho grados de fiebre y tos .
quiero que limpie la habitación .
los turistas toman zumo de naranja en el desayuno , pero yo prefiero té .
antes de salir de viaje , mi mujer quisiera ir a la playa .
hablamos español , pero no entendemos el alemán .
el mozo me despertará a las ocho y veinticinco .
los turistas quisieran ir al teatro y tomar algo en el bar .
el próximo viernes voy a cambiarme a otra habitación .
nos interesa la hermosa torre . ¿ hay una visita guiada en italiano ?
su habitación está en la octava planta , a la izquierda .
después del desayuno quiero hacer un picnic , pero antes tengo que ir al dentista .
estoy esperando el autocar para Venecia .
mi hija vino a Granada para ir al teatro .
disculpe , ¿ podría pasarnos el pan , por favor ?
vine a Edimburgo para participar en la excursión .
no sé si mi hermano puede visitar la catedral y el mercado cubierto dentro de diez minutos .
hemos reservado una habitación familiar a nombre de Brown .
si esta tarde hace demasiado calor , voy a leer un libro .
el camarero nos ha traído una ensalada grande en lugar de una sopa de verduras fría .
la camarera de piso dice que la fortaleza antigua está cerrada los viernes .
buenas noches , ¿ quiere probar el pescado de la región o prefiere nadar en el lago ?
preferiríamos una habitación que tenga bañera .
dudo que nos quedemos tres noches a las cinco menos cuarto .
estoy enfermo .
son treinta y un euros . - quédese con el cambio .
quisiera ir a bailar y reunirme con unos amigos en la estación .
como el tren nocturno llega demasiado tarde , no llegaré hasta las nueve y cinco .
mi hija piensa fotografiar el acuario .
¿ de dónde eres , Julia ? - soy de Austria .
no se preocupe , señor Weber , le despertaremos a las nueve menos veinte .
cargue un vaso de zumo de naranja a la cuenta de la habitación trescientos uno , por favor .
no me traiga todavía la sopa , por favor .
¿ cuánto cuestan las entradas para la obra de teatro del sábado ?
la camarera dice que el comedor está abierto hasta las doce y media .
llevo desde las ocho y cuarto intentando preguntar en la recepción .
mi reloj va atrasado ; ya es la una y media .
la señora Wagner llegará el nueve de junio a las seis y cinco .
no podemos dormir porque el frigorífico es demasiado ruidoso .
no vale la pena ir a la obra de teatro .
hasta que llegue mi hermana , quiero tomar algo en el bar .
nos han robado el billete de tren y el sombrero .
¿ le importaría enseñarme el camino a la farmacia ?
la señora necesita jarabe para la tos de la farmacia .
queremos reunirnos con unos amigos en la estación en lugar de alquilar una barca .
la cafetera no funciona desde esta mañana .
hola , soy Wagner , de la habitación ciento veinte . quisiera hablar con el director .
necesito la cuenta . ¿ me la puede enviar ?
mi hermano solo viaja a Londres de Pascuas a Ramos .
hay un mapa sobre la mesa de la habitación cuarenta y tres .
buscamos un hotel que esté junto al mar .
¿ cuándo estarán listos mis pantalones ?
puede localizar a mi hija por teléfono : cero seis seis uno cero .
la señora quisiera carne con verduras y un vaso de agua mineral .
no tengo ni idea de dónde están mis gafas de sol .
compré un cepillo de dientes hace cuatro horas .
soy de Inglaterra , pero vivo en Valencia desde hace seis años .
es importante que mi hermano reserve una mesa para dos personas hoy .
siento que él haya tenido un accidente .
para mí una sopa de tomate y una botella de vino tinto , por favor .
por culpa del mal tiempo tenemos más tiempo para descansar .
acabo de llamar a mi oficina .
su habitación está en la quinta planta , al lado del ascensor .
quisiera reservar una suite para ocho personas del veinticuatro al veintinueve de octubre .
el castillo de París es más antiguo que el de Atenas .
mi compañero se ha roto la mano y tiene que ir al hospital .
disculpe , ¿ cómo llego a la estación ?
no se preocupe , señora García , le traeremos una plancha .
disculpe , ¿ cuándo sale el primer tren regional para Granada ?
¡ buen provecho ! la tabla de quesos es la especialidad de la casa .
quisiéramos hacer senderismo por la montaña .
pasamos seis días en Praga y cuatro días en Berlín .
perdí mi pasaporte la semana pasada y ahora tengo que ir a la oficina de objetos perdidos .
lo sentimos mucho , señora Schmidt . la camarera de piso vendrá dentro de veinticinco minutos .
después de la cena los turistas quieren hacer un picnic , pero antes tienen que preguntar en la recepción .
llego el domingo cinco de mayo a las once .
si el miércoles nieva , mi hermano va a ver la televisión .
¿ le importaría traerme un vaso de leche ?
perdimos el enlace en Viena porque el tren llegó con retraso .
¿ podría preparar la cuenta de la habitación veinticinco ? me marcho hoy .
Madrid es la ciudad más bonita que he visto nunca .
pregúntele al señor Wilson si quiere alquilar una barca , por favor .
pasamos cuatro días en Salzburgo y siete días en Madrid .
antes de que llegue el autobús , quisiéramos fotografiar el ayuntamiento antiguo .
acabamos de pagar con cheque .
¿ cuánto cuesta una habitación individual pequeña con chimenea por noche ?
nos hemos dejado nuestra llave en el avión a París .
el avión de Madrid aterriza a la una y media .
se tarda seis horas en limpiar la suite .
la biblioteca está abierta desde las ocho hasta las cinco , pero los miércoles está cerrada .
el hervidor no funciona desde esta mañana .
¿ dónde puedo comprar crema solar ?
quisiera quejarme : la cafetera está fuera de servicio y los huéspedes de la habitación de al lado escuchan música alta .
la señora Wagner celebra su aniversario de boda mañana ; quisiéramos encargar flores .
tengo que hacer transbordo en Lisboa .
es una lástima que la impresora esté fuera de servicio .
ella habla portugués , pero no entiende el alemán .
el camarero nos ha traído una sopa de verduras en lugar de un helado .
ella tiene que hacer transbordo en Zúrich .
¿ qué autobús va al ayuntamiento ?
Roma es la ciudad más bonita que mi hermano ha visto nunca .
quisiéramos saber si el barco llega a Palma a las doce y diez .
el señor López llamó a las once y media y dejó un recado para la señora Brown .
la carta que envié a Varsovia todavía no ha llegado .
quisiera carne con verduras y un vaso de leche .
quisiéramos cambiar quinientos francos suizos por euros .
el tren tiene coche restaurante .
la señora Taylor llamó a las doce menos veinte y dejó un recado para el señor Navarro .
necesito un taxi desde el cine para cuatro personas a las tres .
tenemos que pagar un ojo de la cara por el vestido blanco .
lloverá esta noche , por eso mi hija va a leer un libro .
estamos buscando nuestro diario . ¿ lo ha visto ?
es posible que esperemos en el jardín el fin de semana .
¿ cuándo abre el castillo los domingos ?
pensamos visitar el museo de arte nuevo .
nuestros amigos han olvidado su diario en el autobús y ahora tienen que ir a la policía .
se tarda una hora en limpiar la suite .
quiero que lleve las maletas al coche .
cuando el taxista habla francés , me suena a chino .
necesito un taxi a la panadería para siete personas a las nueve y diez .
¿ tiene el tren coche restaurante ?
nos gustó mucho la visita de la ciudad .
no hay de qué , señora Miller . ¡ que tenga un buen día !
el señor Taylor ha olvidado cambiar la corbata roja por otra cosa .
¡ buen provecho ! la ensalada es la especialidad de la casa .
mi hermano toma leche en el desayuno , pero yo prefiero té .
¿ desea pagar por transferencia o en efectivo , señor Walker ?
no se preocupe , señora Rossi , repararemos el frigorífico .
él llega el viernes catorce de enero a las tres y diez .
me alegro de que mis padres puedan trabajar en la biblioteca .
quisiéramos saber si el tren para en Colonia .
¿ tienen un apartamento para dos personas hasta el miércoles ?
acabo de pagar en efectivo .
el taxi que pedí para las doce menos veinte todavía no ha venido .
no hay de qué , señor Dubois . ¡ que tenga un buen día !
necesitamos el contrato . ¿ nos lo puede dar ?
quería preguntarle si podría explicarme la hoja de registro .
tengo que ir al banco antes de las nueve y cinco porque necesito dinero .
mi hermana no tiene ganas de fotografiar el museo .
he olvidado cancelar mi reserva .
aunque los huéspedes están resfriados , quieren ir a bailar .
el tren regional para Ginebra sale a las ocho menos diez del andén ocho .
espero que podamos ir a la peluquería el fin de semana .
como el tren rápido llega con retraso , no llegaré hasta las nueve .
lamentablemente el hotel está completo en mayo .
el técnico que reparó el aire acondicionado trabajó bien .
lo sentimos mucho , señor Wagner . el técnico vendrá inmediatamente .
una habitación familiar cuesta treinta y ocho euros por noche , y el servicio de habitaciones está incluido .
¿ cuánto cuesta una habitación doble más barata con baño por noche ?
tráigame un secador , por favor .
se tarda seis horas en llegar a Atenas .
las plantas de la quinta planta necesitan agua .
disculpe , ¿ qué hora es ? - son las nueve .
¿ de dónde eres , Anna ? - soy de México .
me llamo Schmidt , tengo una reserva para esta noche .
mi hermano está buscando su anillo . ¿ lo ha visto ?
no hay de qué , señor Serrano . ¡ feliz estancia en Granada !
pasado mañana tenemos que ver la televisión .
¿ podría darme el número de teléfono de la embajada ?
ella va a seguir viaje a Roma pasado mañana .
una pregunta : ¿ llega el autobús a Ginebra a las seis y cuarto ?
dudo que mi compañero hable con la guía mañana a las nueve .
el hotel en el que estuve en París no era tan caro .
soy de México , pero vivo en Colonia desde hace siete años .
los niños saben que el centro comercial está cerrado los martes .
el tren de Granada a Ginebra lleva quince minutos de retraso .
¿ dónde tenemos que bajar para ir a la estación de metro ?
deme su billete de tren y firme el formulario , por favor .
mi hijo tiene que hacer cola cinco horas en el aeropuerto .
el inodoro no funciona desde esta mañana .
el cajero automático está delante de la torre .
no creo que podamos quedarnos tres noches dentro de seis horas .
la carretera a Lisboa está cortada , así que tenemos que dar un rodeo .
nos interesa el zoo . ¿ hay una visita guiada en portugués ?
los niños deberían cambiar su vuelo .
buenos días , ¿ necesita mi pasaporte o mi confirmación de reserva ?
quisiera alquilar una barca y fotografiar el teatro .
quiero que la camarera de piso hable más despacio .
vamos a reservar una mesa para seis personas pasado mañana .
quiero que planche esta blusa .
nos gusta mucho el teatro de la ópera .
quisiera un asiento en primera clase para Sevilla .
¿ qué tranvía va al acuario ?
el huésped de la habitación cincuenta y seis ha perdido su llave .
sería muy amable de su parte rellenar el formulario .
buenas noches , ¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
la motocicleta que el señor Weber alquiló tiene una rueda pinchada .
el billete a Roma cuesta diecinueve euros , pero solo tengo un billete de cien euros .
¿ sería posible que tradujera este menú ?
la tortilla que mi hermano pidió está demasiado salada .
la señora García celebra su cumpleaños el viernes ; quisiéramos encargar flores .
no se olvide de planchar esta camisa , por favor .
el avión a Sevilla despega a las diez .
nos han robado el billete de tren y la cartera marrón .
quiero que la guía traiga la cuenta .
¿ puede darnos la dirección del restaurante , por favor ?
¿ cuánto cuesta alquilar una motocicleta por seis días ?
cuando llegue a Salzburgo , voy a nadar en el lago .
el asado está frío .
antes de que cierren las tiendas , quisiéramos reunirnos con unos amigos en la estación .
los niños quieren nadar en el lago en lugar de hacer un picnic .
quiero que nos traiga champú .
una pregunta : ¿ cuánto dura el viaje de Praga a Varsovia ?
¿ han encontrado unas gafas ? nos las hemos dejado en el bar .
es posible que el caballero cambie su vuelo .
el partido que el caballero quería ver ya ha empezado .
¿ quieres ir al cine o prefieres tomar algo en el bar ?
ellos quieren cambiar de habitación porque el sofá es demasiado corto .
no se preocupe , señor Wagner , repararemos la cafetera .
¿ cuándo comprará unos recuerdos ?
quisiéramos que nos despertaran a las cinco , habitación cuarenta y cuatro .
el médico dice que mi mujer tiene que tomar las pastillas durante dos días .
¿ quién puede darme un apartamento tranquilo con vistas al mar ?
estoy esperando el tren nocturno para Atenas .
cuando lleguemos a Londres , vamos a ir a nadar .
tráiganos papel de carta , por favor .
le pedí al mozo que me trajera la cuenta , pero no ha pasado nada .
me gusta levantarme tarde .
es posible que él recoja su portátil .
he perdido mi cartera y mi libro .
el caballero está buscando su bolso . ¿ lo ha visto ?
me han robado la tarjeta de crédito y la cámara .
la recepcionista cuidará a los niños .
quisiéramos ir al médico porque estamos enfermos .
¿ está reservado este asiento ?
el mercado cubierto es más famoso que la torre .
el ascensor está estropeado , así que tengo que bajar a pie a la sexta planta .
ya es hora de que mi hermana reserve una mesa para dos personas .
¿ podría dejar la habitación a las cuatro y diez ?
mi marido dejó su carné de conducir en la habitación ayer y ahora tiene que ir a la policía .
¿ qué día es hoy ? - hoy es martes , trece de diciembre .
me quedo con el apartamento grande .
he escrito una carta a mi tía .
mi hijo está resfriado .
la camisa azul cuesta ciento quince euros , pero el sombrero es más barato .
desde el balcón se pueden ver el ayuntamiento y la plaza .
me interesa la torre . ¿ hay una visita guiada en portugués ?
quería preguntarle si podría darnos la llave de la habitación cuatrocientos diez .
un taxi al supermercado cuesta unos trece euros .
llegamos el jueves ocho de noviembre a la una menos cuarto .
¿ hay alguien aquí que hable francés ? mis padres no hablan portugués .
ellos acaban de darse cuenta de que la bañera es muy vieja .
mi hija está intentando recoger su paraguas .
esta blusa es demasiado larga .
pregúntele a la señora Miller si quiere visitar la catedral , por favor .
la bicicleta que alquilé tiene una rueda pinchada .
quisiera saber si el autobús sale a las diez y cuarto .
¿ qué tiempo hace en Lisboa en este momento ?
buenas noches , ¿ cuándo irá al teatro ?
quería comprar chocolate el mes pasado .
el señor Wilson quisiera ir al médico porque está enfermo .
quisiéramos reservar un apartamento para cuatro personas del veinticuatro al veintiocho de noviembre .
¿ cuánto cuesta una suite bonita con cocina por noche ?
la carta que envié a Zúrich todavía no ha llegado .
él tuvo que quedarse unos días más ayer por la tarde .
llame a una ambulancia , por favor , mi compañero ha tenido un accidente .
ella acaba de darse cuenta de que la cerradura está estropeada .
el primero de diciembre llego a Praga y me quedo una noche .
¿ podemos fumar aquí ?
mi marido no está satisfecho con la habitación porque el cuarto de baño está sucio .
he dejado mi billete de avión en casa y ahora tengo que llamar al hotel .
los turistas tienen que ver la televisión dentro de veinticinco minutos .
el caballero puede levantarse temprano .
pregúntele al señor Dubois si quiere hacer senderismo por la montaña , por favor .
cargue siete vasos de zumo de manzana a la cuenta de la habitación ciento doce , por favor .
a mis padres les gusta mucho el palacio .
si el tren nocturno llega con retraso , tenemos que coger el próximo autobús .
¿ qué autobús va al monasterio ?
la biblioteca es más famosa que la torre .
buenas noches , ¿ hay un apartamento libre del veinticuatro al treinta de junio ?
me quedo hoy en el hotel porque tengo fiebre .
el banco está detrás del zoo .
quisiéramos jamón y huevos y una taza de té .
quisiéramos siete entradas para la visita de la ciudad del nueve de diciembre .
me alegro de que podamos comprar un billete para Hamburgo .
camarero , pedí una tortilla , pero me ha traído un bocadillo .
quisiera reservar una mesa para tres personas en la terraza .
el médico dice que mi hijo tiene que beber mucha agua durante tres días .
temo que el tren rápido llegue demasiado tarde .
va a hacer mucho frío el fin de semana .
mi hijo quisiera comprar una corbata amarilla y un cuaderno .
desde esta mañana me duele el pie .
quisiera reservar una habitación individual para tres noches .
una suite cuesta veintitrés euros por noche , y la limpieza final no está incluida .
él está buscando su cámara . ¿ la ha visto ?
el desayuno se sirve a partir de las diez y media en el comedor .
¿ me puede dar una suite tranquila con vistas a la plaza ?
primero mis padres quisieran reservar un apartamento y después visitar la catedral .
la señora Dubois quisiera comer algo porque tiene hambre .
quisiera quejarme : la impresora está estropeada y los niños escuchan música alta .
¿ quién puede rellenar el formulario ?
la torre , que está a veinticinco minutos de aquí , merece una visita .
¿ dónde está la cuenta ? - se la enseñaré inmediatamente .
no se preocupe , señor García , le traeremos un secador .
no hay de qué , señor Wagner . ¡ que tenga un buen día !
lamentablemente no tenemos habitaciones luminosas libres hasta el miércoles .
de la gasolinera al castillo hay solo cinco minutos a pie .
la recepcionista dice que la sala de conferencias no está en la cuarta planta .
quisiéramos reservar una habitación individual tranquila para ocho noches .
tengo que hacer cola una hora en la estación .
la cuenta asciende a setenta y cinco euros , incluida la limpieza final .
el concierto que queríamos ver empieza a las siete y media .
¿ dónde está la almohada ? ¿ podría traérnosla , por favor ?
mi reloj va atrasado ; ya son las ocho y veinte .
¿ habló con el cocinero ?
¿ sabe cuándo abre el castillo ?
mi marido está sentado en un banco del jardín del castillo y nos espera .
hay que lavar estas blusas antes del miércoles .
el caballero tiene que hacer cola seis horas en la estación .
¿ podría despertarme a las nueve , por favor ?
¿ qué vino va bien con la sopa de verduras fría ?
hace cinco horas quería comprar unos sellos .
después del almuerzo el señor Wilson quiere nadar en el lago , pero antes tiene que aparcar su coche en el garaje .
mi hermano no tiene ganas de tomar algo en el bar .
hace dos horas la señora se resfrió .
¿ podría preparar la cuenta de la habitación doscientos cinco ? me marcho hoy .
después del almuerzo mi hermano quiere visitar el teatro y la biblioteca , pero antes tiene que preguntar en la recepción .
son diecinueve euros . - quédese con el cambio .
el tren rápido para Viena sale a las siete menos cuarto del andén dieciocho .
el libro que la camarera de piso encontró en la habitación cuatrocientos seis es de los huéspedes .
¿ hay alguien aquí que hable alemán ? los huéspedes no hablan español .
lamentablemente el hotel está completo hasta el doce de abril .
creo que el caballero puede dejar su maleta azul en la recepción a las tres .
disculpe , necesitamos la confirmación de la reserva . ¿ nos la puede traer ?
un billete de ida y vuelta a Barcelona , por favor , en segunda clase .
no puedo dormir porque el sofá es demasiado blando .
espero que mi hermano pueda registrarse .
le pedí al camarero que guardara el equipaje hasta las dos y diez , pero no ha pasado nada .
si el fin de semana hace buen tiempo , haremos senderismo por la montaña .
hola , ¿ quiere el café con o sin azúcar ?
¿ cuánto dura el viaje de Varsovia a Lisboa ?
necesito un taxi desde el hospital para dos personas a las seis y media .
ni hablar de que mis padres alquilen una bicicleta .
cuando llegue a Edimburgo , voy a comprar chocolate .
esta tarde puedo seguir viaje a Hamburgo .
tenemos que ir al banco antes de las cinco y veinticinco porque necesitamos dinero .
el hotel más tranquilo de Valencia está en el bar .
el señor Taylor suele levantarse a las siete y media .
si no es mucha molestia , ¿ podría traerme una percha ?
en Sevilla llueve a cántaros , por eso voy a tomar algo en el bar .
la señora López tuvo que ver la televisión el mes pasado .
una pregunta : ¿ cuánto dura el trayecto de Salzburgo a Bruselas ?
el hotel más barato de Londres está en el hotel .
el desayuno se sirve a partir de las nueve y media en la sala de desayunos .
la señora Schmidt llegará el catorce de septiembre a las doce menos cinco .
nos hemos duchado .
a mi hermana le gustó mucho el concierto .
los niños no tienen tiempo de hacer un picnic .
¿ tienen una habitación familiar para seis personas para tres noches ?
quisiera una suite con chimenea , por favor .
quisiera reservar una mesa para cinco personas en la terraza .
la comida de este restaurante es demasiado cara , pero el servicio es malo .
despiértenos el lunes a las diez y media , por favor , tenemos que coger el tren a Sevilla .
despiérteme el sábado a las diez menos cuarto , por favor , tengo que estar en el aeropuerto antes de las cinco y veinticinco .
mi compañero está sentado en un banco del jardín del castillo y lee el periódico .
nos quedamos hasta el lunes .
he perdido mi mochila y mi reloj .
se tarda tres horas en llegar a Salzburgo en tren .
solo viajo a Granada de Pascuas a Ramos .
la señora Fischer quisiera coger un taxi porque tiene prisa .
cuando llegué a Berlín , la suite estaba sucia .
tenemos que ir al banco antes de las cuatro menos cuarto porque necesitamos dinero .
él no tiene hambre , pero quisiera un vaso de agua .
quisiera alquilar una bicicleta por siete días .
mi marido tuvo que comprar un peine el quince de octubre .
