¿ cuánto cuestan las entradas para la obra de teatro del jueves ?
queremos marcharnos .
¿ está incluido el servicio de habitaciones en el precio o tengo que pagarlo aparte ?
los huéspedes han olvidado aparcar su coche en el garaje .
la librería está detrás del monasterio .
necesitamos algo para el dolor de cabeza .
nuestros amigos quisieran fideos con champiñones y una taza de café .
nos quedamos unos días más esta tarde .
quisiera saber si el tren rápido llega a Salzburgo a la una menos cuarto .
necesitamos la lista de precios . ¿ nos la puede traer ?
lo sentimos mucho , señor Miller . la camarera de piso vendrá dentro de cuarenta y cinco minutos .
¿ a qué hora sale el autocar para Zúrich ?
he perdido mi billete de tren .
el pronóstico dice que lloverá esta tarde .
nos quedamos con la suite .
quisiera reservar una mesa para dos personas en la terraza .
quiero que nuestros amigos vayan a nadar .
mis padres quieren reservar una mesa para ocho personas .
si el sábado llueve , voy a acostarme temprano .
mi mujer ha olvidado su cámara nueva en el restaurante y ahora tiene que rellenar un formulario .
es importante que mi mujer aparque su coche en el garaje hoy .
no tengo tiempo de dar un paseo por el parque .
la mujer con la que ella habló esta mañana era muy amable .
Hamburgo es la ciudad más bonita que he visto nunca .
la mujer con la que ellos hablaron esta mañana era muy amable .
hola , ¿ tienes sueño , Paul ?
no vale la pena visitar el castillo antiguo .
camarero , pedí una sopa de pescado caliente , pero me ha traído una buena sopa de tomate .
siento que la señora Rossi haya perdido su billete de tren el mes pasado .
quisiera comprar unas postales y comprar un sello .
necesito un taxi desde la embajada para cuatro personas a las cuatro y diez .
a mi hermano le gusta dormir con la ventana abierta .
¿ le importaría traerme una almohada y un adaptador ?
¿ puede cambiarme doscientos euros , por favor ?
¿ visitaste el palacio ?
nos gusta dormir con la ventana abierta .
nuestros amigos están sentados en un banco del jardín del castillo y leen el periódico .
me alegro de que el señor Fischer pueda traer su perro el fin de semana .
hemos oído que el seguro es gratis .
la sopa de tomate está fría .
¿ qué tiempo hace en Salzburgo en este momento ?
quisiéramos reservar una habitación individual para seis noches .
¿ cómo se llama ? - me llamo Julia Wilson .
me encantaría reunirme con unos amigos en la estación .
siento que hayamos perdido nuestro pasaporte anteayer .
quiero cambiar de habitación porque la impresora está fuera de servicio .
¿ está incluido el acceso a internet en el precio o tenemos que pagarlo aparte ?
la ventana no se puede abrir , y el aire acondicionado es demasiado ruidoso .
la señora Serrano conoce el camino .
disculpe , ¿ cómo llego a la parada de taxis ?
disculpe , ¿ puede traerme la cuenta , por favor ?
antes de que llegue el autobús , quisiéramos participar en la conferencia .
el teléfono de nuestra habitación está estropeado .
quería preguntarle si podría firmar aquí .
lamentablemente el hotel está completo hasta el dos de febrero .
el taxi que él pidió para las diez todavía no ha venido .
el castillo de Hamburgo es más antiguo que el de Colonia .
estamos buscando nuestro abrigo marrón . ¿ lo ha visto ?
aquí tiene su llave , señora López . su habitación está en la octava planta .
la familia Moreno se aloja aquí desde el dos de abril .
he perdido mi collar caro y mis gafas de sol .
quisiera comprar un bolso marrón y un diccionario .
¿ fuiste a bailar el veinticuatro de marzo ?
una pregunta : ¿ podemos hacer fotos aquí ?
mi hermano está intentando prolongar su estancia .
el sombrero negro cuesta catorce euros , pero los zapatos más baratos son más baratos .
necesito cuatro cunas .
lamentablemente no tenemos habitaciones dobles libres hasta el miércoles .
¿ conoce un buen restaurante cerca de la parada de autobús ?
quiero que nos traiga una botella de vino tinto .
acabamos de llegar a Londres .
el vuelo de Salzburgo fue cancelado por la niebla .
¿ quisiera probar el queso de la región esta tarde ?
mi hijo sabe que la oficina de turismo está cerrada los domingos .
somos de Alemania , pero vivimos en Viena desde hace ocho años .
mi reloj va atrasado ; ya son las nueve menos cuarto .
creo que ella puede quedarse hasta el sábado .
mi compañero ha comprado un juguete para su tío .
el tren nocturno para en Madrid .
pregúntele a la señora Moreno si quiere hacer un picnic , por favor .
el tren nocturno para en todas las estaciones .
si el autobús lleva veinte minutos de retraso , llamaré al hotel .
anteayer mis padres perdieron su bolso y ahora tienen que ir a la oficina de objetos perdidos .
la ducha de la habitación trescientos ocho no funciona .
¿ quieres nadar en el lago o prefieres fotografiar el acuario ?
¿ puede uno de sus compañeros rellenar el formulario ?
el trayecto dura seis horas y diez minutos .
buenos días , soy Walker , de la habitación cincuenta y tres . envíe al mozo , por favor .
he reservado un apartamento a nombre de Taylor .
quisiera quejarme : la lavadora hace demasiado ruido y el ascensor es demasiado ruidoso .
el pronóstico dice que va a hacer mucho viento esta noche .
creo que podemos pagar en efectivo mañana por la mañana .
la cena se sirve a partir de las nueve en el jardín .
deberíamos volar a Múnich mañana por la noche .
¿ va este autobús a Varsovia ?
¿ podría decirme si el garaje del hotel cuesta catorce euros al día ?
no tenemos ganas de dar un paseo por la rosaleda .
necesito algo para el dolor de cabeza .
el partido que ella quería ver ya ha empezado .
quisiéramos cambiar ochenta francos suizos por euros .
me llamo Serrano , tengo una reserva para nueve noches .
si el martes llueve , ellos quieren acostarse temprano .
¿ dio un paseo por la rosaleda ayer por la tarde ?
buenos días , ¿ a qué hora sale el autobús para Barcelona ?
después del desayuno la señora quiere alquilar una bicicleta , pero antes tiene que prolongar su estancia .
¿ reservó una suite bonita el jueves pasado ?
¿ quiere hacer un picnic o prefiere nadar en el lago ?
a mi hijo le gustó mucho la visita guiada .
¿ cuándo cierra el palacio los sábados ?
ya no tenemos champiñones , pero puedo recomendarle el pastel de manzana .
el señor Navarro no está en este momento . ¿ quiere dejar un recado ?
la familia Weber se aloja aquí desde el veinticuatro de julio .
disculpe , ¿ cómo llegamos a la peluquería ?
aunque llueve , quiero dar un paseo por el bosque .
hola , ¿ podría dejar la habitación a las tres menos cuarto ?
¿ qué recomienda , el bocadillo frío o la pizza vegetariana ?
quiero que la camarera traiga la cuenta .
sabemos que la librería está cerrada los domingos .
¿ podríamos dejar la habitación a las once y cinco ?
la recepcionista quiere saber si la señora traerá su perro .
desde el balcón se pueden ver el hermoso teatro y las montañas .
es una lástima que el colchón sea demasiado pequeño .
suelo levantarme a las nueve y cuarto .
buenos días , ¿ me puedo llevar el plano de la ciudad ?
la guía quiere saber si quiero aparcar mi coche en el garaje esta noche .
el teatro antiguo está abierto desde las ocho menos cuarto hasta las siete menos cuarto , pero los viernes está cerrado .
hasta que lleguen los niños , quiero hacer un picnic .
tome las pastillas seis veces al día , después de las comidas .
me he dejado mi abrigo rojo en el avión a Valencia .
mi compañero perdió su pasaporte ayer por la tarde y ahora tiene que llamar al hotel .
hasta que llegue la señora , quiero dar un paseo por el casco antiguo .
guarde el equipaje hasta las tres y cuarto , por favor .
¿ a qué distancia está la torre de aquí ?
el señor Schmidt quiere cambiar de habitación porque la conexión a internet no funciona .
quisiera reservar una mesa para cinco personas en la terraza .
quisiéramos un apartamento con bañera y vistas al puerto .
la ventana no se puede abrir , y la ventana está mojada .
aunque hace mucho frío , vamos a alquilar una barca .
¿ podría planchar esta blusa y pedirnos un taxi ?
el billete a Edimburgo cuesta ciento diez euros , pero ella solo tiene un billete de cincuenta euros .
hasta que llegue la señora , queremos comprar un cuaderno .
el huésped de la habitación trescientos uno ha pedido el desayuno .
tres billetes de ida a Múnich para el diez de octubre , por favor .
la ventana no se puede abrir , y la alfombra no está limpia .
¿ quisieras alquilar una barca ?
¿ podría venir alguien a la habitación trescientos quince ? la impresora no funciona .
el señor Schmidt ha comprado un juguete para su abuelo .
mi marido irá a la ópera .
he oído que el aparcamiento es gratis .
la señora Serrano llegará el veinticinco de junio a la una y veinticinco .
hemos perdido nuestro reloj y nuestras gafas .
solemos levantarnos a las diez .
antes de que salga el tren , quisiera probar el vino de la región .
hola , ¿ a qué hora sale el autocar para Granada ?
¿ podría pasarnos la miel , por favor ?
esta noche va a nevar .
necesitamos un taxi a la oficina de turismo para cuatro personas a la una y cuarto .
después del desayuno queremos ir a nadar , pero antes tenemos que reservar una mesa para tres personas .
¿ podría decirme si la azotea está en la octava planta ?
nevará esta tarde .
¿ podría darme el número de teléfono del aeropuerto ?
¿ tienen una habitación familiar para seis personas para tres noches ?
quería preguntarle si podría llamar a un médico .
¿ cuánto dura el vuelo de Berlín a Bruselas ?
el hotel en el que nuestros amigos estuvieron en Edimburgo estaba cerca de la estación .
la llave no entra en la cerradura de la habitación dos .
el museo está abierto desde las ocho menos cuarto hasta las ocho y cuarto , pero los domingos está cerrado .
las botas cuestan un ojo de la cara .
el veintinueve de agosto el señor Miller se perdió en la ciudad .
buenas noches , soy Fischer , de la habitación trescientos quince . envíe al mozo , por favor .
primero quisiera ir al médico y después dar un paseo por la rosaleda .
el señor Serrano ha dejado su carné de identidad en casa . ¿ qué debería hacer ?
quisiera una habitación familiar con balcón , por favor .
¿ qué recomienda , la tabla de quesos grande o la macedonia de frutas ?
aquí tiene su pasaporte , señora Fischer . su habitación está en la primera planta .
hola , ¿ podría decirme de dónde sale el tren para Hamburgo ?
¿ perdiste tu pasaporte ayer por la noche ?
estoy de mal humor porque hace sol ahora .
el desayuno se sirve a partir de las diez y cuarto en el comedor .
el hotel en el que mi hermana estuvo en Zúrich era más cómodo .
la habitación familiar más grande que reservé la semana pasada está en la sexta planta .
¿ quiere ir a la playa o prefiere ir a bailar ?
¿ tienes prisa , Anna ?
llame a una ambulancia , por favor , mi marido se ha roto el brazo .
¿ dónde está la cuenta ? - se la enviaré dentro de veinticinco minutos .
preferiríamos una habitación doble más grande que tenga televisor .
no creo que podamos descansar un poco .
queremos ir en tren a París la próxima semana .
¿ hay una suite libre del doce al treinta de enero ?
si el miércoles hace demasiado calor , voy a leer un libro .
quisiéramos reservar una mesa para seis personas para las diez menos diez .
¿ cuánto cuesta la blusa verde del escaparate ?
pregúntele al señor Taylor si quiere hacer un picnic , por favor .
¿ podría preparar la cuenta de la habitación cuatrocientos uno ? nos marchamos mañana .
¿ tienen una casa de vacaciones para ocho personas hasta el miércoles ?
estamos a punto de hablar con el cocinero .
antes de salir de viaje , quisiera probar el pescado de la región .
llego el miércoles cuatro de febrero a las dos menos cuarto .
ella quisiera ir de compras y probar el queso de la región .
si esta tarde hace demasiado frío , mi hermana leerá un libro .
sé que la joyería está cerrada los viernes .
tenemos muchas ganas de fotografiar el monasterio el fin de semana .
aquí tiene su pasaporte , señor Dubois . su habitación está en la segunda planta .
de primero quisiera una tabla de quesos y de segundo patatas con queso .
es posible que mis hijos dejen su mochila en la recepción mañana a las tres y media .
¿ qué tiempo hace en Edimburgo hoy ?
apague la música , por favor .
el caballero quisiera beber algo porque tiene sed .
si no es mucha molestia , ¿ podría ayudarnos con el equipaje ?
¿ tienen platos sin huevos ?
lamentablemente ya no quedan entradas para la visita de la ciudad .
llegamos el martes veinticuatro de enero a las diez y diez .
llego el domingo veintinueve de junio a las siete y media .
nos quedamos dormidos .
perdí mi billete de tren .
buenas noches , olvidamos nuestros guantes en el taxi . ¿ qué deberíamos hacer ?
no hay jabón en la habitación cuarenta y nueve .
un taxi al banco cuesta unos treinta y ocho euros .
a la señora García le encantaría alquilar una barca .
¿ dónde tenemos que bajar para ir a la farmacia ?
cuando llegué a Granada , la suite estaba sucia .
si el lunes hace buen tiempo , voy a nadar en el lago .
estoy buscando mi abrigo . ¿ lo ha visto ?
es importante que mi mujer compre un billete para Colonia hoy .
camarero , pedí una sopa de verduras fría , pero me ha traído una sopa de verduras caliente .
¿ podría decirme si la fiesta se celebra el trece de agosto ?
la señora Miller celebra su aniversario de boda el domingo ; quisiera encargar flores .
antes de que anochezca , quisiera ir a nadar .
¿ hay un apartamento más barato libre del veinticinco al treinta y uno de marzo ?
¿ dónde está el adaptador ? ¿ podría traérnoslo , por favor ?
dudo que él vaya de compras dentro de tres horas .
nos quedamos hoy en el hotel porque estamos enfermos .
nuestros amigos han preguntado en la recepción .
buenas noches , señora Weber . ¿ ha dormido bien ?
¿ podría decirnos a qué hora sale el tren nocturno para París ? muchas gracias de antemano .
¿ cuánto cuesta enviar una carta a Escocia ?
estoy seguro de que mi hermana leerá un libro .
mi hermano está buscando su mochila nueva . ¿ la ha visto ?
mi hija puede tener la habitación individual más barata con balcón .
perdí mi carné de conducir el jueves pasado .
una habitación cuesta dieciséis euros por noche , y la tasa turística no está incluida .
Atenas es la ciudad más bonita que los huéspedes han visto nunca .
cuando lleguemos a Viena , vamos a comprar unos sellos .
no sé si mis hijos pueden ir a bailar el miércoles .
he reservado una habitación a nombre de Fischer .
¿ cuántas tazas necesita ? - tres , por favor .
los turistas están satisfechos con la habitación .
quisiéramos alquilar una motocicleta por dos días .
mi hija quisiera comer algo porque tiene hambre .
¿ tienes frío , Paul ?
ya no tenemos queso , pero puedo recomendarle la buena sopa de tomate .
¿ está la famosa catedral abierta hasta las nueve menos diez ?
si el viernes nieva , vamos a ver la televisión .
quiero que mis hijos vayan al cine .
la motocicleta que nuestros amigos alquilaron está rota .
una habitación doble cuesta sesenta euros por noche , y la tasa turística no está incluida .
antes de salir de viaje , él quisiera probar el vino de la región .
¿ cuándo cambiará el bañador por otra cosa ?
mi hijo quisiera cambiar ciento cincuenta dólares por euros .
vamos a hablar con el cocinero después del almuerzo .
¿ han encontrado una mochila ? nos la hemos dejado en el comedor .
¿ quién puede darnos una suite con vistas al castillo ?
mis hijos van a pagar con tarjeta de crédito mañana por la noche .
cuando llegamos a Berlín , el apartamento era demasiado caluroso .
su habitación está en la octava planta , a la izquierda .
quisiéramos reservar una mesa para dos personas para las nueve y media .
espero que veamos la televisión el viernes .
el tren regional para Roma sale a las nueve y diez del andén once .
el trayecto dura cinco horas y cuarenta y cinco minutos .
¿ tienen platos sin carne ?
el camarero nos ha traído una tabla de quesos pequeña en lugar de una sopa de pescado caliente .
¿ a qué distancia está el palacio de aquí ?
quería preguntarle si podría llevar el equipaje a la estación .
necesitamos algo para la tos .
limpie la habitación , por favor .
dudo que hagamos senderismo por la montaña después de la cena .
hemos reservado una habitación familiar grande a nombre de Walker .
quisiéramos que nos despertaran a las dos y media , habitación cuatrocientos diez .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Becker ?
mi hermana no tiene ganas de visitar el teatro antiguo y el museo de arte .
quisiera un asiento junto a la ventana para Múnich .
quisiera reservar una habitación doble para ocho noches .
¿ han encontrado un móvil ? nos lo hemos dejado en el comedor .
la catedral es más antigua que la fortaleza .
el caballero lleva desde la una y cuarto intentando enviar una carta a Atenas .
quisiera saber si el tren rápido sale a las dos y cuarto .
se tarda cinco horas en reparar el televisor .
si el lunes hace buen tiempo , ellos quieren nadar en el lago .
un billete de ida a Praga , por favor , en segunda clase .
después del almuerzo queremos nadar en el lago , pero antes tenemos que cambiar dinero .
el partido que queríamos ver ya ha empezado .
quisiera quejarme : la lavadora hace demasiado ruido y el frigorífico es demasiado ruidoso .
si no es mucha molestia , ¿ podría apagar la luz ?
¿ se celebra el curso de idiomas en la sala de conferencias ?
¿ desea pagar en efectivo o con tarjeta de crédito , señor Navarro ?
los huéspedes saben que la librería está cerrada los miércoles .
la señora Fischer tiene que ducharse dentro de seis horas .
¿ podría decirnos de dónde sale el autocar para Varsovia ? gracias por su ayuda .
cuando llegue a Granada , voy a fotografiar la iglesia antigua .
la parada de autobús está a dos pasos del palacio .
en Barcelona lleva tres días lloviendo .
no se preocupe , señor Rossi , repararemos la cafetera .
he comprado un recuerdo para mi profesor .
los huéspedes toman té en el desayuno , pero yo prefiero té .
¿ qué tiempo hace en Berlín en este momento ?
me llamo Becker , tengo una reserva para dos personas .
mi mujer pasó cinco días en Madrid y nueve días en Edimburgo .
¿ sabe cómo se va de la parada de taxis al zoo ?
¿ quiere ir a la ópera o prefiere hacer senderismo por la montaña ?
quisiera que me despertaran a las doce y diez , habitación quince .
pensamos ir a la ópera .
son treinta y ocho euros . - quédese con el cambio .
el cajero automático está a dos pasos del teatro de la ópera .
hemos reservado un apartamento luminoso a nombre de Becker .
¿ podría traerme la carta de vinos , por favor ?
nos quedamos hoy en el hotel porque tenemos dolor de cabeza .
sería muy amable de su parte darme la llave de la habitación trescientos quince .
la cerradura de la puerta está estropeada , y mis padres no encuentran la llave .
el hotel en el que mi hijo estuvo en Colonia era más cómodo .
¿ dónde está la confirmación de la reserva ? - se la enviaré inmediatamente .
lamentablemente no tenemos habitaciones libres hasta el viernes .
buenos días , ¿ puedo probarme la blusa roja ?
una pregunta : ¿ cuánto cuestan las entradas para la visita de la ciudad del domingo ?
¿ dónde tenemos que hacer transbordo para ir a la oficina de objetos perdidos ?
después del almuerzo el señor Moreno quiere comprar unos recuerdos , pero antes tiene que pagar la cuenta .
si el fin de semana hace buen tiempo , mi marido va a dar un paseo por el bosque .
el viernes pasado perdí mi pasaporte .
su habitación está en la octava planta , al final del pasillo .
es una lástima que el enchufe no funcione .
el billete a Madrid cuesta veintidós euros , pero solo tenemos un billete de cincuenta euros .
¿ sale el tren nocturno a las diez y media ?
quiero que limpie la habitación .
nuestro equipaje no ha llegado ; debe de estar todavía en Berlín .
me quedo con la habitación .
quiero que el mozo limpie la habitación .
¿ sabe cómo se va de la peluquería al teatro ?
despiértenos mañana a las doce y diez , por favor , tenemos que coger el tren a Lisboa .
antes de que llegue el autobús , quisiera comprar unos sellos .
quiero quedarme dos noches .
no sé si podemos comprar un billete para París en octubre .
el técnico que vino ayer se olvidó las herramientas .
ni hablar de que mis hijos visiten la fortaleza .
el televisor no funciona .
llego el lunes cinco de marzo a las dos y diez .
hemos reservado una habitación doble más barata .
¿ cuánto cuestan las entradas para el concierto del lunes ?
no hace falta que me traiga la hoja de registro , el director ya me la ha dado .
le pedí al camarero que me reservara una mesa junto a la ventana , pero no ha pasado nada .
el diario que la camarera de piso encontró debajo de la cama es de nuestros amigos .
cuando lleguemos a Hamburgo , vamos a hacer senderismo por la montaña .
espero que podamos fotografiar el palacio el fin de semana .
¿ de dónde eres , Julia ? - soy de México .
queremos que la recepcionista limpie la habitación .
llame a un médico , por favor .
me han robado el pasaporte y el reloj .
no creo que la señora hable con el médico mañana por la noche .
aquí tiene su tarjeta , señora Becker . su habitación está en la novena planta .
¿ podría traernos ocho vasos de leche y darme una habitación familiar tranquila con vistas a la plaza ?
los turistas no comen ni queso ni huevos .
me llamo Brown , tengo una reserva para dos noches .
aunque llueve , vamos a alquilar un coche .
no hace falta que nos traiga el contrato , el camarero ya nos lo ha dado .
el móvil nuevo que la camarera de piso encontró en el cuarto de baño es de mi hija .
¿ cuánto se tarda en reparar la cafetera ?
la cerradura de la maleta está estropeada , y mi compañero no encuentra la llave .
le pedí al mozo que encendiera el aire acondicionado , pero no ha pasado nada .
¿ dónde puedo comprar un cepillo de dientes ?
hemos olvidado nuestra llave del coche en el autobús . ¿ qué deberíamos hacer ?
¿ cuánto tiempo tengo antes de que salga el avión ?
los turistas pueden tener la habitación con baño .
vinimos a Lisboa para dar un paseo por el jardín del castillo .
dos billetes de ida y vuelta a Venecia para el treinta y uno de diciembre , por favor .
mi compañero necesita una venda de la farmacia .
no he estado nunca en Madrid , pero conozco bien Praga .
quería preguntarle si podría guardar el equipaje hasta las siete menos cuarto .
cuando la guía habla italiano , me suena a chino .
ella está acostumbrada a levantarse temprano .
en noviembre suele hacer mucho frío en Viena .
¿ podría preparar la cuenta de la habitación cuatrocientos seis ? nos marchamos mañana .
la tortilla que pedí está fría .
el señor Brown no está hoy . ¿ quiere dejar un recado ?
dudo que la señora se cambie a otra habitación el tres de enero .
no creo que podamos quedarnos ocho noches esta tarde .
si el autobús está lleno , tengo que perder el avión .
la recepcionista quiere saber si queremos registrarnos .
disculpe , ¿ cómo llegamos a la panadería ?
mi hijo tiene que coger un taxi porque el autobús llega demasiado tarde .
estará nublado .
no tengo ganas de nadar en el lago .
¿ podría rellenar el formulario y cerrar la ventana ?
lloverá la próxima semana , por eso descansaré un poco .
suelo levantarme a las siete y media .
llévenos a la estación de metro , por favor , tenemos prisa .
hola , ¿ conoce un hotel barato cerca de la oficina de turismo ?
quisiera hablar con la señora Walker , por favor .
estoy esperando el tren rápido para Bruselas .
el desayuno se sirve a partir de las nueve y cuarto en la terraza .
¿ sale el tren nocturno a las doce ?
nos encantaría alquilar un coche .
si el tren rápido llega demasiado tarde , perderé el avión .
la señora Wagner celebra su aniversario de boda hoy ; quisiéramos encargar una tarta .
¿ quisiera reunirse con unos amigos en la estación la próxima semana ?
lloverá esta tarde , por eso la señora Dubois va a ir al cine .
antes de salir de viaje , nuestros amigos quisieran probar el vino de la región .
la recepcionista dice que el restaurante está abierto hasta las seis menos cuarto .
cuando llegamos a Berlín , el suelo no estaba limpio .
¿ podría traernos un vaso de zumo de naranja , por favor ?
ayer por la noche perdimos nuestro sombrero y ahora tenemos que rellenar un formulario .
no he estado nunca en Varsovia , pero conozco bien Roma .
la camarera de piso dice que la torre está cerrada los martes .
me han robado la tarjeta de crédito y el anillo .
ya no tenemos huevos , pero puedo recomendarle la sopa de pescado .
mi hijo acaba de pagar con cheque .
el billete a Londres cuesta cincuenta y cinco euros , pero solo tenemos un billete de cien euros .
envíe a alguien a la habitación trescientos uno , por favor .
¿ sería posible que me reservara una mesa junto a la ventana ?
una pregunta : ¿ podría traernos la carta , por favor ?
¿ es el desayuno gratis ?
mi compañero tiene que coger un taxi porque el tren nocturno llevará treinta minutos de retraso .
disculpe , ¿ desea pagar en efectivo o con tarjeta de crédito , señora Wagner ?
¿ quisiera participar en la excursión dentro de cinco días ?
el filete que nuestros amigos pidieron está quemado .
no creo que podamos quedarnos nueve noches .
¿ de dónde eres , Julia ? - soy de Italia .
tengo muchas ganas de visitar el famoso castillo y la torre el domingo .
he reservado una habitación doble más barata a nombre de Brown .
quisiéramos hacer senderismo por la montaña y fotografiar el mercado cubierto .
mi compañero no tiene tiempo de alquilar un coche .
se tarda una hora en llegar a Bruselas en coche .
¿ le importaría encender el televisor ?
¿ le importaría llamar a un médico ? muchas gracias .
estoy seguro de que pediremos un buen filete mañana .
al caballero le gusta levantarse tarde .
esta tarde quiero dejar el hotel .
vinimos a París para alquilar una barca .
¿ por qué no puedes marcharte ?
una pregunta : ¿ cuál es la contraseña de la caja fuerte ?
debe de ser un error : reservamos una habitación doble tranquila , no una habitación familiar .
¿ qué vino va bien con la ensalada grande ?
¿ de dónde eres , David ? - soy de España .
la carretera a Lisboa está cortada , así que tenemos que dar un rodeo .
estoy seguro de que me quedaré hasta el viernes .
¿ dura la conferencia cuatro horas ?
¿ podría darnos la dirección de la agencia de viajes , por favor ?
quisiéramos reservar una habitación familiar para dos personas del tres al veintiuno de febrero .
no tenemos ganas de dar un paseo por el parque .
no vale la pena visitar la torre antigua .
los turistas vinieron a Lisboa para dar un paseo por el bosque .
mi mujer quisiera coger un taxi porque tiene prisa .
hola , ¿ está incluido el servicio en el precio o tenemos que pagarlo aparte ?
la cerradura del armario está estropeada , y ellos no encuentran la llave .
mi hija pasó seis días en Granada y dos días en Edimburgo .
mis padres rompieron el plato . ¿ qué deberían hacer ?
la sopa de verduras que pedimos está deliciosa .
¡ hasta el martes , Julia !
no tenemos tiempo de probar el vino de la región .
desde el lunes me duele la mano .
disculpe , ¿ cuánto cuesta enviar una carta a Austria ?
son once euros . - quédese con el cambio .
seis billetes de ida y vuelta a Hamburgo para el veintidós de agosto , por favor .
el camarero nos ha traído un pastel de manzana en lugar de un helado .
él está cansado .
¿ cuánto cuesta una habitación doble cómoda con baño por noche ?
quiero reservar una habitación más grande .
camarero , pedí un helado , pero me ha traído un pastel de manzana .
primero quisiera aparcar mi coche en el garaje y después reunirme con unos amigos en la estación .
creo que mi hija irá a la playa .
¿ cuánto tiempo desea quedarse ? - hasta el jueves , si es posible .
el avión a Zúrich despega a las tres menos diez .
tengo muchas ganas de alquilar una bicicleta mañana .
¿ cuándo sale el próximo tren nocturno para Sevilla ?
buenas noches , soy Weber , de la habitación ciento dos . necesito una manta adicional .
el camarero nos ha traído una pizza en lugar de un filete grande .
¿ podría traerme la cuenta , por favor ?
antes de que llegue el autobús , quisiéramos tomar algo en el bar .
mi hermana toma zumo de naranja en el desayuno , pero yo prefiero té .
los huéspedes que se marchan hoy se han quejado .
temo que el tren esté lleno .
tenemos que hacer cola una hora en el museo .
la habitación bonita que el caballero reservó la semana pasada está en la octava planta .
el hotel en el que ella estuvo en Berlín no era tan caro .
es posible que el señor Wagner visite el museo y el hermoso palacio .
mi hermano vino a Salzburgo para participar en la cata de vinos .
el trayecto dura tres horas y treinta minutos .
ya no tenemos arroz , pero puedo recomendarle el pastel de manzana .
el tren para Múnich sale a las doce y diez del andén trece .
quisiera reservar un apartamento para cinco personas del diecisiete al veintiocho de abril .
¿ podría enseñarme en el mapa dónde está la hermosa torre ? muchas gracias de antemano .
la señora quiere comprar un billete para Valencia la próxima semana .
el libro que la camarera de piso encontró en el cuarto de baño es de nuestros amigos .
de primero quisiéramos una tortilla y de segundo pollo con arroz .
la estación está al lado del mercado cubierto .
primero mi hermano quisiera enviar una carta a Ginebra y después nadar en el lago .
cuando llegué a Ginebra , el sillón estaba sucio .
le pedí al mozo que tradujera esta frase , pero no ha pasado nada .
nos perdimos en el casco antiguo hace cinco días .
el avión de Londres aterriza a las siete y veinte .
quisiéramos una habitación individual tranquila con chimenea , por favor .
el señor Weber está harto de esperar .
el señor Serrano quisiera pagar con tarjeta , pero el aparato no funciona .
