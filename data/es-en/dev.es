he pedido una tabla de quesos grande . ¿ cuándo me la va a traer ?
quisiéramos fideos con champiñones y una taza de té .
¿ puede llevar el equipaje al taxi ?
la señora Weber perdió el enlace en París porque el autocar estaba lleno .
quisiera quejarme : la cama supletoria no está hecha y la lavadora es demasiado ruidosa .
¿ qué vino va bien con la sopa de verduras ?
no se preocupe , señora Rossi , le traeremos jabón .
quisiera reservar una mesa para ocho personas en la terraza .
ya no tenemos champiñones , pero puedo recomendarle el filete .
el caballero puede tener la habitación con balcón .
aunque el técnico ha reparado el despertador , sigue sin funcionar .
me han robado el carné de conducir y el collar .
el filete que los turistas pidieron está quemado .
ella quiere visitar la fortaleza y el zoo en lugar de visitar el museo de arte .
nuestros amigos quisieran participar en el paseo en barco y hacer un picnic .
el museo antiguo , que está a quince minutos de aquí , merece una visita .
sería muy amable de su parte imprimir la confirmación de la reserva .
no se olvide de traernos el contrato , por favor .
el caballero ha perdido su pasaporte y ahora tiene que ir a la policía .
cuando lleguemos a Lisboa , vamos a tomar algo en el bar .
si mañana hace buen tiempo , mi hija participará en la conferencia .
¿ podríamos dejar la habitación a la una y diez ?
la oficina de objetos perdidos está a dos pasos del faro .
¿ podría enseñarme en el mapa dónde está el acuario ? muchas gracias de antemano .
quería preguntarle si podría limpiar la habitación .
tengo que hacer cola seis horas en el museo .
mi marido quiere cambiar de habitación porque los huéspedes de la habitación de al lado escuchan música alta .
pregúntele a la señora Navarro si quiere probar el pescado de la región , por favor .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la oficina de objetos perdidos .
¿ hay un apartamento grande libre del veinticinco al veintisiete de abril ?
quiero que me despierte a las siete y media .
¿ dónde está el recibo ? - se lo traeré mañana .
necesito el recibo . ¿ me lo puede enviar ?
los niños quisieran ir al médico porque están enfermos .
no podemos dormir porque el frigorífico es demasiado ruidoso .
¿ hay una habitación individual luminosa libre del once al veintitrés de noviembre ?
¿ sabía que la sauna cierra a las diez y media ?
la recepcionista quiere saber si quiero aparcar mi coche en el garaje .
nuestros amigos dejaron su carné de conducir en la habitación anteayer y ahora tienen que ir a la oficina de objetos perdidos .
de la estación de metro al castillo hay solo cuarenta y cinco minutos a pie .
les encantaría probar el queso de la región .
la radio de mi habitación no funciona .
a mis hijos les encantaría visitar la torre y el acuario .
tome la segunda calle a la izquierda y verá el teatro delante de usted .
es una lástima que la conexión a internet esté estropeada .
mi hija puede tener la habitación doble pequeña con baño .
hola , ¿ puedes darnos una suite con vistas al lago , por favor ?
hemos comprado un libro para nuestra vecina .
¿ puede limpiar la habitación ?
la oficina de correos está a dos pasos del faro antiguo .
antes de que salga el tren , quisiéramos comprar una pila .
¿ podría dejar la habitación a las cuatro menos cinco ?
perdí mi carné de identidad .
la estación está delante del teatro .
ni hablar de que mi marido visite el zoo y el mercado cubierto .
la sopa de pescado que pedimos está demasiado salada .
él quisiera preguntar en la recepción .
la bufanda negra que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
mis hijos hablan español .
los niños necesitan unas gotas para los ojos de la farmacia .
buenos días , ¿ cuándo quiere reservar una habitación bonita ?
el bañador cuesta ciento diez euros , pero el sombrero es más barato .
lo sentimos mucho , señora Brown . la camarera de piso vendrá dentro de cuarenta y cinco minutos .
quisiéramos jamón y huevos y un vaso de cerveza .
buenas noches , señor Schmidt . ¿ ha dormido bien ?
¿ podría preparar la cuenta de la habitación doscientos siete ? me marcho hoy .
el bolso cuesta diecinueve euros , pero el vestido blanco es más barato .
no hay vasos en la habitación catorce .
una suite más grande cuesta cuarenta y cinco euros por noche , y el servicio no está incluido .
ellos acaban de llegar a Varsovia .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de los niños .
¿ podría venir alguien a la habitación cuarenta y siete ? la cama supletoria no está hecha .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y los vecinos hacen demasiado ruido .
¿ quién puede apagar el aire acondicionado ?
¿ cuánto cuestan las entradas para la visita de la ciudad del domingo ?
el billete a Zúrich cuesta ciento quince euros , pero mi hija solo tiene un billete de cien euros .
un taxi a la estación cuesta unos seis euros .
queremos cambiar de habitación porque la impresora está fuera de servicio .
lamentablemente ya no quedan entradas para la obra de teatro .
si el viernes hace buen tiempo , voy a dar un paseo por el bosque .
¿ puedo pagar por transferencia ?
el hotel en el que estuve en Granada era más cómodo .
mi hermano puede tener la habitación familiar con terraza .
disculpe , ¿ quiere dar un paseo por el casco antiguo o prefiere ir al mercado ?
tenemos que coger un taxi porque el autocar llevará veinte minutos de retraso .
¿ cuándo comprará unos sellos ?
mi compañero puede tener la habitación con caja fuerte .
¿ desea pagar con cheque o con tarjeta de crédito , señora Wilson ?
buenas noches , ¿ va este tren a Zúrich ?
he reservado una suite a nombre de Brown .
me alegro de que ella pueda pedir una tabla de quesos .
necesitamos una cuna .
el aeropuerto está a dos pasos del palacio .
vinimos a Granada para comprar unos recuerdos .
quisiera reservar una mesa para seis personas para esta noche .
cuando llegamos a Zúrich , el suelo estaba sucio .
¿ sabe cómo se va de la panadería al teatro ?
el tren regional tiene coche restaurante .
el tren para Venecia sale a las tres del andén doce .
mi marido no tiene tiempo de ir de compras .
el concierto que queríamos ver ya ha empezado .
pregúntele al señor Taylor si quiere visitar el teatro y la hermosa fortaleza , por favor .
me quedé en el hotel .
en julio suele hacer mucho calor en Venecia .
perdí el enlace en Praga porque el autobús llegó demasiado tarde .
¿ cuánto dura el vuelo de Valencia a Praga ?
no creo que mi marido pueda cambiar dinero .
¿ conoce un hotel barato cerca del centro comercial ?
el tren de Valencia a Roma lleva cinco minutos de retraso .
la motocicleta que mi hermano alquiló está rota .
no creo que mis hijos puedan comer algo .
me encantaría visitar la torre antigua y la torre .
si el miércoles llueve , mi hijo quiere leer un libro .
él lleva desde las once y diez intentando preguntar en la recepción .
temo que el tren llegue con retraso .
los turistas están sentados en un banco del patio y nos esperan .
quería preguntarle si podría pedirme un taxi .
despiérteme mañana a las doce , por favor , tengo que coger el tren a Roma .
todas las habitaciones de la novena planta tienen baño .
¿ podría traernos la carta , por favor ?
se tarda cuatro horas en limpiar la suite .
hola , ¿ cuándo cierra el faro los miércoles ?
en la habitación cincuenta y cuatro huele a gas .
no hay agua en el cuarto de baño .
preferiría una habitación doble que tenga bañera .
la señora Navarro no está en este momento . ¿ quiere dejar un recado ?
la cama supletoria es demasiado blanda .
mis hijos tienen que coger un taxi porque el autocar llega con retraso .
él ha olvidado cambiar la camisa por otra cosa .
ayer perdimos nuestra llave del coche y ahora tenemos que ir a la policía .
¿ cuánto cuesta enviar una carta a Irlanda ?
el pronóstico dice que va a nevar la próxima semana .
el médico dice que mi mujer tiene que quedarse en la cama durante cinco días .
el faro está abierto desde las siete y media hasta las nueve y media , pero los sábados está cerrado .
¿ podría enseñarme en el mapa dónde está el museo ? muchas gracias de antemano .
la bicicleta que alquilamos es demasiado pequeña .
una habitación familiar grande cuesta treinta y siete euros por noche , y la media pensión está incluida .
no se preocupe , señora Moreno , le despertaremos a las cuatro y cuarto .
en julio suele hacer mucho sol en Roma .
debe de ser un error : reservé una habitación individual más barata , no una habitación .
hay un error en la cuenta : no he pedido ninguna sopa de verduras fría .
hemos oído que el sótano para bicicletas abre a las nueve menos cuarto .
¿ puedes explicarme la hoja de registro , por favor ?
nuestro equipaje no ha llegado ; debe de estar todavía en París .
en enero suele hacer mucho viento en Varsovia .
sería muy amable de su parte limpiar la habitación doscientos veinte .
llevamos desde las once y veinte intentando reservar una habitación doble .
¿ podría preparar la cuenta de la habitación treinta y nueve ? nos marchamos dentro de cuatro horas .
antes de marcharnos , quisiéramos llamar a nuestro jefe .
el taxi que pedí para las siete todavía no ha venido .
pensamos tomar algo en el bar .
por culpa del atasco mi mujer llegó demasiado tarde al banco .
aunque estamos resfriados , queremos ir a la ópera .
me llamo Wagner , tengo una reserva para hoy .
la señora Rossi perdió su diario ayer por la noche .
¿ puede la recepcionista limpiar la habitación veintiséis ?
quisiera quejarme : los niños hacen demasiado ruido y las cortinas están mojadas .
estoy a punto de llamar a mi hermano .
si el fin de semana hace buen tiempo , vamos a alquilar un coche .
¿ sale el tren nocturno a las dos menos diez ?
acabamos de llegar a Bruselas .
¿ sale el tren nocturno del andén ocho ?
no se preocupe , señora Miller , le despertaremos a las dos menos veinte .
sería muy amable de su parte traerme un plato nuevo .
quisiéramos que nos despertaran a las seis y veinte , habitación ciento uno .
llegué tarde porque el autocar fue cancelado .
nos encantaría comprar un mapa .
la sopa está demasiado salada .
la parada de autobús está a dos pasos del acuario .
no como ni patatas ni huevos .
la luz de nuestra habitación no funciona .
mi hermana piensa ir a nadar .
quisiéramos ir al médico porque estamos enfermos .
quisiera quejarme : la lavadora está fuera de servicio y la cama es demasiado blanda .
quisiera reservar una mesa para tres personas en la terraza .
sé que la oficina de turismo está cerrada los viernes .
la señora Moreno llamó a las tres y dejó un recado para el señor Brown .
primero mi hermano quisiera comprar un billete para Londres y después visitar el acuario y el famoso faro .
me alegro de que el señor Rossi pueda nadar en el lago el domingo a las tres .
les gustó mucho la obra de teatro .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la estación .
hasta que llegue mi hijo , quiero dar un paseo por el jardín del castillo .
creo que podemos comprar unas postales el martes a las doce menos cuarto .
la señora García está esperando el tren para Roma .
necesito un taxi a la oficina de objetos perdidos para cinco personas a las dos menos veinte .
preferiría una habitación individual bonita que tenga balcón .
el despertador no funciona .
¿ tienen una casa de vacaciones tranquila para cinco personas para cuatro noches ?
la motocicleta que mi compañero alquiló tiene una rueda pinchada .
les encantaría comprar chocolate .
el juez está todavía en el juzgado , no podemos hablar con él antes de las siete y diez .
el señor Wilson va a quedarse unos días más mañana a las cuatro y media .
no vamos a visitar la biblioteca el próximo sábado .
la llave no entra en la cerradura de la habitación veintitrés .
¿ puede uno de sus compañeros pedirnos un taxi ?
aquí tiene su tarjeta , señora Navarro . su habitación está en la sexta planta .
a mi hijo le gusta mucho el zoo .
ella se ha dejado sus guantes marrones en el tren a Lisboa .
pienso que puedo participar en la visita guiada .
mi hermana quiere participar en el paseo en barco en lugar de comprar un sello .
una pregunta : ¿ qué recomienda , la tortilla grande o el pastel de manzana ?
cuando llegue a Hamburgo , voy a visitar el famoso museo y la exposición .
desde la terraza se pueden ver el monasterio y la plaza .
estos pantalones son demasiado grandes .
no hay perchas en la habitación trescientos veinte .
deme su billete de avión y firme aquí , por favor .
el juez está todavía en el juzgado , no puedo hablar con él antes de las tres menos cuarto .
la señora Fischer celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
¿ se celebra el concierto en el jardín del castillo ?
¿ podríamos dejar la habitación a las cinco y diez ?
lo sentimos mucho , señora Walker . el técnico vendrá inmediatamente .
si no es mucha molestia , ¿ podría enseñarme el camino a la panadería ?
desde la torre se pueden ver el faro y la plaza .
es importante que mi mujer compre un billete para Lisboa hoy .
me quedo hoy en el hotel porque tengo dolor de estómago .
como el tren está lleno , no llegaremos hasta las doce y media .
si el tren nocturno llega demasiado tarde , ella tiene que perder el avión .
ocho billetes de ida y vuelta a Barcelona para el cinco de mayo , por favor .
hace siete días dejamos nuestro billete de tren en casa .
lloverá pasado mañana , por eso mis padres van a ver la televisión .
mi hijo teme que el tren nocturno sea cancelado .
quiero que mi hija alquile un coche .
él acaba de hablar con el médico .
el teatro de la ópera , que está a diez minutos de aquí , merece una visita .
quisiéramos trabajar en la biblioteca esta noche .
¿ quiere tomar algo en el bar ?
camarero , pedí una macedonia de frutas , pero me ha traído una sopa de verduras .
¿ a qué distancia está la biblioteca de aquí ?
cuando lleguemos a Múnich , vamos a comprar unas postales .
¿ desea pagar en efectivo o con tarjeta de crédito , señora Miller ?
quisiéramos una habitación individual con baño y vistas al puerto .
lamentablemente ya no quedan entradas para el partido de fútbol .
me gustó mucho la visita de la ciudad .
aquí tiene su llave , señora Walker . su habitación está en la segunda planta .
la carta que envié a Varsovia todavía no ha llegado .
lamentablemente no tenemos habitaciones familiares libres hasta el sábado .
no creo que él pueda visitar el zoo y el castillo .
no sé si mi hija pagará con cheque mañana por la noche .
¿ cuánto cuesta una habitación luminosa con escritorio por noche ?
espero que los niños se reúnan con unos amigos en la estación el fin de semana .
no hay de qué , señor Brown . ¡ feliz estancia en Roma !
el centro comercial está a dos pasos de la catedral .
¿ quisiera hacer senderismo por la montaña ?
un taxi a la farmacia cuesta unos nueve euros .
el pronóstico dice que va a hacer sol pasado mañana .
¿ qué día es hoy ? - hoy es sábado , veintisiete de noviembre .
no se preocupe , señora Wagner , le traeremos champú .
el helado está demasiado salado .
el vuelo a Colonia fue cancelado por la huelga .
quisiera dar un paseo por el bosque y visitar el ayuntamiento .
en noviembre suele hacer mucho viento en Lisboa .
me han robado la tarjeta de crédito y la chaqueta .
ellos quisieran coger el coche .
a mi mujer le gusta dormir con la ventana abierta .
la habitación individual que ella reservó por teléfono es demasiado cara .
nos quedamos hoy en el hotel porque tenemos dolor de estómago .
mis padres pasaron cinco días en París y ocho días en Lisboa .
¿ cuándo quiere visitar el monasterio ?
la parada de autobús está a dos pasos de la famosa iglesia .
me duché ayer por la noche .
hemos dejado nuestro pasaporte en la habitación .
los niños han comprado una bufanda para sus nietos .
la falda más corta cuesta cincuenta y cinco euros , pero el jersey es más barato .
de la playa al faro hay solo diez minutos a pie .
si mañana nieva , veremos la televisión .
el taxi que pedí para las doce y veinte todavía no ha venido .
por culpa del atasco nuestros amigos llegaron demasiado tarde al cine .
hola , ¿ cuándo cierra la iglesia los martes ?
primero quisiera enviar una carta a Sevilla y después visitar el acuario .
la agencia de viajes está detrás del monasterio .
pasé cuatro días en Atenas y nueve días en Zúrich .
¿ sabía que la fiesta se celebra el veintiocho de julio ?
la recepcionista dice que el garaje del hotel está abierto hasta las seis y veinticinco .
el señor Miller llegará el diecinueve de agosto a las ocho y media .
tenemos que pagar la cuenta esta noche .
una habitación cuesta cien euros por noche , y el aparcamiento está incluido .
el señor Schmidt quisiera ir a la ópera y nadar en el lago .
llego el jueves quince de julio a las ocho y cuarto .
antes de salir de viaje , quisiera comprar unos recuerdos .
una habitación cuesta dieciséis euros por noche , y el servicio de lavandería no está incluido .
mi hermano no tiene ganas de comprar unos recuerdos .
la señora López ha cancelado la reserva para el miércoles .
el apartamento pequeño que mi hijo reservó la semana pasada no está listo .
necesito la confirmación de la reserva . ¿ me la puede traer ?
hace una hora ella fue al cine .
buscamos un hotel que esté junto al mar .
¿ dónde está la cuna ? ¿ podría traérnosla , por favor ?
el jersey gris cuesta un ojo de la cara .
una pregunta : ¿ cuándo sale el primer tren nocturno para Salzburgo ?
se tarda una hora en reparar el secador .
¿ va este tren a Colonia ?
estoy esperando el tren nocturno para Ginebra .
¿ visitaste el famoso mercado cubierto y el hermoso castillo ayer ?
el camarero que habla portugués está de vacaciones .
el vestido que mis hijos compraron es demasiado pequeño .
aunque nieva , los huéspedes quieren fotografiar la biblioteca antigua .
buenas noches , soy López , de la habitación ciento doce . quisiera pedir el desayuno .
los niños pasaron nueve días en Sevilla y cuatro días en Bruselas .
nuestros amigos han comprado un florero para su abuelo .
ella está acostumbrada a cenar tarde .
el huésped de la habitación cuarenta todavía no ha pagado .
mi marido suele levantarse a las once menos cuarto .
quisiera saber si el autobús llega a Sevilla a las tres y media .
antes de salir de viaje , quisiera probar el queso de la región .
si mañana hace demasiado calor , mis padres van a quedarse en el hotel .
el avión de Madrid despega a las seis y cuarto .
la señora Navarro está a punto de reservar una mesa para ocho personas .
llegué tarde porque el tren llevaba quince minutos de retraso .
no puedo dormir porque el frigorífico es demasiado ruidoso .
la camarera de piso dice que la media pensión es gratis .
nos han robado el billete de tren y la bufanda .
¿ puede abrir la ventana ?
perdí el enlace en París porque el tren nocturno llegó con retraso .
la sopa de tomate que pedí está demasiado salada .
en la habitación ciento cinco huele a pescado .
espero que él pueda recoger su anillo caro .
quisiera prolongar mi estancia el próximo mes .
de primero quisiera una sopa de pescado y de segundo carne con verduras .
para mí una sopa y una taza de té , por favor .
buenos días , ¿ sabía que el restaurante está en la segunda planta ?
quisiéramos ocho entradas para la película del veintiocho de noviembre .
¿ cuándo sale el primer tren nocturno para Salzburgo ?
el castillo de Ginebra es más antiguo que el de Berlín .
la sauna cierra a las nueve y diez .
es posible que la señora López compre un cepillo de dientes .
la llave no entra en la cerradura de la habitación trece .
¿ a qué distancia está el ayuntamiento de aquí ?
no quisiera dejar mi cámara nueva en la recepción .
¿ cuándo quiere ir al mercado ?
quisiéramos dos entradas para la fiesta del veintidós de octubre .
estoy seguro de que iremos de compras .
¿ cuándo quiere cambiar el vestido blanco por otra cosa ?
la señora Walker tuvo que registrarse el mes pasado .
quiero que me dé una habitación luminosa con vistas al lago .
el viernes nevará , por eso voy a quedarme en el hotel .
quiero que hable más despacio .
sé que la embajada está cerrada los sábados .
si el tren rápido está lleno , tengo que coger un taxi .
quisiera un apartamento con terraza y vistas a la plaza .
mi hija está intentando llamar a su abogado .
el señor Wilson llamó a las cuatro y media y dejó un recado para el señor Wagner .
va a estar nublado la próxima semana .
quisiéramos reservar una mesa para dos personas junto a la ventana .
mi marido puede tener la habitación familiar con balcón .
la película que quería ver empieza a las once .
¿ quisieras prolongar tu estancia el martes ?
quisiera saber si el autocar sale a las diez .
quisiéramos seis entradas para la visita guiada del dos de abril .
¿ sabe a qué hora abre el hermoso teatro de la ópera ?
mis padres tienen que hacer transbordo en Granada .
el pronóstico dice que lloverá pasado mañana .
el tren de Roma a Ginebra lleva cinco minutos de retraso .
preferiría un apartamento pequeño que tenga caja fuerte .
para mí un bocadillo y una taza de té , por favor .
el avión a Praga despega a las dos y diez .
¿ quién puede lavar esta blusa ?
la guía con la que la señora Navarro habló esta mañana era muy amable .
quisiera comprar una chaqueta azul y un cuaderno .
le pedí a la recepcionista que cuidara a los niños , pero no ha pasado nada .
mi reloj va atrasado ; ya son las seis y media .
los huéspedes están intentando cambiar dinero .
¿ tienen una habitación familiar para cinco personas desde el martes hasta el sábado ?
el caballero se queda hoy en el hotel porque está resfriado .
hola , ¿ puede uno de sus compañeros enseñarnos la suite ?
no tengo tiempo de visitar el museo y la catedral .
necesitamos la confirmación de la reserva . ¿ nos la puede traer ?
el billete a Bruselas cuesta cincuenta euros , pero solo tengo un billete de cien euros .
el museo de arte nuevo , que está a diez minutos de aquí , merece una visita .
¿ hay una suite libre del nueve al veintiocho de abril ?
no se preocupe , señor Navarro , le despertaremos a las cinco menos cuarto .
la cena se sirve a partir de las nueve en el comedor .
antes de marcharme , quisiera cancelar mi reserva .
mis padres pasaron nueve días en Ginebra y cinco días en Zúrich .
queremos ir a nadar en lugar de reunirnos con unos amigos en la estación .
quisiéramos un asiento junto a la ventana para el viernes .
¿ quién puede enseñarme el camino a la embajada ?
mis padres tienen que hacer cola una hora en la estación .
mi marido está sentado en un banco del patio y nos espera .
necesitamos un taxi al cajero automático para ocho personas a las cuatro y veinticinco .
me alegro de que podamos marcharnos la próxima semana .
¿ cómo se llama ? - me llamo David Navarro .
quiero visitar el museo y el acuario en lugar de ir al cine .
los huéspedes están buscando su cartera . ¿ la ha visto ?
más tarde la señora Moreno quisiera fotografiar la hermosa torre .
¿ puedes reparar la lámpara , por favor ?
quiero que el director espere un momento .
mi hijo se ha roto la mano y tiene que ir al hospital .
el ascensor está estropeado , así que tenemos que subir a pie a la sexta planta .
una pregunta : ¿ sabe cómo se va de la playa a la exposición ?
pienso comprar un diccionario .
quisiéramos una habitación doble bonita con bañera , por favor .
dentro de una hora vamos a hacer un picnic .
la camisa cuesta cinco euros , pero la corbata es más barata .
mi hermana lleva desde la una menos cuarto intentando cambiar su vuelo .
estoy a punto de reservar una mesa para siete personas .
¿ podría darnos el número de teléfono del aeropuerto ?
los pantalones azules cuestan treinta y cinco euros , pero la chaqueta es más barata .
¿ tienes sed , David ?
¿ desea pagar con tarjeta de crédito o por transferencia , señor Miller ?
¿ podría pasarnos el pan , por favor ?
aunque nieva , vamos a hacer senderismo por la montaña .
no vale la pena visitar la iglesia .
no hemos estado nunca en Ginebra , pero conocemos bien Sevilla .
tenemos que ir al banco antes de las tres y cinco porque necesitamos dinero .
¿ dónde está la lista de precios ? - se la traeré mañana .
¿ qué tiempo hace en Bruselas hoy ?
si el viernes llueve , voy a ver la televisión .
tome la segunda calle a la derecha y verá el museo de arte delante de usted .
el barco llega a Palma a las tres menos cuarto .
el señor Dubois celebra su aniversario de boda mañana ; quisiera encargar flores .
quisiéramos saber si el tren para en todas las estaciones .
¿ dónde está el plato ? ¿ podría traérnoslo , por favor ?
quiero que guarde el equipaje hasta las siete .
quiero que mi hermana pruebe el pescado de la región .
¿ qué vino va bien con el filete ?
no se olvide de rellenar el formulario , por favor .
hola , ¿ está incluido el servicio de lavandería en el precio o tenemos que pagarlo aparte ?
el señor Wilson ha cancelado la reserva para el lunes .
no hay agua en nuestra habitación .
tome la segunda calle a la izquierda y verá la catedral delante de usted .
¿ sabe cómo se va de la embajada al zoo ?
la carta que los niños enviaron a Roma todavía no ha llegado .
el billete a París cuesta dieciséis euros , pero solo tenemos un billete de cincuenta euros .
el jersey más barato cuesta un ojo de la cara .
la señora está sentada en un banco del parque y lee el periódico .
¿ cuándo estará lista mi chaqueta azul ?
hay que limpiar estos pantalones antes del domingo .
antes de marcharnos , quisiéramos dejar nuestro collar en la recepción .
el filete que los huéspedes pidieron está demasiado salado .
tome las pastillas siete veces al día , antes de las comidas .
las botas más baratas cuestan veintiocho euros , pero la blusa es más barata .
estamos esperando el tren rápido para Bruselas .
la iglesia es más grande que el monasterio .
tenemos que hacer transbordo en Sevilla .
¿ podemos traer nuestro gato ?
me he dejado mi collar en el tren a Edimburgo .
quisiera carne con verduras y dos vasos de limonada .
la ensalada está buenísima .
quisiéramos una habitación doble con terraza , por favor .
¿ cuánto cuestan las entradas para la visita guiada del martes ?
disculpe , ¿ sabía que la tasa turística es gratis ?
¿ podría preparar la cuenta de la habitación ciento doce ? me marcho hoy .
acabo de reservar un apartamento .
¿ tienen una suite para cuatro personas hasta el domingo ?
mi hermana acaba de ir al dentista .
a la señora Schmidt le gusta mucho el monasterio .
¿ puedo dejar aquí mi reloj hasta las cinco ?
nadie pudo decirnos dónde está el centro comercial .
quería preguntarle si podría planchar esta camisa .
¿ cómo se enciende la calefacción ?
¿ a qué distancia está el monasterio antiguo de aquí ?
lamentablemente el hotel está completo hasta el veintisiete de mayo .
los huéspedes que se marchan hoy quisieran prolongar su estancia .
no se olvide de apagar la calefacción , por favor .
del hospital al palacio hay solo veinte minutos a pie .
la señora Weber llamó a las ocho y media y dejó un recado para la señora Walker .
¿ tienen una casa de vacaciones para tres personas para una noche ?
Ginebra es la ciudad más bonita que hemos visto nunca .
tenemos que hacer cola seis horas en el museo .
ni hablar de que mi compañero haga senderismo por la montaña .
estoy de mal humor porque llueve ahora .
cuando llegué a Madrid , la suite olía a humo .
pienso que puedo alquilar una bicicleta .
quisiera alquilar un coche por dos días .
buenas noches , señora Dubois . ¿ ha dormido bien ?
la caja fuerte de nuestra habitación está estropeada .
aunque mi hijo está resfriado , quiere reunirse con unos amigos en la estación .
es posible que mis padres hablen con el cocinero dentro de cincuenta minutos .
los turistas han olvidado dejar su cámara en la recepción .
quería preguntarle si podría traernos la lista de precios .
el tren de Granada a Barcelona lleva quince minutos de retraso .
si no es mucha molestia , ¿ podría cerrar la ventana ?
creo que mi compañero puede participar en el curso de idiomas .
primero los huéspedes quisieran recoger su móvil y después participar en la conferencia .
¿ me puede reservar una mesa junto a la ventana ? muchas gracias de antemano .
ya no tenemos verduras , pero puedo recomendarle el helado .
nadie pudo decirnos dónde está la playa .
mi marido ha escrito una carta a sus nietos .
pregúntele al señor Fischer si quiere nadar en el lago , por favor .
buenos días , ¿ por qué no fue en autobús a Edimburgo ?
esta tarde voy a levantarme temprano .
mi marido se ha roto la pierna y tiene que ir al hospital .
es una lástima que el aire acondicionado haga demasiado ruido .
la oficina de objetos perdidos está enfrente del faro .
disculpe , ¿ qué hora es ? - es la una y media .
el billete a Madrid cuesta dieciocho euros , pero mi hermano solo tiene un billete de cincuenta euros .
mi hijo está enfermo .
¿ cuándo quiere hacer un picnic ?
nos hemos dejado nuestros guantes verdes en el avión a Viena .
antes de salir de viaje , quisiéramos tomar algo en el bar .
mi marido está intentando ir al médico .
¿ cuándo quisiera llamar a su jefe ?
él tiene miedo a volar .
la oficina de correos está enfrente del museo .
no me traiga todavía el filete , por favor .
la bicicleta que alquilé es demasiado pequeña .
¿ cuándo quiere alquilar un coche ?
aunque hace mucho frío , vamos a participar en la cata de vinos .
confirme la reserva por correo electrónico , por favor .
nos hemos dejado nuestra llave de la habitación en el tren a Londres .
