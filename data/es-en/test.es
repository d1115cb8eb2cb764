hola , ¿ cuándo sale el próximo tren rápido para Edimburgo ?
tome la primera calle a la derecha y verá el museo delante de usted .
nos han robado el billete de tren y el collar .
mi hija tiene que hacer cola cuatro horas en el museo .
mi reloj va atrasado ; ya son las tres menos veinte .
mi mujer olvidó su collar caro en el autobús hace dos días .
¿ hay una suite libre del siete al trece de septiembre ?
nos han robado el carné de conducir y la mochila azul .
preferiríamos una suite bonita que tenga balcón .
del aeropuerto a la catedral antigua hay solo quince minutos a pie .
en el pasillo huele a gas .
pienso comprar unos recuerdos .
disculpe , si no es mucha molestia , ¿ podría llamar a la policía ?
la ventana no se puede cerrar , y el televisor no funciona .
lamentablemente no tenemos habitaciones familiares tranquilas libres antes del treinta de agosto .
la señora Wagner ha cancelado la reserva para el jueves .
¿ cuándo estará listo mi jersey gris ?
el camarero me ha traído un pastel de manzana en lugar de una sopa de pescado caliente .
mi compañero llega el martes dos de marzo a las doce menos diez .
¿ cuánto cuesta alquilar una motocicleta por seis días ?
buenos días , ¿ podría decirme si la conferencia se celebra en la sala de conferencias ?
quisiéramos saber si el autocar va a Berlín .
mi número de teléfono es el uno cero ocho cinco dos .
no vale la pena visitar el museo de arte .
si el jueves hace buen tiempo , ella va a alquilar una motocicleta .
buenas noches , ¿ qué recomienda , la macedonia de frutas o la sopa de verduras fría ?
¿ hay una suite más grande libre del veintiuno al veintiséis de febrero ?
quisiera participar en la conferencia e ir a bailar .
¿ compró un billete para Múnich ?
buenos días , ¿ conoce un buen restaurante cerca de la oficina de correos ?
tres billetes de ida y vuelta a Sevilla para el tres de agosto , por favor .
el libro que la camarera de piso encontró debajo de la cama es de mi marido .
¿ va este autobús a Barcelona ?
no se preocupe , señora Serrano , le traeremos champú .
la farmacia está a dos pasos del acuario .
quisiera saber si el autobús para en París .
¿ desea pagar con tarjeta de crédito o por transferencia , señora Moreno ?
no se preocupe , señor Weber , repararemos la ducha .
tengo que darme prisa porque el autocar para Zúrich sale dentro de cuarenta minutos .
hay que planchar estas camisas antes del miércoles .
una taza de café cuesta cinco euros con veinte .
quisiéramos ocho entradas para la película del veintidós de mayo .
quisiera siete entradas para la visita de la ciudad del nueve de mayo .
queremos que la guía limpie la habitación .
nos hemos dejado nuestro paraguas en el autobús a Londres .
antes de que cierren las tiendas , quisiera nadar en el lago .
dudo que participemos en el paseo en barco el dieciocho de junio .
siento que nuestros amigos hayan roto la lámpara ayer por la noche .
mis hijos quieren cambiar de habitación porque el apartamento es demasiado caluroso .
buenas noches , ¿ cuánto tiempo tenemos antes de que salga el avión ?
cargue cinco vasos de leche a la cuenta de la habitación trescientos quince , por favor .
hemos reservado una habitación familiar cómoda a nombre de Schmidt .
el señor Schmidt llegará el veintidós de marzo a las siete menos cuarto .
hay un error en la cuenta : no he pedido ninguna sopa de tomate caliente .
del cajero automático al acuario hay solo veinte minutos a pie .
los turistas pueden tener la habitación individual tranquila con ducha .
ayer dejamos nuestro pasaporte en la habitación y ahora tenemos que rellenar un formulario .
él tiene que hacer transbordo en Roma .
hay chocolate sobre la mesa de la habitación trece .
si el jueves hace buen tiempo , vamos a hacer senderismo por la montaña .
la familia Fischer se aloja aquí desde el diecinueve de febrero .
¿ dónde tengo que hacer transbordo para ir al cajero automático ?
el avión de Hamburgo aterriza a las dos y cuarto .
quisiéramos cinco entradas para la fiesta del veintitrés de agosto .
Martin , ¿ puedes prestarme cien euros ?
hasta que llegue la señora , queremos ir a bailar .
lo sentimos mucho , señora Rossi . el técnico se ocupará de ello inmediatamente .
¿ podría llevar el equipaje a la habitación , por favor ?
llame a la señora García al dos cinco siete dos cuatro , por favor .
nuestros amigos se quedarán hasta el miércoles .
no se preocupe , señora Schmidt , repararemos la ducha .
tengo que ir al banco antes de las once y veinte porque necesito dinero .
antes de salir de viaje , quisiera visitar la fortaleza .
quería preguntarle si podría cambiar las toallas .
acabamos de llegar a Edimburgo .
el mozo dice que el minibar no está incluido en el precio .
hola , ¿ cuánto se tarda en reparar la ducha ?
mi compañero tiene treinta y nueve grados de fiebre y dolor de cabeza .
me alegro de que podamos ver la televisión .
el museo está abierto desde las nueve y media hasta las diez menos cuarto , pero los sábados está cerrado .
¿ podría decirnos si la película empieza a las seis ?
los huéspedes quieren cenar en el restaurante .
un billete de ida a Múnich , por favor , en segunda clase .
el huésped de la habitación cuarenta y tres quisiera hablar con usted .
quiero que el director traiga la cuenta .
quisiera un asiento junto a la ventana para Granada .
se tarda una hora en llegar a Madrid .
¿ puedo usar el teléfono ?
la carta solo está en francés , ¿ nos la podría traducir ?
hay un error en la cuenta : no hemos tomado ninguna sopa de verduras .
¿ reservó una mesa para cuatro personas el mes pasado ?
no hay de qué , señora Navarro . ¡ buen viaje !
estamos enfermos .
dudo que demos un paseo por la rosaleda el miércoles .
si el martes llueve , mis padres van a tomar algo en el bar .
el ascensor está estropeado , así que tenemos que bajar a pie a la tercera planta .
la iglesia , que está a diez minutos de aquí , merece una visita .
¿ cuánto cuesta un apartamento luminoso con chimenea por noche ?
el vuelo a Lisboa fue cancelado por el mal tiempo .
es una lástima que el cuarto de baño sea muy viejo .
me alegro de que ellos puedan hacer un picnic más tarde .
le pedí a la recepcionista que me diera la llave de la habitación cuatrocientos seis , pero no ha pasado nada .
un billete de ida a Madrid , por favor , en segunda clase .
necesito la lista de precios . ¿ me la puede enviar ?
¿ podría venir alguien a la habitación ciento doce ? la cama supletoria es demasiado blanda .
no hay de qué , señor Miller . ¡ feliz estancia en Roma !
quisiera reservar una casa de vacaciones para cuatro personas del trece al dieciséis de agosto .
la señora Wagner quiere cambiar de habitación porque los vecinos escuchan música alta .
estoy a punto de recoger mi libro .
el hotel más tranquilo de Ginebra está entre el banco y la oficina de correos .
¿ conoce un hotel barato cerca de la librería ?
¿ dónde está la taza limpia ? ¿ podría traérmela , por favor ?
ellos han cambiado dinero .
cuando llegué a Zúrich , la suite no estaba lista .
el señor Serrano llamó a las once y dejó un recado para el señor Moreno .
mi hermano perdió el tren .
¿ tienen una suite para dos personas desde el jueves hasta el domingo ?
tengo muchas ganas de reunirme con unos amigos en la estación el fin de semana .
¿ le importaría traernos papel higiénico ?
el jersey que ella compró es demasiado pequeño .
el hotel en el que la señora García estuvo en Hamburgo tenía piscina .
quisiera ir al cine y alquilar un coche .
disculpe , ¿ quiere aparcar su coche en el garaje ?
llame al señor Rossi al uno ocho cero ocho uno , por favor .
tome la segunda calle a la derecha y verá el hermoso mercado cubierto delante de usted .
¿ a qué hora sale el autobús para Zúrich ?
mi marido quisiera coger el coche el fin de semana .
¿ puede cuidar a los niños ?
me llamo Becker , tengo una reserva para nueve noches .
el señor Miller sabe que la librería está cerrada los martes .
¿ nos podemos llevar el paraguas ?
¿ podría traerme un poco más de miel , por favor ?
me han robado el carné de identidad y la llave de la habitación .
quería preguntarle si podría traernos un albornoz y una almohada .
tengo que coger un taxi porque el autocar llegará con retraso .
la señora Becker ha cancelado la reserva para el lunes .
¿ hay alguien aquí que hable francés ? nuestros amigos no hablan inglés .
¿ han encontrado una bolsa de viaje ? nos la hemos dejado en la habitación trescientos doce .
hace cinco días ella tuvo que ir al médico .
pasé siete días en Múnich y cuatro días en Atenas .
¿ podría limpiar la habitación seis y traerme una manta y una cuna ?
¿ sabe cómo se va de la estación al teatro de la ópera ?
no estoy satisfecha con la habitación porque el secador no funciona .
el taxi que pedimos para las nueve y veinticinco todavía no ha venido .
el secador no funciona desde esta mañana .
la radio no funciona desde ayer .
mi mujer sabe que la carnicería está cerrada los lunes .
¿ podría llevar las maletas al ascensor , por favor ?
el fin de semana estará nublado .
cargue un vaso de cerveza a la cuenta de la habitación ciento diez , por favor .
el abrigo que la señora Walker compró es demasiado grande .
todas las habitaciones de la tercera planta tienen televisor .
ni hablar de que mi marido tome algo en el bar .
mi hijo quisiera reservar una habitación individual grande .
¿ desea pagar por transferencia o con tarjeta de crédito , señor Moreno ?
el teatro está abierto desde las nueve menos cuarto hasta las siete y media , pero los viernes está cerrado .
no me traiga todavía la tabla de quesos pequeña , por favor .
él necesita algo para la tos .
el vestido blanco cuesta un ojo de la cara .
¿ podría la recepcionista imprimir la confirmación de la reserva ?
hemos comprado un anillo para nuestra vecina .
llevamos desde las nueve y cuarto intentando cancelar nuestra reserva .
mis hijos no tienen tiempo de ir a bailar .
hola , soy López , de la habitación nueve . envíe al mozo , por favor .
el mejor hotel de Valencia está en la terraza .
pregúntele a la señora Becker si quiere visitar el faro , por favor .
los niños hacen demasiado ruido .
buenos días , ¿ dónde podemos comprar una maquinilla de afeitar ?
quisiera visitar la exposición nueva y el zoo y probar el queso de la región .
me llamo Moreno , tengo una reserva para esta noche .
¿ sabe cómo se va de la parada de autobús al teatro de la ópera ?
la señora ha comprado un libro para su abuela .
llego el martes dieciocho de mayo a las dos y cuarto .
¿ dónde tenemos que bajar para ir al aeropuerto ?
como el autocar llega con retraso , no llegaré hasta la una menos cuarto .
cuando lleguemos a Praga , vamos a dar un paseo por el casco antiguo .
¿ le importaría enseñarme el camino a la librería ?
la señora Moreno llamó a las siete y dejó un recado para la señora Becker .
no hay papel higiénico en el cuarto de baño .
dudo que mi mujer envíe una postal a Edimburgo después de la cena .
¿ qué vino va bien con el bocadillo ?
ellos no van al mercado pasado mañana .
mi hijo quisiera pagar con tarjeta , pero el aparato no funciona .
buenos días , quisiéramos pagar por separado . ¿ cuánto cuesta el pastel de manzana ?
un billete de ida a Barcelona , por favor , en segunda clase .
la recepcionista dice que el mercado cubierto merece la pena .
no hay de qué , señor Fischer . ¡ buen viaje !
es posible que ella pida una sopa a las siete y cuarto .
¿ tienen un apartamento para dos personas desde el lunes hasta el domingo ?
me quedo con la suite .
la fiesta dura cinco horas .
el almuerzo se sirve a partir de las doce en el jardín .
siento que los turistas se hayan resfriado el dieciocho de noviembre .
antes de salir de viaje , quisiéramos reunirnos con unos amigos en la estación .
mi hija ha perdido su libro y su reloj caro .
el centro comercial está a dos pasos de la exposición nueva .
el vuelo de Barcelona fue cancelado por la niebla .
el trayecto dura una hora y quince minutos .
¿ a qué hora sale el tren rápido para Atenas ?
él vino a Sevilla para ir a bailar .
de la playa al teatro de la ópera antiguo hay solo veinte minutos a pie .
soy de México , pero vivo en Atenas desde hace seis años .
se nos ha acabado el vinagre ; el mozo ha ido a comprar más .
quisiéramos nadar en el lago e ir al cine .
preferiría un apartamento que tenga chimenea .
el ayuntamiento está abierto desde las seis y cuarto hasta las siete , pero los martes está cerrado .
cuando llegué a Viena , el cuarto de baño estaba sucio .
le pedí a la recepcionista que cuidara a los niños , pero no ha pasado nada .
la carta que enviamos a Zúrich todavía no ha llegado .
él no tiene ni idea de dónde están sus gafas de sol .
antes de marcharme , quisiera ir al médico .
deme su tarjeta de crédito y firme aquí , por favor .
me alegro de que mis hijos puedan cambiar su vuelo .
Paul , ¿ puedes darme el plano de la ciudad ?
es importante que mi hijo aparque su coche en el garaje hoy .
si mañana hace demasiado calor , vamos a descansar un poco .
buenos días , ¿ quiere dar un paseo por el bosque o prefiere participar en la conferencia ?
queremos cambiar de habitación porque la obra hace demasiado ruido .
¿ cuándo abre el museo de arte los viernes ?
tengo que recoger mi mochila esta noche .
Paul , ¿ puedes prestarme doscientos euros ?
queremos que la camarera de piso espere un momento .
¿ podría confirmar la reserva por correo electrónico , por favor ?
¿ qué día es hoy ? - hoy es martes , diecisiete de febrero .
la motocicleta que alquilé está rota .
siento que ella haya perdido el autobús del aeropuerto .
preguntaremos en la recepción .
es posible que compremos un billete para Londres .
el juez está todavía en el juzgado , no podemos hablar con él antes de las dos .
quisiéramos un apartamento más barato con escritorio y vistas al parque .
la señora Weber llegará el veintiocho de julio a las seis y cuarto .
nos interesa el ayuntamiento . ¿ hay una visita guiada en portugués ?
¿ sabe cómo se va de la gasolinera al castillo ?
mi hermana está sentada en un banco del jardín del castillo y nos espera .
de primero quisiera una tortilla y de segundo pescado con patatas .
disculpe , pedí una tabla de quesos . ¿ cuándo me la va a traer ?
necesito un taxi a la oficina de correos para siete personas a la una menos cuarto .
¿ cuánto cuesta enviar un paquete a Escocia ?
¿ dónde está la toalla limpia ? ¿ podría traérmela , por favor ?
hemos reservado una habitación familiar pequeña a nombre de Dubois .
hemos perdido nuestro billete de avión y ahora tenemos que ir a la oficina de objetos perdidos .
un billete de ida a Hamburgo , por favor , en segunda clase .
mi marido quisiera cambiarse a otra habitación .
de primero quisiéramos una sopa de verduras y de segundo pescado con patatas .
lamentablemente el hotel está completo hasta el veintiuno de abril .
el cuarto de baño huele a humo .
¿ cuánto dura el viaje de Varsovia a Roma ?
camarero , pedí una pizza , pero me ha traído una sopa de tomate .
quisiéramos comprar una blusa más pequeña y un diccionario .
nos interesa el zoo . ¿ hay una visita guiada en alemán ?
no hay champú en la habitación doscientos diez .
el sombrero más barato cuesta un ojo de la cara .
vinimos a Atenas para visitar el monasterio .
quisiera una suite con baño , por favor .
hola , quisiera pagar todo junto . ¿ cuánto cuesta el bocadillo ?
quería preguntarle si podría limpiar la habitación .
no estamos satisfechos con la habitación porque la cama no está hecha .
buenos días , ¿ podemos dejar aquí nuestro móvil hasta las siete y cuarto ?
si no es mucha molestia , ¿ podría prestarme un cargador ?
la sala de desayunos abre a las diez y veinte .
el tren de Atenas a Ginebra lleva cinco minutos de retraso .
¿ llega el ferry a Palma a las diez y cuarto ?
no tengo tiempo de fotografiar el famoso mercado cubierto .
pronto quiero participar en la cata de vinos .
una habitación doble cuesta veinte euros por noche , y el seguro está incluido .
todavía no he recibido el contrato . ¿ podría enseñármelo ?
ya no tenemos pollo , pero puedo recomendarle la sopa de tomate caliente .
lamentablemente no tenemos habitaciones dobles cómodas libres hasta el domingo .
no creo que mis padres puedan quedarse unos días más el martes a las diez y media .
las botas cuestan ochenta euros , pero los zapatos son más baratos .
cuando llegamos a Ginebra , la suite no estaba lista .
es posible que vayamos a la playa mañana .
a mi mujer le encantaría comprar unos recuerdos .
me han robado el carné de conducir y la chaqueta .
la barca que alquilamos está rota .
la cerradura de la puerta está estropeada , y él no encuentra la llave .
estoy seguro de que iré al cine mañana por la noche .
si mañana llueve , tomaré algo en el bar .
nos encantaría fotografiar el famoso palacio .
¿ le importaría ponerme con la habitación veintidós ?
ella durmió como un tronco porque la cama era tan cómoda .
creo que nuestros amigos pueden traer su gato pasado mañana .
queremos que mi hija alquile una motocicleta .
mi hermano tiene que hacer cola una hora en la estación .
me gusta mucho el castillo .
mi mujer tuvo un accidente . ¿ qué debería hacer ?
vine a Hamburgo para reunirme con unos amigos en la estación .
mi hermano teme que el autobús llegue demasiado tarde .
ayer por la noche perdí el autobús del aeropuerto .
espero que mi hermano pueda coger el coche .
de la agencia de viajes a la catedral hay solo cuarenta y cinco minutos a pie .
la señora Miller llamó a las cuatro y dejó un recado para el señor López .
dos billetes de ida y vuelta a Sevilla para el doce de marzo , por favor .
no hace falta que me traiga la hoja de registro , el director ya me la ha dado .
perdí el enlace en Barcelona porque el autobús llegó demasiado tarde .
llame a la señora Fischer al uno siete siete seis cinco , por favor .
pregúntele a la señora Schmidt si quiere hacer senderismo por la montaña , por favor .
hemos oído que la consigna cierra a las seis y veinticinco .
¿ de dónde eres , Laura ? - soy de Francia .
preferiríamos una habitación individual que tenga terraza .
mi hermano durmió como un tronco porque el viaje fue tan largo .
primero quisiera pagar la cuenta y después visitar el teatro de la ópera y el zoo .
pienso que puedo comprar un mapa .
un trozo de pastel cuesta siete euros con noventa .
he pedido una ensalada . ¿ cuándo me la va a traer ?
antes de que llegue el autobús , quisiéramos fotografiar la famosa fortaleza .
mi hijo está sentado en un banco del jardín del castillo y lee el periódico .
tengo que darme prisa porque el tren nocturno para Colonia sale dentro de diez minutos .
¿ dónde está el champú ? ¿ podría traérnoslo , por favor ?
vine a Atenas para ir a la ópera .
nos quedamos con la habitación doble más grande .
¿ envió una postal a Edimburgo hace seis días ?
el acuario es más antiguo que la fortaleza .
cargue una taza de café a la cuenta de la habitación veintisiete , por favor .
acabo de cancelar mi reserva .
es posible que ellos se cambien a otra habitación .
llego el jueves diecinueve de abril a las ocho y veinte .
tenemos muchas ganas de visitar el faro y el hermoso faro el martes .
antes de salir de viaje , quisiéramos dar un paseo por el parque .
el señor Fischer celebra su cumpleaños mañana ; quisiéramos encargar una botella de vino .
quería preguntarle si podría traducir este menú .
el camarero me ha traído una sopa en lugar de un pastel de manzana .
no sé si mi hija puede comprar un peine pasado mañana .
hace seis días los huéspedes dejaron su carné de conducir en el coche . ¿ qué deberían hacer ?
cargue una botella de vino tinto a la cuenta de la habitación doscientos veinte , por favor .
por culpa del atasco mi hermano llegó demasiado tarde a la oficina de turismo .
mi mujer vino a Lisboa para comprar un cuaderno .
el teatro de la ópera es más grande que el ayuntamiento .
¿ cuánto dura el vuelo de Lisboa a Ginebra ?
el caballero se queda hoy en el hotel porque está resfriado .
el coche que los turistas alquilaron es demasiado pequeño .
el sombrero que la camarera de piso encontró debajo de la cama es de nuestros amigos .
he dejado mi carné de identidad en el coche . ¿ qué debería hacer ?
el tren para Colonia sale a las tres del andén dieciocho .
la señora García llegará el quince de noviembre a las doce y cuarto .
¿ podría venir alguien a la habitación doscientos veinte ? los huéspedes de la habitación de al lado escuchan música alta .
despiértenos mañana a las seis menos cuarto , por favor , tenemos que coger el tren a Edimburgo .
no creo que podamos aparcar nuestro coche en el garaje mañana por la noche .
una habitación familiar cuesta cincuenta euros por noche , y el minibar no está incluido .
quisiera que me despertaran a las seis y cuarto , habitación trescientos cuatro .
cuando lleguemos a Madrid , vamos a ir a bailar .
¿ cuánto cuesta una suite grande con ducha por noche ?
necesito la cuenta . ¿ me la puede traer ?
estoy seguro de que cogeré el coche el viernes .
mis padres piensan nadar en el lago .
un billete de ida y vuelta a Ginebra , por favor , en primera clase .
mi hijo tiene que pagar un ojo de la cara por el bolso .
el bolso verde que la camarera de piso encontró debajo de la cama es de mi hermano .
mi hermana puede tener la habitación doble grande con bañera .
ya es hora de que mis padres aparquen su coche en el garaje .
lloverá , por eso leeremos un libro .
¿ hay cerca del hotel un dentista que hable español ?
desde la terraza se pueden ver la iglesia y el lago .
a mi hija le encantaría dar un paseo por la rosaleda .
el médico dice que mi hijo tiene que beber mucha agua durante cuatro días .
mi hermano está buscando su libro . ¿ lo ha visto ?
quisiéramos saber si el tren llega a Viena a las cuatro menos cuarto .
hasta que lleguen mis hijos , quiero ir de compras .
¿ quién puede explicarme el contrato ?
queremos que mis padres vayan a la ópera .
¿ hay un centro comercial cerca de aquí ?
la guía quiere saber si quiero aparcar mi coche en el garaje .
mi hermana solo viaja a Granada de Pascuas a Ramos .
tres billetes de ida y vuelta a Viena para el diecinueve de junio , por favor .
no tengo tiempo de hacer un picnic .
si esta tarde llueve , leeré un libro .
un taxi a la comisaría cuesta unos cinco euros .
¿ le importaría apagar la luz ?
¿ cuánto dura el vuelo de Madrid a Barcelona ?
cuando lleguemos a Berlín , vamos a comprar unas postales .
reservamos un apartamento la semana pasada .
he olvidado llamar a mi abogado .
el médico dice que mi compañero tiene que quedarse en la cama durante tres días .
pedí un filete . ¿ cuándo me lo va a traer ?
pensamos ir al mercado .
la suite grande que la señora reservó la semana pasada no está lista .
no se olvide de enseñarme el apartamento , por favor .
¿ perdió su billete de tren el mes pasado ?
ellos se quedan hoy en el hotel porque están resfriados .
de eso ni hablar , señora Miller .
mi hermana está de vacaciones .
hemos enviado un paquete a Hamburgo .
¿ cuánto cuesta alquilar una motocicleta por cuatro días ?
espero que podamos comprar un billete para Venecia mañana por la noche .
el castillo de Salzburgo es más antiguo que el de Viena .
mi hijo acaba de darse cuenta de que el mando a distancia no funciona .
hace cuatro días perdí el autobús del aeropuerto . ¿ qué debería hacer ?
el señor Serrano perdió el enlace en Londres porque el tren nocturno llegó con retraso .
cuando llegué a Bruselas , la mesa era muy vieja .
no creo que nos acostemos temprano el martes .
camarero , pedí una sopa de tomate caliente , pero me ha traído un helado .
quisiéramos carne con verduras y un vaso de agua mineral .
mi hijo está de vacaciones .
tenemos que darnos prisa porque el autocar para Venecia sale dentro de diez minutos .
tome la primera calle a la izquierda y verá el zoo delante de usted .
puede localizar a mi hijo por teléfono : nueve uno cuatro tres seis .
el domingo pasado tuvimos que traer nuestro perro .
la panadería está delante del famoso monasterio .
disculpe , ¿ qué hora es ? - son las cuatro y cuarto .
la piscina está abierta hasta las dos y media .
¿ va el tren rápido a Varsovia ?
tomaré algo en el bar mañana .
¿ hay una habitación individual libre del primero al trece de mayo ?
estoy de mal humor porque no llueve ahora .
hemos olvidado hablar con la guía .
¿ puede hacerme una foto , por favor ?
aunque estoy resfriado , quiero nadar en el lago .
compré unas tijeras .
mi hermano no come ni huevos ni pescado .
camarero , pedí una tortilla , pero me ha traído un helado .
solemos levantarnos a las seis .
si mañana nieva , ella verá la televisión .
no tengo tiempo de tomar algo en el bar .
buenas noches , ¿ cuánto se tarda en reparar la caja fuerte ?
debe de ser un error : reservé un apartamento más barato , no una habitación familiar .
el director nos traerá un hervidor .
un billete de ida a Granada , por favor , en segunda clase .
nuestros amigos no quieren cancelar su reserva esta tarde .
¿ puedes llevar las maletas al ascensor , por favor ?
hola , soy Wilson , de la habitación doscientos quince . envíe al mozo , por favor .
una pregunta : ¿ sería posible que me despertara a las ocho y cuarto ?
mi hija dejó su pasaporte en casa hace dos horas y ahora tiene que llamar al hotel .
si esta tarde llueve , mi compañero va a leer un libro .
aquí tiene su llave , señora Wilson . su habitación está en la quinta planta .
¿ puede apagar la música , por favor ?
me gusta dormir con la ventana abierta .
¿ qué día es hoy ? - hoy es viernes , veintitrés de agosto .
buenas noches , ¿ podría traerme un poco más de mermelada , por favor ?
el hotel en el que estuve en Varsovia era más cómodo .
la barca que mi mujer alquiló está rota .
¿ podría preparar la cuenta de la habitación dos ? nos marchamos hoy .
quisiera alquilar una motocicleta por ocho días .
¿ cuánto cuesta una habitación luminosa con televisor por noche ?
buenos días , me interesa la exposición . ¿ hay una visita guiada en español ?
como el tren nocturno llega con retraso , no llegaré hasta las dos .
¿ visitaste el teatro antiguo anteayer ?
¿ desea pagar con tarjeta de crédito o por transferencia , señor Wilson ?
mi hija va a comprar un recuerdo el fin de semana .
el caballero quisiera pan con mantequilla y una taza de té .
si no es mucha molestia , ¿ podría imprimir el recibo ?
el libro que la camarera de piso encontró en la habitación veintiuno es del caballero .
todas las habitaciones de la sexta planta tienen ducha .
no se preocupe , señor Weber , le pediremos un taxi .
la cerradura de la puerta está estropeada , y el señor Dubois no encuentra la llave .
nos interesa la fortaleza . ¿ hay una visita guiada en francés ?
¿ cuándo cierra el faro los viernes ?
siento que mi compañero haya perdido su billete de avión .
me quedo con la habitación doble .
la señora Moreno tiene que ver la televisión .
¿ por qué no quiere ir en tren a Salzburgo ?
el apartamento que mi hijo reservó la semana pasada es demasiado pequeño .
el señor García llegará el dos de junio a la una y veinte .
deberíamos aparcar nuestro coche en el garaje dentro de seis horas .
ayer por la noche ellos querían reservar una mesa para dos personas .
nos han robado el billete de tren y el paraguas .
no estoy satisfecho con la habitación porque el secador está estropeado .
¿ puede confirmar la reserva por correo electrónico , por favor ? gracias por su ayuda .
quería ir a nadar hace tres horas .
tengo muchas ganas de alquilar una barca el sábado .
hola , ¿ podría rellenar el formulario , por favor ?
sería muy amable de su parte ayudarme con el equipaje .
todas las habitaciones de la tercera planta tienen chimenea .
quisiera nadar en el lago y comprar unos recuerdos .
acabamos de cambiar nuestro vuelo .
se tarda tres horas en llegar a Salzburgo en coche .
hemos perdido nuestro collar y nuestra llave del coche .
no creo que podamos recoger nuestro paraguas más tarde .
no se olvide de ayudarme con el equipaje , por favor .
le pedí al camarero que confirmara la reserva , pero no ha pasado nada .
nevará , por eso mi hermana va a ir a la ópera .
si el autocar está lleno , tenemos que coger un taxi .
he pedido una sopa de tomate caliente . ¿ cuándo me la va a traer ?
anteayer él perdió el barco . ¿ qué debería hacer ?
estoy seguro de que mi hijo traerá su gato el martes a la una .
es importante que mi hermana envíe una carta a Hamburgo hoy .
la guía quiere saber si cancelaré mi reserva .
quisiéramos una habitación familiar con chimenea , por favor .
el mozo dice que el restaurante está en la segunda planta .
mi hijo habla portugués , pero no entiende el español .
no comemos ni carne ni queso .
quisiera visitar el famoso teatro de la ópera y el teatro de la ópera y participar en la excursión .
quisiera quejarme : el cuarto de baño huele a humo y la calefacción está fuera de servicio .
como el autobús llega con retraso , no llegaré hasta las diez y veinte .
camarero , pedí una sopa caliente , pero me ha traído una sopa de verduras fría .
mi hermana puede tener la suite más barata con caja fuerte .
el tren rápido para en Roma .
el pronóstico dice que estará nublado el fin de semana .
un vaso de vino cuesta cinco euros con noventa .
¿ quiere ir a la playa ?
el acuario es más famoso que el mercado cubierto .
queremos cambiar de habitación porque el hervidor no funciona .
¿ le importaría llamar a la policía ?
aunque hace mucho frío , haremos senderismo por la montaña .
de la comisaría al teatro hay solo treinta minutos a pie .
es importante que mi marido pague con tarjeta de crédito antes de las nueve y cinco .
mi hijo tiene que hacer transbordo en Granada .
¿ cuánto cuesta alquilar un coche por tres días ?
antes de salir de viaje , quisiéramos hacer senderismo por la montaña .
tome la tercera calle a la izquierda y verá el faro delante de usted .
¿ cuándo abre el zoo los domingos ?
