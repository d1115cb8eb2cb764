mi marido ha participado en el curso de idiomas .
hasta que llegue la señora , queremos visitar la catedral y la fortaleza .
mi número de teléfono es el ocho ocho seis dos siete .
se tarda seis horas en reparar el televisor .
¿ sería posible que nos trajera papel higiénico y jabón ?
¿ podría venir alguien a la habitación diez ? la mesa es muy vieja .
¿ hay alguien aquí que hable italiano ? mis hijos no hablan portugués .
me he resfriado . ¿ qué debería hacer ?
aunque estoy enferma , quiero participar en la excursión .
la señora Walker ha perdido su bufanda . ¿ qué debería hacer ?
por culpa del mal tiempo mis padres tienen más tiempo para escribir cartas .
la oficina de objetos perdidos está delante de la biblioteca .
no sé si la señora Fischer puede pedir una pizza pequeña .
mis hijos querían hacer un picnic hace ocho días .
lo sentimos mucho , señor Wagner . la camarera de piso vendrá dentro de quince minutos .
llame a una ambulancia , por favor , mi hija ha tenido un accidente .
¿ podría decirme de dónde sale el tren para Sevilla ? gracias por su ayuda .
el señor Becker no tiene ni idea de dónde están sus gafas .
quisiera una habitación con terraza , por favor .
he perdido mi paraguas y mi maleta .
siento que mis padres hayan perdido sus guantes el martes pasado .
¿ cuánto cuesta alquilar un coche por ocho días ?
quisiera tomar algo en el bar y reunirme con unos amigos en la estación .
he oído que la sauna está abierta hasta las cuatro y cuarto .
¿ podría uno de sus compañeros llevar las maletas al ascensor ?
nuestros amigos llevan desde las cuatro y cuarto intentando pagar con cheque .
¿ podemos dejar aquí nuestra llave de la habitación hasta las dos menos cuarto ?
hola , soy Walker , de la habitación cuarenta y nueve . envíe al mozo , por favor .
¿ podría preparar la cuenta de la habitación veintiuno ? nos marchamos hoy .
el hotel en el que mis padres estuvieron en Madrid estaba cerca de la estación .
nos encantaría ir al mercado .
la corbata roja cuesta un ojo de la cara .
los niños se han resfriado .
la autopista a Lisboa está cortada , así que tenemos que dar un rodeo .
siete billetes de ida y vuelta a Múnich para el primero de diciembre , por favor .
quisiera que me despertaran a las siete y cuarto , habitación trescientos doce .
son treinta y tres euros . - quédese con el cambio .
es una lástima que los niños escuchen música alta .
¿ hay una oficina de correos cerca de aquí ?
tráiganos un adaptador , por favor .
no hay de qué , señor Becker . ¡ que tenga un buen día !
ella acaba de darse cuenta de que la lavadora está estropeada .
suelo levantarme a las seis .
no sé si podemos comprar unas postales dentro de dos horas .
llegamos tarde porque el tren nocturno fue cancelado .
¿ va este autobús a Granada ?
mi hijo reservará una mesa para tres personas .
espero que comamos algo mañana por la mañana .
el caballero quisiera pan con mantequilla y dos vasos de agua mineral .
despiérteme el sábado a las dos y media , por favor , tengo que estar en el aeropuerto antes de las cinco y veinte .
¿ sería posible que rellenara el formulario ?
me gusta comer en la terraza .
¿ puedo dejar aquí mi abrigo hasta las dos menos cuarto ?
¿ a qué distancia está la exposición nueva de aquí ?
en Salzburgo llueve a cántaros , por eso voy a descansar un poco .
¿ tienes hambre , Laura ?
el hotel en el que mi hermana estuvo en Zúrich no era tan caro .
¡ buen provecho ! la pizza es la especialidad de la casa .
tráiganos cuatro planchas , por favor .
me siento mal aquí .
ella está buscando su maleta . ¿ la ha visto ?
el señor Fischer llegará el nueve de febrero a las diez y media .
para mí una sopa de pescado y una botella de vino blanco , por favor .
el hotel más barato de Viena está en el jardín .
es posible que leamos un libro dentro de diez minutos .
el tren de Valencia a Granada lleva quince minutos de retraso .
quisiera reservar una habitación doble cómoda para cinco noches .
ellos hablan portugués , pero no entienden el inglés .
viajo sola .
espero que mi hijo pueda pagar con cheque .
¿ hay una habitación doble libre del ocho al veintidós de febrero ?
nuestros amigos tienen que pedir una sopa de tomate dentro de seis horas .
cuando llegamos a Hamburgo , la lavadora estaba estropeada .
nadie pudo decirnos dónde está la comisaría .
¿ podría el mozo rellenar el formulario ?
creo que ella puede ir a la playa a las dos y veinte .
nos duchamos el miércoles a las siete y cinco .
la recepcionista llevará las maletas al ascensor .
¿ llega el autocar a Berlín a las cinco menos diez ?
buenas noches , este plato está frío , ¿ podría cambiarlo ?
pregúntele a la señora García si quiere ir al mercado , por favor .
del hospital al teatro hay solo veinte minutos a pie .
la camisa que ellos compraron es demasiado larga .
¿ puedes cambiarme doscientos euros , por favor ?
el trayecto dura cinco horas y quince minutos .
¿ podría decirnos de dónde sale el autobús para Bruselas ?
una habitación familiar tranquila cuesta sesenta euros por noche , y el servicio de lavandería no está incluido .
¿ qué día es hoy ? - hoy es miércoles , veinticinco de mayo .
el apartamento tranquilo que reservé la semana pasada es demasiado pequeño .
aunque tenemos fiebre , queremos visitar la hermosa iglesia y la exposición .
el billete a Ginebra cuesta ciento diez euros , pero solo tengo un billete de cien euros .
quisiera un apartamento con caja fuerte y vistas al mar .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de la señora .
queremos esperar en el vestíbulo mañana .
¿ sabe cómo se va de la panadería a la fortaleza antigua ?
quisiéramos fideos con champiñones y siete vasos de leche .
como el autocar llegará con retraso , no llegaré hasta las once .
¿ podría venir alguien a la habitación dieciocho ? el ascensor hace demasiado ruido .
quisiera una habitación doble con cocina y vistas al mar .
el trayecto dura dos horas y cinco minutos .
la señora debería reservar una suite bonita para seis noches .
¿ cuándo cierra la iglesia los miércoles ?
¿ desea pagar con tarjeta de crédito o por transferencia , señora Serrano ?
la señora Miller ha cancelado la reserva para el sábado .
queremos hacer un picnic a las cinco y media .
quisiera quejarme : la calefacción está estropeada y el enchufe no funciona .
mis padres están sentados en un banco del jardín del castillo y nos esperan .
del cine al castillo hay solo veinticinco minutos a pie .
he reservado una habitación familiar a nombre de Serrano .
si esta tarde llueve , ella va a leer un libro .
¿ hay una habitación individual libre del veinticinco al treinta de junio ?
¿ cuándo tengo que dejar la habitación ?
queremos que la recepcionista traiga la cuenta .
la señora Becker llamó a las siete menos cuarto y dejó un recado para la señora Fischer .
una suite cuesta veintitrés euros por noche , y la limpieza final no está incluida .
solo viajo a Sevilla de Pascuas a Ramos .
¿ cuándo sale el primer tren para Viena ?
¿ podemos dejar aquí nuestro anillo hasta las dos menos cuarto ?
en julio suele hacer mucho calor en Madrid .
su habitación está en la cuarta planta , al final del pasillo .
debe de ser un error : reservamos una habitación familiar pequeña , no una suite grande .
pregúntele a la señora Miller si quiere dar un paseo por la rosaleda , por favor .
¿ le importaría traernos dos vasos de zumo de naranja ?
no podemos dormir porque el apartamento huele a humo .
un vaso de vino cuesta tres euros con cuarenta .
el mejor hotel de Madrid está en el jardín .
¿ tengo que hacer transbordo en Roma o hay un tren directo ?
los huéspedes llevan desde las seis menos cuarto intentando aparcar su coche en el garaje .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la estación .
la recepcionista limpiará la habitación .
el trayecto dura seis horas y treinta minutos .
acabo de pagar la cuenta .
quisiera seis entradas para la visita de la ciudad del veinticinco de diciembre .
tengo suerte : puedo fotografiar el faro .
aquí tiene su tarjeta , señor Brown . su habitación está en la octava planta .
disculpe , ¿ cuánto cuesta enviar un paquete a México ?
si el lunes nieva , los turistas van a descansar un poco .
se nos ha acabado la pimienta ; la camarera de piso ha ido a comprar más .
buenos días , ¿ podría enseñarme en el mapa dónde está el museo ?
llévenos a la embajada , por favor , tenemos prisa .
el vuelo de Roma fue cancelado por la huelga .
si esta tarde nieva , él va a acostarse temprano .
el señor Miller quisiera pagar con tarjeta , pero el aparato no funciona .
despiérteme mañana a las cinco y diez , por favor , tengo que coger el tren a Varsovia .
¿ podemos pagar por transferencia ?
mi hijo tiene suerte : puede tomar algo en el bar mañana .
¿ dónde está el periódico alemán ? ¿ podría traérnoslo , por favor ?
¿ por qué no quiere volar a Roma ?
son veintisiete euros . - quédese con el cambio .
hemos oído que el curso de idiomas se celebra en la sala de conferencias .
¿ puede imprimir la hoja de registro ?
¿ cuándo sale el primer tren regional para París ?
tome la primera calle a la derecha y verá el acuario delante de usted .
mis hijos tienen una reserva .
los turistas pueden tener el apartamento cómodo con balcón .
el hospital está a dos pasos de la hermosa torre .
de eso ni hablar , señora López .
la señora García llegará el tres de marzo a las ocho y veinte .
me quedo con el apartamento tranquilo .
¿ sabe cuándo abre el monasterio ?
¿ puedo dejar aquí mi paraguas hasta la una ?
camarero , pedí un pastel de manzana , pero me ha traído una tabla de quesos pequeña .
tengo suerte : puedo comprar una guía de viajes .
antes de salir de viaje , el caballero quisiera ir al cine .
perdimos el enlace en Berlín porque el autobús llegó demasiado tarde .
el señor Miller llegará el siete de agosto a las once menos cuarto .
hay que planchar estas camisas antes del viernes .
la semana pasada mi marido quería ir a la playa .
olvidé mi libro en la habitación y ahora tengo que ir a la oficina de objetos perdidos .
la mujer con la que el caballero habló esta mañana era muy amable .
ya no tenemos arroz , pero puedo recomendarle la tabla de quesos grande .
cuando lleguemos a Madrid , vamos a hacer senderismo por la montaña .
hola , soy Serrano , de la habitación tres . quisiera pedir el desayuno .
es posible que nos quedemos en el hotel más tarde .
quisiera reservar una mesa para dos personas en la terraza .
nuestros amigos están de mal humor porque hace mucho viento ahora .
el señor Moreno no está en este momento . ¿ quiere dejar un recado ?
¿ hay un hospital cerca de aquí ?
quisiéramos reservar una habitación para cinco noches .
espero que él pueda recoger su reloj .
los pantalones más cortos cuestan setenta y cinco euros , pero el bañador azul es más barato .
en julio suele hacer mucho sol en Roma .
no tengo ni idea de dónde está mi maleta .
hemos reservado una habitación individual a nombre de Dubois .
el tren regional para Varsovia sale a las cinco y cinco del andén diecisiete .
¿ sabe cómo se va de la playa al museo ?
fotografiaré el famoso faro .
por culpa del mal tiempo mi hija tiene más tiempo para dormir .
ni hablar de que mi hermano participe en el curso de idiomas .
lamentablemente no tenemos habitaciones dobles grandes libres en julio .
quisiéramos esperar en el bar a las once y diez .
pensamos ir a nadar .
si no es mucha molestia , ¿ podría rellenar el formulario ?
aquí tiene su tarjeta , señora Walker . su habitación está en la novena planta .
ya no tenemos queso , pero puedo recomendarle el bocadillo .
de primero quisiéramos una sopa y de segundo carne con verduras .
¿ puede hacerme una foto , por favor ? muchas gracias .
¿ cuánto cuestan los pantalones negros del escaparate ?
quiero cambiar de habitación porque la habitación es demasiado fría .
buenos días , ¿ cuánto cuesta una suite más barata con baño por noche ?
¿ hay una habitación individual libre del quince al veintiocho de marzo ?
después de la cena quiero hacer un picnic , pero antes tengo que cambiar el sombrero por otra cosa .
puede localizar al caballero por teléfono : seis cinco nueve cuatro cero .
la sopa de verduras está deliciosa .
quiero cambiar de habitación porque el sofá es demasiado duro .
tengo que ir al banco antes de las tres y veinticinco porque necesito dinero .
por culpa del mal tiempo mis hijos tienen más tiempo para dormir .
¿ por qué no fuiste en tren a Roma ?
¿ tienen un apartamento para dos personas hasta el miércoles ?
la cámara nueva que la camarera de piso encontró en el cuarto de baño es de mi compañero .
he perdido mis gafas y ahora tengo que rellenar un formulario .
el médico dice que mi hermano tiene que quedarse en la cama durante seis días .
¿ dónde está la cuchara ? ¿ podría traérnosla , por favor ?
cuando lleguemos a Hamburgo , vamos a dar un paseo por el bosque .
me han robado la tarjeta de crédito y la cámara .
¿ quién puede firmar aquí ?
después del desayuno el señor Rossi quiere hacer un picnic , pero antes tiene que prolongar su estancia .
¿ tienen una habitación familiar tranquila para seis personas desde el martes hasta el miércoles ?
el médico dice que la señora tiene que quedarse en la cama durante siete días .
¿ hay cerca del hotel un médico que hable inglés ?
vine a Bruselas para hacer un picnic .
estoy de mal humor porque está nublado .
tememos que el tren rápido sea cancelado .
hemos olvidado recoger nuestra cámara nueva .
¿ cuánto cuesta alquilar un coche por tres días ?
¿ dónde está la cuenta ? - se la enseñaré mañana .
ya es hora de que mi hermana cambie dinero .
¿ dónde tengo que hacer transbordo para ir a la gasolinera ?
al señor Navarro le gusta pasear por la playa .
dentro de veinte minutos tenemos que comprar una maquinilla de afeitar .
me llamo Moreno , tengo una reserva para esta noche .
aunque el técnico ha reparado el inodoro , sigue sin funcionar .
¿ sabe cómo se va de la oficina de objetos perdidos al monasterio ?
quiero que mi mujer haga senderismo por la montaña .
su habitación está en la quinta planta , a la izquierda .
¿ sabía que el teatro de la ópera abre a las cuatro y media ?
la señora llegó tarde porque el tren llegó con retraso .
después del almuerzo el señor Rossi quiere hacer un picnic , pero antes tiene que enviar una postal a Valencia .
quisiera comprar unos pantalones y un diccionario .
aunque nieva , quiero visitar el monasterio antiguo .
¿ va este autobús a Ginebra ?
como el tren lleva cincuenta minutos de retraso , no llegaremos hasta las once y diez .
¿ puede imprimir el contrato , por favor ?
mi hijo tiene treinta y nueve grados de fiebre y dolor de cabeza .
¿ va este autobús a Berlín ?
¿ hay una gasolinera cerca de aquí ?
el hospital está al lado del palacio .
no hace falta que nos traiga la hoja de registro , la recepcionista ya nos la ha dado .
es importante que mi mujer deje su diario en la recepción hoy .
mi marido no está satisfecho con la habitación porque los niños escuchan música alta .
¿ cuánto cuesta la chaqueta blanca del escaparate ?
la habitación individual que ellos reservaron en noviembre es demasiado cara .
ya no tenemos patatas , pero puedo recomendarle el pastel de manzana .
un trozo de pastel cuesta siete euros con cincuenta .
el médico dice que el caballero tiene que beber mucha agua durante cinco días .
hay un cuaderno sobre la mesa de la habitación trescientos doce .
lamentablemente el hotel está completo hasta el veinticinco de enero .
¿ han encontrado un reloj ? me lo he dejado en el comedor .
los niños acaban de llegar a Edimburgo .
la señora Schmidt celebra su aniversario de boda mañana ; quisiera encargar una tarta .
hola , ¿ puedo pagar con cheque ?
he escrito una carta a mi hermana .
me quedo con la habitación doble .
el autobús llega a Múnich a las siete y media .
lamentablemente no tenemos suites más grandes libres en diciembre .
¿ puedo dejar aquí mi collar hasta las seis y media ?
ya es hora de que mi hijo llame a su hermana .
¿ cuándo cierra el zoo los sábados ?
quería preguntarle si podría explicarme la hoja de registro .
¿ qué día es hoy ? - hoy es jueves , treinta de noviembre .
¿ podría pasarnos la mermelada , por favor ?
no hay electricidad en nuestra habitación .
la recepcionista dice que la conferencia dura cinco horas .
mi hermana se ha roto el pie y tiene que ir al hospital .
la oficina de turismo está enfrente del famoso teatro .
hace tres horas quería dar un paseo por el casco antiguo .
camarero , pedí un bocadillo , pero me ha traído una sopa de verduras .
se tarda una hora en llegar a Múnich en autobús .
estamos a punto de cambiar el bañador por otra cosa .
el tren nocturno para París sale a las seis del andén dieciocho .
creo que podemos fotografiar el hermoso faro .
tome las pastillas cinco veces al día , después de las comidas .
el director nos traerá una toalla de baño y un albornoz .
es posible que los turistas vean la televisión el miércoles a las seis .
tenemos que darnos prisa porque el tren rápido para Roma sale dentro de veinticinco minutos .
pienso que puedo pagar la cuenta a las seis y media .
¿ hay un apartamento libre del doce al catorce de julio ?
se tarda cuatro horas en llegar a París .
nos interesa el famoso monasterio . ¿ hay una visita guiada en italiano ?
tengo que coger un taxi porque el tren rápido llega demasiado tarde .
antes de marcharnos , quisiéramos preguntar en la recepción .
la señora Serrano llegará el ocho de enero a las seis menos cuarto .
una pregunta : ¿ por qué no se quedó en el hotel ?
el mozo dice que la conferencia se celebra en la sala de conferencias .
la corbata más barata cuesta cinco euros , pero el vestido más pequeño es más barato .
aunque tengo fiebre , quiero visitar la famosa catedral .
su habitación está en la octava planta , enfrente del ascensor .
quisiera saber si el tren rápido para en todas las estaciones .
nos hemos dejado nuestro paraguas en el avión a Múnich .
la cafetera de mi habitación no funciona .
llevamos desde las cinco menos cuarto intentando cambiar dinero .
quisiéramos un asiento en el pasillo para Zúrich .
queremos tomar algo en el bar en lugar de dar un paseo por la rosaleda .
¿ cuándo estará listo mi bolso negro ?
hay que limpiar estos pantalones antes del martes .
mi compañero tiene que coger un taxi porque el autocar llega demasiado tarde .
la suite pequeña que reservé por teléfono es demasiado pequeña .
me interesa el famoso ayuntamiento . ¿ hay una visita guiada en inglés ?
la sopa de verduras que pedí está deliciosa .
si el lunes hace demasiado calor , voy a ir al cine .
si el jueves hace buen tiempo , visitaremos el teatro antiguo .
después del desayuno mi hermana quiere ir a la ópera , pero antes tiene que aparcar su coche en el garaje .
¿ cuándo sale el próximo tren nocturno para Sevilla ?
¿ qué recomienda , la macedonia de frutas o la tabla de quesos pequeña ?
no se preocupe , señora Moreno , le pediremos un taxi .
de la estación de metro a la exposición hay solo cuarenta y cinco minutos a pie .
el médico dice que mis hijos tienen que beber mucha agua durante dos días .
el tren rápido sale del andén diecinueve .
en Colonia lleva seis días lloviendo .
de primero quisiera una sopa de pescado y de segundo carne con verduras .
el señor Moreno llegará el seis de octubre a la una y media .
no creo que podamos prolongar nuestra estancia el fin de semana .
aquí tiene su tarjeta , señora Serrano . su habitación está en la cuarta planta .
podemos ir de compras esta noche .
quiero que nos dé la dirección del dentista .
¿ desea pagar en efectivo o con cheque , señora Dubois ?
le pedí a la recepcionista que nos diera la dirección del museo , pero no ha pasado nada .
el mozo dice que el aparcamiento cuesta veinticinco euros al día .
el hotel más barato de Venecia está en la terraza .
el ascensor está estropeado , así que tengo que subir a pie a la cuarta planta .
¿ podría venir alguien a la habitación treinta y dos ? la calefacción está fuera de servicio .
quisiera alquilar una barca por dos días .
hola , ¿ le importaría reservarme una mesa junto a la ventana ?
el billete a Praga cuesta cincuenta y cinco euros , pero mis padres solo tienen un billete de cincuenta euros .
si el fin de semana hace buen tiempo , ella irá a la playa .
la cuenta asciende a setenta euros , incluida la limpieza final .
¿ cuándo cierra la hermosa iglesia los lunes ?
ayer mi hermano quería hablar con el médico .
¿ podría decirme si el comedor está en la cuarta planta ?
¿ cuánto cuesta la chaqueta negra del escaparate ?
primero quisiera dejar mis gafas en la recepción y después alquilar una motocicleta .
el taxi que el señor Taylor pidió para las doce y veinte todavía no ha venido .
vine a Valencia para comprar un mapa .
el señor Rossi habla español , pero no entiende el francés .
tenemos suerte : podemos ir a bailar a las cinco y cuarto .
ayer ella compró una guía de viajes .
antes de que cierren las tiendas , quisiéramos nadar en el lago .
¿ hay cerca del hotel un dentista que hable portugués ?
de eso ni hablar , señora Schmidt .
¿ dónde está el papel de carta ? ¿ podría traérnoslo , por favor ?
creo que podemos traer nuestro gato el jueves a las cuatro menos cuarto .
el tren de Granada a Venecia lleva cuarenta y cinco minutos de retraso .
el mes pasado cambiamos nuestro vuelo .
mi compañero vino a Múnich para hacer un picnic .
tengo que coger un taxi porque el tren llega con retraso .
quisiéramos una suite más barata con bañera y vistas al patio .
me quedo hoy en el hotel porque estoy cansado .
he oído que el gimnasio no está en la octava planta .
es importante que la señora compre un cepillo de dientes antes de las doce .
tenemos que registrarnos .
¿ han encontrado una chaqueta ? me la he dejado en el comedor .
pregúntele a la señora Weber si quiere probar el queso de la región , por favor .
si el sábado hace buen tiempo , queremos fotografiar la torre antigua .
nuestros amigos no tienen tiempo de comprar una guía de viajes .
un taxi a la estación de metro cuesta unos diecinueve euros .
la camarera dice que el ayuntamiento merece la pena .
llevo desde las seis y media intentando cambiar dinero .
¿ cuánto se tarda en reparar la caja fuerte ?
antes de marcharnos , quisiéramos cambiar el bolso más pequeño por otra cosa .
¿ cuánto cuestan las entradas para la obra de teatro del sábado ?
¿ cuántos platos necesita ? - cinco , por favor .
ellos se quedan hoy en el hotel porque están resfriados .
quisiera saber si el tren nocturno para en Barcelona .
nuestros amigos necesitan algo para la fiebre .
quiero que traduzca este menú .
he comprado una bufanda para mi jefe .
llame a una ambulancia , por favor , mi hermana se ha roto la pierna .
no hace falta que nos traiga el contrato , el camarero ya nos lo ha dado .
el monasterio es más antiguo que la torre .
hablo portugués , pero no entiendo el español .
¿ hay una parada de taxis cerca de aquí ?
en Colonia llueve a cántaros , por eso queremos acostarnos temprano .
la cama es demasiado blanda .
mi hija tiene que hacer transbordo en Hamburgo .
¿ tienen una casa de vacaciones para cuatro personas desde el sábado hasta el martes ?
el billete a Barcelona cuesta dieciséis euros , pero mis padres solo tienen un billete de cien euros .
hemos dejado nuestro billete de tren en el coche .
espero que compremos una postal el viernes a las dos .
¿ han encontrado unas gafas ? nos las hemos dejado en la habitación ciento dos .
tengo que coger un taxi porque el tren nocturno está lleno .
la biblioteca está abierta desde las siete menos cuarto hasta las ocho y media , pero los martes está cerrada .
quisiera seis entradas para la película del veintiuno de febrero .
nos interesa el museo de arte . ¿ hay una visita guiada en francés ?
él quisiera reunirse con unos amigos en la estación e ir al mercado .
no creo que mi hijo pueda reservar una mesa para dos personas el fin de semana .
camarero , pedí un bocadillo , pero me ha traído una tortilla .
llame a una ambulancia , por favor , mi hermana se ha roto el brazo .
mañana por la noche mi hija va a fotografiar el acuario .
la chaqueta que mis padres compraron es demasiado grande .
no creo que mi compañero pueda comprar un billete para Múnich el próximo mes .
desde el tejado se pueden ver el museo y el puerto .
el camarero me ha traído una sopa de tomate fría en lugar de una sopa de verduras caliente .
después del desayuno quiero fotografiar el teatro , pero antes tengo que cambiar la blusa por otra cosa .
el caballero necesita una pomada de la farmacia .
va a estar nublado el martes .
hola , ¿ podría llevar el equipaje a la habitación , por favor ?
nos encantaría visitar el famoso castillo .
quisiéramos reservar una habitación doble para cuatro noches .
siga todo recto y luego gire a la izquierda en la comisaría .
quisiera comprar unos pantalones azules y chocolate .
mis padres están sentados en un banco del parque y leen el periódico .
el sábado va a llover .
buenas noches , ¿ cuándo estará lista mi chaqueta blanca ?
espero que ella alquile un coche el próximo mes .
en Salzburgo lleva cuatro días lloviendo .
cargue un vaso de zumo de manzana a la cuenta de la habitación doscientos diez , por favor .
mi marido quisiera jamón y huevos y una taza de café .
hay chocolate sobre la mesa de la habitación trescientos veinte .
el caballero puede levantarse temprano .
el tren de Londres a Ginebra lleva cincuenta minutos de retraso .
nos encantaría comprar unos recuerdos .
tenemos que ir al banco antes de las cuatro menos cuarto porque necesitamos dinero .
antes de marcharme , quisiera dejar mi abrigo en la recepción .
quisiera reservar un apartamento para siete personas del dos al quince de mayo .
¿ sería posible que me trajera una botella de cerveza ?
aunque llueve , haré senderismo por la montaña .
preferiríamos un apartamento más grande que tenga cocina .
quisiera quejarme : el colchón no está limpio y el cuarto de baño es demasiado frío .
¿ puedo probarme el vestido ?
el mozo nos explicará el contrato .
el castillo de Lisboa es más antiguo que el de Atenas .
si mañana hace demasiado frío , vamos a quedarnos en el hotel .
la recepcionista quiere saber si queremos aparcar nuestro coche en el garaje .
¿ fue de compras ayer por la noche ?
la recepcionista dice que el teatro de la ópera merece una visita .
¿ puedo probarme los pantalones ?
quisiéramos reservar una suite para ocho noches .
quisiera alquilar una barca por cinco días .
primero quisiéramos dejar nuestra cámara en la recepción y después comprar unos sellos .
el tren nocturno llega a Roma a las nueve y diez .
me quedo hoy en el hotel porque estoy enfermo .
no sé si puedo ver la televisión esta tarde .
quisiéramos alquilar una bicicleta por ocho días .
¿ podría venir alguien a la habitación ciento doce ? los niños hacen demasiado ruido .
despiérteme mañana a la una menos diez , por favor , tengo que coger el tren a Lisboa .
¿ puede reparar la ducha ? muchas gracias de antemano .
no sé si compraré un billete para Roma el martes .
¿ dónde está la cuna ? ¿ podría traérmela , por favor ?
el vuelo de Colonia fue cancelado por la huelga .
la familia Schmidt se aloja aquí desde el diez de marzo .
cuando lleguemos a Edimburgo , vamos a nadar en el lago .
de la parada de autobús al palacio hay solo veinticinco minutos a pie .
¿ puede firmar aquí ?
cuando llegue a Múnich , voy a reunirme con unos amigos en la estación .
dormí como un tronco porque la habitación era tan tranquila .
tenemos que ir al banco antes de las cuatro porque necesitamos dinero .
después de la cena los turistas quieren hacer un picnic , pero antes tienen que preguntar en la recepción .
mi reloj va atrasado ; ya son las doce y veinte .
hola , soy Becker , de la habitación diecinueve . quisiera hablar con el director .
¿ sería posible que me trajera una taza de té ?
mi mujer puede tener la habitación doble con caja fuerte .
estamos esperando el tren rápido para Atenas .
rompimos el espejo hace cinco días . ¿ qué deberíamos hacer ?
tengo que ir al banco antes de las doce menos veinte porque necesito dinero .
mi hija ha olvidado prolongar su estancia .
quería cancelar mi reserva hace dos días .
ella se ha dejado su cartera en el autobús a Viena .
¿ termina la conferencia a las siete y veinticinco ?
dejamos nuestro carné de identidad en el coche y ahora tenemos que ir a la policía .
las plantas de la séptima planta necesitan agua .
quiero que lleve el equipaje a la estación .
los turistas tienen que coger un taxi porque el tren nocturno llega demasiado tarde .
¿ sabe cómo se va de la parada de autobús a la biblioteca ?
todavía no hemos recibido el recibo . ¿ podría enviárnoslo ?
¿ sabía que la tasa turística está incluida en el precio ?
los huéspedes que están en la quinta planta quisieran prolongar su estancia .
me llamo Dubois , tengo una reserva para dos personas .
deme su pasaporte y firme aquí , por favor .
¿ podría decirme si la sala de conferencias está cerrada ?
mi hijo puede tener la habitación con terraza .
quisiera aparcar mi coche en el garaje .
mi marido tiene que coger un taxi porque el autocar está lleno .
buscamos un hotel que esté cerca de la librería .
¿ quiere alquilar una motocicleta o prefiere hacer un picnic ?
el famoso mercado cubierto está abierto desde las nueve hasta las seis , pero los martes está cerrado .
mis hijos están sentados en un banco del parque y nos esperan .
de primero quisiera una tortilla y de segundo patatas con queso .
la parada de autobús está enfrente del hermoso museo .
quisiéramos saber si el barco zarpa a las once menos diez .
el señor Dubois ha cancelado la reserva para el jueves .
no comemos ni pescado ni patatas .
el vuelo de Ginebra fue cancelado por la huelga .
la ventana no se puede cerrar , y el teléfono está fuera de servicio .
lamentablemente el hotel está completo hasta el veintidós de octubre .
¿ podría dejar la habitación a las diez y media ?
la señora López no está en este momento . ¿ quiere dejar un recado ?
no hemos estado nunca en Colonia , pero conocemos bien Sevilla .
en Valencia lleva siete días lloviendo .
esta tarde voy a preguntar en la recepción .
tengo que hacer cola una hora en la estación .
en julio suele hacer mucho sol en Venecia .
no estoy satisfecho con la habitación porque el apartamento está sucio .
es posible que el señor Brown se acueste temprano .
hemos oído que el concierto se celebra el veinte de noviembre .
el desayuno se sirve a partir de las siete y media en la sala de desayunos .
hemos perdido nuestra llave del coche y nuestras gafas .
¿ llega el autobús a Colonia a las once ?
aquí tiene su llave , señor Serrano . su habitación está en la cuarta planta .
mi marido suele levantarse a las nueve menos cuarto .
el hotel en el que estuve en Londres no era tan caro .
he perdido mi cartera y mi paraguas nuevo .
si mañana hace buen tiempo , voy a ir al mercado .
para mí una sopa de tomate y una botella de cerveza , por favor .
un taxi al banco cuesta unos diecisiete euros .
¿ quisiera traer su perro después de la cena ?
quiero que encienda la música .
llame a un médico , por favor , mi hijo se ha desmayado .
¿ podría cambiarnos quinientos euros , por favor ?
sería muy amable de su parte enseñarme el camino a la peluquería .
mi hermano ha comprado un cuadro para su hermana .
mi hija no tiene ganas de alquilar una bicicleta .
quisiéramos que nos despertaran a las cuatro , habitación trescientos cuatro .
hemos dejado nuestro carné de conducir en el coche y ahora tenemos que rellenar un formulario .
tenemos que hacer cola una hora en el museo .
buenos días , ¿ está incluida la limpieza final en el precio o tengo que pagarla aparte ?
ayer la señora pagó la cuenta .
llame a la señora Schmidt al seis tres dos nueve tres , por favor .
la tarjeta llave está estropeada .
quiero que nos dé la dirección del restaurante .
¿ cuándo quiere tomar algo en el bar ?
le pedí a la recepcionista que me cambiara quinientos euros , pero no ha pasado nada .
vuelo a Venecia el catorce de febrero .
el jersey rojo cuesta ciento veinticinco euros , pero la corbata amarilla es más barata .
pregúntele a la señora Navarro si quiere dar un paseo por el casco antiguo , por favor .
estoy a punto de cambiar el sombrero por otra cosa .
él quisiera almorzar en la habitación esta noche .
lamentablemente no tenemos suites libres en noviembre .
son noventa y cinco euros . - quédese con el cambio .
buenos días , pedí un helado . ¿ cuándo me lo va a traer ?
¿ le importaría enseñarnos la habitación individual ?
¿ qué tiempo hace en Múnich en este momento ?
¿ sabía que el curso de idiomas se celebra en la sala de conferencias ?
buenas noches , ¿ podría decirme si el castillo abre a las cuatro y cuarto ?
¿ dónde está la hoja de registro ? - se la enseñaré inmediatamente .
no se olvide de darnos la dirección del dentista , por favor .
no sé si nuestros amigos pueden hablar con el cocinero .
acabamos de cancelar nuestra reserva .
queremos que mi compañero compre un recuerdo .
llévenos a la parada de autobús , por favor , tenemos prisa .
pregúntele al señor Brown si quiere participar en la excursión , por favor .
tuvimos que comprar una maquinilla de afeitar el viernes pasado .
preferiríamos un apartamento luminoso que tenga bañera .
queremos ir al teatro en lugar de ir al mercado .
buenas noches , soy Rossi , de la habitación cuarenta y cinco . necesito una manta adicional .
estoy seguro de que preguntaremos en la recepción mañana por la noche .
es posible que el señor Wilson participe en la excursión el diez de diciembre .
he dejado mi billete de tren en casa y ahora tengo que ir a la policía .
no se preocupe , señora Wilson , le pediremos un taxi .
el vuelo de Madrid fue cancelado por la tormenta .
la carta que enviamos a Barcelona todavía no ha llegado .
el tren regional para Ginebra sale a las cuatro y media del andén cuatro .
la señora Fischer no está hoy . ¿ quiere dejar un recado ?
la ventana no se puede abrir , y el cuarto de baño está mojado .
dudo que el señor García compre un mapa .
hola , ¿ cuándo sale el primer tren nocturno para Berlín ?
quiero que nos explique el contrato .
Roma es la ciudad más bonita que hemos visto nunca .
quisiera pescado con patatas y una taza de café .
no como ni carne ni champiñones .
antes de que anochezca , quisiéramos alquilar un coche .
hola , ¿ cuándo estará listo mi jersey ?
primero quisiera dejar mi bufanda en la recepción y después tomar algo en el bar .
la cuenta asciende a ciento veinte euros , incluido el servicio .
la señora Taylor quisiera ir al médico porque está enferma .
no hace falta que nos traiga la confirmación de la reserva , el director ya nos la ha dado .
me gusta mucho el famoso mercado cubierto .
no llamé a mi abogado ayer por la tarde .
estoy seguro de que la señora Fischer cambiará dinero a las diez .
el tren nocturno para Varsovia sale a las dos del andén seis .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la comisaría .
camarero , pedí un helado , pero me ha traído una sopa de verduras fría .
¿ cuánto cuestan las botas más baratas del escaparate ?
después del desayuno mis padres quieren probar el queso de la región , pero antes tienen que prolongar su estancia .
buenas noches , ¿ le importaría traerme la cuenta ? muchas gracias de antemano .
el caballero tuvo un accidente hace dos horas .
el taxi que ella pidió para las dos todavía no ha venido .
me llamo Navarro , tengo una reserva para hoy .
quisiera fideos con champiñones y una botella de vino blanco .
si mañana hace buen tiempo , vamos a participar en la cata de vinos .
llame al señor Navarro al ocho tres tres dos dos , por favor .
me alegro de que ellos puedan cancelar su reserva el domingo .
el vuelo a Zúrich fue cancelado por la huelga .
la caja fuerte no funciona desde el jueves .
¿ podría venir alguien a la habitación ciento uno ? la suite es demasiado calurosa .
quiero que guarde el equipaje hasta las siete menos cinco .
un billete de ida a Atenas , por favor , en primera clase .
¿ conoce un buen restaurante cerca de la oficina de correos ?
el avión a Atenas despega a las cinco y diez .
va a hacer sol el fin de semana .
ya es hora de que mis hijos reserven una mesa para cuatro personas .
por culpa del atasco llegué demasiado tarde a la parada de taxis .
no se preocupe , señora Navarro , le pediremos un taxi .
mi número de teléfono es el tres cero cinco nueve ocho .
el jersey que mi hija compró es demasiado corto .
quisiéramos reservar un apartamento grande para seis noches .
ellos han olvidado prolongar su estancia .
si el fin de semana hace buen tiempo , queremos ir a la playa .
es posible que nos levantemos temprano el jueves .
el huésped de la habitación cuarenta y nueve ha pedido el desayuno .
¿ sabe cuándo abre la exposición nueva ?
¿ cuánto cuesta una habitación doble grande con caja fuerte por noche ?
hemos pedido una sopa de pescado . ¿ cuándo nos la va a traer ?
después del desayuno mi marido quiere comprar unas postales , pero antes tiene que reservar una mesa para tres personas .
pienso que podemos reunirnos con unos amigos en la estación mañana .
¿ nos puede hacer una foto ?
él sabe que la carnicería está cerrada los viernes .
se tarda veinte minutos en preparar la pizza .
cargue dos vasos de zumo de naranja a la cuenta de la habitación cuatrocientos seis , por favor .
mi hija teme que el tren lleve diez minutos de retraso .
aunque nieva , mi hija va a nadar en el lago .
¿ hay una habitación familiar libre del tres al nueve de febrero ?
mi mujer necesita aspirina de la farmacia .
en Salzburgo llueve a cántaros , por eso ella se quedará en el hotel .
en Hamburgo llueve a cántaros , por eso me acostaré temprano .
¿ sabe a qué hora abre el museo ?
buenos días , ¿ quisiera ir al teatro dentro de quince minutos ?
he comprado un libro para mi hermana .
si el autocar está lleno , mi mujer tiene que perder el avión .
la gasolinera está delante de la famosa biblioteca .
el taxi que mi hermana pidió para las cinco todavía no ha venido .
mi hermano tiene treinta y ocho grados de fiebre y dolor de cabeza .
no tenemos ganas de alquilar una motocicleta .
¿ conoce un hotel barato cerca de la farmacia ?
me llamo Taylor , tengo una reserva para esta noche .
¿ podría decirme si el sótano para bicicletas está cerrado ?
antes de marcharnos , quisiéramos prolongar nuestra estancia .
¿ quisiera registrarse ?
el señor Wilson no está satisfecho con la habitación porque el grifo está estropeado .
¿ podría preparar la cuenta de la habitación cuarenta y cinco ? me marcho hoy .
¿ diste un paseo por la rosaleda el mes pasado ?
si el fin de semana hace buen tiempo , mis hijos quieren visitar el acuario .
mi hermana tiene que darse prisa porque el autobús para Barcelona sale dentro de cincuenta minutos .
los huéspedes tienen muchas ganas de fotografiar el palacio mañana .
el director dice que la boda se celebra el doce de octubre .
mi marido ha escrito una carta a sus padres .
buenas noches , quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa de verduras caliente ?
preferiría una habitación individual que tenga televisor .
confirme la reserva por correo electrónico , por favor .
me gustó mucho la visita de la ciudad .
antes de salir de viaje , mi hermana quisiera nadar en el lago .
la parada de taxis está enfrente del castillo .
antes de salir de viaje , ella quisiera tomar algo en el bar .
ellos tienen que coger un taxi porque el tren nocturno llega con retraso .
quisiera reservar una mesa para ocho personas para las once menos cuarto .
hemos reservado una habitación doble a nombre de Serrano .
¿ podría venir alguien a la habitación trescientos quince ? la ventana está sucia .
me han robado el pasaporte y el anillo .
una pregunta : ¿ podría traernos la carta , por favor ?
¿ sabe cuándo abre el zoo ?
quería preguntarle si podría confirmar la reserva por correo electrónico .
la ducha de mi habitación está estropeada .
si esta tarde hace demasiado calor , mis padres irán al teatro .
después del desayuno quiero participar en la visita guiada , pero antes tengo que enviar un paquete a Varsovia .
tengo que ir al banco antes de la una y media porque necesito dinero .
estamos de viaje de negocios .
el avión a Hamburgo despega a las ocho y cuarto .
una pregunta : ¿ podría decirnos a qué hora sale el tren rápido para Varsovia ?
¿ por qué no prolongó su estancia ?
la peluquería está detrás del faro .
espero que mis hijos puedan visitar el teatro .
disculpe , ¿ qué hora es ? - son las cinco y diez .
como el tren rápido llega demasiado tarde , no llegaremos hasta las ocho .
¿ puedes esperar un momento , por favor ?
siento que hayamos dejado nuestro carné de conducir en la habitación .
los turistas están satisfechos con el servicio .
le pedí al mozo que nos trajera un vaso de limonada , pero no ha pasado nada .
¿ conoce un hotel barato cerca de la estación ?
si el viernes hace buen tiempo , nuestros amigos van a visitar el museo .
los pantalones cuestan cuarenta euros , pero la falda roja es más barata .
el técnico que vino ayer se olvidó las herramientas .
anteayer fuimos en tren a Edimburgo .
mi mujer está de vacaciones .
el ascensor está estropeado , así que tenemos que subir a pie a la quinta planta .
quería preguntarle si podría cambiar las sábanas .
dormí como un tronco porque la cama era tan cómoda .
estoy de buen humor porque llueve en este momento .
desde el miércoles me duele la muela .
de eso ni hablar , señor García .
mi hijo quisiera comprar un billete para Valencia .
¿ podríamos dejar la habitación a las seis menos cuarto ?
dos billetes de ida a Granada para el tres de abril , por favor .
la señora López vino a Atenas para dar un paseo por la rosaleda .
quiero reservar una mesa para tres personas .
llame a la señora Walker al tres tres dos cero cero , por favor .
ni hablar de que mis padres den un paseo por el jardín del castillo .
Sevilla es la ciudad más bonita que he visto nunca .
en junio suele hacer mucho sol en Valencia .
¿ podría venir alguien a la habitación dieciocho ? el despertador no funciona .
hola , ¿ sabía que el concierto se celebra el diecinueve de julio ?
nos interesa el acuario . ¿ hay una visita guiada en italiano ?
¿ qué tiempo hace en Hamburgo en junio ?
quisiera cinco entradas para la fiesta del catorce de marzo .
la farmacia está delante de la famosa catedral .
Londres es la ciudad más bonita que hemos visto nunca .
no como ni pescado ni fideos .
como el autobús llega con retraso , no llegaré hasta la una y media .
es importante que mi hermana cambie dinero antes de las once menos veinte .
si el fin de semana hace buen tiempo , mi hija quiere alquilar una motocicleta .
lléveme a la panadería , por favor , tengo prisa .
perdí mi paraguas ayer .
quisiéramos que nos despertaran a las doce , habitación trescientos quince .
quisiera quejarme : el ascensor es demasiado ruidoso y la cama supletoria no está hecha .
el palacio , que está a treinta minutos de aquí , merece una visita .
tengo que ir al banco antes de las ocho porque necesito dinero .
el billete a Atenas cuesta ciento veinticinco euros , pero solo tengo un billete de cincuenta euros .
Lisboa es la ciudad más bonita que los niños han visto nunca .
el camarero nos ha traído un bocadillo en lugar de una sopa de verduras .
envíe a alguien a la habitación cincuenta y ocho , por favor .
ellos están buscando su portátil . ¿ lo ha visto ?
el taxi que pedí para las tres y media todavía no ha venido .
sé que la farmacia está cerrada los lunes .
¿ podría decirnos de dónde sale el tren rápido para Bruselas ?
la señora está harta de la lluvia .
¿ cuánto dura el vuelo de Varsovia a Ginebra ?
los niños están intentando preguntar en la recepción .
mis padres han pedido una buena sopa .
llámenos en cuanto la habitación esté lista , por favor .
los turistas toman zumo de naranja en el desayuno , pero yo prefiero té .
¿ cuánto cuesta alquilar una bicicleta por siete días ?
el seguro es gratis .
¿ dónde está el adaptador ? ¿ podría traérnoslo , por favor ?
mi compañero tiene que pagar un ojo de la cara por el bolso rojo .
el cine está a dos pasos del mercado cubierto .
el tren rápido sale a las siete y cuarto .
la catedral es más bonita que el zoo .
aquí tiene su llave , señora Walker . su habitación está en la quinta planta .
ella no tiene tiempo de reunirse con unos amigos en la estación .
la cena se sirve a partir de las seis y media en la terraza .
antes de que salga el tren , quisiéramos participar en la visita de la ciudad .
disculpe , ¿ cómo llegamos a la estación ?
mis hijos hablan italiano , pero no entienden el español .
quisiera pagar por separado . ¿ cuánto cuesta la ensalada ?
debe de ser un error : reservamos una habitación doble luminosa , no una habitación familiar .
el ferry va a Nápoles .
es posible que nos duchemos esta tarde .
los niños están acostumbrados a cenar tarde .
la chaqueta negra cuesta treinta y dos euros , pero el sombrero rojo es más barato .
no creo que podamos prolongar nuestra estancia .
la caja fuerte de mi habitación no funciona .
sería muy amable de su parte esperar un momento .
no creo que podamos recoger nuestro anillo .
espero que ellos puedan alquilar una bicicleta .
después del almuerzo los niños quieren dar un paseo por el parque , pero antes tienen que comprar un billete para Colonia .
una suite cuesta treinta y dos euros por noche , y el minibar está incluido .
necesito la cuenta . ¿ me la puede traer ?
de la embajada a la exposición hay solo veinticinco minutos a pie .
quería preguntarle si podría darme la llave de la habitación diecisiete .
me encantaría tomar algo en el bar .
buenos días , ¿ qué recomienda , la pizza o la macedonia de frutas ?
¿ hay una habitación más barata libre del veinticuatro al veintisiete de abril ?
me gusta mucho la fortaleza antigua .
¿ le importaría preparar la cuenta para mañana ? gracias por su ayuda .
a mis hijos les gustó mucho la obra de teatro .
el médico dice que mis padres tienen que beber mucha agua durante cinco días .
no hay perchas en la habitación treinta y tres .
tenemos que hacer cola dos horas en la estación .
quisiéramos reservar una mesa para dos personas junto a la ventana .
quisiera reservar una habitación doble luminosa para una noche .
después del almuerzo el señor García quiere reunirse con unos amigos en la estación , pero antes tiene que comprar un billete para Lisboa .
el gimnasio cierra a las cuatro y cuarto .
mi hija no tiene ni idea de dónde está su móvil nuevo .
él quisiera pagar con tarjeta , pero el aparato no funciona .
es posible que mis hijos participen en la excursión esta tarde .
¿ puedes abrir la ventana , por favor ?
tengo suerte : puedo comprar un mapa .
el sábado pasado el señor García tuvo un accidente .
si el lunes hace demasiado calor , mi marido va a tomar algo en el bar .
ellos están hartos de esperar .
¿ podría darnos el número de teléfono del hospital ?
deme su billete de tren y firme aquí , por favor .
quería ir al mercado anteayer .
el mozo me despertará a las once .
¿ cuándo estará lista mi blusa verde ?
quisiéramos reservar una habitación individual cómoda para ocho noches .
ya no tenemos arroz , pero puedo recomendarle la tortilla .
el mozo me enseñará el apartamento cómodo .
quisiera una habitación familiar cómoda con chimenea , por favor .
se tarda cuarenta y cinco minutos en preparar el helado .
no hay de qué , señor Weber . ¡ buen viaje !
él sabe que el banco está cerrado los viernes .
¿ sabe cómo se va de la farmacia al mercado cubierto ?
quisiéramos alquilar una bicicleta por nueve días .
el vuelo a Múnich fue cancelado por el mal tiempo .
ella piensa tomar algo en el bar .
acabamos de llegar a Hamburgo .
la camisa amarilla cuesta veintidós euros , pero el jersey es más barato .
me alegro de que el señor Miller pueda leer un libro .
no creo que ellos puedan prolongar su estancia la próxima semana .
llegamos el sábado veintiséis de enero a las cinco y cinco .
un taxi al cine cuesta unos treinta y cinco euros .
un vaso de vino cuesta dos euros con cincuenta .
es posible que preguntemos en la recepción pasado mañana .
no creo que mi marido pueda prolongar su estancia .
por culpa del mal tiempo los niños tienen más tiempo para dormir .
el tren para Hamburgo sale a las nueve del andén seis .
un apartamento cuesta trece euros por noche , y la tasa turística no está incluida .
el señor López ha cancelado la reserva para el jueves .
tengo que darme prisa porque el tren rápido para Sevilla sale dentro de cuarenta y cinco minutos .
¿ hay una habitación familiar libre del veintitrés al treinta de septiembre ?
quisiéramos cambiar quinientos dólares por euros .
el tren sale a las once y diez .
¿ por qué no dejaste tu chaqueta en la recepción ?
una habitación individual cuesta setenta euros por noche , y el servicio no está incluido .
perdí el enlace en Barcelona porque el autobús llevaba veinte minutos de retraso .
hemos olvidado recoger nuestro abrigo nuevo .
es posible que participemos en la cata de vinos .
mi hermano vino a Venecia para comprar unos sellos .
si el fin de semana hace buen tiempo , haremos senderismo por la montaña .
aunque estoy resfriada , quiero visitar la exposición .
mi hijo piensa tomar algo en el bar .
se tarda cuatro horas en llegar a Varsovia en tren .
es posible que ellos se queden hasta el jueves .
ellos quisieran comprar un billete para Granada .
después del desayuno los niños quieren ir al teatro , pero antes tienen que reservar un apartamento .
acabamos de llegar a Varsovia .
le pedí al mozo que planchara esta blusa , pero no ha pasado nada .
si el viernes llueve , el caballero va a quedarse en el hotel .
quisiera pollo con arroz y cuatro vasos de vino blanco .
¿ dónde está el plato nuevo ? ¿ podría traérmelo , por favor ?
¿ dónde tengo que hacer transbordo para ir a la parada de autobús ?
¿ cómo se apaga el televisor ?
el director dice que el bar está abierto hasta las nueve menos cuarto .
lamentablemente no tenemos habitaciones libres en junio .
hasta que lleguen mis padres , queremos hacer senderismo por la montaña .
una suite grande cuesta veintinueve euros por noche , y la tasa turística no está incluida .
¿ tienen una casa de vacaciones para ocho personas hasta el jueves ?
me llamo Fischer , tengo una reserva para dos personas .
por culpa del atasco mi hermana llegó demasiado tarde a la oficina de correos .
vinimos a Sevilla para hacer un picnic .
necesitamos la lista de precios . ¿ nos la puede traer ?
los turistas pueden tener el apartamento con balcón .
buenas noches , ¿ le importaría cuidar a los niños ? muchas gracias .
¿ está el comedor en la primera planta ?
siga todo recto y luego gire a la derecha en la estación de metro .
queríamos reunirnos con unos amigos en la estación la semana pasada .
el jersey que compré es demasiado grande .
quiero que nos despierte a las ocho y diez .
he oído que el restaurante está en la tercera planta .
quisiéramos pollo con arroz y siete vasos de leche .
me llamo Walker , tengo una reserva para esta noche .
tenemos que hacer transbordo en Londres .
¿ tienes sed , Anna ?
la biblioteca , que está a cinco minutos de aquí , merece una visita .
necesito el contrato . ¿ me lo puede dar ?
¿ podría darnos la dirección de la embajada , por favor ? gracias por su ayuda .
después del almuerzo pagamos la cuenta .
si el viernes hace buen tiempo , participaremos en el paseo en barco .
ocho sellos para postales a Italia , por favor .
la ventana no se puede abrir , y el mando a distancia no funciona .
si mañana hace demasiado frío , ellos irán al teatro .
no hay almohadas en la habitación trescientos uno .
la agencia de viajes está enfrente del museo .
antes de marcharnos , quisiéramos comprar un billete para Salzburgo .
he perdido mi paraguas y ahora tengo que llamar al hotel .
el médico dice que mis hijos tienen que beber mucha agua durante seis días .
preferiríamos una habitación individual que tenga caja fuerte .
llévenos a la agencia de viajes , por favor , tenemos prisa .
la pizza que pedimos está deliciosa .
los huéspedes están buscando su bolso . ¿ lo ha visto ?
estamos esperando el autobús para Colonia .
¿ podría limpiar la habitación trescientos uno , por favor ?
él tiene que pagar un ojo de la cara por el bolso .
espero que la señora Miller fotografíe la iglesia el fin de semana .
la habitación individual más barata que reservamos la semana pasada está en la segunda planta .
se tarda cinco minutos en preparar la sopa de pescado .
¿ puedes despertarnos a las ocho , por favor ?
el vuelo de Hamburgo fue cancelado por la tormenta .
disculpe , todavía no hemos recibido la cuenta . ¿ podría dárnosla ?
preferiría una habitación doble grande que tenga baño .
¿ quiere participar en la visita guiada o prefiere tomar algo en el bar ?
hemos perdido nuestra cámara y nuestro abrigo .
no hay toallas en nuestra habitación .
son noventa euros . - quédese con el cambio .
mi hermano tiene muchas ganas de ir al mercado el fin de semana .
el mozo me recomendará una buena playa .
la señora Wilson quisiera comprar una camisa más pequeña y un diccionario .
el señor Wagner llegará el catorce de octubre a las doce menos cuarto .
acabo de darme cuenta de que el cuarto de baño es muy viejo .
quisiera dar un paseo por el casco antiguo y participar en la cata de vinos .
quisiera reservar una habitación doble luminosa para seis noches .
no tenemos tiempo de comprar un diccionario .
el libro que la camarera de piso encontró en la habitación cuatrocientos seis es de los huéspedes .
¿ a qué hora sale el autobús para Zúrich ?
¿ de dónde eres , David ? - soy de Alemania .
un taxi a la estación cuesta unos veintisiete euros .
la señora Navarro quisiera carne con verduras y una botella de cerveza .
quería preguntarle si podría traernos una botella de agua mineral .
¿ quieres marcharte en febrero ?
el banco está delante de la catedral .
quería cambiar mi vuelo el mes pasado .
les encantaría hacer un picnic .
una taza de café cuesta siete euros con ochenta .
mañana por la noche la señora Fischer trabaja en la biblioteca .
perdimos el enlace en Edimburgo porque el tren rápido fue cancelado .
quiero que el cocinero traiga la cuenta .
aunque nieva , queremos visitar el museo de arte .
sé que la joyería está cerrada los miércoles .
la ventana no se puede cerrar , y el suelo no está limpio .
disculpe , ¿ cómo llego a la oficina de correos ?
¿ para el autocar en Roma ?
de primero quisiéramos una tortilla y de segundo pescado con patatas .
necesitamos un taxi a la peluquería para dos personas a las diez y cinco .
por culpa del atasco llegué demasiado tarde a la embajada .
quisiera participar en la visita guiada .
hemos perdido nuestro reloj y nuestro abrigo verde .
si el sábado hace buen tiempo , voy a participar en la conferencia .
si mañana hace buen tiempo , daremos un paseo por la rosaleda .
mi hijo perdió el autocar .
solemos levantarnos a las ocho menos cuarto .
pienso que podemos ducharnos pasado mañana .
no hay de qué , señor Wilson . ¡ feliz estancia en Colonia !
¿ cómo se llama ? - me llamo Paul Miller .
hola , soy Moreno , de la habitación veintiuno . necesito una manta adicional .
¿ podría decirnos si el minibar está incluido en el precio ?
visitaré el zoo .
primero quisiéramos reservar una mesa para seis personas y después participar en la visita guiada .
¿ por qué no dejó el hotel ?
preferiría una habitación familiar que tenga bañera .
me alegro de que mis hijos puedan reunirse con unos amigos en la estación .
¿ cómo se llama ? - me llamo Martin Rossi .
lamentablemente el hotel está completo hasta el primero de julio .
ellos no tienen ganas de comprar unos recuerdos .
ya no tenemos champiñones , pero puedo recomendarle el pastel de manzana .
mi hija tiene que coger un taxi porque el tren nocturno lleva cuarenta y cinco minutos de retraso .
llevo desde las ocho y cuarto intentando preguntar en la recepción .
el vuelo de Barcelona fue cancelado por la niebla .
el inodoro de mi habitación no funciona .
¿ cuánto cuesta enviar una postal a Escocia ?
buscamos un hotel que no sea demasiado caro .
no puedo dormir porque los huéspedes de la habitación de al lado hacen demasiado ruido .
ellos pasaron siete días en Roma y cinco días en Salzburgo .
cuando lleguemos a Varsovia , vamos a hacer un picnic .
¿ le importaría explicarnos el contrato ?
si no es mucha molestia , ¿ podría traerme el recibo ?
para mí un pastel de manzana y cinco vasos de zumo de manzana , por favor .
quisiera saber si el barco zarpa a las nueve y diez .
el aparcamiento es gratis .
¿ qué vino va bien con la pizza grande ?
nos han robado el billete de tren y la llave de la habitación .
el próximo jueves llegamos a Berlín y nos quedamos nueve noches .
¿ puedes hacerme una foto , por favor ?
se tarda seis horas en reparar el despertador .
¿ hay alguien aquí que hable francés ? mis padres no hablan portugués .
¿ recogiste tu collar el viernes pasado ?
en julio suele hacer mucho calor en Lisboa .
denos una habitación doble tranquila con vistas al puerto , por favor .
la falda azul cuesta cincuenta y cinco euros , pero la corbata azul es más barata .
pregúntele a la señora Miller si quiere visitar la catedral , por favor .
siga todo recto y luego gire a la izquierda en la peluquería .
primero mi hijo quisiera enviar una carta a Ginebra y después reunirse con unos amigos en la estación .
mi hijo perdió el enlace en Madrid porque el autobús fue cancelado .
queremos que la camarera espere un momento .
tengo que reservar una mesa para cuatro personas .
el almuerzo se sirve a partir de las doce en el jardín .
es posible que el señor García vaya a la policía dentro de una hora .
quisiéramos reservar una habitación familiar para siete personas del veintidós al veintinueve de septiembre .
el señor Miller ha olvidado reservar una habitación familiar .
la próxima semana mi hermano llega a Venecia y se queda siete noches .
la semana pasada perdí mi bolsa de viaje y ahora tengo que llamar al hotel .
¿ cuánto cuesta enviar una carta a Inglaterra ?
es una lástima que la suite esté sucia .
nuestro equipaje no ha llegado ; debe de estar todavía en Barcelona .
necesitamos la cuenta . ¿ nos la puede dar ?
la torre , que está a veinticinco minutos de aquí , merece una visita .
¿ cuánto cuesta una suite más barata con chimenea por noche ?
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del banco .
una habitación pequeña cuesta ciento veinticinco euros por noche , y el servicio de habitaciones no está incluido .
estos pantalones son demasiado grandes .
lamentablemente no tenemos habitaciones pequeñas libres hasta el viernes .
¿ hay una suite libre del nueve al treinta de octubre ?
creo que puedo quedarme unos días más esta tarde .
nos quedamos hoy en el hotel porque estamos cansados .
los huéspedes quieren cambiar de habitación porque la cama supletoria es demasiado corta .
la señora Walker ha cancelado la reserva para el miércoles .
el trayecto dura cinco horas y cinco minutos .
mi compañero tuvo que registrarse el lunes pasado .
la señora reservó un apartamento grande para nueve noches .
mañana por la noche vamos a cambiar dinero .
¿ sabía que el curso de idiomas empieza a las nueve ?
¿ dónde tengo que bajar para ir al cine ?
quisiéramos alquilar una motocicleta por cinco días .
quisiéramos saber si el tren nocturno llega a Salzburgo a las doce menos diez .
la película que el señor Dubois quería ver empieza a las tres .
de primero quisiera una sopa de verduras y de segundo patatas con queso .
el camarero me ha traído una tabla de quesos en lugar de una sopa de verduras .
¿ sabía que el curso de idiomas empieza a las dos y cuarto ?
de la playa al museo de arte hay solo cuarenta y cinco minutos a pie .
¿ le importaría enseñarnos el camino al hospital ? gracias por su ayuda .
¿ cuándo sale el primer tren regional para Sevilla ?
hola , ¿ nos podemos llevar el plano de la ciudad ?
buenos días , ¿ tienen una casa de vacaciones para siete personas desde el viernes hasta el martes ?
ya no tenemos patatas , pero puedo recomendarle la ensalada grande .
anteayer perdimos nuestro carné de conducir y ahora tenemos que ir a la policía .
aunque el técnico ha reparado el despertador , sigue sin funcionar .
los niños deberían cambiar su vuelo .
¿ desea pagar en efectivo o con cheque , señor García ?
creo que volaré a Granada .
es una lástima que el apartamento esté sucio .
la señora García llamó a las doce menos cuarto y dejó un recado para el señor Miller .
me interesa el zoo . ¿ hay una visita guiada en alemán ?
quisiéramos saber si el tren regional tiene coche restaurante .
no tenemos tiempo de fotografiar el palacio .
¿ qué día es hoy ? - hoy es miércoles , tres de agosto .
aunque el caballero está resfriado , quiere ir al mercado .
mi hija tiene treinta y nueve grados de fiebre y tos .
¿ podría prestarnos un adaptador , por favor ? muchas gracias de antemano .
pienso que él puede enviar una postal a Venecia esta tarde .
ellos han perdido su bolso y sus gafas de sol .
no puedo participar en la excursión .
el veintiséis de octubre la señora Schmidt quiere reservar una suite cómoda .
después del almuerzo el señor Taylor quiere ir a bailar , pero antes tiene que prolongar su estancia .
¿ podría decirnos si el restaurante cierra a las nueve menos cinco ?
buenos días , ¿ sabe cómo se va de la gasolinera a la fortaleza ?
esta noche lloverá , por eso descansaremos un poco .
es importante que los huéspedes vayan al dentista hoy .
el taxi que mi compañero pidió para las seis todavía no ha venido .
nuestros amigos tienen suerte : pueden visitar la famosa biblioteca .
debe de ser un error : reservamos una habitación familiar cómoda , no una suite luminosa .
dudo que mi hijo vaya a la policía mañana por la mañana .
cuando lleguemos a Berlín , vamos a probar el vino de la región .
no estoy satisfecho con la habitación porque la cama es demasiado pequeña .
el aire acondicionado no funciona desde las dos y cuarto .
¿ necesito receta para las pastillas ?
¿ puedo pagar en efectivo ?
¿ conoce un buen restaurante cerca de la oficina de turismo ?
quiero comprar unos recuerdos .
¿ llega el tren nocturno a Varsovia a las cinco menos veinte ?
ella necesita algo para el dolor de cabeza .
camarero , pedí una sopa de verduras , pero me ha traído una sopa .
antes de salir de viaje , mi marido quisiera comprar unos recuerdos .
la ventana no se puede abrir , y el sillón está mojado .
nuestros amigos llevan desde las once y diez intentando recoger sus guantes .
nuestros amigos perdieron el enlace en Praga porque el tren rápido fue cancelado .
hola , ¿ te reuniste con unos amigos en la estación ?
quisiéramos que nos despertaran a las dos , habitación veinticuatro .
pasamos seis días en Viena y dos días en Atenas .
buenas noches , si no es mucha molestia , ¿ podría cuidar a los niños ?
quisiera comprar unas botas y chocolate .
quiero que mis padres fotografíen el hermoso palacio .
¿ a qué distancia está el teatro antiguo de aquí ?
¿ puede encender el televisor , por favor ?
puede localizar a la señora por teléfono : nueve seis siete seis nueve .
¿ por qué no se marchó ?
la comida de este restaurante es muy buena , pero el servicio es antipático .
ellos saben que el centro comercial está cerrado los lunes .
quisiéramos pagar todo junto . ¿ cuánto cuesta la tabla de quesos pequeña ?
¿ hay alguien aquí que hable portugués ? mi marido no habla alemán .
el hotel en el que la señora Walker estuvo en Madrid no era tan caro .
¿ cómo se apaga la música ?
el hotel más tranquilo de Barcelona está al lado del ayuntamiento .
¿ me puedo llevar el paraguas ?
mañana lloverá , por eso vamos a quedarnos en el hotel .
la cerradura de la puerta está estropeada , y mi hijo no encuentra la llave .
el concierto que mi compañero quería ver empieza a las ocho y media .
si el autobús lleva cinco minutos de retraso , nos quedaremos otra noche .
el caballero quiere levantarse temprano .
he oído que el desayuno cuesta ciento cinco euros al día .
el hotel en el que el señor Schmidt estuvo en Múnich no era tan caro .
aunque hace mucho frío , la señora va a fotografiar la catedral .
el ferry llegará a Venecia a las diez y diez .
¿ va este autobús a Hamburgo ?
se tarda cinco horas en reparar el frigorífico .
quisiéramos que nos despertaran a las doce y veinte , habitación trescientos cuatro .
tenemos muchas ganas de comprar unos recuerdos el fin de semana .
mi marido tuvo que comprar un peine el quince de octubre .
no tengo ganas de comprar una postal .
¿ podría preparar la cuenta de la habitación ciento cinco ? nos marchamos dentro de dos horas .
ellos tuvieron un accidente . ¿ qué deberían hacer ?
aunque el técnico ha reparado el teléfono , sigue sin funcionar .
la señora Dubois sabe que el centro comercial está cerrado los sábados .
el técnico que reparó la conexión a internet trabajó bien .
hay que lavar estas blusas antes del miércoles .
quisiera quejarme : la conexión a internet está estropeada y el colchón es muy viejo .
pasamos cinco días en Edimburgo y cuatro días en Praga .
solo viajamos a Salzburgo de Pascuas a Ramos .
¿ podría decirnos a qué hora sale el autocar para Barcelona ?
¿ puedes traerme tres vasos de zumo de manzana , por favor ?
nevará el fin de semana , por eso mis padres van a ir a la ópera .
un taxi a la parada de autobús cuesta unos diez euros .
¿ sabe cómo se va del cajero automático al faro ?
¿ qué día es hoy ? - hoy es sábado , veinticuatro de febrero .
el vestido cuesta un ojo de la cara .
todavía no hemos recibido la cuenta . ¿ podría enseñárnosla ?
la tortilla está buenísima .
la señora García quisiera trabajar en la biblioteca .
el tren regional para en todas las estaciones .
tenemos que hacer cola cinco horas en el museo .
el hermoso mercado cubierto está abierto desde las seis y cuarto hasta las nueve y cuarto , pero los martes está cerrado .
vine a Berlín para comprar unos sellos .
me gustó mucho la fiesta .
el billete a Londres cuesta cincuenta euros , pero solo tenemos un billete de cien euros .
quisiera tres entradas para la fiesta del quince de agosto .
una suite cuesta veintinueve euros por noche , y la limpieza final no está incluida .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de mi hijo .
hemos reservado una habitación familiar a nombre de Brown .
mi mujer teme que el tren llegue con retraso .
¿ tienen una habitación familiar bonita para ocho personas para cuatro noches ?
buenos días , ¿ cuánto cuesta alquilar una barca por siete días ?
quisiera que me despertaran a las ocho menos cinco , habitación cuatrocientos uno .
debe de ser un error : reservé una habitación familiar tranquila , no una habitación más barata .
desde el tejado se pueden ver el zoo y el río .
suelo levantarme a las siete .
el autobús sale a las doce .
¿ dónde está el cenicero ? ¿ podría traérnoslo , por favor ?
nuestros amigos saben la respuesta .
no sé si puedo dejar mi paraguas en la recepción a la una .
¿ cuánto se tarda en reparar el frigorífico ?
quisiera reservar una habitación familiar para ocho personas del veintidós al treinta y uno de diciembre .
la bolsa de viaje roja que la camarera de piso encontró debajo de la cama es de mi compañero .
ellos saben que la farmacia está cerrada los sábados .
después de la cena me marcho .
quisiera ocho entradas para la visita de la ciudad del diecinueve de octubre .
el señor García suele levantarse a las siete menos cuarto .
después del almuerzo queremos nadar en el lago , pero antes tenemos que recoger nuestro bolso .
quería preguntarle si podría esperar un momento .
¿ cuándo quiere reservar una habitación familiar ?
no hay vasos en la habitación doscientos uno .
¿ dónde está la hoja de registro ? - se la enviaré inmediatamente .
pedí una sopa de pescado caliente . ¿ cuándo me la va a traer ?
el coche que alquilé es demasiado pequeño .
un taxi al supermercado cuesta unos trece euros .
la camarera de piso dice que el concierto se celebra en la sala de conferencias .
¿ podría apagar la luz y firmar aquí ?
el caballero está de mal humor porque hace sol .
la guía quiere saber si mi mujer quisiera marcharse .
espero que podamos pagar con tarjeta de crédito .
la señora Becker quisiera comprar unos zapatos y un recuerdo .
dudo que llamemos a nuestra familia el fin de semana .
si el tren está lleno , mi mujer cogerá un taxi .
¿ cuántos platos necesita ? - dos , por favor .
creo que mi hermano puede participar en el paseo en barco .
el camarero nos ha traído una sopa de verduras en lugar de un helado .
llame al señor López al tres siete uno cero ocho , por favor .
el barco zarpará a las dos y media .
disculpe , ¿ cómo llego a la parada de autobús ?
me han robado el carné de identidad y las gafas de sol .
¿ podría venir alguien a la habitación doscientos uno ? el cajero automático está fuera de servicio .
el acuario está abierto hasta las seis menos cuarto .
¿ cuánto cuesta enviar una postal a Francia ?
mi hija está intentando comprar unas tijeras .
antes de salir de viaje , mi mujer quisiera probar el queso de la región .
la camarera dice que la conferencia empieza a las dos y veinticinco .
el almuerzo se sirve a partir de la una menos cuarto en el comedor .
sería muy amable de su parte cambiar las sábanas .
lamentablemente no tenemos suites pequeñas libres hasta el miércoles .
¿ podríamos dejar la habitación a las dos y media ?
no creo que los niños puedan recoger su paraguas .
mi hija ha olvidado enviar una carta a Colonia .
mi compañero se queda hoy en el hotel porque tiene fiebre .
hay un diccionario sobre la mesa de la habitación cuatrocientos uno .
¿ va el tren nocturno a Valencia ?
cuando llegue a Berlín , voy a ir al mercado .
he pedido una sopa de verduras caliente . ¿ cuándo me la va a traer ?
es importante que mi mujer reserve una habitación doble pequeña antes de las cinco y media .
vine a Varsovia para visitar el monasterio .
son treinta y un euros . - quédese con el cambio .
creo que mi hermana puede hacer un picnic dentro de cincuenta minutos .
en Venecia lleva siete días lloviendo .
¿ a qué hora sale el tren nocturno para Lisboa ?
tengo que darme prisa porque el autobús para Lisboa sale dentro de veinte minutos .
hay un mapa sobre la mesa de la habitación doscientos veinte .
¿ han encontrado una cartera ? me la he dejado en el comedor .
hay que limpiar estos pantalones antes del viernes .
hemos reservado un apartamento luminoso a nombre de Rossi .
Venecia es la ciudad más bonita que ellos han visto nunca .
cuando lleguemos a Salzburgo , vamos a tomar algo en el bar .
el señor Walker tuvo que hablar con el médico ayer .
cuando llegué a Londres , el despertador no funcionaba .
quisiera que me despertaran a las dos y veinte , habitación doscientos veinte .
ya no tenemos queso , pero puedo recomendarle el buen filete .
nuestros amigos están acostumbrados a levantarse temprano .
¿ sería posible que me hiciera una foto ?
no hay electricidad en el cuarto de baño .
quería preguntarle si podría encender la calefacción .
la tortilla que pedimos está deliciosa .
en Sevilla llueve a cántaros , por eso descansaremos un poco .
¿ le importaría ayudarnos con el equipaje ?
disculpe , ¿ cómo llegamos a la farmacia ?
¿ qué día es hoy ? - hoy es sábado , doce de diciembre .
quisiéramos una habitación doble con ducha y vistas al patio .
primero quisiera pagar con tarjeta de crédito y después hacer un picnic .
quisiéramos siete entradas para la fiesta del tres de diciembre .
el señor Moreno vino a Venecia para alquilar una barca .
el paraguas que la camarera de piso encontró en el cuarto de baño es de mis hijos .
mi hijo llega el domingo siete de agosto a las once .
he perdido mi chaqueta y mis gafas de sol .
es una lástima que el apartamento sea demasiado oscuro .
la cena se sirve a partir de las nueve y cuarto en el jardín .
¿ cuándo sale el próximo tren para Edimburgo ?
ni hablar de que mi mujer compre una postal .
el tren de Viena a Zúrich lleva cuarenta minutos de retraso .
mis hijos están sentados en un banco del parque y leen el periódico .
¿ sabe cómo se va del banco a la exposición ?
cuando llegue a Granada , voy a hacer senderismo por la montaña .
¿ podría decirme si el monasterio abre a las tres menos cuarto ?
ni hablar de que mi marido compre un recuerdo .
de la oficina de turismo al monasterio hay solo diez minutos a pie .
cuando llegué a Bruselas , la habitación era demasiado fría .
tenemos suerte : podemos probar el vino de la región después de la cena .
antes de salir de viaje , quisiera probar el vino de la región .
¿ puede cuidar a los niños , por favor ?
¿ cuesta la media pensión treinta y nueve euros al día ?
¿ quisiera visitar el museo ?
¿ tienen una suite para seis personas para tres noches ?
acabamos de darnos cuenta de que la cama supletoria es demasiado corta .
ellos tienen que hacer cola cinco horas en el aeropuerto .
aunque el técnico ha reparado el frigorífico , sigue sin funcionar .
lléveme al centro comercial , por favor , tengo prisa .
de primero quisiéramos una sopa de tomate y de segundo carne con verduras .
¿ cuándo sale el primer tren para Varsovia ?
¿ puede la recepcionista explicarme la cuenta ?
llame a la señora Miller al tres uno siete cuatro ocho , por favor .
no hay jabón en la habitación catorce .
daré un paseo por el parque dentro de cincuenta minutos .
tome la primera calle a la izquierda y verá la fortaleza delante de usted .
¿ cuánto cuestan las botas cómodas del escaparate ?
me alegro de que ellos puedan comprar un cuaderno esta noche .
¿ podría dejar la habitación a las nueve menos cinco ?
dudo que nos quedemos tres noches a las cinco menos cuarto .
el vuelo a Barcelona fue cancelado por la niebla .
hablamos alemán , pero no entendemos el inglés .
hola , ¿ tienes hambre , Julia ?
¿ le importaría explicarnos la cuenta ?
tenemos que pagar un ojo de la cara por la blusa más pequeña .
hola , ¿ quieres dar un paseo por el jardín del castillo o prefieres hacer senderismo por la montaña ?
¿ sería posible que cuidara a los niños ?
aunque estoy resfriada , quiero nadar en el lago .
¿ sabe cuándo abre el museo ?
ellos quisieran comprar un recuerdo y fotografiar el acuario .
¿ quiere registrarse el cinco de julio ?
sabemos que el banco está cerrado los jueves .
¿ va el tren nocturno a Edimburgo ?
una suite cuesta diecisiete euros por noche , y el aparcamiento no está incluido .
¿ podría preparar la cuenta de la habitación cincuenta y cinco ? me marcho mañana .
¿ qué día es hoy ? - hoy es miércoles , cinco de junio .
tome la primera calle a la izquierda y verá la biblioteca delante de usted .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la gasolinera .
creo que puedo visitar la iglesia y el famoso palacio .
tenemos que ir al banco antes de las nueve y media porque necesitamos dinero .
¿ han encontrado un paraguas ? nos lo hemos dejado en la habitación doscientos diez .
si el miércoles hace buen tiempo , iremos al mercado .
todavía no hemos recibido el contrato . ¿ podría dárnoslo ?
¿ preguntaste en la recepción la semana pasada ?
el taxi que pedí para las diez y cuarto todavía no ha venido .
la guía con la que nuestros amigos hablaron el viernes era muy amable .
quisiéramos pan con mantequilla y una botella de agua mineral .
no como ni jamón ni fideos .
háganos una foto , por favor .
el señor Weber no está hoy . ¿ quiere dejar un recado ?
la señora Wagner celebra su aniversario de boda mañana ; quisiera encargar flores .
desde el lunes me duele la espalda .
no hay agua en el cuarto de baño .
¿ visitó el teatro de la ópera y la biblioteca el domingo pasado ?
he perdido mi bufanda y mi llave de la habitación .
tenemos suerte : podemos visitar la exposición .
¿ dónde está el cuchillo limpio ? ¿ podría traérnoslo , por favor ?
no hace falta que nos traiga la cuenta , el director ya nos la ha dado .
antes de salir de viaje , él quisiera nadar en el lago .
ella tiene muchas ganas de hacer un picnic el martes .
pienso que hablaré con el cocinero esta noche .
él quiere ir al mercado mañana a las ocho menos cuarto .
la cama no está hecha .
¿ tienen un apartamento para dos personas desde el sábado hasta el jueves ?
si mañana llueve , quiero quedarme en el hotel .
antes de salir de viaje , quisiera nadar en el lago .
el mercado cubierto es más famoso que la torre .
no hay perchas en la habitación doscientos veinte .
el tren de Colonia a Lisboa lleva veinte minutos de retraso .
llame a un médico , por favor , mi hermana ha tenido un accidente .
queremos que la guía espere un momento .
la señora Rossi celebra su aniversario de boda el lunes ; quisiéramos encargar flores .
antes de que anochezca , quisiera visitar el hermoso monasterio .
¿ me puede traer la hoja de registro ?
en Sevilla llueve a cántaros , por eso vamos a ver la televisión .
ya es hora de que mi hermana reserve una mesa para dos personas .
disculpe , ¿ qué hora es ? - son las seis menos cuarto .
me intereso por la música .
es una lástima que los vecinos hagan demasiado ruido .
hay que lavar estas blusas antes del martes .
no creo que mi mujer pueda fotografiar la famosa fortaleza el miércoles .
ellos acaban de darse cuenta de que el despertador está estropeado .
disculpe , ¿ cuándo quiere comprar una maquinilla de afeitar ?
mi hermana ha perdido su bolsa de viaje azul y su llave .
pregúntele al señor Serrano si quiere ir al mercado , por favor .
el desayuno se sirve a partir de las seis y cuarto en la terraza .
más tarde quiero cambiar dinero .
el banco está a dos pasos del zoo .
el portátil nuevo que la camarera de piso encontró en el cuarto de baño es de mi hijo .
la falda que mi hijo compró es demasiado grande .
el veinticuatro de marzo participaré en el paseo en barco .
el partido que mi marido quería ver empieza a las cuatro menos diez .
los huéspedes que están en la tercera planta se han quejado .
quisiéramos que nos despertaran a la una menos cuarto , habitación cuarenta y siete .
cuando llegamos a Zúrich , la habitación olía a humo .
se tarda tres horas en llegar a Colonia en tren .
¿ podría decirnos si el acceso a internet está incluido en el precio ?
el director quiere saber si me registraré .
compraré unas postales .
la radio de nuestra habitación está estropeada .
queremos trabajar en la biblioteca a las doce menos cuarto .
espero que mis padres puedan seguir viaje a Salzburgo dentro de cinco días .
llegué tarde porque el tren nocturno llegó con retraso .
¿ quieres visitar el ayuntamiento o prefieres participar en la visita guiada ?
quisiéramos un asiento en el pasillo para Berlín .
el tren sale del andén dos .
quisiera una habitación individual grande con escritorio y vistas a las montañas .
disculpe , la carta solo está en italiano , ¿ me la podría traducir ?
el hotel en el que mi compañero estuvo en Salzburgo tenía piscina .
¿ puede darnos la llave de la habitación ciento doce , por favor ? gracias por su ayuda .
queremos que mi hija participe en la conferencia .
quería preguntarle si podría limpiar la habitación .
es importante que mi hijo cambie la blusa azul por otra cosa antes de las doce y media .
ocho sellos para postales a Inglaterra , por favor .
¡ buen provecho ! la sopa de tomate es la especialidad de la casa .
por culpa del atasco ellos llegaron demasiado tarde al cine .
no nos traiga todavía la sopa de verduras caliente , por favor .
¿ podría traernos un poco más de azúcar , por favor ?
es importante que mi hija cambie dinero antes de las siete y cuarto .
el supermercado está enfrente del palacio .
buenos días , ¿ cuándo cierra el acuario los domingos ?
nos interesa el famoso palacio . ¿ hay una visita guiada en italiano ?
debe de ser un error : reservamos una habitación doble más barata , no una suite grande .
el juez está todavía en el juzgado , no podemos hablar con él antes de las doce y cuarto .
¿ canceló su reserva ?
la recepcionista quiere saber si quisiéramos reservar una mesa para ocho personas esta noche .
no sé si él se cambiará a otra habitación mañana .
es posible que mi hija compre unos sellos después del desayuno .
el abrigo que él compró es demasiado largo .
ellos quieren cambiar de habitación porque la conexión a internet no funciona .
¿ cuánto cuesta un apartamento más grande con terraza por noche ?
¿ está incluido el servicio de habitaciones en el precio o tengo que pagarlo aparte ?
el desayuno no está incluido en el precio .
ellos se quedan hoy en el hotel porque están enfermos .
el concierto que quería ver ya ha empezado .
quisiéramos ir a bailar y comprar unas postales .
tome la segunda calle a la izquierda y verá el mercado cubierto delante de usted .
antes de marcharnos , quisiéramos llamar a nuestro hermano .
ellos necesitan algo para la fiebre .
nos interesa el teatro . ¿ hay una visita guiada en francés ?
lo sentimos mucho , señor Taylor . la camarera de piso se ocupará de ello dentro de veinticinco minutos .
tengo suerte : puedo participar en la visita guiada el martes .
Londres es la ciudad más bonita que he visto nunca .
después del almuerzo quiero tomar algo en el bar , pero antes tengo que pagar en efectivo .
¿ sabe cómo se va de la comisaría al monasterio ?
queremos ir a bailar en lugar de comprar unos sellos .
el avión a Berlín despega a las ocho y media .
cargue tres vasos de leche a la cuenta de la habitación ciento cinco , por favor .
el taxi que mi mujer pidió para las ocho menos veinte todavía no ha venido .
¿ le importaría traerme cuatro vasos de zumo de naranja ?
¿ a qué hora sale el autobús para Granada ?
el ascensor está estropeado , así que tenemos que subir a pie a la primera planta .
hola , ¿ va este tren a Berlín ?
la próxima semana ella llega a Colonia y se queda seis noches .
los turistas quisieran comprar una postal e ir al mercado .
ni hablar de que mi mujer alquile una bicicleta .
mi mujer va a esperar en el jardín dentro de dos horas .
la catedral está abierta desde las nueve menos cuarto hasta las siete y media , pero los viernes está cerrada .
es importante que mis hijos reserven una habitación doble hoy .
el bolso más pequeño cuesta ocho euros , pero el bañador verde es más barato .
¿ dónde está el periódico ? ¿ podría traérmelo , por favor ?
en enero suele hacer mucho viento en Salzburgo .
buenas noches , ¿ cuánto cuesta un apartamento con terraza por noche ?
tengo que dejar mis gafas en la recepción .
¿ qué recomienda , el pastel de manzana o el helado ?
suelo levantarme a las nueve .
hola , Julia , ¿ puedes ayudarme ?
¿ cómo se enciende el televisor ?
los turistas quieren cambiar de habitación porque la lavadora está fuera de servicio .
nos gusta mucho el famoso palacio .
hola , soy Taylor , de la habitación ciento cinco . necesito una manta adicional .
hay un recuerdo sobre la mesa de la habitación ciento veinte .
¿ va el autobús a Atenas ?
él no está satisfecho con la habitación porque la mesa es muy vieja .
el director quiere saber si quisiéramos marcharnos .
todavía no he recibido la lista de precios . ¿ podría enviármela ?
hola , soy Walker , de la habitación seis . quisiera pedir el desayuno .
la motocicleta que el señor Weber alquiló está rota .
es una lástima que la cama sea demasiado corta .
el médico dice que mi hermana tiene que beber mucha agua durante siete días .
¿ qué recomienda , la tortilla grande o la buena sopa ?
¿ podría enseñarnos en el mapa dónde está el faro ?
estoy esperando el tren para Valencia .
¿ tienen platos sin jamón ?
¿ quiere dar un paseo por el parque a las seis y veinticinco ?
la familia Rossi se aloja aquí desde el veintiuno de septiembre .
me encantaría ir a la ópera .
el pronóstico dice que va a llover esta noche .
el médico dice que la señora tiene que quedarse en la cama durante ocho días .
nos encantaría ir al teatro .
buenos días , ¿ cuánto tiempo tenemos antes de que salga el autobús ?
mi hermano quiere ir al mercado en lugar de participar en la visita de la ciudad .
quisiéramos alquilar una barca por cinco días .
mi hermana se ha roto la mano y tiene que ir al hospital .
me han robado el carné de conducir y la bolsa de viaje azul .
¡ buen provecho ! la macedonia de frutas es la especialidad de la casa .
a nuestros amigos les encantaría comprar un mapa .
el camarero nos ha traído un bocadillo vegetariano en lugar de una sopa caliente .
el tren de Colonia a Bruselas lleva cinco minutos de retraso .
cuando llegue a Valencia , voy a ir al teatro .
mis hijos visitarán el faro .
me llamo Becker , tengo una reserva para esta noche .
quiero que imprima la confirmación de la reserva .
¿ sabía que la conferencia dura dos horas ?
¿ hay una estación de metro cerca de aquí ?
enviaremos una postal a Venecia .
la bolsa de viaje que la camarera de piso encontró en el cuarto de baño es de mi hermano .
¿ podría traerme cuatro vasos de vino blanco , por favor ?
tenemos suerte : podemos ir de compras el fin de semana .
me quedo con la habitación individual más grande .
la ventana no se puede cerrar , y el cajero automático está fuera de servicio .
sé que la embajada está cerrada los lunes .
el director dice que la fiesta empieza a las siete .
quisiéramos cuatro entradas para la obra de teatro del ocho de diciembre .
la fortaleza está abierta desde las once menos cuarto hasta las nueve y media , pero los viernes está cerrada .
la señora tiene que darse prisa porque el autocar para Colonia sale dentro de cincuenta minutos .
se tarda tres horas en llegar a Venecia en tren .
quiero que mi hermana se reúna con unos amigos en la estación .
la ventana no se puede abrir , y la cama supletoria es demasiado blanda .
la señora Moreno quiere comprar una guía de viajes .
quisiera pagar todo junto . ¿ cuánto cuesta la tabla de quesos grande ?
quiero que mi compañero alquile una motocicleta .
¿ cuándo sale el primer tren regional para Praga ?
las botas cuestan siete euros , pero la blusa verde es más barata .
la ventana no se puede abrir , y el ascensor está fuera de servicio .
el hotel más barato de Hamburgo está cerca de la catedral .
mi hermana ha olvidado prolongar su estancia .
todavía no he recibido la confirmación de la reserva . ¿ podría dármela ?
no sé si puedo quedarme en el hotel .
el médico dice que nuestros amigos tienen que tomar las pastillas durante nueve días .
la señora Moreno ha olvidado llamar a su oficina .
aquí tiene su pasaporte , señora Walker . su habitación está en la sexta planta .
aquí tiene su tarjeta , señora Miller . su habitación está en la segunda planta .
¿ dónde está el plato ? ¿ podría traérmelo , por favor ?
¿ podría traernos la carta de vinos , por favor ?
un trozo de pastel cuesta cinco euros con sesenta .
el vuelo a Edimburgo fue cancelado por la huelga .
cuando lleguemos a Hamburgo , vamos a comprar una guía de viajes .
la tortilla está fría .
la señora Schmidt quiere cambiar de habitación porque el sillón está sucio .
llame a un médico , por favor , mi hija se ha desmayado .
como el tren nocturno llegará demasiado tarde , no llegaré hasta las cuatro .
no se preocupe , señora Serrano , le despertaremos a las dos y diez .
hemos reservado una suite más grande a nombre de Becker .
¿ puede darme una habitación pequeña con vistas al río , por favor ? muchas gracias .
no tengo tiempo de ir de compras .
el tren llega a Roma a las cuatro y diez .
se tarda dos horas en llegar a Bruselas en tren .
buenos días , ¿ cuánto cuestan las entradas para el partido de fútbol del viernes ?
la guía quiere saber si queremos marcharnos en noviembre .
una suite cuesta veinticinco euros por noche , y el seguro no está incluido .
no hace falta que me traiga la hoja de registro , el director ya me la ha dado .
quisiera cancelar mi pedido .
¿ cuándo hablará con el cocinero ?
¿ cuál es la contraseña de internet ?
he escrito una carta a mis nietos .
de primero quisiéramos una sopa de pescado y de segundo patatas con queso .
si mañana hace buen tiempo , voy a visitar la famosa iglesia .
la cuenta asciende a treinta y dos euros , incluido el servicio de habitaciones .
he oído que el servicio de habitaciones está incluido en el precio .
él está esperando el autobús para Múnich .
se tarda cuatro horas en llegar a Atenas .
quiero que mis hijos compren unos recuerdos .
¿ qué día es hoy ? - hoy es viernes , veintitrés de abril .
mis padres están de buen humor porque está nublado ahora .
me gustó mucho el partido de fútbol .
como el tren rápido estará lleno , no llegaremos hasta las seis y media .
mi hermano fue al médico .
quiero que la guía limpie la habitación .
¿ a qué hora sale el autobús para Venecia ?
mañana a las siete los turistas quisieran hablar con el director .
¿ cuándo estará lista mi corbata ?
el castillo de Zúrich es más antiguo que el de Bruselas .
si mañana hace buen tiempo , vamos a dar un paseo por la rosaleda .
ya es hora de que mi marido aparque su coche en el garaje .
¿ puede el mozo preparar la cuenta para mañana ?
hablo portugués , pero no entiendo el italiano .
la familia Wagner se aloja aquí desde el diecinueve de septiembre .
se tarda seis horas en llegar a Valencia en tren .
si mañana hace buen tiempo , nadaré en el lago .
disculpe , ¿ qué hora es ? - son las cinco y veinte .
estoy seguro de que veremos la televisión pasado mañana .
¿ podría decirme si el gimnasio cierra a las ocho y media ?
no creo que el señor Navarro pueda traer su perro .
acabo de prolongar mi estancia .
¿ cuándo estará lista mi chaqueta ?
no me traiga todavía la sopa de tomate fría , por favor .
quisiera que me despertaran a las diez , habitación veintitrés .
no tengo que dejar mi cámara nueva en la recepción .
el hotel más barato de Zúrich está al lado del ayuntamiento .
ya es hora de que nuestros amigos reserven una habitación doble luminosa .
mis hijos tienen que hacer cola cuatro horas en el aeropuerto .
hay que limpiar estas blusas antes del domingo .
pregúntele a la señora Taylor si quiere comprar unos recuerdos , por favor .
buenas noches , ¿ cuánto cuesta la corbata roja del escaparate ?
el señor Walker ha cancelado la reserva para el lunes .
la señora Becker quiere enviar una carta a Salzburgo pasado mañana .
recomiéndeme un buen museo , por favor .
¡ hasta luego , David !
quisiéramos comprar un jersey rojo y un cuaderno .
tenemos suerte : podemos visitar el monasterio .
hola , ¿ está el acuario cerrado los jueves ?
de primero quisiéramos una sopa de verduras y de segundo pollo con arroz .
el mozo dice que la tasa turística es gratis .
el mozo que habla italiano está de vacaciones .
mi marido necesita unas pastillas de la farmacia .
nuestros amigos no están satisfechos con la habitación porque los huéspedes de la habitación de al lado escuchan música alta .
disculpe , ¿ qué hora es ? - son las doce y media .
llevo desde las cinco y media intentando comprar un billete para Sevilla .
¿ qué recomienda , el helado o la sopa ?
es importante que los niños reserven una mesa para ocho personas antes de las tres menos cinco .
¡ buen provecho ! la sopa de verduras es la especialidad de la casa .
esta tarde va a hacer mucho calor .
esta tarde me marcho .
limpie la habitación , por favor .
el teatro , que está a cuarenta y cinco minutos de aquí , merece una visita .
¿ sabía que la visita guiada dura tres horas ?
enséñeme la habitación familiar , por favor .
primero quisiéramos cambiar la falda azul por otra cosa y después probar el vino de la región .
ya es hora de que mi mujer cancele su reserva .
quiero que firme aquí .
el ascensor está estropeado , así que tenemos que bajar a pie a la séptima planta .
el concierto que queríamos ver empieza a las siete y veinte .
los pantalones negros cuestan ciento cinco euros , pero las botas más baratas son más baratas .
el monasterio está abierto desde las diez menos cuarto hasta las seis y cuarto , pero los jueves está cerrado .
me alegro de que la señora pueda comprar un cepillo de dientes .
no sé si mis hijos pagarán con tarjeta de crédito mañana por la mañana .
hablo español , pero no entiendo el inglés .
quiero que envíe a alguien a la habitación veinte .
ellos son de Escocia , pero viven en Barcelona desde hace cinco años .
lamentablemente no tenemos habitaciones individuales más grandes libres en diciembre .
el billete a Varsovia cuesta catorce euros , pero ellos solo tienen un billete de cien euros .
¿ podría decirme si el partido de fútbol dura dos horas ?
él quisiera enviar una carta a Viena el fin de semana .
cuando el cocinero habla inglés , me suena a chino .
nadie pudo decirnos dónde está el aeropuerto .
no vale la pena visitar el famoso teatro .
denos la llave de la habitación treinta y ocho , por favor .
el martes pasado pagué en efectivo .
siento que nos hayamos perdido en el bosque .
el trayecto dura cuatro horas y veinticinco minutos .
la oficina de objetos perdidos está detrás de la biblioteca .
no hay de qué , señor Wagner . ¡ que tenga un buen día !
quisiera un asiento en el coche restaurante para el jueves .
la camarera de piso dice que la visita guiada dura cuatro horas .
¿ de dónde eres , Anna ? - soy de México .
¿ qué tiempo hace en Madrid hoy ?
hola , ¿ podría decirme si la iglesia abre a las diez menos cuarto ?
se tarda treinta minutos en preparar la ensalada mixta .
al caballero le gusta mucho el monasterio .
¿ puedo probarme la chaqueta negra ?
cuando llegue a Salzburgo , voy a ir de compras .
¿ dónde tenemos que bajar para ir a la oficina de correos ?
el partido que ellos querían ver empieza a las siete menos veinte .
¿ le importaría enviar a alguien a la habitación trescientos uno ?
los pantalones que compré son demasiado pequeños .
el director lavará esta blusa .
mis hijos no tienen tiempo de ir a bailar .
¿ han encontrado un bolso ? nos lo hemos dejado en la habitación tres .
los huéspedes no tienen ganas de ir a la ópera .
una mesa para seis , por favor .
buenas noches , ¿ sería posible que firmara aquí ?
el colchón es demasiado blando .
quisiera reservar una mesa para siete personas para esta noche .
siento que el señor Navarro haya tenido un accidente .
ya es hora de que mis padres cancelen su reserva .
primero quisiera cambiar la corbata roja por otra cosa y después nadar en el lago .
la señora Navarro celebra su cumpleaños mañana ; quisiéramos encargar flores .
hemos reservado una habitación familiar a nombre de García .
¿ han encontrado un sombrero ? nos lo hemos dejado en el comedor .
ya es hora de que mi hija prolongue su estancia .
¿ podríamos dejar la habitación a las diez y cuarto ?
mi mujer ha perdido su pasaporte y ahora tiene que ir a la oficina de objetos perdidos .
espero que podamos leer un libro el lunes .
mi hija tiene suerte : puede reunirse con unos amigos en la estación .
no me traiga todavía la sopa vegetariana , por favor .
siga todo recto y luego gire a la derecha en la librería .
la torre es más famosa que el mercado cubierto .
hemos oído que la famosa catedral abre a las tres y veinte .
tenemos que pagar un ojo de la cara por los zapatos cómodos .
mi mujer quiere cambiar de habitación porque la tarjeta llave no funciona .
vine a Edimburgo para alquilar una motocicleta .
¿ qué día es hoy ? - hoy es miércoles , cuatro de julio .
lléveme a la parada de autobús , por favor , tengo prisa .
un taxi a la gasolinera cuesta unos ocho euros .
la ducha de la habitación once no funciona .
solo viajo a Granada de Pascuas a Ramos .
buenos días , el señor Navarro no está hoy . ¿ quiere dejar un recado ?
la biblioteca es más bonita que la fortaleza .
quisiéramos comprar un sombrero más barato y un mapa .
la carta que envié a Edimburgo todavía no ha llegado .
¿ hay alguien aquí que hable español ? la señora no habla francés .
el partido que queríamos ver ya ha empezado .
el taxi que pedí para las cuatro y diez todavía no ha venido .
aunque la señora Serrano está resfriada , quiere ir al mercado .
quisiera cambiar cincuenta francos suizos por euros .
¿ conoce un hotel barato cerca del cajero automático ?
antes de marcharnos , quisiéramos reservar una mesa para dos personas .
mis padres se quedan hoy en el hotel porque están resfriados .
quisiera ir a la ópera y fotografiar el ayuntamiento .
aunque hace mucho calor , voy a fotografiar el teatro de la ópera .
quisiéramos un asiento en el coche restaurante para el domingo .
mi mujer tiene que cambiarse a otra habitación esta noche .
¿ dónde está la cama supletoria ? ¿ podría traérmela , por favor ?
¿ tienen una habitación familiar para seis personas desde el sábado hasta el miércoles ?
estamos esperando el autocar para Berlín .
la habitación doble que reservamos por teléfono no está lista .
hola , quisiéramos pagar por separado . ¿ cuánto cuesta la sopa de pescado ?
la calefacción de nuestra habitación no funciona .
no creo que podamos visitar el mercado cubierto y el teatro de la ópera .
¿ dónde está la cuenta ? - se la traeré mañana .
un billete de ida y vuelta a Bruselas , por favor , en segunda clase .
nuestros amigos han olvidado su diario en el autobús y ahora tienen que ir a la policía .
¿ han encontrado una llave ? me la he dejado en la habitación ciento veinte .
a la señora le encantaría hacer un picnic .
ellos tienen que quedarse unos días más .
la sopa de tomate está fría .
disculpe , ¿ qué hora es ? - son las ocho menos cuarto .
en junio suele hacer mucho sol en Granada .
antes de salir de viaje , quisiera dar un paseo por el parque .
después del desayuno quiero alquilar una motocicleta , pero antes tengo que reservar una habitación .
la sopa de tomate que pedimos está quemada .
su habitación está en la segunda planta , a la izquierda .
el banco está al lado del teatro de la ópera .
el camarero me ha traído una buena sopa en lugar de un bocadillo vegetariano .
el inodoro de la habitación veinticinco no funciona .
¿ quiere quedarse hasta el viernes ?
mi hijo se resfrió .
¿ cuánto cuesta el jersey del escaparate ?
tome la tercera calle a la derecha y verá la torre antigua delante de usted .
camarero , pedí una buena sopa de verduras , pero me ha traído una ensalada .
no tengo ganas de ir a la playa .
mi marido vino a Múnich para visitar la exposición nueva .
necesitamos un taxi a la librería para cinco personas a la una y diez .
¿ podría enseñarnos en el mapa dónde está la hermosa iglesia ?
nadie pudo decirme dónde está la librería .
el faro es más bonito que el monasterio .
si esta tarde llueve , la señora va a descansar un poco .
el tren para en todas las estaciones .
ella quisiera visitar la torre y dar un paseo por el jardín del castillo .
si no es mucha molestia , ¿ podría enseñarme la habitación familiar ?
es una lástima que el aire acondicionado esté fuera de servicio .
el próximo domingo llegamos a Venecia y nos quedamos una noche .
estoy a punto de aparcar mi coche en el garaje .
hasta que llegue mi hermana , quiero hacer un picnic .
estamos a punto de pagar la cuenta .
hemos nadado en el lago .
el billete a Edimburgo cuesta treinta y cuatro euros , pero ellos solo tienen un billete de cien euros .
disculpe , ¿ qué hora es ? - son las tres y media .
¿ hay alguien aquí que hable alemán ? los huéspedes no hablan español .
¿ podría enseñarnos en el mapa dónde está el famoso palacio ?
lléveme a la librería , por favor , tengo prisa .
buenas noches , ¿ cuánto tiempo tengo antes de que salga el avión ?
¿ cuánto se tarda en reparar la calefacción ?
desde la terraza se pueden ver el monasterio y las montañas .
¿ hay una suite grande libre del veintiuno al veintitrés de febrero ?
¿ podemos pagar con tarjeta de crédito ?
no hace falta que nos traiga la hoja de registro , el camarero ya nos la ha dado .
quisiéramos saber si el tren rápido para en Salzburgo .
la conexión a internet no funciona desde esta mañana .
mi hermana está intentando cambiar su vuelo .
¿ conoce un hotel barato cerca de la librería ?
¡ buen provecho ! la tortilla es la especialidad de la casa .
quiero que me reserve una mesa junto a la ventana .
acabo de llegar a Valencia .
aunque llueve , voy a fotografiar la torre .
el avión a Praga despega a la una .
una pregunta : ¿ puede reparar la lámpara ?
¿ conoce un hotel barato cerca del cine ?
tome la primera calle a la izquierda y verá el zoo delante de usted .
la cena se sirve a partir de las nueve menos cuarto en el jardín .
el trayecto dura una hora y cuarenta y cinco minutos .
ella suele levantarse a las ocho y cuarto .
quisiera hablar con la señora Moreno , por favor .
desde el balcón se pueden ver el ayuntamiento y la plaza .
¿ qué día es hoy ? - hoy es sábado , once de mayo .
necesito un taxi a la panadería para siete personas a las nueve y diez .
como el autobús estará lleno , no llegaremos hasta la una y media .
cuando llegue a Venecia , voy a dar un paseo por el casco antiguo .
¿ puedo probarme el jersey ?
mi hija se queda hoy en el hotel porque está cansada .
ya no tenemos huevos , pero puedo recomendarle el helado .
¿ sabía que el aparcamiento es gratis ?
debe de ser un error : reservé un apartamento , no una suite grande .
mi hermana ha escrito una carta a su tío .
¿ hay alguien aquí que hable italiano ? los huéspedes no hablan portugués .
no se olvide de traernos una cama supletoria , por favor .
el señor Brown necesita algo para la tos .
no tenemos que traer nuestro gato .
si esta tarde hace demasiado calor , leeré un libro .
¿ quiere traer su perro mañana por la noche ?
la próxima semana mi hija participa en el paseo en barco .
el tren nocturno para Colonia sale a las seis del andén nueve .
si el lunes hace demasiado calor , me quedaré en el hotel .
el televisor no funciona desde esta mañana .
¿ podría decirnos si el partido de fútbol empieza a las dos menos veinte ?
me he dejado mi cartera marrón en el tren a Berlín .
llevo desde las ocho y media intentando reservar una mesa para ocho personas .
lamentablemente no tenemos habitaciones individuales libres antes del siete de junio .
tuvimos que dejar nuestras gafas en la recepción el mes pasado .
mi hijo no tiene tiempo de ir a la ópera .
camarero , pedí una buena sopa de pescado , pero me ha traído un filete .
quisiera que me despertaran a la una y diez , habitación trescientos quince .
de eso ni hablar , señora Rossi .
¿ podría venir alguien a la habitación treinta y tres ? los vecinos escuchan música alta .
quisiéramos alquilar una motocicleta por tres días .
necesito la hoja de registro . ¿ me la puede traer ?
sabemos que el centro comercial está cerrado los jueves .
ellos quisieran comprar una camisa blanca y una postal .
quisiéramos reservar una habitación familiar para dos noches .
¿ tienen una suite para cinco personas para siete noches ?
de la parada de taxis al teatro de la ópera hay solo cuarenta y cinco minutos a pie .
¿ dónde podemos comprar un cepillo de dientes ?
después de la cena queremos ir a la playa , pero antes tenemos que ir al médico .
la habitación familiar luminosa que reservé por teléfono no está lista .
antes de marcharnos , quisiéramos dejar nuestro paraguas en la recepción .
ya no tenemos huevos , pero puedo recomendarle el bocadillo .
el billete a Zúrich cuesta diecisiete euros , pero solo tenemos un billete de cincuenta euros .
el camarero nos ha traído un bocadillo en lugar de una tabla de quesos .
la señora Schmidt se ha resfriado .
avísenos en cuanto el taxi llegue , por favor .
pregúntele a la señora Dubois si quiere comprar unos recuerdos , por favor .
la señora Schmidt se ha marchado sin pagar la cuenta .
queríamos fotografiar el castillo .
mi hija visitará el museo de arte y el famoso castillo .
somos de México , pero vivimos en Hamburgo desde hace siete años .
estoy harto de la cola .
el mozo que habla italiano está hoy enfermo .
quisiéramos reservar una suite para cinco personas del diez al veintiuno de agosto .
el camarero me ha traído una sopa de tomate en lugar de una sopa de verduras caliente .
¿ podría traerme un secador y un plano de la ciudad y reservarme una mesa junto a la ventana ?
soy de México , pero vivo en Colonia desde hace siete años .
¿ cuándo cancelará su pedido ?
cuando lleguemos a Viena , vamos a visitar el faro .
mi hermana toma zumo de naranja en el desayuno , pero yo prefiero té .
quisiéramos reservar una suite luminosa para siete personas del siete al veintiocho de septiembre .
¿ va este autobús a Valencia ?
alquilamos una barca hace tres horas .
no nos traiga todavía la sopa de tomate fría , por favor .
mi compañero puede hablar con el cocinero .
quisiera una habitación con balcón , por favor .
antes de salir de viaje , los niños quisieran visitar la torre y la catedral .
¿ a qué hora sale el tren rápido para Atenas ?
traduzca este menú , por favor .
¿ quieres ir al cine o prefieres tomar algo en el bar ?
me interesa la exposición . ¿ hay una visita guiada en inglés ?
nuestros amigos perdieron el enlace en Granada porque el autocar fue cancelado .
quisiéramos saber si el tren rápido sale a las nueve y media .
¿ tenemos que hacer transbordo en Ginebra o hay un tren directo ?
él se queda hoy en el hotel porque está cansado .
mi compañero está sentado en un banco del patio y nos espera .
nuestros amigos están intentando dejar su maleta gris en la recepción .
cuando llegué a Zúrich , el teléfono no funcionaba .
no hay de qué , señora Wilson . ¡ buen viaje !
¿ hay cerca del hotel un médico que hable alemán ?
¿ podría llamar a la policía , por favor ?
es importante que nuestros amigos prolonguen su estancia antes de las nueve y media .
espero que la señora Dubois pueda probar el pescado de la región .
llámenos en cuanto el médico llegue , por favor .
mis hijos quieren comer algo .
espero que mi hijo pueda coger el coche mañana por la noche .
¿ cuánto se tarda en reparar el inodoro ?
nos interesamos por la historia .
hemos olvidado preguntar en la recepción .
no hay de qué , señora Taylor . ¡ que tenga un buen día !
si el tren rápido lleva cinco minutos de retraso , ellos tienen que quedarse otra noche .
antes de salir de viaje , quisiéramos participar en la excursión .
ocho billetes de ida y vuelta a París para el veintinueve de agosto , por favor .
aunque nieva , haremos senderismo por la montaña .
¿ cuándo estará lista mi chaqueta azul ?
quisiera hablar con el señor Navarro , por favor .
me gusta mucho el teatro .
se tarda tres horas en llegar a Ginebra en tren .
lléveme a la oficina de objetos perdidos , por favor , tengo prisa .
queremos reservar una mesa para siete personas .
si no es mucha molestia , ¿ podría traernos un vaso de agua mineral ?
el palacio es más grande que la torre .
lo sentimos mucho , señor Navarro . el técnico vendrá dentro de quince minutos .
él ha dejado su billete de avión en la habitación .
la cerradura de la puerta está estropeada , y los turistas no encuentran la llave .
para mí una macedonia de frutas y una taza de café , por favor .
mi hermana quisiera comprar una blusa amarilla y chocolate .
quisiéramos saber si el ferry llega a Marsella a las once y media .
¿ podría traernos la cuenta , por favor ?
quería preguntarle si podría reparar el inodoro .
el billete a Edimburgo cuesta once euros , pero mi hija solo tiene un billete de cincuenta euros .
mi mujer se ha roto el pie y tiene que ir al hospital .
es una lástima que la impresora no funcione .
preferiríamos una habitación doble bonita que tenga caja fuerte .
el señor Brown celebra su cumpleaños mañana ; quisiéramos encargar flores .
tenemos que ir al banco antes de las seis y media porque necesitamos dinero .
mi hijo quisiera comprar una corbata amarilla y un cuaderno .
no sé si hablaré con el médico dentro de quince minutos .
¿ podría darme la llave de la habitación cuarenta , por favor ? muchas gracias .
¿ podría traernos un secador y una cama supletoria , por favor ?
mi marido se ha roto la mano y tiene que ir al hospital .
quisiera alquilar una motocicleta por ocho días .
todavía no he recibido la lista de precios . ¿ podría enseñármela ?
me llamo García , tengo una reserva para dos personas .
¿ podría decirnos si la visita de la ciudad empieza a las diez menos cuarto ?
¿ sería posible que nos prestara una bicicleta ?
he reservado una habitación doble cómoda a nombre de Wagner .
¿ podría decirnos si la tasa turística cuesta ochenta y cinco euros al día ?
¿ podría preparar la cuenta de la habitación doscientos cinco ? me marcho hoy .
mi compañero puede tener la suite con baño .
vinimos a Múnich para ir al mercado .
envié una carta a Londres hace siete días .
¡ buen provecho ! el pastel de manzana es la especialidad de la casa .
necesito un taxi desde la comisaría para siete personas a las diez y cuarto .
él no está satisfecho con la habitación porque los niños escuchan música alta .
buenos días , ¿ podría prestarme un bolígrafo , por favor ?
¿ sería posible que llevara el equipaje a la habitación ?
rellene el formulario , por favor .
en Valencia llueve a cántaros , por eso vamos a ver la televisión .
preferiríamos una habitación que tenga bañera .
quería preguntarle si podría traernos un adaptador .
¿ nos puede explicar la hoja de registro ?
¿ cuánto cuesta el bolso del escaparate ?
la sopa que mi compañero pidió está demasiado salada .
le pedí al camarero que imprimiera la hoja de registro , pero no ha pasado nada .
despiérteme el domingo a las nueve y cuarto , por favor , tengo que estar en el aeropuerto antes de las diez y diez .
los niños están buscando su sombrero negro . ¿ lo ha visto ?
quisiera reservar una suite para tres noches .
¿ va este tren a Hamburgo ?
preferiría una suite que tenga terraza .
el tren de Varsovia a Ginebra lleva cuarenta minutos de retraso .
puede localizar a mi hijo por teléfono : tres uno ocho seis ocho .
necesito algo para el dolor de cabeza .
el barco zarpará a las seis y media .
primero nuestros amigos quisieran enviar una carta a Sevilla y después participar en la excursión .
el pronóstico dice que va a hacer sol esta noche .
él piensa ir al cine .
quisiéramos reservar una mesa para ocho personas para esta noche .
el vestido cuesta quince euros , pero los zapatos son más baratos .
cuando llegue a Bruselas , voy a visitar el teatro .
antes de salir de viaje , mi hermana quisiera ir al teatro .
el médico dice que los niños tienen que tomar las pastillas durante seis días .
¿ podría rellenar el formulario , por favor ? muchas gracias de antemano .
la habitación más barata que mi marido reservó en abril es demasiado pequeña .
el vuelo a Hamburgo fue cancelado por la niebla .
no tenemos ganas de ir al mercado .
¡ buen provecho ! el filete es la especialidad de la casa .
¿ cuánto se tarda en reparar el despertador ?
hay un recuerdo sobre la mesa de la habitación catorce .
el médico dice que nuestros amigos tienen que beber mucha agua durante cuatro días .
quisiera quejarme : el ascensor hace demasiado ruido y las sábanas están sucias .
los turistas solo viajan a Venecia de Pascuas a Ramos .
tenemos que darnos prisa porque el tren para Roma sale dentro de veinte minutos .
dudo que recojamos nuestro diario más tarde .
creo que pagaremos con cheque dentro de quince minutos .
estoy seguro de que mis hijos se acostarán temprano después del desayuno .
el huésped de la habitación dieciocho ha pedido el desayuno .
me alegro de que podamos desayunar en la habitación .
si tuviera más dinero , me quedaría más tiempo .
estoy a punto de dejar mi paraguas en la recepción .
¿ olvidó su cámara en el autobús el veintitrés de noviembre ?
siento que mi hermano haya dejado su tarjeta de crédito en el coche ayer por la tarde .
espero que los niños puedan dejar el hotel .
se tarda cincuenta minutos en preparar el bocadillo grande .
pienso hacer senderismo por la montaña .
me encantaría comprar unas postales .
vinimos a Bruselas para hacer senderismo por la montaña .
ellos tienen muchas ganas de probar el pescado de la región el fin de semana .
¿ podríamos dejar la habitación a las seis ?
ella ha comprado un juguete para su hermana .
quisiéramos reservar una habitación doble para siete noches .
mi hijo pasó dos días en Granada y ocho días en Viena .
¿ quieres reservar una mesa para cinco personas ?
mi hermana tiene razón .
disculpe , ¿ cuánto cuesta una suite luminosa con ducha por noche ?
la charla empieza a las once y diez .
¿ tienes sueño , David ?
como el autobús llegará con retraso , no llegaré hasta las cinco .
primero quisiera recoger mi collar y después alquilar una bicicleta .
el secador de la habitación cincuenta no funciona .
después del desayuno queremos hacer un picnic , pero antes tenemos que comprar una pila .
me han robado el pasaporte y el sombrero .
Barcelona es la ciudad más bonita que he visto nunca .
ellos acaban de llamar a su jefe .
mi marido toma leche en el desayuno , pero yo prefiero té .
la señora Wagner celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
le pedí al camarero que tradujera esta carta , pero no ha pasado nada .
si mañana hace buen tiempo , la señora va a ir al mercado .
pedimos una pizza . ¿ cuándo nos la va a traer ?
quisiera una habitación doble con televisor y vistas al jardín .
de primero quisiera una sopa de tomate y de segundo patatas con queso .
la sopa de tomate que mi hermano pidió está demasiado salada .
la señora Weber pasó tres días en Sevilla y ocho días en Lisboa .
el castillo de Praga es más antiguo que el de Viena .
se tarda tres horas en reparar la conexión a internet .
antes de que cierren las tiendas , quisiéramos participar en el curso de idiomas .
una habitación individual luminosa cuesta cincuenta euros por noche , y el servicio de lavandería no está incluido .
él tuvo que quedarse unos días más ayer por la tarde .
¿ necesita mi pasaporte o mi dirección ?
disculpe , ¿ necesita mi pasaporte o mi carné de identidad ?
quería preguntarle si podría reparar el mando a distancia .
hablamos francés , pero no entendemos el inglés .
pregúntele a la señora Wilson si quiere probar el vino de la región , por favor .
solemos levantarnos a las diez y media .
quiero reservar una mesa para ocho personas después del almuerzo .
llegamos el viernes cuatro de septiembre a las doce y media .
¿ nos puede ayudar con el equipaje ?
quisiera una habitación individual más barata con ducha , por favor .
¿ podría enseñarme en el mapa dónde está el famoso teatro de la ópera ?
hemos comprado un recuerdo para nuestro abuelo .
estamos cansados .
cargue una taza de té a la cuenta de la habitación cincuenta y uno , por favor .
aunque estamos cansados , queremos nadar en el lago .
el castillo de Salzburgo es más antiguo que el de Praga .
¿ hay alguien aquí que hable español ? mi marido no habla portugués .
¿ cuánto cuesta una habitación doble grande con baño por noche ?
el señor Fischer es de Alemania , pero vive en Barcelona desde hace cinco años .
el señor Serrano tiene que hacer transbordo en Madrid .
si mañana llueve , iré al teatro .
¿ cuándo quiere reunirse con unos amigos en la estación ?
para mí una buena sopa y una botella de agua mineral , por favor .
me llamo Wilson , tengo una reserva para esta noche .
el secador no funciona .
mi número de teléfono es el ocho cero cero cero ocho .
queríamos cambiar los zapatos negros por otra cosa el trece de julio .
¿ cuándo sale el primer tren regional para Venecia ?
una pregunta : ¿ a qué distancia está el hermoso teatro de la ópera de aquí ?
queremos que la camarera traiga la cuenta .
¿ tienen platos sin verduras ?
preferiría una habitación que tenga balcón .
no creo que él pueda visitar el palacio antiguo .
estoy esperando el tren para Sevilla .
¿ dónde está la manta ? ¿ podría traérmela , por favor ?
espero que mi hija pueda visitar la exposición .
no hay champú en la habitación ciento cinco .
quisiera comprar unos zapatos y una guía de viajes .
¿ le importaría preparar la cuenta para mañana ? muchas gracias de antemano .
ni hablar de que mi marido compre unos sellos .
¿ puedes preparar la cuenta para mañana , por favor ?
le pedí al mozo que reparara la impresora , pero no ha pasado nada .
¿ cuánto cuesta alquilar una bicicleta por nueve días ?
después del desayuno queremos alquilar una bicicleta , pero antes tenemos que dejar nuestro reloj nuevo en la recepción .
nos hemos dejado nuestra bufanda negra en el avión a Viena .
¿ dónde está el recibo ? - se lo traeré dentro de veinticinco minutos .
la recepcionista quiere saber si quiero reservar una mesa para tres personas mañana .
él quisiera jamón y huevos y un vaso de leche .
¿ cuándo sale el primer tren rápido para Madrid ?
mi marido está resfriado .
¿ sabía que el bar está en la séptima planta ?
¿ hay una oficina de turismo cerca de aquí ?
hay un error en la cuenta : no he tomado ningún filete grande .
los huéspedes toman leche en el desayuno , pero yo prefiero zumo de manzana .
hola , ¿ cuándo tenemos que salir de la habitación ?
el señor Becker llamó a las cinco y dejó un recado para el señor Rossi .
no tengo tiempo de hacer un picnic .
una pregunta : ¿ sabe cómo se va de la oficina de correos al famoso museo de arte ?
antes de marcharme , quisiera reservar un apartamento más grande .
mi compañero rompió el plato ayer . ¿ qué debería hacer ?
desde ayer me duele la muela .
los turistas no tienen ganas de ir al cine .
hay que lavar estas camisas antes del miércoles .
la iglesia es más grande que el teatro de la ópera .
llame a una ambulancia , por favor , mi compañero se ha desmayado .
en Praga llueve a cántaros , por eso la señora López va a leer un libro .
un billete de ida y vuelta a Edimburgo , por favor , en segunda clase .
cuando llegue a Edimburgo , voy a comprar chocolate .
seis billetes de ida a Edimburgo para el nueve de junio , por favor .
el taxi que pedimos para las nueve y media todavía no ha venido .
quisiéramos una habitación con baño y vistas al río .
la fortaleza , que está a cuarenta minutos de aquí , merece una visita .
el médico dice que la señora tiene que quedarse en la cama durante seis días .
¿ puedo dejar aquí mi paraguas hasta las cuatro ?
cuando la camarera de piso habla portugués , me suena a chino .
llegamos tarde porque el autobús llevaba treinta minutos de retraso .
sé que el banco está cerrado los viernes .
estoy de mal humor porque está nublado hoy .
mi mujer quisiera coger un taxi porque tiene prisa .
¿ qué tranvía va a la exposición nueva ?
la carretera a Zúrich está cortada , así que tengo que dar un rodeo .
acabo de recoger mi chaqueta gris .
la guía con la que mi hermana habló ayer era muy amable .
el vuelo de Atenas fue cancelado por la niebla .
mis hijos han olvidado su chaqueta en el autobús .
dejé mi reloj en la recepción .
un taxi a la oficina de turismo cuesta unos treinta y un euros .
¿ sabe cómo se va del cajero automático al monasterio ?
deme su billete de avión y firme el formulario , por favor .
ella acaba de darse cuenta de que la cama supletoria no está hecha .
hola , ¿ por qué no puedes dejar el hotel ?
¿ por qué no fue en autobús a Venecia ?
¿ quién puede traerme cinco toallas de baño ?
¿ puedes reparar la calefacción , por favor ?
sé que la librería está cerrada los lunes .
la guía quiere saber si traeré mi gato el viernes .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Schmidt ?
no hay de qué , señor Serrano . ¡ buen viaje !
¿ hay un apartamento libre del diecisiete al treinta de julio ?
¿ le importaría enviar a alguien a la habitación ciento dos ?
los huéspedes están sentados en un banco del patio y leen el periódico .
si mañana llueve , mi hermano va a tomar algo en el bar .
la falda que compramos es demasiado grande .
no como ni verduras ni fideos .
por culpa del atasco llegué demasiado tarde a la gasolinera .
primero quisiera hablar con la guía y después ir a nadar .
hay un mapa sobre la mesa de la habitación trescientos ocho .
la camarera dice que el comedor está abierto hasta las doce y media .
me alegro de que mi hija se acueste temprano esta noche .
el vuelo de Zúrich fue cancelado por la tormenta .
el concierto que mi hijo quería ver fue ayer .
los turistas han perdido su cartera y su llave .
el ferry llega a Dublín a las seis .
el huésped de la habitación trescientos uno ha perdido su llave .
¿ dejaste tu carné de conducir en casa el seis de marzo ?
la señora García lleva desde las diez y cuarto intentando reservar una mesa para tres personas .
tenemos muchas ganas de participar en el curso de idiomas el martes .
¿ nos puede dar la llave de la habitación cuatrocientos uno ?
el tren rápido sale a las seis y cuarto .
la próxima semana llegamos a Zúrich y nos quedamos ocho noches .
no tenemos tiempo de comprar chocolate .
el camarero nos ha traído una macedonia de frutas en lugar de un bocadillo vegetariano .
pregúntele a la señora Becker si quiere visitar la exposición y la torre , por favor .
la ventana no se puede abrir , y la cama supletoria no está hecha .
una taza de café cuesta seis euros con ochenta .
el hotel en el que estuvimos en Atenas era más cómodo .
desde el balcón se pueden ver el teatro de la ópera y las montañas .
Julia , ¿ puedes prestarme trescientos euros ?
mi hermano es de Portugal , pero vive en Sevilla desde hace siete años .
la recepcionista esperará un momento .
primero quisiéramos prolongar nuestra estancia y después hacer senderismo por la montaña .
va a llover la próxima semana .
¿ cuánto cuesta una habitación doble pequeña con chimenea por noche ?
llego el domingo ocho de agosto a las once y media .
no se preocupe , señor Weber , le despertaremos a las nueve menos veinte .
la peluquería está al lado de la exposición .
puede localizar al caballero por teléfono : seis uno cuatro siete tres .
mi marido tiene que darse prisa porque el tren rápido para Berlín sale dentro de cuarenta minutos .
¿ le importaría hablar más despacio ?
disculpe , ¿ cuándo quiere reunirse con unos amigos en la estación ?
lo sentimos mucho , señor Weber . el mozo vendrá dentro de treinta minutos .
¿ cuánto cuesta enviar una postal a Italia ?
¿ puedes traernos tres albornoces , por favor ?
¿ podría decirnos si la charla empieza a las nueve menos cuarto ?
quisiera ir al médico porque estoy enferma .
tenemos que coger un taxi porque el autobús llega con retraso .
si tuviéramos más dinero , alquilaríamos un coche .
el autobús llega a Hamburgo a las tres y cuarto .
mi hermano se ha roto el pie y tiene que ir al hospital .
quisiera quejarme : la obra es demasiado ruidosa y el aire acondicionado hace demasiado ruido .
el concierto empieza a las siete .
los huéspedes que se marchan hoy todavía no han pagado .
lo sentimos mucho , señor López . el mozo vendrá inmediatamente .
¿ podría preparar la cuenta de la habitación treinta y ocho ? me marcho dentro de seis horas .
¿ puedo pagar con cheque ?
mi hermano toma leche en el desayuno , pero yo prefiero zumo de manzana .
la señora García teme que el autobús lleve treinta minutos de retraso .
ni hablar de que mis hijos hagan senderismo por la montaña .
si el tren nocturno llega con retraso , tenemos que coger el próximo autobús .
¿ qué autobús va al monasterio ?
¿ puedes enseñarme la habitación familiar tranquila , por favor ?
la sopa de pescado que pedí está fría .
estoy buscando mi llave de la habitación . ¿ la ha visto ?
la ducha de mi habitación no funciona .
cuando llegue a Salzburgo , voy a nadar en el lago .
los niños están intentando cancelar su reserva .
no sé si cambiaremos la corbata por otra cosa mañana por la noche .
estoy seguro de que nos marcharemos .
antes de salir de viaje , quisiéramos probar el queso de la región .
no se olvide de darme una habitación familiar luminosa con vistas al patio , por favor .
¿ llega el autocar a Venecia a las seis ?
explíqueme la hoja de registro , por favor .
tengo que hacer cola una hora en el aeropuerto .
llame a una ambulancia , por favor , mi mujer se ha roto el brazo .
llámenos en cuanto el taxi llegue , por favor .
Julia , ¿ puedes darme el adaptador ?
me llamo Brown , tengo una reserva para dos personas .
la señora García quisiera comer algo porque tiene hambre .
¿ está el servicio de habitaciones incluido en el precio ?
hola , ¿ tienen un apartamento para siete personas desde el martes hasta el miércoles ?
los niños han comprado un cuadro para sus nietos .
la señora López ha cancelado la reserva para el domingo .
¿ podemos dejar aquí nuestra cartera hasta las nueve y media ?
mi hermana tiene treinta y ocho grados de fiebre y dolor de cabeza .
mi marido necesita algo para la tos .
mi compañero no está satisfecho con la habitación porque el colchón es demasiado pequeño .
él no está satisfecho con la habitación porque la lavadora está estropeada .
buenos días , soy Dubois , de la habitación nueve . quisiera hablar con el director .
el billete a Roma cuesta diecinueve euros , pero solo tengo un billete de cien euros .
quería preguntarle si podría darnos la llave de la habitación cincuenta y tres .
hola , ¿ por qué no trajo su perro ?
quisiera quejarme : la mesa está sucia y el sofá es demasiado blando .
si el martes hace buen tiempo , la señora Serrano va a hacer un picnic .
después de la cena queremos dar un paseo por el casco antiguo , pero antes tenemos que preguntar en la recepción .
¿ cuándo abre el museo los domingos ?
la bufanda que la camarera de piso encontró debajo de la cama es de mis hijos .
¿ qué tiempo hace en Atenas hoy ?
la señora Taylor prolongó su estancia ayer por la tarde .
¿ podría dejar la habitación a las cuatro y diez ?
¿ tengo que hacer transbordo en Praga o hay un tren directo ?
el tren rápido para Ginebra sale a las dos y media del andén cinco .
quisiera quedarme unos días más .
estoy acostumbrado a levantarme temprano .
la camisa más barata cuesta un ojo de la cara .
estoy seguro de que nos ducharemos el jueves a las diez y cuarto .
pedimos una ensalada pequeña . ¿ cuándo nos la va a traer ?
el camarero nos ha traído una tabla de quesos en lugar de un pastel de manzana .
el museo de arte está abierto desde las seis y cuarto hasta las diez menos cuarto , pero los viernes está cerrado .
debe de ser un error : reservé una habitación individual , no una habitación .
el castillo de Salzburgo es más antiguo que el de Roma .
¿ sabe a qué hora abre la iglesia ?
es posible que recojamos nuestro abrigo nuevo .
el señor Taylor acaba de llegar a Hamburgo .
me alegro de que el señor Taylor pueda pagar en efectivo mañana por la noche .
quisiera nadar en el lago e ir al teatro .
quería comprar un billete para Zúrich el mes pasado .
el mozo dice que la boda se celebra el diecinueve de octubre .
en Berlín llueve a cántaros , por eso mi hermano va a tomar algo en el bar .
quiero que nuestros amigos naden en el lago .
ya es hora de que mi marido vaya a la peluquería .
no puedo dormir porque el ascensor hace demasiado ruido .
aunque estoy cansado , quiero fotografiar la hermosa catedral .
nos registramos el jueves pasado .
espero que podamos ver la televisión .
el famoso faro , que está a cuarenta minutos de aquí , merece una visita .
me encantaría visitar el museo .
por culpa del atasco llegamos demasiado tarde al cine .
la señora Moreno acaba de llamar a su abogado .
mi compañero quisiera jamón y huevos y cuatro vasos de zumo de manzana .
el pronóstico dice que hará sol .
mis hijos necesitan un termómetro de la farmacia .
¿ podría darnos el número de teléfono del aeropuerto ? muchas gracias de antemano .
el taxi que pedimos para las ocho todavía no ha venido .
quiero nadar en el lago en lugar de ir al cine .
el martes a las diez menos cuarto él comerá algo .
¿ cuánto cuesta una habitación con ducha por noche ?
un apartamento cuesta ciento diez euros por noche , y el desayuno no está incluido .
la recepcionista quiere saber si aparcaré mi coche en el garaje a las cinco y veinticinco .
sería muy amable de su parte limpiar la habitación cuatrocientos diez .
¿ podría decirnos si la sala de desayunos está cerrada ?
antes de salir de viaje , él quisiera comprar unos recuerdos .
el billete a Múnich cuesta treinta y cinco euros , pero mi hija solo tiene un billete de cien euros .
el taxi que mi hijo pidió para las siete y diez todavía no ha venido .
me interesa la catedral . ¿ hay una visita guiada en inglés ?
los huéspedes que llegaron ayer se han quejado .
ya es hora de que mi compañero cambie dinero .
le pedí al camarero que limpiara la habitación , pero no ha pasado nada .
esta chaqueta es demasiado pequeña .
el billete a Salzburgo cuesta veinticinco euros , pero nuestros amigos solo tienen un billete de cien euros .
nadie pudo decirme dónde está la oficina de turismo .
nadie pudo decirnos dónde está la gasolinera .
es posible que la señora Wilson coja el coche esta tarde .
creo que mi marido puede preguntar en la recepción .
¿ podría enseñarnos en el mapa dónde está la fortaleza ?
la cena se sirve a partir de las seis en el jardín .
el castillo de Edimburgo es más antiguo que el de Atenas .
¿ qué recomienda , el bocadillo frío o el helado ?
una pregunta : ¿ cuánto cuesta alquilar una motocicleta por siete días ?
¿ sería posible que confirmara la reserva ?
creo que ellos alquilarán una motocicleta .
¿ han encontrado un sombrero ? me lo he dejado en el comedor .
quisiéramos seis entradas para la película del diecisiete de agosto .
ni hablar de que nuestros amigos fotografíen el faro .
hay un error en la cuenta : no he pedido ninguna sopa de pescado caliente .
la bicicleta que mi hija alquiló es demasiado pequeña .
quiero que planche esta blusa .
¿ cuándo cierra el famoso museo los viernes ?
nos quedamos hasta el martes .
la camisa más grande cuesta veintinueve euros , pero el vestido negro es más barato .
cuando llegamos a Hamburgo , el frigorífico no funcionaba .
tenemos que pagar un ojo de la cara por el vestido blanco .
buenos días , ¿ cuánto cuesta una suite con cocina por noche ?
aunque mi compañero está resfriado , quiere reunirse con unos amigos en la estación .
el señor Dubois llegará el veintiuno de noviembre a la una y media .
quisiera un asiento junto a la ventana para el martes .
llego el sábado seis de noviembre a las siete .
disculpe , ¿ podría traernos un poco más de sal , por favor ? muchas gracias de antemano .
es posible que mi mujer vaya al mercado el domingo .
una botella de agua cuesta cuatro euros con setenta .
despiértenos el sábado a las diez y diez , por favor , tenemos que coger el tren a Granada .
los huéspedes perdieron el enlace en Colonia porque el tren rápido fue cancelado .
¿ sale el tren rápido del andén cuatro ?
disculpe , ¿ cómo llegamos a la panadería ?
la señora necesita aspirina de la farmacia .
no vale la pena visitar el famoso ayuntamiento .
he oído que la conferencia empieza a las cuatro y media .
¿ quién puede darnos la llave de la habitación treinta ?
¿ podría traernos un poco más de pan , por favor ?
el huésped de la habitación trescientos ocho quisiera hablar con usted .
la comida de este restaurante es mejor que en el hotel , pero el servicio es malo .
el señor Schmidt lleva desde las doce y media intentando comprar pasta de dientes .
cargue un vaso de vino tinto a la cuenta de la habitación doscientos cinco , por favor .
el autocar sale a las dos menos veinte .
camarero , pedí una tabla de quesos pequeña , pero me ha traído una sopa .
¿ cuánto se tarda en reparar el televisor ?
quiero que me ayude con el equipaje .
pedimos una sopa de pescado . ¿ cuándo nos la va a traer ?
mi hijo pasó cuatro días en Londres y seis días en Valencia .
de primero quisiera una tabla de quesos y de segundo fideos con champiñones .
¿ cuánto cuesta la camisa del escaparate ?
ella ha olvidado reservar una mesa para cuatro personas .
¿ cuánto tiempo desea quedarse ? - hasta el domingo , si es posible .
¿ dónde tengo que hacer transbordo para ir a la oficina de turismo ?
¿ hay cerca del hotel un dentista que hable alemán ?
disculpe , ¿ qué hora es ? - son las nueve menos diez .
quisiera saber si el tren nocturno sale del andén quince .
después del desayuno quiero hacer un picnic , pero antes tengo que ir al dentista .
la señora Wagner celebra su aniversario de boda mañana ; quisiéramos encargar flores .
ya no tenemos pescado , pero puedo recomendarle el bocadillo grande .
quisiera ir a bailar y reunirme con unos amigos en la estación .
no hay de qué , señor Wilson . ¡ que tenga un buen día !
no comemos ni carne ni queso .
mi hermano ha dejado su pasaporte en el coche y ahora tiene que llamar al hotel .
quisiera que me despertaran a las tres , habitación veinticinco .
después del desayuno mi marido quiere ir a la ópera , pero antes tiene que cancelar su reserva .
siento que hayamos tenido un accidente anteayer .
él ha perdido el autobús del aeropuerto .
espero que podamos dejar nuestro portátil nuevo en la recepción dentro de dos horas .
hasta que lleguen mis padres , queremos visitar el mercado cubierto .
buenos días , ¿ qué recomienda , la sopa de verduras caliente o el helado ?
tengo que darme prisa porque el autobús para Colonia sale dentro de cincuenta minutos .
ellos no están satisfechos con la habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
¿ cuánto tiempo tenemos antes de que salga el avión ?
estamos de buen humor porque está nublado ahora .
la sopa está buenísima .
quería preguntarle si podría preparar la cuenta para mañana .
la radio de la habitación veintiuno no funciona .
de la estación a la biblioteca hay solo quince minutos a pie .
en agosto suele hacer mucho calor en Barcelona .
estoy esperando el autocar para Colonia .
la llave no entra en la cerradura de la habitación diez .
buenos días , este plato está demasiado picante , ¿ podría cambiarlo ?
la recepcionista quiere saber si quisiera quedarme unos días más a las tres y cinco .
la señora Moreno llamó a las tres menos diez y dejó un recado para el señor Taylor .
el taxi que pedimos para las cuatro y veinte todavía no ha venido .
la famosa catedral , que está a cuarenta minutos de aquí , merece una visita .
disculpe , quisiera pagar por separado . ¿ cuánto cuesta el pastel de manzana ?
quiero cambiar de habitación porque el cuarto de baño es demasiado pequeño .
¿ podría ayudarme con el equipaje y confirmar la reserva por correo electrónico ?
¿ podría decirme si la consigna abre a las ocho y cuarto ?
la fortaleza está abierta desde las nueve y media hasta las diez menos cuarto , pero los sábados está cerrada .
tenemos que darnos prisa porque el autocar para Varsovia sale dentro de cuarenta y cinco minutos .
mis padres tienen frío .
mi compañero necesita una pomada de la farmacia .
una suite cuesta diecisiete euros por noche , y el servicio de habitaciones está incluido .
quisiéramos reservar un apartamento para cinco personas del veinticuatro al treinta de diciembre .
la ventana no se puede abrir , y el aire acondicionado hace demasiado ruido .
disculpe , ¿ podríamos dejar la habitación a las siete menos cuarto ?
el almuerzo se sirve a partir de las dos menos cuarto en el jardín .
el tren de París a Lisboa lleva cincuenta minutos de retraso .
ella solo viaja a Ginebra de Pascuas a Ramos .
no se olvide de traducir este menú , por favor .
el avión a Varsovia despega a las nueve y veinticinco .
quisiera quejarme : el despertador está estropeado y los niños hacen demasiado ruido .
quisiéramos un asiento en el pasillo para Múnich .
mañana a las once menos cuarto me marcho .
el desayuno se sirve a partir de las nueve menos cuarto en la terraza .
lamentablemente ya no quedan entradas para la fiesta .
¿ podría preparar la cuenta de la habitación veintinueve ? me marcho mañana .
la cuenta asciende a diez euros , incluido el desayuno .
me gusta mucho la hermosa torre .
quisiera reunirme con unos amigos en la estación y participar en el curso de idiomas .
¿ quiere comprar un diccionario o prefiere hacer senderismo por la montaña ?
aunque el técnico ha reparado la radio , sigue sin funcionar .
es una lástima que la habitación sea demasiado calurosa .
me quedé hasta el viernes .
lamentablemente el hotel está completo en agosto .
se tarda seis horas en limpiar la suite .
vine a Múnich para participar en el curso de idiomas .
¿ quiere visitar la catedral o prefiere fotografiar la catedral ?
ni hablar de que mi compañero vaya al cine .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la agencia de viajes .
mi hija está intentando ir a la peluquería .
acabo de llegar a Hamburgo .
¿ qué día es hoy ? - hoy es sábado , veintidós de noviembre .
por culpa del mal tiempo tengo más tiempo para descansar .
pasé ocho días en Varsovia y cuatro días en Ginebra .
¿ sería posible que apagara la calefacción ?
¿ cuándo sale el primer tren rápido para Atenas ?
no tengo tiempo de participar en la visita de la ciudad .
¿ empieza la película a las doce menos diez ?
la sala de conferencias está abierta hasta las cuatro .
una pregunta : ¿ cuánto dura el viaje de Praga a Varsovia ?
quisiéramos que nos despertaran a las diez y cuarto , habitación treinta y uno .
el camarero nos ha traído un filete en lugar de un pastel de manzana .
camarero , pedí una sopa vegetariana , pero me ha traído una ensalada .
¿ quieres ir al cine o prefieres reunirte con unos amigos en la estación ?
es posible que prolonguemos nuestra estancia mañana por la mañana .
quisiéramos reservar una casa de vacaciones cómoda para cuatro personas del nueve al veintiuno de febrero .
¿ sabía que la media pensión está incluida en el precio ?
no comemos ni champiñones ni huevos .
quisiera quejarme : los niños hacen demasiado ruido y la cama supletoria no está hecha .
necesito un taxi desde la estación para ocho personas a la una y cuarto .
el cajero automático está a dos pasos de la exposición .
solo viajamos a Londres de Pascuas a Ramos .
quisiera que me despertaran a las once menos veinte , habitación cuarenta y nueve .
quisiéramos cambiar cien francos suizos por euros .
hay que limpiar estas camisas antes del domingo .
desde el balcón se pueden ver la biblioteca y el parque .
¿ cuánto cuesta una suite tranquila con ducha por noche ?
la chaqueta que mi hijo compró es demasiado larga .
tenemos muchas ganas de comprar unas postales el fin de semana .
el barco va a Marsella .
lamentablemente no tenemos habitaciones libres hasta el domingo .
quisiera saber si el tren nocturno llega a Colonia a las tres menos cinco .
quisiéramos una habitación individual grande con ducha , por favor .
quisiera reservar una habitación familiar para seis noches .
aquí tiene su llave , señor Taylor . su habitación está en la cuarta planta .
estoy seguro de que tomaremos algo en el bar mañana por la noche .
¿ dejaste tu billete de tren en la habitación ?
mi compañero ha olvidado hablar con el médico .
he olvidado comprar un billete para Madrid .
después del desayuno queremos hacer un picnic , pero antes tenemos que prolongar nuestra estancia .
quisiera saber si el tren nocturno tiene coche restaurante .
¿ cuánto dura el viaje de Atenas a Roma ?
pienso que puedo dejar el hotel más tarde .
me han robado la tarjeta de crédito y el libro .
mi hijo está intentando aparcar su coche en el garaje .
¿ desea pagar con cheque o en efectivo , señor Becker ?
mi hijo tiene que reservar una habitación familiar para nueve noches .
lamentablemente no tenemos apartamentos más grandes libres en octubre .
¿ nos puede poner con la habitación trescientos ocho ?
estoy seguro de que recogeré mi cartera marrón mañana por la noche .
siga todo recto y luego gire a la derecha en el supermercado .
¿ hay una habitación doble más grande libre del once al veinticuatro de enero ?
quisiera una habitación familiar pequeña con baño y vistas al patio .
una suite bonita cuesta veintiséis euros por noche , y el acceso a internet está incluido .
acabamos de dejar nuestra bufanda en la recepción .
el hospital está al lado del teatro de la ópera .
todavía no hemos recibido el recibo . ¿ podría enseñárnoslo ?
la recepcionista quiere saber si quiero traer mi gato .
¿ qué línea de metro va a la exposición nueva ?
la fortaleza está abierta desde las ocho hasta las siete , pero los viernes está cerrada .
quisiera saber si el tren sale a las nueve .
mis padres no tienen ni idea de dónde está su collar caro .
¿ sería posible que nos trajera cinco planchas ?
trajimos nuestro perro .
el jersey más grueso cuesta un ojo de la cara .
pasamos cuatro días en Salzburgo y siete días en Madrid .
es una lástima que las sábanas estén mojadas .
primero él quisiera preguntar en la recepción y después alquilar una barca .
el avión de Sevilla aterriza a las cuatro menos diez .
quisiéramos reservar un apartamento bonito para siete noches .
lave esta blusa , por favor .
vine a Edimburgo para fotografiar la catedral antigua .
quiero que me enseñe la habitación individual cómoda .
la ventana no se puede cerrar , y la cama no está hecha .
tenemos que pagar un ojo de la cara por los zapatos .
un taxi a la estación de metro cuesta unos dieciocho euros .
quisiéramos carne con verduras y una botella de vino blanco .
Martin , ¿ puedes prestarme cincuenta euros ?
antes de marcharnos , quisiéramos llamar a nuestro abogado .
hará mucho viento la próxima semana .
¿ quiere visitar el acuario y el monasterio o prefiere fotografiar la exposición ?
si mañana nieva , mi marido va a ver la televisión .
el tren sale a las once y cuarto .
la habitación doble tranquila que mi hijo reservó por teléfono es demasiado pequeña .
¿ podría preparar la cuenta de la habitación doscientos quince ? nos marchamos dentro de tres horas .
queremos ir al mercado en lugar de ir al teatro .
necesitamos un taxi desde el supermercado para seis personas a las ocho y cinco .
despiértenos el lunes a las diez y media , por favor , tenemos que coger el tren a Sevilla .
¿ podría venir alguien a la habitación cuatro ? la escalera mecánica está fuera de servicio .
como el autobús está lleno , no llegaremos hasta las siete y cinco .
quisiera quejarme : la impresora está fuera de servicio y los niños escuchan música alta .
cuando llegué a Venecia , el hervidor estaba estropeado .
¿ a qué distancia está el zoo de aquí ?
¿ dónde está la cuenta ? - se la enseñaré inmediatamente .
¿ puedes traerme jabón y papel de carta , por favor ?
¿ quién puede confirmar la reserva ?
en agosto suele hacer mucho calor en Madrid .
¿ está el aparcamiento incluido en el precio ?
nos hemos dejado nuestro portátil en el tren a Múnich .
me alegro de que podamos hacer un picnic mañana por la noche .
el avión de Edimburgo aterriza a la una y cuarto .
se nos ha acabado el aceite de oliva ; la recepcionista ha ido a comprar más .
¿ sabe cómo se va de la agencia de viajes a la catedral ?
la ventana no se puede abrir , y el hervidor no funciona .
¿ cuándo sale el primer tren rápido para Roma ?
la señora Wagner llamó a las siete y dejó un recado para el señor Wilson .
¿ sabe cómo se va de la oficina de objetos perdidos al zoo ?
¿ podría decirnos si el restaurante está en la cuarta planta ?
no tengo ganas de ir al cine .
ya no tenemos pollo , pero puedo recomendarle el buen filete .
buenas noches , ¿ dura la fiesta cuatro horas ?
no tengo tiempo de reunirme con unos amigos en la estación .
¿ desea pagar con tarjeta de crédito o en efectivo , señora Schmidt ?
quiero que la guía traiga la cuenta .
ni hablar de que mi marido alquile una motocicleta .
el caballero está intentando comprar un billete para Ginebra .
ellos tienen muchas ganas de nadar en el lago mañana .
hay un error en la cuenta : no hemos pedido ninguna tabla de quesos pequeña .
primero quisiera prolongar mi estancia y después hacer un picnic .
aquí tiene su tarjeta , señor Wilson . su habitación está en la séptima planta .
¿ hay una oficina de objetos perdidos cerca de aquí ?
la sopa de tomate que pedimos está fría .
me llamo Serrano , tengo una reserva para una noche .
tengo que ir al banco antes de las nueve y cinco porque necesito dinero .
quisiéramos saber si el tren rápido para en todas las estaciones .
el televisor no funciona desde ayer .
antes de salir de viaje , mi hijo quisiera comprar un mapa .
¿ hay alguien aquí que hable español ? mis hijos no hablan inglés .
es una lástima que el ascensor haga demasiado ruido .
la señora Miller celebra su aniversario de boda mañana ; quisiera encargar flores .
mis padres llegan el miércoles tres de enero a las cuatro .
hemos cambiado nuestro vuelo .
cancelaremos nuestra reserva .
el hotel en el que estuvimos en Granada estaba cerca de la estación .
¿ podría decirme a qué hora sale el autocar para Londres ?
llame a una ambulancia , por favor , mi hijo ha tenido un accidente .
el minibar está incluido en el precio .
buenas noches , ¿ está incluido el servicio de lavandería en el precio o tengo que pagarlo aparte ?
¿ olvidaste tu collar en el autobús el jueves pasado ?
buenas noches , soy Miller , de la habitación doscientos quince . necesito una manta adicional .
la señora Taylor llegará el dos de octubre a las tres y cinco .
la señora Serrano es de Austria , pero vive en Edimburgo desde hace siete años .
pregúntele al señor López si quiere comprar una guía de viajes , por favor .
¿ conoce un buen restaurante cerca de la farmacia ?
¿ podría traerme un poco más de fruta , por favor ?
la carta solo está en portugués , ¿ me la podría traducir ?
quisiera una habitación doble tranquila con chimenea y vistas al lago .
somos de Alemania , pero vivimos en Salzburgo desde hace cinco años .
la camarera dice que el minibar está incluido en el precio .
el señor Wagner no está hoy . ¿ quiere dejar un recado ?
¿ cuál es el código de internet ?
¿ cómo se enciende la calefacción ?
mis hijos tienen que darse prisa porque el tren rápido para Edimburgo sale dentro de veinte minutos .
estoy acostumbrado a cenar tarde .
lo sentimos mucho , señor Wilson . el técnico vendrá inmediatamente .
mi hermano quiere reunirse con unos amigos en la estación mañana por la noche .
del cine al teatro de la ópera hay solo diez minutos a pie .
no creo que podamos dejar el hotel dentro de cinco días .
¿ podría cambiar las toallas , por favor ?
mi compañero perdió el enlace en Múnich porque el autobús fue cancelado .
¿ puedo probarme el bolso más grande ?
nuestro equipaje no ha llegado ; debe de estar todavía en Atenas .
¿ podría explicarnos la hoja de registro y cambiar las toallas ?
¿ sabe cómo se va de la oficina de correos al teatro ?
ella quiere visitar el famoso museo y la torre .
primero quisiera hablar con el médico y después dar un paseo por el casco antiguo .
la señora Brown no tiene ganas de reunirse con unos amigos en la estación .
la mujer con la que hablé el sábado era muy amable .
¿ cuándo sale el próximo tren nocturno para Lisboa ?
no creo que podamos alquilar una barca .
estamos buscando nuestra bolsa de viaje . ¿ la ha visto ?
siento que mi hermana se haya quedado dormida .
pasamos nueve días en Varsovia y dos días en Valencia .
se tarda diez minutos en preparar la sopa de verduras .
¿ podríamos dejar la habitación a las seis menos diez ?
el mes pasado nos perdimos en el bosque .
disculpe , ¿ qué hora es ? - son las siete y cuarto .
el médico dice que mi marido tiene que beber mucha agua durante cinco días .
el apartamento que mi hijo reservó la semana pasada está en la séptima planta .
un taxi a la oficina de turismo cuesta unos veintiocho euros .
primero los turistas quisieran cancelar su reserva y después ir a la playa .
estamos enfermos .
¿ cuánto cuestan las entradas para el concierto del jueves ?
acabamos de llegar a Roma .
antes de salir de viaje , el caballero quisiera ir a la playa .
mi hijo reservará una mesa para dos personas el viernes .
el concierto que la señora Wilson quería ver ya ha empezado .
debe de ser un error : reservamos una habitación individual , no una habitación doble .
quería leer un libro el mes pasado .
Laura , ¿ puedes esperarme ?
después de la cena queremos visitar la fortaleza y la exposición , pero antes tenemos que cambiar nuestro vuelo .
¿ hay una habitación familiar más grande libre del dieciocho al veintiséis de agosto ?
el taxi que pedimos para las diez y diez todavía no ha venido .
la señora García llamó a las diez y veinticinco y dejó un recado para la señora Moreno .
llegamos tarde porque el tren llegó demasiado tarde .
el médico dice que los niños tienen que quedarse en la cama durante siete días .
buenas noches , soy Serrano , de la habitación trescientos uno . quisiera pedir el desayuno .
dudo que ella se levante temprano mañana a las siete y veinte .
espero que nuestros amigos puedan comer algo el lunes .
cuando llegamos a Zúrich , la cerradura estaba estropeada .
no estoy satisfecho con la habitación porque la cama supletoria no está hecha .
el grifo de la habitación dieciocho no funciona .
si no es mucha molestia , ¿ podría hacernos una foto ?
del centro comercial al teatro hay solo cuarenta minutos a pie .
el castillo de Lisboa es más antiguo que el de Hamburgo .
quisiera que me despertaran a las nueve menos diez , habitación once .
esta noche nevará , por eso vamos a tomar algo en el bar .
quisiéramos cambiar cincuenta francos suizos por euros .
pregúntele a la señora López si quiere ir de compras , por favor .
mis hijos se han dejado su mochila nueva en el autobús a Valencia .
un taxi al cine cuesta unos quince euros .
¿ prolongó su estancia hace cuatro horas ?
mañana puedo pagar la cuenta .
hemos pedido una ensalada verde . ¿ cuándo nos la va a traer ?
la ventana no se puede cerrar , y los huéspedes de la habitación de al lado hacen demasiado ruido .
de eso ni hablar , señor Walker .
la recepcionista dice que la media pensión está incluida en el precio .
estoy seguro de que fotografiaré la fortaleza esta noche .
Hamburgo es la ciudad más bonita que he visto nunca .
el jersey cuesta un ojo de la cara .
buenos días , ¿ podría llamar a la policía , por favor ? gracias por su ayuda .
hay un mapa sobre la mesa de la habitación cuarenta y tres .
se tarda cuatro horas en llegar a Múnich en coche .
¿ se celebra la boda el veinticuatro de agosto ?
la cerradura de la puerta está estropeada , y mi hermana no encuentra la llave .
mi hermano está buscando su anillo . ¿ lo ha visto ?
¿ podría darme el número de teléfono de la embajada ? muchas gracias de antemano .
ya es hora de que mi hijo reserve una habitación doble pequeña .
primero quisiera comprar un billete para Lisboa y después ir a la playa .
un billete de ida y vuelta a Ginebra , por favor , en primera clase .
pónganos con la habitación doscientos uno , por favor .
una pregunta : ¿ cuánto cuestan las entradas para el paseo en barco del sábado ?
mi hija acaba de comprar un billete para Edimburgo .
ella quería volar a Londres ayer por la noche .
el avión de Bruselas aterriza a las cinco menos cuarto .
no sé si podemos traer nuestro perro .
son cuarenta euros . - quédese con el cambio .
el huésped de la habitación cuatrocientos uno se marcha mañana .
una habitación individual más grande cuesta diez euros por noche , y la tasa turística no está incluida .
no sé si me cambiaré a otra habitación la próxima semana .
si el fin de semana hace buen tiempo , quiero alquilar una bicicleta .
le pedí al camarero que cuidara a los niños , pero no ha pasado nada .
el hotel en el que mi marido estuvo en Colonia no era tan caro .
¿ le importaría imprimir la confirmación de la reserva ?
su habitación está en la séptima planta , enfrente del ascensor .
¿ puede cerrar la ventana ?
estoy a punto de comprar un billete para Colonia .
mis padres tuvieron que comer algo la semana pasada .
una mesa para tres , por favor .
me he perdido en la ciudad . ¿ qué debería hacer ?
quiero que el cocinero hable más despacio .
quisiéramos una habitación individual cómoda con balcón , por favor .
si mañana hace demasiado frío , mi hermano va a ir a la ópera .
una suite tranquila cuesta ciento quince euros por noche , y la tasa turística está incluida .
los turistas están intentando enviar una postal a Sevilla .
la cuenta asciende a nueve euros , incluida la tasa turística .
el próximo domingo llego a Valencia y me quedo nueve noches .
primero ellos quisieran pagar la cuenta y después reunirse con unos amigos en la estación .
me interesa la exposición nueva . ¿ hay una visita guiada en inglés ?
mi hermana no está satisfecha con la habitación porque el televisor no funciona .
¿ necesita mi pasaporte o mi confirmación de reserva ?
hemos fotografiado el mercado cubierto .
aunque el técnico ha reparado el grifo , sigue sin funcionar .
¿ se admiten perros en el restaurante ?
el señor Wagner es de Francia , pero vive en Venecia desde hace cinco años .
perdí el enlace en Londres porque el tren nocturno llegó demasiado tarde .
mi mujer se queda hoy en el hotel porque está enferma .
siento que mis hijos hayan roto la lámpara .
cuando llegué a Venecia , la suite era demasiado oscura .
¿ quiere cenar en la habitación ?
tememos que el autobús esté lleno .
hace cuatro horas nuestros amigos tuvieron que quedarse unos días más .
mi mujer enviará un paquete a Edimburgo .
me quedo con la habitación familiar bonita .
el bolso azul que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
la autopista a Atenas está cortada , así que tengo que coger el tren .
hasta que lleguen los huéspedes , queremos participar en la excursión .
¿ sabe cómo se va del cajero automático al mercado cubierto ?
una pregunta : hemos pedido una sopa de tomate . ¿ cuándo nos la va a traer ?
disculpe , ¿ podría decirme a qué hora sale el autobús para Viena ?
he pedido una tortilla grande . ¿ cuándo me la va a traer ?
el almuerzo se sirve a partir de las once y media en el jardín .
¿ podría decirme si el zoo está cerrado los jueves ?
quisiera pagar todo junto . ¿ cuánto cuesta el bocadillo grande ?
la cafetera no funciona desde esta mañana .
el médico dice que el caballero tiene que quedarse en la cama durante nueve días .
me he dejado mi libro en el avión a Venecia .
el ascensor está estropeado , así que tenemos que bajar a pie a la novena planta .
¿ podría decirme de dónde sale el tren rápido para Salzburgo ?
no sé si el señor Fischer puede tomar algo en el bar a las once menos cuarto .
quisiera que me despertaran a las cuatro y diez , habitación ciento cinco .
¿ puedo probarme el sombrero negro ?
la carta que enviamos a Bruselas todavía no ha llegado .
antes de que salga el tren , quisiéramos ir al mercado .
la sopa de pescado que ellos pidieron está quemada .
he olvidado prolongar mi estancia .
¿ podría preparar la cuenta de la habitación doscientos cinco ? me marcho mañana .
no tenemos tiempo de visitar la catedral .
aunque él está resfriado , quiere alquilar una bicicleta .
lamentablemente no tenemos habitaciones cómodas libres hasta el sábado .
quisiera carne con verduras y un vaso de zumo de naranja .
la falda cuesta treinta y un euros , pero el bolso marrón es más barato .
¿ cuándo estarán listos mis pantalones más baratos ?
sería muy amable de su parte enseñarme la habitación individual .
quisiéramos una habitación individual más grande con escritorio y vistas a la plaza .
quisiéramos visitar el palacio y el monasterio y fotografiar el zoo .
cuando llegamos a Sevilla , el teléfono no funcionaba .
antes de marcharnos , quisiéramos ir a la peluquería .
ella quisiera cambiar doscientos francos suizos por euros .
¿ puede firmar aquí , por favor ? muchas gracias .
el camarero me ha traído una pizza grande en lugar de una sopa de tomate fría .
tengo que ir al banco antes de las dos y media porque necesito dinero .
en la habitación ciento veinte huele a pescado .
necesitamos un taxi desde el supermercado para siete personas a las cuatro y veinte .
necesitamos algo para el dolor de cabeza .
antes de salir de viaje , quisiera hacer un picnic .
mi reloj va atrasado ; ya son las tres y diez .
ellos conocen bien Granada .
ellos quisieran pollo con arroz y siete vasos de leche .
las plantas de la primera planta necesitan agua .
¿ va el autobús a Hamburgo ?
dudo que los niños sigan viaje a Edimburgo dentro de seis días .
¿ tengo que hacer transbordo en Valencia o hay un tren directo ?
¿ qué recomienda , la tortilla pequeña o la macedonia de frutas ?
pregúntele al señor García si quiere ir al mercado , por favor .
le pedí a la recepcionista que nos recomendara un buen hotel , pero no ha pasado nada .
el concierto que queríamos ver empieza a las siete y media .
quisiera reservar una mesa para siete personas para las doce y cinco .
necesito algo para la fiebre .
no puedo dormir porque la habitación no está lista .
pasamos tres días en Bruselas y cinco días en Zúrich .
los huéspedes que están en la sexta planta todavía no han pagado .
antes de salir de viaje , ellos quisieran probar el vino de la región .
pasamos tres días en Colonia y cuatro días en Bruselas .
perdí el enlace en Viena porque el tren nocturno llegó demasiado tarde .
¿ hay alguien aquí que hable español ? los huéspedes no hablan italiano .
pasé tres días en Viena y nueve días en Lisboa .
¿ cuánto cuestan las entradas para el concierto del sábado ?
mi hermana quiere cambiar de habitación porque el frigorífico hace demasiado ruido .
es posible que mi hija pregunte en la recepción mañana por la mañana .
¿ puede traerme tres vasos de agua mineral , por favor ?
el filete está demasiado salado .
mis hijos necesitan algo para la tos .
el ayuntamiento merece una visita .
le pedí al mozo que me trajera un vaso de vino tinto , pero no ha pasado nada .
nos interesa la hermosa biblioteca . ¿ hay una visita guiada en alemán ?
¿ podría venir alguien a la habitación doscientos siete ? la cama supletoria es demasiado pequeña .
dejo mi paraguas en la recepción mañana por la mañana .
el camarero que habla alemán está hoy enfermo .
tengo que coger un taxi porque el tren rápido lleva cuarenta minutos de retraso .
mi compañero pasó seis días en Roma y ocho días en Sevilla .
¿ le importaría imprimir la hoja de registro ?
¿ conoce un buen restaurante cerca de la playa ?
¿ qué tranvía va al monasterio ?
cargue cinco vasos de cerveza a la cuenta de la habitación cuarenta y cuatro , por favor .
todavía no hemos recibido el recibo . ¿ podría dárnoslo ?
espero que ellos puedan quedarse unos días más dentro de veinte minutos .
la embajada está delante de la famosa torre .
tráigame una toalla de baño limpia y un hervidor , por favor .
en diciembre suele hacer mucho viento en Varsovia .
despiérteme a las siete menos diez , por favor .
buenas noches , ¿ podría reparar la tarjeta llave , por favor ?
el lunes nos marchamos .
pienso que puedo cambiar la camisa por otra cosa el miércoles .
el avión a Sevilla despega a las dos y cuarto .
¿ va el tren nocturno a Bruselas ?
tengo que hablar con el cocinero el miércoles a las doce .
el tren regional tiene coche restaurante .
es posible que preguntemos en la recepción .
disculpe , ¿ cómo llegamos al cajero automático ?
mañana mi mujer va a probar el vino de la región .
los niños están a punto de preguntar en la recepción .
nos hemos dejado nuestro móvil en el tren a Viena .
¿ dónde está el recibo ? - se lo enviaré mañana .
busco un hotel que esté junto al mar .
el ascensor está estropeado , así que tengo que subir a pie a la quinta planta .
pedimos un filete . ¿ cuándo nos lo va a traer ?
no sé si la señora Serrano puede cambiarse a otra habitación la próxima semana .
¿ quién puede cambiar las toallas ?
una pregunta : ¿ cierra el comedor a las ocho y veinticinco ?
no estamos satisfechos con la habitación porque el sofá es demasiado blando .
mi compañero lleva desde las tres y media intentando cambiar dinero .
camarero , pedí un bocadillo pequeño , pero me ha traído una buena sopa de verduras .
vine a Ginebra para ir a nadar .
no tenemos hambre , pero quisiéramos un trozo de pastel .
mi mujer lleva desde las siete intentando dejar su anillo en la recepción .
¿ qué tiempo hace en Salzburgo en este momento ?
queremos tomar algo en el bar en lugar de alquilar una motocicleta .
cuando lleguemos a Londres , vamos a fotografiar el mercado cubierto antiguo .
el señor Brown llamó a las nueve y dejó un recado para la señora Wilson .
la señora tiene que coger un taxi porque el autocar está lleno .
¿ cuándo cierra la exposición los jueves ?
¿ podría preparar la cuenta de la habitación veinticuatro ? nos marchamos dentro de seis horas .
quisiera quejarme : el frigorífico está estropeado y el teléfono está fuera de servicio .
quisiera tres entradas para el concierto del veintiuno de enero .
pienso fotografiar la fortaleza antigua .
estoy seguro de que mi hermana irá en autobús a Barcelona .
no se preocupe , señora Rossi , repararemos el frigorífico .
¿ sabe cómo se va de la playa a la fortaleza ?
¿ podría traernos un poco más de aceite de oliva , por favor ?
él tiene muchas ganas de comprar un mapa mañana .
un trozo de pastel cuesta dos euros con treinta .
el tren sale a las nueve .
¿ cuándo quisiera reservar una mesa para tres personas ?
¿ cuándo abre el ayuntamiento los martes ?
¿ a qué distancia está la iglesia de aquí ?
primero quisiera pagar en efectivo y después nadar en el lago .
tenemos que hacer transbordo en Colonia .
me llamo Wagner , tengo una reserva para dos personas .
la habitación más grande que la señora Taylor reservó la semana pasada está en la sexta planta .
el hotel más tranquilo de Sevilla está en el bar .
el pronóstico dice que va a llover mañana .
ni hablar de que mi hermana participe en la cata de vinos .
el director quiere saber si mis padres se quedarán tres noches más tarde .
quisiera pagar por separado . ¿ cuánto cuesta el pastel de manzana ?
si mañana hace demasiado frío , veré la televisión .
la sopa de verduras que mis padres pidieron está quemada .
la boda se celebra en el jardín del castillo .
mañana a las cinco y media el señor Becker cambia el jersey caliente por otra cosa .
mi marido está acostumbrado a levantarse temprano .
¿ han encontrado un libro ? me lo he dejado en la habitación trescientos veinte .
antes de que cierren las tiendas , quisiera visitar el ayuntamiento .
¿ puede confirmar la reserva por correo electrónico , por favor ?
la señora Miller no tiene hambre , pero quisiera una ensalada pequeña .
un taxi a la estación cuesta unos once euros .
mi marido durmió como un tronco porque la cama era tan cómoda .
hay un error en la cuenta : no he pedido ningún helado .
¿ empieza la charla a las ocho menos cuarto ?
no se preocupe , señor Wagner , le pediremos un taxi .
¿ a qué distancia está el teatro de aquí ?
es una lástima que la cafetera esté fuera de servicio .
quiero que mis hijos naden en el lago .
antes de que cierren las tiendas , quisiera dar un paseo por la rosaleda .
se tarda seis horas en llegar a Colonia en autobús .
no tengo hambre , pero quisiera una taza de café .
se tarda tres horas en llegar a Zúrich .
¿ dónde tenemos que bajar para ir a la estación de metro ?
ni hablar de que mi mujer compre unos recuerdos .
la carta solo está en francés , ¿ nos la podría traducir ?
una habitación individual bonita cuesta quince euros por noche , y el acceso a internet no está incluido .
quisiera que me despertaran a las diez , habitación ciento veinte .
cuando el técnico habla inglés , me suena a chino .
los niños están intentando prolongar su estancia .
¿ qué línea de metro va al castillo ?
él quiere reservar una habitación familiar para cinco noches .
mi hija dejó su carné de conducir en el coche anteayer . ¿ qué debería hacer ?
mi número de teléfono es el cuatro uno uno uno cinco .
no podemos dormir porque el ascensor es demasiado ruidoso .
si mañana hace buen tiempo , los niños van a fotografiar el mercado cubierto .
el huésped de la habitación cuatrocientos seis ha perdido su llave .
tome la tercera calle a la izquierda y verá la biblioteca delante de usted .
la biblioteca antigua está abierta desde las once menos cuarto hasta las diez menos cuarto , pero los viernes está cerrada .
ellos no tienen ganas de hacer senderismo por la montaña .
el tren rápido para Praga sale a las once y cuarto del andén seis .
no tengo ganas de ir al mercado .
ella está buscando su mochila azul . ¿ la ha visto ?
el señor Navarro no está en este momento . ¿ quiere dejar un recado ?
una pregunta : ¿ conoce un buen restaurante cerca de la estación de metro ?
¿ puedes recomendarnos un buen hotel , por favor ?
aquí tiene su llave , señora Brown . su habitación está en la segunda planta .
el colchón es demasiado duro .
la carta que el señor Serrano envió a Edimburgo todavía no ha llegado .
hola , ¿ tienen una casa de vacaciones para cuatro personas desde el viernes hasta el lunes ?
¿ podría cuidar a los niños y cerrar la ventana ?
de eso ni hablar , señor Dubois .
quisiera jamón y huevos y una botella de agua mineral .
el collar que la camarera de piso encontró en la habitación doscientos quince es de mi hija .
una mesa para cinco , por favor .
no tengo ni idea de dónde está mi anillo .
el tren rápido para Valencia sale a las once del andén trece .
tome las pastillas ocho veces al día , antes de las comidas .
una pregunta : ¿ sabe cómo se va de la peluquería al museo ?
los turistas han pagado la cuenta .
mis hijos se han levantado temprano .
la señora Rossi llegará el siete de marzo a las dos y cinco .
¿ puede enseñarnos la habitación doble más barata , por favor ?
¿ puedes ponerme con la habitación doscientos veinte , por favor ?
el señor Becker llamó a las doce y media y dejó un recado para el señor Rossi .
le pedí al camarero que llamara a la policía , pero no ha pasado nada .
lamentablemente ya no quedan entradas para la obra de teatro .
antes de salir de viaje , mi mujer quisiera ir a la playa .
más tarde nos marchamos .
¿ puede preparar la cuenta para mañana , por favor ? muchas gracias de antemano .
ella teme que el tren lleve cuarenta y cinco minutos de retraso .
Colonia es la ciudad más bonita que la señora ha visto nunca .
la ventana no se puede cerrar , y la cama supletoria es demasiado corta .
quisiéramos pescado con patatas y una taza de café .
necesitamos el contrato . ¿ nos lo puede enviar ?
¿ para el tren rápido en Valencia ?
¿ dónde está la lista de precios ? - se la traeré mañana .
¿ han encontrado una llave de la habitación ? me la he dejado en el bar .
queremos que el mozo hable más despacio .
he olvidado pagar en efectivo .
el supermercado está al lado de la hermosa catedral .
quería preguntarle si podría recomendarnos un buen hotel .
el vuelo de Viena fue cancelado por la niebla .
¿ puede cambiar las toallas , por favor ?
puede localizar a la señora por teléfono : cinco seis ocho uno nueve .
el hotel en el que los turistas estuvieron en Praga estaba cerca de la estación .
no se olvide de darme la dirección del museo , por favor .
sé que la oficina de correos está cerrada los martes .
¿ se admiten gatos en las habitaciones ?
¿ desea pagar con cheque o por transferencia , señora Schmidt ?
mi hijo llega el sábado catorce de diciembre a las diez y cuarto .
estoy esperando el tren para Barcelona .
¿ dónde tenemos que hacer transbordo para ir al centro comercial ?
¿ cuándo quisiera probar el pescado de la región ?
tengo que hacer cola cinco horas en el aeropuerto .
el billete a Múnich cuesta ochenta euros , pero solo tengo un billete de cincuenta euros .
buenos días , ¿ zarpa el barco a las doce y media ?
el desayuno se sirve a partir de las siete menos cuarto en la terraza .
mi hermano necesita una pomada de la farmacia .
¿ han encontrado una maleta roja ? nos la hemos dejado en la habitación treinta y uno .
después del desayuno queremos ir al teatro , pero antes tenemos que pagar con cheque .
mi hermana acaba de enviar una postal a Varsovia .
nos han robado el billete de tren y el sombrero .
¿ está la media pensión incluida en el precio ?
el billete a Bruselas cuesta cincuenta euros , pero la señora Schmidt solo tiene un billete de cincuenta euros .
no hace falta que me traiga el recibo , el camarero ya me lo ha dado .
¿ a qué hora sale el tren rápido para Valencia ?
es importante que mi hermano reserve una mesa para dos personas hoy .
quisiera ir al teatro y comprar unos recuerdos .
quisiera pagar todo junto . ¿ cuánto cuesta la tabla de quesos ?
pasé nueve días en Atenas y tres días en Venecia .
¿ podría venir alguien a la habitación ciento cinco ? los huéspedes de la habitación de al lado hacen demasiado ruido .
la habitación doble que reservamos la semana pasada es demasiado pequeña .
estoy seguro de que cambiaré la camisa por otra cosa dentro de cuatro horas .
el monasterio , que está a quince minutos de aquí , merece una visita .
nuestros amigos tienen que coger un taxi porque el tren está lleno .
pregúntele al señor López si quiere comprar unos sellos , por favor .
pronto voy a hacer senderismo por la montaña .
buenos días , la carta solo está en italiano , ¿ me la podría traducir ?
en enero suele hacer mucho frío en Salzburgo .
no vale la pena visitar el palacio antiguo .
¿ podría enseñarnos en el mapa dónde está el teatro antiguo ?
la señora García celebra su cumpleaños el viernes ; quisiéramos encargar flores .
mi hermano quisiera pollo con arroz y cuatro vasos de vino tinto .
el fin de semana lloverá , por eso voy a descansar un poco .
los turistas llegaron tarde porque el tren llegó con retraso .
¿ sabe a qué hora abre la torre ?
quisiéramos alquilar una bicicleta por seis días .
volamos a Viena .
hola , ¿ quién puede firmar aquí ?
la carta que él envió a Hamburgo todavía no ha llegado .
ni hablar de que mis padres se reúnan con unos amigos en la estación .
perdimos el enlace en Bruselas porque el autobús fue cancelado .
estamos a punto de reservar una mesa para siete personas .
no hace falta que me traiga el contrato , el camarero ya me lo ha dado .
mis hijos se quedan hoy en el hotel porque están resfriados .
estamos acostumbrados a acostarnos tarde .
mis padres pueden tener la habitación familiar con balcón .
la sopa de pescado que ella pidió está quemada .
quisiéramos pollo con arroz y una taza de café .
olvidé mi bolsa de viaje en el restaurante la semana pasada .
¿ cómo se llama ? - me llamo Anna Wagner .
el caballero ha roto el vaso .
va a estar nublado pasado mañana .
primero nuestros amigos quisieran cambiar dinero y después ir al mercado .
mis hijos están sentados en un banco del patio y nos esperan .
pasé tres días en Edimburgo y cuatro días en Zúrich .
mi compañero está intentando comprar un billete para Bruselas .
pensamos ir a la ópera .
el señor Taylor está buscando su maleta . ¿ la ha visto ?
el caballero ha comprado un florero para su jefe .
mi hermano necesita unas pastillas de la farmacia .
cargue un vaso de zumo de manzana a la cuenta de la habitación doscientos uno , por favor .
mi hermano quiere cambiar de habitación porque la calefacción está estropeada .
¿ cuándo cierra el museo antiguo los martes ?
no puedo dormir porque la cama supletoria es demasiado corta .
la guía quiere saber si queremos almorzar en el restaurante mañana por la mañana .
le pedí al mozo que nos diera una habitación doble con vistas a las montañas , pero no ha pasado nada .
la mujer con la que los huéspedes hablaron el martes era muy amable .
ayer los niños pagaron la cuenta .
la tasa turística está incluida en el precio .
la cerradura de la maleta está estropeada , y la señora Rossi no encuentra la llave .
el vuelo de Varsovia fue cancelado por la tormenta .
mi mujer vino a Ginebra para hacer un picnic .
aunque estoy enferma , quiero participar en la cata de vinos .
el tren de Múnich a Viena lleva veinticinco minutos de retraso .
despiérteme el sábado a las dos menos cuarto , por favor , tengo que coger el tren a Atenas .
siento que hayamos dejado nuestro billete de avión en el coche .
buenos días , ¿ cuándo cierra la torre los viernes ?
me alegro de que vayamos al teatro .
el taxi que pedí para las cinco y veinte todavía no ha venido .
buenas noches , ¿ puede esperar un momento , por favor ?
quisiera quejarme : las cortinas no están limpias y la cama no está hecha .
en Londres llueve a cántaros , por eso voy a tomar algo en el bar .
el huésped de la habitación treinta y nueve ha perdido su llave .
cuando llegamos a Hamburgo , la bañera estaba mojada .
hemos escrito una carta a nuestro hermano .
aquí tiene su tarjeta , señora Brown . su habitación está en la cuarta planta .
la maleta verde que la camarera de piso encontró en el cuarto de baño es de mi hijo .
¿ hay un apartamento libre del tres al veintiocho de septiembre ?
pedí una sopa de tomate fría . ¿ cuándo me la va a traer ?
mi marido acaba de recoger sus gafas de sol .
nadie pudo decirnos dónde está la farmacia .
de primero quisiéramos una tortilla y de segundo pollo con arroz .
¿ podría venir alguien a la habitación trescientos veinte ? el teléfono está fuera de servicio .
aunque estoy enfermo , quiero visitar el teatro y la biblioteca .
nuestros amigos no tienen ni idea de dónde está su paraguas .
esta tarde puedo seguir viaje a Hamburgo .
el tren rápido para Praga sale a las once menos diez del andén tres .
hemos pedido un helado . ¿ cuándo nos lo va a traer ?
el jersey que compramos es demasiado largo .
la barca que alquilé está rota .
ella tiene que pagar un ojo de la cara por la camisa .
sería muy amable de su parte enseñarme el camino a la panadería .
mi mujer quisiera pagar con tarjeta , pero el aparato no funciona .
¿ cuándo quisieras pagar la cuenta ?
llevo desde las seis menos cuarto intentando preguntar en la recepción .
¿ por qué no dejaste el hotel ?
mi número de teléfono es el nueve cinco uno siete dos .
buenas noches , soy Walker , de la habitación cuarenta y seis . quisiera pedir el desayuno .
el médico dice que nuestros amigos tienen que quedarse en la cama durante ocho días .
¿ puedo pagar con tarjeta de crédito ?
lléveme a la gasolinera , por favor , tengo prisa .
la mujer con la que mi hija habló ayer era muy amable .
buenas noches , ¿ está incluido el minibar en el precio o tenemos que pagarlo aparte ?
la señora García llegará el doce de diciembre a las cinco y media .
pregúntele a la señora Rossi si quiere visitar la exposición y el palacio , por favor .
la suite que reservamos en noviembre no está lista .
mi hija tiene que darse prisa porque el tren para Praga sale dentro de cincuenta minutos .
la habitación individual bonita que ella reservó la semana pasada no está lista .
la señora Wagner llamó a las siete menos cuarto y dejó un recado para el señor Brown .
¿ podemos dejar aquí nuestro móvil nuevo hasta las cinco ?
el teléfono no funciona desde las cuatro y cuarto .
¿ hay alguien aquí que hable inglés ? los turistas no hablan italiano .
necesito algo para el resfriado .
el castillo está abierto desde las ocho menos cuarto hasta las siete , pero los martes está cerrado .
¿ hay alguien aquí que hable portugués ? la señora no habla inglés .
sería muy amable de su parte prestarnos un cargador .
una pregunta : ¿ llega el barco a Atenas a las seis menos cuarto ?
despiértenos mañana a las tres y media , por favor , tenemos que estar en el aeropuerto antes de las nueve menos cuarto .
el tren de Lisboa a Zúrich lleva veinticinco minutos de retraso .
la sopa de verduras que los niños pidieron está fría .
la recepcionista quiere saber si quiero pagar en efectivo después de la cena .
el señor Becker quiere cambiar de habitación porque la cama supletoria no está hecha .
no comemos ni jamón ni arroz .
¿ qué tranvía va al hermoso castillo ?
quisiera que me despertaran a las nueve y veinte , habitación ciento veinte .
lo sentimos mucho , señora Schmidt . el técnico vendrá dentro de cincuenta minutos .
es importante que los niños llamen a su hermano hoy .
antes de salir de viaje , ella quisiera hacer senderismo por la montaña .
el huésped de la habitación ciento diez todavía no ha pagado .
el hotel más barato de Múnich está al lado del ayuntamiento .
no nos traiga todavía la tortilla , por favor .
cuando llegué a Londres , el televisor estaba estropeado .
el grifo de mi habitación está estropeado .
el hotel en el que él estuvo en Granada tenía piscina .
mi número de teléfono es el cero siete seis siete siete .
nos levantamos temprano el sábado pasado .
¿ cómo se apaga la luz ?
mis hijos están esperando el tren para Valencia .
¿ olvidaste tus gafas en el autobús hace ocho días ?
quiero que nos reserve una mesa junto a la ventana .
¿ podría la recepcionista ponerme con la habitación doscientos uno ?
¿ tienen una casa de vacaciones para cuatro personas para ocho noches ?
¿ tienen platos sin carne ?
mi hermana no tiene ni idea de dónde está su libro .
disculpe , ¿ cuánto cuesta alquilar una motocicleta por ocho días ?
es importante que mis hijos hablen con el cocinero antes de las ocho y diez .
disculpe , ¿ cómo llego a la estación de metro ?
¿ me puede traer una taza de té ?
para mí una tortilla y una taza de café , por favor .
quiero que guarde el equipaje hasta la una y diez .
necesitamos un taxi desde el hospital para cinco personas a las tres .
nos encantaría alquilar un coche .
la sopa de tomate está demasiado salada .
el concierto se celebra en la sala de conferencias .
el vuelo a Salzburgo fue cancelado por la niebla .
la recepcionista quiere saber si la señora Rossi quiere marcharse .
el fin de semana mi compañero quiere reunirse con unos amigos en la estación .
quisiera reservar una habitación familiar para ocho noches .
desde la torre se pueden ver el famoso museo y las montañas .
la iglesia está abierta desde las ocho menos cuarto hasta las ocho , pero los lunes está cerrada .
el juez está todavía en el juzgado , no puedo hablar con él antes de las tres y cuarto .
si el domingo hace buen tiempo , vamos a hacer un picnic .
no creo que podamos marcharnos .
ella está buscando su paraguas . ¿ lo ha visto ?
¿ podría venir alguien a la habitación trescientos ocho ? el aire acondicionado es demasiado ruidoso .
la panadería está a dos pasos del palacio antiguo .
son ciento veinte euros . - quédese con el cambio .
mi hija quisiera ir de compras y hacer senderismo por la montaña .
tenemos que hacer cola cuatro horas en el museo .
¿ a qué hora sale el autobús para Ginebra ?
llegamos el jueves ocho de marzo a las siete menos cuarto .
¿ podría venir alguien a la habitación veintiocho ? la lavadora no funciona .
todas las habitaciones de la cuarta planta tienen balcón .
no dejaré mis guantes en la recepción .
quisiéramos una habitación individual tranquila con escritorio y vistas al mar .
los turistas han hablado con el médico .
siga todo recto y luego gire a la izquierda en el hospital .
he comprado una bufanda para mi profesor .
buenas noches , ¿ cuánto cuesta una suite bonita con chimenea por noche ?
mi hermano tiene que darse prisa porque el autobús para Valencia sale dentro de cinco minutos .
me llamo Weber , tengo una reserva para hoy .
buenas noches , ¿ sabe cuándo abre el teatro de la ópera ?
la sopa está fría .
el juez está todavía en el juzgado , no podemos hablar con él antes de las dos .
mis padres pueden registrarse el viernes .
nadie pudo decirnos dónde está la panadería .
necesito un taxi al cajero automático para siete personas a las cinco y cuarto .
tome las pastillas cinco veces al día , antes de las comidas .
hasta que llegue mi mujer , quiero ir a la ópera .
ya es hora de que mi compañero compre un sello .
el mozo que habla español está de vacaciones .
nos gusta mucho el acuario .
estoy a punto de reservar una suite .
cuando llegamos a Múnich , la habitación no estaba lista .
la falda cuesta ocho euros , pero los pantalones son más baratos .
Zúrich es la ciudad más bonita que he visto nunca .
una pregunta : ellos están buscando su cámara . ¿ la ha visto ?
queremos visitar el famoso palacio el próximo martes .
el médico dice que mi marido tiene que beber mucha agua durante ocho días .
me alegro de que podamos cambiar nuestro vuelo .
el mes pasado mi mujer dejó su tarjeta de crédito en el coche .
pienso que puedo quedarme unos días más el miércoles a las dos y cuarto .
tenemos sed .
quiero que apague la música .
cuando la camarera habla francés , me suena a chino .
quisiéramos alquilar una bicicleta por siete días .
disculpe , ¿ cómo llegamos a la estación de metro ?
la farmacia está enfrente de la famosa torre .
hay que limpiar estas camisas antes del jueves .
nos quedamos hoy en el hotel porque estamos resfriados .
no tenemos ni idea de dónde está nuestra cámara nueva .
no sé si mi hermano puede visitar la catedral y el mercado cubierto dentro de diez minutos .
su habitación está en la segunda planta , al final del pasillo .
no creo que ellos puedan ir a bailar .
nuestros amigos han escrito una carta a sus nietos .
¿ podría decirme si la fiesta se celebra el veinte de febrero ?
no podemos dormir porque el cuarto de baño huele a humo .
volé a Valencia .
no puedo dormir porque la habitación es demasiado pequeña .
quisiéramos reservar una suite cómoda para tres personas del dos al diez de junio .
¿ le importaría cerrar la ventana ?
¿ podría traerme un poco más de mermelada , por favor ?
mis hijos están hartos de esperar .
necesitamos algo para las quemaduras de sol .
hay que lavar estas blusas antes del domingo .
el castillo está abierto desde las ocho y cuarto hasta las nueve menos cuarto , pero los viernes está cerrado .
buscamos un hotel que esté cerca de la playa .
no se preocupe , señora García , le traeremos una taza .
antes de marcharme , quisiera cambiar dinero .
el hervidor no funciona .
desde el martes me duelen los ojos .
quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa de pescado ?
si el autocar llega con retraso , la señora Moreno tiene que coger un taxi .
la guía quiere saber si quiero participar en el paseo en barco el próximo viernes .
quisiera comer algo porque tengo hambre .
¿ qué tiempo hace en Lisboa en diciembre ?
quiero que nos traiga champú .
la señora Wilson quisiera coger un taxi porque tiene prisa .
desde el tejado se pueden ver el castillo y el patio .
acabamos de comprar un billete para Lisboa .
de primero quisiéramos una ensalada y de segundo carne con verduras .
nos gusta comer en la terraza .
quisiera quejarme : el ascensor es demasiado ruidoso y el secador está estropeado .
él ha perdido su llave de la habitación y su bufanda .
hola , ¿ qué vino va bien con la tortilla ?
son nueve euros . - quédese con el cambio .
mis padres necesitan jarabe para la tos de la farmacia .
quisiera hablar con la señora Fischer , por favor .
a mis padres les encantaría comprar unos recuerdos .
ni hablar de que mi mujer participe en la cata de vinos .
no se olvide de traernos una botella de cerveza , por favor .
lamentablemente el hotel está completo hasta el quince de julio .
es una lástima que la impresora esté fuera de servicio .
quisiéramos reservar una habitación familiar pequeña para ocho noches .
camarero , pedí un filete grande , pero me ha traído una tortilla pequeña .
llame a la señora Walker al cuatro ocho tres cinco nueve , por favor .
hasta que llegue mi hijo , queremos ir al cine .
no tenemos tiempo de comprar una guía de viajes .
¿ podría venir alguien a la habitación cincuenta y dos ? la cama no está hecha .
el señor Walker tomará algo en el bar .
me alegro de que podamos comprar un recuerdo mañana por la mañana .
tengo que darme prisa porque el tren nocturno para Colonia sale dentro de cuarenta minutos .
mi hijo no tiene hambre , pero quisiera una taza de café .
tres billetes de ida a Madrid para el nueve de enero , por favor .
el acuario , que está a treinta minutos de aquí , merece una visita .
de primero quisiéramos una sopa y de segundo pescado con patatas .
¿ cuánto cuestan las entradas para el concierto del martes ?
es importante que mi marido cambie su vuelo antes de las cuatro y cuarto .
tememos que el tren nocturno llegue demasiado tarde .
¿ cómo se llama ? - me llamo Laura López .
los niños tienen que hacer transbordo en Barcelona .
he oído que el partido de fútbol empieza a las tres .
los turistas se han perdido en el casco antiguo . ¿ qué deberían hacer ?
¿ podría recomendarme una buena playa , por favor ?
ella tiene que pedir una sopa de tomate caliente .
lamentablemente no tenemos habitaciones familiares cómodas libres antes del doce de mayo .
ellos llevan desde las dos menos cuarto intentando comprar un sello .
antes de marcharnos , quisiéramos recoger nuestra cartera .
la pizza que pedimos está quemada .
tenemos dolor de cabeza .
si mañana hace buen tiempo , quiero hacer senderismo por la montaña .
¿ dónde está el tenedor ? ¿ podría traérnoslo , por favor ?
¿ tienen una suite cómoda para cuatro personas hasta el domingo ?
mi mujer ha olvidado preguntar en la recepción .
¿ podría traerme un poco más de miel , por favor ?
¿ cuándo tengo que salir de la habitación ?
hay que lavar estas camisas antes del viernes .
la camarera dice que el gimnasio está en la primera planta .
hay que planchar estas camisas antes del miércoles .
no hemos estado nunca en Colonia , pero conocemos bien Lisboa .
antes de salir de viaje , quisiéramos participar en la visita de la ciudad .
quisiera reservar una mesa para siete personas en la terraza .
queremos que el director hable más despacio .
mis hijos tienen que darse prisa porque el tren para Varsovia sale dentro de diez minutos .
son cinco euros . - quédese con el cambio .
¿ desea pagar en efectivo o con cheque , señor Dubois ?
el teatro está abierto desde las siete y cuarto hasta las nueve menos cuarto , pero los sábados está cerrado .
me llamo Serrano , tengo una reserva para dos personas .
la señora Taylor quisiera cambiar ochenta dólares por euros .
¿ tienen una casa de vacaciones cómoda para tres personas para dos noches ?
hasta que llegue mi mujer , quiero probar el queso de la región .
primero quisiera aparcar mi coche en el garaje y después hacer senderismo por la montaña .
la recepcionista quiere saber si quiero quedarme hasta el martes .
el avión a Hamburgo despega a las ocho y veinte .
le gusta pasear por la playa .
¿ podría decirme si la media pensión está incluida en el precio ?
camarero , pedí una ensalada , pero me ha traído una buena sopa de pescado .
un trozo de pastel cuesta cuatro euros con noventa .
sabemos que la panadería está cerrada los viernes .
no hay de qué , señor Moreno . ¡ feliz estancia en Berlín !
quisiera quejarme : la lavadora está fuera de servicio y la bañera es muy vieja .
¿ podría pedirme un taxi , por favor ? gracias por su ayuda .
el próximo miércoles llegamos a Londres y nos quedamos seis noches .
¿ a qué hora sale el tren nocturno para Ginebra ?
siento que nos hayamos perdido en el barrio del puerto .
me alegro de que el señor García pueda traer su gato .
el tren de Múnich a Atenas lleva quince minutos de retraso .
mi número de teléfono es el tres seis seis siete siete .
puede localizar a mi hija por teléfono : cero seis seis uno cero .
la línea está ocupada . ¿ desea volver a llamar más tarde ?
¿ me puede traer cuatro mantas ?
David , ¿ puedes ayudarme ?
no hemos estado nunca en Londres , pero conocemos bien Granada .
quiero traer mi perro esta noche .
siga todo recto y luego gire a la izquierda en la agencia de viajes .
un trozo de pastel cuesta tres euros con setenta .
el grifo no funciona desde el domingo .
mi mujer puede tener la suite con caja fuerte .
encienda la luz , por favor .
lo sentimos mucho , señor Moreno . el mozo vendrá dentro de cuarenta y cinco minutos .
no estoy satisfecho con la habitación porque el grifo no funciona .
el caballero está sentado en un banco del parque y nos espera .
hola , soy Moreno , de la habitación veinticinco . quisiera pedir el desayuno .
ella solo viaja a Roma de Pascuas a Ramos .
¿ le importaría guardar el equipaje hasta las doce y diez ?
mi mujer no come ni arroz ni fideos .
el vuelo a Madrid fue cancelado por la huelga .
mi reloj va atrasado ; ya son las diez menos cuarto .
no se olvide de pedirme un taxi , por favor .
un billete de ida y vuelta a Hamburgo , por favor , en segunda clase .
no creo que podamos coger el coche .
se tarda veinte minutos en preparar la sopa de verduras .
nos han robado el billete de tren y el reloj .
quisiéramos saber si el tren para en Colonia .
se tarda tres horas en llegar a Roma en tren .
no tenemos ganas de fotografiar el monasterio .
si el sábado hace buen tiempo , los turistas van a participar en el curso de idiomas .
el tren de París a Venecia lleva veinticinco minutos de retraso .
por culpa del atasco mi compañero llegó demasiado tarde al hospital .
¿ hay alguien aquí que hable francés ? mi mujer no habla español .
el aire acondicionado está fuera de servicio .
mi hermano está intentando enviar un paquete a Múnich .
¿ hay una habitación familiar libre del veintidós al veintiocho de diciembre ?
si mañana hace demasiado frío , leeremos un libro .
hace cinco horas quería comprar unos sellos .
se tarda seis horas en llegar a Londres .
quiero fotografiar el teatro en lugar de alquilar una bicicleta .
¿ está incluido el aparcamiento en el precio o tenemos que pagarlo aparte ?
el hotel en el que ella estuvo en Berlín no era tan caro .
no quiero pagar en efectivo .
por culpa del mal tiempo tengo más tiempo para escribir cartas .
hasta que lleguen los niños , queremos hacer senderismo por la montaña .
desde el balcón se pueden ver la biblioteca y el puerto .
¿ podemos dejar aquí nuestra mochila roja hasta la una menos cinco ?
el taxi que mi hermano pidió para las dos menos cuarto todavía no ha venido .
el huésped de la habitación veintitrés se marcha mañana .
¿ a qué hora sale el autocar para París ?
lamentablemente el hotel está completo hasta el cuatro de junio .
hasta que llegue mi hermano , queremos comprar unas postales .
seis billetes de ida y vuelta a Londres para el treinta y uno de octubre , por favor .
el tren nocturno para Lisboa sale a las cinco y media del andén seis .
aunque mis hijos están cansados , quieren visitar la torre y el faro .
se tarda seis horas en llegar a Zúrich en autobús .
nuestros amigos no tienen ganas de hacer un picnic .
¿ tienen un apartamento para ocho personas para una noche ?
el director dice que la piscina abre a las seis menos cuarto .
¿ hay una habitación familiar libre del once al dieciocho de septiembre ?
mi mujer ha recogido su paraguas .
¿ han encontrado una cartera ? nos la hemos dejado en la habitación doscientos quince .
quisiéramos siete entradas para el paseo en barco del dieciséis de diciembre .
una mesa para dos , por favor .
¿ cuándo abre el teatro de la ópera los lunes ?
el hotel en el que los turistas estuvieron en Edimburgo estaba cerca de la estación .
el teatro está abierto desde las seis hasta las ocho y cuarto , pero los jueves está cerrado .
perdí el enlace en Hamburgo porque el tren rápido llegó demasiado tarde .
quiero que envíe a alguien a la habitación doscientos siete .
he pedido una tortilla . ¿ cuándo me la va a traer ?
todas las habitaciones de la séptima planta tienen baño .
hemos escrito una carta a nuestro abuelo .
¿ por qué no fue en autobús a París ?
Viena es la ciudad más bonita que nuestros amigos han visto nunca .
quisiera quejarme : la cama supletoria no está hecha y la suite es demasiado fría .
una habitación cuesta veinticuatro euros por noche , y el servicio de lavandería no está incluido .
después del almuerzo quiero visitar el famoso castillo y la torre , pero antes tengo que aparcar mi coche en el garaje .
me quedo con la habitación doble bonita .
la pizza está buenísima .
las sábanas están mojadas .
la luz de mi habitación no funciona .
hola , ¿ podría traernos un vaso de limonada , por favor ?
por culpa del atasco llegamos demasiado tarde a la peluquería .
en nuestra habitación huele a gas .
mi reloj va atrasado ; ya son las siete .
buenas noches , ¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
los turistas necesitan una venda de la farmacia .
si el fin de semana hace buen tiempo , vamos a nadar en el lago .
apague la luz , por favor .
el ascensor está estropeado , así que tengo que subir a pie a la novena planta .
el director confirmará la reserva .
el camarero nos ha traído una sopa de tomate en lugar de una ensalada .
la señora Fischer celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
necesitamos algo para el resfriado .
¿ qué línea de metro va al teatro ?
el próximo martes los niños llegan a Atenas y se quedan tres noches .
¿ puedo traer mi perro ?
¿ desea pagar en efectivo o por transferencia , señora López ?
la próxima semana hará mucho frío , por eso vamos a acostarnos temprano .
¿ cuál es la contraseña de la caja fuerte ?
quisiera reservar una habitación familiar para tres noches .
no puedo dormir porque el sofá es demasiado pequeño .
buenos días , ¿ puede esperar un momento , por favor ? muchas gracias de antemano .
pienso comprar unos recuerdos .
llame a un médico , por favor , mi hijo se ha roto la pierna .
dos billetes de ida y vuelta a Venecia para el cinco de septiembre , por favor .
hablamos italiano , pero no entendemos el español .
en enero llegamos a Viena y nos quedamos tres noches .
¿ cuánto cuesta una suite cómoda con cocina por noche ?
¿ quisieras cancelar tu pedido el viernes a las cuatro y cinco ?
en junio suele hacer mucho sol en Barcelona .
desde el balcón se pueden ver el hermoso teatro de la ópera y el puerto .
¿ tienen una suite bonita para cinco personas hasta el viernes ?
tengo que darme prisa porque el tren para Varsovia sale dentro de veinticinco minutos .
he olvidado comprar un cepillo de dientes .
conocemos el camino .
es posible que mis padres visiten la torre y el faro .
la camarera de piso dice que el famoso palacio merece la pena .
si mañana hace buen tiempo , el señor Miller va a visitar el acuario .
tememos que el autocar llegue demasiado tarde .
camarero , pedí una tortilla , pero me ha traído una ensalada mixta .
disculpe , ¿ cómo llego a la playa ?
antes de salir de viaje , el señor Rossi quisiera ir a bailar .
siga todo recto y luego gire a la derecha en la estación .
¿ hay una habitación individual tranquila libre del siete al trece de junio ?
él no tiene tiempo de visitar el palacio antiguo .
si mañana nieva , leeré un libro .
pienso que mi marido puede enviar una carta a Londres mañana a las ocho .
la señora puede tener la habitación grande con bañera .
lamentablemente no tenemos habitaciones individuales libres antes del seis de enero .
¿ podría esperar un momento y despertarnos a las ocho menos cuarto ?
si mañana hace buen tiempo , voy a participar en la visita guiada .
espero que mis padres lean un libro dentro de cinco minutos .
quisiera un asiento en primera clase para el viernes .
mi compañero tiene treinta y ocho grados de fiebre y dolor de cabeza .
ellos han comprado unas tijeras .
un trozo de pastel cuesta dos euros con cincuenta .
el pronóstico dice que nevará .
una habitación cuesta cuarenta y cinco euros por noche , y el servicio está incluido .
los huéspedes vinieron a Ginebra para fotografiar el faro .
de primero quisiera una ensalada y de segundo fideos con champiñones .
¿ podría traerme un poco más de pimienta , por favor ?
¿ cuánto tiempo tengo antes de que salga el tren ?
antes de salir de viaje , mi hija quisiera tomar algo en el bar .
cambiamos la blusa por otra cosa el ocho de mayo .
cuando llegué a París , la ventana estaba sucia .
no se preocupe , señor Becker , repararemos el teléfono .
primero los niños quisieran hablar con el médico y después fotografiar el faro antiguo .
me encantaría hacer senderismo por la montaña .
somos de Alemania , pero vivimos en Ginebra desde hace cinco años .
él llegó tarde porque el tren rápido llegó con retraso .
no hay de qué , señora Becker . ¡ buen viaje !
tome la primera calle a la derecha y verá el mercado cubierto delante de usted .
¿ cuándo abre la catedral los martes ?
llévenos al cajero automático , por favor , tenemos prisa .
buenas noches , señor Fischer . ¿ ha dormido bien ?
es importante que mi hija prolongue su estancia hoy .
nos hemos quedado dormidos . ¿ qué deberíamos hacer ?
¿ han encontrado un collar ? me lo he dejado en la habitación trescientos doce .
ellos saben que la oficina de correos está cerrada los domingos .
hola , ¿ a qué hora sale el autocar para París ?
nos gusta mucho la iglesia .
como el tren nocturno está lleno , no llegaré hasta las siete .
¿ han encontrado una maleta ? nos la hemos dejado en la habitación doscientos diez .
el taxi que pedí para las doce todavía no ha venido .
aunque estoy cansada , quiero visitar el castillo antiguo .
mi hermano acaba de llegar a Roma .
¿ podría firmar aquí y traernos una botella de agua mineral ?
aquí tiene su llave , señora Dubois . su habitación está en la séptima planta .
no he estado nunca en París , pero conozco bien Venecia .
no hay de qué , señora Schmidt . ¡ buen viaje !
una habitación doble cuesta cien euros por noche , y la media pensión no está incluida .
¿ cuándo abre el museo los viernes ?
el tren de Edimburgo a Salzburgo lleva cuarenta minutos de retraso .
el castillo de Varsovia es más antiguo que el de Venecia .
el hotel en el que estuve en Ginebra tenía piscina .
tenemos que darnos prisa porque el tren nocturno para Barcelona sale dentro de cincuenta minutos .
¿ cuánto cuestan los zapatos negros del escaparate ?
hemos reservado un apartamento a nombre de Becker .
el libro que la camarera de piso encontró en el cuarto de baño es de mi hermana .
lamentablemente el hotel está completo en diciembre .
la hermosa biblioteca está abierta desde las seis hasta las ocho menos cuarto , pero los miércoles está cerrada .
hemos comprado un anillo para nuestro profesor .
en Granada llueve a cántaros , por eso voy a acostarme temprano .
¿ qué vino va bien con la tortilla ?
un taxi a la farmacia cuesta unos diecisiete euros .
el caballero tiene suerte : puede participar en la cata de vinos el dieciocho de marzo .
aunque tengo dolor de estómago , quiero visitar el faro y la torre .
aunque hace mucho calor , voy a participar en la excursión .
puedo esperar en el vestíbulo mañana por la noche .
ayer nuestros amigos tuvieron un accidente .
en julio suele hacer mucho calor en Roma .
¿ sería posible que imprimiera el contrato ?
¿ me puede prestar un paraguas ? gracias por su ayuda .
tenemos que ir al banco antes de las once y cuarto porque necesitamos dinero .
se tarda cuatro horas en limpiar la suite .
buenas noches , ¿ podría decirme si la visita de la ciudad dura cinco horas ?
la carta que enviamos a Zúrich todavía no ha llegado .
vamos a reservar una mesa para seis personas pasado mañana .
buenos días , ¿ podría enseñarnos en el mapa dónde está el museo de arte ? muchas gracias .
mi mujer está sentada en un banco del patio y lee el periódico .
si tuviera más dinero , alquilaría un coche .
no se preocupe , señor Brown , le pediremos un taxi .
desde ayer me duele el pie .
primero quisiera recoger mis gafas de sol y después alquilar una motocicleta .
nos interesa el acuario . ¿ hay una visita guiada en inglés ?
tome la tercera calle a la izquierda y verá el zoo delante de usted .
si el tren llega con retraso , nos quedaremos otra noche .
¿ tienen una habitación familiar para cinco personas desde el domingo hasta el martes ?
¿ abre el mercado cubierto a la una y cinco ?
el veintidós de junio el caballero perdió sus guantes verdes y ahora tiene que rellenar un formulario .
le pedí a la recepcionista que me recomendara un buen restaurante , pero no ha pasado nada .
el inodoro de mi habitación está estropeado .
el huésped de la habitación cincuenta y tres se marcha mañana .
se tarda tres horas en reparar la luz .
mi hermana no está satisfecha con la habitación porque los niños hacen demasiado ruido .
el vestido que compré es demasiado pequeño .
el jueves nos marchamos .
se tarda una hora en reparar la calefacción .
buenas noches , el señor López no está hoy . ¿ quiere dejar un recado ?
la señora Rossi celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
una pregunta : ¿ tienen una habitación familiar para tres personas hasta el sábado ?
va a hacer mucho frío la próxima semana .
este abrigo es demasiado grande .
¿ habló con el cocinero ?
si el sábado hace buen tiempo , vamos a hacer senderismo por la montaña .
mi hermana acaba de darse cuenta de que la cama no está hecha .
buenos días , ¿ cuál es la contraseña de la caja fuerte ?
Julia , ¿ puedes darme el plano de la ciudad ?
no vale la pena visitar la exposición nueva .
quisiera una suite tranquila con cocina , por favor .
mi hermano toma leche en el desayuno , pero yo prefiero té .
el avión de Edimburgo aterriza a las diez .
dudo que mi hijo reserve una mesa para dos personas el jueves .
el camarero me ha traído un filete grande en lugar de una sopa de tomate .
debe de ser un error : reservé una habitación , no una habitación doble .
en Barcelona llueve a cántaros , por eso vamos a descansar un poco .
no se olvide de traernos una toalla de baño , por favor .
¿ por qué no puedes pagar la cuenta ?
el frigorífico no funciona desde el viernes .
disculpe , ¿ cómo llegamos al centro comercial ?
me gustó mucho la película .
¿ le importaría traducir esta carta ?
el huésped de la habitación ciento doce ha perdido su llave .
antes de salir de viaje , los huéspedes quisieran nadar en el lago .
¿ podría darme la dirección del restaurante , por favor ?
el taxi que pedí para las dos y media todavía no ha venido .
¿ le importaría enviar a alguien a la habitación trescientos veinte ?
los turistas acaban de darse cuenta de que el secador no funciona .
ni hablar de que mi hermano vaya al cine .
la parada de taxis está delante de la biblioteca antigua .
¿ puedo traer mi gato ?
no puedo dormir porque la cama supletoria es demasiado dura .
no hay vasos en la habitación veintitrés .
mañana a las dos y cinco cambiamos dinero .
mi marido se ha perdido en el bosque . ¿ qué debería hacer ?
¿ podría darme el número de teléfono del restaurante ? gracias por su ayuda .
el hotel en el que estuvimos en Madrid tenía piscina .
¿ quién puede darme la llave de la habitación ocho ?
no se olvide de imprimir la cuenta , por favor .
¿ puedo dejar aquí mi bolso azul hasta las cinco ?
¿ dónde está la confirmación de la reserva ? - se la enseñaré mañana .
necesitamos el contrato . ¿ nos lo puede dar ?
el teléfono no funciona desde esta mañana .
despiértenos el martes a las dos y diez , por favor , tenemos que estar en el aeropuerto antes de las ocho y cuarto .
la carta solo está en italiano , ¿ me la podría traducir ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las cuatro y media .
si el tren nocturno está lleno , ellos se quedarán otra noche .
¿ quisiera probar el queso de la región pasado mañana ?
el abrigo que compramos es demasiado corto .
creo que la señora Weber comprará una pila mañana a las cuatro menos cuarto .
llévenos a la comisaría , por favor , tenemos prisa .
he comido algo .
como el tren rápido llegará con retraso , no llegaré hasta las tres menos cuarto .
¿ puedo dejar aquí mi abrigo hasta las seis menos diez ?
mi hermano tiene que coger un taxi porque el tren rápido llega demasiado tarde .
estoy buscando mi cámara nueva . ¿ la ha visto ?
espere un momento , por favor .
¿ quiere ir a nadar ?
mi compañero no tiene ni idea de dónde está su bolsa de viaje .
no he estado nunca en Venecia , pero conozco bien Madrid .
no podemos dormir porque la habitación huele a humo .
sé que el supermercado está cerrado los sábados .
como el tren está lleno , no llegaré hasta las cuatro .
el señor Fischer perdió sus gafas de sol hace cinco días .
buenos días , soy Wilson , de la habitación doscientos cinco . necesito una manta adicional .
ellos han olvidado reservar una mesa para siete personas .
hola , Julia , ¿ puedes prestarme ciento cincuenta euros ?
mi hermana está sentada en un banco del patio y lee el periódico .
pienso que nos ducharemos mañana .
la parada de taxis está a dos pasos del ayuntamiento .
el caballero no tiene ni idea de dónde está su diario .
espero que ellos puedan levantarse temprano .
los huéspedes pueden tener el apartamento con caja fuerte .
como el tren rápido lleva cuarenta minutos de retraso , no llegaré hasta las once menos cuarto .
en Londres llueve a cántaros , por eso quiero ver la televisión .
me llamo Schmidt , tengo una reserva para ocho noches .
el huésped de la habitación diecinueve todavía no ha pagado .
el señor Serrano llegará el veintiuno de mayo a las once .
¿ dónde está la lista de precios ? - se la enseñaré mañana .
mi hijo se ha roto el brazo y tiene que ir al hospital .
el próximo viernes voy a cambiarme a otra habitación .
no se preocupe , señora Miller , le pediremos un taxi .
no se preocupe , señor García , le traeremos una cama supletoria .
en la habitación doscientos cinco huele a humo .
hemos pedido un pastel de manzana . ¿ cuándo nos lo va a traer ?
¿ sabe a qué hora abre el castillo ?
hemos comprado una bufanda para nuestro abuelo .
quisiéramos una habitación doble con escritorio y vistas al patio .
hemos reservado una habitación individual a nombre de Navarro .
no hemos estado nunca en Roma , pero conocemos bien Zúrich .
estoy seguro de que mis hijos irán de compras más tarde .
los vecinos hacen demasiado ruido .
se tarda seis horas en llegar a Berlín en coche .
dentro de seis días llegamos a Viena y nos quedamos dos noches .
¿ cuánto cuesta el vestido del escaparate ?
antes de que cierren las tiendas , quisiéramos reunirnos con unos amigos en la estación .
no tenemos ni idea de dónde está nuestra bolsa de viaje .
nos interesa la exposición . ¿ hay una visita guiada en alemán ?
solo viajo a Lisboa de Pascuas a Ramos .
el camarero me ha traído una ensalada pequeña en lugar de una sopa vegetariana .
es una lástima que la luz no funcione .
creo que ella puede descansar un poco mañana .
a la una y cuarto me marcho .
ella quisiera cambiarse a otra habitación .
en la habitación cuarenta huele a humo .
la peluquería está a dos pasos del palacio antiguo .
necesito la cuenta . ¿ me la puede enviar ?
su habitación está en la novena planta , al lado del ascensor .
tuvimos un accidente .
el médico dice que mi mujer tiene que beber mucha agua durante seis días .
se nos ha acabado el vinagre ; el camarero ha ido a comprar más .
la guía quiere saber si mis padres aparcarán su coche en el garaje mañana a las tres menos cuarto .
si esta tarde hace demasiado calor , descansaremos un poco .
dentro de cuarenta y cinco minutos voy a reservar un apartamento más grande .
¿ podría venir alguien a la habitación doscientos quince ? los huéspedes de la habitación de al lado escuchan música alta .
el taxi que la señora pidió para las ocho y media todavía no ha venido .
mis padres necesitan una pomada de la farmacia .
he dejado mi tarjeta de crédito en casa y ahora tengo que llamar al hotel .
la oficina de turismo está enfrente de la iglesia .
es una lástima que el armario esté mojado .
ayer por la tarde nuestros amigos perdieron su carné de conducir .
quisiera un asiento en el pasillo para Londres .
antes de marcharme , quisiera pagar con cheque .
¿ va este tren a Varsovia ?
quisiéramos reservar una mesa para seis personas junto a la ventana .
antes de que salga el tren , quisiera ir a la playa .
una habitación familiar luminosa cuesta noventa y cinco euros por noche , y el servicio de habitaciones está incluido .
estoy seguro de que cenaré en la terraza mañana a las cinco y veinte .
mi marido tiene muchas ganas de alquilar una motocicleta mañana .
lamentablemente el hotel está completo en septiembre .
cuando llegue a Salzburgo , voy a visitar el faro .
no estamos satisfechos con la habitación porque el colchón es demasiado blando .
nuestros amigos tomarán algo en el bar .
quisiera pan con mantequilla y una taza de café .
¿ podría venir alguien a la habitación cincuenta y uno ? la lavadora está estropeada .
cuando llegue a Venecia , voy a probar el vino de la región .
a mis hijos les gusta dormir con la ventana abierta .
no se permite fumar en el ascensor .
mañana quisiéramos comprar unos recuerdos .
si el viernes hace demasiado calor , descansaré un poco .
desde la torre se pueden ver el museo y el jardín .
aquí tiene su tarjeta , señora López . su habitación está en la séptima planta .
ella tiene suerte : puede participar en la visita de la ciudad .
¿ cuándo quisiera aparcar su coche en el garaje ?
me gusta mucho la famosa fortaleza .
el tren nocturno saldrá a las siete y cuarto .
hola , ¿ desea pagar en efectivo o con tarjeta de crédito , señor Becker ?
¿ a qué hora sale el autocar para Lisboa ?
mi hermano no tiene ganas de tomar algo en el bar .
en Varsovia lleva nueve días lloviendo .
denos la llave de la habitación doscientos cinco , por favor .
lamentablemente ya no quedan entradas para el paseo en barco .
¿ qué tiempo hace en Barcelona en este momento ?
el camarero me ha traído una ensalada verde en lugar de una pizza grande .
la señora Becker está acostumbrada a cenar tarde .
disculpe , ¿ puede preparar la cuenta para mañana ?
no hace falta que nos traiga la lista de precios , el camarero ya nos la ha dado .
los turistas perdieron su bolsa de viaje y ahora tienen que ir a la oficina de objetos perdidos .
¿ han encontrado un diario ? nos lo hemos dejado en la habitación dos .
el señor Fischer llegará el veintitrés de noviembre a las cuatro .
¿ podría venir alguien a la habitación ciento cinco ? la plancha está estropeada .
después de la cena nos marchamos .
la habitación individual que reservé la semana pasada es demasiado pequeña .
el frigorífico de nuestra habitación no funciona .
buenas noches , ¿ puedo dejar aquí mi chaqueta hasta las seis menos cuarto ?
despiérteme mañana a las once , por favor , tengo que coger el tren a Granada .
mi reloj va atrasado ; ya son las ocho y cuarto .
ellos se han duchado .
tenemos que hacer cola dos horas en el aeropuerto .
los zapatos más baratos cuestan doce euros , pero la blusa roja es más barata .
¿ podemos pagar con cheque ?
el tren para en Bruselas .
el taxi que pedimos para las siete y media todavía no ha venido .
mi hija ha comprado un collar para su jefe .
en Atenas llueve a cántaros , por eso quiero leer un libro .
ya no tenemos jamón , pero puedo recomendarle la sopa de pescado caliente .
¿ podría planchar esta blusa , por favor ?
de primero quisiéramos una tabla de quesos y de segundo pollo con arroz .
el billete a Sevilla cuesta ocho euros , pero solo tengo un billete de cien euros .
estará nublado .
el camarero nos ha traído una buena sopa de verduras en lugar de una tabla de quesos .
queremos cambiar de habitación porque el ascensor está fuera de servicio .
debe de ser un error : reservamos una suite tranquila , no un apartamento .
el bolso cuesta dieciséis euros , pero los pantalones más cortos son más baratos .
hemos olvidado cambiar dinero .
antes de que anochezca , quisiéramos probar el pescado de la región .
primero quisiera preguntar en la recepción y después visitar la torre y la iglesia .
dudo que los turistas tomen algo en el bar mañana a las ocho y media .
¿ qué vino va bien con el buen filete ?
despiérteme el miércoles a las siete y media , por favor , tengo que coger el tren a Praga .
¿ podemos dejar aquí nuestra bufanda hasta las siete y media ?
no vale la pena ir a la película .
cinco billetes de ida a Edimburgo para el veintiuno de junio , por favor .
el partido que el caballero quería ver fue ayer .
quisiéramos reservar una habitación doble tranquila para una noche .
el hervidor no funciona desde el jueves .
espero que podamos visitar el monasterio en enero .
¿ cuándo sale el próximo tren nocturno para Praga ?
¿ cuánto cuesta una habitación bonita con televisor por noche ?
en el pasillo huele a gas .
la señora está sentada en un banco del parque y lee el periódico .
acabamos de llegar a Colonia .
solemos levantarnos a las seis y cuarto .
no sé si nuestros amigos cancelarán su pedido esta noche .
¿ podría venir alguien a la habitación trescientos doce ? la bañera está sucia .
cargue una taza de café a la cuenta de la habitación doscientos uno , por favor .
siento que mi marido haya dejado su carné de conducir en el coche .
ellos solo viajan a París de Pascuas a Ramos .
no hay champú en la habitación treinta y ocho .
el huésped de la habitación doscientos cinco no se encuentra bien .
pídanos un taxi , por favor .
llame a una ambulancia , por favor , mi mujer se ha roto la mano .
por culpa del mal tiempo tenemos más tiempo para leer .
si mañana hace buen tiempo , vamos a visitar el teatro .
de la gasolinera al castillo hay solo cinco minutos a pie .
me he dejado mi cartera en el avión a Valencia .
hemos olvidado cambiar nuestro vuelo .
el banco está detrás del zoo .
¿ cuánto cuesta el bañador del escaparate ?
lave esta camisa , por favor .
no tenemos ni idea de dónde están nuestros guantes nuevos .
nuestros amigos pasaron cinco días en Atenas y tres días en Zúrich .
¿ por qué no dejó su anillo en la recepción ?
el huésped de la habitación veintiuno ha pedido el desayuno .
esta camisa es demasiado cara .
el caballero está de mal humor porque hace sol en este momento .
es una lástima que el colchón sea demasiado blando .
le pedí al mozo que encendiera la música , pero no ha pasado nada .
quisiera descansar un poco porque estoy agotado .
la recepcionista abrirá la ventana .
los niños toman limonada en el desayuno , pero yo prefiero zumo de manzana .
mi hermana tiene suerte : puede tomar algo en el bar esta noche .
¿ hay una habitación familiar pequeña libre del veinticinco al treinta de agosto ?
he oído que el desayuno es gratis .
mi hija quiere cambiar de habitación porque la bañera está mojada .
ya es hora de que mis padres hablen con la guía .
hemos perdido nuestro portátil nuevo y nuestra bufanda .
cuando llegue a Berlín , voy a hacer senderismo por la montaña .
una pregunta : ¿ podría decirme si el gimnasio está en la primera planta ?
cinco sellos para postales a España , por favor .
el cajero automático está delante del castillo .
ellos han comprado un libro para su jefe .
cargue una taza de té a la cuenta de la habitación ciento uno , por favor .
lo sentimos mucho , señora Weber . la camarera de piso vendrá dentro de treinta minutos .
mi marido se ha quedado dormido .
¿ sería posible que apagara la luz ?
visitamos el teatro de la ópera la semana pasada .
camarero , pedí un helado , pero me ha traído un filete .
una habitación doble cuesta veintiún euros por noche , y el servicio de lavandería está incluido .
la cuenta asciende a veintitrés euros , incluida la tasa turística .
la próxima semana lloverá , por eso leeré un libro .
fotografío el teatro el domingo .
nos interesa el faro . ¿ hay una visita guiada en portugués ?
quisiera quejarme : el enchufe está estropeado y la cafetera está fuera de servicio .
hola , ¿ quiere el café con o sin azúcar ?
Julia , ¿ puedes esperarme ?
es importante que mi marido pague con tarjeta de crédito hoy .
disculpe , la carta solo está en alemán , ¿ me la podría traducir ?
no se preocupe , señora Walker , le pediremos un taxi .
he perdido mi reloj y mi diario .
¿ le importaría traernos una cuchara y jabón ?
pasamos dos días en Roma y siete días en Madrid .
quisiéramos reservar una habitación para ocho noches .
la habitación individual luminosa que mi marido reservó en enero es demasiado cara .
el aeropuerto está enfrente del teatro de la ópera .
tengo que coger un taxi porque el autobús será cancelado .
¿ por qué no quieres cancelar tu reserva ?
antes de marcharnos , quisiéramos pagar en efectivo .
la calefacción de la habitación trescientos quince está estropeada .
ya es hora de que mi hija llame a su oficina .
mi compañero ha olvidado su bufanda en el autobús y ahora tiene que ir a la oficina de objetos perdidos .
una habitación más barata cuesta treinta y cuatro euros por noche , y el aparcamiento no está incluido .
¿ quisieras tomar algo en el bar ?
¿ quisiera visitar el castillo antiguo y el zoo mañana por la mañana ?
¿ puede darme la llave de la habitación doscientos cinco , por favor ?
quisiéramos una habitación familiar pequeña con bañera y vistas al jardín .
el pronóstico dice que estará nublado esta noche .
somos de España , pero vivimos en Berlín desde hace siete años .
la obra de teatro que queríamos ver fue ayer .
la señora Weber quisiera pagar con tarjeta , pero el aparato no funciona .
¿ podría preparar la cuenta de la habitación veintidós ? nos marchamos dentro de cuatro horas .
solo viajo a Atenas de Pascuas a Ramos .
la señora toma zumo de naranja en el desayuno , pero yo prefiero agua mineral .
el inodoro no funciona desde esta mañana .
hay un diccionario sobre la mesa de la habitación treinta y dos .
la fortaleza , que está a quince minutos de aquí , merece una visita .
una pregunta : ¿ está incluida la media pensión en el precio o tenemos que pagarla aparte ?
la carretera a Edimburgo está cortada , así que tengo que dar un rodeo .
los huéspedes están intentando reservar una mesa para cuatro personas .
cuando lleguemos a Praga , vamos a reunirnos con unos amigos en la estación .
la luz de nuestra habitación está estropeada .
lo sentimos mucho , señor Miller . el mozo se ocupará de ello inmediatamente .
ellos hablan alemán , pero no entienden el español .
en julio suele hacer mucho sol en Granada .
quisiéramos que nos despertaran a las tres y media , habitación cuarenta y siete .
no hay perchas en la habitación trescientos uno .
mi hermano acaba de cambiar su vuelo .
nos encantaría participar en la conferencia .
el avión a Venecia despega a las ocho menos diez .
despiérteme a las siete y diez , por favor .
le pedí al camarero que nos explicara la lista de precios , pero no ha pasado nada .
mi hija suele levantarse a las siete y media .
el lunes pasado ellos querían marcharse .
la señora López tuvo que ver la televisión el mes pasado .
el huésped de la habitación veintinueve no se encuentra bien .
¿ podría traerme la cuenta , por favor ? muchas gracias de antemano .
siento que la señora haya olvidado su portátil en el restaurante .
¿ qué tiempo hace en Salzburgo hoy ?
¿ está incluido el acceso a internet en el precio o tenemos que pagarlo aparte ?
¿ tienen platos sin patatas ?
temo que el tren rápido llegue demasiado tarde .
todas las habitaciones de la primera planta tienen terraza .
el ascensor está estropeado , así que tengo que bajar a pie a la tercera planta .
del cine a la iglesia hay solo quince minutos a pie .
el señor Weber llamó a las siete y media y dejó un recado para el señor García .
la recepcionista quiere saber si ella pagará con cheque .
¿ quién puede confirmar la reserva por correo electrónico ?
en Zúrich lleva siete días lloviendo .
mi mujer está de buen humor porque hace sol ahora .
primero quisiera enviar un paquete a París y después dar un paseo por el casco antiguo .
lo sentimos mucho , señor Wagner . el técnico vendrá inmediatamente .
¿ me puede traer una toalla ? gracias por su ayuda .
me quedo con el apartamento .
pienso que ellos pueden ir al mercado .
es posible que el señor Brown compre unas postales dentro de veinte minutos .
¿ quién puede traerme cinco albornoces ?
¿ qué vino va bien con la sopa caliente ?
tome la segunda calle a la derecha y verá el zoo delante de usted .
¿ podría confirmar la reserva , por favor ?
¿ sabe cuándo abre la fortaleza ?
la señora Weber quisiera pescado con patatas y un vaso de vino tinto .
no creo que mi hermano pueda cambiarse a otra habitación el próximo martes .
mi hijo tiene treinta y nueve grados de fiebre y tos .
el vuelo de Hamburgo fue cancelado por la huelga .
creo que nuestros amigos pueden hacer un picnic esta noche .
quisiera saber si el barco va a Valencia .
¿ podría traerme un poco más de mantequilla , por favor ?
nos quedamos con el apartamento .
de primero quisiéramos una sopa y de segundo patatas con queso .
cuando llegué a Varsovia , el armario era muy viejo .
dejé mi tarjeta de crédito en la habitación hace siete días . ¿ qué debería hacer ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho menos cuarto .
despiértenos mañana a las once menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las dos .
la catedral , que está a veinte minutos de aquí , merece una visita .
una habitación familiar cuesta cincuenta y cinco euros por noche , y el acceso a internet no está incluido .
el bolso más pequeño cuesta un ojo de la cara .
no estoy satisfecha con la habitación porque el grifo no funciona .
el señor Weber no está en este momento . ¿ quiere dejar un recado ?
nuestro equipaje no ha llegado ; debe de estar todavía en Hamburgo .
para mí una sopa de verduras y cuatro vasos de agua mineral , por favor .
ya no tenemos jamón , pero puedo recomendarle la ensalada .
pregúntele a la señora Navarro si quiere fotografiar el museo , por favor .
una pregunta : ¿ cuánto dura el trayecto de Salzburgo a Bruselas ?
es importante que mi marido recoja sus guantes rojos hoy .
buscamos un hotel que esté cerca del centro comercial .
buenas noches , soy Miller , de la habitación treinta y cuatro . quisiera pedir el desayuno .
le pedí al mozo que rellenara el formulario , pero no ha pasado nada .
si mañana hace buen tiempo , mi mujer hará un picnic .
¿ quiere fotografiar el hermoso faro o prefiere reunirse con unos amigos en la estación ?
hemos reservado una suite grande a nombre de Schmidt .
dejé mi billete de tren en el coche anteayer y ahora tengo que rellenar un formulario .
me quedo hoy en el hotel porque tengo dolor de cabeza .
si el autocar llega demasiado tarde , él cogerá un taxi .
aunque hace mucho calor , quiero hacer senderismo por la montaña .
la señora Schmidt es de Austria , pero vive en Edimburgo desde hace cuatro años .
el taxi que pedimos para las cuatro y cuarto todavía no ha venido .
quisiera reservar una habitación luminosa para tres noches .
¿ podría decirme si el baile se celebra el diecisiete de diciembre ?
necesitamos algo para la fiebre .
el acuario , que está a diez minutos de aquí , merece una visita .
despiérteme mañana a las tres y veinte , por favor , tengo que estar en el aeropuerto antes de la una y cuarto .
mi mujer sabe que la oficina de turismo está cerrada los domingos .
tenemos que darnos prisa porque el tren para Ginebra sale dentro de diez minutos .
quisiéramos una suite con televisor , por favor .
somos de España , pero vivimos en Varsovia desde hace cinco años .
¿ tienen una habitación familiar luminosa para cinco personas desde el lunes hasta el domingo ?
he olvidado mi anillo en el restaurante y ahora tengo que llamar al hotel .
mi reloj va atrasado ; ya son las seis y media .
comeré algo .
tenemos suerte : podemos comprar unos sellos a las dos menos cinco .
si el fin de semana hace buen tiempo , daré un paseo por la rosaleda .
los huéspedes que están en la cuarta planta todavía no han pagado .
disculpe , ¿ podría llevar el equipaje a la estación y hacerme una foto ?
ellos han perdido el barco .
la catedral está abierta desde las seis y media hasta las ocho y cuarto , pero los viernes está cerrada .
¿ desea pagar por transferencia o con tarjeta de crédito , señor López ?
solemos levantarnos a las seis y media .
he reservado una suite a nombre de Wagner .
¿ qué día es hoy ? - hoy es jueves , quince de enero .
disculpe , la línea está ocupada . ¿ desea esperar ?
mi hermana está sentada en un banco del parque y lee el periódico .
espero que los huéspedes puedan traer su gato .
desde el viernes me duele la mano .
desde la terraza se pueden ver la famosa catedral y el castillo .
dudo que mis padres cancelen su pedido esta tarde .
quería preguntarle si podría ponernos con la habitación treinta y cinco .
tome la segunda calle a la derecha y verá la fortaleza antigua delante de usted .
la carretera a Varsovia está cortada , así que tengo que dar un rodeo .
no nos traiga todavía la macedonia de frutas , por favor .
llame a un médico , por favor , mi marido se ha desmayado .
siento que hayamos dejado nuestro billete de tren en la habitación .
hay un error en la cuenta : no hemos tomado ninguna pizza .
mi mujer tiene miedo a volar .
el tren de Viena a Venecia lleva cuarenta y cinco minutos de retraso .
disculpe , ¿ dónde podemos comprar un cepillo de dientes ?
se tarda veinticinco minutos en preparar la tortilla grande .
¿ está el museo de arte nuevo cerrado los martes ?
mi compañero no ha prolongado su estancia .
tenemos que coger un taxi porque el tren rápido llega con retraso .
antes de salir de viaje , quisiéramos hacer senderismo por la montaña .
si el autobús llega demasiado tarde , mi mujer se quedará otra noche .
quisiera quejarme : la cafetera no funciona y la cama supletoria no está hecha .
el primero de diciembre llego a Praga y me quedo una noche .
tememos que el autocar lleve cuarenta y cinco minutos de retraso .
¿ cuánto cuestan las botas del escaparate ?
estoy de mal humor porque hace mucho calor en este momento .
disculpe , ¿ cuánto se tarda en reparar el grifo ?
todas las habitaciones de la cuarta planta tienen terraza .
ya es hora de que mis hijos compren un billete para Venecia .
¿ quién puede traerme seis vasos de vino tinto ?
¿ puedo dejar aquí mi móvil hasta las dos y media ?
es posible que los turistas dejen el hotel el próximo mes .
¿ qué tiempo hace en Sevilla en enero ?
la señora Walker quiere cambiar de habitación porque el apartamento está sucio .
pregúntele al señor Brown si quiere dar un paseo por el jardín del castillo , por favor .
queremos tomar algo en el bar en lugar de visitar el monasterio y el castillo .
el veintiuno de junio llego a Atenas y me quedo seis noches .
la señora Serrano tiene que hacer cola cuatro horas en el museo .
es una lástima que los vecinos escuchen música alta .
llame a la señora Moreno al dos cuatro nueve cero tres , por favor .
el cajero automático está enfrente del ayuntamiento .
¿ recogió su móvil nuevo ?
hay una postal sobre la mesa de la habitación trescientos uno .
¿ se admiten gatos en el restaurante ?
los niños perdieron el enlace en Venecia porque el autobús fue cancelado .
antes de que llegue el autobús , quisiéramos visitar el hermoso palacio y la fortaleza antigua .
si el domingo hace demasiado frío , veremos la televisión .
mi hermana quisiera hacer un picnic e ir al mercado .
quiero que el mozo espere un momento .
¿ puedo dejar aquí mi anillo hasta las tres menos diez ?
¿ conoce un buen restaurante cerca del cine ?
mi hermana no tiene ganas de fotografiar el museo .
espero que ella pueda pagar con cheque .
¿ cuánto cuesta una suite tranquila con televisor por noche ?
nos quedamos dormidos .
si el autobús está lleno , mi marido se quedará otra noche .
le gusta mucho el museo .
¿ hay una habitación individual libre del siete al veintisiete de junio ?
nos encantaría alquilar una barca .
quiero que traduzca esta frase .
Julia , ¿ puedes darme el paraguas ?
¿ podría enseñarnos en el mapa dónde está el zoo ?
debe de ser un error : reservé una habitación doble , no una habitación tranquila .
el ascensor está estropeado , así que tengo que subir a pie a la segunda planta .
hemos perdido nuestra llave .
mi hijo ha perdido su reloj y su sombrero .
ellos tienen que darse prisa porque el autocar para Múnich sale dentro de cincuenta minutos .
un trozo de pastel cuesta seis euros con setenta .
tráigame un secador , por favor .
de la librería al famoso monasterio hay solo veinticinco minutos a pie .
¿ quiere marcharse la próxima semana ?
¿ cuándo cierra la hermosa torre los lunes ?
estará nublado pasado mañana .
por culpa del mal tiempo los huéspedes tienen más tiempo para dormir .
buenas noches , ¿ podemos fumar aquí ?
hay un diccionario sobre la mesa de la habitación cincuenta y siete .
hace dos horas mis hijos dejaron su billete de avión en casa . ¿ qué deberían hacer ?
¿ por qué no voló a Londres ?
quisiéramos una habitación doble con balcón , por favor .
la señora Becker tuvo que llamar a su oficina .
su habitación está en la séptima planta , al lado del ascensor .
la señora Navarro está esperando el autocar para Colonia .
como el autobús lleva cuarenta y cinco minutos de retraso , no llegaremos hasta las diez y veinte .
a mi marido le encantaría ir al mercado .
¿ podría enseñarnos en el mapa dónde está el famoso mercado cubierto ?
si el miércoles hace buen tiempo , ella quiere nadar en el lago .
la recepcionista quiere saber si queremos reservar una mesa para siete personas mañana por la noche .
el vuelo a Berlín fue cancelado por la tormenta .
si tuviéramos más dinero , viajaríamos más .
quisiera hablar con el señor Walker , por favor .
el señor Wagner ha cancelado la reserva para el jueves .
quería preguntarle si podría reservarme una mesa junto a la ventana .
¿ puede enviar a alguien a la habitación cincuenta y uno ?
¿ de dónde eres , David ? - soy de México .
el caballero ha olvidado cambiar dinero .
tenemos suerte : podemos probar el queso de la región a la una .
despiérteme el miércoles a las dos y cuarto , por favor , tengo que coger el tren a Viena .
mi marido llega el lunes once de agosto a las doce y cuarto .
hay una guía de viajes sobre la mesa de la habitación ocho .
ellos acaban de llegar a Madrid .
¿ podría limpiar la habitación cuarenta y nueve , por favor ?
el juez está todavía en el juzgado , no puedo hablar con él antes de las diez y media .
¿ cuánto cuesta alquilar una bicicleta por tres días ?
le pedí al camarero que esperara un momento , pero no ha pasado nada .
¿ sería posible que nos trajera un albornoz y una percha ?
la barca que mi hermana alquiló está rota .
siga todo recto y luego gire a la izquierda en la farmacia .
¿ cuánto cuestan las entradas para la visita guiada del miércoles ?
el trayecto dura una hora y veinticinco minutos .
pregúntele a la señora Brown si quiere ir a nadar , por favor .
¿ cuesta el aparcamiento treinta y cinco euros al día ?
ellos solo viajan a Colonia de Pascuas a Ramos .
¿ quieres participar en la cata de vinos o prefieres visitar la iglesia ?
no se olvide de ayudarnos con el equipaje , por favor .
mi marido tiene que darse prisa porque el autobús para Múnich sale dentro de quince minutos .
¿ qué tranvía va a la catedral ?
¿ qué tiempo hace en Granada en octubre ?
¿ hay una habitación libre del primero al diez de agosto ?
tengo suerte : puedo participar en la conferencia .
la cuenta asciende a veintisiete euros , incluida la limpieza final .
el ayuntamiento antiguo está abierto desde las diez menos cuarto hasta las diez menos cuarto , pero los lunes está cerrado .
hola , ¿ hay una panadería cerca de aquí ?
quisiéramos seis entradas para el concierto del diecinueve de abril .
aunque llueve , mi hija va a ir a la playa .
quisiéramos comprar una chaqueta caliente y un diccionario .
lo sentimos mucho , señor Walker . la camarera de piso se ocupará de ello dentro de treinta minutos .
¿ podría venir alguien a la habitación doscientos veinte ? los vecinos escuchan música alta .
la señora necesita jarabe para la tos de la farmacia .
me alegro de que ella pueda ir en autocar a Hamburgo .
mi hija es de Italia , pero vive en Bruselas desde hace ocho años .
ellos quieren dejar el hotel el lunes a las ocho menos diez .
le gustó mucho el partido de fútbol .
no creo que la señora Wagner pueda descansar un poco .
nos cambiamos a otra habitación .
queremos participar en el curso de idiomas en lugar de comprar chocolate .
primero quisiera cambiar los pantalones más baratos por otra cosa y después ir de compras .
ella habla portugués , pero no entiende el alemán .
no vale la pena visitar el famoso castillo .
el billete a Atenas cuesta treinta y nueve euros , pero mi hijo solo tiene un billete de cien euros .
pienso que mi marido puede alquilar una barca .
de la parada de taxis al faro hay solo veinte minutos a pie .
aunque el técnico ha reparado la cafetera , sigue sin funcionar .
¿ necesito receta para el jarabe para la tos ?
he oído que la visita de la ciudad empieza a las doce menos cuarto .
la librería está delante del zoo .
mi hijo está sentado en un banco del patio y nos espera .
voy a reservar una habitación individual más tarde .
mi hermano está a punto de pagar la cuenta .
de la comisaría al monasterio hay solo cuarenta y cinco minutos a pie .
él ha olvidado pagar en efectivo .
los huéspedes no están satisfechos con la habitación porque la radio está estropeada .
hasta que lleguen los huéspedes , quiero probar el pescado de la región .
el próximo mes llegamos a Ginebra y nos quedamos una noche .
quisiera reservar una mesa para cuatro personas junto a la ventana .
la radio de la habitación dieciocho está estropeada .
el tren nocturno parará en todas las estaciones .
queremos cambiar de habitación porque el cuarto de baño está mojado .
¿ hay alguien aquí que hable inglés ? mi compañero no habla portugués .
queremos que la guía limpie la habitación .
hola , ¿ puedes ayudarme con el equipaje , por favor ?
mi hija está intentando llamar a su jefe .
ellos se perdieron en el barrio del puerto .
desde la torre se pueden ver la catedral y el lago .
el billete a Lisboa cuesta veinte euros , pero solo tengo un billete de cincuenta euros .
este abrigo es demasiado pequeño .
¿ podría explicarme la confirmación de la reserva , por favor ?
¿ tienen una casa de vacaciones más barata para cuatro personas para ocho noches ?
quisiera quejarme : la ducha está estropeada y la lámpara no funciona .
el teléfono de mi habitación no funciona .
aquí tiene su pasaporte , señor Wagner . su habitación está en la octava planta .
espero que vayamos a la peluquería mañana por la noche .
¿ cuánto se tarda en reparar el aire acondicionado ?
¿ podría planchar esta camisa , por favor ?
le gustó mucho la película .
mi hermano está intentando ir a la peluquería .
antes de marcharnos , quisiéramos reservar una habitación pequeña .
hay un recuerdo sobre la mesa de la habitación dieciocho .
el tren nocturno para Varsovia sale a las tres y diez del andén ocho .
quiero dar un paseo por el casco antiguo en lugar de tomar algo en el bar .
el señor Dubois llegará el nueve de enero a las dos menos cuarto .
¿ dónde puedo comprar una maquinilla de afeitar ?
él tiene que hacer cola una hora en la estación .
nos han robado el pasaporte y el paraguas .
no se olvide de llevar el equipaje a la estación , por favor .
el caballero tiene que hacer cola seis horas en la estación .
primero quisiéramos preguntar en la recepción y después ir al cine .
si mañana llueve , mi compañero quiere quedarse en el hotel .
si mañana hace buen tiempo , fotografiaremos el hermoso monasterio .
el fin de semana nos marchamos .
Praga es la ciudad más bonita que mi hermano ha visto nunca .
mi mujer ha aparcado su coche en el garaje .
buenos días , me interesa el palacio . ¿ hay una visita guiada en portugués ?
disculpe , ¿ cómo llegamos al banco ?
el taxi que pedimos para la una y diez todavía no ha venido .
le pedí al camarero que nos pusiera con la habitación veintinueve , pero no ha pasado nada .
la señora Miller no está en este momento . ¿ quiere dejar un recado ?
después de la cena mi hijo quiere comprar unas postales , pero antes tiene que pagar con cheque .
mañana a las tres ella quisiera seguir viaje a Londres .
la luz de la habitación doscientos diez está estropeada .
creo que puedo visitar la catedral y el museo de arte nuevo pasado mañana .
nevará , por eso mi mujer quiere leer un libro .
¿ hay un aeropuerto cerca de aquí ?
el señor Miller necesita dos hervidores .
primero quisiera cancelar mi reserva y después comprar unas postales .
no se preocupe , señor Serrano , le despertaremos a las dos y cinco .
¿ cuándo enviará un paquete a Londres ?
¿ hay alguien aquí que hable alemán ? mis padres no hablan inglés .
¿ desea pagar por transferencia o con tarjeta de crédito , señor Moreno ?
el taxi que pedimos para las doce y cuarto todavía no ha venido .
el reloj caro que la camarera de piso encontró debajo de la cama es de mi marido .
antes de marcharme , quisiera hablar con la guía .
si el martes llueve , voy a ir al teatro .
no tengo hambre , pero quisiera una ensalada pequeña .
antes de que salga el tren , quisiéramos dar un paseo por la rosaleda .
aunque nieva , mis padres van a hacer un picnic .
el señor Taylor no está hoy . ¿ quiere dejar un recado ?
quisiéramos reservar una habitación doble para cinco noches .
¿ han encontrado un diario ? me lo he dejado en la habitación cuatrocientos seis .
aunque hace mucho frío , el señor López va a dar un paseo por el parque .
hay un error en la cuenta : no he tomado ninguna ensalada .
el juez está todavía en el juzgado , no podemos hablar con él antes de las doce y diez .
dudo que recojamos nuestras gafas más tarde .
¿ podría preparar la cuenta de la habitación veinticuatro ? nos marchamos dentro de cuatro horas .
el caballero acaba de comprar unas tijeras .
dudo que tomemos algo en el bar mañana por la noche .
¿ podría traerme un poco más de vinagre , por favor ?
la señora está a punto de dejar su sombrero en la recepción .
¿ puede reservarme una mesa junto a la ventana , por favor ?
antes de marcharme , quisiera cancelar mi reserva .
el señor Moreno llegará el catorce de julio a la una y cuarto .
disculpe , ¿ a qué distancia está el ayuntamiento antiguo de aquí ?
espero que ella trabaje en la biblioteca esta tarde .
aunque hace mucho frío , haré senderismo por la montaña .
quiero cambiar de habitación porque la cama supletoria no está hecha .
quisiera quejarme : el secador está estropeado y la cama es demasiado dura .
hay un mapa sobre la mesa de la habitación dieciocho .
una mesa para ocho , por favor .
hablamos español , pero no entendemos el alemán .
el hotel en el que él estuvo en Venecia no era tan caro .
la oficina de turismo está detrás de la fortaleza .
¿ puede guardar el equipaje hasta las once , por favor ?
la habitación familiar que mi hijo reservó por teléfono está en la sexta planta .
¿ podría reservarnos una mesa junto a la ventana , por favor ?
no hay perchas en nuestra habitación .
¿ está incluido el minibar en el precio o tengo que pagarlo aparte ?
¿ cuánto cuesta una habitación doble más barata con baño por noche ?
¿ quisieras marcharte ?
la cerradura de la puerta está estropeada , y mi mujer no encuentra la llave .
un trozo de pastel cuesta dos euros con ochenta .
como el tren está lleno , no llegaré hasta las nueve y media .
estoy seguro de que iré de compras esta noche .
estamos esperando el tren para Atenas .
los huéspedes han escrito una carta a su vecina .
mi reloj va atrasado ; ya son las dos y veinte .
el señor Rossi no está hoy . ¿ quiere dejar un recado ?
quisiera reservar una habitación familiar grande para siete noches .
dentro de una hora me marcho .
después del almuerzo quiero dar un paseo por el jardín del castillo , pero antes tengo que prolongar mi estancia .
¿ podría traernos la confirmación de la reserva , por favor ? muchas gracias de antemano .
si el fin de semana hace buen tiempo , nadaré en el lago .
el apartamento es demasiado frío .
quisiera pescado con patatas y cinco vasos de agua mineral .
me han robado el billete de tren y las gafas .
¿ podríamos dejar la habitación a las seis y media ?
¿ dejó su pasaporte en la habitación ?
si el viernes hace buen tiempo , los turistas nadarán en el lago .
cuando llegue a Ginebra , voy a alquilar una motocicleta .
aunque hace mucho frío , mis padres harán senderismo por la montaña .
el billete a Lisboa cuesta cien euros , pero el señor Weber solo tiene un billete de cien euros .
siga todo recto y luego gire a la derecha en la farmacia .
el camarero nos ha traído un pastel de manzana en lugar de una ensalada verde .
¿ podría venir alguien a la habitación ciento uno ? los vecinos escuchan música alta .
busco un hotel que sea tranquilo .
primero quisiera hablar con la guía y después ir a la playa .
le encantaría ir al teatro .
no sé si puedo dejar el hotel pronto .
llévenos a la playa , por favor , tenemos prisa .
este vestido es demasiado pequeño .
quisiéramos una habitación doble con caja fuerte y vistas al parque .
disculpe , ¿ qué hora es ? - son las diez menos cuarto .
ayer por la noche mis padres siguieron viaje a Londres .
el huésped de la habitación cincuenta y nueve ha perdido su llave .
queremos que mi hija compre una postal .
todavía no he recibido el recibo . ¿ podría enviármelo ?
¿ desea pagar por transferencia o en efectivo , señor Walker ?
el fin de semana tengo que traer mi perro .
¿ quieres visitar el palacio el próximo mes ?
¿ sale el tren regional del andén cuatro ?
el teatro , que está a veinte minutos de aquí , merece una visita .
quiero que mis padres compren un diccionario .
despiérteme mañana a las dos menos cuarto , por favor , tengo que coger el tren a Barcelona .
¿ han encontrado unas gafas ? nos las hemos dejado en el bar .
la obra de teatro que mi mujer quería ver ya ha empezado .
llame a una ambulancia , por favor , mi compañero se ha roto el pie .
una suite más barata cuesta treinta y seis euros por noche , y el acceso a internet está incluido .
mi hija está intentando llamar a su familia .
estoy seguro de que mi mujer recogerá sus gafas esta noche .
ya es hora de que mi hija pague la cuenta .
buenos días , señora Wagner . ¿ ha dormido bien ?
el mercado cubierto antiguo está abierto desde las diez hasta las nueve y media , pero los viernes está cerrado .
estamos de mal humor porque está nublado .
como el tren nocturno llegará demasiado tarde , no llegaré hasta la una .
quisiera pagar con tarjeta , pero el aparato no funciona .
nuestros amigos pueden trabajar en la biblioteca mañana a las cuatro menos cinco .
quisiéramos que nos despertaran a las tres y media , habitación ciento dos .
desde ayer me duele el brazo .
¿ puede hacerme una foto , por favor ?
siento que mis padres se hayan quedado dormidos .
el vuelo a Múnich fue cancelado por la tormenta .
si el sábado hace buen tiempo , mi hija participará en el curso de idiomas .
la señora García solo viaja a París de Pascuas a Ramos .
¿ recogió su mochila ayer por la tarde ?
¿ podría cuidar a los niños , por favor ?
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la librería .
quisiera comprar una chaqueta y un cuaderno .
el director firmará aquí .
cuando la recepcionista habla portugués , me suena a chino .
buenas noches , ¿ qué tiempo hace en Roma en septiembre ?
disculpe , ¿ nos puede dar una habitación doble más grande con vistas al lago ?
quiero visitar el famoso monasterio .
sería muy amable de su parte traerme seis vasos de limonada .
mi hermano tiene que comprar un billete para Madrid el próximo lunes .
es una lástima que el televisor esté estropeado .
¿ va el tren rápido a Madrid ?
para mí una ensalada y un vaso de limonada , por favor .
llame al señor Rossi al uno cuatro cuatro tres seis , por favor .
si el tren rápido lleva diez minutos de retraso , tenemos que coger el próximo autobús .
tenemos suerte : podemos ir al mercado .
mi hijo ha comprado unos sellos .
si no es mucha molestia , ¿ podría traernos dos planos de la ciudad ?
aunque llueve , daremos un paseo por el bosque .
hola , ¿ nos podemos llevar la bicicleta ?
me quedo con la habitación doble grande .
aunque hace mucho frío , nuestros amigos van a ir al mercado .
nadie pudo decirme dónde está la peluquería .
la ventana no se puede abrir , y la caja fuerte no funciona .
mi hermano se ha roto la pierna y tiene que ir al hospital .
el mozo dice que el concierto se celebra en el jardín del castillo .
estamos a punto de preguntar en la recepción .
primero quisiera enviar una postal a Valencia y después comprar unos sellos .
aunque llueve , voy a visitar el hermoso teatro de la ópera .
a la una y media nos marchamos .
desde la torre se pueden ver el teatro de la ópera y el casco antiguo .
la ventana no se puede abrir , y la lámpara está estropeada .
necesito un taxi desde el cine para cinco personas a las siete .
una pregunta : ¿ qué tiempo hace en Venecia hoy ?
no puedo dormir porque la cama es demasiado pequeña .
hola , ¿ cuál es la contraseña del garaje ?
tenemos que ir al banco antes de la una porque necesitamos dinero .
la carta que los huéspedes enviaron a Atenas todavía no ha llegado .
le pedí al mozo que llamara a un médico , pero no ha pasado nada .
¿ qué recomienda , la sopa de tomate o la sopa de verduras ?
guarde el equipaje hasta las cuatro y media , por favor .
una pregunta : ¿ puedo dejar aquí mi bufanda hasta las seis y media ?
la carta que enviamos a Hamburgo todavía no ha llegado .
la señora está a punto de cambiar la falda por otra cosa .
¿ podría cambiar las sábanas , por favor ?
el jersey que compré es demasiado largo .
es posible que los huéspedes cojan el coche el fin de semana .
¿ podría preparar la cuenta de la habitación cincuenta y tres ? me marcho hoy .
¿ está incluido el aparcamiento en el precio o tengo que pagarlo aparte ?
antes de que cierren las tiendas , quisiera nadar en el lago .
necesito algo para las quemaduras de sol .
de la estación de metro a la iglesia hay solo diez minutos a pie .
vamos a dar un paseo por la rosaleda esta tarde .
camarero , pedí una sopa , pero me ha traído una pizza vegetariana .
la bicicleta que alquilé tiene una rueda pinchada .
¿ podría darme el número de teléfono del hospital ?
mi número de teléfono es el siete ocho uno cinco cero .
la señora Schmidt ha comprado una bufanda para su familia .
aunque llueve , él va a participar en el paseo en barco .
no me traiga todavía la macedonia de frutas , por favor .
¿ puede abrir la ventana , por favor ?
es una lástima que el cuarto de baño sea demasiado pequeño .
dejé mi billete de avión en la habitación hace cuatro días y ahora tengo que ir a la oficina de objetos perdidos .
tres billetes de ida y vuelta a Atenas para el cuatro de mayo , por favor .
la señora Weber acaba de darse cuenta de que el apartamento huele a humo .
el caballero no tiene hambre , pero quisiera un trozo de pastel .
la señora Schmidt tiene que hacer transbordo en Múnich .
el museo es más grande que la fortaleza .
quiero que prepare la cuenta para mañana .
¿ puede apagar la luz , por favor ?
si el tren rápido llega demasiado tarde , perderemos el avión .
me he dejado mi llave en el tren a Londres .
cuando el técnico habla italiano , me suena a chino .
¿ va el tren rápido a Hamburgo ?
Madrid es la ciudad más bonita que he visto nunca .
los pantalones cuestan veintisiete euros , pero el bolso es más barato .
la fortaleza está cerrada los miércoles .
mi hijo hará senderismo por la montaña .
despiérteme mañana a las cinco y cuarto , por favor , tengo que estar en el aeropuerto antes de las cuatro y cuarto .
disculpe , ¿ cuánto cuesta la corbata del escaparate ?
mi marido toma café en el desayuno , pero yo prefiero zumo de manzana .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de mis hijos .
sería muy amable de su parte apagar la música .
no se olvide de prestarme una bicicleta , por favor .
no como ni arroz ni fideos .
¿ cuándo estará listo mi sombrero más barato ?
¿ puede ayudarme con el equipaje , por favor ?
el desayuno se sirve a partir de las siete y cuarto en la terraza .
el monasterio está cerrado los domingos .
despiértenos el jueves a las diez , por favor , tenemos que coger el tren a Ginebra .
los huéspedes que están en la tercera planta todavía no han pagado .
ellos temen que el tren nocturno llegue con retraso .
el almuerzo se sirve a partir de las doce y media en el jardín .
perdí mi pasaporte la semana pasada y ahora tengo que ir a la policía .
la estación está a dos pasos del monasterio antiguo .
¿ cuánto dura el vuelo de Barcelona a Valencia ?
el concierto que quería ver empieza a las nueve .
un trozo de pastel cuesta seis euros con ochenta .
¿ cuánto cuesta enviar un paquete a Austria ?
a mi hija le gustó mucho la visita de la ciudad .
el caballero está buscando su bolso . ¿ lo ha visto ?
desde el balcón se pueden ver el hermoso castillo y las montañas .
el fin de semana lloverá , por eso mis padres leerán un libro .
mi compañero vino a Granada para ir al cine .
por culpa del mal tiempo la señora tiene más tiempo para descansar .
¿ quieres visitar el teatro antiguo ?
mi hija se ha dejado su bolso gris en el autobús a Ginebra .
¿ qué día es hoy ? - hoy es martes , doce de agosto .
la biblioteca está abierta desde las ocho hasta las nueve y media , pero los viernes está cerrada .
el caballero puede tener el apartamento más grande con terraza .
he reservado una habitación individual a nombre de Fischer .
el señor Moreno reservó una habitación doble para siete noches .
¿ sería posible que nos despertara a las siete y diez ?
ellos preguntaron en la recepción .
mi hijo no tiene ganas de ir de compras .
ayer por la noche perdimos nuestro pasaporte .
¿ por qué no quiere participar en el curso de idiomas ?
los niños visitaron la catedral y el mercado cubierto hace siete días .
he pedido una pizza pequeña . ¿ cuándo me la va a traer ?
¿ tenemos que hacer transbordo en París o hay un tren directo ?
se tarda cinco minutos en preparar la sopa caliente .
la pizza que ellos pidieron está fría .
quisiéramos reservar una habitación familiar bonita para una noche .
los turistas han perdido su bolso y su collar .
¿ sale el tren rápido a las cinco ?
no tengo que llamar a mi abogado .
los turistas han ido a bailar .
la escalera mecánica está fuera de servicio .
ellos acaban de llegar a Valencia .
buenas noches , ¿ quién puede planchar esta blusa ?
el vuelo a Granada fue cancelado por la niebla .
mi hija toma leche en el desayuno , pero yo prefiero agua mineral .
el jersey que compramos es demasiado grande .
¿ dónde está la hoja de registro ? - se la enviaré dentro de cincuenta minutos .
nos interesa la hermosa torre . ¿ hay una visita guiada en italiano ?
quisiéramos carne con verduras y ocho vasos de zumo de naranja .
queremos hacer senderismo por la montaña en lugar de probar el vino de la región .
no podemos dormir porque el apartamento está sucio .
si esta tarde hace demasiado calor , el señor Moreno quiere ir al cine .
tenemos que hacer transbordo en Salzburgo .
una pregunta : quisiéramos pagar todo junto . ¿ cuánto cuesta la tabla de quesos grande ?
un billete de ida a Hamburgo , por favor , en segunda clase .
antes de salir de viaje , ellos quisieran comprar unos sellos .
el camarero me ha traído una sopa de tomate en lugar de una buena sopa de pescado .
queremos que el taxista hable más despacio .
ellos han olvidado llamar a su hermana .
aunque estoy resfriado , quiero visitar la torre antigua y el zoo .
la sopa de pescado que pedí está deliciosa .
la guía con la que hablé el sábado era muy amable .
no sé si la señora Moreno puede quedarse hasta el viernes .
en Colonia lleva ocho días lloviendo .
el huésped de la habitación trescientos veinte ha pedido el desayuno .
el ferry va a Barcelona .
ellos han cenado en el restaurante .
¿ cuánto cuestan las entradas para el paseo en barco del jueves ?
se tarda tres horas en llegar a Berlín en coche .
voy a comprar un billete para Hamburgo el próximo mes .
le pedí a la recepcionista que enviara a alguien a la habitación doscientos siete , pero no ha pasado nada .
buenos días , ¿ podría pasarme la pimienta , por favor ?
¿ sabe cuándo abre el palacio antiguo ?
el autocar para en Londres .
la señora Wilson ha cancelado la reserva para el lunes .
no creo que mi hija almuerce en la habitación mañana .
por culpa del atasco ellos llegaron demasiado tarde al centro comercial .
¿ cómo se enciende la luz ?
pienso que podemos tomar algo en el bar esta tarde .
mi hermano no tiene tiempo de probar el vino de la región .
mis hijos están buscando su maleta . ¿ la ha visto ?
el teléfono no funciona desde ayer .
quisiéramos una habitación con chimenea y vistas al patio .
¿ me puede traer seis adaptadores ?
el hotel más barato de Viena está junto al mar .
no creo que él pueda ir de compras dentro de una hora .
la ventana no se puede cerrar , y el aire acondicionado está fuera de servicio .
¿ nos puede traer papel de carta ?
no puedo dormir porque la lavadora es demasiado ruidosa .
¿ sería posible que preparara la cuenta para mañana ?
una suite más grande cuesta treinta y dos euros por noche , y el servicio de lavandería no está incluido .
quiero cambiar de habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
perdí el enlace en Zúrich porque el tren rápido llevaba diez minutos de retraso .
buenos días , nos interesa el zoo . ¿ hay una visita guiada en inglés ?
se tarda una hora en llegar a Hamburgo en autobús .
el señor Serrano celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
cuando el técnico habla portugués , me suena a chino .
quisiéramos reservar una mesa para dos personas para las dos y media .
¿ dónde está la plancha ? ¿ podría traérnosla , por favor ?
antes de salir de viaje , quisiéramos hacer un picnic .
el pronóstico dice que nevará esta noche .
fuimos a la peluquería la semana pasada .
el cine está detrás de la biblioteca antigua .
lamentablemente el hotel está completo en octubre .
quisiera cambiar quinientos dólares por euros .
un taxi a la oficina de objetos perdidos cuesta unos seis euros .
tenemos que hacer transbordo en Roma .
ellos acaban de darse cuenta de que el mando a distancia no funciona .
lamentablemente no tenemos habitaciones individuales libres antes del dieciocho de abril .
quisiera saber si el ferry llega a Valencia a las doce y veinte .
¿ cuánto cuesta enviar una carta a Italia ?
aunque los niños tienen dolor de estómago , quieren hacer senderismo por la montaña .
tememos que el tren nocturno llegue con retraso .
de la oficina de turismo a la catedral hay solo cuarenta minutos a pie .
me quedo con la suite .
queremos que mi hija pruebe el queso de la región .
disculpe , ¿ puedo dejar aquí mi bufanda hasta las dos ?
la conferencia se celebra en la sala de conferencias .
quisiera cambiar cien francos suizos por euros .
la bolsa de viaje que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
¿ puede cambiar las sábanas , por favor ? gracias por su ayuda .
¿ dejó su billete de avión en casa la semana pasada ?
quisiéramos saber si el tren rápido tiene coche restaurante .
queremos visitar el zoo .
el teatro de la ópera está abierto desde las once menos cuarto hasta las seis y cuarto , pero los viernes está cerrado .
el castillo de Barcelona es más antiguo que el de Edimburgo .
el tren regional para Ginebra sale a las ocho menos diez del andén ocho .
mis padres vinieron a Varsovia para reunirse con unos amigos en la estación .
quisiéramos reservar una habitación tranquila para seis noches .
no se olvide de enviar a alguien a la habitación ciento diez , por favor .
el tren de Praga a Sevilla lleva cincuenta minutos de retraso .
aunque nieva , mi marido alquilará un coche .
¿ podría darnos el número de teléfono de la embajada ?
¿ podría decirnos a qué hora sale el autobús para Praga ?
disculpe , ¿ puede traernos una cama supletoria , por favor ? gracias por su ayuda .
los huéspedes vinieron a Viena para comprar unas postales .
quisiera que me despertaran a las cinco , habitación doscientos quince .
cuando llegué a Sevilla , la plancha estaba estropeada .
quisiéramos reservar una suite para cuatro personas del trece al veinticuatro de octubre .
¿ nos puede dar la llave de la habitación doscientos cinco ?
ellos han perdido su libro y su chaqueta negra .
mi compañero suele levantarse a las nueve y cuarto .
el tren regional sale del andén nueve .
ellos quisieran cambiar quinientos francos suizos por euros .
¿ podría decirnos si la charla termina a las dos menos cuarto ?
¿ sería posible que guardara el equipaje hasta las seis y diez ?
el despertador no funciona desde esta mañana .
pregúntele al señor Wilson si quiere alquilar una barca , por favor .
no podemos dormir porque la habitación está sucia .
la señora Serrano acaba de cambiar el vestido por otra cosa .
no como ni queso ni patatas .
le pedí al mozo que llevara las maletas al coche , pero no ha pasado nada .
¿ quiere participar en la excursión o prefiere tomar algo en el bar ?
el hotel más barato de Sevilla está en la terraza .
mi hermano solo viaja a Londres de Pascuas a Ramos .
estoy seguro de que me acostaré temprano .
por culpa del atasco ella llegó demasiado tarde al cajero automático .
cuando el médico habla portugués , me suena a chino .
¿ podría preparar la cuenta de la habitación seis ? me marcho dentro de tres horas .
una pregunta : ¿ llega el autobús a Ginebra a las seis y cuarto ?
no hay de qué , señora Becker . ¡ que tenga un buen día !
el tren llega a Granada a las dos menos cuarto .
el acuario está abierto desde las ocho menos cuarto hasta las siete menos cuarto , pero los viernes está cerrado .
no hay de qué , señor Becker . ¡ feliz estancia en Edimburgo !
el hotel más tranquilo de Valencia está en el bar .
una pregunta : la línea está ocupada . ¿ desea dejar un recado ?
¿ hay alguien aquí que hable portugués ? los turistas no hablan español .
tenemos suerte : podemos ir a bailar mañana a las once .
¿ dónde tengo que hacer transbordo para ir a la farmacia ?
vamos a participar en el curso de idiomas el próximo mes .
la habitación familiar más barata que mi hijo reservó por teléfono es demasiado pequeña .
me gusta mucho el museo de arte .
la guía quiere saber si los huéspedes quieren prolongar su estancia .
¿ podría uno de sus compañeros darme la dirección del dentista ?
quisiéramos que nos despertaran a las ocho , habitación cuarenta y ocho .
una mesa para siete , por favor .
¿ cuándo quisiera reservar una habitación doble ?
aunque hace mucho calor , ella va a hacer un picnic .
¿ le importaría enseñarnos el camino al cajero automático ?
¿ podría limpiar la habitación ciento dos y limpiar la habitación ? muchas gracias .
quisiera una habitación doble con ducha , por favor .
no hay de qué , señor Wilson . ¡ buen viaje !
quisiéramos alquilar una barca por dos días .
tengo que leer un libro .
¿ va este tren a Valencia ?
no sé si la señora García puede pedir una sopa de pescado caliente .
de la comisaría al teatro hay solo cuarenta minutos a pie .
¿ a qué distancia está el monasterio de aquí ?
no sé si nuestros amigos pueden probar el vino de la región esta tarde .
hasta que llegue mi hermana , quiero tomar algo en el bar .
nos gusta mucho la fortaleza .
para mí una tabla de quesos y seis vasos de vino blanco , por favor .
si mañana hace buen tiempo , mi mujer quiere nadar en el lago .
desde el tejado se pueden ver la famosa iglesia y las montañas .
estoy satisfecho con la comida .
la azotea está en la tercera planta .
no hemos estado nunca en Sevilla , pero conocemos bien Lisboa .
mi compañero tiene treinta y ocho grados de fiebre y tos .
lamentablemente no tenemos habitaciones luminosas libres hasta el miércoles .
el diario que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
ya no tenemos huevos , pero puedo recomendarle la tortilla pequeña .
tome la tercera calle a la derecha y verá la catedral delante de usted .
creo que mi compañero puede ir de compras .
¿ sabía que la obra de teatro dura seis horas ?
en agosto suele hacer mucho calor en Sevilla .
mis hijos tienen que hacer transbordo en Londres .
¿ qué día es hoy ? - hoy es martes , ocho de noviembre .
puede localizar a los niños por teléfono : cero cinco dos nueve ocho .
preferiría un apartamento que tenga baño .
mi marido lleva desde las dos menos cuarto intentando cambiar su vuelo .
quisiéramos comprar una falda más larga y un mapa .
primero quisiéramos recoger nuestras gafas de sol y después visitar la hermosa catedral .
una pregunta : ¿ a qué hora sale el tren rápido para Praga ?
¿ puede ayudarnos con el equipaje , por favor ?
¿ cierra el restaurante a la una menos cuarto ?
llegamos el sábado treinta y uno de agosto a las dos y media .
¿ quiere ir al teatro o prefiere comprar unos sellos ?
¿ compró un billete para Londres el mes pasado ?
la señora Miller celebra su aniversario de boda mañana ; quisiéramos encargar una botella de vino .
llame a una ambulancia , por favor , mi hermano ha tenido un accidente .
¿ cuándo estarán listos mis zapatos ?
nos gustó mucho el partido de fútbol .
quisiera reservar un apartamento para dos noches .
¿ tienen un apartamento grande para ocho personas hasta el domingo ?
en Edimburgo llueve a cántaros , por eso ellos tomarán algo en el bar .
el tren de Salzburgo a Praga lleva treinta minutos de retraso .
¿ quién puede llevar las maletas a la recepción ?
una pregunta : ¿ empieza la visita de la ciudad a las siete y media ?
siento que él haya tenido un accidente .
estamos esperando el autocar para Valencia .
para mí un bocadillo y cuatro vasos de zumo de naranja , por favor .
mis padres están a punto de pagar la cuenta .
pasé cinco días en Madrid y nueve días en Zúrich .
hola , ¿ quiere el té con o sin leche ?
¿ qué día es hoy ? - hoy es viernes , dos de abril .
¿ hay una habitación libre del dos al diez de julio ?
el hotel en el que estuve en Londres era más cómodo .
quisiera reservar una casa de vacaciones para tres personas del diecisiete al treinta y uno de diciembre .
no vale la pena ir al paseo en barco .
el director quiere saber si queremos marcharnos .
sería muy amable de su parte ponernos con la habitación trescientos ocho .
lamentablemente no tenemos habitaciones dobles libres hasta el domingo .
lamentablemente ya no quedan entradas para la película .
camarero , pedí una macedonia de frutas , pero me ha traído una sopa de tomate .
me llamo Rossi , tengo una reserva para nueve noches .
necesito un taxi al supermercado para cuatro personas a las once y veinte .
el huésped de la habitación cinco ha pedido el desayuno .
acabamos de reservar una mesa para cinco personas .
¿ cuándo abre el famoso castillo los martes ?
el tren nocturno para Madrid sale a las cuatro y veinte del andén seis .
una pregunta : ¿ podría traducir esta carta y darme la llave de la habitación cuarenta y uno ?
de eso ni hablar , señora Wilson .
acabo de darme cuenta de que la suite huele a humo .
se nos ha acabado la pimienta ; el director ha ido a comprar más .
tenemos que darnos prisa porque el tren nocturno para Granada sale dentro de quince minutos .
mis hijos están sentados en un banco del jardín del castillo y leen el periódico .
la habitación familiar que ellos reservaron la semana pasada es demasiado cara .
es una lástima que el sofá sea demasiado blando .
¿ quisiera marcharse dentro de cinco días ?
ella se queda hoy en el hotel porque está resfriada .
busco un hotel que esté cerca de la agencia de viajes .
él está buscando su cámara . ¿ la ha visto ?
quisiera pagar todo junto . ¿ cuánto cuesta el bocadillo ?
el tren nocturno para en Colonia .
disculpe , ¿ dónde tengo que bajar para ir al aeropuerto ?
queremos cambiar de habitación porque la calefacción está estropeada .
la cena se sirve a partir de las ocho y media en el jardín .
¿ sabe cuándo abre la torre ?
¿ sería posible que me diera la dirección del restaurante ?
¿ podría venir alguien a la habitación treinta y siete ? la suite no está lista .
me he resfriado .
queríamos ducharnos hace siete días .
el tren de Varsovia a Londres lleva diez minutos de retraso .
¿ por qué no participó en la visita de la ciudad ?
tenemos que coger un taxi porque el tren lleva veinticinco minutos de retraso .
¿ puedo probarme la camisa ?
tenemos razón .
tenemos que ir al banco antes de las ocho y diez porque necesitamos dinero .
¿ sabe cuándo abre el famoso palacio ?
los niños suelen levantarse a las diez y media .
antes de salir de viaje , quisiera comprar chocolate .
los huéspedes están sentados en un banco del parque y leen el periódico .
disculpe , ¿ cuánto cuesta enviar un paquete a Inglaterra ?
ya es hora de que nuestros amigos llamen a su familia .
el partido que quería ver ya ha empezado .
¿ podemos dejar aquí nuestra llave hasta la una y cuarto ?
la habitación es demasiado calurosa .
pregúntele al señor Brown si quiere tomar algo en el bar , por favor .
el médico dice que mis hijos tienen que quedarse en la cama durante ocho días .
¿ me puede dar una habitación grande con vistas al lago ? gracias por su ayuda .
tengo que hacer transbordo en Salzburgo .
hola , ¿ podría traerme un vaso de zumo de naranja y preparar la cuenta para mañana ?
en agosto la señora llega a Colonia y se queda cinco noches .
nos gusta mucho la biblioteca .
me han robado el billete de avión y el anillo caro .
el trayecto dura seis horas y cuarenta minutos .
mis padres pueden tener la habitación individual bonita con caja fuerte .
el juez está todavía en el juzgado , no puedo hablar con él antes de las doce .
la familia Fischer se aloja aquí desde el seis de octubre .
es una lástima que la cama supletoria no esté hecha .
los huéspedes están intentando reservar una habitación doble .
quiero que el taxista hable más despacio .
¿ hay alguien aquí que hable italiano ? mi hija no habla francés .
hemos ido a nadar .
¿ cuándo sale el último tren rápido para Colonia ?
espero que ellos puedan hablar con el médico el sábado .
la cama es demasiado corta .
nos hemos dejado nuestro móvil en el tren a Granada .
a mi hija le encantaría participar en la conferencia .
a mi mujer le gusta levantarse tarde .
siga todo recto y luego gire a la izquierda en la oficina de objetos perdidos .
he oído que el faro está abierto hasta las once menos cinco .
llame al señor Schmidt al cinco cero seis siete tres , por favor .
mi hermano necesita papel higiénico .
ya no tenemos pollo , pero puedo recomendarle la sopa vegetariana .
el abrigo que compramos es demasiado pequeño .
la guía quiere saber si el señor Schmidt quiere aparcar su coche en el garaje mañana por la noche .
vine a Sevilla para alquilar una barca .
mi mujer no tiene tiempo de comprar un recuerdo .
buenos días , ¿ está el faro abierto hasta las ocho y cinco ?
¿ sabía que la sala de desayunos está en la séptima planta ?
debe de ser un error : reservé un apartamento , no una suite cómoda .
la señora tiene muchas ganas de ir a la playa mañana .
el acuario está abierto desde las seis y cuarto hasta las siete y cuarto , pero los miércoles está cerrado .
es una lástima que la radio esté estropeada .
cuando llegamos a Barcelona , el armario no estaba limpio .
hay un diccionario sobre la mesa de la habitación trescientos quince .
la cena se sirve a partir de las diez menos cuarto en el comedor .
la carta que los huéspedes enviaron a Zúrich todavía no ha llegado .
del banco al zoo hay solo quince minutos a pie .
la librería está detrás del teatro .
¿ podemos dejar aquí nuestras gafas de sol hasta las diez y cuarto ?
en Barcelona llueve a cántaros , por eso mis padres quieren quedarse en el hotel .
¿ perdió su carné de identidad anteayer ?
¿ quiere probar el vino de la región o prefiere ir a nadar ?
el huésped de la habitación cuarenta y siete ha pedido el desayuno .
no tengo ni idea de dónde está mi collar caro .
¿ sabe cómo se va de la oficina de correos al hermoso ayuntamiento ?
la camisa que compré es demasiado larga .
sería muy amable de su parte llevar las maletas al coche .
quisiéramos pagar por separado . ¿ cuánto cuesta la pizza ?
él llega el sábado diez de octubre a las siete menos veinte .
ellos perdieron el enlace en París porque el autobús fue cancelado .
el hotel más tranquilo de Varsovia está en la estación .
me alegro de que visitemos la torre antigua el sábado a las tres y media .
mi compañero perdió sus guantes negros y ahora tiene que ir a la oficina de objetos perdidos .
mañana por la noche participaré en la conferencia .
ya no tenemos verduras , pero puedo recomendarle el helado .
cuatro sellos para postales a Irlanda , por favor .
tengo que ir al banco antes de las seis y cuarto porque necesito dinero .
he seguido viaje a Praga .
el secador no funciona desde esta mañana .
ni hablar de que mi hermana nade en el lago .
camarero , pedí una macedonia de frutas , pero me ha traído una pizza .
una pregunta : ¿ cuánto dura el vuelo de Valencia a Varsovia ?
no creo que podamos comprar un billete para Zúrich esta noche .
¿ han encontrado un bolso ? me lo he dejado en el comedor .
la señora Becker está esperando el tren para Colonia .
¿ por qué no fuiste al cine ?
el próximo mes ella llega a Zúrich y se queda nueve noches .
sería muy amable de su parte lavar esta camisa .
en la habitación treinta y dos huele a gas .
mi hermano alquiló un coche ayer .
me interesa la hermosa torre . ¿ hay una visita guiada en francés ?
no nos traiga todavía la tabla de quesos grande , por favor .
quisiéramos pagar con tarjeta , pero el aparato no funciona .
si el autocar llega demasiado tarde , cogeré un taxi .
perdí el enlace en Venecia porque el autobús llevaba cincuenta minutos de retraso .
¿ podría preparar la cuenta de la habitación cuarenta y cuatro ? nos marchamos dentro de dos horas .
llame al señor Moreno al cinco uno siete cero dos , por favor .
acabamos de cambiar la blusa azul por otra cosa .
probé el vino de la región anteayer .
una pregunta : ¿ tenemos que hacer transbordo en Barcelona o hay un tren directo ?
los huéspedes no tienen ganas de comprar unas postales .
mi compañero no tiene que pagar con tarjeta de crédito el miércoles .
mi hijo vino a Berlín para tomar algo en el bar .
el desayuno se sirve a partir de las diez y media en el comedor .
quisiéramos reservar una casa de vacaciones para dos personas del veintitrés al veinticinco de mayo .
la llave no entra en la cerradura de la habitación veintisiete .
estoy buscando mi paraguas . ¿ lo ha visto ?
antes de marcharnos , quisiéramos llamar a nuestro jefe .
lamentablemente no tenemos apartamentos libres en julio .
el camarero me ha traído una sopa caliente en lugar de una sopa de pescado caliente .
¿ por qué no quiere dejar su cartera negra en la recepción ?
el señor Rossi piensa ir de compras .
quisiera alquilar una bicicleta por seis días .
¿ podría llamar a un médico y despertarnos a la una y veinte ?
¿ quiere probar el queso de la región o prefiere visitar el palacio antiguo ?
tengo que darme prisa porque el tren nocturno para Roma sale dentro de veinticinco minutos .
¿ podemos fumar aquí ?
¿ cuándo abre el ayuntamiento los jueves ?
mis padres vinieron a Valencia para alquilar una barca .
no tengo ni idea de dónde está mi bufanda .
¿ puedes darme la llave de la habitación veinte , por favor ?
mi compañero no tiene tiempo de tomar algo en el bar .
¿ cómo se llama ? - me llamo Julia López .
de eso ni hablar , señora Becker .
todas las habitaciones de la séptima planta tienen cocina .
¿ tienen una casa de vacaciones para siete personas hasta el domingo ?
nuestros amigos han dejado su carné de conducir en el coche y ahora tienen que ir a la policía .
no hace falta que nos traiga el recibo , el camarero ya nos lo ha dado .
ella quiere preguntar en la recepción .
el pronóstico dice que va a nevar la próxima semana .
hemos escrito una carta a nuestros nietos .
ellos hablan alemán , pero no entienden el portugués .
mi hermana no tiene ni idea de dónde están sus guantes .
no hemos estado nunca en Roma , pero conocemos bien Edimburgo .
seis billetes de ida y vuelta a Salzburgo para el primero de agosto , por favor .
el ayuntamiento abre a las diez y media .
llame a un médico , por favor , mi hijo se ha roto el brazo .
¿ dónde tenemos que bajar para ir al centro comercial ?
primero quisiéramos dejar nuestra cámara en la recepción y después visitar el museo de arte nuevo .
ya es hora de que mis padres cambien la falda más larga por otra cosa .
mi hija ha perdido su móvil y su portátil .
estoy seguro de que la señora Walker pagará con cheque mañana a las once .
puede localizar a los niños por teléfono : cero cuatro dos nueve dos .
no puedo dormir porque los niños escuchan música alta .
es importante que los niños paguen con cheque hoy .
la señora Navarro no está satisfecha con la habitación porque el cuarto de baño está sucio .
buenos días , ¿ necesita mi pasaporte o mi confirmación de reserva ?
la obra de teatro dura dos horas .
el camarero que habla italiano está hoy enfermo .
la estación de metro está delante de la torre .
el teatro está abierto desde las diez y media hasta las seis , pero los jueves está cerrado .
he olvidado cancelar mi reserva .
no se olvide de abrir la ventana , por favor .
¿ podría pasarnos el pan , por favor ?
no estamos satisfechos con la habitación porque la radio está estropeada .
¿ cuándo estarán listos mis pantalones negros ?
me quedo hoy en el hotel porque estoy enferma .
¿ podríamos dejar la habitación a las doce y media ?
quisiera una habitación individual cómoda con ducha , por favor .
ni hablar de que mis padres compren unos sellos .
después del almuerzo quiero participar en la cata de vinos , pero antes tengo que recoger mi chaqueta azul .
el frigorífico de nuestra habitación está estropeado .
llame a la señora Weber al uno cero cero siete dos , por favor .
¡ buen provecho ! la sopa es la especialidad de la casa .
tenemos suerte : podemos hacer un picnic mañana .
pienso probar el pescado de la región .
¿ cuánto cuesta una habitación familiar pequeña con televisor por noche ?
siga todo recto y luego gire a la derecha en la comisaría .
se tarda cinco horas en reparar el inodoro .
llame al señor Becker al siete cero seis seis dos , por favor .
dentro de seis días mis padres llegan a Venecia y se quedan tres noches .
¿ desea pagar con tarjeta de crédito o por transferencia , señor Wilson ?
buenas noches , ¿ qué autobús va a la iglesia ?
aunque los turistas están enfermos , quieren ir al cine .
olvidamos nuestras gafas en el restaurante ayer y ahora tenemos que rellenar un formulario .
¿ tienen un apartamento para cinco personas hasta el martes ?
cuando llegué a Viena , la cama era muy vieja .
¿ está incluido el seguro en el precio o tenemos que pagarlo aparte ?
el autobús no para en Múnich .
queremos ir de compras en lugar de fotografiar el acuario .
ellos acaban de llegar a Venecia .
¿ cuánto dura el trayecto de Bruselas a Berlín ?
¿ quieres tomar algo en el bar el martes ?
¿ han encontrado un bolso ? me lo he dejado en la habitación doscientos cinco .
quiero que espere un momento .
quisiéramos tomar algo en el bar y participar en la conferencia .
mi compañero está intentando comprar un billete para Varsovia .
el huésped de la habitación doscientos uno ha perdido su llave .
el billete a Varsovia cuesta veintiocho euros , pero el señor Rossi solo tiene un billete de cincuenta euros .
¿ qué día es hoy ? - hoy es martes , trece de diciembre .
Madrid es la ciudad más bonita que los huéspedes han visto nunca .
¿ sabía que la sala de desayunos abre a las seis menos cuarto ?
tengo que hacer transbordo en Barcelona .
ella es de Italia , pero vive en Colonia desde hace cinco años .
vinimos a Ginebra para comprar una postal .
hemos reservado un apartamento grande a nombre de Schmidt .
pregúntele a la señora Taylor si quiere visitar el famoso faro , por favor .
he reservado una habitación doble a nombre de Dubois .
¡ buen provecho ! la sopa de pescado es la especialidad de la casa .
quiero que mi marido participe en la conferencia .
llegamos tarde porque el autocar llegó demasiado tarde .
¿ cuánto cuesta una suite bonita con cocina por noche ?
estamos buscando nuestros guantes . ¿ los ha visto ?
el vuelo a París fue cancelado por la niebla .
el señor Taylor celebra su aniversario de boda el miércoles ; quisiéramos encargar una botella de vino .
¿ sabía que el garaje del hotel abre a las tres menos cuarto ?
mi hijo quiere dejar su abrigo en la recepción .
de la comisaría al hermoso teatro de la ópera hay solo diez minutos a pie .
hemos olvidado recoger nuestro diario .
quisiéramos jamón y huevos y una taza de té .
quisiera una suite con cocina , por favor .
¿ puede darnos la dirección del museo , por favor ?
no sé si puedo reservar una mesa para ocho personas .
tenemos que coger un taxi porque el tren rápido lleva cincuenta minutos de retraso .
el señor Weber ha escrito una carta a su abuelo .
quisiéramos una habitación doble con bañera y vistas a la plaza .
hola , ¿ puedo probarme el vestido ?
la señora se ha dejado su llave en el tren a Varsovia .
me han robado el carné de conducir y el reloj .
tengo que pagar un ojo de la cara por el sombrero blanco .
la caja fuerte no funciona desde las once menos cuarto .
quisiéramos reservar una mesa para seis personas para las ocho menos diez .
quisiéramos leer un libro .
¿ sería posible que hablara más despacio ?
los niños dejaron su pasaporte en la habitación .
el aire acondicionado de la habitación ciento uno no funciona .
me resfrié la semana pasada .
sería muy amable de su parte rellenar el formulario .
¿ cuándo irá a la playa ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho y cuarto .
una habitación familiar más barata cuesta diecinueve euros por noche , y el desayuno no está incluido .
la cartera negra que la camarera de piso encontró en la habitación catorce es de los huéspedes .
¿ le importaría explicarnos la lista de precios ?
mi hermano se ha dejado su maleta en el tren a Ginebra .
¿ está la piscina cerrada ?
¿ por qué no canceló su pedido ?
quisiéramos reservar un apartamento para tres noches .
buenos días , señor Taylor . ¿ ha tenido un buen viaje ?
hasta que llegue mi compañero , quiero visitar el palacio y el teatro .
aunque el técnico ha reparado la calefacción , sigue sin funcionar .
me han robado la tarjeta de crédito y los guantes .
no sé si él puede ducharse .
cuando llegamos a Colonia , la habitación olía a humo .
es una lástima que el aire acondicionado sea demasiado ruidoso .
el billete a Barcelona cuesta once euros , pero él solo tiene un billete de cincuenta euros .
son treinta y ocho euros . - quédese con el cambio .
he perdido mi móvil y mi chaqueta .
quisiéramos reservar una suite para una noche .
llegamos el viernes cuatro de agosto a las doce y media .
¿ cuándo sale el próximo tren nocturno para Zúrich ?
¿ cuánto cuesta enviar un paquete a Portugal ?
un billete de ida a Madrid , por favor , en segunda clase .
nos hemos dejado nuestro abrigo en el autobús a Londres .
lamentablemente no tenemos apartamentos pequeños libres en diciembre .
este vestido es demasiado grande .
camarero , pedí una sopa de pescado caliente , pero me ha traído un helado .
aquí tiene su tarjeta , señora Dubois . su habitación está en la quinta planta .
una pregunta : ¿ podría pasarnos la mantequilla , por favor ?
quisiéramos reservar una habitación familiar grande para dos noches .
un billete de ida y vuelta a Madrid , por favor , en primera clase .
quisiera saber si el ferry llega a Atenas a las once menos cuarto .
quisiéramos reservar una mesa para cuatro personas para esta noche .
el sombrero blanco cuesta veintisiete euros , pero los zapatos son más baratos .
no tenemos ni idea de dónde está nuestra llave .
¿ qué recomienda , la sopa o el pastel de manzana ?
aquí tiene su llave , señor Wilson . su habitación está en la sexta planta .
si esta tarde hace demasiado frío , mi hijo va a descansar un poco .
quisiera dos entradas para la visita de la ciudad del ocho de julio .
mi hermano está esperando el tren nocturno para Viena .
la mujer con la que hablé esta mañana era muy amable .
la señora López tiene que pagar un ojo de la cara por los pantalones azules .
el faro está abierto desde las seis y media hasta las ocho y cuarto , pero los jueves está cerrado .
me gusta mucho el faro .
la cerradura del armario está estropeada , y mi hijo no encuentra la llave .
rompí el florero el primero de diciembre . ¿ qué debería hacer ?
mis hijos quieren comprar unos recuerdos mañana por la noche .
acabo de dejar mi chaqueta en la recepción .
preferiríamos una habitación familiar cómoda que tenga ducha .
estoy seguro de que compraremos una guía de viajes dentro de cincuenta minutos .
si mañana hace buen tiempo , visitaremos el ayuntamiento .
hola , ¿ dura la reunión cuatro horas ?
hasta que lleguen mis padres , quiero reunirme con unos amigos en la estación .
¿ sabe cómo se va de la estación de metro al museo de arte nuevo ?
estoy resfriada .
¿ preguntaste en la recepción hace seis horas ?
el concierto que quería ver empieza a las cinco y media .
preferiríamos un apartamento que tenga chimenea .
pienso alquilar una barca .
el curso de idiomas empieza a las cuatro y media .
he perdido mi llave de la habitación y mi llave .
cuando lleguemos a Praga , vamos a comprar una postal .
mi hija puede tener la habitación grande con caja fuerte .
lléveme a la oficina de turismo , por favor , tengo prisa .
si esta tarde hace demasiado calor , me acostaré temprano .
él no se marchará .
mi hermano no tiene tiempo de comprar unos sellos .
quisiéramos una habitación con televisor y vistas al puerto .
¿ está incluido el minibar en el precio o tenemos que pagarlo aparte ?
una pregunta : ¿ a qué hora sale el tren rápido para Viena ?
¿ le importaría llamar a un médico ?
el cajero automático está a dos pasos del palacio .
el coche que alquilamos es demasiado pequeño .
¿ podría pasarnos la mantequilla , por favor ?
quiero que la camarera limpie la habitación .
mi mujer quiere cambiar de habitación porque los niños hacen demasiado ruido .
en la carta no hay ningún plato frío .
disculpe , ¿ cómo llego a la peluquería ?
he escrito una carta a mi profesor .
el hotel más barato de Colonia está en el bar .
¿ quiere ir a nadar o prefiere hacer un picnic ?
el camarero nos ha traído un helado en lugar de un pastel de manzana .
quisiera reservar una suite para cinco noches .
el director cuidará a los niños .
acabamos de darnos cuenta de que el cajero automático está fuera de servicio .
¿ podría venir alguien a la habitación veintiocho ? el aire acondicionado no funciona .
¿ quiere quedarse hasta el sábado ?
¿ puedes enseñarnos la suite grande , por favor ?
quiero registrarme esta noche .
quisiéramos pollo con arroz y una botella de cerveza .
quisiera cuatro entradas para el concierto del cinco de octubre .
mis hijos pueden aparcar su coche en el garaje después del almuerzo .
buenas noches , ¿ cómo se apaga el televisor ?
¿ puede imprimir la cuenta , por favor ?
el huésped de la habitación cincuenta y siete todavía no ha pagado .
el tren para Salzburgo sale a las nueve del andén trece .
le pedí a la recepcionista que reparara el grifo , pero no ha pasado nada .
¿ cuántas botellas necesita ? - cinco , por favor .
seis sellos para cartas a Austria , por favor .
no hemos estado nunca en Edimburgo , pero conocemos bien Bruselas .
no se preocupe , señora Rossi , le pediremos un taxi .
espero que él se quede tres noches el lunes .
la señora durmió como un tronco porque la cama era tan cómoda .
no hemos estado nunca en Edimburgo , pero conocemos bien Zúrich .
me encantaría comprar chocolate .
quisiéramos cinco entradas para el partido de fútbol del veintiocho de julio .
el tren no va a Berlín .
me alegro de que reservemos una mesa para cuatro personas a las dos menos cuarto .
queremos tomar algo en el bar después del desayuno .
la señora Becker está esperando el tren rápido para Londres .
no creo que podamos registrarnos .
buenos días , ayer por la noche mi hermano rompió el florero . ¿ qué debería hacer ?
le pedí a la recepcionista que me reservara una mesa junto a la ventana , pero no ha pasado nada .
vine a Edimburgo para participar en el paseo en barco .
despiérteme el domingo a las once menos diez , por favor , tengo que coger el tren a Barcelona .
no podemos dormir porque el cuarto de baño es demasiado caluroso .
¿ podría decirme a qué hora sale el tren nocturno para Bruselas ?
nuestros amigos están sentados en un banco del parque y nos esperan .
los niños descansaron un poco el martes pasado .
cargue un vaso de vino tinto a la cuenta de la habitación cuatrocientos seis , por favor .
me he dejado mi reloj caro en el tren a Atenas .
la blusa cuesta un ojo de la cara .
el señor López llegará el doce de octubre a las dos y veinte .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y los vecinos hacen demasiado ruido .
¿ tienen platos sin fideos ?
me alegro de que mi hermana pueda cambiar su vuelo .
¿ cuánto se tarda en reparar la luz ?
¿ podría explicarnos la lista de precios , por favor ?
la señora Serrano llamó a las tres y veinte y dejó un recado para el señor Serrano .
no hay de qué , señor Serrano . ¡ feliz estancia en Granada !
me han robado el billete de tren y los guantes nuevos .
antes de que salga el tren , quisiéramos hacer un picnic .
quería preguntarle si podría traernos la hoja de registro .
el juez está todavía en el juzgado , no puedo hablar con él antes de las doce menos cuarto .
despiértenos el miércoles a las tres , por favor , tenemos que coger el tren a Viena .
lléveme a la parada de taxis , por favor , tengo prisa .
se tarda cuatro horas en llegar a Roma en tren .
¿ quieres alquilar una barca ?
¿ le importaría darme un apartamento más grande con vistas al castillo ?
lléveme al banco , por favor , tengo prisa .
el juez está todavía en el juzgado , no puedo hablar con él antes de las seis y diez .
la cuenta asciende a sesenta euros , incluido el minibar .
no se preocupe , señor López , le traeremos una manta más gruesa .
quisiera quejarme : la cama supletoria es demasiado pequeña y la cama no está hecha .
aquí tiene su pasaporte , señora Wagner . su habitación está en la segunda planta .
es importante que los huéspedes envíen un paquete a Colonia antes de las cuatro menos cinco .
los niños no tienen tiempo de hacer un picnic .
la señora Weber no está hoy . ¿ quiere dejar un recado ?
si el martes hace buen tiempo , voy a fotografiar el mercado cubierto .
nos encantaría reunirnos con unos amigos en la estación .
la ventana no se puede cerrar , y la luz no funciona .
ellos se han dejado su bolso en el autobús a Hamburgo .
la señora está buscando su collar . ¿ lo ha visto ?
nos han robado el billete de avión y el bolso .
el taxi que los huéspedes pidieron para las ocho y media todavía no ha venido .
antes de marcharme , quisiera dejar mi móvil nuevo en la recepción .
¡ hasta luego , Julia !
no creo que mis padres puedan traer su gato .
¿ cómo se llama ? - me llamo Martin Serrano .
¿ a qué distancia está la exposición de aquí ?
me encantaría fotografiar el hermoso monasterio .
si tuviera más dinero , viajaría más .
el ascensor está estropeado , así que tengo que subir a pie a la séptima planta .
primero quisiéramos cancelar nuestra reserva y después dar un paseo por el bosque .
mi número de teléfono es el seis cero cuatro ocho cero .
¿ cuánto tiempo tenemos antes de que salga el tren ?
no comemos ni pescado ni arroz .
primero quisiéramos cambiar las botas por otra cosa y después ir a nadar .
de la estación de metro a la exposición hay solo diez minutos a pie .
el señor López llegará el seis de enero a las doce .
mi hija se acostó temprano el martes pasado .
es posible que vayamos en tren a Praga mañana a las once .
he oído que el comedor está abierto hasta las siete .
siento que mi marido se haya perdido en el barrio del puerto .
¿ puedes planchar esta camisa , por favor ?
no se olvide de darnos la llave de la habitación doscientos cinco , por favor .
el tres de mayo llego a Barcelona y me quedo ocho noches .
primero quisiéramos cancelar nuestra reserva y después ir a la playa .
desde ayer me duele el estómago .
¿ podría pasarme la pimienta , por favor ?
¿ sabe cuándo abre el mercado cubierto antiguo ?
¿ qué autobús va a la biblioteca ?
la oficina de correos está a dos pasos del hermoso monasterio .
¿ podría dejar la habitación a las nueve y cuarto ?
la llave no entra en la cerradura de la caja fuerte .
me alegro de que mi hija pueda ir a la policía dentro de una hora .
quisiera comprar una camisa y un cuaderno .
en Londres lleva ocho días lloviendo .
mi compañero tiene muchas ganas de visitar el teatro de la ópera mañana .
los niños toman café en el desayuno , pero yo prefiero zumo de manzana .
al señor Taylor le gusta mucho el museo de arte nuevo .
¿ quieres participar en la conferencia ?
el caballero necesita algo para las quemaduras de sol .
¿ cuánto cuestan las entradas para la película del domingo ?
él tuvo un accidente la semana pasada . ¿ qué debería hacer ?
es posible que mi hijo se acueste temprano más tarde .
quisiera reservar una habitación familiar para seis personas del nueve al dieciocho de febrero .
llame al señor Brown al tres uno cuatro uno uno , por favor .
después de la cena él quiere fotografiar la iglesia , pero antes tiene que prolongar su estancia .
quisiera quejarme : la calefacción está fuera de servicio y el secador está estropeado .
mi hermana está sentada en un banco del parque y nos espera .
¿ hay una panadería cerca de aquí ?
la señora Miller quisiera pagar con tarjeta , pero el aparato no funciona .
¿ es el garaje del hotel gratis ?
¿ cuándo cierra el museo de arte los miércoles ?
no me traiga todavía el pastel de manzana , por favor .
disculpe , ¿ qué hora es ? - son las diez menos cinco .
la conexión a internet de mi habitación no funciona .
mi compañero quiere cambiar de habitación porque la habitación es demasiado calurosa .
lamentablemente el hotel está completo en mayo .
quisiera reservar una habitación familiar para tres personas del quince al diecisiete de enero .
ella se perdió en el casco antiguo ayer .
el castillo de Múnich es más antiguo que el de Praga .
el paraguas negro que la camarera de piso encontró en la habitación ciento veinte es de mi hermana .
ya es hora de que mi hijo cambie el bolso por otra cosa .
es posible que reservemos una habitación individual .
el señor Brown perdió su cartera el mes pasado .
cuando lleguemos a Ginebra , vamos a hacer un picnic .
ya no tenemos pollo , pero puedo recomendarle la sopa de tomate .
¿ dónde podemos comprar un peine ?
la carta que envié a Praga todavía no ha llegado .
¿ quiere quedarse una noche el fin de semana ?
¿ olvidó su reloj en la habitación el mes pasado ?
vinimos a Roma para hacer senderismo por la montaña .
mi mujer se ha roto el brazo y tiene que ir al hospital .
quisiera reservar una habitación doble tranquila para dos noches .
me llamo Serrano , tengo una reserva para hoy .
aunque estoy cansada , quiero visitar el hermoso teatro y el mercado cubierto .
hola , la semana pasada olvidamos nuestros guantes verdes en el autobús . ¿ qué deberíamos hacer ?
¿ cuánto cuesta el sombrero blanco del escaparate ?
¿ me puede dar la dirección del dentista ?
tenemos suerte : podemos hacer un picnic pasado mañana .
¿ cómo se llama ? - me llamo David Brown .
en diciembre mi marido llega a Praga y se queda dos noches .
aunque él está cansado , quiere participar en la visita de la ciudad .
el autobús va a Edimburgo .
el centro comercial está al lado de la famosa biblioteca .
hemos perdido nuestra cámara y nuestro móvil .
como el tren nocturno será cancelado , no llegaremos hasta las tres menos cuarto .
el hospital está enfrente de la iglesia .
acabo de llegar a Varsovia .
la señora Moreno llegará el veintiocho de agosto a las ocho .
la iglesia está abierta desde las nueve hasta las ocho y cuarto , pero los lunes está cerrada .
¿ sabía que la conferencia termina a las cinco ?
me llamo Navarro , tengo una reserva para tres noches .
¿ por qué no puede ir en autobús a Zúrich ?
después del almuerzo quiero hacer un picnic , pero antes tengo que reservar un apartamento .
para mí una ensalada y tres vasos de vino tinto , por favor .
siento que los niños hayan tenido un accidente ayer por la noche .
¿ cuándo irá a nadar ?
la bufanda azul que la camarera de piso encontró debajo de la cama es de los niños .
cuando lleguemos a Atenas , vamos a hacer un picnic .
compramos unos recuerdos anteayer .
los niños quieren comprar unas postales en lugar de comprar una postal .
ella durmió como un tronco porque la habitación era tan tranquila .
quiero cambiar de habitación porque la cerradura no funciona .
la estación está a dos pasos de la catedral antigua .
¿ han encontrado un anillo caro ? me lo he dejado en la habitación cincuenta y cuatro .
tengo que ir al banco antes de las ocho menos cuarto porque necesito dinero .
quisiéramos enviar un paquete a Venecia .
lo sentimos mucho , señor Rossi . el técnico vendrá inmediatamente .
el asado que él pidió está frío .
el médico dice que mi hija tiene que tomar las pastillas durante ocho días .
se tarda seis horas en llegar a Granada .
no sé si puedo recoger mi bufanda marrón dentro de cuarenta y cinco minutos .
¿ cuántos platos necesita ? - ocho , por favor .
antes de que llegue el autobús , quisiéramos comprar unas postales .
tengo que registrarme .
el tren rápido saldrá del andén cuatro .
¿ sabe cómo se va del cine al teatro ?
un apartamento más grande cuesta veintiún euros por noche , y el servicio de habitaciones está incluido .
la señora Moreno se ha resfriado .
la cerradura de la puerta está estropeada , y no encontramos la llave .
¿ podría decirme a qué hora sale el autobús para Valencia ?
el faro es más antiguo que el ayuntamiento .
me alegro de que podamos quedarnos en el hotel mañana .
si esta tarde nieva , él va a ir al teatro .
el garaje del hotel cierra a las diez y media .
la señora Serrano llamó a las diez y diez y dejó un recado para la señora Navarro .
el castillo de Ginebra es más antiguo que el de Edimburgo .
quisiéramos que nos despertaran a las ocho y media , habitación doscientos diez .
espero que mi hermana pueda llamar a su jefe mañana por la mañana .
la carta que enviamos a Granada todavía no ha llegado .
el señor Navarro teme que el tren esté lleno .
¿ cuándo abre el faro los sábados ?
no sé si mi compañero puede preguntar en la recepción .
no vale la pena visitar la iglesia .
el señor López llamó a las once y media y dejó un recado para la señora Brown .
llegué tarde porque el tren nocturno fue cancelado .
David , ¿ puedes darme el plano de la ciudad ?
ya es hora de que mi marido cambie la blusa por otra cosa .
no se olvide de enseñarnos el camino al cine , por favor .
si el domingo hace demasiado calor , mis hijos descansarán un poco .
me gusta mucho la catedral .
aquí tiene su tarjeta , señor Fischer . su habitación está en la tercera planta .
llame a la señora Brown al nueve ocho nueve cuatro cuatro , por favor .
tenemos que hacer cola dos horas en el museo .
¿ va este autobús a Madrid ?
me interesa el hermoso mercado cubierto . ¿ hay una visita guiada en italiano ?
es importante que mi mujer cambie dinero hoy .
una habitación familiar cuesta treinta y ocho euros por noche , y el servicio de habitaciones está incluido .
los zapatos más baratos cuestan veintisiete euros , pero el bañador es más barato .
cuando el cocinero habla español , me suena a chino .
el ascensor hace demasiado ruido .
el despertador de nuestra habitación no funciona .
¿ cómo se llama ? - me llamo Anna Taylor .
el banco está al lado del castillo .
¿ qué autobús va al ayuntamiento ?
la sauna está en la séptima planta .
quiero que nos ponga con la habitación trece .
desde esta mañana me duele el pie .
como el autobús estará lleno , no llegaremos hasta las doce .
la tortilla que pedí está fría .
acabo de ir a la policía .
el mozo me despertará a las ocho y veinticinco .
la señora Moreno llamó a las doce y media y dejó un recado para el señor Wilson .
el próximo martes él llega a Barcelona y se queda tres noches .
aunque ella está cansada , quiere dar un paseo por el jardín del castillo .
si el tren rápido llega con retraso , mi hijo perderá el avión .
tengo que almorzar en el restaurante el fin de semana .
antes de marcharme , quisiera recoger mi abrigo rojo .
¿ sabía que el curso de idiomas termina a las cinco ?
mi mujer necesita un termómetro de la farmacia .
el cuarto de baño está mojado .
no estoy satisfecha con la habitación porque la obra es demasiado ruidosa .
mi reloj va atrasado ; ya son las siete menos cinco .
dos billetes de ida y vuelta a Colonia para el dos de mayo , por favor .
hay que lavar estos pantalones antes del martes .
antes de salir de viaje , ella quisiera visitar la torre y la exposición .
¿ podría darme una habitación individual luminosa con vistas al puerto , por favor ? muchas gracias de antemano .
¿ podría enseñarnos en el mapa dónde está la exposición nueva ?
el teléfono de la habitación treinta y nueve está estropeado .
el señor Weber ha cancelado la reserva para el miércoles .
ella llega el martes diecinueve de agosto a las ocho .
buenos días , soy Brown , de la habitación veinte . envíe al mozo , por favor .
¿ cuándo abre la exposición los martes ?
quisiera un apartamento con bañera y vistas al jardín .
se tarda treinta minutos en preparar la tabla de quesos pequeña .
el señor Schmidt llamó a las siete y veinte y dejó un recado para el señor Becker .
quería preguntarle si podría traerme el contrato .
espero que mi marido pueda ir en autobús a Ginebra .
es posible que esperemos en el vestíbulo .
vinimos a Múnich para visitar la fortaleza .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Wagner ?
aunque el técnico ha reparado la caja fuerte , sigue sin funcionar .
la señora puede tener la habitación familiar más barata con bañera .
se nos ha acabado el pan ; la camarera ha ido a comprar más .
mi mujer no come ni patatas ni fideos .
cuando lleguemos a Sevilla , vamos a ir de compras .
ayer por la noche aparqué mi coche en el garaje .
el tren de Venecia a Barcelona lleva veinticinco minutos de retraso .
el martes pasado dejamos nuestra tarjeta de crédito en casa y ahora tenemos que llamar al hotel .
¿ podría pasarme la mantequilla , por favor ? muchas gracias .
mi hermano se queda hoy en el hotel porque está resfriado .
si el tren rápido llega con retraso , me quedaré otra noche .
quisiera saber si el tren para en todas las estaciones .
despiértenos mañana a las doce y cuarto , por favor , tenemos que coger el tren a Granada .
buenos días , ¿ tienen una habitación familiar para tres personas para cinco noches ?
he oído que el teatro está abierto hasta las dos y veinte .
mi hija está sentada en un banco del parque y lee el periódico .
quisiéramos reservar una mesa para siete personas en la terraza .
¿ podríamos dejar la habitación a las once y media ?
en febrero suele hacer mucho viento en Varsovia .
estoy seguro de que ellos dejarán el hotel pronto .
después del almuerzo mi hermano quiere visitar el teatro y la biblioteca , pero antes tiene que preguntar en la recepción .
la señora Becker llamó a las doce y veinte y dejó un recado para la señora Walker .
¿ me puede traer una taza de café ?
se tarda cuatro horas en llegar a Lisboa en autobús .
¿ cambiaste dinero el jueves pasado ?
¿ cuándo tenemos que dejar la habitación ?
lloverá el fin de semana , por eso ella quiere descansar un poco .
quisiéramos un apartamento tranquilo con caja fuerte y vistas al casco antiguo .
desde el tejado se pueden ver el hermoso museo y la plaza .
primero quisiéramos reservar una habitación doble y después dar un paseo por el jardín del castillo .
del hospital al mercado cubierto hay solo cuarenta y cinco minutos a pie .
tenemos muchas ganas de fotografiar la exposición mañana .
la señora Serrano llegará el diez de marzo a las tres y media .
quisiéramos reservar una habitación familiar más barata para seis noches .
el vuelo de Barcelona fue cancelado por el mal tiempo .
llame a un médico , por favor .
la señora Becker pasó seis días en Edimburgo y nueve días en París .
nuestros amigos saben que la carnicería está cerrada los lunes .
el trayecto dura tres horas y diez minutos .
quisiera fideos con champiñones y dos vasos de zumo de naranja .
quisiéramos reservar una suite bonita para seis noches .
¿ puedes prestarme una bicicleta , por favor ?
buenos días , ¿ cuánto cuesta alquilar una motocicleta por tres días ?
el libro que la camarera de piso encontró en la habitación ciento dos es de mi hijo .
¿ hay alguien aquí que hable italiano ? los huéspedes no hablan inglés .
anteayer ellos se resfriaron .
debe de ser un error : reservamos una suite , no un apartamento tranquilo .
¿ podría preparar la cuenta de la habitación cincuenta y nueve ? nos marchamos dentro de dos horas .
si el tren rápido está lleno , nos quedaremos otra noche .
he perdido mi tarjeta de crédito y ahora tengo que ir a la policía .
¿ cuándo estarán listas mis botas más baratas ?
cuando lleguemos a Múnich , vamos a visitar el museo y la catedral .
camarero , pedí una tabla de quesos , pero me ha traído una ensalada .
mañana a las cuatro menos cuarto quiero comprar chocolate .
¿ cuándo sale el último tren regional para Zúrich ?
¿ cuánto cuesta la falda azul del escaparate ?
mi hijo olvidó su anillo en el taxi la semana pasada .
queremos que el cocinero limpie la habitación .
mi reloj va atrasado ; ya son las once y veinte .
¿ dónde está el contrato ? - se lo enseñaré inmediatamente .
acabo de pagar en efectivo .
¿ sabía que el restaurante está en la segunda planta ?
nos hemos quedado unos días más .
puede localizar a mi hija por teléfono : siete tres cuatro cinco tres .
les encantaría probar el pescado de la región .
buenos días , estoy buscando mi llave . ¿ la ha visto ?
espero que él pueda pagar la cuenta .
ellos no tienen ganas de reunirse con unos amigos en la estación .
como el autobús llegará con retraso , no llegaremos hasta las nueve y cuarto .
el taxi que pedí para la una todavía no ha venido .
perdí mi billete de avión ayer y ahora tengo que ir a la oficina de objetos perdidos .
no tenemos tiempo de probar el vino de la región .
¿ quiere el té con o sin azúcar ?
le pedí al mozo que llevara el equipaje al taxi , pero no ha pasado nada .
me alegro de que mi hija pueda enviar un paquete a Valencia esta tarde .
mi compañero pasó cinco días en Viena y siete días en Atenas .
ellos quisieran pagar con tarjeta , pero el aparato no funciona .
la exposición , que está a cinco minutos de aquí , merece una visita .
el mozo dice que el concierto empieza a las cinco y media .
estoy a punto de preguntar en la recepción .
me alegro de que mi mujer pueda ir a nadar .
quisiera reservar una habitación doble para una noche .
el señor Fischer va a seguir viaje a Venecia mañana a las siete y veinticinco .
el pronóstico dice que va a hacer mucho viento la próxima semana .
es importante que mi hija recoja su llave del coche hoy .
mis padres están intentando hablar con el director .
buenos días , soy Walker , de la habitación trescientos doce . quisiera pedir el desayuno .
he perdido mi carné de conducir . ¿ qué debería hacer ?
el señor Walker llegará el nueve de julio a las tres y media .
quisiéramos alquilar un coche por nueve días .
todavía no hemos recibido la cuenta . ¿ podría dárnosla ?
el veinte de julio los turistas querían reservar una habitación individual .
la habitación doble cómoda que reservamos la semana pasada es demasiado pequeña .
si el lunes llueve , queremos quedarnos en el hotel .
no vale la pena visitar el zoo .
pronto llegamos a Atenas y nos quedamos seis noches .
llame al señor Dubois al dos tres tres tres tres , por favor .
¿ podría llevar el equipaje al taxi y traducir esta carta ?
la autopista a Valencia está cortada , así que tengo que dar un rodeo .
¿ podría despertarme a las nueve , por favor ?
la señora puede tener la habitación individual más barata con chimenea .
¿ podría decirnos de dónde sale el tren rápido para Granada ?
ellos tienen que hacer cola dos horas en el aeropuerto .
él acaba de llegar a Zúrich .
el barco llega a Palma a las doce y cuarto .
cuando llegué a París , el armario estaba mojado .
primero ella quisiera enviar un paquete a Valencia y después fotografiar la exposición nueva .
la señora Rossi se ha dejado su collar caro en el avión a Hamburgo .
ellos han perdido su maleta azul y su llave del coche .
el mercado cubierto está cerrado los martes .
todas las habitaciones de la séptima planta tienen escritorio .
hay un error en la cuenta : no he pedido ninguna sopa caliente .
nos hemos quedado en el hotel .
despiértenos mañana a las once menos diez , por favor , tenemos que estar en el aeropuerto antes de la una menos cuarto .
la chaqueta que la camarera de piso encontró en el cuarto de baño es de mi compañero .
quisiera reservar un apartamento luminoso para cuatro personas del dieciséis al diecinueve de noviembre .
los vecinos escuchan música alta .
nos hemos dejado nuestra cámara en el autobús a Atenas .
me levanté temprano ayer .
creo que cogeremos el coche .
quiero cambiar de habitación porque la cama no está hecha .
no creo que ellos paguen la cuenta el martes a las cinco .
¿ puede traerme una cuna y una cama supletoria , por favor ?
nevará , por eso ella va a quedarse en el hotel .
una pregunta : ¿ puede cambiar las sábanas , por favor ?
¿ por qué no pagaste con cheque ?
¿ podría decirnos a qué hora sale el tren rápido para Viena ?
el trece de marzo la señora Miller llega a Granada y se queda seis noches .
me interesa el palacio . ¿ hay una visita guiada en alemán ?
perdí el enlace en París porque el tren llegó con retraso .
llegué tarde porque el autocar llegó con retraso .
es una lástima que la cama supletoria sea demasiado dura .
¿ dónde está la cuenta ? - se la enviaré mañana .
disculpe , ¿ quiere quedarse hasta el viernes ?
la señora Rossi no está hoy . ¿ quiere dejar un recado ?
ya no tenemos pollo , pero puedo recomendarle la tabla de quesos grande .
si el miércoles hace demasiado frío , vamos a leer un libro .
el tren nocturno tiene coche restaurante .
no puedo dormir porque la suite está sucia .
se tarda seis horas en llegar a Zúrich en coche .
nos han robado el carné de identidad y el paraguas verde .
dudo que mis hijos reserven una habitación individual .
¿ visitaste el museo el lunes pasado ?
quisiera comprar un bolso y chocolate .
el avión de Viena aterriza a la una .
queremos que el mozo espere un momento .
la señora Taylor llamó a las cuatro y dejó un recado para el señor Wagner .
quisiéramos reservar un apartamento para cuatro personas del cuatro al veinticinco de septiembre .
él está buscando su llave . ¿ la ha visto ?
he comprado un collar para mi abuela .
mi hija no está satisfecha con la habitación .
el teatro , que está a treinta minutos de aquí , merece una visita .
la señora García teme que el tren nocturno esté lleno .
en la habitación treinta y cuatro huele a humo .
camarero , pedí una macedonia de frutas , pero me ha traído un pastel de manzana .
¿ hay alguien aquí que hable francés ? los huéspedes no hablan alemán .
quisiéramos beber algo porque tenemos sed .
el ascensor está estropeado , así que tenemos que bajar a pie a la segunda planta .
¿ sabía que la fiesta se celebra el veintitrés de marzo ?
estamos hartos del ruido .
cuando el médico habla inglés , me suena a chino .
para mí una pizza y una taza de té , por favor .
no hay almohadas en el cuarto de baño .
¿ podría traerme la carta de vinos , por favor ?
ni hablar de que mi mujer vaya a la ópera .
el museo es más grande que el zoo .
la familia Fischer se aloja aquí desde el veinticuatro de noviembre .
cuando lleguemos a Valencia , vamos a alquilar una barca .
mi mujer ha comprado un florero para su vecina .
quisiéramos hacer senderismo por la montaña .
quisiéramos ir al médico porque estamos enfermos .
la habitación que mi marido reservó por teléfono no está lista .
es posible que esperemos en el bar el fin de semana .
ella tiene que hacer transbordo en Zúrich .
el barco llega a Palma a las dos y media .
antes de marcharme , quisiera cambiar mi vuelo .
hemos olvidado cancelar nuestra reserva .
tengo que quedarme hasta el viernes .
el taxi que pedí para la una menos cinco todavía no ha venido .
quisiera una habitación individual grande con terraza , por favor .
como el tren está lleno , no llegaremos hasta las cinco menos cuarto .
preferiríamos una habitación doble grande que tenga ducha .
el camarero me ha traído un pastel de manzana en lugar de un bocadillo grande .
el señor Serrano celebra su aniversario de boda mañana ; quisiéramos encargar una botella de vino .
quisiéramos cambiar dinero pasado mañana .
¿ podría decirme de dónde sale el tren para Zúrich ?
si no es mucha molestia , ¿ podría limpiar la habitación ?
lamentablemente no tenemos habitaciones individuales más baratas libres en febrero .
si el autocar lleva cincuenta minutos de retraso , mi marido cogerá un taxi .
estamos hartos de la cola .
¿ por qué no prolongaste tu estancia ?
nadie pudo decirnos dónde está la parada de taxis .
¿ dónde está el contrato ? - se lo enviaré inmediatamente .
quisiera ir al médico porque estoy enfermo .
dudo que ella se cambie a otra habitación el dieciocho de octubre .
después del almuerzo queremos dar un paseo por la rosaleda , pero antes tenemos que dejar nuestro móvil en la recepción .
¿ dónde puedo comprar un peine ?
antes de que llegue el autobús , quisiéramos fotografiar el ayuntamiento antiguo .
mi hija vino a Granada para ir al teatro .
de primero quisiera una sopa y de segundo pollo con arroz .
pasamos dos días en Colonia y cuatro días en Ginebra .
¿ puedes traducir esta carta , por favor ?
hará mucho viento , por eso descansaré un poco .
el médico dice que mi hermana tiene que beber mucha agua durante cinco días .
pasado mañana nos marchamos .
acabo de darme cuenta de que la cama supletoria no está hecha .
¿ dónde está la cuenta ? - se la enviaré inmediatamente .
se tarda cuarenta minutos en preparar la sopa de pescado .
es posible que compremos unos recuerdos .
el castillo de Ginebra es más antiguo que el de París .
la señora López está buscando su llave de la habitación . ¿ la ha visto ?
he preguntado en la recepción .
compraremos unos sellos .
mi marido es de Irlanda , pero vive en Salzburgo desde hace seis años .
acabo de darme cuenta de que el cuarto de baño está sucio .
la señora Dubois quisiera comer algo porque tiene hambre .
ella está de buen humor porque hace sol ahora .
¿ cuánto cuesta una habitación doble tranquila con televisor por noche ?
antes de marcharme , quisiera cambiar el jersey gris por otra cosa .
una taza de café cuesta tres euros con cuarenta .
antes de salir de viaje , quisiera fotografiar el famoso palacio .
la señora se ha dejado su bolsa de viaje en el autobús a Zúrich .
si el autocar llega demasiado tarde , tenemos que coger un taxi .
hace cuatro horas los niños querían seguir viaje a Múnich .
estoy a punto de llamar a mi hermana .
¿ sabe cómo se va de la embajada al ayuntamiento ?
¿ qué recomienda , la pizza o la sopa ?
la chaqueta negra cuesta un ojo de la cara .
el miércoles podemos coger el coche .
llevo desde las tres y diez intentando reservar una mesa para cinco personas .
¿ han encontrado un portátil ? nos lo hemos dejado en el comedor .
el asado que la señora Navarro pidió está delicioso .
¿ cuánto cuesta el jersey caliente del escaparate ?
quisiéramos una habitación familiar con terraza y vistas al puerto .
si mañana hace buen tiempo , voy a visitar el palacio .
la cuenta asciende a veintiséis euros , incluida la media pensión .
primero quisiéramos reservar una habitación doble cómoda y después ir a la playa .
nos encantaría visitar el faro y el monasterio .
el señor Wagner tiene suerte : puede probar el pescado de la región .
ayer por la tarde mi hermana perdió su anillo y ahora tiene que llamar al hotel .
el camarero que habla español está hoy enfermo .
perdimos el enlace en Londres porque el tren nocturno fue cancelado .
¿ sabe a qué hora abre el monasterio ?
mi marido no está satisfecho con la habitación porque el cuarto de baño está sucio .
un taxi al centro comercial cuesta unos treinta y tres euros .
el camarero me ha traído un bocadillo en lugar de una sopa de tomate .
el pronóstico dice que estará nublado esta tarde .
tengo que darme prisa porque el tren para Múnich sale dentro de treinta minutos .
hemos comprado un recuerdo para nuestro jefe .
el teléfono de la habitación ciento doce está estropeado .
el señor Fischer tiene suerte : puede comprar una postal el domingo .
ellos quisieran pollo con arroz y una taza de café .
no puedo dormir porque la cama es demasiado dura .
quisiéramos alquilar una motocicleta por nueve días .
llegamos el domingo veintidós de junio a las cuatro y media .
¿ hay alguien aquí que hable alemán ? mi marido no habla francés .
aquí tiene su pasaporte , señora Rossi . su habitación está en la séptima planta .
¿ cuánto cuesta la corbata del escaparate ?
no sé si puedo visitar la fortaleza y el faro .
quisiéramos un apartamento con escritorio y vistas al puerto .
hola , ¿ podría darnos el número de teléfono del hospital ?
quiero que mi hermana vaya al mercado .
espero que podamos dejar el hotel el próximo jueves .
el jersey que ellos compraron es demasiado pequeño .
la señora Miller quisiera pan con mantequilla y tres vasos de zumo de naranja .
¿ podría darnos el número de teléfono del aeropuerto ?
la cuenta asciende a treinta y seis euros , incluido el aparcamiento .
quiero que encienda la calefacción .
¿ puede recomendarme un buen restaurante , por favor ?
mi mujer ha olvidado cambiar dinero .
antes de marcharme , quisiera dejar mi abrigo marrón en la recepción .
si el lunes nieva , voy a leer un libro .
no sé si el señor Moreno puede cambiar su vuelo dentro de dos días .
un taxi a la oficina de turismo cuesta unos seis euros .
la señora quisiera carne con verduras y un vaso de agua mineral .
en Londres llueve a cántaros , por eso voy a ir al teatro .
espero que él pida una sopa de tomate más tarde .
antes de salir de viaje , quisiéramos ir a la playa .
es una lástima que la habitación no esté lista .
aunque el técnico ha reparado el secador , sigue sin funcionar .
estoy a punto de pagar la cuenta .
quiero que mis padres fotografíen el hermoso teatro .
en la habitación veinticinco huele a pescado .
la habitación no está lista .
mi compañero quiere participar en el curso de idiomas en lugar de comprar una guía de viajes .
he olvidado cambiar la falda verde por otra cosa .
¿ cuándo estarán listos mis pantalones ?
de primero quisiéramos una tabla de quesos y de segundo pescado con patatas .
quisiera quejarme : la cama supletoria no está hecha y la habitación huele a humo .
aunque hace mucho frío , mi hermano nadará en el lago .
mi mujer está intentando prolongar su estancia .
¿ dónde está la cama supletoria ? ¿ podría traérnosla , por favor ?
resérvenos una mesa junto a la ventana , por favor .
nos encantaría ir a bailar .
cuando llegué a Berlín , la suite estaba sucia .
se tarda tres horas en llegar a París en autobús .
quiero alquilar un coche después del desayuno .
¿ quieres participar en la visita guiada ?
el zoo , que está a treinta minutos de aquí , merece una visita .
la señora Taylor necesita algo para la tos .
hay un error en la cuenta : no he tomado ninguna tortilla .
el camarero nos ha traído una sopa de tomate en lugar de una tabla de quesos .
mi hermana está intentando cambiar el bolso por otra cosa .
se tarda cuatro horas en llegar a Valencia en tren .
Hamburgo es la ciudad más bonita que hemos visto nunca .
el miércoles a las siete y diez ella quiere tomar algo en el bar .
quería preguntarle si podría darnos la llave de la habitación cuatrocientos diez .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho hoy .
mis padres pasaron dos días en Praga y siete días en Londres .
pregúntele a la señora Schmidt si quiere fotografiar el teatro , por favor .
lo sentimos mucho , señora Brown . la camarera de piso vendrá dentro de cincuenta minutos .
estoy esperando el tren para Praga .
como el autocar llega demasiado tarde , no llegaré hasta las doce menos cuarto .
hasta que llegue mi hermano , quiero visitar la iglesia y el teatro .
nos gusta mucho el hermoso monasterio .
el museo de arte , que está a quince minutos de aquí , merece una visita .
¿ está incluido el desayuno en el precio o tengo que pagarlo aparte ?
el museo es más bonito que el museo de arte .
los niños están intentando pagar con tarjeta de crédito .
le pedí al mozo que nos trajera una cuna , pero no ha pasado nada .
la mujer con la que hablamos esta mañana era muy amable .
quisiera saber si el tren rápido sale del andén cinco .
buenas noches , ¿ se celebra el curso de idiomas en la sala de conferencias ?
queremos cambiar de habitación porque el colchón es demasiado corto .
la señora Serrano no está satisfecha con la habitación porque la cama no está hecha .
mi reloj va atrasado ; ya son las cuatro menos veinte .
a mi compañero le gustó mucho la fiesta .
hay que limpiar estas blusas antes del martes .
¿ está incluida la tasa turística en el precio o tengo que pagarla aparte ?
quisiéramos una habitación con escritorio y vistas al parque .
mi mujer no tiene ni idea de dónde está su maleta grande .
el taxi que pedimos para las cinco todavía no ha venido .
he perdido mi cámara y mi bolso .
no hemos estado nunca en Viena , pero conocemos bien Colonia .
quiero que me dé la dirección del restaurante .
nos gusta pasear por la playa .
mi hijo tuvo que cambiar el bolso por otra cosa el dieciséis de septiembre .
seis sellos para postales a España , por favor .
la oficina de correos está enfrente del teatro de la ópera .
la exposición nueva está abierta desde las nueve menos cuarto hasta las seis , pero los miércoles está cerrada .
¿ va este autobús a Roma ?
siento que mi hermana haya perdido su chaqueta .
mis hijos están a punto de reservar una mesa para cinco personas .
ayer por la tarde ellos dejaron su pasaporte en la habitación .
¿ puede traerme la cuenta , por favor ?
el hombre con el que hablamos ayer era muy amable .
él quisiera pan con mantequilla y una botella de agua mineral .
quisiera que me despertaran a las tres menos cuarto , habitación ciento cinco .
¿ podría enseñarnos en el mapa dónde está el teatro ?
buenas noches , soy Brown , de la habitación doscientos uno . quisiera pedir el desayuno .
no hace falta que me traiga la hoja de registro , el camarero ya me la ha dado .
como el autocar lleva treinta minutos de retraso , no llegaremos hasta las siete menos cuarto .
¿ qué recomienda , la sopa de tomate o la tortilla ?
esta blusa es demasiado corta .
la autopista a Varsovia está cortada , así que tengo que coger el tren .
quisiéramos fideos con champiñones y seis vasos de vino blanco .
¿ cómo se llama ? - me llamo David Rossi .
aquí tiene su tarjeta , señor García . su habitación está en la novena planta .
¿ podría preparar la cuenta de la habitación veinticinco ? me marcho hoy .
¿ qué recomienda , la sopa de tomate caliente o la tabla de quesos ?
un taxi a la comisaría cuesta unos treinta y seis euros .
acabamos de llegar a Madrid .
la carta que enviamos a Lisboa todavía no ha llegado .
explíqueme la cuenta , por favor .
tome la segunda calle a la izquierda y verá el monasterio delante de usted .
ella quería comprar una guía de viajes la semana pasada .
para mí una sopa y una taza de café , por favor .
¿ qué recomienda , el pastel de manzana o la sopa de pescado ?
preguntamos en la recepción la semana pasada .
mis hijos suelen levantarse a las seis y media .
me alegro de que el señor Becker pueda cambiar su vuelo .
la camarera de piso dice que la exposición abre a las seis menos cuarto .
el acuario es más grande que el museo .
¿ podemos traer nuestro gato ?
la señora Weber tiene que reservar una mesa para tres personas .
nuestros amigos quisieran nadar en el lago e ir a nadar .
quisiera saber si el barco va a Lisboa .
me encantaría visitar el ayuntamiento y el monasterio .
me han robado la tarjeta de crédito y el anillo .
el señor Serrano durmió como un tronco porque la habitación era tan tranquila .
hola , ¿ por qué no quieres pagar la cuenta ?
tengo que pagar un ojo de la cara por los zapatos .
el diecinueve de abril los huéspedes llegan a Atenas y se quedan nueve noches .
hasta que llegue el caballero , quiero ir al mercado .
¿ cuánto cuesta la falda más barata del escaparate ?
lamentablemente no tenemos habitaciones dobles pequeñas libres antes del catorce de marzo .
el señor García quisiera comprar unos sellos y nadar en el lago .
quiero comer algo el miércoles a las siete y cuarto .
el centro comercial está a dos pasos de la biblioteca .
¿ podría traerme un poco más de pan , por favor ?
la ventana no se puede cerrar , y la suite no está lista .
quisiera comprar chocolate .
los turistas no tienen ni idea de dónde está su maleta roja .
se tarda quince minutos en preparar la pizza grande .
¿ compró un cuaderno el sábado pasado ?
acabamos de comprar un billete para Berlín .
el taxi que pedimos para las ocho y cuarto todavía no ha venido .
quisiéramos saber si el tren rápido para en Sevilla .
el tren para Zúrich sale a la una y veinticinco del andén dieciocho .
hemos perdido nuestros guantes negros y ahora tenemos que rellenar un formulario .
pensamos visitar el museo de arte nuevo .
ella quisiera descansar un poco porque está agotada .
disculpe , ¿ qué hora es ? - es la una y cuarto .
él está a punto de cambiar las botas por otra cosa .
todas las habitaciones de la primera planta tienen cocina .
si esta tarde hace demasiado calor , ella va a ver la televisión .
¿ podría venir alguien a la habitación ciento dos ? el frigorífico es demasiado ruidoso .
he perdido mi libro y mi anillo caro .
mi hermana se queda hoy en el hotel porque está cansada .
¿ cuánto cuesta una habitación familiar con caja fuerte por noche ?
si el domingo hace demasiado frío , quiero tomar algo en el bar .
después del almuerzo ella quiere ir a la playa , pero antes tiene que cambiar el vestido más pequeño por otra cosa .
después del almuerzo el señor Wilson quiere nadar en el lago , pero antes tiene que aparcar su coche en el garaje .
¿ qué tranvía va a la biblioteca ?
no se olvide de pedirnos un taxi , por favor .
¿ puedo probarme las botas ?
la autopista a Granada está cortada , así que tenemos que coger el tren .
Anna , ¿ puedes esperarme ?
no sé si puedo preguntar en la recepción .
pregúntele al señor Wilson si quiere hacer senderismo por la montaña , por favor .
¿ sabía que la boda se celebra el once de octubre ?
le pedí al camarero que me trajera seis hervidores , pero no ha pasado nada .
el hotel más tranquilo de Berlín está en el jardín .
deme una habitación tranquila con vistas a las montañas , por favor .
¿ podría decirme si el aparcamiento es gratis ?
¿ sale el autocar a las siete y veinte ?
¿ puede cambiar las toallas ?
quisiéramos reservar una mesa para tres personas junto a la ventana .
mi hijo puede comprar un sello el fin de semana .
si mañana hace buen tiempo , voy a visitar la torre .
ni hablar de que mi hermano se reúna con unos amigos en la estación .
¿ podría rellenar el formulario y enviar a alguien a la habitación diez ?
quisiera comprar un jersey azul y un diccionario .
me quedo hoy en el hotel porque estoy cansada .
¿ qué día es hoy ? - hoy es miércoles , nueve de agosto .
el pronóstico dice que nevará la próxima semana .
la camarera de piso dice que la fortaleza antigua está cerrada los viernes .
el concierto que queríamos ver ya ha empezado .
¿ sale el tren a las nueve ?
mi compañero quisiera comer algo porque tiene hambre .
buenas noches , ¿ puede uno de sus compañeros traducir esta frase ?
el médico dice que mi mujer tiene que quedarse en la cama durante ocho días .
desde la torre se pueden ver la catedral antigua y el jardín .
el camarero nos ha traído una macedonia de frutas en lugar de una ensalada .
hay que lavar estas blusas antes del viernes .
la familia Taylor se aloja aquí desde el veintiocho de noviembre .
¿ podría enseñarme en el mapa dónde está el monasterio ?
lo sentimos mucho , señora Fischer . el mozo se ocupará de ello inmediatamente .
el señor Serrano llamó a las cinco menos cuarto y dejó un recado para el señor López .
quisiéramos una habitación pequeña con balcón y vistas al río .
ellos están de vacaciones .
¿ podría darnos la dirección de la agencia de viajes , por favor ?
la camarera de piso dice que el garaje del hotel cuesta siete euros al día .
quiero que nuestros amigos vayan a la playa .
no hay de qué , señora Taylor . ¡ buen viaje !
hemos reservado una suite cómoda a nombre de Becker .
nos han robado el billete de avión y la chaqueta .
Ginebra es la ciudad más bonita que he visto nunca .
¿ a qué distancia está la famosa torre de aquí ?
el partido que el caballero quería ver ya ha empezado .
¿ dónde está el albornoz ? ¿ podría traérnoslo , por favor ?
los huéspedes que están en la sexta planta quisieran prolongar su estancia .
nos han robado el pasaporte y el abrigo azul .
mi hermano prolongó su estancia .
hola , ¿ tienes frío , David ?
después del desayuno quiero ir a bailar , pero antes tengo que aparcar mi coche en el garaje .
quisiera saber si el barco va a Génova .
mi hija vino a Sevilla para reunirse con unos amigos en la estación .
¿ cuándo sale el primer tren nocturno para Múnich ?
¿ qué recomienda , la sopa de pescado o la ensalada ?
¿ han encontrado unas gafas de sol ? me las he dejado en el bar .
cierre la ventana , por favor .
¿ quisieras cancelar tu reserva mañana a las seis ?
todas las habitaciones de la quinta planta tienen cocina .
si esta tarde nieva , voy a quedarme en el hotel .
¿ podría decirme si el curso de idiomas empieza a las diez y cuarto ?
¿ por qué no fue al cine ?
me interesa el mercado cubierto . ¿ hay una visita guiada en francés ?
la carta que envié a Berlín todavía no ha llegado .
pienso ir al cine .
nos gustó mucho la fiesta .
llego el viernes dieciséis de mayo a las seis menos veinte .
hablo portugués , pero no entiendo el alemán .
antes de marcharnos , quisiéramos dejar nuestro bolso rojo en la recepción .
¿ está la sala de conferencias en la octava planta ?
la visita de la ciudad dura dos horas .
¿ le importaría cuidar a los niños ?
el barco llega a Valencia a las doce .
¿ podría decirnos si la charla empieza a la una y media ?
la oficina de turismo está enfrente de la catedral .
mi hijo perdió el enlace en Madrid porque el autocar llevaba cuarenta minutos de retraso .
es posible que hablemos con el cocinero esta tarde .
si mañana hace demasiado frío , iremos al cine .
me alegro de que mi hija se levante temprano .
el acuario está abierto desde las seis hasta las siete y cuarto , pero los miércoles está cerrado .
¿ sabía que el famoso castillo merece la pena ?
ayer perdí mi carné de conducir .
el secador de mi habitación no funciona .
son veinticuatro euros . - quédese con el cambio .
pregúntele al señor Wagner si quiere hacer un picnic , por favor .
¿ quién puede esperar un momento ?
el señor Dubois llamó a las cinco y cinco y dejó un recado para la señora Wagner .
¿ dónde está la confirmación de la reserva ? - se la traeré inmediatamente .
despiérteme el lunes a las cinco y media , por favor , tengo que coger el tren a Colonia .
¿ quiere visitar el mercado cubierto y el ayuntamiento o prefiere hacer un picnic ?
no se permite fumar en la segunda planta .
necesito tres planchas .
cuando lleguemos a Roma , vamos a dar un paseo por la rosaleda .
después del almuerzo mi marido quiere hacer un picnic , pero antes tiene que cambiar su vuelo .
¿ podría imprimir la lista de precios , por favor ?
se tarda cinco horas en llegar a Zúrich en autobús .
¿ tienen una habitación familiar para cinco personas para ocho noches ?
¿ dónde está el plano de la ciudad ? ¿ podría traérmelo , por favor ?
no hay de qué , señor García . ¡ que tenga un buen día !
ella acaba de darse cuenta de que los niños escuchan música alta .
¿ hay alguien aquí que hable portugués ? los niños no hablan francés .
no creo que ellos puedan tomar algo en el bar mañana por la mañana .
¿ tenemos que hacer transbordo en Granada o hay un tren directo ?
¿ podría preparar la cuenta de la habitación cuarenta y cuatro ? nos marchamos hoy .
quería preguntarle si podría apagar la música .
hablo alemán , pero no entiendo el portugués .
el médico dice que el caballero tiene que beber mucha agua durante ocho días .
avísenos en cuanto el médico llegue , por favor .
el billete a París cuesta diecisiete euros , pero ella solo tiene un billete de cincuenta euros .
¡ hasta mañana , Paul !
no podemos dormir porque la cama supletoria es demasiado corta .
espero que volemos a Valencia pasado mañana .
el taxi que pedí para las diez todavía no ha venido .
no tenemos ganas de visitar el mercado cubierto .
una habitación familiar cuesta ochenta euros por noche , y el seguro está incluido .
el vuelo de Sevilla fue cancelado por la niebla .
el sombrero gris que la camarera de piso encontró en el cuarto de baño es de mi hija .
se tarda treinta minutos en preparar el helado .
buenas noches , ¿ podría enseñarme en el mapa dónde está el acuario ? muchas gracias .
no vale la pena visitar el teatro .
¿ tenemos que hacer transbordo en Lisboa o hay un tren directo ?
la señora quisiera prolongar su estancia .
quería preguntarle si podría confirmar la reserva .
quisiéramos saber si el tren rápido llega a Berlín a las once menos cinco .
la librería está a dos pasos del teatro de la ópera .
ella piensa comprar unos recuerdos .
no como ni queso ni champiñones .
el tren de Salzburgo a Edimburgo lleva cincuenta minutos de retraso .
he oído que la azotea está en la octava planta .
el mercado cubierto antiguo está cerrado los lunes .
para mí una ensalada y un vaso de vino tinto , por favor .
antes de salir de viaje , quisiéramos visitar el zoo y la famosa biblioteca .
¿ han encontrado una cartera ? nos la hemos dejado en el comedor .
la llave no entra en la cerradura de la habitación doscientos quince .
¿ me puede poner con la habitación cincuenta y tres ? muchas gracias .
ella está harta de la cola .
acabamos de reservar una habitación familiar .
el ascensor está estropeado , así que tenemos que subir a pie a la sexta planta .
hace una hora mi marido perdió el ferry .
mi compañero quisiera beber algo porque tiene sed .
él está acostumbrado a acostarse tarde .
el palacio está abierto desde las seis hasta las nueve y media , pero los lunes está cerrado .
ellos quisieran cambiar cien francos suizos por euros .
¿ podría cuidar a los niños y reservarnos una mesa junto a la ventana ?
cuando la guía habla alemán , me suena a chino .
la recepcionista quiere saber si mis hijos quieren registrarse .
¿ de dónde eres , Martin ? - soy de Italia .
olvidé mi bolsa de viaje en el restaurante ayer por la tarde .
necesito la lista de precios . ¿ me la puede enviar ?
¿ cuánto cuestan las entradas para la obra de teatro del domingo ?
lleve las maletas a la recepción , por favor .
¿ cambiaste tu vuelo hace cinco horas ?
la señora Taylor piensa comprar un cuaderno .
llegamos el miércoles veinticuatro de agosto a las cuatro menos cuarto .
hola , necesito el recibo . ¿ me lo puede dar ?
¿ pagó con cheque ayer ?
ya no tenemos champiñones , pero puedo recomendarle la tortilla .
la familia Fischer se aloja aquí desde el veintitrés de febrero .
no se olvide de traerme un cuchillo nuevo y una manta caliente , por favor .
no sé si puedo trabajar en la biblioteca esta tarde .
la señora Brown acaba de comprar un cepillo de dientes .
quisiéramos reservar una casa de vacaciones tranquila para cinco personas del veinte al veintiséis de julio .
disculpe , ¿ cómo llego a la agencia de viajes ?
la barca que ellos alquilaron tiene una rueda pinchada .
el jersey gris cuesta cien euros , pero la blusa verde es más barata .
mi reloj va atrasado ; ya son las cinco y cuarto .
me he dejado mi mochila negra en el avión a Ginebra .
la señora Brown celebra su cumpleaños el sábado ; quisiera encargar flores .
él quisiera pan con mantequilla y una taza de café .
el avión a Granada despega a las doce .
no podemos dormir porque los vecinos escuchan música alta .
el señor López no está en este momento . ¿ quiere dejar un recado ?
mi reloj va atrasado ; ya son las dos y media .
dejaré mi llave de la habitación en la recepción .
quiero cambiar de habitación porque el ascensor hace demasiado ruido .
no tengo hambre , pero quisiera un trozo de pastel .
la biblioteca es más famosa que la torre .
quisiéramos reservar una casa de vacaciones para ocho personas del tres al catorce de abril .
hemos escrito una carta a nuestra hermana .
a mi compañero le encantaría hacer un picnic .
una pregunta : ¿ cuánto dura el viaje de Granada a Sevilla ?
el hotel en el que estuve en París no era tan caro .
me quedo hoy en el hotel porque estoy resfriada .
vine a Viena para participar en el paseo en barco .
no sé si podemos cambiar el bañador más barato por otra cosa .
¿ puede el mozo enseñarme el camino a la oficina de turismo ?
la bolsa de viaje que la camarera de piso encontró debajo de la cama es de mis hijos .
esta bolsa es muy ligera , pero la otra es pesada .
mis padres han olvidado cambiar su vuelo .
estamos buscando nuestra cámara nueva . ¿ la ha visto ?
dentro de dos días llegamos a Salzburgo y nos quedamos cinco noches .
disculpe , ¿ cómo llegamos a la comisaría ?
hola , ¿ podría reservarnos una mesa junto a la ventana y apagar la calefacción ?
siga todo recto y luego gire a la derecha en la agencia de viajes .
la lavadora está fuera de servicio .
¿ quién puede traducir esta carta ?
la familia Dubois se aloja aquí desde el diecisiete de agosto .
los huéspedes han perdido su bufanda roja y su libro .
mi mujer tiene treinta y ocho grados de fiebre y dolor de cabeza .
aquí tiene su pasaporte , señor Wagner . su habitación está en la primera planta .
cuando llegue a Valencia , voy a hacer un picnic .
me he duchado .
la fortaleza antigua está abierta desde las ocho y media hasta las seis y cuarto , pero los martes está cerrada .
no he estado nunca en París , pero conozco bien Atenas .
se tarda tres horas en reparar el frigorífico .
el ascensor está fuera de servicio .
despiérteme mañana a las seis y media , por favor , tengo que estar en el aeropuerto antes de las cinco y cuarto .
los turistas están sentados en un banco del parque y leen el periódico .
el desayuno se sirve a partir de las ocho y cuarto en el comedor .
quisiera reservar una casa de vacaciones para cuatro personas del dieciséis al veinticinco de octubre .
pregúntele al señor Moreno si quiere hacer un picnic , por favor .
como el autobús lleva diez minutos de retraso , no llegaré hasta la una menos veinte .
el juez está todavía en el juzgado , no podemos hablar con él antes de las doce .
¿ cuándo quiere comprar unos sellos ?
si el fin de semana hace buen tiempo , él quiere hacer senderismo por la montaña .
el médico dice que mis hijos tienen que quedarse en la cama durante seis días .
el restaurante está en la séptima planta .
hay un recuerdo sobre la mesa de la habitación ciento cinco .
el médico dice que nuestros amigos tienen que tomar las pastillas durante siete días .
la luz está estropeada .
después del desayuno mi hermano quiere visitar la hermosa catedral , pero antes tiene que cambiar dinero .
ayer por la noche queríamos comprar un billete para Hamburgo .
¿ podría decirnos si el museo abre a las ocho y diez ?
antes de salir de viaje , mis hijos quisieran participar en la excursión .
me llamo Taylor , tengo una reserva para nueve noches .
¿ tienen una suite bonita para ocho personas hasta el viernes ?
dentro de tres horas voy a comer algo .
hay un error en la cuenta : no hemos tomado ninguna ensalada .
queremos quedarnos hasta el jueves .
el camarero nos ha traído un filete en lugar de una tortilla .
pedí un helado . ¿ cuándo me lo va a traer ?
mi hijo puede tener la habitación familiar con balcón .
si el viernes hace demasiado calor , mi compañero quiere leer un libro .
¿ cuándo sale el primer tren rápido para Barcelona ?
él quería alquilar una motocicleta ayer por la tarde .
el taxi que pedí para las siete y veinte todavía no ha venido .
si el miércoles hace demasiado frío , queremos ir al cine .
el apartamento que reservamos la semana pasada no está listo .
de la parada de autobús a la biblioteca hay solo diez minutos a pie .
quisiéramos una habitación doble con televisor y vistas al jardín .
¿ sale el tren nocturno del andén nueve ?
nuestros amigos durmieron como un tronco porque el viaje fue tan largo .
la sopa de pescado está buenísima .
la exposición nueva está abierta desde las ocho hasta las nueve y cuarto , pero los sábados está cerrada .
la comida de este restaurante es muy buena , pero el servicio es malo .
quiero que me dé la dirección de la embajada .
hace una hora cambié mi vuelo .
mañana quiero preguntar en la recepción .
mi hermana tiene que hacer cola dos horas en el museo .
debe de ser un error : reservamos un apartamento , no una habitación luminosa .
nuestro equipaje no ha llegado ; debe de estar todavía en París .
quisiéramos siete entradas para la visita de la ciudad del nueve de diciembre .
¿ podría limpiar la habitación cinco , por favor ?
¿ podría enseñarme en el mapa dónde está el acuario ?
no tengo tiempo de participar en la visita guiada .
llame a la señora Becker al siete cuatro ocho seis siete , por favor .
hemos reservado una habitación individual a nombre de Miller .
quisiéramos comprar un sombrero y chocolate .
el señor Walker llegará el diecinueve de diciembre a las siete y veinticinco .
hola , ¿ cuánto cuesta la chaqueta caliente del escaparate ?
¿ han encontrado un diario ? nos lo hemos dejado en el bar .
mi hijo durmió como un tronco porque la habitación era tan tranquila .
estoy a punto de cambiar las botas por otra cosa .
hola , estoy buscando mi mochila . ¿ la ha visto ?
la parada de taxis está a dos pasos de la catedral .
no sé si reservaré una habitación familiar grande el dos de julio .
tengo muchas ganas de comprar unos sellos el fin de semana .
mis hijos durmieron como un tronco porque la cama era tan cómoda .
llego el jueves dos de agosto a las doce .
por culpa del atasco llegamos demasiado tarde al aeropuerto .
la recepcionista quiere saber si quiero quedarme hasta el miércoles .
siga todo recto y luego gire a la derecha en el centro comercial .
¿ cuánto cuesta la camisa verde del escaparate ?
el caballero ha participado en la cata de vinos .
su habitación está en la segunda planta , al lado del ascensor .
cuando lleguemos a Salzburgo , vamos a hacer un picnic .
me quedo con la suite pequeña .
¿ le importaría enseñarme el camino a la farmacia ?
la sopa de pescado que el señor Wilson pidió está demasiado salada .
¿ sabía que la sala de desayunos está en la segunda planta ?
quisiera nadar en el lago y visitar la iglesia antigua .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la oficina de correos .
he reservado una habitación individual pequeña a nombre de López .
necesitamos un taxi desde la estación para dos personas a las ocho .
nos gustó mucho la visita de la ciudad .
la parada de autobús está a dos pasos del faro .
camarero , pedí un helado , pero me ha traído un buen filete .
el collar que la camarera de piso encontró en la habitación treinta y tres es de mis hijos .
¿ tienen una habitación familiar para ocho personas desde el miércoles hasta el sábado ?
quisiéramos una habitación individual luminosa con cocina , por favor .
la señora se siente muy bien aquí .
no sé si podemos dejar el hotel .
los huéspedes suelen levantarse a las siete menos cuarto .
la recepcionista quiere saber si prolongaremos nuestra estancia el próximo mes .
quisiera alquilar una barca por seis días .
¿ sabía que el ayuntamiento merece una visita ?
¿ hay alguien aquí que hable español ? el caballero no habla inglés .
se tarda tres horas en reparar la radio .
la cuenta asciende a setenta y cinco euros , incluida la limpieza final .
lo sentimos mucho , señora Schmidt . la camarera de piso vendrá dentro de veinticinco minutos .
¿ me puede explicar el recibo ?
la sopa está demasiado salada .
sabemos que la librería está cerrada los domingos .
quería preguntarle si podría hablar más despacio .
¿ puede despertarme a las tres y cuarto , por favor ?
quisiera comprar un jersey caliente y un mapa .
el tren de Sevilla a Londres lleva treinta minutos de retraso .
pronto llegamos a Venecia y nos quedamos siete noches .
nuestro equipaje no ha llegado ; debe de estar todavía en Múnich .
queremos ir al teatro en lugar de fotografiar la exposición nueva .
acabamos de darnos cuenta de que el apartamento huele a humo .
quiero que lleve el equipaje a la habitación .
un apartamento grande cuesta treinta euros por noche , y el aparcamiento no está incluido .
si el viernes hace buen tiempo , mi hermano quiere nadar en el lago .
los niños vinieron a Valencia para fotografiar la torre .
quisiera quejarme : el secador no funciona y la cama es demasiado pequeña .
las plantas de la novena planta necesitan agua .
¿ puede darnos una habitación cómoda con vistas al jardín , por favor ?
no se preocupe , señora Schmidt , le despertaremos a las once menos cuarto .
el abrigo azul que la camarera de piso encontró debajo de la cama es de mi mujer .
buenos días , señora Rossi . ¿ ha dormido bien ?
queremos visitar la famosa iglesia y el hermoso teatro en lugar de hacer un picnic .
el tren de Madrid a Granada lleva cuarenta minutos de retraso .
¡ hasta luego , Anna !
aquí tiene su tarjeta , señor Becker . su habitación está en la novena planta .
la señora Moreno llamó a las dos y cuarto y dejó un recado para la señora López .
mañana a las ocho menos cuarto podemos pagar la cuenta .
mi hija tiene treinta y ocho grados de fiebre y tos .
¿ sabía que el servicio de habitaciones está incluido en el precio ?
ella visitó el palacio la semana pasada .
mi mujer tiene treinta y nueve grados de fiebre y dolor de cabeza .
buenas noches , ¿ podría decirme si el curso de idiomas empieza a las tres menos cinco ?
el señor Dubois acaba de darse cuenta de que el frigorífico hace demasiado ruido .
camarero , pedí una sopa de tomate caliente , pero me ha traído una sopa .
¿ qué línea de metro va a la famosa fortaleza ?
preferiríamos una habitación familiar bonita que tenga caja fuerte .
él no tiene ni idea de dónde está su cartera .
mi compañero está buscando su bolsa de viaje negra . ¿ la ha visto ?
no hay de qué , señora Fischer . ¡ que tenga un buen día !
llame a la señora García al seis cuatro siete cero seis , por favor .
¿ qué línea de metro va a la torre ?
trabajé en la biblioteca el mes pasado .
pensamos visitar la iglesia y el castillo .
cuando llegué a Granada , el cuarto de baño estaba mojado .
la ventana no se puede abrir , y la habitación no está lista .
mis padres no tienen tiempo de comprar un diccionario .
el frigorífico no funciona desde el miércoles .
buenos días , ¿ podría decirnos de dónde sale el tren nocturno para Valencia ?
despiértenos el viernes a las doce , por favor , tenemos que estar en el aeropuerto antes de las dos y media .
no hay de qué , señora Fischer . ¡ feliz estancia en Lisboa !
los turistas llevan desde las nueve menos cuarto intentando cambiar los pantalones por otra cosa .
estoy esperando el tren rápido para Londres .
estoy harta de la lluvia .
quisiera una habitación con caja fuerte , por favor .
el señor Fischer ha cancelado la reserva para el martes .
queremos que mi hermana haga senderismo por la montaña .
mis padres se han resfriado .
quisiera quejarme : el cuarto de baño es muy viejo y la cama es demasiado dura .
en Atenas lleva tres días lloviendo .
antes de que llegue el autobús , quisiéramos ir a la playa .
a la señora le gusta mucho el teatro .
acabamos de darnos cuenta de que el sofá es demasiado pequeño .
la maleta azul que la camarera de piso encontró en la habitación seis es de mi mujer .
primero mi mujer quisiera dejar sus guantes en la recepción y después visitar el faro .
mis padres hablan portugués , pero no entienden el inglés .
¿ podría decirme si la sala de conferencias está abierta hasta las doce y cuarto ?
siento que ella se haya quedado dormida .
perdí el enlace en Madrid porque el tren llegó demasiado tarde .
para mí una buena sopa y un vaso de cerveza , por favor .
mis hijos quisieran comprar un bolso más grande y un mapa .
la carretera a Sevilla está cortada , así que tenemos que coger el tren .
como el tren lleva cincuenta minutos de retraso , no llegaremos hasta las cuatro menos veinte .
no creo que la señora Taylor pueda visitar la torre dentro de seis días .
¿ podría traernos un poco más de mantequilla , por favor ?
quisiera alquilar una motocicleta por cinco días .
lloverá esta noche , por eso leeré un libro .
la exposición está abierta desde las seis hasta las siete menos cuarto , pero los sábados está cerrada .
aquí tiene su tarjeta , señor Fischer . su habitación está en la quinta planta .
estoy seguro de que ellos comprarán unos sellos esta tarde .
¿ cuánto cuesta alquilar una motocicleta por cinco días ?
quiero probar el queso de la región .
quisiéramos que nos despertaran a las cinco , habitación cuarenta y cuatro .
Valencia es la ciudad más bonita que nuestros amigos han visto nunca .
pregúntele a la señora Wagner si quiere ir al cine , por favor .
el tren de Bruselas a Madrid lleva veinticinco minutos de retraso .
hola , ¿ puedes ponernos con la habitación dieciocho , por favor ?
desde la torre se pueden ver el museo de arte nuevo y el mar .
¿ podría esperar un momento y traernos un vaso de vino tinto ?
quiero que nos traiga un vaso de leche .
antes de salir de viaje , quisiera ir al cine .
la obra de teatro que quería ver fue ayer .
estoy a punto de hablar con la guía .
hola , ¿ cuánto cuesta alquilar una bicicleta por tres días ?
estamos resfriados .
queremos cambiar de habitación porque los vecinos escuchan música alta .
estoy de viaje de negocios .
hasta que lleguen los niños , quiero comprar un mapa .
me alegro de que él pueda reunirse con unos amigos en la estación .
mi mujer tiene que hacer transbordo en Múnich .
llame a un médico , por favor , mi hermana se ha roto la pierna .
aquí tiene su pasaporte , señora Weber . su habitación está en la séptima planta .
ocho billetes de ida y vuelta a Praga para el veinticinco de febrero , por favor .
despiérteme mañana a las cinco y media , por favor , tengo que coger el tren a Madrid .
tenemos que darnos prisa porque el tren nocturno para Granada sale dentro de cinco minutos .
si esta tarde llueve , voy a acostarme temprano .
en Bruselas llueve a cántaros , por eso mi marido descansará un poco .
esta falda es demasiado cara .
el despertador está estropeado .
los pantalones blancos cuestan cinco euros , pero el jersey caliente es más barato .
quiero que mi compañero vaya al mercado .
el restaurante está en la quinta planta .
el señor Weber ha cancelado la reserva para el domingo .
quisiera reservar una mesa para tres personas junto a la ventana .
quisiéramos saber si el tren nocturno tiene coche restaurante .
quería preguntarle si podría cuidar a los niños .
mi número de teléfono es el cero seis siete seis siete .
el autocar sale a las doce y cuarto .
quisiéramos dos entradas para el partido de fútbol del once de febrero .
quisiera comprar un sombrero más barato y un diccionario .
¿ hay cerca del hotel un médico que hable español ?
buenas noches , señor Moreno . ¿ ha dormido bien ?
cargue seis vasos de cerveza a la cuenta de la habitación doscientos quince , por favor .
ella suele levantarse a las diez menos cuarto .
no se olvide de cambiar las toallas , por favor .
siento que hayamos perdido nuestro collar .
la catedral está abierta desde las diez y media hasta las nueve menos cuarto , pero los martes está cerrada .
ella es de Austria , pero vive en Barcelona desde hace cinco años .
disculpe , ¿ tienen platos sin huevos ?
estamos hartos de la lluvia .
¿ podría decirme si el concierto empieza a las diez y cuarto ? muchas gracias de antemano .
¿ cuánto cuesta una habitación con caja fuerte por noche ?
es importante que mis padres llamen a su hermano antes de la una .
¿ a qué distancia está el hermoso teatro de aquí ?
mi hermana toma leche en el desayuno , pero yo prefiero agua mineral .
¿ quiere comprar un recuerdo dentro de tres horas ?
la próxima semana llegamos a Bruselas y nos quedamos nueve noches .
si el tren llega con retraso , cogeré el próximo autobús .
el camarero nos ha traído una macedonia de frutas en lugar de un bocadillo pequeño .
quisiera saber si el tren rápido sale del andén tres .
quisiera reservar una mesa para ocho personas junto a la ventana .
estamos esperando el tren para Salzburgo .
el taxi que mi compañero pidió para las diez menos cuarto todavía no ha venido .
¿ hay alguien aquí que hable francés ? mi hijo no habla inglés .
el señor Taylor llegará el diecisiete de marzo a las siete y veinte .
este abrigo es demasiado caro .
la peluquería está delante de la catedral .
cogimos el coche anteayer .
el próximo viernes la señora Miller llega a Bruselas y se queda cinco noches .
hemos perdido nuestra mochila gris y ahora tenemos que llamar al hotel .
preferiría una habitación grande que tenga televisor .
aunque hace mucho frío , mis hijos visitarán el famoso mercado cubierto .
he comprado una bufanda para mi tío .
he olvidado pagar la cuenta .
por culpa del atasco llegamos demasiado tarde a la oficina de turismo .
hola , ¿ está incluida la media pensión en el precio o tengo que pagarla aparte ?
pregúntele a la señora Walker si quiere visitar el mercado cubierto , por favor .
vine a Viena para hacer senderismo por la montaña .
la sala de conferencias está en la segunda planta .
quiero que llame a la policía .
¿ compró un billete para Múnich anteayer ?
estoy seguro de que mi mujer seguirá viaje a Venecia el próximo mes .
son ciento diez euros . - quédese con el cambio .
cuando lleguemos a París , vamos a fotografiar el palacio .
quisiéramos reservar una mesa para cuatro personas junto a la ventana .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la farmacia .
la pizza que pedí está deliciosa .
quisiera quejarme : el grifo está estropeado y los huéspedes de la habitación de al lado escuchan música alta .
pasé dos días en París y seis días en Valencia .
la guía quiere saber si desayunaré en la terraza el domingo a las once y diez .
la señora toma leche en el desayuno , pero yo prefiero zumo de manzana .
la parada de taxis está a dos pasos del acuario .
¿ de dónde eres , Julia ? - soy de Irlanda .
¿ nos puede traer un adaptador y un secador ?
el señor Wilson quisiera jamón y huevos y ocho vasos de agua mineral .
mi hijo acaba de darse cuenta de que la escalera mecánica está fuera de servicio .
el tren regional para Ginebra sale a las once menos cuarto del andén once .
el partido de fútbol empieza a las doce y cinco .
buenos días , ¿ quiere el té con o sin leche ?
la sala de conferencias está en la tercera planta .
todas las habitaciones de la novena planta tienen escritorio .
¿ cuánto cuesta alquilar un coche por siete días ?
un trozo de pastel cuesta seis euros con veinte .
me interesa el teatro . ¿ hay una visita guiada en inglés ?
el trece de julio mi hija comió algo .
el palacio merece una visita .
la habitación familiar que reservamos en febrero es demasiado cara .
¿ cuánto cuesta una habitación familiar con baño por noche ?
quisiéramos reservar un apartamento para cuatro personas del veintidós al veinticinco de diciembre .
¿ qué recomienda , el bocadillo o la buena sopa de verduras ?
una botella de agua cuesta cinco euros con cincuenta .
le pedí al mozo que cuidara a los niños , pero no ha pasado nada .
queremos cambiar de habitación porque el teléfono está fuera de servicio .
disculpe , ¿ cuándo abre el ayuntamiento los martes ?
quisiera saber si el ferry zarpa a las seis y cuarto .
mi compañero necesita algo para la fiebre .
cuando llegué a Roma , la plancha no funcionaba .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la agencia de viajes .
solo viajo a Varsovia de Pascuas a Ramos .
una pregunta : él está buscando su cartera . ¿ la ha visto ?
aunque tenemos dolor de cabeza , queremos comprar unas postales .
hola , ¿ podría imprimir la cuenta , por favor ?
¿ sería posible que nos trajera una botella de cerveza ?
¿ le importaría darnos la llave de la habitación quince ? muchas gracias de antemano .
¿ quieres ir a nadar ?
cuando el mozo habla inglés , me suena a chino .
vine a Atenas para dar un paseo por el casco antiguo .
la señora Wagner quisiera fideos con champiñones y una taza de té .
no sé si puedo prolongar mi estancia .
¿ podemos pagar en efectivo ?
antes de salir de viaje , quisiéramos tomar algo en el bar .
la ventana no se puede cerrar , y las cortinas no están limpias .
ayer por la noche hicimos un picnic .
mi reloj va atrasado ; ya son las nueve y diez .
siete sellos para postales a Austria , por favor .
¿ podría pasarme la sal , por favor ?
espero que probemos el queso de la región esta tarde .
aquí tiene su pasaporte , señora López . su habitación está en la octava planta .
¿ puede reservarnos una mesa junto a la ventana , por favor ?
en Múnich lleva ocho días lloviendo .
mi hijo está resfriado .
quiero que nos preste un bolígrafo .
la carta que enviamos a Valencia todavía no ha llegado .
mi compañero cogió el coche hace tres días .
quisiéramos reservar una habitación familiar para tres personas del cinco al veinticinco de diciembre .
¿ podría traernos hielo , por favor ?
llevo desde las once y cuarto intentando preguntar en la recepción .
lléveme a la agencia de viajes , por favor , tengo prisa .
nos encantaría ir a la playa .
más tarde puedo acostarme temprano .
una pregunta : ¿ podría cuidar a los niños y abrir la ventana ?
quisiéramos un apartamento con ducha y vistas al lago .
siento que nuestros amigos hayan dejado su carné de conducir en la habitación ayer por la noche .
hablo alemán , pero no entiendo el inglés .
¿ a qué hora sale el autocar para Granada ?
siento que nos hayamos resfriado .
ayer por la noche los huéspedes leyeron un libro .
ni hablar de que mis hijos naden en el lago .
no se preocupe , señor López , le despertaremos a las siete .
desde el viernes me duele el estómago .
ya no tenemos queso , pero puedo recomendarle la tabla de quesos .
preferiríamos una habitación familiar tranquila que tenga balcón .
no sé si podemos comprar un billete para Varsovia .
¿ cuántos vasos necesita ? - tres , por favor .
mi hija no come ni pescado ni queso .
se nos ha acabado el pan ; el director ha ido a comprar más .
siento que mi hermano haya dejado su carné de conducir en casa .
los pantalones cuestan veinticinco euros , pero la corbata azul es más barata .
la carta que mis hijos enviaron a Ginebra todavía no ha llegado .
pensamos nadar en el lago .
no podemos dormir porque los niños hacen demasiado ruido .
es una lástima que la ventana esté mojada .
a nuestros amigos les gusta comer en la terraza .
estoy esperando el autobús para Múnich .
el trayecto dura seis horas y veinticinco minutos .
Sevilla es la ciudad más bonita que hemos visto nunca .
quería preguntarle si podría abrir la ventana .
primero quisiera recoger mi cámara y después hacer senderismo por la montaña .
dentro de siete días llego a Zúrich y me quedo cuatro noches .
la parada de taxis está delante del famoso castillo .
la cerradura del armario está estropeada , y no encontramos la llave .
mi hermano perdió el enlace en Sevilla porque el tren llevaba cinco minutos de retraso .
¿ hay una agencia de viajes cerca de aquí ?
hemos oído que el teatro de la ópera merece una visita .
¿ qué día es hoy ? - hoy es miércoles , primero de mayo .
quiero que mis padres se reúnan con unos amigos en la estación .
¿ está el servicio de lavandería incluido en el precio ?
quisiera hablar con el señor Rossi , por favor .
¿ conoce un hotel barato cerca de la parada de taxis ?
he olvidado comprar crema solar .
la sopa de verduras está demasiado salada .
quisiera reservar una casa de vacaciones tranquila para seis personas del trece al dieciocho de enero .
quisiera quejarme : el enchufe no funciona y la lavadora está estropeada .
desde el viernes me duele la espalda .
no se preocupe , señor Dubois , le pediremos un taxi .
envíe a alguien a la habitación trescientos ocho , por favor .
quiero que nos despierte a las diez y media .
conocemos bien Roma .
creo que puedo pagar con tarjeta de crédito .
una habitación cómoda cuesta ciento veinte euros por noche , y el acceso a internet no está incluido .
la cuenta asciende a veintidós euros , incluido el servicio .
acabo de ir al dentista .
me interesa la iglesia . ¿ hay una visita guiada en francés ?
¿ podría enseñarnos en el mapa dónde está el hermoso castillo ?
guarde el equipaje hasta las cinco y media , por favor .
hola , ¿ sería posible que nos trajera una manta y una cama supletoria ?
¿ podría enseñarnos en el mapa dónde está la catedral antigua ? gracias por su ayuda .
la cama está sucia .
no se preocupe , señora Weber , le despertaremos a las nueve y media .
el juez está todavía en el juzgado , no puedo hablar con él antes de las ocho y cuarto .
¿ dónde está el recibo ? - se lo enseñaré dentro de cincuenta minutos .
aunque hace mucho calor , quiero participar en la visita de la ciudad .
olvidamos nuestras gafas en la habitación ayer por la noche .
nos interesa el museo . ¿ hay una visita guiada en italiano ?
no hace falta que me traiga la lista de precios , el camarero ya me la ha dado .
ella lleva desde las nueve intentando pagar en efectivo .
la autopista a Múnich está cortada , así que tenemos que coger el tren .
vinimos a Berlín para hacer senderismo por la montaña .
¿ qué recomienda , el filete o la macedonia de frutas ?
como el tren nocturno lleva cinco minutos de retraso , no llegaré hasta las siete y cinco .
¿ reservó un apartamento pequeño ?
¿ podría decirme si el servicio está incluido en el precio ?
¿ puede limpiar la habitación catorce ?
una habitación familiar grande cuesta cien euros por noche , y el minibar no está incluido .
debe de ser un error : reservamos una habitación familiar más barata , no una suite .
sabemos que la agencia de viajes está cerrada los lunes .
no hay de qué , señora López . ¡ feliz estancia en Atenas !
podemos dejar nuestro collar caro en la recepción esta tarde .
siento que mi hermana se haya resfriado ayer .
¿ podría ayudarme con el equipaje , por favor ?
¿ puedes llevar las maletas a la recepción , por favor ?
no sé si podemos cambiar nuestro vuelo el próximo mes .
para mí una macedonia de frutas y una taza de té , por favor .
la hermosa fortaleza merece una visita .
¿ han encontrado una bolsa de viaje marrón ? nos la hemos dejado en el comedor .
una pregunta : todavía no hemos recibido la confirmación de la reserva . ¿ podría enviárnosla ?
hemos perdido nuestro carné de identidad y ahora tenemos que ir a la oficina de objetos perdidos .
ellos hablan francés , pero no entienden el italiano .
¿ podría venir alguien a la habitación ciento cinco ? los huéspedes de la habitación de al lado escuchan música alta .
¿ cuánto cuesta enviar una postal a España ?
quisiera jamón y huevos y ocho vasos de vino blanco .
de la gasolinera a la iglesia hay solo cincuenta minutos a pie .
el pronóstico dice que hará sol esta tarde .
hola , ¿ puedes traerme una cuchara y una taza , por favor ?
la habitación familiar luminosa que reservamos en septiembre está en la tercera planta .
¿ hay una peluquería cerca de aquí ?
¿ podría enseñarnos en el mapa dónde está el teatro de la ópera ?
queríamos hacer senderismo por la montaña anteayer .
la cuenta asciende a veinte euros , incluido el minibar .
la señora necesita un termómetro de la farmacia .
he oído que el museo abre a las diez y veinticinco .
se tarda cinco horas en llegar a Madrid en tren .
¿ cuánto cuesta alquilar una barca por tres días ?
creo que participaremos en la conferencia dentro de tres días .
mi hermano toma leche en el desayuno , pero yo prefiero agua mineral .
la playa está al lado de la iglesia .
¿ podemos usar el teléfono ?
tenemos suerte : podemos fotografiar la catedral .
ayer hablamos con la guía .
el hotel más barato de Bruselas está en el casco antiguo .
aunque llueve , visitaré la exposición nueva .
hemos perdido nuestro bolso y nuestro anillo caro .
el señor Weber no está satisfecho con la habitación porque la cerradura no funciona .
los huéspedes hablan alemán , pero no entienden el portugués .
una habitación individual bonita cuesta treinta y nueve euros por noche , y el seguro no está incluido .
¿ qué recomienda , el filete grande o el pastel de manzana ?
disculpe , ¿ tienen un apartamento para tres personas desde el domingo hasta el martes ?
cuatro sellos para postales a Alemania , por favor .
¿ puede traducir esta frase ?
hemos oído que la boda se celebra el treinta de mayo .
el famoso palacio está abierto desde las diez menos cuarto hasta las seis , pero los domingos está cerrado .
queremos que el camarero traiga la cuenta .
camarero , pedí un helado , pero me ha traído una sopa de pescado caliente .
el pronóstico dice que estará nublado .
disculpe , ¿ podría pasarnos la mermelada , por favor ?
no sé si mi marido puede cenar en la habitación mañana por la noche .
¿ sabe cómo se va del banco a la fortaleza antigua ?
la guía quiere saber si participaré en la conferencia mañana a las siete .
hola , necesito el recibo . ¿ me lo puede enviar ?
he comprado chocolate para mi familia .
aunque nieva , vamos a dar un paseo por el casco antiguo .
lloverá , por eso la señora Schmidt quiere ver la televisión .
los huéspedes no están satisfechos con la habitación porque la luz no funciona .
¿ dónde tengo que hacer transbordo para ir al banco ?
una botella de agua cuesta cinco euros con ochenta .
¿ han encontrado un diario ? nos lo hemos dejado en el comedor .
no podemos dormir porque la obra hace demasiado ruido .
hemos perdido nuestra chaqueta y nuestra llave del coche .
pregúntele a la señora Wagner si quiere reunirse con unos amigos en la estación , por favor .
pasado mañana me marcho .
la señora Taylor celebra su cumpleaños el sábado ; quisiéramos encargar flores .
me llamo Schmidt , tengo una reserva para esta noche .
¿ quién puede llamar a un médico ?
en Lisboa llueve a cántaros , por eso vamos a tomar algo en el bar .
la cena se sirve a partir de las nueve menos cuarto en el comedor .
hará mucho viento esta noche , por eso el señor Moreno va a ver la televisión .
queremos que el médico traiga la cuenta .
el técnico que reparó el frigorífico trabajó bien .
buenas noches , ¿ hay un apartamento libre del veinticuatro al treinta de junio ?
como el tren nocturno será cancelado , no llegaremos hasta las cuatro y diez .
quisiéramos acostarnos temprano porque estamos cansados .
siete billetes de ida y vuelta a Edimburgo para el veintitrés de julio , por favor .
estamos a punto de cambiar la corbata por otra cosa .
hola , soy Wagner , de la habitación trescientos uno . envíe al mozo , por favor .
enséñeme la habitación doble más barata , por favor .
mi compañero quisiera ir al médico porque está enfermo .
no se olvide de ponerme con la habitación cincuenta y cuatro , por favor .
no se preocupe , señor Walker , le pediremos un taxi .
vine a Madrid para ir a nadar .
se tarda cuatro horas en llegar a Venecia .
quisiera saber si el barco zarpa a la una y media .
¡ hasta la próxima semana , Julia !
mi mujer tiene que coger un taxi porque el tren nocturno llega demasiado tarde .
¿ cuánto cuestan las entradas para la fiesta del domingo ?
cámbienos cincuenta euros , por favor .
¿ le importaría firmar aquí ?
deme su carné de identidad y firme aquí , por favor .
¿ por qué no pagó con tarjeta de crédito ?
todavía no he recibido el recibo . ¿ podría enseñármelo ?
vinimos a Venecia para visitar el famoso museo y el zoo .
después de la cena mi hermana quiere cancelar su reserva .
quisiera pagar todo junto . ¿ cuánto cuesta la sopa de tomate ?
como el tren nocturno está lleno , no llegaré hasta las nueve .
una pregunta : ¿ hay cerca del hotel un médico que hable inglés ?
estos pantalones son demasiado pequeños .
¿ sería posible que nos reservara una mesa junto a la ventana ?
si el lunes hace buen tiempo , los turistas quieren hacer un picnic .
buenos días , ¿ sabía que el baile se celebra el trece de agosto ?
una pregunta : la carta solo está en portugués , ¿ nos la podría traducir ?
se nos ha acabado el vinagre ; el director ha ido a comprar más .
no se permite fumar en las habitaciones .
me quedo con la suite cómoda .
el avión a Londres despega a las tres y cuarto .
despiértenos el sábado a las cinco y media , por favor , tenemos que coger el tren a Sevilla .
nos hemos dejado nuestra mochila en el autobús a Lisboa .
no hace falta que me traiga la cuenta , el camarero ya me la ha dado .
la falda que la señora Miller compró es demasiado larga .
el ferry llegará a Dublín a las siete y media .
la barca que alquilamos está rota .
buenas noches , señora Becker . ¿ ha tenido un buen viaje ?
pronto nuestros amigos van a cambiarse a otra habitación .
el castillo de Barcelona es más antiguo que el de Bruselas .
he perdido mi portátil y mi llave del coche .
¿ le importaría darme la llave de la habitación dieciséis ?
quisiera una habitación familiar con caja fuerte , por favor .
quisiéramos una habitación familiar más grande con terraza , por favor .
el hombre con el que hablé el martes era muy amable .
la familia Weber se aloja aquí desde el siete de mayo .
quisiéramos comprar una chaqueta verde y una postal .
voy al dentista mañana a las siete menos cuarto .
el vuelo de Atenas fue cancelado por la huelga .
nuestros amigos están acostumbrados a acostarse tarde .
estamos de mal humor porque está nublado en este momento .
disculpe , ¿ cuándo probará el queso de la región ?
camarero , pedí una sopa de tomate fría , pero me ha traído una sopa de pescado caliente .
si no es mucha molestia , ¿ podría confirmar la reserva por correo electrónico ?
el castillo de Granada es más antiguo que el de Venecia .
como el tren rápido está lleno , no llegaré hasta la una .
tenemos que darnos prisa porque el tren rápido para Praga sale dentro de quince minutos .
les gustó mucho el paseo en barco .
el camarero nos ha traído una tabla de quesos en lugar de una sopa de verduras .
mi hermana perdió el enlace en Valencia porque el tren llegó demasiado tarde .
buenos días , soy Dubois , de la habitación tres . quisiera pedir el desayuno .
nuestros amigos no tienen hambre , pero quisieran un trozo de pastel .
¿ está incluido el servicio de lavandería en el precio o tengo que pagarlo aparte ?
mi hija perdió el ferry el mes pasado . ¿ qué debería hacer ?
hemos escrito una carta a nuestra vecina .
la guía quiere saber si queremos marcharnos .
como el autobús está lleno , no llegaré hasta las once y media .
el tren regional para Roma sale a la una menos cuarto del andén doce .
antes de que cierren las tiendas , quisiera fotografiar el teatro .
el próximo mes la señora Serrano llega a Praga y se queda siete noches .
el tren regional para Atenas sale a las nueve del andén cuatro .
siento que el caballero haya perdido el ferry anteayer .
de eso ni hablar , señor Moreno .
tengo que dejar mi cartera en la recepción el lunes a las ocho y cuarto .
quería comprar chocolate el mes pasado .
camarero , pedí una ensalada , pero me ha traído un filete grande .
¿ cuánto cuesta enviar un paquete a Irlanda ?
le gusta mucho el faro .
despiértenos mañana a las siete , por favor , tenemos que estar en el aeropuerto antes de las seis menos veinte .
mañana por la noche nos marchamos .
la guía quiere saber si quiero registrarme mañana a las diez y cuarto .
la radio de mi habitación está estropeada .
el asado está frío .
hola , ¿ puedo usar el teléfono ?
olvidé mi llave en el taxi el martes pasado y ahora tengo que ir a la policía .
mi hijo quisiera pagar con tarjeta , pero el aparato no funciona .
¿ sería posible que me reservara una mesa junto a la ventana ?
buenas noches , soy López , de la habitación cuarenta . necesito una manta adicional .
la señora Wilson llegará el cuatro de marzo a las diez y media .
disculpe , ¿ cómo llego a la oficina de objetos perdidos ?
el barco zarpa a las seis y media .
la llave no entra en la cerradura de la habitación ciento doce .
desde el tejado se pueden ver la iglesia y el patio .
cuando llegamos a Praga , la suite no estaba lista .
¿ nos puede traer el recibo ?
debe de ser un error : reservé una habitación doble grande , no una habitación individual tranquila .
se tarda tres horas en reparar la caja fuerte .
he oído que el acceso a internet está incluido en el precio .
¿ cuánto cuesta una suite luminosa con televisor por noche ?
preferiría una habitación pequeña que tenga cocina .
¿ cuándo abre el museo los jueves ?
hemos perdido nuestro billete de tren .
dormí como un tronco porque el viaje fue tan largo .
¿ por qué no puede visitar el monasterio ?
¿ puede llevar el equipaje a la habitación , por favor ?
no se preocupe , señora Miller , repararemos el frigorífico .
no se preocupe , señor Fischer , repararemos la cafetera .
si el domingo hace buen tiempo , voy a ir al mercado .
no me traiga todavía la tabla de quesos , por favor .
este plato está frío , ¿ podría cambiarlo ?
mañana mi hija participa en el curso de idiomas .
ellos se quedarán unos días más .
aunque estoy enferma , quiero dar un paseo por la rosaleda .
estoy seguro de que mis hijos aparcarán su coche en el garaje mañana a la una y cuarto .
estoy acostumbrada a levantarme temprano .
la agencia de viajes está enfrente del palacio .
buenos días , señor Dubois . ¿ ha dormido bien ?
necesito el recibo . ¿ me lo puede enviar ?
perdí el enlace en París porque el tren rápido estaba lleno .
cuando la camarera habla portugués , me suena a chino .
lo sentimos mucho , señor Schmidt . el técnico vendrá inmediatamente .
es posible que cambiemos nuestro vuelo dentro de cinco minutos .
¿ cuándo se reunirá con unos amigos en la estación ?
aunque estoy enfermo , quiero reunirme con unos amigos en la estación .
lo sentimos mucho , señora Dubois . el técnico se ocupará de ello inmediatamente .
quisiéramos un asiento en primera clase para el martes .
disculpe , ¿ qué hora es ? - son las cuatro .
tengo que ir al banco antes de la una porque necesito dinero .
cuide a los niños , por favor .
¿ prolongaste tu estancia ?
quisiera hablar con la señora Becker , por favor .
buenas noches , ¿ podemos dejar aquí nuestro paraguas hasta las seis y cuarto ?
¿ podría venir alguien a la habitación cuarenta y cuatro ? la habitación es demasiado pequeña .
del cine a la iglesia hay solo veinticinco minutos a pie .
dudo que hagamos senderismo por la montaña más tarde .
el médico dice que los huéspedes tienen que quedarse en la cama durante dos días .
la camarera de piso dice que el servicio de habitaciones no está incluido en el precio .
quisiéramos cambiar cien dólares por euros .
nos gusta levantarnos tarde .
el hotel en el que estuvimos en París era más cómodo .
el caballero puede tener la habitación individual con televisor .
el vuelo a Madrid fue cancelado por la tormenta .
mi número de teléfono es el siete siete nueve nueve cinco .
la señora Becker llamó a las tres y veinte y dejó un recado para el señor Moreno .
mis padres perdieron su tarjeta de crédito ayer por la tarde y ahora tienen que llamar al hotel .
el médico dice que mi hijo tiene que beber mucha agua durante tres días .
¿ le importaría apagar la calefacción ? muchas gracias .
ella habla francés , pero no entiende el portugués .
¿ puede hablar más despacio , por favor ?
nuestros amigos tienen que pagar un ojo de la cara por el sombrero más barato .
si no es mucha molestia , ¿ podría confirmar la reserva ?
el museo , que está a cincuenta minutos de aquí , merece una visita .
para mí una buena sopa de verduras y una taza de té , por favor .
no hay de qué , señora Miller . ¡ feliz estancia en Bruselas !
la conexión a internet de nuestra habitación no funciona .
mi hijo está intentando recoger su móvil .
aunque estoy resfriado , quiero ir al mercado .
un taxi a la panadería cuesta unos treinta y seis euros .
la cerradura de la puerta está estropeada , y nuestros amigos no encuentran la llave .
¿ cuánto dura el viaje de Colonia a Venecia ?
llego el lunes dieciocho de junio a las diez menos cuarto .
cuando lleguemos a Granada , vamos a nadar en el lago .
nuestros amigos pueden tener la habitación familiar con terraza .
¿ cuándo quieres reservar una habitación doble tranquila ?
es posible que cambiemos dinero mañana por la mañana .
¿ sabe cómo se va de la peluquería a la fortaleza ?
me alegro de que él pueda llamar a su oficina .
quisiéramos alquilar una barca por cuatro días .
queremos reunirnos con unos amigos en la estación .
la mujer con la que hablé ayer era muy amable .
mi marido quería cambiar dinero la semana pasada .
como el tren llega demasiado tarde , no llegaré hasta las ocho y media .
¿ podría decirme de dónde sale el tren rápido para Granada ?
me alegro de que él aparque su coche en el garaje .
el jersey que el señor Wagner compró es demasiado grande .
no puedo dormir porque la obra hace demasiado ruido .
no tengo tiempo de ir a la playa .
he oído que el restaurante está en la sexta planta .
el museo de arte nuevo , que está a veinte minutos de aquí , merece una visita .
buenos días , soy Schmidt , de la habitación cuatro . quisiera hablar con el director .
el secador de nuestra habitación no funciona .
hablo inglés , pero no entiendo el español .
¿ podría traernos un poco más de mermelada , por favor ?
aquí tiene su tarjeta , señora Weber . su habitación está en la cuarta planta .
buenas noches , ¿ sabe cómo se va de la parada de taxis al castillo ?
quisiera quejarme : la escalera mecánica está fuera de servicio y la impresora no funciona .
quisiéramos nadar en el lago .
¿ por qué no visitó el teatro de la ópera ?
la suite que reservamos por teléfono es demasiado pequeña .
el almuerzo se sirve a partir de las once y cuarto en el comedor .
queremos que mi hermana dé un paseo por el jardín del castillo .
quisiéramos reservar una mesa para cinco personas junto a la ventana .
desde ayer me duele la pierna .
él ha comprado una bufanda para su abuela .
el señor Wagner ha cancelado la reserva para el domingo .
buenas noches , señor Weber . ¿ ha dormido bien ?
primero quisiéramos enviar una carta a Varsovia y después fotografiar el hermoso teatro de la ópera .
se tarda diez minutos en preparar la buena sopa de verduras .
¿ qué día es hoy ? - hoy es jueves , veintiuno de enero .
¿ cuánto cuestan las entradas para el partido de fútbol del lunes ?
llame a un médico , por favor , mi compañero ha tenido un accidente .
¿ de dónde eres , Julia ? - soy de Austria .
la señora Walker tiene que hablar con el médico a las diez .
estamos de mal humor porque quiere nevar .
la chaqueta marrón que la camarera de piso encontró en el cuarto de baño es de nuestros amigos .
camarero , pedí una macedonia de frutas , pero me ha traído un filete grande .
en Barcelona llueve a cántaros , por eso veré la televisión .
es posible que mis hijos den un paseo por el bosque después de la cena .
quisiéramos pagar por separado . ¿ cuánto cuesta la ensalada grande ?
hemos oído que la sala de desayunos está cerrada .
¿ podría dejar la habitación a las once y media ?
no nos traiga todavía el helado , por favor .
quisiéramos coger un taxi porque tenemos prisa .
la camisa cuesta un ojo de la cara .
lamentablemente el hotel está completo en enero .
nos hemos dejado nuestra llave en el avión a París .
mi compañero no está satisfecho con la habitación porque la lámpara no funciona .
¿ qué día es hoy ? - hoy es domingo , diecisiete de julio .
nuestros amigos toman limonada en el desayuno , pero yo prefiero zumo de manzana .
¿ cuánto cuesta el sombrero del escaparate ?
mi mujer está acostumbrada a levantarse temprano .
después del desayuno mis padres quieren visitar la exposición , pero antes tienen que dejar su anillo en la recepción .
si mañana hace demasiado calor , mi hija quiere tomar algo en el bar .
no tenemos tiempo de participar en la visita de la ciudad .
por culpa del atasco llegué demasiado tarde a la oficina de turismo .
mis hijos quisieran comer algo porque tienen hambre .
tenemos que trabajar en la biblioteca pasado mañana .
mis padres no están satisfechos con la habitación porque la luz no funciona .
disculpe , ¿ qué hora es ? - son las siete y cinco .
¿ cambió dinero ?
no sé si reservaré una habitación pequeña .
no estoy satisfecho con la habitación porque el sofá es demasiado blando .
los turistas tienen que hacer transbordo en Ginebra .
quisiéramos reservar una habitación familiar cómoda para dos personas del doce al veinticinco de marzo .
él sabe que la librería está cerrada los domingos .
¿ tienen una suite para cinco personas para seis noches ?
él teme que el tren sea cancelado .
¿ para el tren nocturno en Bruselas ?
la autopista a Ginebra está cortada , así que tenemos que dar un rodeo .
¿ cuánto cuesta alquilar una motocicleta por dos días ?
¿ cuándo cierra el mercado cubierto los domingos ?
¿ podría cambiarme trescientos euros y preparar la cuenta para mañana ? muchas gracias .
es posible que mi hermana espere en el vestíbulo .
la chaqueta que mi marido compró es demasiado larga .
una botella de agua cuesta cuatro euros con noventa .
quería preguntarle si podría pedirme un taxi .
el camarero nos ha traído una ensalada grande en lugar de una sopa de verduras fría .
no hay champú en el cuarto de baño .
él lleva desde las once y cuarto intentando cambiar su vuelo .
tengo que coger un taxi porque el tren rápido llegará con retraso .
nuestros amigos acaban de llegar a Madrid .
la caja fuerte no funciona desde el sábado .
es una lástima que la cama no esté hecha .
tenemos que pagar un ojo de la cara por el vestido .
buenos días , ¿ podría decirnos de dónde sale el autobús para Salzburgo ?
buenos días , soy Miller , de la habitación ciento dos . envíe al mozo , por favor .
la blusa que compré es demasiado corta .
¿ sería posible que limpiara la habitación once ?
somos de Francia , pero vivimos en Barcelona desde hace tres años .
¿ hizo un picnic ?
el sombrero azul que la camarera de piso encontró en la habitación ciento dos es de mi hija .
el camarero dice que la sala de desayunos está en la cuarta planta .
en Lisboa llueve a cántaros , por eso mis hijos van a ver la televisión .
mi compañero se interesa por el arte .
se nos ha acabado la sal ; el camarero ha ido a comprar más .
hay que limpiar estas blusas antes del miércoles .
mi hija está intentando cambiar dinero .
¿ quiere comprar una guía de viajes ?
ellos han olvidado pagar la cuenta .
ella se reunirá con unos amigos en la estación dentro de diez minutos .
es posible que sigamos viaje a Lisboa pronto .
¿ sabe cómo se va de la gasolinera al acuario ?
ella acaba de darse cuenta de que la lavadora está fuera de servicio .
el desayuno se sirve a partir de las siete menos cuarto en la sala de desayunos .
¿ está el acceso a internet incluido en el precio ?
quisiéramos dar un paseo por el bosque y hacer senderismo por la montaña .
he reservado una habitación individual a nombre de Brown .
¿ hay una habitación libre del cinco al veinticinco de noviembre ?
¿ qué recomienda , la tortilla pequeña o el filete grande ?
¿ puede cuidar a los niños ?
¿ sabe cómo se va de la gasolinera a la biblioteca antigua ?
mi marido va a registrarse el fin de semana .
antes de que llegue el autobús , quisiera tomar algo en el bar .
quisiera una habitación doble con bañera y vistas al lago .
él sabe que la librería está cerrada los lunes .
¿ han encontrado un paraguas ? nos lo hemos dejado en el bar .
la habitación doble luminosa que mi compañero reservó la semana pasada es demasiado cara .
¿ hablaste con el cocinero ayer por la tarde ?
el cine está a dos pasos del museo de arte .
la cuenta asciende a veintiséis euros , incluido el acceso a internet .
no puedo dormir porque la habitación huele a humo .
cuando el camarero habla portugués , me suena a chino .
una pregunta : ¿ tienen platos sin patatas ?
quisiéramos saber si el tren rápido sale a las ocho y media .
estoy seguro de que iré de compras esta tarde .
mi marido tiene fiebre .
mañana quisiera ducharme .
espero que descansemos un poco esta noche .
llevo desde las tres intentando recoger mi sombrero verde .
me he dejado mi paraguas gris en el avión a Granada .
¿ quiere alquilar una barca o prefiere comprar unas postales ?
mi marido ha comprado un collar para su abuelo .
en Sevilla llueve a cántaros , por eso voy a tomar algo en el bar .
quisiera que me despertaran a las seis menos cuarto , habitación cuatrocientos diez .
¿ puede firmar aquí , por favor ?
mi hija se queda hoy en el hotel porque está enferma .
ellos están hartos de la lluvia .
buenas noches , ¿ sería posible que abriera la ventana ?
compro unos sellos esta tarde .
cuando el cocinero habla italiano , me suena a chino .
la impresora está estropeada .
todas las habitaciones de la tercera planta tienen bañera .
tome la segunda calle a la derecha y verá la fortaleza delante de usted .
se tarda cuarenta y cinco minutos en preparar la pizza .
¿ cuándo abre el palacio los jueves ?
¿ han encontrado una chaqueta ? me la he dejado en la habitación cincuenta y ocho .
no tenemos ganas de ir a la ópera .
dentro de cinco horas nos marchamos .
si el viernes hace demasiado frío , mi hermano va a acostarse temprano .
no se olvide de planchar esta camisa , por favor .
aunque él está cansado , quiere ir al cine .
primero quisiera cambiar los zapatos negros por otra cosa y después ir al teatro .
quisiera quejarme : la impresora está estropeada y los niños escuchan música alta .
mis hijos no están satisfechos con la habitación porque el suelo está mojado .
lamentablemente el hotel está completo hasta el veintiséis de agosto .
ya no tenemos arroz , pero puedo recomendarle la sopa de verduras caliente .
¿ está incluida la limpieza final en el precio o tenemos que pagarla aparte ?
¿ qué día es hoy ? - hoy es jueves , catorce de agosto .
no tengo tiempo de comprar unos sellos .
lo sentimos mucho , señora Moreno . la camarera de piso vendrá dentro de quince minutos .
buenas noches , ¿ está la hermosa torre cerrada los sábados ?
mi hija sabe que la panadería está cerrada los domingos .
hay un error en la cuenta : no hemos pedido ninguna ensalada .
después del almuerzo quiero ir a bailar , pero antes tengo que prolongar mi estancia .
estoy esperando el tren rápido para Barcelona .
los turistas tuvieron un accidente .
estos pantalones son demasiado cortos .
espero que mi hermana pueda pagar la cuenta a las dos y veinticinco .
¿ podría decirnos si el faro está abierto hasta las nueve ?
mi número de teléfono es el nueve cuatro ocho siete seis .
lamentablemente no tenemos suites cómodas libres antes del primero de octubre .
¿ cuánto cuesta enviar una carta a Portugal ?
¿ tenemos que hacer transbordo en Bruselas o hay un tren directo ?
hemos oído que el comedor abre a las cuatro menos cuarto .
dudo que mi hermana pague con tarjeta de crédito más tarde .
la señora Becker ha perdido su llave del coche y su portátil .
¿ podría venir alguien a la habitación cincuenta y seis ? la lavadora hace demasiado ruido .
¿ podría traernos un vaso de limonada , por favor ?
pasé cinco días en Bruselas y ocho días en Granada .
el aire acondicionado de la habitación treinta y dos está estropeado .
¿ sería posible que me diera la llave de la habitación diez ?
¿ dónde está el vaso ? ¿ podría traérmelo , por favor ?
desde el tejado se pueden ver la exposición y el parque .
nos gusta mucho el zoo .
el museo de arte es más grande que el acuario .
nos interesa el teatro . ¿ hay una visita guiada en español ?
¿ podría venir alguien a la habitación treinta y tres ? el apartamento es demasiado caluroso .
el veinticinco de febrero voy a ir en autobús a Varsovia .
siga todo recto y luego gire a la derecha en el banco .
compré un cepillo de dientes hace cuatro horas .
lamentablemente el hotel está completo hasta el diecisiete de diciembre .
cargue siete vasos de zumo de manzana a la cuenta de la habitación ciento doce , por favor .
dos billetes de ida a Granada para el dos de enero , por favor .
hemos perdido nuestra tarjeta de crédito y ahora tenemos que ir a la policía .
¿ cómo se llama ? - me llamo Martin Wilson .
¿ podría venir alguien a la habitación ciento uno ? el ascensor es demasiado ruidoso .
antes de que cierren las tiendas , quisiera probar el pescado de la región .
ya es hora de que mi hijo cambie la chaqueta por otra cosa .
¿ qué recomienda , la pizza o la tortilla pequeña ?
desde la terraza se pueden ver el hermoso museo y el casco antiguo .
¿ conoce un hotel barato cerca del hospital ?
cuando llegamos a París , la suite era demasiado calurosa .
¿ hay una habitación libre del diez al catorce de enero ?
mi mujer está buscando su diario . ¿ lo ha visto ?
es una lástima que la tarjeta llave no funcione .
nuestros amigos quisieran comer algo porque tienen hambre .
lamentablemente ya no quedan entradas para el concierto .
disculpe , ¿ cuándo sale el primer tren regional para Granada ?
tome la primera calle a la derecha y verá el hermoso ayuntamiento delante de usted .
en el pasillo huele a pescado .
¿ dónde está el plano de la ciudad ? ¿ podría traérnoslo , por favor ?
no vale la pena ir al concierto .
el jersey que nuestros amigos compraron es demasiado largo .
la carta que envié a Hamburgo todavía no ha llegado .
¿ está el museo cerrado los miércoles ?
quiero que nos dé una habitación individual más barata con vistas al parque .
mi hija lleva desde la una y cuarto intentando comprar un billete para Ginebra .
todas las habitaciones de la quinta planta tienen caja fuerte .
para mí un bocadillo pequeño y una taza de café , por favor .
lo sentimos mucho , señor Schmidt . el mozo vendrá inmediatamente .
¿ dónde está la hoja de registro ? - se la enseñaré dentro de veinte minutos .
¿ cuándo sale el último tren rápido para Berlín ?
ni hablar de que mi hermano compre un cuaderno .
quería preguntarle si podría planchar esta camisa .
quisiéramos que nos despertaran a las seis y cinco , habitación treinta y nueve .
¿ quisieras aparcar tu coche en el garaje mañana ?
la señora García no tiene ganas de visitar la catedral y el teatro .
lleve el equipaje a la habitación , por favor .
¿ sería posible que me prestara un cargador ?
si el autocar lleva cincuenta minutos de retraso , ellos se quedarán otra noche .
repare el mando a distancia , por favor .
¿ podría enseñarnos en el mapa dónde está el acuario ?
mis padres necesitan unas pastillas de la farmacia .
antes de marcharme , quisiera prolongar mi estancia .
quisiera quejarme : la cama no está hecha y los niños hacen demasiado ruido .
desde el viernes me duelen los ojos .
la carta solo está en francés , ¿ me la podría traducir ?
¿ fotografiaste el museo ?
es posible que llamemos a nuestro hermano el fin de semana .
he reservado una habitación doble a nombre de Navarro .
si mañana hace buen tiempo , vamos a participar en el paseo en barco .
mi compañero ha olvidado reservar un apartamento luminoso .
ya no tenemos pollo , pero puedo recomendarle la tabla de quesos .
en Zúrich llueve a cántaros , por eso él va a descansar un poco .
¿ dónde está la manta limpia ? ¿ podría traérmela , por favor ?
¿ se admiten perros en las habitaciones ?
quiero que me pida un taxi .
no hay electricidad en la habitación trescientos doce .
le pedí al camarero que rellenara el formulario , pero no ha pasado nada .
mi hijo quisiera comprar una corbata roja y un recuerdo .
el camarero nos ha traído una pizza pequeña en lugar de una sopa de verduras fría .
la habitación individual más grande que el señor Miller reservó por teléfono está en la novena planta .
necesitamos la confirmación de la reserva . ¿ nos la puede enviar ?
desde la terraza se pueden ver la famosa fortaleza y la plaza .
¿ cuánto cuestan las entradas para la obra de teatro del jueves ?
puede localizar a los turistas por teléfono : cuatro ocho seis siete tres .
mi hijo quiere ir a la playa en lugar de probar el queso de la región .
hablo inglés , pero no entiendo el italiano .
después del desayuno el señor Dubois quiere ir al mercado , pero antes tiene que recoger su móvil .
la falda que compré es demasiado pequeña .
lamentablemente no tenemos habitaciones individuales luminosas libres hasta el lunes .
pasado mañana los huéspedes tienen que cambiarse a otra habitación .
mis padres necesitan unas gotas para los ojos de la farmacia .
la llave no entra en la cerradura de la habitación trescientos veinte .
he comprado un florero para mi hermano .
desde la torre se pueden ver el palacio y las montañas .
la blusa más pequeña cuesta un ojo de la cara .
¿ le importaría enseñarnos el camino a la parada de taxis ?
no tengo hambre , pero quisiera un vaso de agua .
¿ le importaría reservarnos una mesa junto a la ventana ?
mi hermano suele levantarse a las ocho y cuarto .
se nos ha acabado la mermelada ; la camarera ha ido a comprar más .
¿ podría decirnos de dónde sale el tren rápido para Valencia ?
¿ por qué no quiere pagar con tarjeta de crédito ?
hola , todavía no hemos recibido la lista de precios . ¿ podría enseñárnosla ?
todas las habitaciones de la séptima planta tienen ducha .
quisiera seguir viaje a Granada pronto .
el desayuno se sirve a partir de las diez y cuarto en la sala de desayunos .
el servicio está incluido en el precio .
ayer por la tarde perdimos nuestro carné de conducir .
pienso visitar el acuario y el teatro de la ópera .
es importante que mi marido cancele su reserva hoy .
quisiéramos pagar por separado . ¿ cuánto cuesta la macedonia de frutas ?
un taxi al supermercado cuesta unos treinta y nueve euros .
el barco llega a Palma a la una y media .
estoy acostumbrada a acostarme tarde .
¿ sale el tren regional del andén seis ?
quisiéramos una habitación familiar tranquila con cocina , por favor .
la señora Weber ha escrito una carta a sus padres .
dudo que mi hijo reserve una habitación individual para tres noches .
quisiera quejarme : el espejo no está limpio y los vecinos hacen demasiado ruido .
siento que la señora haya dejado su carné de conducir en casa .
ellos tienen que hacer transbordo en Barcelona .
antes de salir de viaje , quisiera reunirme con unos amigos en la estación .
no se preocupe , señora Moreno , le despertaremos a las tres y cuarto .
dudo que ella compre unos recuerdos .
quisiéramos una habitación familiar con escritorio y vistas al jardín .
quisiéramos un apartamento grande con bañera , por favor .
no creo que cambiemos el jersey verde por otra cosa .
mi hija está cansada .
hay un error en la cuenta : no hemos tomado ninguna tortilla pequeña .
mi compañero piensa hacer senderismo por la montaña .
la cuenta asciende a treinta y un euros , incluido el seguro .
aunque hace mucho calor , queremos nadar en el lago .
cargue una taza de café a la cuenta de la habitación doscientos quince , por favor .
me encantaría reunirme con unos amigos en la estación .
los huéspedes acaban de darse cuenta de que el teléfono no funciona .
disculpe , ¿ podría traernos un poco más de aceite de oliva , por favor ?
¿ para el tren regional en todas las estaciones ?
buenas noches , ¿ podemos pagar con tarjeta de crédito ?
viajo solo .
necesito un taxi al banco para dos personas a las ocho menos cuarto .
el tren de Zúrich a Ginebra lleva cincuenta minutos de retraso .
el castillo es más antiguo que el museo de arte .
el taxi que pedí para las doce y cuarto todavía no ha venido .
desde esta mañana me duele la rodilla .
se tarda una hora en llegar a Viena en autobús .
el tren de Granada a Ginebra lleva quince minutos de retraso .
el taxi que pedimos para las seis y diez todavía no ha venido .
el castillo es más famoso que el monasterio .
¿ qué vino va bien con la sopa de verduras fría ?
¿ le importaría darme una suite más barata con vistas al jardín ?
lamentablemente ya no quedan entradas para la visita de la ciudad .
he olvidado recoger mi llave del coche .
ni hablar de que mi hija haga un picnic .
¿ desea pagar en efectivo o con cheque , señora Serrano ?
¿ tienen una suite para tres personas para cinco noches ?
no creo que el señor Wagner pueda reunirse con unos amigos en la estación esta noche .
no sé si iremos a bailar mañana por la mañana .
¿ qué tiempo hace en Edimburgo hoy ?
el asado está demasiado salado .
¿ hay una habitación cómoda libre del tres al veintinueve de agosto ?
perdí el enlace en Hamburgo porque el tren nocturno llevaba cinco minutos de retraso .
nuestros amigos temen que el tren nocturno esté lleno .
mi compañero solo viaja a Atenas de Pascuas a Ramos .
esta noche nevará , por eso mis hijos leerán un libro .
quisiéramos pan con mantequilla y tres vasos de zumo de naranja .
cinco sellos para cartas a Francia , por favor .
el ascensor está estropeado , así que tengo que bajar a pie a la segunda planta .
preferiría una habitación doble que tenga chimenea .
mi hijo quisiera fideos con champiñones y una botella de cerveza .
tenemos que coger un taxi porque el tren rápido está lleno .
el tren rápido sale a la una menos diez .
¿ termina la reunión a las cinco menos veinte ?
¿ podría pedirme un taxi y darme la llave de la habitación treinta y ocho ?
dudo que mi compañero hable con la guía mañana a las nueve .
dudo que veamos la televisión mañana por la mañana .
primero nuestros amigos quisieran comprar un billete para Venecia y después dar un paseo por el casco antiguo .
el filete está buenísimo .
necesito la confirmación de la reserva . ¿ me la puede dar ?
ella quisiera cambiar cien francos suizos por euros .
si tuviéramos más dinero , reservaríamos una suite .
¿ podría preparar la cuenta de la habitación trescientos cuatro ? me marcho dentro de dos horas .
mi hermano está sentado en un banco del parque y nos espera .
hemos oído que la película dura cuatro horas .
acabo de llegar a Atenas .
hola , ¿ quieres registrarte ?
perdí el enlace en París porque el tren rápido llegó demasiado tarde .
tenemos hambre .
la torre está abierta desde las siete y media hasta las nueve menos cuarto , pero los lunes está cerrada .
el técnico que reparó el aire acondicionado trabajó bien .
creo que ellos pueden alquilar una bicicleta mañana por la noche .
me quedo hoy en el hotel porque tengo fiebre .
el coche que alquilamos tiene una rueda pinchada .
¿ hay una habitación individual libre del primero al catorce de mayo ?
ayer cogimos el coche .
quisiéramos recoger nuestra llave .
¿ han encontrado un bolso marrón ? nos lo hemos dejado en la habitación veintiuno .
sería muy amable de su parte llamar a un médico .
Atenas es la ciudad más bonita que he visto nunca .
hola , ¿ podría traernos una manta más gruesa y cerrar la ventana ?
¿ a qué hora sale el tren rápido para Praga ?
¿ podría preparar la cuenta de la habitación doscientos veinte ? me marcho dentro de cuatro horas .
antes de que llegue el autobús , quisiera comprar unas postales .
quiero que la camarera traiga la cuenta .
¿ podría darme el número de teléfono de la embajada ? muchas gracias .
buenos días , soy Brown , de la habitación doscientos diez . quisiera pedir el desayuno .
hola , soy Schmidt , de la habitación cincuenta . quisiera hablar con el director .
¿ fuiste a bailar ?
queremos ir al teatro .
el desayuno se sirve a partir de las ocho y media en la sala de desayunos .
mi hermana quiere cambiar de habitación porque la cama supletoria no está hecha .
a mis padres les gusta mucho el palacio .
hemos oído que la boda se celebra en el teatro de la ópera .
la comida de este restaurante es mejor que en el hotel , pero el servicio es lento .
si el fin de semana hace buen tiempo , ella quiere ir a la playa .
los niños escuchan música alta .
los huéspedes durmieron como un tronco porque la cama era tan cómoda .
¿ le importaría guardar el equipaje hasta las cinco y media ?
la suite más barata que reservamos en agosto está en la quinta planta .
el bañador cuesta ciento veinticinco euros , pero la blusa azul es más barata .
¿ sería posible que nos diera la dirección de la agencia de viajes ?
no hay jabón en la habitación ciento diez .
la sopa de verduras que ella pidió está demasiado salada .
quiero que mis hijos se reúnan con unos amigos en la estación .
antes de marcharnos , quisiéramos comprar un billete para Madrid .
quisiéramos pagar por separado . ¿ cuánto cuesta la buena sopa de verduras ?
ella quiere comer algo .
estoy enfermo .
el hotel en el que estuvimos en Atenas no era tan caro .
no estoy satisfecho con la habitación porque la obra es demasiado ruidosa .
la señora Becker llegará el cuatro de abril a las ocho y cuarto .
me llamo Miller , tengo una reserva para hoy .
acabo de darme cuenta de que el apartamento está sucio .
¿ cuánto cuestan las entradas para la visita de la ciudad del sábado ?
me alegro de que podamos comprar un billete para Hamburgo .
¿ han encontrado una cartera ? me la he dejado en la habitación trescientos ocho .
si mañana hace demasiado frío , quiero quedarme en el hotel .
el señor Fischer ha cancelado la reserva para el jueves .
¿ cuántas tazas necesita ? - cuatro , por favor .
quisiéramos saber si el tren rápido va a Salzburgo .
viajamos solos .
hola , soy Becker , de la habitación dos . quisiera pedir el desayuno .
los niños quieren comprar unas tijeras .
mi marido necesita unas gotas para los ojos de la farmacia .
mi hijo quisiera fideos con champiñones y una taza de té .
hola , ¿ dónde tenemos que bajar para ir a la oficina de turismo ?
¿ sabe a qué hora abre el famoso mercado cubierto ?
ellos tienen dolor de estómago .
el fin de semana lloverá .
quisiera un apartamento tranquilo con terraza , por favor .
no he estado nunca en Bruselas , pero conozco bien Praga .
¿ va este autobús a Múnich ?
los niños se quedan hoy en el hotel porque tienen dolor de cabeza .
disculpe , ¿ cómo llego a la parada de taxis ?
la camarera dice que la limpieza final está incluida en el precio .
mi hija no tiene tiempo de ir al mercado .
necesito la confirmación de la reserva . ¿ me la puede enviar ?
pienso que mi hermana puede dejar su chaqueta en la recepción pasado mañana .
mi hermana quiere quedarse unos días más .
de la oficina de correos al monasterio hay solo treinta minutos a pie .
ellos se han quedado nueve noches .
¿ desea pagar en efectivo o por transferencia , señora Walker ?
queremos llamar a nuestros padres el fin de semana .
preferiría una habitación individual más barata que tenga baño .
desde esta mañana me duele la muela .
lo sentimos mucho , señora López . el técnico se ocupará de ello inmediatamente .
nuestros amigos están esperando el tren para Viena .
¿ tenemos que hacer transbordo en Roma o hay un tren directo ?
hay una postal sobre la mesa de la habitación veintiuno .
el camarero me ha traído una pizza vegetariana en lugar de una ensalada pequeña .
el desayuno se sirve a partir de las ocho menos cuarto en la sala de desayunos .
nadie pudo decirme dónde está la playa .
no estoy satisfecho con la habitación porque los niños hacen demasiado ruido .
no tengo ni idea de dónde está mi móvil .
¿ a qué hora sale el tren rápido para Granada ?
la cena se sirve a partir de las ocho y cuarto en la terraza .
acabamos de prolongar nuestra estancia .
la señora Becker llamó a las cinco y cuarto y dejó un recado para el señor Wagner .
llegamos el domingo seis de noviembre a las once y media .
llame al señor Navarro al seis cuatro uno ocho siete , por favor .
por culpa del atasco mis hijos llegaron demasiado tarde a la farmacia .
ayer por la noche hicimos senderismo por la montaña .
¿ cuándo tomará algo en el bar ?
el señor Fischer reservó un apartamento más grande hace cuatro horas .
¿ dónde tenemos que bajar para ir a la panadería ?
el vuelo a Valencia fue cancelado por el mal tiempo .
ellos están hartos de la cola .
su habitación está en la cuarta planta , a la izquierda .
no me traiga todavía la ensalada , por favor .
¿ de dónde eres , Paul ? - soy de México .
tome la tercera calle a la derecha y verá el castillo delante de usted .
se tarda diez minutos en preparar el pastel de manzana .
¿ tiene el tren nocturno coche restaurante ?
después de la cena la señora Fischer quiere hacer un picnic , pero antes tiene que pagar con tarjeta de crédito .
el filete está frío .
un billete de ida a Barcelona , por favor , en primera clase .
¿ hay alguien aquí que hable alemán ? mi hermana no habla portugués .
hola , ¿ cuánto cuesta enviar un paquete a Inglaterra ?
lamentablemente no tenemos suites libres hasta el domingo .
¿ está ocupado este asiento ?
para mí una sopa de tomate y una botella de vino tinto , por favor .
el señor Moreno llamó a las nueve y veinticinco y dejó un recado para la señora Taylor .
no se preocupe , señora Weber , le despertaremos a las dos y media .
¿ a qué hora sale el tren nocturno para Zúrich ?
la señora Fischer celebra su aniversario de boda el martes ; quisiéramos encargar flores .
¿ han encontrado un diario ? me lo he dejado en la habitación treinta y cuatro .
sé que la librería está cerrada los sábados .
¿ puedes limpiar la habitación , por favor ?
mis padres quisieran recoger su cartera el fin de semana .
quisiera hablar con el señor Taylor , por favor .
el mes pasado tuvimos un accidente . ¿ qué deberíamos hacer ?
el autocar sale a las dos y media .
desde la terraza se pueden ver el faro y el puerto .
no podemos dormir porque el apartamento no está listo .
voy a traer mi perro dentro de dos horas .
el almuerzo se sirve a partir de las once en el jardín .
el señor Rossi llegará el primero de junio a las diez menos veinte .
una botella de agua cuesta siete euros con noventa .
ya es hora de que mi hija deje su bolso rojo en la recepción .
disculpe , ¿ cómo llego al supermercado ?
tengo que darme prisa porque el tren rápido para Viena sale dentro de veinticinco minutos .
la carta que ellos enviaron a Varsovia todavía no ha llegado .
la guía con la que hablé ayer era muy amable .
quisiéramos una habitación doble bonita con ducha y vistas al puerto .
primero quisiera preguntar en la recepción y después participar en el curso de idiomas .
¿ podría abrir la ventana , por favor ?
quisiera una habitación familiar con ducha y vistas al jardín .
estoy resfriado .
mi mujer quiere nadar en el lago .
¿ puede enviar a alguien a la habitación trescientos veinte , por favor ?
la cerradura del armario está estropeada , y nuestros amigos no encuentran la llave .
cinco sellos para postales a Irlanda , por favor .
llevamos desde las doce y cuarto intentando llamar a nuestro abogado .
primero quisiera comprar un billete para Colonia y después hacer senderismo por la montaña .
¿ le importaría recomendarnos un buen museo ?
desde ayer me duelen los ojos .
él llega el domingo seis de octubre a las ocho y veinte .
tengo que ir en tren a Bruselas .
no se preocupe , señora García , le traeremos una plancha .
llegué tarde porque el tren rápido llevaba veinte minutos de retraso .
quiero que confirme la reserva por correo electrónico .
tome la tercera calle a la izquierda y verá el palacio delante de usted .
el castillo de Berlín es más antiguo que el de Madrid .
cuando lleguemos a Sevilla , vamos a hacer un picnic .
si tuviera más dinero , reservaría una suite .
me quedaré hasta el martes .
el señor Becker ha cancelado la reserva para el martes .
como el autobús lleva cinco minutos de retraso , no llegaremos hasta las doce .
después del desayuno queremos hacer senderismo por la montaña , pero antes tenemos que recoger nuestro portátil .
¿ cuánto cuesta un apartamento con televisor por noche ?
a los huéspedes les gusta mucho la hermosa iglesia .
¿ podría decirnos a qué hora sale el autobús para Ginebra ?
podemos visitar el hermoso ayuntamiento y el teatro de la ópera .
¿ podría enseñarme en el mapa dónde está la fortaleza ?
aunque la señora Wilson está enferma , quiere visitar la biblioteca y el museo de arte .
para mí un bocadillo y una taza de café , por favor .
dudo que el señor Dubois cambie el jersey rojo por otra cosa esta tarde .
aquí tiene su pasaporte , señora López . su habitación está en la séptima planta .
¿ puedo probarme el bolso marrón ?
el caballero no come ni pescado ni fideos .
¿ hay alguien aquí que hable alemán ? mi hermano no habla inglés .
sabemos que la farmacia está cerrada los lunes .
ayer por la noche me resfrié .
en la carta no hay ningún plato vegetariano .
lamentablemente el hotel está completo en noviembre .
el acuario , que está a veinticinco minutos de aquí , merece una visita .
¿ zarpa el ferry a las once y cuarto ?
el acuario está abierto desde las ocho y media hasta las siete menos cuarto , pero los martes está cerrado .
el concierto que nuestros amigos querían ver ya ha empezado .
cuando llegué a Roma , el colchón no estaba limpio .
ocho billetes de ida y vuelta a Roma para el primero de febrero , por favor .
quisiera que me despertaran a las siete y cuarto , habitación ciento cinco .
¿ cuánto se tarda en reparar la ducha ?
el médico dice que mi hermana tiene que beber mucha agua durante tres días .
si el lunes hace buen tiempo , vamos a hacer un picnic .
un billete de ida a Londres , por favor , en segunda clase .
a los niños les gusta mucho la catedral antigua .
hola , ¿ cuánto tiempo tengo antes de que salga el avión ?
preferiríamos un apartamento que tenga balcón .
tengo que pagar un ojo de la cara por la camisa más pequeña .
el señor Taylor celebra su cumpleaños hoy ; quisiera encargar flores .
¿ puede traernos una botella de vino blanco , por favor ?
¿ sabe cuándo abre el castillo ?
quisiera que me despertaran a las seis y media , habitación ciento diez .
el médico dice que mis padres tienen que tomar las pastillas durante nueve días .
la fortaleza es más bonita que la torre .
dudo que mi marido compre un billete para Múnich pasado mañana .
mis hijos quisieran ver la televisión .
mi hijo necesita jarabe para la tos de la farmacia .
¿ alquiló una bicicleta ayer por la noche ?
acabamos de llegar a Granada .
ella está de mal humor porque hace mucho frío hoy .
el ayuntamiento es más antiguo que el teatro de la ópera .
¿ visitaste el castillo antiguo y el ayuntamiento el lunes pasado ?
reservaré una habitación doble .
quiero hacer senderismo por la montaña en lugar de comprar un cuaderno .
pienso que puedo recoger mi llave de la habitación esta tarde .
después del almuerzo queremos fotografiar el mercado cubierto , pero antes tenemos que reservar una habitación familiar tranquila .
espero que podamos cambiarnos a otra habitación en junio .
¿ qué tiempo hace en Granada en mayo ?
como el tren rápido será cancelado , no llegaremos hasta las dos y cuarto .
¿ qué recomienda , la ensalada o la sopa de verduras caliente ?
¿ han encontrado un bolso ? nos lo hemos dejado en la habitación doscientos quince .
los pantalones que compramos son demasiado cortos .
el autocar no va a Roma .
¿ dónde está la confirmación de la reserva ? - se la traeré mañana .
el próximo mes llego a Berlín y me quedo tres noches .
quisiéramos reservar una habitación familiar para ocho noches .
si mañana hace buen tiempo , alquilaremos una motocicleta .
¿ dónde tenemos que hacer transbordo para ir a la peluquería ?
antes de salir de viaje , mi hermana quisiera reunirse con unos amigos en la estación .
¿ qué tiempo hace en Colonia en este momento ?
ocho billetes de ida y vuelta a Bruselas para el veintinueve de abril , por favor .
mis hijos acaban de darse cuenta de que los vecinos hacen demasiado ruido .
mi hermano toma limonada en el desayuno , pero yo prefiero zumo de manzana .
antes de marcharnos , quisiéramos llamar a nuestra hermana .
tengo que hacer cola seis horas en el museo .
tenemos suerte : podemos ir a nadar el domingo .
quisiera beber algo porque tengo sed .
¿ conoce un buen restaurante cerca de la panadería ?
el televisor de mi habitación está estropeado .
¿ a qué hora sale el tren rápido para Berlín ?
¿ es el aparcamiento gratis ?
lloverá el fin de semana .
el hotel en el que estuvimos en Viena no era tan caro .
¿ han encontrado un abrigo verde ? me lo he dejado en la habitación trescientos ocho .
¿ podría decirnos de dónde sale el tren nocturno para Sevilla ?
el vestido que compramos es demasiado largo .
mi marido quiere dar un paseo por el bosque en lugar de hacer un picnic .
no me traiga todavía la pizza pequeña , por favor .
quiero que mi hijo fotografíe el museo .
el billete a Londres cuesta veintiocho euros , pero mi compañero solo tiene un billete de cien euros .
no sé si podemos comer algo mañana a las nueve y diez .
una pregunta : ¿ cuánto cuesta alquilar una bicicleta por dos días ?
no entiendo la carta .
buenos días , ¿ está incluido el servicio en el precio o tengo que pagarlo aparte ?
él necesita algo para el dolor de cabeza .
como el tren llega demasiado tarde , no llegaré hasta las seis menos cuarto .
¿ podría decirnos si el museo antiguo está cerrado los lunes ?
la próxima semana debería volar a Granada .
las plantas de la segunda planta necesitan agua .
el teatro de la ópera , que está a treinta minutos de aquí , merece una visita .
siga todo recto y luego gire a la derecha en la peluquería .
quisiera siete entradas para el paseo en barco del ocho de febrero .
¿ hay cerca del hotel un dentista que hable inglés ?
de la panadería al ayuntamiento hay solo quince minutos a pie .
el hotel más barato de Valencia está cerca de la catedral .
nos han robado el billete de tren y el portátil nuevo .
pasamos seis días en Praga y cuatro días en Berlín .
mañana por la noche mi hermana no cancelará su pedido .
el señor Fischer no está satisfecho con la habitación porque el cuarto de baño es demasiado pequeño .
la camarera de piso dice que la piscina está abierta hasta las tres y media .
ya es hora de que mi mujer prolongue su estancia .
el castillo de Granada es más antiguo que el de Varsovia .
la señora necesita unas gotas para los ojos de la farmacia .
para mí un filete y un vaso de cerveza , por favor .
el mozo dice que la boda se celebra en el ayuntamiento .
dudo que él recoja sus gafas después del almuerzo .
el castillo de Viena es más antiguo que el de Londres .
nevará la próxima semana , por eso queremos acostarnos temprano .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cine .
quisiera reservar un apartamento más grande para nueve noches .
los niños están intentando dejar su maleta en la recepción .
el tren regional para Roma sale a las tres y cuarto del andén cuatro .
el director me traerá la cuenta .
¿ podría cambiar las sábanas y llevar el equipaje a la habitación ? gracias por su ayuda .
el castillo de Salzburgo es más antiguo que el de Varsovia .
¿ hay cerca del hotel un dentista que hable italiano ?
el taxi que él pidió para las siete todavía no ha venido .
mi hermano acaba de llegar a Praga .
estamos de buen humor porque hace mucho frío en este momento .
acabo de llegar a Venecia .
mi reloj va atrasado ; ya son las cuatro y cuarto .
buscamos un hotel que esté cerca del cajero automático .
la recepcionista llevará el equipaje a la estación .
esta camisa es demasiado larga .
mi hijo no tiene ganas de hacer un picnic .
ya es hora de que nuestros amigos hablen con el director .
debe de ser un error : reservamos una habitación , no una habitación doble tranquila .
¿ podría llevar las maletas al ascensor , por favor ?
la guía quiere saber si ella quiere quedarse unos días más .
para mí un pastel de manzana y un vaso de limonada , por favor .
cuando lleguemos a Granada , vamos a tomar algo en el bar .
dudo que demos un paseo por el parque más tarde .
para mí una macedonia de frutas y una botella de agua mineral , por favor .
¿ dónde está el hielo ? ¿ podría traérmelo , por favor ?
desde la torre se pueden ver el famoso monasterio y la plaza .
le pedí al camarero que imprimiera el recibo , pero no ha pasado nada .
¿ podría darme el número de teléfono de la embajada ?
¿ podría decirme de dónde sale el tren nocturno para Viena ?
buscamos un hotel que esté cerca del banco .
el fin de semana lloverá , por eso mis hijos quieren tomar algo en el bar .
cinco sellos para cartas a Italia , por favor .
el director dice que la visita guiada dura cuatro horas .
se tarda seis horas en llegar a Praga .
ni hablar de que mis hijos vayan a nadar .
ella teme que el autocar llegue demasiado tarde .
¿ qué día es hoy ? - hoy es sábado , veintitrés de enero .
¿ llega el autocar a Múnich a las diez y media ?
quiero que nos ayude con el equipaje .
he perdido mi pasaporte y ahora tengo que rellenar un formulario .
el médico dice que los turistas tienen que quedarse en la cama durante ocho días .
el médico dice que la señora tiene que beber mucha agua durante tres días .
se tarda quince minutos en preparar la macedonia de frutas .
son ochenta euros . - quédese con el cambio .
la recepcionista quiere saber si queremos registrarnos .
cuando llegamos a Bruselas , la lavadora no funcionaba .
tenemos que darnos prisa porque el autobús para Zúrich sale dentro de veinte minutos .
acabo de cambiar el bañador por otra cosa .
quisiéramos una habitación bonita con balcón , por favor .
los niños se marcharon ayer por la noche .
no sé si volaré a Zúrich después de la cena .
pedí una buena sopa . ¿ cuándo me la va a traer ?
siento que nuestros amigos hayan perdido el autocar .
es importante que mi hija cambie su vuelo antes de las nueve y veinticinco .
llegamos el jueves quince de septiembre a las seis menos cuarto .
la guía con la que hablamos ayer era muy amable .
¿ dejó su pasaporte en el coche ?
el hotel más tranquilo de Valencia está detrás del mercado cubierto .
mi hermano se ha dejado su chaqueta en el tren a Granada .
quisiéramos cinco entradas para el concierto del siete de junio .
los turistas quisieran beber algo porque tienen sed .
quiero que mis padres prueben el vino de la región .
quiero cambiar de habitación porque el apartamento está sucio .
si el fin de semana hace buen tiempo , alquilaré una motocicleta .
la señora Fischer puede traer su gato mañana .
¿ quién puede ponerme con la habitación doscientos cinco ?
lo sentimos mucho , señor Wilson . el mozo vendrá inmediatamente .
el tren nocturno parará en Varsovia .
¿ visitó la catedral antigua la semana pasada ?
¿ quisiera tomar algo en el bar ?
el hotel en el que estuve en Edimburgo estaba cerca de la estación .
siga todo recto y luego gire a la izquierda en el supermercado .
quisiera reservar una suite para seis personas del catorce al veintidós de abril .
¿ podemos dejar aquí nuestras gafas de sol hasta las doce y media ?
el huésped de la habitación trescientos doce todavía no ha pagado .
¿ podría hacerme una foto y traernos hielo ?
mi hermana tiene que hacer cola dos horas en el aeropuerto .
antes de que salga el tren , quisiéramos reunirnos con unos amigos en la estación .
quisiéramos tomar algo en el bar e ir a la playa .
buenas noches , ¿ está incluido el minibar en el precio o tengo que pagarlo aparte ?
queremos llamar a nuestra familia .
el tren regional para Atenas sale a las diez y diez del andén ocho .
préstenos un plano de la ciudad , por favor .
la hermosa torre merece la pena .
llame a un médico , por favor , mi compañero se ha desmayado .
quisiéramos dar un paseo por el casco antiguo .
mi marido se ha roto la pierna y tiene que ir al hospital .
pedí una pizza grande . ¿ cuándo me la va a traer ?
el ascensor está estropeado , así que tenemos que subir a pie a la séptima planta .
mi compañero no tiene tiempo de ir al cine .
no estamos satisfechos con la habitación porque la cama no está hecha .
mi hermana quisiera comprar una corbata más barata y una postal .
como el autocar está lleno , no llegaremos hasta las cuatro .
quiero nadar en el lago .
me quedé dormido .
avísenos en cuanto la habitación esté lista , por favor .
quisiéramos pan con mantequilla y un vaso de agua mineral .
lléveme a la peluquería , por favor , tengo prisa .
disculpe , ¿ podría pasarnos el pan , por favor ?
siento que nos hayamos perdido en la ciudad .
quisiera quejarme : el espejo está mojado y la habitación es demasiado pequeña .
tengo muchas ganas de probar el queso de la región mañana .
¿ podría traerme seis ceniceros , por favor ?
no sé si mi marido dará un paseo por la rosaleda esta noche .
siete billetes de ida y vuelta a Barcelona para el treinta de marzo , por favor .
los turistas se han dejado su diario en el autobús a Barcelona .
somos de España , pero vivimos en Edimburgo desde hace seis años .
¿ le importaría cambiarnos doscientos euros ?
mis padres vinieron a Atenas para hacer un picnic .
el hombre con el que ella habló el viernes era muy amable .
mis hijos quisieran ir a bailar y fotografiar el teatro de la ópera .
quisiera hablar con el señor García , por favor .
el hotel en el que mi compañero estuvo en Lisboa estaba cerca de la estación .
ellos perdieron su maleta hace cuatro horas y ahora tienen que ir a la policía .
¿ podría decirme si la tasa turística es gratis ?
hola , soy Brown , de la habitación treinta y tres . envíe al mozo , por favor .
¿ cuándo sale el último tren para Zúrich ?
un taxi a la gasolinera cuesta unos catorce euros .
quisiera hablar con la señora Walker , por favor .
no creo que aparquemos nuestro coche en el garaje esta tarde .
el tren de Berlín a Barcelona lleva cuarenta minutos de retraso .
es importante que el caballero cancele su reserva hoy .
el señor Schmidt no está en este momento . ¿ quiere dejar un recado ?
¿ a qué distancia está el ayuntamiento de aquí ?
el taxi que pedí para las dos y cuarto todavía no ha venido .
el autobús sale a las nueve y cuarto .
es posible que la señora López envíe un paquete a Barcelona esta noche .
nadie pudo decirme dónde está la oficina de correos .
este plato está demasiado salado , ¿ podría cambiarlo ?
¿ cuánto cuestan las entradas para la fiesta del viernes ?
¿ dónde está el recibo ? - se lo traeré mañana .
la ventana no se puede abrir , y la mesa está sucia .
la cuenta asciende a veintiocho euros , incluido el servicio de habitaciones .
quisiéramos comer algo porque tenemos hambre .
hemos reservado una habitación familiar grande para nueve noches .
me alegro de que mis padres puedan comprar un diccionario .
el taxi que mi hija pidió para las diez todavía no ha venido .
¿ sabe cómo se va de la playa al zoo ?
si esta tarde hace demasiado calor , la señora va a leer un libro .
¿ podría venir alguien a la habitación doscientos diez ? la suite huele a humo .
como el tren rápido lleva veinticinco minutos de retraso , no llegaremos hasta las once .
estoy esperando el autocar para Venecia .
¿ cuándo cierra la exposición los miércoles ?
ayer alquilé un coche .
¿ podría el mozo llamar a la policía ?
soy de México , pero vivo en Múnich desde hace siete años .
quisiéramos jamón y huevos y un vaso de limonada .
se tarda quince minutos en preparar la buena sopa de pescado .
¿ podría venir alguien a la habitación doscientos cinco ? la calefacción está estropeada .
aunque estoy cansada , quiero dar un paseo por el bosque .
vine a Atenas para participar en la visita guiada .
si mañana nieva , vamos a acostarnos temprano .
el sábado pasado la señora Taylor quería quedarse unos días más .
me llamo Taylor , tengo una reserva para dos personas .
es una lástima que los huéspedes de la habitación de al lado hagan demasiado ruido .
¿ puedo probarme la blusa ?
aunque estoy cansado , quiero ir a nadar .
la familia García se aloja aquí desde el veintisiete de mayo .
la carta que envié a Bruselas todavía no ha llegado .
no hace falta que nos traiga el contrato , la recepcionista ya nos lo ha dado .
mi mujer ha perdido sus gafas y ahora tiene que rellenar un formulario .
si mañana hace buen tiempo , mis padres van a fotografiar el museo antiguo .
mis padres quisieran visitar la torre antigua y nadar en el lago .
la guía quiere saber si queremos quedarnos ocho noches .
camarero , pedí una sopa de tomate , pero me ha traído una pizza vegetariana .
despiérteme mañana a las diez y media , por favor , tengo que coger el tren a Ginebra .
es una lástima que el suelo esté mojado .
pasé dos días en Londres y siete días en Varsovia .
antes de marcharnos , quisiéramos aparcar nuestro coche en el garaje .
quisiéramos un asiento en el pasillo para Ginebra .
a nuestros amigos les gusta viajar en tren .
dormimos como un tronco porque la habitación era tan tranquila .
nevará esta noche , por eso ella irá al teatro .
la cena se sirve a partir de las ocho menos cuarto en la terraza .
es importante que mis padres dejen su bolso en la recepción antes de las ocho menos veinte .
¿ qué tiempo hace en Hamburgo en agosto ?
¿ olvidó su bolso en el autobús el mes pasado ?
no hay de qué , señora Dubois . ¡ feliz estancia en Varsovia !
el banco está enfrente del acuario .
pasé seis días en Barcelona y siete días en Viena .
no vale la pena visitar el famoso museo .
le pedí al camarero que me enseñara el camino a la oficina de objetos perdidos , pero no ha pasado nada .
no estoy satisfecho con la habitación porque la habitación huele a humo .
vamos al médico esta noche .
llegué tarde porque el tren rápido estaba lleno .
¿ cuánto cuesta una habitación doble más grande con escritorio por noche ?
cargue una taza de café a la cuenta de la habitación treinta y cinco , por favor .
buenos días , señor Serrano . ¿ ha tenido un buen viaje ?
el filete está delicioso .
el veintisiete de junio perdimos nuestra maleta negra y ahora tenemos que ir a la oficina de objetos perdidos .
el caballero es de Escocia , pero vive en Lisboa desde hace siete años .
el mercado cubierto antiguo , que está a cinco minutos de aquí , merece una visita .
la caja fuerte de la habitación veintidós está estropeada .
él probó el pescado de la región hace tres horas .
quisiéramos saber si el tren rápido sale del andén ocho .
no nos traiga todavía el pastel de manzana , por favor .
no se olvide de llamar a la policía , por favor .
no se preocupe , señora Walker , le traeremos jabón .
ellos han comprado unos sellos .
la parada de autobús está a dos pasos del ayuntamiento .
tome las pastillas dos veces al día , después de las comidas .
el autobús va a Múnich .
la cafetera de mi habitación está estropeada .
mi compañero se ha roto la pierna y tiene que ir al hospital .
la señora ha perdido su collar y su llave del coche .
no he estado nunca en Viena , pero conozco bien Edimburgo .
hemos comprado un collar para nuestro tío .
cargue un vaso de cerveza a la cuenta de la habitación dos , por favor .
Madrid es la ciudad más bonita que hemos visto nunca .
el tren nocturno llega a Sevilla a las doce menos cuarto .
quisiéramos que nos despertaran a las ocho , habitación treinta .
¿ podría ayudarme con el equipaje y enviar a alguien a la habitación diecisiete ?
hemos perdido nuestro carné de conducir y ahora tenemos que ir a la policía .
¿ sabe cómo se va de la agencia de viajes al teatro de la ópera ?
la carta que enviamos a Sevilla todavía no ha llegado .
quisiera quejarme : la cerradura no funciona y la cafetera está fuera de servicio .
no tenemos ni idea de dónde está nuestra mochila .
dentro de cuarenta minutos tengo que enviar una postal a Ginebra .
no tenemos ni idea de dónde está nuestro paraguas .
¿ cuánto cuesta una habitación familiar grande con cocina por noche ?
el camarero nos ha traído un bocadillo vegetariano en lugar de una pizza .
¿ sabe cómo se va de la peluquería a la biblioteca ?
el médico dice que la señora tiene que tomar las pastillas durante cuatro días .
todas las habitaciones de la quinta planta tienen baño .
me he quedado dormido . ¿ qué debería hacer ?
la señora Brown habla italiano , pero no entiende el inglés .
hemos pedido un bocadillo vegetariano . ¿ cuándo nos lo va a traer ?
la biblioteca es más bonita que el museo de arte .
¿ han encontrado unas gafas ? nos las hemos dejado en la habitación cuatrocientos uno .
no se olvide de enseñarnos la habitación , por favor .
mi hermana ha perdido su billete de tren y ahora tiene que rellenar un formulario .
el tren para Edimburgo sale a las seis y media del andén tres .
quisiéramos reservar una habitación para seis noches .
no nos traiga todavía la ensalada , por favor .
¡ hasta luego , Laura !
cinco billetes de ida a Valencia para el once de julio , por favor .
llegamos tarde porque el tren nocturno estaba lleno .
si el viernes llueve , veré la televisión .
hemos comprado un collar para nuestra familia .
no podemos dormir porque el cuarto de baño está sucio .
pregúntele a la señora García si quiere reunirse con unos amigos en la estación , por favor .
cinco billetes de ida a Zúrich para el veintiséis de septiembre , por favor .
me alegro de que mi hijo cambie dinero .
llame a una ambulancia , por favor , mi compañero ha tenido un accidente .
buenos días , ¿ cuándo sale el primer tren nocturno para Atenas ?
reservaremos una habitación individual para dos noches .
un taxi a la oficina de objetos perdidos cuesta unos treinta y ocho euros .
tengo muchas ganas de participar en el curso de idiomas mañana .
¿ podría enseñarme en el mapa dónde está la hermosa biblioteca ?
¿ cuánto dura el trayecto de Lisboa a Ginebra ?
quisiera una habitación familiar con terraza y vistas al patio .
no hay papel higiénico en nuestra habitación .
el director quiere saber si queremos cenar en el restaurante .
el despertador de la habitación cuatrocientos uno está estropeado .
mi compañero no tiene ni idea de dónde está su mochila .
el taxi que pedimos para las nueve y veinte todavía no ha venido .
el tren rápido para Hamburgo sale a las doce y cuarto del andén dieciséis .
la recepcionista quiere saber si me quedaré hasta el miércoles .
nos gusta mucho la torre .
mi marido perdió su billete de tren .
ellos no tienen tiempo de visitar el castillo .
el castillo de Varsovia es más antiguo que el de Colonia .
no he estado nunca en Hamburgo , pero conozco bien Viena .
si el tren llega demasiado tarde , ella cogerá un taxi .
¿ podría el mozo traducir esta carta ?
desde el tejado se pueden ver el castillo antiguo y el puerto .
quisiéramos alquilar una motocicleta por dos días .
buenas noches , ¿ puede ayudarme con el equipaje , por favor ?
mi marido puede tener la habitación individual luminosa con terraza .
cargue una botella de vino tinto a la cuenta de la habitación ciento dos , por favor .
no se olvide de rellenar el formulario , por favor .
la señora Moreno llamó a las nueve y cuarto y dejó un recado para la señora García .
el director quiere saber si nos registraremos el viernes a las cinco .
después del almuerzo queremos comprar chocolate , pero antes tenemos que pagar la cuenta .
tengo que darme prisa porque el tren para Hamburgo sale dentro de quince minutos .
hará mucho calor mañana .
¿ puede traerme seis planos de la ciudad , por favor ?
estamos a punto de hablar con el médico .
mi hijo puede tener la habitación cómoda con balcón .
dos sellos para cartas a Francia , por favor .
¿ podría decirme a qué hora sale el tren nocturno para Berlín ?
¿ quién puede llevar las maletas al ascensor ?
quisiera quejarme : la caja fuerte está estropeada y la lámpara no funciona .
si esta tarde nieva , mi hermana irá al cine .
¿ qué recomienda , la macedonia de frutas o la tortilla ?
hay un mapa sobre la mesa de la habitación cinco .
acabo de darme cuenta de que los niños hacen demasiado ruido .
pasamos cuatro días en Madrid y tres días en Sevilla .
me alegro de que podamos pagar con cheque .
hace dos horas olvidamos nuestro sombrero nuevo en la habitación .
quiero que lleve las maletas al ascensor .
¿ podría cuidar a los niños y firmar aquí ?
este vestido es demasiado largo .
los turistas vinieron a Berlín para ir a la playa .
la parada de taxis está enfrente del museo de arte .
desde el tejado se pueden ver la biblioteca y el casco antiguo .
¿ quién puede abrir la ventana ?
la conexión a internet de nuestra habitación está estropeada .
el garaje del hotel está cerrado .
ellos quisieran coger un taxi porque tienen prisa .
la señora Miller llamó a las once menos diez y dejó un recado para el señor López .
el tren para Madrid sale a las seis y cuarto del andén dieciséis .
nos gusta dormir con la ventana abierta .
necesito un taxi desde el hospital para dos personas a las seis y media .
el hotel en el que estuvimos en Zúrich no era tan caro .
queremos visitar la torre y la catedral en lugar de ir a nadar .
solo viajamos a Granada de Pascuas a Ramos .
aquí tiene su tarjeta , señora López . su habitación está en la sexta planta .
dejaré el hotel mañana .
la bicicleta que alquilamos está rota .
¿ cuánto cuesta una habitación luminosa con balcón por noche ?
lloverá , por eso quiero tomar algo en el bar .
¿ podría preparar la cuenta de la habitación cincuenta y cuatro ? nos marchamos hoy .
no tengo ganas de visitar el teatro .
dudo que la señora Brown compre un billete para Colonia mañana por la mañana .
en noviembre suele hacer mucho viento en Zúrich .
en Zúrich llueve a cántaros , por eso mi compañero va a descansar un poco .
el tren para Salzburgo sale a las cinco y cuarto del andén diecinueve .
soy de Austria , pero vivo en Londres desde hace dos años .
lamentablemente no tenemos apartamentos libres en marzo .
el faro , que está a cuarenta minutos de aquí , merece una visita .
me llamo Navarro , tengo una reserva para dos personas .
Paul , ¿ puedes ayudarme ?
quiero que mi hermana visite la fortaleza .
¿ cuánto cuestan las entradas para la visita guiada del sábado ?
dos billetes de ida a Colonia para el trece de junio , por favor .
llámenos en cuanto el autobús llegue , por favor .
¿ tienen platos sin pollo ?
¿ podría decirnos si el partido de fútbol empieza a las once y cuarto ?
ellos están de buen humor porque hace mucho calor en este momento .
va a llover el domingo .
quisiera que me despertaran a las diez menos cinco , habitación trescientos uno .
¿ conoce un hotel barato cerca de la comisaría ?
buenos días , ¿ podría decirnos de dónde sale el tren para Praga ?
buenos días , ¿ qué tiempo hace en Granada en este momento ?
nadie pudo decirnos dónde está la parada de autobús .
disculpe , si no es mucha molestia , ¿ podría hablar más despacio ?
la señora Serrano perdió el enlace en Ginebra porque el autobús llegó con retraso .
ni hablar de que mi hermana dé un paseo por el bosque .
mi compañero ha perdido su maleta verde y su cámara nueva .
se tarda tres horas en llegar a Lisboa en autobús .
no creo que nademos en el lago esta noche .
la línea está ocupada . ¿ desea dejar un recado ?
quiero acostarme temprano .
quisiera que me despertaran a las ocho y veinte , habitación cincuenta y cinco .
mi mujer quiere tomar algo en el bar en lugar de ir a la playa .
ni hablar de que mis hijos vayan a la playa .
de la peluquería al hermoso mercado cubierto hay solo cinco minutos a pie .
el bañador verde cuesta un ojo de la cara .
no sé si ella puede cambiar dinero .
una pregunta : ¿ cuánto tiempo tengo antes de que salga el tren ?
pregúntele al señor Taylor si quiere comprar un mapa , por favor .
primero nuestros amigos quisieran preguntar en la recepción y después reunirse con unos amigos en la estación .
le pedí a la recepcionista que me diera la dirección de la agencia de viajes , pero no ha pasado nada .
si no es mucha molestia , ¿ podría ponerme con la habitación ciento diez ?
cargue una taza de té a la cuenta de la habitación cincuenta y cinco , por favor .
ella tiene suerte : puede comprar unos recuerdos mañana .
me alegro de que traigamos nuestro perro el miércoles a las diez menos cuarto .
como el tren está lleno , no llegaré hasta las siete .
¿ sería posible que tradujera esta carta ?
¿ cuánto tiempo desea quedarse ? - hasta el sábado , si es posible .
me perdí en la ciudad ayer por la tarde .
los huéspedes que se marchan hoy quisieran prolongar su estancia .
hará sol .
el señor Becker llamó a las diez y cuarto y dejó un recado para la señora Miller .
no hemos estado nunca en Venecia , pero conocemos bien Sevilla .
tenemos muchas ganas de hacer un picnic el martes .
ella quisiera participar en la visita guiada y fotografiar la fortaleza .
¿ puede traernos tres planos de la ciudad , por favor ?
en enero suele hacer mucho frío en Praga .
si el fin de semana hace buen tiempo , voy a dar un paseo por el jardín del castillo .
quisiéramos reservar una mesa para tres personas para la una y media .
la agencia de viajes está enfrente del teatro .
quisiera seis entradas para la visita de la ciudad del veintitrés de agosto .
un taxi a la embajada cuesta unos veintitrés euros .
ni hablar de que mi hermana vaya al cine .
¿ cuándo quisieras participar en la cata de vinos ?
de primero quisiera una sopa y de segundo carne con verduras .
camarero , pedí una buena sopa de pescado , pero me ha traído una sopa de verduras .
va a nevar pasado mañana .
¿ sería posible que nos ayudara con el equipaje ?
ya no tenemos pescado , pero puedo recomendarle la tortilla .
el avión de Venecia aterriza a las seis menos cuarto .
si esta tarde hace demasiado frío , voy a descansar un poco .
quisiera reservar un apartamento grande para tres noches .
¿ le importaría guardar el equipaje hasta las tres y media ?
buenos días , ¿ hay una gasolinera cerca de aquí ?
la señora Serrano ha cancelado la reserva para el lunes .
la chaqueta más barata cuesta dieciséis euros , pero el vestido es más barato .
espero que nuestros amigos puedan dejar el hotel .
mi compañero acaba de cancelar su pedido .
quisiera reservar una suite para cuatro personas del siete al veintinueve de junio .
espero que mi marido pueda esperar en el jardín más tarde .
buenas noches , ¿ cuánto cuesta una habitación individual con baño por noche ?
acabamos de ir a la peluquería .
la camarera de piso dice que el paseo en barco empieza a las diez y cuarto .
mi reloj va atrasado ; ya son las doce .
en la habitación doscientos uno huele a gas .
la chaqueta cuesta un ojo de la cara .
despiérteme el viernes a las cinco y cuarto , por favor , tengo que estar en el aeropuerto antes de las seis y media .
aquí tiene su llave , señor López . su habitación está en la octava planta .
llame a un médico , por favor , mi hermana se ha roto la mano .
llevamos desde las once y cuarto intentando cambiar nuestro vuelo .
esta tarde vamos a pagar en efectivo .
le pedí a la recepcionista que nos trajera seis vasos de zumo de naranja , pero no ha pasado nada .
en Roma llueve a cántaros , por eso el señor Taylor se acostará temprano .
buenas noches , ¿ conoce un hotel barato cerca de la panadería ?
¿ perdió su pasaporte ayer por la tarde ?
no se preocupe , señor Brown , le despertaremos a las cuatro y media .
llegamos el martes veintidós de agosto a las diez menos diez .
confirme la reserva , por favor .
el concierto que quería ver empieza a las tres y media .
¿ está la tasa turística incluida en el precio ?
en marzo mi mujer llega a Múnich y se queda seis noches .
queremos tomar algo en el bar en lugar de fotografiar el famoso teatro de la ópera .
mis hijos esperan en el jardín el viernes a las ocho menos cinco .
queremos cambiar de habitación porque el hervidor no funciona .
llame a una ambulancia , por favor , mi marido se ha roto la pierna .
quisiéramos saber si el tren regional para en todas las estaciones .
quisiéramos reservar una mesa para siete personas para esta noche .
¿ va el ferry a Barcelona ?
el próximo miércoles debería seguir viaje a Zúrich .
él quisiera probar el queso de la región y comprar unos recuerdos .
la famosa torre está abierta desde las seis hasta las siete menos cuarto , pero los martes está cerrada .
dudo que alquilemos un coche el fin de semana .
si el tren nocturno lleva veinticinco minutos de retraso , el señor Taylor tiene que coger el próximo autobús .
estamos buscando nuestros guantes gris . ¿ los ha visto ?
tome la primera calle a la izquierda y verá el hermoso teatro de la ópera delante de usted .
el trayecto dura seis horas y quince minutos .
quisiéramos un asiento en el coche restaurante para Valencia .
la camisa roja cuesta seis euros , pero la corbata es más barata .
quisiéramos reservar una habitación para siete noches .
quisiéramos reservar un apartamento más barato para cuatro personas del quince al dieciocho de septiembre .
la conferencia empieza a las dos .
dudo que la señora Taylor envíe una carta a Atenas .
debe de ser un error : reservé un apartamento cómodo , no una suite luminosa .
buenas noches , ¿ hay una habitación individual grande libre del nueve al veinticinco de marzo ?
tenemos que darnos prisa porque el autobús para Madrid sale dentro de cuarenta minutos .
ella ha escrito una carta a su profesor .
primero el señor Weber quisiera aparcar su coche en el garaje y después tomar algo en el bar .
quiero que mi hermano visite la iglesia .
quisiéramos cambiar ciento cincuenta dólares por euros .
si no es mucha molestia , ¿ podría traerme una percha ?
antes de salir de viaje , quisiera comprar una guía de viajes .
la sopa que pedí está deliciosa .
estoy seguro de que cambiaré mi vuelo .
después del almuerzo la señora quiere comprar unos recuerdos , pero antes tiene que cambiar su vuelo .
lamentablemente ya no quedan entradas para el partido de fútbol .
¿ podría decirnos si la sala de desayunos está en la séptima planta ?
tememos que el autobús llegue con retraso .
vamos a aparcar nuestro coche en el garaje dentro de dos horas .
¿ está el restaurante cerrado ?
llame al señor Becker al nueve dos ocho siete dos , por favor .
la ducha de la habitación ciento veinte no funciona .
quería trabajar en la biblioteca ayer por la tarde .
a los niños les encantaría comprar un diccionario .
mi hijo ha olvidado cambiar el sombrero por otra cosa .
el hotel en el que mi marido estuvo en Salzburgo no era tan caro .
voy a comprar unos sellos dentro de dos horas .
el miércoles ellos quieren hacer un picnic .
el camarero nos ha traído una sopa de verduras fría en lugar de una pizza .
cuando lleguemos a Colonia , vamos a probar el vino de la región .
¿ a qué hora sale el autocar para Roma ?
antes de salir de viaje , la señora Rossi quisiera alquilar una bicicleta .
cuando lleguemos a Londres , vamos a ir a nadar .
el tren rápido sale del andén nueve .
la lavadora es demasiado ruidosa .
en París llueve a cántaros , por eso mi hijo verá la televisión .
hice un picnic el mes pasado .
cargue una botella de vino tinto a la cuenta de la habitación cuarenta y nueve , por favor .
el hotel más barato de Múnich está en el aeropuerto .
un taxi a la panadería cuesta unos siete euros .
no podemos dormir porque el apartamento es demasiado pequeño .
acabo de cancelar mi reserva .
hará mucho frío .
quiero que nuestros amigos fotografíen el castillo .
es importante que mi compañero reserve una habitación doble bonita hoy .
despiérteme mañana a las cinco y cuarto , por favor , tengo que estar en el aeropuerto antes de las nueve menos cuarto .
¿ qué día es hoy ? - hoy es lunes , veinticuatro de octubre .
los turistas quisieran ir al teatro y tomar algo en el bar .
los huéspedes que llegaron ayer todavía no han pagado .
el tren regional para Varsovia sale a las cuatro y media del andén doce .
lo sentimos mucho , señora Rossi . la camarera de piso vendrá inmediatamente .
si el fin de semana hace buen tiempo , la señora Serrano nadará en el lago .
el castillo , que está a quince minutos de aquí , merece una visita .
¿ han encontrado un libro ? me lo he dejado en el comedor .
hola , Laura , ¿ puedes darme el plano de la ciudad ?
ayer por la noche me resfrié . ¿ qué debería hacer ?
¿ cuánto cuestan las entradas para la película del viernes ?
quisiera visitar el museo y fotografiar la torre .
el médico dice que la señora tiene que quedarse en la cama durante tres días .
si el viernes nieva , nos quedaremos en el hotel .
la chaqueta cuesta diez euros , pero el bañador más barato es más barato .
nos han robado la tarjeta de crédito y los guantes .
¿ por qué no participaste en la visita de la ciudad ?
pienso que probaré el pescado de la región .
el vuelo de Venecia fue cancelado por la huelga .
buenas noches , soy Weber , de la habitación trescientos quince . quisiera pedir el desayuno .
¿ puedes confirmar la reserva , por favor ?
el museo de arte es más grande que la fortaleza .
cuando el director habla portugués , me suena a chino .
aunque estoy cansado , quiero ir al cine .
camarero , pedí una sopa de tomate , pero me ha traído un pastel de manzana .
¿ cuándo tenemos que pagar la cuenta ?
tengo que coger un taxi porque el tren rápido llega con retraso .
¿ puede cambiar las sábanas , por favor ?
lo sentimos mucho , señor Serrano . la camarera de piso vendrá inmediatamente .
después de la cena los huéspedes quieren fotografiar el hermoso ayuntamiento , pero antes tienen que prolongar su estancia .
necesito un taxi a la farmacia para siete personas a las ocho y media .
¿ le importaría ponernos con la habitación treinta y nueve ? muchas gracias de antemano .
¿ tienen un apartamento para seis personas para dos noches ?
buenos días , señor Fischer . ¿ ha tenido un buen viaje ?
puede localizar a mis hijos por teléfono : nueve cero seis siete cero .
ni hablar de que mi marido participe en la visita guiada .
los niños están sentados en un banco del patio y nos esperan .
disculpe , ¿ qué hora es ? - son las ocho y media .
tenemos que pagar un ojo de la cara por la blusa más barata .
el señor Walker llegará el nueve de abril a las seis y media .
no se olvide de apagar el aire acondicionado , por favor .
después de la cena mis hijos quieren reunirse con unos amigos en la estación , pero antes tienen que pagar con cheque .
desde la terraza se pueden ver el acuario y el castillo .
desde la terraza se pueden ver el palacio y el castillo .
el señor Moreno quisiera pescado con patatas y un vaso de agua mineral .
el próximo domingo voy a marcharme .
el hotel en el que mi hija estuvo en Venecia estaba cerca de la estación .
el director dice que el minibar está incluido en el precio .
lo sentimos mucho , señora Brown . el técnico se ocupará de ello dentro de veinticinco minutos .
quisiéramos visitar el zoo y la iglesia y comprar un mapa .
nos gustó mucho la película .
si mañana hace buen tiempo , los turistas van a visitar la biblioteca .
si el fin de semana hace buen tiempo , mi hermano nadará en el lago .
la señora Schmidt tiene muchas ganas de fotografiar la catedral mañana .
¿ cuándo quiere fotografiar el famoso faro ?
ya es hora de que mi mujer envíe un paquete a Salzburgo .
¿ podría enseñarme en el mapa dónde está el hermoso teatro ?
el señor Walker tiene una reserva .
el camarero me ha traído una sopa en lugar de una sopa de tomate .
mi hermana toma limonada en el desayuno , pero yo prefiero chocolate caliente .
llame a una ambulancia , por favor , mi hermano se ha desmayado .
mi mujer olvidó su cartera negra en el autobús ayer .
él pasó tres días en París y cuatro días en Madrid .
quisiéramos hacer senderismo por la montaña la próxima semana .
mi reloj va atrasado ; ya es la una y cuarto .
los huéspedes han roto el plato .
solo viajamos a Praga de Pascuas a Ramos .
el tren de Atenas a Ginebra lleva treinta minutos de retraso .
el avión de Viena aterriza a las dos .
queremos que mi hijo tome algo en el bar .
es posible que los turistas vean la televisión .
en el pasillo huele a humo .
quisiéramos reservar una casa de vacaciones grande para siete personas del tres al diez de octubre .
pregúntele a la señora Fischer si quiere alquilar una bicicleta , por favor .
una pregunta : ¿ dónde tengo que hacer transbordo para ir a la oficina de objetos perdidos ?
el diario que la camarera de piso encontró debajo de la cama es de mis hijos .
dudo que esperemos en el bar el jueves .
el concierto que quería ver empieza a las cuatro .
pregúntele a la señora Rossi si quiere hacer un picnic , por favor .
me quedé en el hotel .
ellos han perdido el barco . ¿ qué deberían hacer ?
hay que planchar estos pantalones antes del miércoles .
disculpe , ¿ qué hora es ? - son las dos menos cinco .
no tengo tiempo de visitar el famoso mercado cubierto .
llame al señor Becker al uno uno nueve ocho nueve , por favor .
¿ podría encender la luz , por favor ?
¿ puedo probarme la camisa blanca ?
¿ quiere ir a la ópera o prefiere visitar el teatro de la ópera antiguo y el museo ?
nos quedamos hoy en el hotel porque tenemos dolor de cabeza .
el señor Schmidt ha cancelado la reserva para el domingo .
estamos esperando el autobús para Madrid .
el hotel en el que estuvimos en Valencia estaba cerca de la estación .
quisiera hablar con la señora García , por favor .
la embajada está a dos pasos del famoso faro .
¿ cuántas botellas necesita ? - dos , por favor .
antes de salir de viaje , quisiera hacer senderismo por la montaña .
necesitamos un taxi al centro comercial para tres personas a las once y diez .
fuimos en tren nocturno a Zúrich ayer por la tarde .
la señora Becker ha cancelado la reserva para el viernes .
mi hija piensa fotografiar el acuario .
¿ podría preparar la cuenta de la habitación veintisiete ? nos marchamos dentro de seis horas .
somos de Austria , pero vivimos en Salzburgo desde hace cuatro años .
quisiera saber si el barco llega a Lisboa a las cinco y veinticinco .
he reservado una habitación familiar más grande a nombre de Schmidt .
no se preocupe , señor Brown , repararemos la conexión a internet .
quisiéramos una suite bonita con chimenea , por favor .
pasado mañana nevará , por eso voy a acostarme temprano .
creo que podemos preguntar en la recepción .
no sé si mi hijo puede visitar el palacio y la hermosa biblioteca .
lamentablemente no tenemos apartamentos bonitos libres hasta el jueves .
tengo que darme prisa porque el tren nocturno para París sale dentro de diez minutos .
el tren nocturno llega a Valencia a las diez y veinte .
no tenemos ganas de ir a bailar .
buenos días , ¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
una habitación doble cuesta quince euros por noche , y la limpieza final no está incluida .
la señora García no está hoy . ¿ quiere dejar un recado ?
el señor Taylor ha olvidado cambiar la corbata roja por otra cosa .
queremos cambiar de habitación porque la habitación está sucia .
aunque estoy cansado , quiero visitar el faro .
de la librería al famoso faro hay solo cuarenta y cinco minutos a pie .
el tren para Edimburgo sale a las cuatro menos cuarto del andén doce .
voy a probar el pescado de la región mañana por la noche .
mi hijo quiere llamar a su abogado mañana por la noche .
la cuenta asciende a treinta y dos euros , incluida la tasa turística .
antes de salir de viaje , mi hija quisiera visitar la fortaleza y la biblioteca .
¿ puedo probarme las botas negras ?
tememos que el autocar sea cancelado .
estamos buscando nuestra llave del coche . ¿ la ha visto ?
estamos de vacaciones .
ya es hora de que mi hermano llame a su familia .
en diciembre suele hacer mucho viento en Múnich .
¿ qué línea de metro va al museo ?
¿ cuánto cuestan las botas marrones del escaparate ?
el pronóstico dice que va a hacer mucho frío mañana .
quiero comer algo el martes .
mi marido perdió el enlace en Sevilla porque el autocar estaba lleno .
las botas más baratas cuestan veintinueve euros , pero el vestido amarillo es más barato .
disculpe , ¿ qué hora es ? - son las seis .
lamentablemente no tenemos suites libres en diciembre .
pienso que mi mujer puede participar en la visita de la ciudad esta tarde .
¿ puede cambiarme un billete de veinte euros ? la máquina solo acepta monedas .
se tarda seis horas en llegar a Ginebra .
es importante que la señora pregunte en la recepción antes de las doce .
¿ cuánto cuesta una habitación doble con chimenea por noche ?
he reservado una habitación familiar luminosa a nombre de Serrano .
quiero que me despierte a las doce .
los zapatos negros cuestan veinticinco euros , pero el vestido es más barato .
antes de marcharme , quisiera pagar en efectivo .
el aire acondicionado de nuestra habitación no funciona .
quisiéramos hacer senderismo por la montaña y hacer un picnic .
¿ por qué no puede visitar el famoso museo de arte ?
¿ tienen platos sin queso ?
el vuelo a Viena fue cancelado por el mal tiempo .
el tren llega a Múnich a las cinco menos diez .
¿ qué tiempo hace en Barcelona en marzo ?
el huésped de la habitación trece no se encuentra bien .
no nos traiga todavía el filete , por favor .
¿ desea pagar con cheque o por transferencia , señor Taylor ?
me llamo Miller , tengo una reserva para esta noche .
los zapatos más baratos cuestan un ojo de la cara .
¿ de dónde eres , Julia ? - soy de Alemania .
los turistas dieron un paseo por la rosaleda ayer .
no comemos ni jamón ni huevos .
el caballero no está satisfecho con la habitación porque el enchufe no funciona .
he oído que la limpieza final está incluida en el precio .
¿ hay una estación cerca de aquí ?
quisiera que me despertaran a las seis , habitación trescientos doce .
hemos reservado una habitación a nombre de López .
¿ sabe cómo se va del cine al museo ?
tenemos que ir al banco antes de las dos y cinco porque necesitamos dinero .
¿ cuándo quiere hacer un picnic ?
cinco billetes de ida a Varsovia para el cuatro de octubre , por favor .
no hemos estado nunca en Granada , pero conocemos bien Atenas .
quisiera una habitación familiar con terraza , por favor .
hay que planchar estos pantalones antes del sábado .
buenas noches , ¿ quién puede darme una habitación individual con vistas al jardín ?
mis padres han comprado un collar para su familia .
mis hijos están de buen humor porque hace mucho calor ahora .
mi hermana tiene suerte : puede alquilar una bicicleta .
el médico dice que la señora tiene que tomar las pastillas durante siete días .
¿ cuánto cuesta enviar un paquete a Italia ?
si el tren lleva cincuenta minutos de retraso , mis hijos llamarán al hotel .
¿ cuánto cuesta un apartamento más grande con ducha por noche ?
quisiera cinco entradas para la fiesta del treinta de marzo .
la señora Wilson llamó a las seis menos cuarto y dejó un recado para la señora Fischer .
¿ podría dejar la habitación a las cuatro ?
¿ puede limpiar la habitación doscientos quince , por favor ?
mi hermano toma limonada en el desayuno , pero yo prefiero agua mineral .
llegamos el domingo primero de marzo a las tres menos veinte .
tenemos que cambiar el bañador negro por otra cosa dentro de cuarenta minutos .
el técnico que reparó el hervidor se olvidó las herramientas .
el tren de Varsovia a Londres lleva cinco minutos de retraso .
la recepcionista quiere saber si los huéspedes quieren pagar en efectivo .
¿ cuándo quieres hacer senderismo por la montaña ?
¿ tienes sueño , Julia ?
mi mujer no come ni queso ni champiñones .
ni hablar de que mis padres alquilen una motocicleta .
se tarda cincuenta minutos en preparar la tortilla .
llegamos tarde porque el tren fue cancelado .
llame a una ambulancia , por favor , mi hijo se ha roto el brazo .
el hombre con el que hablamos el sábado era muy amable .
me han robado el pasaporte y el paraguas .
estamos buscando nuestras gafas . ¿ las ha visto ?
¿ qué vino va bien con el bocadillo frío ?
¿ cuándo sale el próximo tren para Bruselas ?
quiero fotografiar el castillo en lugar de comprar unos sellos .
¿ dónde está el contrato ? - se lo enviaré mañana .
la peluquería está delante del museo de arte nuevo .
tenemos suerte : podemos hacer senderismo por la montaña después de la cena .
avísenos en cuanto el almuerzo esté listo , por favor .
nos quedamos con la habitación doble más barata .
hemos comprado chocolate para nuestro abuelo .
¿ puede imprimir la lista de precios , por favor ?
el avión de Edimburgo aterriza a las tres y veinte .
¿ a qué distancia está el acuario de aquí ?
para mí una macedonia de frutas y cuatro vasos de zumo de naranja , por favor .
la película dura dos horas .
ya es hora de que mi marido cambie su vuelo .
mi compañero está sentado en un banco del jardín del castillo y nos espera .
el tren de Zúrich a Roma lleva cincuenta minutos de retraso .
camarero , pedí una sopa , pero me ha traído una macedonia de frutas .
quisiera una habitación pequeña con cocina y vistas al patio .
puede localizar a mi compañero por teléfono : dos cero nueve ocho seis .
la carta que la señora envió a París todavía no ha llegado .
acabamos de comprar un billete para Madrid .
¿ cuándo quisiera cambiar su vuelo ?
el señor Brown ha cancelado la reserva para el domingo .
ocho sellos para cartas a España , por favor .
le pedí a la recepcionista que nos enseñara la habitación luminosa , pero no ha pasado nada .
mi marido está intentando aparcar su coche en el garaje .
no tenemos ganas de hacer un picnic .
cuando el técnico habla francés , me suena a chino .
el hotel en el que estuvimos en Venecia era más cómodo .
quisiera carne con verduras y una botella de agua mineral .
hay una guía de viajes sobre la mesa de la habitación cuatrocientos uno .
es importante que mis hijos cambien su vuelo hoy .
los huéspedes que están en la séptima planta todavía no han pagado .
preferiríamos un apartamento cómodo que tenga cocina .
hablamos francés , pero no entendemos el alemán .
siento que la señora Wilson haya tenido un accidente el veintiuno de marzo .
una pregunta : nos interesa el ayuntamiento . ¿ hay una visita guiada en francés ?
mi reloj va atrasado ; ya son las diez .
quisiera reservar una habitación individual para tres noches .
se tarda cuatro horas en llegar a Salzburgo .
he reservado una suite grande a nombre de Walker .
el billete a Berlín cuesta veinte euros , pero mi hija solo tiene un billete de cien euros .
quisiera hablar con el señor Dubois , por favor .
buenos días , ¿ dónde puedo comprar una pila ?
¿ cuánto cuesta enviar una postal a Inglaterra ?
ayer por la tarde mis padres querían coger el coche .
¿ qué vino va bien con el helado ?
no hemos estado nunca en Barcelona , pero conocemos bien Varsovia .
el vestido cuesta ciento quince euros , pero el sombrero es más barato .
¿ por qué no fue al teatro ?
la señora Moreno ha cancelado la reserva para el martes .
¿ sabe cuándo abre el museo de arte nuevo ?
¿ sabe cómo se va del aeropuerto al museo de arte ?
¿ podría enseñarme en el mapa dónde está la exposición nueva ? muchas gracias de antemano .
el tren para Bruselas sale a la una y veinticinco del andén ocho .
el director quiere saber si queremos quedarnos cuatro noches después de la cena .
¡ buen provecho ! la ensalada es la especialidad de la casa .
el vuelo de Múnich fue cancelado por la huelga .
ellos quieren cambiar de habitación porque el sofá es demasiado corto .
queremos que mi hermano nade en el lago .
no creo que mi marido pueda leer un libro mañana a las cinco y veinticinco .
pregúntele al señor Brown si quiere visitar la exposición nueva , por favor .
llévenos a la gasolinera , por favor , tenemos prisa .
¿ hay un banco cerca de aquí ?
¿ qué tiempo hace en Madrid en diciembre ?
¿ podría enseñarme en el mapa dónde está el mercado cubierto ?
el señor García no está hoy . ¿ quiere dejar un recado ?
los niños vinieron a Barcelona para visitar el teatro de la ópera y el hermoso castillo .
el suelo está sucio .
es una lástima que el espejo sea muy viejo .
los niños quieren nadar en el lago en lugar de hacer un picnic .
el hotel más barato de Zúrich está enfrente de la estación .
mi marido está a punto de aparcar su coche en el garaje .
mañana lloverá , por eso voy a acostarme temprano .
¿ cómo se enciende el aire acondicionado ?
dudo que la señora Miller nade en el lago a las diez .
la cuenta asciende a trece euros , incluida la limpieza final .
¿ tienen una habitación familiar luminosa para dos personas desde el martes hasta el miércoles ?
cuando la camarera de piso habla inglés , me suena a chino .
dentro de ocho días llegamos a Sevilla y nos quedamos tres noches .
quisiera ir a la playa y nadar en el lago .
me alegro de que comamos algo .
llámenos en cuanto la cuenta esté lista , por favor .
tráiganos papel de carta , por favor .
no se preocupe , señora Schmidt , le traeremos jabón .
quisiera una habitación con chimenea , por favor .
he comprado un cuadro para mi tía .
no hay vasos en el cuarto de baño .
antes de salir de viaje , quisiera alquilar una bicicleta .
cancelamos nuestra reserva .
¿ hay cerca del hotel un médico que hable portugués ?
el señor Navarro perdió su reloj anteayer y ahora tiene que rellenar un formulario .
¿ zarpa el ferry a las tres menos cuarto ?
la señora está esperando el tren nocturno para Salzburgo .
me interesa la torre . ¿ hay una visita guiada en portugués ?
la cerradura de la maleta está estropeada , y la señora Wagner no encuentra la llave .
la guía quiere saber si ella quiere cancelar su reserva .
el tren de Venecia a Madrid lleva diez minutos de retraso .
el señor Navarro ha cancelado la reserva para el viernes .
hay un error en la cuenta : no he pedido ninguna pizza grande .
nuestros amigos están a punto de cambiar su vuelo .
el mozo que habla francés es muy amable .
¿ puedo dejar aquí mi cámara hasta las seis ?
¿ cuándo quiere fotografiar la iglesia ?
¿ cuánto cuesta una habitación familiar con ducha por noche ?
quiero que la recepcionista traiga la cuenta .
no se olvide de guardar el equipaje hasta las siete , por favor .
es importante que los huéspedes cambien los pantalones por otra cosa antes de las diez menos veinte .
Laura , ¿ puedes ayudarme ?
¿ a qué distancia está el famoso teatro de aquí ?
a los huéspedes les encantaría participar en el paseo en barco .
si el tren nocturno lleva diez minutos de retraso , el señor Brown irá a pie .
mi mujer durmió como un tronco porque la habitación era tan tranquila .
¡ buen provecho ! el helado es la especialidad de la casa .
estoy buscando mi anillo . ¿ lo ha visto ?
no tengo ni idea de dónde están mis gafas .
la cuenta asciende a ocho euros , incluida la tasa turística .
no me traiga todavía la sopa , por favor .
el almuerzo se sirve a partir de las doce y cuarto en el comedor .
la señora quiere ver la televisión dentro de veinticinco minutos .
no creo que ella pueda ir a bailar esta noche .
lo sentimos mucho , señora López . el técnico se ocupará de ello dentro de diez minutos .
¿ puedes llevar el equipaje a la habitación , por favor ?
la gasolinera está a dos pasos del castillo .
el camarero dice que el bar abre a las dos menos cuarto .
el director apagará el aire acondicionado .
siento que nos hayamos resfriado el veintisiete de febrero .
pregúntele a la señora Weber si quiere ir a bailar , por favor .
antes de salir de viaje , quisiera ir a la playa .
no estoy satisfecho con la habitación porque la bañera está sucia .
hemos olvidado llamar a nuestro abogado .
nuestros amigos están intentando aparcar su coche en el garaje .
no estamos satisfechos con la habitación porque el armario está sucio .
la boda se celebra en la sala de conferencias .
el tren nocturno para Bruselas sale a las tres y media del andén dos .
un billete de ida a Hamburgo , por favor , en primera clase .
no se permite fumar en el restaurante .
el tren llega a Hamburgo a las doce y veinte .
¿ de dónde eres , Anna ? - soy de Francia .
el taxi que mis padres pidieron para las doce y veinticinco todavía no ha venido .
cuando llegué a Edimburgo , las cortinas estaban sucias .
¿ qué recomienda , la sopa de verduras caliente o la sopa caliente ?
quisiéramos reservar una habitación individual para tres noches .
comimos algo el mes pasado .
el director quiere saber si cenaré en la terraza el fin de semana .
es una lástima que la cama sea demasiado blanda .
hola , ¿ qué tiempo hace en Hamburgo en este momento ?
el coche que el señor Walker alquiló está roto .
¿ sabe cómo se va de la playa al monasterio ?
perdimos nuestra cartera marrón . ¿ qué deberíamos hacer ?
pienso que puedo visitar el mercado cubierto mañana .
pasado mañana hará mucho calor , por eso quiero ver la televisión .
quisiera una suite con chimenea , por favor .
lloverá el lunes , por eso nos quedaremos en el hotel .
les gustó mucho la fiesta .
queríamos hacer senderismo por la montaña .
aquí tiene su llave , señor Walker . su habitación está en la tercera planta .
se nos ha acabado la miel ; la camarera de piso ha ido a comprar más .
no se preocupe , señora Fischer , le traeremos una toalla de baño .
en nuestra habitación huele a pescado .
¿ cuándo abre el hermoso faro los sábados ?
¿ cuándo cierra la fortaleza los jueves ?
antes de salir de viaje , la señora Wilson quisiera visitar el teatro y el hermoso mercado cubierto .
quisiera saber si el tren para en Praga .
el paraguas que la camarera de piso encontró en la habitación trescientos ocho es de mi hija .
¿ cuánto cuesta una habitación pequeña con chimenea por noche ?
¿ dónde está el papel higiénico ? ¿ podría traérnoslo , por favor ?
buenos días , ¿ quiere hacer un picnic el miércoles a las cinco ?
no he estado nunca en Bruselas , pero conozco bien Barcelona .
la guía quiere saber si quiero reservar una mesa para ocho personas más tarde .
si mañana hace buen tiempo , vamos a participar en la excursión .
¿ va este tren a Salzburgo ?
el caballero perdió el enlace en Lisboa porque el autobús llegó con retraso .
me resfrié el viernes pasado . ¿ qué debería hacer ?
mis hijos piensan nadar en el lago .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la embajada .
hemos reservado una habitación individual a nombre de Taylor .
¿ cuándo sale el próximo tren nocturno para Salzburgo ?
¿ cuánto cuestan las entradas para la fiesta del martes ?
es importante que mi hermana llame a su abogado hoy .
mañana me marcho .
el almuerzo se sirve a partir de la una y media en el jardín .
quisiera reservar una suite grande para siete personas del dieciocho al veintisiete de julio .
para mí una tabla de quesos pequeña y una botella de cerveza , por favor .
llame a una ambulancia , por favor , mi marido se ha desmayado .
la señora está de mal humor porque hace sol en este momento .
¿ puede uno de sus compañeros guardar el equipaje hasta las seis ?
de primero quisiera una tabla de quesos y de segundo pollo con arroz .
mi mujer está intentando comprar un sello .
camarero , pedí una buena sopa , pero me ha traído un helado .
me alegro de que podamos comer algo .
buenos días , ¿ quiere marcharse ?
lamentablemente no tenemos habitaciones familiares libres antes del veintitrés de marzo .
camarero , pedí un pastel de manzana , pero me ha traído un helado .
hará mucho frío el miércoles , por eso los huéspedes van a ver la televisión .
el coche que alquilé tiene una rueda pinchada .
cuando lleguemos a Venecia , vamos a visitar la fortaleza y el hermoso palacio .
el tren de Varsovia a Hamburgo lleva veinticinco minutos de retraso .
¿ quieres visitar el faro y la fortaleza antigua o prefieres ir al cine ?
hemos pedido una pizza vegetariana .
¿ por qué no puedes ir en autocar a Colonia ?
mi hija se ha roto el brazo y tiene que ir al hospital .
la señora López no tiene tiempo de tomar algo en el bar .
la señora Brown ha cancelado la reserva para el lunes .
cinco sellos para cartas a Inglaterra , por favor .
el mercado cubierto está abierto desde las once menos cuarto hasta las ocho y media , pero los sábados está cerrado .
la señora no come ni queso ni jamón .
preferiría un apartamento pequeño que tenga balcón .
tenemos que pagar un ojo de la cara por la corbata roja .
¿ podría decirnos de dónde sale el tren nocturno para Hamburgo ?
la cuenta asciende a ciento veinticinco euros , incluido el servicio de lavandería .
se tarda seis horas en llegar a Barcelona en autobús .
¿ de dónde eres , David ? - soy de Francia .
aunque estoy enfermo , quiero visitar el mercado cubierto y el monasterio .
aquí tiene su pasaporte , señor Fischer . su habitación está en la octava planta .
la cuenta asciende a once euros , incluido el minibar .
¿ hay una habitación doble libre del dieciséis al treinta y uno de enero ?
quiero que nuestros amigos fotografíen la torre .
disculpe , ¿ conoce un buen restaurante cerca del supermercado ?
quisiera una habitación individual tranquila con cocina y vistas al parque .
hola , ¿ está incluido el seguro en el precio o tengo que pagarlo aparte ?
la obra de teatro que queríamos ver empieza a las once .
el anillo caro que la camarera de piso encontró en la habitación catorce es de los niños .
de la embajada al famoso castillo hay solo quince minutos a pie .
la suite que reservé en febrero está en la cuarta planta .
cuatro sellos para postales a Francia , por favor .
tengo que darme prisa porque el autocar para Berlín sale dentro de cuarenta y cinco minutos .
ya no tenemos patatas , pero puedo recomendarle la sopa de verduras caliente .
el mercado cubierto es más grande que la catedral .
no tengo ganas de tomar algo en el bar .
en marzo llego a Salzburgo y me quedo ocho noches .
¿ podría firmar aquí , por favor ?
no se olvide de llevar el equipaje al taxi , por favor .
la cerradura del armario está estropeada , y él no encuentra la llave .
quisiera probar el vino de la región y dar un paseo por el bosque .
de primero quisiéramos una sopa y de segundo pollo con arroz .
no se olvide de hablar más despacio , por favor .
estamos buscando nuestros guantes negros . ¿ los ha visto ?
¿ podría enseñarnos en el mapa dónde está el famoso teatro de la ópera ?
quisiera quejarme : el frigorífico hace demasiado ruido y los vecinos hacen demasiado ruido .
lo sentimos mucho , señora Walker . el técnico se ocupará de ello inmediatamente .
el móvil nuevo que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
el señor Moreno celebra su cumpleaños hoy ; quisiera encargar una tarta .
tengo que hacer cola cuatro horas en el aeropuerto .
¿ qué día es hoy ? - hoy es miércoles , veintiocho de enero .
la señora Navarro llegará el veintisiete de octubre a las siete y media .
me alegro de que él se duche pasado mañana .
¿ a qué hora sale el autobús para Roma ?
no sé si el señor Wilson puede levantarse temprano .
a los turistas les encantaría hacer un picnic .
después del desayuno quiero comprar una guía de viajes , pero antes tengo que ir al médico .
antes de salir de viaje , mi mujer quisiera visitar el teatro de la ópera y el famoso ayuntamiento .
no se preocupe , señor Wagner , repararemos la cafetera .
ella no tiene ganas de fotografiar el famoso faro .
le pedí al mozo que nos diera la llave de la habitación doscientos quince , pero no ha pasado nada .
llegué tarde porque el tren rápido llegó con retraso .
todas las habitaciones de la quinta planta tienen ducha .
tenemos que reservar una mesa para seis personas .
el hotel en el que mi hermano estuvo en Atenas estaba cerca de la estación .
su habitación está en la octava planta , al final del pasillo .
estoy acostumbrada a cenar tarde .
deme su billete de tren y firme el formulario , por favor .
una pregunta : ¿ quién puede encender la música ?
buenos días , ¿ podría traerme un poco más de mantequilla , por favor ?
he oído que el aparcamiento es gratis .
voy a registrarme mañana por la mañana .
si el miércoles llueve , veré la televisión .
tome la segunda calle a la izquierda y verá la torre delante de usted .
suelo levantarme a las nueve menos cuarto .
¿ sabía que la lavandería cierra a las doce y media ?
después del almuerzo me marcho .
después del desayuno queremos alquilar una motocicleta , pero antes tenemos que preguntar en la recepción .
¿ quiere visitar la torre antigua y el palacio o prefiere ir a nadar ?
hace una hora mi hermano quería ir a la peluquería .
la familia Weber se aloja aquí desde el dieciocho de septiembre .
¿ tienen una suite grande para seis personas desde el lunes hasta el martes ?
quería preguntarle si podría reservarnos una mesa junto a la ventana .
el acuario está cerrado los domingos .
solo viajo a Viena de Pascuas a Ramos .
¿ a qué hora sale el tren rápido para Hamburgo ?
el señor Taylor se ha dejado su móvil en el avión a Praga .
la bufanda que la camarera de piso encontró en la habitación trescientos ocho es de nuestros amigos .
el caballero está buscando su cartera . ¿ la ha visto ?
¿ hay una suite luminosa libre del veinte al veintiocho de septiembre ?
¿ está el bar en la séptima planta ?
el tren nocturno para Madrid sale a las doce del andén trece .
primero quisiéramos aparcar nuestro coche en el garaje y después visitar el palacio .
tengo que hacer cola dos horas en el museo .
necesitamos la hoja de registro . ¿ nos la puede enviar ?
¿ a qué hora sale el tren nocturno para Venecia ?
¿ sería posible que me prestara una guía de viajes ?
mi hermana comerá algo pasado mañana .
¿ cuándo sale el próximo tren para Barcelona ?
¿ hay una embajada cerca de aquí ?
la cerradura de la maleta está estropeada , y el caballero no encuentra la llave .
cargue un vaso de zumo de naranja a la cuenta de la habitación trescientos uno , por favor .
llevo desde las diez y media intentando preguntar en la recepción .
la señora Weber llegará el veintidós de junio a las tres menos diez .
disculpe , ¿ qué hora es ? - son las diez .
la carta que él envió a Atenas todavía no ha llegado .
¿ quiere participar en la visita de la ciudad mañana a las seis y veinte ?
como el tren llega con retraso , no llegaremos hasta las seis .
quiero ir a la playa en lugar de comprar unas postales .
lamentablemente el hotel está completo el fin de semana .
creo que llamaré a mi hermana esta noche .
¿ le importaría recomendarnos un buen restaurante ?
la sopa de tomate está deliciosa .
¿ puedes firmar aquí , por favor ?
¿ empieza la fiesta a las diez y veinticinco ?
¿ cuándo estará lista mi camisa verde ?
si el autobús llega con retraso , cogeremos un taxi .
solo viajo a Venecia de Pascuas a Ramos .
¿ tienen una suite para dos personas hasta el viernes ?
la familia Dubois se aloja aquí desde el veintiuno de enero .
va a llover el fin de semana .
mi mujer acaba de cancelar su pedido .
cargue una botella de vino blanco a la cuenta de la habitación doscientos veinte , por favor .
¿ tienen un apartamento para cinco personas hasta el miércoles ?
ni hablar de que mi hijo vaya a la playa .
tengo que hacer cola cuatro horas en la estación .
hola , ¿ cuánto se tarda en reparar la luz ?
el señor Rossi llegará el diecinueve de diciembre a las seis y cuarto .
¿ quién puede traerme un periódico inglés ?
el tren de Londres a Viena lleva treinta minutos de retraso .
tengo que pagar un ojo de la cara por la falda .
tengo que ducharme el fin de semana .
pregúntele al señor Weber si quiere fotografiar la fortaleza , por favor .
la señora Schmidt llegará el catorce de septiembre a las doce menos cinco .
¿ podemos dejar aquí nuestra maleta hasta las cinco y diez ?
siento que ella haya perdido su carné de identidad ayer por la noche .
el aeropuerto está enfrente del museo .
dentro de cuarenta y cinco minutos me marcho .
es posible que la señora Dubois se marche el nueve de septiembre .
la cena se sirve a partir de las siete en la terraza .
la sopa que pedí está quemada .
estamos buscando nuestra cartera . ¿ la ha visto ?
quiero comprar unas postales en lugar de hacer senderismo por la montaña .
tenemos muchas ganas de visitar el acuario y el monasterio el fin de semana .
aunque el técnico ha reparado la ducha , sigue sin funcionar .
hay que planchar estas blusas antes del sábado .
el acuario es más grande que el mercado cubierto .
tenemos que coger un taxi porque el tren nocturno está lleno .
acabo de cambiar mi vuelo .
quiero cambiar de habitación porque la ducha no funciona .
el tren de Sevilla a Salzburgo lleva cinco minutos de retraso .
mi compañero suele levantarse a las ocho menos cuarto .
la bufanda gris que la camarera de piso encontró debajo de la cama es de mi marido .
¿ cuándo quiere hacer senderismo por la montaña ?
¿ sabe cómo se va de la oficina de turismo a la hermosa fortaleza ?
la cena se sirve a partir de las nueve en el comedor .
el hotel en el que estuve en Hamburgo estaba cerca de la estación .
el partido que nuestros amigos querían ver fue ayer .
la sopa de pescado que mi hermana pidió está quemada .
antes de marcharnos , quisiéramos cambiar dinero .
hemos roto el florero . ¿ qué deberíamos hacer ?
el hotel en el que mis hijos estuvieron en Venecia era más cómodo .
¿ cuándo nadará en el lago ?
mis hijos necesitan una venda de la farmacia .
los huéspedes de la habitación de al lado escuchan música alta .
la señora Schmidt ha cancelado la reserva para el miércoles .
hemos dejado nuestro carné de conducir en casa y ahora tenemos que llamar al hotel .
el fin de semana voy a fotografiar el acuario .
el grifo de la habitación ciento doce no funciona .
un billete de ida y vuelta a Hamburgo , por favor , en primera clase .
¿ puede rellenar el formulario ?
una pregunta : nos interesa la iglesia . ¿ hay una visita guiada en alemán ?
mi hijo está intentando pagar la cuenta .
a nuestros amigos les encantaría hacer senderismo por la montaña .
¿ sabe a qué hora abre el hermoso palacio ?
no vale la pena visitar la fortaleza .
tome las pastillas siete veces al día , después de las comidas .
disculpe , ¿ cómo llegamos a la agencia de viajes ?
nos resfriamos .
lloverá esta noche , por eso mi hija va a leer un libro .
tengo que hacer cola una hora en el museo .
mi mujer ha escrito una carta a su abuela .
nos han robado el pasaporte y el reloj .
llame a una ambulancia , por favor , mi mujer ha tenido un accidente .
la señora Becker está a punto de reservar una mesa para siete personas .
hay un cuaderno sobre la mesa de la habitación cincuenta y cuatro .
ellos compraron unos recuerdos el veintiuno de febrero .
¿ podría decirnos a qué hora sale el autobús para Viena ?
¿ desea pagar por transferencia o con cheque , señora Wilson ?
hay que limpiar estas blusas antes del viernes .
¿ le importaría traerme un periódico y un secador ? gracias por su ayuda .
¿ quiere tomar algo en el bar o prefiere ir al mercado ?
para mí una ensalada y tres vasos de agua mineral , por favor .
¿ hay alguien aquí que hable alemán ? mis hijos no hablan portugués .
mi hermana tuvo que dejar su reloj en la recepción el once de agosto .
siento que hayamos dejado nuestro carné de identidad en casa hace siete días .
tengo suerte : puedo visitar la famosa iglesia y el museo mañana a las doce y media .
preferiría una suite pequeña que tenga caja fuerte .
cuando llegamos a Ginebra , el apartamento era demasiado caluroso .
el director hablará más despacio .
quisiéramos saber si el ferry llega a Marsella a las once y cuarto .
mi hijo no come ni huevos ni patatas .
¿ han encontrado un libro ? nos lo hemos dejado en el comedor .
hay una guía de viajes sobre la mesa de la habitación cuarenta y dos .
la charla empieza a las cinco y media .
quisiera reservar una habitación grande para cuatro noches .
mi compañero no tiene ganas de nadar en el lago .
el director quiere saber si ellos se marcharán .
el caballero piensa probar el queso de la región .
de primero quisiera una sopa de pescado y de segundo pescado con patatas .
me han robado el pasaporte y el móvil nuevo .
siento que ellos se hayan resfriado hace una hora .
no creo que podamos ir a la playa esta tarde .
¿ han encontrado un portátil nuevo ? nos lo hemos dejado en la habitación doscientos quince .
ni hablar de que nuestros amigos compren una postal .
mi hijo está sentado en un banco del parque y nos espera .
la calefacción no funciona desde ayer .
mi marido acaba de recoger su bufanda roja .
¿ cuándo cierra el ayuntamiento antiguo los domingos ?
¿ tienen una casa de vacaciones para siete personas para nueve noches ?
la carta que mi hermana envió a Ginebra todavía no ha llegado .
el señor Taylor suele levantarse a las siete y media .
el tren de Praga a Sevilla lleva quince minutos de retraso .
el grifo de nuestra habitación está estropeado .
¿ podría preparar la cuenta de la habitación ciento dos ? me marcho mañana .
el abrigo rojo que la camarera de piso encontró en la habitación cuarenta es de mi hermano .
por culpa del atasco mi hermana llegó demasiado tarde a la comisaría .
ella quiere participar en la visita de la ciudad en lugar de nadar en el lago .
la motocicleta que alquilamos es demasiado pequeña .
mi compañero ha escrito una carta a su hermana .
espero que mi hermano pueda registrarse .
pasamos seis días en Colonia y cinco días en Roma .
el servicio de lavandería no está incluido en el precio .
quisiera nadar en el lago y dar un paseo por el parque .
no tenemos ni idea de dónde está nuestro móvil nuevo .
nos interesa el zoo . ¿ hay una visita guiada en francés ?
¿ tienen un apartamento para cinco personas para tres noches ?
el acuario es más famoso que el teatro de la ópera .
mi número de teléfono es el siete dos uno seis ocho .
para mí una pizza y una botella de vino blanco , por favor .
¿ podría la recepcionista llamar a la policía ?
pienso que cogeré el coche .
hola , ¿ podría enseñarme en el mapa dónde está el monasterio ? muchas gracias .
es una lástima que la obra sea demasiado ruidosa .
el señor Fischer quiere nadar en el lago en lugar de tomar algo en el bar .
quisiera un asiento en el pasillo para Hamburgo .
puede localizar al caballero por teléfono : ocho uno cuatro ocho tres .
disculpe , ¿ cuánto cuesta enviar una postal a Inglaterra ?
quisiera que me despertaran a las once menos cuarto , habitación veinticinco .
desde la torre se pueden ver la iglesia antigua y el puerto .
el famoso ayuntamiento , que está a veinticinco minutos de aquí , merece una visita .
he tenido un accidente .
pienso que mis padres visitarán el palacio y la biblioteca .
no hay toallas en la habitación cincuenta y uno .
la charla empieza a las doce y cuarto .
mi hermana se queda hoy en el hotel porque está enferma .
¿ dura la visita guiada seis horas ?
¿ cuánto dura el viaje de Madrid a Atenas ?
¿ podría decirnos de dónde sale el tren rápido para Londres ?
la señora Fischer celebra su aniversario de boda hoy ; quisiera encargar flores .
quisiéramos reservar una mesa para ocho personas en la terraza .
¿ cuándo irás al mercado ?
llame al señor Wagner al dos seis cinco uno tres , por favor .
el señor Moreno celebra su cumpleaños hoy ; quisiéramos encargar una botella de vino .
la parada de autobús está detrás de la exposición nueva .
¿ quieres traer tu perro ?
¿ me puede dar una suite tranquila con vistas a la plaza ?
mis padres tienen que darse prisa porque el tren rápido para Venecia sale dentro de quince minutos .
¿ dónde está el contrato ? - se lo traeré inmediatamente .
una habitación cómoda cuesta ochenta y cinco euros por noche , y la tasa turística está incluida .
siento que él haya roto el plato .
el técnico que vino ayer trabajó bien .
dudo que prolonguemos nuestra estancia después de la cena .
me alegro de que ella pueda prolongar su estancia la próxima semana .
¿ le importaría darnos una suite luminosa con vistas al parque ?
¿ podría venir alguien a la habitación trescientos ocho ? el frigorífico no funciona .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del centro comercial .
el hotel en el que mis hijos estuvieron en Colonia tenía piscina .
¿ cuántas botellas necesita ? - tres , por favor .
nuestros amigos están sentados en un banco del parque y leen el periódico .
quisiéramos comprar unas botas negras y chocolate .
¿ a qué hora sale el autobús para Sevilla ?
no creo que mis hijos dejen su chaqueta en la recepción .
aunque hace mucho calor , quiero fotografiar el hermoso castillo .
quisiera que me despertaran a la una menos cuarto , habitación doce .
el aire acondicionado no funciona desde la una y cuarto .
ni hablar de que mi hija participe en la visita guiada .
la señora Taylor llamó a las doce menos veinte y dejó un recado para el señor Navarro .
la señora pedirá una ensalada .
mis hijos hablan con el cocinero el jueves a las doce y veinte .
la comisaría está detrás del museo de arte .
no creo que podamos hacer senderismo por la montaña esta noche .
la habitación que mi hijo reservó en enero es demasiado cara .
tome las pastillas seis veces al día , después de las comidas .
pienso que compraremos un cepillo de dientes .
si el fin de semana hace buen tiempo , vamos a ir a la playa .
disculpe , ¿ puedo dejar aquí mi paraguas hasta las cinco menos cuarto ?
la señora Weber no está en este momento . ¿ quiere dejar un recado ?
hay un error en la cuenta : no hemos tomado ninguna sopa caliente .
no sé si puedo ir al cine .
¿ tienen una habitación familiar para dos personas desde el viernes hasta el miércoles ?
solo viajo a París de Pascuas a Ramos .
una habitación doble cuesta treinta y tres euros por noche , y la media pensión está incluida .
en Venecia llueve a cántaros , por eso el caballero va a tomar algo en el bar .
se tarda cinco horas en limpiar la suite .
¿ puedo dejar aquí mi sombrero hasta las nueve y diez ?
los huéspedes llegaron tarde porque el autocar fue cancelado .
la cafetera está fuera de servicio .
pedí una macedonia de frutas . ¿ cuándo me la va a traer ?
anteayer fotografiamos el zoo .
quisiera una suite pequeña con terraza y vistas a la plaza .
estoy seguro de que fotografiaremos el palacio mañana .
lamentablemente el hotel está completo hasta el trece de marzo .
si tuviéramos más dinero , nos quedaríamos más tiempo .
camarero , pedí una sopa de tomate caliente , pero me ha traído una macedonia de frutas .
por culpa del mal tiempo tenemos más tiempo para escribir cartas .
¿ podría firmar aquí y planchar esta camisa ?
soy de Escocia , pero vivo en Colonia desde hace ocho años .
ellos quieren quedarse hasta el lunes .
¿ puedes cuidar a los niños , por favor ?
el señor Becker no está hoy . ¿ quiere dejar un recado ?
quisiera reservar un apartamento para cuatro personas del nueve al catorce de agosto .
tome la tercera calle a la izquierda y verá el mercado cubierto delante de usted .
quisiéramos reservar una mesa para seis personas para esta noche .
del cajero automático a la hermosa torre hay solo veinticinco minutos a pie .
¿ sabe cómo se va de la agencia de viajes al castillo ?
el museo , que está a veinticinco minutos de aquí , merece una visita .
¿ llega el ferry a Hamburgo a las nueve y veinte ?
sé que el supermercado está cerrado los viernes .
acabo de darme cuenta de que el sofá es demasiado corto .
el fin de semana tengo que quedarme una noche .
la cuenta asciende a treinta y tres euros , incluido el aparcamiento .
el señor Serrano tiene que coger un taxi porque el autobús lleva cinco minutos de retraso .
la comida de este restaurante es mejor que en el hotel , pero el servicio es antipático .
mi hermano no come ni champiñones ni huevos .
dudo que mi hijo reserve una habitación familiar para cinco noches .
quiero que nos ponga con la habitación trescientos veinte .
¿ desea pagar con cheque o en efectivo , señora Serrano ?
mi reloj va atrasado ; ya son las nueve y media .
mi hermana necesita una tirita de la farmacia .
mi reloj va atrasado ; ya son las once y cuarto .
hola , ¿ por qué no fuiste a la playa ?
quisiera pollo con arroz y un vaso de zumo de manzana .
¿ podría enseñarnos en el mapa dónde está el hermoso monasterio ?
debe de ser un error : reservé una habitación familiar luminosa , no una habitación doble .
en julio suele hacer mucho calor en Granada .
lo sentimos mucho , señora Navarro . el mozo vendrá dentro de diez minutos .
a las tres y media me marcho .
¿ a qué hora sale el tren rápido para Roma ?
la señora García tiene suerte : puede dar un paseo por el bosque más tarde .
cuando lleguemos a Sevilla , vamos a comprar unos sellos .
necesitamos un taxi al banco para cuatro personas a las siete .
quiero cambiar mi vuelo .
¿ a qué hora sale el tren para Varsovia ?
¿ hay cerca del hotel un médico que hable italiano ?
el castillo de Hamburgo es más antiguo que el de Valencia .
queremos dar un paseo por el bosque en lugar de reunirnos con unos amigos en la estación .
se tarda una hora en llegar a Bruselas en coche .
ocho sellos para cartas a Portugal , por favor .
tráiganos una almohada , por favor .
ayer por la tarde perdimos nuestras gafas .
suelo levantarme a las siete y media .
ella tiene que hacer cola dos horas en el aeropuerto .
¿ dónde está el hielo ? ¿ podría traérnoslo , por favor ?
hemos perdido nuestro reloj nuevo y nuestra cámara nueva .
ella tiene que coger un taxi porque el autobús está lleno .
todavía no hemos recibido la hoja de registro . ¿ podría dárnosla ?
¿ puedes darme la dirección del museo , por favor ?
la señora Rossi ha cancelado la reserva para el jueves .
el huésped de la habitación ciento cinco quisiera hablar con usted .
¿ dónde está la cuenta ? - se la enviaré dentro de quince minutos .
nos quedamos hoy en el hotel porque tenemos dolor de estómago .
lo sentimos mucho , señor Fischer . el mozo se ocupará de ello dentro de quince minutos .
la sopa de tomate que pedimos está demasiado salada .
la carta que envié a Varsovia todavía no ha llegado .
¿ qué tiempo hace en Lisboa en este momento ?
la llave no entra en la cerradura del armario .
ni hablar de que mi hijo vaya de compras .
¿ podría darnos la llave de la habitación treinta y nueve , por favor ? gracias por su ayuda .
los turistas están intentando cambiar el bañador por otra cosa .
quisiéramos un asiento junto a la ventana para Edimburgo .
él acaba de llegar a Londres .
mi mujer lleva desde las tres intentando pagar con cheque .
anteayer me acosté temprano .
soy de Italia , pero vivo en Ginebra desde hace cuatro años .
tome las pastillas tres veces al día , después de las comidas .
mi hermana piensa probar el pescado de la región .
el tres de junio ellos llegan a Sevilla y se quedan nueve noches .
todavía no he recibido la hoja de registro . ¿ podría enviármela ?
quisiéramos un asiento junto a la ventana para Venecia .
¿ quiere prolongar su estancia mañana ?
la familia Wagner se aloja aquí desde el veintiuno de marzo .
de primero quisiera una tortilla y de segundo fideos con champiñones .
la cena se sirve a partir de las diez menos cuarto en la terraza .
¿ puedes hacernos una foto , por favor ?
creo que puedo registrarme el próximo domingo .
no tengo ni idea de dónde está mi diario .
hay chocolate sobre la mesa de la habitación doscientos cinco .
¿ podría darme el número de teléfono del aeropuerto ?
el ferry llega a Palma a las cinco y media .
quiero que me preste un cargador .
tome la primera calle a la izquierda y verá el famoso palacio delante de usted .
la sopa de tomate que pedí está fría .
le gusta mucho el monasterio .
una pregunta : ¿ está la sala de conferencias en la séptima planta ?
mi hermano ha perdido su llave y ahora tiene que ir a la oficina de objetos perdidos .
cuando lleguemos a Edimburgo , vamos a dar un paseo por el jardín del castillo .
me alegro de que podamos llamar a nuestra hermana .
hasta que lleguen los turistas , quiero visitar el monasterio .
por culpa del mal tiempo tengo más tiempo para leer .
el hotel en el que estuvimos en Salzburgo no era tan caro .
¿ podría dejar la habitación a las dos y media ?
la recepcionista quiere saber si quiero participar en la conferencia .
hola , quisiéramos pagar por separado . ¿ cuánto cuesta la tortilla grande ?
dudo que mi marido coma algo el miércoles .
primero quisiera prolongar mi estancia y después nadar en el lago .
tres sellos para postales a Austria , por favor .
¿ hiciste un picnic ?
pedí un filete grande . ¿ cuándo me lo va a traer ?
¿ sabe a qué hora abre el ayuntamiento ?
el tren rápido para Viena sale a las siete menos cuarto del andén dieciocho .
quisiera que me despertaran a las nueve y cinco , habitación treinta y seis .
quiero que nos pida un taxi .
se nos ha acabado la miel ; el mozo ha ido a comprar más .
he perdido mi reloj y mi mochila .
¿ sabe cómo se va del banco a la biblioteca antigua ?
¿ puede enviar a alguien a la habitación doscientos quince , por favor ?
no creo que podamos volar a Sevilla el próximo mes .
los niños han olvidado recoger su bufanda negra .
¿ quisiera reservar una mesa para cuatro personas dentro de dos horas ?
¿ podría la recepcionista reservarnos una mesa junto a la ventana ?
¿ puedo hacer fotos aquí ?
cuando lleguemos a Venecia , vamos a comprar un recuerdo .
tengo muchas ganas de comprar chocolate mañana .
¿ cuánto tiempo desea quedarse ? - hasta el viernes , si es posible .
¿ dónde puedo comprar una pila ?
quisiéramos cambiar quinientos francos suizos por euros .
queremos cambiar de habitación porque la escalera mecánica está fuera de servicio .
la radio no funciona desde las cinco menos cuarto .
el museo de arte está abierto desde las nueve y cuarto hasta las ocho , pero los viernes está cerrado .
¿ tienen una suite para ocho personas para ocho noches ?
¿ puedo dejar aquí mis gafas hasta las tres menos cuarto ?
quisiéramos comprar un bolso rojo y un diccionario .
cuando llegué a Zúrich , el inodoro no funcionaba .
la obra de teatro que ella quería ver empieza a las ocho y veinte .
no creo que traigamos nuestro perro .
la cerradura de la maleta está estropeada , y no encuentro la llave .
si mañana hace buen tiempo , mi hermano irá a la playa .
el hombre con el que hablé esta mañana era muy amable .
ayer visité el palacio .
queremos que la recepcionista hable más despacio .
no hemos estado nunca en París , pero conocemos bien Bruselas .
tengo que pedir un filete .
si el autocar llega con retraso , tenemos que llamar al hotel .
mi compañero no tiene ganas de reunirse con unos amigos en la estación .
quisiera comprar un sombrero negro y un recuerdo .
los pantalones cuestan un ojo de la cara .
soy de Portugal , pero vivo en Valencia desde hace siete años .
queremos que mi compañero compre unos sellos .
no hay toallas en el cuarto de baño .
¿ cuánto cuesta una habitación bonita con cocina por noche ?
siento que hayamos tenido un accidente .
ella está esperando el tren nocturno para Venecia .
el caballero lleva desde la una y media intentando reservar una habitación familiar .
¿ puede el mozo rellenar el formulario ?
¿ puedes recomendarnos un buen museo , por favor ?
mi hijo habla español , pero no entiende el portugués .
la bufanda que la camarera de piso encontró debajo de la cama es de los niños .
el billete a Londres cuesta veintisiete euros , pero solo tengo un billete de cien euros .
Zúrich es la ciudad más bonita que él ha visto nunca .
el aire acondicionado no funciona desde las ocho .
mi marido está sentado en un banco del jardín del castillo y nos espera .
llego el sábado veintisiete de mayo a las diez y cuarto .
el mercado cubierto es más antiguo que el museo de arte .
una habitación doble más barata cuesta veinticinco euros por noche , y la tasa turística no está incluida .
¿ puedes traernos hielo y papel higiénico , por favor ?
¿ quiere almorzar en la terraza ?
ella perdió el enlace en Venecia porque el tren llevaba cinco minutos de retraso .
me interesa la biblioteca . ¿ hay una visita guiada en portugués ?
sería muy amable de su parte explicarme el contrato .
he escrito una carta a mis padres .
ya no tenemos carne , pero puedo recomendarle la tortilla .
el tren de Londres a Ginebra lleva treinta minutos de retraso .
es importante que mi hermana cambie su vuelo hoy .
quisiéramos pescado con patatas y una botella de cerveza .
quisiera un asiento junto a la ventana para Hamburgo .
no hay champú en la habitación cuatrocientos diez .
el tren nocturno para Roma sale a las seis del andén quince .
llevo desde las siete y cuarto intentando cancelar mi pedido .
cuando llegue a Sevilla , voy a ir a la playa .
los niños rompieron el vaso ayer por la tarde .
llevamos desde las nueve y media intentando comprar crema solar .
el camarero nos ha traído una tortilla pequeña en lugar de una sopa de tomate .
he oído que el comedor está en la cuarta planta .
pregúntele al señor Wilson si quiere tomar algo en el bar , por favor .
un taxi al aeropuerto cuesta unos veinticinco euros .
mi hijo acaba de llegar a Lisboa .
el hotel en el que estuve en Sevilla estaba cerca de la estación .
mi marido quisiera pan con mantequilla y cuatro vasos de limonada .
se tarda cuatro horas en llegar a París en coche .
pregúntele a la señora López si quiere ir al cine , por favor .
el billete a Atenas cuesta sesenta euros , pero solo tengo un billete de cincuenta euros .
él tiene que darse prisa porque el tren nocturno para Edimburgo sale dentro de treinta minutos .
¿ quisiera visitar la exposición y el famoso teatro de la ópera mañana por la noche ?
a mi compañero le gusta mucho la torre .
pregúntele a la señora Weber si quiere participar en el paseo en barco , por favor .
el taxi que pedimos para las diez menos cuarto todavía no ha venido .
es posible que él se cambie a otra habitación dentro de siete días .
antes de salir de viaje , quisiéramos alquilar una bicicleta .
la camarera dice que la sauna no está en la quinta planta .
mi compañero lleva desde las cinco y diez intentando aparcar su coche en el garaje .
¿ cuántos vasos necesita ? - cinco , por favor .
¡ hasta luego , Martin !
queremos que el director limpie la habitación .
el castillo es más antiguo que el acuario .
ella puede probar el vino de la región esta noche .
quisiera pagar todo junto . ¿ cuánto cuesta la sopa de pescado ?
no creo que mis hijos puedan dar un paseo por el parque .
¿ han encontrado una mochila ? me la he dejado en el bar .
el huésped de la habitación doscientos siete ha pedido el desayuno .
el vestido que compramos es demasiado corto .
es posible que la señora Schmidt vaya a bailar después del desayuno .
el señor Wilson quisiera comprar un jersey y un diccionario .
no me traiga todavía el bocadillo , por favor .
¿ sabe cómo se va del centro comercial al museo ?
¿ podría uno de sus compañeros despertarme a las diez y media ?
siento que ellos se hayan perdido en el casco antiguo hace cinco horas .
desde la terraza se pueden ver el faro y el patio .
es posible que reservemos una habitación para tres noches .
¿ tienen platos sin huevos ?
no me traiga todavía la tortilla grande , por favor .
he oído que la obra de teatro dura dos horas .
la guía quiere saber si quisiera aparcar mi coche en el garaje después del almuerzo .
el tren de Sevilla a Salzburgo lleva quince minutos de retraso .
no se olvide de explicarnos el contrato , por favor .
estoy acostumbrado a acostarme tarde .
aunque el técnico ha reparado la luz , sigue sin funcionar .
¿ sabe cómo se va de la parada de taxis al ayuntamiento ?
lléveme al cajero automático , por favor , tengo prisa .
¿ hay una habitación familiar más barata libre del dieciocho al veintiocho de octubre ?
¿ cuánto se tarda en reparar la cafetera ?
si el miércoles hace buen tiempo , ellos van a hacer senderismo por la montaña .
la carta solo está en italiano , ¿ nos la podría traducir ?
llame al señor García al cero seis tres nueve ocho , por favor .
la señora quisiera alquilar una motocicleta .
el hotel más barato de Londres está en el hotel .
no puedo dormir porque el sofá es demasiado duro .
¿ cuánto dura el vuelo de Atenas a Praga ?
camarero , pedí un filete grande , pero me ha traído una pizza grande .
¿ cuánto cuesta una habitación individual cómoda con cocina por noche ?
queremos que mi hijo compre unos recuerdos .
mi hermana ha perdido su anillo caro y su chaqueta .
¿ podría decirme de dónde sale el autocar para Atenas ?
quisiera saber si el barco llega a Nápoles a las nueve y veinte .
¿ podría traernos un cenicero y despertarme a las diez y veinte ?
estoy seguro de que leeré un libro .
disculpe , ¿ podría traerme un poco más de miel , por favor ?
hasta que lleguen los turistas , quiero hacer un picnic .
no tengo ni idea de dónde están mis gafas de sol .
no tenemos tiempo de fotografiar la torre .
sería muy amable de su parte limpiar la habitación .
los huéspedes no comen ni pescado ni huevos .
tengo que hacer transbordo en Múnich .
esta noche nevará , por eso el señor Taylor tomará algo en el bar .
hasta que llegue mi hija , quiero reunirme con unos amigos en la estación .
¿ me puede recomendar una buena playa ?
ellos quieren reunirse con unos amigos en la estación en lugar de participar en el curso de idiomas .
hemos olvidado nuestras gafas de sol en la habitación y ahora tenemos que ir a la oficina de objetos perdidos .
el desayuno se sirve a partir de las nueve menos cuarto en la sala de desayunos .
el billete a Barcelona cuesta veintitrés euros , pero solo tengo un billete de cincuenta euros .
los niños han cambiado dinero .
es posible que nos quedemos en el hotel .
¿ qué autobús va a la fortaleza antigua ?
pienso que mi hija puede enviar un paquete a Venecia .
ya es hora de que mi hermana cambie su vuelo .
se tarda seis horas en llegar a París en coche .
mis padres irán al mercado .
¿ reservó una mesa para seis personas ayer por la noche ?
el hombre con el que ellos hablaron ayer era muy amable .
¿ desea pagar por transferencia o en efectivo , señora Becker ?
pienso participar en el paseo en barco .
temo que el tren sea cancelado .
¿ conoce un hotel barato cerca de la parada de autobús ?
¿ cambiaste las botas marrones por otra cosa ayer por la tarde ?
¿ podría prestarnos un adaptador , por favor ? muchas gracias .
he oído que el ayuntamiento merece una visita .
nos levantaremos temprano el fin de semana .
quisiera dejar el hotel .
¿ podría darme la llave de la habitación cincuenta y cuatro y traernos cinco almohadas ? muchas gracias .
la autopista a Salzburgo está cortada , así que tengo que coger el tren .
no hay de qué , señora Brown . ¡ buen viaje !
el hermoso teatro de la ópera , que está a veinticinco minutos de aquí , merece una visita .
es importante que los niños prolonguen su estancia antes de las diez .
a mi compañero le encantaría alquilar una motocicleta .
los turistas están intentando llamar a su hermana .
la alfombra es muy vieja .
quisiera pollo con arroz y una botella de vino blanco .
espero que podamos seguir viaje a Bruselas .
no tenemos ganas de dar un paseo por el bosque .
¿ puede enseñarme la habitación doble grande , por favor ?
a las seis queremos fotografiar la exposición .
desde la torre se pueden ver la fortaleza antigua y el casco antiguo .
nuestros amigos quieren visitar la biblioteca y el famoso teatro .
la carta que nuestros amigos enviaron a Colonia todavía no ha llegado .
quisiera saber si el ferry zarpa a las siete y media .
¿ puede cambiarme un billete de cincuenta euros ? la máquina solo acepta monedas .
disculpe , ¿ puede guardar el equipaje hasta las doce , por favor ?
el castillo de Venecia es más antiguo que el de Valencia .
siento que mi hijo se haya perdido en el bosque .
mi compañero no come ni huevos ni carne .
la cámara nueva que la camarera de piso encontró en el cuarto de baño es de mis hijos .
no hemos estado nunca en Granada , pero conocemos bien Hamburgo .
¿ podría preparar la cuenta de la habitación trescientos quince ? me marcho hoy .
de la oficina de objetos perdidos a la biblioteca hay solo diez minutos a pie .
ayúdenos con el equipaje , por favor .
¿ qué recomienda , la buena sopa de tomate o la macedonia de frutas ?
llame a un médico , por favor , mi hijo se ha roto el pie .
antes de que anochezca , quisiera probar el vino de la región .
¿ cuánto tiempo tengo antes de que salga el autobús ?
ni hablar de que mi hija tome algo en el bar .
quisiera reservar una habitación grande para tres noches .
la señora Weber llamó a las diez y cuarto y dejó un recado para el señor Serrano .
¿ podría traernos un poco más de sal , por favor ?
quería preguntarle si podría hacerme una foto .
tenemos muchas ganas de dar un paseo por el parque mañana .
¿ podría preparar la cuenta de la habitación doscientos uno ? me marcho mañana .
primero los huéspedes quisieran pagar la cuenta y después ir al teatro .
la señora Schmidt llamó a las cuatro y veinte y dejó un recado para el señor Rossi .
si el autobús lleva treinta minutos de retraso , nos quedaremos otra noche .
cinco billetes de ida y vuelta a Valencia para el veintidós de noviembre , por favor .
llame a un médico , por favor , mi hermana se ha roto el pie .
la ventana no se puede cerrar , y la lámpara no funciona .
le pedí al mozo que me hiciera una foto , pero no ha pasado nada .
quiero que el mozo limpie la habitación .
nos han robado el pasaporte y las gafas de sol .
me gusta levantarme tarde .
acabamos de llegar a Bruselas .
quisiéramos que nos despertaran a las seis y cuarto , habitación cincuenta y uno .
más tarde mis padres pueden leer un libro .
¿ alquiló una motocicleta ?
me reuní con unos amigos en la estación anteayer .
quisiera que me despertaran a las dos y veinte , habitación ciento uno .
pienso que puedo descansar un poco esta tarde .
¿ cuándo abre la famosa torre los sábados ?
el tren de Edimburgo a Madrid lleva veinte minutos de retraso .
aunque tengo dolor de cabeza , quiero tomar algo en el bar .
el director cerrará la ventana .
me encantaría comprar un mapa .
el castillo antiguo está abierto desde las ocho hasta las siete y media , pero los sábados está cerrado .
¿ quiere comprar chocolate o prefiere comprar unas postales ?
a mi mujer le gusta comer en la terraza .
sería muy amable de su parte cambiarnos quinientos euros .
la sopa está deliciosa .
deme su carné de identidad y firme el formulario , por favor .
el avión a París despega a las nueve .
el médico dice que mi hermana tiene que tomar las pastillas durante tres días .
no hay champú en la habitación doscientos siete .
mis padres son de Austria , pero viven en Viena desde hace cuatro años .
no se preocupe , señora Walker , le traeremos un hervidor .
les gusta mucho el mercado cubierto antiguo .
nos quedamos hoy en el hotel porque tenemos fiebre .
la conexión a internet está estropeada .
quisiera quejarme : la cafetera está fuera de servicio y los huéspedes de la habitación de al lado escuchan música alta .
ella trabajará en la biblioteca .
avísenos en cuanto el autobús llegue , por favor .
¿ dónde está el adaptador ? ¿ podría traérmelo , por favor ?
acabamos de preguntar en la recepción .
¿ quiere participar en la visita de la ciudad dentro de nueve días ?
desde el viernes me duele la rodilla .
dormimos como un tronco porque el viaje fue tan largo .
él acaba de recoger sus guantes .
he olvidado dejar mi reloj en la recepción .
quisiera reservar una mesa para cinco personas en la terraza .
se tarda dos horas en reparar el inodoro .
ella quiere cambiar de habitación porque la cama no está hecha .
quiero cambiar de habitación porque el aire acondicionado hace demasiado ruido .
el tren de Salzburgo a Ginebra lleva cuarenta minutos de retraso .
Edimburgo es la ciudad más bonita que hemos visto nunca .
siga todo recto y luego gire a la derecha en la panadería .
ella durmió como un tronco porque el viaje fue tan largo .
hemos olvidado pagar la cuenta .
es posible que él se duche dentro de cuatro horas .
el reloj que la camarera de piso encontró en la habitación ciento dos es de la señora .
no se olvide de traerme un vaso de agua mineral , por favor .
un billete de ida y vuelta a Praga , por favor , en primera clase .
he oído que el gimnasio abre a las diez menos veinte .
disculpe , ¿ qué hora es ? - son las once y media .
¿ cuándo estará listo mi sombrero negro ?
quisiéramos una habitación familiar grande con cocina y vistas al patio .
lamentablemente no tenemos suites tranquilas libres hasta el martes .
camarero , pedí un filete , pero me ha traído una macedonia de frutas .
va a hacer sol esta tarde .
mi hermano perdió el enlace en Madrid porque el tren nocturno llevaba cuarenta y cinco minutos de retraso .
el veintisiete de agosto llegamos a Bruselas y nos quedamos siete noches .
¿ puedes recomendarme un buen restaurante , por favor ?
aquí tiene su tarjeta , señora Wagner . su habitación está en la cuarta planta .
disculpe , ¿ sale el tren rápido del andén tres ?
¿ quisiera marcharse ?
¿ cuándo sale el primer tren para Atenas ?
el señor Fischer llamó a las once y veinticinco y dejó un recado para la señora Brown .
el taxi que mi hermana pidió para las nueve menos diez todavía no ha venido .
si no es mucha molestia , ¿ podría darnos la dirección del dentista ?
el tren llega a Colonia a las cuatro y cuarto .
hemos enviado una postal a París .
el banco está a dos pasos del teatro de la ópera .
camarero , pedí una tabla de quesos grande , pero me ha traído una sopa de tomate .
mi compañero ha olvidado enviar una postal a París .
tenemos que ir al banco antes de las dos porque necesitamos dinero .
hasta que llegue mi hijo , quiero reunirme con unos amigos en la estación .
¿ cuánto dura el vuelo de Berlín a Colonia ?
buenos días , ¿ podría cuidar a los niños , por favor ?
he escrito una carta a mi tía .
en Venecia llueve a cántaros , por eso mi hermana leerá un libro .
no hay electricidad en la habitación tres .
disculpe , ¿ podríamos dejar la habitación a las nueve menos cuarto ?
un taxi al banco cuesta unos quince euros .
aunque los huéspedes están resfriados , quieren ir a bailar .
para mí una sopa de verduras caliente y una taza de café , por favor .
mi mujer está harta de esperar .
mi hijo toma zumo de naranja en el desayuno , pero yo prefiero zumo de manzana .
su habitación está en la quinta planta , al lado del ascensor .
la señora Wagner ha cancelado la reserva para el viernes .
no creo que veamos la televisión dentro de cuarenta y cinco minutos .
he olvidado mi cámara en la habitación .
antes de salir de viaje , quisiera tomar algo en el bar .
ellos llegan el miércoles trece de mayo a la una menos cuarto .
cuando lleguemos a Zúrich , vamos a hacer senderismo por la montaña .
¿ cuánto cuesta alquilar una motocicleta por seis días ?
vine a París para visitar el teatro .
¿ podría traernos un poco más de pimienta , por favor ?
el paraguas que la camarera de piso encontró en el cuarto de baño es de mi hija .
él quisiera cenar en la terraza .
¿ qué vino va bien con la macedonia de frutas ?
él perdió su anillo caro .
siga todo recto y luego gire a la izquierda en el banco .
quiero que mi marido compre un diccionario .
la señora Wagner llamó a las once y cuarto y dejó un recado para la señora Taylor .
quisiera reservar un apartamento para cuatro personas del catorce al veintidós de mayo .
el fin de semana podemos volar a Salzburgo .
los huéspedes irán a la policía .
cuando llegué a Hamburgo , la cerradura no funcionaba .
mi reloj va atrasado ; ya son las siete y cuarto .
el señor Moreno ha cancelado la reserva para el viernes .
hay que lavar estas camisas antes del sábado .
hemos olvidado llamar a nuestra hermana .
el huésped de la habitación cuatrocientos seis no se encuentra bien .
siete billetes de ida a Zúrich para el cinco de septiembre , por favor .
siento que hayamos perdido el autocar ayer por la noche .
¿ va este autobús a Londres ?
estoy seguro de que compraremos una pila el fin de semana .
los niños quieren nadar en el lago .
ellos no tienen tiempo de nadar en el lago .
lloverá , por eso veremos la televisión .
es importante que mi hermano hable con el médico antes de las tres .
el camarero nos ha traído un filete en lugar de una sopa vegetariana .
es una lástima que la lavadora haga demasiado ruido .
aunque el técnico ha reparado el aire acondicionado , sigue sin funcionar .
los niños quisieran dar un paseo por la rosaleda y probar el vino de la región .
una suite más grande cuesta diecisiete euros por noche , y el minibar está incluido .
quisiéramos alquilar una bicicleta por cinco días .
aunque llueve , mi hermano dará un paseo por el casco antiguo .
¿ puede cambiarme un billete de cien euros ? la máquina solo acepta monedas .
por culpa del atasco llegué demasiado tarde a la comisaría .
el banco está a dos pasos del palacio .
es una lástima que el cajero automático esté fuera de servicio .
nevará pasado mañana , por eso vamos a tomar algo en el bar .
la señora López no tiene ganas de comprar unos recuerdos .
el caballero no tiene hambre , pero quisiera un vaso de agua .
hay un recuerdo sobre la mesa de la habitación doscientos veinte .
nuestros amigos han leído un libro .
no tengo ni idea de dónde está mi llave .
el técnico que reparó la ducha se olvidó las herramientas .
el ayuntamiento antiguo , que está a diez minutos de aquí , merece una visita .
quiero cambiar de habitación porque la alfombra es muy vieja .
he perdido mi mochila y mi reloj .
el mozo dice que la sauna está en la cuarta planta .
¿ puede el mozo imprimir el recibo ?
hola , ¿ a qué hora sale el tren rápido para Varsovia ?
ya es hora de que mis hijos paguen con cheque .
no he estado nunca en Múnich , pero conozco bien París .
los niños no tienen ni idea de dónde está su libro .
tenemos que ir al banco antes de las siete porque necesitamos dinero .
esta blusa es demasiado larga .
un billete de ida a Varsovia , por favor , en primera clase .
¿ qué día es hoy ? - hoy es martes , trece de noviembre .
el martes pasado nos perdimos en el casco antiguo . ¿ qué deberíamos hacer ?
el anillo caro que la camarera de piso encontró debajo de la cama es de mi hija .
no estamos satisfechos con la habitación porque el teléfono no funciona .
el grifo no funciona desde esta mañana .
si el fin de semana hace buen tiempo , queremos hacer un picnic .
pediré una tabla de quesos .
estoy seguro de que participaremos en la visita guiada el tres de julio .
si el domingo hace demasiado calor , voy a ir al teatro .
me he marchado sin pagar la cuenta .
el billete a Hamburgo cuesta treinta y tres euros , pero solo tengo un billete de cien euros .
no creo que podamos cambiarnos a otra habitación dentro de nueve días .
me he dejado mis guantes gris en el avión a Múnich .
la llave del coche que la camarera de piso encontró debajo de la cama es de los niños .
¿ podría preparar la cuenta de la habitación catorce ? me marcho dentro de cinco horas .
quisiera pollo con arroz y siete vasos de zumo de naranja .
el huésped de la habitación cincuenta y uno quisiera hablar con usted .
mi hija necesita una pomada de la farmacia .
no se olvide de guardar el equipaje hasta las once y media , por favor .
he oído que el minibar está incluido en el precio .
¿ cuánto cuesta enviar una carta a México ?
estoy de mal humor porque nieva en este momento .
¿ quisieras pagar con tarjeta de crédito el fin de semana ?
el camarero nos ha traído una sopa de pescado en lugar de un bocadillo vegetariano .
hemos oído que el curso de idiomas termina a las cinco y media .
pregúntele al señor García si quiere visitar la exposición nueva , por favor .
quisiera alquilar una bicicleta por cuatro días .
como el tren rápido llega con retraso , no llegaré hasta las tres menos cuarto .
nos encantaría ir a nadar .
mi compañero está intentando dejar su maleta en la recepción .
el hotel más barato de Sevilla está en el bar .
la corbata cuesta treinta y seis euros , pero las botas más baratas son más baratas .
pasamos seis días en Madrid y cuatro días en Hamburgo .
mis hijos quieren probar el queso de la región en lugar de fotografiar el monasterio .
hace dos horas almorcé en la habitación .
en febrero suele hacer mucho viento en Múnich .
el taxi que pedí para las doce menos veinte todavía no ha venido .
quisiera saber si el tren rápido sale del andén dieciséis .
quiero que lleve las maletas al coche .
¿ dónde está el secador ? ¿ podría traérmelo , por favor ?
la sopa de tomate que pedimos está deliciosa .
mi hija tiene que coger un taxi porque el tren rápido llevará veinticinco minutos de retraso .
el famoso mercado cubierto está abierto desde las diez y media hasta las ocho y media , pero los viernes está cerrado .
el director quiere saber si el caballero cenará en el restaurante mañana .
¿ se celebra la fiesta el nueve de julio ?
¿ por qué no quieres llamar a tu hermano ?
mi hijo tiene treinta y ocho grados de fiebre y dolor de cabeza .
queremos que el camarero limpie la habitación .
¿ a qué hora sale el autobús para Barcelona ?
cuando llegamos a Valencia , la cafetera estaba estropeada .
¿ tiene el tren rápido coche restaurante ?
el señor Moreno tiene suerte : puede tomar algo en el bar dentro de tres horas .
queremos que el cocinero espere un momento .
el lunes va a hacer mucho viento .
mi hija acaba de llegar a Colonia .
el señor Walker llega el domingo siete de septiembre a las tres .
el tren rápido tendrá coche restaurante .
llame al señor López al cinco uno cero tres dos , por favor .
he reservado un apartamento a nombre de Navarro .
lo sentimos mucho , señora Navarro . el mozo vendrá inmediatamente .
los turistas acaban de darse cuenta de que la impresora no funciona .
¿ cuándo cierra la iglesia los martes ?
temo que el autocar lleve veinte minutos de retraso .
ni hablar de que mi hermana fotografíe el museo de arte .
mis hijos quieren cambiar de habitación porque los niños escuchan música alta .
me han robado el carné de conducir y la chaqueta .
el señor Taylor ha comprado chocolate para su abuelo .
a mis hijos les encantaría ir al mercado .
ellos no están satisfechos con la habitación porque la suite está sucia .
¿ conoce un buen restaurante cerca de la parada de taxis ?
tenemos suerte : podemos tomar algo en el bar esta noche .
si el tren rápido llega con retraso , iremos a pie .
después del desayuno queremos alquilar un coche , pero antes tenemos que cancelar nuestra reserva .
antes de que salga el tren , quisiera ir a la ópera .
buenas noches , ¿ hay una habitación familiar libre del dos al ocho de marzo ?
siete sellos para postales a México , por favor .
un taxi al centro comercial cuesta unos siete euros .
mi hermano tiene treinta y nueve grados de fiebre y dolor de cabeza .
la autopista a Ginebra está cortada , así que tenemos que coger el tren .
no hemos estado nunca en Sevilla , pero conocemos bien Roma .
los turistas quisieran coger un taxi porque tienen prisa .
quisiera que me despertaran a las ocho , habitación ocho .
¿ hay alguien aquí que hable francés ? mi hermano no habla inglés .
siento que ella haya perdido el avión hace dos horas .
queremos que mi hijo nade en el lago .
un vaso de vino cuesta cuatro euros con setenta .
después de la cena mi marido quiere visitar la iglesia antigua , pero antes tiene que dejar su sombrero en la recepción .
¿ cuánto cuestan las entradas para la obra de teatro del miércoles ?
no tenemos ganas de tomar algo en el bar .
en Viena llueve a cántaros , por eso descansaremos un poco .
mi compañero quisiera dejar su cámara nueva en la recepción esta tarde .
necesito un taxi a la panadería para siete personas a las once y cuarto .
nos gustó mucho el concierto .
cuatro sellos para postales a México , por favor .
el médico dice que mi hermano tiene que tomar las pastillas durante ocho días .
mi hermano quisiera comer algo porque tiene hambre .
queremos que el mozo traiga la cuenta .
el jersey que mi marido compró es demasiado pequeño .
mi hermana ha comprado una bufanda para su tía .
cuando la camarera habla español , me suena a chino .
Anna , ¿ puedes darme el adaptador ?
pasé cuatro días en Lisboa y ocho días en Granada .
¿ podría traerme la cuenta , por favor ?
¿ han encontrado un sombrero ? me lo he dejado en el bar .
mi hija necesita aspirina de la farmacia .
necesito un taxi a la panadería para tres personas a las cuatro menos veinte .
¿ cuándo quisiera cambiar dinero ?
si esta tarde hace demasiado frío , vamos a quedarnos en el hotel .
¿ aparcó su coche en el garaje la semana pasada ?
ella quiere dar un paseo por el parque en lugar de nadar en el lago .
esta maleta es muy ligera , pero la otra es pesada .
el señor Wilson llamó a las ocho y cuarto y dejó un recado para el señor Navarro .
el billete a Viena cuesta trece euros , pero mi hermano solo tiene un billete de cien euros .
pienso reunirme con unos amigos en la estación .
la cuenta asciende a once euros , incluido el desayuno .
antes de que anochezca , quisiéramos comprar unas postales .
el desayuno se sirve a partir de las nueve y cuarto en el comedor .
necesito un taxi desde la gasolinera para cinco personas a las ocho .
el hotel en el que la señora Wagner estuvo en Salzburgo tenía piscina .
no hay almohadas en nuestra habitación .
si el jueves nieva , tomaré algo en el bar .
tengo que hacer transbordo en Colonia .
dos billetes de ida a Atenas para el veintiséis de junio , por favor .
buenos días , ¿ cuándo tengo que dejar la habitación ?
el asado que pedimos está delicioso .
cuando llegué a Venecia , la habitación no estaba lista .
estoy seguro de que pagaremos con cheque más tarde .
¿ hay alguien aquí que hable portugués ? mi hermano no habla alemán .
no hace falta que nos traiga la confirmación de la reserva , la recepcionista ya nos la ha dado .
¿ llega el barco a Atenas a las doce menos cinco ?
queremos cambiar de habitación porque la cama no está hecha .
la habitación doble cómoda que mi hermano reservó en abril es demasiado pequeña .
¿ qué día es hoy ? - hoy es lunes , veintiocho de noviembre .
antes de que anochezca , quisiéramos reunirnos con unos amigos en la estación .
cuando llegué a Sevilla , la impresora estaba estropeada .
ellos tienen que coger un taxi porque el autocar está lleno .
me han robado el pasaporte y la cámara .
¿ puede recomendarme un buen hotel , por favor ?
hola , ¿ podría decirme de dónde sale el tren rápido para Varsovia ?
el billete a Ginebra cuesta treinta euros , pero mi hermana solo tiene un billete de cien euros .
si el tren rápido llega demasiado tarde , tengo que quedarme otra noche .
nos gusta mucho el teatro de la ópera .
la recepcionista quiere saber si el caballero desayunará en el restaurante .
una habitación doble cuesta treinta y un euros por noche , y el aparcamiento está incluido .
¿ podría enseñarme en el mapa dónde está la famosa catedral ?
la señora Fischer llamó a la una y veinticinco y dejó un recado para el señor Fischer .
tengo que ir al banco antes de las seis y media porque necesito dinero .
el castillo está abierto desde las ocho menos cuarto hasta las seis y cuarto , pero los miércoles está cerrado .
buenos días , ¿ quiere comprar unos recuerdos o prefiere ir al teatro ?
sé que la farmacia está cerrada los sábados .
¿ podría explicarnos el contrato , por favor ?
se tarda una hora en limpiar la suite .
el castillo de Zúrich es más antiguo que el de Venecia .
¿ quiere comprar unas postales o prefiere ir al mercado ?
mi marido tiene que darse prisa porque el tren rápido para Hamburgo sale dentro de veinticinco minutos .
¿ quisiera pagar con cheque después de la cena ?
sería muy amable de su parte llevar el equipaje a la estación .
¿ le importaría darme una habitación familiar con vistas al jardín ?
los niños quisieran descansar un poco porque están agotados .
debe de ser un error : reservé una habitación doble , no una habitación familiar .
me llamo Fischer , tengo una reserva para seis noches .
no estoy satisfecha con la habitación porque la cama supletoria es demasiado pequeña .
los huéspedes han pedido un bocadillo grande .
solo viajamos a Sevilla de Pascuas a Ramos .
¿ qué recomienda , el bocadillo frío o la ensalada mixta ?
¿ cuánto cuesta alquilar una motocicleta por tres días ?
nuestros amigos no tienen ganas de participar en la excursión .
el jueves a las diez quisiéramos pagar la cuenta .
¿ podría pasarnos la sal , por favor ?
quisiéramos carne con verduras y un vaso de zumo de naranja .
mis padres han escrito una carta a su jefe .
me gusta dormir con la ventana abierta .
hola , ¿ cuándo sale el primer tren rápido para Venecia ?
¿ qué tranvía va al hermoso teatro de la ópera ?
quisiéramos reservar un apartamento para seis noches .
nos quedamos dormidos . ¿ qué deberíamos hacer ?
¿ perdió su mochila nueva el sábado pasado ?
mi reloj va atrasado ; ya son las cuatro y media .
debe de ser un error : reservamos una habitación , no una habitación familiar luminosa .
¿ puede traerme el contrato , por favor ?
¿ dónde está la confirmación de la reserva ? - se la enviaré inmediatamente .
el inodoro de la habitación doscientos cinco no funciona .
tengo muchas ganas de alquilar una barca el lunes .
el médico dice que mi hermano tiene que beber mucha agua durante siete días .
nos hemos perdido en el barrio del puerto .
la línea está ocupada . ¿ desea esperar ?
solemos levantarnos a las diez y cuarto .
la señora Moreno celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
a mi hermano le encantaría ir a la ópera .
mi hermana tiene treinta y nueve grados de fiebre y tos .
¿ está el seguro incluido en el precio ?
el hotel más tranquilo de Salzburgo está detrás del mercado cubierto .
la chaqueta cuesta treinta y un euros , pero el sombrero es más barato .
en noviembre suele hacer mucho viento en Hamburgo .
su habitación está en la novena planta , a la izquierda .
tengo que coger un taxi porque el tren rápido llegará demasiado tarde .
el gimnasio está en la sexta planta .
quisiera saber si el barco va a Hamburgo .
acabo de darme cuenta de que la cama no está hecha .
hola , ¿ puedes firmar aquí , por favor ?
el vuelo de Roma fue cancelado por el mal tiempo .
cuando llegué a Berlín , la mesa era muy vieja .
el monasterio merece la pena .
quiero cambiar de habitación porque la habitación no está lista .
¿ dónde está el recibo ? - se lo enviaré dentro de cinco minutos .
ellos llevan desde las once y cuarto intentando cancelar su reserva .
se nos ha acabado la sal ; la recepcionista ha ido a comprar más .
la exposición está abierta desde las nueve y cuarto hasta las ocho y cuarto , pero los miércoles está cerrada .
buenas noches , ¿ podría ponernos con la habitación cuatrocientos seis , por favor ? muchas gracias de antemano .
mi hermano quisiera ir al médico porque está enfermo .
el señor Becker llamó a las cuatro y media y dejó un recado para la señora Fischer .
¿ podría decirme a qué hora sale el autocar para Granada ?
¿ qué tiempo hace en París hoy ?
llegamos el miércoles seis de octubre a las tres y cuarto .
¿ qué recomienda , la sopa fría o la macedonia de frutas ?
mi hijo quiere visitar el zoo en lugar de ir a la playa .
antes de marcharme , quisiera enviar un paquete a Roma .
queríamos quedarnos unos días más ayer por la noche .
¿ a qué hora sale el tren para Bruselas ?
sería muy amable de su parte pedirme un taxi .
aunque el técnico ha reparado el televisor , sigue sin funcionar .
los huéspedes que están en la octava planta quisieran prolongar su estancia .
quiero comprar un peine .
llegamos tarde porque el tren rápido estaba lleno .
buenos días , soy Serrano , de la habitación ciento diez . necesito una manta adicional .
¿ está incluida la media pensión en el precio o tengo que pagarla aparte ?
hola , ¿ está el comedor cerrado ?
nuestros amigos tienen que coger un taxi porque el autocar llegará demasiado tarde .
el camarero nos ha traído una pizza en lugar de una macedonia de frutas .
la cerradura de la maleta está estropeada , y no encontramos la llave .
llámenos en cuanto el equipaje llegue , por favor .
¿ puedo pagar por transferencia ?
buenas noches , ¿ cuánto dura el vuelo de Berlín a Atenas ?
mi hija solo viaja a Praga de Pascuas a Ramos .
lloverá la próxima semana , por eso quiero tomar algo en el bar .
mis hijos tienen que hacer transbordo en Lisboa .
quisiera una habitación individual tranquila con cocina y vistas al puerto .
no creo que podamos trabajar en la biblioteca .
mis hijos hablan español , pero no entienden el portugués .
el señor Fischer no está en este momento . ¿ quiere dejar un recado ?
el mes pasado mi mujer leyó un libro .
quisiera quejarme : los niños hacen demasiado ruido y el grifo está estropeado .
quisiera que me despertaran a las seis y media , habitación trescientos cuatro .
¿ podría decirnos a qué hora sale el autocar para Barcelona ? gracias por su ayuda .
¿ podría uno de sus compañeros firmar aquí ?
el huésped de la habitación cuarenta y ocho ha pedido el desayuno .
mi hermano necesita una tirita de la farmacia .
¿ cuánto dura el viaje de Varsovia a Lisboa ?
¿ quieres nadar en el lago o prefieres hacer un picnic ?
¿ hay cerca del hotel un médico que hable francés ?
quisiéramos un asiento en primera clase para Zúrich .
a mi hermana le gustó mucho el concierto .
¿ quién puede cerrar la ventana ?
es posible que él recoja su portátil .
tengo muchas ganas de dar un paseo por el jardín del castillo el fin de semana .
¿ nos puede pedir un taxi ?
no vale la pena visitar la catedral .
un billete de ida y vuelta a Venecia , por favor , en primera clase .
¿ desea pagar por transferencia o en efectivo , señor Wilson ?
él quisiera ir a la policía el fin de semana .
tuve que pagar la cuenta el mes pasado .
¿ podría preparar la cuenta de la habitación cuatro ? nos marchamos dentro de cuatro horas .
hemos perdido nuestro sombrero azul y nuestro abrigo .
¿ cuándo tenemos que salir de la habitación ?
aunque hace mucho frío , participaré en el curso de idiomas .
solo viajo a Ginebra de Pascuas a Ramos .
mañana no lloverá .
hay un mapa sobre la mesa de la habitación doscientos diez .
¿ cuánto cuesta un apartamento bonito con cocina por noche ?
la peluquería está detrás del zoo .
¿ puedo dejar aquí mi paraguas hasta las dos menos cuarto ?
la conexión a internet de la habitación cincuenta y dos está estropeada .
un taxi al supermercado cuesta unos doce euros .
la familia Walker se aloja aquí desde el dieciséis de junio .
la carta que envié a Lisboa todavía no ha llegado .
¿ a qué distancia está el faro de aquí ?
me gusta mucho el acuario .
el taxi que pedimos para las tres y diez todavía no ha venido .
una habitación familiar cuesta noventa y cinco euros por noche , y el servicio de habitaciones está incluido .
¿ podría darnos el número de teléfono del restaurante ?
nevará pasado mañana , por eso ella tomará algo en el bar .
¿ puede explicarnos la hoja de registro , por favor ?
el hotel en el que estuve en Edimburgo tenía piscina .
hay un error en la cuenta : no he tomado ninguna ensalada grande .
ellos acaban de darse cuenta de que la bañera es muy vieja .
pasado mañana él debería quedarse seis noches .
lamentablemente el hotel está completo en abril .
lléveme a la oficina de correos , por favor , tengo prisa .
me encantaría comprar un cuaderno .
los huéspedes se quedan hoy en el hotel porque están enfermos .
quisiéramos que nos despertaran a las tres y media , habitación ciento veinte .
no como ni pescado ni champiñones .
estamos hartos de esperar .
quisiéramos reservar una mesa para cinco personas en la terraza .
he olvidado cambiar dinero .
la señora López ha cancelado la reserva para el miércoles .
la motocicleta que alquilé está rota .
¿ le importaría traducir esta frase ?
el televisor no funciona desde el miércoles .
no hay de qué , señor Miller . ¡ feliz estancia en París !
cuando llegué a Hamburgo , el cuarto de baño no estaba listo .
¿ hay alguien aquí que hable francés ? los huéspedes no hablan portugués .
mi hijo quisiera visitar la exposición y el teatro de la ópera y comprar un recuerdo .
¿ tienes sed , David ?
tres billetes de ida a Hamburgo para el siete de junio , por favor .
quisiera que me despertaran a la una menos cuarto , habitación doscientos uno .
el médico dice que mi hermana tiene que tomar las pastillas durante nueve días .
he perdido mi billete de avión .
es posible que el caballero cambie su vuelo .
buenos días , ¿ tienen platos sin pescado ?
¿ podría traernos tres tenedores , por favor ?
lamentablemente el hotel está completo hasta el diecisiete de septiembre .
espero que ella pueda pagar con tarjeta de crédito mañana .
nuestros amigos compraron un recuerdo la semana pasada .
hola , ¿ podría traducir este menú , por favor ?
la comida de este restaurante es demasiado cara , pero el servicio es lento .
¿ sabía que la tasa turística cuesta once euros al día ?
me han robado el pasaporte y el collar .
no hay de qué , señora Weber . ¡ buen viaje !
preferiríamos una habitación tranquila que tenga televisor .
mi hija tiene que darse prisa porque el autocar para Múnich sale dentro de cuarenta y cinco minutos .
no tenemos ganas de visitar el castillo y la catedral .
guarde el equipaje hasta las cuatro , por favor .
si el martes hace buen tiempo , mi marido dará un paseo por el bosque .
quisiera comprar unos pantalones y un mapa .
el hervidor está estropeado .
dudo que trabajemos en la biblioteca .
necesitamos un taxi desde la oficina de objetos perdidos para seis personas a las doce y veinte .
tome la segunda calle a la izquierda y verá la fortaleza delante de usted .
probaré el vino de la región .
el famoso monasterio está abierto desde las nueve menos cuarto hasta las nueve y media , pero los viernes está cerrado .
tráiganos la hoja de registro , por favor .
buenos días , soy Moreno , de la habitación diecisiete . envíe al mozo , por favor .
antes de que anochezca , quisiéramos hacer senderismo por la montaña .
la chaqueta negra cuesta veintinueve euros , pero las botas son más baratas .
mis padres tienen muchas ganas de comprar unos recuerdos el sábado .
un taxi a la parada de autobús cuesta unos ocho euros .
¿ cierra el restaurante a las seis y media ?
¿ qué día es hoy ? - hoy es lunes , veinticinco de mayo .
el huésped de la habitación ciento veinte ha pedido el desayuno .
él acaba de darse cuenta de que el aire acondicionado está fuera de servicio .
dudo que mi hermano envíe un paquete a Bruselas .
dudo que no participemos en la cata de vinos mañana a las ocho y media .
la radio de la habitación trescientos cuatro está estropeada .
pregúntele a la señora Becker si quiere participar en la visita de la ciudad , por favor .
el hotel en el que estuve en Lisboa estaba cerca de la estación .
el huésped de la habitación cuatrocientos diez ha pedido el desayuno .
los turistas quisieran pagar la cuenta .
camarero , pedí una sopa de verduras , pero me ha traído un bocadillo .
¿ quiere participar en la visita de la ciudad ?
la señora Wagner llegará el nueve de junio a las seis y cinco .
no estoy satisfecha con la habitación porque la tarjeta llave no funciona .
es importante que los turistas recojan su bufanda marrón hoy .
quisiera reservar un apartamento más barato para una noche .
mi marido recogerá su móvil el fin de semana .
buenas noches , ¿ para el tren regional en todas las estaciones ?
para mí una ensalada y una taza de té , por favor .
es posible que vayamos al mercado el jueves .
es posible que ellos recojan sus gafas dentro de veinticinco minutos .
¿ puede traerme cuatro vasos de cerveza , por favor ?
el señor Taylor celebra su aniversario de boda hoy ; quisiéramos encargar flores .
el huésped de la habitación treinta y dos ha pedido el desayuno .
no se olvide de cuidar a los niños , por favor .
quisiéramos jamón y huevos y cuatro vasos de zumo de naranja .
llame al señor Dubois al siete seis cero ocho cinco , por favor .
¿ participaste en la excursión ?
¿ cuánto dura el trayecto de Zúrich a Valencia ?
ya no tenemos jamón , pero puedo recomendarle el helado .
disculpe , mi hijo se resfrió . ¿ qué debería hacer ?
no podemos dormir porque los huéspedes de la habitación de al lado escuchan música alta .
deme su carné de conducir y firme aquí , por favor .
vinimos a Madrid para reunirnos con unos amigos en la estación .
¿ quieres dar un paseo por el bosque el fin de semana ?
me interesa el museo . ¿ hay una visita guiada en italiano ?
un apartamento cuesta treinta euros por noche , y el minibar está incluido .
¿ dónde está la hoja de registro ? - se la traeré inmediatamente .
¿ cuántos platos necesita ? - cuatro , por favor .
mis hijos están intentando prolongar su estancia .
el caballero quisiera hacer senderismo por la montaña y alquilar una motocicleta .
me han robado el billete de tren y el sombrero .
quisiéramos saber si el tren rápido llega a Edimburgo a las doce menos veinte .
¿ podría venir alguien a la habitación cuarenta y nueve ? la caja fuerte no funciona .
¿ tienen un apartamento para dos personas desde el jueves hasta el sábado ?
¿ dónde tenemos que bajar para ir a la oficina de objetos perdidos ?
me gusta mucho la torre .
ni hablar de que mi hermana compre unos sellos .
tenemos suerte : podemos dar un paseo por el bosque .
mi hermana perdió su billete de tren la semana pasada .
solo viajamos a Hamburgo de Pascuas a Ramos .
mi mujer no tiene tiempo de dar un paseo por el bosque .
aunque estamos enfermos , queremos reunirnos con unos amigos en la estación .
hemos escrito una carta a nuestro jefe .
llevamos desde las doce menos cuarto intentando aparcar nuestro coche en el garaje .
¿ podría decirme si la visita guiada empieza a las ocho y media ?
desde el tejado se pueden ver la fortaleza y las montañas .
una habitación individual más grande cuesta veintiún euros por noche , y la media pensión no está incluida .
es importante que los huéspedes aparquen su coche en el garaje hoy .
el director quiere saber si mi hermana reservará una mesa para dos personas el fin de semana .
quisiera reservar una habitación individual cómoda para dos noches .
mi hijo está de buen humor porque hace sol en este momento .
el mozo nos enseñará el apartamento tranquilo .
mi hijo acaba de aparcar su coche en el garaje .
no hay de qué , señora Walker . ¡ feliz estancia en Berlín !
no sé si nos quedaremos dos noches más tarde .
todas las habitaciones de la octava planta tienen terraza .
disculpe , ¿ qué hora es ? - son las siete .
mi compañero enviará una postal a Granada .
el médico dice que el caballero tiene que quedarse en la cama durante cinco días .
no podemos dormir porque el sofá es demasiado blando .
el taxi que pedimos para las seis y cuarto todavía no ha venido .
ya no tenemos champiñones , pero puedo recomendarle el helado .
acabamos de aparcar nuestro coche en el garaje .
acabamos de llegar a Múnich .
la señora quisiera probar el vino de la región .
mis padres toman zumo de naranja en el desayuno , pero yo prefiero chocolate caliente .
mi hija ha olvidado ir a la peluquería .
la carretera a Lisboa está cortada , así que tengo que dar un rodeo .
quiero que llame a un médico .
nos duchamos .
ella habla italiano , pero no entiende el francés .
el señor Moreno perdió su sombrero el mes pasado y ahora tiene que llamar al hotel .
¿ podría pasarnos la pimienta , por favor ?
¿ podría dejar la habitación a las dos y diez ?
mis padres piensan visitar la exposición nueva .
el taxi que pedí para las once y media todavía no ha venido .
hola , tuvimos un accidente el martes pasado . ¿ qué deberíamos hacer ?
¿ cuánto cuesta alquilar una motocicleta por nueve días ?
ni hablar de que mi hermano visite la catedral y el zoo .
no tengo tiempo de nadar en el lago .
el frigorífico no funciona desde ayer .
lamentablemente no tenemos suites luminosas libres en octubre .
espero que mi mujer pueda comer algo .
el mozo dice que el restaurante está en la tercera planta .
¿ podría enseñarme en el mapa dónde está el palacio ?
el collar caro que la camarera de piso encontró debajo de la cama es de los niños .
pedí un filete . ¿ cuándo me lo va a traer ?
¿ qué recomienda , la sopa caliente o la tabla de quesos pequeña ?
pasado mañana tenemos que ver la televisión .
he dejado mi billete de avión en casa y ahora tengo que ir a la oficina de objetos perdidos .
me alegro de que podamos levantarnos temprano el fin de semana .
la torre está abierta desde las seis y cuarto hasta las nueve y cuarto , pero los miércoles está cerrada .
el director quiere saber si ella quiere cenar en el restaurante dentro de cincuenta minutos .
no tenemos ni idea de dónde están nuestros guantes .
el trayecto dura tres horas y veinticinco minutos .
los turistas están sentados en un banco del patio y leen el periódico .
tengo que pagar un ojo de la cara por la blusa amarilla .
¿ va este tren a Ginebra ?
mi marido ha olvidado comprar pasta de dientes .
la oficina de turismo está al lado del castillo .
creo que podemos quedarnos unos días más .
el camarero dice que la hermosa catedral merece la pena .
no sé si me marcharé .
¿ cómo se llama ? - me llamo Anna Fischer .
le pedí al mozo que apagara la luz , pero no ha pasado nada .
¿ dónde puedo comprar pasta de dientes ?
después del desayuno queremos visitar la fortaleza y el hermoso faro , pero antes tenemos que recoger nuestra cámara .
la oficina de correos está a dos pasos del zoo .
estamos acostumbrados a levantarnos temprano .
la bufanda roja que la camarera de piso encontró debajo de la cama es de mi marido .
como el autocar llega demasiado tarde , no llegaré hasta las cuatro menos cinco .
se nos ha acabado la mermelada ; el camarero ha ido a comprar más .
pregúntele al señor Weber si quiere reunirse con unos amigos en la estación , por favor .
¿ podría encender el aire acondicionado , por favor ?
no me traiga todavía la sopa de tomate , por favor .
el acuario está abierto desde las diez y cuarto hasta las siete menos cuarto , pero los jueves está cerrado .
dejé mi billete de tren en casa y ahora tengo que ir a la oficina de objetos perdidos .
la suite está sucia .
se tarda seis horas en reparar la radio .
¿ qué día es hoy ? - hoy es sábado , veintinueve de enero .
¿ podría llevar el equipaje a la habitación y hacerme una foto ?
estamos acostumbrados a cenar tarde .
se tarda dos horas en reparar la cafetera .
son sesenta y cinco euros . - quédese con el cambio .
mi hijo necesita una pomada de la farmacia .
los niños tienen que coger un taxi porque el tren rápido lleva quince minutos de retraso .
queremos cambiar de habitación porque la lavadora está fuera de servicio .
en Zúrich lleva nueve días lloviendo .
la señora Moreno celebra su cumpleaños mañana ; quisiera encargar una botella de vino .
los huéspedes no están satisfechos con la habitación porque el sofá es demasiado duro .
ella sabe que el supermercado está cerrado los sábados .
la señora López está harta de la lluvia .
una pregunta : ¿ puede cuidar a los niños , por favor ?
he reservado un apartamento a nombre de Weber .
sería muy amable de su parte cambiarme cien euros .
el mes pasado seguí viaje a Edimburgo .
¿ sabía que la boda se celebra en el teatro de la ópera ?
disculpe , ¿ qué hora es ? - son las cuatro menos cuarto .
se tarda seis horas en llegar a París en tren .
los turistas están intentando pagar la cuenta .
¿ cuándo llamará a su hermano ?
¿ sería posible que cerrara la ventana ?
el castillo de Varsovia es más antiguo que el de Lisboa .
¿ quisiera comprar unos recuerdos esta tarde ?
podemos fotografiar el castillo dentro de quince minutos .
él no tiene hambre , pero quisiera un vaso de agua .
¿ le importaría enviar a alguien a la habitación diez ?
vine a Granada para dar un paseo por la rosaleda .
pienso nadar en el lago .
hola , ¿ cuánto tiempo tengo antes de que salga el tren ?
desde el viernes me duele la cabeza .
he reservado una habitación para cinco noches .
tenemos que ver la televisión .
estoy esperando el autobús para Valencia .
estoy harto de la lluvia .
buenos días , ¿ cuánto cuesta enviar una carta a Alemania ?
hola , ¿ cuándo quiere ir a la ópera ?
hace cuatro horas ella se perdió en el bosque .
la cerradura de la puerta está estropeada , y no encuentro la llave .
ella tiene suerte : puede ir a la ópera esta noche .
mi hijo ha perdido su billete de tren y ahora tiene que rellenar un formulario .
es posible que el señor Serrano participe en el curso de idiomas después del almuerzo .
¿ sabe a qué hora abre el teatro de la ópera ?
¿ podría pasarme la mermelada , por favor ?
tenemos suerte : podemos probar el queso de la región .
pregúntele al señor Fischer si quiere alquilar un coche , por favor .
necesito un taxi al banco para dos personas a las tres menos cuarto .
¿ qué vino va bien con la tabla de quesos ?
dos sellos para postales a Inglaterra , por favor .
el próximo mes mi mujer llega a Varsovia y se queda una noche .
me gusta pasear por la playa .
quisiéramos reservar un apartamento para cinco noches .
antes de que salga el tren , quisiera fotografiar la biblioteca .
quisiera reservar una mesa para tres personas para esta noche .
en la carta no hay ningún plato caliente .
hasta que llegue mi hijo , queremos visitar el palacio .
necesitamos un taxi a la comisaría para cuatro personas a las siete y media .
los niños tienen que hacer cola seis horas en el aeropuerto .
¿ cuánto dura el viaje de Viena a Londres ?
quiero nadar en el lago en lugar de comprar un recuerdo .
¿ quisieras quedarte dos noches pasado mañana ?
¿ cuánto cuesta una habitación individual pequeña con chimenea por noche ?
¿ dónde está la hoja de registro ? - se la enviaré dentro de cuarenta y cinco minutos .
pienso que él puede coger el coche pasado mañana .
son cincuenta euros . - quédese con el cambio .
¿ podría pasarme la mantequilla , por favor ?
hemos reservado una habitación doble luminosa a nombre de Rossi .
la conexión a internet no funciona desde ayer .
nuestro equipaje no ha llegado ; debe de estar todavía en Bruselas .
el grifo de nuestra habitación no funciona .
¿ dónde tengo que bajar para ir a la oficina de objetos perdidos ?
la señora López está cansada .
¿ quién puede imprimir la hoja de registro ?
aquí tiene su llave , señora Wilson . su habitación está en la novena planta .
puede localizar a mi hijo por teléfono : siete cero nueve dos nueve .
quiero que confirme la reserva .
en noviembre suele hacer mucho viento en Viena .
no hay papel higiénico en el cuarto de baño .
mañana nevará , por eso él leerá un libro .
esta chaqueta es demasiado grande .
ellos han perdido su paraguas y su mochila .
¿ por qué no llamó a su hermano ?
¿ cuánto cuesta una habitación doble con baño por noche ?
quisiera comprar una camisa más grande y un mapa .
lamentablemente no tenemos apartamentos tranquilos libres en diciembre .
¿ han encontrado un portátil ? me lo he dejado en el comedor .
¿ cuándo quisieras cambiar dinero ?
quisiéramos un apartamento con escritorio y vistas a la plaza .
¿ quieres ir al teatro o prefieres reunirte con unos amigos en la estación ?
el vuelo a Viena fue cancelado por la huelga .
la señora Dubois quisiera ir a la ópera y reunirse con unos amigos en la estación .
espero que ella pueda ir en autobús a Atenas .
me he dejado mis gafas de sol en el autobús a Salzburgo .
nos quedamos con la habitación doble grande .
hola , ¿ conoce un buen restaurante cerca de la oficina de turismo ?
antes de que llegue el autobús , quisiera reunirme con unos amigos en la estación .
he reservado una habitación pequeña a nombre de Rossi .
disculpe , ¿ qué hora es ? - son las tres menos cuarto .
disculpe , ¿ cuánto se tarda en reparar la luz ?
¿ hay alguien aquí que hable español ? mi mujer no habla inglés .
le pedí al camarero que nos diera una habitación individual con vistas al castillo , pero no ha pasado nada .
la recepcionista nos traerá cinco secadores .
primero él quisiera cambiar dinero y después reunirse con unos amigos en la estación .
una pregunta : ¿ podría darme la llave de la habitación ciento dos y prestarnos un cargador ? gracias por su ayuda .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la peluquería .
quiero que cuide a los niños .
tráigame una botella de vino tinto , por favor .
tenemos que pagar un ojo de la cara por el sombrero .
la falda que compré es demasiado larga .
pasamos dos días en Sevilla y seis días en Londres .
en enero llego a Londres y me quedo una noche .
quisiera pescado con patatas y una botella de cerveza .
una pregunta : este plato está demasiado picante , ¿ podría cambiarlo ?
nuestros amigos necesitan unas pastillas de la farmacia .
hace nueve días dejamos nuestra tarjeta de crédito en casa .
el apartamento que reservé en julio no está listo .
el señor Weber no está satisfecho con la habitación porque el apartamento huele a humo .
estamos buscando nuestro bolso . ¿ lo ha visto ?
desde esta mañana me duele el brazo .
si esta tarde nieva , voy a ver la televisión .
¿ hizo senderismo por la montaña ?
buenas noches , ¿ podría traerme un poco más de pan , por favor ?
nos gusta mucho el mercado cubierto .
buenas noches , ¿ qué tranvía va al monasterio ?
¿ está el gimnasio en la quinta planta ?
mi hermano quisiera pescado con patatas y tres vasos de agua mineral .
antes de salir de viaje , quisiera alquilar una motocicleta .
pienso que compraré un diccionario más tarde .
¡ hasta la próxima semana , Anna !
lloverá el domingo .
quisiéramos reservar una habitación individual tranquila para ocho noches .
el director quiere saber si quisiera aparcar mi coche en el garaje pasado mañana .
lo sentimos mucho , señora Wagner . el mozo se ocupará de ello dentro de cuarenta minutos .
¿ a qué distancia está la iglesia antigua de aquí ?
el tren de Venecia a Múnich lleva cuarenta y cinco minutos de retraso .
¿ cuánto tiempo desea quedarse ? - hasta el lunes , si es posible .
estoy harto de esperar .
perdimos el autobús anteayer .
¿ podría decirme a qué hora sale el autobús para Ginebra ?
quiero que traduzca esta carta .
no tengo tiempo de visitar la exposición .
disculpe , mi compañero perdió el avión hace seis días . ¿ qué debería hacer ?
dudo que él visite el museo de arte y la iglesia el fin de semana .
el tren de Viena a Lisboa lleva cuarenta minutos de retraso .
el médico dice que nuestros amigos tienen que quedarse en la cama durante nueve días .
si el miércoles hace buen tiempo , ellos van a dar un paseo por la rosaleda .
la señora Wilson se ha dejado su reloj nuevo en el tren a Hamburgo .
¿ le importaría preparar la cuenta para mañana ?
le pedí al mozo que me trajera la cuenta , pero no ha pasado nada .
¿ va este tren a París ?
¿ sabe cómo se va de la agencia de viajes al teatro ?
el huésped de la habitación veintiuno no se encuentra bien .
disculpe , ¿ tienen un apartamento para tres personas hasta el domingo ?
si el fin de semana hace buen tiempo , voy a ir a la playa .
desde la terraza se pueden ver el zoo y el mar .
¿ podría decirnos si el bar está en la tercera planta ?
¿ podría llamar a un médico , por favor ?
quisiera hablar con el señor Moreno , por favor .
él quisiera tomar algo en el bar y dar un paseo por el jardín del castillo .
quisiera saber si el tren regional tiene coche restaurante .
disculpe , ¿ qué hora es ? - son las nueve .
camarero , pedí una tortilla pequeña , pero me ha traído una sopa de verduras caliente .
espero que ellos puedan pagar la cuenta .
quisiéramos participar en el curso de idiomas y fotografiar la hermosa fortaleza .
no se preocupe , señor Walker , repararemos el inodoro .
en noviembre suele hacer mucho frío en Viena .
camarero , pedí un helado , pero me ha traído una buena sopa de pescado .
el cajero automático está fuera de servicio .
no estoy satisfecha con la habitación porque el sofá es demasiado duro .
dudo que la señora se cambie a otra habitación dentro de nueve días .
estoy seguro de que cancelaremos nuestra reserva mañana por la mañana .
el desayuno se sirve a partir de las nueve y cuarto en la terraza .
temo que el autobús sea cancelado .
quiero que apague el aire acondicionado .
¿ podría traerme la carta , por favor ?
tome la segunda calle a la derecha y verá la exposición nueva delante de usted .
puede localizar a mis hijos por teléfono : cinco ocho dos siete uno .
no se olvide de confirmar la reserva , por favor .
en Venecia lleva tres días lloviendo .
quisiéramos tomar algo en el bar y nadar en el lago .
me he dejado mi chaqueta en el autobús a Praga .
la impresora está fuera de servicio .
quisiera saber si el tren llega a Sevilla a las cuatro y cuarto .
no hay de qué , señora Taylor . ¡ feliz estancia en Viena !
el señor Brown llamó a las diez y veinte y dejó un recado para la señora García .
buenas noches , ¿ necesita mi pasaporte o mi carné de identidad ?
el señor Becker ha cancelado la reserva para el viernes .
el avión a Praga despega a las cuatro menos cuarto .
el castillo de París es más antiguo que el de Roma .
¿ hay un apartamento libre del dos al once de abril ?
en Atenas llueve a cántaros , por eso quiero quedarme en el hotel .
nuestros amigos perdieron su tarjeta de crédito la semana pasada y ahora tienen que ir a la oficina de objetos perdidos .
buenos días , ¿ puede esperar un momento , por favor ?
si el autobús lleva veinte minutos de retraso , el señor Walker cogerá el próximo autobús .
buenas noches , ¿ a qué hora sale el tren para Sevilla ?
primero quisiera aparcar mi coche en el garaje y después visitar el mercado cubierto .
no creo que mi marido pueda visitar la catedral .
¿ puede esperar un momento ?
¿ sabe cómo se va de la estación al museo de arte ?
quiero ir a bailar en lugar de nadar en el lago .
quisiéramos dos entradas para la obra de teatro del treinta de julio .
¿ dónde está el recibo ? - se lo enseñaré mañana .
¿ quisiera reservar una mesa para tres personas esta tarde ?
ya no tenemos arroz , pero puedo recomendarle el helado .
mi compañero está buscando sus guantes . ¿ los ha visto ?
camarero , pedí una tortilla grande , pero me ha traído una macedonia de frutas .
dudo que reservemos un apartamento esta tarde .
los niños toman leche en el desayuno , pero yo prefiero té .
antes de marcharnos , quisiéramos pagar la cuenta .
quisiera quejarme : la cama es demasiado dura y el ascensor está fuera de servicio .
la mujer con la que él habló ayer era muy amable .
esta chaqueta es demasiado larga .
¿ conoce un hotel barato cerca de la gasolinera ?
hemos reservado un apartamento a nombre de Weber .
mi hijo no tiene hambre , pero quisiera una ensalada pequeña .
¿ le importaría reparar la conexión a internet ?
el huésped de la habitación cuarenta y siete se marcha mañana .
nos hemos resfriado . ¿ qué deberíamos hacer ?
estamos buscando nuestro libro . ¿ lo ha visto ?
estamos satisfechos con el servicio .
el billete a Edimburgo cuesta treinta y dos euros , pero solo tengo un billete de cincuenta euros .
me quedo con la habitación bonita .
se tarda cinco horas en llegar a Sevilla en coche .
mi reloj va atrasado ; ya son las ocho y veinte .
como el autocar llega con retraso , no llegaremos hasta las nueve y veinticinco .
¿ cuál es la contraseña del garaje ?
¿ hay una suite más grande libre del veinticinco al veintiocho de febrero ?
¿ hay alguien aquí que hable alemán ? mi hermana no habla español .
buenos días , ¿ tienen una casa de vacaciones para ocho personas hasta el lunes ?
camarero , pedí un bocadillo , pero me ha traído un helado .
¿ sería posible que me diera la llave de la habitación cuatro ?
quisiéramos que nos despertaran a las diez menos diez , habitación ciento cinco .
lo sentimos mucho , señora Schmidt . la camarera de piso se ocupará de ello dentro de quince minutos .
me llamo Becker , tengo una reserva para dos personas .
como el tren está lleno , no llegaremos hasta las ocho y cinco .
me han robado el billete de avión y la cartera .
quisiéramos pagar por separado . ¿ cuánto cuesta el bocadillo ?
lléveme al cine , por favor , tengo prisa .
acabo de darme cuenta de que el sillón está sucio .
el tren irá a Granada .
si mañana hace buen tiempo , vamos a fotografiar el castillo .
debe de ser un error : reservamos un apartamento tranquilo , no una suite .
voy a reunirme con unos amigos en la estación a las diez menos cuarto .
¿ tenemos que hacer transbordo en Varsovia o hay un tren directo ?
el colchón está sucio .
los turistas hablan francés , pero no entienden el portugués .
puede localizar a mis padres por teléfono : seis seis siete siete cero .
me marché ayer .
cargue un vaso de vino tinto a la cuenta de la habitación treinta y nueve , por favor .
acabo de llegar a Zúrich .
el director nos traerá un vaso de vino tinto .
quería preguntarle si podría llevar las maletas al ascensor .
mi compañero lleva desde las dos y media intentando cambiar dinero .
si no es mucha molestia , ¿ podría hacerme una foto ?
quisiera reservar una casa de vacaciones para seis personas del dos al catorce de enero .
¿ dónde está la confirmación de la reserva ? - se la enseñaré inmediatamente .
¿ está incluida la limpieza final en el precio o tengo que pagarla aparte ?
¿ dónde está la cuenta ? - se la traeré inmediatamente .
la señora está sentada en un banco del jardín del castillo y lee el periódico .
no hay perchas en la habitación trescientos ocho .
¿ conoce un hotel barato cerca de la oficina de correos ?
mis padres se acostarán temprano .
mi mujer tiene que coger un taxi porque el autobús está lleno .
dudo que paguemos la cuenta esta noche .
espero que nuestros amigos puedan cenar en el restaurante esta tarde .
mi compañero acaba de darse cuenta de que la cama supletoria no está hecha .
el hervidor de mi habitación está estropeado .
aquí tiene su tarjeta , señora Weber . su habitación está en la quinta planta .
ya es hora de que mi compañero cambie su vuelo .
el mes pasado la señora Rossi perdió sus gafas de sol .
¿ puede llamar a la policía , por favor ?
mi compañero habla inglés , pero no entiende el italiano .
siga todo recto y luego gire a la izquierda en la playa .
aunque mis padres tienen fiebre , quieren ir a nadar .
de primero quisiéramos una sopa de verduras y de segundo carne con verduras .
no puedo dormir porque el cuarto de baño huele a humo .
quisiéramos saber si el tren para en Venecia .
después del almuerzo queremos visitar el faro antiguo , pero antes tenemos que reservar una mesa para cinco personas .
no se olvide de reservarnos una mesa junto a la ventana , por favor .
¿ cuándo comprará un billete para Colonia ?
para mí una sopa y una taza de té , por favor .
quisiéramos que nos despertaran a las cuatro menos cuarto , habitación cincuenta .
en nuestra habitación huele a humo .
la señora está sentada en un banco del parque y nos espera .
si el domingo nieva , veré la televisión .
¿ cuándo estará listo mi bañador ?
¿ quiere fotografiar el palacio ?
nos han robado el pasaporte y la chaqueta .
mi hijo pasó tres días en Madrid y nueve días en Colonia .
el caballero quiere marcharse el domingo .
deme su tarjeta de crédito y firme el formulario , por favor .
quiero visitar el zoo y la torre en lugar de comprar un diccionario .
quisiera cambiar cincuenta dólares por euros .
no tenemos hambre , pero quisiéramos un vaso de agua .
sería muy amable de su parte llevar el equipaje al taxi .
no puedo dormir porque los huéspedes de la habitación de al lado escuchan música alta .
no creo que el caballero pueda levantarse temprano el fin de semana .
si mañana hace demasiado calor , vamos a ver la televisión .
hay que planchar estas blusas antes del lunes .
el pronóstico dice que va a nevar pasado mañana .
el cuarto de baño es muy viejo .
cuando la camarera habla inglés , me suena a chino .
la recepcionista dice que el concierto se celebra en el teatro de la ópera .
quisiera reservar una mesa para siete personas para las dos y cuarto .
disculpe , necesitamos el recibo . ¿ nos lo puede traer ?
siento que ellos se hayan quedado dormidos .
necesito un taxi al banco para seis personas a las cinco y diez .
¿ quiere reservar una mesa para siete personas ?
enséñenos el camino a la oficina de turismo , por favor .
la señora García ha cancelado la reserva para el domingo .
siento que mis padres hayan dejado su carné de conducir en el coche .
disculpe , ¿ podría decirnos si la película dura cinco horas ?
¿ qué día es hoy ? - hoy es lunes , treinta y uno de mayo .
hay que lavar estos pantalones antes del domingo .
hola , ¿ quién puede traernos seis planos de la ciudad ?
quiero cambiar de habitación porque la alfombra no está limpia .
la carta solo está en inglés , ¿ me la podría traducir ?
el frigorífico es demasiado ruidoso .
¿ cuánto cuesta enviar una postal a Portugal ?
él piensa reunirse con unos amigos en la estación .
ella está buscando su llave del coche . ¿ la ha visto ?
por culpa del mal tiempo tenemos más tiempo para dormir .
el vuelo de Lisboa fue cancelado por el mal tiempo .
necesito la lista de precios . ¿ me la puede dar ?
mi hijo se acostó temprano ayer por la tarde .
aquí tiene su pasaporte , señora Becker . su habitación está en la primera planta .
ellos suelen levantarse a las nueve y media .
he escrito una carta a mi abuelo .
ellos tienen muchas ganas de visitar el castillo y el acuario mañana .
en Ginebra lleva cuatro días lloviendo .
la cuenta asciende a sesenta euros , incluida la limpieza final .
mañana por la noche quisiéramos acostarnos temprano .
el siete de julio cambié dinero .
es importante que mis hijos pregunten en la recepción hoy .
me alegro de que podamos pagar la cuenta .
cuando llegamos a Hamburgo , el aire acondicionado estaba estropeado .
me llamo Schmidt , tengo una reserva para hoy .
necesitamos la lista de precios . ¿ nos la puede dar ?
tengo que coger un taxi porque el tren llega demasiado tarde .
lléveme a la playa , por favor , tengo prisa .
¿ cuánto dura el vuelo de Zúrich a Hamburgo ?
antes de salir de viaje , él quisiera hacer un picnic .
cuando llegue a Lisboa , voy a hacer senderismo por la montaña .
deme su carné de conducir y firme el formulario , por favor .
la chaqueta nueva que la camarera de piso encontró debajo de la cama es de mi marido .
hola , la carta solo está en portugués , ¿ me la podría traducir ?
desde el balcón se pueden ver el hermoso mercado cubierto y el parque .
la panadería está a dos pasos del faro antiguo .
no creo que podamos dar un paseo por el casco antiguo dentro de tres horas .
se tarda diez minutos en preparar el bocadillo .
¿ se admiten gatos en el hotel ?
mi reloj va atrasado ; ya son las seis menos cuarto .
es una lástima que el cuarto de baño esté sucio .
pregúntele al señor Wagner si quiere participar en la visita guiada , por favor .
cuando llegue a Salzburgo , voy a dar un paseo por el parque .
he perdido mi cartera y mi libro .
la señora Moreno suele levantarse a las siete y media .
estamos esperando el tren rápido para Ginebra .
quisiéramos saber si el tren nocturno va a Colonia .
el desayuno se sirve a partir de las nueve y media en el comedor .
en Praga lleva cuatro días lloviendo .
quiero que el director limpie la habitación .
la llave del coche que la camarera de piso encontró en el cuarto de baño es de mis hijos .
tememos que el tren rápido esté lleno .
como el tren llegará con retraso , no llegaremos hasta las dos y cuarto .
quisiéramos reservar un apartamento para cinco personas del veintitrés al veinticinco de abril .
estoy buscando mi bolsa de viaje . ¿ la ha visto ?
nuestros amigos no comen ni jamón ni carne .
¿ compró un cepillo de dientes hace una hora ?
no creo que compremos un billete para Colonia el quince de septiembre .
siete sellos para cartas a Escocia , por favor .
quisiera reservar un apartamento para cuatro personas del veintitrés al veinticinco de agosto .
la recepcionista dice que el gimnasio cierra a las doce y cuarto .
no nos traiga todavía la buena sopa de pescado , por favor .
hemos cogido el coche .
¿ quieres traer tu gato ?
¿ hay cerca del hotel un dentista que hable español ?
la señora se duchó hace ocho días .
el vestido más pequeño cuesta treinta y un euros , pero la blusa es más barata .
lloverá , por eso quiero ir al teatro .
no puedo dormir porque los vecinos escuchan música alta .
lloverá la próxima semana , por eso queremos tomar algo en el bar .
¿ puedo abrir la ventana ?
¿ hay alguien aquí que hable portugués ? los huéspedes no hablan inglés .
no creo que vayamos al médico .
me resfrié hace cinco horas . ¿ qué debería hacer ?
primero quisiera pagar en efectivo y después comprar unos sellos .
¿ está el famoso faro abierto hasta las siete menos cuarto ?
pregúntele al señor Navarro si quiere ir a bailar , por favor .
¿ dónde está la hoja de registro ? - se la enviaré mañana .
no hemos estado nunca en Roma , pero conocemos bien Granada .
antes de que llegue el autobús , quisiera comprar una postal .
tenemos que darnos prisa porque el autocar para Sevilla sale dentro de veinticinco minutos .
buenos días , soy Brown , de la habitación treinta y dos . necesito una manta adicional .
quería preguntarle si podría ayudarme con el equipaje .
en Berlín llueve a cántaros , por eso vamos a tomar algo en el bar .
hable más despacio , por favor .
pronto llegamos a Bruselas y nos quedamos ocho noches .
los niños necesitan una venda de la farmacia .
aquí tiene su tarjeta , señor Navarro . su habitación está en la quinta planta .
se tarda diez minutos en preparar la tabla de quesos .
nuestros amigos necesitan jarabe para la tos de la farmacia .
preferiríamos un apartamento que tenga caja fuerte .
el monasterio es más grande que el acuario .
por culpa del mal tiempo nuestros amigos tienen más tiempo para descansar .
el señor Dubois quisiera comprar un sombrero y chocolate .
no creo que mi hija nade en el lago esta noche .
el señor Walker llamó a las tres y dejó un recado para la señora Miller .
es posible que tomemos algo en el bar esta noche .
del centro comercial al zoo hay solo veinte minutos a pie .
mi hijo durmió como un tronco porque el viaje fue tan largo .
¿ podría decirnos de dónde sale el tren rápido para Varsovia ? gracias por su ayuda .
por culpa del atasco mi mujer llegó demasiado tarde al aeropuerto .
es posible que esperemos en el jardín el fin de semana .
el banco está al lado de la torre .
mi marido no está satisfecho con la habitación porque el apartamento no está listo .
la cuenta asciende a doce euros , incluido el servicio de lavandería .
se tarda cinco minutos en preparar el pastel de manzana .
el señor Wagner celebra su aniversario de boda el miércoles ; quisiera encargar una tarta .
mi marido ha perdido su carné de conducir y ahora tiene que ir a la oficina de objetos perdidos .
¿ tienen una habitación familiar para siete personas desde el martes hasta el lunes ?
¿ por qué no quiere cancelar su pedido ?
a la señora Navarro le gusta viajar en tren .
el caballero está intentando prolongar su estancia .
de primero quisiéramos una sopa de tomate y de segundo fideos con champiñones .
mi hija se ha marchado sin pagar la cuenta .
el director quiere saber si mi hijo quiere quedarse unos días más .
el señor López no está satisfecho con la habitación porque los vecinos escuchan música alta .
la guía quiere saber si mi hijo quiere prolongar su estancia la próxima semana .
aunque el técnico ha reparado el hervidor , sigue sin funcionar .
no vale la pena visitar la torre .
¿ quiere probar el vino de la región el martes ?
después del desayuno él quiere nadar en el lago , pero antes tiene que recoger su diario .
mi hermano está buscando su paraguas . ¿ lo ha visto ?
el señor Wagner celebra su aniversario de boda el sábado ; quisiera encargar una tarta .
la calefacción está fuera de servicio .
tengo que pagar un ojo de la cara por la camisa verde .
el teatro está abierto desde las ocho hasta las siete , pero los miércoles está cerrado .
¿ qué día es hoy ? - hoy es lunes , veintinueve de enero .
aunque estamos cansados , queremos dar un paseo por el jardín del castillo .
cargue un vaso de leche a la cuenta de la habitación cuarenta y cuatro , por favor .
¿ hay un supermercado cerca de aquí ?
mi marido está sentado en un banco del parque y lee el periódico .
en diciembre suele hacer mucho viento en Berlín .
la autopista a Viena está cortada , así que tengo que dar un rodeo .
los niños hacen demasiado ruido .
¿ conoce un hotel barato cerca de la playa ?
ni hablar de que mi hijo visite el faro y la torre .
mi mujer quisiera carne con verduras y un vaso de limonada .
tenemos que hacer transbordo en Granada .
quisiéramos que nos despertaran a las nueve menos cinco , habitación doscientos veinte .
quiero que mi hermana dé un paseo por el casco antiguo .
¿ cuánto cuesta enviar una carta a España ?
Praga es la ciudad más bonita que he visto nunca .
tengo que coger un taxi porque el tren estará lleno .
mis hijos hablan inglés , pero no entienden el francés .
quiero que la camarera de piso hable más despacio .
no hay de qué , señora Walker . ¡ buen viaje !
queremos participar en la conferencia en lugar de tomar algo en el bar .
hola , ¿ cuánto dura el viaje de Barcelona a Viena ?
quisiéramos comprar unos zapatos y un mapa .
hemos reservado una habitación doble bonita a nombre de Navarro .
en Colonia llueve a cántaros , por eso voy a descansar un poco .
aunque llueve , voy a visitar el hermoso museo .
de la oficina de objetos perdidos a la exposición nueva hay solo treinta minutos a pie .
me encantaría probar el vino de la región .
¿ cuánto se tarda en reparar la conexión a internet ?
mi compañero tiene que hacer cola cinco horas en el aeropuerto .
el señor Taylor llamó a las seis y cuarto y dejó un recado para el señor Walker .
el señor Wilson celebra su aniversario de boda hoy ; quisiera encargar una tarta .
antes de salir de viaje , quisiera fotografiar el museo de arte .
la recepcionista cuidará a los niños .
¿ dónde está la cuchara nueva ? ¿ podría traérmela , por favor ?
¿ puedes traerme dos tazas , por favor ?
¿ cuánto cuestan las entradas para la visita guiada del martes ?
para mí un helado y una taza de té , por favor .
un vaso de vino cuesta cuatro euros con cuarenta .
quisiera que me despertaran a las cinco y cuarto , habitación veintiocho .
camarero , pedí un pastel de manzana , pero me ha traído una macedonia de frutas .
ellos se han dejado su libro en el tren a Hamburgo .
el huésped de la habitación treinta y seis ha pedido el desayuno .
quisiera recoger mi bolso .
¿ para el tren nocturno en todas las estaciones ?
estoy harto del ruido .
el hotel en el que estuvimos en París estaba cerca de la estación .
nos hemos duchado .
primero mi mujer quisiera cambiar su vuelo y después ir al mercado .
sabemos que el banco está cerrado los viernes .
despiértenos a las tres y cuarto , por favor .
ya no tenemos carne , pero puedo recomendarle el pastel de manzana .
mi compañero tiene treinta y nueve grados de fiebre y tos .
los niños han escrito una carta a su tío .
nos perdimos en la ciudad ayer por la noche .
por culpa del atasco llegamos demasiado tarde a la oficina de objetos perdidos .
en junio suele hacer mucho calor en Madrid .
el hotel en el que ella estuvo en Venecia estaba cerca de la estación .
necesito un taxi desde la estación de metro para cinco personas a las once y media .
si el fin de semana hace buen tiempo , ellos van a fotografiar el ayuntamiento .
de la peluquería al acuario hay solo quince minutos a pie .
¿ tienen un apartamento grande para ocho personas desde el jueves hasta el lunes ?
la radio de mi habitación no funciona .
¿ por qué no se quedó en el hotel ?
no hay champú en nuestra habitación .
¿ tienen una habitación familiar para ocho personas hasta el miércoles ?
mis hijos tienen que pagar un ojo de la cara por los zapatos marrones .
quisiéramos una suite cómoda con caja fuerte y vistas al patio .
queremos que mis padres se reúnan con unos amigos en la estación .
no se preocupe , señora Moreno , repararemos la calefacción .
hay un mapa sobre la mesa de la habitación cuarenta .
el autobús llega a Londres a las nueve menos diez .
mi hermana tuvo que pagar con cheque .
buenos días , todavía no hemos recibido la cuenta . ¿ podría enviárnosla ?
la carretera a Múnich está cortada , así que tenemos que coger el tren .
se nos ha acabado la mermelada ; la camarera de piso ha ido a comprar más .
pienso ir al mercado .
la sopa de verduras que pedimos está demasiado salada .
los turistas perdieron su carné de identidad el mes pasado .
cuando llegamos a Lisboa , el armario estaba mojado .
me he dejado mi paraguas marrón en el tren a Granada .
el camarero me ha traído una sopa de pescado caliente en lugar de una buena sopa de tomate .
hay que limpiar estos pantalones antes del domingo .
el director quiere saber si quiero quedarme hasta el martes .
la blusa cuesta ochenta euros , pero los pantalones azules son más baratos .
hola , soy Wagner , de la habitación cuarenta y cinco . envíe al mozo , por favor .
he perdido mi collar caro y mi bolsa de viaje .
¡ buen provecho ! la tabla de quesos es la especialidad de la casa .
mi compañero está de mal humor porque nieva en este momento .
buenas noches , todavía no hemos recibido el recibo . ¿ podría dárnoslo ?
mi número de teléfono es el cinco ocho nueve cero ocho .
¿ dónde está la lista de precios ? - se la enviaré inmediatamente .
nuestros amigos quieren ir al dentista mañana por la mañana .
el acuario merece una visita .
llame a la policía , por favor .
¿ podría venir alguien a la habitación trescientos ocho ? la habitación es demasiado pequeña .
él ha prolongado su estancia .
hemos oído que la azotea está en la quinta planta .
la cuenta asciende a veintitrés euros , incluido el servicio de lavandería .
no comemos ni queso ni arroz .
nos gustó mucho el paseo en barco .
hará mucho viento el miércoles .
el apartamento está sucio .
el mercado cubierto es más grande que la torre .
en Hamburgo lleva seis días lloviendo .
puedo levantarme temprano el miércoles a las siete .
si el martes hace buen tiempo , mi hermano va a nadar en el lago .
el técnico que reparó el aire acondicionado se olvidó las herramientas .
mi compañero está sentado en un banco del jardín del castillo y lee el periódico .
mi hijo tiene que hacer cola cinco horas en el aeropuerto .
buenos días , ¿ cuesta la media pensión treinta euros al día ?
¿ para el tren rápido en todas las estaciones ?
ellos necesitan tres tazas .
camarero , pedí una sopa de pescado , pero me ha traído una tabla de quesos grande .
seis sellos para cartas a México , por favor .
ni hablar de que mis padres participen en la excursión .
encienda el aire acondicionado , por favor .
he oído que el comedor está abierto hasta las dos .
tuvimos un accidente ayer por la tarde . ¿ qué deberíamos hacer ?
puede localizar a mis padres por teléfono : seis seis uno ocho siete .
quisiéramos que nos despertaran a las ocho menos cuarto , habitación siete .
el ascensor está estropeado , así que tengo que bajar a pie a la novena planta .
cuando lleguemos a Atenas , vamos a ir al cine .
los turistas quisieran comprar un vestido negro y un cuaderno .
¿ qué tranvía va al ayuntamiento ?
buenas noches , soy Schmidt , de la habitación doscientos siete . quisiera hablar con el director .
mi mujer suele levantarse a las diez y media .
¿ podríamos dejar la habitación a las once menos cuarto ?
quisiéramos pan con mantequilla y una taza de té .
mi hijo está sentado en un banco del jardín del castillo y nos espera .
no se preocupe , señor Rossi , le pediremos un taxi .
mi hermana quisiera carne con verduras y un vaso de zumo de manzana .
le pedí al mozo que nos trajera la confirmación de la reserva , pero no ha pasado nada .
quisiera quejarme : la cama supletoria no está hecha y el aire acondicionado está fuera de servicio .
no podemos dormir porque el aire acondicionado hace demasiado ruido .
la sopa de verduras que mi hermano pidió está demasiado salada .
¿ podría venir alguien a la habitación trescientos veinte ? la lavadora está estropeada .
quisiéramos quedarnos hasta el viernes .
estamos de buen humor porque hace sol hoy .
la autopista a Hamburgo está cortada , así que tenemos que dar un rodeo .
quiero coger el coche .
los turistas necesitan jarabe para la tos de la farmacia .
no sé si aparcaremos nuestro coche en el garaje mañana por la noche .
hola , ¿ conoce un buen restaurante cerca del hospital ?
quisiera quejarme : el aire acondicionado hace demasiado ruido y el ascensor está fuera de servicio .
el hervidor no funciona desde la una .
¿ puede darnos la dirección de la agencia de viajes , por favor ?
nos han robado el billete de avión y el móvil .
¿ perdió su tarjeta de crédito el sábado pasado ?
tenemos que pagar un ojo de la cara por los pantalones .
me alegro de que podamos comprar un peine el jueves .
los huéspedes tienen que hacer transbordo en Venecia .
el director dice que el museo merece una visita .
pienso comprar unas postales .
ni hablar de que mi compañero visite el acuario .
la playa está al lado del ayuntamiento .
en enero llego a Edimburgo y me quedo dos noches .
quisiera quejarme : la cama no está hecha y el colchón es demasiado duro .
aunque estamos cansados , queremos alquilar una bicicleta .
el caballero está intentando ir a la peluquería .
si no es mucha molestia , ¿ podría preparar la cuenta para mañana ?
olvidamos nuestro diario en el autobús y ahora tenemos que rellenar un formulario .
no hay de qué , señor López . ¡ buen viaje !
desde la torre se pueden ver el castillo y las montañas .
para mí una macedonia de frutas y un vaso de vino tinto , por favor .
hemos reservado una habitación familiar más barata a nombre de Navarro .
nos quedamos con la habitación doble .
el miércoles pasado compramos un billete para Edimburgo .
llevo desde las doce y veinticinco intentando comprar un billete para Zúrich .
él ha escrito una carta a su abuela .
lamentablemente no tenemos habitaciones dobles libres hasta el sábado .
¿ podría enseñarnos en el mapa dónde está el ayuntamiento ?
¿ hay alguien aquí que hable portugués ? mi hermana no habla alemán .
el abrigo gris que la camarera de piso encontró en la habitación tres es de la señora .
el juez está todavía en el juzgado , no podemos hablar con él antes de la una .
¿ dónde tengo que hacer transbordo para ir a la comisaría ?
la torre es más bonita que el museo .
¿ cuánto tiempo tengo antes de que salga el avión ?
¿ cuánto se tarda en reparar el hervidor ?
quiero cambiar de habitación porque el aire acondicionado no funciona .
de eso ni hablar , señor López .
vinimos a Salzburgo para hacer un picnic .
¿ puede preparar la cuenta para mañana , por favor ?
no vale la pena visitar el mercado cubierto .
desde el tejado se pueden ver la exposición y las montañas .
lamentablemente ya no quedan entradas para la visita guiada .
perdimos el enlace en Viena porque el tren llegó demasiado tarde .
la carretera a Salzburgo está cortada , así que tengo que dar un rodeo .
tome las pastillas siete veces al día , antes de las comidas .
avísenos en cuanto la cuenta esté lista , por favor .
¿ por qué no quiere volar a París ?
estoy de buen humor porque nieva en este momento .
la librería está enfrente del zoo .
lo sentimos mucho , señora López . el técnico vendrá dentro de quince minutos .
mi hermana puede tener la habitación individual con escritorio .
desde ayer me duele la cabeza .
el señor Taylor celebra su aniversario de boda mañana ; quisiera encargar una botella de vino .
nuestros amigos han olvidado reservar una habitación familiar .
me llamo García , tengo una reserva para hoy .
hemos comprado un florero para nuestra vecina .
la obra de teatro dura cinco horas .
la suite que reservamos por teléfono es demasiado cara .
el ayuntamiento está abierto desde las diez y media hasta las ocho , pero los viernes está cerrado .
es importante que mi compañero compre un cepillo de dientes hoy .
¿ le importaría guardar el equipaje hasta las dos menos diez ?
ellos querían comer algo el mes pasado .
perdí el enlace en Zúrich porque el tren estaba lleno .
me he dejado mis gafas en el autobús a Barcelona .
la playa está a dos pasos de la famosa catedral .
no hay toallas en la habitación ciento doce .
pienso visitar el hermoso castillo .
primero mi hija quisiera pagar la cuenta y después comprar unos sellos .
quería preguntarle si podría darme una habitación individual con vistas al castillo .
deberíamos seguir viaje a Venecia .
hemos oído que el minibar está incluido en el precio .
la recepcionista dice que la sala de conferencias no está en la cuarta planta .
¿ cuánto tiempo tenemos antes de que salga el autobús ?
es una lástima que el inodoro esté estropeado .
si el jueves nieva , los niños van a quedarse en el hotel .
hola , ¿ cuánto dura el vuelo de Varsovia a Atenas ?
el mes pasado queríamos levantarnos temprano .
dudo que mi hijo se cambie a otra habitación el domingo .
llévenos a la parada de taxis , por favor , tenemos prisa .
siento que hayamos perdido nuestra bolsa de viaje el treinta de enero .
estoy buscando mis gafas de sol . ¿ las ha visto ?
ella acaba de llegar a Bruselas .
no sé si podemos descansar un poco .
llego el domingo once de mayo a las doce y cuarto .
quisiera aparcar mi coche en el garaje después de la cena .
mi compañero no tiene tiempo de participar en la excursión .
le pedí al mozo que nos trajera seis hervidores , pero no ha pasado nada .
¿ podría preparar la cuenta de la habitación treinta y seis ? me marcho hoy .
el juez está todavía en el juzgado , no puedo hablar con él antes de las tres y media .
el secador de la habitación trescientos doce está estropeado .
no hay de qué , señora Moreno . ¡ buen viaje !
quisiéramos seis entradas para la visita guiada del seis de mayo .
una pregunta : estoy buscando mi llave de la habitación . ¿ la ha visto ?
tome la segunda calle a la izquierda y verá el faro delante de usted .
un taxi a la librería cuesta unos treinta y nueve euros .
despiértenos el viernes a las doce y diez , por favor , tenemos que coger el tren a Praga .
me alegro de que nos cambiemos a otra habitación .
el espejo no está limpio .
ella no tiene ganas de probar el pescado de la región .
buenas noches , todavía no he recibido la hoja de registro . ¿ podría enseñármela ?
el abrigo que mi compañero compró es demasiado pequeño .
no podemos dormir porque la cama supletoria es demasiado pequeña .
cargue una botella de vino blanco a la cuenta de la habitación tres , por favor .
una taza de café cuesta seis euros con cincuenta .
queremos cancelar nuestra reserva el sábado a las diez y media .
mi hermano ha olvidado comprar crema solar .
lamentablemente no tenemos apartamentos luminosos libres en diciembre .
el garaje del hotel está abierto hasta las once y diez .
el señor Fischer suele levantarse a las ocho y cuarto .
si el tren está lleno , los niños irán a pie .
me encantaría hacer un picnic .
mañana a las dos y media puedo ir a la ópera .
quisiera quejarme : el teléfono está fuera de servicio y el apartamento es demasiado caluroso .
se tarda dos horas en llegar a Edimburgo en coche .
llegué tarde porque el autobús llegó demasiado tarde .
me encantaría ir a nadar .
el caballero vino a Colonia para ir a nadar .
¿ sería posible que nos diera la dirección del dentista ?
la motocicleta que nuestros amigos alquilaron es demasiado pequeña .
mi hijo ha perdido su tarjeta de crédito y ahora tiene que ir a la oficina de objetos perdidos .
disculpe , ¿ cómo llego a la farmacia ?
primero quisiera pagar la cuenta y después ir a la ópera .
me han robado el billete de tren y las gafas de sol .
queremos que mi compañero vaya a bailar .
quiero que la recepcionista espere un momento .
el señor Fischer celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
la autopista a Edimburgo está cortada , así que tenemos que dar un rodeo .
busco un hotel que esté cerca de la comisaría .
espero que mi compañero pueda esperar en el jardín .
¿ sería posible que me ayudara con el equipaje ?
buenos días , ¿ hay cerca del hotel un médico que hable francés ?
el avión a Edimburgo despega a las ocho y veinticinco .
el director llevará el equipaje a la habitación .
a las seis cancelamos nuestra reserva .
ella está a punto de llamar a su oficina .
¿ se celebra el concierto el trece de junio ?
la carretera a Colonia está cortada , así que tenemos que dar un rodeo .
¿ podría decirnos de dónde sale el autocar para Londres ?
no sé si podemos pagar la cuenta dentro de tres horas .
hay una postal sobre la mesa de la habitación cuarenta y seis .
queremos que mi mujer haga senderismo por la montaña .
repare la conexión a internet , por favor .
me interesa el acuario . ¿ hay una visita guiada en italiano ?
el autobús para en Zúrich .
de primero quisiéramos una sopa de tomate y de segundo patatas con queso .
primero mi hijo quisiera ir a la peluquería y después comprar unas postales .
mi mujer está acostumbrada a acostarse tarde .
ocho billetes de ida a Valencia para el veinticuatro de noviembre , por favor .
nos quedamos con el apartamento luminoso .
quiero que nos dé la dirección del museo .
cuando llegue a Granada , voy a visitar la torre .
¿ podría preparar la cuenta de la habitación trescientos cuatro ? nos marchamos mañana .
perdí el enlace en Roma porque el tren nocturno llegó con retraso .
¿ puedes guardar el equipaje hasta las seis , por favor ?
¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
si el domingo hace buen tiempo , mi hija va a nadar en el lago .
ella olvidó su anillo en el restaurante el domingo pasado .
la señora Dubois no tiene hambre , pero quisiera una taza de café .
tenemos que ir al banco antes de las tres porque necesitamos dinero .
mi hermana suele levantarse a las siete y media .
el hotel en el que los turistas estuvieron en Hamburgo no era tan caro .
el mozo que habla inglés es muy amable .
tengo que darme prisa porque el tren nocturno para Salzburgo sale dentro de cincuenta minutos .
quisiéramos comprar una chaqueta roja y un cuaderno .
después de la cena él quiere comprar una guía de viajes , pero antes tiene que ir a la policía .
mi número de teléfono es el cuatro cuatro uno dos seis .
el grifo de la habitación trescientos doce no funciona .
¿ me puede dar la dirección del hospital ?
buenas noches , ¿ quiere probar el pescado de la región o prefiere nadar en el lago ?
¿ han encontrado una cartera ? nos la hemos dejado en el bar .
lloverá , por eso voy a acostarme temprano .
mi hermana necesita algo para la tos .
no hemos estado nunca en París , pero conocemos bien Praga .
hemos escrito una carta a nuestra abuela .
no me traiga todavía la buena sopa de pescado , por favor .
¿ por qué no cancelaste tu reserva ?
el hotel en el que estuve en París estaba cerca de la estación .
el huésped de la habitación doscientos diez se marcha mañana .
esta noche nevará , por eso los huéspedes verán la televisión .
¿ cómo se apaga la calefacción ?
hasta que llegue mi compañero , queremos tomar algo en el bar .
el médico dice que mi hijo tiene que beber mucha agua durante dos días .
tome la tercera calle a la derecha y verá el museo de arte nuevo delante de usted .
¿ quieres reunirte con unos amigos en la estación o prefieres fotografiar el zoo ?
creo que ellos pueden preguntar en la recepción esta noche .
estamos a punto de cambiar nuestro vuelo .
mi hermana quería llamar a su oficina hace siete días .
buenos días , el señor Schmidt no está en este momento . ¿ quiere dejar un recado ?
¿ qué día es hoy ? - hoy es sábado , veintiséis de enero .
quisiera saber si el autocar sale a las dos y media .
ella está a punto de pagar la cuenta .
¿ cuánto dura el trayecto de Edimburgo a Lisboa ?
nevará mañana , por eso queremos ver la televisión .
¿ va este tren a Barcelona ?
lamentablemente no tenemos habitaciones dobles más grandes libres antes del tres de junio .
nadie pudo decirme dónde está la estación .
después de la cena queremos dar un paseo por el bosque , pero antes tenemos que ir al médico .
lo sentimos mucho , señora Moreno . el técnico vendrá inmediatamente .
hablo inglés , pero no entiendo el portugués .
quiero que mi hermano participe en la visita de la ciudad .
ni hablar de que mi hija visite el faro y el zoo .
mi hija puede tener la suite bonita con ducha .
¿ cuánto cuesta alquilar una bicicleta por seis días ?
¿ quisieras almorzar en el restaurante mañana a las tres menos cuarto ?
pienso que mi hija puede quedarse en el hotel a las ocho y cinco .
¿ puede la recepcionista traernos dos platos ?
antes de que anochezca , quisiéramos ir al teatro .
camarero , pedí un filete , pero me ha traído una sopa .
¿ podemos dejar aquí nuestro diario hasta la una ?
me gustó mucho la visita guiada .
una pregunta : ¿ tienen una casa de vacaciones para cinco personas hasta el sábado ?
cuando llegue a Salzburgo , voy a hacer un picnic .
¿ dejó su pasaporte en casa anteayer ?
hemos pedido una sopa de verduras . ¿ cuándo nos la va a traer ?
la mujer con la que mis padres hablaron ayer era muy amable .
el despertador de mi habitación no funciona .
¿ puede preparar la cuenta para mañana ? muchas gracias de antemano .
el vuelo a Hamburgo fue cancelado por la huelga .
el tren rápido para Sevilla sale a las diez y media del andén seis .
el billete a Venecia cuesta catorce euros , pero solo tengo un billete de cien euros .
la catedral es más grande que el castillo .
¿ fue al mercado el mes pasado ?
la oficina de objetos perdidos está a dos pasos del zoo .
¿ por qué no te marchaste ?
estoy buscando mi móvil nuevo . ¿ lo ha visto ?
mi marido dejó su carné de conducir en la habitación ayer y ahora tiene que ir a la policía .
perdí mi tarjeta de crédito .
¿ sale el tren rápido a las once ?
la película empieza a las diez .
no podemos dormir porque el frigorífico es demasiado ruidoso .
¿ zarpa el ferry a las seis menos cuarto ?
ellos quisieran carne con verduras y una botella de vino tinto .
suelo levantarme a las nueve y media .
lamentablemente no tenemos habitaciones tranquilas libres hasta el lunes .
ella acaba de pagar con cheque .
la obra de teatro que queríamos ver ya ha empezado .
quisiera quejarme : el ascensor es demasiado ruidoso y el despertador está estropeado .
me han robado el carné de conducir y la maleta .
me alegro de que ellos reserven una habitación familiar para nueve noches .
quisiéramos pollo con arroz y tres vasos de agua mineral .
no creo que podamos descansar un poco mañana por la mañana .
¿ quiere participar en la visita guiada el martes ?
cuando el taxista habla español , me suena a chino .
una habitación individual grande cuesta sesenta y cinco euros por noche , y el servicio de habitaciones está incluido .
¿ puede darnos la llave de la habitación cincuenta y seis , por favor ? muchas gracias de antemano .
¿ dónde podemos comprar unas tijeras ?
todavía no hemos recibido la lista de precios . ¿ podría dárnosla ?
dudo que compremos un billete para Hamburgo .
hay que planchar estas camisas antes del jueves .
¿ le importaría rellenar el formulario ? gracias por su ayuda .
quisiera comprar un bañador azul y una postal .
los turistas necesitan una tirita de la farmacia .
mi marido tiene que hacer cola dos horas en el aeropuerto .
¿ tienen una habitación familiar para cinco personas para seis noches ?
siento que hayamos perdido nuestro billete de avión .
¿ cuándo abre el zoo los jueves ?
el tren de París a Praga lleva diez minutos de retraso .
¿ sabe cómo se va del centro comercial a la iglesia ?
el mes pasado mi hermano se resfrió . ¿ qué debería hacer ?
desde el tejado se pueden ver la biblioteca y el jardín .
no he estado nunca en Edimburgo , pero conozco bien Múnich .
quiero que me dé la llave de la habitación ciento cinco .
deberíamos ver la televisión el fin de semana .
en Lisboa lleva siete días lloviendo .
quisiera reservar una casa de vacaciones para siete personas del dieciocho al veinticinco de octubre .
tenemos suerte : podemos tomar algo en el bar dentro de cuatro horas .
la exposición , que está a cuarenta y cinco minutos de aquí , merece una visita .
resérveme una mesa junto a la ventana , por favor .
mi hija acaba de llegar a Edimburgo .
¿ podemos dejar aquí nuestro anillo hasta las cuatro y veinte ?
hasta que llegue la señora , queremos hacer un picnic .
el coche que mi hermano alquiló tiene una rueda pinchada .
he perdido mi paraguas y mi llave .
llame a la señora García al cuatro uno uno cero ocho , por favor .
preferiría una habitación individual que tenga caja fuerte .
quisiéramos reservar una casa de vacaciones para seis personas del tres al catorce de agosto .
prepare la cuenta para mañana , por favor .
el autobús sale a las nueve y diez .
tengo que hacer cola cinco horas en el museo .
estoy de vacaciones .
voy a quedarme cinco noches dentro de cuarenta minutos .
quisiera reservar una suite para ocho personas del veinticuatro al veintinueve de octubre .
tome las pastillas ocho veces al día , después de las comidas .
la barca que mi hermana alquiló tiene una rueda pinchada .
ni hablar de que mi compañero haga senderismo por la montaña .
la exposición nueva está abierta desde las ocho menos cuarto hasta las siete y cuarto , pero los martes está cerrada .
el camarero nos ha traído una pizza vegetariana en lugar de un pastel de manzana .
el monasterio está abierto desde las nueve hasta las nueve menos cuarto , pero los sábados está cerrado .
la guía con la que hablamos el miércoles era muy amable .
mi hijo perdió su carné de identidad el veintidós de marzo . ¿ qué debería hacer ?
¿ puede llevar las maletas al ascensor , por favor ?
la señora López llamó a las cinco y cinco y dejó un recado para el señor Weber .
hasta que lleguen mis hijos , quiero comprar un diccionario .
el viernes pasado mis hijos tuvieron que comer algo .
repare la cafetera , por favor .
disculpe , ¿ qué hora es ? - son las siete menos veinte .
la habitación que ellos reservaron por teléfono está en la sexta planta .
antes de que llegue el autobús , quisiéramos comprar una guía de viajes .
mis hijos perdieron el enlace en Colonia porque el autocar llegó demasiado tarde .
el médico dice que mi hija tiene que beber mucha agua durante siete días .
¿ dejó su tarjeta de crédito en la habitación ?
como el autocar llega demasiado tarde , no llegaremos hasta las doce y media .
hasta que lleguen nuestros amigos , quiero visitar el teatro de la ópera y la exposición .
anteayer trajimos nuestro perro .
no se preocupe , señora Wilson , le traeremos champú .
hola , ¿ podría traernos una taza de té y traernos una percha ?
he reservado un apartamento luminoso a nombre de Schmidt .
antes de que salga el tren , quisiera comprar unos sellos .
los turistas tienen que ver la televisión dentro de veinticinco minutos .
espero que podamos cambiar el bolso más barato por otra cosa mañana .
la calefacción de la habitación treinta y siete está estropeada .
quiero que nos traiga cinco vasos de zumo de naranja .
¿ cuánto dura el trayecto de Valencia a Viena ?
llame al señor García al uno tres tres cinco cero , por favor .
¿ qué vino va bien con el bocadillo ?
quisiéramos un asiento en el pasillo para el lunes .
¿ dónde está el contrato ? - se lo traeré dentro de cincuenta minutos .
les encantaría ir al mercado .
queremos cambiar de habitación porque la lavadora hace demasiado ruido .
¿ fue al teatro la semana pasada ?
tengo que ir al banco antes de las cinco menos cuarto porque necesito dinero .
a mi marido le gusta mucho la exposición .
no creo que él pueda dar un paseo por la rosaleda .
una habitación doble cuesta diecinueve euros por noche , y el servicio no está incluido .
de la gasolinera al faro hay solo treinta minutos a pie .
el camarero nos ha traído una tortilla en lugar de una sopa .
vinimos a Lisboa para comprar unos sellos .
la recepcionista quiere saber si queremos prolongar nuestra estancia más tarde .
¿ puede traernos la cuenta , por favor ?
después del desayuno mi mujer quiere probar el pescado de la región , pero antes tiene que ir a la peluquería .
acabamos de cambiar dinero .
hola , ¿ qué autobús va a la torre ?
hola , soy Miller , de la habitación ciento dos . necesito una manta adicional .
solo viajo a Praga de Pascuas a Ramos .
siento que hayamos roto la lámpara .
a mi hermana le gusta dormir con la ventana abierta .
quisiéramos reservar una suite grande para siete personas del veinticuatro al treinta y uno de diciembre .
mi hermana quisiera coger un taxi porque tiene prisa .
acabo de llegar a Londres .
¿ cuánto dura el viaje de Roma a Berlín ?
pienso que podemos trabajar en la biblioteca el fin de semana .
el director dice que la fiesta se celebra en el ayuntamiento .
él está esperando el autobús para Sevilla .
la señora tiene que pagar un ojo de la cara por la blusa verde .
¿ desea pagar por transferencia o con cheque , señora Walker ?
antes de que salga el tren , quisiéramos participar en el paseo en barco .
una habitación individual cuesta diecinueve euros por noche , y el aparcamiento está incluido .
el señor Walker vino a Varsovia para ir al mercado .
la ventana no se puede cerrar , y los niños escuchan música alta .
a mi marido le gustó mucho la visita de la ciudad .
he reservado una habitación individual más barata a nombre de Brown .
enviamos una carta a Edimburgo .
mi hija se ha roto la pierna y tiene que ir al hospital .
quisiera una habitación individual luminosa con escritorio y vistas al patio .
cuando llegue a Múnich , voy a hacer senderismo por la montaña .
aquí tiene su pasaporte , señor Moreno . su habitación está en la octava planta .
quisiéramos que nos despertaran a las siete menos cuarto , habitación cincuenta y seis .
mis padres saben que la carnicería está cerrada los martes .
desde el balcón se pueden ver el acuario y el lago .
hola , David , ¿ puedes darme el bolígrafo ?
perdimos el enlace en Roma porque el autocar llegó con retraso .
llame a un médico , por favor , mi mujer se ha roto la pierna .
ella está harta de esperar .
el faro , que está a veinte minutos de aquí , merece una visita .
no he estado nunca en Lisboa , pero conozco bien Roma .
el huésped de la habitación doscientos siete todavía no ha pagado .
los huéspedes que están en la quinta planta se han quejado .
hace dos días dejé el hotel .
buenos días , ¿ cuánto cuesta enviar una postal a Alemania ?
los huéspedes están a punto de cambiar los pantalones blancos por otra cosa .
lléveme al supermercado , por favor , tengo prisa .
mi hermano está de buen humor porque hace mucho calor hoy .
¿ puedo dejar aquí mi libro hasta la una y media ?
mi hermano quiere cambiar de habitación porque los niños escuchan música alta .
ya no tenemos jamón , pero puedo recomendarle la macedonia de frutas .
es posible que ellos reserven una suite cómoda para nueve noches .
él no tiene tiempo de ir a la playa .
nadie pudo decirme dónde está el aeropuerto .
queremos alquilar una barca en lugar de comprar un mapa .
ella no come ni verduras ni arroz .
el camarero nos ha traído una ensalada pequeña en lugar de una macedonia de frutas .
¿ puedo dejar aquí mi mochila gris hasta las cinco ?
me he perdido en el bosque . ¿ qué debería hacer ?
no creo que ella pueda participar en la visita de la ciudad .
disculpe , ¿ podría pasarme el pan , por favor ?
¿ podría dejar la habitación a las cinco menos veinte ?
pasamos dos días en Edimburgo y cuatro días en Varsovia .
pronto mi hermana llega a Edimburgo y se queda ocho noches .
ni hablar de que mi hermano visite el acuario .
el trayecto dura dos horas y veinticinco minutos .
despiérteme mañana a las nueve y cuarto , por favor , tengo que estar en el aeropuerto antes de la una menos cuarto .
camarero , pedí un bocadillo vegetariano , pero me ha traído una macedonia de frutas .
no hemos estado nunca en Múnich , pero conocemos bien Viena .
mi hermana quisiera pagar con tarjeta , pero el aparato no funciona .
hemos reservado un apartamento cómodo a nombre de Dubois .
tuve un accidente hace dos días .
¿ tienen platos sin champiñones ?
cuando llegué a Berlín , la bañera estaba sucia .
Julia , ¿ puedes prestarme cincuenta euros ?
nos han robado el billete de tren y la bolsa de viaje azul .
despiérteme mañana a las cuatro y cuarto , por favor , tengo que estar en el aeropuerto antes de las tres menos cuarto .
el camarero me ha traído una ensalada en lugar de una sopa de pescado caliente .
estamos buscando nuestra chaqueta . ¿ la ha visto ?
la señora no tiene ganas de ir a la playa .
el faro está abierto desde las ocho menos cuarto hasta las diez menos cuarto , pero los viernes está cerrado .
queremos dejar el hotel después del almuerzo .
la cama supletoria no está hecha .
el avión a Bruselas despega a las ocho menos veinte .
lamentablemente no tenemos habitaciones individuales luminosas libres antes del siete de julio .
quisiera saber si el barco llega a Lisboa a las tres menos cuarto .
el señor Moreno celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
dudo que ella lea un libro mañana .
como el tren lleva veinticinco minutos de retraso , no llegaré hasta las siete .
¿ qué tiempo hace en París en este momento ?
la librería está delante del hermoso mercado cubierto .
no se olvide de llamar a un médico , por favor .
si esta tarde nieva , mi compañero va a descansar un poco .
¿ quisiera desayunar en el restaurante más tarde ?
¿ dónde podemos comprar un sello ?
¿ hay alguien aquí que hable francés ? mis padres no hablan español .
no podemos dormir porque la suite huele a humo .
de la peluquería al teatro de la ópera hay solo veinticinco minutos a pie .
creo que puedo ir a nadar .
una suite cuesta cincuenta y cinco euros por noche , y el seguro está incluido .
espero que podamos tomar algo en el bar después del almuerzo .
dudo que tomemos algo en el bar dentro de diez minutos .
ya no tenemos jamón , pero puedo recomendarle el filete grande .
¿ puedo dejar aquí mi cámara hasta las doce y diez ?
