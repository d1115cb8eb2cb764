espero que nuestros amigos paguen la cuenta a las nueve y cuarto .
despiértenos mañana a las nueve , por favor , tenemos que coger el tren a Lisboa .
mi hermana está intentando aparcar su coche en el garaje .
¿ puedo probarme las botas más baratas ?
quiero dar un paseo por el parque .
el tren nocturno para Bruselas sale a las diez del andén siete .
si mañana hace demasiado frío , quiero acostarme temprano .
como el tren rápido estará lleno , no llegaremos hasta las cuatro menos diez .
es importante que mi hijo cambie dinero antes de las ocho y media .
¿ cuántas tazas necesita ? - cinco , por favor .
hemos perdido nuestra llave del coche y nuestros guantes .
este jersey es demasiado grande .
¿ qué recomienda , el filete grande o el helado ?
mi hermana dejó sus gafas de sol en la recepción ayer por la noche .
antes de marcharnos , quisiéramos cambiar nuestro vuelo .
no sé si podemos ir a nadar el martes a las tres y cuarto .
todavía no he recibido la hoja de registro . ¿ podría enseñármela ?
espero que podamos ir a la peluquería el fin de semana .
el señor Miller tiene que hacer cola una hora en la estación .
desde el balcón se pueden ver la exposición y el castillo .
siento que ella se haya resfriado .
no se preocupe , señora Weber , le traeremos una almohada .
quiero que planche esta camisa .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Miller ?
los huéspedes están sentados en un banco del parque y nos esperan .
si mañana nieva , vamos a ir al teatro .
sé que el banco está cerrado los domingos .
¿ podría decirnos si el acceso a internet está incluido en el precio ? muchas gracias de antemano .
el señor Schmidt quiere probar el queso de la región dentro de seis horas .
¿ quiere fotografiar el faro ?
una pregunta : ¿ por qué no pagó con tarjeta de crédito ?
el tren rápido para Zúrich sale a las cinco menos cuarto del andén trece .
por culpa del atasco ella llegó demasiado tarde al hospital .
pregúntele a la señora Moreno si quiere hacer un picnic , por favor .
primero quisiera comprar una maquinilla de afeitar y después fotografiar el ayuntamiento .
perdí mi tarjeta de crédito el diecisiete de noviembre y ahora tengo que ir a la oficina de objetos perdidos .
es importante que los turistas recojan su chaqueta antes de las diez y media .
mi marido está de buen humor porque llueve en este momento .
el famoso ayuntamiento , que está a cinco minutos de aquí , merece una visita .
hola , ¿ le importaría explicarme la lista de precios ?
el camarero nos ha traído una tabla de quesos grande en lugar de una pizza .
he oído que el servicio está incluido en el precio .
mi hermano tiene muchas ganas de ir de compras el fin de semana .
hay que lavar estos pantalones antes del miércoles .
la película que mi marido quería ver empieza a la una y diez .
pasado mañana va a llover .
los niños tienen que darse prisa porque el autobús para Praga sale dentro de cincuenta minutos .
¿ sabe cómo se va de la comisaría al acuario ?
¿ podría ponernos con la habitación trescientos doce , por favor ?
podemos probar el queso de la región .
quisiera quejarme : la cama no está hecha y la lavadora hace demasiado ruido .
el ferry llega a Nápoles a las doce menos cuarto .
el trayecto dura una hora y cuarenta minutos .
traduzca esta frase , por favor .
quisiera saber si el barco llega a Valencia a las dos y diez .
los huéspedes no comen ni patatas ni queso .
tengo que ir al banco antes de las tres y media porque necesito dinero .
hasta que lleguen los niños , quiero fotografiar la biblioteca .
mi hijo está harto de esperar .
quisiera quejarme : los huéspedes de la habitación de al lado escuchan música alta y la calefacción está estropeada .
¿ a qué distancia está el hermoso monasterio de aquí ?
¿ podría decirme a qué hora sale el autobús para París ? muchas gracias de antemano .
quisiera saber si el tren rápido tiene coche restaurante .
no puedo dormir porque el apartamento no está listo .
denos la llave de la habitación treinta y siete , por favor .
primero quisiéramos llamar a nuestra oficina y después tomar algo en el bar .
ellos dejaron su billete de tren en el coche ayer por la tarde y ahora tienen que ir a la policía .
mañana por la mañana me marcho .
buenos días , ¿ cuándo quiere tomar algo en el bar ?
¿ hay alguien aquí que hable alemán ? nuestros amigos no hablan inglés .
he pagado con cheque .
tengo que darme prisa porque el autobús para Varsovia sale dentro de cinco minutos .
el tren rápido llega a Atenas a las cinco .
mi hija se ha roto la mano y tiene que ir al hospital .
hará sol esta tarde .
mis hijos quieren cambiar de habitación porque los niños hacen demasiado ruido .
la conexión a internet no funciona .
tengo muchas ganas de participar en la excursión el fin de semana .
lo sentimos mucho , señora Walker . el técnico vendrá inmediatamente .
quisiéramos saber si el tren nocturno sale a las siete y media .
no creo que podamos pagar con cheque .
quisiera un apartamento bonito con balcón , por favor .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del aeropuerto .
el director quiere saber si queremos cancelar nuestra reserva .
¿ cómo se apaga el aire acondicionado ?
quisiera reservar una suite para cinco personas del once al dieciocho de febrero .
mis padres tienen que hacer cola seis horas en la estación .
los huéspedes que llegaron ayer quisieran prolongar su estancia .
mi reloj va atrasado ; ya son las ocho .
no hace falta que me traiga la hoja de registro , la recepcionista ya me la ha dado .
creo que puedo alquilar una motocicleta .
todavía no he recibido la cuenta . ¿ podría enseñármela ?
¿ podría explicarme el recibo , por favor ?
¿ puedes cambiarme ochenta euros , por favor ?
¿ cómo se llama ? - me llamo Anna Rossi .
espero que los turistas vayan en tren nocturno a Madrid .
me alegro de que mi mujer deje su reloj en la recepción .
necesitamos la hoja de registro . ¿ nos la puede dar ?
la señora Serrano quiere cambiar de habitación porque el televisor no funciona .
el hermoso mercado cubierto está abierto desde las once menos cuarto hasta las siete y cuarto , pero los jueves está cerrado .
cargue un vaso de leche a la cuenta de la habitación treinta y nueve , por favor .
¿ hay una suite pequeña libre del diecinueve al veintiuno de octubre ?
el ferry no irá a Venecia .
llegamos el domingo seis de julio a las doce y veinte .
el hospital está detrás de la iglesia .
el servicio de habitaciones está incluido en el precio .
un taxi al cajero automático cuesta unos treinta y ocho euros .
la carta solo está en alemán , ¿ nos la podría traducir ?
debe de ser un error : reservé una suite , no una habitación doble bonita .
para mí una tortilla grande y un vaso de agua mineral , por favor .
si el martes hace buen tiempo , voy a hacer un picnic .
es una lástima que el suelo sea muy viejo .
mi hija perdió el enlace en Sevilla porque el tren estaba lleno .
quisiéramos un apartamento bonito con caja fuerte y vistas al castillo .
hola , ¿ sería posible que me pusiera con la habitación cinco ?
¿ está incluido el seguro en el precio o tengo que pagarlo aparte ?
el hotel en el que mi hermano estuvo en Barcelona tenía piscina .
¿ han encontrado unas gafas de sol ? nos las hemos dejado en la habitación cuatrocientos uno .
compramos un billete para Londres el diez de diciembre .
mis padres necesitan una tirita de la farmacia .
vine a Colonia para ir al mercado .
¿ cuánto tiempo desea quedarse ? - hasta el martes , si es posible .
estamos buscando nuestra cámara . ¿ la ha visto ?
es importante que los turistas cambien su vuelo hoy .
un apartamento cuesta ochenta euros por noche , y la media pensión no está incluida .
mi hija está acostumbrada a cenar tarde .
en junio suele hacer mucho sol en Sevilla .
mi hermana quiere dar un paseo por el bosque en lugar de ir a la ópera .
llame a la señora Miller al siete tres cero dos nueve , por favor .
nos gusta mucho la famosa fortaleza .
el huésped de la habitación trescientos cuatro ha perdido su llave .
nevará el fin de semana .
en Bruselas llueve a cántaros , por eso vamos a ir a la ópera .
¿ qué recomienda , la sopa de tomate o la pizza ?
la ventana no se puede cerrar , y el sofá es demasiado duro .
la señora Becker quisiera comer algo porque tiene hambre .
llame a un médico , por favor , mi hija se ha roto el pie .
me he dejado mi bufanda en el autobús a Roma .
mi marido vino a Colonia para ir a la ópera .
el domingo va a hacer sol .
se tarda tres horas en llegar a Salzburgo en tren .
el señor López quiere hacer senderismo por la montaña pronto .
el pronóstico dice que hará mucho frío pasado mañana .
el secador de la habitación cuarenta y uno no funciona .
la cuenta asciende a ciento veinte euros , incluida la media pensión .
mi hermano lleva desde la una menos cuarto intentando preguntar en la recepción .
el avión de Edimburgo aterriza a la una menos veinte .
buenos días , ¿ cuándo sale el próximo tren para Venecia ?
el apartamento más grande que el señor Wagner reservó la semana pasada está en la sexta planta .
el tren regional para Atenas sale a las doce y media del andén dieciséis .
tome las pastillas cuatro veces al día , después de las comidas .
la señora Weber celebra su cumpleaños el miércoles ; quisiéramos encargar flores .
llame a un médico , por favor , mi hijo ha tenido un accidente .
mi mujer ha dejado su tarjeta de crédito en la habitación y ahora tiene que ir a la policía .
hola , soy Becker , de la habitación catorce . quisiera pedir el desayuno .
es importante que mi mujer aparque su coche en el garaje antes de las ocho y media .
aunque el caballero tiene dolor de estómago , quiere ir a nadar .
hablo español , pero no entiendo el alemán .
¿ sería posible que nos trajera un cenicero nuevo ?
es importante que el caballero deje sus gafas en la recepción hoy .
esta noche va a hacer mucho viento .
¿ tienen un apartamento para siete personas desde el viernes hasta el lunes ?
tememos que el tren nocturno esté lleno .
llegué tarde porque el autocar estaba lleno .
la familia Wilson se aloja aquí desde el once de mayo .
ella tiene suerte : puede hacer senderismo por la montaña dentro de cinco horas .
¿ podría darnos la llave de la habitación dos , por favor ?
el ayuntamiento está cerrado los martes .
pasé nueve días en Granada y ocho días en Hamburgo .
la recepcionista quiere saber si la señora Schmidt quisiera reservar una mesa para cuatro personas pasado mañana .
mi hijo está intentando recoger su cámara .
¿ podría traerme cuatro secadores , por favor ?
¿ dónde tenemos que bajar para ir a la parada de taxis ?
¿ fue de compras el mes pasado ?
mañana por la mañana el señor Moreno va a comprar un billete para Valencia .
la señora Becker llega el domingo veintiocho de diciembre a las seis y veinte .
de primero quisiéramos una sopa de pescado y de segundo carne con verduras .
el caballero puede comprar unas postales .
¿ quieres nadar en el lago ?
la señora Weber está acostumbrada a cenar tarde .
la cafetera de la habitación cuatrocientos uno está estropeada .
¿ cómo se llama ? - me llamo Julia Weber .
mi hijo se ha roto la mano y tiene que ir al hospital .
pedimos una tortilla . ¿ cuándo nos la va a traer ?
pienso que los huéspedes pueden participar en el curso de idiomas dentro de dos horas .
ya es hora de que mi mujer cambie su vuelo .
si mañana llueve , leeré un libro .
quiero nadar en el lago en lugar de visitar la iglesia .
quisiera reservar una habitación familiar para tres personas del veintitrés al veintisiete de agosto .
el billete a Praga cuesta veintitrés euros , pero mi marido solo tiene un billete de cien euros .
se nos ha acabado la mermelada ; el mozo ha ido a comprar más .
llegamos el domingo catorce de marzo a las diez y cuarto .
tráigame la hoja de registro , por favor .
¿ podría venir alguien a la habitación dieciséis ? la cama no está hecha .
ellos están resfriados .
mis hijos no tienen hambre , pero quisieran una ensalada pequeña .
el caballero quisiera ir al médico porque está enfermo .
pregúntele al señor Moreno si quiere probar el vino de la región , por favor .
mis padres no tienen ni idea de dónde están sus gafas .
la hermosa torre merece una visita .
he escrito una carta a mi abuela .
quisiera ocho entradas para la película del veintisiete de enero .
quiero cambiar de habitación porque el frigorífico hace demasiado ruido .
¿ tienen un apartamento grande para seis personas hasta el sábado ?
el señor Walker llegó tarde porque el tren rápido estaba lleno .
hola , ¿ nos puede traer la hoja de registro ?
pasé siete días en Viena y seis días en Zúrich .
despiérteme el jueves a las tres menos cuarto , por favor , tengo que coger el tren a Edimburgo .
¿ podría decirnos si la reunión se celebra en la sala de conferencias ?
quisiera saber si el barco llega a Palma a las nueve menos diez .
tenemos que hacer cola cinco horas en el aeropuerto .
una botella de agua cuesta seis euros con treinta .
¿ podría venir alguien a la habitación doscientos diez ? la bañera está sucia .
¿ dónde está el albornoz limpio ? ¿ podría traérnoslo , por favor ?
conozco la fortaleza .
el vuelo a Ginebra fue cancelado por la tormenta .
quisiéramos un asiento junto a la ventana para Hamburgo .
tome la segunda calle a la izquierda y verá la exposición delante de usted .
¿ sería posible que me cambiara cien euros ?
¿ podría pasarme la miel , por favor ?
¿ qué tranvía va al acuario ?
mis padres están intentando cambiar su vuelo .
el centro comercial está enfrente del zoo .
buenos días , ¿ podría decirme a qué hora sale el tren nocturno para Madrid ?
pasado mañana va a hacer mucho frío .
el aire acondicionado está estropeado .
¿ puede traducir este menú ?
necesito un taxi a la parada de taxis para dos personas a las doce y diez .
no tengo tiempo de comprar un recuerdo .
quiero que el técnico traiga la cuenta .
quiero fotografiar la fortaleza antigua .
un taxi a la comisaría cuesta unos treinta y nueve euros .
la falda cuesta treinta y un euros , pero la chaqueta caliente es más barata .
la camisa azul cuesta ciento quince euros , pero el sombrero es más barato .
el sombrero más barato cuesta un ojo de la cara .
hola , ¿ puedes darnos la dirección del restaurante , por favor ?
quisiera reservar una habitación familiar para ocho personas del diecisiete al veintitrés de marzo .
hará mucho viento el fin de semana , por eso los niños van a quedarse en el hotel .
la ventana no se puede cerrar , y el apartamento huele a humo .
¿ quisiera marcharse dentro de seis días ?
mis hijos quisieran ir de compras y comprar unos recuerdos .
mis padres pasaron seis días en Varsovia y tres días en Londres .
preferiría un apartamento más barato que tenga balcón .
un apartamento pequeño cuesta noventa y cinco euros por noche , y la media pensión no está incluida .
el director nos explicará el contrato .
¿ cuándo estarán listos mis pantalones azules ?
cargue una taza de café a la cuenta de la habitación cuatrocientos seis , por favor .
quisiera una habitación individual con caja fuerte , por favor .
¿ cuánto cuesta una habitación grande con balcón por noche ?
necesitamos un taxi al supermercado para cuatro personas a las tres .
en Praga llueve a cántaros , por eso tomaremos algo en el bar .
hola , ¿ dónde podemos comprar una pila ?
en Venecia llueve a cántaros , por eso voy a tomar algo en el bar .
el tren nocturno para en todas las estaciones .
no vale la pena ir a la visita guiada .
¿ cuánto cuestan los pantalones del escaparate ?
el señor Schmidt pasó cinco días en Praga y cuatro días en Hamburgo .
puede localizar a mi mujer por teléfono : cinco ocho ocho dos seis .
no tenemos ganas de nadar en el lago .
el trayecto dura cinco horas y diez minutos .
mi mujer pasó tres días en Viena y dos días en Valencia .
si el autobús llega con retraso , ella se quedará otra noche .
buenas noches , ¿ sabe cuándo abre el museo ?
si el fin de semana hace buen tiempo , la señora Moreno va a hacer un picnic .
la guía con la que el señor López habló esta mañana era muy amable .
hola , ¿ puedes hacernos una foto , por favor ?
solemos levantarnos a las nueve .
los turistas piensan ir al mercado .
vine a Sevilla para probar el vino de la región .
perdimos el enlace en Viena porque el tren llegó con retraso .
antes de que anochezca , quisiéramos ir al mercado .
un taxi al hospital cuesta unos treinta y seis euros .
si mañana nieva , mis padres tomarán algo en el bar .
buenos días , ¿ podemos fumar aquí ?
buenos días , ¿ puede llevar el equipaje a la habitación ?
llegué tarde porque el autocar llegó demasiado tarde .
quiero que mi hija vaya al cine .
la bicicleta que alquilamos tiene una rueda pinchada .
no estamos satisfechos con la habitación porque la conexión a internet no funciona .
me quedo con la habitación .
el hervidor de la habitación doscientos diez está estropeado .
en la habitación treinta y cuatro huele a gas .
primero quisiéramos preguntar en la recepción y después ir al teatro .
siga todo recto y luego gire a la izquierda en la embajada .
la señora Schmidt llegará el catorce de junio a las ocho y cinco .
la señora López celebra su aniversario de boda hoy ; quisiera encargar una tarta .
después del desayuno queremos hacer senderismo por la montaña , pero antes tenemos que reservar una suite .
pienso que daré un paseo por el bosque a las dos y media .
quisiera una habitación doble tranquila con caja fuerte y vistas al mar .
esta tarde ella quisiera fotografiar el castillo .
el señor Rossi llamó a las cuatro y media y dejó un recado para el señor Dubois .
ya no tenemos pollo , pero puedo recomendarle el pastel de manzana .
¿ podría enseñarme la habitación , por favor ?
aunque llueve , mi hermano va a dar un paseo por el parque .
¡ hasta luego , Paul !
el avión de Madrid aterriza a la una y media .
el próximo martes llego a Barcelona y me quedo tres noches .
¿ podría decirme si la lavandería está abierta hasta las once y cuarto ?
en Granada lleva ocho días lloviendo .
¿ quiere comprar un mapa ?
el señor Wilson necesita algo para la tos .
los turistas tienen prisa .
¿ qué vino va bien con el filete grande ?
¿ podemos dejar aquí nuestro móvil hasta las cinco y cuarto ?
¿ cuánto dura el trayecto de Varsovia a Roma ?
se tarda treinta minutos en preparar la sopa .
dudo que veamos la televisión pasado mañana .
pregúntele a la señora Weber si quiere comprar un cuaderno , por favor .
¿ cuándo quisiera fotografiar el zoo ?
¿ podría decirnos a qué hora sale el autocar para Valencia ?
mi marido no está satisfecho con la habitación porque la cama supletoria no está hecha .
cambie las sábanas , por favor .
estamos buscando nuestro diario . ¿ lo ha visto ?
la pizza que mi mujer pidió está demasiado salada .
cuando llegamos a Zúrich , la calefacción no funcionaba .
si no es mucha molestia , ¿ podría explicarme la cuenta ?
quisiera hablar con el señor Miller , por favor .
el hotel en el que el señor Weber estuvo en Varsovia tenía piscina .
las botas marrones cuestan un ojo de la cara .
ellos quisieran cambiar quinientos dólares por euros .
la próxima semana el señor Dubois llega a Ginebra y se queda una noche .
el ferry zarpa a las once y media .
lo sentimos mucho , señora Wagner . el técnico se ocupará de ello dentro de treinta minutos .
nuestros amigos tienen suerte : pueden ir a la ópera .
pienso que puedo tomar algo en el bar a las once y cuarto .
quisiéramos alquilar un coche e ir al teatro .
he reservado una habitación familiar a nombre de Wilson .
no nos traiga todavía la pizza pequeña , por favor .
de eso ni hablar , señor Brown .
el castillo de Roma es más antiguo que el de Salzburgo .
tenemos que ir al banco antes de la una y media porque necesitamos dinero .
tememos que el tren nocturno lleve cuarenta y cinco minutos de retraso .
estamos a punto de prolongar nuestra estancia .
buenas noches , ¿ desea pagar por transferencia o en efectivo , señora Walker ?
nadie pudo decirme dónde está la gasolinera .
el tren rápido saldrá del andén dos .
estoy de buen humor porque quiere llover .
solemos levantarnos a las once menos cuarto .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho mañana .
cuando llegue a Ginebra , voy a ir al cine .
el director quiere saber si me quedaré unos días más mañana .
el señor Schmidt está harto de esperar .
no puedo dormir porque la cama supletoria es demasiado blanda .
ellos han roto el vaso . ¿ qué deberían hacer ?
lamentablemente no tenemos suites luminosas libres hasta el sábado .
el vuelo de Zúrich fue cancelado por la huelga .
lamentablemente no tenemos habitaciones libres hasta el jueves .
de primero quisiéramos una tortilla y de segundo fideos con champiñones .
aunque estamos enfermos , queremos hacer senderismo por la montaña .
¿ cuál es el código del garaje ?
¿ puedes darme la dirección del dentista , por favor ?
ellos no saben la contraseña .
ni hablar de que mi hija pruebe el pescado de la región .
el cuarto de baño es demasiado frío .
no creo que llamemos a nuestra familia .
en julio suele hacer mucho sol en Lisboa .
pienso que mi marido puede pagar la cuenta .
recomiéndeme un buen restaurante , por favor .
¿ le importaría llevar el equipaje a la habitación ?
¿ tienen una habitación familiar para seis personas para tres noches ?
el tren rápido para Edimburgo sale a las cinco del andén quince .
lo sentimos mucho , señor Brown . el mozo vendrá dentro de cincuenta minutos .
¿ cuándo quisieras hacer un picnic ?
para mí una sopa de verduras fría y una taza de café , por favor .
el tren de Varsovia a Valencia lleva cuarenta minutos de retraso .
el mozo que habla español es muy amable .
¿ podría traerme una taza de té , por favor ?
ellos quisieran quedarse hasta el jueves .
la semana pasada ellos tuvieron que quedarse unos días más .
todas las habitaciones de la segunda planta tienen ducha .
se nos ha acabado el pan ; la camarera de piso ha ido a comprar más .
tengo que hacer transbordo en Viena .
la fortaleza está abierta desde las diez y cuarto hasta las nueve y media , pero los lunes está cerrada .
para mí una sopa de verduras y un vaso de cerveza , por favor .
¿ podría prestarme un plano de la ciudad , por favor ?
hay que limpiar estas camisas antes del viernes .
el médico dice que mi hermano tiene que quedarse en la cama durante dos días .
el castillo de Hamburgo es más antiguo que el de Lisboa .
quiero participar en el paseo en barco en lugar de dar un paseo por el casco antiguo .
quisiera hablar con el señor Schmidt , por favor .
hablamos español , pero no entendemos el italiano .
hablo español , pero no entiendo el italiano .
¿ quiere reunirse con unos amigos en la estación o prefiere dar un paseo por la rosaleda ?
nuestros amigos perdieron el enlace en Bruselas porque el autocar llegó demasiado tarde .
mi compañero quiere trabajar en la biblioteca más tarde .
estoy buscando mi reloj . ¿ lo ha visto ?
preferiría una habitación doble grande que tenga cocina .
ayer por la tarde mi hermana quería hacer senderismo por la montaña .
¿ dejó su sombrero en la recepción ?
la carretera a París está cortada , así que tengo que dar un rodeo .
buenas noches , señor Navarro . ¿ ha dormido bien ?
despiérteme el sábado a las diez menos cuarto , por favor , tengo que estar en el aeropuerto antes de las cinco y veinticinco .
después del almuerzo mi compañero quiere participar en el curso de idiomas , pero antes tiene que recoger su llave del coche .
el huésped de la habitación trescientos doce ha pedido el desayuno .
disculpe , ¿ qué hora es ? - son las siete y veinticinco .
¿ podría decirnos si el monasterio abre a las nueve y diez ?
¿ puede cambiarnos ciento cincuenta euros , por favor ?
¿ me puedo llevar la bicicleta ?
nuestros amigos quieren cambiar de habitación porque la obra es demasiado ruidosa .
¿ podría preparar la cuenta de la habitación veintiuno ? nos marchamos dentro de una hora .
queremos cambiar de habitación porque la cafetera está fuera de servicio .
la mochila roja que la camarera de piso encontró en la habitación doscientos cinco es de los niños .
dentro de seis horas la señora Schmidt quiere hablar con el médico .
¿ tienen un apartamento para dos personas desde el viernes hasta el sábado ?
la charla empieza a las once .
¿ puedes darnos la llave de la habitación cuarenta , por favor ?
voy a cancelar mi pedido el martes .
cuando llegamos a París , el cuarto de baño estaba mojado .
¿ tienen una casa de vacaciones para seis personas desde el domingo hasta el jueves ?
¿ hay un apartamento libre del veinticinco al treinta y uno de mayo ?
acabamos de pagar la cuenta .
tengo que hacer cola cuatro horas en el museo .
quisiéramos carne con verduras y una taza de café .
hay un error en la cuenta : no he pedido ninguna sopa de pescado .
después del almuerzo quiero hacer senderismo por la montaña , pero antes tengo que reservar una habitación .
me llamo Miller , tengo una reserva para dos personas .
hemos comprado chocolate para nuestros nietos .
el almuerzo se sirve a partir de las once y media en el comedor .
¿ qué autobús va a la catedral ?
¿ hay una habitación libre del cinco al trece de octubre ?
antes de salir de viaje , quisiéramos dar un paseo por la rosaleda .
la visita de la ciudad dura seis horas .
nos interesa el museo . ¿ hay una visita guiada en francés ?
¿ cuánto cuesta una habitación bonita con baño por noche ?
hola , ¿ quieres almorzar en la habitación más tarde ?
la cerradura del armario está estropeada , y no encuentro la llave .
¿ podría venir alguien a la habitación treinta y dos ? la cama supletoria no está hecha .
tenemos que hacer transbordo en Valencia .
mis padres están esperando el tren rápido para Venecia .
quisiéramos una habitación luminosa con televisor , por favor .
estamos de buen humor porque hace mucho calor ahora .
pienso que puedo tomar algo en el bar esta tarde .
¿ cambió dinero el sábado pasado ?
un billete de ida a Bruselas , por favor , en segunda clase .
¿ sabía que la fiesta se celebra en el jardín del castillo ?
tres sellos para cartas a Inglaterra , por favor .
queremos que mi hija compre unos recuerdos .
pagamos la cuenta pasado mañana .
mi marido está de mal humor porque hace mucho calor en este momento .
ella ha escrito una carta a su hermano .
primero quisiera comprar un billete para Roma y después probar el queso de la región .
he dejado mi carné de identidad en casa y ahora tengo que rellenar un formulario .
esta noche nos marchamos .
queremos cambiar de habitación porque el grifo no funciona .
el señor Wilson llamó a las once menos diez y dejó un recado para la señora García .
mi hermana se quedó dormida . ¿ qué debería hacer ?
ellos tienen que hacer cola tres horas en el museo .
el desayuno se sirve a partir de las seis y cuarto en la sala de desayunos .
mi hija quería comprar un sello ayer por la noche .
llegamos el sábado dieciocho de noviembre a las siete menos cuarto .
aquí tiene su llave , señor Schmidt . su habitación está en la tercera planta .
se tarda seis horas en llegar a Salzburgo en autobús .
en enero suele hacer mucho viento en Múnich .
¿ cuánto cuesta enviar una carta a Alemania ?
la conexión a internet no funciona desde el sábado .
nos han robado el carné de identidad y la maleta .
¿ dónde podemos comprar pasta de dientes ?
el caballero está intentando cancelar su pedido .
quisiera alquilar una bicicleta y tomar algo en el bar .
el taxi que pedí para las diez menos cuarto todavía no ha venido .
lamentablemente no tenemos suites pequeñas libres hasta el jueves .
nadie pudo decirme dónde está el centro comercial .
llame a un médico , por favor , mi hermana se ha desmayado .
ella puede probar el queso de la región .
¿ se celebra la fiesta en el jardín del castillo ?
no tengo ni idea de dónde está mi collar .
cuando llegue a Granada , voy a visitar el hermoso mercado cubierto .
el mejor hotel de Venecia está en el bar .
los niños durmieron como un tronco porque el viaje fue tan largo .
llame a un médico , por favor , mi compañero se ha roto el pie .
la falda que él compró es demasiado pequeña .
quisiera saber si el tren sale a las cinco .
el caballero está sentado en un banco del patio y nos espera .
la señora Wilson no está hoy . ¿ quiere dejar un recado ?
¿ puede firmar aquí ? gracias por su ayuda .
tenemos que hacer transbordo en Hamburgo .
mi marido está a punto de cambiar los pantalones más baratos por otra cosa .
¿ fue a la peluquería la semana pasada ?
la cerradura del armario está estropeada , y mi hermano no encuentra la llave .
quisiera jamón y huevos y una botella de cerveza .
¿ podría pasarme el pan , por favor ?
su habitación está en la tercera planta , al lado del ascensor .
necesitamos la confirmación de la reserva . ¿ nos la puede dar ?
volaré a Bruselas en abril .
hasta que lleguen los turistas , queremos hacer senderismo por la montaña .
cuando lleguemos a Valencia , vamos a comprar una guía de viajes .
mañana hará mucho frío .
me interesa la iglesia . ¿ hay una visita guiada en portugués ?
si mañana hace buen tiempo , voy a hacer un picnic .
el tren de Roma a Múnich lleva veinte minutos de retraso .
no estamos satisfechos con la habitación porque la habitación está sucia .
puedo quedarme unos días más mañana por la mañana .
¿ puedes llevar el equipaje a la estación , por favor ?
hasta que lleguen los turistas , queremos tomar algo en el bar .
mi hijo no llamará a su familia .
pasé seis días en Londres y cuatro días en Berlín .
estamos buscando nuestra bufanda . ¿ la ha visto ?
si mañana hace demasiado frío , voy a descansar un poco .
llámenos en cuanto el almuerzo esté listo , por favor .
ellos acaban de darse cuenta de que el grifo está estropeado .
