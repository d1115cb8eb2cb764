aunque estoy enfermo , quiero probar el pescado de la región .
¿ cuánto cuestan las botas del escaparate ?
pasamos cuatro días en Varsovia y siete días en Barcelona .
en Atenas lleva tres días lloviendo .
los turistas quisieran comer algo porque tienen hambre .
¿ cuándo sale el primer tren rápido para Edimburgo ?
¿ podría firmar aquí , por favor ?
desde el puerto se pueden ver el museo de arte y el puerto .
¿ cuándo cierra el zoo los viernes ?
despiértenos el domingo a las tres menos diez , por favor , tenemos que estar en el aeropuerto antes de las cuatro .
el ferry llega a Dublín a las diez y media .
tenemos que hacer transbordo en París .
¿ puedo dejar aquí mis guantes hasta las once y cuarto ?
¿ necesita mi pasaporte o mi dirección ?
la habitación familiar que ella reservó la semana pasada no está lista .
no estoy satisfecha con la habitación porque la obra es demasiado ruidosa .
el pronóstico dice que lloverá .
mi hermana no está satisfecha con la habitación porque el cuarto de baño es demasiado caro .
¿ cuándo estará listo mi bañador ?
¿ tienen platos sin pollo ?
mi hermano quisiera pollo con arroz y seis vasos de leche .
necesitamos un taxi desde la estación de metro para tres personas a las cuatro y cuarto .
¿ necesita mi pasaporte o mi carné de identidad ?
¿ zarpa el ferry a la una y media ?
ella quiere cambiar su vuelo .
preferiría una suite tranquila que tenga escritorio .
no sé si podemos visitar la famosa torre pronto .
después del desayuno quiero probar el pescado de la región , pero antes tengo que aparcar mi coche en el garaje .
primero quisiera reservar una mesa para tres personas y después ir al mercado .
mi hermano quiere cambiar de habitación porque el aire acondicionado hace demasiado ruido .
ellos han perdido el ferry .
¿ puedo dejar aquí mi diario hasta las tres y media ?
la señora Wagner se quedó hasta el miércoles .
la cuenta asciende a treinta y ocho euros , incluido el minibar .
quisiéramos una habitación individual tranquila con chimenea , por favor .
se tarda una hora en limpiar la suite .
mis hijos acaban de llegar a Madrid .
no sé si puedo fotografiar el ayuntamiento a las cinco y veinte .
la familia Serrano se aloja aquí desde el cuatro de julio .
buenas noches , ¿ por qué no se marchó ?
le pedí a la recepcionista que me diera la dirección de la oficina de objetos perdidos , pero no ha pasado nada .
mi compañero se resfrió hace tres días .
un taxi al banco cuesta unos setenta euros .
camarero , pedí una sopa de tomate caliente , pero me ha traído una macedonia de frutas .
lo sentimos mucho , señora López . el taxista se ocupará de ello dentro de cincuenta minutos .
¿ podría preparar la cuenta de la habitación treinta y cinco ? me marcho hoy .
mi hija puede tener la habitación doble pequeña con baño .
se tarda cuatro horas en llegar a Múnich en tren .
mi hija quisiera comer algo porque tiene hambre .
antes de que anochezca , quisiéramos participar en el paseo en barco .
¿ podría pasarme la mermelada , por favor ?
hay que planchar estas blusas antes del lunes .
¿ cuándo sale el primer tren nocturno para Venecia ?
un taxi a la panadería cuesta unos setenta euros .
la carta que mi hermano envió a Lisboa todavía no ha llegado .
hemos perdido nuestro sombrero nuevo y nuestro collar .
David , ¿ puedes ayudarme ?
quisiéramos un apartamento con bañera , por favor .
ayer por la noche mi hija tuvo que traer su gato .
el billete a Roma cuesta ciento cinco euros , pero mi compañero solo tiene un billete de cien euros .
los niños suelen levantarse a las cuatro y media .
cinco billetes de ida y vuelta a Londres para el veintiséis de diciembre , por favor .
la tortilla que pedimos está deliciosa .
debe de ser un error : reservamos una habitación familiar , no un apartamento luminoso .
no hemos estado nunca en Venecia , pero conocemos bien Colonia .
nuestro equipaje no ha llegado ; debe de estar todavía en Múnich .
¿ dónde está la toalla de baño limpia ? ¿ podría traérmela , por favor ?
el trayecto dura cuatro horas y cuarenta minutos .
mis hijos tienen que hacer cola una hora en la estación .
tengo sed .
la famosa biblioteca , que está a treinta minutos de aquí , merece una visita .
el ferry va a Lisboa .
desde la torre se pueden ver la catedral y las montañas .
aunque la señora está cansada , quiere comprar unos sellos .
un taxi a la farmacia cuesta unos dieciocho euros .
después de la cena queremos visitar el famoso monasterio , pero antes tenemos que reservar una habitación familiar .
por culpa del mal tiempo mi hermano tiene más tiempo para leer .
si el martes nieva , mi hermana va a quedarse en el hotel .
la parada de taxis está delante del hermoso castillo .
llévenos al centro comercial , por favor , tenemos prisa .
quisiéramos una habitación individual con cocina y vistas al mar .
me llamo García , tengo una reserva para hoy .
hará sol mañana , por eso voy a quedarme en el hotel .
buenas noches , quisiera pagar juntos . ¿ cuánto cuesta la sopa de pescado ?
¿ cuántos platos necesita ? - siete , por favor .
¿ desea pagar en efectivo o con cheque , señora Walker ?
el hotel más tranquilo de Granada está junto al mar .
los zapatos cuestan un ojo de la cara .
creo que puedo recoger mi diario .
¿ podría darme la llave de la habitación cuarenta y cuatro y darme la dirección de la embajada ?
los huéspedes que están en la novena planta quisieran prolongar su estancia .
¿ hay alguien aquí que hable portugués ? la señora no habla inglés .
temo que el tren llegue demasiado tarde .
si mañana hace buen tiempo , visitaré la famosa fortaleza .
los huéspedes que están en la novena planta se han quejado .
conozco el camino .
quisiera saber si el tren rápido sale a las dos y cuarto .
la fortaleza antigua , que está a treinta minutos de aquí , merece una visita .
el billete a Praga cuesta veintitrés euros , pero solo tengo un billete de cincuenta euros .
va a hacer sol la próxima semana .
¿ podemos traer nuestro gato ?
disculpe , ¿ qué hora es ? - son las diez menos diez .
he reservado una suite a nombre de López .
quisiéramos reservar un apartamento para cuatro personas del veinte al veinticuatro de octubre .
buenos días , soy López , de la habitación cinco . quisiera hablar con el director .
pienso que puedo quedarme hasta el jueves .
dudo que los huéspedes paguen la cuenta más tarde .
daré un paseo por el casco antiguo dentro de una hora .
no estamos satisfechos con la habitación porque la cerradura está fuera de servicio .
hola , ¿ podría dejar la habitación a las tres menos cuarto ?
¿ cuánto cuesta el bañador del escaparate ?
llegamos el martes veintiséis de julio a las cinco y media .
¿ sabe cómo se va de la librería al castillo ?
Colonia es la ciudad más bonita que mi hermano ha visto nunca .
la ensalada está deliciosa .
me alegro de que podamos marcharnos la próxima semana .
quisiéramos un asiento en primera clase para Valencia .
¿ podría venir alguien a la habitación trescientos cuatro ? los vecinos hacen demasiado ruido .
el taxi que pedí para las doce y diez todavía no ha venido .
la radio de mi habitación está estropeada .
¿ quieres dar un paseo por el parque ?
¿ puede esperar un momento ?
siento que hayamos perdido el autobús del aeropuerto anteayer .
no hace falta que me traiga el contrato , la recepcionista ya me lo ha dado .
el teléfono de la habitación doscientos diez está estropeado .
no podemos dormir porque el ascensor es demasiado ruidoso .
pienso reunirme con unos amigos en la estación .
no va a llover esta noche .
el minibar está incluido en el precio .
el señor García ha cancelado la reserva para el lunes .
¿ podría decirnos de dónde sale el autobús para Roma ?
¿ puede imprimir la hoja de registro ?
el abrigo que compramos es demasiado largo .
no me traiga todavía la ensalada grande , por favor .
he pedido una sopa de tomate . ¿ cuándo me la va a traer ?
se nos ha acabado la mantequilla ; el director ha ido a comprar más .
¿ podría traernos un poco más de vinagre , por favor ?
¿ cuánto cuesta un apartamento tranquilo con chimenea por noche ?
el barco zarpa a las siete y media .
quisiéramos reservar una habitación más grande para cinco personas del cuatro al dieciocho de enero .
quisiera carne con verduras y seis vasos de vino tinto .
lo sentimos mucho , señora Weber . la guía se ocupará de ello dentro de cinco minutos .
la calefacción de mi habitación está estropeada .
¿ podría decirnos si la reunión termina a las cinco y cinco ?
lo sentimos mucho , señor Weber . la camarera de piso vendrá dentro de cinco minutos .
cuando lleguemos a Lisboa , vamos a tomar algo en el bar .
a mi mujer le encantaría nadar en el lago .
para mí una pizza pequeña y un vaso de cerveza , por favor .
el huésped de la habitación diez se marcha mañana .
anteayer la señora Rossi olvidó su diario en el autobús .
el hotel en el que estuve en Lisboa tenía piscina .
camarero , pedí una pizza vegetariana , pero me ha traído una tortilla .
los niños están intentando dejar su mochila en la recepción .
¿ quiere tomar algo en el bar o prefiere ir de compras ?
la señora López no está hoy . ¿ quiere dejar un recado ?
siento que hayamos dejado nuestro billete de avión en el coche la semana pasada .
quisiéramos saber si el ferry zarpa a las tres .
¿ sale el tren rápido del andén tres ?
los huéspedes acaban de comprar un billete para Salzburgo .
la torre , que está a diez minutos de aquí , merece una visita .
quisiera saber si el ferry zarpa a las ocho y diez .
¿ empieza el concierto a las once ?
de primero quisiera una ensalada y de segundo patatas con queso .
despiértenos el viernes a las siete y media , por favor , tenemos que estar en el aeropuerto antes de las once menos cinco .
¿ cuándo cierra la biblioteca antigua los domingos ?
disculpe , mis hijos están buscando su abrigo . ¿ lo ha visto ?
mis hijos se quedan hoy en el hotel porque están resfriados .
un billete de ida a Valencia , por favor , en primera clase .
el móvil nuevo que la camarera de piso encontró debajo de la cama es de mi mujer .
no me traiga todavía la tabla de quesos , por favor .
perdí el enlace en Valencia porque el autobús llegó demasiado tarde .
hay un error en la cuenta : no he pedido ninguna sopa de pescado caliente .
la señora Schmidt tiene que hacer cola cinco horas en el museo .
ellos tienen que coger un taxi porque el tren llega con retraso .
la señora ha olvidado llamar a su hermana .
mis hijos suelen levantarse a las dos menos veinte .
¿ podría decirme si el zoo abre a las ocho y diez ?
la iglesia , que está a cinco minutos de aquí , merece una visita .
quisiéramos alquilar una motocicleta por cuatro días .
si el autocar llega con retraso , tengo que quedarme otra noche .
hemos reservado una habitación bonita a nombre de López .
la llave que la camarera de piso encontró en el cuarto de baño es de mi marido .
¿ de dónde eres , David ? - soy de Francia .
¿ cuánto cuesta el sombrero blanco del escaparate ?
buenas noches , soy Taylor , de la habitación cuatrocientos diez . quisiera hablar con el director .
mi compañero está esperando el tren para Bruselas .
¿ tienen una habitación familiar tranquila para cinco personas para cuatro noches ?
la señora toma zumo de naranja en el desayuno , pero yo prefiero café .
aunque llueve , vamos a alquilar un coche .
el vuelo de Roma fue cancelado por la tormenta .
¿ puedes ponerme con la habitación doscientos veinte , por favor ?
el señor Taylor quería visitar el museo el doce de julio .
mi hermano quisiera cambiar doscientos dólares por euros .
tengo que ir al banco antes de las once porque necesito dinero .
no creo que podamos cambiarnos a otra habitación .
el técnico que reparó el aire acondicionado trabajó bien .
una pregunta : pedí una pizza vegetariana . ¿ cuándo me la va a traer ?
la señora Wilson llamó a las ocho y veinte y dejó un recado para la señora Dubois .
quisiera siete entradas para el concierto del trece de diciembre .
buenos días , ¿ cómo se enciende la luz ?
hola , ¿ desea pagar con tarjeta de crédito o en efectivo , señor Dubois ?
he perdido mi bolsa de viaje y mi maleta negra .
la semana pasada el señor Rossi tuvo que reservar una mesa para tres personas .
se nos ha acabado la sal ; el director ha ido a comprar más .
de la librería a la famosa biblioteca hay solo cuarenta minutos a pie .
quiero que el camarero espere un momento .
la cuenta asciende a siete euros , incluido el desayuno .
Atenas es la ciudad más bonita que la señora López ha visto nunca .
los turistas querían probar el queso de la región .
llame a un médico , por favor , mi hermano se ha desmayado .
quiero que guarde el equipaje hasta las doce .
ella no tiene ganas de reunirse con unos amigos en la estación .
aunque el señor Schmidt está cansado , quiere tomar algo en el bar .
¿ sabía que la media pensión es gratis ?
hemos perdido nuestro billete de tren .
si el tren nocturno llega demasiado tarde , ella tiene que perder el avión .
el pastel de manzana que pedimos está frío .
tráigame un plano de la ciudad y un vaso , por favor .
¿ podría enseñarme en el mapa dónde está la hermosa torre ?
la sopa de tomate está demasiado salada .
el pronóstico dice que va a hacer mucho viento esta noche .
nuestros amigos quieren hacer un picnic .
ella llegó tarde porque el autocar fue cancelado .
tengo que ir al banco antes de las siete menos cuarto porque necesito dinero .
es una lástima que la ventana esté mojada .
¿ cuánto cuesta un apartamento con televisor por noche ?
el tren regional para Ginebra sale a las seis y cuarto del andén dieciséis .
cuando lleguemos a Múnich , vamos a comprar unas postales .
cuando llegue a Viena , voy a fotografiar el acuario .
mi hermana no tiene ganas de participar en la visita guiada .
la suite cómoda que mi hermano reservó en noviembre es demasiado cara .
acabamos de llegar a Atenas .
¿ puede planchar esta camisa ?
no hace falta que nos traiga la hoja de registro , el camarero ya nos la ha dado .
espero que mi hermano pueda recoger su diario pasado mañana .
¿ cuánto cuesta la falda del escaparate ?
lléveme a la librería , por favor , tengo prisa .
¿ a qué distancia está la fortaleza antigua de aquí ?
su habitación está en la séptima planta , enfrente del ascensor .
¿ sabe cómo se va de la panadería a la catedral ?
la recepcionista quiere saber si me marcharé el próximo jueves .
el huésped de la habitación veinte ha perdido su llave .
aunque hace mucho calor , voy a participar en el paseo en barco .
¿ pagó la cuenta ?
la cerradura del armario está estropeada , y no encuentro la llave .
la carta que ella envió a Sevilla todavía no ha llegado .
de la embajada al ayuntamiento antiguo hay solo treinta minutos a pie .
la torre , que está a veinte minutos de aquí , merece una visita .
despiérteme mañana a las nueve , por favor , tengo que estar en el aeropuerto antes de las ocho menos cuarto .
quisiera dar un paseo por el bosque y visitar el ayuntamiento .
he reservado una suite a nombre de Moreno .
ayer mi mujer perdió su portátil .
la ventana no se puede abrir , y la ventana está sucia .
espero que nademos en el lago mañana por la noche .
el caballero quiere probar el queso de la región en lugar de participar en la visita de la ciudad .
es importante que mi hermano vaya al médico antes de las nueve menos diez .
el pronóstico dice que va a estar nublado esta tarde .
hemos roto el espejo .
¿ puede encender la música , por favor ?
la cena se sirve a partir de las seis y cuarto en el jardín .
sería muy amable de su parte pedirnos un taxi .
en Lisboa lleva dos días lloviendo .
espero que los turistas puedan cambiarse a otra habitación .
¿ podría decirnos si el bar cierra a las cinco y veinte ?
¿ cuándo cierra el zoo los martes ?
mi hija necesita un termómetro de la farmacia .
si el autocar lleva cincuenta minutos de retraso , mi marido cogerá el próximo tren .
no sé si iré a la playa mañana a las nueve .
quiero que nuestros amigos vayan a nadar .
cuando llegué a Roma , el apartamento estaba sucio .
¿ qué autobús va al centro comercial ?
mañana tengo que esperar en el vestíbulo .
¿ sabe a qué hora abre el famoso palacio ?
lamentablemente no tenemos suites cómodas libres en enero .
no podemos dormir porque el ascensor hace demasiado ruido .
el próximo sábado la señora García quisiera cambiarse a otra habitación .
¿ tengo que hacer transbordo en Zúrich o hay un tren directo ?
hemos reservado un apartamento a nombre de Serrano .
hace una hora ella fue al cine .
la lavadora está estropeada .
el mozo dice que la azotea está en la séptima planta .
si el fin de semana hace buen tiempo , voy a fotografiar el famoso museo de arte .
no se olvide de llevar las maletas al ascensor , por favor .
¿ podría pasarnos la mermelada , por favor ? gracias por su ayuda .
quisiera una habitación individual bonita con escritorio , por favor .
hay que planchar estas camisas antes del jueves .
el señor Wagner tuvo que prolongar su estancia .
¿ dónde está la cuna ? ¿ podría traérnosla , por favor ?
la cerradura de la maleta está estropeada , y el caballero no encuentra la llave .
¿ le importaría rellenar el formulario ?
quería probar el vino de la región ayer por la noche .
seis billetes de ida y vuelta a Berlín para el seis de febrero , por favor .
no he estado nunca en Barcelona , pero conozco bien Salzburgo .
¿ a qué distancia está la torre de aquí ?
llegamos el viernes ocho de agosto a las once .
¿ podría enseñarme en el mapa dónde está el teatro de la ópera ?
cuatro sellos para postales a Inglaterra , por favor .
olvidamos nuestro sombrero en el taxi ayer por la tarde . ¿ qué deberíamos hacer ?
de eso ni hablar , señora Miller .
la ventana no se puede cerrar , y el frigorífico es demasiado ruidoso .
espero que el señor Walker pueda ir al mercado dentro de quince minutos .
¿ podría darnos el número de teléfono del hospital ?
mi marido necesita algo para las quemaduras de sol .
queremos que nuestros amigos vayan al teatro .
queremos ir a bailar en lugar de comprar unos recuerdos .
si mañana hace demasiado calor , voy a descansar un poco .
la biblioteca está abierta desde las ocho y media hasta las siete y media , pero los sábados está cerrada .
¿ qué tiempo hace en Lisboa en mayo ?
no tengo tiempo de fotografiar el faro .
hola , ¿ cuánto cuesta alquilar un coche por cinco días ?
¿ por qué no quiere pagar la cuenta ?
la ventana no se puede abrir , y los huéspedes de la habitación de al lado escuchan música alta .
mi hija está intentando dejar su sombrero en la recepción .
un taxi al cajero automático cuesta unos veintidós euros .
disculpe , ¿ hay cerca del hotel un dentista que hable español ?
préstenos un bolígrafo , por favor .
buenos días , ¿ cuánto cuesta la camisa del escaparate ?
buenas noches , ¿ qué tranvía va a la farmacia ?
los niños están intentando reservar una mesa para siete personas .
¿ cuánto tiempo desea quedarse ? - hasta el miércoles , si es posible .
espero que mi mujer pueda esperar en el vestíbulo .
la habitación que mi hijo reservó en diciembre es demasiado pequeña .
¿ fue al dentista el jueves pasado ?
una pregunta : ¿ podría traducir este menú , por favor ?
el avión de Bruselas despega a las cinco .
¿ sabía que el palacio antiguo merece una visita ?
¿ podría dejar la habitación a las tres y media ?
mi marido tiene treinta y nueve grados de fiebre y tos .
el autobús sale a las dos y cuarto .
es posible que la señora Rossi pague con cheque .
una pregunta : ¿ cuánto cuestan las entradas para la visita de la ciudad del domingo ?
el desayuno se sirve a partir de las diez menos cuarto en la terraza .
antes de marcharnos , quisiéramos enviar una carta a Berlín .
mañana por la mañana el señor Moreno irá a la ópera .
hola , ¿ podría darnos una habitación doble bonita con vistas al jardín , por favor ? gracias por su ayuda .
en Ginebra lleva tres días lloviendo .
¿ qué día es hoy ? - hoy es viernes , dos de septiembre .
¿ sabe cómo se va del aeropuerto a la iglesia ?
se tarda una hora en llegar a Sevilla en tren .
hablamos español , pero no entendemos el italiano .
anteayer dejamos nuestro carné de identidad en casa .
hola , nos interesa la iglesia antigua . ¿ hay una visita guiada en italiano ?
la guía quiere saber si él se quedará hasta el martes .
es posible que demos un paseo por el jardín del castillo el fin de semana .
los turistas han perdido su maleta .
primero mi hermano quisiera cancelar su reserva y después ir de compras .
llévenos al supermercado , por favor , tenemos prisa .
tenemos muchas ganas de comprar un diccionario el jueves .
las plantas de la primera planta necesitan agua .
no se preocupe , señora Schmidt , le despertaremos a las cuatro y veinticinco .
el tren de Hamburgo a Roma lleva cinco minutos de retraso .
mi hermana no come ni fideos ni pescado .
la cuenta asciende a treinta y cinco euros , incluido el seguro .
lo sentimos mucho , señora García . el médico vendrá dentro de cuarenta y cinco minutos .
¿ hay alguien aquí que hable alemán ? los niños no hablan francés .
como el autobús llegará demasiado tarde , no llegaremos hasta las siete y media .
no como ni pollo ni carne .
hay que limpiar estas blusas antes del miércoles .
la parada de autobús está a dos pasos de la exposición .
el señor Walker celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
el camarero dice que el mercado cubierto merece la pena .
vamos a ir en tren nocturno a Sevilla pronto .
el señor Serrano llegará el primero de junio a las doce y diez .
no creo que podamos fotografiar el acuario el viernes a la una menos veinte .
la camisa que mis hijos compraron es demasiado corta .
¿ podría dejar la habitación a las ocho y veinte ?
perdí mi libro ayer por la tarde y ahora tengo que ir a la oficina de objetos perdidos .
soy de Austria , pero vivo en Zúrich desde hace tres años .
llame a una ambulancia , por favor , mi marido se ha roto el brazo .
aunque estoy resfriado , quiero alquilar una motocicleta .
antes de salir de viaje , ella quisiera reunirse con unos amigos en la estación .
quisiéramos una suite más barata con balcón , por favor .
la señora Serrano llegará el veinticinco de junio a la una y veinticinco .
¿ cuánto cuesta enviar un paquete a Francia ?
mi marido está sentado en un banco del patio y nos espera .
tengo que hacer cola cinco horas en el aeropuerto .
el camarero que habla francés está de vacaciones .
¿ cuándo sale el próximo tren regional para Varsovia ?
voy a seguir viaje a Madrid dentro de cuatro días .
sería muy amable de su parte llamar a la policía .
quisiéramos un asiento junto a la ventana para Sevilla .
solemos levantarnos a la una menos cuarto .
la piscina cierra a las dos .
quisiera alquilar un coche por ocho días .
llegamos el miércoles doce de julio a las siete menos cuarto .
¿ hay una estación cerca de aquí ?
mis padres no están satisfechos con la habitación porque el aire acondicionado es demasiado ruidoso .
el almuerzo se sirve a partir de la una y media en el comedor .
la camisa cuesta cinco euros , pero la corbata es más barata .
¿ qué recomienda , la ensalada pequeña o el pastel de manzana ?
quisiéramos saber si el tren para en Atenas .
los huéspedes están buscando su cartera . ¿ la ha visto ?
la estación está a dos pasos del ayuntamiento .
la ventana no se puede cerrar , y el armario no está limpio .
disculpe , ¿ hay un hospital cerca de aquí ?
¿ cuánto cuestan los zapatos marrones del escaparate ?
¿ conoce un buen restaurante cerca del hospital ?
quisiera cinco entradas para el partido de fútbol del veinticuatro de diciembre .
llego el martes primero de diciembre a las cinco y media .
deme su carné de conducir y firme el formulario , por favor .
el señor Walker llamó a las siete y diez y dejó un recado para la señora Walker .
ella no está satisfecha con la habitación porque el apartamento no está listo .
el hotel en el que el señor Dubois estuvo en Múnich era más cómodo .
mi marido ha olvidado pagar con tarjeta de crédito .
soy de Italia , pero vivo en Granada desde hace ocho años .
el médico dice que nuestros amigos tienen que beber mucha agua durante ocho días .
¿ podría dejar la habitación a las dos menos cuarto ?
la mujer con la que mi compañero habló esta mañana era muy amable .
estamos de buen humor porque está nublado en este momento .
¿ puedes traerme un adaptador , por favor ?
¿ cuánto cuesta una habitación doble cómoda con baño por noche ?
buenos días , ¿ quiere el café con o sin leche ?
no se preocupe , señora García , le traeremos hielo .
¿ cuánto tiempo tenemos antes de que salga el tren ?
el taxi que pedí para las siete todavía no ha venido .
disculpe , ¿ podría pasarnos la pimienta , por favor ?
el billete a Venecia cuesta ocho euros , pero solo tengo un billete de cincuenta euros .
el tren de Valencia a Barcelona lleva quince minutos de retraso .
lo sentimos mucho , señora Serrano . el camarero vendrá dentro de cincuenta minutos .
pienso que podemos nadar en el lago después del desayuno .
aunque nieva , voy a dar un paseo por el casco antiguo .
hay que limpiar estos pantalones antes del domingo .
¿ dónde está el recibo ? - se lo enviaré dentro de veinticinco minutos .
el hotel en el que estuve en Sevilla era más cómodo .
antes de que anochezca , quisiera hacer un picnic .
mi hermano está sentado en un banco del parque y lee el periódico .
el señor Weber piensa alquilar un coche .
el tren nocturno para Colonia sale a las ocho del andén tres .
quisiéramos saber si el ferry va a Atenas .
la recepcionista quiere saber si quisiéramos cancelar nuestro pedido .
los niños han comprado una pila para su abogado .
buenas noches , ¿ podría decirme si la torre está cerrada los miércoles ?
un billete de ida y vuelta a Lisboa , por favor , en primera clase .
el señor Taylor llegará el veintisiete de febrero a las once .
no sé si mi marido puede marcharse pronto .
¿ dónde está el champú ? ¿ podría traérnoslo , por favor ?
el autocar va a Zúrich .
ella tiene muchas ganas de participar en el curso de idiomas mañana .
el televisor de nuestra habitación no funciona .
mi hermana acaba de ir al dentista .
mi compañero necesita una venda de la farmacia .
al señor Becker le encantaría ir a la playa .
nadie pudo decirnos dónde está el centro comercial .
¿ llega el tren nocturno a Valencia a las once menos diez ?
el director nos pondrá con la habitación cuarenta .
el desayuno se sirve a partir de las nueve y cuarto en la terraza .
nos han robado el billete de avión y la cartera .
quisiéramos saber si el tren rápido sale del andén trece .
nos interesa el famoso castillo . ¿ hay una visita guiada en italiano ?
¿ sería posible que me recomendara un buen museo ?
estoy buscando mi bolso gris . ¿ lo ha visto ?
los turistas tienen que hacer cola tres horas en el aeropuerto .
el desayuno se sirve a partir de las ocho y cuarto en la terraza .
lloverá el fin de semana .
cuando llegue a Salzburgo , voy a dar un paseo por el jardín del castillo .
los niños no tienen tiempo de probar el vino de la región .
estoy esperando el tren nocturno para Roma .
nos interesa el palacio . ¿ hay una visita guiada en alemán ?
siento que la señora Rossi haya perdido su billete de tren el mes pasado .
el billete a Varsovia cuesta veintitrés euros , pero mi hija solo tiene un billete de cincuenta euros .
cambie las toallas , por favor .
abra la ventana , por favor .
se tarda dos horas en reparar la luz .
la señora Schmidt no está satisfecha con la habitación porque la conexión a internet está estropeada .
puedo dejar el hotel pasado mañana .
¿ podríamos dejar la habitación a las cinco y diez ?
la chaqueta que compré es demasiado pequeña .
disculpe , ¿ desea pagar por transferencia o con tarjeta de crédito , señora Weber ?
¿ le importaría despertarme a las nueve y veinte ?
necesito la lista de precios . ¿ me la puede enviar ?
no se preocupe , señora Moreno , le despertaremos a las cinco y cinco .
me encantaría hacer un picnic .
el partido de fútbol empieza a las dos y cinco .
quisiéramos que nos despertaran a las doce y diez , habitación doscientos quince .
me alegro de que la señora Walker pueda alquilar una motocicleta .
antes de marcharnos , quisiéramos ir al dentista .
mi marido se ha roto la pierna y tiene que ir al hospital .
me alegro de que podamos traer nuestro perro .
camarero , pedí una sopa de tomate , pero me ha traído una pizza grande .
de la oficina de objetos perdidos al famoso castillo hay solo veinte minutos a pie .
el billete a Madrid cuesta dieciocho euros , pero mi hermano solo tiene un billete de cincuenta euros .
disculpe , ¿ qué hora es ? - son las ocho menos cuarto .
los turistas tienen muchas ganas de visitar el monasterio el fin de semana .
buenas noches , ¿ puedo probarme el vestido más pequeño ? muchas gracias .
la cafetera de mi habitación no funciona .
la señora García tuvo que preguntar en la recepción .
si mañana hace demasiado frío , ellos quieren leer un libro .
mi hermano quisiera nadar en el lago y alquilar un coche .
pienso que puedo traer mi gato más tarde .
buenas noches , ¿ quiere ir al mercado ?
estoy a punto de cambiar dinero .
no creo que podamos volar a Viena .
quiero que cambie las toallas .
no sé si puedo cancelar mi reserva el sábado a las siete y cuarto .
ellos tienen que pagar un ojo de la cara por el vestido verde .
¿ cuánto dura el viaje de Lisboa a Colonia ?
aunque llueve , mi hija irá a la playa .
quería preguntarle si podría traernos la hoja de registro .
¿ cómo se llama ? - me llamo David Navarro .
primero el señor López quisiera cambiar dinero y después ir al cine .
