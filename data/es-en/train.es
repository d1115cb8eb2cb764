lamentablemente no tenemos suites luminosas libres en octubre .
para mí una pizza vegetariana y tres vasos de cerveza , por favor .
mi número de teléfono es el ocho ocho seis dos siete .
es posible que preguntemos en la recepción .
¿ le importaría guardar el equipaje hasta las cinco y media ?
¿ podría cambiarme trescientos euros y preparar la cuenta para mañana ? muchas gracias .
he comprado un juguete para mis padres .
me he resfriado . ¿ qué debería hacer ?
¿ puedo dejar aquí mi abrigo hasta las dos menos cuarto ?
la gasolinera está delante de la famosa biblioteca .
la blusa que compré es demasiado corta .
es una lástima que la luz no funcione .
la señora tiene que coger un taxi porque el autocar está lleno .
mis hijos tienen que hacer transbordo en Londres .
el jersey que ellos compraron es demasiado pequeño .
la sauna está en la séptima planta .
¿ puedes darme la llave de la habitación veinte , por favor ?
¿ está el bar en la séptima planta ?
¿ quieres visitar el ayuntamiento o prefieres participar en la visita guiada ?
¿ hay cerca del hotel un dentista que hable español ?
siento que mis padres hayan perdido sus guantes el martes pasado .
vinimos a Venecia para visitar el famoso museo y el zoo .
el ascensor está estropeado , así que tengo que subir a pie a la novena planta .
tenemos que ir al banco antes de las cinco y cuarto porque necesitamos dinero .
son cinco euros . - quédese con el cambio .
¿ sabía que la sala de desayunos está en la séptima planta ?
nadie pudo decirme dónde está el centro comercial .
¿ han encontrado una cartera ? me la he dejado en el comedor .
¿ podría preparar la cuenta de la habitación veintiuno ? nos marchamos hoy .
el taxi que mi hermana pidió para las nueve menos diez todavía no ha venido .
¿ podría darnos el número de teléfono del aeropuerto ? muchas gracias de antemano .
pienso comprar unas postales .
he pedido una tortilla . ¿ cuándo me la va a traer ?
la autopista a Lisboa está cortada , así que tenemos que dar un rodeo .
no comemos ni patatas ni verduras .
¿ cuánto cuesta enviar una carta a Inglaterra ?
son treinta y tres euros . - quédese con el cambio .
el pronóstico dice que nevará .
la señora López llamó a las cinco y cinco y dejó un recado para el señor Weber .
tráiganos un adaptador , por favor .
no como ni queso ni patatas .
nuestros amigos perdieron su tarjeta de crédito la semana pasada y ahora tienen que ir a la oficina de objetos perdidos .
seis sellos para postales a Alemania , por favor .
camarero , pedí un helado , pero me ha traído un filete .
disculpe , ¿ qué hora es ? - son las cinco y diez .
el martes pasado nos perdimos en el casco antiguo . ¿ qué deberíamos hacer ?
llame a un médico , por favor , mi hijo se ha desmayado .
el señor Wagner tiene suerte : puede probar el pescado de la región .
el caballero quisiera pan con mantequilla y dos vasos de agua mineral .
nuestros amigos tienen que pagar un ojo de la cara por el sombrero más barato .
¿ sería posible que rellenara el formulario ?
todavía no he recibido la hoja de registro . ¿ podría enseñármela ?
la habitación que ellos reservaron por teléfono está en la sexta planta .
estamos hartos de la lluvia .
¿ quién puede traducir esta carta ?
quisiéramos reservar una mesa para dos personas junto a la ventana .
el hotel en el que mi hermana estuvo en Zúrich no era tan caro .
tememos que el autocar llegue demasiado tarde .
la chaqueta cuesta un ojo de la cara .
el caballero tuvo un accidente hace dos horas .
ella está buscando su maleta . ¿ la ha visto ?
¿ cuánto cuesta alquilar una motocicleta por nueve días ?
¿ podría limpiar la habitación cuarenta y nueve , por favor ?
a las seis queremos fotografiar la exposición .
es posible que leamos un libro dentro de diez minutos .
buenas noches , señor Moreno . ¿ ha dormido bien ?
¿ sabe cómo se va de la parada de taxis al ayuntamiento ?
el billete a Barcelona cuesta dieciséis euros , pero mis padres solo tienen un billete de cien euros .
viajo sola .
ya no tenemos pollo , pero puedo recomendarle el buen filete .
¿ hay una habitación doble libre del ocho al veintidós de febrero ?
hay que limpiar estas camisas antes del viernes .
hola , la semana pasada olvidamos nuestros guantes verdes en el autobús . ¿ qué deberíamos hacer ?
va a hacer mucho frío la próxima semana .
quisiera una habitación familiar con terraza , por favor .
estoy seguro de que fotografiaremos el palacio mañana .
nos duchamos el miércoles a las siete y cinco .
hemos nadado en el lago .
¿ cuántas tazas necesita ? - dos , por favor .
tráigame la hoja de registro , por favor .
el jersey rojo cuesta ciento veinticinco euros , pero la corbata amarilla es más barata .
lléveme al banco , por favor , tengo prisa .
la camisa que ellos compraron es demasiado larga .
mis hijos tienen que darse prisa porque el tren rápido para Edimburgo sale dentro de veinte minutos .
el desayuno se sirve a partir de las ocho y cuarto en el comedor .
¿ por qué no te marchaste ?
¿ podría decirme a qué hora sale el tren nocturno para Salzburgo ?
la exposición está abierta desde las diez hasta las cinco menos cuarto , pero los sábados está cerrada .
ella está harta de esperar .
la sopa de tomate que pedimos está quemada .
el billete a Ginebra cuesta ciento diez euros , pero solo tengo un billete de cien euros .
no hemos estado nunca en Roma , pero conocemos bien Edimburgo .
la autopista a Salzburgo está cortada , así que tengo que coger el tren .
si mañana hace demasiado frío , leeremos un libro .
¿ podría venir alguien a la habitación doscientos siete ? la cama supletoria es demasiado pequeña .
en Londres llueve a cántaros , por eso voy a ir al teatro .
deme su pasaporte y firme aquí , por favor .
¿ podría venir alguien a la habitación dieciocho ? el ascensor hace demasiado ruido .
¿ visitó el teatro de la ópera y la biblioteca el domingo pasado ?
el trayecto dura dos horas y cinco minutos .
la señora debería reservar una suite bonita para seis noches .
el señor Fischer va a seguir viaje a Venecia mañana a las siete y veinticinco .
¿ de dónde eres , Martin ? - soy de Italia .
¿ hay alguien aquí que hable francés ? los huéspedes no hablan portugués .
me encantaría visitar el ayuntamiento y el monasterio .
lo sentimos mucho , señor Taylor . la camarera de piso se ocupará de ello dentro de veinticinco minutos .
¿ puedes traernos la hoja de registro , por favor ?
¿ qué día es hoy ? - hoy es sábado , veintinueve de enero .
de primero quisiera una sopa de verduras y de segundo patatas con queso .
nos encantaría ir a la playa .
el médico dice que nuestros amigos tienen que tomar las pastillas durante nueve días .
la conexión a internet de nuestra habitación está estropeada .
he comprado chocolate para mi hermana .
son nueve euros . - quédese con el cambio .
¿ dónde está la lista de precios ? - se la enseñaré dentro de cuarenta minutos .
siga todo recto y luego gire a la derecha en la peluquería .
¿ cuándo sale el primer tren para Viena ?
la bufanda azul que la camarera de piso encontró debajo de la cama es de los niños .
¿ hay alguien aquí que hable francés ? mi marido no habla inglés .
¿ podría decirnos si el restaurante está en la cuarta planta ?
me llamo Rossi , tengo una reserva para nueve noches .
si el fin de semana hace buen tiempo , vamos a nadar en el lago .
después del almuerzo quiero hacer senderismo por la montaña , pero antes tengo que reservar una habitación .
comeré algo .
un vaso de vino cuesta tres euros con cuarenta .
es importante que mi hija prolongue su estancia hoy .
de primero quisiéramos una ensalada y de segundo fideos con champiñones .
los huéspedes llevan desde las seis menos cuarto intentando aparcar su coche en el garaje .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la estación .
es importante que mi hermano hable con el médico antes de las tres .
el trayecto dura seis horas y treinta minutos .
primero quisiera recoger mi cámara y después hacer senderismo por la montaña .
tenemos que ir al banco antes de las nueve y media porque necesitamos dinero .
he pedido una tortilla grande . ¿ cuándo me la va a traer ?
nos hemos dejado nuestro paraguas en el avión a Múnich .
deberíamos ver la televisión el fin de semana .
¿ tienen una habitación familiar para ocho personas desde el miércoles hasta el sábado ?
vine a Valencia para comprar un mapa .
no se preocupe , señor Brown , repararemos el hervidor .
llévenos a la embajada , por favor , tenemos prisa .
tenemos que hacer transbordo en Colonia .
la ventana no se puede abrir , y el mando a distancia no funciona .
quisiéramos pagar por separado . ¿ cuánto cuesta la macedonia de frutas ?
aquí tiene su llave , señora Brown . su habitación está en la segunda planta .
el teatro de la ópera está abierto desde las once menos cuarto hasta las cuatro y cuarto , pero los viernes está cerrado .
mi marido ha olvidado reservar una mesa para cinco personas .
la habitación doble cómoda que mi hermano reservó en abril es demasiado pequeña .
mis padres vinieron a Valencia para alquilar una barca .
mi compañero tiene treinta y ocho grados de fiebre y dolor de cabeza .
hemos oído que el curso de idiomas se celebra en la sala de conferencias .
¿ puede imprimir la hoja de registro ?
¿ cuándo sale el primer tren regional para París ?
¿ quieres visitar el palacio el próximo mes ?
un taxi a la gasolinera cuesta unos catorce euros .
¿ a qué hora sale el autobús para Venecia ?
quisiéramos alquilar una barca por cinco días .
de eso ni hablar , señora López .
¿ podría enseñarnos en el mapa dónde está la fortaleza ?
quisiéramos comprar un sombrero y chocolate .
conozco la fortaleza .
ni hablar de que mi hija pruebe el pescado de la región .
probé el vino de la región anteayer .
quisiéramos reservar una casa de vacaciones grande para siete personas del tres al diez de octubre .
desde el miércoles me duele la muela .
perdimos el enlace en Berlín porque el autobús llegó demasiado tarde .
el señor Miller llegará el siete de agosto a las once menos cuarto .
hay que planchar estas camisas antes del viernes .
la señora Schmidt celebra su aniversario de boda mañana ; quisiera encargar una tarta .
denos la llave de la habitación treinta y ocho , por favor .
¿ quieres tomar algo en el bar el martes ?
queremos visitar el famoso museo y el ayuntamiento en lugar de fotografiar el acuario .
la parada de taxis está a dos pasos del acuario .
hola , soy Serrano , de la habitación tres . quisiera pedir el desayuno .
pasé seis días en Colonia y ocho días en Varsovia .
¿ sería posible que nos trajera un albornoz y una percha ?
dudo que ella compre unos recuerdos .
el señor Moreno no está en este momento . ¿ quiere dejar un recado ?
ellos están buscando su bufanda . ¿ la ha visto ?
¿ dónde tenemos que bajar para ir al centro comercial ?
tuve un accidente el lunes pasado .
la familia Wagner se aloja aquí desde el diecinueve de septiembre .
de eso ni hablar , señora Walker .
quiero hacer senderismo por la montaña en lugar de comprar un cuaderno .
en diciembre suele hacer mucho viento en Varsovia .
quisiera hablar con el señor García , por favor .
el tren de Lisboa a Zúrich lleva veinticinco minutos de retraso .
cuando llegué a Zúrich , el inodoro no funcionaba .
por culpa del mal tiempo mi hija tiene más tiempo para dormir .
¿ está el famoso faro abierto hasta las siete menos cuarto ?
Atenas es la ciudad más bonita que he visto nunca .
desde el balcón se pueden ver el teatro de la ópera y las montañas .
cuando lleguemos a Sevilla , vamos a ir de compras .
disculpe , ¿ cómo llegamos a la farmacia ?
despiérteme el domingo a las tres menos cuarto , por favor , tengo que coger el tren a Granada .
¿ cuánto cuesta una habitación doble grande con caja fuerte por noche ?
la cafetera de mi habitación está estropeada .
la ventana no se puede abrir , y la cama supletoria no está hecha .
ella durmió como un tronco porque la habitación era tan tranquila .
¿ cuánto cuesta la blusa más pequeña del escaparate ?
su habitación está en la segunda planta , a la izquierda .
¿ hay una habitación individual libre del quince al veintiocho de marzo ?
hola , ¿ puedes traerme una cuchara y una taza , por favor ?
si mañana nieva , mis padres tomarán algo en el bar .
cancelaremos nuestra reserva .
el tren no va a Berlín .
tengo que ir al banco antes de las tres y veinticinco porque necesito dinero .
pregúntele al señor Brown si quiere participar en la excursión , por favor .
el famoso museo , que está a cinco minutos de aquí , merece una visita .
¿ cuándo quieres aparcar tu coche en el garaje ?
nos hemos dejado nuestra cámara en el autobús a Atenas .
después del desayuno los niños quieren ir al teatro , pero antes tienen que reservar un apartamento .
el médico dice que mi hermano tiene que quedarse en la cama durante seis días .
¿ nos podemos llevar la bicicleta ?
cuando lleguemos a Hamburgo , vamos a dar un paseo por el bosque .
quisiéramos que nos despertaran a las ocho , habitación treinta .
a la una y cuarto me marcho .
él lleva desde las once y cuarto intentando cambiar su vuelo .
¿ tienen una habitación familiar tranquila para seis personas desde el martes hasta el miércoles ?
pregúntele a la señora García si quiere ir al mercado , por favor .
los huéspedes vinieron a Ginebra para fotografiar el faro .
queremos que mi hija compre una postal .
solo viajamos a Granada de Pascuas a Ramos .
¿ cuánto cuestan las botas cómodas del escaparate ?
ya es hora de que mis hijos reserven una mesa para cuatro personas .
¿ cuánto cuesta alquilar un coche por tres días ?
aunque estamos enfermos , queremos reunirnos con unos amigos en la estación .
lloverá el fin de semana , por eso ella quiere descansar un poco .
el huésped de la habitación cuatrocientos seis ha perdido su llave .
nadie pudo decirnos dónde está la farmacia .
quisiéramos carne con verduras y un vaso de leche .
¿ podría darme el número de teléfono del aeropuerto ?
después del desayuno mis padres quieren visitar la exposición , pero antes tienen que dejar su anillo en la recepción .
el hotel en el que estuve en Londres era más cómodo .
llame a la señora Becker al siete cuatro ocho seis siete , por favor .
la lavadora está fuera de servicio .
si esta tarde nieva , mi compañero va a descansar un poco .
quisiéramos que nos despertaran a las nueve menos cinco , habitación doscientos veinte .
hay una postal sobre la mesa de la habitación cuarenta y seis .
¿ cuándo abre el teatro de la ópera los lunes ?
el barco va a Génova .
¿ cuánto cuesta enviar una postal a Portugal ?
mi reloj va atrasado ; ya son las diez .
hablamos alemán , pero no entendemos el español .
lamentablemente no tenemos habitaciones individuales libres antes del siete de junio .
¿ a qué hora sale el autocar para París ?
quisiera una suite con cocina , por favor .
¿ por qué no puede visitar el monasterio ?
la parada de taxis está enfrente del castillo .
ellos hablan francés , pero no entienden el italiano .
desde el viernes me duele el estómago .
hay que lavar estas camisas antes del sábado .
¿ podría preparar la cuenta de la habitación cincuenta y nueve ? nos marchamos dentro de dos horas .
si mañana llueve , iré al teatro .
la semana pasada mi marido quería ir a la playa .
va a nevar pasado mañana .
busco un hotel que esté cerca de la comisaría .
¿ quién puede llevar las maletas a la recepción ?
pienso participar en el paseo en barco .
¿ va este autobús a Granada ?
para mí un filete y una taza de café , por favor .
el señor Fischer tiene suerte : puede comprar una postal el domingo .
he escrito una carta a mi hermana .
el billete a Zúrich cuesta diecisiete euros , pero mis hijos solo tienen un billete de cien euros .
el miércoles pasado olvidé mi bolso en el autobús . ¿ qué debería hacer ?
el billete a Praga cuesta veintitrés euros , pero mi marido solo tiene un billete de cien euros .
¿ puedo dejar aquí mi collar hasta las seis y media ?
esta chaqueta es demasiado grande .
más tarde quiero cambiar dinero .
la recepcionista quiere saber si queremos aparcar nuestro coche en el garaje .
aquí tiene su llave , señora López . su habitación está en la tercera planta .
el señor López está buscando su collar . ¿ lo ha visto ?
el servicio está incluido en el precio .
¿ sabe a qué hora abre la iglesia ?
¿ conoce un buen restaurante cerca de la oficina de correos ?
se tarda diez minutos en preparar la tabla de quesos .
llame a un médico , por favor , mi marido ha tenido un accidente .
mi número de teléfono es el nueve cuatro ocho siete seis .
la radio de la habitación veintiuno no funciona .
¿ cuándo cierra la iglesia los miércoles ?
quisiéramos reservar una mesa para dos personas para las dos y media .
mi hermano está sentado en un banco del parque y nos espera .
Lisboa es la ciudad más bonita que los niños han visto nunca .
cargue un vaso de zumo de manzana a la cuenta de la habitación doscientos diez , por favor .
lo sentimos mucho , señora Schmidt . la camarera de piso se ocupará de ello dentro de quince minutos .
tenemos que darnos prisa porque el tren rápido para Roma sale dentro de veinticinco minutos .
pienso que hablaré con el cocinero esta noche .
ellos tienen muchas ganas de probar el pescado de la región el fin de semana .
¿ sabe cómo se va de la oficina de correos al teatro ?
acabamos de darnos cuenta de que la impresora no funciona .
queremos dar un paseo por el bosque en lugar de reunirnos con unos amigos en la estación .
primero los turistas quisieran cancelar su reserva y después ir a la playa .
¿ quiere fotografiar el faro ?
tome la tercera calle a la derecha y verá el castillo delante de usted .
se tarda seis horas en reparar el televisor .
¿ de dónde eres , Julia ? - soy de Alemania .
¿ sabe cómo se va de la playa al zoo ?
el huésped de la habitación trescientos doce ha pedido el desayuno .
¿ puedo dejar aquí mi abrigo hasta las seis menos diez ?
quisiera reservar una suite para tres noches .
dejo mi paraguas en la recepción mañana por la mañana .
el hotel más barato de Viena está junto al mar .
tengo que darme prisa porque el tren rápido para Viena sale dentro de veinticinco minutos .
nuestros amigos están buscando su libro . ¿ lo ha visto ?
ella quería comprar una guía de viajes la semana pasada .
el señor Wilson llamó a las ocho y cuarto y dejó un recado para el señor Navarro .
mi compañero tiene que coger un taxi porque el autocar llega demasiado tarde .
el mozo que habla alemán es muy amable .
quisiera reunirme con unos amigos en la estación y participar en el curso de idiomas .
no creo que podamos dejar el hotel dentro de cinco días .
¿ podría darnos la dirección de la agencia de viajes , por favor ?
se tarda quince minutos en preparar la sopa de pescado .
quisiera reservar una habitación individual cómoda para dos noches .
cuando llegué a Hamburgo , el cuarto de baño no estaba listo .
¿ qué recomienda , la macedonia de frutas o la tabla de quesos pequeña ?
no puedo dormir porque los niños escuchan música alta .
el mes pasado mi mujer leyó un libro .
el médico dice que mis hijos tienen que beber mucha agua durante dos días .
los niños tienen que hacer transbordo en Barcelona .
ni hablar de que mi hermana participe en la cata de vinos .
de primero quisiera una sopa de pescado y de segundo carne con verduras .
mis padres saben que la carnicería está cerrada los martes .
no tengo que dejar mi cámara nueva en la recepción .
el castillo de Berlín es más antiguo que el de Madrid .
mi hermana tuvo que pagar con cheque .
la señora Schmidt ha comprado un florero para su familia .
¿ se celebra el concierto el trece de junio ?
lamentablemente el hotel está completo hasta el veintidós de octubre .
un billete de ida a Londres , por favor , en segunda clase .
el hotel más barato de Venecia está en la terraza .
le pedí al mozo que apagara la luz , pero no ha pasado nada .
quisiéramos reservar una habitación familiar para siete personas del veintidós al veintinueve de septiembre .
tuvimos un accidente ayer por la tarde . ¿ qué deberíamos hacer ?
el hotel en el que él estuvo en Venecia no era tan caro .
el billete a Praga cuesta cincuenta y cinco euros , pero mis padres solo tienen un billete de cincuenta euros .
el señor Moreno celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
el apartamento más grande que el señor Wagner reservó la semana pasada está en la sexta planta .
no tengo tiempo de nadar en el lago .
un taxi al banco cuesta unos quince euros .
el castillo de Varsovia es más antiguo que el de Colonia .
me quedo con la habitación doble .
¿ le importaría hablar más despacio ?
¿ dónde puedo comprar pasta de dientes ?
mi hijo perdió su carné de identidad el veintidós de marzo . ¿ qué debería hacer ?
nevará esta noche , por eso mi hermano tomará algo en el bar .
¿ podría venir alguien a la habitación doscientos cinco ? la calefacción está estropeada .
primero quisiéramos enviar una carta a Varsovia y después fotografiar el hermoso teatro de la ópera .
buenos días , soy Brown , de la habitación treinta y dos . necesito una manta adicional .
lamentablemente no tenemos habitaciones individuales más grandes libres en diciembre .
de eso ni hablar , señora Schmidt .
¿ dónde está el papel de carta ? ¿ podría traérnoslo , por favor ?
hay que planchar estos pantalones antes del miércoles .
el tren de Granada a Venecia lleva cuarenta y cinco minutos de retraso .
lléveme a la oficina de correos , por favor , tengo prisa .
tenemos suerte : podemos probar el queso de la región .
el camarero me ha traído un pastel de manzana en lugar de un bocadillo grande .
la bolsa de viaje que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
me quedo hoy en el hotel porque estoy cansado .
tengo que pedir un filete .
antes de que salga el tren , quisiéramos participar en el paseo en barco .
¿ puede traerme una cuna y una cama supletoria , por favor ?
¿ podemos dejar aquí nuestra maleta hasta las cinco y diez ?
pregúntele a la señora Weber si quiere probar el queso de la región , por favor .
hemos reservado una suite más barata a nombre de Serrano .
no sé si ellos pueden ir en autobús a Ginebra dentro de veinticinco minutos .
necesito la confirmación de la reserva . ¿ me la puede enviar ?
el huésped de la habitación cuarenta y ocho ha pedido el desayuno .
ella está harta de la cola .
¿ cuánto se tarda en reparar la caja fuerte ?
antes de marcharnos , quisiéramos cambiar el bolso más pequeño por otra cosa .
¿ podría venir alguien a la habitación treinta y siete ? la suite no está lista .
me he perdido en la ciudad . ¿ qué debería hacer ?
ellos se quedan hoy en el hotel porque están resfriados .
hasta que lleguen mis hijos , queremos alquilar una barca .
cuando lleguemos a Sevilla , vamos a hacer un picnic .
la cerradura del armario está estropeada , y nuestros amigos no encuentran la llave .
ellos no tienen tiempo de nadar en el lago .
mi compañero está de mal humor porque nieva en este momento .
disculpe , ¿ dónde tengo que bajar para ir al aeropuerto ?
le pedí al mozo que planchara esta blusa , pero no ha pasado nada .
anteayer trajimos nuestro perro .
el señor Moreno llegará el catorce de julio a la una y cuarto .
el frigorífico no funciona desde el viernes .
la cama es demasiado blanda .
me interesa el mercado cubierto . ¿ hay una visita guiada en español ?
le pedí al camarero que limpiara la habitación , pero no ha pasado nada .
el abrigo gris que la camarera de piso encontró en la habitación tres es de la señora .
¿ qué día es hoy ? - hoy es sábado , seis de julio .
el vuelo de Venecia fue cancelado por la huelga .
el trayecto dura cinco horas y quince minutos .
tengo que coger un taxi porque el tren nocturno está lleno .
me alegro de que podamos comprar chocolate .
el huésped de la habitación cuatrocientos diez ha pedido el desayuno .
¿ podría apagar la luz y firmar aquí ?
queremos visitar el famoso palacio el próximo martes .
el tren regional para en todas las estaciones .
los niños están intentando dejar su maleta en la recepción .
el pronóstico dice que va a hacer sol esta noche .
la recepcionista quiere saber si queremos registrarnos .
dos billetes de ida a Colonia para el trece de junio , por favor .
no creo que mi compañero pueda comprar un billete para Múnich el próximo mes .
mi marido está buscando su anillo caro . ¿ lo ha visto ?
se tarda tres horas en llegar a Colonia en tren .
de primero quisiéramos una sopa y de segundo pollo con arroz .
el camarero me ha traído un filete grande en lugar de una sopa de tomate .
la señora Moreno llamó a las dos y cuarto y dejó un recado para la señora López .
hola , ¿ podría llevar el equipaje a la habitación , por favor ?
un apartamento cuesta ochenta euros por noche , y la media pensión no está incluida .
los turistas dieron un paseo por la rosaleda ayer .
¿ nos puede explicar la hoja de registro ?
pasamos dos días en Roma y siete días en Madrid .
preferiríamos un apartamento luminoso que tenga bañera .
de eso ni hablar , señor Wagner .
preferiría una habitación grande que tenga televisor .
camarero , pedí una ensalada , pero me ha traído un filete grande .
si el fin de semana hace buen tiempo , daré un paseo por la rosaleda .
¿ cuánto cuesta un apartamento con televisor por noche ?
disculpe , ¿ cómo llego a la agencia de viajes ?
quiero que mis padres compren un diccionario .
le pedí al camarero que me trajera seis hervidores , pero no ha pasado nada .
¿ le importaría guardar el equipaje hasta las doce y diez ?
el señor Miller necesita dos hervidores .
la cuenta asciende a veintisiete euros , incluida la limpieza final .
antes de marcharme , quisiera dejar mi abrigo en la recepción .
mi hermana tiene razón .
hay que lavar estos pantalones antes del martes .
no creo que mi hijo pueda reservar una mesa para dos personas el fin de semana .
quisiera que me despertaran a las siete y cuarto , habitación trescientos doce .
necesito un taxi desde la estación de metro para cinco personas a las once y media .
buenos días , ¿ podría decirme a qué hora sale el tren nocturno para Madrid ?
queremos que el técnico limpie la habitación .
el castillo de Lisboa es más antiguo que el de Atenas .
el juez está todavía en el juzgado , no puedo hablar con él antes de las seis y diez .
seis sellos para postales a España , por favor .
¿ podría decirme si el aparcamiento es gratis ?
la recepcionista dice que el teatro de la ópera merece una visita .
¿ puedo probarme los pantalones ?
no hay papel higiénico en nuestra habitación .
hemos olvidado recoger nuestro abrigo nuevo .
primero quisiéramos dejar nuestra cámara en la recepción y después comprar unos sellos .
¿ sabía que la fiesta se celebra el veintitrés de marzo ?
confirme la reserva , por favor .
nos interesamos por la historia .
quisiera quejarme : la lavadora está fuera de servicio y la bañera es muy vieja .
el famoso palacio está abierto desde las diez menos cuarto hasta las cuatro , pero los domingos está cerrado .
el hospital está a dos pasos del faro .
mañana por la mañana nuestros amigos quieren recoger su móvil .
ellos no tienen tiempo de visitar el castillo .
¿ dónde está la cuna ? ¿ podría traérmela , por favor ?
nuestros amigos quieren visitar la biblioteca y el famoso teatro .
mis padres hablan portugués , pero no entienden el inglés .
si mañana hace buen tiempo , haremos senderismo por la montaña .
los huéspedes están intentando reservar una mesa para cuatro personas .
queremos ir al teatro .
el tren de Salzburgo a Ginebra lleva cuarenta minutos de retraso .
quiero que nos dé la dirección del museo .
quisiera saber si el barco llega a Valencia a las dos y diez .
camarero , pedí una macedonia de frutas , pero me ha traído una sopa de tomate .
es posible que vayamos al mercado el jueves .
hola , soy Becker , de la habitación diecinueve . quisiera hablar con el director .
he pedido una sopa de verduras caliente . ¿ cuándo me la va a traer ?
nos han robado el billete de tren y la bolsa de viaje azul .
¿ se admiten perros en las habitaciones ?
¿ podría preparar la cuenta de la habitación cuarenta y cuatro ? nos marchamos dentro de dos horas .
tengo que ir al banco antes de las doce menos veinte porque necesito dinero .
en diciembre suele hacer mucho viento en Múnich .
la señora Serrano quiere cambiar de habitación porque el televisor no funciona .
¿ cuándo quisiera cambiar dinero ?
el huésped de la habitación trece no se encuentra bien .
los niños se han resfriado .
de la librería al famoso faro hay solo cuarenta y cinco minutos a pie .
el veinticuatro de marzo participaré en el paseo en barco .
pienso que puedo cambiar la camisa por otra cosa el miércoles .
el señor López llegará el doce de octubre a las dos y veinte .
no creo que aparquemos nuestro coche en el garaje esta tarde .
quisiera pescado con patatas y cinco vasos de agua mineral .
mi hermano se queda hoy en el hotel porque está resfriado .
el tren de Sevilla a Salzburgo lleva cinco minutos de retraso .
quisiera cambiar quinientos dólares por euros .
lo sentimos mucho , señora Navarro . el mozo vendrá dentro de diez minutos .
los huéspedes han escrito una carta a su vecina .
la ventana no se puede abrir , y la cama está sucia .
mi marido tiene que coger un taxi porque el autocar está lleno .
hemos olvidado pagar la cuenta .
de eso ni hablar , señor Dubois .
el famoso mercado cubierto está abierto desde las nueve hasta las cuatro , pero los martes está cerrado .
¿ podría traerme un poco más de fruta , por favor ?
mi compañero está intentando prolongar su estancia .
quisiéramos saber si el tren nocturno llega a Salzburgo a las doce menos diez .
ya es hora de que mi compañero cambie dinero .
el restaurante está en la séptima planta .
llame a un médico , por favor , mi mujer se ha roto la pierna .
he perdido mi chaqueta y mis gafas de sol .
si mañana hace demasiado frío , mi hermano va a ir a la ópera .
se tarda cuarenta y cinco minutos en preparar la pizza .
mis hijos tienen que darse prisa porque el tren para Varsovia sale dentro de diez minutos .
la señora López no está en este momento . ¿ quiere dejar un recado ?
un billete de ida a Atenas , por favor , en primera clase .
en Valencia lleva siete días lloviendo .
dormimos como un tronco porque la cama era tan cómoda .
tome la tercera calle a la izquierda y verá el palacio delante de usted .
en julio suele hacer mucho sol en Venecia .
puede localizar a la señora por teléfono : cinco seis ocho uno nueve .
¿ podría cambiar las toallas , por favor ?
no creo que podamos marcharnos .
la recepcionista quiere saber si prolongaremos nuestra estancia el próximo mes .
quisiera reservar una suite para cinco personas del once al dieciocho de febrero .
tengo suerte : puedo comprar una guía de viajes .
no sé si podemos ir a nadar el martes a las tres y cuarto .
siento que hayamos dejado nuestro carné de identidad en casa hace siete días .
llego el sábado seis de agosto a las cuatro y diez .
le pedí al mozo que reparara la impresora , pero no ha pasado nada .
mi hijo ha comprado unos sellos .
tenemos que darnos prisa porque el tren rápido para Praga sale dentro de quince minutos .
antes de que cierren las tiendas , quisiera reunirme con unos amigos en la estación .
¡ buen provecho ! la sopa de pescado es la especialidad de la casa .
quiero que encienda la música .
he comprado un juguete para mi abuela .
¿ podría cambiarnos quinientos euros , por favor ?
mi marido va a registrarse el fin de semana .
una habitación cuesta cuarenta y cinco euros por noche , y el servicio está incluido .
mi hija no tiene ganas de alquilar una bicicleta .
¿ cuánto tiempo tengo antes de que salga el avión ?
mi hermano está a punto de pagar la cuenta .
¿ es el aparcamiento gratis ?
nos han robado el billete de tren y el portátil nuevo .
buenos días , este plato está demasiado picante , ¿ podría cambiarlo ?
estoy a punto de hablar con la guía .
¿ tienen una suite para dos personas desde el sábado hasta el domingo ?
el castillo está abierto desde las ocho y cuarto hasta las siete menos cuarto , pero los viernes está cerrado .
no se preocupe , señora Walker , le pediremos un taxi .
las botas cuestan siete euros , pero la blusa verde es más barata .
¿ cuándo cierra el museo antiguo los martes ?
los turistas piensan ir al mercado .
por culpa del mal tiempo tenemos más tiempo para escribir cartas .
vinimos a Múnich para ir al mercado .
¿ podría preparar la cuenta de la habitación trescientos cuatro ? me marcho dentro de dos horas .
la recepcionista quiere saber si ella quiere marcharse en julio .
hola , ¿ puedo pagar con cheque ?
el diario que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
¿ sabía que la sala de desayunos abre a las seis menos cuarto ?
hay que limpiar estas camisas antes del jueves .
quisiéramos que nos despertaran a las cuatro menos cuarto , habitación cincuenta .
hay un error en la cuenta : no he pedido ninguna sopa caliente .
el vestido cuesta ciento quince euros , pero el sombrero es más barato .
quisiera quejarme : la obra es demasiado ruidosa y el aire acondicionado hace demasiado ruido .
estamos buscando nuestra cámara . ¿ la ha visto ?
todas las habitaciones de la segunda planta tienen ducha .
¿ cuándo quisiera aparcar su coche en el garaje ?
quisiera hablar con el señor Miller , por favor .
mi mujer ha aparcado su coche en el garaje .
¿ cuándo sale el primer tren regional para Sevilla ?
antes de salir de viaje , el señor Weber quisiera reunirse con unos amigos en la estación .
el inodoro de mi habitación no funciona .
la visita de la ciudad dura dos horas .
queremos que el camarero traiga la cuenta .
si mañana hace buen tiempo , alquilaremos una motocicleta .
ellos quisieran comprar un recuerdo y fotografiar el acuario .
no sé si puedo reservar una mesa para ocho personas .
el vuelo de Madrid fue cancelado por la tormenta .
acabo de darme cuenta de que la suite huele a humo .
llame al señor López al cinco uno cero tres dos , por favor .
estoy esperando el autobús para Múnich .
no como ni queso ni champiñones .
¿ sería posible que nos trajera un cenicero nuevo ?
¿ conoce un hotel barato cerca de la librería ?
después de la cena quiero hacer un picnic , pero antes tengo que cambiar el sombrero por otra cosa .
¿ han encontrado una bufanda ? me la he dejado en el bar .
buenos días , ¿ sabía que el baile se celebra el trece de agosto ?
¿ cuánto tiempo tenemos antes de que salga el avión ?
el cine está a dos pasos del museo de arte .
le pedí a la recepcionista que me cambiara quinientos euros , pero no ha pasado nada .
ya no tenemos pescado , pero puedo recomendarle el bocadillo grande .
¿ podría pedirme un taxi , por favor ? gracias por su ayuda .
queremos cancelar nuestra reserva el sábado a las diez y media .
mi hija sabe que la panadería está cerrada los domingos .
aunque hace mucho calor , mi hija va a visitar el hermoso mercado cubierto .
no llamé a mi abogado ayer por la tarde .
pasé seis días en Londres y cuatro días en Berlín .
el teléfono no funciona desde ayer .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la comisaría .
a mi compañero le gusta mucho la torre .
no estamos satisfechos con la habitación porque el armario está sucio .
¿ visitaste el castillo antiguo y el ayuntamiento el lunes pasado ?
¿ le importaría cambiarnos doscientos euros ?
¿ a qué distancia está la torre de aquí ?
creo que podemos traer nuestro gato el jueves a las cuatro menos cuarto .
aquí tiene su tarjeta , señora Wagner . su habitación está en la cuarta planta .
quisiera fideos con champiñones y una botella de vino blanco .
en noviembre suele hacer mucho viento en Viena .
mi hijo está intentando aparcar su coche en el garaje .
quiero que traduzca este menú .
cargue una botella de vino blanco a la cuenta de la habitación doscientos veinte , por favor .
quisiera carne con verduras y un vaso de zumo de naranja .
quisiera una suite tranquila con cocina , por favor .
ocho billetes de ida a Valencia para el veinticuatro de noviembre , por favor .
el señor Walker tiene una reserva .
cargue dos vasos de zumo de naranja a la cuenta de la habitación cuatrocientos seis , por favor .
el avión a Atenas despega a las cinco y diez .
mis padres necesitan una pomada de la farmacia .
buenas noches , ¿ cuánto tiempo tengo antes de que salga el avión ?
un billete de ida a Madrid , por favor , en segunda clase .
¿ qué día es hoy ? - hoy es sábado , veintitrés de enero .
quería leer un libro el mes pasado .
desde la terraza se pueden ver el acuario y el castillo .
el camarero nos ha traído una tortilla en lugar de un bocadillo .
quisiera cinco entradas para la fiesta del treinta de marzo .
he oído que la azotea está en la octava planta .
el trayecto dura seis horas y cuarenta minutos .
el huésped de la habitación cuarenta y nueve ha pedido el desayuno .
hemos reservado una habitación individual a nombre de Fischer .
dudo que ella lea un libro mañana .
¿ qué tiempo hace en Barcelona en marzo ?
una habitación doble cuesta cien euros por noche , y la media pensión no está incluida .
¿ podría enseñarme en el mapa dónde está el teatro ?
desde la terraza se pueden ver el faro y el patio .
tome la tercera calle a la derecha y verá el museo delante de usted .
él quisiera reunirse con unos amigos en la estación e ir al mercado .
la lavadora es demasiado ruidosa .
como el tren rápido llega demasiado tarde , no llegaremos hasta las ocho .
la falda cuesta noventa y cinco euros , pero la corbata amarilla es más barata .
se tarda cincuenta minutos en preparar el bocadillo .
quisiera cambiar cien francos suizos por euros .
en Salzburgo llueve a cántaros , por eso ella se quedará en el hotel .
en Hamburgo llueve a cántaros , por eso me acostaré temprano .
¿ sabe a qué hora abre el museo ?
mi hija se queda hoy en el hotel porque está enferma .
en Colonia llueve a cántaros , por eso voy a descansar un poco .
he seguido viaje a Praga .
los turistas están satisfechos con el servicio .
el taxi que mi hermana pidió para las cinco todavía no ha venido .
la ventana no se puede cerrar , y la cama no está hecha .
¿ puedes despertarnos a las ocho , por favor ?
¿ podría encender el aire acondicionado , por favor ?
ni hablar de que mi mujer vaya a la ópera .
quisiera un apartamento bonito con balcón , por favor .
antes de marcharnos , quisiéramos prolongar nuestra estancia .
¿ quisiera registrarse ?
cargue una botella de vino blanco a la cuenta de la habitación tres , por favor .
queremos cambiar de habitación porque la lavadora está fuera de servicio .
mi mujer tiene miedo a volar .
mis hijos se han dejado su mochila nueva en el autobús a Valencia .
es importante que mi hija vaya a la policía antes de las ocho y diez .
para mí una ensalada y un vaso de vino tinto , por favor .
¿ podemos usar el teléfono ?
disculpe , ¿ qué hora es ? - son las diez .
¿ quiere ir a la ópera o prefiere visitar el teatro de la ópera antiguo y el museo ?
preferiría una habitación individual que tenga televisor .
confirme la reserva por correo electrónico , por favor .
me gustó mucho la visita de la ciudad .
disculpe , ¿ qué hora es ? - son las dos y media .
quisiéramos que nos despertaran a las doce , habitación trescientos quince .
antes de salir de viaje , ella quisiera tomar algo en el bar .
ellos tienen que coger un taxi porque el tren nocturno llega con retraso .
hemos ido a nadar .
quisiera saber si el tren llega a Sevilla a las cuatro y cuarto .
la familia Schmidt se aloja aquí desde el diez de marzo .
mis hijos tienen que hacer cola cuatro horas en el aeropuerto .
la sopa que pedimos está quemada .
no comemos ni pescado ni patatas .
¿ quiere ir al teatro o prefiere comprar unos sellos ?
¿ han encontrado una cartera ? me la he dejado en la habitación trescientos ocho .
¿ hay cerca del hotel un médico que hable portugués ?
la señora Moreno celebra su cumpleaños mañana ; quisiera encargar una botella de vino .
mi hermano no tiene tiempo de probar el vino de la región .
acabamos de aparcar nuestro coche en el garaje .
la sopa de tomate que pedí está fría .
disculpe , ¿ puedo dejar aquí mi paraguas hasta las cinco menos cuarto ?
¿ dejaste tu carné de conducir en casa el seis de marzo ?
una botella de agua cuesta seis euros con treinta .
lo sentimos mucho , señora Navarro . el mozo vendrá inmediatamente .
no vale la pena ir a la visita guiada .
ella solo viaja a Roma de Pascuas a Ramos .
el mozo dice que la conferencia se celebra en la sala de conferencias .
no se permite fumar en el ascensor .
he dejado mi billete de avión en casa y ahora tengo que ir a la oficina de objetos perdidos .
el despertador está estropeado .
buenos días , ayer por la noche mi hermano rompió el florero . ¿ qué debería hacer ?
la señora Fischer llamó a la una y veinticinco y dejó un recado para el señor Fischer .
¿ hay alguien aquí que hable portugués ? los turistas no hablan español .
la señora está harta de la lluvia .
mi marido ha comprado un florero para su abuelo .
me alegro de que ella pueda ir en autocar a Hamburgo .
sabemos que la carnicería está cerrada los lunes .
primero quisiera comprar un billete para Lisboa y después ir a la playa .
tome las pastillas dos veces al día , después de las comidas .
estoy de buen humor porque llueve en este momento .
hola , ¿ tienen un apartamento para siete personas desde el martes hasta el miércoles ?
¿ podría decirnos de dónde sale el tren nocturno para Hamburgo ?
quisiéramos que nos despertaran a las seis y cuarto , habitación cincuenta y uno .
quisiéramos reservar una casa de vacaciones para dos personas del veintitrés al veinticinco de mayo .
tenemos que darnos prisa porque el autocar para Varsovia sale dentro de cuarenta y cinco minutos .
la señora Becker quiere enviar una carta a Salzburgo pasado mañana .
me llamo Walker , tengo una reserva para esta noche .
¿ sería posible que tradujera esta carta ?
ellos quieren dejar el hotel el lunes a las ocho menos diez .
para mí un filete y un vaso de cerveza , por favor .
¿ tienen una habitación familiar para cinco personas desde el domingo hasta el martes ?
¿ podría dejar la habitación a las diez y media ?
la parada de autobús está detrás de la exposición nueva .
ni hablar de que mis hijos hagan senderismo por la montaña .
¿ qué tiempo hace en Hamburgo en junio ?
quisiera una habitación familiar con ducha y vistas al jardín .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del banco .
hablo alemán , pero no entiendo el portugués .
no creo que el señor Navarro pueda traer su perro .
quisiéramos una habitación pequeña con balcón y vistas al río .
es importante que mi hermana cambie dinero antes de las once menos veinte .
ella trabajará en la biblioteca .
quisiéramos alquilar una barca por dos días .
llame al señor García al cero seis tres nueve ocho , por favor .
se tarda seis horas en llegar a Barcelona en autobús .
la familia Taylor se aloja aquí desde el veintiocho de noviembre .
él quisiera enviar una carta a Viena el fin de semana .
en Salzburgo llueve a cántaros , por eso voy a descansar un poco .
preferiría una habitación doble grande que tenga baño .
¿ puede cuidar a los niños ?
sería muy amable de su parte planchar esta blusa .
¿ me puede traer una toalla ? gracias por su ayuda .
el faro , que está a cuarenta minutos de aquí , merece una visita .
sería muy amable de su parte llevar el equipaje al taxi .
lloverá , por eso voy a acostarme temprano .
¿ podría decirnos de dónde sale el tren rápido para Bruselas ?
el mes pasado cambiamos nuestro vuelo .
¿ cuánto dura el vuelo de Varsovia a Ginebra ?
si esta tarde hace demasiado frío , voy a descansar un poco .
lléveme a la panadería , por favor , tengo prisa .
llámenos en cuanto la habitación esté lista , por favor .
limpie la habitación , por favor .
¿ podría firmar aquí , por favor ?
el seguro es gratis .
la cafetera de mi habitación no funciona .
espero que el caballero pueda quedarse unos días más .
¿ quiere probar el queso de la región o prefiere visitar el palacio antiguo ?
¿ a qué hora sale el autobús para Barcelona ?
la catedral es más bonita que el zoo .
Londres es la ciudad más bonita que he visto nunca .
en Salzburgo lleva cuatro días lloviendo .
me he quedado dormido . ¿ qué debería hacer ?
quisiera quejarme : la calefacción está estropeada y el enchufe no funciona .
disculpe , ¿ cómo llegamos a la agencia de viajes ?
mis hijos hablan italiano , pero no entienden el español .
después del desayuno mi marido quiere comprar unas postales , pero antes tiene que reservar una mesa para tres personas .
buenas noches , ¿ necesita mi pasaporte o mi carné de identidad ?
le encantaría ir al teatro .
la habitación doble tranquila que mi hijo reservó por teléfono es demasiado pequeña .
cargue cinco vasos de cerveza a la cuenta de la habitación cuarenta y cuatro , por favor .
el ascensor está estropeado , así que tengo que subir a pie a la segunda planta .
despiértenos el sábado a las cinco y media , por favor , tenemos que coger el tren a Sevilla .
hace una hora mi marido perdió el ferry .
sería muy amable de su parte esperar un momento .
dudo que tomemos algo en el bar mañana por la noche .
no hemos estado nunca en Colonia , pero conocemos bien Lisboa .
solo viajo a Venecia de Pascuas a Ramos .
pienso nadar en el lago .
necesito la cuenta . ¿ me la puede traer ?
de la embajada a la exposición hay solo veinticinco minutos a pie .
quisiera que me despertaran a las tres menos cuarto , habitación ciento cinco .
un trozo de pastel cuesta dos euros con cincuenta .
¿ podría explicarnos la lista de precios , por favor ?
¿ hay una habitación más barata libre del veinticuatro al veintisiete de abril ?
Praga es la ciudad más bonita que he visto nunca .
mi hermana ha comprado un florero para su tía .
mi hermana comerá algo pasado mañana .
quisiéramos recoger nuestra llave .
¿ cómo se apaga el aire acondicionado ?
tenemos que hacer cola dos horas en la estación .
quisiéramos reservar una suite luminosa para siete personas del siete al veintiocho de septiembre .
quisiéramos reservar un apartamento para tres noches .
¿ quiere alquilar una motocicleta o prefiere hacer un picnic ?
¿ podría limpiar la habitación cinco , por favor ?
tengo que darme prisa porque el tren para Varsovia sale dentro de veinticinco minutos .
la chaqueta cuesta diez euros , pero el bañador más barato es más barato .
es posible que mis hijos participen en la excursión esta tarde .
¿ puedes abrir la ventana , por favor ?
mi marido lleva desde las dos menos cuarto intentando cambiar su vuelo .
el sábado pasado el señor García tuvo un accidente .
he comido algo .
¿ cuánto cuesta una habitación familiar con caja fuerte por noche ?
el tren rápido llega a Atenas a las cinco .
nos hemos marchado sin pagar la cuenta .
no se preocupe , señora Wilson , le traeremos champú .
el mozo me despertará a las once .
los turistas están sentados en un banco del parque y leen el periódico .
cuando el cocinero habla italiano , me suena a chino .
¿ dónde está la hoja de registro ? - se la enviaré mañana .
¿ podría darme la llave de la habitación cuarenta , por favor ? muchas gracias .
¿ cuándo estará lista mi camisa verde ?
se tarda cuarenta y cinco minutos en preparar el helado .
me alegro de que mi hija se levante temprano .
él sabe que el banco está cerrado los viernes .
¿ sabe cómo se va de la farmacia al mercado cubierto ?
nuestros amigos acaban de llegar a Madrid .
¿ sería posible que cuidara a los niños ?
¿ sabe cómo se va de la oficina de correos al hermoso ayuntamiento ?
acabamos de llegar a Hamburgo .
¿ cuándo abre el hermoso faro los sábados ?
me encantaría visitar el museo .
¿ cuánto cuestan los zapatos negros del escaparate ?
ayer mi hermano quería hablar con el médico .
lamentablemente el hotel está completo en abril .
una pregunta : nos interesa la iglesia . ¿ hay una visita guiada en alemán ?
perdí el enlace en Zúrich porque el tren estaba lleno .
aquí tiene su llave , señor Walker . su habitación está en la tercera planta .
David , ¿ puedes ayudarme ?
buenas noches , ¿ está incluido el minibar en el precio o tengo que pagarlo aparte ?
¿ cuánto cuesta un apartamento más grande con ducha por noche ?
¿ qué tranvía va a la exposición nueva ?
no se olvide de enseñarnos la habitación , por favor .
quisiera comprar un bañador azul y una postal .
quisiéramos cambiar quinientos dólares por euros .
disculpe , ¿ puede traernos una cama supletoria , por favor ? gracias por su ayuda .
quisiéramos visitar el palacio y el monasterio y fotografiar el zoo .
despiérteme mañana a las nueve y cuarto , por favor , tengo que estar en el aeropuerto antes de la una menos cuarto .
mi compañero enviará una postal a Granada .
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho y cuarto .
¿ tienen un apartamento para dos personas desde el sábado hasta el jueves ?
¿ puede reparar la ducha ? muchas gracias de antemano .
estoy esperando el tren rápido para Barcelona .
el señor Moreno reservó una habitación doble para siete noches .
la señora Taylor llamó a las cuatro y dejó un recado para el señor Wagner .
dudo que veamos la televisión pasado mañana .
para mí una macedonia de frutas y cuatro vasos de zumo de naranja , por favor .
estoy de buen humor porque está nublado ahora .
solo viajamos a Praga de Pascuas a Ramos .
acabamos de llegar a Varsovia .
pedí una buena sopa . ¿ cuándo me la va a traer ?
¿ tienen platos sin patatas ?
¿ sale el tren regional del andén once ?
si mañana nieva , vamos a ir al teatro .
¿ dónde tengo que hacer transbordo para ir a la parada de autobús ?
¿ cómo se apaga el televisor ?
sé que el supermercado está cerrado los sábados .
¿ cuándo quisieras cambiar dinero ?
estoy buscando mi paraguas . ¿ lo ha visto ?
ella piensa tomar algo en el bar .
los niños están buscando su sombrero negro . ¿ lo ha visto ?
el hervidor de la habitación doscientos diez está estropeado .
ya es hora de que mi hija pague la cuenta .
¿ está incluido el aparcamiento en el precio o tengo que pagarlo aparte ?
una suite más grande cuesta diecisiete euros por noche , y el minibar está incluido .
estamos esperando el tren para Atenas .
lamentablemente no tenemos suites pequeñas libres hasta el jueves .
despiérteme el domingo a las once menos diez , por favor , tengo que coger el tren a Barcelona .
solemos levantarnos a las seis y cuarto .
queríamos reunirnos con unos amigos en la estación la semana pasada .
no creo que el caballero pueda levantarse temprano el fin de semana .
una pregunta : ¿ sabe cómo se va de la oficina de correos al famoso museo de arte ?
el caballero acaba de comprar unas tijeras .
quisiéramos pollo con arroz y siete vasos de leche .
la calefacción de la habitación treinta y siete está estropeada .
el señor Fischer quiere nadar en el lago en lugar de tomar algo en el bar .
¿ tienes sed , Anna ?
no hay perchas en la habitación trescientos ocho .
dudo que los turistas tomen algo en el bar mañana a las ocho y media .
¿ podría preparar la cuenta de la habitación ciento cinco ? me marcho hoy .
la recepcionista quiere saber si queremos reservar una mesa para siete personas mañana por la noche .
quiero probar el queso de la región .
ocho sellos para postales a Italia , por favor .
tenemos que ir al banco antes de las siete porque necesitamos dinero .
un taxi a la oficina de objetos perdidos cuesta unos treinta y ocho euros .
ellos pasaron dos días en Múnich y nueve días en Barcelona .
la agencia de viajes está enfrente del museo .
si mañana hace buen tiempo , vamos a fotografiar el castillo .
he perdido mi paraguas y ahora tengo que llamar al hotel .
despiértenos el martes a las dos y diez , por favor , tenemos que estar en el aeropuerto antes de las ocho y cuarto .
disculpe , ¿ cómo llegamos a la estación ?
la guía con la que mi hermana habló ayer era muy amable .
quisiera descansar un poco porque estoy agotado .
hola , ¿ cuánto cuesta la chaqueta caliente del escaparate ?
el hotel en el que los turistas estuvieron en Praga estaba cerca de la estación .
el billete a Venecia cuesta ocho euros , pero solo tenemos un billete de cien euros .
él tiene que pagar un ojo de la cara por el bolso .
dudo que esperemos en el bar el jueves .
hola , ¿ está incluida la media pensión en el precio o tengo que pagarla aparte ?
quisiéramos reservar una habitación doble para cinco noches .
guarde el equipaje hasta las cinco y media , por favor .
cargue ocho vasos de cerveza a la cuenta de la habitación treinta y seis , por favor .
disculpe , ¿ qué hora es ? - son las nueve menos diez .
¿ sabe cómo se va del cajero automático al mercado cubierto ?
mi hijo está harto de esperar .
mis hijos necesitan algo para la tos .
llámenos en cuanto el médico llegue , por favor .
mi hermano se ha dejado su maleta en el tren a Ginebra .
¿ cuándo nadará en el lago ?
el mozo me recomendará una buena playa .
pronto mi hermana llega a Edimburgo y se queda ocho noches .
¿ podría pasarme la sal , por favor ?
primero mi hijo quisiera cambiar dinero y después ir a la ópera .
¿ cuesta la media pensión treinta y nueve euros al día ?
¿ cuánto cuestan las entradas para la visita guiada del martes ?
no tenemos tiempo de comprar un diccionario .
el señor Fischer no está hoy . ¿ quiere dejar un recado ?
cuando llegue a Salzburgo , voy a dar un paseo por el parque .
despiérteme el sábado a las dos y media , por favor , tengo que estar en el aeropuerto antes de las cinco y veinte .
quisiera quejarme : la ducha está estropeada y la lámpara no funciona .
aquí tiene su tarjeta , señora Serrano . su habitación está en la cuarta planta .
antes de marcharnos , quisiéramos aparcar nuestro coche en el garaje .
quiero que el mozo limpie la habitación .
quiero que nos ponga con la habitación trescientos veinte .
¿ sabe cómo se va de la librería al ayuntamiento antiguo ?
quiero que nuestros amigos fotografíen el castillo .
una taza de café cuesta siete euros con ochenta .
él quisiera ir a la policía el fin de semana .
perdimos el enlace en Edimburgo porque el tren rápido fue cancelado .
el tren rápido para Sevilla sale a las diez y media del andén seis .
en Berlín lleva dos días lloviendo .
espero que ellos puedan levantarse temprano .
¿ puede traernos tres planos de la ciudad , por favor ?
buenos días , ¿ qué tiempo hace en Granada en este momento ?
la habitación doble que reservamos por teléfono no está lista .
acabo de llegar a Londres .
hemos oído que el teatro de la ópera merece una visita .
lamentablemente no tenemos apartamentos libres hasta el viernes .
ella tiene suerte : puede comprar unos recuerdos mañana .
dos billetes de ida a Viena para el veinticuatro de agosto , por favor .
el teatro está abierto desde las ocho y media hasta las cuatro , pero los jueves está cerrado .
mi compañero no ha prolongado su estancia .
mi hijo perdió el autocar .
solemos levantarnos a las ocho menos cuarto .
acabo de llegar a Zúrich .
quisiera quejarme : el ascensor hace demasiado ruido y las sábanas están sucias .
los huéspedes no están satisfechos con la habitación porque el sofá es demasiado duro .
la cama es demasiado corta .
la cuenta asciende a trece euros , incluida la limpieza final .
estoy de buen humor porque hace mucho frío hoy .
el huésped de la habitación doscientos cinco no se encuentra bien .
¿ por qué no dejó el hotel ?
preferiría una habitación familiar que tenga bañera .
si el miércoles hace buen tiempo , ella quiere nadar en el lago .
mi hijo durmió como un tronco porque la habitación era tan tranquila .
el ayuntamiento antiguo , que está a diez minutos de aquí , merece una visita .
hemos oído que la conferencia dura tres horas .
ya no tenemos champiñones , pero puedo recomendarle el pastel de manzana .
pregúntele al señor Wagner si quiere hacer un picnic , por favor .
se tarda treinta minutos en preparar el helado .
mi mujer quiere nadar en el lago .
el tren llegará a Berlín a las siete y cuarto .
perdí el enlace en Viena porque el tren nocturno llegó demasiado tarde .
buscamos un hotel que no sea demasiado caro .
no puedo dormir porque los huéspedes de la habitación de al lado hacen demasiado ruido .
he oído que el minibar está incluido en el precio .
cuando lleguemos a Varsovia , vamos a hacer un picnic .
no tengo ni idea de dónde está mi bufanda .
si no es mucha molestia , ¿ podría traerme el recibo ?
¿ cómo se llama ? - me llamo Paul Miller .
ocho billetes de ida y vuelta a Praga para el veinticinco de febrero , por favor .
preferiría una habitación individual que tenga caja fuerte .
la conexión a internet de mi habitación no funciona .
¿ dónde está la manta limpia ? ¿ podría traérmela , por favor ?
no sé si podemos dejar el hotel .
no se olvide de ayudarnos con el equipaje , por favor .
después del desayuno queremos ir al teatro , pero antes tenemos que pagar con cheque .
la película que el señor Dubois quería ver empieza a las tres .
va a llover el fin de semana .
en abril llego a Múnich y me quedo ocho noches .
el taxi que pedimos para las nueve y media todavía no ha venido .
¿ dónde está la lista de precios ? - se la enseñaré inmediatamente .
el castillo de Granada es más antiguo que el de Varsovia .
¿ hay alguien aquí que hable alemán ? mi hermano no habla inglés .
el huésped de la habitación ciento doce ha perdido su llave .
¿ sabe cómo se va de la agencia de viajes al castillo ?
quisiéramos comprar un sombrero más barato y un mapa .
tengo que reservar una mesa para cuatro personas .
el almuerzo se sirve a partir de las doce en el jardín .
nos gusta mucho la torre .
el garaje del hotel está cerrado .
sé que la joyería está cerrada los jueves .
despiérteme el lunes a las cinco y media , por favor , tengo que coger el tren a Colonia .
despiértenos mañana a las once menos diez , por favor , tenemos que estar en el aeropuerto antes de la una menos cuarto .
dudo que mi hijo reserve una mesa para dos personas el jueves .
no sé si podemos descansar un poco .
nuestro equipaje no ha llegado ; debe de estar todavía en Barcelona .
me llamo Becker , tengo una reserva para esta noche .
el lunes nos marchamos .
¿ a qué hora sale el autobús para Granada ?
buenas noches , soy Dubois , de la habitación ciento doce . necesito una manta adicional .
quisiéramos un asiento en el pasillo para Colonia .
¿ hay una panadería cerca de aquí ?
buenas noches , ¿ sabe cuándo abre el teatro de la ópera ?
descansamos un poco ayer por la noche .
¿ le importaría cambiar las toallas ?
acabamos de llegar a Bruselas .
ellos quisieran comprar un billete para Granada .
¿ cuándo quisiera fotografiar el zoo ?
antes de que anochezca , quisiéramos ir al teatro .
ella se ha dejado su cartera en el autobús a Viena .
el desayuno se sirve a partir de las nueve menos cuarto en la terraza .
el vuelo a Berlín fue cancelado por la tormenta .
cinco billetes de ida a Roma para el diecisiete de junio , por favor .
no hace falta que nos traiga la cuenta , el director ya nos la ha dado .
el diecinueve de abril los huéspedes llegan a Atenas y se quedan nueve noches .
quisiéramos reservar un apartamento para cuatro personas del veintidós al veinticinco de diciembre .
llame a la señora García al cuatro uno uno cero ocho , por favor .
una mesa para cinco , por favor .
una habitación individual cuesta setenta euros por noche , y el servicio no está incluido .
lo sentimos mucho , señora López . el técnico vendrá dentro de quince minutos .
de la playa al museo de arte hay solo cuarenta y cinco minutos a pie .
¿ nos podemos llevar el cargador ?
tengo que ir al banco antes de la una y media porque necesito dinero .
antes de que cierren las tiendas , quisiéramos nadar en el lago .
los huéspedes que están en la primera planta quisieran prolongar su estancia .
quiero que me ayude con el equipaje .
tengo que ir al banco antes de las seis y cuarto porque necesito dinero .
la recepcionista quiere saber si la señora Schmidt quisiera reservar una mesa para cuatro personas pasado mañana .
la motocicleta que alquilé está rota .
¿ podríamos dejar la habitación a las seis menos diez ?
creo que volaré a Granada .
¿ podría traernos la confirmación de la reserva , por favor ? muchas gracias de antemano .
la señora García llamó a las doce menos cuarto y dejó un recado para el señor Miller .
quería preguntarle si podría llevar el equipaje a la estación .
la señora se siente muy bien aquí .
¿ podría venir alguien a la habitación ciento doce ? los niños hacen demasiado ruido .
tenemos que hacer transbordo en Granada .
por culpa del atasco llegué demasiado tarde a la embajada .
el billete a Múnich cuesta treinta y cinco euros , pero mi hija solo tiene un billete de cien euros .
primero el caballero quisiera ir al médico y después participar en la cata de vinos .
he reservado una habitación familiar más grande a nombre de Schmidt .
a mi mujer le gusta levantarse tarde .
mis hijos hablan español , pero no entienden el portugués .
tenemos suerte : podemos visitar la iglesia y la famosa torre el fin de semana .
después del almuerzo queremos nadar en el lago , pero antes tenemos que recoger nuestro bolso .
el castillo de Zúrich es más antiguo que el de Bruselas .
me he dejado mi llave en el tren a Londres .
llame a un médico , por favor , mi compañero se ha desmayado .
de la panadería al ayuntamiento hay solo quince minutos a pie .
el desayuno se sirve a partir de las diez y cuarto en la sala de desayunos .
la señora López llamó a las cuatro y media y dejó un recado para el señor Brown .
no sé si aparcaremos nuestro coche en el garaje mañana por la noche .
por culpa del atasco llegué demasiado tarde a la oficina de turismo .
la falda que compré es demasiado pequeña .
el monasterio está abierto desde las diez menos cuarto hasta las cuatro y cuarto , pero los jueves está cerrado .
antes de salir de viaje , él quisiera hacer un picnic .
¿ necesito receta para las pastillas ?
¿ puedo pagar en efectivo ?
el señor Rossi llegará el primero de junio a las diez menos veinte .
quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa de pescado ?
la llave no entra en la cerradura de la habitación veintisiete .
el tren rápido para Hamburgo sale a las doce y cuarto del andén dieciséis .
lamentablemente no tenemos suites tranquilas libres hasta el martes .
el castillo de Varsovia es más antiguo que el de Lisboa .
el paraguas que la camarera de piso encontró en el cuarto de baño es de mis hijos .
no hay champú en el cuarto de baño .
es posible que mi hija compre unos sellos después del desayuno .
el trayecto dura una hora y veinticinco minutos .
llame a una ambulancia , por favor , mi hija se ha desmayado .
¿ por qué no puedes ir en autocar a Colonia ?
¿ qué vino va bien con la pizza grande ?
quisiera comprar unas botas y chocolate .
ya no tenemos pollo , pero puedo recomendarle el helado .
he olvidado cambiar dinero .
quisiéramos saber si el tren rápido tiene coche restaurante .
puede localizar a la señora por teléfono : nueve seis siete seis nueve .
es una lástima que los vecinos escuchen música alta .
la comida de este restaurante es muy buena , pero el servicio es antipático .
el señor Moreno vino a Venecia para alquilar una barca .
él perdió su anillo caro .
el billete a Lisboa cuesta veinte euros , pero solo tengo un billete de cincuenta euros .
¿ hay una parada de taxis cerca de aquí ?
en Colonia lleva seis días lloviendo .
el hotel más tranquilo de Barcelona está al lado del ayuntamiento .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Wagner ?
la señora Schmidt se ha resfriado .
pasamos seis días en Viena y dos días en Atenas .
¿ qué tranvía va al ayuntamiento ?
tenemos que darnos prisa porque el autobús para Zúrich sale dentro de veinte minutos .
¿ compró un billete para Londres el mes pasado ?
he oído que el desayuno cuesta ciento cinco euros al día .
¿ por qué no quieres volar a Valencia ?
por culpa del atasco mi hermana llegó demasiado tarde a la oficina de correos .
el ferry llegará a Venecia a las diez y diez .
¿ cuándo sale el primer tren nocturno para Múnich ?
la ventana no se puede cerrar , y la bañera es muy vieja .
lo sentimos mucho , señora Moreno . la camarera de piso vendrá dentro de quince minutos .
la oficina de turismo está enfrente de la catedral .
queremos cambiar de habitación porque el cuarto de baño está mojado .
el billete a Ginebra cuesta treinta euros , pero mi hermana solo tiene un billete de cien euros .
he oído que el comedor está abierto hasta las siete .
¿ hay una habitación más grande libre del dieciocho al veinte de enero ?
el hotel en el que mis padres estuvieron en Madrid estaba cerca de la estación .
llegué tarde porque el autocar estaba lleno .
buenas noches , ¿ podría reparar la tarjeta llave , por favor ?
me alegro de que reservemos una mesa para cuatro personas a las dos menos cuarto .
¿ qué vino va bien con la tabla de quesos ?
el mozo dice que la sauna está en la cuarta planta .
solo viajamos a Salzburgo de Pascuas a Ramos .
mi hijo toma zumo de naranja en el desayuno , pero yo prefiero zumo de manzana .
la radio de la habitación dieciocho está estropeada .
quisiera quedarme hasta el jueves .
llame a un médico , por favor , mi hijo se ha roto el brazo .
la recepcionista quiere saber si quiero traer mi gato .
quiero alquilar un coche después del desayuno .
creo que mi hermana puede hacer un picnic dentro de cincuenta minutos .
siento que nos hayamos perdido en el bosque .
el grifo de nuestra habitación está estropeado .
el caballero necesita una pomada de la farmacia .
la recepcionista quiere saber si quiero quedarme hasta el martes .
me alegro de que mi mujer se cambie a otra habitación el treinta y uno de marzo .
él ha olvidado pagar en efectivo .
si el fin de semana hace buen tiempo , ella irá a la playa .
hemos oído que el concierto se celebra en el ayuntamiento .
el billete a Londres cuesta cincuenta euros , pero solo tenemos un billete de cien euros .
acabo de ir al dentista .
mañana a las ocho menos cuarto podemos pagar la cuenta .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de mi hijo .
se tarda tres horas en llegar a Lisboa en autobús .
la próxima semana llegamos a Bruselas y nos quedamos nueve noches .
hemos perdido nuestro sombrero azul y nuestro abrigo .
no hay toallas en el cuarto de baño .
el supermercado está enfrente del hermoso museo .
de la oficina de turismo al monasterio hay solo diez minutos a pie .
quisiéramos comprar un bolso rojo y un diccionario .
el hotel en el que el señor Weber estuvo en Varsovia tenía piscina .
mi mujer está acostumbrada a acostarse tarde .
camarero , pedí un helado , pero me ha traído una sopa de verduras fría .
la sala de conferencias está en la segunda planta .
el señor Taylor celebra su aniversario de boda mañana ; quisiera encargar una botella de vino .
quisiéramos alquilar un coche e ir al teatro .
quisiera reservar una habitación familiar para ocho personas del veintidós al treinta y uno de diciembre .
la bolsa de viaje roja que la camarera de piso encontró debajo de la cama es de mi compañero .
ellos saben que la farmacia está cerrada los sábados .
después de la cena me marcho .
¿ cuándo sale el próximo tren para Edimburgo ?
sabemos que la librería está cerrada los domingos .
tenemos suerte : podemos tomar algo en el bar esta noche .
¿ podría preparar la cuenta de la habitación ciento dos ? me marcho mañana .
primero quisiera enviar un paquete a París y después dar un paseo por el casco antiguo .
me llamo Wilson , tengo una reserva para esta noche .
el vuelo a Hamburgo fue cancelado por la niebla .
¿ hay cerca del hotel un dentista que hable inglés ?
el coche que alquilé es demasiado pequeño .
el huésped de la habitación ciento veinte ha pedido el desayuno .
quería preguntarle si podría abrir la ventana .
pedí una sopa de tomate fría . ¿ cuándo me la va a traer ?
el caballero está de mal humor porque hace sol .
disculpe , ¿ cuánto cuesta una suite luminosa con ducha por noche ?
puede localizar a mis hijos por teléfono : nueve cero seis siete cero .
¿ cuánto cuesta la corbata del escaparate ?
es una lástima que el suelo sea muy viejo .
necesitamos un taxi a la peluquería para dos personas a las diez y cinco .
¿ sale el tren rápido a las cuatro menos cuarto ?
creo que mi hermano puede participar en el paseo en barco .
probaré el vino de la región .
llame al señor López al tres siete uno cero ocho , por favor .
volé a Valencia .
disculpe , ¿ cómo llego a la parada de autobús ?
si no es mucha molestia , ¿ podría darnos la dirección del dentista ?
no hemos estado nunca en Sevilla , pero conocemos bien Roma .
el señor Wagner celebra su aniversario de boda el sábado ; quisiera encargar una tarta .
antes de marcharme , quisiera preguntar en la recepción .
mi hija está intentando comprar unas tijeras .
he pedido una pizza pequeña . ¿ cuándo me la va a traer ?
la camarera dice que la conferencia empieza a las dos y veinticinco .
llegué tarde porque el tren estaba lleno .
la motocicleta que nuestros amigos alquilaron es demasiado pequeña .
mi hija está intentando llamar a su jefe .
¿ podríamos dejar la habitación a las dos y media ?
no creo que los niños puedan recoger su paraguas .
hemos reservado una habitación familiar más barata a nombre de Navarro .
cierre la ventana , por favor .
hola , necesito el recibo . ¿ me lo puede enviar ?
no puedo dormir porque la habitación no está lista .
el bolso cuesta dieciséis euros , pero los pantalones más cortos son más baratos .
tome la tercera calle a la izquierda y verá el zoo delante de usted .
ellos no tienen ganas de hacer senderismo por la montaña .
¿ puede traernos una botella de vino blanco , por favor ?
¿ de dónde eres , Paul ? - soy de Escocia .
el famoso faro , que está a cuarenta minutos de aquí , merece una visita .
cuando llegue a Múnich , voy a reunirme con unos amigos en la estación .
disculpe , ¿ podría llevar el equipaje a la estación y hacerme una foto ?
el director quiere saber si mis padres se quedarán tres noches más tarde .
tome la segunda calle a la izquierda y verá el monasterio delante de usted .
quisiéramos una suite con televisor , por favor .
¿ a qué hora sale el tren rápido para Berlín ?
¿ le importaría reparar la conexión a internet ?
hemos perdido nuestra llave del coche y nuestras gafas .
mi mujer está de buen humor porque hace sol ahora .
la parada de taxis está a dos pasos de la catedral .
ya no tenemos pescado , pero puedo recomendarle el helado .
no hay de qué , señor Wilson . ¡ que tenga un buen día !
el partido que el caballero quería ver fue ayer .
nuestros amigos están acostumbrados a levantarse temprano .
hay un diccionario sobre la mesa de la habitación treinta y dos .
¿ podría darme el número de teléfono de la embajada ? muchas gracias de antemano .
estoy esperando el tren para Praga .
el tren regional tiene coche restaurante .
en Sevilla llueve a cántaros , por eso descansaremos un poco .
el director quiere saber si quisiéramos marcharnos .
el desayuno se sirve a partir de las siete y media en la sala de desayunos .
no se olvide de traernos una cama supletoria , por favor .
no estoy satisfecho con la habitación porque la bañera está sucia .
por culpa del mal tiempo tenemos más tiempo para leer .
quiero que nos ponga con la habitación trece .
el castillo de Salzburgo es más antiguo que el de Roma .
he reservado una habitación individual más barata a nombre de Brown .
hola , ¿ está el acuario cerrado los jueves ?
no hemos estado nunca en Roma , pero conocemos bien Granada .
ellos no tienen ganas de comprar unos recuerdos .
resérveme una mesa junto a la ventana , por favor .
debe de ser un error : reservé un apartamento , no una suite grande .
ni hablar de que mi mujer compre una postal .
el tren de Viena a Zúrich lleva cuarenta minutos de retraso .
un taxi a la oficina de turismo cuesta unos seis euros .
el hotel en el que estuvimos en Salzburgo no era tan caro .
camarero , pedí una sopa de verduras , pero me ha traído una sopa .
¿ podría decirme si el monasterio abre a las tres menos cuarto ?
¿ a qué hora sale el tren para Varsovia ?
¿ tenemos que hacer transbordo en París o hay un tren directo ?
no vale la pena visitar la exposición nueva .
tengo suerte : puedo fotografiar el faro .
cuando llegué a Bruselas , la habitación era demasiado fría .
necesito un taxi desde la oficina de turismo para cinco personas a las ocho y diez .
acabo de darme cuenta de que la cama supletoria no está hecha .
ella se reunirá con unos amigos en la estación dentro de diez minutos .
pienso comprar unos recuerdos .
todas las habitaciones de la primera planta tienen cocina .
un billete de ida y vuelta a Londres , por favor , en primera clase .
no hay perchas en la habitación trescientos uno .
lléveme al centro comercial , por favor , tengo prisa .
¿ cuánto cuesta una habitación familiar con ducha por noche ?
aunque llueve , mi hermana hará un picnic .
¿ puede traerme seis planos de la ciudad , por favor ?
ella quisiera hacer senderismo por la montaña dentro de seis horas .
tenemos que dejar nuestro paraguas en la recepción .
buenos días , ¿ podría prestarme un bolígrafo , por favor ?
la bolsa de viaje que la camarera de piso encontró en el cuarto de baño es de mi hermano .
cargue una taza de café a la cuenta de la habitación treinta y cinco , por favor .
¿ tienen una habitación familiar para seis personas desde el sábado hasta el miércoles ?
¿ podría dejar la habitación a las nueve menos cinco ?
ocho sellos para cartas a Portugal , por favor .
el vuelo a Barcelona fue cancelado por la niebla .
el hotel en el que el señor Navarro estuvo en Edimburgo estaba cerca de la estación .
hola , ¿ tienes hambre , Julia ?
el hotel en el que los turistas estuvieron en Hamburgo no era tan caro .
desde la torre se pueden ver la exposición nueva y el casco antiguo .
camarero , pedí un helado , pero me ha traído una buena sopa de pescado .
la camarera de piso dice que la piscina está abierta hasta las tres y media .
no me traiga todavía la buena sopa de pescado , por favor .
¿ cuánto cuesta el bañador del escaparate ?
el pronóstico dice que hará sol esta tarde .
una pregunta : ¿ cuánto cuesta una habitación luminosa con chimenea por noche ?
de primero quisiéramos una sopa de tomate y de segundo patatas con queso .
quiero dar un paseo por el parque .
cuando llegué a Venecia , el hervidor estaba estropeado .
mi hermana se ha roto el pie y tiene que ir al hospital .
antes de que cierren las tiendas , quisiéramos participar en el curso de idiomas .
tome la primera calle a la izquierda y verá la biblioteca delante de usted .
nos han robado la tarjeta de crédito y los guantes .
hasta que llegue mi hijo , queremos ir al cine .
mi hija se acostó temprano el martes pasado .
el señor Dubois llegará el veintiuno de noviembre a la una y media .
espero que mi hijo pueda pagar con cheque .
aunque el técnico ha reparado el teléfono , sigue sin funcionar .
su habitación está en la octava planta , enfrente del ascensor .
la señora Brown habla italiano , pero no entiende el inglés .
la camarera de piso dice que la exposición abre a las seis menos cuarto .
quisiéramos pan con mantequilla y una botella de agua mineral .
ella se perdió en el casco antiguo ayer .
háganos una foto , por favor .
¿ desea pagar por transferencia o con tarjeta de crédito , señor Moreno ?
hasta que lleguen mis hijos , quiero comprar un diccionario .
la ventana no se puede cerrar , y el teléfono está fuera de servicio .
no hay agua en el cuarto de baño .
a mi hermano le encantaría ir a la ópera .
de primero quisiéramos una sopa y de segundo pescado con patatas .
la señora Serrano llegará el ocho de enero a las seis menos cuarto .
acabamos de cambiar la blusa azul por otra cosa .
quisiera comprar unos pantalones y un diccionario .
tuvimos que dejar nuestras gafas en la recepción el mes pasado .
¡ hasta luego , Paul !
disculpe , ¿ podría decirme a qué hora sale el autobús para Viena ?
la parada de autobús está enfrente del hermoso museo .
pregúntele a la señora Navarro si quiere dar un paseo por el casco antiguo , por favor .
no sé si él puede ducharse .
los turistas necesitan jarabe para la tos de la farmacia .
¿ cuándo sale el próximo tren nocturno para Sevilla ?
el camarero dice que el bar está en la tercera planta .
el juez está todavía en el juzgado , no puedo hablar con él antes de las doce .
aunque estoy resfriado , quiero ir al mercado .
llévenos a la parada de taxis , por favor , tenemos prisa .
si esta tarde llueve , la señora va a descansar un poco .
hola , ¿ podría traducir este menú , por favor ?
pasé cinco días en Madrid y nueve días en Zúrich .
creo que puedo alquilar una motocicleta .
les encantaría ir al mercado .
nos interesa el museo . ¿ hay una visita guiada en francés ?
¿ sabe cuándo abre la torre ?
la próxima semana mi hija participa en el paseo en barco .
es una lástima que los vecinos hagan demasiado ruido .
siento que ella se haya resfriado .
mi hijo olvidó su anillo en el taxi la semana pasada .
ellos acaban de darse cuenta de que el despertador está estropeado .
siete sellos para cartas a México , por favor .
disculpe , ¿ cómo llego a la playa ?
hace tres horas quería dar un paseo por el casco antiguo .
hola , ¿ va este tren a Berlín ?
no tengo ni idea de dónde está mi llave .
no se preocupe , señora Walker , le traeremos un hervidor .
quisiera hablar con el señor Walker , por favor .
¿ sabe cómo se va del cajero automático al monasterio ?
ellos no están satisfechos con la habitación porque la suite está sucia .
¿ sabe cuándo abre el museo de arte nuevo ?
la señora Rossi ha cancelado la reserva para el jueves .
el señor Fischer llegará el nueve de febrero a las diez y media .
el hotel en el que el señor Schmidt estuvo en Salzburgo no era tan caro .
la carta que la señora envió a París todavía no ha llegado .
la catedral está abierta desde las diez y media hasta las seis y cuarto , pero los viernes está cerrada .
el director quiere saber si me registraré .
disculpe , ¿ dónde tenemos que hacer transbordo para ir a la agencia de viajes ?
la radio de nuestra habitación está estropeada .
primero quisiéramos reservar una habitación doble cómoda y después ir a la playa .
mi hija quería comprar un sello ayer por la noche .
¿ hay una suite libre del trece al veinte de mayo ?
quisiera alquilar un coche por siete días .
el almuerzo se sirve a partir de las doce y media en el jardín .
los niños dejaron su pasaporte en la habitación .
¿ cuánto cuesta un apartamento con bañera por noche ?
como el tren nocturno será cancelado , no llegaremos hasta las cuatro y diez .
quisiera una habitación con chimenea , por favor .
la recepcionista dice que el gimnasio cierra a las doce y cuarto .
quisiera saber si el tren sale a las cinco .
se tarda cinco minutos en preparar la sopa .
es importante que mi hijo cambie la blusa azul por otra cosa antes de las doce y media .
si el domingo hace buen tiempo , mi hija va a nadar en el lago .
mis hijos visitarán el faro .
me interesa el zoo . ¿ hay una visita guiada en alemán ?
¿ qué recomienda , el filete grande o el pastel de manzana ?
¿ podría traernos un poco más de azúcar , por favor ?
la señora Wilson llegará el cuatro de marzo a las diez y media .
¿ hay un supermercado cerca de aquí ?
una habitación cómoda cuesta ochenta y cinco euros por noche , y la tasa turística está incluida .
mi hija está acostumbrada a cenar tarde .
quisiera reservar una habitación familiar para ocho noches .
hemos perdido nuestra llave .
¿ canceló su reserva ?
¿ a qué hora sale el tren nocturno para Roma ?
no sé si él se cambiará a otra habitación mañana .
tengo suerte : puedo comprar un mapa .
mis hijos acaban de darse cuenta de que los vecinos hacen demasiado ruido .
nos encantaría participar en la conferencia .
desde esta mañana me duele la rodilla .
el hervidor de mi habitación está estropeado .
el desayuno no está incluido en el precio .
le gustó mucho el partido de fútbol .
el concierto que quería ver ya ha empezado .
la boda se celebra en la sala de conferencias .
¿ tienen platos sin champiñones ?
estamos de mal humor porque quiere nevar .
mi marido tiene fiebre .
la charla empieza a las cinco y media .
el colchón es demasiado blando .
es importante que mi marido cambie su vuelo antes de las cuatro y cuarto .
una pregunta : ¿ tienen una habitación familiar para tres personas hasta el sábado ?
pasado mañana va a llover .
mi mujer sabe que la oficina de turismo está cerrada los domingos .
un billete de ida y vuelta a Bruselas , por favor , en segunda clase .
¿ qué tiempo hace en París hoy ?
antes de marcharme , quisiera cambiar el jersey gris por otra cosa .
hemos oído que el curso de idiomas termina a las cinco y media .
¿ cuánto cuesta una habitación familiar pequeña con televisor por noche ?
¿ cuánto cuesta enviar un paquete a Austria ?
cuando llegue a Colonia , voy a comprar un recuerdo .
el castillo de Hamburgo es más antiguo que el de Valencia .
¿ tienen una casa de vacaciones cómoda para tres personas para dos noches ?
el concierto empieza a las siete .
si mañana nieva , mi marido va a ver la televisión .
me alegro de que él pueda reunirse con unos amigos en la estación .
disculpe , ¿ qué hora es ? - son las ocho menos cuarto .
¿ qué tranvía va al hermoso teatro de la ópera ?
el bolso más pequeño cuesta ocho euros , pero el bañador verde es más barato .
siento que hayamos perdido nuestro collar .
¿ cuánto cuestan las entradas para la obra de teatro del jueves ?
primero quisiera recoger mi collar y después alquilar una bicicleta .
espero que descansemos un poco esta noche .
¿ qué recomienda , el pastel de manzana o el helado ?
de primero quisiera una sopa y de segundo carne con verduras .
el camarero me ha traído una sopa de tomate en lugar de una sopa de verduras caliente .
es importante que mi hermana cambie su vuelo hoy .
el frigorífico de mi habitación está estropeado .
quisiera una habitación individual tranquila con cocina y vistas al parque .
ni hablar de que mi hija visite el faro y el zoo .
el garaje del hotel está abierto hasta las once y diez .
¿ tienen un apartamento para cinco personas para tres noches ?
buenos días , ¿ tienen una casa de vacaciones para ocho personas hasta el lunes ?
quisiera que me despertaran a la una menos cuarto , habitación trescientos cuatro .
todavía no he recibido la lista de precios . ¿ podría enviármela ?
hola , soy Walker , de la habitación seis . quisiera pedir el desayuno .
la motocicleta que el señor Weber alquiló está rota .
si el tren rápido lleva cinco minutos de retraso , ellos tienen que quedarse otra noche .
no creo que el señor Wagner pueda reunirse con unos amigos en la estación esta noche .
dentro de seis días llegamos a Viena y nos quedamos dos noches .
el museo de arte nuevo , que está a veinte minutos de aquí , merece una visita .
¿ puede llevar las maletas al ascensor , por favor ?
no sé si mi marido dará un paseo por la rosaleda esta noche .
no como ni verduras ni fideos .
la familia Rossi se aloja aquí desde el veintiuno de septiembre .
¿ podríamos dejar la habitación a las doce y media ?
mi hijo está sentado en un banco del parque y nos espera .
el médico dice que la señora tiene que quedarse en la cama durante ocho días .
a mi marido le encantaría ir al mercado .
el señor Weber no está satisfecho con la habitación porque el apartamento huele a humo .
quiero que mis hijos participen en la visita guiada .
la señora Weber llamó a las diez y cuarto y dejó un recado para el señor Serrano .
quisiera que me despertaran a las once menos veinte , habitación cuarenta y nueve .
antes de salir de viaje , mi hermana quisiera ir al teatro .
la autopista a Varsovia está cortada , así que tengo que coger el tren .
a nuestros amigos les encantaría comprar un mapa .
la oficina de correos está a dos pasos del zoo .
los turistas han perdido su bolso y su collar .
quisiera pollo con arroz y cuatro vasos de vino blanco .
¿ cuándo sale el primer tren regional para Praga ?
de primero quisiera una tabla de quesos y de segundo pollo con arroz .
¿ qué tranvía va a la biblioteca ?
¿ cuánto se tarda en reparar el frigorífico ?
¿ puede enseñarnos la habitación doble más barata , por favor ?
¿ sabía que la fiesta se celebra en el jardín del castillo ?
Roma es la ciudad más bonita que hemos visto nunca .
¿ hay alguien aquí que hable portugués ? mi hermana no habla alemán .
camarero , pedí una sopa de tomate caliente , pero me ha traído una macedonia de frutas .
la sopa de verduras está fría .
hola , ¿ quieres almorzar en la habitación más tarde ?
hasta que lleguen los niños , quiero comprar un mapa .
ella visitó el palacio la semana pasada .
quisiéramos cuatro entradas para la obra de teatro del ocho de diciembre .
quisiéramos alquilar una motocicleta por cinco días .
¿ podría decirme si la visita guiada empieza a las ocho y media ?
como el autocar está lleno , no llegaremos hasta las cuatro .
mi marido no está satisfecho con la habitación porque el apartamento no está listo .
preferiríamos un apartamento que tenga cocina .
el ascensor está estropeado , así que tengo que subir a pie a la quinta planta .
quiero reservar una mesa para tres personas .
¿ cuándo quisieras hacer un picnic ?
buenas noches , ¿ qué tiempo hace en Roma en septiembre ?
siento que mi marido haya perdido el autobús el mes pasado .
hola , estoy buscando mi mochila . ¿ la ha visto ?
el hotel más barato de Hamburgo está cerca de la catedral .
disculpe , ¿ qué hora es ? - es la una y veinte .
todavía no he recibido la confirmación de la reserva . ¿ podría dármela ?
el camarero nos ha traído una tabla de quesos en lugar de un pastel de manzana .
el banco está a dos pasos del zoo .
la señora Moreno ha olvidado llamar a su oficina .
quisiera carne con verduras y una botella de agua mineral .
¿ por qué no dejaste el hotel ?
¿ dónde está el plato ? ¿ podría traérmelo , por favor ?
la llave no entra en la cerradura de la habitación doscientos quince .
ellos temen que el tren nocturno llegue con retraso .
¿ sería posible que apagara la luz ?
siga todo recto y luego gire a la izquierda en la peluquería .
quiero que nos dé una habitación individual más barata con vistas al parque .
hay un error en la cuenta : no he pedido ningún helado .
ni hablar de que mi hermano participe en el curso de idiomas .
la carta solo está en alemán , ¿ nos la podría traducir ?
¿ sabe cómo se va del banco a la exposición ?
hemos reservado una suite más grande a nombre de Becker .
le pedí al camarero que nos diera una habitación individual con vistas al castillo , pero no ha pasado nada .
el próximo mes llego a Praga y me quedo nueve noches .
es importante que mis padres recojan su portátil antes de la una .
ayer por la tarde perdimos nuestras gafas .
necesitamos la cuenta . ¿ nos la puede dar ?
¿ dónde está la cuchara ? ¿ podría traérnosla , por favor ?
en Valencia llueve a cántaros , por eso vamos a ver la televisión .
estamos buscando nuestro bolso . ¿ lo ha visto ?
me quedo con la habitación .
buenas noches , ¿ podría ponernos con la habitación cuatrocientos seis , por favor ? muchas gracias de antemano .
nuestros amigos compraron un recuerdo la semana pasada .
he comprado un libro para mis padres .
el sábado pasado la señora Taylor quería quedarse unos días más .
si mañana hace buen tiempo , voy a visitar la famosa iglesia .
¿ quisiera marcharse dentro de seis días ?
¿ podría decirme si la sala de conferencias está abierta hasta las doce y cuarto ?
la señora Dubois quisiera ir a la ópera y reunirse con unos amigos en la estación .
se nos ha acabado el pan ; la camarera de piso ha ido a comprar más .
conocemos bien Roma .
¿ cuánto cuesta una habitación bonita con televisor por noche ?
mis padres están de buen humor porque está nublado ahora .
me gustó mucho el partido de fútbol .
el camarero dice que la sala de desayunos está en la cuarta planta .
buenas noches , ¿ puedo dejar aquí mi chaqueta hasta las seis menos cuarto ?
quiero que la guía limpie la habitación .
pasado mañana me marcho .
mañana a las siete los turistas quisieran hablar con el director .
siga todo recto y luego gire a la izquierda en la farmacia .
se tarda cuatro horas en llegar a Varsovia en tren .
me han robado el billete de avión y el diario .
el castillo es más antiguo que el museo de arte .
el ayuntamiento está abierto desde las nueve y media hasta las seis , pero los viernes está cerrado .
después del desayuno mi hermano quiere visitar la hermosa catedral , pero antes tiene que cambiar dinero .
mi hermana se quedó en el hotel .
quisiera comprar un jersey azul y un diccionario .
si mañana hace buen tiempo , nadaré en el lago .
siete billetes de ida y vuelta a Edimburgo para el veintitrés de julio , por favor .
mi reloj va atrasado ; ya son las seis menos cuarto .
ayer cogimos el coche .
quisiéramos dar un paseo por el bosque y hacer senderismo por la montaña .
acabo de prolongar mi estancia .
¿ cuándo estará lista mi chaqueta ?
no me traiga todavía la sopa de tomate fría , por favor .
el señor Fischer reservó un apartamento más grande hace cuatro horas .
el tren rápido sale del andén nueve .
el hotel más barato de Zúrich está al lado del ayuntamiento .
sé que la farmacia está cerrada los sábados .
quería preguntarle si podría preparar la cuenta para mañana .
hay que limpiar estas blusas antes del domingo .
mi mujer no come ni patatas ni fideos .
¿ dónde puedo comprar una maquinilla de afeitar ?
si el sábado nieva , ellos van a leer un libro .
el tren nocturno para Varsovia sale a las tres y diez del andén ocho .
los niños han escrito una carta a su tío .
para mí una sopa de verduras caliente y una taza de café , por favor .
nos gusta mucho el zoo .
quisiéramos pan con mantequilla y un vaso de agua mineral .
¿ le importaría guardar el equipaje hasta las dos menos diez ?
espero que mi hija pueda visitar la exposición .
el mozo dice que la tasa turística es gratis .
si el autocar llega con retraso , tenemos que llamar al hotel .
la conexión a internet no funciona desde esta mañana .
a mi hija le gustó mucho la visita de la ciudad .
para mí una ensalada y tres vasos de agua mineral , por favor .
un taxi a la estación cuesta unos once euros .
¿ se celebra la fiesta en el jardín del castillo ?
¿ podemos dejar aquí nuestro anillo hasta las dos menos cuarto ?
quisiéramos reservar una mesa para cinco personas en la terraza .
quisiera que me despertaran a la una y diez , habitación trescientos quince .
la señora Fischer celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
hay un recuerdo sobre la mesa de la habitación doscientos veinte .
la comida de este restaurante es demasiado cara , pero el servicio es lento .
¿ cómo se apaga la música ?
¿ tienen una suite para dos personas hasta el viernes ?
es posible que llamemos a nuestro hermano el fin de semana .
ya es hora de que mi mujer cancele su reserva .
quiero que firme aquí .
queremos cambiar de habitación porque el colchón es demasiado corto .
el concierto que queríamos ver empieza a las siete y veinte .
el señor Wagner ha cancelado la reserva para el jueves .
mi marido vino a Berlín para fotografiar el zoo .
¿ cuánto cuesta enviar una carta a Portugal ?
acabo de darme cuenta de que el cuarto de baño es muy viejo .
estoy a punto de prolongar mi estancia .
a mis hijos les gustó mucho la obra de teatro .
queremos que mi marido compre una postal .
quisiéramos un asiento en el pasillo para Zúrich .
quisiéramos saber si el tren nocturno tiene coche restaurante .
la señora Schmidt tiene que hacer transbordo en Múnich .
mis hijos están sentados en un banco del parque y leen el periódico .
tenemos suerte : podemos comprar unos sellos a las dos menos cinco .
la fortaleza está abierta desde las once menos cuarto hasta las siete y media , pero los viernes está cerrada .
llego el sábado seis de noviembre a las siete .
nevará , por eso ella va a quedarse en el hotel .
buenos días , soy Schmidt , de la habitación cuatro . quisiera hablar con el director .
debe de ser un error : reservamos una suite , no un apartamento tranquilo .
quisiéramos cinco entradas para la fiesta del catorce de marzo .
la oficina de objetos perdidos está detrás de la biblioteca .
hemos oído que la sala de desayunos está cerrada .
mis hijos quisieran ver la televisión .
mi hermana necesita algo para el resfriado .
¿ le importaría reservarnos una mesa junto a la ventana ?
la autopista a Múnich está cortada , así que tenemos que coger el tren .
no sé si podemos cambiar nuestro vuelo el próximo mes .
mañana puedo pagar la cuenta .
buenas noches , ¿ sería posible que abriera la ventana ?
¿ qué tranvía va al teatro de la ópera ?
vinimos a Madrid para reunirnos con unos amigos en la estación .
el hotel en el que mi mujer estuvo en Granada no era tan caro .
dos billetes de ida y vuelta a Venecia para el cinco de septiembre , por favor .
ellos perdieron el enlace en París porque el autobús fue cancelado .
los pantalones que compré son demasiado pequeños .
el director lavará esta blusa .
¿ de dónde eres , Anna ? - soy de Portugal .
¿ han encontrado un bolso ? nos lo hemos dejado en la habitación tres .
los huéspedes no tienen ganas de ir a la ópera .
una mesa para seis , por favor .
¿ quisieras pagar con tarjeta de crédito el fin de semana ?
puede localizar a los niños por teléfono : cero cinco dos nueve ocho .
quisiera reservar una mesa para siete personas para esta noche .
siento que el señor Navarro haya tenido un accidente .
aunque llueve , daremos un paseo por el bosque .
un taxi al hospital cuesta unos treinta y seis euros .
la señora Navarro celebra su cumpleaños mañana ; quisiéramos encargar flores .
los turistas quisieran comprar una postal e ir al mercado .
pensamos nadar en el lago .
del centro comercial al zoo hay solo veinte minutos a pie .
¿ qué recomienda , la sopa de tomate o la pizza ?
¿ puede imprimir la lista de precios , por favor ?
quisiéramos que nos despertaran a las tres y media , habitación ciento dos .
mi hija tiene suerte : puede reunirse con unos amigos en la estación .
me llamo Brown , tengo una reserva para dos personas .
en la habitación doscientos uno huele a gas .
la señora Wagner celebra su aniversario de boda mañana ; quisiera encargar flores .
hemos oído que la famosa catedral abre a las tres y veinte .
he perdido mi cartera y mi paraguas nuevo .
ayer los niños pagaron la cuenta .
cuando el taxista habla español , me suena a chino .
el hotel en el que estuvimos en Berlín tenía piscina .
primero quisiera comprar un billete para Colonia y después hacer senderismo por la montaña .
quisiera reservar una habitación familiar para tres personas del veintitrés al veintisiete de agosto .
antes de que salga el tren , quisiéramos participar en la visita de la ciudad .
el hombre con el que hablamos el sábado era muy amable .
¿ por qué no voló a Londres ?
¿ quiere participar en la visita de la ciudad ?
mi marido necesita unas gotas para los ojos de la farmacia .
tenemos que ir al banco antes de las ocho y diez porque necesitamos dinero .
¿ sabía que la obra de teatro dura seis horas ?
¿ puedo dejar aquí mi anillo hasta las tres menos diez ?
el tren sale a las diez .
el avión a Praga despega a la una .
quisiera coger un taxi porque tengo prisa .
esta noche nevará , por eso el señor Taylor tomará algo en el bar .
todavía no hemos recibido el recibo . ¿ podría dárnoslo ?
el castillo está abierto desde las diez menos cuarto hasta las cinco , pero los martes está cerrado .
queremos participar en la conferencia .
aunque hace mucho calor , voy a fotografiar el teatro de la ópera .
¿ qué día es hoy ? - hoy es viernes , dos de abril .
¿ cuándo abre el museo de arte los jueves ?
¿ le importaría traerme un periódico y un secador ? gracias por su ayuda .
como el autocar llegará con retraso , no llegaré hasta las once .
hace seis días me perdí en la ciudad .
¿ cuánto dura el trayecto de Roma a Hamburgo ?
hola , quisiéramos pagar por separado . ¿ cuánto cuesta la sopa de pescado ?
el hervidor no funciona desde la una .
en Zúrich lleva siete días lloviendo .
quiero que envíe a alguien a la habitación cuatrocientos seis .
el médico dice que nuestros amigos tienen que quedarse en la cama durante tres días .
¿ puedo probarme el bolso más grande ?
¿ podría decirnos de dónde sale el autocar para Londres ?
hace nueve días dejamos nuestra tarjeta de crédito en casa .
dudo que mi hijo se cambie a otra habitación el domingo .
disculpe , ¿ cuándo quiere comprar una maquinilla de afeitar ?
cuando lleguemos a Valencia , vamos a alquilar una barca .
de la estación de metro a la exposición hay solo cuarenta y cinco minutos a pie .
mis padres se acostarán temprano .
quisiera saber si el barco zarpa a las nueve y diez .
¿ quiere reunirse con unos amigos en la estación o prefiere dar un paseo por la rosaleda ?
tenemos que ir al banco antes de la una y veinte porque necesitamos dinero .
¿ cuál es la contraseña de internet ?
el camarero me ha traído una buena sopa en lugar de un bocadillo vegetariano .
un taxi a la parada de autobús cuesta unos ocho euros .
¿ cambiaste dinero el jueves pasado ?
el señor Wilson no está satisfecho con la habitación porque el grifo está estropeado .
deme su billete de tren y firme aquí , por favor .
dudo que llamemos a nuestro jefe mañana por la mañana .
por culpa del atasco ella llegó demasiado tarde al hospital .
¿ sabe a qué hora abre la torre ?
no se preocupe , señor Fischer , repararemos la cafetera .
su habitación está en la segunda planta , al lado del ascensor .
quisiera seguir viaje a Granada pronto .
mis hijos han comprado una bufanda para su abuelo .
tenemos muchas ganas de nadar en el lago el fin de semana .
si el autobús lleva cinco minutos de retraso , nos quedaremos otra noche .
el tren para en todas las estaciones .
¿ cuánto se tarda en reparar la calefacción ?
el billete a Viena cuesta trece euros , pero mi hermano solo tiene un billete de cien euros .
llevo desde las tres intentando recoger mi sombrero verde .
el próximo domingo llegamos a Venecia y nos quedamos una noche .
estoy a punto de aparcar mi coche en el garaje .
hasta que llegue mi hermana , quiero hacer un picnic .
lloverá , por eso la señora Schmidt quiere ver la televisión .
la sopa de pescado que pedimos está demasiado salada .
después del almuerzo los niños quieren dar un paseo por el parque , pero antes tienen que comprar un billete para Colonia .
el cuarto de baño está mojado .
¿ puedo probarme la falda verde ?
la conexión a internet de la habitación cincuenta y dos está estropeada .
lléveme a la librería , por favor , tengo prisa .
buenos días , soy Wilson , de la habitación doscientos cinco . necesito una manta adicional .
¿ hay alguien aquí que hable alemán ? mis hijos no hablan portugués .
nuestros amigos han escrito una carta a sus nietos .
¿ hay una suite grande libre del veintiuno al veintitrés de febrero ?
hemos oído que la conferencia termina a las cinco menos cuarto .
el médico dice que la señora tiene que quedarse en la cama durante seis días .
el billete a Edimburgo cuesta treinta y cuatro euros , pero ellos solo tienen un billete de cien euros .
aunque hace mucho calor , quiero hacer senderismo por la montaña .
cuando el cocinero habla español , me suena a chino .
buenos días , ¿ dónde puedo comprar una pila ?
¿ cuánto cuesta alquilar una bicicleta por ocho días ?
quiero que me reserve una mesa junto a la ventana .
acabo de llegar a Valencia .
¿ sabe a qué hora abre el monasterio ?
¿ va este tren a Hamburgo ?
buenos días , me interesa el palacio . ¿ hay una visita guiada en portugués ?
¿ conoce un hotel barato cerca del cine ?
el señor Becker llamó a las cuatro y media y dejó un recado para la señora Fischer .
la mujer con la que los huéspedes hablaron el martes era muy amable .
se tarda tres horas en reparar la luz .
todavía no hemos recibido el contrato . ¿ podría enviárnoslo ?
el concierto que mi hijo quería ver fue ayer .
la señora Brown ha cancelado la reserva para el lunes .
aunque llueve , mi hermano va a dar un paseo por el parque .
quisiéramos beber algo porque tenemos sed .
como el autobús estará lleno , no llegaremos hasta la una y media .
mi hermano vino a Venecia para comprar unos sellos .
disculpe , ¿ qué hora es ? - son las cuatro .
vinimos a Berlín para hacer senderismo por la montaña .
buenas noches , ¿ sería posible que firmara aquí ?
¿ sabía que el aparcamiento es gratis ?
queremos ir al teatro en lugar de ir al mercado .
¿ empieza la charla a las ocho menos cuarto ?
¿ cómo se llama ? - me llamo Martin Rossi .
los huéspedes llegaron tarde porque el autocar fue cancelado .
ellos tienen que hacer cola tres horas en el museo .
quiero que la camarera limpie la habitación .
me llamo Moreno , tengo una reserva para esta noche .
los niños están intentando cancelar su reserva .
vine a Edimburgo para participar en el paseo en barco .
mi hija acaba de llegar a Edimburgo .
si el lunes hace demasiado calor , me quedaré en el hotel .
¿ puede firmar aquí , por favor ?
mi compañero tiene muchas ganas de visitar el teatro de la ópera mañana .
¿ cuánto cuesta una habitación doble pequeña con bañera por noche ?
¿ podría traernos un poco más de mantequilla , por favor ?
quisiéramos reservar una suite para una noche .
cuatro billetes de ida y vuelta a Valencia para el dieciocho de septiembre , por favor .
mi hijo no tiene tiempo de ir a la ópera .
¿ podría darme una habitación individual luminosa con vistas al puerto , por favor ? muchas gracias de antemano .
¿ han encontrado unas gafas ? nos las hemos dejado en la habitación ciento dos .
lloverá la próxima semana , por eso queremos tomar algo en el bar .
la cena se sirve a partir de las nueve menos cuarto en el jardín .
despiértenos a las tres y cuarto , por favor .
quisiera quejarme : el armario es muy viejo y los huéspedes de la habitación de al lado hacen demasiado ruido .
el mozo dice que la boda se celebra el diecinueve de octubre .
el reloj caro que la camarera de piso encontró debajo de la cama es de mi marido .
tengo que hacer cola cuatro horas en el aeropuerto .
despiérteme mañana a las cinco y cuarto , por favor , tengo que estar en el aeropuerto antes de las cuatro y cuarto .
¿ sabe cómo se va del banco a la biblioteca antigua ?
el vuelo de Hamburgo fue cancelado por la tormenta .
antes de que cierren las tiendas , quisiera probar el pescado de la región .
disculpe , ¿ qué hora es ? - son las tres menos cuarto .
antes de marcharnos , quisiéramos dejar nuestro paraguas en la recepción .
¿ me puede dar una habitación grande con vistas al lago ? gracias por su ayuda .
tengo suerte : puedo participar en la conferencia .
buenos días , soy Dubois , de la habitación tres . quisiera pedir el desayuno .
desde el viernes me duele el brazo .
mi marido no está satisfecho con la habitación porque los niños escuchan música alta .
pregúntele a la señora Dubois si quiere comprar unos recuerdos , por favor .
el veinte de julio los turistas querían reservar una habitación individual .
denos una habitación doble tranquila con vistas al puerto , por favor .
la señora Rossi celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
la camarera de piso dice que el garaje del hotel cuesta siete euros al día .
la señora García no está hoy . ¿ quiere dejar un recado ?
¿ por qué no dejó su anillo en la recepción ?
pienso que él puede enviar una postal a Venecia esta tarde .
un trozo de pastel cuesta cuatro euros con setenta .
él no tiene tiempo de visitar el palacio antiguo .
el señor Wagner ha cancelado la reserva para el domingo .
el médico dice que mi hermana tiene que beber mucha agua durante tres días .
cuando lleguemos a Viena , vamos a visitar el faro .
mis hijos están sentados en un banco del parque y nos esperan .
cuando la guía habla portugués , me suena a chino .
¿ va este autobús a Valencia ?
¿ nos puede poner con la habitación trescientos ocho ?
es una lástima que el espejo sea muy viejo .
mi compañero puede hablar con el cocinero .
preferiría una habitación pequeña que tenga cocina .
quiero que mis hijos compren unos recuerdos .
no creo que ellos puedan prolongar su estancia la próxima semana .
de primero quisiera una sopa de verduras y de segundo fideos con champiñones .
ya es hora de que mi hijo cambie el bolso por otra cosa .
nevará pasado mañana , por eso vamos a tomar algo en el bar .
me han robado el billete de tren y los guantes nuevos .
el señor Serrano llegará el veintiuno de mayo a las once .
¿ cuándo estará lista mi falda más larga ?
él se queda hoy en el hotel porque está cansado .
mi compañero está sentado en un banco del patio y nos espera .
¿ puedes reparar la calefacción , por favor ?
si el viernes hace demasiado calor , descansaré un poco .
¿ sabe cómo se va de la oficina de objetos perdidos al zoo ?
el camarero nos ha traído un pastel de manzana en lugar de una ensalada verde .
ayer por la tarde mi hermana perdió su anillo y ahora tiene que llamar al hotel .
lamentablemente no tenemos suites libres en noviembre .
espero que la señora Dubois pueda probar el pescado de la región .
hemos olvidado nuestras gafas de sol en la habitación y ahora tenemos que ir a la oficina de objetos perdidos .
no estoy satisfecho con la habitación porque la obra es demasiado ruidosa .
¿ sabía que la media pensión está incluida en el precio ?
¿ cuánto se tarda en reparar el inodoro ?
espero que él pueda pagar la cuenta .
¿ cómo se enciende el aire acondicionado ?
nuestros amigos toman limonada en el desayuno , pero yo prefiero zumo de manzana .
hay un error en la cuenta : no he tomado ninguna tabla de quesos .
antes de salir de viaje , quisiéramos participar en la excursión .
ocho billetes de ida y vuelta a París para el veintinueve de agosto , por favor .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de los turistas .
¿ dejó su pasaporte en casa anteayer ?
pasamos dos días en Edimburgo y cuatro días en Varsovia .
¿ puedo dejar aquí mi móvil hasta las dos y media ?
la comida de este restaurante es mejor que en el hotel , pero el servicio es lento .
mi marido está a punto de cambiar los pantalones más baratos por otra cosa .
quisiéramos comprar una camisa más grande y una guía de viajes .
no creo que mis hijos puedan dar un paseo por el parque .
quisiera reservar una habitación doble luminosa para seis noches .
¿ hay una agencia de viajes cerca de aquí ?
él ha dejado su billete de avión en la habitación .
avísenos en cuanto el médico llegue , por favor .
quisiéramos saber si el tren rápido sale a las nueve y media .
la carretera a Edimburgo está cortada , así que tengo que dar un rodeo .
¿ cuándo cierra el ayuntamiento antiguo los domingos ?
¿ podría traernos la cuenta , por favor ?
no se preocupe , señora Serrano , le despertaremos a las dos y diez .
la llave del coche que la camarera de piso encontró en el cuarto de baño es de mis hijos .
mi mujer se ha roto el pie y tiene que ir al hospital .
la chaqueta negra cuesta un ojo de la cara .
preferiríamos una habitación doble bonita que tenga caja fuerte .
el señor Becker no está hoy . ¿ quiere dejar un recado ?
estoy a punto de cambiar el sombrero por otra cosa .
la señora puede tener la habitación familiar más barata con bañera .
la señora Becker pasó seis días en Edimburgo y nueve días en París .
antes de que salga el tren , quisiera fotografiar la biblioteca .
como el autobús lleva cuarenta y cinco minutos de retraso , no llegaremos hasta las diez y veinte .
es posible que tomemos algo en el bar esta noche .
dormí como un tronco porque la habitación era tan tranquila .
¿ le importaría enviar a alguien a la habitación trescientos veinte ?
¿ puedes guardar el equipaje hasta las seis , por favor ?
llegamos el domingo seis de noviembre a las once y media .
¿ tienen una suite para seis personas para tres noches ?
la señora Schmidt ha cancelado la reserva para el miércoles .
¿ sería posible que confirmara la reserva ?
llegamos el jueves ocho de marzo a las siete menos cuarto .
quisiera hablar con el señor Rossi , por favor .
la familia Fischer se aloja aquí desde el veinticuatro de noviembre .
no sé si podemos comprar unas postales dentro de dos horas .
la señora Becker quisiera comprar unos zapatos y un recuerdo .
¿ le importaría enseñarnos el camino al hospital ? gracias por su ayuda .
nos resfriamos .
desde el tejado se pueden ver el hermoso museo y la plaza .
¿ qué recomienda , el bocadillo frío o la ensalada mixta ?
rellene el formulario , por favor .
si esta tarde hace demasiado calor , queremos ir al teatro .
queremos cambiar de habitación porque el grifo no funciona .
¿ podría enseñarnos en el mapa dónde está el hermoso castillo ?
hasta que llegue el caballero , quiero ir al mercado .
ya es hora de que mi mujer cambie su vuelo .
la sopa que mi compañero pidió está demasiado salada .
la ventana no se puede cerrar , y los huéspedes de la habitación de al lado hacen demasiado ruido .
despiérteme el domingo a las nueve y cuarto , por favor , tengo que estar en el aeropuerto antes de las diez y diez .
quiero comprar un peine .
los turistas hablan francés , pero no entienden el portugués .
nos quedamos hasta el martes .
el billete a Bruselas cuesta cincuenta euros , pero la señora Schmidt solo tiene un billete de cincuenta euros .
¿ por qué no fuiste en tren a Roma ?
solemos levantarnos a las diez y media .
llegué tarde porque el autocar llegó con retraso .
ayer nuestros amigos tuvieron un accidente .
no estamos satisfechos con la habitación porque el teléfono no funciona .
¿ le importaría traducir esta carta ?
en agosto suele hacer mucho calor en Barcelona .
después del desayuno queremos hacer senderismo por la montaña , pero antes tenemos que recoger nuestro portátil .
el vestido cuesta quince euros , pero los zapatos son más baratos .
cuando llegue a Bruselas , voy a visitar el teatro .
los huéspedes hablan alemán , pero no entienden el portugués .
nuestros amigos llevan desde las cuatro y cuarto intentando pagar con cheque .
si el autocar llega con retraso , la señora Moreno tiene que coger un taxi .
la habitación más barata que mi marido reservó en abril es demasiado pequeña .
cuando la recepcionista habla alemán , me suena a chino .
no tenemos ganas de ir al mercado .
mi compañero no tiene ni idea de dónde está su bolsa de viaje .
antes de marcharnos , quisiéramos comprar un billete para Madrid .
el técnico que reparó el frigorífico trabajó bien .
desde la torre se pueden ver el museo y el jardín .
espero que podamos pagar con tarjeta de crédito .
estos pantalones son demasiado cortos .
quisiéramos reservar una habitación familiar para tres personas del cinco al veinticinco de diciembre .
si el autobús llega con retraso , ella se quedará otra noche .
creo que pagaremos con cheque dentro de quince minutos .
no hay toallas en nuestra habitación .
tome las pastillas cuatro veces al día , después de las comidas .
me alegro de que podamos desayunar en la habitación .
¿ por qué no participó en la visita de la ciudad ?
¿ para el autocar en Roma ?
¿ olvidó su cámara en el autobús el veintitrés de noviembre ?
ayer por la tarde ellos dejaron su pasaporte en la habitación .
esta tarde mi hija quisiera dar un paseo por el casco antiguo .
la carretera a Granada está cortada , así que tenemos que dar un rodeo .
pienso hacer senderismo por la montaña .
cuando llegue a Berlín , voy a hacer senderismo por la montaña .
hay un error en la cuenta : no he tomado ninguna buena sopa de pescado .
¿ podría decirnos si el minibar está incluido en el precio ?
repare el mando a distancia , por favor .
quisiera una habitación individual grande con escritorio y vistas al casco antiguo .
más tarde puedo acostarme temprano .
¿ podría reservarme una mesa junto a la ventana , por favor ?
¿ quieres reservar una mesa para cinco personas ?
el señor Moreno llegará el seis de octubre a la una y media .
si el autocar está lleno , mi mujer tiene que perder el avión .
si mañana llueve , quiero quedarme en el hotel .
quiero que nos traiga un vaso de zumo de manzana .
como el autobús llegará con retraso , no llegaré hasta las cinco .
quiero nadar en el lago en lugar de comprar un recuerdo .
en julio suele hacer mucho calor en Madrid .
nos quedamos dormidos .
¿ hay una suite pequeña libre del diecinueve al veintiuno de octubre ?
el huésped de la habitación doscientos siete todavía no ha pagado .
la señora Becker está acostumbrada a cenar tarde .
¿ dónde está la cama supletoria ? ¿ podría traérnosla , por favor ?
he olvidado recoger mi llave del coche .
es una lástima que el apartamento no esté listo .
siento que mi hermana haya perdido su chaqueta .
¿ le importaría recomendarme un buen restaurante ?
quisiera una habitación doble con televisor y vistas al jardín .
la llave no entra en la cerradura de la habitación cuatrocientos diez .
tenemos que darnos prisa porque el tren nocturno para Barcelona sale dentro de cincuenta minutos .
nos encantaría ir al teatro .
¿ quisiera ir a bailar el miércoles a las siete y cuarto ?
¿ tienen platos sin jamón ?
fuimos a la peluquería la semana pasada .
hay un mapa sobre la mesa de la habitación trescientos ocho .
es posible que mi hermana espere en el vestíbulo .
mi hermana quisiera coger un taxi porque tiene prisa .
disculpe , ¿ necesita mi pasaporte o mi carné de identidad ?
pensamos ir a nadar .
¿ a qué hora sale el tren para Bruselas ?
¿ cuánto dura el trayecto de Hamburgo a Bruselas ?
enséñeme la habitación familiar , por favor .
él acaba de darse cuenta de que el aire acondicionado está fuera de servicio .
llegamos el viernes cuatro de septiembre a las doce y media .
quiero que imprima la confirmación de la reserva .
lleve las maletas a la recepción , por favor .
el mes pasado seguí viaje a Edimburgo .
¿ cuánto cuestan las entradas para la película del domingo ?
estamos cansados .
aquí tiene su pasaporte , señor Wagner . su habitación está en la octava planta .
aquí tiene su pasaporte , señor Taylor . su habitación está en la cuarta planta .
de primero quisiéramos una tortilla y de segundo fideos con champiñones .
¿ hay alguien aquí que hable español ? mi marido no habla portugués .
¿ qué tiempo hace en Madrid hoy ?
el señor Fischer es de Alemania , pero vive en Barcelona desde hace cinco años .
nos encantaría visitar el faro y el monasterio .
se tarda tres horas en llegar a Roma en tren .
¿ cuándo quiere reunirse con unos amigos en la estación ?
para mí una buena sopa y una botella de agua mineral , por favor .
la señora Becker está esperando el tren para Colonia .
quisiéramos reservar una habitación para siete noches .
mi número de teléfono es el ocho cero cero cero ocho .
queremos ir a bailar en lugar de comprar unos sellos .
¿ podría llevar el equipaje al taxi y traducir esta carta ?
del cine al teatro de la ópera hay solo diez minutos a pie .
mi hermana está intentando cambiar el bolso por otra cosa .
¿ tienen platos sin verduras ?
preferiría una habitación que tenga balcón .
¿ quiere fotografiar el hermoso faro o prefiere reunirse con unos amigos en la estación ?
se tarda quince minutos en preparar la macedonia de frutas .
mi hija está intentando llamar a su familia .
cuando llegamos a Zúrich , el armario no estaba limpio .
ellos han perdido el barco . ¿ qué deberían hacer ?
si el tren rápido llega demasiado tarde , tengo que quedarme otra noche .
un taxi a la panadería cuesta unos siete euros .
¿ le importaría preparar la cuenta para mañana ? gracias por su ayuda .
si tuviéramos más dinero , nos quedaríamos más tiempo .
la falda que mi hijo compró es demasiado grande .
debe de ser un error : reservamos una habitación individual , no una habitación familiar .
la semana pasada perdí mi bolsa de viaje y ahora tengo que llamar al hotel .
el camarero nos ha traído una tortilla en lugar de una sopa .
en Viena llueve a cántaros , por eso descansaremos un poco .
la recepcionista quiere saber si quiero reservar una mesa para tres personas mañana .
el pronóstico dice que va a nevar pasado mañana .
mis hijos tienen una reserva .
no se olvide de llevar el equipaje al taxi , por favor .
hemos reservado una habitación individual a nombre de Taylor .
estoy seguro de que mis hijos aparcarán su coche en el garaje mañana a la una y cuarto .
el hotel más barato de Múnich está al lado del ayuntamiento .
lamentablemente no tenemos suites pequeñas libres hasta el miércoles .
¿ podemos dejar aquí nuestra llave de la habitación hasta las dos menos cuarto ?
es posible que los turistas dejen el hotel el próximo mes .
quisiera pagar todo junto . ¿ cuánto cuesta la sopa de pescado ?
hola , ¿ te reuniste con unos amigos en la estación ?
sé que el banco está cerrado los viernes .
mi compañero rompió el plato ayer . ¿ qué debería hacer ?
la suite que reservamos en noviembre no está lista .
hemos reservado un apartamento a nombre de Becker .
volaré a Bruselas en abril .
la iglesia es más grande que el teatro de la ópera .
¿ podría explicarme el recibo , por favor ?
en Praga llueve a cántaros , por eso la señora López va a leer un libro .
el despertador de mi habitación no funciona .
espero que mis padres lean un libro dentro de cinco minutos .
cuando llegamos a Colonia , la habitación olía a humo .
disculpe , ¿ qué hora es ? - son las siete y veinticinco .
quisiéramos una habitación con baño y vistas al río .
hola , pedimos una sopa . ¿ cuándo nos la va a traer ?
mis hijos quisieran ir de compras y comprar unos recuerdos .
es importante que los turistas cambien su vuelo hoy .
es una lástima que el apartamento sea demasiado oscuro .
¿ le importaría guardar el equipaje hasta las tres y media ?
denos la llave de la habitación treinta y siete , por favor .
ella piensa dar un paseo por el parque .
los turistas vinieron a Berlín para ir a la playa .
una pregunta : ¿ podría decirme si el gimnasio está en la primera planta ?
la carretera a Zúrich está cortada , así que tengo que dar un rodeo .
acabo de cambiar mi vuelo .
un taxi al banco cuesta unos diecisiete euros .
hace dos horas olvidamos nuestro sombrero nuevo en la habitación .
mis hijos han olvidado su chaqueta en el autobús .
me llamo Wagner , tengo una reserva para dos personas .
¿ podría explicarme la confirmación de la reserva , por favor ?
hemos perdido nuestro reloj nuevo y nuestra cámara nueva .
si el autobús llega con retraso , cogeremos un taxi .
ella acaba de darse cuenta de que la cama supletoria no está hecha .
hola , ¿ por qué no puedes dejar el hotel ?
no creo que mi hija almuerce en la habitación mañana .
tenemos que coger un taxi porque el tren lleva veinticinco minutos de retraso .
mañana mi mujer va a probar el vino de la región .
sé que la librería está cerrada los lunes .
hemos oído que la boda se celebra el treinta de mayo .
soy de Inglaterra , pero vivo en Salzburgo desde hace tres años .
nos interesa el teatro . ¿ hay una visita guiada en francés ?
¿ hay un apartamento libre del diecisiete al treinta de julio ?
el trayecto dura una hora y cuarenta y cinco minutos .
los huéspedes están sentados en un banco del patio y leen el periódico .
no hace falta que nos traiga la lista de precios , el camarero ya nos la ha dado .
lamentablemente ya no quedan entradas para la obra de teatro .
el señor Serrano llamó a las dos y veinte y dejó un recado para la señora Becker .
la habitación individual más barata que reservamos la semana pasada está en la segunda planta .
primero quisiera hablar con la guía y después ir a nadar .
el señor Taylor llegará el diecisiete de marzo a las siete y veinte .
se tarda seis horas en llegar a Praga .
¿ le importaría enseñarnos el camino a la parada de taxis ?
aunque estoy cansada , quiero visitar el hermoso teatro y el mercado cubierto .
no tenemos que traer nuestro gato .
el castillo de Venecia es más antiguo que el de Valencia .
no se olvide de traernos una toalla de baño , por favor .
si el martes llueve , voy a ir al teatro .
¿ va el tren nocturno a Edimburgo ?
¿ podría dejar la habitación a las once y media ?
dejaré mi llave de la habitación en la recepción .
hemos pedido un pastel de manzana . ¿ cuándo nos lo va a traer ?
el tren rápido sale a las seis y cuarto .
el avión a Granada despega a las doce .
ni hablar de que mi mujer alquile una bicicleta .
nos hemos dejado nuestro móvil en el tren a Granada .
llame a una ambulancia , por favor , mi hijo se ha roto el brazo .
de primero quisiéramos una sopa de verduras y de segundo pollo con arroz .
¿ cuánto cuesta una habitación doble tranquila con televisor por noche ?
lamentablemente el hotel está completo hasta el veinticinco de enero .
dejamos nuestro carné de identidad en el coche y ahora tenemos que ir a la policía .
la señora Brown acaba de comprar un cepillo de dientes .
le pedí a la recepcionista que enviara a alguien a la habitación doscientos siete , pero no ha pasado nada .
¿ cuánto tiempo desea quedarse ? - hasta el viernes , si es posible .
se tarda seis horas en llegar a Ginebra .
¿ puedo probarme la blusa ?
¿ desea pagar en efectivo o por transferencia , señora López ?
¿ está incluido el minibar en el precio o tenemos que pagarlo aparte ?
el director quiere saber si el caballero cenará en el restaurante mañana .
el señor Schmidt llamó a las siete y veinte y dejó un recado para el señor Becker .
la señora necesita aspirina de la farmacia .
la señora Becker llegará el cuatro de abril a las ocho y cuarto .
aquí tiene su tarjeta , señora López . su habitación está en la sexta planta .
¿ le importaría darme un apartamento más grande con vistas al castillo ?
llame al señor Schmidt al cinco cero seis siete tres , por favor .
llévenos a la playa , por favor , tenemos prisa .
la señora necesita unas gotas para los ojos de la farmacia .
es una lástima que el aire acondicionado sea demasiado ruidoso .
ellos preguntaron en la recepción .
¿ dónde está el periódico ? ¿ podría traérmelo , por favor ?
tres sellos para cartas a Inglaterra , por favor .
aunque el caballero está resfriado , quiere ir al mercado .
mi hermano se ha roto el pie y tiene que ir al hospital .
el señor Schmidt habla francés , pero no entiende el portugués .
¿ sería posible que me diera la dirección del restaurante ?
los huéspedes que se marchan hoy todavía no han pagado .
lo sentimos mucho , señor López . el mozo vendrá inmediatamente .
en Colonia llueve a cántaros , por eso queremos acostarnos temprano .
necesito el contrato . ¿ me lo puede enviar ?
mi hermano toma leche en el desayuno , pero yo prefiero zumo de manzana .
la señora García teme que el autobús lleve treinta minutos de retraso .
¿ hay alguien aquí que hable francés ? mis padres no hablan español .
¿ podría decirme de dónde sale el tren para Zúrich ?
¿ qué línea de metro va al castillo ?
¿ por qué no pagaste con cheque ?
la sopa de pescado que pedí está fría .
el supermercado está enfrente del palacio .
una pregunta : la línea está ocupada . ¿ desea dejar un recado ?
aquí tiene su llave , señor Wilson . su habitación está en la sexta planta .
quiero acostarme temprano .
la habitación individual que ellos reservaron en noviembre es demasiado cara .
quiero que nos preste un bolígrafo .
he olvidado mi cartera en el taxi .
esta noche nevará , por eso vamos a tomar algo en el bar .
tome las pastillas tres veces al día , después de las comidas .
¿ podría decirme a qué hora sale el tren rápido para Venecia ?
tengo que hacer cola una hora en el aeropuerto .
¿ puedes traerme jabón y papel de carta , por favor ?
llámenos en cuanto el taxi llegue , por favor .
me han robado el pasaporte y el paraguas .
acabo de pagar la cuenta .
buenas noches , ¿ a qué hora sale el tren para Sevilla ?
¿ tienen un apartamento grande para ocho personas desde el jueves hasta el lunes ?
llame a una ambulancia , por favor , mi mujer se ha roto el brazo .
despiérteme mañana a las dos y media , por favor , tengo que coger el tren a Zúrich .
envié una carta a Londres hace siete días .
cuando llegamos a Zúrich , la habitación olía a humo .
mi hermana tiene treinta y ocho grados de fiebre y dolor de cabeza .
quisiéramos alquilar una bicicleta por nueve días .
he ido al teatro .
hola , soy Schmidt , de la habitación cincuenta . quisiera hablar con el director .
si el tren nocturno está lleno , ellos se quedarán otra noche .
ya es hora de que mi mujer prolongue su estancia .
necesito el contrato . ¿ me lo puede dar ?
hola , ¿ por qué no trajo su perro ?
mis padres no están satisfechos con la habitación porque la luz no funciona .
nadie pudo decirnos dónde está el centro comercial .
la señora Becker llega el domingo veintiocho de diciembre a las seis y veinte .
cuando llegué a Londres , el despertador no funcionaba .
siento que hayamos dejado nuestro billete de avión en el coche .
¿ cuánto dura el vuelo de Berlín a Colonia ?
la señora Taylor prolongó su estancia ayer por la tarde .
el abrigo rojo que la camarera de piso encontró en la habitación cuarenta es de mi hermano .
el tren llega a Hamburgo a las doce y veinte .
quisiéramos pagar todo junto . ¿ cuánto cuesta el pastel de manzana ?
un taxi a la oficina de turismo cuesta unos veintidós euros .
tenemos que trabajar en la biblioteca pasado mañana .
¿ puedes hacernos una foto , por favor ?
¿ podría preparar la cuenta de la habitación diez ? nos marchamos hoy .
el señor García perdió su maleta el mes pasado . ¿ qué debería hacer ?
quisiera visitar el museo y fotografiar la torre .
como el tren está lleno , no llegaré hasta las cuatro .
quisiéramos una habitación individual grande con ducha , por favor .
¿ está el servicio de lavandería incluido en el precio ?
el hotel más barato de Múnich está en el aeropuerto .
cargue un vaso de zumo de manzana a la cuenta de la habitación doscientos uno , por favor .
el señor Taylor acaba de llegar a Hamburgo .
el huésped de la habitación cuatrocientos uno se marcha mañana .
quisiera jamón y huevos y ocho vasos de vino blanco .
ni hablar de que mis hijos vayan a nadar .
el ascensor está fuera de servicio .
vamos a aparcar nuestro coche en el garaje dentro de dos horas .
por culpa del mal tiempo mis hijos tienen más tiempo para dormir .
no se olvide de explicarnos el contrato , por favor .
¿ podría venir alguien a la habitación trescientos veinte ? el teléfono está fuera de servicio .
la mujer con la que mis padres hablaron ayer era muy amable .
quisiéramos una habitación familiar más grande con terraza , por favor .
nadie pudo decirme dónde está la playa .
no hace falta que me traiga la hoja de registro , el director ya me la ha dado .
¿ podría venir alguien a la habitación treinta y dos ? la calefacción está fuera de servicio .
por culpa del atasco llegamos demasiado tarde al cine .
quisiéramos saber si el tren rápido llega a Edimburgo a las doce menos veinte .
la señora se ha dejado su bolsa de viaje en el autobús a Zúrich .
¿ cuánto se tarda en reparar la conexión a internet ?
mis hijos necesitan un termómetro de la farmacia .
deme su billete de avión y firme el formulario , por favor .
llegamos el miércoles seis de octubre a las tres y cuarto .
llevo desde las once y cuarto intentando preguntar en la recepción .
no sé si me cambiaré a otra habitación la próxima semana .
aquí tiene su tarjeta , señora Weber . su habitación está en la cuarta planta .
el hotel en el que estuve en Lisboa estaba cerca de la estación .
la señora Serrano llamó a las tres y veinte y dejó un recado para el señor Serrano .
quisiera comprar un jersey caliente y un mapa .
cuando lleguemos a Venecia , vamos a comprar un recuerdo .
lamentablemente el hotel está completo hasta el veintiséis de agosto .
¿ quiere participar en la visita guiada el martes ?
quisiéramos una habitación individual más grande con escritorio y vistas a la plaza .
me interesa la catedral . ¿ hay una visita guiada en inglés ?
los huéspedes que llegaron ayer se han quejado .
buscamos un hotel que sea tranquilo .
¿ va este tren a Barcelona ?
¿ han encontrado una bolsa de viaje marrón ? nos la hemos dejado en el comedor .
el billete a Salzburgo cuesta veinticinco euros , pero nuestros amigos solo tienen un billete de cien euros .
el director quiere saber si me quedaré unos días más mañana .
¿ puedes imprimir la confirmación de la reserva , por favor ?
la carta que el señor Serrano envió a Edimburgo todavía no ha llegado .
se tarda diez minutos en preparar la sopa de verduras .
me siento mal aquí .
la cena se sirve a partir de las seis en el jardín .
nuestros amigos han olvidado reservar una habitación familiar .
¿ quiere prolongar su estancia mañana ?
la señora Schmidt tiene muchas ganas de fotografiar la catedral mañana .
¿ cuánto cuesta un apartamento con escritorio por noche ?
hasta que llegue mi compañero , queremos tomar algo en el bar .
¿ han encontrado un sombrero ? me lo he dejado en el comedor .
quisiéramos seis entradas para la película del diecisiete de agosto .
por culpa del mal tiempo nuestros amigos tienen más tiempo para descansar .
si mañana hace demasiado calor , vamos a ver la televisión .
es posible que nos levantemos temprano el jueves .
la cena se sirve a partir de las seis y media en la terraza .
no comemos ni queso ni arroz .
planche esta blusa , por favor .
necesito el recibo . ¿ me lo puede dar ?
aunque mis padres tienen fiebre , quieren ir a nadar .
¿ cuánto se tarda en reparar la cafetera ?
¿ puede cambiarme un billete de cincuenta euros ? la máquina solo acepta monedas .
como el tren nocturno llegará demasiado tarde , no llegaré hasta las cuatro .
siento que nos hayamos resfriado .
de primero quisiéramos una tortilla y de segundo patatas con queso .
aquí tiene su pasaporte , señor Moreno . su habitación está en la octava planta .
disculpe , ¿ podría traernos un poco más de sal , por favor ? muchas gracias de antemano .
es posible que mi mujer vaya al mercado el domingo .
me alegro de que mi hija pueda ir a la policía dentro de una hora .
despiértenos el sábado a las diez y diez , por favor , tenemos que coger el tren a Granada .
los huéspedes perdieron el enlace en Colonia porque el tren rápido fue cancelado .
quiero fotografiar el castillo en lugar de comprar unos sellos .
es una lástima que la habitación sea demasiado oscura .
mi marido toma leche en el desayuno , pero yo prefiero té .
después del desayuno queremos hacer un picnic , pero antes tenemos que comprar una pila .
he oído que la conferencia empieza a las cuatro y media .
¿ quién puede darnos la llave de la habitación treinta ?
¿ podría traernos un poco más de pan , por favor ?
tengo que hacer transbordo en Colonia .
el próximo domingo voy a marcharme .
ya no tenemos pescado , pero puedo recomendarle la tortilla .
cargue un vaso de vino tinto a la cuenta de la habitación doscientos cinco , por favor .
el autocar sale a las dos menos veinte .
¿ podría decirme si el baile se celebra el diecisiete de diciembre ?
disculpe , ¿ cómo llegamos a la estación de metro ?
no se olvide de traernos una botella de cerveza , por favor .
si mañana hace buen tiempo , vamos a visitar el castillo .
¿ qué recomienda , la macedonia de frutas o la tortilla ?
mi hermano tiene treinta y ocho grados de fiebre y dolor de cabeza .
el director quiere saber si ella traerá su perro .
ella ha olvidado reservar una mesa para cuatro personas .
cinco sellos para postales a España , por favor .
¿ dónde tengo que hacer transbordo para ir a la oficina de turismo ?
aunque nieva , mi marido alquilará un coche .
es importante que los huéspedes aparquen su coche en el garaje hoy .
quisiera saber si el tren nocturno sale del andén quince .
se tarda seis horas en llegar a Berlín en coche .
nos gusta mucho la biblioteca .
ni hablar de que mi compañero visite el acuario .
no tenemos ni idea de dónde está nuestra llave .
si esta tarde hace demasiado frío , vamos a quedarnos en el hotel .
él quisiera cenar en la terraza .
¿ hay cerca del hotel un médico que hable alemán ?
los niños tienen que hacer cola seis horas en el aeropuerto .
después del desayuno mi marido quiere ir a la ópera , pero antes tiene que cancelar su reserva .
siento que hayamos tenido un accidente anteayer .
el señor Weber ha escrito una carta a su abuelo .
de la estación de metro a la iglesia hay solo diez minutos a pie .
cuando lleguemos a Granada , vamos a tomar algo en el bar .
la iglesia está abierta desde las nueve hasta las seis y cuarto , pero los lunes está cerrada .
el banco está al lado del castillo .
antes de salir de viaje , los huéspedes quisieran nadar en el lago .
el huésped de la habitación diecinueve todavía no ha pagado .
después de la cena la señora Fischer quiere hacer un picnic , pero antes tiene que pagar con tarjeta de crédito .
guarde el equipaje hasta las siete y media , por favor .
la familia Fischer se aloja aquí desde el seis de octubre .
¿ hay una embajada cerca de aquí ?
la hermosa biblioteca está abierta desde las nueve hasta las seis menos cuarto , pero los miércoles está cerrada .
primero quisiéramos prolongar nuestra estancia y después hacer senderismo por la montaña .
queríamos fotografiar el castillo .
la llave no entra en la cerradura de la habitación diez .
quiero que mi compañero alquile una motocicleta .
la cerradura de la puerta está estropeada , y mi hijo no encuentra la llave .
quisiera tomar algo en el bar y reunirme con unos amigos en la estación .
disculpe , ¿ cómo llegamos a la oficina de correos ?
no se preocupe , señora Miller , le pediremos un taxi .
mi hijo ha olvidado cambiar el sombrero por otra cosa .
quiero cambiar de habitación porque el cuarto de baño es demasiado pequeño .
quisiéramos una habitación bonita con balcón , por favor .
me alegro de que podamos ir en tren nocturno a Praga .
si no es mucha molestia , ¿ podría confirmar la reserva por correo electrónico ?
¿ hay una habitación doble libre del veinticinco al veintinueve de noviembre ?
ellos acaban de llegar a Venecia .
¿ podría preparar la cuenta de la habitación cincuenta y tres ? me marcho hoy .
¿ hay alguien aquí que hable alemán ? mis padres no hablan inglés .
por culpa del atasco llegué demasiado tarde a la gasolinera .
¿ cuánto dura el viaje de Roma a Berlín ?
disculpe , ¿ podríamos dejar la habitación a las siete menos cuarto ?
la carretera a Lisboa está cortada , así que tengo que dar un rodeo .
la señora Navarro ha cancelado la reserva para el sábado .
necesito un taxi al banco para dos personas a las ocho menos cuarto .
ya no tenemos jamón , pero puedo recomendarle la ensalada .
no sé si la señora Serrano puede cambiarse a otra habitación la próxima semana .
la señora Moreno ha cancelado la reserva para el martes .
¿ prolongaste tu estancia ?
una pregunta : ¿ dónde tengo que hacer transbordo para ir a la oficina de objetos perdidos ?
¿ podría uno de sus compañeros firmar aquí ?
¿ le importaría imprimir la hoja de registro ?
quisiera que me despertaran a las cinco y cuarto , habitación veintiocho .
nos levantaremos temprano el fin de semana .
me gusta mucho la hermosa torre .
hay un error en la cuenta : no he pedido ninguna sopa de pescado .
mis padres se han resfriado .
nos gustó mucho el concierto .
es una lástima que la cama sea demasiado dura .
siga todo recto y luego gire a la derecha en la estación de metro .
¿ hay una habitación individual libre del siete al veintisiete de junio ?
quiero que limpie la habitación trescientos doce .
si el fin de semana hace buen tiempo , queremos ir a la playa .
quiero que mis padres prueben el vino de la región .
mi mujer acaba de cancelar su pedido .
quiero que nos cambie quinientos euros .
¿ puede traerme tres vasos de agua mineral , por favor ?
acabo de llegar a Hamburgo .
antes de salir de viaje , quisiera tomar algo en el bar .
quisiera una habitación individual cómoda con ducha , por favor .
pienso que puedo visitar el mercado cubierto mañana .
mi hermana no está satisfecha con la habitación porque el televisor no funciona .
una botella de agua cuesta cuatro euros con noventa .
no tengo tiempo de participar en la visita de la ciudad .
quisiera una habitación familiar cómoda con chimenea , por favor .
la sala de conferencias está abierta hasta las cuatro .
primero los niños quisieran hablar con el médico y después fotografiar el faro antiguo .
quisiera que me despertaran a las seis menos cuarto , habitación cuatrocientos diez .
la cena se sirve a partir de las ocho menos cuarto en la terraza .
¿ fue de compras ayer por la noche ?
su habitación está en la cuarta planta , a la izquierda .
¿ cuánto cuesta enviar una carta a Alemania ?
dudo que tomemos algo en el bar dentro de diez minutos .
quiero comer algo el miércoles a las siete y cuarto .
¿ podemos pagar con tarjeta de crédito ?
los niños visitaron la catedral y el mercado cubierto hace siete días .
mi marido no tiene ni idea de dónde están sus gafas .
¿ han encontrado un paraguas ? nos lo hemos dejado en la habitación doscientos diez .
solo viajamos a Londres de Pascuas a Ramos .
olvidé mi libro en la habitación y ahora tengo que ir a la oficina de objetos perdidos .
hemos reservado una habitación familiar a nombre de García .
¿ podría traerme cuatro secadores , por favor ?
para mí un pastel de manzana y cinco vasos de zumo de manzana , por favor .
mi hermano se ha dejado su chaqueta en el tren a Granada .
mi hija ha olvidado enviar una carta a Colonia .
tenemos muchas ganas de comprar unas postales el fin de semana .
vine a Ginebra para ir a nadar .
ellos quisieran pagar con tarjeta , pero el aparato no funciona .
quisiera saber si el tren nocturno llega a Colonia a las tres menos cinco .
¿ cuánto cuestan las entradas para el paseo en barco del sábado ?
quisiera reservar una habitación familiar para seis noches .
no creo que ella pueda ir a bailar esta noche .
no tenemos ni idea de dónde está nuestra cámara nueva .
¿ puedes recomendarnos un buen museo , por favor ?
quiero que me dé la llave de la habitación ciento cinco .
el señor Fischer ha cancelado la reserva para el jueves .
tres billetes de ida a Madrid para el nueve de enero , por favor .
pienso que puedo pagar la cuenta a las seis y media .
¿ cuánto cuesta enviar un paquete a México ?
quisiera que me despertaran a las diez menos cinco , habitación trescientos uno .
el museo de arte está abierto desde las diez y cuarto hasta las seis , pero los viernes está cerrado .
hola , Julia , ¿ puedes ayudarme ?
mi mujer tiene que coger un taxi porque el autobús está lleno .
mi hijo tiene que reservar una habitación familiar para nueve noches .
¿ cuánto tiempo tengo antes de que salga el tren ?
¿ cuánto se tarda en reparar el televisor ?
¿ hay alguien aquí que hable italiano ? mis hijos no hablan portugués .
siga todo recto y luego gire a la derecha en el supermercado .
¿ hay una habitación doble más grande libre del once al veinticuatro de enero ?
se tarda seis horas en llegar a Londres .
he oído que la sauna está abierta hasta las cuatro y cuarto .
como el tren nocturno será cancelado , no llegaremos hasta las tres menos cuarto .
cancelamos nuestra reserva .
no he estado nunca en Viena , pero conozco bien Edimburgo .
de primero quisiéramos una sopa de tomate y de segundo pollo con arroz .
la mochila roja que la camarera de piso encontró en la habitación doscientos cinco es de los niños .
pregúntele al señor Navarro si quiere ir a bailar , por favor .
no estamos satisfechos con la habitación porque la conexión a internet no funciona .
mis padres no tienen ni idea de dónde está su collar caro .
llévenos a la agencia de viajes , por favor , tenemos prisa .
trajimos nuestro perro .
el jersey más grueso cuesta un ojo de la cara .
hasta que lleguen nuestros amigos , quiero visitar el teatro de la ópera y la exposición .
hay un recuerdo sobre la mesa de la habitación ciento veinte .
la señora Becker ha cancelado la reserva para el viernes .
¿ quiere comprar chocolate o prefiere comprar unas postales ?
¿ puedo probarme el bolso marrón ?
mis padres llegan el miércoles tres de enero a las cuatro .
¿ quisiera visitar el castillo antiguo y el zoo mañana por la mañana ?
mis padres han olvidado cambiar su vuelo .
¿ hay una oficina de turismo cerca de aquí ?
tememos que el autobús esté lleno .
dormimos como un tronco porque el viaje fue tan largo .
el hospital está detrás de la iglesia .
la señora Serrano dejó su tarjeta de crédito en casa el miércoles pasado y ahora tiene que llamar al hotel .
¿ podría decirnos si el bar está cerrado ?
es importante que mi mujer deje su diario en la recepción hoy .
la carretera a Sevilla está cortada , así que tenemos que coger el tren .
buenas noches , quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa de verduras caliente ?
tenemos que coger un taxi porque el tren rápido lleva cincuenta minutos de retraso .
después del almuerzo queremos visitar el faro antiguo , pero antes tenemos que reservar una mesa para cinco personas .
¿ podría preparar la cuenta de la habitación doscientos quince ? nos marchamos dentro de tres horas .
pasé nueve días en Atenas y tres días en Venecia .
necesitamos un taxi desde el supermercado para seis personas a las ocho y cinco .
mi hermano quiere reunirse con unos amigos en la estación mañana por la noche .
la peluquería está detrás del zoo .
el señor García suele levantarse a las siete menos cuarto .
la ventana no se puede cerrar , y el aire acondicionado está fuera de servicio .
ellos necesitan algo para la fiebre .
siento que ellos se hayan quedado dormidos .
aunque tenemos dolor de cabeza , queremos comprar unas postales .
en Atenas llueve a cántaros , por eso quiero quedarme en el hotel .
hemos dejado nuestro carné de conducir en casa y ahora tenemos que llamar al hotel .
lo sentimos mucho , señora Schmidt . el técnico vendrá dentro de cincuenta minutos .
si mañana llueve , queremos leer un libro .
el señor Taylor celebra su aniversario de boda el miércoles ; quisiéramos encargar una botella de vino .
mis hijos no están satisfechos con la habitación porque el suelo está mojado .
el avión de Edimburgo aterriza a la una y cuarto .
el médico dice que mi hermana tiene que beber mucha agua durante siete días .
llego el lunes veinte de septiembre a las ocho menos cuarto .
no puedo dormir porque los huéspedes de la habitación de al lado escuchan música alta .
nos gustó mucho el paseo en barco .
cuando llegamos a Zúrich , la calefacción no funcionaba .
¿ puedes recomendarnos un buen hotel , por favor ?
quisiéramos reservar una habitación individual para tres noches .
los turistas no tienen ganas de ir al cine .
¿ qué autobús va al palacio ?
la señora Becker llamó a las doce y veinte y dejó un recado para la señora Walker .
ella ha escrito una carta a su hermano .
quería preguntarle si podría traernos la hoja de registro .
se tarda tres horas en reparar la radio .
quisiéramos un apartamento más barato con chimenea , por favor .
¿ podría darnos la llave de la habitación treinta y nueve , por favor ? gracias por su ayuda .
hablo inglés , pero no entiendo el portugués .
el hotel en el que estuve en Sevilla estaba cerca de la estación .
mi mujer está harta de esperar .
perdí el enlace en Barcelona porque el autobús llevaba veinte minutos de retraso .
¿ está el servicio de habitaciones incluido en el precio ?
¿ qué día es hoy ? - hoy es lunes , treinta y uno de mayo .
compraremos unos sellos .
¿ sabe cómo se va de la oficina de turismo a la hermosa fortaleza ?
¿ podría venir alguien a la habitación ciento uno ? la suite es demasiado calurosa .
la señora está sentada en un banco del jardín del castillo y lee el periódico .
antes de salir de viaje , mi hijo quisiera comprar un mapa .
ya es hora de que mi marido vaya a la peluquería .
quería preguntarle si podría ponernos con la habitación treinta y cinco .
no se olvide de pedirnos un taxi , por favor .
¿ hay una suite más grande libre del veinticinco al veintiocho de febrero ?
es posible que ellos se queden hasta el jueves .
pedí una sopa de pescado caliente . ¿ cuándo me la va a traer ?
el hotel en el que estuvimos en Granada estaba cerca de la estación .
quisiéramos un asiento en el coche restaurante para el domingo .
me quedé en el hotel .
el minibar está incluido en el precio .
buenas noches , ¿ está incluido el servicio de lavandería en el precio o tengo que pagarlo aparte ?
tenemos que ir al banco antes de las cuatro porque necesitamos dinero .
queremos llamar a nuestra familia .
sería muy amable de su parte darnos la dirección del dentista .
la señora Serrano es de Austria , pero vive en Edimburgo desde hace siete años .
es posible que el señor García vaya a la policía dentro de una hora .
¿ han encontrado un anillo caro ? me lo he dejado en la habitación cincuenta y cuatro .
¿ por qué no fue en autobús a Venecia ?
nos hemos dejado nuestro abrigo en el autobús a Londres .
el cajero automático está enfrente del ayuntamiento .
¿ cuándo estarán listos mis pantalones más baratos ?
mi compañero vino a Múnich para hacer un picnic .
no dejaré mis guantes en la recepción .
¿ cuándo cierra el zoo los sábados ?
la señora Brown no tiene ganas de reunirse con unos amigos en la estación .
la sopa de pescado está buenísima .
mi hijo tiene treinta y ocho grados de fiebre y dolor de cabeza .
quisiera reservar una habitación grande para tres noches .
para mí una sopa y una taza de café , por favor .
cuando la camarera habla portugués , me suena a chino .
la próxima semana mi hermano llega a Venecia y se queda siete noches .
no me traiga todavía la ensalada , por favor .
en agosto suele hacer mucho calor en Sevilla .
de la peluquería al teatro de la ópera hay solo veinticinco minutos a pie .
nuestro equipaje no ha llegado ; debe de estar todavía en Atenas .
¿ podría explicarnos la hoja de registro y cambiar las toallas ?
aunque mis hijos están cansados , quieren visitar la torre y el faro .
ayer la señora pagó la cuenta .
primero quisiera hablar con el médico y después dar un paseo por el casco antiguo .
¿ cuándo tenemos que pagar la cuenta ?
el señor Rossi olvidó su bolso en el restaurante ayer por la noche y ahora tiene que ir a la oficina de objetos perdidos .
disculpe , mi compañero perdió el avión hace seis días . ¿ qué debería hacer ?
no creo que podamos alquilar una barca .
estamos buscando nuestra bolsa de viaje . ¿ la ha visto ?
cargue una taza de café a la cuenta de la habitación doscientos uno , por favor .
quisiéramos reservar una suite para cuatro personas del trece al veinticuatro de octubre .
la peluquería está delante de la catedral .
él tiene que hacer cola una hora en la estación .
de la comisaría al teatro hay solo cuarenta minutos a pie .
aunque el señor Fischer está cansado , quiere visitar la catedral .
sé que el supermercado está cerrado los viernes .
¿ podría decirnos si el acceso a internet está incluido en el precio ? muchas gracias de antemano .
un taxi a la oficina de turismo cuesta unos veintiocho euros .
¿ han encontrado un diario ? nos lo hemos dejado en la habitación dos .
¿ tienen un apartamento para dos personas desde el jueves hasta el sábado ?
la sopa de verduras que pedimos está demasiado salada .
¿ cuánto cuestan las entradas para la visita guiada del sábado ?
antes de salir de viaje , el caballero quisiera ir a la playa .
mi hijo reservará una mesa para dos personas el viernes .
¿ cómo se llama ? - me llamo David Rossi .
la cena se sirve a partir de las nueve y cuarto en el jardín .
he oído que la limpieza final está incluida en el precio .
Laura , ¿ puedes esperarme ?
esta blusa es demasiado corta .
quisiéramos cinco entradas para el concierto del siete de junio .
el taxi que pedimos para las diez y diez todavía no ha venido .
quisiera reservar una mesa para ocho personas para las once menos cuarto .
llame a un médico , por favor , mi mujer ha tenido un accidente .
¿ quiere participar en la visita de la ciudad dentro de nueve días ?
buenas noches , soy Serrano , de la habitación trescientos uno . quisiera pedir el desayuno .
dudo que ella se levante temprano mañana a las siete y veinte .
cuando llegué a Sevilla , la impresora estaba estropeada .
mi hermano tiene que comprar un billete para Madrid el próximo lunes .
no estoy satisfecho con la habitación porque la cama supletoria no está hecha .
pienso que mi hija puede enviar un paquete a Venecia .
tome la primera calle a la izquierda y verá el hermoso teatro de la ópera delante de usted .
¿ cuánto cuestan las entradas para el concierto del sábado ?
de primero quisiéramos una tortilla y de segundo pollo con arroz .
si el fin de semana hace buen tiempo , ella quiere ir a la playa .
lamentablemente no tenemos habitaciones individuales luminosas libres hasta el lunes .
la señora Becker llamó a las cinco y cuarto y dejó un recado para el señor Wagner .
dudo que mi hijo vaya a la policía mañana por la mañana .
no vale la pena ir al concierto .
un taxi al cine cuesta unos quince euros .
¿ prolongó su estancia hace cuatro horas ?
la mujer con la que hablé el sábado era muy amable .
podemos probar el queso de la región .
¿ puede imprimir la cuenta , por favor ?
¿ puedes enseñarme la habitación familiar tranquila , por favor ?
mi hija tiene que darse prisa porque el tren para Praga sale dentro de cincuenta minutos .
llego el domingo once de mayo a las doce y cuarto .
¿ han encontrado un bolso ? nos lo hemos dejado en la habitación doscientos quince .
nuestros amigos llevan desde las once y diez intentando recoger sus guantes .
me resfrié el viernes pasado . ¿ qué debería hacer ?
hay una postal sobre la mesa de la habitación veintiuno .
ella quería volar a Londres ayer por la noche .
¿ compró un cepillo de dientes hace una hora ?
la cerradura de la puerta está estropeada , y mi hermana no encuentra la llave .
cuando llegue a Bruselas , voy a tomar algo en el bar .
buenos días , ¿ cuándo cierra el acuario los domingos ?
¿ cuándo estará listo mi bolso negro ?
por culpa del atasco llegamos demasiado tarde al aeropuerto .
he perdido mi móvil y mi chaqueta .
pónganos con la habitación doscientos uno , por favor .
de la oficina de correos al monasterio hay solo treinta minutos a pie .
hay que limpiar estas blusas antes del viernes .
el ayuntamiento abre a las diez y media .
el avión de Bruselas aterriza a las cinco menos cuarto .
¿ desea pagar en efectivo o con cheque , señora Serrano ?
pienso que podemos ducharnos pasado mañana .
el asado que él pidió está frío .
mis padres tienen que darse prisa porque el tren rápido para Venecia sale dentro de quince minutos .
no podemos dormir porque el cuarto de baño huele a humo .
hay un error en la cuenta : no he pedido ninguna sopa de pescado caliente .
mi mujer quiere cambiar de habitación porque la cafetera está fuera de servicio .
mi hermana tiene que hacer cola dos horas en el museo .
¿ le importaría imprimir la confirmación de la reserva ?
me gusta mucho la fortaleza antigua .
¿ puede cerrar la ventana ?
mi hermano acaba de llegar a Praga .
los huéspedes que están en la octava planta quisieran prolongar su estancia .
¿ me puede dar la dirección del hospital ?
mis padres están intentando cambiar su vuelo .
quisiera ocho entradas para el paseo en barco del primero de enero .
quisiéramos una habitación individual cómoda con balcón , por favor .
un apartamento cuesta trece euros por noche , y la tasa turística no está incluida .
¿ puedes ponerme con la habitación doscientos veinte , por favor ?
no hay almohadas en nuestra habitación .
buenas noches , ¿ podría decirme si el castillo abre a las cuatro y cuarto ?
quiero cambiar de habitación porque la habitación no está lista .
mi reloj va atrasado ; ya son las siete .
la señora Becker llega el viernes cuatro de diciembre a las once .
no hay perchas en el cuarto de baño .
¿ necesita mi pasaporte o mi confirmación de reserva ?
he reservado una suite a nombre de Wagner .
la habitación que mi marido reservó por teléfono no está lista .
ellos hablan alemán , pero no entienden el portugués .
el señor Wagner es de Francia , pero vive en Venecia desde hace cinco años .
perdí el enlace en Londres porque el tren nocturno llegó demasiado tarde .
mi mujer se queda hoy en el hotel porque está enferma .
estamos acostumbrados a levantarnos temprano .
cuando llegué a Venecia , la suite era demasiado oscura .
el billete a Hamburgo cuesta treinta y tres euros , pero solo tengo un billete de cien euros .
el médico dice que mis hijos tienen que quedarse en la cama durante ocho días .
he oído que el servicio está incluido en el precio .
llame a una ambulancia , por favor , mi mujer se ha roto la mano .
me han robado el pasaporte y el collar .
¿ podríamos dejar la habitación a las seis ?
¿ sabe cuándo abre el museo ?
¿ está el aparcamiento incluido en el precio ?
¿ podría decirme si la tasa turística es gratis ?
busco un hotel que esté cerca de la peluquería .
si mañana hace buen tiempo , vamos a participar en la cata de vinos .
¿ puede llevar el equipaje a la habitación , por favor ?
¿ podría enseñarnos en el mapa dónde está el famoso mercado cubierto ?
sería muy amable de su parte imprimir la cuenta .
no vale la pena visitar el famoso ayuntamiento .
quisiera quejarme : la cama es demasiado dura y el ascensor está fuera de servicio .
queremos dar un paseo por el parque .
vine a Berlín para comprar unos sellos .
hemos perdido nuestro portátil nuevo y nuestra bufanda .
¿ podría decirme de dónde sale el tren rápido para Salzburgo ?
no sé si el señor Fischer puede tomar algo en el bar a las once menos cuarto .
quisiera que me despertaran a las cuatro y diez , habitación ciento cinco .
¿ puedo probarme el sombrero negro ?
la playa está a dos pasos de la famosa catedral .
la carta que ellos enviaron a Varsovia todavía no ha llegado .
solemos levantarnos a las once menos cuarto .
he olvidado prolongar mi estancia .
sería muy amable de su parte enseñarme la habitación individual .
me llamo Serrano , tengo una reserva para una noche .
¿ qué tiempo hace en Barcelona en este momento ?
él teme que el tren sea cancelado .
ella necesita algo para el dolor de cabeza .
he olvidado reservar una mesa para cuatro personas .
una suite tranquila cuesta ciento quince euros por noche , y la tasa turística está incluida .
¿ qué día es hoy ? - hoy es lunes , veintiocho de noviembre .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la embajada .
¿ podríamos dejar la habitación a las diez menos diez ?
¿ podría enseñarme en el mapa dónde está la famosa catedral ?
es posible que participemos en la cata de vinos .
el vuelo a Múnich fue cancelado por la tormenta .
¿ puede firmar aquí , por favor ? muchas gracias .
le pedí al mozo que llamara a un médico , pero no ha pasado nada .
el señor Fischer llamó a las once y veinticinco y dejó un recado para la señora Brown .
ni hablar de que mis padres den un paseo por el jardín del castillo .
siga todo recto y luego gire a la derecha en la comisaría .
Colonia es la ciudad más bonita que la señora ha visto nunca .
una habitación individual luminosa cuesta cincuenta euros por noche , y el servicio de lavandería no está incluido .
mi reloj va atrasado ; ya son las tres y diez .
tengo que coger un taxi porque el autobús será cancelado .
no me traiga todavía la tabla de quesos , por favor .
tengo que hacer transbordo en Viena .
¿ va el autobús a Hamburgo ?
pienso que podemos tomar algo en el bar esta tarde .
¿ podría decirme de dónde sale el tren nocturno para Viena ?
¿ qué recomienda , la tortilla pequeña o la macedonia de frutas ?
quisiera reservar una suite grande para siete personas del dieciocho al veintisiete de julio .
ya no tenemos queso , pero puedo recomendarle el buen filete .
puede localizar a mi hija por teléfono : siete tres cuatro cinco tres .
no tengo ganas de ir al teatro .
necesito algo para la fiebre .
es una lástima que el armario esté mojado .
pasamos tres días en Bruselas y cinco días en Zúrich .
los huéspedes que están en la sexta planta todavía no han pagado .
antes de salir de viaje , ellos quisieran probar el vino de la región .
quisiera dar un paseo por el bosque y comprar unos recuerdos .
cuando la camarera de piso habla portugués , me suena a chino .
¿ hay alguien aquí que hable español ? los huéspedes no hablan italiano .
pasé tres días en Viena y nueve días en Lisboa .
estos pantalones son demasiado grandes .
mi hermana quiere cambiar de habitación porque el frigorífico hace demasiado ruido .
es posible que mi hija pregunte en la recepción mañana por la mañana .
el vestido que compramos es demasiado corto .
el filete está demasiado salado .
quisiera saber si el tren nocturno para en Barcelona .
la llave no entra en la cerradura de la habitación treinta y tres .
para mí una buena sopa de verduras y una taza de té , por favor .
mi hija teme que el tren rápido llegue con retraso .
es posible que participemos en la excursión dentro de ocho días .
la llave del coche que la camarera de piso encontró debajo de la cama es de los niños .
el camarero que habla alemán está hoy enfermo .
mi mujer se ha roto el brazo y tiene que ir al hospital .
el ferry llegará a Dublín a las siete y media .
¿ sería posible que llevara el equipaje a la habitación ?
¿ a qué distancia está el faro de aquí ?
antes de salir de viaje , el señor Rossi quisiera ir a bailar .
es posible que nos quedemos en el hotel .
si mañana hace buen tiempo , los turistas van a visitar la biblioteca .
me interesa la hermosa torre . ¿ hay una visita guiada en francés ?
mi hermano tiene que darse prisa porque el autobús para Valencia sale dentro de cinco minutos .
he olvidado recoger mis gafas .
el ascensor está estropeado , así que tenemos que bajar a pie a la segunda planta .
¿ podría preparar la cuenta de la habitación veintisiete ? nos marchamos dentro de seis horas .
lo sentimos mucho , señor Walker . la camarera de piso se ocupará de ello dentro de treinta minutos .
no estoy satisfecha con la habitación porque la obra es demasiado ruidosa .
me gustó mucho la visita guiada .
ya no tenemos pollo , pero puedo recomendarle el pastel de manzana .
mi hermana quisiera carne con verduras y un vaso de zumo de manzana .
el director quiere saber si queremos marcharnos .
¿ le importaría llevar el equipaje a la estación ?
volamos a Viena .
me interesa la iglesia . ¿ hay una visita guiada en francés ?
llame a una ambulancia , por favor , mi hermano se ha desmayado .
quisiéramos cambiar dinero pasado mañana .
antes de salir de viaje , la señora Wilson quisiera visitar el teatro y el hermoso mercado cubierto .
pregúntele a la señora Moreno si quiere hacer un picnic , por favor .
busco un hotel que esté junto al mar .
¿ cuándo cierra la hermosa iglesia los lunes ?
si el miércoles nieva , descansaremos un poco .
los huéspedes no están satisfechos con la habitación porque la radio está estropeada .
no se olvide de firmar aquí , por favor .
mis hijos están esperando el tren para Valencia .
el tren de Salzburgo a Edimburgo lleva cuarenta y cinco minutos de retraso .
pasé seis días en Barcelona y siete días en Viena .
camarero , pedí un bocadillo pequeño , pero me ha traído una buena sopa de verduras .
tengo que hacer cola una hora en el museo .
como el tren está lleno , no llegaré hasta las siete .
me alegro de que el señor Miller pueda leer un libro .
quisiéramos leer un libro .
quisiéramos enviar un paquete a Venecia .
cuando lleguemos a Londres , vamos a fotografiar el mercado cubierto antiguo .
el despertador de la habitación cuatrocientos uno está estropeado .
nuestros amigos perdieron el enlace en Granada porque el autocar fue cancelado .
me quedo con la suite cómoda .
mi compañero ha escrito una carta a su hermana .
mi hermana quiere cambiar de habitación porque la cama supletoria no está hecha .
¿ dónde está la cuenta ? - se la traeré inmediatamente .
¿ puede hablar más despacio , por favor ?
ayer ella compró una guía de viajes .
aunque el técnico ha reparado el hervidor , sigue sin funcionar .
un trozo de pastel cuesta dos euros con ochenta .
mañana por la noche mi hermana no cancelará su pedido .
quisiera saber si el barco llega a Lisboa a las tres menos cuarto .
tenemos que cambiar el bañador negro por otra cosa dentro de cuarenta minutos .
la tortilla que pedimos está deliciosa .
el camarero me ha traído una sopa de tomate fría en lugar de una sopa de verduras caliente .
¿ cuándo abre el ayuntamiento los martes ?
¿ a qué distancia está la iglesia de aquí ?
cuando llegué a Granada , el cuarto de baño estaba mojado .
¿ cuándo cierra la exposición los miércoles ?
el jueves nos marchamos .
lamentablemente no tenemos habitaciones familiares libres antes del veintitrés de marzo .
ni hablar de que mi marido compre un recuerdo .
los huéspedes acaban de darse cuenta de que el televisor está estropeado .
es una lástima que la cafetera esté fuera de servicio .
¿ sabe cómo se va de la agencia de viajes a la catedral ?
estoy seguro de que mis hijos irán de compras más tarde .
si mañana hace demasiado frío , veré la televisión .
la señora Weber celebra su cumpleaños el miércoles ; quisiéramos encargar flores .
los turistas acaban de darse cuenta de que el secador no funciona .
dentro de cinco horas nos marchamos .
ellos quieren tomar algo en el bar en lugar de comprar un diccionario .
¿ han encontrado un libro ? me lo he dejado en la habitación trescientos veinte .
¿ podría pasarnos el pan , por favor ?
he comprado una bufanda para mi tía .
¿ quiere quedarse hasta el sábado ?
les encantaría probar el pescado de la región .
el trayecto dura seis horas y veinticinco minutos .
quiero cambiar de habitación porque la alfombra no está limpia .
esta noche nevará , por eso los huéspedes verán la televisión .
¿ quieres participar en la visita guiada ?
¿ qué día es hoy ? - hoy es miércoles , tres de agosto .
la señora Dubois sabe que el centro comercial está cerrado los sábados .
el señor Taylor celebra su cumpleaños hoy ; quisiera encargar flores .
¿ sabía que el curso de idiomas se celebra en la sala de conferencias ?
siento que mi hermana se haya resfriado ayer .
no tengo hambre , pero quisiera una taza de café .
llame al señor Navarro al seis cuatro uno ocho siete , por favor .
hola , ¿ tienes frío , David ?
si el tren rápido llega con retraso , iremos a pie .
la carta solo está en francés , ¿ nos la podría traducir ?
buenos días , soy Brown , de la habitación doscientos diez . quisiera pedir el desayuno .
lamentablemente no tenemos habitaciones tranquilas libres hasta el lunes .
¿ quisiera reservar una mesa para cuatro personas dentro de dos horas ?
¿ a qué distancia está la exposición nueva de aquí ?
el trayecto dura cinco horas y diez minutos .
el avión a París despega a las nueve .
¿ sale el tren rápido del andén cuatro ?
estoy de mal humor porque hace mucho calor en este momento .
hola , todavía no he recibido la confirmación de la reserva . ¿ podría enseñármela ?
despiérteme mañana a las seis y media , por favor , tengo que estar en el aeropuerto antes de las cinco y cuarto .
el director quiere saber si queremos cancelar nuestra reserva .
tome la tercera calle a la izquierda y verá la biblioteca delante de usted .
¿ sabía que el servicio de habitaciones está incluido en el precio ?
lléveme a la estación de metro , por favor , tengo prisa .
no tengo tiempo de visitar el famoso mercado cubierto .
la guía quiere saber si queremos marcharnos en noviembre .
suelo levantarme a las seis .
es una lástima que los niños escuchen música alta .
hola , ¿ nos podemos llevar el plano de la ciudad ?
la torre es más famosa que el mercado cubierto .
hemos enviado una postal a París .
ya es hora de que mi marido compre un billete para Salzburgo .
mis padres tienen muchas ganas de comprar unos recuerdos el sábado .
¿ dónde podemos comprar un peine ?
pregúntele a la señora Rossi si quiere hacer un picnic , por favor .
¿ podría enseñarnos en el mapa dónde está el famoso teatro de la ópera ?
se tarda treinta minutos en preparar la tabla de quesos .
buenas noches , ¿ podría decirme si la visita de la ciudad dura cinco horas ?
la suite que reservé en febrero está en la cuarta planta .
¿ puede enseñarme la habitación doble grande , por favor ?
se nos ha acabado la pimienta ; el director ha ido a comprar más .
él probó el pescado de la región hace tres horas .
una pregunta : ¿ sabe cómo se va de la peluquería al museo ?
¿ le importaría enviar a alguien a la habitación trescientos uno ?
¿ podría explicarnos el contrato , por favor ?
la señora Rossi llegará el siete de marzo a las dos y cinco .
él pasó tres días en París y cuatro días en Madrid .
el hotel en el que estuve en Londres no era tan caro .
¿ por qué no quiere participar en el curso de idiomas ?
¿ quiere probar el vino de la región o prefiere ir a nadar ?
quisiéramos que nos despertaran a la una menos cuarto , habitación cuarenta y siete .
no hace falta que nos traiga la confirmación de la reserva , el director ya nos la ha dado .
no estoy satisfecho con la habitación porque la cama es demasiado pequeña .
¿ qué día es hoy ? - hoy es sábado , veintidós de noviembre .
ella teme que el tren lleve cuarenta y cinco minutos de retraso .
siento que mis hijos hayan roto la lámpara .
el ferry va a Nápoles .
quisiéramos pescado con patatas y una taza de café .
siento que hayamos dejado nuestro carné de conducir en la habitación .
seis billetes de ida y vuelta a Londres para el treinta y uno de octubre , por favor .
la guía quiere saber si mi hijo quiere prolongar su estancia la próxima semana .
los niños perdieron el enlace en Venecia porque el autobús fue cancelado .
el camarero nos ha traído una sopa de verduras fría en lugar de una pizza .
he olvidado pagar en efectivo .
quisiera un apartamento con bañera y vistas al jardín .
camarero , pedí una sopa de tomate , pero me ha traído una pizza vegetariana .
ellos suelen levantarse a las nueve y media .
¿ cuánto dura el viaje de Atenas a Varsovia ?
quisiéramos reservar un apartamento grande para seis noches .
el mozo dice que el concierto se celebra en el jardín del castillo .
buenos días , soy Walker , de la habitación trescientos doce . quisiera pedir el desayuno .
estoy esperando el tren rápido para Londres .
quisiéramos reservar una habitación doble para cuatro noches .
¿ desea pagar con cheque o por transferencia , señora Schmidt ?
no nos traiga todavía la tortilla , por favor .
el jueves a las diez quisiéramos pagar la cuenta .
me gusta mucho el teatro .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la farmacia .
queremos tomar algo en el bar en lugar de fotografiar el famoso teatro de la ópera .
siete billetes de ida y vuelta a Múnich para el primero de diciembre , por favor .
buenos días , ¿ zarpa el barco a las doce y media ?
nadie pudo decirme dónde está la oficina de turismo .
el avión de Viena aterriza a las dos .
¿ han encontrado una maleta roja ? nos la hemos dejado en la habitación treinta y uno .
no hay de qué , señora Schmidt . ¡ buen viaje !
les gustó mucho el paseo en barco .
a nuestros amigos les encantaría hacer senderismo por la montaña .
¿ qué tranvía va al hermoso castillo ?
quisiéramos visitar el zoo y la iglesia y comprar un mapa .
cuando llegué a Sevilla , la plancha estaba estropeada .
¿ a qué hora sale el tren rápido para Valencia ?
después del almuerzo quiero ir a bailar , pero antes tengo que prolongar mi estancia .
nos han robado el billete de tren y la llave de la habitación .
ellos se quedan hoy en el hotel porque están enfermos .
una pregunta : ¿ por qué no se quedó en el hotel ?
los turistas se han perdido en el casco antiguo . ¿ qué deberían hacer ?
me alegro de que mi hija pueda enviar un paquete a Valencia esta tarde .
perdí mi portátil y ahora tengo que llamar al hotel .
no vale la pena ir al paseo en barco .
estamos buscando nuestra llave del coche . ¿ la ha visto ?
el despertador de nuestra habitación no funciona .
cinco billetes de ida y vuelta a Valencia para el veintidós de noviembre , por favor .
buenos días , ¿ quisiera ir al teatro dentro de quince minutos ?
en enero suele hacer mucho frío en Salzburgo .
se nos ha acabado la mermelada ; la camarera ha ido a comprar más .
desde la torre se pueden ver la catedral y el lago .
la señora Brown ha cancelado la reserva para el jueves .
si el viernes hace demasiado frío , mi hermano va a acostarse temprano .
tenemos que ir al banco antes de la una y media porque necesitamos dinero .
el director dice que el bar está abierto hasta las nueve menos cuarto .
quisiéramos reservar una habitación familiar más barata para seis noches .
hay que lavar estos pantalones antes del miércoles .
no se olvide de darnos una habitación con vistas al puerto , por favor .
una habitación pequeña cuesta ciento veinticinco euros por noche , y el servicio de habitaciones no está incluido .
la carta que él envió a Hamburgo todavía no ha llegado .
ni hablar de que mis padres se reúnan con unos amigos en la estación .
¿ dónde está el recibo ? - se lo traeré mañana .
el sombrero blanco cuesta veintisiete euros , pero los zapatos son más baratos .
no hace falta que me traiga el contrato , el camarero ya me lo ha dado .
estoy buscando mi llave de la habitación . ¿ la ha visto ?
mañana por la noche nos marchamos .
mis padres pueden tener la habitación familiar con balcón .
antes de salir de viaje , quisiéramos probar el queso de la región .
quisiéramos pollo con arroz y una taza de café .
olvidé mi bolsa de viaje en el restaurante la semana pasada .
¿ cómo se llama ? - me llamo Anna Wagner .
puede localizar a mi hijo por teléfono : siete cero nueve dos nueve .
buenos días , ¿ cuánto cuesta enviar una carta a Alemania ?
primero mi mujer quisiera cambiar su vuelo y después ir al mercado .
mis hijos están sentados en un banco del patio y nos esperan .
mi hermano necesita unas pastillas de la farmacia .
¿ cuándo sale el primer tren rápido para Barcelona ?
mi número de teléfono es el dos ocho seis cero seis .
quisiéramos una habitación doble con balcón , por favor .
¿ podría enseñarme en el mapa dónde está la exposición nueva ? muchas gracias de antemano .
¿ puede traernos la cuenta , por favor ?
la camarera de piso dice que el famoso palacio merece la pena .
mi hermano quiere cambiar de habitación porque la calefacción está estropeada .
¿ podría traerme un secador y un plano de la ciudad y reservarme una mesa junto a la ventana ?
la obra de teatro que quería ver ya ha empezado .
el fin de semana podemos volar a Salzburgo .
quisiéramos siete entradas para la fiesta del tres de diciembre .
¿ quisiera visitar la exposición y el famoso teatro de la ópera mañana por la noche ?
queremos que la camarera espere un momento .
la tasa turística está incluida en el precio .
la cerradura de la maleta está estropeada , y la señora Rossi no encuentra la llave .
la semana pasada ellos tuvieron que quedarse unos días más .
mi mujer vino a Ginebra para hacer un picnic .
nos duchamos .
le pedí al camarero que imprimiera la hoja de registro , pero no ha pasado nada .
mi marido tiene que darse prisa porque el tren rápido para Berlín sale dentro de cuarenta minutos .
el director quiere saber si cenaré en la terraza el fin de semana .
buenos días , ¿ cuándo cierra la torre los viernes ?
hablo español , pero no entiendo el alemán .
Julia , ¿ puedes prestarme cincuenta euros ?
el vuelo de Colonia fue cancelado por la huelga .
quisiera quejarme : las cortinas no están limpias y la cama no está hecha .
la señora Walker ha cancelado la reserva para el miércoles .
el huésped de la habitación treinta y nueve ha perdido su llave .
no se olvide de pedirme un taxi , por favor .
hemos escrito una carta a nuestro hermano .
aquí tiene su tarjeta , señora Brown . su habitación está en la cuarta planta .
la suite que reservamos por teléfono es demasiado pequeña .
no podemos dormir porque el cuarto de baño es demasiado caluroso .
el ascensor hace demasiado ruido .
mi marido acaba de recoger sus gafas de sol .
el centro comercial está a dos pasos de la biblioteca .
la pizza que ellos pidieron está fría .
se tarda tres horas en llegar a Venecia en tren .
perdí mi paraguas ayer .
la biblioteca , que está a cinco minutos de aquí , merece una visita .
el mozo que habla italiano está hoy enfermo .
¿ quiere participar en la visita guiada o prefiere tomar algo en el bar ?
reservaré una habitación doble .
va a llover la próxima semana .
quiero que encienda la calefacción .
avísenos en cuanto el autobús llegue , por favor .
solo viajo a Varsovia de Pascuas a Ramos .
el tren para Hamburgo sale a las nueve del andén seis .
¿ me puede traer cuatro mantas ?
¿ puedes recomendarme un buen restaurante , por favor ?
ni hablar de que mis hijos vayan a la playa .
mi hija perdió el ferry el mes pasado . ¿ qué debería hacer ?
quisiéramos un asiento en el pasillo para Ginebra .
quiero que la recepcionista traiga la cuenta .
¿ cuánto cuestan las entradas para el partido de fútbol del lunes ?
¿ por qué no fuiste en autobús a Madrid ?
quería preguntarle si podría traernos un adaptador .
el médico dice que el caballero tiene que quedarse en la cama durante cinco días .
la señora García llegará el doce de diciembre a las cinco y media .
disculpe , ¿ cómo llegamos a la panadería ?
¿ cuándo cancelará su pedido ?
el fin de semana tengo que traer mi perro .
una habitación más barata cuesta treinta y cuatro euros por noche , y el aparcamiento no está incluido .
la carta que enviamos a Hamburgo todavía no ha llegado .
¿ por qué no prolongó su estancia ?
me he resfriado .
los zapatos negros cuestan diecinueve euros , pero el sombrero más barato es más barato .
necesito algo para el resfriado .
no puedo dormir porque el frigorífico hace demasiado ruido .
¿ preguntaste en la recepción hace seis horas ?
el médico dice que la señora tiene que beber mucha agua durante tres días .
un taxi a la estación cuesta unos veinticuatro euros .
¿ cuánto cuesta alquilar una barca por ocho días ?
¿ hay alguien aquí que hable español ? mis hijos no hablan alemán .
los turistas quisieran comprar un vestido negro y un cuaderno .
disculpe , necesitamos el recibo . ¿ nos lo puede traer ?
el señor Becker quiere cambiar de habitación porque la cama supletoria no está hecha .
el señor García quisiera comprar unos sellos y nadar en el lago .
¿ va el tren nocturno a Bruselas ?
la fortaleza , que está a cuarenta minutos de aquí , merece una visita .
¿ qué línea de metro va al museo ?
tome la tercera calle a la izquierda y verá el mercado cubierto delante de usted .
una pregunta : ¿ cuánto cuesta alquilar una bicicleta por dos días ?
buenos días , ¿ a qué hora sale el tren para Varsovia ?
¿ cuándo sale el último tren regional para Zúrich ?
buenas noches , ¿ cuánto dura el vuelo de Berlín a Atenas ?
una mesa para tres , por favor .
la bicicleta que alquilamos está rota .
quería preguntarle si podría recomendarnos un buen hotel .
quisiera que me despertaran a la una menos cuarto , habitación doce .
mis hijos tienen que hacer transbordo en Lisboa .
¿ podría despertarnos a las cinco y media , por favor ?
quería preguntarle si podría pedirme un taxi .
nuestros amigos están esperando el tren para Viena .
la sopa de tomate que pedimos está fría .
la sopa de verduras está deliciosa .
¿ tienen una casa de vacaciones para cuatro personas para ocho noches ?
mi marido está de mal humor porque hace mucho calor en este momento .
anteayer me acosté temprano .
disculpe , ¿ cuánto cuesta alquilar una motocicleta por ocho días ?
no creo que podamos prolongar nuestra estancia el fin de semana .
en nuestra habitación huele a humo .
cuando el médico habla portugués , me suena a chino .
un vaso de vino cuesta cuatro euros con cuarenta .
la señora Navarro quisiera carne con verduras y una botella de cerveza .
¿ podría preparar la cuenta de la habitación cincuenta y cinco ? me marcho mañana .
me encantaría fotografiar el hermoso monasterio .
la bufanda gris que la camarera de piso encontró debajo de la cama es de mi marido .
si el tren rápido lleva diez minutos de retraso , tenemos que coger el próximo autobús .
el vuelo a Salzburgo fue cancelado por la niebla .
¿ de dónde eres , Julia ? - soy de Irlanda .
me he dejado mi reloj caro en el tren a Atenas .
los niños toman leche en el desayuno , pero yo prefiero té .
la señora está sentada en un banco del parque y nos espera .
perdí el enlace en Roma porque el tren nocturno llegó con retraso .
estamos a punto de prolongar nuestra estancia .
si el domingo hace buen tiempo , vamos a hacer un picnic .
la cerradura del armario está estropeada , y mi hijo no encuentra la llave .
la familia Weber se aloja aquí desde el siete de mayo .
no se preocupe , señora Weber , le despertaremos a las nueve y media .
¿ cuándo abre la exposición los martes ?
¿ hay una habitación familiar tranquila libre del dos al dieciséis de julio ?
mi hija quisiera ir de compras y hacer senderismo por la montaña .
la señora García llamó a las diez y veinticinco y dejó un recado para la señora Moreno .
quisiera quejarme : el cuarto de baño es muy viejo y la cama es demasiado dura .
¿ quiere ir a nadar ?
una mesa para siete , por favor .
cuando llegué a Roma , la plancha no funcionaba .
se tarda cinco minutos en preparar la sopa de pescado .
¿ cuánto dura el vuelo de Zúrich a Hamburgo ?
nuestros amigos necesitan jarabe para la tos de la farmacia .
ya es hora de que mis padres cancelen su reserva .
quiero que prepare la cuenta para mañana .
¿ cuándo estará listo mi bañador ?
¡ buen provecho ! la pizza es la especialidad de la casa .
temo que el tren nocturno lleve diez minutos de retraso .
la familia Fischer se aloja aquí desde el veintitrés de febrero .
mi mujer ha perdido sus gafas y ahora tiene que rellenar un formulario .
no estamos satisfechos con la habitación porque el colchón es demasiado blando .
me interesa el teatro . ¿ hay una visita guiada en inglés ?
nadie pudo decirnos dónde está la panadería .
¿ cuándo cierra el ayuntamiento antiguo los lunes ?
¿ dónde está el contrato ? - se lo traeré dentro de cincuenta minutos .
hasta que llegue mi mujer , quiero ir a la ópera .
ya es hora de que mi compañero compre un sello .
la señora García llegó tarde porque el tren rápido fue cancelado .
¿ dónde está el plano de la ciudad ? ¿ podría traérmelo , por favor ?
mi compañero suele levantarse a las ocho menos cuarto .
cuando llegamos a Múnich , la habitación no estaba lista .
¿ quisiera probar el queso de la región pasado mañana ?
no se olvide de enseñarnos el camino al cine , por favor .
¿ le importaría preparar la cuenta para mañana ? muchas gracias de antemano .
de primero quisiéramos una tortilla y de segundo pescado con patatas .
el juez está todavía en el juzgado , no podemos hablar con él antes de las doce .
el bañador verde cuesta un ojo de la cara .
el mes pasado mi mujer dejó su tarjeta de crédito en el coche .
a mi compañero le encantaría alquilar una motocicleta .
tenemos sed .
¿ cuándo cierra la fortaleza los jueves ?
antes de salir de viaje , quisiera comprar chocolate .
la biblioteca es más bonita que la fortaleza .
el hotel en el que mis hijos estuvieron en Colonia tenía piscina .
¿ tienen una habitación familiar bonita para ocho personas para cuatro noches ?
necesito un taxi desde el banco para cinco personas a las cinco menos veinte .
nos quedamos hoy en el hotel porque estamos resfriados .
el tren rápido para Edimburgo sale a las cinco del andén quince .
para mí un pastel de manzana y un vaso de limonada , por favor .
su habitación está en la segunda planta , al final del pasillo .
hablo portugués , pero no entiendo el italiano .
he reservado una habitación a nombre de Wagner .
lamentablemente el hotel está completo hasta el trece de marzo .
mi marido quisiera cambiar trescientos dólares por euros .
tengo que hacer transbordo en Barcelona .
¿ puedo probarme las botas ?
el museo es más grande que la fortaleza .
no hay de qué , señora Moreno . ¡ buen viaje !
acabo de darme cuenta de que el cuarto de baño está sucio .
el barco llega a Palma a las dos y media .
los huéspedes que están en la quinta planta quisieran prolongar su estancia .
no sé si podemos comprar un billete para Varsovia .
mi hijo llega el sábado catorce de diciembre a las diez y cuarto .
el autobús no para en Múnich .
¿ podría planchar esta blusa , por favor ?
nos gusta mucho la iglesia .
¿ se celebra la fiesta el nueve de julio ?
la camarera de piso dice que el paseo en barco empieza a las diez y cuarto .
de primero quisiera una sopa de tomate y de segundo patatas con queso .
el pronóstico dice que estará nublado .
tememos que el tren rápido lleve quince minutos de retraso .
mi compañero lleva desde las dos y media intentando cambiar dinero .
ayer por la tarde mis padres querían coger el coche .
quisiera saber si el tren rápido para en todas las estaciones .
la señora Wilson quisiera coger un taxi porque tiene prisa .
desde el tejado se pueden ver el castillo y el patio .
una pregunta : ¿ por qué no pagó con tarjeta de crédito ?
de primero quisiéramos una ensalada y de segundo carne con verduras .
como el tren llega con retraso , no llegaremos hasta las seis .
quisiera quejarme : el ascensor es demasiado ruidoso y el secador está estropeado .
nos interesa el zoo . ¿ hay una visita guiada en francés ?
el huésped de la habitación cuarenta y siete se marcha mañana .
un billete de ida a Varsovia , por favor , en primera clase .
Paul , ¿ puedes ayudarme ?
quiero comprar unas postales en lugar de hacer senderismo por la montaña .
¿ cuánto dura el viaje de Madrid a Atenas ?
el aeropuerto está enfrente del museo .
el médico dice que mi hija tiene que beber mucha agua durante ocho días .
me levanté temprano ayer .
la señora Taylor quisiera cambiar ochenta dólares por euros .
desde el tejado se pueden ver el zoo y el río .
nos gusta mucho la famosa fortaleza .
quisiera alquilar una barca por seis días .
mis hijos piensan nadar en el lago .
¿ quiere almorzar en la terraza ?
¿ hizo un picnic ?
he reservado una habitación individual a nombre de Brown .
aquí tiene su tarjeta , señor Becker . su habitación está en la novena planta .
mis hijos quieren probar el queso de la región en lugar de fotografiar el monasterio .
¿ hay cerca del hotel un dentista que hable portugués ?
pregúntele a la señora Miller si quiere dar un paseo por la rosaleda , por favor .
ya no tenemos arroz , pero puedo recomendarle la tabla de quesos grande .
ayer por la noche aparqué mi coche en el garaje .
el inodoro de mi habitación está estropeado .
el martes pasado pagué en efectivo .
tememos que el tren nocturno llegue demasiado tarde .
¿ cómo se llama ? - me llamo Laura López .
de la parada de taxis al teatro de la ópera hay solo cuarenta y cinco minutos a pie .
¿ le importaría enseñarnos el camino al cajero automático ?
hemos reservado un apartamento grande a nombre de Schmidt .
¿ podría recomendarme una buena playa , por favor ?
necesito un taxi desde la comisaría para siete personas a las diez y cuarto .
quiero que nos dé la dirección del restaurante .
ellos llevan desde las dos menos cuarto intentando comprar un sello .
los turistas pueden tener el apartamento cómodo con balcón .
hay un error en la cuenta : no he tomado ningún filete grande .
¿ puedo dejar aquí mi mochila gris hasta las cinco ?
el camarero nos ha traído una ensalada pequeña en lugar de una macedonia de frutas .
me alegro de que podamos levantarnos temprano el fin de semana .
hará mucho viento esta noche , por eso el señor Moreno va a ver la televisión .
mi hermana toma limonada en el desayuno , pero yo prefiero chocolate caliente .
los zapatos más baratos cuestan doce euros , pero la blusa roja es más barata .
el desayuno se sirve a partir de las ocho menos cuarto en la sala de desayunos .
nevará pasado mañana , por eso ella tomará algo en el bar .
en Praga lleva cuatro días lloviendo .
lamentablemente no tenemos apartamentos libres en julio .
después del desayuno queremos visitar la fortaleza y el hermoso faro , pero antes tenemos que recoger nuestra cámara .
quisiéramos reservar una mesa para cuatro personas para esta noche .
la cuenta asciende a cuarenta euros , incluido el servicio de lavandería .
quisiera quejarme : los niños hacen demasiado ruido y la cama supletoria no está hecha .
mi hermano está cansado .
antes de salir de viaje , quisiéramos dar un paseo por la rosaleda .
la señora está buscando su collar . ¿ lo ha visto ?
¿ podría dejar la habitación a las dos y diez ?
ella acaba de llegar a Bruselas .
quisiera una habitación familiar con terraza y vistas al patio .
necesito un taxi a la parada de taxis para dos personas a las doce y diez .
el acuario , que está a veinticinco minutos de aquí , merece una visita .
hay un error en la cuenta : no he tomado ninguna sopa .
nos quedamos con la habitación doble más barata .
si el autobús lleva treinta minutos de retraso , nos quedaremos otra noche .
hola , todavía no hemos recibido la lista de precios . ¿ podría enseñárnosla ?
¿ podría decirme si la media pensión está incluida en el precio ?
camarero , pedí una ensalada , pero me ha traído una buena sopa de pescado .
quisiera reservar una habitación doble tranquila para dos noches .
sabemos que la panadería está cerrada los viernes .
queremos cambiar de habitación porque la escalera mecánica está fuera de servicio .
el museo de arte está abierto desde las once menos cuarto hasta las cuatro y media , pero los sábados está cerrado .
la ventana no se puede cerrar , y los niños escuchan música alta .
el próximo miércoles llegamos a Londres y nos quedamos seis noches .
le pedí al mozo que cuidara a los niños , pero no ha pasado nada .
ya no tenemos champiñones , pero puedo recomendarle el helado .
¿ podría decirnos si el monasterio abre a las nueve y diez ?
el autobús llega a Múnich a las siete y media .
mi número de teléfono es el tres seis seis siete siete .
¿ qué vino va bien con el helado ?
la recepcionista quiere saber si mis hijos quieren registrarse .
visitaré el zoo .
los huéspedes de la habitación de al lado escuchan música alta .
ya no tenemos queso , pero puedo recomendarle el bocadillo .
¿ hay alguien aquí que hable francés ? nuestros amigos no hablan italiano .
desde el viernes me duele la cabeza .
por culpa del mal tiempo tengo más tiempo para leer .
el desayuno se sirve a partir de las nueve y cuarto en el comedor .
quiero que apague el aire acondicionado .
el tren de Múnich a Atenas lleva quince minutos de retraso .
lo sentimos mucho , señor Moreno . el mozo vendrá dentro de cuarenta y cinco minutos .
estoy seguro de que la señora Walker pagará con cheque mañana a las once .
aunque tengo fiebre , quiero visitar la famosa catedral .
soy de México , pero vivo en Múnich desde hace siete años .
¿ cuál es el código de internet ?
¿ dónde tengo que hacer transbordo para ir a la gasolinera ?
mi hijo tiene suerte : puede tomar algo en el bar mañana .
pasamos dos días en Sevilla y seis días en Londres .
me quedo con el apartamento tranquilo .
el hervidor está estropeado .
¿ podría decirme a qué hora sale el tren nocturno para Bruselas ?
antes de que cierren las tiendas , quisiera fotografiar el teatro .
me quedé hasta el viernes .
hay que limpiar estas blusas antes del miércoles .
es importante que el caballero deje sus gafas en la recepción hoy .
¿ sería posible que nos diera la dirección de la agencia de viajes ?
¿ cuándo quiere preguntar en la recepción ?
suelo levantarme a las siete .
el tren de Múnich a Viena lleva veinticinco minutos de retraso .
por culpa del atasco mi compañero llegó demasiado tarde al hospital .
Julia , ¿ puedes darme el paraguas ?
el aire acondicionado está fuera de servicio .
el ascensor está estropeado , así que tenemos que bajar a pie a la novena planta .
mi mujer no come ni queso ni champiñones .
una habitación doble cuesta diecinueve euros por noche , y el servicio no está incluido .
perdí el enlace en Venecia porque el autobús llevaba cincuenta minutos de retraso .
la iglesia , que está a cincuenta minutos de aquí , merece una visita .
he perdido mi carné de conducir . ¿ qué debería hacer ?
¿ está incluido el aparcamiento en el precio o tenemos que pagarlo aparte ?
la tortilla está buenísima .
puede localizar a mis hijos por teléfono : cinco ocho dos siete uno .
si mañana hace buen tiempo , mi mujer hará un picnic .
quisiera hablar con la señora Moreno , por favor .
ella quiere comer algo .
primero quisiera cambiar la corbata roja por otra cosa y después nadar en el lago .
quisiéramos reservar una habitación para ocho noches .
aunque él está cansado , quiere ir al cine .
hola , ¿ por qué no fuiste a la playa ?
lamentablemente el hotel está completo hasta el cuatro de junio .
hasta que llegue mi hermano , queremos comprar unas postales .
¿ cuándo abre el ayuntamiento los jueves ?
mi compañero no tiene tiempo de tomar algo en el bar .
mi mujer quisiera ir de compras y nadar en el lago .
queremos tomar algo en el bar después del desayuno .
puedo quedarme unos días más mañana por la mañana .
¿ tienen un apartamento para ocho personas para una noche ?
el director dice que la piscina abre a las seis menos cuarto .
camarero , pedí una tortilla pequeña , pero me ha traído una sopa de verduras caliente .
nadie pudo decirnos dónde está el aeropuerto .
¿ han encontrado una cartera ? nos la hemos dejado en la habitación doscientos quince .
quiero que la guía hable más despacio .
solo viajo a Ginebra de Pascuas a Ramos .
quisiera saber si el tren rápido sale del andén tres .
¿ puede explicarme la confirmación de la reserva , por favor ?
mi hijo tiene treinta y nueve grados de fiebre y dolor de cabeza .
el señor López no está satisfecho con la habitación porque los vecinos escuchan música alta .
la autopista a Edimburgo está cortada , así que tenemos que dar un rodeo .
no se preocupe , señora Miller , repararemos el frigorífico .
el señor Wagner llegará el catorce de octubre a las doce menos cuarto .
tememos que el tren lleve treinta minutos de retraso .
el aire acondicionado no funciona desde la una y cuarto .
Viena es la ciudad más bonita que nuestros amigos han visto nunca .
quisiera quejarme : la cama supletoria no está hecha y la suite es demasiado fría .
siento que la señora haya olvidado su portátil en el restaurante .
hemos reservado una suite más barata a nombre de Navarro .
tengo que ir al banco antes de las ocho menos cuarto porque necesito dinero .
hemos oído que la visita de la ciudad empieza a las tres .
las sábanas están mojadas .
no hace falta que nos traiga la hoja de registro , el camarero ya nos la ha dado .
¿ han encontrado una llave ? nos la hemos dejado en la habitación treinta y ocho .
por culpa del atasco ella llegó demasiado tarde al cajero automático .
¿ tienen una casa de vacaciones para siete personas para nueve noches ?
pregúntele al señor Moreno si quiere hacer un picnic , por favor .
¿ cuándo cierra el mercado cubierto los domingos ?
desde el tejado se pueden ver la exposición y el parque .
si el autocar lleva cincuenta minutos de retraso , ellos se quedarán otra noche .
apague la luz , por favor .
hola , ¿ cuánto cuesta alquilar una bicicleta por tres días ?
sé que la embajada está cerrada los lunes .
el museo es más bonito que el museo de arte .
buenos días , ¿ cuánto tiempo tenemos antes de que salga el autobús ?
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la oficina de correos .
¿ qué línea de metro va al teatro ?
quisiera pescado con patatas y una taza de café .
tome la primera calle a la derecha y verá el acuario delante de usted .
no hay jabón en la habitación catorce .
quisiera quejarme : los niños hacen demasiado ruido y el grifo está estropeado .
quisiera reservar una casa de vacaciones para tres personas del diecisiete al treinta y uno de diciembre .
me llamo López , tengo una reserva para esta noche .
buenas noches , si no es mucha molestia , ¿ podría guardar el equipaje hasta las siete menos cuarto ?
mi hermana quisiera comprar una corbata más barata y una postal .
queremos que el mozo hable más despacio .
¿ puedo probarme los zapatos rojos ?
mi hermana se queda hoy en el hotel porque está cansada .
mi hermano quisiera comer algo porque tiene hambre .
en enero llegamos a Viena y nos quedamos tres noches .
¿ sabía que la conferencia dura dos horas ?
se tarda cuatro horas en llegar a París .
queremos que el cocinero espere un momento .
Londres es la ciudad más bonita que hemos visto nunca .
mañana mi hija participa en el curso de idiomas .
pregúntele al señor Serrano si quiere ir al mercado , por favor .
¿ quiere quedarse hasta el viernes ?
la chaqueta marrón que la camarera de piso encontró en el cuarto de baño es de nuestros amigos .
tenemos razón .
es posible que la señora Schmidt vaya a bailar después del desayuno .
mi hermano perdió el enlace en Sevilla porque el tren llevaba cinco minutos de retraso .
el camarero nos ha traído una tabla de quesos en lugar de una sopa de verduras .
¿ podría decirnos si el partido de fútbol empieza a las once y cuarto ?
¿ puede darnos la llave de la habitación ciento doce , por favor ? gracias por su ayuda .
¿ está el comedor en la primera planta ?
si el fin de semana hace buen tiempo , mi hermano nadará en el lago .
quisiera reservar una habitación familiar para ocho personas del diecisiete al veintitrés de marzo .
se tarda dos horas en reparar la cafetera .
si mañana nieva , leeré un libro .
¿ cuándo estará listo mi bañador más barato ?
el hotel en el que la señora Wagner estuvo en Salzburgo tenía piscina .
perdí el enlace en Hamburgo porque el tren rápido llegó demasiado tarde .
el médico dice que mi hijo tiene que tomar las pastillas durante cinco días .
si mañana hace buen tiempo , voy a participar en la visita guiada .
estoy de mal humor porque está nublado hoy .
¿ podemos dejar aquí nuestra cartera hasta las cuatro y veinticinco ?
mis padres quisieran visitar la torre antigua y nadar en el lago .
llame a la señora Moreno al tres cuatro cinco tres tres , por favor .
tenemos que coger un taxi porque el tren rápido está lleno .
la barca que mi hermana alquiló está rota .
¿ tienen platos sin pescado ?
¿ quieres visitar el teatro antiguo ?
quisiéramos reservar una suite cómoda para tres personas del dos al diez de junio .
quiero nadar en el lago en lugar de visitar la iglesia .
todas las habitaciones de la primera planta tienen terraza .
la playa está al lado de la iglesia .
los huéspedes que están en la primera planta se han quejado .
cuando lleguemos a Salzburgo , vamos a hacer un picnic .
quisiera que me despertaran a las seis , habitación trescientos doce .
¿ está el acceso a internet incluido en el precio ?
me encantaría hacer senderismo por la montaña .
somos de Alemania , pero vivimos en Ginebra desde hace cinco años .
me he dejado mi bufanda en el autobús a Roma .
me llamo Taylor , tengo una reserva para nueve noches .
lamentablemente el hotel está completo hasta el quince de julio .
espero que nuestros amigos puedan comer algo el lunes .
un billete de ida y vuelta a Ginebra , por favor , en primera clase .
ellos tienen que darse prisa porque el autocar para Múnich sale dentro de cincuenta minutos .
espero que nuestros amigos paguen la cuenta a las nueve y cuarto .
quisiéramos carne con verduras y ocho vasos de zumo de naranja .
aunque estoy resfriado , quiero visitar la torre antigua y el zoo .
ellos saben que la oficina de correos está cerrada los domingos .
de la oficina de turismo a la catedral hay solo cuarenta minutos a pie .
el faro , que está a diez minutos de aquí , merece una visita .
compramos un billete para Londres el diez de diciembre .
¿ han encontrado una maleta ? nos la hemos dejado en la habitación doscientos diez .
me quedo con la habitación doble grande .
¿ zarpa el ferry a las once y cuarto ?
espero que mi compañero pueda alquilar una motocicleta .
en Lisboa llueve a cántaros , por eso vamos a tomar algo en el bar .
queremos que el director hable más despacio .
acabo de darme cuenta de que el sofá es demasiado corto .
estamos resfriados .
hay chocolate sobre la mesa de la habitación trescientos veinte .
es posible que nos quedemos en el hotel el fin de semana .
quisiéramos una habitación luminosa con televisor , por favor .
quisiera nadar en el lago y visitar la iglesia antigua .
mi compañero está intentando comprar un billete para Bruselas .
el tren rápido sale del andén ocho .
el señor Wilson quisiera comprar un jersey y un diccionario .
¿ dónde está la cuenta ? - se la enviaré inmediatamente .
mi hija no está satisfecha con la habitación .
disculpe , ¿ qué hora es ? - son las doce y media .
el tren para en Bruselas .
hemos reservado una habitación individual a nombre de Miller .
¿ podría decirnos si la tasa turística cuesta ochenta y cinco euros al día ?
compro unos sellos esta tarde .
nuestros amigos están de mal humor porque hace mucho viento ahora .
el caballero tiene suerte : puede participar en la cata de vinos el dieciocho de marzo .
buenas noches , soy Miller , de la habitación doscientos quince . necesito una manta adicional .
aunque hace mucho calor , voy a participar en la excursión .
no podemos dormir porque el apartamento está sucio .
estamos esperando el tren para Salzburgo .
¿ cuánto dura el trayecto de Zúrich a Valencia ?
¿ cuándo sale el último tren rápido para Berlín ?
si mañana hace demasiado frío , quiero acostarme temprano .
ellos se han dejado su libro en el tren a Hamburgo .
¿ cuánto cuesta el sombrero del escaparate ?
es importante que los niños paguen con cheque hoy .
mi hijo puede tener la habitación cómoda con balcón .
mi mujer ha olvidado preguntar en la recepción .
¿ qué día es hoy ? - hoy es jueves , treinta de noviembre .
si esta tarde llueve , ella va a leer un libro .
si tuviera más dinero , alquilaría un coche .
el señor Navarro no está en este momento . ¿ quiere dejar un recado ?
desde ayer me duele el pie .
quiero que el cocinero traiga la cuenta .
estoy de mal humor porque nieva en este momento .
estoy buscando mi anillo . ¿ lo ha visto ?
el próximo jueves llegamos a Berlín y nos quedamos nueve noches .
vine a Bruselas para hacer un picnic .
necesitamos la confirmación de la reserva . ¿ nos la puede dar ?
el autobús va a Múnich .
el tren nocturno tiene coche restaurante .
el barco llega a Valencia a las doce .
pedí un filete . ¿ cuándo me lo va a traer ?
mi compañero está buscando sus guantes . ¿ los ha visto ?
nuestros amigos no tienen ni idea de dónde está su paraguas .
el vestido que compré es demasiado pequeño .
quisiéramos alquilar una barca por tres días .
el ferry llega a Dublín a las seis .
buenas noches , el señor López no está hoy . ¿ quiere dejar un recado ?
estamos esperando el autobús para Colonia .
no puedo dormir porque la lavadora es demasiado ruidosa .
debe de ser un error : reservé una habitación , no una habitación doble .
aunque estoy cansado , quiero ir a nadar .
antes de salir de viaje , quisiera ir al cine .
¿ tienen una suite para cinco personas para siete noches ?
camarero , pedí una sopa de pescado , pero me ha traído una tabla de quesos grande .
la sopa está demasiado salada .
¿ puede cambiar las sábanas , por favor ?
¿ cómo se apaga la luz ?
la peluquería está detrás del faro .
hola , ¿ quieres registrarte ?
el avión de Edimburgo aterriza a las diez .
la señora García quisiera comer algo porque tiene hambre .
¿ dónde está el periódico alemán ? ¿ podría traérnoslo , por favor ?
he escrito una carta a mi tío .
mis padres temen que el autocar llegue demasiado tarde .
si mañana hace demasiado frío , vamos a quedarnos en el hotel .
de primero quisiera una tabla de quesos y de segundo fideos con champiñones .
ella habla francés , pero no entiende el portugués .
el trayecto dura cuatro horas y cincuenta minutos .
me gustó mucho la película .
quisiera comprar una chaqueta azul y un cuaderno .
buenas noches , ¿ para el tren regional en todas las estaciones ?
¿ quiere comprar un mapa ?
¿ podría darme la dirección del restaurante , por favor ?
la carta que envié a Praga todavía no ha llegado .
los niños están a punto de preguntar en la recepción .
hemos comprado una bufanda para nuestro jefe .
traduzca esta frase , por favor .
mi compañero ha olvidado hablar con el médico .
quisiera pollo con arroz y un vaso de zumo de manzana .
si mañana hace buen tiempo , daremos un paseo por la rosaleda .
¿ dónde está la hoja de registro ? - se la traeré inmediatamente .
si el fin de semana hace buen tiempo , quiero alquilar una bicicleta .
dudo que recojamos nuestras gafas más tarde .
¿ cuándo irá a la playa ?
el juez está todavía en el juzgado , no puedo hablar con él antes de las doce menos cuarto .
no he estado nunca en Edimburgo , pero conozco bien Múnich .
aunque estoy enferma , quiero participar en la cata de vinos .
quiero nadar en el lago en lugar de ir al cine .
cuando el mozo habla inglés , me suena a chino .
¿ termina la conferencia a las siete y veinticinco ?
el teléfono no funciona desde esta mañana .
ya es hora de que mi marido aparque su coche en el garaje .
la señora Fischer puede traer su gato mañana .
disculpe , ¿ tienen platos sin huevos ?
quería preguntarle si podría darme la llave de la habitación diecisiete .
¿ sabía que el famoso castillo merece la pena ?
el abrigo que compramos es demasiado corto .
se tarda cinco horas en llegar a Zúrich en autobús .
dos billetes de ida a Granada para el dos de enero , por favor .
no podemos dormir porque el aire acondicionado hace demasiado ruido .
llegamos tarde porque el tren llegó demasiado tarde .
quisiera reservar un apartamento para siete personas del dos al quince de mayo .
mi hermano tiene que coger un taxi porque el tren rápido llega demasiado tarde .
la recepcionista quiere saber si quisiera quedarme unos días más a las tres y cinco .
espere un momento , por favor .
mi hermano fue al médico .
el tren de Venecia a Barcelona lleva veinticinco minutos de retraso .
¿ podría cuidar a los niños , por favor ?
no podemos dormir porque la habitación huele a humo .
cuando llegué a Hamburgo , la cerradura no funcionaba .
aquí tiene su tarjeta , señora Walker . su habitación está en la novena planta .
temo que el tren sea cancelado .
cuando llegue a Berlín , voy a ir al mercado .
¿ podría decirnos si la charla empieza a la una y media ?
hablo alemán , pero no entiendo el inglés .
¿ conoce un hotel barato cerca del cajero automático ?
pienso que nos ducharemos mañana .
no hay electricidad en la habitación trescientos doce .
una suite cuesta treinta y dos euros por noche , y el minibar está incluido .
en Lisboa lleva siete días lloviendo .
la chaqueta que mis padres compraron es demasiado grande .
una botella de agua cuesta cinco euros con cincuenta .
el caballero viaja solo .
me llamo Schmidt , tengo una reserva para ocho noches .
queremos cambiar de habitación porque el ascensor está fuera de servicio .
quisiera comprar un sombrero rojo y una postal .
¿ dónde está la lista de precios ? - se la enseñaré mañana .
mi hijo se ha roto el brazo y tiene que ir al hospital .
él ha perdido su llave de la habitación y su bufanda .
disculpe , ¿ podría decirme a qué hora sale el autobús para Praga ? muchas gracias .
tráiganos la hoja de registro , por favor .
el tren de Salzburgo a Edimburgo lleva cincuenta minutos de retraso .
¿ nos puede traer el recibo ?
repare la cafetera , por favor .
hemos comprado un libro para nuestro abuelo .
¿ cuándo cambiarás la blusa roja por otra cosa ?
¿ puedes hacerme una foto , por favor ?
no hemos estado nunca en Roma , pero conocemos bien Zúrich .
no hay de qué , señora Fischer . ¡ feliz estancia en Lisboa !
mi hermana ha olvidado prolongar su estancia .
nevará el fin de semana , por eso mis padres van a ir a la ópera .
¿ qué día es hoy ? - hoy es miércoles , cuatro de julio .
el caballero no tiene ganas de ir al teatro .
los turistas tienen que coger un taxi porque el tren nocturno llega demasiado tarde .
no tenemos ni idea de dónde está nuestra bolsa de viaje .
nos interesa la exposición . ¿ hay una visita guiada en alemán ?
he olvidado dejar mi reloj en la recepción .
antes de marcharnos , quisiéramos dejar nuestro bolso rojo en la recepción .
la ducha de la habitación once no funciona .
la señora Miller llamó a las once menos diez y dejó un recado para el señor López .
queremos reunirnos con unos amigos en la estación .
hay que planchar estas camisas antes del jueves .
en la habitación cuarenta huele a humo .
la peluquería está a dos pasos del palacio antiguo .
ya no tenemos arroz , pero puedo recomendarle la sopa de verduras caliente .
¿ por qué no puedes pagar la cuenta ?
tuvimos un accidente .
ellos están de vacaciones .
anteayer queríamos pagar la cuenta .
la guía quiere saber si mis padres aparcarán su coche en el garaje mañana a las tres menos cuarto .
disculpe , ¿ qué hora es ? - son las ocho y media .
dentro de cuarenta y cinco minutos voy a reservar un apartamento más grande .
¿ puede firmar aquí ?
el taxi que la señora pidió para las ocho y media todavía no ha venido .
estoy seguro de que fotografiaré la fortaleza esta noche .
mi hermana se ha roto la mano y tiene que ir al hospital .
mi hermana ha perdido su bolsa de viaje azul y su llave .
estamos a punto de cambiar el bañador por otra cosa .
¿ le importaría firmar aquí ?
pienso que mi marido puede pagar la cuenta .
tenemos que pagar un ojo de la cara por el sombrero .
¿ va este tren a Varsovia ?
quisiéramos reservar una mesa para seis personas junto a la ventana .
¿ tiene el tren rápido coche restaurante ?
una habitación familiar luminosa cuesta noventa y cinco euros por noche , y el servicio de habitaciones está incluido .
si el martes hace buen tiempo , la señora Serrano va a hacer un picnic .
¿ han encontrado una bufanda verde ? me la he dejado en el comedor .
¿ conoce un buen restaurante cerca de la peluquería ?
cuando llegue a Salzburgo , voy a visitar el faro .
llegué tarde porque el autocar llegó demasiado tarde .
¿ sería posible que me prestara una guía de viajes ?
de la gasolinera al faro hay solo treinta minutos a pie .
mi hermana quisiera comprar una blusa amarilla y chocolate .
los vecinos hacen demasiado ruido .
tenemos que hacer transbordo en Salzburgo .
mi hija teme que el tren lleve diez minutos de retraso .
el tren de Sevilla a Londres lleva treinta minutos de retraso .
¿ qué día es hoy ? - hoy es jueves , veintiocho de febrero .
necesito un taxi a la panadería para siete personas a las once y cuarto .
mi reloj va atrasado ; ya son las nueve y media .
¿ tienen una suite grande para seis personas desde el lunes hasta el martes ?
el grifo de la habitación dieciocho no funciona .
me gusta mucho la famosa fortaleza .
mi mujer ha perdido su pasaporte y ahora tiene que ir a la oficina de objetos perdidos .
perdí el enlace en Zúrich porque el tren rápido llevaba diez minutos de retraso .
perdí el enlace en Londres porque el tren llegó con retraso .
quisiera seis entradas para la película del veintiuno de febrero .
queremos que mi mujer haga senderismo por la montaña .
¿ sabe cómo se va de la embajada al ayuntamiento ?
pregúntele a la señora Weber si quiere participar en el paseo en barco , por favor .
¿ puede ayudarme con el equipaje , por favor ?
el camarero me ha traído una ensalada verde en lugar de una pizza grande .
¿ reservó un apartamento pequeño ?
no hay de qué , señora Brown . ¡ buen viaje !
en junio suele hacer mucho sol en Valencia .
la exposición nueva está abierta desde las nueve menos cuarto hasta las cinco y cuarto , pero los martes está cerrada .
para mí una tabla de quesos y seis vasos de vino blanco , por favor .
el señor Miller perdió el enlace en Viena porque el autobús llegó demasiado tarde .
¿ se admiten gatos en las habitaciones ?
después de la cena nos marchamos .
si el tren llega con retraso , cogeré el próximo autobús .
cambiamos la blusa por otra cosa el ocho de mayo .
¿ cierra el restaurante a la una menos cuarto ?
despiértenos el viernes a las doce y diez , por favor , tenemos que coger el tren a Praga .
mi mujer durmió como un tronco porque la habitación era tan tranquila .
primero nuestros amigos quisieran enviar una carta a Sevilla y después participar en la excursión .
tengo que darme prisa porque el tren nocturno para Roma sale dentro de veinticinco minutos .
¿ podemos dejar aquí nuestra bufanda hasta las siete y media ?
ni hablar de que mi hija participe en la visita guiada .
¿ podría enseñarme en el mapa dónde está el palacio ?
estoy esperando el tren para Barcelona .
hará mucho viento , por eso descansaré un poco .
despiérteme mañana a las cinco y media , por favor , tengo que coger el tren a Madrid .
esta tarde ella quisiera fotografiar el castillo .
el tren nocturno para en Colonia .
es importante que nuestros amigos prolonguen su estancia antes de las nueve y media .
el billete a Sevilla cuesta ocho euros , pero solo tengo un billete de cien euros .
estará nublado .
disculpe , ¿ a qué distancia está el ayuntamiento antiguo de aquí ?
perdimos el enlace en Bruselas porque el autobús fue cancelado .
¿ dónde tenemos que bajar para ir a la parada de taxis ?
el tren de Edimburgo a Salzburgo lleva cuarenta minutos de retraso .
hemos olvidado cambiar dinero .
¿ hay una habitación grande libre del veintidós al treinta de diciembre ?
la cena se sirve a partir de las diez menos cuarto en la terraza .
me llamo Becker , tengo una reserva para dos personas .
¿ qué vino va bien con el buen filete ?
después de la cena él quiere comprar una guía de viajes , pero antes tiene que ir a la policía .
aunque llueve , él va a participar en el paseo en barco .
quisiéramos reservar una habitación familiar grande para dos noches .
ella está esperando el tren nocturno para Venecia .
es importante que mi hijo pague con tarjeta de crédito antes de las once .
mi hija tiene treinta y ocho grados de fiebre y tos .
el hervidor no funciona desde el jueves .
¿ qué tiempo hace en Salzburgo en este momento ?
quisiera saber si el tren para en Praga .
¿ podría venir alguien a la habitación cincuenta y seis ? la lavadora hace demasiado ruido .
¿ podría decirme a qué hora sale el autocar para Londres ?
me quedo con la suite pequeña .
¿ quiere comprar un diccionario o prefiere hacer senderismo por la montaña ?
en la carta no hay ningún plato vegetariano .
hasta que llegue mi hija , quiero reunirme con unos amigos en la estación .
a los turistas les encantaría hacer un picnic .
hay que lavar estas blusas antes del domingo .
me interesa el mercado cubierto . ¿ hay una visita guiada en francés ?
la recepcionista quiere saber si los huéspedes quieren pagar en efectivo .
después del almuerzo quiero hacer un picnic , pero antes tengo que reservar un apartamento .
antes de marcharnos , quisiéramos cambiar las botas por otra cosa .
cámbienos cincuenta euros , por favor .
me gusta mucho el famoso mercado cubierto .
la caja fuerte de mi habitación no funciona .
si mañana hace buen tiempo , vamos a visitar el teatro .
despiértenos mañana a las nueve , por favor , tenemos que coger el tren a Lisboa .
¿ dónde está el recibo ? - se lo enseñaré inmediatamente .
camarero , pedí una buena sopa de pescado , pero me ha traído un filete .
el camarero nos ha traído un helado en lugar de un pastel de manzana .
tengo que hacer transbordo en Bruselas .
el veintiuno de junio llego a Atenas y me quedo seis noches .
necesito la lista de precios . ¿ me la puede traer ?
la corbata más barata cuesta cinco euros , pero el vestido más pequeño es más barato .
se nos ha acabado la mermelada ; la camarera de piso ha ido a comprar más .
debe de ser un error : reservé una habitación doble , no una habitación familiar .
si mañana hace demasiado frío , iremos al cine .
mi marido está de buen humor porque llueve en este momento .
la señora Moreno llamó a las doce y media y dejó un recado para el señor Wilson .
no como ni carne ni champiñones .
acabo de darme cuenta de que los niños hacen demasiado ruido .
puede localizar a mis padres por teléfono : seis seis siete siete cero .
camarero , pedí una sopa vegetariana , pero me ha traído una ensalada .
buenos días , soy Moreno , de la habitación diecisiete . envíe al mozo , por favor .
buscamos un hotel que esté cerca de la playa .
¿ cuándo irás al mercado ?
la señora Moreno suele levantarse a las siete y media .
ya es hora de que mis padres hablen con la guía .
espero que mi hermana pueda pagar la cuenta a las dos y veinticinco .
en Ginebra lleva cuatro días lloviendo .
hemos comprado chocolate para nuestra hermana .
llevo desde las tres y diez intentando reservar una mesa para cinco personas .
los turistas quieren cambiar de habitación porque la lavadora está fuera de servicio .
nadie pudo decirnos dónde está la parada de autobús .
cargue una taza de té a la cuenta de la habitación ciento uno , por favor .
quiero que planche esta camisa .
cuando llegue a Ginebra , voy a alquilar una motocicleta .
no puedo dormir porque el ascensor hace demasiado ruido .
mi hijo quiere ir a la playa en lugar de probar el queso de la región .
quiero que lleve las maletas al ascensor .
mi hijo puede tener la habitación con terraza .
la cuenta asciende a veintitrés euros , incluida la tasa turística .
siento que ellos se hayan perdido en el casco antiguo hace cinco horas .
tráigame cuatro cuchillos , por favor .
pregúntele al señor Weber si quiere reunirse con unos amigos en la estación , por favor .
pregúntele al señor López si quiere comprar una guía de viajes , por favor .
el tren de Varsovia a Londres lleva diez minutos de retraso .
antes de salir de viaje , quisiéramos tomar algo en el bar .
es importante que mi marido pague con tarjeta de crédito hoy .
la catedral está abierta desde las ocho y media hasta las siete menos cuarto , pero los martes está cerrada .
¿ puede traernos un adaptador , por favor ?
no puedo dormir porque la cama es demasiado pequeña .
el hotel más barato de Bruselas está en el casco antiguo .
mi marido se ha roto la mano y tiene que ir al hospital .
preferiríamos un apartamento cómodo que tenga cocina .
le pedí a la recepcionista que me enseñara el camino a la parada de autobús , pero no ha pasado nada .
¿ dónde está la cuenta ? - se la traeré mañana .
no sé si ellos pueden comer algo mañana por la noche .
¡ hasta luego , David !
quisiéramos seis entradas para la visita guiada del seis de mayo .
he perdido mi libro y mi anillo caro .
quisiéramos reservar una suite bonita para seis noches .
quisiéramos reservar una habitación individual cómoda para ocho noches .
es posible que los huéspedes cojan el coche el fin de semana .
los turistas perdieron su bolsa de viaje y ahora tienen que ir a la oficina de objetos perdidos .
no hay champú en la habitación treinta y ocho .
no hace falta que me traiga la hoja de registro , la recepcionista ya me la ha dado .
la señora Wilson no está hoy . ¿ quiere dejar un recado ?
¿ cuánto cuesta enviar una carta a México ?
mi hermana acaba de darse cuenta de que la cama no está hecha .
la obra de teatro que queríamos ver fue ayer .
no como ni huevos ni champiñones .
¿ cuándo sale el próximo tren nocturno para Salzburgo ?
solo viajo a Atenas de Pascuas a Ramos .
la señora toma zumo de naranja en el desayuno , pero yo prefiero agua mineral .
¿ conoce un hotel barato cerca de la estación ?
todas las habitaciones de la séptima planta tienen cocina .
¿ podría venir alguien a la habitación doscientos diez ? la suite huele a humo .
el caballero ha comprado un florero para su jefe .
estamos buscando nuestras gafas . ¿ las ha visto ?
el autocar sale a las dos y media .
la recepcionista quiere saber si quiero quedarme hasta el miércoles .
he reservado un apartamento luminoso a nombre de Schmidt .
cuando el técnico habla inglés , me suena a chino .
pasé tres días en Edimburgo y cuatro días en Zúrich .
lloverá esta noche , por eso mi compañero va a ir a la ópera .
el tren de Venecia a Barcelona lleva veinte minutos de retraso .
no podemos dormir porque los niños hacen demasiado ruido .
mi hermano acaba de cambiar su vuelo .
pensamos visitar la iglesia y el castillo .
¿ podría rellenar el formulario , por favor ? muchas gracias de antemano .
quisiera un apartamento con caja fuerte y vistas al mar .
¿ cuándo quieres hacer senderismo por la montaña ?
mi hija suele levantarse a las siete y media .
¿ puedes darme la dirección del museo , por favor ?
la hermosa torre merece la pena .
el huésped de la habitación veintinueve no se encuentra bien .
¿ podría traerme la cuenta , por favor ? muchas gracias de antemano .
¿ qué tiempo hace en Múnich en este momento ?
¿ podría enseñarme en el mapa dónde está la hermosa torre ?
quisiéramos reservar una habitación doble tranquila para una noche .
el taxi que pedí para las dos y media todavía no ha venido .
¿ puede enviar a alguien a la habitación trescientos veinte , por favor ?
estoy de buen humor porque nieva en este momento .
si mañana hace buen tiempo , visitaremos el ayuntamiento .
el vuelo de Sevilla fue cancelado por la niebla .
el trece de julio mi hija comió algo .
siento que hayamos perdido nuestro billete de avión .
dentro de dos días llegamos a Salzburgo y nos quedamos cinco noches .
hay un error en la cuenta : no hemos tomado ninguna tortilla pequeña .
un apartamento grande cuesta treinta euros por noche , y el aparcamiento no está incluido .
mi mujer pasó tres días en Viena y dos días en Valencia .
pregúntele a la señora Weber si quiere comprar un cuaderno , por favor .
¿ podría darnos el número de teléfono del restaurante ?
sería muy amable de su parte explicarme el contrato .
pienso que ellos pueden ir al mercado .
cuando llegamos a Hamburgo , el aire acondicionado estaba estropeado .
¿ quién puede traerme cinco albornoces ?
mañana por la mañana el señor Moreno va a comprar un billete para Valencia .
tome la segunda calle a la derecha y verá el zoo delante de usted .
espero que podamos pagar en efectivo .
¿ podría uno de sus compañeros llevar las maletas al ascensor ?
¿ dónde está la almohada más grande ? ¿ podría traérmela , por favor ?
hemos perdido nuestra llave del coche y nuestros guantes .
mi hijo tiene treinta y nueve grados de fiebre y tos .
el hotel en el que estuvimos en Madrid tenía piscina .
¿ podemos dejar aquí nuestras gafas de sol hasta las doce y media ?
quisiera saber si el barco va a Valencia .
¿ cuánto cuesta una habitación bonita con cocina por noche ?
quisiera una habitación individual tranquila con cocina y vistas al puerto .
lléveme a la playa , por favor , tengo prisa .
tenemos que hacer cola cuatro horas en el museo .
puede localizar al caballero por teléfono : seis cinco nueve cuatro cero .
quisiera comprar una chaqueta y un cuaderno .
despiértenos mañana a las once menos cuarto , por favor , tenemos que estar en el aeropuerto antes de las dos .
estamos esperando el autocar para Berlín .
si esta tarde hace demasiado frío , mi hijo va a descansar un poco .
una habitación individual bonita cuesta treinta y nueve euros por noche , y el seguro no está incluido .
mañana a las tres ella quisiera seguir viaje a Londres .
el señor Weber no está en este momento . ¿ quiere dejar un recado ?
nuestro equipaje no ha llegado ; debe de estar todavía en Hamburgo .
puedo esperar en el vestíbulo mañana por la noche .
aunque hace mucho frío , mi hermano nadará en el lago .
camarero , pedí una buena sopa de tomate , pero me ha traído una macedonia de frutas .
nuestros amigos perdieron el enlace en Bruselas porque el autocar llegó demasiado tarde .
es importante que mi marido recoja sus guantes rojos hoy .
el faro , que está a veinte minutos de aquí , merece una visita .
son sesenta y cinco euros . - quédese con el cambio .
el teatro está abierto desde las nueve hasta las seis y cuarto , pero los jueves está cerrado .
llame a un médico , por favor , mi hermana ha tenido un accidente .
sería muy amable de su parte ponernos con la habitación trescientos ocho .
la recepcionista dice que la conferencia dura cinco horas .
quisiera hablar con el señor Moreno , por favor .
se tarda veinte minutos en preparar la sopa de verduras .
si el autocar llega demasiado tarde , él cogerá un taxi .
quisiéramos dos entradas para el partido de fútbol del once de febrero .
¿ quiere visitar el acuario y el monasterio o prefiere fotografiar la exposición ?
pasamos cinco días en Edimburgo y cuatro días en Praga .
los turistas tuvieron un accidente .
el avión de Viena aterriza a la una .
necesitamos algo para la fiebre .
una pregunta : ¿ podría darme la llave de la habitación ciento dos y prestarnos un cargador ? gracias por su ayuda .
despiérteme mañana a las tres y veinte , por favor , tengo que estar en el aeropuerto antes de la una y cuarto .
ella no come ni verduras ni arroz .
tenemos que darnos prisa porque el tren para Ginebra sale dentro de diez minutos .
¿ sabe cómo se va del cajero automático al faro ?
no estoy satisfecha con la habitación porque la tarjeta llave no funciona .
este abrigo es demasiado caro .
quería comprar un billete para Zúrich el mes pasado .
la señora García llegará el tres de marzo a las ocho y veinte .
los pantalones cuestan veinticinco euros , pero la corbata azul es más barata .
quiero visitar el zoo y la torre en lugar de comprar un diccionario .
quisiéramos reservar una habitación doble para una noche .
el hotel más tranquilo de Berlín está en el jardín .
es importante que el caballero cancele su pedido hoy .
ellos han perdido el barco .
quisiera comprar chocolate .
desde el viernes me duelen los ojos .
hay un error en la cuenta : no he pedido ninguna pizza .
¿ qué tiempo hace en Sevilla en enero ?
¿ qué día es hoy ? - hoy es jueves , quince de enero .
mi compañero no tiene tiempo de ir al cine .
no creo que él pueda visitar el palacio antiguo .
necesito un cenicero .
nos interesa el museo de arte . ¿ hay una visita guiada en francés ?
quisiera cancelar mi pedido .
dudo que mis padres cancelen su pedido esta tarde .
nadie pudo decirnos dónde está el cajero automático .
la señora Dubois celebra su cumpleaños mañana ; quisiera encargar una tarta .
la carretera a Varsovia está cortada , así que tengo que dar un rodeo .
cuando llegamos a Hamburgo , el frigorífico no funcionaba .
llame a un médico , por favor , mi marido se ha desmayado .
¿ qué recomienda , la ensalada o la sopa de verduras caliente ?
ella lleva desde las nueve intentando pagar en efectivo .
hablamos alemán , pero no entendemos el inglés .
¿ podría decirme si el curso de idiomas empieza a las diez y cuarto ?
ellos perdieron su maleta hace cuatro horas y ahora tienen que ir a la policía .
se tarda veinticinco minutos en preparar la tortilla .
la señora quisiera probar el vino de la región .
quiero que traduzca esta frase .
¿ me puede traer una taza de café ?
queremos que mi compañero vaya a bailar .
el tres de junio ellos llegan a Sevilla y se quedan nueve noches .
no se olvide de enviar a alguien a la habitación ciento diez , por favor .
tenemos que darnos prisa porque el autobús para Madrid sale dentro de cuarenta minutos .
quiero que nos pida un taxi .
mi número de teléfono es el nueve cinco uno siete dos .
cuide a los niños , por favor .
disculpe , ¿ cuánto se tarda en reparar el grifo ?
aunque hace mucho frío , él va a participar en la visita de la ciudad .
ya es hora de que mis hijos compren un billete para Venecia .
llego el viernes dieciséis de mayo a las seis menos veinte .
mi marido perdió su billete de tren .
el médico dice que mi hermana tiene que tomar las pastillas durante tres días .
el avión a Hamburgo despega a las ocho y veinte .
la radio de mi habitación no funciona .
nos han robado el billete de tren y el reloj .
queremos tomar algo en el bar en lugar de visitar el monasterio y el castillo .
hola , ¿ puedes hacernos una foto , por favor ?
¿ me puede traer una taza de té ?
¡ buen provecho ! la sopa es la especialidad de la casa .
llame a la señora Moreno al dos cuatro nueve cero tres , por favor .
quisiera ir al médico porque estoy enferma .
el cuarto de baño es demasiado frío .
si esta tarde hace demasiado frío , iremos al teatro .
después del desayuno quiero fotografiar el teatro , pero antes tengo que cambiar la blusa por otra cosa .
¿ podría venir alguien a la habitación cuarenta y tres ? el frigorífico hace demasiado ruido .
se nos ha acabado la mermelada ; el camarero ha ido a comprar más .
a mis hijos les gusta dormir con la ventana abierta .
me he dejado mi reloj nuevo en el tren a Londres .
me llamo Taylor , tengo una reserva para dos personas .
mi hermano quisiera ir al médico porque está enfermo .
¿ conoce un buen restaurante cerca del cine ?
es una lástima que la habitación no esté lista .
he perdido mi portátil y mi llave del coche .
quisiéramos reservar una habitación para seis noches .
el barco llegará a Venecia a las seis y cuarto .
la señora Weber quisiera pescado con patatas y un vaso de vino tinto .
si mañana hace buen tiempo , la señora va a ir al mercado .
él quisiera tomar algo en el bar y dar un paseo por el jardín del castillo .
nos encantaría alquilar una barca .
¿ cuándo quiere ir a nadar ?
la señora Weber no está hoy . ¿ quiere dejar un recado ?
¿ podría confirmar la reserva , por favor ?
se tarda dos horas en reparar el inodoro .
mi hijo puede comprar un sello el fin de semana .
quisiera pollo con arroz y siete vasos de zumo de naranja .
dos billetes de ida a Granada para el tres de abril , por favor .
¿ va este tren a Valencia ?
mi hijo tiene que darse prisa porque el tren para Ginebra sale dentro de quince minutos .
¿ nos puede hacer una foto ?
quisiéramos reservar un apartamento para seis noches .
he oído que el servicio de habitaciones está incluido en el precio .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho hoy .
necesitamos un taxi desde el supermercado para siete personas a las cuatro y veinte .
el vestido cuesta un ojo de la cara .
¿ cuándo quisiera pagar la cuenta ?
ellos acaban de llegar a Valencia .
quisiéramos comprar una chaqueta roja y un cuaderno .
el aparcamiento está incluido en el precio .
si el fin de semana hace buen tiempo , mi hija quiere alquilar una motocicleta .
una pregunta : ¿ hay cerca del hotel un médico que hable inglés ?
mi marido vino a Múnich para visitar la exposición nueva .
lo sentimos mucho , señora Rossi . la camarera de piso vendrá inmediatamente .
disculpe , ¿ puede preparar la cuenta para mañana ?
estoy seguro de que preguntaremos en la recepción mañana por la noche .
aunque mi compañero está enfermo , quiere ir a la ópera .
¿ a qué distancia está el zoo de aquí ?
vine a Viena para hacer senderismo por la montaña .
¿ qué recomienda , la sopa de tomate o la tortilla ?
el jersey que compré es demasiado largo .
mi hijo olvidó su libro en la habitación hace cinco días y ahora tiene que ir a la policía .
pasado mañana nos marchamos .
la señora Taylor quisiera ir al médico porque está enferma .
pienso que daré un paseo por el bosque a las dos y media .
quisiera pagar por separado . ¿ cuánto cuesta la ensalada ?
hola , soy Wagner , de la habitación trescientos uno . envíe al mozo , por favor .
antes de salir de viaje , quisiera hacer senderismo por la montaña .
los turistas están intentando cambiar el bañador por otra cosa .
despiértenos mañana a las once , por favor , tenemos que estar en el aeropuerto antes de las diez y veinticinco .
quiero que mis padres se reúnan con unos amigos en la estación .
quisiera reservar una mesa para tres personas junto a la ventana .
hay un mapa sobre la mesa de la habitación dieciocho .
queremos cambiar de habitación porque el hervidor no funciona .
el hotel más barato de Edimburgo está en el bar .
podemos fotografiar el castillo dentro de quince minutos .
mi mujer ha comprado un cuadro para su vecina .
el taxi que pedí para las diez y cuarto todavía no ha venido .
¿ cuántas tazas necesita ? - cinco , por favor .
¿ cuánto cuestan las entradas para la visita guiada del miércoles ?
no tengo ni idea de dónde está mi anillo .
pregúntele a la señora Brown si quiere ir a nadar , por favor .
la señora Serrano tiene que hacer cola cuatro horas en el museo .
¿ desea pagar por transferencia o con tarjeta de crédito , señor López ?
¿ quieres participar en la cata de vinos o prefieres visitar la iglesia ?
es una lástima que el apartamento esté sucio .
la guía con la que hablamos el miércoles era muy amable .
mi marido durmió como un tronco porque la cama era tan cómoda .
la recepcionista quiere saber si ella pagará con cheque .
la oficina de turismo está a dos pasos del famoso museo de arte .
estamos de mal humor porque está nublado .
antes de marcharme , quisiera recoger mi abrigo rojo .
mañana lloverá , por eso voy a acostarme temprano .
hola , ¿ hay una panadería cerca de aquí ?
el señor Wilson necesita algo para la tos .
ella sabe que el supermercado está cerrado los sábados .
quisiéramos que nos despertaran a las doce y veinte , habitación trescientos cuatro .
he perdido mi llave de la habitación y mi llave .
mi compañero vino a Granada para ir al cine .
si esta tarde hace demasiado calor , descansaremos un poco .
pregúntele a la señora Wagner si quiere ir al cine , por favor .
como el tren llega demasiado tarde , no llegaré hasta las seis menos cuarto .
el pronóstico dice que va a llover esta noche .
quiero que me enseñe la habitación individual cómoda .
no creo que la señora Wagner pueda descansar un poco .
para mí una macedonia de frutas y una taza de té , por favor .
le pedí al mozo que rellenara el formulario , pero no ha pasado nada .
el museo de arte está abierto desde las diez y cuarto hasta las ocho menos cuarto , pero los viernes está cerrado .
estoy seguro de que cambiaré la camisa por otra cosa dentro de cuatro horas .
la fortaleza , que está a quince minutos de aquí , merece una visita .
el billete a Atenas cuesta treinta y nueve euros , pero mi hijo solo tiene un billete de cien euros .
acabo de dejar mi chaqueta en la recepción .
el tren rápido para Ginebra sale a las dos y media del andén cinco .
aunque el técnico ha reparado la cafetera , sigue sin funcionar .
no vale la pena visitar la fortaleza .
¿ cuánto cuesta el vestido del escaparate ?
quisiera comprar un bolso y chocolate .
mi hijo está sentado en un banco del patio y nos espera .
¿ para el tren rápido en todas las estaciones ?
ni hablar de que mi marido alquile una motocicleta .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la agencia de viajes .
¿ dónde podemos comprar pasta de dientes ?
necesito la lista de precios . ¿ me la puede dar ?
le pedí al camarero que cuidara a los niños , pero no ha pasado nada .
quisiera saber si el tren sale a la una y veinte .
quisiera reservar una mesa para cuatro personas junto a la ventana .
ayer por la noche mis padres siguieron viaje a Londres .
el camarero me ha traído una ensalada pequeña en lugar de una sopa vegetariana .
dudo que mi hijo reserve una habitación familiar para cinco noches .
¿ conoce un buen restaurante cerca de la farmacia ?
si el tren lleva cincuenta minutos de retraso , mis hijos llamarán al hotel .
la camisa más barata cuesta un ojo de la cara .
olvidamos nuestras gafas en la habitación ayer por la noche .
antes de salir de viaje , quisiéramos hacer senderismo por la montaña .
siento que la señora haya dejado su carné de conducir en casa .
¿ podría preparar la cuenta de la habitación veintidós ? nos marchamos dentro de cuatro horas .
quiero que nos despierte a las diez y media .
he reservado una habitación para cinco noches .
los pantalones blancos cuestan cinco euros , pero el jersey caliente es más barato .
tengo que pagar un ojo de la cara por el sombrero blanco .
el teléfono de mi habitación no funciona .
primero quisiera pagar en efectivo y después comprar unos sellos .
hay un mapa sobre la mesa de la habitación doscientos diez .
¿ puedo pagar con cheque ?
¿ podría planchar esta camisa , por favor ?
quisiera reservar una mesa para dos personas en la terraza .
despiérteme mañana a las cuatro y cuarto , por favor , tengo que estar en el aeropuerto antes de las tres menos cuarto .
siento que mi hermano haya dejado su tarjeta de crédito en el coche ayer por la tarde .
hemos perdido nuestro carné de conducir y ahora tenemos que ir a la policía .
no nos traiga todavía la sopa de tomate fría , por favor .
nuestros amigos están acostumbrados a acostarse tarde .
me quedaré hasta el miércoles .
¿ cuándo quisieras pagar la cuenta ?
no creo que podamos comprar un billete para Zúrich esta noche .
su habitación está en la novena planta , a la izquierda .
nos quedamos con el apartamento .
lamentablemente no tenemos habitaciones familiares cómodas libres antes del doce de mayo .
primero quisiéramos preguntar en la recepción y después ir al cine .
¿ qué línea de metro va a la famosa fortaleza ?
mañana nevará .
daré un paseo por el parque dentro de cincuenta minutos .
el camarero nos ha traído un bocadillo vegetariano en lugar de una pizza .
me han robado el carné de conducir y el reloj .
queremos cambiar de habitación porque el teléfono está fuera de servicio .
como el tren nocturno está lleno , no llegaré hasta las siete .
me llamo Serrano , tengo una reserva para dos personas .
por culpa del atasco ellos llegaron demasiado tarde al cine .
la señora Miller no está en este momento . ¿ quiere dejar un recado ?
¿ podría venir alguien a la habitación cuatro ? la escalera mecánica está fuera de servicio .
el huésped de la habitación cuarenta y nueve todavía no ha pagado .
quiero que mi hermana visite la fortaleza .
hablo portugués , pero no entiendo el español .
no podemos dormir porque la obra hace demasiado ruido .
¿ han encontrado una cartera ? nos la hemos dejado en el comedor .
el hotel en el que estuve en Edimburgo tenía piscina .
¿ zarpa el ferry a las cuatro y cinco ?
¿ hay una habitación libre del cinco al trece de octubre ?
¿ cuándo enviará un paquete a Londres ?
no hay de qué , señora Walker . ¡ feliz estancia en Berlín !
¿ sabe a qué hora abre el castillo ?
el castillo , que está a quince minutos de aquí , merece una visita .
¿ dejaste tu billete de tren en la habitación ?
¿ podría pedirme un taxi y darme la llave de la habitación treinta y ocho ?
sé que la librería está cerrada los sábados .
no tengo hambre , pero quisiera una ensalada pequeña .
pienso que puedo dejar el hotel más tarde .
aunque nieva , mis padres van a hacer un picnic .
el señor Taylor no está hoy . ¿ quiere dejar un recado ?
se tarda una hora en llegar a Viena en autobús .
¿ han encontrado un diario ? me lo he dejado en la habitación cuatrocientos seis .
la blusa más barata cuesta cincuenta y cinco euros , pero la camisa es más barata .
buenos días , ¿ está incluido el servicio en el precio o tengo que pagarlo aparte ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las doce y diez .
no hace falta que me traiga la hoja de registro , el camarero ya me la ha dado .
¿ podría preparar la cuenta de la habitación veinticuatro ? nos marchamos dentro de cuatro horas .
no tengo hambre , pero quisiera un trozo de pastel .
disculpe , ¿ cuánto cuesta enviar un paquete a Inglaterra ?
¿ podría traerme un poco más de vinagre , por favor ?
la suite pequeña que reservé por teléfono es demasiado pequeña .
los huéspedes han pedido un bocadillo grande .
antes de marcharme , quisiera cancelar mi reserva .
¿ podría venir alguien a la habitación ciento uno ? el ascensor es demasiado ruidoso .
primero quisiéramos preguntar en la recepción y después ir al teatro .
hemos fotografiado el mercado cubierto .
la oficina de turismo está detrás de la fortaleza .
quiero cambiar de habitación porque la cama supletoria no está hecha .
tengo que quedarme hasta el viernes .
fotografío el teatro el domingo .
de la peluquería al acuario hay solo quince minutos a pie .
el jersey que compramos es demasiado largo .
la señora Miller quisiera pan con mantequilla y tres vasos de zumo de naranja .
he oído que el restaurante está en la tercera planta .
¿ quieres nadar en el lago ?
no hay de qué , señora Fischer . ¡ que tenga un buen día !
¿ podría reservarnos una mesa junto a la ventana , por favor ?
mi mujer está buscando su diario . ¿ lo ha visto ?
¿ qué recomienda , la sopa fría o la macedonia de frutas ?
el secador de la habitación trescientos doce está estropeado .
tome la tercera calle a la derecha y verá el museo de arte nuevo delante de usted .
lléveme a la peluquería , por favor , tengo prisa .
tenemos suerte : podemos ir al mercado .
la recepcionista quiere saber si me quedaré hasta el miércoles .
quisiéramos pagar por separado . ¿ cuánto cuesta la ensalada grande ?
¿ qué día es hoy ? - hoy es jueves , veintiuno de enero .
el huésped de la habitación treinta y seis ha pedido el desayuno .
mi reloj va atrasado ; ya son las dos y veinte .
el señor Rossi no está hoy . ¿ quiere dejar un recado ?
tenemos suerte : podemos probar el vino de la región esta noche .
¿ podría traernos un cenicero y despertarme a las diez y veinte ?
la señora está de mal humor porque hace sol .
¿ tienes sed , Paul ?
mi hijo quisiera fideos con champiñones y una botella de cerveza .
el apartamento es demasiado frío .
la ventana no se puede abrir , y la mesa está sucia .
quisiera comprar unos zapatos y una guía de viajes .
¿ podríamos dejar la habitación a las seis y media ?
le pedí al mozo que me hiciera una foto , pero no ha pasado nada .
si el viernes hace buen tiempo , los turistas nadarán en el lago .
ya es hora de que mi hermana cambie dinero .
si tuviéramos más dinero , viajaríamos más .
el jersey que nuestros amigos compraron es demasiado largo .
en julio suele hacer mucho sol en Granada .
¿ tienen un apartamento para dos personas desde el viernes hasta el sábado ?
¿ podría venir alguien a la habitación ciento uno ? los vecinos escuchan música alta .
busco un hotel que sea tranquilo .
le pedí al camarero que llamara a la policía , pero no ha pasado nada .
tengo que darme prisa porque el autobús para Varsovia sale dentro de cinco minutos .
no sé si puedo dejar el hotel pronto .
preferiría un apartamento que tenga baño .
ella está de mal humor porque hace mucho frío hoy .
acabamos de darnos cuenta de que la lámpara no funciona .
necesitamos un taxi al supermercado para cuatro personas a las tres .
la impresora está estropeada .
si el fin de semana hace buen tiempo , voy a ir a la playa .
lléveme a la oficina de objetos perdidos , por favor , tengo prisa .
necesitamos la lista de precios . ¿ nos la puede dar ?
me alegro de que ella pueda prolongar su estancia la próxima semana .
pienso que puedo tomar algo en el bar esta tarde .
si mañana hace demasiado frío , ellos irán al teatro .
la señora Wagner ha cancelado la reserva para el viernes .
el teatro , que está a veinte minutos de aquí , merece una visita .
mi hermana no tiene ni idea de dónde están sus guantes .
¿ qué recomienda , la pizza o la sopa ?
¿ cuánto cuesta alquilar una motocicleta por tres días ?
¿ podría enseñarnos en el mapa dónde está el ayuntamiento ?
el partido que mis padres querían ver empieza a las doce .
una suite más barata cuesta treinta y seis euros por noche , y el acceso a internet está incluido .
buenas noches , ¿ sabe cómo se va de la parada de taxis al castillo ?
¿ podría decirnos si el faro está abierto hasta las nueve ?
¿ podría el mozo traducir esta carta ?
el mercado cubierto es más grande que la catedral .
las botas más baratas cuestan un ojo de la cara .
¿ le importaría cerrar la ventana ?
los niños vinieron a Barcelona para visitar el teatro de la ópera y el hermoso castillo .
quisiera pagar con tarjeta , pero el aparato no funciona .
me alegro de que nos cambiemos a otra habitación .
el avión a Londres despega a las tres y cuarto .
desde ayer me duele el brazo .
el frigorífico no funciona desde ayer .
quiero que confirme la reserva .
si el fin de semana hace buen tiempo , la señora Moreno va a hacer un picnic .
no tenemos ganas de ir a bailar .
¿ podría uno de sus compañeros darme la dirección del dentista ?
deme su carné de identidad y firme aquí , por favor .
antes de marcharme , quisiera cambiar mi vuelo .
no hay champú en la habitación doscientos siete .
ellos llevan desde las once y cuarto intentando cancelar su reserva .
he dejado mi tarjeta de crédito en casa y ahora tengo que llamar al hotel .
no sé si la señora Moreno puede quedarse hasta el viernes .
mi mujer quiere cambiar de habitación porque la tarjeta llave no funciona .
mi compañero no tiene ni idea de dónde está su mochila .
siete billetes de ida y vuelta a Barcelona para el treinta de marzo , por favor .
he oído que el partido de fútbol empieza a las tres .
quisiéramos comprar una falda más larga y un mapa .
camarero , pedí un pastel de manzana , pero me ha traído una tabla de quesos pequeña .
no se olvide de llamar a la policía , por favor .
ya no tenemos jamón , pero puedo recomendarle la sopa de pescado caliente .
mi mujer tiene que cambiarse a otra habitación esta noche .
la autopista a Hamburgo está cortada , así que tenemos que dar un rodeo .
¿ pagó con cheque ayer ?
no he estado nunca en París , pero conozco bien Atenas .
el caballero vino a Colonia para ir a nadar .
¿ qué tiempo hace en Colonia en octubre ?
no hemos estado nunca en Londres , pero conocemos bien Granada .
¿ podría llevar el equipaje a la habitación y hacerme una foto ?
el señor Becker llamó a las cinco y dejó un recado para el señor Rossi .
¿ quiere dar un paseo por el parque a las seis y veinticinco ?
la señora Schmidt es de Austria , pero vive en Edimburgo desde hace cuatro años .
ya no tenemos fideos , pero puedo recomendarle la pizza pequeña .
pregúntele a la señora Becker si quiere visitar la exposición y la torre , por favor .
pienso que mi marido puede alquilar una barca .
acabo de cambiar el bañador por otra cosa .
¿ dónde está el albornoz limpio ? ¿ podría traérnoslo , por favor ?
mi marido vino a Colonia para ir a la ópera .
despiérteme mañana a las dos menos cuarto , por favor , tengo que coger el tren a Barcelona .
la ventana no se puede abrir , y la lámpara está estropeada .
¿ desea pagar en efectivo o con cheque , señor García ?
después del almuerzo queremos comprar chocolate , pero antes tenemos que pagar la cuenta .
me encantaría tomar algo en el bar .
buenos días , ¿ puede esperar un momento , por favor ? muchas gracias de antemano .
no se preocupe , señor López , le despertaremos a las siete .
¿ qué recomienda , la pizza o la tortilla pequeña ?
el almuerzo se sirve a partir de la una y media en el jardín .
buenos días , ¿ podría decirnos de dónde sale el tren nocturno para Valencia ?
disculpe , ¿ hay una estación cerca de aquí ?
ellos son de Escocia , pero viven en Barcelona desde hace cinco años .
la camarera de piso dice que la visita guiada dura cuatro horas .
¿ qué recomienda , la sopa caliente o la tabla de quesos pequeña ?
la recepcionista quiere saber si queremos prolongar nuestra estancia más tarde .
puede localizar a los niños por teléfono : cero cuatro dos nueve dos .
llame a un médico , por favor , mi hija se ha desmayado .
la señora quiere ver la televisión dentro de veinticinco minutos .
Martin , ¿ puedes ayudarme ?
el señor Dubois acaba de darse cuenta de que el frigorífico hace demasiado ruido .
necesito algo para las quemaduras de sol .
quiero que lleve el equipaje a la estación .
¿ dónde está el recibo ? - se lo enseñaré mañana .
ellos han roto el vaso . ¿ qué deberían hacer ?
nos hemos resfriado . ¿ qué deberíamos hacer ?
cuando lleguemos a Salzburgo , vamos a tomar algo en el bar .
la ventana no se puede abrir , y la caja fuerte no funciona .
ya no tenemos verduras , pero puedo recomendarle el helado .
¿ podría decirme si la sala de conferencias está cerrada ?
pregúntele al señor López si quiere comprar unos sellos , por favor .
el taxi que pedí para las cuatro y diez todavía no ha venido .
la recepcionista quiere saber si quiero participar en la visita de la ciudad .
dejé mi billete de avión en la habitación hace cuatro días y ahora tengo que ir a la oficina de objetos perdidos .
¿ cuánto cuestan las entradas para el concierto del martes ?
no se olvide de rellenar el formulario , por favor .
quisiera una habitación doble tranquila con caja fuerte y vistas al mar .
el señor Miller tiene que hacer cola una hora en la estación .
tengo que ir al banco antes de las seis y media porque necesito dinero .
¿ sabía que la conferencia termina a las cinco ?
no nos traiga todavía la tabla de quesos pequeña , por favor .
el señor López llamó a las cinco menos cuarto y dejó un recado para la señora Wilson .
¿ quiere probar el pescado de la región o prefiere visitar la exposición ?
quisiera saber si el tren rápido sale del andén cinco .
¿ hay una habitación cómoda libre del tres al veintinueve de agosto ?
¿ tienes hambre , Laura ?
los pantalones cuestan veintisiete euros , pero el bolso es más barato .
mi hija necesita aspirina de la farmacia .
quiero que nos despierte a las ocho y diez .
los zapatos marrones cuestan un ojo de la cara .
como el autocar llega demasiado tarde , no llegaré hasta las cuatro menos cinco .
el taxi que pedí para las doce y cuarto todavía no ha venido .
mañana por la noche mi hija va a fotografiar el acuario .
la biblioteca está abierta desde las ocho hasta las siete y media , pero los viernes está cerrada .
una habitación familiar cuesta noventa y cinco euros por noche , y el servicio de habitaciones está incluido .
repare la conexión a internet , por favor .
¿ puede reservarnos una mesa junto a la ventana , por favor ?
el hotel más tranquilo de Valencia está detrás del mercado cubierto .
he perdido mi pasaporte y ahora tengo que rellenar un formulario .
antes de que anochezca , quisiéramos ir al mercado .
no vale la pena ir a la película .
quisiera quejarme : el secador está estropeado y la cama es demasiado dura .
es posible que el señor Weber se acueste temprano mañana por la mañana .
desde el tejado se pueden ver la biblioteca y el casco antiguo .
¿ podría venir alguien a la habitación veintiocho ? la lavadora no funciona .
la estación está a dos pasos del monasterio antiguo .
tome la tercera calle a la derecha y verá la torre antigua delante de usted .
el concierto que quería ver empieza a las nueve .
un trozo de pastel cuesta seis euros con ochenta .
el ascensor está estropeado , así que tenemos que subir a pie a la quinta planta .
¿ puede preparar la cuenta para mañana , por favor ?
una habitación doble cuesta treinta y tres euros por noche , y la media pensión está incluida .
el tren para Madrid sale a las seis y cuarto del andén dieciséis .
el filete está buenísimo .
esta chaqueta es demasiado larga .
pasé dos días en París y seis días en Valencia .
antes de salir de viaje , quisiera hacer un picnic .
el señor Walker tomará algo en el bar .
¿ qué día es hoy ? - hoy es martes , doce de agosto .
mi compañero solo viaja a Atenas de Pascuas a Ramos .
el caballero puede tener el apartamento más grande con terraza .
mi hermano quisiera pescado con patatas y tres vasos de agua mineral .
por culpa del mal tiempo mis padres tienen más tiempo para escribir cartas .
espero que él se quede tres noches el lunes .
quiero que me preste un cargador .
mi hijo no tiene ganas de ir de compras .
ayer por la noche perdimos nuestro pasaporte .
sería muy amable de su parte prestarnos un cargador .
primero quisiéramos cancelar nuestra reserva y después ir a la playa .
no tengo ganas de ir al mercado .
no he estado nunca en Berlín , pero conozco bien Granada .
la familia García se aloja aquí desde el veintisiete de mayo .
la señora Brown celebra su cumpleaños el sábado ; quisiera encargar flores .
la obra de teatro que queríamos ver ya ha empezado .
¿ cuánto cuesta una habitación doble más grande con escritorio por noche ?
los huéspedes que están en la tercera planta todavía no han pagado .
suelo levantarme a las nueve .
¿ conoce un hotel barato cerca de la comisaría ?
¿ sabe cómo se va del centro comercial al museo ?
el caballero quisiera hacer senderismo por la montaña y alquilar una motocicleta .
un taxi a la agencia de viajes cuesta unos veintiséis euros .
¿ puedes prestarme una bicicleta , por favor ?
¿ podría enseñarme en el mapa dónde está la hermosa biblioteca ?
mi hermano prolongó su estancia .
después del almuerzo me marcho .
la estación está a dos pasos de la catedral antigua .
no podemos dormir porque los vecinos escuchan música alta .
mi reloj va atrasado ; ya son las cuatro y cuarto .
buscamos un hotel que esté cerca de la librería .
no se preocupe , señor López , le despertaremos a las ocho .
primero quisiera pagar con tarjeta de crédito y después fotografiar la hermosa catedral .
¿ podría decirme si la fiesta se celebra el veinte de febrero ?
¿ me puede dar la dirección del dentista ?
el curso de idiomas empieza a las cuatro y media .
queremos cambiar de habitación porque la habitación está sucia .
queremos que el taxista hable más despacio .
quisiéramos comprar un jersey rojo y un cuaderno .
mis padres necesitan unas pastillas de la farmacia .
¿ cuánto cuesta enviar una postal a España ?
preferiríamos una habitación familiar bonita que tenga caja fuerte .
el señor Serrano celebra su aniversario de boda mañana ; quisiéramos encargar una botella de vino .
aquí tiene su pasaporte , señor Fischer . su habitación está en la octava planta .
el huésped de la habitación trescientos veinte ha pedido el desayuno .
los huéspedes han perdido su bufanda roja y su libro .
¿ sabe cuándo abre el mercado cubierto antiguo ?
¿ cuánto cuestan las entradas para el paseo en barco del jueves ?
quisiéramos reservar una casa de vacaciones cómoda para cuatro personas del nueve al veintiuno de febrero .
el tren para Salzburgo sale a las cinco y cuarto del andén diecinueve .
no hace falta que me traiga el recibo , el camarero ya me lo ha dado .
para mí una tabla de quesos pequeña y una botella de cerveza , por favor .
él quisiera pagar con tarjeta , pero el aparato no funciona .
los zapatos más baratos cuestan veintisiete euros , pero el bañador es más barato .
la señora Wilson ha cancelado la reserva para el lunes .
siento que mi marido se haya perdido en el barrio del puerto .
por culpa del atasco ellos llegaron demasiado tarde al centro comercial .
¿ dónde está el cenicero ? ¿ podría traérnoslo , por favor ?
¿ cuánto cuestan los pantalones negros del escaparate ?
un trozo de pastel cuesta seis euros con setenta .
el pronóstico dice que hará mucho frío pasado mañana .
mi hijo acaba de darse cuenta de que la escalera mecánica está fuera de servicio .
primero quisiéramos cambiar dinero y después alquilar una barca .
esta camisa es demasiado cara .
lamentablemente ya no quedan entradas para el paseo en barco .
nos interesa el teatro . ¿ hay una visita guiada en español ?
llame a una ambulancia , por favor , mi marido se ha roto la pierna .
¿ a qué hora sale el autocar para Roma ?
en julio suele hacer mucho calor en Lisboa .
una pregunta : ¿ tienen platos sin patatas ?
una suite más grande cuesta treinta y dos euros por noche , y el servicio de lavandería no está incluido .
pienso alquilar una barca .
si el tren nocturno lleva diez minutos de retraso , el señor Brown irá a pie .
Sevilla es la ciudad más bonita que he visto nunca .
llévenos al centro comercial , por favor , tenemos prisa .
¿ hay un apartamento libre del tres al veintiocho de septiembre ?
¿ podemos dejar aquí nuestra llave hasta la una y cuarto ?
buenas noches , ¿ desea pagar por transferencia o en efectivo , señora Walker ?
el hotel en el que estuve en Edimburgo estaba cerca de la estación .
antes de salir de viaje , quisiéramos hacer un picnic .
cuando llegamos a Barcelona , el armario no estaba limpio .
quisiéramos reservar un apartamento bonito para siete noches .
antes de marcharnos , quisiéramos comprar un billete para Salzburgo .
quisiéramos saber si el tren rápido para en Salzburgo .
estoy acostumbrada a levantarme temprano .
es posible que el señor Brown compre unas postales dentro de veinte minutos .
tenemos que hacer transbordo en Roma .
camarero , pedí un filete grande , pero me ha traído una pizza grande .
en enero suele hacer mucho viento en Salzburgo .
¿ cuál es la contraseña del garaje ?
la calefacción no funciona desde esta mañana .
tengo que hacer transbordo en Múnich .
nuestros amigos no tienen tiempo de comprar una guía de viajes .
me interesa la exposición nueva . ¿ hay una visita guiada en inglés ?
la cerradura de la puerta está estropeada , y nuestros amigos no encuentran la llave .
todavía no hemos recibido la hoja de registro . ¿ podría dárnosla ?
mi hermano perdió el enlace en Madrid porque el tren nocturno llevaba cuarenta y cinco minutos de retraso .
en Zúrich lleva nueve días lloviendo .
tengo que coger un taxi porque el tren rápido llega demasiado tarde .
si el tren nocturno lleva veinticinco minutos de retraso , el señor Taylor tiene que coger el próximo autobús .
¿ puede cambiar las sábanas , por favor ? gracias por su ayuda .
la falda que mi compañero compró es demasiado pequeña .
¿ cómo se enciende el televisor ?
la camisa amarilla cuesta veintidós euros , pero el jersey es más barato .
es posible que esperemos en el bar el fin de semana .
cuando lleguemos a Edimburgo , vamos a dar un paseo por el jardín del castillo .
estoy seguro de que nos marcharemos .
mis padres vinieron a Varsovia para reunirse con unos amigos en la estación .
la cuenta asciende a treinta y dos euros , incluido el servicio de habitaciones .
me encantaría comprar un mapa .
aunque hace mucho frío , la señora va a fotografiar la catedral .
el técnico que vino ayer se olvidó las herramientas .
cuatro sellos para postales a Irlanda , por favor .
me alegro de que el señor Taylor pueda pagar en efectivo mañana por la noche .
¿ puedes cuidar a los niños , por favor ?
la señora Wilson no está en este momento . ¿ quiere dejar un recado ?
estoy seguro de que cenaré en la terraza mañana a las cinco y veinte .
¿ podría decirnos de dónde sale el tren rápido para Varsovia ? gracias por su ayuda .
no se preocupe , señora Weber , le despertaremos a las dos y media .
¿ nos puede dar la llave de la habitación doscientos cinco ?
es una lástima que la suite esté sucia .
se tarda tres horas en reparar el frigorífico .
el tren regional sale del andén nueve .
ellos quisieran cambiar quinientos francos suizos por euros .
¿ podría decirnos si la charla termina a las dos menos cuarto ?
el grifo no funciona desde esta mañana .
de la panadería al faro antiguo hay solo cincuenta minutos a pie .
de primero quisiéramos una sopa y de segundo patatas con queso .
mi marido tiene muchas ganas de alquilar una motocicleta mañana .
debe de ser un error : reservé una habitación familiar tranquila , no una habitación más barata .
quisiera quejarme : la calefacción está fuera de servicio y el secador está estropeado .
le pedí al mozo que llevara las maletas al coche , pero no ha pasado nada .
¿ quiere participar en la excursión o prefiere tomar algo en el bar ?
estoy seguro de que ellos dejarán el hotel pronto .
¿ a qué hora sale el autocar para Granada ?
desde la terraza se pueden ver la famosa catedral y el castillo .
¿ hay una oficina de correos cerca de aquí ?
quisiéramos jamón y huevos y un vaso de limonada .
¿ podría preparar la cuenta de la habitación seis ? me marcho dentro de tres horas .
¿ cuánto tiempo tenemos antes de que salga el autobús ?
el tren para Zúrich sale a la una y veinticinco del andén dieciocho .
¿ podría decirme si el sótano para bicicletas está cerrado ?
no sé si nuestros amigos cancelarán su pedido esta noche .
mi compañero no come ni huevos ni carne .
el acuario está abierto desde las ocho hasta las cinco y cuarto , pero los miércoles está cerrado .
como el tren nocturno lleva cinco minutos de retraso , no llegaré hasta las siete y cinco .
el señor Fischer perdió sus gafas de sol hace cinco días .
estoy seguro de que mi mujer seguirá viaje a Venecia el próximo mes .
¿ dónde está el hielo ? ¿ podría traérnoslo , por favor ?
me intereso por la música .
no sé si mi compañero puede preguntar en la recepción .
me gusta mucho el museo de arte .
la guía quiere saber si los huéspedes quieren prolongar su estancia .
en Bruselas llueve a cántaros , por eso mi marido descansará un poco .
quisiéramos que nos despertaran a las ocho , habitación cuarenta y ocho .
sería muy amable de su parte apagar la música .
antes de marcharnos , quisiéramos recoger nuestra cartera .
si el jueves nieva , tomaré algo en el bar .
llame a una ambulancia , por favor , mi compañero se ha desmayado .
una pregunta : ¿ cuánto tiempo tengo antes de que salga el tren ?
los huéspedes tienen muchas ganas de fotografiar el palacio mañana .
se tarda cinco horas en limpiar la suite .
la señora López no tiene tiempo de tomar algo en el bar .
ella se queda hoy en el hotel porque está resfriada .
¿ podría venir alguien a la habitación cuarenta y ocho ? las sábanas están sucias .
¿ puede llevar las maletas a la recepción ?
de eso ni hablar , señora Rossi .
perdimos el enlace en Viena porque el tren llegó demasiado tarde .
me han robado el billete de avión y el paraguas verde .
la cartera negra que la camarera de piso encontró en la habitación catorce es de los huéspedes .
el camarero que habla italiano está hoy enfermo .
aunque el técnico ha reparado el frigorífico , sigue sin funcionar .
no vale la pena visitar el famoso castillo .
estamos buscando nuestra bufanda . ¿ la ha visto ?
el hotel en el que mi hija estuvo en Venecia estaba cerca de la estación .
quería preguntarle si podría cambiar las sábanas .
es importante que mi mujer aparque su coche en el garaje antes de las ocho y media .
¿ le importaría llevar el equipaje a la habitación ?
quiero dar un paseo por el casco antiguo en lugar de tomar algo en el bar .
aunque él está resfriado , quiere hacer un picnic .
ni hablar de que mis padres alquilen una motocicleta .
nuestros amigos saben la respuesta .
es importante que los huéspedes vayan al dentista hoy .
llego el domingo ocho de agosto a las once y media .
¿ cuándo tomará algo en el bar ?
el billete a Varsovia cuesta catorce euros , pero ellos solo tienen un billete de cien euros .
¿ cuándo quisieras participar en la cata de vinos ?
tememos que el autocar sea cancelado .
me alegro de que podamos hacer un picnic mañana por la noche .
¿ sería posible que imprimiera la lista de precios ?
¿ cuánto cuesta una habitación bonita con baño por noche ?
se tarda quince minutos en preparar la pizza .
el autobús sale a las nueve y diez .
¿ quién puede traerme seis vasos de vino tinto ?
nadie pudo decirnos dónde está la gasolinera .
quisiera reservar un apartamento para cinco noches .
disculpe , ¿ podría traerme un poco más de miel , por favor ?
hola , soy Moreno , de la habitación veintiuno . necesito una manta adicional .
la sala de conferencias está en la tercera planta .
necesito un taxi al banco para seis personas a las cinco y diez .
¿ cuándo estarán listos mis zapatos ?
cuando llegue a Múnich , voy a hacer senderismo por la montaña .
la sopa de pescado que ella pidió está quemada .
¿ dónde está el plano de la ciudad ? ¿ podría traérnoslo , por favor ?
mi reloj va atrasado ; ya son las dos y media .
antes de que llegue el autobús , quisiera tomar algo en el bar .
¿ dónde podemos comprar un sello ?
acabamos de llegar a Granada .
los turistas pueden tener el apartamento con balcón .
estamos esperando el autocar para Valencia .
estoy seguro de que participaremos en la visita guiada el tres de julio .
una habitación individual bonita cuesta quince euros por noche , y el acceso a internet no está incluido .
solemos levantarnos a las diez y cuarto .
el señor Wagner ha roto el vaso . ¿ qué debería hacer ?
¿ hay una habitación familiar libre del veintitrés al treinta de septiembre ?
es posible que preguntemos en la recepción pasado mañana .
vinimos a Roma para hacer senderismo por la montaña .
cuando llegue a Granada , voy a visitar el hermoso mercado cubierto .
mi hijo quiere visitar el zoo en lugar de ir a la playa .
¿ cuánto cuesta una habitación grande con balcón por noche ?
quisiéramos una habitación doble con televisor y vistas al jardín .
queremos trabajar en la biblioteca a las doce menos cuarto .
lamentablemente ya no quedan entradas para la película .
hola , ¿ cuándo tenemos que salir de la habitación ?
el espejo no está limpio .
la ventana no se puede abrir , y la habitación no está lista .
la señora Taylor necesita algo para la tos .
¿ qué recomienda , el pastel de manzana o la tortilla ?
buenos días , ¿ podría pasarme la pimienta , por favor ?
nos hemos dejado nuestra bufanda negra en el avión a Viena .
¿ podría enseñarnos en el mapa dónde está el teatro ?
primero quisiera pagar en efectivo y después nadar en el lago .
buscamos un hotel que esté cerca del cajero automático .
hemos escrito una carta a nuestra hermana .
no creo que podamos pagar con cheque .
disculpe , ¿ qué hora es ? - son las siete menos veinte .
ni hablar de que mi hijo vaya de compras .
¿ cuánto cuesta la falda azul del escaparate ?
no creo que mi mujer pueda fotografiar la famosa fortaleza el miércoles .
hola , soy Taylor , de la habitación ciento cinco . necesito una manta adicional .
¿ qué vino va bien con la sopa caliente ?
temo que el autocar lleve veinte minutos de retraso .
la recepcionista quiere saber si queremos registrarnos el domingo a las diez y media .
el hombre con el que ella habló el viernes era muy amable .
antes de que salga el tren , quisiéramos hacer un picnic .
el mercado cubierto está cerrado los martes .
cuando el cocinero habla inglés , me suena a chino .
para mí una ensalada y una taza de té , por favor .
no sé si la señora García puede pedir una sopa de pescado caliente .
los turistas solo viajan a Venecia de Pascuas a Ramos .
quisiera un asiento junto a la ventana para el martes .
va a llover el domingo .
¿ conoce un hotel barato cerca del hospital ?
estará nublado pasado mañana .
¿ puede confirmar la reserva , por favor ?
¿ puedo probarme la camisa ?
¿ podría limpiar la habitación ciento dos y limpiar la habitación ? muchas gracias .
nuestros amigos tomarán algo en el bar .
¿ puede la recepcionista traernos dos platos ?
no tengo ganas de visitar el teatro .
quisiera que me despertaran a las ocho menos cinco , habitación cuatrocientos uno .
¿ podemos dejar aquí nuestras gafas de sol hasta las diez y cuarto ?
¿ hay alguien aquí que hable alemán ? mi hermana no habla portugués .
mi hermana ha perdido su anillo caro y su chaqueta .
quería preguntarle si podría encender la calefacción .
ni hablar de que mi hermano compre un cuaderno .
tememos que el autocar lleve cuarenta y cinco minutos de retraso .
el diario que la camarera de piso encontró debajo de la cama es de mis hijos .
hay un error en la cuenta : no he pedido ninguna pizza grande .
como el autobús llega con retraso , no llegaré hasta la una y media .
quisiera reservar un apartamento grande para tres noches .
hola , ¿ podría traerme un vaso de zumo de naranja y preparar la cuenta para mañana ?
tenemos que ir al banco antes de las dos y cinco porque necesitamos dinero .
debe de ser un error : reservé una habitación doble grande , no una habitación individual tranquila .
la camarera dice que el minibar está incluido en el precio .
no he estado nunca en Múnich , pero conozco bien París .
el tren de París a Venecia lleva veinticinco minutos de retraso .
¿ de dónde eres , Anna ? - soy de Francia .
queremos ir de compras en lugar de comprar unos sellos .
es una lástima que la cama supletoria no esté hecha .
he oído que el aparcamiento es gratis .
aunque el técnico ha reparado la ducha , sigue sin funcionar .
quisiera reservar una habitación luminosa para tres noches .
despiérteme mañana a las cinco y diez , por favor , tengo que coger el tren a Varsovia .
¿ cuándo sale el último tren rápido para Colonia ?
antes de salir de viaje , él quisiera nadar en el lago .
he dejado mi billete de tren en casa y ahora tengo que ir a la policía .
es importante que los huéspedes hablen con el médico antes de las nueve menos cuarto .
¿ quién puede darnos la dirección del hospital ?
pronto mi hija llega a París y se queda tres noches .
Madrid es la ciudad más bonita que los huéspedes han visto nunca .
si mañana hace buen tiempo , vamos a participar en el paseo en barco .
quiero que el técnico traiga la cuenta .
es posible que sigamos viaje a Lisboa pronto .
quisiera una habitación pequeña con cocina y vistas al patio .
el abrigo que compramos es demasiado pequeño .
la guía quiere saber si el señor Schmidt quiere aparcar su coche en el garaje mañana por la noche .
aunque estoy enfermo , quiero visitar el teatro y la biblioteca .
mi mujer no tiene tiempo de comprar un recuerdo .
pienso que mi hija puede quedarse en el hotel a las ocho y cinco .
la carta que envié a Lisboa todavía no ha llegado .
un taxi a la oficina de objetos perdidos cuesta unos seis euros .
me alegro de que podamos comprar un recuerdo mañana por la mañana .
¿ quién puede imprimir la hoja de registro ?
la película que queríamos ver empieza a las ocho .
no se olvide de llevar el equipaje a la estación , por favor .
mi hermana quiere quedarse unos días más .
la cena se sirve a partir de las diez menos cuarto en el comedor .
la carta que los huéspedes enviaron a Zúrich todavía no ha llegado .
¿ podemos dejar aquí nuestra cartera hasta las nueve y media ?
a nuestros amigos les gustó mucho el paseo en barco .
mis padres tuvieron un accidente el jueves pasado .
antes de marcharme , quisiera cambiar dinero .
¿ perdió su carné de identidad anteayer ?
mi mujer quiere cambiar de habitación porque los niños hacen demasiado ruido .
¿ quién puede confirmar la reserva ?
si mañana hace buen tiempo , voy a ir al mercado .
el almuerzo se sirve a partir de la una y cuarto en la terraza .
tengo que pagar un ojo de la cara por los zapatos .
la señora Walker quiere cambiar de habitación porque el apartamento está sucio .
hemos perdido nuestro carné de identidad y ahora tenemos que ir a la oficina de objetos perdidos .
él no tiene ni idea de dónde está su cartera .
desde el viernes me duele la mano .
llegué tarde porque el tren rápido llevaba quince minutos de retraso .
vine a Viena para participar en el paseo en barco .
aquí tiene su llave , señor Taylor . su habitación está en la cuarta planta .
mañana por la noche participaré en la conferencia .
aunque estoy cansado , quiero fotografiar la hermosa catedral .
cuando llegue a Venecia , voy a dar un paseo por el casco antiguo .
estoy seguro de que ellos comprarán unos sellos esta tarde .
primero quisiera dejar mis gafas en la recepción y después alquilar una motocicleta .
¿ desea pagar con tarjeta de crédito o por transferencia , señora Serrano ?
cuando lleguemos a Hamburgo , vamos a comprar una guía de viajes .
mi hija tiene que hacer transbordo en Hamburgo .
¿ hay una suite libre del nueve al treinta de octubre ?
preferiría un apartamento más barato que tenga balcón .
el secador de mi habitación está estropeado .
¿ podría traerme una taza y despertarme a la una menos diez ?
tengo que coger un taxi porque el tren rápido lleva cuarenta minutos de retraso .
hasta que lleguen los niños , quiero fotografiar la biblioteca .
la agencia de viajes está enfrente del teatro .
en la habitación treinta y dos huele a gas .
la señora García teme que el tren nocturno esté lleno .
cinco sellos para cartas a Italia , por favor .
pídanos un taxi , por favor .
dentro de dos horas nos marchamos .
los huéspedes llegaron tarde porque el tren nocturno llegó demasiado tarde .
el tren de Edimburgo a Madrid lleva veinte minutos de retraso .
después del desayuno quiero participar en la visita guiada , pero antes tengo que enviar un paquete a Varsovia .
cuando llegué a Edimburgo , las cortinas estaban sucias .
no hay toallas en la habitación cincuenta y uno .
quisiéramos reservar un apartamento para cinco personas del veintitrés al veinticinco de abril .
tenemos que hacer transbordo en Hamburgo .
¿ diste un paseo por la rosaleda el mes pasado ?
hola , ¿ le importaría reservarme una mesa junto a la ventana ?
el sombrero gris que la camarera de piso encontró en el cuarto de baño es de mi hija .
tengo que ir al banco antes de las dos y media porque necesito dinero .
en Edimburgo llueve a cántaros , por eso voy a quedarme en el hotel .
debe de ser un error : reservamos una habitación individual , no una habitación doble .
¿ cambiaste tu vuelo hace cinco horas ?
mi hijo quisiera visitar la exposición y el teatro de la ópera y comprar un recuerdo .
camarero , pedí una buena sopa de pescado , pero me ha traído una macedonia de frutas .
nos han robado el billete de avión y la chaqueta .
¿ por qué no quiere dejar su cartera negra en la recepción ?
la oficina de turismo está al lado del castillo .
¿ hay alguien aquí que hable francés ? los huéspedes no hablan alemán .
¿ podría llamar a un médico y despertarnos a la una y veinte ?
ella tiene suerte : puede participar en la visita de la ciudad .
como el tren rápido llega con retraso , no llegaremos hasta las seis .
quiero reservar una mesa para ocho personas después del almuerzo .
el huésped de la habitación veintiuno ha pedido el desayuno .
le pedí al mozo que me trajera un vaso de vino tinto , pero no ha pasado nada .
el teléfono no funciona desde las cuatro y cuarto .
la señora Moreno quiere comprar una guía de viajes .
la blusa que mi compañero compró es demasiado larga .
¿ cómo se llama ? - me llamo Julia López .
el frigorífico no funciona desde el miércoles .
buenas noches , ¿ cuánto cuesta una suite bonita con chimenea por noche ?
el vuelo de Zúrich fue cancelado por la tormenta .
desde el tejado se pueden ver la fortaleza y las montañas .
el veinticinco de febrero voy a ir en autobús a Varsovia .
¿ sabe cuándo abre el monasterio ?
mi hermano quisiera pollo con arroz y cuatro vasos de vino tinto .
hemos escrito una carta a nuestros nietos .
¿ tienen una habitación familiar para siete personas desde el martes hasta el lunes ?
somos de México , pero vivimos en Hamburgo desde hace siete años .
¿ qué recomienda , el filete grande o la macedonia de frutas ?
seis billetes de ida y vuelta a Salzburgo para el primero de agosto , por favor .
quisiera reservar una suite para ocho personas del trece al veintinueve de diciembre .
la cafetera no funciona desde ayer .
mis padres están esperando el tren rápido para Venecia .
¿ cuándo abre el famoso castillo los martes ?
quería preguntarle si podría esperar un momento .
su habitación está en la tercera planta , a la izquierda .
¿ podría encender la luz , por favor ?
¿ han encontrado una cartera ? nos la hemos dejado en el bar .
todas las habitaciones de la novena planta tienen escritorio .
disculpe , ¿ tienen un apartamento para tres personas hasta el domingo ?
preguntamos en la recepción la semana pasada .
no sé si puedo visitar la fortaleza y el faro .
no puedo dormir porque la habitación es demasiado pequeña .
tenemos suerte : podemos fotografiar la catedral .
es posible que el señor Brown se acueste temprano .
¿ conoce un hotel barato cerca de la gasolinera ?
aunque el técnico ha reparado el televisor , sigue sin funcionar .
un apartamento pequeño cuesta noventa y cinco euros por noche , y la media pensión no está incluida .
los turistas durmieron como un tronco porque el viaje fue tan largo .
ella está buscando su bolso . ¿ lo ha visto ?
¿ cuánto cuesta alquilar un coche por siete días ?
me quedo hoy en el hotel porque estoy enferma .
disculpe , ¿ cuándo quiere reunirse con unos amigos en la estación ?
los huéspedes han roto el plato .
el barco zarpará a las seis y media .
ya es hora de que mi hermana deje su portátil nuevo en la recepción .
el frigorífico de nuestra habitación está estropeado .
para mí una tortilla grande y un vaso de agua mineral , por favor .
el collar que la camarera de piso encontró en la habitación doscientos quince es de mi hija .
tenemos suerte : podemos hacer un picnic mañana .
hablo inglés , pero no entiendo el español .
¿ hay alguien aquí que hable alemán ? mi marido no habla italiano .
todavía no hemos recibido la cuenta . ¿ podría enseñárnosla ?
no se preocupe , señora García , le traeremos una taza .
es posible que nos duchemos esta tarde .
¿ sabía que el garaje del hotel abre a las tres menos cuarto ?
¿ desea pagar con tarjeta de crédito o por transferencia , señor Wilson ?
quiero ir a la playa en lugar de comprar unas postales .
aunque los turistas están enfermos , quieren ir al cine .
no se preocupe , señor García , le traeremos una cama supletoria .
¿ tienen un apartamento para cinco personas hasta el martes ?
¿ tenemos que hacer transbordo en Granada o hay un tren directo ?
¿ está incluido el seguro en el precio o tenemos que pagarlo aparte ?
el sábado a las cuatro vamos a ducharnos .
lamentablemente no tenemos habitaciones dobles más grandes libres antes del tres de junio .
¿ hay alguien aquí que hable portugués ? mi marido no habla alemán .
la falda que él compró es demasiado pequeña .
si mañana hace buen tiempo , mi hermano dará un paseo por el casco antiguo .
mi hermana no tiene ni idea de dónde está su libro .
hemos perdido nuestro bolso y nuestro anillo caro .
no creo que cambiemos el jersey verde por otra cosa .
los turistas perdieron su carné de identidad el mes pasado .
el médico dice que los niños tienen que tomar las pastillas durante seis días .
el billete a Varsovia cuesta veintiocho euros , pero el señor Rossi solo tiene un billete de cincuenta euros .
avísenos en cuanto el almuerzo esté listo , por favor .
¿ puedo traer mi gato ?
mi hermana tiene treinta y nueve grados de fiebre y tos .
el caballero es de Escocia , pero vive en Lisboa desde hace siete años .
hemos oído que el concierto se celebra el veinte de noviembre .
ella no tiene tiempo de hacer senderismo por la montaña .
los huéspedes acaban de darse cuenta de que el teléfono no funciona .
la señora Fischer no está hoy . ¿ quiere dejar un recado ?
¿ cuánto se tarda en reparar el despertador ?
quisiera cinco entradas para la fiesta del catorce de marzo .
quiero que mi marido participe en la conferencia .
mis hijos quieren cambiar de habitación porque los niños escuchan música alta .
aunque él está resfriado , quiere alquilar una bicicleta .
de la oficina de objetos perdidos a la exposición nueva hay solo treinta minutos a pie .
el vuelo a París fue cancelado por la niebla .
quiero que mi hermano tome algo en el bar .
¿ han encontrado una llave ? me la he dejado en la habitación ciento veinte .
siento que hayamos perdido el autocar ayer por la noche .
no tengo tiempo de ir de compras .
despiérteme el jueves a las tres menos cuarto , por favor , tengo que coger el tren a Edimburgo .
nos encantaría alquilar un coche .
¿ hay una habitación libre del dos al diez de julio ?
¿ puede darnos la dirección del museo , por favor ?
el tren regional para Berlín sale a las tres del andén seis .
¿ cuándo sale el primer tren regional para Salzburgo ?
¿ cuántas tazas necesita ? - seis , por favor .
quisiera una habitación individual luminosa con escritorio y vistas al patio .
nuestros amigos vinieron a Múnich para ir a la playa .
mi hijo piensa tomar algo en el bar .
hola , soy Miller , de la habitación ciento dos . necesito una manta adicional .
ella es de Italia , pero vive en Colonia desde hace cinco años .
¿ hay una habitación familiar libre del veintidós al veintiocho de diciembre ?
lave esta blusa , por favor .
hay un error en la cuenta : no hemos tomado ninguna pizza .
mi número de teléfono es el siete ocho uno cinco cero .
tenemos que ir al banco antes de las once y cuarto porque necesitamos dinero .
¿ sabe cómo se va de la gasolinera a la biblioteca antigua ?
me resfrié la semana pasada .
¿ de dónde eres , David ? - soy de Alemania .
quisiéramos una habitación familiar pequeña con bañera y vistas al jardín .
por culpa del atasco llegamos demasiado tarde a la oficina de objetos perdidos .
¡ hasta mañana , Paul !
la chaqueta nueva que la camarera de piso encontró debajo de la cama es de mi marido .
mi hermano es de Portugal , pero vive en Sevilla desde hace siete años .
¿ podría decirme a qué hora sale el autobús para París ? muchas gracias de antemano .
él tiene muchas ganas de comprar un mapa mañana .
el tren de Varsovia a Hamburgo lleva veinticinco minutos de retraso .
ya es hora de que mi marido pregunte en la recepción .
lo sentimos mucho , señor Brown . el mozo vendrá dentro de cincuenta minutos .
tenemos muchas ganas de hacer un picnic el martes .
¿ puede la recepcionista explicarme la cuenta ?
me han robado la tarjeta de crédito y los guantes .
es importante que mi compañero compre un cepillo de dientes hoy .
mañana por la noche la señora Fischer trabaja en la biblioteca .
¿ quiere el café con o sin azúcar ?
buenos días , ¿ hay una suite libre del primero al cuatro de julio ?
quisiéramos carne con verduras y una botella de vino blanco .
¿ va el autobús a Praga ?
¿ cuándo sale el próximo tren nocturno para Zúrich ?
¿ hay una estación cerca de aquí ?
la embajada está delante de la famosa torre .
cuando la guía habla español , me suena a chino .
primero quisiera cambiar los zapatos negros por otra cosa y después ir al teatro .
el señor Brown llamó a las diez y veinte y dejó un recado para la señora García .
lamentablemente no tenemos apartamentos pequeños libres en diciembre .
el castillo de Valencia es más antiguo que el de Varsovia .
¿ cuánto cuesta alquilar un coche por ocho días ?
una mesa para dos , por favor .
hasta que llegue mi hermano , quiero comprar unos recuerdos .
ya no tenemos champiñones , pero puedo recomendarle la tortilla .
un billete de ida y vuelta a Madrid , por favor , en primera clase .
el fin de semana lloverá .
él piensa reunirse con unos amigos en la estación .
lo sentimos mucho , señora Fischer . el mozo se ocupará de ello inmediatamente .
pregúntele al señor Brown si quiere tomar algo en el bar , por favor .
la bufanda roja que la camarera de piso encontró debajo de la cama es de mi marido .
quisiera reservar una casa de vacaciones para cuatro personas del dieciséis al veinticinco de octubre .
la carretera a Múnich está cortada , así que tenemos que coger el tren .
un taxi a la agencia de viajes cuesta unos treinta y seis euros .
si no es mucha molestia , ¿ podría rellenar el formulario ?
el avión a Bruselas despega a las ocho menos veinte .
si el lunes hace demasiado calor , mi marido va a tomar algo en el bar .
ocho billetes de ida y vuelta a Roma para el primero de febrero , por favor .
buenos días , ¿ podría llamar a la policía , por favor ? gracias por su ayuda .
la señora Miller no tiene hambre , pero quisiera una ensalada pequeña .
me interesa la iglesia . ¿ hay una visita guiada en portugués ?
hasta que lleguen los niños , queremos hacer senderismo por la montaña .
¿ cuándo estará listo mi sombrero negro ?
la camarera dice que el gimnasio está en la primera planta .
ya es hora de que nuestros amigos reserven una habitación doble luminosa .
¿ qué día es hoy ? - hoy es martes , ocho de noviembre .
los niños hacen demasiado ruido .
hasta que lleguen mis padres , quiero reunirme con unos amigos en la estación .
por culpa del mal tiempo tengo más tiempo para escribir cartas .
¿ puedes preparar la cuenta para mañana , por favor ?
¿ qué tiempo hace en Salzburgo hoy ?
primero los huéspedes quisieran pagar la cuenta y después ir al teatro .
la azotea está en la tercera planta .
el señor Walker tuvo que hablar con el médico ayer .
el señor Taylor llamó a las seis y cuarto y dejó un recado para el señor Walker .
tráigame una botella de vino tinto , por favor .
cuando lleguemos a Praga , vamos a comprar una postal .
¿ puedes esperar un momento , por favor ?
lléveme a la oficina de turismo , por favor , tengo prisa .
llegamos el sábado dieciocho de noviembre a las siete menos cuarto .
estamos a punto de reservar una suite pequeña .
ya es hora de que mi hija deje su bolso rojo en la recepción .
me encantaría hacer un picnic .
¿ podría traerme la carta de vinos , por favor ?
la cama no está hecha .
estamos hartos del ruido .
el cajero automático está a dos pasos del palacio .
me llamo Miller , tengo una reserva para hoy .
la gasolinera está a dos pasos del castillo .
no se olvide de imprimir la cuenta , por favor .
la carta que los huéspedes enviaron a Atenas todavía no ha llegado .
en la carta no hay ningún plato frío .
hemos pedido una sopa de verduras . ¿ cuándo nos la va a traer ?
he escrito una carta a mi profesor .
quisiera que me despertaran a las tres , habitación veinticinco .
quisiera saber si el tren nocturno va a Valencia .
cargue seis vasos de cerveza a la cuenta de la habitación doscientos quince , por favor .
quisiera reservar una suite para cinco noches .
mi compañero quiere trabajar en la biblioteca más tarde .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Schmidt ?
¿ podría venir alguien a la habitación veintiocho ? el aire acondicionado no funciona .
estoy acostumbrado a cenar tarde .
camarero , pedí un filete , pero me ha traído una macedonia de frutas .
aunque el técnico ha reparado el inodoro , sigue sin funcionar .
necesitamos algo para el dolor de cabeza .
mi hermana piensa probar el pescado de la región .
cargue tres vasos de leche a la cuenta de la habitación ciento cinco , por favor .
el asado está buenísimo .
no estoy satisfecha con la habitación porque el grifo no funciona .
mi reloj va atrasado ; ya son las once y veinte .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la gasolinera .
la familia Weber se aloja aquí desde el veintidós de julio .
queremos comprar unos sellos .
anteayer ellos se resfriaron .
de la comisaría al hermoso teatro de la ópera hay solo diez minutos a pie .
la comida de este restaurante es muy buena , pero el servicio es malo .
los niños toman café en el desayuno , pero yo prefiero zumo de manzana .
¿ quiere comprar un recuerdo dentro de tres horas ?
no hemos estado nunca en Edimburgo , pero conocemos bien Zúrich .
¿ dónde está la confirmación de la reserva ? - se la enseñaré mañana .
¿ cuándo abre el palacio los jueves ?
pregúntele a la señora García si quiere reunirse con unos amigos en la estación , por favor .
antes de salir de viaje , quisiéramos alquilar una bicicleta .
si esta tarde hace demasiado calor , la señora va a leer un libro .
el tren de Valencia a Granada lleva quince minutos de retraso .
no creo que podamos registrarnos .
mi hermano ha perdido su llave y ahora tiene que ir a la oficina de objetos perdidos .
ayer por la noche me resfrié .
buenas noches , ¿ perdió su pasaporte la semana pasada ?
¿ cuándo abre el museo los jueves ?
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la agencia de viajes .
la ventana no se puede cerrar , y la lámpara no funciona .
el taxi que mi hijo pidió para las siete y cuarto todavía no ha venido .
los niños descansaron un poco el martes pasado .
¿ podría firmar aquí y traernos una botella de agua mineral ?
¿ es el garaje del hotel gratis ?
siento que mi hermano haya dejado su carné de conducir en casa .
aquí tiene su tarjeta , señora Weber . su habitación está en la quinta planta .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y los vecinos hacen demasiado ruido .
¿ tienen platos sin fideos ?
¡ hasta la próxima semana , Julia !
se tarda una hora en llegar a Múnich en autobús .
si el viernes hace buen tiempo , participaremos en el paseo en barco .
cargue un vaso de vino tinto a la cuenta de la habitación treinta y nueve , por favor .
quisiera quejarme : la cama no está hecha y el colchón es demasiado duro .
no he estado nunca en Venecia , pero conozco bien Madrid .
el bolso más pequeño cuesta un ojo de la cara .
¿ cuándo estará lista mi camisa ?
la chaqueta más barata cuesta dieciséis euros , pero el vestido es más barato .
desde el tejado se pueden ver la famosa iglesia y las montañas .
la cuenta asciende a ocho euros , incluida la tasa turística .
no creo que podamos ir a la playa esta tarde .
la señora Moreno celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
¿ nos puede ayudar con el equipaje ?
el apartamento está sucio .
no puedo dormir porque la cama supletoria es demasiado dura .
en enero suele hacer mucho viento en Múnich .
ni hablar de que mi marido participe en la visita guiada .
si esta tarde nieva , mi hermana irá al cine .
aquí tiene su pasaporte , señora Wagner . su habitación está en la segunda planta .
¿ dónde tenemos que hacer transbordo para ir al centro comercial ?
llame a un médico , por favor , mi hermana se ha roto la mano .
antes de marcharnos , quisiéramos preguntar en la recepción .
ellos hablan alemán , pero no entienden el español .
nos encantaría reunirnos con unos amigos en la estación .
la ventana no se puede cerrar , y la luz no funciona .
desde esta mañana me duele la muela .
hemos perdido nuestros guantes negros y ahora tenemos que rellenar un formulario .
se nos ha acabado la sal ; el camarero ha ido a comprar más .
ayer hablamos con la guía .
hasta que llegue la señora , queremos hacer un picnic .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Navarro ?
el miércoles pasado compramos un billete para Edimburgo .
antes de salir de viaje , los niños quisieran visitar la torre y la catedral .
el tren nocturno llega a Sevilla a las doce menos cuarto .
¿ puedo pagar con tarjeta de crédito ?
¿ podría decirme si el concierto empieza a las diez y cuarto ? muchas gracias de antemano .
aquí tiene su llave , señora Dubois . su habitación está en la séptima planta .
primero quisiéramos cancelar nuestra reserva y después dar un paseo por el bosque .
el inodoro de la habitación doscientos cinco no funciona .
hemos olvidado cancelar nuestra reserva .
si el fin de semana hace buen tiempo , alquilaré una motocicleta .
primero quisiéramos cambiar las botas por otra cosa y después ir a nadar .
todas las habitaciones de la séptima planta tienen ducha .
desde la torre se pueden ver el castillo y las montañas .
si tuviera más dinero , reservaría una suite .
es posible que vayamos en tren a Praga mañana a las once .
si el viernes hace demasiado calor , mi compañero quiere leer un libro .
¿ hay alguien aquí que hable español ? la señora no habla francés .
quisiera alquilar una barca por dos días .
no se olvide de darnos la llave de la habitación doscientos cinco , por favor .
quisiera ir al médico porque estoy enfermo .
todas las habitaciones de la séptima planta tienen baño .
despiérteme el miércoles a las dos y cuarto , por favor , tengo que coger el tren a Viena .
hemos oído que el servicio está incluido en el precio .
el tren rápido saldrá del andén cuatro .
la carta que envié a Edimburgo todavía no ha llegado .
para mí una sopa de verduras fría y una taza de café , por favor .
la recepcionista dice que el concierto se celebra en el teatro de la ópera .
nuestros amigos están intentando dejar su maleta gris en la recepción .
¡ buen provecho ! el pastel de manzana es la especialidad de la casa .
la ducha de la habitación ciento veinte no funciona .
ella durmió como un tronco porque el viaje fue tan largo .
ellos están hartos de la cola .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y la calefacción está estropeada .
primero quisiera pagar con tarjeta de crédito y después hacer un picnic .
mi compañero ha olvidado su bufanda en el autobús y ahora tiene que ir a la oficina de objetos perdidos .
creo que ellos alquilarán una motocicleta .
ella quiere visitar el famoso museo y la torre .
el tren de Berlín a Barcelona lleva cuarenta minutos de retraso .
es posible que los turistas vean la televisión el miércoles a las seis .
quisiera siete entradas para el paseo en barco del ocho de febrero .
aunque estamos cansados , queremos nadar en el lago .
¿ cuánto cuesta una suite tranquila con ducha por noche ?
disculpe , ¿ qué hora es ? - son las dos menos cinco .
mi hermana está sentada en un banco del parque y nos espera .
no he estado nunca en Hamburgo , pero conozco bien Viena .
¿ hay alguien aquí que hable inglés ? los turistas no hablan italiano .
quisiéramos saber si el tren rápido sale del andén ocho .
¿ qué día es hoy ? - hoy es martes , quince de julio .
buenos días , ¿ necesito receta para las pastillas ?
¿ podríamos dejar la habitación a las tres y media ?
la señora Serrano ha cancelado la reserva para el lunes .
mi compañero quiere cambiar de habitación porque la habitación es demasiado calurosa .
¡ hasta luego , Anna !
quisiera reservar una habitación familiar para tres personas del quince al diecisiete de enero .
mañana a las once menos cuarto me marcho .
quisiéramos carne con verduras y un vaso de zumo de naranja .
¿ han encontrado un libro ? me lo he dejado en el comedor .
le pedí a la recepcionista que nos recomendara un buen hotel , pero no ha pasado nada .
dudo que trabajemos en la biblioteca .
el señor Taylor acaba de darse cuenta de que el secador está estropeado .
aunque el técnico ha reparado el despertador , sigue sin funcionar .
quisiéramos saber si el tren rápido sale a las ocho y media .
la señora Becker está esperando el tren rápido para Londres .
¿ por qué no quiere pagar con tarjeta de crédito ?
el taxi que pedimos para las nueve y veinte todavía no ha venido .
estoy seguro de que veremos la televisión pasado mañana .
somos de España , pero vivimos en Edimburgo desde hace seis años .
una suite cuesta veintinueve euros por noche , y la limpieza final no está incluida .
las botas marrones cuestan un ojo de la cara .
para mí un bocadillo y cuatro vasos de zumo de naranja , por favor .
la autopista a Ginebra está cortada , así que tenemos que dar un rodeo .
¿ me puede poner con la habitación cincuenta y tres ? muchas gracias .
no puedo dormir porque la obra hace demasiado ruido .
cuando llegue a Lisboa , voy a hacer senderismo por la montaña .
el tres de mayo llego a Barcelona y me quedo ocho noches .
¿ cuánto cuesta una suite tranquila con televisor por noche ?
¿ cuántos platos necesita ? - cuatro , por favor .
¿ hay un apartamento libre del dos al once de abril ?
¿ hay alguien aquí que hable italiano ? mi hija no habla francés .
la recepcionista quiere saber si quisiéramos reservar una mesa para ocho personas esta noche .
¿ podría venir alguien a la habitación trescientos ocho ? el aire acondicionado es demasiado ruidoso .
primero quisiéramos reservar una mesa para cinco personas y después fotografiar el palacio antiguo .
la caja fuerte no funciona desde las once menos cuarto .
quisiera quejarme : la cama supletoria no está hecha y la habitación huele a humo .
es importante que mi hermana llame a su abogado hoy .
no estamos satisfechos con la habitación porque la habitación está sucia .
el billete a Barcelona cuesta once euros , pero él solo tiene un billete de cincuenta euros .
me llamo Navarro , tengo una reserva para tres noches .
no creo que él pueda dar un paseo por la rosaleda .
él ha escrito una carta a su abuela .
para mí una ensalada y tres vasos de vino tinto , por favor .
aunque tenemos fiebre , queremos visitar la hermosa iglesia y la exposición .
mi hermano toma limonada en el desayuno , pero yo prefiero zumo de manzana .
¿ podemos pagar en efectivo ?
cuando lleguemos a Atenas , vamos a hacer un picnic .
¿ qué línea de metro va a la exposición nueva ?
los niños quieren comprar unas postales en lugar de comprar una postal .
¿ cuántos vasos necesita ? - tres , por favor .
quiero cambiar de habitación porque la cerradura no funciona .
llevamos desde las doce menos cuarto intentando aparcar nuestro coche en el garaje .
quisiera comer algo porque tengo hambre .
nuestros amigos quieren ir al dentista mañana por la mañana .
tome la primera calle a la izquierda y verá el famoso palacio delante de usted .
perdí mi pasaporte la semana pasada y ahora tengo que ir a la policía .
no creo que mi marido pueda leer un libro mañana a las cinco y veinticinco .
mi mujer no tiene tiempo de dar un paseo por el bosque .
disculpe , si no es mucha molestia , ¿ podría hablar más despacio ?
una pregunta : ¿ quién puede encender la música ?
la carta solo está en portugués , ¿ me la podría traducir ?
se tarda seis horas en reparar la radio .
tengo que registrarme .
el mercado cubierto antiguo , que está a cinco minutos de aquí , merece una visita .
¿ sabe cómo se va del cine al teatro ?
debe de ser un error : reservamos una habitación familiar cómoda , no una suite luminosa .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Miller ?
primero quisiera comprar una maquinilla de afeitar y después fotografiar el ayuntamiento .
necesitamos la lista de precios . ¿ nos la puede traer ?
el faro es más antiguo que el ayuntamiento .
en Sevilla llueve a cántaros , por eso mi hermano se acostará temprano .
el taxi que el señor Taylor pidió para las doce y veinte todavía no ha venido .
la tortilla que la señora Weber pidió está quemada .
la señora Serrano llamó a las diez y diez y dejó un recado para la señora Navarro .
despiérteme el martes a las siete y veinte , por favor , tengo que estar en el aeropuerto antes de las seis .
llame a la señora Schmidt al seis tres dos nueve tres , por favor .
quisiera quejarme : el secador no funciona y la cama es demasiado pequeña .
la señora Rossi no está hoy . ¿ quiere dejar un recado ?
el señor Navarro teme que el tren esté lleno .
¿ cuándo abre el faro los sábados ?
el barco va a Hamburgo .
la fortaleza está cerrada los miércoles .
espero que podamos tomar algo en el bar después del almuerzo .
la panadería está a dos pasos del palacio antiguo .
David , ¿ puedes darme el plano de la ciudad ?
enséñenos la habitación individual , por favor .
quisiera una habitación doble luminosa con chimenea y vistas al castillo .
desde esta mañana me duele la espalda .
mi mujer ha olvidado cambiar dinero .
dudo que el señor García compre un mapa .
podemos ir de compras esta noche .
hemos comprado chocolate para nuestro tío .
la calefacción no funciona desde ayer .
el señor López ha cancelado la reserva para el jueves .
es importante que mi mujer cambie dinero hoy .
hay un error en la cuenta : no hemos pedido ninguna ensalada .
he oído que el ayuntamiento merece una visita .
ni hablar de que mis hijos naden en el lago .
no hace falta que nos traiga el contrato , el camarero ya nos lo ha dado .
el desayuno se sirve a partir de las siete menos cuarto en la sala de desayunos .
¿ dónde está el adaptador ? ¿ podría traérnoslo , por favor ?
¿ tienen un apartamento para seis personas para dos noches ?
mi mujer no come ni arroz ni fideos .
no tengo ganas de reunirme con unos amigos en la estación .
no hay de qué , señora Becker . ¡ que tenga un buen día !
el mercado cubierto está abierto desde las nueve menos cuarto hasta las siete y media , pero los jueves está cerrado .
el vuelo a Hamburgo fue cancelado por la huelga .
quisiera saber si el barco zarpa a la una y media .
llame a la señora Weber al uno cero cero siete dos , por favor .
voy a registrarme mañana por la mañana .
¿ está incluido el minibar en el precio o tengo que pagarlo aparte ?
el próximo martes él llega a Barcelona y se queda tres noches .
no tenemos hambre , pero quisiéramos un trozo de pastel .
de la parada de taxis al faro hay solo veinte minutos a pie .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del centro comercial .
dos sellos para postales a Inglaterra , por favor .
sería muy amable de su parte enseñarme el camino a la peluquería .
mi mujer necesita un termómetro de la farmacia .
espero que mi compañero pueda esperar en el jardín .
mi compañero no tiene ganas de nadar en el lago .
mi reloj va atrasado ; ya son las siete menos cinco .
el hotel más barato de Zúrich está enfrente de la estación .
no creo que podamos prolongar nuestra estancia .
antes de salir de viaje , ella quisiera visitar la torre y la exposición .
quisiéramos un apartamento con ducha y vistas al lago .
tengo muchas ganas de participar en el curso de idiomas mañana .
¿ dejó su tarjeta de crédito en la habitación ?
no hay de qué , señor Becker . ¡ feliz estancia en Edimburgo !
el señor Wilson celebra su aniversario de boda hoy ; quisiera encargar una tarta .
él piensa ir al cine .
el billete a Valencia cuesta ciento cinco euros , pero mi marido solo tiene un billete de cincuenta euros .
¿ puede despertarme a la una y media , por favor ?
quiero que la camarera traiga la cuenta .
la señora Navarro no está satisfecha con la habitación porque el cuarto de baño está sucio .
quería preguntarle si podría traerme el contrato .
hemos olvidado llamar a nuestro abogado .
es posible que esperemos en el vestíbulo .
mi número de teléfono es el siete ocho ocho tres cinco .
mi hermano lleva desde la una menos cuarto intentando preguntar en la recepción .
el tren llega a Múnich a las cinco menos diez .
pasamos tres días en Colonia y cuatro días en Bruselas .
¿ podría cuidar a los niños y firmar aquí ?
¿ hizo senderismo por la montaña ?
los niños están intentando prolongar su estancia .
creo que podemos fotografiar el hermoso faro .
nos han robado el pasaporte y el abrigo azul .
mi compañero tiene treinta y nueve grados de fiebre y tos .
es importante que los huéspedes cambien los pantalones por otra cosa antes de las diez menos veinte .
queremos hacer un picnic a las cinco y media .
si el tren rápido llega con retraso , me quedaré otra noche .
quisiera saber si el tren para en todas las estaciones .
despiértenos mañana a las doce y cuarto , por favor , tenemos que coger el tren a Granada .
¿ quieres tomar algo en el bar o prefieres ir al mercado ?
¿ han encontrado un paraguas ? nos lo hemos dejado en el bar .
mi hija está sentada en un banco del parque y lee el periódico .
quisiéramos reservar una mesa para siete personas en la terraza .
¿ podríamos dejar la habitación a las once y media ?
en febrero suele hacer mucho viento en Varsovia .
disculpe , ¿ dónde podemos comprar un cepillo de dientes ?
si el autobús lleva veinte minutos de retraso , el señor Walker cogerá el próximo autobús .
dormí como un tronco porque el viaje fue tan largo .
se tarda dos horas en reparar el despertador .
los niños están acostumbrados a cenar tarde .
mis padres pasaron seis días en Varsovia y tres días en Londres .
¿ cuándo tenemos que dejar la habitación ?
¿ le importaría limpiar la habitación ?
la mujer con la que el caballero habló esta mañana era muy amable .
¿ le importaría ayudarnos con el equipaje ?
mi hija está intentando ir a la peluquería .
los pantalones negros cuestan ciento cinco euros , pero las botas más baratas son más baratas .
el centro comercial está enfrente del zoo .
el castillo de Salzburgo es más antiguo que el de Praga .
el apartamento que mi hijo reservó la semana pasada está en la séptima planta .
el vuelo de Barcelona fue cancelado por el mal tiempo .
si mañana hace buen tiempo , mi mujer quiere nadar en el lago .
los niños han comprado chocolate para sus nietos .
quisiéramos una habitación familiar con terraza y vistas al puerto .
aunque estamos enfermos , queremos hacer senderismo por la montaña .
quería preguntarle si podría traernos una botella de agua mineral .
llegamos el domingo veintidós de junio a las cuatro y media .
¿ me puede enseñar la habitación familiar ?
¿ cuántas botellas necesita ? - tres , por favor .
¿ podría preparar la cuenta de la habitación cuarenta y cinco ? me marcho hoy .
si el lunes hace buen tiempo , vamos a hacer un picnic .
no hemos estado nunca en Edimburgo , pero conocemos bien Bruselas .
una pregunta : hemos pedido una sopa de tomate . ¿ cuándo nos la va a traer ?
mi número de teléfono es el nueve cinco ocho siete cero .
si el tren rápido está lleno , nos quedaremos otra noche .
en la habitación veinticinco huele a pescado .
lloverá , por eso veremos la televisión .
se tarda tres horas en llegar a Ginebra en tren .
hablo inglés , pero no entiendo el italiano .
la falda que la señora Miller compró es demasiado larga .
ella solo viaja a Ginebra de Pascuas a Ramos .
la ventana es muy vieja .
mi número de teléfono es el tres cinco nueve nueve ocho .
¿ quiere quedarse una noche el fin de semana ?
perdí el enlace en Londres porque el tren rápido llegó con retraso .
¿ dónde está el contrato ? - se lo enseñaré inmediatamente .
aunque estoy resfriada , quiero visitar la exposición .
el tren de Viena a Lisboa lleva cuarenta minutos de retraso .
el caballero está sentado en un banco del patio y nos espera .
la calefacción está fuera de servicio .
¿ visitaste el museo el lunes pasado ?
buenos días , estoy buscando mi llave . ¿ la ha visto ?
el billete a Londres cuesta veintiocho euros , pero mi compañero solo tiene un billete de cien euros .
sería muy amable de su parte traerme seis vasos de limonada .
quisiéramos cambiar cien francos suizos por euros .
tememos que el tren rápido sea cancelado .
¿ abre el mercado cubierto a la una y cinco ?
¿ sabe cómo se va de la panadería a la fortaleza antigua ?
¿ quiere el té con o sin azúcar ?
¿ podría traerme un poco más de pimienta , por favor ?
la fortaleza está abierta desde las diez hasta las cinco , pero los viernes está cerrada .
nos hemos quedado unos días más .
se nos ha acabado la sal ; la recepcionista ha ido a comprar más .
la línea está ocupada . ¿ desea esperar ?
necesitamos un taxi a la comisaría para cuatro personas a las siete y media .
¿ tienen platos sin carne ?
nuestros amigos necesitan unas pastillas de la farmacia .
quisiera probar el vino de la región y tomar algo en el bar .
¿ le importaría cuidar a los niños ?
el tren regional para Ginebra sale a las cuatro y media del andén cuatro .
nuestros amigos pasaron cinco días en Atenas y tres días en Zúrich .
hay un error en la cuenta : no hemos tomado ninguna sopa de verduras fría .
estoy acostumbrado a levantarme temprano .
una pregunta : ¿ empieza la visita de la ciudad a las siete y media ?
compraré unas postales .
mi hijo reservará una mesa para tres personas .
todavía no hemos recibido la cuenta . ¿ podría dárnosla ?
quisiera quejarme : el ascensor es demasiado ruidoso y la cama supletoria no está hecha .
ni hablar de que nuestros amigos fotografíen el faro .
si el lunes llueve , queremos quedarnos en el hotel .
no vale la pena visitar el zoo .
quería preguntarle si podría reservarnos una mesa junto a la ventana .
espero que podamos cambiar el bolso más barato por otra cosa mañana .
¿ cuántos vasos necesita ? - dos , por favor .
antes de marcharnos , quisiéramos cambiar nuestro vuelo .
disculpe , ¿ quiere quedarse hasta el viernes ?
la señora puede tener la habitación individual más barata con chimenea .
¿ podría decirnos de dónde sale el tren rápido para Granada ?
ellos tienen que hacer cola dos horas en el aeropuerto .
él acaba de llegar a Zúrich .
no hay jabón en la habitación once .
cuando llegué a París , el armario estaba mojado .
primero ella quisiera enviar un paquete a Valencia y después fotografiar la exposición nueva .
la señora Rossi se ha dejado su collar caro en el avión a Hamburgo .
ellos han perdido su maleta azul y su llave del coche .
buenas noches , soy Walker , de la habitación cuarenta y seis . quisiera pedir el desayuno .
esta tarde me marcho .
quisiéramos una habitación doble con escritorio y vistas al patio .
¿ quieres participar en la conferencia ?
el director dice que la boda se celebra el doce de octubre .
no sé si cambiaremos la corbata por otra cosa mañana por la noche .
¿ sabe cómo se va de la gasolinera al acuario ?
los vecinos escuchan música alta .
aquí tiene su tarjeta , señor García . su habitación está en la novena planta .
¿ quieres nadar en el lago o prefieres hacer un picnic ?
la ventana no se puede abrir , y el ascensor está fuera de servicio .
¿ sale el tren nocturno a las cinco menos cuarto ?
las plantas de la séptima planta necesitan agua .
el grifo no funciona desde el domingo .
¿ cuánto dura el viaje de Berlín a Granada ?
una pregunta : ¿ puede cambiar las sábanas , por favor ?
los huéspedes que están en la quinta planta se han quejado .
lamentablemente no tenemos habitaciones individuales libres antes del dieciocho de abril .
nos hemos perdido en el barrio del puerto .
el servicio de habitaciones está incluido en el precio .
una botella de agua cuesta siete euros con noventa .
mi mujer ha recogido su paraguas .
es una lástima que la cama supletoria sea demasiado dura .
¿ dónde está la cuenta ? - se la enviaré mañana .
¿ se admiten gatos en el hotel ?
¿ cuándo quiere tomar algo en el bar ?
prepare la cuenta para mañana , por favor .
si el miércoles hace demasiado frío , vamos a leer un libro .
el mejor hotel de Venecia está en el bar .
quiero que mi hija vaya al teatro .
quería preguntarle si podría limpiar la habitación .
quisiéramos saber si el tren regional tiene coche restaurante .
dudo que mis hijos reserven una habitación individual .
sería muy amable de su parte limpiar la habitación .
quisiéramos un asiento en el coche restaurante para Valencia .
¿ cuándo estará lista mi chaqueta azul ?
queremos que el mozo espere un momento .
si tuviéramos más dinero , reservaríamos una suite .
¿ hay alguien aquí que hable español ? mis hijos no hablan inglés .
¿ podría enseñarnos en el mapa dónde está la exposición nueva ?
los huéspedes pueden tener el apartamento con caja fuerte .
¿ cambiaste las botas marrones por otra cosa ayer por la tarde ?
la camisa cuesta un ojo de la cara .
le gusta mucho el monasterio .
en la habitación treinta y cuatro huele a humo .
camarero , pedí una macedonia de frutas , pero me ha traído un pastel de manzana .
cinco billetes de ida a Edimburgo para el veintiuno de junio , por favor .
la carta que enviamos a Lisboa todavía no ha llegado .
la sopa está fría .
perdimos el enlace en Madrid porque el tren llevaba treinta minutos de retraso .
¿ cuándo sale el próximo tren para Bruselas ?
cuando el médico habla inglés , me suena a chino .
hay chocolate sobre la mesa de la habitación doscientos cinco .
no hay almohadas en el cuarto de baño .
quisiéramos una suite más barata con bañera y vistas al patio .
el mejor hotel de Madrid está en el jardín .
el director dice que la fiesta empieza a las siete .
¿ podría enseñarme en el mapa dónde está el mercado cubierto ?
el tren nocturno para Zúrich sale a las tres y cuarto del andén tres .
el apartamento tranquilo que reservé la semana pasada es demasiado pequeño .
nuestros amigos han leído un libro .
me quedo con la habitación doble bonita .
hemos reservado una habitación individual a nombre de Navarro .
la cuenta asciende a noventa euros , incluida la limpieza final .
mi hermano acaba de llegar a Roma .
el mozo dice que el concierto empieza a las cinco y media .
buenas noches , ¿ podría decirme si el curso de idiomas empieza a las tres menos cinco ?
el secador de nuestra habitación no funciona .
¿ le importaría ponernos con la habitación treinta y nueve ? muchas gracias de antemano .
no me traiga todavía la macedonia de frutas , por favor .
el tren de Venecia a Madrid lleva diez minutos de retraso .
quisiera comprar un sombrero más barato y un diccionario .
primero él quisiera preguntar en la recepción y después alquilar una barca .
¿ necesita mi pasaporte o mi carné de identidad ?
quisiera una habitación doble con cocina y vistas al mar .
no hemos estado nunca en Venecia , pero conocemos bien Sevilla .
es posible que mis hijos se marchen dentro de cuatro días .
si no es mucha molestia , ¿ podría limpiar la habitación ?
¿ le importaría confirmar la reserva ?
si el autocar lleva cincuenta minutos de retraso , mi marido cogerá un taxi .
ni hablar de que mi compañero haga senderismo por la montaña .
dentro de siete días llego a Zúrich y me quedo cuatro noches .
nadie pudo decirnos dónde está la parada de taxis .
mi marido está buscando sus gafas . ¿ las ha visto ?
el billete a Atenas cuesta sesenta euros , pero solo tengo un billete de cincuenta euros .
buenos días , señora Rossi . ¿ ha dormido bien ?
después del almuerzo queremos dar un paseo por la rosaleda , pero antes tenemos que dejar nuestro móvil en la recepción .
es una lástima que el cuarto de baño sea demasiado pequeño .
es importante que mi hija cambie dinero antes de las siete y cuarto .
mi hermana quiere cambiar de habitación porque la cama está sucia .
de primero quisiera una sopa y de segundo pollo con arroz .
¿ tengo que hacer transbordo en Roma o hay un tren directo ?
todavía no he recibido la lista de precios . ¿ podría enseñármela ?
cuando la recepcionista habla italiano , me suena a chino .
cuando llegué a Berlín , la bañera estaba sucia .
cuando lleguemos a Varsovia , vamos a tomar algo en el bar .
una pregunta : ¿ podría cuidar a los niños y abrir la ventana ?
el famoso ayuntamiento , que está a cinco minutos de aquí , merece una visita .
despiérteme mañana a las once , por favor , tengo que coger el tren a Granada .
mis hijos no tienen hambre , pero quisieran una ensalada pequeña .
¿ han encontrado un diario ? me lo he dejado en la habitación treinta y cuatro .
en junio suele hacer mucho sol en Granada .
he preguntado en la recepción .
la sopa de verduras que mi hermano pidió está demasiado salada .
¿ puede el mozo imprimir el recibo ?
llegamos el domingo seis de julio a las doce y veinte .
el señor Fischer llegará el veintitrés de noviembre a las cuatro .
ella está de buen humor porque hace sol ahora .
un taxi a la gasolinera cuesta unos ocho euros .
ella está enferma .
una taza de café cuesta tres euros con cuarenta .
antes de salir de viaje , quisiera fotografiar el famoso palacio .
¿ hay una habitación libre del cinco al veinticinco de noviembre ?
¿ quieres traer tu gato ?
el ascensor está estropeado , así que tengo que bajar a pie a la novena planta .
¿ cuánto cuesta una habitación doble tranquila con cocina por noche ?
por culpa del atasco llegamos demasiado tarde a la oficina de turismo .
del cine a la iglesia hay solo quince minutos a pie .
mi hermana está sentada en un banco del parque y lee el periódico .
el miércoles podemos coger el coche .
la chaqueta que la camarera de piso encontró en el cuarto de baño es de mi compañero .
¿ quién puede ponerme con la habitación doscientos cinco ?
el asado que la señora Navarro pidió está delicioso .
¿ cuánto cuesta el jersey caliente del escaparate ?
es posible que mi hijo se acueste temprano más tarde .
¿ está incluida la tasa turística en el precio o tengo que pagarla aparte ?
hemos reservado una habitación doble a nombre de Serrano .
aunque llueve , voy a visitar el hermoso teatro de la ópera .
aunque estoy cansado , quiero ir al cine .
quisiera quejarme : la cama no está hecha y los niños hacen demasiado ruido .
¿ podría ayudarme con el equipaje y confirmar la reserva por correo electrónico ?
vine a Edimburgo para fotografiar la catedral antigua .
lo sentimos mucho , señor Wilson . el mozo vendrá inmediatamente .
ella no tiene ganas de fotografiar el famoso faro .
quisiéramos que nos despertaran a las ocho y media , habitación doscientos diez .
¿ podría decirnos si el partido de fútbol empieza a las dos menos veinte ?
buenas noches , ¿ le importaría traerme la cuenta ? muchas gracias de antemano .
camarero , pedí un bocadillo , pero me ha traído un helado .
creo que participaremos en la conferencia dentro de tres días .
lamentablemente ya no quedan entradas para la fiesta .
¿ cuándo quiere reservar una habitación familiar ?
tengo muchas ganas de alquilar una barca el lunes .
quisiéramos dar un paseo por el casco antiguo .
desde la terraza se pueden ver el zoo y el mar .
tome la segunda calle a la derecha y verá la fortaleza antigua delante de usted .
no tengo ganas de ir al cine .
me han robado el carné de identidad y las gafas de sol .
aquí tiene su pasaporte , señora Rossi . su habitación está en la séptima planta .
¿ sería posible que nos trajera papel higiénico y jabón ?
preferiría una suite que tenga terraza .
los huéspedes quieren cambiar de habitación porque la cama supletoria es demasiado corta .
el taxi que pedimos para las ocho todavía no ha venido .
quiero que mi hermana vaya al mercado .
ellos conocen bien Granada .
el garaje del hotel cierra a las diez y media .
¿ a qué hora sale el autobús para Ginebra ?
mi hermano alquiló un coche ayer .
si el lunes nieva , los turistas van a descansar un poco .
¿ por qué no puede ir en autobús a Zúrich ?
no comemos ni verduras ni fideos .
hola , soy Wilson , de la habitación treinta y tres . necesito una manta adicional .
los turistas quisieran pagar la cuenta .
mi mujer puede tener la habitación doble con caja fuerte .
para mí una pizza y una taza de té , por favor .
si esta tarde hace demasiado calor , el señor Moreno quiere ir al cine .
¿ qué recomienda , la sopa o el pastel de manzana ?
buenos días , el señor Schmidt no está en este momento . ¿ quiere dejar un recado ?
espero que él pida una sopa de tomate más tarde .
lléveme a la parada de autobús , por favor , tengo prisa .
mi mujer va a esperar en el jardín dentro de dos horas .
aunque el técnico ha reparado el secador , sigue sin funcionar .
la señora Dubois no tiene hambre , pero quisiera una taza de café .
me llamo García , tengo una reserva para hoy .
la camarera de piso dice que el concierto se celebra en la sala de conferencias .
la habitación no está lista .
mi compañero quiere participar en el curso de idiomas en lugar de comprar una guía de viajes .
he olvidado cambiar la falda verde por otra cosa .
el fin de semana voy a fotografiar el acuario .
no creo que mi hija nade en el lago esta noche .
necesitamos la hoja de registro . ¿ nos la puede dar ?
¿ podría darme el número de teléfono del restaurante ? gracias por su ayuda .
¿ nos puede dar la llave de la habitación cuatrocientos uno ?
necesito la confirmación de la reserva . ¿ me la puede dar ?
resérvenos una mesa junto a la ventana , por favor .
nos encantaría ir a bailar .
acabo de llegar a Atenas .
dudo que mi hija vaya al mercado .
no tengo ganas de ir a la playa .
el castillo de Barcelona es más antiguo que el de Bruselas .
el zoo , que está a treinta minutos de aquí , merece una visita .
mi mujer puede tener la suite con caja fuerte .
hay un error en la cuenta : no he tomado ninguna tortilla .
el próximo mes llego a Berlín y me quedo tres noches .
¿ cuándo quisiera probar el pescado de la región ?
los turistas han ido a bailar .
el anillo caro que la camarera de piso encontró en la habitación catorce es de los niños .
pienso ir al mercado .
buenos días , soy Brown , de la habitación veinte . envíe al mozo , por favor .
llame a un médico , por favor , mi hermana se ha roto la pierna .
el taxi que mi hijo pidió para las siete y diez todavía no ha venido .
la cuenta asciende a once euros , incluido el desayuno .
lo sentimos mucho , señora Brown . la camarera de piso vendrá dentro de cincuenta minutos .
anteayer perdimos nuestro carné de conducir y ahora tenemos que ir a la policía .
el señor Walker llegará el diecinueve de diciembre a las siete y veinticinco .
antes de salir de viaje , mi mujer quisiera probar el queso de la región .
desde el tejado se pueden ver el famoso ayuntamiento y el puerto .
la sopa de pescado que el señor Wilson pidió está demasiado salada .
¿ está incluido el desayuno en el precio o tengo que pagarlo aparte ?
¿ han encontrado un reloj ? me lo he dejado en el comedor .
¿ podría venir alguien a la habitación doscientos veinte ? los vecinos escuchan música alta .
le pedí al mozo que nos trajera una cuna , pero no ha pasado nada .
el taxi que mi compañero pidió para las seis todavía no ha venido .
el martes a las diez menos cuarto él comerá algo .
¿ puede uno de sus compañeros guardar el equipaje hasta las seis ?
¿ podría darnos el número de teléfono del aeropuerto ?
la señora Serrano no está satisfecha con la habitación porque la cama no está hecha .
quisiéramos pan con mantequilla y una taza de té .
a mi compañero le gustó mucho la fiesta .
nuestros amigos quisieran comer algo porque tienen hambre .
buenos días , ¿ podría decirnos de dónde sale el autobús para Salzburgo ?
¿ podemos pagar por transferencia ?
¿ puede guardar el equipaje hasta las once , por favor ?
llevo desde las seis y media intentando cambiar dinero .
un taxi a la panadería cuesta unos treinta y seis euros .
no hemos estado nunca en Viena , pero conocemos bien Colonia .
¿ cuándo sale el próximo tren nocturno para Lisboa ?
no hay toallas en la habitación ciento doce .
he perdido mi collar caro y mi bolsa de viaje .
¿ quisiera tomar algo en el bar ?
ellos han perdido su libro y su chaqueta negra .
la exposición nueva está abierta desde las nueve menos cuarto hasta las cuatro , pero los miércoles está cerrada .
¿ va este autobús a Roma ?
¿ sabe cómo se va de la agencia de viajes al teatro de la ópera ?
mis hijos están a punto de reservar una mesa para cinco personas .
me alegro de que podamos comprar un peine el jueves .
tuvimos que levantarnos temprano .
¿ quién puede traerme un periódico inglés ?
¿ podría decirme si el zoo está cerrado los jueves ?
mi compañero no tiene tiempo de participar en la excursión .
si esta tarde hace demasiado calor , leeré un libro .
el huésped de la habitación doscientos diez se marcha mañana .
quiero que el técnico hable más despacio .
quisiera una habitación familiar pequeña con baño y vistas al patio .
nos gustó mucho la película .
¿ cuánto cuesta una habitación doble con baño por noche ?
el camarero nos ha traído una sopa de pescado en lugar de un bocadillo vegetariano .
quisiéramos fideos con champiñones y seis vasos de vino blanco .
mi compañero perdió el enlace en Londres porque el autocar llevaba veinticinco minutos de retraso .
se tarda cinco minutos en preparar la sopa de verduras .
recomiéndeme un buen restaurante , por favor .
el señor Navarro perdió su reloj anteayer y ahora tiene que rellenar un formulario .
si el fin de semana hace buen tiempo , voy a dar un paseo por el jardín del castillo .
no tengo tiempo de fotografiar la iglesia .
encienda la luz , por favor .
me he dejado mis gafas de sol en el autobús a Salzburgo .
nos encantaría comprar unos recuerdos .
mi mujer no tiene ni idea de dónde está su maleta grande .
se tarda una hora en llegar a Ginebra en autobús .
llame al señor Wagner al dos seis cinco uno tres , por favor .
antes de que anochezca , quisiéramos probar el pescado de la región .
¿ podría esperar un momento y darme la llave de la habitación doscientos quince ?
el caballero lleva desde la una y media intentando reservar una habitación familiar .
¿ podría decirnos si la reunión se celebra en la sala de conferencias ?
¿ puede rellenar el formulario ?
quiero registrarme esta noche .
me alegro de que podamos pagar con cheque .
el vuelo de Múnich fue cancelado por la huelga .
quisiera saber si el barco va a Lisboa .
tenemos que hacer cola una hora en el museo .
el tren irá a Valencia .
quisiera quejarme : la cama supletoria no está hecha y el sofá es demasiado corto .
preferiría una habitación doble que tenga chimenea .
quisiera pagar todo junto . ¿ cuánto cuesta el bocadillo ?
disculpe , ¿ cómo llego al cajero automático ?
no sé si podemos cambiar el bañador más barato por otra cosa .
el huésped de la habitación trescientos cuatro ha perdido su llave .
se nos ha acabado la miel ; la camarera de piso ha ido a comprar más .
le pedí a la recepcionista que reparara el grifo , pero no ha pasado nada .
la próxima semana lloverá , por eso leeré un libro .
ellos quieren cambiar de habitación porque la conexión a internet no funciona .
nuestros amigos durmieron como un tronco porque el viaje fue tan largo .
pronto voy a hacer senderismo por la montaña .
es importante que mi marido cancele su reserva hoy .
los turistas no tienen ni idea de dónde está su maleta roja .
mi hija acaba de llegar a Colonia .
¿ podría decirnos a qué hora sale el autocar para Barcelona ?
el señor López quiere hacer senderismo por la montaña pronto .
después del desayuno quiero alquilar una motocicleta , pero antes tengo que reservar una habitación .
tengo que ir en tren a Bruselas .
el taxi que mi hermano pidió para las dos menos cuarto todavía no ha venido .
la catedral está abierta desde las diez menos cuarto hasta las cinco y media , pero los viernes está cerrada .
siento que él haya roto el plato .
antes de marcharme , quisiera hablar con la guía .
disculpe , ¿ qué hora es ? - es la una y cuarto .
me reuní con unos amigos en la estación anteayer .
la cerradura del armario está estropeada , y no encontramos la llave .
¿ podría traernos un poco más de aceite de oliva , por favor ?
¿ podría venir alguien a la habitación ciento dos ? el frigorífico es demasiado ruidoso .
la cena se sirve a partir de las ocho y media en el jardín .
mi hija solo viaja a Londres de Pascuas a Ramos .
el coche que alquilé tiene una rueda pinchada .
quisiera quejarme : el frigorífico hace demasiado ruido y los vecinos hacen demasiado ruido .
¿ hay una habitación doble libre del dieciséis al treinta y uno de enero ?
¿ dónde puedo comprar una pila ?
por culpa del atasco mi hermana llegó demasiado tarde a la comisaría .
buenas noches , soy Rossi , de la habitación cuarenta y cinco . necesito una manta adicional .
la falda que compramos es demasiado grande .
la autopista a Granada está cortada , así que tenemos que coger el tren .
si mañana nieva , vamos a acostarnos temprano .
la caja fuerte no funciona .
pregúntele al señor Wilson si quiere hacer senderismo por la montaña , por favor .
me interesa la biblioteca . ¿ hay una visita guiada en portugués ?
primero quisiera preguntar en la recepción y después participar en el curso de idiomas .
un taxi a la comisaría cuesta unos treinta y nueve euros .
deme una habitación tranquila con vistas a las montañas , por favor .
no hay de qué , señor Becker . ¡ que tenga un buen día !
el hotel en el que mi compañero estuvo en Salzburgo tenía piscina .
quisiéramos saber si el tren regional para en todas las estaciones .
nos han robado el billete de avión y el móvil .
Madrid es la ciudad más bonita que hemos visto nunca .
si mañana hace buen tiempo , voy a visitar la torre .
disculpe , ¿ tienen un apartamento para siete personas hasta el lunes ?
quisiera reservar una mesa para siete personas para las doce y cinco .
la ventana no se puede cerrar , y el sofá es demasiado duro .
aunque llueve , visitaré la exposición nueva .
quisiera que me despertaran a las ocho y veinte , habitación cincuenta y cinco .
el pronóstico dice que nevará la próxima semana .
he comprado una bufanda para mi jefe .
buenas noches , ¿ podemos dejar aquí nuestro paraguas hasta las seis y cuarto ?
¿ puedo probarme la camisa blanca ?
mi compañero quisiera comer algo porque tiene hambre .
buenas noches , ¿ puede uno de sus compañeros traducir esta frase ?
tengo que pagar un ojo de la cara por la camisa más pequeña .
me alegro de que la señora pueda participar en la visita guiada .
llame a una ambulancia , por favor , mi hijo ha tenido un accidente .
los turistas quisieran comprar una corbata roja y una guía de viajes .
los turistas necesitan una venda de la farmacia .
la película dura dos horas .
no hay de qué , señor Moreno . ¡ feliz estancia en Berlín !
el autocar sale a las doce y cuarto .
¿ cuánto tiempo tenemos antes de que salga el tren ?
¿ cuántas botellas necesita ? - dos , por favor .
el taxi que pedimos para la una y diez todavía no ha venido .
somos de España , pero vivimos en Varsovia desde hace cinco años .
quiero que nuestros amigos vayan a la playa .
antes de salir de viaje , el caballero quisiera ir al cine .
hemos reservado una suite cómoda a nombre de Becker .
quiero cambiar de habitación porque el aire acondicionado hace demasiado ruido .
Ginebra es la ciudad más bonita que he visto nunca .
¿ a qué distancia está la famosa torre de aquí ?
no estamos satisfechos con la habitación porque el sofá es demasiado blando .
sería muy amable de su parte llevar las maletas al coche .
cuando llegué a Londres , el televisor estaba estropeado .
¿ qué tiempo hace en Atenas hoy ?
la blusa que los huéspedes compraron es demasiado corta .
quisiera saber si el tren rápido tiene coche restaurante .
después del desayuno quiero ir a bailar , pero antes tengo que aparcar mi coche en el garaje .
él está esperando el autobús para Múnich .
tenemos que coger un taxi porque el autobús llega con retraso .
le gustó mucho la película .
le pedí a la recepcionista que nos trajera seis vasos de zumo de naranja , pero no ha pasado nada .
la bufanda que la camarera de piso encontró en la habitación trescientos ocho es de nuestros amigos .
¿ sabe cuándo abre el famoso palacio ?
si el lunes nieva , vamos a acostarnos temprano .
no sé si la señora Fischer puede pedir una pizza pequeña .
mi hijo necesita una pomada de la farmacia .
el caballero ha participado en la cata de vinos .
¿ por qué no fue al cine ?
encienda el aire acondicionado , por favor .
el camarero nos ha traído una macedonia de frutas en lugar de un bocadillo pequeño .
si el fin de semana hace buen tiempo , nadaré en el lago .
la ventana no se puede abrir , y el aire acondicionado hace demasiado ruido .
si esta tarde nieva , él va a acostarse temprano .
hablo portugués , pero no entiendo el alemán .
el taxi que ella pidió para las dos y media todavía no ha venido .
¿ está la sala de conferencias en la octava planta ?
tenemos que hacer transbordo en Londres .
¿ perdió su pasaporte ayer por la tarde ?
el tren rápido para Valencia sale a las once del andén trece .
mi marido ha perdido su carné de conducir y ahora tiene que ir a la oficina de objetos perdidos .
mi compañero quisiera beber algo porque tiene sed .
la llave no entra en la cerradura de la caja fuerte .
un taxi a la farmacia cuesta unos diecisiete euros .
todavía no he recibido el recibo . ¿ podría enseñármelo ?
¿ puedes planchar esta camisa , por favor ?
no estoy satisfecha con la habitación porque la cama supletoria es demasiado pequeña .
queremos que mi hijo compre unos recuerdos .
¡ buen provecho ! la sopa de tomate es la especialidad de la casa .
cuando llegué a Zúrich , el teléfono no funcionaba .
me quedo con la habitación bonita .
es importante que los niños llamen a su hermano hoy .
vinimos a Lisboa para comprar unos sellos .
¿ podría venir alguien a la habitación trescientos cuatro ? los vecinos hacen demasiado ruido .
¿ dónde está la confirmación de la reserva ? - se la traeré inmediatamente .
mis padres son de Austria , pero viven en Viena desde hace cuatro años .
no tengo ganas de comprar una postal .
no se permite fumar en la segunda planta .
¿ quiere probar el vino de la región el martes ?
la mujer con la que hablamos esta mañana era muy amable .
ellos tienen muchas ganas de nadar en el lago mañana .
disculpe , ¿ qué hora es ? - son las siete y cinco .
quisiera nadar en el lago y dar un paseo por el parque .
¿ tienen una habitación familiar para cinco personas para ocho noches ?
como el autobús está lleno , no llegaremos hasta las siete y cinco .
no hay de qué , señor García . ¡ que tenga un buen día !
¿ puedes confirmar la reserva , por favor ?
llegamos el sábado treinta y uno de agosto a las dos y media .
si el viernes nieva , nos quedaremos en el hotel .
mi hermano está esperando el tren nocturno para Viena .
quisiera quejarme : el ascensor es demasiado ruidoso y el despertador está estropeado .
quisiera un asiento en el pasillo para Londres .
cuatro sellos para postales a México , por favor .
¿ podría decirme a qué hora sale el autobús para Praga ? gracias por su ayuda .
¡ buen provecho ! la tortilla es la especialidad de la casa .
nuestros amigos tienen suerte : pueden visitar la famosa biblioteca .
¡ buen provecho ! el filete es la especialidad de la casa .
no podemos dormir porque la cama supletoria es demasiado corta .
el paraguas que la camarera de piso encontró en el cuarto de baño es de mi hija .
es una lástima que los huéspedes de la habitación de al lado hagan demasiado ruido .
mi marido perdió el enlace en Sevilla porque el autocar estaba lleno .
buenos días , ¿ podría traerme un poco más de mantequilla , por favor ?
¿ podría preparar la cuenta de la habitación catorce ? me marcho dentro de cinco horas .
mi mujer suele levantarse a las diez y media .
después del almuerzo el señor García quiere reunirse con unos amigos en la estación , pero antes tiene que comprar un billete para Lisboa .
buenas noches , ¿ podría enseñarme en el mapa dónde está el acuario ? muchas gracias .
no vale la pena visitar el teatro .
¿ tenemos que hacer transbordo en Lisboa o hay un tren directo ?
¿ está la piscina cerrada ?
quería preguntarle si podría confirmar la reserva .
quisiéramos saber si el tren rápido llega a Berlín a las once menos cinco .
lo sentimos mucho , señor Wagner . la camarera de piso vendrá dentro de quince minutos .
quisiera una habitación individual con bañera y vistas al mar .
el tren de Londres a Viena lleva treinta minutos de retraso .
camarero , pedí una tabla de quesos pequeña , pero me ha traído una sopa .
¿ cuánto cuesta una habitación familiar con baño por noche ?
enséñenos el camino a la oficina de turismo , por favor .
quisiéramos que nos despertaran a las seis y cinco , habitación treinta y nueve .
quisiéramos una habitación con escritorio y vistas al parque .
esta maleta es muy ligera , pero la otra es pesada .
¿ cuándo llamará a su hermano ?
hola , ¿ puedo probarme el vestido ?
mis padres están sentados en un banco del parque y leen el periódico .
no creo que llamemos a nuestra familia .
todas las habitaciones de la quinta planta tienen caja fuerte .
ya no tenemos pollo , pero puedo recomendarle la tabla de quesos .
preferiríamos una habitación tranquila que tenga televisor .
el famoso ayuntamiento , que está a veinticinco minutos de aquí , merece una visita .
¿ puede reservarme una mesa junto a la ventana , por favor ?
ellos quisieran cambiar cien francos suizos por euros .
¿ podría cuidar a los niños y reservarnos una mesa junto a la ventana ?
tenemos suerte : podemos hacer un picnic pasado mañana .
¿ puedo probarme el vestido ?
he oído que el gimnasio no está en la octava planta .
necesitamos algo para las quemaduras de sol .
¿ cierra el restaurante a las seis y media ?
¿ cuánto cuestan las entradas para la obra de teatro del domingo ?
de eso ni hablar , señor Brown .
en noviembre suele hacer mucho viento en Zúrich .
antes de salir de viaje , ellos quisieran comprar unos sellos .
el señor Fischer ha cancelado la reserva para el martes .
el tren rápido sale a la una menos diez .
¿ desea pagar con cheque o en efectivo , señor Becker ?
es posible que el señor Wilson participe en la excursión el diez de diciembre .
el señor Taylor ha comprado un florero para su abuelo .
el señor Brown celebra su cumpleaños mañana ; quisiéramos encargar flores .
dudo que no participemos en la cata de vinos mañana a las ocho y media .
me gusta comer en la terraza .
tenemos suerte : podemos tomar algo en el bar dentro de cuatro horas .
en Múnich lleva ocho días lloviendo .
la barca que ellos alquilaron tiene una rueda pinchada .
quisiera dar un paseo por el parque y comprar unos recuerdos .
la señora Weber ha escrito una carta a sus padres .
hola , ¿ quieres dar un paseo por el jardín del castillo o prefieres hacer senderismo por la montaña ?
¿ sale el tren rápido a las cinco ?
¿ podría traerme un poco más de mantequilla , por favor ?
el médico dice que el caballero tiene que quedarse en la cama durante nueve días .
me he dejado mis gafas en el autobús a Barcelona .
disculpe , todavía no hemos recibido la cuenta . ¿ podría dárnosla ?
queremos cambiar de habitación porque los vecinos escuchan música alta .
el taxi que pedimos para las siete y media todavía no ha venido .
quiero cambiar de habitación porque el ascensor hace demasiado ruido .
se tarda seis horas en llegar a París en coche .
el director nos traerá una toalla de baño y un albornoz .
¿ podría enseñarme en el mapa dónde está el famoso teatro de la ópera ?
hay un cuaderno sobre la mesa de la habitación trescientos doce .
mi reloj va atrasado ; ya son las cuatro menos veinte .
una pregunta : ¿ cuánto dura el viaje de Granada a Sevilla ?
cuando lleguemos a Madrid , vamos a hacer senderismo por la montaña .
mi mujer tiene que coger un taxi porque el tren nocturno llega demasiado tarde .
¿ fue a la ópera ayer ?
el huésped de la habitación ciento cinco quisiera hablar con usted .
¿ podría traernos un poco más de sal , por favor ?
la bolsa de viaje que la camarera de piso encontró debajo de la cama es de mis hijos .
la blusa cuesta un ojo de la cara .
el partido que mi marido quería ver empieza a las cuatro menos diez .
solo viajamos a Sevilla de Pascuas a Ramos .
se tarda tres horas en llegar a París en autobús .
disculpe , ¿ cómo llegamos a la comisaría ?
no sé si puedo prolongar mi estancia .
queremos cambiar de habitación porque la calefacción está estropeada .
tenemos suerte : podemos visitar el monasterio .
quisiéramos una habitación con balcón , por favor .
la familia Dubois se aloja aquí desde el diecisiete de agosto .
quisiera pagar por separado . ¿ cuánto cuesta el pastel de manzana ?
quisiéramos un asiento en el pasillo para Berlín .
¿ puede cambiarme un billete de veinte euros ? la máquina solo acepta monedas .
estamos buscando nuestra cámara nueva . ¿ la ha visto ?
los niños han olvidado recoger su bufanda negra .
reservaremos una habitación individual para dos noches .
se tarda treinta minutos en preparar la sopa .
no como ni arroz ni fideos .
dudo que mi hijo reserve una habitación individual para tres noches .
¿ dejó su billete de avión en casa la semana pasada ?
¿ han encontrado un portátil nuevo ? nos lo hemos dejado en la habitación doscientos quince .
mi mujer acaba de comprar un sello .
¿ está incluido el acceso a internet en el precio o tenemos que pagarlo aparte ?
tengo que darme prisa porque el tren nocturno para Colonia sale dentro de cuarenta minutos .
debe de ser un error : reservé una suite , no una habitación doble bonita .
la impresora está fuera de servicio .
¿ cuándo quiere comprar unos sellos ?
no tenemos tiempo de visitar la catedral .
hará mucho viento la próxima semana .
no hace falta que nos traiga la hoja de registro , la recepcionista ya nos la ha dado .
el caballero está de mal humor porque hace sol en este momento .
¿ a qué hora sale el tren nocturno para Lisboa ?
la luz está estropeada .
la cuenta asciende a veinte euros , incluido el minibar .
ayer por la noche queríamos comprar un billete para Hamburgo .
al caballero le gusta mucho el monasterio .
antes de salir de viaje , mis hijos quisieran participar en la excursión .
la cuenta asciende a ciento veinte euros , incluida la media pensión .
hemos perdido nuestro abrigo y nuestra cartera .
la cuenta asciende a treinta y un euros , incluido el seguro .
el ferry va a Barcelona .
queremos quedarnos hasta el jueves .
una pregunta : quisiéramos pagar todo junto . ¿ cuánto cuesta la tabla de quesos grande ?
no hay de qué , señor Navarro . ¡ que tenga un buen día !
mi hijo puede tener la habitación familiar con balcón .
¿ por qué no se quedó en el hotel ?
buenas noches , ¿ está incluido el minibar en el precio o tenemos que pagarlo aparte ?
espero que nuestros amigos puedan dejar el hotel .
el taxi que pedí para las siete y veinte todavía no ha venido .
no se preocupe , señora Moreno , repararemos la calefacción .
desde ayer me duelen los ojos .
mis padres han escrito una carta a su jefe .
estamos a punto de preguntar en la recepción .
tenemos muchas ganas de comprar unos recuerdos el fin de semana .
he olvidado mi cámara en el autobús y ahora tengo que ir a la oficina de objetos perdidos .
¿ cuándo sale el primer tren para Varsovia ?
guarde el equipaje hasta las cuatro , por favor .
nuestros amigos necesitan algo para la fiebre .
queremos que la guía limpie la habitación .
hace una hora cambié mi vuelo .
¿ por qué no puede visitar el famoso museo de arte ?
es importante que mi mujer reserve una habitación doble pequeña antes de las cinco y media .
pasamos nueve días en Varsovia y dos días en Valencia .
tengo que darme prisa porque el autobús para Colonia sale dentro de cincuenta minutos .
buenos días , soy Dubois , de la habitación nueve . quisiera hablar con el director .
la recepcionista quiere saber si el caballero desayunará en el restaurante .
¿ podría enseñarme en el mapa dónde está el acuario ?
¿ sabe cómo se va de la estación de metro al museo de arte nuevo ?
antes de marcharme , quisiera comprar un billete para Roma .
¿ sabía que el curso de idiomas termina a las cinco ?
no hay de qué , señora Taylor . ¡ feliz estancia en Viena !
él quería alquilar una motocicleta ayer por la tarde .
mis hijos están hartos de esperar .
¿ podría decirnos si el bar está en la tercera planta ?
ya es hora de que mi hijo reserve una habitación doble pequeña .
mi marido necesita algo para la tos .
el caballero quisiera ir al médico porque está enfermo .
¿ podría traerme seis ceniceros , por favor ?
no sé si reservaré una habitación familiar grande el dos de julio .
camarero , pedí un bocadillo , pero me ha traído una macedonia de frutas .
mis hijos durmieron como un tronco porque la cama era tan cómoda .
mañana lloverá , por eso vamos a quedarnos en el hotel .
la autopista a Atenas está cortada , así que tengo que coger el tren .
la sopa de tomate que pedimos está demasiado salada .
desde la torre se pueden ver el teatro de la ópera y el casco antiguo .
¿ cuánto cuesta la camisa verde del escaparate ?
después de la cena quiero visitar la exposición y el zoo , pero antes tengo que llamar a mi oficina .
llame a una ambulancia , por favor , mi hermana se ha roto el brazo .
estamos buscando nuestra cartera . ¿ la ha visto ?
el huésped de la habitación cinco ha pedido el desayuno .
me he dejado mi paraguas marrón en el tren a Granada .
¿ podría cambiar las sábanas , por favor ?
¿ podría dejar la habitación a las dos y media ?
¿ dónde está la cuenta ? - se la enseñaré mañana .
¿ sabía que el curso de idiomas empieza a las nueve ?
cinco billetes de ida a Salzburgo para el veintiséis de octubre , por favor .
¿ podríamos dejar la habitación a las diez y cuarto ?
el mozo que habla italiano está de vacaciones .
necesitamos el contrato . ¿ nos lo puede enviar ?
quisiéramos saber si el barco va a Atenas .
cuando llegamos a Lisboa , el armario estaba mojado .
quisiéramos que nos despertaran a las diez menos diez , habitación ciento cinco .
mis hijos hablan con el cocinero el jueves a las doce y veinte .
he oído que el comedor está en la cuarta planta .
no se olvide de darnos la dirección del dentista , por favor .
nuestro equipaje no ha llegado ; debe de estar todavía en Bruselas .
quisiera participar en la visita guiada .
por culpa del mal tiempo mi hija tiene más tiempo para leer .
un taxi al supermercado cuesta unos treinta y nueve euros .
hace dos horas mis hijos dejaron su billete de avión en casa . ¿ qué deberían hacer ?
no tengo tiempo de comprar una guía de viajes .
¿ qué tiempo hace en París en este momento ?
¿ perdió su tarjeta de crédito el sábado pasado ?
despiérteme el viernes a las cinco y cuarto , por favor , tengo que estar en el aeropuerto antes de las seis y media .
me alegro de que mi hijo cambie dinero .
si el domingo hace buen tiempo , voy a ir al mercado .
¿ va este autobús a Londres ?
¿ puede despertarme a las tres y cuarto , por favor ?
la parada de taxis está enfrente del museo de arte .
si el jueves nieva , los niños van a quedarse en el hotel .
¿ puedes cambiarme doscientos euros , por favor ?
mi hija se ha roto el brazo y tiene que ir al hospital .
el señor Weber no está hoy . ¿ quiere dejar un recado ?
quiero que mi mujer haga senderismo por la montaña .
es posible que ellos reserven una suite cómoda para nueve noches .
hola , ¿ puedo usar el teléfono ?
el señor Rossi llamó a las cuatro y media y dejó un recado para el señor Dubois .
quisiéramos reservar una habitación individual pequeña para nueve noches .
espero que ella alquile un coche el próximo mes .
¿ necesito receta para el jarabe para la tos ?
¿ puede darnos una habitación cómoda con vistas al jardín , por favor ?
¿ hay una habitación familiar más grande libre del dieciocho al veintiséis de agosto ?
la librería está a dos pasos de la hermosa iglesia .
el doce de mayo me resfrié . ¿ qué debería hacer ?
¿ dónde está la manta ? ¿ podría traérmela , por favor ?
espero que mi hermana pueda llamar a su jefe mañana por la mañana .
vine a Madrid para ir a nadar .
el próximo mes mi mujer llega a Varsovia y se queda una noche .
nos han robado el carné de identidad y la maleta .
quisiéramos saber si el ferry llega a Marsella a las once y media .
camarero , pedí un bocadillo , pero me ha traído una tortilla .
este vestido es demasiado pequeño .
quisiéramos un apartamento con escritorio y vistas a la plaza .
estoy buscando mis gafas de sol . ¿ las ha visto ?
acabamos de llegar a Colonia .
no hay papel higiénico en el cuarto de baño .
primero quisiera pagar la cuenta y después probar el pescado de la región .
el pronóstico dice que nevará esta noche .
pregúntele a la señora Schmidt si quiere fotografiar el teatro , por favor .
desde el balcón se pueden ver el acuario y el lago .
es una lástima que la obra sea demasiado ruidosa .
nos gustó mucho la fiesta .
el ascensor está estropeado , así que tenemos que subir a pie a la primera planta .
¿ qué línea de metro va a la torre ?
como el tren lleva cincuenta minutos de retraso , no llegaremos hasta las cuatro menos veinte .
el tren sale a las once y diez .
la señora Weber llegará el veintidós de junio a las tres menos diez .
¿ está incluido el servicio en el precio o tengo que pagarlo aparte ?
mis padres no tienen tiempo de comprar un diccionario .
el médico dice que mi mujer tiene que quedarse en la cama durante ocho días .
¿ podría esperar un momento y despertarnos a las ocho menos cuarto ?
dudo que mi hermana pague con tarjeta de crédito más tarde .
hemos perdido nuestros guantes y ahora tenemos que ir a la policía .
el jersey que el señor Wagner compró es demasiado grande .
¿ a qué hora sale el tren rápido para Praga ?
mi marido ha olvidado comprar pasta de dientes .
quisiera una habitación con caja fuerte , por favor .
si el miércoles hace buen tiempo , ellos van a hacer senderismo por la montaña .
aunque estoy resfriada , quiero nadar en el lago .
buenos días , ¿ necesita mi pasaporte o mi dirección ?
ya es hora de que mi hermana cambie su vuelo .
una pregunta : ¿ cuánto cuestan las entradas para el paseo en barco del sábado ?
quisiera una habitación doble con ducha , por favor .
a la señora le gusta mucho el teatro .
mi hija está intentando cambiar dinero .
el señor Wilson llamó a las once menos diez y dejó un recado para la señora García .
el señor Rossi habla español , pero no entiende el francés .
un billete de ida y vuelta a Hamburgo , por favor , en primera clase .
estoy de buen humor porque quiere llover .
siento que ella se haya quedado dormida .
¿ cuántos vasos necesita ? - siete , por favor .
la carta que mis hijos enviaron a Ginebra todavía no ha llegado .
del hospital al mercado cubierto hay solo cuarenta y cinco minutos a pie .
¿ compró un billete para Múnich anteayer ?
llegamos el martes veintidós de agosto a las diez menos diez .
la cuenta asciende a doce euros , incluido el servicio de lavandería .
los turistas están intentando llamar a su hermana .
quisiera alquilar una motocicleta por cinco días .
buenos días , señor Serrano . ¿ ha tenido un buen viaje ?
quisiéramos pollo con arroz y tres vasos de agua mineral .
la tarjeta llave está estropeada .
quisiéramos visitar el ayuntamiento y dar un paseo por el jardín del castillo .
queremos participar en el curso de idiomas en lugar de comprar chocolate .
hasta que llegue mi mujer , quiero probar el queso de la región .
el médico dice que el caballero tiene que beber mucha agua durante ocho días .
el tren nocturno saldrá a las siete y cuarto .
¿ podemos traer nuestro gato ?
el tren de Bruselas a Madrid lleva veinticinco minutos de retraso .
¿ qué día es hoy ? - hoy es miércoles , veinticinco de mayo .
alquilamos una barca hace tres horas .
el camarero que habla español está hoy enfermo .
me han robado el pasaporte y el móvil nuevo .
¿ puede abrir la ventana , por favor ?
la obra de teatro que quería ver fue ayer .
quisiera quejarme : el teléfono está fuera de servicio y el apartamento es demasiado caluroso .
quisiéramos que nos despertaran a las cuatro , habitación trescientos cuatro .
despiértenos el sábado a las tres y media , por favor , tenemos que estar en el aeropuerto antes de las ocho .
mi mujer lleva desde las siete intentando dejar su anillo en la recepción .
¿ tienen una habitación familiar para dos personas desde el viernes hasta el miércoles ?
mi hermana tiene que hacer cola dos horas en el aeropuerto .
hay un mapa sobre la mesa de la habitación cuarenta .
mi mujer tiene que hacer transbordo en Múnich .
el pronóstico dice que va a nevar la próxima semana .
mi reloj va atrasado ; ya son las cuatro y media .
nos hemos quedado dormidos . ¿ qué deberíamos hacer ?
mi compañero se queda hoy en el hotel porque tiene fiebre .
tenemos que ir al banco antes de las dos porque necesitamos dinero .
mi hijo necesita jarabe para la tos de la farmacia .
ellos tienen que coger un taxi porque el autocar está lleno .
esta falda es demasiado cara .
espero que ellos puedan hablar con el médico el sábado .
hay un error en la cuenta : no hemos pedido ninguna tabla de quesos pequeña .
le pedí a la recepcionista que nos diera la dirección del museo , pero no ha pasado nada .
camarero , pedí una macedonia de frutas , pero me ha traído una pizza .
el señor Weber ha cancelado la reserva para el domingo .
no sé si ella puede cambiar dinero .
buenos días , ¿ podría enseñarme en el mapa dónde está el museo ?
quería preguntarle si podría cuidar a los niños .
mi número de teléfono es el cero seis siete seis siete .
el lunes pasado ellos querían marcharse .
el pronóstico dice que va a hacer mucho frío mañana .
no tenemos ni idea de dónde está nuestro paraguas .
quisiéramos descansar un poco porque estamos agotados .
ya no tenemos arroz , pero puedo recomendarle la tortilla .
aunque la señora Wilson está enferma , quiere visitar la biblioteca y el museo de arte .
¿ por qué no cancelaste tu reserva ?
quisiéramos que nos despertaran a las tres y media , habitación ciento veinte .
he olvidado mi cámara en la habitación .
se tarda cuatro horas en limpiar la suite .
el camarero nos ha traído una buena sopa de verduras en lugar de una tabla de quesos .
llegamos tarde porque el tren nocturno fue cancelado .
hay que limpiar estas camisas antes del domingo .
¿ cuándo cierra el monasterio los miércoles ?
¿ cuánto cuesta una habitación con caja fuerte por noche ?
el camarero nos ha traído una macedonia de frutas en lugar de una ensalada .
¿ a qué distancia está el hermoso teatro de aquí ?
mi hermana toma leche en el desayuno , pero yo prefiero agua mineral .
¿ le importaría traernos una cuchara y jabón ?
no se olvide de reservarnos una mesa junto a la ventana , por favor .
los huéspedes no tienen ganas de comprar unas postales .
¿ tienes sueño , David ?
en Bruselas llueve a cántaros , por eso vamos a ir a la ópera .
tenemos muchas ganas de fotografiar la exposición mañana .
acabamos de reservar una mesa para cinco personas .
el taxi que mi compañero pidió para las diez menos cuarto todavía no ha venido .
he perdido mi reloj y mi mochila .
solo viajo a Lisboa de Pascuas a Ramos .
no se preocupe , señor Brown , le pediremos un taxi .
si el viernes hace buen tiempo , nuestros amigos van a visitar el museo .
tome la segunda calle a la izquierda y verá la exposición delante de usted .
pregúntele al señor Weber si quiere comprar chocolate , por favor .
hemos perdido nuestra mochila gris y ahora tenemos que llamar al hotel .
ella quiere dar un paseo por el parque en lugar de nadar en el lago .
necesitamos la confirmación de la reserva . ¿ nos la puede enviar ?
mi compañero pasó seis días en Roma y ocho días en Sevilla .
el filete que mi mujer pidió está demasiado salado .
espero que podamos leer un libro el lunes .
¿ podría esperar un momento y limpiar la habitación treinta y tres ?
pregúntele a la señora Walker si quiere visitar el mercado cubierto , por favor .
mi compañero no tiene ganas de reunirse con unos amigos en la estación .
¿ podría venir alguien a la habitación ciento cinco ? la plancha está estropeada .
quiero que llame a la policía .
la agencia de viajes está enfrente del palacio .
el taxi que pedimos para las diez menos cuarto todavía no ha venido .
¿ sería posible que preparara la cuenta para mañana ?
el teléfono de la habitación ciento doce está estropeado .
es posible que la señora López envíe un paquete a Barcelona esta noche .
estoy seguro de que me acostaré temprano .
aunque estoy cansado , quiero visitar el faro .
el monasterio merece la pena .
para mí una sopa y una taza de té , por favor .
la guía quiere saber si desayunaré en la terraza el domingo a las once y diez .
tengo muchas ganas de dar un paseo por el jardín del castillo el fin de semana .
no se preocupe , señor Becker , le pediremos un taxi .
quisiéramos que nos despertaran a las diez y cuarto , habitación treinta y uno .
hola , ¿ tienen una casa de vacaciones para cuatro personas desde el viernes hasta el lunes ?
se tarda seis horas en llegar a Zúrich en autobús .
¿ hay una habitación individual libre del veinticinco al treinta de junio ?
el tren regional para Ginebra sale a las once menos cuarto del andén once .
¿ puede llamar a la policía , por favor ?
buenos días , soy Navarro , de la habitación ciento doce . quisiera pedir el desayuno .
disculpe , ¿ qué hora es ? - son las once y media .
la carta que enviamos a Bruselas todavía no ha llegado .
el tren de París a Praga lleva diez minutos de retraso .
un trozo de pastel cuesta seis euros con veinte .
olvidamos nuestro diario en el autobús y ahora tenemos que rellenar un formulario .
quiero que lleve las maletas a la recepción .
el palacio merece una visita .
la habitación familiar que reservamos en febrero es demasiado cara .
desde el balcón se pueden ver el hermoso castillo y las montañas .
la parada de taxis está delante de la biblioteca antigua .
sería muy amable de su parte cambiar las sábanas .
la cámara nueva que la camarera de piso encontró en el cuarto de baño es de mis hijos .
la guía quiere saber si quiero reservar una mesa para ocho personas más tarde .
el trayecto dura cinco horas y cinco minutos .
quisiéramos alquilar una motocicleta por tres días .
quisiera saber si el ferry zarpa a las seis y cuarto .
quisiéramos una habitación familiar grande con cocina y vistas al patio .
es posible que él se duche dentro de cuatro horas .
cuando llegamos a Praga , la suite no estaba lista .
el frigorífico de nuestra habitación no funciona .
dentro de tres horas voy a comer algo .
¿ puede preparar la cuenta para mañana , por favor ? muchas gracias de antemano .
ellos quisieran coger un taxi porque tienen prisa .
mis hijos pueden aparcar su coche en el garaje después del almuerzo .
la bufanda que la camarera de piso encontró debajo de la cama es de mis hijos .
préstenos un plano de la ciudad , por favor .
despiérteme a las siete y diez , por favor .
creo que almorzaré en la terraza .
mi reloj va atrasado ; ya son las cinco y cuarto .
hola , soy Moreno , de la habitación veinticinco . quisiera pedir el desayuno .
mis padres quisieran recoger su cartera el fin de semana .
de primero quisiera una tortilla y de segundo fideos con champiñones .
la ventana no se puede cerrar , y las cortinas no están limpias .
es posible que los turistas vean la televisión .
mi reloj va atrasado ; ya son las nueve y diez .
siete sellos para postales a Austria , por favor .
el televisor no funciona desde el miércoles .
¿ podría decirme si el comedor está en la cuarta planta ?
aquí tiene su pasaporte , señora López . su habitación está en la octava planta .
no tenemos tiempo de fotografiar la torre .
espero que mi marido pueda ir en autobús a Ginebra .
el faro está abierto desde las diez y media hasta las seis y cuarto , pero los jueves está cerrado .
buenos días , ¿ sabe cómo se va de la gasolinera a la fortaleza ?
el vuelo a Valencia fue cancelado por el mal tiempo .
no nos traiga todavía la tabla de quesos grande , por favor .
el señor Serrano durmió como un tronco porque la habitación era tan tranquila .
de primero quisiéramos una sopa de pescado y de segundo patatas con queso .
¿ por qué no participaste en la visita de la ciudad ?
lléveme a la agencia de viajes , por favor , tengo prisa .
tome las pastillas siete veces al día , después de las comidas .
quisiéramos cambiar ciento cincuenta dólares por euros .
debe de ser un error : reservamos una habitación , no una habitación doble tranquila .
el director cuidará a los niños .
¿ podría preparar la cuenta de la habitación cuarenta y cuatro ? nos marchamos hoy .
¿ dónde tenemos que bajar para ir a la oficina de correos ?
el barco zarpa a las seis y media .
el señor Walker llegará el nueve de julio a las tres y media .
él quisiera almorzar en la habitación esta noche .
se nos ha acabado la pimienta ; la camarera de piso ha ido a comprar más .
de primero quisiera una ensalada y de segundo fideos con champiñones .
desde el tejado se pueden ver la exposición y las montañas .
ya no tenemos queso , pero puedo recomendarle la tabla de quesos .
preferiríamos una habitación familiar tranquila que tenga balcón .
quisiera que me despertaran a las once menos cuarto , habitación veinticinco .
el caballero no come ni pescado ni fideos .
no comemos ni champiñones ni huevos .
quiero traer mi perro esta noche .
¿ a qué distancia está el ayuntamiento de aquí ?
no se olvide de darme una habitación familiar luminosa con vistas al patio , por favor .
hemos perdido nuestro billete de tren .
¿ le importaría explicarnos el contrato ?
lo sentimos mucho , señor Fischer . el mozo se ocupará de ello dentro de quince minutos .
la exposición está abierta desde las nueve y cuarto hasta las seis y cuarto , pero los miércoles está cerrada .
a nuestros amigos les gusta comer en la terraza .
no creo que nademos en el lago esta noche .
nos interesa el famoso palacio . ¿ hay una visita guiada en italiano ?
¿ tienen una casa de vacaciones para siete personas hasta el domingo ?
la calefacción de la habitación treinta y uno está estropeada .
¿ desea pagar en efectivo o con cheque , señor Dubois ?
hemos cambiado nuestro vuelo .
quisiéramos reservar una habitación para cinco noches .
quería preguntarle si podría confirmar la reserva por correo electrónico .
ella tiene que pedir una sopa de tomate caliente .
¿ va este tren a París ?
el tren nocturno para en todas las estaciones .
¿ qué día es hoy ? - hoy es miércoles , primero de mayo .
ellos han perdido su cámara y su móvil .
¿ qué vino va bien con el bocadillo frío ?
el señor Brown llamó a las nueve y dejó un recado para la señora Wilson .
quisiéramos pagar todo junto . ¿ cuánto cuesta la tabla de quesos pequeña ?
¿ sabía que el curso de idiomas empieza a las dos y cuarto ?
quisiéramos alquilar una bicicleta por cinco días .
la ventana no se puede cerrar , y los niños hacen demasiado ruido .
los pantalones cuestan cuarenta euros , pero la falda roja es más barata .
la guía quiere saber si mi mujer quisiera marcharse .
¿ le importaría enviar a alguien a la habitación ciento dos ?
el señor Serrano tiene que hacer transbordo en Madrid .
el taxi que pedí para las tres y media todavía no ha venido .
una pregunta : estoy buscando mi llave de la habitación . ¿ la ha visto ?
creo que puedo pagar con tarjeta de crédito .
un apartamento más grande cuesta veintiún euros por noche , y el servicio de habitaciones está incluido .
la cuenta asciende a veintidós euros , incluido el servicio .
la chaqueta negra cuesta veintinueve euros , pero las botas son más baratas .
¿ puede darme la llave de la habitación doscientos cinco , por favor ?
desde la torre se pueden ver la iglesia antigua y el puerto .
el huésped de la habitación doscientos siete ha pedido el desayuno .
¿ podría darnos el número de teléfono del hospital ?
hay un diccionario sobre la mesa de la habitación cuatrocientos uno .
un taxi a la librería cuesta unos treinta y nueve euros .
una taza de café cuesta ocho euros con noventa .
acabamos de dejar nuestra bufanda en la recepción .
pregúntele al señor Fischer si quiere alquilar un coche , por favor .
¿ cuánto cuesta alquilar una bicicleta por tres días ?
el taxi que pedí para las cinco y veinte todavía no ha venido .
nos interesa el museo . ¿ hay una visita guiada en italiano ?
después del desayuno el señor Rossi quiere hacer un picnic , pero antes tiene que prolongar su estancia .
camarero , pedí una sopa de tomate caliente , pero me ha traído una sopa .
si el viernes hace buen tiempo , mi hermano quiere nadar en el lago .
pregúntele al señor Brown si quiere visitar la exposición nueva , por favor .
llame a una ambulancia , por favor , mi hermana se ha roto la pierna .
hasta que lleguen los niños , queremos comprar unos recuerdos .
de primero quisiéramos una sopa y de segundo carne con verduras .
lamentablemente no tenemos habitaciones libres en junio .
¿ puede limpiar la habitación catorce ?
hemos oído que el comedor abre a las cuatro menos cuarto .
debe de ser un error : reservamos una habitación familiar más barata , no una suite .
creo que podemos preguntar en la recepción .
¿ me puede recomendar una buena playa ?
podemos dejar nuestro collar caro en la recepción esta tarde .
aunque hace mucho calor , ella va a hacer un picnic .
¿ podría ayudarme con el equipaje , por favor ?
la falda que compré es demasiado larga .
buenos días , ¿ podría enseñarnos en el mapa dónde está el museo de arte ? muchas gracias .
para mí una sopa de pescado y una botella de vino blanco , por favor .
la hermosa fortaleza merece una visita .
quisiéramos alquilar una bicicleta por ocho días .
el portátil nuevo que la camarera de piso encontró en el cuarto de baño es de mi hijo .
¿ dónde puedo comprar un peine ?
el tren nocturno llega a Valencia a las diez y veinte .
¿ podría venir alguien a la habitación trescientos quince ? la ventana está sucia .
nos gusta mucho el famoso palacio .
mi reloj va atrasado ; ya son las ocho y cuarto .
no creo que él pueda ir de compras dentro de una hora .
en junio suele hacer mucho sol en Sevilla .
mi marido ha escrito una carta a sus padres .
suelo levantarme a las once menos cuarto .
¿ le importaría rellenar el formulario ? gracias por su ayuda .
la mujer con la que mi hija habló ayer era muy amable .
soy de Italia , pero vivo en Ginebra desde hace cuatro años .
dudo que la señora se cambie a otra habitación dentro de nueve días .
antes de salir de viaje , quisiera nadar en el lago .
he oído que el museo abre a las diez y veinticinco .
se tarda cinco horas en llegar a Madrid en tren .
en la habitación ciento veinte huele a pescado .
¿ sería posible que nos reservara una mesa junto a la ventana ?
¿ va este autobús a Ginebra ?
tengo suerte : puedo visitar la famosa iglesia y el museo mañana a las doce y media .
ni hablar de que mi hermana nade en el lago .
mi marido se ha perdido en el bosque . ¿ qué debería hacer ?
si el tren rápido llega con retraso , mi hijo perderá el avión .
para mí una macedonia de frutas y un vaso de vino tinto , por favor .
preferiríamos un apartamento más grande que tenga cocina .
¿ dónde tenemos que bajar para ir a la oficina de objetos perdidos ?
el señor Weber no está satisfecho con la habitación porque la cerradura no funciona .
el aire acondicionado hace demasiado ruido .
aunque estamos enfermos , queremos comprar unos recuerdos .
dudo que hagamos senderismo por la montaña más tarde .
en el pasillo huele a gas .
cuatro sellos para postales a Alemania , por favor .
queríamos hacer senderismo por la montaña anteayer .
no nos traiga todavía la ensalada , por favor .
vine a Atenas para participar en la visita guiada .
no hay electricidad en el cuarto de baño .
¿ va este tren a Roma ?
mi número de teléfono es el cero siete seis siete siete .
mi mujer solo viaja a Granada de Pascuas a Ramos .
aunque hace mucho frío , mis padres harán senderismo por la montaña .
¿ sabe cómo se va del banco a la fortaleza antigua ?
la guía quiere saber si participaré en la conferencia mañana a las siete .
preferiría una habitación que tenga terraza .
he comprado un florero para mi familia .
aunque nieva , vamos a dar un paseo por el casco antiguo .
el tren rápido para Praga sale a las once menos diez del andén tres .
los huéspedes no están satisfechos con la habitación porque la luz no funciona .
la señora Moreno acaba de llamar a su abogado .
una botella de agua cuesta cinco euros con ochenta .
¿ han encontrado un diario ? nos lo hemos dejado en el comedor .
el médico dice que la señora tiene que tomar las pastillas durante cuatro días .
hemos perdido nuestra chaqueta y nuestra llave del coche .
la tortilla que pedí está fría .
la cuenta asciende a diez euros , incluido el desayuno .
quiero que guarde el equipaje hasta la una y diez .
tengo que coger un taxi porque el tren rápido llega con retraso .
disculpe , ¿ qué hora es ? - son las diez menos cinco .
nos quedamos con el apartamento luminoso .
la cena se sirve a partir de las nueve menos cuarto en el comedor .
¿ recogió su mochila ayer por la tarde ?
lamentablemente el hotel está completo hasta el diecisiete de septiembre .
una pregunta : ¿ qué tiempo hace en Venecia hoy ?
¿ cuánto cuesta el sombrero blanco del escaparate ?
la cerradura de la puerta está estropeada , y mi mujer no encuentra la llave .
quisiéramos acostarnos temprano porque estamos cansados .
¿ cuánto tiempo desea quedarse ? - hasta el domingo , si es posible .
estamos a punto de cambiar la corbata por otra cosa .
la recepcionista quiere saber si quiero pagar en efectivo después de la cena .
la biblioteca está abierta desde las nueve menos cuarto hasta las seis y media , pero los martes está cerrada .
mi compañero quisiera ir al médico porque está enfermo .
no se olvide de ponerme con la habitación cincuenta y cuatro , por favor .
él está buscando su llave . ¿ la ha visto ?
cuando llegue a Madrid , voy a comprar unos sellos .
sé que el banco está cerrado los domingos .
me quedo con el apartamento .
no hemos estado nunca en Sevilla , pero conocemos bien Lisboa .
¿ dónde está el albornoz ? ¿ podría traérnoslo , por favor ?
después de la cena los huéspedes quieren fotografiar el hermoso ayuntamiento , pero antes tienen que prolongar su estancia .
tengo que darme prisa porque el autocar para Berlín sale dentro de cuarenta y cinco minutos .
me alegro de que traigamos nuestro perro el miércoles a las diez menos cuarto .
quisiéramos reservar una habitación familiar bonita para una noche .
como el tren lleva veinticinco minutos de retraso , no llegaré hasta las siete .
una habitación familiar más barata cuesta diecinueve euros por noche , y el desayuno no está incluido .
es posible que mis hijos den un paseo por el bosque después de la cena .
somos de Alemania , pero vivimos en Salzburgo desde hace cinco años .
antes de salir de viaje , quisiera dar un paseo por el parque .
como el tren nocturno está lleno , no llegaré hasta las nueve .
¿ podría traernos tres tenedores , por favor ?
el señor Dubois quisiera comprar un sombrero y chocolate .
disculpe , ¿ cuándo abre el ayuntamiento los martes ?
como el autocar será cancelado , no llegaremos hasta las dos y media .
tengo que hacer cola cuatro horas en la estación .
el asado está delicioso .
se nos ha acabado el vinagre ; el director ha ido a comprar más .
quiero que lleve el equipaje a la habitación .
no estoy satisfecho con la habitación porque el grifo no funciona .
el apartamento que reservamos la semana pasada no está listo .
¿ podría venir alguien a la habitación dieciséis ? la cama no está hecha .
hola , ¿ le importaría explicarme la lista de precios ?
cinco sellos para cartas a Francia , por favor .
¿ puedo abrir la ventana ?
no como ni jamón ni fideos .
enviaremos una postal a Venecia .
lamentablemente no tenemos habitaciones pequeñas libres hasta el viernes .
no se preocupe , señora Moreno , le despertaremos a las tres y cuarto .
pienso que puedo recoger mi llave de la habitación esta tarde .
¿ puedo dejar aquí mis gafas hasta las tres menos cuarto ?
todavía no hemos recibido el recibo . ¿ podría enseñárnoslo ?
quisiera una habitación familiar con caja fuerte , por favor .
buenos días , señor Taylor . ¿ ha tenido un buen viaje ?
no tenemos ganas de hacer un picnic .
a los huéspedes les encantaría participar en el paseo en barco .
en Edimburgo lleva seis días lloviendo .
me gusta mucho la catedral .
llame a un médico , por favor , mi hijo se ha roto la pierna .
el señor Moreno perdió su sombrero el mes pasado y ahora tiene que llamar al hotel .
estamos de mal humor porque está nublado en este momento .
ya no tenemos champiñones , pero puedo recomendarle el filete .
aunque llueve , voy a visitar el hermoso museo .
¿ por qué no quiere traer su gato ?
el castillo de Granada es más antiguo que el de Venecia .
no se preocupe , señor Wagner , le pediremos un taxi .
la señora se ha dejado su llave en el tren a Varsovia .
ella quisiera participar en la visita guiada y fotografiar la fortaleza .
¿ le importaría darme una habitación familiar con vistas al jardín ?
no estoy satisfecho con la habitación porque el apartamento está sucio .
¿ podría decirnos si la charla termina a las dos y diez ?
nuestros amigos no tienen hambre , pero quisieran un trozo de pastel .
la guía quiere saber si quiero registrarme mañana a las diez y cuarto .
el monasterio , que está a quince minutos de aquí , merece una visita .
hemos escrito una carta a nuestra vecina .
la guía quiere saber si queremos marcharnos .
como el autobús está lleno , no llegaré hasta las once y media .
el tren regional para Roma sale a la una menos cuarto del andén doce .
lo sentimos mucho , señor Schmidt . el mozo vendrá inmediatamente .
¿ sabe cuándo abre la exposición nueva ?
una habitación doble cuesta veintiún euros por noche , y el servicio de lavandería está incluido .
no sé si compraré un billete para Roma el martes .
no comemos ni huevos ni jamón .
se tarda dos horas en llegar a Bruselas en tren .
ellos han cenado en el restaurante .
¿ va este autobús a Berlín ?
¿ cuánto cuesta enviar un paquete a Irlanda ?
le gusta mucho el faro .
estoy a punto de llamar a mi hermana .
lamentablemente el hotel está completo hasta el primero de julio .
¿ dónde está el recibo ? - se lo traeré dentro de veinticinco minutos .
dudo que mi marido coma algo el miércoles .
no podemos dormir porque el cuarto de baño está sucio .
lamentablemente el hotel está completo en enero .
el pronóstico dice que va a estar nublado mañana .
mi hijo quisiera pagar con tarjeta , pero el aparato no funciona .
¿ sería posible que me reservara una mesa junto a la ventana ?
el caballero está sentado en un banco del parque y nos espera .
mañana quiero preguntar en la recepción .
¿ cuánto cuesta un apartamento bonito con cocina por noche ?
mi hijo toma limonada en el desayuno , pero yo prefiero zumo de manzana .
la llave no entra en la cerradura de la habitación ciento doce .
desde el tejado se pueden ver la iglesia y el patio .
¿ nos puede pedir un taxi ?
la mujer con la que él habló ayer era muy amable .
hola , soy Becker , de la habitación dos . quisiera pedir el desayuno .
no podemos dormir porque la suite huele a humo .
he oído que el restaurante está en la sexta planta .
¿ cuánto cuesta una suite luminosa con televisor por noche ?
mi hijo no come ni huevos ni patatas .
el supermercado está al lado de la hermosa catedral .
tome la segunda calle a la izquierda y verá el mercado cubierto delante de usted .
el teatro , que está a treinta minutos de aquí , merece una visita .
la bicicleta que alquilé está rota .
viajamos solos .
mi mujer tiene treinta y ocho grados de fiebre y dolor de cabeza .
quisiéramos que nos despertaran a las tres y media , habitación cuarenta y siete .
¿ podríamos dejar la habitación a las seis menos cuarto ?
creo que la señora Weber comprará una pila mañana a las cuatro menos cuarto .
cuando llegué a Varsovia , el armario era muy viejo .
aunque él está cansado , quiere participar en la visita de la ciudad .
quisiera hablar con la señora Fischer , por favor .
la habitación doble que reservamos la semana pasada es demasiado pequeña .
la sopa que pedí está deliciosa .
del cine al castillo hay solo veinticinco minutos a pie .
Sevilla es la ciudad más bonita que hemos visto nunca .
buenos días , señor Dubois . ¿ ha dormido bien ?
¿ podemos dejar aquí nuestra chaqueta hasta las cuatro y veinticinco ?
no se preocupe , señora Wilson , le pediremos un taxi .
¿ a qué distancia está el teatro antiguo de aquí ?
en Berlín llueve a cántaros , por eso vamos a tomar algo en el bar .
a mi marido le gusta mucho la exposición .
mi reloj va atrasado ; ya es la una .
la luz de nuestra habitación está estropeada .
¿ puede traducir esta frase ?
mi marido es de Irlanda , pero vive en Salzburgo desde hace seis años .
buenas noches , ¿ cuánto cuesta la corbata roja del escaparate ?
ayer visité el palacio .
ya es hora de que mi marido cambie su vuelo .
quería preguntarle si podría reparar el mando a distancia .
su habitación está en la primera planta , a la izquierda .
desde el tejado se pueden ver la biblioteca y el jardín .
quisiera quejarme : el sofá es demasiado corto y el teléfono está fuera de servicio .
del cine a la iglesia hay solo veinticinco minutos a pie .
nadie pudo decirnos dónde está la peluquería .
el médico dice que los huéspedes tienen que quedarse en la cama durante dos días .
¿ cuántas tazas necesita ? - cuatro , por favor .
vine a París para visitar el teatro .
nos gusta levantarnos tarde .
¿ dónde está la lista de precios ? - se la traeré mañana .
el caballero puede tener la habitación individual con televisor .
¿ quisiera marcharse dentro de cinco días ?
el juez está todavía en el juzgado , no puedo hablar con él antes de las ocho y cuarto .
la película que queríamos ver fue ayer .
el médico dice que mis hijos tienen que beber mucha agua durante seis días .
mi hermano está intentando ir a la peluquería .
¿ le importaría apagar la calefacción ? muchas gracias .
cuando el camarero habla portugués , me suena a chino .
cinco billetes de ida a Zúrich para el veintiséis de septiembre , por favor .
¿ podría abrir la ventana , por favor ?
pienso ir al cine .
siento que ella haya perdido su carné de identidad ayer por la noche .
¿ llega el autocar a Venecia a las seis ?
¿ empieza la película a las doce menos diez ?
buenos días , ¿ tienen platos sin pescado ?
¿ a qué distancia está el teatro de aquí ?
me alegro de que vayamos al teatro .
la señora Weber pasó tres días en Sevilla y ocho días en Lisboa .
quisiera un apartamento cómodo con caja fuerte , por favor .
me gusta mucho el faro .
llego el lunes dieciocho de junio a las diez menos cuarto .
avísenos en cuanto el taxi llegue , por favor .
nuestros amigos pueden tener la habitación familiar con terraza .
¿ cuándo quieres reservar una habitación doble tranquila ?
si esta tarde llueve , voy a acostarme temprano .
¿ sale el tren regional del andén seis ?
no hemos estado nunca en París , pero conocemos bien Bruselas .
quisiéramos alquilar una barca por cuatro días .
pienso que cogeré el coche .
la mujer con la que hablé ayer era muy amable .
quisiéramos nadar en el lago .
aunque llueve , mi hija va a ir a la playa .
el taxi que pedí para la una todavía no ha venido .
el tren de Sevilla a Salzburgo lleva quince minutos de retraso .
tenemos que hacer cola dos horas en el aeropuerto .
traduzca este menú , por favor .
no tengo tiempo de ir a la playa .
los niños no tienen ni idea de dónde está su libro .
¿ recogió su móvil nuevo ?
en Venecia lleva siete días lloviendo .
el castillo de Zúrich es más antiguo que el de Venecia .
el filete está delicioso .
estoy harto de la lluvia .
el hotel en el que la señora Walker estuvo en Madrid no era tan caro .
es importante que mi hijo cambie dinero antes de las ocho y media .
quisiera quejarme : la escalera mecánica está fuera de servicio y la impresora no funciona .
llevamos desde las once y cuarto intentando cambiar nuestro vuelo .
siga todo recto y luego gire a la derecha en la librería .
hola , ¿ cuándo sale el primer tren rápido para Venecia ?
siento que mi hermana se haya quedado dormida .
desde el lunes me duele la espalda .
mi hija se ha roto la mano y tiene que ir al hospital .
¿ sabía que el ayuntamiento merece una visita ?
quisiéramos reservar una habitación más barata para dos noches .
llegamos el viernes cuatro de agosto a las doce y media .
el castillo de Múnich es más antiguo que el de Praga .
cuando llegamos a París , la suite era demasiado calurosa .
¿ qué tiempo hace en Lisboa en diciembre ?
esta noche lloverá , por eso descansaremos un poco .
el médico dice que mis padres tienen que tomar las pastillas durante nueve días .
llame a un médico , por favor , mi compañero ha tenido un accidente .
el billete a Atenas cuesta ciento veinticinco euros , pero solo tengo un billete de cincuenta euros .
mi hija acaba de comprar un billete para Edimburgo .
se tarda veinticinco minutos en preparar el bocadillo .
la charla empieza a las doce y cuarto .
ellos tienen que hacer cola cinco horas en el aeropuerto .
la señora Miller quisiera pagar con tarjeta , pero el aparato no funciona .
pregúntele al señor García si quiere ir al mercado , por favor .
del centro comercial al teatro hay solo cuarenta minutos a pie .
queremos alquilar una barca en lugar de comprar un mapa .
vine a Atenas para dar un paseo por el casco antiguo .
como el tren rápido lleva cuarenta minutos de retraso , no llegaré hasta las once menos cuarto .
quisiéramos coger un taxi porque tenemos prisa .
el despertador no funciona desde esta mañana .
buenos días , señora Wagner . ¿ ha dormido bien ?
¿ está el gimnasio cerrado ?
camarero , pedí una buena sopa de verduras , pero me ha traído una ensalada .
dudo que recojamos nuestro diario más tarde .
el médico dice que mi mujer tiene que beber mucha agua durante seis días .
el jersey que mi hija compró es demasiado corto .
un taxi al centro comercial cuesta unos siete euros .
¿ para el tren nocturno en todas las estaciones ?
si el lunes hace buen tiempo , los turistas quieren hacer un picnic .
son ochenta euros . - quédese con el cambio .
como el autobús estará lleno , no llegaremos hasta las doce .
en Roma llueve a cántaros , por eso el señor Taylor se acostará temprano .
la señora Walker ha perdido su bufanda . ¿ qué debería hacer ?
quisiéramos un asiento en primera clase para Zúrich .
el director quiere saber si mi hermana reservará una mesa para dos personas el fin de semana .
¿ cambió dinero ?
no sé si reservaré una habitación pequeña .
no puedo dormir porque los vecinos escuchan música alta .
los turistas tienen que hacer transbordo en Ginebra .
¿ sabía que la lavandería cierra a las doce y media ?
él sabe que la librería está cerrada los domingos .
primero nuestros amigos quisieran comprar un billete para Venecia y después dar un paseo por el casco antiguo .
¿ qué tranvía va al monasterio ?
¿ para el tren nocturno en Bruselas ?
enséñeme la habitación doble más barata , por favor .
¿ cuánto cuesta alquilar una motocicleta por dos días ?
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho mañana .
quisiera que me despertaran a las cinco , habitación doscientos quince .
la habitación familiar que ellos reservaron la semana pasada es demasiado cara .
la chaqueta que mi marido compró es demasiado larga .
disculpe , ¿ cómo llego a la oficina de objetos perdidos ?
tengo suerte : puedo tomar algo en el bar .
busco un hotel que esté cerca de la agencia de viajes .
quisiera una habitación individual más barata con ducha , por favor .
quería preguntarle si podría darme una habitación individual con vistas al castillo .
nos interesa la hermosa biblioteca . ¿ hay una visita guiada en alemán ?
¿ podría pasarme la mantequilla , por favor ? muchas gracias .
el juez está todavía en el juzgado , no podemos hablar con él antes de las doce y cuarto .
¿ está incluida la limpieza final en el precio o tengo que pagarla aparte ?
tenemos que pagar un ojo de la cara por el vestido .
si el autocar está lleno , llamaré al hotel .
quisiéramos reservar un apartamento para cinco noches .
denos la llave de la habitación doscientos cinco , por favor .
la iglesia está abierta desde las nueve menos cuarto hasta las seis , pero los lunes está cerrada .
el camarero nos ha traído una sopa de tomate en lugar de una tabla de quesos .
la señora López celebra su aniversario de boda hoy ; quisiera encargar una tarta .
le gusta mucho el museo .
este abrigo es demasiado grande .
tenemos suerte : podemos dar un paseo por el bosque .
pasamos dos días en Colonia y cuatro días en Ginebra .
el almuerzo se sirve a partir de las doce y cuarto en el comedor .
buenos días , ¿ podemos fumar aquí ?
estamos esperando el autobús para Madrid .
¿ quiere comprar una guía de viajes ?
ellos han olvidado pagar la cuenta .
el tren nocturno parará en Varsovia .
¿ quisieras quedarte dos noches pasado mañana ?
vamos a participar en el curso de idiomas el próximo mes .
¿ conoce un buen restaurante cerca de la panadería ?
la obra de teatro dura dos horas .
el secador no funciona .
¿ cuánto cuesta alquilar una barca por tres días ?
tengo muchas ganas de comprar chocolate mañana .
quiero que nos traiga un vaso de leche .
¿ qué recomienda , la tortilla pequeña o el filete grande ?
el hotel más tranquilo de Varsovia está en la estación .
nos interesa la hermosa catedral . ¿ hay una visita guiada en italiano ?
una pregunta : ¿ podría decirnos a qué hora sale el tren rápido para Varsovia ?
un billete de ida a Bruselas , por favor , en segunda clase .
quisiera una habitación doble con bañera y vistas al lago .
hemos perdido nuestro paraguas y nuestra llave de la habitación .
le pedí al camarero que nos explicara la lista de precios , pero no ha pasado nada .
la señora llegó tarde porque el tren llegó con retraso .
¿ cuándo abre el palacio los domingos ?
he olvidado comprar un billete para Madrid .
la cuenta asciende a veintiséis euros , incluido el acceso a internet .
¿ qué vino va bien con el filete grande ?
ellos quisieran comprar una camisa blanca y una postal .
mi hijo no tiene hambre , pero quisiera una taza de café .
los huéspedes que están en la tercera planta se han quejado .
el sábado va a llover .
la charla empieza a las once .
mañana quisiera ducharme .
quisiera quejarme : el espejo está mojado y la habitación es demasiado pequeña .
desde ayer me duele la cabeza .
los niños vinieron a Valencia para fotografiar la torre .
¿ quiere alquilar una barca o prefiere comprar unas postales ?
él llega el sábado diez de octubre a las siete menos veinte .
dejaré el hotel mañana .
no comemos ni pollo ni champiñones .
buenas noches , ¿ quién puede planchar esta blusa ?
me alegro de que podamos pagar la cuenta .
ellos están hartos de la lluvia .
sería muy amable de su parte llamar a un médico .
pienso que compraré un diccionario más tarde .
¿ cuándo tengo que salir de la habitación ?
no se olvide de apagar el aire acondicionado , por favor .
todas las habitaciones de la tercera planta tienen bañera .
el huésped de la habitación cincuenta y nueve ha perdido su llave .
tres billetes de ida a Hamburgo para el siete de junio , por favor .
mi reloj va atrasado ; ya son las seis y media .
mi compañero perdió el enlace en Múnich porque el autobús fue cancelado .
nevará el sábado , por eso mi hermano quiere descansar un poco .
tengo que ducharme el fin de semana .
el vuelo de Hamburgo fue cancelado por la huelga .
los huéspedes están buscando su bolso . ¿ lo ha visto ?
el camarero me ha traído una pizza grande en lugar de una sopa de tomate fría .
mi mujer se ha roto la pierna y tiene que ir al hospital .
la caja fuerte no funciona desde el jueves .
el próximo viernes la señora Miller llega a Bruselas y se queda cinco noches .
ya no tenemos jamón , pero puedo recomendarle la macedonia de frutas .
¿ cuánto cuesta alquilar una bicicleta por nueve días ?
¿ está incluida la limpieza final en el precio o tenemos que pagarla aparte ?
el hombre con el que hablé el martes era muy amable .
he reservado una habitación familiar luminosa a nombre de Serrano .
siete sellos para cartas a Escocia , por favor .
buenas noches , ¿ está la hermosa torre cerrada los sábados ?
él llega el domingo seis de octubre a las ocho y veinte .
¿ cuánto cuesta enviar una carta a Escocia ?
siento que el caballero haya perdido el ferry anteayer .
hemos olvidado preguntar en la recepción .
me han robado el billete de tren y las gafas de sol .
una suite cuesta diecisiete euros por noche , y el servicio de habitaciones está incluido .
he comprado un florero para mi profesor .
el cuarto de baño es muy viejo .
una pregunta : ¿ tenemos que hacer transbordo en Barcelona o hay un tren directo ?
acabo de llegar a Venecia .
después del almuerzo quiero dar un paseo por el jardín del castillo , pero antes tengo que prolongar mi estancia .
en Edimburgo llueve a cántaros , por eso ellos tomarán algo en el bar .
tengo que pagar un ojo de la cara por la blusa amarilla .
este plato está frío , ¿ podría cambiarlo ?
en nuestra habitación huele a gas .
ella está a punto de pagar la cuenta .
¿ podría traernos un vaso de limonada , por favor ?
¿ tienen una casa de vacaciones para seis personas desde el domingo hasta el jueves ?
espero que volemos a Valencia pasado mañana .
¿ sería posible que me diera la llave de la habitación diez ?
¿ dónde está el vaso ? ¿ podría traérmelo , por favor ?
el taxi que pedí para las once y media todavía no ha venido .
si el miércoles hace buen tiempo , ellos van a dar un paseo por la rosaleda .
queremos que el cocinero limpie la habitación .
es una lástima que la cama sea demasiado blanda .
¿ podría venir alguien a la habitación treinta y tres ? el apartamento es demasiado caluroso .
sé que la farmacia está cerrada los lunes .
como el tren está lleno , no llegaremos hasta las cinco menos cuarto .
la señora Wagner quisiera fideos con champiñones y una taza de té .
¿ empieza la fiesta a las diez y veinticinco ?
el médico dice que mi hermano tiene que beber mucha agua durante siete días .
a los huéspedes les gusta pasear por la playa .
¿ cómo se llama ? - me llamo Anna Fischer .
¿ qué día es hoy ? - hoy es sábado , doce de diciembre .
de primero quisiéramos una sopa de pescado y de segundo carne con verduras .
no puedo dormir porque el cuarto de baño huele a humo .
¿ hay alguien aquí que hable portugués ? mi hermano no habla alemán .
la oficina de correos está enfrente del teatro de la ópera .
mi hermano tiene muchas ganas de ir al mercado el fin de semana .
mis padres tuvieron que comer algo la semana pasada .
primero ellos quisieran pagar la cuenta y después reunirse con unos amigos en la estación .
hola , ¿ cuánto cuesta enviar un paquete a Inglaterra ?
hasta que llegue el caballero , quiero comprar una postal .
¿ podría enseñarnos en el mapa dónde está el teatro de la ópera ?
los turistas se han dejado su diario en el autobús a Barcelona .
lamentablemente ya no quedan entradas para el concierto .
¿ cuánto dura el vuelo de Atenas a Praga ?
mi hijo está de buen humor porque hace sol en este momento .
en el pasillo huele a pescado .
no creo que podamos descansar un poco mañana por la mañana .
el partido de fútbol empieza a las doce y cinco .
el caballero quiere marcharse el domingo .
llámenos en cuanto el almuerzo esté listo , por favor .
disculpe , ¿ cuándo probará el queso de la región ?
el gimnasio está en la sexta planta .
el hervidor de la habitación treinta y cuatro no funciona .
no sé si nuestros amigos pueden hablar con el cocinero .
para mí un bocadillo pequeño y una taza de café , por favor .
quisiéramos saber si el tren rápido para en Sevilla .
los niños están sentados en un banco del patio y nos esperan .
¿ podría pasarme la miel , por favor ?
me quedo con la habitación individual más grande .
antes de marcharnos , quisiéramos dejar nuestra llave en la recepción .
él quisiera pan con mantequilla y una taza de café .
antes de que salga el tren , quisiéramos reunirnos con unos amigos en la estación .
los huéspedes pueden tener la habitación familiar más grande con terraza .
lleve el equipaje a la habitación , por favor .
el camarero me ha traído una sopa en lugar de una sopa de tomate .
les encantaría hacer un picnic .
para mí una pizza y una botella de vino blanco , por favor .
¿ podría enseñarnos en el mapa dónde está el acuario ?
ayer por la tarde nuestros amigos perdieron su carné de conducir .
antes de marcharme , quisiera prolongar mi estancia .
quisiera comprar una camisa y un cuaderno .
despiérteme mañana a la una menos diez , por favor , tengo que coger el tren a Lisboa .
¿ sería posible que me diera la llave de la habitación siete ?
mis hijos se han levantado temprano .
el anillo caro que la camarera de piso encontró debajo de la cama es de mi hija .
no sé si puedo trabajar en la biblioteca esta tarde .
me han robado el billete de tren y las gafas .
el tren llega a Granada a las dos menos cuarto .
para mí una sopa de verduras y cuatro vasos de agua mineral , por favor .
quisiéramos un apartamento con escritorio y vistas al puerto .
queremos que mi hermana haga senderismo por la montaña .
en Praga llueve a cántaros , por eso tomaremos algo en el bar .
llegamos tarde porque el tren rápido estaba lleno .
buenos días , ¿ tienen una habitación familiar para tres personas para cinco noches ?
llame a la señora Miller al siete tres cero dos nueve , por favor .
mi hijo quisiera comprar una corbata roja y un recuerdo .
el camarero nos ha traído una pizza pequeña en lugar de una sopa de verduras fría .
no tengo tiempo de hacer un picnic .
el mozo dice que la tasa turística cuesta cincuenta y cinco euros al día .
¿ a qué hora sale el tren nocturno para Zúrich ?
no creo que podamos ir al mercado .
puede localizar a los turistas por teléfono : cuatro ocho seis siete tres .
debe de ser un error : reservamos una habitación doble luminosa , no una habitación familiar .
el tren de Viena a Granada lleva quince minutos de retraso .
¿ cuánto cuestan las botas del escaparate ?
estoy buscando mi reloj . ¿ lo ha visto ?
pienso visitar el hermoso castillo .
he olvidado pagar la cuenta .
mi compañero se ha roto la pierna y tiene que ir al hospital .
la llave no entra en la cerradura de la habitación trescientos veinte .
he comprado una bufanda para mi hermano .
desde la torre se pueden ver el palacio y las montañas .
la blusa más pequeña cuesta un ojo de la cara .
la cuenta asciende a treinta y seis euros , incluido el aparcamiento .
no tengo hambre , pero quisiera un vaso de agua .
me alegro de que él pueda llamar a su oficina .
el director quiere saber si quisiera aparcar mi coche en el garaje pasado mañana .
hay chocolate sobre la mesa de la habitación cuarenta y uno .
¿ podría decirnos de dónde sale el tren rápido para Valencia ?
si tuviéramos más dinero , alquilaríamos un coche .
hemos oído que la torre abre a las cinco y cinco .
quisiera reservar una mesa para siete personas para las dos y cuarto .
¿ puede traerme el contrato , por favor ?
la habitación individual que reservé la semana pasada es demasiado pequeña .
ella quiere preguntar en la recepción .
¿ podemos abrir la ventana ?
quiero que apague la música .
una pregunta : ¿ está la sala de conferencias en la séptima planta ?
mi hermana quisiera hacer un picnic e ir al mercado .
quisiera un asiento en primera clase para el viernes .
una habitación individual cuesta diecinueve euros por noche , y el aparcamiento está incluido .
quisiéramos cinco entradas para el partido de fútbol del veintiocho de julio .
la torre es más bonita que el museo .
Hamburgo es la ciudad más bonita que he visto nunca .
el camarero dice que la hermosa catedral merece la pena .
él quiere ir al mercado mañana a las ocho menos cuarto .
son cincuenta euros . - quédese con el cambio .
buenas noches , ¿ podría traerme un poco más de pan , por favor ?
ellos tienen que hacer transbordo en Barcelona .
antes de salir de viaje , quisiera reunirme con unos amigos en la estación .
una habitación cuesta ciento diez euros por noche , y la tasa turística no está incluida .
la señora Serrano acaba de cambiar el vestido por otra cosa .
estamos de viaje de negocios .
el frigorífico de la habitación ciento doce está estropeado .
la catedral , que está a veinte minutos de aquí , merece una visita .
los huéspedes irán a la policía .
se tarda cuatro horas en llegar a Roma en tren .
mi compañero piensa hacer senderismo por la montaña .
ellos llegan el martes veintiocho de junio a las ocho y cuarto .
aunque hace mucho calor , queremos nadar en el lago .
cargue una taza de café a la cuenta de la habitación doscientos quince , por favor .
la comida de este restaurante es mejor que en el hotel , pero el servicio es antipático .
cuando llegamos a Hamburgo , la bañera estaba mojada .
se nos ha acabado el vinagre ; el camarero ha ido a comprar más .
¿ para el tren regional en todas las estaciones ?
ni hablar de que mi hermana vaya al cine .
viajo solo .
¿ puedo probarme el jersey ?
el tren de Zúrich a Ginebra lleva cincuenta minutos de retraso .
tenemos dolor de cabeza .
si el lunes nieva , voy a leer un libro .
ella quisiera descansar un poco porque está agotada .
¿ cuándo irá a nadar ?
el señor Brown necesita algo para la tos .
buenos días , ¿ cuánto cuesta una suite con cocina por noche ?
seis billetes de ida a Edimburgo para el nueve de junio , por favor .
tengo que darme prisa porque el tren rápido para Sevilla sale dentro de cuarenta y cinco minutos .
llame a una ambulancia , por favor , mi hija ha tenido un accidente .
el concierto se celebra en la sala de conferencias .
la luz de nuestra habitación no funciona .
un apartamento cuesta treinta euros por noche , y el minibar está incluido .
si el jueves hace buen tiempo , quiero alquilar una bicicleta .
tome la segunda calle a la derecha y verá la fortaleza delante de usted .
¿ está ocupado este asiento ?
¿ han encontrado unas gafas de sol ? nos las hemos dejado en la habitación cuatrocientos uno .
aunque él está cansado , quiere hacer senderismo por la montaña .
antes de salir de viaje , quisiera alquilar una motocicleta .
para mí una ensalada y un vaso de limonada , por favor .
le pedí al mozo que nos diera la llave de la habitación doscientos quince , pero no ha pasado nada .
quisiera quejarme : el colchón no está limpio y el cuarto de baño es demasiado frío .
es una lástima que la impresora no funcione .
después del almuerzo ella quiere ir a la playa , pero antes tiene que cambiar el vestido más pequeño por otra cosa .
en Hamburgo lleva seis días lloviendo .
camarero , pedí una tabla de quesos , pero me ha traído una ensalada .
el ascensor está estropeado , así que tengo que bajar a pie a la segunda planta .
lléveme a la farmacia , por favor , tengo prisa .
quisiéramos reservar una casa de vacaciones tranquila para cinco personas del veinte al veintiséis de julio .
mi mujer olvidó su cartera negra en el autobús ayer .
se tarda una hora en llegar a Hamburgo en autobús .
¿ termina la reunión a las cinco menos veinte ?
¿ podría decirnos si la sala de desayunos está cerrada ?
ellos tienen que quedarse unos días más .
cuando llegue a Granada , voy a hacer senderismo por la montaña .
el hotel en el que mi hermano estuvo en Barcelona tenía piscina .
cuando la guía habla alemán , me suena a chino .
no creo que podamos visitar el mercado cubierto y el teatro de la ópera .
ella quisiera cambiar cien francos suizos por euros .
mi hijo ha perdido su billete de tren y ahora tiene que rellenar un formulario .
aunque nieva , queremos visitar el museo de arte .
hay que limpiar estas camisas antes del lunes .
como el tren rápido será cancelado , no llegaremos hasta las dos y cuarto .
la cuenta asciende a veinte euros , incluido el servicio de habitaciones .
la señora López tiene que pagar un ojo de la cara por los pantalones azules .
la señora Rossi acaba de darse cuenta de que la obra es demasiado ruidosa .
tenemos hambre .
la torre está abierta desde las nueve y media hasta las siete menos cuarto , pero los lunes está cerrada .
el castillo de Ginebra es más antiguo que el de Edimburgo .
creo que ellos pueden alquilar una bicicleta mañana por la noche .
¿ sabe cómo se va de la parada de autobús a la biblioteca ?
como el tren está lleno , no llegaré hasta las nueve y media .
¿ hay una habitación individual libre del primero al catorce de mayo ?
ellos han olvidado llamar a su hermana .
mi compañero habla inglés , pero no entiende el italiano .
el camarero nos ha traído un filete en lugar de un pastel de manzana .
¿ puede darme una habitación pequeña con vistas al río , por favor ? muchas gracias .
la oficina de correos está a dos pasos del hermoso monasterio .
después de la cena mi hijo quiere comprar unas postales , pero antes tiene que pagar con cheque .
espero que mis padres puedan seguir viaje a Salzburgo dentro de cinco días .
el coche que el señor Walker alquiló está roto .
¿ cuánto cuesta enviar una postal a Francia ?
disculpe , ¿ cuánto cuesta enviar una postal a Inglaterra ?
¿ reservó una mesa para seis personas ayer por la noche ?
mi hermano quiere ir al mercado en lugar de participar en la visita de la ciudad .
la señora Wagner celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
el médico dice que mi hermana tiene que beber mucha agua durante cinco días .
el desayuno se sirve a partir de las nueve y media en el comedor .
queríamos ducharnos hace siete días .
el bolso azul que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
¿ llega el autocar a Berlín a las cinco menos diez ?
los turistas están intentando enviar una postal a Sevilla .
la playa está al lado del ayuntamiento .
en Zúrich llueve a cántaros , por eso él va a descansar un poco .
no se olvide de traducir este menú , por favor .
los niños se quedan hoy en el hotel porque tienen dolor de cabeza .
los huéspedes se quedan hoy en el hotel porque están enfermos .
¿ cuánto dura el trayecto de Edimburgo a Lisboa ?
no sé si nuestros amigos pueden probar el vino de la región esta tarde .
el director cerrará la ventana .
primero quisiera pagar la cuenta y después ir a la ópera .
me he duchado .
quiero que mis hijos se reúnan con unos amigos en la estación .
buenos días , ¿ cuándo tengo que dejar la habitación ?
no tenemos ganas de alquilar una motocicleta .
el juez está todavía en el juzgado , no puedo hablar con él antes de las diez y media .
la señora López ha cancelado la reserva para el miércoles .
tengo muchas ganas de probar el queso de la región mañana .
el colchón es demasiado duro .
hemos olvidado comprar un billete para Venecia .
le pedí al camarero que tradujera esta carta , pero no ha pasado nada .
acabo de darme cuenta de que el apartamento está sucio .
¿ cuánto cuestan las entradas para la visita de la ciudad del sábado ?
la señora quisiera prolongar su estancia .
¿ podría decirnos si la sala de desayunos está en la séptima planta ?
el señor Schmidt pasó cinco días en Praga y cuatro días en Hamburgo .
el castillo está abierto desde las nueve menos cuarto hasta las cuatro y cuarto , pero los miércoles está cerrado .
en nuestra habitación huele a pescado .
nos han robado el billete de avión y la bufanda .
desde el viernes me duele la espalda .
ni hablar de que mi hermano vaya al cine .
¿ sabe cómo se va de la peluquería a la fortaleza ?
hemos oído que la boda se celebra en el teatro de la ópera .
he escrito una carta a mis padres .
¿ sabe cómo se va del centro comercial a la iglesia ?
disculpe , la carta solo está en italiano , ¿ me la podría traducir ?
ellos tienen dolor de estómago .
este vestido es demasiado grande .
el desayuno se sirve a partir de las siete menos cuarto en la terraza .
el partido que quería ver ya ha empezado .
¿ va este autobús a Múnich ?
el camarero nos ha traído una macedonia de frutas en lugar de un bocadillo vegetariano .
disculpe , ¿ cómo llego a la parada de taxis ?
antes de que salga el tren , quisiéramos ir al mercado .
las plantas de la segunda planta necesitan agua .
queremos fotografiar el faro en lugar de comprar un cuaderno .
los pantalones cuestan un ojo de la cara .
nos perdimos en la ciudad ayer por la noche .
ni hablar de que mis padres participen en la excursión .
quisiera que me despertaran a las diez , habitación ciento veinte .
¿ desea pagar en efectivo o por transferencia , señora Walker ?
queremos llamar a nuestros padres el fin de semana .
preferiría una habitación individual más barata que tenga baño .
quisiéramos una habitación familiar con escritorio y vistas al jardín .
lo sentimos mucho , señora López . el técnico se ocupará de ello inmediatamente .
¿ cuánto cuestan las botas más baratas del escaparate ?
¿ cuánto cuesta una habitación familiar grande con cocina por noche ?
nuestros amigos no tienen ganas de participar en la excursión .
del banco al zoo hay solo quince minutos a pie .
¿ cuánto cuesta una habitación luminosa con balcón por noche ?
al señor Navarro le gusta pasear por la playa .
disculpe , ¿ cómo llegamos al cajero automático ?
no tengo ni idea de dónde está mi móvil .
el caballero no está satisfecho con la habitación porque el enchufe no funciona .
la cena se sirve a partir de las ocho y cuarto en la terraza .
mi mujer está intentando prolongar su estancia .
quisiera que me despertaran a las ocho , habitación ocho .
mi hermana está intentando cambiar su vuelo .
ellos vinieron a Barcelona para comprar unos sellos .
su habitación está en la séptima planta , enfrente del ascensor .
ayer por la noche hicimos senderismo por la montaña .
pasamos cuatro días en Valencia y dos días en Atenas .
si mañana llueve , mi hermano va a tomar algo en el bar .
primero quisiera hablar con la guía y después ir a la playa .
¿ podría venir alguien a la habitación treinta y dos ? la cama supletoria no está hecha .
el caballero no tiene ni idea de dónde está su diario .
el trayecto dura tres horas y diez minutos .
es posible que hablemos con el cocinero esta tarde .
estamos esperando el tren rápido para Ginebra .
quisiéramos un apartamento bonito con caja fuerte y vistas al castillo .
¿ está incluido el servicio de lavandería en el precio o tenemos que pagarlo aparte ?
queremos que el médico traiga la cuenta .
tuvimos que comprar una maquinilla de afeitar el viernes pasado .
el filete está frío .
aunque la señora Serrano está resfriada , quiere ir al mercado .
he oído que el desayuno es gratis .
llame a una ambulancia , por favor , mi hermano ha tenido un accidente .
lamentablemente no tenemos suites libres hasta el domingo .
¿ podría dejar la habitación a las cuatro ?
pienso que podemos trabajar en la biblioteca el fin de semana .
¿ dónde está la hoja de registro ? - se la enviaré dentro de cincuenta minutos .
de la parada de autobús a la biblioteca hay solo diez minutos a pie .
una pregunta : ¿ puede reparar la lámpara ?
la señora Fischer celebra su aniversario de boda el martes ; quisiéramos encargar flores .
mis hijos quisieran comer algo porque tienen hambre .
mi hijo no llamará a su familia .
la ventana no se puede abrir , y la cama supletoria es demasiado corta .
ella quiere dar un paseo por el casco antiguo pasado mañana .
¿ sería posible que limpiara la habitación once ?
aunque el técnico ha reparado el grifo , sigue sin funcionar .
¿ qué autobús va a la fortaleza antigua ?
¿ dónde tenemos que bajar para ir a la panadería ?
llame a un médico , por favor , mi hijo ha tenido un accidente .
voy a traer mi perro dentro de dos horas .
quisiéramos saber si el tren nocturno sale a las siete y media .
quisiera beber algo porque tengo sed .
el médico dice que mis hijos tienen que quedarse en la cama durante seis días .
¿ qué tiempo hace en Edimburgo hoy ?
quiero fotografiar el teatro en lugar de alquilar una bicicleta .
llame al señor Dubois al dos tres tres tres tres , por favor .
he oído que el desayuno está incluido en el precio .
hemos pedido una ensalada verde . ¿ cuándo nos la va a traer ?
el tren nocturno para Bruselas sale a las tres y media del andén dos .
nos han robado el carné de identidad y el paraguas verde .
la señora tiene que hacer transbordo en Hamburgo .
¿ dónde está la cama supletoria ? ¿ podría traérmela , por favor ?
hemos perdido nuestro abrigo y nuestro anillo .
no hemos estado nunca en Granada , pero conocemos bien Atenas .
pregúntele al señor Taylor si quiere comprar un mapa , por favor .
¿ está el gimnasio en la quinta planta ?
en Barcelona llueve a cántaros , por eso veré la televisión .
se tarda cuatro horas en llegar a Valencia en tren .
buenos días , la carta solo está en italiano , ¿ me la podría traducir ?
fotografiaré el famoso faro .
¿ está incluida la media pensión en el precio o tengo que pagarla aparte ?
ya es hora de que mi hija llame a su oficina .
tenemos muchas ganas de dar un paseo por el parque mañana .
quisiera saber si el tren regional tiene coche restaurante .
aquí tiene su llave , señora Walker . su habitación está en la quinta planta .
quiero que confirme la reserva por correo electrónico .
¿ han encontrado un abrigo verde ? me lo he dejado en la habitación trescientos ocho .
tome la segunda calle a la derecha y verá la exposición nueva delante de usted .
¿ podría firmar aquí y planchar esta camisa ?
¿ hay cerca del hotel un médico que hable español ?
no se preocupe , señor López , le traeremos una manta más gruesa .
el señor Becker ha cancelado la reserva para el martes .
¿ hay cerca del hotel un médico que hable inglés ?
para mí un helado y una taza de té , por favor .
el jersey que compré es demasiado grande .
a los huéspedes les gusta mucho la hermosa iglesia .
la señora Wagner llamó a las once y cuarto y dejó un recado para la señora Taylor .
dudo que mi hermano envíe un paquete a Bruselas .
estamos enfermos .
estoy de viaje de negocios .
mi hija se ha roto la pierna y tiene que ir al hospital .
dudo que el señor Dubois cambie el jersey rojo por otra cosa esta tarde .
la señora Walker tiene que hablar con el médico a las diez .
tengo que ir al banco antes de las ocho porque necesito dinero .
cuando el técnico habla italiano , me suena a chino .
camarero , pedí un filete grande , pero me ha traído una tortilla pequeña .
¿ le importaría explicarnos la cuenta ?
mi compañero lleva desde las tres y media intentando cambiar dinero .
buenas noches , ¿ cuánto cuesta una habitación individual con baño por noche ?
estoy esperando el autobús para Valencia .
los pantalones más cortos cuestan setenta y cinco euros , pero el bañador azul es más barato .
¿ podría preparar la cuenta de la habitación cuatrocientos diez ? me marcho dentro de una hora .
nos han robado el pasaporte y el sombrero .
¿ quién puede esperar un momento ?
antes de marcharnos , quisiéramos llamar a nuestro jefe .
mi hermano está intentando enviar un paquete a Múnich .
pregúntele a la señora Wagner si quiere reunirse con unos amigos en la estación , por favor .
¿ cuánto se tarda en reparar la ducha ?
no creo que mis padres puedan traer su gato .
he perdido mis gafas y ahora tengo que rellenar un formulario .
¿ alquiló una bicicleta ayer por la noche ?
quisiera aparcar mi coche en el garaje .
se tarda cincuenta minutos en preparar la tortilla .
todavía no he recibido el recibo . ¿ podría enviármelo ?
el tren sale a las once y cuarto .
el teatro está abierto desde las ocho y cuarto hasta las siete menos cuarto , pero los sábados está cerrado .
tres sellos para postales a Austria , por favor .
disculpe , ¿ podría pasarnos la mermelada , por favor ?
¿ puedes firmar aquí , por favor ?
disculpe , ¿ cómo llego a la panadería ?
queremos cambiar de habitación porque la cafetera está fuera de servicio .
dudo que mi marido compre un billete para Múnich pasado mañana .
puede localizar a mi hijo por teléfono : tres uno ocho seis ocho .
siga todo recto y luego gire a la derecha en la farmacia .
si el fin de semana hace buen tiempo , mis hijos quieren visitar el acuario .
no hemos estado nunca en Granada , pero conocemos bien Hamburgo .
¿ qué día es hoy ? - hoy es viernes , veintitrés de abril .
la falda cuesta treinta y un euros , pero la chaqueta caliente es más barata .
es importante que mi compañero reserve una habitación doble bonita hoy .
¿ han encontrado un sombrero ? me lo he dejado en el bar .
¿ podría decirme de dónde sale el tren para Sevilla ? gracias por su ayuda .
queremos que la camarera traiga la cuenta .
no tengo ni idea de dónde está mi collar caro .
la señora Rossi celebra su aniversario de boda el lunes ; quisiéramos encargar flores .
¿ qué tiempo hace en Granada en mayo ?
pregúntele a la señora Rossi si quiere visitar la exposición y el palacio , por favor .
los huéspedes están intentando reservar una habitación doble .
¿ puedo dejar aquí mi cámara hasta las doce y diez ?
el paraguas negro que la camarera de piso encontró en la habitación ciento veinte es de mi hermana .
el autocar no va a Roma .
el domingo va a hacer sol .
el bar está en la cuarta planta .
hay que lavar estas blusas antes del martes .
él no se marchará .
no he estado nunca en París , pero conozco bien Venecia .
de la gasolinera a la iglesia hay solo cincuenta minutos a pie .
después del almuerzo quiero visitar el famoso castillo y la torre , pero antes tengo que aparcar mi coche en el garaje .
mi marido quisiera jamón y huevos y una taza de café .
¿ fue al mercado el mes pasado ?
preferiríamos un apartamento que tenga balcón .
es importante que el caballero cancele su reserva hoy .
tengo que hacer cola seis horas en el museo .
no hay de qué , señor Serrano . ¡ buen viaje !
quisiéramos comprar unos zapatos y un mapa .
mañana a las cuatro menos cuarto quiero comprar chocolate .
el televisor de mi habitación está estropeado .
quiero cambiar de habitación porque la habitación es demasiado fría .
disculpe , ¿ qué hora es ? - son las tres y media .
la señora Moreno llegará el veintiocho de agosto a las ocho .
el camarero nos ha traído un bocadillo en lugar de una sopa de verduras .
mis hijos suelen levantarse a las seis y media .
no puedo dormir porque la cama supletoria es demasiado blanda .
disculpe , ¿ cómo llegamos al centro comercial ?
nadie pudo decirnos dónde está la comisaría .
la tortilla está fría .
necesitamos algo para la tos .
¿ tienen una suite bonita para cinco personas hasta el viernes ?
no sé si podemos comer algo mañana a las nueve y diez .
espero que podamos ver la televisión .
¿ podría el mozo rellenar el formulario ?
todas las habitaciones de la cuarta planta tienen balcón .
él necesita algo para el dolor de cabeza .
el camarero nos ha traído una sopa de tomate en lugar de una ensalada .
quiero cambiar de habitación porque el sofá es demasiado duro .
olvidamos nuestras gafas en el restaurante ayer y ahora tenemos que rellenar un formulario .
la exposición , que está a cinco minutos de aquí , merece una visita .
el teatro de la ópera , que está a treinta minutos de aquí , merece una visita .
quisiera reservar un apartamento para cuatro personas del catorce al veintidós de mayo .
si el tren está lleno , mi mujer cogerá un taxi .
quisiéramos que nos despertaran a las tres menos cuarto , habitación ciento uno .
¿ podría enseñarnos en el mapa dónde está la catedral antigua ? gracias por su ayuda .
una pregunta : ¿ cuánto dura el vuelo de Valencia a Varsovia ?
primero quisiera aparcar mi coche en el garaje y después hacer senderismo por la montaña .
lamentablemente el hotel está completo en diciembre .
hola , ¿ qué vino va bien con la tortilla ?
¿ qué recomienda , el bocadillo frío o el helado ?
mi compañero tiene treinta y ocho grados de fiebre y tos .
¿ qué día es hoy ? - hoy es miércoles , nueve de agosto .
ya no tenemos huevos , pero puedo recomendarle el bocadillo .
el camarero me ha traído una sopa caliente en lugar de una sopa de pescado caliente .
¿ qué recomienda , el filete o la macedonia de frutas ?
siento que hayamos dejado nuestro billete de tren en la habitación .
quisiéramos una habitación doble con bañera y vistas a la plaza .
ella quisiera cambiar doscientos francos suizos por euros .
la señora López está harta de la lluvia .
me quedo hoy en el hotel porque estoy resfriada .
todavía no he recibido el recibo . ¿ podría dármelo ?
¿ quisiera ir a la playa mañana por la mañana ?
me encantaría comprar unas postales .
el director me traerá la cuenta .
llame a la señora García al seis cuatro siete cero seis , por favor .
aunque el técnico ha reparado la radio , sigue sin funcionar .
esta tarde va a hacer mucho calor .
mis hijos se quedan hoy en el hotel porque están resfriados .
no se olvide de prestarme una bicicleta , por favor .
¿ cuánto cuesta un apartamento más grande con terraza por noche ?
los niños han cambiado dinero .
tenemos muchas ganas de visitar el acuario y el monasterio el fin de semana .
el desayuno se sirve a partir de las siete y cuarto en la terraza .
¿ qué recomienda , la sopa de tomate o la sopa de verduras ?
mi compañero está sentado en un banco del parque y lee el periódico .
necesito la lista de precios . ¿ me la puede enviar ?
ya es hora de que nuestros amigos hablen con el director .
¿ qué día es hoy ? - hoy es lunes , veinticinco de mayo .
hemos comprado chocolate para nuestra vecina .
la guía quiere saber si ella quiere quedarse unos días más .
el mozo me enseñará el apartamento cómodo .
el fin de semana lloverá , por eso voy a descansar un poco .
dudo que demos un paseo por el parque más tarde .
no creo que mis hijos dejen su chaqueta en la recepción .
la camarera dice que la sauna no está en la quinta planta .
debe de ser un error : reservamos un apartamento , no una habitación luminosa .
nos encantaría ir al mercado .
dos billetes de ida a Atenas para el veintiséis de junio , por favor .
voy a reunirme con unos amigos en la estación a las diez menos cuarto .
la carta que envié a Berlín todavía no ha llegado .
la señora Schmidt llamó a las cuatro y veinte y dejó un recado para el señor Rossi .
espero que comamos algo mañana por la mañana .
la señora Schmidt llegará el nueve de septiembre a las nueve y veinticinco .
mis hijos quieren aparcar su coche en el garaje .
el hospital está al lado del teatro de la ópera .
el huésped de la habitación trescientos ocho quisiera hablar con usted .
el señor Taylor está buscando su maleta . ¿ la ha visto ?
¿ llega el autocar a Múnich a las diez y media ?
¿ cuándo tengo que dejar la habitación ?
quisiera quejarme : la mesa está sucia y el sofá es demasiado blando .
el médico dice que los turistas tienen que quedarse en la cama durante ocho días .
¿ podría preparar la cuenta de la habitación veintiuno ? nos marchamos dentro de una hora .
pedí un filete grande . ¿ cuándo me lo va a traer ?
queríamos quedarnos unos días más ayer por la noche .
¿ por qué no fuiste al cine ?
cuando llegamos a Bruselas , la lavadora no funcionaba .
llámenos en cuanto la cuenta esté lista , por favor .
la fortaleza antigua está abierta desde las nueve y media hasta las cuatro y cuarto , pero los martes está cerrada .
¿ tienen una suite cómoda para cuatro personas hasta el domingo ?
el mes pasado queríamos levantarnos temprano .
mis padres tienen que hacer cola seis horas en la estación .
siento que nuestros amigos hayan dejado su carné de conducir en la habitación ayer por la noche .
siento que nuestros amigos hayan perdido el autocar .
el hotel en el que estuvimos en Valencia estaba cerca de la estación .
llegamos el jueves quince de septiembre a las seis menos cuarto .
¿ podría venir alguien a la habitación cuarenta y cuatro ? la habitación es demasiado pequeña .
aquí tiene su llave , señor Serrano . su habitación está en la cuarta planta .
el mes pasado tuvimos un accidente . ¿ qué deberíamos hacer ?
la señora Weber quisiera pagar con tarjeta , pero el aparato no funciona .
mis padres han pedido una buena sopa .
un trozo de pastel cuesta dos euros con treinta .
buenos días , ¿ cuándo sale el próximo tren para Venecia ?
mi hermano quisiera acostarse temprano porque está cansado .
ella acaba de darse cuenta de que la lavadora está estropeada .
una pregunta : ¿ cuánto cuesta enviar una carta a Portugal ?
mi mujer quisiera carne con verduras y un vaso de limonada .
mi marido se ha quedado dormido .
ella suele levantarse a las diez menos cuarto .
he tenido un accidente .
llegamos el domingo catorce de marzo a las diez y cuarto .
nevará mañana , por eso queremos ver la televisión .
el caballero está intentando cancelar su pedido .
quisiera reservar una suite para seis personas del catorce al veintidós de abril .
si tuviera más dinero , viajaría más .
el huésped de la habitación trescientos doce todavía no ha pagado .
espero que mi marido pueda esperar en el jardín más tarde .
siento que los niños hayan tenido un accidente ayer por la noche .
el veintisiete de agosto llegamos a Bruselas y nos quedamos siete noches .
ella acaba de darse cuenta de que los niños escuchan música alta .
ella tiene que hacer cola dos horas en el aeropuerto .
solemos levantarnos a las siete y media .
el tren regional para Atenas sale a las diez y diez del andén ocho .
la ventana no se puede cerrar , y el cajero automático está fuera de servicio .
al señor Taylor le gusta mucho el museo de arte nuevo .
la parada de autobús está a dos pasos del ayuntamiento antiguo .
queremos cambiar de habitación porque el colchón no está limpio .
mi marido se ha roto la pierna y tiene que ir al hospital .
anteayer fuimos en tren a Edimburgo .
el ascensor está estropeado , así que tengo que subir a pie a la séptima planta .
llame a la señora Walker al tres tres dos cero cero , por favor .
no estamos satisfechos con la habitación porque la cama no está hecha .
buenos días , ¿ qué recomienda , la pizza o la macedonia de frutas ?
estoy esperando el autocar para Colonia .
quisiera hablar con el señor Taylor , por favor .
me quedé dormido .
avísenos en cuanto la habitación esté lista , por favor .
pasé dos días en Londres y siete días en Varsovia .
buscamos un hotel que esté cerca del banco .
¿ cuánto dura el trayecto de Lisboa a Ginebra ?
siento que nos hayamos perdido en la ciudad .
buenos días , ¿ cuánto cuesta alquilar una motocicleta por tres días ?
el almuerzo se sirve a partir de la una menos cuarto en el comedor .
recomiéndenos un buen museo , por favor .
espero que podamos visitar el monasterio en enero .
el martes pasado dejamos nuestra tarjeta de crédito en casa y ahora tenemos que llamar al hotel .
siento que mis padres hayan dejado su carné de conducir en el coche .
la barca que alquilé está rota .
he oído que la media pensión es gratis .
buenas noches , soy Miller , de la habitación treinta y cuatro . quisiera pedir el desayuno .
no hemos estado nunca en Barcelona , pero conocemos bien Varsovia .
mis hijos quisieran ir a bailar y fotografiar el teatro de la ópera .
nos interesa el acuario . ¿ hay una visita guiada en inglés ?
buenas noches , ¿ qué autobús va a la iglesia ?
¿ para el tren rápido en Valencia ?
buenos días , ¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
ellos dejaron su billete de tren en el coche ayer por la tarde y ahora tienen que ir a la policía .
¿ fotografiaste el museo ?
quiero que el mozo espere un momento .
¿ le importaría traducir esta frase ?
cenamos en la terraza el mes pasado .
lo sentimos mucho , señor Wilson . el técnico vendrá inmediatamente .
¿ sería posible que me prestara un cargador ?
el billete a Bruselas cuesta ochenta y cinco euros , pero solo tenemos un billete de cien euros .
no vale la pena ir a la fiesta .
el taxi que pedí para las dos y cuarto todavía no ha venido .
tenemos suerte : podemos visitar la exposición .
no hay de qué , señora Taylor . ¡ buen viaje !
nadie pudo decirme dónde está la oficina de correos .
este plato está demasiado salado , ¿ podría cambiarlo ?
el coche que alquilamos es demasiado pequeño .
la recepcionista llevará las maletas al ascensor .
quisiera saber si el tren nocturno llega a Madrid a las seis y media .
la cuenta asciende a veintiocho euros , incluido el servicio de habitaciones .
quisiéramos comer algo porque tenemos hambre .
¿ podría venir alguien a la habitación trescientos ocho ? la habitación es demasiado pequeña .
¿ cuántos platos necesita ? - dos , por favor .
es posible que cambiemos nuestro vuelo el viernes .
el jersey que compramos es demasiado grande .
¡ hasta luego , Julia !
tengo que dejar mis gafas en la recepción .
no creo que ellos puedan tomar algo en el bar mañana por la mañana .
no hay electricidad en nuestra habitación .
dentro de una hora me marcho .
la obra de teatro que ella quería ver empieza a las ocho y veinte .
¿ podría el mozo llamar a la policía ?
me quedé dormido . ¿ qué debería hacer ?
hay un diccionario sobre la mesa de la habitación cincuenta y siete .
mi compañero se reunirá con unos amigos en la estación en agosto .
se nos ha acabado la miel ; el mozo ha ido a comprar más .
la habitación es demasiado calurosa .
tengo muchas ganas de participar en la excursión el fin de semana .
quisiera quejarme : el enchufe no funciona y la lavadora está estropeada .
ella tiene que pagar un ojo de la cara por la camisa .
mi marido suele levantarse a las nueve menos cuarto .
cuando llegamos a Sevilla , el teléfono no funcionaba .
es posible que él se cambie a otra habitación dentro de siete días .
¿ llega el autobús a Colonia a las once ?
buenas noches , este plato está frío , ¿ podría cambiarlo ?
estamos de buen humor porque está nublado ahora .
no hace falta que nos traiga el contrato , la recepcionista ya nos lo ha dado .
va a estar nublado pasado mañana .
¿ va este autobús a Madrid ?
la oficina de objetos perdidos está a dos pasos del zoo .
llevo desde las dos y cinco intentando cambiar dinero .
no tengo ganas de hacer un picnic .
despiérteme mañana a las diez y media , por favor , tengo que coger el tren a Ginebra .
aquí tiene su pasaporte , señora Becker . su habitación está en la primera planta .
pienso que mis padres visitarán el palacio y la biblioteca .
la familia Wilson se aloja aquí desde el once de mayo .
el monasterio está abierto desde las nueve y media hasta las cuatro y cuarto , pero los jueves está cerrado .
no se preocupe , señor Serrano , le despertaremos a las dos y cinco .
dormimos como un tronco porque la habitación era tan tranquila .
el hombre con el que hablé esta mañana era muy amable .
¿ quisiera desayunar en el restaurante más tarde ?
¿ sale el tren rápido a las once ?
¿ qué tiempo hace en Hamburgo en agosto ?
¿ podría cambiarme quinientos euros , por favor ?
vinimos a Múnich para visitar la fortaleza .
tenemos que ducharnos .
queremos esperar en el vestíbulo mañana .
no vale la pena visitar el famoso museo .
hay que planchar estos pantalones antes del sábado .
¿ visitó la catedral antigua la semana pasada ?
no puedo dormir porque el apartamento no está listo .
hemos olvidado enviar un paquete a Zúrich .
el aire acondicionado de nuestra habitación no funciona .
se tarda seis horas en llegar a Valencia en tren .
se tarda cinco horas en llegar a Sevilla en coche .
mi hermana se queda hoy en el hotel porque está enferma .
el veintisiete de junio perdimos nuestra maleta negra y ahora tenemos que ir a la oficina de objetos perdidos .
la señora Miller celebra su cumpleaños hoy ; quisiera encargar una tarta .
para mí una macedonia de frutas y una taza de café , por favor .
el autobús llega a Londres a las nueve menos diez .
quisiéramos reservar una habitación tranquila para seis noches .
si no es mucha molestia , ¿ podría ponernos con la habitación treinta y dos ?
no nos traiga todavía el pastel de manzana , por favor .
¿ sería posible que nos trajera un tenedor ?
el hotel en el que estuvimos en París estaba cerca de la estación .
hará mucho viento el miércoles .
la parada de autobús está a dos pasos del ayuntamiento .
no vale la pena visitar la catedral .
los huéspedes no tienen tiempo de ir al teatro .
ni hablar de que mis padres visiten la fortaleza .
se tarda veinte minutos en preparar la pizza .
la señora ha perdido su collar y su llave del coche .
¿ cuánto se tarda en reparar el aire acondicionado ?
¿ podría decirnos a qué hora sale el tren rápido para Viena ?
cuando lleguemos a Múnich , vamos a visitar el museo y la catedral .
¿ qué día es hoy ? - hoy es sábado , veinticuatro de febrero .
no se preocupe , señora Rossi , le pediremos un taxi .
nos quedamos hoy en el hotel porque estamos cansados .
hay que planchar estas camisas antes del miércoles .
¿ qué recomienda , el pastel de manzana o la sopa de pescado ?
por culpa del mal tiempo los niños tienen más tiempo para leer .
la carta que enviamos a Sevilla todavía no ha llegado .
pregúntele a la señora Taylor si quiere visitar el famoso faro , por favor .
después del almuerzo la señora quiere comprar unos recuerdos , pero antes tiene que cambiar su vuelo .
el señor Schmidt está harto de esperar .
¿ conoce un hotel barato cerca de la parada de taxis ?
temo que el autobús sea cancelado .
buenas noches , ¿ conoce un hotel barato cerca de la panadería ?
estoy harto de esperar .
él acaba de recoger sus guantes .
todas las habitaciones de la quinta planta tienen baño .
el concierto que queríamos ver ya ha empezado .
¿ cuánto tiempo tengo antes de que salga el autobús ?
¿ dónde está la confirmación de la reserva ? - se la enviaré inmediatamente .
es importante que mis padres llamen a su hermano antes de la una .
¿ han encontrado unas gafas ? nos las hemos dejado en la habitación cuatrocientos uno .
llevo desde las ocho y media intentando reservar una mesa para ocho personas .
mi hermana ha perdido su billete de tren y ahora tiene que rellenar un formulario .
el tren para Edimburgo sale a las seis y media del andén tres .
dos sellos para cartas a Francia , por favor .
no tenemos ni idea de dónde están nuestros guantes nuevos .
¡ hasta luego , Laura !
queremos que el médico limpie la habitación .
camarero , pedí una tortilla grande , pero me ha traído una macedonia de frutas .
si el viernes llueve , veré la televisión .
me he dejado mi paraguas gris en el avión a Granada .
¿ cuándo sale el próximo tren para Barcelona ?
quisiera que me despertaran a las siete y cuarto , habitación ciento cinco .
tengo que ir al banco antes de la una porque necesito dinero .
debe de ser un error : reservé una suite pequeña , no una habitación familiar más grande .
el director dice que la fiesta se celebra en el ayuntamiento .
¿ puedes ayudarme con el equipaje , por favor ?
quiero cambiar mi vuelo .
disculpe , ¿ qué hora es ? - son las diez menos cuarto .
¿ podría venir alguien a la habitación doscientos uno ? el cajero automático está fuera de servicio .
¿ por qué no dejaste tu chaqueta en la recepción ?
¿ dónde tengo que bajar para ir a la oficina de objetos perdidos ?
mi hija quiere cambiar de habitación porque la bañera está mojada .
el director firmará aquí .
el director quiere saber si queremos cenar en el restaurante .
hay que limpiar estas blusas antes del martes .
no me traiga todavía el helado , por favor .
el médico dice que nuestros amigos tienen que beber mucha agua durante cuatro días .
el jueves hará mucho frío , por eso mi mujer va a acostarse temprano .
nadie pudo decirme dónde está el banco .
el avión a Berlín despega a las ocho y media .
necesitamos la hoja de registro . ¿ nos la puede enviar ?
mi hermana tiene treinta y ocho grados de fiebre y tos .
después del desayuno queremos hacer senderismo por la montaña , pero antes tenemos que reservar una suite .
para mí una macedonia de frutas y una botella de agua mineral , por favor .
¿ a qué distancia está la exposición de aquí ?
¿ quién puede darme la llave de la habitación ocho ?
preferiría una suite pequeña que tenga caja fuerte .
mi hijo perdió su maleta el mes pasado y ahora tiene que ir a la policía .
mis padres irán al mercado .
el señor Schmidt lleva desde las doce y media intentando comprar pasta de dientes .
¿ necesito receta para las gotas para los ojos ?
se tarda tres horas en llegar a Granada en tren .
la cena se sirve a partir de las nueve en el comedor .
el vuelo de Barcelona fue cancelado por la niebla .
el taxi que pedimos para las cuatro y veinte todavía no ha venido .
antes de que anochezca , quisiéramos comprar unas postales .
ya no tenemos patatas , pero puedo recomendarle el pastel de manzana .
¿ hay alguien aquí que hable francés ? mi hijo no habla inglés .
nos gustó mucho el partido de fútbol .
¿ dónde está el tenedor ? ¿ podría traérnoslo , por favor ?
¿ cuándo quiere hacer un picnic ?
tuve que pagar la cuenta el mes pasado .
no se preocupe , señor Dubois , le pediremos un taxi .
buenos días , pedí un helado . ¿ cuándo me lo va a traer ?
nos gusta mucho el ayuntamiento .
el tren nocturno para Madrid sale a las doce del andén trece .
el hotel en el que el señor Schmidt estuvo en Múnich no era tan caro .
¿ por qué no prolongaste tu estancia ?
pasamos cuatro días en Madrid y tres días en Sevilla .
disculpe , ¿ cómo llego a la farmacia ?
el camarero dice que el bar abre a las dos menos cuarto .
llame al señor Navarro al ocho tres tres dos dos , por favor .
hemos reservado una habitación a nombre de López .
este vestido es demasiado largo .
la cuenta asciende a ciento veinte euros , incluido el servicio .
¿ compró un cuaderno el sábado pasado ?
se tarda cuatro horas en llegar a Lisboa en autobús .
¿ quién puede abrir la ventana ?
los huéspedes quisieran pollo con arroz y un vaso de cerveza .
nuestro equipaje no ha llegado ; debe de estar todavía en Múnich .
a los niños les gusta mucho la catedral antigua .
aquí tiene su tarjeta , señora Dubois . su habitación está en la quinta planta .
se tarda seis horas en llegar a Salzburgo en autobús .
la motocicleta que alquilamos es demasiado pequeña .
ayer por la noche hicimos un picnic .
mi hija no tiene ni idea de dónde está su móvil nuevo .
el médico dice que nuestros amigos tienen que quedarse en la cama durante nueve días .
después del desayuno queremos alquilar una motocicleta , pero antes tenemos que preguntar en la recepción .
llegamos tarde porque el tren fue cancelado .
mi hija ha comprado chocolate para su jefe .
es una lástima que el sofá sea demasiado blando .
la camisa roja cuesta seis euros , pero la corbata es más barata .
lloverá , por eso quiero tomar algo en el bar .
¿ podría preparar la cuenta de la habitación cincuenta y cuatro ? nos marchamos hoy .
¿ va el tren rápido a Madrid ?
ya es hora de que nuestros amigos llamen a su familia .
quisiéramos quedarnos hasta el viernes .
quisiera un apartamento con balcón y vistas al río .
es importante que mis hijos hablen con el cocinero antes de las ocho y diez .
soy de Austria , pero vivo en Londres desde hace dos años .
¿ han encontrado un diario ? nos lo hemos dejado en el bar .
me encantaría ir a la ópera .
me llamo Navarro , tengo una reserva para dos personas .
el centro comercial está al lado de la famosa biblioteca .
quisiera que me despertaran a las diez , habitación veintitrés .
¿ desea pagar por transferencia o con cheque , señora Walker ?
de la peluquería a la catedral hay solo cincuenta minutos a pie .
el huésped de la habitación cincuenta y siete todavía no ha pagado .
¿ tienen platos sin pollo ?
nos interesa el famoso monasterio . ¿ hay una visita guiada en italiano ?
¿ quiere fotografiar el palacio ?
hace una hora mi hermano quería ir a la peluquería .
antes de salir de viaje , ella quisiera hacer senderismo por la montaña .
siento que nos hayamos resfriado el veintisiete de febrero .
buenos días , ¿ podría decirnos de dónde sale el tren para Praga ?
¿ sabía que la sala de desayunos está en la segunda planta ?
¿ podría venir alguien a la habitación diez ? la mesa es muy vieja .
una botella de agua cuesta cuatro euros con setenta .
la señora Serrano perdió el enlace en Ginebra porque el autobús llegó con retraso .
ni hablar de que mi hermana dé un paseo por el bosque .
estoy seguro de que cambiaré mi vuelo .
¿ quisieras tomar algo en el bar ?
¿ cuánto cuesta la falda más barata del escaparate ?
la línea está ocupada . ¿ desea dejar un recado ?
la señora López ha cancelado la reserva para el domingo .
el huésped de la habitación treinta y dos ha pedido el desayuno .
quisiera quejarme : el secador está estropeado y el hervidor no funciona .
una pregunta : ¿ tienen una casa de vacaciones para cinco personas hasta el sábado ?
de la peluquería al hermoso mercado cubierto hay solo cinco minutos a pie .
me encantaría probar el vino de la región .
pídame un taxi , por favor .
hemos pedido un helado . ¿ cuándo nos lo va a traer ?
el hotel en el que estuve en Hamburgo estaba cerca de la estación .
no creo que podamos hacer senderismo por la montaña esta noche .
el vuelo a Ginebra fue cancelado por la tormenta .
si no es mucha molestia , ¿ podría ponerme con la habitación ciento diez ?
la cerradura de la puerta está estropeada , y los turistas no encuentran la llave .
el avión a Sevilla despega a las dos y cuarto .
no nos traiga todavía la buena sopa de pescado , por favor .
mis hijos piensan visitar la exposición y el acuario .
el taxi que mi mujer pidió para las ocho menos veinte todavía no ha venido .
¿ podría decirme a qué hora sale el autobús para Valencia ?
tenemos suerte : podemos probar el vino de la región después de la cena .
los huéspedes que se marchan hoy quisieran prolongar su estancia .
me gustó mucho la fiesta .
el señor Becker llamó a las diez y cuarto y dejó un recado para la señora Miller .
puedo levantarme temprano el miércoles a las siete .
quisiera pagar todo junto . ¿ cuánto cuesta el bocadillo grande ?
el viernes pasado mis hijos tuvieron que comer algo .
si el martes hace buen tiempo , mi hermano va a nadar en el lago .
¿ tienen un apartamento grande para ocho personas hasta el domingo ?
el señor Weber ha cancelado la reserva para el miércoles .
¿ conoce un buen restaurante cerca de la oficina de turismo ?
el hotel en el que mi hermano estuvo en Atenas estaba cerca de la estación .
quisiera seis entradas para la visita de la ciudad del veintitrés de agosto .
¿ quién puede confirmar la reserva por correo electrónico ?
la habitación familiar luminosa que reservamos en septiembre está en la tercera planta .
quiero cambiar de habitación porque la alfombra es muy vieja .
disculpe , ¿ podría pasarme el pan , por favor ?
me alegro de que podamos llamar a nuestra hermana .
creo que ella puede descansar un poco mañana .
¿ cuánto cuesta la falda del escaparate ?
¿ podría venir alguien a la habitación trescientos ocho ? el frigorífico no funciona .
¿ qué tiempo hace en Madrid en diciembre ?
¿ podría enseñarnos en el mapa dónde está el museo de arte ? muchas gracias de antemano .
mi marido está a punto de aparcar su coche en el garaje .
lo sentimos mucho , señor Weber . el mozo vendrá dentro de treinta minutos .
buenos días , ¿ hay una gasolinera cerca de aquí ?
es importante que los niños reserven una mesa para ocho personas antes de las tres menos cinco .
mi hija tiene treinta y nueve grados de fiebre y tos .
disculpe , ¿ cómo llego a la peluquería ?
camarero , pedí un pastel de manzana , pero me ha traído una pizza grande .
¿ hay un banco cerca de aquí ?
lamentablemente no tenemos suites luminosas libres en septiembre .
no hace falta que me traiga la lista de precios , el camarero ya me la ha dado .
es posible que la señora Wilson coja el coche esta tarde .
camarero , pedí un helado , pero me ha traído un buen filete .
nos hemos quedado en el hotel .
desde el balcón se pueden ver la biblioteca y el parque .
el señor Rossi piensa ir de compras .
un billete de ida y vuelta a Berlín , por favor , en segunda clase .
nos han robado el pasaporte y el paraguas .
ella es de Austria , pero vive en Barcelona desde hace cinco años .
es una lástima que el televisor esté estropeado .
no me traiga todavía la tortilla grande , por favor .
la cámara que la camarera de piso encontró en la habitación trescientos veinte es de los huéspedes .
no puedo dormir porque la suite está sucia .
la señora López está buscando su llave de la habitación . ¿ la ha visto ?
mi hermana necesita una tirita de la farmacia .
no se preocupe , señor Brown , le despertaremos a las cuatro y media .
¿ puede enviar a alguien a la habitación doscientos quince , por favor ?
dentro de seis horas la señora Schmidt quiere hablar con el médico .
el camarero nos ha traído un bocadillo vegetariano en lugar de una sopa caliente .
desde esta mañana me duele el brazo .
¿ qué recomienda , la sopa de verduras o la pizza vegetariana ?
¿ sale el tren a las nueve ?
mis hijos esperan en el jardín el viernes a las ocho menos cinco .
¿ podría hacerme una foto y traernos hielo ?
¿ quién puede traerme cinco toallas de baño ?
espero que nuestros amigos puedan cenar en el restaurante esta tarde .
su habitación está en la séptima planta , a la izquierda .
queremos visitar la torre y la catedral en lugar de ir a nadar .
el museo de arte , que está a quince minutos de aquí , merece una visita .
se tarda seis horas en llegar a Granada .
mi compañero tiene que hacer cola cinco horas en el aeropuerto .
tengo que darme prisa porque el tren para Múnich sale dentro de treinta minutos .
ya es hora de que mi hijo cambie la chaqueta por otra cosa .
nuestros amigos pueden trabajar en la biblioteca mañana a las cuatro menos cinco .
¿ cuánto cuesta enviar una postal a Irlanda ?
el avión de Edimburgo aterriza a la una menos veinte .
¿ podría decirnos a qué hora sale el autocar para Barcelona ? gracias por su ayuda .
llegamos el sábado veintiséis de enero a las cinco y cinco .
tenemos que hacer cola dos horas en el museo .
quisiéramos reservar un apartamento más barato para cuatro personas del quince al dieciocho de septiembre .
ella quisiera visitar la torre y dar un paseo por el jardín del castillo .
disculpe , ¿ qué recomienda , la tabla de quesos pequeña o la ensalada mixta ?
debe de ser un error : reservé un apartamento cómodo , no una suite luminosa .
un taxi al cajero automático cuesta unos treinta y ocho euros .
ella acaba de darse cuenta de que la lavadora está fuera de servicio .
me han robado el pasaporte y el anillo .
primero el señor Weber quisiera aparcar su coche en el garaje y después tomar algo en el bar .
pienso visitar el acuario y el teatro de la ópera .
primero quisiera prolongar mi estancia y después nadar en el lago .
¿ hay una oficina de objetos perdidos cerca de aquí ?
antes de salir de viaje , quisiera comprar una guía de viajes .
ya no tenemos carne , pero puedo recomendarle la tortilla .
buenas noches , ¿ cuánto cuesta una habitación familiar con escritorio por noche ?
el suelo está sucio .
me han robado el carné de conducir y la bolsa de viaje azul .
aunque estamos cansados , queremos alquilar una bicicleta .
tememos que el autobús llegue con retraso .
dentro de veinte minutos tenemos que comprar una maquinilla de afeitar .
¿ está el restaurante cerrado ?
en agosto suele hacer mucho sol en Atenas .
no creo que mi hermano pueda cambiarse a otra habitación el próximo martes .
¿ está incluido el servicio de habitaciones en el precio o tengo que pagarlo aparte ?
cuando llegue a Salzburgo , voy a hacer un picnic .
quisiera quejarme : el aire acondicionado hace demasiado ruido y el ascensor está fuera de servicio .
el hotel en el que mi marido estuvo en Salzburgo no era tan caro .
la señora García quisiera trabajar en la biblioteca .
la biblioteca antigua está abierta desde las once menos cuarto hasta las ocho menos cuarto , pero los viernes está cerrada .
queremos que nuestros amigos naden en el lago .
hay un cuaderno sobre la mesa de la habitación cincuenta y cuatro .
¿ han encontrado un bolso marrón ? nos lo hemos dejado en la habitación veintiuno .
antes de salir de viaje , la señora Rossi quisiera alquilar una bicicleta .
la cerradura de la puerta está estropeada , y no encuentro la llave .
¿ a qué distancia está el monasterio de aquí ?
es posible que cambiemos nuestro vuelo dentro de cinco minutos .
no nos traiga todavía el helado , por favor .
¿ dónde está el contrato ? - se lo enviaré mañana .
cargue una botella de vino tinto a la cuenta de la habitación cuarenta y nueve , por favor .
el mozo nos explicará el contrato .
no se preocupe , señor Becker , repararemos el teléfono .
no podemos dormir porque el apartamento es demasiado pequeño .
¿ a qué hora sale el tren rápido para Hamburgo ?
el tren nocturno llega a Roma a las nueve y diez .
el director hablará más despacio .
el asado está demasiado salado .
hemos dejado nuestro billete de tren en el coche .
si el domingo nieva , veré la televisión .
el tren de Varsovia a Valencia lleva cuarenta minutos de retraso .
los huéspedes que llegaron ayer todavía no han pagado .
¿ sabe cómo se va del aeropuerto al museo de arte ?
hasta que llegue la señora , queremos visitar la catedral y la fortaleza .
el tren de Zúrich a Roma lleva cincuenta minutos de retraso .
el caballero piensa probar el queso de la región .
¿ dónde está el contrato ? - se lo traeré inmediatamente .
¿ podría venir alguien a la habitación ciento cinco ? los huéspedes de la habitación de al lado hacen demasiado ruido .
la parada de taxis está delante del famoso castillo .
aunque llueve , voy a fotografiar la torre .
la lavadora hace demasiado ruido .
el médico dice que la señora tiene que quedarse en la cama durante tres días .
el huésped de la habitación cincuenta y tres se marcha mañana .
por culpa del mal tiempo la señora tiene más tiempo para descansar .
lo sentimos mucho , señor Rossi . el técnico vendrá inmediatamente .
hola , ¿ está incluido el seguro en el precio o tengo que pagarlo aparte ?
la barca que mi hermana alquiló tiene una rueda pinchada .
¿ cuándo estarán listos mis pantalones negros ?
vinimos a Sevilla para hacer un picnic .
la sopa de tomate que pedimos está deliciosa .
el museo de arte es más grande que la fortaleza .
la señora Becker celebra su cumpleaños el martes ; quisiéramos encargar una tarta .
estoy a punto de cambiar las botas por otra cosa .
lloverá el domingo .
he reservado una habitación doble cómoda a nombre de Wagner .
¿ cuánto cuesta la chaqueta negra del escaparate ?
dos billetes de ida y vuelta a Colonia para el dos de mayo , por favor .
un vaso de vino cuesta dos euros con cincuenta .
pienso reunirme con unos amigos en la estación .
no hay almohadas en la habitación trescientos uno .
el desayuno se sirve a partir de las ocho y media en la sala de desayunos .
el tren irá a Granada .
buenos días , señor Fischer . ¿ ha tenido un buen viaje ?
me alegro de que ella pueda quedarse tres noches .
estamos buscando nuestro libro . ¿ lo ha visto ?
lo sentimos mucho , señor Miller . el mozo se ocupará de ello inmediatamente .
me quedaré hasta el martes .
la famosa catedral , que está a cuarenta minutos de aquí , merece una visita .
el señor Walker llegará el nueve de abril a las seis y media .
la cuenta asciende a once euros , incluido el minibar .
después de la cena mis hijos quieren reunirse con unos amigos en la estación , pero antes tienen que pagar con cheque .
¿ quiere tomar algo en el bar o prefiere ir al mercado ?
quiero nadar en el lago .
los niños rompieron el vaso ayer por la tarde .
el hospital está a dos pasos de la hermosa torre .
mi número de teléfono es el seis cero cuatro ocho cero .
¿ hay alguien aquí que hable francés ? mi mujer no habla español .
lo sentimos mucho , señora Brown . el técnico se ocupará de ello dentro de veinticinco minutos .
no se preocupe , señor Brown , repararemos la conexión a internet .
el hotel en el que estuvimos en Viena no era tan caro .
no hay de qué , señora López . ¡ feliz estancia en Atenas !
el aire acondicionado de la habitación treinta y dos está estropeado .
estoy harto de la cola .
el técnico que reparó la conexión a internet trabajó bien .
llame al señor García al uno tres tres cinco cero , por favor .
es importante que mi hija cambie su vuelo antes de las nueve y veinticinco .
no puedo dormir porque la habitación huele a humo .
si mañana llueve , mi compañero quiere quedarse en el hotel .
el concierto que nuestros amigos querían ver ya ha empezado .
ocho sellos para cartas a España , por favor .
sería muy amable de su parte cambiarme cien euros .
tengo que ir al banco antes de las tres y media porque necesito dinero .
si el domingo hace demasiado calor , mis hijos descansarán un poco .
no se permite fumar en las habitaciones .
los huéspedes tienen que hacer transbordo en Venecia .
no se preocupe , señor Rossi , le pediremos un taxi .
es una lástima que el colchón sea demasiado pequeño .
la señora necesita un termómetro de la farmacia .
¿ puede encender el televisor , por favor ?
tenemos que pagar un ojo de la cara por los zapatos .
en el pasillo huele a humo .
la señora está sentada en un banco del parque y lee el periódico .
estoy de mal humor porque está nublado .
es una lástima que las sábanas estén mojadas .
la carta que enviamos a Granada todavía no ha llegado .
debe de ser un error : reservamos una habitación doble más barata , no una suite grande .
espero que probemos el queso de la región esta tarde .
quisiéramos una suite cómoda con caja fuerte y vistas al patio .
después de la cena mi marido quiere visitar la iglesia antigua , pero antes tiene que dejar su sombrero en la recepción .
el taxi que pedí para las diez menos cuarto todavía no ha venido .
cambie las sábanas , por favor .
como el tren rápido lleva veinticinco minutos de retraso , no llegaremos hasta las once .
cuando llegué a París , la ventana estaba sucia .
llame al señor Becker al uno uno nueve ocho nueve , por favor .
antes de marcharnos , quisiéramos llamar a nuestro hermano .
el castillo de Lisboa es más antiguo que el de Hamburgo .
la recepcionista abrirá la ventana .
¿ cuánto se tarda en reparar la luz ?
el señor Schmidt ha cancelado la reserva para el domingo .
quisiera dos entradas para la visita de la ciudad del ocho de julio .
el castillo de Atenas es más antiguo que el de Hamburgo .
¿ se admiten perros en el restaurante ?
la embajada está a dos pasos del famoso faro .
¿ quisiera marcharse ?
perdí mi billete de avión ayer y ahora tengo que ir a la oficina de objetos perdidos .
necesitamos un taxi al centro comercial para tres personas a las once y diez .
primero quisiéramos reservar una habitación doble y después dar un paseo por el jardín del castillo .
el teléfono de la habitación treinta y nueve está estropeado .
no se preocupe , señora Walker , le traeremos jabón .
no se olvide de hacerme una foto , por favor .
¿ podría darme la llave de la habitación cincuenta y cuatro y traernos cinco almohadas ? muchas gracias .
quisiera saber si el barco llega a Lisboa a las cinco y veinticinco .
en Hamburgo llueve a cántaros , por eso leeré un libro .
hay un mapa sobre la mesa de la habitación doscientos uno .
espero que vayamos a la peluquería mañana por la noche .
pasado mañana nevará , por eso voy a acostarme temprano .
¿ sabe a qué hora abre el teatro de la ópera ?
no sé si mi hijo puede visitar el palacio y la hermosa biblioteca .
lamentablemente no tenemos apartamentos bonitos libres hasta el jueves .
hemos perdido nuestra tarjeta de crédito y ahora tenemos que ir a la policía .
¿ dónde está el recibo ? - se lo enseñaré dentro de cincuenta minutos .
quisiera una habitación con caja fuerte y vistas al casco antiguo .
buenos días , ¿ cuánto cuesta alquilar una barca por siete días ?
la cuenta asciende a nueve euros , incluida la tasa turística .
antes de que llegue el autobús , quisiera comprar unas postales .
rompí el plato .
¿ cuándo sale el último tren para Zúrich ?
¿ sabía que la tasa turística cuesta once euros al día ?
¿ olvidaste tu collar en el autobús el jueves pasado ?
¿ quieres visitar el faro y la fortaleza antigua o prefieres ir al cine ?
no estamos satisfechos con la habitación porque la cama supletoria es demasiado dura .
el hotel en el que mi compañero estuvo en Lisboa estaba cerca de la estación .
hola , ¿ puedes ponernos con la habitación dieciocho , por favor ?
la torre está cerrada los miércoles .
¿ puedo probarme las botas negras ?
el director quiere saber si ella quiere cenar en el restaurante dentro de cincuenta minutos .
la habitación individual más grande que el señor Miller reservó por teléfono está en la novena planta .
la cerradura de la maleta está estropeada , y no encuentro la llave .
el avión de Edimburgo aterriza a las tres y veinte .
¿ dónde está la lista de precios ? - se la enviaré inmediatamente .
pregúntele a la señora Taylor si quiere comprar unos recuerdos , por favor .
nos gusta mucho la fortaleza .
la señora Becker tuvo que llamar a su oficina .
quiero comer algo el martes .
quiero que el cocinero hable más despacio .
las botas más baratas cuestan veintinueve euros , pero el vestido amarillo es más barato .
el monasterio está cerrado los domingos .
lamentablemente no tenemos suites libres en diciembre .
¿ cambió dinero el sábado pasado ?
¿ cuál es la contraseña de la caja fuerte ?
el ascensor está estropeado , así que tenemos que subir a pie a la sexta planta .
hemos olvidado cambiar nuestro vuelo .
¿ cuánto cuesta una habitación doble con chimenea por noche ?
perdimos el enlace en Roma porque el autocar llegó con retraso .
hay un error en la cuenta : no hemos tomado ninguna macedonia de frutas .
acabamos de darnos cuenta de que el apartamento huele a humo .
antes de marcharme , quisiera pagar en efectivo .
¿ sería posible que guardara el equipaje hasta las seis y diez ?
quisiéramos hacer senderismo por la montaña y hacer un picnic .
mi hermano suele levantarse a las ocho y cuarto .
llevamos desde las nueve y media intentando comprar crema solar .
el vuelo a Viena fue cancelado por el mal tiempo .
¿ sería posible que nos trajera una botella de cerveza ?
queremos que mi compañero compre unos sellos .
quisiera pagar todo junto . ¿ cuánto cuesta la tabla de quesos ?
quisiera pollo con arroz y una botella de vino blanco .
¿ desea pagar con cheque o por transferencia , señor Taylor ?
disculpe , ¿ cuánto cuesta la corbata del escaparate ?
los zapatos más baratos cuestan un ojo de la cara .
camarero , pedí una sopa de tomate fría , pero me ha traído una sopa de pescado caliente .
la recepcionista quiere saber si aparcaré mi coche en el garaje a las cinco y veinticinco .
quisiera tres entradas para la fiesta del quince de agosto .
el taxi que los huéspedes pidieron para las ocho y media todavía no ha venido .
el vuelo de Ginebra fue cancelado por la huelga .
la ventana no se puede cerrar , y la cama supletoria es demasiado corta .
vinimos a Bruselas para hacer senderismo por la montaña .
hola , ¿ podría darnos el número de teléfono del hospital ?
¿ sabe cómo se va del cine al museo ?
dejé mi billete de tren en el coche anteayer y ahora tengo que rellenar un formulario .
buenas noches , soy Schmidt , de la habitación doscientos siete . quisiera hablar con el director .
primero quisiéramos cambiar la falda azul por otra cosa y después probar el vino de la región .
despiérteme a las siete menos diez , por favor .
desde el balcón se pueden ver el hermoso mercado cubierto y el parque .
quisiéramos un apartamento grande con bañera , por favor .
¿ cuánto cuesta alquilar una bicicleta por seis días ?
mis padres han comprado un cuadro para su familia .
tenemos suerte : podemos ir de compras el fin de semana .
mi hermana tiene suerte : puede alquilar una bicicleta .
no me traiga todavía el pastel de manzana , por favor .
¿ han encontrado un sombrero ? nos lo hemos dejado en el comedor .
la recepcionista quiere saber si quiero participar en la conferencia .
tenemos que hacer cola cinco horas en el aeropuerto .
primero quisiera cancelar mi reserva y después comprar unas postales .
¿ podría prestarme un plano de la ciudad , por favor ?
quisiéramos reservar una habitación doble para siete noches .
hace cuatro horas nuestros amigos tuvieron que quedarse unos días más .
¿ podría decirme si el gimnasio cierra a las ocho y media ?
antes de marcharnos , quisiéramos ir a la peluquería .
¿ me puedo llevar la bicicleta ?
hemos comprado chocolate para nuestra familia .
llevo desde las diez y media intentando preguntar en la recepción .
mi marido está intentando aparcar su coche en el garaje .
quisiéramos una habitación individual tranquila con escritorio y vistas al mar .
buenos días , soy Miller , de la habitación ciento dos . envíe al mozo , por favor .
¿ puede confirmar la reserva por correo electrónico , por favor ?
la camarera dice que la limpieza final está incluida en el precio .
¿ dónde tenemos que hacer transbordo para ir a la peluquería ?
un trozo de pastel cuesta tres euros con setenta .
buenas noches , ¿ cuánto se tarda en reparar la caja fuerte ?
quisiéramos hacer senderismo por la montaña la próxima semana .
hay un mapa sobre la mesa de la habitación doscientos veinte .
hice un picnic el mes pasado .
el autobús sale a las nueve y cuarto .
camarero , pedí una macedonia de frutas , pero me ha traído un filete grande .
tenemos que ir al banco antes de las tres porque necesitamos dinero .
¿ cuándo sale el primer tren rápido para Roma ?
la peluquería está delante del museo de arte nuevo .
desde la terraza se pueden ver el monasterio y las montañas .
ellos quisieran carne con verduras y una botella de vino tinto .
el partido que ellos querían ver empieza a las siete menos veinte .
le pedí al mozo que nos diera una habitación doble con vistas a las montañas , pero no ha pasado nada .
he oído que la obra de teatro dura dos horas .
la cuenta asciende a setenta euros , incluida la limpieza final .
el caballero necesita aspirina de la farmacia .
el vuelo de Atenas fue cancelado por la huelga .
espero que ellos puedan pagar la cuenta .
el caballero está intentando comprar un billete para Ginebra .
mi compañero está sentado en un banco del jardín del castillo y nos espera .
cuando llegue a Sevilla , voy a ir a la playa .
camarero , pedí una sopa , pero me ha traído una macedonia de frutas .
si el autocar llega demasiado tarde , cogeré un taxi .
puede localizar a mi compañero por teléfono : dos cero nueve ocho seis .
aunque el técnico ha reparado la caja fuerte , sigue sin funcionar .
acabamos de comprar un billete para Madrid .
¿ cuándo quisiera cambiar su vuelo ?
el señor Brown ha cancelado la reserva para el domingo .
lo sentimos mucho , señor Serrano . la camarera de piso vendrá inmediatamente .
le pedí a la recepcionista que nos enseñara la habitación luminosa , pero no ha pasado nada .
el camarero que habla español es muy amable .
no sé si puedo ver la televisión esta tarde .
cuando el técnico habla francés , me suena a chino .
el hotel en el que estuvimos en Venecia era más cómodo .
aunque ella está cansada , quiere dar un paseo por el jardín del castillo .
hay una guía de viajes sobre la mesa de la habitación cuatrocientos uno .
es importante que mis hijos cambien su vuelo hoy .
camarero , pedí una sopa de pescado caliente , pero me ha traído un helado .
no hace falta que nos traiga la confirmación de la reserva , la recepcionista ya nos la ha dado .
si no es mucha molestia , ¿ podría traernos un vaso de agua mineral ?
el mes pasado nos perdimos en el bosque .
¿ qué autobús va a la biblioteca ?
quiero dar un paseo por el jardín del castillo en lugar de ir al teatro .
siento que hayamos roto la lámpara .
se tarda cuatro horas en llegar a Salzburgo .
he reservado una suite grande a nombre de Walker .
dudo que paguemos la cuenta esta noche .
quisiera hablar con el señor Dubois , por favor .
el camarero me ha traído una sopa de tomate en lugar de una buena sopa de pescado .
quisiéramos esperar en el bar a las once y diez .
¿ podría traernos un secador y una cama supletoria , por favor ?
me alegro de que mi hermana pueda cambiar su vuelo .
nos gusta mucho el mercado cubierto .
mi hija se queda hoy en el hotel porque está cansada .
¿ por qué no fue al teatro ?
quisiera quejarme : el espejo no está limpio y los vecinos hacen demasiado ruido .
guarde el equipaje hasta las cuatro y media , por favor .
mis hijos quieren comer algo .
el camarero nos ha traído una tortilla pequeña en lugar de una sopa de tomate .
¿ podría darme el número de teléfono de la embajada ? muchas gracias .
perdí el enlace en Hamburgo porque el tren nocturno llevaba cinco minutos de retraso .
¿ está el museo cerrado los miércoles ?
la guía quiere saber si queremos almorzar en el restaurante mañana por la mañana .
hemos perdido el autocar . ¿ qué deberíamos hacer ?
los niños suelen levantarse a las diez y media .
envíe a alguien a la habitación cincuenta y ocho , por favor .
después del almuerzo quiero tomar algo en el bar , pero antes tengo que pagar en efectivo .
pienso que mi mujer puede participar en la visita de la ciudad esta tarde .
quisiéramos reservar una mesa para tres personas para la una y media .
hola , tuvimos un accidente el martes pasado . ¿ qué deberíamos hacer ?
en Barcelona llueve a cántaros , por eso mis padres quieren quedarse en el hotel .
el médico dice que mi hermano tiene que tomar las pastillas durante ocho días .
¿ puedo dejar aquí mi paraguas hasta las dos menos cuarto ?
la señora se duchó hace ocho días .
mi hermana suele levantarse a las siete y media .
necesitamos un taxi a la librería para cinco personas a la una y diez .
ya es hora de que mi hijo llame a su hermana .
mi hija se ha marchado sin pagar la cuenta .
¿ podría traernos un poco más de mermelada , por favor ?
el trayecto dura tres horas y veinticinco minutos .
dudo que la señora Miller nade en el lago a las diez .
la radio no funciona desde las cinco menos cuarto .
¿ tienen una habitación familiar luminosa para dos personas desde el martes hasta el miércoles ?
cuando el técnico habla portugués , me suena a chino .
¿ quiere ir a nadar o prefiere hacer un picnic ?
quisiera ir a la playa y nadar en el lago .
me alegro de que comamos algo .
una habitación familiar cuesta ochenta euros por noche , y el seguro está incluido .
buscamos un hotel que esté cerca del centro comercial .
la señora está a punto de dejar su sombrero en la recepción .
pregúntele al señor Moreno si quiere probar el vino de la región , por favor .
quería preguntarle si podría planchar esta camisa .
no hay vasos en el cuarto de baño .
antes de salir de viaje , quisiera alquilar una bicicleta .
en agosto la señora llega a Colonia y se queda cinco noches .
mi mujer ha escrito una carta a su abuela .
la autopista a Ginebra está cortada , así que tenemos que coger el tren .
es una lástima que el colchón no esté limpio .
la señora está esperando el tren nocturno para Salzburgo .
buenos días , ¿ tienen una casa de vacaciones para siete personas desde el viernes hasta el martes ?
¿ me puede traer seis adaptadores ?
la guía quiere saber si ella quiere cancelar su reserva .
el médico dice que nuestros amigos tienen que quedarse en la cama durante ocho días .
el señor Navarro ha cancelado la reserva para el viernes .
aunque estoy enfermo , quiero reunirme con unos amigos en la estación .
mañana por la mañana me marcho .
¿ está la media pensión incluida en el precio ?
la radio de mi habitación está estropeada .
¿ cuándo quiere fotografiar la iglesia ?
hola , ¿ cuánto se tarda en reparar la luz ?
no estoy satisfecho con la habitación porque la habitación huele a humo .
¿ hay una suite luminosa libre del veinte al veintiocho de septiembre ?
por culpa del atasco llegué demasiado tarde a la parada de taxis .
mi hermano tiene treinta y nueve grados de fiebre y dolor de cabeza .
la habitación individual luminosa que mi marido reservó en enero es demasiado cara .
el mozo confirmará la reserva .
ni hablar de que mi hijo visite el faro y la torre .
¿ quieres ir al cine o prefieres reunirte con unos amigos en la estación ?
el acuario está abierto hasta las seis menos cuarto .
una suite grande cuesta veintinueve euros por noche , y la tasa turística no está incluida .
soy de Escocia , pero vivo en Colonia desde hace ocho años .
buenos días , señora Becker . ¿ ha dormido bien ?
¿ fuiste a bailar ?
disculpe , ¿ cómo llego al banco ?
hemos comprado chocolate para nuestro abuelo .
¿ hay alguien aquí que hable portugués ? los niños no hablan francés .
la librería está detrás del teatro .
¿ cuándo cierra la exposición los jueves ?
¿ le importaría traerme cuatro vasos de zumo de naranja ?
buenos días , ellos se resfriaron ayer por la noche . ¿ qué deberían hacer ?
la habitación familiar más barata que mi hijo reservó por teléfono es demasiado pequeña .
¿ cuánto dura el vuelo de Barcelona a Valencia ?
¿ cuánto cuesta una habitación pequeña con chimenea por noche ?
vinimos a Ginebra para comprar una postal .
si esta tarde hace demasiado calor , me acostaré temprano .
tengo que pagar un ojo de la cara por la falda .
buenos días , ¿ quiere el té con o sin leche ?
siento que ellos se hayan resfriado hace una hora .
mi compañero perdió sus guantes negros y ahora tiene que ir a la oficina de objetos perdidos .
mi hermana está intentando aparcar su coche en el garaje .
buenas noches , todavía no he recibido la hoja de registro . ¿ podría enseñármela ?
no se permite fumar en el restaurante .
el autobús para en Zúrich .
¿ dónde está la cuchara nueva ? ¿ podría traérmela , por favor ?
¿ puede limpiar la habitación doscientos quince , por favor ?
¿ podría prestarnos un adaptador , por favor ? muchas gracias de antemano .
¿ podría darnos la dirección de la embajada , por favor ? gracias por su ayuda .
es importante que los niños prolonguen su estancia antes de las diez .
antes de salir de viaje , quisiéramos visitar el zoo y la famosa biblioteca .
no podemos dormir porque el apartamento huele a humo .
quería preguntarle si podría reparar el inodoro .
hola , ¿ qué tiempo hace en Hamburgo en este momento ?
el banco está al lado de la torre .
¿ sabe cómo se va de la playa al monasterio ?
él vino a Varsovia para ir a la ópera .
el secador no funciona desde esta mañana .
disculpe , ¿ cómo llego a la estación de metro ?
buenos días , ¿ quiere hacer un picnic el miércoles a las cinco ?
el hotel en el que ella estuvo en Berlín no era tan caro .
he reservado una habitación más barata a nombre de Becker .
queríamos hacer senderismo por la montaña .
los turistas han hablado con el médico .
lamentablemente no tenemos habitaciones cómodas libres hasta el sábado .
no se preocupe , señora Fischer , le traeremos una toalla de baño .
el pronóstico dice que hará sol .
Julia , ¿ puedes darme el plano de la ciudad ?
nos registramos el jueves pasado .
estoy esperando el tren para Valencia .
¿ quiere registrarse el cinco de julio ?
el paraguas que la camarera de piso encontró en la habitación trescientos ocho es de mi hija .
mañana nevará , por eso él leerá un libro .
el taxi que ella pidió para las dos todavía no ha venido .
todas las habitaciones de la quinta planta tienen cocina .
va a estar nublado el martes .
no puedo dormir porque el sofá es demasiado duro .
si mañana hace buen tiempo , vamos a participar en la excursión .
desde la terraza se pueden ver el faro y el puerto .
el caballero perdió el enlace en Lisboa porque el autobús llegó con retraso .
no hay de qué , señora Dubois . ¡ feliz estancia en Varsovia !
acabamos de llegar a Roma .
él quiere reservar una habitación familiar para cinco noches .
en la habitación doscientos cinco huele a humo .
quiero que mis padres fotografíen el hermoso teatro .
¿ cuándo tenemos que salir de la habitación ?
me alegro de que ellos puedan comprar un cuaderno esta noche .
mañana me marcho .
¿ dónde tengo que hacer transbordo para ir a la farmacia ?
le pedí al camarero que imprimiera el recibo , pero no ha pasado nada .
el camarero nos ha traído un helado en lugar de una macedonia de frutas .
¿ qué día es hoy ? - hoy es miércoles , cinco de junio .
buenos días , ¿ cuánto cuestan las entradas para el partido de fútbol del viernes ?
antes de marcharnos , quisiéramos cambiar dinero .
hemos oído que el minibar está incluido en el precio .
quiero cambiar de habitación porque la ducha no funciona .
camarero , pedí una buena sopa , pero me ha traído un helado .
me alegro de que podamos comer algo .
buenos días , ¿ quiere marcharse ?
no hay de qué , señor Weber . ¡ buen viaje !
camarero , pedí un pastel de manzana , pero me ha traído un helado .
aquí tiene su llave , señor López . su habitación está en la octava planta .
antes de que llegue el autobús , quisiéramos ir a la playa .
el palacio , que está a treinta minutos de aquí , merece una visita .
acabo de darme cuenta de que la cama no está hecha .
de eso ni hablar , señor Walker .
quisiera pagar todo junto . ¿ cuánto cuesta la tabla de quesos grande ?
el monasterio es más grande que el acuario .
¿ le importaría explicarme el recibo ?
desde ayer me duele la pierna .
¿ va el tren nocturno a Valencia ?
ya no tenemos huevos , pero puedo recomendarle la tortilla pequeña .
¿ dejó su sombrero en la recepción ?
la señora no come ni queso ni jamón .
preferiría un apartamento pequeño que tenga balcón .
hay que limpiar estos pantalones antes del domingo .
el banco está enfrente del acuario .
¿ sabe a qué hora abre el famoso mercado cubierto ?
una pregunta : ¿ a qué hora sale el tren rápido para Praga ?
aunque el técnico ha reparado la calefacción , sigue sin funcionar .
mi hermano necesita una tirita de la farmacia .
aunque nieva , mi hija va a nadar en el lago .
el huésped de la habitación ciento diez todavía no ha pagado .
me alegro de que mis padres puedan comprar un diccionario .
quiero que nuestros amigos fotografíen la torre .
disculpe , ¿ conoce un buen restaurante cerca del supermercado ?
esta camisa es demasiado larga .
después del desayuno queremos hacer un picnic , pero antes tenemos que prolongar nuestra estancia .
el señor Fischer no está satisfecho con la habitación porque el cuarto de baño es demasiado pequeño .
ellos quieren reunirse con unos amigos en la estación en lugar de participar en el curso de idiomas .
de la embajada al famoso castillo hay solo quince minutos a pie .
¿ puedes enseñarnos la suite grande , por favor ?
cuatro sellos para postales a Francia , por favor .
me interesa la exposición . ¿ hay una visita guiada en inglés ?
ya no tenemos patatas , pero puedo recomendarle la sopa de verduras caliente .
el señor López no está en este momento . ¿ quiere dejar un recado ?
¿ tienen una suite para cinco personas para seis noches ?
en marzo llego a Salzburgo y me quedo ocho noches .
el hotel en el que estuvimos en Atenas no era tan caro .
mi compañero no está satisfecho con la habitación porque la lámpara no funciona .
necesito la hoja de registro . ¿ me la puede traer ?
quiero que rellene el formulario .
¿ podemos dejar aquí nuestra mochila roja hasta la una menos cinco ?
perdí el enlace en París porque el tren llegó con retraso .
me quedo hoy en el hotel porque estoy enfermo .
¿ por qué no fue en autobús a París ?
pregúntele a la señora Fischer si quiere alquilar una bicicleta , por favor .
lo sentimos mucho , señora Walker . el técnico se ocupará de ello inmediatamente .
el móvil nuevo que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
le pedí a la recepcionista que me diera la dirección de la agencia de viajes , pero no ha pasado nada .
hola , ¿ podría enseñarme en el mapa dónde está el monasterio ? muchas gracias .
¿ qué día es hoy ? - hoy es miércoles , veintiocho de enero .
el vestido más pequeño cuesta treinta y un euros , pero la blusa es más barata .
el libro que la camarera de piso encontró en la habitación trescientos uno es del caballero .
hasta que llegue mi hijo , queremos visitar el palacio .
quisiera reservar un apartamento más barato para una noche .
si mañana hace buen tiempo , el señor Miller va a visitar el acuario .
mi mujer teme que el tren llegue con retraso .
el director dice que el museo merece una visita .
es una lástima que el sofá sea demasiado duro .
primero quisiéramos llamar a nuestra oficina y después tomar algo en el bar .
hay un recuerdo sobre la mesa de la habitación ciento cinco .
¿ perdió su pasaporte el miércoles pasado ?
todas las habitaciones de la quinta planta tienen ducha .
el caballero está intentando reservar una mesa para siete personas .
el billete a Zúrich cuesta diecisiete euros , pero solo tenemos un billete de cincuenta euros .
su habitación está en la octava planta , al final del pasillo .
estoy acostumbrada a cenar tarde .
mi hijo habla español , pero no entiende el portugués .
es importante que los huéspedes envíen un paquete a Colonia antes de las cuatro menos cinco .
no tenemos tiempo de comprar chocolate .
hemos reservado una habitación doble bonita a nombre de Navarro .
un taxi a la embajada cuesta unos veintitrés euros .
de primero quisiera una tortilla y de segundo patatas con queso .
ellos acaban de darse cuenta de que el mando a distancia no funciona .
quisiéramos alquilar una motocicleta por dos días .
creo que mi compañero puede ir de compras .
he oído que el acceso a internet está incluido en el precio .
no se preocupe , señora Schmidt , le traeremos jabón .
no puedo dormir porque el sofá es demasiado pequeño .
nadie pudo decirme dónde está la librería .
la familia Weber se aloja aquí desde el dieciocho de septiembre .
mi hermana toma zumo de naranja en el desayuno , pero yo prefiero té .
en diciembre mi marido llega a Praga y se queda dos noches .
ni hablar de que mi compañero vaya al cine .
solo viajo a Viena de Pascuas a Ramos .
ya es hora de que mi compañero pregunte en la recepción .
el señor Taylor se ha dejado su móvil en el avión a Praga .
ellos están hartos de esperar .
el caballero está buscando su cartera . ¿ la ha visto ?
si mañana hace buen tiempo , mis padres van a fotografiar el museo antiguo .
¿ podría dejar la habitación a las cinco menos veinte ?
no sé si podemos pagar la cuenta dentro de tres horas .
buenos días , ¿ sabía que la biblioteca merece una visita ?
queremos que mi hija compre unos recuerdos .
si mañana hace buen tiempo , los niños van a fotografiar el mercado cubierto .
¿ a qué hora sale el tren nocturno para Venecia ?
el concierto que quería ver empieza a las tres y media .
desde el tejado se pueden ver el museo y el puerto .
el desayuno está incluido en el precio .
¿ cómo se enciende la calefacción ?
la cerradura de la maleta está estropeada , y el caballero no encuentra la llave .
aunque hace mucho calor , quiero fotografiar el hermoso castillo .
no creo que cambiemos dinero .
ni hablar de que mi hija haga un picnic .
desde el balcón se pueden ver la biblioteca y el puerto .
hará mucho viento el fin de semana , por eso los niños van a quedarse en el hotel .
¿ quiere participar en la visita de la ciudad mañana a las seis y veinte ?
¿ podría preparar la cuenta de la habitación veintinueve ? me marcho mañana .
vine a Roma para reunirme con unos amigos en la estación .
lamentablemente el hotel está completo el fin de semana .
quisiéramos comprar una chaqueta verde y una postal .
¿ tenemos que hacer transbordo en Ginebra o hay un tren directo ?
después del desayuno quiero nadar en el lago , pero antes tengo que prolongar mi estancia .
necesitamos un taxi al cajero automático para seis personas a las siete y veinte .
mi compañero no está satisfecho con la habitación porque el colchón es demasiado pequeño .
el tren de Valencia a Colonia lleva cincuenta minutos de retraso .
buenos días , soy Wagner , de la habitación doscientos uno . quisiera pedir el desayuno .
el médico dice que los niños tienen que tomar las pastillas durante siete días .
pronto nuestros amigos van a cambiarse a otra habitación .
mi hermano está buscando su paraguas . ¿ lo ha visto ?
una mesa para ocho , por favor .
se tarda treinta minutos en preparar la ensalada .
la próxima semana ella llega a Colonia y se queda seis noches .
quisiéramos fideos con champiñones y siete vasos de leche .
hemos cogido el coche .
he reservado una habitación familiar a nombre de Wilson .
por culpa del mal tiempo tenemos más tiempo para dormir .
los niños quisieran acostarse temprano porque están cansados .
la señora Wilson se ha dejado su reloj nuevo en el tren a Hamburgo .
el mercado cubierto antiguo está cerrado los lunes .
pregúntele a la señora López si quiere ir de compras , por favor .
llego el sábado veintisiete de mayo a las diez y cuarto .
pregúntele al señor Weber si quiere fotografiar la fortaleza , por favor .
¿ le importaría darnos una suite luminosa con vistas al parque ?
¿ cuánto cuesta la blusa del escaparate ?
el vuelo de Varsovia fue cancelado por la tormenta .
él quisiera pan con mantequilla y una botella de agua mineral .
dentro de cuarenta y cinco minutos me marcho .
me llamo Taylor , tengo una reserva para esta noche .
mi hija visitará el museo de arte y el famoso castillo .
la sopa que pedí está quemada .
la señora Moreno llamó a las nueve y cuarto y dejó un recado para la señora García .
aunque estoy enfermo , quiero visitar el mercado cubierto y el monasterio .
me alegro de que mi hija se acueste temprano esta noche .
el taxi que pedí para la una menos cinco todavía no ha venido .
hay que planchar estas blusas antes del sábado .
el acuario es más grande que el mercado cubierto .
no nos traiga todavía la pizza pequeña , por favor .
el hotel en el que los turistas estuvieron en Edimburgo estaba cerca de la estación .
el vuelo de Atenas fue cancelado por la niebla .
mi compañero no tiene que pagar con tarjeta de crédito el miércoles .
la habitación doble cómoda que reservamos la semana pasada es demasiado pequeña .
tenemos que reservar una mesa para seis personas .
¿ cuándo quiere hacer senderismo por la montaña ?
quisiera comprar unos pantalones y un mapa .
hay que planchar estas blusas antes del lunes .
he pagado con cheque .
el partido que nuestros amigos querían ver fue ayer .
la sopa de pescado que mi hermana pidió está quemada .
mi hija se ha dejado su bolso gris en el autobús a Ginebra .
hemos roto el florero . ¿ qué deberíamos hacer ?
el hotel en el que mis hijos estuvieron en Venecia era más cómodo .
hasta que lleguen mis padres , queremos hacer senderismo por la montaña .
mis hijos necesitan una venda de la farmacia .
cuando llegue a Venecia , voy a probar el vino de la región .
¿ tienen una casa de vacaciones para seis personas desde el viernes hasta el jueves ?
el tren de Londres a Ginebra lleva cincuenta minutos de retraso .
no tenemos ni idea de dónde están nuestros guantes .
el grifo de la habitación ciento doce no funciona .
he oído que la boda se celebra en el teatro de la ópera .
¿ sabe cuándo abre el zoo ?
el tren rápido para Praga sale a las once y cuarto del andén seis .
¿ quieres ir al teatro o prefieres reunirte con unos amigos en la estación ?
su habitación está en la cuarta planta , al final del pasillo .
una pregunta : ¿ quién puede traerme una botella de cerveza ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho menos cuarto .
me han robado el carné de conducir y la chaqueta .
hola , ¿ puedes firmar aquí , por favor ?
antes de salir de viaje , él quisiera comprar unos recuerdos .
no me traiga todavía la pizza pequeña , por favor .
disculpe , ¿ podría traernos un poco más de aceite de oliva , por favor ?
como el tren llega demasiado tarde , no llegaré hasta las ocho y media .
desde el balcón se pueden ver la exposición y el castillo .
siga todo recto y luego gire a la derecha en la panadería .
en Atenas lleva tres días lloviendo .
quisiera saber si el tren nocturno tiene coche restaurante .
¿ sabía que el comedor está en la cuarta planta ?
¿ podría venir alguien a la habitación trescientos doce ? la bañera está sucia .
quiero ir a bailar el lunes a la una menos cinco .
¿ hay alguien aquí que hable portugués ? los huéspedes no hablan inglés .
necesito un taxi desde la estación para ocho personas a la una y cuarto .
mi hijo se ha roto la mano y tiene que ir al hospital .
aunque los niños tienen dolor de estómago , quieren hacer senderismo por la montaña .
el mozo que habla español está de vacaciones .
mi hermana tuvo que dejar su reloj en la recepción el once de agosto .
¿ qué recomienda , el helado o la sopa ?
he reservado una habitación más grande a nombre de Schmidt .
después del desayuno queremos alquilar una bicicleta , pero antes tenemos que dejar nuestro reloj nuevo en la recepción .
hemos escrito una carta a nuestro abuelo .
hola , ¿ cuál es la contraseña del garaje ?
preferiríamos un apartamento que tenga chimenea .
quisiera una habitación individual con televisor y vistas al jardín .
hola , ¿ cuándo sale el primer tren nocturno para Berlín ?
los huéspedes vinieron a Viena para comprar unas postales .
¿ a qué distancia está la iglesia antigua de aquí ?
quisiera reservar una habitación grande para cuatro noches .
espero que podamos dejar el hotel el próximo jueves .
quisiéramos un asiento junto a la ventana para Venecia .
¿ le importaría recomendarnos un buen restaurante ?
buenos días , nos interesa el zoo . ¿ hay una visita guiada en inglés ?
no sé si el señor Moreno puede cambiar su vuelo dentro de dos días .
un taxi al aeropuerto cuesta unos veinticinco euros .
le pedí al mozo que encendiera la música , pero no ha pasado nada .
ya es hora de que mi marido cambie la blusa por otra cosa .
la mujer con la que hablé esta mañana era muy amable .
perdí el enlace en París porque el tren rápido llegó demasiado tarde .
ocho billetes de ida y vuelta a Bruselas para el veintinueve de abril , por favor .
¿ podría imprimir la lista de precios , por favor ?
llevamos desde las doce y cuarto intentando llamar a nuestro abogado .
¿ dejó su pasaporte en el coche ?
antes de marcharnos , quisiéramos llamar a nuestro abogado .
él no tiene tiempo de ir a la playa .
¿ quisieras aparcar tu coche en el garaje mañana ?
buenos días , ¿ podría darnos el número de teléfono de la embajada ?
quería preguntarle si podría darnos la llave de la habitación cincuenta y tres .
sé que la oficina de correos está cerrada los martes .
¿ me puede prestar un paraguas ? gracias por su ayuda .
ella quiere participar en la visita de la ciudad en lugar de nadar en el lago .
estoy buscando mi bolsa de viaje . ¿ la ha visto ?
¿ cuánto dura el trayecto de Valencia a Viena ?
quisiéramos saber si el tren nocturno va a Colonia .
nuestros amigos tienen que pedir una sopa de tomate dentro de seis horas .
el servicio de lavandería no está incluido en el precio .
el pronóstico dice que estará nublado esta noche .
quisiera que me despertaran a las nueve menos diez , habitación once .
lo sentimos mucho , señora Weber . la camarera de piso vendrá dentro de treinta minutos .
no hay perchas en la habitación doscientos veinte .
el billete a París cuesta diecisiete euros , pero ella solo tiene un billete de cincuenta euros .
mi número de teléfono es el siete dos uno seis ocho .
si el lunes hace demasiado calor , voy a ir al cine .
¿ podría la recepcionista llamar a la policía ?
el próximo mes la señora Serrano llega a Praga y se queda siete noches .
ellos compraron unos recuerdos el veintiuno de febrero .
la autopista a Valencia está cortada , así que tengo que dar un rodeo .
aquí tiene su llave , señor Miller . su habitación está en la cuarta planta .
quisiera un asiento en el pasillo para Hamburgo .
no tenemos ganas de tomar algo en el bar .
los huéspedes que están en la cuarta planta todavía no han pagado .
la señora tiene que darse prisa porque el autocar para Colonia sale dentro de cincuenta minutos .
ellos acaban de llamar a su jefe .
el castillo de Praga es más antiguo que el de Viena .
¿ cómo se llama ? - me llamo Martin Brown .
el señor Moreno celebra su cumpleaños hoy ; quisiera encargar una tarta .
el ascensor está estropeado , así que tengo que bajar a pie a la tercera planta .
el famoso mercado cubierto está abierto desde las ocho y media hasta las seis y media , pero los viernes está cerrado .
¿ dónde está el secador ? ¿ podría traérmelo , por favor ?
¿ dura la visita guiada seis horas ?
he reservado un apartamento a nombre de Weber .
¿ puedes darme la dirección del dentista , por favor ?
aquí tiene su tarjeta , señora López . su habitación está en la séptima planta .
quisiéramos reservar una mesa para ocho personas en la terraza .
pienso comprar un diccionario .
no creo que la señora Taylor pueda visitar la torre dentro de seis días .
por culpa del atasco llegué demasiado tarde a la agencia de viajes .
nuestros amigos no están satisfechos con la habitación porque los huéspedes de la habitación de al lado escuchan música alta .
mis padres están a punto de pagar la cuenta .
necesito algo para el dolor de cabeza .
el pronóstico dice que va a llover mañana .
mi hijo está sentado en un banco del parque y lee el periódico .
el trayecto dura cuatro horas y veinticinco minutos .
ya no tenemos patatas , pero puedo recomendarle la ensalada grande .
el técnico que vino ayer trabajó bien .
dudo que prolonguemos nuestra estancia después de la cena .
aunque mi compañero está resfriado , quiere reunirse con unos amigos en la estación .
ellos se quedarán unos días más .
antes de marcharnos , quisiéramos enviar una carta a Ginebra .
dudo que reservemos un apartamento esta tarde .
una habitación individual más grande cuesta diez euros por noche , y la tasa turística no está incluida .
dudo que la señora Brown compre un billete para Colonia mañana por la mañana .
nuestros amigos están sentados en un banco del parque y leen el periódico .
quisiera reservar un apartamento luminoso para cuatro personas del dieciséis al diecinueve de noviembre .
pregúntele a la señora Becker si quiere participar en la visita de la ciudad , por favor .
el aire acondicionado está estropeado .
hasta que lleguen los huéspedes , quiero probar el pescado de la región .
soy de Portugal , pero vivo en Valencia desde hace siete años .
la bicicleta que alquilamos tiene una rueda pinchada .
no tengo ni idea de dónde está mi diario .
¿ cómo se llama ? - me llamo Julia Weber .
quisiera saber si el barco llega a Palma a las nueve menos diez .
acabamos de darnos cuenta de que el cajero automático está fuera de servicio .
mi reloj va atrasado ; ya son las doce y veinte .
camarero , pedí una buena sopa de pescado , pero me ha traído una sopa de verduras .
la habitación que mi hijo reservó en enero es demasiado cara .
tome las pastillas seis veces al día , después de las comidas .
pienso que compraremos un cepillo de dientes .
el hotel más barato de Valencia está cerca de la catedral .
se tarda tres horas en reparar la conexión a internet .
la recepcionista esperará un momento .
hay un error en la cuenta : no hemos tomado ninguna sopa caliente .
no sé si puedo ir al cine .
comimos algo el mes pasado .
quisiera que me despertaran a las seis y media , habitación ciento diez .
no tenemos hambre , pero quisiéramos una taza de café .
mi compañero se interesa por el arte .
¿ fue a la peluquería la semana pasada ?
¿ puedo dejar aquí mi sombrero hasta las nueve y diez ?
es posible que los huéspedes se levanten temprano mañana por la noche .
¿ qué recomienda , el filete grande o el helado ?
necesitamos un taxi desde la estación para dos personas a las ocho .
anteayer fotografiamos el zoo .
no estoy satisfecho con la habitación porque el aire acondicionado hace demasiado ruido .
¿ le importaría recomendarnos un buen museo ?
la cerradura de la puerta está estropeada , y no encontramos la llave .
¿ hablaste con el cocinero ayer por la tarde ?
quisiera saber si el barco llega a Nápoles a las nueve y veinte .
el castillo de Hamburgo es más antiguo que el de Lisboa .
¿ hiciste un picnic ?
si el domingo hace demasiado frío , quiero tomar algo en el bar .
ellos quieren quedarse hasta el lunes .
llévenos a la parada de autobús , por favor , tenemos prisa .
el tren rápido sale a las siete y cuarto .
para mí un bocadillo y una taza de café , por favor .
¿ me puede traer la cuenta ? muchas gracias de antemano .
nuestros amigos tienen que coger un taxi porque el autocar llegará demasiado tarde .
preferiríamos una habitación doble que tenga ducha .
antes de marcharme , quisiera pagar con cheque .
el museo , que está a veinticinco minutos de aquí , merece una visita .
¿ llega el ferry a Hamburgo a las nueve y veinte ?
por culpa del atasco mis hijos llegaron demasiado tarde a la farmacia .
mi número de teléfono es el cuatro cuatro uno dos seis .
el fin de semana tengo que quedarme una noche .
¿ cuándo abre la catedral los martes ?
hola , ¿ dura la reunión cuatro horas ?
mi hermana puede tener la habitación individual con escritorio .
mi hermano no come ni champiñones ni huevos .
hola , necesito el recibo . ¿ me lo puede dar ?
¿ qué día es hoy ? - hoy es domingo , diecisiete de julio .
la cuenta asciende a seis euros , incluido el servicio de habitaciones .
¿ podría decirme si el servicio está incluido en el precio ?
queremos que mi hermano participe en la cata de vinos .
si el tren está lleno , los niños irán a pie .
la guía con la que nuestros amigos hablaron el viernes era muy amable .
hola , ¿ quién puede firmar aquí ?
¿ podría enseñarnos en el mapa dónde está el hermoso monasterio ?
mi número de teléfono es el cuatro uno uno uno cinco .
en julio suele hacer mucho calor en Granada .
una habitación doble cuesta quince euros por noche , y la limpieza final no está incluida .
quisiéramos saber si el tren rápido va a Salzburgo .
ellos han comprado unas tijeras .
buenos días , ¿ cuál es la contraseña de la caja fuerte ?
llegué tarde porque el tren rápido llevaba veinte minutos de retraso .
necesitamos un taxi al banco para cuatro personas a las siete .
el señor Fischer celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
ayer por la tarde mi hermana quería hacer senderismo por la montaña .
¿ hay cerca del hotel un médico que hable italiano ?
le pedí al camarero que enviara a alguien a la habitación once , pero no ha pasado nada .
la señora Schmidt se ha marchado sin pagar la cuenta .
solo viajamos a Hamburgo de Pascuas a Ramos .
pedí una pizza grande . ¿ cuándo me la va a traer ?
mi hermano se ha roto la pierna y tiene que ir al hospital .
si no es mucha molestia , ¿ podría hacernos una foto ?
tengo que darme prisa porque el tren para Hamburgo sale dentro de quince minutos .
mi hijo hará senderismo por la montaña .
el palacio es más grande que la torre .
el huésped de la habitación trescientos uno ha perdido su llave .
ella habla italiano , pero no entiende el francés .
después de la cena queremos visitar la fortaleza y la exposición , pero antes tenemos que cambiar nuestro vuelo .
quisiera reservar una mesa para tres personas para esta noche .
me alegro de que el señor García pueda traer su gato .
cuando llegue a Valencia , voy a hacer un picnic .
¿ dónde está la cuenta ? - se la enviaré dentro de quince minutos .
es importante que la señora pregunte en la recepción antes de las doce .
¿ cuántos vasos necesita ? - cinco , por favor .
el tren llega a Roma a las cuatro y diez .
estoy buscando mi móvil nuevo . ¿ lo ha visto ?
sé que la oficina de correos está cerrada los jueves .
llegué tarde porque el tren rápido estaba lleno .
¿ hay una habitación familiar más barata libre del dieciocho al veintiocho de octubre ?
no podemos dormir porque el ascensor es demasiado ruidoso .
la boda se celebra el siete de abril .
quisiéramos un asiento junto a la ventana para Edimburgo .
mis hijos quieren comprar unos recuerdos mañana por la noche .
mi mujer lleva desde las tres intentando pagar con cheque .
vine a Varsovia para visitar el monasterio .
mi hermano ha dejado su pasaporte en el coche y ahora tiene que llamar al hotel .
el camarero nos ha traído un filete en lugar de una sopa vegetariana .
llegué tarde porque el tren rápido llegó con retraso .
queremos visitar el zoo .
todavía no he recibido la hoja de registro . ¿ podría enviármela ?
me interesa el hermoso mercado cubierto . ¿ hay una visita guiada en italiano ?
espero que compremos una postal el viernes a las dos .
si esta tarde llueve , voy a ir a la ópera .
el tren rápido saldrá del andén dos .
el vestido que compramos es demasiado grande .
camarero , pedí un bocadillo , pero me ha traído una sopa de verduras .
la habitación familiar luminosa que reservé por teléfono no está lista .
Venecia es la ciudad más bonita que ellos han visto nunca .
no sé si puedo quedarme en el hotel .
el tren regional para Varsovia sale a las cinco y cinco del andén diecisiete .
el ferry llega a Palma a las cinco y media .
nos hemos dejado nuestra mochila en el autobús a Lisboa .
la sopa de verduras está demasiado salada .
¿ podría enseñarme en el mapa dónde está el monasterio ?
¿ quisieras cancelar tu pedido el viernes a las cuatro y cinco ?
mi hermana está sentada en un banco del patio y lee el periódico .
la familia Schmidt se aloja aquí desde el quince de septiembre .
envíe a alguien a la habitación trescientos ocho , por favor .
primero quisiera comprar un billete para Roma y después probar el queso de la región .
hola , ¿ podría decirme si la iglesia abre a las diez menos cuarto ?
buenas noches , ¿ cómo se apaga el televisor ?
no creo que mi mujer pueda dejar el hotel dentro de tres días .
¿ qué día es hoy ? - hoy es sábado , veintiséis de enero .
mi hijo ha perdido su reloj y su sombrero .
¿ podría venir alguien a la habitación ciento cinco ? los huéspedes de la habitación de al lado escuchan música alta .
quiero que nos explique el contrato .
antes de que llegue el autobús , quisiéramos comprar una guía de viajes .
perdimos nuestra cartera marrón . ¿ qué deberíamos hacer ?
¿ sería posible que nos despertara a las siete y diez ?
llegué tarde porque el tren nocturno fue cancelado .
ya no tenemos huevos , pero puedo recomendarle el helado .
se tarda cuatro horas en llegar a Múnich en coche .
¿ tienen una habitación familiar para cinco personas para una noche ?
me encantaría reunirme con unos amigos en la estación .
las plantas de la primera planta necesitan agua .
¿ podría darnos la llave de la habitación dos , por favor ?
la suite más barata que reservamos en agosto está en la quinta planta .
la recepcionista limpiará la habitación .
el coche que alquilamos tiene una rueda pinchada .
el grifo de mi habitación está estropeado .
no creo que ellos paguen la cuenta el martes a las cinco .
hay que planchar estas camisas antes del lunes .
quiero visitar el museo y el hermoso faro .
mi mujer está sentada en un banco del patio y lee el periódico .
tengo que darme prisa porque el tren nocturno para París sale dentro de diez minutos .
debe de ser un error : reservamos una habitación familiar pequeña , no una suite grande .
hemos pedido un bocadillo vegetariano . ¿ cuándo nos lo va a traer ?
el avión a Hamburgo despega a las ocho y cuarto .
después del almuerzo el señor Taylor quiere ir a bailar , pero antes tiene que prolongar su estancia .
visitamos el teatro de la ópera la semana pasada .
cuando lleguemos a Berlín , vamos a probar el vino de la región .
¿ dónde está la hoja de registro ? - se la enseñaré dentro de veinte minutos .
quisiera quejarme : el grifo está estropeado y los huéspedes de la habitación de al lado escuchan música alta .
el ascensor está estropeado , así que tengo que subir a pie a la cuarta planta .
¿ de dónde eres , Paul ? - soy de México .
se tarda tres horas en llegar a Zúrich .
desde la torre se pueden ver la catedral antigua y el jardín .
antes de que cierren las tiendas , quisiera nadar en el lago .
si mañana hace buen tiempo , mi hermano irá a la playa .
el taxi que pedimos para las cinco todavía no ha venido .
el huésped de la habitación cuarenta y siete ha pedido el desayuno .
pienso probar el pescado de la región .
quiero que mis padres fotografíen el hermoso palacio .
quiero cambiar de habitación porque el frigorífico hace demasiado ruido .
ellos no tienen ganas de reunirse con unos amigos en la estación .
siga todo recto y luego gire a la derecha en el banco .
quisiera comprar un sombrero negro y un recuerdo .
mi mujer está sentada en un banco del jardín del castillo y lee el periódico .
no creo que vayamos al médico .
quisiéramos una habitación individual luminosa con cocina , por favor .
¿ desea pagar con tarjeta de crédito o en efectivo , señora Schmidt ?
la sopa de tomate que mi hermano pidió está demasiado salada .
siento que hayamos tenido un accidente .
mañana nevará , por eso mi compañero va a acostarse temprano .
¿ cómo se llama ? - me llamo Anna Rossi .
¿ puede el mozo rellenar el formulario ?
en Venecia llueve a cántaros , por eso el caballero va a tomar algo en el bar .
en Zúrich llueve a cántaros , por eso mi compañero va a descansar un poco .
la falda cuesta ocho euros , pero los pantalones son más baratos .
mi reloj va atrasado ; ya son las diez menos cuarto .
hola , ¿ sabía que el concierto se celebra el diecinueve de julio ?
el aire acondicionado no funciona desde las ocho .
ella llega el martes diecinueve de agosto a las ocho .
pronto llegamos a Venecia y nos quedamos siete noches .
el mercado cubierto es más antiguo que el museo de arte .
me encantaría comprar un cuaderno .
¿ puedes traernos hielo y papel higiénico , por favor ?
¿ podría enseñarnos en el mapa dónde está el faro ?
ella perdió el enlace en Venecia porque el tren llevaba cinco minutos de retraso .
buenas noches , soy Brown , de la habitación doscientos uno . quisiera pedir el desayuno .
quisiera reservar un apartamento para cuatro personas del veintitrés al veinticinco de agosto .
dudo que veamos la televisión mañana por la mañana .
no tengo ni idea de dónde está mi maleta .
aquí tiene su tarjeta , señor Fischer . su habitación está en la quinta planta .
¿ podría preparar la cuenta de la habitación doscientos cinco ? me marcho mañana .
quisiéramos pescado con patatas y una botella de cerveza .
el vuelo a Zúrich fue cancelado por la huelga .
no hay champú en la habitación cuatrocientos diez .
el médico dice que la señora tiene que quedarse en la cama durante siete días .
llame a una ambulancia , por favor , mi hijo se ha desmayado .
¿ sabe a qué hora abre el ayuntamiento ?
estoy acostumbrada a acostarme tarde .
quisiéramos reservar una mesa para seis personas para esta noche .
pregúntele a la señora López si quiere ir al cine , por favor .
queremos que la recepcionista traiga la cuenta .
¿ puede cambiarme un billete de cien euros ? la máquina solo acepta monedas .
el director dice que el minibar está incluido en el precio .
¿ sería posible que apagara la calefacción ?
¿ a qué hora sale el tren rápido para Atenas ?
la ventana no se puede cerrar , y el suelo no está limpio .
¿ puedes traerme dos tazas , por favor ?
quisiéramos alquilar una motocicleta por nueve días .
¿ hay alguien aquí que hable alemán ? los huéspedes no hablan portugués .
quisiéramos un asiento en primera clase para el martes .
el próximo martes llego a Barcelona y me quedo tres noches .
¿ podría preparar la cuenta de la habitación doscientos uno ? me marcho mañana .
¿ va el ferry a Barcelona ?
dudo que alquilemos un coche el fin de semana .
hola , ¿ puedes ayudarme con el equipaje , por favor ?
disculpe , quisiera pagar por separado . ¿ cuánto cuesta el pastel de manzana ?
¿ a qué hora sale el autobús para Roma ?
hay que limpiar estos pantalones antes del viernes .
sabemos que el centro comercial está cerrado los jueves .
¿ podemos dejar aquí nuestro móvil nuevo hasta las cinco ?
¿ podría la recepcionista reservarnos una mesa junto a la ventana ?
antes de salir de viaje , mi hija quisiera visitar la fortaleza y la biblioteca .
ella puede probar el vino de la región esta noche .
la señora García lleva desde las diez y cuarto intentando reservar una mesa para tres personas .
hable más despacio , por favor .
¿ han encontrado una mochila ? me la he dejado en el bar .
¿ han encontrado un bolso ? me lo he dejado en el comedor .
si el martes hace buen tiempo , voy a hacer un picnic .
¿ sabía que el teatro de la ópera abre a las cuatro y media ?
si el tren llega con retraso , nos quedaremos otra noche .
lamentablemente ya no quedan entradas para el partido de fútbol .
ellos llegan el miércoles trece de mayo a la una menos cuarto .
¿ podría uno de sus compañeros despertarme a las diez y media ?
¿ cuánto dura el trayecto de Viena a Madrid ?
sabemos que la farmacia está cerrada los lunes .
en Venecia llueve a cántaros , por eso mi hermana leerá un libro .
¿ tienen platos sin huevos ?
un taxi al supermercado cuesta unos doce euros .
la caja fuerte no funciona desde el sábado .
cuando lleguemos a Roma , vamos a dar un paseo por la rosaleda .
estoy seguro de que recogeré mi cartera marrón mañana por la noche .
quisiéramos una suite bonita con chimenea , por favor .
estoy acostumbrado a acostarme tarde .
aunque el técnico ha reparado la luz , sigue sin funcionar .
aunque llueve , mi hermano dará un paseo por el casco antiguo .
lléveme al cajero automático , por favor , tengo prisa .
en Londres llueve a cántaros , por eso quiero ver la televisión .
¿ dónde está la plancha ? ¿ podría traérnosla , por favor ?
antes de salir de viaje , mi mujer quisiera visitar el teatro de la ópera y el famoso ayuntamiento .
el ferry llega a Nápoles a las doce menos cuarto .
pedimos una ensalada pequeña . ¿ cuándo nos la va a traer ?
son veintisiete euros . - quédese con el cambio .
aunque nieva , quiero visitar el monasterio antiguo .
es una lástima que la lavadora haga demasiado ruido .
mi hijo quiere llamar a su abogado mañana por la noche .
estoy a punto de reservar una habitación pequeña .
¿ cuánto cuesta una habitación individual cómoda con cocina por noche ?
el acuario , que está a diez minutos de aquí , merece una visita .
lo sentimos mucho , señor Navarro . el técnico vendrá dentro de quince minutos .
la parada de taxis está a dos pasos del ayuntamiento .
el tren de Roma a Múnich lleva veinte minutos de retraso .
el huésped de la habitación veintitrés se marcha mañana .
estoy seguro de que leeré un libro .
¿ puedo traer mi perro ?
queremos que mi hija participe en la conferencia .
me gusta mucho el acuario .
cuando llegamos a Hamburgo , la lavadora estaba estropeada .
explíqueme la hoja de registro , por favor .
los huéspedes no comen ni pescado ni huevos .
puedo esperar en el bar el viernes .
mi hijo quisiera comprar un billete para Valencia .
si mañana hace buen tiempo , voy a visitar el palacio .
el faro es más bonito que el monasterio .
el tren regional para Roma sale a las tres y cuarto del andén cuatro .
¿ hay una habitación familiar libre del once al dieciocho de septiembre ?
el desayuno se sirve a partir de las nueve menos cuarto en la sala de desayunos .
el billete a Barcelona cuesta veintitrés euros , pero solo tengo un billete de cincuenta euros .
nos hemos dejado nuestro móvil en el tren a Viena .
buenas noches , ¿ hay una habitación individual grande libre del nueve al veinticinco de marzo ?
nuestros amigos saben que la carnicería está cerrada los lunes .
el acuario está cerrado los domingos .
quisiéramos pagar por separado . ¿ cuánto cuesta la ensalada ?
los huéspedes suelen levantarse a las siete menos cuarto .
ella suele levantarse a las ocho y cuarto .
no estoy satisfecho con la habitación porque el sofá es demasiado blando .
es posible que compremos unos recuerdos .
¿ desea pagar por transferencia o en efectivo , señora Becker ?
¿ podría llevar las maletas al ascensor , por favor ?
¿ por qué no quiere volar a Roma ?
¿ conoce un hotel barato cerca de la parada de autobús ?
llévenos al cajero automático , por favor , tenemos prisa .
tengo prisa .
el hotel más tranquilo de Salzburgo está detrás del mercado cubierto .
es posible que prolonguemos nuestra estancia mañana por la mañana .
quisiera dejar el hotel .
quisiéramos alquilar un coche por nueve días .
lo sentimos mucho , señora Wagner . el mozo se ocupará de ello dentro de cuarenta minutos .
quisiera reservar una habitación familiar para seis personas del nueve al dieciocho de febrero .
estoy resfriado .
hola , ¿ cuánto tiempo tengo antes de que salga el avión ?
no me traiga todavía el bocadillo , por favor .
¡ buen provecho ! la sopa de verduras es la especialidad de la casa .
la alfombra es muy vieja .
pronto llegamos a Atenas y nos quedamos seis noches .
cuando llegué a Viena , la cama era muy vieja .
solemos levantarnos a las nueve .
¿ quisieras cancelar tu reserva mañana a las seis ?
el caballero puede comprar unas postales .
desde la torre se pueden ver la fortaleza antigua y el casco antiguo .
¿ podría enseñarme en el mapa dónde está el hermoso teatro ?
no creo que podamos recoger nuestro anillo .
quisiera saber si el ferry zarpa a las siete y media .
he escrito una carta a mis nietos .
disculpe , ¿ puede guardar el equipaje hasta las doce , por favor ?
hemos perdido nuestros guantes verdes y nuestro collar .
perdí el enlace en Madrid porque el tren llegó demasiado tarde .
los niños se marcharon ayer por la noche .
cuando llegué a Berlín , la mesa era muy vieja .
espero que ella pueda pagar con tarjeta de crédito mañana .
¿ podría preparar la cuenta de la habitación trescientos quince ? me marcho hoy .
de la oficina de objetos perdidos a la biblioteca hay solo diez minutos a pie .
el ayuntamiento está abierto desde las diez y media hasta las cinco , pero los domingos está cerrado .
¿ qué recomienda , la buena sopa de tomate o la macedonia de frutas ?
llame a un médico , por favor , mi hijo se ha roto el pie .
antes de que anochezca , quisiera probar el vino de la región .
¿ puede traernos cuatro planos de la ciudad , por favor ?
la camisa que compré es demasiado larga .
dejé mi tarjeta de crédito en la habitación hace siete días . ¿ qué debería hacer ?
espero que podamos cambiarnos a otra habitación en junio .
mis padres se han dejado su bolsa de viaje roja en el tren a Viena .
Anna , ¿ puedes esperarme ?
el hotel en el que ella estuvo en Venecia estaba cerca de la estación .
la exposición está abierta desde las once menos cuarto hasta las cinco y cuarto , pero los domingos está cerrada .
olvidé mi bolsa de viaje en el restaurante ayer por la tarde .
ni hablar de que mi hermana compre unos sellos .
¿ cuándo quiere fotografiar el famoso faro ?
no hace falta que nos traiga el contrato , el director ya nos lo ha dado .
llame a un médico , por favor , mi hermana se ha roto el pie .
¿ sabía que la boda se celebra en el teatro de la ópera ?
una pregunta : ¿ puede cuidar a los niños , por favor ?
hola , ¿ puedes limpiar la habitación , por favor ?
¿ quién puede cambiar las toallas ?
una habitación doble luminosa cuesta treinta y siete euros por noche , y la tasa turística está incluida .
el fin de semana lloverá , por eso mis padres leerán un libro .
lamentablemente no tenemos apartamentos luminosos libres en diciembre .
más tarde mis padres pueden leer un libro .
el aparcamiento es gratis .
si el tren rápido llega demasiado tarde , perderemos el avión .
mi hijo está intentando recoger su móvil .
una pregunta : la carta solo está en portugués , ¿ nos la podría traducir ?
¿ cuándo abre la famosa torre los sábados ?
¿ abre la sauna a las ocho y media ?
aunque tengo dolor de cabeza , quiero tomar algo en el bar .
el acuario merece una visita .
mi hija ha olvidado prolongar su estancia .
el castillo antiguo está abierto desde las nueve hasta las cinco y media , pero los sábados está cerrado .
no hemos estado nunca en Colonia , pero conocemos bien Sevilla .
me llamo Miller , tengo una reserva para dos noches .
el tren sale del andén dos .
la sopa está deliciosa .
me han robado el billete de avión y la cartera .
¿ dónde está el plato nuevo ? ¿ podría traérmelo , por favor ?
no como ni pescado ni champiñones .
ellos quisieran comprar un vestido más pequeño y un mapa .
tengo que ir al banco antes de la una y diez porque necesito dinero .
en Granada llueve a cántaros , por eso voy a acostarme temprano .
les gusta mucho el mercado cubierto antiguo .
llámenos en cuanto el autobús llegue , por favor .
queremos que mi hermana dé un paseo por el jardín del castillo .
todavía no he recibido la lista de precios . ¿ podría dármela ?
hablo español , pero no entiendo el portugués .
acabamos de comprar un billete para Lisboa .
mis padres durmieron como un tronco porque la habitación era tan tranquila .
disculpe , ¿ qué hora es ? - son las cinco y veinte .
después del desayuno mi hermana quiere ir a la ópera , pero antes tiene que aparcar su coche en el garaje .
desde el viernes me duele la rodilla .
el aire acondicionado de la habitación ciento uno no funciona .
es importante que mi hija recoja su llave del coche hoy .
he perdido mi tarjeta de crédito y ahora tengo que ir a la policía .
quisiéramos que nos despertaran a las ocho menos cuarto , habitación siete .
cinco sellos para postales a Irlanda , por favor .
ella quiere cambiar de habitación porque la cama no está hecha .
¿ podría darme el número de teléfono del hospital ?
creo que ella puede ir a la playa a las dos y veinte .
los niños están intentando pagar con tarjeta de crédito .
mi hija ha perdido su móvil y su portátil .
el caballero está intentando prolongar su estancia .
¿ hay un aeropuerto cerca de aquí ?
disculpe , ¿ qué hora es ? - son las siete y cuarto .
el reloj que la camarera de piso encontró en la habitación ciento dos es de la señora .
¿ cuánto cuestan las botas marrones del escaparate ?
mi reloj va atrasado ; ya son las once y media .
es posible que mis padres visiten la torre y el faro .
¿ puede darnos la dirección de la agencia de viajes , por favor ?
¿ se admiten gatos en el restaurante ?
¿ necesita mi pasaporte o mi dirección ?
la carta que enviamos a Barcelona todavía no ha llegado .
nos interesa el acuario . ¿ hay una visita guiada en italiano ?
va a hacer sol esta tarde .
¿ cuánto cuesta alquilar una motocicleta por cinco días ?
acabo de llegar a Varsovia .
¿ puede el mozo enseñarme el camino a la oficina de turismo ?
él es de Austria , pero vive en París desde hace cuatro años .
hola , ¿ podría traernos un vaso de limonada , por favor ?
aunque hace mucho calor , quiero participar en la visita de la ciudad .
la carta solo está en italiano , ¿ me la podría traducir ?
¿ puede enviar a alguien a la habitación cincuenta y uno ?
¿ podría decirnos de dónde sale el autobús para Bruselas ?
el señor Taylor llamó a las cinco y veinte y dejó un recado para la señora Weber .
el tren llega a Colonia a las cuatro y cuarto .
¿ dónde podemos comprar unas tijeras ?
el banco está a dos pasos del teatro de la ópera .
camarero , pedí una tabla de quesos grande , pero me ha traído una sopa de tomate .
¿ sería posible que nos trajera cinco planchas ?
el tren de Praga a Sevilla lleva quince minutos de retraso .
¿ podría venir alguien a la habitación cincuenta y dos ? la cama no está hecha .
me quedo hoy en el hotel porque tengo dolor de cabeza .
¿ dejó su pasaporte en la habitación ?
como el autobús lleva diez minutos de retraso , no llegaré hasta la una menos veinte .
llegué tarde porque el autobús llegó demasiado tarde .
el castillo de Edimburgo es más antiguo que el de Atenas .
disculpe , ¿ podríamos dejar la habitación a las nueve menos cuarto ?
la pizza está buenísima .
mis hijos hablan inglés , pero no entienden el francés .
¿ puede traerme la cuenta , por favor ?
¿ podría darnos el número de teléfono de la embajada ?
es importante que mis hijos pregunten en la recepción hoy .
estamos satisfechos con el servicio .
estamos buscando nuestros guantes negros . ¿ los ha visto ?
después del almuerzo mi compañero quiere participar en el curso de idiomas , pero antes tiene que recoger su llave del coche .
buenos días , ¿ quiere comprar unos recuerdos o prefiere ir al teatro ?
el castillo de Roma es más antiguo que el de Salzburgo .
disculpe , ¿ cómo llego al supermercado ?
el director quiere saber si nos registraremos el viernes a las cinco .
tengo que coger un taxi porque el tren llega demasiado tarde .
el billete a Berlín cuesta veinte euros , pero mi hija solo tiene un billete de cien euros .
el señor Miller ha cancelado la reserva para el lunes .
¿ quiere marcharse la próxima semana ?
el barco zarpará a las dos y media .
¿ qué vino va bien con la macedonia de frutas ?
no hace falta que nos traiga el recibo , el camarero ya nos lo ha dado .
quería cancelar mi reserva hace dos días .
cuando lleguemos a París , vamos a fotografiar el palacio .
mis hijos tienen que pagar un ojo de la cara por los zapatos marrones .
quisiéramos reservar una mesa para siete personas para esta noche .
antes de marcharnos , quisiéramos llamar a nuestra hermana .
¿ sabe cómo se va de la playa a la fortaleza ?
nos quedamos hoy en el hotel porque tenemos dolor de cabeza .
es una lástima que la tarjeta llave no funcione .
¿ hay una gasolinera cerca de aquí ?
los niños quieren comprar unas tijeras .
la hermosa torre merece una visita .
ayer por la noche los huéspedes leyeron un libro .
debe de ser un error : reservé una habitación individual , no una habitación .
nos han robado el pasaporte y la chaqueta .
mi compañero necesita una pomada de la farmacia .
creo que puedo quedarme unos días más esta tarde .
los niños quieren nadar en el lago .
llevo desde las seis menos cuarto intentando preguntar en la recepción .
después de la cena mi hermana quiere cancelar su reserva .
pregúntele a la señora Weber si quiere ir a bailar , por favor .
¿ puede el mozo preparar la cuenta para mañana ?
la pizza que mi mujer pidió está demasiado salada .
aunque el técnico ha reparado el aire acondicionado , sigue sin funcionar .
estoy harto del ruido .
a mis hijos les encantaría ir al mercado .
hemos perdido nuestra cámara y nuestro móvil .
la maleta verde que la camarera de piso encontró en el cuarto de baño es de mi hijo .
¿ quisiera participar en el curso de idiomas dentro de dos horas ?
¿ cuánto dura el viaje de Colonia a Venecia ?
me llamo Fischer , tengo una reserva para dos personas .
¿ le importaría darnos la llave de la habitación quince ? muchas gracias de antemano .
quisiéramos un asiento en el pasillo para el lunes .
si esta tarde hace demasiado calor , ella va a ver la televisión .
el caballero no tiene hambre , pero quisiera un vaso de agua .
el taxi que pedí para las diez todavía no ha venido .
¿ dónde está la confirmación de la reserva ? - se la enseñaré inmediatamente .
lo sentimos mucho , señor Schmidt . el técnico vendrá inmediatamente .
el técnico que reparó la ducha se olvidó las herramientas .
el grifo de la habitación trescientos doce no funciona .
he olvidado comprar crema solar .
perdí el enlace en París porque el tren rápido estaba lleno .
¿ quiere fotografiar la catedral o prefiere nadar en el lago ?
me han robado el billete de avión y el anillo caro .
hola , ¿ a qué hora sale el tren rápido para Varsovia ?
hemos perdido nuestro reloj y nuestro abrigo verde .
¿ tengo que hacer transbordo en Praga o hay un tren directo ?
quiero que envíe a alguien a la habitación veinte .
la autopista a Atenas está cortada , así que tenemos que coger el tren .
tome las pastillas siete veces al día , antes de las comidas .
acabamos de darnos cuenta de que el sofá es demasiado pequeño .
¿ sabe cómo se va de la agencia de viajes al teatro ?
me gusta dormir con la ventana abierta .
aunque estoy cansada , quiero visitar el castillo antiguo .
la señora García ha cancelado la reserva para el domingo .
¿ podría decirnos si el museo antiguo está cerrado los lunes ?
si el sábado hace buen tiempo , los turistas van a participar en el curso de idiomas .
¿ puede cambiar las toallas , por favor ?
disculpe , ¿ qué hora es ? - son las seis .
si el domingo hace demasiado calor , voy a ir al teatro .
me he marchado sin pagar la cuenta .
buenas noches , ¿ podemos fumar aquí ?
quisiera reservar una habitación doble luminosa para una noche .
no se olvide de hablar más despacio , por favor .
no estoy satisfecho con la habitación porque la luz está estropeada .
¿ desea pagar con tarjeta de crédito o con cheque , señora Schmidt ?
no tenemos ganas de ir a la ópera .
el huésped de la habitación cincuenta y uno quisiera hablar con usted .
los turistas han perdido su cartera y su llave .
no se olvide de guardar el equipaje hasta las once y media , por favor .
¿ dónde está el cuchillo limpio ? ¿ podría traérnoslo , por favor ?
si mañana hace buen tiempo , quiero hacer senderismo por la montaña .
creo que cogeremos el coche .
¿ podría decirme si el desayuno está incluido en el precio ? muchas gracias de antemano .
quisiéramos saber si el barco zarpa a las once menos diez .
¿ puedo dejar aquí mi paraguas hasta la una ?
temo que el tren nocturno llegue con retraso .
el juez está todavía en el juzgado , no podemos hablar con él antes de la una .
cogimos el coche anteayer .
nos encantaría ir a nadar .
quisiéramos carne con verduras y una taza de café .
el hotel más barato de Sevilla está en el bar .
la corbata cuesta treinta y seis euros , pero las botas más baratas son más baratas .
¿ podría venir alguien a la habitación doscientos quince ? los huéspedes de la habitación de al lado escuchan música alta .
el médico dice que mi hija tiene que tomar las pastillas durante ocho días .
hace dos horas almorcé en la habitación .
en febrero suele hacer mucho viento en Múnich .
debe de ser un error : reservé una habitación familiar luminosa , no una habitación doble .
mi hija descansó un poco hace dos días .
quisiera alquilar una barca por cinco días .
hola , soy Walker , de la habitación cuarenta y nueve . envíe al mozo , por favor .
lleve el equipaje al taxi , por favor .
mi hija tiene que coger un taxi porque el tren rápido llevará veinticinco minutos de retraso .
¿ cuántos vasos necesita ? - cuatro , por favor .
ella está buscando su mochila azul . ¿ la ha visto ?
el hotel en el que estuve en Ginebra tenía piscina .
¿ por qué no quieres llamar a tu hermano ?
en junio suele hacer mucho sol en Barcelona .
queremos que el camarero limpie la habitación .
quisiera quejarme : la cama supletoria es demasiado pequeña y la cama no está hecha .
buenos días , ¿ está incluida la limpieza final en el precio o tengo que pagarla aparte ?
¿ conoce un hotel barato cerca de la farmacia ?
Martin , ¿ puedes darme el cargador ?
cargue una taza de té a la cuenta de la habitación cincuenta y cinco , por favor .
un trozo de pastel cuesta siete euros con cincuenta .
tenemos que hacer transbordo en Valencia .
una habitación doble cuesta treinta y un euros por noche , y el aparcamiento está incluido .
el tren de Madrid a Granada lleva cuarenta minutos de retraso .
tengo que hacer cola cinco horas en el museo .
mi hermana no está satisfecha con la habitación porque los niños hacen demasiado ruido .
siga todo recto y luego gire a la izquierda en la embajada .
no hace falta que me traiga el contrato , la recepcionista ya me lo ha dado .
¿ cuándo cierra la iglesia los martes ?
vinimos a Hamburgo para participar en la cata de vinos .
no creo que ellos puedan ir a bailar .
he oído que el teatro está abierto hasta las dos y veinte .
este abrigo es demasiado pequeño .
el barco llega a Palma a la una y media .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de mis hijos .
aunque estoy cansada , quiero dar un paseo por el bosque .
¿ conoce un buen restaurante cerca de la parada de taxis ?
cuando la camarera habla español , me suena a chino .
¿ a qué distancia está la fortaleza de aquí ?
¿ quiere visitar el mercado cubierto y el ayuntamiento o prefiere hacer un picnic ?
el médico dice que los niños tienen que quedarse en la cama durante siete días .
mi hija solo viaja a Praga de Pascuas a Ramos .
siete sellos para postales a México , por favor .
después del almuerzo pagamos la cuenta .
¿ cuándo abre el zoo los jueves ?
quisiéramos una habitación familiar tranquila con cocina , por favor .
estamos a punto de cambiar nuestro vuelo .
el tren rápido para Zúrich sale a las cinco menos cuarto del andén trece .
¿ qué recomienda , la sopa o la buena sopa de tomate ?
ellos han comprado unos sellos .
siento que ella haya perdido el avión hace dos horas .
queremos que mi hijo nade en el lago .
un vaso de vino cuesta cuatro euros con setenta .
ni hablar de que mi hija tome algo en el bar .
¿ cuánto cuestan las entradas para la obra de teatro del miércoles ?
el vuelo a Múnich fue cancelado por el mal tiempo .
quisiéramos reservar una mesa para tres personas en la terraza .
mi compañero quisiera dejar su cámara nueva en la recepción esta tarde .
de primero quisiéramos una sopa de verduras y de segundo carne con verduras .
tome la segunda calle a la izquierda y verá la torre delante de usted .
buenas noches , ¿ podemos pagar con tarjeta de crédito ?
quiero que nuestros amigos se reúnan con unos amigos en la estación .
¿ a qué hora sale el tren rápido para Granada ?
queremos que el mozo traiga la cuenta .
ni hablar de que mi hermano se reúna con unos amigos en la estación .
un apartamento cuesta ciento diez euros por noche , y el desayuno no está incluido .
hablamos francés , pero no entendemos el alemán .
una habitación familiar cuesta cincuenta y cinco euros por noche , y el acceso a internet no está incluido .
¿ le importaría explicarnos la lista de precios ?
¿ podría traerme la cuenta , por favor ?
necesito un taxi desde el cine para cinco personas a las siete .
la señora Dubois no está hoy . ¿ quiere dejar un recado ?
no se olvide de traerme un vaso de agua mineral , por favor .
la conferencia se celebra en la sala de conferencias .
quiero fotografiar la fortaleza antigua .
el tren nocturno para Bruselas sale a las diez del andén siete .
¿ tenemos que hacer transbordo en Roma o hay un tren directo ?
queremos que el director limpie la habitación .
solo viajo a Praga de Pascuas a Ramos .
mi número de teléfono es el tres cero cinco nueve ocho .
primero los niños quisieran pagar en efectivo y después nadar en el lago .
necesitamos algo para el resfriado .
despiérteme el miércoles a las siete y media , por favor , tengo que coger el tren a Praga .
¿ tienen una habitación familiar para cinco personas para seis noches ?
nos gusta dormir con la ventana abierta .
pregúntele al señor García si quiere visitar la exposición nueva , por favor .
no se olvide de cambiar las toallas , por favor .
cuando lleguemos a Zúrich , vamos a hacer senderismo por la montaña .
buenas noches , señor Navarro . ¿ ha dormido bien ?
la cama está sucia .
¿ cuándo sale el primer tren rápido para Atenas ?
dudo que ella se cambie a otra habitación el dieciocho de octubre .
¿ quién puede limpiar la habitación doscientos cinco ?
estoy seguro de que pagaremos con cheque más tarde .
los niños toman limonada en el desayuno , pero yo prefiero zumo de manzana .
¿ a qué hora sale el autocar para Atenas ?
le pedí al camarero que me trajera un secador y un plato , pero no ha pasado nada .
espero que podamos dejar nuestro portátil nuevo en la recepción dentro de dos horas .
creo que mi marido puede preguntar en la recepción .
no vale la pena visitar el famoso teatro .
una pregunta : si no es mucha molestia , ¿ podría confirmar la reserva ?
la recepcionista dice que el restaurante está en la octava planta .
pasé cinco días en Bruselas y ocho días en Granada .
¿ dónde está la hoja de registro ? - se la enviaré inmediatamente .
dormí como un tronco porque la cama era tan cómoda .
son noventa y cinco euros . - quédese con el cambio .
mi marido toma café en el desayuno , pero yo prefiero zumo de manzana .
necesitamos un taxi desde la oficina de objetos perdidos para seis personas a las doce y veinte .
¿ podría enseñarnos en el mapa dónde está el famoso palacio ?
el médico dice que nuestros amigos tienen que tomar las pastillas durante siete días .
no hay de qué , señora Miller . ¡ feliz estancia en Bruselas !
tenemos que ir al banco antes de la una porque necesitamos dinero .
el ayuntamiento merece una visita .
le pedí a la recepcionista que me recomendara un buen restaurante , pero no ha pasado nada .
la parada de autobús está enfrente de la hermosa biblioteca .
el miércoles a las siete y diez ella quiere tomar algo en el bar .
¿ podría decirnos si el concierto se celebra en el casco antiguo ?
no nos traiga todavía el filete , por favor .
no nos traiga todavía la sopa de verduras , por favor .
estoy seguro de que mis hijos se acostarán temprano después del desayuno .
¿ cuándo estará lista mi blusa verde ?
mi marido tiene que darse prisa porque el tren rápido para Hamburgo sale dentro de veinticinco minutos .
del hospital al teatro hay solo veinte minutos a pie .
el caballero necesita algo para las quemaduras de sol .
cuando llegue a Salzburgo , voy a ir de compras .
mi hija está cansada .
quisiéramos reservar una suite para seis personas del once al diecinueve de julio .
la carta que envié a Hamburgo todavía no ha llegado .
es posible que reservemos una habitación individual .
mi compañero lleva desde las cinco y diez intentando aparcar su coche en el garaje .
mi compañero acaba de darse cuenta de que la cama supletoria no está hecha .
el camarero nos ha traído un bocadillo en lugar de una tabla de quesos .
acabamos de cambiar dinero .
perdimos el enlace en Londres porque el tren nocturno fue cancelado .
nos quedamos hoy en el hotel porque tenemos dolor de estómago .
¿ podría pasarnos la sal , por favor ?
el mes pasado mi hermano se resfrió . ¿ qué debería hacer ?
lo sentimos mucho , señora Wagner . el técnico se ocupará de ello dentro de treinta minutos .
quisiera cambiar cincuenta francos suizos por euros .
el jersey cuesta un ojo de la cara .
¿ le importaría darme la llave de la habitación dieciséis ?
una pregunta : nos interesa el ayuntamiento . ¿ hay una visita guiada en francés ?
de la comisaría al monasterio hay solo cuarenta y cinco minutos a pie .
¿ perdió su mochila nueva el sábado pasado ?
ellos pasaron siete días en Roma y cinco días en Salzburgo .
¿ sabe cómo se va de la peluquería a la biblioteca ?
el técnico que reparó el grifo trabajó bien .
no tengo ni idea de dónde están mis gafas .
el banco está al lado del teatro de la ópera .
es una lástima que el colchón sea demasiado blando .
no creo que podamos cambiarnos a otra habitación dentro de nueve días .
nos hemos dejado nuestro portátil en el tren a Múnich .
se tarda una hora en llegar a Bruselas en coche .
quisiéramos tomar algo en el bar y participar en la conferencia .
pensamos ir a la ópera .
el collar que la camarera de piso encontró en la habitación treinta y tres es de mis hijos .
ellos llegaron tarde porque el tren estaba lleno .
¿ está el seguro incluido en el precio ?
el mozo dice que la boda se celebra en el ayuntamiento .
cargue una taza de té a la cuenta de la habitación cincuenta y uno , por favor .
en noviembre suele hacer mucho viento en Hamburgo .
llegué tarde porque el tren nocturno llegó demasiado tarde .
espero que mi hijo pueda coger el coche mañana por la noche .
mi hermano toma leche en el desayuno , pero yo prefiero agua mineral .
quisiera saber si el barco va a Hamburgo .
¿ puede hacerme una foto , por favor ? muchas gracias .
mi hermana acaba de enviar una postal a Varsovia .
queremos reservar una mesa para siete personas .
quisiera cuatro entradas para el concierto del cinco de octubre .
¿ puede cambiar las toallas ?
¿ puedo probarme la chaqueta ?
¿ dónde está el recibo ? - se lo enviaré dentro de cinco minutos .
si el sábado hace buen tiempo , voy a participar en la conferencia .
es posible que recojamos nuestro abrigo nuevo .
es importante que mis hijos reserven una habitación doble hoy .
el tren nocturno sale del andén dieciséis .
un taxi a la estación de metro cuesta unos diecinueve euros .
¿ le importaría preparar la cuenta para mañana ?
¿ puedo dejar aquí mi bolso azul hasta las cinco ?
la habitación individual bonita que ella reservó la semana pasada no está lista .
¡ buen provecho ! la macedonia de frutas es la especialidad de la casa .
¿ podría venir alguien a la habitación dieciocho ? el despertador no funciona .
quisiera que me despertaran a las dos y veinte , habitación doscientos veinte .
tráigame una percha y un cuchillo nuevo , por favor .
¿ podemos dejar aquí nuestro anillo hasta las cuatro y veinte ?
ni hablar de que mi mujer compre unos recuerdos .
sería muy amable de su parte pedirme un taxi .
los huéspedes que están en la séptima planta todavía no han pagado .
¿ sería posible que me trajera una botella de cerveza ?
mi compañero necesita algo para la fiebre .
ella tiene suerte : puede hacer senderismo por la montaña dentro de cinco horas .
se tarda tres horas en llegar a Madrid en tren .
en Atenas llueve a cántaros , por eso quiero leer un libro .
¿ está la sauna en la sexta planta ?
no sé si puedo ir a la playa .
ellos solo viajan a Colonia de Pascuas a Ramos .
la cerradura de la maleta está estropeada , y no encontramos la llave .
llámenos en cuanto el equipaje llegue , por favor .
¿ puedo pagar por transferencia ?
el tren de París a Lisboa lleva cincuenta minutos de retraso .
el abrigo que la camarera de piso encontró debajo de la cama es de mis hijos .
para mí un helado y tres vasos de zumo de manzana , por favor .
acabo de darme cuenta de que la plancha está estropeada .
el tren para Edimburgo sale a las cuatro menos cuarto del andén doce .
mi hermano toma limonada en el desayuno , pero yo prefiero agua mineral .
despiértenos mañana a las siete , por favor , tenemos que estar en el aeropuerto antes de las seis menos veinte .
la chaqueta cuesta treinta y un euros , pero el sombrero es más barato .
la señora Navarro está esperando el autocar para Colonia .
el abrigo azul que la camarera de piso encontró debajo de la cama es de mi mujer .
quisiera que me despertaran a las seis y media , habitación trescientos cuatro .
quisiéramos que nos despertaran a las dos , habitación veinticuatro .
no hay vasos en la habitación veintitrés .
¿ podría decirnos de dónde sale el tren rápido para Londres ?
¿ podría traernos la carta de vinos , por favor ?
dudo que él recoja sus gafas después del almuerzo .
tenemos que hacer cola cinco horas en el museo .
¿ hay cerca del hotel un médico que hable francés ?
hemos olvidado recoger nuestro diario .
si el fin de semana hace buen tiempo , la señora Serrano nadará en el lago .
¿ quién puede cerrar la ventana ?
¿ podría preparar la cuenta de la habitación veinticuatro ? nos marchamos dentro de seis horas .
una habitación cómoda cuesta ciento veinte euros por noche , y el acceso a internet no está incluido .
por culpa del atasco llegamos demasiado tarde a la peluquería .
el director quiere saber si queremos quedarnos cuatro noches después de la cena .
el acuario está abierto desde las ocho y cuarto hasta las cinco y cuarto , pero los miércoles está cerrado .
mi hija tiene que darse prisa porque el autocar para Múnich sale dentro de cuarenta y cinco minutos .
el avión a Venecia despega a las ocho menos diez .
¿ va este autobús a Hamburgo ?
¿ podría preparar la cuenta de la habitación cuatro ? nos marchamos dentro de cuatro horas .
dudo que los niños sigan viaje a Edimburgo dentro de seis días .
¿ sabe cómo se va de la playa al museo ?
por culpa del mal tiempo tengo más tiempo para descansar .
mi hermano no tiene tiempo de comprar unos sellos .
mañana no lloverá .
hay que lavar estas blusas antes del viernes .
antes de que anochezca , quisiéramos alquilar un coche .
llame al señor Brown al tres uno cuatro uno uno , por favor .
mi mujer está acostumbrada a levantarse temprano .
suelo levantarme a las siete y media .
nuestros amigos están hartos del ruido .
disculpe , ¿ sale el tren rápido del andén tres ?
desde ayer me duele la muela .
la sopa de verduras que mis padres pidieron está quemada .
¿ quién puede firmar aquí ?
quiero ir a la playa en lugar de visitar el hermoso palacio y la fortaleza .
¿ a qué hora sale el tren para Ginebra ?
la señora Weber tiene que reservar una mesa para tres personas .
el ascensor está estropeado , así que tenemos que subir a pie a la séptima planta .
¿ puede explicarnos la hoja de registro , por favor ?
tome la primera calle a la izquierda y verá el zoo delante de usted .
después del desayuno él quiere nadar en el lago , pero antes tiene que recoger su diario .
ni hablar de que nuestros amigos visiten la iglesia y el zoo .
tengo que hablar con el cocinero el miércoles a las doce .
antes de marcharnos , quisiéramos reservar una mesa para dos personas .
cuando lleguemos a Granada , vamos a nadar en el lago .
a la señora le encantaría hacer un picnic .
el museo de arte es más grande que el acuario .
¿ puede cuidar a los niños , por favor ?
debe de ser un error : reservamos una habitación , no una habitación familiar luminosa .
estamos hartos de esperar .
no hay de qué , señora Wilson . ¡ buen viaje !
esta chaqueta es demasiado pequeña .
me encantaría comprar chocolate .
¿ dónde está el papel higiénico ? ¿ podría traérmelo , por favor ?
no hay de qué , señor López . ¡ buen viaje !
la ventana no se puede cerrar , y el apartamento huele a humo .
no hay de qué , señor Miller . ¡ feliz estancia en París !
¿ le importaría apagar la calefacción ?
un taxi al cine cuesta unos treinta y cinco euros .
queremos que la guía espere un momento .
tenemos que pagar un ojo de la cara por la corbata roja .
su habitación está en la quinta planta , a la izquierda .
quisiera que me despertaran a la una menos cuarto , habitación doscientos uno .
el médico dice que mi hermana tiene que tomar las pastillas durante nueve días .
la ventana no se puede abrir , y el cuarto de baño está mojado .
dejamos nuestro carné de identidad en casa el mes pasado y ahora tenemos que rellenar un formulario .
necesito tres planchas .
la cuenta asciende a treinta y tres euros , incluido el aparcamiento .
la cena se sirve a partir de las siete en la terraza .
el aeropuerto está a dos pasos del teatro de la ópera .
hola , ¿ por qué no quieres pagar la cuenta ?
tráiganos cuatro planchas , por favor .
mi hija está sentada en un banco del patio y nos espera .
de la librería al famoso monasterio hay solo veinticinco minutos a pie .
¿ podría uno de sus compañeros traducir este menú ?
no hay de qué , señora Weber . ¡ buen viaje !
¿ quieres dar un paseo por el bosque el fin de semana ?
quiero que envíe a alguien a la habitación doscientos siete .
no tenemos ganas de visitar el castillo y la catedral .
¿ de dónde eres , David ? - soy de Francia .
antes de que cierren las tiendas , quisiera visitar el ayuntamiento .
¿ podría preparar la cuenta de la habitación trescientos cuatro ? nos marchamos mañana .
¿ qué día es hoy ? - hoy es sábado , veintiuno de septiembre .
nevará esta noche , por eso ella irá al teatro .
pregúntele al señor Brown si quiere dar un paseo por el jardín del castillo , por favor .
tome la segunda calle a la izquierda y verá la fortaleza delante de usted .
aunque estoy enferma , quiero dar un paseo por la rosaleda .
él no está satisfecho con la habitación porque la lavadora está estropeada .
hemos reservado un apartamento a nombre de Weber .
quisiera quejarme : el despertador está estropeado y los niños hacen demasiado ruido .
¿ podríamos dejar la habitación a las once menos cuarto ?
Julia , ¿ puedes darme el adaptador ?
mis padres perdieron su tarjeta de crédito ayer por la tarde y ahora tienen que llamar al hotel .
primero nuestros amigos quisieran cambiar dinero y después ir al mercado .
la habitación familiar que mi hermana reservó la semana pasada es demasiado cara .
la carta que envié a Bruselas todavía no ha llegado .
ellos se han duchado .
no hay electricidad en la habitación cuatrocientos diez .
el camarero nos ha traído una pizza vegetariana en lugar de un pastel de manzana .
hay un error en la cuenta : no hemos tomado ninguna ensalada .
la radio de la habitación trescientos cuatro está estropeada .
el avión a Varsovia despega a las nueve y veinticinco .
de eso ni hablar , señor Moreno .
él quisiera probar el queso de la región y comprar unos recuerdos .
¿ podría decirnos si el museo abre a las ocho y diez ?
camarero , pedí una sopa de verduras , pero me ha traído un bocadillo .
mis padres pueden registrarse el viernes .
preferiría una habitación familiar que tenga baño .
hasta que lleguen los huéspedes , queremos participar en la excursión .
la oficina de objetos perdidos está delante de la biblioteca .
cuando llegue a Varsovia , voy a comprar unos sellos .
mi marido recogerá su móvil el fin de semana .
me llamo Serrano , tengo una reserva para hoy .
¿ quiere cenar en la habitación ?
el señor Becker ha cancelado la reserva para el viernes .
me gustó mucho el paseo en barco .
el próximo martes los niños llegan a Atenas y se quedan tres noches .
quería preguntarle si podría firmar aquí .
quisiera quejarme : el enchufe está estropeado y la cafetera está fuera de servicio .
antes de salir de viaje , quisiéramos participar en la visita de la ciudad .
quisiéramos jamón y huevos y cuatro vasos de zumo de naranja .
ellos se perdieron en el barrio del puerto .
mi hija no tiene tiempo de ir al mercado .
una taza de café cuesta seis euros con ochenta .
ya no tenemos jamón , pero puedo recomendarle el helado .
los niños necesitan una venda de la farmacia .
desde el martes me duelen los ojos .
deme su carné de conducir y firme aquí , por favor .
cuando llegamos a Valencia , la cafetera estaba estropeada .
¿ podría decirnos si el acceso a internet está incluido en el precio ?
¿ está el museo de arte nuevo cerrado los martes ?
quisiéramos cambiar cincuenta francos suizos por euros .
ya es hora de que mi mujer envíe un paquete a Salzburgo .
nos gusta pasear por la playa .
la carta solo está en inglés , ¿ me la podría traducir ?
antes de marcharnos , quisiéramos reservar una habitación pequeña .
el teatro está abierto desde las diez hasta las cinco , pero los miércoles está cerrado .
aunque nieva , haremos senderismo por la montaña .
vamos al médico esta noche .
acabamos de preguntar en la recepción .
buenos días , ¿ cuesta la media pensión treinta euros al día ?
no puedo dormir porque los niños hacen demasiado ruido .
el taxi que pedí para las doce todavía no ha venido .
creo que él puede quedarse hasta el sábado .
¿ a qué hora sale el tren nocturno para Ginebra ?
he reservado una habitación individual a nombre de Fischer .
espero que los turistas vayan en tren nocturno a Madrid .
el médico dice que los huéspedes tienen que quedarse en la cama durante seis días .
disculpe , ¿ qué hora es ? - son las seis menos cuarto .
tome las pastillas dos veces al día , antes de las comidas .
¿ podría decirme si el partido de fútbol dura dos horas ?
¿ hay alguien aquí que hable italiano ? los huéspedes no hablan portugués .
el veintiséis de octubre la señora Schmidt quiere reservar una suite cómoda .
la señora Weber está acostumbrada a cenar tarde .
¡ buen provecho ! el helado es la especialidad de la casa .
los huéspedes durmieron como un tronco porque la cama era tan cómoda .
hemos oído que la azotea está en la quinta planta .
mi hermano está de buen humor porque hace mucho calor hoy .
mi hijo acaba de aparcar su coche en el garaje .
¿ le importaría enseñarnos la habitación individual ?
quisiera quejarme : la cama supletoria no está hecha y el aire acondicionado está fuera de servicio .
una pregunta : ¿ podría traducir esta carta y darme la llave de la habitación cuarenta y uno ?
disculpe , ¿ qué hora es ? - son las siete .
quisiera pagar todo junto . ¿ cuánto cuesta la sopa de tomate ?
¿ podría decirnos si la charla empieza a las nueve menos cuarto ?
¿ va el autobús a Atenas ?
la carta solo está en italiano , ¿ nos la podría traducir ?
¿ cuándo sale el primer tren rápido para Madrid ?
el hospital está enfrente de la iglesia .
acabamos de llegar a Múnich .
¿ puedes darnos la llave de la habitación cuarenta , por favor ?
mis padres toman zumo de naranja en el desayuno , pero yo prefiero chocolate caliente .
buenos días , ¿ está el faro abierto hasta las ocho y cinco ?
¿ podría venir alguien a la habitación ciento doce ? la cama no está hecha .
quiero que llame a un médico .
no tengo ganas de tomar algo en el bar .
el director quiere saber si ellos se marcharán .
ella ha escrito una carta a su profesor .
¿ podría pasarnos la pimienta , por favor ?
estoy seguro de que compraremos una guía de viajes dentro de cincuenta minutos .
aunque nieva , quiero alquilar una motocicleta .
ni hablar de que mi marido compre unos sellos .
¿ qué recomienda , la sopa de tomate caliente o la tabla de quesos ?
aunque hace mucho frío , mis hijos visitarán el famoso mercado cubierto .
el caballero ha roto el vaso .
la habitación doble luminosa que mi compañero reservó la semana pasada es demasiado cara .
pasamos ocho días en Ginebra y tres días en Múnich .
espero que la señora Miller fotografíe la iglesia el fin de semana .
me he dejado mi cartera marrón en el tren a Berlín .
necesitamos un taxi a la oficina de correos para ocho personas a las seis .
mi compañero puede tener la suite con baño .
no estoy satisfecha con la habitación porque el sofá es demasiado duro .
despiértenos el viernes a las doce , por favor , tenemos que estar en el aeropuerto antes de las dos y media .
¿ quisiera pagar con cheque después de la cena ?
el tren regional para Atenas sale a las nueve del andén cuatro .
mi hijo no tiene hambre , pero quisiera una ensalada pequeña .
dudo que él visite el museo de arte y la iglesia el fin de semana .
la torre está abierta desde las diez y cuarto hasta las siete y cuarto , pero los miércoles está cerrada .
quisiéramos una habitación con chimenea y vistas al patio .
¿ me puedo llevar el paraguas ?
hasta que lleguen los turistas , quiero hacer un picnic .
los turistas están sentados en un banco del patio y leen el periódico .
pienso que probaré el pescado de la región .
¿ va este tren a Ginebra ?
el taxi que pedimos para las tres y diez todavía no ha venido .
tengo que coger un taxi porque el tren rápido llegará demasiado tarde .
acabamos de reservar una habitación familiar .
no tenemos ni idea de dónde está nuestro móvil nuevo .
no sé si me marcharé .
el señor Walker llamó a las tres y dejó un recado para la señora Miller .
¿ a qué distancia está el famoso teatro de aquí ?
¿ dónde está el papel higiénico ? ¿ podría traérnoslo , por favor ?
buenos días , soy Serrano , de la habitación ciento diez . necesito una manta adicional .
la carta que envié a Sevilla todavía no ha llegado .
¿ cuánto se tarda en reparar el hervidor ?
el mozo dice que el aparcamiento cuesta veinticinco euros al día .
¿ qué día es hoy ? - hoy es lunes , veinticuatro de octubre .
¿ podría decirnos a qué hora sale el autobús para Ginebra ?
¿ hay un apartamento libre del veinticinco al treinta y uno de mayo ?
mi hijo pasó tres días en Madrid y nueve días en Colonia .
no me traiga todavía la sopa de tomate , por favor .
el acuario está abierto desde las ocho y cuarto hasta las cinco menos cuarto , pero los jueves está cerrado .
dejé mi billete de tren en casa y ahora tengo que ir a la oficina de objetos perdidos .
la suite está sucia .
me he dejado mi mochila negra en el avión a Ginebra .
se tarda seis horas en llegar a Viena .
el próximo miércoles debería seguir viaje a Zúrich .
estamos acostumbrados a cenar tarde .
¿ quién puede limpiar la habitación ?
¿ han encontrado una llave de la habitación ? me la he dejado en el bar .
el señor Fischer suele levantarse a las ocho y cuarto .
estoy seguro de que mi hermana irá en autobús a Barcelona .
buenas noches , señor Weber . ¿ ha dormido bien ?
mi hijo acaba de llegar a Lisboa .
¿ quién puede llamar a un médico ?
el cajero automático está fuera de servicio .
sabemos que el banco está cerrado los jueves .
mi marido necesita unas pastillas de la farmacia .
el avión a Ginebra despega a las tres .
nos encantaría visitar el famoso castillo .
si mañana hace buen tiempo , vamos a dar un paseo por la rosaleda .
no podemos dormir porque los huéspedes de la habitación de al lado escuchan música alta .
preferiría una habitación doble grande que tenga cocina .
disculpe , ¿ qué hora es ? - son las cuatro menos cuarto .
se tarda seis horas en llegar a París en tren .
los turistas están intentando pagar la cuenta .
quisiéramos saber si el autocar va a Lisboa .
¿ puedo dejar aquí mi cámara hasta las seis ?
¿ tengo que hacer transbordo en Ginebra o hay un tren directo ?
¿ quisiera comprar unos recuerdos esta tarde ?
la falda azul cuesta cincuenta y cinco euros , pero la corbata azul es más barata .
¿ cuánto cuesta la camisa del escaparate ?
¿ puede limpiar la habitación cincuenta , por favor ?
vine a Granada para dar un paseo por la rosaleda .
ellos se han dejado su bolso en el autobús a Hamburgo .
hola , ¿ cuánto tiempo tengo antes de que salga el tren ?
la señora reservó un apartamento grande para nueve noches .
mi hijo vino a Berlín para tomar algo en el bar .
quisiera saber si el ferry llega a Atenas a las once menos cuarto .
hemos olvidado llamar a nuestra hermana .
el juez está todavía en el juzgado , no podemos hablar con él antes de las cuatro y media .
la próxima semana hará mucho frío , por eso vamos a acostarnos temprano .
después de la cena él quiere fotografiar la iglesia , pero antes tiene que prolongar su estancia .
mi compañero ha olvidado reservar un apartamento luminoso .
Edimburgo es la ciudad más bonita que hemos visto nunca .
cuando lleguemos a Sevilla , vamos a comprar unos sellos .
tengo que coger un taxi porque el tren rápido llegará con retraso .
por culpa del atasco mi mujer llegó demasiado tarde al aeropuerto .
quisiéramos reservar una mesa para cuatro personas junto a la ventana .
¿ podría pasarme la mermelada , por favor ?
¿ hay alguien aquí que hable inglés ? mi compañero no habla portugués .
es posible que el señor Serrano participe en el curso de idiomas después del almuerzo .
todas las habitaciones de la séptima planta tienen escritorio .
quisiera quejarme : el frigorífico está estropeado y el teléfono está fuera de servicio .
a las ocho menos diez me marcho .
mi marido ha participado en el curso de idiomas .
me gusta pasear por la playa .
pienso que podemos reunirnos con unos amigos en la estación mañana .
el palacio está abierto desde las diez hasta las siete y media , pero los lunes está cerrado .
me alegro de que él se duche pasado mañana .
en la carta no hay ningún plato caliente .
tenemos que ir al banco antes de las seis y media porque necesitamos dinero .
buenos días , ¿ cuánto cuesta una suite más barata con baño por noche ?
la recepcionista quiere saber si la señora Rossi quiere marcharse .
ella ha comprado un libro para su hermana .
después del desayuno queremos alquilar un coche , pero antes tenemos que cancelar nuestra reserva .
¿ quiere visitar la catedral o prefiere fotografiar la catedral ?
el taxi que mi hija pidió para las diez todavía no ha venido .
hasta que lleguen los turistas , quiero visitar el monasterio .
pienso que él puede coger el coche pasado mañana .
mi hijo pasó dos días en Granada y ocho días en Viena .
¿ podría pasarme la mantequilla , por favor ?
hemos reservado una habitación doble luminosa a nombre de Rossi .
la conexión a internet no funciona desde ayer .
somos de Austria , pero vivimos en Salzburgo desde hace cuatro años .
el grifo de nuestra habitación no funciona .
estoy seguro de que mi mujer recogerá sus gafas esta noche .
la señora López está cansada .
¿ cuándo sale el próximo tren nocturno para Praga ?
aquí tiene su llave , señora Wilson . su habitación está en la novena planta .
ella piensa comprar unos recuerdos .
¿ podría decirnos si la media pensión cuesta cuarenta y cinco euros al día ?
le gusta pasear por la playa .
¿ cuánto cuestan las entradas para la fiesta del martes ?
estamos acostumbrados a acostarnos tarde .
¿ hay un apartamento libre del doce al catorce de julio ?
ellos han perdido su paraguas y su mochila .
aunque estamos enfermos , queremos probar el pescado de la región .
antes de marcharnos , quisiéramos pagar en efectivo .
¿ hay cerca del hotel un dentista que hable italiano ?
lamentablemente no tenemos habitaciones dobles libres hasta el sábado .
llevo desde las doce y veinticinco intentando comprar un billete para Zúrich .
de primero quisiera una sopa de pescado y de segundo pescado con patatas .
el tren de Salzburgo a Praga lleva treinta minutos de retraso .
camarero , pedí un pastel de manzana , pero me ha traído una macedonia de frutas .
el vuelo a Viena fue cancelado por la huelga .
el huésped de la habitación cuatrocientos seis no se encuentra bien .
espero que ella pueda ir en autobús a Atenas .
llame al señor Moreno al cinco uno siete cero dos , por favor .
¿ puedes limpiar la habitación , por favor ?
hola , ¿ conoce un buen restaurante cerca de la oficina de turismo ?
antes de que llegue el autobús , quisiera reunirme con unos amigos en la estación .
quisiera alquilar una bicicleta y tomar algo en el bar .
tenemos que darnos prisa porque el tren para Roma sale dentro de veinte minutos .
disculpe , ¿ cuánto se tarda en reparar la luz ?
queremos que la recepcionista hable más despacio .
mi marido quiere dar un paseo por el bosque en lugar de hacer un picnic .
la recepcionista nos traerá cinco secadores .
la librería está a dos pasos del teatro de la ópera .
el asado que pedimos está delicioso .
¿ tienen una habitación familiar para ocho personas para una noche ?
quiero que cuide a los niños .
aunque llueve , haré senderismo por la montaña .
quisiéramos una habitación doble bonita con ducha y vistas al puerto .
el avión a Edimburgo despega a las ocho y veinticinco .
estamos a punto de hablar con el médico .
tome la primera calle a la derecha y verá el mercado cubierto delante de usted .
el monasterio está abierto desde las nueve hasta las siete menos cuarto , pero los sábados está cerrado .
una pregunta : este plato está demasiado picante , ¿ podría cambiarlo ?
acabamos de cancelar nuestra reserva .
no se preocupe , señor Becker , le traeremos una toalla de baño .
la señora Taylor piensa comprar un cuaderno .
quisiera una habitación con balcón , por favor .
¿ hay alguien aquí que hable alemán ? mi marido no habla francés .
voy a reservar una habitación individual más tarde .
si esta tarde nieva , voy a ver la televisión .
¿ tienen una casa de vacaciones para ocho personas hasta el jueves ?
el hotel en el que él estuvo en Granada tenía piscina .
se tarda tres horas en llegar a Berlín en coche .
de primero quisiéramos una tabla de quesos y de segundo pollo con arroz .
pasé cuatro días en Lisboa y ocho días en Granada .
el cine está detrás de la biblioteca antigua .
llame a una ambulancia , por favor , mi compañero se ha roto el pie .
no hace falta que me traiga la cuenta , el camarero ya me la ha dado .
¡ hasta la próxima semana , Anna !
¿ puedes llevar las maletas a la recepción , por favor ?
quería preguntarle si podría hablar más despacio .
hablamos italiano , pero no entendemos el español .
lamentablemente el hotel está completo hasta el diecisiete de diciembre .
siento que la señora Wilson haya tenido un accidente el veintiuno de marzo .
si el domingo hace demasiado frío , veremos la televisión .
no hay champú en la habitación ciento cinco .
mi compañero suele levantarse a las nueve y cuarto .
tome las pastillas cinco veces al día , antes de las comidas .
¿ podría decirme a qué hora sale el autobús para Ginebra ?
quiero que traduzca esta carta .
no tengo tiempo de visitar la exposición .
nuestros amigos quisieran nadar en el lago e ir a nadar .
quisiera reservar una mesa para ocho personas junto a la ventana .
mi reloj va atrasado ; ya son las doce .
desde el martes me duele el brazo .
la sopa de verduras que ella pidió está demasiado salada .
tome las pastillas cinco veces al día , después de las comidas .
pedimos una tortilla . ¿ cuándo nos la va a traer ?
¿ podría dejar la habitación a las nueve y cuarto ?
los zapatos negros cuestan veinticinco euros , pero el vestido es más barato .
ellos quisieran cambiar quinientos dólares por euros .
se tarda diez minutos en preparar el bocadillo .
¿ tengo que hacer transbordo en Valencia o hay un tren directo ?
mi hijo llega el domingo siete de agosto a las once .
la señora Schmidt quiere cambiar de habitación porque el sillón está sucio .
este jersey es demasiado caro .
quiero comprar unos recuerdos .
buenas noches , ¿ quién puede darme una habitación individual con vistas al jardín ?
¿ dónde tengo que bajar para ir al cine ?
¿ han encontrado un libro ? nos lo hemos dejado en el comedor .
hola , ¿ hay cerca del hotel un médico que hable español ?
quiero que mis hijos naden en el lago .
primero quisiera preguntar en la recepción y después visitar la torre y la iglesia .
quisiéramos participar en el curso de idiomas y fotografiar la hermosa fortaleza .
no se preocupe , señor Walker , repararemos el inodoro .
llévenos al hospital , por favor , tenemos prisa .
lamentablemente no tenemos suites más grandes libres en diciembre .
siga todo recto y luego gire a la izquierda en la comisaría .
él sabe que la librería está cerrada los lunes .
vine a Múnich para participar en el curso de idiomas .
esta blusa es demasiado cara .
ayer por la tarde olvidé mi bolsa de viaje azul en el restaurante y ahora tengo que llamar al hotel .
siga todo recto y luego gire a la izquierda en el hospital .
mi hijo quiere dejar su abrigo en la recepción .
antes de que salga el tren , quisiera ir a la playa .
hola , ¿ dónde podemos comprar una pila ?
¿ sería posible que cerrara la ventana ?
no se olvide de confirmar la reserva , por favor .
el camarero me ha traído una tabla de quesos en lugar de una sopa de verduras .
quisiéramos tomar algo en el bar y nadar en el lago .
me he dejado mi chaqueta en el autobús a Praga .
queremos que mi compañero compre un recuerdo .
el castillo es más famoso que el monasterio .
en Varsovia lleva nueve días lloviendo .
quisiera saber si el ferry llega a Valencia a las doce y veinte .
estoy resfriada .
la próxima semana el señor Dubois llega a Ginebra y se queda una noche .
el avión a Praga despega a las cuatro menos cuarto .
no se preocupe , señor Walker , le pediremos un taxi .
la tasa turística es gratis .
¿ quieres reunirte con unos amigos en la estación o prefieres fotografiar el zoo ?
acabo de ir a la policía .
hace cuatro horas ella se perdió en el bosque .
espero que podamos levantarnos temprano .
primero mi hija quisiera pagar la cuenta y después comprar unos sellos .
la señora Taylor celebra su cumpleaños el sábado ; quisiéramos encargar flores .
la llave de la habitación que la camarera de piso encontró en el cuarto de baño es de la señora .
¿ puede esperar un momento ?
¿ sabe cómo se va de la estación al museo de arte ?
quiero ir a bailar en lugar de nadar en el lago .
el señor Miller quisiera pagar con tarjeta , pero el aparato no funciona .
¿ dónde tengo que hacer transbordo para ir a la comisaría ?
sería muy amable de su parte limpiar la habitación cuatrocientos diez .
lamentablemente no tenemos habitaciones libres hasta el domingo .
el fin de semana mi compañero quiere reunirse con unos amigos en la estación .
mi número de teléfono es el cinco ocho nueve cero ocho .
los niños quisieran descansar un poco porque están agotados .
el hotel en el que estuve en París estaba cerca de la estación .
les gusta viajar en tren .
estoy a punto de dejar mi paraguas en la recepción .
en Sevilla llueve a cántaros , por eso vamos a ver la televisión .
hola , ¿ puedes darnos la dirección del restaurante , por favor ?
nos han robado el billete de avión y el bolso .
el tren rápido tendrá coche restaurante .
el televisor no funciona desde ayer .
el autobús sale a las doce .
quisiera un asiento en el coche restaurante para el jueves .
he oído que la visita de la ciudad empieza a las doce menos cuarto .
no tengo tiempo de reunirme con unos amigos en la estación .
esta tarde vamos a pagar en efectivo .
el billete a Edimburgo cuesta treinta y dos euros , pero solo tengo un billete de cincuenta euros .
¿ hay cerca del hotel un dentista que hable alemán ?
una pregunta : ¿ conoce un buen restaurante cerca de la estación de metro ?
sería muy amable de su parte confirmar la reserva .
como el autocar llega con retraso , no llegaremos hasta las nueve y veinticinco .
¿ cómo se llama ? - me llamo Martin Serrano .
pasé siete días en Viena y seis días en Zúrich .
¿ hay alguien aquí que hable alemán ? mi hermana no habla español .
la bicicleta que mi hija alquiló es demasiado pequeña .
Valencia es la ciudad más bonita que nuestros amigos han visto nunca .
se tarda tres horas en reparar la caja fuerte .
¿ tienes sed , David ?
no tenemos ni idea de dónde está nuestra mochila .
quisiera una habitación con terraza , por favor .
mi hermana quiere dar un paseo por el bosque en lugar de ir a la ópera .
si el fin de semana hace buen tiempo , vamos a ir a la playa .
si el autobús llega demasiado tarde , mi mujer se quedará otra noche .
quisiera que me despertaran a las nueve y cinco , habitación treinta y seis .
necesito el recibo . ¿ me lo puede enviar ?
preferiríamos una habitación familiar cómoda que tenga ducha .
mi marido está resfriado .
debe de ser un error : reservamos un apartamento tranquilo , no una suite .
tengo que hacer cola cinco horas en el aeropuerto .
mi compañero solo viaja a Hamburgo de Pascuas a Ramos .
el colchón está sucio .
¿ está incluido el servicio de habitaciones en el precio o tenemos que pagarlo aparte ?
he perdido mi cámara y mi bolso .
mi marido acaba de recoger su bufanda roja .
el aire acondicionado no funciona desde las dos y cuarto .
mis padres pasaron dos días en Praga y siete días en Londres .
me llamo Fischer , tengo una reserva para seis noches .
la carta que él envió a Atenas todavía no ha llegado .
las plantas de la novena planta necesitan agua .
si no es mucha molestia , ¿ podría hacerme una foto ?
quisiera reservar una casa de vacaciones para seis personas del dos al catorce de enero .
a mi mujer le gusta comer en la terraza .
lamentablemente no tenemos apartamentos más grandes libres en octubre .
la señora pedirá una ensalada .
ellos acaban de llegar a Madrid .
quiero que nos traiga cinco vasos de zumo de naranja .
hola , ¿ podría reservarnos una mesa junto a la ventana y apagar la calefacción ?
el huésped de la habitación doscientos uno ha perdido su llave .
el taxi que pedimos para las ocho y cuarto todavía no ha venido .
la charla empieza a las once y diez .
¿ cuánto cuesta una habitación doble grande con baño por noche ?
el ayuntamiento antiguo está abierto desde las nueve menos cuarto hasta las ocho menos cuarto , pero los lunes está cerrado .
mi reloj va atrasado ; ya es la una y cuarto .
de eso ni hablar , señor García .
ya es hora de que mi compañero cambie su vuelo .
el mes pasado la señora Rossi perdió sus gafas de sol .
el hermoso mercado cubierto está abierto desde las diez y cuarto hasta las siete y cuarto , pero los martes está cerrado .
la falda cuesta treinta y un euros , pero el bolso marrón es más barato .
siga todo recto y luego gire a la izquierda en la playa .
el mercado cubierto está abierto desde las nueve menos cuarto hasta las seis y media , pero los sábados está cerrado .
el tren de Colonia a Bruselas lleva cinco minutos de retraso .
él está esperando el autobús para Sevilla .
quisiéramos saber si el tren para en Venecia .
quisiéramos reservar una mesa para seis personas para las ocho menos diez .
la cerradura del armario está estropeada , y él no encuentra la llave .
¿ cuándo comprará un billete para Colonia ?
he perdido mi billete de avión .
el director confirmará la reserva .
el vestido que compré es demasiado largo .
pasado mañana él debería quedarse seis noches .
¿ a qué hora sale el autobús para Sevilla ?
el mozo me dará la llave de la habitación cuarenta y ocho .
he oído que la catedral merece la pena .
hola , soy Brown , de la habitación treinta y tres . envíe al mozo , por favor .
una habitación familiar cómoda cuesta siete euros por noche , y la media pensión está incluida .
la sopa de tomate está fría .
deme su tarjeta de crédito y firme el formulario , por favor .
el señor Navarro ha cancelado la reserva para el lunes .
de la oficina de turismo al teatro de la ópera hay solo cuarenta y cinco minutos a pie .
no tenemos hambre , pero quisiéramos un vaso de agua .
acabamos de darnos cuenta de que la cama supletoria es demasiado corta .
siga todo recto y luego gire a la izquierda en la agencia de viajes .
mi mujer está intentando comprar un sello .
llame a un médico , por favor , mi hija se ha roto el pie .
¿ quiere visitar la torre antigua y el palacio o prefiere ir a nadar ?
el hotel más barato de Viena está en el jardín .
hay un recuerdo sobre la mesa de la habitación catorce .
cuando la camarera habla inglés , me suena a chino .
¿ podría prestarme un cargador , por favor ?
aquí tiene su tarjeta , señor Fischer . su habitación está en la tercera planta .
¿ sale el tren nocturno del andén nueve ?
necesito un taxi desde la gasolinera para cinco personas a las ocho .
¿ puedo probarme el vestido negro ?
él ha perdido el autobús del aeropuerto .
cinco billetes de ida a Valencia para el once de julio , por favor .
en marzo mi mujer llega a Múnich y se queda seis noches .
quisiéramos ir a bailar y comprar unas postales .
disculpe , ¿ podría decirnos si la película dura cinco horas ?
no tenemos tiempo de fotografiar el palacio .
hay que lavar estos pantalones antes del domingo .
quisiera probar el vino de la región y dar un paseo por el bosque .
nos gusta comer en la terraza .
disculpe , ¿ tienen un apartamento tranquilo para tres personas para cinco noches ?
el frigorífico es demasiado ruidoso .
queremos cambiar de habitación porque la lavadora hace demasiado ruido .
si mañana hace demasiado calor , mi hija quiere tomar algo en el bar .
pasado mañana va a hacer mucho frío .
cargue una botella de vino tinto a la cuenta de la habitación ciento dos , por favor .
el vuelo de Lisboa fue cancelado por el mal tiempo .
después del desayuno mis padres quieren probar el queso de la región , pero antes tienen que prolongar su estancia .
una pregunta : ¿ podría pasarnos la mantequilla , por favor ?
nuestro equipaje no ha llegado ; debe de estar todavía en París .
¿ quisiera visitar el museo ?
he escrito una carta a mi abuelo .
el ayuntamiento es más antiguo que el teatro de la ópera .
el médico dice que mi hijo tiene que beber mucha agua durante dos días .
la cuenta asciende a sesenta euros , incluida la limpieza final .
¿ sale el autocar a las siete y veinte ?
buenas noches , ¿ cuánto cuesta un apartamento con terraza por noche ?
¿ participaste en la excursión ?
mi hermana dejó sus gafas de sol en la recepción ayer por la noche .
el huésped de la habitación dieciocho ha pedido el desayuno .
quisiera hablar con la señora Becker , por favor .
los turistas quieren quedarse hasta el martes .
¿ cuánto cuestan las entradas para la fiesta del domingo ?
somos de España , pero vivimos en Berlín desde hace siete años .
¿ podría pasarme la pimienta , por favor ?
¿ podría enseñarnos en el mapa dónde está el teatro antiguo ?
se tarda seis horas en reparar el despertador .
la próxima semana debería volar a Granada .
¿ cuándo se reunirá con unos amigos en la estación ?
los niños acaban de llegar a Edimburgo .
llevamos desde las cinco menos cuarto intentando cambiar dinero .
estoy a punto de ir al dentista .
creo que puedo visitar la iglesia y el famoso palacio .
primero quisiéramos dejar nuestra cámara en la recepción y después visitar el museo de arte nuevo .
él quisiera jamón y huevos y un vaso de leche .
me alegro de que podamos quedarnos en el hotel mañana .
un billete de ida y vuelta a Praga , por favor , en primera clase .
quisiera recoger mi bolso .
aunque tengo dolor de cabeza , quiero ir al mercado .
una habitación familiar tranquila cuesta sesenta euros por noche , y el servicio de lavandería no está incluido .
¿ le importaría darme una suite más barata con vistas al jardín ?
no he estado nunca en Bruselas , pero conozco bien Barcelona .
el secador de la habitación cincuenta no funciona .
ella está a punto de llamar a su oficina .
lléveme al cine , por favor , tengo prisa .
quiero que el director limpie la habitación .
quisiéramos pan con mantequilla y tres vasos de zumo de naranja .
mis hijos quieren cambiar de habitación porque los niños hacen demasiado ruido .
cuando llegué a Roma , el colchón no estaba limpio .
lamentablemente no tenemos apartamentos libres en marzo .
el castillo de Barcelona es más antiguo que el de Edimburgo .
llame a un médico , por favor .
para mí una buena sopa y un vaso de cerveza , por favor .
no creo que compremos un billete para Colonia el quince de septiembre .
pienso que puedo quedarme unos días más el miércoles a las dos y cuarto .
¿ está incluido el servicio de lavandería en el precio o tengo que pagarlo aparte ?
mis padres tienen frío .
el señor Moreno llamó a las nueve y veinticinco y dejó un recado para la señora Taylor .
se tarda cinco horas en reparar el inodoro .
¿ dónde tengo que hacer transbordo para ir al banco ?
él tiene que darse prisa porque el tren nocturno para Edimburgo sale dentro de treinta minutos .
¿ sería posible que nos ayudara con el equipaje ?
Julia , ¿ puedes prestarme trescientos euros ?
voy a probar el pescado de la región mañana por la noche .
tenemos suerte : podemos probar el queso de la región a la una .
la habitación más barata que mi hermano reservó por teléfono está en la cuarta planta .
ni hablar de que mi hermano visite el acuario .
la señora puede tener la habitación grande con bañera .
el caballero ha olvidado cambiar dinero .
no tenemos ganas de dar un paseo por el bosque .
ayer alquilé un coche .
hola , soy Wagner , de la habitación cuarenta y cinco . envíe al mozo , por favor .
es una lástima que el suelo esté mojado .
el mercado cubierto es más grande que la torre .
su habitación está en la novena planta , al lado del ascensor .
antes de que llegue el autobús , quisiera comprar una postal .
tenemos que darnos prisa porque el autocar para Sevilla sale dentro de veinticinco minutos .
estoy harta de la lluvia .
quería preguntarle si podría ayudarme con el equipaje .
¿ por qué no canceló su pedido ?
¿ recogiste tu collar el viernes pasado ?
el señor Wilson quisiera jamón y huevos y ocho vasos de agua mineral .
mis padres necesitan jarabe para la tos de la farmacia .
aquí tiene su tarjeta , señor Navarro . su habitación está en la quinta planta .
pienso que mi hermana puede dejar su chaqueta en la recepción pasado mañana .
sería muy amable de su parte enseñarme el camino a la panadería .
preferiríamos un apartamento que tenga caja fuerte .
la cerradura del armario está estropeada , y mi hermano no encuentra la llave .
¿ hay una habitación libre del diez al catorce de enero ?
la carta que mi hermana envió a Ginebra todavía no ha llegado .
hemos dejado nuestro carné de conducir en el coche y ahora tenemos que rellenar un formulario .
la señora Fischer celebra su aniversario de boda hoy ; quisiera encargar flores .
el médico dice que mi marido tiene que beber mucha agua durante ocho días .
en enero llego a Londres y me quedo una noche .
no tenemos tiempo de comprar una guía de viajes .
¿ cuánto cuesta enviar una carta a Italia ?
mis padres perdieron su llave hace tres horas y ahora tienen que llamar al hotel .
lloverá el lunes , por eso nos quedaremos en el hotel .
¿ podría pasarnos la mermelada , por favor ?
una pregunta : ¿ a qué distancia está el hermoso teatro de la ópera de aquí ?
mi compañero pasó cinco días en Viena y siete días en Atenas .
ya es hora de que mis hijos compren una pila .
el señor Wagner celebra su aniversario de boda el miércoles ; quisiera encargar una tarta .
el señor Becker llamó a las doce y media y dejó un recado para el señor Rossi .
antes de salir de viaje , mi compañero quisiera participar en el curso de idiomas .
¿ por qué no quiere cancelar su pedido ?
a la señora Navarro le gusta viajar en tren .
un taxi al centro comercial cuesta unos treinta y tres euros .
de primero quisiéramos una sopa de tomate y de segundo fideos con champiñones .
la autopista a Múnich está cortada , así que tengo que dar un rodeo .
el director quiere saber si mi hijo quiere quedarse unos días más .
¿ sale el tren regional del andén cuatro ?
nos cambiamos a otra habitación .
hay un error en la cuenta : no he tomado ninguna ensalada .
no vale la pena visitar la torre .
antes de marcharnos , quisiéramos cancelar nuestra reserva .
la escalera mecánica está fuera de servicio .
en Londres llueve a cántaros , por eso voy a tomar algo en el bar .
antes de salir de viaje , quisiéramos alquilar un coche .
¿ puedes cambiarme ochenta euros , por favor ?
tengo que pagar un ojo de la cara por la camisa verde .
los zapatos cómodos cuestan un ojo de la cara .
el tren de Londres a Ginebra lleva treinta minutos de retraso .
hemos pedido una pizza vegetariana .
cargue un vaso de leche a la cuenta de la habitación cuarenta y cuatro , por favor .
la estación está enfrente de la famosa iglesia .
mi marido está sentado en un banco del parque y lee el periódico .
en diciembre suele hacer mucho viento en Berlín .
llame a la señora Miller al tres uno siete cuatro ocho , por favor .
el acuario es más grande que el museo .
¿ conoce un hotel barato cerca de la playa ?
le pedí al camarero que rellenara el formulario , pero no ha pasado nada .
quisiera una habitación individual grande con terraza , por favor .
la carretera a Colonia está cortada , así que tenemos que dar un rodeo .
¿ sabe cuándo abre la fortaleza ?
siga todo recto y luego gire a la derecha en la agencia de viajes .
he reservado una habitación cómoda a nombre de Wilson .
hará mucho frío .
quiero que mi hermana se reúna con unos amigos en la estación .
la caja fuerte de la habitación veintidós está estropeada .
nos levantamos temprano el sábado pasado .
la carta que enviamos a Valencia todavía no ha llegado .
queremos participar en la conferencia en lugar de tomar algo en el bar .
hola , ¿ cuánto dura el viaje de Barcelona a Viena ?
cuando llegué a Venecia , la habitación no estaba lista .
¿ puedo hacer fotos aquí ?
es importante que los turistas aparquen su coche en el garaje hoy .
desde la torre se pueden ver el famoso monasterio y la plaza .
¿ cuándo estarán listas mis botas más baratas ?
mañana a las dos y cinco cambiamos dinero .
ayúdenos con el equipaje , por favor .
de primero quisiéramos una tabla de quesos y de segundo pescado con patatas .
me gusta mucho la torre .
trabajé en la biblioteca el mes pasado .
la semana pasada rompimos el vaso .
no como ni fideos ni pollo .
la recepcionista llevará el equipaje a la estación .
llegamos tarde porque el tren nocturno estaba lleno .
lloverá el fin de semana .
¿ qué vino va bien con el bocadillo ?
antes de salir de viaje , mi marido quisiera comprar unos recuerdos .
la señora López vino a Atenas para dar un paseo por la rosaleda .
pedimos una pizza . ¿ cuándo nos la va a traer ?
la señora está de mal humor porque hace sol en este momento .
ni hablar de que mi hermano visite la catedral y el zoo .
nevará la próxima semana , por eso queremos acostarnos temprano .
me llamo Navarro , tengo una reserva para hoy .
¿ podría decirme si la consigna abre a las ocho y cuarto ?
me encantaría ir a nadar .
él está a punto de cambiar las botas por otra cosa .
¿ tenemos que hacer transbordo en Bruselas o hay un tren directo ?
en noviembre suele hacer mucho frío en Viena .
a los niños les encantaría comprar un diccionario .
he reservado un apartamento a nombre de Navarro .
la carta que nuestros amigos enviaron a Colonia todavía no ha llegado .
ella está buscando su llave del coche . ¿ la ha visto ?
¿ desea pagar por transferencia o con cheque , señora Wilson ?
espero que ella pueda pagar con cheque .
deme su carné de conducir y firme el formulario , por favor .
el mercado cubierto antiguo está abierto desde las nueve hasta las siete y media , pero los viernes está cerrado .
si el sábado hace buen tiempo , mi hija participará en el curso de idiomas .
la obra de teatro que queríamos ver empieza a las once .
aquí tiene su llave , señor Schmidt . su habitación está en la tercera planta .
el señor Dubois ha cancelado la reserva para el jueves .
del cajero automático a la hermosa torre hay solo veinticinco minutos a pie .
el secador de mi habitación no funciona .
no hay champú en nuestra habitación .
nos quedamos dormidos . ¿ qué deberíamos hacer ?
quisiera reservar una habitación doble para una noche .
debe de ser un error : reservamos una suite tranquila , no un apartamento .
la chaqueta que mi hijo compró es demasiado larga .
voy a quedarme cinco noches dentro de cuarenta minutos .
una suite cuesta veinticinco euros por noche , y el seguro no está incluido .
¿ tienen un apartamento grande para seis personas hasta el sábado ?
hola , quisiéramos pagar por separado . ¿ cuánto cuesta la tortilla grande ?
se tarda cuatro horas en llegar a París en coche .
la recepcionista dice que la media pensión está incluida en el precio .
me han robado el pasaporte y el sombrero .
un taxi a la oficina de turismo cuesta unos treinta y un euros .
ellos necesitan tres tazas .
¿ aparcó su coche en el garaje la semana pasada ?
le pedí al camarero que me enseñara el camino a la oficina de objetos perdidos , pero no ha pasado nada .
me alegro de que el señor Becker pueda cambiar su vuelo .
mañana a las dos y media puedo ir a la ópera .
queríamos cambiar los zapatos negros por otra cosa el trece de julio .
el director quiere saber si quiero quedarme hasta el martes .
¿ por qué no visitó el teatro de la ópera ?
la sopa de tomate está deliciosa .
mi mujer ha dejado su tarjeta de crédito en la habitación y ahora tiene que ir a la policía .
disculpe , ¿ cómo llegamos al banco ?
quisiera ocho entradas para la película del veintisiete de enero .
el próximo domingo llego a Valencia y me quedo nueve noches .
me he dejado mi libro en el avión a Venecia .
después del almuerzo el señor Rossi quiere hacer un picnic , pero antes tiene que enviar una postal a Valencia .
suelo levantarme a las nueve menos cuarto .
lamentablemente no tenemos apartamentos tranquilos libres en diciembre .
quiero que nos reserve una mesa junto a la ventana .
mi hijo está sentado en un banco del jardín del castillo y nos espera .
¿ quién puede llevar las maletas al ascensor ?
un billete de ida a Hamburgo , por favor , en primera clase .
el director nos traerá un vaso de vino tinto .
quisiéramos que nos despertaran a las siete menos cuarto , habitación cincuenta y seis .
no sé si el señor García irá al teatro .
acabamos de llegar a Madrid .
ella tiene muchas ganas de hacer un picnic el martes .
tememos que el tren nocturno lleve cuarenta y cinco minutos de retraso .
la señora Schmidt llegará el catorce de junio a las ocho y cinco .
el tren de Varsovia a Londres lleva cinco minutos de retraso .
si tuviera más dinero , me quedaría más tiempo .
el técnico que reparó el aire acondicionado se olvidó las herramientas .
no nos traiga todavía la sopa de verduras caliente , por favor .
no comemos ni pescado ni arroz .
quisiera carne con verduras y un vaso de agua mineral .
¿ cuánto tiempo desea quedarse ? - hasta el sábado , si es posible .
si esta tarde nieva , él va a ir al teatro .
quisiéramos pagar por separado . ¿ cuánto cuesta la buena sopa de verduras ?
seis sellos para cartas a México , por favor .
como el tren rápido está lleno , no llegaré hasta la una .
necesito un taxi a la panadería para tres personas a las cuatro menos veinte .
no hay de qué , señor Wilson . ¡ feliz estancia en Colonia !
deme su tarjeta de crédito y firme aquí , por favor .
el tren nocturno para París sale a las seis del andén dieciocho .
lo sentimos mucho , señora López . el técnico se ocupará de ello dentro de diez minutos .
la biblioteca es más bonita que el museo de arte .
cuando lleguemos a Atenas , vamos a ir al cine .
necesitamos un taxi desde el hospital para cinco personas a las tres .
¿ puedo probarme la chaqueta negra ?
no tengo que llamar a mi abogado .
¿ cuándo cierra la hermosa torre los lunes ?
¿ a qué distancia está el castillo de aquí ?
creo que llamaré a mi hermana esta noche .
hasta que llegue mi hermano , quiero visitar la iglesia y el teatro .
¿ conoce un buen restaurante cerca de la parada de autobús ?
quisiéramos dos entradas para la obra de teatro del treinta de julio .
mi hijo durmió como un tronco porque el viaje fue tan largo .
¿ puedes llevar el equipaje a la habitación , por favor ?
el señor Weber llamó a las siete y media y dejó un recado para el señor García .
¿ puede recomendarme un buen restaurante , por favor ?
mis padres piensan visitar la exposición nueva .
buenos días , ¿ qué recomienda , la sopa de verduras caliente o el helado ?
vuelo a Venecia el catorce de febrero .
nuestros amigos temen que el tren nocturno esté lleno .
un taxi a la estación cuesta unos veintisiete euros .
me han robado el billete de tren y el sombrero .
mi marido quería cambiar dinero la semana pasada .
primero quisiera cambiar los pantalones más baratos por otra cosa y después ir de compras .
queremos tomar algo en el bar en lugar de dar un paseo por la rosaleda .
antes de que salga el tren , quisiera ir a la ópera .
rompí el florero el primero de diciembre . ¿ qué debería hacer ?
¿ han encontrado un portátil ? me lo he dejado en el comedor .
buenas noches , ¿ dura la fiesta cuatro horas ?
quisiéramos reservar una mesa para tres personas junto a la ventana .
un billete de ida y vuelta a Venecia , por favor , en primera clase .
hasta que lleguen los turistas , queremos hacer senderismo por la montaña .
queremos cambiar de habitación porque la cama no está hecha .
¿ me puede explicar el recibo ?
la señora Miller celebra su aniversario de boda mañana ; quisiera encargar flores .
¿ por qué no quiere volar a París ?
en enero llego a Edimburgo y me quedo dos noches .
¿ por qué no llamó a su hermano ?
¿ qué recomienda , la tortilla grande o la buena sopa ?
el caballero está intentando ir a la peluquería .
¿ quisieras marcharte ?
acabamos de darnos cuenta de que la escalera mecánica está fuera de servicio .
hay un recuerdo sobre la mesa de la habitación dieciocho .
llegué tarde porque el tren rápido llegó demasiado tarde .
quisiera hablar con la señora García , por favor .
el caballero quiere levantarse temprano .
nos quedamos con la habitación doble .
no sé si hablaré con el médico dentro de quince minutos .
Hamburgo es la ciudad más bonita que hemos visto nunca .
dentro de seis días mis padres llegan a Venecia y se quedan tres noches .
el hotel en el que estuvimos en París era más cómodo .
hablamos español , pero no entendemos el italiano .
buenas noches , señor Fischer . ¿ ha dormido bien ?
siento que nos hayamos perdido en el barrio del puerto .
una pregunta : ¿ a qué hora sale el tren rápido para Viena ?
el monasterio es más antiguo que la torre .
hola , ¿ nos podemos llevar la bicicleta ?
le pedí al mozo que limpiara la habitación doscientos cinco , pero no ha pasado nada .
el tren sale a las nueve .
el taxi que pedimos para las seis y cuarto todavía no ha venido .
nos han robado el pasaporte y el reloj .
quiero que mi compañero vaya al mercado .
los turistas llegaron tarde porque el tren llegó con retraso .
no vale la pena visitar el mercado cubierto .
la exposición , que está a cuarenta y cinco minutos de aquí , merece una visita .
lamentablemente ya no quedan entradas para la visita guiada .
la señora García no tiene ganas de visitar la catedral y el teatro .
los huéspedes que llegaron ayer quisieran prolongar su estancia .
quería preguntarle si podría apagar la música .
avísenos en cuanto la cuenta esté lista , por favor .
el fin de semana lloverá , por eso mis hijos quieren tomar algo en el bar .
como el autobús lleva cinco minutos de retraso , no llegaremos hasta las doce .
la librería está enfrente del zoo .
es una lástima que la ventana esté mojada .
le pedí al camarero que esperara un momento , pero no ha pasado nada .
tenemos que registrarnos .
antes de salir de viaje , quisiéramos ir a la playa .
he perdido mi paraguas y mi llave .
la habitación más grande que la señora Taylor reservó la semana pasada está en la sexta planta .
no creo que ella pueda participar en la visita de la ciudad .
un taxi a la playa cuesta unos diez euros .
la suite que reservamos por teléfono es demasiado cara .
pienso que los huéspedes pueden participar en el curso de idiomas dentro de dos horas .
llegamos el lunes diecinueve de noviembre a las doce .
¿ llega el barco a Atenas a las doce menos cinco ?
ellos querían comer algo el mes pasado .
él sabe que la carnicería está cerrada los viernes .
debe de ser un error : reservé una habitación doble , no una habitación tranquila .
quisiera quejarme : la cafetera no funciona y la cama supletoria no está hecha .
no puedo participar en la excursión .
quiero que me pida un taxi .
¿ cuánto cuestan los pantalones del escaparate ?
el señor López celebra su cumpleaños el martes ; quisiéramos encargar una tarta .
quisiéramos comprar una falda verde y chocolate .
la fortaleza está abierta desde las nueve y media hasta las ocho menos cuarto , pero los sábados está cerrada .
si mañana hace buen tiempo , fotografiaremos el hermoso monasterio .
no se olvide de darme la dirección del museo , por favor .
no se olvide de traerme un cuchillo nuevo y una manta caliente , por favor .
no sé si podemos traer nuestro perro .
no se olvide de guardar el equipaje hasta las siete , por favor .
¿ cuándo estarán listos mis pantalones azules ?
no tenemos ganas de probar el queso de la región .
pronto mi hermano llega a Edimburgo y se queda una noche .
siento que hayamos perdido nuestra bolsa de viaje el treinta de enero .
es posible que reservemos una habitación para tres noches .
el almuerzo se sirve a partir de las once y media en el jardín .
nadie pudo decirme dónde está la estación .
rompimos el espejo hace cinco días . ¿ qué deberíamos hacer ?
quisiera aparcar mi coche en el garaje después de la cena .
estoy de vacaciones .
¿ qué tiempo hace en Colonia en este momento ?
el miércoles ellos quieren hacer un picnic .
el juez está todavía en el juzgado , no puedo hablar con él antes de las tres y media .
¿ puede traducir este menú ?
llevo desde las cinco y media intentando comprar un billete para Sevilla .
¿ sabe cómo se va de la oficina de objetos perdidos al monasterio ?
¿ sería posible que hablara más despacio ?
tome la segunda calle a la izquierda y verá el faro delante de usted .
ellos han hecho senderismo por la montaña .
en Colonia lleva ocho días lloviendo .
ellos solo viajan a París de Pascuas a Ramos .
tenemos muchas ganas de participar en el curso de idiomas el martes .
ella no tiene ganas de probar el pescado de la región .
quería preguntarle si podría reservarme una mesa junto a la ventana .
no creo que traigamos nuestro perro .
quisiéramos cambiar cien dólares por euros .
los turistas han pagado la cuenta .
ayer por la tarde perdimos nuestro carné de conducir .
hola , ¿ sería posible que me pusiera con la habitación cinco ?
hará mucho calor mañana .
¿ podría limpiar la habitación trescientos uno , por favor ?
mi hijo se acostó temprano ayer por la tarde .
vine a Edimburgo para alquilar una motocicleta .
los huéspedes están sentados en un banco del parque y leen el periódico .
quiero que me dé la dirección de la embajada .
aunque estoy cansado , quiero probar el vino de la región .
antes de salir de viaje , mi hija quisiera tomar algo en el bar .
se tarda dos horas en llegar a Edimburgo en coche .
vinimos a Salzburgo para hacer un picnic .
un billete de ida a Barcelona , por favor , en primera clase .
la señora quisiera alquilar una motocicleta .
antes de que cierren las tiendas , quisiéramos probar el pescado de la región .
cuando lleguemos a Praga , vamos a reunirnos con unos amigos en la estación .
pregúntele a la señora Wilson si quiere probar el vino de la región , por favor .
quiero que mi hermano participe en la visita de la ciudad .
¿ cuántos platos necesita ? - cinco , por favor .
ya no tenemos pollo , pero puedo recomendarle la sopa de tomate .
lave esta camisa , por favor .
el banco está delante de la catedral .
la cuenta asciende a treinta y dos euros , incluida la tasa turística .
vamos a cambiarnos a otra habitación el dieciocho de junio .
mi compañero está intentando comprar un billete para Varsovia .
la señora Moreno se ha resfriado .
pienso que mi marido puede enviar una carta a Londres mañana a las ocho .
buenos días , ¿ hay cerca del hotel un médico que hable francés ?
lloverá esta noche , por eso leeré un libro .
vine a Sevilla para alquilar una barca .
aquí tiene su pasaporte , señora Walker . su habitación está en la sexta planta .
estoy a punto de preguntar en la recepción .
quisiera una habitación individual con televisor , por favor .
mi hermana tiene que darse prisa porque el autobús para Barcelona sale dentro de cincuenta minutos .
antes de salir de viaje , quisiera ir a la playa .
como el autocar llega demasiado tarde , no llegaré hasta las doce menos cuarto .
la gasolinera está delante del famoso museo de arte .
son ciento diez euros . - quédese con el cambio .
¿ podría traerme un poco más de miel , por favor ?
la cuenta asciende a veintitrés euros , incluido el servicio de lavandería .
el mozo que habla francés es muy amable .
el autobús llega a Hamburgo a las tres y cuarto .
el tren rápido va a Sevilla .
¿ podría ayudarme con el equipaje y enviar a alguien a la habitación diecisiete ?
la ducha de mi habitación no funciona .
la familia Dubois se aloja aquí desde el veintiuno de enero .
la carretera a Salzburgo está cortada , así que tengo que dar un rodeo .
quisiera hablar con el señor Navarro , por favor .
no sé si mi marido puede cenar en la habitación mañana por la noche .
en Londres lleva tres días lloviendo .
mis hijos quisieran comprar un bolso más grande y un mapa .
¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
¿ puede traerme cuatro vasos de cerveza , por favor ?
como el autobús está lleno , no llegaremos hasta las siete y media .
mi mujer enviará un paquete a Edimburgo .
acabamos de prolongar nuestra estancia .
quisiera seis entradas para la visita de la ciudad del veinticinco de diciembre .
buenos días , el señor Navarro no está hoy . ¿ quiere dejar un recado ?
cuando llegué a Bruselas , el cuarto de baño no estaba listo .
me marché ayer .
tengo que darme prisa porque el tren nocturno para Salzburgo sale dentro de cincuenta minutos .
¿ sería posible que nos prestara una bicicleta ?
buenas noches , ¿ puede esperar un momento , por favor ?
¿ cuándo estará lista mi corbata ?
si el autobús está lleno , tengo que coger el próximo tren .
sería muy amable de su parte prestarme una guía de viajes .
la cuenta asciende a sesenta euros , incluido el minibar .
¿ olvidó su reloj en la habitación el mes pasado ?
mi hermana necesita algo para la tos .
mis hijos no tienen ganas de visitar la torre y el famoso museo de arte .
dudo que la señora Taylor envíe una carta a Atenas .
el señor Wagner no está hoy . ¿ quiere dejar un recado ?
¿ qué recomienda , la sopa de verduras caliente o la sopa caliente ?
disculpe , ¿ cuánto cuesta enviar un paquete a México ?
el médico dice que mis padres tienen que beber mucha agua durante cinco días .
¿ sería posible que imprimiera el contrato ?
¿ cómo se apaga la calefacción ?
espero que ellos puedan quedarse unos días más dentro de veinte minutos .
tome la primera calle a la derecha y verá el hermoso ayuntamiento delante de usted .
mañana hará mucho frío .
no podemos dormir porque el apartamento no está listo .
creo que ellos pueden preguntar en la recepción esta noche .
cargue un vaso de leche a la cuenta de la habitación treinta y nueve , por favor .
podemos pagar la cuenta .
de la estación a la biblioteca hay solo quince minutos a pie .
el barco llega a Palma a las doce y cuarto .
quisiera saber si el autocar sale a las dos y media .
ya es hora de que mi hija prolongue su estancia .
no hay champú en la habitación doscientos quince .
¿ podría decirnos de dónde sale el autobús para Ginebra ? gracias por su ayuda .
aunque hace mucho frío , el señor López va a dar un paseo por el parque .
camarero , pedí una sopa de tomate , pero me ha traído un pastel de manzana .
¿ puede hacerme una foto , por favor ?
después de la cena queremos dar un paseo por el bosque , pero antes tenemos que ir al médico .
lo sentimos mucho , señora Moreno . el técnico vendrá inmediatamente .
creo que podemos quedarnos unos días más .
tengo que coger un taxi porque el tren estará lleno .
¿ cuánto dura el viaje de Viena a Londres ?
mi hija puede tener la suite bonita con ducha .
el faro está abierto desde las diez menos cuarto hasta las ocho menos cuarto , pero los viernes está cerrado .
quería trabajar en la biblioteca ayer por la tarde .
¿ sabía que la boda se celebra el once de octubre ?
mi hijo ha perdido su tarjeta de crédito y ahora tiene que ir a la oficina de objetos perdidos .
¿ sabía que la visita guiada dura tres horas ?
de la parada de autobús al palacio hay solo veinticinco minutos a pie .
¿ podemos dejar aquí nuestro diario hasta la una ?
la llave no entra en la cerradura del armario .
el tren rápido sale del andén diecinueve .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la peluquería .
la película empieza a las diez .
la señora Weber acaba de darse cuenta de que el apartamento huele a humo .
¿ dónde está la hoja de registro ? - se la enviaré dentro de cuarenta y cinco minutos .
no se olvide de traerme la confirmación de la reserva , por favor .
¿ a qué hora sale el autobús para Zúrich ?
¿ cuándo estará listo mi sombrero más barato ?
creo que puedo visitar la catedral y el museo de arte nuevo pasado mañana .
he perdido mi bufanda y mi llave de la habitación .
no sé si el señor Wilson puede levantarse temprano .
quisiera que me despertaran a las dos y veinte , habitación ciento uno .
el avión de Sevilla aterriza a las cuatro menos diez .
en Valencia llueve a cántaros , por eso vamos a leer un libro .
perdimos el autobús anteayer .
quiero que el taxista hable más despacio .
si el autobús está lleno , mi marido se quedará otra noche .
el próximo mes llegamos a Ginebra y nos quedamos una noche .
es una lástima que el ascensor haga demasiado ruido .
¿ podría rellenar el formulario y enviar a alguien a la habitación diez ?
¿ zarpa el ferry a las seis menos cuarto ?
quisiéramos reservar una habitación familiar para ocho noches .
suelo levantarme a las nueve y media .
la señora Becker ha perdido su llave del coche y su portátil .
¿ hay alguien aquí que hable italiano ? los huéspedes no hablan inglés .
disculpe , la línea está ocupada . ¿ desea esperar ?
recomiéndeme un buen museo , por favor .
me han robado el carné de conducir y la maleta .
me alegro de que ellos reserven una habitación familiar para nueve noches .
quisiéramos pagar por separado . ¿ cuánto cuesta el bocadillo ?
la librería está delante del hermoso mercado cubierto .
seis sellos para cartas a Austria , por favor .
quiero coger el coche .
una habitación individual grande cuesta sesenta y cinco euros por noche , y el servicio de habitaciones está incluido .
Laura , ¿ puedes ayudarme ?
quisiéramos una habitación doble con ducha y vistas al patio .
ellos saben que el centro comercial está cerrado los lunes .
dudo que compremos un billete para Hamburgo .
mis hijos no tienen tiempo de ir a bailar .
mañana por la mañana voy a cenar en la habitación .
el billete a Londres cuesta veintisiete euros , pero solo tengo un billete de cien euros .
la señora Serrano llegará el diez de marzo a las tres y media .
de primero quisiéramos una sopa de tomate y de segundo carne con verduras .
lo sentimos mucho , señora Dubois . el técnico se ocupará de ello inmediatamente .
hola , la carta solo está en portugués , ¿ me la podría traducir ?
el taxi que pedimos para las seis y diez todavía no ha venido .
no sé si volaré a Zúrich después de la cena .
llame a una ambulancia , por favor , mi marido se ha desmayado .
quisiera quejarme : la conexión a internet está estropeada y el colchón es muy viejo .
mi hermana perdió su billete de tren la semana pasada .
hemos reservado una habitación familiar grande para nueve noches .
Barcelona es la ciudad más bonita que he visto nunca .
¿ sería posible que me hiciera una foto ?
la ventana no se puede abrir , y el hervidor no funciona .
ella no tiene tiempo de reunirse con unos amigos en la estación .
queremos que mi hijo tome algo en el bar .
mi marido tiene que hacer cola dos horas en el aeropuerto .
¿ puedes traerme tres vasos de zumo de manzana , por favor ?
¿ han encontrado una chaqueta ? me la he dejado en el comedor .
cuando llegue a Ginebra , voy a ir al cine .
un billete de ida a Hamburgo , por favor , en segunda clase .
el coche que mi hermano alquiló tiene una rueda pinchada .
el tren regional para Atenas sale a las doce y media del andén dieciséis .
primero quisiera enviar una postal a Valencia y después comprar unos sellos .
antes de que llegue el autobús , quisiéramos comprar unas postales .
es una lástima que el cuarto de baño esté sucio .
es importante que la señora compre un cepillo de dientes antes de las doce .
una pregunta : ¿ podría traernos la carta , por favor ?
hará sol .
siga todo recto y luego gire a la izquierda en el supermercado .
el tren nocturno para Madrid sale a las cuatro y veinte del andén seis .
el collar caro que la camarera de piso encontró debajo de la cama es de los niños .
tome las pastillas ocho veces al día , después de las comidas .
quisiera comprar un sombrero y una postal .
la línea está ocupada . ¿ desea volver a llamar más tarde ?
cargue un vaso de vino tinto a la cuenta de la habitación cuatrocientos seis , por favor .
nos quedamos hoy en el hotel porque tenemos fiebre .
hemos reservado un apartamento luminoso a nombre de Rossi .
el trayecto dura una hora y cuarenta minutos .
quiero cambiar de habitación porque la cama es demasiado dura .
Praga es la ciudad más bonita que mi hermano ha visto nunca .
disculpe , mi hijo se resfrió . ¿ qué debería hacer ?
buenas noches , señora Becker . ¿ ha tenido un buen viaje ?
lamentablemente ya no quedan entradas para la visita de la ciudad .
¿ puede preparar la cuenta para mañana ? muchas gracias de antemano .
después de la cena queremos dar un paseo por el casco antiguo , pero antes tenemos que preguntar en la recepción .
me alegro de que él aparque su coche en el garaje .
todavía no hemos recibido el contrato . ¿ podría dárnoslo ?
¿ hay una habitación individual tranquila libre del siete al trece de junio ?
¿ podría decirnos de dónde sale el tren nocturno para Sevilla ?
siga todo recto y luego gire a la izquierda en la oficina de objetos perdidos .
como el autocar llega demasiado tarde , no llegaremos hasta las doce y media .
¿ cuándo cierra el museo de arte los miércoles ?
es una lástima que el aire acondicionado esté fuera de servicio .
no creo que podamos volar a Sevilla el próximo mes .
en Lisboa llueve a cántaros , por eso mis hijos van a ver la televisión .
¿ cuándo quisiera reservar una habitación doble ?
la señora Taylor llegará el dos de octubre a las tres y cinco .
buenas noches , ¿ cuándo estará lista mi chaqueta blanca ?
no hay de qué , señora Becker . ¡ buen viaje !
vine a Colonia para ir al mercado .
si el miércoles hace demasiado frío , queremos ir al cine .
tenemos que pagar un ojo de la cara por la blusa más barata .
ellos han olvidado prolongar su estancia .
quisiéramos reservar una suite para cinco personas del diez al veintiuno de agosto .
no hay perchas en nuestra habitación .
ya es hora de que mis hijos paguen con cheque .
mi hijo perdió el enlace en Madrid porque el autocar llevaba cuarenta minutos de retraso .
en Barcelona llueve a cántaros , por eso vamos a descansar un poco .
¿ fue al teatro la semana pasada ?
tengo que ir al banco antes de las cinco menos cuarto porque necesito dinero .
¿ cuánto cuesta alquilar una bicicleta por siete días ?
cuando lleguemos a Venecia , vamos a visitar la fortaleza y el hermoso palacio .
no hay de qué , señora Walker . ¡ buen viaje !
me llamo Dubois , tengo una reserva para dos personas .
el avión de Venecia aterriza a las seis menos cuarto .
tengo que leer un libro .
¿ sabía que el bar está en la séptima planta ?
¿ qué día es hoy ? - hoy es sábado , once de mayo .
mi marido no tiene tiempo de hacer un picnic .
hemos reservado una habitación individual a nombre de Dubois .
hola , ¿ qué autobús va a la torre ?
¿ quieres marcharte en febrero ?
la camarera dice que el ayuntamiento merece la pena .
desde el balcón se pueden ver el hermoso teatro de la ópera y el puerto .
a mi hermana le gusta dormir con la ventana abierta .
quisiéramos reservar una suite grande para siete personas del veinticuatro al treinta y uno de diciembre .
quisiéramos un asiento junto a la ventana para Hamburgo .
el director nos explicará el contrato .
mi hijo tuvo que cambiar el bolso por otra cosa el dieciséis de septiembre .
acabo de darme cuenta de que el sillón está sucio .
llame al señor Becker al siete cero seis seis dos , por favor .
¿ sabía que el restaurante está en la segunda planta ?
la señora tiene que pagar un ojo de la cara por la blusa verde .
no comemos ni jamón ni arroz .
no quiero pagar en efectivo .
siento que mi hijo se haya perdido en el bosque .
el señor Walker vino a Varsovia para ir al mercado .
cuando el director habla portugués , me suena a chino .
a mi marido le gustó mucho la visita de la ciudad .
¿ podemos pagar con cheque ?
enviamos una carta a Edimburgo .
si el martes hace buen tiempo , mi marido dará un paseo por el bosque .
¿ puedes traducir esta carta , por favor ?
hola , soy Becker , de la habitación catorce . quisiera pedir el desayuno .
tome las pastillas ocho veces al día , antes de las comidas .
tome la primera calle a la izquierda y verá la fortaleza delante de usted .
antes de que cierren las tiendas , quisiera dar un paseo por la rosaleda .
¿ podría traerme la carta , por favor ?
quisiéramos que nos despertaran a las doce y media , habitación trescientos doce .
pasamos seis días en Madrid y cuatro días en Hamburgo .
quisiéramos que nos despertaran a las cuatro , habitación doscientos cinco .
ella quisiera cambiarse a otra habitación .
tenemos que darnos prisa porque el tren nocturno para Granada sale dentro de quince minutos .
queremos que mi hermano nade en el lago .
¿ podría traernos hielo , por favor ?
repare la radio , por favor .
hace dos días dejé el hotel .
buenos días , ¿ cuánto cuesta enviar una postal a Alemania ?
quisiéramos una habitación familiar grande con chimenea y vistas a la plaza .
lléveme al supermercado , por favor , tengo prisa .
el autocar para en Ginebra .
¿ puedo dejar aquí mi libro hasta la una y media ?
el tren de Múnich a Praga lleva cuarenta y cinco minutos de retraso .
el señor Dubois llegará el nueve de enero a las dos menos cuarto .
quisiéramos una habitación doble con caja fuerte y vistas al parque .
no creo que podamos trabajar en la biblioteca .
acabo de llegar a Múnich .
¿ cuántos platos necesita ? - ocho , por favor .
¿ dónde está la confirmación de la reserva ? - se la traeré mañana .
¿ cuánto cuesta enviar una postal a Escocia ?
desde esta mañana me duele la garganta .
me he perdido en el bosque . ¿ qué debería hacer ?
espero que ella trabaje en la biblioteca esta tarde .
quisiera fideos con champiñones y dos vasos de zumo de naranja .
podemos visitar el hermoso ayuntamiento y el teatro de la ópera .
los turistas acaban de darse cuenta de que la impresora no funciona .
llame a la señora Brown al nueve ocho nueve cuatro cuatro , por favor .
el juez está todavía en el juzgado , no podemos hablar con él antes de las dos .
el trayecto dura dos horas y veinticinco minutos .
¿ tienen una habitación familiar luminosa para cinco personas desde el lunes hasta el domingo ?
camarero , pedí un bocadillo vegetariano , pero me ha traído una macedonia de frutas .
el autobús va a Edimburgo .
mi hermana quisiera pagar con tarjeta , pero el aparato no funciona .
hemos reservado un apartamento cómodo a nombre de Dubois .
tuve un accidente hace dos días .
quiero que me dé la dirección del restaurante .
buenas noches , ¿ le importaría cuidar a los niños ? muchas gracias .
antes de que anochezca , quisiera visitar el hermoso monasterio .
el señor Rossi llegará el diecinueve de diciembre a las seis y cuarto .
hola , ¿ sería posible que nos trajera una manta y una cama supletoria ?
una pregunta : ¿ puedo dejar aquí mi bufanda hasta las seis y media ?
estamos buscando nuestra chaqueta . ¿ la ha visto ?
mi hermana tiene suerte : puede tomar algo en el bar esta noche .
los niños tienen que darse prisa porque el autobús para Praga sale dentro de cincuenta minutos .
queremos dejar el hotel después del almuerzo .
la cama supletoria no está hecha .
necesito un taxi al supermercado para cuatro personas a las once y veinte .
lamentablemente no tenemos habitaciones individuales luminosas libres antes del siete de julio .
el apartamento que reservé en julio no está listo .
mi compañero quisiera jamón y huevos y cuatro vasos de zumo de manzana .
me quedo hoy en el hotel porque estoy cansada .
he perdido mi reloj y mi diario .
ellos se han quedado nueve noches .
el siete de julio cambié dinero .
acabamos de comprar un billete para Berlín .
el almuerzo se sirve a partir de las dos menos cuarto en el jardín .
me interesa el acuario . ¿ hay una visita guiada en italiano ?
el concierto que la señora Wilson quería ver ya ha empezado .
es una lástima que el inodoro esté estropeado .
quisiera reservar una casa de vacaciones para siete personas del dieciocho al veinticinco de octubre .
¿ hay un hospital cerca de aquí ?
quisiéramos saber si el tren nocturno para en todas las estaciones .
no sé si puedo recoger mi bufanda marrón dentro de cuarenta y cinco minutos .
él acaba de llegar a Londres .
el lunes va a hacer mucho viento .
ya no tenemos jamón , pero puedo recomendarle el filete grande .
a las tres y media me marcho .
