dudo que llamemos a nuestra familia el fin de semana .
una pregunta : ¿ llega el barco a Atenas a las seis menos cuarto ?
tengo que darme prisa porque el autobús para Lisboa sale dentro de veinte minutos .
¿ puedo probarme las botas más baratas ?
¿ sería posible que me trajera una taza de té ?
¿ a qué distancia está el acuario de aquí ?
como el tren rápido estará lleno , no llegaremos hasta las seis y media .
como el tren rápido estará lleno , no llegaremos hasta las cuatro menos diez .
¿ tienen una casa de vacaciones más barata para cuatro personas para ocho noches ?
él ha prolongado su estancia .
¿ tienen una suite más barata para ocho personas hasta el martes ?
este jersey es demasiado grande .
¿ han encontrado un portátil ? nos lo hemos dejado en el comedor .
tenemos que ver la televisión .
mi hijo se resfrió .
¿ podría ponernos con la habitación trescientos doce , por favor ?
el teatro , que está a cuarenta y cinco minutos de aquí , merece una visita .
el tren de Venecia a Múnich lleva cuarenta y cinco minutos de retraso .
el trayecto dura seis horas y quince minutos .
¿ desea pagar en efectivo o con cheque , señora Dubois ?
ya no tenemos pollo , pero puedo recomendarle la tabla de quesos grande .
quisiera quejarme : la impresora está fuera de servicio y los niños escuchan música alta .
¿ podría decirme a qué hora sale el autocar para Granada ?
un billete de ida y vuelta a Edimburgo , por favor , en segunda clase .
los niños están intentando preguntar en la recepción .
¿ puedes llevar el equipaje a la estación , por favor ?
pienso que puedo descansar un poco esta tarde .
el señor Schmidt quiere probar el queso de la región dentro de seis horas .
¿ podría la recepcionista ponerme con la habitación doscientos uno ?
el ayuntamiento está cerrado los martes .
la señora Miller ha cancelado la reserva para el sábado .
la chaqueta negra cuesta treinta y dos euros , pero el sombrero rojo es más barato .
el castillo de París es más antiguo que el de Roma .
el hotel en el que estuvimos en Zúrich no era tan caro .
perdí mi tarjeta de crédito el diecisiete de noviembre y ahora tengo que ir a la oficina de objetos perdidos .
es importante que los turistas recojan su chaqueta antes de las diez y media .
el taxi que mis padres pidieron para las doce y veinticinco todavía no ha venido .
cuando llegamos a Ginebra , el colchón no estaba limpio .
estos pantalones son demasiado pequeños .
el concierto que quería ver empieza a las cinco y media .
él lleva desde las dos y cuarto intentando cambiar el bolso por otra cosa .
si no es mucha molestia , ¿ podría enseñarme la habitación familiar ?
mi hijo está intentando pagar la cuenta .
aquí tiene su tarjeta , señora Miller . su habitación está en la segunda planta .
ellos están buscando su portátil . ¿ lo ha visto ?
cargue una taza de café a la cuenta de la habitación cuatrocientos seis , por favor .
espero que él pueda recoger su reloj .
¿ sabe cómo se va de la comisaría al acuario ?
buenas noches , ¿ qué tranvía va al monasterio ?
ya es hora de que mi hermano llame a su familia .
quisiera quejarme : la cama no está hecha y la lavadora hace demasiado ruido .
como el tren llegará con retraso , no llegaremos hasta las dos y cuarto .
después del desayuno mi mujer quiere probar el pescado de la región , pero antes tiene que ir a la peluquería .
voy a comprar un billete para Hamburgo el próximo mes .
mi mujer quisiera coger un taxi porque tiene prisa .
los huéspedes no comen ni patatas ni queso .
quiero que nos dé la dirección del dentista .
queremos ir al teatro en lugar de fotografiar la exposición nueva .
quisiera reservar un apartamento para cuatro personas del nueve al catorce de agosto .
llévenos a la oficina de correos , por favor , tenemos prisa .
¿ han encontrado una chaqueta ? me la he dejado en la habitación cincuenta y ocho .
nadie pudo decirme dónde está la peluquería .
¿ podría decirme si la lavandería está abierta hasta las once y cuarto ?
aunque nieva , voy a visitar el faro antiguo .
estamos de buen humor porque hace sol hoy .
¿ cuánto cuesta una suite cómoda con cocina por noche ?
estoy a punto de pagar la cuenta .
mis hijos tienen suerte : pueden probar el pescado de la región .
no hemos estado nunca en Múnich , pero conocemos bien Viena .
¿ podría traerme un poco más de mermelada , por favor ?
hay un error en la cuenta : no he tomado ninguna ensalada grande .
la librería está delante del zoo .
la carta solo está en francés , ¿ me la podría traducir ?
no creo que mi marido pueda prolongar su estancia .
hará sol esta tarde .
quería preguntarle si podría hacerme una foto .
la conexión a internet no funciona .
me llamo García , tengo una reserva para esta noche .
lo sentimos mucho , señora Walker . el técnico vendrá inmediatamente .
quisiera una habitación familiar pequeña con chimenea , por favor .
hemos comprado un juguete para nuestros nietos .
quisiéramos comprar una chaqueta caliente y un diccionario .
todavía no hemos recibido el recibo . ¿ podría enviárnoslo ?
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del aeropuerto .
ya no tenemos carne , pero puedo recomendarle el pastel de manzana .
en junio suele hacer mucho calor en Madrid .
el señor Moreno quisiera pescado con patatas y un vaso de agua mineral .
mis hijos están sentados en un banco del jardín del castillo y leen el periódico .
nuestros amigos tienen que coger un taxi porque el tren está lleno .
es posible que ellos recojan sus gafas dentro de veinticinco minutos .
queremos que la guía hable más despacio .
¿ sabía que la tasa turística está incluida en el precio ?
todavía no he recibido la cuenta . ¿ podría enseñármela ?
quisiéramos reservar una suite para ocho noches .
estamos de buen humor porque hace mucho frío en este momento .
mis hijos están de buen humor porque hace mucho calor ahora .
pasado mañana los huéspedes tienen que cambiarse a otra habitación .
nadie pudo decirme dónde está la gasolinera .
voy al dentista mañana a las siete menos cuarto .
la oficina de turismo está enfrente de la iglesia .
mis hijos están buscando su maleta . ¿ la ha visto ?
el hermoso mercado cubierto está abierto desde las once menos cuarto hasta las cinco y cuarto , pero los jueves está cerrado .
¿ quiere reservar una mesa para siete personas ?
como el tren nocturno llegará demasiado tarde , no llegaré hasta las seis .
el ferry no irá a Venecia .
sería muy amable de su parte llevar el equipaje a la estación .
sabemos que la agencia de viajes está cerrada los lunes .
a la una y media nos marchamos .
¿ cuánto cuesta enviar un paquete a Portugal ?
se tarda diez minutos en preparar el pastel de manzana .
¿ han encontrado unas gafas de sol ? me las he dejado en el bar .
estoy a punto de reservar una suite .
acabo de cancelar mi reserva .
la fortaleza es más bonita que la torre .
hay un mapa sobre la mesa de la habitación cinco .
los niños tienen que coger un taxi porque el tren rápido lleva quince minutos de retraso .
quisiera reservar un apartamento más grande para nueve noches .
¿ está incluido el seguro en el precio o tengo que pagarlo aparte ?
lamentablemente el hotel está completo en septiembre .
la luz de la habitación doscientos diez está estropeada .
primero quisiera prolongar mi estancia y después hacer un picnic .
mis padres necesitan una tirita de la farmacia .
¿ cuándo cierra el famoso museo los viernes ?
¿ cuánto tiempo desea quedarse ? - hasta el martes , si es posible .
el médico dice que el caballero tiene que beber mucha agua durante cinco días .
¿ cuánto cuesta enviar un paquete a Italia ?
el hombre con el que mis hijos hablaron esta mañana era muy amable .
¿ hay una habitación familiar pequeña libre del veinticinco al treinta de agosto ?
en agosto suele hacer mucho calor en Madrid .
tenemos que coger un taxi porque el tren nocturno está lleno .
quisiera saber si el tren rápido sale del andén dieciséis .
Zúrich es la ciudad más bonita que he visto nunca .
me han robado la tarjeta de crédito y el anillo .
nevará el fin de semana .
los niños están a punto de dejar su diario en la recepción .
mis hijos están intentando prolongar su estancia .
la señora Wagner llamó a las siete y dejó un recado para el señor Wilson .
la señora Becker quisiera comer algo porque tiene hambre .
quisiera una habitación individual grande con escritorio y vistas a las montañas .
¿ zarpa el ferry a las tres menos cuarto ?
son treinta y ocho euros . - quédese con el cambio .
primero mi hijo quisiera enviar una carta a Ginebra y después reunirse con unos amigos en la estación .
antes de que salga el tren , quisiéramos dar un paseo por la rosaleda .
el billete a Viena cuesta sesenta y cinco euros , pero mi hermana solo tiene un billete de cincuenta euros .
para mí una sopa de verduras y un vaso de cerveza , por favor .
el secador de la habitación cuarenta y uno no funciona .
puede localizar a mis padres por teléfono : seis seis uno ocho siete .
después de la cena queremos ir a la playa , pero antes tenemos que ir al médico .
queremos tomar algo en el bar en lugar de alquilar una motocicleta .
le pedí al mozo que nos trajera seis hervidores , pero no ha pasado nada .
quisiéramos reservar una mesa para cinco personas para las ocho menos diez .
tengo que hacer transbordo en Granada .
tres billetes de ida y vuelta a Atenas para el cuatro de mayo , por favor .
hola , Laura , ¿ puedes darme el plano de la ciudad ?
el trece de marzo la señora Miller llega a Granada y se queda seis noches .
¿ hay una estación de metro cerca de aquí ?
¿ podría llamar a la policía , por favor ?
estoy seguro de que la señora Fischer cambiará dinero a las diez .
queremos que mis padres se reúnan con unos amigos en la estación .
aunque el caballero tiene dolor de estómago , quiere ir a nadar .
camarero , pedí un helado , pero me ha traído una ensalada grande .
¿ cuándo sale el primer tren para Atenas ?
el vuelo de Viena fue cancelado por la niebla .
mi compañero está buscando su bolsa de viaje negra . ¿ la ha visto ?
la señora está intentando llamar a su oficina .
tememos que el tren nocturno esté lleno .
quisiera que me despertaran a las nueve y veinte , habitación ciento veinte .
¿ quiere traer su perro mañana por la noche ?
el hotel más barato de Colonia está en el bar .
hasta que llegue mi compañero , quiero visitar el palacio y el teatro .
voy a comer algo el lunes a las siete y media .
llame a una ambulancia , por favor , mi mujer ha tenido un accidente .
como el tren lleva cincuenta minutos de retraso , no llegaremos hasta las once y diez .
ella ha olvidado enviar una postal a Salzburgo .
vamos a dar un paseo por la rosaleda esta tarde .
si el martes hace buen tiempo , voy a fotografiar el mercado cubierto .
¿ fue de compras el mes pasado ?
el camarero nos ha traído un filete en lugar de una tortilla .
es importante que mi hermana envíe una postal a Roma antes de las cinco y media .
mi compañero acaba de cancelar su pedido .
mi hija lleva desde la una y cuarto intentando comprar un billete para Ginebra .
no hay jabón en la habitación ciento diez .
llegué tarde porque el autobús estaba lleno .
la cafetera de la habitación cuatrocientos uno está estropeada .
me he dejado mi anillo caro en el avión a Ginebra .
no hay electricidad en la habitación tres .
la comisaría está detrás del museo de arte .
cuando la camarera habla francés , me suena a chino .
primero él quisiera cambiar dinero y después reunirse con unos amigos en la estación .
antes de que anochezca , quisiéramos reunirnos con unos amigos en la estación .
el juez está todavía en el juzgado , no puedo hablar con él antes de las tres y cuarto .
quisiéramos un apartamento tranquilo con caja fuerte y vistas al casco antiguo .
se nos ha acabado la mermelada ; el mozo ha ido a comprar más .
disculpe , ¿ cómo llego a la oficina de correos ?
hola , ¿ podría decirme de dónde sale el tren rápido para Varsovia ?
no se preocupe , señora Weber , le traeremos una almohada .
¿ tienes sueño , Julia ?
ellos están resfriados .
no se olvide de cuidar a los niños , por favor .
me han robado la tarjeta de crédito y el libro .
me llamo Miller , tengo una reserva para dos personas .
mis padres no tienen ni idea de dónde están sus gafas .
buenos días , ¿ cuándo quiere tomar algo en el bar ?
he escrito una carta a mi abuela .
mi hermano ha olvidado comprar crema solar .
hay una postal sobre la mesa de la habitación trescientos uno .
todas las habitaciones de la cuarta planta tienen terraza .
el señor Walker llegó tarde porque el tren rápido estaba lleno .
¿ a qué hora sale el tren rápido para Roma ?
la próxima semana llegamos a Zúrich y nos quedamos ocho noches .
camarero , pedí un helado , pero me ha traído una sopa de pescado caliente .
puede localizar al caballero por teléfono : seis uno cuatro siete tres .
quiero que nos ayude con el equipaje .
¿ podría enseñarme en el mapa dónde está la fortaleza ?
el tren nocturno para Roma sale a las seis del andén quince .
¿ podría venir alguien a la habitación doscientos diez ? la bañera está sucia .
quiero que nuestros amigos naden en el lago .
cuatro billetes de ida y vuelta a Valencia para el cinco de agosto , por favor .
si el tren nocturno está lleno , tenemos que quedarnos otra noche .
¿ podemos dejar aquí nuestro libro hasta las cinco menos cinco ?
¿ sería posible que me cambiara cien euros ?
la boda se celebra en el jardín del castillo .
la autopista a Viena está cortada , así que tengo que dar un rodeo .
quisiéramos comprar unas botas negras y chocolate .
el taxi que pedimos para las cuatro y cuarto todavía no ha venido .
¿ llega el tren nocturno a Varsovia a las cinco menos veinte ?
ellos están de buen humor porque hace mucho calor en este momento .
como el tren rápido llega con retraso , no llegaré hasta las tres menos cuarto .
creo que puedo registrarme el próximo domingo .
no podemos dormir porque la cama supletoria es demasiado pequeña .
¿ quisiera traer su perro después de la cena ?
el cine está a dos pasos del mercado cubierto .
no tengo tiempo de comprar un recuerdo .
se tarda seis horas en llegar a Colonia en autobús .
me llamo Serrano , tengo una reserva para esta noche .
¿ cuánto cuestan las entradas para el concierto del jueves ?
pasé ocho días en Varsovia y cuatro días en Ginebra .
el concierto que quería ver empieza a las cuatro .
el sombrero más barato cuesta un ojo de la cara .
la conexión a internet de nuestra habitación no funciona .
¿ quisieras traer tu perro mañana por la noche ?
aquí tiene su pasaporte , señora Weber . su habitación está en la séptima planta .
la cena se sirve a partir de las nueve menos cuarto en la terraza .
quisiéramos reservar una mesa para cinco personas junto a la ventana .
si el autocar llega demasiado tarde , tenemos que coger un taxi .
antes de marcharme , quisiera dejar mi abrigo marrón en la recepción .
¿ por qué no puede ir al mercado ?
mi mujer necesita aspirina de la farmacia .
la señora Wilson llamó a las seis menos cuarto y dejó un recado para la señora Fischer .
quisiera una habitación individual con caja fuerte , por favor .
ya es hora de que mi mujer aparque su coche en el garaje .
¿ cuánto tiempo desea quedarse ? - hasta el lunes , si es posible .
el caballero no tiene hambre , pero quisiera un trozo de pastel .
¿ le importaría enviar a alguien a la habitación diez ?
en Venecia llueve a cántaros , por eso voy a tomar algo en el bar .
de la estación de metro a la exposición hay solo diez minutos a pie .
una pregunta : ellos están buscando su cámara . ¿ la ha visto ?
nuestros amigos tienen que pagar un ojo de la cara por los zapatos marrones .
acabamos de darnos cuenta de que los huéspedes de la habitación de al lado hacen demasiado ruido .
antes de que anochezca , quisiéramos hacer senderismo por la montaña .
puede localizar a mi mujer por teléfono : cinco ocho ocho dos seis .
despiérteme mañana a las cinco y cuarto , por favor , tengo que estar en el aeropuerto antes de las nueve menos cuarto .
no tenemos ganas de nadar en el lago .
no vale la pena visitar la iglesia .
nevará , por eso mi mujer quiere leer un libro .
el desayuno se sirve a partir de las seis y cuarto en la terraza .
quiero que me despierte a las doce .
estamos a punto de pagar la cuenta .
aquí tiene su tarjeta , señor Wilson . su habitación está en la séptima planta .
necesito un taxi a la farmacia para siete personas a las ocho y media .
nuestros amigos no tienen ganas de hacer un picnic .
queremos visitar la famosa iglesia y el hermoso teatro en lugar de hacer un picnic .
el castillo de Ginebra es más antiguo que el de París .
me llamo Miller , tengo una reserva para esta noche .
lloverá la próxima semana , por eso quiero tomar algo en el bar .
¿ qué tranvía va a la catedral ?
estoy esperando el tren para Sevilla .
quisiéramos reservar una mesa para seis personas para la una y media .
buenos días , ¿ puede llevar el equipaje a la habitación ?
me alegro de que mi mujer deje su reloj en la recepción .
buenas noches , ¿ puede ayudarme con el equipaje , por favor ?
¿ cuánto dura el trayecto de Varsovia a Roma ?
la oficina de turismo está enfrente del famoso teatro .
¿ puede imprimir el contrato , por favor ?
en julio suele hacer mucho calor en Roma .
en la habitación treinta y cuatro huele a gas .
estamos hartos de la cola .
los turistas llevan desde las nueve menos cuarto intentando cambiar los pantalones por otra cosa .
el señor Moreno ha cancelado la reserva para el viernes .
lamentablemente el hotel está completo en octubre .
el taxi que él pidió para las siete todavía no ha venido .
mi compañero tiene que pagar un ojo de la cara por el bolso rojo .
hay que limpiar estos pantalones antes del martes .
el abrigo que mi compañero compró es demasiado pequeño .
mis hijos tienen que pagar un ojo de la cara por el bolso .
somos de Francia , pero vivimos en Barcelona desde hace tres años .
mi hijo quisiera fideos con champiñones y una taza de té .
¿ podría enseñarme la habitación , por favor ?
tememos que el tren nocturno llegue con retraso .
el camarero me ha traído una pizza vegetariana en lugar de una ensalada pequeña .
el director llevará el equipaje a la habitación .
ellos no saben la contraseña .
ni hablar de que mi mujer participe en la cata de vinos .
para mí una tortilla y una taza de café , por favor .
la bufanda que la camarera de piso encontró debajo de la cama es de los niños .
el tren nocturno para Lisboa sale a las cinco y media del andén seis .
la señora Becker llamó a las tres y veinte y dejó un recado para el señor Moreno .
quisiéramos reservar una habitación familiar cómoda para dos personas del doce al veinticinco de marzo .
¿ podemos dejar aquí nuestro móvil hasta las cinco y cuarto ?
mi marido tiene que darse prisa porque el autobús para Múnich sale dentro de quince minutos .
nuestros amigos están sentados en un banco del parque y nos esperan .
hay una guía de viajes sobre la mesa de la habitación ocho .
es una lástima que la cama no esté hecha .
no tenemos ganas de visitar el mercado cubierto .
¿ hay alguien aquí que hable español ? mi mujer no habla inglés .
si el fin de semana hace buen tiempo , él quiere hacer senderismo por la montaña .
¿ podría cambiar las sábanas y llevar el equipaje a la habitación ? gracias por su ayuda .
estoy buscando mi cámara nueva . ¿ la ha visto ?
la señora Becker está a punto de reservar una mesa para siete personas .
¿ puede darnos la llave de la habitación cincuenta y seis , por favor ? muchas gracias de antemano .
si no es mucha molestia , ¿ podría explicarme la cuenta ?
nos quedamos con la habitación doble grande .
¿ quieres alquilar una barca ?
esta noche va a hacer mucho viento .
¿ podría esperar un momento y traernos un vaso de vino tinto ?
el señor Serrano llamó a las cinco menos cuarto y dejó un recado para el señor López .
el hotel en el que mi marido estuvo en Colonia no era tan caro .
¿ cuántas botellas necesita ? - cinco , por favor .
¿ cuándo abre el museo los viernes ?
pienso que puedo tomar algo en el bar a las once y cuarto .
quisiéramos una habitación con televisor y vistas al puerto .
no se preocupe , señora Schmidt , le despertaremos a las once menos cuarto .
la sopa de verduras que pedí está deliciosa .
hasta que llegue mi hijo , quiero reunirme con unos amigos en la estación .
cuando llegue a Valencia , voy a ir al teatro .
después del almuerzo queremos fotografiar el mercado cubierto , pero antes tenemos que reservar una habitación familiar tranquila .
quisiéramos pollo con arroz y una botella de cerveza .
mi número de teléfono es el siete siete nueve nueve cinco .
la maleta azul que la camarera de piso encontró en la habitación seis es de mi mujer .
me resfrié hace cinco horas . ¿ qué debería hacer ?
hemos escrito una carta a nuestra abuela .
cuando llegamos a París , el cuarto de baño estaba mojado .
la cuenta asciende a veintiséis euros , incluida la media pensión .
buenas noches , si no es mucha molestia , ¿ podría cuidar a los niños ?
llego el jueves dos de agosto a las doce .
compramos unos recuerdos anteayer .
¿ cuánto cuesta el jersey del escaparate ?
no vale la pena visitar el palacio antiguo .
mi compañero tuvo que registrarse el lunes pasado .
lamentablemente no tenemos suites luminosas libres hasta el sábado .
el vuelo de Zúrich fue cancelado por la huelga .
lamentablemente no tenemos habitaciones libres hasta el jueves .
la sopa de pescado que ellos pidieron está quemada .
primero nuestros amigos quisieran preguntar en la recepción y después reunirse con unos amigos en la estación .
¿ cuál es el código del garaje ?
no se preocupe , señora Moreno , le pediremos un taxi .
he reservado una habitación doble a nombre de Dubois .
el señor Serrano celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
¿ podría decirnos a qué hora sale el autocar para Valencia ?
llegamos el miércoles veinticuatro de agosto a las cuatro menos cuarto .
en julio suele hacer mucho sol en Lisboa .
no he estado nunca en Bruselas , pero conozco bien Praga .
mi hermano necesita papel higiénico .
tememos que el tren rápido esté lleno .
mi hija toma leche en el desayuno , pero yo prefiero agua mineral .
son noventa euros . - quédese con el cambio .
una habitación familiar grande cuesta cien euros por noche , y el minibar no está incluido .
queremos hacer senderismo por la montaña en lugar de probar el vino de la región .
¿ cuándo sale el primer tren regional para Venecia ?
el señor García no está hoy . ¿ quiere dejar un recado ?
el mozo que habla español es muy amable .
un taxi a la parada de autobús cuesta unos diez euros .
ellos quisieran quedarse hasta el jueves .
hasta que llegue mi hermana , quiero ir al mercado .
ella sabe que la embajada está cerrada los sábados .
la comida de este restaurante es mejor que en el hotel , pero el servicio es malo .
no tengo tiempo de participar en la visita guiada .
¿ podría decirme de dónde sale el tren rápido para Granada ?
su habitación está en la séptima planta , al lado del ascensor .
solo viajo a Sevilla de Pascuas a Ramos .
si el viernes llueve , el caballero va a quedarse en el hotel .
el médico dice que mi hermano tiene que quedarse en la cama durante dos días .
el mozo nos enseñará el apartamento tranquilo .
tenemos que pagar un ojo de la cara por los pantalones .
por culpa del mal tiempo los niños tienen más tiempo para dormir .
mi hermana quería llamar a su oficina hace siete días .
hablo español , pero no entiendo el italiano .
es una lástima que el cajero automático esté fuera de servicio .
la blusa cuesta ochenta euros , pero los pantalones azules son más baratos .
la habitación familiar que mi hijo reservó por teléfono está en la sexta planta .
antes de que llegue el autobús , quisiéramos visitar el hermoso palacio y la fortaleza antigua .
¿ me puedo llevar el plano de la ciudad ?
¿ sería posible que nos diera la dirección del dentista ?
la señora Wagner llamó a las siete menos cuarto y dejó un recado para el señor Brown .
una habitación cuesta veinticuatro euros por noche , y el servicio de lavandería no está incluido .
la luz de mi habitación no funciona .
el vestido que compramos es demasiado largo .
no sé si iremos a bailar mañana por la mañana .
antes de salir de viaje , mi hermana quisiera reunirse con unos amigos en la estación .
he comprado un libro para mi tío .
quisiéramos reservar una habitación familiar para dos noches .
nuestros amigos están a punto de cambiar su vuelo .
¿ de dónde eres , David ? - soy de México .
he olvidado mi anillo en el restaurante y ahora tengo que llamar al hotel .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cine .
no hemos estado nunca en París , pero conocemos bien Praga .
olvidé mi llave en el taxi el martes pasado y ahora tengo que ir a la policía .
la guía quiere saber si quisiera aparcar mi coche en el garaje después del almuerzo .
la familia Walker se aloja aquí desde el dieciséis de junio .
mi hermano tiene muchas ganas de ir de compras el fin de semana .
el mes pasado perdí mi pasaporte .
voy a cancelar mi pedido el martes .
me alegro de que la señora pueda comprar un cepillo de dientes .
ni hablar de que mi hijo vaya a la playa .
¿ podría confirmar la reserva y esperar un momento ?
acabamos de pagar la cuenta .
tengo que hacer cola cuatro horas en el museo .
quisiera reservar una habitación doble cómoda para cinco noches .
quisiéramos seis entradas para el concierto del diecinueve de abril .
aunque hace mucho frío , nuestros amigos van a ir al mercado .
una taza de café cuesta seis euros con cincuenta .
espero que mi mujer pueda comer algo .
no se olvide de llamar a un médico , por favor .
¿ qué autobús va a la catedral ?
después del desayuno el señor Dubois quiere ir al mercado , pero antes tiene que recoger su móvil .
quisiéramos saber si el ferry llega a Marsella a las once y cuarto .
la visita de la ciudad dura seis horas .
no comemos ni jamón ni huevos .
debe de ser un error : reservé un apartamento , no una suite cómoda .
el sombrero azul que la camarera de piso encontró en la habitación ciento dos es de mi hija .
la cerradura del armario está estropeada , y no encuentro la llave .
el hermoso teatro de la ópera , que está a veinticinco minutos de aquí , merece una visita .
disculpe , ¿ tienen un apartamento para tres personas desde el domingo hasta el martes ?
el gimnasio cierra a las cuatro y cuarto .
tenemos que darnos prisa porque el tren nocturno para Granada sale dentro de cinco minutos .
estamos de buen humor porque hace mucho calor ahora .
en Londres lleva ocho días lloviendo .
aunque hace mucho calor , voy a nadar en el lago .
quisiera comprar unos pantalones azules y chocolate .
a mi compañero le encantaría hacer un picnic .
la carretera a París está cortada , así que tengo que dar un rodeo .
¿ sabe cuándo abre el palacio antiguo ?
pagamos la cuenta pasado mañana .
los huéspedes están sentados en un banco del parque y nos esperan .
la pizza que pedí está deliciosa .
la farmacia está delante de la famosa catedral .
es posible que cambiemos dinero mañana por la mañana .
he dejado mi carné de identidad en casa y ahora tengo que rellenar un formulario .
la ventana no se puede cerrar , y la caja fuerte no funciona .
el camarero me ha traído una sopa de pescado caliente en lugar de una buena sopa de tomate .
mi hermana se quedó dormida . ¿ qué debería hacer ?
¿ sabe a qué hora abre el hermoso palacio ?
hola , ¿ quién puede traernos seis planos de la ciudad ?
mañana por la noche vamos a cambiar dinero .
¿ nos puede traer papel de carta ?
he olvidado mi móvil nuevo en el restaurante . ¿ qué debería hacer ?
¿ podría decirnos si el desayuno es gratis ?
lloverá , por eso quiero ir al teatro .
¿ podría decirme de dónde sale el autocar para Atenas ?
la conexión a internet no funciona desde el sábado .
quisiéramos reservar una habitación familiar pequeña para ocho noches .
una pregunta : ¿ cuánto cuesta alquilar una motocicleta por siete días ?
quisiéramos reservar una casa de vacaciones para seis personas del tres al catorce de agosto .
no como ni pescado ni fideos .
¿ cuánto dura el viaje de Atenas a Roma ?
hola , ¿ dónde tenemos que bajar para ir a la oficina de turismo ?
estamos a punto de reservar una mesa para siete personas .
llame a un médico , por favor , mi hermana se ha desmayado .
quisiera dar un paseo por el casco antiguo y participar en la cata de vinos .
disculpe , ¿ puedo dejar aquí mi bufanda hasta las dos ?
me interesa el palacio . ¿ hay una visita guiada en alemán ?
¿ hay alguien aquí que hable francés ? mi hermano no habla inglés .
mis padres necesitan unas gotas para los ojos de la farmacia .
¿ puede ayudarnos con el equipaje , por favor ?
los niños durmieron como un tronco porque el viaje fue tan largo .
llame a un médico , por favor , mi compañero se ha roto el pie .
mi hija dejó su carné de conducir en el coche anteayer . ¿ qué debería hacer ?
¿ podría preparar la cuenta de la habitación treinta y seis ? me marcho hoy .
el cajero automático está delante del castillo .
¿ cuesta el aparcamiento treinta y cinco euros al día ?
¿ puede firmar aquí ? gracias por su ayuda .
mi mujer quiere tomar algo en el bar en lugar de ir a la playa .
en Granada lleva ocho días lloviendo .
despiértenos el miércoles a las tres , por favor , tenemos que coger el tren a Viena .
no nos traiga todavía la macedonia de frutas , por favor .
quisiera jamón y huevos y una botella de cerveza .
¿ podría pasarme el pan , por favor ?
la señora García tiene suerte : puede dar un paseo por el bosque más tarde .
el tren parará en todas las estaciones .
estamos de vacaciones .
los turistas quisieran coger un taxi porque tienen prisa .
¿ preguntaste en la recepción la semana pasada ?
¿ quiere comprar unas postales o prefiere ir al mercado ?
¿ desea pagar con cheque o en efectivo , señora Serrano ?
si mañana hace buen tiempo , voy a hacer un picnic .
he comprado un florero para mis padres .
¿ qué día es hoy ? - hoy es martes , trece de noviembre .
el desayuno se sirve a partir de las nueve y cuarto en la terraza .
la señora no tiene ganas de ir a la playa .
hasta que lleguen los turistas , queremos tomar algo en el bar .
